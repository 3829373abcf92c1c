"""What holds of the course of a game: doctored states that could not have been come to, by the rule that they break."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import BySeat, Outcome, Seat
from rlyeh_rules.kernel import evolve
from rlyeh_rules.seals import (
    AskAnswer,
    AskEnd,
    AskExchange,
    AskFetch,
    AskGods,
    AskHalf,
    AskIds,
    AskLook,
    AskName,
    AskOpening,
    AskPlace,
    AskStart,
    Lying,
    State,
    Thing,
)
from rlyeh_rules.seals.abilities import position
from rlyeh_rules.seals.changes import alter
from rlyeh_rules.seals.course import COURSE
from tests.seals.doctored import (
    EACH,
    IN_FRONT_OF_A,
    IN_FRONT_OF_B,
    advanced,
    asked,
    boxed,
    cases,
    lying,
    new,
    pushed_last,
    sound,
    with_god,
)
from tests.seals.table import A, B, card, play


def bids(mine: int, theirs: int, **more: Any) -> State:
    """A has bid so many markers, B so many, and B must answer."""
    return sound("answer", markers=((4 - mine, 0), (0, 4 - theirs)), staked=((mine, 0), (0, theirs)), **more)


def picks(*gods: Thing | None) -> State:
    """A game in which these have been picked."""
    left = tuple(Seat(at) for at, god in enumerate(gods) if god is None)
    return asked(PICKING, PICKING.agenda[0], AskGods(left, BySeat(gods)))


def options(state: State, **changes: Any) -> State:
    """The state with other options."""
    return evolve(state, setup=evolve(state.setup, options=evolve(state.setup.options, **changes)))


def earlier(state: State, **changes: Any) -> State:
    """The state with something else about the first position that is remembered."""
    turn = state.turn
    return evolve(state, turn=evolve(turn, earlier=(evolve(turn.earlier[0], **changes), *turn.earlier[1:])))


def ended(state: State, **changes: Any) -> State:
    """The state with something else about how the game has ended."""
    return evolve(state, outcome=evolve(state.outcome, **changes))


PICKING, CHOOSING = new(**EACH), new(id_cards=True)
BOTH = new(id_cards=True, **EACH)
NUMBERS = {"hands": (["i-necronomicon"], ["c-necronomicon"]), "turn": 10, "active": B}
LAST = sound(
    "end",
    **NUMBERS,
    areas=(
        [*IN_FRONT_OF_A, "i-potion", "i-shoggoth", "i-gate-closure"],
        [*IN_FRONT_OF_B, "c-potion", "c-shoggoth", "c-gate-closure"],
    ),
)
OVER = play(LAST, "close")
SHUB, YOG = with_god("shub-niggurath"), with_god("yog-sothoth")
LOOKED, EXCHANGING = play(SHUB, "offer", "look"), play(YOG, "yog-sothoth cultist-yog-sothoth")
HALF = play(LOOKED, "name investigator-potion")
FETCHING = play(advanced("end", b="herald-of-arrival"), "close", "replace 1")
GATE_USED = play(sound("end"), "gate cultist-gate up 1.1")
TWO_UP = sound("opening", areas=(IN_FRONT_OF_A, ["i-journal", "c-journal"]))
ANSWERING = sound("answer")
ONE = GATE_USED.turn.earlier[0]

DOCTORED = {
    "SC-10.3": {
        "a turn before the first": asked(CHOOSING, *sound().agenda),
        "a god is to be picked, but not waited for": asked(
            PICKING, PICKING.agenda[0], AskGods((B,), BySeat((None, None)))
        ),
        "an ID card is to be chosen, but not waited for": asked(CHOOSING, *CHOOSING.agenda[:-1], AskIds((B,))),
        "gods are picked where one is shared": options(PICKING, elder_gods=new().setup.options.elder_gods),
        "gods are picked, and ID cards never chosen": options(PICKING, id_cards=True),
        "ID cards are chosen in a basic game": options(CHOOSING, id_cards=False),
        "the marker has been taken": evolve(CHOOSING, turn=evolve(CHOOSING.turn, active=B)),
    },
    "SC-2.4": {
        "an artifact is picked": picks(Thing.GATE, None),
        "an artifact is picked second": picks(None, Thing.POTION),
    },
    "SC-2.3": {
        "an artifact of the opponent's": alter(
            alter(PICKING, A, hand=PICKING.players[B].hand), B, hand=PICKING.players[A].hand
        ),
        "a god in a hand while gods are picked": boxed(PICKING, A, "i-gate", "i-hastur"),
    },
    "SC-4.14": {
        "no end of the turn": asked(sound(), AskAnswer(B), AskOpening(A), AskStart(A)),
        "no answer to the bid": asked(sound(), AskEnd(A), AskOpening(A), AskStart(A)),
        "the opponent places a card": asked(sound(), AskEnd(A), AskAnswer(B), AskOpening(A), AskStart(B)),
        "the active player answers first": asked(sound("opening"), AskEnd(A), AskAnswer(A), AskOpening(A)),
        "a bid without a card": asked(sound("end"), AskEnd(A), AskAnswer(B)),
        "a card in the centre at the end": asked(sound("answer"), AskEnd(A)),
        "the opponent closes the turn": asked(sound("end"), AskEnd(B)),
        "nothing is asked": asked(sound("end")),
        "something is asked after the end": asked(OVER, AskEnd(B)),
        "the active player looks at a hand": asked(SHUB, *SHUB.agenda[:-1], AskLook(A, B)),
        "cards are exchanged while a bid is made": asked(EXCHANGING, *EXCHANGING.agenda[:-2], AskExchange(B, A)),
        "cards are exchanged while a hand is offered": asked(
            EXCHANGING, *EXCHANGING.agenda[:-2], AskPlace(A), AskExchange(B, A)
        ),
    },
    "SC-9.9": {
        "a hand is offered": asked(sound(), *sound().agenda[:-1], AskLook(B, A)),
        "a hand is looked at": alter(asked(sound(), *sound().agenda[:-1], AskName(B, A)), A, lookers=(B,)),
        "a card is placed after an offer": asked(sound(), *sound().agenda[:-1], AskPlace(A)),
        "a half is turned": asked(sound("opening"), *sound("opening").agenda, AskHalf(A)),
        "one half lies face down": lying(LOOKED, A, 0, up=False, seen_by=(A,)),
    },
    "SC-9.8": {
        "Yog-Sothoth has not been used": evolve(EXCHANGING, turn=evolve(EXCHANGING.turn, used=())),
        "the active player chooses": asked(EXCHANGING, *EXCHANGING.agenda[:-1], AskExchange(A, B)),
    },
    "SC-10.11": {
        "for a face-up card": asked(FETCHING, *FETCHING.agenda[:-1], AskFetch(B, 0)),
        "for none": asked(FETCHING, *FETCHING.agenda[:-1], AskFetch(B, 2)),
        "for none before the first": asked(FETCHING, *FETCHING.agenda[:-1], AskFetch(B, -1)),
        "by the opponent": asked(FETCHING, *FETCHING.agenda[:-1], AskFetch(A, 1)),
        "without a Herald": asked(sound(areas=(["i-gate", "~c-gate"], IN_FRONT_OF_B)), *sound().agenda, AskFetch(A, 1)),
        "a card of the box lies open": evolve(FETCHING, box=(Lying(FETCHING.box[0].card, up=True), *FETCHING.box[1:])),
    },
    "SC-9.10": {
        "a hand is open at any time": alter(sound(), A, lookers=(B,)),
        "the hand of the other player is open": alter(LOOKED, B, lookers=(A,)),
        "a hand that is chosen from is closed": alter(LOOKED, A, lookers=()),
        "a hand is open for an exchange": alter(EXCHANGING, A, lookers=(B,)),
    },
    "SC-5.9": {
        "a card was pushed that is in no bid": pushed_last(sound("opening"), "i-gate"),
        "a bid is half made and not their own turn to bid": asked(
            lying(bids(1, 0), B, 0, pushed=True), AskEnd(A), AskAnswer(A, card("i-journal"))
        ),
    },
    "SC-4.4": {
        "the active player has committed a marker": sound("opening", markers=((3, 0), (0, 4)), staked=((1, 0), (0, 0))),
        "the opponent has committed a marker": sound("opening", markers=((4, 0), (0, 3)), staked=((0, 0), (0, 1))),
        "the opponent has pushed a card": lying(TWO_UP, B, 0, pushed=True),
        "a card is pushed though no bid is begun": lying(sound("opening"), A, 0, pushed=True),
        "a card was pushed before the last that comes after it": lying(
            play(sound("opening"), "push cultist-gate"), A, 0, pushed=True
        ),
    },
    "SC-4.17": {
        "a standing bid as high as the one it answers": bids(1, 1),
        "a lower standing bid": bids(2, 3),
        "a standing bid as high as a card": bids(2, 0, areas=(IN_FRONT_OF_A, ["^i-journal", "~c-journal"])),
        "a raise to nothing over nothing": sound("answer", answering=A),
        "a standing bid below nothing": sound(
            "answer", areas=(["^i-gate", "c-gate"], IN_FRONT_OF_B), values={"i-gate": (1, -1)}
        ),
    },
    "SC-R21": {
        "a position of the opponent": earlier(GATE_USED, seat=B),
        "a place too many": earlier(GATE_USED, up=(*ONE.up, True)),
        "a place of the opponent too few": earlier(GATE_USED, theirs=ONE.theirs[1:]),
        "a pair spent twice": earlier(GATE_USED, spent=(Thing.GATE, Thing.GATE)),
        "while the opponent answers": evolve(ANSWERING, turn=evolve(ANSWERING.turn, earlier=(position(ANSWERING, A),))),
    },
    "SC-6.11": {
        "a position that has stood twice": evolve(GATE_USED, turn=evolve(GATE_USED.turn, earlier=(ONE, ONE))),
        "a card too few": earlier(GATE_USED, cards=ONE.cards[1:]),
        "a card of the opponent": earlier(GATE_USED, cards=(card("i-journal"), *ONE.cards[1:])),
        "a card twice": earlier(GATE_USED, cards=(ONE.cards[1], *ONE.cards[1:])),
        "a hand out of order": earlier(GATE_USED, cards=(*ONE.cards[:3], *ONE.cards[:2:-1])),
    },
    "SC-3.6": {
        "the wrong winner": ended(OVER, winners=(Seat(1 - OVER.outcome.winners[0]),) if OVER.outcome else ()),
        "no winner": ended(OVER, winners=()),
        "other scores": ended(OVER, scores=BySeat((99, 0))),
        "another rule": ended(OVER, rule="SC-8.5"),
        "in the middle of the game": evolve(asked(sound("end")), outcome=OVER.outcome),
        "thirteen by none": evolve(
            asked(sound("end")), outcome=Outcome((A,), "Alex Smyth has exactly 13 control points", "SC-10.8")
        ),
    },
}
CASES = cases(DOCTORED)


@pytest.mark.parametrize(("rule", "state"), CASES)
def test_a_doctored_state_breaks_one_invariant_which_names_its_rule(rule: str, state: State) -> None:
    assert [violation.rule for violation in state.violations()] == [rule]


def test_every_invariant_of_the_course_is_broken_by_some() -> None:
    assert set(DOCTORED) == {invariant.rule for invariant in COURSE}


OF_VIEWS = {invariant.rule for invariant in COURSE if invariant.of_views}


@pytest.mark.parametrize(("rule", "state"), [case for case in CASES if case.values[0] in OF_VIEWS])
def test_what_can_be_told_from_a_view_is_told_from_it(rule: str, state: State) -> None:
    assert [violation.rule for violation in state.view(None).violations()] == [rule]
