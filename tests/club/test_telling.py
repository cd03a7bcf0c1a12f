"""Messages of a server: a real SMTP server and a real webhook on loopback."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.header import decode_header, make_header
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.orders import OfferBout, SetFightPlan
from ringside_manager.club.server.hosting import Leagues
from ringside_manager.club.server.telling import FILE, RETRY_SECONDS, Teller, read_messages
from ringside_manager.errors import RingsideError
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from tests.club.friends import man_of
from tests.office.clubs import PERSONS, club, founding
from tests.slow import each

WORD = "come and get it"


@dataclass
class Inbox:
    """What has arrived, as mail and at the hook; ``shut``: both refuse."""

    mails: list[tuple[str, str, str]] = field(default_factory=list)
    hooked: list[dict[str, Any]] = field(default_factory=list)
    shut: bool = False

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802 - its name there
        if self.shut:
            return "451 not now"
        letter = message_from_bytes(envelope.content)
        subject = str(make_header(decode_header(letter["Subject"])))
        payload = letter.get_payload(decode=True)
        assert isinstance(payload, bytes)
        self.mails.append((letter["To"], subject, payload.decode()))
        return "250 OK"


@contextmanager
def arriving() -> Iterator[tuple[Inbox, int, int]]:
    """The inbox, the port of its SMTP server and that of its hook."""
    inbox = Inbox()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if not inbox.shut:
                inbox.hooked.append(json.loads(body))
            self.send_response(503 if inbox.shut else 204)
            self.end_headers()

        def log_message(self, *_words: object) -> None:
            pass

    hooks = HTTPServer(("127.0.0.1", 0), Hook)
    thread = threading.Thread(target=hooks.serve_forever, kwargs={"poll_interval": 0.02})
    with socket.create_server(("127.0.0.1", 0)) as free:
        smtp = free.getsockname()[1]
    mail = Controller(inbox, hostname="127.0.0.1", port=smtp)
    thread.start()
    mail.start()
    try:
        yield inbox, smtp, hooks.server_address[1]
    finally:
        mail.stop()
        hooks.shutdown()
        thread.join()
        hooks.server_close()


def written(folder: Path, smtp: int, hook: int) -> Path:
    path = folder / "who.yaml"
    path.write_text(
        "address: https://box.example\nprivate: yes\n"
        f"smtp: {{host: 127.0.0.1, port: {smtp}, encryption: none, sender: club@box.example}}\n"
        "tell:\n  - {name: Bob, mail: bob@example.org, language: de}\n"
        f"  - {{hook: 'http://127.0.0.1:{hook}/all?k=1', events: [results]}}\n"
    )
    return path


def offered(office: Office) -> None:
    red, blue = man_of(office, "Ann"), man_of(office, "Bob")
    office.hand_in(OfferBout(1, red, blue, Arena.PITS, note=WORD), office.party("Ann"))


def planned(office: Office) -> None:
    plan = "name: swordfish\norders:\n  - {request: rush, choose: hold}\n"
    office.hand_in(SetFightPlan(man_of(office, "Ann"), plan), office.party("Ann"))


def held(office: Office) -> None:
    office.hold_night(NightOrder(office.seed, night=office.books.closed + 1))


class Evening:
    """A league on a server whose teller looks when the test says so."""

    def __init__(self, path: Path, file: Path) -> None:
        self.warned: list[str] = []
        self.now = 0.0
        self.leagues = Leagues(path, sealed=False)
        self.teller = Teller(read_messages(file), path.parent, self.warned.append, lambda: self.now)

    async def does(self, *works: Callable[[Office], None]) -> None:
        hosted = await self.leagues.get("club")
        for work in works:
            await hosted.run(work)
        await self.teller.look(self.leagues)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "club.ringside"
    with club(path, founding(PERSONS, options={"tournament_night": "40"})):
        pass
    return path


def test_members_are_told_once_and_no_secret(path: Path) -> None:
    with arriving() as (inbox, smtp, hook):
        file = written(path.parent, smtp, hook)

        async def evening() -> None:
            here = Evening(path, file)
            await here.does()
            assert (inbox.mails, inbox.hooked) == ([], []), "what was there before is not told"
            await here.does(planned)
            await here.does(offered)
            await here.does()
            assert [(to, subject) for to, subject, _ in inbox.mails] == [
                ("bob@example.org", "Club: Sie sind dran")
            ]
            assert "https://box.example/l/club/office" in inbox.mails[0][2]
            await here.does(held)
            assert [each["event"] for each in inbox.hooked] == ["results"]
            assert "https://box.example/l/club/card?night=1" in inbox.hooked[0]["text"]
            assert here.warned == []
            await here.leagues.close()

        asyncio.run(evening())
        everything = json.dumps([inbox.mails, inbox.hooked])
    assert WORD not in everything
    assert "swordfish" not in everything


def test_what_was_not_delivered_is_told_and_tried_again_over_a_restart(path: Path) -> None:
    with arriving() as (inbox, smtp, hook):
        file = written(path.parent, smtp, hook)

        async def evening() -> None:
            here = Evening(path, file)
            await here.does()
            inbox.shut = True
            await here.does(offered)
            assert len(here.warned) == 1
            assert "Bob" in here.warned[0]
            await here.does()
            assert len(here.warned) == 1, "it waits before it tries again"
            here.now += RETRY_SECONDS[0]
            await here.does()
            assert len(here.warned) == 2
            await here.leagues.close()
            inbox.shut = False
            again = Evening(path, file)
            await again.does()
            assert len(inbox.mails) == 1
            await again.leagues.close()

        asyncio.run(evening())


def test_a_message_is_given_up_in_the_end(path: Path) -> None:
    with arriving() as (inbox, smtp, hook):
        file, inbox.shut = written(path.parent, smtp, hook), True

        async def evening() -> None:
            here = Evening(path, file)
            await here.does()
            await here.does(offered)
            for seconds in RETRY_SECONDS:
                here.now += seconds
                await here.does()
            assert "given up" in here.warned[-1]
            here.now += 10 * RETRY_SECONDS[-1]
            count = len(here.warned)
            await here.does()
            assert len(here.warned) == count
            await here.leagues.close()

        asyncio.run(evening())


def test_a_hook_into_a_private_network_is_not_sent(path: Path) -> None:
    with arriving() as (inbox, smtp, hook):
        file = written(path.parent, smtp, hook)
        file.write_text(file.read_text().replace("private: yes\n", "").replace("http://127", "https://127"))

        async def evening() -> None:
            here = Evening(path, file)
            await here.does()
            await here.does(held)
            assert any("private network" in each for each in here.warned)
            await here.leagues.close()

        asyncio.run(evening())
        assert inbox.hooked == []


@each(
    "text, told",
    [
        ("address: https://b.example\ntell: [{name: Ann}]", "either mail or hook"),
        ("address: https://b.example\ntell: [{name: Ann, mail: a@b.example}]", "no smtp"),
        ("address: https://b.example\ntell: [{hook: 'http://b.example/'}]", "needs https"),
        ("address: ftp://b.example\ntell: [{hook: 'https://b.example/'}]", "begins with https"),
        (
            "address: https://b.example\ntell: [{name: Ann, mail: 'a@b.example, c@d.example'}]",
            "no address for mail",
        ),
        ("address: https://b.example\ntell: [{hook: 'https://b.example/', events: [plans]}]", "plans"),
        ("tell: []", "address"),
    ],
)
def test_a_faulty_file_is_refused_in_words(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "who.yaml"
    file.write_text(text)
    with pytest.raises(RingsideError) as refused:
        read_messages(file)
    assert told in f"{refused.value} {refused.value.message}"


def test_what_lies_beside_the_leagues_is_believed_no_more_than_they(path: Path) -> None:
    (path.parent / FILE).write_text('["x"]')
    with pytest.raises(RingsideError, match="not what the server wrote"):
        Evening(path, written(path.parent, 1, 1))
