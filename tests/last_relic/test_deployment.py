"""Deployment Phase: which cards the Cult deploys, where, and what they do from that moment on."""

from __future__ import annotations

import pytest

from rlyeh_rules import HIDDEN, NotationError, parse_action
from rlyeh_rules.last_relic import AskDeploy, Cultist, State, events
from rlyeh_rules.last_relic.continuous import resistance_of

from .table import CULT, HER, On, names, offered, play, refused, spot, table, to_next_round, told


def deployed(state: State) -> list[tuple[str, int]]:
    """The deployed Cultists and where they stand."""
    return [(cultist.card, cultist.position) for cultist in state.cult.cultists]


# ------------------------------------------------------------------ any number


@pytest.mark.rule("LR-6.2.1")
def test_a_whole_hand_can_be_deployed_to_one_location_for_nothing() -> None:
    state = table("deploy", cult_hand=["a 1", "b 2", "c 1", "d 3", "e 1"], cult_funds=3)

    state = play(state, *(f"deploy {card} at 2" for card in "abcde"))

    assert state.cult.cards.hand == ()
    assert deployed(state) == [("a", 2), ("b", 2), ("c", 2), ("d", 2), ("e", 2)]
    assert state.cult.funds == 3
    assert offered(state, CULT) == ["1: done"]


@pytest.mark.rule("LR-6.2.1")
def test_none_need_be_deployed() -> None:
    state = table("deploy", cult_hand=["a 1", "b 2"])

    state, happened = told(state, "done")

    assert names(happened) == ["DeploymentEnded", "PhaseBegan"]
    assert (state.cult.cards.hand, state.cult.cultists) == (("a", "b"), ())
    assert state.waiting_on == (HER,)


@pytest.mark.rule("LR-6.2.1", "LR-6.2.2")
def test_every_cultist_in_hand_is_offered_at_every_location() -> None:
    state = table("deploy", cult_hand=["a 1", "b 2"], row=(spot("harbour"), None, spot("crypt", up=True)))

    assert offered(state, CULT) == [
        "1: done",
        "1: deploy a at 1",
        "1: deploy a at 3",
        "1: deploy b at 1",
        "1: deploy b at 3",
    ]


@pytest.mark.rule("LR-6.2.1")
@pytest.mark.parametrize("card", ["sleeper", "fallen", "rite", "torch", "lens"])
def test_what_is_not_in_the_hand_of_the_cult_cannot_be_deployed(card: str) -> None:
    state = table(
        "deploy",
        cult_hand=["a 1"],
        cult_deck=["sleeper 1"],
        cult_discard=["fallen 1"],
        cult_permanents=["rite 1 | permanent price -1"],
        hand=["torch"],
        market=["lens $1 // 2 = mark"],
    )

    assert refused(state, f"deploy {card} at 1") == "LR-6.2.1"


@pytest.mark.rule("LR-6.2.1")
@pytest.mark.parametrize("text", ["0: deploy torch at 1", "0: deploy a at 1", "0: done"])
@pytest.mark.parametrize("ask", ["deploy", "adventurer"])
def test_the_adventurer_deploys_nothing(ask: str, text: str) -> None:
    state = table(ask, hand=["torch"], cult_hand=["a 1"])

    assert refused(state, text) == "LR-6.2.1"


@pytest.mark.rule("LR-6.2.1")
@pytest.mark.parametrize("ask", ["adventurer", "cult", "buy", "cult buys", "reserve"])
def test_nothing_is_deployed_outside_the_phase(ask: str) -> None:
    state = table(ask, cult_hand=["a 1"])

    assert refused(state, "1: deploy a at 1") == "LR-8.0.1"
    assert offered(state, CULT, "deploy") == []


