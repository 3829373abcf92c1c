"""What a player is told about what can be done: the sentence of an action, and the board."""

from __future__ import annotations

import pytest

from rlyeh_rules import parse_action
from rlyeh_rules.last_relic import State

from .dealt import shipped, unshuffled
from .table import CULT, HER, On, play, spot, table


def said(state: State, notation: str) -> str:
    """An action as a sentence."""
    return parse_action(state, notation).describe(state)


def lines(state: State, word: str) -> list[str]:
    """The lines of the board that begin with a word."""
    return [line.strip() for line in str(state).splitlines() if line.strip().startswith(word)]


# ------------------------------------------------------------------ actions


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("play torch", "Ada plays Torch. Move to another Location, then place 2 Clues."),
        ("play gun b", "Ada plays Gun, alternative b. If you discard 1 Clue: place 2 Shots."),
        ("play gun c", "Ada plays Gun, alternative c."),
        ("permanent map", "Ada plays Map as a permanent card. For the rest of the round, cards cost you 1 Fund less."),
        ("permanent torch", "Ada plays Torch as a permanent card."),
        ("ability 1 b", "Ada activates the ability of Location 1, alternative b. Draw 1 card."),
        ("ability 2", "Ada activates the ability of Location 2."),
        ("ability 9", "Ada activates the ability of Location 9."),
    ],
)
def test_of_what_the_adventurer_does_it_is_said_what_comes_of_it(notation: str, sentence: str) -> None:
    hand = ["torch = move clue clue", "gun = shot / [clue] shot shot", "map ! price -1"]
    row = [spot("harbour", up=True, ability="fund / draw"), spot("library", ability="fund"), spot("crypt")]
    assert said(table(hand=hand, row=row), notation) == sentence


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("play rite", "Bram plays Rite. Gain 2 Funds."),
        (
            "permanent fog",
            "Bram plays Fog as a permanent card. For the rest of the round, every Location needs 1 Mark fewer.",
        ),
        ("activate acolyte a", "Bram activates Acolyte, alternative a. Place 1 Mark here."),
        ("activate acolyte", "Bram activates Acolyte."),
    ],
)
def test_of_what_the_cult_does_it_is_said_what_comes_of_it(notation: str, sentence: str) -> None:
    state = table(
        "cult",
        cult_hand=["rite | action fund fund", "fog | permanent cost -1"],
        cultists=[On(1, "acolyte 2 = mark / fund")],
    )
    assert said(state, notation) == sentence


LENS = "lens $3 = clue // 2 = mark"


def test_who_buys_is_told_the_price_and_the_half_that_will_work() -> None:
    assert said(table("buy", market=[LENS]), "buy lens") == "Ada buys Lens. Price 3. Place 1 Clue."
    reserved = table("cult buys", market=[LENS], reserved=(None, "lens"))
    assert said(reserved, "buy lens") == "Bram buys Lens. Price 2. Resistance 2. Activated: place 1 Mark here."
    assert said(table("reserve", market=[LENS]), "reserve lens") == "Ada reserves Lens. Price 3. Place 1 Clue."


def test_once_it_is_bought_a_card_has_no_price() -> None:
    state = table("buy", market=[LENS])
    buy = parse_action(state, "buy lens")
    assert buy.describe(play(state, "buy lens")) == "Ada buys Lens. Place 1 Clue."


# ------------------------------------------------------------------ the board


def test_who_chooses_from_locations_sees_what_stands_on_them() -> None:
    state = unshuffled()
    drawn, *others = str(state).partition("drawn: ")[2].partition("\n\n")[0].split("\n         ")
    names = [state.text.name(location) for location in state.locations.drawn]
    assert [name for name in names if f"{name}, " not in " ".join([drawn, *others])] == []
    assert drawn.startswith(f"{names[0]}, ")
    assert lines(state.view(HER), "drawn") == ["drawn: 4 Locations"]
    assert lines(play(state, str(state.legal_actions()[0])), "drawn") == []


def test_what_is_missing_for_a_summoning_is_told_once_something_is_there() -> None:
    assert lines(table(need="AABBCC"), "Great Old One") == ["Great Old One: Dagon [needs A x2, B x2, C x2]"]
    begun = table(need="AABBCC", relics="AB")
    assert lines(begun, "Great Old One") == ["Great Old One: Dagon [needs A x2, B x2, C x2; missing: A, B, C x2]"]
    assert lines(begun.view(HER), "Great Old One") == ["Great Old One: unknown"]


def test_what_stands_on_a_location_is_that_of_the_card_set() -> None:
    state = table(row=[spot("harbour", ability="fund fund", up=True), spot("library"), spot("crypt")])
    assert lines(state, "1  Harbour") == ["1  Harbour, 5/7 Marks: A, B. Ability: gain 2 Funds.   <- the Adventurer"]


def test_an_icon_that_asks_is_named() -> None:
    asked = play(table(hand=["lens = clue@chosen"]), "play lens")
    assert lines(asked, "icon") == ["icon: Clue"]
    readied = play(table("cult", cult_hand=["rite | action ready"], cultists=[On(1, "a 1", ready=False)]), "play rite")
    assert lines(readied, "icon") == ["icon: Ready a Cultist"]


def test_a_cultist_that_is_to_move_is_named() -> None:
    state = table("cult", cult_hand=["rite | action shift"], cultists=[On(1, "acolyte 1")])
    asked = play(state, "play rite", "cultist acolyte")
    assert (lines(asked, "Cultist: "), lines(asked, "icon")) == (["Cultist: Acolyte"], [])


def test_a_hand_is_counted_for_the_other_side() -> None:
    state = table(hand=["torch"], deck=["map"])
    assert lines(state.view(CULT), "hand: 1") == ["hand: 1 card; deck 1"]


# ------------------------------------------------------------------ card sets


def test_every_card_with_boxes_has_words_and_no_other_entry_has() -> None:
    content = shipped()
    for name in ("adventurer_cards", "cult_cards", "reinforcements", "locations"):
        assert [entry for entry in getattr(content, name) if not content.words(entry).endswith(".")] == []
    for name in ("great_old_ones", "relics", "exposure", "tracks"):
        assert {content.words(entry) for entry in getattr(content, name)} == {""}
