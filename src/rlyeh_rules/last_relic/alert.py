"""Alert Board, and the Alert Phase: the Exposure and the Notoriety marker."""

from __future__ import annotations

from rlyeh_rules.kernel import Play, record

from . import events
from .changes import gain_funds, with_alert
from .continuous import alert_count
from .ending import adventurer_wins
from .events import Phase
from .state import Alert, State, Step

__all__ = ["AlertPhase", "move_exposure", "move_notoriety", "reset_exposure"]


def move_exposure(s: State, by: int, play: Play) -> State:
    """Move the Exposure marker; it stops at the ends of its track (LR-R14), and no space takes effect (LR-11.2)."""
    exposure, notoriety = s.alert.exposure, s.alert.notoriety
    to = min(max(exposure + by, 0), len(s.setup.content.exposure) - 1)
    if to == exposure:
        return s
    play.tell(events.ExposureMoved(to - exposure, to))
    return with_alert(s, Alert(to, notoriety))


def move_notoriety(s: State, by: int, play: Play) -> State:
    """Move the Notoriety marker; it stops at the ends of its track, and wins on the last space (LR-R15)."""
    exposure, notoriety = s.alert.exposure, s.alert.notoriety
    last = s.setup.content.notoriety.last
    to = min(max(notoriety + by, 0), last)
    if to == notoriety:
        return s
    play.tell(events.NotorietyMoved(to - notoriety, to))
    s = with_alert(s, Alert(exposure, to))
    if to == last:
        adventurer_wins(s, play, "cult exposed", "LR-6.4.5")
    return s


def reset_exposure(s: State, play: Play) -> State:
    """The Exposure marker goes back to where it starts (LR-6.6.2)."""
    return move_exposure(s, s.setup.content.first_exposure - s.alert.exposure, play)


@record
class AlertPhase(Step):
    """Exposure advances by the number of deployed Cultists; then the space reached takes effect, once (LR-6.4.1)."""

    def run(self, s: State, play: Play) -> State:
        """Notoriety moves before Funds are paid (LR-R15); both also where the marker has not moved (LR-R16)."""
        play.tell(events.PhaseBegan(Phase.ALERT))
        count = alert_count(s)
        play.tell(events.CultistsCounted(count))
        s = move_exposure(s, count, play)
        space = s.setup.content.exposure[s.alert.exposure]
        if space.notoriety:
            s = move_notoriety(s, space.notoriety, play)
        if space.adventurer:
            s = gain_funds(s, s.adventurer.seat, space.adventurer, play)
        if space.cult:
            s = gain_funds(s, s.cult.seat, space.cult, play)
        return s
