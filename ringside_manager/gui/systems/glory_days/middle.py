"""The middle of the table: the segment track of the round, the ring from the side, and the track of the score pawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.events import BoutEnded, Event
from ringside_manager.bout.view import Scene
from ringside_manager.commentary.results import SECONDS, clock_time
from ringside_manager.engines.glory_days import events
from ringside_manager.engines.glory_days.tables import SECONDS_A_SEGMENT, SEGMENTS, TOO_MANY
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
    faded,
    mix,
    paint_token,
    rounded,
    use,
)
from ringside_manager.gui.board.parts import SMALL, sheet_of_paper
from ringside_manager.gui.systems.glory_days.names import (
    DISTANCE_LETTERS,
    DISTANCE_WORDS,
    NOTE_ORDER,
    NOTE_WORDS,
    stars_text,
)
from ringside_manager.gui.systems.glory_days.seen import Seen, Segment
from ringside_manager.language import later, tr

FAR = 13
"""How far the pawn can go: beyond this difference the judges' chart hardly changes (G86)."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A segment on the track; ``lost`` if the clock has skipped it, ``here`` if it is the one being fought."""

    number: int
    here: bool = False
    lost: bool = False
    leads: Corner | None = None
    distance: str = ""
    landed: tuple[int, int] | None = None
    note: str = ""


def cells_of(scene: Scene, known: Seen, *, scores: bool) -> tuple[Cell, ...]:
    """The nine segments; punches are left out while ``scores`` are kept."""
    fought = {segment.number: segment for segment in known.segments}
    gone = scene.time // SECONDS_A_SEGMENT
    last = known.segments[-1].number if known.segments else 0
    return tuple(
        _fought(fought[number], known, scores=scores)
        if number in fought
        else Cell(number, lost=number <= gone and number != last)
        for number in range(1, SEGMENTS + 1)
    )


def _fought(segment: Segment, known: Seen, *, scores: bool) -> Cell:
    here = known.fighting and segment is known.segment and segment.landed is None
    landed = segment.landed if scores else None
    note = min(segment.notes, key=NOTE_ORDER.index, default="")
    return Cell(segment.number, here, False, segment.leads, segment.distance, landed, note)


def paint_track(painter: QPainter, paint: Paint, rect: QRectF, second: int, cells: Sequence[Cell]) -> None:
    """The clock, and a field for every segment: who led it, where, what landed, what else happened."""
    inner = sheet_of_paper(painter, paint, rect)
    wide = min(paint.px(52), inner.width() * 0.15)
    clock = QRectF(inner.left(), inner.top(), wide, inner.height())
    paint.write(
        painter, clock, clock_time(second, SECONDS), Pencil(20, bold=True, display=True), paint.colours.text
    )
    room = inner.adjusted(wide + paint.px(4), 0, 0, 0)
    each, gap = room.width() / len(cells), paint.px(2)
    for at, cell in enumerate(cells):
        box = QRectF(room.left() + at * each, room.top(), each - gap, room.height())
        _cell(painter, paint, box, cell)


def _cell(painter: QPainter, paint: Paint, box: QRectF, cell: Cell) -> None:
    fought = bool(cell.distance)
    line = paint.colours.accent_strong if cell.here else paint.colours.line
    ground = mix(paint.colours.panel, paint.colours.accent, 0.3 if cell.here else 0.0)
    if fought and cell.leads is not None and not cell.here:
        ground = mix(paint.colours.panel, paint.tones.corner(cell.leads), 0.12)
    rounded(painter, box, paint.px(4), ground, QPen(QColor(line), paint.px(2.2 if cell.here else 1)))
    if cell.lost:
        painter.fillRect(box, QBrush(faded(paint.colours.muted, 0.6), Qt.BrushStyle.BDiagPattern))
    rows = 3 if box.height() >= paint.px(52) else 2 if box.height() >= paint.px(30) else 1
    high = box.height() / rows
    spots = [
        box.adjusted(paint.px(1), row * high, -paint.px(1), (row + 1 - rows) * high) for row in range(rows)
    ]
    if not fought:
        paint.write(
            painter, box, str(cell.number), Pencil(12, bold=cell.here, align=CENTRE), paint.colours.muted
        )
        return
    _who(painter, paint, spots[0], cell)
    if rows > 1:
        _brought(painter, paint, spots[1:], cell)


