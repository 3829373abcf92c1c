"""Every law of the conformance suite can be broken, and is kept by The Lantern as it stands.

Each case sets up one moment, plants one fault in the rules, and names the law that finds it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import attrs
import pytest

from rlyeh_rules import HIDDEN, IllegalAction, Refusal, SetupError
from rlyeh_rules.kernel import (
    FULL,
    BySeat,
    ChanceGave,
    Event,
    Invariant,
    Seat,
    Step,
    evolve,
)
from rlyeh_rules.testing import ConformanceError, moves
from rlyeh_rules.testing.laws import legality, played, secrecy, values
from rlyeh_rules.testing.scene import Scene, hold
from tests.lantern import GAME, RULES, Card, Options, State
from tests.lantern import events as told
from tests.lantern.auction import AskBid, Bid, PassBid
from tests.lantern.cards import AskShare
from tests.lantern.damage import AskSymptom
from tests.lantern.dice import AskReroll, Keep, Reroll
from tests.lantern.pool import AskLook, Done
from tests.lantern.state import GOLD, MARK, TEXT, change
from tests.lantern.turn import AskAct, Contribute, PlayCard
from tests.lantern.vote import AskBlackmail, Vote, Waive
from tests.support.table import ANN, BOB, CAT, asked, dealt, holding
from tests.testing.faults import (
    DEAL,
    START,
    VIEW,
    VOTES,
    Careless,
    Case,
    another_each_time,
    bids,
    careless_of_types,
    crooked_view,
    game,
    gullible,
    never,
    over,
    paid_for_gold,
    peeping_guess,
    scene,
    short_games,
    told_of_gold,
    told_of_yes,
    two_games,
    waived_as_spoken,
    without_chance,
)

# ------------------------------------------------------------------ the cases

STEPS = [
    Case(legality.every_seat_that_is_waited_for_can_act, dealt, AskBid, "options", lambda *_: []),
    Case(legality.every_seat_that_is_waited_for_can_act, dealt, AskBid, "waits", ()),
    Case(legality.every_seat_that_is_waited_for_can_act, dealt, AskBid, "waits", (ANN, ANN)),
    Case(legality.every_seat_that_is_waited_for_can_act, over, State, "waiting_on", (ANN,)),
    Case(legality.no_choice_is_too_large, dealt, Bid, "options", bids(1, 200)),
    Case(
        legality.every_state_is_sound,
        dealt,
        RULES,
        "invariants",
        (attrs.evolve(RULES.invariants[0], holds=lambda _: False),),
    ),
]

MOMENTS = [
    Case(legality.the_listing_of_all_is_the_listings_of_each, dealt, AskBid, "allows", (Bid, Bid)),
    Case(legality.the_listing_of_all_is_the_listings_of_each, dealt, State, "_answers", lambda _: ()),
    Case(legality.the_listing_of_all_is_the_listings_of_each, dealt, PassBid, "options", lambda *_: [PassBid(BOB)]),
    Case(legality.listing_and_explanation_agree, dealt, Bid, "options", bids(0, 1)),
    Case(legality.listing_and_explanation_agree, dealt, Bid, "options", bids(1, 0)),
    Case(legality.listing_and_explanation_agree, dealt, State, "why_not", lambda *_: Refusal("LN-2.2", ANN, "No.")),
    Case(legality.every_refusal_cites_a_rule, dealt, Bid, "refuse", lambda *_: Refusal("LN-99", ANN, "No.")),
    Case(legality.every_refusal_cites_a_rule, dealt, Bid, "refuse", lambda *_: Refusal("LN-2.2", ANN, "No {amount}.")),
    Case(legality.a_refused_action_raises_its_refusal_and_changes_nothing, dealt, State, "_listed", gullible),
    Case(
        legality.a_refused_action_raises_its_refusal_and_changes_nothing,
        dealt,
        import_module("rlyeh_rules.kernel.state"),
        "error_of",
        lambda _, action: IllegalAction(Refusal(None, action.seat, "No.")),
    ),
    Case(legality.a_refused_action_raises_its_refusal_and_changes_nothing, dealt, State, "why_not", lambda *_: None),
    Case(legality.a_refused_action_raises_its_refusal_and_changes_nothing, dealt, State, "apply", lambda *_: None),
    Case(legality.a_refused_action_raises_its_refusal_and_changes_nothing, dealt, State, "digest", another_each_time),
    Case(legality.what_is_listed_can_be_done, dealt, State, "digest", another_each_time),
    Case(legality.the_listed_action_is_carried_out, dealt, State, "why_not", lambda *_: Refusal("LN-2.2", ANN, "No.")),
    Case(legality.what_is_no_action_is_refused, dealt, State, "why_not", lambda *_: None),
    Case(legality.what_is_listed_can_be_done, dealt, Bid, "take", lambda _, __, s, play: play.then(AskLook(ANN)) or s),
    Case(legality.the_listed_action_is_carried_out, dealt, State, "_listed", careless_of_types),
    Case(legality.what_is_no_action_is_refused, dealt, State, "_listed", gullible),
    Case(legality.an_unknown_seat_is_refused, dealt, State, "_known", lambda *_: ANN),
    Case(legality.time_up_means_a_legal_action, dealt, AskBid, "default", lambda *_: Bid(ANN, 99)),
    Case(
        legality.time_up_means_a_legal_action,
        dealt,
        AskBid,
        "default",
        lambda ask, *_: Bid(ANN, 1) if ask.lot == "?" else PassBid(ANN),
    ),
    Case(legality.time_up_means_a_legal_action, dealt, State, "default_action", lambda *_: PassBid(ANN)),
    Case(legality.what_is_asked_is_said, dealt, AskBid, "prompt", " "),
    Case(legality.what_is_asked_is_said, dealt, AskBid, "rule", "LN-99"),
    Case(legality.what_is_asked_is_said, lambda: over(rule="LN-99")),
    Case(legality.what_is_asked_is_said, lambda: over(winners=(Seat(7),))),
    Case(legality.what_is_asked_is_said, lambda: over(scores=BySeat([1, 2]))),
    Case(legality.a_view_cannot_be_played_on, dealt, State, "apply", lambda *_: None),
    Case(
        secrecy.a_view_offers_what_its_seat_may_do,
        dealt,
        Bid,
        "options",
        lambda ask, *_: [] if ask.lot == "?" else [Bid(ANN, 1)],
    ),
    Case(
        secrecy.a_view_offers_what_its_seat_may_do,
        dealt,
        Bid,
        "refuse",
        lambda _, ask, *__: Refusal("LN-2.2", ANN, ask.lot),
    ),
    Case(secrecy.a_view_asks_what_the_state_asks, dealt, AskBid, "prompt", property(lambda ask: ask.lot)),
    Case(
        secrecy.a_view_asks_what_the_state_asks,
        dealt,
        State,
        "violations",
        lambda s: ("wrong",) * (s.viewer is not FULL),
    ),
    Case(
        secrecy.a_view_asks_what_the_state_asks,
        dealt,
        AskBid,
        "options",
        lambda _, s, seat: [Bid(seat, s.viewer is FULL)],
    ),
    Case(
        secrecy.a_view_of_a_view_is_itself, dealt, State, "view", lambda s, seat: VIEW(s, BOB if seat == ANN else seat)
    ),
    Case(secrecy.a_view_hides_only_what_is_declared, dealt, State, "view", crooked_view),
    Case(secrecy.a_view_hides_only_what_is_declared, lambda: change(dealt(), ANN, hand=(HIDDEN,))),
    Case(secrecy.what_exists_is_public, dealt, State, "contents", lambda s: {Card: {s.players[0].hand[0]: 1}}),
    Case(secrecy.a_guess_looks_like_the_state, dealt, State, "consistent", lambda s, *_: evolve(s, round=5)),
    Case(secrecy.a_guess_looks_like_the_state, dealt, State, "consistent", lambda s, *_: evolve(s, mover=Seat(7))),
    Case(
        secrecy.a_guess_looks_like_the_state,
        dealt,
        RULES,
        "invariants",
        (Invariant("LN-1.5", "this is no guess", lambda s: s == dealt()),),
    ),
    Case(secrecy.a_guess_looks_like_the_state, dealt, State, "determinize", lambda *args: VIEW(*args[:2])),
    Case(
        secrecy.a_guess_looks_like_the_state,
        lambda: holding(asked(AskReroll(ANN, (0, 0))), BOB, MARK, MARK, MARK),
        Reroll,
        "options",
        classmethod(lambda cls, _, s, seat: [cls(seat, int(s.players[BOB].hand == (MARK, MARK, MARK)))]),
    ),
    Case(secrecy.a_guess_is_made_of_the_view, dealt, State, "determinize", peeping_guess),
    Case(secrecy.a_guess_can_be_played_on, dealt, RULES, "evaluate", lambda *_: float("nan")),
    Case(secrecy.a_guess_can_be_played_on, dealt, State, "violations", lambda s: ("wrong",) * (s.viewer is FULL)),
    Case(
        secrecy.an_open_decision_is_open,
        lambda: holding(asked(AskSymptom(ANN)), ANN, GOLD, GOLD, GOLD),
        AskSymptom,
        "is_open",
        lambda *_: True,
    ),
    Case(secrecy.an_open_decision_is_open, dealt, AskBid, "is_open", lambda _, s: s.viewer is FULL),
    Case(
        secrecy.what_a_seat_cannot_see_changes_nothing_it_is_told,
        lambda: holding(asked(AskAct(ANN)), ANN, GOLD, MARK),
        Contribute,
        "act",
        told_of_gold,
    ),
    Case(
        secrecy.what_is_not_told_is_not_shown_either,
        lambda: holding(asked(AskAct(ANN)), ANN, GOLD, MARK),
        Contribute,
        "act",
        paid_for_gold,
    ),
    Case(secrecy.what_one_commits_is_not_seen_while_others_decide, lambda: asked(VOTES), Vote, "take", told_of_yes),
    Case(
        secrecy.the_order_in_which_seats_commit_does_not_matter,
        lambda: asked(AskBlackmail(ANN, CAT, BySeat([True, True, None]))),
        Waive,
        "take",
        waived_as_spoken,
    ),
    Case(values.notation_goes_both_ways, lambda: asked(AskReroll(ANN, (0, 0))), Keep, "says", "reroll 0"),
    Case(values.notation_goes_both_ways, dealt, values, "parse_action", lambda *_: PassBid(ANN)),
    Case(values.the_seat_may_be_left_out, dealt, values, "parse_action", lambda *_: PassBid(ANN)),
    Case(values.actions_are_described, dealt, Bid, "means", "{seat} bids[{amount}."),
    Case(values.states_are_drawn, dealt, State, "__str__", lambda _: " "),
    Case(values.states_are_drawn, dealt, State, "__str__", lambda s: str(id(s))),
    Case(values.states_are_drawn, dealt, State, "__repr__", lambda _: "state" * 50),
    Case(values.whatever_is_saved_comes_back, dealt, values, "write", lambda _: {"type": "kernel.Outcome"}),
    Case(values.whatever_is_saved_comes_back, dealt, values, "_there_and_back", lambda *_: ("", PassBid(ANN))),
    Case(values.whatever_is_saved_comes_back, dealt, State, "digest", another_each_time),
    Case(values.whatever_is_pickled_comes_back, dealt, State, "digest", another_each_time),
    Case(values.a_changed_copy_is_a_copy, dealt, values, "evolve", lambda s, **_: s),
    Case(values.whatever_is_pickled_comes_back, dealt, State, "__reduce__", lambda _: (dealt, (5,))),
    Case(values.a_changed_copy_is_a_copy, dealt, values, "evolve", lambda *_, **__: change(dealt(), ANN, coins=77)),
]

EVENTS = [
    Case(values.events_are_described, lambda: told.Gained(ANN, 1), told.Gained, "rule", "LN-99"),
    Case(values.events_are_described, lambda: told.Gained(ANN, 1), told.Gained, "tells", "{seat} gained {coins}"),
    Case(values.events_come_back, lambda: told.Gained(ANN, 1), values, "_there_and_back", lambda *_: ("", None)),
    Case(
        values.events_come_back,
        lambda: told.Gained(ANN, 1),
        told.Gained,
        "__reduce__",
        lambda _: (told.Gained, (ANN, 2)),
    ),
]

GAMES = [
    Case(played.games_end, lambda: game()[:9]),
    Case(played.the_same_picks_give_the_same_game, game, RULES, "new", lambda *how: change(DEAL(*how), ANN, coins=9)),
    Case(played.the_same_picks_give_the_same_game, game, told.BidPassed, "__eq__", lambda *_: False),
    Case(played.the_same_picks_give_the_same_game, game, State, "digest", lambda s: str(id(s))),
    Case(played.what_chance_gave_replays_the_game, lambda: [without_chance(moment) for moment in game()]),
    Case(played.what_chance_gave_replays_the_game, lambda: [attrs.evolve(moment, events=()) for moment in game()]),
    Case(played.what_chance_gave_replays_the_game, lambda: [attrs.evolve(moment, after=over()) for moment in game()]),
]

STARTS = [
    Case(played.a_game_begins_the_same_twice, lambda: START, RULES, "new", two_games),
    Case(
        played.a_game_begins_the_same_twice,
        lambda: START,
        RULES,
        "new",
        lambda setup, chance: change(DEAL(setup, chance), ANN, coins=chance.value % 97),
    ),
    Case(
        played.a_table_is_as_it_was_ordered,
        lambda: START,
        RULES,
        "new",
        lambda setup, chance: DEAL(evolve(setup, names=("A", "B", "C")), chance),
    ),
    Case(
        played.a_table_is_as_it_was_ordered,
        lambda: START,
        RULES,
        "new",
        lambda setup, chance: DEAL(evolve(setup, options=Options()), chance),
    ),
]


LOBBY = [
    Case(played.a_wrong_order_is_refused, lambda: GAME, played, "new_game", lambda *_, **__: dealt()),
    Case(played.a_wrong_order_is_refused, lambda: GAME, played, "new_game", never),
    Case(played.a_clash_is_refused_by_a_rule, lambda: GAME, RULES, "refuses", lambda *_: SetupError("No.", "LN-1.6")),
    Case(played.a_clash_is_refused_by_a_rule, lambda: GAME, RULES, "refuses", short_games("They clash.", "LN-99")),
    Case(played.a_clash_is_refused_by_a_rule, lambda: GAME, RULES, "refuses", short_games("They clash.", None)),
    Case(played.a_clash_is_refused_by_a_rule, lambda: GAME, RULES, "refuses", short_games("", "LN-1.6")),
    Case(played.whatever_there_is_cites_its_rule, lambda: GAME, told.Gained, "rule", "LN-99"),
    Case(played.whatever_there_is_cites_its_rule, lambda: GAME, AskShare, "rule", "LN-99"),
    Case(played.whatever_there_is_cites_its_rule, lambda: GAME, GAME, "seats_rule", "LN-99"),
    Case(
        played.whatever_there_is_cites_its_rule,
        lambda: GAME,
        GAME,
        "choices",
        (evolve(GAME.choices[0], meaning=""),),
    ),
    Case(played.every_class_can_be_said, lambda: GAME, Done, "means", "{seat} discards {cards}."),
    Case(played.every_class_can_be_said, lambda: GAME, Keep, "says", ""),
    Case(played.every_class_can_be_said, lambda: GAME, told.Gained, "tells", "{who} gained."),
    Case(played.every_secret_is_declared, lambda: GAME, RULES, "_kinds", {**RULES._kinds, Step: (Careless,)}),
    Case(played.everything_has_a_name, lambda: GAME, TEXT, "entries", {}),
    Case(played.everything_has_a_name, lambda: GAME, State, "contents", lambda _: {Card: {"gold": 9}}),
]


def event_scene(event: Event) -> Scene:
    return scene(dealt(), (event,))


SUBJECTS = [
    *[(case, lambda one: one) for case in STEPS + GAMES + STARTS + LOBBY],
    *[(case, scene) for case in MOMENTS],
    *[(case, event_scene) for case in EVENTS],
]


@pytest.mark.parametrize(("case", "subject"), SUBJECTS, ids=[f"{at}-{case}" for at, (case, _) in enumerate(SUBJECTS)])
def test_a_fault_is_found_by_the_law_that_it_breaks(
    case: Case, subject: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    if case.target is not None:
        hold(case.law, subject(case.subject()))
        monkeypatch.setattr(case.target, case.name, case.fault)
    with pytest.raises(ConformanceError) as caught:
        hold(case.law, subject(case.subject()))
    assert caught.value.law == " ".join(str(case.law.__doc__).split())


@pytest.mark.parametrize("wrong", [True, 12.0, 5, 13], ids=repr)
def test_a_game_that_takes_for_a_range_what_is_none_of_it_is_found(
    wrong: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    def new_game(_: object, *, options: object = None, **__: object) -> None:
        if repr(options) != repr({"rounds": wrong}):
            raise SetupError("No.")

    monkeypatch.setattr(GAME, "choices", (evolve(GAME.choices[1], values=range(6, 13)),))
    monkeypatch.setattr(played, "new_game", new_game)
    (found,) = played.a_wrong_order_is_refused(GAME)
    assert found == f"A game with {{'options': {{'rounds': {wrong!r}}}}} was begun."


def test_every_law_has_a_case() -> None:
    tried = {case.law for case, _ in SUBJECTS}
    laws = (
        *legality.STEP_LAWS,
        *legality.MOMENT_LAWS,
        *secrecy.MOMENT_LAWS,
        *values.MOMENT_LAWS,
        *values.EVENT_LAWS,
        *played.GAME_LAWS,
        *played.START_LAWS,
        *played.LOBBY_LAWS,
    )
    assert tried == set(laws)


def test_a_law_is_named_by_its_first_sentence_and_says_what_it_found() -> None:
    with pytest.raises(ConformanceError) as caught:
        hold(played.games_end, game()[:9], game()[8].reproduction)
    error = caught.value
    assert error.law == "A game played at random comes to an end in time."
    assert error.complaint == "It is not over after 8 decisions."
    assert error.reproduction.startswith("replay('lantern', players=3, options={'rounds': 6}, seed=1, picks=[")
    assert str(error).splitlines()[0] == f"This law is broken: {error.law}"


def test_a_law_that_cannot_even_be_tried_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES, "invariants", ("no invariant",))
    with pytest.raises(ConformanceError, match="It could not be tried: AttributeError") as caught:
        hold(legality.every_state_is_sound, dealt())
    assert isinstance(caught.value.__cause__, AttributeError)


def test_in_slow_motion_every_step_is_kept_and_the_last_is_the_state_after_it() -> None:
    s = asked(AskAct(ANN), holding(change(dealt(), BOB, wounds=3), ANN, MARK))
    for action in moves(s):
        states, events = secrecy.in_slow_motion(s, action, s.chance)
        after, told_all = s.apply(action)
        assert evolve(states[-1], chance=after.chance) == after
        assert tuple(events) == tuple(event for event in told_all if not isinstance(event, ChanceGave))
    ended, _ = secrecy.in_slow_motion(s, PlayCard(ANN, MARK), 1)
    assert [state.is_over for state in ended] == [False, False, False, True]
