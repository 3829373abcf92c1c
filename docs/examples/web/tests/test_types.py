"""The declarations of src/types: they are what the schemas say, and whole games hold to them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import rlyeh_rules as rr

from .building import WEB, run

TYPES = WEB / "src" / "types"
PAGE = Path(__file__).parents[3] / "how-to" / "schema.md"
GAMES = [*rr.games()]
pytestmark = pytest.mark.usefixtures("page_folder")  # once the page is built, what is needed here is installed
TSC = str(WEB / "node_modules" / ".bin" / "tsc")
STRICT = ("--ignoreConfig", "--strict", "--noEmit", "--module", "esnext", "--moduleResolution", "bundler")


def recorded(name: str) -> Iterator[tuple[str, object]]:
    """What is written of a whole seeded game, with the type that it is to have; of its states and views every tenth."""
    match, bot, chance = rr.Match.new(name, seed=7), rr.bots.RandomBot(), rr.Chance(7)
    yield "Options", match.state.setup.options
    for number in count():
        state = match.state
        if number % 10 == 0 or state.is_over:
            yield from looks(match)
        if state.is_over:
            break
        yield "Decision", state.decision
        seat = state.waiting_on[0]
        actions = state.legal_actions(seat)
        yield from (("Action", action) for action in actions)
        match.play(bot.choose(match.view(seat), actions, chance))
    for watcher in (*match.state.seats, None):
        yield from (("Event", told.event) for told in match.events(watcher))
    yield "Outcome", match.state.outcome
    yield "Save", match


def looks(match: rr.Match) -> Iterator[tuple[str, object]]:
    yield "State", match.state
    yield from (("View", match.view(seat)) for seat in (*match.state.seats, None))


def literal(value: object) -> str:
    return json.dumps(value)


def wrong_ones(schema: dict[str, Any], right: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """An action with one thing wrong in it."""
    yield "an unknown tag", {**right, "type": f"{right['type']}!"}
    yield "an unknown field", {**right, "colour": "red"}
    for field in schema["$defs"][right["type"]]["properties"]:
        yield f"{field} is missing", {key: value for key, value in right.items() if key != field}
        yield f"{field} is of a wrong type", {**right, field: {"x": 1}}


def test_the_declarations_are_up_to_date(tmp_path: Path) -> None:
    code, said = run("node", "scripts/types.mjs", str(tmp_path))
    assert code == 0, said
    assert sorted(file.stem for file in TYPES.glob("*.ts")) == sorted(GAMES)
    for name in GAMES:
        made, kept = ((folder / f"{name}.ts").read_text("utf-8") for folder in (tmp_path, TYPES))
        assert kept == made, "make them anew: npm run types"


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_compiles_and_what_is_wrong_does_not(tmp_path: Path, name: str) -> None:
    schema = rr.schema(name)
    found: dict[str, dict[str, None]] = {}
    actions: dict[str, dict[str, Any]] = {}
    for kind, value in recorded(name):
        data = rr.to_data(value, defaults=True)
        found.setdefault(kind, {})[literal(data)] = None
        if kind == "Action":
            actions[data["type"]] = data
    assert found.keys() == {"State", "View", "Action", "Event", "Decision", "Options", "Outcome", "Save"}

    lines = [f"import type {{ {', '.join(found)} }} from {literal(str(TYPES / name))};"]
    for kind, literals in found.items():
        lines += [f"export const all{kind}: {kind}[] = [", *(f"{one}," for one in literals), "];"]
    for number, (why, wrong) in enumerate(one for right in actions.values() for one in wrong_ones(schema, right)):
        lines += [f"// @ts-expect-error {why}", f"export const wrong{number}: Action = {literal(wrong)};"]
    file = tmp_path / "recorded.ts"
    file.write_text("\n".join(lines), "utf-8")

    code, said = run(TSC, *STRICT, str(file))
    assert code == 0, said[:2_000]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["Action", "Event", "Decision"])
def test_a_family_is_told_apart_by_its_type(tmp_path: Path, name: str, kind: str) -> None:
    """Once every tag has been asked for, nothing is left; and with one forgotten, something is."""
    tags = [ref["$ref"].removeprefix("#/$defs/") for ref in rr.schema(name)["$defs"][kind]["anyOf"]]

    def program(known: list[str]) -> str:
        cases = "\n".join(f"    case {literal(tag)}:\n      return one.type;" for tag in known)
        return (
            f"import type {{ {kind} }} from {literal(str(TYPES / name))};\n"
            f"export function tagOf(one: {kind}): string {{\n  switch (one.type) {{\n{cases}\n  }}\n"
            f"  const nothing: never = one;\n  return nothing;\n}}\n"
        )

    whole, lacking = tmp_path / "whole.ts", tmp_path / "lacking.ts"
    whole.write_text(program(tags), "utf-8")
    lacking.write_text(program(tags[1:]), "utf-8")
    assert run(TSC, *STRICT, str(whole)) == (0, "")
    code, said = run(TSC, *STRICT, str(lacking))
    assert code != 0
    assert "is not assignable to type 'never'" in said


def test_the_example_on_the_page_compiles(tmp_path: Path) -> None:
    blocks = re.findall(r"^```ts\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert blocks
    file = tmp_path / "shown.ts"
    for block in blocks:
        file.write_text(block.replace("./types/", f"{TYPES}/"), "utf-8")
        assert run(TSC, *STRICT, str(file)) == (0, "")
