"""Relics: what a summoning needs, and which pairs stand in for what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated

from rlyeh_rules.kernel import listed, named, record

from .cards import Relic
from .state import TEXT

__all__ = ["Pair", "Summoning", "summoning"]


@record
class Pair:
    """Two equal Relics that stand in for a missing one (LR-9.1.4).

    Attributes:
        of: the kind of the two.
        stands_for: the kind that is missing.

    Examples:
        >>> from rlyeh_rules.last_relic import Pair, Relic
        >>> Pair(Relic("idol"), Relic("mask"))
        Pair(of=Relic('idol'), stands_for=Relic('mask'))
    """

    of: Annotated[Relic, named]
    stands_for: Annotated[Relic, named]

    def __str__(self) -> str:
        return f"two {TEXT.name(self.of)} for {TEXT.name(self.stands_for)}"


@record
class Summoning:
    """How far a summoning is with the Relics at hand.

    Attributes:
        used: the Relics that serve as themselves.
        pairs: the pairs that stand in for missing ones.
        missing: the Relics that are missing still.

    Examples:
        >>> from rlyeh_rules.last_relic import Relic, summoning
        >>> done = summoning(map(Relic, "ABCDEEE"), tuple(map(Relic, "ABCDEF")))
        >>> done.is_complete, len(done.used), done.pairs, done.missing
        (True, 5, (Pair(of=Relic('E'), stands_for=Relic('F')),), ())
    """

    used: Annotated[tuple[Relic, ...], named]
    pairs: tuple[Pair, ...]
    missing: Annotated[tuple[Relic, ...], named]

    @property
    def is_complete(self) -> bool:
        """Whether the Great Old One can be summoned."""
        return not self.missing

    def explain(self) -> str:
        """An English sentence: what serves as itself, which pairs stand in for what, what is missing."""
        name = TEXT.name
        parts = [f"{listed(map(name, self.used))} as themselves"] if self.used else []
        parts += [str(pair) for pair in self.pairs]
        done = "; ".join(parts) or "nothing"
        return f"{done}." if self.is_complete else f"{done}; missing: {listed(map(name, self.missing))}."


def summoning(held: Iterable[Relic], need: Sequence[Relic], *, single: bool = False) -> Summoning:
    """What the Relics held do for a summoning (LR-9.1.3, LR-9.1.4, LR-R25, LR-R26).

    Each Relic serves once: as itself where it is needed, or with a spare one of its kind in place of a missing one.

    Args:
        held: the Relics, in any order.
        need: the six that are needed.
        single: at most one pair may stand in, as an option has it.

    Examples:
        >>> from rlyeh_rules.last_relic.relics import summoning
        >>> summoning("ABCDEEE", "ABCDEF").is_complete, summoning("ABCDEE", "ABCDEF").missing
        (True, ('F',))
    """
    spare = Counter(held)
    used: list[Relic] = []
    missing: list[Relic] = []
    for relic in need:
        if spare[relic]:
            spare[relic] -= 1
            used.append(relic)
        else:
            missing.append(relic)
    doubles = [relic for relic in sorted(spare) for _ in range(spare[relic] // 2)]
    if single:
        doubles = doubles[:1]
    pairs = tuple(Pair(of, lacks) for of, lacks in zip(doubles, missing, strict=False))
    return Summoning(tuple(used), pairs, tuple(missing[len(pairs) :]))
