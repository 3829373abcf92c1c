"""The Mythos deck: how many cards there are, an empty deck, Unknown Mythos cards, and a card that kills."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from typing import Any, Final

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import SetupError, evolve
from rlyeh_rules.rising import Mythos, State
from rlyeh_rules.rising.effects import (
    AddEnergy,
    AddFire,
    DrawDiscovery,
    Effect,
    Heal,
    LoseSanity,
    MoveFigures,
    TakeStress,
    TakeWounds,
)
from rlyeh_rules.rising.events import (
    MythosDrawn,
    MythosNotDrawn,
    MythosRepeated,
    MythosReshuffled,
    SanityLost,
)
from rlyeh_rules.rising.vocabulary import Figures, Where, Who
from tests.rising.made_up import calm, myth, of
from tests.rising.table import HOME, broken, i, kinds, new, offered, play, played, shipped

NINE = ["quiet"] * 9
UNKNOWN = ["the-unlit-star", "strangers-at-the-gate", "walls-without-corners", "echo-of-nothing"]


def drawing(*effects: Effect, summons: tuple[tuple[str, str], ...] = (), seats: int = 1, **story: Any) -> State:
    """A turn in which a card with these effects is drawn."""
    card = myth("card", *effects, summons=summons)
    return calm(seats, myths=[card], mythos=["card", *NINE], **story)


# ------------------------------------------------------------------ how many there are, and an empty deck


@pytest.mark.rule("RR-16.6")
def test_the_cards_are_ten_wherever_they_lie() -> None:
    state = calm(
        insanity={1: "recurring-trauma"},
        minds={1: {"kept": Mythos("quiet")}},
        mythos=["quiet"] * 5,
        discard=["sign"] * 4,
    )
    assert len(state.mythos.deck) == 5
    assert not broken(state)

    for _ in range(12):
        state = play(state, "end actions")
        kept = sum(one.mind.kept is not None for one in state.team)
        assert len(state.mythos.deck) + len(state.mythos.discard) + kept == 10


@pytest.mark.rule("RR-16.6")
def test_a_card_too_few_or_too_many_is_noticed() -> None:
    state = calm()

    fewer = evolve(state, mythos=evolve(state.mythos, deck=state.mythos.deck[1:]))
    more = evolve(state, mythos=evolve(state.mythos, discard=(Mythos("quiet"),)))

    assert (broken(state), len(broken(fewer)), len(broken(more))) == ([], 1, 1)


@pytest.mark.rule("RR-R34")
def test_an_empty_deck_is_made_anew_of_the_discard_pile_without_an_advance() -> None:
    state = calm(mythos=[], discard=["sign", "sign", *["quiet"] * 8])

    state, happened = played(state, "end actions")

    assert kinds(happened)[2:4] == ["MythosReshuffled", "MythosDrawn"]
    assert of(happened, MythosReshuffled) == [MythosReshuffled(10)]
    assert (len(state.mythos.deck), len(state.mythos.discard), state.board.track) == (9, 1, 1)


@pytest.mark.rule("RR-R34", "RR-19.2")
def test_with_three_symbols_there_no_card_is_drawn_since_the_advance_will_shuffle() -> None:
    state = calm(mythos=[], discard=["sign", "sign", "sign", *["quiet"] * 7])

    state, happened = played(state, "end actions")

    assert of(happened, MythosNotDrawn) == [MythosNotDrawn(i(1))]
    assert of(happened, MythosDrawn) == []
    assert [name for name in kinds(happened) if name.startswith(("Elder", "Mythos"))][1:] == [
        "ElderOneAdvanced",
        "MythosReshuffled",
    ]
    assert (len(state.mythos.deck), state.board.track) == (10, 2)


@pytest.mark.rule("RR-R34", "RR-16.7")
def test_it_can_be_made_anew_in_the_midst_of_a_turn() -> None:
    """The extra card of an Unknown Mythos card, with an empty deck: that one goes in as well, being discarded."""
    state = calm(
        myths=[myth(card, unknown=True) for card in UNKNOWN],
        mythos=["the-unlit-star"],
        discard=["quiet"] * 5 + UNKNOWN[1:],
        unknown_rules="monsters",
        unknown_mythos="true",
        unknown=["byakhee", "zoog"],
    )

    _, happened = played(state, "end actions", chance=[0] * 40)

    assert kinds(happened)[2:6] == ["MythosDrawn", "MythosDiscarded", "MythosReshuffled", "MythosDrawn"]
    assert of(happened, MythosReshuffled)[0] == MythosReshuffled(9)


@pytest.mark.rule("RR-R34")
@pytest.mark.parametrize(("symbols", "warned"), [(2, True), (3, False)])
def test_of_cards_with_fewer_than_three_symbols_there_is_a_warning(symbols: int, warned: bool) -> None:
    cards = tuple(evolve(card, symbol=at < symbols) for at, card in enumerate(shipped().mythos))
    content = attrs.evolve(shipped(), mythos=cards)

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert list(content.faults()) == []

    assert bool(caught) is warned
    assert all("RR-R34" in str(one.message) for one in caught)


# ------------------------------------------------------------------ who dies of it


@pytest.mark.rule("RR-R46", "RR-16.1")
def test_a_card_that_kills_still_does_its_other_lines_where_the_dead_lay() -> None:
    state = drawing(
        TakeWounds(Who.YOU, 1),
        TakeStress(Who.HERE, 1),
        AddFire(Where.YOUR_SPACE),
        AddEnergy(Where.YOUR_SPACE),
        MoveFigures(Figures.CULTISTS, 1),
        DrawDiscovery(),
        summons=(("cultist", "your-space"), ("cultist", "red-gate")),
        wounds={1: 4},
        spaces={2: "red-gate"},
        enemies={"cultist-1": "horror-vortex"},
        tokens=[HOME],
    )

    state, happened = played(state, "end actions")

    assert [one.stress for one in state.team] == [0, 0, 1, 1, 1]
    north = state.investigator(i(3)).space
    assert north is not None
    assert (state.board.fire[north.at], state.board.energy[north.at]) == (1, 1)
    assert [(enemy.id, enemy.space) for enemy in state.enemies] == [
        ("cultist-1", HOME),
        ("cultist-2", HOME),
        ("cultist-3", "red-gate"),
    ]
    assert (state.mythos.discard, state.mythos.playing) == (("card",), ())
    names = kinds(happened)
    assert not {"EnemyAttacked", "DiscoveryDrawn"} & set(names), "neither a fight nor investigating"
    assert (state.turn.who, state.board.tokens[north.at]) == ("i2", 1)


@pytest.mark.rule("RR-R46")
def test_the_summons_of_a_card_that_kills_may_land_on_no_body_part() -> None:
    state = drawing(
        TakeWounds(Who.YOU, 1),
        summons=(("cultist", "your-space"), ("left", "red-gate")),
        wounds={1: 4},
        spaces={1: "head"},
    )

    assert [enemy.id for enemy in play(state, "end actions").enemies] == ["ghast-1"]


@pytest.mark.rule("RR-R46", "RR-R39")
def test_a_later_line_does_nothing_more_to_the_dead() -> None:
    state = drawing(
        TakeWounds(Who.YOU, 2), LoseSanity(Who.YOU, 5), TakeStress(Who.YOU), Heal(Who.YOU, 2, 2), wounds={1: 4}
    )

    state, happened = played(state, "end actions")

    one = state.investigator(i(1))
    assert (one.alive, one.wounds, one.sanity, one.stress) == (False, 5, 1, 0)
    assert of(happened, SanityLost) == []


# ------------------------------------------------------------------ Unknown Mythos cards


def with_unknown(*deck: str, effects: Mapping[str, Sequence[Effect]] | None = None, **story: Any) -> State:
    """A table with the four Unknown Mythos cards, which do nothing but what is said."""
    cards = [myth(card, *(effects or {}).get(card, ()), unknown=True) for card in UNKNOWN]
    kept = [mind.get("kept") for mind in story.get("minds", {}).values()]
    rest = [card for card in UNKNOWN if card not in {*deck, *kept}]
    story = {"unknown_rules": "monsters", "unknown_mythos": "true", "unknown": ["byakhee", "deep-one"], **story}
    return calm(myths=cards, mythos=[*deck, *rest], **story)


@pytest.mark.rule("RR-16.7", "RR-R30")
def test_an_unknown_mythos_card_is_followed_by_another() -> None:
    state, happened = played(with_unknown("the-unlit-star", *["quiet"] * 10), "end actions")

    assert state.mythos.discard == ("the-unlit-star", "quiet")
    assert kinds(happened)[2:6] == ["MythosDrawn", "MythosDiscarded", "MythosDrawn", "MythosDiscarded"]
    assert len(state.mythos.deck) == 12


@pytest.mark.rule("RR-16.7")
def test_and_so_on_until_one_without_the_icon() -> None:
    state = play(
        with_unknown("the-unlit-star", "echo-of-nothing", "walls-without-corners", *["quiet"] * 10), "end actions"
    )

    assert state.mythos.discard == ("the-unlit-star", "echo-of-nothing", "walls-without-corners", "quiet")


@pytest.mark.rule("RR-16.7")
def test_the_first_is_resolved_and_discarded_before_the_next_is_drawn() -> None:
    state = with_unknown("the-unlit-star", *["quiet"] * 10, effects={"the-unlit-star": [TakeStress(Who.ONE)]})

    state = play(state, "end actions")
    assert (state.mythos.playing, state.mythos.discard) == (("the-unlit-star",), ())
    _, happened = played(state, "choose investigator i2")

    assert kinds(happened)[:4] == ["InvestigatorChosen", "StressTaken", "MythosDiscarded", "MythosDrawn"]


@pytest.mark.rule("RR-16.7", "RR-R46")
def test_who_dies_of_it_draws_no_other() -> None:
    state = with_unknown(
        "the-unlit-star", *["quiet"] * 10, effects={"the-unlit-star": [TakeWounds(Who.YOU)]}, wounds={1: 4}
    )

    state = play(state, "end actions")

    assert (state.mythos.discard, state.turn.who) == (("the-unlit-star",), "i2")


@pytest.mark.rule("RR-16.7", "RR-20.35")
def test_resolved_without_being_drawn_it_brings_no_other() -> None:
    """Recurring Trauma keeps it, and plays it again at a threshold."""
    state = with_unknown(
        "sign",
        *["quiet"] * 9,
        effects={"the-unlit-star": [TakeStress(Who.YOU)]},
        insanity={1: "recurring-trauma"},
        minds={1: {"kept": Mythos("the-unlit-star")}},
        sanity={1: 4},
        burning={1: 1},
        skills={1: {"marksman": 1}},
    )

    _, happened = played(state, "end actions", "keep", chance=[3])

    assert [event.card for event in of(happened, MythosDrawn)] == ["sign"]
    assert [event.card for event in of(happened, MythosRepeated)] == ["the-unlit-star"]


@pytest.mark.rule("RR-R30", "RR-16.7", "RR-16.6")
@pytest.mark.parametrize(
    ("rules", "mythos", "cards", "monsters", "relics"),
    [
        ("off", "with-full", 10, 0, 0),
        ("off", "false", 10, 0, 0),
        ("full", "with-full", 14, 2, 5),
        ("full", "true", 14, 2, 5),
        ("full", "false", 10, 2, 5),
        ("monsters", "with-full", 10, 2, 0),
        ("monsters", "true", 14, 2, 0),
        ("relics", "with-full", 10, 0, 5),
        ("relics", "true", 14, 0, 5),
        ("relics", "false", 10, 0, 5),
    ],
)
def test_what_of_the_unknown_rules_is_in_play(rules: str, mythos: str, cards: int, monsters: int, relics: int) -> None:
    state = new(1, seed=3, unknown_rules=rules, unknown_mythos=mythos)
    while not state.turn.number:
        state = play(state, offered(state)[0])

    unknown = state.setup.content.unknown_cards
    assert len(state.mythos.deck) == cards
    assert sum(card in unknown for card in state.mythos.deck) == cards - 10
    assert len(state.board.unknown) == monsters
    assert sum(one.relic is not None for one in state.team) == relics


@pytest.mark.rule("RR-R30")
def test_the_cards_without_the_unknown_rules_are_refused() -> None:
    with pytest.raises(SetupError) as caught:
        new(1, unknown_mythos="true")

    assert caught.value.rule == "RR-R30"


FEWER: Final = {
    "relics": (),
    "mythos": tuple(card for card in shipped().mythos if not card.unknown),
    "monsters": shipped().monsters[:3],
}
"""Tables with too few cards, or none, for some of the Unknown Rules."""


@pytest.mark.rule("RR-R30")
@pytest.mark.parametrize(
    ("options", "lacking"),
    [
        ({"unknown_rules": "full"}, {"relics", "mythos", "monsters"}),
        ({"unknown_rules": "full", "unknown_mythos": "false"}, {"relics", "monsters"}),
        ({"unknown_rules": "monsters"}, {"monsters"}),
        ({"unknown_rules": "monsters", "unknown_mythos": "true"}, {"mythos", "monsters"}),
        ({"unknown_rules": "relics"}, {"relics"}),
        ({}, set[str]()),
    ],
)
@pytest.mark.parametrize("table_name", FEWER)
def test_without_the_cards_that_it_needs_it_is_refused(
    table_name: str, options: dict[str, str], lacking: set[str]
) -> None:
    changes: dict[str, Any] = {table_name: FEWER[table_name]}
    content = attrs.evolve(shipped(), custom=True, name="Fewer", **changes)
    refused_by = None

    try:
        rr.new_game(State, seed=1, players=["A"], options=options, content=content)
    except SetupError as error:
        refused_by = error.rule

    assert refused_by == ("RR-R30" if table_name in lacking else None)
