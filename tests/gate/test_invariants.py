"""What holds in every state: sound ones break nothing, and each doctored one breaks the rule that it is about."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules.gate import (
    CULTIST,
    INVESTIGATOR,
    Ballot,
    Character,
    God,
    Insanity,
    Mythos,
    Placed,
    Revealed,
    Side,
    Sigil,
    State,
)
from rlyeh_rules.gate.changes import with_board
from rlyeh_rules.gate.course import COURSE
from rlyeh_rules.gate.effects import Deed
from rlyeh_rules.gate.invariants import INVARIANTS
from rlyeh_rules.kernel import BySeat, Outcome, Seat, evolve

from .doctored import ballot, cases, mind, options, player, turn, vote
from .moments import MOMENTS, moment
from .table import cards, hand, new, play, table, votes

SEATS: Final = [*map(Seat, range(6)), None]

# ------------------------------------------------------------------ sound states


@pytest.mark.rule("GR-2.1", "GR-2.2", "GR-13.2.2")
@pytest.mark.parametrize("name", MOMENTS)
def test_a_sound_state_breaks_nothing_in_no_view(name: str) -> None:
    state = moment(name)
    assert state.violations() == ()
    for seat in SEATS:
        assert state.view(seat).violations() == ()


@pytest.mark.rule("GR-2.1")
def test_the_37_mythos_cards_are_all_there_when_a_game_begins() -> None:
    state = new(6)
    assert [len(one.hand) for one in state.players] == [3] * 6
    assert (len(state.pool), len(state.mythos.deck), state.mythos.discard) == (1, 18, ())
    assert state.violations() == ()


@pytest.mark.rule("GR-2.2")
def test_an_insanity_card_drawn_is_missing_from_its_deck() -> None:
    state = new(5, starting_player=1)
    state = play(state, str(state.legal_actions()[0]), "investigate")
    drawn = sum(one.mind.size for one in state.players)
    piles = state.insanity
    carried = len([one for one in state.agenda if type(one).__name__ == "PutAway"])
    assert len(piles.deck) + len(piles.discard) + drawn + carried == 78
    assert len(piles.deck) == 77


@pytest.mark.rule("GR-13.2.2")
def test_with_artifacts_41_cards_are_in_play_and_8_set_aside() -> None:
    state = new(6, artifacts=True)
    assert [len(one.hand) for one in state.players] == [3] * 6
    assert (len(state.pool), len(state.mythos.deck), len(state.mythos.box)) == (1, 22, 8)


@pytest.mark.rule("GR-14.1.3")
@pytest.mark.parametrize(("players", "cultists"), [(5, {1, 2}), (6, {1, 2, 3}), (7, {2, 3})])
def test_with_paranoia_the_number_of_cultists_is_uncertain(players: int, cultists: set[int]) -> None:
    deals = [new(players, seed=seed, paranoia=True) for seed in range(60)]
    assert {sum(one.nature == CULTIST for one in deal.players) for deal in deals} == cultists


@pytest.mark.rule("GR-8.5")
def test_no_count_stops_a_player_from_drawing_another_insanity_card() -> None:
    state = table(mad={1: ["torn-pages"] * 9}, insanity=["lost-for-words"] * 3, number=6)
    state = play(state, "investigate", "leave")
    assert state.players[0].mind.size == 10


# ------------------------------------------------------------------ doctored ones

TABLE: Final = table(
    6,
    cultists=[2, 6],
    discovered=[2],
    revealed=[4],
    mad={1: ["torn-pages"]},
    secret={3: ["secret-sympathy"]},
    insanity=["sudden-fright", "you-are-a-cultist", "lost-for-words", "lost-for-words"],
    used=["beasts-at-bay"],
    created=["zhar"],
    turning=True,
)
GEAR: Final = table(gear={1: "voodoo-doll", 2: "pistol", 3: "rabbits-foot", 4: "ritual-mask"}, turn=1)
TOOLS: Final = table(
    artifacts={1: {"book-of-hsan": 3}, 2: {"lamp-of-alhazred": 1}},
    set_aside="silver-key",
    deck="I Z B D mirror-of-nitocris",
)
GODS: Final = table(gods=["nodens", "hypnos", "bast", "yig"])
VOTED: Final = play(
    table(6, cultists=[2, 5], discovered=[2]), "accuse 3", "waive", *votes("1 yes", "3 no", "5 no", "6 no")
)
NEW: Final = new(5, choose_characters=True)
FIRED: Final = play(table(gear={2: "pistol"}, turn=1), "1: fire pistol, research")
UNDO: Final = play(table(6, cultists=[5, 6], gear={2: "pistol", 3: "rabbits-foot"}), "contribute dagon")
OVER: Final = play(table(turn=5, watch=1, hour=11, insanity=["lost-for-words"] * 4), "research", "done")
SIX: Final = "I I I Z Z D"


def pool(state: State, *words: str) -> State:
    """The state with cards of its deck in the pool instead."""
    deck, laid = list(state.mythos.deck), list(state.pool)
    for card in cards(" ".join(words)):
        deck.remove(card)
        laid.append(evolve(laid[0], card=card))
    return evolve(state, pool=tuple(laid), mythos=evolve(state.mythos, deck=tuple(deck)))


def drawn(state: State, who: int, words: str) -> State:
    """The state with cards of its deck in somebody's hand."""
    deck = list(state.mythos.deck)
    for card in cards(words):
        deck.remove(card)
    state = evolve(state, mythos=evolve(state.mythos, deck=tuple(deck)))
    return player(state, who, hand=tuple(sorted((*state.players[who - 1].hand, *cards(words)))))


