"""What the page does beside playing: making a table, explaining a refusal, coming back, being usable by everybody."""

import re

import pytest
from playwright.sync_api import Page, expect

import rlyeh_rules as rr
from rlyeh_rules import last_relic

from .ahead import ahead
from .conftest import Sit
from .games import check_frames, play
from .looks import check_board, faults_for
from .table import Server

FOCUSED = """() => {
    const one = document.activeElement;
    return one === document.body ? "" : (one.labels?.[0] ?? one).textContent;
}"""


def press_until(page: Page, key: str, wanted: str) -> None:
    """Press a key until what has the focus is called so."""
    for _ in range(60):
        page.keyboard.press(key)
        if re.search(
            wanted, page.evaluate("(document.activeElement.labels?.[0] ?? document.activeElement).textContent")
        ):
            return
    raise AssertionError(f"{wanted!r} is not reached with {key}")


def test_a_game_is_begun_with_the_keyboard_alone(server: Server, sit: Sit) -> None:
    page = sit(server.url).page
    expect(page.get_by_role("radio", name=re.compile("Seals"))).to_be_visible()
    press_until(page, "Tab", "Seals")
    press_until(page, "ArrowDown", "Last Relic")
    press_until(page, "Tab", "^Name")
    page.keyboard.type("Sean")
    press_until(page, "Tab", "^Played by")
    press_until(page, "Tab", "^Name")
    page.keyboard.type("Sarah")
    press_until(page, "Tab", "^Played by")
    page.keyboard.type("a bot that looks")
    press_until(page, "Tab", "^Options")
    press_until(page, "Tab", "^Seed")
    page.keyboard.type("5")
    press_until(page, "Tab", "taken back")
    page.keyboard.press("Space")
    press_until(page, "Tab", "Make the table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="The Last Relic of R'lyeh: the table is made")).to_be_focused()
    press_until(page, "Tab", "Sit down as Sean")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your turn to decide")).to_be_visible()
    expect(page.get_by_role("list", name="At the table")).to_contain_text("Sarah")
    press_until(page, "Tab", "Skip to what you can do")
    page.keyboard.press("Enter")
    expect(page.locator("#choices")).to_be_focused()
    before = page.locator("#choices .pick").count()
    assert before > 0
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#choices .pick").nth(1)).to_be_focused()
    revision = page.locator(".table").get_attribute("data-revision")
    page.keyboard.press("1")
    expect(page.locator(f'.table:not([data-revision="{revision}"])')).to_be_visible()
    expect(page.locator("#log li", has_text="Sean starts at Location 1.")).to_be_visible()
    expect(page.locator("#prompt")).to_be_focused()  # what had the focus is gone: it has not fallen to the page's top


def test_the_made_table_has_a_link_for_each_person_that_no_request_holds(server: Server, sit: Sit) -> None:
    host = sit(server.url)
    asked: list[str] = []
    host.page.on("request", lambda request: asked.append(request.url))
    host.page.get_by_label("Name").first.fill("Aurelia")
    host.page.get_by_role("button", name="Make the table").click()
    field = host.page.get_by_label("Aurelia")
    link = field.input_value()
    secret = link.rsplit("/", 1)[1]
    host.page.get_by_role("button", name="Copy the link of Aurelia").click()
    expect(host.page.get_by_text("Copied")).to_be_visible()
    host.page.goto(f"{server.url}/#/join")
    host.page.get_by_label("Link or code").fill("no/such/link")
    host.page.get_by_role("button", name="Join").click()
    expect(host.page.get_by_role("alert").filter(has_text="neither a link")).to_be_visible()
    host.page.get_by_label("Link or code").fill(link)
    host.page.get_by_role("button", name="Join").click()
    expect(host.page.get_by_role("list", name="At the table")).to_contain_text("Aureliayou")
    assert asked
    assert not any(secret in url for url in asked)
    assert all(url.startswith((server.url, "data:")) for url in asked), "nothing comes from anywhere else"


def test_a_table_that_cannot_be_made_is_explained(server: Server, sit: Sit) -> None:
    page = sit(server.url).page
    page.get_by_role("radio", name=re.compile("Rising")).check()
    page.locator("summary").click()
    page.get_by_label("Attune amount").fill("99")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("alert").filter(has_text="attune_amount")).to_be_visible()
    page.get_by_label("Attune amount").fill("2")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="the table is made")).to_be_visible()


def test_an_answer_that_is_given_twice_counts_once(server: Server, sit: Sit) -> None:
    made = server.make("last_relic", ["Sean", "Sarah"], seed=5)
    ahead(made, lambda state: isinstance(state.decision, last_relic.AskReserve))
    seat = made.match.state.waiting_on[0]
    person = sit(made.link(seat))
    person.sees(len(made.match.history))
    person.page.evaluate("""() => {
        const pick = document.querySelector('#choices .pick[data-notation$="pass"]');
        pick.click();
        pick.click();
    }""")
    person.sees(len(made.match.history) + 1)
    assert len(person.received("done")) == 1
    assert person.received("error") == []


def test_who_has_a_wrong_link_is_told_so(server: Server, sit: Sit) -> None:
    made = server.make("seals", ["Sean", "Sarah"], seed=7)
    page = sit(f"{made.url}/#/{made.code}/guessed").page
    expect(page.get_by_role("heading", name="There is no seat here")).to_be_visible()
    expect(page.get_by_role("link", name="Try another link")).to_be_visible()


