"""Boxers as figures: their poses, and how a pose is painted."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.gui.board.paint import Paint, Tones, mix, tones, use
from ringside_manager.gui.portraits import Sitter
from ringside_manager.gui.portraits.tones import complexion_of
from ringside_manager.palette import Colours

# How a boxer holds himself: seven points of a figure seen from the side, looking to the right


Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Pose:
    """Where hip, neck, head, gloves and feet are; ``lead`` is the side towards the other boxer."""

    hip: Point
    neck: Point
    head: Point
    lead_hand: Point
    rear_hand: Point
    lead_foot: Point
    rear_foot: Point

    def towards(self, other: Pose, share: float) -> Pose:
        """The pose that is ``share`` (0 to 1) of the way to another."""
        pairs = zip(self._points(), other._points(), strict=True)
        return Pose(*((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairs))

    def aimed(self, up: float) -> Pose:
        """The same with the gloves that are stretched out higher or lower by ``up``."""
        lead, rear = (_aim(hand, self.neck, up) for hand in (self.lead_hand, self.rear_hand))
        return Pose(self.hip, self.neck, self.head, lead, rear, self.lead_foot, self.rear_foot)

    def _points(self) -> tuple[Point, ...]:
        return tuple(getattr(self, field.name) for field in fields(self))


def _aim(hand: Point, neck: Point, up: float) -> Point:
    reach = max(0.0, hand[0] - neck[0] - 0.1) / 0.25
    return hand[0], hand[1] + up * min(1.0, reach)


STAND = Pose((0, 0.475), (0, 0.785), (0.02, 0.9), (0.10, 0.50), (-0.06, 0.50), (0.08, 0), (-0.08, 0))
GUARD = Pose(
    (-0.01, 0.46), (0.0, 0.765), (0.035, 0.872), (0.185, 0.80), (0.115, 0.755), (0.16, 0), (-0.17, 0)
)
ATTACK = Pose(
    (0.03, 0.44), (0.11, 0.735), (0.165, 0.84), (0.40, 0.80), (0.22, 0.735), (0.24, 0), (-0.22, 0.012)
)
COVER = Pose((-0.02, 0.43), (0.0, 0.70), (0.045, 0.79), (0.135, 0.815), (0.125, 0.735), (0.15, 0), (-0.18, 0))
BACKPEDAL = Pose(
    (-0.10, 0.46), (-0.19, 0.755), (-0.21, 0.868), (0.0, 0.80), (-0.07, 0.745), (0.08, 0.05), (-0.30, 0)
)
CLINCH = Pose((0.02, 0.455), (0.11, 0.74), (0.16, 0.845), (0.33, 0.70), (0.31, 0.60), (0.13, 0), (-0.16, 0))
RUSH = Pose(
    (0.07, 0.42), (0.23, 0.685), (0.305, 0.775), (0.50, 0.79), (0.36, 0.64), (0.33, 0.03), (-0.27, 0.05)
)
JAB = Pose((0.07, 0.435), (0.20, 0.72), (0.245, 0.825), (0.56, 0.80), (0.29, 0.74), (0.30, 0), (-0.20, 0.015))
CROSS = Pose((0.09, 0.43), (0.23, 0.705), (0.27, 0.81), (0.33, 0.74), (0.59, 0.79), (0.30, 0), (-0.19, 0.04))
LEFT_HOOK = Pose(
    (0.07, 0.44), (0.19, 0.73), (0.23, 0.84), (0.49, 0.86), (0.27, 0.75), (0.28, 0), (-0.19, 0.02)
)
RIGHT_HOOK = Pose(
    (0.09, 0.43), (0.22, 0.715), (0.255, 0.825), (0.32, 0.745), (0.52, 0.86), (0.28, 0), (-0.18, 0.04)
)
UPPERCUT = Pose(
    (0.09, 0.45), (0.20, 0.745), (0.215, 0.86), (0.29, 0.76), (0.46, 0.97), (0.27, 0), (-0.17, 0.05)
)
COMBINATION = Pose(
    (0.09, 0.43), (0.23, 0.71), (0.275, 0.815), (0.56, 0.83), (0.50, 0.66), (0.31, 0), (-0.2, 0.02)
)
RECOIL = Pose(
    (-0.05, 0.455), (-0.13, 0.745), (-0.19, 0.845), (0.08, 0.72), (0.0, 0.62), (0.13, 0.02), (-0.23, 0)
)
SLIP = Pose((-0.05, 0.41), (-0.12, 0.675), (-0.13, 0.785), (0.08, 0.76), (0.0, 0.69), (0.15, 0), (-0.21, 0))
OFF_GUARD = Pose((0.0, 0.45), (0.03, 0.75), (0.08, 0.85), (0.17, 0.62), (0.06, 0.58), (0.16, 0), (-0.17, 0))
COCKED = Pose((-0.03, 0.44), (-0.05, 0.74), (0.0, 0.845), (0.19, 0.80), (-0.14, 0.62), (0.18, 0), (-0.19, 0))
DOWN = Pose(
    (-0.12, 0.085), (-0.42, 0.075), (-0.545, 0.082), (-0.70, 0.12), (-0.17, 0.035), (0.10, 0.02), (0.30, 0.03)
)
KNEEL = Pose(
    (-0.04, 0.28), (0.03, 0.565), (0.085, 0.66), (0.19, 0.32), (-0.05, 0.25), (0.17, 0), (-0.25, 0.035)
)
VICTORY = Pose((0, 0.48), (0, 0.79), (0.01, 0.905), (0.17, 1.10), (-0.16, 1.10), (0.11, 0), (-0.11, 0))
SPENT = Pose((-0.02, 0.45), (0.05, 0.735), (0.115, 0.815), (0.13, 0.44), (0.0, 0.42), (0.12, 0), (-0.13, 0))

PUNCHES = {
    "uppercut": UPPERCUT,
    "right_jab": CROSS,
    "right_hook": RIGHT_HOOK,
    "combination": COMBINATION,
    "left_jab": JAB,
    "left_hook": LEFT_HOOK,
}
"""The punches of R2, orthodox: the left leads."""


# A boxer as a vector figure, from seven points; red's trunks are plain, blue's are striped


ARM, LEG = (0.175, 0.18), (0.245, 0.25)
"""Lengths of the two bones of an arm and of a leg."""
LINE = 0.0115
"""Half of how much thicker the outline is, in heights."""
_GLOVE, _HEAD = 0.062, (0.063, 0.078)
_OPEN = 0.999


Bone = tuple[Point, float, Point, float]
"""A limb: where it starts and how thick, where it ends and how thick, half each."""


@dataclass(frozen=True, slots=True)
class Dress:
    """What a boxer wears: gloves in his corner's colour, trunks in his stable's, and whether they are striped.

    Pairs are on the side of the eye and on the far one; ``hair`` is None for a bald man.
    """

    main: QColor
    second: QColor
    far: tuple[QColor, QColor]
    trunks: tuple[QColor, QColor]
    skin: tuple[QColor, QColor]
    hair: QColor | None
    thumbs: tuple[QColor, QColor]
    boots: tuple[QColor, QColor]
    striped: bool


@lru_cache(maxsize=64)
def dress(colours: Colours, corner: Corner, sitter: Sitter | None = None) -> Dress:
    """Red in plain colours, blue in stripes, so that they differ without their colours too."""
    tone = tones(colours)
    main, second = tone.corner(corner), tone.white
    far = mix(main, "#000000", 0.16)
    trunks = QColor(sitter.colour) if sitter is not None and sitter.colour else main
    skin, hair = (tone.skin, tone.hair) if sitter is None else complexion_of(sitter.face)
    return Dress(
        main,
        second,
        (far, mix(second, "#000000", 0.14)),
        (trunks, mix(trunks, "#000000", 0.16)),
        (skin, mix(skin, tone.ink, 0.22)),
        hair,
        (mix(main, "#ffffff", 0.14), mix(far, "#ffffff", 0.14)),
        (tone.boots, mix(tone.boots, "#000000", 0.25)),
        corner is not RED,
    )


class Figure:
    """Draws one boxer with a painter whose unit is his height, y up, looking to the right."""

    def __init__(self, painter: QPainter, tone: Tones, worn: Dress) -> None:
        self._painter = painter
        self._tone = tone
        self._dress = worn

    def draw(self, pose: Pose) -> None:
        """From the far side to the near one."""
        chest = _between(pose.neck, pose.hip, 0.2)
        back = _side(pose)
        far, near = (_plus(pose.neck, back, -0.028), _plus(pose.neck, back, 0.024))
        shoulders = tuple((point[0], point[1] - 0.045) for point in (far, near))
        self._leg(pose.hip, pose.lead_foot, far=True)
        self._arm(shoulders[0], pose.lead_hand, far=True)
        self._leg(pose.hip, pose.rear_foot, far=False)
        self._body(pose, chest)
        self._trunks(pose)
        self._head(pose)
        self._arm(shoulders[1], pose.rear_hand, far=False)

    def _leg(self, hip: Point, foot: Point, *, far: bool) -> None:
        ankle = _ankle(foot)
        knee = joint(hip, ankle, LEG, 1)
        skin = self._dress.skin[far]
        self._fill(((hip, 0.068, knee, 0.050), (knee, 0.047, ankle, 0.030)), skin)
        shin = _between(ankle, knee, 0.36)
        boot = (shin, 0.042, ankle, 0.035)
        sole = ((ankle[0] - 0.012, foot[1] + 0.024), 0.024, (ankle[0] + 0.075, foot[1] + 0.02), 0.020)
        self._fill((boot, sole), self._dress.boots[far])
        self._painter.fillPath(
            limb(_between(ankle, knee, 0.40), 0.012, _between(ankle, knee, 0.43), 0.012), self._dress.second
        )

    def _arm(self, shoulder: Point, hand: Point, *, far: bool) -> None:
        out = math.dist(shoulder, hand) / sum(ARM)
        raised = hand[1] > shoulder[1] + 0.1 and out < _OPEN and hand[0] > shoulder[0] + 0.15
        hand = _within(shoulder, hand, sum(ARM) * _OPEN)
        elbow = joint(shoulder, hand, ARM, 1 if raised else -1)
        skin = self._dress.skin[far]
        self._fill(((shoulder, 0.050, elbow, 0.037), (elbow, 0.037, hand, 0.030)), skin)
        self._glove(elbow, hand, far=far)

    def _glove(self, elbow: Point, hand: Point, *, far: bool) -> None:
        along = _unit(elbow, hand)
        main = self._dress.far[0] if far else self._dress.main
        cuff = (_plus(hand, along, -0.052), 0.040, _plus(hand, along, -0.02), 0.044)
        self._fill((cuff,), self._dress.second if self._dress.striped else main)
        fist = (_plus(hand, along, 0.0), _GLOVE * 0.92, _plus(hand, along, 0.026), _GLOVE)
        self._fill((fist,), main)
        across = (-along[1], along[0])
        thumb = (
            _plus(_plus(hand, along, 0.0), across, 0.036),
            0.021,
            _plus(_plus(hand, along, 0.034), across, 0.040),
            0.018,
        )
        self._fill((thumb,), self._dress.thumbs[far], 0.007)

    def _body(self, pose: Pose, chest: Point) -> None:
        belly = _between(pose.hip, pose.neck, 0.22)
        torso = ((pose.hip, 0.074, belly, 0.078), (belly, 0.078, chest, 0.094))
        throat = (_between(pose.neck, pose.hip, 0.06), 0.043, pose.head, 0.036)
        self._fill((throat,), self._dress.skin[1])
        self._fill(torso, self._dress.skin[0])
        front = _side(pose)
        pen = QPen(mix(self._dress.skin[0], self._tone.ink, 0.38), 0.009)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self._painter.setPen(pen)
        low, high = (
            _plus(_between(chest, pose.hip, 0.26), front, -0.012),
            _plus(_between(chest, pose.hip, 0.17), front, -0.082),
        )
        self._painter.drawLine(QPointF(*low), QPointF(*high))
        self._painter.drawLine(QPointF(*_plus(belly, front, -0.03)), QPointF(*_plus(belly, front, -0.06)))

    def _trunks(self, pose: Pose) -> None:
        worn = self._dress
        for foot, cloth, stripe in (
            (pose.lead_foot, worn.trunks[1], worn.far[1]),
            (pose.rear_foot, worn.trunks[0], worn.second),
        ):
            knee = joint(pose.hip, _ankle(foot), LEG, 1)
            self._fill(((pose.hip, 0.084, _between(pose.hip, knee, 0.66), 0.078),), cloth)
            for share in (0.12, 0.38, 0.64) if worn.striped else ():
                self._band(pose.hip, knee, share, 0.077, stripe, 0.024)
        waist = _between(pose.hip, pose.neck, 0.16)
        self._band(waist, pose.neck, 0.0, 0.090, self._tone.ink, 0.054)
        self._band(waist, pose.neck, 0.0, 0.080, worn.second, 0.034)

    def _band(
        self, start: Point, end: Point, share: float, half: float, colour: QColor, thick: float
    ) -> None:
        along, middle = _unit(start, end), _between(start, end, share)
        across = (-along[1], along[0])
        pen = QPen(colour, thick)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self._painter.setPen(pen)
        self._painter.drawLine(QPointF(*_plus(middle, across, half)), QPointF(*_plus(middle, across, -half)))

    def _head(self, pose: Pose) -> None:
        lean = math.degrees(math.atan2(pose.head[1] - pose.neck[1], pose.head[0] - pose.neck[0])) - 72
        painter, wide, high = self._painter, *_HEAD
        painter.save()
        painter.translate(*pose.head)
        painter.rotate(lean)
        face = QPainterPath()
        face.addEllipse(QPointF(0, 0), wide, high)
        nose = QPainterPath(QPointF(wide * 0.78, high * 0.24))
        nose.quadTo(wide * 1.42, -high * 0.08, wide * 0.86, -high * 0.2)
        nose.closeSubpath()
        for path in (face, nose):
            painter.strokePath(path, QPen(self._tone.ink, 2 * LINE))
        painter.fillPath(nose, self._dress.skin[0])
        painter.fillPath(face, self._dress.skin[0])
        if self._dress.hair is not None:
            painter.fillPath(_hair(wide, high), self._dress.hair)
        use(painter, Qt.PenStyle.NoPen, self._dress.skin[1])
        painter.drawEllipse(QPointF(-wide * 0.12, -high * 0.02), wide * 0.17, high * 0.2)
        if self._dress.striped:
            painter.setPen(QPen(self._dress.main, high * 0.24))
            painter.drawLine(QPointF(-wide * 0.92, high * 0.22), QPointF(wide * 0.90, high * 0.46))
        painter.setPen(QPen(self._tone.ink, 0.012, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(wide * 0.52, high * 0.20), QPointF(wide * 0.78, high * 0.14))
        painter.restore()

    def _fill(self, bones: tuple[Bone, ...], colour: QColor, line: float = LINE) -> None:
        """Outline all, then fill all, so that joints show no line; a filled outline is quicker than a stroked one."""
        for start, thick, end, thin in bones:
            self._painter.fillPath(limb(start, thick + line, end, thin + line), self._tone.ink)
        for bone in bones:
            self._painter.fillPath(limb(*bone), colour)


def paint_boxer(
    painter: QPainter, paint: Paint, corner: Corner, pose: Pose, feet: QPointF, height: float, facing: int
) -> None:
    """A boxer ``height`` high who stands at ``feet`` and looks to the right (``facing`` 1) or left (-1)."""
    painter.save()
    painter.translate(feet)
    painter.scale(height * facing, -height)
    sitter = None if paint.sitters is None else paint.sitters[corner.index]
    Figure(painter, paint.tones, dress(paint.colours, corner, sitter)).draw(pose)
    painter.restore()


@lru_cache(maxsize=2048)
def limb(start: Point, thick: float, end: Point, thin: float) -> QPainterPath:
    """A limb that tapers from one round end to another; kept, since most poses come again, and never to be changed."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    apart = math.dist(start, end)
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    turn = math.acos(max(-1.0, min(1.0, (thick - thin) / apart))) if apart > 1e-6 else math.pi / 2
    first, last = math.degrees(angle + turn), math.degrees(angle - turn)
    round_start = QRectF(start[0] - thick, start[1] - thick, 2 * thick, 2 * thick)
    round_end = QRectF(end[0] - thin, end[1] - thin, 2 * thin, 2 * thin)
    path.arcMoveTo(round_start, -first)
    path.arcTo(round_start, -first, -(360 - 2 * math.degrees(turn)))
    path.arcTo(round_end, -last, -2 * math.degrees(turn))
    path.closeSubpath()
    return path


