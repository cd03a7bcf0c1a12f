"""The segment track of the round, and the track of the score pawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.view import Rolled, Scene
from ringside_manager.commentary.results import SECONDS, clock_time
from ringside_manager.engines.glory_days.tables import SECONDS_A_SEGMENT, SEGMENTS, TOO_MANY
from ringside_manager.gui.board import word_in
from ringside_manager.gui.board.paint import (
    CENTRE,
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
from ringside_manager.gui.board.parts import SMALL, die_path, sheet_of_paper
from ringside_manager.gui.systems.glory_days.names import DISTANCE_LETTERS, NAMES, NOTE_ORDER, NOTE_WORDS
from ringside_manager.gui.systems.glory_days.seen import Headline, Seen, Segment
from ringside_manager.language import tr

FAR = 13
"""How far the pawn can go: beyond this difference the judges' chart hardly changes (G86)."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A segment on the track; ``lost`` if the clock has skipped it, ``here`` if it is the one being fought."""

    number: int
    here: bool = False
    lost: bool = False
    leads: Corner | None = None
    both: bool = False
    distance: str = ""
    landed: tuple[int, int] | None = None
    note: str = ""


def cells_of(scene: Scene, known: Seen, *, scores: bool) -> tuple[Cell, ...]:
    """The nine segments; punches are left out while ``scores`` are kept."""
    fought = {segment.number: segment for segment in known.segments}
    gone = scene.time // SECONDS_A_SEGMENT
    last = known.segments[-1].number if known.segments else 0
    made = []
    for number in range(1, SEGMENTS + 1):
        segment = fought.get(number)
        if segment is None:
            made.append(Cell(number, lost=number <= gone and number != last))
        else:
            made.append(_fought(segment, known, scores=scores))
    return tuple(made)


def _fought(segment: Segment, known: Seen, *, scores: bool) -> Cell:
    here = known.fighting and segment is known.segment and segment.landed is None
    notes = sorted(segment.notes, key=NOTE_ORDER.index)
    landed = segment.landed if scores else None
    return Cell(
        segment.number,
        here,
        False,
        segment.leads,
        segment.leads is None,
        segment.distance,
        landed,
        notes[0] if notes else "",
    )


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
    tokens = CORNERS if cell.both else (cell.leads or CORNERS[0],)
    size = min(room.height() * 0.8, paint.px(13), room.width() / (0.82 * len(tokens) + 0.3))
    held, wide = size * 0.82 * len(tokens), paint.width(word, pencil)
    beside = held + wide + paint.px(3) <= room.width()
    left = room.center().x() - (held + (wide + paint.px(2) if beside else 0)) / 2
    for at, corner in enumerate(tokens):
        box = QRectF(left + at * size * 0.82, room.center().y() - size / 2, size, size)
        paint_token(painter, paint, box, corner, None if size >= paint.px(11) and not cell.both else "")
    if beside:
        spot = QRectF(left + held + paint.px(3), room.top(), wide + paint.px(1), room.height())
        paint.write(painter, spot, word, pencil, paint.colours.text)


def _brought(painter: QPainter, paint: Paint, spots: Sequence[QRectF], cell: Cell) -> None:
    lines = []
    if cell.landed is not None:
        score = tr("{red}\N{EN DASH}{blue}").format(red=cell.landed[0], blue=cell.landed[1])
        lines.append((score, paint.colours.text, True))
    if cell.note:
        lines.append(
            (
                word_in(NOTE_WORDS, cell.note),
                paint.colours.bad if cell.note == "down" else paint.colours.text,
                False,
            )
        )
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
    paint.write(
        painter,
        spot,
        sentence,
        Pencil(16, bold=True, display=True, align=Pencil().align if red else RIGHT),
        tone,
    )


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


# The dice of the segment as they lie: whose, which, what was thrown, what it was held against


_BEGINS = frozenset({"control", "judge", "referee"})
"""A die of these that stands behind another one begins again what lies on the table."""
_LEAST, _WIDE = 30.0, 46.0


@dataclass(frozen=True, slots=True)
class Die:
    """A die on the table; ``holds`` whether it came in under its bound, ``None`` where it is held against nothing."""

    purpose: str
    sides: int
    shown: str
    corner: Corner | None
    bound: int = 0
    holds: bool | None = None


def dice_of(rolls: Sequence[Rolled], *, fresh: bool, scores: bool) -> tuple[Die, ...]:
    """The dice since the segment, the judging or the bout began; none if a round has only just begun (``fresh``).

    The judges' dice stay away while ``scores`` are kept.
    """
    if fresh or not rolls:
        return ()
    start = len(rolls) - 1
    while start > 0 and not _begins(rolls, start):
        start -= 1
    made = tuple(_die(rolled) for rolled in rolls[start:])
    return made if scores else tuple(die for die in made if die.purpose != "judge")


def _begins(rolls: Sequence[Rolled], at: int) -> bool:
    purpose = rolls[at].die.purpose
    return purpose in _BEGINS and rolls[at - 1].die.purpose != purpose


