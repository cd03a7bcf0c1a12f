"""The forms of the pages: orders, the night, and the ways in and out."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from urllib.parse import parse_qsl

from fastapi import Request, Response
from fastapi.responses import JSONResponse, RedirectResponse

from ringside_manager.campaign.many_places import MOST_DAYS, Role, read_deadline
from ringside_manager.club.pages import PAGES, choose
from ringside_manager.club.pages.reading import number_in
from ringside_manager.club.server.hosting import Hosted
from ringside_manager.club.server.registry import Seat
from ringside_manager.club.server.visitors import (
    COOKIE,
    LOOK,
    TONGUE,
    Server,
    Visitor,
    Words,
    base_of,
    member_in,
    party_of,
    refused,
    server_of,
    shown,
)
from ringside_manager.errors import RingsideError, against, misused
from ringside_manager.language import LANGUAGE, SHIPPED, tr, translated
from ringside_manager.office.advancing import catch_up, closing
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from ringside_manager.office.orders_file import read_order

MOST_FIELDS = 60
ENTERED = frozenset({"order", "csrf", "command", "page", "night_held"})
"""The fields of a form that are none of an order."""
_BARE = re.compile(r"-?[0-9]{1,12}|yes|no")
_LISTED = re.compile(r"([a-z_]{1,30})\.[0-9]{1,2}")
"""A field that is one of several: ``fighters.2``."""


Form = Callable[[Server, Visitor, Hosted, Words, Request], Awaitable[Response]]


def posted(form: Form) -> Callable[[Request, str], Awaitable[Response]]:
    """A route for a form: read within its limits, held to the visitor's token."""

    async def answer(request: Request, league: str) -> Response:
        server, visitor = server_of(request), server_of(request).visitor(request)
        try:
            hosted = await server.leagues.get(league)
            words = await _words(request)
            if not secrets.compare_digest(words.get("csrf", "").encode(), visitor.token.encode()):
                raise against("C88", "This form is too old, or was not sent from a page of this league.")
            return await form(server, visitor, hosted, words, request)
        except RingsideError as error:
            return refused(server, visitor, error, league)

    return answer


async def _words(request: Request) -> dict[str, str]:
    if request.headers.get("content-type", "").split(";")[0] != "application/x-www-form-urlencoded":
        raise misused("A form is sent as a page sends it.")
    body = await request.body()
    try:
        pairs = parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict")
    except ValueError as error:
        raise misused("This form cannot be read.") from error
    return dict(pairs)


async def _orders(
    server: Server, visitor: Visitor, hosted: Hosted, words: Words, request: Request
) -> Response:
    """An order of a member, in the words of an orders file."""
    seat = member_in(visitor, hosted)
    text = _as_file(words)

    def hand_in(office: Office) -> tuple[str, int]:
        party = party_of(office, seat)
        if party is None:
            raise against("C88", "A guest reads, and orders nothing.")
        receipt = office.hand_in_file(text, "form", party)[0]
        return (receipt.refusal, 422) if receipt.refusal else (tr("That is done."), 200)

    told, status = await _once(server, hosted, seat, words, text, hand_in, visitor)
    return await _answered(server, visitor, hosted, words, request, told, status)


def _as_file(words: Words) -> str:
    """The form as an orders file has it: bare words for numbers, yes and no, all else in quotes."""
    told = {name: value for name, value in words.items() if value and name not in ENTERED}
    fields, lists = {"order": words.get("order", "")}, dict[str, list[str]]()
    for name, value in told.items():
        if (listed := _LISTED.fullmatch(name)) is None:
            fields[name] = value
        elif value not in lists.setdefault(listed[1], []):
            lists[listed[1]].append(value)
    lines = [f"{json.dumps(name)}: {_value(value)}" for name, value in fields.items()]
    lines += [f"{json.dumps(name)}: {json.dumps(values)}" for name, values in lists.items()]
    return f"orders: [{{{', '.join(lines)}}}]"


def _value(text: str) -> str:
    return text if _BARE.fullmatch(text) else json.dumps(text)


def _promoter_in(visitor: Visitor, hosted: Hosted) -> Seat:
    """The seat of the promoter or keeper who asks; ``RuleError`` C3 for anybody else."""
    seat = member_in(visitor, hosted)
    if seat.role not in (Role.PROMOTER, Role.KEEPER):
        raise against("C3", "Only the promoter may do this, not {name}.", name=seat.name)
    return seat


