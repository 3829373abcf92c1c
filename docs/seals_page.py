"""The page of The Seals of Cthulhu: the order of its files, its cards, and a board that other pages show as well."""

from collections.abc import Iterator
from typing import cast

import rlyeh_rules as rr
from docs.game_page import GamePage
from docs.tables import Row, code, fenced, table
from rlyeh_rules import seals
from rlyeh_rules.seals.abilities import Ability

OPENING = {"first_player": 0, "faction_of_first_seat": "investigator"}
MIDGAME = """
    0: place investigator-gate, 0: bid 0, 1: take, 0: close,
    1: place cultist-potion, 1: bid 1, 0: take, 1: close,
    0: place investigator-gate-closure, 0: bid 1, 1: take, 0: close,
    1: place cultist-gate-closure, 1: bid 0, 0: raise 2, 1: take, 1: close,
    0: closure investigator-gate-closure down cultist-potion,
    0: place investigator-journal, 0: bid 1, 1: take, 0: close,
    1: place cultist-journal, 1: bid 0, 0: raise 1, 1: take, 1: close,
    0: journal cultist-gate-closure for investigator-shoggoth,
    0: place investigator-necronomicon, 0: bid 0, 1: raise 4, 0: push investigator-gate, 0: raise 0
"""


def midgame() -> seals.State:
    """A moment in the middle of a game."""
    state = rr.new_game(seals.State, seed=1, players=["Sean", "Sarah"], options=OPENING)
    for line in MIDGAME.split(","):
        state, _ = state.apply(rr.parse_action(state, line))
    return state


def board() -> str:
    """That moment as Sean sees it, and what Sarah is told when she bids too little."""
    state = midgame()
    wish = rr.parse_action(state, "1: raise 1")
    seen = fenced(str(state.view(rr.Seat(0))))
    return f"{seen}\n\nSarah would like to add one marker, {code(wish)}, and is told: {code(state.why_not(wish))}"


def cards() -> str:
    """The two halves of each thing with their values, and what of that is known from the rulebook."""
    content, text = cast("seals.Content", rr.games()["seals"].content), seals.RULES.text
    facts = {card.id: card for card in content.cards}

    def rows() -> Iterator[Row]:
        for thing in seals.Thing:
            halves = [facts[seals.Card.of(side, thing)] for side in seals.Faction]
            values = [f"{half.control} / {half.influence}" for half in halves]
            known = [f"{text.name(half.faction)}: {fact}" for half in halves for fact in half.printed]
            yield text.name(thing), *values, "; ".join(known), text.entries[thing].text

    head = ("thing", "Investigator half", "Cultist half", "known from the rulebook", "power")
    return table(head, rows())


def ids() -> str:
    """The ID cards."""
    content, text = cast("seals.Content", rr.games()["seals"].content), seals.RULES.text
    head = ("ID card", "faction", "what it does", "source")
    return table(
        head,
        (
            (text.name(card.id), text.name(card.faction), text.entries[card.id].text, card.source)
            for card in content.ids
        ),
    )


PAGE = GamePage(
    "seals",
    order=(
        "setup",
        "placing",
        "auction",
        "turn",
        "abilities",
        "artifacts",
        "elder_gods",
        "shub_niggurath",
        "characters",
        *(f"events.{part}" for part in ("setup", "auction", "table", "characters", "ending")),
    ),
    apart=("invariants.py", "guess.py"),
    together={Ability: "an ability"},
    further={"cards": cards, "ID cards": ids},
)
