"""Completed Artifact Abilities: Gate, Necronomicon, Potion, Journal and Gate Closure, and how far they reach."""

from __future__ import annotations

import pytest

from rlyeh_rules import NotationError, Seat, parse_action
from rlyeh_rules.kernel import evolve
from rlyeh_rules.seals import State, score
from rlyeh_rules.seals.changes import alter
from tests.seals.table import A, B, cards, down, offered, play, refused, table, up

ID_CARDS = ("gabriel-moretti", "herald-of-arrival")
CLOSURE = ["i-gate-closure", "c-gate-closure"]
GATE = ["i-gate", "c-gate"]
JOURNAL = ["i-journal", "c-journal"]
NECRONOMICON = ["i-necronomicon", "c-necronomicon"]


def faces(state: State) -> list[tuple[str, bool]]:
    """Every card in front of both players, in its place, and whether it lies face up."""
    return [(str(one.card), one.up) for player in state.players for one in player.area]


def with_used_id(state: State, seat: Seat) -> State:
    """The same table with the ID card of `seat` used, that is, face down."""
    return alter(state, seat, identity=evolve(state.players[seat].identity, used=True))


# ------------------------------------------------------------------ Gate


@pytest.mark.rule("SC-6.14")
@pytest.mark.parametrize(
    ("half", "other"), [("cultist-gate", "investigator-gate"), ("investigator-gate", "cultist-gate")]
)
def test_the_gate_turns_the_half_of_ones_choice_face_down(half: str, other: str) -> None:
    alone = play(table(areas=[GATE, []]), f"gate {half}")
    assert (down(alone, A), up(alone, A)) == ([half], [other])

    state = play(table(areas=[GATE, ["~c-potion"]]), f"gate {half} up 1.0")
    assert (down(state, A), up(state, A)) == ([half], [other])


@pytest.mark.rule("SC-6.14")
def test_the_gate_is_paid_with_a_gate_half_only() -> None:
    state = table(areas=[[*GATE, "i-potion", "~i-journal"], []], hands=[["c-potion"], []])

    assert refused(state, "gate investigator-potion up 0.3") == "SC-6.14"
    assert refused(state, "gate cultist-potion up 0.3") == "SC-6.14"


@pytest.mark.rule("SC-6.15")
def test_the_gate_then_turns_another_face_down_card_up() -> None:
    state = table(areas=[[*GATE, "~i-journal"], []])

    state = play(state, "gate cultist-gate up 0.2")

    assert faces(state) == [("investigator-gate", True), ("cultist-gate", False), ("investigator-journal", True)]


@pytest.mark.rule("SC-6.15")
def test_the_gate_reaches_no_half_just_turned_and_no_face_up_card() -> None:
    state = table(areas=[[*GATE, "~i-journal", "i-potion"], ["c-potion"]])

    assert refused(state, "gate cultist-gate up 0.1") == "SC-6.15"
    assert refused(state, "gate cultist-gate up 0.0") == "SC-6.15"
    assert refused(state, "gate cultist-gate up 0.3") == "SC-6.15"
    assert refused(state, "gate cultist-gate up 1.0") == "SC-6.15"
    assert refused(state, "gate cultist-gate up 0.4") == "SC-6.15"
    assert refused(state, "gate cultist-gate up 2.0") == "SC-6.15"


@pytest.mark.rule("SC-6.15", "SC-R22", "SC-R25")
def test_the_gate_reaches_neither_the_centre_nor_a_used_id_card() -> None:
    """The centre card and a used ID card lie face down; the Gate finds no target in either."""
    state = with_used_id(table("opening", areas=[GATE, []], ids=ID_CARDS, centre="i-hastur"), B)
    assert not state.auction.centre.up

    assert offered(state, A, "gate") == ["0: gate investigator-gate", "0: gate cultist-gate"]
    with pytest.raises(NotationError):
        parse_action(state, "gate cultist-gate up centre")


