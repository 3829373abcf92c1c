"""Forced answers: what may be answered for a player, since everybody can see that nothing else is possible."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules import Match, Seat, State
from rlyeh_rules.kernel import Chance, Decision
from rlyeh_rules.last_relic import RULES, AskDeploy
from rlyeh_rules.last_relic import State as Table
from tests.last_relic.dealt import dealt
from tests.last_relic.doctored import NEARLY, eliminated, laying, ordering, sharing, starting
from tests.last_relic.exchanges import one_of_each
from tests.last_relic.moments import MOMENTS, moment
from tests.last_relic.table import CULT, HER, On, offered, play, spot, table

RITE, PRIEST = "rite | action fund", "priest 2 = mark"


def is_open(state: State) -> bool:
    """Whether the decision may be answered for the player."""
    assert state.decision is not None
    return state.decision.is_open(state)


def answered(state: State) -> bool:
    """Whether it is answered for the player, where the host wishes it."""
    return is_open(state) and len(state.legal_actions()) == 1


# ------------------------------------------------------------------ what is a secret

SECRET: Final = {
    "Locations are kept": dealt(),
    "a Location is laid": laying(),
    "deployment with a hand": table("deploy", cult_hand=[PRIEST]),
    "deployment with a hand without Cultists": table("deploy", cult_hand=[RITE]),
    "her turn with a hand": table(hand=["torch = fund"]),
    "its turn with a hand": table("cult", cult_hand=[RITE]),
    "its turn with a hand of Cultists only": table("cult", cult_hand=[PRIEST]),
}
BOAT: Final = play(table("cult", cult_hand=["boat | action shift"], cultists=[On(1, PRIEST)]), "play boat")
OPEN: Final = {
    "the figure is placed": starting(),
    "deployment without a hand": table("deploy"),
    "her turn without a hand": table(),
    "its turn without a hand": table("cult"),
    "she flees": moment("she flees"),
    "Clues are shared out": sharing(),
    "an order is chosen": ordering(),
    "purchases": table("buy", hand=["torch = fund"]),
    "reservations": moment("reservations"),
    "she shoots": moment("she shoots"),
    "she moves": moment("she moves"),
    "a Location is chosen": moment("it places a Mark"),
    "a Relic is taken": moment("it takes a Relic"),
    "a card is recovered": eliminated(),
    "a Cultist is chosen": play(
        table("cult", cult_hand=["boat | action shift"], cultists=[On(1, PRIEST)]), "play boat"
    ),
    "a Cultist moves": play(
        table("cult", cult_hand=["boat | action shift"], cultists=[On(1, PRIEST)]), "play boat", "cultist priest"
    ),
}


@pytest.mark.rule("LR-R36", "LR-5.2.1", "LR-6.3.2")
@pytest.mark.parametrize("state", [pytest.param(state, id=name) for name, state in SECRET.items()])
def test_what_depends_on_a_hand_or_on_what_the_cult_has_drawn_is_always_asked(state: Table) -> None:
    assert not is_open(state)


@pytest.mark.parametrize("state", [pytest.param(state, id=name) for name, state in OPEN.items()])
def test_what_follows_from_the_table_alone_may_be_answered(state: Table) -> None:
    assert is_open(state)


def test_these_are_all_the_decisions_that_there_are() -> None:
    kinds = {kind.__name__ for kind in RULES.kinds(Decision) if kind.allows and kind.game == "last_relic"}
    assert {state.decision.kind for state in (*SECRET.values(), *OPEN.values()) if state.decision} == kinds


# ------------------------------------------------------------------ what is answered


@pytest.mark.rule("LR-6.2.1", "LR-R36")
@pytest.mark.parametrize(("hand", "skipped"), [([], True), ([RITE], False), ([PRIEST], False)])
def test_an_empty_hand_ends_deployment_and_a_hand_without_cultists_does_not(hand: list[str], skipped: bool) -> None:
    """An answer given for the Cult would tell that it holds no Cultist."""
    state = table("deploy", cult_hand=hand)
    assert offered(state, CULT, "done") == ["1: done"]
    assert len(state.legal_actions()) == (4 if hand == [PRIEST] else 1)
    assert answered(state) is skipped


@pytest.mark.rule("LR-6.3.2", "LR-R36")
@pytest.mark.parametrize(("hand", "skipped"), [([], True), ([PRIEST], False)])
def test_who_can_but_pass_is_asked_as_long_as_there_is_a_hand(hand: list[str], skipped: bool) -> None:
    state = table("cult", cult_hand=hand, cultists=[On(1, "acolyte 2 = mark", ready=False)])
    assert offered(state, CULT) == ["1: pass"]
    assert answered(state) is skipped


@pytest.mark.rule("LR-6.3.2", "LR-R36")
@pytest.mark.parametrize(
    ("hand", "clues", "skipped"),
    [
        ([], 1, True),
        ([], 2, False),
        (["knife = [3 cultists] shot"], 1, False),
    ],
    ids=["nothing to do", "to discover", "a card that cannot be played"],
)
def test_so_is_the_adventurer(hand: list[str], clues: int, skipped: bool) -> None:
    state = table(hand=hand, row=(spot("harbour", clues=clues), *NEARLY[1:]))
    assert answered(state) is skipped


@pytest.mark.rule("LR-R30")
@pytest.mark.parametrize(("cultists", "skipped"), [([1], True), ([1, 1], False), ([1, 2], True)])
def test_the_only_target_is_taken_for_the_player(cultists: list[int], skipped: bool) -> None:
    deployed = [On(position, f"mob{at} 2") for at, position in enumerate(cultists)]
    state = play(table(hand=["gun = shot", "torch = fund"], cultists=deployed), "play gun")
    assert answered(state) is skipped


@pytest.mark.rule("LR-6.5.2", "LR-5.4.1")
@pytest.mark.parametrize(("funds", "skipped"), [(1, True), (2, False)])
def test_who_can_buy_nothing_passes(funds: int, skipped: bool) -> None:
    state = table("buy", hand=["torch = fund"], funds=funds, market=["lens $2 = fund // 2"])
    assert answered(state) is skipped


# ------------------------------------------------------------------ it tells no secret


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", [HER, CULT, None])
@pytest.mark.parametrize("name", MOMENTS)
def test_whether_something_is_answered_depends_on_no_secret(name: str, viewer: Seat | None) -> None:
    state = moment(name)
    assert is_open(state.view(viewer)) is is_open(state)
    for other in one_of_each(state, viewer):
        assert answered(other.state) is answered(state)
        if is_open(state):
            assert other.state.legal_actions() == state.legal_actions()


@pytest.mark.rule("LR-R36", "LR-6.3.2")
@pytest.mark.parametrize("options", [{}, {"forbid_empty_actions": True, "fresh_cultists_wait": True}], ids=str)
def test_a_host_who_has_forced_answers_given_sees_only_those_given(options: dict[str, Any]) -> None:
    match, chance = Match.new("last_relic", seed=4, auto={"forced"}, options=options), Chance(4)
    kinds: set[str] = set()
    while not match.state.is_over and match.state.round < 8:
        assert not answered(match.state)
        before = len(match.history)
        match.play(chance.pick(match.state.legal_actions()))
        states = match.states()
        for at, entry in enumerate(match.history[before + 1 :], before + 1):
            assert entry.auto is not None
            assert answered(states[at])
            assert states[at].legal_actions() == (entry.action,)
            assert not (isinstance(states[at].decision, AskDeploy) and states[at].cult.cards.hand)
            kinds.add(type(states[at].decision).__name__)
    assert kinds > {"AskBuy"}
