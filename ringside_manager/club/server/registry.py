"""Who may enter which league on a server: seats, invitations, sessions, wrong tries, commands carried out, nights to come.

One JSON file beside the leagues, written whole after each change and before anybody is told of it.  Invitations and sessions
stand in it as digests of their random words, passphrases as Argon2id, so that the file opens no door.  Several processes may
share it: whoever changes it holds the file beside it locked, and takes up what others have written before.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from threading import RLock
from typing import Any, Concatenate, ParamSpec, TypeVar

from ringside_manager.campaign.many_places import Role
from ringside_manager.errors import DamagedError, UsageError, misused
from ringside_manager.files import TAKEN, open_own, read_regular, try_lock, write_text
from ringside_manager.language import say

P = ParamSpec("P")
R = TypeVar("R")
FILE = "club.registry"
SESSION_SECONDS = 14 * 24 * 3600
INVITATION_SECONDS = 14 * 24 * 3600
WRONG_TRIES, LOCKED_SECONDS = 5, 15 * 60
LEAST_PHRASE, LONGEST_PHRASE = 8, 200
MOST_COMMANDS = 500
"""The commands whose answers are kept: the latest."""
LOCK_SECONDS, LOOK_SECONDS = 10, 1.0
"""How long a process waits for another's change, and how old what it knows of other processes may be."""
LARGEST = 20_000_000
"""Bytes of the largest registry that is read."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who somebody is in a league."""

    league: str
    name: str
    role: Role


