"""Who sits where: a name and a kind of player for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Select

from .driver import Sitter


class SeatRow(Horizontal):
    """One seat."""

    def __init__(self, name: str, sitter: Sitter, *, fixed: bool) -> None:
        super().__init__(classes="seat")
        self._name_line = Input(name, placeholder="Name", compact=True, disabled=fixed, classes="who")
        self._sitter: Select[Sitter] = Select(
            [(one.value, one) for one in Sitter], value=sitter, allow_blank=False, compact=True
        )

    def compose(self) -> ComposeResult:
        """Its name, and who sits on it."""
        yield self._name_line
        yield self._sitter

    @property
    def seat_name(self) -> str:
        """What the seat is called."""
        return self._name_line.value.strip()

    @property
    def sitter(self) -> Sitter:
        """Who sits on it."""
        return Sitter(str(self._sitter.value))


class Seats(Vertical):
    """All seats of a table.

    Args:
        names: what they are called.
        fixed: whether they are called so already, as at a table that is loaded.
    """

    def __init__(self, names: Sequence[str], *, fixed: bool = False) -> None:
        rows = [SeatRow(name, Sitter.GREEDY if at else Sitter.PERSON, fixed=fixed) for at, name in enumerate(names)]
        super().__init__(*rows, id="seats")

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [row.seat_name for row in self.query(SeatRow)]

    @property
    def sitters(self) -> list[Sitter]:
        """Who sits on them."""
        return [row.sitter for row in self.query(SeatRow)]
