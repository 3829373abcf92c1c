"""Equipment used on one's own turn: Psalms, Mask, Micky Finn, Orb, Sleight of Hand, Rabbit's Foot, Eye of Horus."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import AskGamble, AskPsalms, AskSwap, AskTop, AskTurn, events
from rlyeh_rules.kernel import HIDDEN, Seat, evolve

from .table import at, cards, hand, kinds, offered, play, played, refused, table, votes

ON_A_TURN = {
    "ritual-mask": "use mask",
    "micky-finn": "micky finn 3",
    "orb-of-the-dreamlands": "use orb",
    "voodoo-doll": "doll 3",
    "tarsoid-psalms": "use psalms",
}


@pytest.mark.rule("GR-R55")
@pytest.mark.parametrize(("gear", "text"), ON_A_TURN.items())
def test_it_is_used_on_ones_own_turn_only(gear: str, text: str) -> None:
    assert refused(table(turn=2, gear={1: gear}), f"0: {text}") == "GR-R55"


@pytest.mark.rule("GR-R55")
@pytest.mark.parametrize(("gear", "text"), ON_A_TURN.items())
def test_it_is_used_before_the_action(gear: str, text: str) -> None:
    assert refused(play(table(gear={1: gear}), "gamble"), text) == "GR-R55"


@pytest.mark.rule("GR-R55")
@pytest.mark.parametrize("text", ["use mask", "micky finn 3", "use orb", "doll 3"])
def test_the_action_is_still_to_come_and_the_book_is_no_longer_asked_for(text: str) -> None:
    gear = next(gear for gear, use in ON_A_TURN.items() if use == text)
    state = table(gear={1: gear})
    assert "consult" in offered(state, 1)

    state = play(state, text)
    if text == "use orb":
        state = play(state, "put back")

    assert state.players[0].uses == 0
    assert isinstance(state.decision, AskTurn)
    assert state.turn.seat == at(1)
    assert refused(state, "consult") == "GR-11.3.1"
    assert refused(state, text) == "GR-13.1.4"


# ------------------------------------------------------------------ Ritual Mask


@pytest.mark.rule("GR-R55")
@pytest.mark.rule("GR-13.1.6")
def test_behind_the_mask_no_insanity_counts_in_this_turn() -> None:
    state = table(gear={1: "ritual-mask"}, mad={1: ["dread-of-books", "torn-pages"]}, deck="I Z B D")
    assert refused(state, "research") == "GR-8.8"

    masked = play(state, "use mask")

    assert "research" in offered(masked, 1)
    assert len(play(masked, "contribute zhar").mythos.deck) == 4
    assert len(play(state, "contribute zhar").mythos.deck) == 2


@pytest.mark.rule("GR-R55")
def test_behind_the_mask_a_face_down_card_binds_no_vote() -> None:
    state = table(gear={1: "ritual-mask"}, secret={1: ["secret-sympathy"]}, mad={2: ["eager-to-please"]})

    state = play(state, "use mask", "accuse 4", "waive")

    assert offered(state, 1) == ["vote yes", "vote no"]
    assert offered(state, 2) == ["vote yes"]


@pytest.mark.rule("GR-R55")
def test_the_mask_is_off_in_the_next_turn() -> None:
    state = play(table(gear={1: "ritual-mask"}, mad={1: ["eager-to-please"]}), "use mask", "contribute zhar")

    state = play(state, "accuse 4", "waive")

    assert offered(state, 1) == ["vote yes"]
    assert not state.turn.masked


@pytest.mark.rule("GR-R55")
def test_insanity_drawn_behind_the_mask_counts_from_the_end_of_the_turn() -> None:
    state = table(gear={1: "ritual-mask"}, insanity=["eager-to-please"] * 2)

    state = play(state, "use mask", "research", "done")

    assert state.players[0].mind.open == ("eager-to-please",)


@pytest.mark.rule("GR-R55")
def test_one_mask_is_enough() -> None:
    state = table(gear={1: "ritual-mask"})
    state = evolve(state, turn=evolve(state.turn, masked=True))

    assert refused(state, "use mask") == "GR-R55"
    assert "use mask" not in offered(state, 1)


# ------------------------------------------------------------------ Micky Finn


@pytest.mark.rule("GR-R55")
def test_who_was_slipped_a_micky_finn_takes_no_action_on_the_next_turn() -> None:
    state = play(table(gear={1: "micky-finn"}), "micky finn 1")
    assert state.players[1].skips

    state, happened = played(state, "contribute zhar")

    assert events.TurnLost(at(2)) in happened
    assert state.turn.seat == at(3)
    assert not state.players[1].skips


@pytest.mark.rule("GR-R55")
@pytest.mark.parametrize("target", [0, 2, 9], ids=["oneself", "who loses a turn already", "nobody"])
def test_a_micky_finn_is_for_another_who_does_not_lose_a_turn_already(target: int) -> None:
    state = table(gear={1: "micky-finn"})
    state = evolve(state, players=state.players.put(at(3), evolve(state.players[2], skips=True)))

    assert refused(state, f"micky finn {target}") == "GR-R55"
    assert [text for text in offered(state, 1) if "finn" in text] == [f"micky finn {seat}" for seat in (1, 3, 4)]


# ------------------------------------------------------------------ Orb of the Dreamlands


@pytest.mark.rule("GR-R55")
def test_the_orb_shows_the_top_three_cards_of_which_one_may_be_discarded() -> None:
    state = play(table(gear={1: "orb-of-the-dreamlands"}, deck="I Z B D"), "use orb")
    assert isinstance(state.decision, AskTop)
    assert offered(state, 1) == ["put back", "drop ithaqua", "drop zhar", "drop bokrug"]

    state = play(state, "drop zhar")

    assert state.mythos.deck == cards("I B D")
    assert state.mythos.discard == cards("Z")


@pytest.mark.rule("GR-R55")
def test_what_the_orb_has_shown_may_all_go_back_in_its_order() -> None:
    state = play(table(gear={1: "orb-of-the-dreamlands"}, deck="I Z"), "use orb", "put back")

    assert state.mythos.deck == cards("I Z")


@pytest.mark.rule("GR-R55")
def test_what_the_orb_shows_is_seen_by_its_owner_alone() -> None:
    state, happened = played(table(gear={1: "orb-of-the-dreamlands"}, deck="I Z B D"), "use orb")

    mine: Any = state.view(at(1)).decision
    others: Any = state.view(at(2)).decision
    assert mine.seen == cards("I Z B")
    assert others.seen == (HIDDEN,) * 3
    assert happened[-1].seen_by(None) == events.DeckSeen(at(1), (HIDDEN,) * 3)


@pytest.mark.rule("GR-R55")
def test_the_orb_shows_nothing_where_the_deck_is_empty() -> None:
    state = table(gear={1: "orb-of-the-dreamlands"}, deck="")

    assert refused(state, "use orb") == "GR-R55"
    assert "use orb" not in offered(state, 1)


# ------------------------------------------------------------------ Sleight of Hand


@pytest.mark.rule("GR-13.1.17")
def test_sleight_of_hand_takes_the_place_of_the_action_and_costs_no_insanity() -> None:
    state = play(table(turn=2, gear={2: "sleight-of-hand"}, pool="I I I", hands={2: "Z"}), "use sleight")
    assert isinstance(state.decision, AskSwap)
    assert len(state.decision.seen) == 2

    state = play(state, "swap zhar for ithaqua")

    assert state.players[1].hand == hand("I")
    assert state.players[1].mind.size == 0
    assert state.players[1].uses == 0
    assert state.turn.seat == at(3)
    assert refused(state, "1: research") == "GR-4.1"


@pytest.mark.rule("GR-13.1.17")
def test_sleight_of_hand_is_not_used_out_of_turn_or_in_addition_to_an_action() -> None:
    state = table(turn=2, gear={2: "sleight-of-hand", 1: "pistol"})

    assert refused(table(gear={2: "sleight-of-hand"}), "1: use sleight") == "GR-13.1.17"
    assert refused(play(state, "gamble"), "1: use sleight") == "GR-13.1.17"
    assert refused(play(state, "contribute zhar"), "1: use sleight") == "GR-13.1.17"


@pytest.mark.rule("GR-R55")
def test_sleight_of_hand_needs_a_pool() -> None:
    state = table(gear={1: "sleight-of-hand"}, pool="")

    assert refused(state, "use sleight") == "GR-R6"
    assert "use sleight" not in offered(state, 1)


@pytest.mark.rule("GR-R55")
def test_sleight_of_hand_is_none_of_the_actions_that_the_pistol_names() -> None:
    state = play(table(turn=2, gear={1: "pistol", 2: "sleight-of-hand"}), "0: fire pistol, investigate")

    assert refused(state, "use sleight") == "GR-13.1.8"
    assert offered(state, 2) == ["investigate", "consult"]


@pytest.mark.rule("GR-R55")
@pytest.mark.parametrize(
    ("card", "secret"),
    [
        ("narrowing-sight", False),
        ("fear-of-touch", False),
        ("dread-of-knowing", False),
        ("trembling-hands", False),
        ("itching-fingers", True),
    ],
)
def test_nothing_that_insanity_says_of_investigating_counts_for_sleight_of_hand(card: str, secret: bool) -> None:
    mind: dict[str, Any] = {"secret" if secret else "mad": {1: [card]}}
    state = play(table(gear={1: "sleight-of-hand"}, pool="I I I", hands={1: "Z"}, **mind), "use sleight")

    ask: Any = state.decision
    assert len(ask.seen) == 2
    assert offered(state, 1) == ["leave", "swap zhar for ithaqua"]
    assert play(state, "leave").players[0].hand == hand("Z")


@pytest.mark.rule("GR-R55")
@pytest.mark.parametrize(
    ("card", "secret", "options"),
    [
        ("fear-of-touch", False, ["leave"]),
        ("itching-fingers", True, ["swap zhar for ithaqua"]),
    ],
)
def test_it_does_count_for_an_investigation(card: str, secret: bool, options: list[str]) -> None:
    mind: dict[str, Any] = {"secret" if secret else "mad": {1: [card]}}
    state = play(table(pool="I I I", hands={1: "Z"}, **mind), "investigate")

    assert offered(state, 1) == options


# ------------------------------------------------------------------ Tarsoid Psalms


@pytest.mark.rule("GR-13.1.10")
@pytest.mark.rule("GR-R12")
def test_the_psalms_stop_at_the_trigger_card() -> None:
    state = table(turn=2, gear={2: "tarsoid-psalms"}, pool="I I I I B D", hands={2: "I Z B"})

    state = play(state, "use psalms", "add ithaqua")

    assert state.created == ("ithaqua",)
    assert state.pool == ()
    assert state.players[1].hand == hand("Z B")
    assert state.turn.seat == at(3)
    assert refused(state, "1: add zhar") == "GR-13.1.10"


@pytest.mark.rule("GR-13.1.10")
def test_where_six_are_enough_the_psalms_stop_at_the_sixth_card() -> None:
    state = table(gear={1: "tarsoid-psalms"}, pool="I I I I B", hands={1: "I Z"}, book="six-are-enough", directions=())

    state = play(state, "use psalms", "add ithaqua")

    assert state.players[0].hand == hand("Z")
    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-R55")
def test_the_psalms_lay_one_card_or_more_face_down_and_cost_one_action() -> None:
    state = play(table(gear={1: "tarsoid-psalms"}, pool="", hands={1: "I Z B"}), "use psalms")
    assert isinstance(state.decision, AskPsalms)
    assert refused(state, "stop") == "GR-6.1.1"
    assert refused(state, "add dagon") == "GR-6.1.1"

    state = play(state, "add zhar", "add ithaqua", "stop")

    assert [(laid.card, laid.up) for laid in state.pool] == [("zhar", False), ("ithaqua", False)]
    assert state.players[0].hand == hand("B")
    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-R55")
def test_with_the_hand_the_psalms_are_over() -> None:
    state = play(table(gear={1: "tarsoid-psalms"}, hands={1: "I Z"}), "use psalms", "add zhar", "add ithaqua")

    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-R55")
def test_insanity_after_contributing_acts_once() -> None:
    state = table(gear={1: "tarsoid-psalms"}, mad={1: ["torn-pages"]}, deck="I Z B D I Z")

    state, happened = played(state, "use psalms", "add zhar", "add bokrug", "stop")

    assert kinds(happened).count("InsanitySetOff") == 1
    assert len(state.mythos.deck) == 4


@pytest.mark.rule("GR-R55")
def test_the_psalms_need_a_card_in_hand() -> None:
    state = table(gear={1: "tarsoid-psalms"}, hands={1: ""})

    assert refused(state, "use psalms") == "GR-6.1.2"
    assert "use psalms" not in offered(state, 1)


@pytest.mark.rule("GR-R55")
@pytest.mark.parametrize(("deed", "rule"), [("research", "GR-13.1.8"), ("contribute", None)])
def test_the_psalms_are_a_way_to_contribute_and_nothing_else(deed: str, rule: str | None) -> None:
    state = play(table(turn=2, gear={1: "pistol", 2: "tarsoid-psalms"}), f"0: fire pistol, {deed}")

    assert ("use psalms" in offered(state, 2)) == (rule is None)
    assert rule == (refused(state, "use psalms") if rule else None)


@pytest.mark.rule("GR-R55")
def test_a_discovered_cultist_lays_the_cards_of_the_psalms_face_up() -> None:
    state = table(gear={1: "tarsoid-psalms"}, discovered=[1], pool="", hands={1: "I Z"})

    state = play(state, "use psalms", "add zhar", "stop")

    assert state.pool[0].up


@pytest.mark.rule("GR-R55")
def test_which_cards_the_psalms_lay_is_known_to_their_player_alone() -> None:
    _, happened = played(table(gear={1: "tarsoid-psalms"}, hands={1: "I Z"}), "use psalms", "add zhar")

    (laid,) = [event for event in happened if isinstance(event, events.CardContributed)]
    assert laid.seen_by(at(1)).card == "zhar"
    assert laid.seen_by(at(2)).card is HIDDEN


# ------------------------------------------------------------------ Rabbit's Foot


@pytest.mark.rule("GR-R55")
def test_the_rabbits_foot_discards_what_a_gamble_has_drawn_for_two_others() -> None:
    state = play(table(gear={1: "rabbits-foot"}, deck="I Z B D E I", pool=""), "gamble")

    state = play(state, "use rabbits foot")

    assert isinstance(state.decision, AskGamble)
    assert offered(state, 1) == ["play bokrug", "play dagon", "use rabbits foot"]
    assert state.mythos.discard == cards("I Z")
    assert play(state, "play dagon").pool[0].card == "dagon"


@pytest.mark.rule("GR-R55")
def test_what_the_rabbits_foot_discards_is_not_shown() -> None:
    state = play(table(gear={1: "rabbits-foot"}, deck="I Z B D E I"), "gamble")

    _, happened = played(state, "use rabbits foot")

    assert [event.seen_by(at(2)) for event in happened if not isinstance(event, events.EquipmentUsed)] == [
        events.CardsDiscarded(at(1), (HIDDEN, HIDDEN)),
        events.GambleDrawn(at(1), (HIDDEN, HIDDEN)),
    ]


@pytest.mark.rule("GR-R55")
def test_the_rabbits_foot_is_for_ones_own_gamble() -> None:
    own, others = table(gear={1: "rabbits-foot"}), table(gear={2: "rabbits-foot"})

    assert refused(own, "use rabbits foot") == "GR-R55"
    assert refused(play(others, "gamble"), "1: use rabbits foot") == "GR-R55"
    assert refused(play(others, "gamble"), "0: use rabbits foot") in {"GR-13.1.1", "GR-13.1.4"}


@pytest.mark.rule("GR-R55")
def test_where_insanity_leaves_the_choice_to_chance_there_is_no_moment_for_the_rabbits_foot() -> None:
    state = table(gear={1: "rabbits-foot"}, mad={1: ["blind-trust-in-fate"]})

    state = play(state, "gamble")

    assert state.turn.seat == at(2)
    assert state.players[0].uses == 3


# ------------------------------------------------------------------ Eye of Horus


@pytest.mark.rule("GR-R55")
def test_the_eye_shows_the_card_put_back_unseen_which_may_be_swapped_for() -> None:
    state = play(table(gear={1: "eye-of-horus"}, pool="I I Z", hands={1: "B"}), "investigate", chance=[0, 0])
    ask: Any = state.decision
    assert len(ask.seen) == 2

    state = play(state, "use eye of horus")

    after: Any = state.decision
    assert after.seen == hand("I I Z")
    assert offered(state, 1) == ["leave", "swap bokrug for ithaqua", "swap bokrug for zhar"]
    state = play(state, "swap bokrug for zhar")
    assert sorted(laid.card for laid in state.pool) == ["bokrug", "ithaqua", "ithaqua"]
    assert state.players[0].uses == 2


@pytest.mark.rule("GR-R55")
def test_the_eye_shows_what_insanity_has_kept_from_view() -> None:
    state = table(gear={1: "eye-of-horus"}, mad={1: ["narrowing-sight"]}, pool="I Z")
    state = play(state, "investigate")
    ask: Any = state.decision
    assert ask.seen == ()

    state = play(state, "use eye of horus")

    after: Any = state.decision
    assert after.seen == hand("I Z")


@pytest.mark.rule("GR-R55")
def test_nobody_without_the_eye_is_asked_where_there_is_nothing_to_see() -> None:
    state = play(table(mad={1: ["narrowing-sight"]}, pool="I Z"), "investigate")

    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-R55")
def test_the_eye_shows_no_more_than_all() -> None:
    state = play(table(gear={1: "eye-of-horus"}, pool="I Z B"), "investigate", "use eye of horus")

    assert refused(state, "use eye of horus") == "GR-R55"
    assert "use eye of horus" not in offered(state, 1)


@pytest.mark.rule("GR-R55")
def test_the_eye_is_for_ones_own_investigation() -> None:
    own, others = table(gear={1: "eye-of-horus"}), table(gear={2: "eye-of-horus"})

    assert refused(own, "use eye of horus") == "GR-R55"
    assert refused(play(others, "investigate"), "1: use eye of horus") == "GR-R55"


@pytest.mark.rule("GR-R55")
@pytest.mark.parametrize("viewer", [at(2), None])
def test_what_the_eye_shows_is_seen_by_its_owner_alone(viewer: Seat | None) -> None:
    state = play(table(gear={1: "eye-of-horus"}, pool="I Z B"), "investigate")

    state, happened = played(state, "use eye of horus")

    ask: Any = state.view(viewer).decision
    assert ask.seen == (HIDDEN,) * 3
    assert happened[-1].seen_by(viewer) == events.PoolSeen(at(1), (HIDDEN,) * 3)


@pytest.mark.rule("GR-R55")
def test_after_the_book_was_asked_for_in_vain_equipment_can_still_be_used() -> None:
    state = play(table(gear={1: "ritual-mask"}), "consult", *votes("1 yes", "2 no", "3 no", "4 no", "5 no"))

    assert "use mask" in offered(state, 1)
