"""Contents: what a card set has to hold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import attrs

from .cards import (
    CULTIST,
    INVESTIGATOR,
    ArtifactFacts,
    DirectionFacts,
    Equipment,
    Moment,
    MythosFacts,
    Sigil,
)
from .components_effects import faults_of_effects, faults_of_insanity
from .content import ARTIFACTS_IN_PLAY, Content
from .natures import NATURES, natures_for
from .scoring import NEEDED, TRIGGER

__all__ = ["faults"]

COUNTS: Final = {
    "mythos": (37, "GR-2.1"),
    "insanity": (78, "GR-2.2"),
    "necronomicon": (10, "GR-2.3"),
    "natures": (10, "GR-2.5"),
    "characters": (12, "GR-2.6"),
    "artifacts": (12, "GR-2.9"),
    "gods": (9, "GR-2.9"),
}
"""The cards of the box; of Equipment there is each of the twelve."""
MOST_SEATS: Final = max(NATURES)
"""GR-3.13."""
FEWEST_MYTHOS: Final = MOST_SEATS * 3 + TRIGGER + 2
"""All hands are full, a whole incantation is laid, and somebody can still gamble."""
_LEAST: Final = {
    "mythos": (FEWEST_MYTHOS, "GR-3.9"),
    "insanity": (1, "GR-3.3"),
    "characters": (MOST_SEATS, "GR-3.8"),
    "artifacts": (ARTIFACTS_IN_PLAY, "GR-13.2.1"),
    "gods": (len(Sigil), "GR-R52"),
}
"""What even a set of one's own must have."""
_MATCHING: Final = NEEDED
"""So many cards of a sigil there must be, since an incantation needs them."""
MOST: Final = 99
"""No number of a card comes near it, nor the copies of a card, nor the kinds of a sort."""
MOST_CARDS: Final = 999
"""The cards of a sort in a set of one's own."""
MOST_USES: Final = 9
"""How often a thing can be used; how many insanity cards a beast costs."""
SHORTEST: Final = 4
"""An incantation of fewer cards could not come to the net that is needed as a rule (GR-7.3)."""
LONGEST_NAME: Final = 100
"""Characters of the name of a set."""

_SAYABLE: Final = re.compile(r"[^\s,:/]{1,40}")
"""What can be said of an id in notation."""
_NAMED: Final = ("mythos", "insanity", "necronomicon", "characters", "artifacts", "gods")
"""The tables whose ids are free; the others have those that the rulebook prints."""
_ONE_OF_A_KIND: Final = ("equipment", "mythos", "insanity", "artifacts", "gods")
"""The tables among which no id stands twice: what a card does is looked up by its id, whatever it is."""
_TAKEN: Final = frozenset({"mask", "orb", "psalms", "relic", "sleight"})
"""`use orb` is said of Equipment, so no Artifact can be called that."""
_SHORT: Final = 40
"""How much of an id is said of one that is wrong."""


def faults(content: Content) -> Iterator[str]:
    """What a set cannot be played with, each with its path and rule."""
    if not content.name.isprintable() or not 1 <= len(content.name) <= LONGEST_NAME:
        yield f"name: a set has a name of 1 to {LONGEST_NAME} characters that can be printed on one line"
    yield from _faults_of_counts(content)
    yield from _faults_of_ids(content)
    yield from _faults_of_mythos(content)
    yield from faults_of_insanity(content.insanity)
    yield from _faults_of_the_book(content)
    yield from _faults_of_natures(content)
    yield from _faults_of_equipment(content)
    for at, artifact in enumerate(content.artifacts):
        yield from _faults_of_an_artifact(artifact, f"artifacts[{at}]")
    for at, god in enumerate(content.gods):
        path = f"gods[{at}].effects ({god.id})"
        if not god.effects:
            yield f"{path}: a god with text has effects (GR-R52)"
        yield from faults_of_effects(god.effects, path, pool="GR-R52")
    yield from _faults_of_what_is_printed(content)


def _beyond(path: str, value: int, least: int, most: int, rule: str) -> Iterator[str]:
    """A number that it cannot be."""
    if not least <= value <= most:
        yield f"{path}: must be a number from {least} to {most}, not {value} ({rule})"


