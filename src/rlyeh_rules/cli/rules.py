"""`rlyeh rules`: the rulebook of a game, rule by rule."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import Final

from rlyeh_rules.games import Game, games
from rlyeh_rules.kernel import Rule, Rulebook, SetupError, Unprinted

from .arguments import game_and_words
from .command import DONE, WRONG, Command
from .screen import Screen

__all__ = ["RULES", "found", "show_fully"]

ID: Final = re.compile(r"[A-Z]+-[RU]?\d+(\.\d+)*")


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument(
        "words",
        nargs="*",
        metavar="[GAME] ID",
        help="ids of rules, `SC-4.11`; a whole chapter, `SC-4`; or words to look for",
    )
    parser.add_argument(
        "--rulings", action="store_true", help="only how questions that the rulebook leaves are answered"
    )
    parser.add_argument("--unprinted", action="store_true", help="what the rulebook does not print")


def _run(args: Namespace, screen: Screen) -> int:
    game, words = _wished(" ".join(args.words).replace(",", " ").split())
    book, wish = game.rulebook, " ".join(words)
    named = {word.upper() for word in words}
    unprinted = [missing for missing in book.unprinted if args.unprinted or missing.id in named]
    if unprinted:
        for missing in unprinted:
            _show_unprinted(missing, screen)
        return DONE
    hits = found(book, wish)
    if args.rulings:
        hits = [rule for rule in hits if rule.is_ruling]
    if not hits:
        screen.complain(f"nothing in the rulebook of {book.title} speaks of {wish!r}")
        return WRONG
    if len(hits) <= len(words):  # few enough to be read in full
        for rule in hits:
            show_fully(rule, screen)
    else:
        _show_list(hits, screen)
    return DONE


def _wished(words: Sequence[str]) -> tuple[Game, Sequence[str]]:
    """The game whose rules are meant, by its name or by how its ids begin, and what is wanted of them.

    Raises:
        SetupError: neither names a game.
    """
    if words and words[0] not in games() and ID.fullmatch(words[0].upper()):
        prefix = f"{words[0].upper().partition('-')[0]}-"
        for game in games().values():
            if next(iter(game.rulebook), "").startswith(prefix):
                return game, words
        raise SetupError(f"There is no rule {words[0]}: no rulebook has ids that begin with {prefix}.")
    return game_and_words(words)


def found(book: Rulebook, wish: str) -> list[Rule]:
    """The rules of these ids and chapters, or every rule that has all of these words; without a wish, all.

    Raises:
        SetupError: the wish looks like an id, and there is none like it.
    """
    words = wish.split()
    if words and all(ID.fullmatch(word.upper()) for word in words):
        return list(dict.fromkeys(rule for word in words for rule in _called(book, word.upper())))
    return [rule for rule in book.values() if all(word.lower() in _all_of(rule).lower() for word in words)]


def _called(book: Rulebook, name: str) -> list[Rule]:
    """The rule of that id, or all rules of the chapter `SC-4`."""
    ids = {rule.upper(): rule for rule in book}
    hits = [name] if name in ids else [rule for rule in ids if rule.startswith(f"{name}.")]
    if not hits:
        near = " or ".join(ids[one] for one in get_close_matches(name, ids, 3))
        raise SetupError(f"There is no rule {name}{f'; did you mean {near}?' if near else '.'}")
    return [book[ids[one]] for one in hits]


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
