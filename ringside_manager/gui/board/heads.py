"""A boxer's head as everybody sees it, from the front, and beside it what the marks on it mean in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ringside_manager.gui.board.paint import Paint, mix, use
from ringside_manager.gui.board.parts import SMALL, lines_in, sheet_of_paper
from ringside_manager.language import tr

EYES = {"left": (0.67, 0.445), "right": (0.33, 0.445)}
"""Where the eyes are, in parts of the head: his left is on the right."""
SHUT = 3


def paint_looks(
    painter: QPainter,
    paint: Paint,
    rect: QRectF,
    told: Sequence[str],
    nothing: str,
    draw: Callable[[QRectF], None],
) -> None:
    """The head, which ``draw`` paints into a square, and what can be seen in words; ``nothing`` if he is unmarked."""
    inner = sheet_of_paper(painter, paint, rect)
    size = min(inner.height(), inner.width() * 0.48)
    beside = inner.height() < paint.px(80) or (
        inner.width() >= paint.px(190) and inner.height() < inner.width() * 0.85
    )
    wide = inner.width() - size - paint.px(6) if beside else inner.width()
    lines = [line for text in told or (nothing,) for line in _wrapped(paint, text, wide)]
    if beside:
        head = QRectF(inner.left(), inner.center().y() - size / 2, size, size)
        words = inner.adjusted(size + paint.px(6), 0, 0, 0)
    else:
        head, words = _stacked(paint, inner, len(lines))
        size = head.width()
    if size >= paint.px(34):
        draw(head)
    spots = _centred(words, paint.px(15), len(lines))
    for spot, line in zip(spots, lines, strict=False):
        tone = paint.colours.text if told else paint.colours.muted
        paint.write(painter, spot, line, SMALL, tone)


def head_in(box: QRectF) -> QRectF:
    """The head itself within its square."""
    wide = box.width() * 0.78
    return QRectF(box.center().x() - wide / 2, box.top() + box.height() * 0.02, wide, box.height() * 0.96)


def ink_of(paint: Paint) -> QColor:
    """What the head is drawn with."""
    return paint.tones.ink if paint.colours.name == "light" else QColor("#141414")


def blood_of(paint: Paint) -> QColor:
    """The colour of what bleeds."""
    return QColor("#ff2020") if paint.colours.name == "high contrast" else QColor("#b01818")


def spot_on(head: QRectF, at: tuple[float, float]) -> QPointF:
    """A point of the head, in parts of its width and height."""
    return QPointF(head.left() + at[0] * head.width(), head.top() + at[1] * head.height())


def paint_skull(painter: QPainter, paint: Paint, head: QRectF, ink: QColor) -> None:
    """Ears, head, hair, brows, nose, mouth."""
    skin, thin = paint.tones.skin, max(1.0, head.width() * 0.018)
    use(painter, QPen(ink, thin), paint.tones.skin_far)
    ear = head.width() * 0.13
    for x in (head.left(), head.right()):
        painter.drawEllipse(QPointF(x, head.top() + head.height() * 0.48), ear * 0.6, ear)
    painter.setBrush(skin)
    path = QPainterPath()
    path.addRoundedRect(head, head.width() * 0.48, head.height() * 0.42)
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path)
    use(painter, Qt.PenStyle.NoPen, paint.tones.hair)
    painter.drawEllipse(
        QRectF(head.left() - 1, head.top() - head.height() * 0.22, head.width() + 2, head.height() * 0.4)
    )
    painter.restore()
    use(painter, QPen(ink, thin * 1.9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap), Qt.BrushStyle.NoBrush)
    for x in (0.33, 0.67):
        spot = spot_on(head, (x, 0.375))
        painter.drawLine(spot - QPointF(head.width() * 0.1, 0), spot + QPointF(head.width() * 0.1, 0))
    painter.setPen(QPen(ink, thin * 1.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    nose = [spot_on(head, at) for at in ((0.48, 0.44), (0.44, 0.63), (0.56, 0.63))]
    painter.drawPolyline(nose)
    mouth = QRectF(spot_on(head, (0.37, 0.72)), spot_on(head, (0.63, 0.83)))
    painter.drawArc(mouth, 200 * 16, 140 * 16)


def paint_eye(painter: QPainter, paint: Paint, head: QRectF, eye: str, stage: int, ink: QColor) -> None:
    """Open, puffy, half shut or shut; the lid comes down and the swelling grows with the stage."""
    spot, wide = spot_on(head, EYES[eye]), head.width() * 0.095
    if stage:
        swell = QColor(mix(paint.tones.skin, "#6a2a5c", 0.28 + 0.2 * stage))
        use(painter, QPen(ink, max(1.0, head.width() * 0.012)), swell)
        grow = 1.25 + 0.28 * stage
        painter.drawEllipse(spot + QPointF(0, wide * 0.35), wide * grow, wide * (0.75 + 0.22 * stage))
    if stage < SHUT:
        use(painter, QPen(ink, max(1.0, head.width() * 0.014)), paint.tones.white)
        painter.drawEllipse(spot, wide, wide * (0.55, 0.42, 0.22)[stage])
        use(painter, Qt.PenStyle.NoPen, ink)
        painter.drawEllipse(spot, wide * 0.36, wide * (0.4, 0.32, 0.18)[stage])
        return
    painter.setPen(QPen(ink, max(1.4, head.width() * 0.03), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(spot - QPointF(wide, 0), spot + QPointF(wide, 0))
    for step in (-0.6, 0.0, 0.6):
        lash = spot + QPointF(wide * step, 0)
        painter.drawLine(lash, lash + QPointF(wide * step * 0.25, wide * 0.4))


def _wrapped(paint: Paint, text: str, wide: float) -> list[str]:
    """A text on one line, or broken behind its commas where it is too wide, and between words where it still is."""
    comma = tr(", ")
    lines = filled(paint, text.split(comma), comma, wide)
    return [part for line in lines for part in filled(paint, line.split(" "), " ", wide)]


def filled(paint: Paint, parts: Sequence[str], between: str, wide: float) -> list[str]:
    """Parts on as few lines as hold them, each in one piece."""
    lines: list[str] = []
    for part in parts:
        longer = lines[-1] + between + part if lines else part
        if lines and paint.width(longer, SMALL) > wide:
            lines[-1] += between.rstrip()
            lines.append(part)
        else:
            lines[-1:] = [longer]
    return lines


def _stacked(paint: Paint, inner: QRectF, lines: int) -> tuple[QRectF, QRectF]:
    words = paint.px(15) * min(7, max(2, lines))
    size = min(inner.width() * 0.76, inner.height() - words - paint.px(6))
    top = inner.top() + max(0.0, inner.height() - size - words - paint.px(6)) / 2
    head = QRectF(inner.center().x() - size / 2, top, size, size)
    return head, QRectF(inner.left(), head.bottom() + paint.px(6), inner.width(), words)


def _centred(room: QRectF, high: float, count: int) -> list[QRectF]:
    spots = lines_in(room, high, count)
    spare = (room.height() - len(spots) * high) / 2
    return [spot.translated(0, max(0.0, spare)) for spot in spots]
