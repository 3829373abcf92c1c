"""Blackmail: one vote is turned round, once all are known and before they count."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import AskBlackmail, AskTurn, AskVolunteer, State, events

from .table import at, kinds, offered, play, played, refused, table, votes


def accused(*said: str, **options: Any) -> State:
    """P1 accuses P5, an Investigator, who says nothing; the others vote."""
    state = table(cultists=[2, 3], **options)
    return play(state, "accuse 4", "waive", *votes(*said))


SPLIT = ("1 yes", "2 yes", "3 no", "4 no")


@pytest.mark.rule("GR-13.1.7")
@pytest.mark.rule("GR-R48")
def test_the_accused_turns_a_yes_and_the_accusation_fails() -> None:
    state = accused(*SPLIT, gear={5: "blackmail"})

    state, happened = played(state, "4: blackmail 0")

    assert state.ballot is not None
    assert state.ballot.yes == 1
    assert events.VoteTurned(at(5), at(1), yes=False) in happened
    assert events.AccusationFailed(at(1), at(5), 1, 3) in happened


@pytest.mark.rule("GR-13.1.7")
def test_a_turned_no_makes_the_accusation_succeed() -> None:
    state = accused(*SPLIT, gear={2: "blackmail"})

    state = play(state, "1: blackmail 2")

    assert state.players[4].revealed is not None
    assert state.hour == 9


@pytest.mark.rule("GR-13.1.7")
def test_a_vote_on_the_book_can_be_turned() -> None:
    state = play(table(gear={3: "blackmail"}), "consult", *votes("1 yes", "2 yes", "3 no", "4 no", "5 no"))

    state = play(state, "2: blackmail 4")

    assert isinstance(state.decision, AskVolunteer)


@pytest.mark.rule("GR-R48")
def test_a_discovered_cultist_may_turn_a_vote_without_having_one() -> None:
    state = table(cultists=[3], discovered=[2], gear={2: "blackmail"})
    state = play(state, "accuse 4", "waive", *votes("1 yes", "3 yes", "4 no"))

    assert offered(state, 2) == ["blackmail 2", "blackmail 3", "blackmail 0", "let stand"]

    state = play(state, "1: blackmail 3")

    assert state.players[4].revealed is not None


@pytest.mark.rule("GR-13.1.7")
@pytest.mark.parametrize("target", [4, 1, 0, 9], ids=["the accused", "a discovered Cultist", "oneself", "nobody"])
def test_blackmail_is_for_another_player_who_has_voted(target: int) -> None:
    state = table(cultists=[3], discovered=[2], gear={1: "blackmail"})
    state = play(state, "accuse 4", "waive", *votes("1 yes", "3 yes", "4 no"))

    assert refused(state, f"0: blackmail {target}") == "GR-13.1.7"


@pytest.mark.rule("GR-R48")
def test_blackmail_waits_for_all_votes() -> None:
    before = table(gear={5: "blackmail"})
    voting = play(before, "accuse 4", "waive", *votes("1 yes", "2 yes", "3 no"))

    assert refused(before, "4: blackmail 0") == "GR-R48"
    assert refused(voting, "4: blackmail 0") == "GR-R48"


@pytest.mark.rule("GR-R48")
def test_once_the_result_is_applied_it_is_too_late() -> None:
    state = play(accused(*SPLIT, gear={5: "blackmail"}), "let stand")

    assert isinstance(state.decision, AskTurn)
    assert refused(state, "4: blackmail 0") == "GR-R48"


@pytest.mark.rule("GR-R48")
def test_the_owner_is_asked_between_the_votes_and_their_result_and_may_let_them_stand() -> None:
    state = table(cultists=[2, 3], gear={4: "blackmail"})
    state = play(state, "accuse 4", "waive", *votes(*SPLIT[:3]))
    state, happened = played(state, *votes(SPLIT[3]))

    assert kinds(happened) == ["VoteCommitted", "VotesRevealed"]
    assert isinstance(state.decision, AskBlackmail)
    assert state.waiting_on == (at(4),)
    assert str(state.default_action(at(4))) == "3: let stand"

    state, happened = played(state, "let stand")

    assert kinds(happened)[:2] == ["VotesLeft", "AccusationFailed"]
    assert state.players[3].uses == 1


@pytest.mark.rule("GR-13.1.7")
def test_nobody_is_asked_once_blackmail_is_used_up() -> None:
    state = accused(*SPLIT, gear={5: "blackmail"}, uses={5: 0})

    assert isinstance(state.decision, AskTurn)


@pytest.mark.rule("GR-13.1.7")
def test_a_turned_vote_stays_public_as_it_counted() -> None:
    state = play(accused(*SPLIT, gear={5: "blackmail"}), "4: blackmail 0")

    ballot = state.view(None).ballot
    assert ballot is not None
    assert tuple(ballot.votes) == (False, True, False, False, None)
