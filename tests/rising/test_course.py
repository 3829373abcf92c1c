"""What holds of the course of a game: doctored states that could not have been come to, by the rule that they break."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules.kernel import Step, evolve
from rlyeh_rules.rising import Character, Discovery, Foe, Mythos, Phase, Reason, Relic, State
from rlyeh_rules.rising.actions import AskAction, NextAction
from rlyeh_rules.rising.carrying import CarryOut
from rlyeh_rules.rising.course import COURSE, LONGEST, MOST
from rlyeh_rules.rising.discovery import OfferClaim
from rlyeh_rules.rising.end_of_turn import EndEffects, StirCthulhu
from rlyeh_rules.rising.fighting import Fight
from rlyeh_rules.rising.marching import March
from rlyeh_rules.rising.mythos import FinishMythos
from rlyeh_rules.rising.mythos_phase import DrawMythos
from rlyeh_rules.rising.options import UnknownMythos, UnknownRules
from rlyeh_rules.rising.sanity import AskSkill
from rlyeh_rules.rising.setup import BeginGame, DealInsanities, SetUpEpisode
from rlyeh_rules.rising.sharing import ChooseInvestigators, ShareOut
from rlyeh_rules.rising.turns import BeginTurn, DrawMythosPhase, EndOfTurn, NextTurn
from rlyeh_rules.rising.using import AskMeanwhile, Meanwhile
from rlyeh_rules.rising.wounds import Wound

from .doctored import asking, beneath, cases, discovery, instead, mythos, options, top, turn, without
from .moments import QUESTIONS, STORIES, moment
from .table import i, seat, table

BODY: Final = table(**STORIES["on the body"])
ACTING: Final = moment("AskAction")
STEPPING: Final = moment("AskStep")
ROLLING: Final = moment("AskReroll")
FIGHTING: Final = moment("AskAttacker")
REDIRECTING: Final = moment("AskRedirect")
CANCELLING: Final = moment("AskCancel")
OMEN, OMENS = moment("AskOmen"), moment("AskOmens")
CLAIMING: Final = moment("AskClaim")
MEANWHILE: Final = moment("AskMeanwhile")
ENDING: Final = moment("AskEndEffect")
SHARING, CHOOSING = moment("AskSharing"), moment("AskInvestigator")
DEALING, DRAFTING = moment("AskPartner"), moment("AskRelic")
WAY: Final = moment("AskWay")
SAVAGE: Final = moment("AskSavage")
FIGURE: Final = moment("AskFigure")
DISCARDING: Final = moment("AskDiscard")
WHICH: Final = moment("AskWhich")
MYTHOS: Final = next(
    state for state in map(moment, QUESTIONS) if any(isinstance(step, FinishMythos) for step in state.agenda)
)
FIGHT: Final = moment("AskTentacles")
SPLIT: Final = moment("AskSplit")


def at_the_bottom(state: State, *steps: Any) -> State:
    """The state with something else at the bottom of its agenda."""
    return evolve(state, agenda=(*steps, *state.agenda[1:]))


def in_place_of(state: State, kind: type[Step], other: Step) -> State:
    """The state with another step in the place of one of a kind."""
    return evolve(state, agenda=tuple(other if isinstance(step, kind) else step for step in state.agenda))


def rolled(**changes: Any) -> State:
    """A roll with something else about it."""
    return asking(ROLLING, roll=evolve(top(ROLLING).roll, **changes))


def also_playing(state: State, *more: str) -> State:
    """The state in which these Mythos cards are played as well, from the top of the deck."""
    cards = state.mythos.deck[: len(more) or 1]
    return mythos(state, deck=state.mythos.deck[len(cards) :], playing=(*state.mythos.playing, *cards))


DOCTORED: Final[dict[str, dict[str, State]]] = {
    "RR-25.3": {
        "nothing is to come": evolve(BODY, agenda=()),
        "an investigator who does not play": beneath(BODY, Wound(Character("nobody"), 1)),
        "a figure that is not in the box": beneath(BODY, March(Foe("cultist-11"), 1, i(1))),
        "a figure that is none": beneath(BODY, March(Foe("left-foot"), 1, i(1))),
        "a card that there is not": beneath(BODY, OfferClaim(i(1), Discovery("sword"))),
        "a Mythos card that there is not": beneath(BODY, FinishMythos(i(1), Mythos("storm"))),
        "a Relic that there is not": asking(DRAFTING, relics=(Relic("sword"),)),
        "an effect that there is not": beneath(BODY, CarryOut(i(1), "mythos:storm")),
        "an effect after the last": beneath(BODY, CarryOut(i(1), "mythos:torches-below", 99)),
        "an effect before the first": asking(FIGURE, carry=evolve(top(FIGURE).carry, at=-1)),
        "a number below none": beneath(BODY, Wound(i(1), -1)),
        "a number beyond all": beneath(BODY, Wound(i(1), MOST + 1)),
        "a roll that no effect has called for": rolled(reason=Reason.MADE, key="mythos:storm"),
        "a roll that another effect has called for": rolled(reason=Reason.MADE, key="mythos:torches-below"),
        "more to come than there can be": beneath(BODY, *[Meanwhile(i(5))] * LONGEST),
    },
    "RR-12.2": {
        "a turn without its Mythos phase": at_the_bottom(ACTING),
        "the end of the turn too early": at_the_bottom(ACTING, EndOfTurn(i(5))),
        "the Mythos phase of another": at_the_bottom(ACTING, DrawMythosPhase(i(1))),
        "a turn within a turn": beneath(ACTING, BeginTurn(i(1))),
        "the next turn in the middle of one": beneath(ENDING, NextTurn()),
        "another phase than is played": turn(ACTING, phase=Phase.MYTHOS),
        "a turn before the game has begun": turn(DEALING, number=1),
        "actions before the game has begun": turn(DEALING, actions=1),
        "a phase before the game has begun": turn(DEALING, phase=Phase.END_OF_TURN),
    },
    "RR-17.1": {
        "actions in the Mythos phase": instead(MEANWHILE, AskAction(top(MEANWHILE).seat, i(5))),
        "actions to come in the Mythos phase": beneath(MEANWHILE, NextAction(i(5))),
        "a step of a Run in the Mythos phase": beneath(MEANWHILE, STEPPING.agenda[-1]),
        "cards later, in the action phase": beneath(ACTING, Meanwhile(i(5))),
        "cards are asked about in the action phase": instead(ACTING, AskMeanwhile(top(ACTING).seat, i(5))),
        "a fight in the action phase": beneath(ACTING, Fight()),
        "the end of the turn in the action phase": beneath(ACTING, EndEffects(i(5))),
        "Cthulhu stirs in a fight": beneath(FIGHTING, StirCthulhu(FIGHTING.turn.who)),
        "the actions of another": asking(ACTING, who=i(1), seat=seat(1)),
        "the actions of another come next": beneath(ACTING, NextAction(i(1))),
    },
    "RR-1.1": {
        "insanity cards in a turn": beneath(ACTING, DealInsanities()),
        "the episode twice": beneath(DEALING, SetUpEpisode(0)),
        "who plays whom, after the insanity cards": beneath(DEALING, ShareOut(0)),
        "nobody begins": without(DEALING, BeginGame),
        "Relics in a game without": options(
            DRAFTING, unknown_rules=UnknownRules.MONSTERS, unknown_mythos=UnknownMythos.TRUE
        ),
        "Relics before the insanity cards": evolve(DRAFTING, agenda=(*DEALING.agenda[:-1], DRAFTING.agenda[-1])),
        "a partner before the start is drawn": evolve(DEALING, agenda=(DEALING.agenda[0], DEALING.agenda[-1])),
        "a wound in the set-up": in_place_of(DEALING, SetUpEpisode, Wound(DEALING.turn.who, 1)),
    },
    "RR-R43": {
        "a sixth investigator is shared out": asking(SHARING, at=5),
        "a sixth investigator is chosen": asking(CHOOSING, at=5),
        "a line that the Episode card has not": in_place_of(DEALING, SetUpEpisode, SetUpEpisode(99)),
        "a seventh is shared out": in_place_of(SHARING, ChooseInvestigators, ChooseInvestigators(6)),
        "a Relic lies there twice": asking(DRAFTING, relics=top(DRAFTING).relics[:1] * 2),
        "no Relic is left": asking(DRAFTING, relics=()),
    },
    "RR-25.1": {
        "another shares out": asking(SHARING, seat=seat(2)),
        "another chooses": asking(
            CHOOSING, seat=next(one.seat for one in CHOOSING.team if one.seat != top(CHOOSING).seat)
        ),
        "another takes the actions": asking(ACTING, seat=seat(1)),
        "somebody without Protector steps between": asking(REDIRECTING, by=top(REDIRECTING).who),
        "another decides about the card": asking(CLAIMING, seat=seat(2)),
        "another rerolls the dice": asking(ROLLING, seat=seat(3)),
    },
    "RR-5.11": {
        "the march of a figure that has gone": asking(WAY, foe=Foe("cultist-9")),
        "an attack of a figure that has gone": asking(REDIRECTING, foe=Foe("cultist-9")),
        "a roll against a figure that has gone": rolled(targets=(Foe("cultist-9"),)),
    },
    "RR-25.2": {
        "a question before a question": beneath(FIGHTING, FIGHTING.agenda[-1]),
        "whose answer comes of another": beneath(CLAIMING, AskSkill(top(CLAIMING).seat, top(CLAIMING).who)),
    },
    "RR-10.8": {
        "an attack on nobody": rolled(targets=()),
        "an attack on the same twice": rolled(targets=top(ROLLING).roll.targets * 2),
        "an enemy attacks two": asking(FIGHT, roll=evolve(top(FIGHT).roll, targets=(Foe("head"), Foe("cultist-1")))),
        "Fire attacks": asking(FIGHT, roll=evolve(top(FIGHT).roll, reason=Reason.FIRE)),
        "dice out of their order": rolled(dice=top(ROLLING).roll.dice[::-1]),
        "more elder signs are counted than lie there": rolled(signs=6),
        "more are counted twice than once": rolled(doubled=1),
        "more tentacles are counted than lie there": rolled(counted=4),
        "an attack of one's own, from which somebody is protected": rolled(protected=True),
        "the same is attacked twice": asking(moment("AskTargets"), targets=top(moment("AskTargets")).targets * 2),
        "wounds are shared out among one": asking(SPLIT, roll=evolve(top(SPLIT).roll, targets=(Foe("cultist-1"),))),
        "more wounds are dealt than there are": asking(SPLIT, given=(99,)),
        "wounds are dealt to nobody": asking(SPLIT, given=(0,) * len(top(SPLIT).roll.targets)),
    },
    "RR-16.6": {
        "a card is played twice": beneath(OMENS, OMENS.agenda[-2]),
        "a card that is never put away": also_playing(ACTING),
        "a card is put away that nobody plays": beneath(BODY, FinishMythos(i(5), Mythos("torches-below"))),
        "another card is drawn before": beneath(MYTHOS, DrawMythos(MYTHOS.turn.who, first=False)),
        "another card is put away": asking(CANCELLING, card=Mythos("the-hand-descends")),
        "a card that is never played": without(OMEN, type(OMEN.agenda[-2])),
    },
    "RR-20.20": {
        "two omens of one": also_playing(OMEN),
        "one omen of two": mythos(
            OMENS, playing=OMENS.mythos.playing[:1], deck=(*OMENS.mythos.playing[1:], *OMENS.mythos.deck)
        ),
        "two cards at once": also_playing(CANCELLING),
    },
    "RR-22.3": {
        "a card that nobody claims": discovery(BODY, drawn=BODY.discovery.deck[:1], deck=BODY.discovery.deck[1:]),
        "a card is claimed that nobody has drawn": beneath(BODY, OfferClaim(i(5), Discovery("drowned-litany"))),
        "another card is claimed": asking(CLAIMING, card=CLAIMING.discovery.deck[0]),
    },
    "RR-11.6": {
        "more cards to discard than are held": asking(DISCARDING, left=6),
        "an attack on nobody": asking(moment("AskTargets"), targets=()),
        "an effect without ways": asking(WHICH, carry=evolve(top(WHICH).carry, key="mythos:the-ring-closes", at=0)),
    },
}
CASES: Final = cases(DOCTORED)
ONLY_IN_THE_TRUTH: Final = {invariant.rule for invariant in COURSE if not invariant.of_views}


@pytest.mark.rule("RR-12.2", "RR-17.1", "RR-1.1", "RR-25.1", "RR-5.11", "RR-16.6", "RR-22.3")
@pytest.mark.parametrize(("rule", "state"), CASES)
def test_a_doctored_state_breaks_the_invariant_it_is_about(rule: str, state: State) -> None:
    assert rule in {violation.rule for violation in state.violations()}


@pytest.mark.parametrize(("rule", "state"), [case for case in CASES if case.values[0] not in ONLY_IN_THE_TRUTH])
def test_it_is_told_from_every_view(rule: str, state: State) -> None:
    for viewer in (*state.seats, None):
        assert rule in {violation.rule for violation in state.view(viewer).violations()}


def test_every_invariant_of_the_course_is_broken_by_some() -> None:
    assert {*DOCTORED} == {invariant.rule for invariant in COURSE}
