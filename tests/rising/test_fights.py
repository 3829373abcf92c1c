"""Investigate or fight: who attacks whom, in which order and with which dice, and when the fight is over."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules.kernel import Source, evolve
from rlyeh_rules.rising import (
    AskAttacker,
    Discovery,
    Figures,
    Foe,
    Mythos,
    MythosFacts,
    Name,
    Placement,
    Space,
    State,
    Where,
)
from rlyeh_rules.rising.effects import Effect, ReturnFigure
from rlyeh_rules.rising.events import SanityLost, WoundsTaken
from tests.rising.nights import attackers, counted, monster, quiet, settled, thing
from tests.rising.table import HOME, black, green, i, kinds, offered, play, played, refused, seat, told

# ------------------------------------------------------------------ Safe or not


@pytest.mark.rule("RR-17.1")
def test_with_an_enemy_in_the_space_there_is_a_fight_and_the_token_stays() -> None:
    state = quiet(enemies={"cultist-1": HOME}, tokens=[HOME], stress={1: 4})

    state, happened = played(state, "end actions", chance=green("- -"))

    assert attackers(happened) == ["cultist-1"]
    assert "DiscoveryDrawn" not in kinds(happened)
    assert state.board.tokens[Space.NORTH_VORTEX.at] == 1


@pytest.mark.rule("RR-17.1", "RR-17.2")
def test_an_enemy_elsewhere_does_not_matter() -> None:
    state = quiet(enemies={"cultist-1": "horror-vortex"}, tokens=[HOME], discovery=["coin"], facts=COIN)

    state, happened = played(state, "end actions")

    assert attackers(happened) == []
    assert "DiscoveryDrawn" in kinds(happened)
    assert offered(state) == ["claim left", "claim right", "discard it"]


COIN: Final[dict[str, list[Any]]] = {"discovery": [thing("coin"), thing("button")]}


@pytest.mark.rule("RR-17.2")
def test_in_a_safe_space_one_card_is_drawn_without_asking_and_only_one() -> None:
    state = quiet(tokens=[HOME], discovery=["coin", "button"], facts=COIN)
    state = play(state, "end actions")
    assert refused(state, "0: go on") == "RR-22.2"

    state = play(state, "claim left")

    assert state.turn.who == i(2)
    assert (state.discovery.deck, state.board.tokens[Space.NORTH_VORTEX.at]) == ((Discovery("button"),), 0)


@pytest.mark.rule("RR-17.2", "RR-4.4")
def test_with_an_empty_deck_nobody_investigates() -> None:
    state = quiet(tokens=[HOME], discovery=[])

    state, happened = played(state, "end actions")

    assert "DiscoveryDrawn" not in kinds(happened)
    assert (state.turn.who, state.board.tokens[Space.NORTH_VORTEX.at]) == (i(2), 1)


# ------------------------------------------------------------------ who attacks


@pytest.mark.rule("RR-17.3")
def test_every_enemy_attacks_the_active_investigator_once_and_nobody_else() -> None:
    state = quiet(enemies={f"cultist-{number}": HOME for number in (1, 2, 3)}, stress={1: 4})

    state, happened = played(state, "end actions", chance=green("S -") * 3)

    assert counted(happened) == [(i(1), 0, 2)] * 3
    assert attackers(happened) == ["cultist-1", "cultist-2", "cultist-3"]
    assert [event for event in happened if isinstance(event, WoundsTaken)] == [WoundsTaken(i(1), 1)] * 3
    assert state.investigator(i(2)).wounds == 0


@pytest.mark.rule("RR-17.3", "RR-25.1")
def test_the_active_player_chooses_the_order_where_it_makes_a_difference() -> None:
    state = quiet(
        2, enemies={"cultist-1": HOME, "ghast-1": HOME, "cultist-2": f"{HOME} 1", "gug-1": "red-gate"}, stress={1: 4}
    )
    state = play(state, "end actions")
    assert state.decision == AskAttacker(seat(1))
    assert offered(state) == ["face cultist-1", "face ghast-1", "face cultist-2"]
    assert refused(state, "1: face ghast-1") == "RR-25.1"
    assert refused(state, "0: face gug-1") == "RR-17.3"
    assert refused(state, "0: face left-leg") == "RR-17.3"

    state, happened = played(state, "face ghast-1", chance=black("- -"))
    assert (attackers(happened), offered(state)) == (["ghast-1"], ["face cultist-1", "face cultist-2"])
    assert refused(state, "0: face ghast-1") == "RR-17.3"

    assert attackers(told(state, "face cultist-2", chance=green("- - - -"))) == ["cultist-2", "cultist-1"]


@pytest.mark.rule("RR-17.3")
def test_who_has_attacked_is_kept_in_the_turn_and_nowhere_else() -> None:
    state = quiet(enemies={"cultist-1": HOME, "ghast-1": HOME}, stress={1: 4})

    state = play(state, "end actions")
    assert state.turn.fought == ()
    twice = evolve(state, turn=evolve(state.turn, fought=(Foe("ghast-1"), Foe("ghast-1"))))
    gone = evolve(state, turn=evolve(state.turn, fought=(Foe("gug-1"),)))

    assert ["RR-17.3" in [one.rule for one in wrong.violations()] for wrong in (state, twice, gone)] == [
        False,
        True,
        True,
    ]


# ------------------------------------------------------------------ coming and going


def haunted(*effects: Effect, summons: tuple[Placement, ...] = (), **story: Any) -> State:
    """I1 keeps a Mythos card of Recurring Trauma, is one short of a threshold, and fights a ghast of health 1."""
    card = MythosFacts(Mythos("the-return"), symbol=False, source=Source.STAND_IN, effects=effects, summons=summons)
    sign = MythosFacts(Mythos("sign"), symbol=True, source=Source.STAND_IN)  # it is not kept in the other one's place
    story.setdefault("spaces", {1: "red-gate"})
    story.setdefault("enemies", {"ghast-1": "red-gate"})
    return quiet(
        facts={"mythos": [sign, card], "monsters": [monster("ghast", 1, 2, 0), monster("gug", 6, 0, 1)]},
        mythos=["sign"] * 2,
        insanity={1: "recurring-trauma"},
        minds={1: {"kept": Mythos("the-return")}},
        skills={1: story.pop("skill", {"vengeance-obsession": 1})},
        sanity={1: 4},
        stress={1: 4},
        **story,
    )


RAISE: Final = "raise vengeance-obsession"


@pytest.mark.rule("RR-17.4")
def test_what_comes_into_the_space_attacks_too_once() -> None:
    state = haunted(summons=(Placement(Name.RIGHT, Where.RED_GATE),), skill={"stealth": 1})
    state, first = played(state, "end actions", chance=black("T -"))
    state, then = played(state, "raise stealth", chance=green("S"))

    assert attackers(first + then) == ["ghast-1", "gug-1"]
    assert state.turn.who == i(2)
    assert state.investigator(i(1)).wounds == 1


@pytest.mark.rule("RR-17.4")
def test_a_monster_that_moves_in_attacks_too() -> None:
    state = quiet(
        facts={"monsters": [monster("gug", 6, 0, 1)]},
        insanity={1: "paranoia"},
        sanity={1: 4},
        stress={1: 4},
        enemies={"ghast-1": HOME, "gug-1": "horror-vortex", "cultist-1": "horror-vortex"},
    )

    state = play(state, "end actions", chance=black("T -"))
    happened = told(state, *offered(state)[:1], chance=green("-"))

    assert attackers(happened) == ["gug-1"], "it has moved in, the Cultist has not"


@pytest.mark.rule("RR-17.4", "RR-20.32")
def test_whoever_is_where_the_investigator_comes_attacks_and_those_left_behind_do_not() -> None:
    state = quiet(
        facts={"monsters": [monster("gug", 6, 0, 1)]},
        spaces={1: HOME, 2: "horror-vortex"},
        insanity={1: "codependency"},
        minds={1: {"partner": i(2)}},
        sanity={1: 4},
        enemies={"ghast-1": HOME, "cultist-1": HOME, "gug-1": "horror-vortex"},
    )
    state = play(state, "end actions", "face ghast-1", "keep", chance=black("T -"))

    state, happened = played(state, "bring i1", *offered(play(state, "bring i1"))[:1], chance=green("-"))

    assert state.investigator(i(1)).space is Space.HORROR_VORTEX
    assert attackers(happened) == ["gug-1"]


@pytest.mark.rule("RR-17.4", "RR-23.2")
def test_a_figure_that_dies_and_is_summoned_anew_is_a_new_one_and_attacks_once() -> None:
    state = haunted(summons=(Placement(Name.LEFT, Where.RED_GATE),))
    state, first = played(state, "end actions", chance=black("S T"))
    assert kinds(first).count("EnemyDied") == 1
    assert [(enemy.id, enemy.wounds) for enemy in state.enemies] == [("ghast-1", 0)]

    state, then = played(state, RAISE, "keep", chance=black("- -"))

    assert attackers(first + then) == ["ghast-1", "ghast-1"]
    assert state.turn.who == i(2)


@pytest.mark.rule("RR-17.4", "RR-3.6")
def test_so_is_one_that_goes_back_to_its_pool_without_dying() -> None:
    state = haunted(
        ReturnFigure(Figures.MONSTERS), summons=(Placement(Name.LEFT, Where.RED_GATE),), skill={"stealth": 1}
    )
    state, first = played(state, "end actions", chance=black("T -"))

    _, then = played(state, "raise stealth", chance=black("- -"))

    assert attackers(first + then) == ["ghast-1", "ghast-1"]


@pytest.mark.rule("RR-17.4")
def test_one_that_has_left_does_not_attack() -> None:
    state = haunted(
        ReturnFigure(Figures.CULTISTS), enemies={"ghast-1": "red-gate", "cultist-1": "red-gate"}, skill={"stealth": 1}
    )
    state, first = played(state, "end actions", "face ghast-1", chance=black("T -"))

    state, then = played(state, "raise stealth")

    assert attackers(first + then) == ["ghast-1"]
    assert state.turn.who == i(2)


@pytest.mark.rule("RR-17.5", "RR-20.21")
def test_when_the_space_becomes_safe_the_fight_is_over_and_nobody_investigates() -> None:
    state = quiet(
        enemies={"cultist-1": HOME, "cultist-2": HOME},
        skills={1: {"vengeance-obsession": 4}},
        stress={1: 4},
        tokens=[HOME],
    )

    state, happened = played(state, "end actions", chance=green("S -"))

    assert attackers(happened) == ["cultist-1"], "the second one is dead before it attacks"
    assert (state.enemies, state.turn.who) == ((), i(2))
    assert "DiscoveryDrawn" not in kinds(happened)
    assert state.board.tokens[Space.NORTH_VORTEX.at] == 1


@pytest.mark.rule("RR-17.3", "RR-R46")
def test_once_the_investigator_is_dead_nobody_attacks_any_more() -> None:
    state = quiet(enemies={"cultist-1": HOME, "cultist-2": HOME}, wounds={1: 4}, stress={1: 4})

    state, happened = played(state, "end actions", chance=green("S -"))

    assert attackers(happened) == ["cultist-1"]
    assert not state.investigator(i(1)).alive
    assert state.turn.who == i(2)


@pytest.mark.rule("RR-17.3", "RR-20.31")
def test_who_lies_down_during_the_fight_is_attacked_no_more() -> None:
    state = quiet(
        enemies={"ghast-1": HOME, "gug-1": HOME, "cultist-1": HOME},
        insanity={1: "catatonia"},
        sanity={1: 4},
        stress={1: 4},
    )
    state, first = played(state, "end actions", "face ghast-1", chance=black("T -"))

    state, then = played(state, *offered(state)[:1])

    assert attackers(first + then) == ["ghast-1"]
    assert state.investigator(i(1)).mind.lying
    assert state.turn.who == i(2), "and nobody is asked who attacks next"


# ------------------------------------------------------------------ what an attack does


@pytest.mark.rule("RR-17.6", "RR-10.8")
def test_each_success_is_a_wound_then_each_tentacle_is_a_sanity() -> None:
    state = quiet(
        facts={"enemies": [monster("rlyeh-spawn", 6, 3, 0, pool=1)]},
        enemies={"rlyeh-spawn-1": HOME},
        stress={1: 4},
        sanity={1: 1},
    )

    state, happened = played(state, "end actions", chance=black("S S+T E"))

    assert settled(happened) == [(2, 1, 1)]
    assert [event for event in happened if isinstance(event, WoundsTaken | SanityLost)] == [
        WoundsTaken(i(1), 2),
        SanityLost(i(1), 1, 2),
    ]


@pytest.mark.rule("RR-17.6", "RR-20.2", "RR-20.15")
def test_every_attack_is_a_roll_and_a_source_of_its_own() -> None:
    state = quiet(
        facts={"monsters": [monster("ghast", 3, 2, 0)]},
        enemies={"ghast-1": HOME, "ghast-2": HOME},
        skills={1: {"toughness": 2}},
        stress={1: 4},
        sanity={1: 5},
    )

    state = play(state, "end actions", chance=black("S+T S+T") * 2)

    one = state.investigator(i(1))
    assert (one.wounds, one.sanity) == (2, 7), "one less of each, of each attack"


@pytest.mark.rule("RR-17.6")
def test_without_successes_and_tentacles_nothing_happens() -> None:
    state = quiet(enemies={"cultist-1": HOME}, stress={1: 4}, sanity={1: 1})

    state = play(state, "end actions", chance=green("E -"))

    one = state.investigator(i(1))
    assert (one.wounds, one.sanity, one.stress) == (0, 1, 4)
