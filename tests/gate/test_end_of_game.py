"""End of Game: the moment in which it is over, who wins, and what does not end it."""

from __future__ import annotations

import pytest

from rlyeh_rules import GameOver, parse_action
from rlyeh_rules.gate import Side, Sigil, State
from rlyeh_rules.gate.events import GameEnded
from tests.gate.table import at, kinds, offered, play, played, refused, table

FOURTH = "I I I I B/D B"
THREE = ("zhar", "dagon", "bokrug")


@pytest.mark.rule("GR-10.1", "GR-R27")
def test_at_midnight_it_is_over_before_the_bearer_of_the_watch_does_anything() -> None:
    over, happened = played(table(6, turn=6, hour=11, pool="Z Z Z B B D"), "contribute bokrug")

    assert over.hour == 12
    assert over.outcome is not None
    assert kinds(happened)[-2:] == ["ClockMoved", "GameEnded"]
    assert "TurnBegan" not in kinds(happened)
    assert over.target is None, "the declaration that was due is not made"
    assert over.decision is None


@pytest.mark.rule("GR-10.1")
@pytest.mark.parametrize("text", ["0: declare zhar", "0: consult", "0: research", "5: contribute dagon", "2: vote yes"])
def test_nothing_can_be_done_after_the_end(text: str) -> None:
    over = play(table(6, turn=6, hour=11), "contribute zhar")

    assert refused(over, text) == "GR-10.1"
    with pytest.raises(GameOver):
        over.apply(parse_action(over, text))
    assert [offered(over, who) for who in range(1, 7)] == [[]] * 6


@pytest.mark.rule("GR-10.2", "GR-R18")
@pytest.mark.parametrize("discovered", [[], [2], [2, 4]])
def test_with_four_sigils_the_investigators_win_however_many_cultists_were_found(discovered: list[int]) -> None:
    state = table(cultists=[2, 4], discovered=discovered, pool=FOURTH, created=THREE, hands={1: "B D"})

    over = play(state, "contribute bokrug")

    assert over.outcome is not None
    assert over.outcome.winners == (at(1), at(3), at(5))
    assert over.outcome.reason == "all four sigils are created; the Investigators win"


@pytest.mark.rule("GR-R18")
def test_the_fourth_sigil_wins_at_once_before_anything_else_that_follows() -> None:
    over, happened = played(table(pool=FOURTH, created=THREE, hands={1: "B D"}), "contribute bokrug")

    assert kinds(happened)[-2:] == ["SigilCreated", "GameEnded"]
    assert [player.mind.size for player in over.players] == [0] * 5, "no insanity for the beast"
    assert (over.hour, over.turn.seat, over.target) == (7, at(1), None)


@pytest.mark.rule("GR-10.3")
@pytest.mark.parametrize("created", [(), ("zhar",), THREE])
def test_at_midnight_fewer_than_four_are_too_few(created: tuple[str, ...]) -> None:
    over, happened = played(table(turn=5, hour=11, cultists=[2, 3], created=created), "contribute zhar")

    assert over.outcome is not None
    assert over.outcome.winners == (at(2), at(3))
    assert happened[-1] == GameEnded(Side.CULTISTS, (at(2), at(3)), "midnight")


def last_words(state: State, *texts: str) -> tuple[str, tuple[int, ...]]:
    """By which rule a game has ended, and who has won."""
    outcome = play(state, *texts).outcome
    assert outcome is not None
    return outcome.rule, outcome.winners


@pytest.mark.rule("GR-10.4")
def test_every_ending_is_told_with_its_own_rule() -> None:
    accuse = ["accuse 1", "waive"]
    five, four = [f"{seat}: vote yes" for seat in (0, 2, 3, 4)], [f"{seat}: vote yes" for seat in (0, 2, 3)]
    good, bad, one = (at(1), at(2), at(3)), (at(4), at(5)), (at(4),)

    assert last_words(table(pool=FOURTH, created=THREE), "contribute bokrug") == ("GR-1.1", good)
    assert last_words(table(turn=5, hour=11), "contribute zhar") == ("GR-10.1", bad)
    assert last_words(table(hour=10), *accuse, *five) == ("GR-6.5.12", bad)
    assert last_words(table(4, hour=6), *accuse, *four) == ("GR-6.5.13", one)
    open_book = table(pool="Z Z Z B B D", book="two-in-the-open", directions=["no-enemies"])
    assert last_words(open_book, "contribute bokrug") == ("GR-11.3.9", bad)


@pytest.mark.rule("GR-10.4")
def test_finding_every_cultist_does_not_end_the_game() -> None:
    state = table(hour=8, cultists=[2, 4], discovered=[4], created=["zhar", "dagon"])

    state = play(state, "accuse 1", "waive", "0: vote yes", "2: vote yes", "4: vote yes")

    assert [state.players[seat].is_discovered for seat in state.seats] == [False, True, False, True, False]
    assert (state.outcome, state.turn.seat, state.created) == (None, at(2), (Sigil.ZHAR, Sigil.DAGON))


@pytest.mark.rule("GR-10.4")
def test_the_cultists_can_still_win_when_all_of_them_have_been_found() -> None:
    over = play(table(turn=5, hour=11, discovered=[2, 4]), "contribute zhar")

    assert over.outcome is not None
    assert over.outcome.winners == (at(2), at(4))


@pytest.mark.rule("GR-10.5")
def test_a_side_wins_as_a_whole_the_hidden_and_the_discovered_together() -> None:
    over = play(table(8, turn=8, hour=11, cultists=[2, 5, 7], discovered=[2], created=THREE), "contribute zhar")

    assert over.outcome is not None
    assert over.outcome.winners == (at(2), at(5), at(7))
