"""The bot that looks one action ahead."""

from __future__ import annotations

from rlyeh_rules.kernel import Action, Chance, Seat, SetupError, State, shown_value

__all__ = ["GreedyBot"]

SEEDS = 1 << 63


class GreedyBot:
    """Tries every legal action and does what leaves it best off, as the game itself values a state.

    What it cannot see it guesses: it turns its view into a full state that could be the true one, a few times, tries
    every action on each, and goes by the mean. A game that is won is better than any that goes on, and one that is
    lost is worse. Where several actions are as good, chance decides.

    Args:
        guesses: how many full states it tries each action on, at least 1. The time it takes grows in proportion; more
            makes it judge luck better, not see further.
        whim: one in so many choices is made at random, so that it never walks in a circle of states each of which looks
            better than the last; 0 for none.

    Raises:
        SetupError: fewer than 1 guess, a negative whim, or no whole number.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=1)
        >>> seat = state.waiting_on[0]
        >>> legal = state.view(seat).legal_actions(seat)
        >>> rr.bots.GreedyBot(guesses=1).choose(state.view(seat), legal, rr.Chance(1)) in legal
        True
    """

    def __init__(self, *, guesses: int = 2, whim: int = 50) -> None:
        if type(guesses) is not int or type(whim) is not int or guesses < 1 or whim < 0:
            said = f"{shown_value(guesses)} and {shown_value(whim)}"
            raise SetupError(f"A bot makes 1 guess or more and its whim is 0 or more, whole numbers, not {said}.")
        self.guesses, self.whim = guesses, whim

    def __repr__(self) -> str:
        return f"GreedyBot(guesses={self.guesses}, whim={self.whim})"

    def choose(self, view: State, legal: tuple[Action, ...], chance: Chance) -> Action:
        """The best of `legal` by one look ahead."""
        if len(legal) == 1:
            return legal[0]
        if self.whim and chance.below(self.whim) == 0:
            return chance.pick(legal)
        seat = legal[0].seat
        sums = [(0, 0.0)] * len(legal)
        for _ in range(self.guesses):
            guess = view.determinize(seat, chance.below(SEEDS))
            own = {action: action for action in guess.legal_actions()}  # carried out faster than what equals it
            for at, action in enumerate(legal):
                after, _ = guess.apply(own.get(action, action))
                won, worth = _worth(after, seat)
                sums[at] = sums[at][0] + won, sums[at][1] + worth
        best = max(sums)
        return chance.pick([action for action, worth in zip(legal, sums, strict=True) if worth == best])


def _worth(state: State, seat: Seat) -> tuple[int, float]:
    """1 for a game won, -1 for a game lost, 0 for one that goes on; then what the game says."""
    won = 0 if state.outcome is None else 1 if seat in state.outcome.winners else -1
    return won, state.evaluate(seat)
