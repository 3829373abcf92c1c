"""Votes: committed unseen, changed at will until the last has voted, revealed together; open votes; Blackmail."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules.gate import (
    AskBlackmail,
    AskTurn,
    AskVolunteer,
    Ballot,
    LeaveVotes,
    State,
    Vote,
    events,
)
from rlyeh_rules.kernel import HIDDEN, BySeat, Seat

from .ballots import accusing, ballots, consulting
from .table import at, kinds, offered, play, played, refused, table, told

VOTERS = (1, 2, 3, 4)
FOUR_VOTES = ballots([1, 2, 3], [4])
"""P1, P2 and P3 vote Yes, P4 votes No."""
ORDERS = tuple(permutations(range(4)))
BLIND: tuple[Seat | None, ...] = (at(2), at(3), at(4), at(5), None)
"""All but P1."""


def given(state: State) -> tuple[bool | None, ...]:
    """What has been committed so far."""
    ask: Any = state.decision
    return tuple(ask.votes)


# ------------------------------------------------------------------ committing


@pytest.mark.rule("GR-6.5.4", "GR-R22")
def test_each_voter_says_yes_or_no() -> None:
    state = accusing(5, by=2, whom=5)

    assert tuple(map(at, VOTERS)) == state.waiting_on
    assert ["vote yes", "vote no"] == offered(state, 1) == offered(state, 4)
    assert [state.explain(Vote(at(1), yes=yes)) for yes in (True, False)] == [None, None]
    assert rr.parse_action(state, "0: vote yes").describe(state) == "P1 votes yes."
    with pytest.raises(rr.NotationError):
        rr.parse_action(state, "0: vote perhaps")


@pytest.mark.rule("GR-6.5.4")
def test_the_votes_are_counted_once_all_have_voted() -> None:
    state, happened = played(accusing(5, by=2, whom=5), *FOUR_VOTES)

    votes: BySeat[bool | None] = BySeat([True, True, True, False, None])
    assert Ballot(at(2), at(5), votes) == state.ballot
    assert Ballot(at(2), at(5), votes).yes == 3
    (revealed,) = [event for event in happened if isinstance(event, events.VotesRevealed)]
    assert events.VotesRevealed(votes, 3, 3) == revealed == revealed.seen_by(None)
    assert revealed.describe(state) == "The votes were revealed: Yes P1, P2 and P3; No P4; 3 Yes needed."


@pytest.mark.rule("GR-R22")
def test_the_votes_stay_public_after_the_reveal() -> None:
    state = play(accusing(5, by=2, whom=5), *FOUR_VOTES)
    later = play(state, "research", "done")

    assert later.ballot is not None
    assert [later.ballot] * 6 == [later.view(viewer).ballot for viewer in (*later.seats, None)]
    assert state.ballot == later.ballot


@pytest.mark.rule("GR-6.5.4", "GR-R22")
def test_a_vote_is_one_and_may_be_changed_until_the_last_has_voted() -> None:
    state = play(accusing(5, by=2, whom=5), "0: vote yes")

    assert given(state) == (True, None, None, None, None)
    assert tuple(map(at, (2, 3, 4))) == state.waiting_on
    assert offered(state, 1) == ["vote yes", "vote no"]
    state, happened = played(state, "1: vote yes", "2: vote yes", "0: vote yes", "0: vote no")
    assert [event.seen_by(at(3)) for event in happened[2:]] == [events.VoteCommitted(at(1), HIDDEN)] * 2, (
        "to vote again does not tell whether it is another vote"
    )
    assert given(state) == (False, True, True, None, None)
    state = play(state, "3: vote no")
    assert state.ballot is not None
    assert tuple(state.ballot.votes) == (False, True, True, False, None)


@pytest.mark.rule("GR-6.5.4")
def test_once_the_votes_are_revealed_nobody_votes_any_more() -> None:
    state = play(accusing(5, by=2, whom=5), *FOUR_VOTES)
    assert refused(state, "0: vote no") == "GR-6.5.4"

    window = play(accusing(5, by=2, whom=5, gear={3: "blackmail"}), *FOUR_VOTES)
    assert AskBlackmail(at(3)) == window.decision
    assert refused(window, "0: vote no") == "GR-6.5.4"


@pytest.mark.rule("GR-6.5.4")
def test_nobody_votes_for_somebody_else() -> None:
    """A vote is that of the seat that gives it, and of no other; one that has none gives none."""
    state = accusing(5, by=2, whom=5, discovered=[4])

    assert refused(state, "4: vote yes") == "GR-6.5.5"
    assert refused(state, "3: vote yes") == "GR-12.9"
    assert {at(1)} == {action.seat for action in state.legal_actions(at(1))}
    assert given(play(state, "0: vote yes")) == (True, None, None, None, None)


@pytest.mark.rule("GR-R22")
@pytest.mark.parametrize("order", ORDERS, ids=str)
def test_any_order_of_votes_comes_to_the_same(order: tuple[int, ...]) -> None:
    state = accusing(5, by=2, whom=5)
    texts = [FOUR_VOTES[one] for one in order]

    straight = play(state, *FOUR_VOTES)
    assert straight.digest() == play(state, *texts).digest()
    assert straight == play(state, *texts)


@pytest.mark.rule("GR-R22")
@pytest.mark.parametrize("order", ORDERS, ids=str)
@pytest.mark.parametrize("late", [1, 2])
def test_changed_minds_come_to_the_same(order: tuple[int, ...], late: int) -> None:
    """The first to vote says the opposite, and changes it when `late` others have voted."""
    state = accusing(5, by=2, whom=5)
    texts = [FOUR_VOTES[one] for one in order]
    opposite = texts[0].replace("yes", "?").replace("no", "yes").replace("?", "no")

    changed = play(state, opposite, *texts[1 : 1 + late], texts[0], *texts[1 + late :])

    assert play(state, *FOUR_VOTES).digest() == changed.digest()


@pytest.mark.rule("GR-R22")
@pytest.mark.parametrize("viewer", BLIND)
@pytest.mark.parametrize("before", [(), ("0: vote no",)], ids=["first", "changed"])
def test_what_one_commits_is_invisible_to_the_others(viewer: Seat | None, before: tuple[str, ...]) -> None:
    state = accusing(5, by=2, whom=5)
    yes, told_yes = played(state, *before, "0: vote yes")
    no, told_no = played(state, *[text.replace("no", "yes") for text in before], "0: vote no")

    assert yes != no
    assert yes.view(viewer) == no.view(viewer)
    assert yes.view(viewer).digest() == no.view(viewer).digest()
    assert yes.view(viewer).legal_actions() == no.view(viewer).legal_actions()
    assert given(yes.view(viewer)) == (HIDDEN, None, None, None, None)
    assert [event.seen_by(viewer) for event in told_yes] == [event.seen_by(viewer) for event in told_no]
    assert told_yes[-1].seen_by(viewer).describe(yes) == "P1 has voted."


@pytest.mark.rule("GR-R22")
def test_who_has_voted_sees_their_own_vote() -> None:
    state, happened = played(accusing(5, by=2, whom=5), "0: vote yes")

    assert given(state.view(at(1))) == (True, None, None, None, None)
    assert [events.VoteCommitted(at(1), yes=True)] == [event.seen_by(at(1)) for event in happened]


@pytest.mark.rule("GR-R22")
def test_the_other_votes_stay_hidden_from_who_has_voted_last_but_one() -> None:
    state = play(accusing(5, by=2, whom=5), *FOUR_VOTES[:3])

    assert given(state.view(at(3))) == (HIDDEN, HIDDEN, True, None, None)
    assert given(state.view(at(4))) == (HIDDEN, HIDDEN, HIDDEN, None, None)
    assert state.ballot is None


@pytest.mark.rule("GR-R22")
def test_a_vote_is_asked_for_by_nothing_else() -> None:
    assert refused(table(5, turn=1), "0: vote yes") == "GR-6.5.4"


# ------------------------------------------------------------------ insanity, and time that is up


@pytest.mark.rule("GR-8.15", "GR-R22")
def test_insanity_may_leave_only_the_yes() -> None:
    state = accusing(5, by=1, whom=5, mad={3: ["eager-to-please"]})

    assert offered(state, 3) == ["vote yes"]
    assert refused(state, "2: vote no") == "GR-8.15"
    state = play(state, "2: vote yes")
    assert offered(state, 3) == ["vote yes"]
    assert refused(state, "2: vote no") == "GR-8.15", "nor can it be changed to No"


@pytest.mark.rule("GR-8.15")
@pytest.mark.parametrize("viewer", [at(1), at(2), None])
def test_a_secret_card_may_leave_only_the_no_and_nobody_else_knows(viewer: Seat | None) -> None:
    bound = accusing(5, by=1, whom=5, secret={3: ["secret-sympathy"]}, insanity=["itching-fingers"])
    free = accusing(5, by=1, whom=5, secret={3: ["itching-fingers"]}, insanity=["secret-sympathy"])

    assert offered(bound, 3) == ["vote no"]
    assert offered(free, 3) == ["vote yes", "vote no"]
    assert refused(bound, "2: vote yes") == "GR-8.15"
    assert bound.view(viewer) == free.view(viewer)
    one, first = played(bound, "2: vote no")
    other, second = played(free, "2: vote no")
    assert one.view(viewer) == other.view(viewer)
    assert [event.seen_by(viewer) for event in first] == [event.seen_by(viewer) for event in second]
    assert one.decision is not None
    assert not one.decision.is_open(one), "nobody else answers for them, which would tell"


@pytest.mark.rule("GR-R22", "GR-R54")
@pytest.mark.parametrize(
    ("mad", "secret", "vote"),
    [
        pytest.param((), (), False, id="sane"),
        pytest.param(("eager-to-please",), (), True, id="only Yes"),
        pytest.param((), ("secret-sympathy",), False, id="only No"),
        pytest.param(("eager-to-please",), ("secret-sympathy",), False, id="both, so neither binds"),
    ],
)
def test_a_vote_not_given_in_time_is_a_no_or_the_only_answer(
    mad: tuple[str, ...], secret: tuple[str, ...], vote: bool
) -> None:
    state = accusing(5, by=1, whom=5, mad={3: mad}, secret={3: secret})

    late = state.default_action(at(3))
    assert Vote(at(3), vote) == late
    assert late in state.legal_actions(at(3))


@pytest.mark.rule("GR-R22")
def test_what_a_vote_is_guessed_to_be_is_open_to_its_voter() -> None:
    """P1 thinks of votes that P3 and P4 have committed: the one can only say Yes, the other what he likes."""
    state = play(accusing(5, by=1, whom=5, mad={3: ["eager-to-please"]}), "1: vote no", "2: vote yes", "3: vote yes")

    guesses = [given(state.determinize(at(2), seed)) for seed in range(12)]
    assert {False} == {guess[at(2)] for guess in guesses}, "their own they know"
    assert {True} == {guess[at(3)] for guess in guesses}
    assert {True, False} == {guess[at(4)] for guess in guesses}


@pytest.mark.rule("GR-R22")
def test_a_guess_of_a_vote_and_of_a_secret_card_go_together() -> None:
    """P1 knows neither whether the card of P3 is the one that leaves only the No, nor how P3 has voted."""
    state = play(
        accusing(5, by=1, whom=5, secret={3: ["secret-sympathy"]}, insanity=["itching-fingers"] * 3), "2: vote no"
    )

    guesses = [state.determinize(at(1), seed) for seed in range(12)]
    found = {(guess.players[at(3)].mind.secret[0], given(guess)[at(3)]) for guess in guesses}
    assert found == {("secret-sympathy", False), ("itching-fingers", True), ("itching-fingers", False)}
    assert [guess.violations() for guess in guesses] == [()] * 12


@pytest.mark.rule("GR-R22")
def test_where_nobody_votes_in_time_the_accusation_fails() -> None:
    state = accusing(5, by=1, whom=5, mad={3: ["eager-to-please"]})

    late = [str(state.default_action(seat)) for seat in state.waiting_on]
    assert late == ["0: vote no", "1: vote no", "2: vote yes", "3: vote no"]
    state = play(state, *late)
    assert (state.players[at(5)].revealed, state.players[at(1)].mind.size) == (None, 1)


# ------------------------------------------------------------------ open votes


@pytest.mark.rule("GR-R22")
def test_open_votes_are_public_and_final_as_soon_as_they_are_given() -> None:
    state, happened = played(accusing(5, by=2, whom=5, open_votes=True), "2: vote yes openly")

    assert [events.VoteLaid(at(3), yes=True)] == [event.seen_by(None) for event in happened]
    assert (None, None, True, None, None) == given(state.view(None)) == given(state.view(at(1)))
    assert state.legal_actions(at(3)) == ()
    assert refused(state, "2: vote no openly") == "GR-R22"
    assert happened[0].describe(state) == "P3 voted yes."
    assert tuple(map(at, (1, 2, 4))) == state.waiting_on, "in any order"


@pytest.mark.rule("GR-R22")
@pytest.mark.parametrize(("openly", "text"), [(True, "2: vote yes"), (False, "2: vote yes openly")])
def test_how_it_is_voted_is_not_for_a_player_to_choose(openly: bool, text: str) -> None:
    assert refused(accusing(5, by=2, whom=5, open_votes=openly), text) == "GR-R22"


@pytest.mark.rule("GR-R22")
def test_open_votes_are_counted_and_reveal_nothing_new() -> None:
    """So a table may take the last vote back; not so votes that were committed unseen."""
    openly = told(accusing(5, by=2, whom=5, open_votes=True), *[f"{vote} openly" for vote in FOUR_VOTES])
    unseen = told(accusing(5, by=2, whom=5), *FOUR_VOTES)

    (counted,) = [event for event in openly if isinstance(event, events.VotesCounted)]
    (revealed,) = [event for event in unseen if isinstance(event, events.VotesCounted)]
    assert (counted.reveals, revealed.reveals) == (False, True)
    assert counted.votes == revealed.votes


@pytest.mark.rule("GR-R22", "GR-11.3.2")
def test_open_votes_come_to_the_same_in_any_order() -> None:
    accused, book = accusing(5, by=2, whom=5, open_votes=True), consulting(5, by=2, open_votes=True)
    four = [f"{vote} openly" for vote in FOUR_VOTES]
    five = [*four, "4: vote no openly"]

    assert play(accused, *four).digest() == play(accused, *reversed(four)).digest()
    assert play(book, *five).digest() == play(book, *reversed(five)).digest()


@pytest.mark.rule("GR-8.15")
def test_insanity_binds_open_votes_as_well() -> None:
    state = accusing(5, by=2, whom=5, open_votes=True, mad={3: ["eager-to-please"]})

    assert offered(state, 3) == ["vote yes openly"]
    assert refused(state, "2: vote no openly") == "GR-8.15"


# ------------------------------------------------------------------ Blackmail


@pytest.mark.rule("GR-13.1.7", "GR-R48")
def test_blackmail_turns_a_yes_into_a_no() -> None:
    """Yes Yes Yes No on P5; P4 turns the Yes of P1, and P5 gets off."""
    state, before = played(accusing(5, by=2, whom=5, gear={4: "blackmail"}), *FOUR_VOTES)

    assert AskBlackmail(at(4)) == state.decision
    assert "VotesRevealed" in kinds(before)
    assert "NatureRevealed" not in kinds(before), "before the result is applied"
    assert offered(state, 4) == ["blackmail 0", "blackmail 1", "blackmail 2", "let stand"]
    after, happened = played(state, "blackmail 0")
    assert events.VoteTurned(at(4), at(1), yes=False) in happened
    assert after.ballot is not None
    assert tuple(after.ballot.votes) == (False, True, True, False, None)
    assert events.AccusationFailed(at(2), at(5), 2, 3) in happened
    assert after.players[at(4)].uses == 0


@pytest.mark.rule("GR-13.1.7", "GR-R48")
def test_blackmail_turns_a_no_into_a_yes() -> None:
    """Yes Yes No No on P5; P2 turns the No of P3, and P5 is convicted."""
    state = play(accusing(5, by=2, whom=5, gear={2: "blackmail"}), *ballots([1, 2], [3, 4]))

    state, happened = played(state, "blackmail 2")
    assert state.players[at(5)].is_discovered
    (turned,) = [event for event in happened if isinstance(event, events.VoteTurned)]
    assert turned == turned.seen_by(None)
    assert turned.describe(state) == "P2 blackmailed P3, whose vote is now yes."


@pytest.mark.rule("GR-13.1.7")
def test_blackmail_turns_no_vote_that_is_not_there() -> None:
    state = play(accusing(5, by=1, whom=2, gear={3: "blackmail"}, discovered=[5]), *ballots([1, 3], [4]))

    assert offered(state, 3) == ["blackmail 3", "blackmail 0", "let stand"]
    assert refused(state, "blackmail 2") == "GR-13.1.7", "one's own"
    assert refused(state, "blackmail 1") == "GR-13.1.7", "the accused's"
    assert refused(state, "blackmail 4") == "GR-13.1.7", "a discovered Cultist's"
    assert refused(state, "blackmail 5") == "GR-13.1.7", "nobody's"


@pytest.mark.rule("GR-R48")
def test_nobody_uses_blackmail_at_another_time_or_anothers_or_one_used_up() -> None:
    state = accusing(5, by=2, whom=5, gear={3: "blackmail"})

    assert refused(state, "2: blackmail 0") == "GR-R48", "before the votes are revealed"
    assert refused(state, "0: blackmail 2") == "GR-13.1.1"
    assert refused(accusing(5, by=2, whom=5), "2: blackmail 0") == "GR-13.0.1"
    used_up = accusing(5, by=2, whom=5, gear={3: "blackmail"}, uses={3: 0})
    assert refused(used_up, "2: blackmail 0") == "GR-13.1.4"
    assert AskTurn(at(3)) == play(used_up, *FOUR_VOTES).decision, "nobody is asked"


@pytest.mark.rule("GR-R48")
@pytest.mark.parametrize(
    ("owner", "discovered"), [pytest.param(2, (), id="the accused"), pytest.param(5, (5,), id="a discovered Cultist")]
)
def test_who_has_no_vote_may_blackmail_as_well(owner: int, discovered: tuple[int, ...]) -> None:
    state = accusing(5, by=1, whom=2, gear={owner: "blackmail"}, discovered=discovered)
    yes, no = (1, 3), tuple(who for who in (4, 5) if who not in discovered)

    state = play(state, *ballots(yes, no))

    assert AskBlackmail(at(owner)) == state.decision
    assert play(state, "blackmail 3").players[at(2)].revealed is not None


@pytest.mark.rule("GR-13.1.6", "GR-13.1.7")
def test_a_blackmailed_vote_counts_whatever_insanity_says() -> None:
    state = accusing(5, by=1, whom=2, mad={3: ["eager-to-please"]}, gear={4: "blackmail"})

    state = play(state, *ballots([1, 3, 4], [5]), "blackmail 2")

    assert state.ballot is not None
    assert state.ballot.votes[at(3)] is False
    assert state.players[at(2)].revealed is None


@pytest.mark.rule("GR-13.1.7", "GR-R22")
def test_blackmail_also_serves_in_a_vote_on_the_necronomicon() -> None:
    state = play(consulting(5, by=3, gear={1: "blackmail"}), *ballots([1, 2], [3, 4, 5]))

    assert offered(state, 1) == ["blackmail 1", "blackmail 2", "blackmail 3", "blackmail 4", "let stand"]
    assert isinstance(play(state, "blackmail 2").decision, AskVolunteer)
    assert AskTurn(at(3)) == play(state, "let stand").decision


@pytest.mark.rule("GR-13.1.7")
def test_the_owner_of_blackmail_may_let_the_votes_stand() -> None:
    state = play(accusing(5, by=2, whom=5, gear={4: "blackmail"}), *FOUR_VOTES)

    assert LeaveVotes(at(4)) == state.default_action(at(4))
    after, happened = played(state, "let stand")
    assert events.VotesLeft(at(4)) == happened[0] == happened[0].seen_by(None)
    assert after.players[at(4)].uses == 1
    assert after.players[at(5)].is_discovered


@pytest.mark.rule("GR-13.1.7", "GR-R48")
def test_the_only_voter_is_not_asked_for_blackmail() -> None:
    """Of three undiscovered players one is turned and convicted; P2 then accuses P1, and is the only one to vote."""
    state = table(4, turn=1, discovered=[4], secret={3: ["you-are-a-cultist"]}, turning=True, gear={2: "blackmail"})
    state = play(state, "accuse 2", "waive", *ballots([1, 2]), "let stand")

    happened = told(state, "accuse 0", "waive", "1: vote yes")
    assert events.AccusationFailed(at(2), at(1), 1, 2) in happened
    assert AskTurn(at(3)) == play(state, "accuse 0", "waive", "1: vote yes").decision
