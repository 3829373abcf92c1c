"""Who decides next at a table, who may look at the screen meanwhile, and what bots do. It knows no terminal."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from os import PathLike

import rlyeh_rules as rr


class Sitter(enum.StrEnum):
    """Who sits on a seat."""

    PERSON = "person"
    GREEDY = "greedy bot"
    RANDOM = "random bot"


BOTS: Mapping[Sitter, rr.bots.Bot] = {Sitter.GREEDY: rr.bots.GreedyBot(), Sitter.RANDOM: rr.bots.RandomBot()}


@dataclass(frozen=True)
class Turn:
    """Who is to decide: a bot, a person, or a person who need not but may."""

    seat: rr.Seat
    by_bot: bool = False
    may_pass: bool = False


class Driver:
    """A table, and who sits at it. The people share one keyboard and one screen.

    Args:
        match: the table.
        sitters: who sits on each seat.
    """

    def __init__(self, match: rr.Match, sitters: Sequence[Sitter]) -> None:
        self.match = match
        self.sitters = tuple(sitters)
        self.people = tuple(seat for seat in match.state.seats if self.sitters[seat] is Sitter.PERSON)
        self.facing: rr.Seat | None = self.people[0] if len(self.people) == 1 else None
        """The person who looks at the screen; None: nobody, or all of them."""
        self.seen: dict[rr.Seat | None, int] = {}
        """The number of the last event that somebody knew when their own last action was done."""
        self._called: rr.Seat | None = None
        self._passed: set[tuple[int, rr.Seat]] = set()

    @property
    def state(self) -> rr.State:
        """The whole truth: for the driver, not for the screen."""
        return self.match.state

    # -- whose turn it is

    def turn(self) -> Turn | None:
        """Who is to decide now; None when the game is over. Bots come first, so that people see what they did."""
        waiting = self.state.waiting_on
        if not waiting:
            return None
        if self._called is not None:
            return Turn(self._called, may_pass=self._called not in waiting)
        bot = next((seat for seat in waiting if seat not in self.people), None)
        if bot is None:
            return Turn(next((seat for seat in waiting if seat == self.facing), waiting[0]))
        for seat in self.people:
            if self._may_interrupt(seat) and (len(self.match.history), seat) not in self._passed:
                return Turn(seat, may_pass=True)
        return Turn(bot, by_bot=True)

    def _may_interrupt(self, seat: rr.Seat) -> bool:
        """Whether a seat may act while others are waited for, other than by changing its mind."""
        ask = self.state.decision
        return ask is not None and not ask.may(seat) and bool(self.state.legal_actions(seat))

    def let_pass(self, seat: rr.Seat) -> None:
        """A person who may act out of turn does not wish to, for now."""
        self._called = None
        self._passed.add((len(self.match.history), seat))

    def call(self, seat: rr.Seat) -> None:
        """Let another person here have the screen next, whose turn it may not be."""
        self._called = seat

    def next_person(self) -> rr.Seat | None:
        """The person after the one who looks at the screen; None if there is no other."""
        if len(self.people) < 2 or self.facing is None:
            return None
        return self.people[(self.people.index(self.facing) + 1) % len(self.people)]

    # -- who looks at the screen

    def has_secrets(self) -> bool:
        """Whether somebody knows, or was told, what others at this table were not."""
        views = [rr.to_data(self.match.view(seat)) | {"viewer": None} for seat in (None, *self.people)]
        told = [self.match.events(seat) for seat in (None, *self.people)]
        return any(each != views[0] for each in views) or any(each != told[0] for each in told)

    def must_cover(self, seat: rr.Seat) -> bool:
        """Whether the screen has to be hidden before it may be shown to this person."""
        return seat != self.facing and len(self.people) > 1 and self.has_secrets()

    def face(self, seat: rr.Seat) -> None:
        """This person looks at the screen now."""
        self.facing = seat

    @property
    def eyes(self) -> rr.Seat | None:
        """Whose view the screen shows: None, a spectator's, when all of them look or nobody does."""
        return None if self.state.is_over and len(self.people) > 1 else self.facing

    # -- acting

    def choices(self, seat: rr.Seat) -> tuple[rr.Action, ...]:
        """What a seat may do now, as its own view lists it."""
        return self.match.view(seat).legal_actions(seat)

    def wish(self, seat: rr.Seat, text: str) -> rr.Action:
        """The legal action that somebody has typed.

        Raises:
            NotationError: it names no action.
            IllegalAction: it may not be taken now.
        """
        action = rr.parse_action(self.match.view(seat), f"{seat}: {text}")
        if refusal := self.match.view(seat).why_not(action):
            raise rr.IllegalAction(refusal)
        return action

    def play(self, action: rr.Action) -> None:
        """Carry an action out."""
        self.match.play(action)
        self._called = None
        if action.seat in self.people:
            self.seen[action.seat] = self.match.told

    def think(self, seat: rr.Seat) -> rr.Action:
        """What the bot on a seat does. It changes nothing, so it may run in a thread of its own.

        Its whims follow from the table, so a game that is saved and loaded goes on as it would have.
        """
        whim = blake2b(f"bot {self.match.seed} {len(self.match.history)} {seat}".encode(), digest_size=8)
        view = self.match.view(seat)
        chance = rr.Chance(int.from_bytes(whim.digest()))
        return BOTS[self.sitters[seat]].choose(view, view.legal_actions(seat), chance)

    # -- going back

    @property
    def can_force(self) -> bool:
        """Whether anything may be taken back: there is one person here, whom nobody else can complain of."""
        return len(self.people) == 1

    def undo(self, *, force: bool = False) -> None:
        """Take back what a person did last, and what bots did after it: all of it, or nothing.

        Raises:
            UndoError: nothing has been played, or the line forbids it.
        """
        self.match.undo(self.people or None, force=force)
        self._after_travel()

    def redo(self) -> None:
        """Play again what was taken back, up to where a person is to decide.

        Raises:
            UndoError: nothing was taken back since something was last played.
        """
        self.match.redo()
        while self.match.can_redo and not self._is_for_people(self.state):
            self.match.redo()
        self._after_travel()

    def _is_for_people(self, state: rr.State) -> bool:
        return not self.people or any(seat in self.people for seat in state.waiting_on)

    def _after_travel(self) -> None:
        self._called = None
        self._passed.clear()
        self.seen = dict.fromkeys(self.seen, self.match.told)

    # -- keeping

    def save(self, path: str | PathLike[str]) -> None:
        """Keep the table in a file; who sits where is asked again when it is loaded."""
        self.match.save(path)
