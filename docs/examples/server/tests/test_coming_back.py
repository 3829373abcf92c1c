"""Who comes back is told what it has missed, once; and what it has asked twice is done once."""

from functools import partial

import anyio
import pytest

import rlyeh_rules as rr
from docs.examples.server.settings import Settings
from docs.examples.server.table import AT_ONCE, NEWS_KEPT

from .conftest import Serving, serving
from .players import caught_up, play_all

pytestmark = pytest.mark.anyio


async def test_news_go_on_after_the_last_that_was_had(server: Serving) -> None:
    code, secrets = await server.table("seals", None, "random", seed=3)
    match = server.hall.awake[code].match
    async with server.client(code, secrets[0]) as client, server.client(code) as watcher:
        chance = rr.Chance(1)
        while client.screen["outcome"] is None:
            if chance.below(4) == 0:
                await client.go()
                await client.come()
            if client.is_asked:
                await client.ask("act", action=chance.pick(client.screen["choices"])["action"])
            else:
                await client.receive()
        await caught_up(watcher, len(match.history))
        for one, seat in ((client, 0), (watcher, None)):
            assert [news["number"] for news in one.news] == [number for number, _ in match.events(seat)]


@pytest.mark.parametrize("since", [3, 10**9])
async def test_a_number_to_go_on_from_is_taken_as_far_as_there_is_one(server: Serving, since: int) -> None:
    code, secrets = await server.table("seals", None, None, seed=3)
    async with server.client(code, secrets[0]) as client:
        known = client.since
        late = server.client(code, secrets[0])
        late.news = [{"number": since}]
        async with late:
            await client.ask("note", text="Hello.")
            while late.news[-1]["number"] != known + 1:
                await late.receive()
            numbers = [one["number"] for one in late.news[1:]]
        assert numbers == list(range(min(since, known) + 1, known + 2))


async def test_what_is_asked_again_is_answered_again_and_not_done_again(settings: Settings) -> None:
    async with serving(settings) as server:
        code, secrets = await server.table("seals", None, None, seed=7, options={"first_player": 0})
        async with server.client(code, secrets[0]) as client:
            choice = client.screen["choices"][0]["action"]
            assert await client.ask("act", action=choice) == {"type": "done", "id": "1"}
            assert await client.ask("note", text="Hello.") == {"type": "done", "id": "2"}
            for _ in range(3):
                await client.send({"type": "act", "id": "1", "action": choice})
                await client.send({"type": "note", "id": "2", "text": "Hello."})
                assert await client.receive() == {"type": "done", "id": "1"}
                assert await client.receive() == {"type": "done", "id": "2"}
            await client.send({"type": "note", "id": "2", "text": "Something else."})
            assert (await client.receive())["code"] == "malformed"
            async with server.client(code, secrets[1]) as other:  # an id is one's own
                assert await other.ask("note", text="Hello.") == {"type": "done", "id": "1"}
        history = server.hall.awake[code].match.history
        assert len(history) == 3

    async with serving(settings) as server, server.client(code, secrets[0]) as client:  # nor after a restart
        await client.send({"type": "act", "id": "1", "action": choice})
        assert await client.receive() == {"type": "done", "id": "1"}
        assert server.hall.awake[code].match.history == history


async def test_a_client_that_is_gone_before_it_is_answered_finds_it_done(server: Serving) -> None:
    code, secrets = await server.table("last_relic", None, "greedy", seed=5)
    client = server.client(code, secrets[0])
    await client.come()
    acts = 0
    for _ in range(12):
        while not client.is_asked:
            await client.receive()
        await client.put("act", action=client.screen["choices"][0]["action"])
        acts += 1
        await client.go()  # at once, whatever is on its way
        await client.come()
        with anyio.fail_after(60):
            while str(acts) not in client.answers:
                await client.receive()
        assert client.answers[str(acts)]["type"] == "done"
    played = [int(move.action.seat) for move in server.hall.awake[code].match.moves].count(0)
    assert played == acts
    await client.go()
    numbers = [one["number"] for one in client.news]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_all_may_vote_at_once(server: Serving) -> None:
    code, secrets = await server.table("gate", *[None] * 5, seed=11)
    match = server.hall.awake[code].match
    clients = [server.client(code, secret) for secret in secrets]
    for client in clients:
        await client.come()
    for _ in range(1_000):  # until somebody is accused, and all are asked for their votes
        if len(match.state.waiting_on) > 2:
            break
        seat = next(iter(match.state.waiting_on))
        await caught_up(clients[seat], len(match.history))
        choices = clients[seat].screen["choices"]
        wanted = [one for one in choices if one["action"]["type"] in {"gate.Accuse", "gate.TryAccuse"}] or choices
        await clients[seat].ask("act", action=wanted[0]["action"])
    voters = list(match.state.waiting_on)
    before = len(match.history)
    assert len(voters) > 2
    for client in clients:
        await caught_up(client, before)
    async with anyio.create_task_group() as tasks:
        for seat in voters:
            vote = next(one for one in clients[seat].screen["choices"] if one["action"]["type"] == "gate.Vote")
            tasks.start_soon(partial(clients[seat].ask, "act", action=vote["action"]))
    assert len(match.history) == before + len(voters)
    assert all(client.answers[max(client.answers, key=int)]["type"] == "done" for client in clients if client.answers)
    for client in clients:
        await client.go()


async def test_two_of_the_same_seat_see_the_same(server: Serving) -> None:
    code, secrets = await server.table("seals", None, None, seed=3)
    here = [server.client(code, secrets[0]), server.client(code, secrets[1]), server.client(code, secrets[0])]
    for client in here:
        await client.come()
    await play_all(here[:2], seed=2)
    await caught_up(here[2], here[0].screen["revision"])
    assert here[2].news == here[0].news
    assert here[2].screen == here[0].screen
    for client in here:
        await client.go()


async def test_who_asks_from_every_number_on_does_not_fill_the_memory(server: Serving) -> None:
    code, _ = await server.table("last_relic", "random", "random", seed=3)
    at_it = server.hall.awake[code]
    with anyio.fail_after(60):
        while at_it.told < 100:  # noqa: ASYNC110 - nobody is there to be told
            await anyio.sleep(0.01)
    at_it.close()  # so that no bot makes room by acting
    for since in range(at_it.told):
        found = at_it.news(None, since)
        assert found is not None
        assert found[1] == min(since + AT_ONCE, at_it.told)
    kept = [text for text, _ in vars(at_it)["_news"].values()]
    assert 0 < len(kept) <= NEWS_KEPT < at_it.told
