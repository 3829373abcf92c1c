"""Setup: the sides, the markers, the market, the Great Old One, the decks, and the order in which they come."""

from __future__ import annotations

from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules import HIDDEN, NotationError, Seat
from rlyeh_rules.kernel import evolve
from rlyeh_rules.last_relic import Alert, Space, State
from tests.last_relic.dealt import as_it_lies, dealt, first_goes_last, shipped, unshuffled
from tests.last_relic.table import CULT, HER, STAND_IN, at, changed, names, offered, play, refused, table, told

SHUFFLES = [*as_it_lies(9), *as_it_lies(10)]
"""What chance gives for the two starting decks, which then stay as they are."""


def kept(state: State) -> State:
    """The Cult has kept the first three of the Locations it has drawn, in that order."""
    return play(state, str(state.legal_actions()[0]))


def begun(state: State | None = None, chance: list[int] = SHUFFLES) -> State:
    """The figure has been placed at Location 2, so that round 1 has begun."""
    return play(kept(state or unshuffled()), "start 2", chance=chance)


# ------------------------------------------------------------------ two sides


@pytest.mark.rule("LR-1.1")
@pytest.mark.parametrize("players", [0, 1, 3, ["Ada"], ["Ada", "Bram", "Cleo"]])
def test_any_number_of_players_but_two_is_refused(players: int | list[str]) -> None:
    with pytest.raises(rr.SetupError) as refusal:
        rr.new_game("last_relic", seed=1, players=players)

    assert refusal.value.rule == "LR-1.1"


@pytest.mark.rule("LR-1.1", "LR-3.1")
@pytest.mark.parametrize(
    ("options", "adventurer", "cult"),
    [({}, 0, 1), ({"faction_of_first_seat": "adventurer"}, 0, 1), ({"faction_of_first_seat": "cult"}, 1, 0)],
)
def test_the_players_say_who_is_the_cult_and_the_other_is_the_adventurer(
    options: dict[str, Any], adventurer: int, cult: int
) -> None:
    for seed in range(5):
        state = dealt(seed, **options)

        assert (state.adventurer.seat, state.cult.seat) == (adventurer, cult), "and nothing is drawn for it"
        assert [str(state.faction(seat)) for seat in sorted((adventurer, cult))] == [
            "adventurer" if seat == adventurer else "cult" for seat in (0, 1)
        ]


@pytest.mark.rule("LR-1.1", "LR-3.1")
def test_no_option_gives_both_seats_one_faction() -> None:
    with pytest.raises(rr.SetupError) as refusal:
        dealt(faction_of_first_seat="both")

    assert refusal.value.rule == "LR-3.1"


@pytest.mark.rule("LR-1.1")
def test_a_table_with_the_cult_in_both_seats_is_not_sound() -> None:
    state = table("cult")
    wrong = changed(state, adventurer=evolve(state.adventurer, seat=CULT))

    assert state.violations() == ()
    assert "LR-1.1" in [violation.rule for violation in wrong.violations()]


@pytest.mark.rule("LR-1.1")
@pytest.mark.parametrize(
    ("ask", "text", "rule"),
    [
        ("adventurer", "0: activate acolyte", "LR-6.3.2"),
        ("cult", "1: discover", "LR-6.3.2"),
        ("cult", "1: steal A", "LR-6.3.2"),
        ("cult", "1: ability 1", "LR-6.3.2"),
        ("deploy", "0: deploy acolyte at 1", "LR-6.2.1"),
        ("deploy", "0: done", "LR-6.2.1"),
        ("cult", "1: start 2", "LR-3.11"),
        ("adventurer", "0: keep harbour, library, crypt", "LR-3.9"),
    ],
)
def test_each_action_is_checked_against_the_faction_of_the_seat(ask: str, text: str, rule: str) -> None:
    assert refused(table(ask, cult_hand=("acolyte 2 = mark",)), text) == rule


# ------------------------------------------------------------------ what each player gets


@pytest.mark.rule("LR-2.2")
def test_each_player_has_one_of_everything_and_only_the_adventurer_a_damage_track() -> None:
    state = begun()

    for side in (state.adventurer, state.cult):
        assert (side.funds, side.reserved, side.relics) == (3, None, ())
        assert (side.cards.discard, side.cards.permanents, side.cards.played) == ((), (), None)
        assert (len(side.cards.deck), len(side.cards.hand)) in {(4, 5), (5, 5)}
    assert (state.adventurer.wounds, state.adventurer.madness) == (0, 0)
    assert not hasattr(state.cult, "wounds")
    assert not hasattr(state.cult, "madness")


@pytest.mark.rule("LR-3.1")
def test_the_decks_are_the_nine_and_the_ten_starting_cards_and_no_reinforcements() -> None:
    state, content = dealt(), shipped()

    hers, its = state.adventurer.cards.deck, state.cult.cards.deck
    assert (len(hers), len(its)) == (9, 10)
    assert set(hers) == {facts.id for facts in content.adventurer_cards}
    assert set(its) == {facts.id for facts in content.cult_cards}
    assert {*hers, *its}.isdisjoint(facts.id for facts in content.reinforcements)


