"""Every rule, every ruling and everything not printed has its place on the site; a page names no rule there is not."""

import re
from pathlib import Path

import pytest

import rlyeh_rules as rr
from docs import generate
from docs.rulebook_page import RULE, citing, options_by_rule, plain, rule_ids, rulebook_page, rulebook_pages

GAMES = tuple(rr.games())


@pytest.mark.parametrize("name", GAMES)
def test_every_id_of_a_rulebook_is_an_anchor_on_its_page(name: str) -> None:
    book = rr.rulebook(name)

    anchors = re.findall(r"^### (\S+) \{#(\S+)\}$", rulebook_pages()[f"rulebooks/{name}.md"], re.MULTILINE)

    expected = [*book, *(entry.id for entry in book.unprinted)]
    assert anchors == [(one, one) for one in expected]
    assert [rule_ids()[one] for one in expected] == [f"rulebooks/{name}/#{one}" for one in expected]


@pytest.mark.parametrize("name", GAMES)
def test_a_page_says_all_that_a_rule_has(name: str) -> None:
    page = rulebook_page(name)
    for rule in rr.rulebook(name).values():
        said = [rule.text, rule.case, rule.rejects, rule.hidden, rule.question, rule.why, rule.option]
        assert [words for words in said if plain(words) not in page] == []


def test_a_rule_stands_where_a_refusal_leads() -> None:
    state = rr.new_game("seals", seed=7)
    refusal = state.why_not(rr.parse_action(state, "1: bid 2"))
    assert refusal is not None
    assert refusal.rule == "SC-4.2"
    assert rr.games()["seals"].address(refusal.rule) == rule_ids()["SC-4.2"] == "rulebooks/seals/#SC-4.2"


def test_a_rule_names_what_cites_it() -> None:
    game = rr.games()["seals"]
    raised = citing(game)["SC-4.11"]
    assert raised == {"action": ["[`Raise`][rlyeh_rules.seals.auction.Raise]"]}
    assert set(citing(game)["SC-4.4"]) == {"decision", "action", "event"}
    assert options_by_rule(game)["SC-R11"] == ["bid_cards_locked"]


def test_signs_of_markdown_are_signs() -> None:
    assert plain("[data] a_b *c* <d> `e`") == r"\[data\] a\_b \*c\* \<d\> \`e\`"


@pytest.mark.parametrize("page", generate.pages(), ids=lambda page: str(page.relative_to(generate.ROOT)))
def test_a_page_names_no_rule_that_there_is_not(page: Path) -> None:
    assert set(RULE.findall(page.read_text("utf-8"))) <= set(rule_ids())
