"""A bout in a window of its own: exhibitions, and bouts recorded somewhere else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QMenu,
    QSplitter,
    QToolButton,
    QWidget,
)

from ringside_manager.gui.board.face import BoardPart
from ringside_manager.gui.look import icon, px, size_window, spacing
from ringside_manager.gui.ring import LiveBout, Player
from ringside_manager.gui.ring.sides import RingHead
from ringside_manager.gui.ring.tables import Cell, FigureTable
from ringside_manager.gui.ring.timeline import Counts, totals
from ringside_manager.gui.ring.transport import Act, Transport, act_for, jump_acts, keys_act, run_act, shown
from ringside_manager.gui.ring.view import RingBoard, RingView
from ringside_manager.gui.ring.watching import Watching
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import Dialog, MessageBox, button, column, note, question, row, set_tip
from ringside_manager.language import tr
from ringside_manager.office.facts.replays import PunchCount

# A bout in a window of its own: exhibitions, and bouts recorded somewhere else


# Choosing the bout that is laid beside another: one of the league, or one from a file


Offer = tuple[str, str]
"""A bout that can be chosen: a line about it, and the text of its record."""
Offers = Callable[[], Sequence[Offer]]


class OtherDialog(Dialog):
    """A list to search in; ``chosen`` carries the text of a record, ``file_wanted`` asks for a file instead."""

    chosen = Signal(object)
    file_wanted = Signal()

    def __init__(self, offers: Sequence[Offer], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Compare with another bout"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Bouts"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        for told, record in offers:
            item = QListWidgetItem(told)
            set_tip(item, told)
            item.setData(Qt.ItemDataRole.UserRole, record)
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
        column(said, self.search, self.list, feet, space=3, margins=4, parent=self)
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
    """Shows a match, or a widget that holds a ``RingView`` of one; it has the whole window, the menu is at its foot.

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
        self.menuBar().hide()  # the bout has the whole window; its acts stand at the foot
        self.addAction(leave)
        self.view.transport.extra.addWidget(_menu_button(menu, self))
        settings().restore_window(_KEY, self)
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
        settings().keep_window(_KEY, self)
        event.accept()

    def _may_be_lost(self) -> bool:
        kinds = MessageBox.StandardButton
        text = tr("This bout is not over and is kept nowhere. Close it all the same?")
        return question(self, tr("Close the bout"), text, kinds.Cancel | kinds.Close) == kinds.Close

    def _retitle(self) -> None:
        self.setWindowTitle(self._title or self.view.title())


def _action(act: Act, parent: QWidget) -> QAction:
    """A line of the menu; its keys are told there and handled by the view, which leaves them to fields."""
    text = f"{act.text}\t{shown(act.keys[0])}" if act.keys else act.text
    made = QAction(icon(act.icon), text, parent)
    made.triggered.connect(partial(run_act, act))
    return made


def _menu_button(menu: QMenu, parent: QWidget) -> QToolButton:
    """The menu where there is no bar for it."""
    made = QToolButton(parent)
    made.setText(menu.title().replace("&", ""))
    made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    made.setMenu(menu)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made


# Two bouts side by side: two rings, one transport for both or for either, their figures beside each other


_PARTS = (BoardPart.ROUNDS, BoardPart.TURNS, BoardPart.ENDURANCE)


