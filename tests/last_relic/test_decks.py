"""Decks, hands and discard piles: whose they are, shuffling in the middle of a draw, the limit of eight cards."""

from __future__ import annotations

import pytest

from rlyeh_rules import HIDDEN, Seat
from rlyeh_rules.last_relic import Cards, State, events
from tests.last_relic.dealt import as_it_lies, first_goes_last
from tests.last_relic.table import CULT, HER, On, names, play, refused, spot, table, told

FIVE_OF_HERS = ("d1", "d2", "d3", "d4", "d5")
FIVE_OF_THE_CULT = ("k1", "k2", "k3", "k4", "k5")
EIGHT = ("h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8")


def counts(cards: Cards) -> tuple[int, int, int]:
    """How many cards are in deck, hand and discard pile."""
    return len(cards.deck), len(cards.hand), len(cards.discard)


def next_round(state: State, chance: list[int] | None = None) -> State:
    """Nobody does anything for the rest of the round, and both players draw for the next one."""
    return play(play(state, "pass", "pass", "pass"), "pass", chance=chance)


# ------------------------------------------------------------------ whose they are


@pytest.mark.rule("LR-5.1.1")
def test_a_cultist_that_the_adventurer_shoots_goes_to_the_discard_pile_of_the_cult() -> None:
    state = table(hand=("gun = shot",), cultists=(On(1, "acolyte 1"),))

    state = play(state, "play gun", "shoot acolyte")

    assert (state.cult.cards.discard, state.adventurer.cards.discard) == (("acolyte",), ("gun",))


@pytest.mark.rule("LR-5.1.1")
@pytest.mark.parametrize("ask", ["adventurer", "cult"])
def test_a_player_draws_from_the_own_deck_and_discards_to_the_own_pile(ask: str) -> None:
    state = table(
        ask, hand=("book = draw",), deck=("d1", "d2"), cult_hand=("rite | action draw",), cult_deck=("k1", "k2")
    )

    after = play(state, "play book" if ask == "adventurer" else "play rite")

    hers, its = after.adventurer.cards, after.cult.cards
    if ask == "adventurer":
        assert hers == Cards(deck=("d2",), hand=("d1",), discard=("book",))
        assert its == state.cult.cards
    else:
        assert its == Cards(deck=("k2",), hand=("k1",), discard=("rite",))
        assert hers == state.adventurer.cards


@pytest.mark.rule("LR-5.1.1")
def test_a_card_goes_elsewhere_if_it_says_so() -> None:
    state = table(hand=("torch = fund return",), deck=("d1",))

    state, happened = told(state, "play torch")

    assert (state.adventurer.cards.deck, state.adventurer.cards.discard) == (("torch", "d1"), ())
    assert happened[-1] == events.CardPutOnDeck(HER, "torch")


@pytest.mark.rule("LR-5.1.1")
def test_a_discard_pile_is_no_hand() -> None:
    state = table(hand=("find = recover",), discard=("torch = fund",), cult_discard=("rite | action fund",))

    assert refused(state, "recover torch") == "LR-5.1.1"
    assert refused(state, "play torch") == "LR-7.1.1"
    asked = play(state, "play find")
    assert refused(asked, "recover rite") == "LR-5.1.1"
    assert play(asked, "recover torch").adventurer.cards.hand == ("torch",)


# ------------------------------------------------------------------ the deck runs out


@pytest.mark.rule("LR-5.1.2")
def test_a_deck_that_runs_out_in_the_middle_of_a_draw_is_made_of_the_discards() -> None:
    discards = ("x1", "x2", "x3", "x4", "x5", "x6", "x7")
    state = table(deck=("d1", "d2"), discard=discards, cult_deck=FIVE_OF_THE_CULT)

    plain = next_round(state, as_it_lies(7)).adventurer.cards
    turned = next_round(state, first_goes_last(7)).adventurer.cards

    assert plain == Cards(deck=("x4", "x5", "x6", "x7"), hand=("d1", "d2", "x1", "x2", "x3"))
    assert turned == Cards(deck=("x5", "x6", "x7", "x1"), hand=("d1", "d2", "x2", "x3", "x4"))
    assert counts(plain) == (4, 5, 0)


