"""Everything that can happen, in the past tense."""

from __future__ import annotations

import enum
from typing import Annotated

from rlyeh_rules.kernel import OWNER, Seat, named, record, secret

from .cards import Card, GreatOldOne, Location, Relic
from .effects import Icon
from .state import Event
from .substitution import Pair


class Phase(enum.StrEnum):
    """The six phases of a round (LR-6.0.1)."""

    DRAW = "draw-phase"
    DEPLOYMENT = "deployment-phase"
    ACTION = "action-phase"
    ALERT = "alert-phase"
    REINFORCEMENT = "reinforcement-phase"
    MAINTENANCE = "maintenance-phase"


# ------------------------------------------------------------------ set-up


@record
class SidesTaken(Event):
    """The seats took their sides (LR-3.1).

    Attributes:
        cult_seat: who plays the Cult.
        adventurer_seat: who plays the Adventurer.
    """

    cult_seat: Seat
    adventurer_seat: Seat
    rule = "LR-3.1"
    tells = "{adventurer_seat} is the Adventurer, {cult_seat} the Cult."


@record
class GreatOldOneDrawn(Event):
    """The Cult drew its Great Old One, unseen by the Adventurer (LR-3.7).

    Attributes:
        seat: the Cult.
        great_old_one: which one.
    """

    seat: Seat
    great_old_one: Annotated[GreatOldOne, secret(to=OWNER)]
    rule = "LR-3.7"
    tells = "{seat} drew a Great Old One."


@record
class LocationsDrawn(Event):
    """The Cult drew Locations to choose from (LR-3.9, LR-8.2.17).

    Attributes:
        seat: the Cult.
        locations: the cards, the top card first.
    """

    seat: Seat
    locations: Annotated[tuple[Location, ...], secret(to=OWNER)]
    rule = "LR-8.2.17"
    tells = "{seat} drew Locations: {locations}."


@record
class LocationLaid(Event):
    """The Cult laid a Location face down in the row (LR-3.9, LR-8.2.17).

    Attributes:
        seat: the Cult.
        position: where it lies, counted from 1.
        location: which one.
    """

    seat: Seat
    position: int
    location: Annotated[Location, secret(to=OWNER)]
    rule = "LR-8.2.17"
    tells = "{seat} laid a Location in position {position}."


@record
class LocationPutUnder(Event):
    """What the Cult had drawn and not laid went under the Location deck (LR-3.10, LR-8.2.17).

    Attributes:
        seat: the Cult.
        locations: the cards.
    """

    seat: Seat
    locations: Annotated[tuple[Location, ...], secret(to=OWNER)]
    rule = "LR-3.10"
    tells = "{seat} put a Location under the deck."


@record
class FigurePlaced(Event):
    """The Adventurer placed her figure (LR-3.11).

    Attributes:
        seat: the Adventurer.
        position: at which Location, counted from 1.
    """

    seat: Seat
    position: int
    rule = "LR-3.11"
    tells = "{seat} starts at Location {position}."


# ------------------------------------------------------------------ rounds, decks and Funds


@record
class RoundBegan(Event):
    """A round began (LR-6.0.1).

    Attributes:
        number: which round, from 1.
    """

    number: int
    rule = "LR-6.0.1"
    tells = "Round {number} began."


@record
class PhaseBegan(Event):
    """A phase of the round began (LR-6.0.1).

    Attributes:
        phase: which phase.
    """

    phase: Phase
    rule = "LR-6.0.1"
    tells = "The {phase} began."


@record
class DeckShuffled(Event):
    """A player shuffled a deck: the starting deck, or the discard pile as a new one (LR-3.12, LR-5.1.2).

    Attributes:
        seat: the player.
        cards: how many cards.
    """

    seat: Seat
    cards: int
    rule = "LR-5.1.2"
    tells = "{seat} shuffled a deck of {cards}."


@record
class CardsDrawn(Event):
    """A player drew cards (LR-6.1.1, LR-7.1.8).

    Attributes:
        seat: the player.
        cards: the cards, sorted.
    """

    seat: Seat
    cards: Annotated[tuple[Card, ...], secret(to=OWNER)]
    rule = "LR-6.1.1"
    tells = "{seat} drew cards: {cards}."


