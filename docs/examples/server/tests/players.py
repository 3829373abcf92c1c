"""People who play by themselves."""

from collections.abc import Sequence

import anyio

import rlyeh_rules as rr
from docs.examples.server.client import Client

__all__ = ["caught_up", "play", "play_all"]


async def play(client: Client, seed: int, most: int = 4_000) -> None:
    """Do anything that is offered, each as likely, until the game is over."""
    chance = rr.Chance(seed)
    while client.screen["outcome"] is None and most:
        if client.is_asked:
            await client.ask("act", action=chance.pick(client.screen["choices"])["action"])
            most -= 1
        else:
            await client.receive()


async def play_all(clients: Sequence[Client], seed: int) -> None:
    """All of them at once."""
    with anyio.fail_after(300):
        async with anyio.create_task_group() as tasks:
            for at, client in enumerate(clients):
                tasks.start_soon(play, client, seed + at)


async def caught_up(client: Client, revision: int) -> None:
    """Take in what has happened up to a revision of the table."""
    with anyio.fail_after(60):
        while client.screen["revision"] < revision:
            await client.receive()
