"""Messages in the window: a line at the top that stays until it is closed, and refusals told where one looks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from ringside_manager.errors import RingsideError, RuleError
from ringside_manager.gui.look import px, spacing, theme
from ringside_manager.gui.look.icons import pixmap
from ringside_manager.gui.messages import told
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import button, plain_label, row
from ringside_manager.language import tr

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
    ) -> None:
        super().__init__()
        self.lasting = lasting
        self.setObjectName("notice")
        self.setAccessibleName(text)
        self.tone = tone
        colours = theme().as_dict()
        picture = QLabel()
        picture.setPixmap(pixmap(_ICONS[tone], px(18), colours.get(tone, theme().text)))
        self.text = plain_label(text, wrap=True)
        box = row(picture, self.text, space=3, parent=self)
        box.setStretch(1, 1)
        for word, act in acts:
            box.addWidget(button(word, lambda act=act: self._done(act)))  # type: ignore[misc]
        self.shut = button("", self.close_notice, kind="flat", picture="close", name=tr("Close this message"))
        box.addWidget(self.shut)
        margin = spacing(2)
        box.setContentsMargins(spacing(4), margin, margin, margin)

    def close_notice(self) -> None:
        """Take it away."""
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
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(spacing(1))
        self._shown: list[Notice] = []
        if parent is not None:
            parent.installEventFilter(self)
            self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the size of what it stands over."""
        if event.type() is QEvent.Type.Resize:
            self.settle()
        return False

    def settle(self) -> None:
        """Stand where messages stand, as large as they are."""
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
        made = Notice(text, tone, acts, lasting=lasting)
        made.closed.connect(self._forget)
        self._shown.insert(0, made)
        self._box.insertWidget(0, made)
        self.settle()
        if passing or tone == "good":
            QTimer.singleShot(PASSING_MS, made, made.close_notice)
        return made

    def tell_error(self, error: RingsideError, go: Callable[[Place], object]) -> Notice:
        """Show what was refused and why, with a door to the rule."""
        said = told(error)
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

    def _forget(self, notice: Notice) -> None:
        self._shown = [shown for shown in self._shown if shown is not notice]
        self._box.removeWidget(notice)
        self.settle()
