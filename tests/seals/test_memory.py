"""Face-down cards: who controls them may look, who has only seen them must remember."""

from __future__ import annotations

import pytest

from rlyeh_rules import HIDDEN, Seat
from rlyeh_rules.seals import Player, State, score
from tests.seals.table import A, B, card, down, offered, play, refused, table, told, up

NECRONOMICON = ["i-necronomicon", "c-necronomicon"]
CLOSURE = ["i-gate-closure", "c-gate-closure"]


def backs(state: State, viewer: Seat | None, owner: Seat = A) -> list[str]:
    """What `viewer` sees of the face-down cards of `owner`."""
    return down(state.view(viewer), owner)


# ------------------------------------------------------------------ the Necronomicon


@pytest.mark.rule("SC-6.17")
def test_what_the_necronomicon_lays_down_is_known_to_its_controller_alone() -> None:
    state = table(areas=[[*NECRONOMICON, "~i-potion"], []], hands=[["i-gate", "c-potion"], []])

    state, happened = told(state, "necronomicon 2 for investigator-gate")

    assert backs(state, A) == ["investigator-gate"]
    for viewer in (B, None):
        assert backs(state, viewer) == ["?"]
        assert state.view(viewer).players[A].hand == (HIDDEN, HIDDEN)
        said = [event.seen_by(viewer).describe(state) for event in happened]
        assert said == [
            "A used the power of Necronomicon.",
            "A exchanged the face-down card in place 2 for one from hand.",
        ]
        swapped = happened[-1].seen_by(viewer)
        assert (swapped.at, swapped.taken, swapped.laid) == (2, HIDDEN, HIDDEN)
    assert (happened[-1].seen_by(A).taken, happened[-1].seen_by(A).laid) == (card("i-potion"), card("i-gate"))


@pytest.mark.rule("SC-6.17")
@pytest.mark.parametrize("viewer", [B, None])
def test_whatever_card_was_laid_down_the_others_see_the_same(viewer: Seat | None) -> None:
    state = table(areas=[[*NECRONOMICON, "~i-potion"], []], hands=[["i-gate", "c-potion"], []])

    one, told_one = told(state, "necronomicon 2 for investigator-gate")
    other, told_other = told(state, "necronomicon 2 for cultist-potion")

    assert one != other
    assert one.view(viewer) == other.view(viewer)
    assert [event.seen_by(viewer) for event in told_one] == [event.seen_by(viewer) for event in told_other]


# ------------------------------------------------------------------ control


@pytest.mark.rule("SC-R16")
def test_who_controls_a_face_down_card_may_look_at_it_at_any_time() -> None:
    state = table(areas=[["~i-gate"], ["~c-gate"]], hands=[["i-journal"], []])

    for step in ("place investigator-journal", "bid 0", "take", "close"):
        assert (backs(state, A, A), backs(state, A, B)) == (["investigator-gate"], ["?"])
        assert (backs(state, B, A), backs(state, B, B)) == (["?"], ["cultist-gate"])
        assert (backs(state, None, A), backs(state, None, B)) == (["?"], ["?"])
        state = play(state, step)


@pytest.mark.rule("SC-R16")
def test_a_face_down_card_cannot_be_bid() -> None:
    state = table("opening", areas=[["~i-gate"], []], markers=[(1, 0), (3, 4)])

    assert refused(state, "push investigator-gate") == "SC-5.2"
    assert offered(state, A) == ["0: bid 0", "0: bid 1"]


@pytest.mark.rule("SC-R16")
def test_a_face_down_card_completes_no_pair_and_scores_nothing() -> None:
    state = table("end", areas=[["i-journal", "~c-journal"], []], hands=[["i-gate"], []])

    assert offered(state, A, "journal") == []
    assert score(state, A).cards == (card("i-journal"),)


@pytest.mark.rule("SC-R16")
def test_a_face_down_card_does_not_count_in_the_tie_breakers() -> None:
    """Level in Control and markers; A has more cards and more of their own faction, but fewer face up."""
    state = table(
        "end",
        turn=10,
        areas=[["i-gate", "~i-journal", "~i-potion"], ["c-gate", "c-potion"]],
        values={"i-gate": (5, 5), "c-gate": (3, 4), "c-potion": (2, 2)},
    )

    outcome = play(state, "close").outcome

    assert (outcome.winners, outcome.rule) == ((B,), "SC-8.3")


@pytest.mark.rule("SC-R16")
@pytest.mark.parametrize(
    ("steps", "left"),
    [
        pytest.param(["1: potion cultist-potion up 1"], ["cultist-potion"], id="turned up"),
        pytest.param(["1: necronomicon 1 for cultist-journal"], ["cultist-journal"], id="swapped"),
        pytest.param(["1: replace 1", "1: fetch cultist-hastur"], ["cultist-hastur"], id="replaced"),
    ],
)
def test_a_face_down_card_can_be_turned_up_swapped_and_replaced(steps: list[str], left: list[str]) -> None:
    theirs = ["c-potion", "~c-gate", *NECRONOMICON]
    state = table(active=1, areas=[[], theirs], hands=[[], ["c-journal"]], ids=("gabriel-moretti", "herald-of-arrival"))

    assert down(play(state, *steps), B) == left


@pytest.mark.rule("SC-R16")
def test_a_face_down_card_can_be_banished() -> None:
    state = table(areas=[[], ["c-potion", "~c-gate"]], ids=("gabriel-moretti", "herald-of-arrival"))

    state = play(state, "banish 1.1")

    assert (up(state, B), down(state, B)) == (["cultist-potion"], [])


# ------------------------------------------------------------------ what everybody knows


