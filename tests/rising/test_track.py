"""The Elder One track: the discard check, what an advance does and in which order, and the last space."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import HIDDEN, evolve
from rlyeh_rules.rising import EnemyFacts, Mythos, State
from rlyeh_rules.rising.effects import (
    AddFire,
    AddToken,
    AdvanceAtEnd,
    Effect,
    LoseSanity,
    Summon,
    TakeStress,
    TakeWounds,
)
from rlyeh_rules.rising.events import AdvanceOrdained, ElderOneAdvanced, EnemySummoned, GameLost, MythosReshuffled
from rlyeh_rules.rising.vocabulary import Name, Where, Who
from tests.rising.made_up import calm, cthulhu, episode, kind, myth, of
from tests.rising.table import HOME, broken, i, kinds, offered, play, played, refused

SEVEN = ["quiet"] * 7
SYMBOLS = ["sign"] * 3


def advancing(
    *lines: Effect, lines_of_episode: tuple[Effect, ...] = (), monsters: tuple[EnemyFacts, ...] = (), **story: Any
) -> State:
    """A turn at the end of which the Elder One advances, with what Cthulhu and the episode then do."""
    facts: dict[str, Any] = {
        "cthulhu": [cthulhu(advance=lines)],
        "episode": [episode(*lines_of_episode)],
        "monsters": monsters,
    }
    story = {"mythos": SEVEN, "discard": SYMBOLS, **story}
    return calm(facts=facts, **story)


def ends(state: State) -> tuple[State, list[str]]:
    """The state after a turn without actions, and what happened from its last phase on."""
    state, happened = played(state, "end actions")
    names = kinds(happened)
    last = max(at for at, name in enumerate(names) if name == "PhaseBegan" and at < len(names) - 1)
    first = [at for at, name in enumerate(names) if name == "PhaseBegan"][2]
    assert first <= last
    return state, [name for name in names[first + 1 :] if name not in {"TurnBegan", "PhaseBegan", "ChanceGave"}]


# ------------------------------------------------------------------ the discard check


@pytest.mark.rule("RR-19.2")
@pytest.mark.parametrize(("symbols", "track"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_three_symbols_in_the_discard_pile_advance_the_elder_one(symbols: int, track: int) -> None:
    state = calm(mythos=SEVEN, discard=["sign"] * symbols + ["quiet"] * (4 - symbols))

    state, happened = played(state, "end actions")

    assert state.board.track == track
    assert bool(of(happened, MythosReshuffled)) is (symbols >= 3)
    assert len(state.mythos.discard) == (0 if symbols >= 3 else 5)


@pytest.mark.rule("RR-19.2", "RR-16.2")
def test_the_symbol_drawn_in_this_turn_counts() -> None:
    state = calm(mythos=["sign", *SEVEN], discard=["sign", "sign"])

    assert play(state, "end actions").board.track == 2


@pytest.mark.rule("RR-19.2", "RR-19.5", "RR-16.2")
def test_only_symbols_in_the_discard_pile_count_not_those_in_the_deck() -> None:
    state = calm(mythos=["quiet", *SYMBOLS, *["quiet"] * 4], discard=["sign", "sign"])

    assert play(state, "end actions").board.track == 1


@pytest.mark.rule("RR-19.4", "RR-19.2")
def test_there_is_one_advance_a_check_and_no_symbol_carries_over() -> None:
    state, happened = played(calm(mythos=["quiet"] * 5, discard=["sign"] * 5), "end actions")

    assert of(happened, ElderOneAdvanced) == [ElderOneAdvanced(2)]
    assert (state.mythos.discard, len(state.mythos.deck)) == ((), 10)
    state, happened = played(calm(mythos=["quiet"] * 4, discard=["sign"] * 6), "end actions", "end actions")
    assert of(happened, ElderOneAdvanced) == [ElderOneAdvanced(2)], "six make one too"


@pytest.mark.rule("RR-19.4", "RR-19.2")
def test_a_card_that_ordains_an_advance_makes_one_with_the_symbols_or_without() -> None:
    omen = myth("omen", AdvanceAtEnd(), AdvanceAtEnd(), symbol=True)

    alone, happened = played(calm(myths=[omen], mythos=["omen", *["quiet"] * 9]), "end actions")
    both = play(calm(myths=[omen], mythos=["omen", *["quiet"] * 6], discard=SYMBOLS), "end actions")

    assert (alone.board.track, both.board.track) == (2, 2)
    assert len(of(happened, AdvanceOrdained)) == 1
    assert (alone.turn.who, alone.turn.advances) == ("i2", False), "it was for that turn"


# ------------------------------------------------------------------ an advance


@pytest.mark.rule("RR-19.3", "RR-1.7", "RR-R29")
def test_an_advance_goes_token_cthulhu_episode_monsters_a_and_b_then_the_reshuffle() -> None:
    state = advancing(
        AddFire(Where.RED_GATE),
        lines_of_episode=(AddToken(Where.BLUE_GATE),),
        monsters=(
            kind("byakhee", advance=(TakeStress(Who.YOU),)),
            kind("deep-one", advance=(LoseSanity(Who.YOU),)),
        ),
        unknown=["byakhee", "deep-one"],
        mythos=["quiet"] * 5,
        discard=["quiet", *SYMBOLS, "quiet"],
    )

    state, names = ends(state)

    assert names == [
        "ElderOneAdvanced",
        "FireAdded",
        "TokenAdded",
        "StressTaken",
        "SanityLost",
        "MythosReshuffled",
    ]
    assert (state.mythos.discard, len(state.mythos.deck), state.board.track) == ((), 10, 2)


@pytest.mark.rule("RR-19.3")
def test_b_comes_after_a() -> None:
    monsters = (kind("byakhee", advance=(TakeStress(Who.YOU),)), kind("deep-one", advance=(LoseSanity(Who.YOU),)))

    _, names = ends(advancing(monsters=monsters, unknown=["deep-one", "byakhee"]))

    assert names == ["ElderOneAdvanced", "SanityLost", "StressTaken", "MythosReshuffled"]


@pytest.mark.rule("RR-R29", "RR-1.7")
def test_left_and_right_do_nothing_at_an_advance_and_all_four_leave_energy() -> None:
    monsters = tuple(
        kind(name, health=1, drop=0, advance=(Summon(Name.ITSELF, Where.RED_GATE),))
        for name in ("ghast", "gug", "byakhee", "deep-one")
    )
    state = advancing(monsters=monsters, left="ghast", right="gug", unknown=["byakhee", "deep-one"])

    state, happened = played(state, "end actions")

    assert [event.foe for event in of(happened, EnemySummoned)] == ["byakhee-1", "deep-one-1"]
    for name, energy in (("ghast", 1), ("gug", 2), ("byakhee", 2), ("deep-one", 1)):
        duel = advancing(
            monsters=monsters, left="ghast", right="gug", unknown=["byakhee", "deep-one"], enemies={f"{name}-1": HOME}
        )
        after = play(duel, f"attack {name}-1", "keep", chance=[1, 0, 0])
        assert after.enemies == ()
        assert sum(after.board.energy) == energy


@pytest.mark.rule("RR-19.3")
def test_you_at_an_advance_is_whose_turn_it_is() -> None:
    state = play(advancing(TakeWounds(Who.YOU), turn=4), "end actions")

    assert [one.wounds for one in state.team] == [0, 0, 0, 1, 0]


@pytest.mark.rule("RR-19.3")
def test_what_an_advance_asks_is_asked_before_the_reshuffle() -> None:
    state = play(advancing(TakeStress(Who.ONE)), "end actions")
    assert (state.board.track, len(state.mythos.discard)) == (2, 4)
    assert refused(state, "0: end actions") == "RR-12.2"

    state = play(state, "choose investigator i5")

    assert (len(state.mythos.discard), state.turn.who) == (0, "i2")


@pytest.mark.rule("RR-19.3")
def test_nobody_knows_the_new_order_of_the_deck() -> None:
    state = play(calm(2, mythos=SEVEN, discard=SYMBOLS), "end actions")

    assert [state.view(viewer).mythos.deck for viewer in (0, 1, None)] == [(HIDDEN,) * 10] * 3
    decks = {play(calm(mythos=SEVEN, discard=SYMBOLS, chance=seed), "end actions").mythos.deck for seed in range(9)}
    assert len(decks) > 1


@pytest.mark.rule("RR-19.5", "RR-20.35")
def test_a_kept_card_is_no_part_of_the_discard_pile_and_goes_back_with_the_reshuffle() -> None:
    kept = {2: {"kept": Mythos("quiet")}}
    state = calm(mythos=["quiet"] * 6, discard=SYMBOLS, insanity={2: "recurring-trauma"}, minds=kept)

    state, happened = played(state, "end actions")

    assert (state.investigator(i(2)).mind.kept, len(state.mythos.deck)) == (None, 10)
    assert of(happened, MythosReshuffled) == [MythosReshuffled(10)]
    assert offered(state)


# ------------------------------------------------------------------ the track and its end


@pytest.mark.rule("RR-19.1", "RR-R33", "RR-24.3")
def test_six_advances_bring_the_token_to_7_and_the_seventh_loses_the_game() -> None:
    state = calm(myths=[myth("omen", AdvanceAtEnd())], mythos=["omen"] * 10)

    for track in range(2, 8):
        state = play(state, "end actions")
        assert (state.board.track, state.outcome) == (track, None)
    state, happened = played(state, "end actions")

    assert state.board.track == 8
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.rule) == ((), "RR-24.3")
    assert "GameLost" in kinds(happened)


@pytest.mark.rule("RR-R33", "RR-19.3", "RR-24.3")
def test_the_loss_comes_as_the_token_enters_before_effects_and_reshuffle() -> None:
    state = advancing(TakeStress(Who.EVERYBODY), track=7)

    state, happened = played(state, "end actions")

    assert [name for name in kinds(happened)[6:] if name != "ChanceGave"] == ["ElderOneAdvanced", "GameLost"]
    assert ([one.stress for one in state.team], len(state.mythos.discard)) == ([0] * 5, 4)
    assert of(happened, GameLost) == [GameLost("the Elder One has reached the end of the track")]


@pytest.mark.rule("RR-R33", "RR-19.1")
@pytest.mark.parametrize(
    ("length", "track", "lost"), [(3, 1, False), (3, 2, True), (8, 2, False), (9, 7, False), (9, 8, True)]
)
def test_the_length_of_the_track_is_an_option(length: int, track: int, lost: bool) -> None:
    state = play(calm(mythos=SEVEN, discard=SYMBOLS, track=track, track_length=length), "end actions")

    assert (state.board.track, state.outcome is not None) == (track + 1, lost)


@pytest.mark.rule("RR-19.6", "RR-19.1")
@pytest.mark.parametrize(("track", "sound"), [(0, False), (1, True), (7, True), (8, False), (9, False), (-1, False)])
def test_the_token_of_a_game_that_goes_on_is_on_1_to_7(track: int, sound: bool) -> None:
    state = calm()

    state = evolve(state, board=evolve(state.board, track=track))

    assert bool(broken(state)) is not sound


@pytest.mark.rule("RR-19.6", "RR-19.1")
def test_the_position_is_one_more_than_there_were_advances() -> None:
    state = calm(myths=[myth("omen", AdvanceAtEnd())], mythos=["omen", "quiet"] * 5)
    advances = 0

    for _ in range(8):
        state, happened = played(state, "end actions")
        advances += len(of(happened, ElderOneAdvanced))
        assert state.board.track == 1 + advances
    assert advances >= 1


@pytest.mark.rule("RR-19.1")
def test_nothing_but_an_advance_moves_the_token() -> None:
    state = play(calm(track=4), *["end actions"] * 9)

    assert state.board.track == 4
