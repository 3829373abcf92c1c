"""What comes of the bench: figures with their bars, a sheet of them for each game, and the report of all."""

from __future__ import annotations

from rlyeh_rules.kernel import record

__all__ = ["Figure", "Report", "Sheet"]


@record
class Figure:
    """One measured figure.

    Attributes:
        name: what was measured.
        value: the median of all runs; None where it could not be measured.
        unit: what it is counted in, "" for a ratio.
        bar: what it should reach; None where nothing is asked.
        at_least: whether the bar is a lower bound.
    """

    name: str
    value: float | None
    unit: str
    bar: float | None = None
    at_least: bool = False

    @property
    def passed(self) -> bool | None:
        """Whether it clears its bar; None where there is no bar, or no value."""
        if self.bar is None or self.value is None:
            return None
        return self.value >= self.bar if self.at_least else self.value <= self.bar


@record
class Sheet:
    """The figures of one game, or of the library as a whole.

    Attributes:
        name: the name of the game; "" for the library.
        title: its title.
        figures: what was measured.
    """

    name: str
    title: str
    figures: tuple[Figure, ...]


@record
class Report:
    """Everything that was measured.

    Attributes:
        runs: of how many runs each figure is the median.
        has_chess: whether python-chess was there to compare with.
        sheets: the library, then each game.
    """

    runs: int
    has_chess: bool
    sheets: tuple[Sheet, ...]

    @property
    def missed(self) -> tuple[str, ...]:
        """Every bar that was missed, `seals: view`."""
        return tuple(
            f"{sheet.name or 'library'}: {figure.name}"
            for sheet in self.sheets
            for figure in sheet.figures
            if figure.passed is False
        )
