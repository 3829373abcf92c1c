"""What the data of a game look like, as JSON Schema (draft 2020-12), for programs that are not written in Python.

A schema is made of the same annotations as the reader of the data, by the same walk (`codec.names.FORMS`), with the
same bounds: what the one refuses for its shape the other refuses. What a state has to be beyond its shape is said by
its invariants, and by no schema.
"""

from .document import document

__all__ = ["document"]
