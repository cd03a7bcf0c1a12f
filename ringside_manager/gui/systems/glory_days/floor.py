"""The ring from the side: inside or outside, who leads, toe to toe, who is hurt, held or down."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.events import BoutEnded, Event
from ringside_manager.bout.view import Scene
from ringside_manager.engines.glory_days import events
from ringside_manager.gui.board import Words, word_in
from ringside_manager.gui.board.figures import (
    ATTACK,
    CLINCH,
    COVER,
    CROSS,
    DOWN,
    GUARD,
    LEFT_HOOK,
    RECOIL,
    SLIP,
    SPENT,
    STAND,
    Pose,
    paint_boxer,
)
from ringside_manager.gui.board.paint import (
    CENTRE,
    LEFT,
    RIGHT,
    Paint,
    Pencil,
    corner_letter,
    paint_token,
    rounded,
    use,
)
from ringside_manager.gui.systems.glory_days.names import DISTANCE_WORDS, stars_text
from ringside_manager.gui.systems.glory_days.seen import Seen
from ringside_manager.language import later, tr

_APART = {"inside": 0.62, "outside": 1.02, "": 1.5}
"""How far apart they stand, in parts of their height."""


@dataclass(frozen=True, slots=True)
class Floor:
    """Where the segment is fought and by whom; ``poses`` of red and blue, ``stars`` compared, who has which trouble."""

    distance: str
    leads: Corner | None
    both: bool
    why: str
    stars: tuple[int, int]
    momentum: Corner | None
    hurt: tuple[bool, bool]
    down: Corner | None
    poses: tuple[Pose, Pose]
    clinch: bool

    @classmethod
    def of(cls, scene: Scene, known: Seen, event: Event | None) -> Floor:
        """The ring of a table; between two rounds nobody leads."""
        segment = known.segment
        holder = next((corner for corner in CORNERS if "momentum" in scene.side(corner).marks), None)
        hurt = ("hurt" in scene.sides[0].marks, "hurt" in scene.sides[1].marks)
        red, blue = (_pose(corner, known, event, hurt=hurt[corner.index]) for corner in CORNERS)
        if segment is None or not known.fighting:
            pause = _pause(known, event)
            return cls("", None, False, pause, (0, 0), holder, hurt, known.down, (red, blue), False)
        held = isinstance(event, events.Clinched)
        return cls(
            segment.distance, segment.leads, segment.leads is None, segment.why, segment.stars, holder, hurt,
            known.down, (red, blue), held,
        )  # fmt: skip


def _pause(known: Seen, event: Event | None) -> str:
    if isinstance(event, BoutEnded):
        return "over"
    if known.fighting:
        return "bell"
    return "rest" if known.judged else "before"


_PAUSES: Words = {
    "before": later("Before the first bell"),
    "bell": later("The bell: the round begins"),
    "rest": later("Between two rounds"),
    "over": later("The bout is over"),
}


def _pose(corner: Corner, known: Seen, event: Event | None, *, hurt: bool) -> Pose:
    if known.down is corner:
        return DOWN
    segment = known.segment
    if not known.fighting or segment is None:
        return SPENT if hurt else STAND
    acts = getattr(event, "corner", None) is corner
    match event:
        case events.Clinched():
            return CLINCH
        case events.PunchesLanded() | events.RoughPunch() | events.CounterTried() if acts:
            return LEFT_HOOK if segment.distance == "inside" else CROSS
        case events.PunchesLanded() | events.RoughPunch() | events.CounterTried():
            return RECOIL if event.punches > 0 else SLIP
        case events.ActionMissed():
            return CROSS if acts else SLIP
        case (
            events.ChinTested()
            | events.Stunned()
            | events.WillTested()
            | events.CutTested()
            | events.Injured()
        ) if acts:
            return RECOIL
    if hurt:
        return COVER
    return ATTACK if segment.leads in (corner, None) else GUARD


def words_of(floor: Floor) -> str:
    """The distance, and who leads why, as a line below the ring."""
    if not floor.distance:
        return _PAUSES[floor.why]()
    where = word_in(DISTANCE_WORDS, floor.distance)
    if floor.clinch:
        return tr("{where}: clinch").format(where=where)
    if floor.both:
        return tr("{where}, toe to toe").format(where=where)
    shapes = {
        "stars": tr("{where}: {letter} leads"),
        "rally": tr("{where}: {letter} leads, the crowd behind him"),
        "hurt": tr("{where}: {letter} leads, the other is hurt"),
    }
    letter = corner_letter(floor.leads or RED)
    return shapes.get(floor.why, shapes["stars"]).format(where=where, letter=letter)


def paint_floor(painter: QPainter, paint: Paint, rect: QRectF, floor: Floor) -> None:
    """Ropes and mat, both boxers at their distance, arrows from whoever acts; below it in words."""
    words = min(paint.px(17), rect.height() * 0.2)
    ring = rect.adjusted(0, 0, 0, -words - paint.px(1))
    mat = _ring(painter, paint, ring)
    high = min(ring.height() * 0.66, ring.width() * 0.34)
    apart = _APART[floor.distance] * high
    middle, feet = ring.center().x(), mat.top() + mat.height() * 0.55
    spots = (QPointF(middle - apart / 2, feet), QPointF(middle + apart / 2, feet))
    painter.save()
    painter.setClipRect(ring)
    order = CORNERS if floor.down is not CORNERS[1] else CORNERS[::-1]
    for corner in order:
        facing = 1 if corner is RED else -1
        paint_boxer(painter, paint, corner, floor.poses[corner.index], spots[corner.index], high, facing)
    painter.restore()
    for corner in CORNERS:
        _label(painter, paint, ring, spots[corner.index], high, corner, floor)
    told = QRectF(rect.left(), ring.bottom() + paint.px(1), rect.width(), words)
    paint.write(painter, told, words_of(floor), Pencil(12, bold=True, align=CENTRE), paint.colours.text)


def _ring(painter: QPainter, paint: Paint, ring: QRectF) -> QRectF:
    """The canvas in front, posts and three ropes behind; the room of the mat."""
    rounded(painter, ring, paint.px(7), paint.tones.apron, QPen(paint.tones.edge, paint.px(1)))
    side = ring.width() * 0.06
    mat = QRectF(ring.left(), ring.bottom() - ring.height() * 0.26, ring.width(), ring.height() * 0.26)
    shape = QPolygonF([
        QPointF(mat.left() + side, mat.top()), QPointF(mat.right() - side, mat.top()),
        QPointF(mat.right() - paint.px(3), mat.bottom() - paint.px(3)),
        QPointF(mat.left() + paint.px(3), mat.bottom() - paint.px(3)),
    ])  # fmt: skip
    use(painter, QPen(paint.tones.edge, paint.px(1)), paint.tones.mat)
    painter.drawPolygon(shape)
    left, right, top = mat.left() + side, mat.right() - side, ring.top() + ring.height() * 0.3
    painter.setPen(QPen(paint.tones.rope, paint.px(1.8)))
    for share in (0.1, 0.42, 0.74):
        y = top + (mat.top() - top) * share
        painter.drawLine(QPointF(left, y), QPointF(right, y))
    for x, tone in ((left, paint.tones.corner(CORNERS[0])), (right, paint.tones.corner(CORNERS[1]))):
        use(painter, QPen(paint.tones.ink, paint.px(0.8)), tone)
        painter.drawRect(
            QRectF(x - paint.px(3), top - paint.px(3), paint.px(6), mat.top() - top + paint.px(4))
        )
    return mat


def _label(
    painter: QPainter, paint: Paint, ring: QRectF, spot: QPointF, high: float, corner: Corner, floor: Floor
) -> None:
    """At his side of the ring: his counter, his stars, and what is the matter with him."""
    red = corner is RED
    size = min(paint.px(18), ring.height() * 0.16)
    x = ring.left() + paint.px(8) if red else ring.right() - paint.px(8) - size
    token = QRectF(x, ring.top() + paint.px(5), size, size)
    paint_token(painter, paint, token, corner)
    acts = floor.both or floor.leads is corner
    wide = ring.width() * 0.36
    line = (
        QRectF(token.right() + paint.px(6), token.top(), wide, size)
        if red
        else QRectF(token.left() - paint.px(6) - wide, token.top(), wide, size)
    )
    parts = []
    if floor.distance and floor.why != "hurt":
        parts.append(stars_text(floor.stars[corner.index]))
    if acts:
        parts.append(tr("acts"))
    if floor.down is corner:
        parts.append(tr("DOWN"))
    elif floor.hurt[corner.index]:
        parts.append(tr("HURT"))
    tone = paint.colours.bad if floor.down is corner or floor.hurt[corner.index] else paint.colours.text
    paint.write(
        painter,
        line,
        tr(" \N{MIDDLE DOT} ").join(parts),
        Pencil(12, bold=True, align=LEFT if red else RIGHT),
        tone,
    )
    if acts:
        _arrow(painter, paint, spot, high, 1 if red else -1)


def _arrow(painter: QPainter, paint: Paint, spot: QPointF, high: float, way: int) -> None:
    y, size = spot.y() + high * 0.09, max(paint.px(5), high * 0.06)
    tail, tip = QPointF(spot.x() - way * high * 0.12, y), QPointF(spot.x() + way * high * 0.22, y)
    painter.setPen(QPen(QColor(paint.colours.text), paint.px(2)))
    painter.drawLine(tail, tip - QPointF(way * size, 0))
    painter.setBrush(QColor(paint.colours.text))
    painter.drawPolygon(
        QPolygonF([tip, tip - QPointF(way * size, size * 0.6), tip - QPointF(way * size, -size * 0.6)])
    )