async def _night(
    server: Server, visitor: Visitor, hosted: Hosted, words: Words, request: Request
) -> Response:
    """The promoter holds the coming night, or boxes its card before rounds that follow (F84)."""
    seat = _promoter_in(visitor, hosted)
    night, card = words.get("night", ""), words.get("card") == "yes"

    def hold(office: Office) -> tuple[str, int]:
        coming = office.books.closed + 1
        if night != str(coming):
            return tr("That night has been held already; the next is night {night}.").format(
                night=coming
            ), 422
        finish = words.get("finish") == "yes"
        evening = NightOrder(office.seed, autopilot=False, finish_ring=finish, night=coming)
        if card:
            office.hold_card(evening)
            return tr("The card of night {night} is boxed, and the next round is on it.").format(
                night=night
            ), 200
        catch_up(office, datetime.fromtimestamp(server.clock(), UTC))
        office.hold_night(evening)
        return tr("Night {night} has been held.").format(night=coming), 200

    told, status = await _once(
        server, hosted, seat, words, f"{'card' if card else 'night'} {night}", hold, visitor
    )
    return await _answered(server, visitor, hosted, words, request, told, status)


async def _invite(
    server: Server, visitor: Visitor, hosted: Hosted, words: Words, request: Request
) -> Response:
    """The promoter invites somebody; the link stands on his page alone, and nowhere else in the clear."""
    _promoter_in(visitor, hosted)
    name, role = words.get("name", "").strip()[:100], words.get("role", "")
    if role not in (Role.MEMBER.value, Role.PROMOTER.value, Role.GUEST.value) or not name:
        raise misused("An invitation has a name, and is for a member, a promoter or a guest.")
    if role != Role.GUEST.value:
        name = await hosted.run(lambda office: office.party(name).name)
    word = server.registry.invite(hosted.name, name, Role(role))
    scheme = "https" if server.secure else request.url.scheme
    link = f"{scheme}://{request.url.netloc}{base_of(hosted.name)}/invitation?code={word}"
    with LANGUAGE.spoken_here(visitor.language):
        told = tr("{name} takes the seat with this link; it counts once, for fourteen days: {link}")
    return await _answered(server, visitor, hosted, words, request, told.format(name=name, link=link), 200)


async def _doors(
    server: Server, visitor: Visitor, hosted: Hosted, words: Words, request: Request
) -> Response:
    """The promoter opens the doors of the coming night, so that its bouts can be boxed by their managers."""
    seat = _promoter_in(visitor, hosted)
    night = number_in(words, "night")

    def open_doors(office: Office) -> tuple[str, int]:
        if office.books.doors == night:
            return tr("The doors of night {night} are open.").format(night=night), 200
        office.open_doors(NightOrder(office.seed, autopilot=False, night=night))
        return tr("The doors of night {night} are open.").format(night=night), 200

    told, status = await _once(server, hosted, seat, words, f"doors {night}", open_doors, visitor)
    return await _answered(server, visitor, hosted, words, request, told, status)


async def _deadline(
    server: Server, visitor: Visitor, hosted: Hosted, words: Words, request: Request
) -> Response:
    """The promoter agrees with his members until when orders are taken, or that there is no such time."""
    seat = _promoter_in(visitor, hosted)
    at, zone, days = words.get("at", ""), words.get("zone", ""), words.get("days", "0")
    if not days.isascii() or not days.isdigit() or len(days) > 4:
        raise misused("A deadline comes again after 1 to {most} days, or not at all.", most=MOST_DAYS)

    def agree(office: Office) -> tuple[str, int]:
        now, night = datetime.fromtimestamp(server.clock(), UTC), office.books.closed + 1
        deadline = read_deadline(night, at, zone, int(days), now) if at else None
        office.set_deadline(deadline, office.promoter)
        return closing(office.books) or tr("There is no deadline from here on."), 200

    told, status = await _once(server, hosted, seat, words, f"deadline {at} {zone} {days}", agree, visitor)
    return await _answered(server, visitor, hosted, words, request, told, status)


async def _choose(
    server: Server, visitor: Visitor, hosted: Hosted, words: Words, request: Request
) -> Response:
    """A corner's choice in a bout; its place in the bout makes it count once, however often it is sent."""
    seat = member_in(visitor, hosted)
    bout, at = number_in(words, "bout"), number_in(words, "at")

    def choosing(office: Office) -> tuple[str, int]:
        party = party_of(office, seat)
        if party is None:
            raise against("C88", "A guest reads, and orders nothing.")
        return choose(office, bout, words.get("corner", ""), at, words.get("choice", ""), party), 200

    def carried_out(office: Office) -> tuple[str, int]:
        with LANGUAGE.spoken_here(visitor.language):
            return _tried(choosing, office)

    told, status = await hosted.run(carried_out)
    if request.headers.get("accept", "") == "application/json":
        return JSONResponse({"told": told}, status)
    fragment = request.headers.get("hx-request") == "true"
    return await shown(
        server, hosted, visitor, "ring", {"n": str(bout)}, fragment=fragment, notice=told, status=status
    )


