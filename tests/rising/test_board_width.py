"""The table as text fits into 100 columns and onto a screen, whatever stands on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from rlyeh_rules.kernel import Chance, evolve
from rlyeh_rules.rising import GROUND, Foe, State
from rlyeh_rules.testing import starts
from rlyeh_rules.testing.moment import Start, picker, walk
from tests.rising.doctored import board, one
from tests.rising.made_up import find, myth
from tests.rising.moments import QUESTIONS, STORIES, moment
from tests.rising.table import new, table
from tests.testing.mild_rising import MILD

WIDTH: Final = 100
SCREEN: Final = 55
"""Lines of a new game: the map needs thirty."""
FULL: Final = 95
"""Lines where five investigators have gathered whatever there is."""
LONG: Final = tuple(f"{name} of the Long Ropewalk" for name in ("Ada", "Bram", "Clara", "Dirk", "Edith"))


def too_long(state: State) -> list[str]:
    """The lines that do not fit on the screen, whoever looks."""
    boards = [str(state), *(str(state.view(viewer)) for viewer in (*state.seats, None))]
    return [line for text in boards for line in text.splitlines() if len(line) > WIDTH]


@pytest.mark.parametrize("name", QUESTIONS)
def test_it_fits_at_any_moment(name: str) -> None:
    assert too_long(moment(name)) == []


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_new_game_fits_with_long_names_of_players(seats: int) -> None:
    state = new(seats)
    state = evolve(state, setup=evolve(state.setup, names=LONG[:seats]))
    assert too_long(state) == []
    assert len(str(state).splitlines()) <= SCREEN


def games() -> Iterator[State]:
    """States of long games with many options, now and then one."""
    rows = starts(MILD)
    for at in (1, 12, 23):
        players, options = rows[at]
        walked = walk(Start(MILD, players, options, at), picker(Chance(at), by_kind=True), 200)
        yield from [moment.state for moment in walked if isinstance(moment.state, State)][::10]


def test_it_fits_in_the_course_of_games_and_breaks_no_name() -> None:
    for state in games():
        assert too_long(state) == []
        text = str(state)
        assert len(text.splitlines()) <= FULL
        for investigator in state.team:
            for held in investigator.cards:
                assert state.text.name(held.card) in text


@pytest.mark.parametrize("name", sorted(STORIES))
def test_it_fits_where_all_stand_in_one_space_with_all_that_there_is(name: str) -> None:
    state = table(**STORIES[name])
    for space in (GROUND[0], GROUND[-1]):
        crowd = evolve(
            state,
            team=tuple(evolve(each, space=space) for each in state.team),
            enemies=tuple(evolve(each, space=space) for each in state.enemies),
        )
        crowd = board(crowd, fire=(9,) * len(GROUND), energy=(99,) * len(GROUND), tokens=(1,) * len(GROUND))
        assert too_long(crowd) == []


def test_it_fits_with_the_longest_ids_and_numbers_of_a_custom_set() -> None:
    """An id has 40 characters at most, a name of a player 100."""
    ids = [f"{'-'.join(['x' * 12] * 3)}-{number}" for number in range(9)]
    facts: dict[str, Any] = {"discovery": [find(name) for name in ids], "mythos": [myth(name) for name in ids]}
    held = {1: [f"{name} {side}" for name in ids for side in ("left", "right")]}
    state = table(3, enemies={"cultist-1": "north-vortex"}, facts=facts, cards=held, mythos=[], discard=ids)
    state = one(state, 1, energy=10**9, fire=99)
    enemies: tuple[Any, ...] = tuple(evolve(state.enemies[0], id=Foe(name)) for name in ids)
    names = ("A" * 100, *["The Honourable " * 6 + name for name in "BC"])
    state = evolve(state, enemies=enemies, setup=evolve(state.setup, names=names))
    assert too_long(state) == []
