"""The page of The Last Relic of R'lyeh: the order of its files, its cards and tracks, and how boxes are written."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import cast

import rlyeh_rules as rr
from docs.game_page import GamePage
from docs.tables import Row, code, table
from rlyeh_rules import last_relic
from rlyeh_rules.kernel import Source
from rlyeh_rules.last_relic.effects import IN_WORDS, Box, Faction, Icon, Number, Scope, Stat, When, Where
from rlyeh_rules.last_relic.language import ICONS, UnreadableBox, read_continuous, read_row
from rlyeh_rules.last_relic.wording import (
    adventurer_words,
    continuous_words,
    cult_words,
    effect_words,
    location_words,
)

HERS, CULT = Faction.ADVENTURER, Faction.CULT
WHEN_IT_STANDS = {HERS: Box.ACTION, CULT: Box.ACTIVATION}
"""The boxes in which an icon has all the places that it can have."""
STANDS: tuple[tuple[Faction, Box], ...] = ((HERS, Box.PERMANENT), (CULT, Box.PERMANENT), (CULT, Box.DEPLOYED))
"""The boxes of what goes on."""


def content() -> last_relic.Content:
    """The card set that the game ships with."""
    return cast("last_relic.Content", rr.games()["last_relic"].content)


# ------------------------------------------------------------------ how boxes are written


def icons() -> str:
    """Every icon, whose it is, what it does, and where it can apply."""

    def rows() -> Iterator[Row]:
        for icon in Icon:
            said: dict[tuple[str, str], list[str]] = {}
            for faction in Faction:
                if icon in ICONS[faction]:
                    said.setdefault(_said(icon, faction), []).append(faction.title())
            for (words, places), factions in said.items():
                source = "a card's words" if icon in IN_WORDS else "an icon"
                yield code(icon), " and ".join(factions), words, places, source

    return table(("icon", "of", "what it does", "where", "the rulebook has it as"), rows())


def _said(icon: Icon, faction: Faction) -> tuple[str, str]:
    """What an icon does, and the places that it can have, that which is meant without a word first."""
    box = Box.ACTION if icon is Icon.RETURN else WHEN_IT_STANDS[faction]
    (usual,) = _effect(str(icon), faction, box)
    places: list[str] = []
    for where in Where:
        with suppress(UnreadableBox):
            read_row(f"{icon}@{where}", faction, box)
            places.insert(0 if where is usual.where else len(places), code(f"@{where}"))
    return effect_words(usual, faction), ", ".join(places)


def _effect(text: str, faction: Faction, box: Box) -> Sequence[last_relic.Effect]:
    (taken,) = read_row(text, faction, box).taken.values()
    return taken.effects


def numbers() -> str:
    """How often an icon can be produced."""
    rows = (
        (code(f"{number}.fund"), effect_words(_effect(f"{number}.fund", HERS, Box.ACTION)[0], HERS))
        for number in Number
    )
    return table(("written", "what it does for the Adventurer"), rows)


def auras() -> str:
    """Every number that a card in play can change, in which boxes, and whom it can be about."""

    def rows() -> Iterator[Row]:
        for stat in Stat:
            by = "" if stat is Stat.COVER else " +1"
            for faction, box in STANDS:
                for scope in Scope:
                    with suppress(UnreadableBox):
                        text = f"{stat}{by} @{scope}"
                        always = read_continuous(text, faction, box)
                        usual = read_continuous(f"{stat}{by}", faction, box)
                        shown = text.partition(" @")[0] if usual == always else text
                        yield code(shown), f"{faction.title()}, {box}", continuous_words(always, faction, box)

    merged: dict[tuple[str, str], list[str]] = {}
    for written, where, words in rows():
        merged.setdefault((written, words), []).append(where)
    return table(
        ("written", "on a card of", "what it does"),
        ((written, "; ".join(where), words) for (written, words), where in merged.items()),
    )


def triggers() -> str:
    """Every occasion that sets something off."""

    def rows() -> Iterator[Row]:
        for when in When:
            cells: list[str] = []
            for faction, box in STANDS:
                words = continuous_words(read_continuous(f"when {when}: fund", faction, box), faction, box)
                cells.append(words.partition(", ")[2].rpartition(", ")[0])
            yield code(f"when {when}:"), *cells

    head = ("written", *(f"{faction.title()}, {box}" for faction, box in STANDS))
    return table(head, rows())


# ------------------------------------------------------------------ the cards


def _boxes(half: last_relic.AdventurerHalf | last_relic.CultHalf) -> str:
    """The boxes of a card as they are written, each by its name."""
    found = ((box, getattr(half, box, "")) for box in Box)
    return "; ".join(f"{box} {code(text)}" for box, text in found if text)


def _source(source: Source, printed: Sequence[str] = ()) -> str:
    return f"{source}; known: {', '.join(printed)}" if printed else str(source)


def _names(things: Sequence[str]) -> str:
    return ", ".join(last_relic.RULES.text.name(thing) for thing in things)


def adventurer_cards() -> str:
    """The Adventurer's starting deck."""
    name = last_relic.RULES.text.name
    rows = (
        (name(card.id), _boxes(card), adventurer_words(card), _source(card.source))
        for card in content().adventurer_cards
    )
    return table(("card", "written", "what it does", "source"), rows)


