"""Everything that can be reported."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import OWNER, BySeat, Seat, named, record, secret

from .state import Card, Event, Role


@record
class BidMade(Event):
    seat: Seat
    amount: int
    rule = "LN-2.2"
    tells = "{seat} bid {amount}."


@record
class BidPassed(Event):
    seat: Seat
    rule = "LN-2.4"
    tells = "{seat} passed."


@record
class LotSold(Event):
    winner: Seat
    price: int
    rule = "LN-2.5"
    tells = "{winner} bought the lot for {price}."


@record
class LotLeft(Event):
    seat: Seat
    rule = "LN-2.5"
    tells = "Nobody wanted the lot; {seat} laid it into the pool."


@record
class Drew(Event):
    seat: Seat
    cards: Annotated[tuple[Card, ...], secret(to=OWNER)]
    rule = "LN-1.4"
    tells = "{seat} took {cards} in hand."


@record
class Played(Event):
    seat: Seat
    card: Annotated[Card, named]
    cost: int
    rule = "LN-3.1"
    tells = "{seat} played {card} for {cost}."


@record
class Gained(Event):
    seat: Seat
    coins: int
    rule = "LN-3.5"
    tells = "{seat} gained {coins} coins."


@record
class Paid(Event):
    seat: Seat
    coins: int
    rule = "LN-5.4"
    tells = "{seat} paid {coins} coins."


@record
class FogLifted(Event):
    seat: Seat
    cards: Annotated[tuple[Card, ...], named]
    rule = "LN-3.2"
    tells = "The fog in front of {seat} lifted: {cards}."


@record
class Marked(Event):
    seat: Seat
    marks: int
    rule = "LN-5.1"
    tells = "{seat} marked the site; it has {marks} marks."


@record
class SiteOpened(Event):
    site: int
    rule = "LN-5.2"
    tells = "Site {site} is open."


@record
class RowDropped(Event):
    card: Annotated[Card, named]
    rule = "LN-5.4"
    tells = "The rest of {card} was dropped."


@record
class Wounded(Event):
    seat: Seat
    wounds: int
    rule = "LN-9.2"
    tells = "{seat} was wounded and has {wounds} wounds."


@record
class Contributed(Event):
    seat: Seat
    card: Annotated[Card, secret(to=OWNER)]
    rule = "LN-4.1"
    tells = "{seat} laid {card} into the pool."


@record
class PoolRevealed(Event):
    cards: Annotated[tuple[Card, ...], named]
    rule = "LN-4.3"
    tells = "The pool was turned up: {cards}."


@record
class Reshuffled(Event):
    rule = "LN-4.7"
    tells = "The discard was shuffled and is the deck now."


@record
class Looked(Event):
    seat: Seat
    at: int
    card: Annotated[Card, secret(to=OWNER)]
    rule = "LN-4.5"
    tells = "{seat} looked at card {at} of the pool: {card}."


@record
class Investigated(Event):
    seat: Seat
    seen: Annotated[tuple[Card, ...], secret(to=OWNER)]
    rule = "LN-4.6"
    tells = "{seat} shuffled the pool and looked at {seen}."


@record
class Swapped(Event):
    seat: Seat
    at: int
    rule = "LN-4.6"
    tells = "{seat} exchanged card {at} of the pool."


@record
class Tossed(Event):
    seat: Seat
    cards: Annotated[tuple[Card, ...], named]
    rule = "LN-4.8"
    tells = "{seat} discarded {cards}."


@record
class Rolled(Event):
    seat: Seat
    faces: tuple[int, ...]
    rule = "LN-6.1"
    tells = "The dice of {seat} show {faces}."


@record
class Shaken(Event):
    seat: Seat
    lost: int
    rule = "LN-6.5"
    tells = "{seat} lost {lost} sanity."


@record
class Shed(Event):
    seat: Seat
    card: Annotated[Card, named]
    rule = "LN-6.7"
    tells = "{seat} shed {card}."


@record
class Accused(Event):
    seat: Seat
    target: Seat
    rule = "LN-7.1"
    tells = "{seat} accused {target}."


@record
class Committed(Event):
    seat: Seat
    rule = "LN-7.3"
    tells = "{seat} has voted."


@record
class VotesShown(Event):
    votes: BySeat[bool | None]
    rule = "LN-7.4"
    tells = "The votes: {votes}."
    reveals = True


@record
class VoteTurned(Event):
    seat: Seat
    target: Seat
    rule = "LN-7.5"
    tells = "{seat} turned the vote of {target}."


@record
class Waived(Event):
    seat: Seat
    rule = "LN-7.5"
    tells = "{seat} lets the votes stand."


@record
class RoleShown(Event):
    seat: Seat
    role: Annotated[Role, named]
    rule = "LN-7.7"
    tells = "{seat} is {role}."


@record
class Rewound(Event):
    seat: Seat
    target: Seat
    verb: str
    rule = "LN-8.1"
    tells = "{seat} took back the move of {target}, who must {verb}."
