"""What a person at the keyboard may wish for: an action, by its number or in words, or one of the commands."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

import attrs

from rlyeh_rules.kernel import Action, Hideable, NotationError, Refusal, Seat, SetupError, listed, parse_action
from rlyeh_rules.match import NoteError, UndoError

from .cards import show_cards
from .rules import found, show_fully
from .saved import in_words
from .story import show_rule

if TYPE_CHECKING:
    from .session import Session

__all__ = ["Leave", "Wishes"]

SEAT: Final = "seat 1"
"""What is of use only where several people share the keyboard."""
HELP: Final = (
    ("3", "do what stands beside the number; the words that stand there do as well"),
    ("why 3", "whether it may be done now, and by which rule; `why` with an action in words as well"),
    ("undo, redo", "take your last action back, and what followed; play it again"),
    ("undo!", "against bots: even if chance was used or a secret has come out since"),
    ("board, log", "the table again; all that has happened"),
    ("rules ID", "a rule; or words to look for"),
    ("cards", "the cards of this game and what they do"),
    ("cards WORD", "those that have the word; `cards now` those that you can choose now"),
    (SEAT, "hand the screen to another person here, who may act out of turn"),
    ("note TEXT", "say something; it is kept with the game"),
    ("save [FILE]", "save the game; save! writes over a file"),
    ("quit", "save the game and leave; quit! leaves without"),
)
NOTHING: Final = "There is nothing for you to choose now; Enter goes on."
OVER: Final = "The game is over, and there is nothing to choose. Enter leaves, `save` keeps it, `undo!` goes back."
SEAT_IN_FRONT: Final = re.compile(r"\d+\s*:")


class Leave(Exception):  # noqa: N818 - no error: the way out
    """Somebody wishes to leave.

    Attributes:
        save: whether the game is to be saved.
    """

    def __init__(self, *, save: bool) -> None:
        super().__init__()
        self.save = save


class Wishes:
    """Understands what is typed, and does it.

    Args:
        session: where it is done.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._commands: dict[str, Callable[[Seat, str], None]] = {
            "why": self._why,
            "undo": self._undo,
            "undo!": self._force_undo,
            "redo": self._redo,
            "board": self._board,
            "log": self._log,
            "rules": self._rules,
            "cards": self._cards,
            "seat": self._seat,
            "note": self._note,
            "save": self._save,
            "save!": self._save_over,
            "help": self._help,
            "?": self._help,
            "h": self._help,
            "load": self._load,
            "quit": self._quit,
            "exit": self._quit,
            "q": self._quit,
            "quit!": self._quit_at_once,
        }
        self._choices: tuple[Action, ...] = ()

    def do(self, line: str, seat: Seat, choices: tuple[Action, ...]) -> None:
        """Do what somebody typed, or say why not.

        Args:
            line: what was typed.
            seat: who typed it.
            choices: the actions that were shown, in the order of their numbers.

        Raises:
            Leave: the person wishes to leave.
        """
        self._choices = choices
        name, _, rest = line.partition(" ")
        command = self._commands.get(name.lower())
        try:
            if command is not None:
                command(seat, rest.strip())
            elif (action := self._meant(line, seat)) is not None:
                self._act(action)
        except FileExistsError as error:
            self._say(str(error))
        except OSError as error:
            self._say(f"It is not saved. {in_words(error)}.")
        except (SetupError, NoteError) as error:
            self._say(str(error))

    def _say(self, text: str) -> None:
        self._session.screen.fill(text, "  ")

    # -- actions

    def _meant(self, line: str, seat: Seat) -> Action | None:
        """The action that a line names; says what is wrong where it names none."""
        choices = self._choices
        if line.isdecimal():
            if 1 <= int(line[:9]) <= len(choices):
                return choices[int(line[:9]) - 1]
            none = OVER if self._session.table.state.is_over else NOTHING
            self._say(f"There is no {line}; the numbers go up to {len(choices)}." if choices else none)
            return None
        if not line:
            self._say("Type a number or the words beside it; help tells what else.")
            return None
        text = line if SEAT_IN_FRONT.match(line) else f"{seat}: {line}"
        try:
            action = parse_action(self._session.table.view(seat), text)
        except NotationError as error:
            self._say(f"{line!r} {error.advice}{'' if error.close else self._command_like(line)}")
            return None
        if action.seat == seat:
            return action
        name = self._session.table.state.seat_name(action.seat)
        if action.seat in self._session.people:  # an answer would tell what only they know
            self._say(f"That is for {name} to say: `seat {action.seat}` hands the screen over.")
        else:
            self._say(f"{name} is not at this keyboard.")
        return None

    def _command_like(self, line: str) -> str:
        """What to say of a line that comes near no action: it may have been meant for a command."""
        near = get_close_matches(line.partition(" ")[0].lower(), self._commands, 1)
        return f" Did you mean `{near[0]}`?" if near else " There is help, too."

    def _refusal(self, action: Action) -> Refusal | None:
        """Why an action may not be taken, by what the seat itself can see."""
        return self._session.table.view(action.seat).why_not(action)

    def _act(self, action: Action) -> None:
        refusal = self._refusal(action)
        if refusal is None:
            self._session.table.play(action)
        else:
            self._explain(refusal)

    def _explain(self, refusal: Refusal) -> None:
        session = self._session
        session.screen.fill(f"{refusal.message}{f' [{refusal.rule}]' if refusal.rule else ''}", "  ", style="red")
        rule = session.game.rulebook.get(refusal.rule or "")
        if rule is not None:
            show_rule(rule, session.screen)

    def _why(self, seat: Seat, rest: str) -> None:
        if not rest:
            self._say("Why what? Say a number, `why 1`, or an action in words.")
            return
        action = self._meant(rest, seat)
        if action is None:
            return
        refusal = self._refusal(action)
        if refusal is not None:
            self._explain(refusal)
            return
        state = self._session.table.view(action.seat)
        self._say(f"It may be done: {action.describe(state)}")
        rule = self._session.game.rulebook.get(state.decision.rule) if state.decision else None
        if rule is not None:
            show_rule(rule, self._session.screen)

    # -- back and forth

    def _undo(self, seat: Seat, rest: str) -> None:
        self._take_back(force=False)

    def _force_undo(self, seat: Seat, rest: str) -> None:
        if self._session.shared:
            self._say("What another person has seen cannot be taken back; undo! is for games against bots.")
        else:
            self._take_back(force=True)

    def _take_back(self, *, force: bool) -> None:
        """Take back what the people here did last, and what bots did after it: all of it, or nothing."""
        table, people = self._session.table, self._session.people
        before = len(table.history)
        try:
            table.undo(people, force=force)
        except UndoError as error:
            said = str(error) if error.can_be_forced else "There is nothing of yours to take back."
            hint = " undo! takes it back all the same." if error.can_be_forced and len(people) == 1 else ""
            self._say(f"{said}{hint}")
            return
        self._session.skip_news()
        more = len(table.history) > before + 1
        self._say(f"Your last action is taken back{', and what followed it' if more else ''}.")

    def _redo(self, seat: Seat, rest: str) -> None:
        """Play again what was taken back, up to where somebody here is to decide."""
        table, people = self._session.table, frozenset(self._session.people)
        try:
            table.redo()
        except UndoError as error:
            self._say(str(error))
            return
        with suppress(UndoError):
            while not table.state.is_over and people.isdisjoint(table.state.waiting_on):
                table.redo()
        self._session.skip_news()

    # -- looking

    def _board(self, seat: Seat, rest: str) -> None:
        self._session.show(seat)

    def _log(self, seat: Seat, rest: str) -> None:
        self._session.log(seat)

    def _rules(self, seat: Seat, rest: str) -> None:
        session = self._session
        if not rest:
            self._say(f"Which? Say an id, `rules {next(iter(session.game.rulebook))}`, or words to look for.")
            return
        hits = found(session.game.rulebook, rest)
        if not hits:
            self._say(f"Nothing in the rulebook speaks of {rest!r}.")
        show = show_fully if len(hits) <= len(rest.split()) else show_rule
        for rule in hits:
            show(rule, session.screen)

    def _cards(self, seat: Seat, rest: str) -> None:
        session = self._session
        now = rest.lower() == "now"
        among = frozenset(_cards_of(self._choices)) if now else None
        if show_cards(session.game, session.content, "" if now else rest, session.screen, brief=True, among=among):
            return
        self._say("There is no card among what you can choose now." if now else f"No card speaks of {rest!r}.")

    # -- talking, keeping, leaving

    def _seat(self, seat: Seat, rest: str) -> None:
        session = self._session
        state = session.table.state
        others = {str(other): other for other in session.people if other != seat}
        if state.is_over:
            self._say(OVER)
        elif rest in others:
            session.call(others[rest])
        elif others:
            self._say(f"To whom? {listed(f'`seat {one}` for {state.seat_name(one)}' for one in others.values())}.")
        else:
            self._say("There is nobody else at this keyboard.")

    def _note(self, seat: Seat, rest: str) -> None:
        self._session.table.note(seat, rest)
        self._say("Noted.")

    def _save(self, seat: Seat, rest: str) -> None:
        path = self._session.keeper.keep(self._session.table, rest)
        self._say(f"Saved in {path}. The file holds everything, what you cannot see included.")

    def _save_over(self, seat: Seat, rest: str) -> None:
        path = self._session.keeper.keep(self._session.table, rest, force=True)
        self._say(f"Saved in {path}. The file holds everything, what you cannot see included.")

    def _help(self, seat: Seat, rest: str) -> None:
        for example, meaning in HELP:
            if example == SEAT and not self._session.shared:
                continue
            self._session.screen.fill(meaning, f"  {example:14}", " " * 16)

    def _load(self, seat: Seat, rest: str) -> None:
        self._say("Another game is loaded from outside: quit, then `rlyeh play --load FILE`.")

    def _quit(self, seat: Seat, rest: str) -> None:
        raise Leave(save=True)

    def _quit_at_once(self, seat: Seat, rest: str) -> None:
        raise Leave(save=False)


def _cards_of(actions: Iterable[Action]) -> Iterator[str]:
    """The ids of all things that some actions name."""
    for action in actions:
        for field in attrs.fields(type(action)):
            value: object = getattr(action, field.name)
            if isinstance(value, Hideable):
                yield str(value)
