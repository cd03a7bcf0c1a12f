"""A strip of lines: what has happened or been done, each with the counter of his corner."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ringside_manager.bout.corner import Corner
from ringside_manager.gui.board.paint import Paint, paint_token
from ringside_manager.gui.board.small import NORMAL, SMALL, lines_in, sheet_of_paper
from ringside_manager.gui.language import tr


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the strip: whose corner, what, and whether it went well."""

    corner: Corner | None
    text: str
    good: bool | None = None


def paint_strip(painter: QPainter, paint: Paint, rect: QRectF, heading: str, lines: tuple[Line, ...]) -> None:
    """A heading, and a line for each thing that was done, with a tick or a cross."""
    inner = sheet_of_paper(painter, paint, rect)
    high = paint.px(16)
    if inner.height() >= high * 2:
        paint.write(
            painter,
            QRectF(inner.left(), inner.top(), inner.width(), high),
            heading,
            SMALL,
            paint.colours.muted,
        )
        inner = inner.adjusted(0, high, 0, 0)
    spots = lines_in(inner, min(high * 1.1, inner.height()), len(lines))
    for at, (spot, line) in enumerate(zip(spots, lines, strict=False)):
        more = len(lines) - len(spots) if at == len(spots) - 1 else 0
        _line(painter, paint, spot, line, more)


def _line(painter: QPainter, paint: Paint, spot: QRectF, line: Line, more: int) -> None:
    left, size = spot.left(), spot.height() * 0.78
    if line.corner is not None:
        paint_token(painter, paint, QRectF(left, spot.center().y() - size / 2, size, size), line.corner)
        left += size + paint.px(6)
    sign = "" if line.good is None else "✓ " if line.good else "✗ "
    tone = paint.colours.text if line.good is None else paint.colours.good if line.good else paint.colours.bad
    text = tr("{line} (+{count})").format(line=sign + line.text, count=more) if more else sign + line.text
    paint.write(painter, QRectF(left, spot.top(), spot.right() - left, spot.height()), text, NORMAL, tone)
