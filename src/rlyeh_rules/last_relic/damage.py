"""Wounds and Madness: damage on the Adventurer's track, her defeat, healing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rlyeh_rules.kernel import Play, changer

from . import events
from .changes import with_adventurer
from .continuous import fire
from .effects import When
from .ending import cult_wins
from .state import Adventurer, State

__all__ = ["OF_A_TYPE", "TRACK", "defeat", "heal_madness", "heal_wound", "take_madness", "take_wound"]

OF_A_TYPE: Final = 5
"""So many tokens of one type defeat the Adventurer (LR-10.4)."""
TRACK: Final = 7
"""So many tokens of any type, a full track, defeat her as well (LR-10.5)."""

_with_wounds: Callable[..., Adventurer] = changer(Adventurer, "wounds")
_with_madness: Callable[..., Adventurer] = changer(Adventurer, "madness")


def defeat(wounds: int, madness: int) -> str | None:
    """The rule by which so much damage defeats the Adventurer; None if it does not.

    Examples:
        >>> from rlyeh_rules.last_relic.damage import defeat
        >>> defeat(5, 0), defeat(4, 3), defeat(4, 2)
        ('LR-10.4', 'LR-10.5', None)
    """
    if wounds >= OF_A_TYPE or madness >= OF_A_TYPE:
        return "LR-10.4"
    return "LR-10.5" if wounds + madness >= TRACK else None


def take_wound(s: State, play: Play) -> State:
    """One Wound token goes on the Adventurer's track (LR-8.2.5)."""
    her = s.adventurer
    wounds = her.wounds + 1
    play.tell(events.WoundTaken(her.seat, wounds))
    return _checked(with_adventurer(s, _with_wounds(her, wounds)), play)


def take_madness(s: State, play: Play) -> State:
    """One Madness token goes on the Adventurer's track (LR-8.2.5)."""
    her = s.adventurer
    madness = her.madness + 1
    play.tell(events.MadnessTaken(her.seat, madness))
    return _checked(with_adventurer(s, _with_madness(her, madness)), play)


def _checked(s: State, play: Play) -> State:
    """Damage is looked at token by token (LR-R24)."""
    rule = defeat(s.adventurer.wounds, s.adventurer.madness)
    if rule is not None:
        cult_wins(s, play, "defeat", rule)
    fire(s, play, When.DAMAGE)
    return s


def heal_wound(s: State, play: Play) -> State:
    """One Wound token goes back to the supply, if there is one (LR-10.6)."""
    her = s.adventurer
    if not her.wounds:
        return s
    play.tell(events.WoundHealed(her.seat, her.wounds - 1))
    return with_adventurer(s, _with_wounds(her, her.wounds - 1))


def heal_madness(s: State, play: Play) -> State:
    """One Madness token goes back to the supply, if there is one (LR-10.6)."""
    her = s.adventurer
    if not her.madness:
        return s
    play.tell(events.MadnessHealed(her.seat, her.madness - 1))
    return with_adventurer(s, _with_madness(her, her.madness - 1))
