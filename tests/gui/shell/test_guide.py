"""Help for newcomers: the hints point at what is really there, can be left and resumed; what to do now is what the office says."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.orders import AcceptOffer
from ringside_manager.gui.pages.office.words import headline
from ringside_manager.gui.place import COMMAND, Place
from ringside_manager.gui.settings import Settings, settings, use_settings
from ringside_manager.gui.shell.guide import STOPS, FirstEvening, WhatNow
from ringside_manager.gui.widgets import plain_label
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.facts.inbox import open_decisions
from ringside_manager.office.founding_script import Founding
from ringside_manager.office.office import Office
from ringside_manager.office.stores import SAMPLE_NAME
from tests.gui.conftest import league_window
from tests.gui.looking import unnamed
from tests.gui.offers import offer_to, order

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def window(league_path: Path) -> Iterator[MainWindow]:
    with league_window(league_path) as made:
        yield made


@pytest.mark.usefixtures("dressed")
def test_every_hint_stands_beside_what_it_points_at(window: MainWindow, qtbot: QtBot) -> None:
    evening = window.evening
    evening.begin()
    for number, stop in enumerate(STOPS):
        qtbot.waitUntil(lambda: evening.target() is not None)
        evening.look()
        assert evening.at == number
        assert evening.hint.title.text() == stop.title()
        assert not evening.mark.isHidden(), stop
        assert window.rect().contains(evening.hint.geometry())
        shown = evening.hint.text
        assert shown.height() >= shown.heightForWidth(shown.width()), stop
        qtbot.keyClick(evening.hint, Qt.Key.Key_Right)
    assert not evening.is_on
    assert evening.hint.isHidden()
    assert window.desk.view.page.place.page == "office", (
        "who has seen all hints is back where the evening begins"
    )


def test_no_hint_stands_over_a_bout(window: MainWindow) -> None:
    desk, evening = window.desk, window.evening
    assert desk is not None
    bout = next(bout.number for bout in desk.session.books.bouts.values() if bout.is_over)
    evening.begin()
    for place, is_seen in ((Place("ring", bout), False), (Place("office"), True)):
        desk.go(place)
        evening.look()
        assert evening.hint.isVisible() is is_seen


def test_the_evening_is_left_by_a_key_and_gone_on_with_at_the_same_hint(
    window: MainWindow, qtbot: QtBot
) -> None:
    evening = window.evening
    evening.begin()
    evening.hint.on.click()
    evening.hint.on.click()
    qtbot.keyClick(evening.hint, Qt.Key.Key_Escape)
    assert (evening.is_on, evening.hint.isVisible(), evening.mark.isVisible()) == (False, False, False)
    assert settings().value("evening/hint", 0) == 2
    window.actions_.actions["first evening"].trigger()
    assert (evening.is_on, evening.hint.title.text()) == (True, "Your fighters")
    assert unnamed(evening.hint) == []
    settings().set_value("evening/hint", 900)
    assert FirstEvening(window, lambda: window.desk, {}).at == len(STOPS) - 1


@pytest.mark.parametrize(("name", "greeted"), [(SAMPLE_NAME, True), ("Friday Club", False)])
def test_the_sample_league_greets_a_newcomer_once(
    founding: Founding, tmp_path: Path, name: str, greeted: bool
) -> None:
    use_settings(Settings(None))
    Office.found(tmp_path / "new.ringside", replace(founding, name=name)).close()
    for time in range(2):
        path = Path(shutil.copy(tmp_path / "new.ringside", tmp_path / f"{time}.ringside"))
        with league_window(path) as window:
            found = window.findChild(FirstEvening)
            assert (found is not None and found.is_on) is (greeted and time == 0)


def test_what_to_do_now_is_what_the_office_says(window: MainWindow, qtbot: QtBot) -> None:
    desk = window.desk
    assert desk is not None
    dialog = WhatNow(window.desk, window)
    qtbot.addWidget(dialog)
    buttons = [button.text() for button in dialog.findChildren(QPushButton)]
    assert buttons[0] == desk.advancer.label()
    told = " ".join(label.text() for label in dialog.findChildren(type(plain_label())))
    books, viewer = desk.session.books, desk.session.viewer
    assert viewer is not None
    assert all(headline(books, entry).rstrip(".") in told for entry in open_decisions(books, viewer)[:5])
    with qtbot.waitSignal(dialog.go) as asked:
        dialog.findChildren(QPushButton)[0].click()
    assert asked.args == [Place(COMMAND, part="continue")]


def test_without_a_league_there_are_three_ways_to_begin(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    dialog = WhatNow(window.desk, window)
    texts = [button.text() for button in dialog.findChildren(QPushButton)]
    assert texts == ["Open the sample league", "New league…", "Exhibition bout…", "Close"]


def test_the_hint_of_the_fight_night_shows_a_bill_with_bouts(window: MainWindow) -> None:
    desk, evening = window.desk, window.evening
    assert desk is not None
    session = desk.session
    ann, ben = session.persons
    offer_to(session, ben, ann)
    [number] = [one.number for one in session.books.offers.values() if one.note]
    order(session, ben, AcceptOffer(number))
    evening.at = next(number for number, stop in enumerate(STOPS) if stop.page == "night")
    evening.begin()
    assert desk.view.page is not None
    assert desk.view.page.place.number == session.books.closed + 5
