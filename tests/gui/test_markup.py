"""Names are text: in no tip, label, message or title of the window is a name read as markup."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QListView,
    QMenu,
    QPushButton,
    QTabBar,
    QToolTip,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ringside_manager.charts import picture_of
from ringside_manager.charts.sheet import LIGHT
from ringside_manager.gui.charts import About, ChartEntry, Choice
from ringside_manager.gui.charts.league_charts import CHARTS
from ringside_manager.gui.gallery import places
from ringside_manager.gui.pages.night.report import poster_html
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import MessageBox, set_tip, show_tip
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.facts.nights import poster
from ringside_manager.office.founding_script import Founding
from ringside_manager.text_safety import plain_tip
from tests.gui.conftest import league_window
from tests.gui.looking import Tags, settle
from tests.office.clubs import aged
from tests.slow import each, rest_slow

pytestmark = pytest.mark.usefixtures("undressed")

NASTY = ("<img src='x.png'>", "<b>Bold</b> & Co", "&lt;i&gt;", "<?xml?><u>under", "<!doctype html>")
TIPS_AND_MESSAGES = ("widgets/texts.py", "widgets/dialogs.py")
"""The only files that may hand a text to Qt's own."""
READ_AS_MARKUP = frozenset({
    "setToolTip", "setWhatsThis", "showText", "setTabToolTip", "QMessageBox", "setMarkdown", "insertHtml",
    "QStaticText", "QErrorMessage", "QSplashScreen", "QGraphicsTextItem",
})  # fmt: skip
"""Names of Qt that guess whether a text is markup, or take it for some."""


