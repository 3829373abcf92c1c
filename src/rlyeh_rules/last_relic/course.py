"""What holds of the course of a game: what is asked, in which order, of whom, and how it has ended."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from rlyeh_rules.kernel import Invariant, Seat, Step

from .action_phase import ActionPhase, AskAdventurer, AskCult
from .content import DEALT
from .continuous import SetOff
from .damage import TRACK, defeat
from .decks import HAND_LIMIT
from .deployment import AskDeploy
from .effects import Box, Effect, Icon, Number, Taken
from .icons import AT_A_LOCATION
from .language import ICONS
from .market import AskBuy, AskReserve, ClearMarket, OfferReservation
from .relics import DIFFERENT, token_for_shot_or_cover
from .resolving import (
    CHOSEN_FROM,
    AskClue,
    AskFlee,
    AskLay,
    AskOrder,
    Flee,
    GainRewards,
    ReplaceLocation,
    ShareClues,
    completed,
    said_complete,
)
from .rounds import DiscardPermanents, DrawPhase, EndRound, Maintenance, ResetExposure, ReturnClues
from .rows import ResolveIcons, Settle
from .setup import AskFigure, AskKeep, ShuffleDecks
from .state import State
from .substitution import summoning
from .targets import AskLocation, AskMove, AskShot
from .targets_in_words import ON_A_CULTIST, AskCultist, AskDestination, AskRecover, AskRelic

__all__ = ["COURSE", "complete_by_word", "resolving", "waits_to_settle"]

# ------------------------------------------------------------------ the shape of the agenda

_LETTERS: Final[dict[type[Any], str]] = {
    DrawPhase: "D",
    ShuffleDecks: "H",
    AskFigure: "F",
    AskKeep: "K",
    ActionPhase: "A",
    AskDeploy: "d",
    AskAdventurer: "a",
    AskCult: "c",
    Maintenance: "M",
    AskBuy: "b",
    ClearMarket: "C",
    OfferReservation: "o",
    AskReserve: "r",
    EndRound: "E",
    ReturnClues: "R",
    DiscardPermanents: "P",
    ResetExposure: "X",
    ResolveIcons: "i",
    Settle: "s",
    SetOff: "s",
    ReplaceLocation: "L",
    GainRewards: "G",
    ShareClues: "U",
    Flee: "e",
    AskFlee: "f",
    AskClue: "u",
    AskLay: "l",
    AskOrder: "O",
    **dict.fromkeys((AskMove, AskShot, AskLocation, AskCultist, AskDestination, AskRecover, AskRelic), "q"),
}
"""A letter for each kind of step, so that a whole agenda is a word, from the bottom to the top."""
_ASKED_BETWEEN: Final = "[is]*((LGUe?[is]*)?q|LGUf|LGu|l|O)"
"""A row of icons, a Location being resolved, or both, and what is asked in the middle of it."""
_SHAPE: Final = re.compile(rf"DHFK?|Ad({_ASKED_BETWEEN})?|[ac]({_ASKED_BETWEEN})?|Mb|MCo?r|ER(PX)?{_ASKED_BETWEEN}")
"""Set-up, deployment, a turn, a purchase, a reservation, Maintenance."""
LONGEST: Final = 1_500
"""Steps; no agenda comes near it, whatever the card set."""


def _agenda(s: State) -> bool:
    """A round goes through its phases, and what is asked in between lies on top."""
    if len(s.agenda) >= LONGEST:
        return False
    if s.outcome is not None:
        return True
    word = "".join([_LETTERS.get(type(step), "?") for step in s.agenda])
    if _SHAPE.fullmatch(word) is None:
        return False
    first = s.agenda[0]
    return first.round == 1 and s.round == 0 if isinstance(first, DrawPhase) else s.round != 0


# ------------------------------------------------------------------ each step

_OF_THE_CULT: Final = (AskKeep, AskDeploy, AskCult, AskClue, AskLay, AskOrder, AskDestination, AskRelic)
_OF_THE_ADVENTURER: Final = (AskFigure, AskAdventurer, AskFlee, AskMove, AskShot)
_OF_EITHER: Final = (AskLocation, AskCultist, AskRecover)


def _seats(s: State) -> bool:
    """Each is asked of the side that has to answer it; the Adventurer acts in her own action only."""
    for step in s.agenda:
        if isinstance(step, _OF_THE_CULT) and step.seat != s.cult.seat:
            return False
        if isinstance(step, _OF_THE_ADVENTURER) and step.seat != s.adventurer.seat:
            return False
    ask = s.agenda[-1] if s.agenda else None
    if isinstance(ask, (AskMove, AskShot, *_OF_EITHER)) and ask.seat == s.adventurer.seat:
        return isinstance(s.agenda[0], AskCult)  # who has the next turn
    return True


_OF_AN_ACTION: Final = (Box.ACTION, Box.ACTIVATION, Box.ABILITY)
"""The boxes that a player resolves as an action; all others are set off."""


def _one_action(s: State) -> bool:
    """One action is carried out at a time; the opponent's turn follows it, and it ends a run of passes (LR-6.3.3)."""
    bottom = s.agenda[0] if s.agenda else None
    if isinstance(bottom, AskAdventurer | AskCult) and bottom.passed and len(s.agenda) > 1:
        return False
    for at, step in enumerate(s.agenda):
        if isinstance(step, ResolveIcons) and step.box in _OF_AN_ACTION:
            turn = isinstance(bottom, AskAdventurer | AskCult) and bottom.seat != step.seat
            if at != 1 or not turn:
                return False
    return True


