"""What the page of a game says that follows from its code: the same parts for every game, and those of its own."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from importlib.resources import files
from itertools import groupby
from typing import Any

import attrs

import rlyeh_rules as rr
from docs.looks import looks
from docs.tables import Row, code, table
from rlyeh_rules.games import Game, game_named
from rlyeh_rules.kernel import Step, record
from tests.support.ledger import TESTS, marks_in

Part = Callable[[], str]
FIELD = re.compile(r"\{(\w+)\}")


@record
class GamePage:
    """The page of one game.

    Attributes:
        name: the name of the game.
        order: in what order its files are told; those that are not named here come last.
        apart: files that name rules of every chapter, and play none.
        together: kinds of action that the table of decisions calls by one name, and that name.
        further: the parts that no other game has.
        folders: the folders in which further files stand that play rules.
    """

    name: str
    order: tuple[str, ...]
    apart: tuple[str, ...]
    together: Mapping[type, str] = attrs.field(factory=dict[type, str])
    further: Mapping[str, Part] = attrs.field(factory=dict[str, Part])
    folders: tuple[str, ...] = ()

    @property
    def parts(self) -> dict[str, Part]:
        """Every part by the name that its place has on the page."""
        made: dict[str, Part] = {
            "options": self.options,
            "decisions": self.decisions,
            "actions": self.actions,
            "events": self.events,
            "secrets": self.secrets,
            "chapters": self.chapters,
            "rulings": self.rulings,
            "unprinted": self.unprinted,
        }
        return {f"{self.name}, {part}": make for part, make in {**made, **self.further}.items()}

    # -- the game

    @property
    def game(self) -> Game:
        """The game itself."""
        return game_named(self.name)

    @property
    def prefix(self) -> str:
        """What the ids of its rules begin with: `SC`."""
        return next(iter(self.game.rulebook)).partition("-")[0]

    @property
    def rule(self) -> re.Pattern[str]:
        """The id of a rule or a ruling."""
        return re.compile(rf"\b{self.prefix}-R?\d+(?:\.\d+)*")

    def own(self, base: type[Any]) -> Sequence[Any]:
        """The kinds below `base` that the game declares, file by file."""
        order = {f"{self.game.package}.{name}": at for at, name in enumerate(self.order)}
        kinds = [kind for kind in self.game.rules.kinds(base) if kind.game == self.name]
        return sorted(kinds, key=lambda kind: order.get(kind.__module__, len(order)))

    # -- what can be chosen, asked, done and told

    def options(self) -> str:
        """Every option with its values."""

        def rows() -> Iterator[Row]:
            for option in self.game.choices:
                others = (words for words in option.said if words != str(option.default))
                values = ", ".join([f"**{code(option.default)}**", *map(code, others)])
                yield code(option.name), values, option.meaning, option.rule

        return table(("option", "values, the default first", "meaning", "rule"), rows())

    def decisions(self) -> str:
        """Every kind of decision: what it asks, and which kinds of action answer it."""

        def rows() -> Iterator[Row]:
            for kind in self.own(rr.Decision):
                if not hasattr(kind, "prompt"):  # what several have in common
                    continue
                answers = dict.fromkeys(self.called(each) for each in kind.allows)
                yield code(kind.__name__), kind.prompt, ", ".join(answers), kind.rule

        return table(("decision", "what it asks", "answered by", "rule"), rows())

    def called(self, kind: type[Any]) -> str:
        """What a kind of action is called where it answers a decision."""
        shared = (words for base, words in self.together.items() if issubclass(kind, base))
        return next(shared, code(kind.__name__))

    def actions(self) -> str:
        """Every kind of action with its notation."""
        in_brackets = re.compile(rf" \([^()]*{self.prefix}-[^()]*\)")

        def rows() -> Iterator[Row]:
            for kind in self.own(rr.Action):
                meaning = " ".join(str(kind.__doc__).partition("\n\n")[0].split())
                notation = FIELD.sub(r"<\1>", kind.says)
                rules = ", ".join(self.rule.findall(meaning))
                yield code(kind.__name__), code(notation), in_brackets.sub("", meaning), rules

        return table(("action", "notation", "what it does", "rule"), rows())

    def events(self) -> str:
        """Every kind of event, and what of it is not for everybody."""
        kinds = self.own(rr.Event)
        hidden = looks(*kinds)

        def rows() -> Iterator[Row]:
            for kind in kinds:
                name = kind.__name__
                fields = {
                    place.removeprefix(f"{name}."): who for place, who in hidden.items() if place.startswith(f"{name}.")
                }
                marks = "; ".join(f"{code(field)}: {who}" for field, who in fields.items())
                yield code(name), plain(FIELD.sub(r"*\1*", kind.tells)), marks, kind.rule

        return table(("event", "as a sentence", "who may look", "rule"), rows())

    def secrets(self) -> str:
        """Every field of a state that is not for everybody."""
        hidden = looks(self.game.rules.state, *self.own(Step), *self.own(rr.Action))
        return table(("field", "who may look"), ((code(place), who) for place, who in hidden.items()))

    # -- the rulebook

    def chapters(self) -> str:
        """For each chapter of the rulebook its rules, the files that name them, and the tests that hold them."""
        package, book, rule = self.game.package, self.game.rulebook, self.rule
        home = files(package)
        sources = [(file.name, file) for file in home.iterdir()]
        sources += [(f"{folder}/{file.name}", file) for folder in self.folders for file in (home / folder).iterdir()]
        tests = (TESTS / self.name).glob("*.py")
        named = {
            name: set(rule.findall(file.read_text("utf-8")))
            for name, file in sources
            if name.endswith(".py") and name not in self.apart
        }
        marked = {path.name: marks_in(path.read_text("utf-8"), path.name).ids for path in tests}

        def rows() -> Iterator[Row]:
            printed = [rule for rule in book.values() if not rule.is_ruling]
            for section, chapter in groupby(printed, lambda rule: rule.section):
                rules = [rule.id for rule in chapter]
                yield section, span(rules), code(*ranked(rules, named)), code(*ranked(rules, marked))

        head = ("chapter", "rules", f"in `{package.replace('.', '/')}/`", f"in `tests/{self.name}/`")
        return table(head, rows())

    def rulings(self) -> str:
        """Every ruling, to be unfolded."""

        def lines() -> Iterator[str]:
            for rule in self.game.rulebook.values():
                if rule.is_ruling:
                    yield f'??? question "{rule.id}: {rule.question}"'
                    yield f"    {plain(rule.text)}\n"
                    yield f"    *Why:* {plain(rule.why)}\n"
                    if rule.option:
                        yield f"    *Option:* {plain(rule.option)}\n"
                    yield f"    *About:* {', '.join(rule.about)}\n"

        return "\n".join(lines())

    def unprinted(self) -> str:
        """What the rulebook does not print."""
        rows = ((entry.id, entry.what, entry.known) for entry in self.game.rulebook.unprinted)
        return table(("id", "not printed", "what is known all the same"), rows)


def plain(text: str) -> str:
    """A text in which brackets are brackets and no link."""
    return text.replace("[", r"\[")


def span(rules: Sequence[str]) -> str:
    """The rules of a chapter, by the first and the last of them."""
    first, last = rules[0], rules[-1]
    return first if first == last else f"{first} to {last.partition('-')[2]}"


def ranked(rules: Sequence[str], files: Mapping[str, Collection[str]]) -> Sequence[str]:
    """The files that have any of these rules, those with the most first."""
    counts = {name: sum(rule in ids for rule in rules) for name, ids in files.items()}
    return sorted((name for name, count in counts.items() if count), key=lambda name: (-counts[name], name))
