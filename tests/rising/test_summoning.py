"""Summons: as many as there are figures, not onto body parts, and what the option makes of that."""

from __future__ import annotations

import pytest

from rlyeh_rules.rising import CULTIST, Figures, Name, Space, State
from rlyeh_rules.rising.effects import AddFire, MoveFigures, PlaceFigure, Summon
from rlyeh_rules.rising.events import EnemySummoned, NothingSummoned
from rlyeh_rules.rising.vocabulary import Where
from tests.rising.table import kinds, offered, play, played, told
from tests.rising.things import card, coming, item, monster, myth, quiet, use

TEN = {f"cultist-{number}": "moon-vortex" for number in range(1, 11)}


def there(state: State) -> dict[str, str]:
    """The figures with their spaces."""
    return {str(enemy.id): str(enemy.space) for enemy in state.enemies}


# ------------------------------------------------------------------ what there is of


@pytest.mark.rule("RR-26.1")
def test_of_two_that_are_summoned_one_comes_where_one_is_left() -> None:
    call = myth("call", Summon(Name.LEFT, Where.RED_GATE, 2))
    state = quiet(mythos=call, left="gug", right="ghast", enemies={"gug-1": "blue-gate"})

    state, happened = played(state, "end actions")

    assert there(state) == {"gug-1": "blue-gate", "gug-2": "red-gate"}
    assert len([event for event in happened if isinstance(event, EnemySummoned)]) == 1


@pytest.mark.rule("RR-26.1")
def test_fire_is_put_on_the_map_as_far_as_there_are_tokens() -> None:
    burn = myth("burn", AddFire(Where.RED_GATE, 3))
    state = quiet(mythos=burn, fire={"blue-gate": 6})

    assert sum(play(state, "end actions").board.fire) == 8


@pytest.mark.rule("RR-26.1", "RR-26.2")
def test_where_figures_are_too_few_for_several_spaces_the_active_player_chooses() -> None:
    call = myth("call", Summon(Name.CULTIST, Where.EACH_GATE))
    foes = {f"cultist-{number}": "moon-vortex" for number in range(1, 9)}
    state = play(quiet(mythos=call, enemies=foes), "end actions")
    assert offered(state) == ["choose space red-gate", "choose space yellow-gate"]

    state = play(state, "choose space red-gate")
    assert offered(state) == ["choose space yellow-gate", "choose space blue-gate"]
    state = play(state, "choose space blue-gate")

    assert [space for foe, space in there(state).items() if foe not in foes] == ["red-gate", "blue-gate"]


@pytest.mark.rule("RR-26.2")
def test_with_ten_cultists_on_the_map_no_other_comes_and_the_next_line_follows() -> None:
    lines = myth("lines", summons=[coming("cultist", "red-gate"), coming("left", "blue-gate")])
    state = quiet(mythos=lines, enemies=TEN)

    state, happened = played(state, "end actions")

    assert there(state) == {**TEN, "ghast-1": "blue-gate"}
    assert kinds(happened).index("NothingSummoned") < kinds(happened).index("EnemySummoned")


@pytest.mark.rule("RR-26.2")
def test_the_tenth_comes() -> None:
    nine = dict(list(TEN.items())[:9])
    state = quiet(mythos=myth("call", summons=[coming("cultist"), coming("cultist")]), enemies=nine)

    assert there(play(state, "end actions")) == {**nine, "cultist-10": "red-gate"}


@pytest.mark.rule("RR-26.1")
def test_a_figure_that_comes_back_has_the_name_that_is_free() -> None:
    foes = {"cultist-2": "moon-vortex"}
    state = quiet(mythos=myth("call", summons=[coming("cultist"), coming("cultist")]), enemies=foes)

    assert list(there(play(state, "end actions"))) == ["cultist-2", "cultist-1", "cultist-3"]


# ------------------------------------------------------------------ on a body part


@pytest.mark.rule("RR-R36")
@pytest.mark.parametrize(("option", "comes"), [("skip", False), ("final-vortex", True)])
@pytest.mark.parametrize("part", ["left-leg", "head"])
def test_a_summons_where_an_investigator_on_a_part_is(part: str, option: str, comes: bool) -> None:
    call = myth("call", Summon(Name.CULTIST, Where.YOUR_SPACE), Summon(Name.LEFT, Where.RED_GATE))
    state = quiet(mythos=call, spaces={1: part}, parts={part: "vulnerable destroyed"}, summon_on_part=option)

    state = play(state, "end actions")

    assert there(state) == {**({"cultist-1": "final-vortex"} if comes else {}), "ghast-1": "red-gate"}


@pytest.mark.rule("RR-R36")
@pytest.mark.parametrize(("option", "space"), [("skip", "red-gate"), ("final-vortex", "final-vortex")])
def test_a_figure_that_is_placed_there(option: str, space: str) -> None:
    place = myth("place", PlaceFigure(Figures.NEAREST))
    state = quiet(
        mythos=place,
        spaces={1: "left-leg"},
        parts={"left-leg": "vulnerable destroyed"},
        enemies={"gug-1": "red-gate 1"},
        summon_on_part=option,
    )

    state = play(state, "end actions")

    assert there(state) == {"gug-1": space}
    assert state.enemies[0].wounds == 1


@pytest.mark.rule("RR-R36")
@pytest.mark.parametrize("option", ["skip", "final-vortex"])
def test_with_either_option_who_is_on_the_ground_is_joined(option: str) -> None:
    call = card("horn", item(use(Summon(Name.CULTIST, Where.YOUR_SPACE), PlaceFigure(Figures.NEAREST_MONSTER))))
    foes = {"gug-1": "red-gate"}
    state = quiet(call, enemies=foes, cards={1: ["horn left"]}, summon_on_part=option)

    assert there(play(state, "use horn 1")) == {"gug-1": "north-vortex", "cultist-1": "north-vortex"}


@pytest.mark.rule("RR-R36")
@pytest.mark.parametrize("option", ["skip", "final-vortex"])
def test_a_monster_that_moves_towards_a_part_stops_in_the_final_vortex(option: str) -> None:
    march = myth("march", MoveFigures(Figures.MONSTERS, 3))
    state = quiet(
        mythos=march,
        spaces={1: "left-arm"},
        parts={"left-arm": "vulnerable destroyed"},
        enemies={"gug-1": "yellow-gate"},
        summon_on_part=option,
    )

    assert there(play(state, "end actions")) == {"gug-1": "final-vortex"}


@pytest.mark.rule("RR-R36")
def test_what_is_lost_is_told() -> None:
    call = myth("call", Summon(Name.CULTIST, Where.YOUR_SPACE))
    state = quiet(mythos=call, spaces={1: "left-leg"}, parts={"left-leg": "vulnerable destroyed"})

    (event,) = told(state, "end actions", kind=NothingSummoned)

    assert event == NothingSummoned(CULTIST, Space.LEFT_LEG)


@pytest.mark.rule("RR-26.1")
def test_what_dies_as_others_are_summoned_can_be_summoned_again() -> None:
    """The only figure of a pool dies as it comes, so that the next line finds it in its pool."""
    weak = {"monsters": [monster("ghast", 1, 1)]}
    call = myth("call", summons=[coming("left", "red-gate"), coming("left", "blue-gate")])
    state = quiet(
        mythos=call,
        facts=weak,
        spaces={1: "red-gate"},
        skills={1: {"marksman": 1, "arcane-mastery": 1, "gate-manipulation": 1}},
    )

    state = play(state, "end actions")

    assert there(state) == {"ghast-1": "blue-gate"}
    assert state.board.energy[Space.RED_GATE.at] == 3
