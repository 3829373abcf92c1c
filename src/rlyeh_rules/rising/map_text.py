"""The table as text, for one screen of 100 columns: the map, the track, Cthulhu, the investigators, what is asked."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import attrs

from rlyeh_rules.kernel import Hideable, counted, listed

from .cards import CULTIST, SPAWN, EnemyFacts, HalfKind, Kind, Side
from .enemies import energy_left_by
from .fighting import AskAttacker
from .giving_up import AskDiscard
from .map_picture import UNBROKEN, WIDTH, Cell, can_be_drawn, picture
from .pieces import HEALTH, MOST_STRESS, THRESHOLDS, Enemy, Held, Investigator, Part
from .setup import DealInsanities
from .sharing import AskInvestigator, AskSharing, ChooseInvestigators, ShareOut
from .skills import has_flipped, level
from .spaces import Space
from .state import State
from .theft import AskTheft
from .tolls import Toll

__all__ = ["board"]

LEGEND: Final = "(x/y: wounds of health; E: Energy, F: Fire, D: Discovery token; > the investigator whose turn it is)"
SYMBOLS: Final = 3
"""So many in the discard pile make the Elder One advance (RR-19.2)."""


def board(s: State) -> str:
    """The table as whoever looks at the state sees it: all of it but the order of the decks (RR-26.5)."""
    lines = [*_filled(_title(s), "", "  "), *_filled(_track(s), "", "  "), LEGEND, "", *_map(s), ""]
    for text in (_cthulhu(s), _enemies(s), _piles(s)):
        lines += _filled(text, "  ", " " * 6)
    lines.append("")
    for at, one in enumerate(s.team):
        lines += _investigator(s, at, one)
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


# ------------------------------------------------------------------ the turn and the track


def _title(s: State) -> str:
    turn = s.turn
    if not turn.number:
        return f"{s.text.name('rising')} - setting up"
    phase = s.text.name(turn.phase)
    left = f", {counted(turn.actions, 'action')} left" if turn.phase.value == "actions" else ""
    who = f"{s.text.name(turn.who)} ({s.seat_name(s.leader)})"
    return f"{s.text.name('rising')} - turn {turn.number}: {who}, {phase}{left}"


def _track(s: State) -> str:
    """The Elder One track with its token, and how near the next advance is."""
    length = s.setup.options.track_length
    spaces = " ".join(f"[{at}]" if at == s.board.track else str(at) for at in range(1, length + 1))
    myths = s.setup.content.myths
    symbols = sum(myths[card].symbol for card in s.mythos.discard if card in myths)
    soon = f"{_held(counted(symbols, 'symbol'))} in the discard pile, {SYMBOLS} advance it"
    ordained = "; it will advance at the end of this turn" if s.turn.advances else ""
    return f"Elder One track {_held(spaces)}, on {length} all is lost; {soon}{ordained}"


# ------------------------------------------------------------------ the map


def _map(s: State) -> list[str]:
    """The picture of the map; where a card set gives its spaces no places that can be drawn, a list of them."""
    facts = {facts.id: facts for facts in s.setup.content.spaces}
    called = _short_names(s)
    if len(facts) == len(Space) and can_be_drawn((one.across, one.down) for one in facts.values()):
        cells = {space: Cell(one.across, one.down, tuple(_cell(s, space, called))) for space, one in facts.items()}
        return picture(cells, ((space, other) for space, one in facts.items() for other in one.links))
    lines: list[str] = []
    for space in Space:
        near = ", ".join(_name(s, other) for other in s.map.neighbours[space])
        name, *more = _cell(s, space, called)
        lines += _filled(f"{name} (to {near}): {'; '.join(more) or 'empty'}", "  ", " " * 6)
    return lines


def _cell(s: State, space: Space, called: dict[str, str]) -> Iterator[str]:
    """The lines that say what is in a space."""
    yield s.text.name(space).upper()
    if space.is_part:
        yield _state_of(s, s.parts[space.at])
    else:
        board, at = s.board, space.at
        tokens = [f"{letter}{count}" for letter, count in (("E", board.energy[at]), ("F", board.fire[at])) if count]
        tokens += ["D"] if board.tokens[at] else []
        if tokens:
            yield " ".join(tokens)
    here = [_held(called[one.character]) for one in s.team if one.space is space]
    if here:
        yield ", ".join(here)
    foes = list(_figures(s, [enemy for enemy in s.enemies if enemy.space is space]))
    if foes:
        yield ", ".join(foes)


def _short_names(s: State) -> dict[str, str]:
    """The last word of each investigator's name, where that tells them apart; the active one is marked."""
    lasts = Counter(s.text.name(one.character).split()[-1] for one in s.team)
    found: dict[str, str] = {}
    for one in s.team:
        name = s.text.name(one.character)
        last = name.split()[-1]
        mark = ">" if s.turn.number and one.character == s.turn.who else ""
        lying = " (lying)" if one.mind.lying else ""
        found[one.character] = f"{mark}{last if lasts[last] == 1 else name}{lying}"
    return found


