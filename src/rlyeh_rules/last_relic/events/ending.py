"""Wounds and Madness, and the end of the game."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import Seat, named, record
from rlyeh_rules.last_relic.cards import GreatOldOne, Relic
from rlyeh_rules.last_relic.state import Event
from rlyeh_rules.last_relic.substitution import Pair

__all__ = [
    "GameEnded",
    "GreatOldOneRevealed",
    "GreatOldOneSummoned",
    "MadnessHealed",
    "MadnessTaken",
    "WoundHealed",
    "WoundTaken",
]


@record
class WoundTaken(Event):
    """The Adventurer took a Wound (LR-8.2.5).

    Attributes:
        seat: the Adventurer.
        wounds: how many she has now.
    """

    seat: Seat
    wounds: int
    rule = "LR-8.2.5"
    tells = "{seat} took a Wound, and has {wounds}."


@record
class MadnessTaken(Event):
    """The Adventurer took Madness (LR-8.2.5).

    Attributes:
        seat: the Adventurer.
        madness: how many such tokens she has now.
    """

    seat: Seat
    madness: int
    rule = "LR-8.2.5"
    tells = "{seat} took Madness, and has {madness}."


@record
class WoundHealed(Event):
    """The Adventurer healed a Wound (LR-10.6).

    Attributes:
        seat: the Adventurer.
        wounds: how many are left.
    """

    seat: Seat
    wounds: int
    rule = "LR-10.6"
    tells = "{seat} healed a Wound, and has {wounds}."


@record
class MadnessHealed(Event):
    """The Adventurer healed Madness (LR-10.6).

    Attributes:
        seat: the Adventurer.
        madness: how many such tokens are left.
    """

    seat: Seat
    madness: int
    rule = "LR-10.6"
    tells = "{seat} healed Madness, and has {madness}."


@record
class GreatOldOneSummoned(Event):
    """The Cult summoned its Great Old One (LR-9.1.3, LR-R37).

    Attributes:
        seat: the Cult.
        great_old_one: which one.
        used: the Relics that served as themselves.
        pairs: the pairs that stood in for others.
    """

    seat: Seat
    great_old_one: Annotated[GreatOldOne, named]
    used: Annotated[tuple[Relic, ...], named]
    pairs: tuple[Pair, ...]
    rule = "LR-9.1.3"
    tells = "{seat} summoned {great_old_one} with {used}[ and {pairs}]."


@record
class GameEnded(Event):
    """The game ended (LR-12.1).

    Attributes:
        winners: the seats that won; nobody where it was left unfinished.
        reason: what ended it.
        decided_by: the id of the rule by which it ended.
    """

    winners: tuple[Seat, ...]
    reason: str
    decided_by: str
    rule = "LR-12.1"
    tells = "The game ended: {reason}."


@record
class GreatOldOneRevealed(Event):
    """The Great Old One was turned up after the game (LR-R37).

    Attributes:
        seat: the Cult.
        great_old_one: which one.
    """

    seat: Seat
    great_old_one: Annotated[GreatOldOne, named]
    rule = "LR-R37"
    tells = "The Great Old One was {great_old_one}."
