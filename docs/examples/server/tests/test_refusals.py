"""Whatever comes in is answered with a code, and never harms the table."""

import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import rlyeh_rules as rr
from docs.examples.server.client import Client, Frame

from .conftest import Serving

pytestmark = pytest.mark.anyio

BID = {"type": "seals.Bid", "seat": 0, "markers": 1}
MALFORMED: list[Any] = [
    "",
    "no JSON",
    "[]",
    "null",
    "7",
    '"join"',
    "{}",
    '{"type":"dance"}',
    '{"type":7}',
    '{"type":"act","id":"x"}',
    '{"type":"act","id":"","action":{}}',
    '{"type":"act","id":7,"action":{}}',
    '{"type":"act","id":"x","action":[]}',
    '{"type":"act","id":"x","action":{}}',
    '{"type":"act","id":"x","action":{"type":"seals.State"}}',
    '{"type":"act","id":"x","action":{"type":"os.system","seat":0}}',
    '{"type":"act","id":"x","action":{"type":"seals.PlaceCard","seat":0}}',
    '{"type":"act","id":"x","action":{"type":"seals.PlaceCard","seat":0,"card":"investigator-potion","more":1}}',
    '{"type":"act","id":"x","action":{"type":"seals.OpenBid","seat":"0","markers":1}}',
    '{"type":"act","id":"x","action":{"type":"seals.Bid","seat":0,"markers":1e999}}',
    '{"type":"act","id":"x","action":{"type":"seals.Bid","seat":0,"markers":' + "9" * 5_000 + "}}",
    '{"type":"act","id":"' + "x" * 65 + '","action":{}}',
    '{"type":"act","id":"\\ud800","action":{"type":"\\udfff"}}',
    '{"type":"wish","id":"x","text":null}',
    '{"type":"wish","id":"x","text":"' + "x" * 5_000 + '"}',
    '{"type":"note","id":"x","text":""}',
    '{"type":"note","id":"x","text":"  "}',
    '{"type":"note","id":"x","text":"' + "x" * 2_001 + '"}',
    '{"type":"undo","id":"x","force":true}',
    '{"type":"join","secret":null,"since":0}',
    '{"type":"ping","extra":1}',
    "[" * 10_000,
    '{"type":"act","id":"x","action":' + '{"a":' * 2_000 + "1" + "}" * 2_001,
    '{"type":"act","id":"x","action":{"type":"seals.Bid","seat":0,"markers":' + "[" * 150 + "]" * 150 + "}}",
    b"\x00\xff",
    b'{"type":"ping"}',
]


async def answer_to(client: Client, frame: str | bytes) -> Frame:
    """The error that a frame is answered with."""
    await client.line.send(frame)
    while (found := await client.receive())["type"] not in {"error", "done", "pong"}:
        pass
    return found


async def test_what_is_malformed_is_answered_and_harms_nothing(server: Serving) -> None:
    code, secrets = await server.table("seals", None, None, seed=7)
    table = server.hall.awake[code]
    before, file = table.match.state.digest(), server.hall.store.folder.joinpath(f"{code}.table").read_bytes()
    async with server.client(code, secrets[0]) as client:
        for frame in MALFORMED:
            answer = await answer_to(client, frame)
            assert answer["type"] == "error", frame
            assert answer["code"] == "malformed", (frame, answer)
            assert 0 < len(answer["message"]) < 500, frame
            if isinstance(frame, str) and frame.startswith('{"type":"act","id":"x"') and len(frame) < 1_000:
                assert answer["id"] == "x", frame  # whoever waits for an answer gets one
        assert await answer_to(client, '{"type":"ping"}') == {"type": "pong"}
    assert table.match.state.digest() == before
    assert server.hall.store.folder.joinpath(f"{code}.table").read_bytes() == file


async def test_what_is_too_large_is_said_to_be(server: Serving) -> None:
    code, secrets = await server.table("seals", None, None)
    async with server.client(code, secrets[0]) as client:
        for frame in ("x" * 16_385, json.dumps({"type": "note", "id": "x", "text": "ü" * 9_000}, ensure_ascii=False)):
            assert (await answer_to(client, frame))["code"] == "too_large"
        assert (await client.ask("note", text="Still here."))["type"] == "done"
        await client.line.send("x" * (1 << 21))
        with pytest.raises(ConnectionClosed) as closed:
            await client.ask("note", text="Too late.")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        await client.come()
        assert "Still here." in {one["event"].get("words") for one in client.news}


