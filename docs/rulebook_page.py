"""The rulebook of a game as a page, and where in it a rule stands.

The pages are made when the site is built (docs/hooks.py): so long a text, all of it in rulebook.toml, is not kept a
second time. `rr.Game.address` is the law of where a rule stands, for these pages and for whoever links to them.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import Any, Final

import rlyeh_rules as rr
from rlyeh_rules.games import game_named

PREFIXES: Final = [next(iter(game.rulebook)).partition("-")[0] for game in rr.games().values()]
RULE: Final = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-[RU]?\d+(?:\.\d+)*\b")
"""The id of a rule, of a ruling, or of what is not printed."""
CONFIDENCE: Final = {"C2": "two sources or more", "C1": "one source", "INF": "inferred"}


def rulebook_pages() -> Mapping[str, str]:
    """The page of every rulebook by its place below docs/."""
    return {f"rulebooks/{name}.md": rulebook_page(name) for name in rr.games()}


@cache
def rule_ids() -> Mapping[str, str]:
    """Where each rule, each ruling and each thing not printed stands, by its id."""
    return {rule: game.address(rule) for game in rr.games().values() for rule in _ids(game.rulebook)}


def _ids(book: rr.Rulebook) -> Iterator[str]:
    yield from book
    yield from (entry.id for entry in book.unprinted)


def rulebook_page(name: str) -> str:
    """The rulebook of a game: chapter by chapter every rule, then the rulings, then what it does not print."""
    game = game_named(name)
    return "\n\n".join([*_head(game), *_chapters(game), *_unprinted(game)])


def _head(game: rr.Game) -> Iterator[str]:
    book = game.rulebook
    rulings = sum(rule.is_ruling for rule in book.values())
    yield f"# {game.title}: rules and rulings"
    yield (
        f"The {len(book) - rulings} rules and {rulings} rulings by which "
        f"[{game.title}](../games/{game.name}.md) is played, in our own words. Each stands at an address of its own, "
        "which a refusal leads to: see [how](index.md#from-a-refusal-to-its-rule). Under *case* stands an example "
        "worked out, with card values made up for it; under *cited by*, what is asked, done and told by that rule."
    )
    yield f"At the command line: `rlyeh rules {game.name}`. In Python: `rr.rulebook({game.name!r})`."


def _chapters(game: rr.Game) -> Iterator[str]:
    cited, turned, ruled = citing(game), options_by_rule(game), rulings_by_rule(game.rulebook)
    for section, rules in groupby(game.rulebook.values(), lambda rule: rule.section):
        yield f"## {section}"
        for rule in rules:
            yield f"### {rule.id} {{#{rule.id}}}"
            yield from _ruling(rule) if rule.is_ruling else _rule(rule)
            more = {
                "Rulings": ", ".join(ruled.get(rule.id, ())),
                "Option": ", ".join(f"[`{one}`](../games/{game.name}.md#options)" for one in turned.get(rule.id, ())),
                "Cited by": "; ".join(f"{sort} {', '.join(names)}" for sort, names in cited.get(rule.id, {}).items()),
            }
            yield from (f"*{head}:* {words}" for head, words in more.items() if words)


def _rule(rule: rr.Rule) -> Iterator[str]:
    told = ", ".join(filter(None, (rule.kind, rule.source, CONFIDENCE.get(rule.confidence, ""))))
    yield f"{plain(rule.text)} *({told})*"
    parts = {"Case": rule.case, "Refused": rule.rejects, "Who may see": rule.hidden}
    yield from (f"*{head}:* {plain(words)}" for head, words in parts.items() if words)


def _ruling(rule: rr.Rule) -> Iterator[str]:
    yield f"**{plain(rule.question)}**"
    yield plain(rule.text)
    parts = {"Why": rule.why, "Otherwise": rule.option, "About": ", ".join(rule.about)}
    yield from (f"*{head}:* {plain(words)}" for head, words in parts.items() if words)


def _unprinted(game: rr.Game) -> Iterator[str]:
    yield "## What is not printed"
    yield "It comes from the [card set](../concepts/content.md): stand-ins, until you bring what your box says."
    for entry in game.rulebook.unprinted:
        yield f"### {entry.id} {{#{entry.id}}}"
        yield plain(entry.what)
        if entry.known:
            yield f"*Known all the same:* {plain(entry.known)}"


# ------------------------------------------------------------------ what belongs to a rule


def rulings_by_rule(book: rr.Rulebook) -> Mapping[str, list[str]]:
    """The rulings about each rule."""
    found: dict[str, list[str]] = {}
    for ruling in book.values():
        for about in ruling.about:
            found.setdefault(about, []).append(ruling.id)
    return found


def options_by_rule(game: rr.Game) -> Mapping[str, list[str]]:
    """The options that turn each rule or ruling."""
    found: dict[str, list[str]] = {}
    for option in game.choices:
        for rule in RULE.findall(option.rule or ""):
            found.setdefault(rule, []).append(option.name)
    return found


def citing(game: rr.Game) -> Mapping[str, dict[str, list[str]]]:
    """What is asked, done and told by each rule, as links; an action cites those that its docstring names."""
    found: dict[str, dict[str, list[str]]] = {}
    sorts: Mapping[str, type[Any]] = {"decision": rr.Decision, "action": rr.Action, "event": rr.Event}
    for sort, base in sorts.items():
        for kind in game.rules.kinds(base):
            if kind.game == game.name and not kind.__subclasses__():  # not what several have in common
                said = str(kind.__doc__).partition("\n\n")[0] if base is rr.Action else str(getattr(kind, "rule", ""))
                for rule in RULE.findall(said):
                    found.setdefault(rule, {}).setdefault(sort, []).append(reference(kind))
    return found


def reference(kind: type[Any]) -> str:
    """A link to where a kind stands in the API reference."""
    return f"[`{kind.__name__}`][{kind.__module__}.{kind.__qualname__}]"


def plain(text: str) -> str:
    """A text in which no sign means anything to Markdown."""
    return re.sub(r"([\\`*_\[\]<>#])", r"\\\1", text)
