"""Effects that nobody has chosen to resolve: that they take effect is told, and by whose card; and when none does."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules import dumps, loads
from rlyeh_rules.kernel import Event, Seat
from rlyeh_rules.last_relic import AskFlee, Card, Icon, State, When, events
from rlyeh_rules.last_relic.continuous import SetOff

from .table import CULT, HER, ROW, On, at, names, play, set_off, spot, table, told

VIEWERS: Final = (HER, CULT, None)

# ------------------------------------------------------------------ it is told


@pytest.mark.rule("LR-5.3.2", "LR-7.1.10")
def test_a_card_that_takes_effect_is_named_before_its_icons_to_everybody_alike() -> None:
    state = table(hand=["gun = shot"], cultists=[On(1, "acolyte 1 | eliminated fund")], permanents=["map ! price -1"])

    _, happened = told(state, "play gun", "shoot acolyte")
    told_so: Event = events.EffectSetOff(CULT, Card("acolyte"))

    assert names(happened)[-3:] == ["CultistEliminated", "EffectSetOff", "FundsGained"]
    assert happened[-2] == told_so
    assert [told_so.seen_by(seat) for seat in VIEWERS] == [told_so] * 3
    assert told_so.describe(state) == "Acolyte took effect."


@pytest.mark.rule("LR-8.2.1", "LR-7.1.2", "LR-7.4.1")
def test_what_a_player_resolves_as_an_action_is_told_as_that_and_not_so() -> None:
    row = (spot("harbour", up=True, clues=1), *ROW[1:])
    state = table(
        hand=["torch = fund"], cult_hand=["rite | action fund"], cultists=[On(1, "acolyte 2 = fund")], row=row
    )

    _, happened = told(state, "play torch", "play rite", "ability 1", "activate acolyte")

    assert names(happened).count("FundsGained") == 4
    assert set_off(happened) == []


@pytest.mark.rule("LR-5.3.1", "LR-R10")
def test_it_is_told_once_though_a_resolution_interrupts_its_icons() -> None:
    row = (spot("harbour", marks=4), *ROW[1:])
    dirge = "dirge | permanent when damage: mark@every mark@hers fund"
    rite, cultists = "rite | action wound@hers", [On(1, "acolyte 2")]
    state = table("cult", at=2, row=row, cult_hand=[rite], cult_permanents=[dirge], cultists=cultists)

    state, happened = told(state, "play rite", "lay p")

    assert names(happened).index("LocationResolved") < names(happened).index("FundsGained")
    assert set_off(happened) == [(CULT, "dirge")]
    assert at(state, 2).marks == 1


@pytest.mark.rule("LR-5.3.1", "LR-R30")
def test_it_is_told_though_nothing_comes_of_it() -> None:
    row = (spot("harbour", clues=2), *ROW[1:])
    state = table(permanents=["balm ! when discover: heal-wound"], row=row)

    _, happened = told(state, "discover")

    assert happened[-2:] == (events.EffectSetOff(HER, Card("balm")), events.IconSkipped(HER, Icon.HEAL_WOUND))


# ------------------------------------------------------------------ who has left takes no effect any more


def avenged(marks: int) -> tuple[State, tuple[Event, ...]]:
    """She shoots b, whose Mark may resolve the Location before a avenges it; and what happened."""
    state = table(
        hand=["g = shot"],
        cultists=[On(1, "a 2 = mark | deployed when elimination: fund"), On(1, "b 1 = mark | eliminated mark")],
        permanents=["map ! when elimination: fund"],
        row=(spot("harbour", marks=marks, clues=3, relics="A"), *ROW[1:]),
    )
    return told(state, "play g", "shoot b", *(["move 2", "clue 3", "lay p"] if marks == 4 else []))


@pytest.mark.rule("LR-5.3.2", "LR-R10")
def test_a_cultist_that_has_left_before_its_turn_came_does_nothing_and_nothing_is_told_of_it() -> None:
    stays, told_there = avenged(3)
    left, told_then = avenged(4)

    assert (stays.cult.funds, stays.adventurer.funds) == (4, 4)
    assert set_off(told_there) == [(CULT, "b"), (CULT, "a"), (HER, "map")]
    assert (left.cult.funds, left.adventurer.funds) == (3, 4), "her permanent card is still there"
    assert set_off(told_then) == [(CULT, "b"), (HER, "map")]
    assert left.cult.cards.discard == ("b", "a")
    assert "IconSkipped" not in names(told_then)


@pytest.mark.rule("LR-5.3.2", "LR-R10")
def test_what_has_begun_goes_on_though_its_cultist_has_left() -> None:
    row = (spot("harbour", marks=4, relics="A"), *ROW[1:])
    state = table(
        at=2, row=row, hand=["boots = move"], cultists=[On(1, "one 1 | deployed when arrive: mark mark fund")]
    )

    state, happened = told(state, "play boots", "move 1", "move 3", "lay q")

    assert names(happened)[-2:] == ["IconSkipped", "FundsGained"]
    assert (set_off(happened), state.cult.funds) == ([(CULT, "one")], 4)


@pytest.mark.rule("LR-5.3.2", "LR-R35")
@pytest.mark.parametrize("finish", [False, True])
def test_who_is_eliminated_by_what_comes_first_takes_no_effect_either(finish: bool) -> None:
    """The warden's end takes the protection from the mob, which would have noticed the end of the next."""
    state = table(
        hand=["trap = eliminate"],
        cultists=[
            On(1, "herald 1 | eliminated eliminate"),
            On(1, "warden 2 | deployed resistance +1 @others"),
            On(1, "mob 2 | deployed when elimination: fund", shots=2),
        ],
        options={"finish_icons_first": finish},
    )

    state, happened = told(state, "play trap", "cultist herald", "cultist warden")

    gone = [event.card for event in happened if isinstance(event, events.CultistEliminated)]
    assert gone == ["herald", "warden", "mob"]
    assert set_off(happened) == [(CULT, "herald"), (CULT, "mob")], "of the warden, not of the herald as well"
    assert (state.cult.funds, state.waiting_on) == (4, (CULT,))


