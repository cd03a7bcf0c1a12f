"""What moves on the board: from one moment to the next, and how the boxers stand when it is over."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.view import Scene
from ringside_manager.engines.ringside import events
from ringside_manager.gui.board import Moment, figures
from ringside_manager.gui.board.figures import Point, Pose, paint_boxer, stand_shape
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, corner_letter, faded, use
from ringside_manager.gui.systems.ringside.floor import TALL, Ground
from ringside_manager.language import tr

LUNGE, NUDGE, HELD = 0.16, 0.07, 0.30
"""How far a punch carries forward, how far it drives back, and how far from the middle those in a clinch stand."""
BESIDE = 0.24
"""How far boxers one behind the other step aside, so that both are seen."""
_MARKED = (
    ("rush", figures.RUSH), ("cover_up", figures.COVER), ("backpedal", figures.BACKPEDAL), ("attacking", figures.ATTACK),
)  # fmt: skip


Places = tuple[Point, Point]
_AIMED = (*figures.PUNCHES.values(), figures.ATTACK, figures.RUSH)


@dataclass(frozen=True, slots=True)
class Spark:
    """What is shown beside a boxer for what has just happened: how it is painted, at whom, with what text, how far it has come (0 to 1)."""

    draw: Callable[[QPainter, Paint, Ground, Still, Spark], None]
    corner: Corner
    text: str = ""
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Actor:
    """A boxer on the board: where (in squares), how he stands, which way he looks, his strength on the track."""

    across: float
    up: float
    facing: int
    pose: Pose
    tracks: Mapping[str, float]

    def towards(self, other: Actor, share: float) -> Actor:
        """The boxer that far on the way to another state; he turns at once."""
        late = min(1.0, max(0.0, share * 1.5 - 0.5))
        tracks = {
            name: self.tracks.get(name, value) + (value - self.tracks.get(name, value)) * late
            for name, value in other.tracks.items()
        }
        return Actor(
            self.across + (other.across - self.across) * share,
            self.up + (other.up - self.up) * share,
            other.facing,
            self.pose.towards(other.pose, share),
            tracks,
        )


@dataclass(frozen=True, slots=True)
class Still:
    """The moving part of the board at one instant; ``actors`` are (red, blue)."""

    actors: tuple[Actor, Actor]
    sparks: tuple[Spark, ...] = ()


@dataclass(frozen=True, slots=True)
class Motion:
    """The way from one instant to the end of the next moment."""

    start: Still
    end: Still

    def at(self, share: float) -> Still:
        """The instant that far on the way; the end itself from 1 on."""
        if share >= 1:
            return self.end
        eased = 1 - (1 - min(1.0, share * 1.35)) ** 3
        red, blue = (a.towards(b, eased) for a, b in zip(self.start.actors, self.end.actors, strict=True))
        since = max(0.0, share * 1.8 - 0.8)
        sparks = tuple(replace(spark, share=since) for spark in self.end.sparks) if since else ()
        return Still((red, blue), sparks)


def still(moment: Moment, floor: tuple[str, str]) -> Still:
    """How the boxers stand once everything of a moment has happened."""
    places = _places(moment, floor)
    facing = 1 if places[0][0] <= places[1][0] else -1
    actors = []
    for corner in CORNERS:
        side = moment.scene.side(corner)
        pose = _pose(moment, corner)
        up = (places[1 - corner.index][1] - places[corner.index][1]) * 0.24
        pose = pose.aimed(up) if pose in _AIMED else pose
        across, row = places[corner.index]
        tracks = {name: float(value) for name, value in side.numbers.items()}
        actors.append(Actor(across, row, facing if corner is RED else -facing, pose, tracks))
    return Still((actors[0], actors[1]), _sparks(moment))


def _places(moment: Moment, floor: tuple[str, str]) -> Places:
    columns, rows = floor
    squares = [side.place for side in moment.scene.sides]
    if not all(len(square) == 2 and square[0] in columns and square[1] in rows for square in squares):
        middle = len(columns) / 2, len(rows) / 2
        return (middle[0] - 0.5, middle[1]), (middle[0] + 0.5, middle[1])
    red, blue = ((columns.index(s[0]) + 0.5, rows.index(s[1]) + 0.5) for s in squares)
    if red[0] == blue[0]:
        red, blue = (red[0] - BESIDE, red[1]), (blue[0] + BESIDE, blue[1])
    if _clinching(moment):
        return _held(red, blue)
    return _shifted(moment, red, blue)


def _held(red: Point, blue: Point) -> Places:
    """Both at the middle between them, breast to breast."""
    middle = (red[0] + blue[0]) / 2, (red[1] + blue[1]) / 2
    way = HELD if red[0] <= blue[0] else -HELD
    return (middle[0] - way, middle[1] - 0.02), (middle[0] + way, middle[1] + 0.02)


def _shifted(moment: Moment, red: Point, blue: Point) -> Places:
    """A punch carries its thrower forward and drives the other back."""
    if not isinstance(moment.event, events.PunchLanded | events.PunchMissed):
        return red, blue
    thrower = moment.event.corner
    places = [red, blue]
    one, other = places[thrower.index], places[thrower.opponent.index]
    apart = max(math.dist(one, other), 1e-6)
    way = (other[0] - one[0]) / apart, (other[1] - one[1]) / apart
    carried = LUNGE + max(0.0, apart - 1.0) * 0.5
    places[thrower.index] = one[0] + way[0] * carried, one[1] + way[1] * carried
    if isinstance(moment.event, events.PunchLanded):
        places[thrower.opponent.index] = other[0] + way[0] * NUDGE, other[1] + way[1] * NUDGE
    return places[0], places[1]


def _pose(moment: Moment, corner: Corner) -> Pose:
    pose = _pose_by(moment.event, corner)
    if pose is not None:
        return pose
    marks = moment.scene.side(corner).marks
    if _clinching(moment):
        return figures.CLINCH
    return next((pose for mark, pose in _MARKED if mark in marks), figures.GUARD)


def _pose_by(event: Event | None, corner: Corner) -> Pose | None:
    """How the event itself has a boxer stand; ``None`` if it leaves him as his marks say."""
    if isinstance(event, BoutEnded):
        outcome = event.outcome
        if outcome.winner is None:
            return figures.STAND
        if outcome.winner is corner:
            return figures.VICTORY
        return figures.DOWN if outcome.method is Method.KO else figures.SPENT
    if isinstance(event, RoundScored):
        return figures.STAND
    named = getattr(event, "corner", None) is corner
    if isinstance(event, events.PunchLanded | events.PunchMissed):
        hurt = figures.RECOIL if isinstance(event, events.PunchLanded) else figures.SLIP
        return figures.PUNCHES[event.thrown.name.lower() if event.thrown else "left_jab"] if named else hurt
    return _AFTER.get(type(event)) if named else None


_AFTER: Mapping[object, Pose] = {
    events.KnockedDown: figures.DOWN,
    events.CountedOut: figures.DOWN,
    events.SavedByBell: figures.KNEEL,
    events.Counted: figures.KNEEL,
    events.Countered: figures.COCKED,
    events.CounterFailed: figures.OFF_GUARD,
}
"""How the boxer named by an event stands after it."""


def _sparks(moment: Moment) -> tuple[Spark, ...]:
    match moment.event:
        case events.PunchLanded(corner=corner, damage=damage):
            return (Spark(_hit, corner.opponent, str(damage)),)
        case events.PunchMissed(corner=corner):
            return (Spark(_miss, corner),)
        case events.Tired(corner=corner):
            return (Spark(_change, corner, "\N{MINUS SIGN}1"),)
        case events.Trapped(corner=corner):
            return (Spark(_alarm, corner),)
        case events.KnockedDown(corner=corner):
            return (Spark(_count, corner, tr("Down")),)
        case events.Counted(corner=corner, count=count):
            return (Spark(_count, corner, str(count)),)
        case events.CountedOut(corner=corner):
            return (Spark(_count, corner, tr("Out")),)
    return ()


def _clinching(moment: Moment) -> bool:
    if isinstance(
        moment.event, RoundScored | BoutEnded | events.KnockedDown | events.CountedOut | events.PunchLanded
    ):
        return False
    return any("clinch" in side.marks for side in moment.scene.sides)


# What is painted around the boxers: stands, attacker's arrow, bursts, dashes, counts, speed lines, warnings


_BEHIND = ((0.80, -0.06, 0.22), (0.64, 0.04, 0.38), (0.48, 0.09, 0.30), (0.26, 0.32, 0.52))
_BEFORE = ((0.80, 0.14, 0.36), (0.62, 0.16, 0.46), (0.44, 0.15, 0.34), (0.24, 0.24, 0.42))
"""Lines of motion: how high, from where to where, in heights from the middle of the stand."""


def paint_boxers(painter: QPainter, paint: Paint, ground: Ground, scene: Scene, still: Still) -> None:
    """Both boxers with all that lies under and about them, the farther one first."""
    order = sorted(CORNERS, key=lambda corner: -still.actors[corner.index].up)
    for corner in order:
        _stand(painter, paint, ground, corner, scene, still)
    for corner in order:
        if "attacking" in scene.side(corner).marks:
            _arrow(painter, paint, ground, still.actors[corner.index], still.actors[corner.opponent.index])
    for corner in order:
        _boxer(painter, paint, ground, corner, scene, still)
    for spark in still.sparks:
        spark.draw(painter, paint, ground, still, spark)


def _spot(ground: Ground, actor: Actor, point: Point) -> QPointF:
    """A point of a figure, in heights, on the screen."""
    foot, tall = ground.point(actor.across, actor.up), TALL * ground.scale(actor.up)
    return QPointF(foot.x() + point[0] * tall * actor.facing, foot.y() - point[1] * tall)


def _stand(
    painter: QPainter, paint: Paint, ground: Ground, corner: Corner, scene: Scene, still: Still
) -> None:
    """Shadow and counter under a boxer, the attacker's arrow, the ring of a trapped one."""
    actor, marks = still.actors[corner.index], scene.side(corner).marks
    box = ground.flat(actor.across, actor.up, 0.36)
    tone = paint.tones
    if "trapped" in marks:
        _ring(painter, paint, ground.flat(actor.across, actor.up, 0.47))
    if "attacking" in marks:
        use(painter, Qt.PenStyle.NoPen, faded(paint.colours.accent, 0.6))
        painter.drawEllipse(ground.flat(actor.across, actor.up, 0.47))
    use(painter, QPen(tone.ink, max(0.8, ground.unit * 0.014)), faded(tone.corner(corner), 0.9))
    low = box.translated(0, box.height() * 0.10)
    for fill, place in ((tone.ink, low), (tone.corner(corner), box)):
        painter.setBrush(fill)
        shape = stand_shape(corner, _grown(place, 0.08))
        painter.drawPolygon(shape) if shape is not None else painter.drawEllipse(place)
    inner = _grown(box, -0.08)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(tone.on_corner(corner), 0.75), max(0.7, ground.unit * 0.012)))
    shape = stand_shape(corner, inner)
    painter.drawPolygon(shape) if shape is not None else painter.drawEllipse(inner)


