"""Effects on Cthulhu: his wounds heal, the cards on his body come off, and he attacks whoever stands on it."""

from __future__ import annotations

import pytest

from rlyeh_rules.rising import (
    AskDetach,
    AskHeal,
    Cost,
    HalfFacts,
    HalfKind,
    Incantation,
    Side,
    Space,
    State,
    Timing,
    Use,
    events,
)
from rlyeh_rules.rising.effects import CthulhuAttacks, CthulhuHeals, Detach, Effect, LoseSanity, TakeStress, TakeWounds
from rlyeh_rules.rising.traits import ExtraTentacles, FireOnAttack
from rlyeh_rules.rising.vocabulary import Who

from .printed import TRICK, USE, done, find, half, of, quiet_cthulhu, why
from .table import black, green, i, kinds, offered, play, played, refused, table

HEAD, LEFT_ARM, RIGHT_ARM = Space.HEAD, Space.LEFT_ARM, Space.RIGHT_ARM
LEFT_LEG, RIGHT_LEG = Space.LEFT_LEG, Space.RIGHT_LEG


def wounds(state: State) -> dict[str, int]:
    """The wounds on body parts that have some."""
    return {part.space.value: part.wounds for part in state.parts if part.wounds}


# ------------------------------------------------------------------ healing


@pytest.mark.rule("RR-5.9")
def test_every_part_heals_as_far_as_it_has_wounds() -> None:
    parts = {"head": "vulnerable 3", "left-arm": "1", "right-arm": "vulnerable destroyed"}
    state, happened = done(CthulhuHeals(2, all=True), parts=parts)

    assert happened == [events.PartHealed(LEFT_ARM, 1, 0), events.PartHealed(HEAD, 2, 1)]
    assert wounds(state) == {"head": 1}
    assert state.part(RIGHT_ARM).destroyed, "what is destroyed stays so"


@pytest.mark.rule("RR-5.9", "RR-25.1")
def test_the_part_with_the_most_wounds_heals_and_among_equals_the_active_player_chooses() -> None:
    state, _ = done(CthulhuHeals(2), parts={"head": "3", "left-arm": "1"})
    assert wounds(state) == {"head": 1, "left-arm": 1}

    state, _ = done(CthulhuHeals(2), parts={"head": "3", "left-arm": "3", "left-leg": "2"}, seats=2)
    assert isinstance(state.decision, AskHeal)
    assert offered(state, 1) == ["choose part left-arm", "choose part head"]
    assert refused(state, "choose part left-leg") == "RR-25.1"
    assert wounds(play(state, "choose part left-arm")) == {"head": 3, "left-arm": 1, "left-leg": 2}


@pytest.mark.rule("RR-5.9", "RR-25.3")
@pytest.mark.parametrize("effect", [CthulhuHeals(9), CthulhuHeals(9, all=True)], ids=repr)
def test_without_wounds_nothing_heals(effect: Effect) -> None:
    assert done(effect, parts={"head": "vulnerable destroyed"})[1] == []


# ------------------------------------------------------------------ cards that come off


@pytest.mark.rule("RR-R21", "RR-5.6")
def test_a_card_comes_off_and_the_part_keeps_its_wounds() -> None:
    state, _ = done(Detach(), parts={"left-leg": "vulnerable 2"})
    card = state.investigator("i1").cards[-1]

    assert (card.card, card.side) == ("drowned-litany", Side.LEFT)
    assert (state.part(LEFT_LEG).vulnerable, state.part(LEFT_LEG).wounds) == (False, 2)


@pytest.mark.rule("RR-R21")
def test_a_card_goes_to_the_discard_pile_where_the_effect_says_so_or_nobody_can_take_it() -> None:
    discarded, _ = done(Detach(discard=True), parts={"left-leg": "vulnerable"})
    assert discarded.discovery.discard == ("drowned-litany",)

    dead, _ = done(TakeWounds(Who.YOU), Detach(), parts={"left-leg": "vulnerable"}, wounds={1: 4})
    assert dead.discovery.discard == ("trick", "drowned-litany")


@pytest.mark.rule("RR-R21", "RR-25.1", "RR-5.10")
def test_the_active_player_chooses_from_which_vulnerable_part() -> None:
    parts = {"left-leg": "vulnerable", "head": "vulnerable 1", "right-arm": "vulnerable destroyed"}
    state, _ = done(Detach(), parts=parts, seats=2)

    assert isinstance(state.decision, AskDetach)
    assert offered(state, 1) == ["choose part left-leg", "choose part head"]
    assert refused(state, "choose part right-arm") == refused(state, "choose part red-gate") == "RR-R21"
    after = play(state, "choose part head")
    assert [part.space for part in after.parts if part.card] == [LEFT_LEG, RIGHT_ARM]


@pytest.mark.rule("RR-25.3")
def test_without_a_vulnerable_part_no_card_comes_off() -> None:
    assert done(Detach(), parts={"right-arm": "vulnerable destroyed"})[1] == []


@pytest.mark.rule("RR-22.7", "RR-R21")
@pytest.mark.parametrize("used", [True, False])
def test_a_card_that_was_used_in_this_turn_is_not_fresh_again_when_it_comes_off(used: bool) -> None:
    """The spell is used, attached, and comes off again, all in one turn."""
    spell = HalfFacts(
        HalfKind.CONDITION,
        uses=(Use((TakeStress(Who.YOU),)),),
        incantation=Incantation(LEFT_LEG, 1),
    )
    state = table(
        cards={1: ["spell left", "trick left"]},
        held={1: 2},
        facts={"discovery": [find("spell", spell), find("trick", half(Detach()))]},
    )

    state = play(state, *(["use spell 1"] if used else []), "incant spell", USE)

    assert [held.card for held in state.investigator("i1").cards] == [TRICK, "spell"]
    assert ("use spell 1" in offered(state)) is not used
    if used:
        assert why(state, "use spell 1") == "Spell has been used in this turn. (RR-22.7)"


