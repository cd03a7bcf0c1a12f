"""Messages of a server: "your turn" and "results", by mail over the club's own SMTP and by webhook.

Who is told what stands in a file of the keeper's.  A message says that something waits, never what: what is somebody's alone
is on his office page.  One that cannot be delivered is told to whoever runs the server, and tried again.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import re
import smtplib
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from email.message import EmailMessage
from functools import partial
from itertools import islice
from pathlib import Path
from urllib.parse import quote, urlsplit

from ringside_manager.club.pages.reading import ended, rows_of
from ringside_manager.club.server.hosting import Leagues
from ringside_manager.errors import RingsideError, excerpt, misused
from ringside_manager.files import read_regular, write_text
from ringside_manager.language import LANGUAGE, SHIPPED, say, say_number, tr
from ringside_manager.office.facts.inbox import inbox
from ringside_manager.office.office import Office
from ringside_manager.written.kinds import As, Choice, Field, Many, Record, Text, Whole, yes_or_no

TURN, RESULTS = "turn", "results"
LOOK_SECONDS, SEND_SECONDS = 20, 6
RETRY_SECONDS = (60, 300, 1_800, 7_200)
"""After how long a message that was not delivered is tried again; after the last of them it is given up."""
MOST_AT_ONCE, MOST_RECEIVERS, MOST_LINES = 20, 1_000, 30
FILE, LARGEST = "club.told", 20_000_000
_MAIL = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,250}")


@dataclass(frozen=True, slots=True)
class Post:
    """The club's own way of sending mail."""

    host: str
    sender: str
    port: int = 587
    encryption: str = "starttls"
    user: str = ""
    password_file: str = ""


@dataclass(frozen=True, slots=True)
class Receiver:
    """Who is told: a member by mail or by a webhook of his own; without a name a webhook that all may read."""

    name: str = ""
    league: str = ""
    mail: str = ""
    hook: str = ""
    events: tuple[str, ...] = (TURN, RESULTS)
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Messages:
    """The file: ``address`` is how the pages are reached from outside, ``private`` lets hooks stay in one's own network."""

    address: str
    receivers: tuple[Receiver, ...]
    post: Post | None = None
    private: bool = False


def read_messages(path: Path) -> Messages:
    """Read the file; ``SetError`` with every problem by line and column, ``UsageError`` for what does not go together."""
    from ringside_manager.written.yaml_files import read_file, read_yaml  # YAML only when used

    found: Messages = read_yaml(_messages_kind(), read_file(path), str(path))
    for each in found.receivers:
        if bool(each.mail) == bool(each.hook):
            raise misused("In {path} everybody who is told has either mail or hook.", path=path)
        if each.mail and found.post is None:
            raise misused("In {path} mail is to be sent, but no smtp is named.", path=path)
        if each.hook and not found.private and urlsplit(each.hook).scheme != "https":
            raise misused("In {path} a hook needs https, unless private is yes.", path=path)
    return found


def _messages_kind() -> Record[Messages]:
    url, mail = As(Text(500), _url), As(Text(320), _mail)
    receiver = Record(
        "somebody who is told",
        (
            Field("name", Text(100), "The member; left out: all who read the hook"),
            Field("league", Text(80), "His league; left out: every league with that name in it"),
            Field("mail", mail, "Where mail goes"),
            Field("hook", url, "The webhook"),
            Field("events", Many(Choice((TURN, RESULTS)), 2, 1), "What is told; left out: both"),
            Field("language", Choice(tuple(SHIPPED)), "In which language"),
        ),
        Receiver,
    )
    post = Record(
        "a way to send mail",
        (
            Field("host", Text(250), "The server", required=True),
            Field("sender", mail, "Whom mail is from", required=True),
            Field("port", Whole(1, 65_535), "Its port"),
            Field("encryption", Choice(("starttls", "tls", "none")), "How it is kept secret"),
            Field("user", Text(250), "Who logs in"),
            Field("password_file", Text(1_000), "The file that holds the password alone"),
        ),
        Post,
    )

    def built(
        *, address: str, tell: tuple[Receiver, ...], smtp: Post | None = None, private: bool = False
    ) -> Messages:
        return Messages(address.rstrip("/"), tell, smtp, private)

    return Record(
        "who is told",
        (
            Field("address", url, "How the pages are reached from outside", required=True),
            Field("smtp", post, "How mail is sent"),
            Field("private", yes_or_no(), "Whether hooks may go to one's own network, without https"),
            Field("tell", Many(receiver, MOST_RECEIVERS, 1), "Who is told what", required=True),
        ),
        built,
    )