def joint(start: Point, end: Point, bones: tuple[float, float], bend: int) -> Point:
    """The knee or elbow between two ends; ``bend`` 1 lets it point forward and up, -1 back and down."""
    first, second = bones
    apart = min(max(math.dist(start, end), 1e-6), (first + second) * _OPEN)
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    inner = math.acos(max(-1.0, min(1.0, (first**2 + apart**2 - second**2) / (2 * first * apart))))
    turned = angle + bend * inner
    return start[0] + first * math.cos(turned), start[1] + first * math.sin(turned)


def _hair(wide: float, high: float) -> QPainterPath:
    path = QPainterPath(QPointF(wide * 0.74, high * 0.52))
    path.quadTo(wide * 0.2, high * 0.66, -wide * 0.1, high * 0.30)
    path.quadTo(-wide * 0.42, high * 0.1, -wide * 0.5, -high * 0.42)
    path.quadTo(-wide * 1.12, -high * 0.2, -wide * 1.0, high * 0.3)
    path.quadTo(-wide * 0.78, high * 1.06, 0, high * 1.06)
    path.quadTo(wide * 0.62, high * 1.02, wide * 0.74, high * 0.52)
    path.closeSubpath()
    return path


def _ankle(foot: Point) -> Point:
    return foot[0] - 0.012, foot[1] + 0.045


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _plus(point: Point, direction: Point, length: float) -> Point:
    return point[0] + direction[0] * length, point[1] + direction[1] * length


def _unit(start: Point, end: Point) -> Point:
    apart = max(math.dist(start, end), 1e-6)
    return (end[0] - start[0]) / apart, (end[1] - start[1]) / apart


def _side(pose: Pose) -> Point:
    """The direction of his back, at right angles to the spine."""
    along = _unit(pose.hip, pose.neck)
    return -along[1], along[0]


def _within(start: Point, end: Point, reach: float) -> Point:
    apart = math.dist(start, end)
    return end if apart <= reach else _between(start, end, reach / apart)


def stand_shape(corner: Corner, box: QRectF) -> QPolygonF | None:
    """What a boxer stands on: blue's tile; red's is the ellipse of the box itself."""
    if corner is RED:
        return None
    middle = box.center()
    return QPolygonF(
        [
            QPointF(box.left(), middle.y()),
            QPointF(middle.x(), box.top()),
            QPointF(box.right(), middle.y()),
            QPointF(middle.x(), box.bottom()),
        ]
    )