@pytest.mark.rule("LR-3.2")
def test_both_players_begin_with_three_funds() -> None:
    assert (dealt().adventurer.funds, dealt().cult.funds) == (3, 3)


@pytest.mark.rule("LR-3.3")
def test_both_reserve_tokens_are_at_hand_in_the_first_reinforcement_phase() -> None:
    state = begun()
    assert (state.adventurer.reserved, state.cult.reserved) == (None, None)

    state = play(state, "done", "pass", "pass", "pass", "pass")

    assert state.waiting_on == (HER,)
    assert offered(state, HER, "reserve") == [f"0: reserve {card}" for card in state.market.cards]
    state = play(state, "pass")
    assert offered(state, CULT, "reserve") == [f"1: reserve {card}" for card in state.market.cards]
    assert len(state.market.cards) == 5


@pytest.mark.rule("LR-2.3", "LR-3.4")
def test_each_marker_stands_on_the_start_of_its_own_track_for_all_to_see() -> None:
    state, content = begun(), shipped()

    assert content.exposure[state.alert.exposure].start
    assert state.alert == Alert(content.first_exposure, content.notoriety.start)
    assert [state.view(seat).alert for seat in (HER, CULT, None)] == [state.alert] * 3


@pytest.mark.rule("LR-3.4")
@pytest.mark.parametrize("pays", ["adventurer", "cult"])
def test_what_the_starting_space_shows_is_not_applied(pays: str) -> None:
    start = evolve(Space(notoriety=2, start=True, source=STAND_IN), **{pays: 1})
    track = (Space(source=STAND_IN), start, Space(source=STAND_IN))
    content = table(track=track, hand=("torch = fund",), cult_hand=("acolyte 1 = mark",)).setup.content

    state = begun(rr.new_game(State, seed=1, content=content), chance=[])

    assert state.alert == Alert(exposure=1, notoriety=0)
    assert (state.adventurer.funds, state.cult.funds) == (3, 3)


@pytest.mark.rule("LR-2.3")
def test_there_is_one_space_of_each_track_for_each_marker() -> None:
    assert table(exposure=7, notoriety=11).violations() == ()
    for wrong in (table(exposure=8), table(exposure=-1), table(notoriety=13), table(notoriety=-1)):
        assert "LR-2.3" in [violation.rule for violation in wrong.violations()]


@pytest.mark.rule("LR-3.13")
def test_no_token_lies_anywhere_but_in_the_supply() -> None:
    state, content = begun(), shipped()

    assert [(place.clues, place.marks, place.used, place.covered) for place in (at(state, p) for p in (1, 2, 3))] == [
        (0, 0, False, ())
    ] * 3
    assert (state.adventurer.wounds, state.adventurer.madness) == (0, 0)
    assert (state.adventurer.relics, state.cult.relics, state.cult.cultists) == ((), (), ())
    assert state.ritual.supply == content.tokens
    assert len(state.ritual.supply) == 15


# ------------------------------------------------------------------ the market


@pytest.mark.rule("LR-3.5")
def test_the_top_five_of_the_shuffled_reinforcements_are_the_market() -> None:
    cards = tuple(facts.id for facts in shipped().reinforcements)

    plain, turned = unshuffled(), unshuffled(market=first_goes_last(24))

    assert (plain.market.cards, plain.market.deck, plain.market.discard) == (cards[:5], cards[5:], ())
    assert (turned.market.cards, turned.market.deck) == (cards[1:6], (*cards[6:], cards[0]))
    assert len(plain.market.deck) == 19


@pytest.mark.rule("LR-3.5")
@pytest.mark.parametrize("viewer", [HER, CULT, None])
def test_the_order_of_the_reinforcement_deck_is_hidden_from_everybody(viewer: Seat | None) -> None:
    assert unshuffled().view(viewer).market.deck == (HIDDEN,) * 19


@pytest.mark.rule("LR-3.6")
@pytest.mark.parametrize("viewer", [HER, CULT, None])
def test_a_market_card_shows_everybody_its_cost_and_both_halves(viewer: Seat | None) -> None:
    state = table("buy", market=("lens $3 = clue // 2 = mark", "map $1 ! price -1 // | action fund"))

    view = state.view(viewer)

    assert view.market.cards == ("lens", "map")
    shown = {facts.id: facts for facts in view.setup.content.reinforcements}
    lens, plan = shown["lens"], shown["map"]
    assert (lens.cost, lens.adventurer.action, lens.cult.resistance, lens.cult.activation) == (3, "clue", 2, "mark")
    assert (plan.cost, plan.adventurer.permanent, plan.cult.action) == (1, "price -1", "fund")


# ------------------------------------------------------------------ the Great Old One


