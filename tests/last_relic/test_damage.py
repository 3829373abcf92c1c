"""Wounds and Madness: the damage track, what damage is read for, her defeat, healing."""

from __future__ import annotations

import pytest

from rlyeh_rules.last_relic import State
from rlyeh_rules.last_relic.damage import TRACK
from rlyeh_rules.last_relic.events import IconSkipped, MadnessHealed, MadnessTaken, WoundHealed, WoundTaken

from .table import CULT, HER, On, names, offered, play, spot, table, told


def hurt(icons: str, wounds: int, madness: int) -> State:
    """A Cultist at her Location has been activated for these icons."""
    return play(
        table("cult", wounds=wounds, madness=madness, cultists=[On(1, f"acolyte 2 = {icons}")]), "activate acolyte"
    )


def track(state: State) -> str:
    """Her damage track: Wounds from the top, Madness from the bottom."""
    her = state.adventurer
    return "W" * her.wounds + "-" * (TRACK - her.damage) + "M" * her.madness


# ------------------------------------------------------------------ the track


@pytest.mark.rule("LR-10.1")
def test_wounds_fill_the_seven_spaces_from_the_top_and_madness_from_the_bottom() -> None:
    state = table("cult", cultists=[On(1, "acolyte 2 = wound madness wound")])
    assert track(state) == "-------"

    after, happened = told(state, "activate acolyte")

    assert track(after) == "WW----M"
    assert happened[1:] == (WoundTaken(HER, 1), MadnessTaken(HER, 1), WoundTaken(HER, 2))
    for seat in (HER, CULT, None):
        assert track(after.view(seat)) == "WW----M"


@pytest.mark.rule("LR-10.1", "LR-10.5")
def test_the_track_is_full_with_seven() -> None:
    assert track(hurt("wound", 3, 2)) == "WWWW-MM"
    assert track(hurt("madness", 4, 2)) == "WWWWMMM"


@pytest.mark.rule("LR-10.2")
def test_damage_takes_no_action_away() -> None:
    row = (spot("harbour", up=True, clues=5), spot("library"), spot("crypt", up=True, clues=1))
    hand = ["torch = fund / clue", "gun = shot", "salve = heal-wound", "map ! price -1"]
    cultists = [On(1, "acolyte 2")]

    well = table(row=row, hand=hand, cultists=cultists)
    ill = table(row=row, hand=hand, cultists=cultists, wounds=4, madness=2)

    assert ill.violations() == ()
    assert offered(ill, HER) == offered(well, HER)
    assert len(offered(ill, HER)) == 10
    assert play(ill, "play gun", "shoot acolyte").cult.cultists[0].shots == 1


# ------------------------------------------------------------------ what looks at it


@pytest.mark.rule("LR-10.3")
def test_the_amount_of_damage_is_read_when_the_effect_resolves() -> None:
    state = table(hand=["salve = heal-wound"], wounds=3, cult_hand=["rite | action wounds.fund"])

    assert play(state, "pass", "play rite").cult.funds == 6
    assert play(state, "play salve", "play rite").cult.funds == 5


@pytest.mark.rule("LR-10.3")
@pytest.mark.parametrize(("icons", "funds"), [("wounds.fund", 2), ("madness.fund", 1), ("damage.fund", 3)])
def test_a_card_reads_the_kind_of_damage_that_it_names(icons: str, funds: int) -> None:
    assert hurt(icons, 2, 1).cult.funds == 3 + funds


@pytest.mark.rule("LR-10.3")
def test_damage_by_the_same_card_counts_for_what_follows_on_it() -> None:
    assert hurt("wound wounds.fund", 1, 0).cult.funds == 5
    assert hurt("wounds.fund wound", 1, 0).cult.funds == 4


@pytest.mark.rule("LR-10.3")
def test_without_damage_such_an_icon_does_nothing() -> None:
    state = table("cult", cult_hand=["rite | action wounds.fund fund"], madness=2)

    after, happened = told(state, "play rite")

    assert names(happened) == ["CardPlayed", "IconSkipped", "FundsGained"]
    assert after.cult.funds == 4


