"""What holds in every state of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rlyeh_rules.kernel import HIDDEN, Invariant

from .artifacts import AskLay
from .cards import Equipment, Keeping, Side, Sigil
from .clock import FIRST_HOUR
from .course import COURSE, NATURES, first_turn_is_to_come, is_worked_off, most_in_pool
from .ending import MIDNIGHT, SIGILS
from .halfway import characters_are_known, if_known, in_pool, most_in_hand
from .research import AskToss
from .state import Mind, Player, State

__all__ = ["INVARIANTS"]

# ------------------------------------------------------------------ the clock, the sigils


def _hour(s: State) -> bool:
    """Midnight is shown only when the game is over."""
    return FIRST_HOUR <= s.hour <= MIDNIGHT and (s.hour < MIDNIGHT or s.outcome is not None)


def _created(s: State) -> bool:
    """The fourth is the last."""
    return len(set(s.created)) == len(s.created) and (len(s.created) < SIGILS or s.outcome is not None)


def _target(s: State) -> bool:
    return s.target not in s.created or s.setup.options.allow_created_target


# ------------------------------------------------------------------ the pool and the hands


def _pool(s: State) -> bool:
    """The card that triggers the incantation is the last one, and does not lie there but while it is worked off."""
    return in_pool(s) <= most_in_pool(s) - (0 if is_worked_off(s) or s.outcome is not None else 1)


def _hands(s: State) -> bool:
    """What has been put aside or drawn by a researcher counts; it may still be, or come, in hand."""
    most = most_in_hand(s)
    counts = [len(player.hand) for player in s.players]
    for step in s.agenda:
        if isinstance(step, AskToss):
            counts[step.body] += len(step.aside)
        elif isinstance(step, AskLay):
            counts[step.seat] += len(step.cards)
    return max(counts) <= most


def _order_of_hands(s: State) -> bool:
    return all(_lies_sorted(player.hand) for player in s.players)


def _lies_sorted(cards: tuple[str, ...]) -> bool:
    return tuple(sorted(cards)) == cards


# ------------------------------------------------------------------ players


def _sane(s: State) -> bool:
    """A discovered Cultist has discarded all insanity, and draws none."""
    return all(player.mind == Mind() for player in s.players if player.is_discovered)


def _minds(s: State) -> bool:
    """Lasting cards lie open and Secret ones face down; others do not stay."""
    facts = s.setup.content.facts
    for player in s.players:
        mind = player.mind
        shown = None if player.revealed is None else player.revealed.turned_by  # lies open since it was shown
        for card in (*mind.open, *mind.fresh):
            if card in facts and facts[card].keeping is not Keeping.LASTING and card != shown:
                return False
        for card in (*mind.secret, *mind.fresh_secret):
            if card is not HIDDEN and card in facts and facts[card].keeping is not Keeping.SECRET:
                return False
    return True


def _revealed(s: State) -> bool:
    """The side is that of the Secret Nature, or of the turning card that was shown together with it."""
    turning: Mapping[str, Side] = s.setup.content.turning if s.setup.options.turning else {}
    for player in s.players:
        shown = player.revealed
        if shown is None:
            continue
        card = shown.turned_by
        side = (player.nature and NATURES.get(player.nature)) if card is None else turning.get(card)
        if side is not shown.side:
            return False
    return True


def _dealt(s: State) -> bool:
    """Hands and Secret Natures are dealt once the characters are known, and then the Seed is laid."""
    if first_turn_is_to_come(s):
        return not s.pool and all(player.nature is None and not player.hand for player in s.players)
    return all(player.nature is not None for player in s.players)


def _characters(s: State) -> bool:
    """Everybody has a different one, from the beginning or from when it has been chosen."""
    names = [player.character for player in s.players if player.character is not None]
    if len(set(names)) < len(names) or not characters_are_known(s):
        return False
    return len(names) == len(s.players) or (s.setup.options.choose_characters and first_turn_is_to_come(s))


def _uses(s: State) -> bool:
    """Equipment can be used as often as its card says, at most."""
    content = s.setup.content
    for player in s.players:
        most = 0
        if s.setup.options.equipment and player.character is not None:
            most = content.uses[content.gear[player.character]]
        if not 0 <= player.uses <= most:
            return False
    return True


def is_spent(s: State, player: Player, equipment: Equipment) -> bool:
    """Whether a player has used that piece of Equipment."""
    content = s.setup.content
    if not s.setup.options.equipment or player.character is None:
        return False
    return content.gear[player.character] is equipment and player.uses < content.uses[equipment]


def _artifacts(s: State) -> bool:
    """Only Artifacts lie before players, as long as they can be used, and leave the game after that."""
    tools = s.setup.content.tools
    for player in s.players:
        for placed in player.artifacts:
            if placed.card not in tools or not 1 <= placed.uses <= tools[placed.card].uses:
                return False
    return tools.keys() >= {*s.mythos.gone}


def _set_aside(s: State) -> bool:
    return s.setup.content.tools.keys() >= {*s.mythos.box}


def _gods(s: State) -> bool:
    """Gods with text lie at the four sigils, each once, in a game that is played with them."""
    names = {facts.id for facts in s.setup.content.gods}
    count = len(Sigil) if s.setup.options.gods_with_text else 0
    return len(s.gods) == len(set(s.gods)) == count and names >= {*s.gods}


# ------------------------------------------------------------------ the book, the votes


def _book(s: State) -> bool:
    """It is closed by a success only, so that no more directions have been set aside than sigils created."""
    return s.setup.options.allow_created_target or len(s.book.used) <= len(s.created)


def _ballot(s: State) -> bool:
    """Everybody has voted but the accused and discovered Cultists."""
    if s.ballot is None:
        return True
    ballot = s.ballot
    if ballot.accused == ballot.asker or ballot.votes[ballot.asker] is None:
        return False
    if ballot.accused is not None and ballot.votes[ballot.accused] is not None:
        return False
    without = [seat for seat in s.seats if ballot.votes[seat] is None and seat != ballot.accused]
    return all(s.players[seat].is_discovered for seat in without)


# ------------------------------------------------------------------ the turn


def _watch(s: State) -> bool:
    chosen = s.setup.options.starting_player
    return not chosen or s.watch == chosen - 1


def _turn(s: State) -> bool:
    """The watch bearer has the first turn, then everybody has one in turn."""
    turn = s.turn
    if turn.number < 0 or (turn.number == 0) is not first_turn_is_to_come(s):
        return False
    return turn.seat == (s.watch + max(0, turn.number - 1)) % len(s.players)


def _body(s: State) -> bool:
    """Only who is acted through lends their hand, and only by the Voodoo Doll."""
    turn = s.turn
    through = turn.body != turn.seat
    if through and not is_spent(s, s.players[turn.seat], Equipment.VOODOO_DOLL):
        return False
    lent = (turn.seat,) if through else ()
    return all(player.lent_to == (lent if at == turn.body else ()) for at, player in enumerate(s.players))


def _mask(s: State) -> bool:
    return not s.turn.masked or is_spent(s, s.players[s.turn.seat], Equipment.RITUAL_MASK)


def _forced(s: State) -> bool:
    """An action is named by the Pistol, which then has been used by another."""
    if s.turn.must is None:
        return True
    others = [player for _, player in s.players.others(s.turn.seat)]
    return any(is_spent(s, player, Equipment.PISTOL) for player in others)


def _undo(s: State) -> bool:
    """What the Pistol would go back to is a moment of this turn, and sound; it is kept only while it can be fired."""
    before: Any = s.undo
    if before is None:
        return True
    holder = s.holder(Equipment.PISTOL)
    if holder is None or holder == s.turn.seat or before.undo is not None or before.outcome is not None:
        return False
    then, now = before.turn, s.turn
    if (then.seat, then.number, before.setup, before.watch) != (now.seat, now.number, s.setup, s.watch):
        return False
    if before.gods != s.gods or before.box != s.box or before.created != s.created[: len(before.created)]:
        return False
    for earlier, later in zip(before.players, s.players, strict=False):
        if earlier.character != later.character or not _may_be(earlier.nature, later.nature):
            return False
        if earlier.revealed not in {None, later.revealed} or earlier.uses < later.uses:
            return False
    return before.players[holder].uses == s.players[holder].uses and not before.violations()


def _may_be(one: Any, other: Any) -> bool:
    """Whether two things can be the same one, as far as they can be seen."""
    return one == other or HIDDEN in {one, other}


INVARIANTS: Final[tuple[Invariant, ...]] = (
    Invariant("GR-9.4", "the hour is one of 1 to 12, and at midnight the game is over", _hour, of_views=True),
    Invariant("GR-7.18", "a sigil is created once, and the fourth ends the game", _created, of_views=True),
    Invariant("GR-R26", "a created sigil is no target", _target, of_views=True),
    Invariant("GR-7.17", "the pool is not larger than the trigger card leaves it", _pool, of_views=True),
    Invariant("GR-6.2.5", "a hand has three cards at most, more by Artifacts only", _hands, of_views=True),
    Invariant("GR-2.1", "a hand lies in its order", _order_of_hands),
    Invariant("GR-12.2", "a discovered Cultist has no insanity", _sane, of_views=True),
    Invariant("GR-R36", "lasting insanity lies open, Secret insanity face down", _minds, of_views=True),
    Invariant("GR-R44", "a revealed player is on the side that was shown", _revealed, of_views=True),
    Invariant("GR-3.12", "hands and Secret Natures are dealt before the first turn", _dealt, of_views=True),
    Invariant("GR-R49", "everybody has a different character", _characters, of_views=True),
    Invariant("GR-13.1.4", "Equipment is used as often as its card says", if_known(_uses), of_views=True),
    Invariant("GR-13.2.3", "an Artifact lies before a player while it can be used", _artifacts, of_views=True),
    Invariant("GR-13.2.1", "only Artifacts were set aside", _set_aside),
    Invariant("GR-2.9", "a god with text lies at each sigil, or at none", _gods, of_views=True),
    Invariant("GR-R32", "the Necronomicon is closed by a success only", _book, of_views=True),
    Invariant("GR-R22", "those have voted who had a vote", _ballot, of_views=True),
    Invariant("GR-3.6", "the watch is with who was chosen to start", _watch, of_views=True),
    Invariant("GR-4.1", "turns are taken clockwise from the watch bearer", _turn, of_views=True),
    Invariant(
        "GR-13.1.14", "a hand is lent to who acts through it, by the Voodoo Doll", if_known(_body), of_views=True
    ),
    Invariant("GR-R55", "insanity is masked by the Ritual Mask", if_known(_mask), of_views=True),
    Invariant("GR-13.1.8", "an action is forced by the Pistol", if_known(_forced), of_views=True),
    Invariant("GR-R47", "what can be undone is a move of this turn", if_known(_undo), of_views=True),
    *COURSE,
)
