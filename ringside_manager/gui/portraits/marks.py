"""What a bout leaves on a head: cuts, gashes, swellings and blood, each at a place of the face."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ringside_manager.fighters.looks import Face
from ringside_manager.gui.portraits.head import Skull, eye_at
from ringside_manager.gui.portraits.tones import Tones, faded, glow, mix, shape, stroke

SHUT = 3
"""The stage of an eye that is shut."""


class Mark(NamedTuple):
    """One mark: ``stage`` is how bad it is, 1 to 3, ``times`` how often it has come up, ``tag`` what stands beside it.

    His left is on the right of the picture.  ``held`` is a swelling or a cut the corner has in hand.
    """

    kind: Literal["cut", "gash", "swelling", "eye", "blood"]
    place: str
    stage: int = 1
    times: int = 1
    held: bool = False
    tag: str = ""


def place_of(mark: Mark, face: Face, skull: Skull) -> QPointF:
    """Where a mark lies on the canvas of a portrait."""
    right = eye_at(face, 1)
    apart = right.x() - 50
    side = -1 if mark.place.endswith("right") else 1
    spots = {
        "over": (apart + 0.6, 36.9),
        "brow": (apart + 2.2, 33.4),
        "under": (apart + 0.2, 52.6),
        "cheek": (skull.cheek - 6.2, 58.0),
        "eye": (apart, right.y()),
    }
    spot = next((spot for name, spot in spots.items() if mark.place.startswith(name)), None)
    if spot is not None:
        return QPointF(50 + side * spot[0], spot[1])
    return QPointF(
        *{"bridge": (50.2, 49.0), "nose": (50.6, 63.4), "lip": (54.4, 68.6)}.get(mark.place, (50.0, 26.0))
    )


def eyes_shut(marks: Iterable[Mark]) -> dict[int, float]:
    """How far each lid has come down, 0 to 1, by the side of the picture."""
    return {
        (-1 if mark.place.endswith("right") else 1): min(SHUT, mark.stage) / SHUT
        for mark in marks
        if mark.kind == "eye"
    }


def paint_swellings(painter: QPainter, face: Face, skull: Skull, tones: Tones, marks: Iterable[Mark]) -> None:
    """What lies under the skin, before the eyes are painted over it."""
    bruise = mix(tones.skin, "#4a1238" if not tones.dark else "#2a0a24", 0.62)
    for mark in marks:
        spot = place_of(mark, face, skull)
        if mark.kind == "eye":
            grow = 0.72 + 0.2 * mark.stage
            glow(painter, spot.x(), spot.y() + 1.0, 8.6 * grow, 6.6 * grow, bruise, 0.55 + 0.13 * mark.stage)
            glow(
                painter,
                spot.x() - 1.0,
                spot.y() + 2.6,
                5.0 * grow,
                2.2 * grow,
                tones.light,
                0.22 + 0.1 * mark.stage,
            )
        elif mark.kind == "swelling":
            size = 3.4 + 0.9 * mark.stage
            if mark.held:
                painter.setPen(QPen(bruise, 0.9))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(spot, size * 0.9, size * 0.62)
                continue
            glow(painter, spot.x(), spot.y(), size * 1.5, size * 1.1, bruise, 0.85)
            glow(painter, spot.x() - 0.8, spot.y() - 0.7, size * 0.7, size * 0.45, tones.light, 0.5)


def paint_wounds(painter: QPainter, face: Face, skull: Skull, marks: Iterable[Mark], blood: QColor) -> None:
    """Cuts and blood, on top of everything: a cut is a line, a gash is jagged, what is held has stitches."""
    dark = mix(blood, "#1a0202", 0.62)
    for mark in marks:
        spot = place_of(mark, face, skull)
        if mark.kind == "blood":
            _run(painter, spot + QPointF(-1.6, 0), 3.0 + 1.2 * min(3, mark.times), blood)
            if mark.times > 1:
                _run(painter, spot + QPointF(1.8, 0), 2.2 + 1.0 * min(3, mark.times), blood)
        elif mark.kind in ("cut", "gash"):
            _cut(painter, mark, spot, blood, dark)


def _cut(painter: QPainter, mark: Mark, spot: QPointF, blood: QColor, dark: QColor) -> None:
    gash = mark.kind == "gash"
    size, tilt = (4.6 if gash else 3.4), (0.6 if mark.place.endswith("right") else -0.6)
    x, y = spot.x(), spot.y()
    if not mark.held:
        for drop in range(min(3, mark.times + gash)):
            long = 4.6 + 2.4 * (drop % 2) + gash
            _run(painter, spot + QPointF(size * (-0.2 + 0.4 * drop), 0.3), long, blood)
    if gash:
        edge = shape(
            (x - size, y + tilt), (x - 1.4, y - 1.3), (x + 1.0, y - 0.1), (x + size, y - tilt),
            (x + 1.2, y + 1.3), (x - 1.2, y + 0.1), (x - size, y + tilt),
        )  # fmt: skip
    else:
        edge = shape((x - size, y + tilt), (x, y - 1.1, x + size, y - tilt), (x, y + 1.0, x - size, y + tilt))
    painter.fillPath(edge, dark if mark.held else blood)
    painter.strokePath(edge, QPen(dark, 0.5))
    if mark.held:
        for off in (-0.6, 0.0, 0.6):
            stroke(painter, dark, 0.45, (x + size * off, y - 1.4), (x + size * off, y + 1.4))


def _run(painter: QPainter, top: QPointF, length: float, blood: QColor) -> None:
    """Blood that runs down, ending in a drop."""
    path = QPainterPath(top + QPointF(-0.25, 0))
    path.lineTo(top + QPointF(0.25, 0))
    path.lineTo(top + QPointF(0.8, length))
    path.cubicTo(
        top + QPointF(0.8, length + 1.5), top + QPointF(-0.8, length + 1.5), top + QPointF(-0.8, length)
    )
    path.closeSubpath()
    painter.fillPath(path, faded(blood, 0.92))
