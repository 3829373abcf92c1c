"""How large the body of a request may be."""

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from .wrong import Code

__all__ = ["Limited"]


class Limited:
    """Turns requests away whose body is too large, or does not say how large it is, before any of it is read.

    Args:
        app: what is behind.
        largest: the limit in bytes.
    """

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self._app, self._largest = app, largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            headers = dict(scope["headers"])
            length = headers.get(b"content-length", b"0")
            if b"transfer-encoding" in headers or not length.isdigit() or int(length) > self._largest:
                message = f"A request has at most {self._largest:,} bytes, and says how many."
                answer = JSONResponse({"code": Code.TOO_LARGE, "message": message, "rule": None}, 413)
                await answer(scope, receive, send)
                return
        await self._app(scope, receive, send)
