"""Who sees what: views, guesses, and what is told."""

from __future__ import annotations

import math
import typing
from collections.abc import Iterator
from typing import Any

import attrs

from rlyeh_rules.kernel import (
    SPECTATOR,
    Action,
    Event,
    Play,
    Seat,
    State,
    evolve,
    mark_of,
    redact,
)
from rlyeh_rules.kernel.agenda import Ended
from rlyeh_rules.testing.scene import Scene
from rlyeh_rules.testing.tree import hidden_in, parts

__all__ = ["MOMENT_LAWS", "in_slow_motion"]

GUESSES = (1, 2)
FURTHER = 8  # decisions that a guess is played on for

# ------------------------------------------------------------------ views


def a_view_offers_what_its_seat_may_do(scene: Scene) -> Iterator[str]:
    """By its own view a seat may do, and is told, exactly what it may do and would be told by the whole truth."""
    for seat in scene.state.seats:
        view = scene.view(seat)
        if view.legal_actions(seat) != scene.legal[seat]:
            yield f"Seat {seat} may do {scene.legal[seat]}, but by its view {view.legal_actions(seat)}."
        for action, refusal in scene.universe:
            if action.seat == seat and view.explain(action) != refusal:
                yield f"{action!r} is refused by {refusal}, but by its view by {view.explain(action)}."


def a_view_asks_what_the_state_asks(scene: Scene) -> Iterator[str]:
    """A view waits for the same seats, asks the same question, has the same end, and breaks no invariant."""
    state = scene.state
    asked = _asked(state)
    for seat in scene.viewers:
        view = scene.view(seat)
        if _asked(view) != asked:
            yield f"Seat {seat} sees {_asked(view)}, not {asked}."
        if view.violations():
            yield f"Seat {seat} sees that {view.violations()[0]}."
        if view.legal_actions() != tuple(action for action in state.legal_actions() if action.seat == seat):
            yield f"Seat {seat} is listed {view.legal_actions()}."


def _asked(state: State) -> tuple[Any, ...]:
    ask = state.decision
    return (state.waiting_on, state.outcome, state.seats, (ask.kind, ask.prompt, ask.rule) if ask else None)


def a_view_of_a_view_is_itself(scene: Scene) -> Iterator[str]:
    """A view knows whose it is, and a view of it is itself."""
    for seat in scene.viewers:
        view = scene.view(seat)
        again = redact(view, SPECTATOR if seat is None else seat, over=view.is_over)
        if view.viewer != seat or view.view(seat) != view or again != view:
            yield f"Seat {seat} sees {view}, and in that {again}."


def a_view_hides_only_what_is_declared(scene: Scene) -> Iterator[str]:
    """A view differs from the state only in fields that are declared secret; the state itself hides nothing."""
    for path in hidden_in(scene.state):
        yield f"{path} of the whole truth is hidden."
    for seat in scene.viewers:
        for path in _differing(scene.state, scene.view(seat)):
            yield f"Seat {seat}: {path}"


def _differing(left: object, right: object, path: str = "state") -> Iterator[str]:
    """Where two values differ, marked secrets and viewpoints apart."""
    if left is right:
        return
    kind: type[Any] = left.__class__
    here, there = dict(parts(left)), dict(parts(right))
    if kind is right.__class__ and here and here.keys() == there.keys():
        for place in here.keys() - _secret_places(kind):
            yield from _differing(here[place], there[place], path + place)
    elif left != right:
        yield f"{path} is {left!r}, and {right!r} in the view."


def _secret_places(kind: type[Any]) -> frozenset[str]:
    """The fields of a record that a view may change."""
    if kind not in _SECRET_PLACES:
        hints = typing.get_type_hints(kind, include_extras=True) if attrs.has(kind) else {}
        marks = {name: mark_of(hint) for name, hint in hints.items()}
        secrets = {name for name, mark in marks.items() if mark and (mark.to is not None or mark.viewpoint)}
        _SECRET_PLACES[kind] = frozenset(f".{name}" for name in secrets)
    return _SECRET_PLACES[kind]


_SECRET_PLACES: dict[type[Any], frozenset[str]] = {}


