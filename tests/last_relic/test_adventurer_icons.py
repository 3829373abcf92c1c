"""Play a Card: what each icon of the Adventurer does, and X."""

from __future__ import annotations

import pytest

from rlyeh_rules.kernel import HIDDEN, Source
from rlyeh_rules.last_relic import Alert, AskMove, Space, events

from .table import CULT, HER, On, at, names, offered, play, refused, spot, table, told

# ------------------------------------------------------------------ Fund, Clue, Exposure


@pytest.mark.rule("LR-7.1.4")
def test_two_fund_icons_make_five_of_three_funds() -> None:
    state, happened = told(table(hand=["torch = fund fund"], funds=3), "play torch")

    assert (state.adventurer.funds, state.cult.funds) == (5, 3)
    assert happened[1:] == (events.FundsGained(HER, 1, 4), events.FundsGained(HER, 1, 5))


@pytest.mark.rule("LR-7.1.5")
def test_a_clue_goes_to_the_location_of_the_figure_which_may_be_discovered_then() -> None:
    state = table(at=2, hand=["torch = clue"], row=(spot("harbour"), spot("library", clues=1), spot("crypt")))
    assert refused(state, "discover") == "LR-7.2.1"

    state, happened = told(state, "play torch", "1: pass")

    assert [at(state, n).clues for n in (1, 2, 3)] == [0, 2, 0]
    assert at(state, 2).marks == 0
    assert events.CluePlaced(2, 2) in happened
    assert offered(state, HER) == ["0: pass", "0: discover"]


@pytest.mark.rule("LR-7.1.5", "LR-5.2.6")
@pytest.mark.parametrize("up", [False, True])
def test_clues_are_placed_at_hidden_and_at_discovered_locations(up: bool) -> None:
    state = table(hand=["torch = clue clue"], row=(spot("harbour", clues=2, up=up), spot("library"), spot("crypt")))

    assert at(play(state, "play torch"), 1).clues == 4


@pytest.mark.rule("LR-7.1.6", "LR-11.2")
def test_exposure_moves_one_space_which_does_nothing_yet() -> None:
    track = (
        Space(start=True, source=Source.STAND_IN),
        Space(notoriety=1, adventurer=1, cult=1, source=Source.STAND_IN),
        Space(source=Source.STAND_IN),
    )

    state, happened = told(table(hand=["torch = exposure"], track=track), "play torch")

    assert state.alert == Alert(exposure=1, notoriety=0)
    assert (state.adventurer.funds, state.cult.funds) == (3, 3)
    assert happened[1:] == (events.ExposureMoved(1, 1),)


@pytest.mark.rule("LR-7.1.6", "LR-R14")
def test_exposure_does_not_go_beyond_the_end_of_its_track() -> None:
    state, happened = told(table(hand=["torch = exposure exposure"], exposure=6), "play torch")

    assert state.alert.exposure == 7
    assert names(happened) == ["CardPlayed", "ExposureMoved", "IconSkipped"]


# ------------------------------------------------------------------ Move


@pytest.mark.rule("LR-7.1.7", "LR-R34")
def test_the_figure_goes_to_any_other_location_and_its_clues_stay() -> None:
    state = table(hand=["boots = move"], row=(spot("harbour", clues=2), spot("library", up=True), spot("crypt")))
    asked = play(state, "play boots")
    assert offered(asked, HER) == ["0: move 2", "0: move 3"], "discovered or hidden, next to hers or not"

    state, happened = told(asked, "move 3")

    assert state.adventurer.position == 3
    assert [at(state, n).clues for n in (1, 2, 3)] == [2, 0, 0]
    assert happened == (events.FigureMoved(HER, 1, 3),)


@pytest.mark.rule("LR-7.1.7", "LR-R34")
def test_staying_is_no_move() -> None:
    asked = play(table(hand=["boots = move"]), "play boots")

    assert refused(asked, "move 1") == "LR-7.1.7"
    assert refused(asked, "move 4") == "LR-7.1.7"
    assert refused(asked, "move 0") == "LR-7.1.7"


