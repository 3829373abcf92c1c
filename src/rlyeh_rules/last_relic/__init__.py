"""The Last Relic of R'lyeh: the Cult against the Adventurer, with decks that grow, for two.

Examples:
    >>> import rlyeh_rules as rr
    >>> state = rr.new_game("last_relic", seed=1)
    >>> state.waiting_on, state.decision.prompt
    ((1,), 'Keep three of the four Locations and lay them face down, in an order of your choice.')
    >>> state, events = state.apply(state.legal_actions()[0])
    >>> state, events = state.apply(rr.parse_action(state, "start 2"))
    >>> state.round, state.adventurer.position
    (1, 2)
"""

from rlyeh_rules.kernel import Rules

from . import events
from .action_phase import ActionPhase, AskAdventurer, AskCult
from .adventurer import Discover, Steal, UseAbility
from .alert import AlertPhase
from .cards import (
    AdventurerHalf,
    Card,
    CultHalf,
    GreatOldOne,
    GreatOldOneFacts,
    Location,
    LocationFacts,
    ReinforcementFacts,
    Relic,
    RelicFacts,
    Space,
    StartingAdventurer,
    StartingCult,
    Track,
)
from .content import Content
from .cult import Activate
from .deployment import AskDeploy, Deploy, DeploymentPhase, EndDeployment
from .effects import (
    Aura,
    Box,
    Continuous,
    Effect,
    Faction,
    Icon,
    Need,
    Number,
    Row,
    Scope,
    Stat,
    Taken,
    Trigger,
    Way,
    When,
    Where,
)
from .evaluate import evaluate
from .events import Phase
from .invariants import INVARIANTS
from .locations import MoveTo
from .market import AskBuy, AskReserve, Buy, Reserve
from .options import Options
from .playing import PlayCard, PlayPermanent
from .resolving import AskClue, AskFlee, AskLay, AskOrder, GiveClue, Lay, ResolveFirst
from .setup import AskFigure, AskKeep, Keep, PlaceFigure, new
from .state import (
    TEXT,
    Action,
    Adventurer,
    Alert,
    Cards,
    Cult,
    Cultist,
    Decision,
    Event,
    Locations,
    Market,
    Place,
    Ritual,
    State,
    Step,
)
from .substitution import Pair, Summoning, summoning
from .targets import AskLocation, AskMove, AskShot, ChooseLocation, Shoot
from .targets_in_words import AskCultist, AskDestination, AskRecover, AskRelic, ChooseCultist, Recover, TakeRelic
from .turns import Pass

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
    "ActionPhase",
    "Activate",
    "Adventurer",
    "AdventurerHalf",
    "Alert",
    "AlertPhase",
    "AskAdventurer",
    "AskBuy",
    "AskClue",
    "AskCult",
    "AskCultist",
    "AskDeploy",
    "AskDestination",
    "AskFigure",
    "AskFlee",
    "AskKeep",
    "AskLay",
    "AskLocation",
    "AskMove",
    "AskOrder",
    "AskRecover",
    "AskRelic",
    "AskReserve",
    "AskShot",
    "Aura",
    "Box",
    "Buy",
    "Card",
    "Cards",
    "ChooseCultist",
    "ChooseLocation",
    "Content",
    "Continuous",
    "Cult",
    "CultHalf",
    "Cultist",
    "Decision",
    "Deploy",
    "DeploymentPhase",
    "Discover",
    "Effect",
    "EndDeployment",
    "Event",
    "Faction",
    "GiveClue",
    "GreatOldOne",
    "GreatOldOneFacts",
    "Icon",
    "Keep",
    "Lay",
    "Location",
    "LocationFacts",
    "Locations",
    "Market",
    "MoveTo",
    "Need",
    "Number",
    "Options",
    "Pair",
    "Pass",
    "Phase",
    "Place",
    "PlaceFigure",
    "PlayCard",
    "PlayPermanent",
    "Recover",
    "ReinforcementFacts",
    "Relic",
    "RelicFacts",
    "Reserve",
    "ResolveFirst",
    "Ritual",
    "Row",
    "Scope",
    "Shoot",
    "Space",
    "StartingAdventurer",
    "StartingCult",
    "Stat",
    "State",
    "Steal",
    "Step",
    "Summoning",
    "TakeRelic",
    "Taken",
    "Track",
    "Trigger",
    "UseAbility",
    "Way",
    "When",
    "Where",
    "events",
    "summoning",
]
