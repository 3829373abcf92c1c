"""Elder God Cards: Cthulhu, Nyarlathotep, Yog-Sothoth and Hastur must be used; the others need not be."""

from __future__ import annotations

import pytest

from tests.seals.table import A, B, down, offered, play, refused, table, up

COMPULSORY = {
    "cthulhu": "cthulhu",
    "nyarlathotep": "nyarlathotep",
    "yog-sothoth": "yog-sothoth investigator-yog-sothoth",
    "hastur": "hastur investigator-gate",
}
CITED = {"cthulhu": "SC-R26", "nyarlathotep": "SC-R26", "yog-sothoth": "SC-R26", "hastur": "SC-9.15"}


def pair(god: str) -> list[str]:
    """Both halves of a god."""
    return [f"i-{god}", f"c-{god}"]


@pytest.mark.rule("SC-R26")
@pytest.mark.parametrize(("god", "use"), COMPULSORY.items())
def test_the_turn_is_not_closed_before_a_compulsory_power_was_used(god: str, use: str) -> None:
    state = table("end", areas=[[*pair(god), "i-gate"], []], hands=[[], ["c-gate"]])

    assert refused(state, "close") == CITED[god]
    assert f"0: {use}" in offered(state, A)

    assert play(state, use, "close").waiting_on == (B,)


@pytest.mark.rule("SC-R26")
@pytest.mark.parametrize("god", ["shoggoth", "azathoth"])
def test_shoggoth_and_azathoth_may_be_left_unused(god: str) -> None:
    state = table("end", areas=[[*pair(god), "i-gate"], ["c-potion"]], hands=[[], ["c-gate"]])

    assert offered(state, A, god) != []
    assert play(state, "close").waiting_on == (B,)


@pytest.mark.rule("SC-R26")
@pytest.mark.parametrize("god", COMPULSORY)
def test_with_the_option_no_power_is_compulsory(god: str) -> None:
    options = {"elder_gods_optional": True}
    state = table("end", areas=[[*pair(god), "i-gate"], []], hands=[[], ["c-gate"]], options=options)

    assert f"0: {COMPULSORY[god]}" in offered(state, A)
    closed = play(state, "close")

    assert closed.waiting_on == (B,)
    assert closed.players[A].area == state.players[A].area
    assert not closed.players[A].bound


@pytest.mark.rule("SC-R26")
@pytest.mark.parametrize("god", ["cthulhu", "nyarlathotep", "yog-sothoth"])
def test_the_moment_is_of_ones_choice(god: str) -> None:
    """The power is used at START; at the END of the same turn it is no longer owed."""
    state = table(areas=[pair(god), []], hands=[["i-gate"], ["c-gate"]])

    state = play(state, COMPULSORY[god])
    state = play(state, *(offered(state, B, "exchange")[:1]))
    (place, *_) = offered(state, A, "place")
    state = play(state, place, "bid 0", "1: take")

    assert "0: close" in offered(state, A)


@pytest.mark.rule("SC-R26")
@pytest.mark.parametrize("god", COMPULSORY)
def test_breaking_the_pair_first_is_a_way_out(god: str) -> None:
    mine = [*pair(god), "i-gate-closure", "c-gate-closure"]
    state = table("end", areas=[mine, []], hands=[[], ["c-gate"]])
    assert refused(state, "close") == CITED[god]

    state = play(state, f"closure investigator-gate-closure down cultist-{god}", "close")

    assert up(state, A) == [f"investigator-{god}", "cultist-gate-closure"]


@pytest.mark.rule("SC-R26")
def test_cthulhu_is_not_owed_with_nothing_to_turn_and_may_be_used_all_the_same() -> None:
    state = table("answer", centre="i-journal", staked=[(0, 0), (0, 0)], areas=[[*pair("cthulhu"), "~i-gate"], []])

    left = play(state, "1: raise 1", "0: take")
    assert offered(left, A) == ["0: close", "0: cthulhu"]
    assert play(left, "cthulhu").turn.used == ("cthulhu",)

    # Used before the auction it counts as used, so that the card won afterwards owes nothing.
    early = table(areas=[[*pair("cthulhu"), "~i-gate"], []], hands=[["i-journal"], ["c-gate"]])
    early = play(early, "cthulhu", "place investigator-journal", "bid 0", "1: take", "close")
    assert up(early, A) == ["investigator-cthulhu", "cultist-cthulhu", "investigator-journal"]


@pytest.mark.rule("SC-R26")
def test_a_second_use_after_mending_in_the_same_turn_is_optional() -> None:
    state = table("end", areas=[[*pair("yog-sothoth"), "i-potion"], []], hands=[["i-gate"], ["c-gate", "c-journal"]])

    state = play(state, "yog-sothoth cultist-yog-sothoth", "exchange cultist-gate for 0")
    state = play(state, "potion investigator-potion up 1")

    assert offered(state, A) == [
        "0: close",
        "0: yog-sothoth investigator-yog-sothoth",
        "0: yog-sothoth cultist-yog-sothoth",
    ]


@pytest.mark.rule("SC-R26")
def test_the_duty_comes_back_with_the_next_own_turn() -> None:
    state = table(
        "end",
        areas=[[*pair("hastur"), "i-gate", "i-potion"], []],
        hands=[["i-journal"], ["c-gate"]],
        markers=[(4, 0)] * 2,
    )

    state = play(state, "hastur investigator-gate", "close", "place cultist-gate", "bid 0", "take", "close")
    state = play(state, "place investigator-journal", "bid 0", "take")

    assert refused(state, "close") == "SC-9.15"


# ------------------------------------------------------------------ completed in the opponent's turn


@pytest.mark.rule("SC-R27")
@pytest.mark.parametrize(("god", "use"), COMPULSORY.items())
def test_a_god_completed_in_the_opponents_turn_acts_in_the_next_own_turn(god: str, use: str) -> None:
    """A wins the second half in B's turn: nothing happens there, and A's own turn cannot be closed without a use."""
    state = table(
        "answer",
        active=1,
        answering=1,
        turn=6,
        centre=f"c-{god}",
        staked=[(1, 0), (0, 0)],
        areas=[[f"i-{god}", "i-gate", "i-potion"], []],
        hands=[["i-journal"], ["c-gate"]],
    )

    state = play(state, "1: take")
    assert refused(state, f"0: {use}") == "SC-9.2"
    state = play(state, "1: close")
    assert up(state, A) == [f"investigator-{god}", "investigator-gate", "investigator-potion", f"cultist-{god}"]
    assert not state.players[A].bound

    state = play(state, "place investigator-journal", "bid 0", "1: take")
    assert refused(state, "0: close") == CITED[god]
    assert f"0: {use}" in offered(state, A)


@pytest.mark.rule("SC-R27")
def test_a_god_completed_in_the_last_turn_of_the_game_is_never_used() -> None:
    state = table(
        "answer",
        turn=10,
        active=1,
        answering=1,
        centre="c-nyarlathotep",
        staked=[(1, 0), (0, 0)],
        areas=[["i-nyarlathotep", "i-gate"], []],
        values={"i-nyarlathotep": (2, 3), "c-nyarlathotep": (4, 2), "i-gate": (4, 5)},
    )

    state = play(state, "1: take", "1: close")

    assert state.is_over
    assert down(state, A) == []
    assert tuple(state.outcome.scores) == (2 + 4 + 4, 0)
