"""Setup: factions, markers, hands, the Elder God, the first player, and what a hand gives away."""

from __future__ import annotations

from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import Seat, evolve
from rlyeh_rules.seals import Faction, Markers, Options, State, Thing

from .table import A, B, cards, offered, play, refused, table, up

ARTIFACTS = ("gate", "gate-closure", "journal", "necronomicon", "potion")
GODS = ("Shoggoth", "Cthulhu", "Nyarlathotep", "Yog-Sothoth", "Shub-Niggurath", "Azathoth", "Hastur")
FIXED = {"faction_of_first_seat": "investigator", "first_player": 0}


def dealt(seed: int = 1, **options: Any) -> State:
    """A new game; A is the Investigator and first unless the options say otherwise."""
    state = rr.new_game("seals", seed=seed, players=["A", "B"], options=FIXED | options)
    assert isinstance(state, State)
    return state


def picking(**options: Any) -> State:
    """A new game in which each player picks an Elder God; both are asked."""
    return dealt(elder_gods="each", **options)


def kinds(match: rr.Match, seat: Seat | None) -> list[str]:
    """The kinds of event that a seat was shown while the game was set up."""
    return [type(told.event).__name__ for told in match.events(seat)]


def sides(state: State) -> list[str]:
    return [player.identity.faction.value for player in state.players]


# ------------------------------------------------------------------ factions


@pytest.mark.rule("SC-2.1", "SC-R2")
@pytest.mark.parametrize(
    ("first", "factions"),
    [("investigator", ["investigator", "cultist"]), ("cultist", ["cultist", "investigator"])],
)
def test_the_other_player_takes_the_other_faction(first: str, factions: list[str]) -> None:
    assert sides(dealt(faction_of_first_seat=first)) == factions


@pytest.mark.rule("SC-R2")
def test_factions_are_drawn_from_the_seed_when_nobody_names_them() -> None:
    drawn = [sides(rr.new_game("seals", seed=seed)) for seed in range(20)]

    assert drawn == [sides(rr.new_game("seals", seed=seed)) for seed in range(20)]
    assert ["investigator", "cultist"] in drawn
    assert ["cultist", "investigator"] in drawn
    assert Options().faction_of_first_seat == "random"


@pytest.mark.rule("SC-R2")
def test_a_faction_that_there_is_not_is_refused() -> None:
    with pytest.raises(rr.SetupError) as refusal:
        dealt(faction_of_first_seat="both")

    assert refusal.value.rule == "SC-R2"


@pytest.mark.rule("SC-2.1")
def test_two_players_of_one_faction_are_no_game() -> None:
    state = dealt()
    turncoat = evolve(state.players[B], identity=evolve(state.players[B].identity, faction=Faction.INVESTIGATOR))
    wrong = evolve(state, players=state.players.put(B, turncoat))

    assert "SC-2.1" in [violation.rule for violation in wrong.violations()]
    with pytest.raises(rr.SaveError, match=r"SC-2\.1"):
        rr.loads(rr.dumps(wrong))


# ------------------------------------------------------------------ what each player gets


@pytest.mark.rule("SC-2.2")
def test_each_player_begins_with_the_four_markers_of_the_own_faction() -> None:
    investigator_first, cultist_first = dealt(), dealt(faction_of_first_seat="cultist")

    assert [player.markers for player in investigator_first.players] == [Markers(4, 0), Markers(0, 4)]
    assert [player.markers for player in cultist_first.players] == [Markers(0, 4), Markers(4, 0)]


@pytest.mark.rule("SC-2.3")
@pytest.mark.parametrize(("seat", "side"), [(A, "i"), (B, "c")])
def test_each_player_receives_the_five_artifacts_of_the_own_faction(seat: Seat, side: str) -> None:
    hand = dealt().players[seat].hand

    assert hand == cards(*(f"{side}-{thing}" for thing in (*ARTIFACTS, "shoggoth")))