def _grown(box: QRectF, share: float) -> QRectF:
    wide, high = box.width() * share, box.height() * share
    return box.adjusted(-wide, -high, wide, high)


def _boxer(
    painter: QPainter, paint: Paint, ground: Ground, corner: Corner, scene: Scene, still: Still
) -> None:
    actor, marks = still.actors[corner.index], scene.side(corner).marks
    scale = ground.scale(actor.up)
    if "rush" in marks:
        _speed(painter, paint, ground, actor, -1)
    if "backpedal" in marks:
        _speed(painter, paint, ground, actor, 1)
    feet = ground.point(actor.across, actor.up)
    paint_boxer(painter, paint, corner, actor.pose, feet, TALL * scale, actor.facing)
    _letter(painter, paint, ground, corner, actor)
    if "trapped" in marks:
        _warning(painter, paint, _spot(ground, actor, (actor.pose.head[0], actor.pose.head[1] + 0.17)), scale)


def _letter(painter: QPainter, paint: Paint, ground: Ground, corner: Corner, actor: Actor) -> None:
    box = ground.flat(actor.across, actor.up, 0.36)
    high = max(box.height() * 0.52, paint.px(9))
    place = QRectF(box.center().x() - high, box.bottom() - high * 0.80, 2 * high, high)
    pencil = Pencil(high * 0.8 / paint.zoom, bold=True, align=CENTRE)
    paint.write(painter, place, corner_letter(corner), pencil, paint.tones.on_corner(corner))


