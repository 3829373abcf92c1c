"""Records as plain JSON data, and back; the only place that knows cattrs.

Writing needs no game at hand. Reading does: one reader for each game knows the classes that data may name, and nothing
else. Reading is strict. cattrs by itself makes an integer of "3" and of 2.0; here every value has to be of the very
type that its field declares, every key known and every needed key there.

How values look:
- a record is an object of its fields; fields at their default are left out, except a host's options;
- a step, an action, an event, a state says which it is: `"type": "seals.Raise"`;
- what cannot be seen is `"?"`, wherever a field may lie face down;
- what is given for each seat is a list; an enumeration's member is its value; the viewer of the whole truth is "full";
- the card set of a game is named by `{"name", "digest"}`; the cards themselves do not travel with a state.

cattrs is imported when the first value is written or read, not with the library.
"""

from .faults import Doubled, toml
from .names import FACE_DOWN, KERNEL, ROOTS, TAG, WHOLE_TRUTH, form_of, kinds_of, name_of, without_none
from .reading import Reader, reader
from .rows import LONGEST, may_be_long
from .text import LARGEST, parsed, text_of
from .values import LARGEST_CHANCE, LARGEST_NUMBER, Entry, Table, Unread, Whole
from .writing import write

__all__ = [
    "FACE_DOWN",
    "KERNEL",
    "LARGEST",
    "LARGEST_CHANCE",
    "LARGEST_NUMBER",
    "LONGEST",
    "ROOTS",
    "TAG",
    "WHOLE_TRUTH",
    "Doubled",
    "Entry",
    "Reader",
    "Table",
    "Unread",
    "Whole",
    "form_of",
    "kinds_of",
    "may_be_long",
    "name_of",
    "parsed",
    "reader",
    "text_of",
    "toml",
    "without_none",
    "write",
]
