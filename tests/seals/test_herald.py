"""Herald of Arrival: one own face-down card is replaced by one from outside the game; and where all cards are."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import HIDDEN, Seat
from rlyeh_rules.kernel import evolve
from rlyeh_rules.seals import AskFetch, Lying, State
from rlyeh_rules.seals.events import CardReplaced
from tests.seals.table import A, B, card, cards, offered, play, refused, table, told

HERALD = ("gabriel-moretti", "herald-of-arrival")
GODS = ["cthulhu", "nyarlathotep", "yog-sothoth", "shub-niggurath", "azathoth", "hastur"]


def herald(**options: Any) -> State:
    """Turn 4, the start of the Cultist's: all twelve cards of a game with Shoggoth, six in hands and on the table."""
    return table(
        active=B,
        turn=4,
        areas=(["i-gate", "c-gate"], ["c-journal", "~c-potion"]),
        hands=(["i-journal", "i-potion", "i-shoggoth", "i-gate-closure"], ["c-shoggoth", "c-gate-closure"]),
        ids=HERALD,
        options=options,
    )


# ------------------------------------------------------------------ replacing


@pytest.mark.rule("SC-10.11")
def test_the_herald_replaces_a_face_down_card_by_one_from_outside_the_game() -> None:
    state, events = told(herald(), "replace 1", "fetch cultist-cthulhu")

    assert state.players[B].area == (
        Lying(card("c-journal"), up=True),
        Lying(card("c-cthulhu"), up=False, seen_by=(B,)),
    )
    assert state.box.count(Lying(card("c-potion"), up=False, seen_by=(B,))) == 1
    assert card("c-cthulhu") not in [lying.card for lying in state.box]
    assert events[-1] == CardReplaced(B, 1, card("c-potion"), card("c-cthulhu"))
    assert offered(state, B, "place") == ["1: place cultist-gate-closure", "1: place cultist-shoggoth"]


@pytest.mark.rule("SC-10.11")
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("replace 0", id="a face-up card"),
        pytest.param("replace 2", id="no card"),
    ],
)
def test_the_herald_replaces_own_face_down_cards_only(text: str) -> None:
    assert offered(herald(), B, "replace") == ["1: replace 1"]
    assert refused(herald(), text) == "SC-10.11"


@pytest.mark.rule("SC-10.11")
def test_the_herald_does_not_replace_a_card_of_the_opponent() -> None:
    state = table(active=B, areas=(["~i-gate"], ()), hands=((), ["c-gate"]), ids=HERALD)

    assert offered(state, B, "replace") == []
    assert refused(state, "replace 0") == "SC-10.11"


@pytest.mark.rule("SC-10.11")
@pytest.mark.parametrize(
    "short",
    [
        pytest.param("c-shoggoth", id="in their own hand"),
        pytest.param("i-shoggoth", id="in the other hand"),
        pytest.param("c-journal", id="in front"),
        pytest.param("i-gate", id="in front of the opponent"),
        pytest.param("c-potion", id="the replaced card"),
    ],
)
def test_a_card_in_the_game_is_not_fetched(short: str) -> None:
    assert refused(play(herald(), "replace 1"), f"fetch {card(short)}") == "SC-10.11"


@pytest.mark.rule("SC-10.11")
def test_the_card_in_the_centre_is_not_fetched() -> None:
    state = table("opening", active=B, centre="c-gate", areas=((), ["~c-potion"]), ids=HERALD)

    assert refused(play(state, "replace 0"), "fetch cultist-gate") == "SC-10.11"


@pytest.mark.rule("SC-10.11")
def test_nothing_else_is_done_until_a_card_has_been_fetched() -> None:
    state = play(herald(), "replace 1")

    assert state.decision == AskFetch(B, 1)
    assert {action.split()[1] for action in offered(state, B)} == {"fetch"}
    assert refused(state, "place cultist-shoggoth") is not None
    assert state.legal_actions(A) == ()


# ------------------------------------------------------------------ who sees what


@pytest.mark.rule("SC-10.11", "SC-R41")
@pytest.mark.parametrize("viewer", [A, None])
def test_others_see_only_that_a_place_was_replaced(viewer: Seat | None) -> None:
    state, events = told(herald(), "replace 1", "fetch cultist-cthulhu")
    view = state.view(viewer)

    assert [lying.card for lying in view.players[B].area] == [card("c-journal"), HIDDEN]
    assert {lying.card for lying in view.box} == {HIDDEN}
    assert events[-1].seen_by(viewer) == CardReplaced(B, 1, HIDDEN, HIDDEN)


@pytest.mark.rule("SC-10.11", "SC-R41")
@pytest.mark.parametrize("viewer", [A, None])
@pytest.mark.parametrize("short", ["i-hastur", "c-azathoth"])
def test_whatever_was_fetched_looks_the_same_to_others(viewer: Seat | None, short: str) -> None:
    states = [play(herald(), "replace 1", f"fetch {card(one)}") for one in (short, "c-cthulhu")]

    assert states[0].view(viewer) == states[1].view(viewer)


