"""Chapters 3 and 5: a card is resolved icon by icon, and may be cut in two by a question."""

from __future__ import annotations

from functools import singledispatch
from typing import Annotated

from rlyeh_rules.kernel import Outcome, Play, Refusal, Seat, evolve, record, shown

from . import events
from .content import Draw, Dread, Gain, Hurt, Icon, Mark, Peek, Print
from .damage import wound
from .dice import Roll
from .pool import AskLook, draw_to_hand
from .state import LOYAL, SITES, Action, Card, Decision, State, Step, change, seats_of

MARKS = 3  # LN-5.2


def print_of(s: State, card: Card) -> Print:
    """What is printed on a card; a card that the set does not have says nothing and is not played."""
    found: Print | None = s.setup.content.prints.get(card)
    return found or Print(card, 0, s.setup.content.cards[0].source, playable=False)


def away(s: State, *cards: Card) -> State:
    """Put cards on the discard."""
    return evolve(s, table=evolve(s.table, discard=s.table.discard + cards))


@record
class Row(Step):
    """A card being resolved, from icon `at` on; `site` is the one that stood as it began."""

    seat: Seat
    card: Annotated[Card, shown]
    site: int = 0
    at: int = 0

    def run(self, s: State, play: Play) -> State:
        icons = print_of(s, self.card).row
        if self.at == len(icons):
            return away(s, self.card)
        play.resume(evolve(self, at=self.at + 1))
        return work(icons[self.at], s, self, play)


# ------------------------------------------------------------------ the icons


@singledispatch
def work(icon: Icon, s: State, row: Row, play: Play) -> State:
    """Do what an icon says, for the seat that plays the row."""
    raise NotImplementedError(icon)


@work.register
def _(icon: Gain, s: State, row: Row, play: Play) -> State:
    play.tell(events.Gained(row.seat, icon.coins))
    return change(s, row.seat, coins=s.players[row.seat].coins + icon.coins)


@work.register
def _(icon: Draw, s: State, row: Row, play: Play) -> State:
    return draw_to_hand(s, row.seat, icon.count, play)


@work.register
def _(icon: Mark, s: State, row: Row, play: Play) -> State:
    """Place marks; the third on a site opens it at once, more are lost, and the row waits (LN-5.1, LN-5.2)."""
    table = s.table
    marks = min(MARKS, table.marks + icon.marks)
    play.tell(events.Marked(row.seat, marks))
    if marks < MARKS:
        return evolve(s, table=evolve(table, marks=marks))
    s = evolve(s, table=evolve(table, site=table.site + 1, marks=0))
    play.tell(events.SiteOpened(s.table.site))
    if s.table.site == SITES:
        play.end(s, Outcome(seats_of(s, LOYAL), "the last site is open", "LN-9.1"))
    play.then(AskShare(s.players.left_of(row.seat), player=row.seat))
    return s


@work.register
def _(icon: Hurt, s: State, row: Row, play: Play) -> State:
    """Wound the seat to the left, but only while the site stands where the row began (LN-5.5)."""
    return wound(s, s.players.left_of(row.seat), icon.wounds, play) if s.table.site == row.site else s


@work.register
def _(_icon: Peek, s: State, row: Row, play: Play) -> State:
    if s.table.pool:
        play.then(AskLook(row.seat))
    return s


@work.register
def _(icon: Dread, s: State, row: Row, play: Play) -> State:
    play.then(Roll(row.seat, icon.dice))
    return s


# ------------------------------------------------------------------ the interruption


@record
class Share(Action):
    """Both take a coin, and the row goes on (LN-5.3)."""

    says = "share"
    means = "{seat} shares the find."

    def take(self, ask: AskShare, s: State, play: Play) -> State:
        for seat in (ask.seat, ask.player):
            play.tell(events.Gained(seat, 1))
            s = change(s, seat, coins=s.players[seat].coins + 1)
        return s


@record
class Burn(Action):
    """Pay a coin: the rest of the row is dropped (LN-5.4)."""

    says = "burn"
    means = "{seat} pays a coin and burns the rest of the row."

    def refuse(self, ask: AskShare, s: State) -> Refusal | None:
        return None if s.players[self.seat].coins else Refusal("LN-5.4", self.seat, "You have no coin to pay.")

    def take(self, ask: AskShare, s: State, play: Play) -> State:
        play.tell(events.Paid(ask.seat, 1))
        s = change(s, ask.seat, coins=s.players[ask.seat].coins - 1)
        row = play.drop(Row)
        play.tell(events.RowDropped(row.card))
        return away(s, row.card)


@record
class AskShare(Decision):
    """A site has opened in the middle of a row; the seat to the left decides how it goes on."""

    seat: Seat
    player: Seat

    rule = "LN-5.3"
    prompt = "Share the find, or burn the rest of the row."
    allows = (Share, Burn)

    def is_open(self, s: State) -> bool:
        return True
