"""A spectator who sees nothing and is told everything: what lies on the table, by the events alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rlyeh_rules.kernel import Event
from rlyeh_rules.last_relic import Place, State, events

Table = dict[str, Any]
"""What is known of a table."""


def seen(state: State) -> Table:
    """What can be seen of a state."""
    sides = (state.cult, state.adventurer)
    return {
        "round": state.round,
        "funds": {side.seat: side.funds for side in sides},
        "hands": {side.seat: len(side.cards.hand) for side in sides},
        "permanents": {side.seat: side.cards.permanents for side in sides},
        "relics": {side.seat: side.relics for side in sides},
        "reserved": {side.seat: side.reserved for side in sides},
        "wounds": state.adventurer.wounds,
        "madness": state.adventurer.madness,
        "figure": state.adventurer.position,
        "exposure": state.alert.exposure,
        "notoriety": state.alert.notoriety,
        "market": state.market.cards,
        "removed": state.locations.removed,
        "cultists": {one.card: (one.position, one.ready, one.shots) for one in state.cult.cultists},
        "row": {at: _lies(place) for at, place in enumerate(state.locations.row, 1) if place is not None},
    }


def _lies(place: Place) -> Table:
    return {"up": place.up, "marks": place.marks, "clues": place.clues, "used": place.used}


def hear(table: Table, event: Event) -> None:
    """Change what is known by what is told."""
    if type(event) in _TOLD:
        _TOLD[type(event)](table, event)


def _lays(table: Table, event: events.LocationLaid) -> None:
    table["row"][event.position] = {"up": False, "marks": 0, "clues": 0, "used": False}


def _removes(table: Table, event: events.LocationRemoved) -> None:
    del table["row"][event.position]
    table["removed"] += (event.location,)


def _shares(table: Table, event: events.CluesMoved) -> None:
    table["row"][event.source]["clues"] -= event.clues
    table["row"][event.position]["clues"] += event.clues


def _activates(table: Table, event: events.AbilityActivated) -> None:
    table["row"][event.position]["used"] = True
    table["row"][event.position]["clues"] -= 1


def _refreshes(table: Table, event: events.AbilitiesRefreshed) -> None:
    for position in event.positions:
        table["row"][position]["used"] = False


def _deploys(table: Table, event: events.CultistDeployed) -> None:
    table["cultists"][event.card] = (event.position, True, 0)
    table["hands"][event.seat] -= 1


def _rotates(table: Table, event: events.CultistActivated | events.CultistReadied) -> None:
    position, _, shots = table["cultists"][event.card]
    table["cultists"][event.card] = (position, isinstance(event, events.CultistReadied), shots)


def _moves(table: Table, event: events.CultistMoved) -> None:
    _, ready, shots = table["cultists"][event.card]
    table["cultists"][event.card] = (event.position, ready, shots)


def _shoots(table: Table, event: events.ShotPlaced) -> None:
    position, ready, _ = table["cultists"][event.card]
    table["cultists"][event.card] = (position, ready, event.shots)


def _discards(table: Table, event: events.CultistsDiscarded) -> None:
    for card in event.cards:
        del table["cultists"][card]


def _draws(table: Table, event: events.CardsDrawn) -> None:
    table["hands"][event.seat] += len(event.cards)


def _recovers(table: Table, event: events.CardRecovered) -> None:
    table["hands"][event.seat] += 1


def _plays(table: Table, event: events.CardPlayed | events.PermanentPlayed) -> None:
    table["hands"][event.seat] -= 1
    if isinstance(event, events.PermanentPlayed):
        table["permanents"][event.seat] += (event.card,)


def _gains(table: Table, event: events.RelicsGained) -> None:
    table["relics"][event.seat] = tuple(sorted((*table["relics"][event.seat], *event.relics)))


def _steals(table: Table, event: events.RelicStolen) -> None:
    table["relics"][event.seat] = tuple(sorted((*table["relics"][event.seat], event.relic)))


def _sells(table: Table, event: events.CardBought | events.MarketCleared) -> None:
    gone = event.cards if isinstance(event, events.MarketCleared) else (event.card,)
    table["market"] = tuple(card for card in table["market"] if card not in gone)


def _refills(table: Table, event: events.MarketRefilled) -> None:
    table["market"] += event.cards


def _to(name: str, told: str) -> Callable[[Table, Any], None]:
    """Something is what is told."""

    def change(table: Table, event: Event) -> None:
        table[name] = getattr(event, told)

    return change


def _of_seat(name: str, told: str) -> Callable[[Table, Any], None]:
    """Something of a player is what is told."""

    def change(table: Table, event: Event) -> None:
        table[name][event.seat] = getattr(event, told)

    return change


def _at(name: str, told: str | None) -> Callable[[Table, Any], None]:
    """Something at a Location is what is told; True without it."""

    def change(table: Table, event: Event) -> None:
        table["row"][event.position][name] = getattr(event, told) if told else True

    return change


def _returns(table: Table, event: events.ReserveReturned) -> None:
    table["reserved"][event.seat] = None


def _ends_permanents(table: Table, event: events.PermanentsDiscarded) -> None:
    table["permanents"][event.seat] = ()


_TOLD: Final[dict[type[Event], Callable[[Table, Any], None]]] = {
    events.RoundBegan: _to("round", "number"),
    events.FundsGained: _of_seat("funds", "total"),
    events.FundsSpent: _of_seat("funds", "total"),
    events.WoundTaken: _to("wounds", "wounds"),
    events.WoundHealed: _to("wounds", "wounds"),
    events.MadnessTaken: _to("madness", "madness"),
    events.MadnessHealed: _to("madness", "madness"),
    events.FigurePlaced: _to("figure", "position"),
    events.FigureMoved: _to("figure", "position"),
    events.FigureSetAside: lambda table, _: table.update(figure=None),
    events.ExposureMoved: _to("exposure", "space"),
    events.NotorietyMoved: _to("notoriety", "space"),
    events.CardReserved: _of_seat("reserved", "card"),
    events.ReserveReturned: _returns,
    events.PermanentsDiscarded: _ends_permanents,
    events.CardsDrawn: _draws,
    events.CardRecovered: _recovers,
    events.CardPlayed: _plays,
    events.PermanentPlayed: _plays,
    events.RelicsGained: _gains,
    events.RelicStolen: _steals,
    events.CardBought: _sells,
    events.MarketCleared: _sells,
    events.MarketRefilled: _refills,
    events.CultistDeployed: _deploys,
    events.CultistActivated: _rotates,
    events.CultistReadied: _rotates,
    events.CultistMoved: _moves,
    events.ShotPlaced: _shoots,
    events.CultistEliminated: lambda table, event: table["cultists"].pop(event.card),
    events.CultistsDiscarded: _discards,
    events.LocationLaid: _lays,
    events.LocationRemoved: _removes,
    events.LocationRevealed: _at("up", None),
    events.LocationDiscovered: _at("up", None),
    events.CluePlaced: _at("clues", "clues"),
    events.CluesDiscarded: _at("clues", "left"),
    events.CluesMoved: _shares,
    events.MarkPlaced: _at("marks", "marks"),
    events.MarksRemoved: _at("marks", "left"),
    events.AbilityActivated: _activates,
    events.AbilitiesRefreshed: _refreshes,
}
