"""What no box at hand prints is data: what is known of it holds, and a set with other values is played by those."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import Source, evolve
from rlyeh_rules.rising import (
    GATES,
    GROUND,
    PARTS,
    VORTEXES,
    Content,
    HalfKind,
    Insanity,
    Name,
    Space,
    State,
    energy_drop,
)
from rlyeh_rules.rising.effects import AddEnergy, AddToken, Summon, TakeStress
from rlyeh_rules.rising.events import DiceRolled, ElderOneAdvanced, StressTaken
from rlyeh_rules.rising.vocabulary import Where, Who
from tests.rising.card_sets import changed, with_entry
from tests.rising.made_up import calm, cthulhu, episode, kind, myth, of
from tests.rising.table import HOME, black, kinds, new, offered, play, played, shipped, table
from tests.rising.things import card, spell

SEVEN = ["quiet"] * 7
SIGNS = ["sign"] * 3


def started(content: Content, name: str, **options: Any) -> State:
    """A new game with a set of one's own, set up; sets are told apart by what is called their digest."""
    content = attrs.evolve(content, digest=name)
    state = rr.new_game(State, seed=3, players=["A"], content=content, options=options)
    while state.turn.number < 1:
        state = play(state, str(state.legal_actions()[0]))
    return state


def printed(tables: Sequence[Any]) -> list[tuple[str, ...]]:
    """What of the entries of a table is known."""
    return [entry.printed for entry in tables]


# ------------------------------------------------------------------ the decks


@pytest.mark.rule("RR-U1", "RR-1.3", "RR-19.2")
def test_of_the_ten_mythos_cards_their_number_is_known_and_that_some_name_the_two_monsters() -> None:
    ten = [facts for facts in shipped().mythos if not facts.unknown]
    named = {one.enemy for facts in ten for one in facts.summons}

    assert (sum(facts.copies for facts in ten), printed(ten)) == (10, [()] * 10)
    assert {Name.LEFT, Name.RIGHT} <= named
    assert sum(facts.symbol for facts in ten) >= 3


@pytest.mark.rule("RR-U1")
def test_a_set_with_ten_others_is_played_with_those() -> None:
    others = [myth(f"other-{number}", TakeStress(Who.YOU, 1), symbol=number < 4) for number in range(10)]
    others += [facts for facts in shipped().mythos if facts.unknown]

    nine = [facts for facts in shipped().investigators if facts.id != "fatima-safar"]  # who would read the omens

    state = started(changed(custom=True, mythos=others, investigators=nine), "ten others")

    assert sorted(state.mythos.deck) == [f"other-{number}" for number in range(10)]
    assert of(played(state, "end actions")[1], StressTaken) == [StressTaken(state.turn.who, 1)]


@pytest.mark.rule("RR-U2", "RR-22.1", "RR-22.3")
def test_the_discovery_deck_has_as_many_cards_as_the_set_says() -> None:
    assert (len(shipped().discovery), set(printed(shipped().discovery))) == (15, {()})
    halves = [half for facts in shipped().discovery for half in (facts.left, facts.right)]
    assert {half.kind for half in halves} == set(HalfKind)

    seven = [facts for facts in shipped().discovery if facts.left.incantation or facts.right.incantation][:7]
    assert len(started(changed(custom=True, discovery=seven), "seven").discovery.deck) == 7


@pytest.mark.rule("RR-U3", "RR-5.14", "RR-13.13")
def test_every_part_can_be_opened_at_the_price_that_stands_on_the_card() -> None:
    opened = {
        half.incantation.part
        for facts in shipped().discovery
        for half in (facts.left, facts.right)
        if half.incantation is not None
    }
    assert opened == set(PARTS)

    for price in (1, 5):
        state = calm(facts={"discovery": [card("verse", spell("head", price))]}, cards={1: ["verse left"]}, held={1: 5})
        state = play(state, "incant verse")
        assert (state.active.energy, state.part(Space.HEAD).vulnerable) == (5 - price, True)


# ------------------------------------------------------------------ Cthulhu


