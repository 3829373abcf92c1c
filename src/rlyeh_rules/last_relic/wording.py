"""What the boxes of a card say, in English sentences: made of its icons, so that they cannot say anything else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from .cards import AdventurerHalf, CultHalf, LocationFacts, ReinforcementFacts
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
from .language import read_continuous, read_row

__all__ = [
    "adventurer_words",
    "continuous_words",
    "cult_words",
    "effect_words",
    "entry_words",
    "half_words",
    "location_words",
    "reinforcement_words",
    "row_words",
    "taken_words",
]

ADVENTURER: Final = Faction.ADVENTURER
CULT: Final = Faction.CULT

# ------------------------------------------------------------------ one icon

_SPACES: Final = ("space", "spaces")
_CULTISTS: Final = ("Cultist", "Cultists")
_DEEDS: Final[Mapping[Icon, tuple[str, tuple[str, str] | None, str]]] = {
    Icon.FUND: ("gain", ("Fund", "Funds"), ""),
    Icon.CLUE: ("place", ("Clue", "Clues"), ""),
    Icon.EXPOSURE: ("advance Exposure by", _SPACES, ""),
    Icon.MOVE: ("move to another Location", None, ""),
    Icon.DRAW: ("draw", ("card", "cards"), ""),
    Icon.SHOT: ("place", ("Shot", "Shots"), ""),
    Icon.HEAL_WOUND: ("heal", ("Wound", "Wounds"), ""),
    Icon.HEAL_MADNESS: ("heal", ("Madness", "Madness"), ""),
    Icon.MARK: ("place", ("Mark", "Marks"), ""),
    Icon.WOUND: ("deal the Adventurer", ("Wound", "Wounds"), ""),
    Icon.MADNESS: ("deal the Adventurer", ("Madness", "Madness"), ""),
    Icon.EXPOSURE_BACK: ("move Exposure back by", _SPACES, ""),
    Icon.NOTORIETY: ("advance Notoriety by", _SPACES, ""),
    Icon.NOTORIETY_BACK: ("move Notoriety back by", _SPACES, ""),
    Icon.ELIMINATE: ("eliminate", _CULTISTS, ""),
    Icon.DISCARD: ("discard", _CULTISTS, ""),
    Icon.READY: ("ready", _CULTISTS, ""),
    Icon.SHIFT: ("move", _CULTISTS, " to another Location"),
    Icon.REMOVE_MARK: ("remove", ("Mark", "Marks"), ""),
    Icon.REMOVE_CLUE: ("remove", ("Clue", "Clues"), ""),
    Icon.RECOVER: ("take", ("card", "cards"), " from your discard pile into your hand"),
    Icon.RETURN: ("put this card on top of your deck", None, ""),
    Icon.RELIC: ("take", ("Relic", "Relics"), " of your choice from the supply"),
}
"""Of each icon: what is done; what of it there is one or are several, where that can be counted; what follows."""

_DAMAGE: Final[Mapping[Where, str]] = {
    Where.HERE: " if she is here",
    Where.HERS: " at her Location",
    Where.CHOSEN: " if she is at a Location of your choice",
    Where.EVERY: " if she is at a Location with a Cultist",
    Where.ANYWHERE: ", wherever she is",
}
_PLACES: Final[Mapping[Where, str]] = {
    Where.CHOSEN: "a Location of your choice",
    Where.EVERY: "every Location with a Cultist",
}
_TIMES: Final[Mapping[Number, tuple[str, str]]] = {
    Number.X: ("Relic", "have stolen"),
    Number.WOUNDS: ("Wound", "have"),
    Number.MADNESS: ("Madness", "have"),
    Number.DAMAGE: ("damage token", "have"),
}


def effect_words(effect: Effect, faction: Faction, number: int = 1) -> str:
    """What an icon does, as an order to whoever has the card.

    Args:
        effect: the icon.
        faction: whose card it stands on.
        number: how many equal ones stand there in a row.

    Examples:
        >>> from rlyeh_rules.last_relic.effects import Effect, Faction, Icon, Where
        >>> from rlyeh_rules.last_relic.wording import effect_words
        >>> effect_words(Effect(Icon.CLUE, Where.CHOSEN), Faction.ADVENTURER)
        'place 1 Clue at a Location of your choice'
    """
    deed, counted, more = _DEEDS[effect.icon]
    if counted is not None:
        words = f"{deed} {number} {counted[number > 1]}{more}"
    else:
        words = deed if number == 1 else f"{deed}, {number} times"
    where = _where(effect, faction, number)
    if effect.times is None:
        return words + where
    thing, has = _TIMES[effect.times]
    comma = "," if where and not where.startswith(",") else ""
    return f"{words} for each {thing} {_she(faction, has)}{comma}{where}"


def _where(effect: Effect, faction: Faction, number: int) -> str:
    """Where an icon applies, with a blank in front; "" where the rules say it (LR-5.2.6, LR-7.1.9)."""
    icon, where = effect.icon, effect.where
    if where is None or (where is Where.HERS and icon in {Icon.CLUE, Icon.SHOT}):
        return ""
    if icon in {Icon.WOUND, Icon.MADNESS}:
        return _DAMAGE[where]
    preposition = "from" if icon in {Icon.REMOVE_CLUE, Icon.REMOVE_MARK} else "at"
    if where is Where.HERE:
        return " from here" if preposition == "from" else " here"
    each = ", each" if where is Where.CHOSEN and number > 1 else ""
    place = _her_location(faction) if where is Where.HERS else _PLACES[where]
    return f"{each} {preposition} {place}"


def _her_location(faction: Faction) -> str:
    return "your Location" if faction is ADVENTURER else "the Adventurer's Location"


def _she(faction: Faction, verb: str) -> str:
    """What the Adventurer does, said to her or to the Cult: `you have`, `the Adventurer has`."""
    if faction is ADVENTURER:
        return f"you {verb}"
    first, *rest = verb.split()
    return " ".join(["the Adventurer", "has" if first == "have" else f"{first}s", *rest])


# ------------------------------------------------------------------ a row of icons

_FEW: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def row_words(row: Row, faction: Faction) -> str:
    """What a row of icons does, in one sentence for each way that the whole of it can be taken.

    Args:
        row: the row.
        faction: whose card it stands on.

    Examples:
        >>> from rlyeh_rules.last_relic.effects import Box, Faction
        >>> from rlyeh_rules.last_relic.language import read_row
        >>> from rlyeh_rules.last_relic.wording import row_words
        >>> row = read_row("fund fund move / [clue] draw", Faction.ADVENTURER, Box.ACTION)
        >>> row_words(row, Faction.ADVENTURER)
        'Gain 2 Funds, then move to another Location. Or, if you discard 1 Clue: draw 1 card.'
    """
    if len(row.groups) == 1:
        first, *others = row.groups[0]
        ways = [_way(first, faction), *(_other(way, faction) for way in others)]
        return " ".join(_sentence(words) for words in ways)
    needs = tuple(need for group in row.groups if len(group) == 1 for need in group[0].needs)
    parts: list[str] = []
    for group in row.groups:
        if len(group) == 1:
            parts += _counted(group[0].effects, faction)
        else:
            parts.append(f"either {' or '.join(_part(way, faction) for way in group)}")
    return _sentence(_if(needs, faction) + _one_by_one(parts))


def taken_words(taken: Taken, faction: Faction) -> str:
    """What a row of icons does in the way that has been chosen.

    Args:
        taken: the row, with a way of each group.
        faction: whose card it stands on.

    Examples:
        >>> from rlyeh_rules.last_relic.effects import Box, Faction
        >>> from rlyeh_rules.last_relic.language import read_row
        >>> from rlyeh_rules.last_relic.wording import taken_words
        >>> row = read_row("move (clue / fund fund)", Faction.ADVENTURER, Box.ACTION)
        >>> taken_words(row.taken["b"], Faction.ADVENTURER)
        'Move to another Location, then gain 2 Funds.'
    """
    return _sentence(_if(taken.needs, faction) + _one_by_one(_counted(taken.effects, faction)))


def _way(way: Way, faction: Faction) -> str:
    return _if(way.needs, faction) + _one_by_one(_counted(way.effects, faction))


def _other(way: Way, faction: Faction) -> str:
    """Another way of the whole row."""
    return f"or{',' if way.needs else ''} {_way(way, faction)}"


def _part(way: Way, faction: Faction) -> str:
    """A way of a part of the row: it has no sentence to itself, so that all of it has to hang together."""
    words = _all_of_it(_counted(way.effects, faction))
    return f"({_needed(way.needs, faction)}) {words}" if way.needs else words


def _counted(effects: Sequence[Effect], faction: Faction) -> Iterator[str]:
    """The icons, with equal ones that stand in a row counted."""
    return (effect_words(effect, faction, len(list(equal))) for effect, equal in groupby(effects))


def _one_by_one(parts: Iterable[str]) -> str:
    """The order counts: the icons are resolved from left to right (LR-7.1.2)."""
    return ", then ".join(parts)


def _all_of_it(parts: Iterable[str]) -> str:
    return " and ".join(parts)


def _if(needs: Sequence[Need], faction: Faction) -> str:
    """What must hold, in front of what is done then; "" for nothing."""
    return f"{_needed(needs, faction)}: " if needs else ""


def _needed(needs: Sequence[Need], faction: Faction) -> str:
    return f"if {' and '.join(_need(need, faction) for need in needs)}"


def _need(need: Need, faction: Faction) -> str:
    least = need.least
    if need.stat is Stat.CLUE:
        return f"you discard {least} Clue{'s' if least > 1 else ''}"
    words = f"{_FEW[least]} or more {_HELD[need.stat]}"
    if need.stat is Stat.CULTISTS:
        return f"there are {words} at {_her_location(faction)}"
    return _she(faction, f"have {words}")


_HELD: Final[Mapping[Stat, str]] = {
    Stat.CULTISTS: "Cultists",
    Stat.WOUNDS: "Wounds",
    Stat.MADNESS: "Madness",
    Stat.DAMAGE: "damage tokens",
}


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


# ------------------------------------------------------------------ what goes on

_WHOM: Final[Mapping[Scope, str]] = {
    Scope.OTHERS: "other Cultists here",
    Scope.HERE: "Cultists here",
    Scope.ALL: "Cultists",
}
_HERE: Final[Mapping[When, str]] = {
    When.READY: "a Cultist here becomes ready",
    When.RESOLVE: "a Location has been resolved",
    When.ARRIVE: "the Adventurer arrives here",
    When.DISCOVER: "the Adventurer discovers this Location",
    When.STEAL: "the Adventurer steals a Relic here",
    When.ELIMINATION: "another Cultist here is eliminated",
    When.DAMAGE: "the Adventurer takes a Wound or Madness",
}
"""What a deployed Cultist notices: only what happens at its own Location, but for what happens at none."""


def continuous_words(continuous: Continuous, faction: Faction, box: Box) -> str:
    """What goes on as long as a card is in play, in one sentence.

    Args:
        continuous: all that its box does.
        faction: whose card it stands on.
        box: permanent or deployed.

    Examples:
        >>> from rlyeh_rules.last_relic.effects import Box, Faction
        >>> from rlyeh_rules.last_relic.language import read_continuous
        >>> from rlyeh_rules.last_relic.wording import continuous_words
        >>> always = read_continuous("price -1; when steal: draw", Faction.ADVENTURER, Box.PERMANENT)
        >>> continuous_words(always, Faction.ADVENTURER, Box.PERMANENT)
        'For the rest of the round, cards cost you 1 Fund less; each time you steal a Relic, draw 1 card.'
    """
    parts = [_aura(aura, faction) for aura in continuous.auras]
    parts += [_trigger(trigger, faction, box) for trigger in continuous.triggers]
    long = "As long as it is deployed" if box is Box.DEPLOYED else "For the rest of the round"
    return f"{long}, {'; '.join(parts)}."


def _aura(aura: Aura, faction: Faction) -> str:
    by, more = abs(aura.by), "more" if aura.by > 0 else "fewer"
    if aura.stat is Stat.PRICE:
        return f"cards cost you {by} Fund{'s' if by > 1 else ''} {'more' if aura.by > 0 else 'less'}"
    if aura.stat is Stat.ALERT:
        return f"{by} Cultist{'s' if by > 1 else ''} {more} {'are' if by > 1 else 'is'} counted in the Alert Phase"
    if aura.stat is Stat.COST:
        return f"{_place_of(aura.scope, faction)} needs {by} Mark{'s' if by > 1 else ''} {more}"
    whom = f"Cultists at {_her_location(faction)}" if aura.scope is Scope.HERS else _WHOM[aura.scope]
    return f"{whom} cannot be shot" if aura.stat is Stat.COVER else f"{whom} have {aura.by:+d} Resistance"


def _place_of(scope: Scope, faction: Faction) -> str:
    if scope is Scope.HERS:
        return _her_location(faction)
    return "this Location" if scope is Scope.HERE else "every Location"


def _trigger(trigger: Trigger, faction: Faction, box: Box) -> str:
    noticed = _HERE[trigger.when] if box is Box.DEPLOYED else _anywhere(trigger.when, faction)
    return f"each time {noticed}, {_all_of_it(_counted(trigger.effects, faction))}"


def _anywhere(when: When, faction: Faction) -> str:
    """What sets off a permanent card, wherever it happens."""
    if when in _OTHERS:
        return _OTHERS[when]
    return _she(faction, _HERS[when])


_OTHERS: Final[Mapping[When, str]] = {
    When.READY: "a Cultist becomes ready",
    When.RESOLVE: "a Location has been resolved",
    When.ELIMINATION: "a Cultist is eliminated",
}
_HERS: Final[Mapping[When, str]] = {
    When.ARRIVE: "arrive at a Location",
    When.DISCOVER: "discover a Location",
    When.STEAL: "steal a Relic",
    When.DAMAGE: "take a Wound or Madness",
}

# ------------------------------------------------------------------ whole cards


def entry_words(entry: object) -> str:
    """What an entry of a card set does; "" for one that has no boxes."""
    if isinstance(entry, ReinforcementFacts):
        return reinforcement_words(entry)
    if isinstance(entry, LocationFacts):
        return location_words(entry)
    if isinstance(entry, CultHalf):
        return cult_words(entry)
    return adventurer_words(entry) if isinstance(entry, AdventurerHalf) else ""


def adventurer_words(half: AdventurerHalf) -> str:
    """What an Adventurer card does, or the Adventurer's half of one."""
    return " ".join(
        [*_of_row(half.action, ADVENTURER, Box.ACTION), *_of_lasting(half.permanent, ADVENTURER, Box.PERMANENT)]
    )


