"""Components: what a card set has to hold."""

from __future__ import annotations

import re
import warnings
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

import attrs

from rlyeh_rules.kernel import counted

from .cards import (
    CULTIST,
    SPAWN,
    Cost,
    CthulhuFacts,
    EnemyFacts,
    HalfFacts,
    HalfKind,
    Side,
    Use,
    energy_drop,
)
from .components_course import faults_of_the_episode, faults_of_the_mythos_cards
from .components_deaths import faults_of_the_deaths
from .components_effects import (
    MOST_STRESS_OR_WOUNDS,
    beyond,
    faults_of_abilities,
    faults_of_effects,
    faults_of_setup,
    faults_of_standing,
    faults_of_uses,
)
from .components_map import faults_of_the_map
from .content import Content
from .spaces import OTHER_PARTS, PARTS, Space
from .vocabulary import Skill

__all__ = ["faults"]

COUNTS: Final = {"investigators": (10, "RR-20.16"), "insanities": (12, "RR-20.9"), "relics": (12, "RR-23.8")}
"""The cards of the boxes; Mythos cards are counted apart, and how many there are of the others is not printed."""
MYTHOS: Final = 10
"""RR-1.3."""
UNKNOWN_MYTHOS: Final = 4
"""RR-23.8."""
INVESTIGATORS: Final = 5
"""RR-1.1."""
CULTISTS: Final = 10
"""RR-26.2."""
FEWEST_SYMBOLS: Final = 3
"""RR-19.2."""
_LEAST: Final = {
    "investigators": (INVESTIGATORS, "RR-26.4"),
    "insanities": (INVESTIGATORS, "RR-20.9"),
    "monsters": (2, "RR-1.4"),
    "cthulhu": (1, "RR-1.16"),
    "episode": (1, "RR-1.8"),
    "discovery": (1, "RR-22.1"),
}
"""What even a set of one's own must have."""
MOST: Final = 99
"""No number of a card comes near it, nor the kinds of a sort."""
MOST_CARDS: Final = 999
"""The Mythos cards in a set of one's own."""
_MOST: Final = {"cthulhu": 1, "episode": 1}
MOST_FIGURES: Final = 20
"""Of one kind."""
MOST_DICE: Final = 12
"""Of one colour in one attack."""
MOST_HEALTH: Final = 9
"""Of a Companion."""
MOST_ENERGY: Final = 9
"""Of a drop, and of what something costs."""
MOST_USES: Final = 9
"""Of one half of a card."""
LONGEST_NAME: Final = 100
"""Characters of the name of a set."""

_SAYABLE: Final = re.compile(r"[^\s,:/]{1,40}")
"""What can be said of an id in notation."""
_NAMED: Final = (
    "investigators",
    "enemies",
    "monsters",
    "experts",
    "cthulhu",
    "episode",
    "mythos",
    "discovery",
    "relics",
)
"""The tables whose ids are free; those of the others are printed."""
_KINDS: Final = ("enemies", "monsters", "experts")
"""The tables among which no id stands twice: a figure is looked up by its kind, wherever that stands."""
_TABLES: Final = (*_NAMED, "spaces", "insanities", "parts")
_COMMON: Final = frozenset(tuple(Skill)[:6])
"""RR-20.10 to RR-20.15; the others are signatures."""
_HEAD: Final = Space.HEAD
_SHORT: Final = 40
"""How much of an id is said of one that is wrong."""


def faults(content: Content) -> Iterator[str]:
    """What a set cannot be played with, each with its path and rule.

    With fewer than three summoning symbols the Elder One never advances: of that there is a warning (RR-R34).
    """
    if not content.name.isprintable() or not 1 <= len(content.name) <= LONGEST_NAME:
        yield f"name: a set has a name of 1 to {LONGEST_NAME} characters that can be printed on one line"
    yield from _faults_of_counts(content)
    yield from _faults_of_ids(content)
    yield from faults_of_the_map(content)
    for at, board in enumerate(content.investigators):
        yield from _faults_of_skills(board.skills, f"investigators[{at}].skills ({board.id})")
    yield from _faults_of_the_enemies(content)
    yield from faults_of_the_deaths(content)
    yield from _faults_of_cthulhu(content)
    yield from _faults_of_the_parts(content)
    yield from faults_of_the_episode(content)
    yield from faults_of_the_mythos_cards(content)
    yield from _faults_of_discovery(content)
    yield from _faults_of_the_relics(content)
    yield from _faults_of_what_is_printed(content)
    symbols = sum(card.copies for card in content.mythos if card.symbol and not card.unknown)
    if symbols < FEWEST_SYMBOLS:
        warnings.warn(
            f"the Mythos cards bear {symbols} summoning symbols; with fewer than {FEWEST_SYMBOLS} the Elder One never "
            "advances (RR-R34)",
            stacklevel=2,
        )


