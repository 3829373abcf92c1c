"""One line of text for every action, both ways.

`says` of an action class is its grammar: `"bid {markers}[, {cultist} cultist]"`. The seat always stands in front,
`1: bid 3`; it may be left out on input while a single seat is waited for. What stands in brackets is left out where
one of its fields is None.
"""

from __future__ import annotations

import enum
import re
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import attrs

from .marks import HIDDEN, Hideable
from .refusals import NotationError
from .seats import Seat
from .spelling import by_ids, called, closest, either, ids_of
from .text import listed

if TYPE_CHECKING:
    from .agenda import Action
    from .state import State

__all__ = ["action_text", "fields_of", "fits", "parse_action"]

_TOKEN = re.compile(r"(\[)|(\])|\{(\w+)\}")
_GROUP = re.compile(r"\[([^\[\]]*)\]")
_FIELD = re.compile(r"\{(\w+)\}")
_UP_TO_A_FIELD = re.compile(r"[\[{]")
_WORD, _WORDS = r"[^\s,:]+", r"[^,:]+?"
_PLAIN: Mapping[Any, str] = {bool: "yes|no", int: r"-?\d{1,9}", Seat: r"\d{1,2}"}
"""How values are written that have no name."""
_FIELDS: dict[Any, dict[str, Any]] = {}
_PATTERNS: dict[Any, re.Pattern[str]] = {}
_HUGE = 10**9  # what has more digits cannot be said, and no game counts so far
_LONGEST = 200  # characters; no action of any game comes near it
_DIGITS = 2  # of a seat: no table has a hundred


def action_text(action: Action) -> str:
    """The notation of an action: `1: bid 3`."""
    kind = type(action)

    def group(match: re.Match[str]) -> str:
        names = _FIELD.findall(match[1])
        return "" if any(getattr(action, name) is None for name in names) else match[1]

    words = _FIELD.sub(lambda m: _write(getattr(action, m[1])), _GROUP.sub(group, kind.says))
    return f"{action.seat}: {words}"


def parse_action(state: State, text: str) -> Action:
    """The action that a text names, legal or not: ask `why_not` or `apply` whether it may be taken.

    Args:
        state: the state, or the view of a seat, in which it is said.
        text: `1: bid 3`. The seat may be left out while a single seat is waited for; the name of a card, a space or
            whatever else has one, in any case, does as well as its id.

    Raises:
        NotationError: nothing of this game can be said like that, or there is no such thing; it names what comes
            nearest, and what would have been understood.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=1)
        >>> action = state.legal_actions()[0]
        >>> rr.parse_action(state, str(action)) == action
        True
    """
    if type(text) is not str or len(text) > _LONGEST:
        raise NotationError(str(text)[:_LONGEST], (), "is no line of notation")
    head, colon, tail = text.strip().partition(":")
    words = " ".join((tail if colon else head).split())
    waiting = state.waiting_on
    seat = _seat(head.strip(), state) if colon else waiting[0] if len(waiting) == 1 else None
    asked = state.decision.allows if state.decision else ()
    likely = tuple(dict.fromkeys([*asked, *state.rules.interrupts]))
    forms = tuple(_form(kind) for kind in likely)
    if seat is None:
        raise NotationError(text, forms, _no_seat(state) if colon else _whose(state, words))
    reading = _Reading(state, tuple(dict.fromkeys([*likely, *state.rules.actions])), words)
    action = reading.by_ids(seat) or reading.by_names(seat)
    if action is None:
        raise _error(state, seat, text, words, forms, reading)
    return action


