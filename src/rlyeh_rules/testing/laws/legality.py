"""What may be done: listing, explanation and carrying out agree."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rlyeh_rules.kernel import Action, GameOver, IllegalAction, NotYourTurn, SeatError, State, ViewError, record
from rlyeh_rules.testing.scene import Scene
from rlyeh_rules.testing.universe import impostors, variants

__all__ = ["MOMENT_LAWS", "MOST_ACTIONS", "STEP_LAWS"]

MOST_ACTIONS = 120
"""No seat is ever asked to choose among more: a choice with parts is made in parts."""
TRIED = 120  # refused actions are tried on a state


@record
class Stranger(Action):
    """An action of no game."""

    game = "none of the games"
    says = "stand at the window"
    means = "{seat} stands at the window."


# ------------------------------------------------------------------ at every step


def every_seat_that_is_waited_for_can_act(state: State) -> Iterator[str]:
    """Somebody is waited for until the game is over, and whoever is waited for has a legal action."""
    if state.outcome is not None:
        if state.waiting_on or state.decision is not None or state.legal_actions():
            yield "The game is over, and somebody is asked."
        return
    if not state.waiting_on:
        yield "The game goes on, and nobody is waited for."
    if len(set(state.waiting_on)) < len(state.waiting_on) or not set(state.waiting_on) <= set(state.seats):
        yield f"These are waited for: {state.waiting_on}."
    for seat in state.waiting_on:
        if not any(action.seat == seat for action in state.legal_actions()):
            yield f"Seat {seat} is waited for and can do nothing."


def no_choice_is_too_large(state: State) -> Iterator[str]:
    """No seat chooses among more than 120 actions: a choice with parts is made in parts."""
    for seat in state.waiting_on:
        count = sum(action.seat == seat for action in state.legal_actions())
        if count > MOST_ACTIONS:
            yield f"Seat {seat} has {count} actions."


def every_state_is_sound(state: State) -> Iterator[str]:
    """No state breaks an invariant."""
    broken = state.violations()
    if broken:
        yield "; ".join(map(str, broken))


STEP_LAWS = (every_seat_that_is_waited_for_can_act, no_choice_is_too_large, every_state_is_sound)

# ------------------------------------------------------------------ at some moments


def the_listing_of_all_is_the_listings_of_each(scene: Scene) -> Iterator[str]:
    """What all may do is what each that is waited for may do, each action once; a seat is listed its own actions."""
    state = scene.state
    listed = state.legal_actions()
    if len(set(listed)) < len(listed):
        yield "An action is listed twice."
    each = {a for seat in state.waiting_on for a in scene.legal[seat] if type(a) not in state.rules.interrupts}
    if set(listed) - {action for actions in scene.legal.values() for action in actions} or each - set(listed):
        yield f"All: {_said(listed)}. Each: {_said(each)}."
    for seat, actions in scene.legal.items():
        if len(set(actions)) < len(actions) or any(action.seat != seat for action in actions):
            yield f"Seat {seat} is listed {_said(actions)}."


def listing_and_explanation_agree(scene: Scene) -> Iterator[str]:
    """Of every action that could be said: it is listed exactly if the rules do not refuse it."""
    listed = set(scene.all_legal)
    for action, refusal in scene.universe:
        if (action in listed) != (refusal is None):
            yield f"{action!r} is {'' if action in listed else 'not '}listed, and refused by: {refusal}"
    for action in scene.all_legal:
        if refusal := scene.state.why_not(action):
            yield f"{action!r} is listed, and refused by: {refusal}"


def every_refusal_cites_a_rule(scene: Scene) -> Iterator[str]:
    """Every refusal cites a rule of the rulebook, names the seat, and says why in a sentence."""
    for action, refusal in scene.refused:
        if refusal.rule not in scene.rulebook or refusal.seat != action.seat:
            yield f"{action!r} is refused by {refusal!r}."
        said = refusal.message.rstrip("\"'”’")  # it may end with what somebody is asked
        if not said.endswith((".", "!", "?")) or any(word in said for word in ("{", "HIDDEN")):
            yield f"{action!r} is refused like this: {refusal.message!r}"


def a_refused_action_raises_its_refusal_and_changes_nothing(scene: Scene) -> Iterator[str]:
    """An action that is refused raises the error of its kind, with its refusal, and leaves the state as it was."""
    state = scene.state
    before = state.digest()
    for action, refusal in scene.some(scene.refused, TRIED):
        if state.why_not(action) != refusal:
            yield f"{action!r} is refused by {refusal!r}, and why_not says {state.why_not(action)!r}."
        try:
            state.apply(action)
        except IllegalAction as error:
            if error.refusal != refusal or type(error) is not _error_for(scene, action):
                yield f"{action!r} is refused by {refusal!r}, and raised {error!r}."
        else:
            yield f"{action!r} was carried out, though refused by: {refusal}"
    if state.digest() != before:
        yield "The state has changed."


def _error_for(scene: Scene, action: Action) -> type[IllegalAction]:
    ask = scene.state.decision
    if ask is None:
        return GameOver
    return IllegalAction if type(action) in scene.state.rules.interrupts or ask.may(action.seat) else NotYourTurn


def what_is_listed_can_be_done(scene: Scene) -> Iterator[str]:
    """Every listed action can be carried out, and leads to a sound state; this state stays as it was."""
    before = scene.state.digest()
    for action in scene.all_legal:
        after, _ = scene.state.apply(action)
        for law in STEP_LAWS:
            for complaint in law(after):
                yield f"After {action!r}: {complaint}"
    if scene.state.digest() != before:
        yield "The state has changed."


def the_listed_action_is_carried_out(scene: Scene) -> Iterator[str]:
    """What equals a listed action does what that one does, whatever object it is; its own values go nowhere."""
    for action in scene.some(scene.all_legal, 12):
        done = scene.state.apply(action)
        for other in variants(action):
            if scene.state.why_not(other) is not None:
                yield f"{other!r} equals {action!r}, and is refused."
            again = scene.state.apply(other)
            if again != done or again.state.digest() != done.state.digest():
                yield f"{other!r} equals {action!r}, and does something else."


def what_is_no_action_is_refused(scene: Scene) -> Iterator[str]:
    """What is no action of this game, of no seat, or holds what cannot be there, is refused like an illegal action."""
    strangers: list[Any] = [None, "pass", 5, (), Stranger(scene.state.seats[0])]
    for action in scene.some(scene.all_legal, 4):
        strangers += impostors(action, len(scene.state.seats))
    for stranger in strangers:
        try:
            scene.state.apply(stranger)
        except IllegalAction as error:
            if scene.state.why_not(stranger) != error.refusal:
                yield f"{stranger!r} raised {error!r}, and why_not says {scene.state.why_not(stranger)!r}."
        else:
            yield f"{stranger!r} was carried out."


def an_unknown_seat_is_refused(scene: Scene) -> Iterator[str]:
    """A seat that is not at the table has no actions and no view."""
    strangers: list[Any] = [-1, len(scene.state.seats), "0", True, 0.0]
    for seat in strangers:
        for ask in (scene.state.legal_actions, scene.state.view, scene.state.seat_name):
            try:
                ask(seat)
            except SeatError:
                continue
            yield f"{ask.__name__}({seat!r}) was answered."


def time_up_means_a_legal_action(scene: Scene) -> Iterator[str]:
    """For a seat that is waited for there is a legal action to play when its time is up, the same by its own view."""
    for seat in scene.state.seats:
        if seat in scene.state.waiting_on:
            action = scene.state.default_action(seat)
            if action not in scene.legal[seat]:
                yield f"Seat {seat} would play {action!r}, which is not legal."
            if scene.view(seat).default_action(seat) != action:
                yield f"Seat {seat} would play {action!r}, but something else by its own view."
            continue
        try:
            scene.state.default_action(seat)
        except NotYourTurn:
            continue
        yield f"Seat {seat} is not waited for, and has an action when its time is up."


def what_is_asked_is_said(scene: Scene) -> Iterator[str]:
    """A decision has a question in words, and a rule that asks it; an outcome has a reason and a rule."""
    state = scene.state
    if state.outcome is not None:
        if state.outcome.rule not in scene.rulebook or not state.outcome.reason:
            yield repr(state.outcome)
        if not set(state.outcome.winners) <= set(state.seats):
            yield f"These have won: {state.outcome.winners}."
        if state.outcome.scores is not None and len(state.outcome.scores) != len(state.seats):
            yield f"There are {len(state.outcome.scores)} scores."
    if state.decision is not None and (state.decision.rule not in scene.rulebook or not state.decision.prompt.strip()):
        yield f"{state.decision.kind}: {state.decision.prompt!r} by {state.decision.rule}"


def a_view_cannot_be_played_on(scene: Scene) -> Iterator[str]:
    """An action cannot be carried out on a view, nor another seat's actions be listed there."""
    for seat in scene.viewers:
        view = scene.view(seat)
        tries: list[tuple[Callable[[Any], Any], Any]] = [(view.apply, action) for action in scene.all_legal[:1]]
        for other in scene.state.seats:
            if other != seat:
                tries += [(view.legal_actions, other), (view.view, other)]
        for ask, argument in tries:
            try:
                ask(argument)
            except ViewError:
                continue
            yield f"On the view of seat {seat}, {ask.__name__}({argument!r}) was answered."


def _said(actions: Iterable[Action]) -> str:
    return ", ".join(sorted(map(str, actions)))


MOMENT_LAWS = (
    the_listing_of_all_is_the_listings_of_each,
    listing_and_explanation_agree,
    every_refusal_cites_a_rule,
    a_refused_action_raises_its_refusal_and_changes_nothing,
    what_is_listed_can_be_done,
    the_listed_action_is_carried_out,
    what_is_no_action_is_refused,
    an_unknown_seat_is_refused,
    time_up_means_a_legal_action,
    what_is_asked_is_said,
    a_view_cannot_be_played_on,
)
