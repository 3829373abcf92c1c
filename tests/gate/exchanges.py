"""Other secrets that could be: the same table, with something that is hidden from somebody exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from rlyeh_rules.gate import Mythos, State
from rlyeh_rules.gate.changes import hand_of, with_board
from rlyeh_rules.gate.guess import IN_QUESTIONS
from rlyeh_rules.gate.insanity import AskRelicCard
from rlyeh_rules.gate.voting import AskVotes
from rlyeh_rules.kernel import HIDDEN, Seat, evolve

from .doctored import asking, player

CHANCE: Final = "chance"
"""Stands among the things of a state of which only what chance will give is another."""
IN_ORDER: Final = ("AskTop",)
"""The questions whose cards do not lie sorted."""


class Other(NamedTuple):
    """A state that differs in one secret, or in several.

    Attributes:
        what: the secret.
        state: the state.
    """

    what: str
    state: State


def one_of_each(state: State, viewer: Seat | None) -> list[Other]:
    """The same table with another secret of each kind that is hidden from a seat, as far as it could be."""
    found: dict[str, Other] = {}
    for other in _candidates(state, viewer):
        if other.what not in found and other.state != state and not other.state.violations():
            found[other.what] = other
    return [*found.values()]


def all_at_once(state: State, viewer: Seat | None) -> State:
    """Every secret exchanged in one state."""
    for kind in [other.what for other in one_of_each(state, viewer)]:
        state = next((other.state for other in one_of_each(state, viewer) if other.what == kind), state)
    return state


def _candidates(state: State, viewer: Seat | None) -> Iterator[Other]:
    """Everything that could be exchanged; not all of it leads to what could be."""
    view = state.view(viewer)
    yield from _natures(state, view)
    yield from _hands(state, view)
    yield from _secret_insanity(state, view)
    yield from _votes(state, view)
    yield from _pool(state)
    yield from _questions(state, view)
    yield from _piles(state)
    yield from _undo(state, viewer)


# ------------------------------------------------------------------ one by one


def _natures(state: State, view: State) -> Iterator[Other]:
    """Two players have each other's Secret Nature; or one has one of the box."""
    hidden = [who for who, seen in enumerate(view.players, 1) if seen.nature is HIDDEN]
    for one in hidden:
        for two in hidden:
            first, second = state.players[one - 1].nature, state.players[two - 1].nature
            if one < two and first != second:
                yield Other("a nature", player(player(state, one, nature=second), two, nature=first))
        for at, nature in enumerate(state.box):
            box = (*state.box[:at], state.players[one - 1].nature, *state.box[at + 1 :])
            yield Other("a nature of the box", with_board(player(state, one, nature=nature), box=box))


def _hands(state: State, view: State) -> Iterator[Other]:
    """A card of a hand for one of the deck, or for one of another hidden hand."""
    for who, seen in enumerate(view.players, 1):
        hand = state.players[who - 1].hand
        if HIDDEN in seen.hand:
            for at, card in enumerate(hand):
                for place, lies in enumerate(state.mythos.deck[:3]):
                    other = player(state, who, hand=hand_of((*hand[:at], *hand[at + 1 :], lies)))
                    yield Other("a hand", _with_deck(other, place, card))


def _secret_insanity(state: State, view: State) -> Iterator[Other]:
    """A Secret insanity card of a player, or one of two that are looked at, for one of the deck."""
    for who, seen in enumerate(view.players, 1):
        mind = state.players[who - 1].mind
        for name in ("secret", "fresh_secret"):
            cards = getattr(mind, name)
            for at, card in enumerate(cards):
                if getattr(seen.mind, name)[at] is HIDDEN:
                    for place, lies in enumerate(state.insanity.deck):
                        kept = (*cards[:at], lies, *cards[at + 1 :])
                        other = player(state, who, mind=evolve(mind, **{name: kept}))
                        yield Other("a Secret insanity card", _with_insanity_deck(other, place, card))
    ask: Any = state.agenda[-1]
    if isinstance(ask, AskRelicCard) and HIDDEN in _seen(view, "cards"):
        for place, lies in enumerate(state.insanity.deck):
            other = asking(state, cards=(lies, *ask.cards[1:]))
            yield Other("a card of the Holy Relic", _with_insanity_deck(other, place, ask.cards[0]))


