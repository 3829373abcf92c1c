"""Records as plain data, and back: what they look like, and how strictly they are read."""

from __future__ import annotations

import enum
import json
import subprocess
import sys
from typing import Annotated, Any, ClassVar

import pytest

from rlyeh_rules import FULL, HIDDEN, Event, Outcome, Refusal, SaveError, Seat, Violation
from rlyeh_rules.codec import Doubled, Entry, Table, Unread, Whole, reader, write
from rlyeh_rules.kernel import OWNER, BySeat, ChanceGave, Decision, Hideable, evolve, option, record, secret
from rlyeh_rules.kernel import Action as AnyAction
from rlyeh_rules.kernel import Options as AnyOptions
from tests.lantern import RULES, Card, Options, State
from tests.lantern.auction import AskBid, Bid, PassBid
from tests.lantern.content import Gain, Icon, Mark
from tests.lantern.damage import Shed
from tests.lantern.events import Drew
from tests.lantern.events import Shed as ShedEvent
from tests.lantern.state import LAMP, First
from tests.lantern.turn import AskAct, Contribute, Rewind, Verb
from tests.lantern.vote import AskVotes
from tests.support.table import ANN, BOB, asked, dealt

LANTERN = reader(RULES)
KERNEL = reader(None)


def read_state(data: object) -> State:
    """A state of The Lantern, with the card set that it ships with."""
    return LANTERN.read(State, data, "state", content=dealt().setup.content)


def again(state: State) -> State:
    """A state, sent through JSON."""
    return read_state(json.loads(json.dumps(write(state))))


def refused(data: object, kind: type = State) -> str:
    """What is said of data that cannot be read."""
    with pytest.raises(SaveError) as caught:
        LANTERN.read(kind, data, kind.__name__.lower(), content=dealt().setup.content)
    return str(caught.value)


# ------------------------------------------------------------------ how values look


def test_an_action_says_which_it_is() -> None:
    assert write(Bid(ANN, 2)) == {"type": "lantern.Bid", "seat": 0, "amount": 2}


def test_an_event_of_the_kernel_belongs_to_no_game() -> None:
    assert write(ChanceGave((3, 1))) == {"type": "kernel.ChanceGave", "results": [3, 1]}


def test_what_is_at_its_default_is_left_out() -> None:
    assert write(AskAct(BOB)) == {"type": "lantern.AskAct", "seat": 1}
    assert write(AskAct(BOB, Verb.ACCUSE)) == {"type": "lantern.AskAct", "seat": 1, "must": "accuse"}


def test_options_are_written_in_full() -> None:
    assert write(Options()) == {"type": "lantern.Options", "blackmail": True, "rounds": 12, "first": "seat-0"}


@record(kw_only=True)
class Ranged(AnyOptions):
    game = "lantern"

    most: Annotated[int, option("LN-R2", "After how many rounds it ends.", values=range(101))] = 0


@pytest.mark.parametrize("value", [0, 20, 100])
def test_an_option_comes_back_as_any_number_of_its_range(value: int) -> None:
    assert KERNEL.read(Ranged, write(Ranged(most=value))) == Ranged(most=value)


@pytest.mark.parametrize(("value", "said"), [(101, "101"), (-1, "-1")])
def test_a_number_beyond_the_range_of_an_option_is_refused(value: object, said: str) -> None:
    with pytest.raises(SaveError, match=rf"^options.most: must be one of 0 to 100, not {said}$"):
        KERNEL.read(Ranged, {"type": "lantern.Ranged", "most": value}, "options")


@pytest.mark.parametrize(("value", "said"), [(True, "true"), (1.0, "1.0"), ("1", "'1'")])
def test_what_is_no_whole_number_is_in_no_range(value: object, said: str) -> None:
    with pytest.raises(SaveError, match=rf"^options.most: must be a whole number, not {said}$"):
        KERNEL.read(Ranged, {"type": "lantern.Ranged", "most": value}, "options")


def test_an_outcome_says_what_it_is_where_it_stands_alone_and_nowhere_else() -> None:
    outcome = Outcome((ANN,), "the last site is open", "LN-9.1", BySeat([1, 2]))
    alone = write(outcome)
    assert alone == {
        "type": "kernel.Outcome",
        "winners": [0],
        "reason": "the last site is open",
        "rule": "LN-9.1",
        "scores": [1, 2],
    }
    del alone["type"]
    assert write(dealt().with_outcome(outcome))["outcome"] == alone


