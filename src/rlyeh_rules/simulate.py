"""Many games between bots, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .games import Game, folded, game_named, open_game
from .kernel import (
    BySeat,
    Chance,
    Content,
    Options,
    RulesDefect,
    Seat,
    SetupError,
    State,
    counted,
    own_answer,
    record,
    shown_value,
)

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from .bots import Bot

__all__ = ["Report", "Result", "simulate"]

SEEDS = 1 << 63
LONGEST = 20_000  # decisions; random play ends every game within 4,000
TEAM = "the players"  # who wins where all win together
CHUNK = 25  # games that a worker process is handed at once: few enough for progress to move


@record
class Result:
    """How one simulated game went.

    Attributes:
        seed: `new_game(..., seed=seed)` begins the same game.
        winners: the seats that won; () when all lost.
        rule: the id of the rule by which it ended.
        reason: what ended it, in a few words.
        decisions: how many actions were taken.
        scores: the score of each seat, where the game has scores.

    Examples:
        >>> import rlyeh_rules as rr
        >>> first = rr.simulate("seals", rr.bots.RandomBot(), games=3, seed=1).results[0]
        >>> first.winners, first.rule, first.scores
        ((1,), 'SC-7.8', (4, 12))
        >>> rr.new_game("seals", seed=first.seed).is_over
        False
    """

    seed: int
    winners: tuple[Seat, ...]
    rule: str
    reason: str
    decisions: int
    scores: BySeat[int] | None


@record
class Report:
    """What came of many games; `print` it.

    Attributes:
        title: the title of the game.
        names: what each seat is called.
        bots: who decided for each seat.
        seed: the seed of the whole run.
        results: every game, in order.

    Examples:
        >>> import rlyeh_rules as rr
        >>> report = rr.simulate("seals", rr.bots.RandomBot(), games=10, seed=1)
        >>> report.games, report.wins, report.lost_by_all, report.together
        (10, (5, 5), 0, False)
        >>> report.mean_decisions, report.longest, report.mean_scores
        (68.3, 76, (8.5, 9.5))
        >>> next(iter(report.endings))
        ('SC-7.8', 'the higher total of Control values')
    """

    title: str
    names: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    results: tuple[Result, ...]

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.results)

    @property
    def wins(self) -> BySeat[int]:
        """How many games each seat won, alone or with others."""
        seats = range(len(self.names))
        return BySeat([sum(seat in result.winners for result in self.results) for seat in seats])

    @property
    def lost_by_all(self) -> int:
        """How many games nobody won."""
        return sum(not result.winners for result in self.results)

    @property
    def together(self) -> bool:
        """Whether all seats won together or not at all in every game, and had no scores: a game of one side."""
        sides = ((), tuple(range(len(self.names))))
        return len(self.names) > 1 and all(one.winners in sides and one.scores is None for one in self.results)

    @property
    def endings(self) -> Mapping[tuple[str, str], int]:
        """How many games ended by each rule and reason, the commonest first."""
        counts = Counter((result.rule, result.reason) for result in self.results)
        return dict(sorted(counts.items(), key=lambda one: (-one[1], one[0])))

    @property
    def mean_decisions(self) -> float:
        """How many actions a game took on average."""
        return sum(result.decisions for result in self.results) / self.games

    @property
    def longest(self) -> int:
        """How many actions the longest game took."""
        return max(result.decisions for result in self.results)

    @property
    def mean_scores(self) -> BySeat[float] | None:
        """The average score of each seat over the games that were scored; None when none was."""
        scored = [result.scores for result in self.results if result.scores is not None]
        if not scored:
            return None
        return BySeat([sum(scores[seat] for scores in scored) / len(scored) for seat in range(len(self.names))])

    def __str__(self) -> str:
        """A small table: a line for each seat, or one for all where they win together."""
        names, bots = self.names, self.bots
        if self.together:
            names, bots = (TEAM,), (", ".join(self.bots if len(set(self.bots)) > 1 else self.bots[:1]),)
        width = max(len(name) for name in ("nobody", *names))
        lines = [f"{self.title}: {self.games} {'game' if self.games == 1 else 'games'}, seed {self.seed}"]
        scores = self.mean_scores
        for seat, (name, bot) in enumerate(zip(names, bots, strict=True)):
            score = f"  mean score {scores[seat]:6.1f}" if scores else ""
            lines.append(f"  {name:{width}} {self._share(self.wins[seat])}{score}  {bot}")
        lines.append(f"  {'nobody':{width}} {self._share(self.lost_by_all)}")
        lines += [f"  {count:6} ended by {rule}: {reason}" for (rule, reason), count in self.endings.items()]
        lines.append(f"  {self.mean_decisions:6.1f} decisions a game, {self.longest} in the longest")
        return "\n".join(lines)

    def _share(self, wins: int) -> str:
        return f"won {wins:6} {wins / self.games:6.1%}"


@record
class _Job:
    """One game to be played, as it is handed to a worker; its number counts from 1."""

    number: int
    game: str | Game | type[State]
    bots: tuple[Bot, ...]
    names: tuple[str, ...]
    options: Options
    content: Content | None
    seed: int
    bots_seed: int
    most: int


def simulate(  # noqa: PLR0913 - what to play, then how; all but three are keywords
    name: str | Game | type[State],
    bots: Bot | Sequence[Bot],
    games: int,
    *,
    seed: int,
    options: Options | Mapping[str, Any] | None = None,
    players: int | Sequence[str] | None = None,
    content: Content | None = None,
    executor: Executor | None = None,
    progress: Callable[[int, int], object] | None = None,
    max_decisions: int = LONGEST,
) -> Report:
    """Play many games between bots.

    A bot is asked when its seat is waited for; what the seat may do out of turn is then among its choices.

    The result depends on the arguments before `executor` alone: it is the same for every executor and number of
    workers, and the first games of a longer run are those of a shorter one.

    Args:
        name: the name of the game; or a `Game`.
        bots: one for all seats, or a sequence of one a seat. Bots for worker processes must be picklable.
        games: how many games, at least 1.
        seed: any integer, as for `new_game`; each game's own seed is drawn from it.
        options: as for `new_game`.
        players: as for `new_game`.
        content: as for `new_game`.
        executor: where the games are played: a `ThreadPoolExecutor`, a `ProcessPoolExecutor`; None: here.
        progress: called with the number of games finished and the number of all, after each game, in order.
        max_decisions: a game that takes more is an error; at least 1.

    Raises:
        SetupError: as for `new_game`; no games or decisions; a number of bots that is not the number of seats.
        RulesDefect: a game did not end within `max_decisions`.
        Exception: whatever a bot raises, or an IllegalAction if it chooses none of its seat's legal actions; a note on
            it says in which game and at which decision.

    Examples:
        >>> import rlyeh_rules as rr
        >>> report = rr.simulate("seals", rr.bots.RandomBot(), games=3, seed=1)
        >>> report.games, report.results == rr.simulate("seals", rr.bots.RandomBot(), games=3, seed=1).results
        (3, True)
    """
    for number, what in ((games, "games"), (max_decisions, "decisions of the longest game")):
        if type(number) is not int or number < 1:
            raise SetupError(f"The number of {what} is a whole number from 1 up, not {shown_value(number)}.")
    seed = folded(seed)
    game = game_named(name)
    setup = open_game(game, seed=seed, players=players, options=options, content=content).state.setup
    seated = _seated(bots, len(setup.names))
    source = Chance(seed)
    jobs = [
        _Job(
            number=number,
            game=name,
            bots=seated,
            names=setup.names,
            options=setup.options,
            content=content,
            seed=source.below(SEEDS),
            bots_seed=source.below(SEEDS),
            most=max_decisions,
        )
        for number in range(1, games + 1)
    ]
    results: list[Result] = []
    for result in _played(jobs, executor):
        results.append(result)
        if progress is not None:
            progress(len(results), games)
    return Report(game.title, setup.names, tuple(map(_called, seated)), seed, tuple(results))


def _seated(bots: Bot | Sequence[Bot], seats: int) -> tuple[Bot, ...]:
    seated = tuple(bots) if isinstance(bots, Sequence) else (bots,) * seats
    if len(seated) != seats:
        bots_named = counted(len(seated), "bot") if seated else "0 bots"
        raise SetupError(f"{bots_named} cannot sit on {counted(seats, 'seat')}: name one for all, or one a seat.")
    for bot in seated:
        if isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
            raise SetupError(f"{bot!r} is no bot: it has no method `choose` to call.")
    return seated


def _called(bot: Bot) -> str:
    return type(bot).__name__ if type(bot).__repr__ is object.__repr__ else repr(bot)


def _played(jobs: Sequence[_Job], executor: Executor | None) -> Iterable[Result]:
    if executor is None:
        return map(_play, jobs)
    return executor.map(_play, jobs, chunksize=CHUNK)


def _play(job: _Job) -> Result:
    """Play one game to its end. Bots see views only, and their chance is none of the game's."""
    state = open_game(job.game, seed=job.seed, players=job.names, options=job.options, content=job.content).state
    source = Chance(job.bots_seed)
    chances = [Chance(source.below(SEEDS)) for _ in job.names]
    decisions = 0
    while (outcome := state.outcome) is None:
        if decisions == job.most:
            raise RulesDefect(f"The game with seed {job.seed} is not over after {job.most} decisions.")
        seat = state.waiting_on[0]
        decisions += 1
        try:
            view = state.view(seat)
            state, _ = state.apply(
                own_answer(job.bots[seat].choose(view, view.legal_actions(seat), chances[seat]), seat)
            )
        except Exception as fault:
            where = f"game {job.number} (seed {job.seed}), seat {seat}, decision {decisions}"
            fault.add_note(f"In {where}, bot {_called(job.bots[seat])}.")
            raise
    return Result(job.seed, outcome.winners, outcome.rule, outcome.reason, decisions, outcome.scores)
