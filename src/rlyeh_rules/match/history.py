"""What was done at a table, and where that has led."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rlyeh_rules.codec import Whole
from rlyeh_rules.games import Opening
from rlyeh_rules.kernel import Action, Chance, ChanceGave, Event, RlyehError, Seat, State

from .line import Done, UndoError, line_crossed
from .log import Auto, Entry, Noted, Played, Recorded, Redone, Undone
from .news import AnsweredByItself, PlayedAgain, Said, TakenBack, TimeRanOut, told_to_all

__all__ = ["History", "retold"]

_WITH_THE_LAST = (Auto.FORCED, Auto.POLICY)
"""What nobody has done is no move of its own, but a part of the one before it."""


class History:
    """The log of a table, the line of states it has led to, and what was told on the way.

    A move is an action and what was answered by itself after it; it is taken back as one.

    Args:
        opening: the game as it was begun, or as it stood where all that is known of it begins.
        stream: where the seeded stream stood when the game was begun, if that is further back.
        earlier: how many events had been told before.

    Attributes:
        state: the state now.
        log: every entry in order.
        told: every event that seats are shown, unredacted; the number of an event is its place, counted from 1, after
            those that were told earlier.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.games import open_game
        >>> from rlyeh_rules.match import History
        >>> history = History(open_game("seals", seed=7))
        >>> events = history.play(history.state.legal_actions()[0], None)
        >>> len(history.log), len(history.states()), history.told[-1] == events[-1]
        (1, 2, True)
    """

    def __init__(self, opening: Opening, *, stream: Whole | None = None, earlier: int = 0) -> None:
        self.opening = opening
        self.stream = Whole(opening.state.chance) if stream is None else stream
        self.earlier = earlier
        self.state = opening.state
        self.log: list[Entry] = []
        self.told: list[Event] = []
        self._moves: list[list[Done]] = [[]]  # first what was answered by itself before anybody played
        self._ahead: list[list[Done]] = []  # moves taken back, the last on top
        self._tell(opening.events)

    def states(self) -> tuple[State, ...]:
        """Every state on the way from the first to the newest; what was taken back lies beside it."""
        return (self.opening.state, *[done.after for move in self._moves for done in move])

    @property
    def moves(self) -> tuple[Played, ...]:
        """The actions that have led to the state, with what was answered by itself; what was taken back is left out."""
        return tuple(done.entry for move in self._moves for done in move)

    def play(self, action: Action, chance: Chance | None, auto: Auto | None = None) -> tuple[Event, ...]:
        """Carry an action out; `auto` says what answered, if it was no player.

        What is forced and what the host's policy answers is a part of the last move.

        Raises:
            IllegalAction: it may not be taken; nothing has changed.
            ChanceError: scripted chance does not fit what is asked for; nothing has changed.
        """
        before = self.state
        after, events = before.apply(action, chance=chance)
        stream = None if after.chance == before.chance else Whole(after.chance)
        given = tuple(number for event in events if isinstance(event, ChanceGave) for number in event.results)
        if auto is Auto.FORCED:
            events = (AnsweredByItself(action.seat), *events)
        elif auto is Auto.TIME_OUT:
            events = (TimeRanOut(action.seat), *events)
        done = Done(Played(_listed(before, action), auto, given, stream), before, after, events)
        if auto in _WITH_THE_LAST:
            self._moves[-1].append(done)
        else:
            self._moves.append([done])
        self._ahead.clear()
        self.state = after
        self.log.append(done.entry)
        self._tell(events)
        return events

    def undo(self, seats: Collection[Seat] | None = None, *, force: bool = False) -> None:
        """Take the last move back; of some seats the last that is one of theirs, and those after it.

        Raises:
            UndoError: nothing has been played, or the line forbids it; nothing has changed.
        """
        why = self.why_not_undo(seats)
        if why is not None and not (force and why.can_be_forced):
            raise why
        for _ in self._since(seats):
            move = self._moves.pop()
            self._ahead.append(move)
            self.state = move[0].before
            self.log.append(Undone())
            # one by one: that an answer went back with another does not show that nobody was asked for it
            self._tell(TakenBack(told_to_all(done.entry.action, done.before)) for done in reversed(move))

    def why_not_undo(self, seats: Collection[Seat] | None = None) -> UndoError | None:
        """Why that is not taken back, unless it is forced; None where nothing speaks against it."""
        moves = self._since(seats)
        if not moves:
            return UndoError("There is nothing to take back.")
        crossed = next((why for move in moves for done in move if (why := line_crossed(done))), None)
        return None if crossed is None else UndoError(crossed, can_be_forced=True)

    def _since(self, seats: Collection[Seat] | None) -> list[list[Done]]:
        """The last move; of some seats the last that is one of theirs and those after it; [] if there is none."""
        at = len(self._moves) - 1
        while at > 0 and seats is not None and self._moves[at][0].entry.action.seat not in seats:
            at -= 1
        return self._moves[at:] if at > 0 else []

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back since something was last played."""
        return bool(self._ahead)

    def redo(self) -> None:
        """Put the move that was taken back last in its place again.

        Raises:
            UndoError: nothing was taken back since something was last played; nothing has changed.
        """
        if not self._ahead:
            raise UndoError("There is nothing to play again.")
        move = self._ahead.pop()
        self._moves.append(move)
        self.state = move[-1].after
        self.log.append(Redone())
        self._tell(PlayedAgain(told_to_all(done.entry.action, done.before)) for done in move)

    def note(self, noted: Noted) -> None:
        """Keep what somebody said."""
        self.log.append(noted)
        self._tell([Said(noted.seat, noted.words)])

    def _tell(self, events: Iterable[Event]) -> None:
        """What chance gave is told to nobody: it is not even known that there was something to give."""
        self.told += [event for event in events if not isinstance(event, ChanceGave)]


def _listed(state: State, action: Action) -> Action:
    """What was carried out: not the action handed in but the listed one that it equals, as 2.0 equals 2."""
    if any(legal is action for legal in state.legal_actions()):
        return action
    return next(legal for legal in state.legal_actions(action.seat) if legal == action)


def retold(opening: Opening, log: Iterable[Entry]) -> History | None:
    """The history that a log tells, each action carried out anew with the chance it had; None if one cannot be."""
    history = History(opening)
    try:
        for entry in log:
            if isinstance(entry, Played):
                history.play(entry.action, Recorded(entry.chance, entry.stream), entry.auto)
            elif isinstance(entry, Noted):
                history.note(entry)
            elif isinstance(entry, Undone):
                history.undo(force=True)
            else:
                history.redo()
    except RlyehError:
        return None
    return history if history.log == list(log) else None
