"""Components: what a card set has to hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from .cards import AdventurerHalf, CultHalf, LocationFacts, Relic, Track
from .content import DEALT, START_FUNDS, Content
from .effects import Box
from .relics import DIFFERENT

__all__ = ["faults"]

COUNTS: Final = {"adventurer_cards": 9, "cult_cards": 10, "reinforcements": 24, "locations": 12, "great_old_ones": 5}
"""The cards of the box (LR-2.8)."""
TOKENS: Final = 15
"""The Relic tokens of the box (LR-2.4)."""
NEEDED: Final = 6
"""The Relics that a Great Old One needs (LR-9.1.1)."""
BEYOND: Final = 6
"""So far from its start each track of the box goes at least, by the printed example (LR-U10, LR-U11)."""
SHOTS: Final = 9
"""No Cultist takes more."""
MOST: Final = 99
"""No number of a card or of a track comes near it, nor the cards of a sort, nor the kinds of Relics."""
MOST_TOKENS: Final = 999
"""The Relic tokens of a set of one's own."""
LONGEST_NAME: Final = 100
"""Characters of the name of a set."""

_LEAST: Final = {
    "adventurer_cards": (1, "LR-3.1"),
    "cult_cards": (1, "LR-3.1"),
    "locations": (DEALT, "LR-3.9"),
    "great_old_ones": (1, "LR-3.7"),
}
"""What a set of one's own must have all the same, and by which rule."""
_DECKS: Final = ("adventurer_cards", "cult_cards", "reinforcements")
_AT_A_LOCATION: Final = (Box.ACTIVATION, Box.DEPLOYED, Box.ELIMINATED)
"""The boxes that only a Cultist uses, since no other card is deployed."""
_TRACKS: Final = ("notoriety", "funds")
_PRINTED: Final = {
    "locations": ("hidden", "discovered", "number of relics"),
    "exposure": ("notoriety", "adventurer", "cult"),
    "tracks": ("start",),
}
"""What of a stand-in can be a fact of the rulebook all the same."""
_SAYABLE: Final = re.compile(r"[^\s,:/]{1,40}")
"""What can be said of an id in notation."""
_SHORT: Final = 40
"""How much of an id is said of one that is wrong."""


def faults(content: Content) -> Iterator[str]:
    """What a set cannot be played with, each with its path and rule; boxes that cannot be read are known already."""
    if not content.name.isprintable() or not 1 <= len(content.name) <= LONGEST_NAME:
        yield f"name: a set has a name of 1 to {LONGEST_NAME} characters that can be printed on one line"
    yield from _faults_of_counts(content)
    yield from _faults_of_ids(content)
    yield from _faults_of_cards(content)
    kinds = frozenset(facts.id for facts in content.relics)
    for at, location in enumerate(content.locations):
        yield from _faults_of_a_location(location, f"locations[{at}]", kinds)
    for at, god in enumerate(content.great_old_ones):
        path = f"great_old_ones[{at}].relics ({god.id})"
        if len(god.relics) != NEEDED:
            yield f"{path}: a Great Old One needs six Relics, not {len(god.relics)} (LR-9.1.1)"
        yield from _unknown(god.relics, kinds, path, "LR-9.1.1")
    yield from _faults_of_relics(content)
    yield from _faults_of_exposure(content)
    yield from _faults_of_tracks(content)
    yield from _faults_of_what_is_printed(content)


def _faults_of_counts(content: Content) -> Iterator[str]:
    """Other counts than those of the box; too few of what even a set of one's own must have."""
    for table, count in COUNTS.items():
        found = len(getattr(content, table))
        least, rule = _LEAST.get(table, (0, ""))
        if found < least:
            yield f"{table}: {found} entries where there must be at least {least} ({rule})"
        elif found != count and not content.custom:
            yield f"{table}: {found} entries where there are {count}, unless the set has custom = true (LR-2.8)"
        elif found > MOST:
            yield f"{table}: {found:,} entries; there can be {MOST}"


