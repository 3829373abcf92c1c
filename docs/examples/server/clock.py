"""How long each seat still has."""

import time  # noqa: TID251 - rules do not look at the clock; a server does

import rlyeh_rules as rr

__all__ = ["Clock", "now"]


def now() -> float:
    """Seconds since 1970, which mean the same after a restart."""
    return time.time()


class Clock:
    """When the time of each seat that is waited for is up.

    A seat has its time from the moment on that it is asked something. What others do meanwhile, such as vote, neither
    shortens nor lengthens it.

    Args:
        seconds: how much each has; None for as much as it likes.
        due: as it was kept.
    """

    def __init__(self, seconds: float | None, due: dict[int, float]) -> None:
        self.seconds = seconds
        self.due: dict[int, float] = due
        self._asked = ""

    # --8<-- [start:look]
    def look(self, state: rr.State, people: frozenset[int], acted: int | None) -> None:
        """Start and stop what has to be.

        Args:
            state: the game as it stands now.
            people: the seats whose time counts: bots take none.
            acted: the seat that has just answered, and so is asked anew if it still is.
        """
        kind = state.decision.kind if state.decision else ""
        kept = self.due if kind == self._asked else {}
        self._asked = kind
        self.due = {}
        if self.seconds is not None:
            fresh = now() + self.seconds
            waits = [int(seat) for seat in state.waiting_on if seat in people]
            self.due = {seat: fresh if seat == acted else kept.get(seat, fresh) for seat in waits}

    # --8<-- [end:look]

    def wake(self, state: rr.State, grace: float) -> None:
        """Go on after a break, in which nobody could answer: nobody's time is up at once."""
        self._asked = state.decision.kind if state.decision else ""
        if self.seconds is not None:
            least = now() + min(grace, self.seconds)
            self.due = {seat: max(due, least) for seat, due in self.due.items()}
            self._bound()

    def left(self, seat: int | None) -> float | None:
        """How long a seat still has; for one that is not waited for, and a spectator, how long the first of all has."""
        due = self.due.get(-1 if seat is None else seat, min(self.due.values(), default=None))
        return None if due is None else round(max(due - now(), 0), 1)

    def expired(self) -> list[int]:
        """The seats whose time is up."""
        self._bound()
        moment = now()
        return [seat for seat, due in sorted(self.due.items()) if due <= moment]

    def _bound(self) -> None:
        """Where the clock of the machine has been set back, nobody has more time for it than there is for an answer."""
        if self.seconds is not None:
            most = now() + self.seconds
            self.due = {seat: min(due, most) for seat, due in self.due.items()}
