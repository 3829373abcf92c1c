"""The server as a process of its own, for what can only be tried on one: killing it, and measuring it."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import anyio
import httpx

__all__ = ["Process"]

START = 30.0
NANO = 10**9


class Process:
    """A server that runs in a process of its own, on a port that stays the same when it is started again.

    Args:
        folder: where it keeps its tables.
        bot_pause: as for the command.
    """

    def __init__(self, folder: Path, bot_pause: float) -> None:
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            self.port: int = line.getsockname()[1]
        self.address = f"ws://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", __package__ or "server", "--port", str(self.port)]
        self._command += ["--folder", str(folder), "--bot-pause", str(bot_pause)]
        self._log = folder.parent / "server.log"
        self._running: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        with self._log.open("ab") as log:
            self._running = subprocess.Popen(self._command, stdout=log, stderr=log)  # noqa: ASYNC220, S603 - returns at once
        async with self._http() as http:
            with anyio.fail_after(START):
                while True:
                    try:
                        await http.get("/")
                    except httpx.TransportError:
                        await anyio.sleep(0.02)
                    else:
                        return

    def _http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=START)

    async def table(self, **wish: object) -> tuple[str, list[str | None]]:
        """Make a table; returns its code, and the secret of each seat."""
        async with self._http() as http:
            answer = await http.post("/tables", json=wish)
        answer.raise_for_status()
        made: dict[str, Any] = answer.json()
        return made["code"], [seat["secret"] for seat in made["seats"]]

    def used(self) -> tuple[float, float]:
        """Seconds for which it has run, and for which its loop was ready to but had no core; (0, 0) but on Linux."""
        if self._running is None or not Path("/proc/self/schedstat").exists():
            return 0, 0
        pid = self._running.pid
        threads = [thread.read_text().split() for thread in Path(f"/proc/{pid}/task").glob("*/schedstat")]
        loop = Path(f"/proc/{pid}/schedstat").read_text("ascii").split()
        return sum(int(thread[0]) for thread in threads) / NANO, int(loop[1]) / NANO

    def kill(self) -> None:
        """End it as a power cut does: it is not asked and can do nothing about it."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as one does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._running is not None:
            os.kill(self._running.pid, how)
            self._running.wait(START)
            self._running = None

    def said(self) -> str:
        """What it has written."""
        return self._log.read_text("utf-8", "replace")