async def _once(
    server: Server, hosted: Hosted, seat: Seat, words: Words, body: str,
    work: Callable[[Office], tuple[str, int]], visitor: Visitor,
) -> tuple[str, int]:  # fmt: skip
    """Carry a command out once, whatever becomes of its answer; a second asking gets the first one's.

    One that was begun before a server died, or that another process is at, is looked for in the journal where it would stand.
    """
    command = words.get("command", "")
    if not 16 <= len(command) <= 100:
        raise misused("A command has a word of its own; show the page again.")
    whole = f"{hosted.name}\n{seat.name}\n{body}"

    def carried_out(office: Office) -> tuple[str, int]:
        def counted(last: int) -> bool:
            return any(entry.by == seat.name for entry in office.entries[last : last + 1])

        with LANGUAGE.spoken_here(visitor.language), office.alone():
            place = len(office.entries)
            known = server.registry.begin_command(command, whole, hosted.name, place, counted)
            if known is not None and known["told"] is not None:
                return known["told"], known["status"]
            told, status = _tried(work, office) if known is None else (tr("That is done."), 200)
            server.registry.end_command(command, told, status)
            return told, status

    return await hosted.run(carried_out)


def _tried(work: Callable[[Office], tuple[str, int]], office: Office) -> tuple[str, int]:
    try:
        told, status = work(office)
    except RingsideError as error:
        return f"{translated(error.message)} {translated(error.next_step)}".strip(), 422
    return translated(told), status


async def _answered(
    server: Server, visitor: Visitor, hosted: Hosted, words: Words, request: Request, told: str, status: int
) -> Response:
    """The page again with a notice, in place where a script asked, by a redirect after success else."""
    name = words.get("page", "office") if words.get("page") in PAGES else "office"
    fragment = request.headers.get("hx-request") == "true"
    return await shown(server, hosted, visitor, name, {}, fragment=fragment, notice=told, status=status)


async def _enter(
    server: Server, visitor: Visitor, hosted: Hosted, words: Words, _request: Request
) -> Response:
    """A member enters by name and passphrase."""
    name, phrase = words.get("name", "")[:100], words.get("passphrase", "")[:200]
    loop = asyncio.get_running_loop()
    seat = await loop.run_in_executor(
        None, server.registry.seat_of, hosted.name, name, phrase, visitor.address
    )
    if seat is None:
        raise against("C88", "Name and passphrase do not fit.")
    return _entered(server, hosted, seat)


async def _take(
    server: Server, _visitor: Visitor, hosted: Hosted, words: Words, _request: Request
) -> Response:
    """Somebody takes the seat he was invited to."""
    code = words.get("code", "")[:200]
    seat = server.registry.invited(code)
    if seat is None or seat.league != hosted.name:
        raise misused("This invitation does not count: it was taken already, or is too old.")
    return _entered(server, hosted, server.registry.take_seat(code, words.get("passphrase", "")))


def _entered(server: Server, hosted: Hosted, seat: Seat) -> Response:
    """A new session under a new word, so that nobody can have known it before."""
    response = RedirectResponse(f"{base_of(hosted.name)}/office", 303)
    server.set_cookie(response, COOKIE, server.registry.open_session(seat))
    return response


async def _leave(
    server: Server, visitor: Visitor, hosted: Hosted, _words: Words, _request: Request
) -> Response:
    server.registry.end_session(visitor.word)
    response = RedirectResponse(f"{base_of(hosted.name)}/", 303)
    response.delete_cookie(COOKIE, path="/")
    return response


async def _look(
    server: Server, _visitor: Visitor, hosted: Hosted, words: Words, _request: Request
) -> Response:
    """How the pages look, and in which language."""
    response = RedirectResponse(f"{base_of(hosted.name)}/", 303)
    if words.get("language") in SHIPPED:
        server.set_cookie(response, TONGUE, words["language"])
    elif words.get("look", "") in ("", "light", "dark"):
        server.set_cookie(response, LOOK, words.get("look", ""))
    return response


async def _parcel(
    server: Server, visitor: Visitor, hosted: Hosted, words: Words, _request: Request
) -> Response:
    """An order of a member from his window, as the text that travels; answered in JSON."""
    seat = member_in(visitor, hosted)
    text = words.get("order", "")
    order = read_order(text)
    nights = [0]

    def hand_in(office: Office) -> tuple[str, int]:
        party = party_of(office, seat)
        if party is None:
            raise against("C88", "A guest reads, and orders nothing.")
        nights[0] = office.books.closed + 1
        office.hand_in(order, party)
        return tr("That is done."), 200

    told, status = await _once(server, hosted, seat, words, text, hand_in, visitor)
    return JSONResponse({"good": status == 200, "night": nights[0], "told": told}, status)


FORMS: dict[str, Form] = {
    "parcel": _parcel,
    "orders": _orders,
    "night": _night,
    "doors": _doors,
    "deadline": _deadline,
    "invite": _invite,
    "choose": _choose,
    "enter": _enter,
    "invitation": _take,
    "leave": _leave,
    "look": _look,
}
