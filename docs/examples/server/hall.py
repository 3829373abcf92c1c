"""The tables there are: made, found, woken, put away."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import anyio
import anyio.to_thread
from anyio.abc import TaskGroup

import rlyeh_rules as rr

from .clock import now
from .messages import NewTable
from .seats import new_seat
from .settings import Settings
from .store import Head, Store
from .table import Table
from .wrong import Code, Wrong

__all__ = ["Full", "Hall"]

TIDY_EVERY = 10.0
log = logging.getLogger(__name__)


class Full(Exception):  # noqa: N818 - no fault of anybody's
    """There is no room for another table."""


class Hall:
    """All tables of a server. Those that are played at are in memory, all of them are on disk.

    Args:
        settings: of the server.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.folder)
        self.awake: dict[str, Table] = {}
        self._loading: dict[str, anyio.Event] = {}
        self._tasks: TaskGroup | None = None
        self._making = 0

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[None]:
        """Open the doors; tables at which something is to happen by itself go on at once."""
        async with anyio.create_task_group() as tasks:
            self._tasks = tasks
            tasks.start_soon(self._wake_up)
            tasks.start_soon(self._tidy)
            yield
            tasks.cancel_scope.cancel()

    async def make(self, wish: NewTable) -> tuple[Table, list[str | None]]:
        """A new table, and the secret of each seat (None for a bot's).

        Raises:
            SetupError: the game cannot be begun so.
            Full: there is no room.
        """
        self._make_room()
        if len(self.store) + self._making >= self.settings.most_tables:
            raise Full
        names = [player.name for player in wish.players]
        match = rr.Match.new(wish.game, seed=wish.seed, players=names, options=wish.options)
        made = [new_seat(player.name, player.bot) for player in wish.players]
        head = Head(
            code=self.store.new_code(),
            game=wish.game,
            seats=[seat for seat, _ in made],
            seconds=wish.seconds,
            undo=wish.undo,
            answered=[{} for _ in made],
        )
        table = Table(head, match, self.store, self.settings)
        self._making += 1  # they have a place, though it is not on disk yet
        try:
            await table.keep()
        except OSError:
            log.exception("No table can be kept")
            raise Full from None
        finally:
            self._making -= 1
        self._seat(table)
        return table, [secret for _, secret in made]

    async def table(self, code: str) -> Table:
        """The table of that code, from memory or from disk.

        Raises:
            Wrong: there is none, or it cannot be had.
        """
        code = code.upper()
        while (table := self.awake.get(code)) is None or table.closed:
            if (loading := self._loading.get(code)) is not None:
                await loading.wait()  # somebody else has asked for it just before
            elif code in self.store:
                await self._load(code)
            else:
                raise Wrong(Code.UNKNOWN_TABLE, "There is no table of that code.")
        return table

    async def _load(self, code: str) -> None:
        """Bring a table into memory. That takes a moment, since its whole history is played again: in a thread."""
        loading = self._loading[code] = anyio.Event()
        try:
            self._make_room()
            head, match = await anyio.to_thread.run_sync(self.store.read, code)
            self._seat(Table(head, match, self.store, self.settings))
        except Full:
            raise Wrong(Code.INTERNAL, "There are too many tables open now; try again later.") from None
        except Exception:  # whatever it is, it is one table's, and must not harm the others
            log.exception("Table %s cannot be read", code)
            raise Wrong(Code.INTERNAL, "The table cannot be read.") from None
        finally:
            del self._loading[code]
            loading.set()

    def _seat(self, table: Table) -> None:
        if self._tasks is None:
            raise RuntimeError("the hall is not open")
        self.awake[table.head.code] = table
        self._tasks.start_soon(table.run)

    def _make_room(self) -> None:
        """Put away the table that was used least lately, if there is no room for another."""
        if len(self.awake) + self._making < self.settings.most_awake:
            return
        idle = [table for table in self.awake.values() if table.closed or table.rests()]
        if not idle:
            raise Full
        self._put_away(min(idle, key=lambda table: table.used))

    def _put_away(self, table: Table) -> None:
        table.close()
        if self.awake.get(table.head.code) is table:
            del self.awake[table.head.code]

    async def _wake_up(self) -> None:
        for code, head in list(self.store.heads()):
            if head is None:
                log.error("Table %s is damaged, or cannot be read", code)
            elif head.goes_on:
                try:
                    await self.table(code)
                except Wrong as wrong:
                    log.error("Table %s: %s", code, wrong.message)  # noqa: TRY400 - what went wrong has been logged

    async def _tidy(self) -> None:
        while True:
            await anyio.sleep(TIDY_EVERY)
            self.tidy()

    def tidy(self) -> None:
        """Put away what is not used, and throw away what has not been for very long."""
        moment = now()
        for table in list(self.awake.values()):
            if table.closed or (table.rests() and moment - table.used > self.settings.rest_after):
                self._put_away(table)
        for code in list(self.store.older_than(moment - self.settings.kept_for)):
            if code not in self.awake:
                try:
                    self.store.remove(code)
                except OSError:
                    log.exception("Table %s cannot be thrown away", code)
