"""Small fields with a rating each, four beside each other; what is not as printed shows the print and an arrow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.gui.board.paint import CENTRE, LEAST, Paint, Pencil, rounded
from ringside_manager.gui.board.tones import mix
from ringside_manager.gui.language import tr


@dataclass(frozen=True, slots=True)
class Tile:
    """A rating: its word, how it stands, how it is printed; ``better`` than printed, worse, or as printed (``None``)."""

    word: str
    now: str
    printed: str = ""
    better: bool | None = None


def tile_cells(paint: Paint, rect: QRectF, count: int) -> list[QRectF]:
    """Where the tiles lie: four beside each other."""
    across, gap = 4, paint.px(3)
    down = -(-count // across)
    wide, high = (
        (rect.width() - gap * (across - 1)) / across,
        (rect.height() - gap * (down - 1)) / max(1, down),
    )
    return [
        QRectF(rect.left() + at % across * (wide + gap), rect.top() + at // across * (high + gap), wide, high)
        for at in range(count)
    ]


def paint_tiles(painter: QPainter, paint: Paint, rect: QRectF, tiles: Sequence[Tile]) -> None:
    """A field for each."""
    for tile, cell in zip(tiles, tile_cells(paint, rect, len(tiles)), strict=True):
        _tile(painter, paint, cell, tile)


def _tile(painter: QPainter, paint: Paint, cell: QRectF, tile: Tile) -> None:
    better = tile.better
    tone = paint.colours.good if better else paint.colours.bad if better is False else paint.colours.text
    ground = mix(paint.colours.panel, tone, 0.0 if better is None else 0.12)
    line = QColor(paint.colours.line if better is None else tone)
    half = paint.px(0.5)
    rounded(painter, cell.adjusted(half, half, -half, -half), paint.px(5), ground, QPen(line, paint.px(1)))
    label = QRectF(cell.left(), cell.top() + paint.px(2), cell.width(), cell.height() * 0.4)
    label.adjust(paint.px(1), 0, -paint.px(1), 0)
    paint.write(painter, label, tile.word, Pencil(10, align=CENTRE), paint.colours.muted)
    value = cell.adjusted(paint.px(2), cell.height() * 0.4, -paint.px(2), -paint.px(1))
    if better is None:
        paint.write(painter, value, tile.now, Pencil(15, bold=True, display=True, align=CENTRE), tone)
        return
    _changed(painter, paint, value, tile, tone)


def _changed(painter: QPainter, paint: Paint, value: QRectF, tile: Tile, tone: str) -> None:
    """The number in force; before it the printed one where there is room, always an arrow for better or worse."""
    arrow = "▲" if tile.better else "▼"
    before = tr("{before} {arrow}").format(before=tile.printed, arrow=arrow)
    small, size = Pencil(9.5), 15.0
    room_for = value.width() - paint.width(arrow, small) - paint.px(4)
    while size > LEAST and paint.width(tile.now, Pencil(size, bold=True, display=True)) > room_for:
        size -= 1
    large = Pencil(size, bold=True, display=True)
    now = paint.width(tile.now, large)
    was = before if paint.width(before, small) + now + paint.px(3) <= value.width() else arrow
    wide = paint.width(was, small) + paint.px(2)
    left = value.center().x() - (wide + now) / 2
    paint.write(painter, QRectF(left, value.top(), wide + paint.px(1), value.height()), was, small, tone)
    room = QRectF(left + wide, value.top(), now + paint.px(2), value.height())
    paint.write(painter, room, tile.now, large, tone)
