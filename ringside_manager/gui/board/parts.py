"""Parts that several boards are made of: pills, bars, tiles, strips of lines, name plates, scorecards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from ringside_manager.bout.corner import Corner
from ringside_manager.gui.board.columns import paint_name, panel
from ringside_manager.gui.board.paint import (
    CENTRE,
    LEAST,
    RIGHT,
    Paint,
    Pencil,
    faded,
    legible,
    mix,
    paint_token,
    rounded,
    use,
)
from ringside_manager.language import tr

# The small things every part of the table is painted with


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
        tone = legible(pill.tone) if pill.strong else QColor(paint.colours.text)
        paint.write(painter, spot.adjusted(gap, 0, -gap, 0), pill.text, pencil, tone)
    if left_out:
        end = spots[-1].right() if spots else room.left()
        rest = QRectF(end + gap, (spots[-1] if spots else room).top(), room.right() - end - gap, high)
        paint.write(painter, rest, tr("+{count}").format(count=left_out), SMALL, paint.colours.muted)


def _spots(
    paint: Paint, room: QRectF, words: Sequence[str], high: float, lines: int
) -> tuple[list[QRectF], int]:
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
    use(painter, Qt.PenStyle.NoPen, QColor(tone))
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


def paint_boxed(
    painter: QPainter, paint: Paint, line: QRectF, label: str, boxes: tuple[int, int, int], most: float = 0.4
) -> None:
    """A label, and boxes as ``paint_boxes_row`` paints them: had, out, next point; the label takes ``most`` of the line."""
    had, out, next_point = boxes
    wide = min(paint.width(label, SMALL) + paint.px(6), line.width() * most)
    paint.write(
        painter, QRectF(line.left(), line.top(), wide, line.height()), label, SMALL, paint.colours.muted
    )
    paint_boxes_row(painter, paint, line.adjusted(wide, 0, 0, 0), had, max(out, had), next_point)


def paint_offences(
    painter: QPainter,
    paint: Paint,
    rect: QRectF,
    label: str,
    boxes: tuple[int, int, int],
    said: Sequence[str],
) -> None:
    """A box for every offence up to the one that sends a boxer out; below them what ``said`` tells of them."""
    inner = sheet_of_paper(painter, paint, rect)
    high = min(inner.height(), paint.px(16))
    paint_boxed(painter, paint, QRectF(inner.left(), inner.top(), inner.width(), high), label, boxes)
    rest = inner.adjusted(0, high, 0, 0)
    if rest.height() < paint.px(10):
        return
    text = tr(" \N{MIDDLE DOT} ").join(part for part in said if part) or tr("None so far")
    tone = paint.colours.text if said else paint.colours.muted
    rest.setHeight(min(rest.height(), paint.px(15)))
    paint.write(painter, rest, text, SMALL, tone)


def paint_strength(
    painter: QPainter, paint: Paint, rect: QRectF, corner: Corner, label: str, numbers: tuple[int, int, int],
    notches: Sequence[float] = (1.0,),
) -> None:  # fmt: skip
    """How much strength is left, of how much, on one scale for both; notches at parts of what the boxer began with."""
    left, start, most = numbers
    inner = sheet_of_paper(painter, paint, rect)
    figure = tr("{left} of {start}").format(left=left, start=start)
    pencil = Pencil(12.5, bold=True, align=RIGHT)
    tall, wide = inner.height() >= paint.px(26), paint.width(figure, pencil) + paint.px(2)
    words = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * (0.5 if tall else 1.0))
    if tall:
        paint.write(painter, words.adjusted(0, 0, -wide, 0), label, SMALL, paint.colours.muted)
    paint.write(painter, words, figure, pencil, paint.colours.text)
    bar = inner.adjusted(0, words.height() + paint.px(2), 0, -paint.px(2))
    if not tall:
        middle = inner.center().y()
        bar = QRectF(inner.left(), middle - paint.px(5), inner.width() - wide - paint.px(6), paint.px(10))
    whole = max(1, most)
    paint_bar(painter, paint, bar, left / whole, paint.tones.corner(corner), hatched=left * 4 <= start)
    for part in notches:
        x = bar.left() + bar.width() * min(1.0, start * part / whole)
        paint_notch(painter, paint, x, bar, paint.colours.text)


# Dice: their shape tells their faces


_KITE = ((0.5, 0.0), (1.0, 0.42), (0.5, 1.0), (0.0, 0.42))
_DICE = {
    4: ((0.5, 0.04), (1.0, 0.94), (0.0, 0.94)),
    8: ((0.5, 0.0), (0.98, 0.5), (0.5, 1.0), (0.02, 0.5)),
    10: _KITE,
    12: ((0.5, 0.0), (1.0, 0.38), (0.81, 0.98), (0.19, 0.98), (0.0, 0.38)),
    20: ((0.5, 0.0), (0.94, 0.25), (0.94, 0.75), (0.5, 1.0), (0.06, 0.75), (0.06, 0.25)),
    100: _KITE,
}


def die_path(sides: int, box: QRectF) -> QPainterPath:
    """Return the outline of a die: three to six corners; a d6 and whatever else is square."""
    path = QPainterPath()
    corners = _DICE.get(sides)
    if corners is None:
        edge = box.width() * 0.06
        path.addRoundedRect(box.adjusted(edge, edge, -edge, -edge), box.width() * 0.17, box.width() * 0.17)
        return path
    for at, (x, y) in enumerate(corners):
        point = QPointF(box.left() + x * box.width(), box.top() + y * box.height())
        path.lineTo(point) if at else path.moveTo(point)
    path.closeSubpath()
    return path


# Small fields with a rating each, four beside each other; what is not as printed shows the print and an arrow


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


# The plate with a boxer's name


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


# A strip of lines: what has happened or been done, each with the counter of his corner


@dataclass(frozen=True, slots=True)
class StripLine:
    """One line of the strip: whose corner, what, and whether it went well."""

    corner: Corner | None
    text: str
    good: bool | None = None


def paint_strip(
    painter: QPainter, paint: Paint, rect: QRectF, heading: str, lines: tuple[StripLine, ...]
) -> None:
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
        _strip_line(painter, paint, spot, line, more)


def _strip_line(painter: QPainter, paint: Paint, spot: QRectF, line: StripLine, more: int) -> None:
    left, size = spot.left(), spot.height() * 0.78
    if line.corner is not None:
        paint_token(painter, paint, QRectF(left, spot.center().y() - size / 2, size, size), line.corner)
        left += size + paint.px(6)
    sign = "" if line.good is None else "✓ " if line.good else "✗ "
    tone = paint.colours.text if line.good is None else paint.colours.good if line.good else paint.colours.bad
    text = tr("{line} (+{count})").format(line=sign + line.text, count=more) if more else sign + line.text
    paint.write(painter, QRectF(left, spot.top(), spot.right() - left, spot.height()), text, NORMAL, tone)