def _short(text: str) -> str:
    """A text that somebody has made up, fit for a message."""
    return repr(str(text) if len(text) <= _SHORT else f"{text[:_SHORT]}...")


# ------------------------------------------------------------------ every table


def _faults_of_counts(content: Content) -> Iterator[str]:
    """Other counts than those of the boxes; too few or too many for a set of one's own."""
    for table in _TABLES:
        found = len(getattr(content, table))
        least, needed_by = _LEAST.get(table, (0, ""))
        most = _MOST.get(table, MOST)
        count, rule = COUNTS.get(table, (found, ""))
        if found < least:
            yield f"{table}: {found} entries where there must be at least {least} ({needed_by})"
        elif found > most:
            yield f"{table}: {found:,} entries; there can be {most}" + (f" ({needed_by})" if needed_by else "")
        elif found != count and not content.custom:
            yield f"{table}: {found:,} entries where there are {count}, unless the set has custom = true ({rule})"
    if 0 < len(content.relics) < INVESTIGATORS:
        yield f"relics: {len(content.relics)} entries where there must be at least {INVESTIGATORS}, or none (RR-23.8)"
    base = sum(card.copies for card in content.mythos if not card.unknown)
    yield from _faults_of_mythos_counts(base, MYTHOS, 1, "of the game itself", "RR-1.3", custom=content.custom)
    unknown = sum(card.copies for card in content.mythos if card.unknown)
    yield from _faults_of_mythos_counts(
        unknown, UNKNOWN_MYTHOS, 0, "of the Unknown Rules", "RR-23.8", custom=content.custom
    )


def _faults_of_mythos_counts(
    found: int, count: int, least: int, which: str, rule: str, *, custom: bool
) -> Iterator[str]:
    if not least <= found <= MOST_CARDS:
        yield f"mythos: {found:,} cards {which}; there must be {least} to {MOST_CARDS} ({rule})"
    elif found != count and not custom:
        yield f"mythos: {found:,} cards {which} where there are {count}, unless the set has custom = true ({rule})"


def _faults_of_ids(content: Content) -> Iterator[str]:
    """Ids that cannot be said, and kinds of enemies of two sorts with one id."""
    for table in _NAMED:
        for at, entry in enumerate(getattr(content, table)):
            if not _SAYABLE.fullmatch(entry.id) or not entry.id.isprintable() or entry.id == "?":
                yield (
                    f"{table}[{at}].id: {_short(entry.id)} cannot be said: an id has 1 to 40 characters that can be "
                    "printed, no space, comma, colon or slash, and is not '?'"
                )
    seen: dict[str, str] = {part.value: "spaces" for part in PARTS}  # a part can be attacked by that name (RR-5.1)
    for table in _KINDS:
        for at, entry in enumerate(getattr(content, table)):
            other = seen.setdefault(entry.id, table)
            if other != table:
                yield f"{table}[{at}].id: {_short(entry.id)} stands in the table {other} already"


def _faults_of_what_is_printed(content: Content) -> Iterator[str]:
    """What is said to be printed must be something that stands in the entry."""
    for table in _TABLES:
        for at, entry in enumerate(getattr(content, table)):
            fields: Sequence[Any] = attrs.fields(entry.__class__)
            known = [field.name for field in fields if field.name not in {"source", "printed"}]
            for one in getattr(entry, "printed", ()):
                if one not in known:
                    yield f"{table}[{at}].printed: must be some of {', '.join(known)}, not {_short(one)}"


# ------------------------------------------------------------------ investigators, enemies, Cthulhu


def _faults_of_skills(skills: Sequence[Skill], path: str) -> Iterator[str]:
    if len(set(skills)) != len(skills) or [skill in _COMMON for skill in skills] != [True, True, False]:
        yield f"{path}: two different common skills, then a signature (RR-20.5)"


