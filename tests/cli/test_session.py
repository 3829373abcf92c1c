"""Several at the keyboard, secrets, several seats at once, and acting out of turn."""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import attrs
import pytest

from rlyeh_rules import HIDDEN, Chance, Match, Seat, State, bots, new_game
from rlyeh_rules.cli.saved import Keeper
from rlyeh_rules.cli.screen import PAGES, Screen
from rlyeh_rules.cli.session import Session
from rlyeh_rules.games import Opening
from rlyeh_rules.match import History, Played
from rlyeh_rules.seals import Card
from tests.cli.conftest import Run
from tests.lantern import GAME as LANTERN
from tests.lantern.events import Drew
from tests.lantern.turn import Rewind
from tests.lantern.vote import AskVotes, Vote

TWO = ("play", "seals", "--seats", "0,1", "--name", "Ann", "--name", "Bob", "--seed", "1", "--option", "first_player=0")
ANN, BOB = Seat(0), Seat(1)
Type = Callable[[str], str]
Sit = Callable[..., int]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Sit:
    """Put people at the keyboard of a table, who type what a function of the prompt says."""

    monkeypatch.chdir(tmp_path)

    def play(table: Match, *people: Seat, types: Type) -> int:
        monkeypatch.setattr(builtins, "input", types)
        keeper = Keeper(table.state.game, None)
        return Session(table, people, bots.RandomBot(), Screen(), keeper).run()

    return play


def leaves(prompt: str) -> str:
    """Leave as soon as there is a choice."""
    return "" if prompt.startswith("Hand the screen") else "quit!"


# ------------------------------------------------------------------ handing the screen on


def test_the_screen_is_covered_before_it_is_handed_on(rlyeh: Run) -> None:
    out = rlyeh(*TWO, typed=["", "1", "bid 0", "", "quit!"]).out
    cover = "\n" * PAGES
    greeting, first, handed, second, left = out.split(cover)
    assert greeting.startswith("The Seals of Cthulhu: Ann and Bob\n")
    assert first.strip() == "Hand the screen to Ann, who presses Enter."
    assert handed.endswith("Ann> bid 0")
    assert second.strip() == "Hand the screen to Bob, who presses Enter."
    assert left.endswith("Bob> quit!\n")


def test_each_sees_the_table_from_the_own_seat(rlyeh: Run) -> None:
    *_, handed, _, left = rlyeh(*TWO, typed=["", "1", "bid 0", "", "quit!"]).out.split("\n" * PAGES)
    mine, theirs = (
        [line for line in shown.splitlines() if line.startswith("    hand: ")][-2:] for shown in (handed, left)
    )
    assert ["?" in line for line in mine] == [False, True]
    assert ["?" in line for line in theirs] == [True, False]


def test_between_people_nothing_is_forced(rlyeh: Run) -> None:
    out = rlyeh(*TWO, typed=["", "1", "bid 0", "", "take", "", "undo", "undo!", "quit!"]).out
    assert "A secret was revealed since.\n" in out
    assert "What another person has seen cannot be taken back; undo! is for games against bots.\n" in out


@pytest.mark.parametrize("line", ["1: bid 2", "why 1: bid 2"])
def test_one_may_speak_for_the_own_seat_only(rlyeh: Run, line: str) -> None:
    heard = rlyeh(*TWO, typed=["", line, "quit!"]).out.partition(f"> {line}\n")[2]
    assert heard == "  That is for Bob to say: `seat 1` hands the screen over.\nAnn> quit!\n"


