"""The shipped cards with numbers and halves that stay as they are here, whatever becomes of the shipped ones.

Stories in which much has happened name cards; what a card is must not change under them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import DiscoveryFacts, HalfFacts, Timing, Who
from rlyeh_rules.rising.effects import AddToken, Heal, LoseSanity, TakeOtherSide, TakeWounds
from rlyeh_rules.rising.traits import Armour, ClimbFurther, FreeRerolls, GreenDice, SkillLevel
from rlyeh_rules.rising.vocabulary import Skill as Of
from rlyeh_rules.rising.vocabulary import When, Where

from .made_up import kind
from .table import shipped
from .things import companion, condition, item, spell, use

__all__ = ["HEALTH", "pinned"]

HEALTH: Final = {"head": 7, "left-arm": 5, "right-arm": 5, "left-leg": 4, "right-leg": 4}
"""Of the body parts."""
SYMBOLS: Final = frozenset(
    (
        "the-ring-closes",
        "the-left-hand-opens",
        "the-right-hand-opens",
        "out-of-the-green-deep",
        "closing-like-water",
        "the-mountain-shifts",
        "torches-below",
    )
)
"""The Mythos cards that bear one."""

_HALVES: Final[dict[str, tuple[HalfFacts, HalfFacts]]] = {
    "drowned-litany": (spell("left-leg", 2, stress=1), item(standing=[GreenDice(1)], stress=2)),
    "carved-shinbone": (
        companion(2, standing=[SkillLevel(Of.BRAWLING)], stress=2),
        spell("left-leg", 2, stress=1),
    ),
    "tide-marked-stone": (spell("right-leg", 2, stress=1), item(stress=1)),
    "hymn-of-the-builders": (spell("head", 4, stress=2), spell("right-leg", 2, stress=1)),
    "left-handed-seal": (spell("left-arm", 3, stress=1), item(standing=[Armour(1, when=When.ATTACKED)], stress=2)),
    "knotted-net": (
        companion(1, use(Heal(Who.ONE_HERE, wounds=1), stress=1), stress=1),
        spell("left-arm", 3, stress=1),
    ),
    "anchor-and-chain": (item(standing=[ClimbFurther(1)], stress=1), spell("right-arm", 3, wounds=1)),
    "shattered-idol": (spell("right-arm", 3, stress=1), spell("left-leg", 2, stress=1)),
    "chart-of-wrong-stars": (spell("head", 4, stress=2), item(standing=[FreeRerolls(1)], stress=2)),
    "the-calling": (
        companion(3, stress=2),
        evolve(spell("head", 3), end_of_turn=(LoseSanity(Who.YOU),)),
    ),
    "dream-of-the-high-priest": (
        item(use(Heal(Who.HERE, stress=2), timing=Timing.FREE_ACTION, discard=True)),
        spell("head", 4, stress=1),
    ),
    "twin-sigils": (spell("left-arm", 3, stress=1), spell("right-arm", 3, stress=1)),
    "last-of-the-crew": (
        companion(3, standing=[SkillLevel(Of.TOUGHNESS)], stress=1),
        spell("right-leg", 2, stress=1),
    ),
    "crate-of-powder": (
        item(use(TakeWounds(Who.YOU), timing=Timing.ACTION, discard=True), stress=1),
        item(stress=1),
    ),
    "ashes-in-a-ring": (
        item(use(AddToken(Where.YOUR_SPACE), timing=Timing.ACTION, wounds=1), stress=1),
        condition(use(TakeOtherSide(), energy=1)),
    ),
}
_ENEMIES: Final = (
    kind("cultist", health=2, black=0, green=2, pool=10),
    kind("rlyeh-spawn", health=6, black=3, green=0, pool=1),
)
_MONSTERS: Final = (
    kind("ghast", health=3, black=2, green=0, pool=5),
    kind("gug", health=6, black=2, green=2, pool=2),
)


def pinned(*, monsters: Sequence[Any] = (), discovery: Sequence[DiscoveryFacts] = ()) -> dict[str, Sequence[Any]]:
    """The entries, by table, as `table` is told them.

    Args:
        monsters: monsters that are otherwise in a story.
        discovery: Discovery cards made up for it.
    """
    content = shipped()
    finds = [
        evolve(facts, left=_HALVES[facts.id][0], right=_HALVES[facts.id][1], must_claim=facts.id == "ashes-in-a-ring")
        for facts in content.discovery
        if facts.id in _HALVES
    ]
    return {
        "enemies": _ENEMIES,
        "monsters": [*(monsters or _MONSTERS)],
        "cthulhu": [evolve(content.cthulhu[0], black=3, green=2)],
        "discovery": [*finds, *discovery],
        "mythos": [evolve(facts, symbol=facts.id in SYMBOLS) for facts in content.mythos],
    }
