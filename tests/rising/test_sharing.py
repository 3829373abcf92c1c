"""Sharing the investigators out: who plays which of the five, who they are, and on whom the codependent depend."""

from __future__ import annotations

from typing import Final

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import Refusal, Seat, evolve
from rlyeh_rules.rising import Character, Insanity, State, TakeInvestigator
from rlyeh_rules.rising.events import (
    CharacterTaken,
    InsanityDealt,
    InvestigatorHandedOut,
    InvestigatorPlaced,
    PartnerNamed,
)
from tests.rising.dealt import beginning, dealing, dealt
from tests.rising.made_up import of, why
from tests.rising.table import broken, kinds, new, offered, play, played, refused, shipped, table

BORDEN: Final = Character("borden")
FIVE: Final = ["rasputin", "the-kid", "borden", "sister-beth", "ahmed-yasin"]
DEPENDENT: Final = ["masochism", "codependency", "paranoia", "pyromania", "catatonia"]
"""The insanity cards of I1 to I5: I2 is codependent."""


def shared(state: State) -> list[int]:
    """Who plays I1 to I5, 1 for A."""
    return [one.seat + 1 for one in state.team]


# ------------------------------------------------------------------ one after the other


@pytest.mark.rule("RR-1.2")
@pytest.mark.parametrize(
    ("seats", "owners"),
    [
        (1, [1, 1, 1, 1, 1]),
        (2, [1, 2, 1, 2, 1]),
        (3, [1, 2, 3, 1, 2]),
        (4, [1, 2, 3, 4, 1]),
        (5, [1, 2, 3, 4, 5]),
    ],
)
def test_by_default_they_go_to_the_players_one_after_the_other(seats: int, owners: list[int]) -> None:
    assert shared(new(seats)) == owners


@pytest.mark.rule("RR-1.2")
@pytest.mark.parametrize("sharing", ["in-turn", "chosen"])
def test_a_lone_player_controls_all_five_and_is_asked_nothing_about_it(sharing: str) -> None:
    state = dealt(1, sharing=sharing)

    assert shared(state) == [1] * 5
    assert state.turn.number == 1


@pytest.mark.rule("RR-1.2")
@pytest.mark.parametrize(("at", "seat", "rule"), [(0, 1, "RR-1.2"), (4, 1, "RR-1.2"), (2, 3, None)])
def test_another_order_or_a_player_that_there_is_not_is_not_sound(at: int, seat: int, rule: str | None) -> None:
    state = table(2)
    team = [*state.team]
    team[at] = evolve(team[at], seat=Seat(seat))

    assert rule in [violation.rule for violation in evolve(state, team=tuple(team)).violations()]


@pytest.mark.rule("RR-1.2")
def test_a_player_without_any_is_not_sound() -> None:
    state = table(3, owners=[1, 1, 2, 2, 1], sharing="chosen")

    assert "RR-1.2" in [violation.rule for violation in state.violations()]


# ------------------------------------------------------------------ as the players have agreed


@pytest.mark.rule("RR-1.2")
def test_of_two_players_one_may_take_four() -> None:
    state = new(2, sharing="chosen")
    assert offered(state, 1) == ["hand to 0", "hand to 1"]

    state = play(state, *["hand to 0"] * 4)

    assert shared(state) == [1, 1, 1, 1, 2], "the last is B's without a question"
    assert broken(state) == []


@pytest.mark.rule("RR-1.2")
def test_every_way_of_sharing_among_two_that_leaves_nobody_without() -> None:
    found: set[tuple[int, ...]] = set()
    waiting = [new(2, sharing="chosen")]
    while waiting:
        state = waiting.pop()
        if not offered(state)[0].startswith("hand"):
            found.add(tuple(shared(state)))
            continue
        waiting += [state.apply(action).state for action in state.legal_actions()]

    assert len(found) == 2**5 - 2
    assert all(set(owners) == {1, 2} for owners in found)


@pytest.mark.rule("RR-1.2")
def test_a_player_without_an_investigator_is_refused() -> None:
    state = play(new(3, sharing="chosen"), *["hand to 0"] * 3)

    assert offered(state) == ["hand to 1", "hand to 2"]
    assert refused(state, "hand to 0") == "RR-1.2"
    assert why(state, "hand to 0") == "Every player gets an investigator, and 2 are left for the rest."
    assert shared(play(state, "hand to 2")) == [1, 1, 1, 3, 2]


