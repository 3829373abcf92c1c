"""What the effects do on the map: enemies that come, move and take wounds, tokens, figures that are placed, Cthulhu."""

from __future__ import annotations

from typing import Any

from rlyeh_rules.kernel import Play, evolve

from .carrying import Carry, carry_out
from .choices import AskSpace, chosen_figures, chosen_targets
from .concerned import is_one_figure, kind_for, scarce, spaces_for, spaces_meant, supply_for
from .effects import (
    AddEnergy,
    AddFire,
    AddToken,
    CthulhuAttacks,
    CthulhuHeals,
    Detach,
    MoveFigures,
    PlaceFigure,
    PlaceYou,
    RemoveFire,
    ReturnFigure,
    Summon,
    WoundFigures,
)
from .enemies import return_foe
from .events.effects import GateDrawn
from .fighting import EnemyAttacks
from .fire import add_fire, remove_fire
from .marching import March
from .ordering import AskDeath, fatal_kinds, wound_all
from .parts import DetachCard, HealWorstPart, heal_parts
from .placing import add_energy, add_token, place_enemy, place_investigator
from .spaces import Space
from .state import State, foe_of
from .summoning import summon
from .vocabulary import Where

# ------------------------------------------------------------------ where


def _chosen_spaces(effect: Any, s: State, carry: Carry, play: Play) -> tuple[Space, ...] | None:
    """Where an effect happens; None if that is asked first (RR-25.1)."""
    if carry.space is not None:
        return (carry.space,)
    where = effect.where
    meant = spaces_meant(s, where, carry)
    if len(meant) < 2:  # noqa: PLR2004 - there is no choice
        return meant
    if where is Where.RANDOM_GATE:
        gate = play.chance.pick(meant)
        play.tell(GateDrawn(gate, kind_for(effect, s, carry) if isinstance(effect, Summon) else None))
        return (gate,)
    if where in {Where.EACH_GATE, Where.EACH_VORTEX}:
        return meant
    spaces = tuple(spaces_for(effect, s, carry))
    if len(spaces) > 1:
        play.then(AskSpace(s.leader, carry))
        return None
    return spaces


def _spread(effect: Summon | AddFire, s: State, carry: Carry, spaces: tuple[Space, ...], play: Play) -> State:
    """Put pieces in spaces, as far as there are any; if there are too few, it is chosen where (RR-25.1)."""
    if len(spaces) == 1:
        return _put(effect, s, carry, spaces[0], play)
    each = effect.count
    while spaces:
        supply = supply_for(effect, s, carry)
        if supply >= each * len(spaces):
            for space in spaces:
                s = _put(effect, s, carry, space, play)
            return s
        first = scarce(spaces, supply, each)
        if supply and len(first) > 1:
            play.then(AskSpace(s.leader, evolve(carry, space=None, left=spaces)))
            return s
        s = _put(effect, s, carry, first[0], play)
        spaces = _after(spaces, first[0], each)
    return s


def _after(spaces: tuple[Space, ...], done: Space, each: int) -> tuple[Space, ...]:
    """The spaces that come after one; see `scarce`."""
    at = spaces.index(done)
    return spaces[at + 1 :] if each == 1 else spaces[:at] + spaces[at + 1 :]


def _put(effect: Summon | AddFire, s: State, carry: Carry, space: Space, play: Play) -> State:
    """Put the pieces in one space."""
    if isinstance(effect, AddFire):
        return add_fire(s, space, effect.count, play)
    for _ in range(effect.count):
        s = summon(s, kind_for(effect, s, carry), space, play)
    return s


def _put_pieces(effect: Summon | AddFire, s: State, carry: Carry, play: Play) -> State:
    """Put pieces where the effect says, and go on where some space has been chosen already."""
    spaces = _chosen_spaces(effect, s, carry, play)
    if spaces is None:
        return s
    if carry.space is not None and carry.left:
        s = _put(effect, s, carry, carry.space, play)
        spaces = _after(carry.left, carry.space, effect.count)
    return _spread(effect, s, carry, spaces, play)


