"""Effects on the map: enemies that are summoned or take wounds, and tokens, as far as there are pieces."""

from __future__ import annotations

import pytest

from rlyeh_rules.rising import GATES, GROUND, TEXT, AskDeath, AskSpace, Foe, Kind, Space, State, events
from rlyeh_rules.rising.effects import (
    AddEnergy,
    AddFire,
    AddToken,
    Effect,
    Heal,
    LoseSanity,
    RemoveFire,
    Summon,
    TakeStress,
    WoundFigures,
)
from rlyeh_rules.rising.traits import OnDeath
from rlyeh_rules.rising.vocabulary import Figures, Name, Where, Who

from .printed import done, enemy, of, trial, why
from .table import i, offered, play, played, refused

RED, YELLOW, BLUE = GATES
NORTH, FINAL, HEAD = Space.NORTH_VORTEX, Space.FINAL_VORTEX, Space.HEAD
VORTEXES = [space for space in GROUND if space not in GATES]


def where(state: State) -> list[tuple[str, str]]:
    """The figures of enemies, each with its space."""
    return [(str(one.id), one.space.value) for one in state.enemies]


def counts(state: State, tokens: str) -> dict[str, int]:
    """The spaces in which there are tokens of a kind, and how many."""
    found: tuple[int, ...] = getattr(state.board, tokens)
    return {space.value: count for space, count in zip(GROUND, found, strict=True) if count}


# ------------------------------------------------------------------ where


@pytest.mark.parametrize(
    ("word", "spaces"),
    [
        (Where.YOUR_SPACE, [NORTH]),
        (Where.RED_GATE, [RED]),
        (Where.FINAL_VORTEX, [FINAL]),
        (Where.DEATH_VORTEX, [Space.DEATH_VORTEX]),
        (Where.EACH_GATE, [*GATES]),
        (Where.EACH_VORTEX, VORTEXES),
    ],
)
@pytest.mark.parametrize("tokens", ["fire", "energy", "tokens"])
def test_tokens_are_put_where_the_card_says(word: Where, spaces: list[Space], tokens: str) -> None:
    effect = {"fire": AddFire(word), "energy": AddEnergy(word), "tokens": AddToken(word)}[tokens]

    state, happened = done(effect)

    assert counts(state, tokens) == {space.value: 1 for space in GROUND if space in spaces}
    assert len(happened) == len(spaces)


@pytest.mark.rule("RR-16.4")
@pytest.mark.parametrize(("drawn", "gate"), [*enumerate(GATES)])
def test_chance_names_a_gate(drawn: int, gate: Space) -> None:
    state, happened = done(Summon(Name.CULTIST, Where.RANDOM_GATE, 2), chance=[drawn])

    (told,) = of(happened, events.GateDrawn)
    assert told == events.GateDrawn(gate, Kind("cultist"))
    assert told.describe(state) == f"A Gate was drawn at random for Cultist: {TEXT.name(gate)}."
    assert where(state) == [("cultist-1", gate.value), ("cultist-2", gate.value)]


@pytest.mark.rule("RR-23.7")
def test_for_whom_chance_names_a_gate_is_told_even_if_there_are_no_such_figures_left() -> None:
    state, happened = done(Summon(Name.SPAWN, Where.RANDOM_GATE), enemies={"rlyeh-spawn-1": NORTH}, chance=[2])

    (told,) = of(happened, events.GateDrawn)
    assert told.describe(state) == "A Gate was drawn at random for R'lyeh Spawn: Blue Gate."
    assert [enemy.id for enemy in state.enemies] == ["rlyeh-spawn-1"]


@pytest.mark.rule("RR-23.7")
def test_of_a_token_it_is_told_by_what_follows() -> None:
    state, happened = done(AddToken(Where.RANDOM_GATE), chance=[0])

    assert [event.describe(state) for event in happened if event.rule in {"RR-23.7", "RR-R24"}] == [
        "A Gate was drawn at random: Red Gate.",
        "A Discovery token was put in Red Gate.",
    ]


