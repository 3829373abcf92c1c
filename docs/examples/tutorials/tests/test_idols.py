"""The tutorial's own game: it keeps every law, plays by its rules, and is found by name once it is installed."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from shutil import copytree

import pytest

import rlyeh_rules as rr
from docs.examples.tutorials.idols import GAME, Card, Player, State
from rlyeh_rules.kernel import BySeat, Chance, evolve
from rlyeh_rules.testing import check_game

FOLDER = Path(__file__).parents[1]


def offered(*cards: str) -> State:
    """What comes of these offers for an idol worth 6; nobody has any other card."""
    state = rr.new_game(GAME, seed=1)
    assert isinstance(state, State)
    state = evolve(state, players=BySeat([Player((Card(card),)) for card in cards]), idol=6)
    for seat, card in enumerate(cards):
        state, _ = state.apply(rr.parse_action(state, f"{seat}: offer {card}"))
    return state


def test_the_game_keeps_every_law() -> None:
    report = check_game(GAME, games=40)
    assert report.never_met == ()


@pytest.mark.parametrize(
    ("cards", "winners", "points"),
    [
        (("fishhook", "pearl", "tiara"), (2,), (0, 0, 6)),
        (("tiara", "candle", "tiara"), (1,), (0, 6, 0)),
        (("pearl", "pearl", "pearl"), (0, 1, 2), (0, 0, 0)),
    ],
)
def test_the_highest_offer_that_nobody_else_makes_takes_the_idol(
    cards: tuple[str, ...], winners: tuple[int, ...], points: tuple[int, ...]
) -> None:
    outcome = offered(*cards).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == (winners, points)


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    state = rr.new_game(GAME, seed=1, options={"idols": 3})
    missing = next(card for card in ("fishhook", "candle", "ledger", "pearl", "tiara") if card not in hand(state))
    refusal = state.why_not(rr.parse_action(state, f"0: offer {missing}"))
    assert refusal is not None
    assert refusal.rule == "II-2.2"
    assert refusal.message == f"You have no {missing.title()} in your hand."


def hand(state: rr.State) -> tuple[Card, ...]:
    assert isinstance(state, State)
    return state.players[0].hand


def test_nobody_sees_an_offer_before_all_have_made_one() -> None:
    state = rr.new_game(GAME, seed=1)
    first, second = (state.apply(action).state for action in state.legal_actions(0)[:2])
    assert first != second
    assert first.view(1) == second.view(1)


def test_to_show_offers_would_break_a_law(tmp_path: Path) -> None:
    """As the page says."""
    leaky = tmp_path / "leaky_idols"
    copytree(FOLDER / "idols", leaky)
    rules = leaky / "__init__.py"
    field = "offer: Annotated[Card | None, secret(to=OWNER)]"
    assert field in rules.read_text("utf-8")
    rules.write_text(rules.read_text("utf-8").replace(field, "offer: Annotated[Card | None, shown]"), "utf-8")
    said = ran(
        [str(tmp_path)],
        "from leaky_idols import GAME; from rlyeh_rules.testing import check_game, ConformanceError\n"
        "try: check_game(GAME, games=20)\nexcept ConformanceError as error: print(error)",
    )
    page = (FOLDER.parents[1] / "tutorials" / "own-game.md").read_text("utf-8")
    assert said.startswith("This law is broken: ")
    assert said in page


def test_an_idol_is_worth_one_to_six() -> None:
    for face in range(6):
        state = rr.new_game(GAME, seed=1, chance=Faces(face))
        assert isinstance(state, State)
        assert state.idol == face + 1


class Faces(Chance):
    """Shuffles by the seed, and rolls what was asked for."""

    def __init__(self, face: int) -> None:
        super().__init__()
        self._face = face

    def roll(self, count: int, sides: int = 6, what: str = "") -> tuple[int, ...]:
        faces = (self._face,) * count
        self.given += faces
        return faces


def test_too_few_cards_are_refused(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text((FOLDER / "idols" / "cards.toml").read_text("utf-8").replace("copies = 6", "copies = 1"), "utf-8")
    with pytest.raises(rr.ContentError, match="30 cards are needed"):
        rr.load_content(GAME, box)


@pytest.fixture
def installed(tmp_path: Path) -> list[str]:
    """Where Python looks once the game is installed: beside the package lies what pyproject.toml says of it."""
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text("utf-8"))["project"]
    info = tmp_path / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", "utf-8")
    (info / "entry_points.txt").write_text(
        "".join(
            f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
            for group, entries in project["entry-points"].items()
        ),
        "utf-8",
    )
    return [str(FOLDER), str(tmp_path)]


def ran(path: list[str], program: str) -> str:
    program = f"import sys; sys.path[:0] = {path!r}; {program}"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - a program of our own
    return done.stdout


def test_the_command_line_finds_it(installed: list[str]) -> None:
    said = ran(
        installed, "from rlyeh_rules.cli import main; main(['simulate', 'idols', '--games', '5', '--seed', '1'])"
    )
    assert said.startswith("Idols of Innsmouth: 5 games, seed 1\n")


def test_a_save_of_it_is_loaded_again(installed: list[str]) -> None:
    said = ran(
        installed,
        "import rlyeh_rules as rr; m = rr.Match.new('idols', seed=1); m.play(m.state.legal_actions()[0]); "
        "print(rr.loads(rr.dumps(m), rr.Match).state == m.state, type(m.state).__module__)",
    )
    assert said == "True idols\n"
