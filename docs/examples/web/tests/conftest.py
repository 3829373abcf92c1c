"""The page is built and served once; each person has a browser of their own."""

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser

from .building import build
from .table import Person, Server, new_context


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built. Several workers of one run build it once, and a run never disturbs what `npm run build` made."""
    own = tmp_path_factory.getbasetemp()
    page = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "page"
    build(page)
    return page


@pytest.fixture(scope="session")
def server(page_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a worker."""
    running = Server(tmp_path_factory.mktemp("tables"), page_folder)
    yield running
    running.kill()


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
