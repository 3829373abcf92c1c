"""The page as `npm run build` makes it, and what else is done with node."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

__all__ = ["WEB", "build", "run"]

WEB = Path(__file__).parents[1]
BESIDE = Path(sys.executable).parent
"""Where node and npm lie, which come with the extra, whether or not the environment is active."""


def run(*command: str) -> tuple[int, str]:
    """What a command comes to, in the folder of the page, and what it says."""
    env = {**os.environ, "PATH": f"{BESIDE}{os.pathsep}{os.environ['PATH']}", "PYTHON": sys.executable}
    found = shutil.which(command[0], path=env["PATH"])
    assert found, f"the tests of this example need {command[0]}"
    ran = subprocess.run(  # noqa: S603 - a command of ours
        [found, *command[1:]], cwd=WEB, env=env, capture_output=True, text=True, check=False
    )
    return ran.returncode, ran.stdout + ran.stderr


def build(into: Path) -> None:
    """Build the page, unless it has been built there; apart from dist/, which somebody may be serving."""
    with (Path(tempfile.gettempdir()) / "rlyeh-web.lock").open("w") as lock:  # Vite builds one page at a time
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (into / "index.html").exists():
            return
        if not _installed():
            _do("npm", "ci")
        _do("npm", "run", "build", "--", "--outDir", str(into), "--emptyOutDir")


def _do(*command: str) -> None:
    code, said = run(*command)
    assert code == 0, said


def _installed() -> bool:
    """Whether node_modules is what package-lock.json asks for; `npm ci` would take it away under another run's feet."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return done.exists() and done.stat().st_mtime >= lock.stat().st_mtime
