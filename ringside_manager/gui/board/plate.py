"""The plate with a boxer's name."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from ringside_manager.bout.corner import Corner
from ringside_manager.gui.board.columns import paint_name
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, paint_token, rounded


def paint_plate(
    painter: QPainter, paint: Paint, rect: QRectF, corner: Corner, name: str, badge: str = ""
) -> None:
    """His name in his corner's colour; beside it a word that is his alone now, such as that he has control."""
    rounded(painter, rect, paint.px(6), paint.tones.corner(corner))
    size = rect.height() * 0.62
    token = QRectF(rect.left() + paint.px(7), rect.center().y() - size / 2, size, size)
    paint_token(painter, paint, token, corner)
    tone, held = paint.tones.on_corner(corner), 0.0
    if badge:
        pencil = Pencil(10.5, bold=True, align=CENTRE)
        held = min(paint.width(badge, pencil) + paint.px(14), rect.width() * 0.36)
        spot = QRectF(rect.right() - held - paint.px(6), rect.center().y() - paint.px(9), held, paint.px(18))
        rounded(painter, spot, paint.px(9), paint.colours.accent, QPen(tone, paint.px(1)))
        paint.write(
            painter, spot.adjusted(paint.px(4), 0, -paint.px(4), 0), badge, pencil, paint.colours.on_accent
        )
        held += paint.px(6)
    room = rect.adjusted(size + paint.px(14), paint.px(2), -held - paint.px(6), -paint.px(2))
    paint_name(painter, paint, room, name, tone)
