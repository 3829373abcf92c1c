"""Every golden file, and how it is made. `python -m tests.golden` writes them anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from rlyeh_rules.bots import GreedyBot
from rlyeh_rules.games import game_named
from rlyeh_rules.kernel import Action, Event, Step, declared_secrets
from tests.golden.playthrough import playthrough

FOLDER = Path(__file__).parent / "files"
LARGEST = 200_000
"""Bytes; a file that nobody can read through is no golden file."""

ADVANCED = {
    "id_cards": True,
    "elder_gods": "each",
    "open_memory": True,
    "bid_cards_locked": False,
    "first_player": 0,
    "faction_of_first_seat": "cultist",
}


def secrets_of(name: str) -> str:
    """Every field of a game that hides something or says that it does not, a line each."""
    rules = game_named(name).rules
    kinds = [kind for base in (Action, Event, Step) for kind in rules.kinds(base)]
    return "\n".join(declared_secrets(rules.state, *kinds)) + "\n"


GOLDEN: dict[str, Callable[[], str]] = {
    "seals-basic.txt": partial(playthrough, "seals", 7, {}),
    "seals-advanced.txt": partial(playthrough, "seals", 23, ADVANCED),
    "seals-secrets.txt": partial(secrets_of, "seals"),
    "last_relic-summoning.txt": partial(playthrough, "last_relic", 21, {}, boards_every=25),
    "last_relic-defeat.txt": partial(playthrough, "last_relic", 78, {}, boards_every=25),
    "last_relic-exposed.txt": partial(
        playthrough, "last_relic", 44, {"faction_of_first_seat": "cult"}, boards_every=25
    ),
    # at random nobody steals four different Relics
    "last_relic-cancelled.txt": partial(playthrough, "last_relic", 20, {}, bot=GreedyBot(guesses=1), boards_every=25),
    "last_relic-secrets.txt": partial(secrets_of, "last_relic"),
}


def write_all() -> None:
    """Write every golden file anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, make in GOLDEN.items():
        (FOLDER / name).write_text(make(), encoding="utf-8", newline="\n")