@pytest.mark.rule("SC-6.15", "SC-R22")
def test_the_gate_also_turns_up_what_the_opponent_has_face_down_unread() -> None:
    state = table(areas=[[*GATE, "~i-journal"], ["c-potion", "~c-hastur"]])
    assert state.view(A).players[B].area[1].card == "?"
    assert offered(state.view(A), A, "gate") == [
        f"0: gate {half} up {place}" for half in ("investigator-gate", "cultist-gate") for place in ("0.2", "1.1")
    ]

    state = play(state, "gate investigator-gate up 1.1")

    assert up(state, B) == ["cultist-potion", "cultist-hastur"]
    assert down(state, A) == ["investigator-gate", "investigator-journal"]


# ------------------------------------------------------------------ Necronomicon


@pytest.mark.rule("SC-6.16", "SC-R24")
def test_the_necronomicon_swaps_a_face_down_card_for_one_from_hand() -> None:
    state = table(areas=[[*NECRONOMICON, "~i-potion"], []], hands=[["i-gate", "i-journal", "c-journal"], []])

    state = play(state, "necronomicon 2 for investigator-gate")

    assert faces(state)[2] == ("investigator-gate", False)
    assert state.players[A].hand == cards("i-potion", "i-journal", "c-journal")


@pytest.mark.rule("SC-6.16", "SC-R23")
def test_the_necronomicon_needs_an_own_face_down_card_and_a_card_in_hand() -> None:
    state = table(
        areas=[[*NECRONOMICON, "i-potion"], ["~c-potion", "~c-gate", "~c-hastur", "~i-hastur"]], hands=[["i-gate"], []]
    )

    assert offered(state, A, "necronomicon") == []
    assert refused(state, "necronomicon 2 for investigator-gate") == "SC-6.16"
    assert refused(state, "necronomicon 3 for investigator-gate") == "SC-6.16"  # a place of the opponent only

    empty = table(areas=[[*NECRONOMICON, "~i-potion"], []], hands=[[], ["i-gate"]])

    assert offered(empty, A, "necronomicon") == []
    assert refused(empty, "necronomicon 2 for investigator-gate") == "SC-6.16"


# ------------------------------------------------------------------ Potion


@pytest.mark.rule("SC-6.18")
def test_the_potion_goes_down_for_another_card_to_come_up() -> None:
    state = table(areas=[["i-potion", "~i-gate"], []])

    state = play(state, "potion investigator-potion up 1")

    assert faces(state) == [("investigator-potion", False), ("investigator-gate", True)]


@pytest.mark.rule("SC-6.18", "SC-R22")
def test_the_potion_turns_up_an_own_face_down_card_other_than_itself() -> None:
    state = table(areas=[["i-potion", "~i-gate", "i-journal"], ["c-gate", "c-journal", "c-hastur", "~c-potion"]])

    assert refused(state, "potion investigator-potion up 0") == "SC-6.18"
    assert refused(state, "potion investigator-potion up 2") == "SC-6.18"
    assert refused(state, "potion investigator-potion up 3") == "SC-6.18"  # a place of the opponent only
    assert offered(state, A, "potion") == ["0: potion investigator-potion up 1"]


@pytest.mark.rule("SC-R23")
def test_the_potion_needs_a_target() -> None:
    state = table(areas=[["i-potion", "i-gate"], ["~c-gate"]])

    assert offered(state, A, "potion") == []
    assert refused(state, "potion investigator-potion up 1") == "SC-6.18"


# ------------------------------------------------------------------ Journal


@pytest.mark.rule("SC-6.19", "SC-R24")
def test_the_journal_swaps_a_face_up_card_for_one_from_hand_for_all_to_see() -> None:
    state = table(areas=[["i-azathoth", *JOURNAL], []], hands=[["i-potion"], []], values={"i-azathoth": (-2, 4)})
    assert score(state, A).total == -2 + 3 + 1
    use = parse_action(state, "journal investigator-azathoth for investigator-potion")

    state, events = state.apply(use)

    assert faces(state)[0] == ("investigator-potion", True)
    assert state.players[A].hand == cards("i-azathoth")
    for viewer in (A, B, None):
        assert [event.seen_by(viewer) for event in events] == list(events)
    swapped = "A took Investigator Azathoth into hand and laid Investigator Potion face up in its place."
    assert swapped in [event.describe(state) for event in events]


