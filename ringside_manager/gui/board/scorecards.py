"""The judges' cards by round on a board, closed or as far as they are known."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.events import RoundScored
from ringside_manager.gui.board.paint import CENTRE, RIGHT, Paint, Pencil, faded, rounded
from ringside_manager.gui.board.parts import SMALL, sheet_of_paper
from ringside_manager.language import tr

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
