"""What holds in every state: sound ones break nothing, and each doctored one breaks the rule that it is about."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules.kernel import Outcome, Seat, evolve
from rlyeh_rules.rising import Character, Discovery, Foe, Insanity, Kind, Mind, Mythos, Relic, Side, Space, State
from rlyeh_rules.rising.course import COURSE
from rlyeh_rules.rising.invariants import INVARIANTS
from rlyeh_rules.rising.options import Sharing
from rlyeh_rules.rising.sanity import AskSkill

from .doctored import (
    beneath,
    board,
    cases,
    discovery,
    enemy,
    first_card,
    mind,
    mythos,
    one,
    options,
    part,
    tokens,
    turn,
)
from .moments import QUESTIONS, STORIES, moment
from .table import i, new, seat, table

SEATS: Final = [*map(Seat, range(3)), None]

# ------------------------------------------------------------------ sound states


@pytest.mark.rule("RR-26.5", "RR-25.3")
@pytest.mark.parametrize("name", QUESTIONS)
def test_a_sound_state_breaks_nothing_in_no_view(name: str) -> None:
    state = moment(name)
    assert state.violations() == ()
    for viewer in SEATS:
        assert state.view(viewer).violations() == ()


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_new_game_breaks_nothing(seats: int) -> None:
    assert new(seats).violations() == ()


# ------------------------------------------------------------------ doctored ones

BODY, GATE, APART, RELICS = (table(**STORIES[name]) for name in ("on the body", "at a Gate", "apart", "with relics"))
DYING: Final = moment("AskSkill")


def without_part(state: State) -> State:
    """A table with four body parts; the one that is missing had no card."""
    return evolve(state, parts=tuple(each for each in state.parts if each.space != "left-leg"))


def dead(state: State, number: int, **changes: Any) -> State:
    """The state in which somebody has been killed, and what they had is discarded."""
    gone = state.investigator(i(number))
    state = discovery(state, discard=(*state.discovery.discard, *(held.card for held in gone.cards)))
    if gone.mind.kept is not None:
        state = mythos(state, discard=(*state.mythos.discard, gone.mind.kept))
    bare = Mind(gone.mind.insanity, partner=gone.mind.partner)
    nothing: dict[str, Any] = {"space": None, "wounds": 5, "energy": 0, "fire": 0, "cards": (), "mind": bare}
    return one(state, number, **{**nothing, **changes})


def keeping(state: State, card: str) -> State:
    """The state in which I3 keeps another Mythos card, for which the one that was kept lies in the deck."""
    kept = state.investigator(i(3)).mind.kept
    deck = tuple(kept if lies == card else lies for lies in state.mythos.deck)
    return mythos(mind(state, 3, kept=Mythos(card)), deck=deck)


def opened_by(state: State, space: str, card: str) -> State:
    """The state in which another card is attached to a part, for which the one that was lies in the deck."""
    (was,) = [each.card for each in state.parts if each.space == space]
    deck = tuple(was if lies == card else lies for lies in state.discovery.deck)
    return discovery(part(state, space, card=Discovery(card)), deck=deck)


def ended(rule: str, *, won: bool = False, **changes: Any) -> State:
    """A game that has ended by a rule, on a table on which much has happened."""
    outcome = Outcome(BODY.seats if won else (), "it is over", rule)
    return evolve(BODY, outcome=evolve(outcome, **changes))


def parts_destroyed(state: State, *spaces: str) -> State:
    """The state in which these parts, which were Vulnerable, have been destroyed."""
    for space in spaces:
        state = part(state, space, destroyed=True, wounds=0)
    return state


DEAD: Final = dead(dead(dead(dead(dead(BODY, 1), 2), 3), 4), 5)

DOCTORED: Final[dict[str, dict[str, State]]] = {
    "RR-26.4": {
        "four investigators": evolve(BODY, team=BODY.team[1:]),
        "somebody twice": evolve(BODY, team=(evolve(BODY.team[0], character=i(2)), *BODY.team[1:])),
        "somebody whom there is not": evolve(
            BODY, team=(evolve(BODY.team[0], character=Character("nobody")), *BODY.team[1:])
        ),
    },
    "RR-26.1": {
        "four body parts": without_part(BODY),
        "parts out of their order": evolve(BODY, parts=BODY.parts[::-1]),
        "a map of eight spaces": board(BODY, fire=BODY.board.fire[1:]),
        "two skills": one(BODY, 1, levels=(4, 4)),
        "the turn of nobody": turn(BODY, who=Character("nobody")),
        "a figure of a kind that there is not": enemy(BODY, 0, kind=Kind("dragon"), id=Foe("dragon-1")),
        "a Relic that there is not": one(RELICS, 1, relic=Relic("sword")),
    },
    "RR-1.2": {
        "dealt out of turn": one(BODY, 1, seat=seat(2)),
        "a player without any": options(
            one(one(BODY, 1, seat=seat(2)), 4, seat=seat(2)),
            sharing=Sharing.CHOSEN,
        ),
    },
    "RR-21.6": {
        "a stress too many": one(BODY, 1, stress=5),
        "stress below none": one(BODY, 1, stress=-1),
        "a sixth wound": one(BODY, 1, wounds=6),
        "wounds below none": one(BODY, 1, wounds=-1),
        "a fifth wound, and alive": one(BODY, 1, wounds=5),
        "dead of nothing": one(BODY, 3, space=None),
        "mad, and alive": one(BODY, 1, sanity=21),
        "beyond madness": one(BODY, 1, sanity=22),
        "before the first space": one(BODY, 1, sanity=0),
        "less Energy than none": one(BODY, 1, energy=-1),
        "less Fire than none": one(BODY, 1, fire=-1),
        "more Fire than anybody catches": one(BODY, 1, fire=10**9),
        "more deaths than anybody has": one(BODY, 4, deaths=4),
        "cards of a dead one": one(BODY, 2, space=None, wounds=5),
        "Energy of a dead one": dead(BODY, 1, energy=1),
        "Fire on a dead one": dead(BODY, 1, fire=1),
    },
    "RR-20.5": {
        "a level too few": one(BODY, 1, levels=(3, 3, 2)),
        "a level too many": one(BODY, 1, levels=(4, 3, 3)),
        "a fifth level": one(BODY, 1, levels=(5, 3, 1)),
        "a level of none": one(BODY, 1, levels=(4, 5, 0)),
        "a skill that is raised for nothing": beneath(BODY, AskSkill(seat(1), i(1))),
        "a threshold that nobody works off": evolve(DYING, agenda=DYING.agenda[:-1]),
    },
    "RR-20.9": {"an insanity card twice": mind(BODY, 1, insanity=Insanity.KLEPTOMANIA, tokens=0)},
    "RR-20.26": {
        "fewer tokens than none": mind(BODY, 1, tokens=-1),
        "tokens on another card": mind(BODY, 2, tokens=1),
        "tokens of a dead one": mind(dead(BODY, 1), 1, tokens=1),
        "somebody lies who is not catatonic": mind(BODY, 1, lying=True),
        "a dead one lies": mind(dead(BODY, 5), 5, lying=True),
        "another keeps a card": mind(mind(BODY, 3, kept=None), 1, kept=Mythos("the-hand-descends")),
        "a card with a symbol is kept": keeping(BODY, "torches-below"),
        "a dead one keeps a card": one(BODY, 3, space=None, wounds=5),
        "one's own partner": mind(BODY, 4, partner=i(4)),
        "no partner": mind(BODY, 4, partner=None),
        "a partner who does not play": mind(BODY, 4, partner=Character("nobody")),
        "a partner of somebody else": mind(BODY, 1, partner=i(2)),
    },
    "RR-23.8": {
        "a Relic twice": one(RELICS, 1, relic=Relic("salt-crown")),
        "one has none": one(RELICS, 1, relic=None),
        "a Relic in a game without": one(BODY, 1, relic=Relic("salt-crown")),
    },
    "RR-22.4": {
        "a Companion with its last wound": first_card(BODY, 2, wounds=3),
        "a Companion with fewer wounds than none": first_card(BODY, 2, wounds=-1),
        "a wounded Item": first_card(APART, 1, wounds=1),
    },
    "RR-2.21": {"two on the Head": one(BODY, 2, space=Space.HEAD)},
    "RR-2.17": {"a figure on a Leg": enemy(BODY, 0, space=Space.LEFT_LEG)},
    "RR-23.2": {
        "a figure twice": enemy(BODY, 0, id=Foe("cultist-2")),
        "a figure of another kind": enemy(BODY, 0, id=Foe("ghast-2")),
        "a figure that is not in the box": enemy(BODY, 0, id=Foe("cultist-11")),
        "a figure without a number": enemy(BODY, 0, id=Foe("cultist")),
        "a number written otherwise": enemy(BODY, 0, id=Foe("cultist-01")),
        "the wounds of which it dies": enemy(BODY, 0, wounds=2),
        "fewer wounds than none": enemy(BODY, 0, wounds=-1),
    },
    "RR-26.3": {
        "a monster of another game": enemy(BODY, 0, id=Foe("dhole-1"), kind=Kind("dhole")),
        "an Expert Cultist in a game without": options(GATE, expert_cultists=False),
        "more than the pool has": evolve(
            BODY, enemies=(*BODY.enemies, evolve(BODY.enemies[-1], id=Foe("rlyeh-spawn-2")))
        ),
    },
    "RR-26.2": {
        "eleven Cultists": evolve(
            BODY,
            enemies=tuple(evolve(BODY.enemies[0], id=Foe(f"cultist-{number}")) for number in range(1, 12)),
        ),
    },
    "RR-1.4": {
        "a monster twice": board(BODY, left=Kind("gug")),
        "a monster that is none": board(BODY, left=Kind("cultist")),
        "Unknown Monsters in a game without": board(BODY, unknown=(Kind("dhole"), Kind("byakhee"))),
        "one Unknown Monster": board(RELICS, unknown=RELICS.board.unknown[:1]),
    },
    "RR-15.4": {
        "more than there is": tokens(BODY, "fire", "red-gate", 50),
        "less than none": tokens(BODY, "fire", "red-gate", -2),
        "a space too many": board(BODY, fire=(*BODY.board.fire, 0)),
    },
    "RR-3.11": {
        "less than none in a space": tokens(BODY, "energy", "red-gate", -1),
        "less than none in the pool": board(BODY, pool=-1),
        "a pool in a game without": board(BODY, pool=1),
        "Energy of one's own in a game with a pool": options(BODY, shared_energy=True),
        "a space too few": board(BODY, energy=BODY.board.energy[1:]),
    },
    "RR-R24": {
        "two tokens in a space": tokens(BODY, "tokens", "moon-vortex", 1),
        "less than none": tokens(BODY, "tokens", "red-gate", -1),
        "a space too few": board(BODY, tokens=BODY.board.tokens[1:]),
    },
    "RR-5.13": {
        "the wounds that destroy it": part(BODY, "head", wounds=7),
        "fewer wounds than none": part(BODY, "head", wounds=-1),
        "wounds on what is destroyed": part(BODY, "head", destroyed=True),
        "four parts": without_part(BODY),
    },
    "RR-5.6": {
        "a card without that Condition": opened_by(BODY, "head", "drowned-litany"),
        "the other half of the card": part(BODY, "head", side=Side.RIGHT),
        "destroyed and never opened": part(BODY, "left-leg", destroyed=True),
    },
    "RR-19.6": {
        "before the track": board(BODY, track=0),
        "on the last space": board(BODY, track=8),
        "beyond it": board(BODY, track=9),
        "beyond it at the end": evolve(ended("RR-24.3"), board=evolve(BODY.board, track=9)),
    },
    "RR-12.3": {
        "fewer actions than none": turn(BODY, actions=-1),
        "more than anybody has": turn(BODY, actions=21),
        "a turn before all": turn(BODY, number=-1),
        "more uses than there can be": turn(BODY, used=("run",) * 101),
    },
    "RR-20.19": {
        "a fourth reroll": turn(BODY, rerolls=(i(2),) * 4),
        "of somebody who does not play": turn(BODY, rerolls=(Character("nobody"),)),
    },
    "RR-17.3": {
        "fought before the fight": turn(BODY, fought=(Foe("gug-1"),)),
        "twice": turn(moment("AskAttacker"), fought=moment("AskAttacker").turn.fought * 2 or (Foe("head"),) * 2),
        "somebody who is not there": turn(moment("AskAttacker"), fought=(Foe("cultist-9"),)),
    },
    "RR-21.4": {
        "a position of somebody alive": turn(BODY, position=Space.HEAD),
        "dead without a position": dead(BODY, 5),
    },
    "RR-24.4": {
        "won, and it goes on": parts_destroyed(BODY, "head", "left-arm", "right-leg"),
        "all dead, and it goes on": turn(DEAD, position=Space.HEAD),
        "won without destroying the Head": ended("RR-5.14", won=True),
        "lost with somebody alive": ended("RR-24.2"),
        "lost before the end of the track": ended("RR-24.3"),
        "ended by another rule": ended("RR-24.1"),
        "for no reason": evolve(ended("RR-24.3", reason=""), board=evolve(BODY.board, track=8)),
        "with points": evolve(ended("RR-24.3", scores=(1, 2, 3)), board=evolve(BODY.board, track=8)),
        "lost, and somebody has won": evolve(ended("RR-24.3", winners=(seat(1),)), board=evolve(BODY.board, track=8)),
        "won by some": parts_destroyed(ended("RR-5.14", winners=(seat(1),)), "head", "left-arm", "right-leg"),
        "lost, though it is won": parts_destroyed(
            evolve(ended("RR-24.3"), board=evolve(BODY.board, track=8)), "head", "left-arm", "right-leg"
        ),
    },
}
CASES: Final = cases(DOCTORED)


@pytest.mark.rule("RR-21.6", "RR-3.11", "RR-5.13", "RR-17.3", "RR-21.4", "RR-24.4")
@pytest.mark.parametrize(("rule", "state"), CASES)
def test_a_doctored_state_breaks_the_invariant_it_is_about(rule: str, state: State) -> None:
    assert rule in {violation.rule for violation in state.violations()}


@pytest.mark.parametrize(("rule", "state"), CASES)
def test_it_is_told_from_every_view(rule: str, state: State) -> None:
    for viewer in SEATS:
        assert rule in {violation.rule for violation in state.view(viewer).violations()}


def test_every_invariant_of_the_table_is_broken_by_some() -> None:
    assert {*DOCTORED} == {invariant.rule for invariant in INVARIANTS} - {invariant.rule for invariant in COURSE}


# ------------------------------------------------------------------ not broken by what is lawful

LAWFUL: Final[dict[str, State]] = {
    "won": parts_destroyed(ended("RR-5.14", won=True), "head", "left-arm", "right-leg"),
    "lost at the end of the track": evolve(ended("RR-24.3"), board=evolve(BODY.board, track=8)),
    "all dead": evolve(mythos(DEAD, discard=(Mythos("the-hand-descends"),)), outcome=Outcome((), "dead", "RR-24.2")),
    "one has died in its turn": turn(dead(BODY, 5), position=Space.FINAL_VORTEX),
    "a shorter track": options(board(BODY, track=2), track_length=3),
    "a pool of the group": board(table(**STORIES["among monsters"]), pool=9),
}


# ------------------------------------------------------------------ cards

STRANGE: Final[dict[str, State]] = {
    "in somebody's hands": first_card(BODY, 2, card=Discovery("sword")),
    "in the discard pile": mythos(BODY, discard=(Mythos("storm"),)),
    "kept": mind(BODY, 3, kept=Mythos("storm")),
    "on a part": part(BODY, "head", card=Discovery("sword")),
}
MISPLACED: Final[dict[str, State]] = {
    "twice": discovery(BODY, deck=(*BODY.discovery.deck, BODY.discovery.deck[0])),
    "nowhere": mythos(BODY, deck=BODY.mythos.deck[1:]),
    "on two parts": part(BODY, "left-arm", card=BODY.parts[-1].card),
}


@pytest.mark.rule("RR-26.1")
@pytest.mark.parametrize("name", STRANGE)
def test_a_card_that_there_is_not_is_seen_by_all(name: str) -> None:
    assert {violation.rule for violation in STRANGE[name].violations()} == {None}
    for viewer in SEATS:
        assert "RR-26.1" in {violation.rule for violation in STRANGE[name].view(viewer).violations()}


@pytest.mark.rule("RR-1.3", "RR-22.1")
@pytest.mark.parametrize("name", MISPLACED)
def test_every_card_is_in_one_place(name: str) -> None:
    assert {violation.rule for violation in MISPLACED[name].violations()} == {None}


@pytest.mark.rule("RR-24.2", "RR-24.3", "RR-5.14", "RR-21.4", "RR-R16", "RR-R33")
@pytest.mark.parametrize("name", LAWFUL)
def test_what_is_lawful_breaks_no_invariant(name: str) -> None:
    assert LAWFUL[name].violations() == ()
