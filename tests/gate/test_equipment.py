"""Equipment: who has which, who may use it, how often, and what it overrules."""

from __future__ import annotations

import pytest

from rlyeh_rules.gate import Equipment, events
from rlyeh_rules.kernel import Seat

from .table import at, new, offered, play, played, refused, shipped, table, told, votes

EACH = (
    "blackmail 1",
    "fire pistol, contribute",
    "opium 1, eager-to-please",
    "opium 1, secret 1",
    "use psalms",
    "use rabbits foot",
    "use eye of horus",
    "use relic",
    "use mask",
    "micky finn 1",
    "use orb",
    "doll 1",
    "use sleight",
)

# ------------------------------------------------------------------ which games, which players


@pytest.mark.rule("GR-13.0.1")
@pytest.mark.parametrize("text", EACH)
def test_there_is_no_equipment_in_a_basic_game(text: str) -> None:
    assert refused(table(), f"0: {text}") == "GR-13.0.1"


@pytest.mark.rule("GR-13.0.1")
@pytest.mark.parametrize("text", ["add dagon", "hold fire", "swap dagon for book-of-hsan and lay it"])
@pytest.mark.parametrize("before", [[], ["gamble"], ["investigate"]], ids=["a turn", "a gamble", "an investigation"])
def test_what_only_equipment_or_artifacts_ask_for_is_no_answer_in_a_basic_game(text: str, before: list[str]) -> None:
    state = play(new(5, starting_player=1), "declare dagon", *before)

    assert refused(state, f"0: {text}") == "GR-13.0.1"
    assert refused(state, f"1: {text}") == "GR-13.0.1"


@pytest.mark.rule("GR-13.0.1")
@pytest.mark.parametrize("text", ["use book-of-hsan", "lay book-of-hsan"])
def test_there_are_no_artifacts_in_a_basic_game(text: str) -> None:
    state = new(5, starting_player=1)

    assert refused(state, f"0: {text}") == "GR-13.0.1"
    assert refused(play(state, "declare dagon"), f"0: {text}") == "GR-13.0.1"


@pytest.mark.rule("GR-13.0.1")
def test_equipment_and_artifacts_are_chosen_each_without_the_other() -> None:
    with_equipment, with_artifacts = new(5, equipment=True), new(5, artifacts=True)

    assert [with_equipment.equipment(seat) is None for seat in with_equipment.seats] == [False] * 5
    assert len(with_equipment.mythos.box) == 0
    assert [with_artifacts.equipment(seat) is None for seat in with_artifacts.seats] == [True] * 5
    assert len(with_artifacts.mythos.box) == 8


@pytest.mark.rule("GR-13.1.1")
def test_each_player_has_the_equipment_on_their_characters_card() -> None:
    state = new(5, equipment=True)

    pictured = {facts.id: facts.equipment for facts in shipped().characters}
    has = [state.equipment(seat) for seat in state.seats]
    assert has == [pictured[player.character] for player in state.players if player.character]
    assert len({*has}) == 5
    assert len({*Equipment} - {*has}) == 7


@pytest.mark.rule("GR-13.1.1")
@pytest.mark.parametrize("text", EACH)
def test_what_another_player_has_cannot_be_used(text: str) -> None:
    state = table(gear={2: "opium" if "relic" in text or "pistol" in text else "holy-relic"})

    assert refused(state, f"1: {text}") == "GR-13.1.1"


@pytest.mark.rule("GR-13.1.2")
@pytest.mark.rule("GR-13.1.1")
@pytest.mark.parametrize("viewer", [at(5), None])
def test_who_has_what_with_how_many_uses_left_is_public(viewer: Seat | None) -> None:
    view = table(gear={2: "eye-of-horus"}, uses={2: 2}).view(viewer)

    assert view.equipment(at(2)) is Equipment.EYE_OF_HORUS
    assert view.players[1].uses == 2


@pytest.mark.rule("GR-13.1.2")
def test_that_equipment_is_used_and_how_often_it_still_can_be_is_told_to_all() -> None:
    state = play(table(gear={1: "rabbits-foot"}, deck="I Z B D I Z"), "gamble")

    (used,) = told(state, "use rabbits foot", kind=events.EquipmentUsed)

    assert used.seen_by(None) == events.EquipmentUsed(at(1), Equipment.RABBITS_FOOT, 2)


@pytest.mark.rule("GR-13.1.13")
def test_there_are_twelve_pieces_of_equipment() -> None:
    names = "blackmail pistol opium tarsoid-psalms rabbits-foot eye-of-horus holy-relic ritual-mask micky-finn"
    rest = "orb-of-the-dreamlands voodoo-doll sleight-of-hand"

    assert {*names.split(), *rest.split()} == {facts.id for facts in shipped().equipment}
    assert len(shipped().equipment) == 12
    assert {facts.equipment for facts in shipped().characters} == {*Equipment}


