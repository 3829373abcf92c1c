"""Who plays the golden games of The Gate of R'lyeh: players with fixed preferences, which no tuning of bots changes."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Final

from rlyeh_rules import Action, Chance
from rlyeh_rules.gate import State, value
from rlyeh_rules.kernel import record


@record
class Preferring:
    """Does what it likes best; of what it likes the same, anything; and where it likes nothing, whatever can be done.

    Attributes:
        likes: what it likes, the best first, as patterns of the notation; in them `{best}`, `{neutral}` and `{worst}`
            stand for mythos cards that count 1, 0 and -1 for the target.
        seldom: patterns that are passed over two times in three.
    """

    likes: tuple[str, ...]
    seldom: tuple[str, ...] = ()

    def choose(self, view: State, legal: tuple[Action, ...], chance: Chance) -> Action:
        """Decide."""
        words = {action: str(action).partition(": ")[2] for action in legal}
        for like in self.likes:
            patterns = _patterns(view, like)
            found = [action for action in legal if any(fnmatchcase(words[action], one) for one in patterns)]
            if found and not (like in self.seldom and chance.below(3)):
                return chance.pick(found)
        return chance.pick(legal)


COUNTS: Final = {"{best}": 1, "{neutral}": 0, "{worst}": -1}


def _patterns(view: State, like: str) -> Sequence[str]:
    """A pattern for each mythos card that it may be about."""
    name = next((name for name in COUNTS if name in like), None)
    if name is None:
        return [like]
    if view.target is None:
        return []
    cards = [card for card in view.setup.content.mythos if value(card, view.target, view.direction) == COUNTS[name]]
    return [like.replace(name, card.id) for card in cards]


_FOR_THE_INCANTATION: Final = (
    "contribute {best}",
    "contribute {neutral}",
    "research",
    "discard {neutral}",
    "discard {worst}",
    "done",
    "play {best}",
    "play {neutral}",
)
TOGETHER: Final = Preferring(("vote no", *_FOR_THE_INCANTATION), seldom=("contribute {neutral}",))
"""Everybody works for the incantation, Cultists as well."""
READERS: Final = Preferring(
    ("vote yes", "volunteer", "consult", *_FOR_THE_INCANTATION), seldom=("contribute {neutral}",)
)
"""The same, with the book open whenever it can be."""
SUSPICIOUS: Final = Preferring(("vote yes", "accuse *"))
"""Everybody accuses and believes everybody as soon as it can be done."""