@pytest.mark.rule("SC-2.4")
def test_each_player_receives_the_own_half_of_the_chosen_elder_god() -> None:
    state = dealt(elder_god="Hastur")

    assert set(state.players[A].hand) - set(dealt().players[A].hand) == {"investigator-hastur"}
    assert set(state.players[B].hand) - set(dealt().players[B].hand) == {"cultist-hastur"}


@pytest.mark.rule("SC-2.4")
def test_an_elder_god_that_is_none_of_the_seven_is_refused() -> None:
    with pytest.raises(rr.SetupError) as refusal:
        dealt(elder_god="Dagon")

    assert refusal.value.rule == "SC-2.4"
    assert str(refusal.value).startswith(f"elder_god cannot be 'Dagon'; it is one of {', '.join(GODS)}.")


@pytest.mark.rule("SC-2.5", "SC-R2")
def test_shoggoth_is_used_when_nobody_names_an_elder_god() -> None:
    assert "investigator-shoggoth" in dealt().players[A].hand


@pytest.mark.rule("SC-2.5", "SC-R2")
@pytest.mark.parametrize("god", GODS)
def test_a_host_may_name_any_elder_god(god: str) -> None:
    things = {dealt().setup.content.ability[card] for card in dealt(elder_god=god).players[A].hand}

    assert things == {*map(Thing, ARTIFACTS), Thing(god.lower())}


@pytest.mark.rule("SC-2.6")
def test_all_six_cards_go_into_the_hand_and_none_lies_on_the_table() -> None:
    state = dealt()

    assert [len(player.hand) for player in state.players] == [6, 6]
    assert [player.area for player in state.players] == [(), ()]
    assert state.auction is None
    assert len(state.box) == 12


# ------------------------------------------------------------------ the hand is kept from the opponent


@pytest.mark.rule("SC-2.7")
def test_a_hand_is_a_number_of_cards_to_everybody_but_its_owner() -> None:
    state = table(turn=3, hands=(["i-gate", "i-potion"], ["c-gate"]), areas=(["i-journal"], ["c-journal"]))

    assert state.view(A).players[A].hand == cards("i-gate", "i-potion")
    assert state.view(B).players[A].hand == (rr.HIDDEN, rr.HIDDEN)
    assert state.view(None).players[A].hand == (rr.HIDDEN, rr.HIDDEN)
    assert state.view(None).players[B].hand == (rr.HIDDEN,)


@pytest.mark.rule("SC-2.7")
@pytest.mark.parametrize("window", ["start", "opening", "answer", "end"])
def test_nothing_that_the_opponent_sees_depends_on_what_is_in_the_hand(window: str) -> None:
    areas = (["i-journal", "~c-potion"], ["c-shoggoth"])
    one = table(window, hands=(["i-gate", "i-potion"], ["c-gate"]), areas=areas, box=())
    other = table(window, hands=(["i-necronomicon", "c-journal"], ["c-gate"]), areas=areas, box=())

    assert one.view(A) != other.view(A)
    assert one.view(B) == other.view(B)
    assert one.view(None) == other.view(None)
    assert str(one.view(B)) == str(other.view(B))
    assert offered(one.view(B), B) == offered(other.view(B), B)


# ------------------------------------------------------------------ the first player


@pytest.mark.rule("SC-2.8", "SC-R3")
def test_the_first_player_is_drawn_from_the_seed_whatever_the_faction() -> None:
    drawn = [rr.new_game("seals", seed=seed) for seed in range(40)]
    again = [rr.new_game("seals", seed=seed) for seed in range(40)]

    assert [state.turn.active for state in drawn] == [state.turn.active for state in again]
    assert {(state.turn.active, sides(state)[state.turn.active]) for state in drawn} == {
        (A, "investigator"),
        (A, "cultist"),
        (B, "investigator"),
        (B, "cultist"),
    }
    assert Options().first_player == "random"


