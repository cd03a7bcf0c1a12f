"""The head of a portrait: skull, ears, eyes, nose and mouth, lit from the upper left."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from ringside_manager.fighters import Face
from ringside_manager.gui.portraits.tones import Tones, faded, glow, mirrored, mix, shape, stroke

TOP = 13.0


class Skull(NamedTuple):
    """Half widths of the head at temple, cheekbone, jaw and chin, and the height of the chin."""

    temple: float
    cheek: float
    jaw: float
    chin: float
    end: float


_SKULLS = {
    "oval": Skull(20.2, 20.2, 16.6, 6.8, 80.6),
    "long": Skull(19.2, 18.8, 15.8, 7.2, 83.0),
    "round": Skull(21.4, 21.9, 18.6, 7.8, 79.4),
    "square": Skull(20.4, 20.6, 18.9, 9.6, 81.4),
    "broad": Skull(21.6, 22.4, 19.9, 9.2, 80.4),
}
_JAWS = ((0.0, 0.0, 0.0), (0.9, 1.2, 0.4), (-0.8, -0.6, 0.8), (0.3, 2.0, -0.6))
"""Variants of the jaw: what they add to jaw, chin and end."""


def skull_of(face: Face) -> Skull:
    """Return the measures of a head."""
    base = _SKULLS[face.looks.face]
    jaw, chin, end = _JAWS[face.jaw]
    return base._replace(jaw=base.jaw + jaw, chin=base.chin + chin, end=base.end + end)


def outline(skull: Skull) -> QPainterPath:
    """The edge of the face from crown to chin."""
    temple, cheek, jaw, chin, end = skull
    right = (
        (50 + temple * 0.58, TOP, 50 + temple * 0.95, TOP + 8.6, 50 + temple, 35.0),
        (50 + temple + 0.3, 40.0, 50 + cheek, 44.0, 50 + cheek, 49.0),
        (50 + cheek - 0.2, 56.5, 50 + jaw + 1.4, 61.5, 50 + jaw, 66.5),
        (50 + jaw - 1.8, end - 6.5, 50 + chin + 4.6, end - 0.8, 50 + chin * 0.72, end),
        (50 + chin * 0.3, end + 0.6, 50.0, end + 0.6, 50.0, end + 0.6),
    )
    ends = [(50.0, TOP), *((step[4], step[5]) for step in right)]
    back = [
        (100 - step[2], step[3], 100 - step[0], step[1], 100 - start[0], start[1])
        for step, start in zip(reversed(right), reversed(ends[:-1]), strict=True)
    ]
    return shape((50.0, TOP), *right, *back)


def paint_ears(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    """Both ears; the second variant stands off, the third has been hit often."""
    off = (0.9, 2.0, 1.2)[face.ears]
    high = (6.6, 6.9, 6.0)[face.ears]
    for side in (-1, 1):
        x = 50 + side * (skull.cheek + off - 0.6)
        tone = tones.skin if side < 0 else mix(tones.skin, tones.shade, 0.55)
        ear = QPainterPath()
        ear.addEllipse(QPointF(x, 49.5), 3.7, high)
        lobe = QPainterPath()
        lobe.addEllipse(QPointF(x - side * 0.9, 54.2), 2.6, 3.6)
        whole = ear.united(lobe)
        painter.fillPath(whole, tone)
        if not tones.fine:
            continue
        painter.save()
        painter.setClipPath(whole)
        glow(painter, x - side * 1.6, 50.5, 4.0, 7.0, tones.deep, 0.75)
        glow(painter, x + side * 1.8, 45.5, 2.4, 4.0, tones.light, 0.5 if side < 0 else 0.2)
        if face.ears == 2:
            glow(painter, x + side * 0.6, 47.5, 2.6, 3.0, tones.blush, 0.9)
        painter.restore()


def paint_skull(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> QPainterPath:
    """The face without its features; returns its edge."""
    edge = outline(skull)
    painter.fillPath(edge, tones.skin)
    across = QLinearGradient(50 - skull.cheek, 40, 50 + skull.cheek, 52)
    across.setColorAt(0.0, faded(tones.shade, 0.42))
    across.setColorAt(0.10, faded(tones.shade, 0.06))
    across.setColorAt(0.52, faded(tones.shade, 0.0))
    across.setColorAt(0.80, faded(tones.shade, 0.55))
    across.setColorAt(1.0, faded(tones.deep, 0.72))
    painter.fillPath(edge, across)
    down = QLinearGradient(50, 60, 50, skull.end + 1)
    down.setColorAt(0.0, faded(tones.shade, 0.0))
    down.setColorAt(1.0, faded(tones.shade, 0.45))
    painter.fillPath(edge, down)
    painter.save()
    painter.setClipPath(edge)
    _lights(painter, skull, tones)
    _hollows(painter, face, skull, tones)
    painter.restore()
    return edge


def _lights(painter: QPainter, skull: Skull, tones: Tones) -> None:
    strong = 0.62 if tones.dark else 0.58
    glow(painter, 43.5, 28.5, 14, 11, tones.light, strong)
    glow(painter, 37.0, 53.0, 7.5, 5.2, tones.light, strong * 0.8)
    glow(painter, 61.5, 53.0, 5.0, 4.2, tones.light, strong * 0.42)
    glow(painter, 48.5, skull.end - 4.2, 5.0, 3.2, tones.light, strong * 0.55)
    glow(painter, 50 - skull.jaw + 4.5, 65.5, 4.0, 5.0, tones.light, strong * 0.3)
    glow(painter, 38.0, 56.5, 8.0, 6.0, tones.blush, 0.28)
    glow(painter, 62.0, 56.5, 7.0, 6.0, tones.blush, 0.22)


def _hollows(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    lean = 1.25 if face.looks.build == "lean" else 0.75 if face.looks.build == "heavy" else 1.0
    for side in (-1, 1):
        far = 1.0 if side > 0 else 0.72
        glow(painter, 50 + side * 9.6, 43.8, 7.6, 4.8, tones.deep, 0.50 * far)  # the socket of the eye
        glow(painter, 50 + side * 5.6, 43.0, 3.0, 4.4, tones.deep, 0.34 * far)
        glow(painter, 50 + side * (skull.cheek - 5.5), 61.5, 5.0, 8.0, tones.shade, 0.55 * lean * far)
        glow(painter, 50 + side * (skull.temple - 2.0), 33.0, 5.0, 9.0, tones.shade, 0.45 * far)
        glow(painter, 50 + side * 9.0, 48.9, 5.0, 2.2, tones.shade, 0.42)  # under the eye
        glow(painter, 50 + side * 8.8, 67.2, 2.6, 3.6, tones.shade, 0.5)  # the corner of the mouth
    glow(painter, 50, 73.6, 6.2, 2.3, tones.deep, 0.42)
    glow(painter, 50, 41.8, 20, 3.6, tones.shade, 0.40)  # under the ridge of the brows
    glow(painter, 42, 38.2, 9, 2.4, tones.light, 0.26)
    if tones.fine:
        _age(painter, face, tones)


def _age(painter: QPainter, face: Face, tones: Tones) -> None:
    """What the years have drawn: the folds beside the mouth, a frown, lines of the forehead."""
    fold = faded(tones.deep, (0.16, 0.28, 0.36, 0.30)[face.lines])
    for steps in (((43.0, 58.6), (40.4, 61.4, 40.2, 65.4)), ((57.0, 58.6), (59.6, 61.4, 59.8, 65.4))):
        stroke(painter, fold, 0.9, *steps)
    if face.lines >= 1:
        for x, lean in ((48.4, 0.5), (51.4, -0.4)):
            stroke(painter, faded(tones.deep, 0.30), 0.7, (x, 36.6), (x + lean, 39.6))
    if face.lines >= 2:
        for high, wide in ((29.6, 9.0), (32.6, 10.5)):
            stroke(
                painter, faded(tones.deep, 0.20), 0.7,
                (50 - wide, high + 0.6), (50 - wide / 2, high - 0.8, 50, high), (50 + wide / 2, high + 0.7, 50 + wide, high + 0.2),
            )  # fmt: skip
    if face.lines == 3:
        for side in (-1, 1):
            for step in (-1.0, 0.6):
                stroke(
                    painter,
                    faded(tones.deep, 0.24),
                    0.6,
                    (50 + side * 15.4, 45.6 + step * 0.6),
                    (50 + side * 18.0, 45.2 + step * 1.6),
                )


# Eyes and brows


class _Eye(NamedTuple):
    """From the middle of the face to the middle of an eye, half its width, how far it is open, and what its outer end adds."""

    apart: float
    half: float
    upper: float
    lower: float
    tilt: float
    lid: float


_EYES = (
    _Eye(9.4, 4.2, 1.70, 1.25, -0.1, 0.9),
    _Eye(9.0, 4.0, 1.35, 1.15, 0.4, 1.2),
    _Eye(9.8, 4.3, 1.55, 1.30, -0.5, 0.4),
    _Eye(9.2, 4.0, 1.80, 1.20, 0.5, 0.7),
    _Eye(9.5, 3.9, 1.20, 1.05, 0.1, 1.5),
)
EYE_HEIGHT = 45.6


def eye_at(face: Face, side: int) -> QPointF:
    """The middle of an eye; ``side`` is -1 for the one on the left of the picture."""
    return QPointF(50 + side * _EYES[face.eyes].apart, EYE_HEIGHT)


def paint_eyes(painter: QPainter, face: Face, tones: Tones, shut: dict[int, float] | None = None) -> None:
    """Both eyes; ``shut`` says by side how far the lid has come down, 0 to 1."""
    for side in (-1, 1):
        painter.save()
        if side > 0:
            painter.translate(100, 0)
            painter.scale(-1, 1)
        _paint_eye(painter, _EYES[face.eyes], tones, side, (shut or {}).get(side, 0.0))
        painter.restore()


def _paint_eye(painter: QPainter, eye: _Eye, tones: Tones, side: int, shut: float) -> None:
    x, y = 50 - eye.apart, EYE_HEIGHT
    outer, inner = (x - eye.half, y + eye.tilt), (x + eye.half, y + 0.5)
    upper = eye.upper * (1 - shut)
    high, low = y - upper * 1.55, y + eye.lower * 1.25 * (1 - shut * 0.7)
    almond = shape(
        outer,
        (x - eye.half * 0.55, high, x + eye.half * 0.30, high - 0.2, *inner),
        (x + eye.half * 0.4, low, x - eye.half * 0.4, low + 0.2, *outer),
    )
    lids = (outer, (x - eye.half * 0.55, high, x + eye.half * 0.30, high - 0.2, *inner))
    if shut < 0.95:
        painter.fillPath(almond, tones.eye)
        painter.save()
        painter.setClipPath(almond, Qt.ClipOperation.IntersectClip)
        middle = QPointF(x + 0.1, y - 0.30)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(tones.iris, "#000000", 0.45))
        painter.drawEllipse(middle, 1.95, 1.95)
        painter.setBrush(tones.iris)
        painter.drawEllipse(middle + QPointF(0, 0.25), 1.5, 1.5)
        painter.setBrush(QColor("#0b0807"))
        painter.drawEllipse(middle, 0.85, 0.85)
        glow(painter, x, high + 0.6, eye.half * 1.25, 1.7, QColor("#1a0d08"), 0.85)  # the shade of the lid
        glint = middle + QPointF(-0.75 if side < 0 else 0.75, -0.75)
        painter.setBrush(faded("#ffffff", 0.8))
        painter.drawEllipse(glint, 0.34, 0.34)
        painter.restore()
    stroke(painter, faded(mix(tones.deep, "#0c0706", 0.5), 0.92), 0.8, *lids)
    stroke(
        painter,
        faded(tones.deep, 0.38),
        0.5,
        outer,
        (x - eye.half * 0.4, low + 0.2, x + eye.half * 0.4, low, *inner),
    )
    crease = 1.2 + eye.lid * 0.5
    stroke(
        painter,
        faded(tones.deep, 0.5),
        0.7,
        (outer[0] + 0.4, outer[1] - crease * 0.6),
        (
            x - eye.half * 0.5,
            high - crease,
            x + eye.half * 0.35,
            high - crease,
            inner[0] - 0.6,
            inner[1] - crease * 0.8,
        ),
    )


_BROWS = (
    (41.6, 39.6, 41.4, 2.3),
    (42.2, 40.3, 41.2, 2.9),
    (41.4, 39.0, 41.8, 1.9),
    (42.3, 40.8, 41.8, 2.6),
    (41.9, 39.0, 40.9, 2.1),
)
"""Heights of a brow's inner end, its highest part and its outer end, and how thick it is."""


