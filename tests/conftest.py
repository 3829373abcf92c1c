"""What all tests share: how much is tried, choosing tests by rule, and a word on rules without a test."""

import os
import textwrap

import pytest
from hypothesis import HealthCheck, settings

from tests.support.ledger import ledgers

# At the desk, in CI, and for the long run before a release: as many examples of a property, and games of a walk.
AMOUNTS = {"dev": 20, "ci": 100, "soak": 2_000}

for profile, amount in AMOUNTS.items():
    settings.register_profile(
        profile,
        max_examples=amount,
        deadline=None,  # the first use of a record compiles functions for it, so the first example is slow
        print_blob=True,
        derandomize=profile == "ci",  # a change fails CI by what it does, not by what was drawn; the others draw anew
        suppress_health_check=[HealthCheck.too_slow],  # as the deadline
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))


@pytest.fixture(scope="session")
def games_to_play() -> int:
    """How many whole games a test plays, by the Hypothesis profile: dev 20, ci 100, soak 2,000."""
    return AMOUNTS[settings.get_current_profile_name()]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --rule."""
    parser.addoption(
        "--rule", action="append", metavar="ID", help="run the tests of this rule only, e.g. SC-4.11 (may be repeated)"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what --rule does not ask for."""
    wanted = set(config.getoption("--rule") or ())
    if not wanted:
        return
    chosen = [item for item in items if any(not wanted.isdisjoint(mark.args) for mark in item.iter_markers("rule"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell which rules have no test yet, where the ledger does not claim to be covered; else test_ledger.py fails."""
    if terminalreporter.no_summary:
        return
    for ledger in ledgers():
        missing = ledger.untested()
        if missing and not ledger.complete:
            terminalreporter.write_sep(
                "=", f"{ledger.game}: {len(missing)} of {len(ledger.ids)} rules have no test yet"
            )
            terminalreporter.write_line(textwrap.fill(" ".join(missing), 110, break_on_hyphens=False))
