"""A Location is resolved: the rewards, the check of the summoning, and the next Location in its space."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import NotationError, parse_action
from rlyeh_rules.kernel import HIDDEN
from rlyeh_rules.last_relic import Location, Place, State, events

from .table import CULT, HER, On, Spot, at, names, offered, play, refused, spot, table, told

TEMPLE: Spot = spot("temple", relics="ABC", funds=2, up=True, marks=6)
CARDS = ("p", "q", "r", "s", "t", "u", "v", "w", "x")


def almost(temple: Spot = TEMPLE, *, options: dict[str, bool] | None = None, **what: Any) -> State:
    """The Location in position 2 lacks a Mark, and the Adventurer is elsewhere."""
    values: dict[str, Any] = {"at": 1, "location_deck": CARDS, "cultists": [On(2, "acolyte 2 = mark")], **what}
    return table("cult", row=(spot("harbour"), temple, spot("crypt")), options=options, **values)


# ------------------------------------------------------------------ rewards


@pytest.mark.rule("LR-8.2.15", "LR-7.3.3")
def test_the_cult_gains_the_relics_that_are_not_covered_and_the_funds() -> None:
    state = almost(TEMPLE._replace(covered=(2,)), stolen="C")

    after, happened = told(state, "activate acolyte")

    assert (after.cult.relics, after.cult.funds) == (("A", "B"), 5)
    assert after.ritual.supply == tuple("AABBCCDDEEFF")
    assert after.adventurer.relics == ("C",)
    gains = [event for event in happened if isinstance(event, events.RelicsGained | events.FundsGained)]
    assert [type(event).__name__ for event in gains] == ["RelicsGained", "FundsGained"]


@pytest.mark.rule("LR-8.2.15")
def test_of_two_equal_pictures_the_one_that_is_not_covered_is_gained() -> None:
    assert play(almost(TEMPLE._replace(relics="AAB")), "activate acolyte").cult.relics == ("A", "A", "B")
    covered = almost(TEMPLE._replace(relics="AAB", covered=(0,)), stolen="A")
    assert play(covered, "activate acolyte").cult.relics == ("A", "B")


@pytest.mark.rule("LR-8.2.15", "LR-R3")
@pytest.mark.parametrize(("unlimited", "gained"), [(False, "A"), (True, "AAB")])
def test_the_cult_gains_what_the_supply_still_has(unlimited: bool, gained: str) -> None:
    temple = TEMPLE._replace(relics="AAB", funds=0)
    tokens = {"A": 2, "B": 1, "C": 6, "D": 6}
    state = almost(
        temple, stolen="A", tokens=tokens, need="CCCDDD", relics="B", options={"unlimited_relics": unlimited}
    )

    after = play(state, "activate acolyte")

    assert after.cult.relics == tuple(sorted(gained + "B"))


@pytest.mark.rule("LR-8.2.15", "LR-R3")
def test_where_all_relics_are_covered_or_out_only_the_funds_are_gained() -> None:
    after, happened = told(almost(TEMPLE._replace(covered=(0, 1, 2)), stolen="ABC"), "activate acolyte")

    assert "RelicsGained" not in names(happened)
    assert (after.cult.relics, after.cult.funds, after.decision.kind) == ((), 5, "AskLay")


# ------------------------------------------------------------------ the summoning


@pytest.mark.rule("LR-8.2.16", "LR-9.1.3")
def test_the_cult_wins_right_after_the_rewards() -> None:
    state = almost(TEMPLE._replace(relics="F"), relics="ABCDE", cult_funds=0)

    over, happened = told(state, "activate acolyte")

    assert names(happened)[-4:] == ["RelicsGained", "FundsGained", "GreatOldOneSummoned", "GameEnded"]
    assert (over.outcome.winners, over.outcome.reason, over.outcome.rule) == ((CULT,), "summoning", "LR-9.1.3")
    assert (over.cult.relics, over.cult.funds) == (tuple("ABCDEF"), 2)


@pytest.mark.rule("LR-8.2.16", "LR-R24")
def test_after_the_summoning_no_new_location_is_laid() -> None:
    over = play(almost(TEMPLE._replace(relics="F"), relics="ABCDE"), "activate acolyte")

    assert over.place(2) == Place(Location("temple"), up=True)
    assert (over.locations.deck, over.locations.drawn, over.locations.removed) == (CARDS, (), ())
    assert (over.decision, over.legal_actions(CULT)) == (None, ())
    assert refused(over, "1: lay p") == "LR-12.1"


@pytest.mark.rule("LR-8.2.16")
def test_the_summoning_waits_for_her_flight_and_for_the_clues() -> None:
    state = almost(TEMPLE._replace(relics="F", clues=1), relics="ABCDE", at=2)

    asked = play(state, "activate acolyte")
    assert (asked.outcome, asked.decision.kind) == (None, "AskFlee")
    asked = play(asked, "move 1")
    assert (asked.outcome, asked.decision.kind) == (None, "AskClue")

    assert play(asked, "clue 3").outcome.reason == "summoning"


@pytest.mark.rule("LR-8.2.16", "LR-7.3.3")
def test_a_covered_relic_is_no_help_to_the_summoning() -> None:
    state = almost(TEMPLE._replace(relics="F", covered=(0,)), relics="ABCDE", stolen="F")

    assert play(state, "activate acolyte").decision.kind == "AskLay"


# ------------------------------------------------------------------ the next Location


@pytest.mark.rule("LR-8.2.17")
def test_one_of_the_top_two_cards_is_laid_and_the_other_goes_under_the_deck() -> None:
    state = almost(TEMPLE._replace(clues=2), cult_hand=["monk 1"])

    after = play(state, "activate acolyte", "lay q")

    assert after.place(2) == Place(Location("q"), up=False, marks=0, clues=0)
    order = (*after.locations.deck, *after.locations.bottom)
    assert (order, len(order)) == (("r", "s", "t", "u", "v", "w", "x", "p"), 8)
    assert after.locations.removed == ("temple",)
    assert [place.location for place in after.locations.row if place] == ["harbour", "q", "crypt"]


@pytest.mark.rule("LR-8.2.17")
def test_exactly_one_of_two_cards_is_kept_in_that_space_face_down() -> None:
    state, happened = told(almost(), "activate acolyte")

    assert happened[-1] == events.LocationsDrawn(CULT, (Location("p"), Location("q")))
    assert offered(state, CULT) == ["1: lay p", "1: lay q"]
    for text in ("lay r", "lay x", "lay temple", "lay harbour"):
        assert refused(state, f"1: {text}") == "LR-8.2.17"
    assert refused(state, "1: pass") == "LR-8.2.7"
    for text in ("1: lay p, q", "1: lay p at 1", "1: lay p up", "1: lay", "1: lay p on top"):
        with pytest.raises(NotationError):
            parse_action(state, text)
    assert refused(state, "0: lay p") == "LR-5.2.1"


@pytest.mark.rule("LR-8.2.17")
def test_what_the_cult_put_under_the_deck_comes_back_at_its_end() -> None:
    row = (spot("harbour", marks=4), TEMPLE, spot("crypt"))
    cultists = [On(2, "acolyte 2 = mark"), On(1, "monk 2 = mark")]
    state = table("cult", row=row, at=3, location_deck=["p", "q", "r"], cultists=cultists)

    state = play(state, "activate acolyte", "lay q", "pass", "activate monk")

    assert state.locations.drawn == ("r", "p")


@pytest.mark.rule("LR-8.2.17")
def test_only_the_cult_knows_the_two_cards_and_which_was_kept() -> None:
    asked, first = told(almost(), "activate acolyte")
    laid, last = told(asked, "lay q")

    assert asked.view(CULT).locations.drawn == ("p", "q")
    assert asked.view(HER).locations.drawn == asked.view(None).locations.drawn == (HIDDEN, HIDDEN)
    for seat in (HER, None):
        assert first[-1].seen_by(seat) == events.LocationsDrawn(CULT, (HIDDEN, HIDDEN))
        assert [event.seen_by(seat) for event in last] == [
            events.LocationLaid(CULT, 2, HIDDEN),
            events.LocationPutUnder(CULT, (HIDDEN,)),
        ]
        assert laid.view(seat).place(2) == Place(HIDDEN)
        assert (laid.view(seat).locations.bottom, laid.view(seat).locations.removed) == ((HIDDEN,), ("temple",))
    assert [event.seen_by(CULT) for event in (first[-1], *last)] == [
        events.LocationsDrawn(CULT, (Location("p"), Location("q"))),
        events.LocationLaid(CULT, 2, Location("q")),
        events.LocationPutUnder(CULT, (Location("p"),)),
    ]
    assert laid.view(CULT).locations.bottom == ("p",)
    assert laid.view(CULT).locations.deck == (HIDDEN,) * 7


@pytest.mark.rule("LR-8.2.17", "LR-R4")
def test_the_last_card_of_the_deck_must_be_laid() -> None:
    after, happened = told(almost(location_deck=(), bottom=["p"]), "activate acolyte")

    assert names(happened)[-3:] == ["LocationRemoved", "LocationsDrawn", "LocationLaid"]
    assert (at(after, 2).location, after.decision.kind) == ("p", "AskAdventurer")
    assert (after.locations.deck, after.locations.bottom, after.locations.drawn) == ((), (), ())


@pytest.mark.rule("LR-8.2.17", "LR-R4")
def test_without_a_deck_the_space_stays_empty() -> None:
    after, happened = told(almost(location_deck=()), "activate acolyte")

    assert names(happened)[-1] == "LocationRemoved"
    assert (after.place(2), after.positions, after.decision.kind) == (None, (1, 3), "AskAdventurer")
    assert after.locations.removed == ("temple",)


@pytest.mark.rule("LR-8.2.17", "LR-R4")
def test_one_card_nobody_knows_and_one_from_under_the_deck_are_drawn_together() -> None:
    state = play(almost(location_deck=["p"], bottom=["q", "r"]), "activate acolyte")

    assert (state.locations.drawn, state.locations.bottom) == (("p", "q"), ("r",))
    assert play(state, "lay p").locations.bottom == ("r", "q")


# ------------------------------------------------------------------ what lay on the old card


@pytest.mark.rule("LR-R13")
def test_the_new_location_starts_without_covers_and_with_its_ability_unused() -> None:
    temple = TEMPLE._replace(covered=(2,), clues=2, used=True)
    state = almost(temple, stolen="C", hand=["torch = clue clue clue"], at=3)

    state = play(state, "activate acolyte", "lay q")

    assert state.place(2) == Place(Location("q"))
    assert state.adventurer.relics == ("C",), "she keeps her Relic"
    assert [at(state, position).clues for position in (1, 3)] == [1, 1], "only the 2 Clues of the side were shared out"


@pytest.mark.rule("LR-R13")
def test_a_new_location_can_be_used_in_the_same_round() -> None:
    temple = TEMPLE._replace(used=True)
    state = almost(temple, at=1, hand=["boots = move clue clue clue"])

    state = play(state, "activate acolyte", "lay q", "play boots", "move 2", "pass", "discover", "pass")

    assert offered(state, HER, "ability") == ["0: ability 2"]
    assert state.round == 3


@pytest.mark.rule("LR-R13")
def test_the_tokens_on_the_old_card_are_back_in_the_supply() -> None:
    temple = TEMPLE._replace(relics="ABCDE", covered=(0, 1, 2), used=True)
    state = almost(
        temple,
        stolen="ABC",
        at=1,
        hand=["gun = shot"],
        cultists=[On(2, "acolyte 2 = mark"), On(1, "monk 4", shots=2)],
        options={"limited_tokens": True},
    )

    state, happened = told(state, "activate acolyte", "lay q", "play gun", "shoot monk")

    assert "IconSkipped" not in names(happened), "with 3 covers and 2 Shots there would be no token left"
    assert state.cult.cultists[0].shots == 3
