"""Prints the commands of one shell block of the README, so that CI runs what the README says and not a copy of it.

A block is chosen by its title, on the line of the fence: ```bash title="tests".
"""

import re
import sys
from pathlib import Path


def commands(page: str, title: str) -> str:
    """The text between the fences of the one block with this title."""
    found: list[str] = re.findall(rf'^```bash title="{re.escape(title)}"\n(.*?)^```$', page, re.DOTALL | re.MULTILINE)
    if len(found) != 1:
        sys.exit(f'README.md has to have one block ```bash title="{title}", and has {len(found)}')
    return found[0]


if __name__ == "__main__":
    print(commands(Path("README.md").read_text("utf-8"), sys.argv[1]), end="")
