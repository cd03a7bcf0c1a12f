"""What stands around all of the server: sizes, other sites, the headers of every answer."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from fastapi import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 100_000
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
    "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}


class Guard:
    """Around all: bodies within their limit, requests of other sites refused, and the headers of every answer."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self._app = app
        self._headers = HEADERS | ({"Strict-Transport-Security": "max-age=31536000"} if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if scope["method"] not in ("GET", "HEAD"):
            if _is_foreign(headers):
                await self._say(send, 403, "This was sent from another site.")
                return
            length = headers.get("content-length", "0")
            if not length.isdigit() or int(length) > LARGEST_BODY or "transfer-encoding" in headers:
                await self._say(send, 413, "That is more than any form of ours sends.")
                return
        await self._app(scope, receive, self._with_headers(send))

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name.lower() for name, _ in message["headers"]}
                more = [
                    (name.lower().encode(), value.encode())
                    for name, value in self._headers.items()
                    if name.lower().encode() not in there
                ]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        return sending

    async def _say(self, send: Send, status: int, text: str) -> None:
        response = Response(text + "\n", status, media_type="text/plain")
        sending = self._with_headers(send)
        await sending({"type": "http.response.start", "status": status, "headers": response.raw_headers})
        await sending({"type": "http.response.body", "body": response.body})


def _is_foreign(headers: Mapping[str, str]) -> bool:
    """Whether a browser says that another site has sent this."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host", "")
