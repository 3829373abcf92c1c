"""The Holy Relic: two insanity cards are drawn for one, and one of them is kept."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import AskRelic, AskRelicCard, AskTurn, Insanity, State, events
from rlyeh_rules.kernel import HIDDEN, Seat

from .table import at, kinds, offered, play, played, refused, table, votes


def nun(**changes: Any) -> State:
    """P2's turn, who has the Holy Relic and has just researched, so that an insanity card has to be drawn."""
    given: dict[str, Any] = {"turn": 2, "gear": {2: "holy-relic"}, "insanity": ["torn-pages", "lost-for-words"] * 3}
    return play(table(**given | changes), "research", "done")


@pytest.mark.rule("GR-13.1.11")
def test_two_are_drawn_one_is_kept_and_the_other_discarded() -> None:
    state = nun()

    state, happened = played(state, "use relic", "keep lost-for-words")

    assert state.players[1].mind.open == ("lost-for-words",)
    assert state.insanity.discard == ("torn-pages",)
    assert state.players[1].uses == 2
    assert len(state.insanity.deck) == 4
    assert [event.rule for event in happened][:3] == ["GR-13.1.4", "GR-13.1.11", "GR-13.1.11"]


@pytest.mark.rule("GR-13.1.11")
@pytest.mark.rule("GR-R48")
def test_the_relic_is_declared_before_the_draw_or_left_for_this_one() -> None:
    state = nun()
    assert isinstance(state.decision, AskRelic)
    assert state.players[1].mind.size == 0
    assert str(state.default_action(at(2))) == "1: draw"

    state, happened = played(state, "draw")

    assert kinds(happened)[:2] == ["RelicLeft", "InsanityDrawn"]
    assert state.players[1].mind.open == ("torn-pages",)
    assert state.players[1].uses == 3
    assert refused(state, "1: use relic") == "GR-R48"


@pytest.mark.rule("GR-13.1.11")
def test_after_the_third_use_it_is_asked_for_no_more() -> None:
    state = play(nun(uses={2: 1}), "use relic", "keep torn-pages")

    state = play(state, *["research", "done"] * 5)

    assert state.turn.seat == at(3)
    assert state.players[1].mind.size == 2
    assert refused(state, "1: use relic") == "GR-13.1.4"


@pytest.mark.rule("GR-13.1.11")
def test_only_one_of_the_two_can_be_kept() -> None:
    state = play(nun(insanity=["torn-pages", "lost-for-words", "failing-memory"]), "use relic")

    assert isinstance(state.decision, AskRelicCard)
    assert offered(state, 2) == ["keep torn-pages", "keep lost-for-words"]
    assert refused(state, "keep failing-memory") == "GR-13.1.11"


@pytest.mark.rule("GR-13.1.11")
def test_two_cards_alike_leave_no_choice() -> None:
    state = play(nun(insanity=["torn-pages"] * 3), "use relic")

    assert offered(state, 2) == ["keep torn-pages"]


@pytest.mark.rule("GR-13.1.11")
def test_an_immediately_card_that_is_kept_is_carried_out() -> None:
    state = play(nun(insanity=["sudden-fright", "torn-pages"]), "use relic", "keep sudden-fright")

    assert len(state.players[1].hand) == 2
    assert state.insanity.deck == ()
    assert sorted(state.insanity.discard) == ["sudden-fright", "torn-pages"]


@pytest.mark.rule("GR-13.1.11")
def test_an_immediately_card_that_is_discarded_does_nothing() -> None:
    state = play(nun(insanity=["sudden-fright", "torn-pages"]), "use relic", "keep torn-pages")

    assert len(state.players[1].hand) == 3


@pytest.mark.rule("GR-13.1.11")
def test_with_one_card_left_there_is_nothing_to_choose() -> None:
    state = play(nun(insanity=["torn-pages"]), "use relic")

    assert isinstance(state.decision, AskTurn)
    assert state.players[1].mind.open == ("torn-pages",)
    assert state.players[1].uses == 2


