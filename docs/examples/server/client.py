"""A client in Python, for tests, for measuring, and for bots that live elsewhere."""

import json
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect

__all__ = ["Client", "Frame"]

Frame = dict[str, Any]
LARGEST = 1 << 22


class Client:
    """A client that comes back where it was: it asks for the events that it has not had, and repeats what it has asked
    and had no answer to.

    Args:
        address: of the server, `ws://127.0.0.1:8000`.
        code: of the table.
        secret: of the seat; None to watch.

    Attributes:
        welcome: what it was told of the table.
        screen: what it sees.
        news: every event that it was told.
        answers: the answers that it has had, by the id of what was asked.
        received: every frame, as it came.
    """

    def __init__(self, address: str, code: str, secret: str | None = None) -> None:
        self._address = f"{address}/tables/{code}/socket"
        self._secret = secret
        self._line: ClientConnection | None = None
        self._asked: dict[str, str] = {}
        self._count = 0
        self.welcome: Frame = {}
        self.screen: Frame = {}
        self.news: list[Frame] = []
        self.answers: dict[str, Frame] = {}
        self.received: list[str] = []

    async def __aenter__(self) -> Self:
        await self.come()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.go()

    @property
    def line(self) -> ClientConnection:
        """The connection."""
        if self._line is None:
            raise ConnectionError("not connected")
        return self._line

    @property
    def since(self) -> int:
        """The number of the last event that it has had."""
        return int(self.news[-1]["number"]) if self.news else 0

    async def come(self) -> None:
        """Connect and join, for the first time or again."""
        self._line = await connect(self._address, max_size=LARGEST, max_queue=None, compression=None)
        await self.send({"type": "join", "secret": self._secret, "since": self.since})
        self.screen = {}
        while not self.screen:
            await self.receive()
        for text in self._asked.values():
            await self.line.send(text)

    async def go(self) -> None:
        """Close the connection."""
        if self._line is not None:
            await self._line.close()
            self._line = None

    async def send(self, frame: Frame) -> None:
        """Send a frame."""
        await self.line.send(json.dumps(frame))

    async def receive(self) -> Frame:
        """Take in the next frame."""
        text = await self.line.recv(decode=True)
        self.received.append(text)
        frame: Frame = json.loads(text)
        match frame["type"]:
            case "welcome":
                self.welcome = frame
            case "screen":
                self.screen = frame
            case "news":
                self.news += frame["events"]
            case "done" | "error" if frame["id"] in self._asked:
                del self._asked[frame["id"]]
                self.answers[frame["id"]] = frame
            case _:
                pass
        return frame

    async def put(self, kind: str, **rest: object) -> str:
        """Ask for something that is answered; returns its id."""
        self._count += 1
        asked = str(self._count)
        self._asked[asked] = json.dumps({"type": kind, "id": asked, **rest})
        await self.line.send(self._asked[asked])
        return asked

    async def ask(self, kind: str, **rest: object) -> Frame:
        """Ask for something and wait for the answer; what comes before it is taken in."""
        asked = await self.put(kind, **rest)
        while asked not in self.answers:
            await self.receive()
        return self.answers[asked]

    @property
    def is_asked(self) -> bool:
        """Whether its seat is waited for."""
        return self.welcome["seat"] in self.screen["waiting_on"]
