"""Game Play Outline: halves and their values, whose a completed artifact is, and what wins."""

from __future__ import annotations

import pytest

import rlyeh_rules as rr
from rlyeh_rules.seals import Content, Thing

from .table import A, B, content, down, offered, play, refused, table, up

SHIPPED = rr.games()["seals"].content
assert isinstance(SHIPPED, Content)
IDS = [facts.id for facts in SHIPPED.cards]


@pytest.mark.rule("SC-3.1")
@pytest.mark.parametrize("thing", list(Thing))
def test_every_card_has_its_counterpart_in_the_other_faction(thing: Thing) -> None:
    halves = [facts.id for facts in content().cards if facts.ability is thing]

    assert halves == [f"investigator-{thing}", f"cultist-{thing}"]


@pytest.mark.rule("SC-3.1")
def test_only_the_two_halves_of_one_thing_make_a_pair() -> None:
    state = table(areas=(["i-journal", "c-gate", "i-gate-closure"], []), hands=(["i-potion"], []))
    assert not any("journal" in text for text in offered(state, A))

    pair = table(areas=(["i-journal", "c-journal", "i-gate-closure"], []), hands=(["i-potion"], []))
    assert "0: journal investigator-gate-closure for investigator-potion" in offered(pair, A)


@pytest.mark.rule("SC-3.2")
@pytest.mark.parametrize(("half", "worth"), [("i-gate", 5), ("c-gate", 4)])
def test_the_two_halves_of_one_thing_may_differ_in_influence(half: str, worth: int) -> None:
    state = table("opening", areas=([half], []), values={"i-gate": (4, 5), "c-gate": (3, 4)})
    name = {"i-gate": "investigator-gate", "c-gate": "cultist-gate"}[half]

    opened = play(state, f"0: push {name}", "0: bid 0")

    assert opened.bid(A) == worth


@pytest.mark.rule("SC-3.2")
def test_the_two_halves_of_one_thing_may_differ_in_control() -> None:
    last = table("end", turn=10, areas=(["i-gate"], ["c-gate"]), values={"i-gate": (4, 5), "c-gate": (3, 4)})

    assert play(last, "0: close").outcome.scores == (4, 3)


@pytest.mark.rule("SC-3.3")
@pytest.mark.parametrize("card", IDS)
def test_every_card_has_control_influence_and_an_ability_shared_with_its_counterpart(card: str) -> None:
    faction, _, thing = card.partition("-")
    counterpart = f"{'cultist' if faction == 'investigator' else 'investigator'}-{thing}"

    assert type(SHIPPED.control[card]) is int
    assert type(SHIPPED.influence[card]) is int
    assert SHIPPED.ability[card] is SHIPPED.ability[counterpart] is Thing(thing)


@pytest.mark.rule("SC-3.4")
def test_a_bid_is_made_of_markers_and_controlled_cards() -> None:
    state = table("opening", markers=((3, 0), (1, 4)), areas=(["i-journal"], []), values={"i-journal": (3, 2)})

    opened = play(state, "0: push investigator-journal", "0: bid 1")

    assert opened.bid(A) == 3
    assert opened.players[A].markers.total == 2


@pytest.mark.rule("SC-3.5")
def test_a_completed_artifact_belongs_to_who_controls_it_whatever_the_faction() -> None:
    gates = (["i-gate", "c-gate", "~i-journal"], [])

    mine = play(table(areas=gates), "0: gate cultist-gate up 0.2")

    assert up(mine, A) == ["investigator-gate", "investigator-journal"]
    assert down(mine, A) == ["cultist-gate"]


@pytest.mark.rule("SC-3.5")
@pytest.mark.parametrize("active", [A, B])
def test_the_faction_of_a_half_gives_its_player_no_share_in_the_power(active: int) -> None:
    state = table(active=active, areas=(["i-gate", "c-gate", "~i-journal"], []), hands=(["i-potion"], ["c-potion"]))

    assert not any("gate" in text for text in offered(state, B))
    assert refused(state, "1: gate cultist-gate up 0.2") == ("SC-6.4" if active == A else "SC-6.1")


@pytest.mark.rule("SC-3.6")
@pytest.mark.parametrize(
    ("areas", "scores", "winner"),
    [
        ((["i-gate", "i-journal"], ["c-gate"]), (9, 8), A),
        ((["i-gate"], ["c-gate", "i-journal"]), (5, 12), B),
    ],
)
def test_the_most_control_points_win(areas: tuple[list[str], list[str]], scores: tuple[int, int], winner: int) -> None:
    values = {"i-gate": (5, 0), "i-journal": (4, 0), "c-gate": (8, 0)}

    over = play(table("end", turn=10, areas=areas, values=values), "0: close")

    assert over.outcome.scores == scores
    assert over.outcome.winners == (winner,)
