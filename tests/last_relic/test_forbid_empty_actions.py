"""The option that a row of icons none of which can do anything may not be resolved (LR-R30)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import CULT, HER, ROW, On, Spot, names, offered, play, refused, spot, table, told

STRICT = {"forbid_empty_actions": True}
SEVEN = ["a", "b", "c", "d", "e", "f", "g"]
FULL: tuple[Spot, ...] = (spot("harbour", clues=24), *ROW[1:])
"""As many Clues as an option allows."""

EMPTY: list[Any] = [
    pytest.param("shot", {}, id="no Cultist there"),
    pytest.param("shot", {"cultists": [On(2, "acolyte 2")]}, id="a Cultist elsewhere"),
    pytest.param("heal-wound", {"madness": 2}, id="no Wound"),
    pytest.param("heal-madness", {"wounds": 2}, id="no Madness"),
    pytest.param("draw", {"discard": ()}, id="neither deck nor discard pile"),
    pytest.param("X.fund", {}, id="no Relic stolen"),
    pytest.param("exposure", {"exposure": 7}, id="Exposure at the end"),
    pytest.param("move", {"row": (spot("harbour"), None, None)}, id="no other Location"),
    pytest.param("clue", {"at": None, "row": (None, None, None)}, id="beside the row"),
    pytest.param("fund", {"funds": 9, "most_funds": 9}, id="the end of the Funds track"),
    pytest.param("shot heal-wound X.clue", {}, id="several of them"),
]
FULL_OF_SENSE: list[Any] = [
    pytest.param("shot", {"cultists": [On(1, "acolyte 2")]}, id="a Cultist there"),
    pytest.param("heal-wound", {"wounds": 1}, id="a Wound"),
    pytest.param("draw", {"deck": ["x"]}, id="a deck"),
    pytest.param("draw", {"discard": ["x"]}, id="a discard pile"),
    pytest.param("X.fund", {"stolen": "A"}, id="a Relic stolen"),
    pytest.param("exposure", {"exposure": 6}, id="a space left"),
    pytest.param("move", {}, id="another Location"),
    pytest.param("shot fund", {}, id="one of two"),
]

# ------------------------------------------------------------------ her cards


@pytest.mark.rule("LR-R30")
@pytest.mark.parametrize(("icons", "what"), EMPTY)
def test_a_card_none_of_whose_icons_can_do_anything_is_refused_by_the_option_only(
    icons: str, what: dict[str, Any]
) -> None:
    strict, usual = (table(hand=[f"torch = {icons}"], **what, options=options) for options in (STRICT, None))

    assert refused(strict, "play torch") == "LR-R30"
    assert offered(strict, HER, "play") == []
    assert offered(usual, HER, "play") == ["0: play torch"]
    assert set(names(told(usual, "play torch")[1])[1:]) == {"IconSkipped"}


@pytest.mark.rule("LR-R30")
@pytest.mark.parametrize(("icons", "what"), FULL_OF_SENSE)
def test_a_card_of_which_one_icon_can_do_something_is_played(icons: str, what: dict[str, Any]) -> None:
    state = table(hand=[f"torch = {icons}"], **what, options=STRICT)

    assert offered(state, HER, "play") == ["0: play torch"]
    assert names(told(state, "play torch")[1])[0] == "CardPlayed"


@pytest.mark.rule("LR-R30", "LR-R21")
@pytest.mark.parametrize(("others", "plays"), [(SEVEN, ["0: play book"]), ([*SEVEN, "h"], [])])
def test_of_a_hand_of_eight_the_card_itself_is_not_counted(others: list[str], plays: list[str]) -> None:
    state = table(hand=["book = draw", *others], deck=["x"], options=STRICT)

    assert offered(state, HER, "play") == plays


@pytest.mark.rule("LR-R30", "LR-R29")
def test_it_is_the_chosen_alternatives_that_count() -> None:
    state = table(hand=["torch = (shot / fund) (heal-wound / exposure)"], options=STRICT)

    assert offered(state, HER, "play") == [f"0: play torch {choice}" for choice in ("ab", "ba", "bb")]
    assert refused(state, "play torch aa") == "LR-R30"
    assert play(state, "play torch ab").alert.exposure == 1


@pytest.mark.rule("LR-R30")
def test_it_looks_at_the_moment_of_the_command_and_not_at_what_the_card_brings_about() -> None:
    row = (spot("harbour"), spot("library"), None)
    state = table(hand=["boots = shot", "torch = move shot"], cultists=[On(2, "acolyte 2")], row=row, options=STRICT)

    assert offered(state, HER, "play") == ["0: play torch"]


@pytest.mark.rule("LR-R30", "LR-R1", "LR-R2")
def test_both_options_together_count_a_clue_or_a_shot_without_a_token_as_nothing() -> None:
    both = {"forbid_empty_actions": True, "limited_tokens": True}
    cultists = [On(1, "acolyte 3"), On(2, "brute 6", shots=5)]
    hand = ["torch = clue", "gun = shot"]

    assert offered(table(hand=hand, row=FULL, cultists=cultists, options=both), HER, "play") == []
    assert refused(table(hand=hand, row=FULL, options=both), "play torch") == "LR-R30"
    assert len(offered(table(hand=hand, row=FULL, cultists=cultists, options=STRICT), HER, "play")) == 2


@pytest.mark.rule("LR-R30")
def test_a_trial_leaves_no_trace() -> None:
    state = table(hand=["book = draw", "torch = fund exposure"], discard=["x", "y", "z"], options=STRICT)
    before = state.digest()

    assert len(offered(state, HER, "play")) == 2
    assert state.digest() == before


# ------------------------------------------------------------------ abilities, Cultists, Cult cards


@pytest.mark.rule("LR-R30", "LR-7.4.1")
def test_an_ability_that_can_do_nothing_is_refused_and_stays_unused() -> None:
    row = (ROW[0], ROW[1], spot("crypt", up=True, clues=1, ability="shot / fund"))

    strict, usual = table(row=row, options=STRICT), table(row=row)

    assert offered(strict, HER, "ability") == ["0: ability 3 b"]
    assert refused(strict, "ability 3 a") == "LR-R30"
    assert offered(usual, HER, "ability") == ["0: ability 3 a", "0: ability 3 b"]


@pytest.mark.rule("LR-R30", "LR-8.2.1", "LR-8.2.5")
@pytest.mark.parametrize("icon", ["wound", "madness"])
@pytest.mark.parametrize(("she", "activations"), [(1, ["1: activate acolyte"]), (2, [])])
def test_a_cultist_is_not_activated_for_damage_where_she_is_not(icon: str, she: int, activations: list[str]) -> None:
    state = table("cult", at=she, cultists=[On(1, f"acolyte 2 = {icon}")], options=STRICT)

    assert offered(state, CULT, "activate") == activations
    if not activations:
        assert refused(state, "activate acolyte") == "LR-R30"
        assert offered(table("cult", at=she, cultists=[On(1, f"acolyte 2 = {icon}")]), CULT, "activate") != []


@pytest.mark.rule("LR-R30", "LR-R23")
def test_damage_that_would_win_does_something() -> None:
    state = table("cult", wounds=4, cultists=[On(1, "acolyte 2 = wound")], options=STRICT)

    assert offered(state, CULT, "activate") == ["1: activate acolyte"]
    assert play(state, "activate acolyte").is_over


@pytest.mark.rule("LR-R30", "LR-8.1.1")
@pytest.mark.parametrize(
    ("icons", "what"),
    [
        pytest.param("exposure-back", {"exposure": 0}, id="Exposure at the first space"),
        pytest.param("wounds.fund", {}, id="no Wound to count"),
        pytest.param("madness@hers", {"at": None, "row": (None, None, None)}, id="nowhere"),
        pytest.param("mark@every", {}, id="no Location with a Cultist"),
        pytest.param("draw", {}, id="nothing to draw"),
    ],
)
def test_a_cult_card_that_can_do_nothing_is_refused(icons: str, what: dict[str, Any]) -> None:
    strict, usual = (
        table("cult", cult_hand=[f"rite | action {icons}"], **what, options=options) for options in (STRICT, None)
    )

    assert refused(strict, "play rite") == "LR-R30"
    assert offered(strict, CULT) == ["1: pass"]
    assert offered(usual, CULT) == ["1: pass", "1: play rite"]


# ------------------------------------------------------------------ what is never refused


@pytest.mark.rule("LR-R30")
@pytest.mark.parametrize(
    "icon", ["notoriety-back", "eliminate@hers", "discard@chosen", "ready", "shift", "remove-clue@hers", "recover"]
)
def test_what_the_cult_has_in_words_is_never_refused(icon: str) -> None:
    state = table("cult", cult_hand=[f"rite | action {icon}"], options=STRICT)

    assert offered(state, CULT) == ["1: pass", "1: play rite"]
    assert names(told(state, "play rite")[1]) == ["CardPlayed", "IconSkipped"]


@pytest.mark.rule("LR-R30")
@pytest.mark.parametrize("icons", ["eliminate", "discard", "remove-mark", "recover", "shot remove-mark@chosen"])
def test_what_she_has_in_words_is_never_refused(icons: str) -> None:
    assert offered(table(hand=[f"trap = {icons}"], options=STRICT), HER) == ["0: pass", "0: play trap"]


@pytest.mark.rule("LR-R30")
def test_a_cultist_with_words_may_be_activated_for_them() -> None:
    state = table("cult", cultists=[On(2, "acolyte 2 = wound / ready")], options=STRICT)

    assert offered(state, CULT, "activate") == ["1: activate acolyte b"]


@pytest.mark.rule("LR-R30", "LR-R32")
def test_permanent_cards_are_never_refused() -> None:
    state = table(hand=["map ! when damage: heal-wound", "nets ! resistance -1"], options=STRICT)

    assert offered(state, HER) == ["0: pass", "0: permanent map", "0: permanent nets"]
    assert play(state, "permanent map").adventurer.cards.permanents == ("map",)
