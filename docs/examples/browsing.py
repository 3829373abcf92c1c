"""A browser to look at pages with."""

import shutil
from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

__all__ = ["chromium"]


@contextmanager
def chromium() -> Generator[Browser]:
    """A headless Chromium: the one that is installed, by whatever name."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "Chromium is needed"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield running
        running.close()
