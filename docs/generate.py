"""Writes into README and docs what follows from the code: tables, a board, what an example prints.

Run it from the root of the checkout: python -m docs.generate. A test fails while a page is out of date.

A place for it lies between two comments, ``<!-- generated: NAME -->`` and ``<!-- end -->``. NAME is one of `PARTS`, or
``what this prints`` below an example, or a command: ``$ rlyeh games seals | head -5``, or with what is typed at its
prompts, ``$ rlyeh play seals, typing: 1; quit``. The commands of a page run one after the other in the same folder.
"""

import json
import re
import shlex
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from sybil import Document

import rlyeh_rules as rr
from rlyeh_rules import seals
from rlyeh_rules.cli import main
from rlyeh_rules.kernel import declared_secrets
from rlyeh_rules.seals.abilities import Ability
from tests.support.ledger import TESTS, marks_in
from tests.support.markdown import python_blocks

ROOT = Path(__file__).parents[1]
PLACE = re.compile(r"(?P<head><!-- generated: (?P<name>[^\n]+) -->\n).*?(?P<end><!-- end -->)", re.DOTALL)
FIELD = re.compile(r"\{(\w+)\}")
RULE = re.compile(r"\bSC-R?\d+(?:\.\d+)?")
RULES = re.compile(r" \([^()]*SC-[^()]*\)")
PRINTED = "what this prints"
COMMAND = re.compile(
    r"\$ rlyeh (?P<words>.+?)(?: \| head -(?P<lines>\d+))?(?: > (?P<file>\S+))?(?:, typing: (?P<typed>.+))?"
)
LARGE = 1000  # from here up a number is shown with commas and no decimals
Row = Sequence[str]

OPENING = {"first_player": 0, "faction_of_first_seat": "investigator"}
MIDGAME = """
    0: place investigator-gate, 0: bid 0, 1: take, 0: close,
    1: place cultist-potion, 1: bid 1, 0: take, 1: close,
    0: place investigator-gate-closure, 0: bid 1, 1: take, 0: close,
    1: place cultist-gate-closure, 1: bid 0, 0: raise 2, 1: take, 1: close,
    0: closure investigator-gate-closure down cultist-potion,
    0: place investigator-journal, 0: bid 1, 1: take, 0: close,
    1: place cultist-journal, 1: bid 0, 0: raise 1, 1: take, 1: close,
    0: journal cultist-gate-closure for investigator-shoggoth,
    0: place investigator-necronomicon, 0: bid 0, 1: raise 4, 0: push investigator-gate, 0: raise 0
"""

# In what order the files of the game are told; those that are not named here come last.
ORDER = ("setup", "placing", "auction", "turn", "abilities", "artifacts", "elder_gods", "shub_niggurath", "characters")
APART = ("events.py", "invariants.py", "guess.py")  # they name rules of every chapter, and play none


def pages() -> tuple[Path, ...]:
    """README and every page of the docs."""
    return (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))


def made_anew(page: Path) -> str:
    """The text of a page with everything that follows from the code put in anew."""
    text = page.read_text("utf-8")

    def part(place: re.Match[str]) -> str:
        name = place["name"]
        if name == PRINTED:
            made = printed(page, text[: place.start()])
        elif command := COMMAND.fullmatch(name):
            made = transcript(command)
        else:
            made = PARTS[name]()
        return f"{place['head']}\n{made.strip()}\n\n{place['end']}"

    with TemporaryDirectory() as folder, chdir(folder):
        return PLACE.sub(part, text)


def printed(page: Path, text: str) -> str:
    """What the last example of a text prints, once those before it have run."""
    document = Document(text, str(page))
    for region in python_blocks(document):
        document.add(region)
    out = StringIO()
    with TemporaryDirectory() as folder, chdir(folder):
        for example in document.examples():
            out = StringIO()
            with redirect_stdout(out):
                example.evaluate()
    return fenced(out.getvalue())


def transcript(command: re.Match[str]) -> str:
    """A command as it is typed, and what it says: all of it, or the first lines, or nothing that is put in a file."""
    out, keyboard = StringIO(), sys.stdin
    sys.stdin = StringIO("\n".join((command["typed"] or "").split("; ")) + "\n")
    try:
        with redirect_stdout(out), redirect_stderr(out):
            code = main(shlex.split(command["words"]))
    finally:
        sys.stdin = keyboard
    said = out.getvalue()
    if code:
        raise RuntimeError(f"{command[0]} ended with {code}: {said}")
    if command["file"]:
        Path(command["file"]).write_text(said, "utf-8")
        said = ""
    lines = said.splitlines()[: int(command["lines"]) if command["lines"] else None]
    typed = command[0].partition(", typing: ")[0]
    return "\n".join(["```console", typed, *lines, "```"])