def _ring(painter: QPainter, paint: Paint, box: QRectF) -> None:
    painter.setBrush(faded(paint.colours.warn, 0.16))
    painter.setPen(QPen(QColor(paint.colours.warn), max(2.0, box.width() * 0.035), Qt.PenStyle.DashLine))
    painter.drawEllipse(box)


def _arrow(painter: QPainter, paint: Paint, ground: Ground, actor: Actor, other: Actor) -> None:
    apart = max(math.dist((actor.across, actor.up), (other.across, other.up)), 1e-6)
    way = (other.across - actor.across) / apart, (other.up - actor.up) / apart
    across = -way[1], way[0]
    shape = ((0.44, 0.20), (0.72, 0.0), (0.44, -0.20), (0.52, 0.0))
    points = [
        ground.point(actor.across + way[0] * on + across[0] * side, actor.up + way[1] * on + across[1] * side)
        for on, side in shape
    ]
    use(painter, QPen(paint.tones.ink, max(0.8, ground.unit * 0.012)), QColor(paint.colours.accent))
    painter.drawPolygon(QPolygonF(points))


def _speed(painter: QPainter, paint: Paint, ground: Ground, actor: Actor, way: int) -> None:
    """Lines of motion behind a boxer who rushes, before one who goes back."""
    pen = QPen(faded(paint.colours.text, 0.55), max(1.2, ground.unit * 0.026))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for high, near, far in _BEHIND if way < 0 else _BEFORE:
        painter.drawLine(_spot(ground, actor, (way * near, high)), _spot(ground, actor, (way * far, high)))