@pytest.mark.rule("SC-10.11", "SC-R41")
def test_the_cultist_knows_the_new_card_and_the_replaced_one() -> None:
    state, events = told(herald(), "replace 1", "fetch cultist-cthulhu")

    assert state.view(B).players[B].area[1].card == card("c-cthulhu")
    assert card("c-potion") in [lying.card for lying in state.view(B).box]
    assert events[-1].seen_by(B) == CardReplaced(B, 1, card("c-potion"), card("c-cthulhu"))


@pytest.mark.rule("SC-R41")
@pytest.mark.parametrize(("viewer", "sees"), [(A, False), (B, True), (None, False)])
def test_only_the_player_of_the_herald_looks_through_the_box(viewer: Seat | None, sees: bool) -> None:
    state = herald()
    state = evolve(state, box=tuple(Lying(lying.card, up=False) for lying in state.box))
    assert {lying.card for lying in state.view(viewer).box} == {HIDDEN}

    state = play(state, "replace 1")

    assert (HIDDEN not in [lying.card for lying in state.view(viewer).box]) == sees


@pytest.mark.rule("SC-R41")
def test_a_box_that_was_open_is_closed_to_the_opponent_who_could_see_what_is_missing() -> None:
    assert HIDDEN not in [lying.card for lying in herald().view(A).box]
    assert {lying.card for lying in play(herald(), "replace 1").view(A).box} == {HIDDEN}


@pytest.mark.rule("SC-10.11", "SC-R41")
@pytest.mark.parametrize("viewer", [A, None])
def test_whatever_is_fetched_looks_the_same_to_others(viewer: Seat | None) -> None:
    """Also with a card in the box that the other player has banished, and so knows."""
    state = table("end", areas=(["~i-gate"], ["~c-potion"]), hands=((), ["c-gate"]), ids=HERALD)
    state = play(state, "banish 0.0", "close", "replace 0")
    views = {state.apply(fetch).state.view(viewer) for fetch in state.legal_actions()}
    assert len(state.legal_actions()) == len(state.box)
    assert len(views) == 1


# ------------------------------------------------------------------ what may be fetched


@pytest.mark.rule("SC-R41")
def test_every_play_card_in_the_box_may_be_fetched() -> None:
    fetched = offered(play(herald(), "replace 1"), B)

    boxed = cards(*(f"{side}-{god}" for side in "ic" for god in GODS), "i-necronomicon", "c-necronomicon")
    assert sorted(fetched) == [f"1: fetch {one}" for one in boxed]


@pytest.mark.rule("SC-R41")
def test_with_herald_pool_own_faction_only_cultist_cards_may_be_fetched() -> None:
    state = play(herald(herald_pool="own_faction"), "replace 1")

    boxed = cards(*(f"c-{god}" for god in GODS), "c-necronomicon")
    assert sorted(offered(state, B)) == [f"1: fetch {one}" for one in boxed]
    assert refused(state, "fetch investigator-hastur") == "SC-R41"


@pytest.mark.rule("SC-R41")
@pytest.mark.parametrize("text", ["fetch abie-jones", "fetch enforcer-of-truth"])
def test_no_id_card_is_fetched(text: str) -> None:
    assert refused(play(herald(), "replace 1"), text) == "SC-10.11"


@pytest.mark.rule("SC-R41", "SC-10.16")
def test_cards_destroyed_and_banished_may_be_fetched() -> None:
    state = play(everything_happens(), "replace 0")

    assert "1: fetch cultist-necronomicon" in offered(state, B)
    assert "1: fetch investigator-potion" in offered(state, B)


# ------------------------------------------------------------------ where the cards are


def everything_happens() -> State:
    """Turn 5 with Hastur, up to B's START: A has banished the Cultist Necronomicon and destroyed their own Potion."""
    state = table(
        "end",
        areas=(["i-hastur", "c-hastur", "i-potion"], ["~c-necronomicon", "~c-potion"]),
        hands=(["i-journal", "i-necronomicon", "i-gate-closure"], ["c-journal", "c-gate", "c-gate-closure", "i-gate"]),
        ids=HERALD,
        options={"elder_god": "Hastur", "id_cards": True},
    )
    return play(state, "banish 1.0", "hastur investigator-potion", "close")


def in_play(state: State) -> list[str]:
    """Every card in hands, in front of the players and in the centre."""
    found = [one for player in state.players for one in (*player.hand, *(lying.card for lying in player.area))]
    return sorted([*found, *([state.auction.centre.card] if state.auction else [])])


@pytest.mark.rule("SC-10.16")
def test_destroying_banishing_and_replacing_move_cards_to_and_from_the_box_only() -> None:
    state = everything_happens()
    assert (len(in_play(state)), len(state.box)) == (10, 14)
    before = in_play(state)

    state = play(state, "replace 0", "fetch investigator-azathoth")

    assert (len(in_play(state)), len(state.box)) == (10, 14)
    assert in_play(state) == sorted({*before, "investigator-azathoth"} - {"cultist-potion"})
    assert sorted([*in_play(state), *(lying.card for lying in state.box)]) == sorted(state.setup.content.control)
    assert state.violations() == ()
