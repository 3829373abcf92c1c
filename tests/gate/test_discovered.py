"""Playing as a Discovered Cultist: the discovery, the three actions, and what no longer concerns them."""

from __future__ import annotations

from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules.gate import (
    CULTIST,
    RULES,
    AskOther,
    AskPistol,
    AskTarget,
    AskTurn,
    Decision,
    Insanity,
    Laid,
    Mind,
    Mythos,
    Placed,
    Revealed,
    Side,
    Sigil,
    State,
    events,
)
from rlyeh_rules.kernel import HIDDEN, Hideable, Seat

from .ballots import accusing, ballots
from .table import at, cards, hand, kinds, offered, play, played, refused, table, told

ZHAR = Mythos("zhar")
DAGON = Mythos("dagon")
OTHERS_THAN_P2: tuple[Seat | None, ...] = (at(1), at(3), at(4), at(5), None)


def as_cultist(hands: str = "B D", **more: Any) -> State:
    """A table of five at which it is the turn of P4, a discovered Cultist; P5 is the other one, undiscovered."""
    return table(5, turn=4, discovered=[4], hands={4: hands, **more.pop("others", {})}, **more)


# ------------------------------------------------------------------ the discovery


@pytest.mark.rule("GR-12.1")
def test_a_discovered_cultist_keeps_seat_hand_and_turns() -> None:
    state = play(accusing(5, by=2, whom=4, hands={4: "B D"}), *ballots([1, 2, 3], [5]))
    assert Revealed(Side.CULTISTS) == state.players[at(4)].revealed

    state = play(state, "contribute bokrug")
    assert AskTurn(at(4)) == state.decision
    assert hand("B D") == state.players[at(4)].hand


@pytest.mark.rule("GR-12.2", "GR-R42")
def test_all_insanity_is_discarded_face_down() -> None:
    before = accusing(
        5, by=2, whom=4, mad={4: ["fear-of-touch", "sleepwalking", "lost-for-words"]}, secret={4: ["itching-fingers"]}
    )

    state, happened = played(before, *ballots([1, 2, 3], [5]))

    assert Mind() == state.players[at(4)].mind
    assert len(state.insanity.discard) == 4
    assert (HIDDEN,) * 4 == state.view(at(4)).insanity.discard == state.view(None).insanity.discard
    event = events.CultistDiscovered(at(4), 4)
    assert event in happened
    assert event.describe(state) == "P4 is a discovered Cultist; insanity cards discarded: 4."


@pytest.mark.rule("GR-12.2")
@pytest.mark.parametrize("viewer", [at(1), at(2), None])
def test_a_discarded_secret_card_is_not_shown(viewer: Seat | None) -> None:
    def discovery(mine: str, other: str) -> tuple[State, list[rr.Event]]:
        state = accusing(5, by=2, whom=4, secret={4: [mine]}, insanity=["fear-of-touch", other])
        return played(state, *ballots([1, 2, 3], [5]))

    one, first = discovery("itching-fingers", "secret-sympathy")
    other, second = discovery("secret-sympathy", "itching-fingers")

    assert one != other
    assert one.view(viewer) == other.view(viewer)
    assert [event.seen_by(viewer) for event in first] == [event.seen_by(viewer) for event in second]


@pytest.mark.rule("GR-R42", "GR-11.3.7")
def test_what_happens_at_the_moment_of_discovery_and_in_which_order() -> None:
    """The book is open, so that an hour is given back; P4 bears the watch, a Pistol, and an Artifact."""
    before = accusing(
        5,
        by=2,
        whom=4,
        watch=4,
        hour=10,
        book="no-enemies",
        directions=["two-in-the-open"],
        mad={4: ["fear-of-touch"]},
        gear={4: "rabbits-foot"},
        artifacts={4: {"book-of-hsan": 3}},
    )

    state, happened = played(before, *ballots([1, 2, 3], [5]))

    told_of = ["NatureRevealed", "CultistDiscovered", "ClockMoved", "TurnBegan"]
    assert told_of == [kind for kind in kinds(happened) if kind in told_of]
    was, now = before.players[at(4)], state.players[at(4)]
    assert (was.hand, was.uses, was.artifacts) == (now.hand, now.uses, now.artifacts)
    assert (Placed(Mythos("book-of-hsan"), 3),) == now.artifacts
    assert (at(4), 9, at(3)) == (state.watch, state.hour, state.turn.seat)
    assert before.players[at(5)] == state.players[at(5)], "the other Cultist is unaffected"