def mad(state: State, who: int, word: str, where: str) -> State:
    """The state with a card of the insanity deck with somebody."""
    card = Insanity(word)
    deck = list(state.insanity.deck)
    deck.remove(card)
    state = evolve(state, insanity=evolve(state.insanity, deck=tuple(deck)))
    return mind(state, who, **{where: (*getattr(state.players[who - 1].mind, where), card)})


def undone(state: State, **changes: Any) -> State:
    """The state with something else about the moment that the Pistol would go back to."""
    assert state.undo is not None
    return evolve(state, undo=evolve(state.undo, **changes))


def undone_player(state: State, who: int, **changes: Any) -> State:
    """The state with something else about a player in the moment that the Pistol would go back to."""
    assert state.undo is not None
    return evolve(state, undo=player(state.undo, who, **changes))


def natures_exchanged(state: State) -> State:
    """The state in which a Cultist and an Investigator have changed places."""
    return player(player(state, 1, nature=CULTIST), 5, nature=INVESTIGATOR)


assert UNDO.undo is not None
DOCTORED: Final[dict[str, dict[str, State]]] = {
    "GR-9.4": {
        "before one o'clock": with_board(TABLE, hour=0),
        "past midnight": with_board(TABLE, hour=13),
        "the game goes on at midnight": with_board(TABLE, hour=12),
    },
    "GR-7.18": {
        "a sigil is created twice": with_board(TABLE, created=(Sigil.ZHAR, Sigil.ZHAR)),
        "the game goes on with four": with_board(
            options(TABLE, allow_created_target=True), created=tuple(Sigil), target=Sigil.ZHAR
        ),
    },
    "GR-R26": {"a created sigil is the target": with_board(TABLE, target=Sigil.ZHAR)},
    "GR-7.17": {
        "seven cards in the pool": pool(TABLE, "I Z B D"),
        "six, with a direction by which five are the most": pool(
            table(book="six-are-enough", directions=[], pool="I"), "Z B D I Z B"
        ),
    },
    "GR-6.2.5": {
        "four cards in hand": drawn(TABLE, 1, "I"),
        "five cards in hand by the Book of Hsan": drawn(TOOLS, 1, "I Z"),
        "four cards in hand and aside": drawn(play(table(), "research", "discard bokrug"), 1, "I"),
    },
    "GR-2.1": {"a hand out of its order": player(TABLE, 1, hand=hand("B D Z")[::-1])},
    "GR-12.2": {"a discovered Cultist has insanity": mad(TABLE, 2, "lost-for-words", "open")},
    "GR-R36": {
        "an Immediately card lies open": mad(TABLE, 1, "sudden-fright", "open"),
        "a Secret card lies open": mad(TABLE, 1, "you-are-a-cultist", "fresh"),
        "a lasting card lies face down": mad(TABLE, 1, "lost-for-words", "secret"),
        "an Immediately card lies face down": mad(TABLE, 1, "sudden-fright", "fresh_secret"),
    },
    "GR-R44": {
        "an Investigator is a discovered Cultist": player(TABLE, 5, revealed=Revealed(Side.CULTISTS)),
        "a Cultist is a revealed Investigator": player(TABLE, 6, revealed=Revealed(Side.INVESTIGATORS)),
        "a turning card says otherwise": player(
            TABLE, 4, revealed=Revealed(Side.INVESTIGATORS, Insanity("you-are-a-cultist"))
        ),
        "a card that turns nobody": player(TABLE, 4, revealed=Revealed(Side.INVESTIGATORS, Insanity("lost-for-words"))),
        "nobody can be turned": options(
            player(TABLE, 5, revealed=Revealed(Side.CULTISTS, Insanity("you-are-a-cultist"))), turning=False
        ),
    },
    "GR-3.12": {
        "a nature has been dealt too early": with_board(player(NEW, 1, nature=NEW.box[0]), box=NEW.box[1:]),
        "a nature has not been dealt": with_board(player(TABLE, 1, nature=None), box=(TABLE.nature(Seat(0)),)),
        "a hand has been dealt too early": evolve(
            player(NEW, 1, hand=NEW.mythos.deck[:1]), mythos=evolve(NEW.mythos, deck=NEW.mythos.deck[1:])
        ),
    },
    "GR-R49": {
        "a character twice": player(TABLE, 1, character=TABLE.players[1].character),
        "a character that there is not": player(TABLE, 1, character=Character("nobody")),
        "no character": player(TABLE, 1, character=None),
        "no character, in a game where they are chosen": options(
            player(TABLE, 1, character=None), choose_characters=True
        ),
    },
    "GR-13.1.4": {
        "less than nothing is left": player(GEAR, 3, uses=-1),
        "more is left than there was": player(GEAR, 3, uses=4),
        "Equipment in a game without": player(TABLE, 3, uses=1),
    },
    "GR-13.2.3": {
        "a mythos card lies before a player": player(
            drawn(TOOLS, 1, "I"),
            1,
            hand=hand("B D Z"),
            artifacts=(*TOOLS.players[0].artifacts, Placed(Mythos("ithaqua"), 1)),
        ),
        "an Artifact that is used up lies before a player": player(
            TOOLS, 1, artifacts=(Placed(Mythos("book-of-hsan"), 0),)
        ),
        "an Artifact can be used too often": player(TOOLS, 1, artifacts=(Placed(Mythos("book-of-hsan"), 4),)),
        "a mythos card has left the game": evolve(
            TOOLS, mythos=evolve(TOOLS.mythos, deck=TOOLS.mythos.deck[1:], gone=TOOLS.mythos.deck[:1])
        ),
    },
    "GR-13.2.1": {
        "a mythos card was set aside": evolve(
            TOOLS,
            mythos=evolve(TOOLS.mythos, deck=(*TOOLS.mythos.box, *TOOLS.mythos.deck[1:]), box=TOOLS.mythos.deck[:1]),
        ),
    },
    "GR-2.9": {
        "a god twice": with_board(GODS, gods=(GODS.gods[0], *GODS.gods[:3])),
        "three gods": with_board(GODS, gods=GODS.gods[:3]),
        "a god that there is not": with_board(GODS, gods=(God("you"), *GODS.gods[1:])),
        "gods in a game without": with_board(TABLE, gods=GODS.gods),
    },
    "GR-R32": {
        "more directions set aside than sigils created": with_board(TABLE, created=()),
    },
    "GR-R22": {
        "the accused has voted": vote(VOTED, 4, True),
        "who asked has not voted": vote(VOTED, 1, None),
        "somebody has not voted": vote(VOTED, 3, None),
        "somebody accuses themselves": ballot(VOTED, asker=Seat(3)),
        "a vote of one": with_board(TABLE, ballot=Ballot(Seat(0), None, BySeat([True, *[None] * 5]))),
    },
    "GR-3.6": {"the watch is with another": options(TABLE, starting_player=3)},
    "GR-4.1": {
        "a turn before the first": turn(TABLE, number=-1),
        "no turn of all": turn(TABLE, number=0),
        "a turn of another": turn(TABLE, number=8),
        "the watch has been passed on": with_board(TABLE, watch=Seat(1)),
    },
    "GR-13.1.14": {
        "somebody acts through another without the Doll": turn(TABLE, body=Seat(2)),
        "a Doll that has not been used": player(turn(GEAR, body=Seat(2)), 3, lent_to=(Seat(0),)),
        "a hand is lent for nothing": player(TABLE, 3, lent_to=(Seat(0),)),
        "a hand is lent to another": player(play(GEAR, "doll 2"), 3, lent_to=(Seat(1),)),
        "a hand is not lent": player(play(GEAR, "doll 2"), 3, lent_to=()),
    },
    "GR-R55": {
        "a mask that has not been used": turn(GEAR, masked=True),
        "a mask in a game without": turn(TABLE, masked=True),
    },
    "GR-13.1.8": {
        "forced in a game without a Pistol": turn(TABLE, must=Deed.RESEARCH),
        "forced by a Pistol that has not been fired": turn(GEAR, must=Deed.RESEARCH),
    },
    "GR-R47": {
        "a Pistol that has been fired": player(UNDO, 2, uses=0),
        "a move of another turn": undone(UNDO, turn=evolve(UNDO.turn, number=13)),
        "a move of another player": undone(UNDO, turn=evolve(UNDO.turn, seat=Seat(1))),
        "a move of a move": undone(UNDO, undo=UNDO.undo),
        "a game that was over": undone(UNDO, outcome=OVER.outcome),
        "a game with other options": undone(UNDO, setup=options(UNDO, turning=True).setup),
        "another watch": undone(UNDO, board=evolve(UNDO.board, watch=Seat(1))),
        "sigils that have gone since": undone(UNDO, board=evolve(UNDO.board, created=(Sigil.ZHAR,))),
        "a nature that has changed": evolve(UNDO, undo=natures_exchanged(UNDO.undo)),
        "another character": undone_player(UNDO, 1, character=Character("nobody")),
        "uses that have come back": undone_player(UNDO, 3, uses=2),
        "a Pistol that had been fired": undone_player(UNDO, 2, uses=0),
        "somebody who is revealed no more": undone_player(UNDO, 4, revealed=Revealed(Side.INVESTIGATORS)),
        "a moment that was not sound": undone(UNDO, board=evolve(UNDO.board, hour=13)),
        "cards that have come from nowhere": undone_player(UNDO, 4, hand=()),
    },
}
CASES: Final = cases(DOCTORED)
ONLY_IN_THE_TRUTH: Final = {one.rule for one in INVARIANTS if not one.of_views}
SECRETS: Final = ("lies face down", "a nature that has changed", "cards that have come from nowhere")
"""What is wrong with a thing that not everybody can see."""
IN_VIEW: Final = [
    case for case in CASES if case.values[0] not in ONLY_IN_THE_TRUTH and not str(case.id).endswith(SECRETS)
]


