"""Nobody plays for ever within a turn: what a set of one's own cannot hold, and what comes to an end by itself."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import (
    Choice,
    Cost,
    HalfFacts,
    HalfKind,
    Incantation,
    Side,
    Space,
    State,
    Timing,
    Use,
    events,
)
from rlyeh_rules.rising.effects import (
    AddFire,
    ChooseOne,
    Detach,
    DrawDiscovery,
    Effect,
    Heal,
    If,
    LoseSanity,
    MakeRoll,
    ReturnFigure,
    Summon,
    TakeOtherSide,
    TakeStress,
    WoundFigures,
)
from rlyeh_rules.rising.traits import OnDeath
from rlyeh_rules.rising.vocabulary import Case, Figures, Name, Where, Who

from .card_sets import faults, place_of, with_entry
from .printed import done, enemy, find, of
from .table import i, offered, play, refused, shipped, table

YOU = Who.YOU
RED = Where.RED_GATE
ENDLESS = "its death can bring one of its kind back, whose death does so again: that might never end (RR-26.1)"

# ------------------------------------------------------------------ deaths


def dying(**deaths: Effect) -> dict[str, Any]:
    """The tables of the shipped set in which enemies die with an effect; their ids with `_` for `-`."""
    tables: dict[str, Any] = {}
    for where in ("enemies", "monsters", "experts"):
        effects = [(one, deaths.get(one.id.replace("-", "_"))) for one in getattr(shipped(), where)]
        tables[where] = [evolve(one, abilities=(OnDeath((effect,)),)) if effect else one for one, effect in effects]
    return tables


def endless(*ids: str) -> list[str]:
    """That some enemies come back for ever, as it is told of them."""
    return [
        f"{where}[{at}].abilities ({one.id}): {ENDLESS}"
        for where in ("enemies", "monsters", "experts")
        for at, one in enumerate(getattr(shipped(), where))
        if one.id in ids
    ]


CULTISTS = Summon(Name.CULTIST, RED)
LEFT = Summon(Name.LEFT, RED)
ITSELF = Summon(Name.ITSELF, RED)
THE_SPAWN = Summon(Name.SPAWN, RED)
BURST = WoundFigures(Figures.ENEMIES, 2)


@pytest.mark.rule("RR-26.1", "RR-10.8")
@pytest.mark.parametrize("of", ["gug", "cult_zealot", "rlyeh_spawn", "cultist"])
@pytest.mark.parametrize(
    "effect",
    [
        WoundFigures(Figures.ENEMIES, 9, 9),
        ReturnFigure(Figures.ENEMIES, here=False),
        DrawDiscovery(9),
        LoseSanity(Who.EVERYBODY),
    ],
    ids=repr,
)
def test_a_death_may_kill_others_since_figures_and_cards_run_out(of: str, effect: Effect) -> None:
    assert faults(**dying(**{of: effect})) == []


@pytest.mark.rule("RR-26.1", "RR-16.4")
@pytest.mark.parametrize(
    "deaths",
    [
        {"gug": CULTISTS},
        {"gug": CULTISTS, "ghast": CULTISTS, "rlyeh_spawn": CULTISTS},
        {"gug": THE_SPAWN, "rlyeh_spawn": CULTISTS},
        {"rlyeh_spawn": LEFT, "gug": CULTISTS},
        {"cultist": LEFT, "cult_zealot": THE_SPAWN},
    ],
)
def test_a_death_may_summon_what_does_not_bring_it_back(deaths: dict[str, Effect]) -> None:
    assert faults(**dying(**deaths)) == []


@pytest.mark.rule("RR-26.1", "RR-16.4", "RR-1.4", "RR-R31")
@pytest.mark.parametrize(
    ("deaths", "told"),
    [
        ({"gug": ITSELF}, ["gug"]),
        ({"gug": LEFT}, ["gug"]),
        ({"gug": Summon(Name.RIGHT, RED), "ghast": CULTISTS}, ["gug"]),
        ({"rlyeh_spawn": THE_SPAWN}, ["rlyeh-spawn"]),
        ({"cultist": CULTISTS}, ["cultist"]),
        ({"cult_zealot": CULTISTS}, ["cult-zealot"]),
        ({"cult_zealot": THE_SPAWN, "rlyeh_spawn": CULTISTS}, ["rlyeh-spawn", "cult-zealot"]),
        ({"gug": THE_SPAWN, "rlyeh_spawn": CULTISTS, "cultist": LEFT}, ["cultist", "rlyeh-spawn", "gug"]),
        ({"gug": If(Case.SAFE, (ChooseOne((Choice(), Choice(effects=(ITSELF,)))),))}, ["gug"]),
        ({"gug": MakeRoll(1, (), (ITSELF,))}, ["gug"]),
    ],
)
def test_a_death_that_leads_back_to_itself_is_refused(deaths: dict[str, Effect], told: list[str]) -> None:
    assert sorted(faults(**dying(**deaths))) == sorted(endless(*told))


@pytest.mark.rule("RR-26.1", "RR-16.4", "RR-10.8")
def test_deaths_that_summon_and_kill_run_through_until_nobody_is_left() -> None:
    """The Gug's death brings two Cultists; theirs wound everybody there, each other too."""
    gug = enemy("gug", health=2, abilities=(OnDeath((Summon(Name.CULTIST, Where.YOUR_SPACE, 2), BURST)),))
    state, happened = done(
        WoundFigures(Figures.MONSTERS, 2),
        enemies={"gug-1": "north-vortex"},
        facts={"monsters": [gug], "enemies": [enemy("cultist", abilities=(OnDeath((BURST,)),))]},
    )

    died = [event.foe for event in of(happened, events.EnemyDied)]
    assert died == ["gug-1", "cultist-1", "cultist-2"]
    assert state.enemies == ()
    assert "end actions" in offered(state)


