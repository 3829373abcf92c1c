"""Setup: factions, markers, the Elder God, ID cards, the first player."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import OWNER, BySeat, Chance, Play, Refusal, Seat, Setup, evolve, record, secret

from . import events
from .cards import ARTIFACTS, CULTIST, GODS, INVESTIGATOR, Card, Content, Faction, Thing
from .changes import alter, factions, hand_of
from .characters import ENFORCER, AskIds, ShowIds
from .options import ElderGods, FactionOfFirstSeat, Options
from .state import MARKERS, Action, Decision, Identity, Lying, Markers, Player, State, Step, Turn
from .turn import TurnStarts

__all__ = ["AskGods", "FirstPlayer", "PickGod", "TakeGods", "new"]

_SIDES: Final = (INVESTIGATOR, CULTIST)
_GODS_IN_THE_BOX: Final = tuple(Lying(Card.of(faction, god), up=True) for faction in _SIDES for god in GODS)


def new(setup: Setup[Options, Content], chance: Chance) -> State:
    """A table with factions taken and artifacts dealt; the rest of the set-up lies on the agenda (SC-R3)."""
    options = setup.options
    if options.faction_of_first_seat is FactionOfFirstSeat.RANDOM:
        first = chance.pick(_SIDES)
    else:
        first = Faction(options.faction_of_first_seat)
    players = BySeat([_player(faction) for faction in factions(first)])
    steps: list[Any] = [FactionsStand(), AskGods((Seat(0), Seat(1)), BySeat((None, None)))]
    if options.elder_gods is ElderGods.SHARED:
        god = options.elder_god.thing
        steps = [FactionsStand(), TakeGods(BySeat((god, god)))]
    if options.id_cards:
        steps += [AskIds((Seat(0), Seat(1))), ShowIds()]
    steps.append(FirstPlayer())
    return State(
        setup=setup,
        agenda=tuple(reversed(steps)),
        chance=chance.value,
        players=players,
        turn=Turn(0, Seat(0)),
        box=_GODS_IN_THE_BOX,
    )


@cache
def _player(faction: Faction) -> Player:
    markers = Markers(investigator=MARKERS) if faction is INVESTIGATOR else Markers(cultist=MARKERS)
    return Player(Identity(faction), markers, hand_of(*(Card.of(faction, thing) for thing in ARTIFACTS)))


@record
class FactionsStand(Step):
    """The factions are known to all (SC-2.1)."""

    def run(self, s: State, play: Play) -> State:
        """Tell it."""
        play.tell(events.FactionsTaken(BySeat([player.identity.faction for player in s.players])))
        return s


# ------------------------------------------------------------------ the Elder God


@record
class PickGod(Action):
    """Pick an Elder God of one's own, unseen; it may be changed until both have picked (SC-R1).

    Attributes:
        god: the Elder God.
    """

    god: Annotated[Thing, secret(to=OWNER, among=GODS)]

    says = "god {god}"
    means = "{seat} picks {god}."

    @classmethod
    def options(cls, ask: AskGods, s: State, seat: Seat) -> list[PickGod]:
        """Each of the seven but the one that is picked."""
        return [cls(seat, god) for god in GODS if god is not ask.picks[seat]]

    def refuse(self, ask: AskGods, s: State) -> Refusal | None:
        """It must be one of the seven, and another than is picked."""
        if self.god not in GODS:
            return Refusal("SC-2.4", self.seat, f"{s.text.name(self.god)} is no Elder God.")
        if self.god is ask.picks[self.seat]:
            return Refusal("SC-R1", self.seat, "That is the Elder God that you have picked.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not once both have picked, nor where one Elder God is shared."""
        rule = "SC-10.3" if isinstance(ask, AskIds) else "SC-R1"
        return Refusal(rule, self.seat, "The Elder God has been chosen already.")

    def take(self, ask: AskGods, s: State, play: Play) -> State:
        """When both have picked, each takes their own faction's half."""
        play.tell(events.ElderGodPicked(self.seat, self.god))
        picks = ask.picks.put(self.seat, self.god)
        left = tuple(seat for seat in ask.left if seat != self.seat)
        if left:
            play.then(evolve(ask, left=left, picks=picks))
        else:
            play.then(TakeGods(BySeat([god for god in picks if god is not None])))
        return s


@record
class AskGods(Decision):
    """Both players pick an Elder God at once.

    Attributes:
        left: the seats that have not picked.
        picks: what has been picked.
    """

    left: tuple[Seat, ...]
    picks: Annotated[BySeat[Thing | None], secret(to=OWNER, among=GODS)]

    rule = "SC-R1"
    prompt = "Pick an Elder God; your opponent does not see it."
    allows = (PickGod,)

    @property
    def waits(self) -> tuple[Seat, ...]:
        """Who has not picked yet."""
        return self.left

    def may(self, seat: Seat) -> bool:
        """Anybody: who has picked may change it while the other still picks."""
        return True


@record
class TakeGods(Step):
    """Each player takes a half of an Elder God into hand; the others stay in the box (SC-2.4).

    Attributes:
        gods: the Elder God whose half each player takes.
    """

    gods: Annotated[BySeat[Thing], secret(to=OWNER, among=GODS)]

    def run(self, s: State, play: Play) -> State:
        """Where each has picked a god, the box lies face down: it would give the picks away."""
        shared = s.setup.options.elder_gods is ElderGods.SHARED
        if shared:
            play.tell(events.ElderGodChosen(self.gods[0]))
        taken = [Card.of(player.identity.faction, self.gods[seat]) for seat, player in enumerate(s.players)]
        for seat in s.seats:
            s = alter(s, seat, hand=hand_of(*s.players[seat].hand, taken[seat]))
        box = [lying if shared else Lying(lying.card, up=False) for lying in s.box if lying.card not in taken]
        return evolve(s, box=tuple(box))


# ------------------------------------------------------------------ the first player


@record
class FirstPlayer(Step):
    """The first player takes the Active Player marker (SC-R3); the Enforcer's opponent always does (SC-10.14)."""

    def run(self, s: State, play: Play) -> State:
        """Find the first player, and begin."""
        wish = s.setup.options.first_player
        first = Seat(wish) if isinstance(wish, int) else Seat(play.chance.below(2))
        for seat in s.seats:
            if s.power(seat) is ENFORCER:
                first = s.opponent(seat)
        play.tell(events.ActivePlayerMarkerTaken(first))
        play.then(TurnStarts(1, first))
        return s