def _figures(s: State, enemies: Sequence[Enemy]) -> Iterator[str]:
    """The enemies in a space by kind, with the numbers of their figures: `Cultist 1+3 (1/2)`."""
    kinds = s.setup.content.kinds
    for kind in dict.fromkeys(enemy.kind for enemy in enemies):
        health = kinds[kind].health if kind in kinds else 0
        those = [enemy for enemy in enemies if enemy.kind == kind]
        numbers = [
            f"{enemy.id.rpartition('-')[2]}{f' ({enemy.wounds}/{health})' if enemy.wounds else ''}" for enemy in those
        ]
        yield f"{s.text.name(kind)}{UNBROKEN}{_held('+'.join(numbers))}"


def _state_of(s: State, part: Part) -> str:
    if part.destroyed:
        return "destroyed"
    health = f"{part.wounds}/{s.setup.content.health[part.space.at]}"
    return _held(f"{health} vulnerable" if part.vulnerable else f"{health} invulnerable")


# ------------------------------------------------------------------ beside the map


def _cthulhu(s: State) -> str:
    """His dice, and what is attached to his parts."""
    facts = s.setup.content.cthulhu[0]
    attached = [f"{_name(s, part.space)}{UNBROKEN}({_name(s, part.card)})" for part in s.parts if part.card is not None]
    down = len(s.destroyed)
    cards = f"; attached: {', '.join(attached)}" if attached else ""
    return (
        f"{_name(s, facts.id)} attacks with {_dice(facts.black, facts.green)}; {down} of 5 parts destroyed, "
        f"the Head and 2 others win{cards}"
    )


def _dice(black: int, green: int) -> str:
    parts = [f"{count} {colour}" for count, colour in ((black, "black"), (green, "green")) if count]
    return _held("+".join(parts) or "no dice")


def _enemies(s: State) -> str:
    """Every kind of enemy of this game: health, dice, the Energy that it leaves, the figures that are left."""
    kinds = s.setup.content.kinds
    named: list[tuple[str, Kind]] = [("", CULTIST), ("", SPAWN), ("Left", s.board.left), ("Right", s.board.right)]
    named += [(f"Unknown {slot}", kind) for slot, kind in zip("ABCD", s.board.unknown, strict=False)]
    if s.setup.options.expert_cultists:
        named += [("Expert", facts.id) for facts in s.setup.content.experts]
    return "enemies: " + "; ".join(_kind(s, slot, kinds[kind]) for slot, kind in named if kind in kinds)


def _kind(s: State, slot: str, facts: EnemyFacts) -> str:
    called = f"{slot}: {s.text.name(facts.id)}" if slot else s.text.name(facts.id)
    left = f"{s.left_in_pool(facts.id)} of {facts.pool} left"
    has = f"health {facts.health}, {_dice(facts.black, facts.green)}, leaves E{energy_left_by(s, facts.id)}, {left}"
    return f"{_held(called)} ({has})".replace(", ", f",{UNBROKEN}").replace(" ", UNBROKEN)