def _warning(painter: QPainter, paint: Paint, middle: QPointF, scale: float) -> None:
    half = max(scale * 0.14, paint.px(7))
    corners = [QPointF(0, -half), QPointF(half, half * 0.8), QPointF(-half, half * 0.8)]
    pen = QPen(paint.tones.ink, max(1.0, scale * 0.02))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    use(painter, pen, QColor(paint.colours.accent))
    painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))
    pen = QPen(QColor(paint.colours.on_accent), max(1.4, half * 0.22))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(middle + QPointF(0, -half * 0.3), middle + QPointF(0, half * 0.22))
    painter.drawPoint(middle + QPointF(0, half * 0.56))


def _hit(painter: QPainter, paint: Paint, ground: Ground, still: Still, shown: Spark) -> None:
    """A burst at the head of the boxer hit, with the damage in it."""
    actor = still.actors[shown.corner.index]
    scale = ground.scale(actor.up)
    middle = _spot(ground, actor, (actor.pose.head[0] - 0.05, actor.pose.head[1] + 0.25))
    radius = max(scale * 0.27, paint.px(13)) * (0.55 + 0.45 * shown.share)
    use(painter, QPen(paint.tones.ink, max(1.0, scale * 0.018)), QColor(paint.colours.accent))
    painter.drawPath(_star(middle, radius * 1.28, radius * 0.86, 11))
    box = QRectF(middle.x() - radius, middle.y() - radius * 0.66, 2 * radius, radius * 1.32)
    pencil = Pencil(radius * 1.05 / paint.zoom, bold=True, display=True, align=CENTRE)
    paint.write(painter, box, shown.text, pencil, paint.colours.on_accent)