@pytest.mark.rule("GR-R42", "GR-14.2.3")
def test_a_turning_card_that_decides_is_shown_with_the_nature() -> None:
    card = Insanity("you-are-a-cultist")
    state = accusing(5, by=2, whom=3, secret={3: [str(card)]}, turning=True)

    state, happened = played(state, *ballots([1, 2, 4], [5]))

    (shown,) = [event for event in happened if isinstance(event, events.NatureRevealed)]
    assert shown == shown.seen_by(None)
    assert card == shown.turned_by
    assert shown.describe(state) == "P3 revealed Investigator and You Are a Cultist."
    assert Revealed(Side.CULTISTS, card) == state.view(None).players[at(3)].revealed
    assert Mind() == state.players[at(3)].mind
    assert state.hour == 7


@pytest.mark.rule("GR-14.2.3", "GR-R44")
def test_a_cultist_turned_investigator_is_revealed_as_one() -> None:
    card = Insanity("you-are-an-investigator")
    state = accusing(5, by=2, whom=4, secret={4: [str(card)]}, turning=True)

    state, happened = played(state, *ballots([1, 2, 3], [5]))

    assert Revealed(Side.INVESTIGATORS, card) == state.players[at(4)].revealed
    assert state.view(None).players[at(4)].nature == CULTIST
    assert "CultistDiscovered" not in kinds(happened)
    assert state.hour == 9


@pytest.mark.rule("GR-R47", "GR-R42")
@pytest.mark.parametrize(("option", "asked"), [(False, AskTurn(at(3))), (True, AskPistol(at(1)))])
def test_a_revealed_nature_is_not_undone_unless_the_host_says_so(*, option: bool, asked: Decision) -> None:
    state = accusing(5, by=2, whom=4, gear={1: "pistol"}, pistol_undoes_reveals=option)

    assert play(state, *ballots([1, 2, 3], [5])).decision == asked
    assert play(state, *ballots(no=[1, 2, 3, 5])).decision == AskPistol(at(1)), "nothing is revealed"


# ------------------------------------------------------------------ insanity


@pytest.mark.rule("GR-12.3")
def test_beasts_pass_a_discovered_cultist_over() -> None:
    """P3 triggers an incantation of two beasts; all draw twice, from P3 on, but for P4."""
    state = table(
        5, turn=3, pool="I I I I/B I/D Z", discovered=[4], hands={3: "I B B"}, insanity=["fear-of-touch"] * 12
    )

    state, happened = played(state, "contribute ithaqua")

    drawn = [event.seat for event in happened if isinstance(event, events.InsanityDrawn)]
    assert drawn == [2, 4, 0, 1, 2, 4, 0, 1]
    assert state.players[at(4)].mind.size == 0


@pytest.mark.rule("GR-12.3", "GR-R38")
def test_nothing_hands_insanity_to_a_discovered_cultist() -> None:
    state = table(5, turn=1, discovered=[4], mad={1: ["whispered-dread"]})

    state = play(state, "contribute zhar")

    assert isinstance(state.decision, AskOther)
    assert offered(state, 1) == ["choose 1", "choose 2", "choose 4"]
    assert refused(state, "choose 3") == "GR-8.9"


@pytest.mark.rule("GR-12.3")
def test_insanity_for_the_player_to_the_left_does_not_reach_a_discovered_cultist() -> None:
    state = accusing(5, by=3, whom=1, discovered=[4], mad={3: ["contagious-suspicion"]})

    state, happened = played(state, *ballots(no=[2, 3, 5]))

    assert [at(3)] == [event.seat for event in happened if isinstance(event, events.InsanityDrawn)]
    assert state.players[at(4)].mind.size == 0


@pytest.mark.rule("GR-R38")
def test_an_effect_that_can_concern_nobody_does_nothing() -> None:
    """The others have nothing that could be discarded."""
    empty = dict.fromkeys(range(2, 6), "")
    state = table(5, turn=1, hands={1: "B D Z", **empty}, mad={1: ["burnt-notes"]})

    state = play(state, "research", "done")
    assert offered(state, 1) == ["nobody"]
    assert refused(state, "choose 1") == "GR-R38"
    state = play(state, "nobody")

    assert (at(2), 0) == (state.turn.seat, len(state.mythos.discard))


# ------------------------------------------------------------------ the actions


@pytest.mark.rule("GR-12.4")
def test_a_discovered_cultist_contributes_plots_or_attacks() -> None:
    state = as_cultist()

    found = ["contribute bokrug", "contribute dagon", "plot", "attack 4", "attack 0", "attack 1", "attack 2"]
    assert found == offered(state, 4)


@pytest.mark.rule("GR-12.4", "GR-12.9")
@pytest.mark.parametrize("word", ["research", "gamble", "investigate", "accuse 0"])
def test_the_other_actions_are_not_open_to_a_discovered_cultist(word: str) -> None:
    assert refused(as_cultist(), word) == "GR-12.4"