def paint_brows(painter: QPainter, face: Face, tones: Tones) -> None:
    """Both brows, a little drawn together."""
    inner, peak, outer, thick = _BROWS[face.brows]
    tone = mix(tones.hair, tones.deep, 0.35 if face.looks.hair_colour in ("fair", "red", "grey") else 0.2)
    left = (
        (46.0, inner + 0.2),
        (43.5, inner - thick * 0.9, 40.0, peak - thick * 0.35, 37.0, peak),
        (34.6, peak + 0.4, 32.8, outer - 0.4, 31.6, outer + 0.9),
        (34.0, outer - 0.1, 36.0, peak + thick * 0.72, 39.0, peak + thick * 0.86),
        (42.0, peak + thick, 44.2, inner + thick * 0.42, 46.2, inner + thick * 0.62),
    )
    for steps in (left, mirrored(*left)):
        painter.fillPath(shape(*steps), faded(tone, 0.88))


# Nose and mouth


_NOSES = {"straight": 5.2, "narrow": 4.5, "broad": 6.9, "aquiline": 5.0, "flattened": 6.7}
"""Half the width of the wings."""


def paint_nose(painter: QPainter, face: Face, tones: Tones) -> None:
    """The nose, by its shaded side, the light on its ridge and what lies under it."""
    kind = face.looks.nose
    half = _NOSES[kind] + (0.25 if face.mouth % 2 else 0.0)
    bent = {"flattened": 0.9 * (1 if face.turn else -1), "aquiline": 0.0}.get(kind, 0.0)
    tip = 60.2 if kind == "aquiline" else 59.2
    bridge = 2.2 + (0.8 if kind in ("broad", "flattened") else 0.0)
    side = shape(
        (50 + bridge * 0.8, 42.5),
        (50 + bridge * 0.9 + bent, 48.0, 50 + bridge * 0.8 + bent, 52.0, 50 + 2.6, 56.4),
        (50 + half, 57.0, 50 + half + 0.4, 60.4, 50 + half - 1.2, 61.2),
        (50 + 2.4, 61.6, 50 + 2.0, tip, 50 + 1.0, 58.0),
        (50 + 0.6 + bent, 52.0, 50 + 0.4 + bent, 47.0, 50 + bridge * 0.8, 42.5),
    )
    painter.fillPath(side, faded(tones.shade, 0.55))
    glow(painter, 50, 62.4, half * 1.05, 2.4, tones.deep, 0.62)
    glow(painter, 50 - half + 1.3, 59.2, 2.2, 2.4, tones.shade, 0.5)
    glow(painter, 50 + half - 1.5, 59.0, 2.2, 2.6, tones.shade, 0.6)
    glow(painter, 49.3 + bent, 50.6, 1.5 + bridge * 0.2, 8.0, tones.light, 0.62)
    glow(painter, 49.2, 58.4, 2.3 + half * 0.14, 2.1, tones.light, 0.72)
    if kind == "aquiline":
        glow(painter, 49.4, 48.6, 1.9, 2.4, tones.light, 0.5)
    if kind == "flattened":
        glow(painter, 50 + bent, 50.4, 3.0, 1.6, tones.shade, 0.5)
    for way in (-1, 1):
        x = 50 + way * half * 0.50
        nostril = shape(
            (x - 1.35, 61.3), (x - 0.7, 60.2, x + 0.7, 60.2, x + 1.35, 61.3), (x, 61.95, x - 1.35, 61.3)
        )
        painter.fillPath(nostril, faded(mix(tones.deep, "#120606", 0.5), 0.82))
        wing = (50 + way * half, 58.2)
        stroke(
            painter,
            faded(tones.deep, 0.5),
            0.7,
            wing,
            (50 + way * (half + 0.7), 60.8, 50 + way * (half - 1.0), 61.6),
        )


