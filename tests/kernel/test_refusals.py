"""Errors: one tree, each with its data, and each as good in another process."""

from __future__ import annotations

import pickle

import pytest

from rlyeh_rules.kernel import (
    ChanceError,
    ContentError,
    GameOver,
    IllegalAction,
    NotationError,
    NotYourTurn,
    Refusal,
    RlyehError,
    RulesDefect,
    SaveError,
    SeatError,
    SetupError,
    ViewError,
)
from tests.kernel.small import ANN

REFUSAL = Refusal("SM-2", ANN, "You must bid at least 3.")

ERRORS = [
    (IllegalAction(REFUSAL), "You must bid at least 3. (SM-2)", {"refusal": REFUSAL, "rule": "SM-2"}),
    (NotYourTurn(REFUSAL), "You must bid at least 3. (SM-2)", {"refusal": REFUSAL, "rule": "SM-2"}),
    (GameOver(Refusal(None, ANN, "Over.")), "Over.", {"rule": None}),
    (SetupError("Too many.", "SM-1"), "Too many. (SM-1)", {"message": "Too many.", "rule": "SM-1"}),
    (SetupError("Too many."), "Too many.", {"message": "Too many.", "rule": None}),
    (ContentError("a.toml", ["one"]), "a.toml: 1 fault\n  - one", {"source": "a.toml", "faults": ("one",)}),
    (ContentError("a.toml", ["one", "two"]), "a.toml: 2 faults\n  - one\n  - two", {"faults": ("one", "two")}),
    (SaveError("is missing", "state.bowl"), "state.bowl: is missing", {"message": "is missing", "path": "state.bowl"}),
    (SaveError("is no JSON"), "is no JSON", {"path": ""}),
    (
        NotationError("sing", ["wait", "put <count>"]),
        "'sing' is no action here. Now understood: wait, put <count>.",
        {"text": "sing", "expected": ("wait", "put <count>"), "why": "is no action here", "close": "", "now": ()},
    ),
    (
        NotationError("wiat", ["wait", "put <count>"], close="wait", now=["wait"]),
        "'wiat' is no action here; did you mean `wait`? Now understood: wait.",
        {"close": "wait", "now": ("wait",)},
    ),
    (NotationError("sing", (), "is no line"), "'sing' is no line.", {"expected": (), "why": "is no line"}),
    (SeatError("no seat 5"), "no seat 5", {"rule": None}),
    (ViewError("a view"), "a view", {"rule": None}),
    (ChanceError("used up"), "used up", {"rule": None}),
    (RulesDefect("stuck"), "stuck", {"rule": None}),
]
IDS = [f"{type(error).__name__} {said.splitlines()[0]}" for error, said, _ in ERRORS]


@pytest.mark.parametrize(("error", "said", "data"), ERRORS, ids=IDS)
def test_an_error_says_what_is_wrong_and_carries_its_data(
    error: RlyehError, said: str, data: dict[str, object]
) -> None:
    assert str(error) == said
    assert {name: getattr(error, name) for name in data} == data


@pytest.mark.parametrize(("error", "said", "data"), ERRORS, ids=IDS)
def test_an_error_comes_whole_out_of_another_process(error: RlyehError, said: str, data: dict[str, object]) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(again) is type(error)
    assert str(again) == said
    assert {name: getattr(again, name) for name in data} == data


def test_every_error_is_one_of_ours_and_tried() -> None:
    kinds = {type(error) for error, _, _ in ERRORS}
    assert all(issubclass(kind, RlyehError) for kind in kinds)
    assert kinds == {kind for kind in below(RlyehError) if kind.__module__ == RlyehError.__module__}


def below(kind: type[RlyehError]) -> set[type[RlyehError]]:
    return {found for child in kind.__subclasses__() for found in {child, *below(child)}}


def test_out_of_turn_and_too_late_are_illegal_as_well() -> None:
    assert issubclass(NotYourTurn, IllegalAction)
    assert issubclass(GameOver, IllegalAction)


def test_a_refusal_without_a_rule_is_its_message() -> None:
    assert str(Refusal(None, None, "That is no action.")) == "That is no action."
