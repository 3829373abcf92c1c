"""The table, key by key."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import OptionList

import rlyeh_rules as rr
from docs.examples.terminal.cites import Cited
from docs.examples.terminal.help import Help
from docs.examples.terminal.lobby import Lobby, Sitting
from docs.examples.terminal.log import Log
from docs.examples.terminal.rules import Rules
from docs.examples.terminal.table import Table

from .conftest import Seating

pytestmark = pytest.mark.anyio
FIRST = {"first_player": 0}


async def test_an_action_is_picked_with_the_arrow_keys(seated: Seating) -> None:
    async with seated("seals", 0, 1, options=FIRST) as player:
        await player.press("enter")  # lifts the cover
        wanted = player.driver.choices(rr.Seat(0))[1]
        await player.press("down", "down", "enter")
        assert player.driver.match.states()[-1] == player.driver.match.states()[0].apply(wanted).state


async def test_an_action_is_picked_with_the_mouse(seated: Seating) -> None:
    async with seated("seals", 0, options=FIRST) as player:
        await player.pilot.click("#actions", offset=(4, 0))
        await player.settle()
        assert len(player.driver.match.history) == 1


async def test_typing_filters_and_enter_takes_what_is_left(seated: Seating) -> None:
    async with seated("seals", 0, options=FIRST) as player:
        await player.type("potion")
        shown = player.app.screen.query_one("#actions", OptionList)
        assert shown.option_count == 1
        await player.press("enter")
        (entry,) = player.driver.match.states()[1:]
        assert (
            entry
            == player.driver.match.states()[0]
            .apply(rr.parse_action(player.driver.match.states()[0], "0: place investigator-potion"))
            .state
        )


async def test_an_action_can_be_typed_in_notation(seated: Seating) -> None:
    async with seated("seals", 0, 1, moves=1, options=FIRST) as player:
        await player.press("enter")
        await player.type("bid 1")
        await player.press("enter")
        told = [event.describe(player.state) for _, event in player.driver.match.events(None)]
        assert told[-1] == "Sean opened the bidding at 1."


async def test_a_refusal_is_shown_with_the_id_and_the_words_of_its_rule(seated: Seating) -> None:
    async with seated("seals", 0, moves=1, options=FIRST) as player:
        await player.type("bid 7")
        await player.press("enter")
        assert player.reads("You have 4 markers left and cannot commit 7. SC-4.16")
        assert player.reads(rr.rulebook("seals")["SC-4.16"].text)
        assert len(player.driver.match.history) == 1
        await player.press("f2")
        assert player.reads("SC-4.16 - ")


async def test_what_is_no_action_is_answered_with_what_would_be_understood(seated: Seating) -> None:
    async with seated("seals", 0, moves=1, options=FIRST) as player:
        await player.type("dance")
        await player.press("enter")
        assert player.reads("Now understood: bid")


async def test_enter_with_nothing_chosen_does_nothing(seated: Seating) -> None:
    async with seated("seals", 0, options=FIRST) as player:
        await player.press("enter")
        assert not player.driver.match.history
        assert player.reads("Pick with Up and Down")


async def test_the_cover_hides_the_table_until_enter(seated: Seating) -> None:
    async with seated("seals", 0, 1, options=FIRST) as player:
        assert player.covered
        assert player.reads("Pass to Sean; press Enter.")
        await player.press("space", "escape", "f2", "ctrl+z", "ctrl+s", "a")
        assert player.covered
        assert "Cultist" not in player.read()
        assert "Investigator" not in player.read()
        await player.press("enter")
        assert not player.covered
        assert player.reads("Investigator Gate 4/5")


async def test_nothing_is_covered_where_nobody_has_a_secret(seated: Seating) -> None:
    async with seated("rising", 0) as player:
        assert not player.covered


async def test_the_next_person_can_take_the_screen_and_give_it_back(seated: Seating) -> None:
    async with seated("seals", 0, 1, options=FIRST) as player:
        await player.press("enter", "f5")
        assert player.reads("Pass to Sarah; press Enter.")
        await player.press("enter")
        assert player.reads("seen by Sarah")
        assert player.reads("Sarah may act as well; Enter lets it pass.")
        await player.press("enter")
        assert player.reads("Pass to Sean; press Enter.")


async def test_alone_there_is_nobody_to_hand_the_screen_to(seated: Seating) -> None:
    async with seated("seals", 0, options=FIRST) as player:
        await player.press("f5")
        assert player.reads("There is nobody else at this keyboard")


async def test_an_undo_that_is_allowed_and_its_redo(seated: Seating) -> None:
    async with seated("seals", 0, options=FIRST) as player:
        before = player.state
        await player.press("down", "enter")
        after = player.state
        await player.press("ctrl+z")
        assert player.state == before
        assert player.reads("Taken back: `0: place ?`.")
        await player.press("ctrl+y")
        assert player.state == after
        await player.press("ctrl+y")
        assert player.state == after
        assert player.reads("There is nothing to play again")


async def test_an_undo_that_is_refused_and_forced(seated: Seating) -> None:
    async with seated("rising", 0, moves=40) as player:
        while player.driver.match.can_undo:
            await player.pick(0)
            await player.settle()
        before = player.state
        await player.press("ctrl+z")
        assert player.state == before
        assert player.reads("since. Ctrl+U takes it back all the same.")
        await player.press("ctrl+u")
        assert player.state != before


async def test_among_people_nothing_is_taken_back_by_force(seated: Seating) -> None:
    async with seated("seals", 0, 1, moves=1, options=FIRST) as player:
        await player.press("enter")
        before = player.state
        await player.press("ctrl+u")
        assert player.state == before
        assert player.reads("What another person has seen cannot be taken back.")


async def test_a_table_is_saved_and_loaded(seated: Seating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with seated("seals", 0, moves=1, options=FIRST) as player:
        saved, told = player.state, player.driver.match.events(0)
        await player.press("ctrl+s")
        await player.press("enter")
        assert player.reads("Saved in seals.json.")
        await player.press("ctrl+n")
        assert isinstance(player.app.screen, Lobby)
        await player.press("ctrl+o", "tab", "enter")
        assert isinstance(player.app.screen, Sitting)
        await player.press("f6")
        await player.settle()
        assert player.state == saved
        assert player.driver.match.events(0) == told
        assert player.driver.people == (0,)


async def test_a_file_of_another_is_written_over_only_when_asked_twice(
    seated: Seating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "seals.json"
    file.write_text("mine", "utf-8")
    async with seated("seals", 0, options=FIRST) as player:
        await player.press("ctrl+s", "enter")
        assert player.reads("There is a file seals.json already")
        assert file.read_text("utf-8") == "mine"
        await player.press("enter")
        assert rr.Match.load(file).state == player.state


async def test_a_save_that_fails_says_so(seated: Seating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with seated("seals", 0, options=FIRST) as player:
        await player.press("ctrl+s")
        await player.type("no/x")
        await player.press("enter")
        assert player.reads("No such file or directory")
        await player.press("escape")
        assert isinstance(player.app.screen, Table)


async def test_the_log_tells_each_event_with_its_rule(seated: Seating) -> None:
    async with seated("seals", 0, moves=30, size=(130, 40)) as player:
        view = player.driver.match.view(0)
        log = player.app.screen.query_one("#log", Log)
        last = player.driver.match.events(0)[-1].event
        assert last.rule is not None
        assert player.reads(f"{last.describe(view)} {last.rule}".rpartition(". ")[2])
        assert log.option_count >= len(player.driver.match.events(0))


async def test_a_key_shows_the_rule_of_a_log_entry(seated: Seating) -> None:
    async with seated("seals", 0, moves=30) as player:
        await player.press("f3", "home", "down", "down")
        rule = player.app.screen.query_one("#log", Log).rule
        assert rule is not None
        await player.press("f2")
        assert isinstance(player.app.screen, Rules)
        assert f"{rule} - " in player.read()
        await player.press("escape", "enter")
        assert f"{rule} - " in player.read()


async def test_the_mouse_shows_the_words_of_a_rule(seated: Seating) -> None:
    async with seated("seals", 0, moves=30, size=(130, 40)) as player:
        player.app.TOOLTIP_DELAY = 0.01
        log = player.app.screen.query_one("#log", Log)
        log.scroll_home(animate=False)
        await player.pilot.hover("#log", offset=(3, 3))
        await player.pilot.pause(0.2)
        shown = {event.rule for _, event in player.driver.match.events(0) if event.rule}
        words = str(log.tooltip)
        assert words.partition(" ")[0] in shown
        assert words.partition("\n")[2][:20] in player.read()


async def test_the_mouse_on_the_question_and_a_click_on_its_rule(seated: Seating) -> None:
    async with seated("seals", 0, options=FIRST, size=(130, 40)) as player:
        question = player.app.screen.query_one("#question", Cited)
        ask = player.state.decision
        assert ask is not None
        at = str(question.content).index(ask.rule)
        await player.pilot.hover("#question", offset=(at + 1, 0))
        assert str(question.tooltip).startswith(ask.rule)
        await player.pilot.click("#question", offset=(at + 1, 0))
        assert isinstance(player.app.screen, Rules)


async def test_the_log_begins_with_the_newest_and_has_the_others_at_hand(seated: Seating) -> None:
    async with seated("last_relic", 0, moves=330, seed=3) as player:
        log = player.app.screen.query_one("#log", Log)
        count = len(player.driver.match.events(None if player.state.is_over else 0))
        assert log.option_count < count
        await player.press("f3", "home", "enter")
        assert log.option_count >= count


async def test_the_rulebook_is_searched(seated: Seating) -> None:
    async with seated("gate", 0) as player:
        await player.press("f2")
        await player.type("beast")
        found = player.app.screen.query_one("#found", OptionList)
        assert 0 < found.option_count < len(rr.rulebook("gate")) / 4
        first = player.read()
        await player.press("down")
        assert player.read() != first
        await player.type("xyz")
        assert player.reads("No rule has these words.")


async def test_help_and_the_other_theme(seated: Seating) -> None:
    async with seated("seals", 0) as player:
        await player.press("f1")
        assert isinstance(player.app.screen, Help)
        assert player.reads("Up Down Enter Pick from the list")
        await player.press("escape")
        dark = player.app.theme
        await player.press("f4")
        assert player.app.theme != dark
        assert not player.app.current_theme.dark


async def test_bots_pause_and_can_be_waited_for(seated: Seating) -> None:
    async with seated("seals", pause=30.0) as player:
        await player.pilot.pause()
        assert not player.driver.match.history
        await player.pilot.press("ctrl+n")
        assert isinstance(player.app.screen, Lobby)
