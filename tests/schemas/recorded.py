"""Everything that is written of a game while it is played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rlyeh_rules import Game, Match, SetupError

__all__ = ["begun", "everything_in", "played"]


def begun(game: Game, seed: int) -> Match:
    """A table with as many seats and such options as the seed says; options that do not go together are left out."""
    draw = Random(seed)  # noqa: S311 - a game, not a secret
    players = draw.choice(game.seats)
    options: dict[str, Any] = {choice.name: draw.choice(choice.samples) for choice in game.choices}
    try:
        return Match.new(game, seed=seed, players=players, options=options)
    except SetupError:
        return Match.new(game, seed=seed, players=players)


def played(game: Game, seed: int, actions: int) -> Match:
    """A table at which so many actions were played at random."""
    match, draw = Match.new(game, seed=seed), Random(seed)  # noqa: S311
    for _ in range(actions):
        match.play(draw.choice(match.state.legal_actions()))
    return match


def everything_in(game: Game, seed: int) -> Iterator[tuple[str, object]]:
    """Every object of a whole game played at random, with the name of its definition.

    Early on something is said, and an action is taken back and played again.
    """
    match, draw = begun(game, seed), Random(seed)  # noqa: S311
    before: tuple[Any, ...] = ()
    match.note(0, "Good luck!")
    yield "Options", match.state.setup.options
    while not match.state.is_over:
        state, actions = match.state, match.state.legal_actions()
        yield from _looks(match)
        yield "Decision", state.decision
        yield from (("Action", action) for action in actions)
        yield from (("Refusal", why) for action in before if (why := state.why_not(action)))
        for event in match.play(draw.choice(actions)):
            yield from (("Event", event.seen_by(seat)) for seat in (*state.seats, None))
            yield "Event", event
        if not before:
            match.undo(force=True)
            match.redo()
        before = actions[:1]
    yield from _looks(match)
    yield from (("Event", told.event) for seat in (*match.state.seats, None) for told in match.events(seat))
    yield "Outcome", match.state.outcome
    yield "Save", match


def _looks(match: Match) -> Iterator[tuple[str, object]]:
    yield "State", match.state
    yield from (("View", match.view(seat)) for seat in (*match.state.seats, None))
