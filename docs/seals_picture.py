"""The picture of the home page: a table of The Seals of Cthulhu as one player sees it, drawn from the view alone."""

from collections.abc import Iterator
from typing import Final

import rlyeh_rules as rr
from docs.drawing import box, picture, words
from docs.seals_page import midgame
from rlyeh_rules import seals

WIDE: Final = 96
HIGH: Final = 62
STEP: Final = 102
LEFT: Final = 22


def drawn() -> str:
    """The table in mid-game as Sean sees it, and what Sarah is told when she bids too little."""
    state = midgame()
    sean, sarah = state.seats
    wish = rr.parse_action(state, "1: raise 1")
    refusal = state.why_not(wish)
    view = state.view(sean)
    if view.auction is None or refusal is None:
        raise RuntimeError("this is no moment in an auction in which Sarah bids too little")
    centre = view.auction.centre

    def parts() -> Iterator[str]:
        yield words(LEFT, 28, f"{view.seat_name(sarah)} has {view.players[sarah].markers}", "bold")
        for at, lying in enumerate([*_in_hand(view, sarah), *view.players[sarah].area]):
            yield from _card(view, LEFT + STEP * at + 20 * (at >= len(view.players[sarah].hand)), 38, lying)
        yield words(LEFT, 128, "in the centre", "small")
        yield from _card(view, LEFT, 136, centre)
        for at, seat in enumerate((sarah, sean)):
            yield words(LEFT + 118, 160 + 24 * at, f"{view.seat_name(seat)} bids {view.bid(seat)}")
        yield box(LEFT + 236, 136, 268, HIGH, "warning")
        yield words(LEFT + 250, 156, f"{view.seat_name(sarah)}: {str(wish).partition(': ')[2]}", "code")
        yield words(LEFT + 250, 174, refusal.message, "red tiny")
        yield words(LEFT + 250, 189, f"({refusal.rule})", "red tiny")
        yield words(LEFT, 226, f"{view.seat_name(sean)} has {view.players[sean].markers}; before him", "bold")
        for at, lying in enumerate(view.players[sean].area):
            yield from _card(view, LEFT + STEP * at, 238, lying)
        yield words(LEFT, 326, "in his hand", "small")
        for at, lying in enumerate(_in_hand(view, sean)):
            yield from _card(view, LEFT + STEP * at, 334, lying)
        yield words(LEFT + 236, 360, "4 / 2 is Control 4, Influence 2.", "small")
        yield words(LEFT + 236, 380, "Dim: face down, but Sean knows it.", "small")

    about = f"{view} Sarah would like to {str(wish).partition(': ')[2]} and is told: {refusal}"
    return picture(542, 412, "A game of Seals as Sean sees it", " ".join(about.split()), parts())


def _in_hand(view: seals.State, seat: rr.Seat) -> list[seals.Lying]:
    return [seals.Lying(card, up=True) for card in view.players[seat].hand]


def _card(view: seals.State, x: float, y: float, lying: seals.Lying) -> Iterator[str]:
    """A card, or its back; one that the viewer knows although it lies face down is dim."""
    if lying.card is rr.HIDDEN:
        yield box(x, y, WIDE, HIGH, "back")
        yield words(x + WIDE / 2, y + 37, "?", "bold middle")
        return
    facts = view.setup.content
    faction, _, name = view.text.name(lying.card).partition(" ")
    values = f"{facts.control[lying.card]} / {facts.influence[lying.card]}"
    dim = "" if lying.up else " dim"
    yield box(x, y, WIDE, HIGH, "box" if lying.up else "back")
    yield words(x + WIDE / 2, y + 19, name, f"tiny middle bold{dim}")
    yield words(x + WIDE / 2, y + 36, faction, f"tiny middle{dim}")
    yield words(x + WIDE / 2, y + 54, values, f"code middle{dim}")
