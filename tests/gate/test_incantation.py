"""Triggering the Incantation: the reveal, what it comes to, and in which order all is worked off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rlyeh_rules.gate import AskTarget, AskTurn, Side, Sigil, State, events
from rlyeh_rules.gate.equipment.pistol import AskPistol
from rlyeh_rules.gate.incantation import ScoreIncantation, lay_seed
from rlyeh_rules.kernel import HIDDEN, Event, Play, RulesDefect

from .table import at, cards, hand, kinds, mythos, offered, play, played, refused, table

ITHAQUA, ZHAR, BOKRUG, DAGON = Sigil


def completed(seven: str, *, by: int = 3, **what: Any) -> tuple[State, list[Event]]:
    """The state after a player has laid the last of some cards on the others, and what happened."""
    *before, last = seven.split()
    hands = {by: f"{last} B D"} | what.pop("hands", {})
    state = table(turn=by, pool=" ".join(before), hands=hands, **what)
    return played(state, f"contribute {mythos(last)}")


def of(happened: Sequence[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in happened if isinstance(event, kind)]


def drawn(happened: Sequence[Event]) -> list[int]:
    """Who drew insanity, 1 for the first player, in order."""
    return [event.seat + 1 for event in happened if isinstance(event, events.InsanityDrawn)]


# ------------------------------------------------------------------ the last card


@pytest.mark.rule("GR-7.1", "GR-R41")
@pytest.mark.parametrize("seat", [at(1), at(4), None])
def test_all_see_the_seventh_card_and_who_laid_it(seat: int | None) -> None:
    _, happened = completed("I Z B I Z B D")

    assert events.CardContributed(at(3), mythos("D"), up=True) == happened[0].seen_by(seat)


@pytest.mark.rule("GR-7.1")
@pytest.mark.parametrize("seat", [at(1), None])
def test_the_sixth_card_is_laid_face_down(seat: int | None) -> None:
    state, happened = completed("I Z B I Z D")
    seen = state.view(seat)

    assert happened[0].seen_by(seat) == events.CardContributed(at(3), HIDDEN, up=False)
    assert [laid.card for laid in seen.pool] == [HIDDEN] * 6


@pytest.mark.rule("GR-7.2", "GR-R16", "GR-R41")
def test_the_seventh_card_triggers_at_once_and_all_seven_are_revealed_in_no_order_that_tells() -> None:
    state, happened = completed("Z I B I D B I")
    revealed = events.IncantationRevealed(at(3), hand("Z I B I D B I"))

    assert kinds(happened)[:3] == ["CardContributed", "IncantationRevealed", "IncantationFailed"]
    assert revealed == happened[1]
    assert [revealed] * 4 == [happened[1].seen_by(seat) for seat in (at(1), at(2), at(3), None)]
    assert isinstance(state.decision, AskTarget)
    assert state.turn.seat == at(4)
    assert refused(state, "2: contribute bokrug") == "GR-4.1"


@pytest.mark.rule("GR-7.2", "GR-R41")
def test_cards_revealed_are_told_alike_whoever_laid_which() -> None:
    _, one = completed("I Z B I D B I")
    _, other = completed("B I D Z I B I")

    assert one[1:] == other[1:]


@pytest.mark.rule("GR-7.2", "GR-R16", "GR-R47")
@pytest.mark.parametrize(("undoes_reveals", "asked"), [(False, AskTarget), (True, AskPistol)])
def test_no_card_is_taken_back_once_an_incantation_is_revealed(undoes_reveals: bool, asked: type) -> None:
    state, _ = completed("I Z B I Z B D", gear={1: "pistol"}, pistol_undoes_reveals=undoes_reveals)

    assert isinstance(state.decision, asked)


@pytest.mark.rule("GR-R11")
def test_a_gamble_can_supply_the_seventh_card_face_up() -> None:
    state = table(turn=3, pool="I I I I B B", deck="D Z I Z B D")

    state, happened = played(state, "gamble", "play dagon")

    settled = events.GambleSettled(at(3), mythos("D"), up=True, discarded=cards("Z"))
    assert kinds(happened)[:3] == ["GambleDrawn", "GambleSettled", "IncantationRevealed"]
    assert settled == happened[1]
    assert evolved_without_discard(settled) == happened[1].seen_by(at(1))
    assert happened[2] == events.IncantationRevealed(at(3), hand("I I I I B B D"))
    assert ITHAQUA in state.created
    assert len(state.mythos.discard) == 8, "seven of the incantation, and the gamble's second card"


def evolved_without_discard(settled: events.GambleSettled) -> events.GambleSettled:
    """What others are told: not what was discarded."""
    return events.GambleSettled(settled.seat, settled.card, settled.up, (HIDDEN,))


@pytest.mark.rule("GR-R11")
def test_under_the_printed_direction_a_gamble_lays_the_sixth_card_face_up_too() -> None:
    state = table(turn=3, pool="I I I I B", deck="D Z I Z B D", book="two-in-the-open", directions=["no-enemies"])

    state, happened = played(state, "gamble", "play dagon")

    assert events.GambleSettled(at(3), mythos("D"), up=True, discarded=(HIDDEN,)) == happened[1].seen_by(None)
    assert state.view(None).pool[-1].card == mythos("D")


@pytest.mark.rule("GR-R12", "GR-7.17", "GR-13.1.10")
def test_an_effect_that_lays_several_cards_ends_with_the_seventh() -> None:
    state = table(turn=3, pool="I I I I B", hands={3: "B D Z"}, gear={3: "tarsoid-psalms"})

    state, happened = played(state, "use psalms", "add bokrug", "add dagon")

    assert of(happened, events.IncantationRevealed) == [events.IncantationRevealed(at(3), hand("I I I I B B D"))]
    assert state.pool == ()
    assert hand("Z") == state.players[at(3)].hand, "what is left stays where it was"
    assert refused(state, "2: add zhar") == "GR-13.1.10"


# ------------------------------------------------------------------ success and failure


@pytest.mark.rule("GR-7.3", "GR-7.4", "GR-1.3")
@pytest.mark.parametrize(
    ("seven", "net", "created"),
    [
        ("I I I I B D D", 4, True),
        ("I I I B B D D", 3, False),
        ("I I I I I I I", 7, True),
        ("I I I I I Z D", 4, True),
        ("I I I I I Z Z", 3, False),
    ],
)
def test_a_net_of_four_creates_the_sigil_and_no_other(seven: str, net: int, created: bool) -> None:
    state, happened = completed(seven)
    kind = events.IncantationSucceeded if created else events.IncantationFailed

    assert happened[2] == kind(ITHAQUA, net, needed=4)
    assert ((ITHAQUA,) if created else ()) == state.created


@pytest.mark.rule("GR-7.10")
def test_the_seed_counts_like_any_other_card() -> None:
    _, happened = completed("Z I I I I I I")

    assert happened[2] == events.IncantationSucceeded(ITHAQUA, 6 - 1, needed=4)


@pytest.mark.rule("GR-7.11")
def test_all_seven_cards_go_face_down_to_the_discard_pile() -> None:
    state, happened = completed("I Z B I Z B D", discard="I I I Z Z Z B B B")
    seen = state.view(at(3))

    assert (state.pool, len(state.mythos.discard)) == ((), 16)
    assert of(happened, events.PoolDiscarded) == [events.PoolDiscarded(7)]
    assert list(seen.mythos.discard) == [HIDDEN] * 16, "not open to inspection, even to who triggered it"


@pytest.mark.rule("GR-7.12")
def test_a_success_creates_the_target_and_nothing_is_target_any_more() -> None:
    state, happened = completed("B B B B I I Z", target="bokrug", created=["dagon"])

    assert state.created == (DAGON, BOKRUG)
    assert state.target is None
    assert of(happened, events.SigilCreated) == [events.SigilCreated(BOKRUG, 2)]


@pytest.mark.rule("GR-7.13")
def test_a_created_sigil_still_opposes() -> None:
    state, happened = completed("I I I I Z B D", created=["zhar"])

    assert happened[2] == events.IncantationFailed(ITHAQUA, 3, needed=4)
    assert state.created == (ZHAR,)


@pytest.mark.rule("GR-7.14")
def test_after_a_failure_the_next_player_declares_anew_and_acts_in_the_same_turn() -> None:
    state, happened = completed("I I I Z B B D", by=5, players=6, created=["zhar", "dagon"])

    assert happened[2] == events.IncantationFailed(ITHAQUA, 2, needed=4)
    assert (state.created, state.pool) == ((ZHAR, DAGON), ())
    assert isinstance(state.decision, AskTarget)
    state = play(state, "5: declare bokrug")
    assert state.target is BOKRUG
    assert state.decision == AskTurn(at(6))


@pytest.mark.rule("GR-7.15", "GR-11.1.2")
def test_worked_example_one_a_beast_and_four_matches_succeed_and_everybody_draws() -> None:
    state, happened = completed("I I I I/D B B D", by=2)

    assert happened[2] == events.IncantationSucceeded(ITHAQUA, 4, needed=4)
    assert state.created == (ITHAQUA,)
    assert drawn(happened) == [2, 3, 4, 5, 1]
    assert [player.mind.size for player in state.players] == [1] * 5


@pytest.mark.rule("GR-7.16")
def test_worked_example_two_an_opposite_card_makes_a_net_of_three_which_fails() -> None:
    state, happened = completed("I I I I Z B D", by=2)

    assert happened[2] == events.IncantationFailed(ITHAQUA, 4 - 1, needed=4)
    assert state.created == ()
    assert drawn(happened) == []
    assert [player.mind.size for player in state.players] == [0] * 5


@pytest.mark.rule("GR-7.17")
def test_between_turns_there_are_never_more_than_six_cards() -> None:
    six = table(turn=3, pool="I Z B I Z", hands={3: "D B D", 4: "D B D"})
    six = play(six, "contribute dagon")

    assert (len(six.pool), six.turn.seat) == (6, at(4))
    assert play(six, "contribute dagon").pool == ()


@pytest.mark.rule("GR-7.18", "GR-1.1")
@pytest.mark.parametrize(
    ("seven", "before", "count", "over"),
    [
        ("I I I I B D D", ("zhar", "dagon"), 3, False),
        ("I I I Z B D D", ("zhar", "dagon", "bokrug"), 3, False),
        ("I I I I B D D", ("zhar", "dagon", "bokrug"), 4, True),
    ],
)
def test_an_incantation_adds_one_sigil_or_none(seven: str, before: tuple[str, ...], count: int, over: bool) -> None:
    state, _ = completed(seven, created=before)

    assert (len(state.created), state.is_over) == (count, over)
    assert before == state.created[: len(before)]


# ------------------------------------------------------------------ the whole order


@pytest.mark.rule("GR-R16", "GR-R51", "GR-R35")
def test_a_success_is_worked_off_in_eight_steps_and_effects_on_contribute_come_after_them() -> None:
    state, happened = completed(
        "I I I I I/D B B",
        book="two-in-the-open",
        directions=["no-enemies"],
        mad={3: ["whispered-dread"]},
    )

    assert kinds(happened) == [
        "CardContributed",
        "IncantationRevealed",
        "IncantationSucceeded",
        "SigilCreated",
        *["InsanityDrawn"] * 5,
        "PoolDiscarded",
        "BookClosed",
        "InsanitySetOff",
    ]
    assert (state.book.direction, state.book.used) == (None, ("two-in-the-open",))
    state, happened = played(state, "choose 0")
    assert kinds(happened) == ["TargetChosen", "InsanityDrawn", "TurnBegan"]
    assert state.decision == AskTarget(at(4))


@pytest.mark.rule("GR-R16")
def test_a_failure_with_the_book_closed_costs_the_same_insanity() -> None:
    _, happened = completed("I I I/D B B D D")

    assert kinds(happened) == [
        "CardContributed",
        "IncantationRevealed",
        "IncantationFailed",
        *["InsanityDrawn"] * 5,
        "PoolDiscarded",
        "TurnBegan",
    ]


@pytest.mark.rule("GR-R16", "GR-11.3.9")
def test_a_failure_with_the_book_open_ends_the_game_before_anybody_draws() -> None:
    state, happened = completed("I I I/D B B D D", book="two-in-the-open", directions=[], cultists=[1, 4])

    assert kinds(happened) == ["CardContributed", "IncantationRevealed", "IncantationFailed", "GameEnded"]
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.rule) == ((at(1), at(4)), "GR-11.3.9")
    assert len(state.pool) == 7, "all lies as it lay"


@pytest.mark.rule("GR-R16", "GR-1.1")
def test_the_fourth_sigil_ends_the_game_before_anybody_draws() -> None:
    state, happened = completed("I I I I I/D B B", created=["zhar", "bokrug", "dagon"], cultists=[1, 4])

    assert kinds(happened) == [
        "CardContributed",
        "IncantationRevealed",
        "IncantationSucceeded",
        "SigilCreated",
        "GameEnded",
    ]
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.rule) == ((at(2), at(3), at(5)), "GR-1.1")
    assert [at(2), at(3), at(5)] == [seat for seat in state.seats if state.side(seat) is Side.INVESTIGATORS]


@pytest.mark.rule("GR-R16")
def test_what_is_drawn_for_a_beast_neither_changes_the_net_nor_works_in_the_same_turn() -> None:
    state, happened = completed("I I I I/D B B D", insanity=["whispered-dread"] * 5)

    assert of(happened, events.IncantationSucceeded) == [events.IncantationSucceeded(ITHAQUA, 4, needed=4)]
    assert of(happened, events.InsanitySetOff) == []
    assert isinstance(state.decision, AskTarget)


@pytest.mark.rule("GR-R26")
def test_a_sigil_that_is_created_once_more_adds_nothing() -> None:
    state, happened = completed("I I I I B D D", created=["ithaqua", "zhar"], allow_created_target=True)

    assert state.created == (ITHAQUA, ZHAR)
    assert kinds(happened)[2:] == ["IncantationSucceeded", "PoolDiscarded", "TurnBegan"]


# ------------------------------------------------------------------ a new Seed


@pytest.mark.rule("GR-R3")
def test_with_that_option_a_new_seed_is_laid_unseen() -> None:
    state, happened = completed("I I I I B D D", reseed_each_incantation=True, deck="Z I")

    assert kinds(happened)[-3:] == ["PoolDiscarded", "SeedLaid", "TurnBegan"]
    assert cards("Z") == tuple(laid.card for laid in state.pool)
    assert [laid.card for laid in state.view(at(3)).pool] == [HIDDEN]
    assert offered(state, 4) == ["declare zhar", "declare bokrug", "declare dagon"]


@pytest.mark.rule("GR-R3", "GR-R10")
def test_with_an_empty_deck_the_seed_comes_off_the_cards_just_discarded() -> None:
    state, happened = completed("I I I I I I I", reseed_each_incantation=True, deck="")

    assert kinds(happened)[-5:-1] == ["PoolDiscarded", "MythosReshuffled", "SeedLaid", "TurnBegan"]
    assert cards("I") == tuple(laid.card for laid in state.pool)
    assert (len(state.mythos.deck), state.mythos.discard) == (6, ())


@pytest.mark.rule("GR-R3")
def test_without_any_card_left_there_is_no_seed() -> None:
    state, carried_out = table(pool="", deck=""), Play([])

    assert lay_seed(state, carried_out) == state
    assert carried_out.events == []


@pytest.mark.rule("GR-5.1")
def test_an_incantation_without_a_target_is_a_fault_of_the_rules() -> None:
    with pytest.raises(RulesDefect):
        ScoreIncantation(at(1)).run(table(target=None, pool="I I I I B B D"), Play([]))
