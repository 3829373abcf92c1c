"""Tables are put away and woken, and there is an end to how many there can be."""

import os

import anyio
import attrs
import pytest

from docs.examples.server.hall import Full, Hall
from docs.examples.server.messages import NewTable, Player
from docs.examples.server.settings import Settings
from docs.examples.server.wrong import Code, Wrong

from .conftest import serving

pytestmark = pytest.mark.anyio
TWO = NewTable(game="seals", players=[Player(name="Sean"), Player(name="Sarah")])


async def test_an_idle_table_is_put_away_and_comes_back_as_it_was(settings: Settings) -> None:
    async with serving(attrs.evolve(settings, rest_after=-1)) as server:
        code, secrets = await server.table("seals", None, None, seed=7)
        async with server.client(code, secrets[0]) as client:
            await client.ask("note", text="Back soon.")
            server.hall.tidy()
            assert code in server.hall.awake  # somebody is there
        table = server.hall.awake[code]
        while table.audience:  # noqa: ASYNC110 - it is looked at from outside
            await anyio.sleep(0.01)
        server.hall.tidy()
        assert code not in server.hall.awake
        async with server.client(code, secrets[0]) as client:
            assert client.news[-1]["text"] == "P0: Back soon."
            again = server.hall.awake[code]
            assert again is not table
            assert again.match.state == table.match.state


async def test_a_table_at_which_something_is_to_happen_is_not_put_away(settings: Settings) -> None:
    settings = attrs.evolve(settings, rest_after=-1, bot_pause=60)
    async with serving(settings) as server:
        code, _ = await server.table("seals", "random", "random", seed=7)
        server.hall.tidy()
        assert code in server.hall.awake


async def test_bots_play_on_after_a_restart_without_anybody_there(settings: Settings) -> None:
    async with serving(attrs.evolve(settings, bot_pause=60)) as server:
        code, _ = await server.table("seals", "random", "random", seed=7)
        assert len(server.hall.awake[code].match.history) == 0
    async with serving(settings) as server:
        table = await server.hall.table(code)
        while not table.match.state.is_over:  # noqa: ASYNC110 - likewise
            await anyio.sleep(0.01)
    assert server.hall.store.read(code)[1].state.is_over


async def test_where_there_is_no_room_the_table_used_least_lately_makes_it(settings: Settings) -> None:
    hall = Hall(attrs.evolve(settings, most_awake=2, most_tables=4))
    async with hall.open():
        first, second, third = [(await hall.make(TWO))[0] for _ in range(3)]
        assert set(hall.awake.values()) == {second, third}
        assert first.closed
        again = await hall.table(first.head.code)
        assert set(hall.awake.values()) == {third, again}
        await hall.make(TWO)
        with pytest.raises(Full):
            await hall.make(TWO)


async def test_where_all_are_in_use_nobody_is_thrown_out(settings: Settings) -> None:
    async with serving(attrs.evolve(settings, most_awake=1)) as server:
        code, secrets = await server.table("seals", None, None)
        async with server.client(code, secrets[0]) as client:
            answer = await server.http.post("/tables", json=TWO.model_dump())
            assert (answer.status_code, answer.json()["code"]) == (503, "full")
            assert (await client.ask("note", text="Here."))["type"] == "done"


async def test_a_table_nobody_has_touched_for_long_is_thrown_away(settings: Settings) -> None:
    hall = Hall(settings)
    async with hall.open():
        codes = [(await hall.make(TWO))[0].head.code for _ in range(2)]
        for code in codes:
            hall.awake.pop(code).close()
        os.utime(settings.folder / f"{codes[0]}.table", (0, 0))
        hall.tidy()
        assert (codes[0] in hall.store, codes[1] in hall.store) == (False, True)
        with pytest.raises(Wrong) as wrong:
            await hall.table(codes[0])
        assert wrong.value.code is Code.UNKNOWN_TABLE


async def test_a_damaged_file_closes_its_own_table_only(settings: Settings) -> None:
    hall = Hall(settings)
    async with hall.open():
        codes = [(await hall.make(TWO))[0].head.code for _ in range(2)]
    (settings.folder / f"{codes[0]}.table").write_text('{"code":"')
    hall = Hall(settings)
    async with hall.open():
        with pytest.raises(Wrong) as wrong:
            await hall.table(codes[0])
        assert wrong.value.code is Code.INTERNAL
        assert (await hall.table(codes[1])).head.code == codes[1]


async def test_there_are_no_more_tables_than_there_may_be_though_many_are_made_at_once(settings: Settings) -> None:
    hall = Hall(attrs.evolve(settings, most_tables=4))
    refused: list[Full] = []

    async def make() -> None:
        try:
            await hall.make(TWO)
        except Full as full:
            refused.append(full)

    async with hall.open(), anyio.create_task_group() as tasks:
        for _ in range(9):
            tasks.start_soon(make)
    assert (len(hall.store), len(refused)) == (4, 5)
