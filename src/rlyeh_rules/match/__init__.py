"""A table: a game with its history, undo, observers and table talk."""

from .history import History
from .line import UndoError
from .log import Auto, Entry, Noted, Played, Redone, Undone
from .news import AnsweredByItself, NoteError, PlayedAgain, Said, TakenBack, TimeRanOut, Told
from .table import Match

__all__ = [
    "AnsweredByItself",
    "Auto",
    "Entry",
    "History",
    "Match",
    "NoteError",
    "Noted",
    "Played",
    "PlayedAgain",
    "Redone",
    "Said",
    "TakenBack",
    "TimeRanOut",
    "Told",
    "UndoError",
    "Undone",
]
