"""A digest: equal for equal states, on every machine, and for nothing else."""

from __future__ import annotations

import enum
import os
import subprocess
import sys

import attrs
import pytest

from rlyeh_rules.kernel import BySeat, evolve, record
from rlyeh_rules.kernel.digest import digest, flat
from tests.kernel.small import ANN, BLUE, RED, Ask, Bag, Put, Size, small


@record
class Everything:
    number: int
    word: str
    yes: bool
    nothing: None
    size: Size
    stones: tuple[object, ...]
    bags: BySeat[object]
    aside: int = attrs.field(default=0, eq=False)


class Step(enum.Enum):
    UP = 1


EVERYTHING = Everything(1, "dé", True, None, Size.SMALL, (RED, BLUE), BySeat([Bag((RED,)), Bag()]))


@record
class Nothing:
    """A record without fields."""


def test_a_value_is_flattened_to_lists_and_plain_values() -> None:
    flattened = ["Everything", 1, "dé", True, None, "small", ["red", "blue"], [["Bag", ["red"]], ["Bag", []]]]
    assert flat(EVERYTHING) == flattened
    assert flat(Nothing()) == ["Nothing"]
    assert flat(Step.UP) == 1
    assert {type(word) for word in flat((RED, Size.SMALL))} == {str}


def test_known_answers() -> None:
    """A change of these would part every log from its digests."""
    assert digest(EVERYTHING) == "65888acaa23c452476f8bcac95b46ebb"
    assert digest(Nothing()) == "97b8e3bc33e52d35da76479d50d8a28d"
    assert digest((1, "1", True, None)) == "8de70547430e1b6829a61b3a8b2ac428"


def test_a_digest_does_not_depend_on_the_process() -> None:
    code = "from tests.kernel.test_digest import *; print(digest(EVERYTHING), small().digest())"
    for seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        out = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
        assert out.split() == [digest(EVERYTHING), small().digest()]


@pytest.mark.parametrize(
    "other",
    [
        evolve(EVERYTHING, number=2),
        evolve(EVERYTHING, yes=1),
        evolve(EVERYTHING, word="d\u0065\u0301"),
        evolve(EVERYTHING, stones=(RED, BLUE, BLUE)),
        evolve(EVERYTHING, stones=((RED,), BLUE)),
        evolve(EVERYTHING, bags=BySeat([Bag(), Bag((RED,))])),
    ],
)
def test_what_is_different_has_another_digest(other: Everything) -> None:
    assert digest(other) != digest(EVERYTHING)


def test_what_does_not_count_for_equality_does_not_count() -> None:
    assert digest(evolve(EVERYTHING, aside=5)) == digest(EVERYTHING)


def test_the_digest_of_a_state_counts_its_chance() -> None:
    assert evolve(small(), chance=2).digest() != small().digest()
    assert small().digest() == small().digest()
    assert len(small().digest()) == 32


def test_classes_with_the_same_fields_are_told_apart() -> None:
    assert digest(Ask(ANN)) != digest(evolve(Put(ANN, RED, 1)))
