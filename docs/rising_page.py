"""The page of R'lyeh Rising: the order of its files, its cards, and what a card of a set of one's own can do."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, TypeVar, cast

import attrs

import rlyeh_rules as rr
from docs.game_page import GamePage
from docs.rising_map import drawn
from docs.tables import Row, code, table
from rlyeh_rules import rising
from rlyeh_rules.kernel import Source, family
from rlyeh_rules.rising import (
    BLACK,
    GREEN,
    GREEN_AT,
    MADNESS,
    THRESHOLDS,
    Ability,
    Case,
    Choice,
    Die,
    Effect,
    Figures,
    Name,
    Skill,
    Space,
    Standing,
    When,
    Where,
    Who,
)
from rlyeh_rules.rising.effects import (
    AddEnergy,
    LoseSanity,
    MoveFigures,
    PlaceFigure,
    PlaceYou,
    ReturnFigure,
    Summon,
    WoundFigures,
)
from rlyeh_rules.rising.skills import FLIP
from rlyeh_rules.rising.traits import Armour, CostWhenAttacked, ExtraTentacles, ExtraWounds, FreeRerolls
from rlyeh_rules.rising.wording import can_do, does, holds

EXAMPLES: Final[Mapping[str, object]] = {
    "who": Who.EVERYBODY,
    "figures": Figures.MONSTERS,
    "where": Where.YOUR_SPACE,
    "enemy": Name.CULTIST,
    "goal": Space.NORTH_VORTEX,
    "case": Case.ON_PART,
    "skill": Skill.STEALTH,
    "when": When.ATTACK,
    "count": 2,
    "spaces": 2,
    "within": 1,
    "needed": 2,
    "stress": 2,
    "wounds": 1,
    "sanity": 1,
    "or_wounds": True,
    "here": True,
    "all": True,
    "discard": True,
    "each": True,
    "attacking": True,
    "attacked": False,
    "then": (AddEnergy(Where.YOUR_SPACE, 1),),
    "otherwise": (LoseSanity(Who.YOU, 1),),
    "effects": (LoseSanity(Who.YOU, 1),),
    "ways": (Choice(effects=(LoseSanity(Who.YOU, 1),)), Choice(stress=2), Choice(energy=1)),
}
"""What the fields of effects are in the examples of the page."""
OTHERWISE: Final[Mapping[type, Mapping[str, object]]] = {
    Summon: {"where": Where.RANDOM_GATE},
    MoveFigures: {"figures": Figures.CULTISTS},
    PlaceFigure: {"figures": Figures.NEAREST_MONSTER},
    PlaceYou: {"who": Who.YOU, "where": Where.A_GATE},
    ReturnFigure: {"figures": Figures.CULTISTS},
    WoundFigures: {"figures": Figures.ENEMIES},
    Armour: {"when": When.ATTACKED},
    FreeRerolls: {"when": When.ANY},
    ExtraWounds: {"when": When.ATTACK_MONSTER},
    ExtraTentacles: {"attacked": True},
    CostWhenAttacked: {"wounds": 0, "stress": 1},
}
"""Where they cannot be that, or say more by something else."""
T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)


def content() -> rising.Content:
    """The card set that the game ships with."""
    return cast("rising.Content", rr.games()["rising"].content)


def picture() -> str:
    """The picture of its map."""
    return drawn(content())


# ------------------------------------------------------------------ the set-up


def set_up() -> str:
    """Who plays how many investigators, as they are shared out by default."""

    def rows() -> Iterator[Row]:
        for players in rr.games()["rising"].seats:
            state = rr.new_game(rising.State, seed=1, players=players)
            shares = Counter(one.seat for one in state.team)
            yield str(players), ", ".join(str(shares[seat]) for seat in state.seats)

    return table(("players", "investigators of each, from the first seat"), rows())


def spaces() -> str:
    """Every space, and what it is linked with."""

    def rows() -> Iterator[Row]:
        for facts in content().spaces:
            near = ", ".join(_name(other) for other in content().map.neighbours[facts.id])
            lies = "a Discovery token" if facts.token else ""
            yield _name(facts.id), code(facts.id), near, lies, _source(facts.source, facts.printed)

    return table(("space", "id", "linked with", "at the start", "source"), rows())


def dice() -> str:
    """The faces of the two kinds of dice."""

    def rows() -> Iterator[Row]:
        for colour, faces in (("black", BLACK), ("green", GREEN)):
            counts = Counter(faces)
            for face in dict.fromkeys(faces):
                yield colour, _symbols(face), str(counts[face]), code(face)

    return table(("die", "face", "of six", "in notation"), rows())


def _symbols(face: Die) -> str:
    found = ["success"] * face.success + ["tentacle"] * face.tentacle + ["elder sign"] * face.elder_sign
    return " and ".join(found) or "blank"


def sanity() -> str:
    """The sanity track: its thresholds, and what comes with each."""

    def rows() -> Iterator[Row]:
        dice = 0
        for at in sorted(THRESHOLDS):
            dice += at in GREEN_AT
            further = "an Unknown Relic is flipped" if at == FLIP else ""
            yield str(at), "symptoms, then a level of a skill", str(dice), further
        yield str(MADNESS), "madness: the investigator is eliminated", "", ""

    return table(("space", "what happens", "green dice from here on", "with the Unknown Relics"), rows())


# ------------------------------------------------------------------ what a card can do


def effects() -> str:
    """Every effect: how it is written, and what that example does."""
    return table(("written", "what it does"), ((code(written(one)), does(one)) for one in examples(Effect)))


def standing() -> str:
    """Everything that can be so as long as a card lies there."""
    return table(("written", "what it does"), ((code(written(one)), holds(one)) for one in examples(Standing)))


def abilities() -> str:
    """Every special ability of an enemy."""
    return table(("written", "what it does"), ((code(written(one)), can_do(one)) for one in examples(Ability)))


def examples(base: type[T]) -> Iterator[T]:
    """One of each kind of effect, in the order in which they are declared."""
    for kind in family(base):
        fields = {**EXAMPLES, **OTHERWISE.get(kind, {})}
        yield kind(**{name: fields[name] for name in names_of(kind)})


def names_of(kind: type[object]) -> Sequence[str]:
    """The fields of an effect."""
    fields: Sequence[attrs.Attribute[object]] = getattr(kind, "__attrs_attrs__", ())
    return [field.name for field in fields]


def written(thing: object) -> str:
    """An effect, or a part of one, as it stands in a card file; what is nothing is left out."""
    kind = type(thing)
    parts = [f'type = "rising.{kind.__name__}"'] if hasattr(kind, "polymorphic") else []
    parts += [f"{name} = {_value(value)}" for name in names_of(kind) if (value := getattr(thing, name)) not in (0, ())]
    return f"{{ {', '.join(parts)} }}"


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(written(each) for each in cast('tuple[object, ...]', value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{value}"'


def _words(head: str, what: str, meaning: Mapping[E, str]) -> str:
    """A table of the words that a field can be."""
    words = type(next(iter(meaning)))
    return table((f"`{head}`", what), ((code(word), meaning[word]) for word in words))


def whom() -> str:
    """Whom an effect can concern."""
    return _words(
        "who",
        "whom it concerns",
        {
            Who.YOU: "whoever draws, uses or holds the card; in an advance or at the end of a turn, who is active",
            Who.HERE: "every investigator in your space, you among them",
            Who.OTHERS: "every other investigator",
            Who.EVERYBODY: "every investigator",
            Who.ON_PARTS: "every investigator on a body part",
            Who.ON_GROUND: "every investigator on the ground",
            Who.BURNING: "every investigator in a space with Fire",
            Who.ONE_HERE: "an investigator in your space, whom you choose; it can be you",
            Who.ONE: "an investigator anywhere, whom you choose; it can be you",
        },
    )


def where() -> str:
    """Where something can be put."""
    places = {
        Where.YOUR_SPACE: "in your space",
        Where.EACH_GATE: "at each of the three Gates",
        Where.EACH_VORTEX: "at each of the six Vortexes",
        Where.RANDOM_GATE: "at a Gate drawn at random, when it is reached",
        Where.A_GATE: "at a Gate that the active player chooses",
        Where.A_SPACE: "in a space on the ground that the active player chooses",
    }
    return _words("where", "where", {place: places.get(place) or f"at the {_name(place)}" for place in Where})


def figures() -> str:
    """Which enemies an effect can concern."""
    return _words(
        "figures",
        "which enemies",
        {
            Figures.ENEMIES: "every Cultist and monster; of wounds, Vulnerable body parts as well",
            Figures.CULTISTS: "every Cultist, Expert Cultists too",
            Figures.MONSTERS: "every monster",
            Figures.SPAWN: "the R'lyeh Spawn",
            Figures.ONE: "one that is chosen; for wounds, it can be a Vulnerable body part",
            Figures.NEAREST: "the nearest Cultist or monster",
            Figures.NEAREST_CULTIST: "the nearest Cultist",
            Figures.NEAREST_MONSTER: "the nearest monster",
        },
    )


def enemy_names() -> str:
    """What a card can call an enemy that it summons."""
    return _words(
        "enemy",
        "which enemy comes",
        {
            Name.CULTIST: "a Cultist",
            Name.LEFT: "the Left Monster of this game",
            Name.RIGHT: "the Right Monster",
            Name.SPAWN: "the R'lyeh Spawn",
            Name.ITSELF: "another of its kind; only on the card of a monster",
        },
    )


def cases() -> str:
    """What an effect can depend on."""
    return _words(
        "case",
        "when it is so",
        {
            Case.ON_PART: "you are on a body part",
            Case.ON_GROUND: "you are on the ground",
            Case.SAFE: "there is no enemy in your space",
            Case.ALONE: "there is no other investigator in your space",
            Case.SPAWN_ON_MAP: "the R'lyeh Spawn is on the map",
            Case.VULNERABLE_PART: "a body part is Vulnerable",
            Case.DESTROYED_PART: "a body part is destroyed",
            Case.HOLDING_ENERGY: "you hold Energy",
            Case.ON_THRESHOLD: "your sanity marker is on a threshold",
        },
    )


def when() -> str:
    """On which rolls a rule counts."""
    return _words(
        "when",
        "on which rolls",
        {
            When.OWN: "every roll of your own, attacks among them",
            When.ATTACK: "when you attack",
            When.ATTACK_HERE: "when you attack something in your space",
            When.ATTACK_AFAR: "when you attack something that is not in your space",
            When.ATTACK_PART: "when you attack a body part",
            When.ATTACK_CULTIST: "when you attack a Cultist",
            When.ATTACK_MONSTER: "when you attack a monster",
            When.ATTACKED: "when an enemy attacks you",
            When.FIRE: "when you roll for Fire",
            When.ANY: "every roll that is yours, also one against you; of `Armour`: from any source",
        },
    )


# ------------------------------------------------------------------ the cards


def _name(word: str) -> str:
    return rising.TEXT.name(word)


def _source(source: Source, printed: Sequence[str] = ()) -> str:
    return f"{source}; known: {', '.join(printed)}" if printed and source != "rulebook" else str(source)


def _entries(head: str, entries: Sequence[Any], *columns: str) -> str:
    """A table of cards: the name, some fields, what it does, and where the entry comes from."""

    def rows() -> Iterator[Row]:
        for entry in entries:
            cells = [str(getattr(entry, column)) for column in columns]
            source = _source(entry.source, getattr(entry, "printed", ()))
            yield _name(str(entry.id)), *cells, content().words(entry), source

    return table((head, *columns, "what it does", "source"), rows())


def investigators() -> str:
    """The investigators with their skills."""

    def rows() -> Iterator[Row]:
        for facts in content().investigators:
            yield _name(str(facts.id)), code(facts.id), *map(_name, facts.skills), str(facts.source)

    return table(("investigator", "id", "skill", "skill", "signature", "source"), rows())


def skills() -> str:
    """What each skill does, level by level."""
    entries = rising.TEXT.entries
    return table(("skill", "what it does"), ((_name(skill), entries[skill].text) for skill in Skill))


def insanities() -> str:
    """The insanity cards."""
    return _entries("card", content().insanities)


def enemies() -> str:
    """The Cultists and the R'lyeh Spawn."""
    return _entries("enemy", content().enemies)


