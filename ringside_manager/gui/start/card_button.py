"""A card that is one button: doors of the start page, leagues one can open."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ringside_manager.gui.look import follow_look, px, spacing, theme
from ringside_manager.gui.look.icons import pixmap
from ringside_manager.gui.widgets import plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel


class CardButton(QPushButton):
    """A heading with a line or two under it, and a picture; the whole of it is pressed."""

    def __init__(
        self,
        title: str,
        text: str,
        act: Callable[[], object],
        *,
        picture: str = "",
        size: float = 1.1,
        kind: str = "",
    ) -> None:
        super().__init__()
        self.setProperty("kind", kind)
        self.setAutoDefault(False)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.title = SizedLabel(title, size, 600)
        self.title.setWordWrap(True)
        self.under = plain_label(text, wrap=True, tone="muted")
        self.picture, self._icon = QLabel(), picture
        self._lay_out()
        self._paint_icon()
        follow_look(self._paint_icon)
        self.clicked.connect(lambda _checked=False: act())

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(spacing(1))
        texts.addWidget(self.title)
        texts.addWidget(self.under)
        texts.addStretch(1)
        self._box = row(space=4, parent=self)
        if self._icon:
            self._box.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        self._box.addLayout(texts, 1)
        side = spacing(4)
        self._box.setContentsMargins(side, spacing(3), side, spacing(3))
        for label in (self.title, self.under, self.picture):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)

    def _paint_icon(self) -> None:
        if self._icon:
            self.picture.setPixmap(pixmap(self._icon, px(28), theme().link))

    def hasHeightForWidth(self) -> bool:
        """The text wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the text needs."""
        return self._box.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        """As large as what is on it."""
        return self._box.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        """As large as what is on it needs."""
        return self._box.totalMinimumSize()


class Holder(QFrame):
    """Parts beside each other in one frame, the first taking the room there is."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self.setProperty("kind", "panel")
        line = row(*parts, space=1, parent=self)
        line.setStretch(0, 1)
        side = spacing(1)
        line.setContentsMargins(side, side, spacing(2), side)
