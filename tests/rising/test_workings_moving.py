"""Effects that move and place figures: investigators, who are followed, and enemies, which keep to the ground."""

from __future__ import annotations

import pytest

from rlyeh_rules.rising import AskFigure, AskMover, AskPath, AskSpace, AskWay, Foe, Insanity, Space, State, events
from rlyeh_rules.rising.effects import Effect, LoseSanity, MoveFigures, MoveYou, PlaceFigure, PlaceYou, ReturnFigure
from rlyeh_rules.rising.vocabulary import Figures, Where, Who

from .printed import done, of, why
from .table import i, offered, play, refused

YOU, HERE, OTHERS, EVERYBODY, ONE = Who.YOU, Who.HERE, Who.OTHERS, Who.EVERYBODY, Who.ONE
NORTH, HORROR, RED, DEATH = Space.NORTH_VORTEX, Space.HORROR_VORTEX, Space.RED_GATE, Space.DEATH_VORTEX
FINAL = Space.FINAL_VORTEX
AWAY = {2: "moon-vortex", 3: "moon-vortex", 4: "moon-vortex", 5: "moon-vortex"}


def where(state: State) -> dict[str, str]:
    """The figures of enemies and their spaces."""
    return {str(enemy.id): enemy.space.value for enemy in state.enemies}


def spaces(state: State) -> list[str | None]:
    """The spaces of the five investigators."""
    return [one.space and one.space.value for one in state.team]


# ------------------------------------------------------------------ investigators are moved


@pytest.mark.rule("RR-14.5", "RR-14.1", "RR-15.1")
def test_who_is_moved_is_followed_and_catches_fire() -> None:
    state, happened = done(
        MoveYou(YOU, 2, RED), spaces=AWAY, enemies={"cultist-1": "north-vortex"}, fire={"north-vortex": 1}
    )

    cultist = (Foe("cultist-1"),)
    assert of(happened, events.Moved) == [
        events.Moved(i(1), NORTH, HORROR, cultist),
        events.Moved(i(1), HORROR, RED, cultist),
    ]
    assert (spaces(state)[0], where(state), state.investigator("i1").fire) == (
        "red-gate",
        {"cultist-1": "red-gate"},
        1,
    )


@pytest.mark.parametrize(("far", "to"), [(1, "horror-vortex"), (2, "red-gate"), (9, "moon-vortex")])
def test_a_move_stops_at_its_goal(far: int, to: str) -> None:
    state, _ = done(MoveYou(YOU, far, Space.MOON_VORTEX), spaces=AWAY)

    assert spaces(state)[0] == to


@pytest.mark.rule("RR-2.19")
def test_a_move_towards_a_body_part_ends_in_the_final_vortex() -> None:
    state, _ = done(MoveYou(YOU, 9, Space.HEAD), spaces={1: "yellow-gate", **AWAY})

    assert spaces(state)[0] == "final-vortex"


@pytest.mark.rule("RR-2.20", "RR-R9")
@pytest.mark.parametrize(
    ("option", "goal", "to"),
    [
        ("stay", RED, "left-leg"),
        ("may-fall-to-final-vortex", RED, "final-vortex"),
        ("may-fall-to-final-vortex", Space.HEAD, "left-leg"),
        ("may-fall-to-final-vortex", Space.LEFT_ARM, "left-leg"),
    ],
)
def test_from_a_body_part_nobody_is_moved_but_down_from_a_leg_by_option(option: str, goal: Space, to: str) -> None:
    state, happened = done(MoveYou(YOU, 3, goal), spaces={1: "left-leg", **AWAY}, forced_move=option)

    assert spaces(state)[0] == to
    assert len(happened) == int(to == "final-vortex")


@pytest.mark.rule("RR-20.31")
def test_who_lies_on_the_ground_is_not_moved_and_not_chosen_for_it() -> None:
    lying = {2: {"lying": True}}
    places = {3: "left-arm", 4: None, 5: "horror-vortex"}
    state, _ = done(MoveYou(ONE, 1, HORROR), insanity={2: "catatonia"}, minds=lying, spaces={**places, 5: "red-gate"})
    assert offered(state) == ["choose investigator i1", "choose investigator i5"]

    alone, happened = done(MoveYou(HERE, 1, HORROR), insanity={2: "catatonia"}, minds=lying, spaces=places)
    assert [event.who for event in of(happened, events.Moved)] == [i(1)]
    assert spaces(alone)[:2] == ["horror-vortex", "north-vortex"]
    assert alone.investigator("i2").mind.insanity is Insanity.CATATONIA


