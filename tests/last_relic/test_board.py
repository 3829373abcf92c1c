"""The table as text: what each seat and a spectator see of it."""

from __future__ import annotations

import textwrap
from typing import Final

import pytest

from rlyeh_rules import Seat
from rlyeh_rules.kernel import evolve
from rlyeh_rules.last_relic import Phase, State
from rlyeh_rules.last_relic.board import phase
from tests.last_relic.dealt import dealt
from tests.last_relic.doctored import (
    fleeing,
    fleeing_in_maintenance,
    laying,
    ordering,
    over,
    reserving,
    shooting,
    starting,
)
from tests.last_relic.exchanges import one_of_each
from tests.last_relic.moments import MOMENTS, moment
from tests.last_relic.table import CULT, HER, On, play, spot, table

VIEWERS: Final = (HER, CULT, None)
UP: Final = spot("harbour", hidden=4, discovered=6, relics="ABB", funds=2, ability="fund / clue", up=True)
OTHERS: Final = (spot("library"), spot("crypt"))


def lines(state: State, start: str, seat: Seat | None = None) -> list[str]:
    """The lines of a seat's board that begin so."""
    return [line.strip() for line in str(state.view(seat)).splitlines() if line.strip().startswith(start)]


def location(state: State, position: int, seat: Seat | None = None) -> list[str]:
    """What stands on a seat's board about a Location."""
    board = str(state.view(seat)).splitlines()
    first = next(at for at, line in enumerate(board) if line.startswith(f"  {position}  "))
    found = [line.strip() for line in board[first : board.index("", first)]]
    return [found[0].removeprefix(f"{position}  "), *found[1:]]


# ------------------------------------------------------------------ the whole of it

TABLE: Final = table(
    "cult",
    at=2,
    hand=["torch = fund", "map = clue"],
    deck=["gun = shot"],
    discard=["paper = notoriety"],
    permanents=["lamp ! price -1"],
    wounds=2,
    madness=1,
    stolen="A",
    cult_hand=["rite | action fund"],
    cult_deck=["psalm | action draw", "hymn | action draw"],
    cult_funds=1,
    relics="BBC",
    cultists=[On(1, "acolyte 2 = mark", shots=1), On(1, "mob 3 = wound", ready=False)],
    row=(
        UP._replace(marks=2, clues=1, used=True, covered=(0,)),
        spot("library", relics="D", ability="draw", clues=3),
        None,
    ),
    location_deck=(),
    market=["lens $3 = clue // 2 = mark", "rifle $2 = shot // 1 = fund"],
    reserved=("lens", "rifle"),
    exposure=6,
    notoriety=4,
)
BOARD: Final = """\
    The Last Relic of R'lyeh - round 3, Action Phase
    Exposure 6 of 7 (Notoriety +2 and Adventurer +1), Notoriety 4 of 12
    (Cultists: ready or rotated, Shots/Resistance; a Relic in brackets: stolen)

      1  Harbour, 4/6 Marks: (A), B, B, 2 Funds. Ability: gain 1 Fund. Or place 1
         Clue.
         2 Marks, 1 Clue, ability used
         Acolyte (ready, 1/2), Mob (rotated, 0/3)

      2  {library}   <- the Adventurer
         no Marks, 3 Clues

      3  no Location

      Ada, the Adventurer: 3 Funds, 2 Wounds, 1 Madness token
        Relics: A
        hand: {hers}; deck 1
        discard pile: Paper
        in play: Lamp

      Bram, the Cult: 1 Fund
        Relics: B x2, C
        Great Old One: {god}
        hand: {its}; deck 2

      market: Lens 3 (Ada 1; reserved by Ada), Rifle 2 (Ada 1, Bram 1; reserved by
              Bram)
      reinforcement deck 0
      Location deck 0
      Relics left: A x2, B, C x2, D x2, E x2, F x2

    Bram: Play a card, activate a Cultist, or pass."""
HIDDEN: Final = {"library": "a hidden Location", "god": "unknown", "hers": "2 cards", "its": "1 card"}
HERS: Final = {"hers": "Map, Torch"}
ITS: Final = {
    "library": "hidden [Library, 5/7 Marks: D. Ability: draw 1 card.]",
    "god": "Dagon [needs A, B, C, D, E, F; missing: A, D, E, F]",
    "its": "Rite",
}


