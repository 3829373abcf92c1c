"""The schema document of a game: that it is one, where it lies, and what stands in it."""

from __future__ import annotations

import enum
import json
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from typing import Annotated, Any

import pytest
from jsonschema import Draft202012Validator

import rlyeh_rules as rr
from rlyeh_rules import Game, SetupError, games, seals
from rlyeh_rules.cli import main
from rlyeh_rules.codec import Entry, Table, Unread, Whole, reading
from rlyeh_rules.codec.names import FORMS
from rlyeh_rules.kernel import Event, Hideable, record
from rlyeh_rules.schemas.shapes import PLAIN, Shapes
from tests.lantern import GAME as LANTERN

BUILT_IN = [*games().values()]
GAMES = [*BUILT_IN, LANTERN]
KINDS = ["State", "View", "Action", "Event", "Decision", "Options", "Outcome", "Refusal", "Violation", "Save"]
NOT_LOADED = """
import sys
import rlyeh_rules as rr
rr.games()
print(*sorted(name for name in sys.modules if name.startswith(("cattrs", "rlyeh_rules.schemas"))))
rr.schema("seals")
print(*sorted(name for name in sys.modules if name.startswith(("rlyeh_rules.last_relic", "rlyeh_rules.schemas."))))
"""


@pytest.fixture(params=GAMES, ids=[game.name for game in GAMES])
def document(request: pytest.FixtureRequest) -> dict[str, Any]:
    game: Game = request.param
    return rr.schema(game)


def test_it_is_a_json_schema_of_draft_2020_12(document: dict[str, Any]) -> None:
    Draft202012Validator.check_schema(document)
    assert document["$schema"] == Draft202012Validator.META_SCHEMA["$id"]
    assert json.loads(json.dumps(document)) == document


