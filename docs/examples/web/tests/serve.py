"""The server with this page, as a process that a test may kill: `python -m ....serve PORT TABLES PAGE`."""

import sys
from pathlib import Path

import uvicorn

from docs.examples.server.__main__ import config
from docs.examples.server.app import application
from docs.examples.server.settings import Settings

if __name__ == "__main__":
    port, tables, page = sys.argv[1:]
    settings = Settings(folder=Path(tables), page=Path(page), bot_pause=0, burst=10_000, pace=10_000)
    uvicorn.Server(config(application(settings), "127.0.0.1", int(port), "warning")).run()
