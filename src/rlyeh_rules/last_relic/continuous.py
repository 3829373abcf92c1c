"""Card Abilities: effects that go on, of permanent cards and of deployed Cultists."""

from __future__ import annotations

from collections.abc import Sequence

from rlyeh_rules.kernel import Play, Seat, record

from .cards import Card, Location
from .effects import Aura, Box, Faction, Scope, Stat, When
from .rows import ResolveIcons, Settle
from .state import Cultist, State, Step

__all__ = [
    "SetOff",
    "alert_count",
    "cost_of",
    "cost_with",
    "fire",
    "follows_her",
    "is_covered",
    "notices",
    "price_of",
    "resistance_of",
    "settle_after",
    "shift_of_cost",
    "shift_of_prices",
    "shifts_of_cost",
]

CULT = Faction.CULT
ADVENTURER = Faction.ADVENTURER


def _auras(s: State, stat: Stat) -> list[tuple[Aura, Cultist | None]]:
    """Every effect on a number, and the Cultist that it comes from, if it comes from one (LR-5.3.1, LR-5.3.2)."""
    deployed, permanent = s.setup.content.auras[stat]
    cult, her = s.cult, s.adventurer
    found: list[tuple[Aura, Cultist | None]] = []
    if deployed:
        for cultist in cult.cultists:
            if cultist.card in deployed:
                found += [(aura, cultist) for aura in deployed[cultist.card]]
    if cult.cards.permanents or her.cards.permanents:
        for faction, cards in ((CULT, cult.cards), (ADVENTURER, her.cards)):
            for card in cards.permanents:
                found += [(aura, None) for aura in permanent.get((faction, card), ())]
    return found


def _concerns(s: State, aura: Aura, source: Cultist | None, position: int) -> bool:
    """Whether an effect reaches a Location."""
    if aura.scope is Scope.ALL:
        return True
    if aura.scope is Scope.HERS:
        return s.adventurer.position == position
    return source is not None and source.position == position


def resistance_of(s: State, cultist: Cultist) -> int:
    """How many Shots eliminate a deployed Cultist: what is printed, and what others change of it (LR-6.2.3, LR-R35).

    It is 1 at least, as on every card (LR-5.3.5): nobody is eliminated without a Shot by a number alone.
    """
    resistance = s.setup.content.resistance[cultist.card]
    for aura, source in _auras(s, Stat.RESISTANCE):
        if _concerns(s, aura, source, cultist.position) and not _is_own(aura, source, cultist):
            resistance += aura.by
    return max(resistance, 1)


def is_covered(s: State, cultist: Cultist) -> bool:
    """Whether a deployed Cultist cannot be shot for now."""
    return any(
        _concerns(s, aura, source, cultist.position) and not _is_own(aura, source, cultist)
        for aura, source in _auras(s, Stat.COVER)
    )


def _is_own(aura: Aura, source: Cultist | None, cultist: Cultist) -> bool:
    """Whether what is said of the other Cultists is said by this one."""
    return aura.scope is Scope.OTHERS and source is not None and source.card == cultist.card


def cost_of(s: State, position: int) -> int:
    """How many Marks resolve the Location at a position (LR-8.2.8)."""
    place = s.locations.row[position - 1]
    if place is None:
        raise ValueError(f"there is no Location at {position}")
    return cost_with(s, position, place.location, up=place.up)


def cost_with(s: State, position: int, location: Location, *, up: bool = False) -> int:
    """How many Marks would resolve a Location if it lay at a position, hidden or face up; 1 at least (LR-R10)."""
    facts = s.setup.content.printed[location]
    return max((facts.discovered if up else facts.hidden) + shift_of_cost(s, position), 1)


def shift_of_cost(s: State, position: int) -> int:
    """By how much effects change the cost of whatever lies at a position."""
    return sum(aura.by for aura, source in _auras(s, Stat.COST) if _concerns(s, aura, source, position))


