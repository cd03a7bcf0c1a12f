"""Joining a league that is kept elsewhere: a copy of it on this computer, with its outbox."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from ringside_manager.club import member
from ringside_manager.club.client import ServerLine, keep_word, read_link
from ringside_manager.club.memory import recall
from ringside_manager.club.outbox import FOLDER, SERVER, Outbox, outbox_beside
from ringside_manager.club.publications import read_charter
from ringside_manager.errors import misused
from ringside_manager.language import say
from ringside_manager.office.copies import make_copy
from ringside_manager.office.office import Office

Named = Callable[[str, str], Path]
"""Where the copy of a league is to lie, by the league's name and the member's."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy that can be opened; through a folder with the digits to compare, one's own and the keeper's."""

    path: Path
    digits: str = ""
    keeper: str = ""


def join_folder(folder: Path, name: str, code: str, named: Named) -> Copy:
    """Ask to be let into the league of a shared folder, and fetch it; joining again goes on with the same copy.

    Raises as ``member.join`` and ``member.fetch``, and ``UsageError`` for a copy inside the folder.
    """
    charter = read_charter(folder)
    if not name.strip():
        raise misused("Say which manager of the league you are.")
    asked = member.join(folder, name.strip(), code.strip())
    memory = recall(charter.league)
    there = Path(memory.save) if memory is not None and memory.save else None
    path = there if there is not None and there.exists() else named(charter.name, asked.name)
    if path.resolve().is_relative_to(folder.resolve()):
        raise misused(
            "Your copy may not lie in the shared folder.",
            next_step=say("A save that is synchronised while it is written breaks; choose another place."),
        )
    path.parent.mkdir(parents=True, exist_ok=True)
    fetched = member.fetch(folder, path)
    with Office.open(fetched.save, read_only=True) as copy:
        seat = copy.party(asked.name).name
    Outbox.make(fetched.save, FOLDER, str(folder.resolve()), seat)
    return Copy(fetched.save, asked.fingerprint, asked.keeper)


def join_server(text: str, name: str, passphrase: str, named: Named) -> Copy:
    """Take the seat of an invitation, or enter by name and passphrase, and fetch the league; without either read as a guest.

    Raises ``UsageError``, ``OfflineError``, ``StrangerError``.
    """
    link = read_link(text)
    with closing(ServerLine(link.address)) as line:
        if link.code:
            keep_word(link.address, line.take_seat(link.code, passphrase))
        elif name.strip() or passphrase:
            keep_word(link.address, line.enter(name.strip(), passphrase))
        me = line.me()
        path = named(me.title, me.name)
        before = outbox_beside(path) if path.exists() else None
        if before is None or (before.place, before.name) != (link.address, me.name):
            path = _free(path)
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            make_copy(path, line.look(0, "", ()).lines, path)
    Outbox.make(path, SERVER, link.address, me.name)
    return Copy(path)


def _free(path: Path) -> Path:
    number, found = 2, path
    while found.exists():
        found = path.with_name(f"{path.stem} {number}{path.suffix}")
        number += 1
    return found