@pytest.mark.rule("RR-14.7")
def test_the_active_player_decides_between_two_ways_whoever_is_moved() -> None:
    """From the North Vortex the Yellow Gate is four steps away on either side."""
    state, _ = done(
        MoveYou(ONE, 2, Space.YELLOW_GATE), seats=5, then=["choose investigator i3"], spaces={2: None, 4: None, 5: None}
    )

    assert isinstance(state.decision, AskPath)
    assert offered(state, 1) == ["lead horror-vortex", "lead death-vortex"]
    assert refused(state, "lead red-gate") == "RR-14.6"
    assert spaces(play(state, "lead death-vortex")) == ["north-vortex", None, "blue-gate", None, None]


@pytest.mark.rule("RR-25.1")
def test_who_is_moved_first_is_chosen_where_enemies_would_follow() -> None:
    dead = {3: None, 4: None, 5: None}
    state, _ = done(MoveYou(EVERYBODY, 1, HORROR), seats=2, enemies={"cultist-1": "north-vortex"}, spaces=dead)

    assert isinstance(state.decision, AskMover)
    assert offered(state, 1) == ["move i1 next", "move i2 next"]
    assert refused(state, "move i3 next") == "RR-25.1"
    assert why(state, "move i3 next") == "I3 is not to be moved; there are I1, I2. (RR-25.1)"
    state, happened = state.apply(state.legal_actions()[1])
    assert of(happened, events.Moved) == [
        events.Moved(i(2), NORTH, HORROR, (Foe("cultist-1"),)),
        events.Moved(i(1), NORTH, HORROR),
    ]


def test_without_enemies_near_the_order_has_no_meaning_and_nobody_is_asked() -> None:
    state, happened = done(MoveYou(EVERYBODY, 1, HORROR), enemies={"cultist-1": "yellow-gate"}, seats=2)

    assert [event.who for event in of(happened, events.Moved)] == [i(1), i(2), i(3), i(4), i(5)]
    assert where(state) == {"cultist-1": "yellow-gate"}


# ------------------------------------------------------------------ investigators are placed


@pytest.mark.rule("RR-14.5", "RR-R10")
@pytest.mark.parametrize("start", ["north-vortex", "head"])
def test_who_is_placed_is_not_followed_and_catches_no_fire(start: str) -> None:
    state, happened = done(
        PlaceYou(YOU, Where.RED_GATE), spaces={1: start}, enemies={"gug-1": "north-vortex"}, fire={"north-vortex": 1}
    )

    assert happened == [events.PlacedByEffect(i(1), RED)]
    assert (spaces(state)[0], where(state), state.investigator("i1").fire) == (
        "red-gate",
        {"gug-1": "north-vortex"},
        0,
    )


@pytest.mark.rule("RR-R10", "RR-2.18")
def test_nobody_is_placed_on_a_body_part() -> None:
    state, _ = done(PlaceYou(OTHERS, Where.YOUR_SPACE), spaces={1: "head", 5: "final-vortex"})

    assert spaces(state) == ["head", "final-vortex", "final-vortex", "final-vortex", "final-vortex"]


@pytest.mark.rule("RR-25.1", "RR-25.3")
def test_it_is_chosen_whom_then_where_and_only_where_something_would_happen() -> None:
    state, _ = done(PlaceYou(ONE, Where.A_GATE), spaces={2: "red-gate", 3: None, 4: "head", 5: None}, seats=2)
    assert offered(state, 1) == ["choose investigator i1", "choose investigator i2", "choose investigator i4"]

    state = play(state, "choose investigator i2")

    assert isinstance(state.decision, AskSpace)
    assert offered(state, 1) == ["choose space yellow-gate", "choose space blue-gate"]
    assert refused(state, "choose space red-gate") == "RR-25.3"
    assert spaces(play(state, "choose space blue-gate")) == ["north-vortex", "blue-gate", None, "head", None]


def test_all_are_placed_in_the_one_space_that_is_chosen() -> None:
    state, _ = done(PlaceYou(EVERYBODY, Where.A_SPACE), then=["choose space moon-vortex"], spaces={4: "head", 5: None})

    assert spaces(state) == ["moon-vortex"] * 4 + [None]


