"""The ledger of a game, as it is loaded."""

from __future__ import annotations

import pytest

from rlyeh_rules.kernel import Rule, Unprinted, read_rulebook

BOOK = read_rulebook("tests.lantern")


def test_a_rule_is_found_by_its_id() -> None:
    assert BOOK["LN-2.3"] == Rule(
        id="LN-2.3",
        section="The auction",
        kind="action",
        text="Nobody bids more coins than it has.",
        rejects="A bid above the coins at hand.",
    )
    assert not BOOK["LN-2.3"].is_ruling


def test_a_ruling_is_a_rule_that_says_what_it_is_about() -> None:
    ruling = BOOK["LN-R2"]
    assert ruling.is_ruling
    assert (ruling.section, ruling.about, ruling.option) == ("Rulings", ("LN-9.4",), "rounds")
    assert ruling.text == "Twelve rounds, or six for a short game."
    assert ruling.question == "How long does the lamp burn?"
    assert ruling.why == "Both are played."


def test_who_may_see_what_stands_with_the_rule() -> None:
    assert BOOK["LN-1.4"].hidden == "A hand is seen by its owner."


def test_it_is_a_mapping_in_the_order_of_the_rulebook() -> None:
    ids = list(BOOK)
    assert (ids[0], ids[-1]) == ("LN-1.1", "LN-R3")
    assert len(BOOK) == len(ids) == len(set(ids))
    assert "LN-99" not in BOOK
    with pytest.raises(KeyError):
        BOOK["LN-99"]


def test_what_the_rulebook_does_not_print_stands_apart() -> None:
    assert BOOK.unprinted == (Unprinted("LN-U1", "How many coins a card of gold gives.", "It gives some."),)


def test_a_rulebook_knows_its_title_and_whether_all_of_it_is_built() -> None:
    assert (BOOK.title, BOOK.complete) == ("The Lantern", True)
    assert repr(BOOK).startswith("<Rulebook of The Lantern:")


def test_a_rule_reads_as_a_line() -> None:
    assert str(BOOK["LN-2.3"]) == "LN-2.3 (The auction): Nobody bids more coins than it has."
