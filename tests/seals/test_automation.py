"""Forced answers: which windows may be answered for a player, since everybody can see that nothing else is possible."""

from __future__ import annotations

import pytest

from rlyeh_rules import Match, State
from rlyeh_rules.kernel import Chance
from rlyeh_rules.seals import Take
from tests.seals.table import A, B, offered, table

PAIR = ["i-journal", "c-journal"]
HALF = ["i-journal"]


def is_open(state: State) -> bool:
    """Whether the decision may be answered for the player."""
    assert state.decision is not None
    return state.decision.is_open(state)


@pytest.mark.rule("SC-R14")
def test_the_opponent_who_must_take_may_be_answered_for_since_their_abilities_sleep() -> None:
    """In A's turn B's complete Journal cannot be used, so that B's hand does not matter."""
    state = table("answer", markers=((0, 0), (0, 0)), staked=((9, 0), (0, 0)), areas=([], PAIR))

    assert offered(state, B) == ["1: take"]
    assert is_open(state)


@pytest.mark.rule("SC-R14")
@pytest.mark.parametrize(("area", "may"), [([], True), (HALF, True), (PAIR, False)], ids=["none", "half", "pair"])
def test_the_active_player_with_a_complete_pair_is_always_asked(area: list[str], may: bool) -> None:
    """Whether an ability has a use can depend on the hand: an answer given for the player would tell of it."""
    state = table("answer", answering=A, markers=((0, 0), (0, 0)), staked=((0, 0), (0, 9)), areas=(area, []))

    assert is_open(state) is may


@pytest.mark.rule("SC-R14")
@pytest.mark.parametrize(("hidden", "may"), [(False, True), (True, False)])
def test_who_has_a_hidden_id_card_is_always_asked(hidden: bool, may: bool) -> None:
    options = {"id_cards": True, "hidden_ids": hidden}
    ids = ("gabriel-moretti", "sohn-kang")

    state = table("answer", markers=((0, 0), (0, 0)), staked=((9, 0), (0, 0)), ids=ids, options=options)

    assert is_open(state) is may


@pytest.mark.rule("SC-R14")
def test_a_host_who_has_forced_answers_given_sees_bids_taken_and_nothing_else_decided() -> None:
    match, chance = Match.new("seals", seed=4, auto={"forced"}), Chance(4)
    while not match.state.is_over:
        before = len(match.history)
        match.play(chance.pick(match.state.legal_actions()))
        states = match.states()
        for at, entry in enumerate(match.history[before + 1 :], before + 1):
            own = [action for action in states[at].legal_actions() if action.seat == entry.action.seat]
            assert (entry.auto is not None, own) == (True, [entry.action])

    assert any(isinstance(entry.action, Take) for entry in match.history if entry.auto)
