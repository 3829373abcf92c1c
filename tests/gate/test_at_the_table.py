"""What players do at a table beside their moves: votes at once, talk, things used out of turn, and what is told."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import pytest

import rlyeh_rules as rr
from rlyeh_rules import Match, parse_action
from rlyeh_rules.games import Opening
from rlyeh_rules.gate import State
from rlyeh_rules.match import History, Noted
from tests.gate.table import NAMES, at, new, play, shipped, table, told, votes

FOUR: Final = list(NAMES[:4])


def said(state: State, notation: str, who: int | None = None) -> str:
    """An action as a sentence, of a view if a player is named."""
    return parse_action(state, notation).describe(state if who is None else state.view(at(who)))


def heard(state: State, notation: str, who: int | None) -> list[str]:
    """What a player is told of an action, in sentences, less what chance gave."""
    events = [event for event in told(state, notation) if event.rule]
    return [event.seen_by(None if who is None else at(who)).describe(state) for event in events]


# ------------------------------------------------------------------ in words


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("contribute zhar", "P1 lays Zhar into the pool."),
        ("research", "P1 researches: discards any cards, then draws up to a full hand."),
        ("gamble", "P1 gambles: draws two cards, one for the pool and one for the discard pile."),
        (
            "investigate",
            "P1 investigates: shuffles the pool, looks at its cards but for one or more, and draws insanity.",
        ),
        ("accuse 3", "P1 accuses P4 of being a Cultist."),
        ("consult", "P1 asks the group whether to consult the Necronomicon."),
        ("attack 2", "P1 attacks P3, who loses a card taken at random."),
    ],
)
def test_an_action_is_a_sentence_with_the_names_of_the_players(notation: str, sentence: str) -> None:
    assert said(table(), notation) == sentence


@pytest.mark.rule("GR-6.1.1", "GR-R41")
def test_of_a_card_laid_face_down_only_its_player_is_told_which() -> None:
    state = table(hands={1: "I Z B"})
    assert [heard(state, "contribute ithaqua", who)[0] for who in (1, 2, None)] == [
        "P1 laid Ithaqua into the pool.",
        "P1 laid something hidden into the pool.",
        "P1 laid something hidden into the pool.",
    ]


@pytest.mark.rule("GR-6.3.3")
def test_of_a_gamble_the_others_are_told_that_it_was_one() -> None:
    state = table(deck="I Z B D")
    assert heard(state, "gamble", 1) == ["P1 gambled and drew cards: Ithaqua and Zhar."]
    assert heard(state, "gamble", 3) == ["P1 gambled and drew cards: 2 hidden."]


@pytest.mark.rule("GR-8.2", "GR-8.13")
@pytest.mark.parametrize(
    ("card", "hers", "theirs"),
    [
        ("torn-pages", "P1 drew an insanity card: Torn Pages.", "P1 drew an insanity card: Torn Pages."),
        ("secret-sympathy", "P1 drew an insanity card: Secret Sympathy.", "P1 drew an insanity card."),
    ],
)
def test_a_drawn_insanity_card_is_told_to_all_unless_it_is_secret(card: str, hers: str, theirs: str) -> None:
    state = table(pool="I", insanity=[card, card])
    assert (heard(state, "investigate", 1)[1], heard(state, "investigate", 4)[1]) == (hers, theirs)


@pytest.mark.parametrize("table_name", ["mythos", "necronomicon", "artifacts", "gods", "equipment"])
def test_every_entry_of_the_card_set_has_a_name_of_its_own(table_name: str) -> None:
    text = rr.games()["gate"].text
    names = [text.name(str(entry.id)) for entry in getattr(shipped(), table_name)]
    assert len(set(names)) == len(names)


# ------------------------------------------------------------------ votes


VOTES: Final = votes("1 yes", "2 no", "4 yes")


@pytest.mark.rule("GR-R22")
@pytest.mark.parametrize("order", list(permutations(VOTES)))
def test_votes_may_be_given_in_any_order(order: tuple[str, ...]) -> None:
    asked = play(table(4, hour=8), "accuse 2", "waive")
    assert play(asked, *order).digest() == play(asked, *VOTES).digest()


@pytest.mark.rule("GR-R22")
def test_a_vote_may_be_turned_until_the_last_one_is_given() -> None:
    asked = play(table(4, hour=8), "accuse 2", "waive", *votes("1 yes", "2 no", "1 no"))
    assert asked.waiting_on == (at(4),)
    assert [str(action) for action in asked.legal_actions(at(1))] == ["0: vote yes", "0: vote no"]
    after = play(asked, "3: vote no")
    assert after.ballot is not None
    assert list(after.ballot.votes) == [False, False, None, False]


# ------------------------------------------------------------------ talk


@pytest.mark.rule("GR-6.5.3", "GR-12.10", "GR-R40")
def test_everybody_hears_what_is_said_and_the_game_does_not() -> None:
    at_table = Match.new("gate", seed=1, players=FOUR)
    before = at_table.state
    at_table.note(at(3), "I have never been to that lodge.")
    assert at_table.state is before
    for seat in (*before.seats, None):
        *_, (_, event) = at_table.events(seat)
        assert event.describe(before) == "P3: I have never been to that lodge."
    assert at_table.history == (Noted(at(3), "I have never been to that lodge."),)


@pytest.mark.rule("GR-12.10", "GR-12.9", "GR-R40")
@pytest.mark.parametrize("spoken", [True, False])
def test_a_discovered_cultist_talks_in_the_middle_of_an_accusation_and_it_does_not_count(*, spoken: bool) -> None:
    """P1 accuses P3; P4, who is discovered, speaks up between the votes of three, of which two are needed."""
    state = play(table(4, hour=8, discovered=[4]), "accuse 2", "waive")
    at_table = Match(History(Opening(state, (), 1)))
    at_table.play(parse_action(state, "0: vote yes"))
    before = at_table.state
    if spoken:
        at_table.note(at(4), "Vote Yes! It is P3!")
        for seat in (*before.seats, None):
            assert at_table.events(seat)[-1].event.describe(before) == "P4: Vote Yes! It is P3!"
    assert at_table.state is before
    assert at_table.state.legal_actions(at(4)) == ()

    at_table.play(parse_action(before, "1: vote no"))

    after = at_table.state
    assert isinstance(after, State)
    assert after.ballot is not None
    assert [*after.ballot.votes] == [True, False, None, None]
    assert after.players[2].revealed is None, "one Yes of the two that are needed"


@pytest.mark.rule("GR-6.5.3")
def test_the_accused_speaks_or_waives_and_what_is_said_is_a_note() -> None:
    asked = play(table(4, hour=8), "accuse 2")
    assert [str(action) for action in asked.legal_actions()] == ["2: speak", "2: waive"]
    assert heard(asked, "speak", 1) == ["P3 spoke in their own defence."]
    assert heard(asked, "waive", 1) == ["P3 had nothing to say."]


# ------------------------------------------------------------------ out of turn


@pytest.mark.rule("GR-13.1.12", "GR-R48")
def test_opium_is_listed_for_its_owner_while_another_is_asked() -> None:
    state = table(gear={4: "opium"}, mad={2: ["torn-pages"]}, secret={3: ["secret-sympathy"]})
    assert state.waiting_on == (at(1),)
    assert [str(action) for action in state.legal_actions(at(4))] == [
        "3: opium 1, torn-pages",
        "3: opium 2, secret 1",
    ]
    assert state.legal_actions(at(3)) == ()


@pytest.mark.rule("GR-13.1.12")
def test_a_vote_goes_on_when_somebody_has_used_something() -> None:
    asked = play(table(gear={4: "opium"}, mad={2: ["eager-to-please"]}, hour=8), "accuse 2", "waive", "1: vote yes")
    after = play(asked, "3: opium 1, eager-to-please")
    assert after.waiting_on == asked.waiting_on
    assert [str(action) for action in asked.legal_actions(at(2))] == ["1: vote yes"]
    assert [str(action) for action in after.legal_actions(at(2))] == ["1: vote yes", "1: vote no"]


@pytest.mark.rule("GR-13.1.9")
def test_the_pistol_can_be_fired_before_an_action_and_after_it() -> None:
    state = table(gear={4: "pistol"})
    before = [str(action) for action in state.legal_actions(at(4))]
    after = play(state, "contribute bokrug")
    assert before == [
        f"3: fire pistol at 0, {deed}" for deed in ("contribute", "research", "gamble", "investigate", "accuse")
    ]
    assert [str(action) for action in after.legal_actions(at(4))] == ["3: hold fire", *before]


# ------------------------------------------------------------------ games


@pytest.mark.rule("GR-3.13")
@pytest.mark.parametrize("players", range(4, 9))
def test_a_table_has_as_many_hands_as_players(players: int) -> None:
    assert [len(player.hand) for player in new(players).players] == [3] * players


def test_the_state_class_stands_for_the_game() -> None:
    assert rr.new_game(State, seed=1) == rr.new_game("gate", seed=1)
