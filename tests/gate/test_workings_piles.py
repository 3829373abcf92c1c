"""What effects do to the pool of the incantation and to the mythos deck."""

from __future__ import annotations

from typing import Final

import pytest

from rlyeh_rules.gate import (
    ArtifactFacts,
    AskPool,
    AskTop,
    AskTurn,
    Deed,
    Insanity,
    InsanityFacts,
    Keeping,
    Laid,
    events,
)
from rlyeh_rules.gate.effects import (
    Effect,
    LookAtDeck,
    LookAtPool,
    Mill,
    ReplaceInPool,
    ShufflePool,
    TurnUp,
)
from rlyeh_rules.kernel import HIDDEN

from .printed import CALM, KEY, SOURCES, done_by, of, reprinted
from .table import STAND_IN, at, cards, hand, kinds, mythos, offered, play, played, refused, table

POOL: Final = "I Z B"

# ------------------------------------------------------------------ the deck


@pytest.mark.rule("GR-R53")
@pytest.mark.parametrize("source", SOURCES)
def test_cards_are_put_off_the_deck_unseen(source: str) -> None:
    state, happened = done_by(source, Mill(2), deck="Z B D I")

    assert happened[0] == events.DeckMilled(2)
    assert state.mythos.deck == cards("D I")
    assert set(state.view(None).mythos.discard) == {HIDDEN}
    assert {*cards("Z B")} <= {*state.mythos.discard}


@pytest.mark.rule("GR-R53", "GR-R10")
@pytest.mark.parametrize(
    ("deck", "discard", "milled", "left"),
    [("Z", "", 1, ("", "Z")), ("Z", "B B B", 2, ("B B", "Z B")), ("", "", 0, ("", ""))],
)
def test_a_short_deck_is_made_anew_on_the_way(deck: str, discard: str, milled: int, left: tuple[str, str]) -> None:
    state, happened = done_by("artifact", Mill(2), deck=deck, discard=discard)

    assert of(happened, events.DeckMilled) == ([events.DeckMilled(milled)] if milled else [])
    assert (state.mythos.deck, state.mythos.discard) == tuple(map(cards, left))


@pytest.mark.rule("GR-R53")
@pytest.mark.parametrize("source", SOURCES)
def test_the_top_of_the_deck_is_seen_by_one_player_only(source: str) -> None:
    state, happened = done_by(source, LookAtDeck(3), deck="Z B D I")
    seen = cards("Z B D")

    assert happened == [events.DeckSeen(at(1), seen)]
    assert happened[0].seen_by(at(2)) == events.DeckSeen(at(1), (HIDDEN,) * 3)
    assert state.decision == AskTop(at(1), seen)
    for seat in (at(2), None):
        assert state.view(seat).decision == AskTop(at(1), (HIDDEN,) * 3)
    assert offered(state, 1) == ["put back", "drop zhar", "drop bokrug", "drop dagon"]
    assert [state.explain(action) for action in state.legal_actions()] == [None] * 4
    assert refused(state, "0: drop ithaqua") == "GR-R53"


@pytest.mark.rule("GR-R53")
@pytest.mark.parametrize(
    ("text", "deck", "dropped"),
    [("put back", "Z B D I", ""), ("drop bokrug", "Z D I", "B"), ("drop zhar", "B D I", "Z")],
)
def test_one_of_the_cards_seen_may_be_discarded_and_the_others_go_back_in_order(
    text: str, deck: str, dropped: str
) -> None:
    state, _ = done_by("artifact", LookAtDeck(3), deck="Z B D I")

    state, happened = played(state, text)

    assert (state.mythos.deck, state.mythos.discard) == (cards(deck), cards(dropped))
    assert [event.seen_by(None) for event in happened] == [
        events.TopCardDropped(at(1), HIDDEN) for _ in dropped.split()
    ]


@pytest.mark.rule("GR-R53", "GR-R10")
@pytest.mark.parametrize(
    ("deck", "seen"), [("Z B", ["put back", "drop zhar", "drop bokrug"]), ("Z", ["put back", "drop zhar"])]
)
def test_the_deck_is_seen_as_far_as_it_reaches(deck: str, seen: list[str]) -> None:
    state, _ = done_by("artifact", LookAtDeck(3), deck=deck, discard="D D")

    assert offered(state, 1) == seen


@pytest.mark.rule("GR-R53")
def test_where_there_is_no_deck_there_is_nothing_to_see() -> None:
    state, happened = done_by("artifact", LookAtDeck(3), deck="", discard="")

    assert happened == []
    assert isinstance(state.decision, AskTurn)


