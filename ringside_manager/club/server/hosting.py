"""A server on somebody's computer: how its members are let in, its leagues, and the clock that holds their nights (C89).

Each league is open on a thread of its own while somebody asks for it.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

from ringside_manager.campaign.many_places import Role
from ringside_manager.club.server.registry import Registry
from ringside_manager.errors import (
    LockedError,
    NoSaveError,
    RingsideError,
    excerpt,
    misused,
    without_extra,
)
from ringside_manager.fighters.finding import find
from ringside_manager.language import say
from ringside_manager.office.advancing import due_at, hold_when_due
from ringside_manager.office.docket import names_in, promoter_of
from ringside_manager.office.office import Office
from ringside_manager.office.ring import RingBout
from ringside_manager.office.stores import LeagueStore, open_store

T = TypeVar("T")
MOST_OPEN = 16
IDLE_SECONDS = 300
MOST_PAGES = 400
"""The pages of a league that are kept as they were rendered, until something happens in it."""


@dataclass(slots=True)
class Hosted:
    """An open league, the thread it belongs to, and pages that are the same for everybody, by head, language and address."""

    name: str
    thread: ThreadPoolExecutor
    office: Office
    head: int
    used: float
    pages: OrderedDict[tuple[int, str, str], tuple[str, str, int]] = field(default_factory=OrderedDict)
    ring: Mapping[int, RingBout] = field(default_factory=dict)
    stirred: int = 0
    """How often something has happened in the ring since the league was opened."""

    async def run(self, work: Callable[[Office], T]) -> T:
        """Do something with the league on its thread, one after another."""
        self.used = time.monotonic()
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._done, work)

    def _done(self, work: Callable[[Office], T]) -> T:
        self.office.refresh()
        try:
            return work(self.office)
        finally:
            self._look()

    def _look(self) -> None:
        if len(self.office.entries) != self.head:
            self.head = len(self.office.entries)
            self.pages.clear()
        if (ring := self.office.ring()) is not self.ring:
            self.ring, self.stirred = ring, self.stirred + 1

    def keep(self, key: tuple[int, str, str], page: tuple[str, str, int]) -> None:
        """Keep a page that was rendered."""
        self.pages[key] = page
        if len(self.pages) > MOST_PAGES:
            self.pages.popitem(last=False)


class Leagues:
    """The leagues of a store, or the one of a file; to be used on the server's own loop."""

    def __init__(self, where: str | Path, *, sealed: bool = True, most: int = MOST_OPEN) -> None:
        self._only = ""
        place: str | Path = where
        if isinstance(where, Path) and not where.is_dir():
            if not where.is_file():
                raise NoSaveError(say("There is no league at {path}.", path=where))
            self._only, place = where.stem, where.parent
        self.folder = place if isinstance(place, Path) else Path.cwd()
        self._store: LeagueStore = open_store(place)
        self._sealed = sealed
        self._most = most
        self._open: dict[str, Hosted] = {}
        self._doors: dict[str, asyncio.Lock] = {}

    @property
    def only(self) -> str:
        """The name of the one league, empty where there are many."""
        return self._only

    def names(self) -> tuple[str, ...]:
        """The names of all leagues, none of them opened."""
        return (self._only,) if self._only else self._store.leagues()

    def opened(self) -> tuple[Hosted, ...]:
        """The leagues that are open now."""
        return tuple(self._open.values())

    def grown(self, seen: dict[str, int]) -> Iterator[Hosted]:
        """The open leagues in which something has happened since they were noted in ``seen``, each noted there in its turn."""
        for hosted in self.opened():
            if self._open.get(hosted.name) is hosted and seen.get(hosted.name) != hosted.head:
                seen[hosted.name] = hosted.head
                yield hosted  # one that was put away meanwhile is passed over: nothing can be done with it

    async def watch(
        self, look: Callable[[Leagues], Awaitable[None]], warn: Callable[[str], None], seconds: float
    ) -> None:
        """Look after every so many seconds until it is cancelled; a refusal is told to whoever runs the server."""
        while True:
            try:
                await look(self)
            except RingsideError as error:
                warn(str(error.message))
            await asyncio.sleep(seconds)

    async def get(self, name: str) -> Hosted:
        """The league of that name, opened if it was not; ``NoSaveError`` if there is none, and what opening raises."""
        if self._only and name != self._only:
            raise NoSaveError(say("There is no league {name} here.", name=excerpt(name)))
        async with self._doors.setdefault(name, asyncio.Lock()):
            found = self._open.get(name)
            if found is None:
                found = self._open[name] = await self._opened(name)
                await self.put_away(keep=name)
        found.used = time.monotonic()
        return found

    async def _opened(self, name: str) -> Hosted:
        thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="league")
        try:
            office = await asyncio.get_running_loop().run_in_executor(thread, self._open_office, name)
        except BaseException:
            self._doors.pop(name, None)
            thread.shutdown(wait=False)
            raise
        return Hosted(name, thread, office, len(office.entries), time.monotonic())

    def _open_office(self, name: str) -> Office:
        office = self._store.open(name)
        try:
            if (
                self._sealed
                and not office.books.club.sealed
                and not office.books.ended
                and not office.read_only
            ):
                office.club.seal(office.promoter)
        except RingsideError:
            office.close()
            raise
        return office

    async def put_away(self, keep: str = "", *, idle: float = IDLE_SECONDS) -> None:
        """Close leagues nobody has asked for lately, and the longest unused beyond the most that may be open."""
        now = time.monotonic()
        by_use = sorted(self._open.values(), key=lambda hosted: hosted.used)
        too_many = max(0, len(by_use) - self._most)
        for place, hosted in enumerate(by_use):
            if hosted.name != keep and (place < too_many or now - hosted.used > idle):
                await self._close(hosted)

    async def _close(self, hosted: Hosted) -> None:
        self._open.pop(hosted.name, None)
        await asyncio.get_running_loop().run_in_executor(hosted.thread, hosted.office.close)
        hosted.thread.shutdown(wait=False)

    async def close(self) -> None:
        """Close all leagues and the store."""
        for hosted in list(self._open.values()):
            await self._close(hosted)
        self._store.close()


