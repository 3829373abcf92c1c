"""Contents: with the Incantations of a set the game can be won."""

from __future__ import annotations

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import PARTS, HalfFacts, HalfKind, Incantation, Space
from rlyeh_rules.rising.traits import MoreRange

from .card_sets import faults
from .table import shipped

ITEM = HalfFacts(HalfKind.ITEM, standing=(MoreRange(),))
HEAD, LEFT_LEG, RIGHT_LEG, LEFT_ARM, RIGHT_ARM = (
    Space.HEAD,
    Space.LEFT_LEG,
    Space.RIGHT_LEG,
    Space.LEFT_ARM,
    Space.RIGHT_ARM,
)


@pytest.mark.rule("RR-5.14")
@pytest.mark.parametrize(
    ("opened", "found"),
    [
        ((HEAD, LEFT_LEG, RIGHT_LEG), []),
        (
            (LEFT_LEG, RIGHT_LEG, LEFT_ARM),
            ["discovery: no Incantation opens the Head, so that nobody could win (RR-5.14)"],
        ),
        ((HEAD, LEFT_LEG), ["discovery: the Incantations open fewer than 2 parts besides the Head (RR-5.14)"]),
    ],
)
def test_with_the_incantations_of_a_set_the_game_can_be_won(opened: tuple[Space, ...], found: list[str]) -> None:
    cards = [
        evolve(card, left=HalfFacts(HalfKind.CONDITION, incantation=Incantation(part, 1)), right=ITEM)
        for card, part in zip(shipped().discovery, opened, strict=False)
    ]

    assert faults(custom=True, discovery=cards) == found


@pytest.mark.rule("RR-5.14", "RR-5.7")
@pytest.mark.parametrize(
    ("cards", "can_win"),
    [
        (((HEAD, LEFT_LEG), (HEAD, RIGHT_LEG), (LEFT_LEG, LEFT_ARM)), True),
        (((HEAD, LEFT_LEG), (HEAD, RIGHT_LEG)), False),
        (((HEAD, LEFT_LEG), (LEFT_LEG, RIGHT_LEG)), False),
        (((HEAD, LEFT_LEG), (RIGHT_LEG, RIGHT_LEG), (RIGHT_LEG, RIGHT_LEG)), False),
        (((HEAD, HEAD), (LEFT_LEG, RIGHT_LEG)), False),
        (((HEAD, LEFT_LEG), (HEAD, HEAD), (RIGHT_LEG, RIGHT_LEG)), True),
    ],
)
def test_a_card_opens_one_part_only_since_it_stays_there(cards: tuple[tuple[Space, Space], ...], can_win: bool) -> None:
    halves = {part: HalfFacts(HalfKind.CONDITION, incantation=Incantation(part, 1)) for part in PARTS}
    discovery = [
        evolve(card, left=halves[left], right=halves[right])
        for card, (left, right) in zip(shipped().discovery, cards, strict=False)
    ]

    found = faults(custom=True, discovery=discovery)

    assert (found == []) is can_win
    assert can_win or found == [
        "discovery: no three cards open the Head and 2 other parts, each card one of them (RR-5.7)"
    ]
