"""The table as text: what each seat and a spectator see of it."""

from __future__ import annotations

import re
import textwrap
from typing import Final

import pytest

from rlyeh_rules.gate import Mythos, State
from rlyeh_rules.kernel import Outcome, Seat, evolve
from tests.gate.moments import MOMENTS, moment
from tests.gate.table import at, new, play, table, vote, votes, with_minds

NAME: Final = re.compile(r"<([a-z-]+)>")
SPECTATOR: Final = None


def named(state: State, text: str) -> str:
    """A text with the names of the ids that stand in it as `<id>`."""
    return NAME.sub(lambda found: state.text.name(found[1]), text)


def flat(state: State, who: int | None = SPECTATOR) -> str:
    """The board as a player sees it, 1 for the first, on one line."""
    return " ".join(str(state.view(None if who is None else at(who))).split())


def paragraph(state: State, start: str, who: int | None = SPECTATOR) -> str:
    """What stands on a player's board from a word on, up to the next line that goes no further in."""
    lines = str(state.view(None if who is None else at(who))).splitlines()
    first = next(number for number, line in enumerate(lines) if line.strip().startswith(start))
    indent = len(lines[first]) - len(lines[first].lstrip())
    found = [lines[first].strip()]
    for line in lines[first + 1 :]:
        if len(line) - len(line.lstrip()) <= indent or not line.strip():
            break
        found.append(line.strip())
    return " ".join(found)


def of(state: State, who: int, viewer: int | None = SPECTATOR) -> list[str]:
    """The two paragraphs about a player: who they are, and what they have."""
    lines = str(state.view(None if viewer is None else at(viewer))).splitlines()
    first = next(number for number, line in enumerate(lines) if re.match(rf" [ >]{who - 1} P", line))
    more = lines[first + 1 :]
    end = next(number for number, line in enumerate(more) if not line.startswith(" " * 6))
    return [lines[first][4:], " ".join(line.strip() for line in more[:end])]


# ------------------------------------------------------------------ the whole of it

TABLE: Final = table(
    5,
    turn=2,
    hour=8,
    target="dagon",
    created=["ithaqua"],
    pool="D +B I",
    hands={1: "I B/D", 2: "B D D", 3: "", 4: "D D Z"},
    discard="Z Z",
    set_aside="silver-key",
    cultists=[2, 5],
    discovered=[5],
    revealed=[4],
    mad={1: ["torn-pages", "torn-pages"]},
    secret={1: ["secret-sympathy"]},
    gear={1: "opium", 2: "eye-of-horus", 5: "pistol"},
    uses={2: 2, 5: 0},
    artifacts={3: {"book-of-hsan": 2}},
    used=["beasts-at-bay"],
)
BOARD: Final = """\
    <gate> - hour 8 of 12, turn 7: P2
    (in brackets: face down, and not for everybody; new: drawn in this turn, does not count yet)

                              <ithaqua>: created
        <bokrug>                ( the gate )    <dagon>: the target
                              <zhar>
      cards count <dagon> +1, <bokrug> -1, others 0, beasts the better of two; 4 needed

      pool, 3 of 7: {pool}
      Necronomicon closed, 3 directions in it; set aside: <beasts-at-bay>
      mythos deck 12, discard pile 2; insanity deck 12, discard pile 0; Artifacts set aside 1
      Secret Natures: <investigator> x3, <covenant-of-azathoth> x2

      0 P1, <doctor>{nature 1}, bears the watch
          hand: {hand 1}; <opium> (1 use);
            insanity: <torn-pages> x2, 1 face down{secret 1}
     >1 P2, <egyptologist>{nature 2}
          hand: {hand 2}; <eye-of-horus> (2 uses)
      2 P3, <reporter>{nature 3}
          hand: no cards; <blackmail> (used up); <book-of-hsan> (2 uses)
      3 P4, <priest>, revealed Investigator
          hand: {hand 4}; <tarsoid-psalms> (used up)
      4 P5, <detective>, discovered Cultist
          hand: {hand 5}; <pistol> (used up)

    P2: It is your turn: take one action."""
