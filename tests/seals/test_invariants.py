"""The invariants: each is broken by doctored states, and named with its rule; sound states break none."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.seals import RULES, IdCard, Lying, State, Thing
from rlyeh_rules.seals.changes import alter
from rlyeh_rules.seals.course import COURSE
from tests.seals.doctored import (
    EACH,
    IN_FRONT_OF_A,
    IN_FRONT_OF_B,
    MINE,
    THEIRS,
    advanced,
    boxed,
    cases,
    closed,
    identity,
    lying,
    new,
    sound,
    with_god,
)
from tests.seals.table import A, B, card, play

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
    "the card in the centre is forced up": play(advanced("opening"), "bid 1", "force up"),
    "the host's wishes": sound(options={"first_player": 0, "faction_of_first_seat": "investigator"}),
    "the Enforcer against the host's wish": sound(
        ids=("abie-jones", "enforcer-of-truth"), options={"id_cards": True, "first_player": 1}
    ),
    "thirteen": play(
        sound(
            "end",
            ids=("alex-smyth", "the-golden-dawn"),
            options={"id_cards": True},
            values={"i-gate": (13, 1), "c-gate": (0, 1), "i-potion": (0, 1)},
        ),
        "close",
    ),
}


@pytest.mark.parametrize("state", [pytest.param(state, id=name) for name, state in SOUND.items()])
def test_a_sound_state_breaks_no_invariant(state: State) -> None:
    assert state.violations() == ()
    assert [state.view(viewer).violations() for viewer in (A, B, None)] == [(), (), ()]


# ------------------------------------------------------------------ doctored states

HERALD = identity(advanced(b="herald-of-arrival"), B, used=True)
PICKING, CHOOSING = new(**EACH), new(id_cards=True)
TURNED = sound(areas=(["i-gate", "~c-gate"], IN_FRONT_OF_B))
ALL = [*MINE, *THEIRS, *IN_FRONT_OF_A, *IN_FRONT_OF_B]
LATE = {"hands": (["i-potion"], ["c-potion"]), "areas": (ALL[:2], [*ALL[3:6], *ALL[7:]])}

OVER: Any = {"bid_cards_locked": False}
HIDING = sound(ids=("abie-jones", "the-golden-dawn"), options={"id_cards": True, "hidden_ids": True})
PICKED = new("0: god hastur", "1: god hastur", id_cards=True, **EACH)
GONE = closed(
    evolve(PICKED, box=(*PICKED.box, *(Lying(card(one), up=True) for one in ("i-hastur", "c-hastur")))),
    "i-hastur",
    "c-hastur",
)
FIVE = alter(alter(GONE, A, hand=PICKING.players[A].hand), B, hand=PICKING.players[B].hand)
MORETTI = identity(advanced(a="gabriel-moretti"), A, used=True)
YOG = play(with_god("yog-sothoth"), "yog-sothoth cultist-yog-sothoth")
YOG_OPEN = play(with_god("yog-sothoth", yog_look=True), "yog-sothoth cultist-yog-sothoth")


def centre(state: State, **changes: Any) -> State:
    """The state with something else about the card in the centre."""
    return evolve(state, auction=evolve(state.auction, centre=evolve(state.auction.centre, **changes)))  # type: ignore[union-attr]


def known(state: State, *seats: int, at: int = 0) -> State:
    """The state with a card of the box face down, and known to some."""
    box = list(state.box)
    box[at] = Lying(box[at].card, up=False, seen_by=seats)  # type: ignore[arg-type]
    return evolve(state, box=tuple(box))


def lost(state: State) -> State:
    """The state with the first card in front of A in the box, face down."""
    area = state.players[A].area
    return evolve(alter(state, A, area=area[1:]), box=(*state.box, Lying(area[0].card, up=False)))


def turned(state: State, **changes: Any) -> State:
    """The state with something else about the turn."""
    return evolve(state, turn=evolve(state.turn, **changes))


DOCTORED = {
    "SC-2.1": {
        "two Investigators": sound(factions=("investigator", "investigator")),
        "two Cultists": sound(factions=("cultist", "cultist")),
    },
    "SC-4.16": {
        "fewer than no markers": sound(markers=((-1, 0), (5, 4))),
        "fewer than no markers in a bid": sound(
            "answer", answering=A, staked=((0, 0), (0, -1)), markers=((4, 0), (0, 5)), options=OVER
        ),
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
        "two Elder Gods of one faction": boxed(closed(sound(options=EACH)), A, "i-shoggoth", "c-hastur"),
        "two Elder Gods of each, though a Herald brings one": boxed(
            boxed(evolve(HERALD, setup=sound(options=EACH | {"id_cards": True}).setup), A, "i-potion", "i-hastur"),
            *(B, "c-potion", "c-hastur"),
        ),
    },
    "SC-7.2": {
        "a card too few in hand": sound(hands=(MINE[:3], THEIRS), areas=([*IN_FRONT_OF_A, MINE[3]], IN_FRONT_OF_B)),
        "a card too many in hand": sound("end", hands=(MINE, THEIRS), areas=(IN_FRONT_OF_A, IN_FRONT_OF_B)),
        "five cards to one and three to the other": sound(hands=([*MINE, "c-potion"], [*THEIRS[:2], "c-shoggoth"])),
        "five cards when gods have been picked": FIVE,
    },
    "SC-R16": {
        "a face-down card unknown to its controller": lying(sound(), B, 1, seen_by=(A,)),
        "a face-down card in a bid": lying(sound("answer", answering=A, options=OVER), B, 1, pushed=True),
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
        "a used ID card that is not shown": identity(HIDING, A, used=True, shown=False),
        "a used ID card that acts by itself": identity(advanced(a="sohn-kang"), A, used=True),
        "an ID card used before the first turn": identity(new("0: id abie-jones", id_cards=True), A, used=True),
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
        "a pair of which no half is there is spent": alter(sound(), A, spent=(Thing.JOURNAL,)),
        "a pair is spent of which one half is up": alter(TURNED, A, spent=(Thing.GATE,)),
        "a pair is spent twice": alter(sound(), A, spent=(Thing.GATE, Thing.GATE)),
        "a pair of the opponent is spent": alter(sound(areas=(IN_FRONT_OF_B, IN_FRONT_OF_A)), B, spent=(Thing.GATE,)),
    },
    "SC-R2": {
        "the Cultist where the host wants the Investigator": sound(
            factions=("cultist", "investigator"), options={"faction_of_first_seat": "investigator"}
        ),
    },
    "SC-R3": {
        "another goes first": sound(options={"first_player": 1}),
        "another went first": sound(
            turn=6,
            active=B,
            hands=(MINE[:3], [*THEIRS]),
            areas=([*IN_FRONT_OF_A, "i-shoggoth"], IN_FRONT_OF_B),
            options={"first_player": 1},
        ),
    },
    "SC-R41": {
        "a card of an open box lies face down": known(sound(), A),
        "two cards were banished": known(known(MORETTI, A), B, at=1),
        "a banished card that nobody knows": known(MORETTI),
        "a card of the box in a bid": evolve(sound(), box=(evolve(sound().box[0], pushed=True), *sound().box[1:])),
        "nobody knows a card that has left the game": lost(closed(sound(options=EACH))),
        "the Herald has not seen the box": closed(HERALD),
    },
    "SC-2.6": {
        "a hand out of order": alter(sound(), A, hand=sound().players[A].hand[::-1]),
        "a hand mixed that is chosen from in the open": alter(YOG_OPEN, A, hand=YOG_OPEN.players[A].hand[::-1]),
        "a hand mixed that is not chosen from": alter(YOG, B, hand=YOG.players[B].hand[::-1]),
    },
    "SC-4.3": {
        "nobody knows the centre card": centre(sound("answer"), seen_by=()),
        "the opponent alone knows it": centre(sound("answer"), seen_by=(B,)),
        "it is in a bid": centre(sound("answer"), pushed=True),
        "it lies open though nobody has forced it": centre(sound("answer"), up=True, seen_by=()),
        "it lies open before the opening bid": centre(identity(advanced("opening"), B, used=True), up=True, seen_by=()),
    },
    "SC-R17": {
        "who knows a card is said twice": lying(sound(), B, 1, seen_by=(B, B)),
        "who knows a card is said out of order": lying(sound(), B, 1, seen_by=(B, A)),
        "an open card is known to some": lying(sound(), A, 0, seen_by=(A,)),
        "the centre card is known twice": centre(sound("answer"), seen_by=(A, A)),
        "a card of the box is known twice": known(MORETTI, A, A),
    },
    "SC-R34": {
        "an ID card is not shown": identity(advanced(), B, shown=False),
        "an Enforcer is not shown": identity(
            sound(ids=("abie-jones", "enforcer-of-truth"), options={"id_cards": True, "hidden_ids": True}),
            B,
            shown=False,
        ),
        "an ID card is shown while they are chosen": identity(new("0: id abie-jones", id_cards=True), A, shown=True),
    },
    "SC-R26": {
        "an artifact is no Elder God": turned(closed(sound(options=EACH)), used=(Thing.POTION,)),
        "a god that is not in the game": turned(sound(), used=(Thing.HASTUR,)),
        "a god is noted twice": turned(sound(), used=(Thing.SHOGGOTH, Thing.SHOGGOTH)),
        "a power used before the first turn": turned(new(id_cards=True), used=(Thing.SHOGGOTH,)),
    },
    "SC-9.7": {
        "bound by a god that is not in the game": alter(sound(), B, bound=True),
        "bound before the first turn": alter(new(id_cards=True, elder_god="Nyarlathotep"), A, bound=True),
    },
}
CASES = cases(DOCTORED)


@pytest.mark.parametrize(("rule", "state"), CASES)
def test_a_doctored_state_breaks_one_invariant_which_names_its_rule(rule: str, state: State) -> None:
    assert [violation.rule for violation in state.violations()] == [rule]


@pytest.mark.parametrize("state", [closed(sound(options=EACH), "i-hastur"), known(closed(sound(options=EACH)), A)])
def test_what_has_not_been_in_play_is_not_known_of_a_closed_box(state: State) -> None:
    assert [violation.rule for violation in state.violations()] == ["SC-10.16", "SC-R41"]
    assert [violation.rule for violation in state.view(None).violations()] == ["SC-R41"]


def test_every_invariant_is_broken_by_some() -> None:
    assert set(DOCTORED) == {invariant.rule for invariant in RULES.invariants} - {
        invariant.rule for invariant in COURSE
    }


OF_VIEWS = {invariant.rule for invariant in RULES.invariants if invariant.of_views}


@pytest.mark.parametrize(("rule", "state"), [case for case in CASES if case.values[0] in OF_VIEWS])
def test_what_can_be_told_from_a_view_is_told_from_it(rule: str, state: State) -> None:
    assert [violation.rule for violation in state.view(None).violations()] == [rule]