class _Reading:
    """One text being read.

    Args:
        state: where it is said.
        kinds: what it may be, the likeliest first.
        words: what is said, the seat apart.

    Attributes:
        unknown: the things met in it of which there is nothing, by what they would be: `("space", "nowhere")`.
    """

    def __init__(self, state: State, kinds: tuple[type[Action], ...], words: str) -> None:
        self.kinds, self.unknown = kinds, list[tuple[str, str]]()
        self._state, self._words, self._small = state, words, words.casefold()
        self._by_type = dict[Any, Mapping[str, str]]()

    @cached_property
    def _ids(self) -> Mapping[type[Hideable], frozenset[str]]:
        return ids_of(self._state)

    # -- what it says

    def by_ids(self, seat: Seat) -> Action | None:
        """The first kind of action that can be said like that, letter by letter."""
        found = ((kind, _pattern(kind).fullmatch(self._words)) for kind in self.kinds)
        return self._first(seat, ((kind, match.groupdict()) for kind, match in found if match))

    def by_names(self, seat: Seat) -> Action | None:
        """The same in any case, and with the names of things for their ids."""
        return self._first(seat, self._named())

    def look_for_unknown(self, seat: Seat) -> None:
        """Note the first thing of which there is nothing, in words that nothing else is wrong with."""
        if not self.unknown:
            self._first(seat, self._named(_WORDS))

    def _named(self, word: str = _WORD) -> Iterator[tuple[type[Action], dict[str, str | None]]]:
        """The kinds of action whose words these are, with the ids for names; `word` is the pattern of what is none.

        Where that may have blanks, kinds with more words of their own come first: `give energy of A to B` is no card.
        """
        kinds = self.kinds if word is _WORD else sorted(self.kinds, key=lambda kind: -len(_FIELD.sub("", kind.says)))
        for kind in kinds:
            if not self._small.startswith(_UP_TO_A_FIELD.split(kind.says)[0]):
                continue
            hints = fields_of(kind)
            calls = {name: self._called(_core(hints[name])) for name in _FIELD.findall(kind.says)}
            found = _compiled(kind, calls, word).fullmatch(self._small)
            if found is not None:
                yield kind, {name: calls[name].get(said or "", said) for name, said in found.groupdict().items()}

    def _first(self, seat: Seat, found: Iterable[tuple[type[Action], Mapping[str, str | None]]]) -> Action | None:
        return next((action for kind, words in found if (action := self._as(kind, seat, words)) is not None), None)

    def _as(self, kind: type[Action], seat: Seat, words: Mapping[str, str | None]) -> Action | None:
        hints = fields_of(kind)
        values: dict[str, Any] = {}
        unknown: list[tuple[str, str]] = []
        for name, word in words.items():
            try:
                values[name] = _read(word, hints[name])
            except ValueError:
                there_is = False
            else:
                there_is = self._is_known(values[name])
            if not there_is:
                unknown.append((_what(_core(hints[name])), str(word)))
        self.unknown += unknown
        return None if unknown else kind(seat, **values)

    def _is_known(self, value: Any) -> bool:
        """Whether there is such a thing, be it of another kind: that is then for the rules to refuse.

        Of a kind that the game does not list there may be anything.
        """
        if not isinstance(value, Hideable) or type(value) not in self._ids:
            return True
        return any(value in ids for ids in self._ids.values())

    # -- what things are called

    def _called(self, core: Any) -> Mapping[str, str]:
        """The ids that may stand in a field of some type, by what these words can call them."""
        if core not in self._by_type:
            self._by_type[core] = self._find(core)
        return self._by_type[core]

    def _find(self, core: Any) -> Mapping[str, str]:
        if core in _PLAIN:
            return {}
        own: Iterable[str] = map(str, core) if issubclass(core, enum.Enum) else self._ids.get(core, ())
        calls = called(self._small, own, self._state.text)
        return calls if issubclass(core, enum.Enum) else {**self._of_any_kind, **calls}

    @cached_property
    def _of_any_kind(self) -> Mapping[str, str]:
        return called(self._small, {thing for ids in self._ids.values() for thing in ids}, self._state.text)

    @property
    def in_ids(self) -> str:
        """The words in small letters with ids for all names in them, whatever action may be meant.

        A thing goes before the word of a list, and that of a likely action before that of another.
        """
        known = dict(self._of_any_kind)
        for kind in self.kinds:
            for name in _FIELD.findall(kind.says):
                known = {**self._called(_core(fields_of(kind)[name])), **known}
        return by_ids(self._small, known)


