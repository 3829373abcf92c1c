"""How a game is named: by its name, by itself, or by the class of its states."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rlyeh_rules import (
    ChanceError,
    Game,
    Match,
    Scripted,
    SetupError,
    State,
    dumps,
    games,
    gate,
    last_relic,
    load_content,
    loads,
    new_game,
    register,
    rising,
    rulebook,
    seals,
)
from rlyeh_rules.games import open_game
from tests.lantern import GAME
from tests.lantern import State as LanternState

THERE_ARE = r"there are seals, last_relic, gate, rising\."
CONTROL = ("\0", "\n", "\x1b", "\x7f", "\x9b", "\u2028", "\u202e", "\u2067")


@pytest.mark.parametrize(
    ("name", "state"),
    [("seals", seals.State), ("last_relic", last_relic.State), ("gate", gate.State), ("rising", rising.State)],
)
def test_a_game_is_named_by_its_name_by_itself_or_by_its_state(name: str, state: type[State]) -> None:
    by_name = new_game(name, seed=1)
    assert by_name.game == name
    assert new_game(games()[name], seed=1) == new_game(state, seed=1) == by_name
    assert Match.new(state, seed=1).state == by_name
    assert rulebook(state) is rulebook(name)


def test_a_game_from_elsewhere_is_named_by_itself() -> None:
    assert new_game(GAME, seed=1).game == "lantern"


@pytest.mark.parametrize("name", ["chess", "", State, LanternState, int, 5, None], ids=repr)
def test_what_names_no_game_is_refused(name: object) -> None:
    with pytest.raises(SetupError, match=rf"^There is no game .*; {THERE_ARE}$"):
        new_game(name)  # type: ignore[call-overload]


def test_the_state_of_a_game_that_only_borrows_its_name_is_refused() -> None:
    impostor = type("State", (LanternState,), {"game": "seals"})
    with pytest.raises(SetupError, match=rf"^There is no game <class .*State.*>; {THERE_ARE}$"):
        load_content(impostor, "mine.toml")


@pytest.mark.parametrize("name", [[], {}, 10**5_000], ids=["list", "dict", "huge"])
def test_what_cannot_even_be_looked_up_is_refused(name: object) -> None:
    with pytest.raises(SetupError, match=r"^There is no game "):
        rulebook(name)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("x" * 101, "A name has at most 100 characters."),
        *[(f"Se{mark}an", "A name stands on one line; one of these holds a control character.") for mark in CONTROL],
    ],
    ids=["long", *map(repr, CONTROL)],
)
def test_a_name_that_no_screen_can_show_is_refused(name: str, why: str) -> None:
    with pytest.raises(SetupError) as caught:
        new_game("seals", players=[name, "Sarah"])
    assert str(caught.value) == why


@pytest.mark.parametrize("name", ["x" * 100, "Seán 五郎", "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{PERSONAL COMPUTER}"])
def test_a_name_may_be_in_any_script(name: str) -> None:
    assert new_game("seals", players=[name, "Sarah"]).seat_name(0) == name


@pytest.mark.parametrize(
    ("seed", "kept"),
    [(-5, -5), (2**64 - 1, 2**64 - 1), (2**64, 0), (-(10**5_000), 0)],
    ids=["below 0", "largest", "65 bits", "huge"],
)
def test_of_a_seed_of_more_than_64_bits_the_last_64_are_kept(seed: int, kept: int) -> None:
    opening = open_game(GAME, seed=seed)
    assert opening.seed == kept
    assert opening.state == new_game(GAME, seed=kept)


@pytest.mark.parametrize("seed", ["1", 1.0, True, [10**5_000]], ids=["text", "float", "bool", "huge"])
def test_a_seed_that_is_no_integer_is_refused(seed: object) -> None:
    with pytest.raises(SetupError, match=r"^A seed is an integer, not "):
        new_game("seals", seed=seed)  # type: ignore[call-overload]


# ------------------------------------------------------------------ options that clash


@pytest.mark.rule("LN-1.6")
@pytest.mark.parametrize("begin", [new_game, open_game, Match.new])
def test_options_that_do_not_go_with_the_number_of_seats_are_refused_by_their_rule(
    begin: Callable[..., object],
) -> None:
    with pytest.raises(SetupError) as caught:
        begin(GAME, options={"rounds": 6}, players=6)
    assert (caught.value.message, caught.value.rule) == ("A lamp of 6 rounds burns down too soon for 6.", "LN-1.6")


@pytest.mark.rule("LN-1.6")
@pytest.mark.parametrize(("rounds", "players"), [(6, 5), (12, 6)])
def test_each_of_them_goes_with_others(rounds: int, players: int) -> None:
    assert len(new_game(GAME, options={"rounds": rounds}, players=players).seats) == players


def test_they_are_refused_before_anything_is_dealt() -> None:
    with pytest.raises(SetupError, match=r"LN-1\.6"):
        new_game(GAME, options={"rounds": 6}, players=6, chance=Scripted([]))


@pytest.mark.parametrize("begin", [new_game, open_game, Match.new])
def test_what_is_no_chance_is_refused(begin: Callable[..., object]) -> None:
    with pytest.raises(ChanceError, match=r"^Random numbers come from a Chance, not from <class 'random\.Random'>"):
        begin("seals", chance=Random)


def test_a_game_that_says_nothing_of_it_refuses_no_options() -> None:
    rules = games()["seals"].rules
    assert [rules.refuses(rules.options(), seats) for seats in range(10)] == [None] * 10


# ------------------------------------------------------------------ registered


@pytest.fixture
def own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test registers is forgotten after it."""
    games_module: Any = import_module("rlyeh_rules.games")  # as an attribute of the package, it is the function
    monkeypatch.setattr(games_module, "_REGISTERED", {})


