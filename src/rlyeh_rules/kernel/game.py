"""What a game package fills in: its options, its content, its rules; and what was chosen before the first turn."""

from __future__ import annotations

import enum
import typing
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Any, ClassVar, Generic, TypeVar, cast

import attrs

from .marks import named
from .record import family, record
from .refusals import SetupError, shown_value
from .text import Text, there_are

if typing.TYPE_CHECKING:
    from .agenda import Action
    from .chance import Chance
    from .seats import Seat
    from .state import State

__all__ = [
    "Content",
    "Invariant",
    "Option",
    "Options",
    "Rules",
    "Setup",
    "Source",
    "Violation",
    "make_options",
    "option",
    "options_of",
]

OptionsT = TypeVar("OptionsT", bound="Options")
K = TypeVar("K")
ContentT = TypeVar("ContentT", bound="Content")

# ------------------------------------------------------------------ options


@record(kw_only=True)
class Options:
    """What a host may choose about a game; every option has the rulebook's own reading as its default.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules import seals
        >>> options = seals.Options(id_cards=True, elder_god=seals.God.HASTUR)
        >>> rr.new_game("seals", options=options).setup.options == options
        True
        >>> rr.new_game("seals", options={"elder_god": "hastur"}).setup.options.elder_god
        <God.HASTUR: 'Hastur'>
    """

    game: ClassVar[str] = ""


@record
class Option:
    """One option, as a lobby shows it.

    Attributes:
        name: the field of the game's Options.
        values: every value it may have, the default among them; a range for consecutive whole numbers.
        default: the value it has when nobody chooses.
        rule: the id of the rule or ruling that it turns.
        meaning: what it does, in a sentence.

    Examples:
        >>> import rlyeh_rules as rr
        >>> option = rr.games()["seals"].choices[0]
        >>> option.name, option.default, option.rule
        ('elder_god', <God.SHOGGOTH: 'Shoggoth'>, 'SC-2.4')
        >>> option.values[1], option.said[:3]
        (<God.CTHULHU: 'Cthulhu'>, ('Shoggoth', 'Cthulhu', 'Nyarlathotep'))
    """

    name: str
    values: tuple[Any, ...] | range
    default: Any
    rule: str
    meaning: str

    @property
    def said(self) -> tuple[str, ...]:
        """The values as they are listed to a person: one by one, but a range by its ends, as `0 to 100`."""
        if isinstance(self.values, range):
            return (f"{self.values[0]} to {self.values[-1]}",)
        return tuple(map(str, self.values))

    @property
    def samples(self) -> tuple[Any, ...]:
        """The values worth trying, the default first: all of them, but of a range the one next to it and both ends."""
        others = self.values
        if isinstance(others, range):
            beside = [value for value in (self.default + 1, self.default - 1) if value in others]
            others = (*beside[:1], others[0], others[-1])
        return tuple(dict.fromkeys((self.default, *others)))


@record
class _Declared:
    rule: str
    meaning: str
    values: tuple[Any, ...] | range | None


def option(rule: str, meaning: str, *, values: tuple[Any, ...] | range | None = None) -> Any:
    """Declare an option where its field stands, as part of the annotation.

    Args:
        rule: the rule or ruling that it turns.
        meaning: what it does, in a sentence.
        values: every value it may have, consecutive whole numbers as a range; needless for a bool or an enumeration.

    Examples:
        >>> from typing import Annotated
        >>> from rlyeh_rules.kernel import Options, option, options_of, record
        >>> @record(kw_only=True)
        ... class Rules(Options):
        ...     rounds: Annotated[int, option("XX-1.1", "How many rounds are played.", values=range(1, 6))] = 3
        >>> options_of(Rules)
        (Option(name='rounds', values=range(1, 6), default=3, rule='XX-1.1', meaning='How many rounds are played.'),)
    """
    return _Declared(rule, meaning, values)


def options_of(kind: type[Options]) -> tuple[Option, ...]:
    """The options of a game, with their values and meaning, in the order in which they are declared.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules import seals
        >>> from rlyeh_rules.kernel import options_of
        >>> [option.name for option in options_of(seals.Options)][:3]
        ['elder_god', 'elder_gods', 'faction_of_first_seat']
    """
    hints = typing.get_type_hints(kind, include_extras=True)
    found: list[Option] = []
    for field in attrs.fields(kind):
        hint = hints[field.name]
        declared: _Declared = next(part for part in hint.__metadata__ if isinstance(part, _Declared))
        base = hint.__origin__
        values = declared.values or ((False, True) if base is bool else tuple(base))
        found.append(Option(field.name, values, field.default, declared.rule, declared.meaning))
    return tuple(found)


