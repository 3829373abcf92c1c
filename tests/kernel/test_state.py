"""A state: what is asked, what may be done, and what is refused."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest

from rlyeh_rules import (
    FULL,
    Action,
    ChanceError,
    GameOver,
    IllegalAction,
    NotYourTurn,
    Outcome,
    Refusal,
    Scripted,
    Seat,
    SeatError,
    ViewError,
    new_game,
)
from rlyeh_rules.kernel import BySeat, Chance, ChanceGave, Options, Play, Step, evolve, record
from tests.kernel.small import ANN, BOB, RED, SETUP, Ask, AskAll, Bag, Put, Say, Size, State, Stone, Wait, deal, small
from tests.lantern.auction import AskBid, Bid, PassBid
from tests.lantern.dice import AskReroll, Keep, Reroll
from tests.lantern.state import REWIND, STRESS, change
from tests.lantern.turn import AskAct, Research, Rewind, Verb
from tests.lantern.vote import AskVotes, Vote
from tests.support.table import CAT, asked, dealt, holding

ANYBODY = AskAll((ANN, BOB))


def over() -> State:
    s = small()
    return s.apply(Put(ANN, RED, 1)).state


# ------------------------------------------------------------------ what is asked


def test_a_state_says_what_is_asked_and_of_whom() -> None:
    s = small(Ask(BOB))
    assert s.decision == Ask(BOB)
    assert s.waiting_on == (BOB,)
    assert not s.is_over
    assert (s.game, s.seats, s.seat_name(BOB), s.viewer) == ("small", (0, 1), "Bob", FULL)


def test_when_the_game_is_over_nothing_is_asked() -> None:
    s = over()
    assert s.is_over
    assert s.decision is None
    assert (s.waiting_on, s.legal_actions(), s.legal_actions(ANN)) == ((), (), ())


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (Outcome((BOB,), "more points", "LN-9.1", BySeat([2, 25])), "Bob wins: more points (Bob: 25, Ann: 2)."),
        (Outcome((ANN, BOB), "the lamp is lit", "LN-9.1"), "Ann and Bob win: the lamp is lit."),
        (Outcome((), "the lamp is out", "LN-9.4"), "Nobody wins: the lamp is out."),
    ],
)
def test_the_end_of_a_game_is_told_in_a_sentence(outcome: Outcome, sentence: str) -> None:
    assert outcome.describe(small()) == sentence


def test_what_all_may_do_is_what_each_may_do() -> None:
    s = small(ANYBODY)
    assert s.legal_actions() == (Wait(ANN), Wait(BOB))
    assert s.legal_actions(BOB) == (Wait(BOB),)
    assert small(Ask(BOB)).legal_actions(ANN) == ()


def test_a_listing_is_made_once() -> None:
    s = small()
    assert s.legal_actions() is s.legal_actions()


def test_a_seat_that_may_change_its_mind_is_not_waited_for() -> None:
    s, _ = asked(AskVotes(ANN, BOB, BySeat([None] * 3))).apply(Vote(ANN, yes=True))
    assert s.waiting_on == (CAT,)
    assert s.legal_actions() == (Vote(CAT, yes=True), Vote(CAT, yes=False))
    assert s.legal_actions(ANN) == (Vote(ANN, yes=False),)
    assert s.legal_actions(BOB) == ()


def test_an_interrupt_is_listed_to_its_seat_though_another_is_asked() -> None:
    s, _ = holding(asked(AskAct(ANN)), BOB, REWIND).apply(Research(ANN))
    assert s.waiting_on == (ANN,)
    assert s.legal_actions(BOB) == (Rewind(BOB, Verb.RESEARCH), Rewind(BOB, Verb.CONTRIBUTE))
    assert not {Rewind} & {type(action) for action in s.legal_actions()}


def test_an_interrupt_is_an_answer_to_nothing() -> None:
    s, _ = holding(asked(AskAct(ANN)), BOB, REWIND).apply(Research(ANN))
    after, _ = s.apply(Rewind(BOB, Verb.CONTRIBUTE))
    assert after.decision == AskAct(ANN, must=Verb.CONTRIBUTE)


def test_a_repr_is_a_short_line() -> None:
    assert repr(small()) == "<small State: Ask by 0>"
    assert repr(small(ANYBODY)) == "<small State: AskAll by 0, 1>"
    assert repr(small(Ask(BOB)).view(ANN)) == "<small State: Ask by 1, view of 0>"
    assert repr(small().view(None)) == "<small State: Ask by 0, view of a spectator>"
    assert repr(over()) == "<small State: over: put>"
    assert repr(small(Say("hello"))) == repr(evolve(small(), agenda=())) == "<small State: nobody is asked>"


# ------------------------------------------------------------------ what is refused


def test_an_illegal_action_is_refused_with_rule_seat_and_numbers() -> None:
    s = dealt()
    refusal = Refusal("LN-2.3", ANN, "You have 5 coins and cannot bid 6.")
    assert s.why_not(Bid(ANN, 6)) == refusal
    with pytest.raises(IllegalAction) as caught:
        s.apply(Bid(ANN, 6))
    assert type(caught.value) is IllegalAction
    assert (caught.value.refusal, caught.value.rule) == (refusal, "LN-2.3")


def test_a_refused_action_leaves_the_state_untouched() -> None:
    s = dealt()
    before, digest = copy.deepcopy(s), s.digest()
    with pytest.raises(IllegalAction):
        s.apply(Bid(ANN, 99))
    assert (s, s.digest()) == (before, digest)


def test_a_seat_that_nothing_is_asked_of_is_told_whose_turn_it_is() -> None:
    with pytest.raises(NotYourTurn, match=r"Ann must decide now, not Bob\. \(LN-2\.2\)"):
        dealt().apply(PassBid(BOB))
    with pytest.raises(NotYourTurn, match="Ann and Bob must decide now, not"):
        evolve(small(ANYBODY), setup=evolve(SETUP, names=("Ann", "Bob", "Cat"))).apply(Wait(CAT))


def test_an_answer_to_another_question_is_told_what_is_asked() -> None:
    refusal = dealt().why_not(Keep(ANN))
    assert refusal is not None
    assert (refusal.rule, refusal.seat) == ("LN-2.2", ANN)
    assert "Raise the bid, or pass." in refusal.message


def test_after_the_end_every_action_is_too_late() -> None:
    s = over()
    with pytest.raises(GameOver) as caught:
        s.apply(Wait(ANN))
    assert caught.value.refusal == Refusal("SM-2", ANN, "The game is over.")
    assert s.why_not(Wait(ANN)) == caught.value.refusal


def test_an_action_of_another_game_is_none_of_this() -> None:
    with pytest.raises(IllegalAction, match="Bid is no action of small"):
        small().apply(Bid(ANN, 1))
    with pytest.raises(IllegalAction, match="Wait is no action of lantern"):
        dealt().apply(Wait(ANN))


@pytest.mark.parametrize("thing", [None, "wait", 5, (), Ask(ANN)])
def test_what_is_no_action_is_refused_like_one(thing: Action) -> None:
    with pytest.raises(IllegalAction, match="is no action; parse_action makes one of a text") as caught:
        small().apply(thing)
    assert small().why_not(thing) == caught.value.refusal
    assert caught.value.refusal.seat is None


@pytest.mark.parametrize("seat", [2, -1])
def test_an_action_of_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    with pytest.raises(IllegalAction, match=f"There is no seat {seat} at this table"):
        small().apply(Wait(Seat(seat)))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seat", "0"),
        ("seat", None),
        ("seat", 0.5),
        ("stone", 5),
        ("stone", None),
        ("count", "1"),
        ("count", []),
        ("size", "huge"),
        ("size", 1),
        ("target", "1"),
        ("quickly", 0.5),
        ("quickly", None),
    ],
)
def test_a_field_that_holds_a_value_of_another_type_is_refused_by_name(field: str, value: object) -> None:
    changes = {field: value}
    action = evolve(Put(ANN, RED, 1), **changes)
    with pytest.raises(IllegalAction) as caught:
        small().apply(action)
    assert caught.value.refusal == Refusal(None, None, f"Put.{field} cannot be {value!r}.")
    assert small().why_not(action) == caught.value.refusal


@pytest.mark.parametrize(
    "equal", [Put(ANN, "red", 1), Put(ANN, RED, 1.0), Put(ANN, RED, True), Put(ANN, RED, 1, quickly=0)]
)
def test_what_equals_a_listed_action_is_legal_and_the_listed_one_is_carried_out(equal: Put) -> None:
    s = small()
    assert s.why_not(equal) is None
    after, _ = s.apply(equal)
    assert type(after.bowl[0]) is Stone
    assert after.digest() == s.apply(s.legal_actions()[0]).state.digest()


def test_what_is_handed_in_is_not_what_gets_into_the_state() -> None:
    after, _ = dealt().apply(Bid(ANN, 2.0))  # type: ignore[arg-type]
    assert isinstance(after.decision, AskBid)
    assert type(after.decision.bid) is int


def test_a_game_whose_explanation_and_listing_disagree_still_refuses() -> None:
    s = small(AskOdd(ANN))
    assert s.why_not(Odd(ANN)) == Refusal(None, ANN, "0: odd is not among the legal actions.")
    with pytest.raises(IllegalAction, match="not among the legal actions"):
        s.apply(Odd(ANN))


@record
class Odd(Action):
    """Not listed, and not refused either."""

    game = "small"
    says = "odd"
    means = "{seat} is odd."

    @classmethod
    def options(cls, ask: object, s: State, seat: Seat) -> tuple[Action, ...]:
        return ()


@record
class AskOdd(Ask):
    allows = (Odd, Wait)


def test_the_time_of_a_seat_is_up_only_while_it_is_waited_for() -> None:
    assert dealt().default_action(ANN) == PassBid(ANN)
    with pytest.raises(NotYourTurn, match="Nothing is asked of this seat now"):
        dealt().default_action(BOB)
    with pytest.raises(NotYourTurn):
        over().default_action(ANN)


@pytest.mark.parametrize("seat", [-1, 2, "0", 0.0, True])
def test_a_seat_that_is_not_there_has_nothing(seat: Seat) -> None:
    for ask in (small().legal_actions, small().view, small().seat_name, small().default_action):
        with pytest.raises(SeatError, match="at this table of 2"):
            ask(seat)


# ------------------------------------------------------------------ views


def test_a_view_offers_its_own_seat_what_the_state_offers_it() -> None:
    view = small(ANYBODY).view(BOB)
    assert view.legal_actions() == view.legal_actions(BOB) == (Wait(BOB),)
    assert small(ANYBODY).view(None).legal_actions() == ()


def test_a_view_does_not_say_what_others_may_do() -> None:
    view = small().view(ANN)
    with pytest.raises(ViewError, match="This is the view of seat 0: what seat 1 may do"):
        view.legal_actions(BOB)
    with pytest.raises(ViewError):
        view.why_not(Wait(BOB))
    with pytest.raises(ViewError):
        small().view(None).legal_actions(ANN)


def test_a_view_cannot_be_played_on() -> None:
    with pytest.raises(ViewError, match="determinize it first"):
        small().view(ANN).apply(Wait(ANN))


def test_a_view_of_a_view_is_itself_and_none_of_anothers() -> None:
    view = small().view(ANN)
    assert view.view(ANN) is view
    for seat in (BOB, None):
        with pytest.raises(ViewError, match="another cannot be made of it"):
            view.view(seat)


def test_a_refusal_says_the_same_by_ones_own_view() -> None:
    s = asked(AskReroll(ANN, (0, 0, 0)), change(dealt(), ANN, stress=STRESS))
    assert s.why_not(Reroll(ANN, 0)) == s.view(ANN).why_not(Reroll(ANN, 0)) is not None


# ------------------------------------------------------------------ what happens


def test_an_action_leads_to_a_new_state_and_tells_what_happened() -> None:
    s = dealt()
    state, events = s.apply(Bid(ANN, 2))
    assert state != s
    assert s == dealt()
    assert [type(event).__name__ for event in events] == ["BidMade"]


def test_what_chance_gave_is_told_last_and_only_if_it_gave_something() -> None:
    _, events = asked(AskReroll(ANN, (0, 0, 0))).apply(Reroll(ANN, 0), chance=Scripted([5]))
    assert events[-1] == ChanceGave((5,))
    assert events[-1].seen_by(ANN) == events[-1].seen_by(None) == ChanceGave(())
    _, events = dealt().apply(Bid(ANN, 2))
    assert not any(isinstance(event, ChanceGave) for event in events)


def test_the_stream_of_the_state_goes_on_by_what_was_drawn() -> None:
    s = asked(AskReroll(ANN, (0, 0, 0)))
    after, events = s.apply(Reroll(ANN, 0))
    chance = Chance(s.chance)
    assert events[-1] == ChanceGave((chance.below(6),))
    assert after.chance == chance.value


def test_chance_that_is_brought_along_starts_where_the_state_is() -> None:
    s = asked(AskReroll(ANN, (0, 0, 0)))
    chance = Chance(99)
    assert s.apply(Reroll(ANN, 0), chance=chance) == s.apply(Reroll(ANN, 0))


@pytest.mark.parametrize("stranger", [Random, 5, Chance, "dice"], ids=repr)
def test_numbers_come_from_chance_and_from_nothing_else(stranger: Any) -> None:  # noqa: ANN401 - of wrong types
    with pytest.raises(ChanceError, match=r"^Random numbers come from a Chance, not from "):
        asked(AskReroll(ANN, (0, 0, 0))).apply(Reroll(ANN, 0), chance=stranger)


def test_what_lies_on_the_agenda_of_a_new_game_is_worked_off() -> None:
    begun = deal(SETUP, Chance(3))
    assert (
        evolve(begun, agenda=(Ask(ANN), Say("hello"))).begin(Chance(3)).events[0].describe() == "Somebody said hello."
    )


@record
class EndAtOnce(Step):
    game = "small"

    def run(self, s: State, play: Play) -> State:
        play.end(s, Outcome((), "there was no time", "SM-1"))


def test_a_game_may_be_over_before_anybody_is_asked() -> None:
    begun = evolve(deal(SETUP, Chance(3)), agenda=(EndAtOnce(),)).begin(Chance(3))
    assert begun.state.outcome == Outcome((), "there was no time", "SM-1")


def test_states_are_values() -> None:
    s = small()
    assert s == small()
    assert hash(s) == hash(small())
    assert s != evolve(s, chance=2)
    assert len({s, small(), s.view(ANN)}) == 2


def test_states_and_views_come_whole_out_of_another_process() -> None:
    s = dealt()
    for one in (s, s.view(BOB), s.view(None)):
        again = pickle.loads(pickle.dumps(one))  # noqa: S301 - our own
        assert again == one
        assert again.legal_actions() == one.legal_actions()


def test_a_copy_is_the_same() -> None:
    s = dealt()
    s.legal_actions()
    assert copy.copy(s) == copy.deepcopy(s) == s
    assert copy.deepcopy(s.view(BOB)) == s.view(BOB)


def test_a_game_is_told_apart_from_another_by_its_state() -> None:
    assert type(new_game("seals", seed=1)) is not type(dealt())
    assert Options.game == ""
    assert Play([]).events == []
    assert (Size.SMALL, Bag()) == ("small", Bag(()))


# ------------------------------------------------------------------ how well a seat stands


def test_a_state_says_how_well_a_seat_stands() -> None:
    s = small()
    assert (s.evaluate(ANN), s.evaluate(0)) == (len(s.bags[ANN].stones),) * 2


def test_how_well_a_seat_stands_is_not_said_of_a_view_nor_of_nobody() -> None:
    s = small()
    with pytest.raises(ViewError, match=r"^A view does not show enough to be judged: determinize it first\.$"):
        s.view(ANN).evaluate(ANN)
    with pytest.raises(SeatError):
        s.evaluate(9)
