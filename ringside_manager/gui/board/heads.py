"""What lies beside every table: a boxer's head with its marks in words, and the judges' cards by round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.events import RoundScored
from ringside_manager.gui.board.paint import CENTRE, RIGHT, Paint, Pencil, faded, rounded
from ringside_manager.gui.board.parts import SMALL, lines_in, sheet_of_paper
from ringside_manager.gui.portraits import Sitter, paint_portrait, spot_of
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.language import tr

_SEEN = QRectF(5, 3, 90, 90)
"""What a board shows of a portrait's canvas: the head and the top of the shoulders."""


def paint_looks(
    painter: QPainter,
    paint: Paint,
    rect: QRectF,
    texts: Sequence[str],
    marks: tuple[Mark, ...],
    sitter: Sitter,
) -> None:
    """His head with every mark, and what can be seen in words."""
    inner = sheet_of_paper(painter, paint, rect)
    size = min(inner.height(), inner.width() * 0.48)
    beside = inner.height() < paint.px(80) or (
        inner.width() >= paint.px(190) and inner.height() < inner.width() * 0.85
    )
    wide = inner.width() - size - paint.px(6) if beside else inner.width()
    lines = [line for text in texts or (tr("No marks yet"),) for line in _wrapped(paint, text, wide)]
    if beside:
        head = QRectF(inner.left(), inner.center().y() - size / 2, size, size)
        words = inner.adjusted(size + paint.px(6), 0, 0, 0)
    else:
        head, words = _stacked(paint, inner, len(lines))
        size = head.width()
    if size >= paint.px(34):
        paint_head(painter, paint, head, sitter, marks)
    spots = _centred(words, paint.px(15), len(lines))
    for spot, line in zip(spots, lines, strict=False):
        tone = paint.colours.text if texts else paint.colours.muted
        paint.write(painter, spot, line, SMALL, tone)


def paint_head(
    painter: QPainter, paint: Paint, box: QRectF, sitter: Sitter, marks: tuple[Mark, ...] = ()
) -> None:
    """His portrait in a frame, with what the bout has left on it; a mark's tag stands at the side of the face."""
    loud = paint.colours.name == "high contrast"
    painter.save()
    frame = QPainterPath()
    frame.addRoundedRect(box, paint.px(6), paint.px(6))
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    blood = "#ff2020" if loud else "#b01818"
    paint_portrait(painter, box, sitter.face, sitter.colour, _SEEN, marks, blood)
    painter.restore()
    painter.strokePath(frame, QPen(QColor(paint.colours.line), paint.px(1)))
    for mark in marks:
        if mark.tag:
            _tag(painter, paint, box, mark, spot_of(mark, box, sitter.face, _SEEN), blood)


def _tag(painter: QPainter, paint: Paint, box: QRectF, mark: Mark, spot: QPointF, blood: str) -> None:
    size = max(paint.px(12), box.width() * 0.11)
    x = box.right() - size * 1.3 if spot.x() >= box.center().x() + size / 3 else box.left() + size * 0.3
    tag = QRectF(x, min(spot.y() - size / 2, box.bottom() - size * 1.2), size, size)
    rounded(painter, tag, size * 0.25, paint.colours.panel, QPen(QColor(blood), paint.px(1.2)))
    pencil = Pencil(size * 0.62 / paint.zoom, bold=True, align=CENTRE)
    paint.write(painter, tag, mark.tag, pencil, paint.colours.text)


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


JUDGES = 3


Cards = tuple[tuple[tuple[int, int], ...], ...]
"""Points of (red, blue) by round and judge."""


def cards_of(scored: Sequence[RoundScored], *, scores: bool, judges: int = JUDGES) -> Cards | None:
    """The cards as far as they are known, None while they are closed; of one judge his points (``judges`` 1)."""
    if not scores:
        return None
    rounds = (event.cards if judges > 1 else (event.points,) for event in scored)
    return tuple(cards for cards in rounds if len(cards) == judges)