@pytest.mark.rule("SC-6.19", "SC-R23")
def test_the_journal_needs_an_own_face_up_card_and_a_card_in_hand() -> None:
    state = table(areas=[[*JOURNAL, "~i-potion"], ["c-gate"]], hands=[["i-gate"], []])

    assert refused(state, "journal investigator-potion for investigator-gate") == "SC-6.19"
    assert refused(state, "journal cultist-gate for investigator-gate") == "SC-6.19"
    assert refused(state, "journal investigator-journal for cultist-potion") == "SC-6.19"

    empty = table(areas=[JOURNAL, []], hands=[[], ["i-gate"]])

    assert offered(empty, A, "journal") == []
    assert refused(empty, "journal investigator-journal for investigator-gate") == "SC-6.19"


@pytest.mark.rule("SC-R24")
def test_the_journal_may_swap_its_own_halves_away() -> None:
    state = table(areas=[JOURNAL, []], hands=[["i-gate"], []])

    state = play(state, "journal cultist-journal for investigator-gate")

    assert up(state, A) == ["investigator-journal", "investigator-gate"]
    assert state.players[A].hand == cards("c-journal")


@pytest.mark.rule("SC-R24")
def test_a_pair_completed_by_a_swap_is_usable_at_once() -> None:
    state = table(areas=[[*JOURNAL, "i-potion", "i-gate", "~i-hastur"], []], hands=[["c-gate"], []])

    state = play(state, "journal investigator-potion for cultist-gate", "gate cultist-gate up 0.4")

    assert up(state, A) == ["investigator-journal", "cultist-journal", "investigator-gate", "investigator-hastur"]


# ------------------------------------------------------------------ Gate Closure


@pytest.mark.rule("SC-6.20")
@pytest.mark.parametrize("half", ["investigator-gate-closure", "cultist-gate-closure"])
def test_gate_closure_turns_the_half_of_ones_choice_face_down(half: str) -> None:
    state = table(areas=[CLOSURE, ["c-gate"]])

    state = play(state, f"closure {half} down cultist-gate")

    assert down(state, A) == [half]


@pytest.mark.rule("SC-6.20")
def test_gate_closure_is_paid_with_its_own_half_only() -> None:
    state = table(areas=[[*CLOSURE, "i-potion"], ["c-gate"]])

    assert refused(state, "closure investigator-potion down cultist-gate") == "SC-6.20"
    assert refused(state, "closure cultist-gate down investigator-potion") == "SC-6.20"


@pytest.mark.rule("SC-6.21")
def test_gate_closure_turns_a_card_of_the_opponent_down_which_counts_nothing_then() -> None:
    state = table("end", areas=[CLOSURE, ["c-gate", "c-potion"]], values={"c-gate": (4, 4), "c-potion": (3, 2)})
    assert score(state, B).total == 7

    state = play(state, "closure investigator-gate-closure down cultist-gate")

    assert (down(state, B), up(state, B)) == (["cultist-gate"], ["cultist-potion"])
    assert score(state, B).total == 3


@pytest.mark.rule("SC-6.21", "SC-R22", "SC-R25")
def test_gate_closure_reaches_face_up_cards_in_front_of_the_players_and_nothing_else() -> None:
    """Not what lies face down, not the half just turned, not the centre card even face up, not an ID card."""
    state = table(
        "answer",
        answering=1,
        staked=[(1, 0), (0, 0)],
        areas=[[*CLOSURE, "i-potion", "~i-gate"], ["c-potion", "~c-gate"]],
        ids=("gabriel-moretti", "the-golden-dawn"),
        centre="i-journal",
    )
    state = play(state, "1: force up", "1: raise 2")
    assert state.auction.centre.up

    reached = {text.split(" down ")[1] for text in offered(state, A, "closure investigator")}

    assert reached == {"cultist-gate-closure", "investigator-potion", "cultist-potion"}
    assert refused(state, "closure investigator-gate-closure down investigator-gate-closure") == "SC-6.21"
    for other in ("investigator-gate", "cultist-gate", "investigator-journal", "gabriel-moretti"):
        assert refused(state, f"closure investigator-gate-closure down {other}") == "SC-6.21"


