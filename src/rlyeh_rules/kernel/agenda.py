"""What is still to happen: steps that work themselves off, decisions that wait for a seat, actions that answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, TypeVar

from .chance import Chance
from .record import record
from .refusals import RulesDefect
from .seats import Seat

if TYPE_CHECKING:
    from .events import Event, Outcome
    from .refusals import Refusal

__all__ = ["Action", "Decision", "Play", "Step"]

T = TypeVar("T")


class Step:
    """A piece of the rules that happens by itself; a frozen record of where it stands.

    A step holds seats, ids and places, never effects: a doctored save can name a card, not smuggle in what it does.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> [type(step).__name__ for step in reversed(state.agenda)]
        ['AskStart', 'AskOpening', 'AskAnswer', 'AskEnd']
    """

    __slots__ = ()
    polymorphic: ClassVar[bool] = True
    game: ClassVar[str] = ""
    asks: ClassVar[bool] = False

    def run(self, s: Any, play: Play) -> Any:
        """Do it, and return the state after it."""
        raise NotImplementedError


class Decision(Step):
    """A step that waits: for which seats, what for, and which kinds of action may answer it.

    Attributes:
        rule: the id of the rule that asks.
        prompt: the question to the player. It is the same for all seats and all states, so that it can leak nothing.
        allows: the kinds of action that answer it, in the order in which they are listed.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> decision = state.decision
        >>> assert decision is not None
        >>> decision.kind, decision.rule, decision.waits, decision.may(rr.Seat(1))
        ('AskStart', 'SC-4.1', (0,), False)
        >>> decision.prompt
        'Place a card from your hand face down in the centre; before that you may use abilities.'
        >>> [kind.__name__ for kind in decision.allows][:2]
        ['PlaceCard', 'OfferHand']
    """

    __slots__ = ()
    asks: ClassVar[bool] = True
    rule: ClassVar[str]
    prompt: ClassVar[str]
    allows: ClassVar[tuple[type[Action], ...]] = ()
    if TYPE_CHECKING:
        seat: Seat

    @property
    def kind(self) -> str:
        """The name of this kind of decision."""
        return type(self).__name__

    @property
    def waits(self) -> tuple[Seat, ...]:
        """The seats that must still answer. It reads the decision alone, so it cannot give a hand away."""
        return (self.seat,)

    def may(self, seat: Seat) -> bool:
        """Whether `seat` may answer, or change its answer."""
        return seat in self.waits

    def options(self, s: Any, seat: Seat) -> Sequence[Action]:
        """Everything `seat` may answer."""
        found: list[Action] = []
        for kind in self.allows:
            found += kind.options(self, s, seat)
        return found

    def default(self, s: Any, seat: Seat) -> Action:
        """What is played for `seat` when its time is up: unless a game says better, the first that is listed."""
        return self.options(s, seat)[0]

    def is_open(self, s: Any) -> bool:
        """Whether what may be answered follows from what everybody can see.

        Only such a decision is ever answered by automation, which would otherwise tell what a seat holds. It is False
        wherever another seat could act out of turn, since an answer given at once would leave it no time.
        """
        return False


@record
class Action:
    """What a seat decides: a record of whose action it is and of what else is decided. `str` writes its notation.

    Whoever writes a game gives an action its rule in three parts that stand side by side: `options` lists the legal
    ones, fast; `refuse` explains, for any one, legal or not; `take` carries it out. A property test holds the first two
    together. An action that says nothing but itself ("pass") writes `refuse` at most: it is listed when nothing refuses
    it. `untimely` may say more of one that is no answer to what is asked.

    Attributes:
        seat: whose action it is.
        says: its notation, `"raise {markers}[, {cultist} cultist]"`: what stands in brackets is left out where one of
            its fields is None.
        means: the same as a sentence, `"{seat} adds {markers} markers."`.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> action = state.legal_actions()[0]
        >>> action.seat, str(action), rr.parse_action(state, str(action)) == action
        (0, '0: place investigator-gate', True)
        >>> action.describe(state)
        'Sean places Investigator Gate face down in the centre.'
    """

    polymorphic: ClassVar[bool] = True
    game: ClassVar[str] = ""
    says: ClassVar[str]
    means: ClassVar[str]

    seat: Seat

    @classmethod
    def options(cls, ask: Any, s: Any, seat: Seat) -> Iterable[Action]:
        """Every legal action of this kind, as an answer of `seat` to `ask`."""
        one = cls(seat)
        return () if one.refuse(ask, s) else (one,)

    def refuse(self, ask: Any, s: Any) -> Refusal | None:
        """Why this one is not among them; None when it is."""
        return None

    def untimely(self, ask: Any, s: Any) -> Refusal | None:
        """Why it cannot answer `ask` at all, where a rule says more than that something or somebody else is asked."""
        return None

    def take(self, ask: Any, s: Any, play: Play) -> Any:
        """Carry it out, and return the state after it."""
        raise NotImplementedError

    def in_public(self, state: Any) -> str:
        """What is told of it to all in the place of its notation, where even its kind is a secret; "" as a rule.

        Args:
            state: the state in which it was taken.
        """
        return ""

    def describe(self, state: Any) -> str:
        """An English sentence that says what is done."""
        return str(state.text.sentence(self.means, self, state.seat_name))

    def __str__(self) -> str:
        from .notation import action_text  # noqa: PLC0415 - notation knows actions; this is the way back

        return action_text(self)


class Ended(Exception):  # noqa: N818 - not an error: the way out of any depth of rules when the game is over
    """Raised by `Play.end`; carries the last state. It never leaves the kernel."""

    def __init__(self, state: Any) -> None:
        super().__init__()
        self.state = state


class Play:
    """One action being carried out: the open agenda, chance, and what has happened so far.

    It lives only while `apply` runs, so that the rules can push, roll and tell without rebuilding the state each time.

    Args:
        agenda: what waits; it is worked off in place.
        value: the state of the random stream.
        chance: where random numbers come from, if not from a stream made of that value.

    Attributes:
        events: what has happened so far.
        tell: reports an event: it is the `append` of `events`, since rules tell several events for every action.
        start: where the stream stood when the action began.
        stream: the source of random numbers, if any has been asked for.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.kernel import Event, Play, Step, record
        >>> @record
        ... class Rang(Event):
        ...     rule = None
        ...     tells = "The bell rang."
        >>> @record
        ... class Ring(Step):
        ...     times: int
        ...
        ...     def run(self, s, play):
        ...         play.tell(Rang())
        ...         if self.times > 1:
        ...             play.then(Ring(self.times - 1))
        ...         return s
        >>> play = Play([rr.new_game("seals", seed=7).agenda[-1], Ring(3)])
        >>> _ = play.work(None)
        >>> [event.describe() for event in play.events], [type(step).__name__ for step in play.agenda]
        (['The bell rang.', 'The bell rang.', 'The bell rang.'], ['AskStart'])
    """

    __slots__ = ("added", "agenda", "events", "start", "stream", "tell")

    def __init__(self, agenda: list[Step], value: int = 0, chance: Chance | None = None) -> None:
        self.agenda = agenda
        self.added: list[Step] = []
        self.events: list[Event] = []
        self.tell: Callable[[Event], None] = self.events.append
        self.start = value
        self.stream = chance

    @property
    def chance(self) -> Chance:
        """The source of everything random, made when first asked for: most actions need none."""
        if self.stream is None:
            self.stream = Chance(self.start)
        return self.stream

    def then(self, *steps: Step) -> None:
        """Do `steps` next: in the order named, over however many calls, before all that waits already."""
        self.added += steps

    def resume(self, step: Step) -> None:
        """Do `step` once everything that this step still adds has been done."""
        self.agenda.append(step)

    def drop(self, kind: type[T]) -> T:
        """Forget what waits, up to and including the innermost `kind`; return that one."""
        while not isinstance(step := self.agenda.pop(), kind):
            pass
        return step

    def back_to(self, agenda: tuple[Step, ...]) -> None:
        """Forget all that waits and put `agenda` in its place."""
        self.agenda[:] = agenda

    def end(self, s: Any, outcome: Outcome) -> NoReturn:
        """End the game here and now, in the middle of anything."""
        raise Ended(s.with_outcome(outcome))

    def work(self, s: T) -> T:
        """Work steps off until one asks."""
        agenda, added = self.agenda, self.added
        while agenda or added:
            if added:
                added.reverse()
                agenda += added
                added.clear()
            step = agenda.pop()
            if step.asks:
                agenda.append(step)
                return s
            s = step.run(s, self)
        raise RulesDefect("nothing is left to do, and nobody has won")
