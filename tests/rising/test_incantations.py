"""Incantations: what they cost, when and from where they are performed, and the card that goes to the dashboard."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import AskMeanwhile, Discovery, Incantation, Side, Space, State, Timing, Who
from rlyeh_rules.rising.effects import TakeStress
from rlyeh_rules.rising.events import CardAttached, EnergySpent, IncantationPerformed
from tests.rising.made_up import why
from tests.rising.table import black, green, i, kinds, offered, play, played, refused
from tests.rising.things import card, item, myth, on, quiet, spell, use

LEG = Space.LEFT_LEG
VERSE = card("verse", spell("left-leg", 3), spell("right-arm", 2))


def singer(**story: Any) -> State:
    """I1 holds the Condition of the Left Leg, which costs 3, and 3 Energy."""
    return quiet(VERSE, **{"cards": {1: ["verse left"]}, "held": {1: 3}, **story})


# ------------------------------------------------------------------ performing it


@pytest.mark.rule("RR-13.13", "RR-3.9", "RR-5.6", "RR-R20")
def test_energy_is_paid_the_card_is_attached_and_no_action_is_spent() -> None:
    state, happened = played(singer(), "incant verse")

    assert happened == [
        IncantationPerformed(i(1), Discovery("verse")),
        EnergySpent(i(1), 3),
        CardAttached(LEG, Discovery("verse")),
    ]
    one, part = state.investigator(i(1)), state.part(LEG)
    assert (one.energy, one.cards, state.turn.actions) == (0, (), 3)
    assert (part.card, part.side, part.vulnerable) == ("verse", Side.LEFT, True)


@pytest.mark.rule("RR-5.6")
@pytest.mark.parametrize(("side", "opened"), [("left", "left-leg"), ("right", "right-arm")])
def test_only_the_part_that_its_condition_names_becomes_vulnerable(side: str, opened: str) -> None:
    state = play(singer(cards={1: [f"verse {side}"]}), "incant verse")

    assert [str(part.space) for part in state.parts if part.vulnerable] == [opened]


@pytest.mark.rule("RR-5.6")
def test_a_card_on_the_wrong_part_is_not_sound() -> None:
    state = play(singer(), "incant verse")
    assert "RR-5.6" not in [violation.rule for violation in state.violations()]

    parts = tuple(evolve(part, card=Discovery("verse") if part.space is Space.HEAD else None) for part in state.parts)
    assert "RR-5.6" in [violation.rule for violation in evolve(state, parts=parts).violations()]


@pytest.mark.rule("RR-5.6")
def test_a_card_without_an_incantation_cannot_be_attached() -> None:
    state = quiet(card("lamp", item(), spell("left-leg", 0)), held={1: 9}, cards={1: ["lamp left"]})

    assert refused(state, "0: incant lamp") == "RR-5.6"
    assert not any(action.startswith("incant") for action in offered(state))


@pytest.mark.rule("RR-13.13", "RR-3.9")
@pytest.mark.parametrize("energy", [0, 2])
def test_without_the_energy_it_is_refused_whatever_lies_elsewhere(energy: int) -> None:
    state = singer(held={1: energy, 2: 9}, energy={"north-vortex": 9}, left="gug")

    assert refused(state, "0: incant verse") == "RR-3.9"
    assert not any(action.startswith("incant") for action in offered(state))


@pytest.mark.rule("RR-13.13")
def test_without_the_card_it_is_refused() -> None:
    state = singer(cards={2: ["verse left"]})

    assert refused(state, "0: incant verse") == "RR-13.13"
    assert not any(action.startswith("incant") for action in offered(state))


@pytest.mark.rule("RR-13.13", "RR-R21")
def test_against_a_part_that_is_vulnerable_already_it_is_refused() -> None:
    state = singer(parts={"left-leg": "vulnerable"})

    assert refused(state, "0: incant verse") == "RR-R21"


@pytest.mark.rule("RR-13.13")
def test_against_a_part_that_is_destroyed_it_is_refused() -> None:
    state = singer(parts={"left-leg": "vulnerable destroyed"})

    assert refused(state, "0: incant verse") == "RR-13.13"


@pytest.mark.rule("RR-13.13")
def test_what_costs_nothing_is_performed_for_nothing() -> None:
    state = quiet(card("hum", spell("head", 0)), cards={1: ["hum left"]})

    state, happened = played(state, "incant hum")

    assert kinds(happened) == ["IncantationPerformed", "CardAttached"]
    assert state.part(Space.HEAD).vulnerable


# ------------------------------------------------------------------ when: as other Discovery effects


@pytest.mark.rule("RR-22.8", "RR-R20")
def test_on_the_leg_it_is_performed_between_two_actions_and_then_the_leg_is_attacked() -> None:
    state = singer(spaces={1: "final-vortex"})
    state = play(state, "climb left-leg")
    assert refused(state, "0: attack left-leg") == "RR-5.3"

    state = play(state, "incant verse", "attack left-leg", "keep", chance=black("S - -"))

    assert (state.part(LEG).wounds, state.turn.actions) == (1, 1)


@pytest.mark.rule("RR-22.8", "RR-R20")
@pytest.mark.parametrize("space", ["north-vortex", "red-gate", "head"])
def test_it_is_performed_from_any_space(space: str) -> None:
    assert play(singer(spaces={1: space}), "incant verse").part(LEG).vulnerable


@pytest.mark.rule("RR-22.8", "RR-R20")
def test_it_is_performed_after_the_action_phase_as_well() -> None:
    state = play(singer(), "end actions")
    assert isinstance(state.decision, AskMeanwhile)
    assert offered(state) == ["incant verse", "go on"]

    state = play(state, "incant verse")

    assert (state.part(LEG).vulnerable, state.turn.who) == (True, i(2))


@pytest.mark.rule("RR-22.8")
def test_within_a_roll_and_on_anothers_turn_it_is_refused() -> None:
    state = singer(seats=2, spaces={1: "red-gate"}, enemies={"cultist-1": "red-gate"})
    assert refused(play(state, "attack cultist-1"), "0: incant verse") == "RR-22.7"

    state = singer(seats=2, turn=2)
    assert refused(state, "0: incant verse") == "RR-22.7"
    assert offered(state, 1) == []


@pytest.mark.rule("RR-22.8")
def test_who_lies_on_the_ground_can_perform_it_in_their_own_turn() -> None:
    state = singer(insanity={1: "catatonia"}, minds={1: {"lying": True}})

    assert play(state, "incant verse").part(LEG).vulnerable


@pytest.mark.rule("RR-R20")
def test_as_an_option_it_costs_an_action() -> None:
    state = singer(incantation_timing="action")

    after = play(state, "incant verse")

    assert (after.part(LEG).vulnerable, after.turn.actions) == (True, 2)
    assert play(state, "end actions").turn.who == i(2), "after the action phase it is not offered"


@pytest.mark.rule("RR-R20")
@pytest.mark.parametrize("timing", ["action", "free-action"])
def test_as_an_action_of_either_kind_it_is_not_performed_later_or_lying(timing: str) -> None:
    other = card("drum", item(use(TakeStress(Who.YOU))))
    story: dict[str, Any] = {"cards": {1: ["verse left", "drum left"]}, "held": {1: 3}, "incantation_timing": timing}
    state = play(quiet(VERSE, other, **story), "end actions")
    assert offered(state) == ["use drum 1", "go on"]
    assert refused(state, "0: incant verse") == "RR-12.2"

    state = singer(insanity={1: "catatonia"}, minds={1: {"lying": True}}, incantation_timing=timing)
    assert refused(state, "0: incant verse") == "RR-20.31"


@pytest.mark.rule("RR-R20")
def test_without_an_action_left_only_a_free_one_is_performed() -> None:
    rest = card("drum", item(use(TakeStress(Who.YOU), timing=Timing.ACTION, once=False)))
    story: dict[str, Any] = {"cards": {1: ["verse left", "drum left"]}, "held": {1: 3}}
    spent = [*["use drum 1"] * 3]

    state = play(quiet(VERSE, rest, incantation_timing="free-action", **story), *spent)
    assert offered(state) == ["incant verse", "end actions"]
    assert play(state, "incant verse").part(LEG).vulnerable
    state = play(
        quiet(
            VERSE,
            rest,
            card("bell", item(use(TakeStress(Who.YOU)))),
            incantation_timing="action",
            **{**story, "cards": {1: ["verse left", "drum left", "bell left"]}},
        ),
        *spent,
    )
    assert refused(state, "0: incant verse") == "RR-12.3"


@pytest.mark.rule("RR-R20", "RR-22.8")
@pytest.mark.parametrize(("timing", "actions"), [(Timing.ACTION, 2), (Timing.FREE_ACTION, 3), (Timing.OWN_TURN, 3)])
def test_a_printed_timing_overrides_the_option(timing: Timing, actions: int) -> None:
    for option in ("own-turn", "action", "free-action"):
        verse = card("verse", spell("left-leg", 1, timing))
        state = quiet(verse, held={1: 1}, cards={1: ["verse left"]}, incantation_timing=option)

        assert play(state, "incant verse").turn.actions == actions
        later = play(state, "end actions")
        assert isinstance(later.decision, AskMeanwhile) is (timing is Timing.OWN_TURN)


@pytest.mark.rule("RR-R20")
@pytest.mark.parametrize(
    ("farthest", "space", "allowed"),
    [
        (0, "left-leg", True),
        (0, "final-vortex", False),
        (0, "left-arm", False),
        (1, "final-vortex", True),
        (1, "left-arm", True),
        (1, "yellow-gate", False),
        (2, "yellow-gate", True),
        (2, "moon-vortex", False),
        (3, "moon-vortex", True),
        (9, "north-vortex", True),
    ],
)
def test_as_an_option_it_is_performed_only_from_near(farthest: int, space: str, allowed: bool) -> None:
    state = singer(spaces={1: space}, incantation_range=farthest)

    assert ("incant verse" in offered(state)) is allowed
    if not allowed:
        assert refused(state, "0: incant verse") == "RR-R20"


# A place that is printed on the card counts, whatever the option says.
PRINTED = evolve(VERSE.left, incantation=Incantation(LEG, 3, spaces=(Space.YELLOW_GATE, Space.FINAL_VORTEX)))


@pytest.mark.rule("RR-R20")
@pytest.mark.parametrize("farthest", [0, 9])
@pytest.mark.parametrize(
    ("space", "allowed"), [("yellow-gate", True), ("final-vortex", True), ("left-leg", False), ("red-gate", False)]
)
def test_where_a_place_is_printed_it_is_performed_there_whatever_the_option_says(
    farthest: int, space: str, allowed: bool
) -> None:
    verse = evolve(VERSE, left=PRINTED)
    state = quiet(verse, cards={1: ["verse left"]}, held={1: 3}, spaces={1: space}, incantation_range=farthest)

    assert ("incant verse" in offered(state)) is allowed
    if allowed:
        assert play(state, "incant verse").part(LEG).vulnerable
    else:
        assert refused(state, "0: incant verse") == "RR-R20"
        only = "The Incantation of Verse is performed only at Yellow Gate or Final Vortex."
        assert why(state, "incant verse") == only


# ------------------------------------------------------------------ what is attached


@pytest.mark.rule("RR-5.7")
def test_the_attached_card_stays_when_who_supplied_it_is_eliminated() -> None:
    state = singer(spaces={1: "red-gate"}, wounds={1: 4}, enemies={"cultist-1": "red-gate"})
    state = play(state, "incant verse", "end actions", "keep", chance=green("S -"))

    assert (state.investigator(i(1)).space, state.discovery.discard) == (None, ())
    assert (state.part(LEG).card, state.part(LEG).vulnerable) == ("verse", True)


@pytest.mark.rule("RR-5.7")
def test_the_attached_card_is_on_no_board_and_cannot_be_traded_or_performed_again() -> None:
    state = play(singer(held={1: 9}), "incant verse")

    assert all(one.cards == () for one in state.team)
    assert refused(state, "0: incant verse") == "RR-13.13"
    assert refused(state, "0: trade") == "RR-13.8"


@pytest.mark.rule("RR-R21")
def test_a_second_card_on_the_same_part_is_refused_and_keeps_its_energy() -> None:
    more = card("psalm", spell("left-leg", 1))
    state = quiet(VERSE, more, held={1: 5}, cards={1: ["verse left", "psalm left"]})

    state = play(state, "incant verse")

    assert refused(state, "0: incant psalm") == "RR-R21"
    assert state.investigator(i(1)).energy == 2


@pytest.mark.rule("RR-13.13")
def test_two_against_two_parts_are_performed_in_one_turn() -> None:
    more = card("psalm", spell("head", 4))
    state = quiet(VERSE, more, mythos=myth("calm"), held={1: 7}, cards={1: ["verse left", "psalm left"]})

    state = play(state, "incant psalm", "incant verse")

    assert [str(part.space) for part in state.parts if part.vulnerable] == ["left-leg", "head"]
    assert (state.investigator(i(1)).energy, on(state, "north-vortex")) == (0, 0)


@pytest.mark.rule("RR-R20", "RR-R21")
def test_a_refusal_says_how_far_it_is_and_what_is_in_the_way() -> None:
    far = singer(spaces={1: "yellow-gate"}, incantation_range=1)

    assert why(far, "incant verse") == "Left Leg is 2 spaces away from I1; it can be 1 at most."
    assert why(singer(parts={"left-leg": "vulnerable"}), "incant verse") == "A card is attached to Left Leg already."
    assert why(singer(parts={"left-leg": "vulnerable destroyed"}), "incant verse") == (
        "Left Leg is destroyed and needs no Incantation any more."
    )
