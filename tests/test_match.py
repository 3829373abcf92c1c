"""A table: playing, watching, talking, and what it answers by itself."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import (
    HIDDEN,
    Action,
    ChanceError,
    Decision,
    Event,
    IllegalAction,
    Match,
    NotYourTurn,
    Scripted,
    Seat,
    SeatError,
    SetupError,
    dumps,
    loads,
    parse_action,
)
from rlyeh_rules.kernel import ChanceGave, evolve
from rlyeh_rules.match import (
    AnsweredByItself,
    Auto,
    Noted,
    NoteError,
    Played,
    PlayedAgain,
    Said,
    TakenBack,
    TimeRanOut,
    Told,
    UndoError,
)
from tests.lantern.auction import Bid, PassBid
from tests.lantern.damage import AskSymptom
from tests.lantern.dice import AskReroll, Keep
from tests.lantern.events import BidMade, BidPassed, Drew, Rolled
from tests.lantern.pool import AskSwap
from tests.lantern.state import STRESS, Card, State, change
from tests.lantern.vote import AskVotes, Vote
from tests.support.lobby import lantern_in_the_lobby
from tests.support.table import ANN, BOB, CAT, asked, dealt, do, table

# ------------------------------------------------------------------ playing


def test_playing_moves_the_game_on_and_tells_the_host_everything() -> None:
    match = table()
    events = do(match, "0: bid 2")
    assert events == (BidMade(ANN, 2),)
    assert match.state.waiting_on == (BOB,)
    assert [str(entry.action) for entry in match.history] == ["0: bid 2"]


def test_the_host_is_told_secrets_as_they_are() -> None:
    bought = next(event for event in do(table(), "0: bid 1", "1: pass", "0: pass") if isinstance(event, Drew))
    assert HIDDEN not in bought.cards


def test_a_refused_action_leaves_the_table_as_it_was() -> None:
    match = table()
    before = match.state
    with pytest.raises(IllegalAction, match="You have 5 coins and cannot bid 9"):
        do(match, "0: bid 9")
    assert (match.state, match.history, match.states()) == (before, (), (before,))


def test_the_history_holds_what_was_carried_out_not_what_only_equals_it() -> None:
    match = table()
    match.play(Bid(ANN, 2.0))  # type: ignore[arg-type]
    assert repr(match.history[0].action) == "Bid(seat=0, amount=2)"


def test_a_table_says_in_short_how_it_stands() -> None:
    match = table()
    do(match, "0: bid 1")
    assert repr(match) == "<Match: 1 entries, <lantern State: AskBid by 1>>"


def test_the_states_are_all_on_the_way_from_the_first_to_the_newest() -> None:
    match = table()
    first = match.state
    do(match, "0: bid 1", "1: pass")
    bid, passed = match.states()[1:]
    assert match.states() == (first, bid, match.state)
    assert passed.decision.passes == 1


def test_a_host_rolls_its_own_dice_for_one_action() -> None:
    match = at_the_dice()
    events = match.play(parse_action(match.state, "0: reroll 0"), chance=Scripted([4]))
    assert events[0] == Rolled(ANN, (4, 0, 0))
    assert match.history[-1].chance == (4,)


def test_a_host_rolls_its_own_dice_for_the_whole_match() -> None:
    match = at_the_dice(chance=Scripted([5, 2]))
    do(match, "0: reroll 0", "0: reroll 1")
    assert match.state.decision.faces == (5, 2, 0)
    assert match.state.chance == dealt().chance


def test_scripted_chance_that_does_not_fit_leaves_the_table_as_it_was() -> None:
    match = at_the_dice()
    before = match.state
    with pytest.raises(ChanceError):
        match.play(parse_action(before, "0: reroll 0"), chance=Scripted([6]))
    assert (match.state, match.history) == (before, ())


def at_the_dice(**how: Any) -> Match:
    """A table at which Ann may reroll three dice."""
    return table(asked(AskReroll(ANN, (0, 0, 0))), **how)


# ------------------------------------------------------------------ watching


def sold_to_bob() -> Match:
    """A table at which Bob has just bought a card unseen by the others."""
    match = table()
    do(match, "0: bid 1", "1: bid 2", "0: pass", "1: pass")
    return match


def test_every_seat_is_shown_the_same_numbers_and_its_own_secrets_only() -> None:
    match = sold_to_bob()
    numbers = [told.number for told in match.events(BOB)]
    assert numbers == list(range(1, len(numbers) + 1))
    for seat in (ANN, CAT, None):
        assert [told.number for told in match.events(seat)] == numbers
        assert bought(match, seat) == (HIDDEN,)
    assert bought(match, BOB) == match.state.players[BOB].hand[-1:]


def bought(match: Match, seat: Seat | None) -> tuple[Card, ...]:
    (drew,) = [told.event for told in match.events(seat) if isinstance(told.event, Drew)]
    return drew.cards


def test_what_happened_while_the_game_was_set_up_comes_first() -> None:
    assert [told.event.rule for told in table().events(None)] == ["LN-3.5"]


def test_what_the_table_tells_by_itself_cites_no_rule() -> None:
    match = table(asked(AskSymptom(ANN)))
    match.note(ANN, "Ouch!")
    events = (match.events(None)[-1].event, TakenBack(""), PlayedAgain(""), AnsweredByItself(ANN), ChanceGave(()))
    assert [event.rule for event in events] == [None] * 5


def test_a_client_that_comes_back_asks_for_what_it_has_missed() -> None:
    match = table()
    do(match, "0: bid 1")
    known = match.events(CAT)
    do(match, "1: bid 2")
    assert match.events(CAT, since=known[-1].number) == (Told(3, BidMade(BOB, 2)),)
    assert match.events(CAT, since=3) == match.events(CAT, since=99) == ()
    assert match.events(CAT, since=-5) == match.events(CAT)


def test_what_chance_gave_is_told_to_the_host_and_to_no_seat() -> None:
    match = at_the_dice()
    assert isinstance(do(match, "0: reroll 0")[-1], ChanceGave)
    for seat in (ANN, BOB, None):
        assert [type(told.event) for told in match.events(seat)] == [Rolled]


def test_a_subscriber_is_shown_what_its_seat_may_see_from_then_on() -> None:
    match = table()
    do(match, "0: bid 1")
    shown = []
    match.subscribe(CAT, shown.append)
    do(match, "1: pass", "0: pass")
    assert tuple(shown) == match.events(CAT, since=2)


def test_a_subscription_ends_when_the_subscriber_says_so() -> None:
    match, shown = table(), []
    unsubscribe = match.subscribe(None, shown.append)
    do(match, "0: bid 1")
    unsubscribe()
    unsubscribe()
    do(match, "1: pass")
    assert [told.event for told in shown] == [BidMade(ANN, 1)]


def test_a_subscription_may_end_while_an_event_is_being_shown() -> None:
    match, shown = table(), []
    match.subscribe(ANN, lambda _: unsubscribe())
    unsubscribe = match.subscribe(BOB, shown.append)
    do(match, "0: bid 1")
    assert shown == []


def test_a_subscriber_may_play_and_all_are_shown_everything_in_order() -> None:
    match = table()
    early, late = [], []

    def bob(_: Told) -> None:
        if match.state.waiting_on == (BOB,):
            do(match, "1: pass")

    match.subscribe(None, early.append)
    match.subscribe(BOB, bob)
    match.subscribe(CAT, late.append)
    do(match, "0: bid 1")
    assert [told.event for told in early] == [BidMade(ANN, 1), BidPassed(BOB)]
    assert [told.event for told in late] == [told.event for told in early]


def test_a_subscriber_that_fails_harms_nobody() -> None:
    match, shown = table(), []

    def fail(told: Told) -> None:
        raise ValueError(told.number)

    match.subscribe(ANN, fail)
    match.subscribe(BOB, fail)
    match.subscribe(CAT, shown.append)
    with pytest.raises(ExceptionGroup) as caught:
        do(match, "0: bid 1")
    assert [type(fault) for fault in caught.value.exceptions] == [ValueError, ValueError]
    assert [told.event for told in shown] == [BidMade(ANN, 1)]
    assert match.state.waiting_on == (BOB,)
    with pytest.raises(ExceptionGroup):
        do(match, "1: pass")
    assert [told.number for told in shown] == [2, 3]


def test_a_failure_in_what_a_subscriber_does_reaches_the_host() -> None:
    match = table(policy=lambda view, seat, _: Keep(seat) if seat == ANN and view.decision.bid else None)
    match.subscribe(BOB, lambda _: do(match, "1: pass") if match.state.waiting_on == (BOB,) else None)
    with pytest.raises(ExceptionGroup) as caught:
        do(match, "0: bid 1")
    (inner,) = caught.value.exceptions
    assert isinstance(inner, ExceptionGroup)
    assert [type(fault) for fault in inner.exceptions] == [IllegalAction]
    assert [told.event for told in match.events(None, since=1)] == [BidMade(ANN, 1), BidPassed(BOB)]


def test_nothing_is_redacted_while_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table()
    monkeypatch.delattr(Event, "seen_by")
    do(match, "0: bid 1", "1: pass", "0: pass")
    assert len(match.history) == 3


def test_nothing_is_lost_when_the_program_is_interrupted_while_it_shows_an_event() -> None:
    match, shown = table(), []

    def interrupted_once(told: Told) -> None:
        if told.number == 2:
            raise KeyboardInterrupt

    match.subscribe(ANN, interrupted_once)
    match.subscribe(BOB, shown.append)
    with pytest.raises(KeyboardInterrupt):
        do(match, "0: bid 1")
    do(match, "1: pass")
    assert [told.number for told in shown] == [2, 3]


@pytest.mark.parametrize("seat", [3, -1, "0", True, 0.0])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: object) -> None:
    match = table()
    for look in (match.view, match.events, lambda seat: match.subscribe(seat, print)):
        with pytest.raises(SeatError):
            look(seat)


def test_a_view_is_that_of_the_state() -> None:
    match = table()
    assert match.view(BOB) == match.state.view(BOB)
    assert match.view(None).viewer is None


# ------------------------------------------------------------------ talking


def test_a_note_is_kept_and_shown_to_all_and_changes_nothing() -> None:
    match, shown = table(), []
    before = match.state
    match.subscribe(None, shown.append)
    match.note(BOB, "Hurry up!")
    assert match.history == (Noted(BOB, "Hurry up!"),)
    assert shown == [Told(2, Said(BOB, "Hurry up!"))]
    assert shown[0].event.describe(match.state) == "Bob: Hurry up!"
    assert match.state is before


@pytest.mark.parametrize(
    "text", ["", "  \n", "x" * 2_001, None, 7, b"bytes", "half a \ud83d", "\x1b[2J", "a\x00b", "\x9b2J"]
)
def test_a_note_that_is_none_is_refused(text: object) -> None:
    match = table()
    with pytest.raises(NoteError):
        match.note(ANN, text)
    assert match.history == ()


@pytest.mark.parametrize("seat", [None, 3, -1, "0"])
def test_only_seats_talk(seat: object) -> None:
    with pytest.raises(SeatError):
        table().note(seat, "Hello?")


def test_the_longest_note_is_kept_whole() -> None:
    match = table()
    match.note(ANN, "x" * 2_000)
    assert match.history[-1].words == "x" * 2_000


# ------------------------------------------------------------------ what is answered by itself


def poor(seat: Seat) -> State:
    """Dealt cards, and a seat that has no coins, as all can see."""
    return change(dealt(), seat, coins=0)


def test_nothing_is_answered_by_itself_unless_the_host_says_so() -> None:
    match = table(poor(BOB))
    do(match, "0: bid 1")
    assert match.state.waiting_on == (BOB,)


def test_a_forced_choice_is_made_and_marked_and_told() -> None:
    match = table(poor(BOB), auto={"forced"})
    events = do(match, "0: bid 1")
    assert events == (BidMade(ANN, 1), AnsweredByItself(BOB), BidPassed(BOB))
    assert match.state.waiting_on == (ANN,)
    assert [(entry.action.seat, entry.auto) for entry in match.history] == [(ANN, None), (BOB, Auto.FORCED)]
    assert match.events(CAT)[1].event.describe(match.state) == "Bob has no choice."


def test_undo_takes_what_was_answered_by_itself_back_with_the_action_that_caused_it() -> None:
    match = table(poor(BOB), auto={"forced"})
    before = match.state
    do(match, "0: bid 1")
    after = match.states()
    match.undo()
    assert match.state == before
    told = match.events(None)[-1].number
    match.redo()
    assert match.states() == after
    assert [event.describe() for _, event in match.events(None, told - 2)] == [
        "Taken back: `1: pass`.",
        "Taken back: `0: bid 1`.",
        "Played again: `0: bid 1`.",
        "Played again: `1: pass`.",
    ]


def test_undo_does_not_tell_that_a_policy_answered() -> None:
    """It is told as it would be if Bob had passed himself, and both had then been taken back one by one."""
    by_policy = table(policy=lambda _, seat, __: PassBid(seat) if seat == BOB else None)
    do(by_policy, "0: bid 1")
    by_policy.undo()
    by_hand = table()
    do(by_hand, "0: bid 1", "1: pass")
    by_hand.undo()
    by_hand.undo()
    assert by_policy.events(CAT) == by_hand.events(CAT)


def test_a_policy_cannot_decide_for_another_seat() -> None:
    """Bob and Cat vote at once; what is legal for Cat is still not for Bob's policy to say."""
    votes = AskVotes(ANN, CAT, dealt().players.put(ANN, True).put(BOB, None).put(CAT, None))
    match = table(asked(votes), policy=lambda _, seat, __: Vote(CAT, yes=True) if seat == BOB else None)
    with pytest.raises(ExceptionGroup) as caught:
        match.play(Vote(BOB, yes=False))
    assert str(caught.value.exceptions[0]) == "Seat 1 was asked, and cannot decide for seat 2."


