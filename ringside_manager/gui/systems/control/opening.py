"""The opening of a round: who controls it, at what pace, and what that is worth in punches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.view import Side
from ringside_manager.engines.control.events import ControlRolled, PaceSet, PunchesAdjusted
from ringside_manager.engines.control.tables import (
    BEATINGS,
    COLUMNS,
    RATINGS,
    SENT_OUT_AT,
    WARNING_COSTS_FROM,
)
from ringside_manager.gui.board import word_in
from ringside_manager.gui.board.paint import CENTRE, LEFT, Paint, Pencil, faded, paint_token, rounded
from ringside_manager.gui.board.parts import SMALL, Pill, Tile, paint_boxed, sheet_of_paper
from ringside_manager.gui.systems.control.charts import ADJUSTMENTS, FACES, PACES, paint_die, threat_of
from ringside_manager.gui.systems.control.names import (
    NAMES,
    PACE_WORDS,
    TILE_WORDS,
    controls_text,
    plain,
    signed,
)
from ringside_manager.language import tr

# A fighter's sheet: what is in force, his threat by rounds, ratings as they stand, warnings, beatings and falls


TILES = ("control", "threat", "column", "chin", "power", "cut", "foul", "wear")
"""In the order of the sheet."""
_WARNS = ("worn_out", "past", "shaken", "hand")
_PLANS = ("attack", "box")
_MOST_THREAT = RATINGS["TR"][1][-1]
"""K4."""
_NUMBERED = 10.5
"""From this width on every bar has its number, in pixels at normal size."""


def pills_of(paint: Paint, corner: Corner, side: Side) -> tuple[Pill, ...]:
    """His rounds, what troubles him, and the plan in force; what matters most first."""
    mine, warn = paint.tones.corner(corner), QColor(paint.colours.warn)
    made = [Pill(NAMES.mark("groove"), mine, strong=True)] if "groove" in side.marks else []
    worn = [
        mark for mark in _WARNS if mark in side.marks and not (mark == "past" and "worn_out" in side.marks)
    ]
    made += [Pill(NAMES.mark(mark), warn, strong=True) for mark in worn]
    gold = QColor(paint.colours.gold)
    made += [Pill(NAMES.mark(mark), gold, strong=True) for mark in _PLANS if mark in side.marks]
    if not {"groove", "past"} & side.marks:
        sentence = tr("Groove from round {groove}").format(groove=side.numbers["groove_round"])
        made.insert(0, Pill(sentence, QColor(paint.colours.muted)))
    return tuple(made)


@dataclass(frozen=True, slots=True)
class Curve:
    """His threat in every scheduled round, where his groove begins and his stamina ends, and the round at hand."""

    threats: tuple[int, ...]
    groove: int
    stamina: int
    now: int

    @classmethod
    def of(cls, card: Mapping[str, Any], side: Side, rounds: int, now: int) -> Curve:
        """From his card and the sheet (K5)."""
        groove, stamina = side.numbers["groove_round"], side.numbers["stamina_round"]
        threats = tuple(threat_of(number, card["TR"], groove, stamina) for number in range(1, rounds + 1))
        return cls(threats, groove, stamina, now)


def paint_curve(painter: QPainter, paint: Paint, rect: QRectF, corner: Corner, curve: Curve) -> None:
    """A bar for each round; filled in his best rounds, hatched before and after, the round at hand framed."""
    inner = sheet_of_paper(painter, paint, rect)
    if inner.height() >= paint.px(40):
        shape = tr("Threat: groove round {groove}, stamina to {stamina}")
        head = QRectF(inner.left(), inner.top(), inner.width(), paint.px(14))
        sentence = shape.format(groove=curve.groove, stamina=curve.stamina)
        if paint.width(sentence, SMALL) > head.width():
            short = tr("Groove {groove}, stamina {stamina}")
            sentence = short.format(groove=curve.groove, stamina=curve.stamina)
        paint.write(painter, head, sentence, SMALL, paint.colours.muted)
        inner = inner.adjusted(0, paint.px(15), 0, 0)
    foot = paint.px(12)
    wide, high = inner.width() / len(curve.threats), inner.height() - foot
    for at, threat in enumerate(curve.threats):
        number = at + 1
        column = QRectF(inner.left() + at * wide, inner.top(), wide, high)
        numbered = wide >= paint.px(_NUMBERED) or number == curve.now
        best = curve.groove <= number <= curve.stamina
        _bar(painter, paint, column, corner, threat, best=best, told=numbered)
        if number == curve.now:
            frame = QPen(QColor(paint.colours.accent_strong), paint.px(2))
            whole = QRectF(column.left(), inner.top(), wide, inner.height())
            rounded(painter, whole, paint.px(3), faded(paint.colours.accent, 0.16), frame)
        spot = QRectF(column.left(), column.bottom(), wide, foot)
        tone = paint.colours.text if number == curve.now else paint.colours.muted
        if paint.fits(spot, str(len(curve.threats)), Pencil(9)):
            paint.write(painter, spot, str(number), Pencil(9, bold=number == curve.now, align=CENTRE), tone)


def _bar(
    painter: QPainter, paint: Paint, column: QRectF, corner: Corner, threat: int, *, best: bool, told: bool
) -> None:
    """The bar of a round; if it is to be ``told`` with the number in it or above it."""
    tone, edge = paint.tones.corner(corner), paint.px(1.5)
    high = column.height() * threat / _MOST_THREAT
    bar = QRectF(column.left() + edge, column.bottom() - high, column.width() - 2 * edge, high)
    if threat:
        rounded(painter, bar, paint.px(2), faded(tone, 0.85 if best else 0.18), QPen(tone, paint.px(1)))
        if not best:
            painter.fillRect(bar, QBrush(faded(tone, 0.6), Qt.BrushStyle.BDiagPattern))
    inside = bar.height() >= paint.px(14)
    top = bar.top() if inside else bar.top() - paint.px(12)
    spot = QRectF(column.left(), max(column.top(), top), column.width(), paint.px(13))
    if not told or not paint.fits(spot, str(threat), Pencil(10)) or column.height() < paint.px(14):
        return
    if inside and not best:
        back = spot.adjusted(edge * 2, paint.px(1.5), -edge * 2, -paint.px(1))
        rounded(painter, back, paint.px(2), paint.colours.panel)
    colour = paint.tones.on_corner(corner) if inside and best else QColor(paint.colours.text)
    paint.write(painter, spot, str(threat), Pencil(10, bold=True, align=CENTRE), colour)


def tiles_of(card: Mapping[str, Any], side: Side) -> tuple[Tile, ...]:
    """His ratings as they stand beside those printed."""
    now = side.numbers
    printed = {"control": card["CON"], "threat": card["TR"], "wear": 0}
    made = []
    for name in TILES:
        if name == "column":
            letter, was = COLUMNS[now["column"] - 1], str(card["EPL_column"])
            made.append(Tile(word_in(TILE_WORDS, name), letter, was, None if letter == was else letter < was))
            continue
        value = now.get(name, card.get(name, 0))
        was_ = printed.get(name, value)
        better = None if value == was_ else (value > was_) != (name == "wear")
        made.append(Tile(word_in(TILE_WORDS, name), plain(value), plain(was_), better))
    return tuple(made)


@dataclass(frozen=True, slots=True)
class Record:
    """What the referee has against or sees in him; ``beatings`` is ``None`` while scores are kept."""

    warnings: int
    taken: int
    beatings: int | None
    falls: int
    falls_now: int

    @classmethod
    def of(cls, side: Side) -> Record:
        now = side.numbers
        return cls(
            now.get("warnings", 0),
            now.get("taken", 0),
            now.get("beatings"),
            now.get("times_down", 0),
            now.get("downs", 0),
        )


def paint_record(painter: QPainter, paint: Paint, rect: QRectF, record: Record) -> None:
    """Boxes for warnings and beatings, and how often he was down."""
    inner = sheet_of_paper(painter, paint, rect)
    falls = tr("Down: {times}").format(times=record.falls)
    if record.falls_now:
        falls = tr("Down: {times}, in this round {now}").format(times=record.falls, now=record.falls_now)
    lines = max(1, min(3, int((inner.height() + paint.px(2)) / paint.px(15))))
    high = inner.height() / lines
    spots = [QRectF(inner.left(), inner.top() + at * high, inner.width(), high) for at in range(lines)]
    boxes = record.warnings, SENT_OUT_AT, max(WARNING_COSTS_FROM, record.warnings + 1)
    paint_boxed(painter, paint, spots[0], _warnings(record), boxes, 0.6)
    if lines > 1 and record.beatings is not None:
        paint_boxed(painter, paint, spots[1], tr("Beatings"), (record.beatings, BEATINGS, 0), 0.6)
    elif lines > 1:
        paint.write(painter, spots[1], tr("Beatings: closed until the end"), SMALL, paint.colours.muted)
    if lines > 2:
        paint.write(
            painter, spots[2], falls, SMALL, paint.colours.text if record.falls else paint.colours.muted
        )


def _warnings(record: Record) -> str:
    if record.taken:
        return tr("Warnings, %n point off", "Warnings, %n points off", record.taken)
    return tr("Warnings")


_SUM = Pencil(15, bold=True, display=True)
_HAND = 112.0
"""The width counter, die, what is added and the sum would like, in pixels at normal size."""


def paint_control(
    painter: QPainter, paint: Paint, rect: QRectF, rolled: ControlRolled | None, added: tuple[int, int]
) -> None:
    """Red's die and sum from the left, blue's from the right, in the middle who controls the round; ``added`` is control."""
    inner = sheet_of_paper(painter, paint, rect)
    word = controls_text(rolled.winner) if rolled else tr("Who controls?")
    tall = inner.height() >= paint.px(44)
    line = inner.adjusted(0, 0, 0, -paint.px(16)) if tall else inner
    foot = QRectF(inner.left(), line.bottom(), inner.width(), inner.bottom() - line.bottom())
    between = paint.width(word, Pencil(11, bold=True)) / 2 + paint.px(4)
    told = not tall and inner.width() / 2 - between >= paint.px(_HAND)
    room = inner.width() / 2 - (between if told else paint.px(2))
    for corner in CORNERS:
        left = line.left() if corner is RED else line.right() - room
        _hand(
            painter, paint, QRectF(left, line.top(), room, line.height()), corner, rolled, added[corner.index]
        )
    spot = foot if tall else QRectF(line.left() + room, line.top(), line.width() - 2 * room, line.height())
    tone = paint.colours.text if rolled else paint.colours.muted
    if tall or told:
        paint.write(painter, spot, word, Pencil(11, bold=True, align=CENTRE), tone)


def _hand(
    painter: QPainter, paint: Paint, room: QRectF, corner: Corner, rolled: ControlRolled | None, added: int
) -> None:
    """Counter, die, what is added, sum; blue's hand is red's in a mirror."""
    large = room.width() >= paint.px(_HAND)
    size, gap = min(room.height(), paint.px(26 if large else 20)), paint.px(5 if large else 2)
    tone = paint.tones.corner(corner)
    die = rolled.drawn[corner.index] if rolled else None
    sum_ = plain(die + added) if die else "?"
    parts: tuple[tuple[float, Callable[[QRectF], object]], ...] = (
        (size * 0.8, lambda box: paint_token(painter, paint, _square(box, size * 0.8), corner)),
        (size, lambda box: paint_die(painter, paint, _square(box, size), die, tone)),
        (
            paint.width(signed(added), Pencil(13)) + paint.px(2),
            lambda box: paint.write(
                painter, box, signed(added), Pencil(13, align=CENTRE), paint.colours.text
            ),
        ),
        (
            paint.width(sum_, _SUM) + paint.px(16 if large else 8),
            lambda box: _sum(painter, paint, box, sum_, won=rolled is not None and rolled.winner is corner),
        ),
    )
    x = room.left() if corner is RED else room.right()
    for wide, draw in parts:
        left = x if corner is RED else x - wide
        if left < room.left() - 0.5 or left + wide > room.right() + 0.5:
            return
        draw(QRectF(left, room.top(), wide, room.height()))
        x = left + wide + gap if corner is RED else left - gap


def _square(box: QRectF, size: float) -> QRectF:
    return QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)


def _sum(painter: QPainter, paint: Paint, box: QRectF, told: str, *, won: bool) -> None:
    """The sum; that of the man in control is framed."""
    high = min(box.height(), paint.px(24))
    spot = QRectF(box.left(), box.center().y() - high / 2, box.width(), high)
    if won:
        line = QPen(QColor(paint.colours.accent_strong), paint.px(2))
        rounded(painter, spot, paint.px(5), faded(paint.colours.accent, 0.25), line)
    pencil = Pencil(_SUM.size, bold=True, display=True, align=CENTRE)
    paint.write(painter, spot, told, pencil, paint.colours.text)


def paint_pace(
    painter: QPainter, paint: Paint, rect: QRectF, pace: PaceSet | None, adjusted: PunchesAdjusted | None, *,
    needless: bool,
) -> None:  # fmt: skip
    """The adjustment chart with the cell that holds framed, and both dice; only dice and words where it is low."""
    inner = sheet_of_paper(painter, paint, rect)
    dice = min(inner.width() * 0.34, paint.px(116))
    if inner.height() < paint.px(56):
        _thrown(painter, paint, inner, pace, adjusted, needless=needless)
        return
    chart = inner.adjusted(0, 0, -dice - paint.px(8), 0)
    _adjustments(painter, paint, chart, pace, adjusted)
    beside = QRectF(inner.right() - dice, inner.top(), dice, inner.height())
    _thrown(painter, paint, beside, pace, adjusted, needless=needless)


def _adjustments(
    painter: QPainter, paint: Paint, room: QRectF, pace: PaceSet | None, adjusted: PunchesAdjusted | None
) -> None:
    first, high = paint.px(26), room.height() / (len(FACES) + 1)
    wide = (room.width() - first) / len(PACES)
    for at, name in enumerate(PACES):
        head = QRectF(room.left() + first + at * wide, room.top(), wide, high)
        chosen = pace is not None and name == pace.pace
        tone = paint.colours.text if chosen else paint.colours.muted
        pencil = Pencil(10.5, bold=chosen, align=CENTRE)
        paint.write(painter, head.adjusted(1, 0, -1, 0), word_in(PACE_WORDS, name), pencil, tone)
        for row, (low, top) in enumerate(FACES):
            cell = QRectF(head.left(), room.top() + (row + 1) * high, wide, high)
            hit = chosen and adjusted is not None and low <= adjusted.drawn <= top
            _cell(painter, paint, cell, signed(ADJUSTMENTS[name][row]), lit=chosen, hit=hit)
    for row, (low, top) in enumerate(FACES):
        spot = QRectF(room.left(), room.top() + (row + 1) * high, first, high)
        faces = str(low) if low == top else f"{low}\N{EN DASH}{top}"
        paint.write(painter, spot, faces, Pencil(10.5, align=LEFT), paint.colours.muted)


def _cell(painter: QPainter, paint: Paint, cell: QRectF, text: str, *, lit: bool, hit: bool) -> None:
    edge = paint.px(1)
    box = cell.adjusted(edge, edge, -edge, -edge)
    line = QPen(QColor(paint.colours.accent_strong if hit else paint.colours.line), paint.px(2 if hit else 1))
    rounded(
        painter, box, paint.px(3), faded(paint.colours.accent, 0.3 if hit else 0.12 if lit else 0.0), line
    )
    paint.write(painter, box, text, Pencil(11.5, bold=hit, align=CENTRE), paint.colours.text)


def _thrown(
    painter: QPainter, paint: Paint, room: QRectF, pace: PaceSet | None, adjusted: PunchesAdjusted | None, *,
    needless: bool,
) -> None:  # fmt: skip
    """Both dice with what they say, under each other; beside each other where it is low."""
    if needless:
        paint.write(painter, room, tr("No pace"), Pencil(11, align=CENTRE), paint.colours.muted)
        return
    sentence = word_in(PACE_WORDS, pace.pace) if pace else tr("Pace")
    change = tr("Change")
    if adjusted is not None:
        shape = tr("Red {by}") if adjusted.corner is RED else tr("Blue {by}")
        change = shape.format(by=signed(adjusted.by))
    stacked = room.height() >= paint.px(40)
    for at, (die, word) in enumerate(
        ((pace.drawn if pace else None, sentence), (adjusted.drawn if adjusted else None, change))
    ):
        spot = (
            QRectF(room.left(), room.top() + at * room.height() / 2, room.width(), room.height() / 2)
            if stacked
            else QRectF(room.left() + at * room.width() / 2, room.top(), room.width() / 2, room.height())
        )
        size = min(spot.height() - paint.px(3), paint.px(26))
        box = QRectF(spot.left(), spot.center().y() - size / 2, size, size)
        paint_die(painter, paint, box, die, paint.colours.text)
        left = spot.adjusted(size + paint.px(6), 0, -paint.px(2), 0)
        tone = paint.colours.text if die else paint.colours.muted
        paint.write(painter, left, word, Pencil(12, bold=bool(die)), tone)