HIDDEN: Final = {
    "pool": "?, <bokrug>, ?",
    "hand 1": "2 cards",
    "hand 2": "3 cards",
    "hand 4": "3 cards",
    "hand 5": "3 cards",
    "nature 1": "",
    "nature 2": "",
    "nature 3": "",
    "secret 1": "",
}
OF_P1: Final = {
    "hand 1": "<hounds-of-tindalos> (<bokrug>/<dagon>), <ithaqua>",
    "nature 1": ", [<investigator>]",
    "secret 1": " [<secret-sympathy>]",
}
OF_P2: Final = {"hand 2": "<bokrug>, <dagon> x2", "nature 2": ", [<covenant-of-azathoth>]"}
OF_P3: Final = {"nature 3": ", [<investigator>]"}
OF_P4: Final = {"hand 4": "<dagon> x2, <zhar>"}
OF_P5: Final = {"hand 5": "<bokrug>, <dagon>, <zhar>"}


def expected(sees: dict[str, str]) -> list[str]:
    """The words of the board where these places are filled in."""
    return named(TABLE, textwrap.dedent(BOARD).format(**HIDDEN | sees)).split()


@pytest.mark.rule("GR-R41", "GR-3.12", "GR-3.9", "GR-8.4", "GR-8.13", "GR-13.1.2")
@pytest.mark.parametrize(
    ("who", "sees"),
    [(1, OF_P1), (2, OF_P2), (3, OF_P3), (4, OF_P4), (5, OF_P5), (SPECTATOR, {})],
)
def test_everybody_sees_the_same_table_but_for_what_is_hidden_from_them(who: int | None, sees: dict[str, str]) -> None:
    assert str(TABLE.view(None if who is None else at(who))).split() == expected(sees)


def test_the_whole_truth_shows_everything() -> None:
    sees = {"pool": "[<dagon>], <bokrug>, [<ithaqua>]"} | OF_P1 | OF_P2 | OF_P3 | OF_P4 | OF_P5
    assert str(TABLE).split() == expected(sees)


def test_a_player_has_two_lines_and_whose_turn_it_is_is_marked() -> None:
    lines = str(TABLE.view(None)).splitlines()
    starts = [line[:5] for line in lines if re.match(r" [ >]\d P", line)]
    assert starts == ["  0 P", " >1 P", "  2 P", "  3 P", "  4 P"]
    assert all(line.startswith("      hand: ") for line in lines if "hand: " in line)


def test_opposites_face_each_other_across_the_gate() -> None:
    top, middle, bottom = str(TABLE).splitlines()[3:6]
    assert (top.split(":")[0].strip(), bottom.strip()) == ("Ithaqua", "Zhar")
    assert middle.split()[0] == "Bokrug"
    assert middle.split(")")[1].split(":")[0].strip() == "Dagon"


@pytest.mark.rule("GR-R41")
@pytest.mark.parametrize("name", MOMENTS)
def test_no_secret_changes_the_board(name: str) -> None:
    """A guess has other secrets, and looks the same to whoever guessed."""
    state = moment(name)
    for seat in state.seats:
        view = state.view(seat)
        boards = {str(view.determinize(seat, seed=seed).view(seat)) for seed in range(3)}
        assert boards == {str(view)}


# ------------------------------------------------------------------ when


def test_the_first_line_says_what_time_it_is_and_whose_turn() -> None:
    assert str(table(hour=11, turn=3, number=18)).splitlines()[0].endswith(" - hour 11 of 12, turn 18: P3")


def test_before_the_first_turn_the_table_is_being_set_up() -> None:
    state = new(4, choose_characters=True)
    board = str(state.view(None))
    assert board.splitlines()[0].endswith(" - hour 1 of 12, setting up")
    assert not any(line.startswith(" >") for line in board.splitlines())
    assert "Secret Natures: " in board