@pytest.mark.rule("GR-13.1.11")
def test_with_no_card_left_nobody_is_asked() -> None:
    state = nun(insanity=[])

    assert isinstance(state.decision, AskTurn)
    assert state.players[1].uses == 3


@pytest.mark.rule("GR-13.1.11")
def test_the_second_card_may_come_from_the_reshuffled_pile() -> None:
    state = play(nun(insanity=["torn-pages"], insanity_discard=["lost-for-words"]), "use relic")

    assert offered(state, 2) == ["keep torn-pages", "keep lost-for-words"]


@pytest.mark.rule("GR-R48")
def test_each_use_covers_one_card_of_the_three_for_the_book() -> None:
    state = table(turn=2, gear={2: "holy-relic"}, insanity=["torn-pages", "lost-for-words"] * 4)
    state = play(state, "consult", *votes("1 yes", "2 yes", "3 yes", "4 no", "5 no"), "volunteer")

    state = play(state, "use relic", "keep torn-pages", "draw", "use relic", "keep torn-pages")

    assert state.players[1].mind.fresh == ("torn-pages",) * 3
    assert state.insanity.discard == ("lost-for-words",) * 2
    assert state.players[1].uses == 1


@pytest.mark.rule("GR-R48")
def test_its_owner_is_asked_on_anothers_turn_too() -> None:
    state = table(gear={2: "holy-relic"}, mad={1: ["whispered-dread"]})

    state = play(state, "contribute zhar", "choose 1")

    assert state.waiting_on == (at(2),)
    assert isinstance(state.decision, AskRelic)


@pytest.mark.rule("GR-R48")
def test_nobody_else_can_use_it() -> None:
    assert refused(nun(gear={2: "holy-relic", 3: "opium"}), "2: use relic") == "GR-13.1.1"


# ------------------------------------------------------------------ what is seen of it


@pytest.mark.rule("GR-13.1.11")
@pytest.mark.parametrize(("viewer", "seen"), [(at(2), ("torn-pages", "lost-for-words")), (at(3), (HIDDEN, HIDDEN))])
def test_the_two_cards_are_seen_by_their_drawer_alone(viewer: Seat, seen: tuple[Any, ...]) -> None:
    state, happened = played(nun(), "use relic")

    ask: Any = state.view(viewer).decision
    assert ask.cards == seen
    (drawn,) = [event for event in happened if isinstance(event, events.RelicDrawn)]
    assert drawn.seen_by(viewer).cards == seen


@pytest.mark.rule("GR-13.1.11")
def test_the_kept_card_is_shown_and_the_other_is_not() -> None:
    _, happened = played(nun(), "use relic", "keep torn-pages")

    seen = [event.seen_by(at(3)) for event in happened]
    assert events.InsanityDrawn(at(2), Insanity("torn-pages"), open=True) in seen
    (settled,) = [event for event in seen if isinstance(event, events.RelicSettled)]
    assert settled.card is HIDDEN


@pytest.mark.rule("GR-13.1.11")
def test_a_kept_secret_card_stays_face_down() -> None:
    state, happened = played(nun(insanity=["itching-fingers", "torn-pages"]), "use relic", "keep itching-fingers")

    (drawn,) = [event for event in happened if isinstance(event, events.InsanityDrawn)]
    assert drawn.seen_by(at(3)).card is HIDDEN
    assert state.view(at(3)).players[1].mind.secret == (HIDDEN,)
    assert state.view(at(2)).players[1].mind.secret == ("itching-fingers",)


@pytest.mark.rule("GR-13.1.11")
def test_a_card_kept_counts_from_the_next_turn_on() -> None:
    state = nun(gear={2: "holy-relic", 3: "pistol"})

    state = play(state, "use relic", "keep torn-pages")

    assert state.players[1].mind.fresh == ("torn-pages",)
    assert state.players[1].mind.open == ()
