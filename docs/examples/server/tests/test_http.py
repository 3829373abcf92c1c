"""What is asked by HTTP."""

from collections.abc import AsyncGenerator
from pathlib import Path

import attrs
import pytest

import rlyeh_rules as rr
from docs.examples.server.settings import Settings

from .conftest import Serving, serving

pytestmark = pytest.mark.anyio
TWO = [{"name": "Sean"}, {"name": "Sarah", "bot": "greedy"}]


async def test_the_lobby_tells_of_every_game_and_option(server: Serving) -> None:
    told = {game["name"]: game for game in (await server.http.get("/games")).json()}
    assert told.keys() == rr.games().keys()
    for name, game in rr.games().items():
        assert told[name]["seats"] == list(game.seats)
        assert told[name]["title"] == game.title
        options = told[name]["options"]
        assert [one["name"] for one in options] == [one.name for one in game.choices]
        assert all(one["choices"] is None or one["default"] in one["choices"] for one in options)
        chosen = {one["name"]: one["default"] for one in options}
        assert rr.new_game(name, seed=1, options=chosen) == rr.new_game(name, seed=1)


@pytest.mark.parametrize("name", list(rr.games()))
async def test_rules_words_and_schema_are_those_of_the_library(server: Serving, name: str) -> None:
    book = rr.rulebook(name)
    rules = (await server.http.get(f"/games/{name}/rules")).json()
    assert {rule: told["text"] for rule, told in rules.items()} == {rule: book[rule].text for rule in book}
    assert (await server.http.get(f"/games/{name}/schema")).json() == rr.schema(name)
    words = (await server.http.get(f"/games/{name}/words")).json()
    assert words.keys() >= rr.games()[name].text.entries.keys()
    assert all(isinstance(one["name"], str) and isinstance(one["text"], str) for one in words.values())
    assert any(one.get("facts") for one in words.values())


async def test_words_tell_what_cards_do_and_what_stands_on_them(server: Serving) -> None:
    seals = (await server.http.get("/games/seals/words")).json()
    assert seals["investigator-gate"]["facts"]["influence"] == 5
    relic = (await server.http.get("/games/last_relic/words")).json()
    assert relic["exposure"]["facts"]["spaces"][0].keys() == {"notoriety", "adventurer", "cult", "start"}
    assert relic["customs-house-vault"]["facts"]["relics"] == ["salt-tablet", "star-lens"]
    gate = (await server.http.get("/games/gate/words")).json()
    assert gate["ithaqua"]["facts"]["sigils"] == ["ithaqua"]
    assert gate["whispered-dread"]["text"].startswith("After you contribute: another player")
    rising = (await server.http.get("/games/rising/words")).json()
    assert rising["tide-marked-stone"]["text"].startswith("Summon a Cultist in your space.")


@pytest.mark.parametrize("what", ["rules", "words", "schema"])
async def test_an_unknown_game_is_said_to_be(server: Serving, what: str) -> None:
    answer = await server.http.get(f"/games/chess/{what}")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_game")


async def test_a_table_has_a_code_and_a_secret_for_each_person(server: Serving) -> None:
    answer = await server.http.post("/tables", json={"game": "seals", "players": TWO})
    made = answer.json()
    assert [seat["name"] for seat in made["seats"]] == ["Sean", "Sarah"]
    assert len(made["seats"][0]["secret"]) >= 32
    assert made["seats"][1]["secret"] is None
    other = (await server.http.post("/tables", json={"game": "seals", "players": TWO})).json()
    assert made["code"] != other["code"]
    assert made["seats"][0]["secret"] != other["seats"][0]["secret"]


@pytest.mark.parametrize(
    ("wish", "code", "rule"),
    [
        ({"players": TWO[:1]}, "illegal", "SC-1.1"),
        ({"players": []}, "illegal", "SC-1.1"),
        ({"game": "chess"}, "illegal", None),
        ({"options": {"elder_god": "Dagon"}}, "illegal", "SC-2.4"),
        ({"options": {"no_such": 1}}, "illegal", None),
        ({"options": {"elder_gods": "each", "first_player": [0]}}, "illegal", "SC-R3"),
        ({"players": [{"name": "\n"}, {"name": "B"}]}, "illegal", None),
        ({"players": [{"name": "A"}, {"name": "A"}]}, "illegal", None),
        ({"players": [{"name": "A" * 101}, {"name": "B"}]}, "malformed", None),
        ({"players": [{"name": "A", "bot": "clever"}, {"name": "B"}]}, "malformed", None),
        ({"players": "AB"}, "malformed", None),
        ({"seconds": 0}, "malformed", None),
        ({"seconds": "30"}, "malformed", None),
        ({"seed": -1}, "malformed", None),
        ({"undo": 1}, "malformed", None),
        ({"more": 1}, "malformed", None),
    ],
)
async def test_a_table_that_cannot_be_made_is_refused(
    server: Serving, wish: dict[str, object], code: str, rule: str | None
) -> None:
    answer = await server.http.post("/tables", json={"game": "seals", "players": TWO, **wish})
    refused = answer.json()
    assert answer.status_code == 422, refused
    assert (refused["code"], refused["rule"]) == (code, rule), refused
    assert refused["message"]
    assert len(server.hall.store) == 0


@pytest.mark.parametrize(
    "body", [b"", b"no JSON", b"[" * 10_000, b'{"game":"\xff"}', b'{"game":"\\ud800","players":[]}']
)
async def test_a_body_that_is_no_wish_is_refused(server: Serving, body: bytes) -> None:
    answer = await server.http.post("/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["code"] in {"malformed", "illegal"}


async def test_a_body_that_is_too_large_or_has_no_length_is_not_read(server: Serving) -> None:
    async def chunks() -> AsyncGenerator[bytes]:  # a stream without an end in sight
        yield b"{}"

    for body in (b"x" * 20_000, chunks()):
        answer = await server.http.post("/tables", content=body)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_without_the_page_it_is_told_how_to_build_it(settings: Settings, tmp_path: Path) -> None:
    async with serving(settings) as server:
        assert "npm run build" in (await server.http.get("/")).text
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Tables</title>")
    async with serving(attrs.evolve(settings, page=page)) as server:
        assert "<title>Tables</title>" in (await server.http.get("/")).text
        assert (await server.http.get("/games")).status_code == 200