@pytest.mark.rule("SC-R3")
@pytest.mark.parametrize("seat", [A, B])
def test_a_host_may_name_the_first_player(seat: Seat) -> None:
    assert {dealt(seed, first_player=seat).turn.active for seed in range(20)} == {seat}


@pytest.mark.rule("SC-R3")
@pytest.mark.parametrize("nobody", [2, -1, True, "A"])
def test_a_first_player_who_is_not_at_the_table_is_refused(nobody: object) -> None:
    with pytest.raises(rr.SetupError) as refusal:
        dealt(first_player=nobody)

    assert refusal.value.rule == "SC-R3"


@pytest.mark.rule("SC-2.9")
def test_the_first_player_holds_the_marker_and_only_he_can_act() -> None:
    state = dealt(first_player=1)

    assert (state.turn.active, state.turn.number) == (B, 1)
    assert state.waiting_on == (B,)
    assert offered(state, A) == []
    assert len(offered(state, B)) == 6


@pytest.mark.rule("SC-R3")
def test_faction_elder_god_id_cards_first_player_is_the_order_of_the_setup() -> None:
    match = rr.Match.new("seals", seed=1, options=FIXED | {"id_cards": True})
    assert kinds(match, None) == ["FactionsTaken", "ElderGodChosen"]

    for text in ("0: id sohn-kang", "1: id the-golden-dawn"):
        match.play(rr.parse_action(match.state, text))

    assert kinds(match, None)[2:] == [
        "IdCardChosen",
        "IdCardChosen",
        "IdCardShown",
        "IdCardShown",
        "ActivePlayerMarkerTaken",
        "TurnBegan",
    ]


# ------------------------------------------------------------------ the end


@pytest.mark.rule("SC-2.10")
def test_the_game_is_over_and_scored_when_the_tenth_turn_is_closed() -> None:
    state = play(table("end", turn=10, active=1, areas=(["i-gate"], ["c-gate"])), "1: close")

    assert state.is_over
    assert state.outcome is not None
    assert state.outcome.scores == (4, 3)
    assert (state.turn.number, state.waiting_on, state.legal_actions()) == (10, (), ())


@pytest.mark.rule("SC-2.10")
def test_the_ninth_turn_is_followed_by_another() -> None:
    state = play(table("end", turn=9), "0: close")

    assert not state.is_over
    assert (state.turn.number, state.waiting_on) == (10, (B,))


@pytest.mark.rule("SC-2.10")
@pytest.mark.parametrize(
    "text", ["0: place investigator-gate", "0: bid 0", "1: take", "1: close", "0: potion investigator-potion up 1"]
)
def test_nothing_can_be_played_after_the_tenth_turn(text: str) -> None:
    last = table("end", turn=10, active=1, hands=(["i-gate"], ["c-gate"]), areas=(["i-potion", "~i-journal"], []))
    over = play(last, "1: close")

    assert refused(over, text) == "SC-2.10"
    with pytest.raises(rr.GameOver, match="The game is over"):
        over.apply(rr.parse_action(over, text))


# ------------------------------------------------------------------ one Elder God for both, or one for each


@pytest.mark.rule("SC-R1")
def test_the_two_halves_of_the_shared_elder_god_make_a_pair() -> None:
    state = table("end", areas=(["i-shoggoth", "c-shoggoth"], ["c-gate"]))

    assert "0: shoggoth investigator-shoggoth down cultist-gate" in offered(state, A)
    assert Options().elder_gods == "shared"


@pytest.mark.rule("SC-R2")
def test_the_shared_elder_god_is_known_to_all() -> None:
    match = rr.Match.new("seals", seed=1, options=FIXED | {"elder_god": "Azathoth"})

    for seat in (A, B, None):
        told = [told.event.describe() for told in match.events(seat)]
        assert "Azathoth was chosen as the Elder God of the game." in told
        boxed = {lying.card for lying in match.view(seat).box}
        assert boxed == {
            card
            for card, thing in match.state.setup.content.ability.items()
            if thing.value in map(str.lower, GODS) and thing is not Thing.AZATHOTH
        }


