"""Character ID Cards, choosing them: in secret, after the Elder God, one each or none; and who then goes first."""

from __future__ import annotations

from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules import HIDDEN, Seat
from rlyeh_rules.kernel import Source, evolve
from rlyeh_rules.seals import Content, Faction, IdCard, IdFacts, Power, State
from rlyeh_rules.seals.events import ActivePlayerMarkerTaken, IdCardChosen, IdCardShown
from tests.seals.table import A, B, content, offered, play, refused, told

CULTISTS = ["herald-of-arrival", "the-golden-dawn", "enforcer-of-truth"]


def new(seed: int = 1, **options: Any) -> State:
    """A new game, advanced unless it is said otherwise, with the Investigator in seat 0."""
    state = rr.new_game(
        "seals", seed=seed, options={"faction_of_first_seat": "investigator", "id_cards": True} | options
    )
    assert isinstance(state, State)
    return state


def ids(state: State) -> list[str | None]:
    """The ID card of each player."""
    return [player.identity.id for player in state.players]


# ------------------------------------------------------------------ one each, or none


@pytest.mark.rule("SC-10.1")
def test_each_player_has_one_id_card_of_the_own_faction() -> None:
    state = play(new(), "0: id abie-jones", "1: id the-golden-dawn")

    assert ids(state) == ["abie-jones", "the-golden-dawn"]
    assert state.turn.number == 1


@pytest.mark.rule("SC-10.1")
@pytest.mark.parametrize(
    "text",
    ["0: id herald-of-arrival", "1: id abie-jones", "1: id cultist-nyarlathotep"],
    ids=["Cultist", "Investigator", "none"],
)
def test_an_id_card_of_the_other_faction_is_refused(text: str) -> None:
    assert refused(new(), text) == "SC-10.1"


@pytest.mark.rule("SC-10.1")
def test_a_second_choice_takes_the_place_of_the_first() -> None:
    state = play(new(), "0: id abie-jones", "0: id sohn-kang")

    assert (ids(state), state.waiting_on) == (["sohn-kang", None], (B,))


@pytest.mark.rule("SC-10.1")
@pytest.mark.parametrize("text", ["0: id sohn-kang", "1: id herald-of-arrival"])
def test_nobody_can_choose_a_second_id_card_once_both_have_one(text: str) -> None:
    state = play(new(), "0: id abie-jones", "1: id the-golden-dawn")

    assert refused(state, text) == "SC-10.1"


@pytest.mark.rule("SC-10.1")
def test_the_game_does_not_begin_with_an_id_card_on_one_side_only() -> None:
    state = play(new(first_player=0), "0: id abie-jones")

    assert state.turn.number == 0
    assert refused(state, "0: place investigator-gate") == "SC-10.1"


@pytest.mark.rule("SC-10.1")
def test_a_basic_game_has_no_id_cards() -> None:
    state = new(id_cards=False)

    assert (ids(state), state.turn.number) == ([None, None], 1)


# ------------------------------------------------------------------ in secret


@pytest.mark.rule("SC-10.2")
@pytest.mark.parametrize("viewer", [A, None])
def test_a_choice_is_seen_as_having_been_made_and_no_more(viewer: Seat | None) -> None:
    state, events = told(new(), "1: id the-golden-dawn")

    assert new().view(viewer).players[B].identity.id is None
    assert state.view(viewer).players[B].identity.id is HIDDEN
    assert [event.seen_by(viewer) for event in events] == [IdCardChosen(B, HIDDEN)]


@pytest.mark.rule("SC-10.2")
def test_who_chose_sees_the_choice() -> None:
    state, events = told(new(), "1: id the-golden-dawn")

    assert state.view(B).players[B].identity.id == "the-golden-dawn"
    assert [event.seen_by(B) for event in events] == [IdCardChosen(B, IdCard("the-golden-dawn"))]


@pytest.mark.rule("SC-10.2")
@pytest.mark.parametrize("viewer", [A, None])
def test_whatever_was_chosen_looks_the_same_to_others(viewer: Seat | None) -> None:
    views = [play(new(), f"1: id {card}").view(viewer) for card in CULTISTS]

    assert views[0] == views[1] == views[2]


@pytest.mark.rule("SC-10.2")
@pytest.mark.parametrize(
    "texts", [("0: id abie-jones", "1: id the-golden-dawn"), ("1: id the-golden-dawn", "0: id abie-jones")]
)
def test_either_player_may_choose_first(texts: tuple[str, str]) -> None:
    assert new().waiting_on == (A, B)
    assert ids(play(new(), *texts)) == ["abie-jones", "the-golden-dawn"]


# ------------------------------------------------------------------ after the Elder God


@pytest.mark.rule("SC-10.3")
def test_no_id_card_is_chosen_before_the_elder_god() -> None:
    state = new(elder_gods="each")

    assert refused(state, "0: id abie-jones") == "SC-10.3"
    state = play(state, "0: god cthulhu")
    assert refused(state, "0: id abie-jones") == "SC-10.3"
    assert ids(play(state, "1: god cthulhu", "0: id abie-jones")) == ["abie-jones", None]


@pytest.mark.rule("SC-10.3")
def test_the_elder_god_cannot_be_changed_once_id_cards_are_chosen() -> None:
    state = play(new(elder_gods="each"), "0: god cthulhu", "1: god hastur")

    assert refused(state, "0: god azathoth") == "SC-10.3"
    assert refused(play(state, "0: id abie-jones"), "1: god azathoth") == "SC-10.3"


