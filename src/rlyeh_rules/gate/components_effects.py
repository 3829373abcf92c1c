"""Contents: what the effects of a card have to be, and what an insanity card may do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from .cards import Deed, InsanityFacts, Keeping
from .effects import (
    AtRandom,
    Effect,
    Forbid,
    LookAtPool,
    MoveClock,
    MustDiscard,
    MustSwap,
    NoSwap,
    OnlyVote,
    RemoveInsanity,
    ReplaceInPool,
    ShufflePool,
    Standing,
    TakeInsanity,
    TurnUp,
    Who,
)

__all__ = ["faults_of_effects", "faults_of_insanity"]

MOST: Final = 9
"""What an effect counts, and the effects of one card: no card comes near it."""
MOST_HOURS: Final = 11
"""Further the clock cannot go (GR-R19, GR-R34)."""
MOST_DRAWS: Final = 12
"""So many draws the Immediately cards can ask for, all copies taken together: one draw could set all of them off, each
again and again in what the others draw."""

ON_THE_POOL: Final = (LookAtPool, ReplaceInPool, ShufflePool, TurnUp)
"""The effects that do nothing while a revealed incantation is worked off (GR-R53)."""
UNSEEN: Final = (OnlyVote, MustSwap, NoSwap, MustDiscard)
"""What a Secret card may impose, since its owner might as well have done it freely: how to vote, whether to swap, how
many cards to discard. All else would show the card (GR-8.13): everybody sees how many cards are looked at or drawn,
that a card is taken at random, that a turn passes with every action forbidden, and who stays silent when accused."""
ACTIONS: Final = frozenset(set(Deed) - {Deed.PLOT, Deed.ATTACK})
"""The kinds of action of players who can have insanity (GR-12.3)."""
TO_THE_POOL: Final = frozenset({Deed.CONTRIBUTE, Deed.GAMBLE})
"""The kinds of action that put a card into the pool."""
_AT_MOST: Final = {Who.YOU: 1, Who.ANOTHER: 1, Who.LEFT: 1, Who.OTHERS: 7, Who.EVERYBODY: 8}
"""How many players an effect concerns at the largest table (GR-3.13)."""


def faults_of_effects(effects: Sequence[Effect], path: str, *, pool: str = "") -> Iterator[str]:
    """What is wrong with the effects of a card.

    Args:
        effects: the effects.
        path: where they stand.
        pool: the rule by which they may not be effects on the pool; "" if they may.
    """
    if len(effects) > MOST:
        yield f"{path}: {len(effects)} effects; there can be {MOST} (GR-R53)"
    for effect in effects:
        kind = type(effect).__name__
        yield from _faults_of_a_number(effect, path)
        if pool and isinstance(effect, ON_THE_POOL):
            yield f"{path}: {kind} does nothing while an incantation is worked off ({pool})"
        if isinstance(effect, RemoveInsanity) and effect.who not in {Who.YOU, Who.EVERYBODY}:
            yield f"{path}: {kind} is about the insanity of you or of everybody, not of {effect.who} (GR-R53)"


def _faults_of_a_number(thing: Effect | Standing, path: str) -> Iterator[str]:
    """A number that a card cannot have."""
    kind = type(thing).__name__
    if isinstance(thing, MoveClock):
        if not 1 <= abs(thing.hours) <= MOST_HOURS:
            least = -MOST_HOURS
            yield f"{path}: {kind} hours must be a number from {least} to {MOST_HOURS}, and not 0 (GR-R53)"
    else:
        count = getattr(thing, "count", 1)
        if not 1 <= count <= MOST:
            yield f"{path}: {kind} count must be a number from 1 to {MOST}, not {count} (GR-R53)"


# ------------------------------------------------------------------ insanity cards


def faults_of_insanity(cards: Sequence[InsanityFacts]) -> Iterator[str]:
    """What is wrong with the insanity cards of a set."""
    for at, facts in enumerate(cards):
        path = f"insanity[{at}]"
        yield from _faults_of_what_it_does(facts, path)
        yield from _OF_KEEPING[facts.keeping](facts, path)
    chained = [facts for facts in cards if facts.keeping is Keeping.IMMEDIATELY and _draws(facts)]
    if (asked := sum(_draws(facts) * max(facts.copies, 0) for facts in chained)) > MOST_DRAWS:
        yield f"insanity: its Immediately cards ask for {asked:,} draws in all; there can be {MOST_DRAWS} (GR-8.14)"


def _draws(facts: InsanityFacts) -> int:
    """How many insanity cards are drawn because of an insanity card at most."""
    return sum(effect.count * _AT_MOST[effect.who] for effect in facts.effects if isinstance(effect, TakeInsanity))


def _faults_of_what_it_does(facts: InsanityFacts, path: str) -> Iterator[str]:
    """What no insanity card does, however it is kept."""
    effects, standing = f"{path}.effects ({facts.id})", f"{path}.standing ({facts.id})"
    yield from faults_of_effects(facts.effects, effects)
    if any(isinstance(effect, MoveClock) for effect in facts.effects):
        yield f"{effects}: insanity does not move the clock (GR-9.4)"
    if len(facts.standing) > MOST:
        yield f"{standing}: {len(facts.standing)} rules; there can be {MOST} (GR-R53)"
    for rule in facts.standing:
        yield from _faults_of_a_number(rule, standing)
        if isinstance(rule, Forbid) and rule.deed not in ACTIONS:
            yield f"{standing}: a discovered Cultist, who alone can {rule.deed}, has no insanity (GR-12.3)"
        if isinstance(rule, AtRandom) and rule.deed not in TO_THE_POOL:
            yield f"{standing}: AtRandom is about {' or '.join(sorted(TO_THE_POOL))}, not {rule.deed} (GR-R53)"
    if facts.after is not None and facts.after not in ACTIONS:
        yield f"{path}.after ({facts.id}): a discovered Cultist, who alone can {facts.after}, has no insanity (GR-12.3)"
    if facts.turns is not None and facts.keeping is not Keeping.SECRET:
        yield f"{path}.turns ({facts.id}): only a Secret card turns a player (GR-14.2.1)"


def _faults_of_a_lasting_card(facts: InsanityFacts, path: str) -> Iterator[str]:
    if facts.effects and facts.after is None:
        yield f"{path}.after ({facts.id}): a lasting card with effects says after which action they happen (GR-8.8)"
    if facts.after is not None and not facts.effects:
        yield f"{path}.effects ({facts.id}): nothing is said to happen after that action (GR-8.8)"
    if not facts.effects and facts.after is None and not facts.standing:
        yield f"{path} ({facts.id}): a lasting card has effects after an action, or standing, or both (GR-8.4)"


def _faults_of_a_secret_card(facts: InsanityFacts, path: str) -> Iterator[str]:
    if facts.effects or facts.after is not None:
        yield f"{path}.effects ({facts.id}): what a Secret card made happen would show it (GR-8.13)"
    for rule in facts.standing:
        if not isinstance(rule, UNSEEN):
            kind, known = type(rule).__name__, ", ".join(kind.__name__ for kind in UNSEEN)
            yield f"{path}.standing ({facts.id}): {kind} would show a Secret card; only {known} do not (GR-8.13)"
    if facts.turns is not None and facts.standing:
        yield f"{path}.standing ({facts.id}): a turning card does nothing else (GR-14.2.4)"
    if facts.turns is None and not facts.standing and not facts.effects:
        yield f"{path} ({facts.id}): a Secret card has standing, or turns (GR-8.13)"


def _faults_of_an_immediate_card(facts: InsanityFacts, path: str) -> Iterator[str]:
    if not facts.effects:
        yield f"{path}.effects ({facts.id}): an Immediately card has effects (GR-8.14)"
    if facts.after is not None:
        yield f"{path}.after ({facts.id}): an Immediately card is carried out at once, after no action (GR-8.14)"
    if facts.standing:
        yield f"{path}.standing ({facts.id}): an Immediately card is discarded, and imposes nothing (GR-8.14)"


_OF_KEEPING: Final[Any] = {
    Keeping.LASTING: _faults_of_a_lasting_card,
    Keeping.SECRET: _faults_of_a_secret_card,
    Keeping.IMMEDIATELY: _faults_of_an_immediate_card,
}