@pytest.mark.rule("RR-1.2")
def test_five_players_get_one_each_and_nobody_two() -> None:
    state = new(5, sharing="chosen")

    for seat in (3, 0, 4):
        state = play(state, f"hand to {seat}")
        assert refused(state, f"hand to {seat}") == "RR-1.2"
    state = play(state, "hand to 1")

    assert shared(state) == [4, 1, 5, 2, 3]


@pytest.mark.rule("RR-1.2")
def test_it_is_the_first_seat_that_hands_them_out_and_only_to_players() -> None:
    state = new(3, sharing="chosen")

    assert state.waiting_on == (Seat(0),)
    assert refused(state, "1: hand to 1") == "RR-1.2"
    assert refused(state, "hand to 7") == "RR-1.2"
    assert why(state, "hand to 7") == "There is no such player."


@pytest.mark.rule("RR-1.2")
def test_it_is_told_who_gets_which_place() -> None:
    state, happened = played(new(2, sharing="chosen"), "hand to 1", "hand to 1", "hand to 0", "hand to 0", "hand to 1")

    assert [(event.number, event.seat) for event in of(happened, InvestigatorHandedOut)] == [
        (1, 1),
        (2, 1),
        (3, 0),
        (4, 0),
        (5, 1),
    ]
    assert [(event.who, event.seat) for event in of(happened, InvestigatorPlaced)] == [
        (one.character, one.seat) for one in state.team
    ]
    assert shared(state) == [2, 2, 1, 1, 2]


@pytest.mark.rule("RR-1.2")
def test_what_is_still_to_be_handed_out_is_not_said_to_be_anybodys() -> None:
    state = play(new(2, sharing="chosen", choose_investigators=True), "hand to 1")

    lines = [line.strip() for line in str(state).splitlines() if line.strip().startswith("investigator ")]
    assert lines[0] == "investigator 1 (B): not chosen yet"
    assert lines[1:] == [f"investigator {number}: not chosen yet" for number in range(2, 6)]


@pytest.mark.rule("RR-12.1", "RR-R43")
def test_turns_go_by_the_circle_and_not_by_who_plays_them() -> None:
    """A has I1 and I3, B the others: after A comes B, then A again."""
    state = new(2, sharing="chosen")
    chance = dealing(shipped(), start=1)
    state = play(state, "hand to 0", "hand to 1", "hand to 0", "hand to 1", "hand to 1", chance=chance)

    assert shared(state) == [1, 2, 1, 2, 2]
    assert [one.character for one in state.clockwise()] == [one.character for one in state.team]
    assert state.waiting_on == (Seat(0),)


# ------------------------------------------------------------------ who they are


@pytest.mark.rule("RR-26.4")
def test_the_players_choose_in_the_order_of_turns_among_those_that_are_left() -> None:
    state = new(2, choose_investigators=True)
    left = [str(facts.id) for facts in shipped().investigators]

    for number, character in enumerate(FIVE):
        assert state.waiting_on == (Seat(number % 2),)
        assert offered(state) == [f"be {name}" for name in left]
        left.remove(character)
        state, happened = played(state, f"be {character}")
        assert happened[0] == CharacterTaken(Seat(number % 2), Character(character))

    assert [str(one.character) for one in state.team] == FIVE
    assert shared(state) == [1, 2, 1, 2, 1]
    assert broken(state) == []


@pytest.mark.rule("RR-26.4")
def test_one_that_has_been_chosen_or_is_none_is_refused() -> None:
    state = play(new(2, choose_investigators=True), "be borden")

    assert refused(state, "1: be borden") == "RR-26.4"
    assert why(state, "1: be borden") == "Borden has been chosen already."
    nobody = state.why_not(TakeInvestigator(Seat(1), Character("wilbur")))
    assert nobody == Refusal("RR-26.4", Seat(1), "There is no investigator wilbur.")
    assert refused(state, "0: be rasputin") == "RR-26.4", "it is the turn of the other to choose"


@pytest.mark.rule("RR-26.4")
def test_a_choice_exchanges_whoever_stood_for_somebody_so_far() -> None:
    """Whoever is chosen, in whatever order, the five stay different at every moment."""
    names = [str(facts.id) for facts in shipped().investigators]
    for order in (names[:5], names[4::-1], names[9:4:-1], [names[1], names[0], names[3], names[2], names[9]]):
        state = new(choose_investigators=True)
        for name in order:
            assert len({one.character for one in state.team}) == 5
            state = play(state, f"be {name}")
        assert [str(one.character) for one in state.team] == order


