"""A real server on loopback for the tests: in a thread of this process, or in a process of its own that can be killed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from nacl.pwhash import argon2id

from ringside_manager.campaign.many_places import Role
from ringside_manager.club.server import hosting
from ringside_manager.club.server.app import serve

PHRASE = "a good long phrase"
_OPEN: list[httpx.Client] = []
"""The browsers of members, to be closed before their server goes."""
_TOKEN = re.compile(r'name="csrf" value="([0-9a-f]{64})"')
_COMMAND = re.compile(r'name="command" value="([0-9a-f]{32})"')


@contextmanager
def served(where: Path | str) -> Iterator[str]:
    """The address of a server of a league, folder or database, which shares this process and ends in good order.

    A passphrase costs as little as its library allows; how much it costs otherwise, ``served_apart`` and the registry's own
    tests see.
    """
    told: list[str] = []
    begun: list[uvicorn.Server] = []

    class Begun(uvicorn.Server):
        def __init__(self, config: uvicorn.Config) -> None:
            super().__init__(config)
            begun.append(self)

    def run() -> None:
        serve(
            where,
            "127.0.0.1:0",
            tls=None,
            proxied=False,
            sealed=True,
            told=lambda word: told.append(str(word)),
        )

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(uvicorn, "Server", Begun)
        patch.setattr(argon2id, "OPSLIMIT_INTERACTIVE", argon2id.OPSLIMIT_MIN)
        patch.setattr(argon2id, "MEMLIMIT_INTERACTIVE", argon2id.MEMLIMIT_MIN)
        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        while not begun:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        address = told[0].split()[-1].rstrip("/")
        try:
            yield address
        finally:
            _close_browsers(address)
            begun[0].should_exit = True
            thread.join(30)
    assert not thread.is_alive(), "the server did not end"


@contextmanager
def served_apart(where: Path, *words: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server that the command has started: its address, and its process, which is killed at the end."""
    program = [sys.executable, "-m", "ringside_manager", "serve", str(where)]
    process = subprocess.Popen(
        [*program, "--listen", "127.0.0.1:0", *words],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "300"},
    )
    address = ""
    try:
        assert process.stderr is not None
        line = ""
        while "served at" not in line:
            line = process.stderr.readline()
            assert line, "the server did not start"
        address = line.split()[-1].rstrip("/")
        yield address, process
    finally:
        _close_browsers(address)
        process.kill()
        process.wait(10)
        if process.stderr is not None:
            process.stderr.close()


def _close_browsers(address: str) -> None:
    for browser in [each for each in _OPEN if str(each.base_url).rstrip("/") == address]:
        _OPEN.remove(browser)
        browser.close()


def invitations(save: Path, *, keeper: str = "", members: tuple[str, ...] = ()) -> dict[str, str]:
    """Invitations by name, made before the server starts."""
    roles = {**({keeper: Role.PROMOTER} if keeper else {}), **dict.fromkeys(members, Role.MEMBER)}
    return {name: hosting.invite(save, name, role) for name, role in roles.items()}


class Member:
    """Somebody at a browser without scripts: follows links, fills in forms."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, follow_redirects=True, timeout=30)
        _OPEN.append(self.http)
        self.base = "/l/club"

    def back(self, address: str) -> Member:
        """The same browser, with its cookies, at the address its server has now."""
        other = Member(address)
        other.http.cookies.set("ringside", self.http.cookies["ringside"])
        return other

    def take_seat(self, link: str) -> httpx.Response:
        page = self.http.get(link)
        code = link.rsplit("=", 1)[1]
        form = {"csrf": token(page), "code": code, "passphrase": PHRASE}
        return self.http.post(f"{self.base}/invitation", data=form)

    def order(self, kind: str, **words: object) -> httpx.Response:
        page = self.http.get(f"{self.base}/office")
        form = {"csrf": token(page), "command": command(page), "page": "office", "order": kind}
        return self.http.post(
            f"{self.base}/orders", data={**form, **{name: str(word) for name, word in words.items()}}
        )

    def night(self, night: int) -> httpx.Response:
        page = self.http.get(f"{self.base}/office")
        form = {"csrf": token(page), "command": command(page), "night": str(night)}
        return self.http.post(f"{self.base}/night", data=form)


def token(page: httpx.Response) -> str:
    found = _TOKEN.search(page.text)
    assert found is not None, page.text
    return found[1]


def command(page: httpx.Response) -> str:
    found = _COMMAND.search(page.text)
    assert found is not None, page.text
    return found[1]
