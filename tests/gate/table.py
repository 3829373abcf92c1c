"""A builder of tables for stories: name what the story is about, the rest is filled in.

Seats are P1 to Pn as in the ledger's cases: 1 for the first. Mythos cards are written with the ledger's letters, one
blank between: `"I I Z I/D E book-of-hsan"` are two single cards of Ithaqua, one of Zhar, a beast with the sigils of
Ithaqua and Dagon, the Elder Sign and an Artifact. A card that lies face up in the pool has a `+` in front: `"I +Z"`.

The card set of a table holds exactly the cards that lie on it, so that counts are what the story says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.gate import (
    CULTIST,
    INVESTIGATOR,
    AskTurn,
    Board,
    Book,
    Content,
    Deed,
    Direction,
    God,
    Insanity,
    InsanityFacts,
    InsanityPiles,
    Laid,
    Mind,
    Mythos,
    MythosFacts,
    MythosPiles,
    Nature,
    Options,
    Placed,
    Player,
    Revealed,
    Side,
    Sigil,
    State,
    Turn,
    natures_for,
)
from rlyeh_rules.gate.declaration import AskTarget, declarer
from rlyeh_rules.gate.equipment.pistol import PistolWindow
from rlyeh_rules.gate.turns import ChooseAction, EndTurn
from rlyeh_rules.kernel import (
    BySeat,
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

STAND_IN: Final = Source.STAND_IN
LETTERS: Final = {"I": Sigil.ITHAQUA, "Z": Sigil.ZHAR, "B": Sigil.BOKRUG, "D": Sigil.DAGON}
NAMES: Final = ("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8")
DEFAULT_DECK: Final = "I Z B D I Z B D I Z B D"
HAND: Final = "B D Z"
QUIET: Final = ("eager-to-please",) * 12
"""Insanity cards that change nothing but votes: a deck for stories about other things."""

# ------------------------------------------------------------------ cards


def shipped() -> Content:
    """The card set that the game ships with."""
    content = rr.games()["gate"].content
    assert isinstance(content, Content)
    return content


def mythos(word: str) -> Mythos:
    """The id of a mythos card: `I`, `I/D`, `E`, or the id of an Artifact."""
    if word == "E":
        return Mythos("elder-sign")
    if word in LETTERS:
        return Mythos(LETTERS[word])
    if "/" in word:
        sigils = tuple(sorted(LETTERS[letter] for letter in word.split("/")))
        beasts = {tuple(sorted(facts.sigils)): facts.id for facts in shipped().mythos if facts.is_beast}
        return beasts.get(sigils, Mythos("-".join(sigils)))
    return Mythos(word)


def cards(text: str) -> tuple[Mythos, ...]:
    """The ids of some mythos cards, in the order in which they are written."""
    return tuple([mythos(word.lstrip("+")) for word in text.split()])


def hand(text: str) -> tuple[Mythos, ...]:
    """The ids of some mythos cards as they lie in a hand."""
    return tuple(sorted(cards(text)))


def facts_of(card: Mythos, copies: int) -> MythosFacts:
    """What stands on a mythos card, the shipped one or a beast that is not among them."""
    found = {facts.id: facts for facts in shipped().mythos}.get(card)
    if found is not None:
        return evolve(found, copies=copies)
    sigils = tuple(Sigil(part) for part in card.split("-"))
    return MythosFacts(card, copies, STAND_IN, sigils)


# ------------------------------------------------------------------ tables


def table(
    players: int = 5,
    *,
    turn: int = 1,
    watch: int = 1,
    number: int | None = None,
    hour: int = 7,
    target: str | None = "ithaqua",
    created: Iterable[str] = (),
    pool: str = "I Z B",
    hands: Mapping[int, str] | None = None,
    deck: str = DEFAULT_DECK,
    discard: str = "",
    set_aside: str = "",
    cultists: Iterable[int] = (),
    discovered: Iterable[int] = (),
    revealed: Iterable[int] = (),
    undealt: Sequence[str] = (),
    mad: Mapping[int, Sequence[str]] | None = None,
    secret: Mapping[int, Sequence[str]] | None = None,
    insanity: Sequence[str] = QUIET,
    insanity_discard: Sequence[str] = (),
    texts: Iterable[InsanityFacts] = (),
    directions: Sequence[str] = ("two-in-the-open", "no-enemies", "six-are-enough"),
    book: str | None = None,
    used: Sequence[str] = (),
    gear: Mapping[int, str] | None = None,
    uses: Mapping[int, int] | None = None,
    artifacts: Mapping[int, Mapping[str, int]] | None = None,
    gods: Sequence[str] = (),
    must: str | None = None,
    consulted: bool = False,
    chance: int = 1,
    **options: Any,
) -> State:
    """A table at the start of somebody's turn.

    Args:
        players: how many.
        turn: whose turn it is, 1 for the first seat.
        watch: who bears the watch.
        number: which turn of the game it is; one of the second round, if nobody says.
        hour: what the clock shows.
        target: the target sigil; None: it has to be declared.
        created: the sigils that have been created.
        pool: the cards in the pool.
        hands: the hands that are not `HAND`, by player.
        deck: the mythos deck, the top card first.
        discard: the mythos discard pile, the top card last.
        set_aside: the Artifacts that are not in the game.
        cultists: the players who are Cultists by nature; if they are too few for so many players, the last of the
            others are as well.
        discovered: those of them who have been discovered.
        revealed: the players who have been revealed as Investigators.
        undealt: Secret Natures in the box, as `investigator` or `covenant-of-azathoth`; with Paranoia and no word of
            them those that it adds.
        mad: open insanity cards in force, by player.
        secret: face-down insanity cards in force, by player.
        insanity: the insanity deck, the top card first.
        insanity_discard: the insanity discard pile.
        texts: insanity cards made up for the story.
        directions: the directions in the book, the top one first.
        book: the direction in force; None: the book is closed.
        used: the directions that have been set aside.
        gear: the Equipment of players, by player; turns the option on, and the others have some that is used up.
        uses: how often it can be used, where not as often as it could at first.
        artifacts: the Artifacts before players with the uses left, by player; turns the option on.
        gods: the gods with text at the four sigils; turns the option on.
        must: the kind of action that the Pistol has named.
        consulted: whether the group has been asked for the book in this turn.
        chance: the seed of chance.
        options: options of the game.
    """
    if gear is not None:
        options.setdefault("equipment", True)
    if artifacts is not None:
        options.setdefault("artifacts", True)
    if gods:
        options.setdefault("gods_with_text", True)
    in_game = natures_for(players, paranoia=bool(options.get("paranoia")))
    if not undealt:
        undealt = [nature for nature, count in in_game.items() for _ in range(count - _plain(players)[nature])]
    by_nature = {*cultists, *discovered}
    assert not {*revealed} & by_nature
    missing = in_game[CULTIST] - [*undealt].count(CULTIST) - len(by_nature)
    assert missing >= 0, f"there are {missing} Cultists too many"
    others = [who for who in range(players, 0, -1) if who not in {*revealed} | by_nature]
    by_nature |= {*others[:missing]}
    mad, secret, hands = mad or {}, secret or {}, hands or {}
    artifacts, gear, uses = artifacts or {}, gear or {}, uses or {}
    characters = _characters(players, gear)
    content_gear = {facts.id: facts.equipment for facts in shipped().characters}
    full = {facts.id: facts.uses for facts in shipped().equipment}

    def sit(seat: Seat) -> Player:
        who = seat + 1
        side = Side.CULTISTS if who in {*discovered} else Side.INVESTIGATORS if who in {*revealed} else None
        most = full[content_gear[characters[seat]]] if who in gear else 0
        return Player(
            nature=CULTIST if who in by_nature else INVESTIGATOR,
            hand=hand(hands.get(who, HAND)),
            character=characters[seat],
            mind=Mind(_insanity(mad.get(who, ())), _insanity(secret.get(who, ()))),
            revealed=None if side is None else Revealed(side),
            uses=uses.get(who, most),
            artifacts=tuple(Placed(Mythos(card), left) for card, left in artifacts.get(who, {}).items()),
        )

    seat = Seat(turn - 1)
    if number is None:
        number = players + (turn - watch) % players + 1
    at_table: BySeat[Player] = BySeat([sit(Seat(at)) for at in range(players)])
    piles = MythosPiles(cards(deck), cards(discard), cards(set_aside))
    laid = tuple(Laid(mythos(word.lstrip("+")), word.startswith("+")) for word in pool.split())
    insanity_piles = InsanityPiles(_insanity(insanity), _insanity(insanity_discard))
    the_book = Book(
        tuple(map(Direction, directions)), None if book is None else Direction(book), tuple(map(Direction, used))
    )
    content = _content(at_table, piles, laid, insanity_piles, the_book, [*texts])
    chosen = make_options(Options, options)
    state = State(
        setup=Setup(chosen, content, NAMES[:players]),
        chance=chance,
        board=Board(
            hour,
            Seat(watch - 1),
            the_book,
            None if target is None else Sigil(target),
            tuple(map(Sigil, created)),
            tuple(map(God, gods)),
            box=tuple(map(Nature, undealt)),
        ),
        turn=Turn(seat, number, seat, must=None, consulted=consulted),
        players=at_table,
        mythos=piles,
        pool=laid,
        insanity=insanity_piles,
    )
    if must is not None:
        state = evolve(state, turn=evolve(state.turn, must=Deed(must)))
    steps: list[Step] = [EndTurn(seat)]
    if chosen.equipment:
        steps.append(PistolWindow())
    if target is None:
        steps += [ChooseAction(seat), AskTarget(declarer(state, seat))]
    else:
        steps.append(AskTurn(seat))
    return evolve(state, agenda=tuple(steps))


def _plain(players: int) -> Mapping[Nature, int]:
    return natures_for(players, paranoia=False)


def _insanity(words: Iterable[str]) -> tuple[Insanity, ...]:
    return tuple(map(Insanity, words))


def _characters(players: int, gear: Mapping[int, str]) -> list[Any]:
    """A character for everybody: those of the Equipment that is named, others for the rest."""
    by_gear = {str(facts.equipment): facts.id for facts in shipped().characters}
    taken = {by_gear[name] for name in gear.values()}
    others = iter([facts.id for facts in shipped().characters if facts.id not in taken])
    return [by_gear[gear[who]] if who in gear else next(others) for who in range(1, players + 1)]


def _content(
    players: BySeat[Player],
    piles: MythosPiles,
    pool: tuple[Laid, ...],
    insanity: InsanityPiles,
    book: Book,
    texts: Sequence[InsanityFacts],
) -> Content:
    """A card set of exactly what lies on the table."""
    tools = {facts.id for facts in shipped().artifacts}
    lying = Counter([*piles.deck, *piles.discard, *piles.box, *[laid.card for laid in pool]])
    mad = Counter([*insanity.deck, *insanity.discard])
    for player in players:
        lying.update(player.hand)
        lying.update(placed.card for placed in player.artifacts)
        mad.update([*player.mind.open, *player.mind.secret])
    used_tools = {card for card in lying if card in tools}
    made_up = {facts.id: facts for facts in texts}
    known = {facts.id: facts for facts in shipped().insanity} | made_up
    directions = {*book.deck, *book.used, *([book.direction] if book.direction else [])}
    return attrs.evolve(
        shipped(),
        name="A table",
        digest=f"table {sorted(lying.items())} {sorted(mad.items())} {sorted(made_up)} {sorted(directions)}",
        mythos=tuple(facts_of(card, copies) for card, copies in sorted(lying.items()) if card not in tools),
        artifacts=tuple(facts for facts in shipped().artifacts if facts.id in used_tools),
        insanity=tuple(evolve(known[card], copies=mad[card]) for card in sorted({*mad, *made_up}) if mad[card]),
        necronomicon=tuple(facts for facts in shipped().necronomicon if facts.cover or facts.id in directions),
        custom=True,
    )


def with_minds(state: State, fresh: Mapping[int, Sequence[str]]) -> State:
    """The same table, where players have drawn open insanity cards in this turn; they come off the insanity deck."""
    for who, words in fresh.items():
        player = state.players[who - 1]
        mind = evolve(player.mind, fresh=_insanity(words))
        deck = list(state.insanity.deck)
        for word in words:
            deck.remove(Insanity(word))
        players = state.players.put(Seat(who - 1), evolve(player, mind=mind))
        state = evolve(state, players=players, insanity=evolve(state.insanity, deck=tuple(deck)))
    return state


# ------------------------------------------------------------------ what happens


def at(who: int) -> Seat:
    """The seat of a player of the story."""
    return Seat(who - 1)


def play(state: State, *texts: str, chance: Iterable[int] | None = None) -> State:
    """Carry actions out one after the other; a text names the player as the notation does, from 0, or whoever is asked.

    Args:
        state: where it begins.
        texts: the actions: `"contribute ithaqua"`, `"2: vote yes"`.
        chance: what chance gives for the whole of it.
    """
    return played(state, *texts, chance=chance)[0]


def played(state: State, *texts: str, chance: Iterable[int] | None = None) -> tuple[State, list[Event]]:
    """The state after some actions, and everything that happened; every state on the way is sound."""
    script = None if chance is None else Scripted(chance, then_seeded=True)
    happened: list[Event] = []
    assert not state.violations(), state.violations()
    for text in texts:
        state, told = state.apply(parse_action(state, aimed(state, text)), chance=script)
        happened += told
        assert not state.violations(), (text, state.violations())
    return state, happened


def aimed(state: State, text: str) -> str:
    """A shot is aimed at whose turn it is, if the story does not say otherwise: `"fire pistol, gamble"`."""
    return text.replace("fire pistol,", f"fire pistol at {state.turn.seat},")


def vote(state: State, *words: str) -> State:
    """Let players vote: `vote(state, "1 yes", "2 no")`, 1 for the first."""
    return play(state, *votes(*words))


def votes(*words: str, openly: bool = False) -> list[str]:
    """The actions by which players vote, 1 for the first: `votes("1 yes", "2 no")`."""
    how = " openly" if openly else ""
    return [f"{int(word.split()[0]) - 1}: vote {word.split()[1]}{how}" for word in words]


def told(state: State, *texts: str, kind: type[Event] | None = None) -> list[Event]:
    """What happens when some actions are carried out; of one kind, if one is named."""
    _, happened = played(state, *texts)
    return [event for event in happened if kind is None or isinstance(event, kind)]


def offered(state: State, who: int) -> list[str]:
    """What a player may do, in notation without the seat."""
    return [str(action).partition(": ")[2] for action in state.legal_actions(at(who))]


def refused(state: State, text: str) -> str | None:
    """The rule by which an action is refused, by `why_not` and by `apply` alike, which leaves the state as it is."""
    action = parse_action(state, aimed(state, text))
    refusal = state.why_not(action)
    assert refusal is not None, f"{text} is allowed"
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert caught.value.refusal == refusal
    return refusal.rule


def kinds(happened: Iterable[Event]) -> list[str]:
    """The kinds of some events, in order."""
    return [type(event).__name__ for event in happened]


def new(players: int = 5, seed: int = 1, **options: Any) -> State:
    """A new game as it is dealt."""
    return rr.new_game(State, seed=seed, players=list(NAMES[:players]), options=options)
