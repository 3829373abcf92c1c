"""FAQ: the difference between eliminating and discarding a Cultist."""

from __future__ import annotations

import pytest

from rlyeh_rules.last_relic import AskCultist, events

from .table import CULT, HER, ROW, On, Spot, at, names, offered, play, set_off, spot, table, told

MARTYR = "martyr 2 = mark | eliminated wound"
"""Wounds whoever is there when it is eliminated."""

# ------------------------------------------------------------------ what is an elimination, and what is not


@pytest.mark.rule("LR-13.5")
@pytest.mark.parametrize(
    ("icon", "happens"),
    [("eliminate", ["CultistEliminated", "EffectSetOff", "WoundTaken"]), ("discard", ["CultistsDiscarded"])],
)
def test_an_effect_that_eliminates_needs_no_shots_and_one_that_discards_sets_nothing_off(
    icon: str, happens: list[str]
) -> None:
    state = table(hand=[f"trap = {icon}"], cultists=[On(1, MARTYR)])

    state, happened = told(state, "play trap", "cultist martyr")

    assert names(happened) == ["CardPlayed", *happens]
    assert state.adventurer.wounds == ("WoundTaken" in happens)
    assert (state.cult.cultists, state.cult.cards.discard) == ((), ("martyr",))


@pytest.mark.rule("LR-13.5", "LR-8.2.12")
def test_who_is_there_when_its_location_is_resolved_is_discarded_only() -> None:
    row = (spot("harbour", marks=4), *ROW[1:])
    watch = [On(3, "mourner 1 | deployed when elimination: fund")]
    state = table("cult", row=row, cultists=[On(1, MARTYR), On(1, "twin 2 | eliminated wound"), *watch])

    state, happened = told(state, "activate martyr", "move 2", "lay q")

    assert events.CultistsDiscarded(1, ("martyr", "twin")) in happened
    assert "CultistEliminated" not in names(happened)
    assert state.adventurer.wounds == 0


@pytest.mark.rule("LR-13.5")
def test_shots_enough_are_an_elimination() -> None:
    state = play(table(hand=["gun = shot"], cultists=[On(1, MARTYR, shots=1)]), "play gun", "shoot martyr")

    assert state.adventurer.wounds == 1


@pytest.mark.rule("LR-13.5", "LR-R35")
@pytest.mark.parametrize(("icon", "funds"), [("eliminate", (4, 5)), ("discard", (3, 3))])
def test_what_asks_for_an_elimination_is_silent_on_a_discard(icon: str, funds: tuple[int, int]) -> None:
    state = table(
        hand=[f"trap = {icon}"],
        permanents=["map ! when elimination: fund"],
        cultists=[On(1, "acolyte 2"), On(1, "mourner 2 | deployed when elimination: fund")],
        cult_permanents=["dirge | permanent when elimination: fund"],
    )

    state = play(state, "play trap", "cultist acolyte")

    assert (state.adventurer.funds, state.cult.funds) == funds


@pytest.mark.rule("LR-13.5")
def test_who_is_eliminated_does_not_watch_its_own_elimination() -> None:
    state = table(hand=["trap = eliminate"], cultists=[On(1, "mourner 2 | deployed when elimination: fund")])

    assert play(state, "play trap", "cultist mourner").cult.funds == 3


@pytest.mark.rule("LR-13.5")
def test_the_cult_may_eliminate_and_discard_its_own() -> None:
    state = table("cult", cult_hand=["rite | action eliminate@chosen discard@chosen"], cultists=[On(1, MARTYR)])
    state = play(state, "play rite", "cultist martyr")

    assert (state.adventurer.wounds, state.cult.cards.discard) == (1, ("martyr", "rite"))


# ------------------------------------------------------------------ how what is set off is resolved


@pytest.mark.rule("LR-13.5", "LR-R35")
def test_its_own_row_comes_first_then_what_the_others_say() -> None:
    state = table(
        hand=["trap = eliminate exposure"],
        permanents=["map ! when elimination: notoriety"],
        cultists=[On(1, "acolyte 2 | eliminated wound fund"), On(1, "mourner 2 | deployed when elimination: madness")],
    )

    _, happened = told(state, "play trap", "cultist acolyte")

    assert names(happened) == [
        "CardPlayed",
        "CultistEliminated",
        "EffectSetOff",
        "WoundTaken",
        "FundsGained",
        "EffectSetOff",
        "MadnessTaken",
        "EffectSetOff",
        "NotorietyMoved",
        "ExposureMoved",
    ]
    assert set_off(happened) == [(CULT, "acolyte"), (CULT, "mourner"), (HER, "map")]