@pytest.mark.rule("LR-R9")
def test_only_a_card_with_a_resistance_can_be_deployed() -> None:
    state = table("deploy", cult_hand=["a 1", "rite | action fund", "seal | permanent price -1"])

    assert offered(state, CULT, "deploy") == ["1: deploy a at 1", "1: deploy a at 2", "1: deploy a at 3"]
    assert refused(state, "deploy rite at 1") == refused(state, "deploy seal at 1") == "LR-R9"
    assert play(state, "done", "0: pass", "play rite").cult.funds == 4


@pytest.mark.rule("LR-R9")
def test_a_bought_card_is_deployed_if_its_cult_half_is_a_cultist() -> None:
    state = table("cult buys", market=["lens $1 = clue // | action fund", "rope $1 = move // 2 = mark"])

    state, _ = to_next_round(play(state, "buy lens", "0: pass", "buy rope"))

    assert state.cult.cards.hand == ("lens", "rope")
    assert refused(state, "deploy lens at 1") == "LR-R9"
    assert deployed(play(state, "deploy rope at 1")) == [("rope", 1)]


# ------------------------------------------------------------------ face up, anywhere


@pytest.mark.rule("LR-6.2.2")
@pytest.mark.parametrize("up", [False, True])
@pytest.mark.parametrize("figure", [1, 3])
def test_a_cultist_is_laid_at_any_location_hidden_or_not_with_or_without_her(up: bool, figure: int) -> None:
    state = table("deploy", at=figure, cult_hand=["a 1"], row=(spot("harbour", up=up), spot("library"), spot("crypt")))

    state, happened = told(state, "deploy a at 1")

    assert state.cult.cultists == (Cultist("a", 1, ready=True, shots=0),)
    assert names(happened) == ["CultistDeployed"]


@pytest.mark.rule("LR-6.2.2")
def test_both_players_see_who_is_deployed_but_not_what_is_left_in_hand() -> None:
    state = table("deploy", at=1, cult_hand=["a 1", "b 2", "c 1"])

    state, (event,) = told(state, "deploy a at 1")

    assert state.view(HER).cult.cultists == state.view(CULT).cult.cultists == (Cultist("a", 1, ready=True),)
    assert event.seen_by(HER) == event.seen_by(CULT) == events.CultistDeployed(CULT, "a", 1)
    assert state.view(HER).cult.cards.hand == (HIDDEN, HIDDEN)
    assert state.view(CULT).cult.cards.hand == ("b", "c")


@pytest.mark.rule("LR-6.2.2")
@pytest.mark.parametrize("position", [-1, 0, 2, 4])
def test_there_must_be_a_location_in_the_row(position: int) -> None:
    state = table("deploy", cult_hand=["a 1"], row=(spot("harbour"), None, spot("crypt")))

    assert refused(state, f"deploy a at {position}") == "LR-6.2.2"


# ------------------------------------------------------------------ what it does from that moment


@pytest.mark.rule("LR-6.2.3")
@pytest.mark.parametrize("first", ["captain", "guard"])
def test_what_a_deployed_cultist_does_is_on_at_once(first: str) -> None:
    state = table("deploy", cult_hand=["captain 2 | deployed resistance +1 @others", "guard 2", "far 2"])
    second = {"captain": "guard", "guard": "captain"}[first]

    state = play(state, f"deploy {first} at 1", f"deploy {second} at 1", "deploy far at 2")

    assert isinstance(state.decision, AskDeploy)
    assert {cultist.card: resistance_of(state, cultist) for cultist in state.cult.cultists} == {
        "captain": 2,
        "guard": 3,
        "far": 2,
    }


@pytest.mark.rule("LR-6.2.3")
def test_it_is_off_as_long_as_the_card_is_in_hand() -> None:
    state = table("deploy", cultists=[On(1, "guard 2")], cult_hand=["captain 2 | deployed resistance +1 @others"])

    assert resistance_of(state, state.cult.cultists[0]) == 2