@pytest.mark.rule("LR-5.1.2", "LR-3.12")
def test_what_is_drawn_before_the_shuffle_is_told_before_it() -> None:
    state = table(deck=("d1", "d2"), discard=("x1", "x2", "x3"), cult_deck=FIVE_OF_THE_CULT)

    _, happened = told(state, "pass", "pass", "pass", "pass")
    hers = [event for event in happened if isinstance(event, events.CardsDrawn | events.DeckShuffled)][:3]

    assert hers == [
        events.CardsDrawn(HER, ("d1", "d2")),
        events.DeckShuffled(HER, 3),
        events.CardsDrawn(HER, ("x1", "x2", "x3")),
    ]
    for viewer in (CULT, None):
        assert [event.seen_by(viewer) for event in hers] == [
            events.CardsDrawn(HER, (HIDDEN,) * 2),
            events.DeckShuffled(HER, 3),
            events.CardsDrawn(HER, (HIDDEN,) * 3),
        ]


@pytest.mark.rule("LR-5.1.2")
def test_the_shuffle_waits_until_a_card_is_owed() -> None:
    state = table(deck=FIVE_OF_HERS, discard=("x1", "x2", "x3", "x4"), cult_deck=FIVE_OF_THE_CULT)

    drawn = next_round(state).adventurer.cards

    assert drawn == Cards(deck=(), hand=FIVE_OF_HERS, discard=("x1", "x2", "x3", "x4"))


@pytest.mark.rule("LR-5.1.2")
def test_a_full_hand_owes_no_card_so_nothing_is_shuffled() -> None:
    state = table(hand=EIGHT[:6], deck=("d1", "d2"), discard=("x1", "x2"), cult_deck=FIVE_OF_THE_CULT)

    state = next_round(state)

    assert counts(state.adventurer.cards) == (0, 8, 2)


@pytest.mark.rule("LR-5.1.2")
def test_one_icon_after_another_may_need_a_shuffle() -> None:
    state = table(hand=("book = draw recover draw draw",), discard=("x1", "x2"))

    state, happened = told(state, "play book", chance=[1])

    assert state.adventurer.cards == Cards(deck=(), hand=("x1", "x2"), discard=("book",))
    assert [type(event).__name__ for event in happened[:5]] == [
        "CardPlayed",
        "DeckShuffled",
        "IconSkipped",
        "CardsDrawn",
        "IconSkipped",
    ]


@pytest.mark.rule("LR-5.1.2")
def test_the_discards_are_shuffled_as_often_as_the_deck_runs_out() -> None:
    state = table(cult_deck=(), cult_discard=("k1", "k2"), cult_hand=("rite | action draw draw", "song | action draw"))

    state = play(play(state, "pass", "play rite", chance=None), "pass")
    assert state.cult.cards == Cards(deck=(), hand=("k1", "k2", "song"), discard=("rite",))
    state, happened = told(state, "play song")

    assert state.cult.cards == Cards(deck=(), hand=("k1", "k2", "rite"), discard=("song",))
    assert events.DeckShuffled(CULT, 1) in happened


@pytest.mark.rule("LR-R20")
def test_what_is_owed_with_both_piles_empty_is_lost() -> None:
    state = table(deck=("d1",), discard=("x1",), cult_deck=FIVE_OF_THE_CULT)

    state = next_round(state)

    assert counts(state.adventurer.cards) == (0, 2, 0)


@pytest.mark.rule("LR-R20")
def test_a_card_being_played_is_not_shuffled_into_the_deck_it_draws_from() -> None:
    state = table(hand=("book = draw draw",), discard=("x1",))

    state, happened = told(state, "play book")

    assert state.adventurer.cards == Cards(deck=(), hand=("x1",), discard=("book",))
    assert names(happened) == ["CardPlayed", "DeckShuffled", "CardsDrawn", "IconSkipped"]


