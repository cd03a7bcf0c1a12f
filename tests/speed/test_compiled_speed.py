"""How fast compiled bouts are: Ali against Marciano over 12 rounds; figures are noted, no time is demanded."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter, process_time
from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.bout import SeededChance, registry
from ringside_manager.campaign.books import StableMethod
from ringside_manager.fighters.generation import generate_set
from ringside_manager.gui.matchmaker.chance import ChancesOfField, Samples
from ringside_manager.gui.session import Session
from ringside_manager.odds import Play, Policy, compiled, sample
from ringside_manager.office.founding import league_options
from ringside_manager.office.founding_script import Founding
from ringside_manager.office.office import Office
from tests.odds.reviewed import setup
from tests.office.clubs import hurry, seats
from tests.speed.conftest import Noting

pytestmark = [pytest.mark.speed, pytest.mark.timeout(600)]
BOUTS, TURNS = 20_000, 7
ENDINGS = ("/red corner", "/blue corner")
EXACT, FREE, TWO_THREADS, ODDS, COLUMN_MS = 60_000, 400_000, 1.7, 0.5, 300
"""Bouts a second on one core, of either stream; how much more two threads do; seconds of odds with 10,000 bouts; the
chances against 30 opponents, each with a standard error below a point.
"""


def fights(twin: Any, level: str) -> Any:
    bout = setup(12)
    engine = bout.engine
    state, _ = engine.start(bout.red, bout.blue, bout.terms, SeededChance(0), None)
    seated = [
        engine.plain_corner(SeededChance(0)) if level == "plain" else engine.corner_ai(SeededChance(0), level)
        for _ in range(2)
    ]
    return twin.prepared(state, seated)


def best(work: Callable[[], object], clock: Callable[[], float] = process_time) -> float:
    """The fewest seconds of some turns."""
    found = []
    for _ in range(TURNS):
        begun = clock()
        work()
        found.append(clock() - begun)
    return min(found)


@pytest.mark.parametrize("level", ["plain", "expert", "in_character"])
def test_compiled_bouts_on_one_core(level: str, twin: Any, figure: Noting) -> None:
    many, numbers = fights(twin, level), range(1, BOUTS + 1)
    exact = BOUTS / best(lambda: many.numbered("1/bout/", ENDINGS, numbers))
    figure(f"ringside compiled: {level}, by their seeds", exact, "bouts a second", EXACT)
    free = BOUTS / best(lambda: many.free(1, BOUTS))
    figure(f"ringside compiled: {level}, freely", free, "bouts a second", FREE)


def test_two_threads_fight_side_by_side(twin: Any, figure: Noting) -> None:
    many = fights(twin, "plain")
    halves = (range(1, BOUTS // 2), range(BOUTS // 2, BOUTS))
    one = best(lambda: [many.numbered("1/bout/", ENDINGS, half) for half in halves], perf_counter)
    with ThreadPoolExecutor(2) as threads:
        two = best(
            lambda: list(threads.map(lambda half: many.numbered("1/bout/", ENDINGS, half), halves)),
            perf_counter,
        )
    figure("ringside compiled: two threads against one", one / two, "times as fast", TWO_THREADS)


@pytest.mark.parametrize("play", [Policy.PLAIN, Policy.AI])
def test_odds_with_ten_thousand_bouts(
    play: Play, twin: Any, figure: Noting, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = registry.get("ringside")
    monkeypatch.setitem(compiled._makings, engine.twin, SimpleNamespace(module=twin))
    sample(setup(12), 1, 1, play)
    taken = best(lambda: sample(setup(12), 10_000, 1, play), perf_counter)
    figure(f"ringside compiled: odds with 10,000 bouts, {play}", taken, "s", ODDS)


def test_chances_against_thirty_opponents(
    twin: Any, figure: Noting, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, tmp_path: Path
) -> None:
    """From the question to the last answer, first with corners never looked at before, then with others of the kind."""
    monkeypatch.setitem(compiled._makings, registry.get("ringside").twin, SimpleNamespace(module=twin))
    chosen = league_options("ringside", StableMethod("dice"), 1, {"corners": "expert"})
    men = generate_set(31, 5).fighters
    names = ("Ann", *(f"ai:Manager {number}" for number in range(2, 32)))
    founding = Founding("Column", "ringside", "rolled", men, seats(names), "", chosen, 7)
    path = tmp_path / "column.ringside"
    with Office.found(path, founding) as office:
        hurry(office)
    session = Session.open(path)
    mine, *others = sorted(session.books.fighters)
    for words, rounds in (("corners new", 12), ("corners known", 11)):
        field = ChancesOfField(session, Samples(session), session)
        field.ask({other: (mine, other, session.books.closed + 6, rounds) for other in others})
        begun = perf_counter()
        with qtbot.waitSignal(field.settled, timeout=60_000):
            field.go_on()
        taken = 1000 * (perf_counter() - begun)
        field.stop()
        assert all(field._asked[other].odds.chance_error <= 0.01 for other in others)
        figure(f"ringside compiled: chances against 30 opponents, {words}", taken, "ms", COLUMN_MS)
    session.wait()
    session.close()
