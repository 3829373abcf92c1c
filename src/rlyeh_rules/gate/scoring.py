"""The Incantation: what each card counts, and whether seven succeed. Pure functions, for bots and players too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rlyeh_rules.kernel import record

from .cards import ArtifactFacts, BeastCount, DirectionFacts, MythosFacts, Sigil

__all__ = ["CLOSED", "NEEDED", "TRIGGER", "Score", "score", "value", "values"]

CLOSED: Final = ""
"""Stands for a closed Necronomicon where a direction is asked for."""
NEEDED: Final = 4
"""The net that makes an incantation succeed (GR-7.3)."""
TRIGGER: Final = 7
"""The card that triggers the incantation (GR-7.2)."""


@record
class Score:
    """What the cards of an incantation come to.

    Attributes:
        net: the cards that count as the target, less those that count against it.
        needed: the net that makes the incantation succeed.
        beasts: how many beasts are among them.

    Examples:
        >>> from rlyeh_rules.gate import Score
        >>> Score(net=4, needed=4, beasts=0).succeeds, Score(net=3, needed=4, beasts=0).succeeds
        (True, False)
    """

    net: int
    needed: int
    beasts: int

    @property
    def succeeds(self) -> bool:
        """Whether the sigil is created (GR-7.3)."""
        return self.net >= self.needed


def value(card: MythosFacts | ArtifactFacts, target: Sigil, direction: DirectionFacts | None = None) -> int:
    """What a card counts: 1 for the target, -1 against it, 0 if neither, unless a direction says otherwise.

    Of several sigils the one counts that serves the Investigators best (GR-7.7); an Elder Sign is always the target
    (GR-11.2.1), also where a direction makes other cards worth less (GR-11.2.2). An Artifact is a neutral card
    (GR-13.2.3).

    Args:
        card: the card.
        target: the target sigil.
        direction: the direction of the open Necronomicon; None while it is closed.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.gate import Sigil, value
        >>> cards = {card.id: card for card in rr.games()["gate"].content.mythos}
        >>> [value(cards[sigil], Sigil.ITHAQUA) for sigil in Sigil]
        [1, -1, 0, 0]
    """
    against, beside = (-1, 0) if direction is None else (direction.opposite, direction.neutral)
    if isinstance(card, ArtifactFacts):
        return beside
    if card.elder_sign:
        return 1
    if card.is_beast and direction is not None and direction.beasts is BeastCount.NEUTRAL:
        return 0
    opposite = target.opposite
    counts = [1 if sigil is target else against if sigil is opposite else beside for sigil in card.sigils]
    return max(counts, default=beside)


def score(
    cards: Iterable[MythosFacts | ArtifactFacts], target: Sigil, direction: DirectionFacts | None = None
) -> Score:
    """What the cards of an incantation come to (GR-7.3 to GR-7.10).

    Args:
        cards: the cards.
        target: the target sigil.
        direction: the direction of the open Necronomicon; None while it is closed.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.gate import Sigil, score
        >>> cards = {card.id: card for card in rr.games()["gate"].content.mythos}
        >>> seven = [cards["ithaqua"]] * 5 + [cards["zhar"], cards["dagon"]]
        >>> score(seven, Sigil.ITHAQUA).net
        4
    """
    laid = tuple(cards)
    return Score(
        sum(value(card, target, direction) for card in laid),
        NEEDED if direction is None else direction.needed,
        sum(isinstance(card, MythosFacts) and card.is_beast for card in laid),
    )


def values(
    mythos: Iterable[MythosFacts], artifacts: Iterable[str], direction: DirectionFacts | None
) -> Mapping[Sigil, Mapping[str, int]]:
    """What every card of a set counts, for each target: quick to look up."""
    kinds = tuple(mythos)
    neutral = dict.fromkeys(artifacts, 0 if direction is None else direction.neutral)
    return {target: {facts.id: value(facts, target, direction) for facts in kinds} | neutral for target in Sigil}
