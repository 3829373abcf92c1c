"""Elder One track: the discard check, and what happens when the Elder One advances."""

from __future__ import annotations

from rlyeh_rules.kernel import Play, record

from .carrying import CarryOut
from .changes import with_board
from .ending import lose
from .events.turn import ElderOneAdvanced
from .mythos_deck import SYMBOLS, reshuffle, symbols
from .state import State, Step, once
from .using import Meanwhile

__all__ = ["Advance", "DiscardCheck", "Reshuffle"]


@record
class DiscardCheck(Step):
    """The Elder One advances once if the discard pile shows three symbols, or a card has said so (RR-19.2, RR-19.4).

    It is made for an investigator who has died in this turn as well (RR-21.4, RR-R38).
    """

    def run(self, s: State, play: Play) -> State:
        """However many symbols lie there, it advances once. Afterwards there is a moment to use cards (RR-22.7)."""
        if s.turn.advances or (len(s.mythos.discard) >= SYMBOLS and symbols(s) >= SYMBOLS):
            play.then(Advance(), once(Meanwhile, s.turn.who))
        return s


@record
class Advance(Step):
    """The Elder One advances (RR-19.3): the token, Cthulhu, the episode, the Unknown Monsters A and B, the reshuffle.

    The advance text of the Left and the Right Monster is dead (RR-1.7, RR-R29). "You" is the investigator whose turn it
    is, dead or not.
    """

    def run(self, s: State, play: Play) -> State:
        """As the token enters the last space all is lost, before anything else happens (RR-24.3, RR-R33)."""
        track = s.board.track + 1
        s = with_board(s, track=track)
        play.tell(ElderOneAdvanced(track))
        if track >= s.setup.options.track_length:
            lose(s, play, "RR-24.3")
        content, who = s.setup.content, s.turn.who
        if content.cthulhu[0].advance:
            play.then(CarryOut(who, "cthulhu:advance"))
        if content.episode[0].advance:
            play.then(CarryOut(who, "episode:advance"))
        for kind in s.board.unknown:
            if content.kinds[kind].advance:
                play.then(CarryOut(who, f"advance:{kind}"))
        play.then(Reshuffle())
        return s


@record
class Reshuffle(Step):
    """The last part of an advance: all discarded Mythos cards go back into the deck (RR-19.3, RR-19.5)."""

    def run(self, s: State, play: Play) -> State:
        """Nobody knows the new order."""
        return reshuffle(s, play)
