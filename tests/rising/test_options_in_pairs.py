"""Every two options together, with every number of players: a random game of each keeps what holds of all games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, Final

import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import Chance, Options, options_of
from rlyeh_rules.rising import Options as RisingOptions
from rlyeh_rules.rising import State, events
from rlyeh_rules.rising.options import UnknownMythos, UnknownRules
from rlyeh_rules.testing import Moment, starts
from rlyeh_rules.testing.moment import Start, picker, walk
from tests.rising.dealt import setup_error
from tests.rising.hearsay import all_said, seen
from tests.testing.mild_rising import MILD

pytestmark = pytest.mark.walk

GAME: Final = rr.games()["rising"]
ROWS: Final[tuple[tuple[int, Options], ...]] = starts(GAME)
MOST: Final = 120
"""So many decisions of a game are looked at; where the cards are mild hardly anybody is dead by then."""


def game(at: int, *, mild: bool) -> Iterator[Moment]:
    """A random game with one combination of options."""
    players, options = ROWS[at]
    start = Start(MILD if mild else GAME, players, options, seed=at)
    return walk(start, picker(Chance(at), by_kind=True), MOST)


def samples() -> dict[str, list[Any]]:
    """The values of each option that are tried, and the numbers of players."""
    values = {choice.name: list(choice.samples) for choice in options_of(RisingOptions)}
    return {**values, "players": list(GAME.seats)}


def met() -> set[tuple[str, Any, str, Any]]:
    """Every two values that stand together in a row."""
    found: set[tuple[str, Any, str, Any]] = set()
    for players, options in ROWS:
        row = {name: getattr(options, name, players) for name in samples()}
        found |= {(one, row[one], other, row[other]) for one, other in combinations(row, 2)}
    return found


@pytest.mark.rule("RR-R30")
def test_every_two_values_of_options_meet_and_every_number_of_players() -> None:
    wanted = {
        (one, a, other, b)
        for (one, those), (other, these) in combinations(samples().items(), 2)
        for a, b in product(those, these)
    }
    refused = ("unknown_rules", UnknownRules.OFF, "unknown_mythos", UnknownMythos.TRUE)
    assert wanted - met() == {refused}
    assert setup_error(unknown_rules="off", unknown_mythos="true").rule == "RR-R30"


@pytest.mark.parametrize("mild", [False, True], ids=["shipped", "mild"])
@pytest.mark.parametrize("at", range(len(ROWS)))
def test_a_game_is_sound_and_tells_the_truth_whatever_the_options(at: int, *, mild: bool) -> None:
    known = None
    decisions = 0
    for moment in game(at, mild=mild):
        before, after = moment.state, moment.after
        assert before.violations() == ()
        if not (isinstance(before, State) and isinstance(after, State)):
            break
        decisions += 1
        if before.turn.number:
            known = all_said(moment.events, seen(before) if known is None else known)
            assert known == seen(after)
    assert decisions > 20


@pytest.mark.parametrize("at", range(0, len(ROWS), 4))
def test_a_save_is_loaded_in_the_middle_whatever_the_options(at: int) -> None:
    *_, last = game(at, mild=True)
    text = rr.dumps(last.state)
    assert rr.loads(text, State, content=MILD.content) == last.state
    for viewer in (*last.state.seats, None):
        guess = last.state.determinize(viewer, 1)
        assert guess.violations() == ()
        assert guess.view(viewer) == last.state.view(viewer)


@pytest.mark.rule("RR-2.17", "RR-R36", "RR-R16", "RR-R17", "RR-R22", "RR-R31", "RR-R30")
def test_what_an_option_forbids_never_happens() -> None:
    for at, (_, options) in enumerate(ROWS):
        assert isinstance(options, RisingOptions)
        happened = [event for moment in game(at, mild=True) for event in moment.events]
        kinds = {type(event) for event in happened}
        assert options.tradable_energy or events.EnergyGiven not in kinds
        assert options.unknown_rules.value in {"full", "relics"} or events.RelicUsed not in kinds
        summoned = {str(event.foe) for event in happened if isinstance(event, events.EnemySummoned)}
        assert options.expert_cultists or not any(foe.startswith("cult-") for foe in summoned)
        attuned = [event.count for event in happened if isinstance(event, events.EnergyAttuned)]
        assert not options.attune_amount or max(attuned, default=0) <= options.attune_amount
        track = [event.track for event in happened if isinstance(event, events.ElderOneAdvanced)]
        assert max(track, default=0) <= options.track_length