class Half(QWidget):
    """One of the two: its head and its ring."""

    def __init__(self, watching: Watching, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watching = watching
        self.head, self.ring = RingHead(), RingBoard()
        self.ring.board.set_parts(_PARTS)
        column(self.head, (self.ring, 1), space=2, parent=self)
        self.head.follow(watching)
        self.ring.follow(watching)

    @property
    def clock(self) -> float:
        """How many rounds have gone by."""
        return self.watching.course.at[self.watching.place]

    def go_along(self, clock: float, *, at_end: bool) -> None:
        """Show what had happened by then; at the end of the other bout, the end of this one."""
        last = len(self.watching.match.film)
        self.watching.player.go_to(last if at_end else self.watching.course.by(clock))


class SideBySide(QWidget):
    """Two bouts; while they go together they stand at the same round and time, and the longer one leads."""

    def __init__(self, one: LiveBout, other: LiveBout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Two bouts side by side"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.halves = (Half(Watching(one, self)), Half(Watching(other, self)))
        self._counts = [Counts(half.watching.course) for half in self.halves]
        live = Act("as_live", tr("As live: show nothing before it is seen"), self._turn_live, ("L",), "eye")
        self.acts = (*jump_acts(self._player), live, keys_act(self, lambda: self.acts))
        self.transport = Transport(self.acts)
        self.which = QComboBox()
        self.which.setAccessibleName(tr("Which bout is stepped"))
        for text in (tr("Both bouts"), tr("Left bout"), tr("Right bout")):
            self.which.addItem(text)
        self.which.currentIndexChanged.connect(self._steer)
        self.transport.extra.addWidget(self.which)
        self.figures = (
            FigureTable(tr("Figures of the left bout")),
            FigureTable(tr("Figures of the right bout")),
        )
        self._arrange()
        for half in self.halves:
            half.watching.player.placed.connect(self._on_placed)
            half.watching.changed.connect(self._on_changed)
        self.resize(1280, 800)
        self._steer()

    @property
    def together(self) -> bool:
        return self.which.currentIndex() == 0

    @property
    def lead(self) -> Half:
        """The bout the transport steps: the one chosen, or the longer one."""
        red, blue = self.halves
        if not self.together:
            return self.halves[self.which.currentIndex() - 1]
        return red if red.watching.course.at[-1] >= blue.watching.course.at[-1] else blue

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of a bout; Esc and Ctrl+W close the window."""
        act = act_for(event, self.acts)
        if act is not None:
            act.run()
        elif event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Close):
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        for half in self.halves:
            half.watching.player.pause()
        super().closeEvent(event)

    def _arrange(self) -> None:
        rings = QSplitter(Qt.Orientation.Horizontal)
        parts = QSplitter(Qt.Orientation.Vertical)
        for half in self.halves:
            rings.addWidget(half)
        below = QWidget()
        row(*self.figures, space=3, parent=below)
        parts.addWidget(rings)
        parts.addWidget(below)
        for splitter in (rings, parts):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(spacing(3))
        for table in self.figures:
            table.setMinimumHeight(px(96))
        parts.setSizes([px(470), px(220)])
        column((parts, 1), self.transport, space=2, margins=3, parent=self)

    def _turn_live(self) -> None:
        self.lead.watching.set_as_live(not self.lead.watching.as_live)

    def _player(self) -> Player:
        return self.lead.watching.player

    def _steer(self) -> None:
        """Another bout is stepped; both come together again where they were apart."""
        for half in self.halves:
            half.watching.player.pause()
        self.transport.follow(self.lead.watching)
        self._on_placed()

    def _on_placed(self) -> None:
        if self.together:
            lead = self.lead
            for half in self.halves:
                if half is not lead:
                    half.go_along(lead.clock, at_end=lead.watching.player.at_end)
        self._fill()

    def _on_changed(self) -> None:
        """What may be known of one may be known of the other."""
        lead = self.lead.watching
        for place, half in enumerate(self.halves):
            self._counts[place] = Counts(half.watching.course)
            if half.watching.as_live != lead.as_live:
                half.watching.set_as_live(lead.as_live)
        self._fill()

    def _fill(self) -> None:
        """The figures of all four boxers at the places seen."""
        scored = all(half.watching.scores_open for half in self.halves)
        for half, counts, table in zip(self.halves, self._counts, self.figures, strict=True):
            names = [Cell(name, bold=True) for name in half.watching.match.names]
            table.set_heads([Cell(""), *names], stretch=None)
            told = totals(counts.at(half.watching.place))
            table.set_rows(
                [
                    [Cell(label, "muted"), Cell(of(told[0]), "red"), Cell(of(told[1]), "blue")]
                    for label, of in _figures(scored=scored)
                ]
            )


def _figures(*, scored: bool) -> list[tuple[str, Callable[[PunchCount], str]]]:
    rows: list[tuple[str, Callable[[PunchCount], str]]] = [
        (tr("Punches thrown"), lambda count: str(count.thrown) if count.tells_thrown else "–"),
        (tr("Punches landed"), lambda count: str(count.landed)),
        (tr("Accuracy"), lambda count: "–" if count.accuracy is None else f"{count.accuracy:.0%}"),
        (tr("Knockdowns"), lambda count: str(count.knockdowns)),
        (tr("Counterpunches"), lambda count: str(count.counters)),
    ]
    return [*rows, (tr("Damage scored"), lambda count: str(count.scored))] if scored else rows
