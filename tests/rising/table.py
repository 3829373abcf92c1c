"""A builder of tables for stories: name what the story is about, the rest is filled in.

Investigators are I1 to I5 as in the ledger's cases, 1 for the first in the order of turns; their ids are `i1` to `i5`,
and they have no skill but those of the story. Figures are named by their kind and number: `"cultist-1"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import (
    Chance,
    Event,
    IllegalAction,
    Scripted,
    Seat,
    Setup,
    Source,
    Step,
    evolve,
    make_options,
    parse_action,
)
from rlyeh_rules.rising import (
    GROUND,
    HEALTH,
    PARTS,
    Board,
    Character,
    Content,
    Discovery,
    DiscoveryPiles,
    Enemy,
    Foe,
    Held,
    Insanity,
    Investigator,
    InvestigatorFacts,
    Kind,
    Mind,
    Mythos,
    MythosPiles,
    Options,
    Part,
    Phase,
    Relic,
    Side,
    Skill,
    Space,
    State,
    Turn,
)
from rlyeh_rules.rising.turns import BeginTurn

NAMES: Final = ("A", "B", "C", "D", "E")
TEAM: Final = tuple(Character(f"i{number}") for number in range(1, 6))
HOME: Final = "north-vortex"
"""Where everybody is of whom the story says nothing."""
CALM: Final = ("masochism", "hypochondria", "short-term-memory-loss", "fear-of-crowds", "paranoia")
"""The insanity cards of I1 to I5, if the story names no others."""

BLACK_FACES: Final = {"-": 0, "S": 1, "T": 3, "E": 4, "S+T": 5}
GREEN_FACES: Final = {"-": 0, "S": 2, "E": 4, "S+E": 5}


def shipped() -> Content:
    """The card set that the game ships with."""
    content = rr.games()["rising"].content
    assert isinstance(content, Content)
    return content


def i(number: int) -> Character:
    """The id of an investigator of the story."""
    return TEAM[number - 1]


def black(text: str) -> list[int]:
    """What chance gives for black dice that show these faces: `"S S+T -"`."""
    return [BLACK_FACES[face] for face in text.split()]


def green(text: str) -> list[int]:
    """What chance gives for green dice that show these faces: `"S S+E -"`."""
    return [GREEN_FACES[face] for face in text.split()]


# ------------------------------------------------------------------ tables


def table(
    seats: int = 1,
    *,
    turn: int = 1,
    number: int = 7,
    owners: Sequence[int] | None = None,
    spaces: Mapping[int, str | None] | None = None,
    wounds: Mapping[int, int] | None = None,
    stress: Mapping[int, int] | None = None,
    sanity: Mapping[int, int] | None = None,
    skills: Mapping[int, Mapping[str, int]] | None = None,
    insanity: Mapping[int, str] | None = None,
    minds: Mapping[int, Mapping[str, Any]] | None = None,
    held: Mapping[int, int] | None = None,
    burning: Mapping[int, int] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    relics: Mapping[int, str] | None = None,
    enemies: Mapping[str, str] | None = None,
    left: str = "ghast",
    right: str = "gug",
    unknown: Sequence[str] = (),
    parts: Mapping[str, str] | None = None,
    health: Mapping[str, int] | None = None,
    fire: Mapping[str, int] | None = None,
    energy: Mapping[str, int] | None = None,
    tokens: Iterable[str] = (),
    track: int = 1,
    mythos: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    discovery: Sequence[str] | None = None,
    found: Sequence[str] = (),
    agenda: Sequence[Step] | None = None,
    phase: Phase = Phase.ACTIONS,
    chance: int = 1,
    facts: Mapping[str, Sequence[Any]] | None = None,
    **options: Any,
) -> State:
    """A table at the start of an investigator's turn.

    Args:
        seats: how many players.
        turn: whose turn it is, 1 for I1.
        number: which turn of the game it is.
        owners: which player each of the five belongs to, 1 for the first; by default one after the other.
        spaces: where investigators are that are not at `HOME`; None: eliminated, by wounds if nothing else is said.
        wounds: their wounds, by investigator; so too `stress`, `sanity`, `held` (Energy) and `burning` (Fire tokens).
        skills: the skills of investigators with their levels, three at most; whoever is not named has none.
        insanity: insanity cards that are not those of `CALM`.
        minds: more of the `Mind` of investigators, by field.
        cards: Discovery cards they hold, as `"lantern left"`, with the wounds of a Companion as `"dog right 1"`.
        relics: their Unknown Relics; turns the option on.
        enemies: the figures on the map with their spaces, as `"red-gate"` or, with wounds, `"red-gate 1"`.
        left: the Left Monster.
        right: the Right Monster.
        unknown: the Unknown Monsters A and B.
        parts: body parts that are not as at first: `"vulnerable"`, `"vulnerable 3"` or `"3"` with wounds, or
            `"destroyed"`.
        health: the health of parts that is not that of the shipped set.
        fire: Fire tokens by space.
        energy: Energy tokens by space.
        tokens: the spaces with a Discovery token.
        track: the space of the Elder One token.
        mythos: the Mythos deck, the top card first; by default every card that is not in the discard pile.
        discard: the Mythos discard pile, the top card last.
        discovery: the Discovery deck, the top card first; by default every card that is nowhere else.
        found: the Discovery discard pile.
        agenda: what is still to happen, the next one last; by default the turn begins.
        phase: the phase of the turn, with an agenda of one's own.
        chance: the seed of chance.
        facts: entries made up for the story, by table of the card set; one with a known id takes its place.
        options: options of the game.
    """
    spaces, wounds, stress, sanity = spaces or {}, wounds or {}, stress or {}, sanity or {}
    skills, insanity, minds, held = skills or {}, insanity or {}, minds or {}, held or {}
    burning, cards, relics = burning or {}, cards or {}, relics or {}
    if relics:
        options.setdefault("unknown_rules", "relics")
    if unknown:
        options.setdefault("unknown_rules", "monsters")
    content = _content(skills, health or {}, facts or {})

    def make(at: int) -> Investigator:
        number = at + 1
        space = spaces.get(number, HOME)
        return Investigator(
            character=TEAM[at],
            seat=Seat(owners[at] - 1 if owners else at % seats),
            space=None if space is None else Space(space),
            mind=Mind(Insanity(insanity.get(number, _calm(insanity)[at])), **minds.get(number, {})),
            wounds=wounds.get(number, HEALTH if space is None and number not in sanity else 0),
            stress=stress.get(number, 0),
            sanity=sanity.get(number, 1),
            levels=_levels(skills.get(number, {})),
            energy=held.get(number, 0),
            fire=burning.get(number, 0),
            cards=tuple(_held(text) for text in cards.get(number, ())),
            relic=Relic(relics[number]) if number in relics else None,
        )

    team = tuple(make(at) for at in range(5))
    board_parts = tuple(_part(space, (parts or {}).get(space, ""), content) for space in PARTS)
    lying = {card.card for one in team for card in one.cards} | {part.card for part in board_parts} | {*found}
    kept = [one.mind.kept for one in team if one.mind.kept is not None]
    if discovery is None:
        discovery = [facts.id for facts in content.discovery if facts.id not in lying]
    if mythos is None:
        gone = [*discard, *kept]
        stock = [card for card, count in content.mythos_cards.items() for _ in range(count)]
        for card in gone:
            stock.remove(Mythos(card))
        mythos = stock
    content = _with_stock(content, [*mythos, *discard, *kept], [*discovery, *lying])
    state = State(
        setup=Setup(make_options(Options, options), content, NAMES[:seats]),
        chance=chance,
        turn=Turn(TEAM[turn - 1], number if agenda is not None else number - 1, phase=phase),
        team=team,
        enemies=tuple(_enemy(name, where) for name, where in (enemies or {}).items()),
        parts=board_parts,
        board=Board(
            track,
            Kind(left),
            Kind(right),
            tuple(map(Kind, unknown)),
            fire=_by_space(fire or {}),
            energy=_by_space(energy or {}),
            tokens=_by_space(dict.fromkeys(tokens, 1)),
        ),
        mythos=MythosPiles(tuple(map(Mythos, mythos)), tuple(map(Mythos, discard))),
        discovery=DiscoveryPiles(tuple(map(Discovery, discovery)), tuple(map(Discovery, found))),
    )
    if agenda is None:
        agenda = [BeginTurn(TEAM[turn - 1])]
    state = evolve(state, agenda=tuple(agenda))
    return state.begin(Chance(chance))[0]


def _calm(insanity: Mapping[int, str]) -> list[str]:
    """Insanity cards for those of whom the story says nothing."""
    rest = [card for card in dict.fromkeys(map(str, (*CALM, *Insanity))) if card not in insanity.values()]
    return rest[:5]


def _levels(skills: Mapping[str, int]) -> tuple[int, int, int]:
    one, two, three, *_ = (*skills.values(), 0, 0, 0)
    return one, two, three


def _held(text: str) -> Held:
    card, side, *wounds = text.split()
    return Held(Discovery(card), Side(side), int(wounds[0]) if wounds else 0)


def _enemy(name: str, where: str) -> Enemy:
    space, *wounds = where.split()
    return Enemy(Foe(name), Kind(name.rpartition("-")[0]), Space(space), int(wounds[0]) if wounds else 0)


def _part(space: Space, words: str, content: Content) -> Part:
    """A part as the story has it; what makes it Vulnerable is the first card with its Incantation."""
    last = words.rpartition(" ")[2]
    wounds = int(last) if last.isdecimal() else 0
    card, side = None, Side.LEFT
    if "vulnerable" in words:
        card, side = next(
            (facts.id, half)
            for facts in content.discovery
            for half in Side
            if (spell := facts.half(half).incantation) is not None and spell.part is space
        )
    return Part(space, wounds, card, side, destroyed="destroyed" in words)


def _by_space(counts: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(space, 0) for space in GROUND)


def _content(
    skills: Mapping[int, Mapping[str, int]], health: Mapping[str, int], facts: Mapping[str, Sequence[Any]]
) -> Content:
    """The shipped set with the story's investigators, healths and entries."""
    content = shipped()
    boards: list[InvestigatorFacts] = []
    for number in range(1, 6):
        known = [Skill(name) for name in skills.get(number, {})]
        others = [skill for skill in Skill if skill not in known]
        one, two, three = (known + others)[:3]
        boards.append(InvestigatorFacts(i(number), (one, two, three), Source.STAND_IN))
    changes: dict[str, Any] = {
        "investigators": tuple(boards),
        "parts": tuple(evolve(part, health=health.get(part.id, part.health)) for part in content.parts),
    }
    for table, entries in facts.items():
        made_up = {entry.id: entry for entry in entries}
        known_ids = {entry.id for entry in getattr(content, table)}
        changes[table] = (
            *[made_up.get(entry.id, entry) for entry in getattr(content, table)],
            *[entry for entry in entries if entry.id not in known_ids],
        )
    digest = f"table {sorted(skills)} {sorted(health.items())} {facts!r}"
    return attrs.evolve(content, name="A table", digest=digest, custom=True, **changes)


