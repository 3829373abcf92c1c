"""What is said to a wish that is refused: by which rule, how much there is, whose choice it is."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules.kernel import parse_action
from rlyeh_rules.last_relic import AskDestination, AskRecover, State

from .doctored import eliminated, fleeing, laying, ordering, sharing
from .table import CULT, ROW, On, play, refused, spot, table


def said(state: State, text: str) -> tuple[str | None, str]:
    """The rule that refuses a wish, and what the player is told."""
    refusal = state.why_not(parse_action(state, text))
    assert refusal is not None
    assert refused(state, text) == refusal.rule
    return refusal.rule, refusal.message


# ------------------------------------------------------------------ needs

TWO: Final = [On(1, "acolyte 2"), On(1, "nun 2")]
"""Two Cultists where she is."""


@pytest.mark.rule("LR-7.1.13", "LR-7.1.12")
@pytest.mark.parametrize(
    ("need", "what", "message"),
    [
        ("clue", {}, "That needs 1 Clue at your Location; there are no Clues."),
        ("2 clues", {"row": (spot(clues=1), *ROW[1:])}, "That needs 2 Clues at your Location; there is 1 Clue."),
        ("3 cultists", {"cultists": TWO}, "That needs 3 Cultists at your Location; there are 2 Cultists."),
        ("2 wounds", {"wounds": 1}, "That needs 2 Wounds on you; there is 1 Wound."),
        ("madness", {"wounds": 3}, "That needs 1 Madness token on you; there are no Madness tokens."),
        ("4 damage", {"wounds": 2, "madness": 1}, "That needs 4 damage tokens on you; there are 3 damage tokens."),
    ],
)
def test_the_adventurer_is_told_what_a_way_needs_and_what_there_is(
    need: str, what: dict[str, Any], message: str
) -> None:
    state = table(hand=[f"net = fund / [{need}] fund fund"], **what)

    assert said(state, "play net b") == ("LR-7.1.13", message)


@pytest.mark.rule("LR-R31")
@pytest.mark.parametrize(
    ("need", "what", "message"),
    [
        ("3 cultists", {"cultists": TWO[:1]}, "That needs 3 Cultists at her Location; there is 1 Cultist."),
        ("2 wounds", {"madness": 1}, "That needs 2 Wounds on the Adventurer; there are no Wounds."),
        ("2 madness", {"madness": 1}, "That needs 2 Madness tokens on the Adventurer; there is 1 Madness token."),
        ("damage", {}, "That needs 1 damage token on the Adventurer; there are no damage tokens."),
    ],
)
def test_the_cult_is_told_so_of_the_adventurer(need: str, what: dict[str, Any], message: str) -> None:
    cultists = [*what.get("cultists", ()), On(2, f"seer 2 = fund / [{need}] mark")]
    state = table("cult", cult_hand=[f"rite | action [{need}] fund"], **what | {"cultists": cultists})

    assert said(state, "play rite") == ("LR-R31", message)
    assert said(state, "activate seer b") == ("LR-R31", message)


# ------------------------------------------------------------------ which card, which box


@pytest.mark.rule("LR-8.1.1", "LR-7.1.1")
@pytest.mark.parametrize("verb", ["play", "permanent"])
@pytest.mark.parametrize("card", ["psalm", "hymn", "idol", "lens"])
def test_a_card_that_is_not_in_hand_is_refused_each_side_by_its_own_rule(verb: str, card: str) -> None:
    what: dict[str, Any] = {
        "cult_deck": ["psalm | action fund"],
        "cult_discard": ["hymn | permanent price -1"],
        "cult_permanents": ["idol | permanent price -1"],
        "market": ["lens $3 = clue // 2 = mark"],
    }
    message = f"{card.title()} is not in your hand."

    assert said(table("cult", **what), f"{verb} {card}") == ("LR-8.1.1", message)
    assert said(table(**what), f"{verb} {card}") == ("LR-7.1.1", message)


@pytest.mark.rule("LR-5.3.2")
@pytest.mark.parametrize(
    ("text", "rule", "message"),
    [
        ("permanent rite", "LR-5.3.2", "Rite is of the other kind: play it for its icons."),
        ("play idol", "LR-5.3.2", "Idol is of the other kind: play it as a permanent card."),
        ("play monk", "LR-8.1.3", "Monk does nothing when it is played from hand."),
        ("permanent monk", "LR-8.1.3", "Monk does nothing when it is played from hand."),
    ],
)
def test_a_cult_card_is_played_for_a_box_that_it_has(text: str, rule: str, message: str) -> None:
    hand = ["rite | action fund", "idol | permanent price -1", "monk 2 = mark | deployed when ready: fund"]

    assert said(table("cult", cult_hand=hand), text) == (rule, message)


# ------------------------------------------------------------------ something has to be chosen first

TARGETS: Final = [
    ("boots = move", (), "Move your figure to another Location."),
    ("gun = shot", (), "Place a Shot on which Cultist at your Location?"),
    ("trap = eliminate", (), "Choose the Cultist to which the icon applies."),
    ("book = clue@chosen", (), "Choose the Location where the icon applies."),
    ("files = recover", (), "Take a card from your discard pile into your hand."),
    ("rite | action mark@chosen", (), "Choose the Location where the icon applies."),
    ("rite | action ready", (), "Choose the Cultist to which the icon applies."),
    ("rite | action shift", ("cultist acolyte",), "Move the Cultist to another Location."),
    ("rite | action recover", (), "Take a card from your discard pile into your hand."),
    ("rite | action relic", (), "Take a Relic token from the supply."),
]
"""Every icon that asks for a target: whose card, what is chosen before, what is asked."""
WISHES: Final = ("pass", "play other", "permanent other", "discover", "steal A", "ability 1")


@pytest.mark.rule("LR-R30", "LR-6.3.2")
@pytest.mark.parametrize(("card", "more", "asked"), TARGETS)
def test_a_target_has_to_be_chosen_first_and_the_other_player_is_told_by_whom(
    card: str, more: tuple[str, ...], asked: str
) -> None:
    name, cults = card.partition(" ")[0], "|" in card
    state = table(
        "cult" if cults else "adventurer",
        hand=["other = fund", *([] if cults else [card])],
        discard=["old = fund"],
        cult_hand=["other | action fund", *([card] if cults else [])],
        cult_discard=["dirge | action fund"],
        cultists=[On(1, "acolyte 2 = fund", ready=False)],
    )
    state = play(state, f"play {name}", *more)
    assert state.waiting_on == ((CULT,) if cults else (0,))

    (chooser, by), other = ((1, "Bram"), 0) if cults else ((0, "Ada"), 1)
    wishes = ("pass", "play other", "activate acolyte") if cults else WISHES
    assert [said(state, f"{chooser}: {text}") for text in wishes] == [
        ("LR-R30", f"Something has to be chosen first: {asked}")
    ] * len(wishes)
    assert said(state, f"{other}: pass") == ("LR-R30", f"Something has to be chosen first by {by}.")


@pytest.mark.rule("LR-8.2.7")
@pytest.mark.parametrize(
    ("state", "chooser", "asked"),
    [
        (fleeing(), 0, "Your Location is resolved: move your figure to another."),
        (sharing(), 1, "One Clue is left over: which Location gets it?"),
        (laying(), 1, "Lay one of the two Locations face down; the other goes under the deck."),
        (ordering(), 1, "Several Locations have Marks enough: which one is resolved first?"),
    ],
    ids=["a figure flees", "a Clue is left over", "a Location is laid", "an order is chosen"],
)
def test_in_a_resolution_it_is_the_resolution_that_comes_first(state: State, chooser: int, asked: str) -> None:
    by = ("Ada", "Bram")[chooser]

    assert said(state, f"{chooser}: pass") == ("LR-8.2.7", f"Something has to be chosen first: {asked}")
    assert said(state, f"{1 - chooser}: pass") == ("LR-8.2.7", f"Something has to be chosen first by {by}.")


@pytest.mark.rule("LR-R30")
def test_a_target_that_is_asked_for_in_the_middle_of_a_resolution_comes_before_that() -> None:
    state = eliminated()
    assert isinstance(state.decision, AskRecover)

    assert [refused(state, f"{seat}: pass") for seat in (0, 1)] == ["LR-R30"] * 2


# ------------------------------------------------------------------ in the Deployment Phase


@pytest.mark.rule("LR-8.2.7", "LR-6.2.1", "LR-8.2.17")
def test_nothing_is_deployed_before_a_resolution_is_done_that_interrupts_the_deployment() -> None:
    row = (spot("harbour", marks=4, clues=3), *ROW[1:])
    state = table("deploy", row=row, cult_hand=["herald 1 | deployed cost -1 @here", "late 1"])
    fleeing_ = play(state, "deploy herald at 1")
    sharing_ = play(fleeing_, "move 2")
    laying_ = play(sharing_, "clue 3")

    by_her = "Something has to be chosen first by Ada."
    assert [said(fleeing_, f"1: {text}") for text in ("deploy late at 2", "done")] == [("LR-8.2.7", by_her)] * 2
    for asked in (sharing_, laying_):
        assert [refused(asked, f"1: {text}") for text in ("deploy late at 2", "done")] == ["LR-8.2.7"] * 2
    assert refused(laying_, "0: done") == refused(laying_, "0: deploy late at 2") == "LR-6.2.1"
    assert play(laying_, "lay p", "deploy late at 2", "done").decision.kind == "AskAdventurer"


@pytest.mark.rule("LR-R30", "LR-6.2.1")
def test_nor_before_the_target_of_an_icon_is_chosen() -> None:
    state = table(
        "deploy",
        cultists=[On(1, "guard 2 | eliminated mark@chosen", shots=1)],
        cult_hand=["curse 1 | deployed resistance -1 @others", "late 1"],
    )
    state = play(state, "deploy curse at 1")

    assert [refused(state, f"1: {text}") for text in ("deploy late at 2", "done")] == ["LR-R30"] * 2
    assert play(state, "at 3", "deploy late at 2", "done").decision.kind == "AskAdventurer"


# ------------------------------------------------------------------ whose choice it is


@pytest.mark.rule("LR-R35", "LR-R30")
def test_who_does_not_choose_the_place_or_the_cultist_is_told_who_does() -> None:
    cultists = [On(1, "herald 1 | eliminated mark@chosen eliminate shift"), On(1, "nun 2"), On(2, "far 2")]
    place = play(table(hand=["gun = shot"], cultists=cultists), "play gun", "shoot herald")
    whom = play(place, "at 3")
    moved = play(whom, "cultist nun", "cultist far")
    assert isinstance(moved.decision, AskDestination)

    its = "It is for Bram to choose."
    assert said(place, "0: at 2") == ("LR-R11", its)
    assert said(whom, "0: cultist nun") == ("LR-R30", its)
    assert said(moved, "0: at 3") == ("LR-13.3", its)
    assert said(place, "0: cultist nun") == ("LR-13.3", "No icon asks for a Cultist now.")
    assert said(whom, "0: at 2") == ("LR-5.2.5", "No icon asks for a Location now.")


@pytest.mark.rule("LR-R11", "LR-R30")
def test_so_is_the_cult_where_she_chooses() -> None:
    state = table(hand=["book = clue@chosen discard"], cultists=[On(1, "nun 2")])
    place = play(state, "play book")
    whom = play(place, "at 3")

    assert said(place, "1: at 2") == ("LR-R11", "It is for Ada to choose.")
    assert said(whom, "1: cultist nun") == ("LR-R30", "It is for Ada to choose.")


# ------------------------------------------------------------------ where to

LEFT: Final = (spot("harbour", marks=4), None, spot("crypt"))
"""A row with an empty space."""


@pytest.mark.rule("LR-8.2.13", "LR-7.1.7")
def test_there_is_nowhere_to_go_but_to_a_location_be_it_by_an_icon_or_in_flight() -> None:
    flees = play(table("cult", row=LEFT, cultists=[On(1, "digger 1 = mark")]), "activate digger")
    moves = play(table(row=LEFT, hand=["boots = move"]), "play boots")

    for position in (2, 4):
        message = f"There is no Location in position {position}; there are Locations in 1 and 3."
        assert said(flees, f"move {position}") == ("LR-8.2.13", message)
        assert said(moves, f"move {position}") == ("LR-7.1.7", message)


@pytest.mark.rule("LR-6.2.2", "LR-R5")
def test_where_no_location_is_left_that_is_said() -> None:
    state = table("deploy", at=None, row=(None, None, None), location_deck=(), cult_hand=["late 1"])

    assert said(state, "deploy late at 2") == (
        "LR-6.2.2",
        "There is no Location in position 2; there are none left.",
    )
