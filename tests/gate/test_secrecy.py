"""What a seat is sent depends on nothing that is hidden from it, byte for byte.

Each test takes a state, exchanges one secret for another that could be, and compares everything that is sent; and then
plays the same action from both.
"""

from __future__ import annotations

import enum
from functools import cache
from itertools import islice, product
from random import Random
from typing import Any, Final

import pytest

import rlyeh_rules as rr
from rlyeh_rules.gate import RULES, Content, Insanity, Mythos, State, events
from rlyeh_rules.kernel import Action, ChanceGave, Event, Hideable, Seat
from rlyeh_rules.kernel.notation import fields_of

from .exchanges import Other, all_at_once, one_of_each
from .moments import MOMENTS, moment
from .table import played, table

STEPS: Final = 3
"""How many actions are played from both."""
MOST: Final = 40
"""So many things are said of each kind."""
VIEWERS: Final = (Seat(0), Seat(3), Seat(4), None)

# ------------------------------------------------------------------ what is sent


def sent(state: State, viewer: Seat | None) -> dict[str, Any]:
    """Everything that a seat is sent about a moment, but for what is wrong with what it might say."""
    view = state.view(viewer)
    ask = view.decision
    waited_for = viewer is not None and viewer in state.waiting_on
    return {
        "save": rr.dumps(view),
        "board": str(view),
        "line": repr(view),
        "digest": view.digest(),
        "asked": (view.waiting_on, None if ask is None else (ask.kind, ask.rule, ask.prompt)),
        "automated": None if state.decision is None else state.decision.is_open(state),
        "legal": [] if viewer is None else [str(action) for action in state.legal_actions(viewer)],
        "legal in its view": [] if viewer is None else [str(action) for action in view.legal_actions(viewer)],
        "in words": [action.describe(view) for action in view.legal_actions()],
        "when time is up": str(state.default_action(viewer)) if waited_for and viewer is not None else None,
        "end": view.outcome,
    }


def told_of(events: tuple[Event, ...], state: State, viewer: Seat | None) -> list[tuple[str, str]]:
    """What a seat is told of what has happened."""
    seen = [event.seen_by(viewer) for event in events]
    return [(rr.dumps(event), event.describe(state.view(viewer))) for event in seen]


@cache
def lines(content: Content) -> tuple[str, ...]:
    """Something of every kind that can be said, and much that cannot; with the names of things of every kind."""
    ids: dict[Any, list[str]] = {
        Mythos: [*content.mythos_cards, *content.artifact_cards],
        Insanity: [*content.insanity_cards],
    }
    said: list[str] = []
    for kind in RULES.actions:
        fields = {name: hint for name, hint in fields_of(kind).items() if f"{{{name}}}" in kind.says}
        values = [_values(hint, ids) for hint in fields.values()]
        chosen = islice(product(*values), MOST)
        said += [kind.says.format(**dict(zip(fields, one, strict=True))) for one in chosen]
    return tuple(said)


def _values(hint: Any, ids: dict[Any, list[str]]) -> list[str]:  # noqa: ANN401 - the type of a field
    if hint is Seat or hint is int:
        return [str(number) for number in range(6)]
    if hint is bool:
        return ["yes", "no"]
    if issubclass(hint, enum.StrEnum):
        return [str(value) for value in hint]
    assert issubclass(hint, Hideable)
    return ids.get(hint, ["doctor", "nobody"])


def complaints(state: State, seat: Seat) -> list[str]:
    """What is said to a seat about whatever it might say."""
    found: list[str] = []
    for text in lines(state.setup.content):
        try:
            action = rr.parse_action(state, f"{seat}: {text}")
        except rr.NotationError as error:
            found.append(f"{error} {error.expected} {error.close} {error.now}")
        else:
            found.append(f"{text} {state.why_not(action)}")
    return found


# ------------------------------------------------------------------ at one moment


@pytest.mark.rule("GR-3.12", "GR-3.9", "GR-3.10", "GR-3.2", "GR-3.3", "GR-R41", "GR-8.13", "GR-12.11", "GR-14.1.2")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", MOMENTS)
def test_what_is_sent_depends_on_no_secret(name: str, viewer: Seat | None) -> None:
    state = moment(name)
    now = sent(state, viewer)
    found = one_of_each(state, viewer)
    for other in found:
        assert sent(other.state, viewer) == now, other.what
    assert len(found) >= 6


