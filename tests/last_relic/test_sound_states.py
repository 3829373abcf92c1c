"""Sound states, of every sort that there is: they break no invariant, whoever looks at them."""

from __future__ import annotations

import pytest

from rlyeh_rules.last_relic import Card, Relic, State
from rlyeh_rules.last_relic.changes import alter_adventurer, alter_place
from tests.last_relic.doctored import (
    ENDINGS,
    MARKET,
    NEARLY,
    eliminated,
    fleeing,
    fleeing_in_maintenance,
    fleeing_while_cultists_are_deployed,
    hers,
    keeping,
    laying,
    ordering,
    over,
    recovering_in_maintenance,
    reserving,
    sharing,
    shooting,
    starting,
)
from tests.last_relic.moments import MOMENTS, moment
from tests.last_relic.table import CULT, HER, On, play, spot, table

VIEWERS = (HER, CULT, None)
ACOLYTE, WAITS = "acolyte 2 = mark", {"fresh_cultists_wait": True}
LIMITED, ENDLESS = {"limited_tokens": True}, {"unlimited_relics": True}
UP = spot("harbour", relics="ABB", up=True)
GAP = (spot("harbour"), None, spot("crypt"))

CHEAPER = play(
    table(
        "cult",
        cult_hand=["idol | permanent cost -1"],
        row=(spot("harbour", marks=4), spot("library", hidden=4, marks=3), spot("crypt", hidden=9, discovered=10)),
    ),
    "permanent idol",
)
FIRST = play(CHEAPER, "resolve 1")
CHEAPER_LATE = play(
    table(
        "cult",
        row=(spot("harbour", marks=5), spot("library", hidden=4, marks=4), spot("crypt", hidden=9, discovered=10)),
        cultists=[On(1, "saint 2 = mark | deployed cost +1 @all")],
    ),
    "activate saint",
)

