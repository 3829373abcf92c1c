"""How a guess of what is hidden is made to agree with what is known of it."""

from __future__ import annotations

from typing import Any, Final

from rlyeh_rules.kernel import HIDDEN, BySeat, Chance, evolve

from .artifacts import AskLay
from .cards import Insanity, Mythos
from .changes import hand_of
from .gamble import AskGamble
from .insanity import answers_open
from .investigate import AskSwap
from .research import AskToss
from .state import Mind, State
from .voting import AskVotes
from .workings import AskPool, AskTop

__all__ = ["agree"]


def agree(s: State, view: State, chance: Chance) -> State:
    """Let a guess agree with what is known of things that cannot be seen.

    Only Artifacts were set aside, only Secret cards lie face down with a player, and nobody has committed a vote that
    their insanity forbids.
    """
    s = _with_secrets(s)
    if s.setup.options.artifacts:
        s = _with_artifacts(s, view, chance)
    ask: Any = s.agenda[-1] if s.agenda else None
    return _with_votes(s, view, ask, chance) if isinstance(ask, AskVotes) else s


# ------------------------------------------------------------------ Secret insanity cards


def _with_secrets(s: State) -> State:
    """Exchange what lies face down with a player for Secret cards of the piles."""
    secrets = s.setup.content.secrets
    minds = [player.mind for player in s.players]
    if all(secrets.issuperset(mind.secret) and secrets.issuperset(mind.fresh_secret) for mind in minds):
        return s
    piles = [*s.insanity.deck, *s.insanity.discard]
    found = iter([at for at, card in enumerate(piles) if card in secrets])

    def exchanged(cards: tuple[Insanity, ...]) -> tuple[Insanity, ...]:
        kept = list(cards)
        for at, card in enumerate(kept):
            if card not in secrets:
                place = next(found)
                kept[at], piles[place] = piles[place], card
        return tuple(kept)

    players = [
        evolve(player, mind=Mind(mind.open, exchanged(mind.secret), mind.fresh, exchanged(mind.fresh_secret)))
        if mind.secret or mind.fresh_secret
        else player
        for player, mind in zip(s.players, minds, strict=True)
    ]
    size = len(s.insanity.deck)
    insanity = evolve(s.insanity, deck=tuple(piles[:size]), discard=tuple(piles[size:]))
    return evolve(s, players=BySeat(players), insanity=insanity)


# ------------------------------------------------------------------ Artifacts set aside


def _with_artifacts(s: State, view: State, chance: Chance) -> State:
    """Exchange what is no Artifact among those set aside for Artifacts that lie elsewhere, unseen."""
    tools = s.setup.content.tools
    wrong = [at for at, card in enumerate(s.mythos.box) if card not in tools]
    if not wrong:
        return s
    zones, seen = _zones(s), _zones(view)
    spots = [
        (zone, at)
        for zone, cards in zones.items()
        for at, card in enumerate(cards)
        if card in tools and seen[zone][at] is HIDDEN
    ]
    box = list(s.mythos.box)
    for at, (zone, place) in zip(wrong, chance.shuffle(spots), strict=False):
        box[at], zones[zone][place] = zones[zone][place], box[at]
    return _laid_out(s, zones, tuple(box))


def _zones(s: State) -> dict[str | int, list[Mythos]]:
    """All the mythos cards that an Artifact may be among, by where they lie; hands by their seat."""
    hands = enumerate(player.hand for player in s.players)
    zones: dict[str | int, list[Mythos]] = {seat: list(hand) for seat, hand in hands}
    zones |= {"deck": list(s.mythos.deck), "discard": list(s.mythos.discard), "pool": [laid.card for laid in s.pool]}
    ask: Any = s.agenda[-1] if s.agenda else None
    for name in IN_QUESTIONS:
        cards: tuple[Any, ...] = getattr(ask, name, ())
        if cards and isinstance(ask, HOLDERS):
            zones[name] = list(cards)
    return zones


IN_QUESTIONS: Final = ("cards", "seen", "aside")
"""The fields in which a question holds mythos cards."""
HOLDERS: Final = (AskGamble, AskSwap, AskLay, AskToss, AskTop, AskPool)
"""The questions that hold some."""


def _laid_out(s: State, zones: dict[str | int, list[Mythos]], box: tuple[Mythos, ...]) -> State:
    """The state with its mythos cards lying like that; what means no order lies sorted."""
    players = [evolve(player, hand=hand_of(zones[seat])) for seat, player in enumerate(s.players)]
    pool = tuple([evolve(laid, card=card) for laid, card in zip(s.pool, zones["pool"], strict=True)])
    mythos = evolve(s.mythos, deck=tuple(zones["deck"]), discard=tuple(zones["discard"]), box=box)
    s = evolve(s, players=BySeat(players), pool=pool, mythos=mythos)
    *below, ask = s.agenda or (None,)
    found: Any = ask
    for name in IN_QUESTIONS:
        if name in zones:
            cards = tuple(zones[name]) if isinstance(found, AskTop) else hand_of(zones[name])
            found = evolve(found, **{name: cards})
    return s if found is ask else evolve(s, agenda=(*below, found))


# ------------------------------------------------------------------ votes


def _with_votes(s: State, view: State, ask: AskVotes, chance: Chance) -> State:
    """Let every committed vote be one that is open to its voter."""
    seen: Any = view.agenda[-1]
    votes = [
        chance.pick(open_to) if seen.votes[seat] is HIDDEN and given not in (open_to := answers_open(s, seat)) else given
        for seat, given in zip(s.seats, ask.votes, strict=True)
    ]
    if tuple(votes) == ask.votes:
        return s
    return evolve(s, agenda=(*s.agenda[:-1], evolve(ask, votes=BySeat(votes))))
