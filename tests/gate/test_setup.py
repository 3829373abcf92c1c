"""Setup: the decks, the gods, the watch, the clock, the hands, the Seed, the natures, and who can play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeVar

import pytest

import rlyeh_rules as rr
from rlyeh_rules import HIDDEN
from rlyeh_rules.gate import CULTIST, INVESTIGATOR, Insanity, Mind, Mythos, State
from rlyeh_rules.gate.events import HandDealt, NatureDealt, SeedLaid, WatchGiven
from tests.gate.dealt import first_goes_last, opening, unshuffled
from tests.gate.table import at, kinds, new, offered, play, shipped, table

EVERY_NUMBER = range(4, 9)
Card = TypeVar("Card", Mythos, Insanity)


def setup_error(players: int = 5, **options: Any) -> str | None:
    """The rule by which a game is refused before anything is dealt."""
    with pytest.raises(rr.SetupError) as caught:
        rr.new_game(State, seed=1, players=players, options=options)
    return caught.value.rule


def in_order(counts: Mapping[Card, int]) -> list[Card]:
    """Every copy of every card as they stand in the card set."""
    return [card for card, count in counts.items() for _ in range(count)]


# ------------------------------------------------------------------ the decks


@pytest.mark.rule("GR-3.1")
def test_a_basic_game_has_the_37_mythos_cards_and_nothing_of_the_advanced_rules() -> None:
    state = new(5)

    hands = [card for player in state.players for card in player.hand]
    cards = Counter([*state.mythos.deck, *[laid.card for laid in state.pool], *hands])
    assert cards == Counter(shipped().mythos_cards)
    assert cards.total() == 37
    assert not {*cards} & {*shipped().tools}
    assert state.gods == ()
    assert [state.equipment(seat) for seat in state.seats] == [None] * 5
    assert [player.uses for player in state.players] == [0] * 5


@pytest.mark.rule("GR-3.2")
def test_the_book_lies_closed_with_the_shuffled_directions_under_its_cover() -> None:
    plain, turned = unshuffled(), unshuffled(book=first_goes_last(9))
    directions = tuple(shipped().directions)

    assert (plain.book.deck, plain.book.direction, plain.book.used) == (directions, None, ())
    assert turned.book.deck == (*directions[1:], directions[0])
    assert "cover" not in directions
    assert plain.direction is None


@pytest.mark.rule("GR-3.2", "GR-R41")
@pytest.mark.parametrize("viewer", [0, 4, None])
def test_nobody_knows_the_order_under_the_cover(viewer: int | None) -> None:
    assert new(5).view(viewer).book.deck == (HIDDEN,) * 9


@pytest.mark.rule("GR-3.3")
def test_all_78_insanity_cards_lie_face_down_and_nobody_starts_with_any() -> None:
    state = new(7)

    assert len(state.insanity.deck) == 78
    assert state.insanity.discard == ()
    assert [player.mind for player in state.players] == [Mind()] * 7
    for viewer in (*state.seats, None):
        assert state.view(viewer).insanity.deck == (HIDDEN,) * 78


@pytest.mark.rule("GR-3.3", "GR-R37")
def test_the_insanity_deck_is_shuffled() -> None:
    cards = tuple(in_order(shipped().insanity_cards))

    assert unshuffled().insanity.deck == cards
    assert unshuffled(insanity=first_goes_last(78)).insanity.deck == (*cards[1:], cards[0])


# ------------------------------------------------------------------ gods, watch and clock


@pytest.mark.rule("GR-3.4")
def test_no_sigil_is_created_at_the_start() -> None:
    for state in (new(5), new(5).view(None)):
        assert state.created == ()


@pytest.mark.rule("GR-3.5")
def test_before_the_first_declaration_all_four_sigils_can_be_named_and_none_is_the_target() -> None:
    state = new(5, starting_player=1)

    assert state.target is None
    assert offered(state, 1) == ["declare ithaqua", "declare zhar", "declare bokrug", "declare dagon"]


@pytest.mark.rule("GR-3.6", "GR-R49")
@pytest.mark.parametrize("chosen", [1, 3, 5])
def test_the_host_names_the_starting_player_who_gets_the_watch_and_the_first_turn(chosen: int) -> None:
    state = new(5, starting_player=chosen)

    assert (state.watch, state.turn.seat, state.waiting_on) == (at(chosen), at(chosen), (at(chosen),))
    assert opening(5, starting_player=chosen)[0] == WatchGiven(at(chosen), 2)


@pytest.mark.rule("GR-3.6", "GR-R49")
@pytest.mark.parametrize("drawn", [1, 2, 5])
def test_otherwise_the_lot_names_the_starting_player(drawn: int) -> None:
    state = unshuffled(watch=drawn)

    assert (state.watch, state.turn.seat) == (at(drawn), at(drawn))


@pytest.mark.rule("GR-R49")
@pytest.mark.parametrize(("players", "chosen"), [(4, 5), (5, 6), (7, 8), (8, 9)])
def test_nobody_starts_who_does_not_sit_at_the_table(players: int, chosen: int) -> None:
    assert setup_error(players, starting_player=chosen) == "GR-R49"


@pytest.mark.rule("GR-3.7", "GR-R1")
@pytest.mark.parametrize(("players", "hour"), [(4, 1), (5, 2), (6, 3), (7, 4), (8, 5)])
def test_the_clock_starts_at_an_hour_by_the_number_of_players(players: int, hour: int) -> None:
    assert new(players).hour == hour


@pytest.mark.rule("GR-R1")
@pytest.mark.parametrize("hour", [1, 6, 11])
def test_the_host_may_set_the_hour_at_which_the_clock_starts(hour: int) -> None:
    assert new(5, start_hour=hour).hour == hour


@pytest.mark.rule("GR-R1")
@pytest.mark.parametrize("hour", [-1, 12, 13])
def test_no_game_starts_at_midnight(hour: int) -> None:
    assert setup_error(start_hour=hour) == "GR-R1"


@pytest.mark.rule("GR-R2")
def test_no_game_starts_so_late_that_the_first_move_of_the_clock_ends_it() -> None:
    assert setup_error(start_hour=11, tick_before_first_turn=True) == "GR-R2"
    assert new(5, start_hour=10, tick_before_first_turn=True).hour == 11
    assert new(5, start_hour=11).hour == 11


# ------------------------------------------------------------------ what each player gets


@pytest.mark.rule("GR-3.8", "GR-R49")
def test_each_player_gets_another_of_the_twelve_characters_at_random() -> None:
    characters = tuple(facts.id for facts in shipped().characters)
    assert len(characters) == 12

    plain, turned = unshuffled(7), unshuffled(7, characters=first_goes_last(12))

    assert tuple(player.character for player in plain.players) == characters[:7]
    assert tuple(player.character for player in turned.players) == characters[1:8]
    assert [player.character for player in plain.view(None).players] == [player.character for player in plain.players]


@pytest.mark.rule("GR-3.8")
def test_every_player_has_a_vote() -> None:
    state = play(table(7, hour=6), "accuse 1", "waive")

    assert state.waiting_on == tuple(at(who) for who in (1, 3, 4, 5, 6, 7)), "all but the accused"


@pytest.mark.rule("GR-3.9")
@pytest.mark.parametrize(("players", "left"), [(4, 24), (5, 21), (6, 18), (7, 15), (8, 12)])
def test_three_mythos_cards_are_dealt_to_each_and_the_rest_is_the_deck(players: int, left: int) -> None:
    state = new(players)

    assert [len(player.hand) for player in state.players] == [3] * players
    assert (len(state.mythos.deck), state.mythos.discard, len(state.pool)) == (left, (), 1)


@pytest.mark.rule("GR-3.9", "GR-R41")
def test_a_hand_is_seen_by_its_owner_and_only_counted_by_the_others() -> None:
    state = new(4)

    hers = state.view(at(2))
    assert hers.players[1].hand == state.players[1].hand
    assert [hers.players[seat].hand for seat in (0, 2, 3)] == [(HIDDEN,) * 3] * 3
    assert [player.hand for player in state.view(None).players] == [(HIDDEN,) * 3] * 4
    assert hers.mythos.deck == (HIDDEN,) * 24


@pytest.mark.rule("GR-3.9")
def test_what_is_dealt_is_told_to_its_owner_alone() -> None:
    state = new(5)

    hers = [event for event in opening(5, seat=1) if isinstance(event, HandDealt)]
    others = [event for event in opening(5) if isinstance(event, HandDealt)]

    assert [event.seat for event in hers] == [*state.seats]
    assert [event.cards for event in hers if event.seat == 1] == [state.players[1].hand]
    assert [event.cards for event in hers if event.seat != 1] == [(HIDDEN,) * 3] * 4
    assert [event.cards for event in others] == [(HIDDEN,) * 3] * 5


@pytest.mark.rule("GR-3.10")
def test_the_first_card_after_the_hands_is_the_seed() -> None:
    cards = in_order(shipped().mythos_cards)

    state = unshuffled(4)

    assert [player.hand for player in state.players] == [tuple(sorted(cards[n : n + 3])) for n in (0, 3, 6, 9)]
    assert [(laid.card, laid.up) for laid in state.pool] == [(cards[12], False)]
    assert state.mythos.deck == tuple(cards[13:])


@pytest.mark.rule("GR-3.10")
@pytest.mark.parametrize("viewer", [0, 1, 3, None])
def test_nobody_sees_the_seed_neither_the_bearer_of_the_watch(viewer: int | None) -> None:
    view = unshuffled(4).view(viewer)

    assert [laid.card for laid in view.pool] == [HIDDEN]
    assert SeedLaid() in opening(4, seat=viewer)


@pytest.mark.rule("GR-3.10", "GR-R3")
def test_the_sixth_card_that_is_played_triggers_the_first_incantation() -> None:
    hands = ["contribute ithaqua"] * 2 + ["contribute zhar", "contribute zhar", "contribute ithaqua"]

    state = play(unshuffled(4), "declare dagon", *hands)
    assert len(state.pool) == 6

    state = play(state, "contribute ithaqua")
    assert (state.pool, len(state.mythos.discard), state.target) == ((), 7, None)


# ------------------------------------------------------------------ Secret Natures


@pytest.mark.rule("GR-3.11")
@pytest.mark.parametrize(
    ("players", "investigators", "cultists"), [(4, 3, 1), (5, 3, 2), (6, 4, 2), (7, 4, 3), (8, 5, 3)]
)
def test_the_natures_are_made_up_by_the_number_of_players(players: int, investigators: int, cultists: int) -> None:
    state = new(players)

    natures = Counter(player.nature for player in state.players)
    assert natures == {INVESTIGATOR: investigators, CULTIST: cultists}
    assert state.box == ()


@pytest.mark.rule("GR-3.12")
def test_the_natures_are_shuffled() -> None:
    plain, turned = unshuffled(5), unshuffled(5, natures=first_goes_last(5))

    assert [player.nature for player in plain.players] == [INVESTIGATOR] * 3 + [CULTIST] * 2
    assert [player.nature for player in turned.players] == [INVESTIGATOR] * 2 + [CULTIST] * 2 + [INVESTIGATOR]


@pytest.mark.rule("GR-3.12", "GR-R39")
def test_each_sees_their_own_nature_only_and_the_cultists_do_not_know_each_other() -> None:
    state = unshuffled(5)

    for seat in state.seats:
        seen = [player.nature for player in state.view(seat).players]
        assert seen == [state.players[seat].nature if other == seat else HIDDEN for other in state.seats]
        told = [event.nature for event in opening(5, seat=seat) if isinstance(event, NatureDealt)]
        assert [nature is HIDDEN for nature in told] == [other != seat for other in state.seats]
    assert [player.nature for player in state.view(None).players] == [HIDDEN] * 5


@pytest.mark.rule("GR-R39")
def test_at_the_end_all_natures_are_shown() -> None:
    over = play(table(5, turn=5, hour=11, cultists=[2, 4]), "research", "done")

    assert over.outcome is not None
    for viewer in (*over.seats, None):
        assert [player.nature for player in over.view(viewer).players] == [player.nature for player in over.players]


# ------------------------------------------------------------------ who can play, and in which order it is laid out


@pytest.mark.rule("GR-3.13")
@pytest.mark.parametrize("players", [0, 1, 3, 9])
def test_fewer_than_four_or_more_than_eight_cannot_play(players: int) -> None:
    assert setup_error(players) == "GR-3.13"


@pytest.mark.rule("GR-3.13")
@pytest.mark.parametrize("players", EVERY_NUMBER)
def test_four_to_eight_can_play(players: int) -> None:
    state = new(players)

    assert len(state.players) == players
    assert state.violations() == ()


@pytest.mark.rule("GR-3.14")
def test_four_players_lose_by_one_wrong_vote_and_five_only_two_hours() -> None:
    four = play(table(4, hour=6, cultists=[4]), "accuse 1", "waive", "0: vote yes", "2: vote yes", "3: vote yes")
    five = play(table(5, hour=6, cultists=[4, 5]), "accuse 1", "waive", *[f"{seat}: vote yes" for seat in (0, 2, 3, 4)])

    assert four.outcome is not None
    assert (four.outcome.rule, four.outcome.winners, four.hour) == ("GR-6.5.13", (at(4),), 6)
    assert (five.outcome, five.hour, five.turn.seat) == (None, 8, at(2))


@pytest.mark.rule("GR-3.6", "GR-3.8", "GR-3.9", "GR-3.10", "GR-3.12")
def test_the_set_up_is_told_in_the_order_in_which_it_is_printed() -> None:
    told = kinds(opening(5, starting_player=1))

    assert told == [
        "WatchGiven",
        *["CharacterTaken"] * 5,
        *["HandDealt"] * 5,
        "SeedLaid",
        *["NatureDealt"] * 5,
        "TurnBegan",
    ]
