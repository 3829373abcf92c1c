"""Components: who can play, what lies in the box, and which card sets are refused because a piece is missing."""

from __future__ import annotations

import re
import time
from importlib.resources import files
from pathlib import Path

import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import evolve
from rlyeh_rules.seals import Content, Faction, Markers, State

from .table import A, B, offered, play, refused, table

SHIPPED = (files("rlyeh_rules.seals") / "cards.toml").read_text("utf-8")
ARTIFACTS = ("gate", "gate-closure", "journal", "necronomicon", "potion")
GODS = ("shoggoth", "cthulhu", "nyarlathotep", "yog-sothoth", "shub-niggurath", "azathoth", "hastur")
INVESTIGATOR, CULTIST = Faction.INVESTIGATOR, Faction.CULTIST


def in_the_box() -> Content:
    content = rr.games()["seals"].content
    assert isinstance(content, Content)
    return content


def halves(faction: Faction, *things: str) -> list[str]:
    """Which of these things the box has a half of, for one faction; a half that is there twice twice."""
    return [facts.ability.value for facts in in_the_box().cards if facts.faction is faction and facts.ability in things]


# ------------------------------------------------------------------ players and time


@pytest.mark.rule("SC-1.1")
def test_a_table_of_two_starts() -> None:
    state = rr.new_game("seals", seed=1, players=["Sean", "Sarah"])

    assert state.seats == (A, B)
    assert state.decision is not None
    assert state.decision.kind == "AskStart"


@pytest.mark.rule("SC-1.1")
@pytest.mark.parametrize("players", [0, 1, 3, ["Sean"], ["Sean", "Sarah", "Simon"]])
def test_any_other_number_of_players_is_refused(players: int | list[str]) -> None:
    with pytest.raises(rr.SetupError) as refusal:
        rr.new_game("seals", seed=1, players=players)

    assert str(refusal.value) == "The Seals of Cthulhu needs exactly 2 players. (SC-1.1)"


@pytest.mark.rule("SC-1.2")
def test_no_turn_ends_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table(turn=5, hands=(["i-gate"], ["c-gate"]))
    for clock in ("time", "monotonic", "perf_counter"):
        now = getattr(time, clock)
        monkeypatch.setattr(time, clock, lambda now=now: now() + 45 * 60)

    later = play(state, "0: place investigator-gate")

    assert later.round == 3
    assert later.decision == state.agenda[-2], "the opening bid is asked for, as at any other time"
    assert "20 to 30 minutes" in rr.games()["seals"].summary


# ------------------------------------------------------------------ markers


@pytest.mark.rule("SC-1.3")
def test_there_are_four_markers_of_each_faction() -> None:
    state = rr.new_game("seals", seed=1, options={"faction_of_first_seat": "investigator"})

    assert [player.markers for player in state.players] == [Markers(investigator=4), Markers(cultist=4)]


@pytest.mark.rule("SC-1.3")
def test_markers_that_change_hands_stay_what_they_are() -> None:
    state = play(table("opening"), "0: bid 3", "1: take")

    assert [player.markers for player in state.players] == [Markers(1, 0), Markers(3, 4)]


# ------------------------------------------------------------------ cards


@pytest.mark.rule("SC-1.4")
@pytest.mark.parametrize("faction", [INVESTIGATOR, CULTIST])
def test_each_faction_has_five_artifact_cards(faction: Faction) -> None:
    assert halves(faction, *ARTIFACTS) == list(ARTIFACTS)


@pytest.mark.rule("SC-1.5")
@pytest.mark.parametrize("faction", [INVESTIGATOR, CULTIST])
def test_each_faction_has_a_half_of_each_of_the_seven_elder_gods(faction: Faction) -> None:
    assert halves(faction, *GODS) == list(GODS)


@pytest.mark.rule("SC-1.4", "SC-1.5")
def test_there_are_no_other_cards_than_artifacts_and_elder_gods() -> None:
    assert len(in_the_box().cards) == 10 + 14


