"""One client: what it sends is read and done one by one; what it is to be sent waits here, and nobody waits for it."""

import logging
from contextlib import suppress

import anyio
import anyio.lowlevel
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from . import frames
from .hall import Hall
from .messages import Join, Ping, id_of, read
from .pace import Pace
from .seats import seat_of
from .settings import Settings
from .table import Table
from .wrong import Code, Wrong

__all__ = ["Connection"]

FAULT_OF_CLIENT, COME_AGAIN = 1008, 1012
"""The codes of WebSocket for a policy that was violated, and for a service that restarts."""
PARTING = 2.0
"""Seconds that a last frame may take."""
log = logging.getLogger(__name__)


class Connection:
    """A client that has joined a table.

    What it has been sent is two numbers: the last event and the last screen. So nothing queues up for a slow client but
    answers to what it has asked itself, and those are counted: screens it has missed are skipped, events are in the
    match and are taken from there when it is ready for them.

    Args:
        socket: the line to it.
        table: the table.
        seat: its seat; None for a spectator.
        join: what it has said of itself.
        settings: of the server.
    """

    def __init__(self, socket: WebSocket, table: Table, seat: int | None, join: Join, settings: Settings) -> None:
        self.seat = seat
        self._board = join.board
        self._socket, self._table, self._settings = socket, table, settings
        self._since = min(join.since, table.told)
        self._screen: frames.Screens | None = None
        self._seats = table.seats()
        self._answers: list[str] = []
        self._ready = anyio.Event()
        self._scope = anyio.CancelScope()

    def nudge(self) -> None:
        """There is something to send."""
        self._ready.set()

    def hang_up(self) -> None:
        """End the connection; the client will come again."""
        self._scope.cancel()

    async def serve(self) -> None:
        """Serve the client until it goes."""
        self._table.arrive(self)
        try:
            with self._scope:
                async with anyio.create_task_group() as tasks:
                    tasks.start_soon(self._write)
                    await self._read()
                    tasks.cancel_scope.cancel()
        finally:
            self._table.leave(self)

    # -- what it sends

    async def _read(self) -> None:
        pace = Pace(self._settings.burst, self._settings.pace)
        while True:
            try:
                text = await received(self._socket)
            except WebSocketDisconnect:
                return
            answer = await self._answer(text, pace)
            self._answers.append(answer)  # now: meanwhile those that waited may have been sent
            if len(self._answers) > self._settings.answers:  # it asks and asks, and takes no answer
                return
            self.nudge()

    async def _answer(self, text: str | None, pace: Pace) -> str:
        try:
            return await self._done(text, pace)
        except Wrong as refusal:
            wrong = refusal
        except Exception:
            log.exception("Table %s", self._table.head.code)
            wrong = Wrong(Code.INTERNAL, "Something went wrong at the server; nothing was done.")
        return frames.error(id_of(text, self._settings.largest), wrong)

    async def _done(self, text: str | None, pace: Pace) -> str:
        if not pace.allows():
            raise Wrong(Code.TOO_FAST, "That was too much at once; wait a moment.")
        message = read(text, self._settings.largest)
        if isinstance(message, Ping):
            return frames.frame("pong")
        if isinstance(message, Join):
            raise Wrong(Code.MALFORMED, "You have joined already.")
        await self._table.do(self.seat, message)
        return frames.frame("done", id=message.id)

    # -- what it is sent

    async def _write(self) -> None:
        await self._send(self._welcome())
        while True:
            self._ready = anyio.Event()
            answers, self._answers = self._answers, []
            await self._catch_up()  # first what came of it, then that it is done
            for answer in answers:
                await self._send(answer)
            await self._ready.wait()

    # --8<-- [start:catch_up]
    async def _catch_up(self) -> None:
        table = self._table
        if seats := self._news_of_seats():
            await self._send(frames.frame("seats", seats=seats))
        while found := table.news(self.seat, self._since):
            text, self._since = found
            await self._send(text)
        if self._screen is not table.screens:
            self._screen = table.screens
            await self._send(table.screen(self.seat, board=self._board))

    # --8<-- [end:catch_up]

    def _news_of_seats(self) -> list[dict[str, object]] | None:
        seats = self._table.seats()
        if seats == self._seats:
            return None
        self._seats = seats
        return seats

    def _welcome(self) -> str:
        table = self._table
        names = [seat.name for seat in table.head.seats]
        about = {"game": table.head.game, "title": table.title, "names": names, "code": table.head.code}
        self._seats = table.seats()
        return frames.frame("welcome", seat=self.seat, **about, seats=self._seats)

    async def _send(self, text: str) -> None:
        """Send a frame, or hang up on a client that does not take it in."""
        try:
            with anyio.fail_after(self._settings.patience):
                await self._socket.send_text(text)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            self.hang_up()
            await anyio.lowlevel.checkpoint()


async def received(socket: WebSocket) -> str | None:
    """The next frame; None for a binary one."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text


async def welcomed(socket: WebSocket, code: str, hall: Hall) -> None:
    """Serve a client from the first frame to the last."""
    await socket.accept()
    try:
        with anyio.fail_after(hall.settings.patience):
            join = await _joined(socket, hall.settings)
        table = await hall.table(code)
        await Connection(socket, table, _seat(table, join.secret), join, hall.settings).serve()
    except Wrong as wrong:
        await _part(socket, FAULT_OF_CLIENT, frames.error(None, wrong))
    except (WebSocketDisconnect, TimeoutError):
        await _part(socket, FAULT_OF_CLIENT)
    else:
        await _part(socket, COME_AGAIN)


async def _part(socket: WebSocket, why: int, last: str | None = None) -> None:
    """Close the connection, if it is still there, without waiting for long on a client that may be dead."""
    if socket.application_state is WebSocketState.CONNECTED and socket.client_state is WebSocketState.CONNECTED:
        with anyio.move_on_after(PARTING), suppress(WebSocketDisconnect, RuntimeError):
            if last is not None:
                await socket.send_text(last)
            await socket.close(why)


def _seat(table: Table, secret: str | None) -> int | None:
    if secret is None:
        return None
    seat = seat_of(table.head.seats, secret)
    if seat is None:
        raise Wrong(Code.WRONG_SECRET, "That secret opens no seat of this table.")
    return seat


async def _joined(socket: WebSocket, settings: Settings) -> Join:
    """The first frame that asks to join; whatever comes before it is refused."""
    pace = Pace(settings.burst, settings.pace)
    while pace.allows():
        text = await received(socket)
        try:
            message = read(text, settings.largest)
            wrong = Wrong(Code.NOT_JOINED, "The first frame is to join.")
        except Wrong as refusal:
            message, wrong = None, refusal
        if isinstance(message, Join):
            return message
        await socket.send_text(frames.error(id_of(text, settings.largest), wrong))
    raise Wrong(Code.TOO_FAST, "That was too much at once; come again.")
