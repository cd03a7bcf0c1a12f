"""His face: marks by kind with how often he has them, and what the next of each kind takes to stop the bout."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.view import Side
from ringside_manager.engines.control.tables import EARLIER_MARK
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, faded, mix
from ringside_manager.gui.board.parts import SMALL, lines_in, sheet_of_paper
from ringside_manager.gui.systems.control.charts import MARK_STOPS
from ringside_manager.gui.systems.control.seen import Seen
from ringside_manager.gui.systems.control.words import mark_name
from ringside_manager.language import tr

_LEAST, _MOST = 2, 12
"""What two dice show."""


@dataclass(frozen=True, slots=True)
class MarkSeen:
    """A kind of mark: how often he has it, what the corner's work adds to the next, and the two dice that stop the bout."""

    name: str
    times: int
    pending: int
    stops: int


def marks_of(card: Mapping[str, Any], side: Side, known: Seen, corner: Corner) -> tuple[MarkSeen, ...]:
    """His marks, the worst kind first."""
    found = []
    for name, total in MARK_STOPS.items():
        times, pending = side.numbers.get(name, 0), known.pending.get((corner, name), 0)
        if times or pending:
            stops = total - card["cut"] - EARLIER_MARK * times - pending
            found.append(MarkSeen(name, times, pending, max(_LEAST, stops)))
    return tuple(found)


def mark_told(mark: MarkSeen) -> str:
    """A mark in words: ``Cut over the eye, 2: stopped with 8+``."""
    if mark.stops > _MOST:
        return tr("{mark}, {times}: the next is safe").format(mark=mark_name(mark.name), times=mark.times)
    shape = tr("{mark}, {times}: stopped with {stops}+")
    return shape.format(mark=mark_name(mark.name), times=mark.times, stops=mark.stops)


def paint_marks(
    painter: QPainter, paint: Paint, rect: QRectF, marks: tuple[MarkSeen, ...], hurt: bool
) -> None:
    """The head, and beside or below it the same in words; ``hurt`` is a hand or a rib."""
    inner = sheet_of_paper(painter, paint, rect)
    lines = [mark_told(mark) for mark in marks]
    if hurt:
        lines.append(tr("Hand or rib hurt: less control"))
    shown = lines or [tr("No marks yet")]
    head, words = _split(paint, inner, len(shown))
    if head.width() >= paint.px(34):
        paint_face(painter, paint, head, marks)
    wrapped = [part for line in shown for part in _wrapped(paint, line, words.width())]
    tone = paint.colours.text if lines else paint.colours.muted
    spots = lines_in(words, paint.px(14), len(wrapped))
    spare = max(0.0, words.height() - len(spots) * paint.px(14)) / 2
    for spot, line in zip(spots, wrapped, strict=False):
        paint.write(painter, spot.translated(0, spare), line, SMALL, tone)


def _split(paint: Paint, inner: QRectF, lines: int) -> tuple[QRectF, QRectF]:
    """Where the head lies, and where the words."""
    gap = paint.px(8)
    if inner.height() >= inner.width() * 0.8:
        words = paint.px(14) * min(8, 2 * lines)
        size = min(inner.width() * 0.72, inner.height() - words - gap, paint.px(190))
        top = inner.top() + max(0.0, inner.height() - size - words - gap) / 2
        head = QRectF(inner.center().x() - size / 2, top, size, size)
        return head, QRectF(inner.left(), head.bottom() + gap, inner.width(), words)
    size = min(inner.height(), inner.width() * 0.36)
    head = QRectF(inner.left(), inner.center().y() - size / 2, size, size)
    return head, inner.adjusted(size + gap, 0, 0, 0)


