"""Elder God Cards: what the powers do, and the four that must be used."""

from __future__ import annotations

import pytest

import rlyeh_rules as rr
from rlyeh_rules import NotationError, parse_action
from rlyeh_rules.seals import God, Lying, score
from tests.seals.table import A, B, card, down, offered, play, refused, table, up

AZATHOTH = ["i-azathoth", "c-azathoth"]
CTHULHU = ["i-cthulhu", "c-cthulhu"]
HASTUR = ["i-hastur", "c-hastur"]
NYARLATHOTEP = ["i-nyarlathotep", "c-nyarlathotep"]
SHOGGOTH = ["i-shoggoth", "c-shoggoth"]
YOG_SOTHOTH = ["i-yog-sothoth", "c-yog-sothoth"]

# ------------------------------------------------------------------ the seven


@pytest.mark.rule("SC-9.1")
def test_seven_elder_gods_are_offered_and_shoggoth_is_recommended() -> None:
    (choice,) = [option for option in rr.games()["seals"].choices if option.name == "elder_god"]

    assert [str(god) for god in choice.values] == [
        "Shoggoth",
        "Cthulhu",
        "Nyarlathotep",
        "Yog-Sothoth",
        "Shub-Niggurath",
        "Azathoth",
        "Hastur",
    ]
    assert choice.default is God.SHOGGOTH
    assert "Shoggoth is recommended for a first game" in choice.meaning


# One use of each power at the END window, where all of them may be used.
USES = {
    "shoggoth": "shoggoth investigator-shoggoth down cultist-gate",
    "cthulhu": "cthulhu",
    "nyarlathotep": "nyarlathotep",
    "yog-sothoth": "yog-sothoth investigator-yog-sothoth",
    "azathoth": "azathoth",
    "hastur": "hastur investigator-potion",
}


@pytest.mark.rule("SC-9.2")
@pytest.mark.parametrize(("god", "use"), USES.items())
def test_a_power_needs_both_halves_face_up_and_the_own_turn(god: str, use: str) -> None:
    whole = [f"i-{god}", f"c-{god}", "i-potion"]
    theirs = ["c-gate"]
    mine = table("end", areas=[whole, theirs], hands=[["i-gate"], ["i-journal"]])
    assert f"0: {use}" in offered(mine, A)

    half_down = table("end", areas=[[f"i-{god}", f"~c-{god}", "i-potion"], theirs])
    half_missing = table("end", areas=[[f"i-{god}", "i-potion"], [*theirs, f"c-{god}"]])
    not_my_turn = table("end", active=1, areas=[whole, theirs])

    assert refused(half_down, use) == "SC-9.2"
    assert refused(half_missing, use) == "SC-9.2"
    assert refused(not_my_turn, f"0: {use}") == "SC-9.2"


@pytest.mark.rule("SC-9.2")
@pytest.mark.parametrize("god", ["shoggoth", "cthulhu", "nyarlathotep", "yog-sothoth", "azathoth"])
@pytest.mark.parametrize("window", ["start", "opening", "answer", "end"])
def test_a_power_is_used_in_the_same_windows_as_an_artifact(window: str, god: str) -> None:
    state = table(
        window,
        answering=0,
        staked=[(1, 0), (0, 2)] if window == "answer" else [(0, 0)] * 2,
        areas=[[f"i-{god}", f"c-{god}"], ["c-gate"]],
    )

    assert f"0: {USES[god]}" in offered(state, A)


# ------------------------------------------------------------------ Shoggoth


@pytest.mark.rule("SC-9.3")
@pytest.mark.parametrize("half", ["investigator-shoggoth", "cultist-shoggoth"])
def test_shoggoth_turns_the_half_of_ones_choice_down_and_a_card_of_the_opponent(half: str) -> None:
    state = table(areas=[SHOGGOTH, ["c-journal", "c-gate"]])

    state = play(state, f"shoggoth {half} down cultist-journal")

    assert down(state, A) == [half]
    assert (down(state, B), up(state, B)) == (["cultist-journal"], ["cultist-gate"])


@pytest.mark.rule("SC-9.3")
def test_shoggoth_reaches_no_own_and_no_face_down_card_and_is_paid_with_its_own_half() -> None:
    state = table(areas=[[*SHOGGOTH, "i-potion"], ["c-journal", "~c-gate"]])

    assert refused(state, "shoggoth cultist-shoggoth down investigator-potion") == "SC-9.3"
    assert refused(state, "shoggoth cultist-shoggoth down investigator-shoggoth") == "SC-9.3"
    assert refused(state, "shoggoth cultist-shoggoth down cultist-gate") == "SC-9.3"
    assert refused(state, "shoggoth investigator-potion down cultist-journal") == "SC-9.3"


# ------------------------------------------------------------------ Cthulhu


