"""What stands on a card, in English sentences: made of its effects and rules, so that they cannot say anything else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatch
from typing import Any, Final

from rlyeh_rules.kernel import counted, listed

from .cards import (
    CthulhuFacts,
    DiscoveryFacts,
    EnemyFacts,
    EpisodeFacts,
    HalfFacts,
    HalfKind,
    Incantation,
    InsanityFacts,
    InvestigatorFacts,
    MythosFacts,
    PartFacts,
    RelicFacts,
    SpaceFacts,
    Timing,
    Use,
)
from .effect_words import choice_words, cost_words, does, effect_sentences, joined, listing, placement_words, sentence
from .skills import FLIP
from .state import TEXT
from .traits import (
    Ability,
    Armour,
    ClimbFurther,
    CostWhenAttacked,
    EldersAreSuccesses,
    ExtraActions,
    ExtraTentacles,
    ExtraWounds,
    FireOnAttack,
    FreeRerolls,
    GreenDice,
    MoreRange,
    OnDeath,
    RestMore,
    RunFurther,
    SkillLevel,
    Standing,
)
from .vocabulary import When

__all__ = ["can_do", "choice_words", "dice_in_words", "does", "holds", "words"]

# ------------------------------------------------------------------ what is so as long as a card lies there

_WHEN: Final = {
    When.OWN: "on every roll of your own",
    When.ATTACK: "when you attack",
    When.ATTACK_HERE: "when you attack something in your space",
    When.ATTACK_AFAR: "when you attack something that is not in your space",
    When.ATTACK_PART: "when you attack a body part",
    When.ATTACK_CULTIST: "when you attack a Cultist",
    When.ATTACK_MONSTER: "when you attack a monster",
    When.ATTACKED: "when an enemy attacks you",
    When.FIRE: "when you roll for Fire",
    When.ANY: "on every roll, including those against you",
}


def _more(count: int, thing: str = "") -> str:
    """`1 more action`, `2 fewer actions`."""
    word = "fewer" if count < 0 else "more"
    number = abs(count)
    return f"{number} {word} {thing}{'' if number == 1 else 's'}" if thing else f"{number} {word}"


@singledispatch
def holds(rule: Standing) -> str:
    """What is so for the holder of a card, as part of a sentence.

    Examples:
        >>> from rlyeh_rules.rising.traits import ExtraActions
        >>> from rlyeh_rules.rising.wording import holds
        >>> holds(ExtraActions(-1))
        'you have 1 fewer action a turn'
    """
    raise NotImplementedError(rule)


@holds.register
def _(rule: GreenDice) -> str:
    dice = "die" if abs(rule.count) == 1 else "dice"
    return f"you roll {_more(rule.count)} green {dice} {_WHEN[rule.when]}"


@holds.register
def _(rule: FreeRerolls) -> str:
    return f"you have {counted(rule.count, 'free reroll')} {_WHEN[rule.when]}"


@holds.register
def _(rule: ExtraWounds) -> str:
    when = "when you attack something" if rule.when is When.ATTACK else _WHEN[rule.when]
    return f"{when} and deal it a wound, it takes {_more(rule.count)}"


@holds.register
def _(rule: Armour) -> str:
    found = [f"take {_more(-rule.wounds, 'wound')}"] if rule.wounds else []
    found += [f"lose {rule.sanity} less sanity"] if rule.sanity else []
    when = "from any source" if rule.when is When.ANY else _WHEN[rule.when]
    return f"you {listed(found)} {when}"


@holds.register
def _(rule: MoreRange) -> str:
    return f"you can attack from {counted(rule.count, 'space')} further away"


@holds.register
def _(rule: RunFurther) -> str:
    spaces = counted(abs(rule.count), "space")
    return f"your Runs are {spaces} shorter" if rule.count < 0 else f"your Runs go {spaces} further"


@holds.register
def _(rule: ClimbFurther) -> str:
    return f"your Climbs go {counted(rule.count, 'space')} further"


@holds.register
def _(rule: ExtraActions) -> str:
    return f"you have {_more(rule.count, 'action')} a turn"


@holds.register
def _(rule: RestMore) -> str:
    return f"your Rests heal {abs(rule.count)} {'less' if rule.count < 0 else 'more'}"


@holds.register
def _(rule: SkillLevel) -> str:
    return f"you have 1 more level of {TEXT.name(rule.skill)}"


# ------------------------------------------------------------------ what an enemy is like


@singledispatch
def can_do(ability: Ability) -> str:
    """What is special about an enemy, as part of a sentence.

    Examples:
        >>> from rlyeh_rules.rising.traits import FireOnAttack
        >>> from rlyeh_rules.rising.wording import can_do
        >>> can_do(FireOnAttack(2))
        'before it attacks, 2 Fire tokens are put in its space'
    """
    raise NotImplementedError(ability)


@can_do.register
def _(ability: FireOnAttack) -> str:
    put = "is put" if ability.count == 1 else "are put"
    return f"before it attacks, {counted(ability.count, 'Fire token')} {put} in its space"


@can_do.register
def _(_ability: EldersAreSuccesses) -> str:
    return "when it attacks, each elder sign counts as a success as well"


@can_do.register
def _(ability: ExtraTentacles) -> str:
    when = ["when it attacks"] if ability.attacking else []
    when += ["when it is attacked"] if ability.attacked else []
    added = "is added" if ability.count == 1 else "are added"
    return f"{listed(when)}, {counted(ability.count, 'tentacle')} {added} to the roll"


@can_do.register
def _(ability: CostWhenAttacked) -> str:
    each = " for each elder sign of the roll" if ability.each else ""
    return f"whoever attacks it takes {cost_words(ability.stress, ability.wounds, 0)}{each}"


@can_do.register
def _(ability: OnDeath) -> str:
    return f"when it dies, {joined(ability.effects)}"


# ------------------------------------------------------------------ whole cards


@singledispatch
def words(entry: Any) -> str:
    """What stands on an entry of a card set; "" for one that has nothing to say.

    Examples:
        >>> from rlyeh_rules.rising.cards import PartFacts
        >>> from rlyeh_rules.rising.spaces import Space
        >>> from rlyeh_rules.rising.wording import words
        >>> words(PartFacts(Space.HEAD, 12, "stand-in"))
        'Health 12.'
    """
    raise NotImplementedError(entry)


def dice_in_words(black: int, green: int) -> str:
    """So many dice: `2 black dice and 1 green die`."""
    found = [(black, "black"), (green, "green")]
    return (
        listed([f"{count} {colour} {'die' if count == 1 else 'dice'}" for count, colour in found if count]) or "no dice"
    )


def _sentences(parts: Iterable[str]) -> str:
    return " ".join([part for part in parts if part])


@words.register
def _(entry: InvestigatorFacts) -> str:
    return f"{listed([TEXT.name(skill) for skill in entry.skills])}."


@words.register
def _(entry: InsanityFacts) -> str:
    """What an insanity card does is no effect, but a rule of its own."""
    known = TEXT.entries.get(entry.id)
    return known.text if known else ""


@words.register
def _(entry: EnemyFacts) -> str:
    return _sentences(_of_enemy(entry))


def _of_enemy(entry: EnemyFacts) -> Iterator[str]:
    yield f"Health {entry.health}."
    yield f"Attacks with {dice_in_words(entry.black, entry.green)}."
    each = "it" if entry.pool == 1 else "each"
    yield f"{counted(entry.pool, 'figure')}; {each} leaves {entry.energy} Energy when it dies."
    yield from [sentence(can_do(ability)) for ability in entry.abilities]
    yield _when("When it is set up", entry.setup)
    yield _when("As an Unknown Monster of the dashboard, when the Elder One advances", entry.advance)


def _when(when: str, effects: tuple[Any, ...]) -> str:
    """When something happens, and what: nothing, if there are no effects."""
    return f"{when}: {listing(effects)}" if effects else ""


@words.register
def _(entry: PartFacts) -> str:
    return f"Health {entry.health}."


@words.register
def _(entry: CthulhuFacts) -> str:
    return _sentences(
        [
            f"Attacks with {dice_in_words(entry.black, entry.green)}.",
            *[sentence(can_do(ability)) for ability in entry.abilities],
            _when("When the Elder One advances", entry.advance),
            _when("At the end of every turn", entry.end_of_turn),
        ]
    )


@words.register
def _(entry: SpaceFacts) -> str:
    """A link is told of the one of the two spaces with which it is listed."""
    links = listed([f"the {TEXT.name(space)}" for space in entry.links])
    token = "A Discovery token lies here at the start." if entry.token else ""
    return _sentences([f"Linked with {links}." if links else "", token])


@words.register
def _(entry: EpisodeFacts) -> str:
    first = listed([placement_words(coming) for coming in entry.placements])
    return _sentences(
        [
            f"The investigators begin at the {TEXT.name(entry.start)}.",
            f"The first enemies: {first}." if first else "",
            f"There {'is' if entry.fire == 1 else 'are'} {counted(entry.fire, 'Fire token')} for the map.",
            _when("When the Elder One advances", entry.advance),
        ]
    )


@words.register
def _(entry: MythosFacts) -> str:
    summons = listed([placement_words(coming) for coming in entry.summons])
    return _sentences(
        [
            "Bears a summoning symbol." if entry.symbol else "",
            effect_sentences(entry.effects),
            f"Summon {summons}." if summons else "",
            "Then draw another Mythos card." if entry.unknown else "",
        ]
    )


# ------------------------------------------------------------------ Discovery cards and Relics

_TIMINGS: Final = {
    Timing.OWN_TURN: "at any time in your turn",
    Timing.ACTION: "as an action",
    Timing.FREE_ACTION: "as a free action",
}


@words.register
def _(entry: DiscoveryFacts) -> str:
    return _sentences(
        [
            effect_sentences(entry.effects),
            "One of the halves has to be claimed, if you can pay for one." if entry.must_claim else "",
            f"Left: {_half(entry.left)}",
            f"Right: {_half(entry.right)}",
        ]
    )


def _half(half: HalfFacts) -> str:
    health = f" with {half.health} health" if half.kind is HalfKind.COMPANION else ""
    cost = cost_words(half.cost.stress, half.cost.wounds, half.cost.energy)
    return _sentences(
        [
            f"{half.kind.title()}{health}{f', claimed for {cost}' if cost else ''}.",
            *[sentence(holds(rule)) for rule in half.standing],
            *[_use(use) for use in half.uses],
            _when("At the end of each of your turns", half.end_of_turn),
            _incantation(half.incantation),
        ]
    )


def _use(use: Use) -> str:
    once = use.once and not use.cost.discard
    when = f"{_TIMINGS[use.timing]}{', once a turn' if once else ''}"
    if once and use.timing is Timing.OWN_TURN:
        when = "once in your turn, at any time"
    cost = cost_words(use.cost.stress, use.cost.wounds, use.cost.energy)
    paid = f", for {cost}" if cost else ""
    discard = ", discarding this card" if use.cost.discard else ""
    return f"{when[0].upper()}{when[1:]}{paid}{discard}: {listing(use.effects)}"


def _incantation(incantation: Incantation | None) -> str:
    if incantation is None:
        return ""
    timing = "" if incantation.timing is None else f", {_TIMINGS[incantation.timing]}"
    at = " or ".join([f"{'on' if space.is_part else 'at'} the {TEXT.name(space)}" for space in incantation.spaces])
    there = f", {at}" if at else ""
    part = TEXT.name(incantation.part)
    return f"Incantation{timing}{there}: for {incantation.energy} Energy, attach this card to the {part}."


@words.register
def _(entry: RelicFacts) -> str:
    flipped = _sentences(
        [*[sentence(holds(rule)) for rule in entry.flipped], *[_use(use) for use in entry.flipped_uses]]
    )
    return _sentences(
        [
            *[sentence(holds(rule)) for rule in entry.standing],
            *[_use(use) for use in entry.uses],
            f"Flipped, from space {FLIP} of the sanity track on: {flipped}" if flipped else "",
        ]
    )
