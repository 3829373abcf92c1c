"""What the server sends. All of it is made from the view, the choices and the events of one seat, and nothing else."""

import json
from collections.abc import Iterable
from typing import Any, cast

import rlyeh_rules as rr

from .wrong import Wrong

__all__ = ["Screens", "error", "frame", "news"]


def frame(type_: str, **rest: object) -> str:
    """A frame as text; ASCII, so that no half of a character that somebody has sent can trip up whoever reads it."""
    return json.dumps({"type": type_, **rest}, separators=(",", ":"))


def error(id_: str | None, wrong: Wrong) -> str:
    """The answer to what is refused."""
    return frame("error", id=id_, code=wrong.code, message=wrong.message, rule=wrong.rule)


def news(view: rr.State, told: Iterable[rr.Told]) -> str:
    """Events in order."""
    lines = [
        {"number": number, "event": rr.to_data(event, defaults=True), "text": event.describe(view), "rule": event.rule}
        for number, event in told
    ]
    return frame("news", events=lines)


class Screens:
    """A moment of the game as each seat sees it. A screen is made when somebody is to be sent it, and then once a seat.

    Args:
        state: the whole truth.
        revision: how many things had been done at the table.
        undoer: the seat that could take its last action back; None if there is none.
    """

    def __init__(self, state: rr.State, revision: int, *, undoer: int | None) -> None:
        self.state, self.revision, self.undoer = state, revision, undoer
        self._made: dict[tuple[int | None, bool], str] = {}

    def screen(self, seat: int | None, deadline: float | None, *, board: bool) -> str:
        """The frame for a seat (None: a spectator); how long it still has is put in anew each time."""
        if (seat, board) not in self._made:
            self._made[seat, board] = frame("screen", **self._parts(seat, board=board)).removesuffix("}")
        return f'{self._made[seat, board]},"deadline":{json.dumps(deadline)}}}'

    # --8<-- [start:screen]
    def _parts(self, seat: int | None, *, board: bool) -> dict[str, Any]:
        view = self.state.view(seat)
        choices = () if seat is None else view.legal_actions(seat)
        ask, outcome = view.decision, view.outcome
        return {
            "revision": self.revision,
            "view": cast("object", rr.to_data(view, defaults=True)),
            "board": str(view) if board else "",
            "decision": ask and {"kind": ask.kind, "prompt": ask.prompt, "rule": ask.rule},
            "waiting_on": view.waiting_on,
            "choices": [
                {"action": rr.to_data(one, defaults=True), "notation": str(one), "text": one.describe(view)}
                for one in choices
            ],
            "outcome": outcome
            and {
                "winners": outcome.winners,
                "reason": outcome.reason,
                "text": outcome.describe(view),
                "rule": outcome.rule,
            },
            "can_undo": seat is not None and seat == self.undoer,
        }

    # --8<-- [end:screen]
