"""A server to play at, and persons who sit before a browser. All they do goes through the page."""

import json
import signal
import socket
import subprocess
import sys
import time  # noqa: TID251 - a test waits for a server
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import attrs
import httpx
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect

import rlyeh_rules as rr

__all__ = ["Made", "Person", "Server", "data"]

START_WITHIN = 30
PATIENCE = 30_000
"""Milliseconds that a page may take over something; a machine may have other things to do."""

expect.set_options(timeout=PATIENCE)
ROOT = Path(__file__).parents[4]


def data(value: object) -> Any:  # noqa: ANN401 - as json has it
    """A value as it comes out of a frame."""
    return json.loads(json.dumps(rr.to_data(value, defaults=True)))


@attrs.frozen
class Made:
    """A table that has been made.

    Attributes:
        match: the same game, made of the same seed, for a test to play along with.
        code: its code.
        secrets: the secret of each seat; None for a bot's.
        url: of the server.
    """

    match: rr.Match
    code: str
    secrets: list[str | None]
    url: str

    def link(self, seat: int | None) -> str:
        """The link of a seat; of a spectator for None."""
        secret = "" if seat is None else f"/{self.secrets[seat]}"
        return f"{self.url}/#/{self.code}{secret}"


class Server:
    """The server as a process, with the page that has been built."""

    def __init__(self, tables: Path, page: Path) -> None:
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            self.port: int = line.getsockname()[1]
        self._arguments = [str(self.port), str(tables), str(page)]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "docs.examples.web.tests.serve", *self._arguments]
        self._process = subprocess.Popen(command, cwd=ROOT)  # noqa: S603 - a command of ours
        try:
            self._wait(time.monotonic() + START_WITHIN)
        except BaseException:
            self.kill()
            raise

    def _wait(self, until: float) -> None:
        while True:
            try:
                httpx.get(self.url).raise_for_status()
            except httpx.TransportError:
                assert self._process.poll() is None, "the server has stopped"
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.1)
            else:
                return

    def kill(self) -> None:
        """Kill it as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def make(
        self,
        game: str,
        players: Sequence[str],
        *,
        seed: int,
        options: dict[str, object] | None = None,
        seconds: float | None = None,
        undo: bool = False,
    ) -> Made:
        """A table of persons only, and the same game to play along with."""
        wish = {
            "game": game,
            "players": [{"name": name, "bot": None} for name in players],
            "options": options or {},
            "seed": seed,
            "seconds": seconds,
            "undo": undo,
        }
        answer = httpx.post(f"{self.url}/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        match = rr.Match.new(game, seed=seed, players=players, options=options or {})
        return Made(match, made["code"], [seat["secret"] for seat in made["seats"]], self.url)


class Person:
    """Somebody before a browser, with all that their page has been sent.

    Attributes:
        page: the page.
        frames: the frames that it has received, in order.
        faults: what went wrong in the page, as its console has it.
    """

    def __init__(self, context: BrowserContext, link: str) -> None:
        self.context = context
        self.frames: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.goto(link)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda text: self.frames.append(json.loads(text)))

    def sees(self, revision: int) -> None:
        """Wait until the page shows this state of the table, and is not waiting for an answer."""
        expect(self.page.locator(f'.table[data-revision="{revision}"][aria-busy="false"]')).to_be_visible()

    def choices(self) -> list[str]:
        """What the page offers, in notation."""
        notations: list[str] = self.page.locator("#choices .pick").evaluate_all(
            "all => all.map(one => one.dataset.notation)"
        )
        return notations

    def take(self, notation: str) -> None:
        """Click it in the list."""
        self.page.locator(f"#choices .pick[data-notation={json.dumps(notation)}]").click()

    def take_on_board(self, text: str) -> bool:
        """Click it on the board: on the thing that only it is about, or on a thing that has a menu, and there.

        Returns:
            Whether anything on the board takes part in it.
        """
        hits = self.page.locator("#board .spot__hit")
        labels: list[str] = hits.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        if text in labels:
            hits.nth(labels.index(text)).click()
            return True
        for at, label in enumerate(labels):
            if label.endswith(" choices"):
                hits.nth(at).click()
                menu = self.page.locator("dialog[open].menu")
                offered = menu.locator(".pick").all_inner_texts()
                if text in offered:
                    menu.locator(".pick").nth(offered.index(text)).click()
                    return True
                menu.get_by_role("button", name="Cancel").click()
        return False

    def received(self, kind: str) -> list[dict[str, Any]]:
        """The frames of a kind."""
        return [frame for frame in self.frames if frame["type"] == kind]


def new_context(browser: Browser, *, width: int = 1280, height: int = 900, dark: bool = False) -> BrowserContext:
    """A browser of somebody's own: nothing is shared between two."""
    return browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
