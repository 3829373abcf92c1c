"""The games there are, and how one is begun.

A `Game` is light: what a lobby shows is known without importing the game's package, which happens when its rules are
first needed. A further game is made known by `register`, or by a package that names it under the entry-point group
`rlyeh_rules.games`.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from os import PathLike
from typing import Any, NamedTuple, TypeVar, overload

from .content import content_file, shipped
from .kernel import (
    Chance,
    Content,
    ContentError,
    Event,
    Option,
    Options,
    Rulebook,
    Rules,
    Setup,
    SetupError,
    State,
    Text,
    make_options,
    options_of,
    read_rulebook,
    shown_value,
    there_are,
)
from .kernel.chance import started

__all__ = [
    "Game",
    "Opening",
    "folded",
    "game_named",
    "games",
    "load_content",
    "new_game",
    "open_game",
    "register",
    "rulebook",
    "seat_names",
]

S = TypeVar("S", bound=State)

ENTRY_POINTS = "rlyeh_rules.games"
SEEDS = 1 << 64
LONGEST_NAME = 100  # characters
_UNPRINTED = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""What moves the cursor, breaks a line, or turns round whatever stands behind the name."""


class Game:
    """A game as a lobby knows it.

    Args:
        name: its short name, as in `new_game("seals")`.
        title: its title.
        summary: what it is, in a sentence.
        seats: the numbers of seats it can be played with.
        default_seats: the number of seats when nobody says.
        seats_rule: the id of the rule that fixes the seats.
        package: the package that holds its `RULES`, rulebook.toml, cards.toml and text.toml.

    Examples:
        >>> import rlyeh_rules as rr
        >>> seals = rr.games()["seals"]
        >>> seals.title, list(seals.seats), seals.default_seats
        ('The Seals of Cthulhu', [2], 2)
        >>> seals.options(id_cards=True).id_cards, [option.name for option in seals.choices][:2]
        (True, ['elder_god', 'elder_gods'])
        >>> seals.content.name, seals.text.name("cultist-gate"), seals.rulebook["SC-1.1"].text
        ('Stand-ins', 'Cultist Gate', 'The game is for exactly two players.')
        >>> seals.check(seals.content)  # a set that will not do is a ContentError
        >>> seals.rules.state.game
        'seals'
    """

    def __init__(
        self, name: str, *, title: str, summary: str, seats: range, default_seats: int, seats_rule: str, package: str
    ) -> None:
        self.name, self.title, self.summary = name, title, summary
        self.seats, self.default_seats, self.seats_rule = seats, default_seats, seats_rule
        self.package = package
        self._sound: Content | None = None

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.title}>"

    def __getstate__(self) -> dict[str, Any]:
        """What it was made of, for another process; rules and texts are read there anew."""
        read = ("rules", "choices", "content", "rulebook")
        return {name: value for name, value in vars(self).items() if name not in read} | {"_sound": None}

    @cached_property
    def rules(self) -> Rules:
        """What the game's package fills in; asking for it imports the package."""
        rules: Rules = import_module(self.package).RULES
        return rules

    @property
    def options(self) -> type[Options]:
        """The typed options of the game."""
        return self.rules.options

    @cached_property
    def choices(self) -> tuple[Option, ...]:
        """Every option with its values, its default and what it means."""
        return options_of(self.rules.options)

    @property
    def text(self) -> Text:
        """The English names and texts of the game's things, by id."""
        return self.rules.text

    @cached_property
    def content(self) -> Content:
        """The card set that the game ships with."""
        return shipped(self.rules, self.package)

    def check(self, content: Content) -> None:
        """Refuse a card set that cannot be played with; the one that has passed last is not looked at again.

        Raises:
            ContentError: what is wrong with it, every fault.
        """
        if content is not self._sound:
            faults = list(content.faults())
            if faults:
                raise ContentError(content.name, faults)
            self._sound = content

    @cached_property
    def rulebook(self) -> Rulebook:
        """Every rule and ruling of the game by its id."""
        return read_rulebook(self.package)

    def address(self, rule: str) -> str:
        """Where a rule stands in the docs, as an address below that of the site: every rule id is an anchor there.

        Args:
            rule: the id of a rule or a ruling, as `refusal.rule` and `event.rule` have it.

        Examples:
            >>> import rlyeh_rules as rr
            >>> rr.games()["seals"].address("SC-4.11")
            'rulebooks/seals/#SC-4.11'
        """
        return f"rulebooks/{self.name}/#{rule}"


