"""A fighter's sheet: what is in force, his threat by rounds, ratings as they stand, warnings, beatings and falls."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.scene import Side
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, rounded
from ringside_manager.gui.board.small import SMALL, Pill, paint_boxes_row, sheet_of_paper
from ringside_manager.gui.board.tiles import Tile
from ringside_manager.gui.board.tones import faded
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.words import mark_word
from ringside_manager.gui.systems.control.printed import (
    BEATINGS,
    COLUMNS,
    COSTS_FROM,
    MOST_THREAT,
    OUT_AT,
    threat_of,
)
from ringside_manager.gui.systems.control.words import plain, tile_word

TILES = ("control", "threat", "column", "chin", "power", "cut", "foul", "wear")
"""In the order of the sheet."""
_WARNS = ("worn_out", "past", "shaken", "hand")
_PLANS = ("attack", "box")
_NUMBERED = 10.5
"""From this width on every bar has its number, in pixels at normal size."""


def pills_of(paint: Paint, corner: Corner, side: Side) -> tuple[Pill, ...]:
    """His rounds, what troubles him, and the plan in force; what matters most first."""
    mine, warn = paint.tones.corner(corner), QColor(paint.colours.warn)
    made = [Pill(mark_word("groove"), mine, strong=True)] if "groove" in side.marks else []
    worn = [
        mark for mark in _WARNS if mark in side.marks and not (mark == "past" and "worn_out" in side.marks)
    ]
    made += [Pill(mark_word(mark), warn, strong=True) for mark in worn]
    gold = QColor(paint.colours.gold)
    made += [Pill(mark_word(mark), gold, strong=True) for mark in _PLANS if mark in side.marks]
    if not {"groove", "past"} & side.marks:
        told = tr("Groove from round {groove}").format(groove=side.numbers["groove_round"])
        made.insert(0, Pill(told, QColor(paint.colours.muted)))
    return tuple(made)


@dataclass(frozen=True, slots=True)
class Curve:
    """His threat in every scheduled round, where his groove begins and his stamina ends, and the round at hand."""

    threats: tuple[int, ...]
    groove: int
    stamina: int
    now: int

    @classmethod
    def of(cls, card: Mapping[str, Any], side: Side, rounds: int, now: int) -> Curve:
        """From his card and the sheet (K5)."""
        groove, stamina = side.numbers["groove_round"], side.numbers["stamina_round"]
        threats = tuple(threat_of(number, card["TR"], groove, stamina) for number in range(1, rounds + 1))
        return cls(threats, groove, stamina, now)


def paint_curve(painter: QPainter, paint: Paint, rect: QRectF, corner: Corner, curve: Curve) -> None:
    """A bar for each round; filled in his best rounds, hatched before and after, the round at hand framed."""
    inner = sheet_of_paper(painter, paint, rect)
    if inner.height() >= paint.px(40):
        shape = tr("Threat: groove round {groove}, stamina to {stamina}")
        head = QRectF(inner.left(), inner.top(), inner.width(), paint.px(14))
        told = shape.format(groove=curve.groove, stamina=curve.stamina)
        if paint.width(told, SMALL) > head.width():
            short = tr("Groove {groove}, stamina {stamina}")
            told = short.format(groove=curve.groove, stamina=curve.stamina)
        paint.write(painter, head, told, SMALL, paint.colours.muted)
        inner = inner.adjusted(0, paint.px(15), 0, 0)
    foot = paint.px(12)
    wide, high = inner.width() / len(curve.threats), inner.height() - foot
    for at, threat in enumerate(curve.threats):
        number = at + 1
        column = QRectF(inner.left() + at * wide, inner.top(), wide, high)
        numbered = wide >= paint.px(_NUMBERED) or number == curve.now
        best = curve.groove <= number <= curve.stamina
        _bar(painter, paint, column, corner, threat, best=best, told=numbered)
        if number == curve.now:
            frame = QPen(QColor(paint.colours.accent_strong), paint.px(2))
            whole = QRectF(column.left(), inner.top(), wide, inner.height())
            rounded(painter, whole, paint.px(3), faded(paint.colours.accent, 0.16), frame)
        spot = QRectF(column.left(), column.bottom(), wide, foot)
        tone = paint.colours.text if number == curve.now else paint.colours.muted
        if paint.fits(spot, str(len(curve.threats)), Pencil(9)):
            paint.write(painter, spot, str(number), Pencil(9, bold=number == curve.now, align=CENTRE), tone)


def _bar(
    painter: QPainter, paint: Paint, column: QRectF, corner: Corner, threat: int, *, best: bool, told: bool
) -> None:
    """The bar of a round; if it is to be ``told`` with the number in it or above it."""
    tone, edge = paint.tones.corner(corner), paint.px(1.5)
    high = column.height() * threat / MOST_THREAT
    bar = QRectF(column.left() + edge, column.bottom() - high, column.width() - 2 * edge, high)
    if threat:
        rounded(painter, bar, paint.px(2), faded(tone, 0.85 if best else 0.18), QPen(tone, paint.px(1)))
        if not best:
            painter.fillRect(bar, QBrush(faded(tone, 0.6), Qt.BrushStyle.BDiagPattern))
    inside = bar.height() >= paint.px(14)
    top = bar.top() if inside else bar.top() - paint.px(12)
    spot = QRectF(column.left(), max(column.top(), top), column.width(), paint.px(13))
    if not told or not paint.fits(spot, str(threat), Pencil(10)) or column.height() < paint.px(14):
        return
    if inside and not best:
        back = spot.adjusted(edge * 2, paint.px(1.5), -edge * 2, -paint.px(1))
        rounded(painter, back, paint.px(2), paint.colours.panel)
    colour = paint.tones.on_corner(corner) if inside and best else QColor(paint.colours.text)
    paint.write(painter, spot, str(threat), Pencil(10, bold=True, align=CENTRE), colour)


def tiles_of(card: Mapping[str, Any], side: Side) -> tuple[Tile, ...]:
    """His ratings as they stand beside those printed."""
    now = side.numbers
    printed = {"control": card["CON"], "threat": card["TR"], "wear": 0}
    made = []
    for name in TILES:
        if name == "column":
            letter, was = COLUMNS[now["column"] - 1], str(card["EPL_column"])
            made.append(Tile(tile_word(name), letter, was, None if letter == was else letter < was))
            continue
        value = now.get(name, card.get(name, 0))
        was_ = printed.get(name, value)
        better = None if value == was_ else (value > was_) != (name == "wear")
        made.append(Tile(tile_word(name), plain(value), plain(was_), better))
    return tuple(made)


@dataclass(frozen=True, slots=True)
class Record:
    """What the referee has against or sees in him; ``beatings`` is ``None`` while scores are kept."""

    warnings: int
    taken: int
    beatings: int | None
    falls: int
    falls_now: int

    @classmethod
    def of(cls, side: Side) -> Record:
        """From the sheet."""
        now = side.numbers
        return cls(
            now.get("warnings", 0),
            now.get("taken", 0),
            now.get("beatings"),
            now.get("times_down", 0),
            now.get("downs", 0),
        )


def paint_record(painter: QPainter, paint: Paint, rect: QRectF, record: Record) -> None:
    """Boxes for warnings and beatings, and how often he was down."""
    inner = sheet_of_paper(painter, paint, rect)
    falls = tr("Down: {times}").format(times=record.falls)
    if record.falls_now:
        falls = tr("Down: {times}, in this round {now}").format(times=record.falls, now=record.falls_now)
    lines = max(1, min(3, int((inner.height() + paint.px(2)) / paint.px(15))))
    high = inner.height() / lines
    spots = [QRectF(inner.left(), inner.top() + at * high, inner.width(), high) for at in range(lines)]
    _boxed(
        painter,
        paint,
        spots[0],
        _warnings(record),
        record.warnings,
        OUT_AT,
        max(COSTS_FROM, record.warnings + 1),
    )
    if lines > 1 and record.beatings is not None:
        _boxed(painter, paint, spots[1], tr("Beatings"), record.beatings, max(BEATINGS, record.beatings), 0)
    elif lines > 1:
        paint.write(painter, spots[1], tr("Beatings: closed until the end"), SMALL, paint.colours.muted)
    if lines > 2:
        paint.write(
            painter, spots[2], falls, SMALL, paint.colours.text if record.falls else paint.colours.muted
        )


def _warnings(record: Record) -> str:
    if record.taken:
        return tr("Warnings, %n point(s) off", record.taken)
    return tr("Warnings")


def _boxed(
    painter: QPainter, paint: Paint, line: QRectF, label: str, had: int, out: int, next_point: int
) -> None:
    wide = min(paint.width(label, SMALL) + paint.px(6), line.width() * 0.6)
    paint.write(
        painter, QRectF(line.left(), line.top(), wide, line.height()), label, SMALL, paint.colours.muted
    )
    boxes = QRectF(line.left() + wide, line.top(), line.width() - wide, line.height())
    paint_boxes_row(painter, paint, boxes, had, max(out, had), next_point)
