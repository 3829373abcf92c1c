"""Gabriel Moretti, Alex Smyth and Sohn Kang: banishing a card, exactly thirteen, and arresting Cultist markers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rlyeh_rules import HIDDEN, BySeat, Outcome, Seat
from rlyeh_rules.seals import Lying, Markers, State, score
from rlyeh_rules.seals.changes import alter
from rlyeh_rules.seals.events import AuctionCalledOff, CardBanished, CardsScored, GameEnded, TurnBegan, TurnClosed
from tests.seals.table import A, B, card, down, offered, play, refused, table, told, up

# ------------------------------------------------------------------ Gabriel Moretti

MORETTI = ("gabriel-moretti", "the-golden-dawn")


@pytest.mark.rule("SC-10.7")
def test_moretti_banishes_a_face_down_card_to_the_box() -> None:
    values = {"i-azathoth": (-3, 0), "c-azathoth": (-2, 0)}
    state = table(areas=((), ["~i-azathoth", "~c-azathoth"]), values=values, ids=MORETTI)
    before = score(state, B).total

    state = play(state, "banish 1.0")

    assert (before, score(state, B).total) == (5, 0)
    assert state.players[B].area == (Lying(card("c-azathoth"), up=False, seen_by=(B,)),)
    assert state.box[-1] == Lying(card("i-azathoth"), up=False, seen_by=(B,))


@pytest.mark.rule("SC-10.7")
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("banish 1.0", id="a face-up card"),
        pytest.param("banish 1.2", id="no card: hands and ID cards have no place"),
        pytest.param("banish 1.-1", id="no place"),
        pytest.param("banish 2.0", id="no player"),
        pytest.param("banish centre", id="the card in the centre"),
    ],
)
@pytest.mark.parametrize("window", ["start", "answer"])
def test_moretti_banishes_nothing_else(text: str, window: str) -> None:
    areas = ((), ["c-gate", "~c-potion"])
    state = table(window, answering=A, areas=areas, hands=(["i-gate"], ["c-journal"]), ids=MORETTI)

    assert offered(state, A, "banish") == ["0: banish 1.1"]
    assert refused(state, text) == "SC-10.7"


@pytest.mark.rule("SC-10.7")
def test_moretti_has_nothing_to_banish_where_only_the_centre_card_lies_face_down() -> None:
    state = table("answer", answering=A, areas=(["i-gate"], ["c-gate"]), ids=MORETTI)

    assert offered(state, A, "banish") == []
    assert [refused(state, text) for text in ("banish 0.0", "banish 1.0")] == ["SC-10.7", "SC-10.7"]


@pytest.mark.rule("SC-R40")
def test_moretti_may_banish_a_card_in_front_of_either_player() -> None:
    state = table(areas=(["~i-gate", "i-journal"], ["c-gate", "~c-potion"]), hands=(["i-potion"], ()), ids=MORETTI)

    assert offered(state, A, "banish") == ["0: banish 0.0", "0: banish 1.1"]
    assert down(play(state, "banish 0.0"), A) == []


@pytest.mark.rule("SC-R40")
@pytest.mark.parametrize(("viewer", "seen"), [(A, HIDDEN), (B, card("c-potion")), (None, HIDDEN)])
def test_a_banished_card_stays_unseen_by_who_did_not_know_it(viewer: Seat | None, seen: str) -> None:
    state, events = told(table(areas=((), ["~c-potion"]), ids=MORETTI), "banish 1.0")

    assert state.view(viewer).box[-1].card == seen
    assert events[-1].seen_by(viewer) == CardBanished(B, 0, seen, up=False, knows=(B,))


def bidding(window: str, **options: Any) -> State:
    """Turn 5, the auction of A's card: before the opening bid, or when both have bid a card and some markers."""
    state = table(
        "opening",
        areas=(["i-gate", "i-shoggoth"], ["c-gate"]),
        hands=(["i-potion", "i-necronomicon", "i-gate-closure"], ["c-potion"]),
        centre="i-journal",
        ids=MORETTI,
        options=options,
    )
    bids = ("push investigator-gate", "bid 1", "push cultist-gate", "raise 3")
    return play(state, *bids) if window == "answer" else state


