"""The conformance suite as a whole: every game of the library passes it, and one that is broken does not."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import pytest
from hypothesis import settings

from rlyeh_rules import Chance, SetupError, games
from rlyeh_rules.kernel import evolve
from rlyeh_rules.testing import ConformanceError, GameMachine, check_game, replay
from rlyeh_rules.testing.conformance import starts
from rlyeh_rules.testing.corpus import Corpus, in_turn
from rlyeh_rules.testing.moment import Start, moves, picker, walk
from tests.lantern import GAME, Options, State
from tests.lantern.auction import Bid, PassBid
from tests.support.lobby import lantern_in_the_lobby
from tests.testing.mild_rising import MILD

SHORT = {"rounds": 6}


@pytest.fixture(autouse=True)
def lobby() -> Iterator[None]:
    """The Lantern can be found by its name."""
    with lantern_in_the_lobby():
        yield


ENOUGH, PLENTY = 100, 1_000
"""So many games come to everything that can happen, and so many to what seldom does,"""
SELDOM = {
    "gate": {"AskOrder", "AskRemoval", "LeaveInsanity", "PoolCardTurnedUp", "Remove", "SetOffFirst"},
    "rising": {
        "AskRush",
        "CardDetached",
        "CardSwitched",
        "DoneTrading",
        "EnergyGiven",
        "FreeAttack",
        "FreeRest",
        "GiveEnergy",
        "Rush",
        "StruckHarder",
        "TakeAlong",
    },
}
"""which is this: several insanities that are set off at once, or one that can be removed (GR-11); a card with such an
effect, two who trade something, an insanity that most do not have, the highest levels of some skills (RR-20),"""
NEVER = {
    "last_relic": {"FigureSetAside"},
    "gate": {
        "AskPool",
        "BookRenewed",
        "InsanityReshuffled",
        "Nobody",
        "NothingSetOff",
        "Pass",
        "RemoveUnseen",
        "TurnPassed",
    },
    "rising": {
        # no part of Cthulhu is destroyed, and seldom one is wounded, or two are open at the same time
        "GameWon",
        "PartDestroyed",
        "PartHealed",
        "AskDetach",
        "ChoosePart",
        # hardly anybody lives to raise such a skill so far: Arcane Mastery, Healing Prayer, Read the Omens, Unkillable
        "AskAdded",
        "AddNone",
        "AddSuccesses",
        "SuccessesAdded",
        "AskEndEffect",
        "PrayNow",
        "PrayForAll",
        "RunEndEffect",
        "AskCancel",
        "CancelMythos",
        "LetHappen",
        "MythosCancelled",
        # hardly anybody holds a second card to give up, or meets somebody who has one, or a wound that can be healed
        "AskDiscard",
        "DiscardHeld",
        "AskTheft",
        "Rob",
        "RobEnergy",
        "StopRobbing",
        "AskHeal",
        "AskWhom",
        "ChooseInvestigator",
        "InvestigatorChosen",
        # no shipped card or monster brings it about
        "AdvanceOrdained",
        "AskDeath",
        "DieNext",
        "FirstDeathChosen",
        "AskMover",
        "MoveNext",
        "FirstMoverChosen",
        "AskToll",
        "TollFirst",
        "EnemyReturned",
        # the deck is shuffled before it is empty (RR-R34)
        "MythosNotDrawn",
    },
}
"""but for these. Nobody plays on until all twelve Locations have been resolved (LR-R5). The
game is over before nine directions (GR-R26) or 78 insanity cards (GR-R37) have been drawn; and hardly
anybody has nobody to choose (GR-R38) or nothing to do (GR-R9), or the
one Artifact and the one god that it takes (GR-R53). Who plays R'lyeh Rising at random is dead before much has come
about; that it can is seen where the cards are `MILD`,"""
NOT_EVEN_THEN = {"MythosNotDrawn"}
"""but for this: three symbols are in the discard pile before a deck is empty in which there are three (RR-R34)."""
LONG = 4_000
"""No game has so many decisions."""


@pytest.mark.walk
@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_keeps_every_law(name: str, games_to_play: int) -> None:
    report = check_game(name, games=games_to_play)
    assert report.games == games_to_play
    missing = set(report.never_met) - NEVER.get(name, set())
    assert games_to_play < ENOUGH or missing <= (SELDOM.get(name, set()) if games_to_play < PLENTY else set())


@pytest.mark.walk
def test_every_law_is_kept_where_cards_are_mild(games_to_play: int) -> None:
    report = check_game(MILD, games=games_to_play // 4)
    assert report.game == "rising"
    assert sum(count for _, count in report.endings) == games_to_play // 4


@pytest.mark.walk
def test_what_nobody_comes_to_happens_where_cards_are_mild() -> None:
    found: set[str] = set()
    for number, (players, options) in enumerate(islice(cycle(starts(MILD, "pairs")), ENOUGH)):
        pick = picker(Chance(number), by_kind=number % 2 == 1)
        for moment in walk(Start(MILD, players, options, number), pick, LONG):
            things = (moment.state.decision, *moves(moment.state), *moment.events)
            found.update(kind.__name__ for thing in set(map(type, things)) for kind in thing.__mro__)
    assert NEVER["rising"] - found <= NOT_EVEN_THEN


class SealsMachine(GameMachine):
    game = "seals"


class LastRelicMachine(GameMachine):
    game = "last_relic"


class GateMachine(GameMachine):
    game = "gate"


class RisingMachine(GameMachine):
    game = "rising"


for machine in (SealsMachine, LastRelicMachine, GateMachine, RisingMachine):
    machine.TestCase.settings = settings(stateful_step_count=40)
TestSeals = pytest.mark.walk(SealsMachine.TestCase)
TestLastRelic = pytest.mark.walk(LastRelicMachine.TestCase)
TestGate = pytest.mark.walk(GateMachine.TestCase)
TestRising = pytest.mark.walk(RisingMachine.TestCase)


# ------------------------------------------------------------------ a game that keeps every law


def test_a_report_says_what_was_met_and_what_was_not() -> None:
    report = check_game(GAME, games=2, options=SHORT)
    assert (report.game, report.games, report.setups, report.moments) == ("lantern", 2, 2, 8)
    assert report.decisions > 50
    assert sum(count for _, count in report.endings) == 2
    assert str(report).splitlines()[0].startswith("lantern kept every law: 2 games begun in 2 ways, ")
    assert "Rewind" not in report.never_met or "never met: " in str(report)


def test_a_report_of_which_nothing_is_missing_says_nothing_of_it() -> None:
    report = evolve(check_game(GAME, games=1, options=SHORT), never_met=())
    assert "never met" not in str(report)


def test_the_same_seed_tries_the_same() -> None:
    assert check_game(GAME, games=2, seed=5, options=SHORT) == check_game(GAME, games=2, seed=5, options=SHORT)


def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    check_game(GAME, games=2, options=SHORT, progress=lambda done, of: told.append((done, of)))
    assert told == [(at, 10) for at in range(1, 11)]


def test_a_game_that_is_not_registered_yet_can_be_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "name", "not-in-the-lobby")
    monkeypatch.setattr("rlyeh_rules.testing.laws.played.a_table_is_as_it_was_ordered", None)
    with pytest.raises(ConformanceError, match="the seats, the names and the options"):
        check_game(GAME, games=1)


def test_wrong_options_are_refused() -> None:
    with pytest.raises(SetupError, match="no option 'round'"):
        check_game(GAME, games=1, options={"round": 6})


# ------------------------------------------------------------------ one that does not


def test_what_is_broken_is_named_and_can_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """The listing of bids is one short: the state that the error gives has a bid that is legal and not listed."""
    with monkeypatch.context() as fault:
        fault.setattr(
            Bid,
            "options",
            classmethod(lambda cls, ask, s, seat: [cls(seat, n) for n in [ask.bid + 1] if n <= s.players[seat].coins]),
        )
        with pytest.raises(ConformanceError, match="it is listed exactly if the rules do not refuse it") as caught:
            check_game(GAME, games=3, options=SHORT)
        state: Any = eval(caught.value.reproduction, {"replay": replay})  # noqa: S307 - it is ours
        assert state.explain(Bid(state.waiting_on[0], state.decision.bid + 2)) is None
        assert state.why_not(Bid(state.waiting_on[0], state.decision.bid + 2)) is not None


def test_a_game_without_an_end_is_found_by_its_length() -> None:
    with pytest.raises(ConformanceError, match="It is not over after 10 decisions"):
        check_game(GAME, games=1, max_decisions=10)


def test_rules_that_crash_are_found_where_they_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(action: PassBid, *_: object) -> State:
        raise KeyError(action.seat)

    monkeypatch.setattr(PassBid, "take", crash)
    with pytest.raises(ConformanceError, match=r"can be carried out\.\n  It raised KeyError") as caught:
        check_game(GAME, games=1, options=SHORT)
    assert isinstance(caught.value.__cause__, KeyError)


def test_the_error_comes_whole_out_of_another_process() -> None:
    error = ConformanceError("games end", "it does not", "replay('lantern')")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert (again.law, again.complaint, again.reproduction, str(again)) == (
        "games end",
        "it does not",
        "replay('lantern')",
        "This law is broken: games end\n  it does not\n  state = rlyeh_rules.testing.replay('lantern')",
    )
    assert str(ConformanceError("games end", "it does not")) == "This law is broken: games end\n  it does not"


# ------------------------------------------------------------------ walks and what is kept of them


START = Start(GAME, 3, Options(rounds=6), 4)


@pytest.mark.parametrize("by_kind", [False, True])
def test_a_walk_can_be_found_again_at_every_moment(by_kind: bool) -> None:
    moments = list(walk(START, picker(Chance(1), by_kind=by_kind), 40))
    for moment in moments[::8]:
        assert replay(GAME, players=3, options=SHORT, seed=4, picks=moment.picks[: moment.at]) == moment.state
        assert repr(moment) == f"<Moment: {moment.reproduction()}>"
    assert [moment.at for moment in moments] == list(range(41))
    assert moments[-1].action is None


def test_picks_beyond_the_end_are_left_over() -> None:
    assert replay(GAME, options=SHORT, picks=[0] * 5_000).is_over


def test_of_each_sort_of_moment_as_many_are_taken() -> None:
    corpus = Corpus(Chance(1), keep=3)
    for seed in range(4):
        for moment in walk(evolve(START, seed=seed), picker(Chance(seed), by_kind=True), 4_000):
            corpus.add(moment)
    kept = corpus.sorted()
    assert all(1 <= len(sort) <= 3 for sorts in kept for sort in sorts)
    assert sum(len(sorts) for sorts in kept) == corpus.sorts
    sample = list(corpus.sample(len(kept)))
    assert len({moment.state.decision and moment.state.decision.kind for moment in sample}) == len(kept)
    assert len(list(corpus.sample(10_000))) == sum(len(sort) for sorts in kept for sort in sorts)


def test_rows_are_taken_from_in_turn() -> None:
    assert "".join(in_turn(["abc", "", "d", "ef"])) == "adebfc"
