"""The rule ledger of a game: every rule and every ruling by its id, loaded from the game's rulebook.toml."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .record import record
from .resources import read_toml

__all__ = ["Rule", "Rulebook", "Unprinted", "read_rulebook"]


@record
class Rule:
    """One rule, or one ruling on what the rulebook leaves open.

    Attributes:
        id: its stable id, `SC-4.11`, or `SC-R5` for a ruling.
        section: the heading of the rulebook's chapter; "Rulings" for a ruling.
        kind: setup, action, effect, scoring ...; "ruling" for a ruling.
        text: what it says, in our own words.
        case: a worked example with numbers.
        rejects: what is refused because of it.
        hidden: who may see what.
        about: of a ruling: the rules that it is about.
        question: of a ruling: what the rulebook leaves open.
        why: of a ruling: the reason for this reading.
        option: of a ruling: the option by which a host may choose the other reading.
        source: which of several texts it comes from, where there are several.
        confidence: how well it is attested, where that is not certain: "C2" by two or more independent sources, "C1" by
            one, "INF" if it is inferred.

    Examples:
        >>> import rlyeh_rules as rr
        >>> rule = rr.rulebook("seals")["SC-4.11"]
        >>> rule.section, rule.kind, rule.is_ruling
        ('How To Play', 'action', False)
        >>> rule.rejects
        "A counter bid whose total is not greater than the standing bid: 'you must bid at least 3'."
        >>> ruling = rr.rulebook("seals")["SC-R4"]
        >>> ruling.question, ruling.about
        ('Nothing says that the Active Player marker moves. Who is active next?', ('SC-4.19', 'SC-7.1'))
    """

    id: str
    section: str
    kind: str
    text: str
    case: str = ""
    rejects: str = ""
    hidden: str = ""
    about: tuple[str, ...] = ()
    question: str = ""
    why: str = ""
    option: str = ""
    source: str = ""
    confidence: str = ""

    @property
    def is_ruling(self) -> bool:
        """Whether it is a ruling of ours on what the rulebook leaves open."""
        return self.kind == "ruling"

    def __str__(self) -> str:
        return f"{self.id} ({self.section}): {self.text}"


@record
class Unprinted:
    """Something that the rulebook does not print.

    Attributes:
        id: its stable id, `SC-U1`.
        what: what is missing.
        known: every fact about it that the rulebook does give.

    Examples:
        >>> import rlyeh_rules as rr
        >>> entry = rr.rulebook("seals").unprinted[1]
        >>> entry.id, entry.what
        ('SC-U2', 'Influence values of the 10 artifact cards.')
    """

    id: str
    what: str
    known: str


class Rulebook(Mapping[str, Rule]):
    """The rules and rulings of a game by id, in the rulebook's order.

    Attributes:
        title: the game's title.
        complete: whether every rule is built and tested.
        unprinted: what the rulebook does not print.

    Examples:
        >>> import rlyeh_rules as rr
        >>> rr.rulebook("seals")["SC-4.6"].text
        'The opening bid may be 0.'
    """

    def __init__(
        self, title: str, rules: tuple[Rule, ...], unprinted: tuple[Unprinted, ...], *, complete: bool
    ) -> None:
        self.title, self.unprinted, self.complete = title, unprinted, complete
        self._rules = {rule.id: rule for rule in rules}

    def __getitem__(self, rule: str) -> Rule:
        return self._rules[rule]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def __repr__(self) -> str:
        return f"<Rulebook of {self.title}: {len(self)} rules and rulings>"


def read_rulebook(package: str) -> Rulebook:
    """Read the rulebook.toml of a game's package.

    Examples:
        >>> from rlyeh_rules.kernel import read_rulebook
        >>> read_rulebook("rlyeh_rules.seals")
        <Rulebook of The Seals of Cthulhu: 168 rules and rulings>
    """
    data = read_toml(package, "rulebook.toml")
    rules = [Rule(**entry) for entry in data["rule"]]
    for entry in data.get("ruling", ()):
        rest: dict[str, Any] = {**entry, "about": tuple(entry["about"])}
        del rest["ruling"]
        rules.append(Rule(section="Rulings", kind="ruling", text=entry["ruling"], **rest))
    unprinted = tuple(Unprinted(**entry) for entry in data.get("unprinted", ()))
    return Rulebook(data["title"], tuple(rules), unprinted, complete=data.get("complete", False))
