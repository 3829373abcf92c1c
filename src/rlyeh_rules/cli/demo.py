"""`rlyeh demo`: one game of each game there is, told, checked at every step, saved, loaded and replayed."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rlyeh_rules.bots import GreedyBot
from rlyeh_rules.games import Game, games
from rlyeh_rules.kernel import Event, RlyehError
from rlyeh_rules.match import Match

from .command import DONE, WRONG, Command
from .opponents import answer
from .screen import Screen
from .story import moments, paragraphs, result

__all__ = ["DEMO"]

NAMES: Final = ("Ada", "Bram", "Clara", "Dirk", "Edith", "Finn", "Greta", "Hugo")
SEEDS: Final = {"seals": 53, "gate": 8}
"""Games in which much of what the rules have happens; any other seed does as well."""
LONGEST: Final = 20_000
"""Decisions."""


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, help="play other games than the usual ones")


def _run(args: Namespace, screen: Screen) -> int:
    summary: list[str] = []
    faults: list[str] = []
    for game in games().values():
        seed = SEEDS.get(game.name, 1) if args.seed is None else args.seed
        demonstration = _Demonstration(game, seed, screen)
        try:
            summary.append(demonstration.run())
        except RlyehError as error:
            demonstration.faults.append(f"{type(error).__name__}: {error}")
        faults += [f"{game.name}: {fault}" for fault in demonstration.faults]
    screen.say()
    for line in summary:
        screen.fill(line, hanging="  ")
    for fault in faults:
        screen.complain(fault)
    screen.say("Something is wrong." if faults else "All is well.", "bold red" if faults else "bold green")
    return WRONG if faults else DONE


class _Demonstration:
    """One game, and what is wrong with it."""

    def __init__(self, game: Game, seed: int, screen: Screen) -> None:
        self.game, self.seed, self.screen = game, seed, screen
        self.faults: list[str] = []

    def run(self) -> str:
        """Show the game; returns what came of it in a sentence."""
        screen, title = self.screen, f"{self.game.title}, seed {self.seed}"
        screen.say(title, "bold")
        screen.say("=" * len(title))
        table = Match.new(self.game, seed=self.seed, players=NAMES[: self.game.default_seats])
        for paragraph in paragraphs(self._events(table), table.state):
            screen.say()
            screen.fill(paragraph)
        screen.say()
        screen.say(str(table.state))
        self._keep(table)
        return (
            f"{self.game.name}: {len(table.history)} decisions. {result(table.state)} {len(table.states())} states "
            f"checked; saved, loaded and replayed to digest {table.state.digest()[:12]}."
        )

    def _events(self, table: Match) -> Iterator[Event]:
        """Play to the end, tell all that happens, and look for broken invariants at every step."""
        bot = GreedyBot()
        yield from [told.event for told in table.events(None)]
        self._check(table)
        while not table.state.is_over:
            if len(table.history) == LONGEST:
                self.faults.append(f"the game is not over after {LONGEST} decisions")
                return
            yield from table.play(answer(table, table.state.waiting_on[0], bot))
            self._check(table)

    def _check(self, table: Match) -> None:
        broken = table.state.violations()
        self.faults += [f"after {len(table.history)} decisions: {violation}" for violation in broken]

    def _keep(self, table: Match) -> None:
        """Save, load and replay the game."""
        with TemporaryDirectory() as folder:
            path = Path(folder) / "game.json"
            table.save(path)
            loaded = Match.load(path)
        digest = table.state.digest()
        *_, last = moments(loaded)
        if loaded.state != table.state or loaded.state.digest() != digest:
            self.faults.append("the game that was loaded is not the one that was saved")
        if loaded.history != table.history:
            self.faults.append("the history that was loaded is not the one that was saved")
        if last.after.digest() != digest:
            self.faults.append("the replay does not lead to where the game did")


DEMO: Final = Command("demo", "play one game of each game there is, and check everything", _describe, _run)