def _wrapped(paint: Paint, text: str, wide: float) -> list[str]:
    """On one line, or on as many as it needs."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and paint.width(longer, SMALL) > wide:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def paint_face(painter: QPainter, paint: Paint, box: QRectF, marks: tuple[MarkSeen, ...]) -> None:
    """The face from the front, marks on its left side as one looks at it."""
    ink = paint.tones.ink if paint.colours.name == "light" else QColor("#141414")
    wide = box.width() * 0.74
    head = QRectF(box.center().x() - wide / 2, box.top(), wide, box.height())
    _skull(painter, paint, head, ink)
    for mark in marks:
        if mark.times:
            _DRAWN[mark.name](painter, paint, head)
            _times(painter, paint, _at(head, *_LABELS[mark.name]), head.width() * 0.2, mark.times)


def _at(head: QRectF, x: float, y: float) -> QPointF:
    return QPointF(head.left() + x * head.width(), head.top() + y * head.height())


def _skull(painter: QPainter, paint: Paint, head: QRectF, ink: QColor) -> None:
    """An egg with ears, a fringe, eyes, nose and mouth."""
    line = max(1.0, head.width() * 0.02)
    painter.setPen(QPen(ink, line))
    painter.setBrush(paint.tones.skin_far)
    for x in (0.02, 0.98):
        painter.drawEllipse(_at(head, x, 0.5), head.width() * 0.07, head.width() * 0.12)
    painter.setBrush(paint.tones.skin)
    painter.drawEllipse(head)
    crown = QPainterPath()
    crown.addEllipse(head)
    fringe = QPainterPath()
    fringe.addRect(QRectF(head.left(), head.top(), head.width(), head.height() * 0.17))
    painter.setBrush(paint.tones.hair)
    painter.drawPath(crown.intersected(fringe))
    pen = QPen(ink, line * 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    for x in (0.31, 0.69):
        painter.setPen(pen)
        painter.drawLine(_at(head, x - 0.1, 0.37), _at(head, x + 0.1, 0.37))
        painter.setPen(QPen(ink, line))
        painter.setBrush(paint.tones.white)
        painter.drawEllipse(_at(head, x, 0.44), head.width() * 0.085, head.width() * 0.045)
        painter.setBrush(ink)
        painter.drawEllipse(_at(head, x, 0.44), head.width() * 0.03, head.width() * 0.035)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([_at(head, 0.49, 0.46), _at(head, 0.44, 0.63), _at(head, 0.55, 0.63)]))
    painter.drawLine(_at(head, 0.39, 0.77), _at(head, 0.61, 0.77))


def _blood(paint: Paint) -> QColor:
    return QColor("#b01818") if paint.colours.name != "high contrast" else QColor("#ff2020")


def _gash(
    painter: QPainter, paint: Paint, head: QRectF, points: tuple[tuple[float, float], ...], wide: float
) -> None:
    round_ = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(QPen(_blood(paint), max(1.6, head.width() * wide), *round_))
    painter.drawPolyline(QPolygonF([_at(head, *point) for point in points]))


def _drop(painter: QPainter, paint: Paint, head: QRectF, x: float, y: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_blood(paint))
    painter.drawEllipse(_at(head, x, y), head.width() * 0.022, head.width() * 0.04)


def _deep(painter: QPainter, paint: Paint, head: QRectF) -> None:
    _gash(painter, paint, head, ((0.58, 0.3), (0.65, 0.27), (0.72, 0.31), (0.81, 0.27)), 0.055)
    _drop(painter, paint, head, 0.8, 0.36)


def _over(painter: QPainter, paint: Paint, head: QRectF) -> None:
    _gash(painter, paint, head, ((0.2, 0.31), (0.38, 0.29)), 0.035)
    _drop(painter, paint, head, 0.22, 0.39)


def _under(painter: QPainter, paint: Paint, head: QRectF) -> None:
    _gash(painter, paint, head, ((0.22, 0.53), (0.38, 0.55)), 0.035)
    _drop(painter, paint, head, 0.3, 0.61)


def _swelling(painter: QPainter, paint: Paint, head: QRectF) -> None:
    tone = mix(paint.tones.skin, "#6a2a5c", 0.6)
    painter.setPen(QPen(tone, max(1.2, head.width() * 0.02)))
    painter.setBrush(faded(tone, 0.75))
    painter.drawEllipse(_at(head, 0.69, 0.53), head.width() * 0.12, head.width() * 0.06)


def _nose(painter: QPainter, paint: Paint, head: QRectF) -> None:
    _gash(painter, paint, head, ((0.46, 0.65), (0.45, 0.73)), 0.03)
    _gash(painter, paint, head, ((0.53, 0.65), (0.54, 0.7)), 0.03)


def _times(painter: QPainter, paint: Paint, spot: QPointF, size: float, times: int) -> None:
    """How often he has it, where there is room for a number."""
    if times < 2 or size < paint.px(12):
        return
    box = QRectF(spot.x() - size / 2, spot.y() - size / 2, size, size)
    painter.setPen(QPen(QColor(paint.colours.text), paint.px(1)))
    painter.setBrush(QColor(paint.colours.panel))
    painter.drawEllipse(box)
    paint.write(painter, box, str(times), Pencil(11, bold=True, align=CENTRE), paint.colours.text)


_LABELS = {
    "deep_cut_over_eye": (0.88, 0.22),
    "cut_over_eye": (0.12, 0.22),
    "cut_under_eye": (0.12, 0.62),
    "swelling_under_eye": (0.9, 0.62),
    "bloody_nose": (0.5, 0.88),
}
_DRAWN = {
    "deep_cut_over_eye": _deep,
    "cut_over_eye": _over,
    "cut_under_eye": _under,
    "swelling_under_eye": _swelling,
    "bloody_nose": _nose,
}
