"""The state of a game, and the bases of its steps, decisions, actions and events."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, Final, Protocol, TypeVar, cast

from rlyeh_rules.kernel import Action as _Action
from rlyeh_rules.kernel import Decision as _Decision
from rlyeh_rules.kernel import Event as _Event
from rlyeh_rules.kernel import Hideable, Outcome, Refusal, Seat, Setup, Text, record
from rlyeh_rules.kernel import State as _State
from rlyeh_rules.kernel import Step as _Step

from .cards import Discovery, Foe, Kind, Mythos
from .content import Content
from .options import Options
from .pieces import Board, DiscoveryPiles, Enemy, Investigator, MythosPiles, Part, Turn
from .spaces import PARTS, Map, Space

__all__ = ["TEXT", "Action", "Decision", "Event", "State", "Step", "once"]

R = TypeVar("R")


class _Text(Text):
    """The names of this game: a figure is called by its kind and its number."""

    def name(self, thing: str) -> str:
        """What a thing is called; `R'lyeh Spawn 1`, of a figure."""
        if thing not in self.entries:
            kind, _, number = str(thing).rpartition("-")
            if number.isdecimal() and kind in self.entries:
                return f"{self.entries[kind].name} {number}"
        return super().name(thing)


TEXT: Final[Text] = _Text("rlyeh_rules.rising")
_NUMBERS: Final = 99
"""So far the figures of a kind are counted in notation; no kind has so many."""


@record(kw_only=True, repr=False)
class State(_State):
    """A game of R'lyeh Rising.

    Attributes:
        setup: the options, the card set and the names of the seats.
        turn: the turn that is played.
        team: the five investigators, in the order of their turns (RR-R43).
        enemies: the figures on the map, in the order in which they came.
        parts: the body parts, in the order of `PARTS`.
        board: the tokens on the map, the track, the monsters of this game.
        mythos: the Mythos deck.
        discovery: the Discovery deck.
    """

    game = "rising"
    columns = 100

    setup: Setup[Options, Content]
    turn: Turn
    team: tuple[Investigator, ...]
    enemies: tuple[Enemy, ...] = ()
    parts: tuple[Part, ...]
    board: Board
    mythos: MythosPiles
    discovery: DiscoveryPiles

    def contents(self) -> Mapping[Any, Mapping[Any, int]]:
        """Every Mythos card and every Discovery card in the game."""
        return _stock(self.setup.content, _unknown_mythos(self.setup.options))

    def nameable(self) -> Mapping[type[Hideable], frozenset[str]]:
        """The body parts, and the figures of every kind by their numbers, whether they are on the map or not."""
        return {Foe: _foes(self.setup.content)}

    def words(self, thing: str) -> str:
        """What a thing does; of a figure what its kind does."""
        kind, _, number = str(thing).rpartition("-")
        return super().words(thing) or (super().words(kind) if number.isdecimal() else "")

    def rule_of_the_end(self, outcome: Outcome) -> str:
        """Nothing can be done after the end (RR-24.5)."""
        return "RR-24.5"

    def text_board(self) -> str:
        """The table as text."""
        from .map_text import board  # noqa: PLC0415 - it knows the state; this is the way back

        return board(self)

    # -- the investigators

    def investigator(self, who: str) -> Investigator:
        """One of the five.

        Args:
            who: the id of the character.

        Raises:
            KeyError: nobody plays that one.
        """
        for one in self.team:
            if one.character == who:
                return one
        raise KeyError(who)

    @property
    def active(self) -> Investigator:
        """The investigator whose turn it is."""
        return self.investigator(self.turn.who)

    @property
    def leader(self) -> Seat:
        """The seat that decides whatever belongs to nobody else: that of the active investigator (RR-25.1)."""
        return self.investigator(self.turn.who).seat

    def clockwise(self) -> tuple[Investigator, ...]:
        """The five investigators in the order of their turns, the active one first."""
        at = [one.character for one in self.team].index(self.turn.who)
        return self.team[at:] + self.team[:at]

    @property
    def here(self) -> Space:
        """The space of the active investigator; where they died, if they are dead (RR-21.4)."""
        space = self.investigator(self.turn.who).space or self.turn.position
        assert space is not None  # noqa: S101 - for the type checkers: one of the two is always there
        return space

    # -- what stands on the map

    @property
    def map(self) -> Map:
        """What links the spaces."""
        return self.setup.content.map

    def part(self, space: Space) -> Part:
        """A body part, by its space, which is a `Space`, not a text."""
        return self.parts[space.at]

    def enemy(self, foe: str) -> Enemy | None:
        """A figure on the map, if it is there."""
        for enemy in self.enemies:
            if enemy.id == foe:
                return enemy
        return None

    def enemies_in(self, space: Space) -> list[Enemy]:
        """The figures in a space, which is a `Space`, not a text; body parts apart."""
        return [enemy for enemy in self.enemies if enemy.space is space]

    def is_safe(self, space: Space) -> bool:
        """Whether there is no enemy in a space; a body part is one as long as it is not destroyed (RR-5.1, RR-R4).

        Args:
            space: which, as a `Space`, not a text.
        """
        if space.is_part:
            return self.parts[space.at].destroyed
        for enemy in self.enemies:  # noqa: SIM110 - `any` takes three times as long
            if enemy.space is space:
                return False
        return True

    def left_in_pool(self, kind: Kind) -> int:
        """How many figures of a kind are not on the map (RR-26.3)."""
        return self.setup.content.kinds[kind].pool - len([enemy for enemy in self.enemies if enemy.kind == kind])

    # -- the end

    @property
    def destroyed(self) -> tuple[Space, ...]:
        """The body parts that are destroyed."""
        return tuple(part.space for part in self.parts if part.destroyed)

    @property
    def living(self) -> tuple[Investigator, ...]:
        """The investigators that have not been eliminated, in the order of their turns."""
        return tuple(one for one in self.team if one.space is not None)


def _unknown_mythos(options: Options) -> bool:
    """Whether the Unknown Mythos cards are in the deck (RR-R30)."""
    given = options.unknown_mythos.value
    return options.unknown_rules.value == "full" if given == "with-full" else given == "true"


@lru_cache(maxsize=16)
def _stock(content: Content, unknown: bool) -> Mapping[Any, Mapping[Any, int]]:  # noqa: FBT001 - for the cache
    """How many there are of each thing; it is asked for in every guess."""
    mythos = {**content.mythos_cards, **content.unknown_cards} if unknown else content.mythos_cards
    return {Mythos: mythos, Discovery: content.discovery_cards}


@lru_cache(maxsize=16)
def _foes(content: Content) -> frozenset[str]:
    """What can be attacked; which numbers there are is for the rules to say."""
    kinds = [facts.id for facts in (*content.enemies, *content.monsters, *content.experts)]
    figures = [f"{kind}-{number}" for kind in kinds for number in range(1, _NUMBERS + 1)]
    return frozenset([*figures, *(part.value for part in PARTS)])


# ------------------------------------------------------------------ bases


class Step(_Step):
    """A step of this game."""

    __slots__ = ()
    game = "rising"


class Decision(_Decision):
    """A decision of this game.

    Attributes:
        of_one: whether the investigator whom it names does what is decided; otherwise a player does.
    """

    __slots__ = ()
    game = "rising"
    of_one: ClassVar[bool] = True

    @property
    def actor(self) -> str | None:
        """The investigator who does what is asked about; None where a player decides it."""
        if not self.of_one:
            return None
        roll = getattr(self, "roll", None)
        found: str | None = getattr(self, "who", None) if roll is None else roll.who
        return found

    def is_open(self, s: Any) -> bool:
        """Everything lies open but the order of two decks, and nobody acts out of turn (RR-26.5)."""
        return True


class Action(_Action):
    """An action of this game."""

    __slots__ = ()
    game = "rising"

    def describe(self, state: State) -> str:
        """What is done, and by which investigator where it is asked of one of them, since a seat plays several."""
        ask: Any = state.decision
        who = ask.actor if ask is not None and ask.may(self.seat) and self.__class__ in ask.allows else None
        if who is None:
            return super().describe(state)
        names = {state.investigator(who).seat: state.text.name(who)}
        return state.text.sentence(self.means, self, lambda seat: names.get(seat) or state.seat_name(seat))

    def untimely(self, ask: Any, s: Any) -> Refusal | None:
        """What is asked is decided by whoever it belongs to (RR-25.1); of the set-up the rule that asks says enough."""
        if s.turn.number < 1 or ask.may(self.seat) or self.__class__ not in ask.allows:
            return None
        others = " and ".join([s.seat_name(seat) for seat in ask.waits])
        return Refusal("RR-25.1", self.seat, f"This is for {others} to decide, not for {s.seat_name(self.seat)}.")


class _Once(Protocol):
    def __call__(self, kind: type[R], *what: Any) -> R: ...


def _made(kind: Any, *what: Any) -> Any:
    return kind(*what)


once: Final = cast("_Once", lru_cache(maxsize=4096)(_made))
"""A record that is needed time and again, such as an action that is listed: quicker to look up than to make."""


class Event(_Event):
    """An event of this game."""

    __slots__ = ()
    game = "rising"
    text = TEXT


def foe_of(part: Space) -> Foe:
    """A body part as something that can be attacked."""
    return Foe(part.value)
