"""Whole games at random: what holds in every one of them, whatever is done and whatever the options."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given

from rlyeh_rules.gate import AskTurn, Side, State, events
from rlyeh_rules.gate.guess import IN_QUESTIONS
from rlyeh_rules.gate.insanity import AskRelicCard, PutAway
from rlyeh_rules.kernel import Event
from rlyeh_rules.testing import Moment, walks

pytestmark = pytest.mark.walk

Game = tuple[Moment, ...]


def states(game: Game) -> list[State]:
    """The states of a game, one after the other."""
    return [moment.state for moment in game if isinstance(moment.state, State)]


def told(game: Game) -> list[Any]:
    """What has happened in it."""
    return [event for moment in game for event in moment.events]


# ------------------------------------------------------------------ nothing is lost


@pytest.mark.rule("GR-2.1", "GR-13.2.2")
@given(walks("gate"))
def test_there_are_37_mythos_cards_or_41_with_artifacts(game: Game) -> None:
    for state in states(game):
        mythos, content = state.mythos, state.setup.content
        held = [card for player in state.players for card in player.hand]
        laid = [placed.card for player in state.players for placed in player.artifacts]
        seen = [card for step in state.agenda for card in getattr(step, IN_QUESTIONS.get(type(step), ""), ())]
        cards = [*mythos.deck, *mythos.discard, *held, *laid, *seen, *mythos.gone, *(one.card for one in state.pool)]
        assert len(cards) == (41 if state.setup.options.artifacts else 37)
        of_the_box = Counter({**content.mythos_cards, **content.artifact_cards})
        assert Counter([*cards, *mythos.box]) <= of_the_box


@pytest.mark.rule("GR-2.2", "GR-2.3", "GR-3.11")
@given(walks("gate"))
def test_there_are_78_insanity_cards_and_nine_directions(game: Game) -> None:
    for state in states(game):
        piles, book = state.insanity, state.book
        lying = sum(player.mind.size for player in state.players)
        carried = sum(isinstance(step, PutAway) for step in state.agenda)
        chosen = sum(len(step.cards) for step in state.agenda if isinstance(step, AskRelicCard))
        assert len(piles.deck) + len(piles.discard) + lying + carried + chosen == 78
        assert len(book.deck) + len(book.used) + (book.direction is not None) == 9
    natures = {tuple(player.nature for player in state.players) for state in states(game)}
    assert len([dealt for dealt in natures if None not in dealt]) <= 1


# ------------------------------------------------------------------ bounds


@pytest.mark.rule("GR-6.2.5", "GR-7.17", "GR-7.18", "GR-9.4", "GR-12.3")
@given(walks("gate"))
def test_hands_pool_sigils_and_clock_keep_within_their_bounds(game: Game) -> None:
    for before, after in pairwise(states(game)):
        assert max(len(player.hand) for player in after.players) <= (4 if after.setup.options.artifacts else 3)
        assert len(after.pool) <= 7
        if isinstance(after.decision, AskTurn):
            assert len(after.pool) <= 6
        undone = after.setup.options.pistol_undoes_reveals
        assert undone or after.created[: len(before.created)] == before.created
        assert (len(after.created) == 4) is (after.outcome is not None and after.outcome.rule == "GR-1.1")
        assert 1 <= after.hour <= 12
        assert all(not player.mind.size for player in after.players if player.is_discovered)


@pytest.mark.rule("GR-9.4", "GR-7.10")
@given(walks("gate"))
def test_the_clock_is_moved_by_rounds_convictions_and_cards_only(game: Game) -> None:
    for event in told(game):
        if isinstance(event, events.ClockMoved):
            assert event.hours in {1, 2, -1}
        if isinstance(event, events.IncantationSucceeded | events.IncantationFailed):
            assert -7 <= event.net <= 7
            assert isinstance(event, events.IncantationSucceeded) is (event.net >= event.needed)


# ------------------------------------------------------------------ the course


@pytest.mark.rule("GR-4.1", "GR-4.2")
@given(walks("gate"))
def test_turns_are_taken_clockwise_from_the_watch_bearer(game: Game) -> None:
    begun = [event for event in told(game) if isinstance(event, events.TurnBegan)]
    first = states(game)[0]
    offset = first.turn.number
    for number, event in enumerate(begun, offset + 1):
        assert event.number == number
        assert event.seat == (first.watch + number - 1) % len(first.players)


@pytest.mark.rule("GR-10.2", "GR-10.3", "GR-10.4", "GR-10.5", "GR-R44")
@given(walks("gate"))
def test_a_game_ends_once_and_one_side_wins_as_a_whole(game: Game) -> None:
    end = game[-1].state
    assert isinstance(end, State)
    assert end.outcome is not None
    side = Side.INVESTIGATORS if len(end.created) == 4 else Side.CULTISTS
    assert end.outcome.winners == tuple(seat for seat in end.seats if end.side(seat) is side)
    assert sum(isinstance(event, events.GameEnded) for event in told(game)) == 1


# ------------------------------------------------------------------ what is told

Table = dict[str, Any]
"""What is known of a table."""


def seen(state: State) -> Table:
    """What can be seen of a state, of what everybody is told."""
    minds = [player.mind for player in state.players]
    through = state.turn.seat if state.is_over else state.turn.body  # nobody acts through another any more
    return {
        "hour": state.hour,
        "target": state.target,
        "created": state.created,
        "turn": (state.turn.seat, state.turn.number, through),
        "direction": state.book.direction,
        "insanity": [Counter([*mind.open, *mind.fresh]) for mind in minds],
        "face down": [len(mind.secret) + len(mind.fresh_secret) for mind in minds],
        "revealed": [player.revealed is not None for player in state.players],
        "uses": [player.uses for player in state.players],
        "artifacts": [{placed.card: placed.uses for placed in player.artifacts} for player in state.players],
        "skips": [player.skips for player in state.players],
        "characters": [player.character for player in state.players],
    }


def hear(table: Table, event: Event, full: dict[str, int]) -> None:  # noqa: C901, PLR0912, PLR0915 - one branch an event
    """Change what is known by what is told.

    Args:
        table: what is known.
        event: what is told.
        full: how often the Equipment of a character can be used.
    """
    match event:
        case events.CharacterTaken(seat, character):
            table["characters"][seat] = character
            table["uses"][seat] = full.get(character, 0)
        case events.ClockMoved(_, hour):
            table["hour"] = hour
        case events.TargetDeclared(_, sigil):
            table["target"] = sigil
        case events.IncantationSucceeded() | events.IncantationFailed():
            table["target"] = None
        case events.SigilCreated(sigil, _):
            table["created"] = (*table["created"], sigil)
        case events.TurnBegan(seat, number):
            table["turn"] = (seat, number, seat)
        case events.PlayerUsed(seat, target):
            table["turn"] = (seat, table["turn"][1], target)
        case events.GameEnded():
            seat, number, _ = table["turn"]
            table["turn"] = (seat, number, seat)
        case events.BookOpened(_, direction):
            table["direction"] = direction
        case events.BookClosed():
            table["direction"] = None
        case events.InsanityDrawn(seat, card, open_):
            _draw(table, seat, card, 1, open_=open_)
        case events.InsanityRemoved(seat, card, open_):
            _draw(table, seat, card, -1, open_=open_)
        case events.InsanityCarriedOut(seat, card):
            _draw(table, seat, card, -1, open_=True)
        case events.CultistDiscovered(seat, _):
            table["insanity"][seat] = Counter()
            table["face down"][seat] = 0
        case events.NatureRevealed(seat, _, turned_by):
            table["revealed"][seat] = True
            if turned_by is not None:
                _draw(table, seat, turned_by, -1, open_=False)
                _draw(table, seat, turned_by, 1, open_=True)
        case events.EquipmentUsed(seat, _, uses):
            table["uses"][seat] = uses
        case events.ArtifactLaid(seat, card):
            table["artifacts"][seat][card] = None
        case events.ArtifactUsed(seat, card, uses):
            table["artifacts"][seat][card] = uses
        case events.ArtifactUsedUp(card):
            for artifacts in table["artifacts"]:
                artifacts.pop(card, None)
        case events.PlayerDrugged(seat):
            table["skips"][seat] = True
        case events.TurnLost(seat):
            table["skips"][seat] = False
        case _:
            pass


def _draw(table: Table, seat: int, card: str, count: int, *, open_: bool) -> None:
    if open_:
        table["insanity"][seat] += Counter({card: count}) if count > 0 else Counter()
        if count < 0:
            table["insanity"][seat] -= Counter({card: 1})
    else:
        table["face down"][seat] += count


@pytest.mark.rule("GR-R41", "GR-8.4", "GR-13.1.2", "GR-5.7", "GR-11.3.5")
@given(walks("gate"))
def test_nothing_on_the_table_changes_but_by_what_everybody_is_told(game: Game) -> None:
    first = states(game)[0]
    content = first.setup.content
    full = {who: content.uses[gear] for who, gear in content.gear.items()} if first.setup.options.equipment else {}
    uses = {card: facts.uses for card, facts in content.tools.items()}
    table = seen(first)
    before = deepcopy(table)
    for moment in game:
        state = moment.state
        assert isinstance(state, State)
        if isinstance(state.decision, AskTurn) and state.undo is None:
            before = deepcopy(table)
        for event in moment.events:
            heard = event.seen_by(None)
            if isinstance(heard, events.ActionForced) and heard.undone:
                table = deepcopy(before)
            hear(table, heard, full)
        after = moment.after or state
        assert isinstance(after, State)
        for artifacts in table["artifacts"]:
            artifacts |= {card: uses[card] for card, left in artifacts.items() if left is None}
        assert table == seen(after)
