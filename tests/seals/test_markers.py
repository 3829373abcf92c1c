"""How To Play, the markers: what can be bid, by whom, and which markers those are."""

from __future__ import annotations

import pytest

from rlyeh_rules.seals import Markers, State, events

from .table import A, B, offered, play, refused, table, told, why_not


def all_markers(state: State) -> Markers:
    """Every marker there is, wherever it lies."""
    staked = state.auction.staked if state.auction else (Markers(), Markers())
    total = Markers()
    for heap in (*(player.markers for player in state.players), *staked):
        total = total.plus(heap)
    return total


# ------------------------------------------------------------------ what can be bid


@pytest.mark.rule("SC-4.15", "SC-R14")
def test_who_cannot_bid_higher_is_offered_to_take_and_nothing_else() -> None:
    nine = table("answer", markers=((0, 0), (0, 4)), staked=((4, 0), (0, 0)), areas=(["^i-gate"], ["~c-gate"]))
    assert nine.bid(A) == 9

    assert offered(nine, B) == ["1: take"]
    assert nine.waiting_on == (B,), "the take is not carried out by itself"
    for text in ("1: raise 4", "1: raise 6"):
        assert refused(nine, text) == "SC-4.15"


@pytest.mark.rule("SC-4.15", "SC-R14")
def test_who_can_only_just_equal_the_standing_bid_cannot_bid_higher() -> None:
    nine = table("answer", markers=((0, 0), (0, 4)), staked=((4, 0), (0, 5)), areas=(["^i-gate"], ["~c-gate"]))
    assert (nine.bid(A), nine.bid(B) + 4) == (9, 9)

    assert offered(nine, B) == ["1: take"]
    assert refused(nine, "1: raise 4") == "SC-4.15"


@pytest.mark.rule("SC-4.15")
@pytest.mark.parametrize(("influence", "pushes"), [(5, []), (6, ["1: push cultist-gate"])])
def test_a_card_is_offered_only_if_a_higher_total_can_be_reached_with_it(influence: int, pushes: list[str]) -> None:
    state = table(
        "answer",
        markers=((0, 0), (0, 4)),
        staked=((4, 0), (0, 0)),
        areas=(["^i-gate"], ["c-gate"]),
        values={"c-gate": (3, influence)},
    )

    assert offered(state, B) == ["1: take", *pushes]
    assert why_not(state, "1: push cultist-gate") == (None if pushes else "SC-4.15")


@pytest.mark.rule("SC-R14")
def test_all_markers_and_all_cards_together_may_just_suffice() -> None:
    state = table(
        "answer",
        markers=((0, 0), (0, 4)),
        staked=((4, 0), (0, 0)),
        areas=(["^i-gate"], ["c-gate", "c-potion"]),
        values={"c-gate": (3, 4), "c-potion": (3, 2)},
    )

    assert play(state, "1: push cultist-gate", "1: push cultist-potion", "1: raise 4").bid(B) == 10
    assert offered(state, B) == ["1: take", "1: push cultist-gate"]


@pytest.mark.rule("SC-R10", "SC-R14")
def test_a_card_worth_less_than_nothing_may_be_left_out_of_what_suffices() -> None:
    state = table(
        "answer",
        staked=((4, 0), (0, 0)),
        markers=((0, 0), (0, 4)),
        areas=([], ["c-gate", "c-potion", "i-azathoth"]),
        values={"c-gate": (3, 0), "c-potion": (3, 1), "i-azathoth": (-3, -1)},
    )

    assert offered(state, B) == ["1: take", "1: push cultist-gate", "1: push cultist-potion"]
    assert play(state, "1: push cultist-gate", "1: push cultist-potion", "1: raise 4").bid(B) == 5


@pytest.mark.rule("SC-R14")
def test_an_active_player_who_cannot_bid_higher_may_first_use_an_ability() -> None:
    state = table(
        "answer",
        answering=0,
        markers=((0, 0), (3, 2)),
        staked=((1, 0), (0, 2)),
        areas=(["i-potion", "~c-gate"], []),
        values={"i-potion": (2, 1), "c-gate": (3, 3)},
    )
    assert offered(state, A) == ["0: take", "0: potion investigator-potion up 1"]

    raised = play(state, "0: potion investigator-potion up 1", "0: push cultist-gate", "0: raise 0")

    assert raised.bid(A) == 4


@pytest.mark.rule("SC-4.16")
def test_nobody_commits_more_markers_than_he_holds() -> None:
    state = table("opening", markers=((2, 0), (2, 4)))

    assert refused(state, "0: bid 3") == "SC-4.16"
    assert offered(state, A) == ["0: bid 0", "0: bid 1", "0: bid 2"]


@pytest.mark.rule("SC-4.16")
@pytest.mark.parametrize("text", ["0: bid 2, 2 cultist", "0: bid 4, 1 cultist", "0: bid 1, 2 cultist", "0: bid -1"])
def test_nobody_commits_more_markers_of_one_faction_than_he_holds(text: str) -> None:
    state = table("opening", markers=((2, 1), (2, 3)))

    assert refused(state, text) == "SC-4.16"


