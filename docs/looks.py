"""Who may look at what is not for everybody, in words: for the pages of the games and for those of the API."""

import re
from collections.abc import Mapping
from typing import Any, Final

import rlyeh_rules as rr
from rlyeh_rules import kernel
from rlyeh_rules.kernel import declared_secrets

SECRET: Final = re.compile(r"secret to (?P<who>[^,]+)(?:, unless (?P<unless>\w+))?(?P<over>, until the game is over)?")
CALLED: Final = {"owner": "its owner", "nobody": "nobody", "both": "both players concerned"}
"""What is said of those whom most records name alike; any other name is a field or property that holds seats."""


def looks(*bases: type[Any]) -> dict[str, str]:
    """Who may look at each secret field of what `bases` hold, by `Record.field`."""
    lines = (line.split("  ") for line in declared_secrets(*bases))
    return {place: in_words(found) for place, _, mark in lines if (found := SECRET.fullmatch(mark))}


def in_words(secret: re.Match[str]) -> str:
    """Who may look, and when everybody may."""
    who = " or ".join(CALLED.get(one, f"the seats in `{one}`") for one in secret["who"].split(" or "))
    unless = f"; everybody if `{secret['unless']}`" if secret["unless"] else ""
    return f"{who}{unless}{'; everybody once the game is over' if secret['over'] else ''}"


def marks_by_package() -> Mapping[str, Mapping[str, str]]:
    """For the kernel and for each game by itself, since games have records of one name: who may look at which field."""
    bases = (kernel.Step, kernel.Action, kernel.Event)
    kinds: dict[str, list[type[Any]]] = {kernel.__name__: [kernel.State, *bases]}
    for game in rr.games().values():
        kinds[game.package] = [game.rules.state, *(kind for base in bases for kind in game.rules.kinds(base))]
    return {
        package: {place: f" *Who may look: {who}.*" for place, who in looks(*of_it).items()}
        for package, of_it in kinds.items()
    }
