"""Opium: the Doctor takes an insanity card from anybody, at any moment."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from rlyeh_rules import dumps, loads
from rlyeh_rules.gate import (
    AskAccused,
    AskBlackmail,
    AskGamble,
    AskLay,
    AskOrder,
    AskOther,
    AskPistol,
    AskPool,
    AskPsalms,
    AskRelic,
    AskRelicCard,
    AskRemoval,
    AskStatement,
    AskSwap,
    AskTarget,
    AskTop,
    AskToss,
    AskVolunteer,
    Equipment,
    State,
    events,
)
from rlyeh_rules.kernel import HIDDEN, Seat, evolve

from .card_sets import with_entry
from .table import at, kinds, new, offered, play, played, refused, shipped, table, votes, with_minds


def ward(**changes: Any) -> State:
    """P2 is the Doctor; P4 has an open insanity card and a face-down one; it is P1's turn."""
    given: dict[str, Any] = {"gear": {2: "opium"}, "mad": {4: ["torn-pages"]}, "secret": {4: ["secret-sympathy"]}}
    for name in ("gear", "mad"):
        given[name] = given[name] | changes.pop(name, {})
    return table(**given | changes)


@pytest.mark.rule("GR-13.1.12")
def test_opium_belongs_to_the_doctor() -> None:
    assert shipped().gear["doctor"] is Equipment.OPIUM


@pytest.mark.rule("GR-13.1.12")
def test_the_doctor_takes_one_of_three_cards_on_anothers_turn_and_opium_is_spent() -> None:
    state = table(gear={1: "opium"}, turn=2, mad={4: ["torn-pages", "torn-pages", "lost-for-words"]})

    state, happened = played(state, "0: opium 3, torn-pages")

    assert state.players[3].mind.open == ("torn-pages", "lost-for-words")
    assert state.insanity.discard == ("torn-pages",)
    assert state.players[0].uses == 0
    assert state.turn.seat == at(2)
    assert kinds(happened) == ["EquipmentUsed", "EquipmentUsedUp", "InsanityRemoved"]
    assert refused(state, "0: opium 3, torn-pages") == "GR-13.1.4"
    assert offered(state, 1) == []


@pytest.mark.rule("GR-13.1.12")
def test_the_doctor_may_treat_themselves() -> None:
    state = play(ward(mad={2: ["lost-for-words"]}), "1: opium 1, lost-for-words")

    assert state.players[1].mind.size == 0


@pytest.mark.rule("GR-13.1.12")
@pytest.mark.parametrize(
    "text", ["opium 2, torn-pages", "opium 2, secret 1", "opium 9, torn-pages", "opium 9, secret 1"]
)
def test_who_has_no_insanity_card_cannot_be_treated(text: str) -> None:
    assert refused(ward(), f"1: {text}") == "GR-13.1.12"


@pytest.mark.rule("GR-13.1.12")
@pytest.mark.parametrize("place", [0, 2])
def test_there_must_be_a_card_in_the_place_named(place: int) -> None:
    assert refused(ward(), f"1: opium 3, secret {place}") == "GR-13.1.12"


@pytest.mark.rule("GR-13.1.12")
def test_every_card_of_anybody_is_offered_in_turn_and_out_of_turn() -> None:
    state = ward(mad={1: ["lost-for-words", "lost-for-words"]})

    assert offered(state, 2) == ["opium 0, lost-for-words", "opium 3, torn-pages", "opium 3, secret 1"]
    assert [text for text in offered(state, 1) if "opium" in text] == []


@pytest.mark.rule("GR-13.1.12")
def test_a_card_drawn_in_this_turn_can_be_taken_as_well() -> None:
    state = with_minds(ward(), {5: ["eager-to-please"]})

    state = play(state, "1: opium 4, eager-to-please")

    assert state.players[4].mind.size == 0


@pytest.mark.rule("GR-R48")
@pytest.mark.parametrize(("place", "left"), [(1, ("itching-fingers",)), (2, ("secret-sympathy",))])
def test_a_face_down_card_is_picked_unseen(place: int, left: tuple[str, ...]) -> None:
    state = ward(secret={4: ["secret-sympathy", "itching-fingers"]})

    state = play(state, f"1: opium 3, secret {place}")

    assert state.players[3].mind.secret == left


@pytest.mark.rule("GR-R48")
def test_a_face_down_card_drawn_in_this_turn_comes_last() -> None:
    state = ward(insanity=["secret-sympathy"], secret={1: ["itching-fingers"]}, gear={3: "pistol"})
    state = play(state, "research", "done")
    assert state.players[0].mind.fresh_secret == ("secret-sympathy",)

    state = play(state, "1: opium 0, secret 2")

    assert state.players[0].mind.secret == ("itching-fingers",)
    assert state.players[0].mind.fresh_secret == ()