def _rows(s: State) -> bool:
    """A row that is half resolved is one that there is, with something left of it to do."""
    for step in _steps(s, ResolveIcons):
        if (step.card is None) == (step.location is None) or (step.location is None) == (step.box is Box.ABILITY):
            return False
        row = _taken(s, step)
        if row is None or not 0 <= step.next <= len(row.effects):
            return False
        if step.next == len(row.effects):
            if step.box is not Box.ACTION or step.left:  # a card is put away when all is done
                return False
        elif not 0 <= step.left <= _most(s, row.effects[step.next]):
            return False
        if step.position is not None and (step.box is not Box.ELIMINATED or not _in_row(s, step.position)):
            return False
    return True


def _taken(s: State, step: ResolveIcons) -> Taken | None:
    """The row that a step resolves, if there is one."""
    return s.setup.content.taken.get((s.faction(step.seat), step.box, step.card or step.location or "", step.choice))


def _most(s: State, effect: Effect) -> int:
    """How often an icon that has begun can still be produced: by what it counted when it began (LR-R28)."""
    if effect.times is None:
        return 0
    return len(s.adventurer.relics) if effect.times is Number.X else TRACK


def _icons(s: State) -> bool:
    """What asks for a target is an icon of that side that has such targets, and may have one now."""
    ask = s.agenda[-1] if s.agenda else None
    if isinstance(ask, AskLocation):
        return ask.icon in AT_A_LOCATION and ask.icon in ICONS[s.faction(ask.seat)]
    if isinstance(ask, AskCultist):
        return _asks_for_a_cultist(s, ask)
    if isinstance(ask, AskDestination):
        return s.cultist(ask.card) is not None
    if isinstance(ask, AskShot):
        return token_for_shot_or_cover(s)
    return not isinstance(ask, AskRecover) or len(s.side(ask.seat).cards.hand) < HAND_LIMIT


def _asks_for_a_cultist(s: State, ask: AskCultist) -> bool:
    """The Adventurer's icons are for her own Location, readying and moving are for all Cultists."""
    if ask.icon not in ON_A_CULTIST or ask.icon not in ICONS[s.faction(ask.seat)]:
        return False
    if ask.icon in {Icon.READY, Icon.SHIFT}:
        return ask.position is None
    if ask.seat == s.adventurer.seat:
        return ask.position == s.adventurer.position
    return ask.position is None or _in_row(s, ask.position)


def _played(s: State) -> bool:
    """A card lies on the table while its icons are resolved, and only then (LR-R20)."""
    for side in (s.cult, s.adventurer):
        rows = [step for step in _steps(s, ResolveIcons) if step.box is Box.ACTION and step.seat == side.seat]
        played = side.cards.played
        if any(row.card != played for row in rows):
            return False
        if s.outcome is None and (played is not None) is not bool(rows):
            return False
    return True


