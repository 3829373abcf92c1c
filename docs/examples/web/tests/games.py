"""Whole games by clicking, held step by step against the same game played beside them."""

from collections.abc import Mapping

from playwright.sync_api import expect

import rlyeh_rules as rr

from .table import Made, Person, data

__all__ = ["check_frames", "play"]


def play(made: Made, people: Mapping[int, Person], *, steps: int | None = None, bot: rr.bots.Bot | None = None) -> int:
    """Play to the end, or so many steps: a bot says what, the page is clicked.

    Every other action is done on the board, where something there takes part in it; the others in the list.

    Returns:
        How many were done on the board.
    """
    match, chooser, whims = made.match, bot or rr.bots.GreedyBot(), rr.Chance(1)
    on_board = done = 0
    while not match.state.is_over and done != steps:
        seat = match.state.waiting_on[0]
        person = people[seat]
        person.sees(len(match.history))
        view = match.state.view(seat)
        legal = view.legal_actions(seat)
        assert sorted(person.choices()) == sorted(map(str, legal))
        action = chooser.choose(view, legal, whims)
        if done % 2 and person.take_on_board(action.describe(view)):
            on_board += 1
        else:
            person.take(str(action))
        match.play(action)
        done += 1
        person.sees(len(match.history))
    for person in people.values():
        person.sees(len(match.history))
    if match.state.is_over:
        for person in people.values():
            expect(person.page.get_by_role("heading", name="The game is over")).to_be_visible()
    return on_board


# --8<-- [start:frames]
def check_frames(made: Made, seat: int | None, person: Person) -> None:
    """Nothing that a page was sent holds more than its seat may see: every frame is what the game shows that seat."""
    states = made.match.states()
    secrets = [one for at, one in enumerate(made.secrets) if at != seat and one]
    screens = person.received("screen")
    assert screens
    for screen in screens:
        revision: int = screen["revision"]
        view = states[revision].view(seat)
        assert screen["view"] == data(view)
        assert screen["board"] == str(view)
        legal = [] if seat is None else [str(one) for one in view.legal_actions(seat)]
        assert [one["notation"] for one in screen["choices"]] == legal
    told = [
        (line["number"], line["text"], line["event"]) for news in person.received("news") for line in news["events"]
    ]
    shown = made.match.events(seat)
    assert [number for number, _, _ in told] == [number for number, _ in shown]
    last = made.match.view(rr.Seat(seat) if seat is not None else None)
    for (_, text, event), (_, expected) in zip(told, shown, strict=True):
        assert event == data(expected)
        assert text == expected.describe(last)
    for frame in person.frames:
        assert not any(secret in str(frame) for secret in secrets)
    assert {frame["type"] for frame in person.frames} <= {"welcome", "screen", "news", "done", "error", "seats", "pong"}


# --8<-- [end:frames]