def _faults_of_the_enemies(content: Content) -> Iterator[str]:
    there = {facts.id for facts in content.enemies}
    for kind, rule in ((CULTIST, "RR-23.3"), (SPAWN, "RR-1.15")):
        if kind not in there:
            yield f"enemies: there is no {kind} ({rule})"
    for at, facts in enumerate(content.enemies):
        yield from _faults_of_its_kind(facts, f"enemies[{at}]", custom=content.custom)
    for at, facts in enumerate(content.experts):
        yield from _faults_of_a_cultist(facts, f"experts[{at}]", "RR-6.1")
    for at, facts in enumerate(content.monsters):
        yield from _faults_of_a_drop(facts, f"monsters[{at}]")
    for table in _KINDS:
        for at, facts in enumerate(getattr(content, table)):
            yield from _faults_of_an_enemy(facts, f"{table}[{at}]")
            if table != "monsters" and (facts.setup or facts.advance):
                yield f"{table}[{at}] ({facts.id}): only a monster card has a setup line and an advance text (RR-1.9)"


def _faults_of_its_kind(facts: EnemyFacts, path: str, *, custom: bool) -> Iterator[str]:
    """The Cultists and the R'lyeh Spawn, and no other kind, stand in their table."""
    if facts.id == CULTIST:
        if facts.pool != CULTISTS and not custom:
            yield f"{path}.pool ({facts.id}): {CULTISTS} figures, unless the set has custom = true (RR-26.2)"
        yield from _faults_of_a_cultist(facts, path, "RR-3.2")
    elif facts.id != SPAWN:
        yield f"{path}.id: there is no {_short(facts.id)} here, only {CULTIST} and {SPAWN} (RR-1.15, RR-23.3)"
    elif facts.pool != 1:
        yield f"{path}.pool ({facts.id}): there is one figure of it, not {facts.pool} (RR-1.15)"


def _faults_of_a_cultist(facts: EnemyFacts, path: str, rule: str) -> Iterator[str]:
    if facts.pool > 0 and facts.energy != 1:
        yield f"{path}.drop ({facts.id}): a Cultist leaves 1 Energy, not {facts.energy} ({rule})"


def _faults_of_a_drop(facts: EnemyFacts, path: str) -> Iterator[str]:
    """What an Unknown Monster leaves goes by its figures, and nothing else is printed."""
    pool, drop = facts.pool, facts.drop
    if pool < 1 or not 0 < drop <= MOST_ENERGY or drop == energy_drop(pool):
        return
    rule = {1: "RR-1.11", 2: "RR-1.12", 3: "RR-1.12"}.get(pool, "RR-1.13")
    leaves = f"a monster with {counted(pool, 'figure')} leaves {energy_drop(pool)} Energy"
    yield f"{path}.drop ({facts.id}): {leaves}, not {drop} ({rule})"


def _faults_of_an_enemy(facts: EnemyFacts, path: str) -> Iterator[str]:
    name = facts.id
    yield from beyond(f"{path}.health ({name})", facts.health, 1, MOST, "RR-23.2")
    yield from _faults_of_dice(facts, path)
    yield from beyond(f"{path}.pool ({name})", facts.pool, 1, MOST_FIGURES, "RR-1.13")
    yield from beyond(f"{path}.drop ({name})", facts.drop, 0, MOST_ENERGY, "RR-3.1")
    yield from faults_of_abilities(facts.abilities, f"{path}.abilities ({name})", dies=True)
    yield from faults_of_setup(facts.setup, f"{path}.setup ({name})")
    yield from faults_of_effects(facts.advance, f"{path}.advance ({name})", advance=True, itself=True)


def _faults_of_dice(facts: EnemyFacts | CthulhuFacts, path: str) -> Iterator[str]:
    for colour, count in (("black", facts.black), ("green", facts.green)):
        yield from beyond(f"{path}.{colour} ({facts.id})", count, 0, MOST_DICE, "RR-10.4")
    if facts.black == facts.green == 0:
        yield f"{path}.black ({facts.id}): an attack has at least one die (RR-10.4)"


def _faults_of_cthulhu(content: Content) -> Iterator[str]:
    for at, facts in enumerate(content.cthulhu):
        path = f"cthulhu[{at}]"
        yield from _faults_of_dice(facts, path)
        yield from faults_of_abilities(facts.abilities, f"{path}.abilities ({facts.id})", dies=False)
        yield from faults_of_effects(facts.advance, f"{path}.advance ({facts.id})", advance=True)
        yield from faults_of_effects(facts.end_of_turn, f"{path}.end_of_turn ({facts.id})", advance=True)


def _faults_of_the_parts(content: Content) -> Iterator[str]:
    there = {facts.id for facts in content.parts}
    for part in PARTS:
        if part not in there:
            yield f"parts: there is no {part} (RR-5.8)"
    for at, facts in enumerate(content.parts):
        if not facts.id.is_part:
            yield f"parts[{at}].id: {facts.id} is no body part (RR-2.2)"
        yield from beyond(f"parts[{at}].health ({facts.id})", facts.health, 1, MOST, "RR-5.8")


