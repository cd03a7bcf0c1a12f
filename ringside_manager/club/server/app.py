"""The server's routes and what guards them, and how it is started: leagues over HTTP, for whoever has a seat and for guests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, socket
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, RedirectResponse, StreamingResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ringside_manager import paths
from ringside_manager.campaign.many_places import Role
from ringside_manager.club.pages import PAGES, Visit, framed, inside, state_of
from ringside_manager.club.pages.reading import number_in
from ringside_manager.club.server.forms import FORMS, posted
from ringside_manager.club.server.hosting import Clock, Leagues, keeper_of, path_of
from ringside_manager.club.server.registry import Registry, Seat
from ringside_manager.club.server.telling import Teller, read_messages
from ringside_manager.club.server.visitors import (
    Server,
    Visitor,
    base_of,
    outside,
    party_of,
    refused,
    seat_in,
    server_of,
    shown,
)
from ringside_manager.errors import NoSaveError, RingsideError, UsageError, misused
from ringside_manager.language import LANGUAGE, say, tr
from ringside_manager.office.docket import Party
from ringside_manager.office.office import Office
from ringside_manager.palette import page_colours

STYLE = "style.css"
STATIC = {"script.js": "text/javascript", "htmx.min.js": "text/javascript"}
ICON = "application.svg"
PING_SECONDS = 15
HELD_SECONDS = 75
"""How long an idle connection is held: longer than browsers, windows and proxies hold theirs, so that it is they who close."""


def make_app(server: Server, *beside: Clock | Teller) -> FastAPI:
    """The server's routes; one process serves them, and does what is ``beside``: keep the time, tell what has happened."""

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(_put_away(server.leagues))]
        tasks += [asyncio.create_task(each.run(server.leagues)) for each in beside]
        yield
        for task in tasks:
            task.cancel()
        await server.leagues.close()

    app = FastAPI(title="Ringside Manager", docs_url=None, redoc_url=None, openapi_url=None, lifespan=life)
    app.state.server = server
    app.add_api_route("/", _start, methods=["GET"])
    app.add_api_route("/healthz", _health, methods=["GET"])
    app.add_api_route("/static/{name}", _static, methods=["GET"])
    app.add_api_route("/l/{league}/events", _events, methods=["GET"])
    app.add_api_route("/l/{league}/me", _me, methods=["GET"])
    app.add_api_route("/l/{league}/records", _records, methods=["GET"])
    app.add_api_route("/l/{league}/since", _since, methods=["GET"])
    app.add_api_route("/l/{league}/ring.json", _ring, methods=["GET"])
    app.add_api_route("/l/{league}/enter", _door, methods=["GET"])
    app.add_api_route("/l/{league}/invitation", _invitation, methods=["GET"])
    app.add_api_route("/l/{league}/{name:path}", _page, methods=["GET"])
    for name, form in FORMS.items():
        app.add_api_route(f"/l/{{league}}/{name}", posted(form), methods=["POST"])
    app.add_exception_handler(Exception, _fault)
    app.add_exception_handler(404, _not_found)
    app.add_exception_handler(405, _not_found)
    app.add_middleware(Guard, secure=server.secure)
    return app


async def _put_away(leagues: Leagues) -> None:
    while True:
        await asyncio.sleep(30)
        await leagues.put_away()


# Reading


async def _start(request: Request) -> Response:
    server = server_of(request)
    if server.leagues.only:
        return RedirectResponse(base_of(server.leagues.only) + "/", 303)
    visitor = server.visitor(request)
    with LANGUAGE.spoken_here(visitor.language):
        visit = Visit(None, base="/l/-", token=visitor.token, look=visitor.look)
        page = inside("leagues.html", visit, tr("Leagues"), names=server.leagues.names())
        return server.dressed(HTMLResponse(framed(page, visit, "")), visitor)


async def _health() -> Response:
    return Response("well\n", media_type="text/plain")


async def _static(name: str) -> Response:
    response: Response
    if name == ICON:
        response = FileResponse(paths.resources() / "icons" / ICON, media_type="image/svg+xml")
    elif name == STYLE:
        own = (paths.resources() / "club" / STYLE).read_text(encoding="utf-8")
        response = Response(page_colours() + own, media_type="text/css")
    elif name in STATIC:
        response = FileResponse(paths.resources() / "club" / name, media_type=STATIC[name])
    else:
        return Response("", 404)
    response.headers["Cache-Control"] = "public, max-age=3600"
    return response


