"""Overview: turns, rounds and what happens in which order at the start and at the end of a turn (GR-R27)."""

from __future__ import annotations

from typing import Any, Final

from rlyeh_rules.kernel import Play, Seat, changer, evolve, record

from . import events
from .accusation import Accuse
from .artifacts import LayArtifact, UseArtifact
from .changes import with_player, with_turn
from .clock import move_clock
from .contribute import Contribute, ContributeAtRandom
from .declaration import AskTarget, declarer
from .deeds import TurnDecision, deeds_of, refuse_deed
from .discovered import Attack, Plot
from .equipment.pistol import PistolWindow
from .equipment.turn import UseDoll, UseFinn, UseMask, UseOrb, UsePsalms, UseSleight
from .gamble import Gamble
from .insanity import calm
from .investigate import Investigate
from .necronomicon import Consult
from .research import Research
from .state import Action, State, Step, Turn

__all__ = ["AskTurn", "BeginTurn", "ChooseAction", "EndTurn", "LoseTurn"]

_new_turn: Any = changer(State, "turn", "undo")


@record
class BeginTurn(Step):
    """A turn begins: the clock, midnight, the declaration, then the player's choice (GR-R27).

    Attributes:
        seat: whose turn.
    """

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        seat, number = self.seat, s.turn.number + 1
        if seat == s.watch and (number > 1 or s.setup.options.tick_before_first_turn):
            s = move_clock(s, 1, play)
        play.tell(events.TurnBegan, seat, number)
        if s.target is None:
            play.then(AskTarget(declarer(s, seat)))
        play.then(LoseTurn(seat) if s.players[seat].skips else ChooseAction(seat))
        if s.setup.options.equipment:
            play.then(PistolWindow())
        play.then(EndTurn(seat))
        return _new_turn(s, Turn(seat, number, seat), None)


@record
class LoseTurn(Step):
    """A player takes no action in this turn (GR-R53).

    Attributes:
        seat: who.
    """

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        play.tell(events.TurnLost, self.seat)
        return with_player(s, self.seat, evolve(s.players[self.seat], skips=False))


@record
class ChooseAction(Step):
    """A player is asked for the action of the turn, if there is one to take; otherwise the turn passes (GR-R9).

    Attributes:
        seat: who.
    """

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        """What the Pistol has named lapses where it has become impossible."""
        deeds = deeds_of(s, self.seat)
        if s.turn.must is not None and refuse_deed(s, self.seat, s.turn.must):
            s = with_turn(s, evolve(s.turn, must=None))
        if all(refuse_deed(s, self.seat, deed) for deed in deeds):
            play.tell(events.TurnPassed, self.seat)
        else:
            play.then(AskTurn(self.seat))
        return s


@record
class EndTurn(Step):
    """A turn is over: what insanity was drawn in it counts from now on (GR-8.6), and the next player is up (GR-4.1).

    Attributes:
        seat: whose turn it was.
    """

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        body = s.turn.body
        if body != self.seat:
            s = with_player(s, body, evolve(s.players[body], lent_to=()))
        play.then(BeginTurn(s.players.left_of(self.seat)))
        return calm(s)


_ACTIONS: Final[tuple[type[Action], ...]] = (
    Contribute,
    ContributeAtRandom,
    Research,
    Gamble,
    Investigate,
    Accuse,
    Plot,
    Attack,
    Consult,
)
_WITH_EQUIPMENT: Final[tuple[type[Action], ...]] = (UsePsalms, UseSleight, UseMask, UseFinn, UseOrb, UseDoll)
_WITH_ARTIFACTS: Final[tuple[type[Action], ...]] = (UseArtifact, LayArtifact)


@record
class AskTurn(TurnDecision):
    """A player chooses the action of the turn (GR-6.0.1).

    Attributes:
        seat: whose turn it is.
    """

    seat: Seat

    rule = "GR-6.0.1"
    prompt = "It is your turn: take one action."
    allows = (*_ACTIONS, *_WITH_EQUIPMENT, *_WITH_ARTIFACTS)

    def options(self, s: State, seat: Seat) -> list[Action]:
        """Every action that is open, then what may be done before it."""
        kinds = _ACTIONS
        if s.setup.options.equipment:
            kinds += _WITH_EQUIPMENT
        if s.setup.options.artifacts:
            kinds += _WITH_ARTIFACTS
        found: list[Action] = []
        for kind in kinds:
            found += kind.options(self, s, seat)
        return found

    def default(self, s: State, seat: Seat) -> Action:
        """Research is the least harm, and can hardly be refused; otherwise what is listed first."""
        options = self.options(s, seat)
        return next((action for action in options if isinstance(action, Research | Plot)), options[0])

    def again(self) -> Step:
        """The player is asked again, if there is still something to do."""
        return ChooseAction(self.seat)
