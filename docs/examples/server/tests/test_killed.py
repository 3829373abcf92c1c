"""The server is killed at any moment, between two actions and in the middle of one, and nothing is lost or repeated."""

import json
from pathlib import Path

import anyio
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

import rlyeh_rules as rr
from docs.examples.server.client import Client
from docs.examples.server.process import Process
from docs.examples.server.store import Store

pytestmark = pytest.mark.anyio
GONE = (ConnectionClosed, InvalidMessage, OSError, EOFError)


class Stubborn:
    """A person who plays on whatever happens to the server."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.chance = rr.Chance(seed)
        self.acts = 0
        self.breaks = 0

    async def play(self) -> None:
        while self.client.screen.get("outcome") is None:
            try:
                await self.client.come()
                await self._play_on()
            except GONE:
                self.breaks += 1
                await anyio.sleep(0.02)

    async def _play_on(self) -> None:
        client = self.client
        while len(client.answers) < self.acts:  # what was asked before the break is answered first
            await client.receive()
        while client.screen["outcome"] is None:
            if not (client.is_asked and client.screen["choices"]):
                await client.receive()
                continue
            self.acts += 1
            await client.ask("act", action=self.chance.pick(client.screen["choices"])["action"])


@pytest.mark.parametrize(
    ("game", "players"), [("seals", (None, None)), ("gate", (None, None, "greedy", None, "random"))]
)
async def test_a_game_goes_on_through_any_number_of_kills(
    tmp_path: Path, game: str, players: tuple[str | None, ...]
) -> None:
    server = Process(tmp_path / "tables", bot_pause=0.01)
    await server.start()
    try:
        names = [{"name": f"P{at}", "bot": bot} for at, bot in enumerate(players)]
        code, secrets = await server.table(game=game, players=names, seed=3)
        people = [(at, Stubborn(Client(server.address, code, one), at)) for at, one in enumerate(secrets) if one]
        kills = 0
        with anyio.fail_after(300):
            async with anyio.create_task_group() as tasks:
                for _, person in people:
                    tasks.start_soon(person.play)
                moments = rr.Chance(17)
                while kills < 6:
                    before = sum(person.acts for _, person in people)
                    while sum(person.acts for _, person in people) < before + 4:
                        if all(person.client.screen.get("outcome") for _, person in people):
                            break
                        await anyio.sleep(0.001)
                    await anyio.sleep(moments.below(20) / 1_000)  # somewhere between two actions, or within one
                    server.kill()
                    kills += 1
                    await server.start()
    finally:
        server.stop()

    _, match = Store(tmp_path / "tables").read(code)
    assert match.replayed
    assert match.state.is_over
    assert kills == 6
    assert max(person.breaks for _, person in people) >= 5
    for seat, person in people:
        assert [int(move.action.seat) for move in match.moves].count(
            seat
        ) == person.acts  # each act was done once, though it was asked several times
        assert {answer["type"] for answer in person.client.answers.values()} == {"done"}
        shown = [[number, rr.to_data(event, defaults=True)] for number, event in match.events(seat)]
        assert [[one["number"], one["event"]] for one in person.client.news] == json.loads(json.dumps(shown))
    assert "Traceback" not in server.said()
