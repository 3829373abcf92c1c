"""The wheel alone, in an environment that holds it and its dependencies: does it keep its first promises?"""

import random
import sys
from importlib.metadata import distributions

import rlyeh_rules as rr

EXPECTED = {"attrs", "cattrs", "rlyeh-rules", "typing-extensions"}  # the last is a dependency of cattrs
BROUGHT_BY_VENV = {"pip", "setuptools"}
LATE = {"cattrs", *(f"rlyeh_rules.{name}" for name in rr.games())}
"""Imported when something is saved, and when a game is named."""
LONGEST_GAME = 4_000  # decisions


def main() -> None:
    """Look around, then play one game of each game there is."""
    installed = {found.metadata["Name"].lower().replace("_", "-"): found.version for found in distributions()}
    surplus = installed.keys() - EXPECTED - BROUGHT_BY_VENV
    assert not surplus, f"installed beside what was expected: {sorted(surplus)}"
    assert rr.__version__ == installed["rlyeh-rules"]
    early = LATE & sys.modules.keys()
    assert not early, f"importing rlyeh_rules imported {sorted(early)}"
    for name in rr.games():
        print(f"{name}: {play(name)}")
    print(", ".join(f"{name} {installed[name]}" for name in ("attrs", "cattrs")))


def play(name: str) -> str:
    """Play one game at random, sending the state through JSON on the way; what came of it."""
    state = rr.new_game(name, seed=1)
    draw = random.Random(1)  # noqa: S311 - no secret hangs on it
    decisions = 0
    while not state.is_over:
        assert decisions < LONGEST_GAME, "the game does not end"
        state = rr.loads(rr.dumps(state))
        state, _ = state.apply(draw.choice(state.legal_actions()))
        decisions += 1
    copy = rr.loads(rr.dumps(state))
    assert copy == state
    assert copy.digest() == state.digest()
    assert state.violations() == ()
    assert rr.schema(name)["$defs"].keys() >= {"State", "View", "Action", "Event", "Save"}
    return f"{decisions} decisions, each from a reloaded state; {state.outcome}"


if __name__ == "__main__":
    main()