@pytest.mark.rule("GR-7.17", "GR-7.18", "GR-6.2.5", "GR-9.4")
@pytest.mark.parametrize(("rule", "state"), CASES)
def test_a_doctored_state_breaks_the_invariant_it_is_about(rule: str, state: State) -> None:
    assert rule in {violation.rule for violation in state.violations()}


@pytest.mark.parametrize(("rule", "state"), IN_VIEW)
def test_it_is_told_from_every_view(rule: str, state: State) -> None:
    for seat in (*state.seats, None):
        assert rule in {violation.rule for violation in state.view(seat).violations()}


def test_every_invariant_of_the_table_is_broken_by_some() -> None:
    assert {*DOCTORED} == {one.rule for one in INVARIANTS} - {one.rule for one in COURSE}


# ------------------------------------------------------------------ not broken by what is lawful


@pytest.mark.rule("GR-R45", "GR-6.2.5")
def test_the_book_of_hsan_may_lift_a_hand_to_four() -> None:
    state = play(TOOLS, "research", "use book-of-hsan", "done", "keep")
    assert len(state.players[0].hand) == 4


@pytest.mark.rule("GR-R33", "GR-7.17")
def test_a_book_may_be_opened_over_a_pool_larger_than_it_allows() -> None:
    assert table(pool=SIX, book="six-are-enough", directions=[]).violations() == ()


@pytest.mark.rule("GR-R26", "GR-R32")
def test_more_directions_than_sigils_may_be_used_where_sigils_are_named_again() -> None:
    assert with_board(options(TABLE, allow_created_target=True), created=()).violations() == ()


@pytest.mark.rule("GR-13.1.8", "GR-R47")
def test_who_has_fired_the_pistol_has_forced_an_action_and_nothing_can_be_undone() -> None:
    assert (FIRED.turn.must, FIRED.undo) == (Deed.RESEARCH, None)
    assert FIRED.violations() == ()


@pytest.mark.rule("GR-9.4", "GR-10.1")
def test_at_midnight_the_game_is_over_and_sound() -> None:
    assert isinstance(OVER.outcome, Outcome)
    assert (OVER.hour, OVER.violations()) == (12, ())
