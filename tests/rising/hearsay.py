"""A second table, on which nothing is moved but by what is told: whoever only listens has it as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from rlyeh_rules.kernel import Event
from rlyeh_rules.rising import GROUND, HEALTH, MADNESS, Insanity, State, events

Table = dict[str, Any]
"""What is known of a table."""


def seen(state: State) -> Table:
    """What can be seen of a state, but for what follows from the actions that are taken, which all see."""
    board, mythos, discovery = state.board, state.mythos, state.discovery
    return {
        "team": {
            one.character: {
                "seat": one.seat,
                "space": one.space,
                "wounds": one.wounds,
                "stress": one.stress,
                "sanity": one.sanity,
                "levels": dict(zip(state.setup.content.boards[one.character], one.levels, strict=True)),
                "energy": one.energy,
                "fire": one.fire,
                "cards": {held.card: (held.side, held.wounds) for held in one.cards},
                "deaths": one.deaths,
                "relic": one.relic,
                "insanity": one.mind.insanity,
                "tokens": one.mind.tokens,
                "partner": one.mind.partner,
                "kept": one.mind.kept,
                "lying": one.mind.lying,
            }
            for one in state.team
        },
        "enemies": {enemy.id: (enemy.space, enemy.wounds) for enemy in state.enemies},
        "parts": {part.space: (part.wounds, part.card, part.destroyed) for part in state.parts},
        "sides": {part.space: part.side for part in state.parts if part.card is not None},
        "track": board.track,
        "fire": dict(zip(GROUND, board.fire, strict=True)),
        "energy": dict(zip(GROUND, board.energy, strict=True)),
        "tokens": dict(zip(GROUND, board.tokens, strict=True)),
        "pool": board.pool,
        "shares": state.setup.options.shared_energy,
        "mythos": (len(mythos.deck), mythos.discard, mythos.playing),
        "discovery": (len(discovery.deck), discovery.discard, discovery.drawn),
        "turn": (state.turn.who, state.turn.number, state.turn.phase),
        "advances": state.turn.advances,
    }


def hear(table: Table, event: Event) -> None:
    """Change what is known by what is told."""
    change = _CHANGES.get(type(event))
    if change is not None:
        change(table, event)


# ------------------------------------------------------------------ what is told, and what it changes

_SILENT: Final = (
    events.ActionsEnded,
    events.AttackDeclared,
    events.AttackRedirected,
    events.Avenged,
    events.CardUsed,
    events.DiceRolled,
    events.DieRerolled,
    events.EnemyAttacked,
    events.EnemyChosen,
    events.FirstDeathChosen,
    events.FirstMoverChosen,
    events.GameLost,
    events.GameWon,
    events.GateDrawn,
    events.GateManipulated,
    events.HarmWarded,
    events.IncantationPerformed,
    events.InvestigatorChosen,
    events.MythosCancelled,
    events.MythosNotDrawn,
    events.MythosRepeated,
    events.NothingSummoned,
    events.Prayed,
    events.RelicFlipped,
    events.RelicUsed,
    events.Rested,
    events.RollJudged,
    events.RollSettled,
    events.SignsCounted,
    events.Sneaked,
    events.SpaceChosen,
    events.StruckHarder,
    events.SuccessesAdded,
    events.TentaclesCounted,
    events.ThresholdReached,
    events.TokensDiscarded,
    events.WayChosen,
)
"""What changes nothing of itself that can be seen."""
_OF_THE_SETUP: Final = (
    events.CharacterTaken,
    events.EpisodeMonstersDrawn,
    events.InsanityDealt,
    events.InvestigatorHandedOut,
    events.InvestigatorPlaced,
    events.PartnerNamed,
    events.RelicTaken,
    events.RelicsLaid,
    events.StartDrawn,
    events.UnknownMonsterSetUp,
)
"""What happens before the first turn only."""


def _add(table: Table, who: str, name: str, by: int) -> None:
    table["team"][who][name] += by


def _set(table: Table, who: str, **changes: Any) -> None:
    table["team"][who].update(changes)


def _energy(table: Table, who: str, by: int) -> None:
    if table["shares"]:
        table["pool"] += by
    else:
        _add(table, who, "energy", by)


def _wounds(table: Table, event: events.WoundsTaken) -> None:
    _add(table, event.who, "wounds", event.count)
    _recorded(table, event.who, event.count)


def _recorded(table: Table, who: str, count: int) -> None:
    """Masochism is as the card says: each wound that is taken is recorded there."""
    if table["team"][who]["insanity"] is Insanity.MASOCHISM:
        _add(table, who, "tokens", count)


def _on_companion(table: Table, event: events.CompanionWounded) -> None:
    cards = table["team"][event.who]["cards"]
    side, wounds = cards[event.card]
    cards[event.card] = (side, wounds + 1)
    _recorded(table, event.who, 1)


def _came_back(table: Table, event: events.CameBack) -> None:
    _set(table, event.who, wounds=0)
    _add(table, event.who, "deaths", 1)


def _eliminated(table: Table, event: events.Eliminated) -> None:
    _set(table, event.who, space=None, energy=0, fire=0, tokens=0, lying=False, kept=None)
    _set(table, event.who, **({"sanity": MADNESS} if event.mad else {"wounds": HEALTH}))
    if event.mythos is not None:
        deck, discard, playing = table["mythos"]
        table["mythos"] = (deck, (*discard, event.mythos), playing)


def _healed(table: Table, event: events.Healed) -> None:
    _add(table, event.who, "stress", -event.stress)
    _add(table, event.who, "wounds", -event.wounds)


def _moved(table: Table, event: events.Moved) -> None:
    assert table["team"][event.who]["space"] is event.space
    _set(table, event.who, space=event.to)
    for foe in event.followers:
        space, wounds = table["enemies"][foe]
        assert space is event.space
        table["enemies"][foe] = (event.to, wounds)


def _enemy_moved(table: Table, event: events.EnemyMoved) -> None:
    space, wounds = table["enemies"][event.foe]
    assert space is event.space
    table["enemies"][event.foe] = (event.to, wounds)


def _enemy_placed(table: Table, event: events.EnemyPlaced) -> None:
    _, wounds = table["enemies"][event.foe]
    table["enemies"][event.foe] = (event.space, wounds)


def _foe_wounded(table: Table, event: events.FoeWounded) -> None:
    if event.foe in table["enemies"]:
        space, wounds = table["enemies"][event.foe]
        assert wounds + event.count == event.wounds
        table["enemies"][event.foe] = (space, event.wounds)
        return
    part = next(part for part in table["parts"] if part.value == event.foe)
    wounds, card, destroyed = table["parts"][part]
    assert (wounds + event.count, destroyed) == (event.wounds, False)
    table["parts"][part] = (event.wounds, card, destroyed)


def _died(table: Table, event: events.EnemyDied) -> None:
    space, _ = table["enemies"].pop(event.foe)
    assert space is event.space
    table["energy"][space] += event.energy


def _returned(table: Table, event: events.EnemyReturned) -> None:
    space, _ = table["enemies"].pop(event.foe)
    assert space is event.space


def _summoned(table: Table, event: events.EnemySummoned) -> None:
    assert event.foe not in table["enemies"]
    table["enemies"][event.foe] = (event.space, 0)


def _destroyed(table: Table, event: events.PartDestroyed) -> None:
    _, card, _ = table["parts"][event.part]
    table["parts"][event.part] = (0, card, True)


def _part_healed(table: Table, event: events.PartHealed) -> None:
    wounds, card, destroyed = table["parts"][event.part]
    assert wounds - event.count == event.wounds
    table["parts"][event.part] = (event.wounds, card, destroyed)


def _attached(table: Table, event: events.CardAttached) -> None:
    wounds, card, destroyed = table["parts"][event.part]
    assert card is None
    holder = next(one for one in table["team"].values() if event.card in one["cards"])
    table["sides"][event.part], _ = holder["cards"].pop(event.card)
    table["parts"][event.part] = (wounds, event.card, destroyed)


def _detached(table: Table, event: events.CardDetached) -> None:
    wounds, card, destroyed = table["parts"][event.part]
    assert card == event.card
    table["parts"][event.part] = (wounds, None, destroyed)
    side = table["sides"].pop(event.part)
    if event.who is not None:
        table["team"][event.who]["cards"][event.card] = (side, 0)


def _sanity(table: Table, event: events.SanityLost) -> None:
    _add(table, event.who, "sanity", event.count)
    assert table["team"][event.who]["sanity"] == event.at


def _raised(table: Table, event: events.SkillRaised) -> None:
    table["team"][event.who]["levels"][event.skill] += 1
    assert table["team"][event.who]["levels"][event.skill] == event.level


def _tokens(table: Table, event: events.TokensRemoved) -> None:
    assert table["team"][event.who]["tokens"] == event.count
    _set(table, event.who, tokens=0)


def _put_out(table: Table, event: events.FirePutOut) -> None:
    assert table["team"][event.who]["fire"] == event.count
    _set(table, event.who, fire=0)


def _on_the_map(name: str, sign: int = 1) -> Callable[[Table, Any], None]:
    """Tokens come into a space, or go off it: so many, or one if nothing else is said."""

    def change(table: Table, event: Any) -> None:  # noqa: ANN401 - several kinds
        table[name][event.space] += sign * getattr(event, "count", 1)

    return change


def _attuned(table: Table, event: events.EnergyAttuned) -> None:
    assert table["team"][event.who]["space"] is event.space
    table["energy"][event.space] -= event.count
    _energy(table, event.who, event.count)


def _energy_given(table: Table, event: events.EnergyGiven) -> None:
    _add(table, event.who, "energy", -event.count)
    _add(table, event.to, "energy", event.count)


def _discovered(table: Table, event: events.DiscoveryDrawn) -> None:
    deck, discard, drawn = table["discovery"]
    table["discovery"] = (deck - 1, discard, (*drawn, event.card))


def _claimed(table: Table, event: events.CardClaimed) -> None:
    deck, discard, drawn = table["discovery"]
    assert event.card in drawn
    table["discovery"] = (deck, discard, tuple(card for card in drawn if card != event.card))
    table["team"][event.who]["cards"][event.card] = (event.side, 0)


def _find_discarded(table: Table, event: events.DiscoveryDiscarded) -> None:
    deck, discard, drawn = table["discovery"]
    table["team"][event.who]["cards"].pop(event.card, None)
    table["discovery"] = (deck, (*discard, event.card), tuple(card for card in drawn if card != event.card))


def _switched(table: Table, event: events.CardSwitched) -> None:
    cards = table["team"][event.who]["cards"]
    assert cards[event.card][0] is not event.side
    cards[event.card] = (event.side, 0)


def _given(table: Table, event: events.CardGiven) -> None:
    table["team"][event.to]["cards"][event.card] = table["team"][event.who]["cards"].pop(event.card)


def _mythos_drawn(table: Table, event: events.MythosDrawn) -> None:
    deck, discard, playing = table["mythos"]
    table["mythos"] = (deck - 1, discard, (*playing, event.card))


def _put_under(table: Table, event: events.MythosPutUnder) -> None:
    deck, discard, playing = table["mythos"]
    table["mythos"] = (deck + 1, discard, _less(playing, event.card))


def _mythos_discarded(table: Table, event: events.MythosDiscarded) -> None:
    deck, discard, playing = table["mythos"]
    table["mythos"] = (deck, (*discard, event.card), _less(playing, event.card))


def _mythos_kept(table: Table, event: events.MythosKept) -> None:
    deck, discard, playing = table["mythos"]
    table["mythos"] = (deck, discard, _less(playing, event.card))
    _set(table, event.who, kept=event.card)


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The same without the last of a kind, if there is one."""
    if card not in cards:
        return cards
    at = len(cards) - 1 - cards[::-1].index(card)
    return (*cards[:at], *cards[at + 1 :])


