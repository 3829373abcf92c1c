"""Contents: how many pieces of each sort are at a table, and that none is lost or doubled in play."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.gate import (
    CULTIST,
    INVESTIGATOR,
    AskGamble,
    AskRelicCard,
    AskSwap,
    Insanity,
    Mythos,
    Nature,
    Sigil,
    State,
)
from rlyeh_rules.gate.insanity import PutAway
from rlyeh_rules.kernel import HIDDEN, SetupError, evolve

from .table import at, mythos, new, offered, play, shipped, table, vote

# ------------------------------------------------------------------ counting


def zones(state: State) -> dict[str, int]:
    """How many mythos cards lie where."""
    piles = state.mythos
    return {
        "hands": sum(len(player.hand) for player in state.players),
        "pool": len(state.pool),
        "deck": len(piles.deck),
        "discard": len(piles.discard),
    }


def all_mythos(state: State) -> Counter[Mythos]:
    """Every mythos card of a game, wherever it lies, those that somebody looks at too."""
    ask = state.decision
    looked_at = ask.cards if isinstance(ask, AskGamble) else ask.seen if isinstance(ask, AskSwap) else ()
    hands = [card for player in state.players for card in player.hand]
    pool = [laid.card for laid in state.pool]
    return Counter([*hands, *pool, *state.mythos.deck, *state.mythos.discard, *looked_at])


def all_insanity(state: State) -> Counter[Insanity]:
    """Every insanity card of a game, wherever it lies, those that are not settled yet too."""
    unsettled: list[Insanity] = []
    for step in state.agenda:
        unsettled += [step.card] if isinstance(step, PutAway) else step.cards if isinstance(step, AskRelicCard) else []
    minds = [player.mind for player in state.players]
    held = [card for mind in minds for card in (*mind.open, *mind.secret, *mind.fresh, *mind.fresh_secret)]
    return Counter([*state.insanity.deck, *state.insanity.discard, *held, *unsettled])


def with_insanity_on_top(state: State, *cards: str) -> State:
    """The same game with these insanity cards on top of their deck."""
    deck = list(state.insanity.deck)
    for card in cards:
        deck.remove(Insanity(card))
    return evolve(state, insanity=evolve(state.insanity, deck=(*map(Insanity, cards), *deck)))


# ------------------------------------------------------------------ mythos cards


@pytest.mark.rule("GR-2.1")
def test_a_new_game_of_six_has_37_mythos_cards() -> None:
    state = new(6)

    assert zones(state) == {"hands": 18, "pool": 1, "deck": 18, "discard": 0}
    assert sum(zones(state).values()) == 37
    assert all_mythos(state) == Counter(shipped().mythos_cards)


@pytest.mark.rule("GR-2.1")
def test_no_mythos_card_is_lost_or_doubled_by_what_players_do() -> None:
    state = with_insanity_on_top(new(6, starting_player=1), *["eager-to-please"] * 4)
    first = state.players[0].hand[0]
    state = play(state, "declare ithaqua", f"contribute {first}")
    assert zones(state) == {"hands": 17, "pool": 2, "deck": 18, "discard": 0}

    state = play(state, "research", f"discard {state.players[1].hand[0]}", "done")
    assert zones(state) == {"hands": 17, "pool": 2, "deck": 17, "discard": 1}

    state = play(state, "gamble")
    assert sum(zones(state).values()) == 35, "two are looked at"
    assert all_mythos(state) == Counter(shipped().mythos_cards)
    ask = state.decision
    assert isinstance(ask, AskGamble)
    state = play(state, f"play {ask.cards[0]}")
    assert zones(state) == {"hands": 17, "pool": 3, "deck": 15, "discard": 2}

    state = play(state, "investigate")
    assert zones(state) == {"hands": 17, "pool": 1, "deck": 15, "discard": 2}
    assert all_mythos(state) == Counter(shipped().mythos_cards)
    state = play(state, "leave")
    assert zones(state) == {"hands": 17, "pool": 3, "deck": 15, "discard": 2}
    assert all_mythos(state) == Counter(shipped().mythos_cards)


# ------------------------------------------------------------------ insanity cards


@pytest.mark.rule("GR-2.2")
def test_an_insanity_card_that_is_drawn_lies_with_its_owner() -> None:
    state = with_insanity_on_top(new(5, starting_player=1), "narrowing-sight")
    assert len(state.insanity.deck) == 78
    state = play(state, "declare ithaqua", f"contribute {state.players[0].hand[0]}", "investigate", "leave")

    assert len(state.insanity.deck) == 77
    assert state.players[at(2)].mind.open == (Insanity("narrowing-sight"),)
    assert state.insanity.discard == ()
    assert all_insanity(state) == Counter(shipped().insanity_cards)


@pytest.mark.rule("GR-2.2")
def test_an_insanity_card_being_carried_out_is_counted_until_it_is_discarded() -> None:
    state = with_insanity_on_top(new(5, starting_player=1), "scream-in-the-night", "narrowing-sight")
    state = play(state, "declare ithaqua", f"contribute {state.players[0].hand[0]}", "investigate", "leave")
    assert (len(state.insanity.deck), len(state.insanity.discard)) == (77, 0), "P2 has still to choose"
    assert sum(all_insanity(state).values()) == 78

    state = play(state, "choose 3")

    assert (len(state.insanity.deck), len(state.insanity.discard)) == (76, 1)
    assert state.players[at(4)].mind.size == 1
    assert all_insanity(state) == Counter(shipped().insanity_cards)


@pytest.mark.rule("GR-2.2", "GR-13.1.11")
def test_the_two_cards_of_the_holy_relic_are_counted_until_one_is_kept() -> None:
    state = table(gear={1: "holy-relic"}, pool="I Z B")
    state = play(state, "investigate", "leave", "use relic")
    assert (len(state.insanity.deck), len(state.insanity.discard)) == (10, 0)
    assert sum(all_insanity(state).values()) == 12

    state = play(state, "keep eager-to-please")

    assert (len(state.insanity.deck), state.players[0].mind.size, len(state.insanity.discard)) == (10, 1, 1)


# ------------------------------------------------------------------ the book


@pytest.mark.rule("GR-2.3")
def test_the_book_is_closed_with_nine_directions_under_its_cover() -> None:
    state = new(5)
    covers = [facts.id for facts in state.setup.content.necronomicon if facts.cover]

    assert len(covers) + len(state.book.deck) == 10
    assert state.book.direction is None
    assert state.book.used == ()
    assert sorted(state.book.deck) == sorted(shipped().directions)
    for seat in (at(1), at(2), None):
        assert state.view(seat).book.deck == (HIDDEN,) * 9


# ------------------------------------------------------------------ gods and natures


@pytest.mark.rule("GR-2.4")
def test_there_are_four_gods_each_with_a_sigil_and_none_is_created_at_first() -> None:
    state = play(new(5, starting_player=1), "declare zhar")

    assert [str(sigil) for sigil in Sigil] == ["ithaqua", "zhar", "bokrug", "dagon"]
    assert state.created == ()
    assert state.target is Sigil.ZHAR
    assert [action for action in offered(new(5, starting_player=1), 1) if action.startswith("declare")] == [
        f"declare {sigil}" for sigil in Sigil
    ]


@pytest.mark.rule("GR-2.5")
def test_six_of_the_ten_natures_are_used_by_six_players() -> None:
    state = new(6)

    assert Counter(player.nature for player in state.players) == {INVESTIGATOR: 4, CULTIST: 2}
    assert state.contents()[Nature] == {INVESTIGATOR: 4, CULTIST: 2}, "the four in the box play no part"
    assert state.box == ()
    assert sum(facts.copies for facts in shipped().natures) == 10


@pytest.mark.rule("GR-2.6")
def test_every_player_has_one_of_twelve_reference_cards_with_the_five_actions_up() -> None:
    state = new(8)

    assert len(shipped().characters) == 12
    assert len({player.character for player in state.players} - {None}) == 8
    assert not any(player.is_discovered for player in state.players)


@pytest.mark.rule("GR-2.6", "GR-12.4")
def test_the_other_side_of_a_reference_card_has_three_actions() -> None:
    normal, turned = (
        Counter(action.partition(" ")[0] for action in offered(table(discovered=who, hands={1: "I I"}), 1))
        for who in ((), (1,))
    )

    assert set(normal) - {"consult"} == {"contribute", "research", "gamble", "investigate", "accuse"}
    assert set(turned) == {"contribute", "plot", "attack"}


# ------------------------------------------------------------------ vote tokens, board, clock


@pytest.mark.rule("GR-2.7")
def test_eight_players_have_a_vote_each() -> None:
    state = play(table(8), "consult")

    assert len(state.waiting_on) == 8
    state = vote(state, *[f"{who} no" for who in range(1, 9)])
    assert state.ballot is not None
    assert len(state.ballot.votes) == 8


@pytest.mark.rule("GR-2.7")
def test_a_ninth_player_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        rr.new_game(State, seed=1, players=[f"P{who}" for who in range(1, 10)])

    assert caught.value.rule == "GR-3.13"


@pytest.mark.rule("GR-2.8", "GR-R50")
def test_there_is_one_clock_one_target_and_nothing_that_an_altar_does() -> None:
    state = new(5, starting_player=1)
    fields = {field.name for field in attrs.fields(State)}

    assert (state.hour, state.target) == (2, None)
    assert (play(state, "declare dagon").hour, play(state, "declare dagon").target) == (2, Sigil.DAGON)
    assert {name for name in fields if "altar" in name} == set()


# ------------------------------------------------------------------ advanced pieces


@pytest.mark.rule("GR-2.9")
def test_a_basic_game_has_no_equipment_no_artifacts_and_no_gods_with_text() -> None:
    state = new(6)
    tools = {facts.id for facts in shipped().artifacts}

    assert [state.equipment(seat) for seat in state.seats] == [None] * 6
    assert [player.uses for player in state.players] == [0] * 6
    assert {card for card in all_mythos(state) if card in tools} == set()
    assert (state.mythos.box, state.mythos.gone, state.gods) == ((), (), ())
    assert mythos("book-of-hsan") not in state.contents()[Mythos]


@pytest.mark.rule("GR-2.9", "GR-13.2.1")
def test_with_all_advanced_rules_they_are_there() -> None:
    state = new(6, equipment=True, artifacts=True, gods_with_text=True)

    assert len({state.equipment(seat) for seat in state.seats} - {None}) == 6
    assert (sum(zones(state).values()), len(state.mythos.box), len(set(state.gods))) == (41, 8, 4)
