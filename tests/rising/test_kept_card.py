"""Recurring Trauma: which Mythos card is kept, for how long, and how it is played again (RR-20.35)."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.rising import Mythos, MythosFacts, State
from rlyeh_rules.rising.effects import AddFire, Effect, Heal, LoseSanity, TakeStress, TakeWounds
from rlyeh_rules.rising.events import Healed, MythosDiscarded, MythosDrawn, MythosKept, MythosRepeated
from rlyeh_rules.rising.vocabulary import Where, Who
from tests.rising.made_up import calm, myth, of
from tests.rising.table import HOME, broken, i, kinds, offered, play, played

TRAUMA = {1: "recurring-trauma"}
NINE = ["quiet"] * 9


def holder(*myths: MythosFacts, kept: str | None = None, **story: Any) -> State:
    """A turn of one with Recurring Trauma, with some cards on top of the deck."""
    minds = {1: {"kept": Mythos(kept)}} if kept else {}
    deck = [card.id for card in myths if card.id != kept]
    rest = ["quiet"] * (10 - len(deck) - (kept is not None) - len(story.get("discard", ())))
    story = {"mythos": [*deck, *rest], "insanity": TRAUMA, "minds": minds, "skills": {1: {"marksman": 1}}, **story}
    return calm(myths=myths, **story)


def again(*effects: Effect, summons: tuple[tuple[str, str], ...] = (), **story: Any) -> State:
    """The end of a turn in which a kept card is about to be played again: a Fire token and a threshold."""
    return holder(myth("kept", *effects, summons=summons), kept="kept", sanity={1: 4}, burning={1: 1}, **story)


def burnt(state: State) -> tuple[State, list[Any]]:
    """What the tentacle of the Fire roll brings about."""
    return played(state, "end actions", "keep", chance=[3])


# ------------------------------------------------------------------ what is kept


@pytest.mark.rule("RR-20.35")
def test_a_card_without_a_symbol_is_kept_beside_the_board_once_it_is_resolved() -> None:
    state, happened = played(holder(myth("calm", TakeStress(Who.OTHERS))), "end actions")

    assert (state.investigator(i(1)).mind.kept, state.mythos.discard) == ("calm", ())
    assert [name for name in kinds(happened) if name.startswith("Mythos")] == ["MythosDrawn", "MythosKept"]
    assert [one.stress for one in state.team[1:]] == [1] * 4, "it has happened first"


@pytest.mark.rule("RR-20.35")
def test_a_card_with_a_symbol_is_discarded_and_what_was_kept_stays() -> None:
    state = play(holder(myth("old"), myth("mark", symbol=True), kept="old"), "end actions")

    assert (state.investigator(i(1)).mind.kept, state.mythos.discard) == ("old", ("mark",))


@pytest.mark.rule("RR-20.35", "RR-16.6")
def test_a_newer_one_sends_the_older_to_the_discard_pile() -> None:
    state, happened = played(holder(myth("old"), myth("new"), kept="old"), "end actions")

    assert (state.investigator(i(1)).mind.kept, state.mythos.discard) == ("new", ("old",))
    assert of(happened, MythosDiscarded) == [MythosDiscarded(Mythos("old"))]
    assert of(happened, MythosKept) == [MythosKept(i(1), Mythos("new"))]
    assert len(state.mythos.deck) == 8


@pytest.mark.rule("RR-20.35")
def test_only_what_its_holder_draws_is_kept() -> None:
    state = play(holder(myth("old"), turn=2), "end actions")

    assert (state.investigator(i(1)).mind.kept, state.mythos.discard) == (None, ("old",))


@pytest.mark.rule("RR-20.35", "RR-21.3")
def test_with_the_death_of_its_holder_the_kept_card_is_discarded() -> None:
    state = holder(myth("old"), myth("fatal", TakeWounds(Who.YOU)), kept="old", wounds={1: 4})

    state = play(state, "end actions")

    assert (state.investigator(i(1)).mind.kept, state.mythos.discard) == (None, ("old", "fatal"))
    assert not broken(state)


@pytest.mark.rule("RR-20.35", "RR-19.5")
def test_it_is_kept_until_the_reshuffle_also_the_one_drawn_in_this_turn() -> None:
    state, happened = played(holder(myth("old"), discard=["sign"] * 3), "end actions")

    assert len(of(happened, MythosKept)) == 1
    assert (state.investigator(i(1)).mind.kept, len(state.mythos.deck)) == (None, 10)


@pytest.mark.rule("RR-20.35", "RR-R34")
def test_the_reshuffle_of_an_empty_deck_takes_it_as_well() -> None:
    state = holder(myth("old"), kept="old", mythos=[], discard=NINE)

    state, happened = played(state, "end actions")

    assert "MythosReshuffled" in kinds(happened)
    assert of(happened, MythosKept)
    kept = state.investigator(i(1)).mind.kept
    assert (kept is not None, len(state.mythos.deck), state.mythos.discard) == (True, 9, ())


# ------------------------------------------------------------------ the symptoms


@pytest.mark.rule("RR-20.35")
def test_the_symptoms_play_the_kept_card_again_and_it_stays_kept() -> None:
    state = again(
        TakeStress(Who.YOU),
        AddFire(Where.MOON_VORTEX),
        summons=(("cultist", "red-gate"),),
        mythos=["sign", *["quiet"] * 8],
    )

    state, happened = burnt(state)

    one = state.investigator(i(1))
    assert (one.stress, one.mind.kept, sum(state.board.fire), len(state.enemies)) == (1, "kept", 1, 1)
    assert of(happened, MythosRepeated) == [MythosRepeated(i(1), Mythos("kept"))]
    assert len(of(happened, MythosDrawn)) == 1
    assert (offered(state)[0], state.mythos.discard) == ("raise marksman", ("sign",))


@pytest.mark.rule("RR-20.35")
def test_with_none_kept_all_stress_heals() -> None:
    state = holder(myth("mark", symbol=True), sanity={1: 4}, burning={1: 1}, stress={1: 4})

    _, happened = played(state, "end actions", chance=[3])

    assert of(happened, Healed) == [Healed(i(1), 4, 0)]


@pytest.mark.rule("RR-20.35", "RR-16.3", "RR-25.1")
def test_in_the_turn_of_another_you_is_the_holder() -> None:
    """I2's Mythos card costs everybody a point of sanity, which brings I1 to a threshold."""
    chill = myth("chill", LoseSanity(Who.EVERYBODY), symbol=True)
    state = holder(
        myth("kept", TakeStress(Who.YOU, 2), TakeStress(Who.ONE_HERE)),
        chill,
        kept="kept",
        sanity={1: 4},
        turn=2,
        seats=2,
        spaces={1: "red-gate", 3: "red-gate"},
    )

    state = play(state, "end actions")

    assert (state.investigator(i(1)).stress, state.investigator(i(2)).stress) == (2, 0)
    assert (offered(state, 1), offered(state, 2)) == (["choose investigator i3", "choose investigator i1"], [])


