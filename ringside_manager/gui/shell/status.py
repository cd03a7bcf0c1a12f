"""What the window says of itself: the line at the bottom, and notices at the top."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QSizePolicy, QStatusBar, QWidget

from ringside_manager.errors import DamagedError, DiskFullError, ReadOnlyError, RingsideError, RuleError
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import follow_look, pixmap, px, set_margins, spacing, theme
from ringside_manager.gui.operation import Operation
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Sign, button, column, plain_label, row
from ringside_manager.gui.widgets.texts import LineLabel, set_tone
from ringside_manager.language import tr

# The line at the bottom: the night, who is waited for, work under way, and whether all is saved


if TYPE_CHECKING:
    from ringside_manager.campaign.books import Books
    from ringside_manager.office.docket import Party

PATIENCE_MS = 300
"""Work shorter than this shows no bar."""


class StatusBar(QStatusBar):
    """What everybody may see at any time; ``waiting_clicked`` asks for more about who is waited for."""

    waiting_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.night, self.turn, self.saved = _line(), _line(), _line("muted")
        self.waiting: QPushButton = button("", self.waiting_clicked.emit, kind="link")
        self.work = Work()
        # With large letters there is no room for both, and the rest can wait until the work is done.
        for other in (self.turn, self.waiting, self.saved):
            self.work.seen.connect(other.setHidden)
        left = QWidget()
        row(self.night, self.turn, self.waiting, space=5, parent=left)
        self.addWidget(left)
        self.addPermanentWidget(self.work)
        self.addPermanentWidget(self.saved)
        self._space()
        follow_look(self._space)

    def _space(self) -> None:
        set_margins(self, 3, 0, 3, 0)

    def show_league(self, books: Books, viewer: Party | None, waiting: Sequence[str]) -> None:
        """Show the night, whose turn it is and whom the league waits for."""
        from ringside_manager.gui.words import in_season  # the first painting needs no league

        held = tr("Night {night} of {nights}").format(night=books.closed, nights=books.options.nights)
        within = in_season(books.closed) if books.closed else tr("Before the first night")
        self.night.show_whole(f"{held} · {within}")
        self.night.setMinimumWidth(self.night.fontMetrics().horizontalAdvance(f"{held} …"))
        self.turn.show_whole(
            tr("Turn: {name}").format(name=viewer.name) if viewer else tr("Nobody is seated")
        )
        if books.ended:
            text = tr("The campaign is over")
        elif others := [name for name in waiting if viewer is None or name != viewer.name]:
            text = tr("Waiting for {names}").format(names=", ".join(others))
        elif waiting:
            text = tr("Everybody else is ready")
        else:
            text = tr("Ready for the next fight night")
        self.waiting.setText(text.replace("&", "&&"))
        self.waiting.setAccessibleName(text)

    def show_saved(self, trouble: RingsideError | None, *, read_only: bool, busy: bool) -> None:
        text, tone = saved_text(trouble, read_only=read_only, busy=busy)
        self.saved.show_whole(text)
        set_tone(self.saved, tone)

    def clear_league(self) -> None:
        """Show nothing, as when no league is open."""
        self.waiting.setText("")
        for label in (self.night, self.turn, self.saved):
            label.show_whole("")
        self.night.setMinimumWidth(0)


def _line(tone: str = "") -> LineLabel:
    """A text that has the room it asks for, and is cut where the line is too short for all."""
    made = LineLabel(tone=tone)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return made


def saved_text(trouble: RingsideError | None, *, read_only: bool, busy: bool) -> tuple[str, str]:
    """Whether everything is on the disk, in words, and their tone."""
    if read_only:
        return tr("Read-only"), "warn"
    if isinstance(trouble, DiskFullError):
        return tr("Not saved: the disk is full"), "bad"
    if isinstance(trouble, ReadOnlyError):
        return tr("Not saved: the file cannot be written"), "bad"
    if isinstance(trouble, DamagedError):
        return tr("Damaged: nothing more is written to it"), "bad"
    if trouble is not None:
        return tr("The last change was not saved"), "bad"
    return (tr("Saving…"), "muted") if busy else (tr("All changes saved"), "muted")


class Work(QWidget):
    """The work under way: what it is, how far it is, and a button to stop it; ``seen`` tells when it comes and goes."""

    seen = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = _line("muted")
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("Progress"))
        self.bar.setMaximumWidth(px(160))
        self.stop = button(tr("Stop"), self._cancel)
        row(self.title, self.bar, self.stop, space=2, parent=self)
        self._operation: Operation | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._appear)
        self.hide()

    def follow(self, operation: Operation) -> None:
        """Show this work from now on, unless it is over soon."""
        if operation.done:
            return
        self._operation = operation
        self.title.show_whole(operation.title)
        self.bar.setRange(0, 0)
        operation.progressed.connect(self._progress, Qt.ConnectionType.QueuedConnection)
        operation.finished.connect(self._vanish)
        self._patience.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)

    def _appear(self) -> None:
        self.setVisible(self._operation is not None)

    def _progress(self, done: int, total: int) -> None:
        if self.sender() in (self._operation, None):
            self.bar.setRange(0, max(total, 1))
            self.bar.setValue(done)

    def _vanish(self) -> None:
        if self._operation is None or self._operation.done:
            self._operation = None
            self._patience.stop()
            self.hide()

    def _cancel(self) -> None:
        if self._operation is not None:
            self._operation.cancel()
            self.title.show_whole(tr("Stopping…"))


# Messages in the window: a line at the top that stays until it is closed, and refusals told where one looks


PASSING_MS = 7000
"""How long a passing message stays."""
_ICONS = {"good": "check", "bad": "warning", "warn": "warning", "info": "info"}


class Notice(QFrame):
    """One message with what can be done about it."""

    closed = Signal(object)

    def __init__(
        self,
        text: str,
        tone: str = "info",
        acts: tuple[tuple[str, Callable[[], object]], ...] = (),
        *,
        lasting: bool = False,
        passing: bool = False,
    ) -> None:
        super().__init__()
        self.lasting, self.passing = lasting, passing
        self.setObjectName("notice")
        self.setAccessibleName(text)
        self.tone = tone
        colours = theme().as_dict()
        picture = Sign()
        picture.setPixmap(pixmap(_ICONS[tone], px(18), colours.get(tone, theme().text)))
        self.text = plain_label(text, wrap=True)
        box = row(picture, (self.text, 1), space=3, parent=self)
        for word, act in acts:
            box.addWidget(button(word, lambda act=act: self._done(act)))  # type: ignore[misc]
        self.shut = button("", self.close_notice, kind="flat", picture="close", name=tr("Close this message"))
        box.addWidget(self.shut)
        margin = spacing(2)
        box.setContentsMargins(spacing(4), margin, margin, margin)

    def close_notice(self) -> None:
        self.hide()
        self.closed.emit(self)
        self.deleteLater()

    def _done(self, act: Callable[[], object]) -> None:
        self.close_notice()
        act()


class Notices(QWidget):
    """Where messages stand: over the foot of what is shown, so that nothing moves; three at most, the newest on top."""

    MOST = 3
    WIDEST = 760

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = column(space=1, parent=self)
        self._shown: list[Notice] = []
        if parent is not None:
            parent.installEventFilter(self)
            self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.settle()
        return False

    def event(self, event: QEvent) -> bool:
        """A message knows its height only once it is shown and dressed."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.settle()
        return super().event(event)

    def settle(self) -> None:
        over = self.parentWidget()
        if over is None:
            return
        self.setVisible(bool(self._shown))
        width = min(px(self.WIDEST), over.width() - spacing(6))
        height = (
            self._box.heightForWidth(width) if self._box.hasHeightForWidth() else self.sizeHint().height()
        )
        left = (over.width() - width) // 2
        place = QRect(left, over.height() - height - spacing(4), width, height)
        self.setGeometry(self._beside_buttons(over, place))
        self.raise_()

    @staticmethod
    def _beside_buttons(over: QWidget, place: QRect) -> QRect:
        """The place, moved up until no button that names the next step lies under it."""
        kept = [
            QRect(one.mapTo(over, QPoint()), one.size())
            for one in over.findChildren(QPushButton)
            if one.property("kind") == "primary" and one.isVisibleTo(over)
        ]
        free = QRect(place)
        for ground in sorted(kept, key=QRect.bottom, reverse=True):
            if free.intersects(ground):
                free.moveBottom(ground.top() - spacing(2))
        return free if free.top() > 0 else place

    @property
    def texts(self) -> tuple[str, ...]:
        """What is told now, the newest first."""
        return tuple(notice.text.text() for notice in self._shown)

    def tell(
        self,
        text: str,
        tone: str = "info",
        acts: tuple[tuple[str, Callable[[], object]], ...] = (),
        *,
        passing: bool = False,
        lasting: bool = False,
    ) -> Notice:
        """Show a message; the same one is not shown twice, good news and what is ``passing`` goes by itself.

        What is ``lasting`` is not about one person's turn: it outlives the next hand-over.
        """
        for old in [old for old in self._shown if old.text.text() == text]:
            old.close_notice()
        while len(self._shown) >= self.MOST:
            oldest = self._shown[::-1]
            next((notice for notice in oldest if not notice.lasting), oldest[0]).close_notice()
        made = Notice(text, tone, acts, lasting=lasting, passing=passing or tone == "good")
        made.closed.connect(self._forget)
        self._shown.insert(0, made)
        self._box.insertWidget(0, made)
        self.settle()
        if made.passing:
            QTimer.singleShot(PASSING_MS, made, made.close_notice)
        return made

    def tell_error(self, error: RingsideError, go: Callable[[Place], object]) -> Notice:
        """Show what was refused and why, with a door to the rule."""
        said = error_text(error)
        text = f"{said.text}  {said.next_step}".strip()
        rule = error.rule if isinstance(error, RuleError) else ""
        acts = (
            ((tr("Read rule {rule}").format(rule=rule), lambda: go(Place("rulebook", part=rule))),)
            if rule
            else ()
        )
        return self.tell(text, "warn" if rule else "bad", acts)

    def clear(self, *, lasting: bool = False) -> None:
        """Take the messages away, those that last only if told so."""
        for notice in list(self._shown):
            if lasting or not notice.lasting:
                notice.close_notice()

    def go_by(self) -> None:
        """Take away what goes by itself: somebody has gone on."""
        for notice in [notice for notice in self._shown if notice.passing]:
            notice.close_notice()

    def _forget(self, notice: Notice) -> None:
        self._shown = [shown for shown in self._shown if shown is not notice]
        self._box.removeWidget(notice)
        self.settle()
