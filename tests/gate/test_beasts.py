"""Beasts: two sigils, of which the better counts, and the insanity that a revealed one costs everybody."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rlyeh_rules.gate import Sigil, events
from rlyeh_rules.kernel import Event

from .table import at, cards, kinds, mythos, played, table


def drawn(happened: Sequence[Event]) -> list[int]:
    """Who drew insanity, 1 for the first player, in order."""
    return [event.seat + 1 for event in happened if isinstance(event, events.InsanityDrawn)]


@pytest.mark.rule("GR-11.1.1", "GR-R14")
@pytest.mark.parametrize(("target", "counts"), [("dagon", 1), ("bokrug", 1), ("zhar", 0), ("ithaqua", 0)])
def test_of_the_two_symbols_of_a_beast_only_the_better_counts(target: str, counts: int) -> None:
    state = table(turn=2, target=target, pool="E E E E E E", hands={2: "B/D Z I"})

    _, happened = played(state, f"contribute {mythos('B/D')}")

    assert happened[2] == events.IncantationSucceeded(Sigil(target), 6 + counts, needed=4)


@pytest.mark.rule("GR-11.1.2", "GR-R17", "GR-12.3")
@pytest.mark.parametrize(
    ("discovered", "order"),
    [
        ([], [3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2]),
        ([5], [3, 4, 6, 1, 2, 3, 4, 6, 1, 2]),
    ],
)
def test_for_two_beasts_all_draw_twice_in_two_rounds(discovered: list[int], order: list[int]) -> None:
    state = table(6, turn=3, pool="I I I/D I B B", hands={3: "Z/B D D"}, discovered=discovered)

    state, happened = played(state, f"contribute {mythos('Z/B')}")

    assert drawn(happened) == order
    assert [player.mind.size for player in state.players] == [order.count(who) for who in range(1, 7)]


@pytest.mark.rule("GR-11.1.3")
def test_who_triggered_the_incantation_draws_first() -> None:
    state = table(6, turn=6, pool="I I I/D I B B", hands={6: "Z B D"})

    _, happened = played(state, "contribute zhar")

    assert drawn(happened) == [6, 1, 2, 3, 4, 5]


@pytest.mark.rule("GR-11.1.2")
def test_a_gambler_triggers_as_well_and_draws_first() -> None:
    state = table(turn=4, pool="I I I/D I B B", deck="Z D I Z")

    _, happened = played(state, "gamble", "play zhar")

    assert drawn(happened) == [4, 5, 1, 2, 3]


@pytest.mark.rule("GR-R17")
def test_a_card_that_says_immediately_is_carried_out_before_the_next_player_draws() -> None:
    state = table(
        turn=3,
        pool="I I I/D I B B",
        hands={3: "Z B B", 4: "D D D"},
        insanity=["eager-to-please", "sudden-fright", *["eager-to-please"] * 4],
    )

    _, happened = played(state, "contribute zhar")

    after = [event for event in happened if isinstance(event, events.InsanityDrawn | events.CardLost)]
    assert [(type(event).__name__, event.seat) for event in after] == [
        ("InsanityDrawn", at(3)),
        ("InsanityDrawn", at(4)),
        ("CardLost", at(4)),
        ("InsanityDrawn", at(5)),
        ("InsanityDrawn", at(1)),
        ("InsanityDrawn", at(2)),
    ]


@pytest.mark.rule("GR-11.1.2", "GR-11.3.8")
def test_a_direction_can_double_what_a_beast_costs() -> None:
    state = table(turn=3, pool="I I I/D I B B", hands={3: "I B D"}, book="beasts-unleashed", directions=["no-enemies"])

    _, happened = played(state, "contribute ithaqua")

    assert drawn(happened) == [3, 4, 5, 1, 2, 3, 4, 5, 1, 2]


@pytest.mark.rule("GR-11.1.4")
def test_a_beast_that_is_discarded_costs_nothing_but_the_research() -> None:
    state = table(turn=1, hands={1: "B/D Z Z"}, deck="I/D I")

    state, happened = played(state, "research", f"discard {mythos('B/D')}", "done")

    assert cards("I/D")[0] in state.players[at(1)].hand
    assert drawn(happened) == [1]


@pytest.mark.rule("GR-11.1.4")
def test_a_beast_that_is_seen_and_swapped_costs_nothing_but_the_investigation() -> None:
    state = table(turn=2, pool="I/Z I/Z I/Z", hands={2: "B D Z"})

    state, happened = played(state, "investigate", f"swap zhar for {mythos('I/Z')}")

    assert mythos("I/Z") in state.players[at(2)].hand
    assert drawn(happened) == [2]


@pytest.mark.rule("GR-11.1.4")
def test_a_beast_in_the_pool_costs_nothing_before_the_reveal() -> None:
    state = table(turn=2, pool="I B", hands={2: "I/Z D Z"})

    _, happened = played(state, f"contribute {mythos('I/Z')}")

    assert kinds(happened) == ["CardContributed", "TurnBegan"]


@pytest.mark.rule("GR-11.1.5")
def test_the_hounds_of_tindalos_cost_everybody_one_card_and_no_more() -> None:
    assert mythos("B/D") == "hounds-of-tindalos"
    state = table(turn=2, pool="I I I B/D B B", hands={2: "Z D D"})

    state, happened = played(state, "contribute zhar")

    assert drawn(happened) == [2, 3, 4, 5, 1]
    assert [player.mind.size for player in state.players] == [1] * 5
