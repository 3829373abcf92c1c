"""What a host may choose about the game."""

from __future__ import annotations

from typing import Annotated, Final

from rlyeh_rules.kernel import Options as _Options
from rlyeh_rules.kernel import option, record

__all__ = ["Options"]

_LAST_START: Final = 11
"""Twelve is midnight (GR-R1)."""
_MOST_SEATS: Final = 8
"""GR-3.13."""


@record(kw_only=True)
class Options(_Options):
    """What a host may choose about the game. The defaults are the rulebook's basic game, by its own readings.

    Examples:
        >>> from rlyeh_rules.gate import Options
        >>> Options(equipment=True).artifacts
        False
    """

    game = "gate"

    equipment: Annotated[bool, option("GR-13.1.1", "Each player has the Equipment of their character.")] = False
    artifacts: Annotated[bool, option("GR-13.2.1", "Four Artifacts are mixed into the mythos deck.")] = False
    gods_with_text: Annotated[
        bool, option("GR-R52", "A god with text lies at each sigil and acts when the sigil is created.")
    ] = False
    paranoia: Annotated[
        bool, option("GR-14.1.1", "More Secret Natures than players, so that nobody knows how many Cultists there are.")
    ] = False
    turning: Annotated[bool, option("GR-14.2.1", "Secret insanity cards may turn a player to the other side.")] = False
    starting_player: Annotated[
        int,
        option(
            "GR-R49", "Who bears the watch: 1 for the first seat, and so on; 0: by lot.", values=range(_MOST_SEATS + 1)
        ),
    ] = 0
    choose_characters: Annotated[
        bool, option("GR-R49", "The players choose their characters, instead of getting them at random.")
    ] = False
    start_hour: Annotated[
        int, option("GR-R1", "The hour at which the clock starts; 0: that of the table.", values=range(_LAST_START + 1))
    ] = 0
    tick_before_first_turn: Annotated[bool, option("GR-R2", "The clock moves before the very first turn as well.")] = (
        False
    )
    reseed_each_incantation: Annotated[bool, option("GR-R3", "A new Seed is laid after every incantation.")] = False
    research_draws_insanity: Annotated[bool, option("GR-R4", "A Research costs an insanity card.")] = True
    hide_swaps: Annotated[
        bool, option("GR-R8", "Whether an investigator has swapped is known to the investigator alone.")
    ] = False
    open_votes: Annotated[bool, option("GR-R22", "Each vote is public and final as soon as it is given.")] = False
    allow_created_target: Annotated[
        bool, option("GR-R26", "A sigil that has been created may be named as target again.")
    ] = False
    laid_artifact_counts_as_drawn: Annotated[
        bool, option("GR-R45", "An Artifact laid down while researching is not made up by a further draw.")
    ] = False
    pistol_undoes_reveals: Annotated[
        bool, option("GR-R47", "The Pistol also undoes an action that has revealed an incantation or a Secret Nature.")
    ] = False
