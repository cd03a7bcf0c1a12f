"""His head as everybody sees it: cuts by place, eyes, and beside it what they mean in words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.scene import Side
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.board.paint import CENTRE, Paint, Pencil, rounded
from ringside_manager.gui.ring.board.small import SMALL, lines_in, sheet_of_paper
from ringside_manager.gui.ring.board.title_bout.told import Told
from ringside_manager.gui.ring.board.title_bout.words import (
    cut_told,
    eye_told,
    injuries_told,
    unmarked,
    wound_told,
)
from ringside_manager.gui.ring.board.tones import faded, mix

PLACES = ("nose_bleed", "under_left", "under_right", "over_left", "over_right", "bridge", "lip")
_LETTERS = dict(zip(PLACES, "ABCDEFG", strict=True))
_GASHES = {"over_left": "H", "over_right": "I"}
_AT = {
    "nose_bleed": (0.50, 0.66), "under_left": (0.68, 0.545), "under_right": (0.32, 0.545), "over_left": (0.68, 0.315),
    "over_right": (0.32, 0.315), "bridge": (0.50, 0.47), "lip": (0.57, 0.795),
}  # fmt: skip
"""Where a cut lies on the face, seen from the front: his left is on the right."""
_EYES = {"left": (0.67, 0.445), "right": (0.33, 0.445)}
_SHUT = 3


@dataclass(frozen=True, slots=True)
class CutSeen:
    """A cut as it is drawn: its letter (T84), whether it is open, a gash, how often it has reopened, control lost by it."""

    place: str
    letter: str
    open: bool
    gash: bool
    reopened: int
    markers: int


@dataclass(frozen=True, slots=True)
class Looks:
    """All that can be seen of a fighter's face and hands."""

    cuts: tuple[CutSeen, ...]
    eyes: tuple[tuple[str, int], ...]
    wounds: tuple[tuple[str, str, str, str], ...]
    injuries: tuple[str, ...]
    clashes: int


def looks(side: Side, known: Told, corner: Corner) -> Looks:
    """What he looks like."""
    cuts = tuple(_seen(side, known, corner, place) for place in PLACES if f"cut_{place}" in side.marks)
    eyes = tuple((eye, side.numbers.get(f"{eye}_eye", 0)) for eye in ("left", "right"))
    wounds = tuple(
        (what, place, severity, state)
        for (whose, (what, place)), (severity, state) in known.wounds.items()
        if whose is corner
    )
    hurt = tuple(mark for mark in ("hand_broken", "hand_hurt", "rib") if mark in side.marks)
    return Looks(cuts, eyes, wounds, hurt, side.numbers.get("clashes", 0))


def _seen(side: Side, known: Told, corner: Corner, place: str) -> CutSeen:
    gash = f"gash_{place}" in side.marks
    return CutSeen(
        place,
        _GASHES[place] if gash else _LETTERS[place],
        f"open_{place}" in side.marks,
        gash,
        known.reopened.get((corner, place), 0),
        side.numbers.get(f"marker_{place}", 0),
    )


def told_in_words(seen: Looks) -> tuple[str, ...]:
    """What can be seen, the worst first; nothing if he is unmarked."""
    cuts = sorted(seen.cuts, key=lambda cut: (not cut.gash, not cut.open, cut.letter))
    lines = [cut_told(cut.letter, cut.place, (cut.open, cut.gash), cut.reopened, cut.markers) for cut in cuts]
    lines += [eye_told(eye, stage) for eye, stage in sorted(seen.eyes, key=lambda one: -one[1]) if stage]
    lines += [wound_told(*wound) for wound in seen.wounds]
    return (*lines, *injuries_told(seen.injuries, seen.clashes))


def paint_body(painter: QPainter, paint: Paint, rect: QRectF, seen: Looks) -> None:
    """The head with every cut and swelling, and the same in words."""
    inner = sheet_of_paper(painter, paint, rect)
    told = told_in_words(seen)
    size = min(inner.height(), inner.width() * 0.48)
    beside = inner.height() < paint.px(80) or (
        inner.width() >= paint.px(190) and inner.height() < inner.width() * 0.85
    )
    wide = inner.width() - size - paint.px(6) if beside else inner.width()
    lines = [line for text in told or (unmarked(),) for line in _wrapped(paint, text, wide)]
    if beside:
        head = QRectF(inner.left(), inner.center().y() - size / 2, size, size)
        words = inner.adjusted(size + paint.px(6), 0, 0, 0)
    else:
        head, words = _stacked(paint, inner, len(lines))
        size = head.width()
    if size >= paint.px(34):
        paint_head_of(painter, paint, head, seen)
    spots = _centred(words, paint.px(15), len(lines))
    for spot, line in zip(spots, lines, strict=False):
        tone = paint.colours.text if told else paint.colours.muted
        paint.write(painter, spot, line, SMALL, tone)