@pytest.mark.rule("RR-20.35", "RR-20.3")
def test_a_card_that_costs_sanity_can_bring_the_symptoms_again_which_ends() -> None:
    state = again(LoseSanity(Who.YOU, 9), mythos=["sign", *["quiet"] * 8])

    state, happened = burnt(state)
    while offered(state)[0].startswith("raise"):
        state, more = played(state, offered(state)[0])
        happened += more

    assert len(of(happened, MythosRepeated)) == 6, "at 5, 9, 13, 16, 19 and 20"
    assert not state.investigator(i(1)).alive, "and the last of them drives mad"


@pytest.mark.rule("RR-20.35", "RR-16.4")
def test_what_it_summons_into_the_space_of_a_fight_is_there() -> None:
    state = again(summons=(("cultist", "your-space"),), mythos=["sign", *["quiet"] * 8])

    state, _ = burnt(state)

    assert [enemy.space for enemy in state.enemies] == [HOME]


@pytest.mark.rule("RR-20.35", "RR-20.8")
def test_what_heals_in_it_heals_again() -> None:
    state = again(Heal(Who.YOU, wounds=1), wounds={1: 3}, mythos=["sign", *["quiet"] * 8])

    state, _ = burnt(state)

    assert state.investigator(i(1)).wounds == 2