def _die(rolled: Rolled) -> Die:
    die, hundred = rolled.die, rolled.die.sides == 100
    shown = f"{rolled.result % 100:02}" if hundred else str(rolled.result)
    holds = die.comparison.holds(rolled.result, die.bound) if die.comparison is not None else None
    return Die(die.purpose, die.sides, shown, die.corner, die.bound, holds)


def rolled_face(dice: Sequence[Die], corner: Corner) -> int:
    """The face of a boxer's d6 in the segment; 0 if he has rolled none."""
    return next((int(die.shown) for die in dice if die.purpose == "control" and die.corner is corner), 0)


def paint_tray(painter: QPainter, paint: Paint, rect: QRectF, head: Headline, dice: Sequence[Die]) -> None:
    """Above, what has just happened; below, the dice in the order they were thrown, the latest ones if room is short."""
    inner = sheet_of_paper(painter, paint, rect)
    high = min(paint.px(18), inner.height())
    line = QRectF(inner.left(), inner.top(), inner.width(), high)
    _head(painter, paint, line, head if head[1] else _untold(dice))
    room = inner.adjusted(0, high + paint.px(2), 0, 0)
    if room.height() < paint.px(16) or not dice:
        return
    rows = 2 if room.height() >= paint.px(112) and len(dice) * paint.px(_LEAST) > room.width() else 1
    across = max(1, int(room.width() / paint.px(_LEAST)))
    kept = dice[-across * rows :]
    across = -(-len(kept) // rows)
    wide = min(paint.px(_WIDE), room.width() / max(1, across))
    tall = room.height() / rows
    for at, die in enumerate(kept):
        cell = QRectF(room.left() + at % across * wide, room.top() + at // across * tall, wide, tall)
        _paint_die(painter, paint, cell, die)


def _untold(dice: Sequence[Die]) -> Headline:
    """What dice are thrown for that nothing else tells of."""
    purposes = {die.purpose for die in dice}
    if "judge" in purposes:
        return None, tr("the judges score the round"), "G87"
    if "referee" in purposes:
        return None, tr("the officials are named"), "G97"
    return None, "", ""


def _head(painter: QPainter, paint: Paint, line: QRectF, head: Headline) -> None:
    corner, text, rule = head
    left = line.left()
    if corner is not None:
        size = line.height() * 0.84
        paint_token(painter, paint, QRectF(left, line.center().y() - size / 2, size, size), corner)
        left += size + paint.px(6)
    sentence = tr("{what} ({rule})").format(what=text, rule=rule) if text else tr("No dice thrown yet")
    tone = paint.colours.text if text else paint.colours.muted
    room = QRectF(left, line.top(), line.right() - left, line.height())
    pencil = Pencil(12.5, bold=bool(text))
    shorter = (sentence, text, text.split(";")[0], text.split(",")[0]) if text else (sentence,)
    sentence = next((one for one in shorter if paint.fits(room, one, pencil)), shorter[-1])
    paint.write(painter, room, sentence, pencil, tone)


def _paint_die(painter: QPainter, paint: Paint, cell: QRectF, die: Die) -> None:
    """The die in the colour of its corner; above it what it is for, below what it was held against."""
    three, bare = cell.height() >= paint.px(46), cell.height() < paint.px(32)
    label = 0.0 if bare else min(paint.px(13), cell.height() * 0.28)
    top = QRectF(cell.left() + paint.px(1), cell.top(), cell.width() - paint.px(2), label)
    if not bare:
        word = tr("Type") if die.purpose == "judge_type" else NAMES.die_name(die.purpose)
        paint.write(painter, top, word, Pencil(9.5, align=CENTRE), paint.colours.muted)
    foot = label if three else 0.0
    size = min(cell.height() - label - foot - paint.px(2), cell.width() - paint.px(5), paint.px(34))
    middle = QPointF(cell.center().x(), top.bottom() + paint.px(1) + size / 2)
    ground = QColor(paint.colours.raised) if die.corner is None else paint.tones.corner(die.corner)
    tone = QColor(paint.colours.text) if die.corner is None else paint.tones.on_corner(die.corner)
    use(painter, QPen(QColor(paint.colours.text), paint.px(1.2)), ground)
    box = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
    painter.drawPath(die_path(die.sides, box))
    paint.write(painter, box, die.shown, Pencil(size * 0.46 / paint.zoom, bold=True, align=CENTRE), tone)
    if three:
        below = QRectF(cell.left(), box.bottom() + paint.px(1), cell.width(), label)
        paint.write(painter, below, _against(die), Pencil(9.5, bold=True, align=CENTRE), paint.colours.text)


def _against(die: Die) -> str:
    """``≤4 ✓`` for a die held against a number, else the letter of its corner."""
    if die.holds is None:
        return corner_letter(die.corner) if die.corner is not None else ""
    return tr("≤{bound} {sign}").format(bound=die.bound, sign="✓" if die.holds else "✗")
