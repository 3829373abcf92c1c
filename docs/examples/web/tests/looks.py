"""What can be measured of how a page looks."""

from playwright.sync_api import Page, expect

from .building import WEB
from .table import Person

__all__ = ["check_board", "faults_for"]

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


def faults_for(page: Page) -> list[str]:
    """What axe-core has to say against a page."""
    page.evaluate(AXE.read_text("utf-8"))  # as a script of the page it would be refused: it is not of this server
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {node['html'][:200]}" for one in found["violations"] for node in one["nodes"]]


def check_board(person: Person, width: int) -> None:
    """It is drawn, nobody is shut out by how it is drawn, and it does not scroll sideways."""
    expect(person.page.get_by_text("The board in words")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert faults_for(person.page) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= width
