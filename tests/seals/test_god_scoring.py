"""Elder God Cards: Nyarlathotep and Azathoth change what is scored."""

from __future__ import annotations

import pytest

from rlyeh_rules.seals import State, score
from tests.seals.table import A, B, down, play, table, up

AZATHOTH = ["i-azathoth", "c-azathoth"]
NYARLATHOTEP = ["i-nyarlathotep", "c-nyarlathotep"]
EIGHT = ["i-gate", "i-journal"]
"""Face-up cards worth 8 with the values below."""
VALUES = {
    "i-azathoth": (-3, 4),
    "c-azathoth": (-2, 3),
    "i-nyarlathotep": (4, 3),
    "c-nyarlathotep": (4, 2),
    "i-gate": (5, 5),
    "i-journal": (3, 2),
    "c-potion": (2, 2),
    "c-gate": (9, 4),
}


def final(*mine: str, theirs: tuple[str, ...] = (), **changes: object) -> State:
    """The end of the tenth turn, A's; it is closed by `close`."""
    return table("end", turn=10, areas=[mine, theirs], values=VALUES, **changes)


def scores(state: State) -> tuple[int, ...]:
    """The final scores of a game that is closed now."""
    return tuple(play(state, "close").outcome.scores)


# ------------------------------------------------------------------ Nyarlathotep


@pytest.mark.rule("SC-9.7")
def test_who_used_nyarlathotep_scores_face_down_cards_only() -> None:
    state = final(*NYARLATHOTEP, "~i-journal", "i-gate", "c-potion", theirs=("c-gate", "~i-potion"))

    state = play(state, "nyarlathotep")

    assert score(state, A).cards == ("investigator-nyarlathotep", "cultist-nyarlathotep", "investigator-journal")
    assert scores(state) == (4 + 4 + 3, 9)


@pytest.mark.rule("SC-9.7")
def test_without_nyarlathotep_the_same_cards_score_as_they_lie() -> None:
    state = final("~i-nyarlathotep", "~c-nyarlathotep", "~i-journal", "i-gate", "c-potion", theirs=("c-gate",))

    assert scores(state) == (5 + 2, 9)


@pytest.mark.rule("SC-R29")
def test_the_binding_holds_when_the_halves_are_turned_up_again() -> None:
    state = final(*NYARLATHOTEP, "i-potion", "~i-journal")

    state = play(state, "nyarlathotep", "potion investigator-potion up 0")

    assert up(state, A) == ["investigator-nyarlathotep"]
    assert scores(state) == (4 + 2 + 3, 0)


@pytest.mark.rule("SC-R29")
def test_the_binding_holds_when_a_half_is_bid_away() -> None:
    state = table(
        turn=9,
        areas=[[*NYARLATHOTEP, "i-potion", "~i-journal"], ["c-gate"]],
        hands=[["i-hastur"], ["c-potion"]],
        values=VALUES,
    )

    state = play(state, "nyarlathotep", "potion investigator-potion up 0", "place investigator-hastur")
    state = play(state, "push investigator-nyarlathotep", "bid 0", "1: take", "close")
    state = play(state, "place cultist-potion", "bid 0", "take", "close")

    assert up(state, B) == ["cultist-gate", "investigator-nyarlathotep", "cultist-potion"]
    assert tuple(state.outcome.scores) == (4 + 2 + 3, 9 + 4 + 2)


@pytest.mark.rule("SC-R29")
def test_the_binding_holds_when_a_half_is_banished() -> None:
    state = final(*NYARLATHOTEP, "~i-journal", "i-gate", ids=("gabriel-moretti", "the-golden-dawn"))

    state = play(state, "nyarlathotep", "banish 0.0")

    assert down(state, A) == ["cultist-nyarlathotep", "investigator-journal"]
    assert scores(state) == (4 + 3, 0)


@pytest.mark.rule("SC-R29")
def test_a_further_use_changes_nothing() -> None:
    mine = [*NYARLATHOTEP, "i-potion", "c-potion", "~i-journal"]
    state = play(final(*mine), "nyarlathotep", "potion investigator-potion up 0", "potion cultist-potion up 1")
    assert scores(state) == (2 + 2 + 3, 0)

    again = play(state, "nyarlathotep")

    assert again.players[A].bound
    assert scores(again) == (4 + 4 + 2 + 2 + 3, 0)


@pytest.mark.rule("SC-R29")
def test_if_each_player_uses_it_in_turn_both_are_bound() -> None:
    state = table(
        turn=9,
        areas=[[*NYARLATHOTEP, "i-potion", "c-potion"], ["i-gate", "~c-gate"]],
        hands=[["i-hastur"], ["c-journal"]],
        values=VALUES,
    )
    state = play(state, "nyarlathotep", "potion investigator-potion up 0", "potion cultist-potion up 1")
    state = play(state, "place investigator-hastur", "push cultist-nyarlathotep", "push investigator-nyarlathotep")
    state = play(state, "bid 0", "1: take", "close")
    assert [player.bound for player in state.players] == [True, False]

    state = play(state, "nyarlathotep", "place cultist-journal", "bid 0", "take", "close")

    assert [player.bound for player in state.players] == [True, True]
    assert tuple(state.outcome.scores) == (2 + 2, 9 + 4 + 4)