class TooManyTriesError(UsageError):
    """Wrong passphrases too often; ``seconds`` say how long the door stays shut."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        super().__init__(
            say(
                "There were too many wrong tries. The door opens again in {minutes} minutes.",
                minutes=seconds // 60 + 1,
            )
        )


def _alone(method: Callable[Concatenate[Registry, P], R]) -> Callable[Concatenate[Registry, P], R]:
    """Let one thread of one process at a time into the registry, with what others have written."""

    @wraps(method)
    def alone(self: Registry, /, *words: P.args, **more: P.kwargs) -> R:
        with self._alone, self._locked():
            self._take_up()
            return method(self, *words, **more)

    return alone


class Registry:
    """The registry of the folder ``folder``, made when somebody is first invited; many threads and processes may use it."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.time) -> None:
        self._path = folder / FILE
        self._clock = clock
        self._alone = RLock()
        self._depth = 0
        self._seen = _stamp(self._path)
        self._looked = time.monotonic()
        self._held: dict[str, dict[str, Any]] = _read(self._path)
        self._answers: dict[str, dict[str, Any]] = {}
        """What was answered to commands and is not on the disk yet."""

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Hold the file beside the registry locked; ``UsageError`` if another process has had it for too long."""
        if self._depth:
            yield
            return
        handle = open_own(self._path.with_name(f"{FILE}.lock"), os.O_RDWR | os.O_CREAT)
        try:
            _wait_for(handle)
            self._depth += 1
            yield
        finally:
            self._depth = 0
            os.close(handle)

    def _take_up(self) -> None:
        """Read the registry again if another process has written it."""
        now = _stamp(self._path)
        if now != self._seen:
            held = _read(self._path)
            for key, answer in self._answers.items():
                if key in held["commands"]:
                    held["commands"][key] |= answer
            self._held, self._seen = held, now

    def _look(self, *, missing: bool) -> None:
        """Take up what others have written, at most once a second, and never wait for it but for a session that is not known."""
        if not missing and time.monotonic() - self._looked < LOOK_SECONDS:
            return
        self._looked = time.monotonic()
        if _stamp(self._path) != self._seen and self._alone.acquire(blocking=missing):
            try:
                with self._locked():
                    self._take_up()
            finally:
                self._alone.release()

    @_alone
    def invite(self, league: str, name: str, role: Role) -> str:
        """Return the word of an invitation that can be taken once within fourteen days."""
        word = secrets.token_urlsafe(24)
        until = self._clock() + INVITATION_SECONDS
        self._held["invitations"][_digest(word)] = {
            "league": league, "name": name, "role": role.value, "until": until,
        }  # fmt: skip
        self._keep()
        return word

    @_alone
    def invited(self, word: str) -> Seat | None:
        """Return the seat an invitation is for, None for one that is not known, taken or too old; it stays as it is."""
        found = self._held["invitations"].get(_digest(word))
        if found is None or found["until"] < self._clock():
            return None
        return Seat(found["league"], found["name"], Role(found["role"]))

    @_alone
    def take_seat(self, word: str, passphrase: str) -> Seat:
        """Take an invitation, with the passphrase its seat will have; ``UsageError`` for one that does not count."""
        seat = self.invited(word)
        if seat is None:
            raise misused(
                "This invitation does not count: it was taken already, or is too old.",
                next_step=say("Ask whoever keeps the league for another."),
            )
        if not LEAST_PHRASE <= len(passphrase) <= LONGEST_PHRASE:
            raise misused(
                "A passphrase has {least} to {most} signs.", least=LEAST_PHRASE, most=LONGEST_PHRASE
            )
        from nacl.pwhash import argon2id

        hashed = argon2id.str(
            passphrase.encode(),
            opslimit=argon2id.OPSLIMIT_INTERACTIVE,
            memlimit=argon2id.MEMLIMIT_INTERACTIVE,
        )
        del self._held["invitations"][_digest(word)]
        self._held["seats"][_key(seat.league, seat.name)] = {
            "league": seat.league, "name": seat.name, "role": seat.role.value, "phrase": hashed.decode(),
        }  # fmt: skip
        self._keep()
        return seat

    @_alone
    def seat_of(self, league: str, name: str, passphrase: str, address: str) -> Seat | None:
        """Return the seat of this name and passphrase, None if they do not fit; ``TooManyTriesError`` after five wrong ones."""
        doors = (f"name {_key(league, name)}", f"address {address}")
        self._check_open(doors)
        found = self._held["seats"].get(_key(league, name))
        if found is not None and _fits(found["phrase"], passphrase):
            for door in doors:
                self._held["tries"].pop(door, None)
            self._keep()
            return Seat(found["league"], found["name"], Role(found["role"]))
        for door in doors:
            tries = self._held["tries"].setdefault(door, {"wrong": 0, "last": 0.0})
            tries["wrong"], tries["last"] = tries["wrong"] + 1, self._clock()
        self._keep()
        return None

    def _check_open(self, doors: tuple[str, ...]) -> None:
        for door in doors:
            tries = self._held["tries"].get(door)
            if tries is not None and tries["wrong"] % WRONG_TRIES == 0:
                left = tries["last"] + LOCKED_SECONDS - self._clock()
                if left > 0:
                    raise TooManyTriesError(int(left))

    @_alone
    def open_session(self, seat: Seat) -> str:
        """Return the word of a new session, which ends after fourteen days."""
        word = secrets.token_urlsafe(32)
        now = self._clock()
        sessions = self._held["sessions"]
        for old in [key for key, held in sessions.items() if held["until"] < now]:
            del sessions[old]
        sessions[_digest(word)] = {
            "league": seat.league, "name": seat.name, "role": seat.role.value, "until": now + SESSION_SECONDS,
        }  # fmt: skip
        self._keep()
        return word

    def session(self, word: str) -> Seat | None:
        """Return whose session this is, None if it is none or has ended; every request asks, and waits for nobody.

        One that another process has ended counts here for a second more.
        """
        key = _digest(word)
        self._look(missing=key not in self._held["sessions"])
        found = self._held["sessions"].get(key)
        if found is None or found["until"] < self._clock():
            return None
        return Seat(found["league"], found["name"], Role(found["role"]))

    @_alone
    def end_session(self, word: str) -> None:
        """End a session; nothing happens if there is none."""
        if self._held["sessions"].pop(_digest(word), None) is not None:
            self._keep()

    @_alone
    def has_keeper(self, league: str) -> bool:
        """Whether somebody has the seat of the keeper or promoter."""
        wanted = {Role.KEEPER.value, Role.PROMOTER.value}
        return any(
            held["league"] == league and held["role"] in wanted for held in self._held["seats"].values()
        )

    @_alone
    def begin_command(
        self, command: str, body: str, league: str, entries: int, counted: Callable[[int], bool]
    ) -> dict[str, Any] | None:
        """Note that a command is about to be carried out; what is known of it if it came before and counted.

        To be called with nobody else writing the league until it is carried out, so that what it wrote, if it did, follows
        at once upon the entry that was the last.  Where its answer was lost ``counted`` tells of that entry whether this is
        so, unless a later command has found the journal as it was.  ``UsageError`` for the same word with another body.
        """
        key = _digest(command)
        known: dict[str, Any] | None = self._held["commands"].get(key)
        if known is not None:
            if known["body"] != _digest(body):
                raise misused("Another command was given under this word before; show the page again.")
            if known["told"] is not None or (not self._is_missed(key) and counted(known["entries"])):
                return known
        commands = self._held["commands"]
        commands.pop(key, None)
        commands[key] = {
            "body": _digest(body),
            "league": league,
            "entries": entries,
            "told": None,
            "status": 0,
        }
        for old in list(commands)[: max(0, len(commands) - MOST_COMMANDS)]:
            del commands[old]
        self._keep()
        return None

    def _is_missed(self, key: str) -> bool:
        """Whether a command wrote nothing: one that was begun later found the journal of the league as it was."""
        commands = self._held["commands"]
        later = list(commands)[list(commands).index(key) + 1 :]
        place = commands[key]["league"], commands[key]["entries"]
        return any((commands[each]["league"], commands[each]["entries"]) == place for each in later)

    @_alone
    def end_command(self, command: str, told: str, status: int) -> None:
        """Keep what was answered to a command, so that it is answered so again.

        It is on the disk with the next change; if the server dies before, the journal tells what became of the command.
        """
        answer = self._answers[_digest(command)] = {"told": told, "status": status}
        if _digest(command) in self._held["commands"]:
            self._held["commands"][_digest(command)] |= answer

    @_alone
    def note_due(self, league: str, due: float | None) -> None:
        """Note when the next night of a league is due, in seconds since 1970; None: at no time."""
        if self._held["clock"].get(league) == due:
            return
        if due is None:
            del self._held["clock"][league]
        else:
            self._held["clock"][league] = due
        self._keep()

    def dues(self) -> dict[str, float]:
        """When the next nights of leagues are due, as far as that was noted; nobody is waited for."""
        self._look(missing=False)
        return dict(self._held["clock"])

    def _keep(self) -> None:
        write_text(self._path, [json.dumps(self._held)], overwrite=True)
        self._seen = _stamp(self._path)
        self._answers.clear()


def _stamp(path: Path) -> tuple[int, int, int] | None:
    """What tells one writing of a file from the next; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def _wait_for(handle: int) -> None:
    """Lock an open file, waiting for another process no longer than ``LOCK_SECONDS``."""
    until = time.monotonic() + LOCK_SECONDS
    while True:
        try:
            try_lock(handle)
        except OSError as error:
            if error.errno not in TAKEN:
                raise
            if time.monotonic() > until:
                raise UsageError(
                    say(
                        "Another process has held the registry of the server for {n} seconds.", n=LOCK_SECONDS
                    ),
                    next_step=say(
                        "Try again; if it stays so, end the servers of this folder and start them again."
                    ),
                ) from error
            time.sleep(0.002)
        else:
            return


