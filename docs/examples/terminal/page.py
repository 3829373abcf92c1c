"""A screen of this app that knows the app by its type: Textual says only that it is one."""

from __future__ import annotations

from typing import TypeVar, cast

from textual.app import App
from textual.screen import Screen

T = TypeVar("T")


class Page(Screen[T]):
    """A whole screen."""

    @property
    def terminal(self) -> App[None]:
        """The app that it is a screen of."""
        return cast("App[None]", self.app)  # pyright: ignore[reportUnknownMemberType] - see above
