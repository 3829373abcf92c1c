"""What stands on each card in English: every effect in words, and every card of the shipped set as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from rlyeh_rules.gate import Deed, Equipment, Side, Sigil, Who
from rlyeh_rules.gate.effects import (
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
)
from rlyeh_rules.gate.state import TEXT
from rlyeh_rules.gate.wording import does, imposes, words
from rlyeh_rules.kernel import evolve

from .table import shipped

YOU, ANOTHER, LEFT, OTHERS, EVERYBODY = Who
TOP = "the top card of the mythos deck"


def entry(table: str, of: str, **changes: Any) -> object:
    """An entry of the shipped set, perhaps with something else about it."""
    return evolve(next(one for one in getattr(shipped(), table) if one.id == of), **changes)


# ------------------------------------------------------------------ effects


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (TakeInsanity(YOU), "draw 1 insanity card"),
        (TakeInsanity(ANOTHER, 2), "another player of your choice draws 2 insanity cards"),
        (TakeInsanity(LEFT), "the player to your left draws 1 insanity card"),
        (TakeInsanity(OTHERS), "every other player draws 1 insanity card"),
        (TakeInsanity(EVERYBODY), "every player draws 1 insanity card"),
        (DiscardMythos(YOU, 3), "discard 3 mythos cards at random"),
        (DiscardMythos(ANOTHER), "another player of your choice discards 1 mythos card at random"),
        (DrawMythos(YOU, 2), "draw 2 mythos cards, up to a full hand"),
        (DrawMythos(EVERYBODY), "every player draws 1 mythos card, up to a full hand"),
        (SkipTurn(YOU), "you take no action on your next turn"),
        (SkipTurn(LEFT), "the player to your left takes no action on their next turn"),
        (PassCards(), "every player passes a card of their hand, taken at random, to the left"),
        (Mill(1), "the top card of the mythos deck is discarded unseen"),
        (Mill(3), "the top 3 cards of the mythos deck are discarded unseen"),
        (ShufflePool(), "the pool is shuffled, and all of it lies face down"),
        (
            ReplaceInPool(),
            f"a card of the pool, taken at random, is discarded unseen, and {TOP} takes its place",
        ),
        (TurnUp(), "1 face-down card of the pool, taken at random, is turned face up"),
        (TurnUp(2), "2 face-down cards of the pool, taken at random, are turned face up"),
        (LookAtPool(1), "shuffle the pool, look at 1 card of it and put all back face down"),
        (LookAtPool(7), "shuffle the pool, look at up to 7 cards of it and put all back face down"),
        (LookAtDeck(1), "look at the top card of the mythos deck; you may discard it"),
        (LookAtDeck(3), "look at the top 3 cards of the mythos deck; you may discard one of them"),
        (RemoveInsanity(YOU), "you may discard one of your insanity cards"),
        (RemoveInsanity(EVERYBODY), "you may discard an insanity card of any player"),
        (Relieve(), "every player discards the open insanity card that they have had longest"),
        (MoveClock(-1), "the clock goes back by 1 hour"),
        (MoveClock(2), "the clock goes on by 2 hours"),
    ],
    ids=repr,
)
@pytest.mark.rule("GR-R53")
def test_each_effect(effect: Effect, said: str) -> None:
    assert does(effect) == said


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        (SeeLess(1), "when you investigate, you see 1 card fewer"),
        (DrawLess(2), "when you research, you stop 2 cards short of a full hand"),
        (MustDiscard(1), "when you research, you must discard 1 card at least"),
        (NoSwap(), "when you investigate, you cannot swap"),
        (MustSwap(), "when you investigate, you must swap if you can"),
        (AtRandom(Deed.GAMBLE), "when you gamble, your card for the pool is taken at random"),
        (Forbid(Deed.ACCUSE), "you cannot accuse"),
        (OnlyVote(yes=True), "you can vote only Yes"),
        (OnlyVote(yes=False), "you can vote only No"),
        (Mute(), "you cannot speak in your own defence"),
    ],
    ids=repr,
)
@pytest.mark.rule("GR-R53")
def test_each_thing_that_goes_on(rule: Standing, said: str) -> None:
    assert imposes(rule) == said


def test_there_are_words_for_everything_that_can_stand_on_a_card() -> None:
    effects, rules = Effect.__subclasses__(), Standing.__subclasses__()

    assert {kind for kind in effects if does.dispatch(kind) is does.dispatch(Effect)} == set()
    assert {kind for kind in rules if imposes.dispatch(kind) is imposes.dispatch(Standing)} == set()


@pytest.mark.parametrize("spoken", [does, imposes, words])
def test_what_is_nothing_of_the_kind_has_no_words(spoken: Callable[[object], str]) -> None:
    with pytest.raises(NotImplementedError):
        spoken(object())


# ------------------------------------------------------------------ every card of the shipped set

BEST = ", whichever serves the Investigators best."
BEAST = "A beast: every player draws 1 insanity card when it is revealed. Counts as"
ON_TURN = "On your turn, before your action:"
SEALED = "When you trigger the incantation that creates its sigil:"
MYTHOS = """
ithaqua: Counts as Ithaqua.
zhar: Counts as Zhar.
bokrug: Counts as Bokrug.
dagon: Counts as Dagon.
elder-sign: Counts as the target, whichever it is.
hounds-of-tindalos: {BEAST} Bokrug or Dagon{BEST}
star-vampire: {BEAST} Ithaqua or Zhar{BEST}
byakhee: {BEAST} Ithaqua or Bokrug{BEST}
gnoph-keh: {BEAST} Ithaqua or Dagon{BEST}
shantak: {BEAST} Zhar or Bokrug{BEST}
deep-one: {BEAST} Zhar or Dagon{BEST}
"""
INSANITY = """
whispered-dread: After you contribute: another player of your choice draws 1 insanity card.
burnt-notes: After you research: another player of your choice discards 1 mythos card at random.
narrowing-sight: When you investigate, you see 1 card fewer.
eager-to-please: You can vote only Yes.
love-of-danger: After you gamble: draw 1 insanity card.
trembling-hands: After you investigate: discard 1 mythos card at random.
contagious-suspicion: After you accuse: the player to your left draws 1 insanity card.
torn-pages: After you contribute: the top 2 cards of the mythos deck are discarded unseen.
failing-memory: When you research, you stop 1 card short of a full hand.
compulsive-tidying: When you research, you must discard 1 card at least.
fear-of-touch: When you investigate, you cannot swap.
sleepwalking: When you contribute, your card for the pool is taken at random.
blind-trust-in-fate: When you gamble, your card for the pool is taken at random.
dread-of-chance: You cannot gamble.
dread-of-knowing: You cannot investigate.
dread-of-books: You cannot research.
lost-for-words: You cannot speak in your own defence.
sudden-fright: Immediately: discard 1 mythos card at random.
papers-in-the-fire: Immediately: discard 3 mythos cards at random.
scream-in-the-night: Immediately: another player of your choice draws 1 insanity card.
spiral-of-madness: Immediately: draw 1 insanity card.
overturned-table: Immediately: the pool is shuffled, and all of it lies face down.
unseen-hand: Immediately: {REPLACED}.
changing-places: Immediately: every player passes a card of their hand, taken at random, to the left.
you-are-a-cultist: Secret. From the end of this turn you are on the side of the Cultists. {TURNING}
you-are-an-investigator: Secret. From the end of this turn you are on the side of the Investigators. {TURNING}
secret-sympathy: Secret. You can vote only No.
itching-fingers: Secret. When you investigate, you must swap if you can.
"""
REPLACED = does(ReplaceInPool())
TURNING = "It does nothing in a game without turning cards."
NECRONOMICON = """
cover: The cover: as long as it lies on top, the book is closed.
two-in-the-open: The last 2 cards are laid face up.
three-in-the-open: The last 3 cards are laid face up.
nothing-hidden: Every card is laid face up.
six-are-enough: The 6th card triggers the incantation.
beasts-at-bay: Beasts count nothing.
beasts-unleashed: Cards of the polar opposite count nothing. For each beast, every player draws 2 insanity cards.
no-enemies: It succeeds with a net of 5. Cards of the polar opposite count nothing.
no-friends: It succeeds with a net of 3. Neutral cards count against the target.
a-higher-price: The last 2 cards are laid face up. It succeeds with a net of 5.
"""
NATURES = """
investigator: You win if all four sigils are created before midnight.
covenant-of-azathoth: You win if fewer than four sigils are created at midnight.
"""
ARTIFACTS = """
book-of-hsan: 3 uses. When you research: draw 1 mythos card more.
silver-key: 1 use. {ON_TURN} the clock goes back by 1 hour.
lamp-of-alhazred: 2 uses. {ON_TURN} 1 face-down card of the pool, taken at random, is turned face up.
shining-trapezohedron: 1 use. {ON_TURN} shuffle the pool, look at up to 7 cards of it and put all back face down.
mirror-of-nitocris: 1 use. {ON_TURN} another player of your choice discards 3 mythos cards at random.
powder-of-ibn-ghazi: 2 uses. {ON_TURN} you may discard an insanity card of any player.
eltdown-shards: 2 uses. {ON_TURN} look at the top 3 cards of the mythos deck; you may discard one of them.
star-stone-of-mnar: 1 use. {ON_TURN} another player of your choice takes no action on their next turn, then {DRAWN}.
flute-of-the-court: 1 use. {ON_TURN} another player of your choice draws 2 insanity cards.
tablets-of-nhing: 1 use. {ON_TURN} every player draws 1 mythos card, up to a full hand.
brazier-of-dreams: 2 uses. {ON_TURN} {REPLACED}.
elixir-of-calm: 1 use. {ON_TURN} every player discards the open insanity card that they have had longest.
"""
GODS = """
nodens: {SEALED} every player discards the open insanity card that they have had longest.
hypnos: {SEALED} every player draws 1 mythos card, up to a full hand.
yog-sothoth: {SEALED} the clock goes back by 1 hour.
bast: {SEALED} you may discard one of your insanity cards.
nyarlathotep: {SEALED} every player discards 1 mythos card at random.
shub-niggurath: {SEALED} every other player draws 1 insanity card.
yig: {SEALED} the player to your left takes no action on their next turn.
hastur: {SEALED} draw 2 insanity cards.
tsathoggua: {SEALED} every player passes a card of their hand, taken at random, to the left, then {MILLED}.
"""
MILLED = does(Mill(3))
DRAWN = does(DrawMythos(YOU))
CHARACTERS = """
doctor: In a game with Equipment: Opium.
reporter: In a game with Equipment: Blackmail.
detective: In a game with Equipment: Pistol.
priest: In a game with Equipment: Tarsoid Psalms.
gambler: In a game with Equipment: Rabbit's Foot.
egyptologist: In a game with Equipment: Eye of Horus.
nun: In a game with Equipment: Holy Relic.
actress: In a game with Equipment: Ritual Mask.
barkeeper: In a game with Equipment: Micky Finn.
dreamer: In a game with Equipment: Orb of the Dreamlands.
medium: In a game with Equipment: Voodoo Doll.
conjurer: In a game with Equipment: Sleight of Hand.
"""
SHORT = {
    "BEST": BEST,
    "BEAST": BEAST,
    "ON_TURN": ON_TURN,
    "SEALED": SEALED,
    "REPLACED": REPLACED,
    "TURNING": TURNING,
    "MILLED": MILLED,
    "DRAWN": DRAWN,
}


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ("mythos", MYTHOS),
        ("insanity", INSANITY),
        ("necronomicon", NECRONOMICON),
        ("natures", NATURES),
        ("artifacts", ARTIFACTS),
        ("gods", GODS),
        ("characters", CHARACTERS),
    ],
)
def test_every_card_of_the_shipped_set(table: str, expected: str) -> None:
    entries: Sequence[Any] = getattr(shipped(), table)

    assert expected.format(**SHORT).split("\n")[1:-1] == [f"{one.id}: {shipped().words(one)}" for one in entries]


@pytest.mark.rule("GR-13.1.4", "GR-13.1.5")
@pytest.mark.parametrize("equipment", list(Equipment))
def test_equipment_says_how_often_it_is_used_and_what_it_does(equipment: Equipment) -> None:
    uses = 3 if equipment in {Equipment.RABBITS_FOOT, Equipment.EYE_OF_HORUS, Equipment.HOLY_RELIC} else 1
    text = TEXT.entries[equipment].text

    assert text.endswith(".")
    assert words(entry("equipment", equipment)) == f"{uses} use{'s' if uses > 1 else ''}. {text}"


# ------------------------------------------------------------------ cards of one's own


@pytest.mark.rule("GR-R14")
def test_a_beast_with_one_sigil_twice() -> None:
    beast = entry("mythos", "byakhee", sigils=(Sigil.ZHAR, Sigil.ZHAR))

    assert words(beast) == f"{BEAST} Zhar."


def test_a_lasting_card_that_does_all_that_one_can() -> None:
    card = entry("insanity", "torn-pages", standing=(Mute(), SeeLess(2)), effects=(Mill(1), TakeInsanity(YOU)))

    assert words(card) == (
        "After you contribute: the top card of the mythos deck is discarded unseen, then draw 1 insanity card. "
        "You cannot speak in your own defence. When you investigate, you see 2 cards fewer."
    )


@pytest.mark.rule("GR-14.2.1", "GR-14.2.4")
def test_a_turning_card_names_the_side() -> None:
    card = entry("insanity", "itching-fingers", standing=(), turns=Side.INVESTIGATORS)

    assert words(card) == f"Secret. From the end of this turn you are on the side of the Investigators. {TURNING}"


@pytest.mark.rule("GR-11.3.8")
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"face_up": 1}, "An incantation is laid, triggered and counted as always."),
        ({"trigger": 5, "face_up": 5}, "The 5th card triggers the incantation. Every card is laid face up."),
        ({"trigger": 5, "face_up": 4}, "The 5th card triggers the incantation. The last 4 cards are laid face up."),
        ({"face_up": 1, "insanity": 0}, "Beasts cost no insanity."),
        ({"face_up": 1, "insanity": 3}, "For each beast, every player draws 3 insanity cards."),
    ],
)
def test_a_direction_says_what_it_changes(changes: dict[str, Any], said: str) -> None:
    assert words(entry("necronomicon", "two-in-the-open", **changes)) == said