@pytest.mark.rule("GR-R48")
def test_a_face_down_card_is_discarded_unseen_but_by_its_owner() -> None:
    state, happened = played(ward(), "1: opium 3, secret 1")

    (gone,) = [event for event in happened if isinstance(event, events.InsanityRemoved)]
    assert gone.seen_by(at(4)).card == "secret-sympathy"
    assert gone.seen_by(at(2)).card is HIDDEN
    assert gone.seen_by(None).card is HIDDEN
    assert state.view(at(2)).insanity.discard == (HIDDEN,)


@pytest.mark.rule("GR-R48")
def test_what_face_down_cards_the_doctor_may_pick_does_not_depend_on_what_they_are() -> None:
    one, other = ward(), ward(secret={4: ["itching-fingers"]})

    assert offered(one, 2) == offered(other, 2)


# ------------------------------------------------------------------ at any moment


@pytest.mark.rule("GR-13.1.12")
def test_opium_can_be_used_before_the_target_is_declared() -> None:
    state = play(ward(target=None, pool=""), "1: opium 3, torn-pages")

    assert isinstance(state.decision, AskTarget)
    assert state.players[3].mind.open == ()


@pytest.mark.rule("GR-13.1.12")
@pytest.mark.rule("GR-13.1.3")
def test_a_discovered_cultist_may_use_it_in_the_middle_of_anothers_gamble() -> None:
    state = play(ward(cultists=[3], discovered=[2]), "gamble")

    state = play(state, "1: opium 3, torn-pages", "play ithaqua")

    assert state.players[3].mind.open == ()
    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-R48")
