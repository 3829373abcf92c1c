"""The Necronomicon: asking the group, the vote, the volunteer, and the price of opening it."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import (
    AskBook,
    AskPistol,
    AskTarget,
    AskTurn,
    AskVolunteer,
    Decline,
    Direction,
    Insanity,
    State,
    events,
)
from rlyeh_rules.kernel import evolve

from .ballots import accusing, ballots, consulting
from .table import HAND, at, kinds, offered, play, played, refused, table, told

ALL = ballots([1, 2, 3, 4, 5])
"""All five vote Yes."""
LASTING = ["fear-of-touch"] * 12


def opened(players: int = 5, *, by: int = 3, **more: Any) -> State:
    """All have agreed that the book is opened, and who asked has volunteered."""
    state = consulting(players, by=by, **more)
    return play(state, *ballots(state.undiscovered[at] + 1 for at in range(len(state.undiscovered))), "volunteer")


# ------------------------------------------------------------------ asking


@pytest.mark.rule("GR-11.3.1")
def test_asking_is_no_action() -> None:
    """Whether the book is opened or the vote fails, P3 still takes one action."""
    state, happened = played(table(5, turn=3), "consult")
    assert happened == [events.BookAsked(at(3))]
    assert happened[0] == happened[0].seen_by(None)
    assert isinstance(state.decision, AskBook)
    assert (state.decision.asker, state.decision.accused) == (at(3), None)

    book_open = play(state, *ALL, "volunteer")
    assert book_open.book.direction is not None
    assert book_open.decision == AskTurn(at(3))
    book_closed = play(state, *ballots(no=[1, 2, 3, 4, 5]))
    assert book_closed.book.direction is None
    assert book_closed.decision == AskTurn(at(3))
    assert "contribute zhar" in offered(book_open, 3)
    assert play(book_open, "contribute zhar").decision == AskTurn(at(4))
    assert play(book_closed, "contribute zhar").decision == AskTurn(at(4))


@pytest.mark.rule("GR-11.3.1", "GR-R30")
def test_nobody_asks_on_anothers_turn() -> None:
    state = table(5, turn=3)

    assert refused(state, "1: consult") == "GR-11.3.1"
    assert "consult" not in offered(state, 2)


@pytest.mark.rule("GR-11.3.1")
@pytest.mark.parametrize("word", ["research", "gamble", "investigate", "accuse 0"])
def test_nobody_asks_once_the_action_has_begun(word: str) -> None:
    state = play(table(5, turn=3), word)

    assert refused(state, "2: consult") == "GR-11.3.1"


@pytest.mark.rule("GR-11.3.1")
def test_nobody_asks_after_the_action() -> None:
    state = play(table(5, turn=3, gear={1: "pistol"}), "contribute zhar")

    assert state.decision == AskPistol(at(1))
    assert refused(state, "2: consult") == "GR-11.3.1"


@pytest.mark.rule("GR-11.3.1")
def test_nobody_asks_once_something_else_has_been_used_in_the_turn() -> None:
    state = table(5, turn=3, artifacts={3: {"book-of-hsan": 3}})
    state = evolve(state, turn=evolve(state.turn, begun=True))

    assert refused(state, "consult") == "GR-11.3.1"
    assert "consult" not in offered(state, 3)


@pytest.mark.rule("GR-11.3.1", "GR-R27")
def test_a_missing_target_is_declared_first() -> None:
    state = table(5, turn=3, target=None, pool="")

    assert state.decision == AskTarget(at(3))
    assert refused(state, "consult") == "GR-5.1"
    assert "consult" in offered(play(state, "declare dagon"), 3)


@pytest.mark.rule("GR-R30")
def test_the_group_is_asked_once_a_turn() -> None:
    state = play(consulting(5, by=3), *ballots([1, 2], [3, 4, 5]))

    assert state.turn.consulted
    assert refused(state, "consult") == "GR-R30"
    assert "consult" not in offered(state, 3)
    assert "consult" in offered(play(state, "contribute zhar"), 4), "the next may ask again"


@pytest.mark.rule("GR-R30")
def test_a_discovered_cultist_does_not_ask() -> None:
    state = table(5, turn=4, discovered=[4])

    assert refused(state, "consult") == "GR-R30"
    assert "consult" not in offered(state, 4)


@pytest.mark.rule("GR-R32")
def test_an_open_book_cannot_be_consulted() -> None:
    state = table(5, turn=3, book="no-enemies")

    assert refused(state, "consult") == "GR-R32"
    assert "consult" not in offered(state, 3)


# ------------------------------------------------------------------ the vote


@pytest.mark.rule("GR-11.3.2", "GR-12.9", "GR-R30")
def test_all_undiscovered_players_vote_the_asker_included() -> None:
    state = consulting(8, by=3, discovered=[8])

    assert state.waiting_on == tuple(range(7))
    assert refused(state, "7: vote yes") == "GR-12.9"
    assert isinstance(play(state, *ballots([1, 2, 3, 4], [5, 6, 7])).decision, AskVolunteer)
    assert play(state, *ballots([1, 2, 3], [4, 5, 6, 7])).decision == AskTurn(at(3))


@pytest.mark.rule("GR-11.3.2", "GR-12.12", "GR-R30")
@pytest.mark.parametrize(
    ("players", "discovered", "needed"),
    [
        (8, (), 5),
        (8, (8,), 4),
        (7, (), 4),
        (6, (), 4),
        (6, (6,), 3),
        (5, (), 3),
        (5, (5,), 3),
        (4, (), 3),
        (4, (4,), 2),
    ],
)
def test_more_than_half_of_those_who_vote_must_agree(players: int, discovered: tuple[int, ...], needed: int) -> None:
    state = consulting(players, by=1, discovered=discovered)
    voters = [who for who in range(1, players + 1) if who not in discovered]

    assert isinstance(play(state, *ballots(voters[:needed], voters[needed:])).decision, AskVolunteer)
    short, happened = played(state, *ballots(voters[: needed - 1], voters[needed - 1 :]))
    assert short.decision == AskTurn(at(1))
    assert events.BookLeftClosed() in happened
    (revealed,) = [event for event in happened if isinstance(event, events.VotesRevealed)]
    assert (revealed.yes, revealed.needed) == (needed - 1, needed)


@pytest.mark.rule("GR-11.3.2")
def test_two_to_two_is_no_majority() -> None:
    state = play(consulting(4, by=3), *ballots([1, 2], [3, 4]))

    assert (state.book.direction, state.decision) == (None, AskTurn(at(3)))


@pytest.mark.rule("GR-R30")
def test_a_failed_vote_costs_nothing() -> None:
    before = table(5, turn=3)

    after = play(before, "consult", *ballots([1, 2], [3, 4, 5]))

    assert after.players == before.players
    assert (after.hour, after.book, after.insanity) == (before.hour, before.book, before.insanity)


@pytest.mark.rule("GR-R22", "GR-11.3.2")
def test_the_votes_on_the_book_stay_public_as_those_on_a_player() -> None:
    state = play(consulting(5, by=3), *ballots([1, 2], [3, 4, 5]))

    assert state.ballot is not None
    assert (state.ballot.asker, state.ballot.accused, state.ballot.yes) == (at(3), None, 2)
    assert tuple(state.ballot.votes) == (True, True, False, False, False)
    assert state.view(None).ballot == state.ballot


# ------------------------------------------------------------------ the volunteer


@pytest.mark.rule("GR-11.3.3", "GR-R30")
def test_they_are_asked_in_turn_order_who_asked_first() -> None:
    state = play(consulting(6, by=3, discovered=[5]), *ballots([1, 2, 3, 4, 6]))

    assert state.decision == AskVolunteer(at(3), (at(4), at(6), at(1), at(2)))
    state = play(state, "decline")
    assert state.decision == AskVolunteer(at(4), (at(6), at(1), at(2)))
    state = play(state, "decline")
    assert state.decision == AskVolunteer(at(6), (at(1), at(2)))
    assert offered(state, 6) == ["volunteer", "decline"]
    assert play(state, "decline", "decline").decision == AskVolunteer(at(2), ())


@pytest.mark.rule("GR-11.3.3", "GR-R30")
def test_the_first_to_accept_opens() -> None:
    state, happened = played(consulting(5, by=3), *ALL, "decline", "decline", "volunteer")

    assert events.Volunteered(at(5)) in happened
    assert events.BookOpened(at(5), Direction("two-in-the-open")) in happened
    assert [player.mind.size for player in state.players] == [0, 0, 0, 0, 3]
    assert state.decision == AskTurn(at(3)), "whose turn it still is"


@pytest.mark.rule("GR-11.3.3", "GR-R30")
def test_if_nobody_volunteers_the_book_stays_closed() -> None:
    before = table(5, turn=3)

    state, happened = played(before, "consult", *ALL, *["decline"] * 5)

    assert happened[-2:] == [events.VolunteerDeclined(at(2)), events.BookLeftClosed()]
    assert (state.book, state.hour, state.players) == (before.book, before.hour, before.players)
    assert state.decision == AskTurn(at(3))


@pytest.mark.rule("GR-11.3.3", "GR-R30")
def test_nobody_is_made_to_volunteer() -> None:
    """Nobody answers for another, nor out of turn; whose time is up has declined."""
    state = play(consulting(5, by=3, discovered=[5]), *ballots([1, 2, 3, 4]))

    assert refused(state, "0: volunteer") == "GR-11.3.3"
    assert refused(state, "4: volunteer") == "GR-R30", "a discovered Cultist"
    assert state.default_action(at(3)) == Decline(at(3))
    assert refused(table(5, turn=3), "2: volunteer") == "GR-11.3.3", "not without a vote"


# ------------------------------------------------------------------ the price


@pytest.mark.rule("GR-11.3.4")
def test_the_opener_draws_three_insanity_cards() -> None:
    """P5 has one already; an Immediately card among the three is carried out and discarded."""
    deck = ["fear-of-touch", "sudden-fright", "itching-fingers", "sleepwalking"]
    state = consulting(5, by=5, mad={5: ["lost-for-words"]}, insanity=deck)

    state, happened = played(state, *ALL, "volunteer")

    drawn = [(event.seat, event.card) for event in happened if isinstance(event, events.InsanityDrawn)]
    assert drawn == [(at(5), Insanity(card)) for card in deck[:3]]
    assert state.players[at(5)].mind.size == 3, "1 before, and 2 of the 3"
    assert state.insanity.discard == (Insanity("sudden-fright"),)
    assert len(state.players[at(5)].hand) == len(HAND.split()) - 1, "the fright cost a card"


@pytest.mark.rule("GR-R31")
def test_the_order_in_which_the_opening_is_worked_off() -> None:
    """Direction, an hour back, then the cards one at a time, an Immediately card as it comes."""
    deck = ["fear-of-touch", "sudden-fright", "sleepwalking"]
    happened = told(consulting(5, by=3, insanity=[*deck, "lost-for-words"]), *ALL, "volunteer")

    opening = ["BookOpened", "ClockMoved", "InsanityDrawn", "InsanityDrawn", "InsanityCarriedOut", "InsanityDrawn"]
    of_interest = {*opening, "CardLost"}
    at_the_end = [kind for kind in kinds(happened) if kind in of_interest]
    assert at_the_end == [*opening[:5], "CardLost", opening[5]]


@pytest.mark.rule("GR-R31")
def test_what_the_opener_has_drawn_counts_from_the_end_of_this_turn() -> None:
    """P3 draws a card that forbids Gamble, and may still gamble in this very turn."""
    state = opened(5, by=3, insanity=["dread-of-chance", "fear-of-touch", "fear-of-touch"])

    assert "gamble" in offered(state, 3)
    after = play(state, "contribute zhar")
    assert Insanity("dread-of-chance") in after.players[at(3)].mind.open


@pytest.mark.rule("GR-R31")
def test_what_another_opener_has_drawn_does_not_bind_a_later_vote_of_this_turn() -> None:
    state = play(consulting(5, by=3), *ALL, "decline", "volunteer", "accuse 0", "waive")

    assert offered(state, 4) == ["vote yes", "vote no"]


# ------------------------------------------------------------------ again


@pytest.mark.rule("GR-11.3.11", "GR-R32")
def test_a_closed_book_takes_all_of_it_again() -> None:
    """Six players; four of them agree on P4's turn, and P2 opens: three insanity cards, and the next direction."""
    state = table(6, turn=4, hour=9, created=["zhar"], used=["no-friends"], insanity=LASTING)
    assert refused(state, "1: volunteer") == "GR-11.3.3", "there is no opening without a vote"

    asked = play(state, "consult")
    assert refused(asked, "1: volunteer") == "GR-11.3.3", "nor before it has passed"
    state = play(asked, *ballots([1, 2, 3, 4], [5, 6]), "decline", "decline", "decline", "decline", "volunteer")

    assert state.book.direction == "two-in-the-open"
    assert [player.mind.size for player in state.players] == [0, 3, 0, 0, 0, 0]
    assert state.hour == 8


