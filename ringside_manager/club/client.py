"""The one client of HTTP: a member's line to the server his league is kept on.

Everything is bounded in size and time, certificates are checked, no redirect is followed, and the word by which the server
knows a member is sent to that server alone.  A line without a certificate is taken on this computer only.
"""

from __future__ import annotations

import hashlib
import ipaddress
import re
import socket
import ssl
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Annotated, Any
from urllib.parse import parse_qs, quote, unquote, urlsplit

import httpx
from annotated_types import MaxLen

from ringside_manager import files, paths
from ringside_manager.club.device import canonical, make_private, read_kept, read_strictly
from ringside_manager.club.outbox import News, Outbox, Told
from ringside_manager.errors import RingsideError, excerpt, misused
from ringside_manager.language import LANGUAGE, later, say
from ringside_manager.office.office import Office

COOKIE = "ringside"
LARGEST_JOURNAL, LARGEST_ANSWER = 64_000_000, 2_000_000
"""Bytes of a journal, and of any other answer."""
LONGEST_SECONDS = 60
RECORDS_AT_ONCE = 200
_WAIT = httpx.Timeout(8, connect=5)
_HELD = httpx.Limits(keepalive_expiry=3)
"""A connection is held for less time than servers and proxies hold theirs: five seconds, commonly."""
_COUNTS_ONCE = "parcel"
_LISTEN = httpx.Timeout(40, connect=5)
"""A server tells every quarter of a minute that it is there still."""
_EVENT = re.compile(r"data: ?([0-9]{1,9})")


class OfflineError(RingsideError):
    """The server cannot be reached, or the line to it was lost."""

    title = later("Server not reached")


class StrangerError(RingsideError):
    """The server does not know who asks, or knows him no longer."""

    title = later("Not known to the server")


@dataclass(frozen=True, slots=True)
class Link:
    """A league on a server, and the code of an invitation into it, "" without one."""

    address: str
    code: str = ""


@dataclass(frozen=True, slots=True)
class Me:
    """Who the server takes somebody for, and where the league stands."""

    league: Annotated[str, MaxLen(128)]
    title: Annotated[str, MaxLen(400)]
    name: Annotated[str, MaxLen(400)]
    head: int
    digest: Annotated[str, MaxLen(128)]
    token: Annotated[str, MaxLen(128)]


@dataclass(frozen=True, slots=True)
class Found:
    """What a server has that a copy lacks."""

    lines: tuple[bytes, ...]
    records: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class _Answer:
    good: bool
    night: int
    told: Annotated[str, MaxLen(4_000)]


def read_link(text: str) -> Link:
    """Read the link of a league or invitation; ``UsageError`` for any other, and for one that is not safe to use."""
    try:
        parts = urlsplit(text.strip())
        host, _ = parts.hostname or "", parts.port
    except ValueError as error:
        raise _no_link(text) from error
    path = [unquote(each) for each in parts.path.split("/") if each]
    if parts.scheme not in ("http", "https") or not host or "@" in parts.netloc or len(text) > 2_000:
        raise _no_link(text)
    if parts.scheme == "http" and not _is_here(host):
        raise misused(
            "{host} is reached without a certificate: others on the way could read your passphrase.",
            host=host,
            next_step=say("Ask for a link that begins with https."),
        )
    if len(path) < 2 or path[0] != "l" or len(path) > 3:
        raise _no_link(text)
    code = parse_qs(parts.query).get("code", [""])[0]
    return Link(f"{parts.scheme}://{parts.netloc}/l/{quote(path[1], safe='')}", code[:200])


def _no_link(text: str) -> RingsideError:
    return misused(
        "{text} is no link to a league.",
        text=excerpt(text),
        next_step=say("One looks like https://example.org/l/club, or has an invitation behind it."),
    )


def _is_here(host: str) -> bool:
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost"