@pytest.mark.rule("LR-13.5", "LR-R35")
def test_one_elimination_may_bring_about_another_before_it_goes_on() -> None:
    cultists = [On(1, "herald 1 | eliminated eliminate fund"), On(1, MARTYR), On(2, "far 1")]
    state = table(hand=["gun = shot exposure"], cultists=cultists)

    state = play(state, "play gun", "shoot herald")
    assert isinstance(state.decision, AskCultist)
    assert offered(state, CULT) == ["1: cultist martyr"], "only where it stood, and itself no more"
    state, happened = told(state, "cultist martyr")

    assert names(happened) == ["CultistEliminated", "EffectSetOff", "WoundTaken", "FundsGained", "ExposureMoved"]
    assert set_off(happened) == [(CULT, "martyr")], "the herald's went on, and was told before"
    assert [cultist.card for cultist in state.cult.cultists] == ["far"]


@pytest.mark.rule("LR-R35", "LR-R10")
def test_its_mark_may_complete_the_location_and_then_nothing_that_is_tied_to_it_is_left() -> None:
    row = (spot("harbour", marks=4, relics="A"), *ROW[1:])
    cultists = [On(1, "herald 1 | eliminated mark mark wound remove-clue fund"), On(2, "far 1")]
    state = table(hand=["gun = shot"], row=row, cultists=cultists)

    state, happened = told(state, "play gun", "shoot herald", "move 2", "lay q")

    assert names(happened)[-4:] == ["IconSkipped", "IconSkipped", "IconSkipped", "FundsGained"]
    assert (at(state, 1).location, at(state, 1).marks, state.adventurer.wounds) == ("q", 0, 0)


@pytest.mark.rule("LR-R35", "LR-R10")
@pytest.mark.parametrize(
    ("finish", "order"),
    [
        (False, ["EffectSetOff", "MarkPlaced", "LocationRevealed", "LocationResolved", "MarksRemoved"]),
        (
            True,
            ["EffectSetOff", "MarkPlaced", "MarkPlaced", "WoundTaken", *["FundsGained"] * 2, "LocationRevealed"],
        ),
    ],
)
def test_where_icons_are_finished_first_her_row_too_is_done_before_the_location_is_resolved(
    finish: bool, order: list[str]
) -> None:
    row = (spot("harbour", marks=4, relics="A"), *ROW[1:])
    state = table(
        hand=["gun = shot fund"],
        row=row,
        cultists=[On(1, "herald 1 | eliminated mark mark wound fund")],
        options={"finish_icons_first": finish},
    )

    _, happened = told(state, "play gun", "shoot herald")

    after = names(happened)[names(happened).index("CultistEliminated") + 1 :]
    assert after[: len(order)] == order


@pytest.mark.rule("LR-13.5", "LR-R35")
@pytest.mark.parametrize(("at_", "wounds"), [(1, 1), (2, 0)])
def test_a_wound_of_an_elimination_is_for_her_if_she_is_there(at_: int, wounds: int) -> None:
    state = table("cult", at=at_, cult_hand=["rite | action eliminate@chosen"], cultists=[On(1, MARTYR)])

    assert play(state, "play rite", "cultist martyr").adventurer.wounds == wounds


# ------------------------------------------------------------------ whom one may choose


def row_of(marks: int) -> tuple[Spot, ...]:
    """A row with Marks at its first Location."""
    return (spot("harbour", marks=marks), *ROW[1:])


@pytest.mark.rule("LR-13.5", "LR-R30")
@pytest.mark.parametrize("icon", ["eliminate", "discard"])
def test_she_eliminates_or_discards_where_she_is_only(icon: str) -> None:
    cultists = [On(2, "far 2"), On(1, "acolyte 2"), On(1, "brute 2", ready=False)]
    asked = play(table(hand=[f"trap = {icon}"], cultists=cultists, row=row_of(2)), "play trap")

    assert offered(asked, HER) == ["0: cultist acolyte", "0: cultist brute"]

    nobody, happened = told(table(hand=[f"trap = {icon}"], cultists=cultists[:1]), "play trap")
    assert names(happened) == ["CardPlayed", "IconSkipped"]
    assert len(nobody.cult.cultists) == 1
