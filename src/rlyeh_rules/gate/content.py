"""The card set: every card of the box, and where to look things up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final

import attrs

from rlyeh_rules.kernel import Content as _Content
from rlyeh_rules.kernel import named, record

from .cards import (
    ArtifactFacts,
    CharacterFacts,
    Deed,
    Direction,
    DirectionFacts,
    Equipment,
    EquipmentFacts,
    GodFacts,
    Insanity,
    InsanityFacts,
    Keeping,
    Mythos,
    MythosFacts,
    NatureFacts,
    Side,
    Sigil,
)
from .effects import (
    AtRandom,
    DrawLess,
    Effect,
    Forbid,
    MustDiscard,
    MustSwap,
    Mute,
    NoSwap,
    OnlyVote,
    SeeLess,
    Standing,
)
from .scoring import CLOSED, values

__all__ = ["ARTIFACTS_IN_PLAY", "Content"]

ARTIFACTS_IN_PLAY: Final = 4
"""So many Artifacts are mixed into the mythos deck (GR-13.2.1)."""


@record
class Content(_Content):
    """A card set: every card of the box (GR-2.1 to GR-2.9).

    Attributes:
        mythos: the mythos cards.
        insanity: the insanity cards.
        necronomicon: the cover of the book and its direction cards.
        natures: the Secret Nature cards.
        equipment: the twelve pieces of Equipment.
        characters: the characters.
        artifacts: the Artifacts.
        gods: the god cards with text.
        custom: whether the numbers of cards may be others than those of the box.
        values: what each mythos card counts, by direction (or `scoring.CLOSED`) and target.
        beasts: the beasts.
        facts: what stands on each insanity card.
        secrets: the insanity cards that lie face down with their owner.
        turning: the side that a turning card leads to.
        answers: the only vote that a card leaves its owner.
        forbidden: the kind of action that a card forbids.
        at_random: the kind of action of which a card leaves the choice to chance.
        weights: for each thing that a card can impose, how much of it each insanity card does.
        after: the insanity cards that have effects after a kind of action.
        effects: the effects of every insanity card, Artifact and god that has some, by id.
        uses: how often each piece of Equipment can be used.
        gear: the Equipment of each character.
        tools: what stands on each Artifact.
        directions: what stands on each direction card.
        mythos_deck: every mythos card, Artifacts apart, as often as there is one of it.
        insanity_deck: every insanity card, likewise.
        mythos_cards: how many there are of each mythos card.
        artifact_cards: how many there are of each Artifact.
        insanity_cards: how many there are of each insanity card.
        direction_cards: how many there are of each direction card.
    """

    game = "gate"

    mythos: tuple[MythosFacts, ...] = attrs.field(eq=False, repr=False)
    insanity: tuple[InsanityFacts, ...] = attrs.field(eq=False, repr=False)
    necronomicon: tuple[DirectionFacts, ...] = attrs.field(eq=False, repr=False)
    natures: tuple[NatureFacts, ...] = attrs.field(eq=False, repr=False)
    equipment: tuple[EquipmentFacts, ...] = attrs.field(eq=False, repr=False)
    characters: tuple[CharacterFacts, ...] = attrs.field(eq=False, repr=False)
    artifacts: tuple[ArtifactFacts, ...] = attrs.field(eq=False, repr=False)
    gods: tuple[GodFacts, ...] = attrs.field(eq=False, repr=False)
    custom: bool = attrs.field(default=False, eq=False, repr=False)
    values: Mapping[str, Mapping[Sigil, Mapping[str, int]]] = attrs.field(init=False, eq=False, repr=False)
    beasts: frozenset[str] = attrs.field(init=False, eq=False, repr=False)
    facts: Mapping[str, InsanityFacts] = attrs.field(init=False, eq=False, repr=False)
    secrets: frozenset[str] = attrs.field(init=False, eq=False, repr=False)
    turning: Mapping[str, Side] = attrs.field(init=False, eq=False, repr=False)
    answers: Mapping[str, bool] = attrs.field(init=False, eq=False, repr=False)
    forbidden: Mapping[str, frozenset[Deed]] = attrs.field(init=False, eq=False, repr=False)
    at_random: Mapping[str, frozenset[Deed]] = attrs.field(init=False, eq=False, repr=False)
    weights: Mapping[type[Standing], Mapping[str, int]] = attrs.field(init=False, eq=False, repr=False)
    after: Mapping[Deed, frozenset[str]] = attrs.field(init=False, eq=False, repr=False)
    effects: Mapping[str, tuple[Effect, ...]] = attrs.field(init=False, eq=False, repr=False)
    uses: Mapping[Equipment, int] = attrs.field(init=False, eq=False, repr=False)
    gear: Mapping[str, Equipment] = attrs.field(init=False, eq=False, repr=False)
    tools: Mapping[str, ArtifactFacts] = attrs.field(init=False, eq=False, repr=False)
    directions: Mapping[str, DirectionFacts] = attrs.field(init=False, eq=False, repr=False)
    mythos_deck: Annotated[tuple[Mythos, ...], named] = attrs.field(init=False, eq=False, repr=False)
    insanity_deck: Annotated[tuple[Insanity, ...], named] = attrs.field(init=False, eq=False, repr=False)
    mythos_cards: Annotated[Mapping[Mythos, int], named] = attrs.field(init=False, eq=False, repr=False)
    artifact_cards: Annotated[Mapping[Mythos, int], named] = attrs.field(init=False, eq=False, repr=False)
    insanity_cards: Annotated[Mapping[Insanity, int], named] = attrs.field(init=False, eq=False, repr=False)
    direction_cards: Annotated[Mapping[Direction, int], named] = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Make the look-up tables."""
        directions = {facts.id: facts for facts in self.necronomicon if not facts.cover}
        artifacts = [facts.id for facts in self.artifacts]
        tables: dict[str, Any] = {
            "values": {
                **{facts.id: values(self.mythos, artifacts, facts) for facts in directions.values()},
                CLOSED: values(self.mythos, artifacts, None),
            },
            "beasts": frozenset(facts.id for facts in self.mythos if facts.is_beast),
            "facts": {facts.id: facts for facts in self.insanity},
            "secrets": frozenset(facts.id for facts in self.insanity if facts.keeping is Keeping.SECRET),
            "turning": {facts.id: facts.turns for facts in self.insanity if facts.turns is not None},
            "answers": {
                facts.id: rule.yes for facts in self.insanity for rule in facts.standing if isinstance(rule, OnlyVote)
            },
            "forbidden": self._deeds(Forbid),
            "at_random": self._deeds(AtRandom),
            "weights": {kind: self._weights(kind) for kind in (SeeLess, DrawLess, MustDiscard, NoSwap, MustSwap, Mute)},
            "after": {
                deed: frozenset(facts.id for facts in self.insanity if facts.after is deed and facts.effects)
                for deed in Deed
            },
            "effects": {
                **{facts.id: facts.effects for facts in self.insanity if facts.effects},
                **{facts.id: facts.effects for facts in self.artifacts if facts.effects},
                **{facts.id: facts.effects for facts in self.gods if facts.effects},
            },
            "uses": {facts.id: facts.uses for facts in self.equipment},
            "gear": {facts.id: facts.equipment for facts in self.characters},
            "tools": {facts.id: facts for facts in self.artifacts},
            "directions": directions,
            "mythos_deck": tuple(facts.id for facts in self.mythos for _ in range(facts.copies)),
            "insanity_deck": tuple(facts.id for facts in self.insanity for _ in range(facts.copies)),
            "mythos_cards": {facts.id: facts.copies for facts in self.mythos},
            "artifact_cards": dict.fromkeys(artifacts, 1),
            "insanity_cards": {facts.id: facts.copies for facts in self.insanity},
            "direction_cards": dict.fromkeys(directions, 1),
        }
        for name, table in tables.items():
            object.__setattr__(self, name, table)

    def _deeds(self, kind: type[Forbid | AtRandom]) -> dict[str, frozenset[Deed]]:
        """The kinds of action that each insanity card says something of."""
        found = {
            facts.id: frozenset(rule.deed for rule in facts.standing if isinstance(rule, kind))
            for facts in self.insanity
        }
        return {card: deeds for card, deeds in found.items() if deeds}

    def _weights(self, kind: type[Standing]) -> dict[str, int]:
        """How much of something each insanity card imposes that imposes any."""
        found = {
            facts.id: sum(getattr(rule, "count", 1) for rule in facts.standing if isinstance(rule, kind))
            for facts in self.insanity
        }
        return {card: weight for card, weight in found.items() if weight}

    def faults(self) -> Iterator[str]:
        """What the set cannot be played with."""
        from .components import faults  # noqa: PLC0415 - it reads a card set; this is the way back

        yield from faults(self)

    def words(self, entry: Any) -> str:
        """What a card does, in words that are made of its effects."""
        from .wording import words  # noqa: PLC0415 - likewise

        return words(entry)