class ServerLine:
    """The line to a league on a server; ``word`` is what the server knows its member by."""

    def __init__(self, address: str, word: str = "") -> None:
        self.address = read_link(address).address
        self._word = word
        self._listening: Any = None
        self._http = httpx.Client(
            timeout=_WAIT, limits=_HELD, verify=ssl.create_default_context(), trust_env=False, follow_redirects=False,
            headers={"Accept-Encoding": "identity", "User-Agent": "Ringside Manager"},
        )  # fmt: skip

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def hang_up(self) -> None:
        """Let ``listen`` end at once; from any thread."""
        stream = self._listening
        found = stream.get_extra_info("socket") if stream is not None else None
        if isinstance(found, socket.socket):
            with suppress(OSError):
                found.shutdown(socket.SHUT_RDWR)

    # Coming in

    def take_seat(self, code: str, passphrase: str) -> str:
        """Take the seat of an invitation and choose its passphrase; the word the server knows its member by."""
        return self._entered(
            "invitation", {"code": code, "passphrase": passphrase}, f"invitation?code={quote(code)}"
        )

    def enter(self, name: str, passphrase: str) -> str:
        """Enter by name and passphrase; the word the server knows the member by."""
        return self._entered("enter", {"name": name, "passphrase": passphrase}, "enter")

    def _entered(self, form: str, fields: dict[str, str], page: str) -> str:
        self._word = ""
        status, _, word = self._ask("GET", page)
        if not word or status >= 300:
            raise _refused(status)
        self._word = word
        status, _, word = self._ask("POST", form, {**fields, "csrf": _token(self._word)})
        if status != 303 or not word:
            raise _refused(status)
        self._word = word
        return word

    def me(self, head: int = 0) -> Me:
        """Who the server takes this member for, and its digest of an entry."""
        status, body, _ = self._ask("GET", f"me?n={head}")
        if status != 200:
            raise _refused(status)
        found: Me = read_strictly(Me, body)
        return found

    # Reading

    def look(self, head: int, digest: str, withheld: tuple[int, ...]) -> Found:
        """What the server has after an entry; ``UsageError`` where its history is not the copy's, ``OfflineError``."""
        if head:
            me = self.me(head)
            if me.head < head or me.digest != digest:
                raise misused(
                    "The server tells another history than your copy: entry {number} is not the same.",
                    number=head,
                    next_step=say("Nothing was taken in. Ask the keeper which of them counts."),
                )
        status, body, _ = self._ask("GET", f"since?n={head}", most=LARGEST_JOURNAL)
        if status != 200:
            raise _refused(status)
        return Found(tuple(body.splitlines()), self._records(withheld))

    def _records(self, withheld: Sequence[int]) -> dict[int, str]:
        found: dict[int, str] = {}
        for place in range(0, len(withheld), RECORDS_AT_ONCE):
            some = withheld[place : place + RECORDS_AT_ONCE]
            status, body, _ = self._ask("GET", f"records?of={','.join(map(str, some))}", most=LARGEST_JOURNAL)
            if status != 200:
                raise _refused(status)
            told: dict[str, str] = read_strictly(dict[str, str], body)
            found.update({number: told[str(number)] for number in some if str(number) in told})
        return found

    def take_in(self, copy: Office, found: Found) -> News:
        """Write what is new into the copy."""
        source = Path(self.address)
        copy.club.extend(source, found.lines, {})
        hidden = set(copy.club.withheld())
        shown = {number: text for number, text in found.records.items() if number in hidden}
        copy.club.extend(source, (), shown)
        return News(len(found.lines), len(shown))

    def listen(self, head: int, stop: Event, told: Callable[[int], object]) -> None:
        """Call ``told`` with the last entry's number whenever the journal has grown, until ``stop`` or the line is lost.

        Raises ``OfflineError``.
        """
        url = f"{self.address}/events?since={head}"
        try:
            with self._http.stream("GET", url, headers=self._headers(), timeout=_LISTEN) as answer:
                if answer.status_code != 200:
                    raise _refused(answer.status_code)
                self._listening = answer.extensions.get("network_stream")
                rest = ""
                for piece in answer.iter_text():
                    *lines, rest = (rest + piece).split("\n")
                    for line in lines:
                        if (found := _EVENT.fullmatch(line.strip())) is not None and not stop.is_set():
                            told(int(found[1]))
                    if stop.is_set() or len(rest) > 1_000:
                        return
        except (httpx.HTTPError, httpx.StreamError, RuntimeError) as error:
            raise _offline(self.address) from error
        finally:
            self._listening = None

    # Handing in

    def post(self, copy: Office, outbox: Outbox) -> None:
        """A server needs no copy for it."""

    def send(self, outbox: Outbox) -> None:
        """Hand the orders in one by one, each under its own word, so that one whose answer was lost counts once.

        Raises ``OfflineError``; what was not answered waits on.
        """
        for each in outbox.waiting:
            form = {"csrf": _token(self._word), "command": each.word, "order": each.text}
            status, body, _ = self._ask("POST", _COUNTS_ONCE, form)
            if status not in (200, 422) or not body.startswith(b"{"):
                raise _refused(status)
            answer: _Answer = read_strictly(_Answer, body)
            outbox.gone([each.word], Told(min(max(answer.night, 0), 10**6), answer.good, answer.told))

    # One request

    def _ask(
        self, method: str, what: str, form: Mapping[str, str] | None = None, *, most: int = LARGEST_ANSWER
    ) -> tuple[int, bytes, str]:
        """Ask the server; status, body, and the word it gave, "" for none.  Raises ``OfflineError``.

        A connection that was kept may be closed at its other end in the moment it is used again, or its server be started
        again: what counts once however often it comes is asked once more then, on a new one.
        """
        try:
            if method == "GET" or what == _COUNTS_ONCE:
                with suppress(httpx.NetworkError, httpx.RemoteProtocolError):
                    return self._ask_once(method, what, form, most)
            return self._ask_once(method, what, form, most)
        except (
            httpx.HTTPError,
            httpx.StreamError,
            httpx.InvalidURL,
            httpx.CookieConflict,
            RuntimeError,
        ) as error:
            raise _offline(self.address) from error

    def _ask_once(
        self, method: str, what: str, form: Mapping[str, str] | None, most: int
    ) -> tuple[int, bytes, str]:
        until = time.monotonic() + LONGEST_SECONDS
        body = bytearray()
        try:
            with self._http.stream(
                method, f"{self.address}/{what}", data=form, headers=self._headers()
            ) as answer:
                word = answer.cookies.get(COOKIE, "")
                for piece in answer.iter_bytes():
                    body += piece
                    if len(body) > most or time.monotonic() > until:
                        raise OfflineError(
                            say(
                                "The server at {address} sends more than it should, or too slowly.",
                                address=self.address,
                            )
                        )
        finally:
            self._http.cookies.clear()
        return answer.status_code, bytes(body), (word or "")[:200]

    def _headers(self) -> dict[str, str]:
        told = {"Accept-Language": LANGUAGE.code}
        return {**told, "Cookie": f"{COOKIE}={self._word}"} if self._word else told


