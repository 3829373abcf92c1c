"""The symptoms that have to do with cards: Obsessive Disorder, Recurring Trauma, Short-term Memory Loss."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rlyeh_rules.rising import HalfKind, Name, Space, State, Where, Who, events
from rlyeh_rules.rising.effects import AdvanceAtEnd, LoseSanity, MoveFigures, Summon, TakeStress, TakeWounds
from rlyeh_rules.rising.vocabulary import Figures

from .made_up import calm, myth, why
from .strokes import RAISE, SKILLS, STROKE, befallen, cards_of, companion, maddened, one, scene, thing
from .table import i, kinds, offered, play, played, refused, seat

THINGS = [thing("bell"), companion("cat", 2), thing("curse", kind=HalfKind.CONDITION), thing("drum")]

# ------------------------------------------------------------------ Obsessive Disorder


def obsessed(*cards: str, **story: Any) -> State:
    """I1 holds these cards, and the stroke on the left side, and is obsessive."""
    return maddened("obsessive-disorder", things=THINGS, cards={1: cards}, **story)


@pytest.mark.rule("RR-20.34", "RR-R42")
@pytest.mark.parametrize(("stress", "wounds"), [(4, 1), (0, 3), (2, 2), (3, 0)])
def test_obsession_sets_stress_to_the_number_of_own_wounds(stress: int, wounds: int) -> None:
    state = play(obsessed("bell right", stress={1: stress}, wounds={1: wounds}), STROKE)

    assert (one(state).stress, one(state).wounds) == (wounds, wounds)


@pytest.mark.rule("RR-20.34", "RR-R42")
def test_obsession_wounds_of_companions_do_not_count() -> None:
    assert one(play(obsessed("cat right 1", stress={1: 2}), STROKE)).stress == 0


@pytest.mark.rule("RR-20.34", "RR-5.7")
def test_obsession_of_two_left_and_one_right_a_left_one_goes_and_the_attached_one_does_not_count() -> None:
    state = obsessed("bell left", "cat right", parts={"left-leg": "vulnerable"})
    state = play(state, STROKE)
    assert offered(state) == ["discard bell", "discard stroke"]
    assert refused(state, "0: discard cat") == "RR-20.34"
    assert why(state, "0: discard cat") == "Cat does not lie under the left side, which has more."
    assert refused(state, "0: discard drum") == "RR-20.34"

    state = play(state, "discard bell")

    assert (cards_of(state), state.discovery.discard) == (["cat", "stroke"], ("bell",))
    assert state.part(Space.LEFT_LEG).vulnerable


@pytest.mark.rule("RR-20.34")
def test_obsession_the_fuller_side_can_be_the_right_one_and_conditions_go_as_well() -> None:
    state = play(obsessed("bell right", "cat right", "curse right"), STROKE)
    assert offered(state) == ["discard bell", "discard cat"], "in the order in which they lie; enough must be left"

    state = play(state, "discard cat")

    assert cards_of(state) == ["bell", "stroke"]
    assert offered(state)[0] == "raise marksman"


@pytest.mark.rule("RR-20.34")
def test_obsession_with_equally_many_nothing_is_discarded() -> None:
    state, happened = played(obsessed("bell right"), STROKE)

    assert (cards_of(state), "DiscoveryDiscarded" in kinds(happened)) == (["bell", "stroke"], False)


@pytest.mark.rule("RR-20.34")
def test_obsession_a_side_that_stands_against_nothing_is_discarded_whole() -> None:
    state = play(obsessed("bell left", "curse left"), STROKE)

    assert (cards_of(state), len(state.discovery.discard)) == ([], 3)


# ------------------------------------------------------------------ Recurring Trauma

ECHO = myth("echo", TakeStress(Who.YOU, 1), summons=[("cultist", "red-gate")])
OTHER = myth("other", TakeStress(Who.YOU, 2))
SIGNED = myth("signed", TakeStress(Who.YOU, 1), symbol=True)
UNKNOWN = ("strangers-at-the-gate", "the-unlit-star", "walls-without-corners", "echo-of-nothing")
TRAUMA: dict[str, Any] = {"insanity": {1: "recurring-trauma"}, "myths": [ECHO, OTHER, SIGNED]}


def deck(*cards: str) -> list[str]:
    """These Mythos cards, then quiet ones."""
    return [*cards, *["quiet"] * (10 - len(cards))]


@pytest.mark.rule("RR-20.35")
def test_trauma_keeps_the_last_card_without_a_symbol_that_its_holder_has_drawn() -> None:
    state, happened = played(calm(**TRAUMA, mythos=deck("echo")), "end actions")

    assert (one(state).mind.kept, state.mythos.discard) == ("echo", ())
    assert events.MythosKept(i(1), ECHO.id) in happened
    assert (one(state).stress, len(state.enemies)) == (1, 1), "it has been resolved as ever"


@pytest.mark.rule("RR-20.35")
def test_trauma_a_card_with_a_symbol_is_discarded_and_the_kept_one_stays() -> None:
    state = play(calm(**TRAUMA, minds={1: {"kept": "echo"}}, mythos=deck("signed")), "end actions")

    assert (one(state).mind.kept, state.mythos.discard) == ("echo", ("signed",))


@pytest.mark.rule("RR-20.35")
def test_trauma_a_newer_card_is_kept_and_the_older_one_discarded() -> None:
    state = play(calm(**TRAUMA, minds={1: {"kept": "echo"}}, mythos=deck("other")), "end actions")

    assert (one(state).mind.kept, state.mythos.discard) == ("other", ("echo",))


@pytest.mark.rule("RR-20.35")
def test_trauma_cards_that_others_draw_are_discarded() -> None:
    state = play(calm(**TRAUMA, turn=2, mythos=deck("other")), "end actions")

    assert (one(state).mind.kept, state.mythos.discard) == (None, ("other",))


@pytest.mark.rule("RR-20.35")
def test_trauma_the_kept_card_is_resolved_again_and_stays_kept() -> None:
    state, happened = played(
        maddened("recurring-trauma", minds={1: {"kept": "echo"}}, myths=[ECHO], stress={1: 1}), STROKE
    )

    assert (one(state).stress, [enemy.space for enemy in state.enemies]) == (2, ["red-gate"])
    assert (one(state).mind.kept, state.mythos.discard) == ("echo", ())
    assert events.MythosRepeated(i(1), ECHO.id) in happened
    assert offered(state)[0] == "raise marksman"


@pytest.mark.rule("RR-20.35")
def test_trauma_without_a_kept_card_all_stress_heals() -> None:
    assert one(befallen("recurring-trauma", stress={1: 3})).stress == 0


@pytest.mark.rule("RR-20.35")
def test_trauma_in_the_turn_of_another_you_is_its_holder() -> None:
    haunt = myth(
        "haunt", TakeStress(Who.YOU, 1), MoveFigures(Figures.MONSTERS, 1), Summon(Name.CULTIST, Where.YOUR_SPACE)
    )
    state = scene(
        2,
        LoseSanity(Who.OTHERS, 1),
        turn=4,
        insanity={1: "recurring-trauma"},
        myths=[haunt],
        minds={1: {"kept": "haunt"}},
        sanity={1: 4},
        skills={1: SKILLS},
        spaces={1: "red-gate"},
        enemies={"gug-1": "yellow-gate"},
    )

    state = play(state, f"1: {STROKE}")

    assert (one(state).stress, one(state, 4).stress) == (1, 0)
    assert [enemy.space for enemy in state.enemies] == ["moon-vortex", "red-gate"]
    assert state.waiting_on == (seat(1),)


@pytest.mark.rule("RR-20.35", "RR-16.7")
def test_trauma_an_unknown_card_that_is_played_again_brings_no_other() -> None:
    strange = myth("strange", TakeStress(Who.YOU, 1), unknown=True)
    cards = [*deck(), *UNKNOWN]
    state = maddened(
        "recurring-trauma", minds={1: {"kept": "strange"}}, myths=[strange], mythos=cards, unknown_mythos="true"
    )

    state, happened = played(state, STROKE)

    assert (one(state).stress, "MythosDrawn" in kinds(happened)) == (1, False)


@pytest.mark.rule("RR-20.35", "RR-19.5")
def test_trauma_the_reshuffle_takes_the_kept_card_as_well() -> None:
    omen = myth("omen", AdvanceAtEnd())
    state = calm(
        insanity={1: "recurring-trauma"},
        minds={1: {"kept": "echo"}},
        myths=[ECHO, omen],
        turn=2,
        mythos=deck("omen"),
    )

    state, happened = played(state, "end actions")

    assert (one(state).mind.kept, state.mythos.discard, len(state.mythos.deck)) == (None, (), 11)
    assert events.MythosReshuffled(11) in happened


@pytest.mark.rule("RR-20.35", "RR-21.3")
def test_trauma_with_the_death_of_its_holder_the_kept_card_is_discarded() -> None:
    state = scene(1, TakeWounds(Who.YOU, 5), **TRAUMA, minds={1: {"kept": "echo"}})

    state, happened = played(state, STROKE)

    assert (one(state).mind.kept, state.mythos.discard) == (None, ("echo",))
    assert events.Eliminated(i(1), False, ECHO.id) in happened


@pytest.mark.rule("RR-20.35", "RR-R46")
def test_trauma_who_dies_of_a_card_keeps_it_not() -> None:
    deadly = myth("deadly", TakeWounds(Who.YOU, 5))
    state = play(calm(insanity={1: "recurring-trauma"}, myths=[deadly], mythos=deck("deadly")), "end actions")

    assert (one(state).alive, state.mythos.discard) == (False, ("deadly",))


# ------------------------------------------------------------------ Short-term Memory Loss


def forgetful(cards: Sequence[str], **story: Any) -> State:
    """I1 holds these cards and the stroke, is forgetful and full of stress."""
    setting: dict[str, Any] = {"stress": {1: 4}, **story}
    return maddened("short-term-memory-loss", things=THINGS, cards={1: cards}, **setting)


@pytest.mark.rule("RR-20.37", "RR-R42")
def test_memory_loss_at_full_stress_all_heals_and_one_card_of_ones_choice_goes() -> None:
    state = play(forgetful(["curse left"]), STROKE)
    assert (one(state).stress, offered(state)) == (0, ["discard curse", "discard stroke"])
    assert refused(state, "0: discard bell") == "RR-20.37"
    assert why(state, "0: discard bell") == "I1 does not hold Bell."

    state = play(state, "discard curse", RAISE)

    assert (cards_of(state), state.discovery.discard) == (["stroke"], ("curse",))


@pytest.mark.rule("RR-20.37")
@pytest.mark.parametrize("stress", range(4))
def test_memory_loss_otherwise_it_is_a_stress_and_no_card_goes(stress: int) -> None:
    state = play(forgetful(["bell left"], stress={1: stress}), STROKE)

    assert (one(state).stress, cards_of(state)) == (stress + 1, ["bell", "stroke"])


@pytest.mark.rule("RR-20.37")
def test_memory_loss_the_only_card_goes_without_a_question() -> None:
    state = play(forgetful([]), STROKE)

    assert (one(state).stress, cards_of(state), offered(state)[0]) == (0, [], "raise marksman")


@pytest.mark.rule("RR-20.37")
def test_memory_loss_without_a_card_the_stress_heals_all_the_same() -> None:
    state = scene(
        1,
        LoseSanity(Who.OTHERS, 1),
        turn=2,
        sanity={1: 4},
        stress={1: 4},
        insanity={1: "short-term-memory-loss"},
        skills={1: SKILLS},
    )

    assert one(play(state, STROKE)).stress == 0


@pytest.mark.rule("RR-R42", "RR-5.7")
def test_memory_loss_a_card_attached_to_a_part_cannot_be_discarded() -> None:
    state = play(forgetful(["bell left"], parts={"left-leg": "vulnerable"}), STROKE)
    attached = state.part(Space.LEFT_LEG).card

    assert refused(state, f"0: discard {attached}") == "RR-20.37"
    assert str(attached) not in " ".join(offered(state))
