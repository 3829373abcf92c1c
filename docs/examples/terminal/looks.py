"""Colours: a light and a dark theme, and one colour for each seat in both."""

from __future__ import annotations

from textual.theme import Theme

import rlyeh_rules as rr

ON_DARK = ("#7cc7ff", "#ffb86b", "#8ee59b", "#ff8fb3", "#d6b3ff", "#f2e36b", "#6fe3d6", "#ff9d8a")
ON_LIGHT = ("#0b5cad", "#a34700", "#1c7030", "#b0124f", "#6b2fb3", "#716000", "#00706a", "#a32b1a")
ASIDE_ON_DARK, ASIDE_ON_LIGHT = "#93a5a1", "#55625f"
"""Each has a contrast of 4.5 to 1 or more with its background."""


def seat_colour(seat: rr.Seat) -> str:
    """The variable that holds the colour of a seat; the ninth has that of the first again."""
    return f"$seat-{seat % len(ON_DARK)}"


def _own(colours: tuple[str, ...], quiet: str) -> dict[str, str]:
    """The variables that Textual does not know: a colour a seat, and one for what is said aside."""
    return {f"seat-{at}": colour for at, colour in enumerate(colours)} | {"quiet": quiet}


def _bars(bar: str, ground: str) -> dict[str, str]:
    """Those of the scroll bars."""
    grounds = dict.fromkeys(("", "-hover", "-active"), ground)
    return {"scrollbar": bar} | {f"scrollbar-background{state}": colour for state, colour in grounds.items()}


DARK = Theme(
    name="rlyeh-dark",
    primary="#2f9e8f",
    secondary="#4f6fae",
    accent="#e0a84e",
    warning="#e0a84e",
    error="#e0566b",
    success="#58b368",
    foreground="#dfe6e4",
    background="#0e1514",
    surface="#141d1c",
    panel="#1b2826",
    dark=True,
    variables=_own(ON_DARK, ASIDE_ON_DARK) | _bars("#256e64", "#1b2826"),
)
LIGHT = Theme(
    name="rlyeh-light",
    primary="#0f7a6d",
    secondary="#3c5aa0",
    accent="#9a5b00",
    warning="#9a5b00",
    error="#b3203a",
    success="#1d7a38",
    foreground="#1c2423",
    background="#f4f6f3",
    surface="#ffffff",
    panel="#e6ebe7",
    dark=False,
    variables=_own(ON_LIGHT, ASIDE_ON_LIGHT) | _bars("#64a89f", "#e6ebe7"),
)
DEFAULTS = _own(ON_DARK, ASIDE_ON_DARK)
"""For themes of others, which know neither."""
