"""End of the Game: the four ways to win, at the moment they are reached, and nothing after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rlyeh_rules import GameOver
from rlyeh_rules.kernel import Event, parse_action
from rlyeh_rules.last_relic import Location, Place, Space, State, events

from .table import CULT, EXPOSURE, HER, STAND_IN, On, Spot, at, names, play, refused, spot, table, told

LIBRARY, CRYPT = spot("library"), spot("crypt")
ALMOST: Spot = spot("temple", marks=4, relics="F")
"""A Location that the next Mark completes; with it the summoning of whoever has the other five."""
ACOLYTE = [On(1, "acolyte 2 = mark")]


def stolen(**what: Any) -> State:
    """Her turn in round 6: she can steal a fourth kind."""
    row = (spot("harbour", up=True, relics="D", clues=5), LIBRARY, CRYPT)
    return table(round=6, row=row, at=1, stolen="ABC", hand=["torch = fund"], cult_hand=["rite | action fund"], **what)


# ------------------------------------------------------------------ four ways, one winner

ENDS = [
    pytest.param(
        {"ask": "cult", "row": (ALMOST, LIBRARY, CRYPT), "at": 2, "relics": "ABCDE", "cultists": ACOLYTE},
        "activate acolyte",
        (CULT, "summoning", "LR-9.1.3"),
        id="summoning",
    ),
    pytest.param(
        {"ask": "cult", "wounds": 4, "cultists": [On(1, "acolyte 2 = wound")]},
        "activate acolyte",
        (CULT, "defeat", "LR-10.4"),
        id="defeat",
    ),
    pytest.param(
        {"row": (spot("harbour", up=True, relics="D", clues=4), LIBRARY, CRYPT), "stolen": "ABC"},
        "steal D",
        (HER, "ritual cancelled", "LR-9.2.2"),
        id="ritual cancelled",
    ),
    pytest.param(
        {"hand": ["paper = notoriety"], "notoriety": 11, "last": 12},
        "play paper",
        (HER, "cult exposed", "LR-6.4.5"),
        id="cult exposed",
    ),
]


@pytest.mark.rule("LR-12.2", "LR-12.1")
@pytest.mark.parametrize(("what", "text", "end"), ENDS)
def test_each_condition_has_one_owner(what: dict[str, Any], text: str, end: tuple[int, str, str]) -> None:
    over, happened = told(table(**what), text)

    seat, reason, rule = end
    assert over.outcome.winners == (seat,)
    assert (over.outcome.reason, over.outcome.rule, over.outcome.scores) == (reason, rule, None)
    assert [event for event in happened if isinstance(event, events.GameEnded)] == [
        events.GameEnded((seat,), reason, rule)
    ]
    last = "GameEnded" if reason == "summoning" else "GreatOldOneRevealed"
    assert names(happened)[-1] == last, "a summoning has shown the Great Old One already"
    assert over.violations() == ()


@pytest.mark.rule("LR-12.1")
def test_the_game_ends_at_once_and_the_round_is_not_played_out() -> None:
    over = play(stolen(), "steal D")

    assert (over.is_over, over.round, over.decision, over.waiting_on) == (True, 6, None, ())
    assert over.legal_actions() == over.legal_actions(HER) == over.legal_actions(CULT) == ()
    assert (over.outcome.winners, over.outcome.reason) == ((HER,), "ritual cancelled")


COMMANDS = (
    *("0: pass", "0: play torch", "0: steal A", "0: discover", "0: ability 1", "0: move 2", "0: buy lens", "0: at 1"),
    *("1: pass", "1: play rite", "1: activate acolyte", "1: deploy acolyte at 1", "1: lay p", "1: done", "1: clue 1"),
)


@pytest.mark.rule("LR-12.1")
@pytest.mark.parametrize("text", COMMANDS)
def test_no_command_is_accepted_in_a_finished_game(text: str) -> None:
    over = play(stolen(market=["lens $0 = clue // 2 = mark"], cultists=ACOLYTE), "steal D")

    assert refused(over, text) == "LR-12.1"
    with pytest.raises(GameOver):
        over.apply(parse_action(over, text))


# ------------------------------------------------------------------ in any phase, on anybody's turn


@pytest.mark.rule("LR-12.1")
def test_the_cult_may_win_in_the_deployment_phase() -> None:
    hand = ["priest 2 | deployed cost -1 @all", "monk 1"]
    state = table("deploy", row=(ALMOST, LIBRARY, CRYPT), at=2, relics="ABCDE", cult_hand=hand)

    over = play(state, "deploy priest at 3")

    assert (over.outcome.reason, over.cult.cards.hand) == ("summoning", ("monk",))


@pytest.mark.rule("LR-12.1")
def test_the_cult_may_win_by_the_adventurers_own_action() -> None:
    cultists = [On(2, "warden 1 | deployed cost +1 @all")]
    row = (ALMOST._replace(marks=5), LIBRARY, CRYPT)
    state = table(row=row, at=2, relics="ABCDE", cultists=cultists, hand=["gun = shot fund"])

    over = play(state, "play gun", "shoot warden")

    assert (over.outcome.winners, over.outcome.reason, over.adventurer.funds) == ((CULT,), "summoning", 3)


@pytest.mark.rule("LR-12.1")
def test_the_adventurer_may_win_in_the_alert_phase() -> None:
    track = (*EXPOSURE[:1], Space(notoriety=2, adventurer=1, source=STAND_IN))
    state = table("cult", passed=True, notoriety=11, track=track, cultists=ACOLYTE)

    over, happened = told(state, "pass")

    assert (over.outcome.winners, over.outcome.reason) == ((HER,), "cult exposed")
    assert (over.alert.notoriety, over.adventurer.funds) == (12, 3)
    assert "PhaseBegan" not in names(happened[2:]), "there is no Reinforcement and no Maintenance"


@pytest.mark.rule("LR-12.1")
def test_the_cult_may_win_in_maintenance() -> None:
    row = (ALMOST._replace(marks=5), LIBRARY, CRYPT)
    state = table(
        "reserve",
        row=row,
        at=2,
        relics="ABCDE",
        permanents=["ward ! cost +1 @all"],
        market=["lens $3 = clue // 2 = mark"],
    )

    over = play(state, "pass", "pass")

    assert (over.outcome.reason, over.round, over.adventurer.cards.discard) == ("summoning", 3, ("ward",))


# ------------------------------------------------------------------ the earlier step decides


@pytest.mark.rule("LR-R23")
def test_a_fifth_wound_by_an_eliminated_cultist_comes_before_her_next_icon() -> None:
    state = table(
        hand=["gun = shot notoriety"],
        wounds=4,
        notoriety=11,
        at=1,
        cultists=[On(1, "monk 1 | eliminated wound")],
    )

    over = play(state, "play gun", "shoot monk")

    assert (over.outcome.winners, over.outcome.reason) == ((CULT,), "defeat")
    assert (over.alert.notoriety, over.adventurer.wounds) == (11, 5)


@pytest.mark.rule("LR-R23")
def test_an_earlier_icon_of_hers_wins_before_the_shot() -> None:
    state = table(
        hand=["gun = notoriety shot"],
        wounds=4,
        notoriety=11,
        at=1,
        cultists=[On(1, "monk 1 | eliminated wound")],
    )

    over = play(state, "play gun")

    assert (over.outcome.winners, over.outcome.reason, over.adventurer.wounds) == ((HER,), "cult exposed", 4)


@pytest.mark.rule("LR-R23")
def test_the_theft_wins_before_anything_that_it_sets_off() -> None:
    row = (spot("harbour", up=True, relics="CD", clues=4), LIBRARY, CRYPT)
    state = table(row=row, stolen="ABC", wounds=4, cultists=[On(1, "monk 2 | deployed when steal: wound")])

    fourth = play(state, "steal D")
    assert (fourth.outcome.winners, fourth.adventurer.wounds) == ((HER,), 4)
    third = play(state, "steal C")
    assert (third.outcome.winners, third.adventurer.wounds) == ((CULT,), 5)


@pytest.mark.rule("LR-R23", "LR-R24")
@pytest.mark.parametrize(
    ("icons", "reason"), [("wound mark", "defeat"), ("mark wound", "summoning"), ("mark@chosen wound", "summoning")]
)
def test_of_two_conditions_of_the_cult_the_first_is_the_reason(icons: str, reason: str) -> None:
    cultists = [On(2, f"acolyte 2 = {icons}")]
    state = table("cult", row=(LIBRARY, ALMOST, CRYPT), at=2, wounds=4, relics="ABCDE", cultists=cultists)

    state = play(state, "activate acolyte")
    if "chosen" in icons:
        state = play(state, "at 2")
    if reason == "summoning":
        state = play(state, "move 1")

    assert (state.outcome.winners, state.outcome.reason) == ((CULT,), reason)


# ------------------------------------------------------------------ nothing after it


@pytest.mark.rule("LR-R24")
def test_damage_stops_at_the_token_that_wins() -> None:
    five = play(table("cult", wounds=4, cultists=[On(1, "acolyte 2 = wound wound madness fund")]), "activate acolyte")
    assert (five.adventurer.wounds, five.adventurer.madness, five.cult.funds) == (5, 0, 3)

    seven = play(table("cult", wounds=3, madness=3, cultists=[On(1, "acolyte 2 = madness.wound")]), "activate acolyte")
    assert (seven.adventurer.wounds, seven.adventurer.madness) == (4, 3)
    assert seven.outcome.rule == "LR-10.5"


@pytest.mark.rule("LR-R24")
@pytest.mark.parametrize("ask", ["cult", "adventurer"])
def test_the_card_that_wins_does_not_reach_the_discard_pile(ask: str) -> None:
    if ask == "cult":
        over = play(table("cult", madness=4, cult_hand=["rite | action madness@hers fund"]), "play rite")
        cards, funds = over.cult.cards, over.cult.funds
    else:
        over = play(table(notoriety=11, hand=["rite = notoriety fund"]), "play rite")
        cards, funds = over.adventurer.cards, over.adventurer.funds

    assert over.is_over
    assert (cards.played, cards.discard, cards.hand, funds) == ("rite", (), (), 3)


@pytest.mark.rule("LR-R24")
def test_healing_later_on_the_same_card_comes_too_late() -> None:
    state = table(
        hand=["gun = shot heal-wound"], wounds=4, at=1, cultists=[On(1, "monk 1 | eliminated wound"), On(1, "nun 2")]
    )

    assert play(state, "play gun", "shoot monk").outcome.reason == "defeat"
    assert play(state, "play gun", "shoot nun").adventurer.wounds == 3


RESOLVING = [
    pytest.param(
        [On(2, "acolyte 2 = mark | deployed resistance +1 @all"), On(1, "monk 1 | eliminated wound@anywhere", shots=1)],
        ["activate acolyte"],
        ["CultistsDiscarded", "CultistEliminated", "EffectSetOff", "WoundTaken", "GameEnded", "GreatOldOneRevealed"],
        id="by an elimination",
    ),
    pytest.param(
        [On(2, "acolyte 2 = mark"), On(1, "monk 1 | deployed when arrive: wound")],
        ["activate acolyte", "move 1"],
        ["CultistsDiscarded", "FigureMoved", "EffectSetOff", "WoundTaken", "GameEnded", "GreatOldOneRevealed"],
        id="where she flees to",
    ),
]


@pytest.mark.rule("LR-R24", "LR-R23")
@pytest.mark.parametrize(("cultists", "texts", "course"), RESOLVING)
def test_the_rest_of_a_resolution_is_not_carried_out(
    cultists: Sequence[On], texts: Sequence[str], course: list[str]
) -> None:
    temple = spot("temple", relics="F", funds=2, marks=4, clues=3)
    state = table("cult", row=(LIBRARY, temple, CRYPT), at=2, wounds=4, relics="ABCDE", cultists=cultists)
    assert state.violations() == ()

    over, happened = told(state, *texts)

    assert names(happened)[-6:] == course
    assert (over.outcome.winners, over.outcome.reason) == ((CULT,), "defeat")
    assert (over.cult.relics, over.cult.funds) == (tuple("ABCDE"), 3)
    assert over.place(2) == Place(Location("temple"), up=True, clues=3)
    assert over.locations.drawn == ()


@pytest.mark.rule("LR-R24")
def test_of_several_complete_locations_the_one_that_wins_is_the_last() -> None:
    row = (spot("harbour", marks=4), LIBRARY, ALMOST)
    cultists = [On(1, "acolyte 2"), On(3, "nun 2")]
    state = table("cult", row=row, at=2, relics="ABCDE", cultists=cultists, cult_hand=["rite | action mark@every"])

    over = play(state, "play rite", "resolve 3")

    assert over.outcome.reason == "summoning"
    assert (at(over, 1).marks, at(over, 1).up) == (5, False)


@pytest.mark.rule("LR-12.1", "LR-12.2")
def test_the_end_is_told_to_everybody_alike() -> None:
    _, happened = told(stolen(), "steal D")
    ends: list[Event] = list(happened[-2:])

    for seat in (HER, CULT, None):
        assert [event.seen_by(seat) for event in ends] == ends
