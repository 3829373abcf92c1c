"""The Pistol takes a move back: what lies where it lay, what is spent, and how far it reaches."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import (
    AskAccused,
    AskGamble,
    AskLay,
    AskOrder,
    AskOther,
    AskPistol,
    AskRemoval,
    AskStatement,
    AskSwap,
    AskToss,
    AskTurn,
    Deed,
    State,
    events,
)
from rlyeh_rules.kernel import HIDDEN, evolve

from .table import at, cards, hand, offered, play, played, refused, table, votes


def same_table(before: State, after: State) -> None:
    """All that lies on the table lies as it did, but that the Pistol is spent."""
    players = after.players.put(at(1), evolve(after.players[0], uses=1))
    assert before.players == players
    assert (before.mythos, before.pool, before.insanity) == (after.mythos, after.pool, after.insanity)
    assert (before.hour, before.created, before.book) == (after.hour, after.created, after.book)
    assert after.players[0].uses == 0


def threes(**changes: Any) -> State:
    """P3's turn; P1 has the Pistol."""
    given: dict[str, Any] = {"turn": 3, "gear": {1: "pistol"}, "hands": {3: "I Z B"}}
    return table(**given | changes)


# ------------------------------------------------------------------ what is given back


@pytest.mark.rule("GR-13.1.9")
@pytest.mark.rule("GR-R47")
def test_a_research_is_undone_and_its_insanity_lies_on_its_deck_again() -> None:
    before = threes(insanity=["narrowing-sight", "torn-pages"], discard="E", deck="D D D I")
    state = play(before, "research", "discard bokrug", "discard ithaqua", "done")
    assert state.players[2].mind.fresh == ("narrowing-sight",)

    state = play(state, "fire pistol, contribute")

    same_table(before, state)
    assert state.insanity.deck == ("narrowing-sight", "torn-pages")
    assert state.mythos.deck == cards("D D D I")
    assert state.mythos.discard == cards("E")
    assert offered(state, 3)[:3] == ["contribute bokrug", "contribute ithaqua", "contribute zhar"]


@pytest.mark.rule("GR-R47")
def test_after_the_forced_action_the_turn_is_over() -> None:
    state = play(threes(), "research", "done", "fire pistol, contribute", "contribute zhar")

    assert isinstance(state.decision, AskTurn)
    assert state.turn.seat == at(4)


@pytest.mark.rule("GR-R47")
@pytest.mark.parametrize(
    ("actions", "changes"),
    [
        (["contribute zhar"], {}),
        (["gamble", "play dagon"], {"deck": "D B I Z"}),
        (["investigate", "leave"], {}),
        (["accuse 4", "waive", *votes("1 no", "2 no", "3 yes", "4 no")], {}),
        (["plot"], {"discovered": [3], "hands": {3: "I Z"}}),
        (["attack 1"], {"discovered": [3]}),
    ],
    ids=["contribute", "gamble", "investigate", "accuse", "plot", "attack"],
)
def test_every_kind_of_action_can_be_undone(actions: list[str], changes: dict[str, Any]) -> None:
    before = threes(**changes)

    state = play(before, *actions, "fire pistol, contribute")

    same_table(before, state)
    assert state.turn == evolve(before.turn, must=Deed.CONTRIBUTE)


@pytest.mark.rule("GR-R47")
def test_insanity_that_was_carried_out_is_undone_with_its_effects() -> None:
    before = threes(insanity=["papers-in-the-fire", "torn-pages"])
    state = play(before, "research", "done")
    assert state.players[2].hand == ()

    state = play(state, "fire pistol, gamble")

    same_table(before, state)


@pytest.mark.rule("GR-R47")
def test_what_insanity_did_after_the_action_is_undone() -> None:
    before = threes(mad={3: ["whispered-dread"]})
    state = play(before, "contribute zhar", "choose 1")
    assert state.players[1].mind.size == 1

    state = play(state, "fire pistol, research")

    same_table(before, state)


@pytest.mark.rule("GR-R47")
def test_a_reshuffled_pile_lies_as_it_lay() -> None:
    before = threes(deck="D", discard="E I Z B")
    state = play(before, "research", "discard zhar", "done")
    assert state.mythos.discard == ()

    state = play(state, "fire pistol, gamble")

    same_table(before, state)


@pytest.mark.rule("GR-R47")
def test_chance_is_not_taken_back() -> None:
    before = threes()
    state = play(before, "investigate", "leave")

    state = play(state, "fire pistol, investigate")

    assert before.chance != state.chance