@pytest.mark.parametrize(
    ("state", "note"),
    [
        (table(must="contribute"), "must contribute, says the Pistol"),
        (play(table(gear={1: "ritual-mask"}), "use mask"), "wears the Ritual Mask"),
        (play(table(gear={1: "voodoo-doll"}), "doll 2"), "acts through P3"),
        (table(consulted=True), "has asked for the Necronomicon"),
        (table(consulted=True, must="research"), "must research, says the Pistol; has asked for the Necronomicon"),
    ],
)
def test_the_first_line_says_what_is_different_in_this_turn(state: State, note: str) -> None:
    assert f": P1 ({note}) (in brackets" in flat(state)


def test_through_the_doll_the_hand_is_seen() -> None:
    state = play(table(gear={1: "voodoo-doll"}, hands={3: "I I Z"}), "doll 2")
    assert [of(state, 3, who)[1].startswith("hand: Ithaqua x2, Zhar") for who in (1, 2, 3)] == [True, False, True]


# ------------------------------------------------------------------ the gate, the pool and the book


def test_a_sigil_may_be_created_and_the_target() -> None:
    state = table(target="zhar", created=["zhar", "dagon"], allow_created_target=True)
    assert paragraph(state, "Zhar") == "Zhar: created, the target"


@pytest.mark.rule("GR-11.3.8")
@pytest.mark.parametrize(
    ("target", "book", "said"),
    [
        ("ithaqua", None, "Ithaqua +1, Zhar -1, others 0, beasts the better of two; 4 needed"),
        ("bokrug", None, "Bokrug +1, Dagon -1, others 0, beasts the better of two; 4 needed"),
        ("zhar", "no-enemies", "Zhar +1, Ithaqua 0, others 0, beasts the better of two; 5 needed"),
        ("zhar", "no-friends", "Zhar +1, Ithaqua -1, others -1, beasts the better of two; 3 needed"),
        ("dagon", "beasts-at-bay", "Dagon +1, Bokrug -1, others 0, beasts 0; 4 needed"),
    ],
)
def test_the_board_says_what_cards_count(target: str, book: str | None, said: str) -> None:
    directions = ["no-enemies", "no-friends", "beasts-at-bay"]
    state = table(target=target, book=book, directions=[one for one in directions if one != book])
    assert paragraph(state, "cards count") == f"cards count {said}"


def test_without_a_target_nothing_counts() -> None:
    assert "cards count" not in str(table(target=None))


def test_a_closed_book_has_its_directions_in_it() -> None:
    assert paragraph(table(), "Necronomicon") == "Necronomicon closed, 3 directions in it"


def test_how_many_cards_trigger_the_incantation_is_told() -> None:
    assert paragraph(table(pool=""), "pool") == "pool, 0 of 7: empty"
    six = table(pool="I", book="six-are-enough", directions=["no-enemies"])
    assert paragraph(six, "pool") == "pool, 1 of 6: ?"


@pytest.mark.rule("GR-11.3.5", "GR-3.2")
def test_the_direction_in_force_is_told_with_what_it_changes() -> None:
    state = table(book="two-in-the-open", directions=["no-enemies"], used=["six-are-enough"])
    words = state.setup.content.words(state.setup.content.directions["two-in-the-open"]).rstrip(".")
    meaning = f" - {words}" if words else ""
    assert paragraph(state, "Necronomicon") == named(
        state,
        f"Necronomicon open: <two-in-the-open>{meaning}; a failure loses the game; 1 direction in it; "
        "set aside: <six-are-enough>",
    )
    assert "no-enemies" not in flat(state)
    assert state.text.name("no-enemies") not in flat(state)