# ------------------------------------------------------------------ Discovery cards, Unknown Relics


def _faults_of_discovery(content: Content) -> Iterator[str]:
    opens: set[tuple[int, Space]] = set()
    for at, card in enumerate(content.discovery):
        path = f"discovery[{at}]"
        yield from faults_of_effects(card.effects, f"{path}.effects ({card.id})")
        for side in Side:
            half = card.half(side)
            yield from _faults_of_a_half(half, f"{path}.{side} ({card.id})")
            if half.incantation is not None:
                opens.add((at, half.incantation.part))
    heads = [at for at, part in opens if part is _HEAD]
    others = {part for _, part in opens} - {_HEAD}
    if not heads:
        yield "discovery: no Incantation opens the Head, so that nobody could win (RR-5.14)"
    elif len(others) < OTHER_PARTS:
        yield f"discovery: the Incantations open fewer than {OTHER_PARTS} parts besides the Head (RR-5.14)"
    elif not any(_opens_others(opens, at) for at in heads):
        yield f"discovery: no three cards open the Head and {OTHER_PARTS} other parts, each card one of them (RR-5.7)"


def _opens_others(opens: Collection[tuple[int, Space]], head: int) -> bool:
    """Whether two other parts are opened by two cards, if one is attached to the Head and so gone."""
    others = [(at, part) for at, part in opens if part is not _HEAD and at != head]
    return len({at for at, _ in others}) > 1 and len({part for _, part in others}) > 1


def _faults_of_a_half(half: HalfFacts, path: str) -> Iterator[str]:
    yield from _faults_of_a_cost(half.cost, f"{path}.cost")
    if half.cost.discard:
        yield f"{path}.cost: a card is not claimed by discarding it (RR-22.2)"
    if half.kind is HalfKind.COMPANION:
        yield from beyond(f"{path}.health", half.health, 1, MOST_HEALTH, "RR-22.4")
    elif half.health:
        yield f"{path}.health: only a Companion takes wounds (RR-22.4)"
    elif not (half.standing or half.uses or half.end_of_turn or half.incantation):
        yield f"{path}: nothing is said of what it does (RR-22.1)"
    yield from faults_of_standing(half.standing, f"{path}.standing")
    yield from _faults_of_uses(half.uses, f"{path}.uses", discards=True)
    yield from faults_of_effects(half.end_of_turn, f"{path}.end_of_turn", held=True)
    if half.incantation is not None:
        if half.kind is not HalfKind.CONDITION:
            yield f"{path}.incantation: an Incantation is a Condition (RR-5.6)"
        if not half.incantation.part.is_part:
            yield f"{path}.incantation: {half.incantation.part} is no body part (RR-13.13)"
        yield from beyond(f"{path}.incantation.energy", half.incantation.energy, 0, MOST_ENERGY, "RR-13.13")


def _faults_of_a_cost(cost: Cost, path: str) -> Iterator[str]:
    for what in ("stress", "wounds", "energy"):
        most = MOST_ENERGY if what == "energy" else MOST_STRESS_OR_WOUNDS
        yield from beyond(f"{path}.{what}", getattr(cost, what), 0, most, "RR-11.6")


def _faults_of_uses(uses: Sequence[Use], path: str, *, discards: bool) -> Iterator[str]:
    if len(uses) > MOST_USES:
        yield f"{path}: {len(uses)} uses; there can be {MOST_USES} (RR-22.1)"
    for use in uses:
        yield from _faults_of_a_cost(use.cost, f"{path}.cost")
        if use.cost.discard and not discards:
            yield f"{path}.cost: an Unknown Relic is not discarded (RR-23.8)"
    yield from faults_of_uses(uses, path, held=discards)


def _faults_of_the_relics(content: Content) -> Iterator[str]:
    for at, facts in enumerate(content.relics):
        path, name = f"relics[{at}]", facts.id
        yield from faults_of_standing(facts.standing, f"{path}.standing ({name})")
        yield from faults_of_standing(facts.flipped, f"{path}.flipped ({name})")
        yield from _faults_of_uses(facts.uses, f"{path}.uses ({name})", discards=False)
        yield from _faults_of_uses(facts.flipped_uses, f"{path}.flipped_uses ({name})", discards=False)
        for front, uses, which in ((facts.standing, facts.uses, "front"), (facts.flipped, facts.flipped_uses, "back")):
            if not front and not uses:
                yield f"{path} ({name}): nothing stands on its {which} (RR-23.8)"
