"""No connection is sent more than what its seat may see: every frame of whole games is held against the game."""

import json
from typing import Any

import pytest

import rlyeh_rules as rr
from docs.examples.server.client import Client

from .conftest import Serving
from .players import caught_up, play_all

pytestmark = pytest.mark.anyio

FIELDS = {
    "welcome": {"type", "seat", "game", "title", "names", "code", "seats"},
    "screen": {
        "type", "revision", "view", "board", "decision", "waiting_on", "choices", "deadline", "outcome", "can_undo",
    },
    "news": {"type", "events"},
    "done": {"type", "id"},
    "error": {"type", "id", "code", "message", "rule"},
    "seats": {"type", "seats"},
}  # fmt: skip
PERSON = None


def data(value: object) -> Any:  # noqa: ANN401 - as JSON is
    """A value as it comes out of a frame."""
    return json.loads(json.dumps(rr.to_data(value, defaults=True)))


def holds_no_more_than(seat: int | None, client: Client, match: rr.Match) -> int:
    """Hold every frame against what its seat may see; returns how many screens there were."""
    states = match.states()
    screens = 0
    for text in client.received:
        frame = json.loads(text)
        assert frame.keys() == FIELDS[frame["type"]]
        if frame["type"] == "screen":
            screens += 1
            view: rr.State = states[int(frame["revision"])].view(seat)
            choices = () if seat is None else view.legal_actions(seat)
            assert rr.loads(json.dumps(frame["view"])) == view
            assert frame["view"] == data(view)
            assert frame["board"] == str(view)
            assert [one["action"] for one in frame["choices"]] == data(choices)
            assert [one["text"] for one in frame["choices"]] == [one.describe(view) for one in choices]
            assert frame["decision"] == (
                view.decision
                and {"kind": view.decision.kind, "prompt": view.decision.prompt, "rule": view.decision.rule}
            )
    told = [{"number": one["number"], "event": one["event"]} for one in client.news]
    assert told == data(match.events(seat))
    assert all(set(one) == {"number", "event", "text", "rule"} for one in client.news)
    final = match.view(seat)
    assert [one["text"] for one in client.news] == [event.describe(final) for _, event in match.events(seat)]
    return screens


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("seals", (PERSON, PERSON), {"id_cards": True, "hidden_ids": True, "yog_look": True}),
        ("last_relic", (PERSON, PERSON), {}),
        ("gate", (PERSON, PERSON, "random", PERSON, "greedy"), {"equipment": True, "artifacts": True}),
        ("rising", (PERSON, PERSON), {}),
    ],
)
async def test_a_whole_game_shows_each_seat_its_view_and_nothing_else(
    server: Serving, game: str, players: tuple[str | None, ...], options: dict[str, object]
) -> None:
    code, secrets = await server.table(game, *players, options=options, seed=4)
    people = [(at, server.client(code, secret)) for at, secret in enumerate(secrets) if secret]
    watcher = server.client(code)
    for client in (watcher, *[client for _, client in people]):
        await client.come()
    await play_all([client for _, client in people], seed=9)
    while watcher.screen["outcome"] is None:
        await watcher.receive()

    table = server.hall.awake[code]
    for seat, client in [(None, watcher), *people]:
        assert holds_no_more_than(seat, client, table.match) > 5
        traffic = "".join(client.received)
        assert not any(secret in traffic for secret in secrets if secret)
        await client.go()
    on_disk = server.hall.store.folder.joinpath(f"{code}.table").read_text("utf-8")
    assert not any(secret in on_disk for secret in secrets if secret)


async def test_a_refusal_is_worded_from_what_its_seat_knows(server: Serving) -> None:
    code, secrets = await server.table("seals", PERSON, PERSON, seed=4)
    match = server.hall.awake[code].match
    async with server.client(code, secrets[0]) as one, server.client(code, secrets[1]) as other:
        people = (one, other)
        while match.state.decision and match.state.decision.kind != "AskOpening":
            client = people[match.state.waiting_on[0]]
            await caught_up(client, len(match.history))
            await client.ask("act", action=client.screen["choices"][0]["action"])
        for seat, client in enumerate(people):
            view = match.view(seat)
            for card in [str(entry.id) for entry in match.state.setup.content.cards]:
                refusal = view.why_not(rr.parse_action(view, f"{seat}: push {card}"))
                answer = await client.ask("wish", text=f"push {card}")
                assert refusal is not None
                assert (answer["message"], answer["rule"]) == (refusal.message, refusal.rule)
