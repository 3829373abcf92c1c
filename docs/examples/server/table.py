"""A table: one game, who sits at it, and everything that may be done there."""

import hashlib
import logging
from collections.abc import Callable
from typing import Protocol

import anyio
import anyio.to_thread

import rlyeh_rules as rr

from . import bots, frames, lobby
from .asked import action_of, wish_of
from .clock import Clock, now
from .messages import Act, Ask, Note, Undo, Wish
from .settings import Settings
from .store import Head, Store
from .wrong import Code, Wrong, wrong_of

__all__ = ["Audience", "Table"]

AT_ONCE = 200
"""Events in a frame; a client that comes back late is sent several."""
NEWS_KEPT = 64
"""Frames of news that are kept for others who watch with the same eyes."""
ROOM = 2_000_000
"""Characters of a saved match beyond which nobody talks and nothing is taken back, so that it can always be played to
its end: the library loads four times as much, and a game of 4,000 decisions takes well below half of it."""
ANSWERS_KEPT = 500
"""How many answers of a seat are remembered; a client that repeats itself repeats its last few."""
log = logging.getLogger(__name__)


class Audience(Protocol):
    """As much of a connection as a table has to know."""

    @property
    def seat(self) -> int | None:
        """Whose it is; None for a spectator."""

    def nudge(self) -> None:
        """There is something new to send; it must return at once."""

    def hang_up(self) -> None:
        """The table is no longer kept in memory; who comes again finds it as it is on disk."""


