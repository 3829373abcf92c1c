"""Wounds, Sanity and Stress: what the investigators suffer, what they are healed of, and how the game ends."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import counted, listed, named, record
from rlyeh_rules.rising.cards import Character, Discovery, Foe, Insanity, Mythos, Relic
from rlyeh_rules.rising.spaces import Space
from rlyeh_rules.rising.state import Event
from rlyeh_rules.rising.vocabulary import Skill

__all__ = [
    "Avenged",
    "CameBack",
    "CompanionWounded",
    "Eliminated",
    "GameLost",
    "GameWon",
    "HarmWarded",
    "Healed",
    "LainDown",
    "RelicFlipped",
    "SanityLost",
    "SkillRaised",
    "StressSet",
    "StressTaken",
    "ThresholdReached",
    "TokensRemoved",
    "WoundsTaken",
]


def stress_and_wounds(stress: int, wounds: int) -> str:
    """Of the two what there is, in words."""
    return listed([*([f"{stress} stress"] if stress else []), *([counted(wounds, "wound")] if wounds else [])])


# ------------------------------------------------------------------ wounds


@record
class WoundsTaken(Event):
    """An investigator took wounds on its own board (RR-21.1).

    Attributes:
        who: who.
        count: how many.
    """

    who: Annotated[Character, named]
    count: int
    rule = "RR-21.1"
    tells = "{who} took {how_many}."

    @property
    def how_many(self) -> str:
        """The wounds, in words."""
        return counted(self.count, "wound")


@record
class CompanionWounded(Event):
    """A wound was put on a Companion instead (RR-22.4).

    Attributes:
        who: whose Companion it is.
        card: its card.
    """

    who: Annotated[Character, named]
    card: Annotated[Discovery, named]
    rule = "RR-22.4"
    tells = "A wound of {who} was put on {card}."


@record
class HarmWarded(Event):
    """Toughness or a card took something off what one source does (RR-20.15).

    Attributes:
        who: who.
        wounds: so many wounds were not taken.
        sanity: so much sanity was not lost.
    """

    who: Annotated[Character, named]
    wounds: int
    sanity: int
    rule = "RR-20.15"
    tells = "{who} was spared {what}."

    @property
    def what(self) -> str:
        """What was not suffered, in words."""
        sanity = [f"the loss of {self.sanity} sanity"] if self.sanity else []
        return listed([*([counted(self.wounds, "wound")] if self.wounds else []), *sanity])


@record
class CameBack(Event):
    """An investigator came back instead of being killed (RR-20.23).

    Attributes:
        who: who.
        left: how often it still can.
    """

    who: Annotated[Character, named]
    left: int
    rule = "RR-20.23"
    tells = "{who} came back with full health; free deaths left: {left}."


@record
class Avenged(Event):
    """Vengeance Obsession struck back at who had dealt a wound (RR-20.21).

    Attributes:
        who: whose skill it is.
        foe: who had attacked.
    """

    who: Annotated[Character, named]
    foe: Annotated[Foe, named]
    rule = "RR-20.21"
    tells = "{who} took vengeance for the attack of {foe}."


@record
class Eliminated(Event):
    """An investigator was eliminated; what belonged to it was discarded (RR-21.3).

    Attributes:
        who: who.
        mad: whether it was consumed by madness (RR-21.2); otherwise it was killed (RR-21.1).
        mythos: the Mythos card that was kept beside its board, which went to the discard pile.
    """

    who: Annotated[Character, named]
    mad: bool
    mythos: Annotated[Mythos | None, named] = None
    rule = "RR-21.3"
    tells = "{who} was {how}[; the Mythos card {mythos} went to the discard pile]."

    @property
    def how(self) -> str:
        """What became of it, in words."""
        return "consumed by madness" if self.mad else "killed"


# ------------------------------------------------------------------ sanity


@record
class SanityLost(Event):
    """An investigator lost sanity (RR-20.1).

    Attributes:
        who: who.
        count: how much.
        at: where the marker is now.
    """

    who: Annotated[Character, named]
    count: int
    at: int
    rule = "RR-20.1"
    tells = "{who} lost {count} sanity, and is on space {at}."


@record
class ThresholdReached(Event):
    """The sanity marker of an investigator reached a threshold (RR-20.3).

    Attributes:
        who: who.
        insanity: its insanity card, the symptoms of which follow.
    """

    who: Annotated[Character, named]
    insanity: Insanity
    rule = "RR-20.3"
    tells = "{who} reached a threshold: {insanity}."


@record
class SkillRaised(Event):
    """An investigator raised a skill (RR-20.5).

    Attributes:
        who: who.
        skill: which.
        level: its level now.
    """

    who: Annotated[Character, named]
    skill: Skill
    level: int
    rule = "RR-20.5"
    tells = "{who} raised {skill} to level {level}."


@record
class RelicFlipped(Event):
    """The Unknown Relic of an investigator was flipped (RR-23.8).

    Attributes:
        who: whose.
        relic: which.
    """

    who: Annotated[Character, named]
    relic: Annotated[Relic, named]
    rule = "RR-23.8"
    tells = "The {relic} of {who} was flipped."


# ------------------------------------------------------------------ stress and healing


@record
class StressTaken(Event):
    """An investigator took stress (RR-11.3).

    Attributes:
        who: who.
        count: how much.
    """

    who: Annotated[Character, named]
    count: int
    rule = "RR-11.3"
    tells = "{who} took {count} stress."


@record
class Healed(Event):
    """An investigator was healed (RR-R37).

    Attributes:
        who: who.
        stress: of how much stress.
        wounds: of how many wounds.
    """

    who: Annotated[Character, named]
    stress: int
    wounds: int
    rule = "RR-R37"
    tells = "{who} healed {what}."

    @property
    def what(self) -> str:
        """What was healed, in words."""
        return stress_and_wounds(self.stress, self.wounds)


# ------------------------------------------------------------------ symptoms


@record
class TokensRemoved(Event):
    """The wound tokens were taken off Masochism (RR-20.26).

    Attributes:
        who: whose.
        count: how many.
    """

    who: Annotated[Character, named]
    count: int
    rule = "RR-20.26"
    tells = "{who} removed {how_many} from Masochism."

    @property
    def how_many(self) -> str:
        """The tokens, in words."""
        return counted(self.count, "token")


@record
class LainDown(Event):
    """An investigator lay down, of Catatonia (RR-20.31).

    Attributes:
        who: who.
    """

    who: Annotated[Character, named]
    rule = "RR-20.31"
    tells = "{who} lay down."


@record
class StressSet(Event):
    """The stress of an investigator was set to the number of its wounds (RR-20.34).

    Attributes:
        who: whose.
        stress: its stress now.
    """

    who: Annotated[Character, named]
    stress: int
    rule = "RR-20.34"
    tells = "The stress of {who} was set to {stress}."


# ------------------------------------------------------------------ the end


@record
class GameWon(Event):
    """The players won (RR-5.14).

    Attributes:
        parts: the body parts that are destroyed.
    """

    parts: tuple[Space, ...]
    rule = "RR-5.14"
    tells = "Cthulhu fell, his {parts} destroyed: the players won."


@record
class GameLost(Event):
    """The players lost (RR-24.1).

    Attributes:
        reason: what ended the game.
    """

    reason: str
    rule = "RR-24.1"
    tells = "The players lost: {reason}."
