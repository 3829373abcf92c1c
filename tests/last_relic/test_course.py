"""What holds of the course of a game: doctored states that could not have been come to, by the rule that they break."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules.kernel import Seat
from rlyeh_rules.last_relic import (
    ActionPhase,
    AskAdventurer,
    AskBuy,
    AskClue,
    AskCult,
    AskCultist,
    AskDeploy,
    AskDestination,
    AskFigure,
    AskFlee,
    AskKeep,
    AskLay,
    AskLocation,
    AskMove,
    AskOrder,
    AskRecover,
    AskRelic,
    AskReserve,
    AskShot,
    Box,
    Card,
    Icon,
    Location,
    State,
)
from rlyeh_rules.last_relic.changes import alter_cultist
from rlyeh_rules.last_relic.course import COURSE, LONGEST
from rlyeh_rules.last_relic.market import OfferReservation
from rlyeh_rules.last_relic.resolving import Flee, GainRewards, ReplaceLocation, ShareClues
from rlyeh_rules.last_relic.rounds import DrawPhase, EndRound, Maintenance, ReturnClues
from rlyeh_rules.last_relic.rows import ResolveIcons, Settle
from rlyeh_rules.last_relic.setup import ShuffleDecks
from tests.last_relic.doctored import (
    MARKET,
    NEARLY,
    asked,
    beneath,
    cases,
    eliminated,
    fleeing,
    hers,
    instead,
    its,
    keeping,
    laying,
    ordering,
    over,
    recovering_in_maintenance,
    reserving,
    sharing,
    shooting,
    starting,
    step,
)
from tests.last_relic.table import CULT, HER, On, changed, play, spot, table
from tests.last_relic.test_course_of_a_resolution import DOCTORED as OTHERS

VIEWERS: Final = (HER, CULT, None)


def row(box: Box, card: str, seat: Seat = CULT, **more: Any) -> ResolveIcons:
    """A row of icons to be resolved."""
    return ResolveIcons(seat, box, Card(card), **more)


KEEPING, STARTING = keeping(), starting()
TURN, DEPLOYING, BUYING = table(), table("deploy", cultists=[On(1, "mob 2 = mark mark")]), table("buy", market=MARKET)
SHOOTING, FLEEING, SHARING, LAYING, ORDERING = shooting(), fleeing(), sharing(), laying(), ordering()
ELIMINATED, RECOVERING = eliminated(), recovering_in_maintenance()
COUNTING = play(table(hand=["rifle = X.shot"], stolen="AB", cultists=[On(1, "mob 4")]), "play rifle")
RAGING = play(table("cult", wounds=2, cult_hand=["rage | action wounds.mark@chosen"]), "play rage")
TWO = [On(1, "mob 2"), On(2, "acolyte 2 = mark mark")]
CHOOSING = play(table("cult", cult_hand=["knife | action eliminate@chosen fund"], cultists=TWO), "play knife")
MOVING = play(table("cult", cult_hand=["boat | action shift fund"], cultists=TWO), "play boat", "cultist mob")
HUNTING = play(table(hand=["warrant = eliminate fund"], cultists=TWO), "play warrant")
PLACING = play(table(hand=["map = clue@chosen fund"]), "play map")
TAKING = play(table(hand=["files = recover", *"abcdefg"], deck=["h"], discard=["torch"]), "play files")
ABILITY = play(
    table(row=(spot("harbour", up=True, clues=1, ability="shot shot"), *NEARLY[1:]), cultists=[On(1, "mob 4")]),
    "ability 1",
)
RUNNING = play(
    table(row=(spot("harbour", up=True, clues=1, ability="move"), *NEARLY[1:])),
    "ability 1",
)
LAST_TOKEN = shooting(cultists=[On(1, "mob 4", shots=3), On(1, "beast 4", shots=1)], options={"limited_tokens": True})
BOOTS = shooting(hand=["gun = shot shot", "boots = move"])
ORDERED = (spot("harbour", marks=4), spot("library", hidden=4, marks=3))
WON = over("summoning")
RITE = table("cult", cult_hand=["rite | action fund"])

DOCTORED = {
    "LR-6.0.1": {
        "nothing is asked": asked(TURN),
        "a turn before the first round": table(round=0, at=None, bottom=("b",)),
        "the set-up in the first round": changed(KEEPING, round=1),
        "another round is drawn for": step(STARTING, 0, round=2),
        "no round is drawn for": step(KEEPING, 0, round=0),
        "decks are not shuffled": asked(KEEPING, DrawPhase(1), AskFigure(HER), AskKeep(CULT)),
        "the figure is not placed": asked(KEEPING, DrawPhase(1), ShuffleDecks(), AskKeep(CULT)),
        "no Action Phase": asked(DEPLOYING, AskDeploy(CULT)),
        "nobody is asked": asked(DEPLOYING, ActionPhase()),
        "two turns": asked(TURN, AskCult(CULT), AskAdventurer(HER)),
        "no Maintenance": asked(BUYING, AskBuy(HER, HER)),
        "a purchase in a turn": asked(BUYING, AskCult(CULT), AskBuy(HER, HER)),
        "the market is not cleared": asked(reserving(), Maintenance(), AskReserve(HER)),
        "three reservations": beneath(reserving(), OfferReservation(CULT)),
        "a purchase beneath a reservation": asked(reserving(), Maintenance(), AskBuy(HER, HER), AskReserve(HER)),
        "the round does not end": asked(RECOVERING, ReturnClues(), AskRecover(CULT)),
        "Clues are not returned": asked(RECOVERING, EndRound(), AskRecover(CULT)),
        "no rewards": asked(SHARING, *SHARING.agenda[:3], AskClue(CULT, 1)),
        "Clues are shared out twice": beneath(SHARING, ShareClues(1)),
        "Clues are not shared out": asked(FLEEING, *FLEEING.agenda[:4], AskFlee(HER)),
        "she flees twice": beneath(FLEEING, Flee()),
        "Relics are gained twice": beneath(ELIMINATED, GainRewards(1)),
        "an order is chosen in the middle of a resolution": beneath(
            ordering(at=1, row=(*ORDERED, spot("crypt", up=True))), ReplaceLocation(3), GainRewards(3), ShareClues(3)
        ),
        "icons, and no question": instead(SHOOTING, Settle()),
        "more to come than ever is": beneath(SHOOTING, *[Settle()] * LONGEST),
        "more to come after the end": asked(over("defeat"), *[Settle()] * LONGEST),
    },
    "LR-6.3.2": {
        "the Adventurer keeps Locations": instead(KEEPING, AskKeep(HER)),
        "the Cult places the figure": instead(STARTING, AskFigure(CULT)),
        "the Cult will place the figure": step(KEEPING, 2, seat=CULT),
        "the Adventurer deploys": instead(DEPLOYING, AskDeploy(HER)),
        "the Cult has her turn": instead(TURN, AskAdventurer(CULT)),
        "the Adventurer has its turn": instead(TURN, AskCult(HER)),
        "the Cult flees": instead(FLEEING, AskFlee(CULT)),
        "the Adventurer shares Clues out": instead(SHARING, AskClue(HER, 1)),
        "the Adventurer lays a Location": instead(LAYING, AskLay(HER, 1)),
        "the Adventurer says what is resolved first": instead(ORDERING, AskOrder(HER, (1, 2))),
        "the Cult shoots": instead(SHOOTING, AskShot(CULT)),
        "the Cult moves the figure": instead(SHOOTING, AskMove(CULT)),
        "the Adventurer moves a Cultist": instead(SHOOTING, AskDestination(HER, Card("acolyte"))),
        "the Adventurer gains a Relic": instead(SHOOTING, AskRelic(HER)),
        "she moves while Cultists are deployed": asked(DEPLOYING, *DEPLOYING.agenda, AskMove(HER)),
        "she shoots while Cultists are deployed": asked(DEPLOYING, *DEPLOYING.agenda, AskShot(HER)),
        "she moves in Maintenance": instead(RECOVERING, AskMove(HER)),
        "she places a Clue in the middle of its action": instead(CHOOSING, AskLocation(HER, Icon.CLUE)),
        "she takes a card in the middle of its action": instead(CHOOSING, AskRecover(HER)),
        "she eliminates a Cultist in the middle of its action": instead(CHOOSING, AskCultist(HER, Icon.DISCARD, 1)),
    },
    "LR-6.3.1": {
        "her action was a pass": step(SHOOTING, 0, passed=True),
        "it has the next turn as well": asked(CHOOSING, AskCult(CULT), *CHOOSING.agenda[1:]),
        "its action was a pass": step(CHOOSING, 0, passed=True),
        "her action with nothing left of it was a pass": step(RUNNING, 0, passed=True),
        "two actions at once": beneath(CHOOSING, row(Box.ACTIVATION, "acolyte")),
        "two abilities at once": beneath(ABILITY, ABILITY.agenda[1]),
        "an action while Cultists are deployed": asked(
            DEPLOYING, *DEPLOYING.agenda, row(Box.ACTIVATION, "mob"), AskCultist(CULT, Icon.SHIFT)
        ),
        "an action in Maintenance": beneath(
            play(
                table(
                    "buy",
                    cult_permanents=["omen | permanent resistance +1 @hers"],
                    cult_discard=["dirge"],
                    cultists=[On(1, "mob 2 | eliminated recover", shots=2), On(2, "priest 3 = mark mark")],
                ),
                *("pass", "pass"),
            ),
            row(Box.ACTIVATION, "priest"),
        ),
    },
    "LR-7.1.2": {
        "no card": step(FLEEING, 1, card=None),
        "a Location for a card": step(FLEEING, 1, card=None, location=Location("harbour")),
        "a card and a Location": step(FLEEING, 1, location=Location("harbour")),
        "a card for a Location": step(ABILITY, 1, card=Card("harbour"), location=None),
        "a card that is called like the Location": step(ABILITY, 1, card=Card("harbour")),
        "a card that has no such box": step(FLEEING, 1, card=Card("priest")),
        "a choice that there is not": step(FLEEING, 1, choice="b"),
        "of the other side": step(ELIMINATED, 5, seat=HER),
        "before its first icon": step(FLEEING, 1, next=-1),
        "beyond its last icon": step(SHOOTING, 1, next=3),
        "nothing is left to do": step(FLEEING, 1, next=2),
        "fewer times than none": step(FLEEING, 1, left=-1),
        "an icon more often than once": step(FLEEING, 1, left=1),
        "more often than Relics have been stolen": step(COUNTING, 1, left=3),
        "more often than there can be damage": step(RAGING, 1, left=8),
        "more often when all is done": step(SHOOTING, 1, next=2, left=1),
        "a place where nobody was eliminated": step(FLEEING, 1, position=2),
        "a place before the row": step(ELIMINATED, 5, position=0),
        "a place beyond the row": step(ELIMINATED, 5, position=4),
    },
    "LR-R30": {
        "a Shot at a Location": instead(PLACING, AskLocation(HER, Icon.SHOT)),
        "a Mark of hers": instead(PLACING, AskLocation(HER, Icon.MARK)),
        "a Wound for a Cultist": instead(CHOOSING, AskCultist(CULT, Icon.WOUND)),
        "she readies a Cultist": instead(alter_cultist(HUNTING, Card("mob"), ready=False), AskCultist(HER, Icon.READY)),
        "a Cultist is readied at a place": instead(
            alter_cultist(CHOOSING, Card("mob"), ready=False), AskCultist(CULT, Icon.READY, 1)
        ),
        "a Cultist moves from a place": instead(CHOOSING, AskCultist(CULT, Icon.SHIFT, 2)),
        "she eliminates a Cultist elsewhere": instead(HUNTING, AskCultist(HER, Icon.ELIMINATE, 2)),
        "she eliminates a Cultist anywhere": instead(HUNTING, AskCultist(HER, Icon.ELIMINATE)),
        "a Cultist beyond the row": instead(CHOOSING, AskCultist(CULT, Icon.ELIMINATE, 4)),
        "a Cultist before the row": instead(CHOOSING, AskCultist(CULT, Icon.DISCARD, 0)),
        "a Cultist moves that is not deployed": instead(MOVING, AskDestination(CULT, Card("boat"))),
        "no token is left for a Shot": alter_cultist(LAST_TOKEN, Card("beast"), shots=2),
        "a hand that is full": hers(TAKING, hand=tuple(map(Card, "abcdefgh")), deck=()),
    },
    "LR-R20": {
        "the card is in the discard pile": hers(SHOOTING, played=None, discard=(Card("gun"),)),
        "another card lies there": hers(BOOTS, played=Card("boots"), hand=(Card("gun"),)),
        "a card lies there in a turn": its(RITE, played=Card("rite"), hand=()),
        "a card lies there while Clues are shared out": its(
            sharing(cult_hand=["rite | action fund"]), played=Card("rite"), hand=()
        ),
        "the card lies elsewhere after the end": its(WON, played=None, discard=(Card("psalm"),)),
    },
}
CASES = cases(DOCTORED)


@pytest.mark.parametrize(("rule", "state"), CASES)
def test_a_doctored_state_breaks_one_invariant_which_names_its_rule(rule: str, state: State) -> None:
    assert [violation.rule for violation in state.violations()] == [rule]


def test_every_invariant_of_the_course_is_broken_by_some() -> None:
    assert {*DOCTORED, *OTHERS} == {invariant.rule for invariant in COURSE}


@pytest.mark.parametrize(("rule", "state"), CASES)
def test_it_is_told_from_every_view(rule: str, state: State) -> None:
    for viewer in VIEWERS:
        assert [violation.rule for violation in state.view(viewer).violations()] == [rule]
