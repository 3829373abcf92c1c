"""Who sits where, and how a person proves it."""

import hashlib
import secrets
from typing import Literal

import pydantic

__all__ = ["SeatKept", "new_seat", "seat_of"]

BYTES = 24


class SeatKept(pydantic.BaseModel):
    """A seat as it is kept.

    Attributes:
        name: what it is called.
        bot: which bot sits there; None for a person.
        key: the hash of the person's secret. The secret itself is told once, to who makes the table, and never kept.
    """

    name: str
    bot: Literal["greedy", "random"] | None
    key: str | None


def new_seat(name: str, bot: Literal["greedy", "random"] | None) -> tuple[SeatKept, str | None]:
    """A seat, and its secret if a person is to sit there."""
    if bot is not None:
        return SeatKept(name=name, bot=bot, key=None), None
    secret = secrets.token_urlsafe(BYTES)
    return SeatKept(name=name, bot=None, key=_hashed(secret)), secret


# --8<-- [start:secrets]
def seat_of(seats: list[SeatKept], secret: str) -> int | None:
    """The seat that a secret opens. It takes as long for every secret: all are compared, each in constant time."""
    key = _hashed(secret)
    found = [at for at, seat in enumerate(seats) if secrets.compare_digest(seat.key or "", key)]
    return found[0] if found else None


def _hashed(secret: str) -> str:
    """Plain SHA-256 will do: the secret is as random as the hash, not a password that somebody has thought of."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


# --8<-- [end:secrets]