def _error(state: State, seat: Seat, text: str, words: str, forms: tuple[str, ...], reading: _Reading) -> NotationError:
    """Why nothing could be read and what comes nearest; in a seat's own view also what that seat can do now.

    Of the whole truth nothing is told but what everybody knows: whoever asks may be anybody.
    """
    legal = state.legal_actions(seat) if state.viewer == seat else ()
    now = tuple(dict.fromkeys(_form(type(action)) for action in legal))
    lines = [str(action).partition(": ")[2] for action in legal]
    close = closest(reading.in_ids, lines)
    reading.look_for_unknown(seat)
    if reading.unknown:
        what, thing = reading.unknown[0]
        typed = re.search(re.escape(thing), words, re.IGNORECASE)
        thing = typed[0] if typed else thing
        return NotationError(text, forms, f"names no {what}: there is no {thing!r}", close=close, now=now)
    by_verb = {form.partition(" ")[0]: form for form in reversed(forms)}  # of several the first, the plainest
    close = close or by_verb.get(closest(words.partition(" ")[0], by_verb), "")
    return NotationError(text, forms, close=close, now=now)


def _no_seat(state: State) -> str:
    return f"names no seat here: the seats are {listed(map(str, state.seats))}"


def _whose(state: State, words: str) -> str:
    example = f", as in `{state.waiting_on[0]}: {words}`" if state.waiting_on else ""
    return f"does not say whose action it is: put the seat in front{example}"


def _seat(text: str, state: State) -> Seat | None:
    return Seat(int(text)) if text.isdecimal() and len(text) <= _DIGITS and int(text) < len(state.seats) else None


def _form(kind: type[Action]) -> str:
    return re.sub(r"\{(\w+)\}", lambda m: f"<{m[1]}>", kind.says)


def fields_of(kind: Any) -> dict[str, Any]:
    """The bare type of every field of a record class, its secrecy mark taken off."""
    if kind not in _FIELDS:
        hints = typing.get_type_hints(kind)
        _FIELDS[kind] = {field.name: hints[field.name] for field in attrs.fields(kind)}
    return _FIELDS[kind]


def _pattern(kind: Any) -> re.Pattern[str]:
    if kind not in _PATTERNS:
        _PATTERNS[kind] = _compiled(kind, {})
    return _PATTERNS[kind]


def _compiled(kind: Any, calls: Mapping[str, Mapping[str, str]], word: str = _WORD) -> re.Pattern[str]:
    """The pattern of a kind of action, in whose fields may stand what is called something, and any word."""
    hints = fields_of(kind)
    parts: list[str] = []
    at = 0
    for token in _TOKEN.finditer(kind.says):
        parts.append(re.escape(kind.says[at : token.start()]))
        opens, closes, name = token.groups()
        value = "" if opens or closes else f"(?P<{name}>{_shape(hints[name], calls.get(name), word)})"
        parts.append("(?:" if opens else ")?" if closes else value)
        at = token.end()
    return re.compile("".join([*parts, re.escape(kind.says[at:])]))


def _core(hint: Any) -> Any:
    """The type itself, without `| None`."""
    if typing.get_origin(hint) in {typing.Union, types.UnionType}:
        (hint,) = [arg for arg in typing.get_args(hint) if arg is not type(None)]
    return hint


def _shape(hint: Any, calls: Iterable[str] | None, word: str) -> str:
    plain = _PLAIN.get(_core(hint), word)
    return f"{either(calls)}|{plain}" if calls else plain


def _what(core: Any) -> str:
    """What a sentence calls something of a type: "ID card", and of an enumeration `GreenDie` "green die"."""
    if issubclass(core, Hideable):
        return str(core.a_hidden_one).partition(" ")[2]
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", core.__name__).lower()


def _write(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _read(text: str | None, hint: Any) -> Any:
    if text is None:
        return None
    core = _core(hint)
    if text == "?":
        return HIDDEN
    if core is Seat:
        return Seat(int(text))
    if core is bool:
        return text == "yes"
    if isinstance(core, type) and issubclass(core, enum.Enum | Hideable | int | str):
        return core(text)
    raise TypeError(f"no notation for {hint}")


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is of the type that a field declares; what only equals it (2.0, True) is not."""
    if value is None:
        return hint is type(None) or type(None) in typing.get_args(hint)
    core = _core(hint)
    if core is Seat:
        core = int
    if isinstance(core, type) and issubclass(core, Hideable):
        return isinstance(value, str)
    return type(value) is core and (core is not int or -_HUGE < value < _HUGE)