@pytest.mark.rule("RR-26.4", "RR-1.2")
def test_first_they_are_handed_out_and_then_chosen_by_who_has_got_them() -> None:
    state = play(new(2, sharing="chosen", choose_investigators=True), *["hand to 1"] * 4)

    asked: list[int] = []
    for character in FIVE:
        asked += state.waiting_on
        state = play(state, f"be {character}")

    assert asked == [1, 1, 1, 1, 0]
    assert shared(state) == [2, 2, 2, 2, 1], "the last goes to A without a question"


@pytest.mark.rule("RR-20.9", "RR-26.4")
def test_nobody_knows_the_insanity_cards_before_all_have_chosen() -> None:
    state = new(choose_investigators=True, seed=3)
    for character in FIVE:
        assert not [insanity for insanity in Insanity if state.text.name(insanity) in str(state)]
        state, happened = played(state, f"be {character}")
        assert bool(of(happened, InsanityDealt)) is (character == FIVE[-1])

    assert [state.text.name(one.mind.insanity) in str(state) for one in state.team] == [True] * 5


@pytest.mark.rule("RR-26.4")
def test_if_they_are_not_chosen_nobody_is_asked() -> None:
    assert "CharacterTaken" not in kinds(beginning(3, seed=2))
    assert [line for line in offered(new(3, seed=0)) if line.startswith("be ")] == []


@pytest.mark.rule("RR-26.4")
def test_in_a_set_of_five_the_last_is_whoever_is_left() -> None:
    five = attrs.evolve(shipped(), custom=True, digest="five", investigators=shipped().investigators[5:])
    state = rr.new_game(State, seed=1, content=five, options={"choose_investigators": True})

    for name in [str(facts.id) for facts in five.investigators][:4]:
        assert offered(state)[0] == f"be {name}"
        state = play(state, f"be {name}")

    assert str(state.team[4].character) == str(five.investigators[4].id)


# ------------------------------------------------------------------ on whom somebody depends


@pytest.mark.rule("RR-20.32")
def test_the_partner_is_named_before_anybody_begins_by_who_plays_the_codependent() -> None:
    state = dealt(3, insanities=DEPENDENT, team=FIVE)

    assert state.turn.number == 0
    assert (state.waiting_on, state.team[1].mind.partner) == ((Seat(1),), None)
    assert offered(state, 2) == ["partner rasputin", "partner borden", "partner sister-beth", "partner ahmed-yasin"]

    state, happened = played(state, "1: partner borden")

    assert [one.mind.partner for one in state.team] == [None, BORDEN, None, None, None]
    assert happened[0] == PartnerNamed(Character("the-kid"), BORDEN)
    assert kinds(happened)[1:3] == ["StartDrawn", "EnemySummoned"]


@pytest.mark.rule("RR-20.32")
def test_nobody_is_their_own_partner_nor_somebody_who_does_not_play() -> None:
    state = dealt(3, insanities=DEPENDENT, team=FIVE)

    assert refused(state, "1: partner the-kid") == "RR-20.32"
    assert why(state, "1: partner the-kid") == "The partner is another investigator."
    assert refused(state, "1: partner elizabeth-ives") == "RR-20.32"
    assert why(state, "1: partner elizabeth-ives") == ("Elizabeth Ives is not one of the five investigators.")
    assert refused(state, "0: partner borden") == "RR-20.32", "another player is asked"


@pytest.mark.rule("RR-20.32")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_all_know_who_the_partner_is(viewer: int | None) -> None:
    state = play(dealt(3, insanities=DEPENDENT, team=FIVE), "1: partner borden")

    assert state.view(viewer).team[1].mind.partner == BORDEN
    assert "Codependency (partner Borden)" in str(state.view(viewer))


@pytest.mark.rule("RR-20.32")
def test_without_the_card_nobody_is_asked() -> None:
    assert dealt(insanities=["masochism"]).turn.number == 1


@pytest.mark.rule("RR-20.32")
def test_a_partner_belongs_to_codependency_and_codependency_has_one() -> None:
    without = table(insanity={1: "codependency"})
    itself = table(insanity={1: "codependency"}, minds={1: {"partner": Character("i1")}})
    stray = table(insanity={1: "paranoia"}, minds={1: {"partner": Character("i2")}})
    sound = table(insanity={1: "codependency"}, minds={1: {"partner": Character("i2")}})

    for state in (without, itself, stray):
        assert "RR-20.26" in [violation.rule for violation in state.violations()]
    assert broken(sound) == []
