"""What counts how much where it is judged how well the team stands; see evaluate.py. Found by trying, for bots only."""

from __future__ import annotations

from typing import Final

WON: Final = 2000.0
# -- Cthulhu
DESTROYED: Final = 270.0
"""What a destroyed part is worth, as long as it is needed; all else is measured by it."""
VULNERABLE: Final = 45.0
WOUNDED: Final = 90.0
"""What all the wounds of a Vulnerable part but the last are worth."""
CONDITION: Final = 13.0
"""What the card is worth that opens a part."""
HEAD: Final = 2.0
"""So many times as much it is for the Head, without which nothing is won."""
PAID: Final = 16.0
"""What it is worth that its holder has all the Energy that it costs."""
NOT_NEEDED: Final = 0.1
"""What the other parts count, in proportion."""
# -- time
ADVANCE: Final = 6.0
SYMBOL: Final = 2.0
ACTION: Final = 0.8
"""What an action costs, whether it is used or not."""
MYTHOS: Final = 6.0
"""What a Mythos card costs on average: who has drawn it has not done worse than who has still to draw it."""
# -- an investigator
WOUNDS: Final = (0.0, 1.5, 3.5, 7.0, 13.0, 40.0)
"""What so many wounds cost; the last of them an investigator."""
ALIVE: Final = 40.0
STRESS: Final = 0.8
LEVEL: Final = 2.0
SANITY: Final = 0.5
"""What each space of the sanity track costs; more from those on that come next."""
MADNESS: Final = ((9, 0.4), (15, 1.0), (18, 3.0))
"""From which space on how much more."""
FIRE: Final = 0.5
"""What each Fire token costs, apart from the half of a wound."""
CARD: Final = 1.5
IN_FIRE: Final = 0.5
"""What each Fire token costs that lies where one is, and is caught in leaving."""
LEAVING: Final = 1.5
"""The same, if one has to leave now."""
LYING: Final = 4.0
ENERGY: Final = 1.6
ENERGY_WANTED: Final = 4
"""So much Energy each may hold for a card that is still to come."""
# -- what can be got, less a step each
TO_PART: Final = 50.0
A_CLIMB: Final = 12.0
"""What each Climb costs that it takes to get to a part."""
A_MARCH: Final = 6.0
"""What each Run costs that it takes to get to where one climbs."""
A_RUN: Final = 1.5
"""What each Run costs to anything else."""
TO_TOKEN: Final = 9.0
TO_MORE_TOKENS: Final = 4.5
"""The same, once there are parts enough that can be attacked or are destroyed."""
IN_TIME: Final = 3.0
"""So much more towards the end of the turn, if the active investigator can be there before it is over."""
DRAWN: Final = 20.0
"""A card that is drawn, until it is claimed or discarded."""
TO_ENERGY: Final = 1.0
"""For each token that lies there."""
TO_ENERGY_WANTED: Final = 5.0
"""So much more for each token that the investigator needs."""
TO_ENEMY: Final = 3.0
TO_DROP: Final = 0.4
"""Of the Energy that an enemy would leave, in proportion to Energy that lies there."""
GUARDED: Final = 0.7
"""How much less a token is worth, for each wound that the enemies there can take."""
TO_GUARDED: Final = 2.0
"""What it is worth at least."""
STEP: Final = 1.5
"""What each step costs that is too far to be there when this turn comes to investigating."""
CREEP: Final = 0.1
"""What a step costs if there are actions enough in this turn to get there: nearer is a little better."""
# -- enemies
ENEMY: Final = 3.0
ENEMY_HEALTH: Final = 1.0
HITS: Final = 0.5
"""The wounds that a die of an enemy's attack deals on average."""
SOAKED: Final = 0.4
"""The wounds that can be rerolled for 1 stress."""
MINDED: Final = (1.0, 0.6, 0.35, 0.2)
"""How much of what threatens is minded by the active investigator, with so many actions left to do something."""
MINDED_LATER: Final = 0.2
DICE: Final = 0.5
"""What each die costs that an enemy rolls, apart from the wounds."""
# -- a roll that is not settled
TENTACLE: Final = 0.7
