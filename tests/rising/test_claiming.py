"""Discovery cards: what is drawn is read, paid for and claimed, held without limit, moved and discarded."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import HIDDEN
from rlyeh_rules.rising import Case, Choice, Discovery, HalfKind, Held, Side, Space, State, Who
from rlyeh_rules.rising.effects import ChooseOne, DiscardCards, If, LoseSanity, TakeOtherSide, TakeStress
from rlyeh_rules.rising.events import CardClaimed, CardSwitched, DiscoveryDiscarded, StressTaken
from rlyeh_rules.rising.traits import GreenDice
from rlyeh_rules.rising.vocabulary import When
from tests.rising.table import black, broken, green, i, new, offered, play, played, refused, seat, shipped, table
from tests.rising.things import card, companion, condition, item, myth, quiet, spell, use


def draw(*finds: Any, **story: Any) -> State:
    """I1 alone investigates, with these cards from the top of the deck; the others stand elsewhere."""
    spaces = dict.fromkeys(range(2, 6), "north-vortex")
    state = quiet(
        *finds,
        spaces={1: "horror-vortex", **spaces},
        discovery=[find.id for find in finds if f"{find.id} left" not in story.get("cards", {}).get(1, ())],
        tokens=["horror-vortex"],
        **story,
    )
    return play(state, "end actions")


def held(state: State, who: int = 1) -> list[tuple[str, str]]:
    """The cards of an investigator with their sides."""
    return [(str(one.card), str(one.side)) for one in state.investigator(i(who)).cards]


# ------------------------------------------------------------------ the deck


@pytest.mark.rule("RR-22.1")
def test_a_card_has_two_halves_each_an_item_a_companion_or_a_condition() -> None:
    content = shipped()

    kinds_of_halves = {content.finds[find].half(side).kind for find in content.finds for side in Side}
    assert kinds_of_halves == set(HalfKind)
    assert len(new().discovery.deck) == len(content.discovery) == 15


@pytest.mark.rule("RR-22.1")
def test_the_deck_is_shuffled_and_nobody_knows_its_order() -> None:
    orders = {new(seed=seed).discovery.deck for seed in range(1, 5)}
    assert len(orders) == 4
    assert {tuple(sorted(deck)) for deck in orders} == {tuple(sorted(shipped().finds))}

    for viewer in (0, None):
        assert set(new().view(viewer).discovery.deck) == {HIDDEN}


@pytest.mark.rule("RR-22.1")
def test_a_card_that_is_drawn_is_shown_to_all_and_the_rest_of_the_deck_stays() -> None:
    finds = [card(name, item(stress=1)) for name in ("aaa", "bbb", "ccc")]

    state = draw(*finds, seats=2)

    assert (state.discovery.drawn, state.discovery.deck) == (("aaa",), ("bbb", "ccc"))
    for viewer in (seat(1), seat(2), None):
        piles = state.view(viewer).discovery
        assert (piles.drawn, piles.deck) == (("aaa",), (HIDDEN, HIDDEN))


@pytest.mark.rule("RR-22.1")
def test_cards_held_attached_and_discarded_lie_open() -> None:
    finds = [card("kept", item()), card("gone", item())]
    state = quiet(*finds, seats=2, cards={1: ["kept right"]}, parts={"left-leg": "vulnerable"}, found=["gone"])

    for viewer in (seat(2), None):
        view = state.view(viewer)
        assert view.investigator(i(1)).cards == (Held(Discovery("kept"), Side.RIGHT),)
        assert (view.part(Space.LEFT_LEG).card, view.discovery.discard) == ("drowned-litany", ("gone",))


# ------------------------------------------------------------------ the text, the cost, the claim


@pytest.mark.rule("RR-22.2")
def test_with_three_stress_a_half_that_costs_two_cannot_be_claimed() -> None:
    state = draw(card("find", item(stress=2), spell("head", stress=1)), stress={1: 3})

    assert offered(state) == ["claim right", "discard it"]
    assert refused(state, "0: claim left") == "RR-11.6"


@pytest.mark.rule("RR-22.2")
def test_what_is_claimed_is_paid_and_lies_on_its_side_of_the_board() -> None:
    state, happened = played(draw(card("find", item(stress=2), spell("head", stress=1))), "claim left")

    assert happened[:2] == [StressTaken(i(1), 2), CardClaimed(i(1), Discovery("find"), Side.LEFT)]
    assert (held(state), state.investigator(i(1)).stress, state.discovery.drawn) == ([("find", "left")], 2, ())


@pytest.mark.rule("RR-22.2")
@pytest.mark.parametrize(("side", "dice"), [("left", 4), ("right", 5)])
def test_only_the_half_that_was_claimed_counts(side: str, dice: int) -> None:
    one, two = (item(standing=[GreenDice(count, When.ATTACK)]) for count in (1, 2))
    state = quiet(
        card("find", one, two), spaces={1: "red-gate"}, enemies={"cultist-1": "red-gate"}, cards={1: [f"find {side}"]}
    )

    _, happened = played(state, "attack cultist-1")

    rolled: Any = happened[1]
    assert len(rolled.dice) == dice


@pytest.mark.rule("RR-22.2")
def test_a_card_is_claimed_once_so_never_both_of_its_halves() -> None:
    state = play(draw(card("find", item(stress=1), item(stress=1))), "claim left")

    assert refused(state, "0: claim right") == "RR-12.3"
    assert held(state) == [("find", "left")]


@pytest.mark.rule("RR-22.2")
def test_what_is_not_claimed_is_discarded() -> None:
    state, happened = played(draw(card("find", item(stress=1), item(stress=1))), "discard it")

    assert happened[0] == DiscoveryDiscarded(i(1), Discovery("find"))
    assert (state.discovery.discard, held(state), state.investigator(i(1)).stress) == (("find",), [], 0)


@pytest.mark.rule("RR-22.2")
def test_what_costs_nothing_can_be_refused_all_the_same() -> None:
    assert offered(draw(card("find", item(), item()))) == ["claim left", "claim right", "discard it"]


@pytest.mark.rule("RR-22.2")
def test_a_card_that_has_to_be_claimed_cannot_be_discarded() -> None:
    state = draw(card("ring", item(stress=1), condition(), must_claim=True))

    assert offered(state) == ["claim left", "claim right"]
    assert refused(state, "0: discard it") == "RR-22.2"


@pytest.mark.rule("RR-22.2")
def test_the_only_half_that_can_be_paid_of_such_a_card_is_claimed_unasked() -> None:
    state = draw(card("ring", item(stress=1), condition(), must_claim=True), stress={1: 4})
    assert (held(state), state.turn.who) == ([("ring", "right")], i(2))

    state = draw(card("ring", item(stress=1), condition(stress=1), must_claim=True), stress={1: 4})
    assert (held(state), state.discovery.discard) == ([], ("ring",)), "where nothing can be paid it is discarded"


@pytest.mark.rule("RR-22.2")
def test_the_central_text_comes_first_and_cannot_be_refused() -> None:
    state = draw(card("find", item(stress=4), item(stress=3), TakeStress(Who.YOU, 1)))

    assert state.investigator(i(1)).stress == 1
    assert offered(state) == ["claim right", "discard it"], "what the text costs can no more be paid with"


@pytest.mark.rule("RR-22.2")
def test_a_choice_of_the_central_text_is_made_before_the_claim() -> None:
    ways = ChooseOne((Choice(effects=(LoseSanity(Who.YOU, 2),)), Choice(stress=1)))
    state = draw(card("find", item(stress=1), item(stress=1), ways))
    assert offered(state) == ["choose way 1", "choose way 2"]
    assert refused(state, "0: discard it") == "RR-25.1"

    state = play(state, "choose way 2")

    assert (state.investigator(i(1)).stress, offered(state)) == (1, ["claim left", "claim right", "discard it"])


@pytest.mark.rule("RR-22.2")
def test_of_the_text_only_what_applies_is_done() -> None:
    alone = If(Case.ALONE, (LoseSanity(Who.YOU, 1),), (TakeStress(Who.YOU, 1),))

    one = draw(card("find", item(stress=1), None, alone)).investigator(i(1))

    assert (one.sanity, one.stress) == (2, 0)


@pytest.mark.rule("RR-22.2")
def test_wounds_can_be_the_price_even_the_last_one() -> None:
    state = draw(card("find", item(wounds=1), None), wounds={1: 4})

    state = play(state, "claim left")

    assert (state.investigator(i(1)).space, state.discovery.discard) == (None, ("find",)), "who dies claims nothing"
    assert state.turn.who == i(2)


@pytest.mark.rule("RR-22.2")
def test_more_wounds_than_one_has_left_cannot_be_paid() -> None:
    state = draw(card("find", item(wounds=2), item()), wounds={1: 4})

    assert offered(state) == ["claim right", "discard it"]
    assert refused(state, "0: claim left") == "RR-11.6"


@pytest.mark.rule("RR-22.2")
def test_the_wounds_of_a_price_may_go_to_a_companion() -> None:
    dog = card("dog", companion(2))
    state = draw(dog, card("find", item(wounds=2), item()), wounds={1: 4}, cards={1: ["dog left"]})

    state = play(state, "claim left", "wound dog", "wound dog")

    assert (held(state), state.discovery.discard, state.investigator(i(1)).wounds) == ([("find", "left")], ("dog",), 4)


@pytest.mark.rule("RR-22.2")
def test_who_dies_of_the_text_claims_nothing() -> None:
    state = draw(card("find", item(), None, LoseSanity(Who.YOU, 1)), sanity={1: 20})

    assert (state.investigator(i(1)).space, state.discovery.discard, state.discovery.drawn) == (None, ("find",), ())
    assert state.turn.who == i(2)


@pytest.mark.rule("RR-22.2")
def test_symptoms_of_the_text_are_worked_off_before_the_claim() -> None:
    story: dict[str, Any] = {"sanity": {1: 4}, "insanity": {1: "hypochondria"}, "skills": {1: {"stealth": 1}}}
    state = draw(card("find", item(stress=1), None, LoseSanity(Who.YOU, 1)), **story)
    assert offered(state)[-1] != "discard it"

    while offered(state)[-1] != "discard it":
        state = play(state, offered(state)[0])

    assert state.investigator(i(1)).sanity == 5


# ------------------------------------------------------------------ where cards are


@pytest.mark.rule("RR-22.3")
def test_there_is_no_limit_to_what_one_holds_and_no_card_is_lost() -> None:
    names = [facts.id for facts in shipped().discovery]
    parts = {"left-leg": "vulnerable", "head": "vulnerable"}
    attached = ["drowned-litany", "hymn-of-the-builders"]
    mine = [name for name in names if name not in attached][:8]
    rest = [name for name in names if name not in {*attached, *mine}]
    state = table(
        cards={1: [f"{name} left" for name in mine]}, parts=parts, discovery=rest[:3], found=rest[3:], tokens=[]
    )

    assert (len(held(state)), broken(state)) == (8, [])
    at_the_parts = [part.card for part in state.parts if part.card is not None]
    places = [[name for name, _ in held(state)], state.discovery.deck, state.discovery.discard, at_the_parts]
    assert sum(map(len, places)) == len(names) == 15
    assert sorted(str(name) for place in places for name in place) == sorted(map(str, names))


@pytest.mark.rule("RR-22.3")
def test_a_card_in_two_places_is_not_sound() -> None:
    find = card("find", item())
    state = quiet(find, card("more", item()), cards={1: ["find left"], 2: ["find right"]}, discovery=["more"])

    assert broken(state)[0].startswith("find lies in more places than there are copies")


@pytest.mark.rule("RR-22.3")
def test_who_has_to_discard_chooses_in_the_order_of_the_cards() -> None:
    finds = [card(name, item()) for name in ("aaa", "bbb", "ccc")]
    mine = {1: [f"{find.id} left" for find in finds]}
    state = play(quiet(*finds, mythos=myth("toll", DiscardCards(Who.YOU, 2)), cards=mine), "end actions")
    assert offered(state) == ["discard aaa", "discard bbb"]
    assert refused(state, "0: discard ccc") == "RR-22.3"

    state = play(state, "discard bbb")

    assert (held(state), state.discovery.discard) == ([("aaa", "left")], ("bbb", "ccc"))


@pytest.mark.rule("RR-22.3")
def test_who_has_fewer_discards_them_all_unasked() -> None:
    finds = [card(name, item()) for name in ("aaa", "bbb")]
    toll = myth("toll", DiscardCards(Who.EVERYBODY, 2))
    state = quiet(*finds, mythos=toll, cards={1: ["aaa left"], 2: ["bbb right"]})

    state = play(state, "end actions")

    assert (held(state), held(state, 2), state.discovery.discard) == ([], [], ("aaa", "bbb"))


# ------------------------------------------------------------------ the other side


@pytest.mark.rule("RR-22.5")
def test_a_companion_that_takes_the_other_side_loses_its_wounds_and_its_half() -> None:
    turn = use(TakeOtherSide(), stress=1)
    dog = card("dog", companion(3, turn, standing=[GreenDice(1)]), item(standing=[GreenDice(2)]))
    state = quiet(dog, spaces={1: "red-gate"}, enemies={"cultist-1": "red-gate"}, cards={1: ["dog left 1"]})
    assert state.investigator(i(1)).cards[0].wounds == 1

    state, happened = played(state, "use dog 1")

    assert CardSwitched(i(1), Discovery("dog"), Side.RIGHT) in happened
    assert state.investigator(i(1)).cards[0] == Held(Discovery("dog"), Side.RIGHT, 0, used=True)
    _, happened = played(state, "attack cultist-1", chance=black("- - -") + green("- -"))
    rolled: Any = happened[1]
    assert len(rolled.dice) == 5, "three black ones, and the two green ones of the right half"
    assert refused(state, "0: use dog 1") == "RR-22.2"


# ------------------------------------------------------------------ Conditions


@pytest.mark.rule("RR-22.6")
def test_a_condition_stays_until_an_effect_removes_it() -> None:
    state = quiet(card("curse", condition()), cards={1: ["curse left"]})
    for _ in range(6):
        state = play(state, "end actions")
    assert held(state) == [("curse", "left")]
    assert not any("curse" in action for action in offered(state))

    state = quiet(card("curse", condition()), mythos=myth("mercy", DiscardCards(Who.YOU, 1)), cards={1: ["curse left"]})
    state = play(state, "end actions")

    assert (held(state), state.discovery.discard) == ([], ("curse",))


@pytest.mark.rule("RR-22.6")
def test_a_condition_is_not_offered_in_a_trade() -> None:
    finds = [card("curse", condition()), card("lamp", item()), card("rope", item())]
    state = quiet(*finds, spaces={1: "blue-gate", 2: "blue-gate"}, cards={1: ["curse left", "lamp left", "rope left"]})

    state = play(state, "trade")

    assert offered(state) == ["give lamp to i2", "give rope to i2"]
    assert refused(state, "0: give curse to i2") == "RR-22.6"
