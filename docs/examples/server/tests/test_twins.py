"""Two tables look the same to a seat; whatever it sends, both answer the same. So no message brings a secret out."""

from collections.abc import Sequence

import pytest

import rlyeh_rules as rr
from docs.examples.server.client import Client, Frame

from .conftest import Serving
from .test_refusals import MALFORMED, answer_to

pytestmark = pytest.mark.anyio

SEALS = ("seals", 2, {"first_player": 1}, ())
VOTE = ("gate", 5, {"starting_player": 1, "start_hour": 6}, ("0: declare bokrug", "0: accuse 3", "3: speak"))
Table = tuple[str, int, dict[str, object], tuple[str, ...]]


def game(table: Table, secret: str) -> rr.Match:
    """The game as it then stands."""
    name, players, options, lines = table
    match = rr.Match.new(name, seed=7, players=players, options=options)
    for line in (*lines, secret):
        match.play(rr.parse_action(match.state, line))
    return match


async def seated(server: Serving, table: Table, secret: str, seat: int | None) -> Client:
    """The seat, or a spectator, at such a table, at which somebody has chosen something that others may not know."""
    name, players, options, lines = table
    code, secrets = await server.table(name, *[None] * players, seed=7, options=options)
    people = [server.client(code, one) for one in secrets]
    for line in (*lines, secret):
        at, _, words = line.partition(": ")
        async with people[int(at)] as client:
            assert (await client.ask("wish", text=words))["type"] == "done"
    return server.client(code) if seat is None else people[seat]


def wishes(matches: Sequence[rr.Match], seat: int | None) -> list[rr.Action]:
    """All that anybody could do at any moment of either game, but for what the seat itself may do now."""
    states = [state for match in matches for state in match.states()]
    every = [action for state in states for one in state.seats for action in state.legal_actions(one)]
    own = () if seat is None else matches[0].view(seat).legal_actions(seat)
    return [action for action in dict.fromkeys(every) if action not in own]


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize(
    ("table", "one", "other"),
    [
        (SEALS, "1: place cultist-gate", "1: place cultist-journal"),
        (VOTE, "2: vote yes", "2: vote no"),
    ],
    ids=["seals", "gate"],
)
async def test_whatever_is_sent_the_answers_are_the_same(
    server: Serving, table: Table, one: str, other: str, seat: int | None
) -> None:
    matches = [game(table, secret) for secret in (one, other)]
    assert matches[0].state != matches[1].state
    assert matches[0].view(seat) == matches[1].view(seat)
    asked = wishes(matches, seat)
    legal = rr.to_data([] if seat is None else matches[0].view(seat).legal_actions(seat))
    assert len(asked) > 10
    heard: list[tuple[list[Frame], Frame, list[Frame]]] = []
    for secret in (one, other):
        async with await seated(server, table, secret, seat) as client:
            answers = [await answer_to(client, frame) for frame in MALFORMED]
            for action in asked:
                answers.append(await client.ask("act", action=rr.to_data(action)))
                if (own := {**rr.to_data(action), "seat": seat}) not in legal:
                    answers.append(await client.ask("act", action=own))
                answers.append(await client.ask("wish", text=str(action)))
                answers.append(await client.ask("wish", text=str(action).partition(": ")[2] + "s"))
            answers.append(await client.ask("undo"))
            heard.append((answers, client.screen, client.news))
    assert heard[0] == heard[1]
    assert {answer["type"] for answer in heard[0][0]} == {"error"}
