"""All randomness of a game: one integer in the state, or what a host rolls on a real table.

The stream is SplitMix64 (Steele, Lea and Flood 2014): the state is a 64-bit counter, each number its scrambled value.
`below(n)` is the high half of the 64 by n bit product, so its bias is below n / 2**64. The same seed gives the same
game on every Python version and machine; the tests hold known answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from inspect import signature
from typing import Any, TypeVar

from .refusals import ChanceError, shown_value

__all__ = ["Chance", "Scripted", "started"]

T = TypeVar("T")
_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Chance:
    """A stream of random numbers, whose whole state is `value`.

    A host that rolls real dice overrides `roll(count, sides, what)` in a subclass, or `roll(count, sides)` if all its
    dice are alike; one that gives every number itself, decks included, overrides `below`. Either puts what it gives
    into `given`, and leaves `value` alone. What a subclass gives is checked: it raises a ChanceError where it is no
    whole number below what is asked for, or not as many as that.

    Attributes:
        value: the 64-bit state of the stream; any integer is folded into that range.
        given: every number given since the stream was last set, in order, so that a log replays without its seed.

    Examples:
        >>> from rlyeh_rules import Chance
        >>> Chance(7).roll(3)
        (2, 0, 5)
        >>> Chance(7).shuffle("abcd")
        ('c', 'd', 'a', 'b')
        >>> chance = Chance(7)
        >>> chance.below(100), chance.pick(["a", "b", "c"]), chance.given
        (38, 'a', [38, 0])
        >>> chance.start(7)  # over again
        >>> chance.below(100), chance.given
        (38, [38])
    """

    __slots__ = ("given", "value")

    def __init_subclass__(cls, **options: Any) -> None:
        """Check what the subclass gives."""
        super().__init_subclass__(**options)
        own: Any = cls
        for name, check in (("below", _checked), ("roll", _checked_dice)):
            giver = next(base for base in cls.__mro__ if name in vars(base))
            if giver is cls or not issubclass(giver, Chance):  # its own, or that of a class that is no Chance
                setattr(own, name, check(getattr(own, name)))

    def __init__(self, value: int = 0) -> None:
        """Start the stream at `value`."""
        self.value = value & _MASK
        self.given: list[int] = []

    def start(self, value: int) -> None:
        """Set the stream to `value` and forget what it has given."""
        self.value = value & _MASK
        self.given = []

    def below(self, n: int) -> int:
        """A whole number from 0 to `n` - 1."""
        self.value = z = (self.value + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        result = ((z ^ (z >> 31)) * n) >> 64
        self.given.append(result)
        return result

    def roll(self, count: int, sides: int = 6, what: str = "") -> tuple[int, ...]:
        """Roll `count` dice of `sides` faces; faces are numbered from 0.

        Args:
            count: how many dice.
            sides: how many faces each of them has.
            what: which dice, for whoever has to take them in their hand: "green dice"; "" where there is one sort only.
        """
        if type(self) is not Chance:  # a host's own numbers
            return tuple([self.below(sides) for _ in range(count)])
        value, mask, gamma = self.value, _MASK, _GAMMA
        faces: list[int] = []
        for _ in range(count):  # what `below` does, without a call for every die
            value = z = (value + gamma) & mask
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
            faces.append(((z ^ (z >> 31)) * sides) >> 64)
        self.value = value
        self.given += faces
        return tuple(faces)

    def pick(self, things: Sequence[T]) -> T:
        """One of `things`, each as likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: Iterable[T]) -> tuple[T, ...]:
        """All of `things` in a random order (Fisher-Yates, from the last place down)."""
        pile = list(things)
        if type(self) is not Chance:  # a host's own numbers
            for i in range(len(pile) - 1, 0, -1):
                j = self.below(i + 1)
                pile[i], pile[j] = pile[j], pile[i]
            return tuple(pile)
        value, mask, gamma, given = self.value, _MASK, _GAMMA, self.given
        for i in range(len(pile) - 1, 0, -1):  # what `below` does, without a call for every card of a deck
            value = z = (value + gamma) & mask
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            given.append(j)
            pile[i], pile[j] = pile[j], pile[i]
        self.value = value
        return tuple(pile)


def started(chance: Chance, value: int) -> Chance:
    """What a host has handed in to draw from, set to `value`.

    Raises:
        ChanceError: it is no Chance.
    """
    if not isinstance(chance, Chance):  # pyright: ignore[reportUnnecessaryIsInstance] - callers may be untyped
        said = shown_value(chance)
        raise ChanceError(f"Random numbers come from a Chance, not from {said}: real dice are a subclass of it.")
    chance.start(value)
    return chance


def _checked(below: Callable[[Any, int], int]) -> Callable[[Any, int], int]:
    """The same method, of which every result is looked at."""

    @wraps(below)
    def checked(self: Any, n: int) -> int:
        return _fitting(self, below(self, n), n)

    return checked


def _checked_dice(roll: Callable[..., Any]) -> Callable[..., tuple[int, ...]]:
    """The same method, of which every die is looked at, and how many there are."""
    told_what = "what" in signature(roll).parameters

    @wraps(roll)
    def checked(self: Any, count: int, sides: int = 6, what: str = "") -> tuple[int, ...]:
        faces = roll(self, count, sides, what=what) if told_what else roll(self, count, sides)
        if type(faces) not in {tuple, list} or len(faces) != count:
            said = shown_value(faces)
            raise ChanceError(f"{type(self).__name__} gave {said} where the faces of {count} dice are asked for.")
        return tuple([_fitting(self, face, sides) for face in faces])

    return checked


def _fitting(chance: Chance, result: Any, n: int) -> int:
    if type(result) is not int or not 0 <= result < n:
        said = shown_value(result)
        raise ChanceError(f"{type(chance).__name__} gave {said} where a whole number from 0 to {n - 1} is asked for.")
    return result


class Scripted(Chance):
    """Chance whose results the host names beforehand, in the order in which they are asked for.

    Scripted numbers leave the seeded stream of the state where it is.

    Args:
        results: the numbers to give, each from 0 to one less than what is asked for.
        then_seeded: when the script is used up, go on with the seeded stream; otherwise that is an error.

    Examples:
        >>> from rlyeh_rules import Scripted
        >>> Scripted([5, 0]).roll(2)
        (5, 0)
    """

    __slots__ = ("_script", "then_seeded")

    def __init__(self, results: Iterable[int], *, then_seeded: bool = False) -> None:
        """Take the script."""
        super().__init__()
        self._script = iter(tuple(results))
        self.then_seeded = then_seeded

    def below(self, n: int) -> int:
        """The next scripted number.

        Raises:
            ChanceError: the script is used up, or its next entry is no whole number from 0 to `n` - 1.
        """
        result = next(self._script, None)
        if result is None:
            if self.then_seeded:
                return super().below(n)
            raise ChanceError(f"The script is used up, and a number below {n} is asked for.")
        if type(result) is not int or not 0 <= result < n:
            raise ChanceError(
                f"The script says {shown_value(result)} where a whole number from 0 to {n - 1} is asked for."
            )
        self.given.append(result)
        return result