@pytest.mark.rule("SC-9.4")
def test_cthulhu_turns_all_other_own_cards_down() -> None:
    state = table(areas=[["i-gate", *CTHULHU, "i-potion", "i-journal"], []])

    state = play(state, "cthulhu")

    assert down(state, A) == ["investigator-gate", "investigator-potion", "investigator-journal"]
    assert up(state, A) == ["investigator-cthulhu", "cultist-cthulhu"]
    assert score(state, A).total == 6 + 5


@pytest.mark.rule("SC-9.5")
def test_cthulhu_touches_no_card_of_the_opponent_and_none_that_lies_face_down() -> None:
    theirs = ["c-gate", "c-potion", "c-journal"]
    state = table(areas=[[*CTHULHU, "~i-gate", "i-potion", "i-journal"], theirs])

    state = play(state, "cthulhu")

    assert up(state, B) == ["cultist-gate", "cultist-potion", "cultist-journal"]
    assert down(state, A) == ["investigator-gate", "investigator-potion", "investigator-journal"]
    assert up(state, A) == ["investigator-cthulhu", "cultist-cthulhu"]


@pytest.mark.rule("SC-R28")
def test_a_card_gained_after_cthulhus_flip_lies_face_up_until_the_next_own_turn() -> None:
    state = table(
        areas=[[*CTHULHU, "i-potion"], []],
        hands=[["i-gate", "i-hastur", "c-hastur"], ["c-journal", "c-gate"]],
        markers=[(4, 0), (0, 4)],
    )

    state = play(state, "cthulhu", "place investigator-gate", "bid 0", "take")
    assert refused(state, "cthulhu") == "SC-6.10"
    state = play(state, "close")  # nothing is owed a second time
    assert up(state, A) == ["investigator-cthulhu", "cultist-cthulhu", "investigator-gate"]

    state = play(state, "place cultist-journal", "bid 0", "raise 1", "take", "close")
    assert up(state, A)[-1] == "cultist-journal"

    state = play(state, "place investigator-hastur", "bid 0", "take")
    assert refused(state, "close") == "SC-R26"
    state = play(state, "cthulhu", "close")
    assert up(state, A) == ["investigator-cthulhu", "cultist-cthulhu"]


# ------------------------------------------------------------------ Nyarlathotep and Azathoth


@pytest.mark.rule("SC-9.6")
def test_nyarlathotep_turns_both_halves_down() -> None:
    state = table(areas=[[*NYARLATHOTEP, "i-gate"], []])
    assert offered(state, A, "nyarlathotep") == ["0: nyarlathotep"]
    with pytest.raises(NotationError):
        parse_action(state, "nyarlathotep investigator-nyarlathotep")

    state = play(state, "nyarlathotep")

    assert down(state, A) == ["investigator-nyarlathotep", "cultist-nyarlathotep"]
    assert up(state, A) == ["investigator-gate"]


@pytest.mark.rule("SC-9.12")
def test_azathoth_may_turn_both_halves_down() -> None:
    state = table("end", areas=[[*AZATHOTH, "i-gate"], []], hands=[[], ["c-gate"]])
    assert offered(state, A) == ["0: close", "0: azathoth"]
    with pytest.raises(NotationError):
        parse_action(state, "azathoth investigator-azathoth")

    used = play(state, "azathoth")
    assert down(used, A) == ["investigator-azathoth", "cultist-azathoth"]

    left = play(state, "close")
    assert up(left, A) == ["investigator-azathoth", "cultist-azathoth", "investigator-gate"]
    assert left.waiting_on == (B,)


# ------------------------------------------------------------------ Hastur


@pytest.mark.rule("SC-9.15", "SC-R26")
def test_hastur_destroys_another_face_up_card_at_the_end_of_the_own_turn() -> None:
    state = table("end", areas=[[*HASTUR, "i-gate", "i-potion"], ["c-potion"]], hands=[["i-journal"], ["c-journal"]])
    assert refused(state, "close") == "SC-9.15"

    state = play(state, "hastur investigator-potion", "close")
    assert up(state, A) == ["investigator-hastur", "cultist-hastur", "investigator-gate"]

    state = play(state, "place cultist-journal", "bid 0", "take", "close")
    assert up(state, A) == ["investigator-hastur", "cultist-hastur", "investigator-gate"]
    assert up(state, B) == ["cultist-potion", "cultist-journal"]


@pytest.mark.rule("SC-9.15")
def test_hastur_destroys_no_half_of_his_own_no_face_down_and_no_foreign_card() -> None:
    state = table("end", areas=[[*HASTUR, "i-gate", "~i-potion"], ["c-potion"]])

    assert refused(state, "hastur cultist-hastur") == "SC-9.15"
    assert refused(state, "hastur investigator-potion") == "SC-9.15"
    assert refused(state, "hastur cultist-potion") == "SC-9.15"
    assert offered(state, A) == ["0: hastur investigator-gate"]


