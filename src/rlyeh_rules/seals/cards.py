"""The cards as data: factions, things and their halves, ID cards, and the card set that holds their values."""

from __future__ import annotations

import enum
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Annotated, Final

import attrs

from rlyeh_rules.kernel import Content as _Content
from rlyeh_rules.kernel import Hideable, Source, named, record

__all__ = [
    "ARTIFACTS",
    "BOTH_HALVES",
    "COMPULSORY",
    "GODS",
    "Card",
    "CardFacts",
    "Content",
    "Faction",
    "God",
    "IdCard",
    "IdFacts",
    "Power",
    "Thing",
]


class Faction(enum.StrEnum):
    """The two sides (SC-2.1)."""

    INVESTIGATOR = "investigator"
    CULTIST = "cultist"


INVESTIGATOR: Final = Faction.INVESTIGATOR
CULTIST: Final = Faction.CULTIST


BOTH_HALVES: Final = 2
"""So many cards of one thing are the whole of it (SC-3.3)."""


class Thing(enum.StrEnum):
    """What two halves make up: an artifact or an Elder God. It is also the name of the ability they share (SC-3.3)."""

    GATE = "gate"
    GATE_CLOSURE = "gate-closure"
    JOURNAL = "journal"
    NECRONOMICON = "necronomicon"
    POTION = "potion"
    SHOGGOTH = "shoggoth"
    CTHULHU = "cthulhu"
    NYARLATHOTEP = "nyarlathotep"
    YOG_SOTHOTH = "yog-sothoth"
    SHUB_NIGGURATH = "shub-niggurath"
    AZATHOTH = "azathoth"
    HASTUR = "hastur"


# Bound once: an enumeration's member costs far more to look up on Python 3.11.
GATE: Final = Thing.GATE
GATE_CLOSURE: Final = Thing.GATE_CLOSURE
JOURNAL: Final = Thing.JOURNAL
NECRONOMICON: Final = Thing.NECRONOMICON
POTION: Final = Thing.POTION
SHOGGOTH: Final = Thing.SHOGGOTH
CTHULHU: Final = Thing.CTHULHU
NYARLATHOTEP: Final = Thing.NYARLATHOTEP
YOG_SOTHOTH: Final = Thing.YOG_SOTHOTH
SHUB_NIGGURATH: Final = Thing.SHUB_NIGGURATH
AZATHOTH: Final = Thing.AZATHOTH
HASTUR: Final = Thing.HASTUR

ARTIFACTS: Final = (GATE, GATE_CLOSURE, JOURNAL, NECRONOMICON, POTION)
"""SC-2.3."""
GODS: Final = (SHOGGOTH, CTHULHU, NYARLATHOTEP, YOG_SOTHOTH, SHUB_NIGGURATH, AZATHOTH, HASTUR)
"""SC-9.1."""
COMPULSORY: Final = (CTHULHU, NYARLATHOTEP, YOG_SOTHOTH, HASTUR)
"""The gods whose power must be used (SC-R26)."""


class God(enum.StrEnum):
    """The seven Elder Gods by their printed names, as the option names them (SC-9.1, SC-R2)."""

    SHOGGOTH = "Shoggoth"
    CTHULHU = "Cthulhu"
    NYARLATHOTEP = "Nyarlathotep"
    YOG_SOTHOTH = "Yog-Sothoth"
    SHUB_NIGGURATH = "Shub-Niggurath"
    AZATHOTH = "Azathoth"
    HASTUR = "Hastur"

    @property
    def thing(self) -> Thing:
        """What its two halves make up."""
        return Thing(self.lower())


class Card(Hideable):
    """The id of one half, "investigator-gate" (SC-3.1). There is one copy of each."""

    __slots__ = ()

    @classmethod
    def of(cls, faction: Faction, thing: Thing) -> Card:
        """The half of `thing` that belongs to `faction`."""
        return cls(f"{faction}-{thing}")


