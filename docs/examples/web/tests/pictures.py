"""The pictures of the docs: python -m docs.examples.web.tests.pictures.

Run it when a board has changed, and look at what it has made.
"""

import sys
import tempfile
from functools import partial
from pathlib import Path

import attrs
from playwright.sync_api import Browser

import rlyeh_rules as rr
from docs.examples.browsing import chromium

from .ahead import ahead
from .building import build
from .table import ROOT, Made, Person, Server, new_context

__all__ = ["PICTURES", "take"]


@attrs.frozen
class Picture:
    """A board at a moment of a game that can be played again.

    Attributes:
        file: what it is called.
        game: of which game.
        players: who sits there; the first is who looks.
        steps: for how many actions it is played at least,
        kind: and until the first player is asked this.
        width: of the window.
        height: of the window.
        dark: whether it is night.
    """

    file: str
    game: str
    players: tuple[str, ...]
    steps: int
    kind: str
    width: int = 1200
    height: int = 860
    dark: bool = False


PICTURES = [
    Picture("web-seals.png", "seals", ("Sean", "Sarah"), 40, "AskAnswer", height=1040),
    Picture("web-last-relic.png", "last_relic", ("Sean", "Sarah"), 34, "AskAdventurer", height=1040, dark=True),
    Picture("web-gate.png", "gate", ("Ada", "Bram", "Cora", "Dorian", "Edda"), 60, "AskTurn"),
    Picture("web-rising.png", "rising", ("Ada",), 150, "AskReroll", dark=True),
    Picture("web-phone.png", "seals", ("Sean", "Sarah"), 40, "AskAnswer", width=360, height=760, dark=True),
]


def take(server: Server, browser: Browser, folder: Path) -> None:
    """Take them all."""
    for picture in PICTURES:
        made = server.make(picture.game, picture.players, seed=7)
        ahead(made, partial(_is_there, made, picture))
        context = new_context(browser, width=picture.width, height=picture.height, dark=picture.dark)
        person = Person(context, made.link(0))
        person.sees(len(made.match.history))
        person.page.wait_for_load_state("networkidle")
        person.page.screenshot(path=folder / picture.file)
        context.close()


def _is_there(made: Made, picture: Picture, state: rr.State) -> bool:
    asked = state.decision
    return (
        len(made.match.history) >= picture.steps
        and asked is not None
        and asked.kind == picture.kind
        and state.waiting_on[0] == 0
    )


if __name__ == "__main__":
    into = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "docs" / "assets"
    with tempfile.TemporaryDirectory() as scratch:
        build(Path(scratch) / "page")
        serving = Server(Path(scratch) / "tables", Path(scratch) / "page")
        try:
            with chromium() as running:
                take(serving, running, into)
        finally:
            serving.kill()