def test_a_refused_wish_explains_itself_with_its_rule(server: Server, sit: Sit) -> None:
    made = server.make("seals", ["Sean", "Sarah"], seed=7, options={"first_player": 0})
    people = {seat: sit(made.link(seat)) for seat in (0, 1)}
    play(made, people, steps=1)
    page = people[0].page
    page.get_by_label("Or say it in notation").fill("bid 7")
    page.get_by_role("button", name="Try it").click()
    alert = page.get_by_role("alert").filter(has_text="You have 4 markers left and cannot commit 7.")
    expect(alert).to_contain_text(rr.rulebook("seals")["SC-4.16"].text)
    alert.get_by_role("button", name="Rule SC-4.16").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("How To Play")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(alert.get_by_role("button", name="Rule SC-4.16")).to_be_focused()
    page.get_by_label("Or say it in notation").fill("bid 2")
    page.keyboard.press("Enter")
    people[0].sees(2)
    expect(alert).to_be_hidden()


def test_a_move_is_taken_back_and_talk_is_heard(server: Server, sit: Sit) -> None:
    made = server.make("seals", ["Sean", "Sarah"], seed=7, undo=True, options={"first_player": 0})
    people = {seat: sit(made.link(seat)) for seat in (0, 1)}
    play(made, people, steps=1)
    people[1].page.get_by_label("Say something to the table").fill("Interesting.")
    people[1].page.keyboard.press("Enter")
    for person in people.values():
        expect(person.page.locator("#log li", has_text="Sarah: Interesting.")).to_be_visible()
    people[0].page.get_by_role("button", name="Take the last move back").click()
    expect(people[0].page.get_by_text("Place a card from your hand face down").first).to_be_visible()
    assert len(people[0].choices()) == 6


def test_the_time_that_is_left_is_shown(server: Server, sit: Sit) -> None:
    made = server.make("seals", ["Sean", "Sarah"], seed=7, seconds=90)
    people = [sit(made.link(seat)) for seat in (0, 1)]
    for person in people:
        expect(person.page.get_by_role("timer")).to_contain_text(re.compile(r"1 min \d+ s left|[5-8]\d s left"))


@pytest.mark.parametrize("cut", ["offline", "killed"])
def test_after_a_cut_the_page_comes_back_and_goes_on(server: Server, sit: Sit, cut: str) -> None:
    made = server.make("seals", ["Sean", "Sarah"], seed=7)
    people = {seat: sit(made.link(seat)) for seat in (0, 1)}
    play(made, people, steps=4)
    seat = made.match.state.waiting_on[0]
    person = people[seat]
    action = made.match.state.legal_actions(seat)[0]
    line = person.page.get_by_text("The line is down; trying again…")
    if cut == "offline":
        person.context.set_offline(True)
    else:
        server.kill()
    expect(line).to_be_visible()
    person.take(str(action))  # it is sent as soon as there is a line, and carried out once
    expect(person.page.locator('.table[aria-busy="true"]')).to_be_visible()
    if cut == "offline":
        person.context.set_offline(False)
    else:
        server.start()
    made.match.play(action)
    for one in people.values():
        one.sees(len(made.match.history))
        expect(one.page.get_by_text("The line is down")).to_be_hidden()
    play(made, people, steps=2)
    for at, one in people.items():
        check_frames(made, at, one)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_lobby_is_accessible_and_fits_a_phone(server: Server, sit: Sit, *, dark: bool) -> None:
    person = sit(server.url, width=360, height=740, dark=dark)
    expect(person.page.get_by_role("radio", name=re.compile("Seals"))).to_be_visible()
    for game in ("Gate of", "Rising", "Last Relic", "Seals"):
        person.page.get_by_role("radio", name=re.compile(game)).check()
        person.page.locator("summary").click()
        assert faults_for(person.page) == []
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 360
    person.page.get_by_role("button", name="Make the table").click()
    expect(person.page.get_by_role("heading", name="the table is made")).to_be_visible()
    assert faults_for(person.page) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize(("game", "steps"), [("seals", 40), ("last_relic", 60)])
def test_a_board_is_accessible_and_fits_a_phone(server: Server, sit: Sit, game: str, steps: int) -> None:
    made = server.make(game, ["Sean", "Sarah"], seed=5)
    ahead(made, lambda _: len(made.match.history) >= steps)
    for dark in (False, True):
        for width in (1366, 360):
            for seat in (0, 1, None):
                person = sit(made.link(seat), width=width, height=800, dark=dark)
                person.sees(len(made.match.history))
                check_board(person, width)
                person.context.close()


def test_the_cult_lays_its_locations_by_clicking_three(server: Server, sit: Sit) -> None:
    made = server.make("last_relic", ["Sean", "Sarah"], seed=5)
    person = sit(made.link(1))
    state = made.match.state
    assert isinstance(state, last_relic.State)
    drawn = [state.text.name(one) for one in state.locations.drawn]
    order = [drawn[3], drawn[0], drawn[2]]
    for name in order:
        person.page.get_by_role("button", name=f"keep {name}").click()
    expect(person.page.locator(".place__name")).to_have_text([re.compile(name) for name in order])
