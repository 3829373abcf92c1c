"""What a value must bear: being written down and read again, named, described, copied."""

from __future__ import annotations

import json
import pickle
import re
from collections.abc import Iterator
from typing import Any, TypeVar

import attrs

from rlyeh_rules.codec import reader, write
from rlyeh_rules.kernel import Action, Decision, Event, Outcome, State, evolve, parse_action
from rlyeh_rules.saves import dumps, loads
from rlyeh_rules.testing.scene import Scene
from rlyeh_rules.testing.tree import records_in

__all__ = ["EVENT_LAWS", "MOMENT_LAWS", "bad_sentence"]

T = TypeVar("T")

LONGEST_REPR = 200
NO_WORDS = re.compile(r"[{}\[\]<>]|\bNone\b|\bHIDDEN\b|  |^\s|[^.!?”']$")
"""What shows that a sentence was not put together well."""

# ------------------------------------------------------------------ text


def notation_goes_both_ways(scene: Scene) -> Iterator[str]:
    """The notation of an action names it again, in the state and in its seat's view; no two have the same one."""
    for seat, actions in scene.legal.items():
        if len({str(action) for action in actions}) < len(actions):
            yield f"Two of these read the same: {', '.join(map(str, actions))}."
        for action in actions:
            for state in (scene.state, scene.view(seat)):
                if parse_action(state, str(action)) != action:
                    yield f"{str(action)!r} is {action!r}, and was read as {parse_action(state, str(action))!r}."


def the_seat_may_be_left_out(scene: Scene) -> Iterator[str]:
    """While one seat is waited for, the notation of its actions is understood without the seat."""
    if len(scene.state.waiting_on) == 1:
        for action in scene.state.legal_actions():
            words = str(action).partition(": ")[2]
            if parse_action(scene.state, words) != action:
                yield f"{words!r} is {action!r}, and was read as {parse_action(scene.state, words)!r}."


def actions_are_described(scene: Scene) -> Iterator[str]:
    """Every action says in a sentence what is done."""
    for action in scene.all_legal:
        if bad_sentence(action.describe(scene.state)):
            yield f"{action!r}: {action.describe(scene.state)!r}"


def bad_sentence(said: str) -> bool:
    """Whether a sentence is empty, or shows how it was made."""
    return NO_WORDS.search(said) is not None or not said


def states_are_drawn(scene: Scene) -> Iterator[str]:
    """A state is drawn as a text board and has a short repr; what a board shows of a view is what the view shows."""
    for seat in scene.viewers:
        view = scene.view(seat)
        if not str(view).strip() or str(view) == repr(view):
            yield f"The board of seat {seat} is {str(view)!r}."
        if str(view) != str(scene.guess(seat, 1).view(seat)):
            yield f"The board of seat {seat} differs between two states that look alike to it."
    for state in (scene.state, *map(scene.view, scene.viewers)):
        if len(repr(state)) > LONGEST_REPR or "\n" in repr(state):
            yield f"The repr is {len(repr(state))} characters long: {repr(state)!r}"


# ------------------------------------------------------------------ JSON


def whatever_is_saved_comes_back(scene: Scene) -> Iterator[str]:
    """State, views, actions, decision, outcome and options come back from JSON as what they were."""
    for kind, value in _to_be_saved(scene):
        yield from _not_saved(scene, kind, value)
    again = _there_and_back(scene, State, scene.state)[1]
    if again.digest() != scene.state.digest() or again.legal_actions() != scene.state.legal_actions():
        yield "The state that came back is another one."


def _to_be_saved(scene: Scene) -> Iterator[tuple[type[Any], object]]:
    state = scene.state
    yield type(state.setup.options), state.setup.options
    if state.outcome is not None:
        yield Outcome, state.outcome
    for one in (state, *map(scene.view, scene.viewers)):
        yield State, one
        if one.decision is not None:
            yield Decision, one.decision
    for action in scene.all_legal:
        yield Action, action


def _not_saved(scene: Scene, kind: type[Any], value: object) -> Iterator[str]:
    text, again = _there_and_back(scene, kind, value)
    if again != value or type(again) is not type(value):
        yield f"{value!r} came back as {again!r} from {text}"


def _there_and_back(scene: Scene, kind: type[T], value: object) -> tuple[str, T]:
    """By the front door; for a game that is not registered yet, by the codec."""
    rules, content = scene.state.rules, scene.state.setup.content
    if scene.registered:
        text = dumps(value)
        return text, loads(text, kind, content=content)
    text = json.dumps(write(value))
    return text, reader(rules).read(kind, json.loads(text), content=content)


# ------------------------------------------------------------------ copies


def whatever_is_pickled_comes_back(scene: Scene) -> Iterator[str]:
    """States, views and actions can be sent to another process, and are equal there, hash and digest too."""
    for value in (scene.state, *map(scene.view, scene.viewers), *scene.all_legal):
        yield from _not_pickled(value)
    again = pickle.loads(pickle.dumps(scene.state))  # noqa: S301 - we have just made it ourselves
    if again.digest() != scene.state.digest() or again.legal_actions() != scene.state.legal_actions():
        yield "The state that came back is another one."


def _not_pickled(value: object) -> Iterator[str]:
    again = pickle.loads(pickle.dumps(value))  # noqa: S301 - as above
    if again != value or hash(again) != hash(value):
        yield f"{value!r} came back as {again!r}."


def a_changed_copy_is_a_copy(scene: Scene) -> Iterator[str]:
    """The fast `evolve` makes of every record what attrs makes of it, and carries nothing over that is no field."""
    for value in records_in(scene.state):
        if not evolve(value) == value == attrs.evolve(value) or hash(evolve(value)) != hash(value):
            yield f"A copy of {value!r} is {evolve(value)!r}."
    over = evolve(scene.state, outcome=Outcome((), "the test is over", ""))
    if over.legal_actions():
        yield "A changed copy remembers what could be done before."


# ------------------------------------------------------------------ events


def events_are_described(scene: Scene) -> Iterator[str]:
    """Every event cites a rule of the rulebook, and says in a sentence what happened, whoever is told."""
    for event in scene.events:
        if type(event).game and event.rule not in scene.rulebook:
            yield f"{event!r} happened by rule {event.rule!r}."
        for said in (event.describe(scene.state), event.describe()):
            if bad_sentence(said):
                yield f"{event!r}: {said!r}"


def events_come_back(scene: Scene) -> Iterator[str]:
    """Events, whole or as a seat is told, come back from JSON and from a pickle, and can be hashed."""
    for event in scene.events:
        yield from _not_saved(scene, Event, event)
        yield from _not_pickled(event)


EVENT_LAWS = (events_are_described, events_come_back)
MOMENT_LAWS = (
    notation_goes_both_ways,
    the_seat_may_be_left_out,
    actions_are_described,
    states_are_drawn,
    whatever_is_saved_comes_back,
    whatever_is_pickled_comes_back,
    a_changed_copy_is_a_copy,
)
