"""Setup, where there is something to choose: the characters, and whether a new Seed is laid later."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import HIDDEN, SetupError, dumps, loads
from rlyeh_rules.bots import GreedyBot
from rlyeh_rules.gate import AskSwap, Mythos, State
from rlyeh_rules.gate.evaluate import evaluate
from rlyeh_rules.gate.events import CharacterTaken, GodsLaid
from rlyeh_rules.kernel import Chance
from tests.gate.dealt import opening, unshuffled
from tests.gate.table import at, hand, kinds, new, offered, play, played, refused, shipped, table

# ------------------------------------------------------------------ choosing characters


@pytest.mark.rule("GR-R49")
def test_the_players_choose_their_characters_one_after_the_other_from_the_bearer_of_the_watch_on() -> None:
    state = new(5, choose_characters=True, starting_player=4)
    characters = [str(facts.id) for facts in shipped().characters]
    assert [player.character for player in state.players] == [None] * 5

    for who, character in zip((4, 5, 1, 2, 3), characters, strict=False):
        assert state.waiting_on == (at(who),)
        left = [name for name in characters if name not in {player.character for player in state.players}]
        assert offered(state, who) == [f"be {name}" for name in left]
        state = play(state, f"{who - 1}: be {character}")

    assert [str(player.character) for player in state.players] == [*characters[2:5], *characters[:2]]
    assert (state.turn.seat, state.turn.number, state.target) == (at(4), 1, None)


@pytest.mark.rule("GR-R49")
def test_a_character_that_is_taken_or_is_none_cannot_be_chosen() -> None:
    state = new(5, choose_characters=True, starting_player=1)
    first = shipped().characters[0].id
    state = play(state, f"be {first}")

    assert refused(state, f"1: be {first}") == "GR-R49"
    assert refused(state, "1: be nyarlathotep") == "GR-R49"
    assert refused(state, f"2: be {shipped().characters[1].id}") == "GR-R49", "it is not their turn to choose"


@pytest.mark.rule("GR-R49")
@pytest.mark.parametrize(("equipment", "uses"), [(True, True), (False, False)])
def test_with_the_character_comes_its_equipment_if_it_is_played_with(*, equipment: bool, uses: bool) -> None:
    state = new(5, choose_characters=True, starting_player=1, equipment=equipment)
    character = shipped().characters[0].id

    state, happened = state.apply(state.legal_actions(at(1))[0])

    assert state.players[0].character == character
    assert bool(state.players[0].uses) is uses
    assert happened[0] == CharacterTaken(at(1), character)


@pytest.mark.rule("GR-R49", "GR-5.1")
def test_nothing_else_is_done_before_all_have_a_character() -> None:
    state = new(5, choose_characters=True, starting_player=1)

    assert refused(state, "0: research") == "GR-6.0.1"
    assert refused(state, "1: research") == "GR-4.1"
    assert refused(state, "0: declare zhar") == "GR-5.1"


# ------------------------------------------------------------------ the Seed


def about_to_resolve(**options: Any) -> State:
    """P1 is about to lay the seventh card."""
    return table(hands={1: "B Z D"}, pool="I I I I B B", deck="Z I D B", target="ithaqua", **options)


@pytest.mark.rule("GR-R3")
def test_no_new_seed_is_laid_after_an_incantation() -> None:
    state = play(about_to_resolve(), "contribute bokrug")

    assert state.pool == ()
    assert len(state.mythos.deck) == 4


@pytest.mark.rule("GR-R3")
def test_a_host_may_have_a_new_seed_laid_after_every_incantation() -> None:
    state, happened = played(about_to_resolve(reseed_each_incantation=True), "contribute bokrug")

    assert [(laid.card, laid.up) for laid in state.pool] == [(Mythos("zhar"), False)], "the top card of the deck"
    assert kinds(happened).index("PoolDiscarded") < kinds(happened).index("SeedLaid")
    assert len(state.mythos.discard) == 7
    for viewer in (*state.seats, None):
        assert [laid.card for laid in state.view(viewer).pool] == [HIDDEN]


@pytest.mark.rule("GR-R3", "GR-11.3.10", "GR-R46")
def test_the_new_seed_is_laid_when_the_cards_are_discarded_and_the_book_is_closed() -> None:
    state = table(
        hands={1: "I Z D"},
        pool="I I I I I I",
        deck="Z I D B",
        book="two-in-the-open",
        directions=["no-enemies"],
        reseed_each_incantation=True,
    )

    state, happened = played(state, "contribute ithaqua")

    assert state.book.direction is None
    order = ["PoolDiscarded", "BookClosed", "SeedLaid"]
    assert [kind for kind in kinds(happened) if kind in order] == order
    assert [(laid.card, laid.up) for laid in state.pool] == [(Mythos("zhar"), False)]


@pytest.mark.rule("GR-R3", "GR-6.4.3")
def test_the_seed_can_be_seen_and_swapped_like_any_other_card() -> None:
    state = unshuffled(4)
    seed = state.pool[0].card
    state = play(state, "declare dagon", "contribute ithaqua")

    state = play(state, "investigate", chance=[0])

    assert state.decision == AskSwap(at(2), at(2), (seed,))
    state = play(state, f"swap ithaqua for {seed}")
    assert seed in state.players[1].hand
    assert [laid.card for laid in state.pool] == [*hand("I I")]


# ------------------------------------------------------------------ with more in the box


@pytest.mark.rule("GR-3.1", "GR-3.9", "GR-13.2.1")
def test_four_artifacts_taken_unseen_are_mixed_into_the_deck_if_they_are_played_with() -> None:
    state = new(5, artifacts=True)

    hands = [card for player in state.players for card in player.hand]
    cards = [*state.mythos.deck, *[laid.card for laid in state.pool], *hands]
    tools = shipped().tools
    assert (len(cards), len([card for card in cards if card in tools])) == (41, 4)
    assert len(state.mythos.box) == 8
    assert {*state.mythos.box} <= {*tools}
    assert state.view(None).mythos.box == (HIDDEN,) * 8


@pytest.mark.rule("GR-3.1", "GR-R52")
def test_gods_with_text_are_drawn_and_told_if_they_are_played_with() -> None:
    gods = new(5, gods_with_text=True).gods

    assert len({*gods}) == 4
    assert GodsLaid(gods) in opening(5, gods_with_text=True)


@pytest.mark.rule("GR-14.1.1")
@pytest.mark.parametrize("players", [4, 8])
def test_a_game_is_refused_that_its_number_of_players_cannot_play(players: int) -> None:
    with pytest.raises(SetupError) as caught:
        new(players, paranoia=True)

    assert caught.value.rule == "GR-14.1.1"


@pytest.mark.rule("GR-3.11", "GR-14.1.1")
@pytest.mark.parametrize(("players", "left"), [(5, 1), (6, 2), (7, 1)])
def test_with_paranoia_the_natures_that_are_not_dealt_lie_unseen_in_the_box(players: int, left: int) -> None:
    state = new(players, paranoia=True)

    assert len(state.box) == left
    for viewer in (*state.seats, None):
        assert state.view(viewer).box == (HIDDEN,) * left


# ------------------------------------------------------------------ choosing before anything is dealt


def choosing(*chosen: str, **options: Any) -> State:
    """P1 bears the watch, and chooses first."""
    state = new(5, choose_characters=True, starting_player=1, equipment=True, **options)
    return play(state, *[f"be {name}" for name in chosen])


FIVE = [str(facts.id) for facts in shipped().characters][:5]


@pytest.mark.rule("GR-R49", "GR-3.8", "GR-3.9", "GR-3.12")
@pytest.mark.parametrize("viewer", [at(1), at(2), None])
def test_as_long_as_characters_are_chosen_nothing_has_been_dealt_that_a_choice_could_suit(viewer: int | None) -> None:
    view = choosing(FIVE[0]).view(viewer)

    assert [player.nature for player in view.players] == [None] * 5
    assert [player.hand for player in view.players] == [()] * 5
    assert view.pool == ()
    assert view.box == (HIDDEN,) * 5
    assert {*view.mythos.deck} == {HIDDEN}


@pytest.mark.rule("GR-R49", "GR-3.8", "GR-3.9", "GR-3.10", "GR-3.12")
def test_hands_the_seed_and_the_natures_are_dealt_once_the_last_has_chosen() -> None:
    state, happened = played(choosing(*FIVE[:4]), f"be {FIVE[4]}")

    told = ["CharacterTaken", *["HandDealt"] * 5, "SeedLaid", *["NatureDealt"] * 5, "TurnBegan"]
    assert [kind for kind in kinds(happened) if kind in told] == told
    assert [len(player.hand) for player in state.players] == [3] * 5
    assert all(player.nature is not None for player in state.players)
    assert (len(state.pool), state.box) == (1, ())


@pytest.mark.rule("GR-R49", "GR-3.11")
def test_every_card_and_nature_is_somewhere_before_the_deal_and_after_it() -> None:
    before = choosing()
    after = play(before, *[f"be {name}" for name in FIVE])
    in_hands = [card for player in after.players for card in player.hand]
    in_pool = [laid.card for laid in after.pool]

    assert sorted(before.mythos.deck) == sorted([*after.mythos.deck, *in_hands, *in_pool])
    assert sorted(before.box) == sorted(player.nature for player in after.players if player.nature is not None)


@pytest.mark.rule("GR-R49", "GR-14.1.2")
def test_with_paranoia_what_is_not_dealt_stays_in_the_box() -> None:
    before = choosing(paranoia=True)

    assert (len(before.box), len(play(before, *[f"be {name}" for name in FIVE]).box)) == (6, 1)


@pytest.mark.rule("GR-R49")
def test_a_game_is_saved_in_the_middle_of_the_choice_and_goes_on() -> None:
    state = choosing(*FIVE[:2])

    again = loads(dumps(state), State)

    assert again == state
    assert play(again, *[f"be {name}" for name in FIVE[2:]]) == play(state, *[f"be {name}" for name in FIVE[2:]])
    for viewer in (*state.seats, None):
        view = state.view(viewer)
        assert loads(dumps(view), State) == view
        assert view.violations() == ()
        assert state.determinize(viewer, 1).violations() == ()


@pytest.mark.rule("GR-R49")
def test_bots_choose_a_character_though_nothing_tells_them_how_they_stand() -> None:
    state = choosing(FIVE[0])
    assert [evaluate(state, seat) for seat in state.seats] == [0.0] * 5

    chosen = GreedyBot(whim=0).choose(state.view(at(2)), state.legal_actions(), Chance(1))

    assert chosen in state.legal_actions(at(2))