def _who(painter: QPainter, paint: Paint, room: QRectF, cell: Cell) -> None:
    """The counter of whoever led, both toe to toe; beside it the distance where there is room."""
    word, pencil = word_in(DISTANCE_LETTERS, cell.distance), Pencil(10)
    tokens = (cell.leads,) if cell.leads is not None else CORNERS
    size = min(room.height() * 0.8, paint.px(13), room.width() / (0.82 * len(tokens) + 0.3))
    held, wide = size * 0.82 * len(tokens), paint.width(word, pencil)
    beside = held + wide + paint.px(3) <= room.width()
    left = room.center().x() - (held + (wide + paint.px(2) if beside else 0)) / 2
    for at, corner in enumerate(tokens):
        box = QRectF(left + at * size * 0.82, room.center().y() - size / 2, size, size)
        paint_token(painter, paint, box, corner, None if size >= paint.px(11) and len(tokens) == 1 else "")
    if beside:
        spot = QRectF(left + held + paint.px(3), room.top(), wide + paint.px(1), room.height())
        paint.write(painter, spot, word, pencil, paint.colours.text)


def _brought(painter: QPainter, paint: Paint, spots: Sequence[QRectF], cell: Cell) -> None:
    lines = []
    if cell.landed is not None:
        score = tr("{red}\N{EN DASH}{blue}").format(red=cell.landed[0], blue=cell.landed[1])
        lines.append((score, paint.colours.text, True))
    if cell.note:
        tone = paint.colours.bad if cell.note == "down" else paint.colours.text
        lines.append((word_in(NOTE_WORDS, cell.note), tone, False))
    for spot, (text, tone, bold) in zip(spots, lines, strict=False):
        pencil = Pencil(11 if bold else 9.5, bold=bold, align=CENTRE)
        if paint.fits(spot, text, pencil):
            paint.write(painter, spot, text, pencil, tone)


def pawn_of(scene: Scene, *, scores: bool) -> tuple[int, int] | None:
    """Punches of red and blue in the round, between which the score pawn stands; ``None`` while they are kept."""
    if not scores or any("landed" not in side.numbers for side in scene.sides):
        return None
    red, blue = (side.numbers["landed"] for side in scene.sides)
    return red, blue


def paint_pawn(painter: QPainter, paint: Paint, rect: QRectF, pawn: tuple[int, int] | None) -> None:
    """The pawn between red's and blue's end: as many fields from the middle as one has landed more."""
    inner = sheet_of_paper(painter, paint, rect)
    if pawn is None:
        sentence = tr("Punches of the round stay closed until the end")
        paint.write(painter, inner, sentence, Pencil(11, align=CENTRE), paint.colours.muted)
        return
    tall = inner.height() >= paint.px(44)
    if tall:
        head = QRectF(inner.left(), inner.top(), inner.width(), paint.px(14))
        sentence = tr("Score pawn: punches of the round; more than {limit} stop the other").format(
            limit=TOO_MANY
        )
        paint.write(painter, head, sentence, SMALL, paint.colours.muted)
        inner = inner.adjusted(0, head.height(), 0, 0)
    wide = min(paint.px(54), inner.width() * 0.2)
    for corner, count in zip(CORNERS, pawn, strict=True):
        _count(painter, paint, inner, wide, corner, count)
    _fields(painter, paint, inner.adjusted(wide, 0, -wide, 0), pawn)


def _count(painter: QPainter, paint: Paint, room: QRectF, wide: float, corner: Corner, count: int) -> None:
    """His counter and his punches; a frame warns where few are left to a stoppage."""
    size = min(room.height() * 0.7, paint.px(16))
    red = corner is CORNERS[0]
    x = room.left() if red else room.right() - size
    paint_token(painter, paint, QRectF(x, room.center().y() - size / 2, size, size), corner)
    spot = QRectF(room.left() if red else room.right() - wide, room.top(), wide, room.height())
    spot = spot.adjusted(size + paint.px(5), 0, 0, 0) if red else spot.adjusted(0, 0, -size - paint.px(5), 0)
    close = count * 10 >= TOO_MANY * 7
    sentence = tr("{count}!").format(count=count) if close else str(count)
    tone = paint.colours.bad if close else paint.colours.text
    pencil = Pencil(16, bold=True, display=True, align=Pencil().align if red else RIGHT)
    paint.write(painter, spot, sentence, pencil, tone)


