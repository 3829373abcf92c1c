"""What a seat is sent depends on nothing that is hidden, byte for byte: the order of the two decks, and chance.

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
from rlyeh_rules import rising
from rlyeh_rules.kernel import HIDDEN, Action, ChanceGave, Event, Hideable, Seat
from rlyeh_rules.kernel.notation import fields_of
from rlyeh_rules.kernel.secrecy import declared_secrets
from rlyeh_rules.rising import RULES, Character, Content, Discovery, Foe, Insanity, Kind, Mythos, Relic, State, events

from .exchanges import CHANCE, Other, one_of_each
from .moments import QUESTIONS, moment
from .table import play, played, table

STEPS: Final = 3
"""How many actions are played from both."""
MOST: Final = 12
"""So many things are said of each kind."""
VIEWERS: Final = (Seat(0), Seat(2), None)

# ------------------------------------------------------------------ what is secret


@pytest.mark.rule("RR-26.5", "RR-1.3", "RR-22.1")
@pytest.mark.parametrize("name", QUESTIONS)
def test_everybody_sees_everything_but_the_two_decks(name: str) -> None:
    state = moment(name)
    for viewer in VIEWERS:
        view = state.view(viewer)
        assert set(view.mythos.deck) | set(view.discovery.deck) <= {HIDDEN}
        assert (len(view.mythos.deck), len(view.discovery.deck)) == (len(state.mythos.deck), len(state.discovery.deck))
        assert (view.team, view.enemies, view.parts, view.board, view.turn) == (
            state.team,
            state.enemies,
            state.parts,
            state.board,
            state.turn,
        )
        assert (view.agenda, view.outcome, view.setup) == (state.agenda, state.outcome, state.setup)
        assert (view.mythos.discard, view.mythos.playing) == (state.mythos.discard, state.mythos.playing)
        assert (view.discovery.discard, view.discovery.drawn) == (state.discovery.discard, state.discovery.drawn)


@pytest.mark.rule("RR-26.5")
def test_no_step_no_action_and_no_event_holds_a_secret() -> None:
    secret = [
        line.split()[0]
        for line in declared_secrets(State, rising.Step, rising.Action, rising.Event)
        if "secret" in line
    ]
    assert secret == ["DiscoveryPiles.deck", "MythosPiles.deck", "State.chance"]


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


def told_of(happened: tuple[Event, ...], state: State, viewer: Seat | None) -> list[tuple[str, str]]:
    """What a seat is told of what has happened."""
    seen = [event.seen_by(viewer) for event in happened]
    return [(rr.dumps(event), event.describe(state.view(viewer))) for event in seen]


@cache
def lines(content: Content) -> tuple[str, ...]:
    """Something of every kind that can be said, and much that cannot; with the names of things of every kind."""
    ids: dict[Any, list[str]] = {
        Mythos: list(map(str, content.myths)),
        Discovery: list(map(str, content.finds)),
        Character: [*map(str, content.boards)][:3],
        Foe: ["cultist-1", "ghast-1", "head"],
        Kind: ["cultist", "gug"],
        Relic: ["salt-crown"],
        Insanity: ["masochism"],
    }
    said: list[str] = []
    for kind in RULES.actions:
        fields = {name: hint for name, hint in fields_of(kind).items() if f"{{{name}}}" in kind.says}
        values = [_values(hint, ids) for hint in fields.values()]
        chosen = islice(product(*values), MOST)
        says = kind.says.replace("[", "").replace("]", "")
        said += [says.format(**dict(zip(fields, one, strict=True))) for one in chosen]
    return tuple(said)


def _values(hint: Any, ids: dict[Any, list[str]]) -> list[str]:  # noqa: ANN401 - the type of a field
    if hint is Seat or hint is int:
        return [str(number) for number in range(4)]
    if hint is bool:
        return ["yes", "no"]
    if isinstance(hint, type) and issubclass(hint, enum.StrEnum):
        return [str(value) for value in hint]
    if isinstance(hint, type) and issubclass(hint, Hideable):
        return ids.get(hint, ["nobody"])
    return ["1"]


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


@pytest.mark.rule("RR-26.5", "RR-1.3", "RR-22.1")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", QUESTIONS)
def test_what_is_sent_depends_on_no_secret(name: str, viewer: Seat | None) -> None:
    state = moment(name)
    now = sent(state, viewer)
    found = one_of_each(state)
    for other in found:
        assert other.state.violations() == ()
        assert sent(other.state, viewer) == now, other.what
    assert len(found) >= 3


@pytest.mark.rule("RR-26.5")
@pytest.mark.parametrize("name", QUESTIONS[::4])
def test_what_is_said_of_wrong_actions_depends_on_no_secret(name: str) -> None:
    state = moment(name)
    other = one_of_each(state)[-1].state
    for seat in (Seat(0), Seat(1)):
        assert complaints(other, seat) == complaints(state, seat)
        assert complaints(other.view(seat), seat) == complaints(state.view(seat), seat)


# ------------------------------------------------------------------ in the course of play


def looks_alike(one: State, two: State, viewer: Seat | None) -> bool:
    """Whether a seat sees no difference; then it must not be told any either."""
    return one.view(viewer) == two.view(viewer)


def compare_course(state: State, other: Other, viewer: Seat | None, random: Random) -> int:
    """Play the same from both and compare what is sent and told, until the secret is out; how many actions."""
    one, two = state, other.state
    for number in range(STEPS):
        if one.is_over:
            return number
        action: Action = random.choice(one.legal_actions())
        (one, happened), (two, elsewhere) = one.apply(action), two.apply(action)
        gave = [event for event in (*happened, *elsewhere) if isinstance(event, ChanceGave)]
        if (other.what in {CHANCE, "all of it"} and gave) or not looks_alike(one, two, viewer):
            return number
        assert told_of(happened, one, viewer) == told_of(elsewhere, two, viewer), (other.what, str(action))
        assert sent(one, viewer) == sent(two, viewer), (other.what, str(action))
    return STEPS


@pytest.mark.rule("RR-26.5", "RR-16.1", "RR-22.2")
@pytest.mark.parametrize("viewer", [Seat(1), None])
@pytest.mark.parametrize("name", QUESTIONS)
def test_what_is_sent_later_on_depends_on_no_secret(name: str, viewer: Seat | None) -> None:
    random = Random(name)  # noqa: S311 - a game, not a secret
    state = moment(name)
    steps = [compare_course(state, other, viewer, random) for other in one_of_each(state)]
    assert sum(steps) >= 1


# ------------------------------------------------------------------ cards that come and go


@pytest.mark.rule("RR-16.1", "RR-26.5")
def test_a_card_that_is_drawn_is_known_to_all() -> None:
    state, happened = played(table(2, mythos=["torches-below", "the-ring-closes"]), "end actions")
    drawn = [event for event in happened if isinstance(event, events.MythosDrawn)]
    assert [event.card for event in drawn] == ["torches-below"]
    for viewer in (Seat(0), Seat(1), None):
        assert [event.seen_by(viewer) for event in drawn] == drawn
    assert state.view(None).mythos.deck == (HIDDEN,)


@pytest.mark.rule("RR-19.3", "RR-R34")
def test_of_a_shuffle_all_are_told_how_many_cards_there_are_and_nobody_in_which_order() -> None:
    cards = ["torches-below", "the-ring-closes", "the-hand-descends", "the-long-procession"]
    told: set[Event] = set()
    drawn: set[str] = set()
    for seed in range(8):
        state = table(2, mythos=[], discard=cards, chance=seed)
        _, happened = played(state, "end actions")
        told |= {event.seen_by(None) for event in happened if isinstance(event, events.MythosReshuffled)}
        drawn |= {str(event.card) for event in happened if isinstance(event, events.MythosDrawn)}
    assert told == {events.MythosReshuffled(4)}
    assert len(drawn) > 1


@pytest.mark.rule("RR-26.5")
def test_who_sees_the_whole_truth_is_sent_another_one() -> None:
    """So that the tests above compare something."""
    state = table(2, mythos=["torches-below", "the-hand-descends"])
    for other in one_of_each(state):
        assert rr.dumps(other.state) != rr.dumps(state)
        drawn = play(other.state, "end actions").mythos.discard
        assert (drawn == ("torches-below",)) is ("Mythos" not in other.what and other.what != "all of it")
