"""The Voodoo Doll: acting through another player, with their hand and one's own insanity."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import AskRelic, AskSwap, State, events
from rlyeh_rules.kernel import HIDDEN, evolve

from .table import at, hand, offered, play, played, refused, table, votes


def medium(**changes: Any) -> State:
    """P1's turn, who acts through P3 by the Voodoo Doll."""
    given: dict[str, Any] = {"gear": {1: "voodoo-doll"}, "hands": {1: "B", 3: "I Z"}}
    return play(table(**given | changes), "doll 2")


@pytest.mark.rule("GR-13.1.14")
@pytest.mark.rule("GR-R55")
def test_the_others_hand_is_used() -> None:
    state = medium(pool="B")
    assert offered(state, 1)[:2] == ["contribute ithaqua", "contribute zhar"]
    assert refused(state, "contribute bokrug") == "GR-6.1.1"

    state = play(state, "contribute zhar")

    assert [laid.card for laid in state.pool] == ["bokrug", "zhar"]
    assert (state.players[0].hand, state.players[2].hand) == (hand("B"), hand("I"))
    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-R55")
def test_the_others_hand_is_seen_by_the_user_until_the_turn_ends() -> None:
    state = medium()

    assert state.view(at(1)).players[2].hand == hand("I Z")
    assert state.view(at(2)).players[2].hand == (HIDDEN, HIDDEN)
    after = play(state, "contribute zhar")
    assert after.view(at(1)).players[2].hand == (HIDDEN,)
    assert after.players[2].lent_to == ()


@pytest.mark.rule("GR-R55")
def test_through_whom_one_acts_is_told_to_all() -> None:
    _, happened = played(table(gear={1: "voodoo-doll"}), "doll 2")

    assert happened[-1].seen_by(None) == events.PlayerUsed(at(1), at(3))


@pytest.mark.rule("GR-R55")
def test_cards_drawn_go_into_the_others_hand() -> None:
    state = play(medium(deck="D E I Z", insanity=["torn-pages"] * 3), "research", "discard zhar", "done")

    assert state.players[2].hand == hand("I D E")
    assert state.players[0].hand == hand("B")
    assert state.mythos.discard == ("zhar",)


@pytest.mark.rule("GR-R55")
def test_cards_put_aside_are_seen_by_both_and_by_nobody_else() -> None:
    state = play(medium(), "research", "discard zhar")

    seen: list[Any] = [state.view(at(who)).decision for who in (1, 3, 2)]
    assert [ask.aside for ask in seen] == [("zhar",), ("zhar",), (HIDDEN,)]


@pytest.mark.rule("GR-13.1.14")
@pytest.mark.parametrize(
    ("gear", "actions", "text"),
    [
        ("rabbits-foot", ["gamble"], "use rabbits foot"),
        ("eye-of-horus", ["investigate"], "use eye of horus"),
        ("ritual-mask", [], "use mask"),
        ("opium", [], "opium 3, eager-to-please"),
    ],
)
def test_the_others_equipment_is_not_used(gear: str, actions: list[str], text: str) -> None:
    state = play(medium(gear={1: "voodoo-doll", 3: gear}, mad={4: ["eager-to-please"]}), *actions)

    assert refused(state, f"0: {text}") == "GR-13.1.14"
    assert text not in offered(state, 1)


@pytest.mark.rule("GR-13.1.15")
def test_the_user_is_bound_by_their_own_insanity() -> None:
    state = play(medium(mad={1: ["narrowing-sight"]}, pool="I I Z B D"), "investigate")

    assert isinstance(state.decision, AskSwap)
    assert len(state.decision.seen) == 3


@pytest.mark.rule("GR-13.1.15")
def test_the_user_is_not_bound_by_the_others_insanity() -> None:
    state = play(medium(mad={3: ["narrowing-sight", "dread-of-knowing"]}, pool="I I Z B D"), "investigate")

    ask: Any = state.decision
    assert len(ask.seen) == 4


@pytest.mark.rule("GR-13.1.15")
def test_what_insanity_does_after_the_action_is_the_users_own() -> None:
    state = medium(mad={1: ["trembling-hands"], 3: ["trembling-hands"]}, pool="I I")

    state = play(state, "investigate", "leave")

    assert state.players[0].hand == ()
    assert len(state.players[2].hand) == 2


@pytest.mark.rule("GR-13.1.16")
@pytest.mark.parametrize(
    "actions",
    [
        ["investigate", "leave"],
        ["research", "done"],
        ["accuse 4", "waive", *votes("1 no", "2 no", "3 yes", "4 no")],
    ],
    ids=["investigate", "research", "accuse"],
)
def test_insanity_for_the_action_is_drawn_by_the_other(actions: list[str]) -> None:
    state = play(medium(insanity=["lost-for-words"] * 4), *actions)

    assert state.players[2].mind.open == ("lost-for-words",)
    assert state.players[0].mind.size == 0


