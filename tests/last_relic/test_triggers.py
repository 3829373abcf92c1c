"""Card Abilities that go on: what happens each time something else does, exactly then and exactly there."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules.last_relic import Cultist, State, When, events

from .table import CULT, HER, ROW, On, at, names, offered, play, set_off, spot, table, told

OCCASIONS: Final[dict[When, tuple[dict[str, Any], tuple[str, ...]]]] = {
    When.READY: (
        {"ask": "cult", "cult_hand": ["rite | action ready"], "cultists": [On(1, "acolyte 9", ready=False)]},
        ("play rite", "cultist acolyte"),
    ),
    When.RESOLVE: (
        {
            "ask": "cult",
            "at": 2,
            "row": (spot("harbour", marks=4), *ROW[1:]),
            "cult_hand": ["rite | action mark@chosen"],
        },
        ("play rite", "at 1", "lay p"),
    ),
    When.ARRIVE: ({"at": 2, "hand": ["boots = move"]}, ("play boots", "move 1")),
    When.DISCOVER: ({"row": (spot("harbour", clues=2), *ROW[1:])}, ("discover",)),
    When.STEAL: ({"row": (spot("harbour", clues=4, up=True), *ROW[1:])}, ("steal A",)),
    When.ELIMINATION: ({"hand": ["gun = shot"], "cultists": [On(1, "acolyte 1")]}, ("play gun", "shoot acolyte")),
    When.DAMAGE: ({"ask": "cult", "cult_hand": ["rite | action madness@hers"]}, ("play rite",)),
}
"""For each occasion a table at which it comes about, at Location 1 where it is about one, and how."""


def witnessed(occasion: When, **watching: Any) -> State:
    """The table after an occasion, with others at it."""
    what, actions = OCCASIONS[occasion]
    cultists = (*what.get("cultists", ()), *watching.pop("cultists", ()))
    return play(table(**{**what, **watching, "cultists": cultists}), *actions)


# ------------------------------------------------------------------ exactly then, exactly there


@pytest.mark.rule("LR-5.3.1", "LR-5.3.2")
@pytest.mark.parametrize("occasion", When)
def test_permanent_cards_of_both_sides_notice_an_occasion_and_no_other(occasion: When) -> None:
    for when in When:
        state = witnessed(
            occasion,
            permanents=[f"map ! when {when}: fund fund"],
            cult_permanents=[f"dirge | permanent when {when}: fund"],
        )

        found = (state.adventurer.funds - 3, state.cult.funds - 3)
        assert found == ((2, 1) if when is occasion else (0, 0)), when


@pytest.mark.rule("LR-5.3.2")
@pytest.mark.parametrize("occasion", When)
def test_deployed_cultists_notice_an_occasion_and_no_other(occasion: When) -> None:
    for when in When:
        state = witnessed(occasion, cultists=[On(3, f"watcher 9 | deployed when {when}: fund")])

        noticed = when is occasion and when in {When.RESOLVE, When.DAMAGE}
        assert state.cult.funds - 3 == noticed, when


@pytest.mark.rule("LR-5.3.2")
@pytest.mark.parametrize("occasion", [When.READY, When.ARRIVE, When.DISCOVER, When.STEAL, When.ELIMINATION])
@pytest.mark.parametrize("position", [1, 2, 3])
def test_what_happens_at_a_location_only_the_cultists_there_notice(occasion: When, position: int) -> None:
    state = witnessed(occasion, cultists=[On(position, f"watcher 9 | deployed when {occasion}: fund")])

    assert state.cult.funds - 3 == (position == 1)


@pytest.mark.rule("LR-5.3.2")
@pytest.mark.parametrize("occasion", When)
@pytest.mark.parametrize("zone", ["cult_hand", "cult_deck", "cult_discard", "cult_permanents"])
def test_what_is_to_be_set_off_while_deployed_is_off_elsewhere(occasion: When, zone: str) -> None:
    card = f"watcher 9 | permanent alert +1 | deployed when {occasion}: fund"
    there = [*OCCASIONS[occasion][0].get(zone, ()), card]

    assert witnessed(occasion, **{zone: there}).cult.funds == 3


@pytest.mark.rule("LR-5.3.1", "LR-R32")
def test_a_permanent_card_sets_nothing_off_before_it_is_in_play() -> None:
    state = table(hand=["map ! when discover: fund"], row=(spot("harbour", clues=2), *ROW[1:]))

    assert play(state, "discover").adventurer.funds == 3
    assert play(state, "permanent map", "1: pass", "discover").adventurer.funds == 4


# ------------------------------------------------------------------ in which order, how often


@pytest.mark.rule("LR-5.3.2")
def test_the_deployed_come_first_then_the_cults_permanent_cards_then_hers() -> None:
    state = table(
        "cult",
        cult_hand=["rite | action madness@hers"],
        permanents=["map ! when damage: exposure", "plan ! when damage: notoriety"],
        cult_permanents=["dirge | permanent when damage: exposure-back"],
        cultists=[On(3, "one 1 | deployed when damage: mark"), On(2, "two 1 | deployed when damage: fund")],
        exposure=4,
    )

    state, happened = told(state, "play rite")

    assert names(happened) == [
        "CardPlayed",
        "MadnessTaken",
        "EffectSetOff",
        "MarkPlaced",
        "EffectSetOff",
        "FundsGained",
        "EffectSetOff",
        "ExposureMoved",
        "EffectSetOff",
        "ExposureMoved",
        "EffectSetOff",
        "NotorietyMoved",
    ]
    assert set_off(happened) == [(CULT, "one"), (CULT, "two"), (CULT, "dirge"), (HER, "map"), (HER, "plan")]
    assert [event.by for event in happened if isinstance(event, events.ExposureMoved)] == [-1, 1]
    assert at(state, 3).marks == 1


@pytest.mark.rule("LR-5.3.1", "LR-R30")
def test_it_happens_each_time_and_before_the_next_icon() -> None:
    state = table(
        "cult", cult_hand=["rite | action wound@hers madness@hers fund"], permanents=["map ! when damage: clue"]
    )

    _, happened = told(state, "play rite")

    noted = ["EffectSetOff", "CluePlaced"]
    assert names(happened)[1:] == ["WoundTaken", *noted, "MadnessTaken", *noted, "FundsGained"]


@pytest.mark.rule("LR-5.3.1", "LR-10.3")
def test_its_icons_go_from_left_to_right_with_numbers_and_without_what_is_impossible() -> None:
    dirge = "dirge | permanent when damage: exposure-back wounds.fund mark@hers"
    state = table("cult", cult_hand=["rite | action wound@hers"], cult_permanents=[dirge], wounds=1)

    state, happened = told(state, "play rite")

    assert names(happened)[2:] == ["EffectSetOff", "IconSkipped", "FundsGained", "FundsGained", "MarkPlaced"]
    assert (state.cult.funds, at(state, 1).marks) == (5, 1)


@pytest.mark.rule("LR-5.3.1")
def test_two_effects_of_one_card_happen_in_their_order() -> None:
    state = table(
        row=(spot("harbour", clues=2), *ROW[1:]),
        permanents=["map ! when discover: exposure; price -1; when discover: fund"],
    )

    _, happened = told(state, "discover")

    assert names(happened)[2:] == ["EffectSetOff", "ExposureMoved", "EffectSetOff", "FundsGained"]


@pytest.mark.rule("LR-5.3.1", "LR-5.3.2")
def test_what_is_set_off_may_set_something_else_off() -> None:
    state = table(
        hand=["gun = shot exposure"],
        cultists=[On(1, "acolyte 1"), On(1, "avenger 1 | deployed when elimination: wound")],
        permanents=["balm ! when damage: heal-wound"],
        wounds=1,
    )

    state, happened = told(state, "play gun", "shoot acolyte")

    assert names(happened)[2:] == [
        "CultistEliminated",
        "EffectSetOff",
        "WoundTaken",
        "EffectSetOff",
        "WoundHealed",
        "ExposureMoved",
    ]
    assert set_off(happened) == [(CULT, "avenger"), (HER, "balm")]
    assert state.adventurer.wounds == 1


@pytest.mark.rule("LR-R24", "LR-10.4")
def test_what_damage_sets_off_comes_too_late_for_the_fifth_wound() -> None:
    state = table(
        "cult", cult_hand=["rite | action wound@hers"], permanents=["balm ! when damage: heal-wound"], wounds=4
    )

    state = play(state, "play rite")

    assert state.outcome is not None
    assert (state.outcome.reason, state.adventurer.wounds) == ("defeat", 5)


# ------------------------------------------------------------------ where


@pytest.mark.rule("LR-5.2.5", "LR-5.3.2")
def test_here_is_where_the_cultist_stands_and_hers_where_she_is() -> None:
    cultists = [On(3, "one 1 | deployed when damage: mark"), On(3, "two 1 | deployed when damage: mark@hers")]

    state = play(table("cult", at=2, cult_hand=["rite | action wound@hers"], cultists=cultists), "play rite")

    assert [at(state, n).marks for n in (1, 2, 3)] == [0, 1, 1]


@pytest.mark.rule("LR-5.3.2", "LR-8.2.5")
def test_an_ambush_wounds_whoever_comes() -> None:
    state = table(at=2, hand=["boots = move clue"], cultists=[On(1, "trapper 1 | deployed when arrive: wound madness")])

    state, happened = told(state, "play boots", "move 1")

    assert names(happened)[1:] == ["FigureMoved", "EffectSetOff", "WoundTaken", "MadnessTaken", "CluePlaced"]
    assert state.adventurer.damage == 2


@pytest.mark.rule("LR-5.3.2", "LR-8.2.13", "LR-8.2.9")
def test_who_has_to_leave_a_location_comes_to_another_before_the_clues_are_shared_out() -> None:
    row = (spot("harbour", marks=4, clues=2), *ROW[1:])
    cultists = [On(2, "trapper 1 | deployed when arrive: wound"), On(3, "worker 1 = mark@hers")]

    state, happened = told(table("cult", row=row, cultists=cultists), "activate worker", "move 2", "lay p")

    order = names(happened)
    assert order[order.index("FigureMoved") :][:4] == ["FigureMoved", "EffectSetOff", "WoundTaken", "CluesMoved"]
    assert state.adventurer.wounds == 1


@pytest.mark.rule("LR-5.3.2", "LR-R10")
def test_an_ambush_that_completes_the_location_has_no_place_any_more_and_the_others_there_have_gone() -> None:
    row = (spot("harbour", marks=4, relics="A"), *ROW[1:])
    ambush = "1 | deployed when arrive: mark mark wound fund"
    cultists = [On(1, f"one {ambush}"), On(1, f"two {ambush}")]
    state = table(at=2, hand=["boots = move clue"], row=row, cultists=cultists)

    state = play(state, "play boots", "move 1")
    assert offered(state, HER) == ["0: move 2", "0: move 3"]
    state, happened = told(state, "move 3", "lay q")

    assert names(happened)[-4:] == ["IconSkipped", "IconSkipped", "FundsGained", "CluePlaced"]
    assert (at(state, 3).clues, state.adventurer.wounds, state.cult.cultists) == (1, 0, ())
    assert (set_off(happened), state.cult.funds) == ([], 4), "the first had begun, the second had not"


@pytest.mark.rule("LR-R10", "LR-5.3.1")
@pytest.mark.parametrize(
    ("finish", "order"),
    [
        (False, ["WoundTaken", "EffectSetOff", "MarkPlaced", "LocationRevealed", "LocationResolved"]),
        (True, ["WoundTaken", "EffectSetOff", "MarkPlaced", "FundsGained", "LocationRevealed"]),
    ],
)
def test_a_mark_that_damage_sets_off_completes_the_location_before_the_next_icon_unless_an_option_waits(
    finish: bool, order: list[str]
) -> None:
    row = (spot("harbour", marks=4), *ROW[1:])
    state = table(
        "cult",
        row=row,
        cult_hand=["rite | action wound@hers fund"],
        cult_permanents=["dirge | permanent when damage: mark@hers"],
        options={"finish_icons_first": finish},
    )

    _, happened = told(state, "play rite")

    assert names(happened)[1:6] == order


# ------------------------------------------------------------------ resolving, stealing, Maintenance


@pytest.mark.rule("LR-5.3.1", "LR-8.2.17")
@pytest.mark.parametrize(("deck", "answers"), [("pq", ["lay q"]), ("p", []), ("", [])])
def test_a_location_is_resolved_when_the_next_lies_there_if_there_is_one(deck: str, answers: list[str]) -> None:
    row = (spot("harbour", marks=4), *ROW[1:])
    state = table(
        "cult",
        at=2,
        row=row,
        location_deck=tuple(deck),
        cult_hand=["rite | action mark@chosen"],
        cult_permanents=["dirge | permanent when resolve: fund"],
    )

    state, happened = told(state, "play rite", "at 1", *answers)

    assert names(happened)[-1] == "FundsGained"
    assert (state.place(1) is None) is (deck == "")


@pytest.mark.rule("LR-5.3.1", "LR-8.2.16")
def test_a_resolution_that_summons_sets_nothing_off() -> None:
    row = (spot("harbour", marks=4, relics="F"), *ROW[1:])
    dirge = ["dirge | permanent when resolve: fund"]
    state = table("cult", at=2, row=row, relics="ABCDE", cult_hand=["rite | action mark@chosen"], cult_permanents=dirge)

    state = play(state, "play rite", "at 1")

    assert (state.is_over, state.cult.funds) == (True, 3)


@pytest.mark.rule("LR-5.3.1", "LR-R10")
def test_a_mark_that_a_resolution_sets_off_may_resolve_the_next_location() -> None:
    row = (spot("harbour", marks=4), spot("library", marks=4), ROW[2])
    state = table(
        "cult",
        at=2,
        row=row,
        cult_hand=["rite | action mark@chosen"],
        cult_permanents=["dirge | permanent when resolve: mark@hers"],
    )

    state, happened = told(state, "play rite", "at 1", "lay p", "move 3", "lay q")

    resolved = [event.position for event in happened if isinstance(event, events.LocationResolved)]
    assert resolved == [1, 2]
    assert [at(state, n).marks for n in (1, 2, 3)] == [0, 0, 1]


@pytest.mark.rule("LR-5.3.1", "LR-7.3.1", "LR-7.2.1")
def test_discovering_and_stealing_set_off_what_happens_before_the_cults_turn() -> None:
    row = (spot("harbour", clues=6), *ROW[1:])
    permanents = ["map ! when discover: clue; when steal: X.fund"]

    state = play(table(row=row, permanents=permanents, stolen="A"), "discover", "1: pass", "steal B")

    assert (at(state, 1).clues, state.adventurer.funds) == (1, 5)
    assert state.waiting_on == (CULT,)


@pytest.mark.rule("LR-6.6.5", "LR-5.3.1", "LR-5.3.2")
def test_in_maintenance_each_cultist_that_becomes_ready_is_noticed_before_permanents_leave() -> None:
    state = table(
        "reserve",
        permanents=["map ! when ready: fund"],
        cultists=[
            On(1, "one 9 | deployed when ready: mark", ready=False),
            On(1, "two 9", ready=False),
            On(2, "three 9 | deployed when ready: mark"),
        ],
        exposure=2,
    )

    state, happened = told(state, "pass")

    order = names(happened)
    assert order[: order.index("PermanentsDiscarded")] == [
        "NothingReserved",
        "PhaseBegan",
        "CultistReadied",
        "CultistReadied",
        *["EffectSetOff", "MarkPlaced", "EffectSetOff", "FundsGained"] * 2,
        "ExposureMoved",
    ]
    assert set_off(happened) == [(CULT, "one"), (HER, "map")] * 2
    assert (state.adventurer.funds, at(state, 1).marks, at(state, 2).marks) == (5, 2, 0)
    assert state.cult.cultists[1] == Cultist("two", 1)