def test_the_card_set_of_a_state_is_named_and_not_written_out() -> None:
    setup = write(dealt())["setup"]
    assert setup["content"] == {"name": "The Lantern, as it was made up", "digest": dealt().setup.content.digest}
    assert setup["names"] == ["Ann", "Bob", "Cat"]
    assert setup["options"]["first"] == "seat-0"


def test_what_is_written_is_made_of_plain_values_only() -> None:
    def kinds(data: object) -> set[type]:
        if isinstance(data, dict):
            return {type(data)}.union(*map(kinds, data), *map(kinds, data.values()))
        return {type(data)}.union(*map(kinds, data)) if isinstance(data, list) else {type(data)}

    assert kinds(write(dealt().view(ANN))) == {dict, list, str, int, bool, type(None)} - {type(None)}


def test_the_whole_truth_goes_without_a_viewer_and_the_view_of_a_spectator_has_none() -> None:
    assert "viewer" not in write(dealt())
    assert write(dealt().view(None))["viewer"] is None
    assert write(dealt().view(BOB))["viewer"] == 1


# ------------------------------------------------------------------ there and back


def test_a_state_comes_back_equal_with_its_own_types() -> None:
    state = again(asked(AskVotes(ANN, BOB, BySeat([None, None, True]))))
    assert state == asked(AskVotes(ANN, BOB, BySeat([None, None, True])))
    assert type(state.players) is BySeat
    assert type(state.players[0].hand[0]) is Card
    assert state.viewer is FULL
    assert state.setup.content is dealt().setup.content
    assert state.digest() == asked(AskVotes(ANN, BOB, BySeat([None, None, True]))).digest()


def test_a_view_comes_back_with_the_one_object_that_means_hidden() -> None:
    view = asked(AskVotes(ANN, BOB, BySeat([True, None, False]))).view(ANN)
    came_back = again(view)
    assert came_back == view
    assert came_back.players[1].role is HIDDEN
    assert all(card is HIDDEN for card in (*came_back.players[1].hand, *came_back.table.deck))
    assert came_back.chance is HIDDEN
    votes = came_back.agenda[-1].votes  # type: ignore[attr-defined]
    assert (votes[0], votes[1], votes[2] is HIDDEN) == (True, None, True)


def test_an_event_that_hides_its_cards_comes_back_hiding_them() -> None:
    seen = Drew(ANN, (LAMP, LAMP)).seen_by(BOB)
    came_back = LANTERN.read(Event, write(seen))
    assert came_back == seen
    assert came_back.cards[1] is HIDDEN  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (AnyAction, Rewind(BOB, Verb.RESEARCH)),
        (Bid, Bid(ANN, 2)),
        (AnyAction, Contribute(ANN, HIDDEN)),
        (Decision, AskBid(ANN, BOB, LAMP, bid=2, bidder=BOB)),
        (Event, ChanceGave((0, 5))),
        (Options, Options(rounds=6, first=First.BY_LOT)),
        (Icon, Gain(2)),
    ],
    ids=repr,
)
def test_other_records_of_the_game_come_back(kind: type, value: object) -> None:
    assert LANTERN.read(kind, write(value)) == value


@pytest.mark.parametrize(
    "value",
    [Outcome((), "nobody came", "LN-9.4"), Refusal("LN-2.2", ANN, "Too low."), Violation(None, "a card is lost")],
    ids=repr,
)
def test_records_of_the_kernel_need_no_game(value: object) -> None:
    assert KERNEL.read(type(value), write(value)) == value


def test_an_action_and_an_event_may_have_the_same_name() -> None:
    assert write(Shed(ANN, LAMP)) == write(ShedEvent(ANN, LAMP))
    assert type(LANTERN.read(AnyAction, write(Shed(ANN, LAMP)))) is Shed
    assert type(LANTERN.read(Event, write(ShedEvent(ANN, LAMP)))) is ShedEvent


def test_the_same_game_is_always_read_by_the_same_reader() -> None:
    assert reader(RULES) is LANTERN


# ------------------------------------------------------------------ what is refused, and how it is named