def what_exists_is_public(scene: Scene) -> Iterator[str]:
    """What things there are is known to everybody: `contents` says the same of every view."""
    for seat in scene.viewers:
        if scene.view(seat).contents() != scene.state.contents():
            yield f"By the view of seat {seat} there are other things in the game."


# ------------------------------------------------------------------ guesses


def a_guess_looks_like_the_state(scene: Scene) -> Iterator[str]:
    """A guess is a sound state, looks to its seat as the state does, hides nothing, and offers its seat the same."""
    for seat in scene.viewers:
        for number in GUESSES:
            guess = scene.guess(seat, number)
            if guess.view(seat) != scene.view(seat):
                yield f"Seat {seat}, guess {number} looks different."
            if guess.violations():
                yield f"Seat {seat}, guess {number}: {guess.violations()[0]}."
            for path in hidden_in(guess):
                yield f"Seat {seat}, guess {number} hides {path}."
            if seat is not None and guess.legal_actions(seat) != scene.legal[seat]:
                yield f"Seat {seat} may do {scene.legal[seat]}, but in guess {number} {guess.legal_actions(seat)}."


def a_guess_is_made_of_the_view(scene: Scene) -> Iterator[str]:
    """A guess is made from the view and nothing else, and the same number gives the same guess."""
    for seat in scene.viewers:
        for number in GUESSES:
            if scene.view(seat).determinize(seat, number) != scene.state.determinize(seat, number):
                yield f"Seat {seat}: guess {number} is another one by the view."


def a_guess_can_be_played_on(scene: Scene) -> Iterator[str]:
    """A search can play on from a guess, and a bot can value what it finds."""
    for seat in scene.viewers:
        guess = scene.guess(seat, GUESSES[0])
        for _ in range(FURTHER):
            if guess.outcome is not None:
                break
            guess, _ = guess.apply(scene.chance.pick(guess.legal_actions()))
        if guess.violations():
            yield f"Seat {seat}: after some decisions {guess.violations()[0]}."
        for own in guess.seats:
            if not math.isfinite(guess.evaluate(own)):
                yield f"Seat {own} stands at {guess.evaluate(own)}."


def an_open_decision_is_open(scene: Scene) -> Iterator[str]:
    """Where a decision says that all can see what may be answered, nobody's guess has more or fewer answers."""
    if _is_open(scene.view(None)) != _is_open(scene.state):
        yield "A spectator cannot tell whether the decision is open."
    if _is_open(scene.state):
        for number in (*GUESSES, 3, 4):
            for seat in scene.state.waiting_on:
                count, other = _answers(scene.state, seat), _answers(scene.guess(None, number), seat)
                if count != other:
                    yield f"Seat {seat} has {count} answers, but by what all can see it may be {other}."


def _is_open(state: State) -> bool:
    return state.decision is not None and state.decision.is_open(state)


def _answers(state: State, seat: Seat) -> int:
    return sum(action.seat == seat for action in state.legal_actions())


# ------------------------------------------------------------------ what is told


def in_slow_motion(state: State, action: Action, seed: int) -> tuple[list[State], list[Event]]:
    """Carry an action out and keep the state after every step: what is shown in passing is shown.

    Args:
        state: the state to carry it out on, the whole truth.
        action: a legal action.
        seed: what chance starts from.

    Returns:
        The states after every step, the agenda as it lies then; and what happened.
    """
    play = Play(list(state.agenda), seed)
    ask: Any = state.decision
    if type(action) not in state.rules.interrupts:
        del play.agenda[-1]
    states: list[State] = []
    try:
        s = action.take(ask, state, play)
        while True:
            play.agenda += play.added[::-1]
            play.added.clear()
            states.append(evolve(s, agenda=tuple(play.agenda)))
            step: Any = play.agenda[-1]
            if step.asks:
                return states, play.events
            del play.agenda[-1]
            s = step.run(s, play)
    except Ended as end:
        states.append(evolve(end.state, agenda=tuple(play.agenda)))
        return states, play.events


def what_a_seat_cannot_see_changes_nothing_it_is_told(scene: Scene) -> Iterator[str]:
    """Two states that look alike, two actions that look alike, the same chance: alike at every step, told alike."""
    seed = scene.chance.below(1 << 32)
    for seat in scene.viewers:
        looker = SPECTATOR if seat is None else seat
        for number in GUESSES:
            guess = scene.guess(seat, number)
            for mover in scene.state.seats:
                looks = {redact(action, looker): action for action in guess.legal_actions(mover)}
                for action in scene.legal[mover]:
                    other = looks.get(redact(action, looker))
                    if other is not None:
                        yield from _told_differently(seat, (scene.state, action), (guess, other), seed)


