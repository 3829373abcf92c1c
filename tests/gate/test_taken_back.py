"""What is told of a swap that is taken back: the undo keeps the secrets that the game keeps (GR-R8)."""

from __future__ import annotations

import pytest

from rlyeh_rules import Match, parse_action
from rlyeh_rules.games import Opening
from rlyeh_rules.kernel import Seat
from rlyeh_rules.match import History

from .table import at, play, table

VIEWERS = [at(1), at(2), at(3), at(5), None]
"""P1, who investigates, and others; what the table tells is the same for all."""


def news(text: str, viewer: Seat | None, *, hide_swaps: bool) -> list[str]:
    """What is told when the end of an investigation is taken back and played again."""
    state = play(table(pool="D D B", hands={1: "I Z"}, hide_swaps=hide_swaps), "investigate")
    match = Match(History(Opening(state, (), 1)))
    match.play(parse_action(match.state, text))
    before = len(match.events(viewer))
    match.undo(force=True)
    match.redo()
    return [told.event.describe(match.state) for told in match.events(viewer, before)]


@pytest.mark.rule("GR-R8", "GR-6.4.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_where_swaps_are_hidden_it_does_not_tell_whether_there_was_one(viewer: Seat | None) -> None:
    expected = ["Taken back: `0: put back`.", "Played again: `0: put back`."]

    assert expected == news("0: swap zhar for dagon", viewer, hide_swaps=True)
    assert expected == news("0: leave", viewer, hide_swaps=True)


@pytest.mark.rule("GR-R8", "GR-6.4.3")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(("text", "told"), [("swap zhar for dagon", "swap ? for ?"), ("leave", "leave")])
def test_where_they_are_not_it_tells_the_kind_and_no_card(text: str, told: str, viewer: Seat | None) -> None:
    expected = [f"Taken back: `0: {told}`.", f"Played again: `0: {told}`."]

    assert expected == news(f"0: {text}", viewer, hide_swaps=False)


@pytest.mark.rule("GR-R8", "GR-13.2.5")
@pytest.mark.parametrize("hide_swaps", [False, True])
def test_an_artifact_that_is_laid_down_at_once_is_seen_by_all(*, hide_swaps: bool) -> None:
    state = table(pool="D silver-key", hands={1: "I Z"}, artifacts={}, hide_swaps=hide_swaps)
    match = Match(History(Opening(play(state, "investigate", chance=[0]), (), 1)))
    match.play(parse_action(match.state, "0: swap zhar for silver-key and lay it"))

    match.undo(force=True)

    last = match.events(at(3))[-1].event
    assert last.describe(match.state) == "Taken back: `0: swap ? for silver-key and lay it`."