def _piles(s: State) -> str:
    """The decks, and what lies open in the discard piles."""
    myths, mythos, finds = s.setup.content.myths, s.mythos, s.discovery
    open_cards = ", ".join(
        f"{_name(s, card)}{'*' if card in myths and myths[card].symbol else ''}" for card in mythos.discard
    )
    parts = [
        f"Mythos deck {len(mythos.deck)}, {_held(f'discard pile {len(mythos.discard)}')}"
        + (f" (*: symbol): {open_cards}" if open_cards else ""),
        f"Discovery deck {len(finds.deck)}, {_held(f'discard pile {len(finds.discard)}')}"
        + (f": {', '.join(_name(s, card) for card in finds.discard)}" if finds.discard else ""),
    ]
    if s.setup.options.shared_energy:
        parts.append(f"Energy of the group {s.board.pool}")
    return "; ".join(parts)


# ------------------------------------------------------------------ the investigators


def _is_to_come(s: State, kind: type[Any], ask: type[Any], at: int) -> bool:
    """Whether the investigator in a place is still to be handed out, or chosen."""
    steps: tuple[Any, ...] = s.agenda
    return any(isinstance(step, kind | ask) and step.at <= at for step in steps)


def _investigator(s: State, at: int, one: Investigator) -> Iterator[str]:
    mark = ">" if s.turn.number and s.turn.who == one.character else " "
    head = f" {mark} "
    shared = not _is_to_come(s, ShareOut, AskSharing, at)
    chosen = not _is_to_come(s, ChooseInvestigators, AskInvestigator, at)
    by = f" ({s.seat_name(one.seat)})" if shared else ""
    name = s.text.name(one.character) if chosen else f"investigator {at + 1}"
    if one.space is None:
        yield from _filled(f"{name}{by}: eliminated, {_of_the_dead(one)}", head, " " * 6)
        return
    if not chosen:
        yield from _filled(f"{name}{by}: not chosen yet", head, " " * 6)
        return
    has = [f"wounds {one.wounds}/{HEALTH}", f"stress {one.stress}/{MOST_STRESS}", f"sanity {one.sanity}{_next(one)}"]
    has += [f"E{one.energy}"] if one.energy else []
    has += [f"F{one.fire} on the board"] if one.fire else []
    rerolls = s.turn.rerolls.count(one.character)
    has += [counted(rerolls, "free reroll") + " used"] if rerolls else []
    has += [f"came back from death x{one.deaths}"] if one.deaths else []
    yield from _filled(f"{name}{by}, {s.text.name(one.space)}: {', '.join(map(_held, has))}", head, " " * 6)
    lies = [_skills(s, one)]
    if not any(isinstance(step, DealInsanities) for step in s.agenda):
        lies.append(_mind(s, one))
    if one.relic is not None:
        used = any(note.startswith(f"relic:{one.relic}:") for note in s.turn.used)
        notes = [*(["flipped"] if has_flipped(one) else []), *(["used"] if used else [])]
        lies.append(f"Relic: {_name(s, one.relic)}{_held(f' ({listed(notes)})') if notes else ''}")
    yield from _filled("; ".join(lies), " " * 6, " " * 8)
    for side in Side:
        cards = ", ".join(_card(s, held) for held in one.cards if held.side is side)
        if cards:
            yield from _filled(f"{side.value}: {cards}", " " * 6, " " * 8)


def _of_the_dead(one: Investigator) -> str:
    return "killed" if one.wounds >= HEALTH else "consumed by madness"


def _next(one: Investigator) -> str:
    """The threshold that comes next."""
    after = min((space for space in THRESHOLDS if space > one.sanity), default=None)
    return f" (next threshold {after})" if after is not None else " (madness is next)"


def _skills(s: State, one: Investigator) -> str:
    own = s.setup.content.boards.get(one.character, ())
    skills = [f"{_name(s, skill)}{UNBROKEN}{level(s, one, skill)}" for skill in own]
    return ", ".join(skills)


def _mind(s: State, one: Investigator) -> str:
    mind = one.mind
    notes = [_held(counted(mind.tokens, "token"))] if mind.tokens else []
    notes += [f"partner {_name(s, mind.partner)}"] if mind.partner is not None else []
    notes += [f"keeps {_name(s, mind.kept)}"] if mind.kept is not None else []
    notes += ["lies down"] if mind.lying else []
    return f"{_name(s, mind.insanity)}{f' ({listed(notes)})' if notes else ''}"