def paint_cards(
    painter: QPainter, paint: Paint, rect: QRectF, rounds: Cards | None, judges: int = JUDGES
) -> None:
    """A line for each judge: the latest rounds there is room for, and the sum."""
    inner = sheet_of_paper(painter, paint, rect)
    if rounds is None:
        text = tr("The three scorecards stay closed until the end")
        if judges == 1:
            text = tr("The scorecard stays closed until the end")
        paint.write(painter, inner, text, Pencil(11, align=CENTRE), paint.colours.muted)
        return
    headed = inner.height() >= paint.px(10 + 16 * judges)
    high = min(inner.height() / (judges + headed), paint.px(30))
    first, last = min(paint.px(48), inner.width() * 0.28), paint.px(56)
    room = inner.width() - first - last - paint.px(4)
    wide = max(paint.px(27), min(paint.px(44), room / max(1, len(rounds))))
    count = min(len(rounds), max(0, int(room / wide)))
    shown = rounds[len(rounds) - count :]
    if headed:
        _heads(
            painter,
            paint,
            QRectF(inner.left(), inner.top(), inner.width(), high),
            (first, wide, last),
            (len(rounds) - count, count),
        )
    for judge in range(judges):
        line = QRectF(inner.left(), inner.top() + (judge + headed) * high, inner.width(), high)
        name = tr("Judge {judge}").format(judge=judge + 1) if judges > 1 else tr("Card")
        paint.write(painter, QRectF(line.left(), line.top(), first, high), name, SMALL, paint.colours.muted)
        for at, cards in enumerate(shown):
            cell = QRectF(line.left() + first + at * wide, line.top(), wide, high)
            _score(painter, paint, cell, cards[judge], Pencil(11, align=CENTRE))
        total = QRectF(line.right() - last, line.top(), last, high)
        red, blue = (sum(cards[judge][side] for cards in rounds) for side in range(2))
        _score(painter, paint, total, (red, blue), Pencil(12.5, bold=True, align=RIGHT))


def _heads(
    painter: QPainter, paint: Paint, line: QRectF, widths: tuple[float, float, float], rounds: tuple[int, int]
) -> None:
    first, wide, last = widths
    before, count = rounds
    paint.write(
        painter,
        QRectF(line.left(), line.top(), first, line.height()),
        tr("Round"),
        SMALL,
        paint.colours.muted,
    )
    for at in range(count):
        cell = QRectF(line.left() + first + at * wide, line.top(), wide, line.height())
        paint.write(painter, cell, str(before + at + 1), Pencil(10.5, align=CENTRE), paint.colours.muted)
    total = QRectF(line.right() - last, line.top(), last, line.height())
    paint.write(painter, total, tr("In all"), Pencil(10.5, align=RIGHT), paint.colours.muted)


def _score(painter: QPainter, paint: Paint, cell: QRectF, points: tuple[int, int], pencil: Pencil) -> None:
    """Red's points first; the ground is that of whoever is ahead, underlined on his side."""
    red, blue = points
    if red != blue:
        ahead = CORNERS[0] if red > blue else CORNERS[1]
        gap = paint.px(1)
        box = cell.adjusted(gap, gap, -gap, -gap)
        rounded(painter, box, paint.px(3), faded(paint.tones.corner(ahead), 0.14))
        half = box.width() / 2
        left = box.left() + (0 if ahead is CORNERS[0] else half)
        painter.setPen(QPen(paint.tones.corner(ahead), paint.px(2)))
        y = box.bottom() - paint.px(1)
        painter.drawLine(QRectF(left, y, half, 0).topLeft(), QRectF(left, y, half, 0).topRight())
    text = tr("{red}\N{EN DASH}{blue}").format(red=red, blue=blue)
    above = paint.px(2.5) if cell.height() < paint.px(18) else 0.0  # so that the line is below the letters
    right = paint.px(4 if pencil.align == RIGHT else 1)
    room = cell.adjusted(paint.px(1), 0, -right, -above)
    paint.write(painter, room, text, pencil, paint.colours.text)