@pytest.mark.rule("SC-R29")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_face_down_cards_that_score_are_shown_at_the_end(viewer: int | None) -> None:
    state = play(final(*NYARLATHOTEP, "~i-journal"), "nyarlathotep")

    view = play(state, "close").view(viewer)

    assert down(view, A) == ["investigator-nyarlathotep", "cultist-nyarlathotep", "investigator-journal"]
    assert score(view, A).control == (4, 4, 3)


# ------------------------------------------------------------------ Azathoth


@pytest.mark.rule("SC-9.13")
def test_both_azathoth_halves_face_down_count_as_positive() -> None:
    state = play(final(*AZATHOTH, *EIGHT), "azathoth")

    assert scores(state) == (8 + 3 + 2, 0)


@pytest.mark.rule("SC-9.14")
@pytest.mark.parametrize(
    ("halves", "total"),
    [
        pytest.param(["i-azathoth", "c-azathoth"], 3, id="both face up"),
        pytest.param(["i-azathoth", "~c-azathoth"], 5, id="one of each"),
        pytest.param(["~c-azathoth"], 8, id="a lone half face down"),
        pytest.param(["c-azathoth"], 6, id="a lone half face up"),
    ],
)
def test_azathoth_is_negative_as_printed(halves: list[str], total: int) -> None:
    assert scores(final(*halves, *EIGHT)) == (total, 0)


@pytest.mark.rule("SC-R32")
def test_it_does_not_matter_what_turned_the_azathoth_halves_down() -> None:
    """Gate Closure does it here, and Azathoth's power is never used."""
    state = final("~i-azathoth", "c-azathoth", "i-gate-closure", "c-gate-closure", *EIGHT)
    assert scores(state) == (8 - 2 + 2 + 4, 0)

    state = play(state, "closure investigator-gate-closure down cultist-azathoth")

    assert scores(state) == (8 + 3 + 2 + 4, 0)


@pytest.mark.rule("SC-R32")
def test_azathoth_turned_down_by_its_power_and_up_again_is_negative() -> None:
    state = play(final(*AZATHOTH, "i-potion"), "azathoth", "potion investigator-potion up 0")

    assert scores(state) == (-3, 0)


@pytest.mark.rule("SC-R32")
@pytest.mark.parametrize(
    ("mine", "theirs", "totals"),
    [
        pytest.param("i-azathoth", "c-azathoth", (8 - 3, 9 - 2), id="both face up"),
        pytest.param("~i-azathoth", "~c-azathoth", (8, 9), id="both face down"),
        pytest.param("i-azathoth", "~c-azathoth", (8 - 3, 9), id="one of each"),
    ],
)
def test_halves_split_between_the_players_are_never_positive(mine: str, theirs: str, totals: tuple[int, int]) -> None:
    assert scores(final(mine, *EIGHT, theirs=(theirs, "c-gate"))) == totals


# ------------------------------------------------------------------ together


@pytest.mark.rule("SC-R30")
@pytest.mark.parametrize(
    ("halves", "total"),
    [
        pytest.param(["~i-azathoth", "~c-azathoth"], 4 + 4 + 3 + 2, id="both face down: positive, once"),
        pytest.param(["~i-azathoth"], 4 + 4 - 3, id="a lone face-down half: as printed"),
        pytest.param(["i-azathoth", "~c-azathoth"], 4 + 4 - 2, id="one of each"),
        pytest.param(["i-azathoth", "c-azathoth"], 4 + 4, id="both face up: nothing"),
    ],
)
def test_nyarlathotep_decides_what_counts_and_azathoth_with_which_sign(halves: list[str], total: int) -> None:
    state = play(final(*NYARLATHOTEP, *halves, *EIGHT), "nyarlathotep")

    assert scores(state) == (total, 0)


@pytest.mark.rule("SC-R31")
def test_who_is_bound_scores_what_cthulhu_turned_down_and_not_cthulhu_himself() -> None:
    state = final(*NYARLATHOTEP, "i-cthulhu", "c-cthulhu", *EIGHT)

    state = play(state, "nyarlathotep", "cthulhu")

    assert up(state, A) == ["investigator-cthulhu", "cultist-cthulhu"]
    assert scores(state) == (4 + 4 + 8, 0)


@pytest.mark.rule("SC-R31")
def test_cthulhu_turning_nyarlathotep_down_is_no_use_of_nyarlathotep() -> None:
    state = final(*NYARLATHOTEP, "i-cthulhu", "c-cthulhu", *EIGHT)

    state = play(state, "cthulhu")

    assert not state.players[A].bound
    assert state.turn.used == ("cthulhu",)
    assert scores(state) == (6 + 5, 0)
