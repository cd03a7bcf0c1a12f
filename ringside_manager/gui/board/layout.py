"""Where the parts of the board lie, for any size and zoom."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF

Pair = tuple[QRectF, QRectF]
Columns = tuple[Pair, Pair, Pair, Pair]
"""Heads, cards, boxes, charts."""


class Part(Enum):
    """What of the board can be left out."""

    ROUNDS = "rounds"
    TURNS = "turns"
    ENDURANCE = "endurance"
    TACTICS = "tactics"
    CARDS = "cards"
    CHART = "chart"


ALL_PARTS = frozenset(Part)
MARGIN, GAP = 10.0, 8.0
ROUNDS, TURNS, TRACK, PLATE, HEAD, BOXES = 32.0, 24.0, 38.0, 26.0, 84.0, 110.0
CARD, CHART = 200.0, 172.0
COLUMN = (176.0, 248.0)
FLOOR = (340.0, 240.0)
"""The least room for the ring beside columns."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangle of every part; an empty one is not painted.

    Pairs are (red, blue).  ``heads`` hold name and counts, ``plates`` the names where there is no room for columns.
    """

    whole: QRectF
    floor: QRectF
    rounds: QRectF
    turns: QRectF
    endurance: Pair
    plates: Pair
    heads: Pair
    boxes: Pair
    cards: Pair
    charts: Pair


_NONE: Pair = (QRectF(), QRectF())


def lay_out(rect: QRectF, zoom: float, parts: frozenset[Part] = ALL_PARTS) -> Layout:
    """The parts within a rectangle: columns at the sides where there is room, else only strips."""
    unit = min(zoom, max(0.5, rect.height() / 300))
    margin = MARGIN * unit if rect.width() > 600 * unit else MARGIN * unit / 2
    inner = rect.adjusted(margin, margin, -margin, -margin)
    wide = min(max(inner.width() * 0.2, COLUMN[0] * zoom), COLUMN[1] * zoom)
    room = inner.width() - 2 * (wide + MARGIN * zoom)
    columns = room >= FLOOR[0] * zoom and inner.height() >= (HEAD + BOXES + 60) * zoom
    if columns and parts & {Part.CARDS, Part.TACTICS, Part.CHART}:
        return _with_columns(rect, inner, wide, zoom, parts)
    return _strips(rect, inner, unit, parts, None)


def _with_columns(rect: QRectF, inner: QRectF, wide: float, zoom: float, parts: frozenset[Part]) -> Layout:
    sides = (
        QRectF(inner.left(), inner.top(), wide, inner.height()),
        QRectF(inner.right() - wide, inner.top(), wide, inner.height()),
    )
    red, blue = (_stack(side, zoom, parts) for side in sides)
    heads, cards, boxes, charts = zip(red, blue, strict=True)
    middle = inner.adjusted(wide + MARGIN * zoom, 0, -wide - MARGIN * zoom, 0)
    return _strips(rect, middle, zoom, parts, (heads, cards, boxes, charts))


def _stack(side: QRectF, zoom: float, parts: frozenset[Part]) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """One column from top to bottom: head, card, boxes, chart; the least needed is left out first."""
    wanted = (
        (HEAD, True), (CARD, Part.CARDS in parts), (BOXES, Part.TACTICS in parts), (CHART, Part.CHART in parts),
    )  # fmt: skip
    left = side.height() / zoom
    heights = [0.0] * 4
    for place in (0, 2, 1, 3):
        height, shown = wanted[place]
        if shown and left >= height:
            heights[place] = height
            left -= height + GAP
    spare = min(max(left + GAP, 0.0), 0.22 * sum(heights)) / max(1.0, sum(heights))
    made, top = [], side.top()
    for height in heights:
        box = QRectF(side.left(), top, side.width(), height * (1 + spare) * zoom)
        made.append(box if height else QRectF())
        top += box.height() + GAP * zoom if height else 0.0
    return made[0], made[1], made[2], made[3]


def _strips(
    rect: QRectF, inner: QRectF, unit: float, parts: frozenset[Part], columns: Columns | None
) -> Layout:
    """Rounds and turns above the ring, names and Endurance below it."""
    plates = columns is None
    gap = GAP * unit / (2 if plates else 1)
    top, bottom = inner.top(), inner.bottom()
    rounds = turns = QRectF()
    if Part.ROUNDS in parts:
        rounds = QRectF(inner.left(), top, inner.width(), ROUNDS * unit * (0.8 if plates else 1))
        top = rounds.bottom() + gap / 2
    if Part.TURNS in parts:
        turns = QRectF(inner.left(), top, inner.width(), TURNS * unit * (0.8 if plates else 1))
        top = turns.bottom() + gap
    endurance = _NONE
    if Part.ENDURANCE in parts:
        high = TRACK * unit * (0.82 if plates else 1)
        endurance = (
            QRectF(inner.left(), bottom - 2 * high, inner.width(), high),
            QRectF(inner.left(), bottom - high, inner.width(), high),
        )
        bottom -= 2 * high + gap
    names = _NONE
    if plates:
        half = (inner.width() - gap) / 2
        high = PLATE * unit
        names = (
            QRectF(inner.left(), bottom - high, half, high),
            QRectF(inner.right() - half, bottom - high, half, high),
        )
        bottom -= high + gap
    floor = QRectF(inner.left(), top, inner.width(), max(0.0, bottom - top))
    heads, cards, boxes, charts = columns or (_NONE, _NONE, _NONE, _NONE)
    return Layout(rect, floor, rounds, turns, endurance, names, heads, boxes, cards, charts)