def _fields(painter: QPainter, paint: Paint, room: QRectF, pawn: tuple[int, int]) -> None:
    room = room.adjusted(paint.px(6), 0, -paint.px(6), 0)
    count, high = 2 * FAR + 1, min(room.height() * 0.5, paint.px(16))
    each = room.width() / count
    bar = QRectF(room.left(), room.bottom() - high - paint.px(1), room.width(), high)
    difference = pawn[0] - pawn[1]
    place = FAR - max(-FAR, min(FAR, difference))
    for at in range(count):
        field = QRectF(bar.left() + at * each, bar.top(), each, high).adjusted(0.5, 0, -0.5, 0)
        side = CORNERS[0] if at < FAR else CORNERS[1]
        between = min(place, FAR) <= at <= max(place, FAR) and at != FAR
        tone = mix(paint.colours.panel, paint.tones.corner(side), 0.55 if between else 0.12)
        ground = mix(paint.colours.panel, paint.colours.text, 0.22) if at == FAR else tone
        rounded(painter, field, paint.px(2), ground, QPen(QColor(paint.colours.line), paint.px(0.8)))
    tip = QPointF(bar.left() + (place + 0.5) * each, bar.bottom() - high * 0.12)
    _piece(painter, paint, tip, min(room.height() * 0.92, paint.px(30)))
    more = tr("even") if not difference else tr("+{count}").format(count=abs(difference))
    pencil, spare = Pencil(11, bold=True, align=CENTRE), room.height() - high
    if spare >= paint.px(9):
        wide = paint.width(more, pencil) + paint.px(4)
        left = tip.x() + paint.px(12) if place <= FAR else tip.x() - paint.px(12) - wide
        paint.write(painter, QRectF(left, room.top(), wide, spare), more, pencil, paint.colours.text)


def _piece(painter: QPainter, paint: Paint, foot: QPointF, high: float) -> None:
    wide, path = high * 0.52, QPainterPath()
    path.moveTo(foot.x() - wide / 2, foot.y())
    path.quadTo(
        foot.x() - wide * 0.12, foot.y() - high * 0.25, foot.x() - wide * 0.16, foot.y() - high * 0.55
    )
    path.lineTo(foot.x() + wide * 0.16, foot.y() - high * 0.55)
    path.quadTo(foot.x() + wide * 0.12, foot.y() - high * 0.25, foot.x() + wide / 2, foot.y())
    path.closeSubpath()
    use(painter, QPen(QColor(paint.colours.panel), paint.px(1.2)), QColor(paint.colours.text))
    painter.drawPath(path)
    painter.drawEllipse(QPointF(foot.x(), foot.y() - high * 0.74), high * 0.22, high * 0.22)


_APART = {"inside": 0.62, "outside": 1.02, "": 1.5}
"""How far apart they stand, in parts of their height."""


@dataclass(frozen=True, slots=True)
class Floor:
    """Where the segment is fought and by whom; ``poses`` of red and blue, ``stars`` compared, who has which trouble."""

    distance: str
    leads: Corner | None
    why: str
    stars: tuple[int, int]
    hurt: tuple[bool, bool]
    down: Corner | None
    poses: tuple[Pose, Pose]
    clinch: bool

    @classmethod
    def of(cls, scene: Scene, known: Seen, event: Event | None) -> Floor:
        """The ring of a table; between two rounds nobody leads."""
        segment = known.segment
        hurt = ("hurt" in scene.sides[0].marks, "hurt" in scene.sides[1].marks)
        red, blue = (_pose(corner, known, event, hurt=hurt[corner.index]) for corner in CORNERS)
        if segment is None or not known.fighting:
            return cls("", None, _pause(known, event), (0, 0), hurt, known.down, (red, blue), False)
        held = isinstance(event, events.Clinched)
        why, stars = segment.why, segment.stars
        return cls(segment.distance, segment.leads, why, stars, hurt, known.down, (red, blue), held)

    def acts(self, corner: Corner) -> bool:
        """Whether a corner leads, alone or toe to toe."""
        return bool(self.distance) and self.leads in (corner, None)


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
    if floor.leads is None:
        return tr("{where}, toe to toe").format(where=where)
    shapes = {
        "stars": tr("{where}: {letter} leads"),
        "rally": tr("{where}: {letter} leads, the crowd behind him"),
        "hurt": tr("{where}: {letter} leads, the other is hurt"),
    }
    letter = corner_letter(floor.leads)
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
    acts = floor.acts(corner)
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
    pencil = Pencil(12, bold=True, align=LEFT if red else RIGHT)
    paint.write(painter, line, tr(" \N{MIDDLE DOT} ").join(parts), pencil, tone)
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