@pytest.mark.rule("SC-R22", "SC-R23")
def test_the_other_half_of_gate_closure_is_a_legal_target_so_there_always_is_one() -> None:
    state = table(areas=[CLOSURE, []])
    assert offered(state, A, "closure") == [
        "0: closure investigator-gate-closure down cultist-gate-closure",
        "0: closure cultist-gate-closure down investigator-gate-closure",
    ]

    state = play(state, "closure investigator-gate-closure down cultist-gate-closure")

    assert up(state, A) == []


# ------------------------------------------------------------------ without a target


@pytest.mark.rule("SC-R23")
def test_the_gate_without_a_target_turns_its_half_down_and_nothing_more() -> None:
    state = table(areas=[[*GATE, "i-potion"], ["c-potion"]])
    assert offered(state, A, "gate") == ["0: gate investigator-gate", "0: gate cultist-gate"]

    state = play(state, "gate investigator-gate")

    assert down(state, A) + down(state, B) == ["investigator-gate"]


@pytest.mark.rule("SC-R23")
def test_the_gate_must_turn_a_card_up_where_there_is_one() -> None:
    state = table(areas=[GATE, ["~c-potion"]])

    assert refused(state, "gate investigator-gate") == "SC-R23"
    assert offered(state, A, "gate") == ["0: gate investigator-gate up 1.0", "0: gate cultist-gate up 1.0"]


@pytest.mark.rule("SC-R23")
def test_shoggoth_without_a_target_turns_its_half_down_and_nothing_more() -> None:
    shoggoth = ["i-shoggoth", "c-shoggoth"]
    alone = play(table(areas=[shoggoth, ["~c-gate"]]), "shoggoth cultist-shoggoth")
    assert (down(alone, A), down(alone, B)) == (["cultist-shoggoth"], ["cultist-gate"])

    state = table(areas=[shoggoth, ["c-gate"]])
    assert refused(state, "shoggoth cultist-shoggoth") == "SC-R23"


# ------------------------------------------------------------------ what never changes


@pytest.mark.rule("SC-6.23")
def test_turning_cards_changes_neither_control_nor_place() -> None:
    state = table(areas=[[*GATE, *CLOSURE, "i-potion", "~i-journal"], ["c-journal"]])
    lie = [card for card, _ in faces(state)]
    counts = [len(up(state, A) + up(state, B))]

    for step in (
        "gate investigator-gate up 0.5",
        "potion investigator-potion up 0",
        "closure cultist-gate-closure down cultist-journal",
    ):
        state = play(state, step)
        counts.append(len(up(state, A) + up(state, B)))
        assert [card for card, _ in faces(state)] == lie

    assert counts == [6, 6, 6, 4]
    assert (len(state.players[A].area), len(state.players[B].area)) == (6, 1)


@pytest.mark.rule("SC-6.23")
def test_a_gate_without_a_target_lowers_the_number_of_face_up_cards_by_one() -> None:
    state = table(areas=[GATE, ["c-journal"]])

    state = play(state, "gate investigator-gate")

    assert len(up(state, A) + up(state, B)) == 2


# ------------------------------------------------------------------ ID cards are no cards


@pytest.mark.rule("SC-R25")
def test_an_id_card_can_be_neither_bid_nor_swapped_nor_banished() -> None:
    state = table("opening", areas=[JOURNAL, []], hands=[["i-gate"], []], ids=ID_CARDS)
    state = with_used_id(state, B)

    assert refused(state, "push gabriel-moretti") == "SC-5.2"
    assert refused(state, "journal gabriel-moretti for investigator-gate") == "SC-6.19"
    assert refused(state, "banish 1.0") == "SC-10.7"
    assert offered(state, A, "banish") == []


@pytest.mark.rule("SC-R25")
@pytest.mark.parametrize("used", [A, B])
def test_an_id_card_decides_no_tie(used: Seat) -> None:
    """One ID card lies face up and the other face down; all else is level, so that both players lose."""
    state = table(
        "end",
        turn=10,
        areas=[["i-gate"], ["c-gate"]],
        values={"i-gate": (4, 5), "c-gate": (4, 4)},
        ids=("gabriel-moretti", "the-golden-dawn"),
    )

    state = play(with_used_id(state, used), "close")

    assert (state.outcome.winners, state.outcome.rule) == ((), "SC-8.5")