def _reshuffled(table: Table, event: events.MythosReshuffled) -> None:
    deck, discard, playing = table["mythos"]
    kept = [one for one in table["team"].values() if one["kept"] is not None]
    assert deck + len(discard) + len(kept) == event.cards
    table["mythos"] = (event.cards, (), playing)
    for one in kept:
        one["kept"] = None


def _advanced(table: Table, event: events.ElderOneAdvanced) -> None:
    assert event.track == table["track"] + 1
    table["track"] = event.track


def _turn_began(table: Table, event: events.TurnBegan) -> None:
    assert event.number == table["turn"][1] + 1
    table["turn"] = (event.who, event.number, table["turn"][2])
    table["advances"] = False


def _phase_began(table: Table, event: events.PhaseBegan) -> None:
    who, number, _ = table["turn"]
    assert who == event.who
    table["turn"] = (who, number, event.phase)


_CHANGES: Final[dict[type[Event], Callable[[Table, Any], None]]] = {
    events.WoundsTaken: _wounds,
    events.CompanionWounded: _on_companion,
    events.CameBack: _came_back,
    events.Eliminated: _eliminated,
    events.Healed: _healed,
    events.StressTaken: lambda table, event: _add(table, event.who, "stress", event.count),
    events.StressSet: lambda table, event: _set(table, event.who, stress=event.stress),
    events.SanityLost: _sanity,
    events.SkillRaised: _raised,
    events.TokensRemoved: _tokens,
    events.LainDown: lambda table, event: _set(table, event.who, lying=True),
    events.StoodUp: lambda table, event: _set(table, event.who, lying=False),
    events.Moved: _moved,
    events.PlacedByEffect: lambda table, event: _set(table, event.who, space=event.space),
    events.EnemyMoved: _enemy_moved,
    events.EnemyPlaced: _enemy_placed,
    events.EnemySummoned: _summoned,
    events.EnemyDied: _died,
    events.EnemyReturned: _returned,
    events.FoeWounded: _foe_wounded,
    events.PartDestroyed: _destroyed,
    events.PartHealed: _part_healed,
    events.CardAttached: _attached,
    events.CardDetached: _detached,
    events.FireCaught: lambda table, event: _add(table, event.who, "fire", event.count),
    events.FirePutOut: _put_out,
    events.FireAdded: _on_the_map("fire"),
    events.FireRemoved: _on_the_map("fire", -1),
    events.TokenAdded: _on_the_map("tokens"),
    events.TokenUsedUp: _on_the_map("tokens", -1),
    events.EnergyAdded: _on_the_map("energy"),
    events.EnergyAttuned: _attuned,
    events.EnergySpent: lambda table, event: _energy(table, event.who, -event.count),
    events.EnergyGiven: _energy_given,
    events.DiscoveryDrawn: _discovered,
    events.CardClaimed: _claimed,
    events.DiscoveryDiscarded: _find_discarded,
    events.CardSwitched: _switched,
    events.CardGiven: _given,
    events.MythosDrawn: _mythos_drawn,
    events.MythosPutUnder: _put_under,
    events.MythosDiscarded: _mythos_discarded,
    events.MythosKept: _mythos_kept,
    events.MythosReshuffled: _reshuffled,
    events.ElderOneAdvanced: _advanced,
    events.AdvanceOrdained: lambda table, _: table.update(advances=True),
    events.TurnBegan: _turn_began,
    events.PhaseBegan: _phase_began,
}


OF_THE_TURNS: Final = (*_CHANGES, *_SILENT)
"""What can happen once the first turn has begun."""


def unheard() -> list[str]:
    """The kinds of events of which it is not said what they change."""
    known = {*OF_THE_TURNS, *_OF_THE_SETUP}
    return sorted(set(events.__all__) - {kind.__name__ for kind in known})


def all_said(happened: Iterable[Event], table: Table) -> Table:
    """What is known once something has been told."""
    for event in happened:
        hear(table, event.seen_by(None))
    return table