def _token(word: str) -> str:
    """What the forms of whoever the server knows by this word carry."""
    return hashlib.sha256(b"ringside form 1\n" + word.encode()).hexdigest()


def _offline(address: str) -> OfflineError:
    return OfflineError(
        say("The server at {address} cannot be reached now.", address=address),
        next_step=say("You can read and order on: what waits is handed in when the line is there again."),
    )


def _refused(status: int) -> RingsideError:
    if status in (401, 403):
        return StrangerError(
            say("The server does not know you, or not any more."),
            next_step=say("Enter again with your name and passphrase: Join a league… with the same link."),
        )
    if status == 429:
        return StrangerError(say("That was tried too often."), next_step=say("Wait a quarter of an hour."))
    if status in (404, 405):
        return misused("There is no such league on this server.")
    if 300 <= status < 400:
        return misused(
            "The server sends elsewhere, which is not followed.", next_step=say("Ask for the whole link.")
        )
    if status == 413:
        return misused("This order is larger than the server takes.")
    return misused(
        "The server did not take this ({status}).",
        status=status,
        next_step=say("Name, passphrase or invitation may be wrong, or the invitation was taken before."),
    )


# What a server knows this person by


@dataclass(frozen=True, slots=True)
class _Known:
    address: Annotated[str, MaxLen(4_000)]
    word: Annotated[str, MaxLen(200)]


def known_word(address: str) -> str:
    """What the server of a league knows this person by, "" if it does not; ``FileError`` as ``read_kept``."""
    again = say(
        "Move it away, and enter again with your name and passphrase: Join a league… with the same link."
    )
    known: _Known | None = read_kept(_Known, _word_file(address), 10_000, again)
    return known.word if known is not None and known.address == address else ""


def keep_word(address: str, word: str) -> None:
    """Keep what the server of a league knows this person by, in his own data folder, where nobody else reads."""
    make_private(paths.clubs())
    files.check_own(_word_file(address))
    files.write_text(_word_file(address), [canonical(_Known(address, word))], overwrite=True)


def _word_file(address: str) -> Path:
    return paths.clubs() / f"server-{hashlib.sha256(address.encode()).hexdigest()[:24]}.json"
