"""Turning to the Other Side: Secret insanity cards that decide, in the end, on which side a player is."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import CULTIST, Insanity, Nature, Revealed, Side, State, events
from rlyeh_rules.kernel import HIDDEN, Seat

from .table import at, new, offered, play, played, refused, shipped, table, votes

TO_CULTIST, TO_INVESTIGATOR = "you-are-a-cultist", "you-are-an-investigator"
INVESTIGATORS, CULTISTS = Side.INVESTIGATORS, Side.CULTISTS


def turned(*words: str, cultist: bool = False, **changes: Any) -> State:
    """Six players; P2, of the other nature, holds turning cards, the oldest first. P1's turn."""
    given: dict[str, Any] = {"cultists": [2, 6] if cultist else [5, 6], "secret": {2: words}, "turning": True}
    return table(6, **given | changes)


def midnight(state: State) -> tuple[Seat, ...]:
    """Who has won when it becomes midnight with three sigils created."""
    after = play(state, "contribute zhar")
    assert after.outcome is not None
    return after.outcome.winners


LAST_TURN: dict[str, Any] = {"turn": 6, "hour": 11, "created": ["zhar", "bokrug", "dagon"], "pool": "I"}

# ------------------------------------------------------------------ what decides


@pytest.mark.rule("GR-14.2.1")
def test_an_investigator_with_the_cultist_card_wins_with_the_cultists() -> None:
    assert midnight(turned(TO_CULTIST, **LAST_TURN)) == (at(2), at(5), at(6))


@pytest.mark.rule("GR-14.2.1")
def test_a_cultist_with_the_cultist_card_stays_one() -> None:
    assert midnight(turned(TO_CULTIST, cultist=True, **LAST_TURN)) == (at(2), at(6))


@pytest.mark.rule("GR-14.2.1")
def test_a_cultist_with_the_investigator_card_wins_with_the_investigators() -> None:
    state = turned(
        TO_INVESTIGATOR, cultist=True, created=["zhar", "bokrug", "dagon"], pool="I I I D D D", hands={1: "I"}
    )

    state = play(state, "contribute ithaqua")

    assert state.outcome is not None
    assert state.outcome.winners == (at(1), at(2), at(3), at(4), at(5))


@pytest.mark.rule("GR-14.2.1")
@pytest.mark.parametrize("viewer", [at(1), None])
def test_the_card_and_the_change_are_known_to_its_drawer_alone(viewer: Seat | None) -> None:
    with_it, with_another = turned(TO_CULTIST), turned("secret-sympathy")

    assert with_it.view(at(2)).side(at(2)) is CULTISTS
    assert with_it.view(viewer).players[1].mind.secret == (HIDDEN,)
    assert with_it.view(viewer).players == with_another.view(viewer).players


@pytest.mark.rule("GR-14.2.1")
def test_drawing_the_card_is_seen_as_drawing_a_secret_card() -> None:
    _, happened = played(turned(insanity=[TO_CULTIST] * 2), "research", "done")

    (drawn,) = [event for event in happened if isinstance(event, events.InsanityDrawn)]
    assert drawn.seen_by(at(1)).card == TO_CULTIST
    assert drawn.seen_by(at(2)).card is HIDDEN


@pytest.mark.rule("GR-R44")
@pytest.mark.parametrize(
    ("words", "side"),
    [
        ((TO_CULTIST, TO_INVESTIGATOR), INVESTIGATORS),
        ((TO_INVESTIGATOR, TO_CULTIST), CULTISTS),
        ((TO_CULTIST, "secret-sympathy"), CULTISTS),
        ((), INVESTIGATORS),
    ],
)
def test_the_last_card_drawn_decides(words: tuple[str, ...], side: Side) -> None:
    assert side is turned(*words).side(at(2))


