"""The Pistol: it names a kind of action, and no more than that."""

from __future__ import annotations

import pytest

from rlyeh_rules.gate import AskTarget, AskTurn, AskVolunteer, Deed, FirePistol, events
from rlyeh_rules.kernel import NotationError, evolve, parse_action

from .table import at, cards, hand, offered, play, played, refused, table, told, votes


@pytest.mark.rule("GR-13.1.8")
def test_who_must_contribute_may_contribute_any_card_and_do_nothing_else() -> None:
    state = table(turn=3, gear={1: "pistol"}, hands={3: "I Z B"})

    state = play(state, "0: fire pistol, contribute")

    actions = [text for text in offered(state, 3) if text != "consult"]
    assert actions == ["contribute bokrug", "contribute ithaqua", "contribute zhar"]
    assert refused(state, "research") == "GR-13.1.8"
    assert state.players[0].uses == 0


@pytest.mark.rule("GR-13.1.8")
@pytest.mark.parametrize("text", ["fire pistol, contribute ithaqua", "fire pistol, accuse 4"])
def test_a_card_or_a_target_cannot_be_named(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(table(turn=3, gear={1: "pistol"}), f"0: {text}")


@pytest.mark.rule("GR-13.1.8")
@pytest.mark.parametrize(
    ("deed", "hour", "pool", "held"),
    [
        (Deed.CONTRIBUTE, 7, "I", ""),
        (Deed.INVESTIGATE, 7, "", "Z"),
        (Deed.ACCUSE, 5, "I", "Z"),
        (Deed.PLOT, 7, "I", "Z"),
        (Deed.ATTACK, 7, "I", "Z"),
    ],
)
def test_what_the_player_cannot_do_cannot_be_named(deed: Deed, hour: int, pool: str, held: str) -> None:
    state = table(turn=3, gear={1: "pistol"}, hour=hour, pool=pool, hands={3: held})

    assert refused(state, f"0: fire pistol, {deed}") == "GR-13.1.8"
    assert f"fire pistol at 2, {deed}" not in offered(state, 1)


@pytest.mark.rule("GR-13.1.8")
@pytest.mark.rule("GR-13.1.3")
def test_a_discovered_cultist_is_made_to_do_what_those_can_do() -> None:
    state = table(turn=4, gear={1: "pistol"}, discovered=[4], hands={4: "I Z"})

    assert offered(state, 1) == [f"fire pistol at 3, {deed}" for deed in ("contribute", "plot", "attack")]
    assert refused(state, "0: fire pistol, research") == "GR-13.1.8"


@pytest.mark.rule("GR-R55")
def test_nobody_fires_at_themselves() -> None:
    state = table(gear={1: "pistol"})

    assert refused(state, "0: fire pistol, contribute") == "GR-R55"
    assert [text for text in offered(state, 1) if "pistol" in text] == []


@pytest.mark.rule("GR-13.1.8")
def test_to_whom_it_is_done_is_told_to_all() -> None:
    (fired,) = told(table(turn=3, gear={1: "pistol"}), "0: fire pistol, gamble", kind=events.ActionForced)

    assert fired.seen_by(None) == events.ActionForced(at(1), at(3), Deed.GAMBLE, undone=False)


@pytest.mark.rule("GR-13.1.6")
@pytest.mark.rule("GR-13.1.8")
@pytest.mark.parametrize(
    ("card", "deed"),
    [("dread-of-chance", "gamble"), ("dread-of-knowing", "investigate"), ("dread-of-books", "research")],
)
def test_what_insanity_forbids_can_be_named_and_is_done(card: str, deed: str) -> None:
    state = table(turn=3, gear={1: "pistol"}, mad={3: [card]})

    state = play(state, f"0: fire pistol, {deed}", deed)

    assert not isinstance(state.decision, AskTurn)


@pytest.mark.rule("GR-13.1.8")
def test_the_group_may_still_be_asked_for_the_book_before_the_action_that_was_named() -> None:
    state = play(table(turn=3, gear={1: "pistol"}), "0: fire pistol, gamble", "consult")

    state = play(state, *votes("1 yes", "2 no", "3 no", "4 no", "5 no"))

    assert offered(state, 3) == ["gamble"]


@pytest.mark.rule("GR-13.1.8")
def test_what_has_become_impossible_need_not_be_done() -> None:
    state = play(table(turn=3, hour=6, gear={1: "pistol"}), "0: fire pistol, accuse", "consult")
    state = play(state, *votes("1 yes", "2 yes", "3 yes", "4 no", "5 no"))
    assert isinstance(state.decision, AskVolunteer)

    state = play(state, "volunteer")  # an hour back: it is 5

    assert state.hour == 5
    assert "research" in offered(state, 3)
    assert state.turn.must is None


# ------------------------------------------------------------------ when


@pytest.mark.rule("GR-13.1.9")
@pytest.mark.rule("GR-R47")
def test_there_is_nothing_to_force_before_the_target_is_declared() -> None:
    state = table(turn=3, gear={1: "pistol"}, target=None)
    assert isinstance(state.decision, AskTarget)

    assert refused(state, "0: fire pistol, contribute") == "GR-R47"
    assert offered(state, 1) == []


@pytest.mark.rule("GR-R47")
def test_there_is_nothing_to_force_while_the_group_is_asked_for_the_book() -> None:
    state = play(table(turn=3, gear={1: "pistol"}), "consult")

    assert refused(state, "0: fire pistol, contribute") == "GR-R47"


@pytest.mark.rule("GR-13.1.9")
def test_the_owner_is_asked_after_an_action_that_another_has_taken() -> None:
    state = play(table(turn=3, gear={1: "pistol"}), "contribute bokrug")

    assert state.waiting_on == (at(1),)
    assert offered(state, 1)[0] == "hold fire"
    assert str(state.default_action(at(1))) == "0: hold fire"

    state, happened = played(state, "hold fire")

    assert events.ShotHeld(at(1)) in happened
    assert state.turn.seat == at(4)
    assert state.players[0].uses == 1
    assert state.undo is None


@pytest.mark.rule("GR-13.1.9")
@pytest.mark.rule("GR-13.1.12")
@pytest.mark.parametrize(("other", "open_"), [("opium", False), ("blackmail", True)])
def test_it_is_answered_by_no_automation_where_opium_might_be_used(other: str, open_: bool) -> None:
    state = play(table(turn=3, gear={1: "pistol", 2: other}), "contribute bokrug")

    assert state.decision is not None
    assert state.decision.is_open(state) is open_


@pytest.mark.rule("GR-13.1.9")
def test_the_owner_is_not_asked_after_an_action_of_their_own() -> None:
    state = play(table(turn=3, gear={3: "pistol"}), "contribute bokrug")

    assert state.turn.seat == at(4)


@pytest.mark.rule("GR-13.1.9")
def test_nobody_is_asked_once_the_pistol_is_used_up() -> None:
    state = play(table(turn=3, gear={1: "pistol"}, uses={1: 0}), "contribute bokrug")

    assert state.turn.seat == at(4)
    assert refused(state, "0: fire pistol, contribute") == "GR-13.1.4"


@pytest.mark.rule("GR-13.1.9")
def test_once_the_next_turn_has_begun_it_is_at_that_player_that_one_fires() -> None:
    state = play(table(turn=3, gear={1: "pistol"}, hands={3: "I Z B"}), "contribute ithaqua", "hold fire")

    state = play(state, "0: fire pistol, research")

    assert (state.turn.seat, state.turn.must) == (at(4), Deed.RESEARCH)
    assert state.players[2].hand == hand("Z B")


@pytest.mark.rule("GR-13.1.9")
def test_once_the_next_turn_has_begun_the_move_before_cannot_be_undone() -> None:
    state = table(turn=3, gear={4: "pistol"}, hands={3: "I Z B"})
    state = play(state, "contribute ithaqua", "hold fire")
    assert state.turn.seat == at(4)

    assert refused(state, "3: fire pistol, contribute") == "GR-R55"


@pytest.mark.rule("GR-13.1.9")
def test_a_lost_turn_leaves_nothing_to_undo() -> None:
    state = table(turn=2, gear={1: "pistol"})
    state = evolve(state, players=state.players.put(at(3), evolve(state.players[2], skips=True)))

    state = play(state, "contribute bokrug", "hold fire")

    assert state.turn.seat == at(4)


@pytest.mark.rule("GR-13.1.14")
def test_who_acts_through_the_owner_of_the_pistol_cannot_fire_it() -> None:
    state = play(table(gear={1: "voodoo-doll", 3: "pistol"}), "doll 2")

    assert refused(state, "0: fire pistol, contribute") == "GR-13.1.14"
    assert FirePistol not in {type(action) for action in state.legal_actions(at(1))}


@pytest.mark.rule("GR-13.1.8")
def test_a_shot_at_somebody_who_then_takes_the_action_ends_in_their_action_and_no_more() -> None:
    state = table(turn=3, gear={1: "pistol"}, hands={3: "I Z B"}, pool="B")

    state = play(state, "0: fire pistol, contribute", "contribute zhar")

    assert tuple(laid.card for laid in state.pool) == cards("B Z")
    assert state.turn.seat == at(4)


@pytest.mark.rule("GR-13.1.9")
@pytest.mark.parametrize("deed", ["contribute", "research"])
def test_a_shot_at_who_played_before_comes_too_late_once_the_next_turn_has_begun(deed: str) -> None:
    """P1 owns the Pistol, P3 has acted, and P4's turn has begun."""
    state = play(table(turn=3, gear={1: "pistol"}, hands={3: "I Z B"}), "contribute ithaqua", "hold fire")
    assert state.turn.seat == at(4)

    assert refused(state, f"0: fire pistol at 2, {deed}") == "GR-13.1.9"
    assert {text.partition(",")[0] for text in offered(state, 1)} == {"fire pistol at 3"}
    assert state.players[0].uses == 1


@pytest.mark.rule("GR-13.1.9")
@pytest.mark.parametrize(("target", "rule"), [(3, "GR-13.1.9"), (9, "GR-13.1.9"), (0, "GR-R55")])
def test_a_shot_hits_nobody_but_whose_turn_it_is(target: int, rule: str) -> None:
    state = table(turn=3, gear={1: "pistol"})

    assert refused(state, f"0: fire pistol at {target}, research") == rule
