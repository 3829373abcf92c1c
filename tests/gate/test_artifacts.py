"""Artifacts: how they come into the game, how they are laid down, used, and used up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rlyeh_rules.gate import AskLay, Mythos, Placed, State, events
from rlyeh_rules.kernel import HIDDEN, Seat

from .table import at, cards, hand, kinds, new, offered, play, played, refused, shipped, table

# ------------------------------------------------------------------ how they come into the game


@pytest.mark.rule("GR-13.2.1")
def test_four_artifacts_are_mixed_in_and_eight_set_aside() -> None:
    state = new(6, artifacts=True)

    tools = shipped().tools
    dealt = [card for player in state.players for card in player.hand]
    lying = [*dealt, *state.mythos.deck, *[laid.card for laid in state.pool]]
    assert (len(dealt), len(state.pool), len(state.mythos.deck)) == (18, 1, 22)
    assert sum(card in tools for card in lying) == 4
    assert len(state.mythos.box) == 8
    assert {*state.mythos.box} < {*tools}


@pytest.mark.rule("GR-13.2.1")
@pytest.mark.parametrize("viewer", [at(1), None])
def test_which_four_are_in_is_known_to_nobody(viewer: Seat | None) -> None:
    view = new(6, artifacts=True).view(viewer)

    assert view.mythos.box == (HIDDEN,) * 8
    assert {*view.mythos.deck} == {HIDDEN}


@pytest.mark.rule("GR-13.2.2")
def test_artifacts_before_players_and_those_used_up_are_counted_among_the_forty_one() -> None:
    state = table(artifacts={2: {"book-of-hsan": 3}, 1: {"silver-key": 1}}, deck="I Z B D " * 5 + "E", discard="")

    state = play(state, "use silver-key")

    lying = [*state.mythos.deck, *[card for player in state.players for card in player.hand], *state.pool]
    assert state.players[1].artifacts == (Placed(Mythos("book-of-hsan"), 3),)
    assert state.mythos.gone == ("silver-key",)
    assert len(lying) == 39


# ------------------------------------------------------------------ laying them down


@pytest.mark.rule("GR-13.2.3")
def test_an_artifact_drawn_may_be_laid_face_up_before_its_player() -> None:
    state = play(table(artifacts={}, hands={1: "Z B"}, deck="silver-key I D"), "research", "done")
    assert offered(state, 1) == ["lay silver-key", "keep"]

    state, happened = played(state, "lay silver-key", "keep")

    assert state.view(None).players[0].artifacts == (Placed(Mythos("silver-key"), 1),)
    assert happened[0].seen_by(None) == events.ArtifactLaid(at(1), Mythos("silver-key"))


@pytest.mark.rule("GR-13.2.3")
def test_an_artifact_that_is_kept_is_hidden_like_any_card_of_a_hand() -> None:
    state = table(artifacts={}, hands={1: "Z B"}, deck="silver-key I D", pool="")
    state = play(state, "research", "done", "keep")

    assert state.players[0].hand == hand("silver-key Z B")
    assert state.players[0].artifacts == ()
    assert state.view(at(2)).players[0].hand == (HIDDEN,) * 3


@pytest.mark.rule("GR-13.2.3")
def test_a_kept_artifact_counts_nothing_when_it_is_played() -> None:
    state = table(artifacts={}, hands={1: "silver-key"}, pool="I I I I B D")

    _, happened = played(state, "contribute silver-key")

    (made,) = [event for event in happened if isinstance(event, events.IncantationSucceeded)]
    assert made.net == 4


@pytest.mark.rule("GR-13.2.3")
@pytest.mark.rule("GR-R45")
def test_the_question_is_asked_whether_or_not_an_artifact_was_drawn() -> None:
    with_one = play(table(artifacts={}, hands={1: "Z B"}, deck="silver-key I D"), "research", "done")
    without = play(table(artifacts={}, hands={1: "Z B"}, deck="D I silver-key"), "research", "done")

    assert isinstance(without.decision, AskLay)
    assert offered(without, 1) == ["keep"]
    assert with_one.view(at(2)).decision == without.view(at(2)).decision
    assert with_one.view(None).decision == without.view(None).decision


@pytest.mark.rule("GR-13.2.3")
def test_in_a_game_without_artifacts_nothing_is_asked() -> None:
    state = play(table(hands={1: "Z B"}), "research", "done")

    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-13.2.3")
@pytest.mark.rule("GR-R45")
@pytest.mark.parametrize(
    ("text", "rule"), [("lay ithaqua", "GR-13.2.3"), ("lay book-of-hsan", "GR-R45"), ("lay elixir-of-calm", "GR-R45")]
)
def test_only_an_artifact_that_has_just_been_drawn_is_laid_down(text: str, rule: str) -> None:
    state = table(artifacts={}, hands={1: "book-of-hsan B"}, deck="silver-key I D", discard="elixir-of-calm")
    state = play(state, "research", "done")

    assert refused(state, text) == rule


@pytest.mark.rule("GR-R45")
def test_one_kept_in_hand_is_not_laid_down_later() -> None:
    state = table(artifacts={}, hands={1: "book-of-hsan B"})

    assert refused(state, "lay book-of-hsan") == "GR-R45"
    assert [text for text in offered(state, 1) if "lay" in text] == []


@pytest.mark.rule("GR-13.2.7")
def test_a_player_may_have_any_number_of_artifacts() -> None:
    mine = {"silver-key": 1, "book-of-hsan": 3, "elixir-of-calm": 1}
    state = table(artifacts={1: mine}, hands={1: "Z B"}, deck="eltdown-shards I D")

    state = play(state, "research", "done", "lay eltdown-shards", "keep")

    assert len(state.players[0].artifacts) == 4


@pytest.mark.rule("GR-R45")
def test_one_dealt_in_the_opening_hand_is_laid_down_at_the_start_of_its_owners_first_turn() -> None:
    state = table(artifacts={}, number=1, hands={1: "silver-key elixir-of-calm B"}, deck="I Z D")
    assert offered(state, 1)[-2:] == ["lay elixir-of-calm", "lay silver-key"]

    state = play(state, "lay silver-key", "lay elixir-of-calm")

    assert state.players[0].hand == hand("B")
    assert len(state.players[0].artifacts) == 2
    assert len(state.mythos.deck) == 3
    assert "contribute bokrug" in offered(state, 1)


@pytest.mark.rule("GR-R45")
@pytest.mark.parametrize(("number", "turn", "open_"), [(5, 5, True), (6, 1, False)], ids=["first turn", "second turn"])
def test_the_first_turn_of_each_player_is_within_the_first_round(number: int, turn: int, open_: bool) -> None:
    state = table(artifacts={}, number=number, turn=turn, hands={turn: "silver-key"})

    assert ("lay silver-key" in offered(state, turn)) == open_


@pytest.mark.rule("GR-R45")
def test_after_something_was_used_it_is_too_late_to_lay_down_the_opening_hand() -> None:
    state = table(artifacts={1: {"elixir-of-calm": 1}}, number=1, hands={1: "silver-key B"})

    state = play(state, "use elixir-of-calm")

    assert refused(state, "lay silver-key") == "GR-R45"


@pytest.mark.rule("GR-R45")
def test_whether_something_could_be_laid_down_from_the_opening_hand_is_seen_by_its_owner_alone() -> None:
    state = table(artifacts={}, number=1, hands={1: "silver-key B"})

    assert offered(state, 2) == []
    assert state.view(at(2)).players[0].hand == (HIDDEN, HIDDEN)


# ------------------------------------------------------------------ using them


@pytest.mark.rule("GR-13.2.6")
def test_the_book_is_used_while_researching_and_at_no_other_time() -> None:
    state = table(artifacts={1: {"book-of-hsan": 3}})

    assert "use book-of-hsan" in offered(play(state, "research"), 1)
    assert refused(state, "use book-of-hsan") == "GR-13.2.6"
    assert refused(play(state, "gamble"), "use book-of-hsan") == "GR-13.2.6"


@pytest.mark.rule("GR-13.2.6")
def test_others_are_used_on_ones_own_turn_before_the_action() -> None:
    state = table(artifacts={1: {"silver-key": 1}})

    assert "use silver-key" in offered(state, 1)
    assert refused(play(state, "research"), "use silver-key") == "GR-13.2.6"
    assert refused(play(state, "gamble"), "use silver-key") == "GR-13.2.6"
    assert refused(table(turn=2, artifacts={1: {"silver-key": 1}}), "0: use silver-key") == "GR-13.2.6"


@pytest.mark.rule("GR-13.2.6")
def test_what_does_not_lie_before_a_player_is_not_used() -> None:
    state = table(artifacts={2: {"silver-key": 1}})

    assert refused(state, "use silver-key") == "GR-13.2.6"


@pytest.mark.rule("GR-13.2.6")
def test_an_artifact_may_be_used_on_the_turn_on_which_it_was_laid_down() -> None:
    state = table(artifacts={}, number=1, hands={1: "silver-key B"})

    state = play(state, "lay silver-key", "use silver-key")

    assert state.hour == 6
    assert refused(state, "consult") == "GR-11.3.1"


@pytest.mark.rule("GR-13.2.6")
@pytest.mark.rule("GR-R45")
def test_used_up_it_leaves_the_game() -> None:
    state, happened = played(table(artifacts={1: {"silver-key": 1}}), "use silver-key")

    assert kinds(happened) == ["ArtifactUsed", "ArtifactUsedUp", "ClockMoved"]
    assert state.players[0].artifacts == ()
    assert (state.mythos.gone, state.mythos.discard) == (("silver-key",), ())


@pytest.mark.rule("GR-13.2.6")
def test_one_with_uses_left_stays() -> None:
    state, happened = played(table(artifacts={1: {"lamp-of-alhazred": 2, "silver-key": 1}}), "use lamp-of-alhazred")

    assert events.ArtifactUsed(at(1), Mythos("lamp-of-alhazred"), 1) in happened
    assert state.players[0].artifacts == (Placed(Mythos("lamp-of-alhazred"), 1), Placed(Mythos("silver-key"), 1))
    assert "use lamp-of-alhazred" in offered(state, 1)


def used(artifact: str, *further: str, **changes: Any) -> State:
    """P1 uses an Artifact, which can be used twice, before the action of the turn."""
    most = shipped().tools[Mythos(artifact)].uses
    given: dict[str, Any] = {"artifacts": {1: {artifact: most}}}
    return play(table(**given | changes), f"use {artifact}", *further)


@pytest.mark.rule("GR-13.2.6")
@pytest.mark.rule("GR-R53")
def test_the_silver_key_turns_the_clock_back() -> None:
    assert used("silver-key", hour=7).hour == 6


@pytest.mark.rule("GR-13.2.6")
@pytest.mark.rule("GR-R53")
def test_the_lamp_turns_a_card_of_the_pool_up() -> None:
    assert Counter(laid.up for laid in used("lamp-of-alhazred", pool="I Z B").pool) == {False: 2, True: 1}


@pytest.mark.rule("GR-13.2.6")
@pytest.mark.rule("GR-R53")
def test_the_trapezohedron_shows_the_whole_pool_to_its_user_alone() -> None:
    state = used("shining-trapezohedron", pool="I +Z B")

    mine: Any = state.view(at(1)).decision
    others: Any = state.view(at(2)).decision
    assert mine.seen == hand("I Z B")
    assert others.seen == (HIDDEN,) * 3
    assert not any(laid.up for laid in play(state, "put back").pool)


@pytest.mark.rule("GR-13.2.6")
@pytest.mark.rule("GR-R53")
def test_the_mirror_makes_another_lose_three_cards() -> None:
    assert used("mirror-of-nitocris", "choose 3").players[3].hand == ()


@pytest.mark.rule("GR-13.2.6")
@pytest.mark.rule("GR-R53")
def test_the_powder_takes_an_insanity_card_from_anybody() -> None:
    state = used("powder-of-ibn-ghazi", "remove torn-pages from 3", mad={4: ["torn-pages"]})

    assert state.players[3].mind.size == 0


@pytest.mark.rule("GR-13.2.6")
@pytest.mark.rule("GR-R53")
def test_the_shards_show_the_top_three_cards_of_the_deck() -> None:
    state = used("eltdown-shards", "drop zhar", deck="I Z B D")

    assert state.mythos.deck == cards("I B D")


@pytest.mark.rule("GR-13.2.6")
@pytest.mark.rule("GR-R53")
def test_the_star_stone_takes_anothers_next_turn() -> None:
    assert used("star-stone-of-mnar", "choose 1", "contribute zhar").turn.seat == at(3)


@pytest.mark.rule("GR-13.2.6")
@pytest.mark.rule("GR-R53")
def test_the_flute_gives_another_two_insanity_cards() -> None:
    assert used("flute-of-the-court", "choose 1").players[1].mind.size == 2


@pytest.mark.rule("GR-13.2.6")
@pytest.mark.rule("GR-R53")
def test_the_tablets_let_everybody_draw_a_card_up_to_three() -> None:
    state = used("tablets-of-nhing", hands={1: "I Z", 2: "", 3: "I Z B"})

    assert [len(player.hand) for player in state.players[:3]] == [3, 1, 3]


@pytest.mark.rule("GR-R53")
@pytest.mark.rule("GR-R45")
def test_an_artifact_that_comes_into_a_hand_by_an_effect_is_not_laid_down() -> None:
    state = used("tablets-of-nhing", hands={1: "I Z"}, deck="silver-key I Z B D I")

    assert state.players[0].hand == hand("I Z silver-key")
    assert refused(state, "lay silver-key") == "GR-R45"


@pytest.mark.rule("GR-13.2.6")
@pytest.mark.rule("GR-R53")
def test_the_brazier_replaces_a_card_of_the_pool() -> None:
    state = used("brazier-of-dreams", pool="I", deck="Z D B")

    assert [laid.card for laid in state.pool] == ["zhar"]
    assert state.mythos.discard == cards("I")


@pytest.mark.rule("GR-13.2.6")
@pytest.mark.rule("GR-R53")
def test_the_elixir_relieves_everybody_of_a_card() -> None:
    state = used("elixir-of-calm", mad={1: ["torn-pages"], 2: ["torn-pages", "lost-for-words"]})

    assert [player.mind.open for player in state.players[:2]] == [(), ("lost-for-words",)]


# ------------------------------------------------------------------ the Book of Hsan


@pytest.mark.rule("GR-13.2.8")
def test_with_the_book_a_research_draws_one_card_more() -> None:
    state = table(artifacts={1: {"book-of-hsan": 3}}, hands={1: ""}, deck="I Z B D E I")

    state = play(state, "research", "use book-of-hsan", "done", "keep")

    assert state.players[0].hand == hand("I Z B D")
    assert state.players[0].artifacts == (Placed(Mythos("book-of-hsan"), 2),)


@pytest.mark.rule("GR-13.2.8")
def test_after_the_third_use_the_book_is_gone() -> None:
    state = table(artifacts={1: {"book-of-hsan": 1}})

    state = play(state, "research", "use book-of-hsan", "done", "keep")

    assert state.players[0].artifacts == ()
    assert state.mythos.gone == ("book-of-hsan",)


@pytest.mark.rule("GR-13.2.8")
def test_the_book_serves_once_in_a_research() -> None:
    state = play(table(artifacts={1: {"book-of-hsan": 3}}), "research", "use book-of-hsan")
    assert refused(state, "use book-of-hsan") == "GR-13.2.6"

    state = play(state, "discard zhar", "done")

    assert isinstance(state.decision, AskLay)
    assert refused(state, "use book-of-hsan") == "GR-13.2.6"


@pytest.mark.rule("GR-13.2.8")
@pytest.mark.rule("GR-R45")
def test_the_book_may_lift_a_full_hand_to_four() -> None:
    state = table(artifacts={1: {"book-of-hsan": 3}}, hands={1: "I Z B"}, deck="D E I")

    state = play(state, "research", "use book-of-hsan", "done", "keep")

    assert state.players[0].hand == hand("I Z B D")
