"""Make an Accusation: when, whom, the defence, and what comes of it. In the notation `accuse 4` accuses P5."""

from __future__ import annotations

import pytest

import rlyeh_rules as rr
from rlyeh_rules.gate import (
    CULTIST,
    INVESTIGATOR,
    AskAccused,
    AskStatement,
    AskTurn,
    Insanity,
    Side,
    Speak,
    Waive,
    events,
)
from rlyeh_rules.kernel import HIDDEN, evolve

from .ballots import accusing, ballots, consulting
from .table import at, kinds, offered, play, played, refused, table

# ------------------------------------------------------------------ when, and whom


@pytest.mark.rule("GR-6.5.1")
@pytest.mark.parametrize("hour", [1, 5])
def test_before_six_nobody_accuses(hour: int) -> None:
    state = table(5, turn=3, hour=hour)

    assert not [action for action in offered(state, 3) if action.startswith("accuse")]
    assert refused(state, "accuse 0") == "GR-6.5.1"


@pytest.mark.rule("GR-6.5.1")
@pytest.mark.parametrize("hour", [6, 11])
def test_from_six_on_anybody_else_may_be_accused(hour: int) -> None:
    state = table(5, turn=3, hour=hour, cultists=[1, 2])

    accusations = [action for action in offered(state, 3) if action.startswith("accuse")]
    assert sorted(accusations) == ["accuse 0", "accuse 1", "accuse 3", "accuse 4"]
    assert AskStatement(at(1)) == play(state, "accuse 0").decision


@pytest.mark.rule("GR-R24", "GR-6.5.1")
def test_the_hour_that_counts_is_the_one_that_the_clock_shows_now() -> None:
    """The book takes the hour from 6 to 5 in the same turn; at 6 they may accuse again."""
    state = consulting(5, by=3, hour=6, watch=5)
    assert "accuse 0" in offered(table(5, turn=3, hour=6), 3)

    state = play(state, *ballots([1, 2, 3, 4, 5]), "volunteer")
    assert (5, AskTurn(at(3))) == (state.hour, state.decision)
    assert refused(state, "accuse 0") == "GR-6.5.1"
    state = play(state, "contribute zhar")
    assert refused(state, "accuse 0") == "GR-6.5.1"
    state = play(state, "contribute zhar")
    assert (6, at(5)) == (state.hour, state.turn.seat)
    assert AskStatement(at(1)) == play(state, "accuse 0").decision


@pytest.mark.rule("GR-6.5.2")
def test_an_accusation_is_the_whole_action_of_the_turn() -> None:
    state, happened = played(table(5, turn=2), "accuse 4")
    assert [events.Accused(at(2), at(5))] == happened
    assert events.Accused(at(2), at(5)) == happened[0].seen_by(None)
    state = play(state, "waive")
    assert isinstance(state.decision, AskAccused)
    assert (at(2), at(5)) == (state.decision.asker, state.decision.accused)
    assert refused(state, "1: accuse 0") == "GR-6.0.1", "one accusation, and nothing else"

    assert AskTurn(at(3)) == play(state, *ballots(no=[1, 2, 3, 4])).decision
    assert AskTurn(at(3)) == play(state, *ballots([1, 2, 3, 4])).decision


@pytest.mark.rule("GR-6.5.2")
def test_nobody_accuses_themselves_or_nobody_or_two_at_once() -> None:
    state = table(5, turn=2)

    assert refused(state, "accuse 1") == "GR-6.5.2"
    assert refused(state, "accuse 5") == "GR-6.5.2"
    assert refused(state, "0: accuse 1") == "GR-4.1"
    with pytest.raises(rr.NotationError):
        rr.parse_action(state, "accuse 2 3")


@pytest.mark.rule("GR-R23")
def test_of_whom_all_is_known_nobody_can_be_accused() -> None:
    state = table(5, turn=1, cultists=[3, 4], discovered=[4], revealed=[5])

    assert [action for action in offered(state, 1) if action.startswith("accuse")] == ["accuse 1", "accuse 2"]
    assert refused(state, "accuse 3") == "GR-R23"
    assert refused(state, "accuse 4") == "GR-R23"


@pytest.mark.rule("GR-R23")
def test_when_all_others_are_known_there_is_no_accusation_at_all() -> None:
    state = table(5, turn=1, discovered=[4, 5], revealed=[2, 3])

    assert not [action for action in offered(state, 1) if action.startswith("accuse")]
    assert refused(state, "accuse 1") == "GR-R23"


@pytest.mark.rule("GR-R23")
def test_accusations_go_on_when_all_cultists_are_known() -> None:
    state = table(5, turn=1, discovered=[4, 5])

    assert AskStatement(at(2)) == play(state, "accuse 1").decision


