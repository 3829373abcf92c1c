"""Components: what the effects of a card, its standing rules and the abilities of an enemy have to be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from .cards import Timing, Use
from .effects import (
    AddEnergy,
    AddFire,
    AddToken,
    AdvanceAtEnd,
    ChooseOne,
    CthulhuAttacks,
    Effect,
    Heal,
    If,
    MakeRoll,
    PlaceFigure,
    PlaceYou,
    Summon,
    TakeOtherSide,
    WoundFigures,
)
from .traits import (
    Ability,
    Armour,
    CostWhenAttacked,
    ExtraActions,
    ExtraTentacles,
    ExtraWounds,
    GreenDice,
    OnDeath,
    RestMore,
    RunFurther,
    SkillLevel,
    Standing,
)
from .vocabulary import Figures, Name, When, Where

__all__ = [
    "MOST_STRESS_OR_WOUNDS",
    "beyond",
    "every_effect",
    "faults_of_abilities",
    "faults_of_effects",
    "faults_of_setup",
    "faults_of_standing",
    "faults_of_uses",
]

MOST: Final = 9
"""What an effect counts, and the effects of one list: no card comes near it."""
MOST_STRESS_OR_WOUNDS: Final = 4
"""More an investigator cannot take and live (RR-11.3, RR-21.1)."""
DEEPEST: Final = 4
"""How deep effects lie within effects."""
MOST_FEWER: Final = -2
"""What a card may take off a Run, the actions of a turn or a Rest: something must be left."""

_EACH: Final = frozenset({Where.EACH_GATE, Where.EACH_VORTEX})
_TO_CHOOSE: Final = frozenset({Where.A_GATE, Where.A_SPACE, Where.YOUR_SPACE})
"""What cannot be said while the game is set up: nobody has a turn yet."""
_IN_SETUP: Final = (Summon, AddFire, AddEnergy, AddToken)
_ONE_FIGURE: Final = frozenset(
    {Figures.ONE, Figures.SPAWN, Figures.NEAREST, Figures.NEAREST_CULTIST, Figures.NEAREST_MONSTER}
)
_ATTACKS: Final = frozenset(when for when in When if when.value.startswith("attack") and when is not When.ATTACKED)
_OWN_ROLLS: Final = _ATTACKS | {When.OWN}
_HARM: Final = frozenset({When.ATTACKED, When.FIRE, When.ANY})
_FEWER: Final = (RunFurther, ExtraActions, RestMore)
_PAYS_BACK: Final = (Heal, MakeRoll, CthulhuAttacks, Summon, TakeOtherSide)
"""By which stress or wounds can heal however often.

