"""Setup, the row: which Locations the Cult keeps, the one it turns down, the figure, and what stands on a Location."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules import HIDDEN, ContentError, NotationError, Seat
from rlyeh_rules.last_relic import State
from rlyeh_rules.last_relic.events import FigurePlaced, LocationLaid, LocationPutUnder, LocationsDrawn
from tests.last_relic.dealt import dealt, first_goes_last, shipped, unshuffled
from tests.last_relic.table import CULT, HER, at, offered, play, refused, spot, table, told


def drawn(state: State) -> tuple[str, ...]:
    """The four Locations that the Cult has drawn: the a, b, c and d of the ledger's case."""
    return tuple(map(str, state.locations.drawn))


def row(state: State) -> list[str]:
    """What lies in the row."""
    return [at(state, position).location for position in state.positions]


def laid() -> State:
    """Of a, b, c and d the Cult has kept c, a and d."""
    a, _, c, d = drawn(unshuffled())
    return play(unshuffled(), f"1: keep {c}, {a}, {d}")


# ------------------------------------------------------------------ three of four


@pytest.mark.rule("LR-3.9", "LR-3.10")
def test_the_cult_lays_three_of_the_four_face_down_in_its_order_and_the_fourth_under_the_deck() -> None:
    cards = [facts.id for facts in shipped().locations]
    a, b, c, d = drawn(unshuffled())
    assert [a, b, c, d] == cards[:4]

    state = laid()

    assert row(state) == [c, a, d]
    assert not any(at(state, position).up for position in (1, 2, 3))
    assert (*state.locations.deck, *state.locations.bottom) == (*cards[4:], b)
    assert len((*state.locations.deck, *state.locations.bottom)) == 9
    assert state.locations.drawn == ()


@pytest.mark.rule("LR-3.9")
def test_the_locations_are_shuffled_and_every_choice_and_order_is_offered() -> None:
    cards = [facts.id for facts in shipped().locations]

    turned = unshuffled(locations=first_goes_last(12))

    assert turned.locations.drawn == tuple(cards[1:5])
    assert len({*offered(turned, CULT)}) == 24


@pytest.mark.rule("LR-3.9")
def test_two_or_four_locations_cannot_be_kept() -> None:
    state = unshuffled()
    a, b, c, d = drawn(state)

    for text in (f"1: keep {a}, {b}", f"1: keep {a}, {b}, {c}, {d}", "1: keep"):
        with pytest.raises(NotationError):
            rr.parse_action(state, text)
    with pytest.raises(rr.IllegalAction):
        state.apply(rr.parse_action(state, "1: pass"))


@pytest.mark.rule("LR-3.9")
def test_the_same_card_twice_or_a_card_that_was_not_drawn_is_refused() -> None:
    state = unshuffled()
    a, b, *_ = drawn(state)
    another = state.locations.deck[0]

    assert refused(state, f"1: keep {a}, {b}, {a}") == "LR-3.9"
    assert refused(state, f"1: keep {a}, {another}, {b}") == "LR-3.9"


@pytest.mark.rule("LR-3.9")
def test_only_the_cult_keeps_locations_and_only_once() -> None:
    state = unshuffled()
    a, b, c, d = drawn(state)

    assert refused(state, f"0: keep {a}, {b}, {c}") == "LR-3.9"
    assert refused(laid(), f"1: keep {a}, {b}, {d}") == "LR-3.9"


@pytest.mark.rule("LR-3.9")
@pytest.mark.parametrize("viewer", [HER, None])
def test_what_is_drawn_and_kept_is_seen_by_the_cult_alone(viewer: Seat | None) -> None:
    state = unshuffled()
    a, b, c, d = drawn(state)
    one, told_of_one = told(state, f"1: keep {c}, {a}, {d}")
    other, told_of_other = told(state, f"1: keep {b}, {d}, {a}")

    assert state.view(viewer).locations.drawn == (HIDDEN,) * 4
    assert state.view(CULT).locations.drawn == (a, b, c, d)
    assert one.view(viewer) == other.view(viewer)
    assert [event.seen_by(viewer) for event in told_of_one] == [event.seen_by(viewer) for event in told_of_other]
    assert [event.seen_by(CULT) for event in told_of_one] == [
        LocationLaid(CULT, 1, c),
        LocationLaid(CULT, 2, a),
        LocationLaid(CULT, 3, d),
        LocationPutUnder(CULT, (b,)),
    ]
    assert told_of_one[0].seen_by(viewer) == LocationLaid(CULT, 1, HIDDEN)


@pytest.mark.rule("LR-3.9")
def test_who_watches_is_told_that_locations_were_drawn_and_not_which() -> None:
    match = rr.Match.new("last_relic", seed=1)
    found = {seat: [told.event for told in match.events(seat)][-1] for seat in (HER, CULT, None)}

    assert found[HER] == found[None] == LocationsDrawn(CULT, (HIDDEN,) * 4)
    assert found[CULT] == LocationsDrawn(CULT, match.state.locations.drawn)


