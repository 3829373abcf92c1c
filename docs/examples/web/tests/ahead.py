"""A table is brought into the middle of a game without a page: everybody plays through a line of their own."""

import json
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

import rlyeh_rules as rr

from .table import Made

__all__ = ["ahead", "say"]


def ahead(made: Made, until: Callable[[rr.State], bool], bot: rr.bots.Bot | None = None) -> None:
    """Play until the state is as wanted, or fail at the end of the game."""
    chooser, whims = bot or rr.bots.GreedyBot(), rr.Chance(1)
    with ExitStack() as lines:
        open_: dict[int, ClientConnection] = {}
        while not until(made.match.state):
            assert not made.match.state.is_over, "no state of this game is as wanted"
            seat = made.match.state.waiting_on[0]
            if seat not in open_:
                open_[seat] = lines.enter_context(_join(made, seat))
            view = made.match.state.view(seat)
            _act(open_[seat], made, chooser.choose(view, view.legal_actions(seat), whims))


def say(made: Made, *notations: str) -> None:
    """Carry out actions that are written down, each through the line of its seat."""
    for notation in notations:
        action = rr.parse_action(made.match.state, notation)
        with _join(made, action.seat) as line:
            _act(line, made, action)


@contextmanager
def _join(made: Made, seat: int) -> Generator[ClientConnection]:
    with connect(f"{made.url.replace('http', 'ws')}/tables/{made.code}/socket", max_size=None) as line:
        line.send(json.dumps({"type": "join", "secret": made.secrets[seat], "since": 0}))
        yield line


def _act(line: ClientConnection, made: Made, action: rr.Action) -> None:
    id_ = str(len(made.match.history))
    line.send(json.dumps({"type": "act", "id": id_, "action": rr.to_data(action)}))
    while True:
        frame: dict[str, Any] = json.loads(line.recv(timeout=10))
        assert frame["type"] != "error", frame
        if frame["type"] == "done" and frame["id"] == id_:
            break
    made.match.play(action)
