"""Saves that somebody has been at: none is loaded, whether cards or invariants have been tampered with."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules import SaveError, dumps, loads
from rlyeh_rules.kernel import evolve
from rlyeh_rules.last_relic import Card, GreatOldOne, Location, State
from rlyeh_rules.last_relic.changes import alter_cult, alter_place
from tests.last_relic.doctored import MARKET, cases, hers, its, keeping, laying, shooting
from tests.last_relic.moments import MOMENTS, moment
from tests.last_relic.table import On, changed, play, table
from tests.last_relic.test_course import DOCTORED as OF_THE_COURSE
from tests.last_relic.test_course_of_a_resolution import DOCTORED as OF_A_RESOLUTION
from tests.last_relic.test_invariants import DOCTORED as OF_THE_TABLE


def loaded(state: State) -> State:
    """What its save loads to."""
    return loads(dumps(state), State, content=state.setup.content)


# ------------------------------------------------------------------ sound saves


@pytest.mark.parametrize("name", MOMENTS)
def test_a_game_is_loaded_as_it_was_saved_at_any_moment(name: str) -> None:
    state = moment(name)
    assert loaded(state) == state


# ------------------------------------------------------------------ cards

TABLE: Final = table(
    "buy",
    hand=["torch = fund"],
    deck=["map = clue"],
    cult_hand=["rite | action fund"],
    cult_deck=["psalm | action draw"],
    cultists=[On(1, "acolyte 2 = mark"), On(2, "mob 2 = wound")],
    market=MARKET,
    bottom=("b",),
)
BOUGHT: Final = play(TABLE, "buy lens")


def piles(state: State, **changes: Any) -> State:
    """The state with other Locations somewhere."""
    return changed(state, locations=evolve(state.locations, **changes))


def market(state: State, *shorts: str, **changes: Any) -> State:
    """The state with other cards on offer."""
    return changed(state, market=evolve(state.market, cards=tuple(map(Card, shorts)), **changes))


NAMES: Final = [text.partition(" ")[0] for text in MARKET]
TAMPERED: Final = {
    "a card twice in hand": hers(TABLE, hand=(Card("torch"), Card("torch"))),
    "a card in hand and deck": hers(TABLE, hand=(Card("map"), Card("torch"))),
    "a card has gone": hers(TABLE, deck=()),
    "a card that there is not": hers(TABLE, deck=(Card("cannon"),)),
    "a card of the Cult's in her hand": its(hers(TABLE, hand=(Card("rite"), Card("torch"))), hand=()),
    "a card of hers in the Cult's deck": its(hers(TABLE, deck=()), deck=(Card("map"), Card("psalm"))),
    "hands exchanged": its(hers(TABLE, hand=TABLE.cult.cards.hand), hand=TABLE.adventurer.cards.hand),
    "a market card in her hand": market(hers(TABLE, hand=(Card("lens"), Card("torch"))), *NAMES[1:]),
    "a bought card is still on offer": market(BOUGHT, *NAMES),
    "a bought card is nowhere": hers(BOUGHT, discard=()),
    "a bought card was never bought": hers(BOUGHT, bought=()),
    "a card on offer has been bought": hers(TABLE, bought=(Card("lens"),)),
    "a card is bought by both": its(BOUGHT, bought=(Card("lens"),)),
    "a bought card is the opponent's": its(hers(BOUGHT, discard=()), discard=(Card("lens"),)),
    "a bought card is the opponent's in hand": its(BOUGHT, hand=(Card("lens"), Card("rite"))),
    "a card is on offer twice": market(TABLE, "lens", *NAMES[:4]),
    "a starting card is on offer": market(hers(TABLE, hand=()), "torch", *NAMES[1:]),
    "a Cultist twice": alter_cult(TABLE, cultists=(*TABLE.cult.cultists, TABLE.cult.cultists[0])),
    "a Cultist that is in hand": alter_cult(TABLE, cultists=(evolve(TABLE.cult.cultists[0], card=Card("rite")),)),
    "a Cultist that is a card of hers": hers(
        alter_cult(TABLE, cultists=(evolve(TABLE.cult.cultists[0], card=Card("torch")),)), hand=()
    ),
    "a card is resolved that is in hand": hers(shooting(), hand=(Card("gun"),)),
    "a Location twice in the row": alter_place(TABLE, 2, location=Location("harbour")),
    "a Location in the row and the deck": alter_place(TABLE, 2, location=Location("p")),
    "a Location in the row and out of the game": piles(TABLE, removed=(Location("harbour"),)),
    "a Location in the deck and under it": piles(TABLE, deck=(Location("b"), Location("p"), Location("q"))),
    "a Location has gone": piles(TABLE, deck=TABLE.locations.deck[1:]),
    "a Location that there is not": alter_place(TABLE, 1, location=Location("moon")),
    "a drawn Location is still in the deck": piles(laying(), deck=(*laying().locations.drawn, Location("r"))),
    "a Location to choose from is out of the game": piles(keeping(), removed=keeping().locations.drawn[:1]),
    "a Great Old One in the box": changed(TABLE, ritual=evolve(TABLE.ritual, great_old_one=GreatOldOne("hydra"))),
    "a Great Old One that there is not": changed(TABLE, ritual=evolve(TABLE.ritual, great_old_one=GreatOldOne("you"))),
    "an empty box": changed(TABLE, ritual=evolve(TABLE.ritual, box=())),
}


@pytest.mark.rule("LR-2.9", "LR-2.10")
@pytest.mark.parametrize("state", [pytest.param(state, id=name) for name, state in TAMPERED.items()])
def test_every_card_is_in_one_zone_of_its_owner(state: State) -> None:
    assert {violation.rule for violation in state.violations()} == {None}
    with pytest.raises(SaveError, match="It is not sound"):
        loaded(state)


# ------------------------------------------------------------------ all else

ALL: Final = cases(OF_THE_TABLE) + cases(OF_THE_COURSE) + cases(OF_A_RESOLUTION)


@pytest.mark.parametrize(("rule", "state"), ALL)
def test_a_save_that_breaks_an_invariant_is_refused_and_names_its_rule(rule: str, state: State) -> None:
    with pytest.raises(SaveError, match=rf"It is not sound: .*\({rule}\)"):
        loaded(state)
