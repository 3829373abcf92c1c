"""A small UI for any game: `python first.py seals`. The tutorial "A terminal UI" tells how it came about."""

# --8<-- [start:begin]
import sys
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Footer, Input, OptionList, RichLog, Static

import rlyeh_rules as rr

ME = rr.Seat(0)


class First(App[None]):
    """A person on the first seat, bots on all others."""

    CSS = """
    #board { width: 2fr; }
    #log { width: 1fr; padding: 0 1; }
    #choices { height: 8; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+z", "undo", "Undo"), Binding("ctrl+s", "save", "Save")]

    def __init__(self, match: rr.Match) -> None:
        super().__init__()
        self.match = match
        self.bot = rr.bots.GreedyBot()
        self.whims = rr.Chance(match.seed + 1)  # the bot's own: it must not know the game's
        self.choices: tuple[rr.Action, ...] = ()
        # --8<-- [end:begin]

    # --8<-- [start:compose]
    def compose(self) -> ComposeResult:
        with Horizontal():
            yield VerticalScroll(Static(id="table", markup=False), id="board")
            yield RichLog(id="log", wrap=True)
        yield Static(id="question", markup=False)
        yield OptionList(id="choices", markup=False)
        yield Input(placeholder="or an action in notation", id="wish")
        yield Footer()

    def on_mount(self) -> None:
        for told in self.match.events(ME):
            self.tell(told)
        self.match.subscribe(ME, self.tell)
        self.go_on()
        # --8<-- [end:compose]

    # --8<-- [start:tell]
    def tell(self, told: rr.Told) -> None:
        _, event = told
        cited = f" ({event.rule})" if event.rule else ""
        self.query_one("#log", RichLog).write(event.describe(self.match.state) + cited)
        # --8<-- [end:tell]

    # --8<-- [start:go_on]
    def go_on(self) -> None:
        while (waiting := self.match.state.waiting_on) and ME not in waiting:
            seat = waiting[0]
            view = self.match.view(seat)
            self.match.play(self.bot.choose(view, view.legal_actions(seat), self.whims))
        self.show()

    def show(self) -> None:
        view = self.match.view(ME)
        self.choices = view.legal_actions(ME)
        self.query_one("#table", Static).update(str(view))
        listed = self.query_one("#choices", OptionList)
        listed.set_options([f"{action} - {action.describe(view)}" for action in self.choices])
        listed.focus()
        if view.outcome:
            self.ask(view.outcome.describe(view), view.outcome.rule)
        elif view.decision:
            self.ask(view.decision.prompt, view.decision.rule)

    def ask(self, text: str, rule: str | None) -> None:
        self.query_one("#question", Static).update(f"{text} ({rule})" if rule else text)
        # --8<-- [end:go_on]

    # --8<-- [start:play]
    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.play(self.choices[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        try:
            action = rr.parse_action(self.match.view(ME), f"{ME}: {event.value}")
        except rr.NotationError as error:
            self.notify(str(error), severity="error", markup=False)
        else:
            self.play(action)
        event.input.clear()

    def play(self, action: rr.Action) -> None:
        try:
            self.match.play(action)
        except rr.IllegalAction as error:
            why = rr.rulebook(self.match.state.game)[error.rule].text if error.rule else ""
            self.notify(why, title=str(error), severity="error", markup=False)
        else:
            self.go_on()
            # --8<-- [end:play]

    # --8<-- [start:keys]
    def action_undo(self) -> None:
        try:
            self.match.undo(ME)  # and what bots have answered since
        except rr.UndoError as error:
            self.notify(str(error), severity="error", markup=False)
        self.go_on()

    def action_save(self) -> None:
        self.match.save("table.json")
        self.notify("Saved in table.json.")
        # --8<-- [end:keys]


# --8<-- [start:run]
if __name__ == "__main__":
    First(rr.Match.new(sys.argv[1] if len(sys.argv) > 1 else "seals")).run()
# --8<-- [end:run]
