"""How fast a client may send."""

import anyio

__all__ = ["Pace"]


class Pace:
    """A bucket of tokens: one is taken for each frame, and they come back at a steady rate.

    Args:
        burst: how many it holds.
        pace: how many come back in a second.
    """

    def __init__(self, burst: int, pace: float) -> None:
        self._burst, self._pace = burst, pace
        self._left, self._looked = float(burst), anyio.current_time()

    def allows(self) -> bool:
        """Whether one more may come now; if so it is counted."""
        moment = anyio.current_time()
        self._left = min(self._burst, self._left + (moment - self._looked) * self._pace)
        self._looked = moment
        if self._left < 1:
            return False
        self._left -= 1
        return True
