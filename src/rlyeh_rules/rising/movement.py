"""Movement: an investigator leaves a space, enemies follow; what moves an investigator by a special effect."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Annotated, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, changer, named, record

from .cards import Character, Foe
from .changes import with_team
from .events.movement import FireCaught, Moved
from .options import ForcedMove
from .pieces import Enemy, Investigator
from .spaces import Space
from .state import Action, Decision, State, Step, once

__all__ = ["AskPath", "Lead", "MoveInvestigator", "WayDecision", "leave"]

_FINAL_VORTEX: Final = Space.FINAL_VORTEX
_MAY_FALL: Final = ForcedMove.MAY_FALL

_moved: Callable[[Investigator, Space, int], Investigator] = changer(Investigator, "space", "fire")
_followed: Callable[[Enemy, Space], Enemy] = changer(Enemy, "space")
_with_figures: Callable[[State, tuple[Investigator, ...], tuple[Enemy, ...]], State] = changer(State, "team", "enemies")

# ------------------------------------------------------------------ one step


def leave(
    s: State,
    who: Character,
    to: Space,
    play: Play,
    *,
    sneaked: Collection[Foe] = (),
    follows: bool = True,
) -> State:
    """An investigator goes one step, from its space into an adjacent one.

    It catches the Fire of the space it leaves, which stays there, and all enemies come along, though never onto a body
    part; parts themselves never follow.

    Rules: RR-2.17, RR-14.1 to RR-14.4, RR-15.1 to RR-15.3

    Args:
        s: the state.
        who: who. One who has been eliminated goes nowhere.
        to: the space that is entered.
        play: the action that is carried out.
        sneaked: the enemies that do not notice.
        follows: whether enemies follow at all.
    """
    one = s.investigator(who)
    space = one.space
    if space is None:
        return s
    caught = 0 if space.is_part else s.board.fire[space.at]
    after = _moved(one, to, one.fire + caught)
    team = tuple([after if other is one else other for other in s.team])
    followers: tuple[Foe, ...] = ()
    if follows and not to.is_part:
        followers = tuple([enemy.id for enemy in s.enemies if enemy.space is space and enemy.id not in sneaked])
    play.tell(Moved(who, space, to, followers))
    if caught:
        play.tell(FireCaught(who, caught))
    if not followers:
        return with_team(s, team)
    enemies = [
        _followed(enemy, to) if enemy.space is space and enemy.id not in sneaked else enemy for enemy in s.enemies
    ]
    return _with_figures(s, team, tuple(enemies))


# ------------------------------------------------------------------ which way


class WayDecision(Decision):
    """The active player decides among equally short ways (RR-14.7)."""

    __slots__ = ()
    seat: Seat
    of_one = False

    def ways(self, s: State) -> Sequence[Space]:
        """The spaces among which is chosen."""
        raise NotImplementedError

    def lead(self, s: State, space: Space, play: Play) -> State:
        """One of them has been chosen."""
        raise NotImplementedError


@record
class Lead(Action):
    """Choose one of the equally short ways of a figure that an effect moves (RR-14.7).

    Attributes:
        space: the space into which that way leads.
    """

    space: Space

    says = "lead {space}"
    means = "{seat} lets the figure move to {space}."

    @classmethod
    def options(cls, ask: WayDecision, s: State, seat: Seat) -> list[Lead]:
        """Every way."""
        return [once(cls, seat, space) for space in ask.ways(s)]

    def refuse(self, ask: WayDecision, s: State) -> Refusal | None:
        """It must be one of the shortest."""
        if self.space in ask.ways(s):
            return None
        return Refusal("RR-14.6", self.seat, f"No shortest way leads to {s.text.name(self.space)}.")

    def take(self, ask: WayDecision, s: State, play: Play) -> State:
        return ask.lead(s, self.space, play)


# ------------------------------------------------------------------ by a special effect


@record
class MoveInvestigator(Step):
    """A special effect moves an investigator towards a space, step by step on a shortest way.

    On the ground it stops in the Final Vortex rather than enter a body part. One on a body part is not moved; with the
    option `forced_move` one on a Leg takes the one step down, if that is the way. One who lies on the ground is not
    moved either.

    Rules: RR-2.19, RR-2.20, RR-14.5, RR-14.7, RR-20.31, RR-R9

    Attributes:
        who: who.
        spaces: how far, at most.
        goal: the space towards which; it can be a body part.
        follows: whether enemies follow.
    """

    who: Annotated[Character, named]
    spaces: int
    goal: Space
    follows: bool = True

    def run(self, s: State, play: Play) -> State:
        who, goal, follows = self.who, self.goal, self.follows
        for left in range(self.spaces, 0, -1):
            one = s.investigator(who)
            space = one.space
            if space is None or one.mind.lying:
                return s
            ways = _ways(s, space, goal)
            if len(ways) > 1:
                play.then(AskPath(s.leader, who, left, goal, follows))
                return s
            if not ways or ways[0].is_part:
                return s
            s = leave(s, who, ways[0], play, follows=follows)
            if space.is_part:
                return s
        return s


def _ways(s: State, space: Space, goal: Space) -> Sequence[Space]:
    """The next spaces on the shortest ways of an investigator who is moved; none where it is not moved at all."""
    if not space.is_part:
        return s.map.steps_towards(space, goal)
    near = s.map.neighbours[space]
    if s.setup.options.forced_move is not _MAY_FALL or _FINAL_VORTEX not in near:
        return ()
    distances = s.map.distances
    left = distances[space][goal] - 1
    return [other for other in near if distances[other][goal] == left]


@record
class AskPath(WayDecision):
    """The active player decides which way an investigator is moved.

    Attributes:
        seat: who decides.
        who: who is moved.
        left: how far, at most.
        goal: the space towards which.
        follows: whether enemies follow.
    """

    seat: Seat
    who: Annotated[Character, named]
    left: int
    goal: Space
    follows: bool

    rule = "RR-14.7"
    prompt = "Several ways of the investigator are equally short: where does the next step lead?"
    allows = (Lead,)

    def ways(self, s: State) -> Sequence[Space]:
        space = s.investigator(self.who).space
        return () if space is None else _ways(s, space, self.goal)

    def lead(self, s: State, space: Space, play: Play) -> State:
        """From a Leg the only step that is taken is the one down, and it is the last (RR-R9)."""
        if space.is_part:
            return s
        left_from = s.investigator(self.who).space
        s = leave(s, self.who, space, play, follows=self.follows)
        if left_from is not None and not left_from.is_part:
            play.then(MoveInvestigator(self.who, self.left - 1, self.goal, self.follows))
        return s
