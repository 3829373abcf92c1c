"""What holds of reservations, Maintenance, the resolution of a Location and the end: doctored states break it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules.kernel import BySeat, evolve
from rlyeh_rules.last_relic import AskClue, AskLay, AskOrder, AskReserve, Card, Location, State
from rlyeh_rules.last_relic.changes import alter_adventurer, alter_cultist, alter_place
from rlyeh_rules.last_relic.course import COURSE
from rlyeh_rules.last_relic.market import OfferReservation
from rlyeh_rules.last_relic.resolving import Flee, GainRewards
from rlyeh_rules.last_relic.rows import Complete, Settle
from tests.last_relic.doctored import (
    ENDINGS,
    asked,
    cases,
    eliminated,
    fleeing,
    instead,
    its,
    keeping,
    laying,
    ordering,
    over,
    recovering_in_maintenance,
    reserving,
    sharing,
    step,
)
from tests.last_relic.table import CULT, HER, On, changed, play, spot, table

VIEWERS: Final = (HER, CULT, None)


def ended(state: State, **changes: Any) -> State:
    """The state with something else about how the game has ended."""
    return changed(state, outcome=evolve(state.outcome, **changes))


def drawn(state: State, more: int) -> State:
    """The state with so many cards more of the Location deck drawn; or fewer."""
    locations = state.locations
    cards, count = (*locations.drawn, *locations.deck), len(locations.drawn) + more
    return changed(state, locations=evolve(locations, drawn=cards[:count], deck=cards[count:]))


def waiting(*complete: Complete) -> State:
    """A Location is laid in the second space, while others wait to be resolved that have been said to be complete."""
    state = play(ordering(), "resolve 2")
    assert [step.complete for step in state.agenda if isinstance(step, Settle) and step.complete] == [(Complete(1, 5),)]
    agenda = [Settle(complete) if step == Settle((Complete(1, 5),)) else step for step in state.agenda]
    return changed(state, agenda=tuple(agenda))


FLEEING, SHARING, LAYING, ORDERING, ELIMINATED = fleeing(), sharing(), laying(), ordering(), eliminated()
RECOVERING, DEFEAT, UNFINISHED = recovering_in_maintenance(), over("defeat"), over("unfinished")
LAST = laying(location_deck=("p", "q"))
"""No card is left in the Location deck."""
ALONE = eliminated(location_deck=())
ITS_TOKEN = reserving(reserved=(None, "nail"))
FEW_D = {"A": 3, "B": 3, "C": 3, "D": 1, "E": 3, "F": 2}
BEFORE = table(round=0, at=None, bottom=("b",))
OMEN = Card("omen")

DOCTORED = {
    "LR-6.5.5": {
        "her token lies on a card": reserving(reserved=("lens", None)),
        "she is asked twice": step(reserving(), 2, seat=HER),
        "its token lies on a card": asked(
            reserving(reserved=(None, "nail")), *reserving().agenda[:2], AskReserve(CULT)
        ),
        "the Cult is asked twice": asked(
            reserving(), *reserving().agenda[:2], OfferReservation(CULT), AskReserve(CULT)
        ),
    },
    "LR-6.6.5": {
        "a Cultist is rotated while others are deployed": table("deploy", cultists=[On(1, "mob 2", ready=False)]),
        "a Cultist is rotated in Maintenance": alter_cultist(RECOVERING, Card("priest"), ready=False),
        "her permanent card has stayed": table("deploy", permanents=["map ! price -1"]),
        "its permanent card has stayed": table("deploy", cult_permanents=["omen | permanent alert -1"]),
        "a permanent card stays in Maintenance": its(
            RECOVERING, permanents=(OMEN,), discard=tuple(one for one in RECOVERING.cult.cards.discard if one != OMEN)
        ),
        "an ability has stayed used": table("deploy", row=(spot("harbour", up=True, used=True), spot("b"), spot("c"))),
    },
    "LR-8.2.9": {
        "the rewards of another Location": step(SHARING, 3, position=2),
        "the Clues of another Location are shared out": step(FLEEING, 4, position=2),
        "another Location is replaced": step(alter_place(SHARING, 3, up=True), 2, position=3),
        "the Clues of another Location": instead(alter_place(SHARING, 2, clues=1), AskClue(CULT, 2)),
        "it lies face down": alter_place(SHARING, 1, up=False),
        "it has gone": changed(
            ALONE,
            locations=evolve(
                ALONE.locations,
                row=(None, *ALONE.locations.row[1:]),
                removed=(ALONE.locations.row[0].location,) if ALONE.locations.row[0] else (),
            ),
        ),
        "the figure stays": alter_adventurer(SHARING, position=1),
        "the figure flees from elsewhere": alter_adventurer(FLEEING, position=2),
        "the figure will flee from elsewhere": asked(
            ELIMINATED, *ELIMINATED.agenda[:4], Flee(), *ELIMINATED.agenda[4:]
        ),
        "rewards after the end": asked(DEFEAT, GainRewards(1)),
        "a Location is laid on another": instead(LAST, AskLay(CULT, 3)),
        "a Location is laid beyond the row": instead(LAST, AskLay(CULT, 4)),
        "a Location is laid before the row": instead(LAST, AskLay(CULT, 0)),
    },
    "LR-8.2.17": {
        "one is drawn in a turn": drawn(table(), 1),
        "one to choose from": drawn(LAYING, -1),
        "three to choose from": drawn(laying(location_deck="pqrs"), 1),
        "three at the beginning": drawn(keeping(), -1),
        "five at the beginning": drawn(keeping(), 1),
    },
    "LR-8.2.14": {
        "no Clue is left over": alter_place(SHARING, 1, clues=2),
        "there is no Clue": alter_place(SHARING, 1, clues=0),
        "what is complete is left out": instead(ORDERING, AskOrder(CULT, (1,))),
        "what is not complete comes first": instead(ORDERING, AskOrder(CULT, (1, 3))),
        "out of order": instead(ORDERING, AskOrder(CULT, (2, 1))),
        "one alone is complete": instead(alter_place(ORDERING, 2, marks=0), AskOrder(CULT, (1,))),
        "none is complete": instead(alter_place(alter_place(ORDERING, 1, marks=0), 2, marks=0), AskOrder(CULT, ())),
    },
    "LR-R10": {
        "it needs more Marks than it can": waiting(Complete(1, 4)),
        "it waits beyond the row": waiting(Complete(4, 9)),
        "it waits twice": waiting(Complete(1, 5), Complete(1, 5)),
        "out of order": waiting(Complete(3, 9), Complete(1, 5)),
        "it waits in the space that is empty": waiting(Complete(1, 5), Complete(2, 9)),
    },
    "LR-12.2": {
        "the other has won": ended(DEFEAT, winners=(HER,)),
        "the Cult has won by what is hers": ended(over("cult exposed"), winners=(CULT,)),
        "both have won": ended(over("ritual cancelled"), winners=(HER, CULT)),
        "nobody has won": ended(over("summoning"), winners=()),
        "somebody has won what is unfinished": ended(UNFINISHED, winners=(HER,)),
        "by another rule": ended(DEFEAT, rule="LR-10.5"),
        "by a rule of the other's": ended(over("summoning"), rule="LR-9.2.2"),
        "for no reason": ended(changed(table(), outcome=DEFEAT.outcome), reason="boredom"),
        "by scores": ended(DEFEAT, scores=BySeat((0, 1))),
        "in the middle of the game": changed(table(), outcome=DEFEAT.outcome),
        "before the rounds are over": changed(UNFINISHED, round=3),
        "without a limit of rounds": changed(BEFORE, outcome=UNFINISHED.outcome),
        **{
            f"without {reason}": changed(table(), outcome=over(reason).outcome)
            for reason in ENDINGS
            if reason != "defeat"
        },
    },
    "LR-9.1.3": {
        "the Cult can summon": table(relics="ABCDEF"),
        "the Cult can summon with a pair": table(
            relics="ABCDEEE", tokens={"A": 3, "B": 3, "C": 3, "D": 1, "E": 3, "F": 2}
        ),
        "the Cult could summon when she was defeated": over("defeat", relics="ABCDEF"),
    },
    "LR-10.5": {
        "five Wounds": table(wounds=5),
        "five of Madness": table(madness=5),
        "seven tokens": table(wounds=4, madness=3),
        "five Wounds when the Cult was exposed": over("cult exposed", wounds=5),
    },
    "LR-9.2.2": {
        "four kinds have been stolen": table(stolen="ABCD"),
        "four kinds had been stolen when she was defeated": over("defeat", stolen="ABCD"),
    },
    "LR-6.4.5": {
        "the last space of Notoriety": table(notoriety=12),
        "the last space of Notoriety when the rounds were over": over("unfinished", notoriety=12),
    },
}
CASES = cases(DOCTORED)
OF_VIEWS = {invariant.rule for invariant in COURSE if invariant.of_views}


@pytest.mark.parametrize(("rule", "state"), CASES)
def test_a_doctored_state_breaks_one_invariant_which_names_its_rule(rule: str, state: State) -> None:
    assert [violation.rule for violation in state.violations()] == [rule]


NOBODY_THERE = sharing(location_deck=(), cultists=[On(1, "acolyte 2 = mark fund")])
NOWHERE = alter_adventurer(
    changed(
        NOBODY_THERE,
        locations=evolve(
            NOBODY_THERE.locations,
            row=(NOBODY_THERE.locations.row[0], None, None),
            removed=(Location("library"), Location("crypt")),
        ),
    ),
    position=1,
)


@pytest.mark.parametrize("state", [NOWHERE, instead(SHARING, AskClue(CULT, 4))], ids=["to nowhere", "from nowhere"])
def test_a_clue_is_not_shared_out_to_nowhere_or_from_nowhere(state: State) -> None:
    assert [violation.rule for violation in state.violations()] == ["LR-8.2.9", "LR-8.2.14"]


@pytest.mark.parametrize(("rule", "state"), CASES)
def test_what_can_be_told_from_a_view_is_told_from_it_and_nothing_else(rule: str, state: State) -> None:
    told = [rule] if rule in OF_VIEWS else []
    for viewer in VIEWERS:
        assert [violation.rule for violation in state.view(viewer).violations()] == told