@pytest.mark.rule("LR-R34")
def test_two_moves_may_lead_away_and_back() -> None:
    state = play(table(at=2, hand=["boots = move move"]), "play boots", "move 3")
    assert offered(state, HER) == ["0: move 1", "0: move 2"]

    assert play(state, "move 2").adventurer.position == 2


@pytest.mark.rule("LR-R34", "LR-R5")
def test_with_no_other_location_a_move_is_impossible() -> None:
    state, happened = told(table(hand=["boots = move fund"], row=(spot("harbour"), None, None)), "play boots")

    assert names(happened) == ["CardPlayed", "IconSkipped", "FundsGained"]
    assert state.adventurer.position == 1


@pytest.mark.rule("LR-R34", "LR-R5")
def test_nobody_moves_to_an_empty_space() -> None:
    asked = play(table(hand=["boots = move"], row=(spot("harbour"), None, spot("crypt"))), "play boots")

    assert offered(asked, HER) == ["0: move 3"]
    assert refused(asked, "move 2") == "LR-7.1.7"


@pytest.mark.rule("LR-R5")
def test_beside_the_row_everything_that_needs_a_location_is_impossible() -> None:
    state = table(at=None, hand=["boots = move clue shot clue@chosen remove-mark fund"], row=(None, None, None))

    state, happened = told(state, "play boots")

    assert names(happened) == ["CardPlayed", *["IconSkipped"] * 5, "FundsGained"]
    assert state.adventurer.position is None


@pytest.mark.rule("LR-R34")
def test_a_figure_that_leaves_sets_nothing_off() -> None:
    row = (spot("harbour"), spot("library"), spot("crypt"))
    state = table(hand=["boots = move"], row=row, cultists=[On(1, "acolyte 2 = wound"), On(2, "brute 2 = wound")])

    state, happened = told(state, "play boots", "move 2")

    assert names(happened) == ["CardPlayed", "FigureMoved"]
    assert [(place.up, place.clues) for place in (at(state, 1), at(state, 2))] == [(False, 0), (False, 0)]
    assert state.adventurer.damage == 0


# ------------------------------------------------------------------ Draw


@pytest.mark.rule("LR-7.1.8")
def test_with_no_deck_the_four_discards_are_shuffled_and_one_is_drawn() -> None:
    state = table(hand=["book = draw", "torch = fund", "gun = shot"], discard=["a", "b", "c", "d"])

    state, happened = told(state, "play book")

    cards = state.adventurer.cards
    assert (len(cards.hand), len(cards.deck), cards.discard) == (3, 3, ("book",))
    assert {*cards.hand, *cards.deck} == {"torch", "gun", "a", "b", "c", "d"}
    assert events.DeckShuffled(HER, 4) in happened


@pytest.mark.rule("LR-7.1.8", "LR-6.1.2")
def test_from_a_hand_of_eight_one_is_played_and_one_drawn_and_no_more() -> None:
    others = ["a", "b", "c", "d", "e", "f", "g"]

    state, happened = told(table(hand=["book = draw draw", *others], deck=["x", "y"]), "play book")

    assert (len(state.adventurer.cards.hand), state.adventurer.cards.deck) == (8, ("y",))
    assert names(happened) == ["CardPlayed", "CardsDrawn", "IconSkipped"]


@pytest.mark.rule("LR-7.1.8")
def test_what_is_drawn_is_hers_and_may_be_played_later_in_the_phase() -> None:
    state = play(table(hand=["book = draw"], deck=["torch = fund", "map"], cult_deck=["acolyte 1"]), "play book")

    assert state.adventurer.cards.hand == ("torch",)
    assert (state.adventurer.cards.deck, state.cult.cards.deck) == (("map",), ("acolyte",))
    assert play(state, "1: pass", "play torch").adventurer.funds == 4