@pytest.mark.parametrize(
    ("actions", "asked", "changes"),
    [
        (["research"], AskToss, {"mad": {1: ["compulsive-tidying"]}}),
        (["gamble"], AskGamble, {"mad": {1: ["love-of-danger"]}}),
        (["investigate"], AskSwap, {"secret": {1: ["itching-fingers"]}}),
        (["accuse 4"], AskStatement, {"mad": {5: ["lost-for-words"]}}),
        (["accuse 4", "waive"], AskAccused, {"mad": {1: ["eager-to-please"]}}),
        (["consult", *votes("1 yes", "2 yes", "3 yes", "4 no", "5 no")], AskVolunteer, {"mad": {1: ["torn-pages"]}}),
        (["contribute zhar"], AskOther, {"mad": {1: ["whispered-dread"]}}),
        (["contribute zhar"], AskOrder, {"mad": {1: ["whispered-dread", "torn-pages"]}}),
        (
            ["use powder-of-ibn-ghazi"],
            AskRemoval,
            {"mad": {1: ["torn-pages"]}, "artifacts": {1: {"powder-of-ibn-ghazi": 1}}},
        ),
        (
            ["use shining-trapezohedron"],
            AskPool,
            {"mad": {1: ["torn-pages"]}, "artifacts": {1: {"shining-trapezohedron": 1}}},
        ),
        (["use orb"], AskTop, {"mad": {1: ["torn-pages"]}, "gear": {1: "orb-of-the-dreamlands"}}),
        (["use psalms"], AskPsalms, {"mad": {1: ["sleepwalking"]}, "gear": {1: "tarsoid-psalms"}}),
        (["investigate", "leave"], AskRelic, {"mad": {1: ["torn-pages"]}, "gear": {1: "holy-relic"}}),
        (["investigate", "leave", "use relic"], AskRelicCard, {"mad": {1: ["torn-pages"]}, "gear": {1: "holy-relic"}}),
        (
            ["accuse 4", "waive", *votes("1 no", "2 yes", "3 yes", "4 no")],
            AskBlackmail,
            {"mad": {1: ["torn-pages"]}, "gear": {1: "blackmail"}},
        ),
        (["contribute zhar"], AskPistol, {"mad": {1: ["lost-for-words"]}, "gear": {3: "pistol"}}),
        (["research", "discard zhar", "done"], AskLay, {"mad": {1: ["torn-pages"]}, "artifacts": {}}),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_it_is_used_in_the_middle_of_anything_which_then_goes_on(
    actions: list[str], asked: type, changes: dict[str, Any]
) -> None:
    state = play(ward(**{"insanity": ["eager-to-please", "lost-for-words"] * 4} | changes), *actions)
    before = state.decision
    assert isinstance(before, asked)

    card = next(text for text in offered(state, 2) if text.startswith(("opium 0", "opium 4")))
    state = play(state, f"1: {card}")

    assert state.decision == before
    assert state.players[1].uses == 0
    assert {action.seat for action in state.legal_actions()} == {*state.waiting_on}


@pytest.mark.rule("GR-13.1.12")
@pytest.mark.rule("GR-R48")
def test_in_the_middle_of_a_vote_it_frees_who_has_not_voted() -> None:
    state = play(ward(mad={3: ["eager-to-please"]}), "accuse 4", "waive", *votes("1 yes"))
    assert offered(state, 3) == ["vote yes"]

    state = play(state, "1: opium 2, eager-to-please")

    assert offered(state, 3) == ["vote yes", "vote no"]


@pytest.mark.rule("GR-R48")
def test_a_vote_that_was_committed_stands_when_what_bound_it_is_gone() -> None:
    state = play(ward(mad={3: ["eager-to-please"]}), "accuse 4", "waive", *votes("3 yes"))
    assert offered(state, 3) == ["vote yes"]

    state = play(state, "1: opium 2, eager-to-please")

    assert offered(state, 3) == ["vote yes", "vote no"]
    assert state.waiting_on == (at(1), at(2), at(4))


@pytest.mark.rule("GR-R48")
@pytest.mark.parametrize(
    ("mind", "opium", "before", "after"),
    [
        ({"mad": {1: ["fear-of-touch"]}}, "opium 0, fear-of-touch", ["leave"], ["leave", "swap zhar for ithaqua"]),
        (
            {"secret": {1: ["itching-fingers"]}},
            "opium 0, secret 1",
            ["swap zhar for ithaqua"],
            ["leave", "swap zhar for ithaqua"],
        ),
    ],
    ids=["may not swap", "must swap"],
)
def test_in_the_middle_of_an_investigation_it_frees_who_investigates(
    mind: dict[str, Any], opium: str, before: list[str], after: list[str]
) -> None:
    state = play(ward(pool="I I", hands={1: "Z"}, **mind), "investigate")
    assert offered(state, 1) == before

    state = play(state, f"1: {opium}")

    assert offered(state, 1) == after


@pytest.mark.rule("GR-R48")
def test_insanity_that_is_gone_no_longer_takes_effect() -> None:
    state = play(ward(mad={1: ["whispered-dread", "torn-pages"]}, deck="I Z B D"), "contribute zhar")
    assert isinstance(state.decision, AskOrder)

    state = play(state, "1: opium 0, torn-pages", "first whispered-dread", "choose 4")

    assert len(state.mythos.deck) == 4
    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-13.1.12")
def test_there_is_no_opium_after_the_end() -> None:
    state = table(players=4, cultists=[1], gear={2: "opium"}, mad={1: ["torn-pages"]})
    state = play(state, "accuse 3", "waive", *votes("1 yes", "2 yes", "3 yes"))
    assert state.is_over

    assert refused(state, "1: opium 0, torn-pages") == "GR-10.1"


@pytest.mark.rule("GR-13.1.12")
def test_without_equipment_nothing_is_offered_out_of_turn() -> None:
    state = new(5, starting_player=1)

    assert offered(state, 2) == []


# ------------------------------------------------------------------ a set in which it can be used more than once


def twice(*actions: str) -> State:
    """P2's Opium can be used twice in this card set; P5 has been accused; P3's two cards contradict each other."""
    state = ward(mad={3: ["eager-to-please"]}, secret={3: ["secret-sympathy"]})
    opium = with_entry("equipment", "opium", uses=2)["equipment"]
    setup = state.setup
    content = attrs.evolve(setup.content, equipment=opium, digest=f"{setup.content.digest} twice", custom=True)
    players = state.players.put(at(2), evolve(state.players[1], uses=2))
    state = evolve(state, setup=evolve(setup, content=content), players=players)
    return play(state, "accuse 4", "waive", *actions)


@pytest.mark.rule("GR-13.1.12", "GR-R48", "GR-R54")
@pytest.mark.parametrize(
    ("vote", "opium", "left"),
    [("no", "opium 2, secret 1", "yes"), ("yes", "opium 2, eager-to-please", "no")],
)
def test_used_once_of_twice_it_leaves_a_vote_as_it_was_committed(vote: str, opium: str, left: str) -> None:
    """What was free becomes bound: the vote that was given before stands all the same."""
    state = twice(f"2: vote {vote}", f"1: {opium}")

    assert state.players[1].uses == 1
    assert state.violations() == ()
    assert offered(state, 3) == [f"vote {left}"]
    after = play(state, *votes("1 no", "2 no", "4 no"))
    assert after.ballot is not None
    assert after.ballot.votes[2] is (vote == "yes")


@pytest.mark.rule("GR-13.1.12", "GR-R48", "GR-R54")
@pytest.mark.parametrize("viewer", [at(1), at(3), None])
@pytest.mark.parametrize("further", [(), ("1: opium 2, eager-to-please",)], ids=["used once", "used twice"])
def test_a_vote_in_the_middle_of_which_it_was_used_can_be_saved(viewer: Seat | None, further: tuple[str, ...]) -> None:
    state = twice("2: vote no", "1: opium 2, secret 1", *further)
    content, view = state.setup.content, state.view(viewer)

    assert loads(dumps(state), State, content=content) == state
    assert loads(dumps(view), State, content=content) == view
    assert view.violations() == ()