@record
class CardPutOnDeck(Event):
    """A card that had been resolved was put on top of its owner's deck (LR-5.1.1).

    Attributes:
        seat: the player.
        card: the card.
    """

    seat: Seat
    card: Annotated[Card, named]
    rule = "LR-5.1.1"
    tells = "{seat} put {card} on top of the deck."


@record
class CardRecovered(Event):
    """A player took a card from the discard pile into hand (LR-R21).

    Attributes:
        seat: the player.
        card: the card.
    """

    seat: Seat
    card: Annotated[Card, named]
    rule = "LR-R21"
    tells = "{seat} took {card} from the discard pile."


@record
class FundsGained(Event):
    """A player gained Funds (LR-5.4.1).

    Attributes:
        seat: the player.
        funds: how many.
        total: how many there are now.
    """

    seat: Seat
    funds: int
    total: int
    rule = "LR-5.4.1"
    tells = "{seat} gained Funds: {funds}, now {total}."


@record
class FundsSpent(Event):
    """A player spent Funds (LR-5.4.1).

    Attributes:
        seat: the player.
        funds: how many.
        total: how many are left.
    """

    seat: Seat
    funds: int
    total: int
    rule = "LR-5.4.1"
    tells = "{seat} spent Funds: {funds}, now {total}."


# ------------------------------------------------------------------ deployed Cultists


@record
class CultistDeployed(Event):
    """The Cult deployed a Cultist (LR-6.2.2).

    Attributes:
        seat: the Cult.
        card: the Cultist.
        position: at which Location, counted from 1.
    """

    seat: Seat
    card: Annotated[Card, named]
    position: int
    rule = "LR-6.2.2"
    tells = "{seat} deployed {card} at Location {position}."


@record
class DeploymentEnded(Event):
    """The Cult deployed no more (LR-6.2.1).

    Attributes:
        seat: the Cult.
    """

    seat: Seat
    rule = "LR-6.2.1"
    tells = "{seat} ended the deployment."


@record
class CultistActivated(Event):
    """The Cult activated a Cultist (LR-8.2.1).

    Attributes:
        seat: the Cult.
        card: the Cultist.
        choice: which alternatives were chosen.
    """

    seat: Seat
    card: Annotated[Card, named]
    choice: str | None
    rule = "LR-8.2.1"
    tells = "{seat} activated {card}[, alternative {choice}]."


@record
class CultistReadied(Event):
    """A Cultist became ready (LR-8.2.2, LR-6.6.1).

    Attributes:
        card: the Cultist.
        position: where it stands.
    """

    card: Annotated[Card, named]
    position: int
    rule = "LR-6.6.1"
    tells = "{card} became ready."


@record
class CultistMoved(Event):
    """A Cultist moved to another Location (LR-R35).

    Attributes:
        card: the Cultist.
        source: where it stood.
        position: where it stands now.
    """

    card: Annotated[Card, named]
    source: int
    position: int
    rule = "LR-R35"
    tells = "{card} moved from Location {source} to {position}."


@record
class ShotPlaced(Event):
    """A Shot was placed on a Cultist (LR-7.1.9).

    Attributes:
        card: the Cultist.
        position: where it stands.
        shots: how many it has now.
    """

    card: Annotated[Card, named]
    position: int
    shots: int
    rule = "LR-7.1.9"
    tells = "{card} was shot, and has Shots: {shots}."


@record
class CultistEliminated(Event):
    """A Cultist was eliminated (LR-7.1.10).

    Attributes:
        card: the Cultist.
        position: where it stood.
    """

    card: Annotated[Card, named]
    position: int
    rule = "LR-7.1.10"
    tells = "{card} was eliminated at Location {position}."


@record
class CultistsDiscarded(Event):
    """Cultists were discarded without being eliminated (LR-8.2.12, LR-13.5).

    Attributes:
        position: where they stood.
        cards: the Cultists.
    """

    position: int
    cards: Annotated[tuple[Card, ...], named]
    rule = "LR-8.2.12"
    tells = "Discarded from Location {position}: {cards}."