def shifts_of_cost(s: State) -> Sequence[int]:
    """The same for every space of the row."""
    row = s.locations.row
    return (
        [shift_of_cost(s, position) for position in range(1, len(row) + 1)] if _auras(s, Stat.COST) else [0] * len(row)
    )


def price_of(s: State, seat: Seat, card: Card) -> int:
    """What a market card costs a player: 1 less with their own Reserve token, never below 0 (LR-6.5.9, LR-R18)."""
    return max(s.setup.content.price[card] - (s.side(seat).reserved == card) + shift_of_prices(s, seat), 0)


def shift_of_prices(s: State, seat: Seat) -> int:
    """By how much permanent cards change what all cards cost a player."""
    permanents = s.side(seat).cards.permanents
    if not permanents:
        return 0
    permanent, faction = s.setup.content.auras[Stat.PRICE][1], s.faction(seat)
    return sum(aura.by for card in permanents for aura in permanent.get((faction, card), ()))


def alert_count(s: State) -> int:
    """How many Cultists count in the Alert Phase: all that are deployed, unless a card says otherwise (LR-6.4.1)."""
    return max(len(s.cult.cultists) + sum(aura.by for aura, _ in _auras(s, Stat.ALERT)), 0)


def fire(s: State, play: Play, when: When, position: int | None = None) -> None:
    """Let everything happen next that something sets off.

    The Cult's deployed Cultists come first, then its permanent cards, then the Adventurer's.

    Args:
        s: the state.
        play: the action being carried out.
        when: what has happened.
        position: at which Location, where only the Cultists there notice it.
    """
    deployed, permanent = s.setup.content.triggers[when]
    if deployed:
        for cultist in s.cult.cultists:
            if cultist.card in deployed and (position is None or cultist.position == position):
                for choice in deployed[cultist.card]:
                    play.then(ResolveIcons(s.cult.seat, Box.DEPLOYED, cultist.card, choice=choice))
    for faction, side in ((CULT, s.cult), (ADVENTURER, s.adventurer)):
        for card in side.cards.permanents:
            for choice in permanent.get((faction, card), ()):
                play.then(ResolveIcons(side.seat, Box.PERMANENT, card, choice=choice))


def notices(s: State, when: When) -> bool:
    """Whether anything in play is set off by something."""
    deployed, permanent = s.setup.content.triggers[when]
    return any(cultist.card in deployed for cultist in s.cult.cultists) or any(
        (faction, card) in permanent
        for faction, side in ((CULT, s.cult), (ADVENTURER, s.adventurer))
        for card in side.cards.permanents
    )


@record
class SetOff(Step):
    """Let happen what something sets off, when its turn has come.

    Attributes:
        when: what has happened.
        position: at which Location.
    """

    when: When
    position: int

    def run(self, s: State, play: Play) -> State:
        fire(s, play, self.when, self.position)
        return s


# ------------------------------------------------------------------ numbers that have changed


def settle_after(s: State, play: Play, box: Box, *cards: Card, faction: Faction = CULT) -> None:
    """Cards have come into play or left it: settle what they have changed, if they change any such number."""
    lasting = s.setup.content.lasting
    for card in cards:
        found = lasting.get((faction, box, card))
        if found is not None and any(aura.stat in _SETTLED for aura in found.auras):
            play.then(Settle())
            return


def follows_her(s: State) -> bool:
    """Whether some such number is another where the Adventurer is, as permanent cards have it, and moves with her."""
    lasting = s.setup.content.lasting
    return any(
        aura.scope is Scope.HERS and aura.stat in _SETTLED
        for faction, cards in ((CULT, s.cult.cards), (ADVENTURER, s.adventurer.cards))
        for card in cards.permanents
        for aura in lasting[faction, Box.PERMANENT, card].auras
    )


_SETTLED = (Stat.RESISTANCE, Stat.COST)
