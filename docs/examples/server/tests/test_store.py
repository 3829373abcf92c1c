"""A table on disk is always one as it was after some action, whatever happens while it is written."""

import errno
import os
import threading
from pathlib import Path

import anyio
import pytest
from websockets.exceptions import ConnectionClosed

import rlyeh_rules as rr
from docs.examples.server.seats import new_seat, seat_of
from docs.examples.server.settings import Settings
from docs.examples.server.store import CODE, Head, Store

from .conftest import serving
from .players import caught_up

CODE_OF_IT = "AAAABBBB"


class Killed(BaseException):
    """The process is gone."""


def head(mark: int) -> Head:
    seat, _ = new_seat("Sean", None)
    return Head(code=CODE_OF_IT, game="seals", seats=[seat], seconds=None, undo=False, answered=[{}], due={0: mark})


def write(store: Store, mark: int, match: rr.Match) -> None:
    store.write(head(mark).model_dump_json(), rr.dumps(match), CODE_OF_IT)


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    store, match = Store(tmp_path), rr.Match.new("seals", seed=1)
    match.note(0, "ß ☃ \n two lines")
    write(store, 7, match)
    found, again = store.read(CODE_OF_IT)
    assert found.due == {0: 7}
    assert again.state == match.state
    assert again.events(0) == match.events(0)
    assert [code for code, _ in store.heads()] == [CODE_OF_IT]


@pytest.mark.parametrize("where", ["open", "write", "flush", "fsync", "replace", "after"])
def test_killed_at_any_step_it_is_the_old_table_or_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    store, match = Store(tmp_path), rr.Match.new("seals", seed=1)
    write(store, 1, match)
    match.play(match.state.legal_actions()[0])

    def killed(*_: object, **__: object) -> None:
        raise Killed

    def half_written(path: Path, *_: object, **__: object) -> None:
        os.write(os.open(path, os.O_WRONLY | os.O_CREAT), b'{"code":"AAAA')
        raise Killed

    match where:
        case "open":
            monkeypatch.setattr(Path, "open", killed)
        case "write" | "flush":
            monkeypatch.setattr(Path, "open", half_written)
        case "fsync":
            monkeypatch.setattr(os, "fsync", killed)
        case "replace":
            monkeypatch.setattr(Path, "replace", killed)
        case _:
            monkeypatch.setattr(os, "open", killed)  # of the folder: the file is in its place by then
    with pytest.raises(Killed):
        write(store, 2, match)
    monkeypatch.undo()

    found, again = Store(tmp_path).read(CODE_OF_IT)
    assert (found.due[0], len(again.history)) == ((2, 1) if where == "after" else (1, 0))
    assert list(tmp_path.glob("*.tmp")) == []  # what was half written is swept up


def test_on_a_full_disk_the_old_table_stays_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, match = Store(tmp_path), rr.Match.new("seals", seed=1)
    write(store, 1, match)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write(store, 2, match)
    assert [path.name for path in tmp_path.iterdir()] == [f"{CODE_OF_IT}.table"]
    assert store.read(CODE_OF_IT)[0].due == {0: 1}


def test_codes_lead_nowhere_else(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables")
    (tmp_path / "x.table").write_text("")
    assert not any(code in store for code in ["../x", "", ".", "x", "\0", "AAAABBBB"])
    codes = {store.new_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(CODE.fullmatch(code) for code in codes)


def test_a_secret_is_kept_as_its_hash_and_opens_its_own_seat_only() -> None:
    made = [new_seat("Sean", None), new_seat("Bot", "greedy"), new_seat("Sarah", None)]
    seats = [seat for seat, _ in made]
    assert [secret and seat_of(seats, secret) for _, secret in made] == [0, None, 2]
    assert all(secret is None or secret not in seat.model_dump_json() for seat, secret in made)
    assert seat_of(seats, "") is None
    assert seat_of(seats, "\ud800") is None


@pytest.mark.anyio
async def test_a_table_that_cannot_be_saved_goes_back_to_what_is_on_disk(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings) as server:
        code, secrets = await server.table("seals", None, None, seed=7, options={"first_player": 0})
        async with server.client(code, secrets[0]) as client:
            choice = client.screen["choices"][0]["action"]
            await client.ask("note", text="Before.")

            def full(*_: object) -> None:
                raise OSError(28, "No space left on device")

            monkeypatch.setattr(Store, "write", full)
            with pytest.raises(ConnectionClosed):
                await client.ask("act", action=choice)
            asked = "2"
            monkeypatch.undo()
            await client.come()
            while asked not in client.answers:
                await client.receive()
            assert client.answers[asked]["type"] == "done"  # asked again, now it can be done
            match = server.hall.awake[code].match
            assert len(match.history) == 2
            assert [one["number"] for one in client.news] == [number for number, _ in match.events(0)]


@pytest.mark.anyio
async def test_nobody_is_told_of_what_is_not_on_disk_yet(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    on_disk, written = threading.Event(), Store.write

    def slowly(*args: object) -> None:
        assert on_disk.wait(60)
        written(*args)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType] - handed through

    async with serving(settings) as server:
        code, secrets = await server.table("seals", None, None, seed=7, options={"first_player": 0})
        async with server.client(code, secrets[0]) as client, server.client(code) as watcher:
            known = watcher.since
            monkeypatch.setattr(Store, "write", slowly)
            asked = await client.put("act", action=client.screen["choices"][0]["action"])
            with anyio.move_on_after(0.5):
                while True:
                    await watcher.receive()
            async with server.client(code, secrets[1]) as late:
                assert (late.screen["revision"], late.since, watcher.since) == (0, known, known)
                assert asked not in client.answers
                on_disk.set()
                while asked not in client.answers:
                    await client.receive()
                await caught_up(watcher, 1)
                await caught_up(late, 1)
            assert server.hall.store.read(code)[1].state == server.hall.awake[code].match.state


@pytest.mark.anyio
async def test_a_table_that_cannot_be_read_harms_no_other(settings: Settings) -> None:
    """Neither when the server starts and looks through all of them, nor when it throws old ones away."""
    async with serving(settings) as server:
        code, secrets = await server.table("seals", None, None)
    for spoilt in ("AAAAAAAA", "BBBBBBBB"):
        settings.folder.joinpath(f"{spoilt}.table").mkdir()  # an error of the system, as a file of another user gives
    os.utime(settings.folder / "BBBBBBBB.table", (0, 0))
    settings.folder.joinpath("CCCCCCCC.table").symlink_to("CCCCCCCC.table")
    settings.folder.joinpath("DDDDDDDD.table").write_text(head(1).model_dump_json().replace("seals", "none"), "utf-8")
    async with serving(settings) as server:
        server.hall.tidy()
        async with server.client(code, secrets[0]) as client:
            assert (await client.ask("note", text="Still here."))["type"] == "done"
        for spoilt in ("AAAAAAAA", "DDDDDDDD"):
            client = server.client(spoilt)
            with pytest.raises(ConnectionClosed):
                await client.come()
            assert ['"code":"internal"' in frame for frame in client.received] == [True]
