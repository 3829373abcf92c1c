"""The table as text fits into 100 columns and onto one screen, whatever lies on it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

import rlyeh_rules as rr
from rlyeh_rules.gate import Insanity, Mind, Mythos, Placed, State
from rlyeh_rules.kernel import evolve
from tests.gate.moments import MOMENTS, moment
from tests.gate.table import at, play, table

WIDTH: Final = 100
SCREEN: Final = 50
"""Lines; the whole truth of eight players with all that they may gather needs more than the thirty of a usual game."""
LONG: Final = [
    f"{name} of the Long Ropewalk" for name in ("Ada", "Bram", "Clara", "Dirk", "Edith", "Finn", "Greta", "Hugo")
]
EVERYTHING: Final = {"equipment": True, "artifacts": True, "gods_with_text": True, "turning": True}


def too_long(state: State) -> list[str]:
    """The lines that do not fit on the screen, whoever looks."""
    boards = [str(state), *(str(state.view(viewer)) for viewer in (*state.seats, None))]
    return [line for board in boards for line in board.splitlines() if len(line) > WIDTH]


@pytest.mark.parametrize("seed", range(5))
def test_a_board_fits_into_100_columns_and_breaks_no_name(seed: int) -> None:
    random = Random(seed)  # noqa: S311 - a game, not a secret
    options = EVERYTHING if seed % 2 else {}
    state: Any = rr.new_game("gate", seed=seed, players=LONG[: 4 + seed], options=options)
    for _ in range(80):
        assert too_long(state) == []
        board = str(state)
        for player in state.players:
            for thing in (*player.hand, *player.mind.open, *player.mind.fresh):
                assert state.text.name(thing) in board
        state, _ = state.apply(random.choice(state.legal_actions()))
        if state.is_over:
            break
    assert too_long(state) == []
    assert len(str(state).splitlines()) <= SCREEN


@pytest.mark.parametrize("name", MOMENTS)
def test_it_fits_at_any_moment(name: str) -> None:
    assert too_long(moment(name)) == []


@pytest.mark.parametrize(("players", "lines"), [(4, 22), (5, 24), (8, 30)])
def test_a_game_without_options_has_room_on_a_screen_of_thirty_lines(players: int, lines: int) -> None:
    state = rr.new_game("gate", seed=1, players=players)
    assert len(str(state.view(None)).splitlines()) == lines


def test_it_fits_with_the_longest_ids_and_numbers_of_a_custom_set() -> None:
    """An id has 40 characters at most, a name of a player 100."""
    ids = [f"{'-'.join(['x' * 12] * 3)}-{number}" for number in range(9)]
    state = table(artifacts={})
    names = ("A" * 100, *["The Honourable " * 6 + name for name in "BCDE"])
    things = tuple(map(Mythos, ids))
    mad = tuple(map(Insanity, ids))
    mind = Mind(mad[:4], mad[4:6], mad[6:7])
    player = evolve(
        state.players[0], hand=things[:3], mind=mind, artifacts=tuple(Placed(card, 99) for card in things[3:7])
    )
    state = evolve(state, players=state.players.put(at(1), player), setup=evolve(state.setup, names=names))
    assert too_long(state) == []


# ------------------------------------------------------------------ where lines are broken

BROKEN: Final = """\
  0 P1, Doctor, bears the watch
      hand: 3 cards; Opium (1 use); insanity: Contagious Suspicion, Blind Trust in Fate x2,
        Compulsive Tidying, 4 face down
"""


def test_a_line_that_is_too_long_goes_on_further_in_and_names_are_not_broken() -> None:
    state = table(
        turn=2,
        gear={1: "opium"},
        mad={1: ["contagious-suspicion", "blind-trust-in-fate", "blind-trust-in-fate", "compulsive-tidying"]},
        secret={1: ["itching-fingers"] * 4},
    )
    assert BROKEN.lower() in str(state.view(None)).lower()


def test_the_pool_goes_on_further_in() -> None:
    state = table(pool="+I +Z +B/D +I/Z +I/B +I/D", gods=["nodens", "hypnos", "bast", "yig"])
    lines = str(state).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("  pool"))
    assert lines[first + 1].startswith("      ")
    assert not lines[first + 2].startswith("      ")
    assert too_long(play(state, "gamble")) == []
