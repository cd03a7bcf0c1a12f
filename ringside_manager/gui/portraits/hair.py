"""The hair of a portrait."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from ringside_manager.fighters import Face
from ringside_manager.gui.portraits.head import TOP, Skull, outline
from ringside_manager.gui.portraits.tones import Tones, faded, glow, mix, shape, stroke

Steps = tuple[tuple[float, ...], ...]
_FADES = 36.0
"""From this height on hair grows thinner."""


def _cap(skull: Skull, rise: float, wide: float, line: Steps, side: float = 47.0) -> QPainterPath:
    """Hair from ear to ear: ``rise`` above the crown, ``wide`` beside the temples, down to the hairline ``line``.

    ``line`` goes from the right temple to the left one; ``side`` is how far it comes down before the ears.
    """
    grown = QTransform()
    grown.translate(50, 46)
    grown.scale(1 + wide / skull.temple, 1 + rise / (46 - TOP))
    grown.translate(-50, -46)
    above = shape(
        (-10, side), (-10, -30), (110, -30), (110, side), (50 + skull.cheek - 1.0, side), *line, (-10, side)
    )
    return grown.map(outline(skull)).intersected(above)


def _hairline(skull: Skull, front: float, corner: float, deep: float = 0.0) -> Steps:
    """The edge over the forehead: ``front`` its height in the middle, ``corner`` at the temples; ``deep`` draws them back."""
    temple = skull.temple
    right: Steps = (
        (50 + temple - 1.2, 42.0, 50 + temple - 2.4 - deep, 38.5, 50 + temple - 2.8 - deep, corner + 5.5),
        (
            50 + temple - 3.4 - deep,
            corner + 1.2,
            50 + temple * 0.72 - deep,
            corner - 0.6,
            50 + temple * 0.62 - deep,
            corner,
        ),
        (50 + temple * 0.40 - deep * 0.4, corner - 0.3, 50 + temple * 0.2, front, 50, front),
    )
    ends = ((50 + skull.cheek - 1.0, 47.0), *((step[4], step[5]) for step in right))
    left = tuple(
        (100 - step[2], step[3], 100 - step[0], step[1], 100 - start[0], start[1])
        for step, start in zip(reversed(right), reversed(ends[:-1]), strict=True)
    )
    return (*right, *left)


def shaded(
    painter: QPainter, path: QPainterPath, tones: Tones, cover: float = 1.0, *, fades: bool = True
) -> None:
    """Fill hair: lit from the upper left, dark at the right; it ``fades`` before the ears."""
    lit, dark = mix(tones.hair, tones.hair_light, 0.6), mix(tones.hair, "#000000", 0.45)
    across = QLinearGradient(30, 10, 72, 46)
    for at, tone in ((0.0, lit), (0.38, tones.hair), (1.0, dark)):
        across.setColorAt(at, faded(tone, cover))
    painter.save()
    if fades:
        painter.setClipRect(QRectF(-20, -20, 140, _FADES + 20.25), Qt.ClipOperation.IntersectClip)
    painter.fillPath(path, across)
    painter.restore()
    for left, tone in ((-20.0, mix(lit, tones.hair, 0.5)), (50.0, dark)) if fades else ():
        down = QLinearGradient(50, _FADES, 50, 48.5)
        for at, share in ((0.0, 1.0), (0.45, 0.72), (1.0, 0.0)):
            down.setColorAt(at, faded(tone, cover * share))
        painter.save()
        painter.setClipRect(QRectF(left, _FADES, 70, 30), Qt.ClipOperation.IntersectClip)
        painter.fillPath(path, down)
        painter.restore()


def _strands(painter: QPainter, path: QPainterPath, tones: Tones, lines: list[Steps], width: float) -> None:
    """Lines along which the hair lies, lighter and darker in turn."""
    if not tones.fine:
        return
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setClipRect(QRectF(-20, -20, 140, _FADES + 22), Qt.ClipOperation.IntersectClip)
    for place, steps in enumerate(lines):
        tone = tones.hair_light if place % 2 == 0 else mix(tones.hair, "#000000", 0.5)
        stroke(painter, faded(tone, 0.42 if place % 2 == 0 else 0.5), width, *steps)
    painter.restore()


def _soft_edge(painter: QPainter, edge: QPainterPath, skull: Skull, tones: Tones, front: float) -> None:
    """A shade of short hair where it ends, so that it does not lie on the skin like a lid."""
    painter.save()
    painter.setClipPath(edge)
    for x, wide in ((50, 17.0), (41, 9.0), (59, 9.0)):
        glow(painter, x, front - 0.6, wide, 2.6, tones.hair, 0.42)
    for side in (-1, 1):
        glow(painter, 50 + side * (skull.temple - 2.4), 38, 2.8, 7.0, tones.hair, 0.5)
    painter.restore()


# Hair, each kind as a function of (painter, face, skull, tones)


def _bald(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    edge = outline(skull)
    painter.save()
    painter.setClipPath(edge)
    glow(painter, 41.5, 20.5, 8.5, 5.0, tones.light, 0.85)
    glow(painter, 40.5, 19.5, 3.6, 2.0, mix(tones.light, "#ffffff", 0.4), 0.65)
    painter.restore()


def _shaved(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    edge = outline(skull)
    painter.save()
    painter.setClipPath(edge)
    for x, y, wide, high in ((50, 12, 24, 15), (29, 30, 7, 16), (71, 30, 8, 17)):
        glow(painter, x, y, wide, high, tones.hair, 0.42)
    glow(painter, 42, 20.0, 8, 5, tones.light, 0.40)
    painter.restore()


def _cropped(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    cap = _cap(skull, 1.5, 0.8, _hairline(skull, 25.6, 27.4))
    _soft_edge(painter, outline(skull), skull, tones, 26.2)
    shaded(painter, cap, tones, 0.94)
    grain(painter, cap, tones, 1.15, 0.42)


def _receding(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    cap = _cap(skull, 1.6, 0.9, _hairline(skull, 21.6, 19.2, 4.2))
    shaded(painter, cap, tones, 0.92)
    grain(painter, cap, tones, 1.15, 0.40)
    painter.save()
    painter.setClipPath(outline(skull))
    glow(painter, 42, 25.5, 9, 5, tones.light, 0.5)
    painter.restore()


def _short(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    cap = _cap(skull, 3.2, 1.2, _hairline(skull, 25.2, 26.2))
    _soft_edge(painter, outline(skull), skull, tones, 25.6)
    shaded(painter, cap, tones)
    if tones.dark:
        grain(painter, cap, tones, 1.5, 0.5)
    else:
        _strands(painter, cap, tones, _fan(13, 25.5, 3.2), 0.55)


def _crew(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    temple = skull.temple
    sides = _cap(skull, 0.8, 0.6, _hairline(skull, 25.2, 26.0))
    shaded(painter, sides, tones, 0.72)
    brush = shape(
        (50 - temple * 0.84, 26.0),
        (50 - temple * 0.98, 17.0, 50 - temple * 0.86, 11.6, 50 - temple * 0.52, 9.8),
        (50 - temple * 0.2, 8.6, 50 + temple * 0.2, 8.6, 50 + temple * 0.52, 9.8),
        (50 + temple * 0.86, 11.6, 50 + temple * 0.98, 17.0, 50 + temple * 0.84, 26.0),
        (50 + temple * 0.62, 23.6, 50 + temple * 0.35, 25.0, 50, 24.6),
        (50 - temple * 0.35, 25.0, 50 - temple * 0.62, 23.6, 50 - temple * 0.84, 26.0),
    )
    shaded(painter, brush, tones)
    lines: list[Steps] = [
        ((50 + step * 1.3, 25.4 + step % 3 * 0.5), (50 + step * 1.36, 17, 50 + step * 1.42 + step % 2, 8.6))
        for step in range(-14, 15)
    ]
    _strands(painter, brush, tones, lines, 0.5)


def _parted(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    temple = skull.temple
    line: Steps = (
        (50 + temple - 1.2, 42.0, 50 + temple - 2.0, 37.0, 50 + temple - 2.6, 31.0),
        (50 + temple * 0.80, 27.4, 50 + temple * 0.55, 25.4, 50 + temple * 0.2, 25.4),
        (50 - temple * 0.12, 25.2, 50 - temple * 0.36, 23.4, 50 - temple * 0.44, 20.6),
        (50 - temple * 0.52, 24.6, 50 - temple * 0.80, 25.6, 50 - temple + 3.0, 31.0),
        (50 - temple + 2.0, 37.0, 50 - temple + 1.2, 42.0, 50 - skull.cheek + 1.0, 47.0),
    )
    cap = _cap(skull, 4.0, 1.3, line)
    shaded(painter, cap, tones)
    lines: list[Steps] = [
        (
            (50 - temple * 0.46, 20.0 - step * 0.55),
            (50 - 2, 14.0 + step * 0.75, 50 + temple * 0.7, 14.0 + step * 0.9, 50 + temple, 27 + step * 0.8),
        )
        for step in range(-6, 15)
    ]
    lines += [
        (
            (50 - temple * 0.50, 19 - step * 0.4),
            (50 - temple * 0.9, 19 + step * 0.6, 50 - temple - 0.4, 26, 50 - temple, 36 + step),
        )
        for step in range(8)
    ]
    _strands(painter, cap, tones, lines, 0.55)
    stroke(
        painter,
        faded(mix(tones.skin, tones.hair, 0.4), 0.8),
        0.7,
        (50 - temple * 0.53, 19.2),
        (50 - temple * 0.5, 14.5, 50 - temple * 0.40, 11.4),
    )


def _swept(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    temple = skull.temple
    cap = _cap(skull, 4.8, 0.9, _hairline(skull, 23.8, 23.0, 1.6))
    shaded(painter, cap, tones)
    lines: list[Steps] = [
        (
            (50 + step * temple * 0.047, 24.6 - abs(step) * 0.05),
            (50 + step * temple * 0.060, 16.0, 50 + step * temple * 0.066, 7.0),
        )
        for step in range(-16, 17)
    ]
    _strands(painter, cap, tones, lines, 0.5)
    painter.save()
    painter.setClipPath(cap, Qt.ClipOperation.IntersectClip)
    glow(painter, 42, 14.0, 12, 3.2, tones.hair_light, 0.7)
    painter.restore()


def _wavy(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    temple = skull.temple
    cap = _cap(skull, 4.4, 1.6, _hairline(skull, 25.0, 24.6, 1.0))
    tufts = QPainterPath(cap)
    for step in range(-5, 6):
        spot = QPointF(50 + step * temple * 0.150, TOP - 1.4 + step * step * 0.30)
        tufts.addEllipse(spot, temple * 0.21, 3.2 + step % 2 * 0.5)
    tufts.setFillRule(Qt.FillRule.WindingFill)
    shaded(painter, tufts.simplified(), tones)
    lines: list[Steps] = []
    for step in range(-15, 16):
        x, end, bow = 50 + step * temple * 0.060, 50 + step * temple * 0.066, 2.6 + step % 3
        lines.append(((x, 25.4), (x + bow, 20.5, end - bow, 15.0, end + 0.8, 8.6)))
    _strands(painter, tufts, tones, lines, 0.6)


def _full(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    """Hair over the forehead and the tops of the ears."""
    temple = skull.temple
    line: Steps = (
        (50 + temple - 0.8, 46.0, 50 + temple - 1.6, 38.0, 50 + temple - 3.4, 33.0),
        (50 + temple * 0.5, 27.6, 50 + temple * 0.2, 29.4, 50 - temple * 0.1, 26.0),
        (50 - temple * 0.3, 29.0, 50 - temple * 0.62, 29.0, 50 - temple + 3.0, 33.6),
        (50 - temple + 1.6, 38.0, 50 - temple + 0.8, 46.0, 50 - skull.cheek + 1.0, 50.0),
    )
    cap = _cap(skull, 4.4, 2.4, line, side=50.0)
    shaded(painter, cap, tones)
    lines: list[Steps] = []
    for step in range(-18, 19):
        top, x = 50 - temple * 0.2 + step * 0.35, 50 + step * temple * 0.058
        lines.append(((top, 9.0), (x, 14.0, x + step * 0.12, 20.0, x + step * 0.08, 32.0 + abs(step) * 0.8)))
    _strands(painter, cap, tones, lines, 0.55)


def _curly(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    cap = _cap(skull, 4.4, 1.6, _hairline(skull, 25.4, 26.4))
    _soft_edge(painter, outline(skull), skull, tones, 25.8)
    shaded(painter, _scalloped(cap, skull, 4.0, 1.7), tones)
    grain(painter, cap, tones, 1.9, 0.55)


def _afro(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    """What is in front of the head; ``paint_behind`` has painted the rest."""
    cap = _cap(skull, 7.0, 3.6, _hairline(skull, 26.4, 27.0))
    _soft_edge(painter, outline(skull), skull, tones, 26.2)
    shaded(painter, _scalloped(cap, skull, 7.2, 2.0), tones)
    grain(painter, cap, tones, 1.9, 0.5)


def paint_behind(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    """Hair that stands out behind the ears."""
    if face.looks.hair == "afro":
        ball = QPainterPath()
        ball.addEllipse(QPointF(50, 29), skull.temple + 3.6, 23.5)
        painter.fillPath(ball, mix(tones.hair, "#000000", 0.35))
    elif face.looks.hair == "full":
        painter.fillPath(
            shape(
                (50 - skull.cheek - 1.6, 34),
                (50 - skull.cheek - 3.6, 46, 50 - skull.cheek - 1.6, 55),
                (50 + skull.cheek + 1.6, 55),
                (50 + skull.cheek + 3.6, 46, 50 + skull.cheek + 1.6, 34),
            ),
            mix(tones.hair, "#000000", 0.35),
        )


def _scalloped(cap: QPainterPath, skull: Skull, rise: float, size: float) -> QPainterPath:
    """Hair with a curled edge."""
    path = QPainterPath(cap)
    path.setFillRule(Qt.FillRule.WindingFill)
    wide, high = skull.temple + rise * 0.42, 27.0 + rise * 0.9
    for step in range(33):
        angle = math.pi * (0.98 + 1.04 * step / 32)
        spot = QPointF(50 + math.cos(angle) * wide, 39.6 + math.sin(angle) * high)
        path.addEllipse(spot, size, size)
    return path


def grain(painter: QPainter, cap: QPainterPath, tones: Tones, size: float, cover: float) -> None:
    """The small curls of close hair: short arcs in rows, lit on the left, laid out by a fixed pattern."""
    if not tones.fine:
        return
    box, step, number = cap.boundingRect(), size * 1.5, 0
    bottom = min(box.bottom(), _FADES + 2) if box.top() < _FADES else box.bottom()
    lit = [QPainterPath() for _ in range(_LIGHTS)]
    y = box.top()
    while y < bottom:
        x = box.left() + (number % 2) * step * 0.5
        while x < box.right():
            number += 1
            off = ((number * 7919) % 13 - 6) * size * 0.055
            arcs = lit[min(_LIGHTS - 1, int((x - box.left()) / box.width() * _LIGHTS))]
            arcs.moveTo(x + off, y + size * 0.4)
            arcs.quadTo(x + off + size * 0.1, y - size * 0.3, x + off + size * 0.75, y - off)
            x += step
        number += 1
        y += step * 0.8
    painter.save()
    painter.setClipPath(cap, Qt.ClipOperation.IntersectClip)
    for place, arcs in enumerate(lit):
        light = faded(tones.hair_light, cover * 0.62 * (1 - 0.8 * (place + 0.5) / _LIGHTS))
        painter.strokePath(arcs, QPen(light, size * 0.34, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.restore()


_LIGHTS = 4
"""Into so many stripes the light on close hair falls."""


def _fan(count: int, front: float, rise: float) -> list[Steps]:
    half = count // 2
    return [
        (
            (50 + step * 1.3, front + 1 + step % 3 * 0.4),
            (50 + step * 1.35 + 2.0, 18, 50 + step * 1.3 - 0.8, TOP - rise),
        )
        for step in range(-2 * half, 2 * half + 1)
    ]


_STYLES: dict[str, Callable[[QPainter, Face, Skull, Tones], None]] = {
    "bald": _bald,
    "shaved": _shaved,
    "receding": _receding,
    "cropped": _cropped,
    "crew cut": _crew,
    "short": _short,
    "side parting": _parted,
    "swept back": _swept,
    "wavy": _wavy,
    "curly": _curly,
    "afro": _afro,
    "full": _full,
}


def paint_hair(painter: QPainter, face: Face, skull: Skull, tones: Tones) -> None:
    """His hair; the second turn of a head has it the other way round."""
    painter.save()
    if face.turn:
        painter.translate(100, 0)
        painter.scale(-1, 1)
    _STYLES[face.looks.hair](painter, face, skull, tones)
    painter.restore()