@pytest.mark.parametrize("auto", [5, None, [[]], [["forced"]], [10**5_000]], ids=["5", "None", "list", "in it", "huge"])
def test_what_names_no_automation_is_refused(auto: object) -> None:
    with pytest.raises(SetupError):
        table(auto=auto)


@pytest.mark.parametrize("since", [None, 1.5, "1", True])
def test_what_is_no_number_of_an_event_is_refused(since: object) -> None:
    with pytest.raises(SetupError, match=r"^The number of an event is a whole number, not "):
        table().events(None, since)  # type: ignore[arg-type]


def test_a_callback_that_cannot_be_called_is_refused() -> None:
    with pytest.raises(SetupError, match=r"^None cannot be called when something happens\.$"):
        table().subscribe(ANN, None)  # type: ignore[arg-type]


def test_a_seat_of_five_thousand_digits_is_refused_as_any_other() -> None:
    match = table()
    with pytest.raises(SeatError):
        match.events(10**5_000)
    with pytest.raises(SeatError):
        match.note(10**5_000, "Hello!")


def test_a_choice_is_made_for_a_seat_only_where_all_can_see_that_it_has_no_other() -> None:
    """The dice, and how much stress a seat has, lie open; what a symptom makes it shed hangs on its hand."""
    roll, symptom = AskReroll(BOB, (0, 0, 0)), AskSymptom(BOB)
    assert answered(roll, stress=STRESS) == [Keep(BOB)]
    assert answered(symptom, hand=()) == []


