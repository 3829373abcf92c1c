"""Setup: five investigators, the Mythos deck, Cthulhu from the start, who begins."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules import HIDDEN
from rlyeh_rules.kernel import IllegalAction, Seat, Source, evolve, parse_action
from rlyeh_rules.rising import (
    GATES,
    PARTS,
    CthulhuFacts,
    Space,
    State,
)
from rlyeh_rules.rising.events import (
    DiceRolled,
    Eliminated,
    InsanityDealt,
    InvestigatorPlaced,
    StartDrawn,
)
from tests.rising.dealt import beginning, dealt, faults, setup_error, shuffled_to
from tests.rising.made_up import calm, myth, of
from tests.rising.table import black, broken, i, kinds, new, played, shipped, told

RED, YELLOW, BLUE = GATES


# ------------------------------------------------------------------ five investigators


@pytest.mark.rule("RR-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_five_investigators_are_in_play_whatever_the_number_of_people(seats: int) -> None:
    state = new(seats)

    assert len({one.character for one in state.team}) == 5
    assert Counter(one.seat for one in state.team).total() == 5
    assert {one.seat for one in state.team} == {*state.seats}


@pytest.mark.rule("RR-1.1", "RR-26.4")
@pytest.mark.parametrize("count", [1, 4, 6])
def test_fewer_or_more_investigators_are_not_sound(count: int) -> None:
    state = new()
    team = (state.team * 2)[:count]

    assert "RR-26.4" in [violation.rule for violation in evolve(state, team=team).violations()]


@pytest.mark.rule("RR-1.1")
def test_a_card_set_with_fewer_than_five_investigators_is_refused_with_the_number() -> None:
    four = faults(custom=True, investigators=shipped().investigators[:4])

    assert four == ["investigators: 4 entries where there must be at least 5 (RR-26.4)"]


@pytest.mark.rule("RR-1.2", "RR-1.1")
@pytest.mark.parametrize("seats", [0, 6, 7])
def test_nobody_and_a_sixth_player_cannot_play(seats: int) -> None:
    error = setup_error(seats)

    assert (error.rule, str(error)) == (
        "RR-1.2",
        "Cthulhu: Death May Die - R'lyeh Rising needs 1 to 5 players. (RR-1.2)",
    )


@pytest.mark.rule("RR-26.4")
def test_they_are_different_characters_at_random_each_with_the_board_of_its_own() -> None:
    state = dealt(team=["rasputin", "the-kid"])

    assert [str(one.character) for one in state.team] == [
        "rasputin",
        "the-kid",
        "lord-adam-benchley",
        "ahmed-yasin",
        "borden",
    ]
    assert [one.levels for one in state.team] == [(1, 1, 1)] * 5
    seen = {one.character for seed in range(40) for one in new(seed=seed).team}
    assert seen == set(shipped().boards), "each of the ten comes sometime"


@pytest.mark.rule("RR-26.4")
def test_they_begin_in_the_start_space_unhurt_and_with_nothing() -> None:
    for one in new(3, seed=4).team:
        assert one.space is YELLOW
        assert (one.wounds, one.stress, one.sanity, one.energy, one.fire, one.cards) == (0, 0, 1, 0, 0, ())


@pytest.mark.rule("RR-26.4")
@pytest.mark.parametrize("part", PARTS)
def test_nobody_starts_on_a_body_part(part: Space) -> None:
    episode = evolve(shipped().episode[0], start=part)

    assert faults(episode=(episode,)) == [
        "episode[0].start (rlyeh-rising): the investigators begin on the ground (RR-26.4)"
    ]


@pytest.mark.rule("RR-26.4")
@pytest.mark.parametrize(
    ("old", "new_text", "fault"),
    [
        ('start = "yellow-gate"', 'start = "south-vortex"', r"episode\[0\].start"),
        ('id = "the-kid"', 'id = "rasputin"', "rasputin stands in this table already"),
        ('id = "ghoul"', 'id = "ghast"', "ghast stands in this table already"),
    ],
)
def test_a_start_space_that_there_is_not_and_a_card_listed_twice_are_refused(
    tmp_path: Path, old: str, new_text: str, fault: str
) -> None:
    text = files("rlyeh_rules.rising").joinpath("cards.toml").read_text("utf-8")
    file = tmp_path / "cards.toml"
    file.write_text(text.replace(old, new_text, 1), "utf-8")

    with pytest.raises(rr.ContentError, match=fault):
        rr.load_content("rising", file)


# ------------------------------------------------------------------ the Mythos deck


@pytest.mark.rule("RR-1.3")
def test_the_mythos_deck_is_the_ten_cards_of_the_box_shuffled() -> None:
    decks = [new(seed=seed).mythos for seed in range(12)]

    assert [len(deck.deck) for deck in decks] == [10] * 12
    assert {frozenset(deck.deck) for deck in decks} == {frozenset(shipped().mythos_cards)}
    assert len({deck.deck for deck in decks}) == 12
    assert [(deck.discard, deck.playing) for deck in decks] == [((), ())] * 12


@pytest.mark.rule("RR-1.3")
def test_a_list_of_another_number_than_ten_is_refused_unless_the_set_is_ones_own() -> None:
    nine = tuple(card for card in shipped().mythos if card.id != "torches-below")
    eleven = (*shipped().mythos, evolve(shipped().mythos[0], id=myth("another").id))

    for cards, count in ((nine, 9), (eleven, 11)):
        assert faults(mythos=cards) == [
            f"mythos: {count} cards of the game itself where there are 10, unless the set has custom = true (RR-1.3)"
        ]
        assert faults(mythos=cards, custom=True) == []


@pytest.mark.rule("RR-1.3", "RR-26.5")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_the_order_of_the_decks_is_hidden_and_what_is_in_them_is_not(viewer: int | None) -> None:
    state = new(3, seed=2)
    view = state.view(viewer)

    assert (view.mythos.deck, view.discovery.deck) == ((HIDDEN,) * 10, (HIDDEN,) * 15)
    assert view.contents() == state.contents()
    assert sum(view.contents()[type(state.mythos.deck[0])].values()) == 10


# ------------------------------------------------------------------ Cthulhu


@pytest.mark.rule("RR-1.16")
def test_there_is_one_card_of_cthulhu_and_no_other_stage() -> None:
    assert [facts.id for facts in new().setup.content.cthulhu] == ["cthulhu"]

    second = CthulhuFacts("stage-2", 3, 3, Source.STAND_IN)
    assert faults(custom=True, cthulhu=(*shipped().cthulhu, second)) == ["cthulhu: 2 entries; there can be 1 (RR-1.16)"]
    assert "cthulhu: 0 entries where there must be at least 1 (RR-1.16)" in faults(custom=True, cthulhu=())


@pytest.mark.rule("RR-1.16", "RR-17.8")
def test_from_the_first_turn_on_he_attacks_as_he_does_in_his_final_stage() -> None:
    cthulhu = CthulhuFacts("cthulhu", 4, 2, Source.STAND_IN)
    state = calm(spaces={1: "head"}, number=1, facts={"cthulhu": [cthulhu]})

    happened = told(state, "end actions")

    rolled = of(happened, DiceRolled)[0]
    assert sorted(die.black for die in rolled.dice) == [False] * 2 + [True] * 4


@pytest.mark.rule("RR-1.17")
@pytest.mark.parametrize("length", [3, 8, 16])
def test_the_elder_one_begins_on_the_first_space_of_the_track(length: int) -> None:
    assert new(track_length=length).board.track == 1


@pytest.mark.rule("RR-1.18")
def test_the_death_of_an_investigator_does_not_end_the_game() -> None:
    state = calm(number=1, wounds={1: 4}, spaces={1: "red-gate"}, enemies={"cultist-1": "red-gate"})

    state, happened = played(state, "end actions", "keep", chance=[*black(""), 2, 0])

    assert [event.who for event in of(happened, Eliminated)] == ["i1"]
    assert (state.outcome, len(state.living), state.turn.who) == (None, 4, "i2")


@pytest.mark.rule("RR-1.19")
@pytest.mark.parametrize("track", range(1, 8))
def test_wherever_the_token_is_nothing_waits_for_a_summoning(track: int) -> None:
    state = calm(track=track)

    after, happened = played(state, "end actions")

    assert kinds(happened)[-3:] == ["PhaseBegan", "TurnBegan", "PhaseBegan"], "the end of the turn, and the next turn"
    assert (after.board, after.enemies, after.parts) == (state.board, (), state.parts)
    assert [one.sanity for one in after.team] == [1] * 5


# ------------------------------------------------------------------ insanity, and who begins


@pytest.mark.rule("RR-20.9")
def test_five_different_insanity_cards_are_dealt_and_lie_open() -> None:
    state = dealt(3, insanities=["paranoia", "pyromania", "catatonia", "kleptomania", "masochism"])

    dealt_cards = ["paranoia", "pyromania", "catatonia", "kleptomania", "masochism"]
    for viewer in (*state.seats, None):
        assert [str(one.mind.insanity) for one in state.view(viewer).team] == dealt_cards
    assert [one.mind.tokens for one in state.team] == [0] * 5


@pytest.mark.rule("RR-20.9")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_all_are_told_who_was_dealt_which(viewer: int | None) -> None:
    state = new(2, seed=3)
    events = [event for event in beginning(2, seed=3, viewer=viewer) if isinstance(event, InsanityDealt)]

    assert [(event.who, event.insanity) for event in events] == [
        (one.character, one.mind.insanity) for one in state.team
    ]


@pytest.mark.rule("RR-12.1", "RR-R43")
@pytest.mark.parametrize("start", [1, 3, 5])
def test_who_begins_is_drawn_and_the_turns_go_on_from_there(start: int) -> None:
    state = dealt(2, start=start, monsters=["zoog", "ghast"])

    assert state.turn.who == state.team[start - 1].character
    assert (state.turn.number, state.turn.actions) == (1, 3)
    order = [one.character for one in state.clockwise()]
    assert order == [one.character for one in state.team[start - 1 :] + state.team[: start - 1]]


# ------------------------------------------------------------------ the order of it all


@pytest.mark.rule("RR-1.4", "RR-1.8", "RR-12.1", "RR-20.9")
def test_the_set_up_is_told_in_its_order() -> None:
    happened = beginning(2, seed=4)
    summoned = ["EnemySummoned"] * kinds(happened).count("EnemySummoned")

    assert kinds(happened) == [
        "EpisodeMonstersDrawn",
        *["InvestigatorPlaced", "InsanityDealt"] * 5,
        "StartDrawn",
        *summoned,
        "TurnBegan",
        "PhaseBegan",
    ]
    placed = [event for event in happened if isinstance(event, InvestigatorPlaced)]
    assert [(event.seat, event.space) for event in placed] == [(Seat(at % 2), YELLOW) for at in range(5)]
    assert sum(isinstance(event, StartDrawn) for event in happened) == 1


@pytest.mark.rule("RR-26.5")
@pytest.mark.parametrize("options", [{}, {"unknown_rules": "full", "expert_cultists": True}])
def test_the_same_seed_and_commands_give_the_same_game(options: dict[str, Any]) -> None:
    def game() -> tuple[State, list[str]]:
        state = new(3, seed=11, **options)
        done: list[str] = []
        for number in range(120):
            legal = state.legal_actions()
            if not legal:
                break
            action = legal[(number * 7) % len(legal)]
            done.append(str(action))
            state = state.apply(action).state
        return state, done

    one, two = game(), game()

    assert one == two
    assert one[0].digest() == two[0].digest()
    replayed = new(3, seed=11, **options)
    for text in one[1]:
        replayed = replayed.apply(parse_action(replayed, text)).state
    assert replayed == one[0]


@pytest.mark.rule("RR-26.5")
def test_another_seed_gives_another_game() -> None:
    assert len({new(seed=seed).digest() for seed in range(20)}) == 20


@pytest.mark.rule("RR-12.1")
def test_an_action_of_an_investigator_whose_turn_it_is_not_is_refused() -> None:
    """Given A with I1 and I3, and B with the others: in the turn of I1 B can do nothing."""
    state = calm(2, owners=[1, 2, 1, 2, 2], sharing="chosen")
    action = parse_action(state, "1: end actions")

    refusal = state.why_not(action)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("RR-12.1", "It is the turn of I1, whom A plays.")
    with pytest.raises(IllegalAction):
        state.apply(action)
    assert state.turn.who == i(1)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_that_has_just_begun_is_sound(seed: int) -> None:
    for seats in range(1, 6):
        assert broken(new(seats, seed=seed)) == []


def test_a_shuffle_that_lays_some_on_top_leaves_the_others_as_they_are() -> None:
    """What these stories rely on."""
    chance = rr.Scripted(shuffled_to("abcdef", ["e", "b"]))

    assert "".join(chance.shuffle("abcdef")) == "ebacdf"