@pytest.mark.rule("LR-6.2.3")
def test_whoever_has_shots_enough_by_it_is_eliminated_in_the_deployment_phase() -> None:
    state = table(
        "deploy",
        cultists=[On(1, "guard 2 | eliminated wound", shots=1)],
        cult_hand=["curse 1 | deployed resistance -1 @others", "late 1"],
    )

    state, happened = told(state, "deploy curse at 1")

    assert names(happened) == ["CultistDeployed", "CultistEliminated", "EffectSetOff", "WoundTaken"]
    assert deployed(state) == [("curse", 1)]
    assert offered(state, CULT, "deploy late") == [f"1: deploy late at {at}" for at in (1, 2, 3)]


@pytest.mark.rule("LR-6.2.3", "LR-R38", "LR-8.2.7")
def test_a_location_with_marks_enough_by_it_is_resolved_before_the_next_card_is_deployed() -> None:
    state = table(
        "deploy",
        at=1,
        row=(spot("harbour", marks=4), spot("library"), spot("crypt")),
        cult_hand=["herald 1 | deployed cost -1 @here", "late 1"],
    )

    state, happened = told(state, "deploy herald at 1")
    assert names(happened)[:3] == ["CultistDeployed", "LocationRevealed", "LocationResolved"]
    assert offered(state, HER) == ["0: move 2", "0: move 3"], "she has to go, though she does not react"
    assert refused(state, "1: deploy late at 1") == "LR-8.2.7"
    assert refused(state, "1: done") == "LR-8.2.7"

    state = play(state, "0: move 2", "1: lay p", "1: deploy late at 1")
    assert deployed(state) == [("late", 1)]
    assert state.cult.cards.discard == ("herald",)
    assert isinstance(state.decision, AskDeploy)


# ------------------------------------------------------------------ card by card


@pytest.mark.rule("LR-R38")
def test_cards_are_deployed_one_by_one_until_the_cult_is_done() -> None:
    state = table("deploy", cult_hand=["a 1", "b 1"], hand=["torch = fund"])

    for text, left in (("deploy a at 1", ("b",)), ("deploy b at 3", ())):
        state, happened = told(state, text)
        assert names(happened) == ["CultistDeployed"]
        assert (state.cult.cards.hand, state.waiting_on) == (left, (CULT,))
        assert offered(state, HER) == [], "the Adventurer cannot react"
        assert refused(state, "0: play torch") == "LR-6.2.1"

    assert play(state, "done").waiting_on == (HER,)


@pytest.mark.rule("LR-R38", "LR-13.3")
def test_a_card_that_lies_is_not_taken_back_or_moved_in_the_same_phase() -> None:
    state = play(table("deploy", cult_hand=["a 1", "b 1"]), "deploy a at 1")

    assert refused(state, "deploy a at 2") == refused(state, "deploy a at 1") == "LR-13.3"
    with pytest.raises(NotationError):
        parse_action(state, "undeploy a")


@pytest.mark.rule("LR-R38")
def test_who_is_done_deploys_no_more() -> None:
    state = play(table("deploy", cult_hand=["a 1"]), "done", "0: pass")

    assert refused(state, "1: deploy a at 1") == "LR-8.0.1"


# ------------------------------------------------------------------ in which round it acts


def two_generations(**options: bool) -> State:
    """The Adventurer has passed in a round in which a second Cultist has joined a first one."""
    state = table(
        "deploy", round=1, cult_hand=["old 1 = fund", "new 1 = fund"], cult_deck=["spare"], options=dict(options)
    )
    state, _ = to_next_round(play(state, "deploy old at 1"))
    return play(state, "deploy new at 2", "done", "0: pass")


@pytest.mark.rule("LR-6.2.4", "LR-R7")
def test_cultists_of_this_round_and_of_earlier_ones_can_be_activated_alike() -> None:
    state = two_generations()

    assert [cultist.ready for cultist in state.cult.cultists] == [True, True]
    assert offered(state, CULT, "activate") == ["1: activate old", "1: activate new"]
    assert play(state, "activate new", "0: pass", "activate old").cult.funds == state.cult.funds + 2


