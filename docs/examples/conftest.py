"""What the tests of several examples share."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .browsing import chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A headless Chromium.

    It does not outlive a module: as long as it is there an event loop runs, and no test of a server could run its own.
    """
    with chromium() as running:
        yield running
