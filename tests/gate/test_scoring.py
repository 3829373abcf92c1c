"""The score of an incantation: opposites, neutrals, beasts, the Elder Sign, Artifacts, and what directions change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rlyeh_rules.gate import ArtifactFacts, BeastCount, Direction, DirectionFacts, Mythos, MythosFacts, Sigil
from rlyeh_rules.gate.scoring import CLOSED, Score, score, value, values

from .table import LETTERS, STAND_IN, facts_of, mythos, shipped

ITHAQUA, ZHAR, BOKRUG, DAGON = Sigil
ARTIFACTS: Final = {facts.id: facts for facts in shipped().artifacts}
DIRECTIONS: Final = {str(facts.id): facts for facts in shipped().necronomicon if not facts.cover}


def facts(word: str) -> MythosFacts | ArtifactFacts:
    """What stands on a card, written as at the table."""
    card = mythos(word)
    return ARTIFACTS[card] if card in ARTIFACTS else facts_of(card, 1)


def scored(text: str, target: Sigil = ITHAQUA, direction: str | None = None) -> Score:
    """What some cards come to."""
    book = None if direction is None else DIRECTIONS[direction]
    return score([facts(word) for word in text.split()], target, book)


def counted(word: str, target: Sigil = ITHAQUA, direction: str | None = None) -> int:
    """What one card counts."""
    return value(facts(word), target, None if direction is None else DIRECTIONS[direction])


# ------------------------------------------------------------------ targets, opposites, neutrals


@pytest.mark.rule("GR-7.3")
@pytest.mark.parametrize(
    ("seven", "net", "succeeds"),
    [
        ("I I I I B D D", 4, True),
        ("I I I B B D D", 3, False),
        ("I I I I I I I", 7, True),
        ("Z Z Z Z Z Z Z", -7, False),
    ],
)
def test_four_matches_after_deductions_succeed(seven: str, net: int, succeeds: bool) -> None:
    assert scored(seven) == Score(net, needed=4, beasts=0)
    assert scored(seven).succeeds is succeeds


@pytest.mark.rule("GR-7.4")
@pytest.mark.parametrize(("seven", "net", "succeeds"), [("I I I I I Z D", 4, True), ("I I I I I Z Z", 3, False)])
def test_each_opposite_card_takes_one_off(seven: str, net: int, succeeds: bool) -> None:
    assert (scored(seven).net, scored(seven).succeeds) == (net, succeeds)


@pytest.mark.rule("GR-7.5", "GR-R13")
@pytest.mark.parametrize(
    ("target", "seven"),
    [
        (ZHAR, "Z Z Z Z I B D"),
        (ITHAQUA, "I I I I Z B D"),
        (BOKRUG, "B B B B D I Z"),
        (DAGON, "D D D D B I Z"),
    ],
)
def test_the_gods_that_face_each_other_are_polar_opposites(target: Sigil, seven: str) -> None:
    assert scored(seven, target).net == 4 - 1


@pytest.mark.rule("GR-7.6", "GR-R13")
@pytest.mark.parametrize(
    ("target", "seven"),
    [
        (ITHAQUA, "I I I I B B D"),
        (ZHAR, "Z Z Z Z B B D"),
        (BOKRUG, "B B B B I Z Z"),
        (DAGON, "D D D D I I Z"),
    ],
)
def test_the_gods_beside_the_target_change_nothing(target: Sigil, seven: str) -> None:
    assert scored(seven, target).net == 4


@pytest.mark.rule("GR-R13")
def test_the_opposite_of_the_opposite_is_the_god_itself() -> None:
    assert [sigil.opposite for sigil in Sigil] == [ZHAR, ITHAQUA, DAGON, BOKRUG]


# ------------------------------------------------------------------ beasts


@pytest.mark.rule("GR-7.7", "GR-7.8", "GR-7.9", "GR-R14")
@pytest.mark.parametrize(
    ("seven", "net"),
    [
        ("I I I I/Z B B D", 4),
        ("I I I I B D B/D", 4),
        ("I I I I B D Z/B", 4),
        ("I I I I B D Z/D", 4),
        ("I I I I/D B B D", 4),
    ],
)
def test_a_beast_counts_once_by_its_best_sigil(seven: str, net: int) -> None:
    assert scored(seven) == Score(net, needed=4, beasts=1)


@pytest.mark.rule("GR-R14")
@pytest.mark.parametrize(
    ("beast", "by_target"),
    [
        ("I/Z", {ITHAQUA: 1, ZHAR: 1, BOKRUG: 0, DAGON: 0}),
        ("B/D", {ITHAQUA: 0, ZHAR: 0, BOKRUG: 1, DAGON: 1}),
        ("I/B", {ITHAQUA: 1, ZHAR: 0, BOKRUG: 1, DAGON: 0}),
        ("Z/D", {ITHAQUA: 0, ZHAR: 1, BOKRUG: 0, DAGON: 1}),
        ("Z/Z", {ITHAQUA: -1, ZHAR: 1, BOKRUG: 0, DAGON: 0}),
    ],
)
def test_a_beast_is_counted_afresh_for_each_target(beast: str, by_target: Mapping[Sigil, int]) -> None:
    assert by_target == {target: counted(beast, target) for target in Sigil}


# ------------------------------------------------------------------ the Elder Sign and Artifacts


@pytest.mark.rule("GR-11.2.1", "GR-R15")
@pytest.mark.parametrize(("seven", "net", "succeeds"), [("D D D E I I Z", 4, True), ("D D D E B I Z", 3, False)])
def test_the_elder_sign_is_one_match_from_which_opposites_deduct(seven: str, net: int, succeeds: bool) -> None:
    assert scored(seven, DAGON) == Score(net, needed=4, beasts=0)
    assert scored(seven, DAGON).succeeds is succeeds


@pytest.mark.rule("GR-11.2.2", "GR-R15")
@pytest.mark.parametrize("direction", [None, *DIRECTIONS])
def test_the_elder_sign_is_never_harmful_nor_worthless(direction: str | None) -> None:
    assert [counted("E", target, direction) for target in Sigil] == [1, 1, 1, 1]


@pytest.mark.rule("GR-R15")
def test_the_elder_sign_is_no_beast() -> None:
    assert scored("E E E").beasts == 0


@pytest.mark.rule("GR-13.2.3")
@pytest.mark.parametrize(("direction", "counts"), [(None, 0), ("two-in-the-open", 0), ("no-friends", -1)])
def test_an_artifact_is_a_neutral_card(direction: str | None, counts: int) -> None:
    assert counted("book-of-hsan", ITHAQUA, direction) == counts == counted("B", ITHAQUA, direction)


@pytest.mark.rule("GR-7.6")
def test_a_card_of_some_other_set_without_a_sigil_is_neutral() -> None:
    assert value(MythosFacts(Mythos("fog"), 1, STAND_IN), ITHAQUA) == 0


# ------------------------------------------------------------------ directions of the book


@pytest.mark.rule("GR-11.3.8")
@pytest.mark.parametrize(
    ("direction", "seven", "net", "needed"),
    [
        ("two-in-the-open", "I I I I/Z Z B D", 3, 4),
        ("six-are-enough", "I I I I B D", 4, 4),
        ("beasts-at-bay", "I I I I I/Z Z/B Z", 3, 4),
        ("beasts-unleashed", "I I I I Z Z I/Z", 5, 4),
        ("no-enemies", "I I I I I Z Z", 5, 5),
        ("no-friends", "I I I I I B Z", 3, 3),
        ("no-friends", "I I I I I Z/B B/D", 3, 3),
        ("a-higher-price", "I I I I I Z B", 4, 5),
    ],
)
def test_a_direction_says_what_cards_count_and_what_is_needed(
    direction: str, seven: str, net: int, needed: int
) -> None:
    found = scored(seven, ITHAQUA, direction)

    assert (found.net, found.needed) == (net, needed)
    assert found.succeeds is (net >= needed)


# ------------------------------------------------------------------ by the words of the rules alone

FACING: Final = {"I": "Z", "Z": "I", "B": "D", "D": "B"}


def by_the_rules(word: str, target: str, direction: DirectionFacts | None) -> int:
    """What a card counts, written from the texts of the rules and by nothing of the game."""
    if word == "E":
        return 1  # GR-11.2.1, GR-11.2.2
    letters = word.split("/") if "-" not in word else []
    opposite, neutral = (-1, 0) if direction is None else (direction.opposite, direction.neutral)
    if len(letters) == 2 and direction is not None and direction.beasts is BeastCount.NEUTRAL:
        return 0
    if target in letters:
        return 1  # GR-7.3, and GR-7.7 of a beast
    against = letters.count(FACING[target])
    if not against:
        return neutral  # GR-7.6, GR-7.8, GR-13.2.3
    if against == len(letters):
        return opposite  # GR-7.4
    return max(neutral, opposite)  # GR-7.9


LETTER = st.sampled_from("IZBD")
WORDS: Final = st.one_of(
    LETTER,
    st.tuples(LETTER, LETTER).map("/".join),
    st.just("E"),
    st.sampled_from(["book-of-hsan", "silver-key"]),
)
MADE_UP: Final = st.builds(
    DirectionFacts,
    id=st.just(Direction("made-up")),
    source=st.just(STAND_IN),
    needed=st.integers(1, 7),
    opposite=st.integers(-2, 0),
    neutral=st.integers(-1, 0),
    beasts=st.sampled_from(BeastCount),
)
BOOK: Final = st.one_of(st.none(), st.sampled_from([*DIRECTIONS.values()]), MADE_UP)


@pytest.mark.rule("GR-7.10", "GR-R14", "GR-R15")
@given(words=st.lists(WORDS, max_size=7), target=LETTER, direction=BOOK)
def test_the_net_is_the_sum_of_what_the_rules_say_of_each_card(
    words: list[str], target: str, direction: DirectionFacts | None
) -> None:
    sigil = LETTERS[target]
    expected = [by_the_rules(word, target, direction) for word in words]
    laid = [facts(word) for word in words]
    found = score(laid, sigil, direction)

    assert expected == [value(card, sigil, direction) for card in laid]
    assert sum(expected) == found.net
    assert (4 if direction is None else direction.needed) == found.needed
    assert sum("/" in word for word in words) == found.beasts
    assert found.succeeds is (found.net >= found.needed)
    if direction is None:
        assert set(expected) <= {-1, 0, 1}
        assert -7 <= found.net <= 7


@pytest.mark.rule("GR-7.10")
@given(words=st.sets(WORDS, min_size=1), direction=BOOK)
def test_the_table_of_a_card_set_says_the_same(words: set[str], direction: DirectionFacts | None) -> None:
    printed = [card for word in sorted(words) if isinstance(card := facts(word), MythosFacts)]
    tools = [mythos(word) for word in sorted(words) if "-" in word]
    table = values(printed, tools, direction)

    expected = {
        LETTERS[target]: {str(facts(word).id): by_the_rules(word, target, direction) for word in words}
        for target in "IZBD"
    }
    assert expected == {sigil: {str(card): worth for card, worth in row.items()} for sigil, row in table.items()}


@pytest.mark.rule("GR-7.10")
def test_a_card_set_knows_what_its_cards_count_under_every_direction() -> None:
    content = shipped()

    assert {CLOSED, *DIRECTIONS} == {str(name) for name in content.values}
    assert content.values[CLOSED][ITHAQUA][Mythos("zhar")] == -1
    assert content.values["no-enemies"][ITHAQUA][Mythos("zhar")] == 0
    assert content.values["no-friends"][ITHAQUA][Mythos("silver-key")] == -1
