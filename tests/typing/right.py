"""What types the public face has. Nothing here is run: mypy and pyright read it, and CI fails if one disagrees."""

from typing import assert_type

import rlyeh_rules as rr
from rlyeh_rules import seals
from rlyeh_rules.kernel import evolve


def a_game_named_by_its_name_is_any_game() -> None:
    assert_type(rr.new_game("seals"), rr.State)
    assert_type(rr.new_game(rr.games()["seals"]), rr.State)
    assert_type(rr.games()["seals"], rr.Game)
    assert_type(rr.rulebook("seals")["SC-4.11"], rr.Rule)
    assert_type(rr.games()["seals"].options, type[rr.Options])


def a_game_named_by_its_state_is_that_game() -> None:
    state = rr.new_game(seals.State, seed=1, options=seals.Options(id_cards=True))
    assert_type(state, seals.State)
    assert_type(state.apply(seals.Bid(rr.Seat(0), 2)).state.players, rr.BySeat[seals.Player])


def a_state_is_narrowed_to_its_game(state: rr.State) -> None:
    assert isinstance(state, seals.State)
    assert_type(state.players, rr.BySeat[seals.Player])
    assert_type(state.setup.options, seals.Options)
    assert_type(state.setup.content, seals.Content)


def whatever_comes_of_a_state_is_of_its_type(state: seals.State, action: rr.Action, seat: rr.Seat) -> None:
    assert_type(state.apply(action), rr.Transition[seals.State])
    after, events = state.apply(action)
    assert_type(after, seals.State)
    assert_type(events, tuple[rr.Event, ...])
    assert_type(state.view(seat), seals.State)
    assert_type(state.view(None), seals.State)
    assert_type(state.determinize(seat, 7), seals.State)
    assert_type(evolve(state, auction=None), seals.State)


def what_is_asked_and_answered(state: rr.State, action: rr.Action, seat: rr.Seat) -> None:
    assert_type(state.seats, tuple[rr.Seat, ...])
    assert_type(state.waiting_on, tuple[rr.Seat, ...])
    assert_type(state.decision, rr.Decision | None)
    assert_type(state.legal_actions(), tuple[rr.Action, ...])
    assert_type(state.legal_actions(seat), tuple[rr.Action, ...])
    assert_type(state.default_action(seat), rr.Action)
    assert_type(state.why_not(action), rr.Refusal | None)
    assert_type(state.outcome, rr.Outcome | None)
    assert_type(state.violations(), tuple[rr.Violation, ...])
    assert_type(rr.parse_action(state, "1: raise 2"), rr.Action)


def a_number_does_for_a_seat_where_one_is_only_named(state: rr.State, event: rr.Event, match: rr.Match) -> None:
    assert_type(state.view(0), rr.State)
    assert_type(state.legal_actions(1), tuple[rr.Action, ...])
    assert_type(state.determinize(0, 7), rr.State)
    assert_type(state.default_action(0), rr.Action)
    assert_type(state.seat_name(0), str)
    assert_type(event.seen_by(1), rr.Event)
    assert_type(match.view(1), rr.State)
    assert_type(match.events(1), tuple[rr.match.Told, ...])
    match.subscribe(0, print)
    match.note(0, "Good luck!")


def an_event_that_is_redacted_is_the_same_event(event: rr.Event, bid: seals.events.BidOpened, seat: rr.Seat) -> None:
    assert_type(event.seen_by(seat), rr.Event)
    assert_type(bid.seen_by(None), seals.events.BidOpened)


def what_is_loaded_is_what_was_asked_for(text: str) -> None:
    assert_type(rr.loads(text), rr.State)
    assert_type(rr.loads(text, seals.State), seals.State)
    assert_type(rr.loads(text, rr.Action), rr.Action)
    assert_type(rr.loads(text, rr.Match), rr.Match)


def one_value_a_seat(players: rr.BySeat[seals.Player], seat: rr.Seat) -> None:
    assert_type(players[seat], seals.Player)
    assert_type(players.put(seat, players[seat]), rr.BySeat[seals.Player])
    assert_type(rr.BySeat([1, 2]), rr.BySeat[int])
    for other, player in players.others(seat):
        assert_type(other, rr.Seat)
        assert_type(player, seals.Player)


def a_table(match: rr.Match, action: rr.Action, seat: rr.Seat) -> None:
    assert_type(match.state, rr.State)
    assert_type(match.play(action), tuple[rr.Event, ...])
    for number, event in match.events(seat):
        assert_type(number, int)
        assert_type(event, rr.Event)


class FirstBot:
    def choose(self, view: rr.State, legal: tuple[rr.Action, ...], chance: rr.Chance) -> rr.Action:
        return legal[0]


class SealsBot:
    def choose(self, view: seals.State, legal: tuple[seals.Action, ...], chance: rr.Chance) -> seals.Action:
        return max(legal, key=lambda action: len(view.players[action.seat].hand))


def whoever_can_choose_is_a_bot() -> None:
    bot: rr.bots.Bot = FirstBot()
    of_one_game: rr.bots.Bot = SealsBot()
    assert_type(rr.simulate("seals", [bot, of_one_game], 10, seed=1).games, int)
    assert_type(rr.simulate(seals.State, SealsBot(), 10, seed=1), rr.Report)
    assert_type(rr.simulate("seals", bot, 10, seed=1), rr.Report)
    assert_type(rr.simulate("seals", [FirstBot(), rr.bots.RandomBot()], 10, seed=1).wins, rr.BySeat[int])
