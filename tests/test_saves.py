"""Values as text, and saves as files: what they look like, what is refused, and what is left when writing fails."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import rlyeh_rules as rr
from rlyeh_rules import Decision, Event, Match, Options, Outcome, Refusal, SaveError, Seat, State, dumps, loads
from rlyeh_rules.kernel import BySeat, ChanceGave, Content, evolve
from rlyeh_rules.match import Told
from rlyeh_rules.saves import LIBRARY, Save, read_save, save_from_text, save_text, write_save
from tests.lantern import GAME
from tests.lantern import Options as LanternOptions
from tests.lantern.auction import AskBid, Bid, PassBid
from tests.lantern.events import BidMade
from tests.lantern.state import Card, change
from tests.lantern.turn import AskAct
from tests.lantern.vote import AskVotes
from tests.support.lobby import lantern_in_the_lobby
from tests.support.table import ANN, BOB, asked, dealt


@pytest.fixture(autouse=True, scope="module")
def lobby() -> Iterator[None]:
    """The Lantern can be found by its name."""
    with lantern_in_the_lobby():
        yield


def refused(text: object, kind: type = State, **how: Any) -> str:
    """What is said of a text that cannot be loaded."""
    with pytest.raises(SaveError) as caught:
        loads(cast("str", text), kind, **how)
    return str(caught.value)


def doctored(value: object, **changes: object) -> str:
    """The text of a value with some keys exchanged; None takes a key out."""
    data = json.loads(dumps(value)) | changes
    return json.dumps({key: value for key, value in data.items() if value is not None})


def my_content() -> Content:
    """A card set that nobody ships."""
    return evolve(GAME.content, name="Mine", digest="0123456789abcdef")


# ------------------------------------------------------------------ one value


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (State, dealt()),
        (State, dealt().view(ANN)),
        (State, dealt().view(None)),
        (State, asked(AskVotes(ANN, BOB, BySeat([None, None, True]))).view(BOB)),
        (type(dealt()), dealt()),
        (rr.Action, Bid(ANN, 2)),
        (Bid, Bid(ANN, 2)),
        (Event, ChanceGave((1, 2))),
        (Decision, dealt().agenda[-1]),
        (AskBid, dealt().view(BOB).agenda[-1]),
        (Outcome, Outcome((ANN,), "the last site is open", "LN-9.1", BySeat([1, 0, 0]))),
        (Options, LanternOptions(rounds=6)),
        (LanternOptions, LanternOptions(rounds=6)),
        (Refusal, Refusal("LN-2.2", ANN, "Too low.")),
        (rr.Violation, rr.Violation(None, "a card is lost")),
    ],
)
def test_every_public_value_comes_back(kind: type, value: object) -> None:
    came_back = loads(dumps(value), kind)
    assert came_back == value
    assert type(came_back) is type(value)


def test_a_state_is_what_is_loaded_when_nothing_is_said() -> None:
    assert loads(dumps(dealt())) == dealt()


def test_a_text_may_be_its_bytes() -> None:
    state = rr.new_game(GAME, seed=1, players=["Zoë", "Bob", "Cat"])
    assert "Zoë" in dumps(state)
    assert loads(dumps(state).encode()) == state


def test_a_state_is_kept_with_the_number_of_the_format_and_an_action_is_said_without() -> None:
    assert dumps(dealt()).startswith('{"format":1,"type":"lantern.State","chance":')
    assert dumps(Bid(ANN, 2)) == '{"type":"lantern.Bid","seat":0,"amount":2}'


def test_a_game_with_a_card_set_of_its_own_is_loaded_with_it() -> None:
    state = rr.new_game(GAME, seed=1, content=my_content())
    came_back = loads(dumps(state), content=my_content())
    assert came_back == state
    assert refused(dumps(state)) == (
        "state.setup.content: the game is played with the card set 'Mine' (digest 0123456789ab), and the one at hand "
        "is 'The Lantern, as it was made up' (digest c78c741989fe): hand over the set it was played with "
        "(content=load_content(...), or --content FILE)"
    )


@pytest.mark.parametrize(
    ("value", "kind", "said"),
    [
        (Bid(ANN, 2), State, "state: this is an action: load it with loads(text, rr.Action)"),
        (Bid(ANN, 2), Event, "event: this is an action: load it with loads(text, rr.Action)"),
        (Bid(ANN, 2), Match, "this is an action: load it with loads(text, rr.Action)"),
        (BidMade(ANN, 2), rr.Action, "action: this is an event: load it with loads(text, rr.Event)"),
        (ChanceGave(()), State, "state: this is an event: load it with loads(text, rr.Event)"),
        (
            AskBid(ANN, BOB, Card("lamp")),
            rr.Action,
            "action: this is a decision: load it with loads(text, rr.Decision)",
        ),
        (dealt(), rr.Action, "action: this is a state: load it with loads(text, rr.State)"),
        (dealt(), Match, "this is a state: load it with loads(text, rr.State)"),
        (LanternOptions(), State, "state: this is a choice of options: load it with loads(text, rr.Options)"),
        (Outcome((), "", ""), State, "state: this is an outcome: load it with loads(text, rr.Outcome)"),
        (Match.new(GAME, seed=1), State, "state: this is a whole table: load it with loads(text, rr.Match)"),
        (Bid(ANN, 2), PassBid, "action.type: must be a kind of PassBid"),
    ],
)
def test_a_value_of_another_kind_is_called_what_it_is(value: object, kind: type, said: str) -> None:
    assert refused(dumps(value), kind).startswith(said)


def test_another_card_set_of_the_same_name_is_told_apart_by_its_digest() -> None:
    mine = evolve(GAME.content, digest="0123456789abcdef")
    said = refused(dumps(rr.new_game(GAME, seed=1, content=mine)))
    assert "(digest 0123456789ab), and the one at hand is another of that name (digest c78c741989fe)" in said


def test_a_card_set_that_is_none_is_refused() -> None:
    said = "state.setup.content: The card set given, 5, is none of The Lantern."
    assert refused(dumps(dealt()), content=5) == said


# ------------------------------------------------------------------ several values, and plain data


def test_values_in_a_row_are_written_as_a_list() -> None:
    events = (BidMade(ANN, 2), BidMade(BOB, 3))
    assert dumps(events) == dumps(list(events)) == f"[{dumps(events[0])},{dumps(events[1])}]"
    assert refused(dumps(events), Event) == "event: must be an object, not a list"


def test_what_has_named_parts_is_written_as_an_object_of_them() -> None:
    assert dumps((Told(3, BidMade(ANN, 2)),)) == f'[{{"number":3,"event":{dumps(BidMade(ANN, 2))}}}]'
    state = dealt()
    led_to = state.apply(state.legal_actions()[0])
    assert dumps(led_to) == f'{{"state":{dumps(led_to.state)},"events":{dumps(led_to.events)}}}'


def test_plain_data_are_what_the_text_says() -> None:
    for value in (dealt().view(ANN), Bid(ANN, 2), dealt().legal_actions(), Match.new(GAME, seed=1)):
        assert rr.to_data(value) == json.loads(dumps(value))


def test_plain_data_may_be_had_with_what_is_at_its_default() -> None:
    assert rr.to_data(AskAct(ANN), defaults=True) == {"type": "lantern.AskAct", "seat": 0, "must": None}
    data = rr.to_data(dealt().view(ANN), defaults=True)
    assert (data["outcome"], data["viewer"]) == (None, 0)
    assert loads(json.dumps(data)) == dealt().view(ANN)


@pytest.mark.parametrize("value", [3, (3,), [dealt().players[0]], {"a": 1}, None])
def test_what_is_no_public_value_has_no_plain_data(value: object) -> None:
    with pytest.raises(SaveError, match=r"is nothing that can be saved\.$"):
        rr.to_data(value)


def test_a_list_that_holds_itself_has_no_plain_data() -> None:
    endless: list[Any] = []
    endless.append(endless)
    for ask in (rr.to_data, dumps):
        with pytest.raises(SaveError, match=r"^It is nested too deeply\.$"):
            ask(endless)


def test_what_is_no_public_value_is_neither_saved_nor_loaded() -> None:
    with pytest.raises(SaveError, match=r"^Player is nothing that can be saved\.$"):
        dumps(dealt().players[0])
    with pytest.raises(SaveError, match=r"^int is nothing that can be saved\.$"):
        dumps(3)
    assert refused("3", int) == "int is nothing that can be loaded."
    assert refused("3", cast("type", 5)) == "5 is nothing that can be loaded."


def test_what_json_cannot_say_is_not_saved() -> None:
    with pytest.raises(SaveError, match=r"^It holds half a character"):
        dumps(Refusal(None, None, "\ud800"))
    with pytest.raises(SaveError, match=r"^It cannot be said in JSON: "):
        dumps(Bid(ANN, 10**5_000))
    with pytest.raises(SaveError, match=r"^It is longer than the 8,388,608 characters"):
        dumps(Refusal(None, None, "x" * 9_000_000))


# ------------------------------------------------------------------ texts that are none


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "It is not JSON: Expecting value: line 1 column 1 (char 0)"),
        ("{", "It is not JSON: Expecting property name"),
        ("\ufeff{}", "It is not JSON: "),
        ('{"a":1} x', "It is not JSON: Extra data"),
        ("1" * 5_000, "It is not JSON: Exceeds the limit"),
        ("[" * 100_000, "It is nested too deeply."),
        ('{"a":' * 100_000, "It is nested too deeply."),
        (b"\xff\xfe", "It is not UTF-8: byte 0 cannot be read."),
        ("x" * 9_000_000, "It is longer than 8,388,608 characters."),
        (None, "A text is needed, not None."),
        (3, "A text is needed, not 3."),
        ("[]", "state: must be an object, not a list"),
        ("NaN", "state: must be an object, not nan"),
        ("{}", "format: is missing"),
        ('{"format":1,"format":1}', "state.format: stands here twice"),
        ('{"format":2}', "format: Format 2 is not known to this version (0.1.0), only 1."),
        ('{"format":true}', "format: Format True is not known"),
        ('{"format":1.0}', "format: Format 1.0 is not known"),
        ('{"format":1}', "state.type: is missing"),
        ('{"format":1,"type":1}', "state.type: must be a text, not 1"),
        ('{"format":1,"type":"chess.State"}', "state.type: There is no game 'chess'; there are "),
        ('{"format":1,"type":"kernel.State"}', "state.type: is no state of a game"),
        (
            '{"format":1,"type":"seals.Lower"}',
            "state.type: must be a kind of State that there is here, not 'seals.Lower'",
        ),
        (
            '{"format":1,"type":"Lower"}',
            "state.type: must be the name of a game and of a kind, as in 'seals.Raise', not 'Lower'",
        ),
    ],
)
def test_a_text_that_is_no_state_is_refused(text: object, said: str) -> None:
    assert refused(text).startswith(said)


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        (rr.Action, '{"seat":0}', "action.type: is missing"),
        (rr.Action, '{"type":"chess.Move","seat":0}', "action.type: There is no game 'chess'"),
        (rr.Action, '{"type":"lantern.Bid","seat":0,"amount":NaN}', "action.amount: must be a whole number, not nan"),
        (rr.Action, '{"type":"lantern.Bid","seat":0,"seat":1}', "action.seat: stands here twice"),
        (Event, '{"type":"lantern.Bit","seat":0,"amount":1}', "event.type: must be a kind of Event that there is here"),
        (
            Decision,
            '{"type":"lantern.TurnEnds","seat":0}',
            "decision.type: must be a kind of Decision that there is here",
        ),
        (Outcome, '{"winners":[]}', "outcome.type: is missing"),
        (Outcome, '{"type":"lantern.Outcome"}', "outcome.type: must be 'kernel.Outcome', not 'lantern.Outcome'"),
        (Options, '{"type":"lantern.Options","rounds":7}', "options.rounds: must be one of 6, 12, not 7"),
        (LanternOptions, '{"type":"seals.Options"}', "options.type: must be 'lantern.Options', not 'seals.Options'"),
        (Match, "[]", "must be an object, not a list"),
    ],
)
def test_a_text_that_is_no_such_value_is_refused(kind: type, text: str, said: str) -> None:
    assert refused(text, kind).startswith(said)


# ------------------------------------------------------------------ states that are not sound


def test_a_state_that_breaks_an_invariant_is_refused_by_its_name() -> None:
    poor = change(dealt(), BOB, coins=-1)
    assert refused(dumps(poor)) == "state: It is not sound: nobody has less than no coins (LN-2.6)."


def test_a_state_with_something_hidden_is_nobodys() -> None:
    text = doctored(dealt().view(ANN), viewer="full", chance=1)
    assert refused(text).startswith("state: It is not sound: state.agenda[2].lot is hidden, and this is nobody's view")


def test_a_view_says_whose_it_is() -> None:
    wanted = "state.viewer: must say whose view it is, since chance is hidden"
    assert refused(doctored(dealt().view(ANN), viewer="full")) == wanted
    saved = json.loads(dumps(dealt().view(ANN)))
    del saved["viewer"]
    assert refused(json.dumps(saved)) == wanted


def test_a_state_in_which_a_card_lies_twice_is_refused() -> None:
    hand = dealt().players[0].hand
    assert "lies in more places" in refused(dumps(change(dealt(), BOB, hand=hand)))


def test_a_view_that_the_rules_can_make_nothing_of_is_refused() -> None:
    view = evolve(dealt().view(ANN), players=change(dealt(), ANN, hand=(Card("no such card"),)).view(ANN).players)
    wanted = "state: The rules can make nothing of it: RulesDefect('3 things left without a place')"
    assert refused(dumps(view)) == wanted


def test_what_a_fault_quotes_is_cut() -> None:
    cards = tuple(Card(f"{'x' * 100}{at}") for at in range(1_000))
    view = evolve(dealt(), table=evolve(dealt().table, discard=cards))
    assert len(refused(dumps(view))) < 1_200


def test_a_view_that_shows_too_much_is_refused() -> None:
    view = evolve(dealt().view(ANN), players=dealt().players)
    assert refused(dumps(view)) == ("state: It is not sound: it shows what its seat cannot see, or hides what it can.")


def test_a_view_that_hides_too_much_is_refused() -> None:
    view = evolve(dealt().view(None), viewer=ANN)
    assert refused(dumps(view)).endswith("it shows what its seat cannot see, or hides what it can.")


def test_a_view_of_which_no_sound_state_can_be_made_is_refused() -> None:
    view = evolve(dealt(), mover=Seat(7)).view(ANN)
    assert refused(dumps(view)) == "state: It is not sound: state.mover: there is no seat 7."


def test_a_view_that_shows_more_cards_than_there_are_is_refused() -> None:
    view = evolve(dealt(), table=evolve(dealt().table, discard=(Card("lamp"),) * 5)).view(ANN)
    assert refused(dumps(view)).startswith("state: The rules can make nothing of it: ")


def test_a_view_of_a_seat_that_is_not_there_is_refused() -> None:
    assert refused(doctored(dealt().view(ANN), viewer=3)) == "state.viewer: There is no seat 3 at this table."


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Ann", "Ann", "Cat"], "state.setup.names: No two players can have the same name."),
        (["Ann", " ", "Cat"], "state.setup.names: Every player needs a name"),
        (["Ann", "Bob"], "state.setup.names: The Lantern needs 3 to 6 players. (LN-1.1)"),
        (["Ann", "Bob", "Cat", "Dan"], "state: It is not sound: state.players has 3 values for 4 seats"),
        (["Ann", "Bob", "\ud800"], "state.setup.names[2]: holds half a character"),
    ],
)
def test_the_names_have_to_fit_the_table(names: list[str], said: str) -> None:
    setup = json.loads(dumps(dealt()))["setup"] | {"names": names}
    assert refused(doctored(dealt(), setup=setup)).startswith(said)


def test_a_card_set_of_another_game_is_refused() -> None:
    other = rr.games()["seals"].content
    said = refused(dumps(dealt()), content=other)
    assert said == f"state.setup.content: The card set given, {other.name!r}, is none of The Lantern."


# ------------------------------------------------------------------ tables


def saved(state: State | None = None, **changes: Any) -> Save:
    """What is kept of a table."""
    state = dealt() if state is None else state
    setup = state.setup
    how: dict[str, Any] = {"seed": 1, "opening": (3, 1), "actions": ({"type": "kernel.Undone"},)} | changes
    return Save(game="lantern", options=setup.options, content=setup.content, names=setup.names, state=state, **how)


def test_a_save_says_each_thing_once() -> None:
    data = json.loads(save_text(saved()))
    assert list(data) == [
        "format",
        "library",
        "game",
        "options",
        "content",
        "names",
        "seed",
        "opening",
        "actions",
        "told",
        "replayed",
        "state",
    ]
    assert (data["format"], data["library"], data["game"], data["seed"]) == (1, rr.__version__, "lantern", 1)
    assert data["options"] == {"blackmail": True, "rounds": 12, "first": "seat-0"}
    assert data["content"] == {"name": GAME.content.name, "digest": GAME.content.digest}
    assert data["names"] == ["Ann", "Bob", "Cat"]
    assert "setup" not in data["state"]


def test_a_save_comes_back() -> None:
    assert save_from_text(save_text(saved())) == saved()


@pytest.mark.parametrize("seed", [0, -1, 1 << 64, -(10**1_000)])
def test_a_seed_may_be_any_integer(seed: int) -> None:
    assert save_from_text(save_text(saved(seed=seed))).seed == seed


def test_the_card_set_of_a_save_is_given_when_it_is_loaded() -> None:
    save = saved(rr.new_game(GAME, seed=1, content=my_content()))
    assert save_from_text(save_text(save), content=my_content()) == save
    with pytest.raises(SaveError) as caught:
        save_from_text(save_text(save))
    assert caught.value.path == "content"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": 7}, "format: Format 7 is not known"),
        ({"format": None}, "format: is missing"),
        ({"game": None}, "game: is missing"),
        ({"game": "chess"}, "game: There is no game 'chess'"),
        ({"game": 1}, "game: must be a text, not 1"),
        ({"game": "seals"}, "state.type: must be a state of 'seals'"),
        ({"seed": "1"}, "seed: must be a whole number, not '1'"),
        ({"opening": [1, None]}, "opening[1]: must be a whole number, not null"),
        ({"actions": {}}, "actions: must be a list, not an object"),
        ({"actions": [1]}, "actions[0]: must be an object, not 1"),
        ({"library": 1}, "library: must be a text, not 1"),
        ({"colour": "red"}, "colour: is not known here"),
        ({"options": {"rounds": 7}}, "options.rounds: must be one of 6, 12, not 7"),
        ({"options": []}, "options: must be an object, not a list"),
        ({"content": {"name": "x"}}, "content.digest: is missing"),
        ({"names": ["Ann"]}, "names: The Lantern needs 3 to 6 players. (LN-1.1)"),
        (
            {"names": list("ABCDEF"), "options": {"rounds": 6}},
            "options: A lamp of 6 rounds burns down too soon for 6. (LN-1.6)",
        ),
        ({"state": []}, "state: must be an object, not a list"),
        ({"state": {"setup": {}}}, "state.setup: is not known here"),
        ({"state": {"type": "lantern.State"}}, "state.chance: is missing"),
    ],
)
def test_a_fault_in_a_save_is_named_by_its_place(changes: dict[str, Any], said: str) -> None:
    data = json.loads(save_text(saved())) | changes
    text = json.dumps({key: value for key, value in data.items() if value is not None})
    with pytest.raises(SaveError) as caught:
        save_from_text(text)
    assert str(caught.value).startswith(said)


def test_a_table_is_not_kept_as_a_view() -> None:
    with pytest.raises(SaveError, match="is kept with the whole truth"):
        save_from_text(save_text(saved(dealt().view(ANN))))


def test_a_match_is_dumped_as_its_save() -> None:
    match = Match.new(GAME, seed=1)
    match.play(match.state.legal_actions()[0])
    assert dumps(match) == save_text(match.to_save())
    assert loads(dumps(match), Match).state == match.state


def test_every_save_names_the_version_of_the_library() -> None:
    assert rr.__version__ == LIBRARY


# ------------------------------------------------------------------ files


def test_a_save_is_written_to_a_file_and_read_from_it(tmp_path: Path) -> None:
    write_save(tmp_path / "table.json", saved())
    assert read_save(tmp_path / "table.json") == saved()
    assert [path.name for path in tmp_path.iterdir()] == ["table.json"]


def test_a_save_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    write_save(tmp_path / "table.json", saved(seed=1))
    write_save(str(tmp_path / "table.json"), saved(seed=2))
    assert read_save(tmp_path / "table.json").seed == 2


def test_where_the_path_is_a_link_the_file_it_leads_to_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "table.json")
    write_save(tmp_path / "link.json", saved())
    assert (tmp_path / "link.json").is_symlink()
    assert read_save(tmp_path / "table.json") == saved()


def failing(number: int) -> Callable[..., None]:
    """Something that fails as a full disk does."""

    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
def test_when_writing_fails_the_old_file_stays_and_nothing_is_left_beside_it(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_save(tmp_path / "table.json", saved(seed=1))
    monkeypatch.setattr(step, failing(errno.ENOSPC))
    with pytest.raises(OSError, match="No space left"):
        write_save(tmp_path / "table.json", saved(seed=2))
    assert read_save(tmp_path / "table.json").seed == 1
    assert [path.name for path in tmp_path.iterdir()] == ["table.json"]


def test_a_file_name_with_a_null_in_it_is_refused() -> None:
    for touch in (read_save, lambda path: write_save(path, saved())):
        with pytest.raises(SaveError, match="No file can be called that"):
            touch("table\0.json")


def test_a_save_in_which_less_than_nothing_was_told_is_refused() -> None:
    text = json.dumps({**json.loads(save_text(saved())), "told": -1})
    with pytest.raises(SaveError, match=r"^told: must not be below 0$"):
        save_from_text(text)


def test_a_save_that_cannot_be_said_in_json_leaves_the_old_file_too(tmp_path: Path) -> None:
    write_save(tmp_path / "table.json", saved(seed=1))
    with pytest.raises(SaveError):
        write_save(tmp_path / "table.json", saved(actions=({"a": float("inf")},)))
    assert read_save(tmp_path / "table.json").seed == 1


def test_a_folder_that_cannot_be_opened_does_not_stop_a_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.open", failing(errno.EACCES))
    write_save(tmp_path / "table.json", saved())
    monkeypatch.undo()
    assert read_save(tmp_path / "table.json") == saved()


def test_a_file_that_is_not_there_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_save(tmp_path / "nobody.json")
    with pytest.raises(FileNotFoundError):
        write_save(tmp_path / "nowhere" / "table.json", saved())


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"\xff", "It is not UTF-8"), (b"x" * 9_000_000, "It is longer than"), (b"", "It is not JSON")],
)
def test_a_file_that_is_no_save_is_refused(tmp_path: Path, content: bytes, said: str) -> None:
    (tmp_path / "table.json").write_bytes(content)
    with pytest.raises(SaveError, match=said):
        read_save(tmp_path / "table.json")


def test_what_is_wrong_with_a_file_names_it(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    data = json.loads(dumps(Match.new(GAME, seed=1))) | {"actions": []}
    file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(SaveError) as caught:
        Match.load(file)
    assert str(caught.value) == f"{file}: actions: A log begins with how the game was begun."
    assert (caught.value.source, caught.value.path) == (str(file), "actions")
    file.write_text("", "utf-8")
    with pytest.raises(SaveError, match=r"table\.json: It is not JSON"):
        Match.load(file)


def test_a_save_that_cannot_be_written_names_the_file_that_was_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "table.json"
    with pytest.raises(FileNotFoundError) as caught:
        write_save(file, saved())
    assert caught.value.filename == str(file)


def test_a_seat_of_a_loaded_view_is_the_seat_that_looked() -> None:
    assert loads(dumps(dealt().view(BOB))).viewer == Seat(1)


# ------------------------------------------------------------------ a card set


@pytest.mark.parametrize("name", ["seals", "last_relic", "gate", "rising"])
def test_a_card_set_is_written_with_all_its_entries(name: str) -> None:
    content = rr.games()[name].content
    data = rr.to_data(content)

    assert (data["name"], data["digest"]) == (content.name, content.digest)
    tables = {table: entries for table, entries in data.items() if table not in {"name", "digest"}}
    assert {table: len(entries) for table, entries in tables.items()} == {
        table: len(getattr(content, table)) for table in tables
    }
    assert json.loads(dumps(content)) == data


def test_what_is_on_a_card_stands_in_the_data_of_its_set() -> None:
    cards = {card["id"]: card for card in rr.to_data(rr.games()["seals"].content)["cards"]}

    assert (cards["investigator-gate"]["control"], cards["investigator-gate"]["influence"]) == (4, 5)


# ------------------------------------------------------------------ data that have been parsed


def test_plain_data_are_read_as_a_text_is() -> None:
    state = dealt()
    assert rr.from_data(rr.to_data(state)) == rr.from_data(rr.to_data(state), type(state)) == state
    action = state.legal_actions()[0]
    assert rr.from_data(rr.to_data(action), rr.Action) == action


def test_plain_data_that_are_no_value_are_refused_as_a_text_is() -> None:
    endless: list[Any] = []
    endless.append(endless)
    for data in (3, None, [], {}, {"type": "seals.Bid"}, {"type": set()}, {1: 2}, endless, {"type": float("nan")}):
        with pytest.raises(SaveError):
            rr.from_data(data, rr.Action)
