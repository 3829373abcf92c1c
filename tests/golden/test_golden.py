"""The games are played today as they were when the golden files were read through."""

from __future__ import annotations

import pytest

from tests.golden.files import FOLDER, GOLDEN, LARGEST


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_file_is_what_it_was(name: str) -> None:
    assert GOLDEN[name]() == (FOLDER / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_file_can_be_read_through(name: str) -> None:
    assert (FOLDER / name).stat().st_size <= LARGEST


def test_every_golden_file_is_compared() -> None:
    assert sorted(GOLDEN) == sorted(path.name for path in FOLDER.iterdir())
