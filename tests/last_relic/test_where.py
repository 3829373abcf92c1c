"""Where an effect applies, and how often: here, where she is, a Location of one's choice, every one with a Cultist."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.last_relic import AskLocation, AskOrder, State, events

from .table import CULT, HER, ROW, On, at, names, offered, play, refused, spot, table, told


def rite(icons: str, **what: Any) -> State:
    """A turn of the Cult, with a card in hand."""
    return table("cult", cult_hand=[f"rite | action {icons}"], **what)


def marks(state: State) -> tuple[int, int, int]:
    """The Marks of the three Locations."""
    one, two, three = (at(state, n).marks for n in (1, 2, 3))
    return one, two, three


# ------------------------------------------------------------------ Marks


@pytest.mark.rule("LR-5.2.5", "LR-8.2.3")
def test_a_mark_goes_where_the_cultist_stands_and_no_place_is_asked_for() -> None:
    state = table("cult", cultists=[On(2, "acolyte 2 = mark")])

    assert marks(play(state, "activate acolyte")) == (0, 1, 0)
    assert refused(state, "at 3") == "LR-5.2.5"


@pytest.mark.rule("LR-R11", "LR-5.2.5")
@pytest.mark.parametrize(
    ("where", "found"), [("here", (0, 1, 0)), ("hers", (0, 0, 1)), ("chosen", (1, 0, 0)), ("every", (1, 1, 0))]
)
def test_a_card_may_name_another_place(where: str, found: tuple[int, int, int]) -> None:
    cultists = [On(2, f"acolyte 2 = mark@{where}"), On(1, "brute 2"), On(1, "priest 2")]

    state = play(table("cult", at=3, cultists=cultists), "activate acolyte", *(["at 1"] if where == "chosen" else []))

    assert marks(state) == found


@pytest.mark.rule("LR-R11", "LR-8.1.1")
@pytest.mark.parametrize(("where", "found"), [("hers", (0, 0, 1)), ("chosen", (0, 1, 0)), ("every", (1, 0, 1))])
def test_a_card_from_hand_has_its_marks_where_it_says(where: str, found: tuple[int, int, int]) -> None:
    state = rite(f"mark@{where}", at=3, cultists=[On(1, "acolyte 2"), On(3, "brute 2")])

    assert marks(play(state, "play rite", *(["at 2"] if where == "chosen" else []))) == found


@pytest.mark.rule("LR-R11", "LR-R30")
def test_a_chosen_place_is_asked_for_when_the_icon_is_reached_each_time_anew() -> None:
    asked = play(rite("mark@chosen mark@chosen"), "play rite")
    assert isinstance(asked.decision, AskLocation)
    assert offered(asked, CULT) == ["1: at 1", "1: at 2", "1: at 3"]
    assert refused(asked, "at 4") == "LR-R11"

    again = play(asked, "at 2")
    assert isinstance(again.decision, AskLocation)
    assert marks(again) == (0, 1, 0)

    assert marks(play(again, "at 2")) == (0, 2, 0)


@pytest.mark.rule("LR-R11", "LR-R30")
@pytest.mark.parametrize("where", ["hers", "every"])
def test_where_there_is_no_such_place_nothing_is_placed(where: str) -> None:
    _, happened = told(rite(f"mark@{where}", at=None, row=(None, None, None)), "play rite")

    assert names(happened) == ["CardPlayed", "IconSkipped"]


@pytest.mark.rule("LR-R10", "LR-R11")
@pytest.mark.parametrize("finish", [False, True])
@pytest.mark.parametrize("who", ["rite", "acolyte"])
def test_a_mark_at_a_chosen_place_completes_it(who: str, finish: bool) -> None:
    row = (ROW[0], ROW[1], spot("crypt", marks=4))
    state = rite(
        "mark@chosen", row=row, cultists=[On(1, "acolyte 2 = mark@chosen")], options={"finish_icons_first": finish}
    )

    _, happened = told(state, {"rite": "play rite", "acolyte": "activate acolyte"}[who], "at 3")

    assert events.LocationResolved(3, "crypt") in happened


@pytest.mark.rule("LR-R10", "LR-R11")
@pytest.mark.parametrize(
    ("finish", "order"),
    [
        (False, ["MarkPlaced", "LocationRevealed", "LocationResolved"]),
        (True, ["MarkPlaced", "FundsGained", "LocationRevealed"]),
    ],
)
def test_the_icons_to_the_right_of_such_a_mark_wait_unless_an_option_has_them_first(
    finish: bool, order: list[str]
) -> None:
    row = (ROW[0], ROW[1], spot("crypt", marks=4))
    state = rite("mark@chosen fund", row=row, options={"finish_icons_first": finish})

    assert names(told(state, "play rite", "at 3")[1])[1:4] == order


@pytest.mark.rule("LR-R10", "LR-R11")
def test_when_one_effect_completes_two_locations_the_cult_says_which_is_first() -> None:
    row = (spot("harbour", marks=4), ROW[1], spot("crypt", marks=4))
    state = rite("mark@every fund", at=2, row=row, cultists=[On(1, "acolyte 2"), On(3, "brute 2")])

    asked = play(state, "play rite")
    assert isinstance(asked.decision, AskOrder)
    assert offered(asked, CULT) == ["1: resolve 1", "1: resolve 3"]
    state, happened = told(asked, "resolve 3", "lay p", "lay q")

    resolved = [event.position for event in happened if isinstance(event, events.LocationResolved)]
    assert resolved == [3, 1]
    assert names(happened)[-1] == "FundsGained"
    assert state.waiting_on == (HER,)


@pytest.mark.rule("LR-R1", "LR-R30")
def test_with_limited_tokens_no_mark_is_placed_where_none_is_left() -> None:
    row = (spot("harbour", clues=23), ROW[1], ROW[2])
    cultists = [On(1, "acolyte 2"), On(2, "brute 2")]

    limited, happened = told(
        rite("mark@every mark@every", row=row, cultists=cultists, options={"limited_tokens": True}), "play rite"
    )

    assert marks(limited) == (1, 0, 0)
    assert names(happened) == ["CardPlayed", "MarkPlaced", "IconSkipped"]
    assert marks(play(rite("mark@every mark@every", row=row, cultists=cultists), "play rite")) == (2, 2, 0)


# ------------------------------------------------------------------ Clues


@pytest.mark.rule("LR-5.2.6", "LR-R30")
def test_her_card_may_place_a_clue_at_a_location_of_her_choice() -> None:
    asked = play(table(hand=["wire = clue@chosen fund"]), "play wire")
    assert offered(asked, HER) == ["0: at 1", "0: at 2", "0: at 3"]

    state = play(asked, "at 3")

    assert [at(state, n).clues for n in (1, 2, 3)] == [0, 0, 1]
    assert (state.adventurer.position, state.adventurer.funds) == (1, 4)


# ------------------------------------------------------------------ damage


@pytest.mark.rule("LR-R11", "LR-8.2.5")
@pytest.mark.parametrize("icon", ["wound", "madness"])
@pytest.mark.parametrize(
    ("where", "she", "hit"),
    [
        ("here", 2, True),
        ("here", 1, False),
        ("every", 2, True),
        ("every", 3, True),
        ("every", 1, False),
        ("hers", 1, True),
        ("anywhere", 1, True),
    ],
)
def test_damage_reaches_her_where_the_icon_applies(icon: str, where: str, she: int, hit: bool) -> None:
    cultists = [On(2, f"acolyte 2 = {icon}@{where}"), On(3, "brute 2")]

    state, happened = told(table("cult", at=she, cultists=cultists), "activate acolyte")

    assert (state.adventurer.wounds, state.adventurer.madness) == ((hit, 0) if icon == "wound" else (0, hit))
    assert ("IconSkipped" in names(happened)) is not hit


@pytest.mark.rule("LR-R11", "LR-R5")
@pytest.mark.parametrize(("where", "wounds"), [("hers", 0), ("anywhere", 1)])
def test_beside_the_row_only_damage_wherever_she_is_reaches_her(where: str, wounds: int) -> None:
    state = rite(f"wound@{where}", at=None, row=(None, None, None))

    assert play(state, "play rite").adventurer.wounds == wounds


@pytest.mark.rule("LR-R11", "LR-R30")
def test_a_chosen_place_for_damage_can_only_be_where_she_is() -> None:
    asked = play(rite("madness@chosen", at=2), "play rite")
    assert offered(asked, CULT) == ["1: at 2"]
    assert refused(asked, "at 1") == "LR-R11"

    assert play(asked, "at 2").adventurer.madness == 1


# ------------------------------------------------------------------ Cultists


@pytest.mark.rule("LR-R11", "LR-R30")
@pytest.mark.parametrize("icon", ["eliminate", "discard"])
@pytest.mark.parametrize(
    ("where", "targets"), [("here", "acolyte brute"), ("hers", "priest"), ("chosen", "acolyte brute priest")]
)
def test_a_cultist_is_chosen_where_the_icon_applies(icon: str, where: str, targets: str) -> None:
    cultists = [On(2, f"acolyte 2 = {icon}@{where}"), On(2, "brute 2"), On(1, "priest 2")]

    asked = play(table("cult", cultists=cultists), "activate acolyte")

    assert offered(asked, CULT) == [f"1: cultist {card}" for card in targets.split()]
    if where != "chosen":
        outside = "priest" if where == "here" else "brute"
        assert refused(asked, f"cultist {outside}") == "LR-R30"


@pytest.mark.rule("LR-R11", "LR-R30")
def test_without_a_cultist_there_nothing_is_asked() -> None:
    _, happened = told(rite("eliminate@hers", at=3, cultists=[On(1, "acolyte 2")]), "play rite")

    assert names(happened) == ["CardPlayed", "IconSkipped"]


# ------------------------------------------------------------------ how often


@pytest.mark.rule("LR-10.3")
@pytest.mark.parametrize(
    ("number", "funds"), [("wounds", 3), ("madness", 1), ("damage", 4)], ids=["Wounds", "Madness", "both"]
)
def test_a_cult_card_may_be_stronger_by_her_damage(number: str, funds: int) -> None:
    state = play(rite(f"{number}.fund", cult_funds=0, wounds=3, madness=1), "play rite")

    assert state.cult.funds == funds


@pytest.mark.rule("LR-10.3")
def test_of_three_wounds_one_healed_is_not_counted() -> None:
    state = table(hand=["herbs = heal-wound"], cult_hand=["rite | action wounds.fund"], wounds=3)

    assert play(state, "play herbs", "play rite").cult.funds == 5


@pytest.mark.rule("LR-10.3", "LR-R28")
def test_damage_is_read_when_the_icon_begins_and_then_fixed() -> None:
    state, happened = told(rite("wound@anywhere wounds.wound@anywhere fund", wounds=1), "play rite")

    assert state.adventurer.wounds == 4, "1 and 1, and then twice"
    assert names(happened)[-1] == "FundsGained"
