"""Why something cannot be done, and the errors that say so."""

from __future__ import annotations

from collections.abc import Sequence

from .record import record
from .seats import Seat

__all__ = [
    "ChanceError",
    "ContentError",
    "GameOver",
    "IllegalAction",
    "NotYourTurn",
    "NotationError",
    "Refusal",
    "RlyehError",
    "RulesDefect",
    "SaveError",
    "SeatError",
    "SetupError",
    "ViewError",
    "shown_value",
]


def shown_value(value: object) -> str:
    """A value as a message shows it: as Python writes it, cut short.

    What Python cannot write, such as a number of more than 4,300 digits, is told by its type.

    Examples:
        >>> from rlyeh_rules.kernel import shown_value
        >>> shown_value("Dagon"), shown_value(range(3))
        ("'Dagon'", 'range(0, 3)')
        >>> len(shown_value("very " * 100 + "long"))
        83
    """
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - it may be anybody's
        return f"a value of type {type(value).__name__}"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


_LONGEST = 80


@record
class Refusal:
    """Why an action cannot be taken.

    Attributes:
        rule: the id of the rule that forbids it; None where no rule of a game is the reason (another game's action).
        seat: the seat whose action it is; None if it names no seat of this table.
        message: a sentence to that player, with the numbers.

    Examples:
        >>> from rlyeh_rules import Refusal, Seat
        >>> print(Refusal("SC-4.11", Seat(1), "You must bid at least 3."))
        You must bid at least 3. (SC-4.11)
    """

    rule: str | None
    seat: Seat | None
    message: str

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message


class RlyehError(Exception):
    """The root of all errors of this library.

    Attributes:
        rule: the id of the rule at issue, or None.

    Examples:
        >>> import rlyeh_rules as rr
        >>> try:
        ...     rr.new_game("seals", players=3)
        ... except rr.RlyehError as error:
        ...     print(type(error).__name__, error.rule)
        SetupError SC-1.1
    """

    rule: str | None = None


