"""How a guess of what is hidden is made to agree with what is known of it.

Each of these looks first whether there is anything to mend, since guesses are made by the thousand. What does not agree
is exchanged for something that does, taken at random from wherever it may lie unseen: so every truth that looks like
the view can be guessed, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rlyeh_rules.kernel import HIDDEN, BySeat, Chance, Seat, changer, evolve

from .artifacts import AskLay
from .cards import Insanity, Mythos
from .changes import hand_of, with_board, with_insanity_piles, with_mythos, with_pool
from .gamble import AskGamble
from .insanity import AskRelicCard, answers_open
from .investigate import AskSwap
from .looking import AskPool, AskTop
from .research import AskToss
from .state import Laid, Mind, Player, State
from .voting import AskVotes

__all__ = ["agree"]


def agree(s: State, view: State, chance: Chance) -> State:
    """Let a guess agree with what is known of things that cannot be seen.

    Only Artifacts were set aside, only Secret cards lie face down with a player, nobody has committed a vote that their
    insanity forbids, whoever puts cards aside can go on, and nobody's Secret Nature was another when the turn began.
    """
    ask: Any = s.agenda[-1] if s.agenda else None
    secrets = s.setup.content.secrets
    for player in s.players:
        mind = player.mind
        if (mind.secret and not secrets.issuperset(mind.secret)) or (
            mind.fresh_secret and not secrets.issuperset(mind.fresh_secret)
        ):
            s = _with_secrets(s, view, ask, chance)
            break
    if s.setup.options.artifacts:
        s = _with_artifacts(s, view, ask, chance)
    if isinstance(ask, AskVotes):
        s = _with_votes(s, view, ask, chance)
    elif isinstance(ask, AskToss):
        s = _with_cards_aside(s, ask)
    return s if s.undo is None else _with_natures(s, s.undo)


_with_players: Callable[..., State] = changer(State, "players")
_with_players_and_insanity: Callable[..., State] = changer(State, "players", "insanity")
_with_agenda: Callable[..., State] = changer(State, "agenda")
_with_undo: Callable[..., State] = changer(State, "undo")
_mind: Callable[..., Player] = changer(Player, "mind")
_hand: Callable[..., Player] = changer(Player, "hand")
_nature: Callable[..., Player] = changer(Player, "nature")
_face: Callable[..., Laid] = changer(Laid, "card")

# ------------------------------------------------------------------ Secret insanity cards


def _with_secrets(s: State, view: State, ask: Any, chance: Chance) -> State:
    """Exchange what lies face down with players for Secret cards of the piles, or of two that somebody looks at."""
    secrets = s.setup.content.secrets
    piles, hidden = s.insanity, isinstance(ask, AskRelicCard) and HIDDEN in _seen(view, "cards")
    places = [*piles.deck, *piles.discard, *(ask.cards if hidden else ())]
    start = chance.below(len(places)) if places else 0  # so that no pile is the first to be robbed
    found = (at for at in (*range(start, len(places)), *range(start)) if places[at] in secrets)

    def exchanged(cards: tuple[Insanity, ...]) -> tuple[Insanity, ...]:
        kept = list(cards)
        for at, card in enumerate(kept):
            if card not in secrets:
                place = next(found)
                kept[at], places[place] = places[place], card
        return tuple(kept)

    players: list[Player] = []
    for player in s.players:
        mind = player.mind
        if mind.secret or mind.fresh_secret:
            mind = Mind(mind.open, exchanged(mind.secret), mind.fresh, exchanged(mind.fresh_secret))
            players.append(_mind(player, mind))
        else:
            players.append(player)
    size = len(piles.deck)
    end = size + len(piles.discard)
    insanity = with_insanity_piles(piles, tuple(places[:size]), tuple(places[size:end]))
    s = _with_players_and_insanity(s, BySeat(players), insanity)
    return _asking(s, evolve(ask, cards=tuple(places[end:]))) if hidden else s


def _seen(view: State, name: str) -> Any:
    """What a view shows of a field of what is asked."""
    return getattr(view.agenda[-1], name)


def _asking(s: State, ask: Any) -> State:
    """The same with something else asked."""
    return _with_agenda(s, (*s.agenda[:-1], ask))


# ------------------------------------------------------------------ Artifacts set aside

IN_QUESTIONS: Final[dict[Any, str]] = {
    AskGamble: "cards",
    AskSwap: "seen",
    AskLay: "cards",
    AskToss: "aside",
    AskTop: "seen",
    AskPool: "seen",
}
"""The questions that hold mythos cards, and the field in which they do."""


def _with_artifacts(s: State, view: State, ask: Any, chance: Chance) -> State:
    """Exchange what is no Artifact among those set aside for Artifacts that lie elsewhere, unseen."""
    tools = s.setup.content.tools
    box = list(s.mythos.box)
    wrong = [at for at, card in enumerate(box) if card not in tools]
    if not wrong:
        return s
    zones: list[Sequence[Mythos]] = [s.mythos.deck, s.mythos.discard]
    for player, seen in zip(s.players, view.players, strict=True):
        zones.append(player.hand if HIDDEN in seen.hand else ())
    zones.append([laid.card for laid in s.pool])
    name = IN_QUESTIONS.get(type(ask))
    zones.append(getattr(ask, name) if name is not None and HIDDEN in _seen(view, name) else ())
    spots = [(zone, at) for zone, cards in enumerate(zones) for at, card in enumerate(cards) if card in tools]
    pool = len(zones) - 2
    spots = [(zone, at) for zone, at in spots if zone != pool or not s.pool[at].up]
    while len(spots) > len(wrong):
        del spots[chance.below(len(spots))]
    changed: dict[int, list[Mythos]] = {}
    for mine, (zone, at) in zip(wrong, spots, strict=True):
        cards = changed.get(zone)
        if cards is None:
            cards = changed[zone] = list(zones[zone])
        box[mine], cards[at] = cards[at], box[mine]
    return _laid_out(s, changed, tuple(box), ask)


def _laid_out(s: State, changed: dict[int, list[Mythos]], box: tuple[Mythos, ...], ask: Any) -> State:
    """The state with other cards in some zones; what means no order lies sorted."""
    deck, discard = changed.pop(0, None), changed.pop(1, None)
    piles = s.mythos
    s = with_mythos(
        s,
        evolve(
            piles,
            deck=piles.deck if deck is None else tuple(deck),
            discard=piles.discard if discard is None else tuple(discard),
            box=box,
        ),
    )
    pool = len(s.players) + 2
    if pool in changed:
        cards = changed.pop(pool)
        s = with_pool(s, tuple([_face(laid, card) for laid, card in zip(s.pool, cards, strict=True)]))
    asked = changed.pop(pool + 1, None)
    if asked is not None:
        kept = tuple(asked) if isinstance(ask, AskTop) else hand_of(asked)
        s = _asking(s, evolve(ask, **{IN_QUESTIONS[type(ask)]: kept}))
    if changed:
        players = list(s.players)
        for zone, cards in changed.items():
            players[zone - 2] = _hand(players[zone - 2], hand_of(cards))
        s = _with_players(s, BySeat(players))
    return s


# ------------------------------------------------------------------ votes


def _with_votes(s: State, view: State, ask: AskVotes, chance: Chance) -> State:
    """Let every committed vote be one that is open to its voter; where it is known, that tells of their insanity."""
    if not ask.open:
        seen = _seen(view, "votes")
        votes = [
            chance.pick(open_to) if shown is HIDDEN and given not in (open_to := answers_open(s, seat)) else given
            for seat, given, shown in zip(s.seats, ask.votes, seen, strict=True)
        ]
        return s if tuple(votes) == ask.votes else _asking(s, evolve(ask, votes=BySeat(votes)))
    given = [(Seat(seat), vote) for seat, vote in enumerate(ask.votes) if vote is not None]
    for _ in range(TRIES):
        if all(vote in answers_open(s, seat) for seat, vote in given):
            break
        s = _with_other_secrets(s, view, chance)
    return s


TRIES: Final = 1_000
"""Far more than are ever needed: there are few Secret cards."""


def _with_other_secrets(s: State, view: State, chance: Chance) -> State:
    """Deal the Secret cards that cannot be seen anew among the places where they lie now."""
    secrets = s.setup.content.secrets
    piles = [*s.insanity.deck, *s.insanity.discard]
    minds = [[player.mind.secret, player.mind.fresh_secret] for player in s.players]
    seen = [(player.mind.secret, player.mind.fresh_secret) for player in view.players]
    hidden = [[at for at, card in enumerate(piles) if card in secrets]]
    hidden += [[at for at, card in enumerate(part) if card is HIDDEN] for mind in seen for part in mind]
    rows: list[list[Insanity]] = [piles, *[list(part) for mind in minds for part in mind]]
    spots = [(row, at) for row, places in zip(rows, hidden, strict=True) for at in places]
    for (row, at), card in zip(spots, chance.shuffle(row[at] for row, at in spots), strict=True):
        row[at] = card
    size = len(s.insanity.deck)
    insanity = with_insanity_piles(s.insanity, tuple(piles[:size]), tuple(piles[size:]))
    players = [
        _mind(player, evolve(player.mind, secret=tuple(rows[2 * at + 1]), fresh_secret=tuple(rows[2 * at + 2])))
        for at, player in enumerate(s.players)
    ]
    return _with_players_and_insanity(s, BySeat(players), insanity)


# ------------------------------------------------------------------ cards put aside


def _with_cards_aside(s: State, ask: AskToss) -> State:
    """Let whoever must put more cards aside have some that come later; cards are put aside in order."""
    hand = s.players[ask.body].hand
    if not ask.aside or ask.owed(s) <= sum([card >= ask.aside[-1] for card in hand]):
        return s
    cards = hand_of((*ask.aside, *hand))
    count = len(ask.aside)
    players = s.players.put(ask.body, _hand(s.players[ask.body], cards[count:]))
    return _asking(_with_players(s, players), evolve(ask, aside=cards[:count]))


# ------------------------------------------------------------------ what lies in an earlier moment


def _with_natures(s: State, undo: State) -> State:
    """Let everybody's Secret Nature have been the same when the action of this turn began."""
    players = [
        then if then.nature == now.nature else _nature(then, now.nature)
        for then, now in zip(undo.players, s.players, strict=True)
    ]
    return _with_undo(s, with_board(_with_players(undo, BySeat(players)), box=s.box))