def monsters() -> str:
    """The Unknown Monster cards."""
    return _entries("monster", content().monsters)


def experts() -> str:
    """The Expert Cultists."""
    return _entries("Expert Cultist", content().experts)


def cthulhu() -> str:
    """The card of Cthulhu."""
    return _entries("card", content().cthulhu)


def parts() -> str:
    """The body parts."""
    return _entries("part", content().parts)


def episode() -> str:
    """The Episode card."""
    return _entries("card", content().episode)


def mythos() -> str:
    """The Mythos cards, the Unknown ones among them."""
    return _entries("card", content().mythos, "copies")


def discovery() -> str:
    """The Discovery cards."""
    return _entries("card", content().discovery)


def relics() -> str:
    """The Unknown Relics."""
    return _entries("Relic", content().relics)


PAGE = GamePage(
    "rising",
    order=(
        "sharing",
        "setup",
        "unknown",
        "actions",
        "running",
        "climbing",
        "movement",
        "marching",
        "attacking",
        "rerolls",
        "symbols",
        "dealing",
        "resting",
        "trading",
        "energy",
        "using",
        "incantations",
        "mythos_phase",
        "omens",
        "mythos",
        "discovery",
        "giving_up",
        "fighting",
        "protecting",
        "tolls",
        "wounds",
        "sanity",
        "insanities",
        "partners",
        "outbreak",
        "theft",
        "end_of_turn",
        "prayer",
        "parts",
        "choices",
        "ordering",
        *(f"events.{part}" for part in ("setup", "turn", "movement", "rolls", "harm", "things", "enemies", "effects")),
    ),
    apart=("invariants.py", "course.py", "map_text.py", "map_picture.py"),
    further={
        "set-up": set_up,
        "spaces": spaces,
        "dice": dice,
        "sanity": sanity,
        "effects": effects,
        "standing": standing,
        "abilities": abilities,
        "whom": whom,
        "where": where,
        "figures": figures,
        "enemy names": enemy_names,
        "cases": cases,
        "when": when,
        "investigators": investigators,
        "skills": skills,
        "insanities": insanities,
        "enemies": enemies,
        "monsters": monsters,
        "experts": experts,
        "cthulhu": cthulhu,
        "parts": parts,
        "episode": episode,
        "mythos": mythos,
        "discovery": discovery,
        "relics": relics,
    },
)
