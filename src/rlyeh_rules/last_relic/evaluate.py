"""How well a seat stands, for bots that look one action ahead.

Both sides are measured by how near they are to winning, in Relics: what a needed Relic is worth to the Cult is about 1.
What one side is worth more than the other is how well it stands.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from rlyeh_rules.kernel import Seat

from .cards import Card, Relic
from .content import Content
from .continuous import cost_of
from .damage import OF_A_TYPE, TRACK
from .effects import Box, Faction, Icon
from .relics import DIFFERENT
from .rows import ResolveIcons
from .state import Adventurer, Cult, Place, State
from .substitution import summoning

__all__ = ["evaluate"]

WIN: Final = 1000.0
HAND: Final = 0.06
"""A card in hand: less than anything it could do."""
FULL: Final = 3
"""Cards beyond these keep a player from drawing five."""
FUNDS: Final = 0.12
"""A Fund."""
BOUGHT: Final = 0.16
"""A Fund that a bought card has cost: more than the Fund was worth."""
RESERVED: Final = 0.05
"""A card that waits for its buyer."""
PENDING: Final = 0.12
"""An icon that is still to be resolved."""
DAMAGE: Final = 6.0
"""Damage that is about to defeat the Adventurer."""
HARM: Final = 0.35
"""A Wound or Madness that a Cultist could deal."""
READY: Final = 1.2
"""What of a ready Cultist's activation counts before it is done, and of a rotated one's: there will be others."""
ROTATED: Final = 0.7
COUNTED: Final = 0.6
"""What of the Alert Phase to come counts before it has come."""
EXPOSED: Final = 9.0
"""The last space of the Notoriety track."""
STOLEN: Final = 2.2
"""A kind of Relic that the Adventurer has stolen."""
CLUE_TO_DISCOVER: Final = 0.22
CLUE_TO_STEAL: Final = 0.42
ELSEWHERE: Final = 0.6
"""What of a Clue counts where she is not."""
DISCOVERED: Final = 0.35
"""A discovered Location."""


def evaluate(s: State, seat: Seat) -> float:
    """How much better `seat` stands than the opponent."""
    if s.outcome is not None:
        return 0.0 if not s.outcome.winners else WIN if seat in s.outcome.winners else -WIN
    lead = _cult(s) - _adventurer(s)
    return lead if seat == s.cult.seat else -lead


# ------------------------------------------------------------------ the Cult


def _cult(s: State) -> float:
    worth = _summoned(s, s.cult.relics) + _hurt(s.adventurer) + _possessions(s, s.cult)
    next_mark: dict[int, float] = {}
    for position, place in enumerate(s.locations.row, 1):
        if place is not None:
            reward, cost = _reward(s, place), cost_of(s, position)
            worth += reward * _progress(place.marks, cost)
            next_mark[position] = reward * (_progress(place.marks + 1, cost) - _progress(place.marks, cost))
    for cultist in s.cult.cultists:
        marks, funds, damage = _power(s.setup.content, cultist.card)
        does = marks * next_mark.get(cultist.position, 0.0) + funds * FUNDS
        does += damage * HARM if s.adventurer.position == cultist.position else 0.0
        worth += does * (READY if cultist.ready else ROTATED)
    return worth


def _summoned(s: State, relics: tuple[Relic, ...]) -> float:
    """How near the summoning is; the last Relics count most."""
    need = s.setup.content.needs[s.ritual.great_old_one]
    there = len(need) - len(summoning(relics, need, single=s.setup.options.single_substitution).missing)
    return there + 0.12 * there * there + 0.15 * (len(relics) - there)


def _hurt(her: Adventurer) -> float:
    nearest = max(her.wounds / OF_A_TYPE, her.madness / OF_A_TYPE, her.damage / TRACK)
    return DAMAGE * nearest * nearest


def _reward(s: State, place: Place) -> float:
    """What a Location brings the Cult when it is resolved."""
    facts = s.setup.content.printed[place.location]
    gained = tuple(relic for at, relic in enumerate(facts.relics) if at not in place.covered)
    return _summoned(s, s.cult.relics + gained) - _summoned(s, s.cult.relics) + FUNDS * facts.funds


def _progress(marks: int, cost: int) -> float:
    """What share of the reward so many Marks are worth: the last ones most, so that they are not scattered."""
    share = min(marks / cost, 1.0)
    return share * (0.5 + 0.5 * share)


@cache
def _power(content: Content, card: Card) -> tuple[int, int, int]:
    """How many Marks, Funds and damage the best way of an activation brings."""
    best = (0, 0, 0)
    for taken in content.activations.get(card, ()):
        icons = [effect.icon for effect in taken.effects]
        marks, funds = icons.count(Icon.MARK), icons.count(Icon.FUND)
        best = max(best, (marks, funds, icons.count(Icon.WOUND) + icons.count(Icon.MADNESS)))
    return best


# ------------------------------------------------------------------ the Adventurer


def _adventurer(s: State) -> float:
    her, content = s.adventurer, s.setup.content
    kinds = len(set(her.relics))
    worth = STOLEN * kinds + 0.3 * kinds * kinds + _possessions(s, her)
    for position, place in enumerate(s.locations.row, 1):
        if place is not None:
            worth += _clues(s, place) * (1.0 if her.position == position else ELSEWHERE)
            worth += DISCOVERED if place.up else 0.0
    ahead = min(s.alert.exposure + len(s.cult.cultists), len(content.exposure) - 1)
    space = content.exposure[ahead]
    exposed = _exposed(s, s.alert.notoriety)
    worth += exposed + COUNTED * (_exposed(s, s.alert.notoriety + space.notoriety) - exposed)
    return worth + COUNTED * FUNDS * (space.adventurer - space.cult)


def _exposed(s: State, notoriety: int) -> float:
    """How near the Cult is to being exposed; the last spaces count most."""
    share = max(notoriety, 0) / s.setup.content.notoriety.last
    return EXPOSED * share * (0.5 + 0.5 * share)


def _clues(s: State, place: Place) -> float:
    """What Clues at a Location are worth: two discover it, four steal; more are of little use."""
    if not place.up:
        return CLUE_TO_DISCOVER * min(place.clues, 2) + 0.16 * min(max(place.clues - 2, 0), 4)
    facts = s.setup.content.printed[place.location]
    left = {relic for at, relic in enumerate(facts.relics) if at not in place.covered}
    new = left - set(s.adventurer.relics)
    worth = (CLUE_TO_STEAL if new else 0.15) * min(place.clues, DIFFERENT)
    return worth + 0.1 * max(place.clues - DIFFERENT, 0)


# ------------------------------------------------------------------ both


def _possessions(s: State, side: Cult | Adventurer) -> float:
    """Cards, Funds, and icons still to come."""
    price = s.setup.content.price
    worth = HAND * min(len(side.cards.hand), FULL) + FUNDS * side.funds
    worth += BOUGHT * sum(price[card] + 1 for card in side.cards.bought)
    worth += RESERVED if side.reserved is not None else 0.0
    for step in s.agenda:
        if isinstance(step, ResolveIcons) and step.seat == side.seat:
            worth += PENDING * (_icons(s, step) - step.next)
    return worth


def _icons(s: State, step: ResolveIcons) -> int:
    faction: Faction = s.faction(step.seat)
    box: Box = step.box
    return len(s.setup.content.taken[faction, box, step.card or step.location or "", step.choice].effects)
