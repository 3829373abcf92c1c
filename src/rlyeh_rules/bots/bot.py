"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from rlyeh_rules.kernel import Action, Chance, State

__all__ = ["Bot"]


class Bot(Protocol):
    """Whatever can decide for a seat. It keeps nothing between two calls, so one bot may serve every seat and game.

    Examples:
        >>> import rlyeh_rules as rr
        >>> class FirstBot:
        ...     def choose(self, view, legal, chance):
        ...         return legal[0]
        >>> rr.simulate("seals", FirstBot(), games=2, seed=1).games
        2
    """

    def choose(self, view: State, legal: tuple[Action, ...], chance: Chance) -> Action:
        """Decide.

        Args:
            view: the game as the seat sees it.
            legal: everything that the seat may do, never empty; what it may do out of turn stands among it.
            chance: where the bot takes random numbers from. It is none of the game's, so it tells nothing of what the
                game will bring, and a game between bots can be repeated.

        Returns:
            One of `legal`.
        """
        ...
