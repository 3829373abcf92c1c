"""Paranoia: more Secret Natures than players, so that nobody knows how many Cultists there are."""

from __future__ import annotations

import pytest

import rlyeh_rules as rr
from rlyeh_rules.gate import CULTIST, INVESTIGATOR, State, events, natures_for
from rlyeh_rules.kernel import HIDDEN, Seat

from .dealt import opening
from .table import at, new, play, table, votes


def cultists(state: State) -> int:
    """How many Cultists were dealt."""
    return sum(player.nature == CULTIST for player in state.players)


@pytest.mark.rule("GR-14.0.1")
@pytest.mark.parametrize(("players", "dealt"), [(4, 1), (5, 2), (6, 2), (7, 3), (8, 3)])
def test_without_options_exactly_the_natures_of_the_table_are_dealt(players: int, dealt: int) -> None:
    state = new(players)

    assert cultists(state) == dealt
    assert state.box == ()


@pytest.mark.rule("GR-14.0.1")
@pytest.mark.parametrize(("paranoia", "turning"), [(True, False), (False, True), (True, True)])
def test_each_option_is_chosen_without_the_other(paranoia: bool, turning: bool) -> None:
    options = new(6, paranoia=paranoia, turning=turning).setup.options

    assert (options.paranoia, options.turning) == (paranoia, turning)


@pytest.mark.rule("GR-14.1.1")
@pytest.mark.parametrize(("players", "natures"), [(5, (4, 2)), (6, (5, 3)), (7, (5, 3))])
def test_natures_are_added_before_the_deal(players: int, natures: tuple[int, int]) -> None:
    state = new(players, paranoia=True)

    assert natures_for(players, paranoia=True) == dict(zip((INVESTIGATOR, CULTIST), natures, strict=True))
    everything = [player.nature for player in state.players] + [*state.box]
    assert (everything.count(INVESTIGATOR), everything.count(CULTIST)) == natures
    assert len(state.players) == players


@pytest.mark.rule("GR-14.1.1")
@pytest.mark.rule("GR-R43")
@pytest.mark.parametrize("players", [4, 8])
def test_paranoia_is_refused_with_four_and_with_eight(players: int) -> None:
    with pytest.raises(rr.SetupError) as caught:
        new(players, paranoia=True)

    assert caught.value.rule == "GR-14.1.1"


@pytest.mark.rule("GR-R43")
@pytest.mark.parametrize(("players", "hour"), [(5, 2), (6, 3), (7, 4)])
def test_the_start_hour_follows_the_number_of_players(players: int, hour: int) -> None:
    assert new(players, paranoia=True).hour == hour


@pytest.mark.rule("GR-14.1.2")
@pytest.mark.parametrize("viewer", [at(1), None])
def test_the_natures_in_the_box_are_seen_by_nobody(viewer: Seat | None) -> None:
    state = new(6, paranoia=True)

    assert state.view(viewer).box == (HIDDEN, HIDDEN)


@pytest.mark.rule("GR-14.1.2")
def test_the_log_of_the_deal_does_not_tell_what_is_in_the_box() -> None:
    dealt = [event for event in opening(6, at(1), paranoia=True) if isinstance(event, events.NatureDealt)]

    assert [event.seat for event in dealt] == [at(who) for who in range(1, 7)]
    assert {event.nature for event in dealt[1:]} == {HIDDEN}


@pytest.mark.rule("GR-14.1.2")
def test_once_the_game_is_over_the_box_is_open() -> None:
    state = table(5, hour=11, turn=5, watch=1, paranoia=True, undealt=["covenant-of-azathoth"], cultists=[2])

    state = play(state, "contribute zhar")

    assert state.is_over
    assert state.view(None).box == (CULTIST,)
    assert [player.nature for player in state.view(None).players].count(CULTIST) == 1


@pytest.mark.rule("GR-14.1.3")
@pytest.mark.parametrize(
    ("players", "seed", "dealt"), [(5, 1, 1), (5, 2, 2), (6, 3, 1), (6, 1, 2), (6, 7, 3), (7, 1, 2), (7, 2, 3)]
)
def test_how_many_cultists_there_are_is_uncertain(players: int, seed: int, dealt: int) -> None:
    assert cultists(new(players, seed, paranoia=True)) == dealt


@pytest.mark.rule("GR-14.1.3")
@pytest.mark.parametrize(("seed", "boxed"), [(1, INVESTIGATOR), (4, CULTIST)])
def test_a_guess_may_put_either_nature_into_the_box(seed: int, boxed: str) -> None:
    state = table(5, paranoia=True, cultists=[2, 3])

    assert state.determinize(at(1), seed).box == (boxed,)


@pytest.mark.rule("GR-14.1.3")
def test_a_vote_is_counted_as_without_it() -> None:
    state = table(5, paranoia=True, undealt=["covenant-of-azathoth"], cultists=[2])

    state = play(state, "accuse 1", "waive", *votes("1 yes", "3 yes", "4 yes", "5 no"))

    assert state.players[1].is_discovered
