"""Death in one's own turn: what of it is still done, in whichever phase it comes (RR-21.4, RR-R38, RR-R46)."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import Phase, State, Timing, Use
from rlyeh_rules.rising.effects import AddEnergy, AddFire, Effect, MoveFigures, TakeStress, TakeWounds
from rlyeh_rules.rising.events import ElderOneAdvanced, Eliminated, EnemyAttacked, EnemyDied, MythosDrawn, PhaseBegan
from rlyeh_rules.rising.traits import CostWhenAttacked, OnDeath
from rlyeh_rules.rising.vocabulary import Figures, Where, Who
from tests.rising.made_up import ITEM, calm, cthulhu, find, kind, myth, of
from tests.rising.table import HOME, green, i, kinds, offered, play, played, refused

SEVEN = ["quiet"] * 7
SYMBOLS = ["sign"] * 3


def dying(*advance: Effect, seats: int = 1, facts: dict[str, Any] | None = None, **story: Any) -> State:
    """The turn of one with four wounds and Fire on the board, with three symbols in the discard pile.

    At the end of every turn Cthulhu gives everybody stress, if he comes to it.
    """
    elder = cthulhu(advance=advance, end_of_turn=[TakeStress(Who.EVERYBODY, 4)])
    story = {"mythos": SEVEN, "discard": SYMBOLS, "burning": {1: 1}, **story}
    wounds = {1: 4, **story.pop("wounds", {})}
    return calm(seats, facts={"cthulhu": [elder], **(facts or {})}, wounds=wounds, **story)


# ------------------------------------------------------------------ what is left of the turn


@pytest.mark.rule("RR-21.4")
def test_who_dies_in_phase_3_has_no_fire_and_no_cthulhu_but_the_advance() -> None:
    state, happened = played(dying(enemies={"cultist-1": HOME}), "end actions", "keep", chance=green("S S"))

    assert len(of(happened, Eliminated)) == 1
    assert (of(happened, ElderOneAdvanced), kinds(happened).count("DiceRolled")) == ([ElderOneAdvanced(2)], 1)
    assert ([one.stress for one in state.team], state.turn.who) == ([0] * 5, "i2")
    assert [event.phase for event in of(happened, PhaseBegan)] == [
        Phase.MYTHOS,
        Phase.INVESTIGATE_OR_FIGHT,
        Phase.END_OF_TURN,
        Phase.ACTIONS,
    ]


@pytest.mark.rule("RR-21.4", "RR-R46")
def test_the_space_of_death_is_the_position_for_the_advance() -> None:
    state = dying(
        MoveFigures(Figures.CULTISTS, 1),
        AddFire(Where.YOUR_SPACE),
        AddEnergy(Where.YOUR_SPACE),
        TakeStress(Who.HERE),
        TakeWounds(Who.YOU),
        enemies={"cultist-1": "red-gate", "cultist-2": "moon-vortex"},
        spaces={1: "red-gate", 3: "red-gate"},
    )

    state, happened = played(state, "end actions", "keep", chance=green("S S"))

    assert [(enemy.id, enemy.space) for enemy in state.enemies] == [
        ("cultist-1", "red-gate"),
        ("cultist-2", "red-gate"),
    ]
    assert [one.stress for one in state.team] == [0, 0, 1, 0, 0]
    red = state.enemies[0].space
    assert (state.board.fire[red.at], state.board.energy[red.at], len(of(happened, Eliminated))) == (1, 1, 1)


@pytest.mark.rule("RR-21.4")
def test_on_a_body_part_the_position_is_that_part() -> None:
    state = dying(
        TakeStress(Who.HERE), TakeStress(Who.ON_PARTS), AddFire(Where.YOUR_SPACE), spaces={1: "head"}, burning={}
    )

    state, happened = played(state, "end actions", "keep", chance=[1, 1, 1, 0, 0])

    assert (state.turn.who, sum(state.board.fire), of(happened, ElderOneAdvanced)) == ("i2", 0, [ElderOneAdvanced(2)])
    assert [one.stress for one in state.team] == [0] * 5


@pytest.mark.rule("RR-21.4", "RR-R38")
def test_also_who_dies_in_the_action_phase_before_a_card_is_drawn() -> None:
    knife = find("knife", evolve(ITEM, uses=(Use((TakeWounds(Who.YOU),), timing=Timing.ACTION),)))
    state = dying(facts={"discovery": [knife]}, discovery=[], cards={1: ["knife left"]})

    state, happened = played(state, "use knife 1")

    assert (of(happened, MythosDrawn), of(happened, ElderOneAdvanced)) == ([], [ElderOneAdvanced(2)])
    assert [event.phase for event in of(happened, PhaseBegan)] == [Phase.END_OF_TURN, Phase.ACTIONS]
    assert (state.turn.who, state.turn.position) == ("i2", None)


@pytest.mark.rule("RR-21.4", "RR-19.2")
def test_without_three_symbols_nothing_at_all_is_left() -> None:
    state = dying(enemies={"cultist-1": HOME}, mythos=["quiet"] * 8, discard=["sign", "sign"])

    state, happened = played(state, "end actions", "keep", chance=green("S S"))

    assert (state.turn.who, state.board.track, of(happened, ElderOneAdvanced)) == ("i2", 1, [])


@pytest.mark.rule("RR-21.4", "RR-16.2")
def test_the_symbol_of_the_card_that_kills_counts() -> None:
    fatal = myth("fatal", TakeWounds(Who.YOU), symbol=True)
    state = dying(myths=[fatal], mythos=["fatal", *SEVEN], discard=SYMBOLS[:2])

    state, happened = played(state, "end actions")

    assert (state.turn.who, of(happened, ElderOneAdvanced)) == ("i2", [ElderOneAdvanced(2)])


@pytest.mark.rule("RR-21.4")
def test_an_advance_can_kill_others_too_and_the_next_living_one_is_up() -> None:
    state = dying(TakeWounds(Who.EVERYBODY), enemies={"cultist-1": HOME}, wounds={2: 4, 3: 4, 4: 3})

    state = play(state, "end actions", "keep", chance=green("S S"))

    assert ([one.alive for one in state.team], state.turn.who) == ([False, False, False, True, True], "i4")


@pytest.mark.rule("RR-21.4")
def test_the_death_of_another_in_the_turn_takes_nothing_from_it() -> None:
    state = calm(
        myths=[myth("fatal", TakeWounds(Who.OTHERS))],
        mythos=["fatal", *["quiet"] * 9],
        wounds={2: 4},
        facts={"cthulhu": [cthulhu(end_of_turn=[TakeStress(Who.YOU)])]},
    )

    state = play(state, "end actions")

    assert (state.investigator(i(1)).stress, state.turn.who) == (1, "i3")


@pytest.mark.rule("RR-21.4", "RR-25.1")
def test_what_the_check_still_asks_is_asked_of_who_played_the_dead() -> None:
    state = dying(TakeStress(Who.ONE), seats=2, enemies={"cultist-1": HOME})

    state = play(state, "end actions", "keep", chance=green("S S"))

    assert (state.turn.who, offered(state, 1)[0], offered(state, 2)) == ("i1", "choose investigator i2", [])
    assert refused(state, "0: run") == "RR-12.2"
    assert refused(state, "0: choose investigator i1") == "RR-25.3", "who is dead"


# ------------------------------------------------------------------ the last one


@pytest.mark.rule("RR-R38", "RR-24.2")
def test_with_the_last_investigator_the_game_is_lost_at_once_without_the_check() -> None:
    state = dying(enemies={"cultist-1": HOME}, dead=[2, 3, 4, 5])

    state, happened = played(state, "end actions", "keep", chance=green("S S"))

    assert state.outcome is not None
    assert (state.outcome.rule, state.outcome.winners) == ("RR-24.2", ())
    assert (of(happened, ElderOneAdvanced), kinds(happened)[-2:]) == ([], ["Eliminated", "GameLost"])


@pytest.mark.rule("RR-R38", "RR-R46", "RR-24.2")
def test_and_a_card_that_kills_the_last_one_does_nothing_more() -> None:
    fatal = myth("fatal", TakeWounds(Who.YOU), AddFire(Where.RED_GATE), summons=[("cultist", "red-gate")])
    state = calm(myths=[fatal], mythos=["fatal", *["quiet"] * 9], wounds={1: 4}, dead=[2, 3, 4, 5])

    state = play(state, "end actions")

    assert state.outcome is not None
    assert (sum(state.board.fire), state.enemies) == (0, ())


@pytest.mark.rule("RR-R38")
def test_as_long_as_another_lives_the_check_is_made() -> None:
    state = dying(enemies={"cultist-1": HOME}, dead=[2, 3, 4])

    state, happened = played(state, "end actions", "keep", chance=green("S S"))

    assert (state.turn.who, of(happened, ElderOneAdvanced)) == ("i5", [ElderOneAdvanced(2)])


# ------------------------------------------------------------------ in the midst of something


@pytest.mark.rule("RR-R46", "RR-17.3")
def test_no_further_enemy_attacks_the_dead() -> None:
    state, happened = played(
        dying(enemies={f"cultist-{number}": HOME for number in (1, 2, 3)}), "end actions", "keep", chance=green("S S")
    )

    assert (len(of(happened, EnemyAttacked)), state.turn.who) == (1, "i2")


@pytest.mark.rule("RR-R46", "RR-10.8")
def test_an_attack_that_kills_its_own_side_still_wounds_and_leaves_energy() -> None:
    """The blow falls first; then the price of it kills, and no action follows."""
    thorny = kind("ghast", health=2, abilities=(CostWhenAttacked(each=False, wounds=1),))
    state = dying(facts={"monsters": [thorny]}, enemies={"ghast-1": HOME, "cultist-1": HOME})

    state, happened = played(state, "attack ghast-1", "keep", chance=[1, 1, 0])

    assert len(of(happened, EnemyDied)) == len(of(happened, Eliminated)) == 1
    assert (sum(state.board.energy), state.turn.who, of(happened, MythosDrawn)) == (1, "i2", [])
    assert [enemy.id for enemy in state.enemies] == ["cultist-1"]


@pytest.mark.rule("RR-R46")
def test_what_a_dying_enemy_does_to_others_is_done_though_it_kills_who_slew_it() -> None:
    vengeful = kind("ghast", health=1, abilities=(OnDeath((TakeWounds(Who.YOU), TakeStress(Who.OTHERS))),))
    state = dying(facts={"monsters": [vengeful]}, enemies={"ghast-1": HOME})

    state, happened = played(state, "attack ghast-1", "keep", chance=[1, 3, 3])

    assert ([one.stress for one in state.team], len(of(happened, Eliminated))) == ([0, 1, 1, 1, 1], 1)
    assert (state.investigator(i(1)).sanity, state.turn.who) == (1, "i2"), "the tentacles find nobody"


@pytest.mark.rule("RR-R46", "RR-4.1")
def test_who_dies_of_a_mythos_card_investigates_no_more() -> None:
    fatal = myth("fatal", TakeWounds(Who.YOU))
    state = calm(myths=[fatal], mythos=["fatal", *["quiet"] * 9], wounds={1: 4}, tokens=[HOME])

    state, happened = played(state, "end actions")

    assert ("DiscoveryDrawn" in kinds(happened), sum(state.board.tokens), state.turn.who) == (False, 1, "i2")


@pytest.mark.rule("RR-R46", "RR-21.4")
def test_who_goes_mad_in_the_own_turn_is_as_dead() -> None:
    ghoul = kind("ghast", black=1, green=0)
    state = dying(facts={"monsters": [ghoul]}, enemies={"ghast-1": HOME}, sanity={1: 20}, wounds={1: 0}, burning={})
    state, happened = played(state, "end actions", "keep", chance=[3])

    assert (len(of(happened, Eliminated)), of(happened, ElderOneAdvanced)) == (1, [ElderOneAdvanced(2)])
    assert (state.turn.who, [one.stress for one in state.team]) == ("i2", [0] * 5)