# The clock: what it knows of leagues that are not open stands in the registry, so that none has to be opened to be asked;
# what counts is what the league itself says when the moment has come, with nobody else writing it.

LOOK_SECONDS = 2.0
RETRY_SECONDS = 600
"""How long a night that could not be held is left alone."""


@dataclass(slots=True)
class Clock:
    """Holds the nights of the leagues of a server; several processes may each have one.

    ``warn`` is called with a sentence for whoever runs the server, when a night was held or could not be.
    """

    registry: Registry
    warn: Callable[[str], None]
    clock: Callable[[], float] = time.time
    _seen: dict[str, int] = field(default_factory=dict)
    _again: dict[str, float] = field(default_factory=dict)

    async def run(self, leagues: Leagues) -> None:
        """Keep the time until it is cancelled; where there are few leagues each is looked into first."""
        names = leagues.names()
        for name in names if len(names) <= MOST_OPEN else ():
            await self._careful(name, leagues.get(name))
        await leagues.watch(self.look, self.warn, LOOK_SECONDS)

    async def look(self, leagues: Leagues) -> None:
        """Note when the nights of open leagues are due, and hold those that are."""
        for hosted in leagues.grown(self._seen):
            await self._note(hosted.name, await hosted.run(_due))
        now = self.clock()
        for name, due in self.registry.dues().items():
            if max(due, self._again.get(name, 0.0)) <= now and leagues.only in ("", name):
                self._again[name] = now + RETRY_SECONDS
                await self._careful(name, self._hold(leagues, name, now))

    async def _hold(self, leagues: Leagues, name: str, now: float) -> None:
        try:
            hosted = await leagues.get(name)
        except NoSaveError:
            await self._note(name, None)
            return
        night = await hosted.run(partial(hold_when_due, now=datetime.fromtimestamp(now, UTC)))
        await self._note(name, await hosted.run(_due))
        del self._again[name]
        if night:
            self.warn(say("Night {night} of {league} was held by the clock.", night=night, league=name))

    async def _careful(self, name: str, work: Awaitable[object]) -> None:
        try:
            await work
        except RingsideError as error:
            what = say("The clock could do nothing for {league}: {why}", league=name, why=error.message)
            self.warn(what)

    async def _note(self, name: str, due: float | None) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self.registry.note_due, name, due)


def _due(office: Office) -> float | None:
    due = due_at(office.books)
    return None if due is None else due.timestamp()


# How members of a server are let in


def check_installed() -> None:
    """Raise ``UsageError`` where the libraries of the server are not installed."""
    missing = [name for name in ("fastapi", "uvicorn", "nacl") if find_spec(name) is None]
    if missing:
        raise misused(
            "A server cannot be started here: {missing} is not installed.",
            missing=", ".join(missing),
            next_step=without_extra("club"),
        )


def invite(save: Path, name: str, role: Role) -> str:
    """Return the path of an invitation into the league of a file, for a name of it, or for any guest's.

    Raises what opening the league does, and ``UnknownNameError`` for a seat nobody has.
    """
    seat = name if role is Role.GUEST else _seat_named(save, name)
    word = Registry(save.parent).invite(save.stem, seat, role)
    return f"{path_of(save.stem)}/invitation?code={word}"


def _seat_named(save: Path, name: str) -> str:
    """The seat meant by ``name``, also while the league is served."""
    try:
        with Office.open(save, read_only=True) as office:
            return office.party(name).name
    except LockedError:
        managers, _ = names_in(save)
        return find("manager", name, managers, str)


def path_of(league: str) -> str:
    """The path of a league on a server."""
    from urllib.parse import quote

    return f"/l/{quote(league, safe='')}"


def keeper_of(save: Path) -> str:
    """Who keeps the league of a file: its promoter, or its first manager where the program is the promoter."""
    with Office.open(save, read_only=True) as office:
        if office.books.promoter:
            return promoter_of(office.books)
        return next(iter(office.books.managers.values())).name


def put_in(save: Path, store: str) -> str:
    """Put the league of a file into a store where it is not there yet; its name there, empty if nothing was done."""
    with open_store(store) as leagues:
        known = set(leagues.leagues())
        return "" if save.stem in known else leagues.put_in(save)
