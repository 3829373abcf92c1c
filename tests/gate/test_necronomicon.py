"""The Necronomicon while it is open: its four effects, every direction card, and how it is closed."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import (
    AskTurn,
    Book,
    Direction,
    Laid,
    Mythos,
    State,
    events,
)
from rlyeh_rules.kernel import HIDDEN

from .ballots import accusing, ballots, consulting
from .table import at, cards, kinds, new, offered, play, played, shipped, table, told

LASTING = ["fear-of-touch"] * 60
SUCCESS = "I I I I B D"
"""Six cards: with another Ithaqua a success."""


def opened(**more: Any) -> State:
    """P3 has asked, all agree, and P3 opens the book."""
    return play(consulting(5, by=3, insanity=LASTING, **more), *ballots([1, 2, 3, 4, 5]), "volunteer")


def triggers(pool: str, card: str, **more: Any) -> tuple[State, list[str], tuple[int, int] | None]:
    """P1 lays a card; what happens, and the net and what was needed, if the incantation is triggered."""
    more.setdefault("insanity", LASTING)
    state = table(5, turn=1, pool=pool, hands={1: f"{card} B B"}, **more)
    (word,) = cards(card)
    state, happened = played(state, f"contribute {word}")
    scored = [
        (event.net, event.needed)
        for event in happened
        if isinstance(event, events.IncantationSucceeded | events.IncantationFailed)
    ]
    return state, kinds(happened), scored[0] if scored else None


# ------------------------------------------------------------------ opening


@pytest.mark.rule("GR-11.3.5", "GR-R46")
def test_a_book_of_ten_has_a_cover_and_nine_directions() -> None:
    book = new(5).book

    assert len(shipped().necronomicon) == 10
    assert (len(book.deck), book.direction, book.used) == (9, None, ())
    assert "cover" not in book.deck


@pytest.mark.rule("GR-11.3.5", "GR-R46")
def test_the_next_direction_is_read_and_lies_open_the_others_do_not() -> None:
    nine = [str(facts.id) for facts in shipped().necronomicon if not facts.cover]
    state = opened(directions=nine)

    assert state.book == Book(tuple(map(Direction, nine[1:])), Direction(nine[0]))
    assert [state.view(viewer).book for viewer in (*state.seats, None)] == [Book((HIDDEN,) * 8, Direction(nine[0]))] * 6


@pytest.mark.rule("GR-11.3.5")
def test_the_opening_is_told_to_all() -> None:
    (event,) = told(
        consulting(5, by=3, insanity=LASTING), *ballots([1, 2, 3, 4, 5]), "volunteer", kind=events.BookOpened
    )

    assert event == event.seen_by(None) == events.BookOpened(at(3), Direction("two-in-the-open"))


@pytest.mark.rule("GR-11.3.6")
def test_the_clock_goes_back_an_hour_at_once() -> None:
    state = opened(hour=9)

    assert (state.hour, state.decision) == (8, AskTurn(at(3)))


# ------------------------------------------------------------------ the clock


@pytest.mark.rule("GR-R34", "GR-11.3.6")
def test_the_clock_goes_back_to_one_and_no_further() -> None:
    assert opened(hour=2).hour == 1
    happened = told(consulting(5, by=3, hour=1, insanity=LASTING), *ballots([1, 2, 3, 4, 5]), "volunteer")
    assert "ClockMoved" not in kinds(happened)
    assert opened(hour=1).hour == 1


@pytest.mark.rule("GR-R34")
def test_an_hour_back_repeats_no_turn_and_may_go_below_the_start() -> None:
    """Five players start at 2. The round goes on with P4 and P5, and the clock moves on when P1, its bearer, is up."""
    state = opened(hour=2)
    assert (state.hour, state.turn.seat) == (1, at(3))

    state = play(state, "contribute zhar", "contribute zhar")
    assert (state.hour, state.turn.seat) == (1, at(5))
    state = play(state, "contribute dagon")
    assert (state.hour, state.turn.seat) == (2, at(1))


@pytest.mark.rule("GR-11.3.7", "GR-R34")
@pytest.mark.parametrize(("book", "hour"), [("no-enemies", 9), (None, 10)])
def test_a_cultist_discovered_gives_an_hour_back_if_the_book_is_open(book: str | None, hour: int) -> None:
    state = play(accusing(5, by=2, whom=5, hour=10, book=book, directions=["no-friends"]), *ballots([1, 2, 3, 4]))

    assert state.hour == hour


@pytest.mark.rule("GR-11.3.7")
def test_an_investigator_revealed_costs_two_hours_with_the_book_open_as_well() -> None:
    state = play(
        accusing(5, by=2, whom=1, hour=7, book="no-enemies", directions=["no-friends"]), *ballots([2, 3, 4, 5])
    )

    assert state.hour == 9


# ------------------------------------------------------------------ how cards are laid


@pytest.mark.rule("GR-11.3.8", "GR-11.3.12")
def test_the_printed_direction_lays_the_last_two_face_up() -> None:
    state = table(5, turn=1, pool="I I I I Z", hands={1: "I B", 2: "B D"}, book="two-in-the-open", directions=[])

    state, happened = played(state, "contribute ithaqua")
    assert state.view(None).pool[-1] == Laid(Mythos("ithaqua"), up=True)
    assert events.CardContributed(at(1), Mythos("ithaqua"), up=True) == happened[0].seen_by(None)
    state, happened = played(state, "contribute bokrug")
    assert events.CardContributed(at(2), Mythos("bokrug"), up=True) == happened[0].seen_by(None)
    assert "IncantationRevealed" in kinds(happened)


@pytest.mark.rule("GR-11.3.8")
def test_with_the_book_closed_the_sixth_card_lies_face_down() -> None:
    state = play(table(5, turn=1, pool="I I I I Z", hands={1: "I B"}), "contribute ithaqua")

    assert state.view(None).pool[-1].card is HIDDEN


@pytest.mark.rule("GR-R33")
def test_what_lies_face_down_stays_so_when_the_book_is_opened() -> None:
    """With six in the pool only the seventh is face up; opened at five both the last are."""
    six = opened(pool="I I I I Z B", hands={3: "I D"})
    assert not any(laid.up for laid in six.pool)
    (laid,) = told(six, "contribute ithaqua", kind=events.CardContributed)
    assert laid.seen_by(None) == events.CardContributed(at(3), Mythos("ithaqua"), up=True)

    five = play(opened(pool="I I I I Z", hands={3: "I D"}), "contribute ithaqua")
    assert [laid.up for laid in five.pool] == [False] * 5 + [True]


# ------------------------------------------------------------------ every direction


@pytest.mark.rule("GR-11.3.8")
@pytest.mark.parametrize("size", range(7))
@pytest.mark.parametrize(
    ("direction", "up_from"),
    [
        ("two-in-the-open", 6),
        ("three-in-the-open", 5),
        ("nothing-hidden", 1),
        ("six-are-enough", 6),
        ("beasts-at-bay", 7),
        ("beasts-unleashed", 7),
        ("no-enemies", 7),
        ("no-friends", 7),
        ("a-higher-price", 6),
        (None, 7),
    ],
)
def test_how_many_of_the_last_cards_lie_face_up(direction: str | None, up_from: int, size: int) -> None:
    pool = " ".join(["I", "I", "I", "I", "B", "D"][:size])
    state = table(5, turn=1, pool=pool, hands={1: "I B"}, book=direction, directions=[])

    (laid,) = told(state, "contribute ithaqua", kind=events.CardContributed)

    assert isinstance(laid, events.CardContributed)
    assert laid.up is (size + 1 >= up_from)


@pytest.mark.rule("GR-11.3.8")
@pytest.mark.parametrize(
    ("direction", "trigger"),
    [
        ("two-in-the-open", 7),
        ("three-in-the-open", 7),
        ("nothing-hidden", 7),
        ("six-are-enough", 6),
        ("beasts-at-bay", 7),
        ("beasts-unleashed", 7),
        ("no-enemies", 7),
        ("no-friends", 7),
        ("a-higher-price", 7),
        (None, 7),
    ],
)
def test_which_card_triggers_the_incantation(direction: str | None, trigger: int) -> None:
    before = " ".join(["I", "I", "I", "I", "B", "D"][: trigger - 2])
    last = " ".join(["I", "I", "I", "I", "B", "D"][: trigger - 1])

    state, happened, _ = triggers(before, "I", book=direction, directions=[])
    assert ("IncantationRevealed" in happened, len(state.pool)) == (False, trigger - 1)
    state, happened, _ = triggers(last, "I", book=direction, directions=[])
    assert ("IncantationRevealed" in happened, len(state.pool)) == (True, 0)


@pytest.mark.rule("GR-11.3.8", "GR-R33")
def test_if_six_are_enough_and_lie_there_already_the_next_card_triggers() -> None:
    state = opened(pool=SUCCESS, hands={3: "I D"}, directions=["six-are-enough"])

    assert state.decision == AskTurn(at(3))
    assert "IncantationRevealed" in kinds(told(state, "contribute ithaqua"))


@pytest.mark.rule("GR-11.3.8")
@pytest.mark.parametrize(
    ("direction", "pool", "net", "needed"),
    [
        pytest.param("two-in-the-open", "I I I I Z D", 4, 4, id="two-in-the-open"),
        pytest.param("three-in-the-open", "I I I I Z D", 4, 4, id="three-in-the-open"),
        pytest.param("nothing-hidden", "I I I I Z D", 4, 4, id="nothing-hidden"),
        pytest.param("six-are-enough", "I I I I Z", 4, 4, id="six-are-enough"),
        pytest.param("beasts-at-bay", "I I I I I/D Z", 4, 4, id="beasts-at-bay: a beast of the target counts nothing"),
        pytest.param("beasts-at-bay", "I I I I Z/D B", 5, 4, id="beasts-at-bay: nor does one against it"),
        pytest.param("beasts-unleashed", "I I I Z Z Z", 4, 4, id="beasts-unleashed: opposites count nothing"),
        pytest.param("beasts-unleashed", "I I I/D Z/B Z Z", 4, 4, id="beasts-unleashed: beasts count as ever"),
        pytest.param("no-enemies", "I I I I Z Z", 5, 5, id="no-enemies: opposites count nothing"),
        pytest.param("no-friends", "I I I I B D", 3, 3, id="no-friends: neutral cards count against"),
        pytest.param("no-friends", "I I I I Z D", 3, 3, id="no-friends: and so do opposites"),
        pytest.param("no-friends", "I I E B/D B D", 1, 3, id="no-friends: and beasts of two others"),
        pytest.param("no-friends", "I I I I/Z Z/B I/D", 5, 3, id="no-friends: but by the sigil that serves best"),
        pytest.param("a-higher-price", "I I I I B D", 5, 5, id="a-higher-price"),
        pytest.param(None, "I I I I Z D", 4, 4, id="closed"),
    ],
)
def test_what_the_cards_count_and_what_is_needed(direction: str | None, pool: str, net: int, needed: int) -> None:
    """P1 lays another Ithaqua, the target."""
    book: dict[str, Any] = {"book": direction, "directions": []} if direction else {}
    _, happened, scored = triggers(pool, "I", **book)

    assert scored == (net, needed)
    assert ("IncantationSucceeded" in happened) is (net >= needed)


@pytest.mark.rule("GR-11.2.2")
@pytest.mark.parametrize("direction", [str(facts.id) for facts in shipped().necronomicon if not facts.cover])
def test_the_elder_sign_is_the_target_under_every_direction(direction: str) -> None:
    """In place of one Ithaqua it changes nothing."""
    pool = "I I I I D B"
    size = 5 if direction == "six-are-enough" else 6
    six = pool.split()[:size]

    _, _, plain = triggers(" ".join(six), "I", book=direction, directions=[])
    _, _, elder = triggers(" ".join(["E", *six[1:]]), "I", book=direction, directions=[])
    assert plain == elder is not None


@pytest.mark.rule("GR-11.3.8")
@pytest.mark.parametrize(
    ("direction", "each"), [("beasts-unleashed", 2), ("beasts-at-bay", 1), ("no-friends", 1), (None, 1)]
)
def test_how_much_insanity_a_beast_costs(direction: str | None, each: int) -> None:
    """One beast, which succeeds all the same: everybody draws so many."""
    state, happened, _ = triggers("I I I I I I/D", "I", book=direction, directions=[])

    assert happened.count("InsanityDrawn") == 5 * each
    assert [player.mind.size for player in state.players] == [each] * 5


# ------------------------------------------------------------------ failing, and closing


@pytest.mark.rule("GR-11.3.9", "GR-11.3.12")
def test_a_failure_with_the_book_open_loses_the_game_at_once() -> None:
    state, happened, scored = triggers(
        "I I I I Z Z", "I", hour=7, created=["zhar", "bokrug", "dagon"], book="two-in-the-open", directions=[]
    )

    assert scored == (3, 4)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.rule) == ((at(4), at(5)), "GR-11.3.9")
    assert "TurnBegan" not in happened
    assert state.hour == 7


@pytest.mark.rule("GR-11.3.9")
def test_a_failure_with_the_book_open_ends_the_game_before_beasts_are_counted() -> None:
    state, happened, _ = triggers("I I I Z Z I/D", "B", book="no-friends", directions=[])

    assert state.is_over
    assert "InsanityDrawn" not in happened


@pytest.mark.rule("GR-11.3.10", "GR-R46")
def test_a_success_closes_the_book_and_keeps_the_hours() -> None:
    """Two created, hour 8; the cover goes back on the rest, and the direction is set aside."""
    state, happened, _ = triggers(
        SUCCESS,
        "I",
        hour=8,
        created=["zhar", "bokrug"],
        book="no-enemies",
        directions=["no-friends"],
        used=["a-higher-price"],
    )

    assert (len(state.created), state.hour) == (3, 8)
    assert state.book == Book((Direction("no-friends"),), None, (Direction("a-higher-price"), Direction("no-enemies")))
    assert happened.count("BookClosed") == 1
    assert state.view(None).book.used == state.book.used


@pytest.mark.rule("GR-11.3.10")
def test_with_a_closed_book_a_failure_ends_nothing_and_a_success_closes_nothing() -> None:
    failed, happened, _ = triggers("I I I I Z Z", "I", created=["zhar"], used=["no-friends"])
    assert not failed.is_over
    assert "BookClosed" not in happened

    succeeded, happened, _ = triggers(SUCCESS, "I", created=["zhar"], used=["no-friends"])
    assert succeeded.created == ("zhar", "ithaqua")
    assert "BookClosed" not in happened


@pytest.mark.rule("GR-11.3.10", "GR-R26")
def test_a_success_on_a_created_sigil_closes_the_book_as_well() -> None:
    state, _, _ = triggers(
        SUCCESS, "I", created=["ithaqua"], book="no-enemies", directions=[], allow_created_target=True
    )

    assert state.created == ("ithaqua",)
    assert (state.book.direction, state.book.used) == (None, (Direction("no-enemies"),))


@pytest.mark.rule("GR-11.3.11", "GR-R32")
def test_opened_again_it_gives_the_next_direction_and_another_hour() -> None:
    """P3 opens at 9, creates the sigil, and P4 opens again: 8, then 7; the first direction stays out of the game."""
    state = opened(hour=9, pool=SUCCESS, hands={3: "I D"}, directions=["no-enemies", "no-friends", "six-are-enough"])
    assert (state.book.direction, state.hour) == ("no-enemies", 8)
    assert "consult" not in offered(state, 3)
    state = play(state, "contribute ithaqua", "declare zhar")
    assert (state.book.direction, state.hour) == (None, 8)

    state = play(state, "consult", *ballots([1, 2, 3, 4, 5]), "volunteer")

    assert (state.book.direction, state.hour) == ("no-friends", 7)
    assert state.book.deck == (Direction("six-are-enough"),)
    assert state.book.used == (Direction("no-enemies"),)
    assert state.players[at(4)].mind.size == 3


@pytest.mark.rule("GR-R46")
@pytest.mark.parametrize("viewer", [at(1), None])
def test_nobody_knows_the_order_of_the_directions_in_the_deck(viewer: int | None) -> None:
    one = table(5, turn=1, directions=["no-enemies", "no-friends"])
    other = table(5, turn=1, directions=["no-friends", "no-enemies"])

    assert one.view(viewer) == other.view(viewer)