# ------------------------------------------------------------------ enemies


@carry_out.register
def _(effect: Summon, s: State, carry: Carry, play: Play) -> State:
    return _put_pieces(effect, s, carry, play)


@carry_out.register
def _(effect: MoveFigures, s: State, carry: Carry, play: Play) -> State:
    """They do not meet with anything on their way, so that their order has no meaning."""
    foes = chosen_figures(s, carry, play, one=is_one_figure(effect))
    play.then(*[March(foe, effect.spaces, carry.who) for foe in foes or ()])
    return s


@carry_out.register
def _(effect: PlaceFigure, s: State, carry: Carry, play: Play) -> State:
    """First which, then where."""
    foes = chosen_figures(s, carry, play, one=True)
    if not foes:
        return s
    spaces = _chosen_spaces(effect, s, evolve(carry, foe=foes[0]), play)
    return place_enemy(s, foes[0], spaces[0], play) if spaces else s


@carry_out.register
def _(effect: ReturnFigure, s: State, carry: Carry, play: Play) -> State:
    for foe in chosen_figures(s, carry, play, one=is_one_figure(effect)) or ():
        s = return_foe(s, foe, play)
    return s


@carry_out.register
def _(effect: WoundFigures, s: State, carry: Carry, play: Play) -> State:
    """All at once; where several deaths do something, the active player orders that (RR-25.1)."""
    foes = chosen_figures(s, carry, play, one=is_one_figure(effect)) or ()
    kinds = fatal_kinds(s, foes, effect.count)
    if len(kinds) > 1:
        play.then(AskDeath(s.leader, carry))
        return s
    return wound_all(s, foes, kinds, effect.count, play)


# ------------------------------------------------------------------ figures of investigators


@carry_out.register
def _(effect: PlaceYou, s: State, carry: Carry, play: Play) -> State:
    """First whom, then where; all of them in the same space."""
    whom = chosen_targets(s, carry, play)
    if not whom:
        return s
    spaces = _chosen_spaces(effect, s, evolve(carry, whom=whom[0]) if len(whom) == 1 else carry, play)
    if spaces:
        for who in whom:
            s = place_investigator(s, who, spaces[0], play)
    return s


# ------------------------------------------------------------------ tokens


@carry_out.register
def _(effect: AddFire, s: State, carry: Carry, play: Play) -> State:
    return _put_pieces(effect, s, carry, play)


@carry_out.register
def _(effect: RemoveFire, s: State, carry: Carry, play: Play) -> State:
    for space in _chosen_spaces(effect, s, carry, play) or ():
        s = remove_fire(s, space, play)
    return s


@carry_out.register
def _(effect: AddToken, s: State, carry: Carry, play: Play) -> State:
    for space in _chosen_spaces(effect, s, carry, play) or ():
        s = add_token(s, space, play)
    return s


@carry_out.register
def _(effect: AddEnergy, s: State, carry: Carry, play: Play) -> State:
    for space in _chosen_spaces(effect, s, carry, play) or ():
        s = add_energy(s, space, effect.count, play)
    return s


# ------------------------------------------------------------------ Cthulhu


@carry_out.register
def _(effect: CthulhuHeals, s: State, _carry: Carry, play: Play) -> State:
    if effect.all:
        return heal_parts(s, effect.count, play)
    play.then(HealWorstPart(effect.count))
    return s


@carry_out.register
def _(effect: Detach, s: State, _carry: Carry, play: Play) -> State:
    play.then(DetachCard(effect.discard))
    return s


@carry_out.register
def _(_effect: CthulhuAttacks, s: State, _carry: Carry, play: Play) -> State:
    """Clockwise from who is active; whether a part attacks, the attack itself finds out (RR-5.11, RR-R5)."""
    play.then(
        *[
            EnemyAttacks(foe_of(one.space), one.character)
            for one in s.clockwise()
            if one.space is not None and one.space.is_part
        ]
    )
    return s