# ------------------------------------------------------------------ defeat


@pytest.mark.rule("LR-10.4")
@pytest.mark.parametrize(
    ("icon", "wounds", "madness", "after"),
    [("madness", 1, 4, (1, 5)), ("wound", 4, 1, (5, 1)), ("wound", 4, 0, (5, 0))],
)
def test_five_tokens_of_a_type_defeat_the_adventurer(
    icon: str, wounds: int, madness: int, after: tuple[int, int]
) -> None:
    over = hurt(icon, wounds, madness)

    assert (over.outcome.winners, over.outcome.reason, over.outcome.rule) == ((CULT,), "defeat", "LR-10.4")
    assert (over.adventurer.wounds, over.adventurer.madness) == after


@pytest.mark.rule("LR-10.4", "LR-10.5")
@pytest.mark.parametrize(
    ("icon", "wounds", "madness"),
    [("wound", 3, 2), ("madness", 2, 3), ("wound", 3, 0), ("madness", 4, 0), ("wound", 0, 4), ("madness", 4, 1)],
)
def test_with_less_the_game_goes_on(icon: str, wounds: int, madness: int) -> None:
    state = hurt(icon, wounds, madness)

    assert (state.outcome, state.decision.kind) == (None, "AskAdventurer")
    assert state.adventurer.damage == wounds + madness + 1


@pytest.mark.rule("LR-10.5")
@pytest.mark.parametrize(("icon", "wounds", "madness"), [("madness", 4, 2), ("wound", 2, 4), ("wound", 3, 3)])
def test_seven_tokens_of_any_mix_defeat_her(icon: str, wounds: int, madness: int) -> None:
    over = hurt(icon, wounds, madness)

    assert (over.outcome.winners, over.outcome.reason, over.outcome.rule) == ((CULT,), "defeat", "LR-10.5")
    assert over.adventurer.damage == 7


@pytest.mark.rule("LR-10.5", "LR-10.4")
@pytest.mark.parametrize(("wounds", "madness"), [(5, 0), (0, 5), (4, 3), (3, 4)])
def test_a_running_game_with_so_much_damage_is_not_sound(wounds: int, madness: int) -> None:
    assert [violation.rule for violation in table(wounds=wounds, madness=madness).violations()] == ["LR-10.5"]
    assert table(wounds=min(wounds, 4), madness=min(madness, 2)).violations() == ()


# ------------------------------------------------------------------ healing


@pytest.mark.rule("LR-10.6")
def test_a_healing_icon_removes_one_token_of_the_type_that_it_names() -> None:
    state = table(hand=["salve = heal-wound", "tea = heal-madness"], wounds=2, madness=0)

    healed, happened = told(state, "play salve")
    assert (track(healed), happened[1:]) == ("W------", (WoundHealed(HER, 1),))

    same, happened = told(state, "play tea")
    assert track(same) == "WW-----"
    assert [type(event) for event in happened[1:]] == [IconSkipped]


@pytest.mark.rule("LR-10.6")
def test_madness_is_healed_by_its_own_icon_alone() -> None:
    state = table(hand=["salve = heal-wound", "tea = heal-madness heal-madness"], wounds=0, madness=3)

    assert track(play(state, "play salve")) == "----MMM"
    after, happened = told(state, "play tea")
    assert (track(after), happened[1:]) == ("------M", (MadnessHealed(HER, 2), MadnessHealed(HER, 1)))


@pytest.mark.rule("LR-10.6")
def test_a_healed_token_is_in_the_supply_again() -> None:
    state = table(hand=["salve = heal-wound"], wounds=3, madness=3, cultists=[On(1, "acolyte 2 = madness")])

    after = play(state, "play salve", "activate acolyte")

    assert (after.outcome, track(after)) == (None, "WW-MMMM")


@pytest.mark.rule("LR-10.6")
def test_a_location_may_heal_as_well() -> None:
    row = (spot("harbour"), spot("chapel", up=True, clues=1, ability="heal-madness"), spot("crypt"))

    assert track(play(table(row=row, madness=2), "ability 2")) == "------M"