# ------------------------------------------------------------------ actions


@record
class Passed(Event):
    """A player passed (LR-6.3.2, LR-6.5.2).

    Attributes:
        seat: the player.
    """

    seat: Seat
    rule = "LR-6.3.2"
    tells = "{seat} passed."


@record
class CardPlayed(Event):
    """A player played a card for its icons (LR-7.1.2, LR-8.1.1).

    Attributes:
        seat: the player.
        card: the card.
        choice: which alternatives were chosen.
    """

    seat: Seat
    card: Annotated[Card, named]
    choice: str | None
    rule = "LR-7.1.2"
    tells = "{seat} played {card}[, alternative {choice}]."


@record
class PermanentPlayed(Event):
    """A player played a permanent card (LR-7.1.1, LR-8.1.2).

    Attributes:
        seat: the player.
        card: the card.
    """

    seat: Seat
    card: Annotated[Card, named]
    rule = "LR-7.1.1"
    tells = "{seat} played {card}, which stays for the round."


@record
class IconSkipped(Event):
    """An icon could do nothing and was skipped (LR-R30).

    Attributes:
        seat: whose icon it is.
        icon: the icon.
    """

    seat: Seat
    icon: Icon
    rule = "LR-R30"
    tells = "{icon}: nothing came of it."


@record
class AbilityActivated(Event):
    """The Adventurer activated the ability of a Location (LR-7.4.1).

    Attributes:
        seat: the Adventurer.
        position: where the Location lies.
        location: which it is.
        choice: which alternatives were chosen.
    """

    seat: Seat
    position: int
    location: Annotated[Location, named]
    choice: str | None
    rule = "LR-7.4.1"
    tells = "{seat} activated the ability of {location}[, alternative {choice}]."


@record
class LocationDiscovered(Event):
    """The Adventurer discovered a Location (LR-7.2.1).

    Attributes:
        seat: the Adventurer.
        position: where it lies.
        location: which it is.
    """

    seat: Seat
    position: int
    location: Annotated[Location, named]
    rule = "LR-7.2.1"
    tells = "{seat} discovered Location {position}: {location}."


@record
class RelicStolen(Event):
    """The Adventurer stole a Relic (LR-7.3.2).

    Attributes:
        seat: the Adventurer.
        position: from which Location.
        relic: which Relic.
    """

    seat: Seat
    position: int
    relic: Annotated[Relic, named]
    rule = "LR-7.3.2"
    tells = "{seat} stole {relic} from Location {position}."


# ------------------------------------------------------------------ what lies at Locations


@record
class FigureMoved(Event):
    """The Adventurer moved (LR-7.1.7).

    Attributes:
        seat: the Adventurer.
        source: where she was.
        position: where she is now.
    """

    seat: Seat
    source: int | None
    position: int
    rule = "LR-7.1.7"
    tells = "{seat} moved to Location {position}."


@record
class FigureSetAside(Event):
    """No Location was left for the figure, which was set beside the row (LR-R5).

    Attributes:
        seat: the Adventurer.
    """

    seat: Seat
    rule = "LR-R5"
    tells = "{seat} has no Location to go to."


@record
class CluePlaced(Event):
    """A Clue was placed (LR-7.1.5).

    Attributes:
        position: at which Location.
        clues: how many there are now.
    """

    position: int
    clues: int
    rule = "LR-7.1.5"
    tells = "A Clue was placed on Location {position}, which has {clues}."


@record
class CluesDiscarded(Event):
    """Clues went back to the supply (LR-7.2.1, LR-7.3.1, LR-7.1.13).

    Attributes:
        position: from which Location.
        clues: how many.
        left: how many are left there.
    """

    position: int
    clues: int
    left: int
    rule = "LR-5.2.4"
    tells = "Clues discarded from Location {position}: {clues}; left: {left}."


@record
class CluesMoved(Event):
    """Clues of a resolved Location went to another (LR-8.2.14).

    Attributes:
        source: from which Location.
        position: to which Location.
        clues: how many.
    """

    source: int
    position: int
    clues: int
    rule = "LR-8.2.14"
    tells = "Clues moved from Location {source} to {position}: {clues}."