@pytest.mark.rule("LR-R36", "LR-5.2.1", "LR-3.6", "LR-3.8", "LR-9.1.2", "LR-9.2.1")
@pytest.mark.parametrize(("viewer", "sees"), [(HER, HERS), (CULT, ITS), (None, {})], ids=["hers", "its", "nobody's"])
def test_everybody_sees_the_same_table_but_for_what_is_hidden_from_them(
    viewer: Seat | None, sees: dict[str, str]
) -> None:
    assert str(TABLE.view(viewer)) == textwrap.dedent(BOARD).format(**HIDDEN | sees)


def test_the_whole_truth_shows_everything() -> None:
    assert str(TABLE) == textwrap.dedent(BOARD).format(**HIDDEN | HERS | ITS)


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", MOMENTS)
def test_no_secret_changes_the_board(name: str, viewer: Seat | None) -> None:
    state = moment(name)
    boards = {str(other.state.view(viewer)) for other in one_of_each(state, viewer)}
    assert boards == {str(state.view(viewer))}


# ------------------------------------------------------------------ when


@pytest.mark.rule("LR-6.0.1")
@pytest.mark.parametrize(
    ("state", "when"),
    [
        (dealt(), "setting up"),
        (starting(), "setting up"),
        (play(starting(), "start 1"), "round 1, Deployment Phase"),
        (table(), "round 3, Action Phase"),
        (fleeing(), "round 3, Action Phase"),
        (table("buy"), "round 3, Reinforcement Phase"),
        (reserving(), "round 3, Reinforcement Phase"),
        (play(reserving(), "pass"), "round 3, Reinforcement Phase"),
        (fleeing_in_maintenance(), "round 3, Maintenance Phase"),
        (over("defeat"), "round 3"),
    ],
)
def test_the_board_says_which_phase_it_is(state: State, when: str) -> None:
    assert str(state).splitlines()[0] == f"The Last Relic of R'lyeh - {when}"


@pytest.mark.rule("LR-6.0.1")
def test_there_is_no_phase_before_the_first_round_and_after_the_end() -> None:
    assert [phase(state) for state in (starting(), table("deploy"), over("defeat"))] == [None, Phase.DEPLOYMENT, None]


@pytest.mark.parametrize(
    ("exposure", "said"),
    [(0, "blank"), (1, "Cult +1"), (2, "Notoriety -1"), (4, "Adventurer +2"), (5, "Notoriety +1")],
)
def test_the_space_of_the_exposure_marker_is_told(exposure: int, said: str) -> None:
    state = table(exposure=exposure)
    assert lines(state, "Exposure") == [f"Exposure {exposure} of 7 ({said}), Notoriety 0 of 12"]


@pytest.mark.parametrize(
    ("state", "line"),
    [
        (table("deploy"), "Bram: Deploy a Cultist from your hand, or be done."),
        (ordering(), "Bram: Several Locations have Marks enough: which one is resolved first?"),
        (over("defeat"), "Bram wins: defeat."),
        (over("cult exposed"), "Ada wins: cult exposed."),
        (over("unfinished"), "Nobody wins: unfinished."),
    ],
)
def test_the_last_line_says_what_is_asked_or_who_has_won(state: State, line: str) -> None:
    assert str(state).splitlines()[-1] == line


# ------------------------------------------------------------------ Locations


def test_there_is_no_row_before_it_is_laid() -> None:
    board = str(dealt().view(None)).splitlines()
    assert board[3:6] == ["", "  drawn: 4 Locations", ""]
    assert [line for line in board if line.startswith("  1  ")] == []


@pytest.mark.rule("LR-7.2.2", "LR-R10")
def test_the_marks_that_are_needed_are_shown_with_what_effects_change_of_them() -> None:
    thief = [On(1, "thief 2 | deployed cost -1 @here")]
    assert location(table(row=(UP, *OTHERS)), 1)[0].startswith("Harbour, 4/6 Marks: A, B, B, 2 Funds.")
    assert location(table(row=(UP, *OTHERS), cultists=thief), 1)[0].startswith("Harbour, 3/5 Marks:")
    cheap = UP._replace(hidden=1, discovered=2)
    assert location(table(row=(cheap, *OTHERS), cult_permanents=["idol | permanent cost -3"]), 1)[0].startswith(
        "Harbour, 1/1 Marks:"
    )


