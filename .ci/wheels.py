"""Checks the wheel: python .ci/wheels.py BUILT_FROM_THE_SDIST BUILT_FROM_THE_TREE, from the root of the checkout.

Both have to be the same, file by file, and hold the library as it lies in the tree, with its data, and nothing else.
"""

import email
import sys
import zipfile
from pathlib import Path

SOURCE = Path("src")
NEEDED = ("py.typed", "__main__.py", "seals/rulebook.toml")  # one of each kind that is easily lost


def contents(wheel: str) -> dict[str, bytes]:
    """The files of a wheel by name."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def library() -> dict[str, bytes]:
    """The files of the library by the name that they should have in the wheel."""
    files = (path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(SOURCE).as_posix(): path.read_bytes() for path in files}


def differences(one: dict[str, bytes], other: dict[str, bytes], names: str) -> list[str]:
    """What is in only one of the two, or in both and not the same."""
    return [
        f"{name}: not the same in {names}" for name in sorted(one.keys() | other) if one.get(name) != other.get(name)
    ]


def faults(wheel: dict[str, bytes]) -> list[str]:
    """What is wrong with the files of a wheel in themselves."""
    code = {name: data for name, data in wheel.items() if ".dist-info/" not in name}
    about = {name.partition(".dist-info/")[2]: data for name, data in wheel.items() if name not in code}
    wrong = differences(code, library(), "the wheel and src")
    wrong += [f"{name} is missing" for name in NEEDED if f"rlyeh_rules/{name}" not in code]
    if about.get("licenses/LICENSE") != Path("LICENSE").read_bytes():
        wrong.append("the licence is missing")
    metadata = email.message_from_bytes(about["METADATA"])
    if metadata["License-Expression"] != "MIT":
        wrong.append("the metadata does not name the licence")
    needed = {line.split(">")[0] for line in metadata.get_all("Requires-Dist", ()) if "extra ==" not in line}
    if needed != {"attrs", "cattrs"}:
        wrong.append(f"a user would have to install {sorted(needed)}")
    return wrong


def main(from_sdist: str, from_tree: str) -> None:
    """Compare and check; say what is wrong, or how much is right."""
    wheel = contents(from_sdist)
    wrong = differences(wheel, contents(from_tree), "the wheels from sdist and tree") + faults(wheel)
    if wrong:
        sys.exit("\n".join(wrong))
    print(f"{Path(from_sdist).name}: {len(wheel)} files, the same from sdist and tree")


if __name__ == "__main__":
    main(*sys.argv[1:])
