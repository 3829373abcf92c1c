"""Playing as a Discovered Cultist: how one is discovered, and the actions that are left."""

from __future__ import annotations

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, record

from . import events
from .artifacts import DrawCards
from .cards import Deed, Insanity, Side
from .changes import with_player
from .clock import move_clock
from .deeds import TurnAction
from .ending import end
from .equipment.uses import refuse_other
from .insanity import shed_all
from .piles import lose_at_random
from .state import Revealed, State, once

__all__ = ["Attack", "Plot", "reveal_nature"]

_LOST_AT_ONCE = 4
"""With so many players one wrong accusation loses the game (GR-6.5.13)."""
_WRONG_HOURS = 2
"""What a wrong accusation costs (GR-6.5.11)."""


def reveal_nature(s: State, seat: Seat, play: Play) -> State:
    """The accused turns over their Secret Nature, and a turning card that decides with it (GR-R42, GR-14.2.3)."""
    player = s.players[seat]
    turned_by, side = s.turned_by(seat), s.side(seat)
    play.tell(events.NatureRevealed(seat, s.nature(seat), turned_by))
    mind = player.mind
    if turned_by is not None:  # from now on it lies open
        mind = evolve(mind, open=(*mind.open, turned_by), secret=_without_last(mind.secret, turned_by))
    s = with_player(s, seat, evolve(player, revealed=Revealed(side, turned_by), mind=mind))
    if not s.setup.options.pistol_undoes_reveals:
        s = evolve(s, undo=None)
    if side is Side.CULTISTS:
        play.tell(events.CultistDiscovered(seat, player.mind.size))
        s = shed_all(s, seat)
        return s if s.book.direction is None else move_clock(s, -1, play)
    play.tell(events.InvestigatorRevealed(seat, side))
    if len(s.players) == _LOST_AT_ONCE:
        end(s, play, Side.CULTISTS, "an Investigator was convicted", "GR-6.5.13")
    return move_clock(s, _WRONG_HOURS, play, "GR-6.5.12")


def _without_last(cards: tuple[Insanity, ...], card: Insanity) -> tuple[Insanity, ...]:
    """The same cards less the last `card`: the one that decides (GR-R44)."""
    at = len(cards) - 1 - cards[::-1].index(card)
    return cards[:at] + cards[at + 1 :]


@record
class Plot(TurnAction):
    """Draw a mythos card, up to a full hand (GR-12.7)."""

    says = "plot"
    means = "{seat} plots: draws a mythos card."
    deed = Deed.PLOT

    def act(self, s: State, play: Play) -> State:
        body = s.turn.body
        limit = len(s.players[body].hand) + 1
        play.then(DrawCards(self.seat, body, limit, makes_up=False, plots=True))
        return s


@record
class Attack(TurnAction):
    """Make another player lose a card of their hand, taken at random (GR-12.8).

    Attributes:
        target: whom.
    """

    target: Seat

    says = "attack {target}"
    means = "{seat} attacks {target}, who loses a card taken at random."
    deed = Deed.ATTACK

    @classmethod
    def listed(cls, s: State, seat: Seat) -> list[Attack]:
        """Everybody else who has a card."""
        return [once(cls, seat, other) for other, player in s.players.others(seat) if player.hand]

    def forbids(self, s: State) -> Refusal | None:
        """Another player who has a card (GR-R38)."""
        refusal = refuse_other(s, self.seat, self.target, "GR-12.8")
        if refusal is None and not s.players[self.target].hand:
            return Refusal("GR-R38", self.seat, f"{s.seat_name(self.target)} has no card in hand.")
        return refusal

    def act(self, s: State, play: Play) -> State:
        play.tell(events.Attacked(self.seat, self.target))
        return lose_at_random(s, self.target, play)
