"""R'lyeh Rising with cards that are mild: who plays at random lives long, and comes to what else nobody comes to.

With the shipped set all five soon die, and hardly any part of Cthulhu is ever attacked. Here an attack has one green
die, a part has little health and is opened for one Energy, there is a card for everybody in every turn, and with the
cards one has masterly skills and does what is left out by the shipped ones, or seldom done.
"""

from __future__ import annotations

from typing import Any, Final

import attrs

from rlyeh_rules.games import Game, games
from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import (
    PARTS,
    Content,
    DiscoveryFacts,
    Effect,
    Figures,
    HalfFacts,
    HalfKind,
    Incantation,
    MythosFacts,
    Skill,
    Space,
    Timing,
    Use,
    Where,
    Who,
)
from rlyeh_rules.rising.effects import (
    AddEnergy,
    AddToken,
    AdvanceAtEnd,
    CthulhuHeals,
    Detach,
    DiscardCards,
    DrawDiscovery,
    Heal,
    LoseEnergy,
    LoseSanity,
    MoveYou,
    PlaceYou,
    RemoveFire,
    ReturnFigure,
    TakeOtherSide,
    TakeStress,
    WoundFigures,
)
from rlyeh_rules.rising.skills import TOP_LEVEL
from rlyeh_rules.rising.traits import CostWhenAttacked, OnDeath, SkillLevel

__all__ = ["MILD"]

SYMBOLS: Final = 3
"""So many Mythos cards bear one, which is as few as there can be, and the game is long."""
MEET: Final = 4
"""By one in so many Mythos cards all come together."""
FAR: Final = 7
"""No two spaces are further apart."""


def _item(skill: Skill, *effects: Effect) -> HalfFacts:
    """An Item with which one has a skill at its highest level, and can do something."""
    return HalfFacts(
        HalfKind.ITEM, uses=(Use(effects, timing=Timing.FREE_ACTION),), standing=(SkillLevel(skill),) * TOP_LEVEL
    )


_ITEMS: Final = (
    _item(Skill.ARCANE_MASTERY, WoundFigures(Figures.ENEMIES, 9)),
    _item(Skill.HEALING_PRAYER, MoveYou(Who.EVERYBODY, 2, Space.NORTH_VORTEX)),
    _item(Skill.READ_THE_OMENS, ReturnFigure(Figures.CULTISTS)),
    _item(Skill.HIGH_STRUNG, CthulhuHeals(1), Heal(Who.ONE, wounds=2, stress=2)),
    _item(Skill.GATE_MANIPULATION, AddEnergy(Where.YOUR_SPACE, 2)),
    _item(Skill.BRAWLING, AdvanceAtEnd()),
    _item(Skill.HEALING_PRAYER, TakeOtherSide()),
    _item(Skill.READ_THE_OMENS, DiscardCards(Who.ONE), DrawDiscovery(2)),
    _item(Skill.HIGH_STRUNG, CthulhuHeals(1), LoseEnergy(Who.YOU)),
    _item(Skill.SAVAGE, AddToken(Where.YOUR_SPACE)),
    evolve(_item(Skill.BRAWLING, RemoveFire(Where.YOUR_SPACE)), kind=HalfKind.COMPANION, health=2),
)
_MADNESS: Final = (
    "kleptomania",
    "obsessive-disorder",
    "recurring-trauma",
    "psychotic-outbreak",
    "codependency",
    "paranoia",
)
"""Those of which something is asked, and one more."""


def _find(at: int, facts: DiscoveryFacts) -> DiscoveryFacts:
    """A card that opens a part on one side, and is an Item, or costs something at the end of a turn, on the other."""
    opens = HalfFacts(
        HalfKind.CONDITION,
        incantation=Incantation(PARTS[at % len(PARTS)], 1),
        end_of_turn=(Heal(Who.HERE, stress=1),) if at % 2 else (),
    )
    other = _ITEMS[at % len(_ITEMS)]
    left, right = (opens, other) if at % 2 else (other, opens)
    return evolve(facts, left=left, right=right, effects=(WoundFigures(Figures.ENEMIES, 1, within=FAR),))


def _myth(at: int, facts: MythosFacts) -> MythosFacts:
    """A card by which everybody heals, and one finds something; or by which all meet."""
    finds: tuple[Effect, ...] = (Heal(Who.EVERYBODY, wounds=2, stress=1), DrawDiscovery())
    effects = finds if at % MEET else (PlaceYou(Who.EVERYBODY, Where.FINAL_VORTEX),)
    return evolve(facts, symbol=at < SYMBOLS, effects=effects)


def _content(shipped: Content) -> Content:
    tolls = (
        (CostWhenAttacked(each=True, wounds=1), OnDeath((TakeStress(Who.YOU),))),
        (CostWhenAttacked(each=False, stress=1), OnDeath((Heal(Who.YOU, wounds=1),))),
    )
    weak: dict[str, Any] = {"health": 2, "black": 0, "green": 1}
    changes: dict[str, Any] = {
        "insanities": tuple(facts for facts in shipped.insanities if facts.id in _MADNESS),
        "enemies": tuple(evolve(facts, **weak) for facts in shipped.enemies),
        "monsters": tuple(
            evolve(facts, **weak, abilities=tolls[at % 2], setup=()) for at, facts in enumerate(shipped.monsters)
        ),
        "parts": tuple(evolve(facts, health=3) for facts in shipped.parts),
        "cthulhu": tuple(
            evolve(facts, black=0, green=1, end_of_turn=(), advance=(LoseSanity(Who.EVERYBODY),))
            for facts in shipped.cthulhu
        ),
        "episode": tuple(
            evolve(facts, start=Space.FINAL_VORTEX, fire=1, advance=(Detach(),)) for facts in shipped.episode
        ),
        "mythos": tuple(_myth(at, facts) for at, facts in enumerate(shipped.mythos)),
        "discovery": tuple(_find(at, facts) for at, facts in enumerate(shipped.discovery)),
    }
    return attrs.evolve(shipped, name="Mild", digest="mild", custom=True, **changes)


def _game() -> Game:
    game = games()["rising"]
    shipped = game.content
    assert isinstance(shipped, Content)
    mild = Game(
        game.name,
        title=game.title,
        summary=game.summary,
        seats=game.seats,
        default_seats=game.default_seats,
        seats_rule=game.seats_rule,
        package=game.package,
    )
    vars(mild)["content"] = _content(shipped)  # instead of the one that is read from the package
    return mild


MILD: Final = _game()