@pytest.mark.rule("GR-R53", "GR-R10")
def test_if_the_last_card_of_the_deck_is_dropped_the_discard_pile_without_it_is_the_deck() -> None:
    state, _ = done_by("artifact", LookAtDeck(3), deck="Z", discard="D D")

    state, happened = played(state, "drop zhar")

    assert kinds(happened)[:2] == ["TopCardDropped", "MythosReshuffled"]
    assert (state.mythos.deck, state.mythos.discard) == (cards("D D"), cards("Z"))


# ------------------------------------------------------------------ the pool


@pytest.mark.rule("GR-R53", "GR-R41")
@pytest.mark.parametrize("source", ["drawn", "lasting", "artifact"])
def test_the_pool_can_be_shuffled_and_lies_face_down(source: str) -> None:
    state, happened = done_by(source, ShufflePool(), pool="+Z B I")

    assert happened[0] == events.PoolShuffled()
    assert sorted(laid.card for laid in state.pool) == [*hand("Z B I")]
    assert not any(laid.up for laid in state.pool)


@pytest.mark.rule("GR-R53", "GR-R41")
def test_after_a_shuffle_nothing_tells_who_laid_which() -> None:
    one, _ = done_by("artifact", ShufflePool(), pool="Z B I")
    other, _ = done_by("artifact", ShufflePool(), pool="I Z B")

    assert one.pool == other.pool


@pytest.mark.rule("GR-R53", "GR-6.4.1", "GR-R41")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
@pytest.mark.parametrize("action", ["investigate", "use shining-trapezohedron"])
def test_where_a_card_lies_that_is_turned_up_in_a_shuffled_pool_tells_nothing_of_the_others(
    action: str, place: int
) -> None:
    """The pool does not lie in the order of the alphabet, or of anything."""
    tools = {1: {"shining-trapezohedron": 1}, 2: {"lamp-of-alhazred": 1}}
    back = "leave" if action == "investigate" else "put back"
    rest = [] if action == "investigate" else ["contribute bokrug"]
    found: set[str] = set()
    for seed in range(30):
        state = table(pool="Z D B I", artifacts=tools, chance=seed, research_draws_insanity=False)
        state = play(play(state, action, back, *rest), "use lamp-of-alhazred", chance=[place])
        (up,) = [str(laid.card) for laid in state.view(None).pool if laid.up]
        found.add(up)
    assert found == {"zhar", "dagon", "bokrug", "ithaqua"}


@pytest.mark.rule("GR-R53")
def test_a_card_of_the_pool_taken_at_random_is_replaced_unseen() -> None:
    state = table(pool="+I Z B", deck="D I", artifacts={1: {"brazier-of-dreams": 1}}, hands={1: "B"})

    state, happened = played(state, "use brazier-of-dreams", chance=[0])

    assert state.pool == (Laid(mythos("D")), Laid(mythos("Z")), Laid(mythos("B")))
    assert (state.mythos.deck, state.mythos.discard) == (cards("I"), cards("I"))
    assert events.PoolCardReplaced() in happened
    assert [laid.card for laid in state.view(at(1)).pool] == [HIDDEN] * 3


@pytest.mark.rule("GR-R53")
def test_without_a_card_to_take_its_place_no_card_of_the_pool_is_replaced() -> None:
    state, happened = done_by("artifact", ReplaceInPool(), pool=POOL, deck="")

    assert (happened, len(state.pool)) == ([], 3)


@pytest.mark.rule("GR-R53")
def test_cards_of_the_pool_taken_at_random_are_turned_up_for_good() -> None:
    state = table(pool="I +Z B D", artifacts={1: {"lamp-of-alhazred": 2}})

    state, happened = played(state, "use lamp-of-alhazred", chance=[1])

    assert events.PoolCardTurnedUp(mythos("B")) in [event.seen_by(None) for event in happened]
    assert [laid.card for laid in state.view(None).pool] == [HIDDEN, *cards("Z B"), HIDDEN]
    assert play(state, "contribute zhar").view(None).pool[2].card == mythos("B")


@pytest.mark.rule("GR-R53")
@pytest.mark.parametrize(("count", "turned"), [(1, 1), (2, 2), (9, 2)])
def test_no_more_cards_are_turned_up_than_lie_face_down(count: int, turned: int) -> None:
    state, happened = done_by("artifact", TurnUp(count), pool="I +Z B")

    assert len(of(happened, events.PoolCardTurnedUp)) == turned
    assert sum(laid.up for laid in state.pool) == 1 + turned


