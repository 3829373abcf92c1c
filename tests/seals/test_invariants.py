"""The invariants: each is broken by doctored states, and named with its rule; sound states break none."""

from __future__ import annotations

from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules import BySeat, Seat
from rlyeh_rules.kernel import evolve
from rlyeh_rules.seals import (
    RULES,
    AskAnswer,
    AskEnd,
    AskExchange,
    AskFetch,
    AskGods,
    AskIds,
    AskLook,
    AskOpening,
    AskStart,
    IdCard,
    Lying,
    State,
    Thing,
)
from rlyeh_rules.seals.state import alter
from tests.seals.table import A, B, card, play, table

MINE = ["i-gate-closure", "i-necronomicon", "i-potion", "i-shoggoth"]
THEIRS = ["c-gate-closure", "c-necronomicon", "c-potion", "c-shoggoth"]
IN_FRONT_OF_A = ["i-gate", "c-gate"]
IN_FRONT_OF_B = ["i-journal", "~c-journal"]


def sound(window: str = "start", **more: Any) -> State:
    """Turn 5, A's, with all twelve cards of a game; from the auction on A has placed the Investigator Potion."""
    mine = MINE if window == "start" else [short for short in MINE if short != "i-potion"]
    won = ["i-potion"] if window == "end" else []
    given: dict[str, Any] = {"hands": (mine, THEIRS), "areas": ([*IN_FRONT_OF_A, *won], IN_FRONT_OF_B)}
    return table(window, centre="i-potion", **(given | more))


def advanced(window: str = "start", *, a: str | None = "abie-jones", b: str = "the-golden-dawn", **more: Any) -> State:
    """The same with ID cards."""
    return sound(window, ids=(a, b), options={"id_cards": True}, **more)


def with_god(god: str, **options: Any) -> State:
    """The same turn, with A having both halves of another Elder God complete."""
    hands = ([*MINE[:3], "i-journal"], [*THEIRS[:3], "c-journal"])
    name = god.title() if god != "yog-sothoth" else "Yog-Sothoth"
    areas = ([f"i-{god}", f"c-{god}"], ["i-gate", "c-gate"])
    return table(hands=hands, areas=areas, options={"elder_god": name} | options)


def new(*choices: str, **options: Any) -> State:
    """A new game, after some choices of the set-up."""
    state = rr.new_game("seals", seed=1, options={"faction_of_first_seat": "investigator"} | options)
    assert isinstance(state, State)
    return play(state, *choices)


# ------------------------------------------------------------------ sound states

SOUND = {
    "a new game": new(),
    "one god is picked": new("0: god hastur", elder_gods="each", id_cards=True),
    "one ID card is chosen": new(
        "0: god hastur", "1: god hastur", "1: id the-golden-dawn", elder_gods="each", id_cards=True
    ),
    "gods and ID cards are secret": new(
        "0: god hastur",
        "1: god cthulhu",
        "0: id sohn-kang",
        "1: id the-golden-dawn",
        elder_gods="each",
        id_cards=True,
        hidden_ids=True,
    ),
    "the start of a turn": sound(),
    "the opening bid": sound("opening"),
    "a bid half made": play(sound("opening"), "push cultist-gate"),
    "an answer half made": play(sound("opening"), "bid 0", "push investigator-journal"),
    "an answer": play(sound("opening"), "bid 2"),
    "an answer to a raise": play(sound("opening"), "bid 2", "raise 3"),
    "a bid lowered by an ability": play(
        sound(
            "opening",
            hands=(["i-gate", "i-necronomicon", "i-shoggoth"], ["c-gate", *THEIRS[1:]]),
            areas=(["i-gate-closure", "c-gate-closure"], IN_FRONT_OF_B),
            options={"bid_cards_locked": False},
        ),
        *("bid 2", "push investigator-journal", "raise 1", "closure cultist-gate-closure down investigator-journal"),
    ),
    "the end of a turn": play(sound("opening"), "bid 2", "take"),
    "an ability has been used": play(sound("end"), "gate cultist-gate up 1.1"),
    "a banished card": play(advanced(a="gabriel-moretti"), "banish 1.1"),
    "a card is fetched": play(advanced("end", b="herald-of-arrival"), "close", "replace 1"),
    "a card has been fetched": play(
        advanced("end", b="herald-of-arrival"), "close", "replace 1", "fetch cultist-hastur"
    ),
    "a hand is offered": play(with_god("shub-niggurath"), "offer"),
    "a hand is looked at": play(with_god("shub-niggurath"), "offer", "look"),
    "looking is declined": play(with_god("shub-niggurath"), "offer", "decline"),
    "a half must be turned": play(with_god("shub-niggurath"), "offer", "look", "name investigator-potion"),
    "an exchange": play(with_god("yog-sothoth"), "yog-sothoth cultist-yog-sothoth"),
    "an exchange in the open": play(with_god("yog-sothoth", yog_look=True), "yog-sothoth cultist-yog-sothoth"),
    "the end of the game": play(
        sound(
            "end",
            turn=10,
            active=B,
            hands=(["i-necronomicon"], ["c-necronomicon"]),
            areas=(
                [*IN_FRONT_OF_A, "i-potion", "i-shoggoth", "i-gate-closure"],
                [*IN_FRONT_OF_B, "c-potion", "c-shoggoth", "c-gate-closure"],
            ),
        ),
        "close",
    ),
}


