"""`rlyeh check`: whether a saved game is sound, and whether its history leads to it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from rlyeh_rules.games import game_named
from rlyeh_rules.kernel import SaveError
from rlyeh_rules.match import Played

from .command import DONE, WRONG, Command
from .saved import add_file, loaded
from .screen import Screen
from .story import moments, result

__all__ = ["CHECK"]


def _describe(parser: ArgumentParser) -> None:
    add_file(parser)


def _run(args: Namespace, screen: Screen) -> int:
    try:
        table = loaded(args)
    except SaveError as error:
        screen.complain(str(error))
        return WRONG
    state = table.state
    if table.replayed:
        reached = (table.states()[0], *(moment.after for moment in moments(table)))
        faults = [f"at entry {at}: {broken}" for at, one in enumerate(reached) for broken in one.violations()]
    else:
        faults = ["the saved actions do not lead to the saved state"]
    actions = sum(isinstance(entry, Played) for entry in table.history)
    screen.say(f"{game_named(state.game).title}: {', '.join(state.setup.names)}; {actions} actions", "bold")
    screen.fill(result(state))
    screen.say(f"digest {state.digest()}")
    for fault in faults:
        screen.complain(f"{args.file}: {fault}")
    if faults:
        return WRONG
    screen.say("Sound, and its actions lead to it.", "green")
    return DONE


CHECK: Final = Command("check", "load a saved game, look for faults and replay it", _describe, _run)
