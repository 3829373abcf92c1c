"""Games with a card set made up of all that can stand on a card: nothing breaks, nobody is stuck, each of them ends."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, cast

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.codec import write
from rlyeh_rules.kernel import Chance, family
from rlyeh_rules.rising import Claim, Content, Incant, State, UseCard, UseRelic, vocabulary
from rlyeh_rules.rising.effects import Effect
from rlyeh_rules.rising.traits import Ability, Standing

from .everything import everything, made_of
from .in_files import read

MOST_OF_A_TURN = 300
"""Decisions; in sixty games no turn had more than 89."""

set_of_everything = cache(everything)

# ------------------------------------------------------------------ the set


def things(value: object) -> Iterator[object]:
    """Every record and every word in a set of cards."""
    if isinstance(value, tuple):
        for one in cast("Sequence[object]", value):
            yield from things(one)
        return
    yield value
    kind: Any = type(value)
    for field in attrs.fields(kind) if attrs.has(kind) else ():
        yield from things(getattr(value, field.name))


def test_every_effect_rule_and_ability_stands_in_it_with_each_of_its_words() -> None:
    found = {repr(thing) for thing in things(tuple(tables(set_of_everything()).values()))}

    for base in (Effect, Standing, Ability):
        assert {kind.__name__ for kind in family(base)} == {type(one).__name__ for one in made_of(base)}
        assert [one for one in made_of(base) if repr(one) not in found] == []
    words = [getattr(vocabulary, name) for name in vocabulary.__all__]
    for kind in [word for word in words if issubclass(word, enum.Enum)]:
        assert [word for word in kind if repr(word) not in found] == []


def tables(content: Content) -> dict[str, tuple[Any, ...]]:
    """The tables of a set."""
    fields = [field.name for field in attrs.fields(type(content)) if field.init]
    return {name: value for name in fields if isinstance(value := getattr(content, name), tuple)}


def test_it_can_be_played_with_and_comes_back_from_a_file_as_it_was() -> None:
    data = write(set_of_everything())
    left_out = {"type", "digest"}

    back = read({key: value for key, value in data.items() if key not in left_out})

    assert tables(back) == tables(set_of_everything())


CLUMSY: Final = re.compile(r"\b(\w+) \1\b|  |\.\.| [,;.:]|\(\)|None|[a-z]-[a-z]|\b1 (?!stress|success|less)\w+s\b")
"""A word twice, a slip of the stops, an id, one of several."""


def test_each_of_its_cards_has_words() -> None:
    content = set_of_everything()
    for name in ("mythos", "discovery", "monsters", "experts", "cthulhu", "episode", "relics"):
        for entry in getattr(content, name):
            said = content.words(entry)
            assert said.endswith("."), said
            assert CLUMSY.search(said) is None, said


# ------------------------------------------------------------------ games

OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"unknown_rules": "full", "expert_cultists": True, "summon_on_part": "final-vortex"},
    {"unknown_rules": "full", "shared_energy": True, "forced_move": "may-fall-to-final-vortex"},
    {"unknown_rules": "monsters", "tradable_energy": True, "token_removed_by": "investigating-only"},
    {"unknown_rules": "relics", "energy_on_death": "drop-in-space", "incantation_timing": "free-action"},
)


def walk(seed: int) -> Iterator[State]:
    """The states of a game in which everybody chooses at random, cards before anything else now and then."""
    options = OPTIONS[(seed + seed // 5) % len(OPTIONS)]
    state = rr.new_game(State, seed=seed, players=seed % 5 + 1, content=set_of_everything(), options=options)
    chance = Chance(seed)
    while not state.is_over:
        yield state
        actions = state.legal_actions()
        cards = [action for action in actions if isinstance(action, UseCard | UseRelic | Incant | Claim)]
        state, _ = state.apply(chance.pick(cards if cards and chance.below(2) else actions))
    yield state


@pytest.mark.parametrize("seed", range(10))
def test_a_game_of_it_keeps_every_invariant_and_comes_to_an_end(seed: int) -> None:
    turn = decisions = 0
    for state in walk(seed):
        assert state.is_over or state.legal_actions(), state.decision
        assert not state.violations()
        decisions = decisions + 1 if state.turn.number == turn else 0
        turn = state.turn.number
        assert decisions < MOST_OF_A_TURN, state.decision