class IdCard(Hideable):
    """The id of a character's card, "abie-jones" (SC-10.15)."""

    __slots__ = ()

    a_hidden_one = "an ID card"


class Power(enum.StrEnum):
    """What an ID card does, named after the card that it is printed on (SC-10.6 to SC-10.14)."""

    ABIE_JONES = "abie-jones"
    GABRIEL_MORETTI = "gabriel-moretti"
    ALEX_SMYTH = "alex-smyth"
    SOHN_KANG = "sohn-kang"
    HERALD_OF_ARRIVAL = "herald-of-arrival"
    THE_GOLDEN_DAWN = "the-golden-dawn"
    ENFORCER_OF_TRUTH = "enforcer-of-truth"


@record
class CardFacts:
    """What is printed on a half.

    Attributes:
        id: which half it is.
        faction: whose half it is.
        ability: the thing it is half of, and so its Combined Power.
        control: its Control value, the Roman numeral; a whole number, negative for Azathoth.
        influence: what it is worth in a bid.
        source: where the two values come from.
        printed: what of an entry that is no quotation is a fact of the rulebook all the same.
    """

    id: Annotated[Card, named]
    faction: Faction
    ability: Thing
    control: int
    influence: int
    source: Source
    printed: tuple[str, ...] = ()


@record
class IdFacts:
    """What is printed on an ID card.

    Attributes:
        id: which card it is.
        faction: who may choose it.
        power: what it does.
        source: where that comes from.
    """

    id: Annotated[IdCard, named]
    faction: Faction
    power: Power
    source: Source


