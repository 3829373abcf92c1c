"""The Seals of Cthulhu: auctions, bluff and artifacts, for two.

Examples:
    >>> import rlyeh_rules as rr
    >>> from rlyeh_rules.seals import Bid, PlaceCard
    >>> state = rr.new_game("seals", seed=1, options={"first_player": 0})
    >>> state, events = state.apply(state.legal_actions()[0])
    >>> state.apply(Bid(0, 2)).state.waiting_on
    (1,)
"""

from rlyeh_rules.kernel import Rules

from . import events
from .artifacts import UseGate, UseGateClosure, UseJournal, UseNecronomicon, UsePotion
from .auction import Bid, Push, Raise, Take
from .cards import Card, CardFacts, Content, Faction, God, IdCard, IdFacts, Power, Thing
from .characters import AskIds, Banish, BanishCentre, ChooseId, ForceUp, SwapHands
from .elder_gods import (
    AskExchange,
    Exchange,
    UseAzathoth,
    UseCthulhu,
    UseHastur,
    UseNyarlathotep,
    UseShoggoth,
    UseYogSothoth,
)
from .evaluate import evaluate
from .herald import AskFetch, Fetch, Replace
from .invariants import INVARIANTS
from .options import ElderGods, FactionOfFirstSeat, HeraldPool, Options
from .placing import AskPlace, PlaceCard
from .scoring import Score, score
from .setup import AskGods, PickGod, new
from .shub_niggurath import (
    AskHalf,
    AskLook,
    AskName,
    DeclineToLook,
    LookAtHand,
    NameCard,
    OfferHand,
    TurnHalfDown,
)
from .state import (
    TEXT,
    Action,
    Auction,
    Decision,
    Event,
    Identity,
    Lying,
    Markers,
    Player,
    Position,
    State,
    Step,
    Turn,
)
from .turn import AskAnswer, AskEnd, AskOpening, AskStart, CloseTurn

RULES = Rules(
    state=State,
    options=Options,
    content=Content,
    text=TEXT,
    new=new,
    evaluate=evaluate,
    invariants=INVARIANTS,
)

__all__ = [
    "RULES",
    "Action",
    "AskAnswer",
    "AskEnd",
    "AskExchange",
    "AskFetch",
    "AskGods",
    "AskHalf",
    "AskIds",
    "AskLook",
    "AskName",
    "AskOpening",
    "AskPlace",
    "AskStart",
    "Auction",
    "Banish",
    "BanishCentre",
    "Bid",
    "Card",
    "CardFacts",
    "ChooseId",
    "CloseTurn",
    "Content",
    "Decision",
    "DeclineToLook",
    "ElderGods",
    "Event",
    "Exchange",
    "Faction",
    "FactionOfFirstSeat",
    "Fetch",
    "ForceUp",
    "God",
    "HeraldPool",
    "IdCard",
    "IdFacts",
    "Identity",
    "LookAtHand",
    "Lying",
    "Markers",
    "NameCard",
    "OfferHand",
    "Options",
    "PickGod",
    "PlaceCard",
    "Player",
    "Position",
    "Power",
    "Push",
    "Raise",
    "Replace",
    "Score",
    "State",
    "Step",
    "SwapHands",
    "Take",
    "Thing",
    "Turn",
    "TurnHalfDown",
    "UseAzathoth",
    "UseCthulhu",
    "UseGate",
    "UseGateClosure",
    "UseHastur",
    "UseJournal",
    "UseNecronomicon",
    "UseNyarlathotep",
    "UsePotion",
    "UseShoggoth",
    "UseYogSothoth",
    "events",
    "score",
]