def _url(text: str) -> str:
    try:
        parts = urlsplit(text)
        sound = (
            parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and not parts.username
        )
    except ValueError:
        sound = False
    if not sound or not text.isascii() or any(sign <= " " for sign in text):
        raise misused("{text} is no address that begins with https://.", text=excerpt(text))
    return text


def _mail(text: str) -> str:
    if not _MAIL.fullmatch(text):
        raise misused("{text} is no address for mail.", text=excerpt(text))
    return text


# What is to be told


@dataclass(frozen=True, slots=True)
class Message:
    """One message; ``known`` is what its receiver knows when it was delivered."""

    league: str
    receiver: Receiver
    event: str
    subject: str
    text: str
    link: str
    known: tuple[str, ...]


@dataclass(slots=True)
class _Pending:
    message: Message
    tries: int = 0
    due: float = 0.0


@dataclass(slots=True)
class Teller:
    """Watches the leagues that are open, and tells; what was told stands in ``club.told`` beside them.

    ``warn`` is called with a sentence for whoever runs the server, when something could not be delivered.
    """

    messages: Messages
    folder: Path
    warn: Callable[[str], None]
    clock: Callable[[], float] = time.monotonic
    _seen: dict[str, int] = field(default_factory=dict)
    _told: dict[str, list[str]] = field(default_factory=dict)
    _pending: dict[str, _Pending] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._told = _read_told(self.folder / FILE)

    async def run(self, leagues: Leagues) -> None:
        """Tell until it is cancelled."""
        await leagues.watch(self.look, self.warn, LOOK_SECONDS)

    async def look(self, leagues: Leagues) -> None:
        """Look at every open league that has grown, then send what is due."""
        for hosted in leagues.grown(self._seen):
            self._note(await hosted.run(partial(self._found, hosted.name)))
        now = self.clock()
        due = [key for key, each in self._pending.items() if each.due <= now][:MOST_AT_ONCE]
        for key in due:
            await self._try(key)

    def _found(self, league: str, office: Office) -> list[Message]:
        found: list[Message] = []
        for receiver in self.messages.receivers:
            if receiver.league not in ("", league):
                continue
            with LANGUAGE.spoken_here(receiver.language):
                found += _messages(office, league, receiver, self.messages.address)
        return found

    def _note(self, found: list[Message]) -> None:
        """Keep what is new; who is seen for the first time is told of nothing that was there before."""
        first = False
        for message in found:
            key = _key(message)
            if key not in self._told:
                self._told[key], first = list(message.known), True
            elif set(message.known) - set(self._told[key]):
                self._pending.setdefault(key, _Pending(message)).message = message
            else:
                self._pending.pop(key, None)
                self._told[key] = list(message.known)
        if first:
            self._keep()

    async def _try(self, key: str) -> None:
        pending = self._pending[key]
        message = pending.message
        fault = await asyncio.get_running_loop().run_in_executor(None, _sent, self.messages, message)
        if fault and pending.tries < len(RETRY_SECONDS):
            pending.due = self.clock() + RETRY_SECONDS[pending.tries]
            pending.tries += 1
            again = say("It is tried again in {seconds} seconds.", seconds=RETRY_SECONDS[pending.tries - 1])
        else:
            del self._pending[key]
            self._told[key] = list(message.known)
            self._keep()
            again = say("It is given up.")
        if fault:
            who = message.receiver.name or message.league
            self.warn(
                say(
                    "A message for {who} was not delivered: {fault}. {again}",
                    who=who,
                    fault=fault,
                    again=again,
                )
            )

    def _keep(self) -> None:
        write_text(self.folder / FILE, [json.dumps(self._told, sort_keys=True)], overwrite=True)


