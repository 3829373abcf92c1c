"""A game at the keyboard: whose turn it is to look at the screen, what is shown, and how the game is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rlyeh_rules.bots import Bot
from rlyeh_rules.games import Game, game_named
from rlyeh_rules.kernel import Action, Content, Event, Rules, Seat, State, Step, declared_secrets, listed
from rlyeh_rules.match import Match, Noted, Played

from .command import DONE, INTERRUPTED, WRONG
from .keyboard import ask
from .opponents import answer
from .saved import Keeper, in_words
from .screen import WIDTH, Screen
from .story import result, sentence
from .wishes import Leave, Wishes

__all__ = ["Session"]

WIDEST_WORDS: Final = 40
"""Columns; what an action means stands below its words where these are longer."""
MOST_MEANINGS: Final = 16
"""Choices with words as long as that of which the meanings are shown; `why` tells them of a single one."""
REMEMBERED: Final = 8
"""Events shown to somebody who comes to a game that has gone on before."""


def _has_secrets(rules: Rules) -> bool:
    """Whether in a game somebody knows what others do not; the order of a deck nobody knows."""
    kinds = [kind for base in (Action, Event, Step) for kind in rules.kinds(base)]
    marks = [line.rpartition("  ")[2] for line in declared_secrets(rules.state, *kinds)]
    return any(mark.startswith("secret to ") and not mark.startswith("secret to nobody") for mark in marks)


class Session:
    """People at one keyboard, against bots or each other. What is shown to one is made from the view of that seat.

    Args:
        table: the game.
        people: the seats that are played at this keyboard; bots play the others.
        bot: who plays the others.
        screen: where it is shown.
        keeper: where it is kept.
    """

    def __init__(self, table: Match, people: Sequence[Seat], bot: Bot, screen: Screen, keeper: Keeper) -> None:
        self.table, self.people, self.screen, self.keeper = table, tuple(people), screen, keeper
        self._bot = bot
        self._wishes = Wishes(self)
        self._facing: Seat | None = None
        last = len(table.events(None)) - REMEMBERED if table.history else 0
        self._shown: dict[Seat | None, int] = dict.fromkeys(people, max(last, 0))
        self._let_pass: set[tuple[int, Seat]] = set()
        self._called: Seat | None = None
        self._open = self.shared and not _has_secrets(self.game.rules)

    @property
    def game(self) -> Game:
        """What is played."""
        return game_named(self.table.state.game)

    @property
    def shared(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self.people) > 1

    @property
    def content(self) -> Content:
        """The card set that is played with."""
        content: Content = self.table.state.setup.content
        return content

    def run(self) -> int:
        """Play until the game is over or left; returns the exit code."""
        self._greet()
        try:
            while True:
                if self.table.state.is_over:
                    self._end()
                else:
                    self._go_on()
        except Leave as leave:
            return self._keep() if leave.save else DONE
        except EOFError:
            self.screen.say()
            return self._keep()
        except KeyboardInterrupt:
            self.screen.say()
            return self._keep() or INTERRUPTED
        except BaseException:  # a fault of a game, a closed pipe: not even then is the game lost
            self._keep(quietly=True)
            raise

    def _greet(self) -> None:
        state = self.table.state
        names = listed(f"{state.seat_name(seat)}{'' if seat in self.people else ' (a bot)'}" for seat in state.seats)
        self.screen.fill(f"{self.game.title}: {names}", hanging="  ", style="bold")
        self.screen.say("Type a number or the words beside it; help tells what else.")
        if self.screen.width < WIDTH:
            self.screen.fill(f"The table is drawn for {WIDTH} columns, and this window has {self.screen.width}.")

    def _keep(self, *, quietly: bool = False) -> int:
        """Save a game that is left before its end, if anything has been done in it that is not saved."""
        if self.table.state.is_over:
            return DONE
        if not self._is_begun():
            self.screen.say("Nothing has been played yet, so nothing is saved.")
            return DONE
        try:
            path = self.keeper.rescue(self.table)
        except OSError as error:
            self.screen.complain(f"the game could not be saved: {in_words(error)}")
            return WRONG
        if quietly:
            self.screen.complain(f"the game is saved in {path}")
        else:
            self.screen.fill(f"The game is saved in {path}; this goes on with it:")
            self.screen.say(f"  {self.keeper.command(path)}")
        return DONE

    def _is_begun(self) -> bool:
        """Whether there is anything to keep: somebody here has done or said something."""
        entries = self.table.history
        return any(
            isinstance(one, Noted) or (isinstance(one, Played) and one.action.seat in self.people) for one in entries
        )

    # -- who does what

    def _go_on(self) -> None:
        """Let whoever is to decide do so: bots before people, but people who may act out of turn before those."""
        state = self.table.state
        if self._called is not None:
            seat, self._called = self._called, None
            self._ask(seat, self._choices(seat), out_of_turn=seat not in state.waiting_on)
            return
        bot = next((seat for seat in state.waiting_on if seat not in self.people), None)
        if bot is None:
            self._ask(state.waiting_on[0], self._choices(state.waiting_on[0]))
            return
        for seat in (seat for seat in self.people if seat not in state.waiting_on):
            choices = self._out_of_turn(seat)
            if choices and (len(self.table.history), seat) not in self._let_pass:
                self._ask(seat, choices, out_of_turn=True)
                return
        self.table.play(answer(self.table, bot, self._bot))

    def _choices(self, seat: Seat) -> tuple[Action, ...]:
        return self.table.view(seat).legal_actions(seat)

    def _out_of_turn(self, seat: Seat) -> tuple[Action, ...]:
        """What a seat may do while others are waited for, less changing its mind on what it has committed."""
        interrupts = self.table.state.rules.interrupts
        return tuple(action for action in self._choices(seat) if type(action) in interrupts) if interrupts else ()

    def _ask(self, seat: Seat, choices: tuple[Action, ...], *, out_of_turn: bool = False) -> None:
        """Show a person the table and do what they wish, until the table has changed or somebody else is called."""
        self._face(seat)
        self.show(seat)
        self._show_choices(seat, choices, out_of_turn=out_of_turn)
        state = self.table.state
        while self.table.state is state and self._called is None:
            line = ask(f"{state.seat_name(seat)}> ")
            if not line and out_of_turn:
                self._let_pass.add((len(self.table.history), seat))
                return
            self._wishes.do(line, seat, choices)

    def call(self, seat: Seat) -> None:
        """Hand the screen to another person next, whose turn it may not be."""
        self._called = seat

    def _end(self) -> None:
        """Show how the game ended. It can still be saved, talked about, and taken back."""
        state = self.table.state
        if self.shared and not self._open:  # now all of them look, and the last hand that was shown is not for all
            self.screen.cover()
            self._facing = None
        self.show(self.people[0])
        self.screen.say()
        self.screen.fill(result(state), style="bold")
        self.screen.say("Press Enter to leave; `save` keeps the game, `undo!` goes back.")
        while self.table.state is state:
            line = ask("> ")
            if not line:
                raise Leave(save=False)
            self._wishes.do(line, self.people[0], ())

    # -- what is shown

    def _face(self, seat: Seat) -> None:
        """Make sure that it is this person who looks at the screen; where nobody has a secret all look on."""
        if self._facing != seat and self.shared and not self._open:
            name = self.table.state.seat_name(seat)
            self.screen.cover()
            ask(f"Hand the screen to {name}, who presses Enter. ")
            self.screen.cover()
        self._facing = seat

    def show(self, seat: Seat) -> None:
        """The table as a seat sees it, below what has happened since it last looked."""
        eyes = self._eyes(seat)
        view = self.table.view(eyes)
        self._news(eyes, view)
        self.screen.say()
        self.screen.say(view.text_board())

    def log(self, seat: Seat) -> None:
        """Everything that a seat was shown since the game began."""
        eyes = self._eyes(seat)
        self._shown[eyes] = 0
        self._news(eyes, self.table.view(eyes))

    def skip_news(self) -> None:
        """What has happened up to now needs no telling: somebody at this keyboard has just done it."""
        self._shown = dict.fromkeys(self._shown, self.table.told)

    def _eyes(self, seat: Seat) -> Seat | None:
        """Who sees the screen: a seat; when the game is over, or has no secrets, everybody, like spectators."""
        return None if self._open or (self.table.state.is_over and self.shared) else seat

    def _news(self, eyes: Seat | None, view: State) -> None:
        told = self.table.events(eyes, self._shown.setdefault(eyes, min(self._shown.values())))
        if told:
            self._shown[eyes] = told[-1].number
            self.screen.say()
        for _, event in told:
            self.screen.fill(sentence(event, view), "  - ", "    ")

    def _show_choices(self, seat: Seat, choices: tuple[Action, ...], *, out_of_turn: bool) -> None:
        view = self.table.view(seat)
        ask_now = view.decision
        if ask_now is not None:
            who = listed(map(view.seat_name, view.waiting_on))
            self.screen.say()
            self.screen.fill(f"{who}: {ask_now.prompt} [{ask_now.rule}]", hanging="  ", style="bold")
        if out_of_turn and choices:
            self.screen.say(f"{view.seat_name(seat)} may act now as well; Enter lets it pass.", "bold")
        elif out_of_turn:
            self.screen.say(f"There is nothing that {view.seat_name(seat)} may do now; Enter goes on.", "bold")
        words = [str(action).partition(": ")[2] for action in choices]
        width = max(map(len, words), default=0)
        me = f"{view.seat_name(seat)} "
        for number, (action, said) in enumerate(zip(choices, words, strict=True), 1):
            meaning = action.describe(view).removeprefix(me)
            if width > WIDEST_WORDS:
                self.screen.say(f"{number:4}  {said}")
                if len(choices) <= MOST_MEANINGS:
                    self.screen.fill(meaning, " " * 10)
            else:
                self.screen.fill(meaning, f"{number:4}  {said:{width}}   ", " " * (width + 9))
