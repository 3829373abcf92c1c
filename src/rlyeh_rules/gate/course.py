"""What holds of the course of a game: what is asked, in which order, of whom, and how it has ended."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from rlyeh_rules.kernel import Invariant, Seat

from .accusation import AskStatement, Sentence
from .after_actions import AfterDeed, AskOrder, SetOff
from .artifacts import AskLay
from .cards import CULTIST, INVESTIGATOR, Deed, Equipment, Nature, Side
from .carrying import Carry
from .declaration import AskTarget, declarer
from .deeds import deeds_of
from .ending import MIDNIGHT, SIGILS
from .equipment.blackmail import AskBlackmail
from .equipment.pistol import AskPistol, PistolWindow
from .equipment.turn import AskPsalms
from .gamble import AskGamble
from .halfway import HALFWAY, asked, has_used, if_known, steps
from .incantation import ClearPool
from .insanity import AskRelic, AskRelicCard, DrawInsanity, PutAway
from .investigate import AskSwap
from .looking import AskPool, AskTop
from .necronomicon import AskVolunteer, Consultation
from .removing import AskRemoval
from .research import AskToss
from .scoring import TRIGGER
from .setup import AskCharacter, Deal
from .state import State
from .turns import AskTurn, BeginTurn, ChooseAction, EndTurn
from .voting import AskAccused, AskBook
from .workings import AskOther

__all__ = [
    "COURSE",
    "LONGEST",
    "NATURES",
    "first_turn_is_to_come",
    "is_worked_off",
    "most_in_pool",
]

NATURES: Final[dict[Nature, Side]] = {INVESTIGATOR: Side.INVESTIGATORS, CULTIST: Side.CULTISTS}
"""The side of each Secret Nature."""

# ------------------------------------------------------------------ the shape of the agenda

_LETTERS: Final[dict[type[Any], str]] = {
    BeginTurn: "B",
    AskCharacter: "C",
    Deal: "L",
    EndTurn: "E",
    PistolWindow: "W",
    AskPistol: "F",
    ChooseAction: "h",
    AskTarget: "T",
    AskTurn: "t",
    Consultation: "b",
    AskBook: "V",
    AskVolunteer: "v",
    AfterDeed: "D",
    Sentence: "S",
    AskAccused: "A",
    AskStatement: "a",
    AskBlackmail: "k",
    AskToss: "j",
    AskLay: "l",
    AskSwap: "w",
    AskGamble: "g",
    AskPsalms: "z",
    ClearPool: "c",
    DrawInsanity: "d",
    AskRelic: "R",
    AskRelicCard: "K",
    PutAway: "P",
    Carry: "y",
    AskOrder: "O",
    SetOff: "s",
    AskOther: "o",
    AskPool: "p",
    AskTop: "q",
    AskRemoval: "m",
}
"""A letter for each kind of step, so that a whole agenda is a word, from the bottom to the top."""
_DRAWN: Final = "(Py?d*)*(Py?[opqm]|[RK])"
"""A draw of insanity that asks something: a card that is carried out may make somebody draw again."""
_CARRIED: Final = f"(y?[opqm]|(yd*|d*){_DRAWN})"
"""A card that is carried out and asks something, or lets cards be drawn that do."""
_ACTION: Final = f"d?[jlw]|[gz]|S(A|Aa|k)|cd*{_CARRIED}|{_DRAWN}"
"""What is asked in the course of an action, an incantation among it."""
_TURN: Final = f"hT|t|h(bV|bk|v|{_CARRIED})|D?({_ACTION})|O|(O|s*){_CARRIED}"
"""The declaration; the choice of an action; what is done before it; an action; what insanity makes of it."""
_SHAPES: Final = {
    False: re.compile(f"BLC+|E({_TURN})"),
    True: re.compile(f"BLC+|E(W({_TURN})|F)"),
}
"""Setting up, or a turn; with Equipment the owner of the Pistol is asked before it ends."""
LONGEST: Final = 2_000
"""Steps; no agenda comes near it, whatever the card set, and no save may hold more."""


def _word(s: State) -> str:
    return "".join([_LETTERS.get(type(step), "?") for step in s.agenda])


def _agenda(s: State) -> bool:
    """A turn goes through its parts, and what is asked in between lies on top."""
    if len(s.agenda) >= LONGEST:
        return False
    if s.outcome is not None:
        return True
    return _SHAPES[s.setup.options.equipment].fullmatch(_word(s)) is not None


def first_turn_is_to_come(s: State) -> bool:
    """Whether characters are still chosen."""
    return bool(s.agenda) and isinstance(s.agenda[0], BeginTurn)


# ------------------------------------------------------------------ of whom it is asked

_OF_THE_TURN: Final = (
    EndTurn,
    ChooseAction,
    AskTurn,
    AfterDeed,
    AskToss,
    AskLay,
    AskSwap,
    AskGamble,
    AskPsalms,
    Consultation,
    Sentence,
    AskOrder,
    SetOff,
)
"""What concerns whoever has the turn."""
_OF_A_HOLDER: Final = (
    (AskPistol, Equipment.PISTOL),
    (AskBlackmail, Equipment.BLACKMAIL),
    (AskRelic, Equipment.HOLY_RELIC),
)
"""What is asked of whoever has a piece of Equipment."""


def _seats(s: State) -> bool:
    """Each is asked of whoever has the turn, has the Equipment, or comes first for it."""
    turn = s.turn
    for step in s.agenda:
        if isinstance(step, _OF_THE_TURN) and step.seat != turn.seat:
            return False
        if isinstance(step, AskToss | AskSwap | AskPsalms) and step.body != turn.body:
            return False
        if isinstance(step, BeginTurn) and step.seat != s.watch:
            return False
        if isinstance(step, AskTarget) and step.seat != declarer(s, turn.seat):
            return False
        if isinstance(step, AskRelic | AskRelicCard) and s.players[step.seat].is_discovered:
            return False
        if isinstance(step, AskRelicCard) and s.equipment(step.seat) is not Equipment.HOLY_RELIC:
            return False
        if any(isinstance(step, kind) and s.holder(gear) != step.seat for kind, gear in _OF_A_HOLDER):
            return False
    ask = asked(s)
    return not isinstance(ask, AskPistol) or (ask.seat != turn.seat and s.undo is not None)


def _characters(s: State) -> bool:
    """Those choose a character who have none, the watch bearer first (GR-R49)."""
    waits = [step.seat for step in steps(s, AskCharacter)][::-1]
    without = [seat for seat in s.after(s.watch) if s.players[seat].character is None]
    return s.outcome is not None or waits == without


# ------------------------------------------------------------------ the target, the incantation


def most_in_pool(s: State) -> int:
    """The card that triggers the incantation at the latest; a book may be opened when there are more (GR-R33)."""
    direction = s.book.direction
    facts = s.setup.content.directions.get(direction) if direction is not None else None
    return TRIGGER if facts is None else max(TRIGGER, facts.trigger)


def is_worked_off(s: State) -> bool:
    """Whether an incantation has been revealed and is worked off."""
    return any(isinstance(step, ClearPool) for step in s.agenda)


def _target(s: State) -> bool:
    """There is a target when anybody acts; it is declared anew in the turn after an incantation (GR-5.1)."""
    if s.outcome is not None:
        return True
    if s.target is not None:
        return not any(isinstance(step, AskTarget | ClearPool | BeginTurn) for step in s.agenda)
    if any(isinstance(step, AskTarget | ClearPool) for step in s.agenda):
        return True
    return not any(isinstance(step, ChooseAction | AskTurn | AfterDeed | AskSwap | AskPool) for step in s.agenda)


def _revealed(s: State) -> bool:
    """All cards lie face up while an incantation is worked off; between two there is at most a Seed (GR-R3)."""
    if s.outcome is not None:
        return True
    if is_worked_off(s):
        direction = s.direction
        return len(s.pool) >= (TRIGGER if direction is None else direction.trigger) and all(laid.up for laid in s.pool)
    if s.target is None:
        return len(s.pool) <= 1 and not any(laid.up for laid in s.pool)
    return True


# ------------------------------------------------------------------ what belongs to an action

_DEEDS: Final[dict[type[Any], tuple[Deed, ...]]] = {
    AskToss: (Deed.RESEARCH,),
    AskLay: (Deed.RESEARCH, Deed.PLOT),
    AskSwap: (Deed.INVESTIGATE,),
    AskGamble: (Deed.GAMBLE,),
    AskPsalms: (Deed.CONTRIBUTE,),
    Sentence: (Deed.ACCUSE,),
    ClearPool: (Deed.CONTRIBUTE, Deed.GAMBLE),
}
"""In the course of which kinds of action something is asked or waits."""


def _deed(s: State) -> bool:
    """What is asked in an action is part of one of that kind, which the player could take (GR-R51)."""
    ask = asked(s)
    if ask is None:
        return True
    seat, must = s.turn.seat, s.turn.must
    after = next((step.deed for step in steps(s, AfterDeed)), None)
    found = next((_DEEDS[type(step)] for step in s.agenda if type(step) in _DEEDS), tuple(Deed) if after else ())
    costs = isinstance(s.agenda[-2], DrawInsanity) if len(s.agenda) > 1 else False
    if isinstance(ask, AskLay):
        found = (Deed.PLOT,) if ask.plots else (Deed.RESEARCH,)
    if isinstance(ask, AskSwap) and not costs:  # it is no action of any kind, but Sleight of Hand
        return after is None and must is None and has_used(s, Equipment.SLEIGHT_OF_HAND)
    if not found:
        return True
    open_to = [deed for deed in found if deed in deeds_of(s, seat) and must in {None, deed} and after in {None, deed}]
    if isinstance(ask, AskToss | AskLay) and costs is not (Deed.RESEARCH in found and _research_costs(s)):
        return False
    return bool(open_to) and (not costs or not isinstance(ask, AskToss | AskLay | AskSwap) or _cost_is_of_body(s))


def _research_costs(s: State) -> bool:
    return s.setup.options.research_draws_insanity


def _cost_is_of_body(s: State) -> bool:
    """Whether who is to draw insanity is the one whose hand is used (GR-13.1.16)."""
    step: Any = s.agenda[-2]
    seat: Seat = step.seat
    return seat == s.turn.body


# ------------------------------------------------------------------ the end


def _outcome(s: State) -> bool:
    """The game has ended by the condition that is met, and one side has won, as a whole (GR-10.4, GR-10.5)."""
    if s.outcome is None:
        return not _investigator_convicted(s)
    outcome = s.outcome
    if outcome.rule not in _ENDINGS or not outcome.reason or outcome.scores is not None:
        return False
    side, is_met = _ENDINGS[outcome.rule]
    return is_met(s) and outcome.winners == tuple([seat for seat in s.seats if _is_on(s, seat, side)])


def _is_on(s: State, seat: Seat, side: Side) -> bool:
    return s.players[seat].nature in NATURES and s.side(seat) is side


def _investigator_convicted(s: State) -> bool:
    """Whether a game of four has been lost by a wrong accusation (GR-6.5.13)."""
    sides = [player.revealed.side for player in s.players if player.revealed is not None]
    return len(s.players) == FEWEST and Side.INVESTIGATORS in sides


def _failed_with_the_book_open(s: State) -> bool:
    return s.book.direction is not None and s.target is None and bool(s.pool) and all(laid.up for laid in s.pool)


FEWEST: Final = 4
"""Players; with so many one wrong accusation loses the game (GR-6.5.13)."""
_ENDINGS: Final[dict[str, tuple[Side, Callable[[State], bool]]]] = {
    "GR-1.1": (Side.INVESTIGATORS, lambda s: len(s.created) == SIGILS),
    "GR-6.5.13": (Side.CULTISTS, _investigator_convicted),
    "GR-11.3.9": (Side.CULTISTS, _failed_with_the_book_open),
    **dict.fromkeys(("GR-10.1", "GR-6.5.12", "GR-R19"), (Side.CULTISTS, lambda s: s.hour == MIDNIGHT)),
}
"""By which rule the game ends, who has won then, and what is so then."""

COURSE: Final[tuple[Invariant, ...]] = (
    Invariant("GR-R27", "a turn goes through its parts in their order", _agenda, of_views=True),
    Invariant("GR-6.0.1", "each is asked of whom it concerns", if_known(_seats), of_views=True),
    Invariant("GR-3.8", "those choose a character who have none", _characters, of_views=True),
    Invariant("GR-5.1", "a target is declared before anybody acts", _target, of_views=True),
    Invariant("GR-7.2", "a revealed incantation lies open until it is worked off", _revealed, of_views=True),
    Invariant("GR-R51", "what is asked in an action is part of it", if_known(_deed), of_views=True),
    Invariant("GR-10.4", "the game has ended by a condition that is met, as soon as it was", _outcome, of_views=True),
    *HALFWAY,
)