def changed(path: str, value: object) -> dict[str, Any]:
    """The data of a state with the value at a path exchanged."""
    data = write(dealt())
    *way, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
    place = data
    for step in way:
        place = place[step]
    place[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("round", "3", "state.round: must be a whole number, not '3'"),
        ("round", 3.0, "state.round: must be a whole number, not 3.0"),
        ("round", True, "state.round: must be a whole number, not true"),
        ("round", None, "state.round: must be a whole number, not null"),
        ("round", 1_000_001, "state.round: must be a number from -1,000,000 to 1,000,000, not 1000001"),
        ("round", 10**400, "state.round: must be a number from -1,000,000 to 1,000,000, not a huge number"),
        ("players.0.revealed", 1, "state.players[0].revealed: must be true or false, not 1"),
        ("players.0.hand.2", 7, "state.players[0].hand[2]: must be a text, not 7"),
        ("players.0.hand", "lamp", "state.players[0].hand: must be a list, not 'lamp'"),
        ("players.0.hand", "?", "state.players[0].hand: must be a list, not '?'"),
        ("players.1", [], "state.players[1]: must be an object, not a list"),
        ("players", {}, "state.players: must be a list, not an object"),
        ("table.discard", ["?"], "state.table.discard[0]: lies open, so it cannot be hidden"),
        ("table.discard", ["\ud800"], "state.table.discard[0]: holds half a character"),
        ("chance", -1, "state.chance: must be a whole number of 64 bits, not -1"),
        ("chance", 1 << 64, "state.chance: must be a whole number of 64 bits, not a huge number"),
        ("chance", True, "state.chance: must be a whole number of 64 bits, not true"),
        ("viewer", -1, "state.viewer: must be a seat, null or 'full', not -1"),
        ("viewer", "all", "state.viewer: must be a seat, null or 'full', not 'all'"),
        ("setup.options.first", "last", "state.setup.options.first: must be one of seat-0, by-lot, not 'last'"),
        ("setup.options.first", 0, "state.setup.options.first: must be one of seat-0, by-lot, not 0"),
        ("setup.options.first", [], "state.setup.options.first: must be one of seat-0, by-lot, not a list"),
        ("setup.options.rounds", 7, "state.setup.options.rounds: must be one of 6, 12, not 7"),
        ("setup.options.hats", 7, "state.setup.options.hats: is not known here"),
        ("setup.content.digest", None, "state.setup.content.digest: must be a text, not null"),
        ("colour", "red", "state.colour: is not known here"),
        ("mover", 1.0, "state.mover: must be a whole number, not 1.0"),
        ("type", "seals.State", "state.type: must be a kind of State that there is here, not 'seals.State'"),
        ("type", ["x"], "state.type: must be a kind of State that there is here, not a list"),
        ("agenda.0.type", "lantern.Bid", "state.agenda[0].type: must be a kind of Step that there is here"),
        ("agenda.0.type", "lantern.Step", "state.agenda[0].type: must be a kind of Step that there is here"),
        ("agenda.0", {"seat": 1}, "state.agenda[0].type: is missing"),
        ("agenda.0", {"type": "lantern.TurnEnds"}, "state.agenda[0].seat: is missing"),
    ],
)
def test_a_fault_is_named_by_its_place(path: str, value: object, said: str) -> None:
    assert refused(changed(path, value)).startswith(said)


def test_what_is_missing_is_named() -> None:
    data = write(dealt())
    del data["table"]
    assert refused(data) == "state.table: is missing"


def test_an_odd_key_is_quoted_and_a_long_one_cut() -> None:
    assert refused(changed("no way", 1)) == "state.'no way': is not known here"
    assert len(refused(changed("x" * 5_000, 1))) < 100


def test_a_key_that_is_a_slip_of_the_hand_is_told_what_was_meant() -> None:
    assert refused(changed("colour", 1)) == "state.colour: is not known here"
    assert refused(changed("muver", 1)) == "state.muver: is not known here; did you mean mover?"


def test_a_key_that_stands_twice_is_refused_where_it_stands() -> None:
    data = changed("table", Doubled({"deck": []}, "deck"))
    assert refused(data) == "state.table.deck: stands here twice"


def test_another_card_set_is_refused_and_both_are_named() -> None:
    given = evolve(dealt().setup.content, name="Mine", digest="abc")
    with pytest.raises(SaveError) as caught:
        LANTERN.read(State, write(dealt()), "state", content=given)
    assert caught.value.path == "state.setup.content"
    assert "'The Lantern, as it was made up' (digest c78c741989fe)" in caught.value.message
    assert "'Mine' (digest abc)" in caught.value.message


def test_a_state_cannot_be_read_without_a_card_set() -> None:
    with pytest.raises(SaveError, match="there is none at hand"):
        LANTERN.read(State, write(dealt()))


def test_a_card_set_by_another_name_is_the_same_card_set() -> None:
    renamed = evolve(dealt().setup.content, name="Mine")
    assert LANTERN.read(State, write(dealt()), content=renamed) == dealt()