@record
class MarkPlaced(Event):
    """A Mark was placed (LR-8.2.3).

    Attributes:
        position: at which Location.
        marks: how many there are now.
    """

    position: int
    marks: int
    rule = "LR-8.2.3"
    tells = "A Mark was placed on Location {position}, which has {marks}."


@record
class MarksRemoved(Event):
    """Marks went back to the supply (LR-8.2.11).

    Attributes:
        position: from which Location.
        marks: how many.
        left: how many are left there.
    """

    position: int
    marks: int
    left: int
    rule = "LR-8.2.11"
    tells = "Marks removed from Location {position}: {marks}; left: {left}."


# ------------------------------------------------------------------ damage


@record
class WoundTaken(Event):
    """The Adventurer took a Wound (LR-8.2.5).

    Attributes:
        seat: the Adventurer.
        wounds: how many she has now.
    """

    seat: Seat
    wounds: int
    rule = "LR-8.2.5"
    tells = "{seat} took a Wound, and has {wounds}."


@record
class MadnessTaken(Event):
    """The Adventurer took Madness (LR-8.2.5).

    Attributes:
        seat: the Adventurer.
        madness: how many such tokens she has now.
    """

    seat: Seat
    madness: int
    rule = "LR-8.2.5"
    tells = "{seat} took Madness, and has {madness}."


@record
class WoundHealed(Event):
    """The Adventurer healed a Wound (LR-10.6).

    Attributes:
        seat: the Adventurer.
        wounds: how many are left.
    """

    seat: Seat
    wounds: int
    rule = "LR-10.6"
    tells = "{seat} healed a Wound, and has {wounds}."


@record
class MadnessHealed(Event):
    """The Adventurer healed Madness (LR-10.6).

    Attributes:
        seat: the Adventurer.
        madness: how many such tokens are left.
    """

    seat: Seat
    madness: int
    rule = "LR-10.6"
    tells = "{seat} healed Madness, and has {madness}."


# ------------------------------------------------------------------ a Location resolved


@record
class LocationRevealed(Event):
    """A hidden Location was revealed, since it is resolved (LR-8.2.10).

    Attributes:
        position: where it lies.
        location: which it is.
    """

    position: int
    location: Annotated[Location, named]
    rule = "LR-8.2.10"
    tells = "Location {position} was revealed: {location}."


@record
class LocationResolved(Event):
    """A Location was resolved (LR-8.2.7).

    Attributes:
        position: where it lies.
        location: which it is.
    """

    position: int
    location: Annotated[Location, named]
    rule = "LR-8.2.7"
    tells = "{location} was resolved."


@record
class RelicsGained(Event):
    """The Cult gained Relics (LR-8.2.15).

    Attributes:
        seat: the Cult.
        relics: the Relics.
    """

    seat: Seat
    relics: Annotated[tuple[Relic, ...], named]
    rule = "LR-8.2.15"
    tells = "{seat} gained {relics}."


@record
class LocationRemoved(Event):
    """A resolved Location left the game (LR-8.2.17).

    Attributes:
        position: where it lay.
        location: which it is.
    """

    position: int
    location: Annotated[Location, named]
    rule = "LR-8.2.17"
    tells = "{location} left the game."


# ------------------------------------------------------------------ Alert Board


@record
class CultistsCounted(Event):
    """The deployed Cultists were counted in the Alert Phase (LR-6.4.1).

    Attributes:
        count: how many count.
    """

    count: int
    rule = "LR-6.4.1"
    tells = "Cultists counted: {count}."


@record
class ExposureMoved(Event):
    """The Exposure marker moved (LR-7.1.6, LR-8.2.6, LR-6.4.1, LR-6.6.2).

    Attributes:
        by: how far, back if below 0.
        space: the space it stands on now, counted from 0.
    """

    by: int
    space: int
    rule = "LR-11.1"
    tells = "Exposure moved by {by}, to space {space}."


