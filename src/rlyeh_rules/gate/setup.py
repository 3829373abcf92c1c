"""Setup: decks, natures, hands, the Seed, the clock, the characters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, TypeVar

from rlyeh_rules.kernel import BySeat, Chance, Play, Refusal, Seat, Setup, SetupError, changer, evolve, named, record

from . import events
from .cards import Character, Mythos, Sigil
from .changes import hand_of, with_board, with_mythos, with_player
from .clock import START_HOURS
from .content import ARTIFACTS_IN_PLAY, Content
from .ending import MIDNIGHT
from .incantation import lay_seed
from .natures import MORE_NATURES, natures_for
from .options import Options
from .piles import HAND
from .state import (
    Action,
    Board,
    Book,
    Decision,
    InsanityPiles,
    MythosPiles,
    Player,
    State,
    Step,
    Turn,
)
from .turns import BeginTurn

__all__ = ["AskCharacter", "Deal", "SetUpTable", "TakeCharacter", "new", "refuse_setup"]

T = TypeVar("T")


def refuse_setup(options: Any, players: int) -> SetupError | None:
    """What options cannot be played with so many players, or together (GR-R2, GR-R43, GR-R49)."""
    if options.paranoia and players not in MORE_NATURES:
        return SetupError(f"Paranoia is for 5 to 7 players, not for {players}.", "GR-14.1.1")
    if options.starting_player > players:
        return SetupError(f"There is no player {options.starting_player} among {players} to start.", "GR-R49")
    if options.tick_before_first_turn and options.start_hour == MIDNIGHT - 1:
        return SetupError("With this start_hour it would be midnight before the very first turn.", "GR-R2")
    return None


def new(setup: Setup[Options, Content], chance: Chance) -> State:
    """A table as it is set up; then the characters are handed out, and the first turn begins."""
    options, content, players = setup.options, setup.content, len(setup.names)
    watch = Seat(options.starting_player - 1 if options.starting_player else chance.below(players))
    book = chance.shuffle(content.direction_cards)
    insanity = chance.shuffle(content.insanity_deck)
    gods = chance.shuffle(facts.id for facts in content.gods)[: len(Sigil)] if options.gods_with_text else ()
    mythos = content.mythos_deck
    box: tuple[Mythos, ...] = ()
    if options.artifacts:
        artifacts = chance.shuffle(content.artifact_cards)
        mythos += artifacts[:ARTIFACTS_IN_PLAY]
        box = artifacts[ARTIFACTS_IN_PLAY:]
    deck = chance.shuffle(mythos)
    natures = chance.shuffle(_copies(natures_for(players, paranoia=options.paranoia)))
    order = chance.shuffle(facts.id for facts in content.characters)[:players]
    hour = options.start_hour or START_HOURS[players]

    def sit(seat: Seat) -> Player:
        character = None if options.choose_characters else order[seat]
        uses = 0 if character is None or not options.equipment else content.uses[content.gear[character]]
        return Player(None, (), character, uses=uses)

    steps: list[Any] = [SetUpTable()]
    if options.choose_characters:
        steps += [AskCharacter(Seat((watch + at) % players)) for at in range(players)]
    steps += [Deal(), BeginTurn(watch)]
    return State(
        setup=setup,
        agenda=tuple(reversed(steps)),
        chance=chance.value,
        board=Board(hour, watch, Book(book), gods=gods, box=natures),
        turn=Turn(watch, 0, watch),
        players=BySeat([sit(Seat(at)) for at in range(players)]),
        mythos=MythosPiles(deck, box=box),
        insanity=InsanityPiles(insanity),
    )


def _copies(counts: Mapping[T, int]) -> tuple[T, ...]:
    """Every copy of every card."""
    return tuple([card for card, count in counts.items() for _ in range(count)])


@record
class SetUpTable(Step):
    """Everything has its place (GR-3.1 to GR-3.12)."""

    def run(self, s: State, play: Play) -> State:
        """Tell it, in the printed order."""
        play.tell(events.WatchGiven(s.watch, s.hour))
        if s.gods:
            play.tell(events.GodsLaid(s.gods))
        for seat, player in enumerate(s.players):
            if player.character is not None:
                play.tell(events.CharacterTaken(Seat(seat), player.character))
        return s


@record
class Deal(Step):
    """Hands are dealt, the Seed is laid, and the Secret Natures are dealt (GR-3.9 to GR-3.12)."""

    def run(self, s: State, play: Play) -> State:
        """They are dealt when the characters are known, so that nobody chooses one to suit what was dealt."""
        count, deck, natures = len(s.players), s.mythos.deck, s.box
        hands = [hand_of(deck[at * HAND : (at + 1) * HAND]) for at in range(count)]
        players = [_dealt(player, natures[at], hands[at]) for at, player in enumerate(s.players)]
        s = with_board(evolve(s, players=BySeat(players)), box=natures[count:])
        s = with_mythos(s, evolve(s.mythos, deck=deck[count * HAND :]))
        for at, hand in enumerate(hands):
            play.tell(events.HandDealt(Seat(at), hand))
        s = lay_seed(s, play)
        for at in range(count):
            play.tell(events.NatureDealt(Seat(at), natures[at]))
        return s


_dealt: Callable[..., Player] = changer(Player, "nature", "hand")


# ------------------------------------------------------------------ choosing characters


@record
class TakeCharacter(Action):
    """Choose a character that nobody has (GR-R49).

    Attributes:
        character: which one.
    """

    character: Annotated[Character, named]

    says = "be {character}"
    means = "{seat} plays the {character}."

    @classmethod
    def options(cls, ask: AskCharacter, s: State, seat: Seat) -> list[TakeCharacter]:
        """Every character that is left."""
        taken = {player.character for player in s.players}
        return [cls(seat, facts.id) for facts in s.setup.content.characters if facts.id not in taken]

    def refuse(self, ask: AskCharacter, s: State) -> Refusal | None:
        """Each player has a different one."""
        if self.character not in s.setup.content.gear:
            return Refusal("GR-R49", self.seat, f"There is no character {self.character}.")
        if any(player.character == self.character for player in s.players):
            return Refusal("GR-R49", self.seat, f"{s.text.name(self.character)} is taken.")
        return None

    def take(self, ask: AskCharacter, s: State, play: Play) -> State:
        play.tell(events.CharacterTaken(self.seat, self.character))
        content = s.setup.content
        uses = content.uses[content.gear[self.character]] if s.setup.options.equipment else 0
        return with_player(s, self.seat, evolve(s.players[self.seat], character=self.character, uses=uses))


@record
class AskCharacter(Decision):
    """A player chooses a character, who bears the watch first (GR-R49).

    Attributes:
        seat: who.
    """

    seat: Seat

    rule = "GR-R49"
    prompt = "Which character are you?"
    allows = (TakeCharacter,)

    def is_open(self, s: State) -> bool:
        """They lie on the table."""
        return True