def test_an_earlier_moment_belongs_to_the_same_game() -> None:
    state = evolve(dealt(), undo=dealt())
    assert again(state) == state
    data = write(state)
    data["undo"]["setup"]["names"] = ["Ann", "Bob", "Eve"]
    assert refused(data) == "state.undo.setup: is not that of the game"


def test_an_action_of_another_kind_than_the_one_wanted_is_refused() -> None:
    assert (
        refused(write(PassBid(ANN)), Bid) == "bid.type: must be a kind of Bid that there is here, not 'lantern.PassBid'"
    )


def test_a_record_that_stands_alone_has_to_say_what_it_is() -> None:
    with pytest.raises(SaveError, match=r"^type: must be 'kernel.Outcome', not null"):
        KERNEL.read(Outcome, {"winners": [], "reason": "", "rule": ""})


def test_a_game_is_needed_for_the_records_of_a_game() -> None:
    with pytest.raises(SaveError, match="must be a kind of Action that there is here"):
        KERNEL.read(AnyAction, write(Bid(ANN, 2)))
    with pytest.raises(SaveError, match="must be a kind of State that there is here"):
        KERNEL.read(State, write(dealt()))


def test_every_fault_is_listed_not_only_the_first() -> None:
    data = changed("round", "3")
    data["players"][1]["coins"] = None
    data["colour"] = "red"
    _, faults = LANTERN.read_all(State, data, "state", content=dealt().setup.content)
    assert [path for path, _ in faults] == ["state.players[1].coins", "state.round", "state.colour"]


def test_of_a_row_that_is_nothing_but_faults_the_first_thousand_are_listed() -> None:
    _, faults = LANTERN.read_all(State, changed("players", [None] * 2_000), content=dealt().setup.content)
    assert len(faults) == 1_000


