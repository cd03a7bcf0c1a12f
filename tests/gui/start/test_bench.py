"""Trying house rules in the window: what is chosen, what is told while leagues are played, and the way into a league."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ringside_manager import charts
from ringside_manager.campaign.house_packs import HousePack
from ringside_manager.gui.start import StartPage, bench
from ringside_manager.gui.start.assistant import NewLeague
from ringside_manager.gui.start.bench import BenchDialog
from ringside_manager.office.house_rules import shipped
from tests.gui.looking import unnamed

pytestmark = pytest.mark.usefixtures("undressed")


class Nobody:
    """No other processes."""

    def executor(self) -> Executor | None:
        return None


@pytest.fixture
def dialog(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[BenchDialog]:
    monkeypatch.setattr(bench, "pool", Nobody)
    monkeypatch.setattr(bench, "OFTEN", 0.0)
    charts.load()
    made = BenchDialog()
    qtbot.addWidget(made)
    made.show()
    for part, value in ((made.leagues, 2), (made.seasons, 1), (made.managers, 2), (made.stable, 3)):
        part.setValue(value)
    yield made
    made.close()


def column_of(dialog: BenchDialog, place: int) -> list[str]:
    figures = dialog.figures
    return [figures.topLevelItem(turn).text(place) for turn in range(figures.topLevelItemCount())]


def test_what_two_packs_come_to_stands_side_by_side(dialog: BenchDialog, qtbot: QtBot) -> None:
    assert "lays side by side" in dialog.empty.text.text()
    assert not unnamed(dialog)
    dialog.play.click()
    qtbot.waitUntil(lambda: dialog.shown is not None and not dialog.is_working, timeout=60_000)
    assert dialog.said.text() == "From 2 leagues under each pack."
    head = dialog.figures.headerItem()
    assert [head.text(place) for place in range(3)] == ["Figure", "By the book", "Even purses"]
    names, book, even = (column_of(dialog, place) for place in range(3))
    assert names[0] == "Purses paid in title bouts"
    assert "±" in book[0]
    assert book != even
    assert dialog.panel.chart is not None
    assert [row[0] for row in dialog.panel.chart.data().rows] == ["By the book", "Even purses"]
    assert "By the book, season 1" in dialog.panel.chart.summary


def test_it_can_be_stopped_and_says_what_was_played(dialog: BenchDialog, qtbot: QtBot) -> None:
    dialog.leagues.setValue(10_000)
    dialog.play.click()
    qtbot.waitUntil(lambda: dialog.shown is not None, timeout=60_000)
    assert dialog.said.text().endswith("so far…")
    dialog.halt.click()
    qtbot.waitUntil(lambda: not dialog.is_working, timeout=60_000)
    assert dialog.figures.topLevelItemCount()


def test_a_first_look_is_told_before_whole_leagues_are_played(dialog: BenchDialog, qtbot: QtBot) -> None:
    """One season of one league answers within a second; what was asked for follows."""
    dialog.leagues.setValue(10_000)
    dialog.seasons.setValue(3)
    dialog.play.click()
    qtbot.waitUntil(lambda: dialog.shown is not None, timeout=60_000)
    assert dialog.said.text() == "A first look: one season of one league…"
    assert dialog.shown is not None
    looked, figures = dialog.shown
    assert (looked.leagues, looked.seasons) == (1, 1)
    assert any(figures)
    dialog.halt.click()


def test_the_chart_is_whole_at_1280_by_800(dialog: BenchDialog, qtbot: QtBot) -> None:
    dialog.play.click()
    qtbot.waitUntil(lambda: dialog.shown is not None and not dialog.is_working, timeout=60_000)
    body = dialog.panel.mapTo(dialog, dialog.panel.rect().bottomLeft()).y()
    assert body < dialog.go_on.mapTo(dialog, dialog.go_on.rect().topLeft()).y()
    least = dialog.layout()
    assert least is not None
    assert least.totalMinimumSize().height() <= 640
    assert least.totalMinimumHeightForWidth(1120) <= 640


def test_without_a_pack_nothing_can_be_played(dialog: BenchDialog) -> None:
    for place in range(dialog.packs.count()):
        dialog.packs.item(place).setCheckState(Qt.CheckState.Unchecked)
    assert not dialog.play.isEnabled()
    assert dialog.why.text() == "Tick a pack to play."


def test_a_pack_goes_into_a_new_league(dialog: BenchDialog, qtbot: QtBot) -> None:
    wanted: list[HousePack] = []
    dialog.league_wanted.connect(wanted.append)
    dialog.found.setCurrentIndex(1)
    dialog.go_on.click()
    assert [pack.name for pack in wanted] == ["even_purses"]
    assert dialog.isHidden()
    page = StartPage()
    qtbot.addWidget(page)
    page.new_league(pack=wanted[0])
    assert isinstance(page.assistant, NewLeague)
    assert page.assistant.plan.pack == shipped("even_purses")
    page.assistant.reject()
