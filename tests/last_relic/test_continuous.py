"""Card Abilities that go on: numbers that are others as long as a card is in play, and for whom."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.last_relic import AskCult, AskDeploy, State, events

from .table import CULT, HER, ROW, On, at, names, offered, play, refused, spot, table, told

LENS = "lens $3 = clue // 2 = mark"
MARK_HERS = "rite | action mark@hers"

# ------------------------------------------------------------------ Resistance


def survives(state: State, card: str) -> bool:
    """Whether a Cultist of Resistance 2 with a Shot on it outlives another."""
    state = play(state, "play gun", f"shoot {card}")
    return state.cultist(card) is not None


@pytest.mark.rule("LR-5.3.2", "LR-6.2.3", "LR-R35")
@pytest.mark.parametrize(
    ("effect", "safe"),
    [
        ("resistance +1", "other"),
        ("resistance +1 @others", "other"),
        ("resistance +1 @here", "guard other"),
        ("resistance +1 @all", "guard other far"),
    ],
)
def test_a_deployed_effect_on_resistance_concerns_those_that_it_names(effect: str, safe: str) -> None:
    cultists = [
        On(1, f"guard 2 | deployed {effect}", shots=1),
        On(1, "other 2", shots=1),
        On(2, "far 2", shots=1),
    ]
    found = [
        card
        for card, she in (("guard", 1), ("other", 1), ("far", 2))
        if survives(table(at=she, hand=["gun = shot"], cultists=cultists), card)
    ]

    assert found == safe.split()


@pytest.mark.rule("LR-5.3.2")
@pytest.mark.parametrize("zone", ["cult_hand", "cult_deck", "cult_discard", "cult_permanents"])
def test_a_deployed_effect_is_off_wherever_the_card_is_not_deployed(zone: str) -> None:
    guard = {zone: ["guard 2 | permanent price -1 | deployed resistance +1 @all"]}
    cultists = [On(1, "other 2", shots=1)]

    assert not survives(table(hand=["gun = shot"], cultists=cultists, **guard), "other")


@pytest.mark.rule("LR-5.3.2", "LR-13.6")
@pytest.mark.parametrize(("deployed", "safe"), [(True, False), (False, True)])
def test_a_permanent_effect_is_off_while_the_card_is_deployed(deployed: bool, safe: bool) -> None:
    text = "guard 2 | permanent resistance +1 @all"
    where: dict[str, Any] = {"cult_permanents": [] if deployed else [text]}
    cultists = [On(1, "other 2", shots=1), *([On(1, text)] if deployed else [])]

    assert survives(table(hand=["gun = shot"], cultists=cultists, **where), "other") is safe


@pytest.mark.rule("LR-5.3.2", "LR-R32")
@pytest.mark.parametrize(("guards", "shots"), [(0, 2), (1, 3), (2, 4)])
def test_equal_effects_add_up(guards: int, shots: int) -> None:
    cultists = [On(1, "other 2"), *(On(1, f"guard-{n} 2 | deployed resistance +1 @others") for n in range(guards))]
    state = play(table(hand=["gun = shot shot shot shot"], cultists=cultists), "play gun")

    for _ in range(shots - 1):
        state = play(state, "shoot other")
        assert state.cultist("other") is not None
    assert play(state, "shoot other").cultist("other") is None


@pytest.mark.rule("LR-6.2.3", "LR-R35")
def test_who_lowers_resistance_eliminates_from_the_moment_of_its_deployment() -> None:
    state = table(
        "deploy", cult_hand=["traitor 2 | deployed resistance -1 @all"], cultists=[On(3, "acolyte 3", shots=2)]
    )

    state, happened = told(state, "deploy traitor at 1")

    assert events.CultistEliminated("acolyte", 3) in happened
    assert isinstance(state.decision, AskDeploy)


@pytest.mark.rule("LR-R35", "LR-5.3.1")
def test_an_effect_where_she_is_begins_when_she_comes() -> None:
    state = table(
        hand=["boots = move fund"], permanents=["nets ! resistance -1 @hers"], cultists=[On(2, "acolyte 3", shots=2)]
    )

    state, happened = told(state, "play boots", "move 2")

    assert names(happened) == ["CardPlayed", "FigureMoved", "CultistEliminated", "FundsGained"]


@pytest.mark.rule("LR-R35", "LR-5.3.2")
def test_an_effect_where_she_is_ends_when_she_goes() -> None:
    state = table(
        hand=["boots = move fund"],
        cult_permanents=["ward | permanent resistance +1 @hers"],
        cultists=[On(1, "acolyte 2", shots=2), On(3, "brute 2", shots=1)],
    )

    _, happened = told(state, "play boots", "move 3")

    assert names(happened) == ["CardPlayed", "FigureMoved", "CultistEliminated", "FundsGained"]
    assert events.CultistEliminated("acolyte", 1) in happened


# ------------------------------------------------------------------ cover


@pytest.mark.rule("LR-5.3.2", "LR-7.1.9")
@pytest.mark.parametrize("effect", ["cover", "cover @others"])
def test_behind_a_guard_the_others_cannot_be_shot(effect: str) -> None:
    cultists = [On(1, "acolyte 2"), On(1, f"guard 1 | deployed {effect}"), On(1, "brute 2")]
    asked = play(table(hand=["gun = shot shot"], cultists=cultists), "play gun")
    assert offered(asked, HER) == ["0: shoot guard"]
    assert refused(asked, "shoot acolyte") == "LR-5.3.2"

    state = play(asked, "shoot guard")

    assert offered(state, HER) == ["0: shoot acolyte", "0: shoot brute"], "the guard is gone"


@pytest.mark.rule("LR-5.3.2", "LR-R30")
@pytest.mark.parametrize(
    ("her_place", "targets"), [(1, []), (2, ["0: shoot far"])], ids=["at the guard's Location", "elsewhere"]
)
def test_a_guard_that_covers_itself_too_leaves_nobody_to_shoot(her_place: int, targets: list[str]) -> None:
    cultists = [On(1, "acolyte 2"), On(1, "guard 1 | deployed cover @here"), On(2, "far 2")]

    state, happened = told(table(at=her_place, hand=["gun = shot"], cultists=cultists), "play gun")

    assert offered(state, HER, "shoot") == targets
    assert names(happened)[1:] == ([] if targets else ["IconSkipped"])


@pytest.mark.rule("LR-5.3.2", "LR-8.1.2")
@pytest.mark.parametrize("scope", ["@all", "@hers"])
def test_a_permanent_card_may_cover_everybody_where_she_is(scope: str) -> None:
    state = table(
        hand=["gun = shot"], cultists=[On(1, "acolyte 2")], cult_permanents=[f"fog | permanent cover {scope}"]
    )

    state, happened = told(state, "play gun")

    assert names(happened) == ["CardPlayed", "IconSkipped"]
    assert isinstance(state.decision, AskCult)


@pytest.mark.rule("LR-5.3.2", "LR-13.5")
def test_cover_is_against_shots_only() -> None:
    cultists = [On(1, "acolyte 2"), On(1, "guard 1 | deployed cover")]

    asked = play(table(hand=["trap = eliminate"], cultists=cultists), "play trap")

    assert offered(asked, HER) == ["0: cultist acolyte", "0: cultist guard"]


# ------------------------------------------------------------------ prices, and what the Alert Phase counts


@pytest.mark.rule("LR-5.3.1", "LR-R32")
@pytest.mark.parametrize(("effect", "left"), [("price -1", 1), ("price -2", 2), ("price -9", 3), ("price +1", -1)])
def test_a_price_is_another_for_the_owner_of_the_card_and_never_below_nothing(effect: str, left: int) -> None:
    hers = table("buy", permanents=[f"map ! {effect}"], market=[LENS])
    its = table("cult buys", cult_permanents=[f"map | permanent {effect}"], market=[LENS])
    other = table("cult buys", permanents=[f"map ! {effect}"], market=[LENS])

    assert play(other, "buy lens").cult.funds == 0, "the opponent pays what is printed"
    if left < 0:
        assert [refused(hers, "buy lens"), refused(its, "buy lens")] == ["LR-6.5.3", "LR-6.5.3"]
    else:
        assert (play(hers, "buy lens").adventurer.funds, play(its, "buy lens").cult.funds) == (left, left)


@pytest.mark.rule("LR-6.4.1", "LR-5.3.2")
@pytest.mark.parametrize(
    ("what", "count"),
    [
        ({}, 2),
        ({"deployed": "alert -1"}, 1),
        ({"deployed": "alert +2 @self"}, 4),
        ({"permanents": ["map ! alert +1"]}, 3),
        ({"cult_permanents": ["fog | permanent alert -1"]}, 1),
        ({"deployed": "alert -1", "cult_permanents": ["fog | permanent alert -9"]}, 0),
    ],
)
def test_cards_may_change_how_many_cultists_are_counted(what: dict[str, Any], count: int) -> None:
    deployed = what.pop("deployed", "")
    cultists = [On(1, f"spy 1 | deployed {deployed}" if deployed else "spy 1"), On(2, "brute 1")]
    state = table(passed=True, cultists=cultists, **what)

    _, happened = told(state, "pass")

    assert events.CultistsCounted(count) in happened


@pytest.mark.rule("LR-5.3.1", "LR-R32")
def test_one_box_may_do_several_things() -> None:
    permanents = ["map ! price -1; alert +1; when steal: fund; when discover: exposure"]
    row = (spot("harbour", clues=6), *ROW[1:])
    state = table(permanents=permanents, row=row, market=[LENS], funds=1)

    state, happened = told(state, "discover", "1: pass", "steal A", "1: pass", "0: pass")

    assert [state.adventurer.funds, state.alert.exposure] == [2, 2]
    assert events.CultistsCounted(1) in happened
    assert play(state, "1: pass", "buy lens").adventurer.funds == 0


# ------------------------------------------------------------------ what a Location costs


def marks_needed(state: State) -> int:
    """How many Marks more resolve the Location where she is, placed one a turn."""
    for number in range(1, 9):
        state, happened = told(state, f"activate worker-{number}")
        if "LocationResolved" in names(happened):
            return number
        state = play(state, "0: pass")
    raise AssertionError("it was not resolved")


@pytest.mark.rule("LR-5.3.2", "LR-8.2.8", "LR-R10")
@pytest.mark.parametrize(
    ("what", "at_one", "at_two"),
    [
        ({}, 2, 2),
        ({"deployed": "cost +1"}, 3, 2),
        ({"deployed": "cost +2 @here"}, 4, 2),
        ({"deployed": "cost +1 @all"}, 3, 3),
        ({"deployed": "cost -1"}, 1, 2),
        ({"cult_permanents": ["fog | permanent cost -1 @all"]}, 1, 1),
        ({"permanents": ["seal ! cost +1 @hers"]}, 3, 3),
        ({"permanents": ["seal ! cost +1"], "deployed": "cost +1"}, 4, 3),
    ],
)
@pytest.mark.parametrize("up", [False, True])
def test_effects_on_the_cost_reach_the_locations_that_they_name(
    what: dict[str, Any], at_one: int, at_two: int, up: bool
) -> None:
    more = dict(what)
    deployed = more.pop("deployed", "")
    warden = On(1, f"warden 1 | deployed {deployed}" if deployed else "warden 1")
    workers = [On(3, f"worker-{n} 1 = mark@hers") for n in range(1, 9)]
    marks = 5 if up else 3
    row = (spot("harbour", marks=marks, up=up), spot("library", marks=marks, up=up), ROW[2])

    found = [marks_needed(table("cult", at=she, row=row, cultists=[warden, *workers], **more)) for she in (1, 2)]

    assert found == [at_one, at_two]


@pytest.mark.rule("LR-R10", "LR-8.2.7")
def test_a_location_always_costs_one_mark_at_least() -> None:
    state = table(
        "cult", cult_hand=["haze | permanent cost -9", MARK_HERS], cult_permanents=["fog | permanent cost -9"]
    )

    state, happened = told(state, "permanent haze", "0: pass")
    assert "LocationResolved" not in names(happened)

    assert events.LocationResolved(1, "harbour") in told(state, "play rite")[1]


@pytest.mark.rule("LR-R10", "LR-6.2.3")
def test_a_cultist_that_lowers_the_cost_completes_its_location_while_it_is_deployed() -> None:
    row = (spot("harbour", marks=4), *ROW[1:])
    state = table("deploy", at=2, row=row, cult_hand=["digger 1 | deployed cost -1", "acolyte 1"])

    state, happened = told(state, "deploy digger at 1", "lay q")

    assert events.CultistsDiscarded(1, ("digger",)) in happened
    assert isinstance(state.decision, AskDeploy), "and the Deployment Phase goes on"
    assert play(state, "deploy acolyte at 1").place(1) is not None


@pytest.mark.rule("LR-R10", "LR-13.5")
@pytest.mark.parametrize(("icon", "answers"), [("discard@chosen", []), ("eliminate@chosen", []), ("shift", ["at 3"])])
def test_when_who_raised_the_cost_goes_the_marks_may_suffice(icon: str, answers: list[str]) -> None:
    row = (ROW[0], spot("library", marks=5), ROW[2])
    cultists = [On(2, "warden 1 | deployed cost +1"), On(2, "acolyte 1")]
    state = table("cult", row=row, cult_hand=[f"rite | action {icon} fund"], cultists=cultists)

    state, happened = told(state, "play rite", "cultist warden", *answers, "lay q")

    assert events.CultistsDiscarded(2, ("acolyte",)) in happened
    assert names(happened)[-1] == "FundsGained"


@pytest.mark.rule("LR-R10", "LR-5.3.1")
def test_a_location_may_be_completed_because_she_comes_or_goes() -> None:
    row = (spot("harbour", marks=5), spot("library", marks=4), ROW[2])
    comes = table(hand=["boots = move"], row=(ROW[0], *row[1:]), cult_permanents=["fog | permanent cost -1 @hers"])
    goes = table(hand=["boots = move"], row=(row[0], *ROW[1:]), permanents=["seal ! cost +1 @hers"])

    comes, happened = told(comes, "play boots", "move 2")
    assert events.LocationResolved(2, "library") in happened
    assert offered(comes, HER) == ["0: move 1", "0: move 3"], "she has to leave again"

    goes, happened = told(goes, "play boots", "move 2")
    assert events.LocationResolved(1, "harbour") in happened
    assert offered(goes, CULT) == ["1: lay p", "1: lay q"]


@pytest.mark.rule("LR-R10", "LR-R32", "LR-6.6.3")
def test_when_her_card_leaves_play_in_maintenance_the_marks_suffice_and_the_round_goes_on() -> None:
    row = (ROW[0], spot("library", marks=5, relics="A"), spot("crypt", up=True, used=True))
    state = table("reserve", row=row, permanents=["seal ! cost +1"], reserved=(None, None))

    state, happened = told(state, "pass", "lay q")

    assert names(happened).index("PermanentsDiscarded") < names(happened).index("LocationResolved")
    assert names(happened).index("LocationPutUnder") < names(happened).index("AbilitiesRefreshed")
    assert (state.round, state.cult.relics, at(state, 3).used) == (4, ("A",), False)
