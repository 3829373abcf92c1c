"""The page of The Gate of R'lyeh: the order of its files, its cards, and what a card of a set of one's own can do."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar, cast

import attrs

import rlyeh_rules as rr
from docs.game_page import GamePage
from docs.tables import Row, code, table
from rlyeh_rules import gate
from rlyeh_rules.gate import Deed, Effect, Standing, Who
from rlyeh_rules.gate.cards import Keeping
from rlyeh_rules.gate.clock import START_HOURS
from rlyeh_rules.gate.effects import RemoveInsanity
from rlyeh_rules.gate.ending import MIDNIGHT
from rlyeh_rules.gate.natures import MORE_NATURES
from rlyeh_rules.gate.wording import does, imposes
from rlyeh_rules.kernel import Source

EXAMPLES: Mapping[str, object] = {"who": Who.ANOTHER, "deed": Deed.GAMBLE, "count": 2, "hours": -1, "yes": True}
"""What the fields of effects are in the examples of the page."""
OTHERWISE: Mapping[type, Mapping[str, object]] = {RemoveInsanity: {"who": Who.EVERYBODY}}
"""Where they cannot be that."""
T = TypeVar("T")


def content() -> gate.Content:
    """The card set that the game ships with."""
    return cast("gate.Content", rr.games()["gate"].content)


# ------------------------------------------------------------------ the set-up


def set_up() -> str:
    """What differs with the number of players."""

    def rows() -> Iterator[Row]:
        for players in rr.games()["gate"].seats:
            hour = START_HOURS[players]
            usual = _natures(players, paranoia=False)
            many = _natures(players, paranoia=True) if players in MORE_NATURES else "not to be had"
            yield str(players), f"{hour} pm", str(MIDNIGHT - hour), usual, many, str(gate.votes_needed(players))

    head = ("players", "starts at", "rounds", "Secret Natures", "with `paranoia`", "Yes for a majority")
    return table(head, rows())


def _natures(players: int, *, paranoia: bool) -> str:
    counts = gate.natures_for(players, paranoia=paranoia)
    return (
        f"{counts[gate.INVESTIGATOR]} Investigators, {counts[gate.CULTIST]} Cultist{'s' * (counts[gate.CULTIST] > 1)}"
    )


# ------------------------------------------------------------------ what a card can do


def effects() -> str:
    """Every effect: how it is written, what that example does, and on which cards it is not refused."""

    def rows() -> Iterator[Row]:
        for one in examples(Effect):
            sets = {
                "insanity": _with("insanity", effects=(one,)),
                "Artifact": _with("artifacts", effects=(one,)),
                "god": _with("gods", effects=(one,)),
            }
            yield _written(one), does(one), _sound(sets)

    return table(("written", "what it does", "on"), rows())


def standing() -> str:
    """Everything that a lasting or a Secret insanity card can impose on its owner."""

    def rows() -> Iterator[Row]:
        for one in examples(Standing):
            lasting = {"keeping": Keeping.LASTING, "effects": (), "after": None, "standing": (one,)}
            sets = {
                "lasting": _with("insanity", **lasting),
                "Secret": _with("insanity", **{**lasting, "keeping": Keeping.SECRET}),
            }
            yield _written(one), imposes(one), _sound(sets)

    return table(("written", "what it does", "on"), rows())


def _with(name: str, **values: object) -> gate.Content:
    """The card set with other values on the first card of a table that has effects."""
    cards: Sequence[Any] = getattr(content(), name)
    at = next(at for at, card in enumerate(cards) if card.effects)
    changed: dict[str, Any] = {name: (*cards[:at], attrs.evolve(cards[at], **values), *cards[at + 1 :])}
    return attrs.evolve(content(), **changed)


def _sound(sets: Mapping[str, gate.Content]) -> str:
    """The names of those sets with which nothing is wrong."""
    return ", ".join(name for name, made in sets.items() if not list(made.faults()))


def examples(base: type[T]) -> Iterator[T]:
    """One of each kind of effect, in the order in which they are declared."""
    for kind in base.__subclasses__():
        if "__attrs_attrs__" not in vars(kind):  # a class with slots was made of it, and it is not yet collected
            continue
        fields = {**EXAMPLES, **OTHERWISE.get(kind, {})}
        yield kind(**{name: fields[name] for name in names_of(kind)})


def names_of(kind: type[object]) -> Sequence[str]:
    """The fields of an effect."""
    fields: Sequence[attrs.Attribute[object]] = getattr(kind, "__attrs_attrs__", ())
    return [field.name for field in fields]


def _written(effect: object) -> str:
    """An effect as it stands in a card file, with every field that it has."""
    kind = type(effect)
    parts = [f'type = "gate.{kind.__name__}"']
    parts += [f"{name} = {_value(getattr(effect, name))}" for name in names_of(kind)]
    return code(f"{{ {', '.join(parts)} }}")


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{value}"'


def whom() -> str:
    """Whom an effect can concern."""
    meaning = {
        Who.YOU: "whoever drew or holds the insanity card, uses the Artifact, or triggered the incantation",
        Who.ANOTHER: "another player, whom you choose; such an effect asks when it is reached",
        Who.LEFT: "the player to your left",
        Who.OTHERS: "every other player, clockwise from your left",
        Who.EVERYBODY: "you, then every other player clockwise",
    }
    return table(("`who`", "whom it concerns"), ((code(who), meaning[who]) for who in Who))


# ------------------------------------------------------------------ the cards


def _source(source: Source, printed: Sequence[str] = ()) -> str:
    return f"{source}; known: {', '.join(printed)}" if printed else str(source)


class Entry(Protocol):
    """What every entry of a card set has."""

    @property
    def id(self) -> str:
        """Its id."""
        ...

    @property
    def source(self) -> Source:
        """Where it comes from."""
        ...

    @property
    def printed(self) -> tuple[str, ...]:
        """What of a stand-in is a fact of the rulebook all the same."""
        ...


def _entries(head: str, entries: Sequence[Entry], *columns: str) -> str:
    """A table of cards: the name, some fields, what it does, and where the entry comes from."""
    name, words = gate.RULES.text.name, content().words

    def rows() -> Iterator[Row]:
        for entry in entries:
            cells = [_cell(getattr(entry, column)) for column in columns]
            yield name(str(entry.id)), *cells, words(entry), _source(entry.source, entry.printed)

    return table((head, *(column.replace("_", " ") for column in columns), "what it does", "source"), rows())


def _cell(value: object) -> str:
    return str(value) if isinstance(value, int) else gate.RULES.text.name(str(value))


def mythos() -> str:
    """The mythos cards."""
    return _entries("card", content().mythos, "copies")


def insanity() -> str:
    """The insanity cards."""
    return _entries("card", content().insanity, "copies", "keeping")


def necronomicon() -> str:
    """The cards of the book."""
    return _entries("card", content().necronomicon)


def natures() -> str:
    """The Secret Nature cards."""
    return _entries("card", content().natures, "copies")


def equipment() -> str:
    """The Equipment with its owners."""
    name, words = gate.RULES.text.name, content().words
    owners = {facts.equipment: facts for facts in content().characters}

    def rows() -> Iterator[Row]:
        for entry in content().equipment:
            owner = owners[entry.id]
            sources = f"{_source(entry.source, entry.printed)}; the character: {owner.source}"
            yield name(entry.id), name(str(owner.id)), str(entry.uses), words(entry), sources

    return table(("Equipment", "character", "uses", "what it does", "source"), rows())


def artifacts() -> str:
    """The Artifacts."""
    return _entries("Artifact", content().artifacts, "uses", "during")


def gods() -> str:
    """The gods with text."""
    return _entries("god", content().gods)


PAGE = GamePage(
    "gate",
    order=(
        "setup",
        "declaration",
        "contribute",
        "research",
        "gamble",
        "investigate",
        "accusation",
        "voting",
        "necronomicon",
        "discovered",
        "turns",
        "insanity",
        "workings",
        "looking",
        "removing",
        "equipment.blackmail",
        "equipment.pistol",
        "equipment.opium",
        "equipment.turn",
        "artifacts",
        *(f"events.{part}" for part in ("setup", "actions", "incantation", "votes", "insanity")),
    ),
    apart=("invariants.py", "guess.py", "board.py", "course.py", "halfway.py"),
    folders=("equipment",),
    further={
        "set-up": set_up,
        "effects": effects,
        "standing": standing,
        "whom": whom,
        "mythos": mythos,
        "insanity": insanity,
        "necronomicon": necronomicon,
        "natures": natures,
        "equipment": equipment,
        "artifacts": artifacts,
        "gods": gods,
    },
)
