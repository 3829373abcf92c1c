"""A card set made up of all that can stand on a card: each effect, rule and ability, with each word that it can say."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Any, Final, cast, get_args, get_origin, get_type_hints

import attrs

from rlyeh_rules.kernel import Source, evolve, family
from rlyeh_rules.rising import (
    PARTS,
    Choice,
    Content,
    Cost,
    Discovery,
    DiscoveryFacts,
    HalfFacts,
    HalfKind,
    Incantation,
    Mythos,
    MythosFacts,
    Name,
    RelicFacts,
    Timing,
    Use,
)
from rlyeh_rules.rising.components_effects import (
    faults_of_abilities,
    faults_of_effects,
    faults_of_standing,
    faults_of_uses,
)
from rlyeh_rules.rising.effects import AdvanceAtEnd, Effect, Heal, Summon, TakeOtherSide
from rlyeh_rules.rising.traits import Ability, Standing
from rlyeh_rules.rising.vocabulary import Who

from .table import shipped

__all__ = ["everything", "made_of"]

LULL: Final = Heal(Who.EVERYBODY, stress=2, wounds=1)
"""What goes before each effect of a Mythos card, so that not everybody dies at once."""
WAYS: Final = (Choice(effects=(LULL,)), Choice(stress=1), Choice(wounds=1, effects=(LULL,)), Choice(energy=1))


def _said(name: str, hint: Any) -> Sequence[Any]:  # noqa: ANN401 - a type
    """What can stand in a field: every word, yes and no, some numbers, a list of effects and none."""
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return tuple(hint)
    if hint is bool:
        return (False, True)
    if get_origin(hint) is tuple:
        return (WAYS,) if get_args(hint)[0] is Choice else ((LULL,), (), (LULL, LULL))
    return (0, 1, 2) if name in {"stress", "wounds", "sanity", "within"} else (1, 2, -1)


def _every(kind: type) -> list[Any]:
    """As many of a kind as it takes to say each word once."""
    hints = get_type_hints(kind)
    fields = [(field.name, _said(field.name, hints[field.name])) for field in attrs.fields(cast("Any", kind))]
    most = max((len(said) for _, said in fields), default=1)
    return [
        kind(**{name: said[(at + place) % len(said)] for place, (name, said) in enumerate(fields)})
        for at in range(2 * most)
    ]


def made_of(base: type) -> list[Any]:
    """Everything of a sort that can stand somewhere in a set: each kind with each word."""
    found = [one for kind in family(base) for one in _every(kind)]
    return [one for at, one in enumerate(found) if one not in found[:at] and not _is_wrong(one)]


def _is_wrong(one: Any) -> bool:  # noqa: ANN401 - of three sorts
    if isinstance(one, Effect):
        return any(faults_of_effects((one,), "", held=True, itself=True))
    if isinstance(one, Standing):
        return any(faults_of_standing((one,), ""))
    return any(faults_of_abilities((cast("Ability", one),), "", dies=True))


# ------------------------------------------------------------------ where it stands

_TIMINGS: Final = tuple(Timing)
_COSTS: Final = (Cost(), Cost(stress=1), Cost(wounds=1), Cost(energy=1), Cost(discard=True), Cost(1, 1, 1))


def _use(effect: Effect, at: int) -> Use:
    """A use of a card, at some time and for some cost; as often as one likes, if that can be."""
    use = Use((effect,), _COSTS[at % len(_COSTS)], _TIMINGS[at % len(_TIMINGS)], once=False)
    return evolve(use, once=True) if any(faults_of_uses((use,), "", held=True)) else use


def _half(at: int, done: Sequence[Effect], rule: Standing) -> HalfFacts:
    """An Item, a Companion or a Condition: some with an Incantation, some with an end effect."""
    kind = tuple(HalfKind)[at % len(HalfKind)]
    half = HalfFacts(
        kind,
        cost=_COSTS[at % 3],
        health=at % 3 + 1 if kind is HalfKind.COMPANION else 0,
        standing=(rule,),
        uses=tuple(_use(effect, at + turn) for turn, effect in enumerate(done)),
        end_of_turn=(LULL,) if at % 4 == 1 else (),
    )
    opens = Incantation(PARTS[at // len(HalfKind) % len(PARTS)], at % 2)
    return evolve(half, incantation=opens) if kind is HalfKind.CONDITION else half


def _after(found: Sequence[Any], at: int) -> Any:  # noqa: ANN401 - of any sort
    return found[at % len(found)]


def everything() -> Content:
    """The set: the boxes' investigators, map and figures with other texts, and cards enough for all there is to say."""
    content = shipped()
    done: list[Effect] = made_of(Effect)
    rules: list[Standing] = made_of(Standing)
    abilities: list[Ability] = made_of(Ability)
    by_itself = [one for one in done if isinstance(one, Summon) and one.enemy is Name.ITSELF]
    held = [one for one in done if isinstance(one, TakeOtherSide)]
    common = [one for one in done if one not in by_itself and one not in held]
    early = [one for one in common if not isinstance(one, AdvanceAtEnd)]
    pairs = [common[at : at + 2] for at in range(0, len(common), 2)]
    halves = [_half(at, [*pair, *held[:1]][: 2 + at % 2], _after(rules, at)) for at, pair in enumerate(pairs)]
    halves += [_half(at, held, rule) for at, rule in enumerate(rules[len(halves) :])]
    halves += halves[: len(halves) % 2]
    weak: dict[str, Any] = {"health": 2, "black": 0, "green": 1}
    changes: dict[str, list[Any]] = {
        "mythos": [
            MythosFacts(
                Mythos(f"myth-{at}"),
                at % 4 == 0,
                Source.STAND_IN,
                effects=(LULL, one),
                summons=content.mythos[at % 10].summons,
                unknown=at % 9 == 1,
            )
            for at, one in enumerate(common[::4])
        ],
        "discovery": [
            DiscoveryFacts(
                Discovery(f"find-{at}"),
                left,
                right,
                Source.STAND_IN,
                (_after(common, 4 * at + 1),),
                must_claim=at % 5 == 0,
            )
            for at, (left, right) in enumerate(zip(halves[::2], halves[1::2], strict=True))
        ],
        "monsters": [
            evolve(
                facts,
                **weak,
                abilities=(_after(abilities, at),),
                advance=(_after(by_itself, at), _after(early, 4 * at + 2)),
            )
            for at, facts in enumerate(content.monsters)
        ],
        "enemies": [evolve(facts, **weak) for facts in content.enemies],
        "experts": [
            evolve(facts, abilities=tuple(abilities[len(content.monsters) :][at::3][:2]))
            for at, facts in enumerate(content.experts)
        ],
        "cthulhu": [
            evolve(facts, black=0, advance=tuple(early[3:90:30]), end_of_turn=tuple(early[3::90]))
            for facts in content.cthulhu
        ],
        "episode": [evolve(facts, advance=tuple(early[7::90])) for facts in content.episode],
        "parts": [evolve(facts, health=2) for facts in content.parts],
        "relics": [
            RelicFacts(
                facts.id,
                (_after(rules, at),),
                Source.STAND_IN,
                flipped=(_after(rules, at + 1),),
                flipped_uses=(evolve(_use(_after(common, 9 * at), 1), once=True),),
            )
            for at, facts in enumerate(content.relics)
        ],
    }
    tables = {name: tuple(entries) for name, entries in changes.items()}
    return attrs.evolve(content, name="Everything", digest="everything", custom=True, **tables)
