"""Compares the options that a ruling names with those that the game has.

A ruling names an option, ``climb_spaces``, or says what it can be: ``climb_spaces = 2 to 5 (default 2)``,
``attack_when = "undestroyed" (default) or "vulnerable"``. Several stand one after the other, with words between them.
"""

import json
import re
from collections.abc import Iterator, Mapping

from rlyeh_rules.kernel import Option

_NAMED = re.compile(r"^[\w.]+|[\w.]+(?= = )")
"""What is at the beginning, or given a value, is an option."""
_QUOTED = re.compile(r'"[^"]*"')
_LOOKS_LIKE_A_NAME = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b")
_VALUE = r'"[^"]*"|true|false|\d+'
_RANGE = re.compile(r" = (\d+ to \d+)")
_VALUES = re.compile(rf" = (?:(?:, | or )?(?:{_VALUE})(?: \([^)]*\))?)+")
_ASIDE = re.compile(r" \([^)]*\)")
_IN_WORDS = (" = a ", " = one of ")
"""How values begin that are not listed: `a seat`, `one of the seven names`."""
_DEFAULT = re.compile(rf"({_VALUE}) \(default\)|\bdefault (?:is )?({_VALUE}|on\b|off\b)")
_SWITCHED = {"on": "true", "off": "false"}


def misnamed(text: str, options: Mapping[str, Option]) -> Iterator[str]:
    """What a ruling says of options that is not so.

    Args:
        text: the `option` of the ruling.
        options: the options of the game, by name.
    """
    named = list(_NAMED.finditer(text))
    names = [found[0] for found in named] + _LOOKS_LIKE_A_NAME.findall(_QUOTED.sub("", text))
    for name in dict.fromkeys(names):
        if name not in options:
            yield f"there is no option {name}"
    ends = [found.start() for found in named[1:]] + [len(text)]
    for found, end in zip(named, ends, strict=True):
        if found[0] in options:
            yield from _misvalued(text[found.end() : end], options[found[0]])


def _misvalued(said: str, option: Option) -> Iterator[str]:
    """Values and defaults that an option does not have, in what follows its name."""
    if limits := _RANGE.match(said):
        if limits[1] not in option.said:
            yield f"{option.name} is {', '.join(option.said)}, not {limits[1]}"
    elif values := _VALUES.match(said):
        for value in re.findall(_VALUE, _ASIDE.sub("", values[0])):
            if not any(_is(value, allowed) for allowed in option.values):
                yield f"{option.name} cannot be {value}"
    elif said.startswith(" = ") and not said.startswith(_IN_WORDS):
        yield f"the values of {option.name} cannot be read: {said}"
    for first, second in _DEFAULT.findall(said):
        if not _is(first or second, option.default):
            yield f"{first or second} is not the default of {option.name}"


def _is(written: str, value: object) -> bool:
    """Whether this is how a value is written; 1 is no true."""
    read = json.loads(_SWITCHED.get(written, written))
    return bool(read == value) and isinstance(read, bool) is isinstance(value, bool)
