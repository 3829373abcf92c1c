"""What the boxes of a card say in English: every icon in words, and no text that says anything else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from typing import cast

import pytest

from rlyeh_rules.games import game_named
from rlyeh_rules.last_relic import TEXT, Content
from rlyeh_rules.last_relic.cards import AdventurerHalf, CultHalf
from rlyeh_rules.last_relic.effects import (
    Aura,
    Box,
    Continuous,
    Effect,
    Faction,
    Icon,
    Number,
    Scope,
    Stat,
    When,
    Where,
)
from rlyeh_rules.last_relic.language import ICONS, UnreadableBox, read_continuous, read_row
from rlyeh_rules.last_relic.wording import (
    adventurer_words,
    continuous_words,
    cult_words,
    effect_words,
    location_words,
    reinforcement_words,
    row_words,
)

HER, CULT = Faction.ADVENTURER, Faction.CULT


def says(text: str, faction: Faction = HER, box: Box | None = None) -> str:
    """What a row says, on a card that the Adventurer plays or a Cultist that is activated."""
    return row_words(read_row(text, faction, box or (Box.ACTION if faction is HER else Box.ACTIVATION)), faction)


def lasts(text: str, faction: Faction = HER, box: Box = Box.PERMANENT) -> str:
    """What goes on."""
    return continuous_words(read_continuous(text, faction, box), faction, box)


# ------------------------------------------------------------------ icons


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("fund", "Gain 1 Fund."),
        ("clue", "Place 1 Clue."),
        ("exposure", "Advance Exposure by 1 space."),
        ("move", "Move to another Location."),
        ("draw", "Draw 1 card."),
        ("shot", "Place 1 Shot."),
        ("heal-wound", "Heal 1 Wound."),
        ("heal-madness", "Heal 1 Madness."),
        ("notoriety", "Advance Notoriety by 1 space."),
        ("eliminate", "Eliminate 1 Cultist at your Location."),
        ("discard", "Discard 1 Cultist at your Location."),
        ("remove-mark", "Remove 1 Mark from your Location."),
        ("recover", "Take 1 card from your discard pile into your hand."),
        ("return", "Put this card on top of your deck."),
    ],
)
def test_each_icon_of_the_adventurer(row: str, words: str) -> None:
    assert says(row) == words


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("fund", "Gain 1 Fund."),
        ("mark", "Place 1 Mark here."),
        ("wound", "Deal the Adventurer 1 Wound if she is here."),
        ("madness", "Deal the Adventurer 1 Madness if she is here."),
        ("exposure-back", "Move Exposure back by 1 space."),
        ("draw", "Draw 1 card."),
        ("notoriety-back", "Move Notoriety back by 1 space."),
        ("eliminate", "Eliminate 1 Cultist here."),
        ("discard", "Discard 1 Cultist here."),
        ("ready", "Ready 1 Cultist."),
        ("shift", "Move 1 Cultist to another Location."),
        ("remove-clue", "Remove 1 Clue from here."),
        ("recover", "Take 1 card from your discard pile into your hand."),
        ("relic", "Take 1 Relic of your choice from the supply."),
    ],
)
def test_each_icon_of_the_cult(row: str, words: str) -> None:
    assert says(row, CULT) == words


def forms(icon: Icon, faction: Faction) -> Iterator[Effect]:
    """An icon in every place and number in which it may stand on a card of a faction."""
    for place, times in product(["", *(f"@{where}" for where in Where)], ["", *(f"{number}." for number in Number)]):
        for box in (Box.ACTION, Box.ACTIVATION):
            with suppress(UnreadableBox):
                (taken,) = read_row(f"{times}{icon}{place}", faction, box).taken.values()
                yield from taken.effects


@pytest.mark.parametrize(("faction", "icon"), [(faction, icon) for faction in Faction for icon in ICONS[faction]])
def test_every_icon_has_words_of_its_own_wherever_and_however_often(faction: Faction, icon: Icon) -> None:
    words = {effect: effect_words(effect, faction) for effect in forms(icon, faction)}

    assert {effect.times for effect in words} == ({None} if icon is Icon.RETURN else {None, *Number})
    assert len(set(words.values())) == len(words)
    assert [said for said in words.values() if said != said.strip() or not said[0].islower()] == []
    assert [said for effect, said in words.items() if ("for each" in said) != (effect.times is not None)] == []


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("mark@hers", "Place 1 Mark at the Adventurer's Location."),
        ("mark@chosen", "Place 1 Mark at a Location of your choice."),
        ("mark@every", "Place 1 Mark at every Location with a Cultist."),
        ("mark@chosen mark@chosen", "Place 2 Marks, each at a Location of your choice."),
        ("wound@hers", "Deal the Adventurer 1 Wound at her Location."),
        ("wound@chosen", "Deal the Adventurer 1 Wound if she is at a Location of your choice."),
        ("madness@every", "Deal the Adventurer 1 Madness if she is at a Location with a Cultist."),
        ("madness@anywhere", "Deal the Adventurer 1 Madness, wherever she is."),
        ("remove-clue@hers", "Remove 1 Clue from the Adventurer's Location."),
        ("discard@chosen", "Discard 1 Cultist at a Location of your choice."),
    ],
)
def test_where_an_icon_applies_is_said(row: str, words: str) -> None:
    assert says(row, CULT) == words


@pytest.mark.parametrize(
    ("row", "faction", "words"),
    [
        ("X.clue", HER, "Place 1 Clue for each Relic you have stolen."),
        ("X.mark@chosen", CULT, "Place 1 Mark for each Relic the Adventurer has stolen, at a Location of your choice."),
        ("wounds.mark@hers", CULT, "Place 1 Mark for each Wound the Adventurer has, at the Adventurer's Location."),
        ("X.clue@chosen", HER, "Place 1 Clue for each Relic you have stolen, at a Location of your choice."),
        ("X.remove-mark", HER, "Remove 1 Mark for each Relic you have stolen, from your Location."),
        (
            "damage.madness@anywhere",
            CULT,
            "Deal the Adventurer 1 Madness for each damage token the Adventurer has, wherever she is.",
        ),
        ("wounds.fund", CULT, "Gain 1 Fund for each Wound the Adventurer has."),
        ("madness.draw", HER, "Draw 1 card for each Madness you have."),
        (
            "damage.exposure-back",
            CULT,
            "Move Exposure back by 1 space for each damage token the Adventurer has.",
        ),
    ],
)
def test_how_often_an_icon_is_produced_is_said(row: str, faction: Faction, words: str) -> None:
    assert says(row, faction) == words


# ------------------------------------------------------------------ rows


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("clue clue", "Place 2 Clues."),
        ("fund fund move", "Gain 2 Funds, then move to another Location."),
        ("clue move clue", "Place 1 Clue, then move to another Location, then place 1 Clue."),
        ("heal-madness heal-madness", "Heal 2 Madness."),
        ("move move", "Move to another Location, 2 times."),
        ("clue X.clue", "Place 1 Clue, then place 1 Clue for each Relic you have stolen."),
        ("fund / clue clue", "Gain 1 Fund. Or place 2 Clues."),
        ("[clue] shot shot", "If you discard 1 Clue: place 2 Shots."),
        (
            "fund / [2 clues] draw / [3 cultists] clue clue",
            (
                "Gain 1 Fund. Or, if you discard 2 Clues: draw 1 card. "
                "Or, if there are three or more Cultists at your Location: place 2 Clues."
            ),
        ),
        (
            "[1 wound] [2 madness] fund",
            "If you have one or more Wounds and you have two or more Madness: gain 1 Fund.",
        ),
        (
            "draw (fund / clue move)",
            "Draw 1 card, then either gain 1 Fund or place 1 Clue and move to another Location.",
        ),
        (
            "[4 damage] draw (fund / [clue] clue clue) move",
            (
                "If you have four or more damage tokens: draw 1 card, "
                "then either gain 1 Fund or (if you discard 1 Clue) place 2 Clues, then move to another Location."
            ),
        ),
    ],
)
def test_a_row_in_words(row: str, words: str) -> None:
    assert says(row) == words


@pytest.mark.parametrize(
    ("row", "words"),
    [
        (
            "mark / [3 cultists] mark mark",
            (
                "Place 1 Mark here. "
                "Or, if there are three or more Cultists at the Adventurer's Location: place 2 Marks here."
            ),
        ),
        ("[5 wounds] fund", "If the Adventurer has five or more Wounds: gain 1 Fund."),
    ],
)
def test_a_row_of_the_cult_speaks_of_the_adventurer(row: str, words: str) -> None:
    assert says(row, CULT) == words


# ------------------------------------------------------------------ what goes on


@pytest.mark.parametrize(
    ("box", "words"),
    [
        ("price -1", "For the rest of the round, cards cost you 1 Fund less."),
        ("price +2", "For the rest of the round, cards cost you 2 Funds more."),
        ("alert +1", "For the rest of the round, 1 Cultist more is counted in the Alert Phase."),
        ("alert -2", "For the rest of the round, 2 Cultists fewer are counted in the Alert Phase."),
        ("cost +1", "For the rest of the round, every Location needs 1 Mark more."),
        ("cost +2 @hers", "For the rest of the round, your Location needs 2 Marks more."),
        ("resistance -1", "For the rest of the round, Cultists have -1 Resistance."),
        ("resistance -1 @hers", "For the rest of the round, Cultists at your Location have -1 Resistance."),
        (
            "price -1; when steal: fund fund draw",
            (
                "For the rest of the round, cards cost you 1 Fund less; "
                "each time you steal a Relic, gain 2 Funds and draw 1 card."
            ),
        ),
    ],
)
def test_a_permanent_card_of_the_adventurer_in_words(box: str, words: str) -> None:
    assert lasts(box) == words


@pytest.mark.parametrize(
    ("box", "words"),
    [
        ("cover @hers", "For the rest of the round, Cultists at the Adventurer's Location cannot be shot."),
        ("cover", "For the rest of the round, Cultists cannot be shot."),
        ("cost -1 @hers", "For the rest of the round, the Adventurer's Location needs 1 Mark fewer."),
    ],
)
def test_a_permanent_card_of_the_cult_in_words(box: str, words: str) -> None:
    assert lasts(box, CULT) == words


@pytest.mark.parametrize(
    ("box", "words"),
    [
        ("resistance +1", "As long as it is deployed, other Cultists here have +1 Resistance."),
        ("resistance +1 @here", "As long as it is deployed, Cultists here have +1 Resistance."),
        ("resistance +1 @all", "As long as it is deployed, Cultists have +1 Resistance."),
        ("cover", "As long as it is deployed, other Cultists here cannot be shot."),
        ("cost -1", "As long as it is deployed, this Location needs 1 Mark fewer."),
        ("alert -1", "As long as it is deployed, 1 Cultist fewer is counted in the Alert Phase."),
    ],
)
def test_a_deployed_cultist_in_words(box: str, words: str) -> None:
    assert lasts(box, CULT, Box.DEPLOYED) == words


@pytest.mark.rule("LR-5.3.2")
@pytest.mark.parametrize(
    ("when", "deployed", "permanent", "hers"),
    [
        ("ready", "a Cultist here becomes ready", "a Cultist becomes ready", "a Cultist becomes ready"),
        ("resolve", *["a Location has been resolved"] * 3),
        ("arrive", "the Adventurer arrives here", "the Adventurer arrives at a Location", "you arrive at a Location"),
        (
            "discover",
            "the Adventurer discovers this Location",
            "the Adventurer discovers a Location",
            "you discover a Location",
        ),
        ("steal", "the Adventurer steals a Relic here", "the Adventurer steals a Relic", "you steal a Relic"),
        ("elimination", "another Cultist here is eliminated", "a Cultist is eliminated", "a Cultist is eliminated"),
        (
            "damage",
            "the Adventurer takes a Wound or Madness",
            "the Adventurer takes a Wound or Madness",
            "you take a Wound or Madness",
        ),
    ],
)
def test_a_deployed_cultist_notices_what_happens_at_its_location(
    when: str, deployed: str, permanent: str, hers: str
) -> None:
    box = f"when {when}: fund"

    assert lasts(box, CULT, Box.DEPLOYED) == f"As long as it is deployed, each time {deployed}, gain 1 Fund."
    assert lasts(box, CULT) == f"For the rest of the round, each time {permanent}, gain 1 Fund."
    assert lasts(box) == f"For the rest of the round, each time {hers}, gain 1 Fund."


@pytest.mark.parametrize("faction", list(Faction))
@pytest.mark.parametrize("box", [Box.PERMANENT, Box.DEPLOYED])
@pytest.mark.parametrize("when", list(When))
def test_everything_that_sets_something_off_has_words(when: When, faction: Faction, box: Box) -> None:
    assert lasts(f"when {when}: fund", faction, box).endswith(", gain 1 Fund.")


@pytest.mark.parametrize("scope", list(Scope))
@pytest.mark.parametrize("stat", [Stat.RESISTANCE, Stat.COST, Stat.PRICE, Stat.ALERT, Stat.COVER])
def test_every_number_that_is_changed_has_words_for_everybody(stat: Stat, scope: Scope) -> None:
    if stat in {Stat.RESISTANCE, Stat.COVER} and scope is Scope.SELF:
        return  # no Cultist changes itself

    words = continuous_words(Continuous((Aura(stat, 1, scope),)), CULT, Box.DEPLOYED)

    assert words.startswith("As long as it is deployed, ")


@pytest.mark.parametrize("stat", [Stat.CULTISTS, Stat.WOUNDS, Stat.MADNESS, Stat.DAMAGE])
@pytest.mark.parametrize("faction", list(Faction))
def test_every_need_has_words(stat: Stat, faction: Faction) -> None:
    assert "two or more" in says(f"[2 {stat}] fund", faction)


# ------------------------------------------------------------------ whole cards


def test_an_adventurer_card_in_words() -> None:
    assert adventurer_words(AdventurerHalf(action="move clue")) == "Move to another Location, then place 1 Clue."
    assert adventurer_words(AdventurerHalf(permanent="cost +1")) == (
        "For the rest of the round, every Location needs 1 Mark more."
    )


@pytest.mark.rule("LR-R8")
def test_a_cultist_in_words_says_of_each_box_when_it_works() -> None:
    half = CultHalf(
        resistance=2,
        activation="mark / fund",
        action="fund fund",
        permanent="price -1",
        deployed="alert -1",
        eliminated="wound",
    )

    assert cult_words(half) == (
        "Resistance 2. "
        "Activated: place 1 Mark here. Or gain 1 Fund. "
        "From hand: gain 2 Funds. "
        "From hand, for the rest of the round, cards cost you 1 Fund less. "
        "As long as it is deployed, 1 Cultist fewer is counted in the Alert Phase. "
        "When it is eliminated: deal the Adventurer 1 Wound if she is here."
    )


def test_a_card_that_is_no_cultist_in_words() -> None:
    assert cult_words(CultHalf(action="mark@every")) == "From hand: place 1 Mark at every Location with a Cultist."


def test_what_a_card_is_said_to_do_is_what_its_icons_do() -> None:
    """Whoever changes a card finds here the lines that have to stand in text.toml."""
    content = cast("Content", game_named("last_relic").content)
    made = {
        **{str(facts.id): adventurer_words(facts) for facts in content.adventurer_cards},
        **{str(facts.id): cult_words(facts) for facts in content.cult_cards},
        **{str(facts.id): reinforcement_words(facts) for facts in content.reinforcements},
        **{str(facts.id): location_words(facts) for facts in content.locations},
    }

    wrong = [
        f'{card} = {{ name = "{TEXT.name(card)}", text = "{words}" }}'
        for card, words in made.items()
        if card not in TEXT.entries or TEXT.entries[card].text != words
    ]

    assert wrong == [], "\n".join(["put these lines into text.toml:", *wrong])
