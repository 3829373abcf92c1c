"""Rolls and attacks: what the dice show, what is made of them, who attacks whom."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import named, record
from rlyeh_rules.rising.cards import Character, Foe
from rlyeh_rules.rising.dice import Die
from rlyeh_rules.rising.results import Reason
from rlyeh_rules.rising.state import Event

__all__ = [
    "AttackDeclared",
    "AttackRedirected",
    "DiceRolled",
    "DieRerolled",
    "EnemyAttacked",
    "RollSettled",
    "SignsCounted",
    "StruckHarder",
    "SuccessesAdded",
    "TentaclesCounted",
]


@record
class AttackDeclared(Event):
    """An investigator attacks (RR-13.3).

    Attributes:
        who: the investigator.
        targets: whom.
    """

    who: Annotated[Character, named]
    targets: Annotated[tuple[Foe, ...], named]
    rule = "RR-13.2"
    tells = "{who} attacked {targets}."


@record
class EnemyAttacked(Event):
    """An enemy attacks an investigator (RR-17.3).

    Attributes:
        foe: the enemy.
        who: the investigator.
    """

    foe: Annotated[Foe, named]
    who: Annotated[Character, named]
    rule = "RR-17.3"
    tells = "{foe} attacked {who}."


@record
class AttackRedirected(Event):
    """The attack of an enemy was redirected to an investigator with Protector (RR-20.22).

    Attributes:
        foe: the enemy.
        who: whom it would have concerned.
        by: whom it concerns now.
    """

    foe: Annotated[Foe, named]
    who: Annotated[Character, named]
    by: Annotated[Character, named]
    rule = "RR-20.22"
    tells = "{by} stepped between {foe} and {who}."


@record
class DiceRolled(Event):
    """Dice were rolled (RR-10.3, RR-10.4).

    Attributes:
        who: the investigator whom the roll belongs to.
        reason: why.
        dice: the faces.
        foe: whose dice they are, when an enemy attacks that investigator; None of a roll of one's own, or for Fire.
    """

    who: Annotated[Character, named]
    reason: Reason
    dice: tuple[Die, ...]
    foe: Annotated[Foe | None, named] = None
    rule = "RR-10.3"
    tells = "{who} rolled[ the dice of {foe}:] {dice}."


@record
class DieRerolled(Event):
    """A die was rolled again (RR-11.1, RR-11.4).

    Attributes:
        who: the investigator whom the roll belongs to.
        old: the face that it showed.
        new: the face that it shows.
    """

    who: Annotated[Character, named]
    old: Die
    new: Die
    rule = "RR-11.1"
    tells = "{who} rerolled {old} and got {new}."


@record
class SignsCounted(Event):
    """Elder signs were counted as successes (RR-20.10).

    Attributes:
        who: the investigator whom the roll belongs to.
        count: how many.
        doubled: how many of them count twice, at level 4; None for none.
    """

    who: Annotated[Character, named]
    count: int
    doubled: int | None = None
    rule = "RR-20.10"
    tells = "{who} counted elder signs as successes: {count}[, of which twice: {doubled}]."


@record
class TentaclesCounted(Event):
    """Tentacles were counted as successes too (RR-20.24).

    Attributes:
        who: the investigator whom the roll belongs to.
        count: how many.
    """

    who: Annotated[Character, named]
    count: int
    rule = "RR-20.24"
    tells = "{who} counted tentacles as successes too: {count}."


@record
class SuccessesAdded(Event):
    """Successes were added to a roll (RR-20.24).

    Attributes:
        who: the investigator whom the roll belongs to.
        count: how many.
    """

    who: Annotated[Character, named]
    count: int
    rule = "RR-20.24"
    tells = "{who} added successes: {count}."


@record
class RollSettled(Event):
    """A roll has been tallied; nothing about it is changed any more (RR-10.8).

    Attributes:
        who: the investigator whom it belongs to.
        successes: the successes.
        tentacles: the tentacles.
        elder_signs: the elder signs that are left.
    """

    who: Annotated[Character, named]
    successes: int
    tentacles: int
    elder_signs: int
    rule = "RR-10.8"
    tells = "The roll of {who} counts: successes {successes}, tentacles {tentacles}."


@record
class StruckHarder(Event):
    """Savage: the target takes more wounds (RR-20.18).

    Attributes:
        who: the investigator who attacks.
        count: how many more.
    """

    who: Annotated[Character, named]
    count: int
    rule = "RR-20.18"
    tells = "{who} struck harder; wounds added: {count}."
