"""The conformance suite: what it finds, and that every game of the library passes it."""

from __future__ import annotations

import itertools
import pickle
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rlyeh_rules import Refusal, SetupError, games
from rlyeh_rules.kernel import BySeat, evolve
from rlyeh_rules.testing import (
    ConformanceError,
    GameMachine,
    Moment,
    actions,
    check_game,
    moments,
    pairs,
    replay,
    starts,
    states,
    walks,
)
from rlyeh_rules.testing.corpus import in_turn
from rlyeh_rules.testing.laws.values import bad_sentence
from tests.lantern import GAME, State
from tests.lantern import events as told
from tests.lantern.auction import AskBid, Bid, PassBid
from tests.lantern.cards import AskShare
from tests.lantern.damage import AskSymptom, Bleed
from tests.lantern.dice import AskReroll, Keep, Reroll
from tests.lantern.pool import Done, Swap
from tests.lantern.state import CULT, GOLD, Action, Decision, Options
from tests.lantern.turn import Contribute, Rewind, TurnStarts
from tests.lantern.vote import AskVotes, Vote, Waive
from tests.support.lobby import lantern_in_the_lobby

# ------------------------------------------------------------------ the games of the library


@pytest.mark.walk
@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_keeps_every_law(name: str, games_to_play: int) -> None:
    assert check_game(name, games=games_to_play).games == games_to_play


class AnyTable(GameMachine):
    """A table of any game of the library."""

    game = "seals"


AnyTable.TestCase.settings = settings(max_examples=10, stateful_step_count=30)
TestTable = pytest.mark.walk(AnyTable.TestCase)


# ------------------------------------------------------------------ what it finds


@pytest.fixture
def lobby() -> Iterator[None]:
    """The Lantern can be found by its name."""
    with lantern_in_the_lobby():
        yield


def one_bid_too_many(ask: AskBid, s: State, seat: Any) -> list[Bid]:
    return [Bid(seat, amount) for amount in range(ask.bid, s.players[seat].coins + 1)]


def one_bid_too_few(ask: AskBid, s: State, seat: Any) -> list[Bid]:
    return [Bid(seat, amount) for amount in range(ask.bid + 1, s.players[seat].coins)]


def bids_without_end(ask: AskBid, s: State, seat: Any) -> list[Bid]:
    return [Bid(seat, amount) for amount in range(ask.bid + 1, ask.bid + 200)]


def told_what_was_laid(self: Contribute, s: State, play: Any) -> State:
    if self.card == GOLD:
        play.tell(told.Waived, self.seat)
    return CONTRIBUTE(self, s, play)


CONTRIBUTE = Contribute.act


def told_what_was_voted(self: Vote, ask: AskVotes, s: State, play: Any) -> State:
    if self.yes:
        play.tell(told.Waived, self.seat)
    return VOTE(self, ask, s, play)


VOTE = Vote.take


def waived_in_order_of_speaking(self: Waive, ask: Any, s: State, play: Any) -> State:
    play.then(evolve(ask, waived=(*ask.waived, self.seat)))
    return s


def refused_by_what_another_holds(self: Rewind, ask: Decision, s: State) -> Refusal | None:
    refusal = REWIND(self, ask, s)
    if refusal is None or s.undo is None:
        return refusal
    return evolve(refusal, message=f"{len(set(s.undo.players[s.undo.mover].hand))} kinds.")


REWIND = Rewind.refuse


def offered_by_what_another_holds(ask: Any, s: State, seat: Any) -> list[Reroll]:
    left = s.players[s.players.left_of(seat)]
    return [Reroll(seat, die) for die in range(len(ask.faces) if GOLD in left.hand else 1)]


def never_the_same_twice(self: TurnStarts, s: State, play: Any) -> State:
    CALLS.append(self)
    return evolve(TURN(self, s, play), round=len(CALLS) % 2)


TURN = TurnStarts.run
CALLS: list[TurnStarts] = []


def crash(self: Any, ask: Any, s: State, play: Any) -> State:
    raise KeyError(self)


FAULTS = [
    (Bid, "options", classmethod(lambda _, *args: one_bid_too_many(*args)), "listed exactly if the rules do not refuse"),
    (Bid, "options", classmethod(lambda _, *args: one_bid_too_few(*args)), "listed exactly if the rules do not refuse"),
    (Bid, "options", classmethod(lambda _, *args: bids_without_end(*args)), "No seat chooses among more than 120"),
    (Bid, "options", classmethod(lambda _, *args: 2 * Bid.options(*args)[:1]), "could not be tried|each action once"),
    (Bid, "refuse", lambda self, ask, s: Refusal("LN-99", self.seat, "No."), "Every refusal cites a rule"),
    (PassBid, "take", crash, "There is a listed action while the game goes on"),
    (Contribute, "act", told_what_was_laid, "alike at every step, told alike"),
    (Vote, "take", told_what_was_voted, "told alike|committed itself, and not to what"),
    (Waive, "take", waived_in_order_of_speaking, "in any order|nobody is waited for|a legal action"),
    (Rewind, "refuse", refused_by_what_another_holds, "By its own view a seat may do"),
    (Reroll, "options", classmethod(lambda _, *args: offered_by_what_another_holds(*args)), "By its own view|A guess is"),
    (TurnStarts, "run", never_the_same_twice, "The same seed and the same actions|begins the same game"),
    (AskReroll, "default", lambda _, s, seat: Reroll(seat, 0), "a legal action to play when its time is up"),
    (AskSymptom, "is_open", lambda *_: True, "all can see what may be answered"),
    (AskShare, "prompt", " ", "A decision has a question in words"),
    (Keep, "says", "reroll 0", "no two have the same one"),
    (Done, "means", "{seat} discards {cards}.", "Every action has a notation and a sentence"),
    (Bleed, "means", "{seat} bleeds[", "Every action says in a sentence"),
    (told.Drew, "rule", "LN-99", "cite rules that the rulebook has"),
    (told.Gained, "tells", "{seat} gained {coins} coins", "says in a sentence what happened"),
    (State, "__repr__", lambda self: "state" * 100, "has a short repr"),
    (State, "__str__", lambda self: "", "drawn as a text board"),
    (State, "contents", lambda self: {}, "No state breaks an invariant|could not be tried"),
    (State, "hidden", "", ""),
]


@pytest.mark.walk
@pytest.mark.parametrize(("kind", "name", "fault", "law"), FAULTS[:-1])
@pytest.mark.usefixtures("lobby")
def test_a_game_that_breaks_a_law_is_found_out(
    kind: type, name: str, fault: object, law: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, name, fault)
    with pytest.raises(ConformanceError, match=law):
        check_game(GAME, games=30, seed=1)
