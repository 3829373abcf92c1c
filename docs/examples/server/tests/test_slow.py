"""A client that takes nothing in, or is dead, is nobody else's trouble."""

from collections.abc import Mapping

import anyio
import anyio.lowlevel
import attrs
import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from docs.examples.server.client import Client
from docs.examples.server.connection import welcomed
from docs.examples.server.settings import Settings

from .conftest import serving
from .players import caught_up

pytestmark = pytest.mark.anyio


class Stuck:
    """A client at the other end of ASGI that takes in so many messages and no more.

    Args:
        says: what it sends, and then again and again.
        takes: how many messages it takes in.
    """

    def __init__(self, *says: str, takes: int) -> None:
        self._says = list(says)
        self._takes = takes
        self.socket = WebSocket({"type": "websocket", "path": "/"}, self._receive, self._send)

    async def _receive(self) -> dict[str, object]:
        await anyio.lowlevel.checkpoint()
        if not self._says:
            await anyio.sleep_forever()
        if self._says[0] == "":
            return {"type": "websocket.connect"} if self._says.pop(0) == "" else {}
        text = self._says[0] if len(self._says) == 1 and "ping" in self._says[0] else self._says.pop(0)
        return {"type": "websocket.receive", "text": text}

    async def _send(self, message: Mapping[str, object]) -> None:
        self._takes -= 1
        if self._takes < 0:
            await anyio.sleep_forever()


JOIN = '{"type":"join","secret":null,"since":0}'


@pytest.mark.parametrize("patience", [300, 0.5])
async def test_a_client_that_does_not_read_holds_nobody_up_and_is_hung_up_on(
    settings: Settings, patience: float
) -> None:
    settings = attrs.evolve(settings, patience=patience)
    async with serving(settings) as server, anyio.create_task_group() as tasks:
        code, secrets = await server.table("seals", None, "random", seed=5)
        table = server.hall.awake[code]
        stuck = Stuck("", JOIN, takes=4)  # accept, welcome, news, screen
        async with server.client(code, secrets[0]) as client:
            tasks.start_soon(welcomed, stuck.socket, code, server.hall)
            while len(table.audience) < 2:  # noqa: ASYNC110 - it is looked at from outside
                await anyio.sleep(0.01)
            for _ in range(10):
                while not client.is_asked:
                    await client.receive()
                with anyio.fail_after(60):
                    await client.ask("act", action=client.screen["choices"][0]["action"])
            if patience > 60:
                assert len(table.audience) == 2  # it was stuck all the while
            else:
                with anyio.fail_after(60):
                    while len(table.audience) > 1:  # noqa: ASYNC110 - likewise
                        await anyio.sleep(0.01)
        tasks.cancel_scope.cancel()


async def test_who_asks_and_asks_and_takes_no_answer_is_hung_up_on(settings: Settings) -> None:
    settings = attrs.evolve(settings, answers=10, patience=60)
    async with serving(settings) as server:
        code, _ = await server.table("seals", None, None)
        stuck = Stuck("", JOIN, '{"type":"ping"}', takes=4)
        with anyio.fail_after(60):
            await welcomed(stuck.socket, code, server.hall)
        assert not server.hall.awake[code].audience


async def test_a_client_that_never_joins_is_hung_up_on(settings: Settings) -> None:
    async with serving(attrs.evolve(settings, patience=0.2)) as server:
        code, _ = await server.table("seals", None, None)
        line = await connect(f"{server.address}/tables/{code}/socket")
        with anyio.fail_after(60), pytest.raises(ConnectionClosed):
            await line.recv()


async def test_who_comes_and_goes_is_told_to_all(settings: Settings) -> None:
    async with serving(settings) as server:
        code, secrets = await server.table("seals", None, None)
        async with server.client(code, secrets[0]) as one:
            assert [seat["connected"] for seat in one.welcome["seats"]] == [True, False]
            async with server.client(code, secrets[1]):
                await seats_are(one, [True, True])
            await seats_are(one, [True, False])


async def seats_are(client: Client, connected: list[bool]) -> None:
    """Wait until the client has been told who is there."""
    with anyio.fail_after(60):
        while [seat["connected"] for seat in (await client.receive()).get("seats", ())] != connected:
            pass


async def test_any_number_may_watch(settings: Settings) -> None:
    async with serving(settings) as server:
        code, secrets = await server.table("seals", None, None, seed=7, options={"first_player": 0})
        watchers = [server.client(code) for _ in range(60)]
        async with server.client(code, secrets[0]) as client:
            for watcher in watchers:
                await watcher.come()
            await client.ask("act", action=client.screen["choices"][0]["action"])
            for watcher in watchers:
                await caught_up(watcher, 1)
                assert watcher.screen == watchers[0].screen
                assert watcher.screen["choices"] == []
                await watcher.go()