@pytest.mark.rule("GR-R44")
@pytest.mark.parametrize(
    ("words", "taken", "side"),
    [
        ((TO_CULTIST, TO_INVESTIGATOR), 2, CULTISTS),
        ((TO_CULTIST, TO_INVESTIGATOR), 1, INVESTIGATORS),
        ((TO_CULTIST,), 1, INVESTIGATORS),
    ],
    ids=["the next older one", "the last one still", "the Secret Nature"],
)
def test_if_opium_takes_it_away_what_is_left_decides(words: tuple[str, ...], taken: int, side: Side) -> None:
    state = turned(*words, gear={3: "opium"})

    state = play(state, f"2: opium 1, secret {taken}")

    assert side is state.side(at(2))


@pytest.mark.rule("GR-R44")
@pytest.mark.rule("GR-8.6")
def test_the_side_changes_at_the_end_of_the_turn_of_drawing() -> None:
    state = turned(insanity=[TO_CULTIST] * 2, gear={3: "pistol"})
    state = play(state, "research", "done")
    assert state.players[0].mind.fresh_secret == (TO_CULTIST,)
    assert state.side(at(1)) is INVESTIGATORS

    state = play(state, "hold fire")

    assert state.side(at(1)) is CULTISTS


@pytest.mark.rule("GR-R44")
def test_a_game_that_ends_in_the_turn_of_drawing_ends_with_the_old_sides() -> None:
    state = turned(
        insanity=[TO_CULTIST] * 5,
        directions=["no-enemies"],
        created=["zhar", "bokrug", "dagon"],
        pool="I I I I I D",
        hands={1: "I"},
    )
    state = play(state, "consult", *votes(*[f"{who} yes" for who in range(1, 7)]), "volunteer")
    assert state.players[0].mind.fresh_secret == (TO_CULTIST,) * 3

    state = play(state, "contribute ithaqua")

    assert state.outcome is not None
    assert state.outcome.winners == (at(1), at(2), at(3), at(4))


@pytest.mark.rule("GR-R44")
def test_behind_the_ritual_mask_the_side_stays_turned() -> None:
    state = play(turned(TO_CULTIST, turn=2, gear={2: "ritual-mask"}), "use mask")

    assert state.side(at(2)) is CULTISTS


# ------------------------------------------------------------------ accusations


ALL_BUT_P2 = votes(*[f"{who} yes" for who in (1, 3, 4, 5, 6)])


@pytest.mark.rule("GR-14.2.3")
def test_a_turned_investigator_is_discovered_as_a_cultist_by_both_cards() -> None:
    state, happened = played(turned(TO_CULTIST, "secret-sympathy", hour=7), "accuse 1", "waive", *ALL_BUT_P2)

    assert state.players[1].is_discovered
    assert state.players[1].revealed == Revealed(CULTISTS, Insanity(TO_CULTIST))
    assert state.players[1].mind.size == 0
    assert state.hour == 7
    (shown,) = [event.seen_by(None) for event in happened if isinstance(event, events.NatureRevealed)]
    assert (shown.nature, shown.turned_by) == (Nature("investigator"), TO_CULTIST)


@pytest.mark.rule("GR-14.2.3")
def test_a_turned_cultist_is_revealed_as_an_investigator_and_it_costs_two_hours() -> None:
    state = play(turned(TO_INVESTIGATOR, cultist=True, hour=7), "accuse 1", "waive", *ALL_BUT_P2)

    assert state.players[1].revealed == Revealed(INVESTIGATORS, Insanity(TO_INVESTIGATOR))
    assert state.hour == 9
    assert (state.players[1].mind.open, state.players[1].mind.secret) == ((TO_INVESTIGATOR,), ()), "it has been shown"
    assert state.view(None).players[1].nature == CULTIST


@pytest.mark.rule("GR-14.2.3")
def test_in_a_game_of_four_a_turned_cultist_loses_it_for_their_accusers() -> None:
    state = table(4, cultists=[2], secret={2: [TO_INVESTIGATOR]}, turning=True)

    state = play(state, "accuse 1", "waive", *votes("1 yes", "3 yes", "4 yes"))

    assert state.outcome is not None
    assert state.outcome.rule == "GR-6.5.13"


