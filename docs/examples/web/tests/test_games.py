"""Two people play whole games in two browsers, by clicking."""

import pytest

from .conftest import Sit
from .games import check_frames, play
from .table import Server

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
