"""The laws that every game keeps. A law is a function that yields what is wrong; its docstring is its name."""

from . import legality, played, secrecy, values

__all__ = ["EVENT_LAWS", "GAME_LAWS", "LOBBY_LAWS", "MOMENT_LAWS", "START_LAWS", "STEP_LAWS"]

LOBBY_LAWS = played.LOBBY_LAWS
"""Of a game as a lobby knows it."""
START_LAWS = played.START_LAWS
"""Of the beginning of a game."""
STEP_LAWS = legality.STEP_LAWS
"""Of every state of every game."""
MOMENT_LAWS = legality.MOMENT_LAWS + secrecy.MOMENT_LAWS + values.MOMENT_LAWS
"""Of the moments that are examined closely."""
EVENT_LAWS = values.EVENT_LAWS
"""Of what is told, for the first events of each kind."""
GAME_LAWS = played.GAME_LAWS
"""Of every game as a whole."""
