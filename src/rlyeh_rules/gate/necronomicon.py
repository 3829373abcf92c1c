"""The Necronomicon: asking for it, the volunteer, opening and closing it."""

from __future__ import annotations

from typing import Any, Final

from rlyeh_rules.kernel import BySeat, Play, Refusal, Seat, evolve, record

from . import events
from .changes import with_board, with_turn
from .clock import move_clock
from .deeds import TurnDecision
from .insanity import DrawInsanity
from .state import Action, Book, Decision, State, Step, once
from .voting import AskBook, votes_needed

__all__ = ["AskVolunteer", "Consult", "Consultation", "Decline", "OpenBook", "Volunteer", "close_book"]

PRICE: Final = 3
"""The insanity cards that the opener draws (GR-11.3.4)."""


@record
class Consult(Action):
    """Ask the group whether to consult the Necronomicon; the action of the turn is still to come (GR-11.3.1)."""

    says = "consult"
    means = "{seat} asks the group whether to consult the Necronomicon."

    @classmethod
    def options(cls, ask: TurnDecision, s: State, seat: Seat) -> tuple[Consult, ...]:
        """Once a turn, if nothing refuses it."""
        one = once(cls, seat)
        return () if s.book.direction is not None or one.refuse(ask, s) else (one,)

    def refuse(self, ask: TurnDecision, s: State) -> Refusal | None:
        """Once a turn, before anything else in it, with the book closed, by no discovered Cultist (GR-R30)."""
        seat = self.seat
        if s.players[seat].is_discovered:
            return Refusal("GR-R30", seat, "A discovered Cultist does not ask for the Necronomicon.")
        if s.book.direction is not None:
            return Refusal("GR-R32", seat, "The Necronomicon is open.")
        if s.turn.consulted:
            return Refusal("GR-R30", seat, "The group has been asked in this turn.")
        if s.turn.begun:
            return Refusal("GR-11.3.1", seat, "The group is asked before anything else is done in a turn.")
        if not s.book.deck and not (s.setup.options.allow_created_target and s.book.used):
            return Refusal("GR-R32", seat, "There is no direction left in the Necronomicon.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Only on one's own turn, before the action."""
        if s.turn.seat != self.seat:
            name = s.seat_name(s.turn.seat)
            return Refusal("GR-11.3.1", self.seat, f"It is the turn of {name}, and only they can ask the group.")
        if ask.rule == "GR-5.2":
            return Refusal("GR-5.1", self.seat, "The target sigil has to be declared first.")
        return Refusal("GR-11.3.1", self.seat, "The group is asked at the start of your turn, before the action.")

    def take(self, ask: TurnDecision, s: State, play: Play) -> State:
        play.tell(events.BookAsked(self.seat))
        votes: BySeat[bool | None] = BySeat([None] * len(s.players))
        vote = AskBook(self.seat, None, s.undiscovered, votes, s.setup.options.open_votes)
        play.then(vote, Consultation(self.seat), ask.again())
        return with_turn(s, evolve(s.turn, consulted=True))


@record
class Consultation(Step):
    """The votes on the Necronomicon count; if there are enough, a volunteer is asked for (GR-11.3.3).

    Attributes:
        seat: who asked.
    """

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        voters = s.undiscovered
        if s.ballot is None or s.ballot.yes < votes_needed(len(voters)):
            play.tell(events.BookLeftClosed())
        else:
            first, *others = [seat for seat in s.after(self.seat) if seat in voters]
            play.then(AskVolunteer(first, tuple(others)))
        return s


@record
class Volunteer(Action):
    """Volunteer to open the Necronomicon, and draw three insanity cards (GR-11.3.4)."""

    says = "volunteer"
    means = "{seat} volunteers to open the Necronomicon, and draws three insanity cards."

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """They are asked one after the other, discovered Cultists never (GR-R30)."""
        if s.players[self.seat].is_discovered:
            return Refusal("GR-R30", self.seat, "A discovered Cultist does not open the Necronomicon.")
        return Refusal("GR-11.3.3", self.seat, "You are not asked to open the Necronomicon now.")

    def take(self, ask: AskVolunteer, s: State, play: Play) -> State:
        play.tell(events.Volunteered(self.seat))
        play.then(OpenBook(self.seat))
        return s


@record
class Decline(Action):
    """Do not volunteer; nobody can be made to (GR-11.3.3)."""

    says = "decline"
    means = "{seat} does not volunteer."

    def take(self, ask: AskVolunteer, s: State, play: Play) -> State:
        """The next is asked; if nobody is left, the book stays closed."""
        play.tell(events.VolunteerDeclined(self.seat))
        if ask.others:
            play.then(AskVolunteer(ask.others[0], ask.others[1:]))
        else:
            play.tell(events.BookLeftClosed())
        return s


@record
class AskVolunteer(Decision):
    """One after the other is asked to open the Necronomicon, who asked for it first (GR-R30).

    Attributes:
        seat: who is asked.
        others: who is asked next, in the order of turns.
    """

    seat: Seat
    others: tuple[Seat, ...]

    rule = "GR-11.3.3"
    prompt = "Volunteer to open the Necronomicon? You would draw three insanity cards."
    allows = (Volunteer, Decline)

    def default(self, s: State, seat: Seat) -> Decline:
        return Decline(seat)


@record
class OpenBook(Step):
    """The book is opened: direction, an hour back, three insanity cards (GR-R31).

    Attributes:
        seat: who opens it.
    """

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        """If the directions have run out, which takes that option, the used ones make a new book (GR-R26)."""
        book = s.book
        if not book.deck:
            play.tell(events.BookRenewed(len(book.used)))
            book = Book(play.chance.shuffle(book.used))
        direction = book.deck[0]
        play.tell(events.BookOpened(self.seat, direction))
        s = with_board(s, book=evolve(book, deck=book.deck[1:], direction=direction))
        play.then(*[DrawInsanity(self.seat)] * PRICE)
        return move_clock(s, -1, play)


def close_book(s: State, play: Play) -> State:
    """After a success the cover goes back on, and the direction is set aside (GR-11.3.10, GR-R46)."""
    book = s.book
    if book.direction is None:
        return s
    play.tell(events.BookClosed(book.direction))
    return with_board(s, book=Book(book.deck, None, (*book.used, book.direction)))
