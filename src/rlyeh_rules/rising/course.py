"""What holds of the course of a game: what lies on the agenda, in which order, of whom it is asked, what it names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import attrs

from rlyeh_rules.kernel import Invariant, Seat

from .actions import AskAction, NextAction
from .attacking import AskTargets
from .cards import Character, Discovery, Foe, Kind, Mythos, Relic
from .carrying import Carry, CarryOut
from .dealing import AskSavage, AskSplit
from .dice import elder_signs
from .discovery import AskClaim, ClaimPaid, OfferClaim
from .effects import MakeRoll
from .end_of_turn import AskEndEffect, EndEffects, FireOfTurn, StirCthulhu
from .enemies import part_named, space_of
from .fighting import AskAttacker, Fight
from .mythos import FinishMythos
from .mythos_phase import DrawMythos, PlayDrawn
from .omens import AskCancel, AskOmen, AskOmens
from .options import Sharing
from .pieces import Phase
from .protecting import AskRedirect, protectors
from .results import Reason, Roll
from .running import AskStep
from .setup import AskPartner, BeginGame, DealInsanities, DrawStart, SetUpEpisode, SetUpTable
from .sharing import AskInvestigator, AskSharing, ChooseInvestigators, ShareOut
from .state import State
from .tolls import AskToll
from .turns import BeginTurn, DrawMythosPhase, EndOfTurn, InvestigateOrFight, NextTurn
from .unknown import AskRelic, DraftRelics, SetUpUnknown, with_relics, with_unknown_monsters
from .using import AskMeanwhile, Meanwhile

__all__ = ["COURSE", "LONGEST", "asked", "is_set_up", "is_to_come"]

LONGEST: Final = 1_000
"""Steps; no agenda comes near it, whatever the card set, and no save may hold more."""
MOST: Final = 1_000
"""No number that a step holds comes near it."""


def asked(s: State) -> Any:
    """What is asked; None when the game is over."""
    return s.agenda[-1] if s.agenda and s.outcome is None else None


def is_to_come(s: State, *kinds: type[Any]) -> bool:
    """Whether a step of one of these kinds lies on the agenda."""
    return any(isinstance(step, kinds) for step in s.agenda)


def is_set_up(s: State) -> bool:
    """Whether the insanity cards have been dealt, and what belongs to them has been named."""
    return not is_to_come(s, DealInsanities, AskPartner)


def if_names_exist(check: Callable[[State], bool]) -> Callable[[State], bool]:
    """A check that looks things up by the ids in the agenda; where one is unknown another check tells so."""
    return lambda s: not _is_sound(s) or check(s)


def _is_sound(s: State) -> bool:
    team = {one.character for one in s.team}
    return bool(s.agenda) and s.turn.who in team and all(_exists(s, step, team) for step in s.agenda)


# ------------------------------------------------------------------ what a step names


def _leaves(value: Any) -> Iterator[Any]:
    """Everything that a step holds, down to ids and numbers; a Carry and a Roll also as a whole."""
    if value.__class__ is tuple:
        for each in value:
            yield from _leaves(each)
    elif attrs.has(value.__class__):
        yield value
        for field in attrs.fields(value.__class__):
            yield from _leaves(getattr(value, field.name))
    else:
        yield value


def _exists(s: State, step: Any, team: set[Character]) -> bool:
    """Whether everything that a step names exists, and its numbers are such as can be."""
    return all(_is_there(s, leaf, team) for leaf in _leaves(step))


def _is_there(s: State, leaf: Any, team: set[Character]) -> bool:
    content = s.setup.content
    if isinstance(leaf, Character):
        return leaf in team
    if isinstance(leaf, Foe):
        return part_named(leaf) is not None or _is_figure(s, leaf)
    if isinstance(leaf, Kind):
        return leaf in content.kinds
    if isinstance(leaf, Mythos):
        return leaf in content.myths
    if isinstance(leaf, Discovery):
        return leaf in content.finds
    if isinstance(leaf, Relic):
        return leaf in content.relic_facts
    if isinstance(leaf, int):
        return 0 <= leaf <= MOST
    if isinstance(leaf, Carry | CarryOut):
        effects = content.effects.get(leaf.key, ())
        return 0 <= leaf.at < len(effects) or (leaf.key.startswith("death:") and isinstance(leaf, CarryOut))
    if isinstance(leaf, Roll):
        return leaf.reason is not Reason.MADE or _is_roll(s, leaf.key, leaf.at)
    return True


def _is_figure(s: State, foe: Foe) -> bool:
    """Whether an id is that of a figure: a kind, and a number of its pool."""
    kind, _, number = str(foe).rpartition("-")
    facts = s.setup.content.kinds.get(kind)
    return facts is not None and number in map(str, range(1, facts.pool + 1))


def _is_roll(s: State, key: str, at: int) -> bool:
    effects = s.setup.content.effects.get(key, ())
    return 0 <= at < len(effects) and isinstance(effects[at], MakeRoll)


def _names(s: State) -> bool:
    """Nothing is named that there is not (RR-25.3)."""
    return len(s.agenda) < LONGEST and _is_sound(s)


_PAST: Final = frozenset(("sneaked",))
"""Fields that hold enemies with which something has been done; those may be gone."""


def _foes(s: State) -> bool:
    """An enemy that a question is about is on the map, or a part that is not destroyed (RR-5.11).

    What it costs to have attacked something is paid even if that has died of it.
    """
    ask = asked(s)
    if ask is None or isinstance(ask, AskSavage | AskSplit | AskToll):
        return True
    for field in attrs.fields(ask.__class__):
        if field.name in _PAST:
            continue
        for leaf in _leaves(getattr(ask, field.name)):
            if isinstance(leaf, Foe) and space_of(s, leaf) is None:
                return False
    return True


# ------------------------------------------------------------------ the order of things

_TURN: Final[dict[Phase, type[Any]]] = {
    Phase.ACTIONS: DrawMythosPhase,
    Phase.MYTHOS: InvestigateOrFight,
    Phase.INVESTIGATE_OR_FIGHT: EndOfTurn,
    Phase.END_OF_TURN: NextTurn,
}
"""What comes after each phase, and lies at the bottom of the agenda while it is played."""
_BOTTOM: Final = (BeginGame, BeginTurn, *_TURN.values())
_AT_THE_END: Final = (EndEffects, AskEndEffect, FireOfTurn, StirCthulhu)
_IN_A_FIGHT: Final = (Fight, AskAttacker)


def _bottom(s: State) -> bool:
    """A turn goes through its four phases in their order, and belongs to whoever is active (RR-12.2)."""
    if s.outcome is not None:
        return True
    turn, (first, *others) = s.turn, s.agenda
    if any(isinstance(step, _BOTTOM) for step in others):
        return False
    if turn.number == 0:
        return isinstance(first, BeginGame) and turn.phase is Phase.ACTIONS and not turn.actions and not turn.used
    return isinstance(first, _TURN[turn.phase]) and getattr(first, "who", turn.who) == turn.who


def _in_its_phase(s: State) -> bool:
    """Each is done in the phase to which it belongs (RR-12.2, RR-17.1, RR-18.1)."""
    if s.outcome is not None:
        return True
    phase, plays = s.turn.phase, s.turn.number > 0
    for step in s.agenda:
        if isinstance(step, AskAction | NextAction | AskStep) and not (plays and phase is Phase.ACTIONS):
            return False
        if isinstance(step, AskMeanwhile | Meanwhile) and not (plays and phase is not Phase.ACTIONS):
            return False
        if isinstance(step, _AT_THE_END) and phase is not Phase.END_OF_TURN:
            return False
        if isinstance(step, _IN_A_FIGHT) and phase is not Phase.INVESTIGATE_OR_FIGHT:
            return False
        if isinstance(step, AskAction | NextAction | AskMeanwhile | Meanwhile) and step.who != s.turn.who:
            return False
    return True


_SETTING_UP: Final = (
    SetUpTable,
    ShareOut,
    AskSharing,
    ChooseInvestigators,
    AskInvestigator,
    DealInsanities,
    AskPartner,
    DrawStart,
    SetUpEpisode,
    SetUpUnknown,
    DraftRelics,
    AskRelic,
    BeginGame,
)


def _setting_up(s: State) -> bool:
    """What is left of the set-up comes in its order, and of nothing else but the set-up before the first turn."""
    if s.outcome is not None:
        return True
    found = [type(step) for step in s.agenda if isinstance(step, _SETTING_UP)]
    if s.turn.number:
        return not found
    options = s.setup.options
    wanted: list[tuple[type[Any], ...]] = [(BeginGame,)]
    wanted += [(DraftRelics,)] if with_relics(options) else []
    wanted += [(SetUpUnknown,)] if with_unknown_monsters(options) else []
    wanted += [(SetUpEpisode,), (DrawStart,), (DealInsanities,)]
    wanted += [(ChooseInvestigators, AskInvestigator)] if options.choose_investigators else []
    wanted += [(ShareOut, AskSharing)] if options.sharing is Sharing.CHOSEN else []
    if found and found[-1] in {AskPartner, AskRelic}:
        after = len(wanted) - next(at for at, kinds in enumerate(wanted[::-1]) if kinds[0] is DealInsanities) - 1
        if found[-1] is AskRelic and (not with_relics(options) or len(found) != 2):  # noqa: PLR2004 - and BeginGame
            return False
        if found[-1] is AskPartner and len(found) != after + 1:
            return False
        found.pop()
    return len(found) <= len(wanted) and all(kind in kinds for kind, kinds in zip(found, wanted, strict=False))


def _places(s: State) -> bool:
    """Places in the order of turns, and of instructions, are such as there are (RR-1.8, RR-R43)."""
    count, lines = len(s.team), len(s.setup.content.episode[0].placements)
    for step in s.agenda:
        if isinstance(step, AskSharing | AskInvestigator) and not 0 <= step.at < count:
            return False
        if isinstance(step, ShareOut | ChooseInvestigators) and not 0 <= step.at <= count:
            return False
        if isinstance(step, SetUpEpisode) and not 0 <= step.at <= lines:
            return False
        if isinstance(step, AskRelic) and (not step.relics or len(set(step.relics)) < len(step.relics)):
            return False
        if isinstance(step, AskRelic) and s.investigator(step.who).relic is not None:
            return False
    return True


# ------------------------------------------------------------------ of whom it is asked


def _seats(s: State) -> bool:
    """Each is asked of whoever plays the investigator whom it concerns, or who is active (RR-25.1)."""
    ask = asked(s)
    if ask is None or not ask.asks:
        return True
    seat: Seat = ask.seat
    if isinstance(ask, AskSharing):
        return seat == 0
    if isinstance(ask, AskInvestigator):
        return 0 <= ask.at < len(s.team) and seat == s.team[ask.at].seat
    if isinstance(ask, AskRedirect):
        return any(one.character == ask.by and one.seat == seat for one in protectors(s, s.investigator(ask.who)))
    if isinstance(ask, AskAction | AskMeanwhile):
        return seat == s.leader
    concerned = {s.investigator(leaf).seat for leaf in _leaves(ask) if isinstance(leaf, Character)}
    return seat == s.leader or seat in concerned


def _one_at_a_time(s: State) -> bool:
    """Nothing is asked before what was asked first has been answered (RR-25.2)."""
    return not any(step.asks for step in s.agenda[:-1])


# ------------------------------------------------------------------ rolls


def _rolls(s: State) -> bool:
    """Of a roll no more is counted than there is; it is against whom it can be, against each once (RR-10.8)."""
    return all(_is_right(leaf) for step in s.agenda for leaf in _leaves(step) if isinstance(leaf, Roll)) and all(
        _is_dealt(step) for step in s.agenda if isinstance(step, AskSplit | AskTargets)
    )


def _is_right(roll: Roll) -> bool:
    if len(set(roll.targets)) < len(roll.targets) or roll.dice != tuple(sorted(roll.dice)):
        return False
    count = len(roll.targets)
    if {Reason.ATTACK: count > 0, Reason.ATTACKED: count == 1}.get(roll.reason, not count) is False:
        return False
    if roll.protected and roll.reason is not Reason.ATTACKED:
        return False
    return roll.doubled <= roll.signs <= elder_signs(roll.dice) and roll.counted <= roll.tentacles


def _is_dealt(step: AskSplit | AskTargets) -> bool:
    """Each is attacked once, takes wounds in its turn, and no more than there are successes (RR-20.11)."""
    if isinstance(step, AskTargets):
        return len(set(step.targets)) == len(step.targets)
    return len(step.given) < len(step.roll.targets) > 1 and sum(step.given) <= step.roll.successes


# ------------------------------------------------------------------ cards that are in somebody's hands


def _playing(s: State) -> bool:
    """A Mythos card that is resolved is put away afterwards, and only such a one is (RR-16.1)."""
    if s.outcome is not None:
        return True
    playing = s.mythos.playing
    ends = [step.card for step in s.agenda if isinstance(step, FinishMythos | AskCancel)]
    draws = sum(isinstance(step, PlayDrawn) for step in s.agenda)
    if draws:
        return draws == 1 and bool(playing) and not ends
    if isinstance(asked(s), AskOmen | AskOmens):
        return False  # the card would not be played
    kinds = [type(step) for step in s.agenda]
    if FinishMythos in kinds and DrawMythos in kinds[kinds.index(FinishMythos) :]:
        return False  # another would be drawn before this one is put away
    return sorted(ends) == sorted(playing)


def _omens(s: State) -> bool:
    """Of one card it is asked whether another is drawn, of two different ones which is played (RR-20.20)."""
    ask, playing = asked(s), s.mythos.playing
    if isinstance(ask, AskOmens):
        return len(set(playing)) == len(playing) == 2  # noqa: PLR2004 - two, as the skill says
    return len(playing) == 1 if isinstance(ask, AskOmen) else len(playing) <= 1


def _drawn(s: State) -> bool:
    """A Discovery card that has been drawn is claimed or discarded, and only such a one is (RR-22.2)."""
    if s.outcome is not None:
        return True
    ends = [step.card for step in s.agenda if isinstance(step, OfferClaim | AskClaim | ClaimPaid)]
    return sorted(ends) == sorted(s.discovery.drawn)


# ------------------------------------------------------------------ whether it can be answered


def _answers(s: State) -> bool:
    """A question about things that are not so has no answers, or none that could be listed."""
    ask = asked(s)
    if ask is None or not ask.asks:
        return True
    try:
        return all(ask.options(s, seat) for seat in ask.waits)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        return False


COURSE: Final[tuple[Invariant, ...]] = (
    Invariant("RR-25.3", "what is still to happen names things that there are", _names, of_views=True),
    Invariant("RR-12.2", "a turn goes through its phases in their order", if_names_exist(_bottom), of_views=True),
    Invariant("RR-17.1", "each is done in the phase to which it belongs", if_names_exist(_in_its_phase), of_views=True),
    Invariant("RR-1.1", "the set-up goes through its parts in their order", if_names_exist(_setting_up), of_views=True),
    Invariant("RR-R43", "places in an order are such as there are", if_names_exist(_places), of_views=True),
    Invariant("RR-25.1", "each is asked of whom it concerns", if_names_exist(_seats), of_views=True),
    Invariant("RR-25.2", "one thing is asked at a time", if_names_exist(_one_at_a_time), of_views=True),
    Invariant("RR-10.8", "of a roll no more is counted than there is", if_names_exist(_rolls), of_views=True),
    Invariant(
        "RR-5.11", "what is asked about an enemy is about one that is there", if_names_exist(_foes), of_views=True
    ),
    Invariant("RR-16.6", "a Mythos card that is resolved is put away", if_names_exist(_playing), of_views=True),
    Invariant("RR-20.20", "a single Mythos card is resolved at a time", if_names_exist(_omens), of_views=True),
    Invariant(
        "RR-22.3", "a Discovery card that is drawn is claimed or put away", if_names_exist(_drawn), of_views=True
    ),
    Invariant("RR-11.6", "what is asked can be answered", if_names_exist(_answers)),
)