def _read(path: Path) -> dict[str, dict[str, Any]]:
    empty: dict[str, dict[str, Any]] = {
        "invitations": {}, "seats": {}, "sessions": {}, "tries": {}, "commands": {}, "clock": {},
    }  # fmt: skip
    if not path.exists() and not path.is_symlink():
        return empty
    try:
        held = json.loads(read_regular(path, LARGEST))
        held = {"clock": {}, **held} if isinstance(held, dict) else {}  # an older one has no clock
        sound = all(isinstance(held.get(part), dict) for part in empty)
    except ValueError:
        sound = False
    if not sound:
        raise DamagedError(
            path, [say("it is not what the server wrote; delete it to invite everybody again")]
        )
    return {part: held[part] for part in empty}


def _fits(phrase: str, passphrase: str) -> bool:
    from nacl.exceptions import InvalidkeyError
    from nacl.pwhash import verify

    try:
        return bool(verify(phrase.encode(), passphrase.encode()[: 4 * LONGEST_PHRASE]))
    except (InvalidkeyError, ValueError):
        return False


def _digest(word: str) -> str:
    return hashlib.sha256(b"ringside registry 1\n" + word.encode()).hexdigest()


def _key(league: str, name: str) -> str:
    return f"{league}\n{name.casefold()}"