@pytest.mark.rule("LR-3.10")
@pytest.mark.parametrize("viewer", [HER, None])
def test_the_cult_knows_what_lies_under_the_deck_and_others_that_something_does(viewer: Seat | None) -> None:
    state = laid()
    _, b, _, _ = drawn(unshuffled())

    assert state.view(CULT).locations.bottom == (b,)
    assert state.view(CULT).locations.deck == (HIDDEN,) * 8
    assert state.view(viewer).locations.bottom == (HIDDEN,)
    assert LocationPutUnder(CULT, (b,)).seen_by(viewer) == LocationPutUnder(CULT, (HIDDEN,))


# ------------------------------------------------------------------ the figure


@pytest.mark.rule("LR-3.11", "LR-2.1")
@pytest.mark.parametrize("position", [1, 2, 3])
def test_the_adventurer_starts_at_any_of_the_three_without_having_seen_them(position: int) -> None:
    asked = laid()
    state, happened = told(asked, f"start {position}")

    assert asked.adventurer.position is None
    assert offered(asked, HER) == ["0: start 1", "0: start 2", "0: start 3"]
    assert state.adventurer.position == position
    assert row(state.view(HER)) == [HIDDEN] * 3
    assert happened[0] == FigurePlaced(HER, position)


@pytest.mark.rule("LR-3.11")
def test_the_figure_is_not_placed_before_the_row_exists() -> None:
    assert refused(unshuffled(), "0: start 1") == "LR-3.14"


@pytest.mark.rule("LR-3.11")
@pytest.mark.parametrize("text", ["0: start 0", "0: start 4", "0: start -1", "1: start 2"])
def test_the_figure_is_placed_on_one_of_the_three_and_by_the_adventurer(text: str) -> None:
    assert refused(laid(), text) == "LR-3.11"


@pytest.mark.rule("LR-3.11")
def test_the_figure_is_placed_once() -> None:
    state = play(laid(), "start 2")

    assert refused(state, "0: start 3") == "LR-3.11"


@pytest.mark.rule("LR-3.9", "LR-3.11")
def test_with_the_cult_in_the_first_seat_it_chooses_first_all_the_same() -> None:
    state = dealt(faction_of_first_seat="cult")
    assert state.waiting_on == (0,)
    assert state.view(1).locations.drawn == (HIDDEN,) * 4

    state = play(state, str(state.legal_actions()[0]))

    assert state.waiting_on == (1,)
    assert row(state.view(1)) == [HIDDEN] * 3
    assert HIDDEN not in row(state.view(0))
    assert play(state, "start 3").adventurer.position == 3


# ------------------------------------------------------------------ what stands on a Location


@pytest.mark.rule("LR-3.15")
def test_the_location_of_the_printed_example_is_in_the_box() -> None:
    (example,) = [facts for facts in shipped().locations if facts.printed]

    assert (example.hidden, example.discovered) == (5, 7)
    assert len(example.relics) >= 3
    assert example.ability
    assert {*example.printed} == {"hidden", "discovered", "number of relics"}


@pytest.mark.rule("LR-3.15")
def test_every_location_costs_more_once_it_is_discovered_and_has_rewards_and_an_ability() -> None:
    for facts in shipped().locations:
        assert 1 <= facts.hidden < facts.discovered
        assert facts.relics
        assert facts.funds >= 0
        assert facts.ability


@pytest.mark.rule("LR-3.15")
@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param({"hidden": 5, "discovered": 5}, id="no dearer"),
        pytest.param({"hidden": 5, "discovered": 4}, id="cheaper"),
        pytest.param({"hidden": 0}, id="for nothing"),
        pytest.param({"relics": ""}, id="without Relics"),
        pytest.param({"ability": ""}, id="without an ability"),
        pytest.param({"relics": "AZ"}, id="with a Relic that there is not"),
        pytest.param({"funds": -1}, id="with fewer than no Funds"),
    ],
)
def test_a_location_that_is_no_dearer_or_lacks_something_is_refused(wrong: dict[str, Any]) -> None:
    whole = {"hand": ("torch = fund",), "cult_hand": ("acolyte 1 = mark",)}
    sound = table(**whole).setup.content
    content = table(**whole, row=(spot("harbour", **wrong), spot("library"), spot("crypt"))).setup.content

    assert rr.new_game("last_relic", content=sound).decision is not None
    with pytest.raises(ContentError) as refusal:
        rr.new_game("last_relic", content=content)
    assert [fault for fault in refusal.value.faults if "LR-3.15" not in fault] == []
    assert "locations[0]" in refusal.value.faults[0]


@pytest.mark.rule("LR-3.15")
@pytest.mark.parametrize("field", ["hidden", "discovered", "relics", "funds", "ability"])
def test_a_location_in_a_file_that_lacks_a_field_is_refused(field: str, tmp_path: Path) -> None:
    values = {"hidden": "5", "discovered": "7", "relics": '["A"]', "funds": "1", "ability": '"fund"'}
    lines = [f"{name} = {value}" for name, value in values.items() if name != field]
    file = tmp_path / "cards.toml"
    file.write_text("\n".join(['name = "mine"', "[[locations]]", 'id = "pier"', 'source = "stand-in"', *lines]))

    with pytest.raises(ContentError) as refusal:
        rr.load_content("last_relic", file)

    assert any("(pier)" in fault and field in fault for fault in refusal.value.faults)
