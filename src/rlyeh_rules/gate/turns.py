"""Overview: turns, rounds and what happens in which order at the start and at the end of a turn (GR-R27)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rlyeh_rules.kernel import Action as _Action
from rlyeh_rules.kernel import Play, Refusal, Seat, changer, evolve, record

from . import events
from .accusation import Accuse
from .artifacts import LayArtifact, UseArtifact, begins_with_dealt_hand
from .cards import Equipment
from .changes import with_player, with_turn
from .clock import move_clock
from .contribute import Contribute, ContributeAtRandom, contributions
from .declaration import AskTarget, declarer
from .deeds import TurnAction, TurnDecision, can_act, open_deeds, refuse_untimely
from .discovered import Attack, Plot
from .effects import Deed
from .equipment.pistol import PistolWindow
from .equipment.turn import UseDoll, UseFinn, UseMask, UseOrb, UsePsalms, UseSleight
from .gamble import Gamble
from .insanity import calm
from .investigate import Investigate
from .necronomicon import Consult
from .research import Research
from .state import Action, State, Step, Turn, once

__all__ = ["AskTurn", "BeginTurn", "ChooseAction", "EndTurn", "Pass"]

_with_players: Callable[..., State] = changer(State, "players")
_new_turn: Callable[..., State] = changer(State, "turn", "players", "undo")


@record
class BeginTurn(Step):
    """The first turn of the game begins.

    Attributes:
        seat: whose turn.
    """

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        return begin_turn(s, self.seat, play)


def begin_turn(s: State, seat: Seat, play: Play) -> State:
    """A turn begins: the clock, midnight, the declaration, then the player's choice (GR-R27).

    What insanity was drawn in the turn before counts from now on (GR-8.6, GR-R35).
    """
    number, players = s.turn.number + 1, calm(s.players)
    if seat == s.watch and (number > 1 or s.setup.options.tick_before_first_turn):
        s = move_clock(_with_players(s, players), 1, play)
    s = _new_turn(s, Turn(seat, number, seat), players, None)
    play.tell(events.TurnBegan(seat, number))
    if s.target is None:
        play.then(AskTarget(declarer(s, seat)), ChooseAction(seat))
    else:
        s = choose_action(s, seat, play)
    if s.setup.options.equipment:
        play.then(PistolWindow())
    play.then(once(EndTurn, seat))
    return s


@record
class ChooseAction(Step):
    """A player is asked for the action of the turn, once something else has been done in it.

    Attributes:
        seat: who.
    """

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        return choose_action(s, self.seat, play)


def choose_action(s: State, seat: Seat, play: Play) -> State:
    """A player is asked for the action of the turn, if there is one to take; otherwise the turn passes (GR-R9).

    What the Pistol has named lapses where it has become impossible. A turn that is under way, since something has been
    asked or used in it, is not lost any more: what makes a player lose a turn then means the next one (GR-R53).
    """
    if s.players[seat].skips and not (s.turn.consulted or s.turn.begun):
        play.tell(events.TurnLost(seat))
        return with_player(s, seat, evolve(s.players[seat], skips=False))
    if s.turn.must is not None and not can_act(s, seat):
        s = with_turn(s, evolve(s.turn, must=None))
    ask = once(AskTurn, seat)
    if can_act(s, seat) or ask.is_worth_asking(s):
        play.then(ask)
    else:
        play.tell(events.TurnPassed(seat))
    return s


@record
class EndTurn(Step):
    """A turn is over, and the next player is up (GR-4.1).

    Attributes:
        seat: whose turn it was.
    """

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        body = s.turn.body
        if body != self.seat:
            s = with_player(s, body, evolve(s.players[body], lent_to=()))
            s = with_turn(s, evolve(s.turn, body=self.seat))
        return begin_turn(s, s.players.left_of(self.seat), play)


@record
class Pass(Action):
    """Let the turn pass, which is only allowed where no action is left (GR-R9)."""

    says = "pass"
    means = "{seat} can take no action, and lets the turn pass."

    def refuse(self, ask: AskTurn, s: State) -> Refusal | None:
        """One action has to be taken, if there is one."""
        if can_act(s, self.seat):
            return Refusal("GR-R9", self.seat, "You must take one action, and there is one that you can take.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not in one's turn, or not now."""
        return refuse_untimely(ask, s, self.seat)

    def take(self, ask: AskTurn, s: State, play: Play) -> State:
        play.tell(events.TurnPassed(self.seat))
        return s


_ACTIONS: Final[tuple[type[TurnAction], ...]] = (
    Contribute,
    ContributeAtRandom,
    Research,
    Gamble,
    Investigate,
    Accuse,
    Plot,
    Attack,
)
_LISTED: Final = {kind.deed: kind.listed for kind in _ACTIONS} | {Deed.CONTRIBUTE: contributions}
_WITH_EQUIPMENT: Final[tuple[type[Action], ...]] = (UsePsalms, UseSleight, UseMask, UseFinn, UseOrb, UseDoll)
_WITH_ARTIFACTS: Final[tuple[type[Action], ...]] = (UseArtifact, LayArtifact)


_BEFOREHAND: Final[dict[tuple[bool, bool], tuple[type[Action], ...]]] = {
    (False, False): (Consult,),
    (True, False): (Consult, *_WITH_EQUIPMENT),
    (False, True): (Consult, *_WITH_ARTIFACTS),
    (True, True): (Consult, *_WITH_EQUIPMENT, *_WITH_ARTIFACTS),
}
"""By whether there is Equipment, and whether there are Artifacts."""


def _beforehand(s: State) -> Sequence[type[Action]]:
    """The kinds of things that may be done before the action, or in its place."""
    options = s.setup.options
    return _BEFOREHAND[options.equipment, options.artifacts]


@record
class AskTurn(TurnDecision):
    """A player chooses the action of the turn (GR-6.0.1).

    Attributes:
        seat: whose turn it is.
    """

    seat: Seat

    rule = "GR-6.0.1"
    prompt = "It is your turn: take one action."
    allows = (*_ACTIONS, Pass, Consult, *_WITH_EQUIPMENT, *_WITH_ARTIFACTS)

    def options(self, s: State, seat: Seat) -> Sequence[_Action]:
        """Every action that is open, or that there is none; then what may be done before it."""
        deeds = open_deeds(s, seat)
        found: list[_Action] = [] if deeds else [Pass(seat)]
        for deed in deeds:
            found += _LISTED[deed](s, seat)
        for kind in _beforehand(s):
            found += kind.options(self, s, seat)
        return found

    def is_worth_asking(self, s: State) -> bool:
        """Whether there is something to do before the action, by what all can see, so that it tells nothing."""
        seat, pistol = self.seat, s.holder(Equipment.PISTOL)
        if pistol not in {None, seat} or s.holder(Equipment.OPIUM) is not None:
            return True  # somebody else may act: so that there is a moment for it
        if s.setup.options.artifacts and begins_with_dealt_hand(s, seat):
            return True
        return any(kind.options(self, s, seat) for kind in _beforehand(s) if kind is not LayArtifact)

    def default(self, s: State, seat: Seat) -> _Action:
        """Research is the least harm, and can hardly be refused; otherwise what is listed first."""
        options = self.options(s, seat)
        return next((action for action in options if isinstance(action, Research | Plot)), options[0])

    def again(self) -> Step:
        """The player is asked again, if there is still something to do."""
        return ChooseAction(self.seat)
