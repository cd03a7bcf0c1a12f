"""A chart in the window: seen, pointed at, walked by keys, opened, tabulated, saved."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from ringside_manager import charts
from ringside_manager.charts import Key
from ringside_manager.charts.sheet import LIGHT
from ringside_manager.errors import NoSaveError
from ringside_manager.gui.charts.canvas import loader
from ringside_manager.gui.charts.league_charts import career_chart, money_race_chart
from ringside_manager.gui.charts.panel import ChartPanel, save_chart, saver
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from tests.charts import rows
from tests.gui.looking import unnamed


@pytest.fixture
def panel(qtbot, session: Session):
    """The career of the busiest fighter, shown."""
    fighter = max(session.books.fighters.values(), key=lambda one: len(one.bouts))
    return shown(qtbot, career_chart(session.books, fighter.number))


def shown(qtbot, chart) -> ChartPanel:
    made = ChartPanel()
    qtbot.addWidget(made)
    made.resize(820, 480)
    made.show_chart(chart)
    made.show()
    qtbot.waitUntil(lambda: made.canvas.chart is chart and not made.canvas.image().isNull())
    made.canvas.repaint()
    return made


def centre(panel: ChartPanel, index: int) -> QPoint:
    return panel.canvas.box_of(panel.canvas.drawn.targets[index]).center().toPoint()


def point_at(panel: ChartPanel, place: QPoint) -> None:
    """Move the mouse there, without a button down."""
    where = QPointF(place)
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        where,
        panel.canvas.mapToGlobal(where),
        none,
        none,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(panel.canvas, event)


def ink(panel: ChartPanel) -> set[str]:
    image = panel.canvas.grab().toImage()
    return {
        image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)
    }


def test_the_picture_fills_the_panel(panel: ChartPanel):
    image = panel.canvas.image()
    assert (image.width(), image.height()) == (panel.canvas.width(), panel.canvas.height())
    assert len(panel.canvas.drawn.targets) == len(panel.chart.bouts)
    assert LOOK.colours.panel in ink(panel)
    assert LOOK.colours.blue in ink(panel)


def test_a_panel_says_that_its_picture_is_still_to_come(panel: ChartPanel, session: Session, qtbot):
    assert not panel.is_drawing
    panel.show_chart(money_race_chart(session.books))
    assert panel.is_drawing
    qtbot.waitUntil(lambda: not panel.is_drawing)
    assert panel.canvas.drawn.targets
    panel.as_table.setChecked(True)
    assert not panel.is_drawing


def test_pointing_at_a_bout_tells_of_it(panel: ChartPanel, qtbot):
    for index in (0, len(panel.chart.bouts) - 1):
        point_at(panel, centre(panel, index))
        assert panel.canvas.target().told == panel.chart.bouts[index].told
    with qtbot.waitSignal(panel.canvas.told) as told:
        point_at(panel, QPoint(2, panel.canvas.height() - 2))
    assert told.args == [""]
    assert panel.canvas.target() is None


def test_what_is_told_is_painted(panel: ChartPanel):
    assert LOOK.colours.raised not in ink(panel)
    point_at(panel, centre(panel, 2))
    assert LOOK.colours.raised in ink(panel)


def test_clicking_a_bout_opens_it(panel: ChartPanel, qtbot):
    number = panel.chart.bouts[1].key.number
    gone = []
    panel.picked.connect(gone.append)
    panel.go.connect(gone.append)
    qtbot.mouseClick(panel.canvas, Qt.MouseButton.LeftButton, pos=centre(panel, 1))
    assert gone == [Key("bout", number), Place("bout", number)]


def test_clicking_beside_everything_opens_nothing(panel: ChartPanel, qtbot):
    with qtbot.assertNotEmitted(panel.picked):
        qtbot.mouseClick(panel.canvas, Qt.MouseButton.LeftButton, pos=QPoint(3, panel.canvas.height() - 3))
        qtbot.mouseClick(panel.canvas, Qt.MouseButton.RightButton, pos=centre(panel, 1))
    assert panel.canvas.target() is None


def test_arrows_walk_from_bout_to_bout_and_enter_opens(panel: ChartPanel, qtbot):
    canvas, bouts = panel.canvas, panel.chart.bouts
    canvas.setFocus()
    told = []
    canvas.told.connect(told.append)
    keys = (
        Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Right,
        Qt.Key.Key_Home,
    )  # fmt: skip
    for key in keys:
        qtbot.keyClick(canvas, key)
    assert told == [bouts[0].told, bouts[1].told, bouts[0].told, bouts[-1].told, bouts[0].told]
    with qtbot.waitSignal(panel.picked) as picked:
        qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert picked.args == [bouts[0].key]
    qtbot.keyClick(canvas, Qt.Key.Key_Escape)
    assert canvas.target() is None


def test_walking_back_begins_at_the_last_bout(panel: ChartPanel, qtbot):
    qtbot.keyClick(panel.canvas, Qt.Key.Key_Left)
    assert panel.canvas.target().told == panel.chart.bouts[-1].told


def test_marks_that_say_the_same_are_walked_once(qtbot):
    panel = shown(qtbot, rows.earnings(3, "Ann"))
    qtbot.keyClick(panel.canvas, Qt.Key.Key_Home)
    qtbot.keyClick(panel.canvas, Qt.Key.Key_Right)
    assert panel.canvas.current == 0


def test_other_keys_are_left_to_the_window(panel: ChartPanel, qtbot):
    qtbot.keyClick(panel.canvas, Qt.Key.Key_A)
    qtbot.keyClick(panel.canvas, Qt.Key.Key_Escape)
    assert panel.canvas.target() is None


def test_leaving_lets_go(panel: ChartPanel):
    point_at(panel, centre(panel, 0))
    QApplication.sendEvent(panel.canvas, QEvent(QEvent.Type.Leave))
    assert panel.canvas.target() is None


def test_the_chart_is_told_in_words(panel: ChartPanel):
    canvas = QAccessible.queryAccessibleInterface(panel.canvas)
    assert canvas.text(QAccessible.Text.Name) == panel.chart.title
    assert canvas.text(QAccessible.Text.Description).startswith(panel.chart.summary)
    assert unnamed(panel) == []


def test_it_follows_the_theme_and_the_size_of_letters(panel: ChartPanel):
    light = panel.canvas.image()
    LOOK.set_theme("dark")
    dark = panel.canvas.image()
    assert dark != light
    assert dark.pixelColor(3, 3).name() == LOOK.colours.panel
    LOOK.set_zoom(1.5)
    assert panel.canvas.image() != dark


def test_it_follows_its_size(panel: ChartPanel, qtbot):
    panel.resize(600, 400)
    qtbot.waitUntil(lambda: panel.canvas.image().width() == panel.canvas.width())
    assert panel.canvas.image().height() == panel.canvas.height()
    assert panel.canvas.drawn.targets[-1].box()[2] < panel.canvas.width()


def test_the_figures_as_a_table(panel: ChartPanel, qtbot):
    panel.as_table.click()
    assert panel.shows_table
    assert [row[1] for row in panel.table.rows] == list(panel.chart.data().rows)
    assert panel.table.title == panel.chart.title
    table = panel.table
    panel.show_chart(panel.chart)
    assert panel.table is table
    panel.as_table.click()
    assert not panel.shows_table
    assert panel.canvas.isVisible()


def test_another_kind_of_chart_gets_a_table_of_its_own(panel: ChartPanel, session: Session):
    panel.as_table.click()
    first = panel.table
    panel.show_chart(money_race_chart(session.books))
    assert panel.table is not first
    assert panel.table.rows[0][1][0] == session.books.standings()[0].name


def test_figures_are_written_as_people_read_them(qtbot):
    panel = shown(qtbot, rows.career(3))
    panel.as_table.click()
    model = panel.table.view.model()
    texts = [[model.index(row, column).data() for column in range(8)] for row in range(3)]
    assert texts[1] == ["3", "Ann", "lost", "KO", "3", "", "0.5", str(rows.career(3).bouts[1].rank)]


def test_nothing_to_draw_is_said_and_cannot_be_saved(qtbot):
    panel = shown(qtbot, rows.none_at_all()[0])
    assert panel.canvas.drawn.targets == ()
    assert not any(button.isEnabled() for button in (panel.as_table, panel.copy, panel.save))
    qtbot.keyClick(panel.canvas, Qt.Key.Key_Right)
    assert panel.canvas.target() is None


def test_a_table_gives_way_when_there_is_nothing_to_show(panel: ChartPanel):
    panel.as_table.click()
    panel.show_chart(rows.none_at_all()[0])
    assert not panel.shows_table


def test_names_of_any_kind_are_shown(qtbot):
    for name in ("<b>x</b>", "$a$\n$", "x" * 400, "\u202eab"):
        panel = shown(qtbot, rows.career(4, name))
        point_at(panel, centre(panel, 1))
        assert panel.canvas.grab().toImage().width() == panel.canvas.width()


@pytest.mark.parametrize(
    ("kind", "magic"),
    [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF"), ("csv", b"\xef\xbb\xbfNight")],
)
def test_saving(panel: ChartPanel, kind, magic, tmp_path: Path, monkeypatch, qtbot):
    target = tmp_path / f"chart.{kind}"
    target.write_bytes(b"old")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    actions = {action.text().split("(")[1][:3].lower(): action for action in panel.save.menu().actions()}
    with qtbot.waitSignal(panel.saved) as saved:
        actions[kind].trigger()
        assert not panel.save.isEnabled()
    assert saved.args == [target]
    assert panel.save.isEnabled()
    assert target.read_bytes().startswith(magic)
    assert [file.name for file in tmp_path.iterdir() if file.suffix == f".{kind}"] == [target.name]


def test_the_figures_in_a_file_are_those_of_the_chart(panel: ChartPanel, tmp_path: Path):
    save_chart(panel.chart, tmp_path / "a.csv", "csv", LIGHT)
    with (tmp_path / "a.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.reader(file))
    assert lines[0] == list(panel.chart.data().headers)
    assert len(lines) == 1 + len(panel.chart.bouts)


def test_a_name_without_a_suffix_gets_one(panel: ChartPanel, tmp_path: Path, monkeypatch, qtbot):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "chart"), ""))
    with qtbot.waitSignal(panel.saved):
        panel.save_as("svg")
    assert (tmp_path / "chart.svg").exists()


def test_no_file_no_saving(panel: ChartPanel, tmp_path: Path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    before = list(tmp_path.iterdir())
    panel.save_as("png")
    assert list(tmp_path.iterdir()) == before


def test_a_folder_that_is_not_there_is_told(panel: ChartPanel, tmp_path: Path, monkeypatch, qtbot):
    told = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "chart.png"), ""))
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append((box.windowTitle(), box.text())))
    with qtbot.assertNotEmitted(panel.saved):
        panel.save_as("png")
        qtbot.waitUntil(lambda: bool(told))
    ((title, text),) = told
    assert title == "The chart was not saved"
    assert "There is no folder" in text
    with pytest.raises(NoSaveError):
        save_chart(panel.chart, tmp_path / "no" / "chart.csv", "csv", LIGHT)


def test_a_fault_of_the_program_while_saving_is_not_hidden(panel: ChartPanel, tmp_path: Path, qtbot):
    with qtbot.captureExceptions() as faults:
        panel._saving = target = tmp_path / "chart.exe"
        saver().begin(panel.chart, target, "exe")
        qtbot.waitUntil(lambda: bool(faults))
    assert "not as exe" in str(faults[0][1])


def test_another_panel_is_not_told(panel: ChartPanel, tmp_path: Path, qtbot):
    other = shown(qtbot, rows.career())
    with qtbot.assertNotEmitted(other.saved), qtbot.waitSignal(saver().ended):
        saver().begin(panel.chart, tmp_path / "chart.csv", "csv")
    assert (tmp_path / "chart.csv").exists()


def test_copying_puts_the_picture_on_the_clipboard(panel: ChartPanel):
    panel.copy.click()
    image = QGuiApplication.clipboard().image()
    assert (image.width(), image.height()) == (panel.canvas.width(), panel.canvas.height())


def test_copying_by_keys(panel: ChartPanel, qtbot):
    QGuiApplication.clipboard().clear()
    panel.canvas.setFocus()
    qtbot.waitUntil(panel.canvas.hasFocus)
    qtbot.keyClick(panel.canvas, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().image().width() == panel.canvas.width()


def test_the_context_menu_offers_what_the_buttons_do(panel: ChartPanel):
    place = centre(panel, 0)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, panel.mapToGlobal(place))
    QApplication.sendEvent(panel, event)
    menu = QApplication.activePopupWidget()
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts[:2] == ["Show as table", "Copy the picture"]
    assert len(texts) == 6
    menu.actions()[0].trigger()
    menu.close()
    assert panel.shows_table


def test_while_the_library_is_loading_it_says_so(qtbot, session: Session, monkeypatch):
    monkeypatch.setattr(charts, "is_loaded", lambda: False)
    begun = []
    monkeypatch.setattr(type(loader()), "begin", lambda _: begun.append(True))
    panel = ChartPanel()
    qtbot.addWidget(panel)
    panel.show_chart(money_race_chart(session.books))
    assert begun == []
    panel.show()
    assert begun == [True]
    assert "Drawing the chart…" in [
        label.text() for label in panel.findChildren(QWidget, "") if hasattr(label, "text")
    ]
    assert not panel.canvas.isVisible()
    monkeypatch.undo()
    charts.load()
    loader().ready.emit()
    assert panel.canvas.isVisible()


def test_a_library_that_cannot_be_loaded_is_a_fault_of_the_program(qtbot, monkeypatch):
    def broken() -> None:
        raise ImportError("no matplotlib")

    monkeypatch.setattr(charts, "is_loaded", lambda: False)
    monkeypatch.setattr(charts, "load", broken)
    with qtbot.captureExceptions() as faults, qtbot.waitSignal(loader()._ended):
        loader().begin()
    assert [str(fault[1]) for fault in faults] == ["no matplotlib"]
