"""R'lyeh Rising in one browser, which leads all five investigators."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

import rlyeh_rules as rr
from rlyeh_rules import rising

from .ahead import ahead, say
from .conftest import Sit
from .games import check_frames, play
from .looks import check_board
from .table import Made, Person, Server

WON = 9
"""In this game Cthulhu falls."""


def state_of(made: Made) -> rising.State:
    state = made.match.state
    assert isinstance(state, rising.State)
    return state


def test_one_leads_the_five_to_the_end_and_the_page_is_sent_no_deck(server: Server, sit: Sit) -> None:
    made = server.make("rising", ["Ada"], seed=WON)
    ada = sit(made.link(0))
    on_board = play(made, {0: ada})
    assert made.match.state.is_over
    assert made.match.state.outcome is not None
    assert made.match.state.outcome.winners == (0,), "Cthulhu has fallen"
    assert on_board > len(made.match.history) // 4, "the board itself can be played on"
    check_frames(made, 0, ada)


def at_table(made: Made, sit: Sit) -> Person:
    """Somebody who sees the table as it is now."""
    person = sit(made.link(0))
    person.sees(len(made.match.history))
    expect(person.page.locator(".rising")).to_be_visible()
    return person


def spaces(person: Person) -> Locator:
    return person.page.locator(".city__at")


def test_the_map_shows_what_is_where(server: Server, sit: Sit) -> None:
    made = server.make("rising", ["Ada"], seed=WON)
    for turn in (1, 9, 17, 25):
        ahead(made, in_turn(turn))
        person = at_table(made, sit)
        told = [text.strip() for text in spaces(person).locator(".spot > .hidden").all_text_contents()]
        assert sorted(told) == sorted(in_words(state_of(made), space) for space in rising.Space)
        person.context.close()


def in_turn(number: int) -> Callable[[rr.State], bool]:
    return lambda state: isinstance(state, rising.State) and state.turn.number >= number


def in_words(s: rising.State, space: rising.Space) -> str:
    """A space as the page tells of it."""
    has: list[str] = []
    if space.is_part:
        part = s.part(space)
        wounds = f"{part.wounds} wound{'' if part.wounds == 1 else 's'}"
        has.append("destroyed" if part.destroyed else f"{wounds}, {'' if part.vulnerable else 'in'}vulnerable")
    else:
        board, at = s.board, space.at
        has += ["a Discovery token"] * board.tokens[at]
        has += [f"{count} {what}" for count, what in ((board.energy[at], "Energy"), (board.fire[at], "Fire")) if count]
    has += [s.text.name(one.character) for one in s.team if one.space is space]
    has += [s.text.name(enemy.id) for enemy in s.enemies if enemy.space is space]
    return f"{s.text.name(space)}: {', '.join(has) or 'empty'}."


def test_a_click_on_a_space_nearby_runs_there(server: Server, sit: Sit) -> None:
    made = server.make("rising", ["Ada"], seed=WON)
    ahead(made, lambda state: "0: run" in map(str, state.legal_actions()))
    person = at_table(made, sit)
    state = state_of(made)
    here = state.here
    live = spaces(person).locator(".spot__hit").evaluate_all("all => all.map(one => one.ariaLabel)")
    near = {state.text.name(space) for space in state.map.ground[here]}
    assert {name for name in near for label in live if name in label} == near
    goal = rising.Space.MOON_VORTEX  # there is an enemy too, so that there is a choice
    spaces(person).get_by_role("button", name="Moon Vortex: 2 choices").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Go to the Moon Vortex.").click()
    for line in ("0: run", f"0: go {goal.value}"):
        made.match.play(rr.parse_action(made.match.state, line))
    person.sees(len(made.match.history))
    assert state_of(made).here is goal
    check_frames(made, 0, person)


def test_dice_lie_as_they_were_rolled_and_are_rolled_again_by_a_click(server: Server, sit: Sit) -> None:
    made = server.make("rising", ["Ada"], seed=WON)
    for _ in range(6):
        ahead(made, rolled)
        state = state_of(made)
        ask = state.decision
        assert isinstance(ask, rising.AskReroll)
        person = at_table(made, sit)
        dice = person.page.locator(".roll .die")
        faces = [state.text.name(die) for die in ask.roll.dice]
        assert dice.evaluate_all("all => all.map(one => one.ariaLabel)") == faces
        told = person.page.locator(".roll__sum").inner_text()
        assert [int(number) for number in re.findall(r"(\d+) (?:success|tentacle|elder)", told)] == [
            ask.roll.successes,
            ask.roll.tentacles,
            ask.roll.elder_signs,
        ]
        rerolls = [str(one) for one in state.legal_actions() if isinstance(one, rising.Reroll | rising.RerollForStress)]
        hits = person.page.locator(".roll .spot__hit")
        assert hits.count() == len(ask.roll.dice) * bool(rerolls)
        assert person.page.get_by_role("button", name="keeps the dice").count() == 2, "on the board and in the list"
        keep = rr.parse_action(state, "0: keep")
        person.take(str(keep))
        made.match.play(keep)
        person.sees(len(made.match.history))
        person.context.close()


def rolled(state: rr.State) -> bool:
    return isinstance(state.decision, rising.AskReroll)


def test_sheets_tell_what_each_investigator_has(server: Server, sit: Sit) -> None:
    made = server.make("rising", ["Ada"], seed=WON)
    ahead(made, in_turn(15))
    person = at_table(made, sit)
    state = state_of(made)
    for one in state.living:
        sheet = person.page.get_by_role("region", name=state.text.name(one.character))
        for what, count, of in (("Wounds", one.wounds, rising.HEALTH), ("Stress", one.stress, rising.MOST_STRESS)):
            expect(sheet.get_by_role("img", name=f"{what}: {count} of {of}")).to_be_visible()
        expect(sheet.get_by_role("img", name=f"Sanity: space {one.sanity} of {rising.MADNESS}")).to_be_visible()
        marks = sheet.locator(".sanity__row i").evaluate_all("all => all.map(one => one.className)")
        assert {at for at, mark in enumerate(marks, 1) if "green" in mark} == set(rising.GREEN_AT)
        assert {at for at, mark in enumerate(marks, 1) if "green" in mark or "step" in mark} == rising.THRESHOLDS
        skills = {state.text.name(skill): level for skill, level in zip(board(state, one), one.levels, strict=True)}
        shown = sheet.get_by_role("list", name="Skills").get_by_role("listitem")
        assert shown.locator("summary > span:first-child").all_inner_texts() == list(skills)
        levels = shown.get_by_role("img").evaluate_all("all => all.map(one => one.ariaLabel)")
        assert levels == [f"Level: {level}" + (" of 4" if level < 4 else "") for level in skills.values()]
        for held in one.cards:
            expect(sheet.get_by_role("list", name="What it has")).to_contain_text(state.text.name(held.card))


def board(state: rising.State, one: rising.Investigator) -> tuple[rising.Skill, ...]:
    return state.setup.content.boards[one.character]


def test_the_table_is_accessible_and_fits_a_phone(server: Server, sit: Sit) -> None:
    made = server.make("rising", ["Ada"], seed=WON)
    for wanted in (rolled, found, late):
        ahead(made, wanted)
        for width in (1366, 360):
            for dark in (False, True):
                person = sit(made.link(0), width=width, height=800, dark=dark)
                person.sees(len(made.match.history))
                check_board(person, width)
                person.context.close()


def found(state: rr.State) -> bool:
    return isinstance(state.decision, rising.AskClaim)


def late(state: rr.State) -> bool:
    return isinstance(state, rising.State) and len(state.destroyed) > 0


def test_an_investigator_is_on_the_board_once_it_has_been_chosen(server: Server, sit: Sit) -> None:
    made = server.make("rising", ["Ada", "Bram", "Clara"], seed=12, options={"choose_investigators": True})
    say(made, "0: be rasputin", "1: be the-kid")
    clara = sit(made.link(2))
    clara.sees(2)
    sheets = clara.page.locator(".sheet h3")
    expect(sheets).to_have_text(["Rasputin", "The Kid", "Investigator 3", "Investigator 4", "Investigator 5"])
    expect(clara.page.locator(".city .pawn")).to_have_count(2)
    expect(clara.page.locator(".sheet .madness")).to_have_count(0)
    clara.page.locator("#board").get_by_role("button", name="Clara plays Elizabeth Ives.").click()
    made.match.play(rr.parse_action(made.match.state, "2: be elizabeth-ives"))
    clara.sees(3)
    expect(sheets.nth(2)).to_have_text("Elizabeth Ives")
    say(made, "0: be borden", "1: be sister-beth")
    expect(sheets).to_have_count(5)
    expect(clara.page.locator(".sheet .madness")).to_have_count(5)
    check_frames(made, 2, clara)
