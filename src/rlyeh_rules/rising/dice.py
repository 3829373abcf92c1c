"""Dice and Rolls: the two kinds of dice, their faces, and what is counted on them."""

from __future__ import annotations

import enum
from functools import lru_cache
from typing import Final

from rlyeh_rules.kernel import Chance

__all__ = ["BLACK", "GREEN", "Die", "elder_signs", "roll_again", "roll_dice", "successes", "tentacles"]


class Die(enum.StrEnum):
    """A die as it lies: its colour and its face (RR-10.1, RR-10.2).

    Attributes:
        black: whether it is a black die, not a green one.
        success: the successes on its face, 0 or 1.
        tentacle: the tentacles on its face, 0 or 1.
        elder_sign: the elder signs on its face, 0 or 1.
    """

    __hash__ = str.__hash__  # that of an enumeration is a Python function, and faces are looked up in every roll

    BLACK_BLANK = "black-blank"
    BLACK_SUCCESS = "black-success"
    BLACK_TENTACLE = "black-tentacle"
    BLACK_ELDER_SIGN = "black-elder-sign"
    BLACK_SUCCESS_TENTACLE = "black-success-tentacle"
    GREEN_BLANK = "green-blank"
    GREEN_SUCCESS = "green-success"
    GREEN_ELDER_SIGN = "green-elder-sign"
    GREEN_SUCCESS_ELDER_SIGN = "green-success-elder-sign"

    black: bool
    success: int
    tentacle: int
    elder_sign: int

    def __init__(self, word: str) -> None:
        # plain attributes: they are read for every die of every roll
        self.black = word.startswith("black")
        self.success = int("success" in word)
        self.tentacle = int("tentacle" in word)
        self.elder_sign = int("elder-sign" in word)

    @property
    def faces(self) -> tuple[Die, ...]:
        """The six faces of a die of this colour."""
        return BLACK if self.black else GREEN


BLACK: Final = (
    Die.BLACK_BLANK,
    Die.BLACK_SUCCESS,
    Die.BLACK_SUCCESS,
    Die.BLACK_TENTACLE,
    Die.BLACK_ELDER_SIGN,
    Die.BLACK_SUCCESS_TENTACLE,
)
"""The six faces of a black die (RR-10.1)."""
GREEN: Final = (
    Die.GREEN_BLANK,
    Die.GREEN_BLANK,
    Die.GREEN_SUCCESS,
    Die.GREEN_SUCCESS,
    Die.GREEN_ELDER_SIGN,
    Die.GREEN_SUCCESS_ELDER_SIGN,
)
"""The six faces of a green die (RR-10.2)."""


SIDES: Final = 6
_BLACK_DICE, _GREEN_DICE = "black dice", "green dice"
"""What whoever rolls real dice takes in their hand."""


def roll_dice(chance: Chance, black: int, green: int) -> tuple[Die, ...]:
    """Roll so many dice; their number is not limited (RR-10.12).

    Args:
        chance: what rolls them, the black ones first: a number from 0 to 5 a die, which is the place of its face in
            `BLACK` or `GREEN`.
        black: how many black dice.
        green: how many green dice.
    """
    lie = [BLACK[face] for face in chance.roll(black, SIDES, _BLACK_DICE)] if black else []
    if green:
        lie += [GREEN[face] for face in chance.roll(green, SIDES, _GREEN_DICE)]
    return tuple(lie)


def roll_again(chance: Chance, die: Die) -> Die:
    """Roll one die once more.

    Args:
        chance: what rolls it: a number from 0 to 5, the place of its face.
        die: the die as it lies.
    """
    return die.faces[chance.roll(1, SIDES, _BLACK_DICE if die.black else _GREEN_DICE)[0]]


@lru_cache(maxsize=4096)
def successes(dice: tuple[Die, ...]) -> int:
    """The successes on some dice; a face with two symbols counts both (RR-10.10)."""
    return sum([die.success for die in dice])


@lru_cache(maxsize=4096)
def tentacles(dice: tuple[Die, ...]) -> int:
    """The tentacles on some dice."""
    return sum([die.tentacle for die in dice])


@lru_cache(maxsize=4096)
def elder_signs(dice: tuple[Die, ...]) -> int:
    """The elder signs on some dice."""
    return sum([die.elder_sign for die in dice])
