"""A boxer's side of the table: what is in force, stamina, ratings, ring generalship, fouls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.view import Side
from ringside_manager.gui.board.heads import (
    blood_of,
    head_in,
    ink_of,
    paint_eye,
    paint_looks,
    paint_skull,
    spot_on,
)
from ringside_manager.gui.board.paint import CENTRE, RIGHT, Paint, Pencil, mix, rounded
from ringside_manager.gui.board.parts import (
    SMALL,
    Pill,
    Tile,
    paint_bar,
    paint_boxes_row,
    paint_notch,
    sheet_of_paper,
)
from ringside_manager.gui.systems.glory_days.names import NAMES
from ringside_manager.gui.systems.glory_days.words import (
    distance_letter,
    fouls_told,
    injury_told,
    stars_told,
    tile_word,
)
from ringside_manager.language import tr

# His head as everybody sees it: gashes, cuts, nose and swellings by place, and how often each has come up


_AT = {
    "gash_left_eye": (0.73, 0.27), "gash_right_eye": (0.27, 0.27), "cut_left_eye": (0.68, 0.34),
    "cut_right_eye": (0.32, 0.34), "cut_left_cheek": (0.76, 0.63), "cut_right_cheek": (0.24, 0.63),
    "bloody_nose": (0.5, 0.655),
}  # fmt: skip
"""Where an injury lies on the face, seen from the front: his left is on the right."""
INJURIES = (*_AT, "swelling_left_eye", "swelling_right_eye")
Looks = tuple[tuple[str, int], ...]


def looks(side: Side) -> Looks:
    """Each injury he has, with how often it has come up."""
    return tuple((name, times) for name in INJURIES if (times := side.numbers.get(name, 0)))


def told_in_words(seen: Looks) -> tuple[str, ...]:
    """What can be seen, in the order of the stoppage chart."""
    return tuple(injury_told(name, times) for name, times in seen)


def paint_body(painter: QPainter, paint: Paint, rect: QRectF, seen: Looks) -> None:
    """The head with every mark, and the same in words."""
    told = told_in_words(seen)
    paint_looks(painter, paint, rect, told, tr("No marks yet"), lambda box: _head(painter, paint, box, seen))


def _head(painter: QPainter, paint: Paint, box: QRectF, seen: Looks) -> None:
    ink, head, times = ink_of(paint), head_in(box), dict(seen)
    paint_skull(painter, paint, head, ink)
    for eye in ("left", "right"):
        paint_eye(painter, paint, head, eye, min(3, times.get(f"swelling_{eye}_eye", 0)), ink)
    for name, count in seen:
        if name in _AT:
            _mark(painter, paint, head, name, count)


def _mark(painter: QPainter, paint: Paint, head: QRectF, name: str, count: int) -> None:
    """A cut is a line, a gash is jagged, a nose bleeds in drops; the count stands beside one that came up again."""
    spot, gash = spot_on(head, _AT[name]), name.startswith("gash")
    size = head.width() * (0.13 if gash else 0.085)
    pen = QPen(blood_of(paint), max(1.6, head.width() * (0.045 if gash else 0.032)))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if gash:
        shape = ((-1, 0.1), (-0.35, -0.3), (0.3, 0.25), (1, -0.15))
        painter.drawPolyline([spot + QPointF(size * x, size * y) for x, y in shape])
    elif name != "bloody_nose":
        painter.drawLine(spot - QPointF(size, 0), spot + QPointF(size, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(blood_of(paint))
    for drop in range(min(3, count)):
        fall = QPointF(size * (-0.4 + 0.4 * drop), size * (0.7 + 0.45 * (drop % 2)))
        painter.drawEllipse(spot + fall, size * 0.2, size * 0.34)
    if count > 1:
        _count(painter, paint, head, spot, name, count)


def _count(painter: QPainter, paint: Paint, head: QRectF, spot: QPointF, name: str, count: int) -> None:
    size = max(paint.px(11), head.width() * 0.16)
    x = head.right() - size * 0.35 if _AT[name][0] >= 0.5 else head.left() - size * 0.65
    tag = QRectF(x, spot.y() - size / 2, size, size)
    rounded(painter, tag, size * 0.25, paint.colours.panel, QPen(blood_of(paint), paint.px(1.2)))
    paint.write(painter, tag, str(count), Pencil(10, bold=True, align=CENTRE), paint.colours.bad)


TILES = ("power", "chin", "count_out", "will", "cut", "foul", "penalty", "knockdowns")
"""Ratings and what he has scored, in the order of the table."""
_PAIRS = {"power": ("power", "finishing"), "chin": ("down_at", "stunned_at")}
_MORE_IS_GOOD = frozenset({"power"})
_WARNS = ("hurt", "tired", "hand_broken", "hand_hurt", "ankle")
POINT, OUT = 5, 6
"""Fouls of all kinds that cost a point, and the bout (G70)."""


def pills_of(paint: Paint, info: EngineInfo, corner: Corner, side: Side) -> tuple[Pill, ...]:
    """What troubles him, then what helps him, then his order for the round."""
    warn, mine = QColor(paint.colours.warn), paint.tones.corner(corner)
    made = [Pill(NAMES.mark(mark), warn, strong=True) for mark in _WARNS if mark in side.marks]
    if "tired" not in side.marks:
        made.append(Pill(tr("Fresh"), QColor(paint.colours.muted)))
    if "rally" in side.marks:
        made.append(Pill(NAMES.mark("rally"), mine, strong=True))
    made += [
        Pill(NAMES.mark(spec.name, spec), QColor(paint.colours.gold), strong=True)
        for spec in info.marks
        if spec.tactic and spec.name in side.marks
    ]
    return tuple(made)


def paint_stamina(
    painter: QPainter, paint: Paint, rect: QRectF, corner: Corner, side: Side, most: int
) -> None:
    """What is left, on one scale for both; the notch is where he began."""
    inner = sheet_of_paper(painter, paint, rect)
    left, start = side.numbers.get("stamina", 0), side.numbers.get("stamina_start", 0)
    figure, pencil = (
        tr("{left} of {start}").format(left=left, start=start),
        Pencil(12.5, bold=True, align=RIGHT),
    )
    tall, wide = inner.height() >= paint.px(26), paint.width(figure, pencil) + paint.px(2)
    words = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * (0.5 if tall else 1.0))
    if tall:
        paint.write(painter, words.adjusted(0, 0, -wide, 0), tr("Stamina"), SMALL, paint.colours.muted)
    paint.write(painter, words, figure, pencil, paint.colours.text)
    bar = inner.adjusted(0, words.height() + paint.px(2), 0, -paint.px(2))
    if not tall:
        middle = inner.center().y()
        bar = QRectF(inner.left(), middle - paint.px(5), inner.width() - wide - paint.px(6), paint.px(10))
    whole = max(1, most)
    paint_bar(painter, paint, bar, left / whole, paint.tones.corner(corner), hatched=left * 4 <= start)
    paint_notch(painter, paint, bar.left() + bar.width() * min(1.0, start / whole), bar, paint.colours.text)


def tiles_of(card: Mapping[str, Any], side: Side) -> tuple[Tile, ...]:
    """His ratings beside those his card prints for a fresh boxer."""
    return tuple(_tile(name, _printed(card).get(name), side.numbers) for name in TILES)


def _printed(card: Mapping[str, Any]) -> dict[str, tuple[int, ...]]:
    return {
        "power": tuple(card["power"][0]),
        "chin": tuple(card["chin_kd"][0]),
        "count_out": (card["chin_ko"][0],),
        "will": (card["will"][0],),
        "cut": (card["cut"],),
        "foul": (card["foul"],),
        "penalty": (0,),
    }


def _tile(name: str, printed: tuple[int, ...] | None, numbers: Mapping[str, int]) -> Tile:
    now = tuple(numbers.get(one, 0) for one in _PAIRS.get(name, (name,)))
    if printed is None or printed == now:
        return Tile(tile_word(name), _figure(now))
    better = (now > printed) == (name in _MORE_IS_GOOD)
    return Tile(tile_word(name), _figure(now), _figure(printed), better)


def _figure(numbers: Sequence[int]) -> str:
    return "/".join(map(str, numbers))


@dataclass(frozen=True, slots=True)
class GeneralLine:
    """A line of ring generalship: where it is fought, its stars now and in print, and whether it is the one rolled."""

    face: int
    distance: str
    stars: int
    printed: int
    rolled: bool


def lines_of(card: Mapping[str, Any], side: Side, rolled: int) -> tuple[GeneralLine, ...]:
    """The six lines; ``rolled`` is the face of the d6 in this segment, 0 for none."""
    found = []
    for face, word in enumerate(card["ring_general"], start=1):
        printed = int(word[1:])
        where = "inside" if word[0] == "I" else "outside"
        stars = side.numbers.get(f"line_{face}", printed)
        found.append(GeneralLine(face, where, stars, printed, face == rolled))
    return tuple(found)


def paint_lines(painter: QPainter, paint: Paint, rect: QRectF, lines: Sequence[GeneralLine]) -> None:
    """A field for each face of the d6: face, distance, stars; the one rolled is framed and filled."""
    gap = paint.px(2)
    wide = (rect.width() - gap * (len(lines) - 1)) / max(1, len(lines))
    for at, line in enumerate(lines):
        cell = QRectF(rect.left() + at * (wide + gap), rect.top(), wide, rect.height())
        _general(painter, paint, cell, line)


def _general(painter: QPainter, paint: Paint, cell: QRectF, line: GeneralLine) -> None:
    accent = paint.colours.accent_strong if line.rolled else paint.colours.line
    ground = mix(paint.colours.panel, paint.colours.accent, 0.34 if line.rolled else 0.0)
    half = paint.px(1)
    rounded(
        painter,
        cell.adjusted(half, half, -half, -half),
        paint.px(4),
        ground,
        QPen(QColor(accent), paint.px(2.2 if line.rolled else 1)),
    )
    rows = 3 if cell.height() >= paint.px(42) else 2
    high = cell.height() / rows
    spots = [cell.adjusted(half * 2, row * high, -half * 2, (row + 1 - rows) * high) for row in range(rows)]
    if rows == 3:
        paint.write(
            painter,
            spots[0],
            str(line.face),
            Pencil(10.5, bold=line.rolled, align=CENTRE),
            paint.colours.muted,
        )
    paint.write(
        painter,
        spots[-2],
        distance_letter(line.distance),
        Pencil(10.5, bold=line.rolled, align=CENTRE),
        paint.colours.text,
    )
    changed = line.stars - line.printed
    tone = paint.colours.good if changed > 0 else paint.colours.bad if changed < 0 else paint.colours.text
    sign = "▲" if changed > 0 else "▼" if changed < 0 else ""
    pencil, told = Pencil(11, bold=True, align=CENTRE), stars_told(line.stars) + sign
    if not paint.fits(spots[-1], told, pencil):
        told = tr("{count}★").format(count=line.stars) + sign
    if not paint.fits(spots[-1], told, pencil):
        told = f"{line.stars}{sign}"
    paint.write(painter, spots[-1], told, pencil, tone)


def paint_fouls(painter: QPainter, paint: Paint, rect: QRectF, side: Side, off: int) -> None:
    """A box for every foul up to the one that sends him out; below them the kinds and the points they cost."""
    inner = sheet_of_paper(painter, paint, rect)
    had = side.numbers.get("fouls", 0)
    high = min(inner.height(), paint.px(16))
    line, label = QRectF(inner.left(), inner.top(), inner.width(), high), tr("Fouls")
    wide = min(paint.width(label, SMALL) + paint.px(6), line.width() * 0.4)
    paint.write(painter, QRectF(line.left(), line.top(), wide, high), label, SMALL, paint.colours.muted)
    paint_boxes_row(painter, paint, line.adjusted(wide, 0, 0, 0), had, max(OUT, had), POINT)
    rest = inner.adjusted(0, high, 0, 0)
    if rest.height() < paint.px(10):
        return
    parts = [fouls_told(side.numbers)]
    if off:
        parts.append(tr("%n point off", "%n points off", off))
    text = tr(" \N{MIDDLE DOT} ").join(part for part in parts if part) or tr("None so far")
    tone = paint.colours.text if had or off else paint.colours.muted
    paint.write(
        painter,
        QRectF(rest.left(), rest.top(), rest.width(), min(rest.height(), paint.px(15))),
        text,
        SMALL,
        tone,
    )