Some skills heal on any roll, and some enemies when they die; a Companion that takes the other side has no wounds there.
"""


def beyond(path: str, value: int, least: int, most: int, rule: str) -> Iterator[str]:
    """A number that it cannot be."""
    if not least <= value <= most:
        yield f"{path}: must be a number from {least} to {most}, not {value:,} ({rule})"


# ------------------------------------------------------------------ effects


def faults_of_effects(
    effects: Sequence[Effect],
    path: str,
    *,
    advance: bool = False,
    itself: bool = False,
    held: bool = False,
) -> Iterator[str]:
    """What is wrong with a list of effects.

    Args:
        effects: the effects.
        path: where they stand.
        advance: whether they are worked off in the discard check or after it.
        itself: whether they stand on the card of a kind of enemy.
        held: whether they stand on a Discovery card that somebody has claimed.
    """
    for effect, depth in every_effect(effects):
        if depth > DEEPEST:
            yield f"{path}: effects lie within effects more than {DEEPEST} deep (RR-16.1)"
            return
        yield from _faults_of_an_effect(effect, path)
        kind = type(effect).__name__
        if advance and isinstance(effect, AdvanceAtEnd):
            yield f"{path}: {kind} comes too late; there is one advance a check (RR-19.4)"
        if not held and isinstance(effect, TakeOtherSide):
            yield f"{path}: {kind} is about a Discovery card that somebody has claimed (RR-22.5)"
        if not itself and isinstance(effect, Summon) and effect.enemy is Name.ITSELF:
            yield f"{path}: only the card of a monster says itself (RR-1.9)"
    for some in _lists(effects):
        if len(some) > MOST:
            yield f"{path}: {len(some)} effects in a list; there can be {MOST} (RR-16.1)"


def _inside(effect: Effect) -> tuple[Sequence[Effect], ...]:
    """The lists of effects that lie within an effect."""
    if isinstance(effect, (If, MakeRoll)):
        return effect.then, effect.otherwise
    if isinstance(effect, ChooseOne):
        return tuple(way.effects for way in effect.ways)
    return ()


def every_effect(effects: Sequence[Effect], depth: int = 1) -> Iterator[tuple[Effect, int]]:
    """Every effect of a list, and how deep it lies; one that lies too deep is the last of its branch.

    Args:
        effects: the list.
        depth: how deep it lies itself.
    """
    for effect in effects:
        yield effect, depth
        if depth <= DEEPEST:
            for some in _inside(effect):
                yield from every_effect(some, depth + 1)


def _lists(effects: Sequence[Effect]) -> Iterator[Sequence[Effect]]:
    """The list, and every list within it that is looked at."""
    yield effects
    for effect, depth in every_effect(effects):
        if depth <= DEEPEST:
            yield from _inside(effect)


def _faults_of_an_effect(effect: Effect, path: str) -> Iterator[str]:
    """Numbers that it cannot have, and places and figures that it cannot mean."""
    kind = type(effect).__name__
    for what in ("count", "spaces", "needed"):
        yield from beyond(f"{path}: {kind} {what}", getattr(effect, what, 1), 1, MOST, "RR-25.3")
    if isinstance(effect, Heal):
        yield from _faults_of_amounts(effect, path, MOST_STRESS_OR_WOUNDS, "RR-13.7")
    elif isinstance(effect, WoundFigures):
        yield from beyond(f"{path}: {kind} within", effect.within, 0, MOST, "RR-13.5")
    elif isinstance(effect, (PlaceFigure, PlaceYou)):
        yield from _faults_of_placing(effect, f"{path}: {kind}")
    elif isinstance(effect, ChooseOne):
        yield from _faults_of_a_choice(effect, path)
    elif isinstance(effect, (If, MakeRoll)) and not effect.then and not effect.otherwise:
        yield f"{path}: nothing depends on {kind} (RR-16.1)"


def _faults_of_amounts(thing: Any, path: str, most: int, rule: str, *, of: str = "stress") -> Iterator[str]:
    """Two amounts, one of wounds, at least one of which is some."""
    kind = type(thing).__name__
    for what in (of, "wounds"):
        yield from beyond(f"{path}: {kind} {what}", getattr(thing, what), 0, most, rule)
    if getattr(thing, of) == thing.wounds == 0:
        yield f"{path}: {kind} has neither {of} nor wounds ({rule})"


def _faults_of_placing(effect: PlaceFigure | PlaceYou, path: str) -> Iterator[str]:
    if isinstance(effect, PlaceFigure) and effect.figures not in _ONE_FIGURE:
        yield f"{path} places one figure, not {effect.figures} (RR-R36)"
    if effect.where in _EACH:
        yield f"{path} puts a figure in one space, not in {effect.where} (RR-2.26)"


def _faults_of_a_choice(choice: ChooseOne, path: str) -> Iterator[str]:
    """There are at least two ways, and the first is free: otherwise nothing might be left to choose."""
    yield from beyond(f"{path}: ChooseOne ways", len(choice.ways), 2, MOST, "RR-25.1")
    for at, way in enumerate(choice.ways):
        for what, most in (("stress", MOST_STRESS_OR_WOUNDS), ("wounds", MOST_STRESS_OR_WOUNDS), ("energy", MOST)):
            yield from beyond(f"{path}: ChooseOne {what}", getattr(way, what), 0, most, "RR-11.6")
        if at == 0 and (way.stress or way.wounds or way.energy):
            yield f"{path}: the first way of ChooseOne is free, so that one can always be paid (RR-11.6)"


def faults_of_setup(effects: Sequence[Effect], path: str) -> Iterator[str]:
    """What is wrong with the setup line of an Unknown Monster, which is carried out before anybody has a turn."""
    yield from faults_of_effects(effects, path, itself=True)
    for effect in effects:
        kind = type(effect).__name__
        if not isinstance(effect, _IN_SETUP):
            known = ", ".join(kind.__name__ for kind in _IN_SETUP)
            yield f"{path}: {kind} is nothing that a setup line does; it can be {known} (RR-1.9)"
        elif effect.where in _TO_CHOOSE:
            yield f"{path}: {kind} cannot be done in {effect.where} before anybody has a turn (RR-R28)"


# ------------------------------------------------------------------ what a holder can do


def faults_of_uses(uses: Sequence[Use], path: str, *, held: bool) -> Iterator[str]:
    """What is wrong with the uses of a card: each does something, and none can be used without end."""
    for use in uses:
        if not use.effects:
            yield f"{path}: a use has effects (RR-22.7)"
        yield from faults_of_effects(use.effects, path, held=held)
        yield from _faults_of_repeating(use, path)


def _faults_of_repeating(use: Use, path: str) -> Iterator[str]:
    """What is used as often as one likes costs something that runs out: in a turn nothing gives actions or Energy."""
    cost = use.cost
    if use.once or use.timing is Timing.ACTION or cost.discard or cost.energy:
        return
    if not cost.stress and not cost.wounds:
        yield f"{path}: what costs nothing is used once a turn (RR-22.7)"
    for kind in _PAYS_BACK:
        if any(isinstance(effect, kind) for effect, _ in every_effect(use.effects)):
            yield f"{path}: {kind.__name__} can pay back what it costs, so that it is used once a turn (RR-22.7)"
            return


def faults_of_standing(rules: Sequence[Standing], path: str) -> Iterator[str]:
    """What is wrong with what is so for the holder of a card."""
    if len(rules) > MOST:
        yield f"{path}: {len(rules)} rules; there can be {MOST} (RR-22.1)"
    for rule in rules:
        kind = type(rule).__name__
        if isinstance(rule, Armour):
            yield from _faults_of_amounts(rule, path, MOST, "RR-20.15", of="sanity")
            yield from _faults_of_when(rule.when, _HARM, f"{path}: {kind}", "RR-20.15")
        elif not isinstance(rule, SkillLevel):
            count: Any = getattr(rule, "count", 1)
            least = MOST_FEWER if isinstance(rule, _FEWER) else 1
            yield from beyond(f"{path}: {kind} count", count, least, MOST, "RR-22.1")
            if count == 0 and least < 0:
                yield f"{path}: {kind} count must not be 0 (RR-22.1)"
        if isinstance(rule, GreenDice):
            yield from _faults_of_when(rule.when, _OWN_ROLLS, f"{path}: {kind}", "RR-10.6")
        elif isinstance(rule, ExtraWounds):
            yield from _faults_of_when(rule.when, _ATTACKS, f"{path}: {kind}", "RR-13.2")


def _faults_of_when(when: When, known: frozenset[When], path: str, rule: str) -> Iterator[str]:
    if when not in known:
        yield f"{path} can be about {', '.join(sorted(known))}, not about {when} ({rule})"


# ------------------------------------------------------------------ what an enemy is like


def faults_of_abilities(abilities: Sequence[Ability], path: str, *, dies: bool) -> Iterator[str]:
    """What is wrong with the abilities of an enemy.

    Args:
        abilities: the abilities.
        path: where they stand.
        dies: whether it can die; Cthulhu's parts are destroyed instead.
    """
    if len(abilities) > MOST:
        yield f"{path}: {len(abilities)} abilities; there can be {MOST} (RR-1.6)"
    if sum(isinstance(ability, OnDeath) for ability in abilities) > dies:
        yield f"{path}: " + (
            "OnDeath stands there once (RR-10.8)" if dies else "a part is destroyed, it does not die (RR-5.10)"
        )
    for ability in abilities:
        kind = type(ability).__name__
        yield from beyond(f"{path}: {kind} count", getattr(ability, "count", 1), 1, MOST, "RR-1.6")
        if isinstance(ability, ExtraTentacles):
            if not ability.attacking and not ability.attacked:
                yield f"{path}: {kind} adds to no roll (RR-1.6)"
        elif isinstance(ability, CostWhenAttacked):
            yield from _faults_of_amounts(ability, path, MOST_STRESS_OR_WOUNDS, "RR-13.4")
        elif isinstance(ability, OnDeath):
            if not ability.effects:
                yield f"{path}: {kind} has effects (RR-10.8)"
            yield from faults_of_effects(ability.effects, path, itself=True)