@pytest.mark.rule("RR-25.1")
@pytest.mark.parametrize(
    ("word", "offers"),
    [(Where.A_GATE, [space.value for space in GATES]), (Where.A_SPACE, [space.value for space in GROUND])],
)
def test_the_active_player_names_a_gate_or_a_space(word: Where, offers: list[str]) -> None:
    state, _ = done(AddEnergy(word, 2), seats=2)

    assert isinstance(state.decision, AskSpace)
    assert offered(state, 1) == [f"choose space {space}" for space in offers]
    assert offered(state, 2) == []
    assert refused(state, "choose space head") == "RR-25.3"
    assert counts(play(state, "choose space blue-gate"), "energy") == {"blue-gate": 2}


@pytest.mark.rule("RR-25.3", "RR-R24")
def test_only_a_space_can_be_named_where_something_would_happen() -> None:
    state, _ = done(AddToken(Where.A_GATE), tokens=["yellow-gate"])
    assert offered(state) == ["choose space red-gate", "choose space blue-gate"]
    assert why(state, "choose space yellow-gate") == (
        "Yellow Gate is no space where this can happen now; there are Red Gate, Blue Gate. (RR-25.3)"
    )

    one_left, _ = done(AddToken(Where.A_GATE), tokens=["yellow-gate", "red-gate"])
    assert "blue-gate" in counts(one_left, "tokens"), "of one nothing is asked"

    _, happened = done(AddToken(Where.EACH_GATE), tokens=["yellow-gate"])
    assert happened == [events.TokenAdded(RED), events.TokenAdded(BLUE)]


@pytest.mark.rule("RR-2.15")
@pytest.mark.parametrize("effect", [AddFire(Where.YOUR_SPACE, 2), AddEnergy(Where.YOUR_SPACE, 2)], ids=repr)
def test_tokens_put_on_a_body_part_are_discarded(effect: Effect) -> None:
    state, happened = done(effect, spaces={1: "head"})

    assert happened == [events.TokensDiscarded(HEAD, 2)]
    assert (sum(state.board.fire), sum(state.board.energy)) == (0, 0)


@pytest.mark.rule("RR-R46", "RR-21.4")
def test_where_you_died_counts_as_your_space() -> None:
    state, _ = done(
        LoseSanity(Who.YOU),
        AddEnergy(Where.YOUR_SPACE),
        Summon(Name.CULTIST, Where.YOUR_SPACE),
        sanity={1: 20},
        seats=2,
    )

    assert state.investigator("i1").space is None
    assert counts(state, "energy")["north-vortex"] == 1
    assert ("cultist-1", "north-vortex") in where(state)


# ------------------------------------------------------------------ Fire


@pytest.mark.rule("RR-15.4")
def test_there_are_eight_fire_tokens() -> None:
    state, happened = done(AddFire(Where.RED_GATE, 5), fire={"blue-gate": 6})

    assert happened == [events.FireAdded(RED, 2)]
    assert counts(state, "fire") == {"red-gate": 2, "blue-gate": 6}
    assert done(AddFire(Where.RED_GATE), fire={"blue-gate": 8})[1] == []


@pytest.mark.rule("RR-15.4", "RR-25.1")
def test_with_too_few_fire_tokens_it_is_chosen_where_they_go() -> None:
    """Two tokens for three Gates: one of the first two spaces gets none, so that each pair comes in one way only."""
    state, _ = done(AddFire(Where.EACH_GATE), fire={"north-vortex": 6}, seats=2)
    assert offered(state, 1) == ["choose space red-gate", "choose space yellow-gate"]
    assert refused(state, "choose space blue-gate") == "RR-25.3"

    without_red = play(state, "choose space yellow-gate")
    assert counts(without_red, "fire") == {"north-vortex": 6, "yellow-gate": 1, "blue-gate": 1}

    state = play(state, "choose space red-gate")
    assert offered(state) == ["choose space yellow-gate", "choose space blue-gate"]
    assert counts(play(state, "choose space blue-gate"), "fire") == {"north-vortex": 6, "red-gate": 1, "blue-gate": 1}