@pytest.mark.rule("SC-1.7")
def test_each_faction_has_id_cards_of_its_own() -> None:
    assert in_the_box().ids_of(INVESTIGATOR) == ("abie-jones", "gabriel-moretti", "alex-smyth", "sohn-kang")
    assert in_the_box().ids_of(CULTIST) == ("herald-of-arrival", "the-golden-dawn", "enforcer-of-truth")


# ------------------------------------------------------------------ the Active Player marker


@pytest.mark.rule("SC-1.6")
def test_exactly_one_player_holds_the_active_player_marker() -> None:
    state: State = rr.new_game("seals", seed=1, options={"first_player": 1})
    placing = []
    while not state.is_over:
        able = [seat for seat in state.seats if any(" place " in text for text in offered(state, seat))]
        if able:
            placing.append((able, state.turn.active))
        state = state.apply(state.legal_actions()[0]).state

    assert placing == [([B], B), ([A], A)] * 5


# ------------------------------------------------------------------ ID cards are for the advanced game

FACE_DOWN = (["~i-journal"], ["~c-journal"])


@pytest.mark.rule("SC-1.7")
def test_the_basic_game_has_no_id_cards() -> None:
    state = rr.new_game("seals", seed=1)

    assert state.decision is not None
    assert state.decision.kind == "AskStart", "nobody was asked to choose one"
    assert [player.identity.id for player in state.players] == [None, None]


@pytest.mark.rule("SC-1.7")
@pytest.mark.parametrize(
    ("window", "ability"),
    [
        ("start", "0: banish 1.0"),
        ("start", "0: replace 0"),
        ("answer", "1: force up"),
        ("opening", "0: banish centre"),
        ("end", "0: swap hands"),
    ],
)
def test_the_basic_game_refuses_every_id_ability(window: str, ability: str) -> None:
    state = table(window, areas=FACE_DOWN, options={"banish_centre": True})

    assert ability not in offered(state, A) + offered(state, B)
    assert refused(state, ability) == "SC-1.7"


@pytest.mark.rule("SC-1.7")
@pytest.mark.parametrize(
    ("window", "active", "ability"),
    [
        ("start", A, "0: banish 1.0"),
        ("start", B, "1: replace 0"),
        ("opening", A, "0: banish centre"),
    ],
)
def test_the_same_abilities_are_offered_in_the_advanced_game(window: str, active: int, ability: str) -> None:
    state = table(
        window,
        active=active,
        areas=FACE_DOWN,
        ids=("gabriel-moretti", "herald-of-arrival"),
        options={"id_cards": True, "banish_centre": True},
    )

    assert ability in offered(state, state.turn.active)


@pytest.mark.rule("SC-1.7")
def test_each_player_of_the_advanced_game_has_exactly_one_id_card() -> None:
    asked = rr.new_game("seals", seed=1, options={"id_cards": True, "faction_of_first_seat": "investigator"})

    state = play(asked, "0: id abie-jones", "1: id herald-of-arrival")

    assert [player.identity.id for player in state.players] == ["abie-jones", "herald-of-arrival"]


# ------------------------------------------------------------------ card sets


def block(name: str) -> str:
    """The entry of the shipped file with this id."""
    entries = re.split(r"(?=^\[\[)", SHIPPED, flags=re.MULTILINE)
    return next(entry for entry in entries if f'id = "{name}"' in entry)


def loaded(tmp_path: Path, text: str) -> Content:
    path = tmp_path / "cards.toml"
    path.write_text(text, "utf-8")
    content = rr.load_content("seals", path)
    assert isinstance(content, Content)
    return content


def faults(tmp_path: Path, text: str) -> tuple[str, ...]:
    with pytest.raises(rr.ContentError) as refusal:
        loaded(tmp_path, text)
    return refusal.value.faults


