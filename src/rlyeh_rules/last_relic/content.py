"""The card set: every card with its boxes read, the Relic tokens, the tracks, and where to look things up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Final, TypeVar

import attrs

from rlyeh_rules.kernel import Content as _Content
from rlyeh_rules.kernel import Source, named, record

from .cards import (
    Card,
    GreatOldOne,
    GreatOldOneFacts,
    Location,
    LocationFacts,
    ReinforcementFacts,
    Relic,
    RelicFacts,
    Space,
    StartingAdventurer,
    StartingCult,
    Track,
)
from .effects import Aura, Box, Continuous, Faction, Row, Stat, Taken, When
from .language import UnreadableBox, read_continuous, read_row

__all__ = ["DEALT", "NEEDED", "START_FUNDS", "Content"]

K = TypeVar("K")
T = TypeVar("T")

ADVENTURER: Final = Faction.ADVENTURER
CULT: Final = Faction.CULT

NEEDED: Final = 6
"""Relics that a Great Old One needs (LR-9.1.1)."""
DEALT: Final = 4
"""Locations that the Cult draws at set-up (LR-3.9)."""
START_FUNDS: Final = 3
"""LR-3.2."""


# ------------------------------------------------------------------ the boxes

Printed = tuple[Faction, Box, str]
"""Where something is printed: whose half, which box, which card."""


class _Boxes:
    """Every box of a card set, read, and what is wrong with those that cannot be.

    Attributes:
        rows: the rows of icons.
        lasting: the permanent and deployed boxes.
        faults: what is wrong, each with its path.
    """

    def __init__(self) -> None:
        self.rows: dict[Printed, Row] = {}
        self.lasting: dict[Printed, Continuous] = {}
        self.faults: list[str] = []

    def read_all(self, content: Content) -> None:
        """Read the boxes of a whole set."""
        for at, hers in enumerate(content.adventurer_cards):
            self.read(ADVENTURER, hers, hers.id, f"adventurer_cards[{at}]")
        for at, its in enumerate(content.cult_cards):
            self.read(CULT, its, its.id, f"cult_cards[{at}]")
        for at, both in enumerate(content.reinforcements):
            self.read(ADVENTURER, both.adventurer, both.id, f"reinforcements[{at}].adventurer")
            self.read(CULT, both.cult, both.id, f"reinforcements[{at}].cult")
        for at, location in enumerate(content.locations):
            self.read(ADVENTURER, location, location.id, f"locations[{at}]")

    def read(self, faction: Faction, half: object, card: str, path: str) -> None:
        """Read the boxes of one half."""
        for box in Box:
            text = getattr(half, box, "")
            if text:
                try:
                    if box in {Box.PERMANENT, Box.DEPLOYED}:
                        self.lasting[faction, box, card] = read_continuous(text, faction, box)
                    else:
                        self.rows[faction, box, card] = read_row(text, faction, box)
                except UnreadableBox as fault:
                    self.faults.append(f"{path}.{box} ({card}): {fault}")

    def ways(self, faction: Faction, box: Box) -> dict[str, tuple[Taken, ...]]:
        """The ways in which each row of one sort can be taken, by the id of its card."""
        return {
            card: tuple(row.taken.values())
            for (of, where, card), row in self.rows.items()
            if of is faction and where is box
        }


Lasting = tuple[Mapping[str, tuple[T, ...]], Mapping[tuple[Faction, str], tuple[T, ...]]]
"""Something of what goes on, by deployed Cultist; and by faction and permanent card."""


def _by_source(
    lasting: Mapping[Printed, Continuous], pick: Callable[[Continuous, K], tuple[T, ...]], key: K
) -> Lasting[T]:
    """What is picked of each lasting box, where there is any."""
    found = {printed: picked for printed, box in lasting.items() if (picked := pick(box, key))}
    return (
        {card: picked for (_, box, card), picked in found.items() if box is Box.DEPLOYED},
        {(faction, card): picked for (faction, box, card), picked in found.items() if box is Box.PERMANENT},
    )


# ------------------------------------------------------------------ the card set

_NO_TRACK: Final = Track("notoriety", last=1, start=0, source=Source.STAND_IN)
"""For a set that lacks one, which is a fault of it."""


@record
class Content(_Content):
    """A card set: every card, the Relic tokens and the tracks (LR-2.8).

    Attributes:
        adventurer_cards: the Adventurer's starting deck.
        cult_cards: the Cult's starting deck.
        reinforcements: the Reinforcement cards.
        locations: the Location cards.
        great_old_ones: the Great Old Ones.
        relics: the kinds of Relics.
        exposure: the spaces of the Exposure track, in order.
        tracks: the Notoriety track, and that of Funds if it has a maximum.
        custom: whether the numbers of cards may be others than those of the box (LR-2.8).
        rows: every row of icons by faction, box and id.
        actions: for each faction the ways in which the action box of each card can be taken.
        permanents: for each faction the cards that have a permanent box.
        activations: the ways in which the activation box of each Cultist can be taken.
        abilities: the ways in which the ability of each Location can be taken.
        lasting: every permanent and deployed box by faction, box and id.
        taken: each way of a row by faction, box, id and choice; for what is set off the choice is its number.
        auras: for each number what changes it, by deployed Cultist, and by faction and permanent card.
        triggers: for each occasion what it sets off, by number, likewise.
        resistance: the Resistance of every Cultist.
        price: what each Reinforcement card costs.
        printed: what stands on each Location.
        needs: the six Relics of each Great Old One.
        owned: for each faction the starting deck, one copy of each card.
        stock: how many copies there are of all else that can lie face down, by kind.
        first_exposure: the space on which the Exposure marker starts.
        notoriety: the Notoriety track.
        most_funds: the last space of the Funds track; None without a maximum.
        unreadable: what is wrong with the boxes.
    """

    game = "last_relic"

    adventurer_cards: tuple[StartingAdventurer, ...] = attrs.field(eq=False, repr=False)
    cult_cards: tuple[StartingCult, ...] = attrs.field(eq=False, repr=False)
    reinforcements: tuple[ReinforcementFacts, ...] = attrs.field(eq=False, repr=False)
    locations: tuple[LocationFacts, ...] = attrs.field(eq=False, repr=False)
    great_old_ones: tuple[GreatOldOneFacts, ...] = attrs.field(eq=False, repr=False)
    relics: tuple[RelicFacts, ...] = attrs.field(eq=False, repr=False)
    exposure: tuple[Space, ...] = attrs.field(eq=False, repr=False)
    tracks: tuple[Track, ...] = attrs.field(eq=False, repr=False)
    custom: bool = attrs.field(default=False, eq=False, repr=False)
    rows: Mapping[Printed, Row] = attrs.field(init=False, eq=False, repr=False)
    actions: Mapping[Faction, Mapping[str, tuple[Taken, ...]]] = attrs.field(init=False, eq=False, repr=False)
    permanents: Mapping[Faction, frozenset[str]] = attrs.field(init=False, eq=False, repr=False)
    activations: Mapping[str, tuple[Taken, ...]] = attrs.field(init=False, eq=False, repr=False)
    abilities: Mapping[str, tuple[Taken, ...]] = attrs.field(init=False, eq=False, repr=False)
    lasting: Mapping[Printed, Continuous] = attrs.field(init=False, eq=False, repr=False)
    taken: Mapping[tuple[Faction, Box, str, str | None], Taken] = attrs.field(init=False, eq=False, repr=False)
    auras: Mapping[Stat, Lasting[Aura]] = attrs.field(init=False, eq=False, repr=False)
    triggers: Mapping[When, Lasting[str]] = attrs.field(init=False, eq=False, repr=False)
    resistance: Mapping[str, int] = attrs.field(init=False, eq=False, repr=False)
    price: Mapping[str, int] = attrs.field(init=False, eq=False, repr=False)
    printed: Mapping[str, LocationFacts] = attrs.field(init=False, eq=False, repr=False)
    needs: Annotated[Mapping[str, tuple[Relic, ...]], named] = attrs.field(init=False, eq=False, repr=False)
    owned: Mapping[Faction, dict[str, int]] = attrs.field(init=False, eq=False, repr=False)
    stock: Mapping[Any, Mapping[str, int]] = attrs.field(init=False, eq=False, repr=False)
    first_exposure: int = attrs.field(init=False, eq=False, repr=False)
    notoriety: Track = attrs.field(init=False, eq=False, repr=False)
    most_funds: int | None = attrs.field(init=False, eq=False, repr=False)
    unreadable: tuple[str, ...] = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Read the boxes, and make the look-up tables."""
        boxes = _Boxes()
        boxes.read_all(self)
        rows, lasting = boxes.rows, boxes.lasting
        taken: dict[tuple[Faction, Box, str, str | None], Taken] = {}
        for printed, row in rows.items():
            taken |= {(*printed, choice): way for choice, way in row.taken.items()}
        for printed, box in lasting.items():
            numbered = ((str(at), trigger.effects) for at, trigger in enumerate(box.triggers))
            taken |= {(*printed, at): Taken(at, effects, (), 0) for at, effects in numbered}
        tracks = {track.id: track for track in self.tracks}
        starts = [at for at, space in enumerate(self.exposure) if space.start]
        cultists = [(facts.id, facts) for facts in self.cult_cards] + [
            (one.id, one.cult) for one in self.reinforcements
        ]
        tables: dict[str, Any] = {
            "rows": rows,
            "actions": {faction: boxes.ways(faction, Box.ACTION) for faction in Faction},
            "permanents": {
                faction: frozenset(card for of, box, card in lasting if of is faction and box is Box.PERMANENT)
                for faction in Faction
            },
            "activations": boxes.ways(CULT, Box.ACTIVATION),
            "abilities": boxes.ways(ADVENTURER, Box.ABILITY),
            "lasting": lasting,
            "taken": taken,
            "auras": {stat: _by_source(lasting, Continuous.of, stat) for stat in Stat},
            "triggers": {when: _by_source(lasting, Continuous.set_off_by, when) for when in When},
            "resistance": {card: half.resistance for card, half in cultists if half.resistance is not None},
            "price": {facts.id: facts.cost for facts in self.reinforcements},
            "printed": {facts.id: facts for facts in self.locations},
            "needs": {facts.id: facts.relics for facts in self.great_old_ones},
            "owned": {
                ADVENTURER: dict.fromkeys([facts.id for facts in self.adventurer_cards], 1),
                CULT: dict.fromkeys([facts.id for facts in self.cult_cards], 1),
            },
            "stock": {
                Card: dict.fromkeys([facts.id for facts in self.reinforcements], 1),
                Location: dict.fromkeys([facts.id for facts in self.locations], 1),
                GreatOldOne: dict.fromkeys([facts.id for facts in self.great_old_ones], 1),
            },
            "first_exposure": starts[0] if starts else 0,
            "notoriety": tracks.get("notoriety", _NO_TRACK),
            "most_funds": tracks["funds"].last if "funds" in tracks else None,
            "unreadable": tuple(boxes.faults),
        }
        for name, table in tables.items():
            object.__setattr__(self, name, table)

    @property
    def tokens(self) -> tuple[Relic, ...]:
        """Every Relic token, sorted."""
        return tuple(sorted(facts.id for facts in self.relics for _ in range(facts.tokens)))

    def faults(self) -> Iterator[str]:
        """What the set cannot be played with."""
        from .components import faults  # noqa: PLC0415 - it reads a card set; this is the way back

        yield from self.unreadable
        yield from faults(self)

    def words(self, entry: Any) -> str:
        """What the boxes of a card say, in words that are made of its icons."""
        from .wording import entry_words  # noqa: PLC0415 - it puts cards into words; this is the way back

        return entry_words(entry)
