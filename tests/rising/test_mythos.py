"""Mythos cards: drawing and resolving one in phase 2, its symbol, its summons, and an empty deck."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import HIDDEN
from rlyeh_rules.rising import Mythos, Phase, State
from rlyeh_rules.rising.effects import AddFire, Effect, Heal, LoseSanity, MakeRoll, MoveFigures, TakeStress
from rlyeh_rules.rising.events import (
    ElderOneAdvanced,
    EnemySummoned,
    MythosDiscarded,
    MythosDrawn,
    NothingSummoned,
    SanityLost,
    StressTaken,
    ThresholdReached,
)
from rlyeh_rules.rising.vocabulary import Figures, Where, Who
from tests.rising.made_up import calm, kind, myth, of
from tests.rising.table import HOME, i, kinds, offered, play, played, refused, table

NINE = ["quiet"] * 9


def drawing(*effects: Effect, summons: tuple[tuple[str, str], ...] = (), seats: int = 1, **story: Any) -> State:
    """A turn in which a card with these effects is drawn."""
    card = myth("card", *effects, summons=summons)
    return calm(seats, myths=[card], mythos=["card", *NINE], **story)


# ------------------------------------------------------------------ drawing one


@pytest.mark.rule("RR-16.1")
def test_the_top_card_is_drawn_and_goes_to_the_discard_pile() -> None:
    state = table(tokens=[])
    top = state.mythos.deck[0]

    state, happened = played(state, "end actions")

    assert (len(state.mythos.deck), state.mythos.discard, state.mythos.playing) == (9, (top,), ())
    assert of(happened, MythosDrawn) == [MythosDrawn(i(1), top)]
    assert of(happened, MythosDiscarded) == [MythosDiscarded(top)]


@pytest.mark.rule("RR-16.1")
def test_it_is_resolved_from_top_to_bottom_and_its_summons_come_last() -> None:
    state = drawing(
        TakeStress(Who.YOU), AddFire(Where.MOON_VORTEX), LoseSanity(Who.YOU), summons=(("cultist", "red-gate"),)
    )

    _, happened = played(state, "end actions")

    assert kinds(happened)[2:8] == [
        "MythosDrawn",
        "StressTaken",
        "FireAdded",
        "SanityLost",
        "EnemySummoned",
        "MythosDiscarded",
    ]


@pytest.mark.rule("RR-16.1", "RR-25.3")
def test_what_cannot_be_done_is_left_out_and_the_rest_is_done() -> None:
    """Full of stress, no Spawn on the map, no Fire left: three lines come to nothing, the fourth counts."""
    state = drawing(
        TakeStress(Who.YOU, 2),
        MoveFigures(Figures.SPAWN, 3),
        AddFire(Where.RED_GATE),
        Heal(Who.YOU, wounds=2),
        stress={1: 3},
        wounds={1: 1},
        fire={"moon-vortex": 8},
    )

    state, happened = played(state, "end actions")

    assert of(happened, StressTaken) == [StressTaken(i(1), 1)]
    one = state.investigator(i(1))
    assert (one.stress, one.wounds, state.board.fire[2]) == (4, 0, 0)


@pytest.mark.rule("RR-16.1")
def test_the_drawn_card_and_the_discard_pile_are_open_and_the_deck_is_hidden() -> None:
    state = play(calm(2, mythos=["sign", "quiet", *["quiet"] * 8]), "end actions")

    for viewer in (0, 1, None):
        view = state.view(viewer)
        assert view.mythos.deck == (HIDDEN,) * 9
        assert view.mythos.discard == ("sign",)
    seen = [event.seen_by(1) for event in played(calm(2), "end actions")[1]]
    assert MythosDrawn(i(1), Mythos("quiet")) in seen


@pytest.mark.rule("RR-16.1", "RR-12.2")
def test_a_card_that_asks_something_lies_open_meanwhile() -> None:
    state = drawing(TakeStress(Who.ONE), summons=(("cultist", "red-gate"),))

    state = play(state, "end actions")

    assert (state.turn.phase, state.mythos.playing, state.mythos.discard) == (Phase.MYTHOS, ("card",), ())
    state = play(state, "choose investigator i3")
    assert (state.investigator(i(3)).stress, state.mythos.discard) == (1, ("card",))


@pytest.mark.rule("RR-16.3")
def test_a_special_effect_hits_only_the_active_investigator() -> None:
    state, happened = played(drawing(LoseSanity(Who.YOU), turn=2), "end actions")

    assert [one.sanity for one in state.team] == [1, 2, 1, 1, 1]
    assert of(happened, SanityLost) == [SanityLost(i(2), 1, 2)]


@pytest.mark.rule("RR-16.3")
@pytest.mark.parametrize(
    ("who", "hit"),
    [
        (Who.YOU, [2]),
        (Who.HERE, [2, 3]),
        (Who.OTHERS, [1, 3, 4]),
        (Who.EVERYBODY, [1, 2, 3, 4]),
        (Who.ON_PARTS, [4]),
        (Who.ON_GROUND, [1, 2, 3]),
        (Who.BURNING, [1]),
    ],
)
def test_unless_the_card_says_otherwise(who: Who, hit: list[int]) -> None:
    state = drawing(
        TakeStress(who),
        turn=2,
        dead=[5],
        spaces={1: "red-gate", 2: "blue-gate", 3: "blue-gate", 4: "head"},
        fire={"red-gate": 1},
    )

    state = play(state, "end actions")

    assert [number for number in range(1, 6) if state.investigator(i(number)).stress] == hit


# ------------------------------------------------------------------ each instruction is a source


@pytest.mark.rule("RR-R39")
def test_each_sentence_that_costs_sanity_is_a_source_of_its_own() -> None:
    """Of the first three points one is lost at the threshold 5; the second sentence takes its three from there."""
    state = drawing(LoseSanity(Who.YOU, 3), LoseSanity(Who.YOU, 3), sanity={1: 4}, skills={1: {"marksman": 1}})

    state, happened = played(state, "end actions", "raise marksman")

    assert of(happened, SanityLost) == [SanityLost(i(1), 1, 5), SanityLost(i(1), 3, 8)]
    assert len(of(happened, ThresholdReached)) == 1
    assert state.investigator(i(1)).sanity == 8


@pytest.mark.rule("RR-R39")
def test_two_sentences_can_reach_two_thresholds() -> None:
    state = drawing(LoseSanity(Who.YOU, 9), LoseSanity(Who.YOU, 9), sanity={1: 4}, skills={1: {"marksman": 1}})

    _, happened = played(state, "end actions", "raise marksman", "raise marksman")

    assert [event.at for event in of(happened, SanityLost)] == [5, 9]


@pytest.mark.rule("RR-R39")
def test_all_tentacles_of_a_roll_are_one_source() -> None:
    state = drawing(MakeRoll(1), sanity={1: 3}, skills={1: {"marksman": 1}})

    _, happened = played(state, "end actions", "keep", chance=[3, 3, 3])

    assert of(happened, SanityLost) == [SanityLost(i(1), 2, 5)]


@pytest.mark.rule("RR-R39")
def test_each_attack_of_an_enemy_is_a_source() -> None:
    state = calm(
        facts={"monsters": [kind("ghast", black=3, green=0)]},
        sanity={1: 3},
        skills={1: {"marksman": 1}},
        enemies={"ghast-1": HOME, "ghast-2": HOME},
    )

    _, happened = played(state, "end actions", "keep", "raise marksman", "keep", chance=[3] * 6)

    assert of(happened, SanityLost) == [SanityLost(i(1), 2, 5), SanityLost(i(1), 3, 8)]


# ------------------------------------------------------------------ the symbol


@pytest.mark.rule("RR-16.2", "RR-18.1")
def test_a_symbol_does_nothing_as_it_is_drawn_only_at_the_discard_check() -> None:
    state = calm(
        mythos=["sign", *["quiet"] * 7], discard=["sign", "sign"], tokens=[HOME], discovery=["anchor-and-chain"]
    )

    state, first = played(state, "end actions")
    assert (state.turn.phase, state.board.track, len(state.mythos.discard)) == (Phase.INVESTIGATE_OR_FIGHT, 1, 3)
    state, second = played(state, "discard it")

    assert (of(first, ElderOneAdvanced), of(second, ElderOneAdvanced)) == ([], [ElderOneAdvanced(2)])
    assert (state.mythos.discard, len(state.mythos.deck)) == ((), 10)


@pytest.mark.rule("RR-16.2")
def test_the_symbols_in_the_discard_pile_can_be_counted_by_all() -> None:
    state = calm(mythos=["quiet"] * 8, discard=["sign", "sign"])

    assert "2 symbols in the discard pile" in str(state.view(None))


# ------------------------------------------------------------------ summons


@pytest.mark.rule("RR-16.4")
def test_a_summons_without_a_figure_is_left_out_and_the_next_is_carried_out() -> None:
    """The Left Monster with a pool of 1 is on the map already."""
    state = drawing(
        summons=(("left", "red-gate"), ("cultist", "yellow-gate")), left="dhole", enemies={"dhole-1": "blue-gate"}
    )

    state, happened = played(state, "end actions")

    assert of(happened, EnemySummoned) == [EnemySummoned(state.enemies[1].id, state.enemies[1].space)]
    assert [(enemy.id, enemy.space) for enemy in state.enemies] == [
        ("dhole-1", "blue-gate"),
        ("cultist-1", "yellow-gate"),
    ]
    assert len(of(happened, NothingSummoned)) == 1


@pytest.mark.rule("RR-16.4", "RR-1.5")
def test_summons_come_in_printed_order_and_name_left_right_and_spawn() -> None:
    state = drawing(
        summons=(("right", "blue-gate"), ("spawn", "yellow-gate"), ("left", "red-gate"), ("cultist", "red-gate")),
        left="zoog",
        right="ghast",
    )

    state = play(state, "end actions")

    assert [(enemy.id, enemy.space) for enemy in state.enemies] == [
        ("ghast-1", "blue-gate"),
        ("rlyeh-spawn-1", "yellow-gate"),
        ("zoog-1", "red-gate"),
        ("cultist-1", "red-gate"),
    ]


@pytest.mark.rule("RR-16.4")
def test_the_last_figure_of_a_pool_comes_by_the_first_line_that_names_it() -> None:
    state = drawing(summons=(("left", "red-gate"), ("left", "blue-gate")), left="dhole")

    assert [enemy.space for enemy in play(state, "end actions").enemies] == ["red-gate"]


@pytest.mark.rule("RR-16.4", "RR-25.1")
def test_without_an_order_the_active_player_decides_where_the_last_figures_come() -> None:
    card = myth("card", summons=[("left", "each-gate")])
    state = calm(
        2,
        turn=2,
        left="ghast",
        myths=[card],
        mythos=["card", *NINE],
        enemies={"ghast-1": HOME, "ghast-2": HOME, "ghast-3": HOME},
    )

    state = play(state, "end actions")

    assert offered(state, 2) == ["choose space red-gate", "choose space yellow-gate"]
    assert refused(state, "1: choose space blue-gate") == "RR-25.3", "with two for three Gates the first comes before"
    state = play(state, "choose space yellow-gate", chance=[0] * 30)
    assert [enemy.space for enemy in state.enemies[3:]] == ["yellow-gate", "blue-gate"]


@pytest.mark.rule("RR-16.4")
def test_with_figures_enough_nothing_is_asked() -> None:
    card = myth("card", summons=[("left", "each-gate")])

    state = play(calm(left="ghast", myths=[card], mythos=["card", *NINE]), "end actions")

    assert [enemy.space for enemy in state.enemies] == ["red-gate", "yellow-gate", "blue-gate"]


@pytest.mark.rule("RR-16.5")
def test_nobody_is_summoned_on_a_body_part_and_the_card_goes_on() -> None:
    state = drawing(
        summons=(("cultist", "your-space"), ("cultist", "red-gate")),
        spaces={1: "head"},
        parts={"head": "vulnerable destroyed"},
    )

    state, happened = played(state, "end actions")

    assert [enemy.space for enemy in state.enemies] == ["red-gate"]
    assert len(of(happened, NothingSummoned)) == 1


@pytest.mark.rule("RR-16.5")
def test_by_option_it_comes_to_the_final_vortex() -> None:
    state = drawing(
        summons=(("cultist", "your-space"),),
        spaces={1: "head"},
        parts={"head": "vulnerable destroyed"},
        summon_on_part="final-vortex",
    )

    assert [enemy.space for enemy in play(state, "end actions").enemies] == ["final-vortex"]


@pytest.mark.rule("RR-16.5")
def test_on_the_ground_it_comes_to_the_space_and_attacks_at_once() -> None:
    state, happened = played(drawing(summons=(("cultist", "your-space"),)), "end actions", chance=[0, 0])

    assert [enemy.space for enemy in state.enemies] == [HOME]
    assert "EnemyAttacked" in kinds(happened)
