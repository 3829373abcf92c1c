"""A resolution in the middle of a row of icons, of an elimination, of another phase."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.last_relic import Icon, State, events

from .table import CULT, HER, On, Spot, at, names, offered, play, refused, spot, table, told

LIBRARY, CRYPT = spot("library"), spot("crypt")
ALMOST: Spot = spot("temple", marks=4)
"""A hidden Location that the next Mark completes."""
FIRST: dict[str, bool] = {"finish_icons_first": True}


def activated(icons: str, *, options: dict[str, bool] | None = None, figure: int = 2, **what: Any) -> State:
    """A Cultist with these icons at a Location that lacks one Mark; the Adventurer is there, and flees to 1."""
    state = table(
        "cult",
        row=(LIBRARY, ALMOST, CRYPT),
        at=figure,
        cultists=[On(2, f"acolyte 2 = {icons}")],
        options=options,
        **what,
    )
    return play(state, "activate acolyte", *(["move 1"] if figure == 2 else []), "lay p")


# ------------------------------------------------------------------ the row is interrupted


@pytest.mark.rule("LR-R10")
def test_the_mark_that_completes_interrupts_the_row() -> None:
    state = table("cult", row=(LIBRARY, ALMOST, CRYPT), cultists=[On(2, "acolyte 2 = mark fund")], at=1)

    resolving, before = told(state, "activate acolyte")
    assert resolving.cult.funds == 3
    assert names(before)[-1] == "LocationsDrawn"

    after, then = told(resolving, "lay p")
    assert then[2:] == (events.FundsGained(CULT, 1, 4),)
    assert after.decision.kind == "AskAdventurer"


@pytest.mark.rule("LR-R10")
def test_icons_that_are_not_tied_to_the_place_follow_and_the_others_are_impossible() -> None:
    after = activated("mark wound fund madness exposure-back mark", exposure=4)

    assert (after.cult.funds, after.alert.exposure) == (4, 3)
    assert (after.adventurer.damage, at(after, 2).marks) == (0, 0)


@pytest.mark.rule("LR-R10", "LR-8.2.5")
def test_mark_and_wound_deals_no_wound_but_wound_and_mark_does() -> None:
    assert activated("mark wound").adventurer.wounds == 0
    assert activated("wound mark").adventurer.wounds == 1


@pytest.mark.rule("LR-R10")
@pytest.mark.parametrize("icons", ["mark mark mark", "damage.mark"])
def test_surplus_marks_are_lost(icons: str) -> None:
    after = activated(icons, wounds=2, madness=1, figure=3)

    assert [at(after, position).marks for position in (1, 2, 3)] == [0, 0, 0]
    assert at(after, 2).location == "p"


@pytest.mark.rule("LR-R10")
def test_marks_are_placed_one_by_one() -> None:
    state = table("cult", row=(LIBRARY, ALMOST, CRYPT), cultists=[On(2, "acolyte 2 = mark mark")], at=1)

    after, happened = told(state, "activate acolyte", "lay q")

    assert events.MarksRemoved(2, 5, 0) in happened, "the sixth Mark was never placed"
    assert happened[-1] == events.IconSkipped(CULT, Icon.MARK)
    assert at(after, 2).location == "q"


# ------------------------------------------------------------------ the option


@pytest.mark.rule("LR-R10")
def test_the_option_resolves_the_location_when_all_icons_are_done() -> None:
    after = activated("mark wound fund mark", options=FIRST)

    assert (after.adventurer.wounds, after.cult.funds) == (1, 4)
    assert after.locations.removed == ("temple",)
    assert [at(after, position).marks for position in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("LR-R10")
def test_the_option_lays_surplus_marks_before_they_are_lost() -> None:
    state = table("cult", row=(LIBRARY, ALMOST, CRYPT), cultists=[On(2, "acolyte 2 = mark mark")], at=1, options=FIRST)

    _, happened = told(state, "activate acolyte")

    assert names(happened)[:5] == [
        "CultistActivated",
        "MarkPlaced",
        "MarkPlaced",
        "LocationRevealed",
        "LocationResolved",
    ]
    assert events.MarksRemoved(2, 6, 0) in happened


@pytest.mark.rule("LR-R10", "LR-8.2.7")
@pytest.mark.parametrize(
    ("icons", "options", "answers"),
    [
        pytest.param("mark@chosen", None, ["at 2", "move 1", "lay p"], id="a chosen Location"),
        pytest.param("mark@chosen", FIRST, ["at 2", "move 1", "lay p"], id="a chosen Location, option"),
        pytest.param("mark@chosen mark@chosen", None, ["at 2", "move 1", "lay p", "at 1"], id="two chosen"),
        pytest.param("mark@chosen mark@chosen", FIRST, ["at 2", "at 1", "move 1", "lay p"], id="two chosen, option"),
        pytest.param("mark ready", None, ["move 1", "lay p", "cultist nun"], id="a choice follows"),
        pytest.param("mark ready", FIRST, ["cultist nun", "move 1", "lay p"], id="a choice follows, option"),
        pytest.param("mark wound", None, ["move 1", "lay p"], id="what sets something off follows"),
        pytest.param("mark wound", FIRST, ["move 1", "lay p"], id="what sets something off follows, option"),
    ],
)
def test_a_location_is_resolved_whatever_icon_comes_last(
    icons: str, options: dict[str, bool] | None, answers: list[str]
) -> None:
    cultists = [
        On(2, f"acolyte 2 = {icons}"),
        On(1, "monk 2 | deployed when damage: fund"),
        On(1, "nun 2", ready=False),
    ]
    state = table("cult", row=(LIBRARY, ALMOST, CRYPT), cultists=cultists, at=2, options=options)

    state = play(state, "activate acolyte", *answers)

    assert (state.decision.kind, state.locations.removed) == ("AskAdventurer", ("temple",))
    assert state.violations() == ()


@pytest.mark.rule("LR-R10")
@pytest.mark.parametrize(("options", "wounds", "clues"), [(None, 0, [1, 0, 0]), (FIRST, 1, [0, 0, 1])])
def test_a_mark_that_an_elimination_places_interrupts_the_adventurers_card_as_well(
    options: dict[str, bool] | None, wounds: int, clues: list[int]
) -> None:
    state = table(
        row=(LIBRARY, ALMOST, CRYPT),
        cultists=[On(2, "monk 1 | eliminated mark wound")],
        hand=["gun = shot clue"],
        at=2,
        options=options,
    )

    state = play(state, "play gun", "shoot monk")
    assert state.decision.kind == "AskFlee"
    if options:
        assert at(state, 2).clues == 1, "all her icons are done; the Clue is shared out"
    state = play(state, "move 1")
    state = play(state, *(["clue 3"] if options else []), "lay p")

    assert state.adventurer.wounds == wounds, "by default the place of the eliminated Cultist has gone"
    assert [at(state, position).clues for position in (1, 2, 3)] == clues
    assert (state.adventurer.cards.discard, state.decision.kind) == (("gun",), "AskCult")


@pytest.mark.rule("LR-R10")
def test_the_place_of_an_eliminated_cultist_has_gone_with_its_location() -> None:
    cultists = [On(2, "monk 1 | eliminated mark mark fund")]
    state = table(row=(LIBRARY, ALMOST, CRYPT), cultists=cultists, hand=["gun = shot"], at=2)

    after, happened = told(state, "play gun", "shoot monk", "move 1", "lay p")

    assert [at(after, position).marks for position in (1, 2, 3)] == [0, 0, 0]
    assert [event for event in happened if isinstance(event, events.IconSkipped)] == [
        events.IconSkipped(CULT, Icon.MARK)
    ]
    assert after.cult.funds == 4


@pytest.mark.rule("LR-R10")
@pytest.mark.parametrize("options", [None, FIRST])
def test_a_card_from_hand_is_interrupted_too(options: dict[str, bool] | None) -> None:
    state = table(
        "cult",
        row=(LIBRARY, ALMOST, CRYPT),
        at=2,
        cult_hand=["rite | action mark@hers wound@hers fund"],
        options=options,
    )

    asked = play(state, "play rite")
    assert asked.decision.kind == "AskFlee"
    assert (asked.cult.funds, asked.cult.cards.discard) == ((4, ("rite",)) if options else (3, ()))

    after = play(asked, "move 3", "lay p")
    assert after.adventurer.wounds == 1, "she takes the Wound wherever she is by then"
    assert (after.cult.funds, after.cult.cards.discard, after.cult.cards.played) == (4, ("rite",), None)


@pytest.mark.rule("LR-R10", "LR-8.2.13")
def test_what_is_left_of_a_repeated_icon_goes_on_where_she_has_fled_to() -> None:
    cultists = [On(2, "monk 1 | eliminated mark"), On(2, "nun 3"), On(3, "priest 3")]
    state = table(row=(LIBRARY, ALMOST, CRYPT), cultists=cultists, hand=["gun = X.shot"], at=2, stolen="AB")

    asked = play(state, "play gun", "shoot monk", "move 3", "lay p")

    assert offered(asked, HER) == ["0: shoot priest"], "the nun has gone with her Location"
    after = play(asked, "shoot priest")
    assert [(one.card, one.shots) for one in after.cult.cultists] == [("priest", 1)]
    assert after.decision.kind == "AskCult"


@pytest.mark.rule("LR-R10", "LR-R1")
@pytest.mark.parametrize("finish", [False, True])
def test_the_last_token_may_complete_a_location(finish: bool) -> None:
    row = (spot("harbour", clues=12), ALMOST._replace(marks=4), spot("crypt", clues=7))
    options = {"limited_tokens": True, "finish_icons_first": finish}
    state = table("cult", row=row, at=1, cultists=[On(2, "acolyte 2 = mark mark fund")], options=options)

    after, happened = told(state, "activate acolyte", "lay p")

    assert names(happened).count("MarkPlaced") == names(happened).count("IconSkipped") == 1
    assert (after.locations.removed, after.cult.funds) == (("temple",), 4)


# ------------------------------------------------------------------ a cost that changes


@pytest.mark.rule("LR-R10", "LR-8.2.7")
def test_a_permanent_card_that_lowers_costs_resolves_at_once() -> None:
    state = table("cult", row=(LIBRARY, ALMOST, CRYPT), at=1, cult_hand=["idol | permanent cost -1 @all"])

    _, happened = told(state, "permanent idol")

    assert names(happened)[:3] == ["PermanentPlayed", "LocationRevealed", "LocationResolved"]


@pytest.mark.rule("LR-R10", "LR-8.2.7")
def test_a_cultist_that_lowers_costs_resolves_in_the_deployment_phase() -> None:
    hand = ["priest 2 | deployed cost -1 @here", "monk 1"]
    state = table("deploy", row=(LIBRARY, ALMOST, CRYPT), at=2, cult_hand=hand)

    assert play(state, "deploy priest at 1").decision.kind == "AskDeploy"
    asked = play(state, "deploy priest at 2")
    assert (asked.decision.kind, asked.cult.cards.discard) == ("AskFlee", ("priest",))
    assert refused(asked, "1: deploy monk at 1") == "LR-8.2.7"

    after = play(asked, "move 1", "lay p", "deploy monk at 2", "done")
    assert (after.decision.kind, at(after, 2).location) == ("AskAdventurer", "p")


@pytest.mark.rule("LR-R10", "LR-8.2.7")
def test_the_end_of_what_raised_a_cost_resolves_in_the_turn_of_the_adventurer() -> None:
    cultists = [On(1, "warden 1 | deployed cost +1 @all")]
    row = (LIBRARY, ALMOST._replace(marks=5), CRYPT)
    state = table(row=row, at=1, cultists=cultists, hand=["gun = shot fund"])
    assert state.violations() == ()

    asked = play(state, "play gun", "shoot warden")
    assert (asked.decision.kind, asked.waiting_on, asked.adventurer.funds) == ("AskLay", (CULT,), 3)

    after = play(asked, "lay p")
    assert (after.decision.kind, after.adventurer.funds) == ("AskCult", 4)


@pytest.mark.rule("LR-R10", "LR-8.2.7")
def test_the_end_of_a_permanent_card_resolves_in_maintenance() -> None:
    row = (LIBRARY, ALMOST._replace(marks=5), CRYPT)
    state = table("reserve", row=row, at=2, permanents=["ward ! cost +1 @all"], market=["lens $3 = clue // 2 = mark"])

    asked = play(state, "pass", "pass")
    assert (asked.decision.kind, asked.waiting_on, asked.round) == ("AskFlee", (HER,), 3)

    after = play(asked, "move 1", "lay p")
    assert (after.decision.kind, after.round, after.locations.removed) == ("AskDeploy", 4, ("temple",))


@pytest.mark.rule("LR-R10")
def test_the_adventurer_walks_into_a_lower_cost() -> None:
    state = table(
        row=(LIBRARY, ALMOST, CRYPT),
        at=1,
        hand=["boots = move clue"],
        cult_permanents=["idol | permanent cost -1 @hers"],
    )

    assert play(state, "play boots", "move 3").decision.kind == "AskCult"
    asked = play(state, "play boots", "move 2")
    assert asked.decision.kind == "AskFlee"
    after = play(asked, "move 3", "lay p")
    assert (at(after, 3).clues, after.adventurer.position) == (1, 3)