def cult_words(half: CultHalf) -> str:
    """What a Cult card does, or the Cult's half of one: its Resistance, then box by box."""
    parts = [] if half.resistance is None else [f"Resistance {half.resistance}."]
    parts += [f"Activated: {_low(words)}" for words in _of_row(half.activation, CULT, Box.ACTIVATION)]
    parts += [f"From hand: {_low(words)}" for words in _of_row(half.action, CULT, Box.ACTION)]
    parts += [f"From hand, {_low(words)}" for words in _of_lasting(half.permanent, CULT, Box.PERMANENT)]
    parts += _of_lasting(half.deployed, CULT, Box.DEPLOYED)
    parts += [f"When it is eliminated: {_low(words)}" for words in _of_row(half.eliminated, CULT, Box.ELIMINATED)]
    return " ".join(parts)


def half_words(facts: ReinforcementFacts, faction: Faction) -> str:
    """What a Reinforcement card does for one side."""
    return adventurer_words(facts.adventurer) if faction is ADVENTURER else cult_words(facts.cult)


def reinforcement_words(facts: ReinforcementFacts) -> str:
    """What a Reinforcement card does, for either side."""
    return f"Adventurer: {_low(half_words(facts, ADVENTURER))} Cult: {_low(half_words(facts, CULT))}"


def location_words(facts: LocationFacts) -> str:
    """What the ability of a Location does for the Adventurer."""
    return " ".join(f"Ability: {_low(words)}" for words in _of_row(facts.ability, ADVENTURER, Box.ABILITY))


def _of_row(text: str, faction: Faction, box: Box) -> list[str]:
    return [row_words(read_row(text, faction, box), faction)] if text else []


def _of_lasting(text: str, faction: Faction, box: Box) -> list[str]:
    return [continuous_words(read_continuous(text, faction, box), faction, box)] if text else []


def _low(words: str) -> str:
    """A sentence as it goes on behind a colon."""
    return f"{words[:1].lower()}{words[1:]}"
