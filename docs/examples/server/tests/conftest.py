"""A server in the same process, on a port of its own, and what is needed to play at it."""

import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import anyio
import httpx
import pytest
import uvicorn

from docs.examples.server.__main__ import config
from docs.examples.server.app import application
from docs.examples.server.client import Client
from docs.examples.server.hall import Hall
from docs.examples.server.settings import Settings


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Serving:
    """A server that runs, and how it is reached."""

    def __init__(self, port: int, hall: Hall) -> None:
        self.hall = hall
        self.address = f"ws://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def table(self, game: str, *players: str | None, **rest: object) -> tuple[str, list[str | None]]:
        """A new table; a player is None for a person, or the name of a bot."""
        names = [{"name": f"P{at}", "bot": bot} for at, bot in enumerate(players)]
        answer = await self.http.post("/tables", json={"game": game, "players": names, **rest})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["code"], [seat["secret"] for seat in made["seats"]]

    def client(self, code: str, secret: str | None = None) -> Client:
        return Client(self.address, code, secret)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncGenerator[Serving]:
    """Run a server until the block ends."""
    app = application(settings)
    server = uvicorn.Server(config(app, "127.0.0.1", 0, "warning"))
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(server.serve, [line])
            while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
                await anyio.sleep(0.01)
            here = Serving(line.getsockname()[1], app.state.hall)
            try:
                async with here.http:
                    yield here
            finally:
                server.should_exit = True


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(folder=tmp_path / "tables", page=tmp_path / "none", bot_pause=0, burst=10_000)


@pytest.fixture
async def server(settings: Settings) -> AsyncGenerator[Serving]:
    async with serving(settings) as here:
        yield here
