"""What holds of what is half done: votes that are being given, cards being carried out, and what questions hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from rlyeh_rules.kernel import Invariant, Step

from .accusation import AskStatement, Sentence
from .after_actions import AskOrder, SetOff
from .artifacts import AskLay
from .cards import Equipment, Keeping, Moment
from .carrying import Carry
from .effects import Who
from .equipment.blackmail import AskBlackmail
from .equipment.turn import AskPsalms
from .gamble import DRAWN, AskGamble
from .insanity import AskRelicCard, PutAway, answers_open
from .investigate import AskSwap
from .looking import AskPool, AskTop
from .necronomicon import AskVolunteer, Consultation
from .piles import HAND
from .research import AskToss
from .state import State
from .voting import AskAccused, AskBook, AskVotes, votes_needed
from .workings import AskOther

__all__ = [
    "HALFWAY",
    "asked",
    "characters_are_known",
    "has_used",
    "if_known",
    "in_pool",
    "most_in_hand",
    "steps",
]

T = TypeVar("T", bound=Step)


def steps(s: State, kind: type[T]) -> Iterator[T]:
    """What is to come of one kind."""
    return (step for step in s.agenda if isinstance(step, kind))


def asked(s: State) -> Any:
    """What is asked; None when the game is over."""
    return s.agenda[-1] if s.agenda and s.outcome is None else None


def if_known(check: Callable[[State], bool]) -> Callable[[State], bool]:
    """A check that asks for Equipment, which follows from characters; where one is unknown another check tells so."""
    return lambda s: not characters_are_known(s) or check(s)


def characters_are_known(s: State) -> bool:
    """Whether every character is one that there is."""
    gear = s.setup.content.gear
    return all(player.character is None or player.character in gear for player in s.players)


def in_pool(s: State) -> int:
    """How many cards belong to the pool, those included that somebody is looking at."""
    ask = asked(s)
    return len(s.pool) + (len(ask.seen) if isinstance(ask, AskSwap | AskPool) else 0)


def has_used(s: State, equipment: Equipment) -> bool:
    """Whether the player whose turn it is has used a piece of Equipment."""
    seat = s.turn.seat
    return s.equipment(seat) is equipment and s.players[seat].uses < s.setup.content.uses[equipment]


# ------------------------------------------------------------------ votes


def _votes(s: State) -> bool:
    """All undiscovered players but the accused vote, on a player of whom nothing is known, or on the book (GR-R30)."""
    turn = s.turn
    consults = s.outcome is None and any(isinstance(step, Consultation | AskVolunteer) for step in s.agenda)
    if consults and (s.book.direction is not None or not turn.consulted or s.players[turn.seat].is_discovered):
        return False
    for step in steps(s, AskVotes):
        accused = step.accused
        if step.asker != turn.seat or (accused is None) is not isinstance(step, AskBook):
            return False
        if accused is not None and (accused in {turn.seat, turn.body} or s.players[accused].revealed is not None):
            return False
        if step.voters != tuple([seat for seat in s.undiscovered if seat != accused]):
            return False
        if step.open is not s.setup.options.open_votes:
            return False
        if any(vote is not None and seat not in step.voters for seat, vote in enumerate(step.votes)):
            return False
    return s.outcome is not None or _about_one(s)


def _about_one(s: State) -> bool:
    """Statement, votes and sentence are about the same accused, and the votes that are looked at are the last ones."""
    ask = asked(s)
    accused = {step.target for step in steps(s, Sentence)} | {step.accused for step in steps(s, AskAccused)}
    if isinstance(ask, AskStatement):
        accused.add(ask.seat)
        if any(vote is not None for step in steps(s, AskAccused) for vote in step.votes):
            return False
    if isinstance(ask, AskBlackmail | AskVolunteer):
        ballot = s.ballot
        if ballot is None or ballot.asker != s.turn.seat:
            return False
        accused.add(ballot.accused)
        if isinstance(ask, AskVolunteer):
            waits = [seat for seat in s.after(s.turn.seat) if seat in s.undiscovered]
            are_asked = [ask.seat, *ask.others]
            enough = ballot.yes >= votes_needed(len(waits))
            return accused == {None} and enough and are_asked == waits[-len(are_asked) :]
        if not any(vote is not None for _, vote in ballot.votes.others(ask.seat)):
            return False
    return len(accused) <= 1


def _answers(s: State) -> bool:
    """Nobody has committed a vote that insanity forbids; Opium may have changed since what it forbids (GR-8.15)."""
    most = s.setup.content.uses[Equipment.OPIUM]
    if any(s.equipment(seat) is Equipment.OPIUM and s.players[seat].uses < most for seat in s.seats):
        return True
    return all(
        vote is None or vote in answers_open(s, seat)
        for step in steps(s, AskVotes)
        for seat, vote in zip(s.seats, step.votes, strict=True)
    )


# ------------------------------------------------------------------ cards that are carried out


def _carried(s: State) -> bool:
    """A card that is being carried out has an effect that could be next, or could ask that (GR-8.14)."""
    if s.outcome is not None:
        return True
    content = s.setup.content
    effects, facts = content.effects, content.facts
    below: Any = None
    for step in s.agenda:
        if isinstance(step, Carry | AskOther):
            found = effects.get(step.card, ())
            if not (1 if isinstance(step, Carry) else 0) <= step.at < len(found):
                return False
            if isinstance(step, AskOther) and getattr(found[step.at], "who", None) is not Who.ANOTHER:
                return False
            if isinstance(below, PutAway) and step.card != below.card:
                return False
            if isinstance(below, Carry) and (step.seat, step.card, step.at) != (below.seat, below.card, below.at - 1):
                return False
        elif isinstance(step, PutAway) and (
            step.card not in facts or facts[step.card].keeping is not Keeping.IMMEDIATELY
        ):
            return False
        below = step
    return True


def _set_off(s: State) -> bool:
    """Cards that take effect after an action do so after the same kind of it; an order is chosen of different ones."""
    content = s.setup.content
    cards = [step.card for step in steps(s, SetOff)]
    for step in steps(s, AskOrder):
        if len(set(step.cards)) <= 1 or tuple(sorted(step.cards)) != step.cards:
            return False
        cards += step.cards
    return not cards or any(all(card in found for card in cards) for found in content.after.values())


# ------------------------------------------------------------------ cards that a question holds


def most_in_hand(s: State) -> int:
    """How many mythos cards there can be in a hand at most: more than three by Artifacts only (GR-R45)."""
    if not s.setup.options.artifacts:
        return HAND
    return HAND + sum(facts.draws for facts in s.setup.content.artifacts if facts.during is Moment.RESEARCH)


def _extra(s: State, used: tuple[str, ...]) -> int | None:
    """How many cards more are drawn by the Artifacts that have been used; None if those cannot be."""
    tools = s.setup.content.tools
    if len(set(used)) < len(used) or not tools.keys() >= set(used) or (used and not s.setup.options.artifacts):
        return None
    if any(tools[card].during is not Moment.RESEARCH for card in used):
        return None
    return sum(tools[card].draws for card in used)


def _cards(s: State) -> bool:
    """A question holds as many cards as there can be (GR-6.2.1, GR-6.3.1, GR-6.4.2, GR-13.1.11, GR-13.2.3)."""
    ask = asked(s)
    if isinstance(ask, AskToss):
        return ask.extra == _extra(s, ask.used)
    if isinstance(ask, AskLay):
        extra = _extra(s, ask.used)
        if extra is None or not s.setup.options.artifacts or s.turn.body != ask.seat or (ask.plots and ask.used):
            return False
        return 0 <= ask.limit <= HAND + extra
    if isinstance(ask, AskGamble):
        return 1 <= len(ask.cards) <= DRAWN
    if isinstance(ask, AskSwap):
        looks = bool(ask.seen) or s.holder(Equipment.EYE_OF_HORUS) == ask.seat
        return looks and in_pool(s) > 0 and not any(laid.up for laid in s.pool)
    if isinstance(ask, AskPool):
        return bool(ask.seen) and not any(laid.up for laid in s.pool)
    if isinstance(ask, AskTop):
        return bool(ask.seen)
    if isinstance(ask, AskRelicCard):
        return len(ask.cards) == 2  # noqa: PLR2004 - two, as the card says
    return not isinstance(ask, AskPsalms) or (ask.laid >= 0 and has_used(s, Equipment.TARSOID_PSALMS))


def _lie_sorted(s: State) -> bool:
    """What lies sorted, since its order would tell something, does; and whoever puts cards aside can go on."""
    ask = asked(s)
    for name in ("cards", "seen", "aside"):
        cards = getattr(ask, name, ())
        if isinstance(ask, AskToss | AskLay | AskGamble | AskSwap | AskPool) and tuple(sorted(cards)) != cards:
            return False
    return True


HALFWAY: Final[tuple[Invariant, ...]] = (
    Invariant("GR-6.5.5", "everybody votes who has a vote", _votes, of_views=True),
    Invariant("GR-8.15", "a vote is one that insanity leaves open", if_known(_answers)),
    Invariant("GR-8.14", "a card that is carried out has such an effect", _carried, of_views=True),
    Invariant("GR-R35", "cards that take effect do so after the same kind of action", _set_off, of_views=True),
    Invariant("GR-6.3.2", "a question holds as many cards as there can be", if_known(_cards), of_views=True),
    Invariant("GR-6.4.5", "cards whose order would tell something lie sorted", _lie_sorted),
)