@pytest.mark.rule("LR-R20")
def test_a_card_being_played_is_in_no_pile_while_its_icons_ask() -> None:
    state = table(hand=("gun = draw shot draw",), discard=("x1", "x2"), cultists=(On(1, "acolyte 3"),))

    asked = play(state, "play gun", chance=as_it_lies(2))

    assert asked.adventurer.cards == Cards(deck=("x2",), hand=("x1",), discard=(), played="gun")
    assert asked.violations() == ()
    assert play(asked, "shoot acolyte").adventurer.cards == Cards(deck=(), hand=("x1", "x2"), discard=("gun",))


@pytest.mark.rule("LR-R20")
def test_permanent_cards_in_play_are_not_shuffled() -> None:
    state = table(
        "cult",
        cult_hand=("rite | action draw draw",),
        cult_permanents=("idol | permanent price -1",),
        cult_discard=("k1",),
    )

    state = play(state, "play rite")

    assert state.cult.cards == Cards(deck=(), hand=("k1",), discard=("rite",), permanents=("idol",))


@pytest.mark.rule("LR-R20")
def test_with_eight_of_its_ten_cards_deployed_the_cult_holds_two() -> None:
    cultists = tuple(On(1 + at % 3, f"c{at} 2") for at in range(8))
    state = table(cultists=cultists, cult_discard=("k1", "k2"), deck=FIVE_OF_HERS)

    state = next_round(state)

    assert state.cult.cards.hand == ("k1", "k2")
    assert len(state.cult.cultists) == 8


# ------------------------------------------------------------------ cards that are bought, and that are kept


@pytest.mark.rule("LR-5.1.3")
def test_a_bought_card_is_drawn_only_when_its_pile_has_become_the_deck() -> None:
    state = table(
        "cult buys",
        cult_deck=FIVE_OF_THE_CULT[:4],
        cult_discard=("y1", "y2", "y3", "y4", "y5"),
        market=("lens $3 = clue // 2 = mark",),
        deck=FIVE_OF_HERS,
    )

    bought = play(state, "buy lens")
    assert bought.cult.cards == Cards(
        deck=FIVE_OF_THE_CULT[:4], discard=("y1", "y2", "y3", "y4", "y5", "lens"), bought=("lens",)
    )
    as_fifth = play(play(bought, "pass"), "pass", chance=[0, *as_it_lies(5)]).cult.cards
    as_last = play(play(bought, "pass"), "pass", chance=as_it_lies(6)).cult.cards

    assert as_fifth.hand == ("k1", "k2", "k3", "k4", "lens")
    assert (as_last.hand, as_last.deck[-1]) == (("k1", "k2", "k3", "k4", "y1"), "lens")
    assert counts(as_fifth) == counts(as_last) == (5, 5, 0)


@pytest.mark.rule("LR-5.1.4")
def test_cards_in_hand_are_kept_for_the_next_round() -> None:
    state = table(hand=EIGHT[:4], deck=FIVE_OF_HERS, cult_hand=("k6", "k7", "k8", "k9"), cult_deck=FIVE_OF_THE_CULT)

    state = next_round(state)

    assert set(state.adventurer.cards.hand) == {*EIGHT[:4], "d1", "d2", "d3", "d4"}
    assert set(state.cult.cards.hand) == {"k6", "k7", "k8", "k9", "k1", "k2", "k3", "k4"}
    assert (state.adventurer.cards.discard, state.cult.cards.discard) == ((), ())


# ------------------------------------------------------------------ the limit of eight


@pytest.mark.rule("LR-R21")
def test_a_card_that_is_played_leaves_room_for_one_in_a_hand_of_eight() -> None:
    state = table(hand=("book = draw draw", *EIGHT[:7]), deck=("d1", "d2"))

    state, happened = told(state, "play book")

    assert set(state.adventurer.cards.hand) == {*EIGHT[:7], "d1"}
    assert names(happened) == ["CardPlayed", "CardsDrawn", "IconSkipped"]
    assert state.adventurer.cards.deck == ("d2",)


