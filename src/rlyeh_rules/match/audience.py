"""Who watches a table, and how what happens reaches them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from rlyeh_rules.kernel import Event, Seat

from .news import Told

__all__ = ["Audience"]


@attrs.define(eq=False)
class _Watcher:
    """One subscription; `reached` is the number of events it was served, with those before it came."""

    seat: Seat | int | None
    callback: Callable[[Told], object]
    reached: int


class Audience:
    """The subscribers of a table.

    Args:
        told: every event that seats are shown, unredacted. It only ever grows, also while it is being served.
        earlier: how many events were told before these.
    """

    def __init__(self, told: Sequence[Event], earlier: int) -> None:
        self._told, self._earlier = told, earlier
        self._watchers: list[_Watcher] = []
        self._serving = False

    def shown(self, at: int, seat: Seat | int | None) -> Told:
        """The event at a place as a seat sees it. It is redacted when asked for, so an empty gallery costs nothing."""
        return Told(self._earlier + at + 1, self._told[at].seen_by(seat))

    def told(self, seat: Seat | int | None, since: int) -> tuple[Told, ...]:
        """What a seat was shown after the event of that number."""
        return tuple([self.shown(at, seat) for at in range(max(since - self._earlier, 0), len(self._told))])

    def add(self, seat: Seat | int | None, callback: Callable[[Told], object]) -> Callable[[], None]:
        """Serve a callback all that is told from now on; the function returned ends it."""
        watcher = _Watcher(seat, callback, len(self._told))
        self._watchers.append(watcher)

        def end() -> None:
            if watcher in self._watchers:
                self._watchers.remove(watcher)

        return end

    def serve(self, failures: Sequence[Exception] = ()) -> None:
        """Serve everybody all that is still to be served, one event at a time, then raise what went wrong.

        A callback may do something at the table and so come here again. That call returns at once: what it adds is
        served by the first one, in order.

        Raises:
            ExceptionGroup: the failures handed in, and those of callbacks.
        """
        if self._serving:
            if failures:
                raise ExceptionGroup("What was done stands, but this went wrong.", failures)
            return
        faults = list(failures)
        self._serving = True
        try:
            while behind := [watcher for watcher in self._watchers if watcher.reached < len(self._told)]:
                for watcher in behind:
                    if watcher in self._watchers:  # nobody before it has ended it
                        watcher.reached += 1
                        try:
                            watcher.callback(self.shown(watcher.reached - 1, watcher.seat))
                        except Exception as fault:  # noqa: BLE001 - whatever it is, it must not harm the others
                            faults.append(fault)
        finally:
            self._serving = False
        if faults:
            raise ExceptionGroup("What was done stands, but this went wrong.", faults)
