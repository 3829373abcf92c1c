"""Bots at a table: those who answer by themselves whenever their seats are asked."""

from __future__ import annotations

from collections.abc import Mapping

from rlyeh_rules.kernel import Action, Chance, Seat, SetupError, State, shown_value
from rlyeh_rules.match.table import Policy

from .bot import Bot

__all__ = ["policy"]


def policy(bots: Mapping[Seat, Bot] | Mapping[int, Bot], seed: int = 0) -> Policy:
    """Have bots sit on some seats of a table: what `Match.new` and `Match.load` take as `policy`.

    They answer as soon as they are asked, until a person is. So where a person may act out of turn, there is no moment
    to do it in while bots answer each other: a host that wants one lets them answer in a loop of its own.

    Args:
        bots: the bot of each seat that has one.
        seed: of the chance that the bots are given. It is drawn from their view as well, so a game that is saved and
            loaded goes on as it would have, and what is taken back is answered in the same way again.

    Raises:
        SetupError: the seed is no integer; what sits on a seat is no bot.

    Examples:
        >>> import rlyeh_rules as rr
        >>> bots = rr.bots.policy({1: rr.bots.GreedyBot()}, seed=7)
        >>> match = rr.Match.new("seals", seed=7, options={"first_player": 1}, policy=bots)
        >>> match.state.waiting_on, [played.action.seat for played in match.moves]
        ((0,), [1, 1])
    """
    if type(seed) is not int:
        raise SetupError(f"A seed is an integer, not {shown_value(seed)}.")
    seated: dict[int, Bot] = {int(seat): bot for seat, bot in bots.items()}
    for seat, bot in seated.items():
        if not callable(getattr(bot, "choose", None)):
            raise SetupError(f"On seat {seat} sits {shown_value(bot)}, which is no bot: it has no method `choose`.")

    def answer(view: State, seat: Seat, legal: tuple[Action, ...]) -> Action | None:
        bot = seated.get(seat)
        return None if bot is None else bot.choose(view, legal, Chance(int(view.digest(), 16) ^ seed))

    return answer
