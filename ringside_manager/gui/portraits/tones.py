"""The colours of a portrait and the soft brushes it is modelled with; its canvas is a square of 100 by 100."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from ringside_manager.fighters import Face

SKINS = {
    "pale": "#ecc9b0",
    "fair": "#dfb394",
    "ruddy": "#d29c80",
    "olive": "#c89c74",
    "tan": "#b5845a",
    "light brown": "#a06c46",
    "brown": "#85573a",
    "dark brown": "#6a432d",
    "deep brown": "#523424",
}
HAIRS = {
    "black": "#1d1a1a",
    "dark brown": "#35261d",
    "brown": "#5b4029",
    "fair": "#a9814a",
    "red": "#7f3f20",
    "grey": "#85817c",
}
_IRISES = ("#4d3420", "#4f5f6b", "#5c5a3a")
_DARK = frozenset({"light brown", "brown", "dark brown", "deep brown"})


@dataclass(frozen=True, slots=True)
class Tones:
    """What every part of a head is painted with; strands, curls and wrinkles only where it is ``fine`` enough to see them."""

    skin: QColor
    light: QColor
    shade: QColor
    deep: QColor
    blush: QColor
    lip: QColor
    hair: QColor
    hair_light: QColor
    iris: QColor
    eye: QColor
    dark: bool
    fine: bool


def mix(one: QColor | str, other: QColor | str, share: float) -> QColor:
    """``share`` of the other colour (0 to 1) in the one."""
    a, b = QColor(one), QColor(other)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(x + (y - x) * share) for x, y in pairs))


def faded(colour: QColor | str, share: float) -> QColor:
    """The colour with that much cover, 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(max(0.0, min(1.0, share)))
    return made


def tones_of(face: Face, *, fine: bool = True) -> Tones:
    """Return the colours of a face: the light is warm, the shades keep the hue of the skin."""
    looks = face.looks
    dark = looks.complexion in _DARK
    skin = QColor(SKINS[looks.complexion])
    hair = QColor(HAIRS[looks.hair_colour])
    iris = _IRISES[face.eyes % 3] if looks.hair_colour not in ("black", "grey") and not dark else _IRISES[0]
    return Tones(
        skin=skin,
        light=mix(skin, "#ffdcb4" if dark else "#fff1de", 0.42 if dark else 0.55),
        shade=mix(skin, "#2c0f08" if dark else "#6a2f1c", 0.44 if dark else 0.40),
        deep=mix(skin, "#120605" if dark else "#2f100a", 0.74),
        blush=mix(skin, "#a53f2c" if not dark else "#7c3220", 0.35),
        lip=mix(skin, "#7a3230" if dark else "#a4473f", 0.34 if dark else 0.42),
        hair=hair,
        hair_light=mix(hair, "#cfb89c", 0.24),
        iris=QColor(iris if not dark else "#2c1a10"),
        eye=mix("#f1ebe2", skin, 0.16),
        dark=dark,
        fine=fine,
    )


def complexion_of(face: Face) -> tuple[QColor, QColor | None]:
    """Skin and hair as they are seen from afar; no hair on a bald head."""
    skin, hair = QColor(SKINS[face.looks.complexion]), QColor(HAIRS[face.looks.hair_colour])
    if face.looks.hair == "bald":
        return skin, None
    return skin, mix(skin, hair, 0.55) if face.looks.hair == "shaved" else hair


def glow(
    painter: QPainter, x: float, y: float, wide: float, high: float, colour: QColor, share: float
) -> None:
    """A soft patch of colour, strongest in its middle."""
    painter.save()
    painter.translate(x, y)
    painter.scale(wide, high)
    soft = QRadialGradient(QPointF(0, 0), 1)
    for at, part in ((0.0, 1.0), (0.35, 0.78), (0.7, 0.26), (1.0, 0.0)):
        soft.setColorAt(at, faded(colour, share * part))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(soft)
    painter.drawEllipse(QRectF(-1, -1, 2, 2))
    painter.restore()


def shape(*steps: tuple[float, ...]) -> QPainterPath:
    """A closed outline: the first step is where it begins, then lines (2 numbers), quadratic (4) and cubic (6) curves."""
    path = QPainterPath(QPointF(*steps[0]))
    for step in steps[1:]:
        if len(step) == 2:
            path.lineTo(*step)
        elif len(step) == 4:
            path.quadTo(*step)
        else:
            path.cubicTo(*step)
    path.closeSubpath()
    return path


def stroke(painter: QPainter, colour: QColor, width: float, *steps: tuple[float, ...]) -> None:
    """A line with round ends along steps as those of ``shape``."""
    path = QPainterPath(QPointF(*steps[0]))
    for step in steps[1:]:
        if len(step) == 2:
            path.lineTo(*step)
        elif len(step) == 4:
            path.quadTo(*step)
        else:
            path.cubicTo(*step)
    painter.strokePath(
        path, QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )


def mirrored(*steps: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """The same steps on the other side of the face."""
    return tuple(
        tuple(100 - number if place % 2 == 0 else number for place, number in enumerate(step))
        for step in steps
    )
