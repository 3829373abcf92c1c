"""What holds of the course of a game: doctored states that could not have been come to, by the rule that they break."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules.gate import (
    AskTurn,
    Book,
    Direction,
    Insanity,
    InsanityFacts,
    Keeping,
    Laid,
    Mythos,
    Revealed,
    Side,
    Sigil,
    State,
)
from rlyeh_rules.gate.after_actions import AfterDeed, SetOff
from rlyeh_rules.gate.carrying import Carry
from rlyeh_rules.gate.changes import with_board
from rlyeh_rules.gate.course import COURSE, LONGEST
from rlyeh_rules.gate.effects import Deed, TakeInsanity, Who
from rlyeh_rules.gate.equipment.pistol import PistolWindow
from rlyeh_rules.gate.insanity import AskRelic, DrawInsanity, PutAway
from rlyeh_rules.gate.turns import ChooseAction, EndTurn
from rlyeh_rules.gate.voting import AskVotes
from rlyeh_rules.kernel import BySeat, Seat, Source, evolve

from .doctored import asking, ballot, beneath, cases, instead, player, step, top, turn, vote
from .moments import moment
from .table import new, play, table, votes

P1, P2, P3, P4, P5, P6 = map(Seat, range(6))

# ------------------------------------------------------------------ sound states

TURN: Final = moment("a turn")
DECLARING: Final = moment("a declaration")
CHOOSING: Final = new(5, choose_characters=True, starting_player=2)
CONCERNING: Final = moment("whom a card concerns")
ORDERING: Final = moment("which card comes first")
PISTOL: Final = moment("the Pistol")
GAMBLING: Final = moment("a gamble")
RESEARCHING: Final = moment("a research")
DRAWN: Final = moment("an Artifact drawn")
INVESTIGATING: Final = moment("an investigation")
RELIC: Final = moment("the Holy Relic")
RELIC_CARDS: Final = moment("cards of the Holy Relic")
ORB: Final = moment("the Orb")
SEEN: Final = moment("the pool seen")
ACCUSED: Final = moment("a statement")
VOTING: Final = moment("a vote")
CONSULTING: Final = moment("a vote on the book")
VOLUNTEERING: Final = moment("a volunteer")
BLACKMAIL: Final = moment("Blackmail")
DISCOVERED: Final = moment("a discovered Cultist")
PSALMS: Final = play(table(gear={1: "tarsoid-psalms"}), "use psalms")
BLESSED: Final = play(table(cultists=[1, 2], gear={1: "holy-relic"}), "investigate", "leave")
SLEIGHT: Final = play(table(gear={1: "sleight-of-hand"}), "use sleight")
SCREAMING: Final = play(
    table(turn=2, insanity=["scream-in-the-night", "lost-for-words"], insanity_discard=["whispered-dread"]),
    "investigate",
    "leave",
)
DELIRIUM: Final = InsanityFacts(
    Insanity("delirium"),
    1,
    Keeping.LASTING,
    Source.STAND_IN,
    after=Deed.GAMBLE,
    effects=(TakeInsanity(Who.ANOTHER), TakeInsanity(Who.ANOTHER)),
)
TWICE: Final = play(table(mad={1: ["delirium"]}, texts=[DELIRIUM]), "gamble", "play ithaqua")
PLOTTING: Final = play(table(5, cultists=[1, 5], discovered=[1], hands={1: "B"}, artifacts={}, deck="I Z B"), "plot")
SCORING: Final = play(
    table(
        pool="I I I I D B",
        hands={1: "I/Z B D"},
        gear={1: "holy-relic"},
        insanity=["lost-for-words"] * 9,
    ),
    "contribute star-vampire",
)
BOUND: Final = play(
    table(mad={2: ["eager-to-please"]}, insanity=["lost-for-words"] * 4), "accuse 4", "waive", "1: vote yes"
)
ENDED: Final = {
    "the fourth sigil": play(
        table(created=["zhar", "bokrug", "dagon"], pool="I I I I D B", hands={1: "I B D"}), "contribute ithaqua"
    ),
    "midnight": play(table(turn=5, hour=11, insanity=["lost-for-words"] * 4), "research", "done"),
    "two hours": play(
        table(hour=10, insanity=["lost-for-words"] * 4), "accuse 2", "waive", *votes("1 yes", "2 yes", "4 yes", "5 yes")
    ),
    "a conviction among four": play(
        table(4, hour=7, cultists=[4]), "accuse 2", "waive", *votes("1 yes", "2 yes", "4 yes")
    ),
    "the open book": play(
        table(pool="Z Z Z Z D B", book="two-in-the-open", directions=[], hands={1: "I B D"}), "contribute ithaqua"
    ),
}


@pytest.mark.rule("GR-10.4", "GR-10.5")
@pytest.mark.parametrize("name", ENDED)
def test_a_game_that_has_ended_is_sound(name: str) -> None:
    state = ENDED[name]
    assert state.is_over
    assert state.violations() == ()
    for seat in (*state.seats, None):
        assert state.view(seat).violations() == ()


def ended(name: str, **changes: Any) -> State:
    """A game that has ended, otherwise."""
    outcome = ENDED[name].outcome
    assert outcome is not None
    return evolve(ENDED[name], outcome=evolve(outcome, **changes))


def votes_of(state: State, *given: bool | None) -> State:
    """The state in which other votes have been given."""
    return asking(state, votes=BySeat(given))


def up(state: State, *, up: bool) -> State:
    """The state with its last card in the pool lying otherwise."""
    return evolve(state, pool=(*state.pool[:-1], Laid(state.pool[-1].card, up)))


DOCTORED: Final[dict[str, dict[str, State]]] = {
    "GR-R27": {
        "nothing is asked": evolve(TURN, agenda=()),
        "the turn does not end": evolve(TURN, agenda=TURN.agenda[1:]),
        "the Pistol is not asked": evolve(TURN, agenda=(TURN.agenda[0], TURN.agenda[-1])),
        "a Pistol in a game without": beneath(table(), PistolWindow()),
        "two turns": beneath(TURN, EndTurn(P1)),
        "a turn within a choice": beneath(TURN, ChooseAction(P1)),
        "no choice after the declaration": evolve(DECLARING, agenda=(*DECLARING.agenda[:-2], DECLARING.agenda[-1])),
        "no turn after the choice of characters": evolve(CHOOSING, agenda=CHOOSING.agenda[1:]),
        "a turn while characters are chosen": evolve(CHOOSING, agenda=(*CHOOSING.agenda, AskTurn(P2))),
        "a vote that leads to nothing": evolve(CONSULTING, agenda=(*CONSULTING.agenda[:2], CONSULTING.agenda[-1])),
        "a vote without a sentence": evolve(VOTING, agenda=(*VOTING.agenda[:2], VOTING.agenda[-1])),
        "a card is put away and nothing asked": beneath(
            evolve(TURN, insanity=evolve(TURN.insanity, deck=(*TURN.insanity.deck[:2], *TURN.insanity.deck[3:]))),
            PutAway(TURN.insanity.deck[2]),
        ),
        "more is drawn in a gamble": beneath(GAMBLING, DrawInsanity(P4)),
        "two cards are carried out in one": beneath(CONCERNING, Carry(P1, "x", 1), Carry(P1, "x", 1)),
        "more to come than ever is": beneath(CONCERNING, *[DrawInsanity(P1)] * LONGEST),
        "more to come after the end": evolve(ENDED["midnight"], agenda=(DrawInsanity(P1),) * LONGEST),
    },
    "GR-6.0.1": {
        "another has the turn": instead(TURN, AskTurn(P2)),
        "another ends it": step(TURN, 0, seat=P2),
        "another gambles": asking(GAMBLING, seat=P3),
        "another lends the hand": asking(RESEARCHING, body=P3),
        "another declares": asking(DECLARING, seat=P2),
        "another begins": step(CHOOSING, 0, seat=P3),
        "another has the Pistol": asking(PISTOL, seat=P4),
        "the Pistol with nothing to undo": evolve(PISTOL, undo=None),
        "another has Blackmail": asking(BLACKMAIL, seat=P2),
        "another has the Relic": instead(RELIC, AskRelic(P2)),
        "another has used the Relic": asking(RELIC_CARDS, seat=P2),
        "a discovered Cultist has the Relic": player(BLESSED, 1, revealed=Revealed(Side.CULTISTS)),
    },
    "GR-3.8": {
        "who has a character chooses another": asking(play(CHOOSING, "be doctor"), seat=P2),
        "somebody does not choose": evolve(CHOOSING, agenda=(*CHOOSING.agenda[:2], *CHOOSING.agenda[3:])),
        "another chooses first": evolve(CHOOSING, agenda=(*CHOOSING.agenda[:2], *CHOOSING.agenda[:1:-1])),
    },
    "GR-5.1": {
        "there is no target": with_board(TURN, target=None),
        "there is a target already": with_board(DECLARING, target=Sigil.ZHAR),
        "there is a target before the first turn": with_board(CHOOSING, target=Sigil.ZHAR),
        "the target of an incantation is left": with_board(SCORING, target=Sigil.ZHAR),
        "there is no target to gamble for": with_board(INVESTIGATING, target=None),
    },
    "GR-7.2": {
        "a card of a revealed incantation lies face down": up(SCORING, up=False),
        "an incantation of three cards": evolve(
            SCORING,
            pool=SCORING.pool[:3],
            mythos=evolve(SCORING.mythos, discard=tuple(laid.card for laid in SCORING.pool[3:])),
        ),
        "two cards before the declaration": evolve(
            DECLARING,
            pool=tuple(Laid(card) for card in DECLARING.mythos.deck[:2]),
            mythos=evolve(DECLARING.mythos, deck=DECLARING.mythos.deck[2:]),
        ),
    },
    "GR-R51": {
        "a gamble after a research": beneath(GAMBLING, AfterDeed(P4, Deed.RESEARCH)),
        "a research of a discovered Cultist": player(
            player(RESEARCHING, 4, revealed=Revealed(Side.CULTISTS)), 4, mind=TURN.players[3].mind
        ),
        "a research that costs nothing": evolve(RESEARCHING, agenda=(*RESEARCHING.agenda[:-2], RESEARCHING.agenda[-1])),
        "a research that costs another": step(RESEARCHING, -2 % len(RESEARCHING.agenda), seat=P3),
        "an investigation that costs nothing": evolve(
            INVESTIGATING, agenda=(*INVESTIGATING.agenda[:-2], INVESTIGATING.agenda[-1])
        ),
        "a plot that costs insanity": beneath(PLOTTING, DrawInsanity(P1)),
        "a plot of an Investigator": asking(DRAWN, plots=True),
        "Sleight of Hand that has not been used": player(SLEIGHT, 1, uses=1),
        "something else was named by the Pistol": turn(player(GAMBLING, 3, uses=0), must=Deed.RESEARCH),
    },
    "GR-6.5.5": {
        "the book is open": with_board(
            CONSULTING,
            book=evolve(CONSULTING.book, deck=CONSULTING.book.deck[1:], direction=CONSULTING.book.deck[0]),
        ),
        "the group has not been asked": turn(CONSULTING, consulted=False),
        "the vote of another": asking(VOTING, asker=P2),
        "nobody is accused": asking(VOTING, accused=None),
        "who accuses is accused": asking(VOTING, accused=P1),
        "somebody is accused who is known": player(VOTING, 5, revealed=Revealed(Side.INVESTIGATORS)),
        "the accused votes": asking(VOTING, voters=(P1, P2, P3, P4, P5, P6)),
        "somebody does not vote": asking(VOTING, voters=(P1, P2, P3, P5)),
        "the votes are open": asking(VOTING, open=True),
        "the accused has voted": votes_of(VOTING, None, False, True, None, True, None),
        "somebody has voted before the statement": evolve(
            ACCUSED,
            agenda=tuple(
                evolve(one, votes=BySeat([True, *[None] * 5])) if isinstance(one, AskVotes) else one
                for one in ACCUSED.agenda
            ),
        ),
        "somebody else is heard": asking(ACCUSED, seat=P4),
        "somebody else is sentenced": step(VOTING, -2, target=P4),
        "no votes are known": with_board(BLACKMAIL, ballot=None),
        "votes on another": ballot(BLACKMAIL, accused=P4, votes=BySeat([True, False, True, None, True, False])),
        "no vote that could be turned": ballot(BLACKMAIL, votes=BySeat([*[None] * 5, False])),
        "votes of another": ballot(BLACKMAIL, asker=P2),
        "too few want the book": vote(vote(VOLUNTEERING, 1, yes=False), 3, yes=False),
        "volunteers out of their order": asking(VOLUNTEERING, others=(P5, P4)),
    },
    "GR-8.15": {"a vote that is forbidden": votes_of(BOUND, None, False, None, None, None)},
    "GR-8.14": {
        "a card that there is not": asking(CONCERNING, card="nothing"),
        "an effect that there is not": asking(CONCERNING, at=1),
        "an effect before the first": asking(CONCERNING, at=-1),
        "an effect that asks nobody": asking(CONCERNING, card="torn-pages"),
        "another card than is put away": asking(SCREAMING, card="whispered-dread"),
        "the effect that comes after it": asking(TWICE, at=1),
        "a card that stays is put away": evolve(
            step(SCREAMING, 1, card=Insanity("lost-for-words")),
            insanity=evolve(SCREAMING.insanity, deck=(Insanity("scream-in-the-night"),)),
        ),
        "a card is carried on that has one effect": beneath(CONCERNING, Carry(P1, "whispered-dread", 1)),
    },
    "GR-R35": {
        "an order of the same": asking(ORDERING, cards=top(ORDERING).cards[:1] * 2),
        "an order that is not sorted": asking(ORDERING, cards=top(ORDERING).cards[::-1]),
        "cards of different kinds of action": beneath(ORDERING, SetOff(P1, TURN.players[5].mind.open[0])),
    },
    "GR-6.3.2": {
        "more cards are drawn for nothing": asking(RESEARCHING, extra=1),
        "a card is used that is no Artifact": asking(RESEARCHING, used=(Mythos("ithaqua"),)),
        "an Artifact is used in another moment": asking(RESEARCHING, used=(Mythos("powder-of-ibn-ghazi"),)),
        "an Artifact is laid down through another": turn(DRAWN, body=P3),
        "a hand without bounds": asking(DRAWN, limit=99),
        "a hand of less than nothing": asking(DRAWN, limit=-1),
        "nothing has been drawn to gamble with": evolve(
            asking(GAMBLING, cards=()),
            mythos=evolve(GAMBLING.mythos, discard=(*GAMBLING.mythos.discard, *top(GAMBLING).cards)),
        ),
        "a card of the pool lies face up": up(INVESTIGATING, up=True),
        "nothing is seen of the deck": evolve(
            asking(ORB, seen=()),
            mythos=evolve(ORB.mythos, deck=(*top(ORB).seen, *ORB.mythos.deck)),
        ),
        "one card of the Relic": evolve(
            asking(RELIC_CARDS, cards=top(RELIC_CARDS).cards[:1]),
            insanity=evolve(RELIC_CARDS.insanity, discard=(*RELIC_CARDS.insanity.discard, *top(RELIC_CARDS).cards[1:])),
        ),
        "Psalms that have not been used": player(PSALMS, 1, uses=1),
        "fewer than no cards by the Psalms": asking(PSALMS, laid=-1),
    },
    "GR-6.4.5": {"cards are seen out of their order": asking(SEEN, seen=top(SEEN).seen[::-1])},
    "GR-10.4": {
        "others have won": ended("midnight", winners=(P1,)),
        "only some of a side have won": ended("the fourth sigil", winners=(P1,)),
        "by a rule that ends no game": ended("midnight", rule="GR-6.0.1"),
        "for no reason": ended("midnight", reason=""),
        "with points": ended("midnight", scores=(1, 2, 3, 4, 5)),
        "before midnight": with_board(ENDED["midnight"], hour=11),
        "without the fourth sigil": with_board(
            ENDED["the fourth sigil"], created=ENDED["the fourth sigil"].created[:3]
        ),
        "with the book closed": with_board(ENDED["the open book"], book=Book((Direction("two-in-the-open"),))),
        "without a conviction": ended("midnight", rule="GR-6.5.13"),
        "not, though four have convicted an Investigator": evolve(
            table(4, cultists=[4], revealed=[2]),
        ),
    },
}
CASES: Final = cases(DOCTORED)
ONLY_IN_THE_TRUTH: Final = {one.rule for one in COURSE if not one.of_views}


@pytest.mark.rule("GR-7.17", "GR-R27", "GR-R51")
@pytest.mark.parametrize(("rule", "state"), CASES)
def test_a_doctored_state_breaks_the_invariant_it_is_about(rule: str, state: State) -> None:
    assert rule in {violation.rule for violation in state.violations()}


@pytest.mark.parametrize(("rule", "state"), [case for case in CASES if case.values[0] not in ONLY_IN_THE_TRUTH])
def test_it_is_told_from_every_view(rule: str, state: State) -> None:
    for seat in (*state.seats, None):
        assert rule in {violation.rule for violation in state.view(seat).violations()}


def test_every_invariant_of_the_course_is_broken_by_some() -> None:
    assert {*DOCTORED} == {one.rule for one in COURSE}


# ------------------------------------------------------------------ what is lawful, however seldom


@pytest.mark.rule("GR-R27", "GR-R51")
@pytest.mark.parametrize(
    "state",
    [SLEIGHT, PSALMS, SCREAMING, PLOTTING, SCORING, BOUND, CHOOSING],
    ids=["Sleight of Hand", "Psalms", "a scream", "a plot", "an incantation", "a bound vote", "characters"],
)
def test_what_is_lawful_breaks_nothing(state: State) -> None:
    assert state.violations() == ()
    assert all(state.view(seat).violations() == () for seat in (*state.seats, None))


@pytest.mark.rule("GR-8.15", "GR-R48")
def test_opium_may_bind_somebody_who_has_voted_otherwise() -> None:
    """Two cards that contradict each other bind nobody; then one is taken away."""
    state = table(mad={2: ["eager-to-please"]}, secret={2: ["secret-sympathy"]}, gear={3: "opium"})
    state = play(state, "accuse 4", "waive", "1: vote no", "2: opium 1, secret 1")
    assert [str(action) for action in state.legal_actions(P2)] == ["1: vote yes"]