@pytest.mark.parametrize("state", [pytest.param(state, id=name) for name, state in SOUND.items()])
def test_a_sound_state_breaks_no_invariant(state: State) -> None:
    assert state.violations() == ()
    assert [state.view(viewer).violations() for viewer in (A, B, None)] == [(), (), ()]


# ------------------------------------------------------------------ doctored states


def identity(state: State, seat: Seat, **changes: Any) -> State:
    """The state with something else about who a player is."""
    return alter(state, seat, identity=evolve(state.players[seat].identity, **changes))


def lying(state: State, seat: Seat, at: int, **changes: Any) -> State:
    """The state with something else about a card in front of a player."""
    area = state.players[seat].area
    return alter(state, seat, area=(*area[:at], evolve(area[at], **changes), *area[at + 1 :]))


def boxed(state: State, seat: Seat, one: str, other: str) -> State:
    """The state with a card of a hand and one of the box in each other's place, which no rule has brought about."""
    hand = tuple(card(other) if held == card(one) else held for held in state.players[seat].hand)
    box = tuple(evolve(held, card=card(one)) if held.card == card(other) else held for held in state.box)
    return evolve(alter(state, seat, hand=hand), box=box)


def pushed_last(state: State, short: str) -> State:
    """The state with who bids having pushed a card last."""
    return evolve(state, agenda=(*state.agenda[:-1], evolve(state.agenda[-1], last=card(short))))


def asked(state: State, *steps: Any) -> State:
    """The state with other things to come."""
    return evolve(state, agenda=steps)


def bids(mine: int, theirs: int, **more: Any) -> State:
    """A has bid so many markers, B so many, and B must answer."""
    return sound("answer", markers=((4 - mine, 0), (0, 4 - theirs)), staked=((mine, 0), (0, theirs)), **more)


EACH: Any = {"elder_gods": "each"}
HERALD = identity(advanced(b="herald-of-arrival"), B, used=True)
PICKING, CHOOSING = new(**EACH), new(id_cards=True)
TURNED = sound(areas=(["i-gate", "~c-gate"], IN_FRONT_OF_B))
ALL = [*MINE, *THEIRS, *IN_FRONT_OF_A, *IN_FRONT_OF_B]
LATE = {"hands": (["i-potion"], ["c-potion"]), "areas": (ALL[:2], [*ALL[3:6], *ALL[7:]])}