def cult_cards() -> str:
    """The Cult's starting deck."""
    name = last_relic.RULES.text.name
    rows = ((name(card.id), _boxes(card), cult_words(card), _source(card.source)) for card in content().cult_cards)
    return table(("card", "written", "what it does", "source"), rows)


def reinforcements() -> str:
    """The Reinforcement cards."""
    name = last_relic.RULES.text.name

    def rows() -> Iterator[Row]:
        for card in content().reinforcements:
            halves = adventurer_words(card.adventurer), cult_words(card.cult)
            yield name(card.id), str(card.cost), *halves, _source(card.source)

    return table(("card", "price", "the Adventurer's half", "the Cult's half", "source"), rows())


def locations() -> str:
    """The Locations."""
    name = last_relic.RULES.text.name

    def rows() -> Iterator[Row]:
        for card in content().locations:
            marks, ability = f"{card.hidden} / {card.discovered}", location_words(card).removeprefix("Ability: ")
            known = _source(card.source, card.printed)
            yield name(card.id), marks, _names(card.relics), str(card.funds), ability, known

    return table(("Location", "Marks", "Relics", "Funds", "ability", "source"), rows())


def great_old_ones() -> str:
    """The Great Old Ones."""
    name = last_relic.RULES.text.name
    rows = ((name(card.id), _names(card.relics), _source(card.source)) for card in content().great_old_ones)
    return table(("Great Old One", "needs", "source"), rows)


def relics() -> str:
    """The Relic tokens."""
    name = last_relic.RULES.text.name
    rows = ((name(kind.id), str(kind.tokens), _source(kind.source)) for kind in content().relics)
    return table(("Relic", "tokens", "source"), rows)


def exposure() -> str:
    """The spaces of the Exposure track."""

    def rows() -> Iterator[Row]:
        for number, space in enumerate(content().exposure):
            effects = (f"{space.notoriety:+}", str(space.adventurer), str(space.cult))
            known = _source(space.source, space.printed)
            yield (
                f"{number}{', the start' if space.start else ''}",
                *("" if it in {"+0", "0"} else it for it in effects),
                known,
            )

    return table(("space", "Notoriety", "Funds for the Adventurer", "Funds for the Cult", "source"), rows())


def tracks() -> str:
    """The tracks whose spaces have no effects."""
    rows = (
        (track.id.title(), str(track.start), str(track.last), _source(track.source, track.printed))
        for track in content().tracks
    )
    return table(("track", "starts on space", "ends with space", "source"), rows)


PAGE = GamePage(
    "last_relic",
    order=(
        "setup",
        "deployment",
        "action_phase",
        "turns",
        "playing",
        "adventurer",
        "cult",
        "targets",
        "targets_in_words",
        "locations",
        "resolving",
        "market",
        *(f"events.{part}" for part in ("setup", "course", "actions", "cultists", "locations", "market", "ending")),
    ),
    apart=("invariants.py", "guess.py", "board.py", "course.py"),
    further={
        "icons": icons,
        "numbers": numbers,
        "auras": auras,
        "triggers": triggers,
        "adventurer cards": adventurer_cards,
        "cult cards": cult_cards,
        "reinforcements": reinforcements,
        "locations": locations,
        "great old ones": great_old_ones,
        "relics": relics,
        "exposure": exposure,
        "tracks": tracks,
    },
)