@pytest.mark.rule("SC-10.3")
def test_the_shared_elder_god_is_in_hand_when_id_cards_are_chosen() -> None:
    state = new(elder_god="Cthulhu")

    assert "investigator-cthulhu" in state.players[A].hand
    assert offered(state, A)[0] == "0: id abie-jones"
    assert refused(state, "0: god hastur") == "SC-10.3"


# ------------------------------------------------------------------ which there are


@pytest.mark.rule("SC-10.15", "SC-R42")
def test_the_investigator_chooses_among_four_and_the_cultist_among_three() -> None:
    state = new()

    assert offered(state, A) == ["0: id abie-jones", "0: id gabriel-moretti", "0: id alex-smyth", "0: id sohn-kang"]
    assert offered(state, B) == [f"1: id {card}" for card in CULTISTS]


def with_ids(*more: tuple[str, Faction]) -> Content:
    """The shipped card set with further ID cards."""
    shipped = content()
    powers = {Faction.INVESTIGATOR: Power.ABIE_JONES, Faction.CULTIST: Power.THE_GOLDEN_DAWN}
    extra = tuple(IdFacts(IdCard(name), side, powers[side], Source.PUBLISHED) for name, side in more)
    return Content(name="more", digest="more", cards=shipped.cards, ids=(*shipped.ids, *extra))


@pytest.mark.rule("SC-R42")
def test_a_content_pack_may_add_the_fourth_cultist() -> None:
    four = with_ids(("a-fourth", Faction.CULTIST))
    state = rr.new_game(
        "seals", seed=1, content=four, options={"faction_of_first_seat": "investigator", "id_cards": True}
    )

    assert list(four.faults()) == []
    assert [str(action) for action in state.legal_actions(B)] == [f"1: id {card}" for card in [*CULTISTS, "a-fourth"]]


@pytest.mark.rule("SC-10.15", "SC-R42")
@pytest.mark.parametrize(
    ("more", "fault"),
    [
        pytest.param(
            (("a-fourth", Faction.CULTIST), ("a-fifth", Faction.CULTIST)),
            "ids: 5 ID cards of the cultist where there are 3 or 4 (SC-10.15)",
            id="five Cultists",
        ),
        pytest.param(
            (("a-fifth", Faction.INVESTIGATOR),),
            "ids: 5 ID cards of the investigator where there are 4 (SC-10.15)",
            id="five Investigators",
        ),
    ],
)
def test_no_content_pack_has_more_id_cards_than_the_box(more: tuple[tuple[str, Faction], ...], fault: str) -> None:
    assert list(with_ids(*more).faults()) == [fault]


@pytest.mark.rule("SC-10.15")
@pytest.mark.parametrize("name", ["", "two words", "a:b", "a,b", "?", "x" * 41, "new\nline"])
def test_an_id_that_cannot_be_said_is_refused(name: str) -> None:
    (fault,) = with_ids((name, Faction.CULTIST)).faults()
    assert fault.startswith("ids[7].id: ")
    assert "cannot be said" in fault


@pytest.mark.rule("SC-10.15")
@pytest.mark.parametrize("side", Faction)
@pytest.mark.parametrize("power", Power)
def test_a_power_belongs_to_the_faction_that_it_is_printed_for(power: Power, side: Faction) -> None:
    shipped = content()
    ids = tuple(evolve(facts, faction=side) if facts.power is power else facts for facts in shipped.ids)
    printed = next(facts.faction for facts in shipped.ids if facts.power is power)
    faults = list(Content(name="mine", digest="mine", cards=shipped.cards, ids=ids).faults())
    said = [fault for fault in faults if f"{power} is a power of the {printed}s (SC-10.15)" in fault]
    assert len(said) == (side is not printed)


# ------------------------------------------------------------------ the Enforcer's opponent goes first


@pytest.mark.rule("SC-10.14", "SC-R43")
def test_the_opponent_of_the_enforcer_goes_first_though_the_host_named_the_cultist() -> None:
    state, events = told(new(first_player=1), "0: id abie-jones", "1: id enforcer-of-truth")

    assert (state.turn.active, state.turn.number, state.waiting_on) == (A, 1, (A,))
    assert ActivePlayerMarkerTaken(A) in events


@pytest.mark.rule("SC-10.14")
def test_without_the_enforcer_the_host_names_the_first_player() -> None:
    assert play(new(first_player=1), "0: id abie-jones", "1: id the-golden-dawn").turn.active == B


@pytest.mark.rule("SC-10.14")
def test_the_opponent_of_the_enforcer_goes_first_for_every_seed() -> None:
    chosen = ("0: id abie-jones", "1: id enforcer-of-truth"), ("0: id abie-jones", "1: id the-golden-dawn")
    firsts = [{play(new(seed), *texts).turn.active for seed in range(20)} for texts in chosen]

    assert firsts == [{A}, {A, B}]


@pytest.mark.rule("SC-R43")
def test_the_opponent_of_the_enforcer_goes_first_whichever_seat_it_is() -> None:
    state = new(faction_of_first_seat="cultist", first_player=0)

    assert play(state, "0: id enforcer-of-truth", "1: id abie-jones").turn.active == B


# ------------------------------------------------------------------ revealed together


@pytest.mark.rule("SC-R34")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_when_both_have_chosen_both_cards_are_revealed(viewer: Seat | None) -> None:
    state, events = told(new(), "0: id abie-jones", "1: id the-golden-dawn")

    assert ids(state.view(viewer)) == ["abie-jones", "the-golden-dawn"]
    assert [event.seen_by(viewer) for event in events if isinstance(event, IdCardShown)] == [
        IdCardShown(A, IdCard("abie-jones")),
        IdCardShown(B, IdCard("the-golden-dawn")),
    ]
