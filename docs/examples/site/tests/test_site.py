"""Every page of the site: nothing fails, nothing is fetched from elsewhere, no link is broken, nothing sticks out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from urllib.parse import unquote, urldefrag, urljoin

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import rlyeh_rules as rr

NARROW, WIDE = ViewportSize(width=360, height=740), ViewportSize(width=1366, height=768)
BAD = 400  # from here up a status is a failure
STICKS_OUT = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
LINKS = "[...document.querySelectorAll('a[href]')].map(link => link.href)"
ANCHORS = "[...document.querySelectorAll('[id], a[name]')].map(one => one.id || one.name)"


@dataclass
class Walk:
    """What was met on a walk through all pages."""

    pages: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """The anchors of each page by its address."""
    titles: dict[str, str] = field(default_factory=dict[str, str])
    """What the browser calls each page."""
    links: dict[str, str] = field(default_factory=dict[str, str])
    """Every link within the site, with a page on which it stands."""
    sticks_out: dict[str, int] = field(default_factory=dict[str, int])
    """How far a page can be scrolled sideways on a narrow screen."""
    faults: list[str] = field(default_factory=list[str])
    """What a page complained of."""
    elsewhere: list[str] = field(default_factory=list[str])
    """What was asked for from another host."""


@pytest.fixture(scope="module")
def walk(site: str, browser: Browser) -> Iterator[Walk]:
    """From the home page along every link, on a narrow screen."""
    found = Walk()
    page = browser.new_context(viewport=NARROW).new_page()
    page.on("console", lambda said: found.faults.append(f"{page.url}: {said.text}") if said.type == "error" else None)
    page.on("pageerror", lambda fault: found.faults.append(f"{page.url}: {fault}"))
    page.on("response", lambda came: found.faults.append(f"{page.url}: {came.url}") if came.status >= BAD else None)
    page.on("request", lambda asked: None if asked.url.startswith(site) else found.elsewhere.append(asked.url))
    ahead = [site]
    while ahead:
        address = ahead.pop()
        if address not in found.pages:
            ahead += look(page, address, site, found)
    yield found
    page.context.close()


def look(page: Page, address: str, site: str, found: Walk) -> list[str]:
    """Look at a page, and say which pages it leads to."""
    answer = page.goto(address, wait_until="load")
    if answer is None or not answer.ok:
        found.faults.append(f"{address} is not there")
        return []
    found.pages[address] = frozenset(page.evaluate(ANCHORS))
    found.titles[address] = page.title()
    if past := page.evaluate(STICKS_OUT):
        found.sticks_out[address] = past
    links: list[str] = [link for link in page.evaluate(LINKS) if link.startswith(site)]
    found.links |= dict.fromkeys(links, address)
    return [place for link in links if (place := urldefrag(link).url).endswith("/")]


def test_the_walk_has_met_every_page(walk: Walk, site: str) -> None:
    assert len(walk.pages) > 30
    assert {f"{site}rulebooks/{game}/" for game in rr.games()} <= set(walk.pages)


def test_no_page_complains(walk: Walk) -> None:
    assert walk.faults == []


def test_nothing_is_fetched_from_elsewhere(walk: Walk) -> None:
    assert walk.elsewhere == []


def test_every_anchor_that_is_linked_is_there(walk: Walk) -> None:
    ends = {link: urldefrag(link) for link in walk.links}
    broken = {
        link: walk.links[link]
        for link, (place, anchor) in ends.items()
        if anchor and place in walk.pages and unquote(anchor) not in walk.pages[place] | {"__skip", "top"}
    }
    assert len([anchor for _, anchor in ends.values() if anchor]) > 1000
    assert broken == {}


def test_no_page_scrolls_sideways_on_a_narrow_screen(walk: Walk) -> None:
    assert walk.sticks_out == {}


@pytest.mark.parametrize("name", rr.games())
def test_every_rule_stands_where_a_refusal_leads(walk: Walk, site: str, name: str) -> None:
    game = rr.games()[name]
    places = {rule: urldefrag(urljoin(site, game.address(rule))) for rule in game.rulebook}
    assert [rule for rule, (place, anchor) in places.items() if anchor not in walk.pages[place]] == []


@pytest.mark.parametrize("rule", ["SC-4.11", "LR-8.2.18", "GR-R21", "RR-14.3"])
def test_a_rule_is_found_by_its_id(site: str, browser: Browser, rule: str) -> None:
    page = browser.new_context(viewport=WIDE).new_page()
    page.goto(site)
    page.get_by_role("textbox", name="Search").click()
    page.keyboard.type(rule)
    best = page.locator(".md-search-result__link").nth(1)  # the first is the page on which it stands
    expect(best).to_contain_text(rule, timeout=30_000)
    best.click()
    game = next(game for game in rr.games().values() if rule in game.rulebook)
    page.wait_for_url(lambda address: address.endswith(f"#{rule}"))
    assert urldefrag(page.url).url.split("?")[0] == urljoin(site, urldefrag(game.address(rule)).url)
    expect(page.locator(f'[id="{rule}"]')).to_be_in_viewport()
    page.context.close()


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("own cards", "tutorials/own-cards/"),
        ("bot", "tutorials/bot/"),
        ("play against bots", "how-to/bots-at-the-table/"),
        ("undo", "how-to/undo/"),
        ("GreedyBot", "api/bots/"),  # a name that no tutorial explains better
    ],
)
def test_how_something_is_done_is_found_before_what_single_names_mean(
    site: str, browser: Browser, words: str, place: str
) -> None:
    page = browser.new_context(viewport=WIDE).new_page()
    page.goto(site)
    page.get_by_role("textbox", name="Search").click()
    page.keyboard.type(words)
    best = page.locator(".md-search-result__link").first
    expect(best).to_have_attribute("href", re.compile(rf"^{site}{place}(\?|$)"), timeout=30_000)
    page.context.close()


def test_no_two_pages_have_one_title(walk: Walk) -> None:
    assert len(set(walk.titles.values())) == len(walk.titles) == len(walk.pages)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_home_page_fits_a_laptop(site: str, browser: Browser, scheme: str) -> None:
    page = browser.new_context(viewport=WIDE, color_scheme="dark" if scheme == "dark" else "light").new_page()
    page.goto(site)
    assert page.evaluate("document.body.dataset.mdColorScheme") == ("slate" if scheme == "dark" else "default")
    expect(page.get_by_role("link", name="Start in five minutes")).to_be_in_viewport(ratio=1)
    expect(page.locator("article img").first).to_be_in_viewport(ratio=1)
    page.context.close()