def _reservation(s: State) -> bool:
    """A Reserve token is asked for that is at hand, once of each player (LR-6.5.5)."""
    ask = s.agenda[-1] if s.agenda else None
    if not isinstance(ask, AskReserve):
        return True
    others = [step.seat for step in s.agenda if isinstance(step, OfferReservation)]
    return s.side(ask.seat).reserved is None and ask.seat not in others


def _maintained(s: State) -> bool:
    """What the Maintenance Phase has done is done until the next Action Phase (LR-6.6.1, LR-6.6.3, LR-6.6.4)."""
    bottom = s.agenda[0] if s.agenda else None
    if not isinstance(bottom, ActionPhase | EndRound):
        return True
    if not all(cultist.ready for cultist in s.cult.cultists):
        return False
    if any(isinstance(step, DiscardPermanents) for step in s.agenda):
        return True
    if s.cult.cards.permanents or s.adventurer.cards.permanents:
        return False
    return isinstance(bottom, EndRound) or not any(place is not None and place.used for place in s.locations.row)


# ------------------------------------------------------------------ a Location being resolved


def resolving(s: State) -> int | None:
    """The position of the Location that is being resolved."""
    return next((step.position for step in s.agenda if isinstance(step, ReplaceLocation)), None)


def _resolution(s: State) -> bool:
    """All that is to be done in a resolution is about one Location, face up or gone, and the figure leaves it."""
    ask = s.agenda[-1] if s.agenda else None
    if isinstance(ask, AskLay):
        return _in_row(s, ask.position) and s.place(ask.position) is None
    position = resolving(s)
    about = {step.position for step in s.agenda if isinstance(step, GainRewards | ShareClues | ReplaceLocation)}
    about |= {step.source for step in s.agenda if isinstance(step, AskClue)}
    if position is None:
        return not about
    place = s.place(position)
    flees = any(isinstance(step, Flee | AskFlee) for step in s.agenda)
    if (s.adventurer.position == position) is not flees:
        return False
    return about == {position} and place is not None and place.up


def _drawn(s: State) -> bool:
    """Locations are drawn to be chosen from, and only then."""
    ask = s.agenda[-1] if s.agenda else None
    wanted = DEALT if isinstance(ask, AskKeep) else CHOSEN_FROM if isinstance(ask, AskLay) else 0
    return len(s.locations.drawn) == wanted


def _clue_left_over(s: State) -> bool:
    """The Cult is asked about a Clue only if one is left over, and about an order only of what is complete."""
    ask = s.agenda[-1] if s.agenda else None
    if isinstance(ask, AskClue):
        place = s.place(ask.source)
        others = len(s.positions) - 1
        return place is not None and others > 0 and place.clues % others > 0
    return not isinstance(ask, AskOrder) or (ask.positions == completed(s) and len(ask.positions) > 1)


def waits_to_settle(s: State) -> bool:
    """Whether it is still to be looked at who has Shots enough, and what has Marks enough."""
    kinds: tuple[type[Step], ...] = (Settle, AskOrder, ReplaceLocation, AskLay)
    if s.setup.options.finish_icons_first:
        kinds = (*kinds, ResolveIcons)
    return s.outcome is not None or any(isinstance(step, kinds) for step in s.agenda)


def complete_by_word(s: State) -> dict[int, int]:
    """Where Locations lie that have been said to have Marks enough, and how many they can need at most if hidden."""
    found: dict[int, int] = {}
    for step in s.agenda:
        if isinstance(step, AskOrder):
            said = tuple(said_complete(s, position) for position in step.positions)
        elif isinstance(step, Settle):
            said = step.complete
        else:
            continue
        for one in said:
            found[one.position] = min(one.most, found.get(one.position, one.most))
    return found


def _said_complete(s: State) -> bool:
    """What has been said to have Marks enough, and waits for its turn, is what it was said to be (LR-R10)."""
    printed = s.setup.content.printed
    for step in s.agenda if s.outcome is None else ():
        if isinstance(step, Settle):
            positions = [one.position for one in step.complete]
            if positions != sorted(set(positions)):
                return False
            for one in step.complete:
                place = s.place(one.position)
                if place is None or printed[place.location].hidden > one.most:
                    return False
    return True


