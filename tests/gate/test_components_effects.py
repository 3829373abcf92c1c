"""Contents: which effects a card can have, and what an insanity card cannot do; what is said of those that do."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import Deed, Insanity, InsanityFacts, Keeping, Side, Who
from rlyeh_rules.gate.effects import (
    AtRandom,
    DiscardMythos,
    DrawLess,
    Effect,
    Forbid,
    Mill,
    MoveClock,
    MustDiscard,
    MustSwap,
    Mute,
    NoSwap,
    OnlyVote,
    PassCards,
    RemoveInsanity,
    SeeLess,
    Standing,
    TakeInsanity,
)
from rlyeh_rules.kernel import Source, evolve

from .card_sets import faults, with_entry

YOU, EVERYBODY = Who.YOU, Who.EVERYBODY

CARD = InsanityFacts(Insanity("whim"), 1, Keeping.LASTING, Source.STAND_IN)


def insanity(**changes: Any) -> list[str]:
    """What is wrong with an insanity card, less its path."""
    changes.setdefault("keeping", Keeping.LASTING)
    found = faults(custom=True, insanity=[evolve(CARD, **changes)])
    return [fault.removeprefix("insanity[0]") for fault in found]


DRAW = TakeInsanity(YOU)


@pytest.mark.rule("GR-8.8", "GR-8.4", "GR-12.3")
@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"after": Deed.GAMBLE, "effects": (DRAW,)}, []),
        ({"after": Deed.GAMBLE, "effects": (DRAW,), "standing": (Mute(),)}, []),
        (
            {"effects": (DRAW,)},
            [".after (whim): a lasting card with effects says after which action they happen (GR-8.8)"],
        ),
        ({"after": Deed.GAMBLE}, [".effects (whim): nothing is said to happen after that action (GR-8.8)"]),
        ({}, [" (whim): a lasting card has effects after an action, or standing, or both (GR-8.4)"]),
        (
            {"after": Deed.PLOT, "effects": (DRAW,)},
            [".after (whim): a discovered Cultist, who alone can plot, has no insanity (GR-12.3)"],
        ),
        (
            {"standing": (Mute(),), "turns": Side.CULTISTS},
            [".turns (whim): only a Secret card turns a player (GR-14.2.1)"],
        ),
    ],
)
def test_a_lasting_card_imposes_something_or_acts_after_an_action(changes: dict[str, Any], found: list[str]) -> None:
    assert insanity(**changes) == found


@pytest.mark.rule("GR-8.14", "GR-R36")
@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"effects": (DRAW,)}, []),
        ({}, [".effects (whim): an Immediately card has effects (GR-8.14)"]),
        (
            {"effects": (DRAW,), "after": Deed.GAMBLE},
            [".after (whim): an Immediately card is carried out at once, after no action (GR-8.14)"],
        ),
        (
            {"effects": (DRAW,), "standing": (Mute(),)},
            [".standing (whim): an Immediately card is discarded, and imposes nothing (GR-8.14)"],
        ),
        (
            {"effects": (DRAW,), "turns": Side.CULTISTS},
            [".turns (whim): only a Secret card turns a player (GR-14.2.1)"],
        ),
    ],
)
def test_an_immediately_card_does_something_and_is_gone(changes: dict[str, Any], found: list[str]) -> None:
    assert insanity(keeping=Keeping.IMMEDIATELY, **changes) == found


@pytest.mark.rule("GR-8.13", "GR-14.2.1", "GR-14.2.4")
@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"turns": Side.CULTISTS}, []),
        ({"standing": (OnlyVote(yes=True), MustSwap(), NoSwap(), MustDiscard(2))}, []),
        ({}, [" (whim): a Secret card has standing, or turns (GR-8.13)"]),
        ({"effects": (DRAW,)}, [".effects (whim): what a Secret card made happen would show it (GR-8.13)"]),
        (
            {"standing": (NoSwap(),), "after": Deed.GAMBLE},
            [".effects (whim): what a Secret card made happen would show it (GR-8.13)"],
        ),
        (
            {"turns": Side.CULTISTS, "standing": (OnlyVote(yes=True),)},
            [".standing (whim): a turning card does nothing else (GR-14.2.4)"],
        ),
    ],
)
def test_a_secret_card_imposes_something_or_turns_its_owner(changes: dict[str, Any], found: list[str]) -> None:
    assert insanity(keeping=Keeping.SECRET, **changes) == found


UNSEEN = "only OnlyVote, MustSwap, NoSwap, MustDiscard do not"


@pytest.mark.rule("GR-8.13")
@pytest.mark.parametrize("rule", [SeeLess(), DrawLess(), AtRandom(Deed.GAMBLE), Forbid(Deed.GAMBLE), Mute()], ids=repr)
def test_nothing_is_secret_that_all_would_see(rule: Standing) -> None:
    assert insanity(standing=(rule,)) == []
    assert insanity(keeping=Keeping.SECRET, standing=(rule,)) == [
        f".standing (whim): {type(rule).__name__} would show a Secret card; {UNSEEN} (GR-8.13)"
    ]


@pytest.mark.rule("GR-R53", "GR-12.3")
@pytest.mark.parametrize(
    ("rule", "found"),
    [
        (SeeLess(0), "SeeLess count must be a number from 1 to 9, not 0 (GR-R53)"),
        (DrawLess(10), "DrawLess count must be a number from 1 to 9, not 10 (GR-R53)"),
        (MustDiscard(-1), "MustDiscard count must be a number from 1 to 9, not -1 (GR-R53)"),
        (Forbid(Deed.ATTACK), "a discovered Cultist, who alone can attack, has no insanity (GR-12.3)"),
        (AtRandom(Deed.RESEARCH), "AtRandom is about contribute or gamble, not research (GR-R53)"),
    ],
    ids=repr,
)
def test_what_a_card_imposes_can_be_imposed(rule: Standing, found: str) -> None:
    assert insanity(standing=(rule,)) == [f".standing (whim): {found}"]


@pytest.mark.rule("GR-R53")
def test_a_card_imposes_no_more_than_nine_things() -> None:
    assert insanity(standing=(Mute(),) * 9) == []
    assert insanity(standing=(Mute(),) * 10) == [".standing (whim): 10 rules; there can be 9 (GR-R53)"]


@pytest.mark.rule("GR-9.4")
def test_insanity_does_not_move_the_clock() -> None:
    assert insanity(keeping=Keeping.IMMEDIATELY, effects=(MoveClock(1),)) == [
        ".effects (whim): insanity does not move the clock (GR-9.4)"
    ]


@pytest.mark.rule("GR-R53")
@pytest.mark.parametrize(
    ("effect", "found"),
    [
        (TakeInsanity(YOU, 9), []),
        (TakeInsanity(YOU, 10), ["TakeInsanity count must be a number from 1 to 9, not 10 (GR-R53)"]),
        (DiscardMythos(EVERYBODY, 0), ["DiscardMythos count must be a number from 1 to 9, not 0 (GR-R53)"]),
        (Mill(-1), ["Mill count must be a number from 1 to 9, not -1 (GR-R53)"]),
        (RemoveInsanity(YOU), []),
        (RemoveInsanity(EVERYBODY), []),
        (
            RemoveInsanity(Who.LEFT),
            ["RemoveInsanity is about the insanity of you or of everybody, not of left (GR-R53)"],
        ),
        (MoveClock(-11), []),
        (MoveClock(0), ["MoveClock hours must be a number from -11 to 11, and not 0 (GR-R53)"]),
        (MoveClock(12), ["MoveClock hours must be a number from -11 to 11, and not 0 (GR-R53)"]),
    ],
    ids=repr,
)
def test_an_effect_counts_what_can_be_counted(effect: Effect, found: list[str]) -> None:
    paths = {
        "artifacts": ("silver-key", "artifacts[1].effects (silver-key)"),
        "gods": ("bast", "gods[3].effects (bast)"),
    }

    for table, (of, path) in paths.items():
        assert faults(**with_entry(table, of, effects=(effect,))) == [f"{path}: {one}" for one in found]


@pytest.mark.rule("GR-R53")
def test_a_card_has_no_more_than_nine_effects() -> None:
    assert insanity(after=Deed.GAMBLE, effects=(DRAW,) * 9) == []
    assert insanity(after=Deed.GAMBLE, effects=(DRAW,) * 10) == [".effects (whim): 10 effects; there can be 9 (GR-R53)"]


@pytest.mark.rule("GR-8.14")
@pytest.mark.parametrize(
    ("effects", "copies", "asked"),
    [
        ((TakeInsanity(YOU),), 12, None),
        ((TakeInsanity(YOU),), 13, 13),
        ((TakeInsanity(Who.ANOTHER), PassCards()), 12, None),
        ((TakeInsanity(YOU, 2),), 6, None),
        ((TakeInsanity(YOU, 2),), 7, 14),
        ((TakeInsanity(Who.LEFT), TakeInsanity(YOU)), 7, 14),
        ((TakeInsanity(EVERYBODY),), 1, None),
        ((TakeInsanity(EVERYBODY),), 2, 16),
        ((TakeInsanity(Who.OTHERS),), 2, 14),
    ],
)
def test_one_draw_does_not_lead_to_ever_more(effects: tuple[Effect, ...], copies: int, asked: int | None) -> None:
    found = insanity(keeping=Keeping.IMMEDIATELY, effects=effects, copies=copies)

    assert found == (
        [f"insanity: its Immediately cards ask for {asked} draws in all; there can be 12 (GR-8.14)"] if asked else []
    )
    assert insanity(after=Deed.GAMBLE, effects=effects, copies=copies) == [], (
        "a lasting card is not carried out at once"
    )
