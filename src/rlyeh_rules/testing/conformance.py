"""The conformance suite: one game against every law, in many random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

from rlyeh_rules.games import Game, game_named
from rlyeh_rules.games import games as games_there_are
from rlyeh_rules.kernel import Action, Chance, Decision, Event, Options, make_options, record

from .corpus import Corpus
from .covering import pairs
from .laws import EVENT_LAWS, GAME_LAWS, LOBBY_LAWS, MOMENT_LAWS, START_LAWS, STEP_LAWS
from .moment import Moment, Start, moves, picker, walk
from .scene import Scene, hold
from .universe import Universe

__all__ = ["ConformanceReport", "check_game", "starts"]

MOMENTS = 4  # are examined closely for each game that is played
KEPT = 60  # moments of one sort
EVENTS = 12  # of each kind are examined
Progress = Callable[[int, int], object]
Choice = Literal["pairs", "default"] | Options | Mapping[str, Any]


@record
class ConformanceReport:
    """What a game was seen to do while it kept every law; `print` it.

    Attributes:
        game: the name of the game.
        games: how many games were played.
        setups: how many different choices of options and seats they began with.
        decisions: how many actions were taken in them.
        moments: how many moments were examined closely.
        sorts: how many sorts of moments there were, by what was asked, what was done, and what happened then.
        endings: how often each rule ended a game.
        never_met: the decisions, actions and events of the game that no game met: what was not tested.

    Examples:
        >>> from rlyeh_rules.testing import check_game
        >>> report = check_game("seals", games=2)
        >>> report.games, report.moments > 0
        (2, True)
    """

    game: str
    games: int
    setups: int
    decisions: int
    moments: int
    sorts: int
    endings: tuple[tuple[str, int], ...]
    never_met: tuple[str, ...]

    def __str__(self) -> str:
        ends = ", ".join(f"{rule} {count} times" for rule, count in self.endings)
        lines = [
            f"{self.game} kept every law: {self.games} games begun in {self.setups} ways, {self.decisions} decisions",
            f"  {self.moments} moments of {self.sorts} sorts were examined closely",
            f"  ended by {ends}",
        ]
        return "\n".join([*lines, f"  never met: {', '.join(self.never_met)}"] if self.never_met else lines)


def check_game(
    name: str | Game,
    games: int = 100,
    *,
    seed: int = 0,
    options: Choice = "pairs",
    max_decisions: int = 4_000,
    progress: Progress | None = None,
) -> ConformanceReport:
    """Play many random games and see that the game keeps every law of the library.

    Every game is played to its end and played again, and every state of it is checked for soundness. Then some moments
    are examined closely, four for each game: they are sorted by the question asked, then by what happened next, and
    of each sort as many are taken, so that what happens once in a hundred games is examined as well as what happens
    in every turn. Where too much could be tried at a moment (refused actions, say), some of it is drawn.

    Args:
        name: the name of the game; or a `Game`.
        games: how many games.
        seed: any integer; each game's own seed follows from it.
        options: `"pairs"`: the games are begun such that every two values of different options meet, and every value
            meets every number of seats, as far as the game does not refuse that, and provided there are games enough;
            the rows that make most of them meet come first; of a range of numbers a few are taken, see
            `Option.samples`. `"default"`: with the defaults, for each number of seats. Or the options to play with.
        max_decisions: a game that takes more breaks the law that games end.
        progress: called with how much is done, and how much there is.

    Returns:
        What was met, and what was not.

    Raises:
        ConformanceError: a law is broken. It names the law, says what was found, and gives an expression for the state.
        SetupError: there is no such game or option.

    Examples:
        >>> from rlyeh_rules.testing import check_game
        >>> report = check_game("seals", games=2)
        >>> report.games
        2
    """
    return _Check(game_named(name), games, seed, max_decisions, progress).run(options)


class _Check:
    """One run of the suite."""

    def __init__(self, game: Game, games: int, seed: int, most: int, progress: Progress | None) -> None:
        self.game, self.games, self.seed, self.most, self.progress = game, games, seed, most, progress
        self.rulebook = frozenset(game.rulebook)
        self.registered = games_there_are().get(game.name) is game
        self.chance = Chance(seed)
        self.world = Universe(game.rules)
        self.corpus = Corpus(self.chance, KEPT)
        self.met: Counter[type] = Counter()
        self.endings: Counter[str] = Counter()
        self.done, self.decisions = 0, 0

    def run(self, options: Choice) -> ConformanceReport:
        for law in LOBBY_LAWS:
            hold(law, self.game)
        rows = starts(self.game, options)
        for number in range(self.games):
            players, chosen = rows[number % len(rows)]
            self.play(Start(self.game, players, chosen, self.seed + number), by_kind=number % 2 == 1)
            self.step()
        moments = 0
        for moment in self.corpus.sample(MOMENTS * self.games):
            self.examine(moment)
            self.step()
            moments += 1
        self.step(self.games * (1 + MOMENTS) - self.done)
        return ConformanceReport(
            self.game.name,
            self.games,
            min(len(rows), self.games),
            self.decisions,
            moments,
            self.corpus.sorts,
            tuple(sorted(self.endings.items())),
            tuple(
                sorted(kind.__name__ for kind in self._kinds() if not any(issubclass(one, kind) for one in self.met))
            ),
        )

    def step(self, count: int = 1) -> None:
        """Tell how much is done."""
        self.done += count
        if self.progress is not None and count:
            self.progress(self.done, self.games * (1 + MOMENTS))

    def play(self, start: Start, *, by_kind: bool) -> None:
        """Play a game, and see to the laws of every step and of the game as a whole."""
        for at_start in START_LAWS:
            hold(at_start, start, start.reproduction)

        def look(moment: Moment) -> None:
            for law in STEP_LAWS:
                hold(law, moment.state, moment.reproduction)

        opening = start.open()
        self.listen(Moment(start, [], 0, opening.state, events=opening.events))
        met: list[Moment] = []
        for moment in walk(start, picker(self.chance, by_kind=by_kind), self.most, look):
            met.append(moment)
            self.remember(moment)
        for of_game in GAME_LAWS:
            hold(of_game, met, met[-1].reproduction)
        self.decisions += len(met) - 1
        if outcome := met[-1].state.outcome:
            self.endings[outcome.rule] += 1

    def remember(self, moment: Moment) -> None:
        """Note what was met, and take the moment in."""
        found = moves(moment.state)
        self.world.note(found)
        for kind in {type(moment.state.decision), *map(type, found)}:
            self.met[kind] += 1
        self.listen(moment)
        self.corpus.add(moment)

    def listen(self, moment: Moment) -> None:
        """Note what happened, and examine the first events of each kind."""
        if any(self.met[type(event)] < EVENTS for event in moment.events):
            scene = self.scene(moment)
            for law in EVENT_LAWS:
                hold(law, scene, moment.reproduction)
        for event in moment.events:
            self.met[type(event)] += 1

    def scene(self, moment: Moment) -> Scene:
        """What there is to be known about a moment."""
        return Scene(moment, self.rulebook, self.world, self.chance, self.registered)

    def examine(self, moment: Moment) -> None:
        """See to the laws of a moment."""
        scene = self.scene(moment)
        for law in MOMENT_LAWS:
            hold(law, scene, moment.reproduction)

    def _kinds(self) -> Iterator[type]:
        for base in (Decision, Action, Event):
            yield from (kind for kind in self.game.rules.kinds(base) if getattr(kind, "game", "") == self.game.name)


def starts(game: Game, options: Choice = "pairs") -> tuple[tuple[int, Options], ...]:
    """The ways to begin a game: numbers of seats with options, as `check_game` plays them; never what it refuses.

    Raises:
        SetupError: there are no such options, or the game refuses them for every number of seats.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.testing import starts
        >>> seats, options = starts(rr.games()["seals"])[0]
        >>> seats, type(options).__module__
        (2, 'rlyeh_rules.seals.options')
    """
    seats = sorted(game.seats, key=lambda players: players != game.default_seats)
    refuses = game.rules.refuses
    if options != "pairs":
        chosen = make_options(game.options, None if options == "default" else options)
        ways = tuple((players, chosen) for players in seats if not refuses(chosen, players))
        if not ways and (refusal := refuses(chosen, seats[0])):
            raise refusal
        return ways
    choices: dict[str, Any] = {"": seats}
    choices |= {choice.name: choice.samples for choice in game.choices}

    def way(row: Mapping[str, Any]) -> tuple[int, Options]:
        return row[""], game.options(**{name: value for name, value in row.items() if name})

    def can_be(row: Mapping[str, Any]) -> bool:
        players, chosen = way(row)
        return not refuses(chosen, players)

    return tuple(map(way, pairs(choices, can_be)))
