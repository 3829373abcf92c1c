"""Idols of Innsmouth: all offer a card at once, and the highest that nobody else has offered takes the idol."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, ClassVar

from rlyeh_rules import BySeat, Chance, Game, Outcome, Refusal, Seat, kernel
from rlyeh_rules.kernel import NOBODY, OWNER, Hideable, Play, Setup, evolve, named, option, record, secret, shown

# --8<-- [start:game]
GAME = Game(
    "idols",
    title="Idols of Innsmouth",
    summary="Offers of all at once, for three to five, in ten minutes.",
    seats=range(3, 6),
    default_seats=3,
    seats_rule="II-1.1",
    package=__name__,
)
# --8<-- [end:game]

# ------------------------------------------------------------------ what lies on the table


# --8<-- [start:state]
class Card(Hideable):
    """What somebody would give for an idol."""


@record
class CardFacts:
    id: Annotated[Card, named]
    worth: int
    copies: int
    source: kernel.Source


@record
class Cards(kernel.Content):
    game = "idols"
    cards: tuple[CardFacts, ...]

    def worth(self, card: Card) -> int:
        return next(facts.worth for facts in self.cards if facts.id == card)

    def faults(self) -> Iterator[str]:
        if sum(facts.copies for facts in self.cards) < (needed := GAME.seats[-1] * MOST_IDOLS):
            yield f"{needed} cards are needed (II-1.2)"


MOST_IDOLS = 6


@record(kw_only=True)
class Options(kernel.Options):
    game = "idols"
    idols: Annotated[int, option("II-R1", "How many idols are shown.", values=range(3, MOST_IDOLS + 1))] = 5


@record
class Player:
    hand: Annotated[tuple[Card, ...], secret(to=OWNER)]
    offer: Annotated[Card | None, secret(to=OWNER)] = None
    points: int = 0


@record(kw_only=True, repr=False)
class State(kernel.State):
    game: ClassVar[str] = "idols"
    setup: Setup[Options, Cards]
    players: BySeat[Player]
    deck: Annotated[tuple[Card, ...], secret(to=NOBODY)]
    discard: Annotated[tuple[Card, ...], shown] = ()
    idol: int = 0

    def contents(self) -> Mapping[Any, Mapping[Any, int]]:
        return {Card: {facts.id: facts.copies for facts in self.setup.content.cards}}

    def text_board(self) -> str:
        lines = [f"An idol worth {self.idol}"]
        for seat, me in enumerate(self.players):
            hand = ", ".join(map(self.text.name, me.hand)) or "empty"
            offer = f", offers {self.text.name(me.offer)}" if me.offer else ""
            lines.append(f"  {self.seat_name(seat)}: {me.points} points, hand: {hand}{offer}")
        return "\n".join(lines)


# --8<-- [end:state]
# ------------------------------------------------------------------ bases: what is of this game says so


# --8<-- [start:bases]
class Step(kernel.Step):
    game = "idols"


class Decision(kernel.Decision):
    game = "idols"


class Action(kernel.Action):
    game = "idols"


class Event(kernel.Event):
    game = "idols"
    text = kernel.Text(__name__)


# --8<-- [end:bases]
# ------------------------------------------------------------------ the rules


# --8<-- [start:rules]
@record
class ShowIdol(Step):
    """The dealer shows an idol, worth what a die says (II-2.1); when there is none left, points count (II-3.1)."""

    def run(self, s: State, play: Play) -> State:
        if not s.players[0].hand:
            points = BySeat([me.points for me in s.players])
            winners = tuple(seat for seat in s.seats if points[seat] == max(points))
            play.end(s, Outcome(winners, "the most points", "II-3.1", points))
        worth = play.chance.roll(1)[0] + 1
        play.tell(IdolShown(worth))
        play.then(AskOffers(s.seats), Sell(), ShowIdol())
        return evolve(s, idol=worth)


@record
class Offer(Action):
    """Lay a card of your hand face down (II-2.2)."""

    card: Annotated[Card, secret(to=OWNER)]
    says = "offer {card}"
    means = "{seat} offers {card}."

    @classmethod
    def options(cls, ask: AskOffers, s: State, seat: Seat) -> Iterable[Offer]:
        return [cls(seat, card) for card in sorted(set(s.players[seat].hand))]

    def refuse(self, ask: AskOffers, s: State) -> Refusal | None:
        if self.card in s.players[self.seat].hand:
            return None
        return Refusal("II-2.2", self.seat, f"You have no {s.text.name(self.card)} in your hand.")

    def take(self, ask: AskOffers, s: State, play: Play) -> State:
        play.tell(Offered(self.seat, self.card))
        if left := tuple(seat for seat in ask.left if seat != self.seat):
            play.then(AskOffers(left))
        me = s.players[self.seat]
        at = me.hand.index(self.card)
        me = evolve(me, hand=me.hand[:at] + me.hand[at + 1 :], offer=self.card)
        return evolve(s, players=s.players.put(self.seat, me))


@record
class AskOffers(Decision):
    """All offer at once, and nobody sees what (II-2.2)."""

    left: tuple[Seat, ...]
    rule = "II-2.2"
    prompt = "Offer a card of your hand for the idol."
    allows = (Offer,)

    @property
    def waits(self) -> tuple[Seat, ...]:
        return self.left


@record
class Sell(Step):
    """The offers are turned up; the highest that nobody else has takes the idol (II-2.3)."""

    def run(self, s: State, play: Play) -> State:
        cards = BySeat([me.offer for me in s.players if me.offer is not None])
        play.tell(OffersShown(cards))
        worths = [s.setup.content.worth(card) for card in cards]
        alone = [worth for worth in worths if worths.count(worth) == 1]
        winner = Seat(worths.index(max(alone))) if alone else None
        play.tell(Sold(winner, s.idol))
        players = BySeat([evolve(me, offer=None) for me in s.players])
        if winner is not None:
            players = players.put(winner, evolve(players[winner], points=players[winner].points + s.idol))
        return evolve(s, players=players, discard=s.discard + cards)


# --8<-- [end:rules]
# ------------------------------------------------------------------ what happened


# --8<-- [start:events]
@record
class IdolShown(Event):
    worth: int
    rule = "II-2.1"
    tells = "The dealer shows an idol worth {worth}."


@record
class Offered(Event):
    seat: Seat
    card: Annotated[Card, secret(to=OWNER)]
    rule = "II-2.2"
    tells = "{seat} offers {card}."


@record
class OffersShown(Event):
    cards: Annotated[BySeat[Card], named]
    rule = "II-2.3"
    tells = "The offers are turned up: {cards}."


@record
class Sold(Event):
    winner: Seat | None
    worth: int
    rule = "II-2.3"
    tells = "The idol worth {worth} goes to {winner}."


# --8<-- [end:events]
# ------------------------------------------------------------------ what the library is given


# --8<-- [start:package]
def deal(setup: Setup[Options, Cards], chance: Chance) -> State:
    """Everybody has a card for each idol (II-1.2)."""
    deck = chance.shuffle([facts.id for facts in setup.content.cards for _ in range(facts.copies)])
    size, seats = setup.options.idols, len(setup.names)
    players = BySeat([Player(deck[at * size : (at + 1) * size]) for at in range(seats)])
    return State(setup=setup, chance=chance.value, agenda=(ShowIdol(),), players=players, deck=deck[seats * size :])


def evaluate(s: State, seat: Seat) -> float:
    """How well a seat stands, for bots: its points, and a little for the cards that it has kept."""
    me = s.players[seat]
    return me.points + sum(map(s.setup.content.worth, me.hand)) / 10


RULES = kernel.Rules(State, Options, Cards, Event.text, deal, evaluate)
# --8<-- [end:package]
