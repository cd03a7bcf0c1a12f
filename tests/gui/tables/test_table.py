"""The table as a person uses it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from ringside_manager.gui.look import LOOK
from ringside_manager.gui.place import Place
from ringside_manager.gui.settings import settings
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.tables.model import SortKey
from ringside_manager.gui.tables.shape import Chooser
from tests.gui.looking import unnamed
from tests.gui.tables.people import PEOPLE, Person, columns

Key = Qt.Key
Modifier = Qt.KeyboardModifier


def made(qtbot: QtBot, key: str = "people") -> Table[Person]:
    table = Table(key, columns(), lambda person: person.number, "Nobody is here yet.", None, ("Invite", list))
    table.set_title("People")
    table.resize(900, 400)
    qtbot.addWidget(table)
    table.show()
    return table


@pytest.fixture
def table(qtbot: QtBot) -> Table[Person]:
    filled = made(qtbot)
    filled.set_rows(PEOPLE)
    filled.view.setFocus()
    return filled


def shown(table: Table[Person]) -> list[int]:
    return [person.number for person in table.shown_rows]


def titles(table: Table[Person]) -> tuple[str, ...]:
    return table.sheet().headings


# selection --------------------------------------------------------------------------------------------


def test_selection_is_told_once(table: Table[Person], qtbot: QtBot) -> None:
    heard: list[object] = []
    table.selected_changed.connect(heard.append)
    assert table.select(3)
    table.set_rows(PEOPLE)
    assert heard == [PEOPLE[2]]
    assert table.selected() == PEOPLE[2]


def test_selection_stays_with_its_row(table: Table[Person]) -> None:
    table.select(3)
    table.sort_column(0)
    table.set_rows([Person(9, "Aaron", "UK", 1, 1, 1), *PEOPLE])
    selected = table.selected()
    assert selected.number == 3
    assert table.model.row(table.view.currentIndex().row()).number == 3


def test_a_row_that_is_gone_is_not_selected(table: Table[Person]) -> None:
    table.select(3)
    heard: list[object] = []
    table.selected_changed.connect(heard.append)
    table.set_rows(PEOPLE[:2])
    assert table.selected() is None
    assert heard == [None]


def test_several_rows(table: Table[Person], qtbot: QtBot) -> None:
    table.select(1)
    qtbot.keyClick(table.view, Key.Key_Down, Modifier.ShiftModifier)
    table.set_rows(list(reversed(PEOPLE)))
    assert [person.number for person in table.selected_rows()] == [2, 1]


def test_a_row_not_shown_cannot_be_selected(table: Table[Person]) -> None:
    table.filter(nation="de")
    assert not table.select(1)
    assert table.selected() is None


# keys -------------------------------------------------------------------------------------------------


def test_enter_opens_the_row(table: Table[Person], qtbot: QtBot) -> None:
    table.select(2)
    with qtbot.waitSignal(table.activated) as heard:
        qtbot.keyClick(table.view, Key.Key_Return)
    assert heard.args == [PEOPLE[1]]


def test_control_enter_follows_the_link_of_the_row(table: Table[Person], qtbot: QtBot) -> None:
    table.select(2)
    table.view.setCurrentIndex(table.model.index(1, 3))
    with qtbot.waitSignal(table.go) as heard:
        qtbot.keyClick(table.view, Key.Key_Return, Modifier.ControlModifier)
    assert heard.args == [Place("fighter", 2)]


def test_home_and_end_go_to_the_first_and_last_row(table: Table[Person], qtbot: QtBot) -> None:
    table.select(3)
    qtbot.keyClick(table.view, Key.Key_End)
    assert table.selected() == PEOPLE[4]
    qtbot.keyClick(table.view, Key.Key_Home)
    assert table.selected() == PEOPLE[0]


def test_typing_ahead_ignores_accents(table: Table[Person], qtbot: QtBot) -> None:
    table.select(1)
    qtbot.keyClicks(table.view, "eric")
    assert table.selected() == PEOPLE[1]


def test_control_and_arrows_choose_a_column_and_sort_by_it(table: Table[Person], qtbot: QtBot) -> None:
    table.select(1)
    here, keep = table.model.index(0, 0), QItemSelectionModel.SelectionFlag.NoUpdate
    table.view.selectionModel().setCurrentIndex(here, keep)  # a key another test held down would choose, too
    for _ in range(20):
        qtbot.keyClick(table.view, Key.Key_Right, Modifier.ControlModifier)
    last = table.view.currentIndex().column()
    assert last == max(at for at, column in enumerate(table.model.columns) if not column.hidden)
    qtbot.keyClick(table.view, Key.Key_Left, Modifier.ControlModifier)
    column = table.model.columns[last - 1]
    assert table.view.currentIndex().column() == last - 1
    assert table.selected() == PEOPLE[0]
    qtbot.keyClick(table.view, Key.Key_Down, Modifier.ControlModifier)
    assert table.model.sorting == (SortKey(column.key, descending=True),)
    downwards = shown(table)
    qtbot.keyClick(table.view, Key.Key_Up, Modifier.ControlModifier)
    assert table.model.sorting == (SortKey(column.key, descending=False),)
    assert shown(table) != downwards


def test_the_title_of_the_column_at_the_keys_is_marked(table: Table[Person], qtbot: QtBot) -> None:
    table.select(1)
    table.view.setFocus()
    qtbot.waitUntil(table.view.hasFocus)
    table.view.setCurrentIndex(table.model.index(0, 0))
    before = table.view.filters.grab().toImage()
    qtbot.keyClick(table.view, Key.Key_Right, Modifier.ControlModifier)
    assert table.view.filters.grab().toImage() != before


def test_sorting_by_keys(table: Table[Person], qtbot: QtBot) -> None:
    table.view.setCurrentIndex(table.model.index(0, 1))
    qtbot.keyClick(table.view, Key.Key_Return, Modifier.AltModifier)
    table.view.setCurrentIndex(table.model.index(0, 2))
    qtbot.keyClick(table.view, Key.Key_Return, Modifier.ShiftModifier)
    assert shown(table) == [3, 2, 4, 1, 5]


def test_control_f_filters_the_current_column_and_enter_returns(table: Table[Person], qtbot: QtBot) -> None:
    table.view.setCurrentIndex(table.model.index(0, 1))
    table.show_filter()
    field = table.view.filters.fields[1]
    assert field.isVisible()
    qtbot.keyClicks(field, "fr")
    assert shown(table) == [2, 4]
    assert table.bar.count.text() == "2 of 5"
    qtbot.keyClick(field, Key.Key_Escape)
    assert shown(table) == [1, 2, 3, 4, 5]


def test_f1_finds_the_rule_of_the_current_column(table: Table[Person]) -> None:
    table.view.setCurrentIndex(table.model.index(0, 2))
    assert table.view.property("rule") == "C32"
    table.view.setCurrentIndex(table.model.index(0, 1))
    assert not table.view.property("rule")


# mouse ------------------------------------------------------------------------------------------------


def test_a_click_on_the_words_of_a_link_follows_it(table: Table[Person], qtbot: QtBot) -> None:
    cell = table.view.visualRect(table.model.index(2, 0))
    with qtbot.waitSignal(table.go) as heard:
        qtbot.mouseClick(
            table.view.viewport(), Qt.MouseButton.LeftButton, pos=cell.topLeft() + QPoint(20, 10)
        )
    assert heard.args == [Place("fighter", 3)]


def test_a_click_beside_the_words_only_selects(table: Table[Person], qtbot: QtBot) -> None:
    cell = table.view.visualRect(table.model.index(2, 0))
    with qtbot.assertNotEmitted(table.go):
        qtbot.mouseClick(
            table.view.viewport(), Qt.MouseButton.LeftButton, pos=cell.topRight() + QPoint(-8, 10)
        )
    assert table.selected() == PEOPLE[2]


def test_a_double_click_opens(table: Table[Person], qtbot: QtBot) -> None:
    cell = table.view.visualRect(table.model.index(1, 1))
    with qtbot.waitSignal(table.activated) as heard:
        qtbot.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=cell.center())
        qtbot.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=cell.center())
    assert heard.args == [PEOPLE[1]]


def test_header_clicks_turn_the_order_and_take_it_away(table: Table[Person]) -> None:
    orders = []
    for _ in range(3):
        table.view.filters.sectionClicked.emit(2)
        orders.append(shown(table))
    assert orders == [[1, 3, 2, 5, 4], [5, 2, 3, 1, 4], [1, 2, 3, 4, 5]]


# filters ----------------------------------------------------------------------------------------------


def test_a_wrong_filter_is_told_and_changes_nothing(table: Table[Person], qtbot: QtBot) -> None:
    table.filter(wins=">10")
    before = shown(table)
    field = table.view.filters.fields[2]
    field.setText(">x")
    assert shown(table) == before
    assert ">x" in field.fault
    assert field.accessibleDescription() == field.fault
    field.setText(">50")
    assert field.fault == ""
    assert shown(table) == [1, 3]


def test_filters_compare_what_is_shown(table: Table[Person]) -> None:
    table.filter(purse=">1000")
    assert shown(table) == [1]
    table.filter(pop="4½")
    assert shown(table) == [2]


def test_search_goes_through_all_columns(table: Table[Person], qtbot: QtBot) -> None:
    qtbot.keyClicks(table.bar.search, "schm de")
    assert shown(table) == [3]


def test_empty_table_says_why_and_what_to_do(qtbot: QtBot) -> None:
    invited: list[int] = []
    table = Table(
        "none", columns(), lambda p: p.number, "Nobody.", None, ("Invite", lambda: invited.append(1))
    )
    qtbot.addWidget(table)
    table.show()
    buttons = {b.text(): b for b in table.findChildren(QPushButton) if b.isVisible()}
    assert list(buttons) == ["Invite"]
    buttons["Invite"].click()
    assert invited == [1]


def test_a_filter_that_hides_all_can_be_cleared(table: Table[Person]) -> None:
    table.filter(nation="zz")
    buttons = {b.text(): b for b in table.findChildren(QPushButton) if b.isVisible()}
    assert list(buttons) == ["Clear the filter"]
    buttons["Clear the filter"].click()
    assert shown(table) == [1, 2, 3, 4, 5]


def test_saved_filters(table: Table[Person], qtbot: QtBot) -> None:
    table.filter(nation="fr")
    table.save_filters("French & more")
    other = made(qtbot)
    other.set_rows(PEOPLE)
    other.use_filters("French & more")
    assert shown(other) == [2, 4]
    menu = QMenu()
    other.add_to(menu)
    assert "Filter: French && more" in [action.text() for action in menu.actions()]
    other.forget_filters("French & more")
    other.use_filters("French & more")
    assert shown(other) == [1, 2, 3, 4, 5]


# columns and memory -----------------------------------------------------------------------------------


def test_columns_are_remembered(table: Table[Person], qtbot: QtBot) -> None:
    assert titles(table) == ("Fighter", "Nation", "Wins", "POP", "Purse")
    table.view.filters.moveSection(0, 2)
    table._shape.set_shown("note", shown=True)
    table._shape.set_shown("pop", shown=False)
    table.sort_column(1)
    table.view.filters.resizeSection(0, 333)
    again = made(qtbot)
    again.set_rows(PEOPLE)
    assert titles(again) == ("Nation", "Wins", "Fighter", "Purse", "Note")
    assert shown(again) == [3, 2, 4, 1, 5]
    assert abs(again.view.filters.sectionSize(0) - 333) <= 2
    again.reset()
    assert titles(made(qtbot)) == ("Fighter", "Nation", "Wins", "POP", "Purse")


def test_the_last_column_cannot_be_hidden(table: Table[Person]) -> None:
    for column in columns():
        table._shape.set_shown(column.key, shown=False)
    assert len(titles(table)) == 1


@pytest.mark.parametrize(
    "nonsense",
    [{"order": 5, "hidden": [1, {}], "widths": {"name": "x"}, "sorting": [["name"], 3], "saved": []},
     {"order": ["gone", "pop", "pop"], "widths": {"name": -4}, "sorting": [["gone", True]]},
     {"hidden": ["name", "nation", "wins", "pop", "purse", "note"]}],
)  # fmt: skip
def test_nonsense_in_the_settings_is_left_aside(qtbot: QtBot, nonsense: dict[str, object]) -> None:
    settings().set_value("tables/people", nonsense)
    table = made(qtbot)
    table.set_rows(PEOPLE)
    assert shown(table) == [1, 2, 3, 4, 5]
    assert len(titles(table)) >= 1


def test_widths_follow_the_zoom(table: Table[Person]) -> None:
    table.view.filters.resizeSection(0, 200)
    LOOK.set_zoom(1.5)
    assert 270 <= table.view.filters.sectionSize(0) <= 330


def test_columns_spread_no_further_than_a_line_can_be_read(table: Table[Person]) -> None:
    table.resize(1400, 400)
    QApplication.processEvents()
    assert sum(table.view.filters.sectionSize(section) for section in range(5)) > 1300
    table.resize(2500, 400)
    QApplication.processEvents()
    assert sum(table.view.filters.sectionSize(section) for section in range(5)) <= 1500


def test_columns_of_words_give_way_before_a_scroll_bar_comes(table: Table[Person]) -> None:
    bar = table.view.horizontalScrollBar()
    wanted = sum(table._shape._wanted(section) for section in range(5))
    table.resize(wanted - 30, 400)
    QApplication.processEvents()
    assert bar.maximum() == 0
    table.resize(wanted // 2, 400)
    QApplication.processEvents()
    assert bar.maximum() > 0
    longest = table.view.fontMetrics().horizontalAdvance("Max Schmeling")
    assert longest < table.view.filters.sectionSize(0) < table._shape._wanted(0)


def test_short_words_are_not_cut_for_long_ones(qtbot: QtBot) -> None:
    both: tuple[Column[str], ...] = (
        Column("long", "Long", lambda text: text, width=60),
        Column("short", "Short", lambda _text: "the program", width=12),
    )
    table: Table[str] = Table("words", both, lambda text: text, "Nothing.")
    qtbot.addWidget(table)
    table.resize(500, 300)
    table.show()
    table.set_rows(["many words " * 12])
    QApplication.processEvents()
    assert table.view.horizontalScrollBar().maximum() == 0
    assert table.view.filters.sectionSize(1) >= table.view.fontMetrics().horizontalAdvance("the program") + 12


def test_figures_are_never_cut(qtbot: QtBot) -> None:
    columns: tuple[Column[int], ...] = (
        Column("name", "Name", lambda n: f"Somebody {n}", width=20),
        Column("sum", "Sum", lambda n: n, text=lambda n: f"−${n:,}.00", align="right", width=4),
    )
    table: Table[int] = Table("sums", columns, lambda n: n, "Nothing.")
    qtbot.addWidget(table)
    table.resize(260, 300)
    table.show()
    table.set_rows([5, 123_456_789, 7])
    QApplication.processEvents()
    wide = table.view.fontMetrics().horizontalAdvance("−$123,456,789.00") + 12
    assert table.view.filters.sectionSize(1) >= wide


def test_what_is_cut_off_is_told(table: Table[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _where, text, _view: told.append(text))
    table.view.filters.resizeSection(0, 50)
    for line, column in ((2, 0), (2, 1)):
        index = table.model.index(line, column)
        where = table.view.visualRect(index).center()
        event = QHelpEvent(QEvent.Type.ToolTip, where, table.view.viewport().mapToGlobal(where))
        QApplication.sendEvent(table.view.viewport(), event)
    assert told == ["Max Schmeling", ""]


def test_the_chooser_moves_and_hides(table: Table[Person], qtbot: QtBot) -> None:
    chooser = Chooser(table._shape.choices(), table)
    qtbot.addWidget(chooser)
    chooser.shift(1)
    chooser._list.item(0).setCheckState(Qt.CheckState.Unchecked)
    table._shape.choose(chooser.chosen())
    assert titles(table) == ("Fighter", "Wins", "POP", "Purse")


def test_the_first_order_of_a_page(table: Table[Person]) -> None:
    table.sort_first_by("name")
    assert shown(table) == [5, 2, 1, 4, 3]
    table.sort_column(2)
    assert shown(table)[0] == 1


# screen readers ---------------------------------------------------------------------------------------


def test_everything_has_a_name(table: Table[Person]) -> None:
    assert unnamed(table) == []


def test_comparing_numbers_in_the_search_says_where_it_is_understood(table: Table[Person]) -> None:
    before = table.bar.search.toolTip()
    table.bar.search.setText(">50")
    assert "filter row" in table.bar.search.toolTip()
    assert "filter row" in table.bar.search.accessibleDescription()
    table.bar.search.setText("schm")
    assert table.bar.search.toolTip() == before