@pytest.mark.rule("RR-U4", "RR-5.8")
@pytest.mark.parametrize(("health", "falls"), [(3, True), (4, False)])
def test_a_part_is_destroyed_at_the_health_that_the_set_gives_it(health: int, falls: bool) -> None:
    parts = {"left-arm": "vulnerable"}
    state = calm(spaces={1: "left-arm"}, parts=parts, health={"left-arm": health}, stress={1: 4})

    state = play(state, "attack left-arm", chance=black("S S S"))

    assert state.part(Space.LEFT_ARM).destroyed is falls
    assert set(printed(shipped().parts)) == {()}


@pytest.mark.rule("RR-U5", "RR-17.8", "RR-R6")
@pytest.mark.parametrize(("blacks", "greens"), [(3, 3), (5, 0)])
def test_a_part_attacks_with_the_dice_that_the_set_gives_cthulhu(blacks: int, greens: int) -> None:
    facts = {"cthulhu": [evolve(cthulhu(), black=blacks, green=greens, abilities=())]}
    state = calm(spaces={1: "head"}, stress={1: 4}, facts=facts)

    (roll,) = of(played(state, "end actions")[1], DiceRolled)

    assert (sum(die.black for die in roll.dice), len(roll.dice)) == (blacks, blacks + greens)
    assert (len(shipped().cthulhu), printed(shipped().cthulhu)) == (1, [("id",)])


# ------------------------------------------------------------------ the Episode card


@pytest.mark.rule("RR-U6", "RR-R7", "RR-13.10")
def test_how_far_a_climb_goes_is_for_the_host_and_there_is_no_roll() -> None:
    state, happened = played(table(spaces={1: "final-vortex"}, climb_spaces=3), "climb head by left-leg")
    assert (state.active.space, of(happened, DiceRolled)) == ("head", [])

    assert "climb head by left-leg" not in offered(table(spaces={1: "final-vortex"}))


@pytest.mark.rule("RR-U7", "RR-R15")
def test_how_much_attune_energy_picks_up_is_for_the_host_and_there_is_no_roll() -> None:
    state, happened = played(table(energy={HOME: 3}), "attune 3")
    assert (state.active.energy, of(happened, DiceRolled)) == (3, [])

    assert [text for text in offered(table(attune_amount=1, energy={HOME: 3})) if "attune" in text] == ["attune 1"]


@pytest.mark.rule("RR-U8", "RR-1.8", "RR-26.4")
def test_where_the_game_begins_is_data_but_for_the_left_monster_at_the_red_gate() -> None:
    (facts,) = shipped().episode
    assert facts.placements[0].enemy is Name.LEFT
    assert facts.placements[0].where is Where.RED_GATE

    state = started(changed(**with_entry("episode", facts.id, start=Space.MOON_VORTEX)), "moon")
    assert {one.space for one in state.team} == {"moon-vortex"}
    assert list(changed(**with_entry("episode", facts.id, start=Space.HEAD)).faults()) != []


@pytest.mark.rule("RR-U9", "RR-2.15", "RR-4.2")
def test_where_discovery_tokens_lie_is_data_and_only_effects_bring_them_back() -> None:
    bare = with_entry("spaces", "north-vortex", token=False)
    state = started(changed(**bare), "bare")
    assert [space for space in GROUND if not state.board.tokens[space.at]] == ["north-vortex", "final-vortex"]

    back = calm(myths=[myth("back", AddToken(Where.NORTH_VORTEX))], mythos=["back", *SEVEN], spaces={1: "left-leg"})
    assert sum(back.board.tokens) == 0
    assert play(back, "end actions", "keep").board.tokens[Space.NORTH_VORTEX.at] == 1


@pytest.mark.rule("RR-U15", "RR-19.3")
def test_what_the_episode_does_at_an_advance_is_data_and_comes_after_cthulhu() -> None:
    facts: dict[str, Any] = {
        "cthulhu": [cthulhu(advance=[TakeStress(Who.YOU, 1)])],
        "episode": [episode(TakeStress(Who.OTHERS, 2))],
    }
    state = calm(mythos=SEVEN, discard=SIGNS, facts=facts)

    _, happened = played(state, "end actions")

    assert of(happened, ElderOneAdvanced) == [ElderOneAdvanced(2)]
    assert [event.count for event in of(happened, StressTaken)] == [1, 2, 2, 2, 2]


