"""A fighter's tracker: name, what is in force, Endurance, ratings as they stand, warnings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.scene import Side
from ringside_manager.gui.board.paint import RIGHT, Paint, Pencil
from ringside_manager.gui.board.small import (
    SMALL,
    Pill,
    paint_bar,
    paint_boxes_row,
    paint_notch,
    paint_pills,
    sheet_of_paper,
)
from ringside_manager.gui.board.tiles import Tile, paint_tiles
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.words import mark_word
from ringside_manager.gui.systems.title_bout.words import chip_word, offences_told

CHIPS = ("control", "limit", "power", "counter", "chin", "count_out", "finish", "knockdowns")
"""Ratings and what he has scored, in the order of the tracker."""
_LESS_IS_GOOD = frozenset({"chin", "count_out"})
_STYLES = ("boxing", "slugging")
_STATES = ("finishing", "trapped", "shaken", "last_chance", "fatigued", "hand_broken", "hand_hurt", "rib")
_WARNS = frozenset(_STATES[1:])
_ELSEWHERE = ("on_ropes", "forced", "in_control")


def pills_of(
    paint: Paint, info: EngineInfo, corner: Corner, side: Side, *, fighting: bool
) -> tuple[Pill, ...]:
    """His style, what troubles him, and the strategy in force, what matters most first.

    Who is the aggressor and who is trapped only counts while a round is ``fighting``.
    """
    mine, warn = paint.tones.corner(corner), QColor(paint.colours.warn)
    style = next((mark for mark in _STYLES if mark in side.marks), "")
    made = (
        [Pill(tr("Slugs (forced)") if "forced" in side.marks else mark_word(style), mine, strong=True)]
        if style
        else []
    )
    made += [
        Pill(_told(mark, side), warn if mark in _WARNS else mine, strong=True)
        for mark in _STATES
        if mark in side.marks and (fighting or mark != "trapped")
    ]
    if "fatigued" not in side.marks:
        made.append(Pill(tr("Fresh"), QColor(paint.colours.muted)))
    shown = {*_STYLES, *_STATES, *_ELSEWHERE}
    specs = [spec for spec in info.marks if spec.name in side.marks and spec.name not in shown]
    plans = [spec for spec in specs if spec.tactic]
    made += [Pill(mark_word(spec.name, spec), QColor(paint.colours.gold), strong=True) for spec in plans]
    if fighting and "aggressor" in side.marks:
        made.append(Pill(mark_word("aggressor"), mine))
    return tuple(made)


def _told(mark: str, side: Side) -> str:
    if mark == "finishing":
        return tr("Finishing run: {count}").format(count=side.numbers.get("run_left", 0))
    return mark_word(mark)


def paint_states(painter: QPainter, paint: Paint, rect: QRectF, pills: tuple[Pill, ...]) -> None:
    """What is in force for him."""
    paint_pills(painter, paint, rect, pills)


def paint_endurance(
    painter: QPainter, paint: Paint, rect: QRectF, corner: Corner, side: Side, most: int
) -> None:
    """How much Endurance is left, on one scale for both; the notch is where he began."""
    inner = sheet_of_paper(painter, paint, rect)
    left, start = side.numbers.get("endurance", 0), side.numbers.get("start", 0)
    figure = tr("{left} of {start}").format(left=left, start=start)
    tall = inner.height() >= paint.px(26)
    high = inner.height() * (0.5 if tall else 1.0)
    words = QRectF(inner.left(), inner.top(), inner.width(), high)
    wide = paint.width(figure, Pencil(12.5, bold=True)) + paint.px(2)
    if tall:
        paint.write(painter, words.adjusted(0, 0, -wide, 0), tr("Endurance"), SMALL, paint.colours.muted)
    paint.write(painter, words, figure, Pencil(12.5, bold=True, align=RIGHT), paint.colours.text)
    bar = (
        QRectF(
            inner.left(),
            words.bottom() + paint.px(2),
            inner.width(),
            inner.bottom() - words.bottom() - paint.px(4),
        )
        if tall
        else QRectF(
            inner.left(), inner.center().y() - paint.px(5), inner.width() - wide - paint.px(6), paint.px(10)
        )
    )
    top = max(1, most)
    paint_bar(painter, paint, bar, left / top, paint.tones.corner(corner), hatched=left * 4 <= start)
    paint_notch(painter, paint, bar.left() + bar.width() * min(1.0, start / top), bar, paint.colours.text)


@dataclass(frozen=True, slots=True)
class Chip:
    """A rating as it stands, and as it is printed; ``None`` where nothing is printed."""

    name: str
    now: int
    printed: int | None = None

    @property
    def better(self) -> bool | None:
        """Whether he is better off than printed; ``None`` if it is as printed."""
        if self.printed is None or self.printed == self.now:
            return None
        return (self.now < self.printed) == (self.name in _LESS_IS_GOOD)


def chips_of(
    card: Mapping[str, Any], other: Mapping[str, Any], side: Side, opposite: Side
) -> tuple[Chip, ...]:
    """His ratings beside those printed on the side of his card that is in use."""
    mine = card["fatigued" if "fatigued" in side.marks else "fresh"]
    his = other["fatigued" if "fatigued" in opposite.marks else "fresh"]
    printed = {
        "control": mine["CF"][0 if "boxing" in opposite.marks else 1],
        "limit": mine["PL"] + his["DEF"],
        "power": mine["power"],
        "counter": mine["PL"] + mine["CP"],
        "chin": mine["KD"][0],
        "count_out": mine["KO"],
        "finish": mine["KI"],
    }
    return tuple(Chip(name, side.numbers[name], printed.get(name)) for name in CHIPS if name in side.numbers)


def paint_chips(painter: QPainter, paint: Paint, rect: QRectF, chips: tuple[Chip, ...]) -> None:
    """A small field for each rating; what is not as printed shows the print and an arrow."""
    tiles = [Tile(chip_word(chip.name), str(chip.now), str(chip.printed), chip.better) for chip in chips]
    paint_tiles(painter, paint, rect, tiles)


def paint_warnings(painter: QPainter, paint: Paint, rect: QRectF, side: Side, taken: int) -> None:
    """A box for every warning up to the one that sends him out; below them what they were for."""
    inner = sheet_of_paper(painter, paint, rect)
    numbers = side.numbers
    had, out, next_point = (numbers.get(name, 0) for name in ("warnings", "sent_out", "next_point"))
    high = min(inner.height(), paint.px(16))
    line = QRectF(inner.left(), inner.top(), inner.width(), high)
    label = tr("Warnings")
    wide = min(paint.width(label, SMALL) + paint.px(6), line.width() * 0.4)
    paint.write(painter, QRectF(line.left(), line.top(), wide, high), label, SMALL, paint.colours.muted)
    boxes = QRectF(line.left() + wide, line.top(), line.width() - wide, high)
    paint_boxes_row(painter, paint, boxes, had, max(out, had), next_point)
    rest = QRectF(inner.left(), line.bottom(), inner.width(), inner.bottom() - line.bottom())
    if rest.height() < paint.px(10):
        return
    told = [offences_told(numbers)] if had else []
    if taken:
        told.append(tr("%n point(s) taken", taken))
    text = tr(" \N{MIDDLE DOT} ").join(part for part in told if part) or tr("None so far")
    tone = paint.colours.text if had or taken else paint.colours.muted
    paint.write(painter, QRectF(rest.left(), rest.top(), rest.width(), paint.px(15)), text, SMALL, tone)
