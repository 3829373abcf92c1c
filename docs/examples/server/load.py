"""python -m docs.examples.server.load: many tables at once, and how long an answer takes.

A server is started in a process of its own. At every table people and bots answer once a second each, whenever they are
asked. At the end what the clients were told is held against what lies on disk.
"""

import argparse
import statistics
import tempfile
import time  # noqa: TID251 - it measures
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Final, NamedTuple

import anyio

import rlyeh_rules as rr

from .client import Client
from .process import Process
from .store import Store

__all__ = ["Figures", "measure"]

TABLES: Final[tuple[tuple[str, tuple[str | None, ...]], ...]] = (
    ("seals", (None, "greedy")),
    ("last_relic", (None, None)),
    ("gate", (None, "greedy", None, "random", None)),
    ("rising", (None, "greedy")),
)
"""The games that are played by turns; None is a person."""
A_SECOND = 1.0
CROWDED = 0.25
"""Of the time that the server had something to do and no core to do it on."""


class Figures(NamedTuple):
    """What was measured; times in milliseconds."""

    tables: int
    clients: int
    asked: int
    answered: int
    median: float
    late: float
    longest: float
    by_bots: int
    ran: float
    waited: float
    faults: Sequence[str]

    @property
    def was_crowded_out(self) -> bool:
        """Whether something else took the cores, so that the times tell of that and not of the server."""
        return self.waited > CROWDED

    def __str__(self) -> str:
        return (
            f"{self.tables} tables, {self.clients} clients: {self.asked} answers given, {self.answered} confirmed, "
            f"and {self.by_bots} by bots.\nFrom sent to confirmed: median {self.median:.1f} ms, "
            f"95 of 100 within {self.late:.1f} ms, longest {self.longest:.1f} ms.\n"
            f"The server kept a core busy for {self.ran:.0%} of the time, and waited for one for {self.waited:.0%}.\n"
            + ("\n".join(self.faults) or "Nothing lost, nothing repeated.")
        )


class Player:
    """Somebody who answers a second after being asked, or at the next second if that is later.

    Args:
        client: the connection.
        seat: the seat.
        chance: for what is answered.
    """

    def __init__(self, client: Client, seat: int, chance: rr.Chance) -> None:
        self.client, self.seat = client, seat
        self.took: list[float] = []
        self.asked = 0
        self._chance = chance

    async def play(self, until: float) -> None:
        """Play until a moment of the event loop's clock, and then wait for what is still to be answered."""
        client = self.client
        await anyio.sleep(self._chance.below(1_000) / 1_000)  # not all in step
        while anyio.current_time() < until and client.screen["outcome"] is None:
            if not self._may_answer():
                with anyio.move_on_at(until):
                    await client.receive()
                continue
            with anyio.move_on_after(A_SECOND):
                while True:  # what is told meanwhile is taken in
                    await client.receive()
            if self._may_answer():
                choice = self._chance.pick(client.screen["choices"])
                self.asked += 1
                began = time.perf_counter()
                await client.ask("act", action=choice["action"])
                self.took.append(time.perf_counter() - began)

    def _may_answer(self) -> bool:
        return self.client.is_asked and bool(self.client.screen["choices"])


async def measure(tables: int, seconds: float) -> Figures:
    """Play at so many tables for so many seconds."""
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "tables"
        server = Process(kept, bot_pause=A_SECOND)
        await server.start()
        try:
            seated = await _seated(server, tables)
            players = [player for _, people in seated for player in people]
            before, began = server.used(), time.perf_counter()
            async with anyio.create_task_group() as tasks:
                until = anyio.current_time() + seconds
                for player in players:
                    tasks.start_soon(player.play, until)
            lasted = time.perf_counter() - began
            ran, waited = [(then - once) / lasted for once, then in zip(before, server.used(), strict=True)]
            for player in players:
                await player.client.go()
        finally:
            server.stop()
        return _figures(seated, Store(kept), ran, waited)


async def _seated(server: Process, tables: int) -> list[tuple[str, list[Player]]]:
    found: list[tuple[str, list[Player]]] = []
    for at, (game, bots) in enumerate(islice(cycle(TABLES), tables)):
        names = [{"name": f"P{seat}", "bot": bot} for seat, bot in enumerate(bots)]
        code, secrets = await server.table(game=game, players=names, seed=at)
        people = [
            Player(Client(server.address, code, secret), seat, rr.Chance(at * 10 + seat))
            for seat, secret in enumerate(secrets)
            if secret is not None
        ]
        found.append((code, people))
    async with anyio.create_task_group() as tasks:
        for player in [player for _, people in found for player in people]:
            tasks.start_soon(player.client.come)
    return found


def _figures(seated: Sequence[tuple[str, list[Player]]], store: Store, ran: float, waited: float) -> Figures:
    faults: list[str] = []
    by_bots = 0
    for code, people in seated:
        head, match = store.read(code)
        moved = [int(move.action.seat) for move in match.moves]
        by_bots += sum(head.seats[seat].bot is not None for seat in moved)
        for player in people:
            done = moved.count(player.seat)
            if done != player.asked or any(one["type"] != "done" for one in player.client.answers.values()):
                faults.append(f"Table {code}, seat {player.seat}: {player.asked} answers given, {done} carried out.")
            shown = rr.to_data([event for _, event in match.events(player.seat)], defaults=True)
            told = [one["event"] for one in player.client.news]
            if told != shown[: len(told)] or [one["number"] for one in player.client.news] != [
                *range(1, len(told) + 1)
            ]:
                faults.append(f"Table {code}, seat {player.seat}: events are lost or repeated.")
    players = [player for _, people in seated for player in people]
    took = sorted(1_000 * each for player in players for each in player.took)
    return Figures(
        tables=len(seated),
        clients=len(players),
        asked=sum(player.asked for player in players),
        answered=len(took),
        median=statistics.median(took),
        late=took[len(took) * 95 // 100],
        longest=took[-1],
        by_bots=by_bots,
        ran=ran,
        waited=waited,
        faults=faults,
    )


def main() -> None:
    """Measure, and tell; exit 1 if anything was lost or repeated, or answers take too long."""
    parser = argparse.ArgumentParser(prog="python -m docs.examples.server.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="tables at once (%(default)s)")
    parser.add_argument("--seconds", type=float, default=30, help="how long they are played at (%(default)s)")
    parser.add_argument("--bar", type=float, default=50, help="the median that is allowed, in ms (%(default)s)")
    said = parser.parse_args()
    figures = anyio.run(measure, said.tables, said.seconds)
    print(figures)
    if figures.faults or figures.answered != figures.asked:
        raise SystemExit(1)
    if figures.median > said.bar:
        raise SystemExit("That is too slow." + " But other programs took the cores." * figures.was_crowded_out)


if __name__ == "__main__":
    main()
