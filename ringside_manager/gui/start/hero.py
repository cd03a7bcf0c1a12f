"""The head of the start page: the name of the program before a ring, dark in every theme."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ringside_manager.gui.look import follow_look, px, spacing
from ringside_manager.gui.look.icons import pixmap
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr

GROUND, GLOW, POST = "#15161b", "#3a2c12", "#f2b632"
ROPES = ("#d8453c", "#efe9dc", "#4a86d8")
INK, QUIET = "#f8f5ec", "#cfc8b8"


class Hero(QWidget):
    """Name, one sentence, and ropes behind them."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.name = SizedLabel(tr("Ringside Manager"), 3.2, 800, display=True)
        self.sentence = SizedLabel(
            tr(
                "Sign fighters, make bouts, and earn more than your friends before the last bell of the season."
            ),
            1.25,
            500,
        )
        for label, ink in ((self.name, INK), (self.sentence, QUIET)):
            label.setWordWrap(True)
            label.setStyleSheet(f"color: {ink};")
        self._picture = QLabel()
        self._paint_picture()
        follow_look(self._paint_picture)
        texts = QVBoxLayout()
        texts.setSpacing(spacing(1))
        texts.addStretch(1)
        texts.addWidget(self.name)
        texts.addWidget(self.sentence)
        texts.addStretch(1)
        box = QHBoxLayout(self)
        side = spacing(6)
        box.setContentsMargins(side, side, side, side)
        box.setSpacing(spacing(5))
        box.addWidget(self._picture)
        box.addLayout(texts, 3)
        box.addStretch(2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A dark hall, a light over the ring, three ropes to a corner post."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        path = QPainterPath()
        path.addRoundedRect(area, px(10), px(10))
        painter.setClipPath(path)
        hall = QLinearGradient(area.topLeft(), area.bottomRight())
        hall.setColorAt(0.45, QColor(GROUND))
        hall.setColorAt(1.0, QColor(GLOW))
        painter.fillRect(area, hall)
        self._paint_ropes(painter, area)
        painter.end()

    def _paint_ropes(self, painter: QPainter, area: QRectF) -> None:
        post = area.width() - px(70)
        words_end = max(label.geometry().right() for label in (self.name, self.sentence))
        begin = max(post - area.width() * 0.3, words_end + px(12))
        for at, shade in enumerate(ROPES):
            height = area.height() * (0.26 + 0.2 * at)
            painter.setPen(QPen(QColor(shade), px(5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            far = QPointF(min(begin, post), area.height() * (0.42 + 0.1 * at))
            painter.drawLine(QPointF(post, height), far)
            painter.drawLine(QPointF(post, height), QPointF(area.width(), height + area.height() * 0.05))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(POST))
        width = px(14)
        painter.drawRoundedRect(
            QRectF(post - width / 2, area.height() * 0.14, width, area.height()), px(4), px(4)
        )

    def _paint_picture(self) -> None:
        self._picture.setPixmap(pixmap("application", px(88)))
