"""Who visits a server, and the pages he is shown: cookies, seats, what all requests share."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any
from urllib.parse import quote

from fastapi import Request, Response
from fastapi.responses import HTMLResponse

from ringside_manager.campaign.many_places import Role
from ringside_manager.club.pages import PAGES, Page, Visit, framed, inside
from ringside_manager.club.pages.reading import error_page
from ringside_manager.club.server.hosting import Hosted, Leagues
from ringside_manager.club.server.registry import Registry, Seat, TooManyTriesError
from ringside_manager.errors import NoSaveError, RingsideError, RuleError, against
from ringside_manager.language import LANGUAGE, SHIPPED, say, translated
from ringside_manager.office.docket import Party
from ringside_manager.office.office import Office

COOKIE, LOOK, TONGUE = "ringside", "ringside_look", "ringside_language"
PERSONAL = frozenset({"office", "journal", "ring"})
"""The pages that differ with who looks."""
WITHOUT_WORDS = frozenset({"", "office", "tables", "charts", "proof"})
"""The pages that are the same whatever words stand in their address."""
Words = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks: the word of his cookie (new if he had none), his seat if he has a session, what he likes to see."""

    word: str
    seat: Seat | None
    look: str
    language: str
    address: str
    known: bool

    @property
    def token(self) -> str:
        """What his forms carry, so that no other site can send them for him."""
        return hashlib.sha256(b"ringside form 1\n" + self.word.encode()).hexdigest()


class Server:
    """What all requests share: the leagues, the registry, and how it is reached."""

    def __init__(
        self, leagues: Leagues, registry: Registry, *, secure: bool = False, proxied: bool = False,
        clock: Callable[[], float] = time.time,
    ) -> None:  # fmt: skip
        self.leagues = leagues
        self.registry = registry
        self.secure = secure
        self.proxied = proxied
        self.clock = clock

    def visitor(self, request: Request) -> Visitor:
        """Who sent a request, by his cookies."""
        word = request.cookies.get(COOKIE, "")
        known = 20 <= len(word) <= 100 and word.isascii()
        look = request.cookies.get(LOOK, "")
        tongue = request.cookies.get(TONGUE, "") or wished(request.headers.get("accept-language", ""))
        address = request.client.host if request.client else ""
        if self.proxied and (forwarded := request.headers.get("x-forwarded-for", "")):
            address = forwarded.split(",")[-1].strip()  # the last one is our own proxy's word
        return Visitor(
            word if known else secrets.token_urlsafe(32),
            self.registry.session(word) if known else None,
            look if look in ("light", "dark") else "",
            tongue if tongue in SHIPPED else "en",
            address[:60],
            known,
        )

    def dressed(self, response: Response, visitor: Visitor) -> Response:
        """The response with the visitor's cookie, if he has none yet."""
        if not visitor.known:
            self.set_cookie(response, COOKIE, visitor.word)
        return response

    def set_cookie(self, response: Response, name: str, value: str) -> None:
        """Set a cookie no script reads and no other site sends."""
        response.set_cookie(
            name, value, max_age=14 * 24 * 3600, httponly=True, samesite="lax", secure=self.secure, path="/"
        )


async def shown(
    server: Server, hosted: Hosted, visitor: Visitor, name: str, words: Words, *, fragment: bool,
    notice: str = "", status: int = 0,
) -> Response:  # fmt: skip
    """A page of a league; those that are the same for all are rendered once."""
    words = {} if name in WITHOUT_WORDS else words  # else every made-up word would be a page of its own
    key = (hosted.head, visitor.language, f"{name}?{json.dumps(sorted(words.items()))}")
    seat = seat_in(visitor, hosted.name)

    def render(office: Office) -> tuple[Page, int, str, Visit]:
        with LANGUAGE.spoken_here(visitor.language):
            visit = visit_of(office, visitor, seat, hosted, notice)
            page = PAGES[name](visit, words)
            return page, len(office.entries), office.books.name, visit

    kept = None if name in PERSONAL or notice else hosted.pages.get(key)
    if kept is None or not fragment:
        page, head, _, visit = (
            await hosted.run(render)
            if kept is None
            else await hosted.run(
                lambda office: (
                    Page(*kept),
                    len(office.entries),
                    office.books.name,
                    visit_of(office, visitor, seat, hosted, notice),
                )
            )
        )
        if name not in PERSONAL and not notice and head == key[0]:
            hosted.keep(key, (page.title, page.html, page.status))
        with LANGUAGE.spoken_here(visitor.language):
            html = fragment_of(page, notice) if fragment else framed(page, visit, name)
    else:
        page = Page(*kept)
        html = fragment_of(page, notice)
    return server.dressed(HTMLResponse(html, status or page.status), visitor)