_BUILT_IN = (
    Game(
        "seals",
        title="The Seals of Cthulhu",
        summary="Auctions, bluff and artifacts in Arkham, for two, in 20 to 30 minutes.",
        seats=range(2, 3),
        default_seats=2,
        seats_rule="SC-1.1",
        package="rlyeh_rules.seals",
    ),
    Game(
        "last_relic",
        title="The Last Relic of R'lyeh",
        summary="The Cult against the Adventurer who steals its Relics, with decks that grow, for two.",
        seats=range(2, 3),
        default_seats=2,
        seats_rule="LR-1.1",
        package="rlyeh_rules.last_relic",
    ),
    Game(
        "gate",
        title="The Gate of R'lyeh",
        summary="Investigators against hidden Cultists, with votes and a clock, for four to eight, in an hour.",
        seats=range(4, 9),
        default_seats=5,
        seats_rule="GR-3.13",
        package="rlyeh_rules.gate",
    ),
    Game(
        "rising",
        title="Cthulhu: Death May Die - R'lyeh Rising",
        summary="Five investigators against Cthulhu, part by part, with dice and madness, for one to five.",
        seats=range(1, 6),
        default_seats=1,
        seats_rule="RR-1.2",
        package="rlyeh_rules.rising",
    ),
)


_REGISTERED: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known by its name, in this process: to `new_game`, to `loads` and `Match.load`, to a lobby.

    An installed package makes its game known to everybody by an entry point of the group `rlyeh_rules.games`.

    Raises:
        SetupError: there is another game of that name; it is no `Game`.

    Examples:
        >>> import rlyeh_rules as rr
        >>> rr.register(rr.games()["seals"])  # it is known already
    """
    if not isinstance(game, Game):  # pyright: ignore[reportUnnecessaryIsInstance] - callers may be untyped
        raise SetupError(f"{shown_value(game)} is no Game.")
    if games().get(game.name, game) is not game:
        raise SetupError(f"There is another game called {shown_value(game.name)}.")
    if game not in _BUILT_IN:
        _REGISTERED[game.name] = game


def _known() -> dict[str, Game]:
    """The games that are known without asking what is installed."""
    return {game.name: game for game in _BUILT_IN} | _REGISTERED


def games() -> Mapping[str, Game]:
    """The games there are, by name: those of this library, then those that have been registered.

    Nothing of a game's rules is imported by it.

    Examples:
        >>> import rlyeh_rules as rr
        >>> [(name, game.seats[0], game.seats[-1]) for name, game in rr.games().items()]
        [('seals', 2, 2), ('last_relic', 2, 2), ('gate', 4, 8), ('rising', 1, 5)]
    """
    known = _known()
    return known | {name: game for name, game in _installed().items() if name not in known}


@cache
def _installed() -> Mapping[str, Game]:
    """The games that other packages bring. To look for them takes some milliseconds, so it is done once."""
    from importlib.metadata import entry_points

    found: dict[str, Game] = {}
    for entry in entry_points(group=ENTRY_POINTS):
        try:
            found[entry.name] = entry.load()
        except Exception as fault:  # noqa: BLE001 - somebody else's package must not close the lobby
            warnings.warn(f"The game {entry.name!r} cannot be loaded: {fault!r}", stacklevel=3)
    return found


def game_named(name: str | Game | type[State]) -> Game:
    """The game of that name; a `Game` is itself, and the State class of a game stands for it.

    Raises:
        SetupError: there is no such game.
    """
    if isinstance(name, Game):
        return name
    kind = name if isinstance(name, type) else None
    called: Any = getattr(name, "game", name)
    found = None
    if isinstance(called, str):
        found = _known().get(called) or games().get(called)
    if found is None or (kind is not None and found.rules.state is not kind):
        raise SetupError(f"There is no game {shown_value(kind or name)}; {there_are(games())}.")
    return found


def rulebook(name: str | Game | type[State]) -> Rulebook:
    """The rules and rulings of a game, by id.

    Raises:
        SetupError: there is no such game.

    Examples:
        >>> import rlyeh_rules as rr
        >>> rr.rulebook("seals")["SC-R4"].kind
        'ruling'
    """
    return game_named(name).rulebook


def load_content(name: str | Game | type[State], path: str | PathLike[str]) -> Content:
    """A card set from a file of one's own, for `new_game(..., content=...)`.

    Args:
        name: the game it is for.
        path: a TOML file in the form of the game's own cards.toml.

    Raises:
        SetupError: there is no such game.
        ContentError: the set cannot be played with; it lists every fault, with its path in the file.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from importlib.resources import files
        >>> from pathlib import Path
        >>> shipped = (files("rlyeh_rules.seals") / "cards.toml").read_text("utf-8")
        >>> mine = shipped.replace('"Stand-ins"', '"My box"').replace("influence = 4", "influence = 6")
        >>> _ = Path("my-box.toml").write_text(mine, "utf-8")
        >>> rr.load_content("seals", "my-box.toml").name
        'My box'
    """
    game = game_named(name)
    return content_file(game.rules, path, like=game.content)


class Opening(NamedTuple):
    """A game just begun.

    Attributes:
        state: its first state.
        events: what happened while it was set up.
        seed: the seed it was begun with, at most 64 bits of it.
    """

    state: State
    events: tuple[Event, ...]
    seed: int


def folded(seed: int) -> int:
    """A seed as it is kept: of one that has more than 64 bits the last 64, which begin the same game.

    Raises:
        SetupError: it is no integer.
    """
    if type(seed) is not int:
        raise SetupError(f"A seed is an integer, not {shown_value(seed)}.")
    return seed if abs(seed) < SEEDS else seed % SEEDS


def open_game(
    name: str | Game | type[State],
    *,
    seed: int | None = None,
    players: int | Sequence[str] | None = None,
    options: Options | Mapping[str, Any] | None = None,
    content: Content | None = None,
    chance: Chance | None = None,
) -> Opening:
    """Begin a game as `new_game` does, and tell what happened while it was set up, and the seed."""
    game = game_named(name)
    if seed is None:
        from secrets import randbits

        seed = randbits(63)
    seed = folded(seed)
    names = seat_names(game, players)
    chosen = make_options(game.rules.options, options)
    if refusal := game.rules.refuses(chosen, len(names)):
        raise refusal
    if content is None:
        content = game.content
    elif type(content) is not game.rules.content:
        raise SetupError(f"{shown_value(content)} is no card set of {game.title}; load_content makes one.")
    elif content is not game.content:
        game.check(content)
    chance = Chance(seed) if chance is None else started(chance, seed)
    begun = game.rules.new(Setup(chosen, content, names), chance).begin(chance)
    return Opening(begun.state, begun.events, seed)


@overload
def new_game(
    name: type[S],
    *,
    seed: int | None = None,
    players: int | Sequence[str] | None = None,
    options: Options | Mapping[str, Any] | None = None,
    content: Content | None = None,
    chance: Chance | None = None,
) -> S: ...
@overload
def new_game(
    name: str | Game,
    *,
    seed: int | None = None,
    players: int | Sequence[str] | None = None,
    options: Options | Mapping[str, Any] | None = None,
    content: Content | None = None,
    chance: Chance | None = None,
) -> State: ...
def new_game(
    name: str | Game | type[State],
    *,
    seed: int | None = None,
    players: int | Sequence[str] | None = None,
    options: Options | Mapping[str, Any] | None = None,
    content: Content | None = None,
    chance: Chance | None = None,
) -> State:
    """Begin a game.

    Args:
        name: the name of the game, "seals"; or a `Game`; or the State class of the game, and then type checkers know
            that the state is one of it: `rr.new_game(seals.State)`.
        seed: any integer; the same seed gives the same game. Of one that has more than 64 bits only the last 64 count,
            and are kept. None draws one from the operating system.
        players: a number of seats, or what the seats are called, in seat order: names of at most 100 characters on one
            line. None: the game's usual number.
        options: the game's typed Options, or a mapping of their names to values.
        content: a card set from `load_content`; None: the one that the game ships with.
        chance: where random numbers come from, if not from the seed: `Scripted`, or a subclass of `Chance`.

    Raises:
        SetupError: an unknown game, option or value; a wrong number of players; options that cannot be played together,
            or not with so many players; a seed that is no integer.
        ContentError: a card set made by hand that cannot be played with.
        ChanceError: scripted chance does not fit what is asked for, or it is no `Chance`.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=1, players=["Sean", "Sarah"])
        >>> state.is_over, len(state.waiting_on)
        (False, 1)
    """
    return open_game(name, seed=seed, players=players, options=options, content=content, chance=chance).state


def seat_names(game: Game, players: int | Sequence[Any] | None) -> tuple[str, ...]:
    """What the seats are called, for what a host says of the players.

    Raises:
        SetupError: a name that is none, too long, or that two have; a wrong number of players.
    """
    if players is None:
        players = game.default_seats
    numbered = type(players) is int
    if type(players) is int:
        players = [f"Seat {at}" for at in range(min(max(players, 0), game.seats[-1] + 1))]
    if isinstance(players, str | bytes) or not isinstance(players, Sequence):
        raise SetupError(f"Players are a number of seats or a list of names, not {shown_value(players)}.")
    if len(players) not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise SetupError(
            f"{game.title} needs {f'exactly {low}' if low == high else f'{low} to {high}'} players.", game.seats_rule
        )
    if not numbered:
        _check_names(players)
    return tuple(players)


def _check_names(players: Sequence[Any]) -> None:
    if not all(isinstance(name, str) and name.strip() for name in players):
        raise SetupError("Every player needs a name that is a text and not empty.")
    if any(len(name) > LONGEST_NAME for name in players):
        raise SetupError(f"A name has at most {LONGEST_NAME} characters.")
    if any(_UNPRINTED.search(name) for name in players):
        raise SetupError("A name stands on one line; one of these holds a control character.")
    if any("\ud800" <= letter <= "\udfff" for name in players for letter in name):
        raise SetupError("A name is made of characters; one of these holds half of one and could not be saved.")
    if len(set(players)) < len(players):
        raise SetupError("No two players can have the same name.")