def _short(text: str) -> str:
    """A text that somebody has made up, fit for a message."""
    return repr(str(text) if len(text) <= _SHORT else f"{text[:_SHORT]}...")


# ------------------------------------------------------------------ every table


def _faults_of_counts(content: Content) -> Iterator[str]:
    """Other counts than those of the box; too few or too many for a set of one's own."""
    for table, (count, rule) in COUNTS.items():
        entries: Sequence[Any] = getattr(content, table)
        found = sum(getattr(entry, "copies", 1) for entry in entries)
        least, needed_by = _LEAST.get(table, (0, ""))
        if found < least:
            yield f"{table}: {found} cards where there must be at least {least} ({needed_by})"
        elif found != count and not content.custom:
            yield f"{table}: {found:,} cards where there are {count}, unless the set has custom = true ({rule})"
        elif len(entries) > MOST:
            yield f"{table}: {len(entries):,} kinds of cards; there can be {MOST} ({rule})"
        elif found > MOST_CARDS:
            yield f"{table}: {found:,} cards; there can be {MOST_CARDS} ({rule})"
        for at, entry in enumerate(entries):
            copies = getattr(entry, "copies", 1)
            yield from _beyond(f"{table}[{at}].copies ({entry.id})", copies, 1, MOST, rule)


def _faults_of_ids(content: Content) -> Iterator[str]:
    """Ids that cannot be said, and things of two sorts with one id."""
    for table in _NAMED:
        for at, entry in enumerate(getattr(content, table)):
            if not _SAYABLE.fullmatch(entry.id) or not entry.id.isprintable() or entry.id == "?":
                yield (
                    f"{table}[{at}].id: {_short(entry.id)} cannot be said: an id has 1 to 40 characters that can be "
                    "printed, no space, comma, colon or slash, and is not '?'"
                )
    for at, artifact in enumerate(content.artifacts):
        if artifact.id in _TAKEN:
            yield f"artifacts[{at}].id: 'use {artifact.id}' is said of Equipment (GR-13.1.13)"
    seen: dict[str, str] = {}
    for table in _ONE_OF_A_KIND:
        for at, entry in enumerate(getattr(content, table)):
            other = seen.setdefault(entry.id, table)
            if other != table:
                yield f"{table}[{at}].id: {_short(entry.id)} stands in the table {other} already"


def _faults_of_what_is_printed(content: Content) -> Iterator[str]:
    """What is said to be printed must be something that stands in the entry."""
    for table in (*COUNTS, "equipment"):
        entries: Sequence[Any] = getattr(content, table)
        for at, entry in enumerate(entries):
            fields: Sequence[Any] = attrs.fields(entry.__class__)
            known = [field.name for field in fields if field.name not in {"source", "printed"}]
            for one in entry.printed:
                if one not in known:
                    yield f"{table}[{at}].printed: must be some of {', '.join(known)}, not {_short(one)}"


# ------------------------------------------------------------------ mythos cards


def _faults_of_mythos(content: Content) -> Iterator[str]:
    for at, facts in enumerate(content.mythos):
        path = f"mythos[{at}].sigils ({facts.id})"
        if facts.elder_sign:
            if facts.sigils:
                yield f"{path}: an Elder Sign has no sigil, and counts as any (GR-11.2.1)"
        elif len(facts.sigils) not in {1, 2}:
            yield f"{path}: a card has one sigil, or two if it is a beast, not {len(facts.sigils)} (GR-11.1.1)"
    for sigil in Sigil:
        found = sum(facts.copies for facts in content.mythos if _can_be(facts, sigil))
        if found < _MATCHING:
            yield f"mythos: {found} cards count as {sigil} where there must be at least {_MATCHING} (GR-7.3)"


def _can_be(facts: MythosFacts, sigil: Sigil) -> bool:
    """Whether a card counts as a sigil that is the target."""
    return facts.elder_sign or sigil in facts.sigils


# ------------------------------------------------------------------ the Necronomicon


def _faults_of_the_book(content: Content) -> Iterator[str]:
    covers = sum(facts.cover for facts in content.necronomicon)
    if covers != 1:
        yield f"necronomicon: {covers} entries have cover = true, and one must (GR-R46)"
    if len(content.necronomicon) <= covers:
        yield "necronomicon: there is no direction to open the book with (GR-11.3.5)"
    for at, facts in enumerate(content.necronomicon):
        yield from _faults_of_a_direction(facts, f"necronomicon[{at}]")


