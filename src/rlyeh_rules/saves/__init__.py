"""Values as text, and saves of whole tables as files.

What is kept, a state or a table, carries the number of the format; what is said, an action or an event, does not. A
text is never trusted: whatever stands in it, it loads to a sound value or is refused with a SaveError that names the
place. What a state has to be is said by its invariants; what a view has to be, by the guess that can be made of it.
"""

from .files import in_file, read_save, write_save
from .states import FORMAT, FORMAT_KEY, LIBRARY
from .tables import Save, Saved, SaveFile, save_from_text, save_text
from .values import dumps, from_data, loads, to_data

__all__ = [
    "FORMAT",
    "FORMAT_KEY",
    "LIBRARY",
    "Save",
    "SaveFile",
    "Saved",
    "dumps",
    "from_data",
    "in_file",
    "loads",
    "read_save",
    "save_from_text",
    "save_text",
    "to_data",
    "write_save",
]
