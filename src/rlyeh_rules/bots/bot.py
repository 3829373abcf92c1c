"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from rlyeh_rules.kernel import Action, Chance

__all__ = ["Bot"]


class Bot(Protocol):
    """Whatever can decide for a seat. It keeps nothing between two calls, so one bot may serve every seat and game.

    A bot for any game declares `view: rr.State`; one that plays a single game may declare that game's State and Action.
    The seat that it decides for is `view.viewer`, and that of every action in `legal`.

    Examples:
        >>> import rlyeh_rules as rr
        >>> class FirstBot:
        ...     def choose(self, view, legal, chance):
        ...         return legal[0]
        >>> rr.simulate("seals", FirstBot(), games=2, seed=1).games
        2
    """

    # Any, since what a bot declares may be narrower: the State and the actions of its game.
    def choose(self, view: Any, legal: tuple[Any, ...], chance: Chance) -> Action:  # noqa: ANN401 - see above
        """Decide.

        Args:
            view: the `State` as the seat sees it; `view.viewer` is the seat.
            legal: every `Action` that the seat may take, never empty; what it may do out of turn stands among them.
            chance: where the bot takes random numbers from. It is none of the game's, so it tells nothing of what the
                game will bring, and a game between bots can be repeated.

        Returns:
            One of `legal`.
        """
        ...
