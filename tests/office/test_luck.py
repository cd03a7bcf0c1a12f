"""What bouts were worth before the bell, and the luck of managers and seasons."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from math import isclose, sqrt
from pathlib import Path

import pytest

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutBook, BoutState
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.office import forecasting
from ringside_manager.office.facts.luck import Worth, bout_luck, luck_of
from ringside_manager.office.forecasting import Weighing, tasks_of
from ringside_manager.office.office import Office
from tests.office.clubs import club, founding


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Office:
    with club(tmp_path_factory.mktemp("luck") / "club.ringside", founding(), 20) as office:
        yield office


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is known of any bout, and little is boxed to know it."""
    monkeypatch.setattr(forecasting, "_samples", {})
    monkeypatch.setattr(forecasting, "STEPS", (8, 8))


def weighed(office: Office, executor: ThreadPoolExecutor | None = None) -> dict[int, Worth]:
    begun = Weighing(tasks_of(office.books, office.entries))
    steps = list(begun.weigh(executor))
    assert steps == list(range(1, begun.total + 1))
    return begun.worths


def test_nothing_is_won_that_nobody_loses(played: Office) -> None:
    books = played.books
    luck = luck_of(books, weighed(played))
    bouts = [bout for bout in books.bouts.values() if bout.state is BoutState.FOUGHT]
    assert (luck.weighed, luck.left_out) == (len(bouts), 0)
    assert sum(one.bouts for one in luck.managers) == 2 * len(bouts)
    assert isclose(sum(one.results.worth for one in luck.managers), len(bouts))
    assert isclose(sum(one.results.luck for one in luck.managers), 0, abs_tol=1e-9)
    paid = sum(sum(bout.shares_cents) for bout in bouts)
    assert sum(one.money_cents.actual for one in luck.managers) == paid
    assert isclose(sum(one.money_cents.worth for one in luck.managers), paid, rel_tol=0.05)
    assert 0 < luck.upsets[0].chance < 0.5


def test_seasons_add_up_to_the_campaign(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(options={"nights": "60"}), 54) as office:
        worths = weighed(office)
        whole, *seasons = (luck_of(office.books, worths, season) for season in (0, 1, 2))
    for one in whole.managers:
        parts = [next(m for m in season.managers if m.number == one.number) for season in seasons]
        assert isclose(sum(part.results.luck for part in parts), one.results.luck, abs_tol=1e-9)
        assert isclose(sum(part.money_cents.variance for part in parts), one.money_cents.variance)
        assert sum(part.bouts for part in parts) == one.bouts


def test_it_does_not_depend_on_where_or_in_what_steps_it_is_worked_out(
    played: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = weighed(played)
    forecasting._samples.clear()
    monkeypatch.setattr(forecasting, "STEPS", (3, 13))
    with ThreadPoolExecutor(2) as threads:
        assert weighed(played, threads) == at_once


def test_what_is_known_is_not_boxed_again(played: Office) -> None:
    first = weighed(played)
    boxed: list[int] = []
    again = Weighing(tasks_of(played.books, played.entries))
    list(again.weigh(progress=boxed.append))
    assert (again.worths, boxed) == (first, [])


def test_a_bout_nobody_can_weigh_is_left_out(played: Office) -> None:
    tasks = tasks_of(played.books, played.entries)
    unknown = tasks[0]._replace(record=tasks[0].record.replace('"engine":"ringside"', '"engine":"nobody\'s"'))
    begun = Weighing([unknown, *tasks[1:]])
    list(begun.weigh())
    luck = luck_of(played.books, begun.worths)
    assert (luck.weighed, luck.left_out) == (len(tasks) - 1, 1)


def page(winner: str, managers: tuple[int, int] = (1, 2)) -> BoutBook:
    """A bout at the Pits between men of POP 0, both at 30 per cent: $70 and $30, a draw $50 each."""
    corner = {"red": RED, "blue": BLUE, "": None}[winner]
    purse = {"red": (70, 30), "blue": (30, 70), "": (50, 50)}[winner]
    method = Method.DRAW if corner is None else Method.DEC
    return BoutBook(
        9, 1, 11, 12, Arena.PITS, 5, False, False, "ringside", state=BoutState.FOUGHT,
        outcome=Outcome(method, corner, 5, 18, *[(0, 0)] * 5), managers=managers, percentages=(30, 30),
        purses_dollars=purse, shares_cents=(30 * purse[0], 30 * purse[1]), pop_changes_half=(2, -1),
    )  # fmt: skip


def test_a_bout_by_hand() -> None:
    worth = Worth(100, (60, 20, 20), (0.5, -0.25))
    mine = bout_luck(BY_THE_BOOK.arenas, page("red"), worth, 1)
    assert (mine.results.actual, mine.results.worth) == (1.0, pytest.approx(0.7))
    assert mine.results.variance == pytest.approx(0.6 * 0.09 + 0.2 * 0.04 + 0.2 * 0.49)
    assert mine.money_cents.worth == pytest.approx(30 * (0.6 * 70 + 0.2 * 50 + 0.2 * 30))
    assert mine.money_cents.luck == pytest.approx(30 * 12)
    assert mine.pop_half.luck == pytest.approx(1.5)
    assert mine.results.error == pytest.approx(1.96 * sqrt(mine.results.variance / 100), rel=1e-3)
    assert bout_luck(BY_THE_BOOK.arenas, page(""), worth, 2).results.luck == pytest.approx(0.5 - 0.3)


def test_who_brings_what_was_certain_had_no_luck() -> None:
    sure = bout_luck(BY_THE_BOOK.arenas, page("red"), Worth(100, (100, 0, 0), (2.0, -1.0)), 1)
    assert (sure.results.luck, sure.money_cents.luck, sure.pop_half.luck) == (0, 0, 0)
    assert (sure.results.deviations, sure.results.rarity) == (None, 1.0)
    at_home = bout_luck(BY_THE_BOOK.arenas, page("blue", (1, 1)), Worth(100, (60, 20, 20), (0.0, 0.0)), 1)
    assert (at_home.sides, at_home.results.luck, at_home.results.variance) == (2, 0, 0)
    assert at_home.money_cents.luck == 0
