"""Whole games at random: what holds in every one of them, whatever is done and whatever the options."""

from __future__ import annotations

import pytest
from hypothesis import given

from rlyeh_rules.seals import BanishCentre, State, Take
from rlyeh_rules.seals.abilities import Ability
from rlyeh_rules.testing import Moment, walks

pytestmark = pytest.mark.walk


def up(state: State | None) -> int:
    """How many cards lie face up."""
    assert isinstance(state, State)
    return sum(lying.up for player in state.players for lying in player.area)


@pytest.mark.rule("SC-R21")
@given(walks("seals"))
def test_no_ability_raises_the_number_of_face_up_cards(game: tuple[Moment, ...]) -> None:
    """Which is why only exact circles could go on for ever."""
    for moment in game:
        if isinstance(moment.action, Ability):
            assert up(moment.after) <= up(moment.state)


@pytest.mark.rule("SC-7.1", "SC-7.2")
@given(walks("seals"))
def test_a_game_that_is_scored_has_ten_auctions_and_leaves_a_card_in_each_hand(game: tuple[Moment, ...]) -> None:
    end = game[-1].state
    assert isinstance(end, State)
    assert end.outcome is not None
    if end.outcome.rule != "SC-10.8":  # Alex Smyth wins earlier
        assert [len(player.hand) for player in end.players] == [1, 1]
        assert sum(isinstance(moment.action, Take | BanishCentre) for moment in game) == 10
