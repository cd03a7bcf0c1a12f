"""What is on a boxer: his beard, what a bout leaves on a face, each mark at its place, and what he wears."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ringside_manager.fighters import Face
from ringside_manager.gui.portraits.hair import Steps, grain, shaded
from ringside_manager.gui.portraits.head import Skull, eye_at
from ringside_manager.gui.portraits.tones import Tones, faded, glow, mirrored, mix, shape, stroke

# The beards of portraits, within the edge of a face


def paint_beard(painter: QPainter, face: Face, skull: Skull, tones: Tones, edge: QPainterPath) -> None:
    """What he leaves unshaven, within the edge of the face."""
    kind = face.looks.beard
    painter.save()
    painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
    if kind in ("stubble", "goatee", "full beard", "horseshoe"):
        _stubble(painter, skull, tones, 0.34 if kind == "stubble" else 0.2)
    if kind == "full beard":
        _whiskers(painter, skull, tones)
    if kind in ("goatee", "horseshoe"):
        _chin(painter, skull, tones, kind)
    if kind == "sideburns":
        _burns(painter, skull, tones)
    painter.restore()
    if kind in ("thin moustache", "moustache", "goatee", "full beard", "horseshoe", "handlebar"):
        _moustache(painter, tones, kind)


def _stubble(painter: QPainter, skull: Skull, tones: Tones, cover: float) -> None:
    band = shape(
        (50 - skull.cheek - 1, 52),
        (50 - skull.cheek + 3.5, 62, 50 - 11, 62.5, 50 - 7, 61.8),
        (50, 60.4, 50 + 7, 61.8),
        (50 + 11, 62.5, 50 + skull.cheek - 3.5, 62, 50 + skull.cheek + 1, 52),
        (50 + skull.cheek, skull.end + 2),
        (50 - skull.cheek, skull.end + 2),
    )
    painter.save()
    painter.setClipPath(band, Qt.ClipOperation.IntersectClip)
    grey = mix(tones.hair, tones.skin, 0.25)
    glow(painter, 50, 75.5, 24, 17, grey, cover * 1.5)
    glow(painter, 50, 64.8, 9, 3.0, grey, cover * 1.1)
    for side in (-1, 1):
        glow(painter, 50 + side * (skull.jaw - 1), 65, 7, 11, grey, cover)
    painter.restore()


def _whiskers(painter: QPainter, skull: Skull, tones: Tones) -> None:
    beard = shape(
        (50 - skull.cheek - 0.5, 48),
        (50 - skull.cheek + 2.6, 58, 50 - skull.jaw + 4.0, 63.5, 50 - 9.0, 65.2),
        (50 - 9.8, 71.0, 50 - 5.0, 72.6, 50, 72.4),
        (50 + 5.0, 72.6, 50 + 9.8, 71.0, 50 + 9.0, 65.2),
        (50 + skull.jaw - 4.0, 63.5, 50 + skull.cheek - 2.6, 58, 50 + skull.cheek + 0.5, 48),
        (50 + skull.cheek, skull.end + 2),
        (50 - skull.cheek, skull.end + 2),
    )
    shaded(painter, beard, tones, 0.94, fades=False)
    grain(painter, beard, tones, 1.6, 0.5)


def _chin(painter: QPainter, skull: Skull, tones: Tones, kind: str) -> None:
    line: Steps = ((42.4, 65.6), (40.6, 69.2, 42.4, 75.0), (43.8, 74.4), (42.4, 69.2, 43.6, 66.6))
    cover = 0.7
    if kind == "horseshoe":
        line = (
            (43.4, 65.2),
            (40.6, 67.0, 40.2, 75.6),
            (41.8, 76.6, 43.6, 75.8),
            (43.2, 69.0, 44.6, 66.4),
        )
        cover = 0.92
    else:
        patch = shape(
            (50 - 6.4, 74.6),
            (50 - 3.2, 73.2, 50 + 3.2, 73.2, 50 + 6.4, 74.6),
            (50 + 7.4, skull.end - 1, 50 + 4.0, skull.end + 1, 50, skull.end + 1),
            (50 - 4.0, skull.end + 1, 50 - 7.4, skull.end - 1, 50 - 6.4, 74.6),
        )
        shaded(painter, patch, tones, 0.9, fades=False)
        grain(painter, patch, tones, 1.3, 0.5)
    for steps in (line, mirrored(*line)):
        painter.fillPath(shape(*steps), faded(tones.hair, cover))


def _burns(painter: QPainter, skull: Skull, tones: Tones) -> None:
    left = (
        (50 - skull.cheek - 0.6, 36.0),
        (50 - skull.cheek + 2.2, 36.0),
        (50 - skull.cheek + 2.4, 46.0, 50 - skull.cheek + 3.4, 56.4),
        (50 - skull.cheek + 1.6, 59.0, 50 - skull.cheek - 0.6, 57.0),
    )
    down = QLinearGradient(50, 37, 50, 58)
    for at, share in ((0.0, 0.0), (0.45, 0.85), (0.9, 0.85), (1.0, 0.4)):
        down.setColorAt(at, faded(mix(tones.hair, "#000000", 0.15), share))
    for steps in (left, mirrored(*left)):
        painter.fillPath(shape(*steps), down)


def _moustache(painter: QPainter, tones: Tones, kind: str) -> None:
    left: Steps
    if kind == "thin moustache":
        left = (
            (49.7, 64.2),
            (46.8, 63.6, 43.6, 65.0, 42.0, 66.9),
            (44.2, 66.3, 47.0, 65.4, 49.7, 65.5),
        )
    elif kind == "handlebar":
        left = (
            (50, 63.0),
            (45.6, 62.0, 41.6, 65.4, 38.4, 67.0),
            (36.4, 67.8, 34.4, 67.0, 34.2, 64.6),
            (33.0, 68.0, 35.4, 70.6, 39.2, 70.0),
            (43.6, 69.4, 47.6, 68.4, 50, 67.2),
        )
    else:
        left = (
            (50, 63.6),
            (46.2, 62.8, 42.6, 64.8, 40.8, 68.4),
            (43.4, 68.2, 46.4, 67.2, 50, 66.8),
        )
    whole = shape(*left).united(shape(*mirrored(*left)))
    painter.fillPath(whole, faded(mix(tones.hair, "#000000", 0.12), 0.94))
    painter.save()
    painter.setClipPath(whole, Qt.ClipOperation.IntersectClip)
    glow(painter, 45.5, 64.4, 4.5, 1.4, tones.hair_light, 0.65)
    painter.restore()


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


# Shoulders and what covers them


_NECKS = {"lean": 11.6, "athletic": 13.4, "heavy": 15.8}


def paint_shoulders(painter: QPainter, face: Face, skull: Skull, tones: Tones, colour: str) -> None:
    """Neck and shoulders, in the dress of his time."""
    neck = _NECKS[face.looks.build]
    wide = 39 + (neck - 13.4) * 1.2
    body = shape(
        (50 - neck, 58),
        (50 - neck, 72, 50 - neck - 0.5, 77, 50 - neck - 4.5, 80.5),
        (50 - neck - 12, 85.0, 50 - wide, 86.0, 50 - wide - 3.5, 101),
        (50 + wide + 3.5, 101),
        (50 + wide, 86.0, 50 + neck + 12, 85.0, 50 + neck + 4.5, 80.5),
        (50 + neck + 0.5, 77, 50 + neck, 72, 50 + neck, 58),
    )
    painter.fillPath(body, mix(tones.skin, tones.shade, 0.16))
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    across = QLinearGradient(50 - wide, 80, 50 + wide, 90)
    across.setColorAt(0.0, faded(tones.shade, 0.25))
    across.setColorAt(0.3, faded(tones.shade, 0.0))
    across.setColorAt(0.62, faded(tones.shade, 0.45))
    across.setColorAt(1.0, faded(tones.deep, 0.75))
    painter.fillPath(body, across)
    glow(painter, 50 - neck - 11, 88.0, 13, 5, tones.light, 0.5)
    glow(painter, 51.5, skull.end - 1.0, neck * 1.2, 10.5, tones.deep, 0.95)  # the shadow of the head
    glow(painter, 57, 76, 8, 12, tones.deep, 0.5)
    for side in (-1, 1):  # the neck's muscles, and the collar bones
        stroke(
            painter, faded(tones.deep, 0.26), 1.1,
            (50 + side * (neck - 2.2), 72), (50 + side * 7.2, 82, 50 + side * 2.6, 90.5),
        )  # fmt: skip
        stroke(
            painter, faded(tones.deep, 0.32), 1.3,
            (50 + side * 3.4, 92.0), (50 + side * 12, 89.4, 50 + side * 25, 90.6),
        )  # fmt: skip
        stroke(
            painter, faded(tones.light, 0.28 if side < 0 else 0.12), 1.0,
            (50 + side * 5.0, 90.4), (50 + side * 13, 88.0, 50 + side * 24, 89.0),
        )  # fmt: skip
    glow(painter, 50, 92.0, 2.2, 2.6, tones.deep, 0.5)
    glow(painter, 50, 101, 1.6, 8, tones.deep, 0.4)
    painter.restore()
    _DRESSES[face.looks.era](painter, neck, colour)


def _bare(_painter: QPainter, _neck: float, _colour: str) -> None:
    """A bare chest."""


def _jersey(painter: QPainter, neck: float, colour: str) -> None:
    """The woollen jersey of the bare-knuckle days, with its rolled neck."""
    wool = mix(colour, "#1e1a16", 0.45)
    body = shape(
        (50 - neck - 3.0, 78.0),
        (50 - neck - 14, 84.5, 50 - 43, 83.0, 50 - 49, 101),
        (50 + 49, 101),
        (50 + 43, 83.0, 50 + neck + 14, 84.5, 50 + neck + 3.0, 78.0),
    )
    _cloth(painter, body, wool)
    roll = shape(
        (50 - neck - 1.6, 74.5),
        (50 - neck * 0.5, 80.0, 50 + neck * 0.5, 80.0, 50 + neck + 1.6, 74.5),
        (50 + neck + 4.6, 78.0, 50 + neck + 3.6, 82.0),
        (50 + neck * 0.5, 88.4, 50 - neck * 0.5, 88.4, 50 - neck - 3.6, 82.0),
        (50 - neck - 4.6, 78.0, 50 - neck - 1.6, 74.5),
    )
    _cloth(painter, roll, mix(wool, "#ffffff", 0.07))
    painter.save()
    painter.setClipPath(roll, Qt.ClipOperation.IntersectClip)
    for step in range(-9, 10):
        x = 50 + step * 1.9
        stroke(painter, faded("#000000", 0.20), 0.6, (x, 74), (x + step * 0.12, 90))
    painter.restore()


def _robe(painter: QPainter, neck: float, colour: str) -> None:
    """A robe with a broad shawl collar."""
    cloth = mix(colour, "#191512", 0.30)
    _coat(painter, neck, cloth)
    left = (
        (50 - neck - 3.4, 76.5),
        (50 - neck - 9.0, 80.0, 50 - neck - 11.5, 85.0, 50 - neck - 9.0, 101),
        (50 - 2.0, 101),
        (50 - neck + 1.0, 90.0, 50 - neck - 0.6, 82.0, 50 - neck - 3.4, 76.5),
    )
    for side, steps in ((-1, left), (1, mirrored(*left))):
        lapel = shape(*steps)
        _cloth(painter, lapel, mix(cloth, "#fff2dd", 0.20 if side < 0 else 0.06))


def _satin(painter: QPainter, neck: float, colour: str) -> None:
    """A satin robe with a light border."""
    cloth = mix(colour, "#14110e", 0.12)
    _coat(painter, neck, cloth)
    left = (
        (50 - neck - 3.2, 77.2),
        (50 - neck - 2.0, 86.0, 50 - 10.0, 95.0, 50 - 4.6, 101),
        (50 - 9.4, 101),
        (50 - 15.0, 94.0, 50 - neck - 6.6, 86.0, 50 - neck - 6.4, 78.6),
    )
    for steps in (left, mirrored(*left)):
        _cloth(painter, shape(*steps), QColor("#d9d2c3"))
    glow(painter, 26, 90, 12, 4.5, mix(cloth, "#ffffff", 0.55), 0.30)


def _coat(painter: QPainter, neck: float, cloth: QColor) -> None:
    left = (
        (50 - neck - 3.4, 76.5),
        (50 - neck - 13, 83.6, 50 - 43, 82.0, 50 - 49, 101),
        (50 - 3.0, 101),
        (50 - neck + 1.0, 92.0, 50 - neck - 1.0, 84.0, 50 - neck - 3.4, 76.5),
    )
    for steps in (left, mirrored(*left)):
        _cloth(painter, shape(*steps), cloth)


def _cloth(painter: QPainter, path: QPainterPath, colour: QColor) -> None:
    across = QLinearGradient(8, 78, 94, 96)
    across.setColorAt(0.0, mix(colour, "#ffffff", 0.05))
    across.setColorAt(0.28, mix(colour, "#ffffff", 0.14))
    across.setColorAt(0.6, mix(colour, "#000000", 0.16))
    across.setColorAt(1.0, mix(colour, "#000000", 0.52))
    painter.fillPath(path, across)
    painter.strokePath(path, QPen(faded(mix(colour, "#000000", 0.6), 0.5), 0.5))


_DRESSES = {"bare knuckle": _jersey, "between the wars": _robe, "television": _satin, "modern": _bare}