@pytest.mark.rule("RR-15.4", "RR-25.1")
def test_with_several_tokens_for_each_gate_any_of_them_can_come_first() -> None:
    state, _ = done(AddFire(Where.EACH_GATE, 2), fire={"north-vortex": 5})
    assert offered(state) == [f"choose space {gate.value}" for gate in GATES]

    state = play(state, "choose space blue-gate")
    assert offered(state) == ["choose space red-gate", "choose space yellow-gate"]
    state = play(state, "choose space yellow-gate")

    assert counts(state, "fire") == {"north-vortex": 5, "blue-gate": 2, "yellow-gate": 1}


@pytest.mark.parametrize(
    ("word", "left"),
    [
        (Where.YOUR_SPACE, {"red-gate": 1, "blue-gate": 1}),
        (Where.EACH_GATE, {"north-vortex": 2}),
        (Where.FINAL_VORTEX, {"north-vortex": 2, "red-gate": 1, "blue-gate": 1}),
    ],
)
def test_all_fire_is_taken_off_a_space(word: Where, left: dict[str, int]) -> None:
    state, _ = done(RemoveFire(word), fire={"north-vortex": 2, "red-gate": 1, "blue-gate": 1})

    assert counts(state, "fire") == left


@pytest.mark.rule("RR-25.3")
def test_fire_is_taken_off_a_gate_that_burns() -> None:
    state, _ = done(RemoveFire(Where.A_GATE), fire={"red-gate": 1, "blue-gate": 1})

    assert offered(state) == ["choose space red-gate", "choose space blue-gate"]


# ------------------------------------------------------------------ summons


@pytest.mark.rule("RR-1.5", "RR-16.4")
@pytest.mark.parametrize(
    ("name", "figure"),
    [(Name.CULTIST, "cultist"), (Name.LEFT, "zoog"), (Name.RIGHT, "ghast"), (Name.SPAWN, "rlyeh-spawn")],
)
def test_a_name_means_the_enemy_of_this_game(name: Name, figure: str) -> None:
    """Zoog left and Ghast right: a Right Monster summoned at the Blue Gate is a Ghast."""
    state, _ = done(Summon(name, Where.BLUE_GATE), left="zoog", right="ghast")

    assert where(state) == [(f"{figure}-1", "blue-gate")]


@pytest.mark.rule("RR-16.4", "RR-26.1")
def test_figures_come_as_far_as_the_pool_goes() -> None:
    state, happened = done(Summon(Name.RIGHT, Where.RED_GATE, 3), enemies={"gug-2": "moon-vortex"})

    assert where(state) == [("gug-2", "moon-vortex"), ("gug-1", "red-gate")]
    assert of(happened, events.NothingSummoned) == [events.NothingSummoned(Kind("gug"), RED)] * 2


@pytest.mark.rule("RR-16.4", "RR-25.1")
def test_with_too_few_figures_it_is_chosen_at_which_gates_they_come() -> None:
    state, _ = done(Summon(Name.RIGHT, Where.EACH_GATE), seats=2)
    assert offered(state, 1) == ["choose space red-gate", "choose space yellow-gate"]

    state = play(state, "choose space yellow-gate")

    assert where(state) == [("gug-1", "yellow-gate"), ("gug-2", "blue-gate")]


@pytest.mark.rule("RR-16.4")
def test_with_no_figure_left_nothing_is_asked() -> None:
    state, happened = done(Summon(Name.SPAWN, Where.A_GATE), enemies={"rlyeh-spawn-1": "moon-vortex"})

    assert happened == []
    assert where(state) == [("rlyeh-spawn-1", "moon-vortex")]


# ------------------------------------------------------------------ wounds

FOES = {"cultist-1": "north-vortex", "gug-1": "north-vortex 1", "cultist-2": "horror-vortex"}


