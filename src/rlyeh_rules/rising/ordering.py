"""In which order an effect happens to several: who is moved first, and whose death takes effect first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, named, record

from .cards import CULTIST, Character, Foe, Kind
from .carrying import Carry
from .choices import among
from .concerned import figures_for
from .effects import MoveYou, WoundFigures
from .enemies import wound_foe
from .events.effects import FirstDeathChosen, FirstMoverChosen
from .movement import MoveInvestigator
from .spaces import Space
from .state import Action, Decision, State, Step, once

__all__ = ["AskDeath", "AskMover", "DieNext", "MoveInTurn", "MoveNext", "fatal_kinds", "wound_all"]

# ------------------------------------------------------------------ who is moved first


@record
class MoveInTurn(Step):
    """Several investigators are moved, one after the other; in which order is asked if enemies might follow (RR-25.1).

    Enemies follow whoever leaves their space first (RR-14.1), so that the order makes a difference only if there are
    some that somebody can take along.

    Attributes:
        carry: the effect.
        left: who is still to be moved.
    """

    carry: Carry
    left: Annotated[tuple[Character, ...], named]

    def run(self, s: State, play: Play) -> State:
        effect: MoveYou = self.carry.effect(s)
        left = tuple([who for who in self.left if s.investigator(who).alive])
        if len(left) > 1 and any(_can_be_followed(s, who, effect.spaces) for who in left):
            play.then(AskMover(s.leader, self.carry, left))
        else:
            play.then(*[MoveInvestigator(who, effect.spaces, effect.goal) for who in left])
        return s


def _can_be_followed(s: State, who: Character, spaces: int) -> bool:
    """Whether an enemy stands in a space that an investigator may leave who is moved so far."""
    away = s.map.distances[s.investigator(who).space or Space.FINAL_VORTEX]
    return any(away[enemy.space] < spaces for enemy in s.enemies)


@record
class MoveNext(Action):
    """Choose who is moved next (RR-25.1).

    Attributes:
        who: who.
    """

    who: Annotated[Character, named]

    says = "move {who} next"
    means = "{seat} lets {who} be moved next."

    @classmethod
    def options(cls, ask: AskMover, s: State, seat: Seat) -> list[MoveNext]:
        """Whoever has not been moved."""
        return [once(cls, seat, who) for who in ask.left]

    def refuse(self, ask: AskMover, s: State) -> Refusal | None:
        """It must be somebody who has not been moved."""
        if self.who in ask.left:
            return None
        return Refusal("RR-25.1", self.seat, f"{s.text.name(self.who)} is not to be moved; {among(s, ask.left)}.")

    def take(self, ask: AskMover, s: State, play: Play) -> State:
        effect: MoveYou = ask.carry.effect(s)
        play.tell(FirstMoverChosen(self.seat, self.who))
        rest = tuple([who for who in ask.left if who != self.who])
        play.then(MoveInvestigator(self.who, effect.spaces, effect.goal), MoveInTurn(ask.carry, rest))
        return s


@record
class AskMover(Decision):
    """Several investigators are moved, and enemies may follow: who is moved first?

    Attributes:
        seat: who chooses.
        carry: the effect.
        left: who is still to be moved.
    """

    seat: Seat
    carry: Carry
    left: Annotated[tuple[Character, ...], named]

    rule = "RR-25.1"
    prompt = "Choose the investigator who is moved next."
    allows = (MoveNext,)


# ------------------------------------------------------------------ whose death takes effect first


def wound_all(s: State, foes: Sequence[Foe], order: Sequence[Kind], count: int, play: Play) -> State:
    """Several enemies take wounds at the same moment; what their deaths do follows, kind after kind (RR-25.1)."""
    kinds = {enemy.id: enemy.kind for enemy in s.enemies}
    places = {kind: at for at, kind in enumerate(order, 1)}
    for foe in sorted(foes, key=lambda foe: places.get(kinds.get(foe, CULTIST), 0)):
        s = wound_foe(s, foe, count, play)
    return s


def fatal_kinds(s: State, foes: Sequence[Foe], count: int) -> tuple[Kind, ...]:
    """The kinds of those that die of so many wounds, and whose death does something."""
    content = s.setup.content
    found = [
        enemy.kind
        for enemy in s.enemies
        if enemy.id in foes
        and enemy.wounds + count >= content.kinds[enemy.kind].health
        and f"death:{enemy.kind}" in content.effects
    ]
    return tuple(dict.fromkeys(found))


@record
class DieNext(Action):
    """Choose the kind of enemy whose death takes effect next (RR-25.1).

    Attributes:
        kind: which kind; several of a kind come one after the other.
    """

    kind: Annotated[Kind, named]

    says = "death of {kind} next"
    means = "{seat} lets the death of {kind} take effect next."

    @classmethod
    def options(cls, ask: AskDeath, s: State, seat: Seat) -> list[DieNext]:
        """Every kind that has not been named."""
        return [once(cls, seat, kind) for kind in ask.kinds(s)]

    def refuse(self, ask: AskDeath, s: State) -> Refusal | None:
        """It must be one that dies and has not been named."""
        kinds = ask.kinds(s)
        if self.kind in kinds:
            return None
        name = s.text.name(self.kind)
        return Refusal("RR-25.1", self.seat, f"No death of {name} is still to take effect; {among(s, kinds)}.")

    def take(self, ask: AskDeath, s: State, play: Play) -> State:
        play.tell(FirstDeathChosen(self.seat, self.kind))
        order = (*ask.order, self.kind)
        rest = [kind for kind in ask.kinds(s) if kind != self.kind]
        if len(rest) > 1:
            play.then(evolve(ask, order=order))
            return s
        effect: WoundFigures = ask.carry.effect(s)
        foes = figures_for(effect, s, ask.carry)
        return wound_all(s, foes, (*order, *rest), effect.count, play)


@record
class AskDeath(Decision):
    """Enemies of several kinds die at once, and each death does something: in which order?

    Attributes:
        seat: who chooses.
        carry: the effect that kills them.
        order: the kinds that have been named so far.
    """

    seat: Seat
    carry: Carry
    order: Annotated[tuple[Kind, ...], named] = ()

    rule = "RR-25.1"
    prompt = "Several deaths take effect at once: choose which comes next."
    allows = (DieNext,)

    def kinds(self, s: State) -> list[Kind]:
        """The kinds that have not been named."""
        effect: WoundFigures = self.carry.effect(s)
        kinds = fatal_kinds(s, figures_for(effect, s, self.carry), effect.count)
        return [kind for kind in kinds if kind not in self.order]