async def _page(request: Request, league: str, name: str) -> Response:
    server, visitor = server_of(request), server_of(request).visitor(request)
    words = dict(request.query_params)
    try:
        hosted = await server.leagues.get(league)
        if name not in PAGES:
            raise NoSaveError(tr("There is no such page."))
        fragment = request.headers.get("hx-request") == "true"
        return await shown(server, hosted, visitor, name, words, fragment=fragment)
    except RingsideError as error:
        return refused(server, visitor, error, league)


async def _events(request: Request, league: str) -> Response:
    """A hint that something has happened: numbers of last entries, as they come, from the one named on."""
    server = server_of(request)
    told = request.headers.get("last-event-id") or request.query_params.get("since", "0")
    since = int(told) if told.isascii() and told.isdigit() and len(told) < 10 else 0
    try:
        await server.leagues.get(league)
    except RingsideError as error:
        return refused(server, server.visitor(request), error, league)

    async def hints() -> AsyncIterator[str]:
        known, quiet, stirred = since, 0.0, -1
        while not await request.is_disconnected():
            hosted = await server.leagues.get(league)
            if hosted.head != known:
                known, quiet = hosted.head, 0.0
                yield f"id: {known}\ndata: {known}\n\n"
            elif hosted.stirred != stirred:
                stirred = hosted.stirred
                yield f"event: ring\ndata: {stirred}\n\n"
            elif quiet >= PING_SECONDS:
                quiet = 0.0
                yield ": still here\n\n"
            await asyncio.sleep(0.5)
            quiet += 0.5

    return StreamingResponse(hints(), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


async def _since(request: Request, league: str) -> Response:
    """The journal after an entry as lines of JSON, as the visitor may see it (C87)."""
    server, visitor = server_of(request), server_of(request).visitor(request)
    told = request.query_params.get("n", "0")
    try:
        hosted = await server.leagues.get(league)
        if not told.isascii() or not told.isdigit() or len(told) > 9:
            raise misused("An entry has a number.")
        seat = seat_in(visitor, hosted.name)

        def lines(office: Office) -> str:
            viewer = None if seat is None else party_of(office, seat)
            office.club.check_withholdable(viewer)
            return "".join(office.club.journal_text(int(told), viewer))

        return Response(await hosted.run(lines), media_type="application/x-ndjson")
    except RingsideError as error:
        return refused(server, visitor, error, league)


async def _ring(request: Request, league: str) -> Response:
    """A bout in the ring as its visitor may see it, as JSON: for a window, or a program of somebody's own."""
    server, visitor = server_of(request), server_of(request).visitor(request)
    try:
        hosted = await server.leagues.get(league)
        number = number_in(dict(request.query_params))
        seat = seat_in(visitor, hosted.name)

        def facts(office: Office) -> dict[str, Any]:
            with LANGUAGE.spoken_here(visitor.language):
                viewer = None if seat is None else party_of(office, seat)
                return asdict(state_of(office, number, viewer)[0])

        told = {**await hosted.run(facts), "token": visitor.token, "stirred": hosted.stirred}
        return server.dressed(JSONResponse(told), visitor)
    except RingsideError as error:
        return refused(server, visitor, error, league)


async def _door(request: Request, league: str) -> Response:
    return await outside(request, league, "login.html", say("Enter"), open_to_guests=True)


async def _invitation(request: Request, league: str) -> Response:
    """What an invitation is for; only the form on the page spends it, since links are opened by machines too."""
    code = request.query_params.get("code", "")[:200]
    seat = server_of(request).registry.invited(code)
    if seat is None or seat.league != league:
        server = server_of(request)
        gone = misused("This invitation does not count: it was taken already, or is too old.")
        return refused(server, server.visitor(request), gone, league)
    return await outside(
        request, league, "invitation.html", say("An invitation"), invited=seat.name, code=code
    )


async def _fault(_request: Request, _error: Exception) -> Response:
    """A fault of the program: nothing of it is shown to whoever asked."""
    return Response("The server made a mistake. Nothing was changed by it.\n", 500, media_type="text/plain")


async def _not_found(_request: Request, _error: Exception) -> Response:
    return Response("There is nothing here.\n", 404, media_type="text/plain")


# What a window asks a server beside the pages: who it is taken for, and records it may see by now


MOST_RECORDS = 200
_Facts = Callable[[Office, Party | None], object]


async def _me(request: Request, league: str) -> Response:
    """Who asks, and where the journal stands: its length, and the digest of the entry that is named."""
    server, visitor = server_of(request), server_of(request).visitor(request)
    seat = seat_in(visitor, league)
    number = request.query_params.get("n", "0")

    def facts(office: Office, viewer: Party | None) -> object:
        head = len(office.entries)
        place = int(number) if number.isascii() and number.isdigit() and len(number) < 10 else 0
        return {
            "league": office.club.identity,
            "title": office.books.name,
            "name": viewer.name if viewer is not None else "",
            "head": head,
            "digest": office.club.digest_of(place) if 1 <= place <= head else "",
            "token": visitor.token,
        }

    return await _told(server, visitor, league, seat, facts)


async def _records(request: Request, league: str) -> Response:
    """The records of some entries that were withheld before, as far as the visitor may see them by now (C87)."""
    server, visitor = server_of(request), server_of(request).visitor(request)
    wanted = request.query_params.get("of", "")[:4_000].split(",")[:MOST_RECORDS]
    seat = seat_in(visitor, league)

    def facts(office: Office, viewer: Party | None) -> object:
        if not all(each.isascii() and each.isdigit() and len(each) < 10 for each in wanted):
            raise misused("An entry has a number.")
        found = office.club.records_for(viewer, [int(each) for each in wanted])
        return {str(number): record for number, record in found.items()}

    return await _told(server, visitor, league, seat, facts)


async def _told(server: Server, visitor: Visitor, league: str, seat: Seat | None, facts: _Facts) -> Response:
    try:
        hosted = await server.leagues.get(league)
        told: Any = await hosted.run(
            lambda office: facts(office, None if seat is None else party_of(office, seat))
        )
    except RingsideError as error:
        return refused(server, visitor, error, league)
    return server.dressed(JSONResponse(told), visitor)


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


# A server started


def serve(
    where: Path | str, listen: str, *, tls: tuple[Path, Path] | None, proxied: bool, sealed: bool,
    told: Callable[[str], None], messages: Path | None = None,
) -> None:  # fmt: skip
    """Serve a league or a folder of leagues until it is interrupted.

    ``told`` is called with sentences for whoever started it; ``messages`` is the file of who is told what.  Raises ``UsageError`` for an address that cannot be had, and
    what opening the store does.
    """
    host, _ = address(listen)
    read = None if messages is None else read_messages(messages)
    leagues = Leagues(where, sealed=sealed)
    registry = Registry(leagues.folder)
    with _opened(listen) as door:
        port = door.getsockname()[1]
        scheme = "https" if tls else "http"
        shown = f"[{host}]" if ":" in host else host
        told(say("The league is served at {address}", address=f"{scheme}://{shown}:{port}/"))
        if leagues.only and isinstance(where, Path) and not registry.has_keeper(leagues.only):
            word = registry.invite(leagues.only, keeper_of(where), Role.KEEPER)
            path = f"{path_of(leagues.only)}/invitation?code={word}"
            told(say("Your own seat: {address}", address=f"{scheme}://{shown}:{port}{path}"))
        tellers = [] if read is None else [Teller(read, leagues.folder, told)]
        server = Server(leagues, registry, secure=tls is not None, proxied=proxied)
        app = make_app(server, Clock(registry, told), *tellers)
        settings = uvicorn.Config(
            app, log_level="warning", access_log=False, server_header=False, timeout_graceful_shutdown=2,
            timeout_keep_alive=HELD_SECONDS,
            ssl_certfile=None if tls is None else str(tls[0]), ssl_keyfile=None if tls is None else str(tls[1]),
        )  # fmt: skip
        uvicorn.Server(settings).run(sockets=[door])


def address(listen: str) -> tuple[str, int]:
    """Return host and port of ``HOST:PORT``; ``UsageError`` for anything else."""
    host, colon, port = listen.rpartition(":")
    if not colon or not host or not port.isascii() or not port.isdigit() or not 0 <= int(port) <= 65_535:
        raise misused("{listen} is no address to listen on; one looks like 127.0.0.1:8080.", listen=listen)
    return host.strip("[]"), int(port)


def _opened(listen: str) -> socket:
    """Listen on an address; raises ``UsageError`` for one that cannot be had."""
    host, port = address(listen)
    door = socket(AF_INET6 if ":" in host else AF_INET, SOCK_STREAM)
    door.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        door.listen(1_024)
    except OSError as error:
        door.close()
        raise UsageError(
            say("{listen} cannot be listened on: {error}.", listen=listen, error=error.strerror or error),
            next_step=say("Another program may have it; name another port."),
        ) from error
    return door
