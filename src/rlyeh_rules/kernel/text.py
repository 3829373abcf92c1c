"""Names and sentences in English: what a game's text.toml holds, and how a sentence is made of a record."""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any

from .marks import HIDDEN, Hideable
from .record import record
from .resources import read_toml
from .seats import SPECTATOR, BySeat, Seat

__all__ = ["Entry", "Text", "counted", "listed", "there_are"]

_PART = re.compile(r"\[([^\[\]]*)\]|\{(\w+)\}")


@record
class Entry:
    """What a thing is called, and what stands on it.

    Attributes:
        name: its English name.
        text: what it does, in our own words; "" where nothing needs saying.

    Examples:
        >>> import rlyeh_rules as rr
        >>> rr.games()["seals"].text.entries["hastur"].name
        'Hastur'
    """

    name: str
    text: str = ""


class Text:
    """The names and texts of one game, read from its text.toml when first asked for.

    Args:
        package: the game's package, which holds the file.

    Examples:
        >>> import rlyeh_rules as rr
        >>> text = rr.games()["seals"].text
        >>> text.name("cultist-gate"), text.name("no-such-card")
        ('Cultist Gate', 'No Such Card')
        >>> sorted(text.tables)[:2]
        ['cards', 'characters']
    """

    def __init__(self, package: str) -> None:
        self._package = package

    @cached_property
    def tables(self) -> Mapping[str, Mapping[str, Any]]:
        """The whole file, table by table."""
        return MappingProxyType(read_toml(self._package, "text.toml"))

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """Every named thing by its id, whatever table it stands in."""
        found: dict[str, Entry] = {}
        for table in self.tables.values():
            for key, entry in table.items():
                found[key] = Entry(entry) if isinstance(entry, str) else Entry(entry["name"], entry.get("text", ""))
        return MappingProxyType(found)

    def name(self, thing: str) -> str:
        """What a thing is called; its own id, made readable, where the file says nothing."""
        entry = self.entries.get(str(thing))
        return entry.name if entry else str(thing).replace("-", " ").replace("_", " ").title()

    def sentence(self, template: str, record: Any, seat_name: Callable[[Seat], str]) -> str:
        """Fill a template from the fields and properties of a record.

        `{field}` becomes words; what stands in brackets is left out where one of its fields is None, empty or hidden.
        """

        def put(match: re.Match[str]) -> str:
            group, name = match.groups()
            if group is None:
                return self._words(getattr(record, name), name, seat_name)
            inner = [getattr(record, part[1]) for part in re.finditer(r"\{(\w+)\}", group)]
            return (
                "" if any(value is None or value is HIDDEN or value == () for value in inner) else _PART.sub(put, group)
            )

        return _PART.sub(put, template)

    def _words(self, value: Any, name: str, seat_name: Callable[[Seat], str]) -> str:
        if value is HIDDEN:
            return "something hidden"
        is_seat = name in SEAT_FIELDS or name.endswith("_seat")
        if value is None:
            return "nobody" if is_seat else "nothing"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value.__class__ in {tuple, BySeat}:
            words = [self._words(each, name, seat_name) for each in value]
            if value.__class__ is BySeat:
                return listed(f"{seat_name(Seat(at))} {word}" for at, word in enumerate(words))
            known = [word for each, word in zip(value, words, strict=True) if each is not HIDDEN]
            hidden = len(words) - len(known)
            return listed([*known, *([f"{hidden} hidden"] if hidden else [])]) or ("nobody" if is_seat else "nothing")
        if isinstance(value, Hideable | enum.Enum):
            return self.name(str(value))
        if isinstance(value, int) and is_seat:
            return seat_name(Seat(value))
        return str(value)


SEAT_FIELDS = frozenset(
    {"seat", "owner", "winner", "taker", "target", "opponent", "player", "winners", "agreeing", "refusing"}
)
"""Fields that hold a seat; at run time it is a number like any other."""


def listed(words: Iterable[str]) -> str:
    """`a, b and c`.

    Examples:
        >>> from rlyeh_rules.kernel import listed
        >>> listed(["a", "b", "c"]), listed(["a"]), listed([])
        ('a, b and c', 'a', '')
    """
    *front, last = list(words) or [""]
    return f"{', '.join(front)} and {last}" if front else last


def counted(number: int, thing: str) -> str:
    """`no cards`, `1 card`, `2 cards`.

    Examples:
        >>> from rlyeh_rules.kernel import counted
        >>> counted(0, "card"), counted(1, "card"), counted(2, "card")
        ('no cards', '1 card', '2 cards')
    """
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


def there_are(words: Iterable[str]) -> str:
    """What there is to choose among: `there is only a`, `there are a, b, c`.

    Examples:
        >>> from rlyeh_rules.kernel import there_are
        >>> there_are(["seals", "gate"]), there_are(["seals"])
        ('there are seals, gate', 'there is only seals')
    """
    first, *others = words
    return f"there are {', '.join((first, *others))}" if others else f"there is only {first}"


def plain_seat_name(seat: Seat) -> str:
    """What a seat is called where no state is at hand that knows its name."""
    return "a spectator" if seat == SPECTATOR else f"Seat {seat}"