def _with_stock(content: Content, mythos: Sequence[Any], discovery: Sequence[Any]) -> Content:
    """The set with exactly the cards that lie on the table."""
    counts = {card: [*mythos].count(card) for card in mythos}
    return attrs.evolve(
        content,
        digest=f"{content.digest} {sorted(counts.items())} {sorted(filter(None, discovery))}",
        mythos=tuple(
            evolve(facts, copies=counts.get(facts.id, 1))
            for facts in content.mythos
            if facts.id in counts or facts.unknown
        ),
        discovery=tuple(facts for facts in content.discovery if facts.id in {*discovery}),
    )


# ------------------------------------------------------------------ what happens


def seat(number: int) -> Seat:
    """A player of the story, 1 for the first."""
    return Seat(number - 1)


def play(state: State, *texts: str, chance: Iterable[int] | None = None) -> State:
    """Carry actions out one after the other; a text names the player as the notation does, from 0, or whoever is asked.

    Args:
        state: where it begins.
        texts: the actions: `"attack cultist-1"`, `"1: keep"`.
        chance: what chance gives for the whole of it, as `black` and `green` write dice.
    """
    return played(state, *texts, chance=chance)[0]


def played(state: State, *texts: str, chance: Iterable[int] | None = None) -> tuple[State, list[Event]]:
    """The state after some actions, and everything that happened; every state on the way is sound."""
    script = None if chance is None else Scripted(chance, then_seeded=True)
    happened: list[Event] = []
    assert not broken(state), broken(state)
    for text in texts:
        state, told = state.apply(parse_action(state, text), chance=script)
        happened += told
        assert not broken(state), (text, broken(state))
    return state, happened


