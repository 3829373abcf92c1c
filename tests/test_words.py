"""What a thing does, in words, asked by its id."""

from __future__ import annotations

import pytest

import rlyeh_rules as rr


@pytest.mark.parametrize(
    ("game", "thing", "begins"),
    [
        ("seals", "cultist-gate", "Turn one Gate half face down;"),
        ("last_relic", "night-train", "Move to another Location, then place 1 Clue."),
        ("gate", "whispered-dread", "After you contribute: another player of your choice draws 1 insanity card."),
        ("rising", "tide-marked-stone", "Summon a Cultist in your space."),
        ("rising", "stealth", "1) Once in a Run an enemy does not follow you."),
        ("rising", "gug", "Health 6."),
        ("rising", "gug-1", "Health 6."),
    ],
)
def test_a_thing_is_put_into_words(game: str, thing: str, begins: str) -> None:
    state = rr.new_game(game, seed=7)
    assert state.words(thing).startswith(begins)
    assert state.view(None).words(thing) == state.words(thing)


@pytest.mark.parametrize("game", ["seals", "last_relic", "gate", "rising"])
def test_what_is_no_thing_or_lies_face_down_has_no_words(game: str) -> None:
    state = rr.new_game(game, seed=7)
    assert [state.words(thing) for thing in ("?", "", "shovel", "shovel-1", "-1")] == [""] * 5


@pytest.mark.parametrize("game", ["last_relic", "gate", "rising"])
def test_every_entry_of_a_set_is_put_into_words_by_its_id(game: str) -> None:
    state = rr.new_game(game, seed=7)
    content = state.setup.content
    entries = [entry for table in vars_of(content) for entry in table if hasattr(entry, "id")]
    made: dict[str, list[str]] = {}
    for entry in entries:
        if said := content.words(entry):
            made.setdefault(str(entry.id), []).append(said)
    assert len(made) > 50
    assert {thing: state.words(thing) for thing in made} == {thing: " ".join(said) for thing, said in made.items()}
    assert all(entry in content.entries_of(str(entry.id)) for entry in entries)


def vars_of(content: rr.Content) -> list[tuple[rr.Content, ...]]:
    """The tables of a set."""
    found = [getattr(content, name) for name in rr.to_data(content, defaults=True)]
    return [table for table in found if isinstance(table, tuple)]