@pytest.mark.rule("SC-9.15")
@pytest.mark.parametrize("window", ["start", "opening", "answer"])
def test_hastur_does_not_act_before_the_end_of_the_turn(window: str) -> None:
    state = table(
        window,
        answering=0,
        staked=[(1, 0), (0, 2)] if window == "answer" else [(0, 0)] * 2,
        areas=[[*HASTUR, "i-gate"], []],
    )

    assert refused(state, "hastur investigator-gate") == "SC-9.15"


@pytest.mark.rule("SC-9.16")
def test_a_destroyed_card_is_in_the_box_and_no_ability_reaches_it() -> None:
    mine = [*HASTUR, "i-potion", "i-gate", "c-gate", "i-gate-closure", "c-gate-closure", "i-necronomicon"]
    state = table("end", areas=[[*mine, "~c-necronomicon"], ["c-potion"]], hands=[["i-journal"], ["c-journal"]])
    boxed = len(state.box)
    before = score(state, A).total

    state, events = state.apply(parse_action(state, "hastur investigator-potion"))

    assert state.box[boxed:] == (Lying(card("i-potion"), up=True),), "all have seen it go"
    everywhere = [card for player in state.players for card in (*player.hand, *(lying.card for lying in player.area))]
    assert len(everywhere) == 11
    assert card("i-potion") not in everywhere
    assert score(state, A).total == before - 2
    assert "Investigator Potion of A was destroyed." in [event.describe(state) for event in events]
    assert not any("investigator-potion" in text for text in offered(state, A))
    assert refused(state, "closure cultist-gate-closure down investigator-potion") == "SC-6.21"


@pytest.mark.rule("SC-9.16")
def test_only_the_herald_can_fetch_what_was_destroyed() -> None:
    state = table(
        "end",
        active=1,
        areas=[[], [*HASTUR, "i-potion", "~c-gate"]],
        hands=[["i-journal"], ["c-journal"]],
        ids=("abie-jones", "herald-of-arrival"),
    )

    state = play(state, "hastur investigator-potion", "replace 2", "fetch investigator-potion")

    assert down(state, B) == ["investigator-potion"]
    assert card("i-potion") not in [lying.card for lying in state.box]


@pytest.mark.rule("SC-R36")
def test_hastur_may_come_before_or_after_other_abilities_of_the_end() -> None:
    mine = [*HASTUR, "i-potion", "~i-gate"]
    first = play(table("end", areas=[mine, []], hands=[[], ["c-gate"]]), "hastur investigator-potion")
    assert down(first, A) == ["investigator-gate"]

    later = play(
        table("end", areas=[mine, []], hands=[[], ["c-gate"]]),
        "potion investigator-potion up 3",
        "hastur investigator-gate",
    )
    assert (up(later, A), down(later, A)) == (["investigator-hastur", "cultist-hastur"], ["investigator-potion"])
    assert play(later, "close").waiting_on == (B,)


@pytest.mark.rule("SC-R36")
def test_hastur_is_owed_once_and_with_no_card_to_destroy_not_at_all() -> None:
    state = table("end", areas=[[*HASTUR, "i-gate", "i-potion"], []], hands=[[], ["c-gate"]])
    used = play(state, "hastur investigator-gate")
    assert refused(used, "hastur investigator-potion") == "SC-6.10"
    assert play(used, "close").waiting_on == (B,)

    alone = table("end", areas=[[*HASTUR, "~i-gate"], ["c-potion"]], hands=[[], ["c-gate"]])
    assert offered(alone, A) == ["0: close"]


@pytest.mark.rule("SC-R36")
def test_hastur_may_destroy_the_card_won_this_turn() -> None:
    state = table("answer", centre="i-journal", staked=[(1, 0), (0, 0)], areas=[HASTUR, []])

    state = play(state, "1: take")
    assert refused(state, "0: close") == "SC-9.15"
    state = play(state, "0: hastur investigator-journal")

    assert up(state, A) == ["investigator-hastur", "cultist-hastur"]


@pytest.mark.rule("SC-R36")
def test_alex_smyth_is_tested_after_hastur_has_destroyed() -> None:
    """Fifteen before Hastur and thirteen after it wins; thirteen before it does not, as it must be used first."""
    values = {"i-hastur": (5, 3), "c-hastur": (4, 2), "i-gate": (4, 5), "i-potion": (2, 1)}
    ids = ("alex-smyth", "the-golden-dawn")
    fifteen = table("end", areas=[[*HASTUR, "i-gate", "i-potion"], []], values=values, ids=ids)
    won = play(fifteen, "hastur investigator-potion", "close")
    assert (won.outcome.winners, won.outcome.rule) == ((A,), "SC-10.8")

    thirteen = table("end", areas=[[*HASTUR, "i-gate"], []], hands=[[], ["c-gate"]], values=values, ids=ids)
    assert refused(thirteen, "close") == "SC-9.15"
    assert not play(thirteen, "hastur investigator-gate", "close").is_over