@pytest.mark.parametrize(
    ("effect", "wounded"),
    [
        (WoundFigures(Figures.ENEMIES), {"cultist-1": 1, "gug-1": 2, "cultist-2": 0}),
        (WoundFigures(Figures.ENEMIES, within=1), {"cultist-1": 1, "gug-1": 2, "cultist-2": 1}),
        (WoundFigures(Figures.CULTISTS, within=1), {"cultist-1": 1, "gug-1": 1, "cultist-2": 1}),
        (WoundFigures(Figures.MONSTERS, 4), {"cultist-1": 0, "gug-1": 5, "cultist-2": 0}),
        (WoundFigures(Figures.NEAREST_MONSTER, within=9), {"cultist-1": 0, "gug-1": 2, "cultist-2": 0}),
    ],
    ids=repr,
)
@pytest.mark.rule("RR-5.18", "RR-23.1")
def test_enemies_of_a_category_take_wounds_within_a_distance(effect: Effect, wounded: dict[str, int]) -> None:
    state, _ = done(effect, enemies=FOES)

    assert {str(one.id): one.wounds for one in state.enemies} == wounded


@pytest.mark.rule("RR-23.2", "RR-3.1", "RR-3.5")
def test_who_dies_leaves_its_energy_where_it_stood_and_comes_again_unwounded() -> None:
    """A Fire Vampire (health 4) with 3 wounds takes 2: 2 Energy (pool 2)."""
    state, happened = done(
        WoundFigures(Figures.ONE, 2, within=1),
        Summon(Name.LEFT, Where.RED_GATE),
        left="fire-vampire",
        enemies={"fire-vampire-1": "horror-vortex 3"},
    )

    assert of(happened, events.EnemyDied) == [events.EnemyDied(Foe("fire-vampire-1"), Space.HORROR_VORTEX, 2)]
    assert counts(state, "energy") == {"horror-vortex": 2}
    assert [(one.id, one.space, one.wounds) for one in state.enemies] == [("fire-vampire-1", RED, 0)]


@pytest.mark.rule("RR-5.18", "RR-R14", "RR-R13")
@pytest.mark.parametrize(
    ("figures", "wounds"),
    [(Figures.ENEMIES, 2), (Figures.ONE, 2), (Figures.MONSTERS, 0), (Figures.CULTISTS, 0), (Figures.NEAREST, 0)],
)
def test_body_parts_are_enemies_if_they_are_vulnerable_but_of_no_category(figures: Figures, wounds: int) -> None:
    state, _ = done(WoundFigures(figures, 2), spaces={1: "left-leg"}, parts={"left-leg": "vulnerable"})
    assert state.part(Space.LEFT_LEG).wounds == wounds

    sound, happened = done(WoundFigures(figures, 2), spaces={1: "left-leg"})
    assert (sound.part(Space.LEFT_LEG).wounds, happened) == (0, [])


@pytest.mark.rule("RR-5.18", "RR-25.1")
def test_of_parts_and_figures_in_reach_one_is_chosen() -> None:
    story = {"left-leg": "vulnerable", "right-arm": "vulnerable", "right-leg": "vulnerable"}
    state, _ = done(
        WoundFigures(Figures.ONE, 2, within=1),
        spaces={1: "final-vortex"},
        parts=story,
        enemies={"gug-1": "yellow-gate", "cultist-1": "moon-vortex"},
    )

    assert offered(state) == ["choose enemy gug-1", "choose enemy left-leg", "choose enemy right-leg"]
    assert why(state, "choose enemy head") == (
        "Head is none that this can concern; there are Gug 1, Left Leg, Right Leg. (RR-25.3)"
    )
    assert play(state, "choose enemy right-leg").part(Space.RIGHT_LEG).wounds == 2


@pytest.mark.rule("RR-5.14", "RR-5.17", "RR-24.4")
def test_an_effect_that_destroys_the_last_part_wins_at_once() -> None:
    destroyed = {"head": "vulnerable destroyed", "left-arm": "vulnerable destroyed", "right-arm": "vulnerable 3"}
    state, happened = played(
        trial(
            WoundFigures(Figures.ENEMIES),
            LoseSanity(Who.EVERYBODY, 9),
            spaces={1: "right-arm"},
            parts=destroyed,
            sanity={1: 20},
        ),
        "use trick 1",
    )

    assert state.outcome is not None
    assert (state.outcome.rule, state.outcome.winners) == ("RR-5.14", state.seats)
    assert of(happened, events.SanityLost) == []