# ------------------------------------------------------------------ where an eliminated Cultist stood


@pytest.mark.rule("LR-R35", "LR-5.2.5")
@pytest.mark.parametrize(
    ("others", "marks"),
    [([], [1, 0, 0]), ([On(3, "far 2")], [1, 0, 1]), ([On(1, "near 2"), On(2, "far 2")], [1, 1, 0])],
    ids=["alone", "with one elsewhere", "with one beside it"],
)
def test_every_location_with_a_cultist_is_also_where_it_stood_itself(others: list[On], marks: list[int]) -> None:
    state = table(hand=["gun = shot"], cultists=[On(1, "herald 1 | eliminated mark@every"), *others])

    state = play(state, "play gun", "shoot herald")

    assert [at(state, n).marks for n in (1, 2, 3)] == marks


@pytest.mark.rule("LR-R35", "LR-8.2.5")
@pytest.mark.parametrize(("stands", "wounds"), [(1, 1), (2, 0)])
def test_so_it_is_for_a_wound(stands: int, wounds: int) -> None:
    herald = On(stands, "herald 1 | eliminated wound@every")
    state = table("cult", at=1, cult_hand=["rite | action eliminate@chosen"], cultists=[herald])

    assert play(state, "play rite", "cultist herald").adventurer.wounds == wounds


@pytest.mark.rule("LR-R35", "LR-R10")
def test_but_not_once_that_location_has_gone() -> None:
    row = (spot("harbour", marks=4, relics="A"), *ROW[1:])
    cultists = [On(1, "herald 1 | eliminated mark mark@every"), On(3, "far 2")]
    state = table("cult", at=2, row=row, cultists=cultists, cult_hand=["rite | action eliminate@chosen"])

    state = play(state, "play rite", "cultist herald", "lay p")

    assert [(at(state, n).location, at(state, n).marks) for n in (1, 2, 3)] == [("p", 0), ("library", 0), ("crypt", 1)]


@pytest.mark.rule("LR-5.2.5")
def test_an_icon_of_one_that_stands_counts_itself_as_ever() -> None:
    state = table("cult", cultists=[On(2, "fanatic 2 = mark@every"), On(3, "far 2")])

    assert [at(play(state, "activate fanatic"), n).marks for n in (1, 2, 3)] == [0, 1, 1]


# ------------------------------------------------------------------ many that become ready

CROWD: Final = 15
"""As many as the Cult can have bought and deployed in a long game."""


def crowd(**what: Any) -> State:
    """Fifteen rotated Cultists at one Location, each of which marks it whenever one becomes ready."""
    cultists = [On(1, f"c{one} 1 | deployed when ready: mark", ready=False) for one in range(CROWD)]
    return table("reserve", cultists=cultists, **what)


@pytest.mark.rule("LR-6.6.1", "LR-5.3.2")
def test_each_of_many_notices_each_of_many_that_becomes_ready() -> None:
    state, happened = told(crowd(at=2, row=(spot("harbour", hidden=900, discovered=901), *ROW[1:])), "pass")

    assert at(state, 1).marks == CROWD * CROWD
    assert set_off(happened) == [(CULT, f"c{one}") for one in range(CROWD)] * CROWD
    assert (state.round, state.decision.kind) == (4, "AskDeploy")


@pytest.mark.rule("LR-6.6.1", "LR-6.6.5", "LR-R10", "LR-5.3.2")
def test_a_location_that_they_complete_is_resolved_and_maintenance_goes_through() -> None:
    row = (spot("harbour", hidden=100, discovered=101, clues=4), *ROW[1:])
    state, happened = told(crowd(row=row, exposure=3), "pass")
    assert isinstance(state.decision, AskFlee)
    assert names(happened).count("MarkPlaced") == 100
    assert [step for step in state.agenda if isinstance(step, SetOff)] == [SetOff(When.READY, 1)] * 8
    assert state.violations() == ()

    loaded = loads(dumps(state), State, content=state.setup.content)
    assert loaded == state
    state, happened = told(loaded, "move 3", "lay p")

    assert set_off(happened) == [], "those who were still to notice it have gone"
    assert "ExposureMoved" in names(happened)
    assert (state.round, state.decision.kind, state.cult.cultists) == (4, "AskDeploy", ())


@pytest.mark.rule("LR-6.6.1", "LR-5.3.1")
def test_permanent_cards_go_on_noticing_those_that_have_become_ready_and_then_left() -> None:
    row = (spot("harbour", marks=4), *ROW[1:])
    cultists = [On(1, f"c{one} 1 | deployed when ready: mark", ready=False) for one in range(3)]
    state = table("reserve", at=2, row=row, cultists=cultists, permanents=["map ! when ready: fund"])

    state, happened = told(state, "pass", "lay p")

    assert set_off(happened) == [(CULT, "c0"), *[(HER, "map")] * 3]
    assert state.adventurer.funds == 6


@pytest.mark.rule("LR-6.6.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_still_to_be_noticed_is_for_all_to_see(viewer: Seat | None) -> None:
    state = play(crowd(row=(spot("harbour", hidden=100, discovered=101), *ROW[1:])), "pass")

    assert state.view(viewer).agenda == state.agenda
    assert state.determinize(viewer, 1).violations() == ()
