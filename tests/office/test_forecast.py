"""The rest of the campaign played many times: what a run is, what the runs add up to, when there is nothing to say."""

from __future__ import annotations

from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.chance import derive_seed
from ringside_manager.campaign.books import Books
from ringside_manager.errors import RuleError, UsageError
from ringside_manager.odds import compiled
from ringside_manager.office import forecasting
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.prospects import QUANTILES, Forecast
from ringside_manager.office.forecasting import Forecasting, Start, start_of
from tests.office.clubs import FOUR, PERSONS, club, founding
from tests.office.seasons import Season
from tests.slow import each

SEED = 1974


def played(nights: int, options: dict[str, str] | None = None) -> Season:
    season = Season(founding(FOUR, 3, options=options))
    season.hold(nights, 3)
    return season


def begun(season: Season, nights: int | None = None) -> Start:
    return start_of(season.books, {}, len(season.deeds), nights)


def forecast(season: Season, runs: int, executor: Executor | None = None) -> Forecast:
    forecasting = Forecasting(begun(season), season.books, SEED)
    told = list(forecasting.play(runs, executor))
    assert told == sorted(told)
    assert told[-1] == runs
    return forecasting.forecast()


@each("nights", [2, 10, 20])
def test_a_run_is_what_the_office_would_play(nights: int) -> None:
    """In the tournament, after it, with a champion: a run is a season of the league to the cent."""
    season = played(nights)
    (run,) = forecasting.play(begun(season, 12), SEED, range(5, 6))
    money = []
    for _ in range(12):
        season.hold(1, derive_seed(SEED, "forecast", 5))
        money.append(tuple(manager.balance_cents for manager in season.books.managers.values()))
    assert run.money_cents == tuple(money)
    assert run.champions == tuple(division.champion for division in season.books.divisions.values())


@pytest.mark.slow
@pytest.mark.timeout(600)  # compiles
def test_compiled_or_not_a_run_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    start = begun(played(30, {"corners": "expert"}))
    assert compiled.wait(registry.get("ringside"))
    fought = forecasting.play(start, SEED, range(1, 13))
    assert any(forecasting._boxing(start)._fights.values())
    monkeypatch.setattr(compiled, "fights", lambda *_: None)
    forecasting._boxing.cache_clear()
    assert forecasting.play(start, SEED, range(1, 13)) == fought


def test_nothing_but_time_depends_on_the_executor(monkeypatch: pytest.MonkeyPatch) -> None:
    season = played(50)
    monkeypatch.setattr(forecasting, "CHUNK_NIGHTS", 8)
    runs = 15
    alone = forecast(season, runs)
    with ExitStack() as stack:
        threads = stack.enter_context(ThreadPoolExecutor(2))
        processes = stack.enter_context(ProcessPoolExecutor(1))
        assert forecast(season, runs, threads) == alone
        assert forecast(season, runs, processes) == alone
    assert forecast(season, runs - 1) != alone


def test_chances_add_up_and_the_fan_opens() -> None:
    season = played(48)
    told = forecast(season, 20)
    assert (told.night, told.until, told.runs) == (48, 52, 20)
    for manager in told.managers:
        assert sum(chance.share for chance in manager.places) == pytest.approx(1)
        assert all(0 < chance.error < 0.25 for chance in manager.places)
        assert [fan.night for fan in manager.fans] == list(range(48, 53))
        assert set(manager.fans[0].cents) == {season.books.managers[manager.number].balance_cents}
        assert all(low <= high for fan in manager.fans for low, high in pairwise(fan.cents))
        assert all(before.cents[0] <= after.cents[0] for before, after in pairwise(manager.fans))
    assert sum(manager.places[0].share for manager in told.managers) >= 1  # equals share a place (C70)
    (title,) = told.titles
    assert sum(chance.share for _, chance in title.chances) == pytest.approx(1)
    assert {holder for holder, _ in title.chances} <= {*season.books.fighters, None}


def test_more_runs_narrow_it() -> None:
    season = played(50)
    few, many = forecast(season, 6), forecast(season, 60)
    assert all(many.managers[0].places[0].error < chance.error for chance in few.managers[0].places)
    middle = QUANTILES.index(0.5)
    assert sum(one.money.errors_cents[middle] for one in many.managers) < sum(
        one.money.errors_cents[middle] for one in few.managers
    )


def test_open_doors_betray_nothing_and_the_league_stays_as_it_is(tmp_path: Path) -> None:
    """The seed of a night whose doors are open decides its bouts; a forecast with it would tell their results."""
    path = tmp_path / "club.ringside"
    with club(path, founding(PERSONS), 8) as office:
        office.open_doors(NightOrder(7))
        before, entries = path.read_bytes(), len(office.entries)
        card = [bout.fighters for bout in office.books.bouts_of_night(9)]
        start = start_of(office.books, office.ring(), entries, 1)
        runs = forecasting.play(start, office.seed, range(1, 21))
        assert card
        assert len({run.money_cents for run in runs}) > 1
        assert (path.read_bytes(), len(office.entries), office.books.closed) == (before, entries, 8)


def test_nothing_is_left_to_forecast() -> None:
    over = played(6, {"nights": "6"})
    with pytest.raises(RuleError, match="is over") as refusal:
        begun(over)
    assert refusal.value.rule == "C70"
    with pytest.raises(UsageError, match="No manager has a fighter"):
        start_of(Books(), {}, 0)
    with pytest.raises(UsageError, match="1 night or more"):
        begun(played(2), 0)
    for runs in (0, forecasting.MOST_RUNS + 1):
        with pytest.raises(UsageError, match="number of runs"):
            next(Forecasting(begun(played(2)), played(2).books, 1).play(runs))
