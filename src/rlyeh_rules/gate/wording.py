"""What stands on a card, in English sentences: made of its effects, so that they cannot say anything else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatch
from typing import Any, Final

from rlyeh_rules.kernel import counted, listed

from .cards import (
    ArtifactFacts,
    BeastCount,
    CharacterFacts,
    DirectionFacts,
    EquipmentFacts,
    GodFacts,
    InsanityFacts,
    Keeping,
    Moment,
    MythosFacts,
    NatureFacts,
)
from .effects import (
    AtRandom,
    DiscardMythos,
    DrawLess,
    DrawMythos,
    Effect,
    Forbid,
    LookAtDeck,
    LookAtPool,
    Mill,
    MoveClock,
    MustDiscard,
    MustSwap,
    Mute,
    NoSwap,
    OnlyVote,
    PassCards,
    Relieve,
    RemoveInsanity,
    ReplaceInPool,
    SeeLess,
    ShufflePool,
    SkipTurn,
    Standing,
    TakeInsanity,
    TurnUp,
    Who,
)
from .scoring import NEEDED, TRIGGER
from .state import TEXT

__all__ = ["does", "imposes", "words"]

_WHOM: Final = {
    Who.ANOTHER: "another player of your choice",
    Who.LEFT: "the player to your left",
    Who.OTHERS: "every other player",
    Who.EVERYBODY: "every player",
}


def _whoever(who: Who, you: str, they: str) -> str:
    """An order to you, or what others do."""
    return you if who is Who.YOU else f"{_WHOM[who]} {they}"


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


# ------------------------------------------------------------------ what happens


@singledispatch
def does(effect: Effect) -> str:
    """What an effect does, as part of a sentence.

    Examples:
        >>> from rlyeh_rules.gate.effects import TakeInsanity, Who
        >>> from rlyeh_rules.gate.wording import does
        >>> does(TakeInsanity(Who.LEFT, 2))
        'the player to your left draws 2 insanity cards'
    """
    raise NotImplementedError(effect)


@does.register
def _(effect: TakeInsanity) -> str:
    cards = counted(effect.count, "insanity card")
    return _whoever(effect.who, f"draw {cards}", f"draws {cards}")


@does.register
def _(effect: DiscardMythos) -> str:
    cards = f"{counted(effect.count, 'mythos card')} at random"
    return _whoever(effect.who, f"discard {cards}", f"discards {cards}")


@does.register
def _(effect: DrawMythos) -> str:
    cards = f"{counted(effect.count, 'mythos card')}, up to a full hand"
    return _whoever(effect.who, f"draw {cards}", f"draws {cards}")


@does.register
def _(effect: SkipTurn) -> str:
    you = "you take no action on your next turn"
    return _whoever(effect.who, you, "takes no action on their next turn")


@does.register
def _(_effect: PassCards) -> str:
    return "every player passes a card of their hand, taken at random, to the left"


@does.register
def _(effect: Mill) -> str:
    if effect.count == 1:
        return "the top card of the mythos deck is discarded unseen"
    return f"the top {effect.count} cards of the mythos deck are discarded unseen"


@does.register
def _(_effect: ShufflePool) -> str:
    return "the pool is shuffled, and all of it lies face down"


@does.register
def _(_effect: ReplaceInPool) -> str:
    return (
        "a card of the pool, taken at random, is discarded unseen, and the top card of the mythos deck takes its place"
    )


@does.register
def _(effect: TurnUp) -> str:
    turned = "is turned" if effect.count == 1 else "are turned"
    return f"{counted(effect.count, 'face-down card')} of the pool, taken at random, {turned} face up"


@does.register
def _(effect: LookAtPool) -> str:
    seen = counted(effect.count, "card") if effect.count == 1 else f"up to {effect.count} cards"
    return f"shuffle the pool, look at {seen} of it and put all back face down"


@does.register
def _(effect: LookAtDeck) -> str:
    if effect.count == 1:
        return "look at the top card of the mythos deck; you may discard it"
    return f"look at the top {effect.count} cards of the mythos deck; you may discard one of them"


@does.register
def _(effect: RemoveInsanity) -> str:
    return (
        f"you may discard {'one of your insanity cards' if effect.who is Who.YOU else 'an insanity card of any player'}"
    )


@does.register
def _(_effect: Relieve) -> str:
    return "every player discards the open insanity card that they have had longest"


@does.register
def _(effect: MoveClock) -> str:
    way = "back" if effect.hours < 0 else "on"
    return f"the clock goes {way} by {counted(abs(effect.hours), 'hour')}"


def _all(effects: Iterable[Effect]) -> str:
    """What several effects do, one after the other."""
    return ", then ".join(map(does, effects))


# ------------------------------------------------------------------ what goes on


@singledispatch
def imposes(rule: Standing) -> str:
    """What a lasting card imposes on its owner, as part of a sentence.

    Examples:
        >>> from rlyeh_rules.gate.effects import SeeLess
        >>> from rlyeh_rules.gate.wording import imposes
        >>> imposes(SeeLess(2))
        'when you investigate, you see 2 cards fewer'
    """
    raise NotImplementedError(rule)


@imposes.register
def _(rule: SeeLess) -> str:
    return f"when you investigate, you see {counted(rule.count, 'card')} fewer"


@imposes.register
def _(rule: DrawLess) -> str:
    return f"when you research, you stop {counted(rule.count, 'card')} short of a full hand"


@imposes.register
def _(rule: MustDiscard) -> str:
    return f"when you research, you must discard {counted(rule.count, 'card')} at least"


@imposes.register
def _(_rule: NoSwap) -> str:
    return "when you investigate, you cannot swap"


@imposes.register
def _(_rule: MustSwap) -> str:
    return "when you investigate, you must swap if you can"


@imposes.register
def _(rule: AtRandom) -> str:
    return f"when you {TEXT.name(rule.deed)}, your card for the pool is taken at random"


@imposes.register
def _(rule: Forbid) -> str:
    return f"you cannot {TEXT.name(rule.deed)}"


@imposes.register
def _(rule: OnlyVote) -> str:
    return f"you can vote only {'Yes' if rule.yes else 'No'}"


@imposes.register
def _(_rule: Mute) -> str:
    return "you cannot speak in your own defence"


# ------------------------------------------------------------------ whole cards


@singledispatch
def words(entry: Any) -> str:
    """What stands on an entry of a card set; "" for one that has nothing to say.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.gate.wording import words
        >>> words(rr.games()["gate"].content.insanity[0])
        'After you contribute: another player of your choice draws 1 insanity card.'
    """
    raise NotImplementedError(entry)


@words.register
def _(entry: MythosFacts) -> str:
    if entry.elder_sign:
        return "Counts as the target, whichever it is."
    sigils = listed([TEXT.name(sigil) for sigil in dict.fromkeys(entry.sigils)]).replace(" and ", " or ")
    if not entry.is_beast:
        return f"Counts as {sigils}."
    best = ", whichever serves the Investigators best" if len(set(entry.sigils)) > 1 else ""
    return f"A beast: every player draws 1 insanity card when it is revealed. Counts as {sigils}{best}."


@words.register
def _(entry: InsanityFacts) -> str:
    parts = ["Secret."] if entry.keeping is Keeping.SECRET else []
    if entry.keeping is Keeping.IMMEDIATELY:
        parts.append(f"Immediately: {_all(entry.effects)}.")
    elif entry.after is not None:
        parts.append(f"After you {TEXT.name(entry.after)}: {_all(entry.effects)}.")
    parts += [_sentence(imposes(rule)) for rule in entry.standing]
    if entry.turns is not None:
        parts.append(f"From the end of this turn you are on the side of the {TEXT.name(entry.turns)}.")
        parts.append("It does nothing in a game without turning cards.")
    return " ".join(parts)


@words.register
def _(entry: DirectionFacts) -> str:
    """What is as with a closed book goes without saying, if anything is not."""
    if entry.cover:
        return "The cover: as long as it lies on top, the book is closed."
    return " ".join(_changed(entry)) or "An incantation is laid, triggered and counted as always."


def _changed(entry: DirectionFacts) -> Iterator[str]:
    """The sentences of a direction."""
    if entry.trigger != TRIGGER:
        yield f"The {entry.trigger}th card triggers the incantation."
    if entry.face_up >= entry.trigger:
        yield "Every card is laid face up."
    elif entry.face_up > 1:
        yield f"The last {entry.face_up} cards are laid face up."
    if entry.needed != NEEDED:
        yield f"It succeeds with a net of {entry.needed}."
    if entry.opposite == 0:
        yield "Cards of the polar opposite count nothing."
    if entry.neutral < 0:
        yield "Neutral cards count against the target."
    if entry.beasts is BeastCount.NEUTRAL:
        yield "Beasts count nothing."
    if not entry.insanity:
        yield "Beasts cost no insanity."
    elif entry.insanity != 1:
        yield f"For each beast, every player draws {counted(entry.insanity, 'insanity card')}."


@words.register
def _(entry: ArtifactFacts) -> str:
    if entry.during is Moment.RESEARCH:
        return f"{_uses(entry.uses)} When you research: draw {counted(entry.draws, 'mythos card')} more."
    return f"{_uses(entry.uses)} On your turn, before your action: {_all(entry.effects)}."


@words.register
def _(entry: GodFacts) -> str:
    return f"When you trigger the incantation that creates its sigil: {_all(entry.effects)}."


@words.register
def _(entry: EquipmentFacts) -> str:
    return f"{_uses(entry.uses)} {TEXT.entries[entry.id].text}"


def _uses(number: int) -> str:
    return f"{counted(number, 'use')}."


@words.register
def _(entry: NatureFacts) -> str:
    return TEXT.entries[entry.id].text


@words.register
def _(entry: CharacterFacts) -> str:
    return f"In a game with Equipment: {TEXT.name(entry.equipment)}."
