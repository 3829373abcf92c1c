"""State and Transition: a game at one moment, and what an action leads to."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Generic, NamedTuple, Self, TypeVar, cast

from .agenda import Action, Decision, Ended, Play, Step
from .chance import Chance, started
from .digest import digest
from .events import ChanceGave, Event, Outcome
from .game import Rules, Setup, Violation
from .guess import guess
from .marks import NOBODY, Hideable, secret, viewpoint
from .record import changer, evolve, record
from .refusals import (
    NotYourTurn,
    Refusal,
    RulesDefect,
    SeatError,
    SetupError,
    ViewError,
    shown_value,
)
from .refusing import error_of, explanation, refusal_of
from .seats import FULL, SPECTATOR, Seat, Viewer
from .secrecy import moment_of, redact
from .soundness import faults, stuck
from .text import Text, listed

__all__ = ["State", "Transition"]

S = TypeVar("S", bound="State")


class Transition(NamedTuple, Generic[S]):
    """What an action leads to; it unpacks as `state, events`.

    Attributes:
        state: the state after it.
        events: what happened, in order.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> state, events = state.apply(state.legal_actions()[0])
        >>> [type(event).__name__ for event in events]
        ['CardPlaced']
    """

    state: S
    events: tuple[Event, ...]


class _Memo:
    """A slot beside the fields: never compared, copied, saved or carried over by `evolve`."""

    __slots__ = ("_legal",)


@record(kw_only=True, repr=False, weakref_slot=True)
class State(_Memo):
    """A game at a moment when somebody must decide, or at its end.

    It is frozen, hashable and picklable. Games subclass it with `@record(kw_only=True, repr=False)`.

    Attributes:
        columns: how wide its text is, in characters.
        agenda: what is still to happen, the next on top (last).
        chance: the state of the random stream, a 64-bit integer.
        outcome: how the game ended, or None.
        setup: what was settled before the first turn.
        viewer: FULL for the whole truth; otherwise the seat whose view this is (None: a spectator).

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> state.game, state.seats, state.seat_name(0), state.is_over
        ('seals', (0, 1), 'Sean', False)
        >>> state.waiting_on, state.decision.kind if state.decision else ""
        ((0,), 'AskStart')
        >>> action = state.legal_actions()[0]
        >>> str(action), state.why_not(action) is None, state.default_action(0) in state.legal_actions()
        ('0: place investigator-gate', True, True)
        >>> later, events = state.apply(action)
        >>> later == state, later.digest() == state.digest(), later.violations()
        (False, False, ())
        >>> view = later.view(1)
        >>> view.viewer, view.view(1) is view
        (1, True)
        >>> guess = later.determinize(1, seed=3)
        >>> guess == view.determinize(1, seed=3), guess.view(1) == view
        (True, True)
        >>> guess.evaluate(1)
        -3.0
        >>> print(view.question())
        Sean: Set your opening bid; it may be 0.
        >>> str(view).startswith(view.text_board())
        True
        >>> state.text.name("cultist-gate"), state.words("cultist-gate")[:33]
        ('Cultist Gate', 'Turn one Gate half face down; the')
    """

    game: ClassVar[str] = ""
    rules: ClassVar[Rules]
    columns: ClassVar[int] = 80

    agenda: tuple[Step, ...] = ()
    chance: Annotated[int, secret(to=NOBODY)]
    outcome: Outcome | None = None
    setup: Setup[Any, Any]
    viewer: Annotated[Viewer, viewpoint] = FULL

    # -- to be filled in by a game

    def contents(self) -> Mapping[Any, Mapping[Any, int]]:
        """Every hideable thing with its number of copies, by class; where a mark says `each`, by (class, owner).

        This is public knowledge: it may read nothing that is hidden from anybody.
        """
        return {}

    def nameable(self) -> Mapping[type[Hideable], frozenset[str]]:
        """The ids of what can be named though it is in no stock and no table of the card set, by class: figures.

        Of a class that stands nowhere anything can be named. This too is public knowledge.
        """
        return {}

    def consistent(self, view: Any, chance: Chance) -> Self:
        """Bring the secrets of this fresh guess into agreement where they constrain each other.

        Args:
            view: the view that the guess was made from; what it shows must not change.
            chance: for what is to be drawn anew.
        """
        return self

    def rule_of_the_end(self, outcome: Outcome) -> str:
        """The id of the rule by which nothing can be done after the end: if a game says no better, what ended it."""
        return outcome.rule

    def __repr__(self) -> str:
        """A short line: the whole of a state is for `str`, or for `rr.dumps`."""
        if self.outcome is not None:
            where = f"over: {self.outcome.reason}"
        elif self.agenda and self.agenda[-1].asks:
            waits = ", ".join(map(str, self.waiting_on))
            where = f"{type(self.agenda[-1]).__name__} by {waits}"
        else:
            where = "nobody is asked"  # not begun yet, or unsound: it is for whoever looks for the reason
        of = "" if self.viewer is FULL else f", view of {'a spectator' if self.viewer is None else self.viewer}"
        return f"<{self.game} State: {where}{of}>"

    # -- in words

    def text_board(self) -> str:
        """The table as text, without what is asked: of a view, what its seat sees. A game writes it."""
        return repr(self)

    def question(self) -> str:
        """Who is asked what, in a sentence; how the game ended, once it is over."""
        if self.outcome is not None:
            return self.outcome.describe(self)
        ask = self.decision
        return f"{listed(map(self.seat_name, self.waiting_on))}: {ask.prompt if ask else ''}"

    def __str__(self) -> str:
        """The text board, and below it what is asked."""
        asked = textwrap.fill(self.question(), self.columns, subsequent_indent="  ", break_on_hyphens=False)
        return f"{self.text_board()}\n\n{asked}"

    # -- the table

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, in order."""
        return tuple([Seat(at) for at in range(len(self.setup.names))])

    def seat_name(self, seat: Seat | int) -> str:
        """What `seat` is called."""
        return self.setup.names[self._known(seat)]

    @property
    def text(self) -> Text:
        """The names and texts of this game's things."""
        return self.rules.text

    def words(self, thing: str) -> str:
        """What a card or another thing does, in words: those made of its entry in the card set, else those of the game.

        Args:
            thing: its id, as it stands in the state. What lies face down has no words.

        Returns:
            "" for what has a name and no more, and for what is no thing of this game.
        """
        content = self.setup.content
        made = " ".join(words for entry in content.entries_of(thing) if (words := content.words(entry)))
        known = self.text.entries.get(thing)
        return made or (known.text if known is not None else "")

    # -- what is asked

    @property
    def decision(self) -> Decision | None:
        """What is asked now: kind, prompt, rule id. None when the game is over."""
        ask: Any = self.agenda[-1] if self.outcome is None else None
        return cast("Decision | None", ask)

    @property
    def waiting_on(self) -> tuple[Seat, ...]:
        """The seats that must decide now; () when the game is over.

        A seat that has committed itself is not among them, though it may still change its mind when named.
        """
        ask = self.decision
        return () if ask is None else ask.waits

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    def legal_actions(self, seat: Seat | int | None = None) -> tuple[Action, ...]:
        """Everything that may be done now.

        Args:
            seat: one seat, whose actions out of turn are listed as well; without one, all answers of all seats that are
                waited for. A view lists what its viewer may do.

        Raises:
            SeatError: there is no such seat.
            ViewError: this is another seat's view.
        """
        if seat is None:
            legal: tuple[Action, ...] | None = getattr(self, "_legal", None)
            if legal is None:
                legal = self._answers()
                _remember(self, legal)
            return legal
        seat = self._known(seat)
        self._own(seat)
        if self.outcome is not None:
            return ()
        ask: Any = self.agenda[-1]
        found: list[Action] = list(ask.options(self, seat)) if ask.may(seat) else []
        for kind in self.rules.interrupts:
            found += kind.options(ask, self, seat)
        return tuple(found)

    def _answers(self) -> tuple[Action, ...]:
        if self.outcome is not None:
            return ()
        ask: Any = self.agenda[-1]
        waits = ask.waits
        if self.viewer is not FULL:
            waits = [seat for seat in waits if seat == self.viewer]
        if len(waits) == 1:
            return tuple(ask.options(self, waits[0]))
        found: list[Action] = []
        for seat in waits:
            found += ask.options(self, seat)
        return tuple(found)

    def default_action(self, seat: Seat | int) -> Action:
        """A legal action to play for a seat whose time is up.

        It is the first that the decision lists, or what the game says is better; so it can be foreseen. A host that
        does not want that draws one of `legal_actions(seat)`.

        Raises:
            SeatError: there is no such seat.
            ViewError: this is another seat's view.
            NotYourTurn: nothing is asked of that seat.
        """
        ask = self.decision
        self._own(self._known(seat))
        if ask is None or seat not in ask.waits:
            raise NotYourTurn(Refusal(ask.rule if ask else None, Seat(seat), "Nothing is asked of this seat now."))
        return ask.default(self, Seat(seat))

    def why_not(self, action: Action) -> Refusal | None:
        """None for a legal action; otherwise why it may not be taken, with rule, seat and numbers.

        The listing is asked first, then the explanation, so that the two cannot contradict each other.

        Raises:
            ViewError: this is a view, and the action is another seat's.
        """
        return None if self._listed(action) is not None else refusal_of(self, action)

    def explain(self, action: Action) -> Refusal | None:
        """The answer from the rules alone, without the listing (the tests compare the two)."""
        self._own(action.seat)
        return explanation(self, action)

    def _listed(self, action: Action) -> Action | None:
        """The legal action that equals `action`: what is carried out is ours, not what was handed in."""
        known: tuple[Action, ...] | None = getattr(self, "_legal", None)  # as a rule they have just been listed
        for legal in known if known is not None else self.legal_actions():
            if legal is action:
                return legal
        seat = getattr(action, "seat", None)
        if type(seat) is not int or not 0 <= seat < len(self.setup.names):
            return None
        return next((legal for legal in self.legal_actions(Seat(seat)) if legal == action), None)

    # -- what happens

    def apply(self, action: Action, *, chance: Chance | None = None) -> Transition[Self]:
        """Carry out a legal action, and all that follows by itself until somebody must decide.

        Args:
            action: one of `legal_actions(action.seat)`, or one that equals it.
            chance: where random numbers come from, if not from the stream of the state: `Scripted`, or a subclass of
                `Chance` that rolls real dice.

        Raises:
            IllegalAction: it may not be taken; `refusal` says why. This state is unchanged, as always.
            NotYourTurn: nothing is asked of its seat now.
            GameOver: the game has ended.
            ViewError: this is a view, not the truth: `determinize` it first.
            ChanceError: scripted chance does not fit what is asked for.
        """
        if self.viewer is not FULL:
            raise ViewError("A view cannot be played on: determinize it first.")
        listed = self._listed(action)
        if listed is None:
            raise error_of(self, action)
        agenda = list(self.agenda)
        ask: Any = agenda[-1]
        if type(listed) not in self.rules.interrupts:
            del agenda[-1]
        if chance is not None:
            started(chance, self.chance)
        play = Play(agenda, self.chance, chance)
        try:
            s = play.work(listed.take(ask, self, play))
        except Ended as end:
            s = end.state  # the agenda stays as it lies: steps may hold cards
        return self._after(s, play)

    def begin(self, chance: Chance) -> Transition[Self]:
        """Work off the agenda of a state just set up, until somebody must decide."""
        play = Play(list(self.agenda), chance.value, chance)
        try:
            s = play.work(self)
        except Ended as end:
            s = end.state
        return self._after(s, play)

    def _after(self, s: Any, play: Play) -> Transition[Any]:
        value = play.start
        if play.stream is not None:
            value = play.stream.value
            if play.stream.given:
                play.tell(ChanceGave(tuple(play.stream.given)))
        after = _continued(self, s, tuple(play.agenda), value)
        _remember(after, None)  # not listed yet: quicker to find out than that there is no memo
        done: Transition[Any] = _make_transition(Transition, (after, tuple(play.events)))
        return done

    def with_outcome(self, outcome: Outcome) -> Self:
        """The same state, ended."""
        return evolve(self, outcome=outcome)

    def evaluate(self, seat: Seat | int) -> float:
        """How well a seat stands, as the game itself estimates it: the higher the better, 0 in between; for bots.

        It tells states of one game apart and no more; who has won is said by `outcome`.

        Args:
            seat: whose eyes.

        Raises:
            SeatError: there is no such seat.
            ViewError: this is a view, in which not enough is known: `determinize` it first.

        Examples:
            >>> import rlyeh_rules as rr
            >>> state = rr.new_game("seals", seed=1)
            >>> while not state.is_over:
            ...     state, _ = state.apply(state.legal_actions()[0])
            >>> state.outcome.winners if state.outcome else (), state.evaluate(0) > state.evaluate(1)
            ((0,), True)
        """
        if self.viewer is not FULL:
            raise ViewError("A view does not show enough to be judged: determinize it first.")
        return self.rules.evaluate(self, self._known(seat))

    # -- who sees what

    def _known(self, seat: Any) -> Seat:
        if type(seat) is not int or not 0 <= seat < len(self.setup.names):
            raise SeatError(f"There is no seat {shown_value(seat)} at this table of {len(self.setup.names)}.")
        return Seat(seat)

    def _own(self, seat: Seat | int) -> None:
        """Refuse to say of one seat, in the view of another, what it may do."""
        if self.viewer is not FULL and self.viewer != seat:
            raise ViewError(f"This is the view of seat {self.viewer}: what seat {seat} may do is not seen from there.")

    def view(self, seat: Seat | int | None) -> Self:
        """This state as `seat` (None: a spectator) sees it: the same type, secrets face down.

        Raises:
            SeatError: there is no such seat.
            ViewError: this is another seat's view already.
        """
        if self.viewer is not FULL:
            if self.viewer != seat:
                raise ViewError(f"This is the view of {self.viewer}: another cannot be made of it.")
            return self
        seen = redact(self, SPECTATOR if seat is None else self._known(seat), over=self.outcome is not None)
        if seen.viewer is FULL:  # never: but what is not known to be a view is not handed out as one
            raise RulesDefect("nothing was hidden in a view")
        return seen

    def determinize(self, seat: Seat | int | None, seed: int) -> Self:
        """A full, sound state that looks to `seat` as this one does, made from its view and from nothing else.

        Its chance is of its own: a search can neither see nor disturb the future.

        Args:
            seat: whose view; None for a spectator.
            seed: any integer; the same seed gives the same guess.

        Raises:
            SetupError: the seed is no integer.
        """
        if type(seed) is not int:
            raise SetupError(f"A seed is an integer, not {shown_value(seed)}.")
        made: Self = guess(self.view(seat), seed)
        return made

    # -- what holds

    def violations(self) -> tuple[Violation, ...]:
        """The invariants that this state breaks, () when it is sound; of a view, those that can be told from it."""
        if self.viewer is FULL:
            broken = tuple(faults(self))
            if broken:
                return broken
        broken = tuple(
            Violation(one.rule, one.name)
            for one in self.rules.invariants
            if (one.of_views or self.viewer is FULL) and not one.holds(self)
        )
        return tuple(stuck(self)) if not broken and self.viewer is FULL else broken

    def digest(self) -> str:
        """A stable hash of the whole state, chance included: 32 hexadecimal digits."""
        return digest(self)


def _continued(before: Any, s: Any, agenda: tuple[Step, ...], chance: int) -> Any:
    """The state that the rules have returned, with the agenda and the chance as they lie now.

    It is theirs alone, nobody has seen it yet, and so it is finished in place. It is copied where that is not certain:
    where it is the one that they were given, or one that this keeps (what an undo goes back to).
    """
    try:
        ways = _WAYS[s.__class__]
    except KeyError:
        cls = s.__class__
        ways = cls.agenda.__set__, cls.chance.__set__, moment_of(cls), changer(cls, "agenda", "chance")
        _WAYS[cls] = ways
    set_agenda, set_chance, moment, copied = ways
    kept: Any = before
    while kept is not None:
        if s is kept:
            return copied(s, agenda, chance)
        kept = getattr(kept, moment) if moment else None
    set_agenda(s, agenda)
    set_chance(s, chance)
    return s


_WAYS: dict[Any, tuple[Any, Any, str | None, Any]] = {}
_make_transition = cast("Any", tuple).__new__  # what a NamedTuple does, less a call
_remember: Any = vars(_Memo)["_legal"].__set__
