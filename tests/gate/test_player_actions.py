"""Player Actions: one action a turn, which kinds there are, what costs insanity, and a turn with nothing left."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import Deed, Insanity, InsanityFacts, Keeping, State
from rlyeh_rules.gate.effects import Forbid, SkipTurn, Who
from rlyeh_rules.gate.events import TurnLost, TurnPassed
from tests.gate.table import STAND_IN, at, offered, play, played, refused, table, told


def kinds_offered(state: State, who: int) -> set[str]:
    """The first word of everything that a player may do."""
    return {text.split()[0] for text in offered(state, who)}


def dread(deed: Deed) -> InsanityFacts:
    """A card that forbids a kind of action."""
    return InsanityFacts(Insanity(f"no-{deed}"), 1, Keeping.LASTING, STAND_IN, standing=(Forbid(deed),))


# ------------------------------------------------------------------ one action


@pytest.mark.rule("GR-6.0.1")
def test_after_one_action_the_turn_has_passed() -> None:
    state = play(table(turn=2, pool="I Z B"), "contribute zhar")

    assert state.turn.seat == at(3)
    assert refused(state, "1: research") == "GR-4.1"


@pytest.mark.rule("GR-6.0.1")
@pytest.mark.parametrize("action", ["gamble", "contribute zhar", "investigate", "research", "accuse 2", "pass"])
def test_there_is_no_second_action_while_the_first_is_still_going_on(action: str) -> None:
    state = play(table(turn=2), "research")

    assert refused(state, f"1: {action}") == "GR-6.0.1"


@pytest.mark.rule("GR-6.0.2")
def test_there_are_five_kinds_of_action() -> None:
    state = table(hour=6, hands={1: "I Z"}, pool="I Z B", consulted=True)

    assert kinds_offered(state, 1) == {"contribute", "research", "gamble", "investigate", "accuse"}


@pytest.mark.rule("GR-6.0.2")
@pytest.mark.parametrize("action", ["plot", "attack 1"])
def test_only_a_discovered_cultist_plots_and_attacks(action: str) -> None:
    assert refused(table(cultists=[1]), f"0: {action}") == "GR-6.0.2"


@pytest.mark.rule("GR-12.4", "GR-R9")
@pytest.mark.parametrize(
    ("hand", "kinds"), [("B D", {"contribute", "plot"}), ("B D Z", {"contribute"}), ("", {"plot"})]
)
def test_a_discovered_cultist_can_always_contribute_or_plot(hand: str, kinds: set[str]) -> None:
    state = table(discovered=[1], hands={1: hand})

    assert kinds_offered(state, 1) == kinds | {"attack"}
    for action in ("research", "gamble", "investigate", "accuse 1"):
        assert refused(state, f"0: {action}") == "GR-12.4"


# ------------------------------------------------------------------ insanity that an action costs


VOTED_DOWN = ["accuse 2", "waive", "0: vote no", "1: vote yes", "3: vote no", "4: vote no"]
FOUND = ["accuse 2", "waive", "0: vote yes", "1: vote yes", "3: vote yes", "4: vote no"]


@pytest.mark.rule("GR-6.0.3", "GR-6.0.4")
@pytest.mark.parametrize(
    ("actions", "drawn"),
    [
        (["investigate", "leave"], 1),
        (VOTED_DOWN, 1),
        (FOUND, 0),
        (["research", "done"], 1),
        (["contribute zhar"], 0),
        (["gamble", "play ithaqua"], 0),
    ],
)
def test_what_costs_an_insanity_card(actions: list[str], drawn: int) -> None:
    state = play(table(hour=6, cultists=[3, 4]), *actions)

    assert state.turn.seat == at(2)
    assert [player.mind.size for player in state.players] == [drawn, 0, 0, 0, 0]
    assert len(state.insanity.deck) == 12 - drawn


@pytest.mark.rule("GR-R4", "GR-6.0.4")
def test_a_host_may_have_research_cost_nothing() -> None:
    state = play(table(research_draws_insanity=False), "research", "done")

    assert (state.players[0].mind.size, len(state.insanity.deck)) == (0, 12)
    assert play(table(research_draws_insanity=False), "investigate", "leave").players[0].mind.size == 1


# ------------------------------------------------------------------ there is no pass


@pytest.mark.rule("GR-R9")
def test_nobody_may_pass() -> None:
    state = table(consulted=True)

    assert "pass" not in offered(state, 1)
    assert refused(state, "0: pass") == "GR-R9"


@pytest.mark.rule("GR-R9")
def test_research_with_a_full_hand_and_no_discards_moves_no_mythos_card_but_costs_insanity() -> None:
    before = table()

    after = play(before, "research", "done")

    assert (after.players[0].hand, after.mythos) == (before.players[0].hand, before.mythos)
    assert after.players[0].mind.size == 1


@pytest.mark.rule("GR-R9", "GR-6.1.2")
def test_an_empty_hand_shuts_out_only_contribute_and_the_swap() -> None:
    state = table(hour=6, hands={1: ""}, consulted=True)

    assert kinds_offered(state, 1) == {"research", "gamble", "investigate", "accuse"}
    assert offered(play(state, "investigate"), 1) == ["leave"]


@pytest.mark.rule("GR-8.8")
@pytest.mark.parametrize(
    ("card", "action"),
    [("dread-of-chance", "gamble"), ("dread-of-knowing", "investigate"), ("dread-of-books", "research")],
)
def test_insanity_forbids_a_kind_of_action(card: str, action: str) -> None:
    state = table(mad={1: [card]})

    assert action not in offered(state, 1)
    assert refused(state, f"0: {action}") == "GR-8.8"
    assert action in offered(table(mad={2: [card]}), 1), "the card of somebody else does not"


@pytest.mark.rule("GR-8.8", "GR-8.6")
def test_what_has_been_drawn_in_this_turn_forbids_nothing_yet() -> None:
    state = table(turn=5, insanity=["dread-of-chance", *["eager-to-please"] * 5])

    state = play(state, "research", "done", *["research", "done"] * 4)

    assert refused(state, "4: gamble") == "GR-8.8"
    assert len(state.players[4].mind.open) == 1


# ------------------------------------------------------------------ a turn that is lost


FAINT = InsanityFacts(Insanity("faint"), 1, Keeping.IMMEDIATELY, STAND_IN, effects=(SkipTurn(Who.ANOTHER),))


@pytest.mark.rule("GR-R53", "GR-R27")
@pytest.mark.parametrize("pool", ["I Z B", "Z Z Z B B D"])
def test_who_loses_a_turn_takes_no_action_in_it_though_a_target_is_declared(pool: str) -> None:
    state = table(turn=4, pool=pool, gear={4: "micky-finn"}, consulted=True)
    state = play(state, "micky finn 4", "contribute bokrug", *(["4: declare zhar"] if pool != "I Z B" else []))

    assert (state.turn.seat, state.hour) == (at(1), 8)
    assert not any(player.skips for player in state.players)


@pytest.mark.rule("GR-R53")
def test_a_turn_that_is_under_way_is_not_lost_but_the_next_one_is() -> None:
    state = table(insanity=["faint", *["eager-to-please"] * 20], texts=[FAINT])
    state = play(state, "consult", *[f"{seat}: vote yes" for seat in range(5)], "decline", "volunteer")

    state = play(state, "choose 0")

    assert kinds_offered(state, 1) >= {"contribute", "research"}
    state, happened = played(state, *["research", "done"] * 5)
    assert TurnLost(at(1)) in happened
    assert (state.turn.seat, state.players[0].skips) == (at(2), False)


# ------------------------------------------------------------------ everything is forbidden


DREADS = ["dread-of-chance", "dread-of-knowing", "dread-of-books"]


def at_a_loss(**options: Any) -> State:
    """P5 is to act; then it is the turn of P1, whom insanity and an empty hand leave nothing."""
    return table(turn=5, hour=options.pop("hour", 2), hands={1: ""}, mad={1: DREADS}, **options)


@pytest.mark.rule("GR-R9")
def test_a_turn_passes_when_nothing_at_all_can_be_done_in_it() -> None:
    state, happened = played(at_a_loss(book="two-in-the-open", directions=["no-enemies"]), "contribute zhar")

    assert TurnPassed(at(1)) in happened
    assert (state.turn.seat, state.hour) == (at(2), 3)
    assert state.players[0].mind.size == 3, "and no insanity is drawn"


@pytest.mark.rule("GR-R9")
@pytest.mark.parametrize(
    ("options", "kind"),
    [({"hour": 5}, "accuse"), ({"mad": {1: DREADS[:2]}}, "research"), ({"hands": {1: "B"}}, "contribute")],
)
def test_it_does_not_pass_while_anything_is_left(options: dict[str, Any], kind: str) -> None:
    at_first: dict[str, Any] = {"turn": 5, "hour": 2, "hands": {1: ""}, "mad": {1: DREADS}}

    state = play(table(**at_first | options), "contribute zhar")

    assert state.turn.seat == at(1)
    assert kinds_offered(state, 1) == {kind, "consult"}


@pytest.mark.rule("GR-R9", "GR-12.4")
def test_the_turn_of_a_discovered_cultist_passes_when_no_card_is_left_anywhere() -> None:
    state = table(turn=5, discovered=[1], hands={1: "", 2: "", 3: "", 4: "", 5: ""}, deck="I Z", pool="")

    happened = told(state, "gamble", "play ithaqua", kind=TurnPassed)

    assert happened == [], "a card that was discarded can be drawn"
    state = table(turn=5, discovered=[1], hands={1: "", 2: "", 3: "", 4: "", 5: "B"}, deck="", pool="")
    assert told(state, "contribute bokrug", kind=TurnPassed) == [TurnPassed(at(1))]


@pytest.mark.rule("GR-R9", "GR-11.3.1", "GR-R27")
def test_before_the_turn_passes_the_group_can_be_asked_for_the_book() -> None:
    state = play(at_a_loss(), "contribute zhar")
    assert offered(state, 1) == ["pass", "consult"]

    asked = play(state, "consult", *[f"{seat}: vote no" for seat in range(5)])
    assert (asked.turn.seat, asked.turn.number) == (at(2), state.turn.number + 1), "then nothing is left"

    passed, happened = played(state, "pass")
    assert passed.turn.seat == at(2)
    assert TurnPassed(at(1)) in happened


@pytest.mark.rule("GR-R9")
def test_equipment_that_helps_can_be_used_before_the_turn_passes() -> None:
    state = play(at_a_loss(gear={1: "ritual-mask"}, consulted=True), "contribute zhar")
    assert offered(state, 1) == ["pass", "consult", "use mask"]

    state = play(state, "use mask")

    assert kinds_offered(state, 1) == {"research", "gamble", "investigate"}
    assert refused(state, "0: pass") == "GR-R9"


@pytest.mark.rule("GR-R9", "GR-4.1")
def test_only_whose_turn_it_is_could_pass() -> None:
    assert refused(table(), "1: pass") == "GR-4.1"


@pytest.mark.rule("GR-R9")
def test_a_card_may_forbid_to_contribute_as_well() -> None:
    state = table(mad={1: ["no-contribute"]}, texts=[dread(Deed.CONTRIBUTE)])

    assert refused(state, "0: contribute zhar") == "GR-8.8"
    assert "contribute" not in kinds_offered(state, 1)


@pytest.mark.rule("GR-R9", "GR-R45", "GR-R41")
@pytest.mark.parametrize("held", ["book-of-hsan", "Z"])
@pytest.mark.parametrize(("number", "passes"), [(1, False), (6, True)])
def test_whether_a_turn_passes_tells_nothing_of_an_artifact_in_hand(number: int, held: str, *, passes: bool) -> None:
    """In the first round everybody who has a card is asked, since it may be an Artifact that was dealt."""
    state = table(
        number=number,
        hour=2,
        hands={2: held},
        mad={2: [*DREADS, "no-contribute"]},
        texts=[dread(Deed.CONTRIBUTE)],
        book="two-in-the-open",
        directions=["no-enemies"],
        artifacts={},
    )

    after = play(state, "contribute zhar")
    assert (after.turn.seat == at(3)) is passes
    assert passes or offered(after, 2) == ["pass", *(["lay book-of-hsan"] if held != "Z" else [])]


@pytest.mark.rule("GR-R9", "GR-13.1.12", "GR-13.1.9")
@pytest.mark.parametrize(
    ("gear", "asked"),
    [
        ({2: "opium"}, True),
        ({1: "opium"}, True),
        ({2: "pistol"}, True),
        ({1: "pistol"}, False),
        ({2: "blackmail"}, False),
    ],
    ids=["opium", "opium of one's own", "pistol", "pistol of one's own", "nothing that helps"],
)
def test_who_can_do_nothing_is_asked_where_somebody_may_change_that(gear: dict[int, str], *, asked: bool) -> None:
    state = at_a_loss(gear=gear, book="two-in-the-open", directions=["no-enemies"])

    state = play(state, "contribute zhar", *(["hold fire"] if "pistol" in gear.values() else []))

    assert state.turn.seat == at(1 if asked else 2)
    if asked:
        assert [text for text in offered(state, 1) if "opium" not in text] == ["pass"]
        assert play(state, "0: pass").turn.seat == at(2)


@pytest.mark.rule("GR-R9", "GR-13.1.4")
@pytest.mark.parametrize("gear", [{2: "opium"}, {2: "pistol"}])
def test_what_is_used_up_helps_nobody_and_the_turn_passes(gear: dict[int, str]) -> None:
    state = at_a_loss(gear=gear, uses={2: 0}, book="two-in-the-open", directions=["no-enemies"])

    assert play(state, "contribute zhar").turn.seat == at(2)


@pytest.mark.rule("GR-R9", "GR-13.1.12")
def test_opium_gives_a_player_who_can_do_nothing_something_to_do() -> None:
    state = at_a_loss(gear={2: "opium"}, book="two-in-the-open", directions=["no-enemies"])
    state = play(state, "contribute zhar", "1: opium 0, dread-of-books")

    assert kinds_offered(state, 1) == {"research"}
    assert refused(state, "0: pass") == "GR-R9"


@pytest.mark.rule("GR-R9", "GR-13.1.6", "GR-13.1.8")
def test_the_pistol_makes_a_player_who_can_do_nothing_act() -> None:
    state = at_a_loss(gear={2: "pistol"}, book="two-in-the-open", directions=["no-enemies"])
    state = play(state, "contribute zhar", "hold fire", "1: fire pistol, research")

    assert offered(state, 1) == ["research"]
    assert refused(state, "0: pass") == "GR-R9"
