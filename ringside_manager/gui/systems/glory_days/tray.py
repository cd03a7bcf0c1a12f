"""The dice of the segment as they lie: whose, which, what was thrown, what it was held against."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.rolls import Rolled
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, corner_letter, paint_token
from ringside_manager.gui.board.small import sheet_of_paper
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.words import die_name
from ringside_manager.gui.systems.glory_days.reading import Headline

_BEGINS = frozenset({"control", "judge", "referee"})
"""A die of these that stands behind another one begins anew what lies on the table."""
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
    told = tr("{what} ({rule})").format(what=text, rule=rule) if text else tr("No dice thrown yet")
    tone = paint.colours.text if text else paint.colours.muted
    room = QRectF(left, line.top(), line.right() - left, line.height())
    pencil = Pencil(12.5, bold=bool(text))
    shorter = (told, text, text.split(";")[0], text.split(",")[0]) if text else (told,)
    told = next((one for one in shorter if paint.fits(room, one, pencil)), shorter[-1])
    paint.write(painter, room, told, pencil, tone)


def _paint_die(painter: QPainter, paint: Paint, cell: QRectF, die: Die) -> None:
    """The die in the colour of its corner; above it what it is for, below what it was held against."""
    three, bare = cell.height() >= paint.px(46), cell.height() < paint.px(32)
    label = 0.0 if bare else min(paint.px(13), cell.height() * 0.28)
    top = QRectF(cell.left() + paint.px(1), cell.top(), cell.width() - paint.px(2), label)
    if not bare:
        word = tr("Type") if die.purpose == "judge_type" else die_name(die.purpose)
        paint.write(painter, top, word, Pencil(9.5, align=CENTRE), paint.colours.muted)
    foot = label if three else 0.0
    size = min(cell.height() - label - foot - paint.px(2), cell.width() - paint.px(5), paint.px(34))
    middle = QPointF(cell.center().x(), top.bottom() + paint.px(1) + size / 2)
    ground = QColor(paint.colours.raised) if die.corner is None else paint.tones.corner(die.corner)
    tone = QColor(paint.colours.text) if die.corner is None else paint.tones.on_corner(die.corner)
    painter.setPen(QPen(QColor(paint.colours.text), paint.px(1.2)))
    painter.setBrush(ground)
    box = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
    painter.drawPath(_shape(die.sides, box))
    paint.write(painter, box, die.shown, Pencil(size * 0.46 / paint.zoom, bold=True, align=CENTRE), tone)
    if three:
        below = QRectF(cell.left(), box.bottom() + paint.px(1), cell.width(), label)
        paint.write(painter, below, _against(die), Pencil(9.5, bold=True, align=CENTRE), paint.colours.text)


def _against(die: Die) -> str:
    """``≤4 ✓`` for a die held against a number, else the letter of its corner."""
    if die.holds is None:
        return corner_letter(die.corner) if die.corner is not None else ""
    return tr("≤{bound} {sign}").format(bound=die.bound, sign="✓" if die.holds else "✗")


def _shape(sides: int, box: QRectF) -> QPainterPath:
    """A d6 is square, a d20 six-cornered, a d00 a kite."""
    path = QPainterPath()
    if sides == 6:
        edge = box.width() * 0.08
        path.addRoundedRect(box.adjusted(edge, edge, -edge, -edge), box.width() * 0.16, box.width() * 0.16)
        return path
    corners = (
        ((0.5, 0.0), (0.94, 0.25), (0.94, 0.75), (0.5, 1.0), (0.06, 0.75), (0.06, 0.25))
        if sides == 20
        else ((0.5, 0.0), (1.0, 0.42), (0.5, 1.0), (0.0, 0.42))
    )
    for at, (x, y) in enumerate(corners):
        point = QPointF(box.left() + x * box.width(), box.top() + y * box.height())
        path.lineTo(point) if at else path.moveTo(point)
    path.closeSubpath()
    return path
