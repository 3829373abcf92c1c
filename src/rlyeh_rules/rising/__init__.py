"""R'lyeh Rising, an episode of Cthulhu: Death May Die: five investigators against Cthulhu, for one to five players.

Examples:
    >>> import rlyeh_rules as rr
    >>> state = rr.new_game("rising", seed=1)
    >>> len(state.team), state.board.track, len(state.map.neighbours)
    (5, 1, 14)
"""

from rlyeh_rules.kernel import Rules

from . import events
from . import workings as workings  # what the effects do registers itself as it is read
from . import workings_map as workings_map
from .actions import AskAction, EndActions, StandUp
from .attacking import Also, AskTargets, Attack, FreeAttack, RollDice
from .cards import (
    CULTIST,
    SPAWN,
    Character,
    Cost,
    CthulhuFacts,
    Discovery,
    DiscoveryFacts,
    EnemyFacts,
    EpisodeFacts,
    Foe,
    HalfFacts,
    HalfKind,
    Incantation,
    Insanity,
    InsanityFacts,
    InvestigatorFacts,
    Kind,
    Mythos,
    MythosFacts,
    PartFacts,
    Placement,
    Relic,
    RelicFacts,
    Side,
    SpaceFacts,
    Timing,
    Use,
    energy_drop,
)
from .choices import AskFigure, AskSpace, AskWhich, AskWhom, ChooseEnemy, ChooseInvestigator, ChooseSpace, ChooseWay
from .climbing import Climb
from .content import Content
from .dealing import AskSavage, AskSplit, Deal, Strike
from .dice import BLACK, GREEN, Die, elder_signs, roll_dice, successes, tentacles
from .discovery import AskClaim, Claim, Discard
from .effects import Choice, Effect
from .end_of_turn import AskEndEffect, PrayNow, RunEndEffect
from .energy import Attune
from .evaluate import evaluate
from .fighting import AskAttacker, Face
from .giving_up import AskDiscard, DiscardHeld
from .incantations import Incant
from .invariants import INVARIANTS
from .marching import AskWay
from .movement import AskPath, Lead
from .omens import AskCancel, AskOmen, AskOmens, CancelMythos, DrawAgain, LetHappen, PlayMythos
from .options import (
    AttackWhen,
    EnergyOnDeath,
    ForcedMove,
    IncantationTiming,
    Options,
    Sharing,
    SummonOnPart,
    TokenRemovedBy,
    UnknownMythos,
    UnknownRules,
)
from .ordering import AskDeath, AskMover, DieNext, MoveNext
from .outbreak import AskRush, Rush
from .partners import AskComing, Bring
from .parts import AskDetach, AskHeal, ChoosePart
from .pieces import (
    GREEN_AT,
    HEALTH,
    MADNESS,
    MOST_STRESS,
    THRESHOLDS,
    Board,
    DiscoveryPiles,
    Enemy,
    Held,
    Investigator,
    Mind,
    MythosPiles,
    Part,
    Phase,
    Turn,
)
from .prayer import AskPrayer, LeavePrayer, PrayFor, PrayForAll
from .protecting import AskRedirect, LetBe, Redirect
from .rerolls import AskReroll, Keep, Reroll, RerollForStress
from .resting import FreeRest, Rest
from .results import Reason, Roll
from .running import AskStep, FreeRun, Go, Run, Sneak, Stop, TakeAlong
from .sanity import AskSkill, RaiseSkill
from .setup import AskPartner, ChoosePartner, new, refuse_setup
from .sharing import AskInvestigator, AskSharing, HandOut, TakeInvestigator
from .skills import level, standing
from .spaces import GATES, GROUND, PARTS, VORTEXES, Map, Space
from .state import TEXT, Action, Decision, Event, State, Step
from .symbols import AddNone, AddSuccesses, AskAdded, AskSigns, AskTentacles, CountSigns, CountTentacles
from .theft import AskTheft, Rob, RobEnergy, StopRobbing
from .tolls import AskToll, TollFirst
from .trading import AskTrade, DoneTrading, Give, GiveEnergy, Trade
from .traits import Ability, Standing
from .unknown import AskRelic, TakeRelic
from .using import AskMeanwhile, GoOn, UseCard, UseRelic
from .vocabulary import Case, Figures, Name, Skill, When, Where, Who
from .wounds import AskCompanion, BearWounds, Harm, OnCompanion