@pytest.mark.rule("SC-R40")
@pytest.mark.parametrize("window", ["opening", "answer"])
def test_the_centre_card_cannot_be_banished(window: str) -> None:
    state = bidding(window)

    assert offered(state, A, "banish") == []
    assert refused(state, "banish centre") == "SC-10.7"


@pytest.mark.rule("SC-R40")
@pytest.mark.parametrize("window", ["opening", "answer"])
def test_with_banish_centre_the_own_centre_card_can_be_banished_which_ends_the_auction(window: str) -> None:
    before = bidding(window, banish_centre=True)
    assert offered(before, A, "banish") == ["0: banish centre"]

    state, events = told(before, "banish centre")

    assert state.auction is None
    assert [player.markers for player in state.players] == [Markers(4, 0), Markers(0, 4)]
    assert up(state, A) == [card("i-gate"), card("i-shoggoth")]
    assert up(state, B) == [card("c-gate")]
    assert not any(lying.pushed for player in state.players for lying in player.area)
    assert state.box[-1] == Lying(card("i-journal"), up=False, seen_by=(A,))
    assert events[-2:] == (CardBanished(A, None, card("i-journal"), up=False, knows=(A,)), AuctionCalledOff(A))
    assert offered(state, A) == ["0: close"]
    state, events = told(state, "close")  # the turn counts
    assert events == (TurnClosed(A, 5), TurnBegan(B, 6))
    assert len(state.players[A].hand) == 3


@pytest.mark.rule("SC-10.7", "SC-R40")
def test_a_centre_card_that_has_been_turned_up_cannot_be_banished() -> None:
    """The option widens where he reaches; it is a face-down card all the same."""
    ids = ("gabriel-moretti", "the-golden-dawn")
    state = table("opening", ids=ids, hands=((), ["c-potion"]), options={"banish_centre": True})
    state = play(state, "bid 1", "force up", "raise 2")

    assert offered(state, A, "banish") == []
    assert refused(state, "banish centre") == "SC-10.7"


@pytest.mark.rule("SC-R40")
@pytest.mark.parametrize(("viewer", "seen"), [(A, card("i-journal")), (B, HIDDEN), (None, HIDDEN)])
def test_a_banished_centre_card_stays_unseen(viewer: Seat | None, seen: str) -> None:
    state = play(bidding("answer", banish_centre=True), "banish centre")

    assert state.view(viewer).box[-1].card == seen


@pytest.mark.rule("SC-R40")
@pytest.mark.parametrize(
    "state",
    [
        pytest.param(
            table("answer", active=B, ids=MORETTI, centre="c-journal", options={"banish_centre": True}),
            id="the opponent's card",
        ),
        pytest.param(table("end", ids=MORETTI, options={"banish_centre": True}), id="no card"),
    ],
)
def test_with_banish_centre_it_must_be_the_own_card_in_the_centre(state: State) -> None:
    assert offered(state, A, "banish") == []
    assert refused(state, "0: banish centre") == "SC-R40"


# ------------------------------------------------------------------ Alex Smyth

SMYTH = ("alex-smyth", "the-golden-dawn")


def smyth(area: Sequence[str], *values: int, turn: int = 7, **more: Any) -> State:
    """A has Alex Smyth and is about to close the turn, with cards in front that are worth so much."""
    worth = {short.lstrip("~"): (value, 0) for short, value in zip(area, values, strict=True)}
    return table("end", turn=turn, areas=(area, ["c-potion"]), values=worth, ids=SMYTH, **more)


@pytest.mark.rule("SC-10.8", "SC-R38")
def test_alex_smyth_wins_at_once_with_exactly_thirteen() -> None:
    state, events = told(smyth(["i-gate", "i-journal", "c-gate"], 5, 4, 4), "close")

    reason = "Alex Smyth has exactly 13 control points"
    assert state.outcome == Outcome((A,), reason, "SC-10.8")
    assert events == (TurnClosed(A, 7), GameEnded((A,), reason, "SC-10.8"))  # no scoring, and no turn 8
    assert state.legal_actions() == ()


