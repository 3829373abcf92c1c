"""Two identical Relics for a missing one: the count against every way there is to assign the tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rlyeh_rules.last_relic import Pair, Relic, Summoning, summoning

KINDS = "ABCDEF"
MISSING = "-"
"""A Relic that is needed and that nothing serves for."""


def relics(text: str) -> tuple[Relic, ...]:
    """Relics by their letters."""
    return tuple(map(Relic, text))


# ------------------------------------------------------------------ every way there is


def without(held: str, tokens: str) -> str:
    """What is left of the tokens held."""
    for token in tokens:
        held = held.replace(token, "", 1)
    return held


def ways(held: str, need: str, exchanges: int) -> Iterator[tuple[str, ...]]:
    """Every way to serve for each Relic of the need: with one like it, with any two that are equal, or not at all."""
    if not need:
        yield ()
        return
    first, rest = need[0], need[1:]
    choices = [MISSING]
    choices += [first] if first in held else []
    choices += [kind * 2 for kind in sorted(set(held)) if held.count(kind) > 1 and exchanges]
    for choice in choices:
        left = without(held, choice) if choice != MISSING else held
        for others in ways(left, rest, exchanges - (len(choice) > 1)):
            yield (choice, *others)


@cache
def fewest_missing(held: str, need: str, exchanges: int) -> int:
    """How few of the need are missing in the best of all ways."""
    return min(way.count(MISSING) for way in ways(held, need, exchanges))


def holds(found: Summoning, held: str, need: str, *, single: bool) -> None:
    """What is found is one of the ways, and there is no better one."""
    used, missing = Counter(found.used), Counter(found.missing)
    stood_for = Counter(pair.stands_for for pair in found.pairs)
    assert used + stood_for + missing == Counter(need), "each Relic of the need is told of once"
    spent = used + Counter(pair.of for pair in found.pairs for _ in range(2))
    assert spent <= Counter(held), "no token serves twice"
    assert not single or len(found.pairs) <= 1
    assert len(found.missing) == fewest_missing(held, need, 1 if single else len(need))
    assert found.is_complete == (not found.missing)


# ------------------------------------------------------------------ against it

held_ones = st.text("ABCD", max_size=9).map(lambda text: "".join(sorted(text)))
needs = st.text("ABCDE", min_size=1, max_size=6).map(lambda text: "".join(sorted(text)))


@pytest.mark.rule("LR-9.1.4", "LR-R25", "LR-R26")
@given(held_ones, needs, st.booleans())
@example("AAABCDE", "ABCDEF", False)
@example("AAAAABCD", "ABCDEF", True)
def test_no_way_to_assign_the_tokens_is_better(held: str, need: str, single: bool) -> None:
    holds(summoning(relics(held), relics(need), single=single), held, need, single=single)


@pytest.mark.rule("LR-9.1.4", "LR-R25", "LR-R26")
@pytest.mark.parametrize("single", [False, True])
def test_no_way_is_better_for_all_small_holdings_and_needs(single: bool) -> None:
    holdings = ["".join(held) for size in range(8) for held in combinations_with_replacement("ABC", size)]
    needed = ["".join(need) for size in range(1, 5) for need in combinations_with_replacement("ABCD", size)]
    assert (len(holdings), len(needed)) == (120, 69)

    for held, need in product(holdings, needed):
        holds(summoning(relics(held), relics(need), single=single), held, need, single=single)


@pytest.mark.rule("LR-R26")
@given(st.text(KINDS, max_size=15), st.text(KINDS, min_size=6, max_size=6))
def test_the_cult_wins_exactly_if_the_spare_pairs_make_up_for_what_is_missing(held: str, need: str) -> None:
    spare = sum(max(0, held.count(kind) - need.count(kind)) // 2 for kind in KINDS)
    lacking = sum(max(0, need.count(kind) - held.count(kind)) for kind in KINDS)

    assert summoning(relics(held), relics(need)).is_complete is (spare >= lacking)


@pytest.mark.rule("LR-R25", "LR-R26")
@given(st.text(KINDS, max_size=15), st.text(KINDS, min_size=6, max_size=6))
def test_with_the_option_one_spare_pair_makes_up_for_one_that_is_missing(held: str, need: str) -> None:
    spare = sum(max(0, held.count(kind) - need.count(kind)) // 2 for kind in KINDS)
    lacking = sum(max(0, need.count(kind) - held.count(kind)) for kind in KINDS)

    assert summoning(relics(held), relics(need), single=True).is_complete is (min(spare, 1) >= lacking)


@pytest.mark.rule("LR-R26")
@given(held_ones, needs, st.booleans(), st.randoms(use_true_random=False))
def test_the_order_of_the_tokens_does_not_matter(held: str, need: str, single: bool, random: Random) -> None:
    mixed = list(held)
    random.shuffle(mixed)

    assert summoning(relics("".join(mixed)), relics(need), single=single) == summoning(
        relics(held), relics(need), single=single
    )


# ------------------------------------------------------------------ the worked cases


@pytest.mark.rule("LR-R26")
@pytest.mark.parametrize(
    ("held", "wins"), [("AABCDE", False), ("AAABCDE", True), ("AAAAABCD", True), ("AABBCDEF", True)]
)
def test_the_worked_cases_of_the_ruling(held: str, wins: bool) -> None:
    assert summoning(relics(held), relics("ABCDEF")).is_complete is wins


@pytest.mark.rule("LR-9.1.4")
@pytest.mark.parametrize(("held", "missing"), [("ABCDEEE", ""), ("ABCDEE", "F"), ("ABCDE", "F"), ("", "ABCDEF")])
def test_what_is_missing_still(held: str, missing: str) -> None:
    assert summoning(relics(held), relics("ABCDEF")).missing == relics(missing)


@pytest.mark.rule("LR-R25")
@pytest.mark.parametrize(("single", "pairs", "missing"), [(False, "EF", ""), (True, "E", "F")])
def test_the_option_allows_a_single_exchange(single: bool, pairs: str, missing: str) -> None:
    found = summoning(relics("AAAAABCD"), relics("ABCDEF"), single=single)

    assert found.pairs == tuple(Pair(Relic("A"), kind) for kind in relics(pairs))
    assert found.missing == relics(missing)


@pytest.mark.rule("LR-R25")
def test_no_more_pairs_are_spent_than_relics_are_missing() -> None:
    found = summoning(relics("AAAAAABCDE"), relics("ABCDEF"))

    assert (found.used, found.pairs) == (relics("ABCDE"), (Pair(Relic("A"), Relic("F")),))


# ------------------------------------------------------------------ in words


@pytest.mark.rule("LR-9.1.4", "LR-R26")
@pytest.mark.parametrize(
    ("held", "need", "sentence"),
    [
        ("ABCDEF", "ABCDEF", "A, B, C, D, E and F as themselves."),
        ("ABCDEEE", "ABCDEF", "A, B, C, D and E as themselves; two E for F."),
        ("AAAAABCD", "ABCDEF", "A, B, C and D as themselves; two A for E; two A for F."),
        ("ABCDEE", "ABCDEF", "A, B, C, D and E as themselves; missing: F."),
        ("BBB", "AABCCD", "B as themselves; two B for A; missing: A, C, C and D."),
        ("EE", "ABCDAB", "two E for A; missing: B, C, D, A and B."),
        ("", "AABBCC", "nothing; missing: A, A, B, B, C and C."),
    ],
)
def test_a_summoning_is_explained_in_a_sentence(held: str, need: str, sentence: str) -> None:
    assert summoning(relics(held), relics(need)).explain() == sentence
