"""What holds in every state of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from rlyeh_rules.kernel import HIDDEN, Invariant

from .cards import CULTIST, SPAWN, HalfKind, Insanity
from .course import COURSE, is_set_up, is_to_come
from .ending import is_won
from .enemies import part_named
from .options import Sharing
from .pieces import HEALTH, MADNESS, MOST_STRESS, THRESHOLDS, Investigator, Phase
from .sanity import AskSkill, LevelUp, Threshold
from .sharing import INVESTIGATORS, AskSharing, ShareOut
from .skills import TOP_LEVEL
from .spaces import GROUND, PARTS
from .state import State
from .unknown import AskRelic, DraftRelics, with_relics, with_unknown_monsters

__all__ = ["INVARIANTS"]

SKILLS: Final = 3
"""On the board of an investigator (RR-20.5)."""
MOST_DEATHS: Final = 3
"""So often an Unkillable investigator comes back (RR-20.23)."""
MOST_REROLLS: Final = 3
"""So many free rerolls a turn has luck (RR-20.19)."""
_FIGHTING: Final = frozenset((Phase.INVESTIGATE_OR_FIGHT, Phase.END_OF_TURN))
"""The phases in which some may have attacked."""
MOST_FIRE: Final = 10_000
"""Whatever burns, nobody catches so much in a turn that as many dice could not be rolled."""
MOST_USES: Final = 100
"""Of what can be used once a turn there is never so much."""
MOST_ACTIONS: Final = 20
"""Whatever a card set adds to the three of a turn."""


def _if_known(check: Callable[[State], bool]) -> Callable[[State], bool]:
    """A check that looks things up by their ids; where one of them is unknown another check tells so."""
    return lambda s: not _are_known(s) or check(s)


def _are_known(s: State) -> bool:
    """Whether everything that lies on the table is in the card set, and the tables have their places."""
    content, board = s.setup.content, s.board
    if tuple(part.space for part in s.parts) != PARTS:
        return False
    if any(len(tokens) != len(GROUND) for tokens in (board.fire, board.energy, board.tokens)):
        return False
    characters = [one.character for one in s.team]
    if any(len(one.levels) != SKILLS for one in s.team):
        return False
    if len(characters) != INVESTIGATORS or not content.boards.keys() >= set(characters):
        return False
    if s.turn.who not in characters or not content.kinds.keys() >= {enemy.kind for enemy in s.enemies}:
        return False
    cards = {held.card for one in s.team for held in one.cards} | {part.card for part in s.parts if part.card}
    relics = {one.relic for one in s.team if one.relic is not None}
    kept = {one.mind.kept for one in s.team if one.mind.kept is not None}
    open_myths = {card for card in (*s.mythos.discard, *s.mythos.playing) if card is not HIDDEN}
    return (
        content.finds.keys() >= cards
        and content.relic_facts.keys() >= relics
        and content.myths.keys() >= (kept | open_myths)
    )


# ------------------------------------------------------------------ the investigators


def _five(s: State) -> bool:
    characters = {one.character for one in s.team}
    return len(s.team) == len(characters) == INVESTIGATORS and s.setup.content.boards.keys() >= characters


def _shared(s: State) -> bool:
    """Every player has one at least, once they have been handed out; they go in turn where nobody hands them out."""
    count = len(s.setup.names)
    seats = [one.seat for one in s.team]
    if s.setup.options.sharing is Sharing.IN_TURN or count == 1:
        return seats == [at % count for at in range(len(s.team))]
    return is_to_come(s, ShareOut, AskSharing) or set(seats) == set(range(count))


def _bounds(s: State) -> bool:
    """The living are within their tracks; the eliminated have nothing, and are where their tracks end."""
    for one in s.team:
        if not 0 <= one.stress <= MOST_STRESS or not 0 <= one.wounds <= HEALTH or not 1 <= one.sanity <= MADNESS:
            return False
        if one.energy < 0 or not 0 <= one.fire <= MOST_FIRE or not 0 <= one.deaths <= MOST_DEATHS:
            return False
        ended = one.wounds == HEALTH or one.sanity == MADNESS
        if ended is (one.space is not None):
            return False
        if one.space is None and (one.cards or one.energy or one.fire):
            return False
    return True


def _levels(s: State) -> bool:
    """A skill has been raised for every threshold that was reached, but for those that are being worked off."""
    for one in s.team:
        if len(one.levels) != SKILLS or not all(1 <= level <= TOP_LEVEL for level in one.levels):
            return False
        reached = sum(space <= one.sanity for space in THRESHOLDS)
        raised = sum(one.levels) - len(one.levels)
        waits = sum(isinstance(step, Threshold | LevelUp | AskSkill) and step.who == one.character for step in s.agenda)
        if raised > reached or (one.space is not None and s.outcome is None and raised + waits != reached):
            return False
    return True


def _insanities(s: State) -> bool:
    found = [one.mind.insanity for one in s.team]
    return len(set(found)) == len(found) and {facts.id for facts in s.setup.content.insanities} >= set(found)


def _minds(s: State) -> bool:
    """What is kept with an insanity card is what that card keeps, of somebody who lives."""
    return all(_mind(s, one) for one in s.team)


def _mind(s: State, one: Investigator) -> bool:
    mind, insanity = one.mind, one.mind.insanity
    lives = one.space is not None
    if mind.tokens < 0 or (mind.tokens and not (lives and insanity is Insanity.MASOCHISM)):
        return False
    if mind.lying and not (lives and insanity is Insanity.CATATONIA):
        return False
    if mind.kept is not None:
        facts = s.setup.content.myths.get(mind.kept)
        if not lives or insanity is not Insanity.RECURRING_TRAUMA or facts is None or facts.symbol:
            return False
    if insanity is not Insanity.CODEPENDENCY or not is_set_up(s):
        partner = mind.partner
        is_other = any(other.character == partner and other is not one for other in s.team)
        return partner is None or (insanity is Insanity.CODEPENDENCY and is_other)
    return any(other.character == mind.partner and other is not one for other in s.team)


def _relics(s: State) -> bool:
    """Everybody has a different one, once they have been taken, in a game that is played with them."""
    relics = [one.relic for one in s.team if one.relic is not None]
    if len(set(relics)) < len(relics) or not s.setup.content.relic_facts.keys() >= set(relics):
        return False
    if not with_relics(s.setup.options):
        return not relics
    if is_to_come(s, DraftRelics):
        return not relics
    laid = [relic for step in s.agenda if isinstance(step, AskRelic) for relic in step.relics]
    if laid:
        return not set(laid) & set(relics) and len(relics) < len(s.team)
    return len(relics) == len(s.team)


def _cards(s: State) -> bool:
    """A Companion is discarded with its last wound; nothing else has wounds."""
    finds = s.setup.content.finds
    for one in s.team:
        for held in one.cards:
            half = finds[held.card].half(held.side)
            most = half.health if half.kind is HalfKind.COMPANION else 0
            if held.wounds < 0 or (held.wounds and held.wounds >= most):
                return False
    return True


# ------------------------------------------------------------------ the map


def _occupied(s: State) -> bool:
    spaces = [one.space for one in s.team if one.space is not None and one.space.is_part]
    return len(set(spaces)) == len(spaces)


def _on_the_ground(s: State) -> bool:
    return not any(enemy.space.is_part for enemy in s.enemies)


def _figures(s: State) -> bool:
    """Each figure has the name of its kind and a number of its pool, and fewer wounds than kill it."""
    kinds = s.setup.content.kinds
    for enemy in s.enemies:
        kind, _, number = str(enemy.id).rpartition("-")
        facts = kinds[enemy.kind]
        if kind != enemy.kind or number not in map(str, range(1, facts.pool + 1)):
            return False
        if not 0 <= enemy.wounds < facts.health:
            return False
    return len({enemy.id for enemy in s.enemies}) == len(s.enemies)


def _pools(s: State) -> bool:
    """There are figures of the kinds of this game only, and of each as many as its pool has."""
    kinds, board = s.setup.content.kinds, s.board
    there = {CULTIST, SPAWN, board.left, board.right, *board.unknown}
    if s.setup.options.expert_cultists:
        there |= {facts.id for facts in s.setup.content.experts}
    counts = Counter(enemy.kind for enemy in s.enemies)
    return all(kind in there and kind in kinds and count <= kinds[kind].pool for kind, count in counts.items())


def _cultists(s: State) -> bool:
    """Expert Cultists are Cultists too (RR-R31)."""
    facts, cultists = s.setup.content.kinds.get(CULTIST), s.setup.content.cultists
    return facts is not None and sum(enemy.kind in cultists for enemy in s.enemies) <= facts.pool


def _monsters(s: State) -> bool:
    """The monsters of the episode, and those of the dashboard where there are some, are all different."""
    board = s.board
    found = [board.left, board.right, *board.unknown]
    count = 2 if with_unknown_monsters(s.setup.options) else 0
    names = {facts.id for facts in s.setup.content.monsters}
    return len(board.unknown) == count and len(set(found)) == len(found) and names >= set(found)


def _fire(s: State) -> bool:
    fire = s.board.fire
    return len(fire) == len(GROUND) and min(fire) >= 0 and sum(fire) <= s.setup.content.fire


def _energy(s: State) -> bool:
    """No count is negative; with a pool of the group nobody has any of their own, and without it there is none."""
    board, shares = s.board, s.setup.options.shared_energy
    if len(board.energy) != len(GROUND) or min(board.energy) < 0 or board.pool < 0:
        return False
    return not any(one.energy for one in s.team) if shares else not board.pool


def _tokens(s: State) -> bool:
    return len(s.board.tokens) == len(GROUND) and {0, 1} >= set(s.board.tokens)


# ------------------------------------------------------------------ Cthulhu and the track


def _parts(s: State) -> bool:
    """Each part has fewer wounds than destroy it, and none once it is destroyed."""
    if tuple(part.space for part in s.parts) != PARTS:
        return False
    for part, health in zip(s.parts, s.setup.content.health, strict=True):
        if not 0 <= part.wounds < max(1, health) or (part.destroyed and part.wounds):
            return False
    return True


def _attached(s: State) -> bool:
    """The card on a part has the Condition for that part; only what was Vulnerable can have been destroyed."""
    for part in s.parts:
        if part.card is None:
            if part.destroyed:
                return False
            continue
        spell = s.setup.content.finds[part.card].half(part.side).incantation
        if spell is None or spell.part is not part.space:
            return False
    return True


def _track(s: State) -> bool:
    last = s.setup.options.track_length
    return 1 <= s.board.track < last or (s.board.track == last and s.outcome is not None)


# ------------------------------------------------------------------ the turn and the end


def _turn(s: State) -> bool:
    turn = s.turn
    if not 0 <= turn.actions <= MOST_ACTIONS or turn.number < 0:
        return False
    team = {one.character for one in s.team}
    lucky = Counter(turn.rerolls)
    return len(turn.used) <= MOST_USES and team >= lucky.keys() and max(lucky.values(), default=0) <= MOST_REROLLS


def _uses(s: State) -> bool:
    """Free rerolls of a turn are used by those who play, each no oftener than there are (RR-20.19)."""
    team = {one.character for one in s.team}
    return all(who in team and times <= MOST_REROLLS for who, times in Counter(s.turn.rerolls).items())


def _fought(s: State) -> bool:
    """Who has attacked in a fight is an enemy on the map, or a part, and has attacked once (RR-17.3, RR-17.4)."""
    fought = s.turn.fought
    if not fought:
        return True
    if s.turn.phase not in _FIGHTING or len(set(fought)) < len(fought):
        return False
    return all(part_named(foe) is not None or s.enemy(foe) is not None for foe in fought)


def _position(s: State) -> bool:
    """Who has died in a turn of theirs has a position, and nobody else has."""
    return s.outcome is not None or (s.active.space is None) is (s.turn.position is not None)


def _outcome(s: State) -> bool:
    """The game has ended by the condition that is met, as soon as it was, for all alike (RR-24.1 to RR-24.4)."""
    outcome, won = s.outcome, is_won(s)
    at_the_end = s.board.track == s.setup.options.track_length
    if outcome is None:
        return not won and bool(s.living) and not at_the_end
    if not outcome.reason or outcome.scores is not None:
        return False
    if outcome.rule == "RR-5.14":
        return won and outcome.winners == s.seats
    met = {"RR-24.2": not s.living, "RR-24.3": at_the_end}.get(outcome.rule, False)
    return met and not won and outcome.winners == ()


INVARIANTS: Final[tuple[Invariant, ...]] = (
    Invariant("RR-26.4", "the five investigators are five different characters", _five, of_views=True),
    Invariant("RR-26.1", "everything on the table is in the card set, and in its place", _are_known, of_views=True),
    Invariant("RR-1.2", "the investigators are shared out, one at least to each player", _shared, of_views=True),
    Invariant("RR-21.6", "the living are within their tracks, the eliminated have nothing", _bounds, of_views=True),
    Invariant("RR-20.5", "a skill is raised for each threshold, from level 1 to 4", _levels, of_views=True),
    Invariant("RR-20.9", "all have different insanity cards", _insanities, of_views=True),
    Invariant("RR-20.26", "with an insanity card lies what it keeps", _minds, of_views=True),
    Invariant("RR-23.8", "everybody has an Unknown Relic of their own, or nobody has", _relics, of_views=True),
    Invariant("RR-22.4", "a Companion has fewer wounds than it can take", _if_known(_cards), of_views=True),
    Invariant("RR-2.21", "there is one investigator at most on each body part", _occupied, of_views=True),
    Invariant("RR-2.17", "no figure of an enemy is on a body part", _on_the_ground, of_views=True),
    Invariant(
        "RR-23.2", "figures are different and have fewer wounds than kill them", _if_known(_figures), of_views=True
    ),
    Invariant("RR-26.3", "there are as many figures of a kind as its pool has", _pools, of_views=True),
    Invariant("RR-26.2", "there are no more Cultists than their pool has", _cultists, of_views=True),
    Invariant("RR-1.4", "the monsters of this game are different ones", _monsters, of_views=True),
    Invariant("RR-15.4", "there is no more Fire on the map than there are tokens", _fire, of_views=True),
    Invariant("RR-3.11", "no count of Energy is negative, and it lies where it is held", _energy, of_views=True),
    Invariant("RR-R24", "a space has one Discovery token or none", _tokens, of_views=True),
    Invariant("RR-5.13", "a body part has fewer wounds than destroy it", _parts, of_views=True),
    Invariant("RR-5.6", "a body part is opened by the card for it", _if_known(_attached), of_views=True),
    Invariant(
        "RR-19.6", "the token is on the track, and on its last space only when all is lost", _track, of_views=True
    ),
    Invariant("RR-12.3", "actions and what is used once a turn are counted", _turn, of_views=True),
    Invariant("RR-20.19", "who is Lucky has so many free rerolls a turn, and no more", _uses, of_views=True),
    Invariant("RR-17.3", "who has attacked in a fight is an enemy, and has attacked once", _fought, of_views=True),
    Invariant("RR-21.4", "who has died in their own turn has a position", _if_known(_position), of_views=True),
    Invariant(
        "RR-24.4",
        "the game has ended by a condition that is met, as soon as it was",
        _if_known(_outcome),
        of_views=True,
    ),
    *COURSE,
)