def _faults_of_ids(content: Content) -> Iterator[str]:
    """Ids that cannot be said, and cards that stand in two decks."""
    for table in (*COUNTS, "relics"):
        for at, entry in enumerate(getattr(content, table)):
            if not _SAYABLE.fullmatch(entry.id) or not entry.id.isprintable() or entry.id == "?":
                yield (
                    f"{table}[{at}].id: {_short(entry.id)} cannot be said: an id has 1 to 40 characters that can be "
                    "printed, no space, comma, colon or slash, and is not '?' (LR-2.8)"
                )
    seen: dict[str, str] = {}
    for table in _DECKS:
        for at, entry in enumerate(getattr(content, table)):
            other = seen.setdefault(entry.id, table)
            if other != table:
                yield f"{table}[{at}].id: {_short(entry.id)} stands among the {other} already (LR-2.9)"


def _short(text: str) -> str:
    """A text that somebody has made up, fit for a message."""
    return repr(str(text) if len(text) <= _SHORT else f"{text[:_SHORT]}...")


def _beyond(path: str, value: int, least: int, most: int, rule: str) -> Iterator[str]:
    """A number that it cannot be."""
    if not least <= value <= most:
        yield f"{path}: must be a number from {least} to {most}, not {value} ({rule})"


# ------------------------------------------------------------------ cards of a deck


def _faults_of_cards(content: Content) -> Iterator[str]:
    for at, hers in enumerate(content.adventurer_cards):
        yield from _faults_of_her_half(hers, f"adventurer_cards[{at}]", hers.id)
    for at, its in enumerate(content.cult_cards):
        yield from _faults_of_its_half(its, f"cult_cards[{at}]", its.id)
    for at, card in enumerate(content.reinforcements):
        path = f"reinforcements[{at}]"
        yield from _beyond(f"{path}.cost ({card.id})", card.cost, 0, MOST, "LR-5.3.5")
        yield from _faults_of_her_half(card.adventurer, f"{path}.adventurer", card.id)
        yield from _faults_of_its_half(card.cult, f"{path}.cult", card.id)


def _faults_of_her_half(half: AdventurerHalf, path: str, card: str) -> Iterator[str]:
    """An Adventurer card is of one kind (LR-5.3.1)."""
    if bool(half.action) == bool(half.permanent):
        has = "both an action and a permanent box" if half.action else "neither an action nor a permanent box"
        yield f"{path} ({card}): has {has}; an Adventurer card has one of the two (LR-5.3.1)"


def _faults_of_its_half(half: CultHalf, path: str, card: str) -> Iterator[str]:
    """Only a Cultist is ever deployed, and what is none must do something from hand (LR-R9)."""
    if half.resistance is not None:
        yield from _beyond(f"{path}.resistance ({card})", half.resistance, 1, SHOTS, "LR-5.3.5")
        return
    for box in _AT_A_LOCATION:
        if getattr(half, box):
            yield f"{path}.{box} ({card}): is for a Cultist, and this card has no resistance (LR-R9)"
    if not half.action and not half.permanent:
        yield f"{path} ({card}): has neither a resistance, nor a box that is played from hand (LR-R9)"


# ------------------------------------------------------------------ Locations and Relics


def _faults_of_a_location(facts: LocationFacts, path: str, kinds: frozenset[Relic]) -> Iterator[str]:
    """A Location that lacks something, or is no harder to resolve once it is discovered (LR-3.15)."""
    card = facts.id
    if facts.hidden < 1:
        yield f"{path}.hidden ({card}): must be 1 or more, not {facts.hidden} (LR-3.15)"
    elif not facts.hidden < facts.discovered <= MOST:
        least = facts.hidden + 1
        yield (
            f"{path}.discovered ({card}): must be above hidden, so from {least} to {MOST}, "
            f"not {facts.discovered} (LR-3.15)"
        )
    yield from _beyond(f"{path}.funds ({card})", facts.funds, 0, MOST, "LR-3.15")
    if not facts.relics:
        yield f"{path}.relics ({card}): a Location shows at least one Relic (LR-3.15)"
    yield from _unknown(facts.relics, kinds, f"{path}.relics ({card})", "LR-3.15")
    if not facts.ability:
        yield f"{path}.ability ({card}): a Location has an ability (LR-3.15)"


def _unknown(relics: tuple[Relic, ...], kinds: frozenset[Relic], path: str, rule: str) -> Iterator[str]:
    """Relics of which there are no tokens."""
    for relic in dict.fromkeys(relics):
        if relic not in kinds:
            yield f"{path}: there is no Relic {_short(relic)} in this set ({rule})"


