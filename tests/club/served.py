"""A real server on loopback for the tests, in a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from ringside_manager.campaign.seals import Role
from ringside_manager.club.server import serving

PHRASE = "a good long phrase"
_OPEN: list[httpx.Client] = []
"""The browsers of members, to be closed before their server goes."""
_TOKEN = re.compile(r'name="csrf" value="([0-9a-f]{64})"')
_COMMAND = re.compile(r'name="command" value="([0-9a-f]{32})"')


@contextmanager
def served(where: Path, *words: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of a league or folder: its address, and its process."""
    command = [
        sys.executable,
        "-m",
        "ringside_manager",
        "serve",
        str(where),
        "--listen",
        "127.0.0.1:0",
        *words,
    ]
    process = subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "300"}
    )
    try:
        assert process.stderr is not None
        line = ""
        while "served at" not in line:
            line = process.stderr.readline()
            assert line, "the server did not start"
        address = line.split()[-1].rstrip("/")
        yield address, process
    finally:
        for browser in [each for each in _OPEN if str(each.base_url).rstrip("/") == address]:
            _OPEN.remove(browser)
            browser.close()
        process.kill()
        process.wait(10)
        if process.stderr is not None:
            process.stderr.close()


def invitations(save: Path, *, keeper: str = "", members: tuple[str, ...] = ()) -> dict[str, str]:
    """Invitations by name, made before the server starts."""
    roles = {**({keeper: Role.PROMOTER} if keeper else {}), **dict.fromkeys(members, Role.MEMBER)}
    return {name: serving.invite(save, name, role) for name, role in roles.items()}


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