@pytest.mark.rule("SC-10.8")
@pytest.mark.parametrize("third", [3, 5])
def test_with_twelve_or_fourteen_play_goes_on(third: int) -> None:
    state = play(smyth(["i-gate", "i-journal", "c-gate"], 5, 4, third), "close")

    assert (state.is_over, state.turn.number, state.turn.active) == (False, 8, B)


@pytest.mark.rule("SC-10.8")
def test_without_alex_smyth_thirteen_wins_nothing() -> None:
    state = table("end", areas=(["i-gate"], ()), values={"i-gate": (13, 0)}, ids=("sohn-kang", None))

    assert not play(state, "close").is_over


@pytest.mark.rule("SC-10.8")
@pytest.mark.parametrize(("mine", "theirs", "wins"), [(13, 4, True), (4, 13, False)])
def test_alex_smyth_needs_thirteen_in_front_of_the_own_player_in_either_seat(
    mine: int, theirs: int, wins: bool
) -> None:
    state = table(
        "end",
        active=B,
        turn=8,
        factions=("cultist", "investigator"),
        areas=(["c-gate"], ["i-gate"]),
        values={"c-gate": (theirs, 0), "i-gate": (mine, 0)},
        ids=("the-golden-dawn", "alex-smyth"),
    )

    assert play(state, "close").is_over == wins


@pytest.mark.rule("SC-10.9")
def test_thirteen_does_not_win_at_the_end_of_the_opponents_turn() -> None:
    values = {"i-gate": (13, 0), "c-gate": (13, 0)}
    state = table("end", active=B, turn=6, areas=(["i-gate"], ["c-gate"]), values=values, ids=SMYTH)

    assert not play(state, "close").is_over


@pytest.mark.rule("SC-10.9")
def test_thirteen_reached_in_the_opponents_turn_wins_only_if_it_stands_at_the_end_of_the_own() -> None:
    state = table(
        "answer",
        active=B,
        turn=6,
        centre="c-journal",
        areas=(["i-gate"], ["^c-gate"]),
        hands=(["i-potion"], ["c-shoggoth"]),
        values={"i-gate": (9, 5), "c-gate": (4, 4), "i-potion": (1, 1)},
        ids=SMYTH,
    )
    state = play(state, "take")
    assert score(state, A).total == 13

    state = play(state, "1: close")
    assert (state.is_over, state.turn.number) == (False, 7)
    state = play(state, "0: place investigator-potion", "bid 0", "1: take", "0: close")  # fourteen

    assert (state.is_over, state.turn.number) == (False, 8)


@pytest.mark.rule("SC-10.9", "SC-R38")
def test_face_down_cards_markers_and_the_hand_count_nothing_for_thirteen() -> None:
    state = smyth(["i-gate", "i-journal", "~c-gate"], 9, 4, 4, markers=((4, 4), (0, 0)), hands=(["i-potion"], ()))

    assert play(state, "close").outcome == Outcome((A,), "Alex Smyth has exactly 13 control points", "SC-10.8")


@pytest.mark.rule("SC-R38")
@pytest.mark.parametrize(
    ("area", "values", "wins"),
    [
        pytest.param(["i-azathoth", "i-gate"], (-2, 15), True, id="a face-up Azathoth half is negative"),
        pytest.param(["i-azathoth", "i-gate"], (-2, 13), False, id="and not left out"),
        pytest.param(["~i-azathoth", "~c-azathoth", "i-gate"], (-2, -3, 13), True, id="face down it counts nothing"),
        pytest.param(["~i-azathoth", "~c-azathoth", "i-gate"], (-2, -3, 8), False, id="not even as positive"),
    ],
)
def test_azathoth_counts_as_it_lies_for_thirteen(area: list[str], values: tuple[int, ...], wins: bool) -> None:
    assert play(smyth(area, *values), "close").is_over == wins


@pytest.mark.rule("SC-R38")
def test_thirteen_is_counted_face_up_also_by_who_is_bound_by_nyarlathotep() -> None:
    face_up, face_down = smyth(["i-gate", "~c-gate"], 13, 4), smyth(["i-gate", "~c-gate"], 4, 13)

    closed = [play(alter(state, A, bound=True), "close").is_over for state in (face_up, face_down)]

    assert closed == [True, False]