def _wrapped(paint: Paint, text: str, wide: float) -> list[str]:
    """A text on one line, or broken behind its commas where it is too wide."""
    comma, lines = tr(", "), list[str]()
    for part in text.split(comma):
        longer = lines[-1] + comma + part if lines else part
        if lines and paint.width(longer, SMALL) > wide:
            lines[-1] += comma.rstrip()
            lines.append(part)
        else:
            lines[-1:] = [longer]
    return lines


def _stacked(paint: Paint, inner: QRectF, lines: int) -> tuple[QRectF, QRectF]:
    """The head above its words, both together in the middle."""
    words = paint.px(15) * min(7, max(2, lines))
    size = min(inner.width() * 0.76, inner.height() - words - paint.px(6))
    top = inner.top() + max(0.0, inner.height() - size - words - paint.px(6)) / 2
    head = QRectF(inner.center().x() - size / 2, top, size, size)
    return head, QRectF(inner.left(), head.bottom() + paint.px(6), inner.width(), words)


def _centred(room: QRectF, high: float, count: int) -> list[QRectF]:
    spots = lines_in(room, high, count)
    spare = (room.height() - len(spots) * high) / 2
    return [spot.translated(0, max(0.0, spare)) for spot in spots]


def paint_head_of(painter: QPainter, paint: Paint, box: QRectF, seen: Looks) -> None:
    """The face itself, from the front."""
    ink = paint.tones.ink if paint.colours.name == "light" else QColor("#141414")
    wide = box.width() * 0.78
    head = QRectF(box.center().x() - wide / 2, box.top() + box.height() * 0.02, wide, box.height() * 0.96)
    _skull(painter, paint, head, ink)
    for eye, stage in seen.eyes:
        _eye(painter, paint, head, eye, stage, ink)
    for what, place, severity, state in seen.wounds:
        if place in _AT and what == "swelling":
            _bump(painter, paint, head, place, severity, state)
    for cut in seen.cuts:
        _cut(painter, paint, head, cut)
    for what, place, severity, state in seen.wounds:
        if place in _AT and what == "cut":
            _cut(painter, paint, head, CutSeen(place, "", state != "held", severity != "minor", 0, 0))
    if seen.clashes:
        _gash(painter, paint, _spot(head, (0.5, 0.17)), head.width() * 0.12, seen.clashes)


def _spot(head: QRectF, at: tuple[float, float]) -> QPointF:
    return QPointF(head.left() + at[0] * head.width(), head.top() + at[1] * head.height())


