"""What is tested in TypeScript: the types hold, and so do the parts that need no browser."""

import pytest

from .building import run


@pytest.mark.usefixtures("page_folder")  # once the page is built, what is needed here is installed
def test_the_types_hold_and_the_units_pass() -> None:
    code, said = run("npm", "test")
    assert code == 0, said