@pytest.mark.rule("SC-1.8")
def test_a_complete_card_set_of_ones_own_is_played_with(tmp_path: Path) -> None:
    mine = loaded(tmp_path, SHIPPED.replace(block("cultist-gate"), block("cultist-gate").replace("= 4", "= 7")))

    state = rr.new_game("seals", seed=1, content=mine)

    assert (mine.control["cultist-gate"], mine.influence["cultist-gate"]) == (3, 7)
    assert state.setup.content is mine


@pytest.mark.rule("SC-1.8")
@pytest.mark.parametrize("card", ["cultist-potion", "investigator-gate", "cultist-hastur"])
def test_a_card_set_that_lacks_a_card_is_refused_and_the_card_is_named(tmp_path: Path, card: str) -> None:
    found = faults(tmp_path, SHIPPED.replace(block(card), ""))

    assert found == (f"cards: 0 copies of {card} where there is 1 (SC-1.8)",)


@pytest.mark.rule("SC-1.8")
def test_a_card_set_with_a_card_too_many_is_refused(tmp_path: Path) -> None:
    found = faults(tmp_path, SHIPPED + "\n" + block("cultist-potion"))

    assert "cards: 2 copies of cultist-potion where there is 1 (SC-1.8)" in found


@pytest.mark.rule("SC-1.8")
def test_a_card_set_with_a_card_of_another_game_is_refused(tmp_path: Path) -> None:
    stranger = block("cultist-hastur").replace('id = "cultist-hastur"', 'id = "cultist-dagon"')

    found = faults(tmp_path, SHIPPED + "\n" + stranger)

    assert "cards: there is no card cultist-dagon in this game (SC-1.8)" in found


@pytest.mark.rule("SC-1.8")
def test_all_missing_cards_are_named_at_once(tmp_path: Path) -> None:
    found = faults(tmp_path, SHIPPED.replace(block("cultist-gate"), "").replace(block("cultist-journal"), ""))

    assert found == (
        "cards: 0 copies of cultist-gate where there is 1 (SC-1.8)",
        "cards: 0 copies of cultist-journal where there is 1 (SC-1.8)",
    )


@pytest.mark.rule("SC-1.8")
def test_a_card_set_cannot_change_the_number_of_markers(tmp_path: Path) -> None:
    assert faults(tmp_path, "markers = 5\n" + SHIPPED) == ("markers: is not known here",)


@pytest.mark.rule("SC-3.3")
@pytest.mark.parametrize("value", ["control", "influence", "ability"])
def test_a_card_without_its_three_values_is_refused(tmp_path: Path, value: str) -> None:
    card = block("investigator-gate")

    found = faults(tmp_path, SHIPPED.replace(card, re.sub(rf"(?m)^{value} = .*\n", "", card)))

    assert found == (f"cards[0].{value} (investigator-gate): is missing",)


@pytest.mark.rule("SC-3.3")
@pytest.mark.parametrize("value", ['"IV"', "4.0", "true"])
@pytest.mark.parametrize("field", ["control", "influence"])
def test_control_and_influence_are_whole_numbers(tmp_path: Path, field: str, value: str) -> None:
    card = block("investigator-gate")

    found = faults(tmp_path, SHIPPED.replace(card, re.sub(rf"(?m)^{field} = .*$", f"{field} = {value}", card)))

    assert [fault.partition(":")[0] for fault in found] == [f"cards[0].{field} (investigator-gate)"]


@pytest.mark.rule("SC-3.1", "SC-3.3")
def test_a_half_that_names_another_ability_than_its_counterpart_is_refused(tmp_path: Path) -> None:
    card = block("cultist-gate")

    found = faults(tmp_path, SHIPPED.replace(card, card.replace('ability = "gate"', 'ability = "journal"')))

    assert found == ("cards[1]: cultist-gate is not the cultist half of journal (SC-3.1)",)


