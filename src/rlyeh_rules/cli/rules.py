"""`rlyeh rules`: the rulebook of a game, rule by rule."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from difflib import get_close_matches
from itertools import groupby
from typing import Final

from rlyeh_rules.games import rulebook
from rlyeh_rules.kernel import Rule, Rulebook, SetupError, Unprinted

from .command import DONE, WRONG, Command
from .screen import Screen

__all__ = ["RULES", "found", "show_fully"]


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("wish", nargs="*", metavar="ID", help="the id of a rule, or words to look for")
    parser.add_argument(
        "--rulings", action="store_true", help="only how questions that the rulebook leaves are answered"
    )
    parser.add_argument("--unprinted", action="store_true", help="what the rulebook does not print")


def _run(args: Namespace, screen: Screen) -> int:
    book = rulebook(args.game)
    wish = " ".join(args.wish)
    if args.unprinted:
        for missing in book.unprinted:
            _show_unprinted(missing, screen)
        return DONE
    hits = found(book, wish)
    if args.rulings:
        hits = [rule for rule in hits if rule.is_ruling]
    if not hits:
        screen.complain(f"nothing in the rulebook of {book.title} speaks of {wish!r}")
        return WRONG
    if wish and len(hits) == 1:
        show_fully(hits[0], screen)
    else:
        _show_list(hits, screen)
    return DONE


def found(book: Rulebook, wish: str) -> list[Rule]:
    """The rule of that id, or every rule that has all of these words; without a wish, all.

    Raises:
        SetupError: the wish looks like an id, and there is none like it.
    """
    ids = {rule.upper(): rule for rule in book}
    if wish.upper() in ids:
        return [book[ids[wish.upper()]]]
    if "-" in wish and wish[-1:].isdigit() and " " not in wish:
        near = ", ".join(ids[one] for one in get_close_matches(wish.upper(), ids, 3))
        raise SetupError(f"There is no rule {wish}{f'; there are {near}' if near else ''}.")
    words = wish.lower().split()
    return [rule for rule in book.values() if all(word in _all_of(rule).lower() for word in words)]


def _all_of(rule: Rule) -> str:
    parts = (rule.id, rule.section, rule.kind, rule.text, rule.case, rule.rejects, rule.hidden)
    return "\n".join((*parts, rule.question, rule.why, rule.option))


def show_fully(rule: Rule, screen: Screen) -> None:
    """All that the rulebook has on one rule."""
    if rule.is_ruling:
        screen.say(f"{rule.id}  a ruling on {', '.join(rule.about)}", "bold")
    else:
        screen.say(f"{rule.id}  {rule.section} ({rule.kind})", "bold")
    parts = (
        ("Question", rule.question),
        ("Ruling" if rule.is_ruling else "", rule.text),
        ("Why", rule.why),
        ("Option", rule.option),
        ("Example", rule.case),
        ("Refused", rule.rejects),
        ("Seen by", rule.hidden),
    )
    for label, text in parts:
        if text:
            screen.fill(f"{label}: {text}" if label else text, "  ", "    " if label else "  ")


def _show_list(rules: Iterable[Rule], screen: Screen) -> None:
    for section, group in groupby(rules, lambda rule: rule.section):
        screen.say()
        screen.say(section, "bold")
        for rule in group:
            screen.fill(f"{rule.id:8}  {rule.text}", "  ", " " * 12)


def _show_unprinted(missing: Unprinted, screen: Screen) -> None:
    screen.say()
    screen.fill(f"{missing.id:8}  {missing.what}", "  ", " " * 12)
    screen.fill(f"What is known: {missing.known}", " " * 12)


RULES: Final = Command("rules", "look a rule up by its id or by words, or list them all", _describe, _run)