def make_options(kind: type[OptionsT], given: Options | Mapping[str, Any] | None) -> OptionsT:
    """The typed options for what a host names.

    Raises:
        SetupError: an unknown option, by name; a value that the option does not have, with those that it has; options
            of another game.

    Examples:
        >>> from rlyeh_rules import seals
        >>> from rlyeh_rules.kernel import make_options
        >>> make_options(seals.Options, {"id_cards": True}).id_cards
        True
        >>> make_options(seals.Options, {"id_cards": "perhaps"})
        Traceback (most recent call last):
            ...
        rlyeh_rules.kernel.refusals.SetupError: id_cards cannot be 'perhaps'; it is one of False, True. (SC-10.1)
    """
    if given is None:
        return kind()
    known = {choice.name: choice for choice in options_of(kind)}
    if isinstance(given, Options):
        if type(given) is not kind:
            raise SetupError(f"These are options of {given.game or 'no game'}, not of {kind.game}.")
        given = {name: getattr(given, name) for name in known}
    if not isinstance(given, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance] - callers may be untyped
        raise SetupError(f"Options are a mapping or a {kind.game} Options, not {shown_value(given)}.")
    chosen: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            raise SetupError(f"{kind.game} has no option {shown_value(name)}; {there_are(known)}.")
        for allowed in known[name].values:
            if _means(value, allowed):
                chosen[name] = allowed
                break
        else:
            values = ", ".join(known[name].said)
            raise SetupError(f"{name} cannot be {shown_value(value)}; it is one of {values}.", known[name].rule)
    return kind(**chosen)


def _means(value: object, allowed: object) -> bool:
    """Whether what a host names is this value. 1 is no True, but a text may be written in any case."""
    if isinstance(allowed, str):
        return isinstance(value, str) and value.casefold() == allowed.casefold()
    return type(value) is type(allowed) and value == allowed


# ------------------------------------------------------------------ content


class Source(enum.StrEnum):
    """Where an entry of a card set comes from.

    Examples:
        >>> import rlyeh_rules as rr
        >>> content = rr.games()["seals"].content
        >>> str(content.cards[0].source), content.cards[0].printed, str(content.ids[0].source)
        ('stand-in', ('influence',), 'rulebook')
    """

    RULEBOOK = "rulebook"
    PUBLISHED = "published"
    STAND_IN = "stand-in"


@record
class Content:
    """A card set. Two are equal when their digests are; the state names cards by id and looks the rest up here.

    Attributes:
        name: what the set calls itself.
        digest: a stable hash of everything in it.

    Examples:
        >>> import rlyeh_rules as rr
        >>> shipped = rr.games()["seals"].content
        >>> shipped.name, list(shipped.faults()), len(shipped.digest)
        ('Stand-ins', [], 32)
    """

    game: ClassVar[str] = ""

    name: str = attrs.field(eq=False)
    digest: str

    def faults(self) -> Iterator[str]:
        """What is wrong with the set as a whole: missing cards, wrong counts. One sentence each."""
        yield from ()

    def words(self, entry: Any) -> str:
        """What an entry does, in words that are made of it; "" where nothing is but what text.toml has of its id."""
        return ""

    def entries_of(self, thing: str) -> tuple[Any, ...]:
        """The entries of the set that have this id; () if there is none.

        Examples:
            >>> import rlyeh_rules as rr
            >>> [card.control for card in rr.games()["seals"].content.entries_of("cultist-gate")]
            [3]
        """
        return _by_id(self).get(thing, ())


@lru_cache(maxsize=16)
def _by_id(content: Content) -> Mapping[str, tuple[Any, ...]]:
    found: dict[str, tuple[Any, ...]] = {}
    for field in attrs.fields(type(content)):
        table: Any = getattr(content, field.name)
        for entry in cast("tuple[object, ...]", table) if isinstance(table, tuple) else ():
            if thing := str(getattr(entry, "id", "")):
                found[thing] = (*found.get(thing, ()), entry)
    return found


