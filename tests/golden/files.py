"""Every golden file, and how it is made. `python -m tests.golden` writes them anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from rlyeh_rules.bots import GreedyBot
from rlyeh_rules.games import game_named
from rlyeh_rules.kernel import Action, Event, Step, declared_secrets
from tests.golden.gate_players import READERS, SUSPICIOUS, TOGETHER
from tests.golden.playthrough import Wanted, playthrough
from tests.golden.rising_players import HUNTERS, IDLE

FOLDER = Path(__file__).parent / "files"
LARGEST = 200_000
"""Bytes; a file that nobody can read through is no golden file."""

ADVANCED = {
    "id_cards": True,
    "elder_gods": "each",
    "open_memory": True,
    "bid_cards_locked": False,
    "first_player": 0,
    "faction_of_first_seat": "cultist",
}
EVERYTHING = {
    "equipment": True,
    "artifacts": True,
    "gods_with_text": True,
    "paranoia": True,
    "turning": True,
    "choose_characters": True,
}
MUCH = ("ArtifactUsed", "GodStirred", "ActionForced", "InsanityRemoved", "NatureRevealed", "InsanitySetOff", "CardLost")
UNKNOWN = {
    "sharing": "chosen",
    "choose_investigators": True,
    "attack_when": "vulnerable",
    "climb_spaces": 3,
    "forced_move": "may-fall-to-final-vortex",
    "attune_amount": 3,
    "tradable_energy": True,
    "energy_on_death": "drop-in-space",
    "incantation_timing": "free-action",
    "token_removed_by": "investigating-only",
    "unknown_rules": "full",
    "expert_cultists": True,
    "summon_on_part": "final-vortex",
}
OF_THE_UNKNOWN = ("PartDestroyed", "CardDetached", "RelicUsed", "RelicFlipped", "CameBack")


def secrets_of(name: str) -> str:
    """Every field of a game that hides something or says that it does not, a line each."""
    rules = game_named(name).rules
    kinds = [kind for base in (Action, Event, Step) for kind in rules.kinds(base)]
    return "\n".join(declared_secrets(rules.state, *kinds)) + "\n"


GOLDEN: dict[str, Callable[[], str]] = {
    "seals-basic.txt": partial(playthrough, "seals", 7, {}),
    "seals-advanced.txt": partial(playthrough, "seals", 23, ADVANCED),
    "seals-secrets.txt": partial(secrets_of, "seals"),
    "last_relic-summoning.txt": partial(playthrough, "last_relic", 21, {}, boards_every=25),
    "last_relic-defeat.txt": partial(playthrough, "last_relic", 78, {}, boards_every=25),
    "last_relic-exposed.txt": partial(
        playthrough, "last_relic", 44, {"faction_of_first_seat": "cult"}, boards_every=25
    ),
    # at random nobody steals four different Relics
    "last_relic-cancelled.txt": partial(playthrough, "last_relic", 20, {}, bot=GreedyBot(guesses=1), boards_every=25),
    "last_relic-secrets.txt": partial(secrets_of, "last_relic"),
    "gate-four-sigils.txt": partial(
        playthrough, "gate", Wanted("GR-1.1"), {}, players=6, bot=TOGETHER, boards_every=25
    ),
    "gate-midnight.txt": partial(playthrough, "gate", Wanted("GR-10.1"), {}, boards_every=25),
    "gate-necronomicon.txt": partial(
        playthrough, "gate", Wanted("GR-11.3.9", ("BookClosed",)), {}, bot=READERS, boards_every=25
    ),
    "gate-wrongly-accused.txt": partial(
        playthrough, "gate", Wanted("GR-6.5.13"), {}, players=4, bot=SUSPICIOUS, boards_every=25
    ),
    "gate-everything.txt": partial(
        playthrough, "gate", Wanted(events=MUCH), EVERYTHING, players=6, out_of_turn=6, boards_every=40
    ),
    "gate-secrets.txt": partial(secrets_of, "gate"),
    "rising-victory.txt": partial(playthrough, "rising", Wanted("RR-5.14"), {}, bot=HUNTERS, boards_every=40),
    "rising-end-of-the-track.txt": partial(
        playthrough, "rising", Wanted("RR-24.3"), {}, players=1, bot=IDLE, boards_every=20
    ),
    "rising-all-dead.txt": partial(playthrough, "rising", Wanted("RR-24.2"), {}, players=2, boards_every=25),
    "rising-everything.txt": partial(
        playthrough, "rising", Wanted(events=OF_THE_UNKNOWN), UNKNOWN, players=3, bot=HUNTERS, boards_every=80
    ),
    "rising-secrets.txt": partial(secrets_of, "rising"),
}


def write_all(beginnings: Iterable[str]) -> None:
    """Write every golden file anew of which the name begins like one of these."""
    FOLDER.mkdir(exist_ok=True)
    for name, make in GOLDEN.items():
        if name.startswith(tuple(beginnings)):
            (FOLDER / name).write_text(make(), encoding="utf-8", newline="\n")