def answered(decision: Decision, **of_bob: Any) -> list[Action]:
    """What the table has answered for Bob after Ann has let a lot go by, and `decision` came up for him."""
    state = asked(decision, change(dealt(), BOB, **of_bob))
    assert len(state.legal_actions()) == 1
    match = table(evolve(state, agenda=(*state.agenda, AskSwap(ANN))), auto={"forced"})
    do(match, "0: leave")
    return [entry.action for entry in match.history if entry.auto]


def test_the_host_may_answer_for_a_seat_by_its_view() -> None:
    asked_with = []

    def policy(view: State, seat: Seat, legal: tuple[Action, ...]) -> Action | None:
        asked_with.append((view, seat, legal))
        return PassBid(seat) if seat == BOB else None

    match = table(policy=policy)
    do(match, "0: bid 1")
    assert [(entry.action, entry.auto) for entry in match.history[1:]] == [(PassBid(BOB), Auto.POLICY)]
    assert [seat for _, seat, _ in asked_with] == [ANN, BOB, ANN]
    view = match.states()[1].view(BOB)
    assert asked_with[1] == (view, BOB, view.legal_actions(BOB))


def test_that_the_host_has_answered_is_in_the_history_and_told_to_no_seat() -> None:
    match = table(policy=lambda _, seat, __: PassBid(seat) if seat == BOB else None)
    do(match, "0: bid 1")
    assert [told.event for told in match.events(None, since=1)] == [BidMade(ANN, 1), BidPassed(BOB)]


