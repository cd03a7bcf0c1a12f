"""The page of the forecast: what it says before, while and after the campaign is played on, and that it forgets in time."""

from __future__ import annotations

from concurrent.futures import Executor

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager import charts
from ringside_manager.gui.pages import forecast
from ringside_manager.gui.pages.forecast import ForecastPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.words import percent
from ringside_manager.office.docket import NightOrder

pytestmark = pytest.mark.usefixtures("undressed")

RUNS = 3


class Nobody:
    """No other processes."""

    def executor(self) -> Executor | None:
        return None


@pytest.fixture
def page(session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> ForecastPage:
    monkeypatch.setattr(forecast, "DEFAULT_RUNS", RUNS)
    monkeypatch.setattr(forecast, "pool", Nobody)
    monkeypatch.setattr(forecast, "OFTEN", 0.0)
    charts.load()
    made = ForecastPage(session)
    qtbot.addWidget(made)
    made.resize(1040, 680)
    made.show_place(Place("forecast"))
    made.show()
    return made


def test_it_narrows_and_stays_until_the_league_is_another(page: ForecastPage, qtbot: QtBot) -> None:
    books = page.session.books
    assert "nights 25 to 104" in page.empty.text.text()
    told: list[int] = []
    page.work.told.connect(lambda some: told.append(some.runs))
    page.empty.act.click()
    qtbot.waitUntil(page.play.isVisible)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (1, RUNS)
    assert page.said.text() == f"From {RUNS} runs."
    assert [row.name for row in page.places.rows] == [one.name for one in page.played.managers]
    column = next(one for one in page.places.model.columns if one.key == "place0")
    assert column.shown(page.places.rows[0]) == percent(page.played.managers[0].places[0])
    assert {holder for _, holder, _ in page.titles.rows} <= {*books.fighters, None}
    chart = page.panel.chart
    assert chart is not None
    assert [runner.name for runner in chart.runners] == [manager.name for manager in books.managers.values()]
    assert len(chart.data().rows) == 4 * (1 + 104 - 24)

    page.manager.chosen.emit(page.played.managers[1].number)
    assert page.panel.chart.about.number == page.played.managers[1].number
    page.show_place(Place("forecast"))
    assert page.played is not None

    page.session.do("a night", lambda office, _: office.hold_night(NightOrder(1)))
    page.session.wait()
    page.refresh()
    assert page.played is None
    assert "nights 26 to 104" in page.empty.text.text()


def test_stopped_it_keeps_what_was_played(
    page: ForecastPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forecast, "DEFAULT_RUNS", 10_000)
    page.begin()
    qtbot.waitUntil(lambda: page.played is not None)
    page.halt.click()
    qtbot.waitUntil(page.play.isVisible)
    assert page.played.runs < 10_000
    assert "so far" not in page.said.text()
