"""Who may look at what is not for everybody, in words: for the pages of the games and for those of the API."""

import re
from typing import Any, Final

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
