"""What a seat is sent depends on nothing that is hidden from it, byte for byte.

Each test takes a state, exchanges one secret for another that could be, and compares everything that is sent; and then
plays the same actions from both, as long as the secret has not come to light.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final

import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import Action, ChanceGave, Event, Seat
from rlyeh_rules.last_relic import RULES, Content, State
from rlyeh_rules.last_relic.resolving import completed

from .exchanges import CHANCE, Other, all_at_once, come_to_light, one_of_each, others
from .moments import MOMENTS, moment, played
from .table import CULT, HER, play, why_not

VIEWERS: Final = (HER, CULT, None)
STEPS: Final = 8
"""How many actions are played from both."""
GAMES: Final = [(seed, 30 + 17 * seed) for seed in range(6)]
"""Seeds, and how many actions have been played."""

# ------------------------------------------------------------------ what is sent


def sent(state: State, viewer: Seat | None) -> dict[str, Any]:
    """Everything that a seat is sent about a moment, but for what is wrong with what it might say."""
    view = state.view(viewer)
    ask = view.decision
    return {
        "save": rr.dumps(view),
        "board": str(view),
        "line": repr(view),
        "digest": view.digest(),
        "asked": (view.waiting_on, None if ask is None else (ask.kind, ask.rule, ask.prompt)),
        "automated": None if state.decision is None else state.decision.is_open(state),
        "legal": [str(action) for action in view.legal_actions()],
        "in words": [action.describe(view) for action in view.legal_actions()],
        "end": view.outcome,
    }


def told_of(events: tuple[Event, ...], state: State, viewer: Seat | None) -> list[tuple[str, str]]:
    """What a seat is told of what has happened."""
    seen = [event.seen_by(viewer) for event in events]
    return [(rr.dumps(event), event.describe(state.view(viewer))) for event in seen]


@cache
def lines(content: Content) -> tuple[str, ...]:
    """Something of every kind that can be said, and much that cannot; with the names of all things there are."""
    decks = (content.adventurer_cards, content.cult_cards, content.reinforcements)
    cards = [facts.id for deck in decks for facts in deck]
    locations = [facts.id for facts in content.locations]
    gods = [facts.id for facts in content.great_old_ones]
    said = [
        "pass",
        "done",
        "discover",
        "look",
        "look 1",
        "summon",
        f"summon {gods[0]}",
        "lay",
        "play",
        "lay ?",
        "play ?",
    ]
    for verb in ("play", "permanent", "activate", "shoot", "cultist", "recover", "buy", "reserve"):
        said += [f"{verb} {thing}" for thing in (*cards, locations[0], gods[0], "nothing")]
    said += [f"play {card} a" for card in cards] + [f"activate {card} z" for card in cards]
    said += [f"deploy {card} at 1" for card in cards] + [f"deploy {cards[0]} at 4"]
    said += [f"{verb} {at}" for verb in ("move", "at", "clue", "resolve", "start", "ability") for at in range(5)]
    said += [f"lay {thing}" for thing in (*locations, *gods, cards[0])]
    said += [f"keep {one}, {locations[0]}, {locations[1]}" for one in locations]
    said += [f"{verb} {relic.id}" for verb in ("steal", "relic") for relic in content.relics]
    return tuple(said)


def complaints(state: State, seat: Seat) -> list[str]:
    """What is said to a seat about whatever it might say, by whoever holds this state: its own view, or the truth."""
    found: list[str] = []
    for text in lines(state.setup.content):
        try:
            action = rr.parse_action(state, f"{seat}: {text}")
        except rr.NotationError as error:
            found.append(f"{error} {error.expected} {error.close} {error.now}")
        else:
            found.append(f"{text} {state.why_not(action)}")
    return found


def test_something_of_every_kind_of_action_is_said() -> None:
    said = {text.partition(" ")[0] for text in lines(moment("her turn").setup.content)}

    assert {kind.says.partition(" ")[0] for kind in RULES.actions} <= said


# ------------------------------------------------------------------ at one moment


def compare(state: State, viewer: Seat | None) -> int:
    """Compare what is sent now with every other secret; how many there were."""
    now = sent(state, viewer)
    found = list(others(state, viewer))
    for other in found:
        assert sent(other.state, viewer) == now, other.what
    return len(found)


@pytest.mark.rule("LR-3.8", "LR-5.2.1", "LR-R36", "LR-R37", "LR-9.1.2", "LR-8.2.17")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", MOMENTS)
def test_what_is_sent_depends_on_no_secret(name: str, viewer: Seat | None) -> None:
    state = moment(name)
    assert state.violations() == ()

    assert compare(state, viewer) >= 15


@pytest.mark.rule("LR-3.8", "LR-5.2.1", "LR-R36", "LR-R37")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(("seed", "actions"), GAMES)
def test_what_is_sent_in_a_game_depends_on_no_secret(seed: int, actions: int, viewer: Seat | None) -> None:
    assert compare(played(seed, actions), viewer) >= 4


@pytest.mark.rule("LR-3.8", "LR-5.2.1", "LR-R36", "LR-R37")
@pytest.mark.parametrize("seat", [HER, CULT])
@pytest.mark.parametrize("name", list(MOMENTS)[::3])
def test_what_is_said_of_wrong_actions_depends_on_no_secret(name: str, seat: Seat) -> None:
    state = moment(name)
    other = all_at_once(state, seat)
    assert other.state.violations() == ()

    assert complaints(other.state, seat) == complaints(state, seat), other.what
    assert complaints(other.state.view(seat), seat) == complaints(state.view(seat), seat), other.what


@pytest.mark.rule("LR-R36", "LR-R37")
@pytest.mark.parametrize(("seed", "actions"), GAMES[:3])
def test_what_is_said_of_wrong_actions_in_a_game_depends_on_no_secret(seed: int, actions: int) -> None:
    state = played(seed, actions)
    other = all_at_once(state, HER)

    assert complaints(other.state, HER) == complaints(state, HER), other.what


@pytest.mark.rule("LR-3.8", "LR-5.2.1")
@pytest.mark.parametrize("viewer", [HER, CULT])
def test_whoever_knows_a_secret_is_sent_it(viewer: Seat) -> None:
    """So that the tests above compare something: what is exchanged does stand in what others are sent."""
    state = moment("her turn")
    kinds = {"its hand", "the Great Old One", "a Location of the row"} if viewer == CULT else {"her hand"}
    found = [other for other in others(state, None) if other.what in kinds]
    now = sent(state, viewer)

    assert {other.what for other in found} == kinds
    for other in found:
        assert sent(other.state, viewer)["save"] != now["save"], other.what
        assert sent(other.state, viewer)["board"] != now["board"], other.what


# ------------------------------------------------------------------ in the course of play


def common(one: State, two: State, random: Random) -> Action | None:
    """An action that is legal in both."""
    legal = set(two.legal_actions())
    both = [action for action in one.legal_actions() if action in legal]
    return random.choice(both) if both else None


def is_out(other: Other, one: State, two: State, events: tuple[Event, ...], viewer: Seat | None) -> bool:
    """Whether the seat may know of the exchange by now."""
    if CHANCE in other.things:
        return any(isinstance(event, ChanceGave) for event in events)
    if completed(one) != completed(two):
        return True  # a cost that was a secret has been reached in one of them
    return bool(other.things & (come_to_light(one, viewer) | come_to_light(two, viewer)))


def compare_course(state: State, other: Other, viewer: Seat | None, random: Random) -> int:
    """Play the same from both and compare what is sent, until the secret is out; how many actions that were."""
    one, two = state, other.state
    for step in range(STEPS):
        action = common(one, two, random)
        if action is None:
            return step
        one, happened = one.apply(action)
        two, elsewhere = two.apply(action)
        if is_out(other, one, two, (*happened, *elsewhere), viewer):
            return step
        assert told_of(happened, one, viewer) == told_of(elsewhere, two, viewer), (other.what, str(action))
        assert sent(one, viewer) == sent(two, viewer), (other.what, str(action))
    return STEPS


@pytest.mark.rule("LR-3.8", "LR-5.2.1", "LR-R36", "LR-R37", "LR-9.1.2", "LR-8.2.17")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", MOMENTS)
def test_what_is_sent_later_on_depends_on_no_secret(name: str, viewer: Seat | None) -> None:
    random = Random(name)  # noqa: S311 - a game, not a secret
    state = moment(name)

    steps = [compare_course(state, other, viewer, random) for other in one_of_each(state, viewer)]

    assert sum(steps) >= STEPS


@pytest.mark.rule("LR-3.8", "LR-5.2.1", "LR-R36", "LR-R37")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(("seed", "actions"), GAMES)
def test_what_is_sent_later_in_a_game_depends_on_no_secret(seed: int, actions: int, viewer: Seat | None) -> None:
    random = Random(seed)  # noqa: S311 - a game, not a secret
    state = played(seed, actions)

    steps = [compare_course(state, other, viewer, random) for other in one_of_each(state, viewer)]

    assert sum(steps) > 0


@pytest.mark.rule("LR-R37", "LR-9.1.2")
@pytest.mark.parametrize("text", ["relic A", "relic E"])
def test_how_near_the_summoning_is_shows_only_when_it_is_done(text: str) -> None:
    state = moment("it takes a Relic")
    (far,) = [other.state for other in others(state, HER) if other.what == "the Great Old One"]

    for viewer in (HER, None):
        assert sent(play(state, text), viewer) == sent(play(far, text), viewer)
    assert why_not(state, "relic F") is why_not(far, "relic F") is None
    assert (play(state, "relic F").is_over, play(far, "relic F").is_over) == (True, False)