# ------------------------------------------------------------------ Markdown


def fenced(text: str) -> str:
    """A text as it is."""
    return f"```text\n{text.rstrip()}\n```"


def table(head: Row, rows: Iterable[Row]) -> str:
    """A table."""
    cells = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *cells])


def code(*names: object) -> str:
    """Names as code."""
    return ", ".join(f"`{name}`" for name in names)


# ------------------------------------------------------------------ The Seals of Cthulhu


def board() -> str:
    """A moment in the middle of a game as Sean sees it, and what Sarah is told when she bids too little."""
    state = rr.new_game("seals", seed=1, players=["Sean", "Sarah"], options=OPENING)
    for line in MIDGAME.split(","):
        state, _ = state.apply(rr.parse_action(state, line))
    wish = rr.parse_action(state, "1: raise 1")
    seen = fenced(str(state.view(rr.Seat(0))))
    return f"{seen}\n\nSarah would like to add one marker, {code(wish)}, and is told: {code(state.why_not(wish))}"


def options() -> str:
    """Every option with its values."""

    def rows() -> Iterator[Row]:
        for option in rr.games()["seals"].choices:
            others = (value for value in option.values if value != option.default)
            values = ", ".join([f"**{code(option.default)}**", *map(code, others)])
            yield code(option.name), values, option.meaning, option.rule

    return table(("option", "values, the default first", "meaning", "rule"), rows())


def decisions() -> str:
    """Every kind of decision: what it asks, and which kinds of action answer it."""

    def rows() -> Iterator[Row]:
        for kind in own(rr.Decision):
            answers = ["an ability" if issubclass(each, Ability) else code(each.__name__) for each in kind.allows]
            yield code(kind.__name__), kind.prompt, ", ".join(dict.fromkeys(answers)), kind.rule

    return table(("decision", "what it asks", "answered by", "rule"), rows())


def actions() -> str:
    """Every kind of action with its notation."""

    def rows() -> Iterator[Row]:
        for kind in own(rr.Action):
            meaning = " ".join(str(kind.__doc__).partition("\n\n")[0].split())
            notation = FIELD.sub(r"<\1>", kind.says)
            yield code(kind.__name__), code(notation), RULES.sub("", meaning), ", ".join(RULE.findall(meaning))

    return table(("action", "notation", "what it does", "rule"), rows())


def events() -> str:
    """Every kind of event, and what of it is not for everybody."""
    hidden = looks(seals.Event)

    def rows() -> Iterator[Row]:
        for kind in own(rr.Event):
            name = kind.__name__
            fields = {
                place.removeprefix(f"{name}."): who for place, who in hidden.items() if place.startswith(f"{name}.")
            }
            marks = "; ".join(f"{code(field)}: {who}" for field, who in fields.items())
            yield code(name), FIELD.sub(r"*\1*", kind.tells).replace("[", r"\["), marks, kind.rule

    return table(("event", "as a sentence", "who may see", "rule"), rows())


def secrets() -> str:
    """Every field of a state that is not for everybody."""
    rows = ((code(place), who) for place, who in looks(seals.State, seals.Step, seals.Decision, seals.Action).items())
    return table(("field", "who may look"), rows)


def looks(*bases: type[Any]) -> dict[str, str]:
    """Who may look at each secret field of what `bases` hold."""
    lines = (line.split("  ") for line in declared_secrets(*bases))
    return {place: words.removeprefix("secret to ") for place, _, words in lines if words.startswith("secret")}


def own(base: type[Any]) -> Sequence[Any]:
    """The kinds below `base` that the game declares, file by file."""
    order = {f"{seals.__name__}.{name}": at for at, name in enumerate(ORDER)}
    kinds = [kind for kind in seals.RULES.kinds(base) if kind.game == seals.State.game]
    return sorted(kinds, key=lambda kind: order.get(kind.__module__, len(order)))


