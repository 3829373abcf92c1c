"""Two people play whole games in two browsers, by clicking."""

import pytest

import rlyeh_rules as rr

from .conftest import Sit
from .games import check_frames, play
from .table import Server, data

GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("seals", 7, {"id_cards": True, "elder_god": "Yog-Sothoth"}),
    ("last_relic", 2, {}),
]


@pytest.mark.parametrize(("game", "seed", "options"), GAMES)
def test_two_people_play_a_whole_game_and_neither_page_is_sent_a_secret(
    server: Server, sit: Sit, game: str, seed: int, options: dict[str, object]
) -> None:
    made = server.make(game, ["Sean", "Sarah"], seed=seed, options=options)
    people = {seat: sit(made.link(seat)) for seat in (0, 1)}
    looker = sit(made.link(None))
    on_board = play(made, people)
    assert made.match.state.is_over
    assert on_board > len(made.match.history) // 4, "the board itself can be played on"
    looker.sees(len(made.match.history))
    for seat, person in [*people.items(), (None, looker)]:
        check_frames(made, seat, person)


def test_a_frame_that_holds_more_than_its_seat_may_see_would_be_found(server: Server, sit: Sit) -> None:
    made = server.make("seals", ["Sean", "Sarah"], seed=7)
    people = {seat: sit(made.link(seat)) for seat in (0, 1)}
    play(made, people, steps=2)
    for person in people.values():
        check_frames(made, 0 if person is people[0] else 1, person)
    screen = people[0].received("screen")[-1]
    for leak in (
        {**screen, "view": data(made.match.state.view(rr.Seat(1)))},
        {**screen, "board": str(made.match.state)},
        {"type": "news", "events": [{"number": 1, "text": "", "event": data(made.match.events(rr.Seat(1))[-1][1])}]},
        {"type": "seats", "seats": [{"seat": 1, "secret": made.secrets[1]}]},
    ):
        people[0].frames.append(leak)
        with pytest.raises(AssertionError):
            check_frames(made, 0, people[0])
        people[0].frames.remove(leak)
    check_frames(made, 0, people[0])