@pytest.mark.rule("GR-14.2.3")
@pytest.mark.rule("GR-8.13")
def test_a_card_that_does_not_decide_is_not_shown() -> None:
    state = turned(TO_INVESTIGATOR, TO_CULTIST, cultist=True)

    state = play(state, "accuse 1", "waive", *ALL_BUT_P2)

    assert state.players[1].revealed == Revealed(CULTISTS, Insanity(TO_CULTIST))


@pytest.mark.rule("GR-14.2.3")
def test_without_such_a_card_the_nature_is_shown_alone() -> None:
    state = play(turned("secret-sympathy"), "accuse 1", "waive", *ALL_BUT_P2)

    assert state.players[1].revealed == Revealed(INVESTIGATORS)


@pytest.mark.rule("GR-14.2.3")
@pytest.mark.rule("GR-R44")
def test_a_card_drawn_in_this_very_turn_is_not_shown() -> None:
    state = turned(insanity=[TO_CULTIST] * 4)
    yes = votes(*[f"{who} yes" for who in range(1, 7)])
    state = play(state, "consult", *yes, "decline", "volunteer")
    assert state.players[1].mind.fresh_secret == (TO_CULTIST,) * 3

    state = play(state, "accuse 1", "waive", *ALL_BUT_P2)

    assert state.players[1].revealed == Revealed(INVESTIGATORS)


# ------------------------------------------------------------------ settled for good


@pytest.mark.rule("GR-14.2.2")
@pytest.mark.rule("GR-R44")
def test_a_revealed_investigator_who_draws_the_cultist_card_stays_one() -> None:
    state = table(6, revealed=[1], insanity=[TO_CULTIST] * 2, turning=True)

    state = play(state, "research", "done")

    assert state.players[0].mind.secret == (TO_CULTIST,)
    assert state.side(at(1)) is INVESTIGATORS


@pytest.mark.rule("GR-14.2.2")
def test_a_discovered_cultist_draws_no_card_that_could_turn_them() -> None:
    deck = [TO_INVESTIGATOR] * 8
    state = table(6, turn=2, discovered=[1], insanity=deck, hands={2: "I"}, pool="I I I D D I/D", turning=True)

    state = play(state, "contribute ithaqua")

    assert state.players[0].mind.size == 0
    assert state.side(at(1)) is CULTISTS


@pytest.mark.rule("GR-R44")
def test_who_was_revealed_as_an_investigator_by_a_card_stays_one_when_it_is_removed() -> None:
    state = turned(TO_INVESTIGATOR, cultist=True, gear={3: "opium"})
    state = play(state, "accuse 1", "waive", *ALL_BUT_P2)

    state = play(state, "2: opium 1, you-are-an-investigator")

    assert state.players[1].mind.size == 0
    assert state.side(at(2)) is INVESTIGATORS


@pytest.mark.rule("GR-14.2.2")
def test_nobody_who_is_settled_can_be_accused_again() -> None:
    state = play(turned(TO_INVESTIGATOR, cultist=True), "accuse 1", "waive", *ALL_BUT_P2)

    assert refused(play(state, "contribute zhar"), "accuse 1") == "GR-R23"


# ------------------------------------------------------------------ a side with nobody on it


@pytest.mark.rule("GR-R44")
def test_a_side_without_players_wins_all_the_same() -> None:
    state = table(4, cultists=[2], secret={2: [TO_INVESTIGATOR]}, turning=True, turn=4, hour=11)

    state = play(state, "contribute zhar")

    assert state.outcome is not None
    assert state.outcome.winners == ()
    assert "Cultists win" in state.outcome.reason


@pytest.mark.rule("GR-R44")
@pytest.mark.rule("GR-10.5")
def test_investigators_win_even_if_all_at_the_table_are_cultists() -> None:
    state = table(
        4,
        cultists=[2],
        secret={1: [TO_CULTIST], 3: [TO_CULTIST], 4: [TO_CULTIST]},
        turning=True,
        created=["zhar", "bokrug", "dagon"],
        pool="I I I D D D",
        hands={1: "I"},
    )

    state = play(state, "contribute ithaqua")

    assert state.outcome is not None
    assert state.outcome.winners == ()
    assert "Investigators win" in state.outcome.reason