@record
class Setup(Generic[OptionsT, ContentT]):
    """What was settled before the first turn, and never changes.

    Attributes:
        options: the options chosen.
        content: the card set played with.
        names: what each seat is called.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> state.setup.names, state.setup.content.name, state.setup.options.id_cards
        (('Sean', 'Sarah'), 'Stand-ins', False)
    """

    options: OptionsT
    content: Annotated[ContentT, named]
    names: tuple[str, ...]


# ------------------------------------------------------------------ invariants


@record
class Violation:
    """An invariant that a state breaks.

    Attributes:
        rule: the id of the rule that demands it; None for what every game demands.
        name: what is demanded.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> from rlyeh_rules import seals
        >>> from rlyeh_rules.kernel import evolve
        >>> rich = evolve(state.players[0], markers=seals.Markers(investigator=5))
        >>> for violation in evolve(state, players=state.players.put(rr.Seat(0), rich)).violations():
        ...     print(violation.rule, "-", violation.name)
        SC-4.18 - there are 4 markers of each kind
    """

    rule: str | None
    name: str

    def __str__(self) -> str:
        return f"{self.name} ({self.rule})" if self.rule else self.name


@record
class Invariant:
    """Something that holds in every state of a game.

    Attributes:
        rule: the id of the rule that demands it.
        name: what is demanded, as a sentence.
        holds: whether it does.
        of_views: whether it can be told from a view as well.

    Examples:
        >>> import rlyeh_rules as rr
        >>> invariant = rr.games()["seals"].rules.invariants[0]
        >>> invariant.rule, invariant.name, invariant.holds(rr.new_game("seals", seed=7))
        ('SC-2.1', 'one player is the Investigator and the other the Cultist', True)
    """

    rule: str
    name: str
    holds: Callable[[Any], bool]
    of_views: bool = False


# ------------------------------------------------------------------ the contract

_LIBRARY = f"{__name__.partition('.')[0]}."


def _refuses_nothing(_options: Options, _seats: int) -> None:
    """Any options go with any number of seats."""


@attrs.define(eq=False)
class Rules:
    """What a game package gives to the library. Making one binds it to its State class.

    Attributes:
        state: the game's State.
        options: the game's Options.
        content: the game's Content.
        text: the game's names and texts.
        new: makes the first state: `new(setup, chance)`; what lies on its agenda is then worked off.
        evaluate: how well a seat stands: `evaluate(state, seat)`, a number that is higher the better, for bots.
        invariants: what holds in every state.
        interrupts: the kinds of action that a seat may take out of turn.
        refuses: why a game cannot be begun with these options and so many seats: `refuses(options, seats)`, an error
            with the id of the rule, or None. With the options as they are by default none is refused.

    Examples:
        >>> import rlyeh_rules as rr
        >>> rules = rr.games()["seals"].rules
        >>> rules.name, rules.state.__name__, rules.evaluate(rr.new_game("seals", seed=7), 0)
        ('seals', 'State', 0.0)
        >>> len(rules.actions), sorted(kind.__name__ for kind in rules.kinds(rr.Decision))[:2]
        (31, ['AskAnswer', 'AskEnd'])
    """

    state: type[State]
    options: type[Options]
    content: type[Content]
    text: Text
    new: Callable[[Setup[Any, Any], Chance], State]
    evaluate: Callable[[Any, Seat], float]
    invariants: tuple[Invariant, ...] = ()
    interrupts: tuple[type[Action], ...] = ()
    refuses: Callable[[Any, int], SetupError | None] = _refuses_nothing
    _kinds: dict[type, tuple[Any, ...]] = attrs.field(factory=dict[type, tuple[Any, ...]], init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Bind the rules to the states that are played by them."""
        self.state.rules = self

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.state.game

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """Every kind of action of this game."""
        from .agenda import Action  # noqa: PLC0415 - actions know the contract

        return self.kinds(Action)

    def kinds(self, base: type[K]) -> tuple[type[K], ...]:
        """Every record class of this game below `base` (Action, Step, Event), the kernel's own among them."""
        if base not in self._kinds:
            self._kinds[base] = tuple(kind for kind in family(base) if self._own(kind))
        return self._kinds[base]

    def _own(self, kind: type) -> bool:
        game = getattr(kind, "game", "")
        return game == self.name or (not game and kind.__module__.startswith(_LIBRARY))
