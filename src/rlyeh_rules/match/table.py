"""A table: the state of a game, how it came about, and who watches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from os import PathLike
from typing import Any

from rlyeh_rules.games import Game, game_named, open_game
from rlyeh_rules.kernel import (
    Action,
    Chance,
    Content,
    Event,
    Options,
    Seat,
    SeatError,
    SetupError,
    State,
    own_answer,
    shown_value,
)
from rlyeh_rules.saves import Save, in_file, read_save, write_save

from .audience import Audience
from .history import History
from .line import UndoError
from .log import Auto, Entry, Noted, Played
from .news import Told, checked_words
from .saving import given_at, loaded_history, write_log

__all__ = ["Match", "Policy"]

Policy = Callable[[State, Seat, tuple[Action, ...]], Action | None]


class Match:
    """A table: a game with its history, undo, observers and table talk. It is not for several threads at once.

    Everything that happens gets a number, from 1 up, without gaps. A seat is shown each event redacted for it, under
    the same number, so that a client that comes back after a break asks for `events(seat, since=...)` and misses
    nothing.

    Attributes:
        chance: where random numbers come from, if not from the stream of the state.
        auto: what is answered by itself.
        policy: the host's own answers; see `new`.
        replayed: whether the history leads to the state. False only after loading a save whose log, played again, comes
            to another state: that state is kept, as it is the authority, and undo goes back to it and no further.
            The streams go on from the number that they had reached, and every later save of this table says the same.

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("seals", seed=1, players=["Sean", "Sarah"])
        >>> before = match.state
        >>> events = match.play(match.state.legal_actions()[0])
        >>> len(match.history), match.states()[0] == before
        (1, True)
        >>> match.undo(force=True)
        >>> match.state == before
        True
        >>> match.redo()
        >>> match.note(0, "Good luck!")
        >>> match.events(None)[-1].event.describe(match.state)
        'Sean: Good luck!'
        >>> match.seed, match.can_undo, match.can_redo, match.view(1).viewer
        (1, True, False, 1)
        >>> len(match.moves), match.told, match.why_not_undo(0)
        (1, 8, UndoError('There is nothing to take back.'))
        >>> stop = match.subscribe(1, lambda told: print(told.number, told.event.describe(match.state)))
        >>> match.note(1, "And to you.")
        9 Sarah: And to you.
        >>> stop()
        >>> match.save("arkham.json")
        >>> rr.Match.load("arkham.json").state == rr.Match.from_save(match.to_save()).state == match.state
        True
        >>> match.time_out(1)[0].describe(match.state)
        "Sarah's time is up."
    """

    def __init__(
        self,
        history: History,
        *,
        replayed: bool = True,
        chance: Chance | None = None,
        auto: Iterable[str] = (),
        policy: Policy | None = None,
    ) -> None:
        self.chance, self.auto, self.policy = chance, _known_auto(auto), policy
        self.replayed = replayed
        self._history = history
        self._audience = Audience(history.told, history.earlier)

    @classmethod
    def new(  # noqa: PLR0913 - those of new_game, and two of its own
        cls,
        name: str | Game | type[State],
        *,
        seed: int | None = None,
        players: int | Sequence[str] | None = None,
        options: Options | Mapping[str, Any] | None = None,
        content: Content | None = None,
        chance: Chance | None = None,
        auto: Iterable[str] = (),
        policy: Policy | None = None,
    ) -> Match:
        """Begin a game at a new table.

        Args:
            name: as for `new_game`, like all up to `content`.
            seed: as for `new_game`.
            players: as for `new_game`.
            options: as for `new_game`.
            content: as for `new_game`.
            chance: where random numbers come from for the whole game, set-up included.
            auto: what is answered by itself. `"forced"`: a decision that leaves a seat one legal action, where all can
                see that it does. The seats are told, and the history marks it.
            policy: the host's own answers: called as `policy(view, seat, legal)` for each seat waited for, before
                people are asked; it returns one of `legal`, or None to leave it to the player. The history marks these
                answers, but the seats are not told that they are automatic, since the reason may be a secret.

        Raises:
            SetupError: as for `new_game`; an unknown automation.
            ChanceError: scripted chance does not fit what is asked for.
        """
        known = _known_auto(auto)
        opening = open_game(name, seed=seed, players=players, options=options, content=content, chance=chance)
        match = cls(History(opening), chance=chance, auto=known, policy=policy)
        match._settle()
        return match

    def __repr__(self) -> str:
        return f"<Match: {len(self._history.log)} entries, {self.state!r}>"

    # -- looking

    @property
    def seed(self) -> int:
        """The seed that the game was begun with."""
        return self._history.opening.seed

    @property
    def state(self) -> State:
        """The whole truth as it stands now."""
        return self._history.state

    @property
    def history(self) -> tuple[Entry, ...]:
        """Everything that was done at the table, in order: nothing is ever taken out of it, undo adds to it."""
        return tuple(self._history.log)

    @property
    def moves(self) -> tuple[Played, ...]:
        """What has led to the state as it stands, in order: the history without talk, undo and what was taken back."""
        return self._history.moves

    @property
    def told(self) -> int:
        """The number of the last event that has been told; a client that knows it has missed nothing."""
        return self._history.earlier + len(self._history.told)

    def states(self) -> tuple[State, ...]:
        """Every state of the game as it stands, from the first to the newest; what was taken back is not among them."""
        return self._history.states()

    def view(self, seat: Seat | int | None) -> State:
        """The state as `seat` (None: a spectator) sees it.

        Raises:
            SeatError: there is no such seat.
        """
        return self.state.view(seat)

    def events(self, seat: Seat | int | None, since: int = 0) -> tuple[Told, ...]:
        """What `seat` (None: a spectator) has been shown, in order, with numbers.

        Args:
            seat: whose stream.
            since: the number of the last event that is known already; only what came after it is returned.

        Raises:
            SeatError: there is no such seat.
            SetupError: `since` is no whole number.
        """
        self._known_seat(seat)
        if type(since) is not int:
            raise SetupError(f"The number of an event is a whole number, not {shown_value(since)}.")
        return self._audience.told(seat, since)

    def subscribe(self, seat: Seat | int | None, callback: Callable[[Told], object]) -> Callable[[], None]:
        """Have everything that happens from now on shown to `callback`, as `seat` (None: a spectator) sees it.

        A callback may act on the table (a bot plays): what follows from that is shown to all, in order, after what they
        are still to be shown. When callbacks raise, everybody is served first; then the errors are raised together, as
        an ExceptionGroup, from the call that caused the events. What was done stands.

        Args:
            seat: whose eyes.
            callback: called with a `Told(number, event)` for each event.

        Returns:
            A function that ends it; calling it again does nothing.

        Raises:
            SeatError: there is no such seat.
            SetupError: the callback is nothing that can be called.
        """
        self._known_seat(seat)
        if not callable(callback):
            raise SetupError(f"{shown_value(callback)} cannot be called when something happens.")
        return self._audience.add(seat, callback)

    # -- acting

    def play(self, action: Action, *, chance: Chance | None = None) -> tuple[Event, ...]:
        """Carry out an action, and what is then answered by itself; what had been taken back is given up.

        Args:
            action: one of the legal actions of its seat.
            chance: where random numbers come from for this action only.

        Returns:
            All that happened, unredacted: for the host, not for the seats.

        Raises:
            IllegalAction: it may not be taken; nothing has changed.
            ChanceError: scripted chance does not fit what is asked for; nothing has changed.
            ExceptionGroup: the action was carried out, and then callbacks or the policy failed.
        """
        return self._play(action, self.chance if chance is None else chance)

    def time_out(self, seat: Seat | int) -> tuple[Event, ...]:
        """Play `State.default_action` for a seat whose time is up; the seats are told, and the history marks it.

        Returns:
            All that happened, unredacted: for the host, not for the seats.

        Raises:
            SeatError: there is no such seat.
            NotYourTurn: nothing is asked of that seat; nothing has changed.
            ChanceError: scripted chance does not fit what is asked for; nothing has changed.
            ExceptionGroup: it was carried out, and then callbacks or the policy failed.

        Examples:
            >>> import rlyeh_rules as rr
            >>> match = rr.Match.new("seals", seed=7)
            >>> events = match.time_out(0)
            >>> events[0].rule, match.state.waiting_on
            (None, (0,))
        """
        return self._play(self.state.default_action(seat), self.chance, Auto.TIME_OUT)

    def _play(self, action: Action, chance: Chance | None, by: Auto | None = None) -> tuple[Event, ...]:
        events = list(self._history.play(action, chance, by))
        failures: list[Exception] = []
        try:
            events += self._settle()
        except Exception as fault:  # noqa: BLE001 - the action stands, so whoever watches is told of it first
            failures.append(fault)
        self._audience.serve(failures)
        return tuple(events)

    def undo(self, by: Seat | int | Iterable[Seat | int] | None = None, *, force: bool = False) -> None:
        """Take the newest action back, and with it what was answered by itself after it.

        The state is then exactly what it was, its chance included. What the seats were told stays told; that it was
        taken back is told to them as well. Nothing is answered by itself until something is played.

        Args:
            by: the newest action of this seat, or of any of these, and whatever was played after it, such as what bots
                have answered: all of it, or nothing. None: the newest of all.
            force: even where chance was used or a secret was revealed since.

        Raises:
            SeatError: there is no such seat.
            UndoError: nothing has been played, or the line forbids it; nothing has changed.
            ExceptionGroup: it was taken back, and then callbacks failed.
        """
        self._history.undo(self._movers(by), force=force)
        self._audience.serve()

    def why_not_undo(self, by: Seat | int | Iterable[Seat | int] | None = None) -> UndoError | None:
        """What `undo(by)` would raise; None where it would take something back.

        Raises:
            SeatError: there is no such seat.
        """
        return self._history.why_not_undo(self._movers(by))

    def _movers(self, by: Seat | int | Iterable[Seat | int] | None) -> frozenset[Seat] | None:
        if by is None:
            return None
        seats = list(by) if isinstance(by, Iterable) else [by]
        for seat in seats:
            self._known_seat(seat, can_be_spectator=False)
        return frozenset(map(Seat, seats))

    @property
    def can_undo(self) -> bool:
        """Whether `undo()` would take something back; where it is False, `undo(force=True)` may do so all the same."""
        return self._history.why_not_undo() is None

    @property
    def can_redo(self) -> bool:
        """Whether `redo()` would play something again."""
        return self._history.can_redo

    def redo(self) -> None:
        """Play again what was taken back last, chance and all.

        Raises:
            UndoError: nothing was taken back since something was last played; nothing has changed.
            ExceptionGroup: it was played again, and then callbacks failed.
        """
        self._history.redo()
        self._audience.serve()

    def note(self, seat: Seat | int, text: str) -> None:
        """Say something at the table: it is kept in the history and shown to all, and has no effect on the game.

        Args:
            seat: who says it.
            text: what is said, at most 2,000 characters, with no control characters but tabs and ends of lines.

        Raises:
            SeatError: there is no such seat.
            NoteError: the text is empty, too long, no text, or holds a control character.
            ExceptionGroup: it was said, and then callbacks failed.
        """
        self._known_seat(seat, can_be_spectator=False)
        self._history.note(Noted(Seat(seat), checked_words(text)))
        self._audience.serve()

    # -- keeping

    def save(self, path: str | PathLike[str]) -> None:
        """Write the whole table to a file, or leave the file as it was if that fails.

        Raises:
            OSError: the file cannot be written.
        """
        write_save(path, self.to_save())

    @classmethod
    def load(
        cls,
        path: str | PathLike[str],
        *,
        content: Content | None = None,
        chance: Chance | None = None,
        policy: Policy | None = None,
    ) -> Match:
        """The table that `save` wrote: with its history, undo, streams and numbers, but without its observers.

        Args:
            path: the file.
            content: the card set of the game, if it was not the one that the game ships with.
            chance: as for `new`, like `policy`.
            policy: is asked at once, if it has an answer.

        Raises:
            SaveError: the file is no save, or a damaged one; the error names the file and the place.
            OSError: the file cannot be read.
        """
        save = read_save(path, content=content)
        with in_file(path):
            return cls.from_save(save, chance=chance, policy=policy)

    def to_save(self, *, defaults: bool = False) -> Save:
        """What has to be kept of this table.

        Args:
            defaults: write the fields of the log that are at their default as well.
        """
        opening, state = self._history.opening, self.state
        return Save(
            game=state.game,
            seed=opening.seed,
            options=state.setup.options,
            content=state.setup.content,
            names=state.setup.names,
            opening=given_at(opening),
            actions=write_log(self._history, self.auto, defaults=defaults),
            told=self.told,
            replayed=self.replayed,
            state=state,
        )

    @classmethod
    def from_save(cls, save: Save, *, chance: Chance | None = None, policy: Policy | None = None) -> Match:
        """The table that a save describes.

        Raises:
            SaveError: an entry of its log is not what it should be.
        """
        history, auto, replayed = loaded_history(save, game_named(save.game))
        match = cls(history, replayed=replayed, chance=chance, auto=auto, policy=policy)
        match._settle()
        return match

    # -- what happens by itself

    def _settle(self) -> list[Event]:
        """Answer what can be answered without asking anybody, and return what happened."""
        events: list[Event] = []
        while answer := self._answer():
            action, by = answer
            events += self._history.play(action, self.chance, by)
        return events

    def _answer(self) -> tuple[Action, Auto] | None:
        if Auto.FORCED in self.auto and (action := _only_answer(self.state)):
            return action, Auto.FORCED
        if self.policy is not None:
            for seat in self.state.waiting_on:
                view = self.state.view(seat)
                if action := self.policy(view, seat, view.legal_actions(seat)):
                    return own_answer(action, seat), Auto.POLICY
        return None

    def _known_seat(self, seat: Seat | int | None, *, can_be_spectator: bool = True) -> None:
        if seat is None and can_be_spectator:
            return
        if type(seat) is not int or seat not in self.state.seats:
            raise SeatError(f"There is no seat {shown_value(seat)} at this table of {len(self.state.seats)}.")


def _known_auto(auto: Iterable[str]) -> frozenset[Auto]:
    if not isinstance(auto, Iterable):  # pyright: ignore[reportUnnecessaryIsInstance] - callers may be untyped
        raise SetupError(f"What is answered by itself is a set of names, not {shown_value(auto)}.")
    chosen = [auto] if isinstance(auto, str) else list(auto)
    unknown = sorted({shown_value(one) for one in chosen if one != Auto.FORCED})
    if unknown:
        raise SetupError(f"There is no automation {', '.join(unknown)}; there is 'forced'.")
    return frozenset(map(Auto, chosen))


def _only_answer(state: State) -> Action | None:
    """The one action of a seat that has no other, where everybody can see that."""
    decision = state.decision
    if decision is None or not decision.is_open(state):
        return None
    legal = state.legal_actions()
    for seat in state.waiting_on:
        own = [action for action in legal if action.seat == seat]
        if len(own) == 1:
            return own[0]
    return None