@pytest.mark.rule("LR-7.1.8")
def test_only_she_sees_what_she_draws() -> None:
    state, happened = told(table(hand=["book = draw"], deck=["torch = fund", "map"]), "play book")
    drawn = happened[1]
    assert isinstance(drawn, events.CardsDrawn)

    assert drawn.seen_by(HER).cards == ("torch",)
    assert [drawn.seen_by(seat).cards for seat in (CULT, None)] == [(HIDDEN,), (HIDDEN,)]
    assert state.view(HER).adventurer.cards.hand == ("torch",)
    assert state.view(CULT).adventurer.cards.hand == (HIDDEN,)
    assert [state.view(seat).adventurer.cards.deck for seat in (HER, CULT)] == [(HIDDEN,), (HIDDEN,)]


# ------------------------------------------------------------------ healing


@pytest.mark.rule("LR-10.6")
def test_a_healing_icon_heals_its_own_type_only() -> None:
    state = table(hand=["herbs = heal-wound", "song = heal-madness"], wounds=2)

    healed, wounded = play(state, "play herbs"), told(state, "play song")

    assert (healed.adventurer.wounds, healed.adventurer.madness) == (1, 0)
    assert (wounded[0].adventurer.wounds, names(wounded[1])) == (2, ["CardPlayed", "IconSkipped"])


@pytest.mark.rule("LR-10.6")
def test_madness_is_healed_by_the_other_icon() -> None:
    state, happened = told(table(hand=["song = heal-madness"], wounds=2, madness=1), "play song")

    assert (state.adventurer.wounds, state.adventurer.madness) == (2, 0)
    assert happened[1:] == (events.MadnessHealed(HER, 0),)


# ------------------------------------------------------------------ X


@pytest.mark.rule("LR-7.1.14", "LR-R28")
@pytest.mark.parametrize(("stolen", "clues"), [("", 0), ("A", 1), ("AB", 2), ("AA", 2), ("AAB", 3)])
def test_x_counts_the_relics_she_has_stolen_equal_ones_too(stolen: str, clues: int) -> None:
    state, happened = told(table(hand=["torch = X.clue"], stolen=stolen), "play torch")

    assert at(state, 1).clues == clues
    assert names(happened)[1:] == (["CluePlaced"] * clues or ["IconSkipped"])


@pytest.mark.rule("LR-R28", "LR-7.1.14")
def test_x_of_nothing_leaves_the_other_icons_of_the_card() -> None:
    state = play(table(hand=["torch = X.clue fund"]), "play torch")

    assert (at(state, 1).clues, state.adventurer.funds) == (0, 4)


@pytest.mark.rule("LR-R28")
def test_x_is_not_what_the_cult_has_gained() -> None:
    assert at(play(table(hand=["torch = X.clue"], stolen="A", relics="ABC"), "play torch"), 1).clues == 1


@pytest.mark.rule("LR-R28", "LR-R30")
def test_an_x_that_asks_asks_each_time_anew() -> None:
    state = play(table(hand=["boots = X.move clue"], stolen="AB"), "play boots", "move 3")
    assert isinstance(state.decision, AskMove)
    assert offered(state, HER) == ["0: move 1", "0: move 2"]

    state = play(state, "move 2")

    assert (state.adventurer.position, at(state, 2).clues) == (2, 1)
    assert state.waiting_on == (CULT,)


@pytest.mark.rule("LR-R28")
def test_how_often_is_read_once_when_the_icon_begins() -> None:
    state, happened = told(table(hand=["herbs = heal-wound wounds.heal-wound"], wounds=4), "play herbs")

    assert names(happened) == ["CardPlayed", *["WoundHealed"] * 4], "three times by the second icon, not four or two"
    assert state.adventurer.wounds == 0


@pytest.mark.rule("LR-R28", "LR-R30")
def test_what_is_left_of_an_x_is_dropped_once_nothing_more_can_be_done() -> None:
    state = table(hand=["gun = X.shot fund"], stolen="AABB", cultists=[On(1, "acolyte 2 = mark")])

    state, happened = told(state, "play gun", "shoot acolyte", "shoot acolyte")

    assert names(happened)[1:] == ["ShotPlaced", "ShotPlaced", "CultistEliminated", "FundsGained"], "it was not skipped"
    assert state.waiting_on == (CULT,)
