"""A bout in a window of its own: exhibitions, and bouts recorded somewhere else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QMainWindow, QWidget

from ringside_manager.gui.look import icon, set_margins, size_window
from ringside_manager.gui.ring.keys import Act, shown
from ringside_manager.gui.ring.live_bout import LiveBout
from ringside_manager.gui.ring.view import RingView
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import MessageBox, button, column, note, question, row, set_tip
from ringside_manager.language import tr

# Choosing the bout that is laid beside another: one of the league, or one from a file


@dataclass(frozen=True, slots=True)
class Offer:
    """A bout that can be chosen: a line about it, and the text of its record."""

    told: str
    record: str


Offers = Callable[[], Sequence[Offer]]


class OtherDialog(QDialog):
    """A list to search in; ``chosen`` carries the ``Offer``, ``file_wanted`` asks for a file instead."""

    chosen = Signal(object)
    file_wanted = Signal()

    def __init__(self, offers: Sequence[Offer], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Lay another bout beside it"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Bouts"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        for offer in offers:
            item = QListWidgetItem(offer.told)
            set_tip(item, offer.told)
            item.setData(Qt.ItemDataRole.UserRole, offer)
            self.list.addItem(item)
        self.show_both = button(tr("Show both"), self._take, kind="primary")
        self.show_both.setEnabled(False)
        self.search.textChanged.connect(self._filter)
        self.list.currentItemChanged.connect(lambda *_: self.show_both.setEnabled(True))
        self.list.itemActivated.connect(lambda _: self._take())
        feet = row(
            button(tr("From a file…"), self._file), None, button(tr("Cancel"), self.reject), self.show_both
        )
        said = note(tr("Both are stepped through together, by round and turn."))
        box = column(said, self.search, self.list, feet, space=3, parent=self)
        set_margins(box, 4)
        size_window(self, 720, 480)

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        for line in range(self.list.count()):
            item = self.list.item(line)
            item.setHidden(not all(word in item.text().casefold() for word in words))

    def _take(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.accept()
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))

    def _file(self) -> None:
        self.accept()
        self.file_wanted.emit()


_KEY = "ring/window"


class RingWindow(QMainWindow):
    """Shows a match, or a widget that holds a ``RingView`` of one.

    Its size is remembered.  Esc closes it unless a bout is being fought in it; one that is kept nowhere is asked about
    before it is closed.
    """

    def __init__(self, shown: LiveBout | QWidget, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if isinstance(shown, LiveBout):
            view = RingView()
            view.show_match(shown)
            shown = view
        self.setCentralWidget(shown)
        found = shown if isinstance(shown, RingView) else shown.findChild(RingView)
        assert isinstance(found, RingView)
        self.view: RingView = found
        self._title = title
        self.view.retitled.connect(self._retitle)
        self._retitle()
        menu = self.menuBar().addMenu(tr("&Bout"))
        for act in self.view.acts:
            menu.addAction(_action(act, self))
        menu.addSeparator()
        leave = QAction(tr("Close"), self)
        leave.setShortcut("Ctrl+W")
        leave.triggered.connect(self.close)
        menu.addAction(leave)
        self._restore()
        self.view.setFocus()

    @property
    def match(self) -> LiveBout | None:
        return None if self.view.watching is None else self.view.watching.match

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the window, unless a bout is being fought: that key is the way out of many a question there."""
        live = self.match is not None and self.match.is_live
        if event.key() == Qt.Key.Key_Escape and not live:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop playing and remember the size; what would be lost is asked about."""
        match = self.match
        lost = match is not None and match.is_live and not match.is_kept
        if lost and self.isVisible() and not self._may_be_lost():
            event.ignore()
            return
        if self.view.player is not None:
            self.view.player.pause()
        settings().set_value(_KEY, bytes(self.saveGeometry().toBase64().data()).decode())
        event.accept()

    def _may_be_lost(self) -> bool:
        kinds = MessageBox.StandardButton
        text = tr("This bout is not over and is kept nowhere. Close it all the same?")
        return question(self, tr("Close the bout"), text, kinds.Cancel | kinds.Close) == kinds.Close

    def _retitle(self) -> None:
        self.setWindowTitle(self._title or self.view.title())

    def _restore(self) -> None:
        kept = settings().value(_KEY, "")
        if not kept or not self.restoreGeometry(QByteArray.fromBase64(kept.encode())):
            room = QGuiApplication.primaryScreen().availableSize()
            self.resize(min(1280, room.width() - 16), min(800, room.height() - 48))


def _action(act: Act, parent: QWidget) -> QAction:
    """A line of the menu; its keys are told there and handled by the view, which leaves them to fields."""
    text = f"{act.text}\t{shown(act.keys[0])}" if act.keys else act.text
    made = QAction(icon(act.icon), text, parent)
    made.triggered.connect(partial(_run, act))
    return made


def _run(act: Act, _checked: bool = False) -> None:
    act.run()
