"""What may be taken back, and by whom."""

import anyio
import pytest

from docs.examples.server import table

from .conftest import Serving
from .players import caught_up

pytestmark = pytest.mark.anyio


async def test_an_action_is_taken_back_by_who_took_it(server: Serving) -> None:
    code, secrets = await server.table("seals", None, None, seed=7, undo=True, options={"first_player": 0})
    at_it = server.hall.awake[code]
    async with server.client(code, secrets[0]) as one, server.client(code, secrets[1]) as other:
        assert not one.screen["can_undo"]
        assert (await one.ask("undo"))["code"] == "undo_refused"
        first = at_it.match.state
        await one.ask("act", action=one.screen["choices"][0]["action"])
        assert one.screen["can_undo"]
        await caught_up(other, 1)
        assert not other.screen["can_undo"]  # it is not the other's to take back
        refused = await other.ask("undo")
        assert (refused["code"], refused["message"]) == ("undo_refused", "The last action was not yours to take back.")
        assert (await one.ask("undo"))["type"] == "done"
        assert at_it.match.state == first
        await caught_up(other, 2)
        assert other.news[-1]["event"]["type"] == "kernel.TakenBack"
        assert (await one.ask("undo"))["code"] == "undo_refused"


async def test_at_a_table_not_made_so_nothing_is_taken_back(server: Serving) -> None:
    code, secrets = await server.table("seals", None, None, seed=7, options={"first_player": 0})
    async with server.client(code, secrets[0]) as client:
        await client.ask("act", action=client.screen["choices"][0]["action"])
        assert not client.screen["can_undo"]
        refused = await client.ask("undo")
        assert (refused["code"], refused["message"]) == ("undo_refused", "At this table nothing is taken back.")


async def test_what_a_bot_has_answered_goes_back_with_it_or_not_at_all(server: Serving) -> None:
    """A bid is answered by a raise and can be taken back; after a card was revealed it cannot."""
    code, secrets = await server.table("seals", None, "greedy", seed=7, undo=True, options={"first_player": 0})
    at_it = server.hall.awake[code]
    taken_back = refused = 0
    async with server.client(code, secrets[0]) as client:
        for _ in range(30):
            with anyio.fail_after(60):
                while not client.is_asked:
                    await client.receive()
            before = at_it.match.state
            if before.is_over:
                break
            bids = [one for one in client.screen["choices"] if "bid" in one["notation"]] or client.screen["choices"]
            await client.ask("act", action=bids[0]["action"])
            with anyio.fail_after(60):
                while not client.is_asked and client.screen["outcome"] is None:
                    await client.receive()
            moves, after, told = at_it.match.moves, at_it.match.state, at_it.told
            offered = client.screen["can_undo"]
            answer = await client.ask("undo")
            assert offered == (answer["type"] == "done")  # of what the bot has answered as well
            if answer["type"] == "done":
                assert at_it.match.state == before
                taken_back += moves[-1].action.seat == 1
                await client.ask("act", action=bids[0]["action"])
            else:
                assert answer["message"] in {"Chance was used since.", "A secret was revealed since."}
                assert (at_it.match.state, at_it.match.moves, at_it.told) == (after, moves, told)
                refused += 1
            if taken_back and refused:
                break
    assert taken_back
    assert refused


async def test_who_lets_the_time_run_out_does_not_get_it_back(server: Serving) -> None:
    code, secrets = await server.table("seals", None, None, seed=7, undo=True, seconds=1, options={"first_player": 0})
    async with server.client(code, secrets[0]) as late, server.client(code, secrets[1]):
        await caught_up(late, 1)
        assert "kernel.TimeRanOut" in {one["event"]["type"] for one in late.news}
        assert not late.screen["can_undo"]
        assert (await late.ask("undo"))["code"] == "undo_refused"


async def test_a_table_is_not_talked_full(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Notes and undo grow the file without end; beyond what can be loaded nobody could act any more."""
    code, secrets = await server.table("seals", None, None, seed=7, undo=True, options={"first_player": 0})
    async with server.client(code, secrets[0]) as client:
        monkeypatch.setattr(table, "ROOM", server.hall.store.folder.joinpath(f"{code}.table").stat().st_size + 1_000)
        assert (await client.ask("note", text="x" * 2_000))["type"] == "done"
        assert (await client.ask("note", text="One more."))["code"] == "too_large"
        assert (await client.ask("act", action=client.screen["choices"][0]["action"]))["type"] == "done"
        assert not client.screen["can_undo"]
        assert (await client.ask("undo"))["code"] == "undo_refused"