def test_reading_soon_ends_where_there_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four million of them, each told on its own, would take minutes."""
    told: list[object] = []
    monkeypatch.setattr("rlyeh_rules.codec.faults._say", told.append)
    pool = [{"card": "look", "seen_by": ["Ann"] * 2_000}] * 2_000
    data = changed("round", 1)
    data["table"]["pool"] = pool
    with pytest.raises(SaveError, match=r"table\.pool\[0\]\.seen_by\[0\]: "):
        LANTERN.read(State, data, content=dealt().setup.content)
    assert told == ["Ann"]


def test_a_row_that_is_longer_than_any_game_makes_is_refused() -> None:
    data = changed("round", 1)
    data["table"]["pool"] = [{"card": "look"}] * 2_001
    with pytest.raises(SaveError, match=r"table\.pool: has 2,001 entries; it can have 2,000"):
        LANTERN.read(State, data, content=dealt().setup.content)


# ------------------------------------------------------------------ types that no game has yet


class Size(enum.IntEnum):
    """An enumeration of numbers."""

    SMALL = 1
    LARGE = 2


class Token(Hideable):
    """Something that can lie face down."""

    __slots__ = ()


class Effect:
    """A family of records of no game."""

    __slots__ = ()
    polymorphic: ClassVar[bool] = True
    game: ClassVar[str] = ""


@record
class Leaf(Effect):
    """An effect."""

    size: Size


@record
class Both(Effect):
    """An effect of two."""

    parts: tuple[Effect, ...]


@record
class Odd:
    """A field of every kind."""

    weight: float = 0.5
    size: Size | None = None
    either: int | str = 0
    effect: Effect | None = None
    nested: Annotated[BySeat[tuple[Token, ...]], secret(to=OWNER)] = BySeat(())
    stacks: Annotated[tuple[tuple[Token, ...], ...], secret(to=OWNER)] = ()
    leaf: Annotated[Leaf | None, secret(to=OWNER)] = None
    maybe: Annotated[int | str | None, secret(to=OWNER)] = None


@pytest.mark.parametrize(
    "value",
    [
        Odd(1.5, Size.LARGE, "three", Both((Leaf(Size.SMALL), Both(())))),
        Odd(nested=BySeat([(Token("a"),), (HIDDEN, HIDDEN)]), stacks=((Token("a"),), HIDDEN)),
        Odd(leaf=Leaf(Size.SMALL), maybe="x"),
        Odd(leaf=HIDDEN, maybe=HIDDEN),
        Odd(maybe=3),
    ],
)
def test_odd_types_come_back(value: Odd) -> None:
    came_back = KERNEL.read(Odd, json.loads(json.dumps(write(value))))
    assert came_back == value
    assert type(came_back.either) is type(value.either)
    assert came_back.leaf is HIDDEN or came_back.leaf == value.leaf


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"weight": 1}, "weight: must be a number with a point, not 1"),
        ({"weight": float("nan")}, "weight: must be a number with a point, not nan"),
        ({"weight": float("inf")}, "weight: must be a number with a point, not inf"),
        ({"size": 1.0}, "size: must be one of 1, 2, not 1.0"),
        ({"size": True}, "size: must be one of 1, 2, not true"),
        ({"size": 3}, "size: must be one of 1, 2, not 3"),
        ({"either": None}, "either: must be a whole number, not null"),
        ({"either": 1.0}, "either: must be a whole number, not 1.0"),
        ({"effect": {"type": "kernel.Both", "parts": [{"type": "kernel.Leaf"}]}}, "effect.parts[0].size: is missing"),
        ({"effect": {"type": "kernel.Effect"}}, "effect.type: must be a kind of Effect that there is here"),
        ({"nested": ["?"]}, "nested[0]: must be a list, not '?'"),
        ({"stacks": [["?"]]}, "stacks[0][0]: lies open, so it cannot be hidden"),
        ({"maybe": 1.5}, "maybe: must be a whole number, not 1.5"),
    ],
)
def test_odd_types_are_read_as_strictly(data: object, said: str) -> None:
    with pytest.raises(SaveError) as caught:
        KERNEL.read(Odd, data)
    assert str(caught.value).startswith(said)


@record
class Pair:
    """A tuple of two things that differ."""

    both: tuple[int, str]


def test_a_tuple_of_things_that_differ_is_a_defect_of_the_game() -> None:
    with pytest.raises(SaveError, match="of several, make a record"):
        KERNEL.read(Pair, {"both": [1, "a"]})


@record
class Careful:
    """A record that checks itself."""

    count: int

    def __attrs_post_init__(self) -> None:
        """Refuse to be nothing."""
        if not self.count:
            error = KeyError("count")
            error.add_note("It counts nothing.")
            raise error


def test_what_a_record_says_of_itself_is_a_fault_as_well() -> None:
    with pytest.raises(SaveError, match=r"^careful: nothing can be made of it: KeyError\('count'\)"):
        KERNEL.read(Careful, {"count": 0}, "careful")


@record
class Loose:
    """Fields that are kept as they are."""

    whole: Whole = Whole(0)
    table: Table | None = None
    entry: Entry | None = None
    unread: Unread = Unread(None)


@pytest.mark.parametrize(
    "data",
    [
        {"whole": -(10**100)},
        {"table": {"a": float("inf")}},
        {"entry": {"a": [1, {"b": None}, "x", 0.5]}},
        {"unread": Doubled({}, "a")},
    ],
)
def test_some_fields_are_kept_as_they_are(data: dict[str, object]) -> None:
    (key,) = data
    assert getattr(KERNEL.read(Loose, data), key) == data[key]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"whole": 1.0}, "whole: must be a whole number, not 1.0"),
        ({"table": Doubled({}, "a")}, "table.a: stands here twice"),
        ({"entry": []}, "entry: must be an object, not a list"),
        ({"entry": {"a": [Doubled({}, "b")]}}, "entry.b: stands here twice"),
        ({"entry": {"a": {"b": float("nan")}}}, "entry: must be a number with a point, not nan"),
        ({"entry": {"\ud800": 1}}, "entry: holds half a character"),
    ],
)
def test_even_so_they_are_what_json_can_say(data: object, said: str) -> None:
    with pytest.raises(SaveError) as caught:
        KERNEL.read(Loose, data)
    assert str(caught.value) == said


# ------------------------------------------------------------------ depth and cost


def test_what_is_nested_too_deeply_is_refused() -> None:
    data: Any = {"type": "kernel.Leaf", "size": 1}
    for _ in range(5_000):
        data = {"type": "kernel.Both", "parts": [data]}
    with pytest.raises(SaveError, match="nested too deeply"):
        KERNEL.read(Odd, {"effect": data})


def test_importing_the_library_imports_neither_cattrs_nor_a_game() -> None:
    told = "import sys, rlyeh_rules; print([name for name in ('cattrs', 'rlyeh_rules.seals') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_mark_and_an_icon_of_that_name_are_told_apart_by_where_they_stand() -> None:
    assert LANTERN.read(Icon, {"type": "lantern.Mark", "marks": 2}) == Mark(2)
    assert refused({"type": "lantern.Mark", "marks": 2}, AnyAction).startswith("action.type: must be a kind of Action")


def test_a_seat_is_a_number() -> None:
    assert LANTERN.read(Bid, {"type": "lantern.Bid", "seat": 5, "amount": 1}).seat == Seat(5)
