"""Which side has won, and what can be asked of the sides and natures of players."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import RulesDefect, ViewError
from rlyeh_rules.gate import CULTIST, INVESTIGATOR, Nature, Side, State, events
from rlyeh_rules.kernel import Seat

from .table import at, new, play, played, table

TO_CULTIST, TO_INVESTIGATOR = "you-are-a-cultist", "you-are-an-investigator"
FOURTH_SIGIL: dict[str, Any] = {"created": ["zhar", "bokrug", "dagon"], "pool": "I I I I I I", "hands": {1: "I"}}
LAST_TURN: dict[str, Any] = {"turn": 4, "hour": 11, "pool": "I"}


def four(**changes: Any) -> State:
    """Four players, P4 the Cultist; turning cards may be in the game."""
    given: dict[str, Any] = {"cultists": [4], "turning": True}
    return table(4, **given | changes)


# ------------------------------------------------------------------ who has won


@pytest.mark.rule("GR-10.5")
def test_as_long_as_the_game_goes_on_no_side_has_won() -> None:
    assert four().winning_side is None
    assert new().winning_side is None


@pytest.mark.rule("GR-1.1", "GR-10.5")
def test_the_investigators_win_by_the_fourth_sigil() -> None:
    state = play(four(**FOURTH_SIGIL), "contribute ithaqua")

    assert state.winning_side is Side.INVESTIGATORS
    assert state.view(None).winning_side is Side.INVESTIGATORS


@pytest.mark.rule("GR-10.1", "GR-10.5")
def test_the_cultists_win_at_midnight() -> None:
    state = play(four(**LAST_TURN), "contribute zhar")

    assert state.winning_side is Side.CULTISTS


@pytest.mark.rule("GR-R44", "GR-10.5")
@pytest.mark.parametrize(
    ("secret", "moment", "action", "side", "why"),
    [
        (
            {4: [TO_INVESTIGATOR]},
            LAST_TURN,
            "contribute zhar",
            Side.CULTISTS,
            "midnight; the Cultists win, though nobody at the table is one of them",
        ),
        (
            {who: [TO_CULTIST] for who in (1, 2, 3)},
            FOURTH_SIGIL,
            "contribute ithaqua",
            Side.INVESTIGATORS,
            "all four sigils are created; the Investigators win, though nobody at the table is one of them",
        ),
    ],
    ids=["cultists", "investigators"],
)
def test_a_side_can_win_with_nobody_on_it(
    secret: dict[int, list[str]], moment: dict[str, Any], action: str, side: Side, why: str
) -> None:
    state, happened = played(four(secret=secret, **moment), action)

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((), why)
    assert state.winning_side is side
    ended = happened[-1]
    assert isinstance(ended, events.GameEnded)
    assert (ended.side, ended.winners) == (side, ())
    assert ended.describe(state).endswith("win: nobody.")


# ------------------------------------------------------------------ natures and sides of a view


@pytest.mark.rule("GR-3.12", "GR-R41")
@pytest.mark.parametrize("viewer", [at(2), None])
def test_what_is_face_down_is_not_told_by_a_view(viewer: Seat | None) -> None:
    view = four().view(viewer)

    with pytest.raises(ViewError):
        view.nature(at(4))
    with pytest.raises(ViewError):
        view.side(at(4))


@pytest.mark.rule("GR-3.12", "GR-R44")
@pytest.mark.parametrize(
    ("who", "nature", "side"), [(2, INVESTIGATOR, Side.INVESTIGATORS), (4, CULTIST, Side.CULTISTS)]
)
def test_ones_own_view_tells_ones_own(who: int, nature: Nature, side: Side) -> None:
    view = four().view(at(who))

    assert (nature, side) == (view.nature(at(who)), view.side(at(who)))


@pytest.mark.rule("GR-6.5.10", "GR-R44")
def test_what_an_accusation_has_shown_every_view_tells() -> None:
    view = four(cultists=[], discovered=[4], revealed=[2]).view(None)

    assert (view.nature(at(4)), view.side(at(4))) == (CULTIST, Side.CULTISTS)
    assert (view.nature(at(2)), view.side(at(2))) == (INVESTIGATOR, Side.INVESTIGATORS)


@pytest.mark.rule("GR-10.4")
def test_after_the_end_every_view_tells_all() -> None:
    view = play(four(**LAST_TURN), "contribute zhar").view(None)

    assert [view.side(seat) for seat in view.seats] == [*[Side.INVESTIGATORS] * 3, Side.CULTISTS]


@pytest.mark.rule("GR-3.12", "GR-R49")
def test_before_the_deal_nobody_has_a_nature_or_a_side() -> None:
    state = new(5, choose_characters=True)

    with pytest.raises(RulesDefect):
        state.nature(at(1))
    with pytest.raises(RulesDefect):
        state.side(at(1))
