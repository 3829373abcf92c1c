"""Cult Actions: play a card, or activate a deployed Cultist."""

from __future__ import annotations

import pytest

from rlyeh_rules import NotationError, parse_action
from rlyeh_rules.last_relic.events import CultistsCounted, ExposureMoved, FundsGained, IconSkipped, MarkPlaced

from .table import CULT, ROW, On, at, names, offered, play, refused, spot, table, told, why_not

MARKED = (spot("harbour"), spot("library"), spot("crypt", marks=2))

# ------------------------------------------------------------------ two actions, and no others


@pytest.mark.rule("LR-8.0.1")
def test_on_its_turn_the_cult_plays_a_card_activates_a_cultist_or_passes() -> None:
    state = table(
        "cult",
        cult_hand=["rite | action fund", "idol | permanent cost +1 @all", "monk 2 = mark"],
        cultists=[On(1, "acolyte 2 = mark")],
        row=MARKED,
    )

    assert set(offered(state, CULT)) == {"1: pass", "1: play rite", "1: permanent idol", "1: activate acolyte"}


@pytest.mark.rule("LR-8.0.1")
def test_cultists_are_not_deployed_in_the_action_phase_but_in_the_next_deployment_phase() -> None:
    state = table("cult", passed=True, cult_hand=["monk 2 = mark"])

    assert refused(state, "deploy monk at 1") == "LR-8.0.1"

    later = play(state, "pass", "0: pass", "1: pass")
    assert (later.round, later.decision.kind) == (4, "AskDeploy")
    assert [one.card for one in play(later, "deploy monk at 1").cult.cultists] == ["monk"]


@pytest.mark.rule("LR-8.0.1")
def test_a_cultist_is_not_moved_and_a_location_not_resolved_as_an_action() -> None:
    state = table("cult", cultists=[On(3, "acolyte 2 = mark")], row=(*ROW[:2], spot("crypt", marks=4)))

    assert refused(state, "resolve 3") == "LR-8.0.1"
    assert refused(state, "deploy acolyte at 2") == "LR-8.0.1"
    assert refused(state, "cultist acolyte") == "LR-13.3"
    assert refused(state, "at 2") == "LR-5.2.5"


@pytest.mark.rule("LR-8.0.1")
@pytest.mark.parametrize("text", ["activate acolyte", "play rite", "permanent idol"])
def test_the_turn_is_over_after_one_action(text: str) -> None:
    state = table(
        "cult",
        cult_hand=["rite | action fund", "idol | permanent cost +1 @all"],
        cultists=[On(1, "acolyte 2 = fund")],
    )

    after = play(state, text)

    assert after.decision.kind == "AskAdventurer"
    assert refused(after, "1: pass") == "LR-6.3.1"


# ------------------------------------------------------------------ play a card


@pytest.mark.rule("LR-8.1.1")
def test_a_card_is_played_for_its_action_and_goes_to_the_discard_pile() -> None:
    state = table(
        "cult",
        cult_hand=["rite 2 | action fund fund"],
        cult_discard=["psalm | action fund"],
        cultists=[On(1, "acolyte 2 = mark")],
    )

    after = play(state, "play rite")

    assert after.cult.funds == 5
    assert (after.cult.cards.hand, after.cult.cards.discard) == ((), ("psalm", "rite"))
    assert after.cult.cards.played is None
    assert [one.card for one in after.cult.cultists] == ["acolyte"], "it is no deployed Cultist"


@pytest.mark.rule("LR-8.1.1")
def test_a_card_that_is_being_played_does_not_count_as_a_cultist() -> None:
    state = table("cult", cult_hand=["rite 2 | action ready"], cultists=[On(1, "acolyte 2 = mark", ready=False)])

    asked = play(state, "play rite")

    assert offered(asked, CULT) == ["1: cultist acolyte"]
    assert refused(asked, "cultist rite") == "LR-R30"
    assert asked.cult.cards.discard == (), "it goes to the discard pile when its effect has been resolved"
    assert play(asked, "cultist acolyte").cult.cards.discard == ("rite",)


@pytest.mark.rule("LR-8.1.2")
def test_a_permanent_card_lies_above_the_board_and_is_not_counted_shot_or_activated() -> None:
    state = table(
        "cult",
        cult_hand=["idol 1 = mark | permanent cost +1 @all"],
        cultists=[On(1, "acolyte 2"), On(2, "monk 2")],
        hand=["gun = shot"],
        at=1,
    )

    state = play(state, "permanent idol")

    assert (state.cult.cards.permanents, state.cult.cards.discard) == (("idol",), ())
    assert refused(play(state, "play gun"), "shoot idol") == "LR-7.1.9"
    state = play(state, "pass")
    assert refused(state, "activate idol") == "LR-8.2.1"
    _, happened = told(state, "pass")
    assert CultistsCounted(2) in happened


