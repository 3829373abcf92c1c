"""How the boxes of a card are written in a card set, and what may stand in which.

A row of icons: ``"move clue"``. Alternatives: ``"fund / clue clue"``; within brackets where only a part of the row is
to be chosen: ``"draw (fund / clue)"``. Needs stand in front of a way: ``"clue / [clue] shot shot / [3 cultists] clue
clue"``. An icon may say how often and where: ``"X.clue"``, ``"wounds.fund"``, ``"mark@chosen"``.

A permanent or deployed box has effects with ";" between them: ``"price -1"``, ``"resistance +1 @others"``,
``"when steal: fund draw"``.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from math import prod
from typing import Final, TypeVar

from .effects import (
    LETTERS,
    Aura,
    Box,
    Continuous,
    Effect,
    Faction,
    Icon,
    Need,
    Number,
    Row,
    Scope,
    Stat,
    Trigger,
    Way,
    When,
    Where,
)

__all__ = ["UnreadableBox", "read_continuous", "read_row"]

T = TypeVar("T", bound=enum.StrEnum)

ADVENTURER: Final = Faction.ADVENTURER
CULT: Final = Faction.CULT


class UnreadableBox(ValueError):  # noqa: N818 - it says what is wrong; "Error" would add nothing
    """What is written in a box cannot be understood, or may not stand there; the message says why."""


# ------------------------------------------------------------------ what may stand where

_BOTH: Final = (Icon.FUND, Icon.DRAW, Icon.ELIMINATE, Icon.DISCARD, Icon.RECOVER, Icon.RETURN)
ICONS: Final[Mapping[Faction, tuple[Icon, ...]]] = {
    ADVENTURER: (
        *_BOTH,
        Icon.CLUE,
        Icon.EXPOSURE,
        Icon.MOVE,
        Icon.SHOT,
        Icon.HEAL_WOUND,
        Icon.HEAL_MADNESS,
        Icon.NOTORIETY,
        Icon.REMOVE_MARK,
    ),
    CULT: (
        *_BOTH,
        Icon.MARK,
        Icon.WOUND,
        Icon.MADNESS,
        Icon.EXPOSURE_BACK,
        Icon.NOTORIETY_BACK,
        Icon.READY,
        Icon.SHIFT,
        Icon.REMOVE_CLUE,
        Icon.RELIC,
    ),
}
"""The icons of each faction (LR-7.1.4 to LR-7.1.9, LR-8.2.3 to LR-8.2.6, LR-10.6, LR-U13)."""

_PLACES: Final[Mapping[tuple[Faction, Icon], tuple[Where, ...]]] = {
    (ADVENTURER, Icon.CLUE): (Where.HERS, Where.CHOSEN),
    (ADVENTURER, Icon.SHOT): (Where.HERS,),
    (ADVENTURER, Icon.ELIMINATE): (Where.HERS,),
    (ADVENTURER, Icon.DISCARD): (Where.HERS,),
    (ADVENTURER, Icon.REMOVE_MARK): (Where.HERS, Where.CHOSEN),
    (CULT, Icon.MARK): (Where.HERE, Where.HERS, Where.CHOSEN, Where.EVERY),
    (CULT, Icon.WOUND): (Where.HERE, Where.HERS, Where.CHOSEN, Where.EVERY, Where.ANYWHERE),
    (CULT, Icon.MADNESS): (Where.HERE, Where.HERS, Where.CHOSEN, Where.EVERY, Where.ANYWHERE),
    (CULT, Icon.REMOVE_CLUE): (Where.HERE, Where.HERS, Where.CHOSEN, Where.EVERY),
    (CULT, Icon.ELIMINATE): (Where.HERE, Where.HERS, Where.CHOSEN),
    (CULT, Icon.DISCARD): (Where.HERE, Where.HERS, Where.CHOSEN),
}
"""Where an icon may apply; the first is meant where nothing is said. An icon that does not stand here has no place."""

_WITH_A_PLACE: Final = (Box.ACTIVATION, Box.DEPLOYED, Box.ELIMINATED)
"""The boxes of a Cultist that stands at a Location: only there "here" means something (LR-R11)."""
_ASKING: Final = (
    Icon.MOVE,
    Icon.SHOT,
    Icon.ELIMINATE,
    Icon.DISCARD,
    Icon.READY,
    Icon.SHIFT,
    Icon.RECOVER,
    Icon.RELIC,
)
"""Icons whose target somebody chooses."""

_SCOPES: Final[Mapping[tuple[Box, Stat], tuple[Scope, ...]]] = {
    (Box.DEPLOYED, Stat.RESISTANCE): (Scope.OTHERS, Scope.HERE, Scope.ALL),
    (Box.DEPLOYED, Stat.COVER): (Scope.OTHERS, Scope.HERE),
    (Box.DEPLOYED, Stat.COST): (Scope.HERE, Scope.ALL),
    (Box.DEPLOYED, Stat.ALERT): (Scope.SELF,),
    (Box.PERMANENT, Stat.RESISTANCE): (Scope.ALL, Scope.HERS),
    (Box.PERMANENT, Stat.COVER): (Scope.ALL, Scope.HERS),
    (Box.PERMANENT, Stat.COST): (Scope.ALL, Scope.HERS),
    (Box.PERMANENT, Stat.ALERT): (Scope.ALL,),
    (Box.PERMANENT, Stat.PRICE): (Scope.SELF,),
}
"""Whom a continuous effect may concern; the first is meant where nothing is said."""

_NEEDS: Final = (Stat.CLUE, Stat.CULTISTS, Stat.WOUNDS, Stat.MADNESS, Stat.DAMAGE)

MOST_WAYS: Final = 24
"""More could not be listed beside the other cards of a hand."""
LONGEST_ROW: Final = 12
"""More icons have no room on a card."""
MOST_EFFECTS: Final = 6
"""More continuous effects have no room on a card."""
LONGEST_TEXT: Final = 1_000
"""Characters; no box needs as many."""

# ------------------------------------------------------------------ rows

_TOKEN: Final = re.compile(r"\[([^\[\]]*)\]|([()/])|([^\s()/\[\]]+)|(\S)")
_ICON: Final = re.compile(r"(?:(?P<times>\w+)\.)?(?P<icon>[\w-]+)(?:@(?P<where>\w+))?")
_NEED: Final = re.compile(r"(?:(?P<least>\d)\s+)?(?P<stat>\w+)")
_SINGULAR: Final = {"cultist": "cultists", "wound": "wounds", "clues": "clue"}


def read_row(text: str, faction: Faction, box: Box) -> Row:
    """The row of icons that a text describes.

    Args:
        text: the row, `"fund / clue clue"`.
        faction: whose card it stands on.
        box: in which box.

    Raises:
        UnreadableBox: it is no row, or may not stand there.

    Examples:
        >>> from rlyeh_rules.last_relic.effects import Box, Faction
        >>> from rlyeh_rules.last_relic.language import read_row
        >>> row = read_row("move / [3 cultists] X.clue", Faction.ADVENTURER, Box.ACTION)
        >>> [str(effect.icon) for effect in row.taken["b"].effects]
        ['clue']
    """
    _check_length(text)
    groups = _Reading(text, faction, box).groups()
    ways = prod(map(len, groups))
    if ways > MOST_WAYS:
        raise UnreadableBox(f"there are {ways:,} ways to take it; there can be {MOST_WAYS}")
    icons = sum(max(len(way.effects) for way in group) for group in groups)
    if icons > LONGEST_ROW:
        raise UnreadableBox(f"there are {icons:,} icons in a row; there can be {LONGEST_ROW}")
    row = Row(groups)
    for taken in row.taken.values():
        if any(effect.icon is Icon.RETURN for effect in taken.effects[:-1]):
            raise UnreadableBox("return must stand last: a card is in no pile before its last icon (LR-R20)")
    if box is Box.ELIMINATED and (len(row.taken) > 1 or any(taken.needs for taken in row.taken.values())):
        raise UnreadableBox("what happens when a Cultist is eliminated has no '/' and no needs (LR-7.1.10)")
    return row


def _check_length(text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise UnreadableBox(f"there are {len(text):,} characters in it; there can be {LONGEST_TEXT:,}")


class _Reading:
    """A row being read."""

    def __init__(self, text: str, faction: Faction, box: Box) -> None:
        self.tokens = list(_TOKEN.finditer(text))
        self.faction, self.box = faction, box

    def groups(self) -> tuple[tuple[Way, ...], ...]:
        """The groups of the row: a "/" outside all brackets splits the whole of it (LR-R29)."""
        parts = self._split(self.tokens)
        if len(parts) > 1:
            return (self._ways(parts),)
        found: list[tuple[Way, ...]] = []
        loose: list[re.Match[str]] = []
        for token, inside in self._grouped(self.tokens):
            if inside is None:
                loose.append(token)
            else:
                found += [(self._way(loose),)] if loose else []
                loose = []
                found.append(self._ways(self._split(inside)))
        found += [(self._way(loose),)] if loose else []
        if not found:
            raise UnreadableBox("there is no icon in it")
        return tuple(found)

    def _split(self, tokens: Sequence[re.Match[str]]) -> list[list[re.Match[str]]]:
        parts: list[list[re.Match[str]]] = [[]]
        depth = 0
        for token in tokens:
            depth += {"(": 1, ")": -1}.get(token[0], 0)
            if token[0] == "/" and depth == 0:
                parts.append([])
            else:
                parts[-1].append(token)
        return parts

    def _grouped(self, tokens: Sequence[re.Match[str]]) -> Iterator[tuple[re.Match[str], list[re.Match[str]] | None]]:
        """Each loose token, and each opening bracket with what stands within."""
        inside: list[re.Match[str]] | None = None
        opening = tokens[0] if tokens else None
        for token in tokens:
            if token[0] == "(" and inside is None:
                opening, inside = token, []
            elif token[0] == ")" and inside is not None and opening is not None:
                yield opening, inside
                inside = None
            elif inside is not None:
                inside.append(token)
            else:
                yield token, None
        if inside is not None:
            raise UnreadableBox("a bracket is not closed")

    def _ways(self, parts: Sequence[Sequence[re.Match[str]]]) -> tuple[Way, ...]:
        if len(parts) > len(LETTERS):
            raise UnreadableBox(f"there are {len(parts)} ways to choose among; there can be {len(LETTERS)}")
        return tuple(self._way(part) for part in parts)

    def _way(self, tokens: Sequence[re.Match[str]]) -> Way:
        needs: list[Need] = []
        effects: list[Effect] = []
        for token in tokens:
            if token[2] or token[4]:
                hint = ": a way to choose has no brackets in it" if token[0] == "(" else ""
                raise UnreadableBox(f"{token[0]!r} has nothing to do here{hint}")
            if token[1] is None:
                effects.append(_effect(token[3], self.faction, self.box))
            elif effects:
                raise UnreadableBox(f"[{token[1]}] must stand in front of the icons that need it (LR-R31)")
            else:
                needs.append(_need(token[1], self.faction))
        if not effects:
            raise UnreadableBox("there is a way without an icon")
        return Way(tuple(effects), tuple(needs))


def _effect(text: str, faction: Faction, box: Box) -> Effect:
    match = _ICON.fullmatch(text)
    if match is None:
        raise UnreadableBox(f"{text!r} is no icon; write icons with a space between them: 'fund draw'")
    icon = _member(Icon, match["icon"], "icon")
    if icon not in ICONS[faction]:
        raise UnreadableBox(f"{icon} is no icon of the {faction.title()} ({_RULES[faction]})")
    if icon is Icon.RETURN and box is not Box.ACTION:
        raise UnreadableBox("return is for a card that is played from hand (LR-5.1.1)")
    if icon is Icon.RETURN and match["times"]:
        raise UnreadableBox("a card goes back to its deck once (LR-5.1.1)")
    if match["times"] and match["times"].isdigit():
        raise UnreadableBox(f"{text!r} is no icon; write {icon} as often as it is printed")
    times = _member(Number, match["times"], "number") if match["times"] else None
    return Effect(icon, _where(icon, match["where"], faction, box), times)


def _where(icon: Icon, said: str | None, faction: Faction, box: Box) -> Where | None:
    known = _PLACES.get((faction, icon), ())
    places = known if box in _WITH_A_PLACE else tuple(place for place in known if place is not Where.HERE)
    if said is None:
        if places != known:
            others = ", ".join(f"{icon}@{place}" for place in places)
            raise UnreadableBox(f"{icon} must say where, since the card stands at no Location: {others} (LR-R11)")
        return places[0] if places else None
    where = _member(Where, said, "place")
    if where not in places:
        hint = f"it can be @{', @'.join(places)}" if places else "it needs no place"
        raise UnreadableBox(f"{icon} cannot be @{where} in this box: {hint} (LR-R11)")
    return where


def _need(text: str, faction: Faction) -> Need:
    match = _NEED.fullmatch(text.strip())
    if match is None:
        raise UnreadableBox(f"[{text}] is no need; write [clue] or [3 cultists]")
    name = _SINGULAR.get(match["stat"], match["stat"])
    stat = next((one for one in _NEEDS if one == name), None)
    least = int(match["least"] or 1)
    if stat is not None and not least:
        raise UnreadableBox(f"[{text}] needs nothing; the number is 1 at least")
    if stat is None:
        raise UnreadableBox(f"[{text}] is no need; needed can be {', '.join(_NEEDS)}")
    if stat is Stat.CLUE and faction is CULT:
        raise UnreadableBox("only the Adventurer discards Clues (LR-5.2.4)")
    return Need(stat, least)


# ------------------------------------------------------------------ what goes on

_AURA: Final = re.compile(r"(?P<stat>\w+)(?:\s+(?P<by>[+-]\d))?(?:\s+@(?P<scope>\w+))?")
_TRIGGER: Final = re.compile(r"when\s+(?P<when>[\w-]+)\s*:(?P<row>.*)", re.DOTALL)


def read_continuous(text: str, faction: Faction, box: Box) -> Continuous:
    """The continuous effects that a text describes.

    Args:
        text: the box, `"price -1; when steal: fund"`.
        faction: whose card it stands on.
        box: permanent or deployed.

    Raises:
        UnreadableBox: it describes none, or one that may not stand there.

    Examples:
        >>> from rlyeh_rules.last_relic.effects import Box, Faction
        >>> from rlyeh_rules.last_relic.language import read_continuous
        >>> read_continuous("resistance +1 @others", Faction.CULT, Box.DEPLOYED).auras[0].by
        1
    """
    _check_length(text)
    auras: list[Aura] = []
    triggers: list[Trigger] = []
    parts = text.split(";")
    if len(parts) > MOST_EFFECTS:
        raise UnreadableBox(f"there are {len(parts):,} continuous effects; there can be {MOST_EFFECTS}")
    for part in parts:
        words = part.strip()
        match = _TRIGGER.fullmatch(words)
        if match is not None:
            triggers.append(_trigger(match["when"], match["row"], faction, box))
        else:
            auras.append(_aura(words, box))
    return Continuous(tuple(auras), tuple(triggers))


def _aura(text: str, box: Box) -> Aura:
    match = _AURA.fullmatch(text)
    if match is None:
        raise UnreadableBox(f"{text!r} is no continuous effect; write 'resistance +1 @others' or 'when steal: fund'")
    stat = _member(Stat, match["stat"], "continuous effect")
    scopes = _SCOPES.get((box, stat))
    if scopes is None:
        raise UnreadableBox(f"{stat} is nothing that a {box} box changes (LR-5.3.2)")
    scope = _member(Scope, match["scope"], "scope") if match["scope"] else scopes[0]
    if scope not in scopes:
        raise UnreadableBox(f"{stat} can be @{', @'.join(scopes)} in a {box} box, not @{scope} (LR-5.3.2)")
    by = int(match["by"] or 0)
    if (stat is Stat.COVER) != (by == 0):
        raise UnreadableBox(f"{stat} {'has no number' if stat is Stat.COVER else 'needs a number, +1 or -1'}")
    return Aura(stat, by, scope)


def _trigger(when: str, text: str, faction: Faction, box: Box) -> Trigger:
    """What is set off asks nobody, and damage sets off no more damage: so it always comes to an end."""
    set_off = _member(When, when, "occasion")
    row = read_row(text, faction, box)
    (taken, *others) = row.taken.values()
    if others or taken.needs:
        raise UnreadableBox("what is set off has no '/' and no needs (LR-5.3.2)")
    for effect in taken.effects:
        if effect.icon in _ASKING or effect.where is Where.CHOSEN:
            raise UnreadableBox(f"{effect.icon} asks for a choice, which nothing that is set off does (LR-5.3.2)")
        if set_off is When.DAMAGE and effect.icon in {Icon.WOUND, Icon.MADNESS}:
            raise UnreadableBox(f"{effect.icon} cannot be set off by damage: it would have no end (LR-5.3.2)")
    return Trigger(set_off, taken.effects)


# ------------------------------------------------------------------ words

_RULES: Final = {ADVENTURER: "LR-7.1.4 to LR-7.1.9", CULT: "LR-8.2.3 to LR-8.2.6"}


_CLOSE: Final = 0.7
"""How much alike two words must be, from 0 to 1, for one to be offered in place of the other."""


def _member(kind: type[T], word: str, what: str) -> T:
    """The member of an enumeration that a word names."""
    values = [str(one) for one in kind]
    if word not in values:
        close = get_close_matches(word, values, 1, _CLOSE)
        hint = f"; did you mean {close[0]}?" if close else f"; there are {', '.join(values)}"
        raise UnreadableBox(f"there is no {what} {word!r}{hint}")
    return kind(word)
