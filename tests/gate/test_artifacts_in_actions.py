"""Artifacts that turn up while researching, plotting, gambling and investigating."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import AskGamble, AskLay, AskSwap, Mythos, Placed, State, events
from rlyeh_rules.kernel import HIDDEN

from .table import at, cards, hand, offered, play, played, refused, table


def before(state: State, who: int) -> tuple[str, ...]:
    """The Artifacts that lie before a player."""
    return tuple(str(placed.card) for placed in state.players[who - 1].artifacts)


# ------------------------------------------------------------------ Research


@pytest.mark.rule("GR-R45")
def test_one_laid_down_while_researching_is_made_up_by_a_further_draw() -> None:
    state = play(table(artifacts={}, hands={1: "Z"}, deck="silver-key I D B E"), "research", "done")
    ask: Any = state.decision
    assert ask.cards == hand("silver-key I")

    state = play(state, "lay silver-key", "keep")

    assert state.players[0].hand == hand("Z I D")
    assert len(state.mythos.deck) == 2


@pytest.mark.rule("GR-R45")
def test_what_is_drawn_for_it_may_be_laid_down_in_its_turn() -> None:
    state = table(artifacts={}, hands={1: "Z B"}, deck="silver-key elixir-of-calm D E")

    state = play(state, "research", "done", "lay silver-key", "lay elixir-of-calm", "keep")

    assert state.players[0].hand == hand("Z B D")
    assert before(state, 1) == ("silver-key", "elixir-of-calm")


@pytest.mark.rule("GR-R45")
def test_with_that_option_it_counts_as_drawn() -> None:
    state = table(artifacts={}, hands={1: "Z"}, deck="silver-key I D B", laid_artifact_counts_as_drawn=True)

    state = play(state, "research", "done", "lay silver-key", "keep")

    assert state.players[0].hand == hand("Z I")
    assert len(state.mythos.deck) == 2


@pytest.mark.rule("GR-R45")
def test_with_that_option_the_draw_is_over_with_the_last_card_laid_down() -> None:
    state = table(artifacts={}, hands={1: "Z B"}, deck="silver-key I D", laid_artifact_counts_as_drawn=True)

    state = play(state, "research", "done", "lay silver-key")

    assert state.players[0].hand == hand("Z B")
    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-R45")
@pytest.mark.rule("GR-13.2.6")
@pytest.mark.parametrize("option", [False, True])
def test_the_book_may_be_used_in_the_very_research_in_which_it_was_laid_down(option: bool) -> None:
    state = table(artifacts={}, hands={1: "Z B"}, deck="book-of-hsan I D E Z", laid_artifact_counts_as_drawn=option)

    state = play(state, "research", "done", "lay book-of-hsan", "use book-of-hsan", "keep")

    assert state.players[0].hand == (hand("Z B I") if option else hand("Z B I D"))
    assert state.players[0].artifacts == (Placed(Mythos("book-of-hsan"), 2),)


@pytest.mark.rule("GR-13.2.6")
def test_the_book_may_be_used_once_the_cards_of_the_research_are_seen() -> None:
    state = play(table(artifacts={1: {"book-of-hsan": 3}}, hands={1: ""}, deck="I Z B D E"), "research", "done")
    assert isinstance(state.decision, AskLay)

    state = play(state, "use book-of-hsan", "keep")

    assert state.players[0].hand == hand("I Z B D")


@pytest.mark.rule("GR-R45")
def test_discarded_as_a_mythos_card_it_may_be_drawn_again() -> None:
    state = table(artifacts={}, hands={1: "silver-key Z B"}, deck="I", discard="")

    state = play(state, "research", "discard silver-key", "done")

    assert state.mythos.deck == cards("silver-key")


@pytest.mark.rule("GR-13.2.3")
def test_what_is_drawn_while_researching_is_seen_by_its_drawer_alone() -> None:
    state, happened = played(table(artifacts={}, hands={1: "Z"}, deck="silver-key I D"), "research", "done")

    others: Any = state.view(at(2)).decision
    assert others.cards == (HIDDEN, HIDDEN)
    (drawn,) = [event for event in happened if isinstance(event, events.CardsDrawn)]
    assert drawn.seen_by(at(2)).cards == (HIDDEN, HIDDEN)


@pytest.mark.rule("GR-R45")
def test_who_takes_too_long_keeps_what_was_drawn() -> None:
    state = play(table(artifacts={}, hands={1: "Z B"}, deck="silver-key I D"), "research", "done")

    assert str(state.default_action(at(1))) == "0: keep"


@pytest.mark.rule("GR-R45")
def test_where_no_card_is_left_nothing_makes_up_for_it() -> None:
    state = table(artifacts={}, hands={1: "Z B"}, deck="silver-key", pool="I")

    state = play(state, "research", "done", "lay silver-key")

    assert state.players[0].hand == hand("Z B")
    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-R45")
def test_nothing_is_laid_down_between_two_turns() -> None:
    state = play(table(artifacts={}, gear={2: "pistol"}, hands={1: "silver-key Z"}), "contribute zhar")

    assert refused(state, "0: lay silver-key") == "GR-R45"


# ------------------------------------------------------------------ Plot


@pytest.mark.rule("GR-R45")
def test_a_discovered_cultist_lays_down_an_artifact_drawn_by_plot_which_is_not_made_up() -> None:
    state = table(artifacts={}, discovered=[1], hands={1: "Z"}, deck="silver-key I D")

    state = play(state, "plot", "lay silver-key")

    assert before(state, 1) == ("silver-key",)
    assert state.players[0].hand == hand("Z")
    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-R45")
def test_the_book_is_of_no_use_to_who_plots() -> None:
    state = table(artifacts={1: {"book-of-hsan": 3}}, discovered=[1], hands={1: "Z"})

    assert refused(play(state, "plot"), "use book-of-hsan") == "GR-13.2.6"


@pytest.mark.rule("GR-R45")
def test_a_book_laid_down_while_plotting_is_not_used_either() -> None:
    state = table(artifacts={}, discovered=[1], hands={1: "Z"}, deck="book-of-hsan I D")

    state = play(state, "plot", "lay book-of-hsan")

    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-R45")
def test_a_discovered_cultist_uses_artifacts() -> None:
    state = play(table(artifacts={1: {"silver-key": 1}}, discovered=[1]), "use silver-key")

    assert state.hour == 6


# ------------------------------------------------------------------ Gamble


@pytest.mark.rule("GR-13.2.4")
@pytest.mark.parametrize(("played_", "left"), [("ithaqua", "silver-key"), ("silver-key", "ithaqua")])
def test_an_artifact_drawn_by_gamble_is_played_or_discarded(played_: str, left: str) -> None:
    state = play(table(artifacts={}, deck="silver-key I D", pool=""), "gamble")
    assert isinstance(state.decision, AskGamble)
    assert refused(state, "lay silver-key") == "GR-13.2.4"

    state = play(state, f"play {played_}")

    assert state.pool[0].card == played_
    assert state.mythos.discard == (left,)
    assert before(state, 1) == ()


# ------------------------------------------------------------------ Investigate


def looking(**changes: Any) -> State:
    """P3, with B Z in hand, investigates a pool of 4 with the Silver Key in it, and sees it."""
    given: dict[str, Any] = {"turn": 3, "artifacts": {}, "pool": "I I D silver-key", "hands": {3: "B Z"}}
    state = play(table(**given | changes), "investigate", chance=[0, 1, 1])
    ask: Any = state.decision
    assert isinstance(ask, AskSwap)
    assert "silver-key" in ask.seen
    return state


@pytest.mark.rule("GR-13.2.5")
def test_an_artifact_seen_may_be_swapped_for_and_laid_down_at_once() -> None:
    state = looking()

    state, happened = played(state, "swap bokrug for silver-key and lay it")

    assert len(state.pool) == 4
    assert state.players[2].hand == hand("Z")
    assert before(state, 3) == ("silver-key",)
    assert events.ArtifactLaid(at(3), Mythos("silver-key")) in [event.seen_by(None) for event in happened]


@pytest.mark.rule("GR-13.2.5")
@pytest.mark.rule("GR-R45")
def test_it_may_be_swapped_for_and_kept_and_is_not_laid_down_later() -> None:
    state = play(looking(gear={1: "pistol"}), "swap bokrug for silver-key")

    assert state.players[2].hand == hand("Z silver-key")
    assert refused(state, "2: lay silver-key") == "GR-R45"


@pytest.mark.rule("GR-13.2.5")
def test_the_card_given_for_it_is_not_shown() -> None:
    _, happened = played(looking(), "swap bokrug for silver-key and lay it")

    (back,) = [event.seen_by(at(1)) for event in happened if isinstance(event, events.CardsReturned)]
    assert back.swapped
    assert (back.gave, back.took) == ((), ())


@pytest.mark.rule("GR-13.2.5")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("swap dagon for silver-key and lay it", "GR-6.4.3"),
        ("swap bokrug for zhar and lay it", "GR-13.2.5"),
        ("swap bokrug for elixir-of-calm and lay it", "GR-6.4.4"),
    ],
    ids=["without a card of the hand", "no Artifact", "not seen"],
)
def test_a_hand_card_is_given_for_an_artifact_that_is_seen(text: str, rule: str) -> None:
    assert refused(looking(discard="elixir-of-calm"), text) == rule


@pytest.mark.rule("GR-13.2.5")
def test_with_an_empty_hand_no_artifact_is_taken() -> None:
    state = looking(hands={3: ""})

    assert offered(state, 3) == ["leave"]
    assert refused(state, "swap bokrug for silver-key and lay it") == "GR-6.4.3"


@pytest.mark.rule("GR-13.2.5")
def test_who_may_not_swap_takes_no_artifact() -> None:
    state = looking(mad={3: ["fear-of-touch"]})

    assert offered(state, 3) == ["leave"]
    assert refused(state, "swap bokrug for silver-key and lay it") == "GR-8.8"


@pytest.mark.rule("GR-13.0.1")
def test_in_a_game_without_artifacts_there_is_no_such_swap() -> None:
    state = play(table(hands={1: "B"}), "investigate")

    assert refused(state, "swap bokrug for ithaqua and lay it") == "GR-13.0.1"


@pytest.mark.rule("GR-R45")
def test_an_artifact_that_is_the_seed_can_be_taken_by_a_swap() -> None:
    state = table(turn=2, number=2, artifacts={}, pool="silver-key I", hands={2: "B"})

    state = play(state, "investigate", "swap bokrug for silver-key and lay it", chance=[0])

    assert before(state, 2) == ("silver-key",)
