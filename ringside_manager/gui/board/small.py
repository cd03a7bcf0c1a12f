"""The small things every part of the table is painted with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from ringside_manager.gui.board.columns import panel
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, rounded
from ringside_manager.gui.board.tones import faded, mix
from ringside_manager.gui.language import tr

SMALL, NORMAL = Pencil(10.5), Pencil(12)


@dataclass(frozen=True, slots=True)
class Pill:
    """A word in force: filled in ``tone`` if it is ``strong``, else only framed."""

    text: str
    tone: QColor
    strong: bool = False


def sheet_of_paper(painter: QPainter, paint: Paint, rect: QRectF) -> QRectF:
    """A panel; the room within its margins."""
    panel(painter, paint, rect)
    side, over = paint.px(8), min(paint.px(5), rect.height() * 0.12)
    return rect.adjusted(side, over, -side, -over)


def lines_in(room: QRectF, high: float, most: int) -> list[QRectF]:
    """As many lines as fit, at most ``most``, from the top."""
    count = max(0, min(most, int((room.height() + high * 0.15) / high)))
    return [QRectF(room.left(), room.top() + at * high, room.width(), high) for at in range(count)]


def paint_pills(painter: QPainter, paint: Paint, room: QRectF, pills: Sequence[Pill]) -> None:
    """Pills one after another, on as many lines as there is room for; those that do not fit are counted."""
    if not pills or room.height() < paint.px(10):
        return
    lines = max(1, int((room.height() + paint.px(3)) / paint.px(19)))
    high = min(paint.px(18), (room.height() - (lines - 1) * paint.px(3)) / lines)
    pencil, gap = Pencil(11, bold=True, align=CENTRE), paint.px(4)
    spots, left_out = _spots(paint, room, [pill.text for pill in pills], high, lines)
    for pill, spot in zip(pills, spots, strict=False):
        line = QPen(pill.tone, paint.px(1.2))
        ground = pill.tone if pill.strong else mix(paint.colours.panel, pill.tone, 0.06)
        rounded(painter, spot, high / 2, ground, line)
        tone = _on(pill.tone) if pill.strong else QColor(paint.colours.text)
        paint.write(painter, spot.adjusted(gap, 0, -gap, 0), pill.text, pencil, tone)
    if left_out:
        end = spots[-1].right() if spots else room.left()
        rest = QRectF(end + gap, (spots[-1] if spots else room).top(), room.right() - end - gap, high)
        paint.write(painter, rest, tr("+{count}").format(count=left_out), SMALL, paint.colours.muted)


def _spots(
    paint: Paint, room: QRectF, words: Sequence[str], high: float, lines: int
) -> tuple[list[QRectF], int]:
    """Where the pills lie, and how many find no room."""
    gap, spots, x, line = paint.px(4), list[QRectF](), room.left(), 0
    for at, word in enumerate(words):
        wide = min(paint.width(word, Pencil(11, bold=True)) + paint.px(13), room.width())
        kept = paint.px(22) if line == lines - 1 and at < len(words) - 1 else 0.0
        if x + wide > room.right() - kept + 0.5 and x > room.left():
            x, line = room.left(), line + 1
            if line >= lines:
                return spots, len(words) - at
        spots.append(QRectF(x, room.top() + line * (high + paint.px(3)), wide, high))
        x += wide + gap
    return spots, 0


def _on(ground: QColor) -> QColor:
    bright = 0.3 * ground.redF() + 0.59 * ground.greenF() + 0.11 * ground.blueF()
    return QColor("#ffffff" if bright < 0.55 else "#101010")


def paint_bar(
    painter: QPainter, paint: Paint, bar: QRectF, share: float, tone: QColor, *, hatched: bool = False
) -> None:
    """A bar filled to a share; ``hatched`` for one that is a warning."""
    radius = min(paint.px(4), bar.height() / 2)
    rounded(painter, bar, radius, mix(paint.colours.panel, paint.colours.text, 0.07))
    full = QRectF(bar.left(), bar.top(), bar.width() * min(1.0, max(0.0, share)), bar.height())
    if full.width() > 0:
        rounded(painter, full, radius, faded(tone, 0.85))
    if hatched:
        painter.fillRect(full, QBrush(faded(paint.colours.panel, 0.55), Qt.BrushStyle.BDiagPattern))
    rounded(painter, bar, radius, None, QPen(QColor(paint.colours.muted), paint.px(1)))


def paint_notch(painter: QPainter, paint: Paint, x: float, bar: QRectF, tone: QColor | str) -> None:
    """A mark on a bar: a line with a hanging triangle."""
    size = min(paint.px(5), bar.height() * 0.5)
    painter.setPen(QPen(QColor(tone), paint.px(1.6)))
    painter.drawLine(QPointF(x, bar.top()), QPointF(x, bar.bottom()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tone))
    top = bar.top() - paint.px(1)
    painter.drawPolygon(
        QPolygonF(
            [QPointF(x, top + size), QPointF(x - size, top - size * 0.6), QPointF(x + size, top - size * 0.6)]
        )
    )


def paint_boxes_row(
    painter: QPainter, paint: Paint, room: QRectF, had: int, out: int, next_point: int
) -> None:
    """Boxes, such as of warnings: crossed if he has had it, with a bold frame from ``next_point`` if it costs a point, the last one the bout."""
    if not out:
        return
    gap = paint.px(2)
    size = min(room.height() - gap, (room.width() - gap * (out - 1)) / out, paint.px(13))
    left = room.right() - out * size - (out - 1) * gap
    for number in range(1, out + 1):
        box = QRectF(left + (number - 1) * (size + gap), room.center().y() - size / 2, size, size)
        last, costs, given = number == out, number == next_point, number <= had
        tone = QColor(
            paint.colours.bad if last else paint.colours.warn if costs or given else paint.colours.muted
        )
        rounded(
            painter,
            box,
            paint.px(2),
            faded(tone, 0.22) if given else None,
            QPen(tone, paint.px(2 if last or costs else 1)),
        )
        if given:
            edge = size * 0.24
            inside = box.adjusted(edge, edge, -edge, -edge)
            painter.drawLine(inside.topLeft(), inside.bottomRight())
            painter.drawLine(inside.topRight(), inside.bottomLeft())
        elif costs and size >= paint.px(12):
            paint.write(painter, box, tr("\N{MINUS SIGN}1"), Pencil(8, align=CENTRE), tone)
        elif last and size > paint.px(6):
            middle = box.center()
            painter.drawLine(QPointF(box.left(), middle.y()), QPointF(box.right(), middle.y()))
