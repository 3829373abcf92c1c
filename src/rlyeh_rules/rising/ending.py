"""Elimination and End of Game: what becomes of an eliminated investigator, and how all win or lose together."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, NoReturn

from rlyeh_rules.kernel import Outcome, Play, evolve

from .changes import with_investigator, with_mythos, with_turn
from .events.harm import Eliminated, GameLost, GameWon
from .holding import put_on_discard
from .options import EnergyOnDeath
from .pieces import HEALTH, MADNESS, Mind
from .placing import add_energy
from .spaces import OTHER_PARTS, Space
from .state import State

__all__ = ["eliminate", "is_won", "lose", "win"]

_REASONS: Final = MappingProxyType(
    {
        "RR-24.2": "all investigators are eliminated",
        "RR-24.3": "the Elder One has reached the end of the track",
    }
)

# ------------------------------------------------------------------ the end


def is_won(s: State) -> bool:
    """Whether the Head and at least two other parts are destroyed (RR-5.14, RR-5.15)."""
    return s.part(Space.HEAD).destroyed and len(s.destroyed) > OTHER_PARTS


def win(s: State, play: Play) -> NoReturn:
    """The players win, those of eliminated investigators too (RR-5.14, RR-24.1)."""
    play.tell(GameWon(s.destroyed))
    play.end(s, Outcome(s.seats, "Cthulhu has fallen", "RR-5.14"))


def lose(s: State, play: Play, rule: str) -> NoReturn:
    """The players lose.

    They cannot have won by the same: that ends the game in the moment in which the last part is destroyed, before
    anything else of a roll or an effect (RR-5.17, RR-24.4, RR-R32).

    Args:
        s: the state.
        play: the action being carried out.
        rule: the rule that ends the game, RR-24.2 or RR-24.3.
    """
    reason = _REASONS[rule]
    play.tell(GameLost(reason))
    play.end(s, Outcome((), reason, rule))


# ------------------------------------------------------------------ elimination


def eliminate(s: State, who: str, play: Play, *, mad: bool) -> State:
    """An investigator is eliminated: the figure leaves the map, cards and tokens are discarded (RR-21.3).

    Cards attached to body parts are not theirs any more, and stay (RR-5.7). Only when nobody is left is the game lost
    (RR-R3, RR-24.2); that it cannot be won any more ends nothing (RR-R19).

    Args:
        s: the state.
        who: who.
        play: the action being carried out.
        mad: whether by madness (RR-21.2), otherwise by wounds (RR-21.1).
    """
    one = s.investigator(who)
    space = one.space
    if space is None:
        return s
    mind = one.mind
    play.tell(Eliminated(one.character, mad, mind.kept))
    gone = evolve(
        one,
        space=None,
        wounds=one.wounds if mad else HEALTH,
        sanity=MADNESS if mad else one.sanity,
        energy=0,
        fire=0,
        cards=(),
        mind=Mind(mind.insanity, partner=mind.partner),
    )
    s = with_investigator(s, gone)
    for held in one.cards:
        s = put_on_discard(s, one.character, held.card, play)
    if mind.kept is not None:
        s = with_mythos(s, evolve(s.mythos, discard=(*s.mythos.discard, mind.kept)))
    if one.energy and s.setup.options.energy_on_death is EnergyOnDeath.DROP:
        s = add_energy(s, space, one.energy, play)  # RR-R18: on a body part it is discarded all the same
    if s.turn.who == one.character:
        s = with_turn(s, evolve(s.turn, position=space))
    if not s.living:
        lose(s, play, "RR-24.2")
    return s
