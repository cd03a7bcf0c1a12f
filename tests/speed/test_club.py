"""A server under its members: how long they wait, what a thousand leagues take, how long a full night takes."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import time
from collections.abc import Awaitable
from pathlib import Path

import httpx
import pytest

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import StableMethod
from ringside_manager.campaign.many_places import Role
from ringside_manager.campaign.orders import MakeBout
from ringside_manager.club.server.registry import Registry, Seat
from ringside_manager.fighters.sets import load_set
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.founding import league_options
from ringside_manager.office.founding_script import Founding
from ringside_manager.office.office import Office
from tests.club.served import command, served_apart, token
from tests.office.clubs import club, founding, seats
from tests.speed.conftest import Noting

pytestmark = [pytest.mark.speed, pytest.mark.timeout(1_200)]
LEAGUES, MEMBERS, ROUNDS = 10, 200, 5
NAMES = ("Ann", "Bob", "Cleo", "Dan")
THINKING_SECONDS = 4.0


def test_two_hundred_members_read_and_hand_in(tmp_path: Path, figure: Noting) -> None:
    save = tmp_path / "first.ringside"
    with club(save, founding(NAMES, promoter="Max"), 0) as office:
        men = {
            name: office.books.fighters[
                next(iter(office.books.managers[office.party(name).manager or 0].stable))
            ].name
            for name in NAMES
        }
    for number in range(LEAGUES):
        shutil.copy(save, tmp_path / f"league{number}.ringside")
    save.unlink()
    registry = Registry(tmp_path)
    sessions = [
        (Seat(f"league{place % LEAGUES}", NAMES[place // LEAGUES % len(NAMES)], Role.MEMBER))
        for place in range(MEMBERS)
    ]
    words = [(seat, registry.open_session(seat)) for seat in sessions]
    waited: list[float] = []
    taken: list[int] = []
    with served_apart(tmp_path) as (address, _):
        asyncio.run(_all(address, words, men, waited, taken))
    waited.sort()
    figure("200 members: a request, 95 of 100 within", 1000 * waited[int(len(waited) * 0.95)], aim=150)
    figure("200 members: a request, half within", 1000 * waited[len(waited) // 2])
    kept = 0
    for number in range(LEAGUES):
        with Office.open(tmp_path / f"league{number}.ringside", read_only=True) as office:
            kept += sum(entry.deed.kind == "plan_sealed" for entry in office.entries)
    assert kept == len(taken) == MEMBERS * ROUNDS


async def _all(
    address: str, words: list[tuple[Seat, str]], men: dict[str, str], waited: list[float], taken: list[int]
) -> None:
    await asyncio.gather(*(_member(address, seat, word, men, waited, taken) for seat, word in words))


async def _member(
    address: str, seat: Seat, word: str, men: dict[str, str], waited: list[float], taken: list[int]
) -> None:
    dice = random.Random(word)
    await asyncio.sleep(dice.uniform(0, THINKING_SECONDS))
    async with httpx.AsyncClient(
        base_url=address,
        cookies={"ringside": word},
        timeout=60,
        verify=False,  # reading certificates would hold up everybody who waits
    ) as browser:
        for turn in range(ROUNDS):
            page = await _timed(waited, browser.get(f"/l/{seat.league}/office"))
            await asyncio.sleep(dice.uniform(0, THINKING_SECONDS))
            await _timed(waited, browser.get(f"/l/{seat.league}/tables"))
            form = {
                "csrf": token(page),
                "command": command(page),
                "order": "fight_plan",
                "fighter": men[seat.name],
            }
            form["plan"] = f"name: {word[:8]} {turn}\norders:\n  - {{request: rush, choose: hold}}\n"
            told = await _timed(waited, browser.post(f"/l/{seat.league}/orders", data=form))
            assert told.status_code == 200, told.text
            taken.append(turn)
            await asyncio.sleep(dice.uniform(0, THINKING_SECONDS))


async def _timed(waited: list[float], asked: Awaitable[httpx.Response]) -> httpx.Response:
    begun = time.perf_counter()
    answer = await asked
    waited.append(time.perf_counter() - begun)
    return answer


def test_a_thousand_leagues_lie_idle(tmp_path: Path, figure: Noting) -> None:
    save = tmp_path / "first.ringside"
    with club(save, founding(), 4):
        pass
    for number in range(1_000):
        shutil.copy(save, tmp_path / f"league{number}.ringside")
    with served_apart(tmp_path, "--unsealed") as (address, process):
        status = Path(f"/proc/{process.pid}/status")
        with httpx.Client(base_url=address, timeout=60) as browser:
            begun = time.perf_counter()
            for number in range(0, 1_000, 5):
                assert browser.get(f"/l/league{number}/").status_code == 200
            figure("a league opened and its front page", 1000 * (time.perf_counter() - begun) / 200)
        held = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
        assert held is not None
        figure("1,000 leagues, 200 of them opened: memory", int(held[1]) / 1024, "MB", aim=1_000)


def test_a_night_of_twenty_bouts(tmp_path: Path, figure: Noting) -> None:
    fighters = load_set("all_time_heavyweights").fighters
    chosen = league_options("ringside", StableMethod.DICE, 12, {"tournament_night": "40"})
    names = tuple(f"ai:{name}" for name in ("Ada", "Ben", "Cleo", "Dan"))
    founded = Founding("Club", "ringside", "all_time_heavyweights", fighters, seats(names), "Max", chosen, 7)
    path = tmp_path / "club.ringside"
    with Office.found(path, founded) as office:
        office.club.seal(office.promoter)
        men = [
            number for number in office.books.fighters if office.books.fighters[number].manager is not None
        ]
        half = len(men) // 2
        made = 0
        for red, blue in zip(men[:half], men[half:], strict=False):
            if made < 20:
                office.hand_in(MakeBout(1, red, blue, Arena.PITS), office.promoter)
                made += 1
        begun = time.perf_counter()
        office.hold_night(NightOrder(0))
        figure("a sealed night of 20 bouts and more", 1000 * (time.perf_counter() - begun), aim=1_000)
        assert sum(bout.outcome is not None for bout in office.books.bouts.values()) >= 20