@pytest.mark.rule("LR-3.7")
@pytest.mark.parametrize("god", range(5))
def test_chance_takes_one_of_the_five_great_old_ones(god: int) -> None:
    gods = [facts.id for facts in shipped().great_old_ones]

    state = begun(unshuffled(god=god))

    assert state.ritual.great_old_one == gods[god]
    assert state.ritual.box == (*gods[:god], *gods[god + 1 :])


@pytest.mark.rule("LR-3.7")
def test_the_great_old_one_depends_on_the_seed() -> None:
    gods = [dealt(seed).ritual.great_old_one for seed in range(40)]

    assert gods == [dealt(seed).ritual.great_old_one for seed in range(40)]
    assert set(gods) == {facts.id for facts in shipped().great_old_ones}


@pytest.mark.rule("LR-3.7")
def test_the_cult_cannot_say_which_great_old_one_it_wants() -> None:
    state = unshuffled()
    wanted = state.ritual.box[0]
    first, second, *_ = state.locations.drawn

    for wish in (f"1: god {wanted}", f"1: draw {wanted}", f"1: summon {wanted}"):
        with pytest.raises(NotationError):
            rr.parse_action(state, wish)
    assert refused(state, f"1: keep {wanted}, {first}, {second}") == "LR-3.9"
    with pytest.raises(rr.SetupError):
        dealt(great_old_one=wanted)


@pytest.mark.rule("LR-3.7", "LR-2.10")
def test_four_great_old_ones_stay_in_the_box() -> None:
    state = dealt()
    box = state.ritual.box

    state = begun(state, chance=SHUFFLES)
    later = play(state, "done", "pass", "pass", "pass", "pass", "pass", "pass")

    assert later.round == 2
    assert later.ritual.box == box
    assert len({later.ritual.great_old_one, *box}) == 5


# ------------------------------------------------------------------ the decks


@pytest.mark.rule("LR-3.12")
def test_no_opening_hand_is_dealt_before_the_first_draw_phase() -> None:
    before = kept(unshuffled())
    counts = [
        [(len(cards.deck), len(cards.hand), len(cards.discard)) for cards in (s.adventurer.cards, s.cult.cards)]
        for s in (before, begun())
    ]

    assert counts == [[(9, 0, 0), (10, 0, 0)], [(4, 5, 0), (5, 5, 0)]]
    assert before.round == 0


@pytest.mark.rule("LR-3.12")
def test_each_player_shuffles_the_own_deck_the_adventurer_first() -> None:
    hers = tuple(facts.id for facts in shipped().adventurer_cards)
    its = tuple(facts.id for facts in shipped().cult_cards)

    plain = begun()
    turned = begun(chance=[*first_goes_last(9), *as_it_lies(10)])

    assert plain.adventurer.cards.deck == hers[5:]
    assert turned.adventurer.cards.deck == (*hers[6:], hers[0])
    assert plain.cult.cards.deck == turned.cult.cards.deck == its[5:]
    assert set(plain.cult.cards.hand) == set(its[:5])


@pytest.mark.rule("LR-3.12")
@pytest.mark.parametrize("viewer", [HER, CULT, None])
def test_the_order_of_a_deck_is_hidden_from_its_owner_as_well(viewer: Seat | None) -> None:
    before, after = kept(unshuffled()).view(viewer), begun().view(viewer)

    assert (before.adventurer.cards.deck, before.cult.cards.deck) == ((HIDDEN,) * 9, (HIDDEN,) * 10)
    assert (after.adventurer.cards.deck, after.cult.cards.deck) == ((HIDDEN,) * 4, (HIDDEN,) * 5)


# ------------------------------------------------------------------ the order


@pytest.mark.rule("LR-3.14")
def test_the_setup_runs_in_the_printed_order() -> None:
    match = rr.Match.new("last_relic", seed=1)
    first = [type(told.event).__name__ for told in match.events(None)]

    state, then = told(kept(dealt()), "start 2")

    assert first == ["SidesTaken", "MarketRefilled", "GreatOldOneDrawn", "LocationsDrawn"]
    assert names(then)[:4] == ["FigurePlaced", "DeckShuffled", "DeckShuffled", "RoundBegan"]
    assert state.round == 1


@pytest.mark.rule("LR-3.14")
def test_the_cult_knows_market_and_great_old_one_when_it_chooses_and_nobody_else_may_act() -> None:
    state = unshuffled()

    view = state.view(CULT)
    assert state.waiting_on == (CULT,)
    assert (view.market.cards, view.ritual.great_old_one) == (state.market.cards, state.ritual.great_old_one)
    assert offered(state, HER) == []
    assert refused(state, "0: start 2") == "LR-3.14"
    for text in ("0: pass", "0: discover"):
        with pytest.raises(rr.NotYourTurn):
            state.apply(rr.parse_action(state, text))


@pytest.mark.rule("LR-3.14")
def test_the_adventurer_knows_the_market_when_she_places_her_figure() -> None:
    state = kept(unshuffled())

    assert state.waiting_on == (HER,)
    assert state.view(HER).market.cards == state.market.cards
    assert [len(cards.deck) for cards in (state.adventurer.cards, state.cult.cards)] == [9, 10]