@pytest.mark.rule("GR-R23")
def test_who_got_off_may_be_accused_again_by_anybody() -> None:
    state = accusing(5, by=2, whom=5, insanity=["fear-of-touch"] * 6)
    state = play(state, *ballots(no=[1, 2, 3, 4]))

    state = play(state, "accuse 4", "waive", *ballots(no=[1, 2, 3, 4]))
    assert AskStatement(at(5)) == play(state, "accuse 4").decision


@pytest.mark.rule("GR-R55")
def test_who_acts_through_another_does_not_accuse_them() -> None:
    state = table(5, turn=1)
    state = evolve(state, turn=evolve(state.turn, body=at(2)))

    assert [one for one in offered(state, 1) if one.startswith("accuse")] == ["accuse 2", "accuse 3", "accuse 4"]
    assert refused(state, "accuse 1") == "GR-R55"


# ------------------------------------------------------------------ the defence


@pytest.mark.rule("GR-6.5.3")
@pytest.mark.parametrize(("word", "event"), [("speak", events.Spoke(at(5))), ("waive", events.SpeechWaived(at(5)))])
def test_the_accused_is_heard_before_anybody_votes(word: str, event: rr.Event) -> None:
    state = play(table(5, turn=2), "accuse 4")

    assert (at(5),) == state.waiting_on
    assert refused(state, "0: vote yes") == "GR-6.5.3"
    assert refused(state, "1: speak") == "GR-6.5.3"
    assert refused(state, "1: waive") == "GR-6.5.3"
    assert offered(state, 5) == ["speak", "waive"]
    heard, happened = played(state, word)
    assert [event] == happened
    assert event == happened[0].seen_by(None)
    assert isinstance(heard.decision, AskAccused)
    assert refused(heard, "4: speak") == "GR-6.5.3", "once"


@pytest.mark.rule("GR-6.5.3", "GR-R53")
def test_insanity_may_leave_the_accused_speechless() -> None:
    state = play(table(5, turn=2, mad={5: ["lost-for-words"]}), "accuse 4")

    assert offered(state, 5) == ["waive"]
    assert refused(state, "4: speak") == "GR-R53"


@pytest.mark.rule("GR-6.5.3")
def test_an_accused_whose_time_is_up_has_nothing_to_say() -> None:
    state = play(table(5, turn=2), "accuse 4")

    assert Waive(at(5)) == state.default_action(at(5))


@pytest.mark.rule("GR-6.5.3", "GR-12.10", "GR-R40")
def test_what_is_said_is_no_part_of_the_rules() -> None:
    """A statement holds no words, so it can neither prove nor change anything."""
    state = play(table(5, turn=2), "accuse 4")

    assert play(state, "speak") == play(state, "waive")
    assert Speak(at(5)) == rr.parse_action(state, "4: speak")


# ------------------------------------------------------------------ what comes of it


@pytest.mark.rule("GR-6.5.8")
def test_a_convicted_player_turns_over_their_nature_for_all() -> None:
    state = accusing(5, by=2, whom=5)
    assert HIDDEN is state.view(None).players[at(5)].nature

    state, happened = played(state, *ballots([1, 2, 3], [4]))

    event = events.NatureRevealed(at(5), CULTIST, None)
    assert [event] == [one for one in happened if one.seen_by(None) == event]
    assert [state.view(viewer).players[at(5)].nature for viewer in (*state.seats, None)] == [CULTIST] * 6
    assert play(state, "research", "done").view(None).players[at(5)].nature == CULTIST, "for good"
    assert HIDDEN is state.view(None).players[at(4)].nature


@pytest.mark.rule("GR-6.5.9")
def test_a_nature_stays_hidden_when_the_vote_ties() -> None:
    state, happened = played(accusing(7, by=2, whom=6), *ballots([1, 2, 3], [4, 5, 7]))

    assert [state.view(viewer).players[at(6)].nature for viewer in (0, 1, 2, 3, 4, 6, None)] == [HIDDEN] * 7
    assert state.view(at(6)).players[at(6)].nature == CULTIST
    assert "NatureRevealed" not in kinds(happened)
    assert [events.AccusationFailed(at(2), at(6), 3, 4)] == [
        one for one in happened if isinstance(one, events.AccusationFailed)
    ]


@pytest.mark.rule("GR-6.5.9")
@pytest.mark.parametrize("viewer", [*map(at, range(1, 6)), None])
def test_a_failed_accusation_looks_the_same_whatever_the_accused_is(viewer: rr.Seat | None) -> None:
    """P5 or P1 is a Cultist beside P4; who may see neither sees no difference."""
    texts = ("accuse 4", "waive", *ballots([2, 3], [1, 4]))
    one, first = played(table(5, turn=2), *texts)
    other, second = played(table(5, turn=2, cultists=[4, 1]), *texts)

    knows = viewer in {at(1), at(5)}
    assert knows is not (one.view(viewer) == other.view(viewer))
    assert [event.seen_by(viewer) for event in first] == [event.seen_by(viewer) for event in second]