@pytest.mark.rule("RR-U16", "RR-2.1", "RR-3.10")
def test_of_the_counts_of_the_box_those_that_matter_are_known() -> None:
    assert (len(GATES), len(VORTEXES), len(PARTS)) == (3, 6, 5)
    piles = [myth("pile", *[AddEnergy(Where.NORTH_VORTEX, 9)] * 9)]

    state = play(calm(myths=piles, mythos=["pile", *SEVEN]), "end actions")

    assert state.board.energy[Space.NORTH_VORTEX.at] == 81, "Energy is not limited"
    assert len(state.parts) == 5, "so many can be destroyed"


# ------------------------------------------------------------------ enemies


@pytest.mark.rule("RR-U10", "RR-R26", "RR-3.1")
@pytest.mark.parametrize("drop", [1, 5])
def test_the_spawn_is_one_figure_and_leaves_what_its_card_says(drop: int) -> None:
    spawn = next(facts for facts in shipped().enemies if facts.id == "rlyeh-spawn")
    assert (spawn.pool, spawn.energy, spawn.printed) == (1, energy_drop(1), ("id", "pool"))

    facts = {"enemies": [kind("rlyeh-spawn", health=1, drop=drop)]}
    state = calm(enemies={"rlyeh-spawn-1": HOME}, stress={1: 4}, facts=facts)

    assert play(state, "attack rlyeh-spawn-1", chance=black("S - -")).board.energy[Space.NORTH_VORTEX.at] == drop


@pytest.mark.rule("RR-U12", "RR-1.4", "RR-1.10")
def test_there_are_monsters_to_choose_from_and_the_zoog_comes_with_another() -> None:
    zoog = next(facts for facts in shipped().monsters if facts.id == "zoog")
    fisher = next(facts for facts in shipped().monsters if facts.id == "fisher-from-outside")

    assert len(shipped().monsters) >= 4
    assert zoog.setup == (Summon(Name.ITSELF, Where.RANDOM_GATE),)
    assert zoog.pool >= 2
    assert zoog.energy in {1, 2}
    assert (fisher.health, fisher.black, fisher.green) == (3, 1, 2)


@pytest.mark.rule("RR-U13", "RR-6.1", "RR-R31")
def test_expert_cultists_are_whatever_the_set_says_and_leave_one() -> None:
    brute = evolve(shipped().experts[0], health=9, black=4, green=1, pool=1)
    state = started(changed(experts=[brute]), "brute", expert_cultists=True)

    assert [enemy.kind for enemy in state.enemies if enemy.kind in state.setup.content.cultists] == [
        brute.id,
        *["cultist"] * 3,
    ]
    assert (state.setup.content.kinds[brute.id].black, brute.energy) == (4, 1)


@pytest.mark.rule("RR-U14", "RR-16.7", "RR-23.8")
def test_there_are_four_unknown_mythos_cards_and_twelve_relics() -> None:
    unknown = [facts for facts in shipped().mythos if facts.unknown]

    assert (sum(facts.copies for facts in unknown), printed(unknown)) == (4, [("unknown",)] * 4)
    assert (len(shipped().relics), set(printed(shipped().relics))) == (12, {()})


# ------------------------------------------------------------------ boards, insanity, the track


@pytest.mark.rule("RR-U17", "RR-20.9")
def test_twelve_insanity_cards_and_ten_boards_are_published_and_no_others_are_there() -> None:
    content = shipped()

    assert [facts.id for facts in content.insanities] == list(Insanity)
    assert len(content.investigators) == 10
    assert {facts.source for facts in content.insanities} == {Source.PUBLISHED}
    assert {facts.source for facts in content.investigators} == {Source.PUBLISHED}


@pytest.mark.rule("RR-U18", "RR-19.1", "RR-18.4")
def test_at_no_space_of_the_track_but_the_last_anything_else_happens() -> None:
    """Which spaces are red is not known, and makes no difference."""
    begun = new()
    assert begun.board.track == 1

    found = [kinds(played(calm(mythos=SEVEN, discard=SIGNS, track=at), "end actions")[1]) for at in range(1, 7)]

    assert found == [found[0]] * 6
    assert played(calm(mythos=SEVEN, discard=SIGNS, track=7), "end actions")[0].outcome is not None