@pytest.mark.rule("LR-8.1.2")
def test_a_permanent_card_is_active_until_maintenance() -> None:
    state = table(
        "cult",
        cult_hand=["idol | permanent resistance +1 @all"],
        cultists=[On(1, "acolyte 1 = mark")],
        hand=["gun = shot", "rifle = shot"],
        at=1,
    )
    state = play(state, "permanent idol", "play gun", "shoot acolyte")
    assert [(one.card, one.shots) for one in state.cult.cultists] == [("acolyte", 1)], "it takes two Shots now"

    bought = play(state, "pass", "pass")
    assert bought.decision.kind == "AskBuy"
    assert bought.cult.cards.permanents == ("idol",)

    after = play(bought, "pass", "pass")
    assert (after.round, after.cult.cards.permanents) == (4, ())
    assert after.cult.cultists == (), "without the idol its one Shot is enough"


@pytest.mark.rule("LR-8.1.3")
def test_a_card_without_action_and_permanent_effect_is_not_played_from_hand() -> None:
    text = "monk 2 = mark fund | deployed resistance +1 @others | eliminated fund"
    state = table("cult", cult_hand=[text])

    assert offered(state, CULT) == ["1: pass"]
    assert refused(state, "play monk") == "LR-8.1.3"
    assert refused(state, "permanent monk") == "LR-8.1.3"
    assert why_not(table("deploy", cult_hand=[text]), "deploy monk at 1") is None


# ------------------------------------------------------------------ one box for each timing


@pytest.mark.rule("LR-R8")
def test_playing_from_hand_never_uses_the_activation_icons() -> None:
    state = table("cult", cult_hand=["acolyte 2 = mark madness fund fund | action fund"], at=1)

    after, happened = told(state, "play acolyte")

    assert [event for event in happened if isinstance(event, FundsGained)] == [FundsGained(CULT, 1, 4)]
    assert not any(isinstance(event, MarkPlaced | IconSkipped) for event in happened)
    assert after.adventurer.madness == 0


@pytest.mark.rule("LR-R8")
def test_activating_never_uses_the_action_or_the_permanent_box() -> None:
    text = "acolyte 2 = mark | action fund fund | permanent cost -3 @all"
    state = table("cult", cultists=[On(1, text)])

    assert offered(state, CULT) == ["1: pass", "1: activate acolyte"]
    after = play(state, "activate acolyte")

    assert (at(after, 1).marks, after.cult.funds, after.cult.cards.permanents) == (1, 3, ())
    assert refused(state, "play acolyte") == "LR-13.6"
    assert refused(state, "permanent acolyte") == "LR-13.6"


@pytest.mark.rule("LR-R8")
def test_a_deployed_cultist_with_an_action_box_only_cannot_be_activated() -> None:
    state = table("cult", cultists=[On(1, "acolyte 2 | action fund")])

    assert offered(state, CULT) == ["1: pass"]
    assert refused(state, "activate acolyte") == "LR-R30"


@pytest.mark.rule("LR-R8")
def test_a_deployed_box_works_only_at_a_location() -> None:
    text = "priest 2 | deployed cost -1 @all"
    almost = (spot("harbour"), spot("library"), spot("crypt", marks=4))

    assert at(table("cult", cult_hand=[text], cult_discard=["monk 1"], row=almost), 3).marks == 4
    held = play(table("deploy", cult_hand=[text], row=almost), "done")
    assert at(held, 3).location == "crypt"
    laid = play(table("deploy", cult_hand=[text], row=almost), "deploy priest at 1")
    assert laid.locations.removed == ("crypt",)


# ------------------------------------------------------------------ activate a Cultist


@pytest.mark.rule("LR-8.2.1")
def test_a_ready_cultist_is_rotated_and_one_half_of_its_icons_resolved() -> None:
    state = table("cult", cultists=[On(1, "acolyte 2 = mark / fund"), On(2, "monk 2 = mark")])

    after = play(state, "activate acolyte b")

    assert [(one.card, one.ready) for one in after.cult.cultists] == [("acolyte", False), ("monk", True)]
    assert (after.cult.funds, at(after, 1).marks) == (4, 0)
    assert at(play(state, "activate acolyte a"), 1).marks == 1


@pytest.mark.rule("LR-8.2.1")
def test_a_cultist_is_rotated_before_its_icons_are_resolved() -> None:
    state = table("cult", cultists=[On(1, "acolyte 2 = ready fund")])

    assert names(told(state, "activate acolyte")[1]) == ["CultistActivated"], "it is itself the one to be readied"
    after = play(state, "activate acolyte", "cultist acolyte")

    assert (after.cult.cultists[0].ready, after.cult.funds) == (True, 4)