def cards() -> str:
    """The two halves of each thing with their values, and what of that is known from the rulebook."""
    content, text = cast("seals.Content", rr.games()["seals"].content), seals.RULES.text
    facts = {card.id: card for card in content.cards}

    def rows() -> Iterator[Row]:
        for thing in seals.Thing:
            halves = [facts[seals.Card.of(side, thing)] for side in seals.Faction]
            values = [f"{half.control} / {half.influence}" for half in halves]
            known = [f"{text.name(half.faction)}: {fact}" for half in halves for fact in half.printed]
            yield text.name(thing), *values, "; ".join(known), text.entries[thing].text

    head = ("thing", "Investigator half", "Cultist half", "known from the rulebook", "power")
    return table(head, rows())


def ids() -> str:
    """The ID cards."""
    content, text = cast("seals.Content", rr.games()["seals"].content), seals.RULES.text
    head = ("ID card", "faction", "what it does", "source")
    return table(
        head,
        (
            (text.name(card.id), text.name(card.faction), text.entries[card.id].text, card.source)
            for card in content.ids
        ),
    )


def chapters() -> str:
    """For each chapter of the rulebook its rules, the files that name them, and the tests that hold them."""
    home = Path(seals.__file__).parent
    named = {path.name: set(RULE.findall(path.read_text("utf-8"))) for path in home.glob("*.py")}
    marked = {path.name: marks_in(path.read_text("utf-8"), path.name).ids for path in (TESTS / "seals").glob("*.py")}
    book = rr.rulebook("seals")

    def rows() -> Iterator[Row]:
        for section in dict.fromkeys(rule.section for rule in book.values() if not rule.is_ruling):
            rules = [rule.id for rule in book.values() if rule.section == section]
            files, tests = ranked(rules, named), ranked(rules, marked)
            span = f"{rules[0]} to {rules[-1].partition('-')[2]}"
            yield section, span, code(*(name for name in files if name not in APART)), code(*tests)

    return table(("chapter", "rules", "in `rlyeh_rules/seals/`", "in `tests/seals/`"), rows())


def ranked(rules: Sequence[str], files: Mapping[str, Collection[str]]) -> Sequence[str]:
    """The files that have any of these rules, those with the most first."""
    counts = {name: sum(rule in ids for rule in rules) for name, ids in files.items()}
    return sorted((name for name, count in counts.items() if count), key=lambda name: (-counts[name], name))


def rulings() -> str:
    """Every ruling, to be unfolded."""

    def lines() -> Iterator[str]:
        for rule in rr.rulebook("seals").values():
            if rule.is_ruling:
                yield f'??? question "{rule.id}: {rule.question}"'
                yield f"    {rule.text}\n"
                yield f"    *Why:* {rule.why}\n"
                if rule.option:
                    yield f"    *Option:* {rule.option}\n"
                yield f"    *About:* {', '.join(rule.about)}\n"

    return "\n".join(lines())


def unprinted() -> str:
    """What the rulebook does not print."""
    rows = ((entry.id, entry.what, entry.known) for entry in rr.rulebook("seals").unprinted)
    return table(("id", "not printed", "what is known all the same"), rows)


# ------------------------------------------------------------------ performance


def bench() -> str:
    """What `python -m rlyeh_rules bench --json > docs/bench.json` has measured."""
    report = json.loads((ROOT / "docs" / "bench.json").read_text("utf-8"))

    def parts() -> Iterator[str]:
        yield f"rlyeh-rules {report['library']} on CPython {report['python']}, medians of {report['runs']} runs."
        for sheet in report["sheets"]:
            yield table((sheet["title"], "measured", "bar", ""), map(figure, sheet["figures"]))

    return "\n\n".join(parts())


def figure(one: Mapping[str, Any]) -> Row:
    """A figure of the bench as a row."""
    measured = f"{number(one['value'])} {one['unit'].replace('us', 'µs')}"
    if one["bar"] is None:
        return one["name"], measured, "", ""
    bar = f"{'at least' if one['at_least'] else 'at most'} {number(one['bar'])}"
    return one["name"], measured, bar, "passed" if one["passed"] else "**missed**"


def number(value: float) -> str:
    """A figure to three digits or so."""
    return f"{value:,.0f}" if value >= LARGE else f"{value:.3g}"


PARTS: dict[str, Callable[[], str]] = {
    "a board in mid-game": board,
    "seals, options": options,
    "seals, decisions": decisions,
    "seals, actions": actions,
    "seals, events": events,
    "seals, secrets": secrets,
    "seals, cards": cards,
    "seals, ID cards": ids,
    "seals, chapters": chapters,
    "seals, rulings": rulings,
    "seals, unprinted": unprinted,
    "bench": bench,
}


if __name__ == "__main__":
    for each in pages():
        each.write_text(made_anew(each), "utf-8")