@pytest.mark.rule("GR-R55")
def test_no_insanity_is_drawn_through_a_discovered_cultist() -> None:
    state = play(medium(discovered=[3]), "investigate", "leave")

    assert sum(player.mind.size for player in state.players) == 0


@pytest.mark.rule("GR-13.1.16")
def test_the_other_may_use_a_holy_relic_of_their_own_for_it() -> None:
    state = play(medium(gear={1: "voodoo-doll", 3: "holy-relic"}), "investigate", "leave")

    assert isinstance(state.decision, AskRelic)
    assert state.waiting_on == (at(3),)


@pytest.mark.rule("GR-R55")
def test_a_swap_is_made_with_the_others_hand() -> None:
    state = play(medium(pool="D D"), "investigate", "swap zhar for dagon")

    assert state.players[2].hand == hand("I D")


@pytest.mark.rule("GR-R55")
def test_nobody_accuses_themselves_through_the_doll() -> None:
    state = medium()

    assert refused(state, "accuse 2") == "GR-R55"
    assert refused(state, "accuse 0") == "GR-6.5.2"
    assert [text for text in offered(state, 1) if "accuse" in text] == ["accuse 1", "accuse 3", "accuse 4"]


@pytest.mark.rule("GR-R55")
@pytest.mark.parametrize("target", [0, 9], ids=["oneself", "nobody"])
def test_the_doll_is_of_another_player(target: int) -> None:
    assert refused(table(gear={1: "voodoo-doll"}), f"doll {target}") == "GR-R55"


@pytest.mark.rule("GR-R55")
def test_one_acts_through_one_player_only() -> None:
    state = table(gear={1: "voodoo-doll"})
    state = evolve(state, turn=evolve(state.turn, body=at(3)))

    assert refused(state, "doll 3") == "GR-R55"
    assert [text for text in offered(state, 1) if "doll" in text] == []


@pytest.mark.rule("GR-R55")
def test_some_action_must_be_possible_with_the_others_hand() -> None:
    state = table(discovered=[1], gear={1: "voodoo-doll"}, hands={2: "", 3: "I Z B"}, deck="", discard="", turn=1)
    everybody_empty = table(
        discovered=[1], gear={1: "voodoo-doll"}, hands=dict.fromkeys(range(2, 6), ""), deck="", discard=""
    )

    assert "doll 1" in offered(state, 1)  # there is somebody to attack
    assert refused(everybody_empty, "doll 1") == "GR-R55"


@pytest.mark.rule("GR-R55")
@pytest.mark.rule("GR-13.1.8")
def test_what_the_pistol_has_named_must_be_possible_with_the_others_hand() -> None:
    state = table(turn=2, gear={1: "pistol", 2: "voodoo-doll"}, hands={3: ""})
    state = play(state, "0: fire pistol, contribute")

    assert refused(state, "doll 2") == "GR-R55"
    assert [text for text in offered(state, 2) if "doll" in text] == ["doll 3", "doll 4", "doll 0"]


@pytest.mark.rule("GR-R55")
def test_the_kinds_of_action_are_the_users_own() -> None:
    through_a_cultist = medium(discovered=[3])
    cultist = medium(discovered=[1])

    assert refused(through_a_cultist, "plot") == "GR-6.0.2"
    assert [text.split()[0] for text in offered(cultist, 1)] == ["contribute"] * 2 + ["plot"] + ["attack"] * 4


@pytest.mark.rule("GR-R55")
def test_a_discovered_cultist_plots_into_the_others_hand() -> None:
    state = play(medium(discovered=[1], deck="E D I"), "plot")

    assert state.players[2].hand == hand("E I Z")
    assert state.players[0].hand == hand("B")


@pytest.mark.rule("GR-R55")
def test_a_discovered_cultist_lays_the_others_card_face_up() -> None:
    state = play(medium(discovered=[1], pool=""), "contribute zhar")

    assert state.pool[0].up


@pytest.mark.rule("GR-R55")
@pytest.mark.parametrize("actions", [["research", "done"], ["investigate"]], ids=["research", "investigate"])
def test_nothing_is_laid_down_through_the_doll(actions: list[str]) -> None:
    state = medium(artifacts={}, deck="silver-key D I", pool="book-of-hsan I I")

    state = play(state, *actions)

    assert [text for text in offered(state, 1) if text.startswith("lay") or text.endswith("lay it")] == []


@pytest.mark.rule("GR-R55")
@pytest.mark.rule("GR-13.2.5")
def test_an_artifact_seen_through_the_doll_can_be_taken_into_the_hand_alone() -> None:
    state = play(medium(artifacts={}, pool="book-of-hsan I"), "investigate", chance=[1])

    assert refused(state, "swap zhar for book-of-hsan and lay it") == "GR-R55"
    assert play(state, "swap zhar for book-of-hsan").players[2].hand == hand("I book-of-hsan")