# ------------------------------------------------------------------ he attacks


@pytest.mark.rule("RR-17.8", "RR-R5", "RR-25.2")
def test_everybody_on_a_part_is_attacked_clockwise_with_the_dice_of_his_card() -> None:
    """3 black and 2 green dice each; a destroyed part attacks nobody."""
    state, happened = done(
        CthulhuAttacks(),
        spaces={1: "head", 3: "left-leg", 4: "right-leg", 5: None},
        parts={"right-leg": "vulnerable destroyed"},
        facts={"cthulhu": [quiet_cthulhu()]},
        chance=[*black("S T -"), *green("- -"), *black("- - -"), *green("S S")],
        then=["keep", "keep"],
    )

    assert [(event.foe, event.who) for event in of(happened, events.EnemyAttacked)] == [
        ("head", i(1)),
        ("left-leg", i(3)),
    ]
    assert [(one.wounds, one.sanity) for one in state.team] == [(1, 2), (0, 1), (2, 1), (0, 1), (5, 1)]


@pytest.mark.rule("RR-R5")
@pytest.mark.parametrize(("option", "attacks"), [("undestroyed", 2), ("vulnerable", 1)])
def test_whether_an_invulnerable_part_attacks_is_an_option(option: str, attacks: int) -> None:
    _, happened = done(
        CthulhuAttacks(),
        spaces={1: "head", 3: "left-leg"},
        parts={"head": "vulnerable"},
        attack_when=option,
        chance=[*black("- - -"), *green("- -")] * 2,
        then=["keep"],
    )

    assert len(of(happened, events.EnemyAttacked)) == attacks


@pytest.mark.rule("RR-20.31")
def test_who_lies_on_a_part_is_not_attacked_and_on_the_ground_nobody_is() -> None:
    catatonic = {1: "catatonia"}
    assert done(CthulhuAttacks(), spaces={1: "head"}, insanity=catatonic, minds={1: {"lying": True}})[1] == []
    assert done(CthulhuAttacks(), insanity=catatonic)[1] == []


@pytest.mark.rule("RR-R6")
def test_the_abilities_on_his_card_are_those_of_every_part() -> None:
    card = quiet_cthulhu(ExtraTentacles(2), FireOnAttack())
    state, happened = done(
        CthulhuAttacks(),
        spaces={1: "head"},
        facts={"cthulhu": [card]},
        chance=[*black("- - -"), *green("- -")],
        then=["keep"],
    )

    assert of(happened, events.TokensDiscarded) == [events.TokensDiscarded(HEAD, 1)], "Fire is never put on a part"
    assert state.investigator("i1").sanity == 3


@pytest.mark.rule("RR-R46")
def test_the_attack_on_the_next_goes_on_when_one_has_died_of_his() -> None:
    state, happened = done(
        CthulhuAttacks(),
        LoseSanity(Who.EVERYBODY),
        spaces={1: "head", 2: "left-leg"},
        wounds={1: 4},
        facts={"cthulhu": [quiet_cthulhu()]},
        chance=[*black("S - -"), *green("- -"), *black("S - -"), *green("- -")],
        then=["keep", "keep"],
    )

    assert [event.who for event in of(happened, events.WoundsTaken)] == [i(1), i(2)]
    assert [one.sanity for one in state.team] == [1, 2, 2, 2, 2]


# ------------------------------------------------------------------ what costs something


@pytest.mark.rule("RR-22.7", "RR-11.6")
def test_a_use_is_paid_for_before_it_does_anything() -> None:
    use = Use((Detach(),), Cost(stress=1, wounds=1, energy=1), Timing.ACTION)
    state = table(
        cards={1: ["trick left"]},
        held={1: 1},
        parts={"head": "vulnerable"},
        facts={"discovery": [find("trick", HalfFacts(HalfKind.ITEM, uses=(use,)))]},
    )

    state, happened = played(state, USE)

    assert kinds(happened) == ["CardUsed", "StressTaken", "EnergySpent", "WoundsTaken", "CardDetached"]
    assert (state.turn.actions, state.part(HEAD).vulnerable, state.part(RIGHT_LEG).vulnerable) == (2, False, False)


@pytest.mark.rule("RR-22.7", "RR-3.9")
def test_what_costs_something_that_runs_out_is_used_as_often_as_it_can_be_paid() -> None:
    use = Use((TakeStress(Who.YOU),), Cost(energy=1), once=False)
    state = table(
        cards={1: ["trick left"]},
        held={1: 2},
        facts={"discovery": [find("trick", HalfFacts(HalfKind.ITEM, uses=(use,)))]},
    )

    state = play(state, USE, USE)

    assert (state.investigator("i1").stress, state.investigator("i1").energy) == (2, 0)
    assert why(state, USE) == "It costs 1 Energy, and I1 has 0. (RR-3.9)"


@pytest.mark.rule("RR-22.7")
@pytest.mark.parametrize("once", [True, False])
def test_what_costs_nothing_is_used_once_a_turn_whatever_its_card_says(once: bool) -> None:
    use = Use((TakeStress(Who.YOU),), once=once)
    state = table(
        cards={1: ["trick left"]}, facts={"discovery": [find("trick", HalfFacts(HalfKind.ITEM, uses=(use,)))]}
    )

    assert refused(play(state, USE), USE) == "RR-22.7"