def fragment_of(page: Page, notice: str) -> str:
    """The inside of a page with a notice, for a script that puts it in place."""
    return f'<div role="status" aria-live="polite">{escape(notice)}</div>{page.html}'


def visit_of(office: Office, visitor: Visitor, seat: Seat | None, hosted: Hosted, notice: str = "") -> Visit:
    """Somebody's visit to an open league; to be made on its thread."""
    viewer = None if seat is None else party_of(office, seat)
    role = None if seat is None else seat.role
    head = len(office.entries)
    return Visit(office, viewer, role, base_of(hosted.name), visitor.token, notice, head, visitor.look)


def party_of(office: Office, seat: Seat) -> Party | None:
    """Who a seat is in the league, None for a guest and for a name nobody has any more."""
    if seat.role is Role.GUEST:
        return None
    try:
        return office.party(seat.name)
    except RingsideError:
        return office.promoter if seat.role in (Role.KEEPER, Role.PROMOTER) else None


async def outside(request: Request, league: str, template: str, title: str, **facts: Any) -> Response:
    """A page about a league for whoever is not in it yet."""
    server, visitor = server_of(request), server_of(request).visitor(request)
    try:
        hosted = await server.leagues.get(league)
    except RingsideError as error:
        return refused(server, visitor, error, league)

    def render(office: Office) -> str:
        with LANGUAGE.spoken_here(visitor.language):
            visit = visit_of(office, visitor, seat_in(visitor, league), hosted)
            return framed(inside(template, visit, translated(title), **facts), visit, template)

    return server.dressed(HTMLResponse(await hosted.run(render)), visitor)


def refused(server: Server, visitor: Visitor, error: RingsideError, league: str) -> Response:
    """The page of an error, under the status of its kind."""
    status = 404 if isinstance(error, NoSaveError) else 403 if isinstance(error, RuleError) else 422
    headers = {}
    if isinstance(error, TooManyTriesError):
        status, headers = 429, {"Retry-After": str(error.seconds)}
    with LANGUAGE.spoken_here(visitor.language):
        visit = Visit(None, base=base_of(league), token=visitor.token, look=visitor.look)
        page = error_page(visit, error, status)
        return server.dressed(HTMLResponse(framed(page, visit, ""), status, headers), visitor)


def server_of(request: Request) -> Server:
    """The server a request came to."""
    server: Server = request.app.state.server
    return server


def seat_in(visitor: Visitor, league: str) -> Seat | None:
    """His seat in this league: that of another counts for nothing here."""
    return visitor.seat if visitor.seat is not None and visitor.seat.league == league else None


def member_in(visitor: Visitor, hosted: Hosted) -> Seat:
    """His seat in this league; ``RuleError`` C88 if he has none."""
    seat = seat_in(visitor, hosted.name)
    if seat is None:
        raise against(
            "C88",
            "Nobody knows who you are here.",
            next_step=say("Enter with your name and passphrase first."),
        )
    return seat


def base_of(league: str) -> str:
    """The address of a league."""
    return f"/l/{quote(league, safe='')}"


def wished(accepted: str) -> str:
    """The language a browser asks for first among ours."""
    for part in accepted[:200].split(","):
        code = part.split(";")[0].strip().split("-")[0].lower()
        if code in SHIPPED:
            return code
    return "en"