@pytest.mark.rule("LR-R27", "LR-9.2.1")
def test_a_covered_relic_stands_in_brackets_picture_by_picture() -> None:
    state = table(row=(UP._replace(covered=(2,)), *OTHERS), stolen="B")
    assert location(state, 1)[0].startswith("Harbour, 4/6 Marks: A, B, (B), 2 Funds.")


@pytest.mark.rule("LR-R5")
def test_a_figure_beside_the_row_stands_nowhere() -> None:
    state = table(at=None, row=(None, None, None), location_deck=())
    assert [location(state, position) for position in (1, 2, 3)] == [["no Location"]] * 3
    assert "<-" not in str(state)


@pytest.mark.rule("LR-7.1.11", "LR-R7")
def test_cultists_are_ready_or_rotated_or_wait_with_their_resistance_as_it_is() -> None:
    state = table(
        cultists=[
            On(2, "acolyte 2 = mark", shots=2),
            On(2, "mob 3 = wound", ready=False),
            On(2, "warden 2 | deployed resistance +1 @others", fresh=True),
        ],
        options={"fresh_cultists_wait": True},
    )
    assert location(state, 2)[-1] == "Acolyte (ready, 2/3), Mob (rotated, 0/4), Warden (waits, 0/2)"


@pytest.mark.rule("LR-8.2.17", "LR-3.9")
def test_who_chooses_locations_sees_them_and_the_others_how_many() -> None:
    state = laying()
    assert lines(state, "drawn:") == lines(state, "drawn:", HER) == ["drawn: 2 Locations"]
    assert lines(state, "drawn:", CULT) == ["drawn: P, 5/7 Marks: A, B. Ability: gain 1 Fund."]
    assert lines(state, "Q,", CULT) == ["Q, 5/7 Marks: A, B. Ability: gain 1 Fund."]


# ------------------------------------------------------------------ cards


@pytest.mark.rule("LR-R20")
def test_a_card_that_is_being_played_lies_on_the_table() -> None:
    assert [lines(shooting(), "being played:", viewer) for viewer in VIEWERS] == [["being played: Gun"]] * 3
    assert lines(table(), "being played:") == []


def test_permanent_cards_are_in_play() -> None:
    state = table(permanents=["lamp ! price -1", "map ! price -1"], cult_permanents=["idol | permanent alert -1"])
    assert lines(state, "in play:") == ["in play: Lamp, Map", "in play: Idol"]


def test_hands_and_relics_that_are_empty_say_so() -> None:
    state = table(hand=["torch"])
    assert lines(state, "hand:", HER) == ["hand: Torch; deck 0", "hand: none; deck 0"]
    assert lines(state, "Relics:", HER) == ["Relics: none", "Relics: none"]


@pytest.mark.rule("LR-R36")
def test_what_has_gone_lies_open_and_what_the_cult_put_under_the_deck_is_known_to_it() -> None:
    state = table(
        location_deck=[spot("p"), spot("q")],
        bottom=[spot("crag")],
        market_deck=["net $2 = fund // 1 = fund"],
        market_discard=["lens $3 = clue // 2 = mark", "oar $3 = clue // 2 = mark"],
    )
    locations = evolve(state.locations, deck=state.locations.deck[:1], removed=state.locations.deck[1:])
    state = evolve(state, locations=locations)
    open_to_all = "reinforcement deck 1; discard pile: Lens, Oar"
    assert [lines(state, "reinforcement deck", viewer) for viewer in VIEWERS] == [[open_to_all]] * 3
    assert lines(state, "Location deck", HER) == ["Location deck 2; out of the game: Q"]
    assert lines(state, "Location deck", CULT) == ["Location deck 2; under it [Crag]; out of the game: Q"]


@pytest.mark.rule("LR-R3")
def test_relics_that_never_run_out_are_not_counted() -> None:
    assert lines(table(), "Relics left:") != []
    assert lines(table(options={"unlimited_relics": True}), "Relics left:") == []