@pytest.mark.rule("SC-R17")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_counts_marks_used_ids_and_the_turn_are_public(viewer: Seat | None) -> None:
    state = table(
        "answer",
        answering=0,
        areas=[[*NECRONOMICON, "~i-potion", "~i-hastur"], ["~c-gate"]],
        hands=[["i-gate"], ["c-journal", "c-potion"]],
        markers=[(2, 1), (0, 2)],
        staked=[(1, 0), (1, 1)],
        ids=("gabriel-moretti", "herald-of-arrival"),
    )
    state = play(state, "necronomicon 2 for investigator-gate", "banish 0.3")

    view = state.view(viewer)

    def public(player: Player) -> tuple[object, ...]:
        return (player.identity, player.markers, len(player.hand), player.spent, [lying.up for lying in player.area])

    assert [public(player) for player in view.players] == [public(player) for player in state.players]
    assert view.players[A].identity.used
    assert view.players[A].spent == ("necronomicon",)
    assert (view.turn.number, view.turn.active) == (5, A)
    assert view.auction.staked == state.auction.staked


@pytest.mark.rule("SC-R17")
def test_cards_keep_their_places_and_the_record_says_which_was_turned_down_where() -> None:
    state = table(areas=[[*CLOSURE], ["c-gate", "c-journal", "c-potion"]])

    after, happened = told(state, "closure investigator-gate-closure down cultist-journal")

    assert [lying.card for lying in after.view(A).players[B].area] == [card("c-gate"), HIDDEN, card("c-potion")]
    for viewer in (A, B, None):
        turned = happened[-1].seen_by(viewer)
        assert (turned.owner, turned.at, turned.card) == (B, 1, card("c-journal"))


@pytest.mark.rule("SC-R17")
@pytest.mark.parametrize("viewer", [B, None])
def test_the_record_never_names_a_card_laid_down_unseen(viewer: Seat | None) -> None:
    """A whole table, with its record: the Necronomicon and the centre card go by without a name."""
    state = table(areas=[[*NECRONOMICON, "~i-potion"], []], hands=[["i-gate", "i-journal", "c-hastur"], ["c-gate"]])
    secret = {"Investigator Gate", "Investigator Journal", "Investigator Potion", "Cultist Hastur"}

    _, happened = told(state, "necronomicon 2 for investigator-gate", "place investigator-journal", "bid 1")
    said = " ".join(event.seen_by(viewer).describe(state) for event in happened)

    assert not any(name in said for name in secret)
    assert [event.seen_by(A).card for event in happened if hasattr(event, "knows")] == [card("i-journal")]


@pytest.mark.rule("SC-R17")
def test_the_herald_lays_his_card_down_unseen() -> None:
    state = table(
        active=1, areas=[[], ["~c-potion"]], hands=[[], ["c-journal"]], ids=("abie-jones", "herald-of-arrival")
    )

    state, happened = told(state, "replace 0", "fetch cultist-hastur")

    assert backs(state, B, B) == ["cultist-hastur"]
    for viewer in (A, None):
        assert backs(state, viewer, B) == ["?"]
        said = " ".join(event.seen_by(viewer).describe(state) for event in happened)
        assert "Cultist Hastur" not in said
        assert "B replaced the face-down card in place 0 by one from outside the game." in said


# ------------------------------------------------------------------ open memory


@pytest.mark.rule("SC-R17")
@pytest.mark.parametrize(("open_memory", "seen"), [(False, "?"), (True, "cultist-gate")])
def test_what_both_have_seen_face_up_in_its_place_is_shown_with_open_memory(open_memory: bool, seen: str) -> None:
    state = table(areas=[CLOSURE, ["c-gate"]], options={"open_memory": open_memory})

    state = play(state, "closure investigator-gate-closure down cultist-gate")

    assert backs(state, A, B) == [seen]
    assert backs(state, B, B) == ["cultist-gate"]
    assert backs(state, B, A) == ["investigator-gate-closure" if open_memory else "?"]
    assert backs(state, None, B) == ["?"]


@pytest.mark.rule("SC-R17")
@pytest.mark.parametrize("open_memory", [False, True])
def test_what_was_laid_down_unseen_is_not_shown_even_with_open_memory(open_memory: bool) -> None:
    """The Potion has been seen in its place; the Gate that the Necronomicon lays there has not."""
    state = table(
        areas=[[*NECRONOMICON, "i-potion", "~i-journal"], []],
        hands=[["i-gate"], []],
        options={"open_memory": open_memory},
    )

    state = play(state, "potion investigator-potion up 3", "necronomicon 2 for investigator-gate")

    assert backs(state, A) == ["investigator-gate"]
    assert backs(state, B) == ["?"]
    assert state.view(B).players[A].hand == (HIDDEN,)


@pytest.mark.rule("SC-R17")
def test_with_open_memory_a_card_once_turned_up_is_known_when_it_lies_face_down_again() -> None:
    state = table(
        areas=[[*NECRONOMICON, "i-gate", "c-gate", "~i-potion", *CLOSURE], []],
        hands=[["i-journal"], []],
        options={"open_memory": True},
    )

    state = play(state, "necronomicon 4 for investigator-journal")
    assert backs(state, B) == ["?"]
    state = play(state, "gate investigator-gate up 0.4", "closure cultist-gate-closure down investigator-journal")

    assert backs(state, B) == ["investigator-gate", "investigator-journal", "cultist-gate-closure"]


@pytest.mark.rule("SC-R17")
def test_the_centre_card_stays_unknown_with_open_memory() -> None:
    state = table(hands=[["i-gate"], []], options={"open_memory": True})

    state = play(state, "place investigator-gate")

    assert [state.view(seat).auction.centre.card for seat in (A, B, None)] == [card("i-gate"), HIDDEN, HIDDEN]