@pytest.mark.rule("GR-R52")
def test_gods_with_text_are_told_by_the_sigil_they_lie_at() -> None:
    state = table(gods=["nodens", "hypnos", "bast", "yig"])
    assert paragraph(state, "gods") == named(
        state, "gods: <nodens> at Ithaqua, <hypnos> at Zhar, <bast> at Bokrug, <yig> at Dagon"
    )
    assert "gods" not in str(table())


def test_artifacts_that_are_used_up_are_named() -> None:
    state = play(table(artifacts={1: {"silver-key": 1}}), "use silver-key")
    assert paragraph(state, "mythos deck").endswith(named(state, "used up: <silver-key>"))


@pytest.mark.rule("GR-14.1.2")
def test_of_natures_not_dealt_the_number_is_told_and_at_the_end_which() -> None:
    state = table(5, paranoia=True, undealt=["covenant-of-azathoth"], cultists=[2], hour=11, turn=5)
    there = named(state, "Secret Natures: <investigator> x4, <covenant-of-azathoth> x2; not dealt: ")
    assert paragraph(state, "Secret Natures") == f"{there}1 card"
    over = play(state, "gamble", str(play(state, "gamble").legal_actions()[0]))
    assert over.is_over
    assert paragraph(over, "Secret Natures") == named(state, f"{there}<covenant-of-azathoth>")


# ------------------------------------------------------------------ players


@pytest.mark.rule("GR-8.6", "GR-8.4", "GR-8.13")
def test_insanity_of_this_turn_is_marked() -> None:
    state = with_minds(table(mad={2: ["torn-pages"]}, insanity=["torn-pages", "burnt-notes"]), {2: ["torn-pages"]})
    assert of(state, 2)[1].endswith(named(state, "insanity: <torn-pages>, <torn-pages> (new)"))


@pytest.mark.rule("GR-8.13", "GR-R48")
def test_face_down_insanity_is_counted_and_its_owner_reads_it_in_its_order() -> None:
    state = table(secret={2: ["secret-sympathy", "itching-fingers", "secret-sympathy"]})
    assert of(state, 2)[1].endswith("insanity: 3 face down")
    assert of(state, 2, 2)[1].endswith(
        named(state, "insanity: 3 face down [<secret-sympathy>, <itching-fingers>, <secret-sympathy>]")
    )


@pytest.mark.rule("GR-8.6", "GR-8.13")
def test_face_down_insanity_of_this_turn_is_counted_apart() -> None:
    before = table(gear={2: "pistol"}, insanity=["secret-sympathy"], secret={1: ["itching-fingers"]}, pool="I")
    state = play(before, "investigate")
    assert of(state, 1)[1].endswith("insanity: 2 face down (1 new)")
    assert of(state, 1, 1)[1].endswith(named(state, "2 face down (1 new) [<itching-fingers>, <secret-sympathy>]"))


@pytest.mark.rule("GR-14.2.1", "GR-R44")
def test_who_has_been_turned_is_told_so_and_nobody_else_is() -> None:
    state = table(secret={2: ["you-are-a-cultist"]}, turning=True)
    assert of(state, 2, 2)[0] == named(state, f"P2, {of(state, 2)[0][4:]}, [<investigator>, now one of the <cultists>]")
    assert of(table(secret={2: ["you-are-a-cultist"]}), 2, 2)[0].endswith(named(state, ", [<investigator>]"))


@pytest.mark.rule("GR-14.2.3")
def test_a_turning_card_that_was_shown_is_told_to_all() -> None:
    state = table(4, secret={3: ["you-are-a-cultist"]}, turning=True)
    asked = play(state, "accuse 2", "waive")
    after = vote(asked, "1 yes", "2 yes", "4 yes")
    assert of(after, 3)[0].endswith(named(after, ", discovered Cultist, turned by <you-are-a-cultist>"))


def test_who_loses_the_next_turn_is_told() -> None:
    state = play(table(gear={1: "micky-finn"}), "micky finn 1")
    assert of(state, 2)[0].endswith(", loses the next turn")


