"""What type checkers must object to. Nothing here is run.

Each line that is wrong is excused to both checkers. An excuse that is not needed is an error, so CI fails once one of
them no longer sees the mistake.
"""

import rlyeh_rules as rr
from rlyeh_rules import seals
from rlyeh_rules.kernel import evolve


def a_field_that_there_is_not(player: seals.Player) -> None:
    evolve(player, lookrs=())  # type: ignore[call-arg]  # pyright knows no fields of attrs.evolve


def a_value_of_another_type(player: seals.Player) -> None:
    evolve(player, bound="yes")  # type: ignore[arg-type]  # as above


def an_argument_that_is_missing(seat: rr.Seat) -> None:
    seals.PlaceCard(seat)  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]


def an_option_that_there_is_not() -> None:
    seals.Options(elder_gid=seals.God.HASTUR)  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]


def a_value_that_an_option_does_not_have() -> None:
    seals.Options(id_cards="yes")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


def a_text_for_a_seat(state: rr.State) -> None:
    state.view("0")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


def a_text_for_an_action(state: rr.State) -> None:
    state.apply("1: raise 2")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


def a_state_that_is_changed(state: rr.State) -> None:
    state.outcome = None  # type: ignore[misc]  # pyright: ignore[reportAttributeAccessIssue]


def a_seed_that_is_no_number() -> None:
    rr.new_game("seals", seed="Arkham")  # type: ignore[call-overload]  # pyright: ignore[reportArgumentType, reportCallIssue]


def what_is_asked_may_be_nothing(state: rr.State) -> str:
    return state.decision.prompt  # type: ignore[union-attr]  # pyright: ignore[reportOptionalMemberAccess]


class SecondBot:
    def choose(self, view: rr.State) -> rr.Action:
        return view.legal_actions()[1]


def a_bot_that_cannot_be_asked() -> None:
    rr.simulate("seals", SecondBot(), 10, seed=1)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