@pytest.mark.rule("SC-9.14")
def test_an_azathoth_that_is_not_negative_is_refused(tmp_path: Path) -> None:
    card = block("cultist-azathoth")

    found = faults(tmp_path, SHIPPED.replace(card, card.replace("control = -2", "control = 2")))

    assert found == (
        "cards[21].control (cultist-azathoth): Azathoth's Control values are negative, from -99 to -1, not 2 (SC-9.14)",
    )


@pytest.mark.rule("SC-3.2")
@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("control", "-100", "must be a number from -99 to 99, not -100 (SC-3.2)"),
        ("control", "100", "must be a number from -99 to 99, not 100 (SC-3.2)"),
        ("influence", "-100", "must be a number from -99 to 99, not -100 (SC-3.2)"),
        ("influence", "1000", "must be a number from -99 to 99, not 1000 (SC-3.2)"),
        ("printed", '["colour"]', "must be some of control, sign of control, influence, not 'colour'"),
    ],
)
def test_a_value_that_no_card_has_is_refused(tmp_path: Path, field: str, value: str, fault: str) -> None:
    card = block("investigator-gate")

    found = faults(tmp_path, SHIPPED.replace(card, re.sub(rf"(?m)^{field} = .*$", f"{field} = {value}", card)))

    assert found == (f"cards[0].{field} (investigator-gate): {fault}",)


@pytest.mark.rule("SC-1.8")
def test_a_slip_in_an_id_is_told_what_was_meant_beside_all_other_faults(tmp_path: Path) -> None:
    text = SHIPPED.replace('id = "cultist-gate"', 'id = "cultist-gaet"').replace("influence = 5", "influenec = 5")

    assert faults(tmp_path, text) == (
        "cards[0].influence (investigator-gate): is missing",
        "cards[0].influenec (investigator-gate): is not known here; did you mean influence?",
        "cards: 0 copies of cultist-gate where there is 1 (SC-1.8)",
        "cards: there is no card cultist-gaet in this game (SC-1.8); did you mean cultist-gate?",
    )


@pytest.mark.rule("SC-10.15", "SC-1.7")
@pytest.mark.parametrize(
    ("gone", "fault"),
    [
        ("sohn-kang", "ids: 3 ID cards of the investigator where there are 4 (SC-10.15)"),
        ("the-golden-dawn", "ids: 2 ID cards of the cultist where there are 3 or 4 (SC-10.15)"),
    ],
)
def test_a_card_set_that_lacks_a_described_id_card_is_refused(tmp_path: Path, gone: str, fault: str) -> None:
    assert faults(tmp_path, SHIPPED.replace(block(gone), "")) == (fault,)


@pytest.mark.rule("SC-10.15", "SC-1.7")
def test_a_fifth_id_card_of_a_faction_is_refused(tmp_path: Path) -> None:
    fifth = block("sohn-kang").replace('id = "sohn-kang"', 'id = "somebody-else"')

    assert faults(tmp_path, SHIPPED + "\n" + fifth) == (
        "ids: 5 ID cards of the investigator where there are 4 (SC-10.15)",
    )


@pytest.mark.rule("SC-1.7")
def test_an_id_card_that_stands_twice_is_refused(tmp_path: Path) -> None:
    found = faults(tmp_path, SHIPPED + "\n" + block("the-golden-dawn"))

    assert "ids: 2 copies of the-golden-dawn (SC-1.7)" in found


@pytest.mark.rule("SC-10.15")
def test_a_card_set_may_add_the_fourth_id_card_of_the_cultists(tmp_path: Path) -> None:
    fourth = block("the-golden-dawn").replace('id = "the-golden-dawn"', 'id = "the-fourth"')
    mine = loaded(tmp_path, SHIPPED + "\n" + fourth)

    asked = rr.new_game("seals", seed=1, options={"id_cards": True, "faction_of_first_seat": "cultist"}, content=mine)

    assert offered(asked, A)[-1] == "0: id the-fourth"
    assert play(asked, "0: id the-fourth").players[A].identity == evolve(asked.players[A].identity, id="the-fourth")