@pytest.mark.rule("SC-R38")
@pytest.mark.parametrize(("gate", "wins"), [(2, False), (4, True)])
def test_thirteen_is_tested_after_what_must_be_used_at_the_end(gate: int, wins: bool) -> None:
    state = smyth(["i-cthulhu", "c-cthulhu", "i-gate"], 6, 13 - 6 if wins else 5, gate)
    assert refused(state, "close") == "SC-R26"

    assert play(state, "cthulhu", "close").is_over == wins  # 11 and not 13, or 13 and not 17


@pytest.mark.rule("SC-R38")
def test_thirteen_can_be_brought_about_by_an_ability_at_the_end() -> None:
    state = smyth(["i-potion", "i-gate", "~c-gate"], 3, 9, 4)

    assert not play(state, "close").is_over
    assert play(state, "potion investigator-potion up 2", "close").outcome.winners == (A,)


@pytest.mark.rule("SC-R38")
@pytest.mark.parametrize("turn", [1, 3, 5, 7, 9])
def test_thirteen_is_tested_in_each_of_the_five_own_turns(turn: int) -> None:
    assert play(smyth(["i-gate"], 13, turn=turn), "close").outcome.rule == "SC-10.8"


@pytest.mark.rule("SC-R38")
def test_in_the_tenth_turn_thirteen_is_tested_before_scoring() -> None:
    values = {"i-gate": (13, 0), "c-gate": (20, 0)}
    state = table("end", turn=10, areas=(["i-gate"], ["c-gate"]), values=values, ids=SMYTH)

    state, events = told(state, "close")

    assert (state.outcome.winners, state.outcome.rule, state.outcome.scores) == ((A,), "SC-10.8", None)
    assert not any(isinstance(event, CardsScored) for event in events)


# ------------------------------------------------------------------ Sohn Kang

KANG = ("sohn-kang", "the-golden-dawn")


def kang(markers: Sequence[tuple[int, int]], gate: int = 10, cultist_gate: int = 10) -> State:
    """The tenth turn, with A playing Sohn Kang, after it has been closed."""
    values = {"i-gate": (gate, 0), "c-gate": (cultist_gate, 0)}
    state = table("end", turn=10, active=B, areas=(["i-gate"], ["c-gate"]), values=values, markers=markers, ids=KANG)
    return play(state, "close")


@pytest.mark.rule("SC-10.10", "SC-R39")
@pytest.mark.parametrize(("held", "bonus"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 5)])
def test_sohn_kang_scores_the_cultist_markers_that_are_held(held: int, bonus: int) -> None:
    state = kang(((0, held), (4, 4 - held)))

    assert state.outcome.scores == BySeat((10 + bonus, 10))


@pytest.mark.rule("SC-10.10")
def test_investigator_markers_never_count_for_sohn_kang() -> None:
    assert kang(((4, 0), (0, 4))).outcome.scores == (10, 10)


@pytest.mark.rule("SC-10.10")
@pytest.mark.parametrize("id_card", ["abie-jones", None])
def test_nobody_else_scores_cultist_markers(id_card: str | None) -> None:
    state = table("end", turn=10, active=B, markers=((0, 4), (4, 0)), ids=(id_card, "the-golden-dawn"))

    assert play(state, "close").outcome.scores == (0, 0)


@pytest.mark.rule("SC-R39")
def test_the_points_of_sohn_kang_are_added_before_totals_are_compared() -> None:
    outcome = kang(((0, 4), (4, 0)), gate=7, cultist_gate=11).outcome

    assert (outcome.scores, outcome.winners, outcome.rule) == ((12, 11), (A,), "SC-7.8")


@pytest.mark.rule("SC-R39")
def test_arrested_markers_count_for_the_first_tie_breaker() -> None:
    outcome = kang(((3, 2), (1, 2)), gate=8, cultist_gate=10).outcome

    assert (outcome.scores, outcome.winners, outcome.rule) == ((10, 10), (A,), "SC-8.2")


@pytest.mark.rule("SC-R39")
def test_arrested_markers_are_still_held() -> None:
    assert kang(((3, 2), (1, 2))).players[A].markers == Markers(3, 2)