RULES = Rules(
    state=State,
    options=Options,
    content=Content,
    text=TEXT,
    new=new,
    evaluate=evaluate,
    invariants=INVARIANTS,
    refuses=refuse_setup,
)

__all__ = [
    "BLACK",
    "CULTIST",
    "GATES",
    "GREEN",
    "GREEN_AT",
    "GROUND",
    "HEALTH",
    "MADNESS",
    "MOST_STRESS",
    "PARTS",
    "RULES",
    "SPAWN",
    "TEXT",
    "THRESHOLDS",
    "VORTEXES",
    "Ability",
    "Action",
    "AddNone",
    "AddSuccesses",
    "Also",
    "AskAction",
    "AskAdded",
    "AskAttacker",
    "AskCancel",
    "AskClaim",
    "AskComing",
    "AskCompanion",
    "AskDeath",
    "AskDetach",
    "AskDiscard",
    "AskEndEffect",
    "AskFigure",
    "AskHeal",
    "AskInvestigator",
    "AskMeanwhile",
    "AskMover",
    "AskOmen",
    "AskOmens",
    "AskPartner",
    "AskPath",
    "AskPrayer",
    "AskRedirect",
    "AskRelic",
    "AskReroll",
    "AskRush",
    "AskSavage",
    "AskSharing",
    "AskSigns",
    "AskSkill",
    "AskSpace",
    "AskSplit",
    "AskStep",
    "AskTargets",
    "AskTentacles",
    "AskTheft",
    "AskToll",
    "AskTrade",
    "AskWay",
    "AskWhich",
    "AskWhom",
    "Attack",
    "AttackWhen",
    "Attune",
    "BearWounds",
    "Board",
    "Bring",
    "CancelMythos",
    "Case",
    "Character",
    "Choice",
    "ChooseEnemy",
    "ChooseInvestigator",
    "ChoosePart",
    "ChoosePartner",
    "ChooseSpace",
    "ChooseWay",
    "Claim",
    "Climb",
    "Content",
    "Cost",
    "CountSigns",
    "CountTentacles",
    "CthulhuFacts",
    "Deal",
    "Decision",
    "Die",
    "DieNext",
    "Discard",
    "DiscardHeld",
    "Discovery",
    "DiscoveryFacts",
    "DiscoveryPiles",
    "DoneTrading",
    "DrawAgain",
    "Effect",
    "EndActions",
    "Enemy",
    "EnemyFacts",
    "EnergyOnDeath",
    "EpisodeFacts",
    "Event",
    "Face",
    "Figures",
    "Foe",
    "ForcedMove",
    "FreeAttack",
    "FreeRest",
    "FreeRun",
    "Give",
    "GiveEnergy",
    "Go",
    "GoOn",
    "HalfFacts",
    "HalfKind",
    "HandOut",
    "Harm",
    "Held",
    "Incant",
    "Incantation",
    "IncantationTiming",
    "Insanity",
    "InsanityFacts",
    "Investigator",
    "InvestigatorFacts",
    "Keep",
    "Kind",
    "Lead",
    "LeavePrayer",
    "LetBe",
    "LetHappen",
    "Map",
    "Mind",
    "MoveNext",
    "Mythos",
    "MythosFacts",
    "MythosPiles",
    "Name",
    "OnCompanion",
    "Options",
    "Part",
    "PartFacts",
    "Phase",
    "Placement",
    "PlayMythos",
    "PrayFor",
    "PrayForAll",
    "PrayNow",
    "RaiseSkill",
    "Reason",
    "Redirect",
    "Relic",
    "RelicFacts",
    "Reroll",
    "RerollForStress",
    "Rest",
    "Rob",
    "RobEnergy",
    "Roll",
    "RollDice",
    "Run",
    "RunEndEffect",
    "Rush",
    "Sharing",
    "Side",
    "Skill",
    "Sneak",
    "Space",
    "SpaceFacts",
    "StandUp",
    "Standing",
    "State",
    "Step",
    "Stop",
    "StopRobbing",
    "Strike",
    "SummonOnPart",
    "TakeAlong",
    "TakeInvestigator",
    "TakeRelic",
    "Timing",
    "TokenRemovedBy",
    "TollFirst",
    "Trade",
    "Turn",
    "UnknownMythos",
    "UnknownRules",
    "Use",
    "UseCard",
    "UseRelic",
    "When",
    "Where",
    "Who",
    "elder_signs",
    "energy_drop",
    "events",
    "level",
    "roll_dice",
    "standing",
    "successes",
    "tentacles",
]