@pytest.mark.rule("GR-R47")
@pytest.mark.parametrize(
    ("gear", "actions"),
    [
        ("ritual-mask", ["use mask", "contribute zhar"]),
        ("micky-finn", ["micky finn 3", "contribute zhar"]),
        ("orb-of-the-dreamlands", ["use orb", "drop ithaqua", "contribute zhar"]),
        ("voodoo-doll", ["doll 3", "contribute zhar"]),
        ("sleight-of-hand", ["use sleight", "leave"]),
        ("tarsoid-psalms", ["use psalms", "add zhar", "stop"]),
        ("rabbits-foot", ["gamble", "use rabbits foot", "play dagon"]),
        ("eye-of-horus", ["investigate", "use eye of horus", "leave"]),
        ("holy-relic", ["investigate", "leave", "use relic", "keep eager-to-please"]),
    ],
)
def test_equipment_that_was_used_in_the_move_is_given_back(gear: str, actions: list[str]) -> None:
    before = threes(gear={1: "pistol", 3: gear}, deck="I Z B D I Z", insanity=["eager-to-please"] * 4)

    state = play(before, *actions, "fire pistol, contribute")

    same_table(before, state)
    assert state.turn == evolve(before.turn, must=Deed.CONTRIBUTE)


@pytest.mark.rule("GR-R47")
@pytest.mark.parametrize(
    ("gear", "actions"),
    [
        ("blackmail", ["accuse 4", "waive", *votes("1 no", "2 no", "3 yes", "4 no"), "blackmail 0"]),
        ("opium", ["investigate", "1: opium 3, torn-pages", "leave"]),
    ],
)
def test_equipment_that_others_have_used_in_the_move_is_given_back(gear: str, actions: list[str]) -> None:
    before = threes(gear={1: "pistol", 2: gear}, mad={4: ["torn-pages"]})

    state = play(before, *actions, "fire pistol, contribute")

    same_table(before, state)


@pytest.mark.rule("GR-R47")
def test_opium_used_before_the_move_stays_used() -> None:
    before = threes(gear={1: "pistol", 2: "opium"}, mad={4: ["torn-pages"]})

    state = play(before, "1: opium 3, torn-pages", "contribute zhar", "fire pistol, gamble")

    assert state.players[1].uses == 0
    assert state.players[3].mind.size == 0


@pytest.mark.rule("GR-R47")
@pytest.mark.parametrize(
    ("artifact", "actions"),
    [
        ("silver-key", ["use silver-key", "contribute zhar"]),
        ("book-of-hsan", ["research", "use book-of-hsan", "done", "keep"]),
        ("flute-of-the-court", ["use flute-of-the-court", "choose 4", "contribute zhar"]),
    ],
)
def test_artifacts_that_were_used_in_the_move_are_given_back(artifact: str, actions: list[str]) -> None:
    before = threes(artifacts={3: {artifact: 1}})

    state = play(before, *actions, "fire pistol, contribute")

    same_table(before, state)


@pytest.mark.rule("GR-R47")
def test_an_artifact_that_was_laid_down_in_the_move_lies_on_the_deck_again() -> None:
    before = threes(artifacts={}, deck="silver-key I Z", hands={3: "Z B"})
    state = play(before, "research", "done", "lay silver-key", "keep")
    assert state.players[2].artifacts[0].card == "silver-key"

    state = play(state, "fire pistol, contribute")

    same_table(before, state)


@pytest.mark.rule("GR-R47")
def test_the_pistol_may_be_fired_when_only_something_has_been_used_so_far() -> None:
    before = threes(gear={1: "pistol", 3: "ritual-mask"})
    state = play(before, "use mask")
    assert isinstance(state.decision, AskTurn)

    state = play(state, "0: fire pistol, gamble")

    same_table(before, state)
    assert not state.turn.masked


# ------------------------------------------------------------------ how far it reaches


FULL_POOL: dict[str, Any] = {"pool": "I I I D D D", "hands": {3: "I Z B"}}


@pytest.mark.rule("GR-13.1.9")
@pytest.mark.rule("GR-R47")
def test_a_revealed_incantation_is_not_undone() -> None:
    state = play(threes(**FULL_POOL), "contribute ithaqua")

    assert state.created == ("ithaqua",)
    assert state.turn.seat == at(4)
    assert state.undo is None


@pytest.mark.rule("GR-R47")
def test_nor_is_it_while_what_follows_the_reveal_is_worked_off() -> None:
    state = threes(pool="I I I D D I/D", insanity=["scream-in-the-night", *["torn-pages"] * 9], hands={3: "I"})
    state = play(state, "contribute ithaqua")
    assert isinstance(state.decision, AskOther)

    assert refused(state, "0: fire pistol, research") == "GR-R47"


@pytest.mark.rule("GR-R47")
@pytest.mark.parametrize("cultists", [[5], [2]], ids=["a Cultist", "an Investigator"])
def test_a_revealed_nature_is_not_undone(cultists: list[int]) -> None:
    state = threes(cultists=[4, *cultists])

    state = play(state, "accuse 4", "waive", *votes("1 yes", "2 yes", "3 yes", "4 no"))

    assert state.players[4].revealed is not None
    assert state.turn.seat == at(4)