def test_who_is_there_already_is_not_placed() -> None:
    _, happened = done(PlaceYou(YOU, Where.NORTH_VORTEX))
    assert happened == []

    _, happened = done(PlaceYou(ONE, Where.NORTH_VORTEX), spaces={3: "moon-vortex"})
    assert happened == [events.PlacedByEffect(i(3), NORTH)]


# ------------------------------------------------------------------ enemies are moved

FIGURES = {"cultist-1": "moon-vortex", "gug-1": "moon-vortex", "rlyeh-spawn-1": "red-gate", "cultist-2": "north-vortex"}


@pytest.mark.parametrize(
    ("figures", "moved"),
    [
        (Figures.ENEMIES, ["cultist-1", "gug-1", "rlyeh-spawn-1"]),
        (Figures.CULTISTS, ["cultist-1"]),
        (Figures.MONSTERS, ["gug-1", "rlyeh-spawn-1"]),
        (Figures.SPAWN, ["rlyeh-spawn-1"]),
        (Figures.NEAREST, []),
        (Figures.NEAREST_CULTIST, []),
        (Figures.NEAREST_MONSTER, ["rlyeh-spawn-1"]),
    ],
)
@pytest.mark.rule("RR-23.1", "RR-14.6", "RR-14.7")
def test_an_effect_on_one_category_of_enemies_moves_only_that_one(figures: Figures, moved: list[str]) -> None:
    state, happened = done(MoveFigures(figures, 1), enemies=FIGURES)

    assert [event.foe for event in of(happened, events.EnemyMoved)] == moved
    closer = {"moon-vortex": "red-gate", "red-gate": "horror-vortex"}
    assert where(state) == {foe: closer[space] if foe in moved else space for foe, space in FIGURES.items()}


@pytest.mark.rule("RR-23.1", "RR-R13")
def test_paranoia_moves_monsters_and_neither_cultists_nor_body_parts() -> None:
    """Left, Right and Unknown Monsters and the R'lyeh Spawn move, Cultists and body parts do not."""
    state, happened = done(
        LoseSanity(YOU),
        sanity={1: 4},
        insanity={1: "paranoia"},
        enemies={
            "ghast-1": "red-gate",
            "gug-1": "red-gate",
            "dhole-1": "red-gate",
            "zoog-1": "red-gate",
            "rlyeh-spawn-1": "red-gate",
            "cultist-1": "red-gate",
        },
        unknown=["dhole", "zoog"],
        parts={"head": "vulnerable"},
    )

    moved = ["ghast-1", "gug-1", "dhole-1", "zoog-1", "rlyeh-spawn-1"]
    assert [event.foe for event in of(happened, events.EnemyMoved)] == moved
    assert where(state)["cultist-1"] == "red-gate"


@pytest.mark.rule("RR-14.7", "RR-25.1")
def test_one_enemy_is_chosen_by_the_active_player_among_those_that_would_move() -> None:
    state, _ = done(MoveFigures(Figures.ONE, 2), enemies=FIGURES, seats=3)

    assert isinstance(state.decision, AskFigure)
    assert offered(state, 1) == ["choose enemy cultist-1", "choose enemy gug-1", "choose enemy rlyeh-spawn-1"]
    assert refused(state, "choose enemy cultist-2") == "RR-25.3"
    assert where(play(state, "choose enemy gug-1"))["gug-1"] == "horror-vortex"


@pytest.mark.rule("RR-14.7")
def test_of_several_that_are_equally_near_one_is_chosen_then_which_way_it_goes() -> None:
    state, _ = done(
        MoveFigures(Figures.NEAREST, 1), enemies={"cultist-1": "yellow-gate", "gug-1": "yellow-gate"}, seats=2
    )
    assert offered(state) == ["choose enemy cultist-1", "choose enemy gug-1"]

    state = play(state, "choose enemy gug-1")

    assert isinstance(state.decision, AskWay)
    assert offered(state, 1) == ["lead moon-vortex", "lead night-vortex"]
    assert where(play(state, "lead night-vortex")) == {"cultist-1": "yellow-gate", "gug-1": "night-vortex"}