SOUND = {
    "Locations are kept": keeping(),
    "the figure is placed": starting(),
    "a new game with the other seats": starting(faction_of_first_seat="cult"),
    "the first Deployment Phase": play(starting(), "start 2"),
    "the middle of her action": shooting(),
    "the middle of a resolution": fleeing(),
    "Clues are shared out": sharing(),
    "a Location is laid": laying(),
    "a Cultist is eliminated in the middle of a resolution": eliminated(),
    "an order is chosen": ordering(),
    "a second Location waits": play(ordering(), "resolve 2"),
    "a Location is resolved while Cultists are deployed": fleeing_while_cultists_are_deployed(),
    "a Location is resolved in Maintenance": fleeing_in_maintenance(),
    "a Cultist is eliminated in Maintenance": recovering_in_maintenance(),
    "a reservation": reserving(),
    "the other reservation": play(reserving(), "pass"),
    "nothing is left of her card": play(shooting(), "shoot mob"),
    "an icon for each Relic stolen": play(
        table(hand=["rifle = X.shot"], stolen="AB", cultists=[On(1, "mob 4")]), "play rifle"
    ),
    "a card is used and one is in play before Maintenance is over": hers(
        alter_place(fleeing_in_maintenance(hand=["map ! price -1"]), 3, up=True, used=True),
        hand=(),
        permanents=(Card("map"),),
    ),
    "an ability is used before Maintenance is over": alter_place(recovering_in_maintenance(), 3, up=True, used=True),
    "a turn after a pass": table("cult", passed=True),
    "no Funds": table(funds=0, cult_funds=0),
    "the middle of an ability": play(
        table(row=(spot("harbour", up=True, clues=1, ability="shot shot"), *NEARLY[1:]), cultists=[On(1, "mob 4")]),
        "ability 1",
    ),
    "a Cultist elsewhere than in the first Location is chosen": play(
        table("cult", cultists=[On(3, "acolyte 2 = discard@here fund"), On(3, "mob 2")]), "activate acolyte"
    ),
    "a space is empty when Cultists are deployed": table("deploy", row=GAP, location_deck=()),
    "one more Cultist has lost its protection": play(
        table(
            "cult",
            cult_hand=["rite | action discard@chosen"],
            cult_discard=["dirge"],
            cultists=[
                On(1, "warden 2 | deployed resistance +1 @all"),
                On(2, "mob 2 | eliminated recover", shots=2),
                On(3, "acolyte 2", shots=2),
            ],
        ),
        *("play rite", "cultist warden"),
    ),
    "two Locations have become cheaper": CHEAPER,
    "the second of them waits for the figure": FIRST,
    "the second of them waits for the next Location": play(FIRST, "move 3"),
    "one has become cheaper while another is resolved": CHEAPER_LATE,
    "it waits for the next Location": play(CHEAPER_LATE, "move 3"),
    "a full track of Funds": table(funds=5, most_funds=5),
    "the last round": table(round=4, options={"max_rounds": 4}),
    "a full hand": table(hand=[f"h{at}" for at in range(8)]),
    "Marks enough wait for the icons": play(
        table(
            "cult",
            at=3,
            row=NEARLY,
            cult_hand=["rite | action mark@chosen recover fund"],
            cult_discard=["dirge | action fund"],
            options={"finish_icons_first": True},
        ),
        *("play rite", "at 1"),
    ),
    "a Cultist waits": table(cultists=[On(1, ACOLYTE, fresh=True)], options=WAITS),
    "a Cultist is protected": table(
        cultists=[On(1, ACOLYTE, shots=2), On(1, "warden 2 | deployed resistance +1 @others")]
    ),
    "a Location is dearer": table(
        row=(spot("harbour", marks=5), *NEARLY[1:]), cultists=[On(1, "priest 2 | deployed cost +1 @here")]
    ),
    "a space is empty": table(row=GAP, location_deck=()),
    "no Location is left": table(at=None, row=(None, None, None), location_deck=()),
    "covered Relics": table(row=(UP._replace(covered=(0, 2), used=True), *NEARLY[1:]), stolen="AB"),
    "all tokens": table(
        row=(UP._replace(marks=6, clues=12, used=True, covered=(0, 1)), spot("library", marks=1, clues=4), NEARLY[2]),
        stolen="AB",
        cultists=[On(1, "mob 4", shots=3)],
        options=LIMITED,
    ),
    "an endless supply": alter_adventurer(table(options=ENDLESS), relics=(Relic("A"),) * 4),
    "the market has run dry": table(market=MARKET[:2], options={"no_reinforcement_reshuffle": True}),
    "what is cleared does not come back": table(
        market=MARKET[:2], market_discard=MARKET[2:], options={"no_reinforcement_reshuffle": True}
    ),
    "purchases": table("buy", market=MARKET[:2], market_deck=MARKET[2:4], reserved=("rifle", "rifle")),
    **{reason: over(reason) for reason in ENDINGS},
    "the end of the only round": over("unfinished", round=1, options={"max_rounds": 1}),
    "the end in the middle of a resolution": play(
        table("cult", at=3, row=NEARLY, relics="BCDEF", cultists=[On(1, ACOLYTE)]), *("activate acolyte", "clue 2")
    ),
    "the end by the last Location": play(
        table(
            "cult",
            row=(NEARLY[0], None, None),
            location_deck=(),
            relics="BCDEF",
            cultists=[On(1, ACOLYTE)],
        ),
        "activate acolyte",
    ),
    "the end while a second Location waits": play(ordering(relics="BCDEF"), "resolve 1"),
    "the end before Marks enough are seen to": play(
        table(
            "cult",
            row=NEARLY,
            wounds=4,
            cultists=[On(1, "acolyte 2 = mark wound")],
            options={"finish_icons_first": True},
        ),
        "activate acolyte",
    ),
    "a market that is not refilled before the reservations": reserving(market=MARKET[:2], market_deck=MARKET[2:]),
    **{name: moment(name) for name in MOMENTS},
}


@pytest.mark.parametrize("state", [pytest.param(state, id=name) for name, state in SOUND.items()])
def test_a_sound_state_breaks_no_invariant(state: State) -> None:
    assert state.violations() == ()
    assert [state.view(viewer).violations() for viewer in VIEWERS] == [(), (), ()]
