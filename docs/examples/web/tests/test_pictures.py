"""The pictures of the docs can be taken again."""

import struct
from pathlib import Path

from playwright.sync_api import Browser

from .pictures import PICTURES, take
from .table import Server


def test_every_picture_can_be_taken_and_lies_in_the_docs(server: Server, browser: Browser, tmp_path: Path) -> None:
    take(server, browser, tmp_path)
    assets = Path(__file__).parents[3] / "assets"
    for picture in PICTURES:
        for folder in (tmp_path, assets):
            head = (folder / picture.file).read_bytes()[:24]
            assert struct.unpack(">8x8xII", head) == (picture.width, picture.height)
