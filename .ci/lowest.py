"""Prints the lowest versions that pyproject.toml allows for the run-time dependencies, as pip wants to be told."""

import sys
import tomllib
from pathlib import Path


def lowest(requirement: str) -> str:
    """attrs>=24.2 -> attrs==24.2.*."""
    name, bound, version = requirement.partition(">=")
    if not bound or not version.replace(".", "").isdigit():
        sys.exit(f"{requirement}: a lower bound and nothing else was expected")
    return f"{name}=={version}.*"


if __name__ == "__main__":
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    print(*(lowest(requirement) for requirement in project["dependencies"]))
