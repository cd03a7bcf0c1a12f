"""Ratings drawn as bars: one fighter against the field, and two against each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.gui.look import follow_look, px, theme
from ringside_manager.language import tr


@dataclass(frozen=True, slots=True)
class Meter:
    """A rating on the scale of the field; ``gained`` of ``value`` came by experience, ``average`` is the field's."""

    label: str
    value: int
    gained: int
    top: int
    average: float


@dataclass(frozen=True, slots=True)
class Pair:
    """A figure of both corners: how it is written, how long its bars are (0 to 1), and who is ahead (1, -1, 0)."""

    label: str
    red: str
    blue: str
    parts: tuple[float, float] | None = None
    ahead: int = 0


class _Rows(QWidget):
    """Rows of equal height that grow with the letters."""

    def __init__(self, least_width: int, row_height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self._least = least_width
        self._height = row_height
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_look(self._resized)

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        return QSize(px(self._least), max(1, self._count) * px(self._height))

    def minimumSizeHint(self) -> QSize:
        """As high as its rows, and no narrower than they can be read."""
        return self.sizeHint()

    def _resized(self) -> None:
        self.updateGeometry()
        self.update()


class RatingMeters(_Rows):
    """A fighter's ratings, each on the scale of the league's best, with what experience added."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(260, 30, parent)
        self._meters: tuple[Meter, ...] = ()

    def show_meters(self, meters: Sequence[Meter]) -> None:
        """Show other ratings."""
        self._meters = tuple(meters)
        self._count = len(self._meters)
        self.setAccessibleName(tr("Ratings"))
        self.setAccessibleDescription("; ".join(_told(meter) for meter in self._meters))
        self._resized()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw label, bar and figure of every rating."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        label = max((self.fontMetrics().horizontalAdvance(m.label) for m in self._meters), default=0)
        height = self.height() / max(1, len(self._meters))
        for place, meter in enumerate(self._meters):
            self._row(painter, QRectF(0, place * height, self.width(), height), meter, label)
        painter.end()

    def _row(self, painter: QPainter, rect: QRectF, meter: Meter, label: int) -> None:
        colours = theme()
        painter.setFont(self.font())
        painter.setPen(QColor(colours.text))
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, meter.label)
        figures = px(76)
        bar = QRectF(rect.left() + label + px(16), 0, 0, px(10))
        bar.moveTop(rect.center().y() - bar.height() / 2)
        bar.setRight(rect.right() - figures)
        _rounded(painter, bar, colours.line)
        scale = bar.width() / max(1, meter.top)
        full = QRectF(bar.left(), bar.top(), scale * max(0, min(meter.value, meter.top)), bar.height())
        _rounded(painter, full, colours.good if meter.gained else colours.accent_strong)
        if meter.gained:
            entry = QRectF(full.left(), full.top(), full.width() - scale * meter.gained, full.height())
            _rounded(painter, entry, colours.accent_strong)
        self._average(painter, bar, bar.left() + scale * min(meter.average, meter.top))
        self._figure(
            painter, QRectF(bar.right() + px(10), rect.top(), figures - px(10), rect.height()), meter
        )

    def _average(self, painter: QPainter, bar: QRectF, x: float) -> None:
        painter.setPen(QPen(QColor(theme().text), px(2)))
        painter.drawLine(round(x), round(bar.top() - px(3)), round(x), round(bar.bottom() + px(3)))

    def _figure(self, painter: QPainter, rect: QRectF, meter: Meter) -> None:
        painter.setFont(_bold(self.font()))
        painter.setPen(QColor(theme().text))
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(rect, left, str(meter.value))
        if meter.gained:
            painter.setFont(self.font())
            painter.setPen(QColor(theme().good))
            painter.drawText(
                rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, f"+{meter.gained}"
            )


class TapeRows(_Rows):
    """Figures of two fighters side by side: red's on the left, blue's on the right, the words between."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(320, 32, parent)
        self._pairs: tuple[Pair, ...] = ()

    def show_pairs(self, pairs: Sequence[Pair], names: tuple[str, str]) -> None:
        """Show other figures, those of the fighters so named."""
        self._pairs = tuple(pairs)
        self._count = len(self._pairs)
        told = tr("{label}: {red_name} {red}, {blue_name} {blue}")
        red, blue = names
        self.setAccessibleName(tr("Tale of the tape"))
        self.setAccessibleDescription(
            "; ".join(
                told.format(label=p.label, red_name=red, red=p.red, blue_name=blue, blue=p.blue)
                for p in self._pairs
            )
        )
        self._resized()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw every row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.height() / max(1, len(self._pairs))
        middle = max((self.fontMetrics().horizontalAdvance(p.label) for p in self._pairs), default=0)
        for place, pair in enumerate(self._pairs):
            rect = QRectF(0, place * height, self.width(), height)
            if place % 2:
                painter.fillRect(rect, QColor(theme().shade))
            self._row(painter, rect, pair, middle + px(28))
        painter.end()

    def _row(self, painter: QPainter, rect: QRectF, pair: Pair, middle: int) -> None:
        side = (rect.width() - middle) / 2
        painter.setFont(self.font())
        painter.setPen(QColor(theme().muted))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, pair.label)
        left = QRectF(rect.left(), rect.top(), side, rect.height())
        right = QRectF(rect.right() - side, rect.top(), side, rect.height())
        colours = theme()
        parts = pair.parts or (0, 0)
        self._side(painter, left, (pair.red, parts[0], colours.red), ahead=pair.ahead > 0, mirrored=True)
        self._side(painter, right, (pair.blue, parts[1], colours.blue), ahead=pair.ahead < 0, mirrored=False)

    def _side(
        self, painter: QPainter, rect: QRectF, figure: tuple[str, float, str], *, ahead: bool, mirrored: bool
    ) -> None:
        """A bar that grows from the middle, its figure at the inner end; who is ahead is written bold."""
        text, part, colour = figure
        painter.setFont(_bold(self.font()) if ahead else self.font())
        painter.setPen(QColor(colour if ahead else theme().text))
        inner = rect.adjusted(px(8), 0, -px(8), 0)
        flag = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(inner.width()))
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | flag, shown)
        room = inner.width() - px(56)
        if part <= 0 or room <= 0:
            return
        bar = QRectF(0, rect.center().y() - px(5), room * min(part, 1), px(10))
        if mirrored:
            bar.moveRight(inner.right() - px(56))
        else:
            bar.moveLeft(inner.left() + px(56))
        made = QColor(colour)
        made.setAlphaF(1.0 if ahead else 0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(made)
        painter.drawRoundedRect(bar, px(4), px(4))


def _told(meter: Meter) -> str:
    if not meter.gained:
        return tr("{rating} {value}").format(rating=meter.label, value=meter.value)
    return tr("{rating} {value}, {gained} of it by experience").format(
        rating=meter.label, value=meter.value, gained=meter.gained
    )


def _rounded(painter: QPainter, rect: QRectF, colour: str) -> None:
    if rect.width() > 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(rect, px(3), px(3))


def _bold(font: QFont) -> QFont:
    made = QFont(font)
    made.setWeight(QFont.Weight.Bold)
    return made
