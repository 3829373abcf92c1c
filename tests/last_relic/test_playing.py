"""Adventurer Actions, Play a Card: what a turn offers, where a played card goes, and how long a permanent one stays."""

from __future__ import annotations

import pytest

from rlyeh_rules import NotationError, parse_action
from rlyeh_rules.last_relic import AskCult, AskMove, events

from .table import CULT, HER, On, at, names, offered, play, refused, spot, table, told

# ------------------------------------------------------------------ what a turn offers


@pytest.mark.rule("LR-7.0.1")
def test_with_no_card_and_one_clue_at_a_hidden_location_she_can_only_pass() -> None:
    state = table(row=(spot("harbour", clues=1), spot("library"), spot("crypt")))

    assert offered(state, HER) == ["0: pass"]
    assert refused(state, "move 3") == "LR-7.0.1"


@pytest.mark.rule("LR-7.0.1", "LR-7.4.4")
@pytest.mark.parametrize(
    ("up", "actions"), [(False, ["0: discover"]), (True, ["0: steal A", "0: steal B", "0: ability 1"])]
)
def test_there_are_four_actions_and_passing(up: bool, actions: list[str]) -> None:
    state = table(
        hand=["torch = fund", "map ! price -1"],
        row=(spot("harbour", clues=4, up=up), spot("library"), spot("crypt")),
        cultists=[On(1, "acolyte 2 = mark")],
        wounds=1,
    )

    assert set(offered(state, HER)) == {"0: pass", "0: play torch", "0: permanent map", *actions}


@pytest.mark.rule("LR-7.0.1")
@pytest.mark.parametrize("text", ["move 3", "shoot acolyte", "clue 1"])
def test_what_icons_do_is_no_action_even_with_such_a_card_in_hand(text: str) -> None:
    state = table(hand=["boots = move", "gun = shot", "torch = clue"], cultists=[On(1, "acolyte 2 = mark")])

    assert refused(state, text) == "LR-7.0.1"