@pytest.mark.rule("GR-R47")
def test_a_revealed_incantation_is_undone_with_that_option() -> None:
    before = threes(**FULL_POOL, pistol_undoes_reveals=True)
    state = play(before, "contribute ithaqua")
    assert isinstance(state.decision, AskPistol)
    assert state.created == ("ithaqua",)

    state = play(state, "fire pistol, gamble")

    same_table(before, state)
    assert state.target == "ithaqua"


@pytest.mark.rule("GR-R47")
def test_a_revealed_nature_is_undone_with_that_option() -> None:
    before = threes(cultists=[4, 5], mad={5: ["torn-pages"]}, pistol_undoes_reveals=True)
    state = play(before, "accuse 4", "waive", *votes("1 yes", "2 yes", "3 yes", "4 no"))
    assert state.players[4].is_discovered

    state = play(state, "fire pistol, gamble")

    same_table(before, state)
    assert state.players[4].mind.open == ("torn-pages",)


@pytest.mark.rule("GR-R47")
@pytest.mark.parametrize("card", ["eager-to-please", "sudden-fright"])
def test_insanity_that_was_shown_does_not_stand_in_the_way(card: str) -> None:
    state = play(threes(insanity=[card] * 3), "research", "done")

    assert isinstance(state.decision, AskPistol)


@pytest.mark.rule("GR-R47")
def test_the_forced_action_must_be_possible_as_it_was_before_the_move() -> None:
    state = play(threes(hands={3: "I"}, pool=""), "contribute ithaqua")

    assert refused(state, "0: fire pistol, investigate") == "GR-13.1.8"
    assert "fire pistol at 2, contribute" in offered(state, 1)


@pytest.mark.rule("GR-R47")
def test_undoing_is_told_as_such() -> None:
    _, happened = played(threes(), "contribute zhar", "fire pistol, gamble")

    (fired,) = [event for event in happened if isinstance(event, events.ActionForced)]
    assert fired.undone


# ------------------------------------------------------------------ in the middle of something


@pytest.mark.rule("GR-R47")
@pytest.mark.parametrize(
    ("actions", "asked", "changes"),
    [
        (["research", "discard bokrug"], AskToss, {}),
        (["gamble"], AskGamble, {}),
        (["investigate"], AskSwap, {}),
        (["accuse 4"], AskStatement, {}),
        (["accuse 4", "waive", *votes("1 yes", "2 no")], AskAccused, {}),
        (["contribute zhar"], AskOther, {"mad": {3: ["whispered-dread"]}}),
        (["contribute zhar"], AskOrder, {"mad": {3: ["whispered-dread", "torn-pages"]}}),
        (
            ["use powder-of-ibn-ghazi"],
            AskRemoval,
            {"mad": {4: ["torn-pages"]}, "artifacts": {3: {"powder-of-ibn-ghazi": 1}}},
        ),
        (["research", "discard zhar", "done"], AskLay, {"artifacts": {}}),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_it_is_fired_in_the_middle_of_a_move(actions: list[str], asked: type, changes: dict[str, Any]) -> None:
    before = threes(**changes)
    state = play(before, *actions)
    assert isinstance(state.decision, asked)

    state = play(state, "0: fire pistol, gamble")

    same_table(before, state)
    assert isinstance(state.decision, AskTurn)
    assert {str(action) for action in state.legal_actions()} >= {"2: gamble"}


# ------------------------------------------------------------------ what is seen of it


@pytest.mark.rule("GR-R47")
def test_the_moment_kept_shows_a_seat_no_more_than_it_saw_then() -> None:
    state = play(threes(secret={4: ["secret-sympathy"]}), "research", "discard zhar", "done")

    undo = state.view(at(1)).undo
    assert undo is not None
    assert undo.viewer == at(1)
    assert undo.players[0].hand == hand("B D Z")
    assert undo.players[2].hand == (HIDDEN,) * 3
    assert undo.players[3].mind.secret == (HIDDEN,)
    assert undo.players[3].nature is HIDDEN
    assert {*undo.mythos.deck, *undo.insanity.deck, *[laid.card for laid in undo.pool]} == {HIDDEN}


@pytest.mark.rule("GR-R47")
def test_the_moment_kept_shows_a_spectator_no_hand() -> None:
    state = play(threes(), "contribute zhar")

    undo = state.view(None).undo
    assert undo is not None
    assert {card for player in undo.players for card in player.hand} == {HIDDEN}


@pytest.mark.rule("GR-R47")
def test_what_can_be_named_follows_from_what_its_owner_sees() -> None:
    state = play(threes(), "contribute zhar")

    assert state.legal_actions(at(1)) == state.view(at(1)).legal_actions(at(1))


@pytest.mark.rule("GR-R47")
def test_a_guess_keeps_the_moment_before_the_move() -> None:
    state = play(threes(), "contribute zhar")

    guess = state.determinize(at(2), 7)

    assert guess.undo is not None
    assert guess.undo.players[1].hand == state.players[1].hand
    assert guess.undo.undo is None
    assert offered(play(guess, "fire pistol, gamble"), 3)[0] == "gamble"