@pytest.mark.rule("LR-R21")
def test_an_ability_leaves_no_room_in_a_hand_of_eight() -> None:
    row = (spot("harbour", up=True, clues=1, ability="draw fund"), spot("library"), spot("crypt"))
    state = table(row=row, hand=EIGHT, deck=("d1",))

    state, happened = told(state, "ability 1")

    assert counts(state.adventurer.cards) == (1, 8, 0)
    assert names(happened) == ["AbilityActivated", "IconSkipped", "FundsGained"]


@pytest.mark.rule("LR-R21")
def test_a_card_that_would_come_back_to_a_hand_of_eight_stays_where_it_is() -> None:
    state = table(hand=("find = draw recover", *EIGHT[:7]), deck=("d1",), discard=("x1",))

    state = play(state, "play find")

    assert counts(state.adventurer.cards) == (0, 8, 2)
    assert state.adventurer.cards.discard == ("x1", "find")
    assert state.waiting_on == (CULT,)


@pytest.mark.rule("LR-R21")
def test_a_card_comes_back_to_a_hand_of_seven() -> None:
    state = table(hand=("find = recover recover", *EIGHT[:7]), discard=("x1", "x2"))

    state = play(state, "play find", "recover x2")

    assert set(state.adventurer.cards.hand) == {*EIGHT[:7], "x2"}
    assert state.adventurer.cards.discard == ("x1", "find")


# ------------------------------------------------------------------ five at most, the Adventurer first


@pytest.mark.rule("LR-R22")
@pytest.mark.parametrize(("held", "then"), [(1, 6), (2, 7)])
@pytest.mark.parametrize("seat", [HER, CULT])
def test_five_cards_are_drawn_even_if_eight_would_not_be_reached(seat: Seat, held: int, then: int) -> None:
    hers = {"hand": EIGHT[:held], "deck": (*FIVE_OF_HERS, "d6", "d7")}
    its = {"cult_hand": EIGHT[:held], "cult_deck": (*FIVE_OF_THE_CULT, "k6", "k7")}

    state = next_round(table(**(hers if seat == HER else its)))

    assert counts(state.side(seat).cards) == (2, then, 0)


@pytest.mark.rule("LR-R22")
def test_the_adventurer_draws_and_so_shuffles_first() -> None:
    state = table(discard=("x1", "x2", "x3", "x4", "x5", "x6"), cult_discard=("y1", "y2", "y3", "y4", "y5", "y6"))
    state = play(state, "pass", "pass", "pass")

    state, happened = told(state, "pass", chance=[*as_it_lies(6), *first_goes_last(6)])

    assert (state.adventurer.cards.deck, state.cult.cards.deck) == (("x6",), ("y1",))
    assert [event for event in happened if isinstance(event, events.DeckShuffled | events.CardsDrawn)] == [
        events.DeckShuffled(HER, 6),
        events.CardsDrawn(HER, ("x1", "x2", "x3", "x4", "x5")),
        events.DeckShuffled(CULT, 6),
        events.CardsDrawn(CULT, ("y2", "y3", "y4", "y5", "y6")),
    ]


@pytest.mark.rule("LR-6.1.2", "LR-R36")
@pytest.mark.parametrize("deck", [("d1", "d2"), ("d2", "d1")])
def test_what_an_action_draws_is_told_in_no_order(deck: tuple[str, ...]) -> None:
    state, happened = told(table(hand=("book = draw fund draw",), deck=deck), "play book")

    assert state.adventurer.cards.hand == ("d1", "d2")
    assert names(happened)[:3] == ["CardPlayed", "FundsGained", "CardsDrawn"]
    assert happened[2] == events.CardsDrawn(HER, ("d1", "d2"))  # type: ignore[arg-type]