def _told_differently(
    seat: Seat | None, one: tuple[State, Action], other: tuple[State, Action], seed: int
) -> Iterator[str]:
    states, told = in_slow_motion(*one, seed)
    others, told_others = in_slow_motion(*other, seed)
    if [state.view(seat) for state in states] != [state.view(seat) for state in others]:
        return  # something was shown to all: then it may be told as well
    seen = [event.seen_by(seat) for event in told]
    seen_others = [event.seen_by(seat) for event in told_others]
    if seen != seen_others:
        yield f"Seat {seat} is told {seen} after {one[1]!r}, and {seen_others} after {other[1]!r}."


def what_one_commits_is_not_seen_while_others_decide(scene: Scene) -> Iterator[str]:
    """While a decision waits for others, they see that one has committed itself, and not to what."""
    state = scene.state
    ask = state.decision
    for mover, actions in scene.legal.items():
        if ask is None or not _without(state.waiting_on, mover):
            continue
        looks: dict[Any, tuple[Action, Any]] = {}
        for action in actions:
            if type(action) not in ask.allows:
                continue
            after, told = state.apply(action)
            for seat in scene.viewers:
                if seat == mover:
                    continue
                seen = after.view(seat), [event.seen_by(seat) for event in told]
                look = seat, redact(action, SPECTATOR if seat is None else seat)
                first, before = looks.setdefault(look, (action, seen))
                if before != seen:
                    yield f"Seat {seat} can tell {action!r} from {first!r}."


def what_is_not_told_is_not_shown_either(scene: Scene) -> Iterator[str]:
    """Of two actions that look alike and are told alike, nobody can tell by what then lies on the table."""
    for actions in scene.legal.values():
        looks: dict[Any, tuple[Action, State]] = {}
        for action in actions:
            after, told = scene.state.apply(action)
            for seat in scene.viewers:
                looker = SPECTATOR if seat is None else seat
                look = seat, redact(action, looker), tuple([event.seen_by(seat) for event in told])
                view = after.view(seat)
                first, before = looks.setdefault(look, (action, view))
                if before != view:
                    yield f"Seat {seat} can tell {action!r} from {first!r} by what it sees."


def _still_open(state: State, after: State, mover: Seat) -> bool:
    """Whether the same decision goes on waiting for everybody but the mover."""
    return type(after.decision) is type(state.decision) and after.waiting_on == _without(state.waiting_on, mover)


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat)


def the_order_in_which_seats_commit_does_not_matter(scene: Scene) -> Iterator[str]:
    """While a decision waits for several seats, their answers lead to the same state in any order."""
    state = scene.state
    waits = state.waiting_on
    for at, one in enumerate(waits):
        for other in waits[at + 1 :]:
            for x in _commits(scene, one):
                for y in _commits(scene, other):
                    this, that = state.apply(x).state.apply(y).state, state.apply(y).state.apply(x).state
                    if this != that:
                        yield f"{x!r} and then {y!r} is not the same as the other way round."


def _commits(scene: Scene, seat: Seat) -> list[Action]:
    """The answers of a seat after which the others, and they alone, are waited for still."""
    answers = [action for action in scene.legal[seat] if type(action) not in scene.state.rules.interrupts]
    return [a for a in scene.some(answers, 3) if _still_open(scene.state, scene.state.apply(a).state, seat)]


MOMENT_LAWS = (
    a_view_offers_what_its_seat_may_do,
    a_view_asks_what_the_state_asks,
    a_view_of_a_view_is_itself,
    a_view_hides_only_what_is_declared,
    what_exists_is_public,
    a_guess_looks_like_the_state,
    a_guess_is_made_of_the_view,
    a_guess_can_be_played_on,
    an_open_decision_is_open,
    what_a_seat_cannot_see_changes_nothing_it_is_told,
    what_is_not_told_is_not_shown_either,
    what_one_commits_is_not_seen_while_others_decide,
    the_order_in_which_seats_commit_does_not_matter,
)