def _key(message: Message) -> str:
    to = message.receiver.mail or message.receiver.hook
    return json.dumps([message.league, message.receiver.name, to, message.event])


def _read_told(path: Path) -> dict[str, list[str]]:
    if not path.exists() and not path.is_symlink():
        return {}
    try:
        held = json.loads(read_regular(path, LARGEST))
        sound = isinstance(held, dict) and all(isinstance(each, list) for each in held.values())
    except (ValueError, RecursionError):
        sound = False
    if not sound:
        raise misused("{path} is not what the server wrote; delete it, and nothing old is told.", path=path)
    return {str(key): [str(each) for each in known] for key, known in held.items()}


def _messages(office: Office, league: str, receiver: Receiver, address: str) -> Iterator[Message]:
    base, books = f"{address}/l/{quote(league, safe='')}", office.books
    if RESULTS in receiver.events and _is_in(office, receiver):
        told = (ended(row) for _, row in rows_of(books, books.closed)) if books.closed else ()
        lines = list(islice(filter(None, told), MOST_LINES))
        subject = tr("{league}: night {night} has been held").format(league=books.name, night=books.closed)
        link = f"{base}/card?night={books.closed}"
        yield Message(league, receiver, RESULTS, subject, "\n".join(lines), link, (str(books.closed),))
    if TURN in receiver.events and receiver.name and _is_in(office, receiver):
        rows = [row for row in inbox(books, office.party(receiver.name), office.entries) if row.kind.stops]
        known = tuple(" ".join(map(str, row.key)) for row in rows)
        text = str(say_number("{n} thing waits for you.", "{n} things wait for you.", len(rows)))
        subject = tr("{league}: it is your turn").format(league=books.name)
        yield Message(league, receiver, TURN, subject, text, f"{base}/office", known)


def _is_in(office: Office, receiver: Receiver) -> bool:
    if not receiver.name:
        return True
    try:
        office.party(receiver.name)
    except RingsideError:
        return False
    return True


# How it is sent; each returns what went wrong, or nothing


def _sent(messages: Messages, message: Message) -> str:
    try:
        if message.receiver.hook:
            return _hooked(message, private=messages.private)
        if messages.post is not None:
            _mailed(messages.post, message)
    except (OSError, smtplib.SMTPException, http.client.HTTPException, ValueError, RingsideError) as fault:
        return excerpt(str(fault) or type(fault).__name__)
    return ""


def _mailed(post: Post, message: Message) -> None:
    letter = EmailMessage()
    letter["From"], letter["To"] = post.sender, message.receiver.mail
    letter["Subject"] = message.subject
    letter.set_content(f"{message.text}\n\n{message.link}\n")
    context = ssl.create_default_context()
    kind = partial(smtplib.SMTP_SSL, context=context) if post.encryption == "tls" else smtplib.SMTP
    with kind(post.host, post.port, timeout=SEND_SECONDS) as way:
        if post.encryption == "starttls":
            way.starttls(context=context)
        if post.user:
            secret = read_regular(Path(post.password_file), 1_000) if post.password_file else b""
            way.login(post.user, secret.decode().strip())
        way.send_message(letter)


def _hooked(message: Message, *, private: bool) -> str:
    """Send to a webhook: to an address that is looked at and then kept to, no redirect followed, nothing of the answer read."""
    parts = urlsplit(message.receiver.hook)
    host, tls = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if tls else 80)
    found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private and not all(ipaddress.ip_address(each).is_global for each in found):
        return tr("{host} is in a private network").format(host=host)
    text = f"{message.subject}\n{message.text}\n{message.link}".strip()
    facts = {"event": message.event, "league": message.league, "text": text, "content": text[:1_900]}
    body = json.dumps({**facts, "allowed_mentions": {"parse": []}}).encode()
    way = http.client.HTTPConnection(host, port, timeout=SEND_SECONDS)
    line = socket.create_connection((found[0], port), SEND_SECONDS)
    way.sock = ssl.create_default_context().wrap_socket(line, server_hostname=host) if tls else line
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        way.request("POST", target, body, {"Content-Type": "application/json"})
        status = way.getresponse().status
    finally:
        way.close()
    return "" if 200 <= status < 300 else tr("it answered {status}").format(status=status)