@pytest.mark.parametrize(
    ("seat", "kind", "asked", "code", "rule"),
    [
        (0, "act", {"action": BID}, "illegal", "SC-4.1"),
        (0, "act", {"action": {"type": "seals.PlaceCard", "seat": 0, "card": "?"}}, "illegal", "SC-4.1"),
        (0, "act", {"action": {**BID, "seat": 1}}, "not_your_seat", None),
        (0, "act", {"action": {**BID, "seat": 9}}, "not_your_seat", None),
        (0, "act", {"action": {"type": "gate.Vote", "seat": 0, "yes": True}}, "illegal", None),
        (0, "wish", {"text": "bid 7"}, "illegal", "SC-4.1"),
        (0, "wish", {"text": "1: bid 1"}, "not_your_seat", None),
        (0, "wish", {"text": "dance"}, "notation", None),
        (1, "act", {"action": {**BID, "seat": 1}}, "not_your_turn", "SC-4.2"),
        (1, "act", {"action": BID}, "not_your_seat", None),
        (1, "undo", {}, "undo_refused", None),
        (None, "act", {"action": BID}, "not_your_seat", None),
        (None, "wish", {"text": "0: bid 1"}, "not_your_seat", None),
        (None, "note", {"text": "Hello."}, "not_your_seat", None),
        (None, "undo", {}, "not_your_seat", None),
    ],
)
async def test_what_may_not_be_done_is_refused_with_code_and_rule(
    server: Serving, seat: int | None, kind: str, asked: dict[str, object], code: str, rule: str | None
) -> None:
    table, secrets = await server.table("seals", None, None, seed=7, options={"first_player": 0})
    match = server.hall.awake[table].match
    before = match.state
    async with server.client(table, None if seat is None else secrets[seat]) as client:
        answer = await client.ask(kind, **asked)
    assert (answer["type"], answer["code"], answer["rule"]) == ("error", code, rule)
    assert answer["message"].endswith((".", "?")), answer["message"]
    assert match.state is before


async def test_after_the_end_nothing_can_be_done_but_talk(server: Serving) -> None:
    code, secrets = await server.table("seals", None, "greedy", seed=7)
    async with server.client(code, secrets[0]) as client:
        while client.screen["outcome"] is None:
            if client.is_asked:
                await client.ask("act", action=client.screen["choices"][0]["action"])
            else:
                await client.receive()
        answer = await client.ask("act", action=BID)
        assert (answer["code"], answer["rule"]) == ("over", "SC-2.10")
        assert (await client.ask("note", text="Well played."))["type"] == "done"
    outcome = server.hall.awake[code].match.state.outcome
    assert outcome is not None
    assert client.screen["outcome"] == {
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "text": outcome.describe(server.hall.awake[code].match.state),
        "rule": outcome.rule,
    }


@pytest.mark.parametrize("code", ["AAAAAAAA", "../../etc", "x", "%00", "AAAAAAAA.table", "A" * 300])
async def test_an_unknown_table_is_said_to_be(server: Serving, code: str) -> None:
    client = server.client(code.replace("/", "%2F"))
    with pytest.raises(ConnectionClosed):
        await client.come()
    assert json.loads(client.received[0])["code"] == "unknown_table"


async def test_a_wrong_secret_opens_nothing(server: Serving) -> None:
    code, secrets = await server.table("seals", None, "random")
    other, others = await server.table("seals", None, None)
    assert other != code
    for secret in ["", "x", "None", "null", others[0], f"{secrets[0]}x", str(secrets[0])[:-1]]:
        client = server.client(code, secret)
        with pytest.raises(ConnectionClosed):
            await client.come()
        assert [json.loads(frame)["code"] for frame in client.received] == ["wrong_secret"]
    async with server.client(code.lower(), secrets[0]) as client:
        assert client.welcome["seat"] == 0


async def test_before_it_has_joined_a_client_is_told_nothing(server: Serving) -> None:
    code, _ = await server.table("seals", None, None)
    async with server.client(code) as watcher:
        line = await connect(f"{server.address}/tables/{code}/socket")
        for frame in ('{"type":"ping"}', '{"type":"note","id":"n","text":"Hello."}'):
            await line.send(frame)
            answer = json.loads(await line.recv())
            assert answer["code"] == "not_joined"
        await line.send("nonsense")
        assert json.loads(await line.recv())["code"] == "malformed"
        await line.close()
        assert len(watcher.news) == len(server.hall.awake[code].match.events(None))


async def test_who_sends_too_much_is_told_to_wait(server: Serving) -> None:
    object.__setattr__(server.hall.settings, "burst", 10)
    code, secrets = await server.table("seals", None, None)
    async with server.client(code, secrets[0]) as client:
        for _ in range(60):
            await client.line.send('{"type":"ping"}')
        kinds = [(await client.receive()).get("code", "pong") for _ in range(60)]
        assert kinds[:10] == ["pong"] * 10
        assert kinds.count("too_fast") > 30


async def test_a_fault_of_the_game_is_told_as_such_and_harms_nothing(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, secrets = await server.table("seals", None, None, seed=7, options={"first_player": 0})

    def fails(*_: object, **__: object) -> None:
        raise rr.RulesDefect("a fault that no game has")

    async with server.client(code, secrets[0]) as client:
        choice = client.screen["choices"][0]
        monkeypatch.setattr(rr.Match, "play", fails)
        answer = await client.ask("act", action=choice["action"])
        assert (answer["code"], "no game has" in answer["message"]) == ("internal", False)
        monkeypatch.undo()
        assert (await client.ask("act", action=choice["action"]))["type"] == "done"