@pytest.mark.rule("GR-12.4")
@pytest.mark.parametrize("word", ["plot", "attack 1"])
def test_the_actions_of_a_discovered_cultist_are_open_to_nobody_else(word: str) -> None:
    assert refused(table(5, turn=1, hands={1: "B"}), word) == "GR-6.0.2"


@pytest.mark.rule("GR-12.5")
def test_what_a_discovered_cultist_contributes_lies_face_up() -> None:
    state, happened = played(as_cultist("Z D"), "contribute zhar")

    assert len(state.pool) == 4
    assert Laid(ZHAR, up=True) == state.view(None).pool[-1]
    assert events.CardContributed(at(4), ZHAR, up=True) == happened[0].seen_by(None)
    assert tuple(laid.card for laid in state.view(None).pool[:3]) == (HIDDEN,) * 3
    with pytest.raises(rr.NotationError):
        rr.parse_action(as_cultist("Z D"), "contribute zhar dagon")


@pytest.mark.rule("GR-12.6")
@pytest.mark.parametrize("unseen", ["Z", "I"])
def test_an_investigation_turns_that_card_down_and_treats_it_as_the_rest(unseen: str) -> None:
    """Chance leaves the face-up Z of P4 as the one that is not seen, or another card."""
    pool = "I I B B +Z"
    state = table(5, turn=1, pool=pool, discovered=[4])
    shuffled = cards("B B I I Z") if unseen == "Z" else cards("B B I Z I")

    chance = [4, 3, 2, 1] if unseen == "Z" else [3, 3, 2, 1]
    state, happened = played(state, "investigate", chance=chance)

    (seen,) = [event for event in happened if isinstance(event, events.Investigated)]
    assert tuple(sorted(shuffled[:4])) == seen.cards
    assert ("swap bokrug for zhar" in offered(state, 1)) is (unseen != "Z")
    after = play(state, "leave")
    assert len(after.pool) == 5
    assert not any(laid.up for laid in after.pool)
    assert tuple(laid.card for laid in after.view(at(4)).pool) == (HIDDEN,) * 5


@pytest.mark.rule("GR-12.7")
def test_plotting_draws_a_card_that_only_its_drawer_sees() -> None:
    state, happened = played(as_cultist("B D", deck="I Z B D"), "plot")

    assert hand("B D I") == state.players[at(4)].hand == state.view(at(4)).players[at(4)].hand
    assert (HIDDEN,) * 3 == state.view(at(5)).players[at(4)].hand == state.view(None).players[at(4)].hand
    (drawn,) = [event for event in happened if isinstance(event, events.CardsDrawn)]
    assert (Mythos("ithaqua"),) == drawn.cards
    assert (HIDDEN,) == drawn.seen_by(at(1)).cards == drawn.seen_by(None).cards
    assert at(5) == state.turn.seat


@pytest.mark.rule("GR-12.7")
def test_a_full_hand_plots_no_more() -> None:
    state = as_cultist("B D Z")

    assert refused(state, "plot") == "GR-12.7"
    assert "plot" not in offered(state, 4)


@pytest.mark.rule("GR-12.7", "GR-R10")
def test_without_any_card_left_to_draw_nobody_plots() -> None:
    assert refused(as_cultist("B D", deck=""), "plot") == "GR-R10"
    assert "plot" in offered(as_cultist("B D", deck="", discard="Z"), 4)


@pytest.mark.rule("GR-12.8")
def test_an_attack_takes_a_card_at_random() -> None:
    state, happened = played(as_cultist(others={2: "I B Z"}, discard="D"), "attack 1", chance=[2])

    lost = hand("I B Z")[2]
    assert len(state.players[at(2)].hand) == 2
    assert (*cards("D"), lost) == state.mythos.discard
    assert [events.Attacked(at(4), at(2)), events.CardLost(at(2), lost)] == happened[:2]


@pytest.mark.rule("GR-12.8", "GR-R38")
@pytest.mark.parametrize("viewer", OTHERS_THAN_P2)
def test_the_lost_card_is_known_to_its_victim_alone(viewer: Seat | None) -> None:
    state, happened = played(as_cultist(others={2: "I B Z"}), "attack 1", chance=[2])

    lost = events.CardLost(at(2), hand("I B Z")[2])
    assert lost == happened[1].seen_by(at(2))
    assert happened[1].seen_by(viewer).describe(state) == "P2 lost something hidden."
    assert state.view(viewer).mythos.discard == (HIDDEN,)
    other, _ = played(as_cultist(others={2: "I B Z"}), "attack 1", chance=[0])
    assert state.view(viewer) == other.view(viewer)