def _card(s: State, held: Held) -> str:
    """A claimed card: `Old Map (Item)`, `Fisherman (Companion 1/2, used)`, `Rite (opens Head for E3)`."""
    facts = s.setup.content.finds.get(held.card)
    if facts is None:
        return _name(s, held.card)
    half = facts.half(held.side)
    kind = s.text.name(half.kind)
    if half.kind is HalfKind.COMPANION:
        kind += f" {held.wounds}/{half.health}"
    if half.incantation is not None:
        kind += f", opens {s.text.name(half.incantation.part)} for E{half.incantation.energy}"
    used = ", used" if held.used else ""
    return f"{_name(s, held.card)} {_held(f'({kind}{used})')}"


# ------------------------------------------------------------------ what is asked

_TOLD_ELSEWHERE: Final = frozenset(("seat", "roll", "carry"))
_OF_NO_INTEREST: Final = ((AskDiscard, "at"), (AskTheft, "robbed"))
"""Places in an order, by which a choice in parts is made one way only."""


def _asked(s: State) -> Iterator[str]:
    """The cards that are being resolved, the dice that lie there, and what else the question holds."""
    content = s.setup.content
    for card in (*s.mythos.playing, *s.discovery.drawn):
        entry: Any = content.myths.get(card) or content.finds.get(card)
        words = "" if entry is None else content.words(entry)
        yield f"{s.text.name(card)}{f': {words}' if words else ''}"
    ask: Any = s.decision
    if ask is None:
        return
    if getattr(ask, "roll", None) is not None:
        yield _roll(s, ask.roll)
    carry = getattr(ask, "carry", None)
    if carry is not None:
        yield f"of a card: {_name(s, str(carry.key).partition(':')[2].partition(':')[0])}"
    notes = list(_notes(s, ask))
    if notes:
        yield "; ".join(notes)


def _notes(s: State, ask: Any) -> Iterator[str]:
    """What else a question holds, field by field."""
    for field in attrs.fields(ask.__class__):
        name, value = field.name, getattr(ask, field.name)
        if name in _TOLD_ELSEWHERE or (ask.__class__, name) in _OF_NO_INTEREST:
            continue
        if name == "who" and value == s.turn.who and s.turn.number:
            continue  # whose turn it is stands at the top
        if name == "at" and isinstance(ask, AskInvestigator | AskSharing):
            yield f"investigator: {value + 1}"
        elif name == "sneaks" and value is None:
            yield "sneaks: any number"
        elif (
            value is not None and value is not False and value not in {(), ""} and not (name == "sneaks" and not value)
        ):
            words = _value(s, value)
            if words:
                yield f"{name.replace('_', ' ')}: {words}"
    if isinstance(ask, AskAttacker) and s.turn.fought:
        yield f"have attacked: {', '.join(_name(s, foe) for foe in s.turn.fought)}"


def _value(s: State, value: Any) -> str:
    """A field of a question in words; "" for what is no thing and no number."""
    if value.__class__ is tuple:
        return ", ".join(filter(None, (_value(s, thing) for thing in value)))
    if value is True:
        return "yes"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Toll):
        costs = [f"{count} {what}" for count, what in ((value.stress, "stress"), (value.wounds, "wounds")) if count]
        return f"{_name(s, value.foe)}{UNBROKEN}{_held(f'({listed(costs)})')}"
    return _name(s, value) if isinstance(value, Hideable | str) else ""


def _roll(s: State, roll: Any) -> str:
    """The dice of a roll, faces that are equal counted, and what they come to."""
    faces: Counter[str] = Counter(roll.dice)
    dice = ", ".join(f"{_name(s, die)}{f'{UNBROKEN}x{count}' if count > 1 else ''}" for die, count in faces.items())
    sums = f"{roll.successes or 'no'} success{'' if roll.successes == 1 else 'es'}"
    by = "by" if roll.reason.against else "on"
    targets = f" {by} {listed(_name(s, target) for target in roll.targets)}" if roll.targets else ""
    why = s.text.name(roll.reason)
    who = s.text.name(roll.who)
    return f"roll of {who} ({why}{targets}): {dice} - {_held(sums)}, {_held(counted(roll.tentacles, 'tentacle'))}"
