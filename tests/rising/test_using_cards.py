"""Using Discovery cards and Unknown Relics: when, by whom, what it costs, and how often."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import AskMeanwhile, Choice, Figures, Name, Phase, Relic, Space, State, Timing, Who
from rlyeh_rules.rising.effects import AddEnergy, ChooseOne, Heal, LoseSanity, Summon, TakeOtherSide, WoundFigures
from rlyeh_rules.rising.events import CardUsed, RelicUsed
from rlyeh_rules.rising.vocabulary import Where
from tests.rising.made_up import cthulhu, episode
from tests.rising.table import black, i, kinds, offered, play, played, refused
from tests.rising.things import card, companion, everywhere, item, myth, on, quiet, use

SPRING = use(AddEnergy(Where.YOUR_SPACE, 1))
"""Puts an Energy token where its user is, which shows whether it was used."""
WELL = card("well", item(SPRING), item(use(AddEnergy(Where.RED_GATE, 1))))

# ------------------------------------------------------------------ when


@pytest.mark.rule("RR-22.7")
def test_a_card_without_timing_is_used_between_two_actions_for_none() -> None:
    state = quiet(WELL, cards={1: ["well left"]})

    state = play(state, "run", "go horror-vortex", "stop")
    state, happened = played(state, "use well 1")

    assert (kinds(happened), happened[0]) == (["CardUsed", "EnergyAdded"], CardUsed(i(1), WELL.id))
    assert (on(state, "horror-vortex"), state.turn.actions) == (1, 2)
    assert "run" in offered(state)


@pytest.mark.rule("RR-22.7")
def test_it_can_be_used_after_the_actions_up_to_the_end_of_the_turn() -> None:
    state = quiet(WELL, spaces={1: "left-leg"}, parts={"left-leg": "vulnerable destroyed"}, cards={1: ["well right"]})

    phases: list[Phase] = []
    state = play(state, "end actions")
    while isinstance(state.decision, AskMeanwhile):
        phases.append(state.turn.phase)
        assert offered(state) == ["use well 1", "go on"]
        assert on(play(state, "use well 1"), "red-gate") == 1
        state = play(state, "go on")

    assert list(dict.fromkeys(phases)) == [Phase.MYTHOS, Phase.INVESTIGATE_OR_FIGHT, Phase.END_OF_TURN]
    assert (state.turn.who, everywhere(state)) == (i(2), 0)


@pytest.mark.rule("RR-22.7", "RR-17.3", "RR-17.5")
def test_it_can_be_used_between_two_attacks_but_not_between_an_attack_and_its_roll() -> None:
    """Three Cultists in the space: after the first attack a bomb kills the other two, and the fight is over."""
    bomb = card("bomb", item(use(WoundFigures(Figures.CULTISTS, 2), discard=True)))
    foes = {f"cultist-{number}": "red-gate" for number in (1, 2, 3)}
    state = quiet(bomb, spaces={1: "red-gate"}, enemies=foes, cards={1: ["bomb left"]}, tokens=["red-gate"])

    state = play(state, "end actions", "go on")
    assert refused(state, "0: use bomb 1") == "RR-22.7", "the dice lie"
    state, happened = played(state, "keep")
    assert (offered(state), state.turn.phase) == (["use bomb 1", "go on"], Phase.INVESTIGATE_OR_FIGHT)
    assert "EnemyAttacked" not in kinds(happened)

    fought, later = played(state, "go on", "keep", "go on", "keep")
    assert (kinds(later).count("EnemyAttacked"), offered(fought)) == (2, ["use bomb 1", "go on"])
    state, happened = played(state, "use bomb 1")
    assert (state.enemies, state.turn.who, kinds(happened).count("EnemyAttacked")) == ((), i(2), 0)
    assert "DiscoveryDrawn" not in kinds(happened)


@pytest.mark.rule("RR-22.7", "RR-17.4", "RR-17.1")
@pytest.mark.parametrize(("foes", "attacks"), [({"ghast-1": "red-gate"}, 2), ({}, 0)])
def test_an_enemy_whom_it_brings_after_a_fight_attacks_too_but_not_where_there_was_none(
    foes: dict[str, str], attacks: int
) -> None:
    horn = card("horn", item(use(Summon(Name.CULTIST, Where.YOUR_SPACE))))
    state = quiet(horn, spaces={1: "red-gate"}, enemies=foes, cards={1: ["horn left"]}, stress={1: 4})

    state, happened = played(state, "end actions", "go on", "use horn 1")

    assert kinds(happened).count("EnemyAttacked") == attacks
    assert (state.turn.who, [str(enemy.id) for enemy in state.enemies][-1]) == (i(2), "cultist-1")


@pytest.mark.rule("RR-22.7", "RR-19.3")
def test_it_can_be_used_after_an_advance_and_is_asked_no_oftener_than_anything_has_happened() -> None:
    story: dict[str, Any] = {"cards": {1: ["well left"]}, "facts": {"cthulhu": [cthulhu()], "episode": [episode()]}}
    calm = quiet(WELL, **story)
    assert len(_moments(calm)) == 2, "after the Mythos card and after phase 3"

    sign = quiet(WELL, mythos=myth("sign", symbol=True), **story)
    sign = evolve(sign, mythos=evolve(sign.mythos, deck=sign.mythos.deck[:1], discard=sign.mythos.deck[1:]))
    assert [track for _, track in _moments(sign)] == [1, 1, 2]


def _moments(state: State) -> list[tuple[Phase, int]]:
    """In which phase, and with the token where, it is asked whether a card is used after the actions."""
    found: list[tuple[Phase, int]] = []
    state = play(state, "end actions")
    while isinstance(state.decision, AskMeanwhile):
        found.append((state.turn.phase, state.board.track))
        state = play(state, "go on")
    return found


@pytest.mark.rule("RR-22.7")
def test_between_roll_and_tally_it_is_refused() -> None:
    state = quiet(WELL, spaces={1: "red-gate"}, enemies={"cultist-1": "red-gate"}, cards={1: ["well left"]})
    state = play(state, "attack cultist-1", chance=black("S - -"))

    assert not any(action.startswith("use") for action in offered(state))
    assert refused(state, "0: use well 1") == "RR-22.7"
    assert on(play(state, "keep", "use well 1"), "red-gate") == 1


@pytest.mark.rule("RR-22.7")
def test_while_another_card_is_worked_off_it_is_refused() -> None:
    ways = ChooseOne((Choice(effects=(LoseSanity(Who.YOU, 1),)), Choice(stress=1)))
    state = quiet(WELL, card("song", item(use(ways))), cards={1: ["well left", "song left"]})
    state = play(state, "use song 1")

    assert refused(state, "0: use well 1") == "RR-22.7"
    assert on(play(state, "choose way 2", "use well 1"), "north-vortex") == 1


@pytest.mark.rule("RR-22.7")
def test_it_is_refused_between_two_steps_of_a_run_and_within_a_trade() -> None:
    more = card("rope", item())
    state = quiet(WELL, more, cards={1: ["well left", "rope left"]})

    assert refused(play(state, "run"), "0: use well 1") == "RR-22.7"
    assert refused(play(state, "trade"), "0: use well 1") == "RR-22.7"


@pytest.mark.rule("RR-22.7")
def test_on_anothers_turn_it_is_refused() -> None:
    state = quiet(WELL, seats=2, cards={2: ["well left"]})

    assert refused(state, "1: use well 1") == "RR-22.7"
    assert refused(state, "0: use well 1") == "RR-22.7"
    assert not any(action.startswith("use") for action in offered(state))


@pytest.mark.rule("RR-22.7")
def test_a_lone_player_uses_only_the_cards_of_whose_turn_it_is() -> None:
    state = quiet(WELL, cards={2: ["well left"]})

    assert refused(state, "0: use well 1") == "RR-22.7"
    assert "use well 1" in offered(play(state, "end actions"))


@pytest.mark.rule("RR-22.7", "RR-22.2")
def test_the_covered_half_cannot_be_used() -> None:
    state = quiet(card("well", item(SPRING), item()), cards={1: ["well right"]})

    assert refused(state, "0: use well 1") == "RR-22.2"
    assert not any(action.startswith("use") for action in offered(state))


@pytest.mark.rule("RR-22.7")
@pytest.mark.parametrize("number", [0, -1, 2])
def test_a_use_that_is_not_printed_is_refused(number: int) -> None:
    assert refused(quiet(WELL, cards={1: ["well left"]}), f"0: use well {number}") == "RR-22.2"


@pytest.mark.rule("RR-22.7")
def test_who_lies_on_the_ground_can_still_use_what_is_no_action() -> None:
    story: dict[str, Any] = {
        "insanity": {1: "catatonia"},
        "minds": {1: {"lying": True}},
        "cards": {1: ["well left", "drum left"]},
    }
    state = quiet(WELL, card("drum", item(use(Heal(Who.YOU, stress=1), timing=Timing.ACTION))), **story)

    assert refused(state, "0: use drum 1") == "RR-20.31"
    assert on(play(state, "use well 1"), "north-vortex") == 1


# ------------------------------------------------------------------ a printed timing, a cost, once a turn


@pytest.mark.rule("RR-22.7")
def test_a_printed_timing_takes_precedence() -> None:
    drum = card(
        "drum", item(use(*SPRING.effects, timing=Timing.ACTION), use(*SPRING.effects, timing=Timing.FREE_ACTION))
    )
    state = quiet(drum, cards={1: ["drum left"]})

    state = play(state, "use drum 1")
    assert (state.turn.actions, on(state, "north-vortex")) == (2, 1)
    fresh = play(quiet(drum, cards={1: ["drum left"]}), "use drum 2")
    assert (fresh.turn.actions, on(fresh, "north-vortex")) == (3, 1)


@pytest.mark.rule("RR-22.7")
@pytest.mark.parametrize("timing", [Timing.ACTION, Timing.FREE_ACTION])
def test_what_is_an_action_is_not_used_after_the_action_phase(timing: Timing) -> None:
    drum = card("drum", item(use(*SPRING.effects, timing=timing)))
    state = play(quiet(WELL, drum, cards={1: ["drum left", "well left"]}), "end actions")

    assert offered(state) == ["use well 1", "go on"]
    assert refused(state, "0: use drum 1") == "RR-12.2"


@pytest.mark.rule("RR-22.7")
def test_without_an_action_left_only_free_ones_are_used() -> None:
    drum = card("drum", item(use(*SPRING.effects, timing=Timing.ACTION, once=False)))
    bell = card("bell", item(use(*SPRING.effects, timing=Timing.FREE_ACTION)))
    state = play(quiet(drum, bell, cards={1: ["drum left", "bell left"]}), *["use drum 1"] * 3)

    assert offered(state) == ["use bell 1", "end actions"]
    assert refused(state, "0: use drum 1") == "RR-12.3"
    assert on(play(state, "use bell 1"), "north-vortex") == 4


@pytest.mark.rule("RR-22.7")
def test_what_is_used_once_a_turn_can_be_used_again_in_the_next() -> None:
    state = play(quiet(WELL, cards={1: ["well left"]}), "use well 1")
    assert refused(state, "0: use well 1") == "RR-22.7"

    state = play(state, *["end actions"] * 5)

    assert state.turn.who == i(1)
    assert on(play(state, "use well 1"), "north-vortex") == 2


@pytest.mark.rule("RR-22.7")
def test_what_can_be_repeated_is_repeated_as_long_as_it_can_be_paid() -> None:
    state = quiet(
        card("well", item(use(*SPRING.effects, once=False, stress=1))), stress={1: 2}, cards={1: ["well left"]}
    )

    state = play(state, "use well 1", "use well 1")

    assert (state.investigator(i(1)).stress, on(state, "north-vortex")) == (4, 2)
    assert refused(state, "0: use well 1") == "RR-11.6"


@pytest.mark.rule("RR-22.7")
def test_a_card_is_paid_for_before_it_takes_effect() -> None:
    flask = card("flask", item(use(Heal(Who.YOU, stress=2), stress=1, energy=1, discard=True)))
    state = quiet(flask, stress={1: 3}, held={1: 1}, cards={1: ["flask left"]})

    state, happened = played(state, "use flask 1")

    assert kinds(happened) == ["CardUsed", "DiscoveryDiscarded", "StressTaken", "EnergySpent", "Healed"]
    one = state.investigator(i(1))
    assert (one.stress, one.energy, one.cards, state.discovery.discard) == (2, 0, (), ("flask",))


@pytest.mark.rule("RR-22.7")
@pytest.mark.parametrize(("cost", "rule"), [("stress", "RR-11.6"), ("wounds", "RR-11.6"), ("energy", "RR-3.9")])
def test_what_cannot_be_paid_in_full_is_not_used(cost: str, rule: str) -> None:
    price: dict[str, Any] = {cost: 2}
    state = quiet(
        card("well", item(use(*SPRING.effects, **price))),
        stress={1: 3},
        wounds={1: 4},
        held={1: 1},
        cards={1: ["well left"]},
    )

    assert refused(state, "0: use well 1") == rule
    assert not any(action.startswith("use") for action in offered(state))


@pytest.mark.rule("RR-22.7")
def test_a_companion_that_discards_itself_takes_none_of_the_wounds_it_costs() -> None:
    dog = card("dog", companion(3, use(*SPRING.effects, wounds=2, discard=True)))

    assert refused(quiet(dog, wounds={1: 4}, cards={1: ["dog left"]}), "0: use dog 1") == "RR-11.6"
    state = play(quiet(dog, wounds={1: 2}, cards={1: ["dog left"]}), "use dog 1")
    assert (state.investigator(i(1)).wounds, on(state, "north-vortex")) == (4, 1)


@pytest.mark.rule("RR-22.7")
def test_who_dies_of_the_cost_has_used_it_for_nothing_where_it_needs_the_living() -> None:
    well = card("well", item(use(Heal(Who.YOU, stress=1), AddEnergy(Where.YOUR_SPACE, 1), wounds=1)))
    state = quiet(well, wounds={1: 4}, stress={1: 2}, cards={1: ["well left"]})

    state = play(state, "use well 1")

    assert (state.investigator(i(1)).space, state.turn.who, state.discovery.discard) == (None, i(2), ("well",))
    assert on(state, "north-vortex") == 1, "what does not concern the dead is done where they died"


@pytest.mark.rule("RR-22.7")
def test_a_condition_is_used_like_any_other_card() -> None:
    curse = card("curse", companion(2, use(TakeOtherSide(), energy=1)), item())
    state = quiet(curse, held={1: 1}, cards={1: ["curse left"]})

    state = play(state, "use curse 1")

    assert (state.investigator(i(1)).cards[0].side, state.investigator(i(1)).energy) == ("right", 0)


# ------------------------------------------------------------------ body parts


@pytest.mark.rule("RR-5.18")
def test_a_card_wounds_the_vulnerable_part_that_its_user_stands_on() -> None:
    bomb = card("bomb", item(use(WoundFigures(Figures.ENEMIES, 1))))
    state = quiet(
        bomb,
        spaces={1: "left-leg"},
        parts={"left-leg": "vulnerable", "right-leg": "vulnerable"},
        cards={1: ["bomb left"]},
    )

    state = play(state, "use bomb 1")

    assert [state.part(Space(part)).wounds for part in ("left-leg", "right-leg")] == [1, 0]


@pytest.mark.rule("RR-5.18")
def test_within_a_distance_it_reaches_parts_and_figures_alike() -> None:
    bomb = card("bomb", item(use(WoundFigures(Figures.ENEMIES, 1, within=1))))
    parts = {"left-leg": "vulnerable", "right-leg": "", "left-arm": "vulnerable"}
    foes = {"cultist-1": "final-vortex", "cultist-2": "yellow-gate", "cultist-3": "moon-vortex"}
    state = quiet(bomb, spaces={1: "final-vortex"}, parts=parts, enemies=foes, cards={1: ["bomb left"]})

    state = play(state, "use bomb 1")

    assert [part.wounds for part in state.parts] == [1, 0, 0, 0, 0]
    assert [enemy.wounds for enemy in state.enemies] == [1, 1, 0]


# ------------------------------------------------------------------ Unknown Relics

RELICS = {1: "hollow-bell", 2: "salt-crown", 3: "stair-of-bone", 4: "phial-of-dusk", 5: "black-glass-eye"}


@pytest.mark.rule("RR-23.8")
@pytest.mark.parametrize(("sanity", "heals", "actions"), [(12, 1, 2), (13, 2, 3), (20, 2, 3)])
def test_a_relic_is_used_and_flips_at_the_third_threshold(sanity: int, heals: int, actions: int) -> None:
    state = quiet(relics=RELICS, sanity={1: sanity}, stress={1: 4, 2: 4})

    state, happened = played(state, "relic 1")

    assert happened[0] == RelicUsed(i(1), Relic("hollow-bell"))
    assert [state.investigator(i(one)).stress for one in (1, 2)] == [4 - heals] * 2
    assert state.turn.actions == actions
    assert refused(state, "0: relic 1") == "RR-22.7"


@pytest.mark.rule("RR-23.8")
def test_a_relic_without_a_use_is_not_used() -> None:
    state = play(quiet(relics=RELICS, tokens=[]), "end actions")

    assert state.turn.who == i(2)
    assert refused(state, "0: relic 1") == "RR-23.8"
    assert refused(quiet(), "0: relic 1") == "RR-23.8"


@pytest.mark.rule("RR-23.8")
def test_a_relic_that_has_been_flipped_after_its_use_is_another_one() -> None:
    relics = {**RELICS, 1: "breathing-stone", 2: "hollow-bell"}
    skills = {1: {"stealth": 1}}
    find = card("mirror", item(use(LoseSanity(Who.YOU, 1))))
    state = quiet(find, relics=relics, sanity={1: 12}, cards={1: ["mirror left"]}, skills=skills)
    state = play(state, "relic 1")
    assert (on(state, "north-vortex"), refused(state, "0: relic 1")) == (1, "RR-22.7")

    state = play(state, "use mirror 1")
    while state.decision is not None and "raise stealth" in offered(state):
        state = play(state, "raise stealth")

    assert on(play(state, "relic 1"), "north-vortex") == 3


@pytest.mark.rule("RR-23.8")
def test_a_relic_is_neither_traded_nor_discarded() -> None:
    state = quiet(WELL, relics=RELICS, spaces={1: "left-leg"}, parts={"left-leg": "vulnerable destroyed"})
    assert refused(state, "0: trade") == "RR-13.8"

    state = quiet(card("lamp", item()), card("rope", item()), relics=RELICS, cards={1: ["lamp left"], 2: ["rope left"]})
    given = [action for action in offered(play(state, "trade")) if action.startswith("give")]
    assert {action.split()[1] for action in given} == {"lamp", "rope"}
    assert refused(play(state, "trade"), "0: give hollow-bell to i2") == "RR-13.8"


@pytest.mark.rule("RR-23.8")
def test_with_nothing_but_relics_two_together_have_nothing_to_trade() -> None:
    assert refused(quiet(relics=RELICS), "0: trade") == "RR-13.8"