# ------------------------------------------------------------------ how often


@pytest.mark.rule("GR-13.1.4")
@pytest.mark.parametrize(
    ("equipment", "uses"),
    [(kind, 3 if kind in {"rabbits-foot", "eye-of-horus", "holy-relic"} else 1) for kind in Equipment],
)
def test_three_pieces_can_be_used_three_times_the_others_once(equipment: Equipment, uses: int) -> None:
    assert uses == shipped().uses[equipment]


@pytest.mark.rule("GR-13.1.4")
def test_what_is_used_up_cannot_be_used_again() -> None:
    state = play(table(gear={4: "blackmail"}), "accuse 4", "waive", *votes("1 yes", "2 yes", "3 no", "4 no"))

    state, happened = played(state, "blackmail 0")

    assert state.players[3].uses == 0
    assert events.EquipmentUsedUp(at(4), Equipment.BLACKMAIL) in happened
    assert refused(state, "3: blackmail 1") == "GR-13.1.4"


@pytest.mark.rule("GR-13.1.5")
def test_a_card_with_three_uses_shows_how_many_are_left_and_leaves_play_after_the_third() -> None:
    state = play(table(gear={1: "rabbits-foot"}, deck="I Z B D I Z B D I Z"), "gamble")

    left, used_up = [state.players[0].uses], list[events.EquipmentUsedUp]()
    for _ in range(3):
        state, happened = played(state, "use rabbits foot")
        left.append(state.players[0].uses)
        used_up += [event for event in happened if isinstance(event, events.EquipmentUsedUp)]

    assert left == [3, 2, 1, 0]
    assert used_up == [events.EquipmentUsedUp(at(1), Equipment.RABBITS_FOOT)]
    assert refused(state, "use rabbits foot") == "GR-13.1.4"
    assert "use rabbits foot" not in offered(state, 1)


# ------------------------------------------------------------------ what it overrules


@pytest.mark.rule("GR-13.1.6")
def test_a_vote_that_insanity_binds_to_yes_counts_as_no_once_blackmail_has_turned_it() -> None:
    state = table(gear={1: "blackmail"}, mad={3: ["eager-to-please"]})
    state = play(state, "accuse 4", "waive", *votes("1 yes", "2 no", "3 yes", "4 yes"))

    state = play(state, "blackmail 2")

    assert state.ballot is not None
    assert state.ballot.votes[at(3)] is False
    assert state.ballot.yes == 2


@pytest.mark.rule("GR-13.1.6")
def test_the_pistol_makes_a_player_do_what_insanity_forbids() -> None:
    state = table(gear={2: "pistol"}, mad={1: ["dread-of-chance"]})
    assert refused(state, "gamble") == "GR-8.8"

    state = play(state, "1: fire pistol, gamble")

    assert offered(state, 1)[:1] == ["gamble"]


@pytest.mark.rule("GR-13.1.6")
def test_the_psalms_lay_cards_that_insanity_would_leave_to_chance() -> None:
    state = table(gear={1: "tarsoid-psalms"}, mad={1: ["sleepwalking"]}, hands={1: "I Z"}, pool="B")
    assert offered(state, 1)[0] == "contribute at random"

    state = play(state, "use psalms", "add zhar", "stop")

    assert [laid.card for laid in state.pool] == ["bokrug", "zhar"]


# ------------------------------------------------------------------ discovered Cultists


@pytest.mark.rule("GR-13.1.3")
def test_a_discovered_cultist_may_fire_the_pistol() -> None:
    state = table(gear={4: "pistol"}, discovered=[4])

    state = play(state, "3: fire pistol, gamble")

    assert state.turn.must == "gamble"


@pytest.mark.rule("GR-13.1.3")
@pytest.mark.rule("GR-R48")
def test_the_holy_relic_is_of_no_use_to_a_discovered_cultist() -> None:
    assert refused(table(gear={4: "holy-relic"}, discovered=[4]), "3: use relic") == "GR-13.1.3"


@pytest.mark.rule("GR-13.1.3")
def test_who_has_not_got_the_holy_relic_is_told_that_first() -> None:
    assert refused(table(gear={4: "pistol"}, discovered=[4]), "3: use relic") == "GR-13.1.1"


# ------------------------------------------------------------------ loose names


@pytest.mark.rule("GR-R50")
def test_nodens_and_the_other_gods_with_text_are_no_sigils_and_lie_in_no_basic_game() -> None:
    state = new(5, starting_player=1)

    assert offered(state, 1) == ["declare ithaqua", "declare zhar", "declare bokrug", "declare dagon"]
    assert state.gods == ()
