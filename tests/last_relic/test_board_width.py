"""The table as text fits into 80 columns, whatever lies on it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import evolve
from rlyeh_rules.last_relic import State
from tests.last_relic.moments import MOMENTS, moment
from tests.last_relic.table import CULT, HER, On, changed, spot, table

VIEWERS: Final = (HER, CULT, None)
LONG: Final = ["Ada Wilhelmina of the Long Ropewalk", "Bartholomew-the-Younger-of-Innsmouth"]


def too_long(state: State) -> list[str]:
    """The lines that do not fit on the screen, whoever looks."""
    boards = [str(state), *(str(state.view(viewer)) for viewer in VIEWERS)]
    return [line for board in boards for line in board.splitlines() if len(line) > 80]


@pytest.mark.parametrize("seed", range(6))
def test_a_board_fits_into_80_columns_and_breaks_no_name(seed: int) -> None:
    random = Random(seed)  # noqa: S311 - a game, not a secret
    options = {"unlimited_relics": seed % 2 == 1}
    state: Any = rr.new_game("last_relic", seed=seed, players=LONG, options=options)
    for _ in range(150):
        assert too_long(state) == []
        board = str(state)
        for side in (state.cult, state.adventurer):
            for card in (*side.cards.hand, *side.cards.permanents):
                assert state.text.name(card) in board
        state, _ = state.apply(random.choice(state.legal_actions()))
        if state.is_over:
            break
    assert too_long(state) == []


@pytest.mark.parametrize("name", MOMENTS)
def test_it_fits_at_any_moment(name: str) -> None:
    assert too_long(moment(name)) == []


def test_it_fits_with_the_longest_ids_and_numbers_of_a_custom_set() -> None:
    """An id has 40 characters at most, a name of a player 100."""
    words = ["-".join(["x" * 12] * 3) + f"-{at}" for at in range(9)]
    ids = [f"{word:w<40}" for word in words]
    state = table(
        hand=[f"{ids[0]} = fund"],
        cultists=[On(1, f"{ids[1]} 9 = mark")],
        cult_permanents=[f"{ids[2]} | permanent alert -1"],
        row=(spot(ids[3], hidden=98, discovered=99, funds=99, up=True), spot(ids[4]), spot(ids[5])),
        market=[f"{ids[6]} $99 = fund // 2 = mark", f"{ids[7]} $99 = fund // 2 = mark"],
        reserved=(ids[6], ids[6]),
    )
    state = changed(state, setup=evolve(state.setup, names=("A" * 100, "The Honourable " * 6 + "B")))
    assert too_long(state) == []
