"""The bots that a person can name, and how one of them answers at a table."""

from __future__ import annotations

from random import Random
from typing import Final

from rlyeh_rules.bots import Bot, GreedyBot, RandomBot
from rlyeh_rules.kernel import Action, Chance, Seat, SetupError
from rlyeh_rules.match import Match

__all__ = ["BOTS", "answer", "bots_named"]

BOTS: Final[dict[str, type[RandomBot | GreedyBot]]] = {"random": RandomBot, "greedy": GreedyBot}
BITS: Final = 64


def bots_named(text: str) -> list[Bot]:
    """The bots in a list of names, `greedy,random`.

    Raises:
        SetupError: there is no such bot.
    """
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in BOTS:
            raise SetupError(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    return [BOTS[name]() for name in names]


def answer(table: Match, seat: Seat, bot: Bot) -> Action:
    """What a bot does for a seat.

    Its chance follows from the seed of the table and the length of its history, and is none of the game's: a game that
    is saved and loaded goes on as it would have.
    """
    source = Random(f"bot {table.seed} {len(table.history)} {seat}")  # noqa: S311 - a bot's whims are no secret
    view = table.view(seat)
    return bot.choose(view, view.legal_actions(seat), Chance(source.getrandbits(BITS)))