@pytest.mark.rule("GR-3.12", "GR-8.13", "GR-R22", "GR-R41")
@pytest.mark.parametrize("seat", [Seat(0), Seat(4)])
@pytest.mark.parametrize("name", list(MOMENTS)[::3])
def test_what_is_said_of_wrong_actions_depends_on_no_secret(name: str, seat: Seat) -> None:
    state = moment(name)
    other = all_at_once(state, seat)
    assert other.violations() == ()
    assert complaints(other, seat) == complaints(state, seat)
    assert complaints(other.view(seat), seat) == complaints(state.view(seat), seat)


@pytest.mark.rule("GR-14.1.2")
@pytest.mark.parametrize("viewer", [Seat(0), None])
def test_nobody_can_tell_which_natures_lie_in_the_box(viewer: Seat | None) -> None:
    state = table(6, cultists=[2, 3], paranoia=True, undealt=["investigator", "covenant-of-azathoth"])
    found = {other.what: other for other in one_of_each(state, viewer)}
    assert sent(found["a nature of the box"].state, viewer) == sent(state, viewer)


@pytest.mark.rule("GR-3.12", "GR-8.13", "GR-R22")
def test_whoever_knows_a_secret_is_sent_it() -> None:
    """So that the tests above compare something."""
    state = moment("a vote")
    for other in one_of_each(state, None):
        if other.what in {"a nature", "a hand", "a Secret insanity card", "a vote"}:
            assert any(sent(other.state, seat) != sent(state, seat) for seat in state.seats), other.what


# ------------------------------------------------------------------ in the course of play


def shared(one: State, two: State, random: Random) -> Action | None:
    """An action that is legal in both."""
    legal = {action for seat in two.waiting_on for action in two.legal_actions(seat)}
    both = [action for seat in one.waiting_on for action in one.legal_actions(seat) if action in legal]
    return random.choice(both) if both else None


def looks_alike(one: State, two: State, viewer: Seat | None) -> bool:
    """Whether a seat sees no difference; then it must not be told any either."""
    return one.view(viewer) == two.view(viewer)


def compare_course(state: State, other: Other, viewer: Seat | None, random: Random) -> int:
    """Play the same from both and compare what is sent and told, until the secret is out; how many actions."""
    one, two = state, other.state
    for number in range(STEPS):
        action = shared(one, two, random)
        if action is None:
            return number
        (one, happened), (two, elsewhere) = one.apply(action), two.apply(action)
        gave = [event for event in (*happened, *elsewhere) if isinstance(event, ChanceGave)]
        if (other.what == "what chance will give" and gave) or not looks_alike(one, two, viewer):
            return number
        assert told_of(happened, one, viewer) == told_of(elsewhere, two, viewer), (other.what, str(action))
        assert sent(one, viewer) == sent(two, viewer), (other.what, str(action))
    return STEPS


@pytest.mark.rule("GR-6.1.1", "GR-6.2.2", "GR-6.3.3", "GR-6.4.3", "GR-8.7", "GR-R41", "GR-7.2")
@pytest.mark.parametrize("viewer", [Seat(3), None])
@pytest.mark.parametrize("name", MOMENTS)
def test_what_is_sent_later_on_depends_on_no_secret(name: str, viewer: Seat | None) -> None:
    random = Random(name)  # noqa: S311 - a game, not a secret
    state = moment(name)
    steps = [compare_course(state, other, viewer, random) for other in one_of_each(state, viewer)]
    assert sum(steps) >= STEPS


@pytest.mark.rule("GR-6.4.1", "GR-7.2", "GR-R41")
def test_who_laid_which_card_of_the_pool_is_lost_in_a_shuffle() -> None:
    """Whoever has laid the card, the same cards are revealed, and lie in the same order."""
    mine = table(pool="I I I I D", hands={1: "Z B D", 2: "I B D"})
    theirs = table(pool="I I I I D", hands={1: "I B D", 2: "Z B D"})
    _, one = played(mine, "contribute zhar", "contribute ithaqua")
    _, other = played(theirs, "contribute ithaqua", "contribute zhar")
    shown = [
        [event.seen_by(None) for event in events_of if isinstance(event, events.IncantationRevealed)]
        for events_of in (one, other)
    ]
    assert len(shown[0]) == 1
    assert shown[0] == shown[1]