@pytest.mark.parametrize("game", BUILT_IN, ids=[game.name for game in BUILT_IN])
def test_the_file_in_the_package_is_up_to_date(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    file = files(game.package) / "schema.json"
    assert main(["schema", game.name]) == 0
    printed = capsys.readouterr().out
    made_anew = f"make it anew: rlyeh schema {game.name} > src/rlyeh_rules/{game.name}/schema.json"
    assert file.read_text("utf-8") == printed, made_anew
    assert json.loads(printed) == rr.schema(game.name)


def test_what_a_caller_changes_is_nowhere_else() -> None:
    one, other = rr.schema("seals"), rr.schema("seals")
    assert one == other
    nodes = [id(node) for document in (one, other) for node in _nodes(document)]
    assert len(set(nodes)) == len(nodes)


def _nodes(node: object) -> Iterator[object]:
    if isinstance(node, dict | list):
        yield node
        for one in node.values() if isinstance(node, dict) else node:
            yield from _nodes(one)


def test_the_kinds_of_values_come_first_and_the_document_is_for_any_of_them(document: dict[str, Any]) -> None:
    assert list(document["$defs"])[: len(KINDS)] == KINDS
    assert document["anyOf"] == [{"$ref": f"#/$defs/{kind}"} for kind in KINDS]


def test_whatever_is_referred_to_is_there_and_whatever_is_there_is_referred_to(document: dict[str, Any]) -> None:
    references = {node["$ref"] for node in _nodes(document) if isinstance(node, dict) and "$ref" in node}
    assert references == {f"#/$defs/{name}" for name in document["$defs"]}


def test_every_definition_has_a_title_of_its_own_that_is_a_name_in_any_language(document: dict[str, Any]) -> None:
    titles = [schema["title"] for schema in document["$defs"].values()]
    assert len(set(titles)) == len(titles)
    assert [title for title in titles if not title.isidentifier() or not title[0].isupper()] == []


@pytest.mark.parametrize("game", BUILT_IN, ids=[game.name for game in BUILT_IN])
def test_every_class_and_every_field_says_what_it_is(game: Game) -> None:
    document = rr.schema(game)
    silent = [name for name, schema in document["$defs"].items() if not schema.get("description")]
    for name, schema in document["$defs"].items():
        fields = schema.get("properties", {}).items()
        silent += [f"{name}.{field}" for field, one in fields if field != "type" and not one.get("description")]
    assert silent == []


def test_words_are_those_of_the_docstrings() -> None:
    markers = rr.schema("seals")["$defs"]["seals.Markers"]
    assert markers["description"] == (
        "Influence markers; the two kinds stay distinguishable (SC-1.3), each is worth 1 (SC-4.5)."
    )
    assert markers["properties"]["cultist"]["description"] == "How many Cultist markers, 0 to 4."


def test_a_field_of_a_base_has_the_words_of_the_base() -> None:
    bid = rr.schema("seals")["$defs"]["seals.Bid"]
    assert bid["properties"]["seat"]["description"] == "Whose action it is."


def test_an_option_is_described_as_in_a_lobby() -> None:
    for game in BUILT_IN:
        properties = rr.schema(game)["$defs"]["Options"]["properties"]
        for choice in game.choices:
            assert properties[choice.name]["description"] == f"{choice.meaning} ({choice.rule})"
            assert properties[choice.name]["default"] == choice.default


def test_where_a_thing_may_lie_face_down_it_may_be_a_question_mark_and_nowhere_else() -> None:
    document = rr.schema("seals")
    fields = document["$defs"]["seals.Player"]["properties"]
    hidden_or_card = [{"$ref": "#/$defs/kernel.Hidden"}, {"$ref": "#/$defs/seals.Card"}]
    assert fields["hand"]["items"] == {"anyOf": hidden_or_card}
    assert document["$defs"]["seals.UseGate"]["properties"]["half"]["allOf"] == hidden_or_card[1:]
    assert document["$defs"]["seals.Card"]["not"] == {"const": "?"}


@pytest.mark.parametrize("name", ["seals", games()["seals"], seals.State])
def test_the_game_may_be_named_in_any_way(name: str | Game | type[seals.State]) -> None:
    assert rr.schema(name)["$id"] == "urn:rlyeh-rules:seals:1"


def test_a_game_that_there_is_not_has_no_schema() -> None:
    with pytest.raises(SetupError, match=r"^There is no game 'chess'"):
        rr.schema("chess")


def test_nothing_of_it_is_imported_before_it_is_needed() -> None:
    found = subprocess.run([sys.executable, "-c", NOT_LOADED], capture_output=True, text=True, check=True)
    modules = ["document", "shapes", "words"]
    assert found.stdout == f"\n{' '.join(f'rlyeh_rules.schemas.{module}' for module in modules)}\n"


# ------------------------------------------------------------------ types that no game has yet


class Colour(enum.IntEnum):
    """A colour."""

    RED = 1


@record
class Odd:
    """Odd fields.

    Attributes:
        colour: what is painted.
        weight: how heavy, in
            kilogrammes.
        anything: whatever.
    """

    colour: Colour
    weight: float
    anything: tuple[Entry, ...]
    nothing: Annotated[int | None, "a note"] = None


def test_a_game_may_have_fields_of_any_type_that_is_read() -> None:
    shapes = Shapes(LANTERN)
    schema = shapes.record(Odd, title="Odd")
    assert schema["properties"] == {
        "colour": {"allOf": [{"$ref": "#/$defs/kernel.Colour"}], "description": "What is painted."},
        "weight": {"type": "number", "description": "How heavy, in kilogrammes."},
        "anything": {"type": "array", "items": {"type": "object"}, "description": "Whatever."},
        "nothing": {"anyOf": [PLAIN[int], {"type": "null"}], "default": None},
    }
    assert shapes.defs["kernel.Colour"] == {"title": "Colour", "description": "A colour.", "enum": [1]}


def test_a_type_that_cannot_be_read_has_no_schema() -> None:
    with pytest.raises(TypeError, match="there is no schema of such a field"):
        Shapes(LANTERN).of(bytes)


def test_a_class_may_have_the_name_of_a_kind_of_values(monkeypatch: pytest.MonkeyPatch) -> None:
    namesake = record(type("View", (Event,), {"game": "lantern", "__annotations__": {}}))
    monkeypatch.setitem(LANTERN.rules._kinds, Event, (namesake,))
    defs = rr.schema(LANTERN)["$defs"]
    assert (defs["View"]["title"], defs["lantern.View"]["title"]) == ("View", "LanternView")
    assert defs["Event"]["anyOf"] == [{"$ref": "#/$defs/lantern.View"}]


def test_a_game_whose_classes_have_no_docstrings_has_a_schema_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LANTERN.rules.state, "__doc__", None)
    defs = rr.schema(LANTERN)["$defs"]
    assert "description" not in defs["State"]
    assert defs["View"]["description"] == "As one seat sees it, or a spectator (viewer null)."


def test_every_plain_type_of_the_reader_has_a_schema() -> None:
    assert PLAIN.keys() == {kind for kind, _ in reading._PLAIN}
    assert {Whole, Table, Entry, Unread, Hideable} < PLAIN.keys()


def test_every_form_of_the_reader_has_a_schema() -> None:
    assert [form for _, form in FORMS if not hasattr(Shapes, form)] == []