def _faults_of_a_direction(facts: DirectionFacts, path: str) -> Iterator[str]:
    """An incantation under it must be possible to trigger, and possible to win."""
    name = facts.id
    if facts.cover:
        if facts != DirectionFacts(name, facts.source, cover=True, printed=facts.printed):
            yield f"{path} ({name}): the cover has no text (GR-11.3.5)"
        return
    yield from _beyond(f"{path}.trigger ({name})", facts.trigger, SHORTEST, TRIGGER, "GR-7.17")
    most = min(max(facts.trigger, SHORTEST), TRIGGER)
    yield from _beyond(f"{path}.face_up ({name})", facts.face_up, 1, most, "GR-7.1")
    yield from _beyond(f"{path}.needed ({name})", facts.needed, 1, most, "GR-7.10")
    yield from _beyond(f"{path}.opposite ({name})", facts.opposite, -1, 0, "GR-7.10")
    yield from _beyond(f"{path}.neutral ({name})", facts.neutral, -1, 0, "GR-7.10")
    yield from _beyond(f"{path}.insanity ({name})", facts.insanity, 0, MOST_USES, "GR-11.1.2")


# ------------------------------------------------------------------ natures, Equipment, Artifacts


def _faults_of_natures(content: Content) -> Iterator[str]:
    """Enough for every table; with Paranoia it takes no more than eight players do (GR-14.1.1)."""
    tables = [natures_for(players, paranoia=False) for players in NATURES]
    copies = {str(facts.id): facts.copies for facts in content.natures}
    for nature in (INVESTIGATOR, CULTIST):
        least, found = max(table[nature] for table in tables), copies.get(nature, 0)
        if found < least:
            yield f"natures: {found} cards {nature} where there must be at least {least} (GR-3.11)"
    for at, facts in enumerate(content.natures):
        if facts.id not in {INVESTIGATOR, CULTIST}:
            yield (
                f"natures[{at}].id: there is no Secret Nature {_short(facts.id)}, "
                f"only {INVESTIGATOR} and {CULTIST} (GR-3.11)"
            )


def _faults_of_equipment(content: Content) -> Iterator[str]:
    """Every character has a piece of their own; the box has all twelve."""
    there = {facts.id for facts in content.equipment}
    if not content.custom:
        for equipment in Equipment:
            if equipment not in there:
                yield f"equipment: there is no {equipment}, unless the set has custom = true (GR-13.1.13)"
    for at, facts in enumerate(content.equipment):
        yield from _beyond(f"equipment[{at}].uses ({facts.id})", facts.uses, 1, MOST_USES, "GR-13.1.4")
    owners: dict[Equipment, str] = {}
    for at, character in enumerate(content.characters):
        path = f"characters[{at}].equipment ({character.id})"
        owner = owners.setdefault(character.equipment, character.id)
        if owner != character.id:
            yield f"{path}: {character.equipment} belongs to {owner} already (GR-13.1.1)"
        if content.custom and character.equipment not in there:
            yield f"{path}: there is no {character.equipment} in this set (GR-13.1.1)"


def _faults_of_an_artifact(facts: ArtifactFacts, path: str) -> Iterator[str]:
    """One for the turn has effects; one for a Research lets its owner draw more."""
    name = facts.id
    yield from _beyond(f"{path}.uses ({name})", facts.uses, 1, MOST_USES, "GR-13.2.8")
    if facts.during is Moment.RESEARCH:
        yield from _beyond(f"{path}.draws ({name})", facts.draws, 1, MOST_USES, "GR-13.2.8")
        if facts.effects:
            yield f"{path}.effects ({name}): one that is used while researching draws more, and has none (GR-13.2.8)"
        return
    if facts.draws:
        yield f"{path}.draws ({name}): only one that is used while researching draws more (GR-13.2.8)"
    if not facts.effects:
        yield f"{path}.effects ({name}): one that is used on a turn has effects (GR-13.2.6)"
    yield from faults_of_effects(facts.effects, f"{path}.effects ({name})")
