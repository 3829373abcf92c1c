"""The page is built and served once; each person has a browser of their own."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from .table import Person, Server, new_context

WEB = Path(__file__).parents[1]


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built. Several workers of one run build it once, and a run never disturbs what `npm run build` made."""
    npm = shutil.which("npm")
    assert npm, "the tests of this example need node and npm"
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    page = shared / "page"
    with (Path(tempfile.gettempdir()) / "rlyeh-web.lock").open("w") as lock:  # Vite builds one page at a time
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (page / "index.html").exists():
            if not _installed():
                _run(npm, "ci")
            _run(npm, "run", "build", "--", "--outDir", str(page))
    return page


def _run(*command: str) -> None:
    subprocess.run(command, cwd=WEB, check=True)  # noqa: S603 - a command of ours


def _installed() -> bool:
    """Whether node_modules is what package-lock.json asks for; `npm ci` would take it away under another run's feet."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return done.exists() and done.stat().st_mtime >= lock.stat().st_mtime


@pytest.fixture(scope="session")
def server(page_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a worker."""
    running = Server(tmp_path_factory.mktemp("tables"), page_folder)
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert chromium, "the tests of this example need Chromium"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield running
        running.close()


class Sit(Protocol):
    """Opens a link in a browser of its own."""

    def __call__(self, link: str, *, width: int = 1280, height: int = 900, dark: bool = False) -> Person: ...


@pytest.fixture
def sit(browser: Browser) -> Generator[Sit]:
    """People come and sit down; when the test is over they go, and nothing may have gone wrong in their pages."""
    people: list[Person] = []

    def come(link: str, *, width: int = 1280, height: int = 900, dark: bool = False) -> Person:
        one = Person(new_context(browser, width=width, height=height, dark=dark), link)
        people.append(one)
        return one

    yield come
    for one in people:
        one.context.close()
    assert [fault for one in people for fault in one.faults] == []