DOCTORED = {
    "SC-2.1": {
        "two Investigators": sound(factions=("investigator", "investigator")),
        "two Cultists": sound(factions=("cultist", "cultist")),
    },
    "SC-4.16": {
        "fewer than no markers": sound(markers=((-1, 0), (5, 4))),
        "fewer than no markers in a bid": sound("opening", staked=((0, 0), (0, -1)), markers=((4, 0), (0, 5))),
    },
    "SC-4.18": {
        "five Investigator markers": sound(markers=((5, 0), (0, 4))),
        "three Cultist markers": sound(markers=((4, 0), (0, 3))),
        "a marker of the other kind": sound(markers=((5, 0), (0, 3))),
        "a marker that is held and in the bid": sound("answer", staked=((1, 0), (0, 0))),
    },
    "SC-1.6": {"an eleventh turn": sound(turn=11, **LATE)},
    "SC-5.11": {
        "thirteen cards in play": alter(
            evolve(HERALD, box=tuple(one for one in HERALD.box if one.card != card("i-hastur"))),
            A,
            area=(*HERALD.players[A].area, Lying(card("i-hastur"), up=True)),
        ),
        "eleven while gods are picked": alter(
            evolve(PICKING, box=PICKING.box[1:]), A, area=(Lying(PICKING.box[0].card, up=True),)
        ),
    },
    "SC-10.16": {
        "a card that was not dealt": boxed(sound(), A, "i-potion", "i-hastur"),
        "a card brought by a Herald not used": boxed(advanced(b="herald-of-arrival"), A, "i-potion", "i-hastur"),
        "two cards brought by the Herald": boxed(boxed(HERALD, A, "i-potion", "i-hastur"), B, "c-potion", "c-hastur"),
        "two Elder Gods of one faction": boxed(sound(options=EACH), A, "i-shoggoth", "c-hastur"),
        "two Elder Gods of each, though a Herald brings one": boxed(
            boxed(evolve(HERALD, setup=sound(options=EACH | {"id_cards": True}).setup), A, "i-potion", "i-hastur"),
            *(B, "c-potion", "c-hastur"),
        ),
    },
    "SC-7.2": {
        "a card too few in hand": sound(hands=(MINE[:3], THEIRS), areas=([*IN_FRONT_OF_A, MINE[3]], IN_FRONT_OF_B)),
        "a card too many in hand": sound("end", hands=(MINE, THEIRS), areas=(IN_FRONT_OF_A, IN_FRONT_OF_B)),
        "five cards to one and three to the other": sound(hands=([*MINE, "c-potion"], [*THEIRS[:2], "c-shoggoth"])),
        "five cards when gods have been picked": asked(PICKING, *new(id_cards=True).agenda),
    },
    "SC-R16": {
        "a face-down card unknown to its controller": lying(sound(), B, 1, seen_by=(A,)),
        "a face-down card in a bid": lying(sound("opening"), B, 1, pushed=True),
        "a card in a bid without an auction": lying(sound(), A, 0, pushed=True),
    },
    "SC-10.1": {
        "ID cards in a basic game": sound(ids=("abie-jones", "the-golden-dawn")),
        "a used ID card in a basic game": identity(sound(), A, used=True, shown=True),
        "an ID card on one side only": advanced(a=None),
        "an ID card of the other faction": advanced(a="herald-of-arrival"),
        "an ID card that there is not": identity(advanced(), A, id=IdCard("nobody")),
    },
    "SC-10.5": {
        "a used ID card that is not shown": identity(advanced(), A, used=True, shown=False),
        "a used ID card that acts by itself": identity(advanced(a="sohn-kang"), A, used=True),
        "an ID card used before the first turn": identity(
            new("0: id abie-jones", id_cards=True), A, used=True, shown=True
        ),
    },
    "SC-10.14": {
        "the Enforcer goes first": advanced(b="enforcer-of-truth", active=B),
        "the Enforcer went first": advanced(
            b="enforcer-of-truth",
            turn=6,
            hands=(MINE, THEIRS[:3]),
            areas=(IN_FRONT_OF_A, [*IN_FRONT_OF_B, "c-shoggoth"]),
        ),
    },
    "SC-R19": {
        "half a pair is spent": alter(sound(), A, spent=(Thing.JOURNAL,)),
        "a pair is spent twice": alter(sound(), A, spent=(Thing.GATE, Thing.GATE)),
        "a pair of the opponent is spent": alter(sound(areas=(IN_FRONT_OF_B, IN_FRONT_OF_A)), B, spent=(Thing.GATE,)),
    },
    "SC-4.14": {
        "no end of the turn": asked(sound(), AskAnswer(B), AskOpening(A), AskStart(A)),
        "no answer to the bid": asked(sound(), AskEnd(A), AskOpening(A), AskStart(A)),
        "the opponent places a card": asked(sound(), AskEnd(A), AskAnswer(B), AskOpening(A), AskStart(B)),
        "the active player answers first": asked(sound("opening"), AskEnd(A), AskAnswer(A), AskOpening(A)),
        "a bid without a card": asked(sound("end"), AskEnd(A), AskAnswer(B)),
        "a card in the centre at the end": asked(sound("answer"), AskEnd(A)),
        "the opponent closes the turn": asked(sound("end"), AskEnd(B)),
        "a turn before the first": asked(CHOOSING, *sound().agenda),
        "a god is to be picked, but not waited for": asked(
            PICKING, PICKING.agenda[0], AskGods((B,), BySeat((None, None)))
        ),
        "an ID card is to be chosen, but not waited for": asked(CHOOSING, *CHOOSING.agenda[:-1], AskIds((B,))),
        "a card is fetched for a face-up one": asked(sound(), *sound().agenda, AskFetch(A, 0)),
        "a card is fetched for none": asked(sound(), *sound().agenda, AskFetch(A, 2)),
        "a card is fetched by the opponent": asked(TURNED, *TURNED.agenda, AskFetch(B, 1)),
        "the active player chooses for Yog-Sothoth": asked(TURNED, *TURNED.agenda, AskExchange(A, B)),
        "the active player looks at a hand": asked(sound(), *sound().agenda[:-1], AskLook(A, B)),
    },
    "SC-5.9": {
        "a card was pushed that is in no bid": pushed_last(sound("opening"), "i-gate"),
        "a bid is half made and not their own turn to bid": asked(
            lying(sound("opening"), B, 0, pushed=True), AskEnd(A), AskAnswer(B, card("i-journal")), AskOpening(A)
        ),
    },
    "SC-4.17": {
        "a standing bid as high as the one it answers": bids(1, 1),
        "a lower standing bid": bids(2, 3),
        "a standing bid as high as a card": bids(2, 0, areas=(IN_FRONT_OF_A, ["^i-journal", "~c-journal"])),
        "a raise to nothing over nothing": sound("answer", answering=A),
        "a standing bid below nothing": sound(
            "answer", areas=(["^i-gate", "c-gate"], IN_FRONT_OF_B), values={"i-gate": (1, -1)}
        ),
    },
    "SC-9.10": {
        "a hand is open at any time": alter(sound(), A, lookers=(B,)),
        "the hand of the other player is open": alter(SOUND["a hand is looked at"], B, lookers=(A,)),
        "a hand that is chosen from is closed": alter(SOUND["a hand is looked at"], A, lookers=()),
        "a hand is open for an exchange": alter(SOUND["an exchange"], A, lookers=(B,)),
    },
}
CASES = [
    pytest.param(rule, state, id=f"{rule}-{name}")
    for rule, states in DOCTORED.items()
    for name, state in states.items()
]


@pytest.mark.parametrize(("rule", "state"), CASES)
def test_a_doctored_state_breaks_one_invariant_which_names_its_rule(rule: str, state: State) -> None:
    assert [violation.rule for violation in state.violations()] == [rule]


def test_every_invariant_is_broken_by_some() -> None:
    assert set(DOCTORED) == {invariant.rule for invariant in RULES.invariants}


OF_VIEWS = {invariant.rule for invariant in RULES.invariants if invariant.of_views}


@pytest.mark.parametrize(("rule", "state"), [case for case in CASES if case.values[0] in OF_VIEWS])
def test_what_can_be_told_from_a_view_is_told_from_it(rule: str, state: State) -> None:
    assert [violation.rule for violation in state.view(None).violations()] == [rule]