def test_without_equipment_there_is_none_on_the_table() -> None:
    assert of(table(), 1)[1] == "hand: 3 cards"


@pytest.mark.rule("GR-3.12")
def test_at_the_end_all_natures_are_turned_up_but_no_hands() -> None:
    state = evolve(TABLE, outcome=Outcome((Seat(1), Seat(4)), "midnight", "GR-10.1"))
    assert of(state, 1)[0] == named(state, "P1, <doctor>, [<investigator>], bears the watch")
    assert of(state, 2)[0] == named(state, "P2, <egyptologist>, [<covenant-of-azathoth>]")
    assert of(state, 2)[1].startswith("hand: 3 cards")
    assert str(state).splitlines()[-1] == "P2 and P5 win: midnight."


# ------------------------------------------------------------------ what is asked


def held(state: State, who: int | None = SPECTATOR) -> str:
    """The paragraphs between the players and the question, as one."""
    board = str(state.view(None if who is None else at(who)))
    *_, about, _last = board.split("\n\n")
    return "" if "hand: " in about else " ".join(about.split())


RESEARCH: Final = play(table(hands={1: "I Z Z"}), "research")
RELIC: Final = table(gear={1: "holy-relic"}, insanity=["torn-pages", "burnt-notes"], pool="I")


@pytest.mark.rule("GR-6.3.1", "GR-6.2.2", "GR-13.1.11", "GR-13.2.3")
@pytest.mark.parametrize(
    ("state", "hers", "theirs"),
    [
        (play(table(deck="Z I B D"), "gamble"), "drawn: <ithaqua>, <zhar>", "drawn: ?, ?"),
        (RESEARCH, "put aside: none", "put aside: none"),
        (play(RESEARCH, "discard zhar"), "put aside: <zhar>", "put aside: ?"),
        (
            play(table(hands={1: "B B"}, deck="silver-key D I", artifacts={}), "research", "done"),
            "drawn: <silver-key>",
            "drawn: ?",
        ),
        (
            play(table(gear={1: "orb-of-the-dreamlands"}, deck="Z I Z/B D"), "use orb"),
            "on the mythos deck, the top card first: <zhar>, <ithaqua>, <shantak> (<zhar>/<bokrug>)",
            "on the mythos deck, the top card first: ?, ?, ?",
        ),
        (
            play(table(pool="I Z", artifacts={1: {"shining-trapezohedron": 1}}), "use shining-trapezohedron"),
            "looked at: <ithaqua>, <zhar>",
            "looked at: ?, ?",
        ),
        (
            play(RELIC, "investigate", "use relic"),
            "drawn: <torn-pages>, <burnt-notes>",
            "drawn: ?, ?",
        ),
        (
            play(table(mad={1: ["whispered-dread", "torn-pages"]}), "contribute bokrug"),
            "still to take effect: <torn-pages>, <whispered-dread>",
            "still to take effect: <torn-pages>, <whispered-dread>",
        ),
        (play(table(gear={1: "tarsoid-psalms"}), "use psalms"), "laid so far: 0", "laid so far: 0"),
    ],
)
def test_what_a_question_holds_is_seen_by_whoever_is_asked(state: State, hers: str, theirs: str) -> None:
    assert [held(state, who) for who in (1, 2, SPECTATOR)] == [named(state, text) for text in (hers, theirs, theirs)]


@pytest.mark.rule("GR-6.4.2")
def test_cards_looked_at_are_missing_from_the_pool() -> None:
    state = play(table(pool="I I I I"), "investigate")
    assert [held(state, who) for who in (1, 2)] == ["looked at: Ithaqua, Ithaqua, Ithaqua", "looked at: ?, ?, ?"]
    assert paragraph(state, "pool") == "pool, 1 of 7, 3 more looked at: ?"


