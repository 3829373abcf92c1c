"""The server as a web application: what is asked by HTTP, and the socket of each table."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket

import rlyeh_rules as rr

from . import lobby
from .connection import welcomed
from .hall import Full, Hall
from .limit import Limited
from .messages import NewTable, in_words
from .settings import Settings
from .wrong import Code

__all__ = ["application"]

NO_PAGE = """The page is not built yet. At the root of the clone:
cd docs/examples/web && npm ci && npm run build
and start the server again.
"""


def application(settings: Settings) -> FastAPI:
    """The server, ready for uvicorn."""
    hall = Hall(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncGenerator[None]:
        async with hall.open():
            yield

    app = FastAPI(title="Tables of rlyeh-rules", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.hall = hall
    app.add_middleware(Limited, largest=settings.largest)
    _tables(app, hall)
    _knowledge(app)
    _refusals(app)
    if settings.page.is_dir():
        app.mount("/", StaticFiles(directory=settings.page, html=True))
    else:
        app.add_api_route("/", lambda: PlainTextResponse(NO_PAGE), include_in_schema=False)
    return app


def _tables(app: FastAPI, hall: Hall) -> None:
    @app.post("/tables", status_code=201)
    async def make(wish: NewTable) -> dict[str, Any]:
        table, secrets = await hall.make(wish)
        seats = [
            {"seat": at, "name": player.name, "secret": secret}
            for at, (player, secret) in enumerate(zip(wish.players, secrets, strict=True))
        ]
        return {"code": table.head.code, "seats": seats}

    @app.websocket("/tables/{code}/socket")
    async def socket(socket: WebSocket, code: str) -> None:
        await welcomed(socket, code, hall)

    @app.websocket("/{path:path}")
    async def elsewhere(socket: WebSocket) -> None:
        await welcomed(socket, "", hall)


def _knowledge(app: FastAPI) -> None:
    @app.get("/games")
    def games() -> list[dict[str, Any]]:
        return lobby.games()

    @app.get("/games/{name}/rules")
    def rules(name: str) -> dict[str, Any]:
        return lobby.rules(_game(name))

    @app.get("/games/{name}/words")
    def words(name: str) -> dict[str, Any]:
        return lobby.words(_game(name))

    @app.get("/games/{name}/schema")
    def schema(name: str) -> dict[str, Any]:
        return rr.schema(_game(name).name)


def _game(name: str) -> rr.Game:
    try:
        return lobby.known()[name]
    except KeyError:
        raise UnknownGame(name) from None


class UnknownGame(Exception):  # noqa: N818 - it is an answer
    """A game that there is not."""


def _refusals(app: FastAPI) -> None:
    """Whatever is refused is answered with message, code and rule, as in the socket's error frames."""

    @app.exception_handler(RequestValidationError)
    async def malformed(_request: Request, error: RequestValidationError) -> Response:
        return refused(422, Code.MALFORMED, in_words(error.errors()))

    @app.exception_handler(HTTPException)
    async def unreadable(_request: Request, error: HTTPException) -> Response:
        status = 422 if error.status_code == 400 else error.status_code  # a body that is no text, or nested too deeply
        return refused(status, Code.MALFORMED, str(error.detail))

    @app.exception_handler(rr.RlyehError)
    async def illegal(_request: Request, error: rr.RlyehError) -> Response:
        return refused(422, Code.ILLEGAL, getattr(error, "message", str(error)), error.rule)

    @app.exception_handler(UnknownGame)
    async def unknown(_request: Request, error: UnknownGame) -> Response:
        return refused(404, "unknown_game", f"There is no game {str(error)!r}.")

    @app.exception_handler(Full)
    async def full(_request: Request, _error: Full) -> Response:
        return refused(503, "full", "There is no room for another table now.")


def refused(status: int, code: str, message: str, rule: str | None = None) -> Response:
    """An answer that says why not."""
    return JSONResponse({"code": code, "message": message, "rule": rule}, status)
