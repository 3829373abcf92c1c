"""What the effects do, in English sentences: made of the effects, so that they cannot say anything else.

What lasts, what enemies are like, and whole cards stand in wording.py, which builds on this.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import Final

from rlyeh_rules.kernel import counted, listed

from .cards import Placement
from .effects import (
    AddEnergy,
    AddFire,
    AddToken,
    AdvanceAtEnd,
    Choice,
    ChooseOne,
    CthulhuAttacks,
    CthulhuHeals,
    Detach,
    DiscardCards,
    DrawDiscovery,
    Effect,
    Heal,
    If,
    LoseEnergy,
    LoseSanity,
    MakeRoll,
    MoveFigures,
    MoveYou,
    PlaceFigure,
    PlaceYou,
    RemoveFire,
    ReturnFigure,
    Summon,
    TakeOtherSide,
    TakeStress,
    TakeWounds,
    WoundFigures,
)
from .state import TEXT
from .vocabulary import Case, Figures, Name, Where, Who

__all__ = [
    "choice_words",
    "cost_words",
    "does",
    "effect_sentences",
    "joined",
    "listing",
    "placement_words",
    "sentence",
]

# ------------------------------------------------------------------ words

_WHOM: Final = {
    Who.YOU: "you",
    Who.HERE: "every investigator in your space",
    Who.OTHERS: "every other investigator",
    Who.EVERYBODY: "every investigator",
    Who.ON_PARTS: "every investigator on a body part",
    Who.ON_GROUND: "every investigator on the ground",
    Who.BURNING: "every investigator in a space with Fire",
    Who.ONE_HERE: "an investigator of your choice in your space",
    Who.ONE: "an investigator of your choice",
}
_WHERE: Final = {
    Where.YOUR_SPACE: "in your space",
    Where.EACH_GATE: "at each Gate",
    Where.EACH_VORTEX: "at each Vortex",
    Where.RANDOM_GATE: "at a Gate drawn at random",
    Where.A_GATE: "at a Gate that the active player chooses",
    Where.A_SPACE: "in a space on the ground that the active player chooses",
}
_FIGURES: Final = {
    Figures.ENEMIES: "every Cultist and monster",
    Figures.CULTISTS: "every Cultist",
    Figures.MONSTERS: "every monster",
    Figures.SPAWN: "the R'lyeh Spawn",
    Figures.ONE: "a Cultist or monster of your choice",
    Figures.NEAREST: "the nearest Cultist or monster",
    Figures.NEAREST_CULTIST: "the nearest Cultist",
    Figures.NEAREST_MONSTER: "the nearest monster",
}
_TO_WOUND: Final = {
    Figures.ENEMIES: ("every enemy", ", including Vulnerable body parts,"),
    Figures.ONE: ("an enemy of your choice", ", which can be a Vulnerable body part,"),
}
_CASES: Final = {
    Case.ON_PART: "you are on a body part",
    Case.ON_GROUND: "you are on the ground",
    Case.SAFE: "your space is Safe",
    Case.ALONE: "there is no other investigator in your space",
    Case.SPAWN_ON_MAP: "the R'lyeh Spawn is on the map",
    Case.VULNERABLE_PART: "a body part is Vulnerable",
    Case.DESTROYED_PART: "a body part is destroyed",
    Case.HOLDING_ENERGY: "you hold Energy",
    Case.ON_THRESHOLD: "your sanity marker is on a threshold",
}
_ENEMIES: Final = {
    Name.CULTIST: ("a Cultist", "Cultists"),
    Name.LEFT: ("the Left Monster", "figures of the Left Monster"),
    Name.RIGHT: ("the Right Monster", "figures of the Right Monster"),
    Name.SPAWN: ("the R'lyeh Spawn", "figures of the R'lyeh Spawn"),
    Name.ITSELF: ("another of its kind", "others of its kind"),
}


def sentence(text: str) -> str:
    """Words as a sentence; "" stays so."""
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def _where_words(where: Where) -> str:
    """Where something is put: `at the Red Gate`."""
    return _WHERE.get(where) or f"at the {TEXT.name(where)}"


def placement_words(coming: Placement | Summon) -> str:
    """Which enemies come, and where: `2 Cultists at the Red Gate`."""
    one, several = _ENEMIES[coming.enemy]
    enemies = one if coming.count == 1 else f"{coming.count} {several}"
    return f"{enemies} {_where_words(coming.where)}"


def _they(who: Who, verb: str, rest: str) -> str:
    """Who does what: `you lose 2 sanity`, `every investigator loses 2 sanity`."""
    return f"{_WHOM[who]} {verb}{'' if who is Who.YOU else 's'} {rest}"


def _they_are(who: Who, rest: str) -> str:
    return f"{_WHOM[who]} {'are' if who is Who.YOU else 'is'} {rest}"


def _stress_and_wounds(stress: int, wounds: int) -> list[str]:
    found = [f"{stress} stress"] if stress else []
    return [*found, counted(wounds, "wound")] if wounds else found


def cost_words(stress: int, wounds: int, energy: int) -> str:
    """What has to be paid: `2 stress and 1 Energy`; "" for nothing."""
    found = _stress_and_wounds(stress, wounds)
    return listed([*found, f"{energy} Energy"] if energy else found)


# ------------------------------------------------------------------ what happens


@singledispatch
def does(effect: Effect) -> str:
    """What an effect does, as part of a sentence.

    Examples:
        >>> from rlyeh_rules.rising.effects import LoseSanity
        >>> from rlyeh_rules.rising.vocabulary import Who
        >>> from rlyeh_rules.rising.effect_words import does
        >>> does(LoseSanity(Who.OTHERS, 2))
        'every other investigator loses 2 sanity'
    """
    raise NotImplementedError(effect)


def effect_sentences(effects: Iterable[Effect]) -> str:
    """What several effects do, a sentence each."""
    return " ".join([sentence(does(effect)) for effect in effects])


def joined(effects: Iterable[Effect]) -> str:
    """What several effects do, as part of one sentence; what has parts of its own stands in brackets, if not last."""
    found = list(effects)
    if not found:
        return "nothing happens"
    others = [f"({does(effect)})" if _has_parts(effect) else does(effect) for effect in found[:-1]]
    return f"{', then '.join(others)}, {_then(found[-1])}" if others else does(found[-1])


def listing(effects: Iterable[Effect]) -> str:
    """What several effects do, after a colon: in sentences of their own, where one that has parts is not the last."""
    found = list(effects)
    if not any(_has_parts(effect) for effect in found[:-1]):
        return f"{joined(found)}."
    return " ".join([f"{does(found[0])}.", *[sentence(_then(effect)) for effect in found[1:]]])


def _has_parts(effect: Effect) -> bool:
    return isinstance(effect, If | ChooseOne | MakeRoll)


def _then(effect: Effect) -> str:
    """What an effect does after another one: a condition is set off by a comma."""
    return f"then{',' if isinstance(effect, If) else ''} {does(effect)}"


@does.register
def _(effect: LoseSanity) -> str:
    return _they(effect.who, "lose", f"{effect.count} sanity")


@does.register
def _(effect: TakeStress) -> str:
    instead = "; what does not fit is taken as wounds" if effect.or_wounds else ""
    return _they(effect.who, "take", f"{effect.count} stress{instead}")


@does.register
def _(effect: TakeWounds) -> str:
    return _they(effect.who, "take", counted(effect.count, "wound"))


@does.register
def _(effect: Heal) -> str:
    return _they(effect.who, "heal", listed(_stress_and_wounds(effect.stress, effect.wounds)) or "nothing")


@does.register
def _(effect: Summon) -> str:
    return f"summon {placement_words(effect)}"


@does.register
def _(effect: MoveFigures) -> str:
    moved = "a Cultist or monster that the active player chooses"
    figures = moved if effect.figures is Figures.ONE else _FIGURES[effect.figures]
    return f"{figures} moves up to {counted(effect.spaces, 'space')} towards you"


@does.register
def _(effect: PlaceFigure) -> str:
    return f"{_FIGURES[effect.figures]} is placed {_where_words(effect.where)}"


@does.register
def _(effect: ReturnFigure) -> str:
    here = " in your space" if effect.here else ""
    return f"{_FIGURES[effect.figures]}{here} returns to its pool"


@does.register
def _(effect: WoundFigures) -> str:
    figures, parts = _TO_WOUND.get(effect.figures) or (_FIGURES[effect.figures], "")
    near = "in your space" if not effect.within else f"at most {counted(effect.within, 'space')} away"
    return f"{figures} {near}{parts} takes {counted(effect.count, 'wound')}"


@does.register
def _(effect: MoveYou) -> str:
    far = counted(effect.spaces, "space")
    return _they_are(effect.who, f"moved up to {far} towards the {TEXT.name(effect.goal)}")


@does.register
def _(effect: PlaceYou) -> str:
    return _they_are(effect.who, f"placed {_where_words(effect.where)}")


@does.register
def _(effect: AddFire) -> str:
    return f"{counted(effect.count, 'Fire token')} {_is(effect.count)} put {_where_words(effect.where)}"


def _is(count: int) -> str:
    return "is" if count == 1 else "are"


@does.register
def _(effect: RemoveFire) -> str:
    return f"all Fire {_where_words(effect.where)} is removed"


@does.register
def _(effect: AddToken) -> str:
    return f"a Discovery token is put {_where_words(effect.where)}, unless one lies there"


@does.register
def _(effect: AddEnergy) -> str:
    return f"{counted(effect.count, 'Energy token')} {_is(effect.count)} put {_where_words(effect.where)}"


@does.register
def _(effect: LoseEnergy) -> str:
    return _they(effect.who, "lose", f"{effect.count} Energy")


@does.register
def _(effect: CthulhuHeals) -> str:
    part = "every body part" if effect.all else "the body part with the most wounds"
    return f"{part} heals {counted(effect.count, 'wound')}"


@does.register
def _(effect: Detach) -> str:
    to = "is discarded" if effect.discard else "goes back to the active investigator"
    return f"the card of a Vulnerable body part that the active player chooses comes off and {to}"


@does.register
def _(_effect: CthulhuAttacks) -> str:
    return "every investigator on a body part is attacked by it"


@does.register
def _(effect: DrawDiscovery) -> str:
    return f"you draw {counted(effect.count, 'Discovery card')}"


@does.register
def _(effect: DiscardCards) -> str:
    whose = "your" if effect.who is Who.YOU else "their"
    return _they(effect.who, "discard", f"{counted(effect.count, 'Discovery card')} of {whose} choice")


@does.register
def _(_effect: TakeOtherSide) -> str:
    return "this card moves to the other side of your board"


@does.register
def _(_effect: AdvanceAtEnd) -> str:
    return "at the next Mythos discard check of this turn the Elder One advances, whatever lies there"


@does.register
def _(effect: If) -> str:
    case = _CASES[effect.case]
    if not effect.then:
        return f"unless {case}, {joined(effect.otherwise)}"
    then = f"if {case}, {joined(effect.then)}"
    return f"{then}; otherwise {joined(effect.otherwise)}" if effect.otherwise else then


@does.register
def _(effect: ChooseOne) -> str:
    ways = [f"({at}) {choice_words(way)}" for at, way in enumerate(effect.ways, 1)]
    return f"you choose one: {'; '.join(ways)}"


def choice_words(way: Choice) -> str:
    """One way of a choice, as part of a sentence: `for 1 stress, you draw 1 Discovery card`."""
    cost = cost_words(way.stress, way.wounds, way.energy)
    if not way.effects:
        return f"pay {cost}" if cost else "nothing happens"
    return f"for {cost}, {joined(way.effects)}" if cost else joined(way.effects)


@does.register
def _(effect: MakeRoll) -> str:
    needed = effect.needed
    found = [f"you make a roll for {needed} {'success' if needed == 1 else 'successes'}"]
    if effect.then:
        found.append(f"with {needed} or more, {joined(effect.then)}")
    if effect.otherwise:
        found.append(f"with {'none' if needed == 1 else 'fewer'}, {joined(effect.otherwise)}")
    return "; ".join(found)