def _in_row(s: State, position: int) -> bool:
    return 1 <= position <= len(s.locations.row)


def _steps(s: State, kind: type[ResolveIcons]) -> Iterator[ResolveIcons]:
    return (step for step in s.agenda if isinstance(step, kind))


# ------------------------------------------------------------------ the end


def _outcome(s: State) -> bool:
    """The game has ended by the condition that is met, and its owner has won (LR-12.2)."""
    if s.outcome is None:
        return True
    outcome, her = s.outcome, s.adventurer
    check = _CONDITIONS.get(outcome.reason)
    if check is None or not check(s) or outcome.scores is not None:
        return False
    winner: tuple[Seat, ...] = (s.cult.seat,) if outcome.reason in {"summoning", "defeat"} else (her.seat,)
    if outcome.reason == "unfinished":
        winner = ()
    rule = defeat(her.wounds, her.madness) if outcome.reason == "defeat" else _RULES[outcome.reason]
    return (outcome.winners, outcome.rule) == (winner, rule)


def _summoned(s: State) -> bool:
    need = s.setup.content.needs[s.ritual.great_old_one]
    return summoning(s.cult.relics, need, single=s.setup.options.single_substitution).is_complete


_CONDITIONS: Final[dict[str, Callable[[State], bool]]] = {
    "summoning": _summoned,
    "defeat": lambda s: defeat(s.adventurer.wounds, s.adventurer.madness) is not None,
    "ritual cancelled": lambda s: len(set(s.adventurer.relics)) >= DIFFERENT,
    "cult exposed": lambda s: s.alert.notoriety == s.setup.content.notoriety.last,
    "unfinished": lambda s: s.round == s.setup.options.max_rounds > 0,
}
_RULES: Final = {
    "summoning": "LR-9.1.3",
    "ritual cancelled": "LR-9.2.2",
    "cult exposed": "LR-6.4.5",
    "unfinished": "LR-R40",
}


def _nobody_has_won(condition: str) -> Callable[[State], bool]:
    """Whether a condition is not met while the game goes on, or has ended otherwise."""
    met = _CONDITIONS[condition]
    return lambda s: (s.outcome is not None and s.outcome.reason == condition) or not met(s)


COURSE: Final[tuple[Invariant, ...]] = (
    Invariant("LR-6.0.1", "a round goes through its phases in their order", _agenda, of_views=True),
    Invariant("LR-6.3.2", "each is asked of the side that answers it", _seats, of_views=True),
    Invariant(
        "LR-6.3.1", "one action is carried out at a time, then it is the opponent's turn", _one_action, of_views=True
    ),
    Invariant("LR-7.1.2", "a row that is half resolved is one that there is", _rows, of_views=True),
    Invariant("LR-R30", "a target is asked for by an icon that has such targets", _icons, of_views=True),
    Invariant("LR-R20", "a played card lies on the table until its icons are done", _played, of_views=True),
    Invariant("LR-6.5.5", "a Reserve token is asked for that is at hand", _reservation, of_views=True),
    Invariant("LR-6.6.5", "what the Maintenance Phase does is done", _maintained, of_views=True),
    Invariant("LR-8.2.9", "one Location is resolved at a time, face up and in its order", _resolution, of_views=True),
    Invariant("LR-8.2.17", "Locations are drawn to be chosen from, and only then", _drawn, of_views=True),
    Invariant("LR-8.2.14", "what is asked about a resolution can be answered", _clue_left_over),
    Invariant("LR-R10", "a Location that waits to be resolved has Marks enough", _said_complete),
    Invariant("LR-12.2", "the game has ended by a condition that is met", _outcome),
    Invariant("LR-9.1.3", "the Cult has won as soon as it can summon", _nobody_has_won("summoning")),
    Invariant(
        "LR-10.5", "the Adventurer is defeated by 5 of a type or 7 in all", _nobody_has_won("defeat"), of_views=True
    ),
    Invariant("LR-9.2.2", "four different stolen Relics win", _nobody_has_won("ritual cancelled"), of_views=True),
    Invariant("LR-6.4.5", "the last space of Notoriety wins", _nobody_has_won("cult exposed"), of_views=True),
)
