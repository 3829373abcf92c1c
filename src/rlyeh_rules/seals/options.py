"""What a host may choose about the game."""

from __future__ import annotations

import enum
from typing import Annotated

from rlyeh_rules.kernel import Options as _Options
from rlyeh_rules.kernel import option, record

from .cards import God

__all__ = ["ElderGods", "FactionOfFirstSeat", "HeraldPool", "Options"]


class ElderGods(enum.StrEnum):
    """How the Elder God is chosen (SC-R1)."""

    SHARED = "shared"
    EACH = "each"


class FactionOfFirstSeat(enum.StrEnum):
    """Who plays the Investigators (SC-R2)."""

    RANDOM = "random"
    INVESTIGATOR = "investigator"
    CULTIST = "cultist"


class HeraldPool(enum.StrEnum):
    """What Herald of Arrival may fetch (SC-R41)."""

    BOX = "box"
    OWN_FACTION = "own_faction"


@record(kw_only=True)
class Options(_Options):
    """What a host may choose about the game. The defaults are the rulebook's readings.

    Examples:
        >>> from rlyeh_rules.seals import God, Options
        >>> Options(elder_god=God.HASTUR, id_cards=True).id_cards
        True
    """

    game = "seals"

    elder_god: Annotated[
        God, option("SC-2.4", "The Elder God whose two halves are dealt; Shoggoth is recommended for a first game.")
    ] = God.SHOGGOTH
    elder_gods: Annotated[
        ElderGods,
        option("SC-R1", "One Elder God is shared, or each player secretly picks one and gets their own half of it."),
    ] = ElderGods.SHARED
    faction_of_first_seat: Annotated[FactionOfFirstSeat, option("SC-R2", "Which faction seat 0 plays.")] = (
        FactionOfFirstSeat.RANDOM
    )
    first_player: Annotated[int | str, option("SC-R3", "Which seat has the first turn.", values=("random", 0, 1))] = (
        "random"
    )
    id_cards: Annotated[bool, option("SC-10.1", "The advanced game: each player secretly chooses an ID card.")] = False
    bid_cards_locked: Annotated[
        bool, option("SC-R11", "A card pushed into a bid completes no pair and cannot be turned or swapped.")
    ] = True
    elder_gods_optional: Annotated[
        bool, option("SC-R26", "The compulsory powers of Cthulhu, Nyarlathotep, Yog-Sothoth and Hastur are optional.")
    ] = False
    yog_look: Annotated[bool, option("SC-R33", "Who chooses for Yog-Sothoth sees the hand that is chosen from.")] = (
        False
    )
    hidden_ids: Annotated[bool, option("SC-R34", "An ID card stays secret until it is first used.")] = False
    banish_centre: Annotated[
        bool, option("SC-R40", "Gabriel Moretti may banish their own centre card, which ends the auction.")
    ] = False
    herald_pool: Annotated[
        HeraldPool, option("SC-R41", "Whether Herald of Arrival fetches any card of the box or Cultist cards only.")
    ] = HeraldPool.BOX
    open_memory: Annotated[
        bool, option("SC-R17", "A face-down card that both players have seen in that place is shown to both.")
    ] = False