def test_of_a_card_that_asks_for_a_player_it_is_told_what_it_does() -> None:
    state = play(table(mad={1: ["whispered-dread"]}), "contribute bokrug")
    words = state.setup.content.words(state.setup.content.facts["whispered-dread"])
    assert held(state) == named(state, f"<whispered-dread>: {words}").strip()


@pytest.mark.parametrize("card", ["mirror-of-nitocris", "flute-of-the-court"])
def test_of_an_artifact_as_well(card: str) -> None:
    state = play(table(artifacts={1: {card: 1}}), f"use {card}")
    assert held(state).startswith(named(state, f"<{card}>:"))


ACCUSED: Final = play(table(hour=8), "accuse 2")


def test_who_is_accused_and_by_whom_is_told_before_the_statement() -> None:
    assert held(ACCUSED) == "accused: P3, by P1"


@pytest.mark.rule("GR-R22")
def test_who_has_voted_is_known_to_all_and_how_to_nobody_else() -> None:
    state = play(ACCUSED, "waive", *votes("2 yes", "4 no"))
    told = "vote on P3, asked by P1: 3 Yes needed have voted: {}; not yet: P1, P5"
    assert held(play(ACCUSED, "waive")) == (
        "vote on P3, asked by P1: 3 Yes needed have voted: nobody; not yet: P1, P2, P4, P5"
    )
    assert held(state, 1) == held(state) == told.format("P2, P4")
    assert (held(state, 2), held(state, 4)) == (told.format("P2 [Yes], P4"), told.format("P2, P4 [No]"))


@pytest.mark.rule("GR-R22")
def test_open_votes_are_seen_by_all() -> None:
    state = play(table(hour=8, open_votes=True), "accuse 2", "waive", *votes("2 yes", openly=True))
    assert "have voted: P2 Yes; not yet: P1, P4, P5" in held(state)


def test_the_vote_on_the_book_and_who_is_asked_next_to_open_it() -> None:
    asked = play(table(discovered=[5], cultists=[5]), "consult")
    assert held(asked).startswith("vote on the Necronomicon, asked by P1: 3 Yes needed")
    state = vote(asked, "1 yes", "2 yes", "3 yes", "4 no")
    assert held(state) == "asked next: P2, P3, P4"
    assert held(play(state, "decline", "decline", "decline")) == "asked next: nobody"
    assert paragraph(state, "last vote") == "last vote, on the Necronomicon (asked by P1): Yes P1, P2, P3; No P4"


def test_discovered_cultists_are_not_counted_among_those_of_whom_a_majority_is_needed() -> None:
    asked = play(table(6, cultists=[5, 6], discovered=[5, 6]), "consult")
    assert held(asked).startswith("vote on the Necronomicon, asked by P1: 3 Yes needed")


@pytest.mark.rule("GR-R22")
def test_the_last_vote_stays_to_be_seen() -> None:
    state = vote(play(ACCUSED, "waive"), "1 no", "2 no", "4 no", "5 no")
    assert paragraph(state, "last vote") == "last vote, on P3 (asked by P1): Yes nobody; No P1, P2, P4, P5"
    assert "last vote" not in str(ACCUSED)


@pytest.mark.parametrize(
    ("state", "line"),
    [
        (table(), "P1: It is your turn: take one action."),
        (table(target=None, turn=2), "P2: Which sigil is the target of the next incantation?"),
        (play(ACCUSED, "waive", *votes("2 yes")), "P1, P4 and P5: Is the accused a Cultist? Vote Yes or No."),
    ],
)
def test_the_last_line_says_what_is_asked_of_whom(state: State, line: str) -> None:
    assert str(state).splitlines()[-1] == line


def test_what_has_no_name_in_a_custom_set_is_called_by_its_id() -> None:
    state = table(hands={1: "I/Z B/I"})
    custom = evolve(state.players[0], hand=(Mythos("pocket-watch_2"),))
    assert of(evolve(state, players=state.players.put(at(1), custom)), 1, 1)[1] == "hand: Pocket Watch 2"
