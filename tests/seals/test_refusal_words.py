"""What a player is told who may not do a thing, where the ledger says how."""

from __future__ import annotations

import pytest

from rlyeh_rules import SetupError, State, new_game, parse_action
from tests.seals.table import table

PAIR = [["i-journal", "c-journal"], []]
HAND = [["i-gate"], []]
SWAP = "0: journal investigator-journal for investigator-gate"
ID = ("gabriel-moretti", "enforcer-of-truth")


def told(state: State, text: str) -> str:
    return str(state.why_not(parse_action(state, text)))


@pytest.mark.rule("SC-1.1")
def test_how_many_players_are_needed() -> None:
    with pytest.raises(SetupError, match=r"The Seals of Cthulhu needs exactly 2 players\. \(SC-1\.1\)"):
        new_game("seals", players=3)


@pytest.mark.rule("SC-4.11")
def test_how_much_must_be_bid() -> None:
    state = table("answer", staked=((2, 0), (0, 0)), markers=((2, 0), (0, 4)))
    assert told(state, "1: raise 2") == "You must bid at least 3; that would be 2. (SC-4.11)"


@pytest.mark.rule("SC-6.1")
def test_that_a_half_is_missing() -> None:
    state = table(areas=[["i-journal"], []], hands=HAND)
    assert told(state, SWAP) == "You do not control both halves of Journal face up in front of you. (SC-6.1)"


@pytest.mark.rule("SC-6.4")
def test_that_it_is_the_others_turn() -> None:
    state = table("end", active=1, areas=PAIR, hands=HAND)
    assert told(state, SWAP) == "Only the active player may use abilities. (SC-6.4)"


@pytest.mark.rule("SC-6.10")
def test_that_an_ability_has_been_used() -> None:
    used = table(areas=[["i-journal", "c-journal", "c-potion"], []], hands=HAND)
    used = used.apply(parse_action(used, "journal cultist-potion for investigator-gate")).state
    again = "0: journal investigator-gate for cultist-potion"
    assert told(used, again) == "Journal has been used already in this turn. (SC-6.10)"


@pytest.mark.rule("SC-10.4")
def test_that_an_id_card_has_been_used() -> None:
    state = table("start", areas=[["~i-gate", "~i-potion"], []], hands=[["i-journal"], ["c-gate"]], ids=ID)
    used = state.apply(parse_action(state, "banish 0.0")).state
    assert told(used, "0: banish 0.0") == "This ID card has been used. (SC-10.4)"


@pytest.mark.rule("SC-6.15")
def test_why_the_gate_cannot_turn_its_own_half_up_again() -> None:
    state = table(areas=[["i-gate", "c-gate", "~i-journal"], []])
    own = "The half just turned down cannot be the card that you turn up. (SC-6.15)"
    assert told(state, "0: gate cultist-gate up 0.1") == own
    assert told(state, "0: gate cultist-gate up 0.0").endswith("lies face up. (SC-6.15)")