@pytest.mark.rule("GR-R53")
@pytest.mark.parametrize("source", ["drawn", "lasting", "artifact"])
def test_the_pool_is_shuffled_some_of_it_is_seen_and_all_goes_back_face_down(source: str) -> None:
    state, happened = done_by(source, LookAtPool(2), pool="+Z B I")
    ask = state.decision
    assert isinstance(ask, AskPool)
    assert happened == [events.PoolSeen(at(1), ask.seen)]
    assert happened[0].seen_by(at(2)) == events.PoolSeen(at(1), (HIDDEN, HIDDEN))
    assert state.view(None).decision == AskPool(at(1), (HIDDEN, HIDDEN))
    assert (len(ask.seen), ask.is_open(state), offered(state, 1)) == (2, True, ["put back"])

    state = play(state, "put back")

    assert sorted(laid.card for laid in state.pool) == [*hand("Z B I")]
    assert not any(laid.up for laid in state.pool)


@pytest.mark.rule("GR-R53")
def test_all_of_a_small_pool_is_seen() -> None:
    state, _ = done_by("artifact", LookAtPool(7), pool=POOL)

    assert state.decision == AskPool(at(1), hand(POOL))
    assert state.pool == ()


@pytest.mark.rule("GR-R53")
def test_what_is_seen_of_the_pool_is_chosen_by_chance() -> None:
    state = table(pool=POOL, artifacts={1: {str(KEY): 1}})
    state = reprinted(state, ArtifactFacts(KEY, 1, STAND_IN, effects=(LookAtPool(1),)))

    seen = {play(state, f"use {KEY}", chance=rolls).decision for rolls in ([2, 1], [0, 1], [2, 0])}

    assert seen == {AskPool(at(1), cards(card)) for card in "IZB"}


ON_THE_POOL: Final = (ShufflePool(), ReplaceInPool(), TurnUp(3), LookAtPool(3))


@pytest.mark.rule("GR-R53", "GR-R52", "GR-R16")
@pytest.mark.parametrize("effect", ON_THE_POOL)
def test_a_revealed_incantation_is_fixed(effect: Effect) -> None:
    state, happened = done_by("god", effect, deck="Z B D I")

    assert kinds(happened) == ["PoolDiscarded", "TurnBegan"]
    assert state.mythos.deck == cards("Z B D I")


@pytest.mark.rule("GR-R53", "GR-R16")
@pytest.mark.parametrize("effect", ON_THE_POOL)
def test_insanity_drawn_for_a_beast_leaves_the_revealed_cards_alone(effect: Effect) -> None:
    card = InsanityFacts(Insanity("made-up"), 1, Keeping.IMMEDIATELY, STAND_IN, effects=(effect,))
    state = table(pool="I I I I/D B B", hands={1: "I B D"}, insanity=["made-up", *CALM], texts=[card], deck="Z B D I")

    state, happened = played(state, "contribute ithaqua")

    names = kinds(happened)
    assert names[names.index("InsanityCarriedOut") + 1] == "InsanityPutAway"
    assert state.mythos.deck == cards("Z B D I")


@pytest.mark.rule("GR-R53")
@pytest.mark.parametrize("effect", ON_THE_POOL)
def test_an_empty_pool_is_left_alone(effect: Effect) -> None:
    state, happened = done_by("artifact", effect, pool="", deck="Z B D I")

    assert happened == []
    assert (state.pool, state.mythos.deck) == ((), cards("Z B D I"))


@pytest.mark.rule("GR-R53")
@pytest.mark.parametrize("effect", ON_THE_POOL)
def test_a_new_seed_is_left_alone_as_long_as_no_target_is_declared(effect: Effect) -> None:
    card = InsanityFacts(Insanity("made-up"), 1, Keeping.LASTING, STAND_IN, after=Deed.CONTRIBUTE, effects=(effect,))
    state = table(
        pool="I I I I B B",
        hands={1: "D B D"},
        mad={1: ["made-up"]},
        texts=[card],
        deck="Z B D I",
        reseed_each_incantation=True,
    )

    state, happened = played(state, "contribute dagon")

    assert kinds(happened)[-3:] == ["SeedLaid", "InsanitySetOff", "TurnBegan"]
    assert state.pool == (Laid(mythos("Z")),)
