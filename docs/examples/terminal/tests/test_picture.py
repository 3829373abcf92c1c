"""The picture in the docs."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from docs.examples.terminal.picture import PICTURE, drawn

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[4]


def words(picture: str) -> str:
    """What can be read in it; how it is drawn differs from one Textual to the next."""
    found = " ".join(re.findall(r"<text [^>]*>(.*?)</text>", picture))
    return " ".join(html.unescape(found).replace("\xa0", " ").split())


async def test_it_is_up_to_date() -> None:
    kept = (ROOT / PICTURE).read_text("utf-8")
    assert words(kept) == words(await drawn()), "python -m docs.examples.terminal.picture"


def test_it_loads_nothing() -> None:
    kept = (ROOT / PICTURE).read_text("utf-8")
    links = set(re.findall(r"https?://[^\"' )]+", kept))
    assert links <= {"http://www.w3.org/2000/svg", "https://www.textualize.io"}
    assert "url(" not in re.sub(r"url\(#", "", kept)
    assert "@font-face" not in kept
