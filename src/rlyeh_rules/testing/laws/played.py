"""What holds of whole games, of how they begin, and of the game as a lobby knows it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from rlyeh_rules.games import Game, new_game, open_game
from rlyeh_rules.kernel import (
    Action,
    ChanceGave,
    Decision,
    Event,
    Scripted,
    SetupError,
    Step,
    declared_secrets,
    evolve,
)
from rlyeh_rules.testing.moment import Moment, Start
from rlyeh_rules.testing.universe import bags

from .values import bad_sentence

__all__ = ["GAME_LAWS", "LOBBY_LAWS", "START_LAWS"]

FIELD = re.compile(r"\{(\w+)\}")

# ------------------------------------------------------------------ whole games


def games_end(moments: list[Moment]) -> Iterator[str]:
    """A game played at random comes to an end in time."""
    if moments[-1].state.outcome is None:
        yield f"It is not over after {moments[-1].at} decisions."


def the_same_picks_give_the_same_game(moments: list[Moment]) -> Iterator[str]:
    """The same seed and the same actions give the same events and the same digests."""
    state = moments[0].start.open().state
    for moment in moments:
        if state != moment.state:
            yield f"It is another game after {moment.at} decisions."
        if moment.action is not None:
            state, events = state.apply(moment.action)
            if events != moment.events:
                yield f"Decision {moment.at} led to {events}, and before to {moment.events}."
    if state.digest() != moments[-1].state.digest():
        yield "It ends with another digest."


def what_chance_gave_replays_the_game(moments: list[Moment]) -> Iterator[str]:
    """Each action tells, to nobody, what chance gave, and with that in hand it leads to the same without the seed."""
    for moment in moments:
        if moment.action is None or moment.after is None:
            continue
        gave = [event.results for event in moment.events if isinstance(event, ChanceGave)]
        if len(gave) > 1 or bool(gave) != (moment.after.chance != moment.state.chance):
            yield f"After {moment.action!r} chance gave {gave}."
        script = Scripted(number for results in gave for number in results)
        after, events = moment.state.apply(moment.action, chance=script)
        if evolve(after, chance=moment.after.chance) != moment.after or events != moment.events:
            yield f"{moment.action!r} with {gave} led to something else."


GAME_LAWS = (games_end, the_same_picks_give_the_same_game, what_chance_gave_replays_the_game)

# ------------------------------------------------------------------ beginnings


def a_game_begins_the_same_twice(start: Start) -> Iterator[str]:
    """The same seed begins the same game; so does what chance gave while it was set up, whatever the seed."""
    once, again = start.open(), start.open()
    if once != again or once.state.digest() != again.state.digest():
        yield "Begun twice, it is two games."
    script = Scripted(number for event in once.events if isinstance(event, ChanceGave) for number in event.results)
    scripted = open_game(start.game, seed=5, players=start.players, options=start.options, chance=script)
    if evolve(scripted.state, chance=once.state.chance) != once.state:
        yield "What chance gave begins another game."


def a_table_is_as_it_was_ordered(start: Start) -> Iterator[str]:
    """A game begins with the seats, the names and the options that were asked for."""
    names = [f"Player {at}" for at in range(start.players)]
    state = new_game(start.game, seed=start.seed, players=names, options=start.chosen)
    if [state.seat_name(seat) for seat in state.seats] != names or state.game != start.game.name:
        yield f"{names} were to play {start.game.name}, and {state.setup.names} play {state.game}."
    if state.setup.options != start.options or state.setup.content != start.game.content:
        yield f"It is played with {state.setup.options}."


START_LAWS = (a_game_begins_the_same_twice, a_table_is_as_it_was_ordered)

# ------------------------------------------------------------------ the lobby


def a_wrong_order_is_refused(game: Game) -> Iterator[str]:
    """A wrong number of seats, an unknown option or value, a seed that is no integer: each is refused as such."""
    wrong: list[dict[str, Any]] = [
        {"players": game.seats[0] - 1},
        {"players": game.seats[-1] + 1},
        {"players": [""] * game.default_seats},
        {"players": ["Same"] * max(2, game.default_seats)},
        {"options": {"no such option": 1}},
        {"options": 5},
        {"seed": 1.0},
        {"seed": "1"},
        {"content": 5},
    ]
    wrong += [{"options": {choice.name: object()}} for choice in game.choices]
    # 1 equals True, and is no answer to a question of yes or no
    wrong += [
        {"options": {choice.name: int(choice.default)}} for choice in game.choices if choice.values == (False, True)
    ]
    # nor is True a number, 2.0 a whole one, or what lies beyond the ends of a range in it
    wrong += [
        {"options": {choice.name: value}}
        for choice in game.choices
        if isinstance(choice.values, range)
        for value in (True, float(choice.default), choice.values[0] - 1, choice.values[-1] + 1)
    ]
    for order in wrong:
        asked: dict[str, Any] = {"seed": 1, **order}
        try:
            new_game(game, **asked)
        except SetupError as error:
            if error.rule is not None and error.rule not in game.rulebook:
                yield f"{order} is refused by rule {error.rule!r}."
        else:
            yield f"A game with {order} was begun."


def a_clash_is_refused_by_a_rule(game: Game) -> Iterator[str]:
    """The usual options go with every number of seats; others that do not, or clash, are refused by a rule."""
    refuses, values = game.rules.refuses, [(choice.name, value) for choice in game.choices for value in choice.samples]
    for players in game.seats:
        if refusal := refuses(game.options(), players):
            yield f"The usual options are refused for {players} seats: {refusal}"
        for chosen in map(dict, combinations(values, 2)):
            refusal = refuses(game.options(**chosen), players)
            if refusal and (refusal.rule not in game.rulebook or bad_sentence(refusal.message)):
                yield f"{chosen} for {players} seats is refused like this: {refusal!r}"


def whatever_there_is_cites_its_rule(game: Game) -> Iterator[str]:
    """Options, decisions, events, invariants and the number of seats cite rules that the rulebook has."""
    rules = game.rules
    cited = {"the number of seats": game.seats_rule}
    cited |= {f"the option {choice.name}": choice.rule for choice in game.choices}
    cited |= {f"the invariant {one.name!r}": one.rule for one in rules.invariants}
    cited |= {kind.__name__: kind.rule for kind in _own(game, Event) + _own(game, Decision)}
    for what, rule in cited.items():
        if rule not in game.rulebook:
            yield f"{what} cites {rule!r}."
    for choice in game.choices:
        if choice.default not in choice.values or not choice.meaning:
            yield f"The option {choice.name} is {choice.default!r}, one of {', '.join(choice.said)}: {choice.meaning!r}"


def every_class_can_be_said(game: Game) -> Iterator[str]:
    """Every action has a notation and a sentence, every event a sentence, of fields that it has."""
    said = [(kind, name) for kind in _own(game, Action) for name in ("says", "means")]
    said += [(kind, "tells") for kind in _own(game, Event)]
    said += [(kind, "prompt") for kind in _own(game, Decision)]
    for kind, name in said:
        words = getattr(kind, name, "")
        unknown = [field for field in FIELD.findall(words) if not hasattr(kind, field)]
        if not words or unknown:
            yield f"{kind.__name__}.{name} is {words!r}; it has no {unknown}."


def every_secret_is_declared(game: Game) -> Iterator[str]:
    """Every field that can hold a thing which may lie face down says who sees it."""
    kinds = [kind for base in (Step, Action, Event) for kind in _own(game, base)]
    for kind in (game.rules.state, *kinds):
        try:
            declared_secrets(kind)
        except TypeError as error:
            yield str(error)


def everything_has_a_name(game: Game) -> Iterator[str]:
    """Everything that can lie face down has a name in text.toml."""
    for players in game.seats:
        for kind, copies in bags(new_game(game, seed=1, players=players)):
            for thing in copies:
                if type(thing) is not kind:
                    yield f"{thing!r} is counted as a {kind.__name__}."
                if str(thing) not in game.text.entries:
                    yield f"{thing!r} has none."


def _own(game: Game, base: type[Any]) -> tuple[Any, ...]:
    """The classes of the game itself below one of the kernel's."""
    return tuple(kind for kind in game.rules.kinds(base) if kind.game == game.name)


LOBBY_LAWS: tuple[Callable[[Game], Iterator[str]], ...] = (
    a_wrong_order_is_refused,
    a_clash_is_refused_by_a_rule,
    whatever_there_is_cites_its_rule,
    every_class_can_be_said,
    every_secret_is_declared,
    everything_has_a_name,
)
