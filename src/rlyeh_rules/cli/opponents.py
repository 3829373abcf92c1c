"""The bots that a person can name, and how one of them answers at a table."""

from __future__ import annotations

from random import Random
from typing import Final, cast

from rlyeh_rules.bots import Bot, GreedyBot, RandomBot
from rlyeh_rules.kernel import Action, Chance, Seat, SetupError, there_are
from rlyeh_rules.match import Match

from .own import own

__all__ = ["BOTS", "OWN_BOT", "answer", "bot_named", "bots_named"]

BOTS: Final[dict[str, type[RandomBot | GreedyBot]]] = {"random": RandomBot, "greedy": GreedyBot}
OWN_BOT: Final = "or MODULE:CLASS for one of your own"
BITS: Final = 64


def bots_named(text: str) -> list[Bot]:
    """The bots in a list of names, `greedy,random`.

    Raises:
        SetupError: there is no such bot.
    """
    return [bot_named(name.strip()) for name in text.split(",")]


def bot_named(name: str) -> Bot:
    """The bot of that name; `mine:Miser` is the class Miser of mine.py, here or wherever Python looks for modules.

    Raises:
        SetupError: there is no such bot.
    """
    if name in BOTS:
        return BOTS[name]()
    if ":" not in name:
        raise SetupError(f"There is no bot {name!r}; {there_are(BOTS)}, {OWN_BOT}.")
    kind = own("bot", name)
    try:
        made = kind()
    except Exception as fault:
        raise SetupError(f"The bot {name!r} cannot be had: {fault}.") from fault
    if not callable(getattr(made, "choose", None)):
        raise SetupError(f"{name!r} is no bot: it has no method `choose`.")
    return cast("Bot", made)


def answer(table: Match, seat: Seat, bot: Bot) -> Action:
    """What a bot does for a seat.

    Its chance follows from the seed of the table and the length of its history, and is none of the game's: a game that
    is saved and loaded goes on as it would have.
    """
    source = Random(f"bot {table.seed} {len(table.history)} {seat}")  # noqa: S311 - a bot's whims are no secret
    view = table.view(seat)
    return bot.choose(view, view.legal_actions(seat), Chance(source.getrandbits(BITS)))
