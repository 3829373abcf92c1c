"""The card set: every component of the game, and where to look things up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import attrs

from rlyeh_rules.kernel import Content as _Content
from rlyeh_rules.kernel import named, record

from .cards import (
    CULTIST,
    CthulhuFacts,
    Discovery,
    DiscoveryFacts,
    EnemyFacts,
    EpisodeFacts,
    InsanityFacts,
    InvestigatorFacts,
    Mythos,
    MythosFacts,
    PartFacts,
    RelicFacts,
    Side,
    SpaceFacts,
    Use,
)
from .effects import ChooseOne, Effect, If, MakeRoll, Summon
from .spaces import PARTS, Map, Space
from .traits import OnDeath
from .vocabulary import Skill

__all__ = ["Content"]


@record
class Content(_Content):
    """A card set: every component of the game.

    Attributes:
        spaces: the fourteen spaces and what links them (RR-2.1 to RR-2.12, RR-R1).
        investigators: the investigators' boards.
        insanities: the insanity cards (RR-20.9).
        enemies: the Cultists and the R'lyeh Spawn.
        monsters: the Unknown Monster cards (RR-1.4).
        experts: the Expert Cultists (RR-R31).
        cthulhu: the one card of Cthulhu (RR-1.16).
        parts: the body parts on his dashboard (RR-5.8).
        episode: the one Episode card.
        mythos: the Mythos cards, the Unknown ones among them (RR-1.3, RR-16.7).
        discovery: the Discovery cards (RR-22.1).
        relics: the Unknown Relics (RR-23.8).
        custom: whether the numbers of cards may be others than those of the box.
        map: what links the spaces.
        health: the health of each body part, in the order of `PARTS`.
        kinds: every kind of enemy, by its id.
        cultists: the kinds that count as Cultists (RR-23.1, RR-R31).
        boards: the skills of each investigator, by its id.
        ranks: the place of each skill on the board of each investigator, from 0.
        myths: every Mythos card, by its id.
        finds: every Discovery card, by its id.
        relic_facts: every Unknown Relic, by its id.
        effects: every list of effects that is not empty, by its key: `mythos:{id}`, `summons:{id}` (its summons, as
            effects), `find:{id}` (a central text), `use:{id}:{side}:{n}`, `end:{id}:{side}`, `relic:{id}:{0, flipped
            1}:{n}`, `death:{kind}`, `setup:{kind}`, `advance:{kind}`, `cthulhu:advance`, `cthulhu:end`,
            `episode:advance`; the lists within the effect at place `at` of a list as `{key}/{at}/then`,
            `{key}/{at}/otherwise`, `{key}/{at}/way{n}`. All count from 0.
        mythos_cards: how many there are of each Mythos card that is no Unknown one.
        unknown_cards: how many there are of each Unknown Mythos card.
        discovery_cards: how many there are of each Discovery card: one.
        fire: the Fire tokens that there are for the map (RR-15.4).
    """

    game = "rising"

    spaces: tuple[SpaceFacts, ...] = attrs.field(eq=False, repr=False)
    investigators: tuple[InvestigatorFacts, ...] = attrs.field(eq=False, repr=False)
    insanities: tuple[InsanityFacts, ...] = attrs.field(eq=False, repr=False)
    enemies: tuple[EnemyFacts, ...] = attrs.field(eq=False, repr=False)
    monsters: tuple[EnemyFacts, ...] = attrs.field(eq=False, repr=False)
    cthulhu: tuple[CthulhuFacts, ...] = attrs.field(eq=False, repr=False)
    parts: tuple[PartFacts, ...] = attrs.field(eq=False, repr=False)
    episode: tuple[EpisodeFacts, ...] = attrs.field(eq=False, repr=False)
    mythos: tuple[MythosFacts, ...] = attrs.field(eq=False, repr=False)
    discovery: tuple[DiscoveryFacts, ...] = attrs.field(eq=False, repr=False)
    experts: tuple[EnemyFacts, ...] = attrs.field(default=(), eq=False, repr=False)
    relics: tuple[RelicFacts, ...] = attrs.field(default=(), eq=False, repr=False)
    custom: bool = attrs.field(default=False, eq=False, repr=False)
    map: Map = attrs.field(init=False, eq=False, repr=False)
    health: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    kinds: Mapping[str, EnemyFacts] = attrs.field(init=False, eq=False, repr=False)
    cultists: frozenset[str] = attrs.field(init=False, eq=False, repr=False)
    boards: Mapping[str, tuple[Skill, ...]] = attrs.field(init=False, eq=False, repr=False)
    ranks: Mapping[str, Mapping[Skill, int]] = attrs.field(init=False, eq=False, repr=False)
    myths: Mapping[str, MythosFacts] = attrs.field(init=False, eq=False, repr=False)
    finds: Mapping[str, DiscoveryFacts] = attrs.field(init=False, eq=False, repr=False)
    relic_facts: Mapping[str, RelicFacts] = attrs.field(init=False, eq=False, repr=False)
    effects: Mapping[str, tuple[Effect, ...]] = attrs.field(init=False, eq=False, repr=False)
    mythos_cards: Annotated[Mapping[Mythos, int], named] = attrs.field(init=False, eq=False, repr=False)
    unknown_cards: Annotated[Mapping[Mythos, int], named] = attrs.field(init=False, eq=False, repr=False)
    discovery_cards: Annotated[Mapping[Discovery, int], named] = attrs.field(init=False, eq=False, repr=False)
    fire: int = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Make the look-up tables."""
        health = {facts.id: facts.health for facts in self.parts}
        tables: dict[str, Any] = {
            "map": Map((facts.id, other) for facts in self.spaces for other in facts.links),
            "health": tuple(health.get(part, 0) for part in PARTS),
            "kinds": {facts.id: facts for facts in (*self.enemies, *self.monsters, *self.experts)},
            "cultists": frozenset((CULTIST, *[facts.id for facts in self.experts])),
            "boards": {facts.id: facts.skills for facts in self.investigators},
            "ranks": {facts.id: {skill: at for at, skill in enumerate(facts.skills)} for facts in self.investigators},
            "myths": {facts.id: facts for facts in self.mythos},
            "finds": {facts.id: facts for facts in self.discovery},
            "relic_facts": {facts.id: facts for facts in self.relics},
            "effects": dict(self.effect_lists()),
            "mythos_cards": {facts.id: facts.copies for facts in self.mythos if not facts.unknown},
            "unknown_cards": {facts.id: facts.copies for facts in self.mythos if facts.unknown},
            "discovery_cards": {facts.id: 1 for facts in self.discovery},
            "fire": self.episode[0].fire if self.episode else 0,
        }
        for name, table in tables.items():
            object.__setattr__(self, name, table)

    def effect_lists(self) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """Every list of effects that is not empty, with its key; each is followed by the lists within it."""
        for key, effects in self._printed_effects():
            yield from _with_nested(key, effects)

    def _printed_effects(self) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """What stands on the cards, with its key."""
        for card in self.mythos:
            yield f"mythos:{card.id}", card.effects
            yield f"summons:{card.id}", tuple(Summon(come.enemy, come.where, come.count) for come in card.summons)
        for find in self.discovery:
            yield f"find:{find.id}", find.effects
            for side in Side:
                half = find.half(side)
                yield from _uses(f"use:{find.id}:{side}", half.uses)
                yield f"end:{find.id}:{side}", half.end_of_turn
        for relic in self.relics:
            yield from _uses(f"relic:{relic.id}:0", relic.uses)
            yield from _uses(f"relic:{relic.id}:1", relic.flipped_uses)
        for enemy in (*self.enemies, *self.monsters, *self.experts):
            deaths = [ability.effects for ability in enemy.abilities if isinstance(ability, OnDeath)]
            yield f"death:{enemy.id}", tuple(effect for effects in deaths for effect in effects)
            yield f"setup:{enemy.id}", enemy.setup
            yield f"advance:{enemy.id}", enemy.advance
        for elder in self.cthulhu[:1]:
            yield "cthulhu:advance", elder.advance
            yield "cthulhu:end", elder.end_of_turn
        for episode in self.episode[:1]:
            yield "episode:advance", episode.advance

    @property
    def start(self) -> Space:
        """The space in which the investigators begin."""
        return self.episode[0].start

    def faults(self) -> Iterator[str]:
        """What the set cannot be played with."""
        from .components import faults  # noqa: PLC0415 - it reads a card set; this is the way back

        yield from faults(self)

    def words(self, entry: Any) -> str:
        """What a card does, in words that are made of its effects."""
        from .wording import words  # noqa: PLC0415 - likewise

        return words(entry)


def _uses(key: str, uses: tuple[Use, ...]) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """The effects of each thing that can be done with a card."""
    for at, use in enumerate(uses):
        yield f"{key}:{at}", use.effects


def _with_nested(key: str, effects: tuple[Effect, ...]) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """A list of effects, then the lists within it; not those that are empty."""
    if effects:
        yield key, effects
    for at, effect in enumerate(effects):
        if isinstance(effect, If | MakeRoll):
            yield from _with_nested(f"{key}/{at}/then", effect.then)
            yield from _with_nested(f"{key}/{at}/otherwise", effect.otherwise)
        elif isinstance(effect, ChooseOne):
            for way, choice in enumerate(effect.ways):
                yield from _with_nested(f"{key}/{at}/way{way}", choice.effects)
