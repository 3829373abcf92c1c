"""Guesses of what a seat cannot see: each is sound, looks to that seat as the game does, and rules no truth out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from rlyeh_rules import Seat
from rlyeh_rules.gate import State
from tests.gate.doctored import top
from tests.gate.exchanges import one_of_each
from tests.gate.moments import MOMENTS, moment
from tests.gate.table import at, hand, play, table, votes

SEATS: Final = [*map(Seat, range(6)), None]


def guesses(state: State, seat: Seat | None, count: int = 60) -> Iterator[State]:
    """Some guesses, each of them sound and looking to that seat as the state does."""
    view = state.view(seat)
    for seed in range(count):
        guess = state.determinize(seat, seed)
        assert guess.violations() == ()
        assert guess.view(seat) == view
        yield guess


# ------------------------------------------------------------------ at any moment


@pytest.mark.rule("GR-R41", "GR-2.1", "GR-2.2")
@pytest.mark.parametrize("viewer", SEATS)
@pytest.mark.parametrize("name", MOMENTS)
def test_a_guess_can_be_made_at_any_moment(name: str, viewer: Seat | None) -> None:
    state = moment(name)
    for guess in guesses(state, viewer, 12):
        assert guess.waiting_on == state.waiting_on
        if viewer is not None:
            assert guess.legal_actions(viewer) == state.legal_actions(viewer)


@pytest.mark.parametrize("name", MOMENTS)
def test_what_could_be_is_guessed_from_as_equally_as_what_is(name: str) -> None:
    state = moment(name)
    for other in one_of_each(state, None)[:3]:
        assert other.state.determinize(None, 5) == state.determinize(None, 5), other.what


# ------------------------------------------------------------------ no truth is ruled out


@pytest.mark.rule("GR-3.12")
def test_every_way_in_which_natures_can_lie_is_guessed() -> None:
    state = table(5, cultists=[2, 4])
    found = {tuple(one.nature for one in guess.players) for guess in guesses(state, at(1), 120)}
    assert len(found) == 6
    assert tuple(one.nature for one in state.players) in found
    assert all(natures[0] == "investigator" for natures in found)


@pytest.mark.rule("GR-3.9", "GR-3.10")
def test_every_hand_and_every_pool_that_can_be_is_guessed() -> None:
    state = table(4, hands={1: "I", 2: "I", 3: "Z", 4: ""}, pool="B", deck="D", cultists=[4])
    found = {
        (guess.players[1].hand, guess.players[2].hand, guess.pool[0].card, guess.mythos.deck)
        for guess in guesses(state, at(1), 300)
    }
    assert len(found) == 24
    assert (hand("I"), hand("Z"), "bokrug", ("dagon",)) in found


@pytest.mark.rule("GR-8.13", "GR-R36")
def test_only_secret_cards_are_guessed_face_down_and_every_one() -> None:
    state = table(
        secret={2: ["secret-sympathy"], 3: ["itching-fingers"]},
        insanity=["torn-pages"] * 20,
        insanity_discard=["you-are-a-cultist"],
    )
    found = {(guess.players[1].mind.secret, guess.players[2].mind.secret) for guess in guesses(state, at(1), 120)}
    assert len(found) == 6


@pytest.mark.rule("GR-8.13", "GR-13.1.11")
def test_all_secret_cards_may_lie_with_players_while_the_relic_is_used() -> None:
    """What the owner of the Relic looks at is seen by nobody else, and may not be what others must have."""
    state = table(
        gear={1: "holy-relic"},
        secret={2: ["secret-sympathy"], 3: ["itching-fingers"]},
        insanity=["torn-pages"] * 2,
        number=6,
    )
    state = play(state, "investigate", "leave", "use relic")
    found = list(guesses(state, at(4)))
    assert {frozenset(one for player in guess.players for one in player.mind.secret) for guess in found} == {
        frozenset({"secret-sympathy", "itching-fingers"})
    }


@pytest.mark.rule("GR-13.2.1")
def test_only_artifacts_are_guessed_as_set_aside_and_every_one() -> None:
    state = table(5, artifacts={}, deck="I Z silver-key", set_aside="book-of-hsan elixir-of-calm", pool="B", number=6)
    found = {frozenset(guess.mythos.box) for guess in guesses(state, at(1), 120)}
    assert found == {
        frozenset({"book-of-hsan", "elixir-of-calm"}),
        frozenset({"silver-key", "elixir-of-calm"}),
        frozenset({"book-of-hsan", "silver-key"}),
    }


# ------------------------------------------------------------------ votes


@pytest.mark.rule("GR-8.15", "GR-R22")
def test_a_committed_vote_is_guessed_among_those_that_are_open() -> None:
    state = table(mad={2: ["eager-to-please"]}, insanity=["torn-pages"] * 3)
    state = play(state, "accuse 4", "waive", *votes("1 no", "2 yes", "3 no"))
    found = {tuple(top(guess).votes) for guess in guesses(state, at(4))}
    assert found == {(one, True, three, None, None) for one in (True, False) for three in (True, False)}


@pytest.mark.rule("GR-8.15", "GR-R22")
def test_an_open_vote_tells_what_secret_insanity_its_voter_cannot_have() -> None:
    state = table(
        open_votes=True, secret={2: ["itching-fingers"]}, insanity=["secret-sympathy"] * 3 + ["you-are-a-cultist"]
    )
    state = play(state, "accuse 4", "waive", *votes("2 yes", openly=True))
    found = {guess.players[1].mind.secret for guess in guesses(state, at(1))}
    assert found == {("itching-fingers",), ("you-are-a-cultist",)}


@pytest.mark.rule("GR-8.15", "GR-R54")
def test_an_open_vote_tells_what_secret_insanity_its_voter_must_have() -> None:
    """Who may only vote Yes, and votes No, has a card that says the opposite."""
    state = table(
        open_votes=True,
        mad={2: ["eager-to-please"]},
        secret={2: ["secret-sympathy"], 3: ["itching-fingers"]},
        insanity=["you-are-a-cultist"] * 3,
    )
    state = play(state, "accuse 4", "waive", *votes("2 no", openly=True))
    assert {guess.players[1].mind.secret for guess in guesses(state, at(1))} == {("secret-sympathy",)}


# ------------------------------------------------------------------ the earlier moment


@pytest.mark.rule("GR-R47", "GR-3.12")
def test_nobody_is_guessed_to_have_had_another_nature_when_the_turn_began() -> None:
    state = moment("the Pistol")
    for guess in guesses(state, at(5)):
        assert guess.undo is not None
        assert [one.nature for one in guess.undo.players] == [one.nature for one in guess.players]


# ------------------------------------------------------------------ cards put aside


@pytest.mark.rule("GR-6.2.1", "GR-8.8")
def test_whoever_must_put_more_cards_aside_is_guessed_to_have_some_that_come_later() -> None:
    state = table(
        hands={1: "B D Z", 2: "I I I"},
        mad={1: ["compulsive-tidying", "compulsive-tidying", "compulsive-tidying"]},
        insanity=["torn-pages"] * 3,
    )
    state = play(state, "research", "discard bokrug")
    for guess in guesses(state, at(2), 200):
        assert guess.legal_actions(at(1))