@record
class NotorietyMoved(Event):
    """The Notoriety marker moved (LR-11.3).

    Attributes:
        by: how far, back if below 0.
        space: the space it stands on now, counted from 0.
    """

    by: int
    space: int
    rule = "LR-11.3"
    tells = "Notoriety moved by {by}, to space {space}."


# ------------------------------------------------------------------ market and Maintenance


@record
class CardBought(Event):
    """A player bought a card (LR-6.5.3).

    Attributes:
        seat: the player.
        card: the card.
        price: what was paid, in Funds.
    """

    seat: Seat
    card: Annotated[Card, named]
    price: int
    rule = "LR-6.5.3"
    tells = "{seat} bought {card} for {price}."


@record
class ReserveReturned(Event):
    """A Reserve token came back to its owner (LR-6.5.10).

    Attributes:
        seat: its owner.
    """

    seat: Seat
    rule = "LR-6.5.10"
    tells = "{seat} got the Reserve token back."


@record
class CardReserved(Event):
    """A player placed the Reserve token (LR-6.5.5).

    Attributes:
        seat: the player.
        card: the card that it lies on.
    """

    seat: Seat
    card: Annotated[Card, named]
    rule = "LR-6.5.5"
    tells = "{seat} reserved {card}."


@record
class MarketCleared(Event):
    """The cards without a Reserve token were discarded (LR-6.5.7).

    Attributes:
        cards: the cards.
    """

    cards: Annotated[tuple[Card, ...], named]
    rule = "LR-6.5.7"
    tells = "Cleared from the market: {cards}."


@record
class ReinforcementsShuffled(Event):
    """The cleared cards became the Reinforcement deck again (LR-R6).

    Attributes:
        cards: how many.
    """

    cards: int
    rule = "LR-R6"
    tells = "The {cards} cleared cards became the Reinforcement deck."


@record
class MarketRefilled(Event):
    """Cards were turned up for the market (LR-3.5, LR-6.5.8).

    Attributes:
        cards: the cards.
    """

    cards: Annotated[tuple[Card, ...], named]
    rule = "LR-6.5.8"
    tells = "On offer now: {cards}."


@record
class PermanentsDiscarded(Event):
    """Permanent cards left play (LR-6.6.3).

    Attributes:
        seat: their owner.
        cards: the cards.
    """

    seat: Seat
    cards: Annotated[tuple[Card, ...], named]
    rule = "LR-6.6.3"
    tells = "{seat} discarded {cards} from play."


@record
class AbilitiesRefreshed(Event):
    """The Clues on Location cards went to the supply, and their abilities can be used again (LR-6.6.4).

    Attributes:
        positions: where those Locations lie.
    """

    positions: tuple[int, ...]
    rule = "LR-6.6.4"
    tells = "Abilities can be used again in position {positions}."


# ------------------------------------------------------------------ the end


@record
class GreatOldOneSummoned(Event):
    """The Cult summoned its Great Old One (LR-9.1.3, LR-R37).

    Attributes:
        seat: the Cult.
        great_old_one: which one.
        used: the Relics that served as themselves.
        pairs: the pairs that stood in for others.
    """

    seat: Seat
    great_old_one: Annotated[GreatOldOne, named]
    used: Annotated[tuple[Relic, ...], named]
    pairs: tuple[Pair, ...]
    rule = "LR-9.1.3"
    tells = "{seat} summoned {great_old_one} with {used}[ and {pairs}]."


@record
class GameEnded(Event):
    """The game ended (LR-12.1).

    Attributes:
        winners: the seats that won; nobody where it was left unfinished.
        reason: what ended it.
        decided_by: the id of the rule by which it ended.
    """

    winners: tuple[Seat, ...]
    reason: str
    decided_by: str
    rule = "LR-12.1"
    tells = "The game ended: {reason}."


@record
class GreatOldOneRevealed(Event):
    """The Great Old One was turned up after the game (LR-R37).

    Attributes:
        seat: the Cult.
        great_old_one: which one.
    """

    seat: Seat
    great_old_one: Annotated[GreatOldOne, named]
    rule = "LR-R37"
    tells = "The Great Old One was {great_old_one}."
