"""What mkdocs does beyond its plugins: makes the pages of the rulebooks, and links every rule that a page names.

mkdocs.yml names this file.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from posixpath import relpath
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

sys.path.insert(0, str(Path(__file__).parents[1]))  # mkdocs looks beside this file only

from docs.rulebook_page import RULE, rule_ids, rulebook_pages

TAG: Final = re.compile(r"(<[^>]+>)")
NAME: Final = re.compile(r"</?([\w-]+)")
LEFT_ALONE: Final = frozenset({"a", "autoref", "h1", "h2", "h3", "h4", "script", "style", "summary", "svg", "title"})
"""Elements in which a rule is not linked: a link already, or nothing that may hold one."""
WEIGHTS: Final = {"tutorials": 3, "how-to": 2, "api": 0.5}
"""How much a find on a page counts in the search, by folder; elsewhere 1."""
log = get_plugin_logger("rules")


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the pages of the rulebooks."""
    for place, text in rulebook_pages().items():
        files.append(File.generated(config, place, content=text))
    return files


def on_page_markdown(markdown: str, *, page: Page, **_: Any) -> str:
    """Have the search list first what tells how something is done, and last what tells of single names."""
    folder = page.file.src_uri.partition("/")[0]
    if folder in WEIGHTS:
        page.meta.setdefault("search", {}).setdefault("boost", WEIGHTS[folder])
    return markdown


def on_page_content(html: str, *, page: Page, **_: Any) -> str:
    """Link every rule that a page names; on a rulebook, leave the rules out of the table of contents."""
    if page.file.src_uri in rulebook_pages():
        for chapter in page.toc.items[0].children:
            chapter.children = []
    return "".join(linked(html, page))


def linked(html: str, page: Page) -> Iterator[str]:
    """The parts of a page with each rule made a link to where it stands; one that there is not is warned of."""
    inside: list[str] = []
    for at, part in enumerate(TAG.split(html)):
        if at % 2 == 0:
            yield part if inside else RULE.sub(lambda found: link(found[0], page), part)
            continue
        yield part
        name = NAME.match(part)
        if name and name[1] in LEFT_ALONE:
            if not part.startswith("</"):
                inside.append(name[1])
            elif inside:
                inside.pop()


def link(rule: str, page: Page) -> str:
    """A rule as a link."""
    place = rule_ids().get(rule)
    if place is None:
        log.warning("%s names the rule %s, and there is none", page.file.src_uri, rule)
        return rule
    return f'<a class="rule" href="{relpath(place, page.url or ".")}">{rule}</a>'
