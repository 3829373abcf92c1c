"""python -m docs.examples.server: tables for people and bots, and the page to play at them."""

import argparse
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from .app import application
from .settings import Settings

BACKLOG = 2048
HARD_LIMIT = 1 << 20
"""Bytes of a frame beyond which it is not even read to the end: the connection is closed with code 1009."""


def config(app: FastAPI, host: str, port: int, log_level: str = "info") -> uvicorn.Config:
    """How uvicorn is to run the server: one process, since a table lives in one."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level=log_level,
        access_log=False,
        backlog=BACKLOG,
        ws="websockets-sansio",
        ws_max_size=HARD_LIMIT,
        ws_per_message_deflate=False,  # a screen would take longer to press than to send
        timeout_graceful_shutdown=5,
    )


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m docs.examples.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (%(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on (%(default)s)")
    parser.add_argument("--folder", type=Path, default=Path("tables"), help="where tables are kept (%(default)s)")
    parser.add_argument("--bot-pause", type=float, default=0.5, help="seconds before a bot answers (%(default)s)")
    said = parser.parse_args()
    settings = Settings(folder=said.folder, bot_pause=said.bot_pause)
    uvicorn.Server(config(application(settings), said.host, said.port)).run()


if __name__ == "__main__":
    main()
