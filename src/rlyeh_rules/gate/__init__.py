"""The Gate of R'lyeh: Investigators against hidden Cultists, with votes and a clock, for four to eight.

Examples:
    >>> import rlyeh_rules as rr
    >>> state = rr.new_game("gate", seed=1)
    >>> state.hour, len(state.pool), state.decision.prompt
    (2, 1, 'Which sigil is the target of the next incantation?')
"""

from rlyeh_rules.kernel import Rules

from . import events
from .accusation import Accuse, AskStatement, Speak, Waive
from .after_actions import AskOrder, SetOffFirst
from .artifacts import AskLay, KeepDrawn, LayArtifact, UseArtifact
from .cards import (
    CULTIST,
    INVESTIGATOR,
    ArtifactFacts,
    BeastCount,
    Character,
    CharacterFacts,
    Direction,
    DirectionFacts,
    Equipment,
    EquipmentFacts,
    God,
    GodFacts,
    Insanity,
    InsanityFacts,
    Keeping,
    Moment,
    Mythos,
    MythosFacts,
    Nature,
    NatureFacts,
    Side,
    Sigil,
)
from .content import Content
from .contribute import Contribute, ContributeAtRandom
from .declaration import AskTarget, Declare
from .discovered import Attack, Plot
from .effects import Deed, Effect, Standing, Who
from .equipment.blackmail import AskBlackmail, Blackmail, LeaveVotes
from .equipment.opium import Opium, OpiumUnseen
from .equipment.pistol import AskPistol, FirePistol, HoldFire
from .equipment.turn import (
    AddCard,
    AskPsalms,
    StopAdding,
    UseDoll,
    UseFinn,
    UseMask,
    UseOrb,
    UsePsalms,
    UseSleight,
)
from .evaluate import evaluate
from .gamble import AskGamble, Gamble, Settle, UseRabbitsFoot
from .insanity import AskRelic, AskRelicCard, KeepInsanity, LeaveRelic, UseRelic
from .invariants import INVARIANTS
from .investigate import AskSwap, Investigate, LeavePool, Swap, SwapAndLay, UseEye
from .looking import AskPool, AskTop, Drop, PutBack
from .natures import natures_for
from .necronomicon import AskVolunteer, Consult, Decline, Volunteer
from .options import Options
from .removing import AskRemoval, LeaveInsanity, Remove, RemoveUnseen
from .research import AskToss, Done, Research, Toss
from .scoring import Score, score, value
from .setup import AskCharacter, TakeCharacter, new, refuse_setup
from .state import (
    TEXT,
    Action,
    Ballot,
    Board,
    Book,
    Decision,
    Event,
    InsanityPiles,
    Laid,
    Mind,
    MythosPiles,
    Placed,
    Player,
    Revealed,
    State,
    Step,
    Turn,
)
from .turns import AskTurn, Pass
from .voting import AskAccused, AskBook, AskVotes, Vote, VoteOpenly, votes_needed
from .workings import AskOther, Choose, Nobody

RULES = Rules(
    state=State,
    options=Options,
    content=Content,
    text=TEXT,
    new=new,
    evaluate=evaluate,
    invariants=INVARIANTS,
    refuses=refuse_setup,
    interrupts=(Opium, OpiumUnseen, FirePistol),
)

__all__ = [
    "CULTIST",
    "INVESTIGATOR",
    "RULES",
    "Accuse",
    "Action",
    "AddCard",
    "ArtifactFacts",
    "AskAccused",
    "AskBlackmail",
    "AskBook",
    "AskCharacter",
    "AskGamble",
    "AskLay",
    "AskOrder",
    "AskOther",
    "AskPistol",
    "AskPool",
    "AskPsalms",
    "AskRelic",
    "AskRelicCard",
    "AskRemoval",
    "AskStatement",
    "AskSwap",
    "AskTarget",
    "AskTop",
    "AskToss",
    "AskTurn",
    "AskVolunteer",
    "AskVotes",
    "Attack",
    "Ballot",
    "BeastCount",
    "Blackmail",
    "Board",
    "Book",
    "Character",
    "CharacterFacts",
    "Choose",
    "Consult",
    "Content",
    "Contribute",
    "ContributeAtRandom",
    "Decision",
    "Declare",
    "Decline",
    "Deed",
    "Direction",
    "DirectionFacts",
    "Done",
    "Drop",
    "Effect",
    "Equipment",
    "EquipmentFacts",
    "Event",
    "FirePistol",
    "Gamble",
    "God",
    "GodFacts",
    "HoldFire",
    "Insanity",
    "InsanityFacts",
    "InsanityPiles",
    "Investigate",
    "KeepDrawn",
    "KeepInsanity",
    "Keeping",
    "Laid",
    "LayArtifact",
    "LeaveInsanity",
    "LeavePool",
    "LeaveRelic",
    "LeaveVotes",
    "Mind",
    "Moment",
    "Mythos",
    "MythosFacts",
    "MythosPiles",
    "Nature",
    "NatureFacts",
    "Nobody",
    "Opium",
    "OpiumUnseen",
    "Options",
    "Pass",
    "Placed",
    "Player",
    "Plot",
    "PutBack",
    "Remove",
    "RemoveUnseen",
    "Research",
    "Revealed",
    "Score",
    "SetOffFirst",
    "Settle",
    "Side",
    "Sigil",
    "Speak",
    "Standing",
    "State",
    "Step",
    "StopAdding",
    "Swap",
    "SwapAndLay",
    "TakeCharacter",
    "Toss",
    "Turn",
    "UseArtifact",
    "UseDoll",
    "UseEye",
    "UseFinn",
    "UseMask",
    "UseOrb",
    "UsePsalms",
    "UseRabbitsFoot",
    "UseRelic",
    "UseSleight",
    "Volunteer",
    "Vote",
    "VoteOpenly",
    "Waive",
    "Who",
    "events",
    "natures_for",
    "score",
    "value",
    "votes_needed",
]