# ------------------------------------------------------------------ without the option


@pytest.mark.rule("GR-14.2.4")
@pytest.mark.rule("GR-14.0.1")
def test_without_the_option_such_a_card_changes_nothing() -> None:
    state = turned(TO_CULTIST, turning=False, turn=2)

    assert state.side(at(2)) is INVESTIGATORS
    assert offered(state, 2) == offered(turned(turning=False, turn=2), 2)


@pytest.mark.rule("GR-14.2.4")
def test_without_the_option_it_is_not_shown_with_the_nature() -> None:
    state = play(turned(TO_CULTIST, turning=False), "accuse 1", "waive", *ALL_BUT_P2)

    assert state.players[1].revealed == Revealed(INVESTIGATORS)
    assert state.players[1].mind.secret == (TO_CULTIST,)


@pytest.mark.rule("GR-14.2.4")
def test_such_cards_are_in_the_deck_of_every_game() -> None:
    state = new(5)

    assert {*shipped().turning} < {*state.insanity.deck}
    assert len(state.insanity.deck) == 78


@pytest.mark.rule("GR-14.2.5")
@pytest.mark.parametrize("players", range(4, 9))
def test_the_option_is_open_to_any_number_of_players(players: int) -> None:
    assert new(players, turning=True).setup.options.turning


# ------------------------------------------------------------------ a card that was shown


def shown(**changes: Any) -> State:
    """P2, a Cultist turned Investigator, has been accused and found to be one; then it is P2's turn."""
    given: dict[str, Any] = {"hour": 6, "cultist": True, "gear": {3: "opium"}}
    state = turned(TO_INVESTIGATOR, "secret-sympathy", **given | changes)
    return play(state, "accuse 1", "waive", *votes("1 yes", "3 yes", "4 yes", "5 yes", "6 no"))


@pytest.mark.rule("GR-R44", "GR-14.2.3")
def test_a_turning_card_that_was_shown_lies_open_from_then_on() -> None:
    state = shown()

    assert state.players[1].mind.open == (TO_INVESTIGATOR,)
    assert state.players[1].mind.secret == ("secret-sympathy",)
    assert state.view(None).players[1].mind.open == (TO_INVESTIGATOR,)


@pytest.mark.rule("GR-R44", "GR-14.2.3")
@pytest.mark.parametrize("viewer", [at(1), at(2), at(6), None])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_guess_has_it_there(viewer: Seat | None, seed: int) -> None:
    state = shown(insanity=["secret-sympathy", *[TO_INVESTIGATOR] * 2, *["eager-to-please"] * 6])

    guess = state.determinize(viewer, seed)

    assert guess.players[1].mind.open == (TO_INVESTIGATOR,)
    assert guess.violations() == ()
    assert guess.view(viewer) == state.view(viewer)


@pytest.mark.rule("GR-R44", "GR-13.1.12")
def test_opium_takes_it_by_name_and_the_investigator_stays_one() -> None:
    state = shown()
    assert f"opium 1, {TO_INVESTIGATOR}" in offered(state, 3)

    state = play(state, f"2: opium 1, {TO_INVESTIGATOR}")

    assert state.players[1].mind.open == ()
    assert state.side(at(2)) is INVESTIGATORS
    assert state.players[1].revealed == Revealed(INVESTIGATORS, Insanity(TO_INVESTIGATOR))
    assert state.insanity.discard == (TO_INVESTIGATOR,)


@pytest.mark.rule("GR-R44")
def test_of_two_equal_cards_it_is_the_last_one_that_is_shown() -> None:
    secret = {2: [TO_INVESTIGATOR, "secret-sympathy", TO_INVESTIGATOR]}

    state = turned(hour=6, cultist=True, secret=secret)
    state = play(state, "accuse 1", "waive", *votes("1 yes", "3 yes", "4 yes", "5 yes", "6 no"))

    assert state.players[1].mind.open == (TO_INVESTIGATOR,)
    assert state.players[1].mind.secret == (TO_INVESTIGATOR, "secret-sympathy")