@record
class Content(_Content):
    """A card set: the 24 halves and the ID cards (SC-1.4, SC-1.5, SC-1.7).

    Attributes:
        cards: the halves.
        ids: the ID cards.
        control: the Control value of each half.
        influence: the Influence value of each half.
        ability: the thing that each half belongs to.
        faction: the faction of each half.
        power: the power of each ID card.
        stock: how many copies there are of each half: one.
    """

    game = "seals"

    cards: tuple[CardFacts, ...] = attrs.field(eq=False, repr=False)
    ids: tuple[IdFacts, ...] = attrs.field(eq=False, repr=False)
    control: Mapping[str, int] = attrs.field(init=False, eq=False, repr=False)
    influence: Mapping[str, int] = attrs.field(init=False, eq=False, repr=False)
    ability: Mapping[str, Thing] = attrs.field(init=False, eq=False, repr=False)
    faction: Mapping[str, Faction] = attrs.field(init=False, eq=False, repr=False)
    power: Mapping[str, Power] = attrs.field(init=False, eq=False, repr=False)
    stock: Mapping[str, int] = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Make the look-up tables."""
        put = object.__setattr__
        put(self, "control", {facts.id: facts.control for facts in self.cards})
        put(self, "influence", {facts.id: facts.influence for facts in self.cards})
        put(self, "ability", {facts.id: facts.ability for facts in self.cards})
        put(self, "faction", {facts.id: facts.faction for facts in self.cards})
        put(self, "power", {facts.id: facts.power for facts in self.ids})
        put(self, "stock", dict.fromkeys(self.control, 1))

    def ids_of(self, faction: Faction) -> tuple[IdCard, ...]:
        """The ID cards that a player of `faction` may choose among (SC-10.15)."""
        return tuple(facts.id for facts in self.ids if facts.faction is faction)

    def faults(self) -> Iterator[str]:
        """Missing and surplus cards, ids that do not say what the card is, values that no card has."""
        yield from self._faults_of_counts()
        yield from self._faults_of_ids()
        for at, facts in enumerate(self.cards):
            if facts.id in _HALVES and facts.id != Card.of(facts.faction, facts.ability):
                yield f"cards[{at}]: {facts.id} is not the {facts.faction} half of {facts.ability} (SC-3.1)"
            yield from (f"cards[{at}].{fault}" for fault in _faults_of_values(facts))

    def _faults_of_counts(self) -> Iterator[str]:
        found = Counter(facts.id for facts in self.cards)
        for half in _HALVES:
            copies = found.pop(half, 0)
            if copies != 1:
                yield f"cards: {copies} copies of {half} where there is 1 (SC-1.8)"
        for stranger in found:
            meant = get_close_matches(stranger, _HALVES, 1, _ALIKE)
            hint = f"; did you mean {meant[0]}?" if meant else ""
            yield f"cards: there is no card {stranger} in this game (SC-1.8){hint}"
        for card, copies in Counter(facts.id for facts in self.ids).items():
            if copies > 1:
                yield f"ids: {copies} copies of {card} (SC-1.7)"
        for faction, counts in _ID_CARDS.items():
            count = len(self.ids_of(faction))
            if count not in counts:
                wanted = " or ".join(map(str, counts))
                yield f"ids: {count} ID cards of the {faction} where there are {wanted} (SC-10.15)"

    def _faults_of_ids(self) -> Iterator[str]:
        for at, facts in enumerate(self.ids):
            if not _SAYABLE.fullmatch(facts.id) or facts.id == "?":
                yield (
                    f"ids[{at}].id: {_short(facts.id)} cannot be said: an id has 1 to 40 characters, "
                    "no space, comma or colon, and is not '?' (SC-10.15)"
                )
            side = CULTIST if facts.power in _CULTIST_POWERS else INVESTIGATOR
            if facts.faction is not side:
                yield f"ids[{at}].faction ({_short(facts.id)}): {facts.power} is a power of the {side}s (SC-10.15)"


_ID_CARDS: Final = {INVESTIGATOR: (4,), CULTIST: (3, 4)}
"""How many there are of each faction; the fourth of the Cultists is not described (SC-R42)."""
_CULTIST_POWERS: Final = (Power.HERALD_OF_ARRIVAL, Power.THE_GOLDEN_DAWN, Power.ENFORCER_OF_TRUTH)
"""SC-10.11 to SC-10.14; the others are printed on cards of the Investigators."""
_SAYABLE: Final = re.compile(r"[^\s,:]{1,40}")
"""What can be said of an id in notation."""
_HALVES: Final = tuple([Card.of(faction, thing) for faction in Faction for thing in Thing])
_ALIKE: Final = 0.85  # a slip of the hand, not another thing of the same faction
_MOST: Final = 99
"""No value comes near it: all of them together make a score."""
_SHORT: Final = 40
"""How much of an id is said of one that is wrong."""
_PRINTED: Final = ("control", "sign of control", "influence")
"""What of a stand-in can be a fact of the rulebook all the same."""


def _faults_of_values(facts: CardFacts) -> Iterator[str]:
    """Values that a half cannot have, each with the field that it is in.

    A value may be 0 or below (SC-R10); what is printed is not known but for Azathoth's sign.
    """
    name, control, influence = facts.id, facts.control, facts.influence
    if facts.ability is AZATHOTH and not -_MOST <= control < 0:
        yield f"control ({name}): Azathoth's Control values are negative, from -{_MOST} to -1, not {control} (SC-9.14)"
    if facts.ability is not AZATHOTH and not -_MOST <= control <= _MOST:
        yield f"control ({name}): must be a number from -{_MOST} to {_MOST}, not {control} (SC-3.2)"
    if not -_MOST <= influence <= _MOST:
        yield f"influence ({name}): must be a number from -{_MOST} to {_MOST}, not {influence} (SC-3.2)"
    for one in facts.printed:
        if one not in _PRINTED:
            yield f"printed ({name}): must be some of {', '.join(_PRINTED)}, not {one!r}"


def _short(text: str) -> str:
    """A text that somebody has made up, fit for a message."""
    return repr(str(text) if len(text) <= _SHORT else f"{text[:_SHORT]}...")