_MOUTHS = (
    (7.4, 1.9, 2.7, 0.3),
    (6.8, 2.3, 3.1, 0.5),
    (7.8, 1.5, 2.3, 0.1),
    (7.2, 2.1, 2.6, 0.9),
    (8.0, 2.2, 3.0, 0.4),
)
"""Half the width of a mouth, heights of the lips, and how far its corners lie below its middle."""


def paint_mouth(painter: QPainter, face: Face, tones: Tones) -> None:
    """A closed mouth; nobody here smiles."""
    half, upper, lower, drop = _MOUTHS[face.mouth]
    if tones.dark:
        upper, lower = upper * 1.22, lower * 1.18
    y = 67.8
    top = shape(
        (50 - half, y + drop),
        (50 - half * 0.5, y - upper * 0.75, 50 - 2.4, y - upper * 1.25, 50 - 1.3, y - upper),
        (50, y - upper * 0.72, 50 + 1.3, y - upper),
        (50 + 2.4, y - upper * 1.25, 50 + half * 0.5, y - upper * 0.75, 50 + half, y + drop),
        (50 + half * 0.4, y + 0.35, 50 - half * 0.4, y + 0.35, 50 - half, y + drop),
    )
    under = shape(
        (50 - half, y + drop),
        (50 - half * 0.4, y + 0.3, 50 + half * 0.4, y + 0.3, 50 + half, y + drop),
        (50 + half * 0.5, y + lower * 1.25, 50 - half * 0.5, y + lower * 1.25, 50 - half, y + drop),
    )
    painter.fillPath(top, mix(tones.lip, tones.deep, 0.30))
    painter.fillPath(under, tones.lip)
    painter.save()
    painter.setClipPath(under, Qt.ClipOperation.IntersectClip)
    glow(painter, 48.6, y + lower * 0.62, half * 0.55, lower * 0.5, tones.light, 0.42)
    glow(painter, 50 + half * 0.7, y + 1, half * 0.6, lower, tones.deep, 0.4)
    painter.restore()
    line = mix(tones.deep, "#140807", 0.5)
    stroke(
        painter,
        faded(line, 0.9),
        0.85,
        (50 - half - 0.3, y + drop + 0.1),
        (50 - half * 0.4, y + 0.1, 50 - 1.2, y + 0.3, 50, y + 0.45),
        (50 + 1.2, y + 0.3, 50 + half * 0.4, y + 0.1, 50 + half + 0.3, y + drop + 0.1),
    )
    glow(painter, 49.6, 64.2, 0.9, 1.6, tones.shade, 0.5)
