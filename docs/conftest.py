"""Runs every Python block of the docs: page by page from top to bottom, each in a namespace and a folder of its own."""

from contextlib import ExitStack, chdir
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sybil import Sybil
from xdist.remote import Producer  # type: ignore[import-untyped]
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from tests.support.lobby import lobby_as_it_is
from tests.support.markdown import python_blocks

_page = ExitStack()


def _open(_namespace: dict[str, Any]) -> None:
    """Move to a folder of the page's own, where it may save a game, and to a lobby where it may register one."""
    _page.enter_context(lobby_as_it_is())
    folder = _page.enter_context(TemporaryDirectory())
    _page.enter_context(chdir(folder))


def _close(_namespace: dict[str, Any]) -> None:
    _page.close()


pytest_collect_file = Sybil(parsers=[python_blocks], patterns=["*.md"], setup=_open, teardown=_close).pytest()


class PagesTogether(LoadScopeScheduling):  # type: ignore[misc] # of a class without types
    """Deals tests out to the workers of `pytest -n` one by one, but some files as a whole.

    They are the pages, whose blocks build up, and the examples, whose tests share a browser, a server or a site.
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if file.endswith(".md") or "/examples/" in file else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> PagesTogether:
    """Choose how tests are dealt out, whenever the docs are among them."""
    return PagesTogether(config, log)