# ------------------------------------------------------------------ deaths that do something

DYING = {
    "monsters": [
        enemy("gug", health=2, abilities=(OnDeath((Heal(Who.YOU, stress=1),)),)),
        enemy("ghast", health=2, abilities=(OnDeath((TakeStress(Who.YOU, 2),)),)),
    ]
}


@pytest.mark.rule("RR-25.1")
def test_the_active_player_orders_deaths_of_several_kinds_that_do_something() -> None:
    dead = {"gug-1": "north-vortex", "ghast-1": "north-vortex", "ghast-2": "north-vortex", "cultist-1": "north-vortex"}
    state, _ = done(WoundFigures(Figures.ENEMIES, 2), enemies=dead, facts=DYING, seats=2)

    assert isinstance(state.decision, AskDeath)
    assert offered(state, 1) == ["death of gug next", "death of ghast next"]
    assert refused(state, "death of cultist next") == "RR-25.1"
    stress = [play(state, f"death of {kind} next").investigator("i1").stress for kind in ("gug", "ghast")]
    assert stress == [4, 3], "healed first of nothing, then 2 and 2; or 4 of which one heals"
    after = play(state, "death of gug next")
    assert (after.enemies, counts(after, "energy")) == ((), {"north-vortex": 5})


@pytest.mark.rule("RR-25.1")
def test_of_three_deaths_two_are_named_and_the_last_follows() -> None:
    three = {"monsters": [*DYING["monsters"], enemy("zoog", abilities=(OnDeath((TakeStress(Who.OTHERS),)),))]}
    dead = dict.fromkeys(["gug-1", "ghast-1", "zoog-1"], "north-vortex")
    state, _ = done(WoundFigures(Figures.ENEMIES, 2), enemies=dead, facts=three, unknown=["zoog", "dhole"])

    state = play(state, "death of zoog next")
    assert offered(state) == ["death of gug next", "death of ghast next"]
    assert why(state, "death of zoog next") == (
        "No death of Zoog is still to take effect; there are Gug, Ghast. (RR-25.1)"
    )
    state, happened = played(state, "death of ghast next")

    assert [(event.who, event.count) for event in of(happened, events.StressTaken)] == [
        *[(i(number), 1) for number in (2, 3, 4, 5)],
        (i(1), 2),
    ]
    assert (state.enemies, state.investigator("i1").stress) == ((), 1)


@pytest.mark.rule("RR-25.1")
def test_deaths_of_one_kind_need_no_order() -> None:
    dead = {"ghast-1": "north-vortex", "ghast-2": "north-vortex", "gug-1": "red-gate"}
    state, _ = done(WoundFigures(Figures.ENEMIES, 2), enemies=dead, facts=DYING)

    assert state.investigator("i1").stress == 4
    assert where(state) == [("gug-1", "red-gate")]


@pytest.mark.rule("RR-10.8")
def test_a_death_that_kills_goes_on_until_nobody_is_left() -> None:
    """Each death wounds the others there: figures run out, and that is the end of it."""
    burst = OnDeath((WoundFigures(Figures.ENEMIES, 2),))
    state, happened = done(
        WoundFigures(Figures.NEAREST_MONSTER, 9),
        enemies={f"deep-one-{number}": "north-vortex" for number in range(1, 6)},
        facts={"monsters": [enemy("deep-one", health=2, abilities=(burst,))]},
        then=["choose enemy deep-one-3"],
        left="deep-one",
    )

    assert len(of(happened, events.EnemyDied)) == 5
    assert (state.enemies, counts(state, "energy")) == ((), {"north-vortex": 5})
    assert of(happened, events.Eliminated) == []
    assert state.investigator(i(1)).space is NORTH