@pytest.mark.rule("LR-6.5.9", "LR-R18", "LR-6.5.6")
@pytest.mark.parametrize(
    ("reserved", "permanents", "offer"),
    [
        ((None, None), [], "Lens 2"),
        (("lens", None), [], "Lens 2 (Ada 1; reserved by Ada)"),
        ((None, "lens"), [], "Lens 2 (Bram 1; reserved by Bram)"),
        (("lens", "lens"), [], "Lens 2 (Ada 1, Bram 1; reserved by Ada; reserved by Bram)"),
        ((None, None), ["lamp ! price -1"], "Lens 2 (Ada 1)"),
        (("lens", None), ["lamp ! price -2"], "Lens 2 (Ada 0; reserved by Ada)"),
        (("lens", None), ["lamp ! price +1"], "Lens 2 (reserved by Ada)"),
    ],
)
def test_a_card_on_offer_has_its_price_and_what_it_costs_who_pays_another(
    reserved: tuple[str | None, str | None], permanents: list[str], offer: str
) -> None:
    state = table("buy", market=["lens $2 = fund // 2 = mark"], reserved=reserved, permanents=permanents)
    assert lines(state, "market:") == [f"market: {offer}"]


def test_an_empty_market_says_so() -> None:
    assert lines(table("buy"), "market:") == ["market: empty"]


@pytest.mark.rule("LR-9.1.4", "LR-R25", "LR-R37")
@pytest.mark.parametrize(
    ("relics", "single", "said"),
    [
        ("ABC", False, "; missing: D, E, F"),
        ("AAABC", False, "; two A for D; missing: E, F"),
        ("AAABBB", False, "; two A for C; two B for D; missing: E, F"),
        ("AAABBB", True, "; two A for C; missing: D, E, F"),
    ],
)
def test_the_cult_sees_which_pairs_stand_in_and_nobody_else_does(relics: str, single: bool, said: str) -> None:
    state = table(relics=relics, options={"single_substitution": single})
    assert f"Great Old One: Dagon [needs A, B, C, D, E, F{said}] hand:" in " ".join(str(state.view(CULT)).split())
    for viewer in (HER, None):
        assert lines(state, "Great Old One:", viewer) == ["Great Old One: unknown"]
        assert "two A" not in str(state.view(viewer))


@pytest.mark.rule("LR-R5", "LR-2.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_board_says_that_the_figure_stands_beside_the_row(viewer: Seat | None) -> None:
    beside = table(at=None, row=(None, None, None), location_deck=())
    said = "the Adventurer stands beside the row"
    assert lines(beside, said, viewer) == [said]
    assert lines(table(), said, viewer) == lines(starting(), said, viewer) == []


# ------------------------------------------------------------------ what is chosen for


@pytest.mark.rule("LR-R30", "LR-R11")
@pytest.mark.parametrize(
    ("card", "more", "line"),
    [
        ("rite | action mark@chosen fund", (), "icon: Mark"),
        ("knife | action discard@chosen fund", (), "icon: Discard a Cultist"),
        ("boat | action shift fund", (), "icon: Move a Cultist"),
        ("boat | action shift fund", ("cultist acolyte",), "Cultist: Acolyte"),
    ],
)
def test_the_board_says_what_a_target_is_chosen_for(card: str, more: tuple[str, ...], line: str) -> None:
    state = table("cult", cult_hand=[card], cultists=[On(1, "acolyte 2")])
    asked = play(state, f"play {card.partition(' ')[0]}", *more)
    assert str(asked.view(None)).splitlines()[-3] == f"  {line}"


# ------------------------------------------------------------------ the end


@pytest.mark.rule("LR-R37", "LR-3.8")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_great_old_one_is_turned_up_at_the_end(viewer: Seat | None) -> None:
    hidden = ["Great Old One: Dagon [needs A, B, C, D, E, F]"] if viewer == CULT else ["Great Old One: unknown"]
    assert lines(table(), "Great Old One:", viewer) == hidden
    assert lines(over("summoning"), "Great Old One:", viewer) == ["Great Old One: Dagon [needs A, B, C, D, E, F]"]
    assert lines(over("defeat", relics="AC"), "Great Old One:", viewer) == [
        "Great Old One: Dagon [needs A, B, C, D, E, F; missing: B, D, E, F]"
    ]


# ------------------------------------------------------------------ names


def test_what_has_no_name_in_a_custom_set_is_called_by_its_id() -> None:
    state = table(hand=["pocket-watch_2 = fund"])
    assert lines(state, "hand:", HER)[0] == "hand: Pocket Watch 2; deck 0"
