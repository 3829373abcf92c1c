"""The page as `npm run build` makes it, and a browser to open it in."""

import fcntl
import shutil
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

__all__ = ["WEB", "build", "chromium"]

WEB = Path(__file__).parents[1]


def build(into: Path) -> None:
    """Build the page, unless it has been built there; apart from dist/, which somebody may be serving."""
    npm = shutil.which("npm")
    assert npm, "the tests of this example need node and npm"
    with (Path(tempfile.gettempdir()) / "rlyeh-web.lock").open("w") as lock:  # Vite builds one page at a time
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (into / "index.html").exists():
            return
        if not _installed():
            _run(npm, "ci")
        _run(npm, "run", "build", "--", "--outDir", str(into), "--emptyOutDir")


def _run(*command: str) -> None:
    subprocess.run(command, cwd=WEB, check=True)  # noqa: S603 - a command of ours


def _installed() -> bool:
    """Whether node_modules is what package-lock.json asks for; `npm ci` would take it away under another run's feet."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return done.exists() and done.stat().st_mtime >= lock.stat().st_mtime


@contextmanager
def chromium() -> Generator[Browser]:
    """A headless Chromium."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "the tests of this example need Chromium"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield running
        running.close()
