"""Schema and reader refuse the same: every class of records of every game, field by field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import rlyeh_rules as rr
from rlyeh_rules import Game, SaveError, games
from rlyeh_rules.codec import LARGEST_NUMBER, LONGEST, TAG, kinds_of, name_of, reader
from rlyeh_rules.kernel import Step
from rlyeh_rules.match import Entry
from tests.lantern import GAME as LANTERN
from tests.schemas.classes import ROOTS, definition, example, record_classes

GAMES = [*games().values(), LANTERN]
NAMES = [game.name for game in GAMES]
A_NUMBER_TOO_FAR = LARGEST_NUMBER + 1
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, -LARGEST_NUMBER, LARGEST_NUMBER, A_NUMBER_TOO_FAR, -A_NUMBER_TOO_FAR, 1 << 80, 0.5,
    "", "?", "x", "full", [], [None], [True], [0], [0.5], ["?"], ["x"], [[]], [["?"]], [{}], {}, {TAG: "x"}, {"x": 1},
)  # fmt: skip
"""What is tried in every field: every kind of thing that JSON has. A whole number with a point, 2.0, is not among them:
a schema cannot tell it from 2."""


FAMILIES: dict[str, type[Any]] = {"Action": rr.Action, "Decision": rr.Decision, "Event": rr.Event, "Step": Step}


class Judge:
    """One class of records, and what schema and reader say of data as one of it.

    Args:
        game: whose class it is.
        document: the schema of the game.
        name: what the definition is called.
        kind: the class.
    """

    def __init__(self, game: Game, document: dict[str, Any], name: str, kind: type[Any]) -> None:
        self.game, self.name, self.kind = game, name, kind
        self.validator = Draft202012Validator(definition(document, name))
        self.example: dict[str, Any] = example(document, document["$defs"][name])
        self.filled: dict[str, Any] = example(document, document["$defs"][name], rows=1)
        self.required: list[str] = document["$defs"][name]["required"]

    def fits(self, data: object) -> bool:
        return self.validator.is_valid(data)

    def reads(self, data: dict[str, Any]) -> bool:
        as_part = TAG not in self.example and issubclass(self.kind, ROOTS)  # a part does not say what it is
        try:
            reader(self.game.rules).read(self.kind, {TAG: name_of(self.kind), **data} if as_part else data)
        except SaveError:
            return False
        return True

    def both_refuse(self, data: dict[str, Any]) -> bool:
        return not self.fits(data) and not self.reads(data)


def judges(game: Game) -> Iterator[Judge]:
    document = rr.schema(game)
    for name, kind in record_classes(game).items():
        yield Judge(game, document, name, kind)
    for root in (rr.Options, rr.Outcome, rr.Refusal, rr.Violation):
        kind = game.options if root is rr.Options else root
        yield Judge(game, document, root.__name__, kind)


@pytest.fixture(scope="module", params=GAMES, ids=NAMES)
def judged(request: pytest.FixtureRequest) -> tuple[Judge, ...]:
    return tuple(judges(request.param))


@pytest.fixture(params=GAMES, ids=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_every_class_that_can_be_read_has_a_definition_and_no_other_has(game: Game) -> None:
    document = rr.schema(game)
    of_the_table = {"SavedState", "kernel.Setup", "kernel.CardSet", name_of(game.rules.state)}
    roots = {ref["$ref"].removeprefix("#/$defs/") for ref in document["anyOf"]}
    objects = {name for name, schema in document["$defs"].items() if schema.get("type") == "object"}
    assert objects - of_the_table - roots == record_classes(game).keys()


def test_an_example_of_each_class_fits_and_is_read(judged: tuple[Judge, ...]) -> None:
    assert [judge.name for judge in judged if not judge.fits(judge.example) or not judge.reads(judge.example)] == []


def test_a_missing_field_is_refused_where_it_is_needed(judged: tuple[Judge, ...]) -> None:
    wrong = []
    for judge in judged:
        for name in judge.example:
            data = {key: value for key, value in judge.example.items() if key != name}
            if judge.fits(data) != judge.reads(data) or judge.fits(data) != (name not in judge.required):
                wrong.append((judge.name, name))
    assert wrong == []


def test_an_unknown_field_is_refused(judged: tuple[Judge, ...]) -> None:
    assert [judge.name for judge in judged if not judge.both_refuse({**judge.example, "colour": "red"})] == []


def test_of_all_that_a_field_could_hold_both_take_and_refuse_the_same(judged: tuple[Judge, ...]) -> None:
    wrong, never_refused = [], []
    for judge in judged:
        for name in judge.example.keys() - {TAG}:
            taken = 0
            for value in VALUES:
                data = {**judge.example, name: value}
                fits = judge.fits(data)
                taken += fits
                if fits != judge.reads(data):
                    wrong.append((judge.name, name, value, fits))
            if taken == len(VALUES):
                never_refused.append((judge.name, name))
    assert wrong == []
    assert never_refused == []


def test_a_row_may_not_be_longer_than_any_in_a_game(judged: tuple[Judge, ...]) -> None:
    rows = [(judge, name) for judge in judged for name, value in judge.filled.items() if isinstance(value, list)]
    bounded = [(judge, name) for judge, name in rows if judge.name not in {"kernel.Begun", "kernel.Played"}]
    assert bounded
    for judge, name in bounded:
        item = judge.filled[name]
        assert judge.fits(judge.filled)
        assert judge.reads(judge.filled)
        assert judge.both_refuse({**judge.filled, name: item * (LONGEST + 1)}), (judge.name, name)
    judge, name = bounded[0]
    longest = {**judge.filled, name: judge.filled[name] * LONGEST}
    assert judge.fits(longest)
    assert judge.reads(longest)


UNKNOWN: tuple[Any, ...] = ("x", "kernel.Nothing", "", None, 1)


def test_an_unknown_tag_is_refused(judged: tuple[Judge, ...]) -> None:
    tagged = [judge for judge in judged if TAG in judge.example]
    for judge in tagged:
        for tag in (f"{judge.example[TAG]}!", *UNKNOWN):
            assert judge.both_refuse({**judge.example, TAG: tag}), (judge.name, tag)


@pytest.mark.parametrize(("name", "base"), FAMILIES.items(), ids=FAMILIES)
def test_a_family_is_a_choice_of_its_classes_by_their_tags(game: Game, name: str, base: type[Any]) -> None:
    document = rr.schema(game)
    kinds = sorted(name_of(kind) for kind in kinds_of(game.rules, base))
    assert document["$defs"][name]["anyOf"] == [{"$ref": f"#/$defs/{kind}"} for kind in kinds]
    assert [document["$defs"][kind]["properties"][TAG] for kind in kinds] == [{"const": kind} for kind in kinds]
    validator = Draft202012Validator(definition(document, name))
    data = example(document, document["$defs"][kinds[-1]])
    assert validator.is_valid(data)
    for tag in (f"{kinds[-1]}!", *UNKNOWN):
        assert not validator.is_valid({**data, TAG: tag})
        with pytest.raises(SaveError):
            reader(game.rules).read(base, {**data, TAG: tag})


def test_an_action_is_no_event_and_no_decision(game: Game) -> None:
    document = rr.schema(game)
    for name in ("Action", "Decision", "Event"):
        one = example(document, document["$defs"][name_of(kinds_of(game.rules, FAMILIES[name])[0])])
        fitting = [
            other
            for other in ("Action", "Decision", "Event")
            if Draft202012Validator(definition(document, other)).is_valid(one)
        ]
        assert fitting == [name]


def test_a_log_entry_of_each_kind_is_read_as_one(game: Game) -> None:
    document = rr.schema(game)
    for kind in kinds_of(None, Entry):
        data = example(document, document["$defs"][name_of(kind)])
        assert isinstance(reader(game.rules).read(Entry, data), kind)
