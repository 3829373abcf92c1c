"""The Unknown Rules: monsters A and B of the dashboard, the Unknown Relics, the Unknown Mythos cards."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules import SetupError
from rlyeh_rules.kernel import Seat, Source
from rlyeh_rules.rising import (
    CULTIST,
    GATES,
    SPAWN,
    EnemyFacts,
    Foe,
    Kind,
    Name,
    Relic,
    RelicFacts,
    Space,
    Standing,
    State,
    Where,
)
from rlyeh_rules.rising.effects import AddEnergy, AddFire, LoseSanity, Summon
from rlyeh_rules.rising.events import (
    DiceRolled,
    EnemyDied,
    EnemySummoned,
    RelicFlipped,
    RelicsLaid,
    RelicTaken,
    UnknownMonsterSetUp,
)
from rlyeh_rules.rising.traits import GreenDice
from rlyeh_rules.rising.vocabulary import When, Who
from tests.rising.dealt import a_set, beginning, begun, dealt, row, setup_error, where
from tests.rising.made_up import calm, kind, myth, of, why
from tests.rising.table import black, kinds, new, offered, play, played, refused, shipped, table

RED, YELLOW, BLUE = GATES
FOUR: Final = ["dhole", "gug", "byakhee", "ghoul"]
"""The Left and the Right Monster, then A and B."""
RELICS: Final = [str(facts.id) for facts in shipped().relics]
LAID: Final = 7


def thing(name: str, pool: int, *advance: Any, setup: tuple[Any, ...] = ()) -> EnemyFacts:
    """A monster with so many figures."""
    return EnemyFacts(Kind(name), 1, 1, 0, pool, Source.STAND_IN, advance=advance, setup=setup)


# ------------------------------------------------------------------ the dashboard


@pytest.mark.rule("RR-7.4", "RR-23.7", "RR-7.2")
@pytest.mark.parametrize("gates", list(permutations(GATES, 2)))
def test_a_and_b_come_at_two_random_gates_whatever_those_are_the_left_monster_is_at_the_red_one(
    gates: tuple[Space, Space],
) -> None:
    state = dealt(monsters=FOUR, gates=gates, unknown_rules="monsters")

    assert [where(state, name) for name in FOUR] == [[RED], [BLUE], [gates[0]], [gates[1]]]


@pytest.mark.rule("RR-23.7", "RR-R29", "RR-1.4")
def test_the_four_are_different_ones() -> None:
    for seed in range(40):
        board = begun(new(seed=seed, unknown_rules="monsters")).board
        assert len({board.left, board.right, *board.unknown}) == 4
    assert dealt(monsters=FOUR, unknown_rules="monsters").board.unknown == ("byakhee", "ghoul")


@pytest.mark.rule("RR-23.7", "RR-R29")
@pytest.mark.parametrize("unknown", [["gug", "byakhee"], ["dhole", "byakhee"], ["byakhee", "byakhee"], ["byakhee"]])
def test_a_monster_of_the_episode_or_the_same_twice_on_the_dashboard_is_not_sound(unknown: list[str]) -> None:
    state = table(left="dhole", right="gug", unknown=unknown)

    assert "RR-1.4" in [violation.rule for violation in state.violations()]


@pytest.mark.rule("RR-23.7", "RR-7.2")
@pytest.mark.parametrize("viewer", [0, None])
def test_all_are_told_which_they_are_and_at_which_gates(viewer: int | None) -> None:
    happened = beginning(1, seed=0, viewer=viewer, unknown_rules="monsters")
    state = begun(new(1, seed=0, unknown_rules="monsters"))

    told = [(event.kind, event.space) for event in of(happened, UnknownMonsterSetUp)]
    assert told == [(name, where(state, name)[0]) for name in state.board.unknown]
    names = kinds(happened)
    assert names.index("StartDrawn") < names.index("UnknownMonsterSetUp")
    came = [event.foe.rpartition("-")[0] for event in of(happened, EnemySummoned)]
    assert came[-2:] == list(state.board.unknown) or "zoog" in came


@pytest.mark.rule("RR-7.2", "RR-1.11", "RR-1.13")
def test_their_cards_show_three_and_one_energy_for_pools_of_one_and_five() -> None:
    content = a_set(thing("wisp", 1), thing("swarm", 5))
    state = dealt(monsters=["dhole", "gug", "wisp", "swarm"], unknown_rules="monsters", content=content)

    assert row(state, "wisp").endswith("leaves E3, 0 of 1 left)")
    assert row(state, "swarm").endswith("leaves E1, 4 of 5 left)")
    text = " ".join(str(state).split())
    assert text.index("Unknown A: Wisp") < text.index("Unknown B: Swarm")


@pytest.mark.rule("RR-7.1")
def test_unknown_monster_a_with_a_drop_of_three_leaves_it_at_the_yellow_gate() -> None:
    foes = {"shoggoth-1": "yellow-gate 7"}
    state = table(spaces={1: "yellow-gate"}, left="ghast", right="gug", unknown=["shoggoth", "ghoul"], enemies=foes)

    state, happened = played(state, "attack shoggoth-1", "keep", chance=black("S - -"))

    assert of(happened, EnemyDied) == [EnemyDied(Foe("shoggoth-1"), YELLOW, 3)]
    assert (state.board.energy[YELLOW.at], state.left_in_pool(Kind("shoggoth"))) == (3, 1)


@pytest.mark.rule("RR-7.3", "RR-R29")
def test_the_advance_text_of_a_and_b_is_alive_and_that_of_left_and_right_is_not() -> None:
    coming = (Summon(Name.ITSELF, Where.RED_GATE),)
    facts = {"monsters": [kind(name, advance=coming) for name in FOUR]}
    left, right, *unknown = FOUR
    state = calm(left=left, right=right, unknown=unknown, facts=facts, discard=["sign"] * 3)

    state, happened = played(state, "end actions")

    assert [event.foe for event in of(happened, EnemySummoned)] == ["byakhee-1", "ghoul-1"]
    assert [enemy.space for enemy in state.enemies] == [RED, RED]


@pytest.mark.rule("RR-7.3")
def test_it_is_alive_again_at_the_next_advance() -> None:
    facts = {"monsters": [kind("ghoul", advance=(AddFire(Where.NORTH_VORTEX, 1),))]}
    state = calm(unknown=["ghoul", "byakhee"], facts=facts, discard=["sign"] * 3, mythos=["sign"] * 10)
    fire: list[int] = []
    for _ in range(4):
        state = play(state, "end actions")
        fire.append(state.board.fire[Space.NORTH_VORTEX.at])

    assert state.board.track == 3
    assert fire == [1, 1, 1, 2]


@pytest.mark.rule("RR-7.4", "RR-1.9")
def test_what_a_setup_line_adds_to_a_or_b_happens_at_the_gate_that_was_drawn() -> None:
    state = dealt(
        monsters=["dhole", "gug", "ghoul", "zoog"], gates=["blue-gate", "yellow-gate"], unknown_rules="monsters"
    )

    assert (where(state, "ghoul"), where(state, "zoog")) == ([BLUE], [YELLOW, YELLOW])


@pytest.mark.rule("RR-7.4", "RR-23.7", "RR-R28")
@pytest.mark.parametrize("at", [2, 3])
def test_a_gate_that_their_setup_line_names_is_that_gate_since_no_episode_gives_them_one(at: int) -> None:
    monsters = ["dhole", "gug", "ghoul", "byakhee"]
    lines = (AddFire(Where.RED_GATE, 1), AddEnergy(Where.EACH_GATE, 1))
    state = dealt(
        monsters=monsters,
        gates=["blue-gate", "yellow-gate"],
        unknown_rules="monsters",
        content=a_set(kind(monsters[at], setup=lines)),
    )

    assert (state.board.fire[RED.at], sum(state.board.fire)) == (1, 1)
    assert [state.board.energy[gate.at] for gate in GATES] == [1, 1, 1]


@pytest.mark.rule("RR-7.5")
def test_without_the_option_there_are_cultists_the_spawn_left_right_and_nothing_else() -> None:
    state = dealt(monsters=FOUR)
    board = state.board

    assert board.unknown == ()
    assert {enemy.kind for enemy in state.enemies} <= {CULTIST, SPAWN, board.left, board.right}
    enemies = next(text for text in str(state).split("\n  ") if text.startswith("enemies: "))
    text = " ".join(str(state).split())
    assert [name for name in (facts.id for facts in shipped().monsters) if state.text.name(name) in text] == [
        "gug",
        "dhole",
    ]
    assert "Unknown" not in text
    assert enemies.startswith("enemies: Cultist")


@pytest.mark.rule("RR-7.5", "RR-26.3")
def test_without_the_option_a_figure_of_another_monster_or_a_dashboard_is_not_sound() -> None:
    stray = table(left="dhole", right="gug", enemies={"byakhee-1": "red-gate"})
    assert "RR-26.3" in [violation.rule for violation in stray.violations()]

    dashboard = table(left="dhole", right="gug", unknown=["byakhee", "ghoul"], unknown_rules="off")
    assert "RR-1.4" in [violation.rule for violation in dashboard.violations()]


# ------------------------------------------------------------------ Relics


@pytest.mark.rule("RR-23.8")
@pytest.mark.parametrize("start", [1, 4])
def test_relics_are_drafted_clockwise_from_the_first_one_to_each(start: int) -> None:
    state = dealt(2, start=start, unknown_rules="relics")
    order = [one.character for one in state.clockwise()]

    happened: list[Any] = []
    for number, who in enumerate(order):
        assert state.waiting_on == (state.investigator(who).seat,)
        assert offered(state) == [f"relic {name}" for name in RELICS[number:LAID]]
        state, told = played(state, f"relic {RELICS[number]}")
        happened += told

    assert [(event.who, event.relic) for event in of(happened, RelicTaken)] == [*zip(order, RELICS, strict=False)]
    assert [one.relic for one in state.clockwise()] == RELICS[:5]
    assert (state.turn.number, len(state.mythos.deck), state.board.unknown) == (1, 10, ())


@pytest.mark.rule("RR-23.8")
def test_seven_lie_open_at_random_for_all_to_see() -> None:
    laid = [of(beginning(seed=seed, unknown_rules="relics"), RelicsLaid)[:1] for seed in (0, 4, 7)]

    assert [len(set(one.relics)) for (one,) in laid] == [7] * 3
    assert len({one.relics for (one,) in laid}) == 3
    assert all(set(one.relics) <= set(RELICS) for (one,) in laid)


@pytest.mark.rule("RR-23.8")
def test_what_has_been_taken_or_does_not_lie_there_is_refused() -> None:
    state = play(dealt(2, unknown_rules="relics"), f"relic {RELICS[0]}")

    for relic in (RELICS[0], RELICS[LAID]):
        assert refused(state, f"relic {relic}") == "RR-23.8"
        assert why(state, f"relic {relic}") == f"{state.text.name(relic)} does not lie there."
    assert refused(state, f"0: relic {RELICS[1]}") == "RR-23.8", "the other player is asked"
    assert state.waiting_on == (Seat(1),)


@pytest.mark.rule("RR-23.8", "RR-R30")
def test_in_a_set_with_five_relics_the_last_is_not_asked_for() -> None:
    content = attrs.evolve(shipped(), custom=True, digest="5 relics", relics=shipped().relics[:5])
    state = dealt(content=content, unknown_rules="relics")

    for number in range(4):
        assert len(offered(state)) == 5 - number
        state = play(state, offered(state)[-1])

    assert sorted(str(one.relic) for one in state.team) == sorted(RELICS[:5])
    assert state.turn.number == 1


def with_relic(front: Standing, back: Standing | None = None, **story: Any) -> State:
    """A table at which I1 has a Relic made up for the story, and a stroke of ill luck."""
    relic = RelicFacts(Relic("bone-ring"), (front,), Source.STAND_IN, flipped=(back,) if back else ())
    others = {2: "salt-crown", 3: "stair-of-bone", 4: "phial-of-dusk", 5: "black-glass-eye"}
    facts = {"relics": [relic], **story.pop("facts", {})}
    return calm(relics={1: "bone-ring", **others}, facts=facts, **story)


@pytest.mark.rule("RR-23.8", "RR-20.1")
@pytest.mark.parametrize(("sanity", "after", "flips"), [(4, 5, False), (8, 9, False), (12, 13, True), (15, 16, False)])
def test_a_relic_flips_at_the_third_threshold_only(sanity: int, after: int, *, flips: bool) -> None:
    night = myth("night", LoseSanity(Who.YOU, 1))
    state = with_relic(GreenDice(1, When.ATTACK), myths=[night], mythos=["night", *["quiet"] * 8], sanity={1: sanity})

    state, happened = played(state, "end actions")

    assert state.team[0].sanity == after
    assert [event.relic for event in of(happened, RelicFlipped)] == (["bone-ring"] if flips else [])


@pytest.mark.rule("RR-23.8")
@pytest.mark.parametrize(("sanity", "dice"), [(1, 3 + 1), (12, 3 + 1 + 1), (13, 3 + 2 + 1)])
def test_what_stands_on_its_back_holds_from_then_on_instead(sanity: int, dice: int) -> None:
    """Sanity 9 gives a green die of its own."""
    foes = {"cultist-1": "north-vortex"}
    state = with_relic(GreenDice(1, When.ATTACK), GreenDice(2, When.ATTACK), sanity={1: sanity}, enemies=foes)

    happened = played(state, "attack cultist-1")[1]

    assert [len(event.dice) for event in of(happened, DiceRolled)] == [dice]


@pytest.mark.rule("RR-23.8")
def test_it_is_neither_traded_nor_discarded() -> None:
    state = with_relic(GreenDice(1, When.ATTACK), spaces={1: "red-gate", 2: "red-gate"})
    assert "trade" not in offered(state), "nobody there has anything that could be traded"

    state = play(
        with_relic(GreenDice(1, When.ATTACK), wounds={1: 4}, burning={1: 1}), "end actions", "keep", chance=[3]
    )
    assert [one.relic for one in state.team] == [
        "bone-ring",
        "salt-crown",
        "stair-of-bone",
        "phial-of-dusk",
        "black-glass-eye",
    ]


@pytest.mark.rule("RR-23.8")
@pytest.mark.parametrize("relics", [{1: "salt-crown", 2: "salt-crown"}, {1: "salt-crown"}])
def test_the_same_relic_twice_or_somebody_without_is_not_sound(relics: dict[int, str]) -> None:
    assert "RR-23.8" in [violation.rule for violation in table(relics=relics).violations()]


# ------------------------------------------------------------------ how much of it is used


@pytest.mark.rule("RR-R30", "RR-23.8", "RR-23.7")
@pytest.mark.parametrize(
    ("rules", "mythos", "cards", "monsters", "relics"),
    [
        ("off", "with-full", 10, 0, 0),
        ("off", "false", 10, 0, 0),
        ("full", "with-full", 14, 2, 5),
        ("full", "false", 10, 2, 5),
        ("full", "true", 14, 2, 5),
        ("monsters", "with-full", 10, 2, 0),
        ("monsters", "true", 14, 2, 0),
        ("relics", "with-full", 10, 0, 5),
        ("relics", "true", 14, 0, 5),
    ],
)
def test_each_choice_brings_its_own_part(rules: str, mythos: str, cards: int, monsters: int, relics: int) -> None:
    state = begun(new(unknown_rules=rules, unknown_mythos=mythos))

    deck = set(state.mythos.deck)
    assert (len(state.mythos.deck), len(deck & set(shipped().unknown_cards))) == (cards, cards - 10)
    assert len(state.board.unknown) == monsters
    assert sum(one.relic is not None for one in state.team) == relics
    assert sum(state.contents()[type(state.mythos.deck[0])].values()) == cards
    assert state.violations() == ()


@pytest.mark.rule("RR-R30")
def test_the_cards_without_the_rules_are_refused() -> None:
    error = setup_error(unknown_mythos="true")

    assert (error.rule, str(error)) == (
        "RR-R30",
        "The Unknown Mythos cards are played with the Unknown Rules only. (RR-R30)",
    )


@pytest.mark.rule("RR-R30")
@pytest.mark.parametrize(
    ("rules", "tables", "said"),
    [
        ("full", {"monsters": shipped().monsters[:3]}, "4 Unknown Monsters are needed, and there are 3."),
        ("monsters", {"monsters": shipped().monsters[:3]}, "4 Unknown Monsters are needed, and there are 3."),
        ("full", {"relics": ()}, "5 Relics are needed, and there are 0."),
        ("relics", {"relics": ()}, "5 Relics are needed, and there are 0."),
        (
            "full",
            {"mythos": tuple(card for card in shipped().mythos if not card.unknown)},
            "There are no Unknown Mythos cards in this card set.",
        ),
    ],
)
def test_what_the_card_set_lacks_is_refused(rules: str, tables: dict[str, Any], said: str) -> None:
    content = attrs.evolve(shipped(), custom=True, digest=said, **tables)

    with pytest.raises(SetupError) as caught:
        rr.new_game(State, seed=1, content=content, options={"unknown_rules": rules})
    assert (caught.value.rule, str(caught.value)) == ("RR-R30", f"{said} (RR-R30)")
    assert rr.new_game(State, seed=1, content=content).violations() == (), "without them it can be played"


@pytest.mark.rule("RR-R30", "RR-23.7", "RR-23.8")
def test_in_full_the_monsters_come_before_the_relics() -> None:
    state = dealt(monsters=FOUR, gates=["yellow-gate", "red-gate"], unknown_rules="full")

    assert [where(state, name) for name in FOUR[2:]] == [[YELLOW], [RED]]
    assert offered(state)[0].startswith("relic ")
    assert state.turn.number == 0


@pytest.mark.rule("RR-7.1", "RR-3.1")
def test_energy_from_a_setup_line_of_a_lies_where_it_says() -> None:
    content = a_set(kind("byakhee", setup=(AddEnergy(Where.RANDOM_GATE, 2),)))
    state = dealt(monsters=FOUR, gates=["yellow-gate", "blue-gate"], unknown_rules="monsters", content=content)

    assert (state.board.energy[YELLOW.at], sum(state.board.energy)) == (2, 2)
