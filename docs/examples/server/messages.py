"""What clients send, and how it is read: nothing that comes in is trusted."""

from typing import Annotated, Any, Literal, cast

import pydantic
import pydantic_core

from .wrong import Code, Wrong

__all__ = ["Act", "Ask", "Join", "Message", "NewTable", "Note", "Ping", "Player", "Undo", "Wish", "id_of", "read"]

Id = Annotated[str, pydantic.Field(min_length=1, max_length=64)]
Text = Annotated[str, pydantic.Field(max_length=4_000)]


class _Strict(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="forbid", strict=True, frozen=True)


# --8<-- [start:messages]
class Join(_Strict):
    """The first frame of a connection. Without a secret it is a spectator's; who draws the board wants none."""

    type: Literal["join"]
    secret: Annotated[str, pydantic.Field(max_length=200)] | None = None
    since: Annotated[int, pydantic.Field(ge=0, lt=1 << 53)] = 0
    board: bool = True


class Act(_Strict):
    """An action, as it was sent among the choices."""

    type: Literal["act"]
    id: Id
    action: dict[str, pydantic.JsonValue]


class Wish(_Strict):
    """An action in notation."""

    type: Literal["wish"]
    id: Id
    text: Text


class Undo(_Strict):
    """To take the last action back."""

    type: Literal["undo"]
    id: Id


class Note(_Strict):
    """Table talk."""

    type: Literal["note"]
    id: Id
    text: Text


class Ping(_Strict):
    """Are you there?"""

    type: Literal["ping"]


# --8<-- [end:messages]
Ask = Act | Wish | Undo | Note
Message = Join | Ask | Ping
_reader: pydantic.TypeAdapter[Message] = pydantic.TypeAdapter(Annotated[Message, pydantic.Field(discriminator="type")])


class Player(_Strict):
    """Who is to sit on a seat of a new table."""

    name: Annotated[str, pydantic.Field(max_length=100)]
    bot: Literal["greedy", "random"] | None = None


class NewTable(_Strict):
    """A table to be made; the options are those of the game, which checks them itself."""

    game: Annotated[str, pydantic.Field(max_length=100)]
    players: Annotated[list[Player], pydantic.Field(max_length=20)]
    options: dict[str, pydantic.JsonValue] = {}
    seed: Annotated[int, pydantic.Field(ge=0, lt=1 << 63)] | None = None
    seconds: Annotated[float, pydantic.Field(gt=0, le=30 * 24 * 3600)] | None = None
    undo: bool = False


def read(text: str | None, largest: int) -> Message:
    """The message that a frame holds.

    Args:
        text: the frame; None for a binary one.
        largest: how many bytes it may have.

    Raises:
        Wrong: it is too large, or no message.
    """
    if text is None:
        raise Wrong(Code.MALFORMED, "A frame is text, not bytes.")
    if len(text) > largest or len(text.encode("utf-8", "replace")) > largest:
        raise Wrong(Code.TOO_LARGE, f"A frame has at most {largest:,} bytes.")
    try:
        return _reader.validate_json(text)
    except pydantic.ValidationError as error:
        raise Wrong(Code.MALFORMED, in_words(error.errors(include_url=False, include_context=False))) from None


def in_words(faults: Any) -> str:  # noqa: ANN401 - as pydantic and FastAPI list them
    """The first of some faults, with its place."""
    first = faults[0]
    return ": ".join([*[".".join(map(str, first["loc"]))] * bool(first["loc"]), first["msg"]])


def id_of(text: str | None, largest: int) -> str | None:
    """The id in a frame that is no message otherwise, so that whoever waits for an answer can be given one."""
    if text is None or len(text) > largest:
        return None
    try:
        data = pydantic_core.from_json(text)
    except ValueError:
        return None
    found: object = cast("dict[str, object]", data).get("id") if isinstance(data, dict) else None
    return found if isinstance(found, str) and 0 < len(found) <= 64 else None