@pytest.mark.rule("SC-4.16")
def test_markers_that_are_committed_are_not_there_for_another_bid() -> None:
    state = play(table("opening"), "0: bid 2", "1: raise 3")

    assert refused(state, "0: raise 3") == "SC-4.16"
    assert play(state, "0: raise 2").players[A].markers == Markers(0, 0)


@pytest.mark.rule("SC-4.16")
def test_a_table_at_which_somebody_holds_less_than_nothing_is_not_sound() -> None:
    sound, wrong = table("end"), table("end", markers=((5, 0), (-1, 4)))

    assert "SC-4.16" not in [violation.rule for violation in sound.violations()]
    assert "SC-4.16" in [violation.rule for violation in wrong.violations()]


@pytest.mark.rule("SC-4.17")
def test_the_totals_of_an_auction_rise_strictly() -> None:
    state = table("opening", areas=([], ["c-gate"]), values={"c-gate": (3, 5)})

    _, happened = told(state, "0: bid 0", "1: raise 1", "0: raise 4", "1: push cultist-gate", "1: raise 3", "0: take")

    bids = [event.total for event in happened if isinstance(event, events.BidOpened | events.BidRaised)]
    assert bids == [0, 1, 4, 9]


@pytest.mark.rule("SC-4.17", "SC-R10")
def test_an_opening_bid_cannot_be_less_than_nothing() -> None:
    state = table("opening", areas=(["i-gate"], []), values={"i-gate": (4, -2)})
    pushed = play(state, "0: push investigator-gate")

    assert refused(pushed, "0: bid 1") == "SC-4.17"
    assert play(pushed, "0: bid 2").bid(A) == 0
    poor = table("opening", markers=((1, 0), (3, 4)), areas=(["i-gate"], []), values={"i-gate": (4, -2)})
    assert refused(poor, "0: push investigator-gate") == "SC-4.17"


@pytest.mark.rule("SC-4.18")
def test_markers_only_change_hands() -> None:
    state = table("opening", hands=([], ["c-gate"]))
    found = [all_markers(state)]
    for text in ("0: bid 3", "1: take", "0: close", "1: place cultist-gate", "1: bid 6, 4 cultist", "0: take"):
        state = play(state, text)
        found.append(all_markers(state))

    assert found == [Markers(4, 4)] * 7


@pytest.mark.rule("SC-4.18")
def test_three_markers_make_one_to_seven_of_four_to_four() -> None:
    taken = play(table("opening"), "0: bid 3", "1: take")

    assert [player.markers.total for player in taken.players] == [1, 7]


@pytest.mark.rule("SC-4.18")
@pytest.mark.parametrize("markers", [((3, 0), (0, 4)), ((4, 1), (0, 4))])
def test_a_table_with_other_markers_is_not_sound(markers: tuple[tuple[int, int], tuple[int, int]]) -> None:
    sound, wrong = table("end"), table("end", markers=markers)

    assert "SC-4.18" not in [violation.rule for violation in sound.violations()]
    assert "SC-4.18" in [violation.rule for violation in wrong.violations()]


# ------------------------------------------------------------------ what kind of markers


@pytest.mark.rule("SC-R15")
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("bid 2", Markers(2, 0)),
        ("bid 3", Markers(2, 1)),
        ("bid 2, 1 cultist", Markers(1, 1)),
        ("bid 2, 2 cultist", Markers(0, 2)),
        ("bid 3, 2 cultist", Markers(1, 2)),
    ],
)
@pytest.mark.parametrize("factions", [("investigator", "cultist"), ("cultist", "investigator")])
def test_investigator_markers_go_first_unless_the_bidder_says_otherwise(
    said: str, meant: Markers, factions: tuple[str, str]
) -> None:
    state = table("opening", markers=((2, 2), (2, 2)), factions=factions)

    opened = play(state, f"0: {said}")

    assert opened.auction.staked[A] == meant
    assert opened.players[A].markers == Markers(2, 2).minus(meant)


@pytest.mark.rule("SC-R15")
def test_a_raise_names_its_markers_in_the_same_way() -> None:
    state = play(table("opening", markers=((2, 2), (2, 2))), "0: bid 1", "1: raise 2, 2 cultist", "0: raise 2")

    assert state.auction.staked == (Markers(2, 1), Markers(0, 2))


@pytest.mark.rule("SC-R15")
def test_every_mixture_of_markers_is_offered_once() -> None:
    state = table("opening", markers=((1, 2), (3, 2)))

    assert offered(state, A) == [
        "0: bid 0",
        "0: bid 1",
        "0: bid 1, 1 cultist",
        "0: bid 2",
        "0: bid 2, 2 cultist",
        "0: bid 3",
    ]
    assert refused(state, "0: bid 2, 1 cultist") == "SC-R15"