@pytest.mark.rule("LR-8.2.1")
def test_only_a_deployed_ready_cultist_is_activated_and_with_a_choice() -> None:
    state = table(
        "cult",
        cult_hand=["monk 2 = mark"],
        cult_discard=["nun 2 = mark"],
        cultists=[On(1, "acolyte 2 = mark / fund"), On(1, "priest 2 = mark", ready=False)],
    )

    assert refused(state, "activate monk") == "LR-8.2.1"
    assert refused(state, "activate nun") == "LR-8.2.1"
    assert refused(state, "activate priest") == "LR-8.2.2"
    for choice in ("", " c", " ab"):
        assert refused(state, f"activate acolyte{choice}") == "LR-8.2.1"
    with pytest.raises(NotationError):
        parse_action(state, "activate acolyte, priest")


@pytest.mark.rule("LR-8.2.1")
def test_the_adventurer_activates_no_cultist() -> None:
    state = table("adventurer", cultists=[On(1, "acolyte 2 = mark")])

    assert refused(state, "0: activate acolyte") == "LR-6.3.2"


@pytest.mark.rule("LR-8.2.2")
def test_a_rotated_cultist_waits_until_a_card_readies_it() -> None:
    state = table("cult", cult_hand=["rite | action ready"], cultists=[On(1, "acolyte 2 = fund")])

    first = play(state, "activate acolyte", "pass")
    assert refused(first, "activate acolyte") == "LR-8.2.2"

    second = play(first, "play rite", "cultist acolyte", "pass")
    third = play(second, "activate acolyte")

    assert (third.cult.funds, third.round) == (5, 3)


@pytest.mark.rule("LR-8.2.2")
def test_a_rotated_cultist_is_readied_by_maintenance() -> None:
    state = table("cult", cultists=[On(1, "acolyte 2 = fund")])

    state = play(state, "activate acolyte", "pass", "pass")
    assert not state.cult.cultists[0].ready

    later = play(state, "pass", "pass", "done", "pass")
    assert (later.round, why_not(later, "activate acolyte")) == (4, None)


# ------------------------------------------------------------------ common Cult icons


@pytest.mark.rule("LR-8.2.3")
def test_marks_go_where_the_cultist_stands() -> None:
    state = table("cult", row=MARKED, cultists=[On(3, "acolyte 2 = mark mark")], at=1)

    after = play(state, "activate acolyte")

    assert [at(after, position).marks for position in (1, 2, 3)] == [0, 0, 4]
    assert [at(after, position).clues for position in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("LR-8.2.4")
def test_a_fund_icon_gives_the_cult_a_fund() -> None:
    state = table("cult", cult_funds=0, cultists=[On(1, "acolyte 2 = fund")])

    after = play(state, "activate acolyte")

    assert (after.cult.funds, after.adventurer.funds) == (1, 3)


@pytest.mark.rule("LR-8.2.5")
@pytest.mark.parametrize(("icon", "wounds", "madness"), [("wound", 1, 0), ("madness", 0, 1)])
def test_damage_is_dealt_where_the_figure_stands(icon: str, wounds: int, madness: int) -> None:
    here = play(table("cult", cultists=[On(1, f"acolyte 2 = {icon}")], at=1), "activate acolyte")

    assert (here.adventurer.wounds, here.adventurer.madness) == (wounds, madness)


@pytest.mark.rule("LR-8.2.5")
@pytest.mark.parametrize("icon", ["wound", "madness"])
@pytest.mark.parametrize("figure", [2, None])
def test_damage_does_nothing_where_the_figure_is_not(icon: str, figure: int | None) -> None:
    state = table("cult", cultists=[On(1, f"acolyte 2 = {icon}")], at=figure)

    after, happened = told(state, "activate acolyte")

    assert names(happened) == ["CultistActivated", "IconSkipped"]
    assert (after.adventurer.damage, after.cult.cultists[0].ready) == (0, False)


@pytest.mark.rule("LR-8.2.6")
def test_exposure_goes_back_a_space_which_takes_no_effect() -> None:
    state = table("cult", exposure=2, notoriety=3, cultists=[On(1, "acolyte 2 = exposure-back")])
    assert state.setup.content.exposure[1].cult == 1

    after, happened = told(state, "activate acolyte")

    assert happened[1:] == (ExposureMoved(-1, 1),)
    assert (after.alert.exposure, after.alert.notoriety, after.cult.funds) == (1, 3, 3)


@pytest.mark.rule("LR-8.2.6")
def test_exposure_on_a_space_that_moves_notoriety_back_does_not_move_it() -> None:
    state = table("cult", exposure=3, notoriety=3, cultists=[On(1, "acolyte 2 = exposure-back")])
    assert state.setup.content.exposure[2].notoriety == -1

    after = play(state, "activate acolyte")

    assert (after.alert.exposure, after.alert.notoriety) == (2, 3)