@pytest.mark.rule("RR-2.19", "RR-R35")
def test_towards_somebody_on_a_part_enemies_go_as_far_as_the_final_vortex() -> None:
    state, _ = done(
        MoveFigures(Figures.ENEMIES, 5), spaces={1: "head"}, enemies={"gug-1": "moon-vortex", "ghast-1": "final-vortex"}
    )

    assert where(state) == {"gug-1": "final-vortex", "ghast-1": "final-vortex"}


# ------------------------------------------------------------------ enemies are placed, or return


@pytest.mark.rule("RR-R36", "RR-2.17")
@pytest.mark.parametrize(("option", "to"), [("skip", "moon-vortex"), ("final-vortex", "final-vortex")])
def test_an_enemy_placed_where_somebody_is_on_a_part_stays_or_stands_in_the_final_vortex(option: str, to: str) -> None:
    effect = PlaceFigure(Figures.NEAREST_MONSTER)
    state, happened = done(effect, spaces={1: "left-leg"}, enemies={"gug-1": "moon-vortex"}, summon_on_part=option)

    assert where(state) == {"gug-1": to}
    assert len(happened) == int(option == "final-vortex")


@pytest.mark.rule("RR-25.1", "RR-R36")
def test_it_is_chosen_which_enemy_then_where_it_is_placed() -> None:
    state, _ = done(PlaceFigure(Figures.ONE, Where.A_GATE), enemies=FIGURES, seats=2)
    assert offered(state, 1) == [f"choose enemy {foe}" for foe in FIGURES]

    state = play(state, "choose enemy rlyeh-spawn-1")

    assert offered(state, 1) == ["choose space yellow-gate", "choose space blue-gate"]
    assert where(play(state, "choose space blue-gate"))["rlyeh-spawn-1"] == "blue-gate"


def test_an_enemy_that_is_there_already_is_not_placed() -> None:
    assert done(PlaceFigure(Figures.NEAREST), enemies=FIGURES)[1] == []


@pytest.mark.rule("RR-3.6")
@pytest.mark.parametrize(
    ("effect", "left"),
    [
        (ReturnFigure(Figures.ENEMIES), ["cultist-1", "gug-1", "rlyeh-spawn-1"]),
        (ReturnFigure(Figures.ENEMIES, here=False), []),
        (ReturnFigure(Figures.CULTISTS, here=False), ["gug-1", "rlyeh-spawn-1"]),
        (ReturnFigure(Figures.MONSTERS), [*FIGURES]),
        (ReturnFigure(Figures.MONSTERS, here=False), ["cultist-1", "cultist-2"]),
        (ReturnFigure(Figures.SPAWN, here=False), ["cultist-1", "gug-1", "cultist-2"]),
        (ReturnFigure(Figures.NEAREST_MONSTER, here=False), ["cultist-1", "gug-1", "cultist-2"]),
        (ReturnFigure(Figures.NEAREST_MONSTER), [*FIGURES]),
    ],
    ids=repr,
)
def test_enemies_that_return_to_their_pools_leave_nothing(effect: Effect, left: list[str]) -> None:
    state, happened = done(effect, enemies=FIGURES)

    gone = [foe for foe in FIGURES if foe not in left]
    assert [event.foe for event in of(happened, events.EnemyReturned)] == gone
    assert [*where(state)] == left
    assert sum(state.board.energy) == 0


@pytest.mark.rule("RR-3.6", "RR-25.1")
def test_one_enemy_that_returns_is_chosen_by_whom_the_card_calls_you() -> None:
    state, _ = done(ReturnFigure(Figures.ONE, here=False), enemies=FIGURES, parts={"head": "vulnerable"})

    assert offered(state) == [f"choose enemy {foe}" for foe in FIGURES], "body parts never leave their place"
    after = play(state, "choose enemy gug-1")
    assert [*where(after)] == ["cultist-1", "rlyeh-spawn-1", "cultist-2"]


@pytest.mark.parametrize(
    "effect",
    [MoveFigures(Figures.ENEMIES, 2), PlaceFigure(Figures.ONE), ReturnFigure(Figures.NEAREST), MoveYou(YOU, 2, NORTH)],
    ids=repr,
)
@pytest.mark.rule("RR-25.3")
def test_with_nothing_to_move_nothing_happens(effect: Effect) -> None:
    assert done(effect)[1] == []
