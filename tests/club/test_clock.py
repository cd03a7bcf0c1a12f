"""Nights of a server that are held by the clock: when the time has come, and once, whoever else is at it (C89)."""

from __future__ import annotations

import asyncio
import random
import subprocess
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from ringside_manager.campaign.many_places import Deadline
from ringside_manager.club.server.hosting import RETRY_SECONDS, Clock, Leagues
from ringside_manager.club.server.registry import Registry
from ringside_manager.office.office import Office
from ringside_manager.office.stores import open_store
from tests.club.served import Member, command, invitations, served, served_apart, token
from tests.office.clubs import PERSONS, club, founding
from tests.postgres import club_database, postgres

__all__ = ["club_database", "postgres"]

FRIDAY = datetime(2026, 10, 16, 20, tzinfo=UTC)
RHYTHM = Deadline(1, "2026-10-16T20:00", "UTC", 7)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "club.ringside"
    with club(path, founding(PERSONS, options={"tournament_night": "40"})) as office:
        office.set_deadline(RHYTHM, office.promoter)
    return path


def closed(path: Path) -> int:
    with Office.open(path, read_only=True) as office:
        assert office.check() == ()
        return office.books.closed


class Wall:
    """A clock on a wall that stands where it is put, and a server's that looks at it."""

    def __init__(self, folder: Path) -> None:
        self.now = FRIDAY - timedelta(minutes=1)
        self.warned: list[str] = []
        self.registry = Registry(folder)
        self.clock = Clock(self.registry, self.warned.append, self.time)

    def time(self) -> float:
        return self.now.timestamp()


def test_the_clock_holds_the_night_of_a_league_nobody_has_open(save: Path) -> None:
    async def evening() -> None:
        leagues, wall = Leagues(save.parent), Wall(save.parent)
        await leagues.get("club")
        await wall.clock.look(leagues)
        await leagues.put_away(idle=-1)
        assert not leagues.opened()
        await wall.clock.look(leagues)
        assert not leagues.opened()  # it need not be asked
        wall.now = FRIDAY
        await wall.clock.look(leagues)
        await wall.clock.look(leagues)
        assert wall.registry.dues() == {"club": (FRIDAY + timedelta(days=7)).timestamp()}
        assert [str(word) for word in wall.warned] == ["Night 1 of club was held by the clock."]
        await leagues.close()

    asyncio.run(evening())
    assert closed(save) == 1


def test_what_the_clock_cannot_hold_is_told_and_tried_again_later(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        leagues, wall = Leagues(save), Wall(save.parent)
        await leagues.get("club")
        wall.now = FRIDAY
        with monkeypatch.context() as broken:
            broken.setattr(Office, "hold_night", _busy)
            await wall.clock.look(leagues)
            await wall.clock.look(leagues)
        assert len(wall.warned) == 1
        await wall.clock.look(leagues)
        wall.now += timedelta(seconds=RETRY_SECONDS)
        await wall.clock.look(leagues)
        assert "was held" in wall.warned[-1]
        await leagues.close()

    asyncio.run(evening())
    assert closed(save) == 1


def _busy(office: Office, *_: object) -> None:
    office.party("Nobody")


def test_a_league_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def evening() -> None:
        leagues, wall = Leagues(tmp_path), Wall(tmp_path)
        wall.registry.note_due("gone", 1.0)
        await wall.clock.look(leagues)
        assert wall.registry.dues() == {}
        await leagues.close()

    asyncio.run(evening())


def test_several_processes_hold_a_night_once(
    club_database: str, save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(save.parent)
    with open_store(club_database) as store:
        store.put_in(save)

    async def evening() -> None:
        sides = [(Leagues(club_database), Wall(save.parent)) for _ in range(3)]
        for leagues, wall in sides:
            await leagues.get("club")
            await wall.clock.look(leagues)
            wall.now = FRIDAY + timedelta(days=16)  # three are overdue
        await asyncio.gather(*(wall.clock.look(leagues) for leagues, wall in sides))
        assert len([word for _, wall in sides for word in wall.warned if "was held" in word]) == 1
        for leagues, _ in sides:
            await leagues.close()

    asyncio.run(evening())
    with open_store(club_database) as store, store.open("club") as office:
        assert office.books.closed == 1
        assert office.check() == ()


@pytest.mark.slow
def test_servers_that_are_killed_at_the_deadline_hold_it_once(save: Path) -> None:
    dice = random.Random(5)
    for _ in range(12):
        with served_apart(save) as (_, process):  # the deadline has passed long ago
            killer = subprocess.Popen(
                ["sh", "-c", f"sleep {dice.uniform(0, 0.4):.2f}; kill -9 {process.pid}"]
            )
            killer.wait()
    with served_apart(save) as (address, _):
        _until(lambda: "Night 1 of" in Member(address).http.get("/l/club/").text)
    assert closed(save) == 1


def _until(true: Callable[[], bool]) -> None:
    for _ in range(200):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError("it never came")


def test_the_promoter_agrees_on_a_deadline_and_everybody_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    with club(path, founding(PERSONS, options={"tournament_night": "40"})):
        pass
    links = invitations(path, keeper="Ann", members=("Bob",))
    with served(path) as address:
        keeper, bob = Member(address), Member(address)
        keeper.take_seat(links["Ann"])
        bob.take_seat(links["Bob"])

        def agree(who: Member, at: str, zone: str = "Europe/Berlin", days: str = "7") -> str:
            page = who.http.get("/l/club/office")
            form = {"csrf": token(page), "command": command(page), "at": at, "zone": zone, "days": days}
            return who.http.post("/l/club/deadline", data=form).text

        told = "Orders for night 1 are taken until Friday, 2996-12-02 20:00 (Europe/Berlin)."
        assert told in agree(keeper, "2996-12-02T20:00")
        guest = Member(address).http.get("/l/club/").text
        assert told in guest
        assert 'datetime="2996-12-02T19:00:00+00:00"' in guest
        assert told in bob.http.get("/l/club/office").text
        assert "Only the promoter may do this" in agree(bob, "2996-12-02T20:00")
        assert "has passed already" in agree(keeper, "2006-12-02T20:00")
        assert "no time zone" in agree(keeper, "2996-12-02T20:00", "Mars/Olympus")
        assert "1 to 366 days" in agree(keeper, "2996-12-02T20:00", days="99999")
        assert told in Member(address).http.get("/l/club/").text
        assert "There is no deadline from here on." in agree(keeper, "")
        assert "are taken until" not in Member(address).http.get("/l/club/").text
