"""Read the Omens: another Mythos card, the choice of two, and a card cancelled (RR-20.20)."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import HIDDEN
from rlyeh_rules.rising import AskCancel, AskOmen, AskOmens, HalfFacts, State
from rlyeh_rules.rising.effects import Effect, LoseSanity, TakeStress, TakeWounds
from rlyeh_rules.rising.events import (
    ElderOneAdvanced,
    Healed,
    MythosCancelled,
    MythosDiscarded,
    MythosDrawn,
    MythosNotDrawn,
    MythosPutUnder,
    WoundsTaken,
)
from rlyeh_rules.rising.vocabulary import Who
from tests.rising.made_up import COMPANION, calm, find, myth, of, why
from tests.rising.table import HOME, i, kinds, offered, play, played, refused, seat

EIGHT = ["quiet"] * 8
FIRST = myth("first", TakeStress(Who.OTHERS), summons=[("cultist", "red-gate")])
SECOND = myth("second", TakeWounds(Who.OTHERS), symbol=True)


def seer(level: int, seats: int = 1, *, mythos: list[str] | None = None, **story: Any) -> State:
    """The turn of one who reads the omens, with two cards of note on top of the deck."""
    skills = {1: {"read-the-omens": level, "arcane-mastery": 1, "swiftness": 0}}
    deck = ["first", "second", *EIGHT] if mythos is None else mythos
    return calm(seats, skills=skills, myths=[FIRST, SECOND], mythos=deck, **story)


# ------------------------------------------------------------------ level 1


@pytest.mark.rule("RR-20.20")
def test_level_1_may_put_the_card_under_the_deck_and_draw_again() -> None:
    state = play(seer(1, stress={1: 3}), "end actions")
    assert (offered(state), state.mythos.playing) == (["play first", "draw again"], ("first",))

    state, happened = played(state, "draw again")

    assert (len(state.mythos.deck), state.mythos.deck[-1], state.mythos.discard) == (9, "first", ("second",))
    assert state.investigator(i(1)).stress == 1
    assert kinds(happened)[:3] == ["MythosPutUnder", "MythosDrawn", "Healed"]
    assert of(happened, Healed) == [Healed(i(1), 2, 0)]
    assert [one.wounds for one in state.team] == [0, 1, 1, 1, 1], "the second card has happened"
    assert [one.stress for one in state.team[1:]] == [0] * 4, "and the first has not"


@pytest.mark.rule("RR-20.20")
def test_level_1_may_keep_the_card_and_then_heals_nothing() -> None:
    state, happened = played(seer(1, stress={1: 3}), "end actions", "play first")

    assert (state.investigator(i(1)).stress, of(happened, Healed), of(happened, MythosPutUnder)) == (3, [], [])
    assert state.mythos.discard == ("first",)


@pytest.mark.rule("RR-20.20")
def test_the_second_card_of_level_1_stays() -> None:
    state = play(seer(1, mythos=["quiet", "quiet", *EIGHT]), "end actions", "draw again")

    assert (state.turn.who, len(state.mythos.deck)) == ("i2", 9)


@pytest.mark.rule("RR-20.20")
def test_with_a_deck_of_one_the_same_card_is_drawn_again() -> None:
    state, happened = played(
        seer(1, mythos=["first"], discard=["quiet"] * 9, stress={1: 2}), "end actions", "draw again"
    )

    assert [event.card for event in of(happened, MythosDrawn)] == ["first", "first"]
    assert (state.mythos.discard[-1], state.investigator(i(1)).stress) == ("first", 0)


@pytest.mark.rule("RR-20.20")
def test_only_what_has_been_looked_at_becomes_open_and_all_know_what_lies_last() -> None:
    state = play(seer(1, 2), "end actions")
    assert state.view(seat(2)).mythos.deck == (HIDDEN,) * 9
    assert state.view(seat(2)).mythos.playing == ("first",)

    _, happened = played(state, "draw again")

    assert [event.seen_by(seat(2)) for event in of(happened, MythosPutUnder)] == [MythosPutUnder(i(1), FIRST.id)]


@pytest.mark.rule("RR-20.20", "RR-25.1")
def test_it_is_asked_of_who_plays_the_seer() -> None:
    state = play(seer(1, 2), "end actions")

    assert state.decision == AskOmen(seat(1), i(1))
    assert (offered(state, 2), refused(state, "1: draw again")) == ([], "RR-25.1")


@pytest.mark.rule("RR-20.20")
def test_nobody_else_reads_omens_and_they_are_read_in_ones_own_turn() -> None:
    assert play(seer(1, turn=2), "end actions").turn.who == "i3"


# ------------------------------------------------------------------ levels 2 and 3


@pytest.mark.rule("RR-20.20")
@pytest.mark.parametrize(("chosen", "other"), [("first", "second"), ("second", "first")])
def test_level_2_draws_two_and_plays_one(chosen: str, other: str) -> None:
    state = play(seer(2, stress={1: 3}), "end actions")
    assert offered(state) == ["play first", "play second"]
    assert (state.decision, len(state.mythos.deck)) == (AskOmens(seat(1), i(1)), 8)
    assert refused(state, "0: play quiet") == "RR-20.20"
    assert refused(state, "0: draw again") == "RR-20.20"

    state = play(state, f"play {chosen}")

    assert (state.mythos.discard, state.mythos.deck[-1], len(state.mythos.deck)) == ((chosen,), other, 9)
    assert state.investigator(i(1)).stress == 1


@pytest.mark.rule("RR-20.20")
@pytest.mark.parametrize(("level", "left"), [(1, 2), (2, 2), (3, 0), (4, 0)])
def test_two_stress_heal_and_from_level_3_all(level: int, left: int) -> None:
    state = play(seer(level, stress={1: 4}, mythos=["quiet"] * 10), "end actions")
    if level == 1:
        state = play(state, "draw again")

    assert state.investigator(i(1)).stress == left


@pytest.mark.rule("RR-20.20")
def test_of_two_cards_alike_there_is_nothing_to_choose() -> None:
    state, happened = played(seer(2, mythos=["first", "first", *EIGHT]), "end actions")

    assert (state.turn.who, state.mythos.discard, state.mythos.deck[-1]) == ("i2", ("first",), "first")
    assert len(of(happened, MythosPutUnder)) == 1


@pytest.mark.rule("RR-20.20", "RR-R34")
def test_for_the_second_card_an_empty_deck_is_made_anew() -> None:
    state, happened = played(seer(2, mythos=["first"], discard=["quiet"] * 9), "end actions", "play first")

    assert kinds(happened)[2:5] == ["MythosDrawn", "MythosReshuffled", "MythosDrawn"]
    assert (state.mythos.discard, len(state.mythos.deck)) == (("first",), 9)


@pytest.mark.rule("RR-20.20", "RR-R34")
def test_where_no_second_card_can_be_drawn_the_first_is_played() -> None:
    """With three symbols in the discard pile the deck is not made anew."""
    state, happened = played(
        seer(2, mythos=["first"], discard=["sign"] * 3 + ["quiet"] * 6, stress={1: 2}), "end actions"
    )

    assert of(happened, MythosNotDrawn) == [MythosNotDrawn(i(1))]
    assert of(happened, MythosDiscarded) == [MythosDiscarded(FIRST.id)]
    assert (state.investigator(i(1)).stress, state.board.track) == (0, 2)


@pytest.mark.rule("RR-16.2", "RR-R34", "RR-20.20")
def test_the_symbol_of_a_card_that_has_been_drawn_does_not_count_yet() -> None:
    """Two lie in the discard pile, the third is in hand: the empty deck is made anew for the second card."""
    state, happened = played(seer(2, mythos=["sign"], discard=["sign", "quiet", "sign"]), "end actions")

    assert kinds(happened)[2:5] == ["MythosDrawn", "MythosReshuffled", "MythosDrawn"]
    assert state.board.track == 1


# ------------------------------------------------------------------ level 4


@pytest.mark.rule("RR-20.20")
def test_level_4_cancels_effects_and_summons_for_two_wounds_but_not_the_symbol() -> None:
    loud = myth("loud", LoseSanity(Who.EVERYBODY), symbol=True, summons=[("cultist", "red-gate")])
    state = calm(
        skills={1: {"read-the-omens": 4, "arcane-mastery": 1, "swiftness": 0}},
        myths=[loud],
        mythos=["loud", "loud", *["quiet"] * 6],
        discard=["sign", "sign"],
    )
    state = play(state, "end actions")
    assert (offered(state), state.decision) == (["let it happen", "cancel"], AskCancel(seat(1), i(1), loud.id))

    state, happened = played(state, "cancel")

    assert [one.sanity for one in state.team] == [1] * 5
    assert (state.enemies, state.investigator(i(1)).wounds) == ((), 2)
    assert kinds(happened)[:3] == ["MythosCancelled", "WoundsTaken", "MythosDiscarded"]
    assert of(happened, ElderOneAdvanced) == [ElderOneAdvanced(2)], "three symbols lay there"


@pytest.mark.rule("RR-20.20")
def test_it_may_let_the_card_happen_for_nothing() -> None:
    state, happened = played(seer(4), "end actions", "play first", "let it happen")

    assert ([one.stress for one in state.team], len(state.enemies)) == ([0, 1, 1, 1, 1], 1)
    assert (of(happened, MythosCancelled), state.investigator(i(1)).wounds) == ([], 0)


@pytest.mark.rule("RR-20.20")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_below_level_4_nothing_is_cancelled(level: int) -> None:
    state = play(seer(level, mythos=["first", "first", *EIGHT]), "end actions")
    if level == 1:
        state = play(state, "play first")

    assert state.turn.who == "i2"


@pytest.mark.rule("RR-20.20", "RR-11.6")
def test_two_wounds_can_be_the_last_but_there_must_be_room_for_both() -> None:
    state, happened = played(seer(4, wounds={1: 3}), "end actions", "play first", "cancel")
    assert (state.investigator(i(1)).alive, state.turn.who, state.enemies) == (False, "i2", ())
    assert (state.mythos.discard, of(happened, WoundsTaken)) == (("first",), [WoundsTaken(i(1), 2)])

    state = play(seer(4, wounds={1: 4}), "end actions", "play first")

    assert (state.turn.who, len(state.enemies)) == ("i2", 1), "it was not even asked"


@pytest.mark.rule("RR-20.20", "RR-22.4")
def test_a_companion_can_take_the_wounds_of_it() -> None:
    friend = find("friend", HalfFacts(kind=COMPANION, health=3))
    state = seer(4, facts={"discovery": [friend]}, discovery=[], cards={1: ["friend left"]}, wounds={1: 4})

    state = play(state, "end actions", "play first", "cancel", "wound friend", "wound friend")

    assert (state.enemies, state.investigator(i(1)).wounds) == ((), 4)
    assert state.investigator(i(1)).cards[0].wounds == 2


@pytest.mark.rule("RR-20.20")
def test_a_card_that_would_do_nothing_is_not_cancelled() -> None:
    assert play(seer(4, mythos=["quiet", "quiet", *EIGHT]), "end actions").turn.who == "i2"


# ------------------------------------------------------------------ beside other things


UNKNOWN = ["the-unlit-star", "strangers-at-the-gate", "walls-without-corners", "echo-of-nothing"]


def with_unknown(level: int, top: list[str], *effects: Effect) -> State:
    """Omens in a game with Unknown Mythos cards, one of which does something."""
    cards = [myth("the-unlit-star", *effects, unknown=True), *[myth(card, unknown=True) for card in UNKNOWN[1:]]]
    return calm(
        skills={1: {"read-the-omens": level, "arcane-mastery": 1, "swiftness": 0}},
        myths=cards,
        mythos=[*top, *["quiet"] * 10, *[card for card in UNKNOWN if card not in top]],
        unknown=["byakhee", "deep-one"],
        unknown_rules="monsters",
        unknown_mythos="true",
        stress={1: 4},
    )


@pytest.mark.rule("RR-20.20", "RR-16.7")
def test_omens_are_read_of_the_first_card_of_a_turn_alone() -> None:
    state = play(with_unknown(1, ["the-unlit-star"]), "end actions", "play the-unlit-star")

    assert (state.turn.who, state.mythos.discard) == ("i2", ("the-unlit-star", "quiet"))


@pytest.mark.rule("RR-20.20", "RR-16.7")
def test_an_unknown_card_put_under_the_deck_brings_no_other() -> None:
    state = play(with_unknown(1, ["the-unlit-star"]), "end actions", "draw again")

    assert (state.mythos.discard, state.mythos.deck[-1]) == (("quiet",), "the-unlit-star")


@pytest.mark.rule("RR-20.20", "RR-16.7")
def test_an_unknown_card_that_is_cancelled_is_followed_by_another() -> None:
    state = with_unknown(4, ["the-unlit-star"], TakeStress(Who.OTHERS))

    state = play(state, "end actions", "play the-unlit-star", "cancel")

    assert (state.mythos.discard, state.investigator(i(1)).wounds) == (("the-unlit-star", "quiet"), 2)
    assert [one.stress for one in state.team[1:]] == [0] * 4


@pytest.mark.rule("RR-20.20", "RR-20.31")
def test_one_who_lies_on_the_ground_reads_them_all_the_same() -> None:
    state = seer(1, insanity={1: "catatonia"}, minds={1: {"lying": True}}, stress={1: 4}, spaces={1: "head"})

    assert (offered(state), state.turn.who) == (["play first", "draw again"], "i1"), "there was nothing to do before"


@pytest.mark.rule("RR-20.20")
def test_nothing_is_asked_of_a_card_that_is_played_again() -> None:
    """Recurring Trauma at level 4: what is played again is not drawn, so it cannot be cancelled."""
    state = seer(
        4,
        mythos=["sign", "sign", *["quiet"] * 7],
        insanity={1: "recurring-trauma"},
        minds={1: {"kept": FIRST.id}},
        sanity={1: 4},
        burning={1: 1},
        spaces={2: HOME},
    )

    state, happened = played(state, "end actions", "keep", chance=[3])

    assert (kinds(happened).count("MythosRepeated"), state.investigator(i(2)).stress) == (1, 1)
    assert of(happened, MythosCancelled) == []
    assert refused(state, "0: let it happen") == "RR-20.5"
    assert why(state, "0: let it happen")
