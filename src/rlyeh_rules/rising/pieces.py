"""The pieces: what belongs to an investigator, and what lies on the table. Records that a state is made of."""

from __future__ import annotations

import enum
from typing import Annotated, Final

from rlyeh_rules.kernel import NOBODY, Seat, named, record, secret, shown

from .cards import Character, Discovery, Foe, Insanity, Kind, Mythos, Relic, Side
from .spaces import GROUND, Space

__all__ = [
    "GREEN_AT",
    "HEALTH",
    "MADNESS",
    "MOST_STRESS",
    "THRESHOLDS",
    "Board",
    "DiscoveryPiles",
    "Enemy",
    "Held",
    "Investigator",
    "Mind",
    "MythosPiles",
    "Part",
    "Phase",
    "Turn",
]

HEALTH: Final = 5
"""The fifth wound eliminates (RR-21.1)."""
MOST_STRESS: Final = 4
"""RR-11.3."""
MADNESS: Final = 21
"""The skull at the end of the sanity track (RR-20.1)."""
THRESHOLDS: Final = frozenset((5, 9, 13, 16, 19, 20))
"""RR-20.1."""
GREEN_AT: Final = (9, 16, 19, 20)
"""The thresholds that give a green die (RR-20.4)."""

# ------------------------------------------------------------------ an investigator


@record
class Held:
    """A Discovery card that somebody has claimed (RR-22.2).

    Attributes:
        card: which one.
        side: the side under which it lies.
        wounds: the wounds on it, if it is a Companion.
        used: whether it has been used in this turn.
    """

    card: Annotated[Discovery, shown]
    side: Side
    wounds: int = 0
    used: bool = False


@record
class Mind:
    """The insanity card of an investigator, and what is kept with it.

    Attributes:
        insanity: which (RR-20.9).
        tokens: the wound tokens on Masochism (RR-20.26).
        partner: the partner of Codependency (RR-20.32).
        kept: the card that Recurring Trauma keeps (RR-20.35).
        lying: whether the figure lies down, of Catatonia (RR-20.31).
    """

    insanity: Insanity
    tokens: int = 0
    partner: Annotated[Character | None, named] = None
    kept: Annotated[Mythos | None, shown] = None
    lying: bool = False


@record
class Investigator:
    """One of the five investigators.

    Attributes:
        character: who it is.
        seat: who controls it (RR-1.2).
        space: where it is; None once it is eliminated.
        wounds: 0 to 4 (RR-21.1).
        stress: 0 to 4 (RR-11.3).
        sanity: the space of the marker, from 1 (RR-20.1).
        levels: the levels of its three skills, in the order of its board (RR-20.5).
        energy: the Energy that it holds.
        fire: the Fire tokens on its board.
        cards: the Discovery cards that it has claimed.
        mind: its insanity card.
        deaths: how often it has come back from death (RR-20.23).
        relic: its Unknown Relic, with that option.
    """

    character: Annotated[Character, named]
    seat: Seat
    space: Space | None
    mind: Mind
    wounds: int = 0
    stress: int = 0
    sanity: int = 1
    levels: tuple[int, ...] = (1, 1, 1)
    energy: int = 0
    fire: int = 0
    cards: tuple[Held, ...] = ()
    deaths: int = 0
    relic: Annotated[Relic | None, named] = None

    @property
    def alive(self) -> bool:
        """Whether it has not been eliminated."""
        return self.space is not None


# ------------------------------------------------------------------ the table


class Phase(enum.StrEnum):
    """The phases of a turn (RR-12.2)."""

    ACTIONS = "actions"
    MYTHOS = "mythos"
    INVESTIGATE_OR_FIGHT = "investigate-or-fight"
    END_OF_TURN = "end-of-turn"


@record
class Turn:
    """The turn that is played.

    Attributes:
        who: whose turn it is.
        number: which turn of the game, from 1; 0 during the set-up.
        phase: which phase.
        actions: the actions that are left.
        used: what has been used of what can be used once a turn.
        rerolls: who has used a free reroll of this turn, once for each use (RR-20.19).
        fought: the enemies that have attacked in the fight of this turn (RR-17.3); one that has left the map is none of
            them, and if it comes back it is a new figure (RR-17.4).
        position: the space of an investigator who died in this turn of theirs (RR-21.4).
        advances: whether the Elder One advances at the discard check whatever lies there.
    """

    who: Annotated[Character, named]
    number: int
    phase: Phase = Phase.ACTIONS
    actions: int = 0
    used: tuple[str, ...] = ()
    rerolls: Annotated[tuple[Character, ...], named] = ()
    fought: Annotated[tuple[Foe, ...], named] = ()
    position: Space | None = None
    advances: bool = False


@record
class Enemy:
    """A figure on the map.

    Attributes:
        id: which figure, by its kind and number.
        kind: its kind.
        space: where it is.
        wounds: the wounds on it.
    """

    id: Annotated[Foe, named]
    kind: Annotated[Kind, named]
    space: Space
    wounds: int = 0


@record
class Part:
    """A body part on the Cthulhu dashboard (RR-5.4 to RR-5.13).

    Attributes:
        space: which.
        wounds: the wounds on it.
        card: the card attached to it, which makes it Vulnerable (RR-5.6).
        side: the side on which that card lay.
        destroyed: whether it is destroyed.
    """

    space: Space
    wounds: int = 0
    card: Annotated[Discovery | None, shown] = None
    side: Side = Side.LEFT
    destroyed: bool = False

    @property
    def vulnerable(self) -> bool:
        """Whether it can be attacked and wounded (RR-5.3, RR-5.11)."""
        return self.card is not None and not self.destroyed


_NONE: Final = (0,) * len(GROUND)


@record
class Board:
    """What lies on the map, and the Elder One track. Tokens are kept in the order of `GROUND`.

    Attributes:
        track: the space of the Elder One token, from 1 (RR-19.1).
        left: the Left Monster (RR-1.5).
        right: the Right Monster.
        unknown: the Unknown Monsters A and B of the dashboard, with that option.
        fire: the Fire tokens of each space on the ground.
        energy: the Energy tokens of each space on the ground.
        tokens: the Discovery tokens of each space on the ground, 0 or 1.
        pool: the Energy of the group, with the option `shared_energy`.
    """

    track: int
    left: Annotated[Kind, named]
    right: Annotated[Kind, named]
    unknown: Annotated[tuple[Kind, ...], named] = ()
    fire: tuple[int, ...] = _NONE
    energy: tuple[int, ...] = _NONE
    tokens: tuple[int, ...] = _NONE
    pool: int = 0


@record
class MythosPiles:
    """The Mythos deck (RR-1.3).

    Attributes:
        deck: the deck, the top card first.
        discard: the discard pile, face up, the top card last.
        playing: the cards that are being resolved.
    """

    deck: Annotated[tuple[Mythos, ...], secret(to=NOBODY)]
    discard: Annotated[tuple[Mythos, ...], shown] = ()
    playing: Annotated[tuple[Mythos, ...], shown] = ()


@record
class DiscoveryPiles:
    """The Discovery deck (RR-22.1).

    Attributes:
        deck: the deck, the top card first.
        discard: the discard pile, face up, the top card last.
        drawn: the card that has been drawn and is neither claimed nor discarded yet; () if there is none.
    """

    deck: Annotated[tuple[Discovery, ...], secret(to=NOBODY)]
    discard: Annotated[tuple[Discovery, ...], shown] = ()
    drawn: Annotated[tuple[Discovery, ...], shown] = ()
