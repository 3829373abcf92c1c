"""The table: what the one who looks may see, what is asked, what may be done, and what has happened."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Footer, Static

import rlyeh_rules as rr

from .board import Board
from .choices import Choices
from .cites import Cited, RuleAsked, cited
from .cover import Cover
from .driver import Driver, Turn
from .files import AskFile
from .help import Help
from .log import Log
from .looks import seat_colour
from .page import Page
from .rules import Rules

OFTEN = 0.1
"""Seconds between two looks at bots that make no pause."""


class Table(Page[None]):
    """One table, until it is left for the lobby.

    Args:
        driver: the table.
        pause: seconds that bots wait before each move.
        path: the file that it was loaded from, if it was.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", "Keys"),
        Binding("f2", "rules", "Rule"),
        Binding("f3", "log", "Log"),
        Binding("f5", "other_person", "Other", tooltip="The next person at this keyboard"),
        Binding("ctrl+z", "undo", "Undo"),
        Binding("ctrl+y", "redo", "Redo", show=False),
        Binding("ctrl+u", "force_undo", "Force undo", show=False, priority=True),
        Binding("ctrl+s", "save", "Save"),
        Binding("ctrl+n", "leave", "Lobby"),
        Binding("pageup", "scroll_table(-1)", "Table up", show=False),
        Binding("pagedown", "scroll_table(1)", "Table down", show=False),
    ]

    def __init__(self, driver: Driver, *, pause: float, path: Path | None = None) -> None:
        super().__init__()
        self.driver = driver
        self._pause, self._path = pause, path
        self._book = rr.rulebook(driver.state.game)
        self._turn: Turn | None = None
        self._refused: str | None = None
        self._wants_to_overwrite: Path | None = None

    def compose(self) -> ComposeResult:
        """The table and the log side by side, or one of them; what is asked and what may be done below."""
        yield Static(id="title")
        with Horizontal(id="looking"):
            yield Board(id="board")
            yield Log(id="log")
        with Vertical(id="doing"):
            yield Cited(id="question")
            yield Cited(id="message")
            yield Cited(id="news")
            yield Choices(id="choices")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Begin."""
        self._log.book = self._book
        for cited_text in self.query(Cited):
            cited_text.book = self._book
        self.go_on()

    @property
    def _log(self) -> Log:
        return self.query_one("#log", Log)

    @property
    def _choices(self) -> Choices:
        return self.query_one("#choices", Choices)

    # -- whose turn it is

    @work(exclusive=True)
    async def go_on(self, note: str = "") -> None:
        """Let bots move until a person is to decide, and have the screen handed to that person.

        Args:
            note: what that person is told then.
        """
        driver, clock = self.driver, asyncio.get_running_loop()
        self._turn = None
        looked = clock.time()
        while (turn := driver.turn()) and turn.by_bot:
            if self._pause or clock.time() - looked > OFTEN:
                self._show(turn)
                await asyncio.sleep(self._pause)
                looked = clock.time()
            driver.play(await asyncio.to_thread(driver.think, turn.seat))
        if turn is not None:
            if driver.must_cover(turn.seat):
                self._hide()
                await self.terminal.push_screen_wait(Cover(driver.state.seat_name(turn.seat), turn.seat))
            driver.face(turn.seat)
        self._turn = turn
        self._show(turn)
        self._say(note)

    def _hide(self) -> None:
        """Forget on the screen what the one who has just looked may see."""
        self.query_one("#board", Board).show(None)
        self._log.empty()
        self._choices.clear()
        self._say("")
        self.query_one("#question", Cited).update("")
        self.query_one("#news", Cited).update("")

    # -- what is shown

    def _show(self, turn: Turn | None) -> None:
        """Show the table as it stands, to the one who looks."""
        driver = self.driver
        eyes = driver.eyes
        view = driver.match.view(eyes)
        game = rr.games()[view.game]
        self.query_one("#title", Static).update(_title(game.title, view, eyes))
        self.query_one("#board", Board).show(view)
        self._log.show(driver.match, eyes, driver.seen.get(eyes, 0))
        self.query_one("#news", Cited).update(self._log.newest)
        self.query_one("#question", Cited).update(_question(view, turn))
        self._say("")
        if turn is None or turn.by_bot or eyes is None:
            self._choices.clear()
        else:
            self._choices.show(view, driver.choices(turn.seat))
            self._choices.take_focus()

    def _say(self, text: str, rule: str | None = None, *, style: str = "bold $text-error") -> None:
        """Say why something was not done, with the words of the rule; or that it was."""
        self._refused = rule
        words = f"\n{self._book[rule].text}" if rule and rule in self._book else ""
        content = Content.styled(text, style) + cited(rule) + Content.styled(words, "$quiet")
        message = self.query_one("#message", Cited)
        message.update(content)
        message.display = bool(text)

    def _tell(self, error: rr.RlyehError) -> None:
        if isinstance(error, rr.IllegalAction):
            self._say(error.refusal.message, error.rule)
        elif isinstance(error, rr.NotationError):
            self._say(f"{error.text.partition(': ')[2]!r} {error.advice}")
        else:
            self._say(str(error), error.rule)

    # -- what people do

    def on_choices_picked(self, message: Choices.Picked) -> None:
        """Do what was picked."""
        self._play(message.action)

    def on_choices_typed(self, message: Choices.Typed) -> None:
        """Do what was typed, if it may be done."""
        if self._turn is None:
            return
        try:
            action = self.driver.wish(self._turn.seat, message.text)
        except rr.RlyehError as error:
            self._tell(error)
        else:
            self._play(action)

    def on_choices_passed_by(self) -> None:
        """Let pass what need not be answered."""
        if self._turn is None:
            return
        if self._turn.may_pass:
            self.driver.let_pass(self._turn.seat)
            self.go_on()
        else:
            self._say("Pick with Up and Down, then Enter; or type.")

    def _play(self, action: rr.Action) -> None:
        try:
            self.driver.play(action)
        except rr.RlyehError as error:
            self._tell(error)
        else:
            self.go_on()

    # -- keys

    def action_undo(self) -> None:
        """Take back."""
        self._undo(force=False)

    def action_force_undo(self) -> None:
        """Take back all the same."""
        if self.driver.can_force:
            self._undo(force=True)
        else:
            self._say("What another person has seen cannot be taken back.")

    def _undo(self, *, force: bool) -> None:
        try:
            self.driver.undo(force=force)
        except rr.UndoError as error:
            hint = " Ctrl+U takes it back all the same." if error.can_be_forced and self.driver.can_force else ""
            self.go_on(f"{error}{hint}")
        else:
            self.go_on()

    def action_redo(self) -> None:
        """Play again what was taken back."""
        try:
            self.driver.redo()
        except rr.UndoError as error:
            self.go_on(str(error))
        else:
            self.go_on()

    def action_other_person(self) -> None:
        """Hand the screen to the next person."""
        other = self.driver.next_person()
        if other is None or self.driver.state.is_over:
            self._say("There is nobody else at this keyboard who could do anything.")
        else:
            self.driver.call(other)
            self.go_on()

    def on_rule_asked(self, message: RuleAsked) -> None:
        """Open the rulebook at a rule."""
        self.terminal.push_screen(Rules(self._book, message.rule))

    def action_rules(self) -> None:
        """Open it at the rule that is nearest at hand."""
        ask, outcome = self.driver.state.decision, self.driver.state.outcome
        here = self._log.rule if self._log.has_focus else None
        asked = ask.rule if ask else outcome.rule if outcome else None
        self.terminal.push_screen(Rules(self._book, here or self._refused or asked))

    def action_log(self) -> None:
        """The log in the place of the table, or the other way round."""
        self.toggle_class("reading")
        if self.has_class("reading"):
            self._log.focus()
        else:
            self._choices.take_focus()

    def action_help(self) -> None:
        """The keys."""
        self.terminal.push_screen(Help())

    def action_scroll_table(self, by: int) -> None:
        """Scroll the table by most of what is seen of it."""
        board = self.query_one("#board", Board)
        board.scroll_relative(y=by * max(board.size.height - 2, 1), animate=False)

    def action_save(self) -> None:
        """Ask for a file, and save."""
        path = self._path or Path(f"{self.driver.state.game}.json")
        self.terminal.push_screen(AskFile("Save", str(path), self._save, existing=False), self._saved)

    def _save(self, path: Path) -> None:
        if path.exists() and path not in (self._path, self._wants_to_overwrite):
            self._wants_to_overwrite = path
            raise FileExistsError(f"There is a file {path} already; Enter again writes over it.")
        self.driver.save(path)

    def _saved(self, path: Path | None) -> None:
        if path is not None:
            self._path = path
            self._say(f"Saved in {path}.", style="bold $text-success")

    def action_leave(self) -> None:
        """Back to the lobby."""
        self.dismiss()


def _title(game: str, view: rr.State, eyes: rr.Seat | None) -> Content:
    if eyes is None:
        return Content.assemble((game, "bold"), "  seen by all")
    return Content.assemble((game, "bold"), "  seen by ", (view.seat_name(eyes), f"bold {seat_colour(eyes)}"))


def _question(view: rr.State, turn: Turn | None) -> Content:
    """What is asked of whom; how it ended, when it has."""
    if view.outcome is not None:
        end = Content.styled(view.outcome.describe(view), "bold $text-success") + cited(view.outcome.rule)
        return end + Content.styled("\nCtrl+N goes back to the lobby.", "$quiet")
    ask = view.decision
    if ask is None:
        return Content("")
    names = Content(" and ").join(
        [Content.styled(view.seat_name(seat), f"bold {seat_colour(seat)}") for seat in view.waiting_on]
    )
    asked = names + Content(f": {ask.prompt}") + cited(ask.rule)
    if turn is not None and turn.may_pass:
        asked += Content.styled(f"\n{view.seat_name(turn.seat)} may act as well; Enter lets it pass.", "$text-warning")
    return asked
