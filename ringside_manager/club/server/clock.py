"""The clock of a server: nights are held when the deadline their league has agreed on has passed (C89).

What it knows of leagues that are not open stands in the registry, so that none has to be opened to be asked; what counts is
what the league itself says when the moment has come, with nobody else writing it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial

from ringside_manager.club.server.hosting import MOST_OPEN, Leagues
from ringside_manager.club.server.registry import Registry
from ringside_manager.errors import NoSaveError, RingsideError
from ringside_manager.language import say
from ringside_manager.office.advancing import due_at, hold_when_due
from ringside_manager.office.office import Office

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
