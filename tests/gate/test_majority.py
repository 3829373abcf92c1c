"""Make an Accusation: how many Yes are a majority, of whom, and what a tie is."""

from __future__ import annotations

import pytest

from rlyeh_rules.gate import CULTIST, AskAccused, AskTurn, events, votes_needed

from .ballots import accusing, ballots
from .table import at, play, played, refused, table, told


@pytest.mark.rule("GR-6.5.7", "GR-R21")
def test_the_votes_needed_are_more_than_half() -> None:
    assert [votes_needed(players) for players in range(3, 9)] == [2, 3, 3, 4, 4, 5]


@pytest.mark.rule("GR-6.5.5", "GR-6.5.6", "GR-6.5.7", "GR-12.12", "GR-R21")
@pytest.mark.parametrize(
    ("players", "discovered", "needed"),
    [
        (8, (), 5),
        (8, (6,), 4),
        (8, (6, 7), 4),
        (8, (6, 7, 8), 3),
        (7, (), 4),
        (7, (5, 7), 3),
        (6, (), 4),
        (5, (), 3),
        (5, (4,), 3),
        (5, (4, 5), 2),
        (4, (), 3),
        (4, (4,), 2),
    ],
)
def test_enough_yes_convict_and_one_less_does_not(players: int, discovered: tuple[int, ...], needed: int) -> None:
    state = accusing(players, by=1, whom=2, discovered=discovered)
    voters = [who for who in range(1, players + 1) if who != 2 and who not in discovered]
    assert tuple(map(at, voters)) == state.waiting_on

    enough = told(state, *ballots(voters[:needed], voters[needed:]))
    short, failing = played(state, *ballots(voters[: needed - 1], voters[needed - 1 :]))

    assert any(isinstance(event, events.NatureRevealed) for event in enough)
    (failed,) = [event for event in failing if isinstance(event, events.AccusationFailed)]
    assert (needed - 1, needed) == (failed.yes, failed.needed)
    assert short.players[at(2)].revealed is None


@pytest.mark.rule("GR-6.5.6")
def test_the_rulebooks_own_example_of_eight_players_with_one_discovered() -> None:
    state = accusing(8, by=1, whom=2, discovered=[8])

    assert play(state, *ballots([1, 3, 4, 5], [6, 7])).players[at(2)].revealed is not None
    assert play(state, *ballots([1, 3, 4], [5, 6, 7])).players[at(2)].revealed is None


@pytest.mark.rule("GR-6.5.5")
def test_the_accused_has_no_vote_but_counts() -> None:
    state = accusing(6, by=1, whom=4)

    assert state.waiting_on == (0, 1, 2, 4, 5)
    assert state.legal_actions(at(4)) == ()
    assert refused(state, "3: vote no") == "GR-6.5.5"
    (failed,) = told(state, *ballots([1, 2, 3], [5, 6]), kind=events.AccusationFailed)
    assert events.AccusationFailed(at(1), at(4), 3, 4) == failed
    assert failed.describe(state) == "The accusation of P4 failed: 3 voted Yes, and 4 were needed."


@pytest.mark.rule("GR-12.9", "GR-12.12")
def test_discovered_cultists_neither_vote_nor_count() -> None:
    state = accusing(7, by=1, whom=2, cultists=[4, 5, 6], discovered=[4, 6])

    assert state.waiting_on == (0, 2, 4, 6)
    assert state.legal_actions(at(4)) == ()
    assert refused(state, "3: vote yes") == "GR-12.9"
    (revealed,) = told(state, *ballots([1, 3, 5], [7]), kind=events.VotesRevealed)
    assert isinstance(revealed, events.VotesRevealed)
    assert (revealed.yes, revealed.needed) == (3, 3)


@pytest.mark.rule("GR-R21", "GR-6.5.9")
@pytest.mark.parametrize(
    ("players", "yes", "no"),
    [
        pytest.param(7, (1, 3, 4), (5, 6, 7), id="three to three"),
        pytest.param(5, (1, 3), (4, 5), id="two to two"),
        pytest.param(8, (1, 3, 4, 5), (6, 7, 8), id="four to three, exactly half of eight"),
        pytest.param(6, (1, 3, 4), (5, 6), id="three to two, exactly half of six"),
        pytest.param(4, (1, 3), (4,), id="two to one, exactly half of four"),
    ],
)
def test_a_tie_and_exactly_half_fail(players: int, yes: tuple[int, ...], no: tuple[int, ...]) -> None:
    state = play(accusing(players, by=1, whom=2), *ballots(yes, no))

    assert state.players[at(2)].revealed is None
    assert AskTurn(at(2)) == state.decision


@pytest.mark.rule("GR-R21")
def test_the_accuser_may_vote_no() -> None:
    state = play(accusing(5, by=2, whom=5), *ballots([1, 3, 4], [2]))

    assert state.ballot is not None
    assert state.ballot.votes[at(2)] is False
    assert state.view(None).players[at(5)].nature == CULTIST


@pytest.mark.rule("GR-R21")
def test_a_revealed_investigator_still_votes_and_counts() -> None:
    state = accusing(5, by=1, whom=5, revealed=[2, 3])

    assert state.waiting_on == (0, 1, 2, 3)
    (revealed,) = told(state, *ballots([1, 2, 3], [4]), kind=events.VotesRevealed)
    assert isinstance(revealed, events.VotesRevealed)
    assert (revealed.yes, revealed.needed) == (3, 3)


@pytest.mark.rule("GR-R21")
def test_all_three_others_must_agree_at_a_table_of_four() -> None:
    state = accusing(4, by=1, whom=4)

    assert play(state, *ballots([1, 2], [3])).players[at(4)].revealed is None
    assert play(state, *ballots([1, 2, 3])).players[at(4)].is_discovered


@pytest.mark.rule("GR-R21")
def test_of_two_undiscovered_players_neither_can_convict_the_other() -> None:
    """It takes a turned player to come so far."""
    state = table(4, turn=1, cultists=[4], discovered=[4], secret={3: ["you-are-a-cultist"]}, turning=True)
    state = play(state, "accuse 2", "waive", *ballots([1, 2]))
    assert state.undiscovered == (0, 1)

    state = play(state, "accuse 0", "waive")
    assert isinstance(state.decision, AskAccused)
    assert (at(2),) == state.waiting_on
    (failed,) = told(state, "1: vote yes", kind=events.AccusationFailed)
    assert events.AccusationFailed(at(2), at(1), 1, 2) == failed