@pytest.mark.rule("SC-R1")
def test_each_player_may_pick_an_elder_god_of_his_own() -> None:
    asked = picking()
    assert asked.waiting_on == (A, B)
    assert offered(asked, B) == [f"1: god {god.lower()}" for god in GODS]

    state = play(asked, "1: god hastur", "0: god azathoth")

    assert state.players[A].hand == cards(*(f"i-{thing}" for thing in (*ARTIFACTS, "azathoth")))
    assert state.players[B].hand == cards(*(f"c-{thing}" for thing in (*ARTIFACTS, "hastur")))


@pytest.mark.rule("SC-R1")
def test_both_players_may_pick_the_same_elder_god() -> None:
    state = play(picking(), "0: god hastur", "1: god hastur")

    assert "investigator-hastur" in state.players[A].hand
    assert "cultist-hastur" in state.players[B].hand


@pytest.mark.rule("SC-R2")
def test_the_elder_god_of_the_host_is_not_used_when_each_player_picks_one() -> None:
    state = play(picking(elder_god="Cthulhu"), "0: god hastur", "1: god hastur")

    assert "investigator-cthulhu" not in state.players[A].hand


@pytest.mark.rule("SC-2.4")
def test_an_artifact_cannot_be_picked_as_an_elder_god() -> None:
    assert refused(picking(), "0: god gate") == "SC-2.4"


@pytest.mark.rule("SC-R1")
def test_a_pick_may_be_changed_until_the_other_has_picked() -> None:
    changed = play(picking(), "0: god hastur", "0: god azathoth")
    assert changed.waiting_on == (B,)
    assert refused(changed, "0: god azathoth") == "SC-R1"

    state = play(changed, "1: god hastur")

    assert "investigator-azathoth" in state.players[A].hand
    assert "investigator-hastur" not in state.players[A].hand


@pytest.mark.rule("SC-R1")
def test_a_pick_is_seen_by_nobody_else() -> None:
    hastur, azathoth = play(picking(), "0: god hastur"), play(picking(), "0: god azathoth")
    assert hastur.view(A) != azathoth.view(A)
    assert hastur.view(B) == azathoth.view(B)
    assert hastur.view(None) == azathoth.view(None)

    hastur, azathoth = play(hastur, "1: god hastur"), play(azathoth, "1: god hastur")
    assert hastur.view(A) != azathoth.view(A)
    assert hastur.view(B) == azathoth.view(B)
    assert hastur.view(None) == azathoth.view(None)
    assert {lying.card for lying in hastur.view(B).box} == {rr.HIDDEN}


@pytest.mark.rule("SC-R1")
def test_the_others_are_told_that_a_god_was_picked_and_not_which() -> None:
    match = rr.Match.new("seals", seed=1, options=FIXED | {"elder_gods": "each"})
    match.play(rr.parse_action(match.state, "0: god hastur"))

    told = {seat: match.events(seat)[-1].event for seat in (A, B, None)}

    assert told[A].god is Thing.HASTUR
    assert told[B].god is told[None].god is rr.HIDDEN


@pytest.mark.rule("SC-R1", "SC-R3")
def test_id_cards_are_chosen_after_both_elder_gods() -> None:
    asked = picking(id_cards=True)
    one = play(asked, "0: god hastur")
    both = play(one, "1: god hastur")

    assert [state.decision.kind for state in (asked, one, both)] == ["AskGods", "AskGods", "AskIds"]
    assert both.waiting_on == (A, B)


@pytest.mark.rule("SC-R1")
def test_a_god_of_ones_own_is_completed_by_no_half_of_another() -> None:
    state = table("end", areas=(["i-shoggoth", "c-azathoth"], ["c-gate"]), options={"elder_gods": "each"})

    assert offered(state, A) == ["0: close"]
    assert up(state, A) == ["investigator-shoggoth", "cultist-azathoth"]
