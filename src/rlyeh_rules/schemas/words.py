"""What docstrings say of a class and of its fields."""

from __future__ import annotations

import inspect
import re
from typing import NamedTuple

__all__ = ["Words", "words_of"]

_HEADING = re.compile(r"^(Args|Attributes|Examples|Raises|Returns|Yields):$", re.MULTILINE)
_FIELD = re.compile(r"^ {4}(\w+): (.*(?:\n {5,}.*)*)", re.MULTILINE)


class Words(NamedTuple):
    """What is said of a class.

    Attributes:
        description: what it is, as paragraphs.
        fields: what each of its fields is, by name; those of its bases among them.
    """

    description: str
    fields: dict[str, str]


def words_of(kind: type) -> Words:
    """What the docstring of a class says, and those of its bases of the fields that it has from them."""
    fields: dict[str, str] = {}
    for base in reversed(kind.__mro__[:-1]):
        fields |= _fields(base)
    return Words(_description(kind), fields)


def _sections(kind: type) -> dict[str, str]:
    """The parts of a docstring by their headings; what stands before the first goes by ""."""
    parts = ["", *_HEADING.split(inspect.cleandoc(kind.__doc__ or ""))]
    return {heading: text.strip("\n") for heading, text in zip(parts[::2], parts[1::2], strict=True)}


def _description(kind: type) -> str:
    paragraphs = _sections(kind)[""].split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def _fields(kind: type) -> dict[str, str]:
    listed = _FIELD.findall(_sections(kind).get("Attributes", ""))
    return {name: _as_a_sentence(text) for name, text in listed}


def _as_a_sentence(text: str) -> str:
    words = " ".join(text.split())
    return words[:1].upper() + words[1:]
