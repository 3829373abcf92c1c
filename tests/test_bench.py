"""The bench is a program, not a timed test: here it only has to report everything, and to judge rightly."""

from __future__ import annotations

import json
import sys
from types import ModuleType

import pytest

from rlyeh_rules.bench import Figure, Report, Sheet, measure
from rlyeh_rules.cli import main
from tests.support.lobby import lantern_in_the_lobby

MEASURED = (
    "decisions",
    "moves of python-chess",
    "decisions against python-chess",
    "a late decision against an early one",
    "apply on an old state against the newest",
    "view",
    "determinize",
    "digest",
    "dumps",
    "loads, less its check",
    "loads",
    "a state in memory",
)
OF_CHESS = MEASURED[1:3]


class Board:
    """As much of a chess board as the bench touches: a game of three moves."""

    def __init__(self) -> None:
        self.halfmove_clock = 0

    @property
    def legal_moves(self) -> range:
        return range(3 - self.halfmove_clock)

    def is_insufficient_material(self) -> bool:
        return False

    def push(self, move: int) -> None:
        self.halfmove_clock += 1


@pytest.fixture
def chess(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("chess")
    module.__dict__["Board"] = Board
    monkeypatch.setitem(sys.modules, "chess", module)


@pytest.fixture
def no_chess(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)


@pytest.mark.usefixtures("chess")
def test_every_figure_is_measured() -> None:
    seen: list[tuple[int, int]] = []
    report = measure(["seals"], runs=1, seconds=0, progress=lambda done, total: seen.append((done, total)))
    library, game = report.sheets
    assert (report.has_chess, seen) == (True, [(1, 2), (2, 2)])
    assert [figure.name for figure in library.figures] == ["import rlyeh_rules", "of it too early: games and cattrs"]
    assert (game.name, tuple(figure.name for figure in game.figures)) == ("seals", MEASURED)
    assert [figure.name for figure in game.figures if figure.value is None or figure.value <= 0] == []


@pytest.mark.usefixtures("chess")
def test_a_view_is_measured_at_the_largest_table_as_well() -> None:
    with lantern_in_the_lobby():
        (_, game) = measure(["lantern"], runs=1, seconds=0).sheets
    at = MEASURED.index("view") + 1
    assert tuple(figure.name for figure in game.figures) == (*MEASURED[:at], "view, 6 seats", *MEASURED[at:])
    usual, largest = game.figures[at - 1 : at + 1]
    assert (largest.unit, largest.bar) == (usual.unit, usual.bar) == ("us", 20.0)
    assert largest.value != usual.value


@pytest.mark.usefixtures("no_chess")
def test_without_python_chess_the_rest_is_measured() -> None:
    report = measure(["seals"], runs=1, seconds=0)
    missing = tuple(figure.name for figure in report.sheets[1].figures if figure.value is None)
    assert (report.has_chess, missing) == (False, OF_CHESS)


def test_nothing_is_imported_too_early() -> None:
    (library,) = measure([], runs=1, seconds=0).sheets
    assert library.figures[1].value == 0


@pytest.mark.parametrize(
    ("figure", "passed"),
    [
        (Figure("view", 20.0, "us", 20.0), True),
        (Figure("view", 20.1, "us", 20.0), False),
        (Figure("ratio", 2.0, "times", 2.0, at_least=True), True),
        (Figure("ratio", 1.9, "times", 2.0, at_least=True), False),
        (Figure("ratio", None, "times", 2.0, at_least=True), None),
        (Figure("loads", 400.0, "us"), None),
    ],
)
def test_a_figure_is_judged_by_its_bar(figure: Figure, passed: bool) -> None:
    assert figure.passed is passed


# ------------------------------------------------------------------ the command

SLOW = Report(1, has_chess=False, sheets=(Sheet("seals", "The Seals", (Figure("view", 1234.5, "us", 20.0),)),))
QUICK = Report(5, has_chess=True, sheets=(Sheet("seals", "The Seals", (Figure("view", 12.34, "us", 20.0),)),))


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[Report]:
    """What the bench is to find."""
    found = [QUICK]
    monkeypatch.setattr("rlyeh_rules.bench.measure", lambda *_, **__: found[-1])
    return found


@pytest.mark.usefixtures("measured")
def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--check"]) == 0
    head, _, title, line, _, end = capsys.readouterr().out.splitlines()
    assert (head.partition(", ")[2], title, end) == ("medians of 5 runs", "The Seals", "No bar is missed.")
    assert line.split() == ["view", "12.3", "us", "at", "most", "20.0", "pass"]


def test_a_missed_bar_is_shown(measured: list[Report], capsys: pytest.CaptureFixture[str]) -> None:
    measured.append(SLOW)
    assert main(["bench"]) == 0
    *_, line, _, note, end = capsys.readouterr().out.splitlines()
    assert line.split() == ["view", "1,234", "us", "at", "most", "20.0", "MISSED"]
    assert (note, end) == (
        "python-chess is not installed (extra `bench`), so nothing is compared with it.",
        "Missed: seals: view.",
    )


def test_a_missed_bar_is_a_failure_when_it_is_checked(measured: list[Report]) -> None:
    measured.append(SLOW)
    assert main(["bench", "--check"]) == 1


@pytest.mark.usefixtures("measured")
def test_the_figures_are_there_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "seals", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["runs"], data["chess"], data["missed"]) == (5, True, [])
    assert data["sheets"] == [
        {
            "game": "seals",
            "title": "The Seals",
            "figures": [{"name": "view", "value": 12.34, "unit": "us", "bar": 20.0, "at_least": False, "passed": True}],
        }
    ]