def _calls(tree: ast.AST) -> Iterator[tuple[ast.Call, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield node, name


def _guessing(tree: ast.AST) -> Iterator[int]:
    """Lines on which a text reaches Qt with its format left to be guessed."""
    for call, name in _calls(tree):
        owner = call.func.value if isinstance(call.func, ast.Attribute) else None
        if (
            name in READ_AS_MARKUP
            or getattr(owner, "id", "") in READ_AS_MARKUP
            or (name in ("QLabel", "QProgressDialog") and call.args and _is_text(call.args[0]))
        ):
            yield call.lineno


def _is_text(node: ast.expr) -> bool:
    return not (isinstance(node, ast.Name) and node.id in ("self", "parent")) and not (
        isinstance(node, ast.Constant) and node.value == ""
    )


def test_only_two_places_hand_texts_to_tips_and_messages(gui_sources: dict[Path, ast.Module]) -> None:
    found = [
        f"{path}:{line}"
        for path, code in gui_sources.items()
        if path.as_posix() not in TIPS_AND_MESSAGES
        for line in _guessing(code)
    ]
    assert found == []


@each(
    "line",
    ["box.setToolTip(name)", "QMessageBox.warning(a, b, c)", "QLabel(name)", "QToolTip.showText(p, t)"],
)
def test_another_place_would_be_found(line: str) -> None:
    assert list(_guessing(ast.parse(line)))


@each("name", [*NASTY, "a < b > c", "<\nb>", "plain & simple", "<b"])
def test_a_tip_is_no_markup_and_keeps_its_lines(name: str) -> None:
    said = f"{name}\nsecond line"
    assert not Qt.mightBeRichText(plain_tip(said))
    assert plain_tip(said).replace("\u2060", "") == said


@pytest.mark.usefixtures("dressed")
def test_a_tip_is_shown_as_it_is(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    set_tip(widget, NASTY[0])
    show_tip(QPoint(5, 5), NASTY[0], widget)
    assert widget.toolTip() == QToolTip.text() == plain_tip(NASTY[0])
    (shown,) = (top for top in QApplication.topLevelWidgets() if isinstance(top, QLabel) and top.isVisible())
    assert shown.sizeHint().width() >= shown.fontMetrics().horizontalAdvance(NASTY[0])
    QToolTip.hideText()


def test_a_message_shows_names_as_they_are(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    box = MessageBox(parent, NASTY[0], NASTY[1])
    box.setInformativeText(NASTY[2])
    box.show()
    shown = [label for label in box.findChildren(QLabel) if label.text()]
    assert {label.text() for label in shown} == {NASTY[1], NASTY[2]}
    assert {label.textFormat() for label in shown} == {Qt.TextFormat.PlainText}


# the whole window ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def nasty_league(founding: Founding, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A league in which whatever people named is markup."""
    seats = tuple(replace(seat, name=f"{NASTY[i]} {seat.name}") for i, seat in enumerate(founding.seats))
    fighters = tuple(
        replace(one, name=f"{NASTY[i % 5]} {i}", nickname=NASTY[0], nationality=NASTY[1], cards={})
        for i, one in enumerate(founding.fighters)
    )
    made = replace(founding, name=NASTY[0], seats=seats, fighters=fighters, promoter=f"{NASTY[1]} Pat")
    return aged(tmp_path_factory.mktemp("markup") / "<b>club.ringside", made, 6)


@pytest.fixture
def nasty_session(nasty_league: Path, qapp: QApplication) -> Iterator[Session]:
    """That league, for reading only."""
    session = Session.open(nasty_league)
    yield session
    session.close()


@pytest.fixture
def window(nasty_league: Path, tmp_path: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    with league_window(Path(shutil.copy(nasty_league, tmp_path))) as opened:
        yield opened


def _tips(view: QAbstractItemView) -> Iterator[tuple[str, str]]:
    model = view.model()
    columns = 1 if isinstance(view, QListView) else model.columnCount()
    roots = [QModelIndex()]
    if isinstance(view, QTreeView):
        roots += [model.index(row, 0) for row in range(model.rowCount())]
    for root in roots:
        for row in range(min(model.rowCount(root), 2 * len(NASTY))):
            for column in range(columns):
                yield "item", str(model.index(row, column, root).data(Qt.ItemDataRole.ToolTipRole) or "")
    for column in range(columns):
        told = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        yield "header", str(told or "")


def _read_by_qt(top: QWidget) -> Iterator[tuple[str, str]]:
    """Every text of a window whose format Qt guesses."""
    for widget in (top, *top.findChildren(QWidget)):
        yield f"tip of {type(widget).__name__}", widget.toolTip()
        yield f"what is this of {type(widget).__name__}", widget.whatsThis()
        if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
            yield f"label in {type(widget.parent()).__name__}", widget.text()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from ((f"{kind} of {type(widget).__name__}", text) for kind, text in _tips(widget))
    for action in top.findChildren(QAction):
        yield f"tip of action {action.objectName() or action.text()}", action.toolTip()


def _underlined(tops: Iterable[QWidget]) -> set[tuple[str, str]]:
    """Texts of buttons, tabs and menus whose ``&`` is taken for the mark of a key."""
    found: list[tuple[str, str]] = []
    for top in tops:
        found += [(type(one).__name__, one.text()) for one in top.findChildren(QAbstractButton)]
        found += [("action", one.text()) for one in top.findChildren(QAction)]
        found += [("buddy", one.text()) for one in top.findChildren(QLabel) if one.buddy() is not None]
        for bar in top.findChildren(QTabBar):
            found += [("tab", bar.tabText(place)) for place in range(bar.count())]
    return {(kind, text) for kind, text in found if "& Co" in text.replace("&&", "")}


def _markup(tops: Iterable[QWidget]) -> set[tuple[str, str]]:
    tops = list(tops)
    return _underlined(tops) | {
        (kind, text) for top in tops for kind, text in _read_by_qt(top) if text and Qt.mightBeRichText(text)
    }


@pytest.mark.parametrize("seat", rest_slow([0, -1]))
def test_no_page_and_no_dialog_of_one_reads_a_name_as_markup(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    _keep_from_waiting(monkeypatch)
    desk = window.desk
    desk.take_seat(desk.turns.order[seat])
    found: dict[str, set[tuple[str, str]]] = {}
    knocked: set[str] = set()
    for name, place in places(desk.session.books):
        desk.go(place)
        desk.session.wait()
        settle(10)
        found[name] = _markup([desk.view.page])
        for door in _doors(window) - knocked:
            knocked.add(door)
            desk.go(place)
            _knock(window, door)
            found[door] = _markup(top for top in QApplication.topLevelWidgets() if top is not window)
            _close(top for top in QApplication.topLevelWidgets() if top is not window)
    found["window"] = _markup([window])
    assert {name: some for name, some in found.items() if some} == {}
    assert len(knocked) >= 3


def test_no_command_opens_a_window_that_reads_a_name_as_markup(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    _keep_from_waiting(monkeypatch)
    desk = window.desk
    desk.take_seat(desk.turns.order[0])
    for key in tuple(window.actions_.actions):
        action = window.actions_.actions.get(key)  # those of a page go with it
        if action is not None and action.text().endswith("…") and action.isEnabled():
            action.trigger()
            settle(10)
            assert _markup(QApplication.topLevelWidgets()) == set(), key
            _close(top for top in QApplication.topLevelWidgets() if top is not window)


@each("entry", CHARTS)
def test_a_chart_writes_names_as_they_are(entry: ChartEntry, nasty_session: Session) -> None:
    books = nasty_session.books
    people = list(books.managers if entry.about is About.MANAGER else books.fighters)
    chart = entry.make(books, Choice(people[0], people[1]))
    reader = Tags(picture_of(chart, "svg", LIGHT).decode("utf-8"))
    assert chart.is_empty is (entry.about is About.DIVISION), "there is no ranking yet"
    assert reader.tags.isdisjoint({"img", "b", "u", "i", "image"})


def test_a_poster_gains_no_tag_by_a_name(nasty_session: Session) -> None:
    reader = Tags(poster_html(poster(nasty_session.books, 5)))
    assert reader.tags.isdisjoint({"img", "u", "i"})
    assert "<IMG SRC" in reader.text


def _keep_from_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions are shown and not waited for; no file is chosen."""
    monkeypatch.setattr(QDialog, "exec", lambda dialog: dialog.show() or 0)
    monkeypatch.setattr(QMenu, "exec", lambda *_: None)
    for ask in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, ask, lambda *_, **__: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_, **__: "")


def _doors(window: MainWindow) -> set[str]:
    """What the buttons say that lead to a dialog."""
    return {button.text() for button in _buttons(window) if button.text().endswith("…")}


def _buttons(window: MainWindow) -> list[QPushButton]:
    return [one for one in window.findChildren(QPushButton) if one.isVisibleTo(window) and one.isEnabled()]


def _knock(window: MainWindow, door: str) -> None:
    for button in _buttons(window):
        if button.text() == door:
            button.click()
            break
    settle(10)


def _close(tops: Iterable[QWidget]) -> None:
    for top in tops:
        top.hide()
        if isinstance(top, QDialog):
            top.deleteLater()
    settle(1)
