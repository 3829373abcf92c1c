"""What a host may choose about the game."""

from __future__ import annotations

import enum
from typing import Annotated, Final

from rlyeh_rules.kernel import Options as _Options
from rlyeh_rules.kernel import option, record

__all__ = [
    "AttackWhen",
    "EnergyOnDeath",
    "ForcedMove",
    "IncantationTiming",
    "Options",
    "Sharing",
    "SummonOnPart",
    "TokenRemovedBy",
    "UnknownMythos",
    "UnknownRules",
]


class Sharing(enum.StrEnum):
    """How the five investigators are shared out."""

    IN_TURN = "in-turn"
    """One after the other goes to the players in the order of their seats."""
    CHOSEN = "chosen"
    """The first seat hands each out as the players have agreed."""


class AttackWhen(enum.StrEnum):
    """When a body part attacks who stands on it."""

    UNDESTROYED = "undestroyed"
    VULNERABLE = "vulnerable"


class ForcedMove(enum.StrEnum):
    """What a special effect that moves an investigator does to one on a body part."""

    STAY = "stay"
    MAY_FALL = "may-fall-to-final-vortex"


class EnergyOnDeath(enum.StrEnum):
    """What becomes of the Energy of an eliminated investigator."""

    DISCARD = "discard"
    DROP = "drop-in-space"


class IncantationTiming(enum.StrEnum):
    """When an Incantation without printed timing is performed."""

    OWN_TURN = "own-turn"
    ACTION = "action"
    FREE_ACTION = "free-action"


class TokenRemovedBy(enum.StrEnum):
    """Which draw of a Discovery card takes the Discovery token off the space."""

    ANY_DRAW = "any-draw"
    INVESTIGATING_ONLY = "investigating-only"


class UnknownRules(enum.StrEnum):
    """How much of the Unknown Rules is used."""

    OFF = "off"
    FULL = "full"
    MONSTERS = "monsters"
    RELICS = "relics"


class UnknownMythos(enum.StrEnum):
    """Whether the four Unknown Mythos cards are shuffled in."""

    WITH_FULL = "with-full"
    """With the Unknown Rules in full."""
    TRUE = "true"
    FALSE = "false"


class SummonOnPart(enum.StrEnum):
    """What becomes of an enemy summoned or placed in a space that is a body part."""

    SKIP = "skip"
    FINAL_VORTEX = "final-vortex"


FARTHEST_CLIMB: Final = 5
"""Once round the body."""
MOST_ATTUNED: Final = 40
"""Of more tokens than these, which nobody ever saw in one space, one picks up at most as many, or all."""
FROM_ANYWHERE: Final = 9
"""One more than there are spaces between any two."""
SHORTEST_TRACK: Final = 3
LONGEST_TRACK: Final = 16


@record(kw_only=True)
class Options(_Options):
    """What a host may choose about the game. The defaults are the leaflet's, by its own readings.

    Examples:
        >>> from rlyeh_rules.rising import Options
        >>> Options(climb_spaces=3).track_length
        8
    """

    game = "rising"

    sharing: Annotated[Sharing, option("RR-1.2", "How the five investigators are shared out among the players.")] = (
        Sharing.IN_TURN
    )
    choose_investigators: Annotated[
        bool, option("RR-26.4", "The players choose their investigators, instead of getting them at random.")
    ] = False
    attack_when: Annotated[AttackWhen, option("RR-R5", "When a body part attacks the investigator on it.")] = (
        AttackWhen.UNDESTROYED
    )
    climb_spaces: Annotated[
        int, option("RR-R7", "How far one Climb goes at most.", values=range(2, FARTHEST_CLIMB + 1))
    ] = 2
    climb_down_by_run: Annotated[bool, option("RR-R8", "A Run may go down from a Leg to the Final Vortex.")] = True
    forced_move: Annotated[
        ForcedMove, option("RR-R9", "Whether a special effect can move an investigator off a Leg.")
    ] = ForcedMove.STAY
    ranged_attacks: Annotated[
        bool, option("RR-R12", "A body part can be attacked from another space, with a skill that allows it.")
    ] = True
    attune_amount: Annotated[
        int,
        option(
            "RR-R15",
            "The most Energy tokens that one Attune Energy picks up; 0: all.",
            values=range(MOST_ATTUNED + 1),
        ),
    ] = 0
    shared_energy: Annotated[bool, option("RR-R16", "Energy belongs to the group, not to who has picked it up.")] = (
        False
    )
    tradable_energy: Annotated[bool, option("RR-R17", "Energy can be traded, and stolen by a kleptomaniac.")] = False
    energy_on_death: Annotated[
        EnergyOnDeath, option("RR-R18", "What becomes of the Energy of an eliminated investigator.")
    ] = EnergyOnDeath.DISCARD
    incantation_timing: Annotated[
        IncantationTiming, option("RR-R20", "When an Incantation without printed timing can be performed.")
    ] = IncantationTiming.OWN_TURN
    incantation_range: Annotated[
        int,
        option(
            "RR-R20",
            "From how far away an Incantation can be performed, in spaces; 9: from anywhere.",
            values=range(FROM_ANYWHERE + 1),
        ),
    ] = FROM_ANYWHERE
    token_removed_by: Annotated[
        TokenRemovedBy, option("RR-R22", "Which draw of a Discovery card takes the token off the space.")
    ] = TokenRemovedBy.ANY_DRAW
    unknown_rules: Annotated[UnknownRules, option("RR-R30", "How much of the Unknown Rules is used.")] = (
        UnknownRules.OFF
    )
    unknown_mythos: Annotated[UnknownMythos, option("RR-R30", "Whether the Unknown Mythos cards are shuffled in.")] = (
        UnknownMythos.WITH_FULL
    )
    expert_cultists: Annotated[bool, option("RR-R31", "Expert Cultists come into play.")] = False
    track_length: Annotated[
        int,
        option(
            "RR-R33",
            "The spaces of the Elder One track, the last of which loses the game.",
            values=range(SHORTEST_TRACK, LONGEST_TRACK + 1),
        ),
    ] = 8
    summon_on_part: Annotated[
        SummonOnPart,
        option("RR-R36", "What becomes of an enemy summoned or placed where an investigator on a part is."),
    ] = SummonOnPart.SKIP
