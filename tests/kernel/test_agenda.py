"""Steps, decisions, and the play that works them off."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from rlyeh_rules.kernel import Action, Chance, Decision, Event, Outcome, Play, RulesDefect, Scripted, Step, record
from rlyeh_rules.kernel.agenda import Ended
from tests.kernel.small import ANN, BOB, Ask, AskAll, Put, Said, Say, State, Wait, small


def words(events: Iterable[Event]) -> list[str]:
    return [event.word for event in events if isinstance(event, Said)]


def played(*agenda: Step) -> list[str]:
    """What is said when Ann waits while this lies below."""
    return words(small(*agenda, Ask(ANN)).apply(Wait(ANN)).events)


def test_the_agenda_is_worked_off_from_the_top_until_somebody_is_asked() -> None:
    assert played(Say("never"), Ask(BOB), Say("second"), Say("first")) == ["first", "second"]


@record
class Branch(Step):
    """Adds steps in two calls, and resumes."""

    game = "small"
    again: bool = True

    def run(self, s: State, play: Play) -> State:
        if self.again:
            play.resume(Branch(again=False))
            play.then(Say("one"), Say("two"))
            play.then(Say("three"))
        else:
            play.then(Say("resumed"))
        return s


def test_what_is_added_comes_in_the_order_named_before_all_else_and_then_the_step_resumes() -> None:
    assert played(Ask(BOB), Say("last"), Branch()) == ["one", "two", "three", "resumed", "last"]


@record
class Burn(Step):
    """Forgets the innermost Branch and what lies above it."""

    game = "small"

    def run(self, s: State, play: Play) -> State:
        dropped = play.drop(Branch)
        play.tell(Said(f"dropped {type(dropped).__name__}"))
        return s


def test_dropping_forgets_up_to_the_innermost_of_a_kind() -> None:
    assert played(Ask(BOB), Say("kept"), Branch(), Say("lost"), Burn()) == ["dropped Branch", "kept"]


@record
class Back(Step):
    """Goes back to Bob being asked."""

    game = "small"

    def run(self, s: State, play: Play) -> State:
        play.back_to((Ask(BOB), Say("back")))
        return s


def test_going_back_forgets_all_that_waits() -> None:
    assert played(Say("lost"), Back()) == ["back"]


def test_an_agenda_that_runs_out_is_a_defect_of_the_rules() -> None:
    with pytest.raises(RulesDefect, match="nothing is left to do"):
        small(Say("end"), Ask(ANN)).apply(Wait(ANN))


def test_the_end_is_the_end_in_the_middle_of_anything() -> None:
    s = small(Ask(BOB), Say("never"), Ask(ANN))
    after, events = s.apply(Put(ANN, s.bags[ANN].stones[0], 1))
    assert after.outcome == Outcome((ANN,), "put", "SM-2")
    assert words(events) == []
    assert after.agenda == (Ask(BOB), Say("never"))  # it stays as it lies: a step may hold a card


def test_the_way_out_carries_the_last_state() -> None:
    with pytest.raises(Ended) as out:
        Play([]).end(small(), Outcome((), "enough", "SM-1"))
    assert out.value.state.is_over


def test_chance_is_made_when_it_is_asked_for() -> None:
    play = Play([], 7)
    assert play.stream is None
    assert play.chance.roll(3) == Chance(7).roll(3)


def test_chance_may_be_brought_along() -> None:
    assert Play([], 7, Scripted([4])).chance.below(6) == 4


# ------------------------------------------------------------------ the bases


def test_a_decision_waits_for_its_seat_unless_it_says_otherwise() -> None:
    assert Ask(BOB).waits == (BOB,)
    assert AskAll((ANN, BOB)).waits == (ANN, BOB)
    assert Ask(BOB).kind == "Ask"
    assert Ask(BOB).may(BOB)
    assert not Ask(BOB).may(ANN)


def test_a_decision_is_not_open_unless_it_says_so() -> None:
    assert not Ask(ANN).is_open(small())


def test_the_first_that_is_listed_is_the_default() -> None:
    s = small()
    assert Ask(ANN).default(s, ANN) == s.legal_actions()[0]


def test_an_action_that_says_nothing_but_itself_is_listed_when_nothing_refuses_it() -> None:
    assert list(Wait.options(Ask(ANN), small(), ANN)) == [Wait(ANN)]


def test_what_a_game_does_not_fill_in_is_not_there() -> None:
    with pytest.raises(NotImplementedError):
        Step().run(None, Play([]))
    with pytest.raises(NotImplementedError):
        Action(ANN).take(None, None, Play([]))


def test_a_decision_is_a_step_that_asks() -> None:
    assert Decision.asks
    assert not Step.asks
    assert Action(ANN).refuse(None, None) is None
    assert Action(ANN).untimely(None, None) is None


def test_events_are_in_the_order_in_which_they_were_told() -> None:
    play = Play([Ask(ANN), Say("b"), Say("a")])
    play.work(small())
    assert [type(event) for event in play.events] == [Said, Said]
    assert words(play.events) == ["a", "b"]
    assert isinstance(play.events[0], Event)
