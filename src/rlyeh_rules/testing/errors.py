"""What is raised when a game breaks a law."""

from __future__ import annotations

__all__ = ["ConformanceError"]


class ConformanceError(AssertionError):
    """A game breaks a law that every game must keep.

    Attributes:
        law: the law, in words.
        complaint: what was found instead.
        reproduction: an expression that gives the state again; "" where no state is at issue.

    Examples:
        >>> from rlyeh_rules.testing import ConformanceError
        >>> print(ConformanceError("views leak nothing", "two views differ"))
        This law is broken: views leak nothing
          two views differ
    """

    def __init__(self, law: str, complaint: str, reproduction: str = "") -> None:
        super().__init__(law, complaint, reproduction)
        self.law, self.complaint, self.reproduction = law, complaint, reproduction

    def __str__(self) -> str:
        where = f"\n  state = rlyeh_rules.testing.{self.reproduction}" if self.reproduction else ""
        return f"This law is broken: {self.law}\n  {self.complaint}{where}"
