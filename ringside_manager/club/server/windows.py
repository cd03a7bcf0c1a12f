"""What a window asks a server beside the pages: who it is taken for, and records it may see by now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse

from ringside_manager.club.server.registry import Seat
from ringside_manager.club.server.visitors import Server, Visitor, party_of, refused, seat_in, server_of
from ringside_manager.errors import RingsideError, misused
from ringside_manager.office.docket import Party
from ringside_manager.office.office import Office

MOST_RECORDS = 200
_Facts = Callable[[Office, Party | None], object]


def add_windows(app: FastAPI) -> None:
    """Add what windows ask for to the server's routes."""
    app.add_api_route("/l/{league}/me", _me, methods=["GET"])
    app.add_api_route("/l/{league}/records", _records, methods=["GET"])


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
