"""The table as text, for one screen of 100 columns; of a view, what it shows."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from rlyeh_rules.kernel import HIDDEN, Seat, counted

from .accusation import AskStatement
from .after_actions import AskOrder
from .artifacts import AskLay
from .cards import BeastCount, Mythos, Sigil
from .ending import MIDNIGHT
from .equipment.turn import AskPsalms
from .gamble import AskGamble
from .insanity import AskRelicCard
from .investigate import AskSwap
from .looking import AskPool, AskTop
from .natures import natures_for
from .necronomicon import AskVolunteer
from .research import AskToss
from .scoring import NEEDED, TRIGGER
from .state import Mind, Player, State
from .voting import AskVotes, votes_needed
from .workings import AskOther

__all__ = ["board"]

WIDTH: Final = 100
LEGEND: Final = "(in brackets: face down, and not for everybody; new: drawn in this turn, does not count yet)"
UNBROKEN: Final = "\u00a0"
"""Stands for a blank at which no line is broken."""
UNSEEN: Final = "?"


def board(s: State) -> str:
    """The table as whoever looks at the state sees it."""
    lines = [*_filled(_title(s), "", "  "), LEGEND, ""]
    lines += _gate(s)
    lines += ["", *_in_the_middle(s), ""]
    lines += [line for seat in s.seats for line in _player(s, seat)]
    about = [line for text in _asked(s) for line in _filled(text, "  ", " " * 6)]
    if about:
        lines += ["", *about]
    return "\n".join(line.replace(UNBROKEN, " ").rstrip() for line in lines)


def _filled(text: str, first: str, further: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=further, break_on_hyphens=False)


def _held(text: str) -> str:
    """A text in which no line is broken."""
    return text.replace(" ", UNBROKEN)


def _name(s: State, thing: str) -> str:
    return _held(s.text.name(thing))


def _kinds(things: Iterable[str]) -> str:
    """Names, those of one kind counted."""
    counts = Counter(things)
    return ", ".join(f"{name}{f'{UNBROKEN}x{count}' if count > 1 else ''}" for name, count in counts.items())


def _number(value: int) -> str:
    return f"{value:+}" if value else "0"


# ------------------------------------------------------------------ the clock and the gate


def _title(s: State) -> str:
    when = f"{s.text.name('gate')} - hour {s.hour} of {MIDNIGHT}"
    turn = s.turn
    if not turn.number:
        return f"{when}, setting up"
    notes = [f"acts through {s.seat_name(turn.body)}"] if turn.body != turn.seat else []
    notes += [f"must {_deed(s, turn.must)}, says the Pistol"] if turn.must is not None else []
    notes += ["wears the Ritual Mask"] if turn.masked else []
    notes += ["has asked for the Necronomicon"] if turn.consulted else []
    said = f" ({'; '.join(notes)})" if notes else ""
    return f"{when}, turn {turn.number}: {s.seat_name(turn.seat)}{said}"


def _deed(s: State, deed: str) -> str:
    return s.text.name(deed).lower()


def _gate(s: State) -> Iterator[str]:
    """The four sigils as they lie around the gate, each across from its opposite, and what the cards count."""
    top, left = Sigil.ITHAQUA, Sigil.BOKRUG
    yield f"{'':26}{_sigil(s, top)}"
    yield f"    {_sigil(s, left):22}( the gate )    {_sigil(s, left.opposite)}"
    yield f"{'':26}{_sigil(s, top.opposite)}"
    if s.target is not None:
        yield from _filled(_counts(s, s.target), "  ", " " * 6)
    if s.gods:
        gods = [f"{s.text.name(god)} at {s.text.name(sigil)}" for god, sigil in zip(s.gods, Sigil, strict=True)]
        yield from _filled(f"gods: {', '.join(map(_held, gods))}", "  ", " " * 6)


def _sigil(s: State, sigil: Sigil) -> str:
    notes = ["created"] if sigil in s.created else []
    notes += ["the target"] if sigil is s.target else []
    return s.text.name(sigil) + (f": {', '.join(notes)}" if notes else "")


def _counts(s: State, target: Sigil) -> str:
    """What each kind of card counts, and what is needed."""
    direction = s.direction
    against, beside, needed, beasts = -1, 0, NEEDED, "beasts the better of two"
    if direction is not None:
        against, beside, needed = direction.opposite, direction.neutral, direction.needed
        beasts = "beasts 0" if direction.beasts is BeastCount.NEUTRAL else beasts
    opposite = s.text.name(target.opposite)
    parts = [f"{s.text.name(target)} +1", f"{opposite} {_number(against)}", f"others {_number(beside)}", beasts]
    return f"cards count {', '.join(map(_held, parts))}; {_held(f'{needed} needed')}"


# ------------------------------------------------------------------ what lies in the middle


def _in_the_middle(s: State) -> Iterator[str]:
    for text in (_pool(s), _book(s), _piles(s), _natures(s), _last_vote(s)):
        if text:
            yield from _filled(text, "  ", " " * 6)


def _card(s: State, card: Mythos) -> str:
    """A mythos card by name, a beast with its sigils."""
    if card is HIDDEN:
        return UNSEEN
    sigils = next((facts.sigils for facts in s.setup.content.mythos if facts.id == card and facts.is_beast), ())
    both = f"{UNBROKEN}({'/'.join(s.text.name(sigil) for sigil in sigils)})" if sigils else ""
    return f"{_name(s, card)}{both}"


def _cards(s: State, cards: Iterable[Mythos]) -> str:
    return _kinds(_card(s, card) for card in cards) or "none"


def _pool(s: State) -> str:
    """The cards of the incantation in the order in which they were laid."""
    direction = s.direction
    trigger = TRIGGER if direction is None else direction.trigger
    laid = [_card(s, one.card) for one in s.pool]
    laid = [name if one.up or one.card is HIDDEN else f"[{name}]" for name, one in zip(laid, s.pool, strict=True)]
    ask = s.decision
    away = f", {len(ask.seen)} more looked at" if isinstance(ask, AskSwap | AskPool) and ask.seen else ""
    return f"pool, {len(laid)} of {trigger}{away}: {', '.join(laid) or 'empty'}"


def _book(s: State) -> str:
    book = s.book
    left = _held(f"{counted(len(book.deck), 'direction')} in it")
    used = f"; set aside: {_kinds(_name(s, card) for card in book.used)}" if book.used else ""
    if book.direction is None:
        return f"Necronomicon closed, {left}{used}"
    words = s.setup.content.words(s.setup.content.directions[book.direction]).rstrip(".")
    meaning = f" - {words}" if words else ""
    return f"Necronomicon open: {_name(s, book.direction)}{meaning}; a failure loses the game; {left}{used}"


def _piles(s: State) -> str:
    mythos, insanity = s.mythos, s.insanity
    parts = [
        _held(f"mythos deck {len(mythos.deck)}, discard pile {len(mythos.discard)}"),
        _held(f"insanity deck {len(insanity.deck)}, discard pile {len(insanity.discard)}"),
    ]
    parts += [_held(f"Artifacts set aside {len(mythos.box)}")] if mythos.box else []
    parts += [f"used up: {_kinds(_name(s, card) for card in mythos.gone)}"] if mythos.gone else []
    return "; ".join(parts)


def _natures(s: State) -> str:
    """How many Secret Natures of each kind there are, and what has not been dealt."""
    kinds = natures_for(len(s.players), paranoia=s.setup.options.paranoia)
    there = ", ".join(f"{_name(s, nature)}{UNBROKEN}x{count}" for nature, count in kinds.items())
    if not s.box:
        return f"Secret Natures: {there}"
    known = [_name(s, nature) for nature in s.box if nature is not HIDDEN]
    return f"Secret Natures: {there}; not dealt: {_kinds(known) or counted(len(s.box), 'card')}"


def _last_vote(s: State) -> str:
    ballot = s.ballot
    if ballot is None:
        return ""
    on = "the Necronomicon" if ballot.accused is None else s.seat_name(ballot.accused)
    by = s.seat_name(ballot.asker)
    said = [f"{word} {_seats(s, [at for at in s.seats if ballot.votes[at] is yes])}" for word, yes in ANSWERS.items()]
    return f"last vote, on {on} (asked by {by}): {'; '.join(said)}"


ANSWERS: Final = {"Yes": True, "No": False}


def _seats(s: State, seats: Sequence[Seat]) -> str:
    return ", ".join(s.seat_name(seat) for seat in seats) or "nobody"


# ------------------------------------------------------------------ the players


def _player(s: State, seat: Seat) -> Iterator[str]:
    player = s.players[seat]
    mark = ">" if s.turn.number and s.turn.seat == seat else " "
    has = [s.seat_name(seat)]
    has += [_name(s, player.character)] if player.character is not None else []
    has += [_nature(s, seat, player)]
    has += ["bears the watch"] if s.watch == seat else []
    has += ["loses the next turn"] if player.skips else []
    yield from _filled(", ".join(filter(None, has)), f" {mark}{seat} ", " " * 6)
    hidden = HIDDEN in player.hand
    hand = counted(len(player.hand), "card") if hidden or not player.hand else _cards(s, player.hand)
    lies = [f"hand: {hand}", *_things(s, seat, player)]
    mad = _insanity(s, player.mind)
    lies += [f"insanity: {mad}"] if mad else []
    yield from _filled("; ".join(lies), " " * 6, " " * 8)


def _nature(s: State, seat: Seat, player: Player) -> str:
    """What a player is, as far as it is known to whoever looks."""
    shown = player.revealed
    if shown is not None:
        turned = f", turned by {_name(s, shown.turned_by)}" if shown.turned_by is not None else ""
        return f"{'discovered Cultist' if player.is_discovered else 'revealed Investigator'}{turned}"
    if player.nature is None or player.nature is HIDDEN:
        return ""
    turned = f", now one of the {_name(s, s.side(seat))}" if s.turned_by(seat) is not None else ""
    return f"[{_name(s, player.nature)}{turned}]"


def _things(s: State, seat: Seat, player: Player) -> Iterator[str]:
    """Equipment and Artifacts, with the uses left."""
    equipment = s.equipment(seat)
    if equipment is not None:
        yield _with_uses(_name(s, equipment), player.uses)
    for placed in player.artifacts:
        yield _with_uses(_name(s, placed.card), placed.uses)


def _with_uses(name: str, uses: int) -> str:
    return f"{name}{UNBROKEN}({_held(counted(uses, 'use')) if uses else _held('used up')})"


def _insanity(s: State, mind: Mind) -> str:
    """The insanity cards of a player: the open ones by name, then those that lie face down, in their order."""
    parts = [_kinds(_name(s, card) for card in mind.open)] if mind.open else []
    parts += [_kinds(f"{_name(s, card)}{UNBROKEN}(new)" for card in mind.fresh)] if mind.fresh else []
    down = [*mind.secret, *mind.fresh_secret]
    if down:
        new = f"{len(mind.fresh_secret)} new" if mind.fresh_secret else ""
        known = [] if HIDDEN in down else [f"[{', '.join(_name(s, card) for card in down)}]"]
        notes = f"{UNBROKEN}({_held(new)})" if new else ""
        parts.append(" ".join([f"{_held(f'{len(down)} face down')}{notes}", *known]))
    return ", ".join(parts)


# ------------------------------------------------------------------ what is asked

HELD: Final[dict[type, tuple[str, str]]] = {
    AskGamble: ("cards", "drawn"),
    AskLay: ("cards", "drawn"),
    AskToss: ("aside", "put aside"),
    AskSwap: ("seen", "looked at"),
    AskPool: ("seen", "looked at"),
    AskTop: ("seen", "on the mythos deck, the top card first"),
}
"""The questions that hold mythos cards: in which field, and what they are."""


def _asked(s: State) -> Iterator[str]:
    """What a question holds."""
    ask: Any = s.decision
    if isinstance(ask, AskVotes):
        yield from _votes(s, ask)
    elif isinstance(ask, AskStatement):
        yield f"accused: {s.seat_name(ask.seat)}, by {s.seat_name(s.turn.seat)}"
    elif isinstance(ask, AskVolunteer):
        yield f"asked next: {_seats(s, ask.others)}"
    elif isinstance(ask, AskOther):
        yield f"{_name(s, ask.card)}: {_words(s, ask.card)}"
    elif isinstance(ask, AskPsalms):
        yield f"laid so far: {ask.laid}"
    elif isinstance(ask, AskRelicCard | AskOrder):
        cards = [UNSEEN if card is HIDDEN else _name(s, card) for card in ask.cards]
        yield f"{'drawn' if isinstance(ask, AskRelicCard) else 'still to take effect'}: {', '.join(cards)}"
    elif type(ask) in HELD:
        field, what = HELD[type(ask)]
        cards = [_card(s, card) for card in getattr(ask, field)]
        yield f"{what}: {', '.join(cards) or 'none'}"


def _votes(s: State, ask: AskVotes) -> Iterator[str]:
    on = "the Necronomicon" if ask.accused is None else s.seat_name(ask.accused)
    needed = votes_needed(len(s.undiscovered))
    yield f"vote on {on}, asked by {s.seat_name(ask.asker)}: {needed} Yes needed"
    given = [f"{s.seat_name(seat)}{_vote(ask, seat)}" for seat in ask.voters if ask.votes[seat] is not None]
    yield f"have voted: {', '.join(given) or 'nobody'}; not yet: {_seats(s, ask.waits)}"


def _vote(ask: AskVotes, seat: Seat) -> str:
    vote: Any = ask.votes[seat]
    if vote is HIDDEN:
        return ""
    word = "Yes" if vote else "No"
    return f"{UNBROKEN}{word if ask.open else f'[{word}]'}"


def _words(s: State, card: str) -> str:
    """What a card does."""
    content = s.setup.content
    entries: Sequence[Any] = (*content.insanity, *content.artifacts, *content.gods)
    return next((content.words(entry) for entry in entries if entry.id == card), "")
