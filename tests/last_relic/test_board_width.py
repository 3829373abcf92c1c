"""The table as text fits into 80 columns, whatever lies on it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import evolve
from rlyeh_rules.last_relic import State
from tests.last_relic.doctored import laying
from tests.last_relic.moments import MOMENTS, moment
from tests.last_relic.table import CULT, HER, On, changed, play, spot, table

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


# ------------------------------------------------------------------ where lines are broken

MANY: Final = [f"witness-number-{at}" for at in range(7)]
BROKEN: Final = """\
  Ada of the Long Ropewalk and of the Reef at Neap Tide, the Adventurer:
      3 Funds, no Wounds, no Madness tokens
    Relics: Drowned Crown Of The Reef x3, Salt Tablet Of The Weir x3,
      Star Lens Of The Hill
    hand: Witness Number 0, Witness Number 1, Witness Number 2,
          Witness Number 3, Witness Number 4, Witness Number 5,
          Witness Number 6; deck 0
    in play: Lamp Of The Widow Of The Lighthouse,
      Map Of The Cellar Of The Tannery
    being played: Gun

  Bram, the Cult: 3 Funds
    Relics: none
    Great Old One: Dagon [needs Drowned Crown Of The Reef,
      Salt Tablet Of The Weir, Star Lens Of The Hill, D x2, E]
    hand: none; deck 0

  market: Sealed Warrant Of The Harbour 2 (Ada of the Long Ropewalk and of the
          Reef at Neap Tide 0), Small Inheritance 2 (Ada of the Long Ropewalk
          and of the Reef at Neap Tide 0)
"""


def test_a_line_that_is_too_long_goes_on_further_in_and_names_are_not_broken() -> None:
    crown, salt, star = "drowned-crown-of-the-reef", "salt-tablet-of-the-weir", "star-lens-of-the-hill"
    state = table(
        hand=["gun = shot shot", *MANY],
        permanents=["lamp-of-the-widow-of-the-lighthouse ! price -1", "map-of-the-cellar-of-the-tannery ! price -1"],
        tokens={crown: 4, salt: 4, star: 2, "D": 3, "E": 2},
        need=[crown, salt, star, "D", "D", "E"],  # type: ignore[arg-type]
        stolen=[crown, crown, crown, salt, salt, salt, star],  # type: ignore[arg-type]
        row=(spot(relics="DE"), spot("library", relics="DE"), spot("crypt", relics="DE")),
        location_deck=(),
        cultists=[On(1, "acolyte 2")],
        market=["sealed-warrant-of-the-harbour $2 = fund // 2", "small-inheritance $2 = fund // 2"],
    )
    state = play(state, "play gun")
    state = changed(
        state, setup=evolve(state.setup, names=("Ada of the Long Ropewalk and of the Reef at Neap Tide", "Bram"))
    )
    assert BROKEN in str(state)


def test_locations_to_choose_from_stand_beneath_each_other() -> None:
    state = laying(location_deck=[spot("p", relics="ABCDEF" * 3, funds=2), spot("q", relics="A")])
    lines = str(state.view(CULT)).splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("  drawn:"))
    assert lines[first : first + 3] == [
        "  drawn: P, 5/7 Marks: A, B, C, D, E, F, A, B, C, D, E, F, A, B, C, D, E, F,",
        "           2 Funds. Ability: gain 1 Fund.",
        "         Q, 5/7 Marks: A. Ability: gain 1 Fund.",
    ]