@pytest.mark.rule("GR-6.5.10", "GR-12.4")
def test_a_revealed_cultist_plays_on_with_three_actions() -> None:
    state = play(accusing(5, by=4, whom=5, cultists=[3, 5], hands={5: "B D"}), *ballots([1, 2, 4], [3]))

    assert state.players[at(5)].is_discovered
    assert AskTurn(at(5)) == state.decision
    assert offered(state, 5) == [
        "contribute bokrug",
        "contribute dagon",
        "plot",
        "attack 0",
        "attack 1",
        "attack 2",
        "attack 3",
    ]


@pytest.mark.rule("GR-6.5.11", "GR-6.5.14")
def test_a_revealed_investigator_costs_two_hours_and_nothing_else() -> None:
    before = accusing(6, by=2, whom=3, hour=7)

    state, happened = played(before, *ballots([1, 2, 4, 5], [6]))

    assert state.hour == 9
    assert state.view(None).players[at(3)].nature == INVESTIGATOR
    assert not any(player.is_discovered for player in state.players)
    assert [player.mind for player in before.players] == [player.mind for player in state.players]
    assert "InsanityDrawn" not in kinds(happened)
    assert events.InvestigatorRevealed(at(3), Side.INVESTIGATORS) in happened
    assert AskTurn(at(3)) == state.decision


@pytest.mark.rule("GR-6.5.12")
@pytest.mark.parametrize("hour", [10, 11])
def test_if_the_two_hours_bring_midnight_the_game_is_over(hour: int) -> None:
    state = accusing(7, by=2, whom=3, hour=hour, created=["zhar", "bokrug", "dagon"])

    state = play(state, *ballots([1, 2, 4, 5], [6, 7]))

    assert state.hour == 12
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.rule) == ((4, 5, 6), "GR-6.5.12")


@pytest.mark.rule("GR-6.5.13", "GR-R20")
def test_at_a_table_of_four_a_wrong_conviction_loses_at_once() -> None:
    state = accusing(4, by=1, whom=2, hour=6, created=["zhar", "bokrug", "dagon"])

    state, happened = played(state, *ballots([1, 3, 4]))

    assert state.outcome is not None
    assert ((at(4),), "GR-6.5.13") == (state.outcome.winners, state.outcome.rule)
    assert state.hour == 6, "the two hours are not applied"
    assert "ClockMoved" not in kinds(happened)


@pytest.mark.rule("GR-R20")
def test_at_a_table_of_four_a_vote_that_fails_loses_nothing_but_an_insanity_card() -> None:
    state = play(accusing(4, by=1, whom=2, hour=6), *ballots([1, 3], [4]))

    assert not state.is_over
    assert state.players[at(1)].mind.size == 1


@pytest.mark.rule("GR-R20")
def test_it_is_the_seats_of_the_start_that_make_a_table_of_four() -> None:
    state = play(accusing(5, by=1, whom=2, hour=6, discovered=[5]), *ballots([1, 3, 4]))

    assert len(state.undiscovered) == 4
    assert not state.is_over
    assert state.hour == 8


@pytest.mark.rule("GR-6.5.14")
def test_a_failed_accusation_costs_the_accuser_an_insanity_card() -> None:
    state, happened = played(accusing(8, by=2, whom=6), *ballots([1, 2, 3, 4], [5, 7, 8]))

    assert [player.mind.size for player in state.players] == [0, 1, 0, 0, 0, 0, 0, 0]
    card = Insanity("eager-to-please")
    assert events.InsanityDrawn(at(2), card, open=True) in happened


@pytest.mark.rule("GR-6.5.14")
def test_a_conviction_costs_the_accuser_nothing() -> None:
    state = play(accusing(8, by=2, whom=6), *ballots([1, 2, 3, 4, 5], [7, 8]))

    assert [player.mind.size for player in state.players] == [0] * 8


# ------------------------------------------------------------------ the goal of the Cultists


@pytest.mark.rule("GR-6.5.15")
def test_the_cultists_nature_says_what_its_owner_is_after() -> None:
    text = table(5).text.entries[CULTIST]

    assert text.name == "Cultist (Covenant of Azathoth)"
    assert "fewer than four sigils" in text.text
    assert "midnight" in text.text


@pytest.mark.rule("GR-6.5.15")
@pytest.mark.parametrize("discovered", [(), (4,), (4, 5)])
def test_every_cultist_discovered_or_not_wins_when_a_sigil_is_missing_at_midnight(discovered: tuple[int, ...]) -> None:
    state = table(5, turn=1, watch=2, hour=11, created=["zhar", "bokrug", "dagon"], discovered=discovered)

    state = play(state, "contribute zhar")

    assert state.outcome is not None
    assert (at(4), at(5)) == state.outcome.winners
