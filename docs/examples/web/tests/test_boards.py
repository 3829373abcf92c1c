"""What the boards of Seals and of The Last Relic show is what the view holds."""

import re

import pytest
from playwright.sync_api import Locator, expect

import rlyeh_rules as rr
from rlyeh_rules import last_relic, seals

from .ahead import ahead
from .conftest import Sit
from .table import Made, Person, Server


def come(sit: Sit, made: Made, seat: int) -> Person:
    person = sit(made.link(seat))
    person.sees(len(made.match.history))
    expect(person.page.get_by_text("The board in words")).to_be_visible()
    return person


def texts(found: Locator) -> list[str]:
    return [text.strip() for text in found.all_text_contents()]


@pytest.mark.parametrize("steps", [12, 30, 55])
def test_the_board_of_seals(server: Server, sit: Sit, steps: int) -> None:
    made = server.make("seals", ["Sean", "Sarah"], seed=5)
    ahead(made, lambda state: len(made.match.history) >= steps and isinstance(state.decision, seals.AskAnswer))
    state = made.match.state
    assert isinstance(state, seals.State)
    content = state.setup.content
    for seat in state.seats:
        person = come(sit, made, seat)
        near, far = person.page.locator("#board .mat").nth(1), person.page.locator("#board .mat").nth(0)
        for mat, player in ((near, state.players[seat]), (far, state.players[1 - seat])):
            up = [one for one in player.area if one.up]
            area = mat.get_by_role("group", name="Cards of")
            assert texts(area.locator(".card__name")) == [state.text.name(one.card) for one in up]
            values = [(content.control[one.card], content.influence[one.card]) for one in up]
            assert texts(area.locator(".value b")) == [str(value) for pair in values for value in pair]
            assert area.locator(".back").count() == len(player.area) - len(up)
        assert texts(near.locator(".seals__hand .card__name")) == [
            state.text.name(one) for one in state.players[seat].hand
        ]
        assert far.locator(".seals__hand .back").count() == len(state.players[1 - seat].hand)
        assert far.locator(".seals__hand .card__name").count() == 0
        bids = re.findall(r"(\d+|none yet)", str(state).split("bids: ")[1].splitlines()[0])
        assert len(bids) == 2
        shown = texts(person.page.locator(".seals__total"))
        assert shown == [bid if bid.isdecimal() else "0" for bid in (bids[1 - seat], bids[seat])]


@pytest.mark.parametrize("steps", [10, 60, 110])
def test_the_board_of_the_last_relic(server: Server, sit: Sit, steps: int) -> None:
    made = server.make("last_relic", ["Sean", "Sarah"], seed=2)
    ahead(made, lambda _: len(made.match.history) >= steps)
    state = made.match.state
    assert isinstance(state, last_relic.State)
    content, name = state.setup.content, state.text.name
    for seat in state.seats:
        page = come(sit, made, seat).page
        view = state.view(seat)
        for position, place in enumerate(view.locations.row, 1):
            assert place is not None
            drawn = page.get_by_role("region", name=f"Location {position}")
            assert texts(drawn.locator(".cultist__name")) == [name(one.card) for one in state.cultists_at(position)]
            expect(drawn.locator(".place__marks b")).to_have_text(str(place.marks))
            expect(drawn.locator(".token--clue b")).to_have_text(str(place.clues))
            assert drawn.get_by_text("The Adventurer is here").count() == (state.adventurer.position == position)
            relics = texts(drawn.locator(".place__relics .relic__name"))
            if place.location is rr.HIDDEN:
                assert relics == []
                expect(drawn.locator(".place__name")).to_have_text("A hidden Location")
            else:
                assert relics == [name(relic) for relic in content.printed[place.location].relics]
        market = page.get_by_role("group", name="Market")
        assert texts(market.locator(".card__name")) == [name(card) for card in state.market.cards]
        assert texts(market.locator(".value b")) == [str(content.price[card]) for card in state.market.cards]
        alert = f"Exposure: {state.alert.exposure} of {len(content.exposure) - 1}"
        expect(page.get_by_role("img", name=alert)).to_be_visible()
        mine = state.side(seat).cards.hand
        assert texts(page.get_by_role("group", name="Your hand").locator(".card__name")) == [
            name(card) for card in mine
        ]
