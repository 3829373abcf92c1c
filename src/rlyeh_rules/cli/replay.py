"""`rlyeh replay`: a saved game, told step by step."""

from __future__ import annotations

import textwrap
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import Final

from rlyeh_rules.games import game_named, open_game
from rlyeh_rules.kernel import Action, Event, Seat, State, redact
from rlyeh_rules.match import Auto, Match, Noted, Played, Undone

from .command import DONE, WRONG, Command
from .saved import add_file, loaded
from .screen import Screen
from .story import Moment, moments, paragraphs, result

__all__ = ["REPLAY"]


def _describe(parser: ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument("--board", action="store_true", help="show the table after every step")
    parser.add_argument("--seat", type=int, metavar="N", help="tell it as the player of that seat saw it")


def _run(args: Namespace, screen: Screen) -> int:
    table = loaded(args)
    eyes = _Eyes(args.seat)
    eyes.look(table.state)  # refuses a seat that is not at the table
    screen.say(f"{game_named(table.state.game).title}, seed {table.seed}", "bold")
    if table.replayed:
        _tell_all(table, eyes, screen, boards=args.board)
    else:
        screen.complain("the saved actions do not lead to the saved state, so there is only that to show")
    if not (table.replayed and args.board):  # else it has been shown
        screen.say()
        screen.say(eyes.look(table.state).text_board())
    screen.say()
    screen.fill(result(table.state))
    return DONE if table.replayed else WRONG


def _tell_all(table: Match, eyes: _Eyes, screen: Screen, *, boards: bool) -> None:
    first = table.states()[0]
    _tell(eyes.see(_opening(table)), first, screen)
    if boards:
        _show(eyes.look(first), screen)
    before = first
    for number, moment in enumerate(moments(table), 1):
        screen.say()
        screen.fill(f"{number}. {_done(moment, before, eyes)}", hanging="   ", style="bold")
        before = moment.after
        _tell(eyes.see(moment.events), moment.after, screen)
        if boards and not isinstance(moment.entry, Noted):
            _show(eyes.look(moment.after), screen)


class _Eyes:
    """Who the story is told to: the player of a seat, or somebody who sees everything."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat

    def look(self, state: State) -> State:
        """The table as they see it."""
        return state if self.seat is None else state.view(self.seat)

    def see(self, events: tuple[Event, ...]) -> list[Event]:
        """What happened as they see it."""
        return [event if self.seat is None else event.seen_by(self.seat) for event in events]

    def hear(self, action: Action) -> Action:
        """What was done as they hear of it."""
        return action if self.seat is None else redact(action, self.seat)


def _opening(table: Match) -> tuple[Event, ...]:
    """What happened while the game was set up, if that followed from its seed."""
    first = table.states()[0]
    opening = open_game(
        first.game,
        seed=table.seed,
        players=first.setup.names,
        options=first.setup.options,
        content=first.setup.content,
    )
    return opening.events if opening.state == first else ()


_BY: Final[Mapping[Auto | None, str]] = {
    None: "",
    Auto.FORCED: " (answered by itself)",
    Auto.POLICY: " (answered by itself)",
    Auto.TIME_OUT: " (the time was up)",
}


def _done(moment: Moment, before: State, eyes: _Eyes) -> str:
    """An entry of the log as a heading."""
    match moment.entry:
        case Played(action=action, auto=auto):
            return f"{eyes.hear(action).describe(eyes.look(before))}{_BY[auto]}"
        case Noted(seat=seat, words=words):
            return f"{moment.after.seat_name(seat)}: {words}"
        case Undone():
            return "The last action was taken back."
        case _:
            return "What had been taken back was played again."


def _tell(events: list[Event], state: State, screen: Screen) -> None:
    for paragraph in paragraphs(events, state):
        screen.fill(paragraph, "   ")


def _show(state: State, screen: Screen) -> None:
    screen.say()
    screen.say(textwrap.indent(state.text_board(), "   "))


REPLAY: Final = Command("replay", "tell a saved game step by step", _describe, _run)
