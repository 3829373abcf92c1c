"""What a host may choose about the game."""

from __future__ import annotations

from typing import Annotated, Final

from rlyeh_rules.kernel import Options as _Options
from rlyeh_rules.kernel import option, record

from .effects import Faction

__all__ = ["Options"]

MOST_ROUNDS: Final = 100
"""Far more than any game takes (LR-R40)."""


@record(kw_only=True)
class Options(_Options):
    """What a host may choose about the game. The defaults are the rulebook's readings.

    Examples:
        >>> from rlyeh_rules.last_relic import Options
        >>> Options(max_rounds=20).single_substitution
        False
    """

    game = "last_relic"

    faction_of_first_seat: Annotated[
        Faction, option("LR-3.1", "Which faction seat 0 plays; the other seat the other.")
    ] = Faction.ADVENTURER
    limited_tokens: Annotated[
        bool,
        option(
            "LR-R1",
            "Clues and Marks share 24 points, Shots and stolen Relics 5 tokens (LR-R2); what is out is not to be had.",
        ),
    ] = False
    unlimited_relics: Annotated[
        bool, option("LR-R3", "The supply of Relic tokens never runs out, instead of being limited to the 15.")
    ] = False
    no_reinforcement_reshuffle: Annotated[
        bool, option("LR-R6", "Cards cleared from the market never come back, so that it runs dry.")
    ] = False
    fresh_cultists_wait: Annotated[
        bool, option("LR-R7", "A Cultist cannot be activated in the round in which it is deployed.")
    ] = False
    finish_icons_first: Annotated[
        bool, option("LR-R10", "A Location is resolved when all icons are done, not by the Mark that completes it.")
    ] = False
    single_substitution: Annotated[
        bool, option("LR-R25", "In a summoning two equal Relics stand in for a missing one once at most.")
    ] = False
    forbid_empty_actions: Annotated[
        bool, option("LR-R30", "A row of icons none of which can do anything may not be resolved.")
    ] = False
    max_rounds: Annotated[
        int,
        option(
            "LR-R40",
            "After so many rounds the game ends as unfinished, without a winner; 0 for no limit.",
            values=range(MOST_ROUNDS + 1),
        ),
    ] = 0