def _miss(painter: QPainter, paint: Paint, ground: Ground, still: Still, shown: Spark) -> None:
    actor = still.actors[shown.corner.index]
    hand = max(actor.pose.lead_hand, actor.pose.rear_hand)
    pen = QPen(faded(paint.colours.text, 0.75 * shown.share), max(1.4, ground.unit * 0.026))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    use(painter, pen, Qt.BrushStyle.NoBrush)
    for rise in (0.085, -0.085):
        path = QPainterPath(_spot(ground, actor, (hand[0] - 0.10, hand[1] + rise)))
        path.quadTo(
            _spot(ground, actor, (hand[0] + 0.06, hand[1] + rise * 1.1)),
            _spot(ground, actor, (hand[0] + 0.16 * shown.share, hand[1] + rise * 2.2)),
        )
        painter.drawPath(path)


def _count(painter: QPainter, paint: Paint, ground: Ground, still: Still, shown: Spark) -> None:
    actor = still.actors[shown.corner.index]
    scale = ground.scale(actor.up)
    pencil = Pencil(max(scale * 0.30 / paint.zoom, 14), bold=True, display=True, align=CENTRE)
    wide = paint.width(shown.text, pencil) + scale * 0.3
    high = max(scale * 0.42, paint.px(22))
    head = _spot(ground, actor, ((actor.pose.head[0] + actor.pose.hip[0]) / 2, actor.pose.head[1] + 0.22))
    box = QRectF(head.x() - wide / 2, head.y() - high, wide, high)
    painter.setPen(QPen(QColor(paint.colours.accent), max(1.5, scale * 0.03)))
    painter.setBrush(QColor("#14130f"))
    painter.drawRoundedRect(box, high / 2, high / 2)
    paint.write(painter, box, shown.text, pencil, "#ffffff")


def _change(painter: QPainter, paint: Paint, ground: Ground, still: Still, shown: Spark) -> None:
    """What his own work costs him."""
    actor = still.actors[shown.corner.index]
    scale = ground.scale(actor.up)
    head = _spot(ground, actor, (actor.pose.head[0], actor.pose.head[1] + 0.12 + 0.06 * shown.share))
    high = max(scale * 0.3, paint.px(18))
    box = QRectF(head.x() - high, head.y() - high, 2 * high, high)
    use(painter, QPen(QColor(paint.colours.line), 1), QColor(paint.colours.panel))
    painter.drawRoundedRect(box.adjusted(high * 0.3, 0, -high * 0.3, 0), high / 2, high / 2)
    pencil = Pencil(high * 0.66 / paint.zoom, bold=True, align=CENTRE)
    paint.write(painter, box.adjusted(high * 0.3, 0, -high * 0.3, 0), shown.text, pencil, paint.colours.bad)


def _alarm(painter: QPainter, paint: Paint, ground: Ground, still: Still, shown: Spark) -> None:
    """A ring that closes round a boxer who has nowhere to go."""
    actor = still.actors[shown.corner.index]
    box = ground.flat(actor.across, actor.up, 0.47 + 0.5 * (1 - shown.share))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(paint.colours.warn, shown.share), max(1.5, ground.unit * 0.03)))
    painter.drawArc(box, 180 * 16, 180 * 16)


def _star(middle: QPointF, outer: float, inner: float, points: int) -> QPainterPath:
    path = QPainterPath()
    for number in range(2 * points):
        radius = (outer if number % 4 else outer * 1.12) if number % 2 == 0 else inner
        angle = math.pi * number / points - math.pi / 2
        point = middle + QPointF(math.cos(angle) * radius, math.sin(angle) * radius)
        path.lineTo(point) if number else path.moveTo(point)
    path.closeSubpath()
    return path
