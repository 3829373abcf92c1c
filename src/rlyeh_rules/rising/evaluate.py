"""How well the team stands, for bots that look one action ahead.

All win or lose together (RR-24.1), so that it is the same for every seat. What counts is how far the Head and the two
other parts that have come furthest are from being destroyed: a card that opens the part, the Energy that it costs, the
card on the dashboard, wounds. Then there is how each investigator is, and what each could get next where they stand.

Since one action is looked ahead and no more, everything on the way has to be worth something: what can be got is worth
less than having it, more the nearer it is, and to one investigator only, so that nobody loses by another's getting it.
A turn that is over is worth what it costs on average, or else everybody would put off the end of the turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rlyeh_rules.kernel import Seat

from .cards import Character
from .pieces import HEALTH, MOST_STRESS, Investigator, Part, Phase
from .running import RUN, AskStep
from .spaces import FAR, GROUND, OTHER_PARTS, Space
from .state import State
from .targets import reach
from .weights import (
    A_CLIMB,
    A_MARCH,
    A_RUN,
    ACTION,
    ADVANCE,
    ALIVE,
    CARD,
    CONDITION,
    CREEP,
    DESTROYED,
    DICE,
    DRAWN,
    ENEMY,
    ENEMY_HEALTH,
    ENERGY,
    ENERGY_WANTED,
    FIRE,
    GUARDED,
    HEAD,
    HITS,
    IN_FIRE,
    IN_TIME,
    LEAVING,
    LEVEL,
    LYING,
    MADNESS,
    MINDED,
    MINDED_LATER,
    MYTHOS,
    NOT_NEEDED,
    PAID,
    SANITY,
    SOAKED,
    STEP,
    STRESS,
    SYMBOL,
    TENTACLE,
    TO_DROP,
    TO_ENEMY,
    TO_ENERGY,
    TO_ENERGY_WANTED,
    TO_GUARDED,
    TO_MORE_TOKENS,
    TO_PART,
    TO_TOKEN,
    VULNERABLE,
    WON,
    WOUNDED,
    WOUNDS,
)

__all__ = ["evaluate"]

_HEAD: Final = Space.HEAD
_FOOT: Final = Space.FINAL_VORTEX
"""Where one climbs (RR-2.14)."""
_END_OF_TURN: Final = Phase.END_OF_TURN
_BEFORE: Final = (Phase.ACTIONS, Phase.MYTHOS)
"""The phases that come before investigating."""
_CLOSED: Final = 0.3
"""What wounds of a part count that is not Vulnerable any more, in proportion."""

_Prices = Mapping[Character, Mapping[Space, int]]
"""Who holds a card for which parts, and the Energy that opens them."""


def evaluate(s: State, seat: Seat) -> float:
    """How well the team stands; the higher the better.

    Args:
        s: the state, the whole truth or a guess of it.
        seat: whose chances are told.
    """
    if s.outcome is not None:
        return WON if seat in s.outcome.winners else -WON
    crowd = _Crowd(s)
    needs = _needed(s)
    prices = {one.character: _prices(s, one, needs) for one in s.team if one.cards}
    worth = _parts(s, prices) + _time(s) + _roll(s) - crowd.cost + DRAWN * len(s.discovery.drawn)
    for one in s.team:
        here = one.space
        if here is not None:
            worth += _health(one) - _threat(s, one, here, crowd)
            if not here.is_part:
                worth -= IN_FIRE * s.board.fire[here.at]
    return worth + _chances(s, prices, crowd, needs)


# ------------------------------------------------------------------ Cthulhu


def _needed(s: State) -> list[Space]:
    """The parts that are still to be opened: the Head, and any other if there are not enough of them yet."""
    opened = [part.space for part in s.parts if part.destroyed or part.card is not None]
    others = len(opened) - (_HEAD in opened)
    return [
        part.space for part in s.parts if part.space not in opened and (part.space is _HEAD or others < OTHER_PARTS)
    ]


def _prices(s: State, one: Investigator, needs: list[Space]) -> dict[Space, int]:
    """The parts that an investigator holds a card for and that are needed, and the Energy that opens them."""
    finds, found = s.setup.content.finds, dict[Space, int]()
    for held in one.cards:
        spell = finds[held.card].half(held.side).incantation
        if spell is not None and spell.part in needs:
            found[spell.part] = min(spell.energy, found.get(spell.part, FAR))
    return found


def _parts(s: State, prices: _Prices) -> float:
    """The Head, and the two other parts that have come furthest; more are of little use."""
    opened: dict[Space, float] = {}
    for one in s.team:
        for space, price in prices.get(one.character, {}).items():
            held = s.board.pool if s.setup.options.shared_energy else one.energy
            worth = CONDITION + PAID * min(1.0, held / max(1, price))
            if space is _HEAD:
                worth *= HEAD
            opened[space] = max(worth, opened.get(space, 0.0))
    found = sorted((_part(s, part, opened) for part in s.parts if part.space is not _HEAD), reverse=True)
    head = _part(s, s.parts[_HEAD.at], opened)
    return head + sum(found[:OTHER_PARTS]) + NOT_NEEDED * sum(found[OTHER_PARTS:])


def _part(s: State, part: Part, opened: dict[Space, float]) -> float:
    if part.destroyed:
        return DESTROYED
    space = part.space
    wounded = WOUNDED * part.wounds / s.setup.content.health[space.at]
    if part.card is None:
        return opened.get(space, 0.0) + _CLOSED * wounded
    return VULNERABLE * (HEAD if space is _HEAD else 1.0) + wounded


# ------------------------------------------------------------------ time


def _time(s: State) -> float:
    myths, turn = s.setup.content.myths, s.turn
    symbols = sum([myths[card].symbol for card in s.mythos.discard])
    drawn = turn.number - (turn.phase in _BEFORE)
    used = 3 * turn.number - turn.actions
    return MYTHOS * drawn - ACTION * used - ADVANCE * s.board.track - SYMBOL * symbols


# ------------------------------------------------------------------ enemies


class _Crowd:
    """The enemies on the map: in each space on the ground the wounds they can take, their dice, what they leave."""

    __slots__ = ("cost", "dice", "drops", "health")

    def __init__(self, s: State) -> None:
        kinds, fought = s.setup.content.kinds, s.turn.fought
        self.health, self.dice, self.drops = [0] * len(GROUND), [0] * len(GROUND), [0] * len(GROUND)
        self.cost = 0.0
        for enemy in s.enemies:
            facts, at = kinds[enemy.kind], enemy.space.at
            left = facts.health - enemy.wounds
            self.health[at] += left
            self.drops[at] += facts.energy
            if enemy.id not in fought:
                self.dice[at] += facts.black + facts.green
            self.cost += ENEMY + ENEMY_HEALTH * left


def _threat(s: State, one: Investigator, here: Space, crowd: _Crowd) -> float:
    """What it costs on average to be attacked by whatever is here."""
    turn = s.turn
    if here.is_part:
        facts = s.setup.content.cthulhu[0]
        attacks = not s.parts[here.at].destroyed and here.value not in turn.fought
        dice = facts.black + facts.green if attacks else 0
    else:
        dice = crowd.dice[here.at]
    if not dice:
        return 0.0
    if one.character != turn.who or turn.phase is _END_OF_TURN:
        minded = MINDED_LATER
    else:
        minded = MINDED[min(turn.actions, len(MINDED) - 1)]
    return minded * (DICE * dice + _risk(one, dice))


def _risk(one: Investigator, dice: int) -> float:
    """What the wounds cost that so many dice deal on average, after rerolls for stress."""
    harm = dice * HITS - SOAKED * (MOST_STRESS - one.stress)
    return _wounded(one.wounds + harm) - _wounded(one.wounds) if harm > 0 else 0.0


def _wounded(wounds: float) -> float:
    """What wounds cost, in between as well."""
    if wounds >= HEALTH:
        return WOUNDS[HEALTH]
    whole = int(wounds)
    return WOUNDS[whole] + (wounds - whole) * (WOUNDS[whole + 1] - WOUNDS[whole])


# ------------------------------------------------------------------ investigators


def _health(one: Investigator) -> float:
    sanity, fire = one.sanity, one.fire
    worth = ALIVE - _wounded(one.wounds + HITS * fire) - FIRE * fire - STRESS * one.stress
    worth += LEVEL * sum(one.levels) - SANITY * sanity - LYING * one.mind.lying
    for space, more in MADNESS:
        if sanity > space:
            worth -= more * (sanity - space)
    return worth + CARD * len(one.cards) + ENERGY * min(one.energy, ENERGY_WANTED)


_Goals = list[tuple[Space, float]]
"""Spaces, and what each is worth."""
_Offers = list[tuple[float, str, Space]]
"""What is worth how much to whom, and where."""


def _chances(s: State, prices: _Prices, crowd: _Crowd, needs: list[Space]) -> float:
    """What each investigator can get next: what to do with their actions, and where to investigate afterwards."""
    goals, tokens, parts = _goals(s, crowd), _tokens(s, crowd, TO_TOKEN if needs else TO_MORE_TOKENS), _open_parts(s)
    turn, top = s.turn, s.agenda[-1] if s.agenda else None
    run = top if isinstance(top, AskStep) else None
    to_do: _Offers = []
    to_see: _Offers = []
    for one in s.team:
        if one.space is None or one.mind.lying:
            continue
        who = one.character
        steps = run.left if run is not None and run.who == who else 0
        if parts:
            to_do += _climbs(s, one, steps, parts)
        to_do += _walks(s, one, steps, goals, crowd, prices.get(who))
        in_time = 0.0
        if who == turn.who and turn.phase in _BEFORE:
            steps += RUN * turn.actions
            in_time = IN_TIME * (turn.actions <= 1)
        away = s.map.distances[one.space]
        for space, worth in tokens:
            far = max(0, away[space] - steps)
            to_see.append((worth - STEP * far + (0.0 if far or crowd.health[space.at] else in_time), who, space))
    return _shared_out(to_do) + _shared_out(to_see) - _burns(s, run)


def _climbs(s: State, one: Investigator, steps: int, parts: list[Space]) -> _Offers:
    """What each part that can be attacked is worth to an investigator, who has so many steps left of a Run."""
    here, cthulhu = one.space, s.setup.content.cthulhu[0]
    assert here is not None  # noqa: S101 - for the type checkers: only the living are asked
    away = s.map.distances[here]
    far, risk = away[_FOOT], _risk(one, cthulhu.black + cthulhu.green)
    walk = 0.0 if here.is_part else A_MARCH * _runs(far - steps) + CREEP * far
    shot = reach(s, one) if s.setup.options.ranged_attacks else 0
    found: _Offers = []
    for space in parts:
        up = max(0, (away[space] if here.is_part else s.map.distances[_FOOT][space]) - shot)
        cost = walk + A_CLIMB * ((up + 1) // 2) + CREEP * up + (risk if up or here.is_part else 0.0)
        found.append((TO_PART - cost, one.character, space))
    return found


def _walks(
    s: State, one: Investigator, steps: int, goals: _Goals, crowd: _Crowd, prices: Mapping[Space, int] | None
) -> _Offers:
    """What is worth going to on the ground, to an investigator who has so many steps left of a Run."""
    here, energy = one.space, s.board.energy
    assert here is not None  # noqa: S101 - for the type checkers: only the living are asked
    away = s.map.distances[here]
    wanted = sum(prices.values()) - one.energy if prices else 0
    found: _Offers = []
    for space, worth in goals:
        gain = worth - A_RUN * _runs(away[space] - steps) - CREEP * away[space]
        if wanted > 0:
            gain += TO_ENERGY_WANTED * min(wanted, energy[space.at] + TO_DROP * crowd.drops[space.at])
        if gain > 0:
            found.append((gain, one.character, space))
    return found


def _runs(far: int) -> int:
    """How many Runs it takes."""
    return max(0, far + RUN - 1) // RUN


def _burns(s: State, run: AskStep | None) -> float:
    """What it costs who has begun to run where there is Fire, and has to leave (RR-15.1)."""
    here = s.here
    return 0.0 if run is None or run.moved or here.is_part else LEAVING * s.board.fire[here.at]


def _shared_out(offers: _Offers) -> float:
    """What they come to, the best first, if nobody gets two and nothing goes to two."""
    offers.sort(reverse=True)
    best, served, taken = 0.0, set[str](), set[Space]()
    for worth, who, space in offers:
        if who not in served and space not in taken:
            served.add(who)
            taken.add(space)
            best += worth
    return best


def _open_parts(s: State) -> list[Space]:
    """The parts that can be attacked."""
    return [part.space for part in s.parts if part.card is not None and not part.destroyed]


def _goals(s: State, crowd: _Crowd) -> _Goals:
    """The spaces on the ground with something to do, and what that is worth."""
    found: _Goals = []
    for at, space in enumerate(GROUND):
        worth = TO_ENERGY * min(4, s.board.energy[at])
        if crowd.health[at]:
            worth += TO_ENEMY + TO_DROP * crowd.drops[at]
        if worth:
            found.append((space, worth))
    return found


def _tokens(s: State, crowd: _Crowd, worth: float) -> _Goals:
    """The Discovery tokens, and what each is worth to whoever comes to be there at the end of a turn."""
    if not s.discovery.deck:
        return []
    tokens, health = s.board.tokens, crowd.health
    return [(space, max(TO_GUARDED, worth - GUARDED * health[at])) for at, space in enumerate(GROUND) if tokens[at]]


# ------------------------------------------------------------------ a roll that is under way


def _roll(s: State) -> float:
    """What the dice promise that lie on the table: a roll of one's own, or one against oneself."""
    roll: Any = getattr(s.agenda[-1], "roll", None) if s.agenda else None
    if roll is None:
        return 0.0
    cost: float = TENTACLE * roll.tentacles
    successes: int = roll.successes
    if roll.reason.against:
        wounds = s.investigator(roll.who).wounds
        return _wounded(wounds) - _wounded(wounds + successes) - cost
    worth = 0.0
    for target in roll.targets:
        left, each, last = _prey(s, target)
        hits = min(left, successes)
        successes -= hits
        worth += each * hits + last * (hits == left)
    return worth - cost


def _prey(s: State, target: Any) -> tuple[int, float, float]:
    """Of somebody attacked: the wounds it can take, what each of them is worth, and what the last is worth besides."""
    enemy = s.enemy(target)
    if enemy is not None:
        facts = s.setup.content.kinds[enemy.kind]
        return facts.health - enemy.wounds, ENEMY_HEALTH, ENEMY
    part = next((part for part in s.parts if part.space.value == target), None)
    if part is None:
        return 0, 0.0, 0.0
    health = s.setup.content.health[part.space.at]
    return health - part.wounds, WOUNDED / health, DESTROYED - VULNERABLE - WOUNDED
