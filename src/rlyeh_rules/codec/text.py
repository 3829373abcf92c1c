"""Plain data as text in JSON, and back."""

from __future__ import annotations

import json
import reprlib
from typing import Any

from rlyeh_rules.kernel import SaveError

from .faults import Doubled
from .values import half_a_character

__all__ = ["LARGEST", "parsed", "text_of"]

LARGEST = 8 * 1024 * 1024
"""Characters of a text, bytes of a file. A game of 4,000 decisions takes under a tenth of it."""

_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False, allow_nan=False, separators=(",", ":"))


def text_of(data: object) -> str:
    """Plain data as text.

    Raises:
        SaveError: they hold what JSON cannot say, or are too large to be loaded again.
    """
    try:
        text = _ENCODER.encode(data)
    except (TypeError, ValueError, RecursionError) as error:
        raise SaveError(f"It cannot be said in JSON: {error}") from error
    if len(text) > LARGEST:
        raise SaveError(f"It is longer than the {LARGEST:,} characters that can be loaded.")
    if half_a_character(text):
        raise SaveError("It holds half a character, which no file can hold.")
    return text


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) == len(pairs):
        return data
    first = {key: at for at, (key, _) in reversed(list(enumerate(pairs)))}
    return Doubled(data, next(key for at, (key, _) in enumerate(pairs) if first[key] < at))


_DECODER = json.JSONDecoder(object_pairs_hook=_pairs)


def parsed(text: object) -> object:
    """The data of a text.

    Args:
        text: the text, or its bytes in UTF-8.

    Raises:
        SaveError: it is no text, too long, or no JSON.
    """
    if not isinstance(text, str | bytes):
        raise SaveError(f"A text is needed, not {reprlib.repr(text)}.")
    if len(text) > LARGEST:
        raise SaveError(f"It is longer than {LARGEST:,} characters.")
    try:
        return _DECODER.decode(text if isinstance(text, str) else text.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise SaveError(f"It is not UTF-8: byte {error.start} cannot be read.") from error
    except ValueError as error:  # JSONDecodeError says where; a number of 5,000 digits is a plain ValueError
        raise SaveError(f"It is not JSON: {error}") from error
    except RecursionError:
        raise SaveError("It is nested too deeply.") from None