def broken(state: State) -> list[str]:
    """The invariants that a state breaks; the skills of a story are what it needs, whatever sanity has been lost."""
    return [str(one) for one in state.violations() if one.rule != "RR-20.5"]


def told(
    state: State, *texts: str, kind: type[Event] | None = None, chance: Iterable[int] | None = None
) -> list[Event]:
    """What happens when some actions are carried out; of one kind, if one is named."""
    _, happened = played(state, *texts, chance=chance)
    return [event for event in happened if kind is None or isinstance(event, kind)]


def offered(state: State, who: int | None = None) -> list[str]:
    """What a player may do, in notation without the seat; of everybody who is asked, if nobody is named."""
    actions = state.legal_actions(None if who is None else seat(who))
    return [str(action).partition(": ")[2] for action in actions]


def refused(state: State, text: str) -> str | None:
    """The rule by which an action is refused, by `why_not` and by `apply` alike, which leaves the state as it is."""
    action = parse_action(state, text)
    refusal = state.why_not(action)
    assert refusal is not None, f"{text} is allowed"
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert caught.value.refusal == refusal
    return refusal.rule


def kinds(happened: Iterable[Event]) -> list[str]:
    """The kinds of some events, in order."""
    return [type(event).__name__ for event in happened]


def new(seats: int = 1, seed: int = 1, **options: Any) -> State:
    """A new game as it is set up."""
    return rr.new_game(State, seed=seed, players=list(NAMES[:seats]), options=options)
