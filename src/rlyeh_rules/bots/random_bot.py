"""The bot that everything is compared with."""

from __future__ import annotations

from rlyeh_rules.kernel import Action, Chance, State

__all__ = ["RandomBot"]


class RandomBot:
    """Does anything that is legal, each as likely.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=1)
        >>> seat = state.waiting_on[0]
        >>> legal = state.view(seat).legal_actions(seat)
        >>> rr.bots.RandomBot().choose(state.view(seat), legal, rr.Chance(1)) in legal
        True
    """

    def choose(self, view: State, legal: tuple[Action, ...], chance: Chance) -> Action:
        """One of `legal`, at random."""
        return chance.pick(legal)

    def __repr__(self) -> str:
        return "RandomBot()"