def test_what_was_answered_before_anybody_played_cannot_be_taken_back() -> None:
    match = table(policy=lambda _, seat, legal: PassBid(seat) if PassBid(seat) in legal else None)
    assert [entry.action for entry in match.history] == [PassBid(ANN), PassBid(BOB)]
    assert len(match.states()) == 3
    with pytest.raises(UndoError):
        match.undo(force=True)


def test_an_action_stands_when_the_host_fails_to_answer_after_it() -> None:
    match, shown = table(policy=lambda _, seat, __: Keep(seat) if seat == BOB else None), []
    match.subscribe(None, shown.append)
    with pytest.raises(ExceptionGroup) as caught:
        do(match, "0: bid 1")
    assert [type(fault) for fault in caught.value.exceptions] == [IllegalAction]
    assert [told.event for told in shown] == [BidMade(ANN, 1)]
    assert match.state.waiting_on == (BOB,)


def test_an_automation_that_there_is_not_is_refused() -> None:
    with pytest.raises(SetupError, match="'forse'"):
        table(auto=["forced", "forse"])


# ------------------------------------------------------------------ when the time of a seat is up


def test_for_a_seat_whose_time_is_up_its_default_is_played_and_all_are_told() -> None:
    match = table()
    default = match.state.default_action(ANN)
    events = match.time_out(ANN)

    assert events[0] == TimeRanOut(ANN)
    assert match.history[-1] == Played(default, Auto.TIME_OUT)
    assert match.events(CAT)[1].event.describe(match.state) == "Ann's time is up."
    assert match.told == len(match.events(CAT))


def test_what_is_played_when_the_time_is_up_is_taken_back_by_itself() -> None:
    match = table()
    do(match, "0: bid 1")
    before = match.state
    match.time_out(BOB)
    match.undo()
    assert match.state == before


def test_a_time_out_is_kept_in_a_save() -> None:
    match = table()
    match.time_out(ANN)
    with lantern_in_the_lobby():
        again = loads(dumps(match), Match)
    assert (again.history, again.events(BOB), again.told) == (match.history, match.events(BOB), match.told)


def test_nothing_is_played_for_a_seat_of_which_nothing_is_asked() -> None:
    match = table()
    with pytest.raises(NotYourTurn, match=r"^Nothing is asked of this seat now\."):
        match.time_out(BOB)
    with pytest.raises(SeatError):
        match.time_out(9)
    assert match.history == ()


def test_the_number_of_the_last_event_is_known() -> None:
    match = table()
    assert match.told == 1  # coins were gained as it began
    do(match, "0: bid 1")
    match.note(ANN, "There.")
    assert match.told == match.events(None)[-1].number == 3
