"""Discovery: where a space can be investigated, and what becomes of its token."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import GROUND, PARTS, AskClaim, Discovery, Phase, Space, State
from rlyeh_rules.rising.effects import AddToken, DrawDiscovery
from rlyeh_rules.rising.events import DiscoveryDrawn, TokenUsedUp
from rlyeh_rules.rising.vocabulary import Where
from tests.rising.table import green, i, kinds, new, offered, play, played, refused, table
from tests.rising.things import card, item, myth, quiet, spell, use

DEEP = card("deep", item(stress=1), spell("head", stress=1))
OTHER = card("other", item(stress=1), spell("head", stress=1))


def has_token(state: State, space: str) -> bool:
    """Whether a Discovery token lies in a space."""
    return bool(state.board.tokens[Space(space).at])


# ------------------------------------------------------------------ with a token, without one


@pytest.mark.rule("RR-4.1", "RR-17.2")
def test_without_a_token_nothing_is_drawn_and_nothing_else_happens() -> None:
    state = quiet(DEEP, spaces={1: "death-vortex"}, discovery=["deep"], tokens=["north-vortex"])

    state, happened = played(state, "end actions")

    assert (state.turn.who, state.discovery.deck) == (i(2), (Discovery("deep"),))
    assert not {"DiscoveryDrawn", "DiceRolled", "TokenUsedUp"} & set(kinds(happened))


@pytest.mark.rule("RR-4.2", "RR-R23")
def test_one_card_is_drawn_and_the_token_is_gone_before_its_text_is_carried_out() -> None:
    loud = card("loud", item(stress=1), item(stress=1), AddToken(Where.HORROR_VORTEX))
    state = quiet(loud, OTHER, spaces={1: "horror-vortex"}, discovery=["loud", "other"], tokens=["horror-vortex"])

    state, happened = played(state, "end actions")

    names = kinds(happened)
    at = names.index("DiscoveryDrawn")
    assert happened[at : at + 2] == [
        DiscoveryDrawn(i(1), Discovery("loud")),
        TokenUsedUp(Space.HORROR_VORTEX),
    ]
    assert names[at + 2 :] == ["TokenAdded"]
    assert has_token(state, "horror-vortex"), "what the card puts there stays there"
    assert (state.discovery.deck, state.discovery.drawn) == ((Discovery("other"),), (Discovery("loud"),))


@pytest.mark.rule("RR-R23")
def test_the_token_of_the_card_is_for_the_next_investigator() -> None:
    loud = card("loud", item(stress=1), item(stress=1), AddToken(Where.YOUR_SPACE))
    state = quiet(loud, OTHER, discovery=["loud", "other"], tokens=["north-vortex"])

    state = play(state, "end actions", "discard it")
    assert (state.turn.who, has_token(state, "north-vortex")) == (i(2), True)
    state = play(state, "end actions", "discard it")

    assert (state.turn.who, has_token(state, "north-vortex")) == (i(3), False)
    assert state.discovery.deck == ()


@pytest.mark.rule("RR-4.3")
def test_a_card_for_which_nothing_can_be_paid_takes_the_token_with_it() -> None:
    state = quiet(DEEP, stress={1: 4}, discovery=["deep"], tokens=["north-vortex"])

    state, happened = played(state, "end actions")

    assert (state.turn.who, has_token(state, "north-vortex")) == (i(2), False)
    assert (state.discovery.discard, state.investigator(i(1)).cards) == ((Discovery("deep"),), ())
    assert kinds(happened).index("TokenUsedUp") < kinds(happened).index("DiscoveryDiscarded")


@pytest.mark.rule("RR-4.3")
def test_the_token_goes_whether_a_half_is_claimed_or_not() -> None:
    state = play(quiet(DEEP, discovery=["deep"], tokens=["north-vortex"]), "end actions")
    assert not has_token(state, "north-vortex")

    assert not has_token(play(state, "discard it"), "north-vortex")
    assert not has_token(play(state, "claim left"), "north-vortex")


@pytest.mark.rule("RR-4.4")
@pytest.mark.parametrize("dies", [False, True])
def test_who_has_to_fight_leaves_the_token_though_the_enemy_dies(dies: bool) -> None:
    state = quiet(
        DEEP,
        spaces={1: "red-gate"},
        skills={1: {"vengeance-obsession": 1}},
        enemies={"cultist-1": "red-gate 1" if dies else "red-gate"},
        discovery=["deep"],
        tokens=["red-gate"],
    )

    state, happened = played(state, "end actions", "keep", chance=green("S -"))

    assert (bool(state.enemies), "DiscoveryDrawn" in kinds(happened)) == (not dies, False)
    assert (has_token(state, "red-gate"), len(state.discovery.deck)) == (True, 1)


@pytest.mark.rule("RR-4.4")
def test_with_an_empty_deck_the_token_stays() -> None:
    state = quiet(DEEP, discovery=[], found=["deep"], tokens=["north-vortex"])

    state, happened = played(state, "end actions")

    assert (state.turn.who, has_token(state, "north-vortex")) == (i(2), True)
    assert "DiscoveryDrawn" not in kinds(happened)
    assert state.discovery.discard == (Discovery("deep"),), "it is not shuffled anew"


@pytest.mark.rule("RR-4.5")
@pytest.mark.parametrize("part", PARTS)
def test_nobody_investigates_on_a_body_part(part: Space) -> None:
    """Wherever on the ground a token lies."""
    before = quiet(
        DEEP, spaces={1: part}, parts={part: "vulnerable destroyed"}, discovery=["deep"], tokens=[*map(str, GROUND)]
    )

    state, happened = played(before, "end actions")

    assert ("DiscoveryDrawn" in kinds(happened), state.board.tokens) == (False, (1,) * 9)


@pytest.mark.rule("RR-4.5")
def test_a_token_that_is_put_on_a_body_part_is_discarded() -> None:
    rain = myth("rain", AddToken(Where.YOUR_SPACE))
    state = quiet(
        DEEP, mythos=rain, spaces={1: "left-leg"}, parts={"left-leg": "vulnerable destroyed"}, discovery=["deep"]
    )

    state, happened = played(state, "end actions")

    assert (kinds(happened).count("TokensDiscarded"), sum(state.board.tokens), len(state.discovery.deck)) == (1, 0, 1)


@pytest.mark.rule("RR-4.6")
def test_what_is_drawn_by_investigating_is_never_more_than_there_were_tokens() -> None:
    finds = [card(f"find-{number}", item(stress=1), item(stress=1)) for number in range(12)]
    spaces = {1: "north-vortex", 2: "north-vortex", 3: "red-gate", 4: "moon-vortex", 5: "left-leg"}
    state = quiet(
        *finds,
        spaces=spaces,
        discovery=[find.id for find in finds],
        tokens=["north-vortex", "moon-vortex"],
        parts={"left-leg": "vulnerable destroyed"},
    )

    drawn = 0
    for _ in range(15):
        state, happened = played(state, "end actions")
        drawn += kinds(happened).count("DiscoveryDrawn")
        if isinstance(state.decision, AskClaim):
            state = play(state, "discard it")

    assert (state.turn.number, drawn, sum(state.board.tokens), len(state.discovery.deck)) == (22, 2, 0, 10)


@pytest.mark.rule("RR-4.6")
def test_a_new_game_has_eight_tokens() -> None:
    state = new()
    assert sum(state.board.tokens) == 8


@pytest.mark.rule("RR-4.1")
def test_investigating_is_not_for_who_lies_on_the_ground_and_not_an_action() -> None:
    state = quiet(
        DEEP, insanity={1: "catatonia"}, minds={1: {"lying": True}}, discovery=["deep"], tokens=["north-vortex"]
    )
    assert not any("investigate" in action for action in offered(state))

    state = play(state, "end actions")

    assert (state.turn.who, has_token(state, "north-vortex")) == (i(2), True)


@pytest.mark.rule("RR-4.2", "RR-25.1")
def test_the_player_of_the_investigator_decides_and_everybody_sees_the_card() -> None:
    state = play(quiet(DEEP, seats=2, turn=2, discovery=["deep"], tokens=["north-vortex"]), "1: end actions")

    assert (offered(state, 1), offered(state, 2)) == ([], ["claim left", "claim right", "discard it"])
    assert state.turn.phase is Phase.INVESTIGATE_OR_FIGHT
    assert refused(state, "0: discard it") == "RR-25.1"
    for viewer in (0, 1, None):
        assert state.view(viewer).discovery.drawn == (Discovery("deep"),)


# ------------------------------------------------------------------ drawing without investigating


def _calls(space: str, **options: Any) -> State:
    """An item in hand that draws a Discovery card."""
    call = card("call", item(use(DrawDiscovery(1))))
    state = quiet(
        call,
        DEEP,
        OTHER,
        spaces={1: space},
        cards={1: ["call left"]},
        discovery=["deep", "other"],
        tokens=["north-vortex"],
        **options,
    )
    return play(state, "use call 1", "discard it")


@pytest.mark.rule("RR-R22")
def test_a_card_draws_another_without_a_token() -> None:
    state = _calls("red-gate")

    assert (state.discovery.discard, has_token(state, "north-vortex")) == ((Discovery("deep"),), True)


@pytest.mark.rule("RR-R22")
@pytest.mark.parametrize(("option", "stays"), [("any-draw", False), ("investigating-only", True)])
def test_whether_such_a_draw_takes_the_token_of_the_space_is_an_option(option: str, stays: bool) -> None:
    state = _calls("north-vortex", token_removed_by=option)

    assert has_token(state, "north-vortex") is stays


@pytest.mark.rule("RR-R22")
def test_if_nothing_else_is_said_any_draw_takes_it() -> None:
    assert not has_token(_calls("north-vortex"), "north-vortex")


@pytest.mark.rule("RR-R22")
@pytest.mark.parametrize("option", ["any-draw", "investigating-only"])
def test_investigating_takes_the_token_with_either_option(option: str) -> None:
    state = quiet(DEEP, discovery=["deep"], tokens=["north-vortex"], token_removed_by=option)

    assert not has_token(play(state, "end actions"), "north-vortex")


@pytest.mark.rule("RR-R22", "RR-R23")
def test_a_card_whose_text_draws_another_is_settled_first_by_the_inner_one() -> None:
    chain = card("chain", item(stress=1), item(stress=1), DrawDiscovery(1))
    state = quiet(chain, DEEP, discovery=["chain", "deep"], tokens=["north-vortex"])

    state = play(state, "end actions")
    assert state.discovery.drawn == (Discovery("chain"), Discovery("deep"))
    state = play(state, "claim right")
    assert (state.discovery.drawn, [held.card for held in state.investigator(i(1)).cards]) == (("chain",), ["deep"])
    state = play(state, "discard it")

    assert (state.discovery.drawn, state.discovery.discard) == ((), ("chain",))


@pytest.mark.rule("RR-R22")
def test_two_are_drawn_one_after_the_other_as_long_as_there_are_any() -> None:
    call = card("call", item(use(DrawDiscovery(3))))
    state = quiet(call, DEEP, OTHER, cards={1: ["call left"]}, discovery=["deep", "other"])

    state = play(state, "use call 1")
    assert state.discovery.drawn == (Discovery("deep"),)
    state = play(state, "claim left")
    assert state.discovery.drawn == (Discovery("other"),)
    state = play(state, "claim right")

    assert ([held.card for held in state.investigator(i(1)).cards], state.decision.rule if state.decision else "") == (
        ["call", "deep", "other"],
        "RR-12.3",
    )


# ------------------------------------------------------------------ one token a space


@pytest.mark.rule("RR-R24")
def test_a_second_token_is_left_out() -> None:
    rain = myth("rain", AddToken(Where.EACH_GATE))
    state = quiet(mythos=rain, tokens=["red-gate"])

    state, happened = played(state, "end actions")

    assert [kind for kind in kinds(happened) if "Token" in kind] == ["TokenAdded", "TokenAdded"]
    assert [has_token(state, gate) for gate in ("red-gate", "yellow-gate", "blue-gate")] == [True] * 3
    assert max(state.board.tokens) == 1


@pytest.mark.rule("RR-R24")
def test_where_a_space_is_chosen_only_one_without_a_token_can_be() -> None:
    horn = card("horn", item(use(AddToken(Where.A_GATE))))
    state = quiet(horn, cards={1: ["horn left"]}, tokens=["red-gate"])

    state = play(state, "use horn 1")

    assert offered(state) == ["choose space yellow-gate", "choose space blue-gate"]
    assert refused(state, "0: choose space red-gate") == "RR-25.3"


@pytest.mark.rule("RR-R24")
def test_two_tokens_in_a_space_are_not_sound() -> None:
    state = table(tokens=["red-gate"])
    board = evolve(state.board, tokens=tuple(2 * count for count in state.board.tokens))
    assert "RR-R24" in [violation.rule for violation in evolve(state, board=board).violations()]
