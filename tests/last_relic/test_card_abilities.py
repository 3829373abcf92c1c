"""Card abilities: action, permanent and deployed boxes, the two halves of a Reinforcement card, what a card has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules import ContentError, Seat
from rlyeh_rules.kernel import evolve
from rlyeh_rules.last_relic import (
    AdventurerHalf,
    Content,
    CultHalf,
    Cultist,
    ReinforcementFacts,
    StartingAdventurer,
    StartingCult,
    State,
    events,
)
from tests.last_relic.dealt import shipped
from tests.last_relic.table import (
    CULT,
    HER,
    STAND_IN,
    On,
    at,
    offered,
    play,
    refused,
    spot,
    table,
    told,
)

FIVE = ("d1", "d2", "d3", "d4", "d5")
LENS = "lens $3 = clue // 2 = mark"
ACOLYTE = CultHalf(1, "mark")
AIMED = {"hand": ("gun = shot",), "at": 1}

# ------------------------------------------------------------------ action and permanent


@pytest.mark.rule("LR-5.3.1")
def test_an_action_card_is_resolved_and_discarded() -> None:
    state = play(table(hand=("torch = fund",)), "play torch")

    assert state.adventurer.funds == 4
    assert (state.adventurer.cards.discard, state.adventurer.cards.permanents) == (("torch",), ())


@pytest.mark.rule("LR-5.3.1")
def test_a_permanent_card_works_through_the_round_and_is_discarded_in_maintenance() -> None:
    state = table(hand=("torch = fund", "map ! price -1"), deck=FIVE, funds=2, market=("lens $4 = clue // 2 = mark",))

    bought = play(state, "play torch", "pass", "permanent map", "pass", "pass", "1: pass", "0: buy lens")
    later, happened = told(bought, "pass", "pass")

    assert bought.adventurer.funds == 0, "3 Funds were enough for a card of 4"
    assert bought.adventurer.cards.permanents == ("map",)
    assert (later.adventurer.cards.permanents, later.adventurer.cards.discard) == ((), ("torch", "lens", "map"))
    assert events.PermanentsDiscarded(HER, ("map",)) in happened
    assert later.round == 4


@pytest.mark.rule("LR-5.3.1")
def test_a_permanent_card_of_the_last_round_has_no_effect_any_more() -> None:
    state = table(
        hand=("map ! price -1",), deck=FIVE, funds=3, market=("lens $4 = clue // 2",), reserved=(None, "lens")
    )

    state = play(state, "permanent map", "pass", "pass", "1: pass", "0: pass", "pass")
    state = play(state, "done", "pass", "pass")

    assert state.round == 4
    assert refused(state, "0: buy lens") == "LR-6.5.3"


@pytest.mark.rule("LR-5.3.1", "LR-5.3.2")
def test_a_permanent_card_of_the_cult_protects_its_cultists_until_maintenance() -> None:
    state = table(**AIMED, cult_hand=("idol | permanent resistance +1",), cultists=(On(1, "acolyte 1"),))

    hit = play(state, "pass", "permanent idol", "play gun", "shoot acolyte")
    _, happened = told(hit, "pass", "pass", "pass", "pass")

    assert hit.cult.cultists == (Cultist("acolyte", 1, shots=1),)
    ended = [events.PermanentsDiscarded(CULT, ("idol",)), events.CultistEliminated("acolyte", 1)]
    assert [event for event in happened if event in ended] == ended


@pytest.mark.rule("LR-5.3.1")
def test_a_card_is_played_for_the_box_that_it_has() -> None:
    state = table(hand=("torch = fund", "map ! price -1"))

    assert {*offered(state, HER)} == {"0: pass", "0: play torch", "0: permanent map"}
    assert refused(state, "permanent torch") == "LR-5.3.1"
    assert refused(state, "play map") == "LR-5.3.1"


@pytest.mark.rule("LR-5.3.1")
@pytest.mark.parametrize("boxes", [("fund", "price -1"), ("", "")])
def test_an_adventurer_card_has_one_of_the_two_boxes(boxes: tuple[str, str]) -> None:
    assert [rule_of(fault) for fault in faults_with(hers=boxes)] == ["LR-5.3.1"]
    assert faults_with(hers=("fund", "")) == faults_with(hers=("", "price -1")) == []


# ------------------------------------------------------------------ deployed


PRIEST = "priest 2 = fund | permanent price -1 | deployed resistance +1 @all"
"""While it is deployed an Acolyte of Resistance 1 survives a Shot."""


def shot(state: State) -> list[str]:
    """Which Cultists are left after a Shot at the Acolyte."""
    return [cultist.card for cultist in play(state, "play gun", "shoot acolyte").cult.cultists]


@pytest.mark.rule("LR-5.3.2")
def test_a_deployed_effect_is_on_at_a_location() -> None:
    state = table(**AIMED, cultists=(On(1, "acolyte 1"), On(3, PRIEST, ready=False)))

    assert shot(state) == ["acolyte", "priest"]


@pytest.mark.rule("LR-5.3.2")
@pytest.mark.parametrize("zone", ["cult_hand", "cult_discard", "cult_deck", "cult_permanents"])
def test_a_deployed_effect_is_off_anywhere_else(zone: str) -> None:
    state = table(**AIMED, cultists=(On(1, "acolyte 1"),), **{zone: (PRIEST,)})

    assert shot(state) == []


@pytest.mark.rule("LR-5.3.2")
def test_a_deployed_effect_ends_when_its_card_leaves() -> None:
    row = (spot("harbour"), spot("library"), spot("crypt", marks=4))
    cultists = (On(1, "acolyte 1", shots=1), On(3, PRIEST), On(3, "fanatic 1 = mark"))
    state = table("cult", row=row, cultists=cultists)

    state, happened = told(state, "activate fanatic")

    assert events.CultistsDiscarded(3, ("priest", "fanatic")) in happened
    assert events.CultistEliminated("acolyte", 1) in happened
    assert state.cult.cultists == ()


@pytest.mark.rule("LR-5.3.2")
def test_a_permanent_effect_is_off_while_its_card_is_deployed() -> None:
    market = ("lens $4 = clue // 2 = mark",)
    state = table("cult", cult_funds=2, cultists=(On(1, PRIEST),), market=market)
    played = table("cult", cult_funds=3, cult_hand=(PRIEST,), market=market)

    assert refused(state, "permanent priest") == "LR-13.6"
    deployed = play(state, "pass", "pass")
    assert deployed.cult.funds == 3
    assert refused(deployed, "1: buy lens") == "LR-6.5.3"
    assert play(played, "permanent priest", "pass", "pass", "0: pass", "1: buy lens").cult.funds == 0


@pytest.mark.rule("LR-5.3.2")
def test_a_cult_card_may_have_a_box_of_each_kind() -> None:
    text = "priest 2 = mark | action fund | permanent price -1 | deployed resistance +1"
    state = table("cult", cult_hand=(text,))

    assert {*offered(state, CULT)} == {"1: pass", "1: play priest", "1: permanent priest"}
    assert faults_with(its=CultHalf(2, "mark", "fund", "price -1", "resistance +1")) == []


# ------------------------------------------------------------------ two halves, one price


@pytest.mark.rule("LR-5.3.3")
@pytest.mark.parametrize(("seat", "ask"), [(HER, "buy"), (CULT, "cult buys")])
def test_a_reinforcement_card_costs_both_players_the_same(seat: Seat, ask: str) -> None:
    poor = table(ask, funds=2, cult_funds=2, market=(LENS,))
    state, happened = told(table(ask, market=(LENS,)), "buy lens")

    assert refused(poor, "buy lens") == "LR-6.5.3"
    assert happened[0] == events.CardBought(seat, "lens", 3)
    assert state.side(seat).funds == 0
    assert state.setup.content.price["lens"] == 3


@pytest.mark.rule("LR-5.3.3")
def test_every_reinforcement_card_in_the_box_has_two_halves() -> None:
    for facts in shipped().reinforcements:
        assert facts.adventurer.action or facts.adventurer.permanent
        assert facts.cult.resistance is not None or facts.cult.action or facts.cult.permanent


def hers() -> State:
    """The Adventurer has bought the lens and drawn it; she is to act."""
    state = play(table("buy", market=(LENS,)), "buy lens", "pass", "pass", "done")
    assert state.adventurer.cards.hand == ("lens",)
    return state


def its() -> State:
    """The Cult has bought the lens and drawn it; it is to deploy."""
    state = play(table("cult buys", market=(LENS,)), "buy lens", "pass", "pass")
    assert state.cult.cards.hand == ("lens",)
    return state


@pytest.mark.rule("LR-5.3.4")
def test_the_adventurer_uses_her_half_and_it_has_no_resistance() -> None:
    state = hers()
    assert offered(state, HER, "play") == ["0: play lens"]

    state = play(state, "play lens")

    assert (at(state, 1).clues, at(state, 1).marks) == (1, 0)
    assert state.cult.cultists == ()
    assert state.adventurer.cards.discard == ("lens",)


@pytest.mark.rule("LR-5.3.4")
@pytest.mark.parametrize(("text", "rule"), [("0: activate lens", "LR-6.3.2"), ("0: deploy lens at 1", "LR-6.2.1")])
def test_the_adventurer_cannot_use_the_half_of_the_cult(text: str, rule: str) -> None:
    assert refused(hers(), text) == rule


@pytest.mark.rule("LR-5.3.4")
def test_the_cult_uses_its_half_and_cannot_play_the_other() -> None:
    state = its()

    deployed = play(state, "deploy lens at 2", "done", "pass", "activate lens")

    assert deployed.cult.cultists == (Cultist("lens", 2, ready=False),)
    assert (at(deployed, 2).marks, at(deployed, 2).clues) == (1, 0)
    assert refused(play(state, "done", "pass"), "1: play lens") == "LR-8.1.3"


@pytest.mark.rule("LR-5.3.4")
@pytest.mark.parametrize(("seat", "ask"), [(HER, "buy"), (CULT, "cult buys")])
def test_nobody_chooses_a_half_when_buying(seat: Seat, ask: str) -> None:
    state = table(ask, market=(LENS,))

    assert offered(state, seat) == [f"{seat}: pass", f"{seat}: buy lens"]
    with pytest.raises(rr.NotationError):
        rr.parse_action(state, f"{seat}: buy lens cult")


@pytest.mark.rule("LR-5.3.4")
def test_who_has_bought_a_card_keeps_its_half_in_later_rounds() -> None:
    state = play(hers(), "play lens", "pass", "pass", "pass", "pass", "done")

    assert state.round == 5
    assert at(play(state, "play lens"), 1).clues == 2


# ------------------------------------------------------------------ what a card must have


def rule_of(fault: str) -> str:
    """The rule in the brackets at its end."""
    return fault.rpartition("(")[2].rstrip(")")


def faults_with(hers: tuple[str, str] = ("fund", ""), its: CultHalf = ACOLYTE, cost: int = 1) -> list[str]:
    """What is wrong with a set that has such cards, in its starting decks and among its Reinforcement cards."""
    boxes = (its.resistance, its.activation, its.action, its.permanent, its.deployed, its.eliminated)
    content: Content = evolve(
        table().setup.content,
        adventurer_cards=(StartingAdventurer(*hers, id="torch", source=STAND_IN),),
        cult_cards=(StartingCult(*boxes, id="acolyte", source=STAND_IN),),
        reinforcements=(ReinforcementFacts("lens", cost, AdventurerHalf("fund"), ACOLYTE, STAND_IN),),
    )
    return list(content.faults())


@pytest.mark.rule("LR-5.3.5")
def test_a_cultist_has_a_resistance_of_one_at_least_and_a_card_a_cost_of_none_at_least() -> None:
    assert faults_with(its=CultHalf(1, "mark"), cost=0) == []
    assert [rule_of(fault) for fault in faults_with(its=CultHalf(0, "mark"))] == ["LR-5.3.5"]
    assert [rule_of(fault) for fault in faults_with(its=CultHalf(-1, "mark"))] == ["LR-5.3.5"]
    assert [rule_of(fault) for fault in faults_with(cost=-1)] == ["LR-5.3.5"]


@pytest.mark.rule("LR-5.3.5")
def test_the_cards_in_the_box_have_what_a_card_must_have() -> None:
    content = shipped()

    assert all(facts.cost >= 0 for facts in content.reinforcements)
    assert content.resistance
    assert min(content.resistance.values()) >= 1
    assert not hasattr(content.adventurer_cards[0], "resistance")


@pytest.mark.rule("LR-5.3.5")
@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["[[adventurer_cards]]", 'id = "torch"', 'action = "fund"', "resistance = 2"], "resistance"),
        (["[[reinforcements]]", 'id = "torch"', "cost = 1", "adventurer.resistance = 2"], "resistance"),
    ],
)
def test_an_adventurer_half_with_a_resistance_is_refused(lines: list[str], fault: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("\n".join(['name = "mine"', *lines, 'source = "stand-in"']))

    with pytest.raises(ContentError) as refusal:
        rr.load_content("last_relic", file)

    assert any("(torch)" in found and fault in found for found in refusal.value.faults)


@pytest.mark.rule("LR-5.3.5")
def test_a_card_shows_resistance_cost_kind_and_icons() -> None:
    content: Any = table(market=(LENS,), cult_hand=("rite | action fund fund",)).setup.content

    assert (content.price["lens"], content.resistance["lens"]) == (3, 2)
    assert "rite" not in content.resistance
    (taken,) = content.actions["cult"]["rite"]
    assert [str(effect.icon) for effect in taken.effects] == ["fund", "fund"]
