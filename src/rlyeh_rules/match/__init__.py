"""A table: a game with its history, undo, observers and table talk."""

from .line import UndoError
from .log import Entry, Noted, Played, Redone, Undone
from .news import AnsweredByItself, NoteError, PlayedAgain, Said, TakenBack, Told
from .table import Match

__all__ = [
    "AnsweredByItself",
    "Entry",
    "Match",
    "NoteError",
    "Noted",
    "Played",
    "PlayedAgain",
    "Redone",
    "Said",
    "TakenBack",
    "Told",
    "UndoError",
    "Undone",
]