class Table:
    """A table in memory.

    One thing is done at a time, and nobody is told of it before it is on disk: a client that has been told something
    finds it so after any crash. Who watches reads from what is published; that is never ahead of the disk.

    Args:
        head: what is kept of it beside the match.
        match: the game with its history.
        store: where it is kept.
        settings: of the server.

    Attributes:
        title: of the game.
        audience: who is to be told.
        screens: the moment that is published.
        told: the number of the last event that is published.
        closed: whether it is no longer kept in memory.
        used: when somebody came, went, or did something last.
    """

    def __init__(self, head: Head, match: rr.Match, store: Store, settings: Settings) -> None:
        self.head, self.match = head, match
        self.title = lobby.known()[head.game].title
        self.audience: set[Audience] = set()
        self.closed = False
        self.used = now()
        self._store, self._settings = store, settings
        self._lock = anyio.Lock()
        self._changed = anyio.Event()
        self._people = frozenset(at for at, seat in enumerate(head.seats) if seat.bot is None)
        self._came: frozenset[int | None] = frozenset()
        self._clock = Clock(head.seconds if head.met else None, head.due)
        self._clock.wake(match.state, settings.grace)
        self._moved = now()
        self._size = 0
        self.told = match.told
        self.screens = self._screens()
        self._news: dict[tuple[int | None, int], tuple[str, int]] = {}

    # -- who is there

    def arrive(self, one: Audience) -> None:
        """Somebody has come to watch."""
        self.audience.add(one)
        self._came |= {one.seat} & self._people
        if self._all_came():
            self._changed.set()
        self._look_around()

    def leave(self, one: Audience) -> None:
        """Somebody has gone."""
        self.audience.discard(one)
        self._look_around()

    def seats(self) -> list[dict[str, object]]:
        """Who sits where, as it is sent."""
        here = {one.seat for one in self.audience}
        return [
            {"seat": at, "name": seat.name, "kind": "bot" if seat.bot else "person", "connected": at in here}
            for at, seat in enumerate(self.head.seats)
        ]

    def _look_around(self) -> None:
        self.used = now()
        for one in self.audience:
            one.nudge()

    # -- what is published

    def news(self, seat: int | None, since: int) -> tuple[str, int] | None:
        """A frame of what a seat was shown after the event of that number, and the number of the last one in it."""
        if since >= self.told:
            return None
        if (seat, since) not in self._news:  # all who watch with the same eyes are sent the same
            if len(self._news) >= NEWS_KEPT:
                self._news.clear()
            told = [one for one in self.match.events(seat, since)[:AT_ONCE] if one.number <= self.told]
            self._news[seat, since] = frames.news(self.screens.state.view(seat), told), told[-1].number
        return self._news[seat, since]

    def screen(self, seat: int | None, *, board: bool = True) -> str:
        """What a seat sees now; with the board as text, or without."""
        return self.screens.screen(seat, self._clock.left(seat), board=board)

    def _screens(self) -> frames.Screens:
        last = self._last_mover()
        undoer = None if last is None or self._why_not_undo(last) else last
        return frames.Screens(self.match.state, len(self.match.history), undoer=undoer)

    # -- what may be done

    # --8<-- [start:do]
    async def do(self, seat: int | None, ask: Ask) -> None:
        """Do what a client asks for, once: asked again with the same id, it is done already.

        Raises:
            Wrong: it cannot be done; nothing has changed.
        """
        if seat is None:
            raise Wrong(Code.NOT_YOUR_SEAT, "You are a spectator: you have no seat at this table.")
        async with self._lock:
            if not self._is_done(seat, ask):
                await self._change(lambda: self._carry_out(rr.Seat(seat), ask), seat, ask)

    def _is_done(self, seat: int, ask: Ask) -> bool:
        known = self.head.answered[seat].get(ask.id)
        if known is not None and known != _digest(ask):
            raise Wrong(Code.MALFORMED, "That id was used for something else; each is for one thing.")
        return known is not None

    # --8<-- [end:do]

    def _carry_out(self, seat: rr.Seat, ask: Ask) -> None:
        match ask:
            case Act():
                self._play(seat, action_of(ask))
            case Wish():
                self._play(seat, wish_of(self.match.view(seat), seat, ask.text))
            case Undo():
                self._undo(seat)
            case Note():
                if self._size > ROOM:
                    raise Wrong(Code.TOO_LARGE, "So much has been said and done here that nothing more can be said.")
                try:
                    self.match.note(seat, ask.text)
                except rr.NoteError as error:
                    raise Wrong(Code.MALFORMED, str(error)) from None

    # --8<-- [start:play]
    def _play(self, seat: rr.Seat, action: rr.Action) -> None:
        if action.seat != seat:
            raise Wrong(Code.NOT_YOUR_SEAT, f"You sit on seat {seat} and cannot act for seat {action.seat}.")
        view = self.match.view(seat)  # asked of it, an explanation gives nothing away that the seat may not know
        if refusal := view.why_not(action):
            raise wrong_of(view, seat, refusal)
        self.match.play(action)

    # --8<-- [end:play]

    def _undo(self, seat: rr.Seat) -> None:
        """Take back the last action of a seat, with what bots have answered to it."""
        if why := self._why_not_undo(seat):
            raise Wrong(Code.UNDO_REFUSED, why)
        self.match.undo(seat)

    def _why_not_undo(self, seat: rr.Seat) -> str | None:
        if not self.head.undo:
            return "At this table nothing is taken back."
        if seat != self._last_mover():
            return "The last action was not yours to take back."
        if self._size > ROOM:
            return "So much has been done here that nothing more is taken back."
        why = self.match.why_not_undo(seat)
        return None if why is None else str(why)

    def _last_mover(self) -> rr.Seat | None:
        """The person who acted last; the clock does not act for anybody's taking it back."""
        people = (move for move in reversed(self.match.moves) if move.action.seat in self._people)
        last = next(people, None)
        return None if last is None or last.auto is not None else last.action.seat

    # -- doing it

    # --8<-- [start:change]
    async def _change(self, deed: Callable[[], object], acted: int | None, ask: Ask | None = None) -> None:
        """Do something, bring it to the disk, then publish it. Whoever has asked may be gone before that is over."""
        if self.closed:
            raise Wrong(Code.INTERNAL, "The table has just been put away; come again.")
        with anyio.CancelScope(shield=True):
            before = self.match.state
            deed()
            if ask is not None and acted is not None:
                _remember(self.head.answered[acted], ask)
            moved = self.match.state is not before or acted is None
            if moved:
                self._clock.look(self.match.state, self._people, acted)
                self._moved = now()
            try:
                await self.keep()
            except Exception:
                log.exception("Table %s could not be kept", self.head.code)
                self.close()  # what is on disk has the last word
                raise Wrong(Code.INTERNAL, "The table could not be saved, so that was not done.") from None
            self._publish(moved=moved)

    # --8<-- [end:change]

    async def keep(self) -> None:
        """Bring the table to the disk; the loop does not wait for it."""
        self.head.due = self._clock.due
        self.head.goes_on = self._next_in() is not None
        match = rr.dumps(self.match)
        self._size = len(match)
        await anyio.to_thread.run_sync(self._store.write, self.head.model_dump_json(), match, self.head.code)

    def _publish(self, *, moved: bool) -> None:
        self.told = self.match.told
        self._news = {}
        if moved:
            self.screens = self._screens()
        changed, self._changed = self._changed, anyio.Event()
        changed.set()
        self._look_around()

    # -- what happens by itself

    async def run(self) -> None:
        """Let bots answer, and answer for those whose time is up, as long as the table is in memory."""
        while not self.closed:
            changed, wait = self._changed, self._next_in()
            with anyio.move_on_after(wait):
                await changed.wait()
                continue
            try:
                async with self._lock:
                    await self._by_itself()
            except Exception:
                log.exception("Table %s is put away", self.head.code)
                self.close()

    def rests(self) -> bool:
        """Whether nobody is there, and nothing will happen before somebody comes."""
        return not self.audience and self._next_in() is None and not self._lock.locked()

    def _next_in(self) -> float | None:
        """In how many seconds something happens by itself."""
        if self._all_came():
            return 0
        moments: list[float] = list(self._clock.due.values())
        if self._bots_asked():
            moments.append(self._moved + self._settings.bot_pause)
        return max(min(moments) - now(), 0) if moments else None

    def _all_came(self) -> bool:
        """Whether everybody has come for the first time just now, so that clocks begin to run."""
        return not self.head.met and self._came >= self._people

    def _bots_asked(self) -> list[rr.Seat]:
        return [seat for seat in self.match.state.waiting_on if seat not in self._people]

    async def _by_itself(self) -> None:
        state = self.match.state
        if self._all_came():
            await self._change(self._meet, None)
        elif late := self._clock.expired():
            await self._change(lambda: self.match.time_out(late[0]), late[0])
        elif (asked := self._bots_asked()) and self._moved + self._settings.bot_pause <= now():
            bot = self.head.seats[asked[0]].bot or "random"
            action = bots.answer(state, asked[0], bot)
            await self._change(lambda: self._play(action.seat, action), action.seat)

    def _meet(self) -> None:
        self.head.met = True
        self._clock.seconds = self.head.seconds

    def close(self) -> None:
        """Put the table away: it is on disk as it was after the last thing that anybody was told."""
        self.closed = True
        self._changed.set()
        for one in list(self.audience):
            one.hang_up()


def _remember(answered: dict[str, str], ask: Ask) -> None:
    answered[ask.id] = _digest(ask)
    for old in list(answered)[:-ANSWERS_KEPT]:
        del answered[old]


def _digest(ask: Ask) -> str:
    return hashlib.sha256(ask.model_dump_json().encode()).hexdigest()[:16]