def _faults_of_relics(content: Content) -> Iterator[str]:
    """So few kinds that nobody could steal four different ones, or other tokens than those of the box."""
    if len(content.relics) < DIFFERENT:
        yield f"relics: {len(content.relics)} kinds where four different must be there to steal (LR-9.2.2)"
    elif len(content.relics) > MOST:
        yield f"relics: {len(content.relics):,} kinds; there can be {MOST}"
    for at, facts in enumerate(content.relics):
        yield from _beyond(f"relics[{at}].tokens ({facts.id})", facts.tokens, 1, MOST, "LR-U1")
    tokens = sum(facts.tokens for facts in content.relics)
    if tokens != TOKENS and not content.custom:
        yield f"relics: {tokens} tokens where there are {TOKENS}, unless the set has custom = true (LR-2.4)"
    elif tokens > MOST_TOKENS:
        yield f"relics: {tokens:,} tokens; there can be {MOST_TOKENS} in all"


# ------------------------------------------------------------------ the boards


def _faults_of_exposure(content: Content) -> Iterator[str]:
    """A track that starts nowhere or twice, or is too short; spaces that take Funds away."""
    starts = [at for at, space in enumerate(content.exposure) if space.start]
    if len(starts) != 1:
        yield f"exposure: {len(starts)} spaces have start = true, and one must (LR-3.4)"
    elif len(content.exposure) - 1 - starts[0] < BEYOND and not content.custom:
        spaces = len(content.exposure) - 1 - starts[0]
        yield f"exposure: {spaces} spaces beyond the start where there are {BEYOND} at least (LR-U10)"
    for at, space in enumerate(content.exposure):
        path = f"exposure[{at}]"
        yield from _beyond(f"{path}.notoriety", space.notoriety, -MOST, MOST, "LR-11.3")
        yield from _beyond(f"{path}.adventurer", space.adventurer, 0, MOST, "LR-11.4")
        yield from _beyond(f"{path}.cult", space.cult, 0, MOST, "LR-11.4")
        if space.adventurer and space.cult:
            yield f"{path}: it can pay one faction, not both (LR-6.4.4, LR-11.4)"


def _faults_of_tracks(content: Content) -> Iterator[str]:
    """Notoriety needs its track, Funds may have one; there is no other (LR-2.3, LR-R39)."""
    if all(track.id != "notoriety" for track in content.tracks):
        yield 'tracks: there is none with id = "notoriety" (LR-2.3)'
    for at, track in enumerate(content.tracks):
        path = f"tracks[{at}]"
        if track.id == "notoriety":
            yield from _faults_of_notoriety(track, path, BEYOND if not content.custom else 1)
        elif track.id == "funds":
            yield from _beyond(f"{path}.last (funds)", track.last, START_FUNDS, MOST, "LR-R39")
            if track.start != START_FUNDS:
                yield f"{path}.start (funds): both players begin with {START_FUNDS} Funds, not {track.start} (LR-3.2)"
        else:
            yield f"{path}.id: there is no track {_short(track.id)}, only {' and '.join(_TRACKS)} (LR-2.3)"


def _faults_of_notoriety(track: Track, path: str, least: int) -> Iterator[str]:
    """It must be possible to be on the way to its last space (LR-6.4.5)."""
    if track.start < 0:
        yield f"{path}.start (notoriety): must be 0 or more, not {track.start} (LR-3.4)"
    elif not track.start + 1 <= track.last <= MOST:
        first = track.start + 1
        yield f"{path}.last (notoriety): must be beyond the start, from {first} to {MOST}, not {track.last} (LR-6.4.5)"
    elif track.last - track.start < least:
        steps = track.last - track.start
        yield f"{path}.last (notoriety): {steps} spaces from the start where there are {least} at least (LR-U11)"


def _faults_of_what_is_printed(content: Content) -> Iterator[str]:
    for table, known in _PRINTED.items():
        for at, entry in enumerate(getattr(content, table)):
            for one in entry.printed:
                if one not in known:
                    yield f"{table}[{at}].printed: must be some of {', '.join(known)}, not {_short(one)}"
