"""The page of charts: choosing from the list, of whom, and coming by a link."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from ringside_manager import charts
from ringside_manager.gui.charts import About
from ringside_manager.gui.charts.league_charts import CHARTS
from ringside_manager.gui.charts.panel import PersonChooser
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.pages import page_of
from ringside_manager.gui.pages.charts_page import KEY, ChartsPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from tests.slow import each


@pytest.fixture
def page(qtbot, session: Session):
    """The page, going where it asks to, as the window would let it."""
    charts.load()
    made = page_of("charts", session)
    made.go.connect(made.show_place)
    qtbot.addWidget(made)
    made.resize(1000, 640)
    made.show_place(Place("charts"))
    made.show()
    return made


def choose(page: ChartsPage, key: str) -> None:
    rows = range(page.list.count())
    page.list.setCurrentRow(next(row for row in rows if page.list.item(row).data(KEY) == key))


def test_it_begins_with_the_race_for_money(page: ChartsPage):
    assert page.panel.chart.kind == "money"
    assert page.title() == "The race for money"
    assert page.list.currentItem().text() == "Race for money"


@each("entry", CHARTS)
def test_every_chart_of_the_list_is_shown_with_its_choosers_in_any_window(page: ChartsPage, entry, qtbot):
    choose(page, entry.key)
    assert page.entry is entry
    assert not page.panel.chart.is_empty
    assert page.fighter.isVisible() is (entry.about in {About.FIGHTER, About.PAIR})
    assert page.other.isVisible() is (entry.about is About.PAIR)
    assert page.manager.isVisible() is (entry.about is About.MANAGER)
    assert not page.division.isVisible()
    assert page.panel.canvas.marks
    page.resize(700, 480)
    assert (page.width(), page.height()) == (700, 480)
    assert page.minimumSizeHint().width() <= 700


def test_help_opens_the_rule_behind_the_chart(page: ChartsPage, qtbot):
    choose(page, "ranking")
    page.panel.canvas.setFocus()
    qtbot.waitUntil(page.panel.canvas.hasFocus)
    assert page.focus_rule() == "C32"


def test_the_heads_of_groups_cannot_be_chosen(page: ChartsPage, qtbot):
    flags = [
        page.list.item(row).flags() for row in range(page.list.count()) if not page.list.item(row).data(KEY)
    ]
    assert len(flags) == 3
    assert set(flags) == {Qt.ItemFlag.NoItemFlags}
    page.list.setFocus()
    for _ in range(6):
        qtbot.keyClick(page.list, Qt.Key.Key_Down)
    assert page.entry.key == "career"


def test_a_link_shows_the_chart_it_names(page: ChartsPage, session: Session):
    fighter = list(session.books.fighters.values())[5]
    page.show_place(Place("charts", fighter.number, "earnings"))
    assert page.panel.chart.kind == "earnings"
    assert fighter.name in page.title()
    assert page.fighter.number() == fighter.number
    manager = list(session.books.managers.values())[2]
    page.show_place(Place("charts", manager.number, "manager"))
    assert manager.name in page.title()
    choose(page, "career")
    assert fighter.name in page.title()


def test_a_link_to_nobody_shows_the_first(page: ChartsPage):
    page.show_place(Place("charts", 999_999, "career"))
    assert page.fighter.currentIndex() == 0
    assert page.fighter.currentText() in page.title()


def test_the_champion_is_offered_first_and_everybody_is(page: ChartsPage, session: Session):
    choose(page, "career")
    champion = next(f for f in session.books.fighters.values() if f.rank == 0)
    assert page.fighter.itemText(0) == champion.name
    assert page.fighter.count() == len(session.books.fighters)


def test_a_fighter_is_found_by_typing_his_name(page: ChartsPage, session: Session, qtbot):
    choose(page, "career")
    fighter = list(session.books.fighters.values())[7]
    edit = page.fighter.lineEdit()
    edit.selectAll()
    qtbot.keyClicks(edit, fighter.name.upper())
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert fighter.name in page.title()
    assert page.place == Place("charts", fighter.number, "career")


def test_what_names_nobody_is_taken_back(page: ChartsPage, qtbot):
    choose(page, "career")
    before = page.fighter.currentText()
    edit = page.fighter.lineEdit()
    edit.selectAll()
    qtbot.keyClicks(edit, "nobody at all")
    edit.editingFinished.emit()
    assert page.fighter.currentText() == before
    assert before in page.title()


def test_two_men_are_compared(page: ChartsPage, session: Session):
    choose(page, "ratings")
    assert len(page.panel.chart.men) == 1
    page.other.setCurrentIndex(3)
    page.other.activated.emit(3)
    assert [name for _, name in page.panel.chart.men] == [
        page.fighter.currentText(),
        page.other.currentText(),
    ]
    page.other.activated.emit(0)
    assert len(page.panel.chart.men) == 1


def test_marks_lead_to_what_they_stand_for(page: ChartsPage, qtbot):
    choose(page, "career")
    page.go.disconnect(page.show_place)
    qtbot.keyClick(page.panel.canvas, Qt.Key.Key_Right)
    with qtbot.waitSignal(page.go) as gone:
        qtbot.keyClick(page.panel.canvas, Qt.Key.Key_Return)
    assert gone.args == [Place("bout", page.panel.chart.bouts[0].key.number)]


def test_a_list_of_people_keeps_who_is_chosen(qtbot):
    chooser = PersonChooser("Somebody")
    qtbot.addWidget(chooser)
    chooser.set_people([(3, "Ann"), (7, "Ben")], 7)
    assert (chooser.number(), chooser.currentText()) == (7, "Ben")
    chooser.set_people([(3, "Ann"), (7, "Ben"), (9, "Cy")], 7)
    assert chooser.number() == 7
    chooser.set_number(1)
    assert chooser.number() == 0
    assert chooser.accessibleName() == "Somebody"


def test_the_list_grows_with_the_letters(page: ChartsPage):
    before = page.list.item(1).sizeHint().height()
    LOOK.set_zoom(2.0)
    assert page.list.item(1).sizeHint().height() == 2 * before
    LOOK.set_zoom(1.0)
