"""How a game is named: by its name, by itself, or by the class of its states."""

from __future__ import annotations

import pytest

from rlyeh_rules import Match, SetupError, State, games, load_content, new_game, rulebook, seals
from tests.lantern import GAME
from tests.lantern import State as LanternState


def test_a_game_is_named_by_its_name_by_itself_or_by_its_state() -> None:
    by_name = new_game("seals", seed=1)
    assert new_game(games()["seals"], seed=1) == new_game(seals.State, seed=1) == by_name
    assert Match.new(seals.State, seed=1).state == by_name
    assert rulebook(seals.State) is rulebook("seals")
    assert new_game(GAME, seed=1).game == "lantern"


@pytest.mark.parametrize("name", ["chess", "", State, LanternState, int, 5, None], ids=repr)
def test_what_names_no_game_is_refused(name: object) -> None:
    with pytest.raises(SetupError, match=r"^There is no game .*; there is only seals\.$"):
        new_game(name)  # type: ignore[call-overload]


def test_the_state_of_a_game_that_only_borrows_its_name_is_refused() -> None:
    impostor = type("State", (LanternState,), {"game": "seals"})
    with pytest.raises(SetupError, match=r"^There is no game <class .*State.*>; there is only seals\.$"):
        load_content(impostor, "mine.toml")