def _votes(state: State, view: State) -> Iterator[Other]:
    """Somebody has committed the other answer."""
    ask: Any = state.agenda[-1]
    if isinstance(ask, AskVotes):
        for seat, given in enumerate(ask.votes):
            if given is not None and _seen(view, "votes")[seat] is HIDDEN:
                yield Other("a vote", asking(state, votes=ask.votes.put(Seat(seat), not given)))


def _pool(state: State) -> Iterator[Other]:
    """A face-down card of the pool for one of the deck, and the pool in another order."""
    pool = state.pool
    for at, laid in enumerate(pool):
        if not laid.up:
            for place, lies in enumerate(state.mythos.deck[:3]):
                other = evolve(state, pool=(*pool[:at], evolve(laid, card=lies), *pool[at + 1 :]))
                yield Other("a card of the pool", _with_deck(other, place, laid.card))
    down = [laid.card for laid in pool if not laid.up][::-1]
    left = iter(down)
    turned = tuple(laid if laid.up else evolve(laid, card=next(left)) for laid in pool)
    yield Other("who has laid which card of the pool", evolve(state, pool=turned))


def _questions(state: State, view: State) -> Iterator[Other]:
    """A card that somebody is looking at for one of the deck."""
    ask: Any = state.agenda[-1]
    name = IN_QUESTIONS.get(type(ask))
    if name is not None and HIDDEN in _seen(view, name):
        cards: tuple[Mythos, ...] = getattr(ask, name)
        for place, lies in enumerate(state.mythos.deck):
            now = (lies, *cards[1:])
            other = asking(state, **{name: now if ask.kind in IN_ORDER else hand_of(now)})
            yield Other("a card that somebody is looking at", _with_deck(other, place, cards[0]))


def _piles(state: State) -> Iterator[Other]:
    """The order of every pile, what has been set aside, and what chance will give."""
    mythos, insanity, book = state.mythos, state.insanity, state.book
    for name in ("deck", "discard", "box"):
        turned = evolve(mythos, **{name: getattr(mythos, name)[::-1]})
        yield Other(f"the order of the mythos {name}", evolve(state, mythos=turned))
    for name in ("deck", "discard"):
        turned_insanity = evolve(insanity, **{name: getattr(insanity, name)[::-1]})
        yield Other(f"the order of the insanity {name}", evolve(state, insanity=turned_insanity))
    yield Other("the order of the book", with_board(state, book=evolve(book, deck=book.deck[::-1])))
    if mythos.deck and mythos.discard:
        exchanged = evolve(
            mythos,
            deck=(*mythos.deck[:-1], mythos.discard[0]),
            discard=(mythos.deck[-1], *mythos.discard[1:]),
        )
        yield Other("a card of the discard pile", evolve(state, mythos=exchanged))
    tools = state.setup.content.tools
    for place, lies in enumerate(mythos.deck):
        if lies in tools and mythos.box:
            box = (lies, *mythos.box[1:])
            yield Other(
                "what was set aside", _with_deck(evolve(state, mythos=evolve(mythos, box=box)), place, mythos.box[0])
            )
    yield Other("what chance will give", evolve(state, chance=state.chance ^ 1))


def _undo(state: State, viewer: Seat | None) -> Iterator[Other]:
    """The same in the moment that the Pistol would go back to."""
    if state.undo is not None:
        for what, before in one_of_each(state.undo, viewer):
            yield Other(f"{what} before", evolve(state, undo=before))


# ------------------------------------------------------------------ what they need


def _seen(view: State, name: str) -> Any:  # noqa: ANN401 - whatever a question holds
    return getattr(view.agenda[-1], name)


def _with_deck(state: State, place: int, card: Mythos) -> State:
    """The state with another card in that place of its mythos deck."""
    deck = state.mythos.deck
    return evolve(state, mythos=evolve(state.mythos, deck=(*deck[:place], card, *deck[place + 1 :])))


def _with_insanity_deck(state: State, place: int, card: Any) -> State:  # noqa: ANN401 - an insanity card
    """The state with another card in that place of its insanity deck."""
    deck = state.insanity.deck
    return evolve(state, insanity=evolve(state.insanity, deck=(*deck[:place], card, *deck[place + 1 :])))