@pytest.mark.usefixtures("own_games")
def test_a_registered_game_is_known_by_its_name(tmp_path: Path) -> None:
    register(GAME)
    register(GAME)  # once more changes nothing

    assert list(games()) == ["seals", "last_relic", "gate", "rising", "lantern"]
    match = Match.new("lantern", seed=1)
    match.play(match.state.legal_actions()[0])
    match.save(tmp_path / "lantern.json")
    assert Match.load(tmp_path / "lantern.json").state == match.state
    assert loads(dumps(match.state), LanternState) == match.state
    assert new_game(LanternState, seed=1) == new_game("lantern", seed=1)


@pytest.mark.usefixtures("own_games")
@pytest.mark.parametrize("name", ["seals", "lantern"])
def test_a_name_that_another_game_has_cannot_be_registered(name: str) -> None:
    register(GAME)
    other = Game(name, title="Another", summary="", seats=range(1, 2), default_seats=1, seats_rule="", package="other")
    with pytest.raises(SetupError, match=rf"^There is another game called '{name}'\.$"):
        register(other)
    assert games()[name] is not other


@pytest.mark.usefixtures("own_games")
def test_the_name_of_an_installed_game_cannot_be_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    games_module: Any = import_module("rlyeh_rules.games")
    monkeypatch.setattr(games_module, "_installed", lambda: {"lantern": GAME})
    other = Game("lantern", title="Another", summary="", seats=range(1, 2), default_seats=1, seats_rule="", package="x")
    with pytest.raises(SetupError, match=r"^There is another game called 'lantern'\.$"):
        register(other)
    register(GAME)  # the installed one itself
    assert games()["lantern"] is GAME


@pytest.mark.parametrize(
    "what", ["seals", None, 1, seals.State, [10**5_000]], ids=["text", "none", "int", "state", "huge"]
)
def test_what_is_no_game_cannot_be_registered(what: object) -> None:
    with pytest.raises(SetupError, match=r" is no Game\.$"):
        register(what)  # type: ignore[arg-type]
