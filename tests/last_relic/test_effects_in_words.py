"""Effects that cards have in words, beyond the printed icons: what each does, what it asks, and when it is skipped."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.last_relic import (
    AskCultist,
    AskDestination,
    AskRecover,
    AskRelic,
    Cultist,
    State,
    events,
)

from .table import CULT, HER, ROW, On, at, names, offered, play, refused, spot, table, told


def rite(icons: str, **what: Any) -> State:
    """A turn of the Cult, with a card in hand."""
    return table("cult", cult_hand=[f"rite | action {icons}"], **what)


def skipped(state: State, text: str) -> bool:
    """Whether playing a card of one icon skips it, asking nothing."""
    after, happened = told(state, text)
    if "IconSkipped" not in names(happened):
        return False
    assert names(happened) == ["CardPlayed", "IconSkipped"]
    assert after.waiting_on != state.waiting_on
    return True


# ------------------------------------------------------------------ Notoriety


@pytest.mark.rule("LR-R15")
def test_her_card_may_move_notoriety_forward() -> None:
    state, happened = told(table(hand=["news = notoriety"], notoriety=3), "play news")

    assert state.alert.notoriety == 4
    assert happened[1:] == (events.NotorietyMoved(1, 4),)


@pytest.mark.rule("LR-R15", "LR-R24")
def test_on_the_last_space_she_wins_in_the_middle_of_her_card() -> None:
    state = play(table(hand=["news = notoriety notoriety fund"], notoriety=11), "play news")

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((HER,), "cult exposed")
    assert (state.alert.notoriety, state.adventurer.funds, state.adventurer.cards.discard) == (12, 3, ())


@pytest.mark.rule("LR-R15")
def test_a_cult_card_may_move_notoriety_back_but_not_beyond_the_first_space() -> None:
    state, happened = told(rite("notoriety-back notoriety-back", notoriety=1), "play rite")

    assert state.alert.notoriety == 0
    assert names(happened) == ["CardPlayed", "NotorietyMoved", "IconSkipped"]


# ------------------------------------------------------------------ Cultists: eliminate, discard, ready, move


@pytest.mark.rule("LR-13.5", "LR-R30")
@pytest.mark.parametrize(
    ("icon", "event"),
    [("eliminate", events.CultistEliminated("acolyte", 3)), ("discard", events.CultistsDiscarded(3, ("acolyte",)))],
)
def test_the_cult_takes_a_cultist_away_anywhere_that_it_chooses(icon: str, event: events.Event) -> None:
    asked = play(rite(f"{icon}@chosen", cultists=[On(3, "acolyte 2", shots=1), On(1, "brute 2")]), "play rite")
    assert isinstance(asked.decision, AskCultist)
    assert offered(asked, CULT) == ["1: cultist acolyte", "1: cultist brute"]
    assert refused(asked, "cultist rite") == "LR-R30"

    state, happened = told(asked, "cultist acolyte")

    assert happened == (event,)
    assert state.cult.cards.discard == ("acolyte", "rite")


@pytest.mark.rule("LR-8.2.2")
def test_a_readied_cultist_may_be_activated_again_in_the_same_phase() -> None:
    cultists = [On(1, "acolyte 2 = fund"), On(2, "brute 2 = fund")]
    state = play(rite("ready", cultists=cultists), "activate acolyte", "0: pass")
    assert refused(state, "activate acolyte") == "LR-8.2.2"

    asked = play(state, "play rite")
    assert offered(asked, CULT) == ["1: cultist acolyte"]
    assert refused(asked, "cultist brute") == "LR-8.2.2", "it is ready"
    state, happened = told(asked, "cultist acolyte")

    assert happened == (events.CultistReadied("acolyte", 1),)
    assert play(state, "0: pass", "activate acolyte").cult.funds == 5


@pytest.mark.rule("LR-8.2.2", "LR-R30")
def test_with_every_cultist_ready_nobody_is_readied() -> None:
    assert skipped(rite("ready", cultists=[On(1, "acolyte 2")]), "play rite")
    assert not skipped(rite("ready", cultists=[On(1, "acolyte 2", ready=False)]), "play rite")


@pytest.mark.rule("LR-13.3", "LR-R35")
def test_a_cultist_is_moved_by_two_questions() -> None:
    asked = play(rite("shift fund", cultists=[On(1, "acolyte 2"), On(2, "brute 2")]), "play rite")
    assert offered(asked, CULT) == ["1: cultist acolyte", "1: cultist brute"]

    asked = play(asked, "cultist brute")
    assert isinstance(asked.decision, AskDestination)
    assert offered(asked, CULT) == ["1: at 1", "1: at 3"]
    assert [refused(asked, f"at {position}") for position in (2, 4)] == ["LR-13.3", "LR-13.3"]
    assert asked.cult.funds == 3
    state, happened = told(asked, "at 3")

    assert happened[0] == events.CultistMoved("brute", 2, 3)
    assert [cultist.position for cultist in state.cult.cultists] == [1, 3]
    assert state.cult.funds == 4


@pytest.mark.rule("LR-13.3", "LR-R5", "LR-R30")
def test_with_no_other_location_no_cultist_is_moved() -> None:
    assert skipped(rite("shift", cultists=[On(1, "acolyte 2")], row=(spot("harbour"), None, None)), "play rite")
    assert skipped(rite("shift"), "play rite"), "nor where there is no Cultist"


@pytest.mark.rule("LR-5.2.5", "LR-R35")
def test_a_cultist_that_has_moved_itself_places_its_mark_where_it_stands_now() -> None:
    state = table("cult", cultists=[On(1, "acolyte 2 = mark shift mark")])

    state = play(state, "activate acolyte", "cultist acolyte", "at 2")

    assert [at(state, n).marks for n in (1, 2, 3)] == [1, 1, 0]
    assert state.cult.cultists == (Cultist("acolyte", 2, ready=False),)


@pytest.mark.rule("LR-R10", "LR-R30")
def test_a_cultist_that_has_removed_itself_has_no_place_left() -> None:
    state = table("cult", cultists=[On(1, "acolyte 2 = discard mark wound fund")])

    state, happened = told(state, "activate acolyte", "cultist acolyte")

    assert names(happened)[-3:] == ["IconSkipped", "IconSkipped", "FundsGained"]
    assert (at(state, 1).marks, state.adventurer.wounds) == (0, 0)


# ------------------------------------------------------------------ Marks and Clues removed


@pytest.mark.rule("LR-13.2", "LR-5.2.3")
def test_her_card_may_remove_marks_where_she_is() -> None:
    row = (spot("harbour", marks=1), spot("library", marks=3), ROW[2])

    state, happened = told(table(hand=["salt = remove-mark remove-mark"], row=row), "play salt")

    assert [at(state, n).marks for n in (1, 2, 3)] == [0, 3, 0]
    assert happened[1:] == (events.MarksRemoved(1, 1, 0), events.IconSkipped(HER, "remove-mark"))


@pytest.mark.rule("LR-13.2", "LR-R30")
def test_where_she_may_choose_she_removes_a_mark_where_there_is_one() -> None:
    row = (ROW[0], spot("library", marks=3), spot("crypt", marks=1))
    asked = play(table(hand=["salt = remove-mark@chosen"], row=row), "play salt")
    assert offered(asked, HER) == ["0: at 2", "0: at 3"]
    assert refused(asked, "at 1") == "LR-R11"

    assert [at(play(asked, "at 2"), n).marks for n in (1, 2, 3)] == [0, 2, 1]
    assert skipped(table(hand=["salt = remove-mark@chosen"]), "play salt")


@pytest.mark.rule("LR-13.2", "LR-5.2.4")
@pytest.mark.parametrize(
    ("where", "clues"), [("", (2, 1, 1)), ("@hers", (1, 2, 1)), ("@every", (1, 1, 1)), ("@chosen", (2, 2, 0))]
)
def test_a_cultist_may_remove_clues(where: str, clues: tuple[int, int, int]) -> None:
    row = (spot("harbour", clues=2), spot("library", clues=2), spot("crypt", clues=1))
    state = table("cult", row=row, cultists=[On(2, f"acolyte 2 = remove-clue{where}"), On(1, "brute 2")])

    state = play(state, "activate acolyte", *(["at 3"] if where == "@chosen" else []))

    assert tuple(at(state, n).clues for n in (1, 2, 3)) == clues


@pytest.mark.rule("LR-13.2", "LR-R30")
def test_where_no_clue_lies_none_is_removed() -> None:
    row = (ROW[0], spot("library", clues=1), spot("crypt", clues=0, up=True, used=True))

    assert skipped(rite("remove-clue@hers", row=row), "play rite")
    assert offered(play(rite("remove-clue@chosen", row=row), "play rite"), CULT) == ["1: at 2"]


# ------------------------------------------------------------------ cards: recover, return


@pytest.mark.rule("LR-5.1.1", "LR-R21")
def test_a_card_of_ones_choice_comes_back_from_ones_own_discard_pile() -> None:
    state = table(hand=["diary = recover"], discard=["torch = fund", "gun = shot"], cult_discard=["acolyte 2"])
    asked = play(state, "play diary")
    assert isinstance(asked.decision, AskRecover)
    assert offered(asked, HER) == ["0: recover torch", "0: recover gun"], "not the card that is being resolved"
    assert [refused(asked, f"recover {card}") for card in ("acolyte", "diary")] == ["LR-5.1.1"] * 2

    state, happened = told(asked, "recover torch")

    assert happened == (events.CardRecovered(HER, "torch"),)
    assert (state.adventurer.cards.hand, state.adventurer.cards.discard) == (("torch",), ("gun", "diary"))


@pytest.mark.rule("LR-5.1.1")
def test_nothing_is_recovered_without_such_an_icon() -> None:
    assert refused(table(discard=["torch = fund"]), "recover torch") == "LR-5.1.1"


@pytest.mark.rule("LR-R21", "LR-6.1.2", "LR-R30")
def test_into_a_hand_of_eight_no_card_comes_back() -> None:
    others = ["a", "b", "c", "d", "e", "f", "g"]
    full = table(hand=["diary = draw recover", *others], deck=["x"], discard=["torch = fund"])

    state, happened = told(full, "play diary")

    assert names(happened) == ["CardPlayed", "CardsDrawn", "IconSkipped"]
    assert (len(state.adventurer.cards.hand), state.adventurer.cards.discard) == (8, ("torch", "diary"))
    assert skipped(table(hand=["diary = recover"]), "play diary"), "nor from an empty pile"


@pytest.mark.rule("LR-5.1.1")
@pytest.mark.parametrize("ask", ["adventurer", "cult"])
def test_a_card_may_say_that_it_goes_back_on_the_deck(ask: str) -> None:
    state = table(
        ask, hand=["coin = fund return"], deck=["a"], cult_hand=["rite | action fund return"], cult_deck=["x"]
    )

    state, happened = told(state, {"adventurer": "play coin", "cult": "play rite"}[ask])

    side, card = (state.adventurer, "coin") if ask == "adventurer" else (state.cult, "rite")
    assert (side.cards.deck[0], len(side.cards.deck), side.cards.discard, side.cards.played) == (card, 2, (), None)
    assert happened[-1] == events.CardPutOnDeck(side.seat, card)


# ------------------------------------------------------------------ a Relic


@pytest.mark.rule("LR-9.1.3", "LR-2.4", "LR-R3")
def test_the_cult_takes_a_relic_of_its_choice_from_the_supply() -> None:
    asked = play(rite("relic fund", relics="DD"), "play rite")
    assert isinstance(asked.decision, AskRelic)
    assert offered(asked, CULT) == [f"1: relic {kind}" for kind in "ABCEF"]
    assert refused(asked, "relic D") == "LR-R3"

    state, happened = told(asked, "relic B")

    assert (state.cult.relics, len(state.ritual.supply), state.cult.funds) == (("B", "D", "D"), 12, 4)
    assert happened[0] == events.RelicsGained(CULT, ("B",))


@pytest.mark.rule("LR-9.1.3", "LR-R24")
def test_the_sixth_relic_summons_whatever_it_comes_from() -> None:
    asked = play(rite("relic fund", relics="ABCDE"), "play rite")
    assert not play(asked, "relic A").is_over

    state = play(asked, "relic F")

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason, state.cult.funds) == ((CULT,), "summoning", 3)


@pytest.mark.rule("LR-R3", "LR-R30")
@pytest.mark.parametrize("endless", [False, True])
def test_without_a_token_in_the_supply_there_is_none_to_take(endless: bool) -> None:
    state = rite("relic", tokens={"A": 2}, need="AAAAAA", stolen="AA", options={"unlimited_relics": endless})

    assert skipped(state, "play rite") is not endless