class IllegalAction(RlyehError):
    """An action that cannot be taken; the state it was tried on is unchanged.

    Attributes:
        refusal: why, with rule, seat and numbers.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> state, _ = state.apply(state.legal_actions()[0])
        >>> try:
        ...     state.apply(rr.parse_action(state, "0: bid 7"))
        ... except rr.IllegalAction as error:
        ...     print(error.refusal.seat, error.rule)
        0 SC-4.16
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.rule = refusal.rule

    def __str__(self) -> str:
        return str(self.refusal)


class NotYourTurn(IllegalAction):
    """An action of a seat that nothing is asked of now.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> state.apply(rr.parse_action(state, "1: place cultist-gate"))
        Traceback (most recent call last):
            ...
        rlyeh_rules.kernel.refusals.NotYourTurn: Only the active player places a card. (SC-4.2)
    """


class GameOver(IllegalAction):
    """An action after the end of the game.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=1)
        >>> last = state.legal_actions()[0]
        >>> while not state.is_over:
        ...     last = state.legal_actions()[0]
        ...     state, _ = state.apply(last)
        >>> state.apply(last)
        Traceback (most recent call last):
            ...
        rlyeh_rules.kernel.refusals.GameOver: The game is over. (SC-2.10)
    """


class SetupError(RlyehError):
    """A game that cannot be set up so: an unknown game or option, a wrong number of seats, options that clash.

    Attributes:
        rule: the id of the rule at issue, or None.

    Examples:
        >>> import rlyeh_rules as rr
        >>> rr.new_game("seals", players=3)
        Traceback (most recent call last):
            ...
        rlyeh_rules.kernel.refusals.SetupError: The Seals of Cthulhu needs exactly 2 players. (SC-1.1)
    """

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message, rule)
        self.message, self.rule = message, rule

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message


class ContentError(RlyehError):
    """A card set that cannot be played with.

    Attributes:
        faults: every fault found, one sentence each, with its path in the file.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from pathlib import Path
        >>> _ = Path("empty.toml").write_text('name = "Empty"')
        >>> try:
        ...     rr.load_content("rising", "empty.toml")
        ... except rr.ContentError as error:
        ...     print(error.source, len(error.faults), error.faults[0])
        empty.toml 10 spaces: is missing
    """

    def __init__(self, source: str, faults: Sequence[str]) -> None:
        super().__init__(source, tuple(faults))
        self.source, self.faults = source, tuple(faults)

    def __str__(self) -> str:
        count = len(self.faults)
        return f"{self.source}: {count} {'fault' if count == 1 else 'faults'}\n" + "\n".join(
            f"  - {fault}" for fault in self.faults
        )


class SaveError(RlyehError):
    """A text or file that cannot be loaded.

    Attributes:
        path: where in it the fault lies (`state.players[0].hand[2]`), or "" for the whole of it.
        message: what is wrong there.
        source: the file, or "" for a text.

    Examples:
        >>> import rlyeh_rules as rr
        >>> rr.loads('{"type":"seals.Bid","seat":0,"markers":"two"}', rr.Action)
        Traceback (most recent call last):
            ...
        rlyeh_rules.kernel.refusals.SaveError: action.markers: must be a whole number, not 'two'
    """

    def __init__(self, message: str, path: str = "", source: str = "") -> None:
        super().__init__(message, path, source)
        self.message, self.path, self.source = message, path, source

    def __str__(self) -> str:
        return ": ".join([part for part in (self.source, self.path) if part] + [self.message])


class NotationError(RlyehError):
    """A text that names no action.

    Attributes:
        text: what was to be read.
        expected: the forms that would have been understood here.
        why: what is wrong with it, to be read after it: "is no action here".
        close: what was meant, as far as one can guess; "" where nothing comes near.
        now: those of the forms by which something can be done right now.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> try:
        ...     rr.parse_action(state, "plaec investigator-gate")
        ... except rr.NotationError as error:
        ...     print(error.text, "-", error.close)
        plaec investigator-gate - place <card>
    """

    def __init__(
        self,
        text: str,
        expected: Sequence[str],
        why: str = "is no action here",
        *,
        close: str = "",
        now: Sequence[str] = (),
    ) -> None:
        super().__init__(text, tuple(expected), why)
        self.text, self.expected, self.why = text, tuple(expected), why
        self.close, self.now = close, tuple(now)

    @property
    def advice(self) -> str:
        """What is wrong and what to say instead, to be read after the text."""
        meant = f"; did you mean `{self.close}`?" if self.close else "."
        forms = self.now or (() if self.close else self.expected)
        known = f" Now understood: {', '.join(forms)}." if forms else ""
        return f"{self.why}{meant}{known}"

    def __str__(self) -> str:
        return f"{self.text!r} {self.advice}"


class SeatError(RlyehError):
    """A seat that is not at this table.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> state.view(2)
        Traceback (most recent call last):
            ...
        rlyeh_rules.kernel.refusals.SeatError: There is no seat 2 at this table of 2.
    """


class ViewError(RlyehError):
    """Something asked of a view that only the whole truth, or another seat's view, could answer.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> state.view(0).apply(state.legal_actions()[0])
        Traceback (most recent call last):
            ...
        rlyeh_rules.kernel.refusals.ViewError: A view cannot be played on: determinize it first.
    """


class ChanceError(RlyehError):
    """Chance that a host has handed in, and that does not fit what is asked for.

    Examples:
        >>> import rlyeh_rules as rr
        >>> rr.new_game("seals", chance=rr.Scripted([5]))
        Traceback (most recent call last):
            ...
        rlyeh_rules.kernel.refusals.ChanceError: The script says 5 where a whole number from 0 to 1 is asked for.
    """


class RulesDefect(RlyehError):
    """The rules of a game went wrong: nobody has to decide, and nobody has won. Always a bug; please report it.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.kernel import Play
        >>> Play([]).work(rr.new_game("seals", seed=7))
        Traceback (most recent call last):
            ...
        rlyeh_rules.kernel.refusals.RulesDefect: nothing is left to do, and nobody has won
    """