@pytest.mark.rule("GR-12.8", "GR-R38")
def test_a_victim_is_another_player_with_a_card() -> None:
    state = as_cultist(others={1: "", 2: "I"})

    assert refused(state, "attack 3") == "GR-12.8"
    assert refused(state, "attack 7") == "GR-12.8"
    assert refused(state, "attack 0") == "GR-R38"
    assert refused(as_cultist(others=dict.fromkeys((1, 2, 3, 5), "")), "attack 1") == "GR-R38"


@pytest.mark.rule("GR-R38")
def test_another_discovered_cultist_may_be_attacked() -> None:
    state = table(5, turn=4, discovered=[4, 5], hands={4: "B D", 5: "I"})

    assert play(state, "attack 4").players[at(5)].hand == ()


@pytest.mark.rule("GR-12.9")
def test_a_discovered_cultist_does_not_accuse() -> None:
    state = as_cultist()

    assert refused(state, "accuse 0") == "GR-12.4"
    assert not [action for action in offered(state, 4) if action.startswith("accuse")]


# ------------------------------------------------------------------ triggering, and declaring


@pytest.mark.rule("GR-R29")
def test_a_discovered_cultist_may_lay_the_seventh_card_and_is_passed_over() -> None:
    """P4 triggers; of the others P5 draws first, and then declares."""
    state = as_cultist("Z", pool="I I I I/D B B", insanity=["fear-of-touch"] * 12)

    state, happened = played(state, "contribute zhar")

    assert "IncantationRevealed" in kinds(happened)
    drawn = [event.seat for event in happened if isinstance(event, events.InsanityDrawn)]
    assert drawn == [4, 0, 1, 2]
    assert AskTarget(at(5)) == state.decision


@pytest.mark.rule("GR-R29")
def test_the_next_who_is_undiscovered_declares_where_several_are_discovered() -> None:
    state = table(5, turn=4, discovered=[4, 5], hands={4: "Z"}, pool="I I I B B B")

    state = play(state, "contribute zhar")

    assert AskTarget(at(1)) == state.decision
    assert at(5) == state.turn.seat
    assert AskTurn(at(5)) == play(state, "declare dagon").decision
    assert play(state, "declare dagon").target == Sigil.DAGON


# ------------------------------------------------------------------ talk, and what may not be shown


@pytest.mark.rule("GR-12.10")
def test_a_discovered_cultist_learns_of_an_accusation_all_that_others_do() -> None:
    """Talk is the table's own affair: they hear it all, may say what they like, and count for nothing."""
    texts = ("accuse 1", "speak", *ballots([1, 3], [5]))
    happened = told(table(5, turn=1, discovered=[4]), *texts)

    seen = [event.seen_by(at(4)) for event in happened]
    assert [event.seen_by(None) for event in happened] == seen
    assert "VotesRevealed" in kinds(seen)
    accused = play(table(5, turn=1, discovered=[4]), *texts[:2])
    assert accused.legal_actions(at(4)) == ()


@pytest.mark.rule("GR-12.11", "GR-R40")
@pytest.mark.parametrize("viewer", [*map(at, range(2, 6)), None])
def test_a_hand_is_seen_by_its_owner_alone(viewer: Seat | None) -> None:
    one = table(5, turn=1, hands={1: "I I Z", 2: "B"}, deck="D")
    other = table(5, turn=1, hands={1: "D I I", 2: "B"}, deck="Z")

    assert one.view(viewer).players[at(1)].hand == (HIDDEN,) * 3
    assert one.view(viewer) == other.view(viewer)


@pytest.mark.rule("GR-12.11", "GR-R40")
def test_there_is_no_way_to_show_a_card() -> None:
    """No action names another player together with a hidden card, and nobody lays face up of their own will."""
    words = sorted(kind.says for kind in RULES.actions)
    assert not [word for word in words if "show" in word or "reveal" in word]

    state, happened = played(table(5, turn=1), "contribute zhar")
    assert Laid(ZHAR, up=False) == state.pool[-1]
    assert HIDDEN is state.view(at(2)).pool[-1].card
    assert "Zhar" not in happened[0].seen_by(at(2)).describe(state)
    with pytest.raises(rr.NotationError):
        rr.parse_action(table(5, turn=1), "contribute zhar face up")
    assert isinstance(ZHAR, Hideable)


@pytest.mark.rule("GR-R40")
def test_what_one_says_is_not_checked() -> None:
    """A Cultist and an Investigator speak in their own defence in the same words, which are none."""
    cultist = play(table(5, turn=2, cultists=[4, 5]), "accuse 4")
    investigator = play(table(5, turn=2, cultists=[3, 4]), "accuse 4")

    assert ["speak", "waive"] == offered(cultist, 5) == offered(investigator, 5)
    assert cultist.view(at(1)) == investigator.view(at(1))
    assert DAGON in play(cultist, "speak").players[at(5)].hand
