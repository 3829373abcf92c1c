"""Insanity Cards that lie with their owner: who sees them, when they count, what they impose, and that they add up."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import (
    AskSwap,
    AskTarget,
    AskTurn,
    Deed,
    Insanity,
    InsanityFacts,
    Keeping,
    Mind,
    State,
    events,
)
from rlyeh_rules.gate.effects import AtRandom, DrawLess, Forbid, MustDiscard, Mute, NoSwap, OnlyVote, SeeLess, Standing
from rlyeh_rules.gate.insanity import imposed
from rlyeh_rules.kernel import HIDDEN, NotationError, parse_action

from .table import STAND_IN, at, cards, hand, kinds, offered, play, played, refused, table, vote

CALM = ("fear-of-touch",) * 12
"""Insanity cards that change nothing but swaps: a deck for stories about votes."""


def lasting(name: str, *standing: Standing) -> InsanityFacts:
    """A lasting insanity card made up for a story."""
    return InsanityFacts(Insanity(name), 1, Keeping.LASTING, STAND_IN, standing=standing)


def seen(state: State) -> int:
    """How many cards the investigator looks at."""
    assert isinstance(state.decision, AskSwap)
    return len(state.decision.seen)


# ------------------------------------------------------------------ what lies open


@pytest.mark.rule("GR-8.4", "GR-R36", "GR-R41")
@pytest.mark.parametrize("seat", [at(4), None])
def test_all_can_read_the_lasting_cards_of_everybody(seat: int | None) -> None:
    state = table(mad={1: ["narrowing-sight", "failing-memory"]})

    assert state.view(seat).players[at(1)].mind == Mind((Insanity("narrowing-sight"), Insanity("failing-memory")))


@pytest.mark.rule("GR-8.5")
def test_any_number_of_cards_may_be_gathered() -> None:
    state = table(turn=2, pool="I Z", mad={2: ["eager-to-please"] * 9})

    state = play(state, "investigate", "leave")

    assert state.players[at(2)].mind.size == 10


# ------------------------------------------------------------------ when they count


@pytest.mark.rule("GR-8.6", "GR-8.12")
def test_what_is_drawn_counts_after_the_turn_only() -> None:
    state = table(turn=2, hour=1, pool="I Z B D I", insanity=["narrowing-sight", *CALM])

    state = play(state, "investigate")
    assert seen(state) == 4
    state = play(state, "leave", *["research", "done"] * 4, "investigate")
    assert (state.turn.seat, seen(state)) == (at(2), 3)


@pytest.mark.rule("GR-8.6", "GR-R35")
def test_what_is_drawn_in_the_turn_of_another_counts_from_the_end_of_that_turn() -> None:
    state = table(
        turn=1, pool="I Z B D", mad={1: ["whispered-dread"] * 2}, insanity=["narrowing-sight", "scream-in-the-night"]
    )
    state = play(state, "contribute bokrug", "choose 1")
    mind = state.players[at(2)].mind
    assert (mind.open, mind.fresh) == ((), ("narrowing-sight",))
    assert imposed(state, at(2), SeeLess) == 0

    state = play(state, "choose 1", "choose 2", "investigate")

    assert imposed(state, at(2), SeeLess) == 1
    assert seen(state) == 5 - 1 - 1


@pytest.mark.rule("GR-8.6", "GR-8.13")
def test_a_secret_card_counts_after_the_turn_as_well() -> None:
    state = table(turn=1, pool="I Z", mad={1: ["whispered-dread"] * 2}, insanity=["itching-fingers", *CALM])

    state = play(state, "contribute bokrug", "choose 1")
    mind = state.players[at(2)].mind
    assert (mind.secret, mind.fresh_secret, mind.size) == ((), ("itching-fingers",), 1)

    state = play(state, "choose 2", "investigate")
    assert state.players[at(2)].mind.secret == ("itching-fingers",)
    assert refused(state, "1: leave") == "GR-8.8"


# ------------------------------------------------------------------ Secret cards


@pytest.mark.rule("GR-8.13", "GR-R36", "GR-R41")
@pytest.mark.parametrize(("seat", "shown"), [(at(2), "secret-sympathy"), (at(1), HIDDEN), (None, HIDDEN)])
def test_a_secret_card_is_read_by_its_owner_only_and_the_others_see_that_it_lies_there(
    seat: int | None, shown: object
) -> None:
    state = table(secret={2: ["secret-sympathy"]})

    assert state.view(seat).players[at(2)].mind.secret == (shown,)


@pytest.mark.rule("GR-8.13", "GR-R36")
def test_a_secret_card_is_told_to_its_drawer_only() -> None:
    state = table(turn=2, insanity=["itching-fingers", *CALM])

    _, happened = played(state, "research", "done")

    (event,) = [event for event in happened if isinstance(event, events.InsanityDrawn)]
    assert event.seen_by(at(2)) == events.InsanityDrawn(at(2), Insanity("itching-fingers"), open=False)
    for seat in (at(1), None):
        assert event.seen_by(seat) == events.InsanityDrawn(at(2), HIDDEN, open=False)


@pytest.mark.rule("GR-8.13")
def test_there_is_no_way_to_show_a_secret_card() -> None:
    state = table(turn=2, secret={2: ["itching-fingers"]})

    assert not [text for text in offered(state, 2) if "itching" in text]
    with pytest.raises(NotationError):
        parse_action(state, "show itching-fingers")


@pytest.mark.rule("GR-8.13", "GR-8.15")
@pytest.mark.parametrize("seat", [at(1), at(3), None])
def test_which_secret_card_somebody_has_shows_in_nothing_that_others_may_do(seat: int | None) -> None:
    one = table(secret={2: ["secret-sympathy"]}, insanity=["itching-fingers"])
    other = table(secret={2: ["itching-fingers"]}, insanity=["secret-sympathy"])
    texts = ("accuse 2", "2: waive")

    one, of_one = played(one, *texts)
    other, of_other = played(other, *texts)

    assert [event.seen_by(seat) for event in of_one] == [event.seen_by(seat) for event in of_other]
    assert one.view(seat).legal_actions(seat) == other.view(seat).legal_actions(seat) if seat is not None else True
    assert one.view(seat).players == other.view(seat).players
    assert (offered(one, 2), offered(other, 2)) == (["vote no"], ["vote yes", "vote no"])


@pytest.mark.rule("GR-8.13")
def test_once_the_game_is_over_all_lies_open() -> None:
    state = table(turn=5, hour=11, secret={2: ["secret-sympathy"]})

    state = play(state, "research", "done")

    assert state.is_over
    assert state.view(None).players[at(2)].mind.secret == ("secret-sympathy",)


# ------------------------------------------------------------------ investigating


@pytest.mark.rule("GR-8.12")
def test_the_owner_sees_one_card_fewer_and_swaps_with_those_only() -> None:
    state = table(pool="I I I Z", mad={1: ["narrowing-sight"]}, hands={1: "B D D"})

    state = play(state, "investigate", chance=[3, 2, 1])

    assert seen(state) == 2
    assert offered(state, 1) == ["leave", "swap bokrug for ithaqua", "swap dagon for ithaqua"]
    assert refused(state, "0: swap bokrug for zhar") == "GR-6.4.4"


@pytest.mark.rule("GR-8.3", "GR-8.12")
@pytest.mark.parametrize(("copies", "left"), [(0, 5), (1, 4), (2, 3), (4, 1)])
def test_copies_of_the_same_text_add_up(copies: int, left: int) -> None:
    state = table(pool="I Z B D I Z", mad={1: ["narrowing-sight"] * copies})

    assert seen(play(state, "investigate")) == left


@pytest.mark.rule("GR-8.3")
def test_who_would_see_less_than_nothing_sees_nothing_and_pays_all_the_same() -> None:
    state = table(pool="I Z", mad={1: ["narrowing-sight"] * 3})

    state, happened = played(state, "investigate")

    assert kinds(happened)[:2] == ["Investigated", "InsanityDrawn"]
    assert happened[0] == events.Investigated(at(1), ())
    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-8.3")
def test_different_cards_that_impose_the_same_add_up_too() -> None:
    state = table(
        pool="I Z B D I Z",
        mad={1: ["narrowing-sight", "squint"]},
        texts=[lasting("squint", SeeLess(2), SeeLess(1))],
    )

    assert imposed(state, at(1), SeeLess) == 1 + 3
    assert seen(play(state, "investigate")) == 1


@pytest.mark.rule("GR-8.8", "GR-R53")
@pytest.mark.parametrize(
    ("mad", "secret", "may"),
    [
        ([], [], ["leave", "swap bokrug for zhar"]),
        (["fear-of-touch"], [], ["leave"]),
        ([], ["itching-fingers"], ["swap bokrug for zhar"]),
        (["fear-of-touch"], ["itching-fingers"], ["leave"]),
    ],
)
def test_a_swap_is_forbidden_or_demanded_and_forbidden_goes_first(
    mad: list[str], secret: list[str], may: list[str]
) -> None:
    state = table(pool="Z Z Z", mad={1: mad}, secret={1: secret}, hands={1: "B"})

    state = play(state, "investigate")

    assert offered(state, 1) == may
    barred = {"leave", "swap bokrug for zhar"} - {*may}
    assert [refused(state, f"0: {text}") for text in barred] == ["GR-8.8"] * len(barred)


@pytest.mark.rule("GR-R53")
def test_a_swap_that_cannot_be_made_is_not_demanded() -> None:
    state = table(pool="Z Z Z", secret={1: ["itching-fingers"]}, hands={1: ""})

    assert offered(play(state, "investigate"), 1) == ["leave"]


# ------------------------------------------------------------------ researching


@pytest.mark.rule("GR-8.3", "GR-8.8", "GR-R53")
@pytest.mark.parametrize(("copies", "size"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_the_hand_is_filled_up_to_fewer_cards(copies: int, size: int) -> None:
    state = table(hands={1: ""}, mad={1: ["failing-memory"] * copies})

    assert len(play(state, "research").players[at(1)].hand) == size


@pytest.mark.rule("GR-R53")
def test_nothing_is_discarded_because_fewer_are_drawn() -> None:
    state = table(hands={1: "B D Z"}, mad={1: ["failing-memory"] * 2})

    assert play(state, "research", "done").players[at(1)].hand == hand("B D Z")


@pytest.mark.rule("GR-8.3", "GR-8.8", "GR-R53")
@pytest.mark.parametrize(
    ("copies", "cards_in_hand", "texts"),
    [
        (1, "B D Z", ["discard bokrug"]),
        (2, "B D Z", ["discard bokrug", "discard dagon"]),
        (2, "B", ["discard bokrug"]),
        (4, "B D Z", ["discard bokrug", "discard dagon", "discard zhar"]),
    ],
)
def test_so_many_cards_at_least_have_to_be_discarded_or_all_there_are(
    copies: int, cards_in_hand: str, texts: list[str]
) -> None:
    state = table(hands={1: cards_in_hand}, mad={1: ["compulsive-tidying"] * copies})

    state = play(state, "research")

    for text in texts:
        assert refused(state, "0: done") == "GR-8.8"
        state = play(state, text)
    assert "done" in offered(state, 1)


@pytest.mark.rule("GR-8.3")
def test_a_card_can_demand_more_than_one_at_once() -> None:
    state = table(mad={1: ["bonfire"]}, texts=[lasting("bonfire", MustDiscard(2), DrawLess(2))])

    assert (imposed(state, at(1), MustDiscard), imposed(state, at(1), DrawLess)) == (2, 2)


@pytest.mark.rule("GR-8.3")
def test_what_has_no_number_counts_once_a_card() -> None:
    state = table(mad={1: ["fear-of-touch"] * 2 + ["lost-for-words"]})

    assert [imposed(state, at(1), kind) for kind in (NoSwap, Mute, SeeLess)] == [2, 1, 0]
    assert imposed(state, at(2), NoSwap) == 0


# ------------------------------------------------------------------ left to chance, and forbidden


@pytest.mark.rule("GR-8.8", "GR-R53")
def test_chance_chooses_the_card_that_is_contributed() -> None:
    state = table(hands={1: "B D Z"}, mad={1: ["sleepwalking"]})
    assert "contribute at random" in offered(state, 1)
    assert refused(state, "0: contribute bokrug") == "GR-8.8"

    state, happened = played(state, "contribute at random", chance=[1])

    assert happened[0] == events.CardContributed(at(1), cards("D")[0], up=False)
    assert state.players[at(1)].hand == hand("B Z")


@pytest.mark.rule("GR-8.8")
def test_a_card_says_nothing_of_other_actions() -> None:
    state = table(mad={1: ["sleepwalking"], 2: ["blind-trust-in-fate"]}, deck="I Z B D")

    state = play(state, "gamble")
    assert offered(state, 1) == ["play ithaqua", "play zhar"]
    state = play(state, "play zhar")
    assert refused(state, "1: contribute at random") == "GR-6.1.1"
    assert "contribute bokrug" in offered(state, 2)


@pytest.mark.rule("GR-8.8", "GR-R53")
def test_chance_chooses_the_card_of_a_gamble() -> None:
    state = table(mad={1: ["blind-trust-in-fate"]}, deck="I Z B D", pool="I")

    state, happened = played(state, "gamble", chance=[1])

    assert kinds(happened)[:2] == ["GambleDrawn", "GambleSettled"]
    assert state.pool[-1].card == cards("Z")[0]


@pytest.mark.rule("GR-8.8")
@pytest.mark.parametrize(
    ("card", "text"),
    [("dread-of-chance", "gamble"), ("dread-of-knowing", "investigate"), ("dread-of-books", "research")],
)
def test_a_kind_of_action_can_be_forbidden(card: str, text: str) -> None:
    state = table(mad={1: [card]})

    assert text not in offered(state, 1)
    assert refused(state, f"0: {text}") == "GR-8.8"
    assert text in offered(table(mad={2: [card]}), 1), "to its owner only"


@pytest.mark.rule("GR-R53", "GR-R9")
def test_where_every_kind_is_forbidden_the_turn_passes() -> None:
    dread = lasting("stupor", *[Forbid(deed) for deed in Deed])
    state = table(turn=1, mad={2: ["stupor"]}, texts=[dread], directions=[])

    state, happened = played(state, "contribute bokrug")

    assert kinds(happened) == ["CardContributed", "TurnBegan", "TurnPassed", "TurnBegan"]
    assert state.decision == AskTurn(at(3))


@pytest.mark.rule("GR-R53")
def test_an_owner_left_speechless_waives() -> None:
    state = play(table(mad={3: ["lost-for-words"]}), "accuse 2")

    assert offered(state, 3) == ["waive"]
    assert refused(state, "2: speak") == "GR-R53"


# ------------------------------------------------------------------ votes


def accused(**what: Any) -> State:
    """P1 has accused P5, who has nothing to say."""
    return play(table(**what), "accuse 4", "4: waive")


@pytest.mark.rule("GR-8.15")
def test_a_vote_can_be_bound_to_yes() -> None:
    state = accused(mad={3: ["eager-to-please"]}, insanity=CALM)

    assert offered(state, 3) == ["vote yes"]
    assert refused(state, "2: vote no") == "GR-8.15"
    state = vote(state, "3 yes", "1 no", "2 no", "4 no")
    assert state.ballot is not None
    assert (state.ballot.yes, state.ballot.votes[at(3)]) == (1, True)


@pytest.mark.rule("GR-8.15")
def test_a_vote_on_the_book_is_bound_as_well() -> None:
    state = play(table(mad={3: ["eager-to-please"]}), "consult")

    assert refused(state, "2: vote no") == "GR-8.15"


@pytest.mark.rule("GR-R54", "GR-8.15", "GR-8.3")
@pytest.mark.parametrize(
    ("mad", "secret", "answers"),
    [
        (["eager-to-please"], [], ["yes"]),
        (["eager-to-please"] * 2, [], ["yes"]),
        ([], ["secret-sympathy"], ["no"]),
        (["eager-to-please"], ["secret-sympathy"], ["yes", "no"]),
        (["eager-to-please"] * 2, ["secret-sympathy"], ["yes", "no"]),
    ],
)
def test_cards_that_contradict_each_other_bind_nobody(mad: list[str], secret: list[str], answers: list[str]) -> None:
    state = accused(mad={3: mad}, secret={3: secret}, insanity=CALM)

    assert offered(state, 3) == [f"vote {answer}" for answer in answers]


@pytest.mark.rule("GR-R54", "GR-8.6")
def test_a_card_that_does_not_count_yet_neither_binds_nor_frees() -> None:
    contradiction = InsanityFacts(
        Insanity("spite"), 1, Keeping.LASTING, STAND_IN, standing=(OnlyVote(yes=False), AtRandom(Deed.GAMBLE))
    )
    state = table(
        turn=1,
        pool="I I I/D I B B",
        hands={1: "I B D"},
        insanity=["spite", "eager-to-please", *CALM],
        texts=[contradiction],
        mad={2: ["spite"]},
    )
    state = play(state, "contribute ithaqua")
    assert isinstance(state.decision, AskTarget)

    state = play(state, "declare zhar", "consult")

    assert offered(state, 1) == ["vote no"], "drawn in the turn before, it counts now"
    assert offered(state, 2) == ["vote yes", "vote no"], "Yes and No cancel out from now on"


@pytest.mark.rule("GR-R54")
def test_behind_the_ritual_mask_no_card_binds_or_frees() -> None:
    state = table(turn=3, mad={3: ["eager-to-please"]}, gear={3: "ritual-mask"}, insanity=CALM)

    state = play(state, "use mask", "accuse 4", "4: waive")

    assert offered(state, 3) == ["vote yes", "vote no"]
