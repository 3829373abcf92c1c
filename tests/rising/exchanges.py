"""Other secrets that could be: the same table, with the decks in another order and other things to come by chance."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import State

from .doctored import discovery, mythos

CHANCE: Final = "what chance will give"


class Other(NamedTuple):
    """A state that differs in one secret, or in all.

    Attributes:
        what: the secret.
        state: the state.
    """

    what: str
    state: State


def one_of_each(state: State) -> list[Other]:
    """The same table with each secret otherwise: all else lies open (RR-26.5)."""
    random = Random(repr(state.mythos.deck))  # noqa: S311 - a game, not a secret
    myths, finds = state.mythos.deck, state.discovery.deck
    found = [
        Other("the order of the Mythos deck", mythos(state, deck=myths[::-1])),
        Other("the top of the Mythos deck", mythos(state, deck=(*myths[1:], *myths[:1]))),
        Other("the order of the Discovery deck", discovery(state, deck=finds[::-1])),
        Other("the top of the Discovery deck", discovery(state, deck=(*finds[1:], *finds[:1]))),
        Other(CHANCE, evolve(state, chance=state.chance ^ 1)),
        Other(
            "all of it",
            mythos(
                discovery(evolve(state, chance=state.chance ^ 5), deck=tuple(random.sample(finds, len(finds)))),
                deck=tuple(random.sample(myths, len(myths))),
            ),
        ),
    ]
    return [other for other in found if other.state != state]