def _skull(painter: QPainter, paint: Paint, head: QRectF, ink: QColor) -> None:
    """Ears, head, hair, brows, nose, mouth."""
    skin, thin = paint.tones.skin, max(1.0, head.width() * 0.018)
    painter.setPen(QPen(ink, thin))
    painter.setBrush(paint.tones.skin_far)
    ear = head.width() * 0.13
    for x in (head.left(), head.right()):
        painter.drawEllipse(QPointF(x, head.top() + head.height() * 0.48), ear * 0.6, ear)
    painter.setBrush(skin)
    path = QPainterPath()
    path.addRoundedRect(head, head.width() * 0.48, head.height() * 0.42)
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint.tones.hair)
    painter.drawEllipse(
        QRectF(head.left() - 1, head.top() - head.height() * 0.22, head.width() + 2, head.height() * 0.4)
    )
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, thin * 1.9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x in (0.33, 0.67):
        spot = _spot(head, (x, 0.375))
        painter.drawLine(spot - QPointF(head.width() * 0.1, 0), spot + QPointF(head.width() * 0.1, 0))
    painter.setPen(QPen(ink, thin * 1.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    nose = [_spot(head, at) for at in ((0.48, 0.44), (0.44, 0.63), (0.56, 0.63))]
    painter.drawPolyline(nose)
    mouth = QRectF(_spot(head, (0.37, 0.72)), _spot(head, (0.63, 0.83)))
    painter.drawArc(mouth, 200 * 16, 140 * 16)


def _eye(painter: QPainter, paint: Paint, head: QRectF, eye: str, stage: int, ink: QColor) -> None:
    """Open, puffy, half shut or shut; the lid comes down and the swelling grows with the stage."""
    spot, wide = _spot(head, _EYES[eye]), head.width() * 0.095
    if stage:
        swell = QColor(mix(paint.tones.skin, "#6a2a5c", 0.28 + 0.2 * stage))
        painter.setPen(QPen(ink, max(1.0, head.width() * 0.012)))
        painter.setBrush(swell)
        grow = 1.25 + 0.28 * stage
        painter.drawEllipse(spot + QPointF(0, wide * 0.35), wide * grow, wide * (0.75 + 0.22 * stage))
    if stage < _SHUT:
        painter.setPen(QPen(ink, max(1.0, head.width() * 0.014)))
        painter.setBrush(paint.tones.white)
        painter.drawEllipse(spot, wide, wide * (0.55, 0.42, 0.22)[stage])
        painter.setBrush(ink)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(spot, wide * 0.36, wide * (0.4, 0.32, 0.18)[stage])
        return
    painter.setPen(QPen(ink, max(1.4, head.width() * 0.03), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(spot - QPointF(wide, 0), spot + QPointF(wide, 0))
    for step in (-0.6, 0.0, 0.6):
        lash = spot + QPointF(wide * step, 0)
        painter.drawLine(lash, lash + QPointF(wide * step * 0.25, wide * 0.4))


def _bump(painter: QPainter, paint: Paint, head: QRectF, place: str, severity: str, state: str) -> None:
    """A swelling of the advanced tables: the larger the worse, only an outline while the corner holds it."""
    size = head.width() * (0.08 if severity == "minor" else 0.12)
    tone = mix(paint.tones.skin, "#6a2a5c", 0.6)
    painter.setPen(QPen(tone, max(1.2, head.width() * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush if state == "held" else faded(tone, 0.75))
    painter.drawEllipse(_spot(head, _AT[place]), size, size * 0.7)


def _cut(painter: QPainter, paint: Paint, head: QRectF, cut: CutSeen) -> None:
    """A red line; open with drops, closed with stitches, a gash jagged; its letter beside it."""
    spot, size = _spot(head, _AT[cut.place]), head.width() * (0.13 if cut.gash else 0.085)
    blood = QColor("#b01818") if paint.colours.name != "high contrast" else QColor("#ff2020")
    dark = QColor("#4a0b0b")
    pen = QPen(blood if cut.open else dark, max(1.6, head.width() * (0.045 if cut.gash else 0.032)))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if cut.gash:
        painter.drawPolyline(
            [
                spot + QPointF(size * x, size * y)
                for x, y in ((-1, 0.1), (-0.35, -0.3), (0.3, 0.25), (1, -0.15))
            ]
        )
    else:
        painter.drawLine(spot - QPointF(size, 0), spot + QPointF(size, 0))
    if cut.open:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(blood)
        for x, y in ((-0.3, 0.75), (0.45, 1.15)):
            painter.drawEllipse(spot + QPointF(size * x, size * y), size * 0.2, size * 0.34)
    else:
        painter.setPen(QPen(dark, max(1.0, head.width() * 0.014)))
        for x in (-0.6, 0.0, 0.6):
            painter.drawLine(spot + QPointF(size * x, -size * 0.4), spot + QPointF(size * x, size * 0.4))
    if cut.letter:
        _letter(painter, paint, head, spot, cut)


def _letter(painter: QPainter, paint: Paint, head: QRectF, spot: QPointF, cut: CutSeen) -> None:
    """The letter of the printed table in a small tag at the side of the face."""
    size = max(paint.px(11), head.width() * 0.16)
    right = _AT[cut.place][0] >= 0.5
    x = head.right() - size * 0.35 if right else head.left() - size * 0.65
    tag = QRectF(x, spot.y() - size / 2, size, size)
    if cut.place in ("bridge", "nose_bleed", "lip"):
        painter.setPen(QPen(QColor(paint.colours.muted), max(1.0, paint.px(0.8))))
        painter.drawLine(QPointF(tag.left(), tag.center().y()), spot + QPointF(head.width() * 0.1, 0))
    rounded(painter, tag, size * 0.25, paint.colours.panel, QPen(QColor(paint.colours.bad), paint.px(1.2)))
    paint.write(painter, tag, cut.letter, Pencil(10, bold=True, align=CENTRE), paint.colours.bad)


def _gash(painter: QPainter, paint: Paint, spot: QPointF, size: float, count: int) -> None:
    """The gash of a clash of heads, on the forehead."""
    pen = QPen(QColor("#b01818"), max(1.6, size * 0.3))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for at in range(min(count, 3)):
        down = QPointF(0, size * 0.55 * at)
        painter.drawPolyline(
            [
                spot + down + QPointF(size * x, size * y)
                for x, y in ((-1, 0), (-0.3, -0.25), (0.3, 0.2), (1, -0.1))
            ]
        )