@pytest.mark.rule("GR-11.3.11")
def test_if_nobody_asks_the_book_stays_closed() -> None:
    state = table(5, turn=1, created=["zhar"], used=["no-friends"], hands={2: "Z Z Z"})

    state = play(state, "contribute zhar", "contribute zhar")
    assert state.book.direction is None


@pytest.mark.rule("GR-R32")
def test_a_book_that_has_run_out_is_not_opened_any_more() -> None:
    state = table(5, turn=3, directions=[], used=["no-enemies", "no-friends"])

    assert refused(state, "consult") == "GR-R32"
    assert "consult" not in offered(state, 3)


@pytest.mark.rule("GR-R26", "GR-R32")
def test_with_created_targets_the_used_directions_make_a_new_book() -> None:
    """Three have been used up; chance leaves them as they lie, and the first of them is in force."""
    used = ["no-enemies", "no-friends", "six-are-enough"]
    state = table(5, turn=3, directions=[], used=used, allow_created_target=True)
    assert "consult" in offered(state, 3)

    state, happened = played(state, "consult", *ALL, "volunteer", chance=[2, 1])

    assert events.BookRenewed(3) in happened
    assert state.book.direction == "no-enemies"
    assert state.book.deck == ("no-friends", "six-are-enough")
    assert state.book.used == ()
    assert all(card not in {"no-friends", "six-are-enough"} for card in state.view(None).book.deck)


@pytest.mark.rule("GR-R26")
def test_a_card_set_without_directions_has_no_book_to_open() -> None:
    state = table(5, turn=3, directions=[], allow_created_target=True)

    assert refused(state, "consult") == "GR-R32"


@pytest.mark.rule("GR-11.3.1", "GR-R30")
def test_an_accusation_may_follow_a_consultation_in_the_same_turn() -> None:
    state = play(consulting(5, by=3), *ballots([1, 2], [3, 4, 5]), "accuse 4", "waive", *ballots([1, 2], [3, 4]))

    assert state.ballot == play(accusing(5, by=3, whom=5), *ballots([1, 2], [3, 4])).ballot
    assert state.turn.seat == at(4)