def test_both_play_a_whole_game_and_see_its_end_like_spectators(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    table = Match.new("seals", seed=1, players=["Ann", "Bob"])
    code = sit(table, ANN, BOB, types=lambda prompt: "1" if prompt.endswith(("Ann> ", "Bob> ")) else "")
    ending = capsys.readouterr().out.rpartition("\n" * PAGES)[2]
    assert (code, table.state.is_over) == (0, True)
    assert "The game ended" in ending
    assert str(table.view(None)) in ending.rpartition("The game ended")[2]
    assert not re.search("(Ann|Bob)>", ending)


# ------------------------------------------------------------------ secrets


def walked(name: str, seed: int, **options: object) -> Iterator[State]:
    """The states of a game that is played at random."""
    chance = Chance(seed)
    state = new_game(name, seed=seed, options=options)
    while not state.is_over:
        yield state
        state, _ = state.apply(chance.pick(state.legal_actions()))


def screen_of(state: State, seat: Seat, sit: Sit, capsys: pytest.CaptureFixture[str]) -> str:
    """What is shown to a seat that comes to a table."""
    sit(Match(History(Opening(state, (), 1))), seat, types=leaves)
    return capsys.readouterr().out


@pytest.mark.parametrize("options", [{}, {"id_cards": True, "hidden_ids": True, "elder_gods": "each"}])
def test_the_screen_is_the_same_whatever_a_seat_cannot_see(
    sit: Sit, capsys: pytest.CaptureFixture[str], options: dict[str, object]
) -> None:
    for at, state in enumerate(walked("seals", 3, **options)):
        seat = state.waiting_on[-1]
        guess = state.determinize(seat, at)
        assert screen_of(guess, seat, sit, capsys) == screen_of(state, seat, sit, capsys)


def cards_in(value: object) -> set[str]:
    """Every card that a value shows."""
    if isinstance(value, Card):
        return set() if value is HIDDEN else {str(value)}
    if isinstance(value, tuple):
        return {card for item in value for card in cards_in(item)}
    kind: Any = type(value)
    names = [field.name for field in attrs.fields(kind) if field.name != "setup"] if attrs.has(kind) else []
    return {card for name in names for card in cards_in(getattr(value, name))}


def test_no_card_is_named_that_only_the_other_side_knows(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    table = Match.new("seals", seed=7, players=["Ann", "Bot"])
    chance = Chance(7)
    seen: set[str] = set()
    unseen: list[int] = []

    def types(_: str) -> str:
        shown = " ".join(capsys.readouterr().out.split())
        seen.update(cards_in(table.view(ANN)), *[cards_in(told.event) for told in table.events(ANN)])
        secret = cards_in(table.state) - seen
        names = [name for card in secret for name in (card, table.state.text.name(card))]
        assert [name for name in names if re.search(rf"{name}(?![- ]closure)", shown, re.IGNORECASE)] == []
        unseen.append(len(secret))
        return "" if table.state.is_over else str(1 + chance.below(len(table.state.legal_actions())))

    assert sit(table, ANN, types=types) == 0
    assert (unseen[0], table.state.is_over) == (6, True)


@pytest.fixture
def lantern(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the game with votes and interrupts among those there are."""
    monkeypatch.setattr(import_module("rlyeh_rules.games"), "_BUILT_IN", (LANTERN,))


@pytest.mark.usefixtures("lantern")
def test_what_happened_is_told_to_each_as_the_own_seat_was_shown_it(
    sit: Sit, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Match.new("lantern", seed=1)
    chance = Chance(1)
    while not any(type(told.event) is Drew for told in table.events(None)[-3:]):
        table.play(chance.pick(table.state.legal_actions()))
    (drew,) = [told.number for told in table.events(None)[-3:] if type(told.event) is Drew]
    (own, *_), (theirs, *_) = ([told.event for told in table.events(seat, drew - 1)] for seat in (ANN, BOB))
    assert isinstance(own, Drew)
    for seat in (ANN, BOB):
        sit(table, seat, types=leaves)
        out = capsys.readouterr().out
        assert [event.describe(table.state) in out for event in (own, theirs)] == [seat == ANN, seat == BOB]


# ------------------------------------------------------------------ several people and bots, with votes


def voting(people: int) -> Match:
    """A table of six at which all but one are asked for a vote, people on the first seats, and nobody has a Rewind."""
    for seed in range(1, 50):
        table = Match.new("lantern", seed=seed, players=["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"])
        chance = Chance(seed)
        while not table.state.is_over:
            state = table.state
            possible = {type(action) for seat in state.seats for action in state.legal_actions(seat)}
            if possible == {Vote} and state.waiting_on[:people] == state.seats[:people]:
                return table
            table.play(chance.pick(state.legal_actions()))
    raise AssertionError("no such vote in fifty games")


def typing(*lines: str) -> Type:
    """Type a line at each prompt that is not for the screen to be handed on, then leave."""
    rest = iter(lines)
    return lambda prompt: "" if prompt.startswith("Hand the screen") else next(rest, "quit!")


@pytest.mark.usefixtures("lantern")
def test_people_vote_one_by_one_when_the_bots_have(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    table = voting(3)
    begun = len(table.history)
    sit(table, *table.state.seats[:3], types=typing("vote yes", "vote no"))
    *_, third = capsys.readouterr().out.split("\n" * PAGES)
    seats = [entry.action.seat for entry in table.history[begun:] if isinstance(entry, Played)]
    assert (min(seats[:2]) > 2, seats[2:]) == (True, [0, 1])
    assert "  - Ann has voted. [LN-7.3]\n  - Bob has voted. [LN-7.3]\n" in third
    assert "\nCat: Is the accused of the cult? [LN-7.2]\n" in third


@pytest.mark.usefixtures("lantern")
@pytest.mark.parametrize(
    "line", ["why 0: vote yes", "why 0: vote no", "0: vote yes", "0: vote no", "undo", "log", "help"]
)
def test_what_one_has_voted_nobody_else_finds_out(sit: Sit, capsys: pytest.CaptureFixture[str], line: str) -> None:
    shown: list[str] = []
    for vote in ("vote yes", "vote no"):
        table = voting(2)
        sit(table, ANN, BOB, types=typing(vote, line))
        shown.append("\n".join(capsys.readouterr().out.split("\n" * PAGES)[4:]))
    assert shown[0] == shown[1] != ""


@pytest.mark.usefixtures("lantern")
def test_who_has_voted_may_be_handed_the_screen_again_and_vote_otherwise(
    sit: Sit, capsys: pytest.CaptureFixture[str]
) -> None:
    table = voting(2)
    sit(table, ANN, BOB, types=typing("vote yes", "seat 0", "vote no"))
    _, _, _, _, first, _, again, _, second = capsys.readouterr().out.split("\n" * PAGES)
    asked = "\nBob: Is the accused of the cult? [LN-7.2]\n"
    assert f"{asked}   1  vote yes   votes yes.\n   2  vote no    votes no.\n" in first
    assert f"{asked}Ann may act now as well; Enter lets it pass.\n   1  vote no   votes no.\n" in again
    assert asked in second
    ask = table.state.decision
    assert isinstance(ask, AskVotes)
    assert ask.votes[ANN] is False


@pytest.mark.usefixtures("lantern")
def test_who_is_called_and_can_do_nothing_is_told_so(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    table = Match.new("lantern", seed=1, players=["Ann", "Bob", "Cat"])
    (asked,) = table.state.waiting_on
    other = next(seat for seat in table.state.seats if not table.state.legal_actions(seat))
    sit(table, asked, other, types=typing(f"seat {other}", ""))
    *_, called, _, again = capsys.readouterr().out.split("\n" * PAGES)
    assert f"\nThere is nothing that {table.state.seat_name(other)} may do now; Enter goes on." in called
    assert f"\n{table.state.seat_name(asked)}: " in again
    assert table.history == ()


@pytest.mark.usefixtures("lantern")
@pytest.mark.parametrize("wish", ["seat", "seat 5", "seat 0", "seat Bob"])
def test_who_is_not_there_is_not_called(sit: Sit, capsys: pytest.CaptureFixture[str], wish: str) -> None:
    table = Match.new("lantern", seed=1, players=["Ann", "Bob", "Cat"])
    sit(table, *table.state.seats, types=typing(wish))
    assert "  To whom? `seat 1` for Bob and `seat 2` for Cat.\n" in capsys.readouterr().out


def test_who_is_alone_can_call_nobody(rlyeh: Run) -> None:
    out = rlyeh("play", "seals", "--seed", "1", "--option", "first_player=0", typed=["seat 1", "quit!"]).out
    assert "  There is nobody else at this keyboard.\n" in out


@pytest.mark.usefixtures("lantern")
@pytest.mark.parametrize(("people", "told"), [(1, False), (2, True)])
def test_help_tells_of_handing_the_screen_over_where_there_is_somebody_to_hand_it_to(
    sit: Sit, capsys: pytest.CaptureFixture[str], people: int, told: bool
) -> None:
    table = Match.new("lantern", seed=1, players=["Ann", "Bob", "Cat"])
    sit(table, *table.state.seats[:people], types=typing("help"))
    heard = capsys.readouterr().out
    assert "  note TEXT " in heard
    assert ("  seat 1 " in heard) is told


# ------------------------------------------------------------------ several at once, and out of turn


def test_several_who_must_answer_at_once_are_asked_in_turn(rlyeh: Run) -> None:
    words = (*TWO, "--option", "elder_gods=each")
    out = rlyeh(*words, typed=["", "god hastur", "", "god azathoth", "", "quit!"]).out
    _, _, first, _, second, _, third = out.split("\n" * PAGES)
    assert "\nAnn and Bob: Pick an Elder God; your opponent does not see it. [SC-R1]\n" in first
    assert "\nBob: Pick an Elder God; your opponent does not see it. [SC-R1]\n" in second
    assert ("  - Ann picked an Elder God. [SC-R1]\n" in second, "Hastur" in second.partition("1  god")[0]) == (
        True,
        False,
    )
    assert "Investigator Hastur" in third or "Cultist Hastur" in third


@pytest.mark.usefixtures("lantern")
def test_bots_answer_before_people_where_several_are_asked(sit: Sit) -> None:
    state = next(state for state in walked("lantern", 1) if len(state.waiting_on) > 1)
    table = Match(History(Opening(state, (), 1)))
    others = state.waiting_on[1:]
    sit(table, state.waiting_on[0], types=leaves)
    assert [entry.action.seat for entry in table.history if isinstance(entry, Played)] == list(others)


def out_of_turn() -> tuple[State, Seat]:
    """A state in which a seat may act though others are waited for."""
    for seed in range(1, 50):
        for state in walked("lantern", seed):
            for seat in state.seats:
                if seat not in state.waiting_on and any(type(one) is Rewind for one in state.legal_actions(seat)):
                    return state, seat
    raise AssertionError("no such moment in fifty games")


@pytest.mark.usefixtures("lantern")
def test_who_may_act_out_of_turn_is_asked_before_a_bot_goes_on(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    state, seat = out_of_turn()
    table = Match(History(Opening(state, (), 1)))
    sit(table, seat, types=leaves)
    out = capsys.readouterr().out
    assert f"\n{state.seat_name(seat)} may act now as well; Enter lets it pass.\n   1  rewind, " in out
    assert table.history == ()


@pytest.mark.usefixtures("lantern")
def test_who_lets_it_pass_is_not_asked_again(sit: Sit) -> None:
    state, seat = out_of_turn()
    table = Match(History(Opening(state, (), 1)))
    typed = iter([""])
    sit(table, seat, types=lambda _: next(typed, "quit!"))
    (first, *_) = (entry.action.seat for entry in table.history if isinstance(entry, Played))
    assert first in state.waiting_on


@pytest.mark.usefixtures("lantern")
def test_who_acts_out_of_turn_is_heard(sit: Sit) -> None:
    state, seat = out_of_turn()
    table = Match(History(Opening(state, (), 1)))
    typed = iter(["1"])
    sit(table, seat, types=lambda _: next(typed, "quit!"))
    first = table.history[0]
    assert isinstance(first, Played)
    assert (first.action.seat, type(first.action)) == (seat, Rewind)
