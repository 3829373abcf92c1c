"""Small things that are told."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from rlyeh_rules import BySeat, Match, Outcome, Seat, State, new_game
from rlyeh_rules.cli.keyboard import ask, prepare
from rlyeh_rules.cli.story import moments, paragraphs, result
from rlyeh_rules.kernel import ChanceGave
from rlyeh_rules.seals import Card
from rlyeh_rules.seals.events import CardPlaced, TurnBegan
from tests.cli.conftest import Keyboard

ANN, BOB = Seat(0), Seat(1)


@pytest.fixture
def state() -> State:
    return new_game("seals", seed=1, players=["Ann", "Bob"])


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Outcome((ANN,), "more points", "SC-7.8", BySeat((9, 4))), "Ann wins: more points (Ann: 9, Bob: 4). [SC-7.8]"),
        (
            Outcome((BOB,), "more points", "SC-7.8", BySeat((2, 25))),
            "Bob wins: more points (Bob: 25, Ann: 2). [SC-7.8]",
        ),
        (Outcome((ANN, BOB), "as many points", "SC-8.1"), "Ann and Bob win: as many points. [SC-8.1]"),
        (Outcome((), "the horror is loose", "SC-8.4"), "Nobody wins: the horror is loose. [SC-8.4]"),
    ],
)
def test_a_result_names_winners_reason_and_rule(state: State, outcome: Outcome, words: str) -> None:
    assert result(state.with_outcome(outcome)) == words


def test_a_new_paragraph_begins_with_a_turn(state: State) -> None:
    events = (TurnBegan(ANN, 1), ChanceGave((3,)), CardPlaced(ANN, Card("cultist-gate"), (ANN,)), TurnBegan(BOB, 2))
    assert list(paragraphs(events, state)) == [
        "Turn 1 began: Ann is the active player. [SC-4.19] Ann placed a card face down in the centre. [SC-4.3]",
        "Turn 2 began: Bob is the active player. [SC-4.19]",
    ]


def test_every_entry_is_told_with_the_state_it_led_to() -> None:
    table = Match.new("seals", seed=1)
    table.play(table.state.legal_actions()[0])
    table.undo()
    table.redo()
    first, second = table.states()
    assert [moment.after for moment in moments(table)] == [second, first, second]


@pytest.mark.parametrize("people", [1, 2])
def test_a_line_can_be_edited_at_a_terminal_and_called_back_by_who_is_alone(
    monkeypatch: pytest.MonkeyPatch, people: int
) -> None:
    keyboard = Keyboard(["  raise 2 "])
    done: list[object] = []
    monkeypatch.setattr(keyboard, "isatty", lambda: True)
    monkeypatch.setattr("sys.stdin", keyboard)
    monkeypatch.setattr(
        "rlyeh_rules.cli.keyboard.import_module",
        lambda name: done.append(name) or SimpleNamespace(set_auto_history=done.append),
    )
    prepare(people)
    assert (done, ask("> ")) == (["readline", people == 1], "raise 2")