@pytest.mark.rule("LR-7.0.1")
@pytest.mark.parametrize("text", ["heal", "heal-wound", "heal-madness", "clue", "move", "shoot", "draw", "fund"])
def test_there_are_no_words_for_a_bare_icon(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(table(hand=["herbs = heal-wound"], wounds=1), text)


# ------------------------------------------------------------------ from hand


@pytest.mark.rule("LR-7.1.1")
def test_a_permanent_card_lies_above_the_board_and_the_turn_is_over() -> None:
    state, happened = told(table(hand=["map ! price -1"]), "permanent map")

    assert state.adventurer.cards.permanents == ("map",)
    assert (state.adventurer.cards.hand, state.adventurer.cards.discard) == ((), ())
    assert happened == (events.PermanentPlayed(HER, "map"),)
    assert isinstance(state.decision, AskCult)


@pytest.mark.rule("LR-7.1.1")
@pytest.mark.parametrize("verb", ["play", "permanent"])
@pytest.mark.parametrize("card", ["sold", "gone", "lamp", "lens", "acolyte", "rite", "harbour"])
def test_only_a_card_of_the_hand_is_played(verb: str, card: str) -> None:
    state = table(
        hand=["torch = fund"],
        deck=["sold = fund"],
        discard=["gone ! price -1"],
        permanents=["lamp ! price -1"],
        market=["lens $3 = clue // 2 = mark"],
        cultists=[On(1, "acolyte 2 = mark")],
        cult_hand=["rite | action fund"],
    )

    assert refused(state, f"{verb} {card}") == "LR-7.1.1"


@pytest.mark.rule("LR-7.1.2")
@pytest.mark.parametrize(("icons", "position"), [("move clue", 3), ("clue move", 1)])
def test_icons_are_resolved_from_left_to_right(icons: str, position: int) -> None:
    state = play(table(hand=[f"boots = {icons}"]), "play boots", "move 3")

    assert state.adventurer.position == 3
    assert [at(state, n).clues for n in (1, 2, 3)] == [int(n == position) for n in (1, 2, 3)]


@pytest.mark.rule("LR-7.1.2")
def test_the_card_is_discarded_when_its_last_icon_is_done_and_not_before() -> None:
    state = play(table(hand=["boots = move"], discard=["old = fund"]), "play boots")

    assert isinstance(state.decision, AskMove)
    assert (state.adventurer.cards.played, state.adventurer.cards.discard) == ("boots", ("old",))

    state = play(state, "move 2")

    assert (state.adventurer.cards.played, state.adventurer.cards.discard) == (None, ("old", "boots"))
    assert state.waiting_on == (CULT,)


@pytest.mark.rule("LR-7.1.2", "LR-R30")
def test_an_impossible_icon_is_skipped_and_the_rest_goes_on() -> None:
    state, happened = told(table(hand=["torch = fund shot clue"]), "play torch")

    assert names(happened) == ["CardPlayed", "FundsGained", "IconSkipped", "CluePlaced"]
    assert happened[2] == events.IconSkipped(HER, "shot")
    assert (state.adventurer.funds, at(state, 1).clues) == (4, 1)


@pytest.mark.rule("LR-R30")
def test_a_card_may_be_played_although_nothing_comes_of_it() -> None:
    state, happened = told(table(hand=["torch = shot heal-wound X.clue draw"]), "play torch")

    assert names(happened) == ["CardPlayed", *["IconSkipped"] * 4]
    assert state.adventurer.cards.discard == ("torch",)
    assert state.waiting_on == (CULT,)


@pytest.mark.rule("LR-R30", "LR-7.1.2")
def test_an_icon_that_is_possible_may_not_be_declined() -> None:
    state = play(table(hand=["boots = move fund", "torch = clue"]), "play boots")

    assert offered(state, HER) == ["0: move 2", "0: move 3"]
    assert refused(state, "pass") == "LR-R30"
    assert refused(state, "play torch") == "LR-R30"
    assert refused(state, "1: pass") == "LR-R30"


@pytest.mark.rule("LR-R30")
def test_a_target_is_chosen_when_its_icon_is_reached() -> None:
    state = play(table(hand=["boots = fund move clue"]), "play boots")

    assert isinstance(state.decision, AskMove)
    assert state.adventurer.funds == 4, "what stands to the left is done"
    assert [at(state, n).clues for n in (1, 2, 3)] == [0, 0, 0], "what stands to the right is not"


@pytest.mark.rule("LR-R30", "LR-8.2.1")
def test_the_cult_resolves_its_icons_in_the_same_order() -> None:
    state = table("cult", cultists=[On(1, "acolyte 2 = fund mark wound madness")])

    state, happened = told(state, "activate acolyte")

    assert names(happened) == ["CultistActivated", "FundsGained", "MarkPlaced", "WoundTaken", "MadnessTaken"]


@pytest.mark.rule("LR-R30", "LR-8.1.1")
def test_a_cult_card_from_hand_too_goes_from_left_to_right_and_then_to_its_pile() -> None:
    state = play(table("cult", cult_hand=["rite | action fund mark@chosen fund"]), "play rite")

    assert (state.cult.funds, state.cult.cards.played, state.cult.cards.discard) == (4, "rite", ())

    state = play(state, "at 2")

    assert (state.cult.funds, at(state, 2).marks, state.cult.cards.discard) == (5, 1, ("rite",))


@pytest.mark.rule("LR-R30", "LR-8.2.5")
def test_a_cultist_may_be_activated_for_icons_that_are_impossible_but_not_without_any() -> None:
    state = table("cult", cultists=[On(2, "acolyte 2 = wound"), On(2, "idle 1")])

    after, happened = told(state, "activate acolyte")

    assert names(happened) == ["CultistActivated", "IconSkipped"]
    assert [cultist.ready for cultist in after.cult.cultists] == [False, True]
    assert refused(state, "activate idle") == "LR-R30"


# ------------------------------------------------------------------ permanent cards


@pytest.mark.rule("LR-R32", "LR-5.3.1")
@pytest.mark.parametrize(
    ("permanents", "left"), [([], 0), (["map ! price -1"], 1), (["map ! price -1", "plan ! price -1"], 2)]
)
def test_equal_permanent_cards_add_up(permanents: list[str], left: int) -> None:
    state = table("buy", permanents=permanents, market=["lens $3 = clue // 2 = mark"], funds=3)

    assert play(state, "buy lens").adventurer.funds == left


@pytest.mark.rule("LR-R32", "LR-7.1.1", "LR-5.3.1")
def test_a_permanent_card_played_last_works_until_maintenance() -> None:
    state = table(
        hand=["map ! price -1"],
        deck=["a", "b", "c", "d", "e"],
        market=["lens $3 = clue // 2 = mark"],
        funds=2,
        cult_deck=["v", "w", "x", "y", "z"],
    )

    state = play(state, "permanent map", "1: pass", "0: pass")
    assert state.adventurer.cards.permanents == ("map",), "through the Alert Phase"
    state = play(state, "1: pass", "buy lens")
    assert (state.adventurer.funds, state.adventurer.cards.permanents) == (0, ("map",)), "and while cards are bought"
    state, happened = told(state, "1: pass", "0: pass")

    assert events.PermanentsDiscarded(HER, ("map",)) in happened
    assert state.adventurer.cards.permanents == ()
    assert state.adventurer.cards.discard == ("lens", "map")
    assert state.round == 4


@pytest.mark.rule("LR-R32")
def test_a_permanent_effect_is_off_while_the_card_is_in_hand() -> None:
    state = table("buy", hand=["map ! price -1"], market=["lens $3 = clue // 2 = mark"], funds=2)

    assert refused(state, "buy lens") == "LR-6.5.3"


@pytest.mark.rule("LR-R32", "LR-5.3.1")
def test_a_card_of_the_adventurer_is_of_one_kind_only() -> None:
    state = table(hand=["torch = fund", "map ! price -1"])

    assert refused(state, "play map") == "LR-5.3.1"
    assert refused(state, "permanent torch") == "LR-5.3.1"


@pytest.mark.rule("LR-R32", "LR-8.1.2")
def test_of_a_cult_card_with_both_boxes_the_player_picks_one() -> None:
    state = table("cult", cult_hand=["rite | action fund fund | permanent price -1"])
    assert set(offered(state, CULT)) == {"1: pass", "1: play rite", "1: permanent rite"}

    for_icons, to_stay = play(state, "play rite"), play(state, "permanent rite")

    assert (for_icons.cult.funds, for_icons.cult.cards.discard, for_icons.cult.cards.permanents) == (5, ("rite",), ())
    assert (to_stay.cult.funds, to_stay.cult.cards.discard, to_stay.cult.cards.permanents) == (3, (), ("rite",))


@pytest.mark.rule("LR-R32", "LR-8.1.2", "LR-7.1.9")
def test_a_permanent_card_is_no_cultist() -> None:
    state = table(
        hand=["gun = shot", "net = fund / [3 cultists] fund fund"],
        cultists=[On(1, "acolyte 2 = mark"), On(1, "brute 2 = mark")],
        cult_permanents=["priest 1 = mark | permanent price -1"],
    )

    assert refused(state, "play net b") == "LR-7.1.13", "it is not counted"
    shooting = play(state, "play gun")
    assert refused(shooting, "shoot priest") == "LR-7.1.9", "it cannot be shot"
    assert refused(play(shooting, "shoot acolyte"), "activate priest") == "LR-8.2.1", "it cannot be activated"