@pytest.mark.rule("LR-R7")
def test_an_option_lets_a_new_cultist_wait_for_the_next_round() -> None:
    state = two_generations(fresh_cultists_wait=True)

    assert offered(state, CULT, "activate") == ["1: activate old"]
    assert refused(state, "activate new") == "LR-R7"

    state, happened = to_next_round(state)
    assert [event.count for event in happened if isinstance(event, events.CultistsCounted)] == [2]
    assert "CultistReadied" not in names(happened), "it was ready all the time"
    state = play(state, "done", "0: pass")
    assert offered(state, CULT, "activate") == ["1: activate old", "1: activate new"]


# ------------------------------------------------------------------ it stays, and works as a Cultist only


@pytest.mark.rule("LR-13.3")
@pytest.mark.parametrize("ask", ["deploy", "cult"])
def test_a_cultist_of_an_earlier_round_cannot_be_shifted_or_picked_up(ask: str) -> None:
    state = table(ask, cultists=[On(1, "a 1 = mark")], cult_hand=["b 1"])

    assert refused(state, "1: deploy a at 3") == {"deploy": "LR-13.3", "cult": "LR-8.0.1"}[ask]
    assert refused(state, "1: cultist a") == "LR-13.3"
    for text in ("1: recall a", "1: move a to 2", "1: return a", "1: discard a"):
        with pytest.raises(NotationError):
            parse_action(state, text)
    assert deployed(to_next_round(state)[0]) == [("a", 1)]


@pytest.mark.rule("LR-13.3")
@pytest.mark.parametrize(
    ("row", "answers", "left"),
    [
        ("shift", ("cultist a", "at 3"), [("b", 1), ("a", 3)]),
        ("discard@here", ("cultist a",), [("b", 1)]),
        ("eliminate@here", ("cultist a",), [("b", 1)]),
        ("mark", ("lay p",), []),
    ],
)
def test_it_leaves_by_an_effect_or_with_its_location(
    row: str, answers: tuple[str, ...], left: list[tuple[str, int]]
) -> None:
    state = table(
        "cult",
        at=2,
        cultists=[On(1, f"b 1 = {row}"), On(1, "a 1")],
        row=(spot("harbour", marks=4), spot("library"), spot("crypt")),
    )

    assert deployed(play(state, "activate b", *answers)) == left


@pytest.mark.rule("LR-13.6")
def test_a_cultist_with_a_permanent_ability_is_deployed_like_any_other() -> None:
    state = table("deploy", cult_hand=["priest 2 = fund | permanent price -1 | action fund fund"], cult_funds=1)

    state = play(state, "deploy priest at 1", "done", "0: pass", "activate priest")
    assert state.cult.funds == 2
    state, happened = told(state, "0: pass", "1: pass")
    assert events.CultistsCounted(1) in happened


@pytest.mark.rule("LR-13.6")
def test_neither_its_action_nor_its_permanent_ability_can_be_used_while_it_is_deployed() -> None:
    priest = "priest 2 = fund | permanent price -1 | action fund fund"
    state = table("cult", cultists=[On(1, priest)])

    assert offered(state, CULT) == ["1: pass", "1: activate priest"]
    assert refused(state, "play priest") == "LR-13.6"
    assert refused(state, "permanent priest") == "LR-13.6"


@pytest.mark.rule("LR-13.6")
def test_its_permanent_ability_is_off() -> None:
    priest = "priest 2 | permanent price -1"
    asleep = table("cult buys", cultists=[On(1, priest)], market=["lens $3"], cult_funds=2)
    awake = table("cult buys", cult_permanents=[priest], market=["lens $3"], cult_funds=2)

    assert refused(asleep, "buy lens") == "LR-6.5.3"
    assert play(awake, "buy lens").cult.funds == 0
