"""Trade: Items and Companions change hands within a space, in all directions; Energy only with the option."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.rising import AskTrade, Discovery, Held, Side, State, Who
from rlyeh_rules.rising.effects import TakeStress
from rlyeh_rules.rising.events import CardGiven, EnergyGiven
from tests.rising.table import black, i, kinds, offered, play, played, refused
from tests.rising.things import card, companion, condition, everywhere, item, quiet, use

LAMP, ROPE, DOG, CURSE = (
    card("lamp", item()),
    card("rope", item()),
    card("dog", companion(3), item()),
    card("curse", condition()),
)
BLUE = {1: "blue-gate", 2: "blue-gate", 3: "blue-gate"}


def market(**story: Any) -> State:
    """I1, I2 and I3 at the Blue Gate; I2 has a lamp and a wounded dog, I3 a rope."""
    cards = {2: ["lamp left", "dog left 1"], 3: ["rope right"]}
    return quiet(LAMP, ROPE, DOG, CURSE, **{"spaces": BLUE, "cards": cards, **story})


def held(state: State) -> list[list[str]]:
    """What each of the first three holds."""
    return [sorted(str(one.card) for one in one.cards) for one in state.team[:3]]


# ------------------------------------------------------------------ cards


@pytest.mark.rule("RR-13.8")
def test_an_item_goes_from_the_second_to_the_third_in_the_action_of_the_first() -> None:
    state, happened = played(market(), "trade", "give lamp to i3", "done trading")

    assert happened == [CardGiven(i(2), i(3), Discovery("lamp"))]
    assert (held(state), state.turn.actions) == ([[], ["dog"], ["lamp", "rope"]], 2)


@pytest.mark.rule("RR-13.8")
def test_any_number_goes_in_all_directions_for_one_action() -> None:
    state = play(market(), "trade", "give dog to i1", "give lamp to i3", "give rope to i2")

    assert (held(state), state.turn.actions) == ([["dog"], ["rope"], ["lamp"]], 2)


@pytest.mark.rule("RR-13.8")
def test_a_card_stays_on_its_side_with_its_wounds() -> None:
    state = play(market(), "trade", "give dog to i1", "give rope to i1")

    assert state.investigator(i(1)).cards == (
        Held(Discovery("dog"), Side.LEFT, 1),
        Held(Discovery("rope"), Side.RIGHT),
    )


@pytest.mark.rule("RR-13.8")
def test_every_card_goes_to_everybody_else_and_each_but_once() -> None:
    state = play(market(), "trade")
    everything = ["dog to i1", "dog to i3", "lamp to i1", "lamp to i3", "rope to i1", "rope to i2"]
    assert offered(state) == [f"give {one}" for one in everything]
    assert refused(state, "0: done trading") == "RR-13.8"

    state = play(state, "give lamp to i1")

    assert offered(state) == ["give rope to i1", "give rope to i2", "done trading"]
    assert refused(state, "0: give lamp to i2") == "RR-13.8"
    assert refused(state, "0: give dog to i1") == "RR-13.8"


@pytest.mark.rule("RR-13.8")
def test_a_condition_cannot_be_traded() -> None:
    state = market(cards={1: ["curse left"], 2: ["lamp left"], 3: ["rope left"]})
    state = play(state, "trade")

    assert not any("curse" in action for action in offered(state))
    assert refused(state, "0: give curse to i2") == "RR-22.6"


@pytest.mark.rule("RR-13.8")
def test_with_nothing_but_conditions_there_is_no_trade() -> None:
    state = market(cards={1: ["curse left"]})

    assert refused(state, "0: trade") == "RR-13.8"
    assert "trade" not in offered(state)


@pytest.mark.rule("RR-13.8")
@pytest.mark.parametrize("space", ["red-gate", "left-leg"])
def test_nobody_trades_alone_or_with_another_space(space: str) -> None:
    state = market(spaces={1: space, 2: "blue-gate", 3: "blue-gate"}, cards={1: ["lamp left"], 2: ["rope left"]})

    assert refused(state, "0: trade") == "RR-13.8"
    assert "trade" not in offered(state)


@pytest.mark.rule("RR-13.8")
def test_whoever_is_elsewhere_neither_gives_nor_takes() -> None:
    state = market(spaces={**BLUE, 3: "red-gate"}, cards={1: ["lamp left", "dog left"], 3: ["rope left"]})
    state = play(state, "trade")

    assert offered(state) == ["give dog to i2", "give lamp to i2"]
    assert refused(state, "0: give rope to i2") == "RR-13.8"
    assert refused(state, "0: give lamp to i3") == "RR-13.8"
    assert refused(state, "0: give lamp to i1") == "RR-13.8"


@pytest.mark.rule("RR-13.8")
def test_the_eliminated_are_nobody_to_trade_with() -> None:
    gone = dict.fromkeys(range(2, 6))
    state = quiet(LAMP, spaces={1: "blue-gate", **gone}, wounds=dict.fromkeys(gone, 5), cards={1: ["lamp left"]})

    assert refused(state, "0: trade") == "RR-13.8"


@pytest.mark.rule("RR-13.8")
def test_what_can_go_one_way_only_goes_there_unasked() -> None:
    state, happened = played(market(spaces={1: "blue-gate", 2: "blue-gate"}, cards={2: ["lamp left"]}), "trade")

    assert (kinds(happened), held(state)) == (["CardGiven"], [["lamp"], [], []])
    assert state.turn.actions == 2


@pytest.mark.rule("RR-13.8")
def test_an_enemy_beside_them_does_not_prevent_it() -> None:
    assert "trade" in offered(market(enemies={"cultist-1": "blue-gate"}))


@pytest.mark.rule("RR-13.8", "RR-25.1")
def test_the_active_player_decides_for_all() -> None:
    state = play(market(seats=3, turn=2), "1: trade")

    assert isinstance(state.decision, AskTrade)
    assert (offered(state, 1), offered(state, 3)) == ([], [])
    assert refused(state, "2: give rope to i1") == "RR-25.1"
    assert held(play(state, "1: give rope to i1")) == [["rope"], ["dog", "lamp"], []]


@pytest.mark.rule("RR-13.8")
def test_time_out_trades_no_more_than_has_to_be() -> None:
    state = play(market(), "trade")
    assert state.decision is not None
    assert str(state.decision.default(state, state.decision.waits[0])) == "0: give dog to i1"

    state = play(state, "give dog to i1")

    assert state.decision is not None
    assert str(state.decision.default(state, state.decision.waits[0])) == "0: done trading"


@pytest.mark.rule("RR-13.8", "RR-22.7")
def test_a_card_that_was_used_in_this_turn_stays_used() -> None:
    """It comes back to its user only by another Trade, and is not fresh then."""
    horn = card("horn", item(use(TakeStress(Who.YOU))))
    state = quiet(horn, spaces={1: "blue-gate", 2: "blue-gate"}, cards={1: ["horn left"]})

    state = play(state, "use horn 1", "trade", "trade")

    assert held(state) == [["horn"], [], []]
    assert refused(state, "0: use horn 1") == "RR-22.7"


# ------------------------------------------------------------------ Energy


@pytest.mark.rule("RR-R17")
def test_energy_is_not_traded() -> None:
    state = market(held={2: 3})
    assert refused(play(state, "trade"), "0: give energy of i2 to i1") == "RR-R17"
    assert not any("energy" in action for action in offered(play(state, "trade")))

    assert refused(market(cards={}, held={2: 3}), "0: trade") == "RR-13.8", "it is nothing that can be traded"


@pytest.mark.rule("RR-R17")
def test_as_an_option_energy_changes_hands_token_by_token() -> None:
    state = market(cards={}, held={2: 2, 3: 1}, tradable_energy=True)
    state = play(state, "trade")
    assert "give energy of i2 to i1" in offered(state)

    state, happened = played(state, "give energy of i2 to i1", "give energy of i2 to i1", "give energy of i3 to i1")

    assert happened[0] == EnergyGiven(i(2), i(1), 1)
    assert ([one.energy for one in state.team[:3]], everywhere(state), state.turn.actions) == ([3, 0, 0], 3, 2)


@pytest.mark.rule("RR-R17")
def test_cards_and_energy_go_in_one_trade_cards_first() -> None:
    state = play(market(held={2: 2}, tradable_energy=True), "trade", "give energy of i2 to i3")
    assert refused(state, "0: give lamp to i1") == "RR-13.8"

    state = play(market(held={2: 1}, tradable_energy=True), "trade", "give lamp to i1", "give energy of i2 to i3")

    assert (held(state), [one.energy for one in state.team[:3]]) == ([["lamp"], ["dog"], ["rope"]], [0, 0, 1])


@pytest.mark.rule("RR-R17")
def test_who_has_given_energy_takes_none_so_that_there_is_one_way_to_say_it() -> None:
    state = play(market(cards={}, held={1: 1, 2: 2}, tradable_energy=True), "trade", "give energy of i2 to i3")

    assert refused(state, "0: give energy of i1 to i2") == "RR-13.8"
    assert refused(state, "0: give energy of i3 to i1") == "RR-13.8"
    assert refused(state, "0: give energy of i2 to i2") == "RR-13.8"
    assert refused(state, "0: give energy of i2 to i4") == "RR-13.8"
    assert offered(state) == ["give energy of i2 to i3", "done trading"]


@pytest.mark.rule("RR-R17")
@pytest.mark.parametrize("start", [(3, 0, 0), (1, 1, 1), (0, 2, 1)])
def test_whatever_is_to_be_shared_out_there_is_exactly_one_way(start: tuple[int, int, int]) -> None:
    """Every way through a Trade ends in another sharing, and all that there are can be reached."""
    state = market(cards={}, held=dict(enumerate(start, 1)), tradable_energy=True)
    ways, ends = [play(state, "trade")], list[tuple[int, ...]]()
    while ways:
        now = ways.pop()
        if isinstance(now.decision, AskTrade):
            ways += [now.apply(action).state for action in now.legal_actions()]
        else:
            ends.append(tuple(one.energy for one in now.team[:3]))

    total = sum(start)
    sharings = {(a, b, total - a - b) for a in range(total + 1) for b in range(total + 1 - a)} - {start}
    assert sorted(ends) == sorted(sharings)


@pytest.mark.rule("RR-R17")
def test_what_the_group_holds_is_not_traded_with_either_option() -> None:
    state = market(cards={}, energy={"blue-gate": 3}, tradable_energy=True, shared_energy=True)
    state = play(state, "attune 3")

    assert refused(state, "0: trade") == "RR-13.8"


def _thief(**options: bool) -> State:
    """I1 with Kleptomania, one sanity before a threshold, beside I2 with a lamp and Energy."""
    state = quiet(
        LAMP,
        spaces={1: "blue-gate", 2: "blue-gate"},
        insanity={1: "kleptomania"},
        skills={1: {"stealth": 1}},
        sanity={1: 4},
        cards={2: ["lamp left"]},
        held={2: 2},
        enemies={"cultist-1": "blue-gate"},
        **options,
    )
    return play(state, "attack cultist-1", "keep", chance=black("T - -"))


@pytest.mark.rule("RR-R17")
def test_a_kleptomaniac_takes_no_energy() -> None:
    state = _thief()

    assert held(state)[:2] == [["lamp"], []], "there was nothing else to take"
    assert [one.energy for one in state.team[:2]] == [0, 2]


@pytest.mark.rule("RR-R17")
def test_as_an_option_a_kleptomaniac_takes_energy() -> None:
    state = _thief(tradable_energy=True)
    assert offered(state) == ["rob lamp", "rob 1 energy of i2", "rob 2 energy of i2"]

    state = play(state, "rob 2 energy of i2")

    assert (held(state)[:2], [one.energy for one in state.team[:2]]) == ([[], ["lamp"]], [2, 0])