# ------------------------------------------------------------------ a Companion that takes the other side


def turning(*, once: bool) -> HalfFacts:
    """A Companion that takes the other side for a wound, which it can take itself."""
    return HalfFacts(HalfKind.COMPANION, health=3, uses=(Use((TakeOtherSide(),), Cost(wounds=1), once=once),))


@pytest.mark.rule("RR-22.7", "RR-22.5", "RR-11.6")
@pytest.mark.parametrize("cost", [Cost(wounds=1), Cost(stress=1)], ids=repr)
def test_a_card_that_takes_the_other_side_for_a_wound_does_so_once_a_turn(cost: Cost) -> None:
    """Wounds on a Companion are gone on the other side: it could turn for ever."""
    at = place_of("discovery", "crate-of-powder")
    freely = HalfFacts(HalfKind.ITEM, uses=(Use((TakeOtherSide(),), cost, once=False),))

    told = "TakeOtherSide can pay back what it costs, so that it is used once a turn (RR-22.7)"
    assert faults(**with_entry("discovery", "crate-of-powder", left=freely)) == [
        f"discovery[{at}].left (crate-of-powder).uses: {told}"
    ]
    assert faults(**with_entry("discovery", "crate-of-powder", left=turning(once=True))) == []


@pytest.mark.rule("RR-22.5", "RR-22.4", "RR-22.7")
def test_on_the_other_side_it_is_unhurt_and_still_used() -> None:
    turner = find("turner", turning(once=True), turning(once=True))
    state = table(cards={1: ["turner left"]}, facts={"discovery": [turner]})
    state = play(state, "use turner 1", "wound turner")

    (held,) = state.investigator(i(1)).cards
    assert (held.side, held.wounds, held.used) == (Side.RIGHT, 0, True)
    assert refused(state, "use turner 1") == "RR-22.7"


# ------------------------------------------------------------------ a card that comes off a body part


PARTS = (Space.LEFT_LEG, Space.RIGHT_LEG)


def litanies() -> State:
    """I1 holds two Incantations that cost nothing, each of which detaches a card and heals, once a turn."""
    use = Use((Detach(), Heal(YOU, stress=1)))
    halves = {part: HalfFacts(HalfKind.CONDITION, uses=(use,), incantation=Incantation(part, 0)) for part in PARTS}
    cards = [find(name, half, half) for name, half in zip(("first", "second"), halves.values(), strict=True)]
    return table(cards={1: ["first left", "second left"]}, facts={"discovery": cards}, stress={1: 4})


@pytest.mark.rule("RR-22.7", "RR-R21", "RR-13.13")
def test_what_was_used_before_it_was_attached_is_still_used_when_it_comes_off() -> None:
    """Otherwise each of the two could free the other one again and again."""
    state = play(litanies(), "incant second", "use first 1", "incant first", "use second 1")

    one = state.investigator(i(1))
    assert {held.card: held.used for held in one.cards} == {"first": True, "second": True}
    assert one.stress == 2
    assert [text for text in offered(state) if text.startswith("use")] == []
    assert refused(state, "use first 1") == "RR-22.7"


@pytest.mark.rule("RR-22.7", "RR-12.5")
def test_in_the_next_turn_it_can_be_used_again() -> None:
    state = play(litanies(), "incant second", "use first 1", "incant first", "use second 1")
    state = play(state, "end actions")
    while state.turn.who == i(1):
        state = play(state, str(state.default_action(state.waiting_on[0])))
    assert [held.used for held in state.investigator(i(1)).cards] == [False, False]


# ------------------------------------------------------------------ uses


@pytest.mark.rule("RR-22.7", "RR-11.3")
def test_what_can_be_repeated_for_stress_ends_with_it() -> None:
    again = Use((AddFire(RED),), Cost(stress=1), once=False)
    card = find("again", HalfFacts(HalfKind.ITEM, uses=(again,)))
    state = table(cards={1: ["again left"]}, facts={"discovery": [card]})

    for stress in range(4):
        assert state.investigator(i(1)).stress == stress
        state = play(state, "use again 1")

    assert refused(state, "use again 1") == "RR-11.6"


@pytest.mark.rule("RR-22.7")
@pytest.mark.parametrize("timing", [Timing.OWN_TURN, Timing.FREE_ACTION])
def test_what_costs_nothing_is_used_once_even_where_nothing_has_looked_at_the_set(timing: Timing) -> None:
    """A table can be made of cards that no file could hold."""
    free = Use((TakeStress(YOU),), timing=timing, once=False)
    card = find("again", HalfFacts(HalfKind.ITEM, uses=(free,)))
    state = play(table(cards={1: ["again left"]}, facts={"discovery": [card]}), "use again 1")

    assert refused(state, "use again 1") == "RR-22.7"
