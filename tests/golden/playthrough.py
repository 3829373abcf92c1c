"""A whole game as text: what is asked, what is done, what happens, and every seat's board now and then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rlyeh_rules import Action, Chance, Event, Game, State, new_game
from rlyeh_rules.bots import Bot

MOST_SEEDS: Final = 400


class Wanted(NamedTuple):
    """What is to happen in a game: the first seed from 1 on is taken with which it does.

    So the files can be written anew after a change of rules without looking for seeds again.

    Attributes:
        rule: the rule by which it ends; "" for any.
        events: kinds of event that are among what happens.
    """

    rule: str = ""
    events: tuple[str, ...] = ()


class Manner(NamedTuple):
    """How a game is set up and played.

    Attributes:
        game: the game.
        options: what it is played with.
        players: how many play; the usual number if none is named.
        bot: who plays all seats; at random if none is named.
        out_of_turn: one decision in so many somebody acts out of turn, where anybody can; 0: nobody ever does.
    """

    game: str | Game
    options: Mapping[str, Any]
    players: int | None
    bot: Bot | None
    out_of_turn: int

    def begin(self, seed: int) -> State:
        """The first state."""
        return new_game(self.game, seed=seed, options=self.options, players=self.players)

    def chosen(self, state: State, chance: Chance) -> Action:
        """What is done."""
        if self.out_of_turn:
            further = interrupts(state)
            if further and chance.below(self.out_of_turn) == 0:
                return chance.pick(further)
        if self.bot is None:
            return chance.pick(state.legal_actions())
        seat = state.waiting_on[0]
        view = state.view(seat)
        return self.bot.choose(view, view.legal_actions(seat), chance)


def playthrough(
    game: str | Game,
    seed: int | Wanted,
    options: Mapping[str, Any],
    *,
    players: int | None = None,
    bot: Bot | None = None,
    out_of_turn: int = 0,
    boards_every: int = 10,
) -> str:
    """One seeded game.

    Args:
        game: the game.
        seed: its seed, and that of who plays it; or what is to happen in it.
        options: what it is played with.
        players: how many play; the usual number if none is named.
        bot: who plays all seats; at random if none is named.
        out_of_turn: one decision in so many somebody acts out of turn, where anybody can; 0: nobody ever does.
        boards_every: decisions between two looks at the boards.
    """
    manner = Manner(game, options, players, bot, out_of_turn)
    found = seed if isinstance(seed, int) else first_seed(manner, seed)
    return "\n".join(_lines(manner, found, boards_every)) + "\n"


def first_seed(manner: Manner, wanted: Wanted) -> int:
    """The first seed from 1 on with which what is wanted happens.

    Raises:
        LookupError: it happens with none of many.
    """
    for seed in range(1, MOST_SEEDS):
        state, chance, told = manner.begin(seed), Chance(seed), set[str]()
        while not state.is_over:
            state, events = state.apply(manner.chosen(state, chance))
            told.update(type(event).__name__ for event in events)
        outcome = state.outcome
        if outcome is not None and wanted.rule in {"", outcome.rule} and told.issuperset(wanted.events):
            return seed
    raise LookupError(f"{wanted} does not happen with the seeds up to {MOST_SEEDS}")


def interrupts(state: State) -> Sequence[Action]:
    """What can be done out of turn."""
    kinds = state.rules.interrupts
    return [action for seat in state.seats for action in state.legal_actions(seat) if type(action) in kinds]


def _lines(manner: Manner, seed: int, boards_every: int) -> Iterator[str]:
    state = manner.begin(seed)
    yield f"{state.game}, seed {seed}, options {dict(manner.options) or 'as they are by default'}"
    chance, number = Chance(seed), 0
    while not state.is_over:
        yield ""
        if number % boards_every == 0:
            yield from _boards(state)
        yield from _question(number, state, out_of_turn=bool(manner.out_of_turn))
        action = manner.chosen(state, chance)
        yield f"  > {action}   {action.describe(state)}"
        state, events = state.apply(action)
        yield from (f"    {_told(event, state)}" for event in events)
        number += 1
    yield ""
    yield from _boards(state)
    yield f"over after {number} decisions: {state.outcome}"
    yield f"digest {state.digest()}"


def _question(number: int, state: State, *, out_of_turn: bool) -> Iterator[str]:
    ask = state.decision
    waits = ", ".join(map(str, state.waiting_on))
    kind = f"{ask.kind} ({ask.rule})" if ask is not None else "nothing"
    yield f"[{number}] {kind} of {waits}, digest {state.digest()}"
    legal = " | ".join(str(action) for action in state.legal_actions())
    yield f"  legal: {legal}"
    further = interrupts(state) if out_of_turn else ()
    if further:
        yield f"  out of turn: {' | '.join(map(str, further))}"


def _told(event: Event, state: State) -> str:
    where = f" [{event.rule}]" if event.rule else ""
    return f"{event.describe(state)}{where}"


def _boards(state: State) -> Iterator[str]:
    """The table as each sees it; where nothing is hidden from anybody, once."""
    boards = {
        "a spectator" if viewer is None else f"seat {viewer}": str(state.view(viewer))
        for viewer in (*state.seats, None)
    }
    if len(set(boards.values())) == 1:
        boards = {"everybody": boards["a spectator"]}
    for viewer, board in boards.items():
        yield f"--- as {viewer} sees it"
        yield from (f"  {line}".rstrip() for line in board.splitlines())
        yield ""
