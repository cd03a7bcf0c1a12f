"""The middle of the table: the three clashes of the round, the tests with their dice, what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.engines.quest.tables import CLASHES
from ringside_manager.gui.board import word_in
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, faded, mix, paint_token, rounded
from ringside_manager.gui.board.parts import StripLine, paint_strip, sheet_of_paper
from ringside_manager.gui.systems.quest.boxer import FREE, paint_dice, paint_die, paint_stance
from ringside_manager.gui.systems.quest.names import ATTRIBUTE_WORDS, NAMES
from ringside_manager.gui.systems.quest.seen import (
    TESTS,
    ClashSeen,
    Die,
    Seen,
    Thrown,
    course_lines,
    work_line,
)
from ringside_manager.language import tr

# The track of the round


def paint_track(
    painter: QPainter, paint: Paint, rect: QRectF, now: int, clashes: Sequence[ClashSeen]
) -> None:
    """A field for the corners (``now`` 0) and one for each clash with the stances of both and who has hit."""
    first = rect.width() * 0.22
    gap = paint.px(2)
    wide = (rect.width() - first) / CLASHES
    fields = [QRectF(rect.left(), rect.top(), first - gap, rect.height())]
    fields += [
        QRectF(rect.left() + first + at * wide, rect.top(), wide - gap, rect.height())
        for at in range(CLASHES)
    ]
    fought = {clash.number: clash for clash in clashes}
    for number, cell in enumerate(fields):
        here = number == now
        ground = mix(paint.colours.panel, paint.colours.accent, 0.3 if here else 0.0)
        line = QPen(
            QColor(paint.colours.accent_strong if here else paint.colours.line), paint.px(2 if here else 1)
        )
        half = paint.px(1)
        rounded(painter, cell.adjusted(half, half, -half, -half), paint.px(5), ground, line)
        if number == 0:
            room = cell.adjusted(paint.px(3), 0, -paint.px(3), 0)
            paint.write(painter, room, tr("Corners"), Pencil(11, bold=here, align=CENTRE), paint.colours.text)
        else:
            _field(painter, paint, cell, number, fought.get(number), here=here)


def _field(
    painter: QPainter, paint: Paint, cell: QRectF, number: int, clash: ClashSeen | None, *, here: bool
) -> None:
    middle = QRectF(cell.center().x() - paint.px(9), cell.top(), paint.px(18), cell.height())
    tone = paint.colours.text if here or clash else paint.colours.muted
    paint.write(painter, middle, str(number), Pencil(14, bold=here, display=True, align=CENTRE), tone)
    if clash is None:
        return
    tall = cell.height() >= paint.px(36)
    size = min(cell.height() * (0.5 if tall else 0.72), paint.px(22), (cell.width() / 2 - paint.px(12)))
    for corner in CORNERS:
        stance = clash.stances[corner.index]
        if stance is None or size < paint.px(6):
            continue
        red = corner is CORNERS[0]
        x = cell.left() + paint.px(4) if red else cell.right() - paint.px(4) - size
        top = cell.top() + paint.px(4) if tall else cell.center().y() - size / 2
        box = QRectF(x, top, size, size)
        paint_stance(painter, paint, box, stance.stance, paint.tones.corner(corner), facing=1 if red else -1)
        if tall:
            foot = QRectF(
                cell.left() if red else cell.center().x(),
                box.bottom(),
                cell.width() / 2,
                cell.bottom() - box.bottom() - paint.px(2),
            )
            edge = paint.px(4)
            room = foot.adjusted(edge, 0, 0, 0) if red else foot.adjusted(0, 0, -edge, 0)
            _marks(painter, paint, room, _feats(clash, corner), right=not red)


def _feats(clash: ClashSeen, corner: Corner) -> str:
    """E for the Edge, a star for a hit, an arrow down for a knockdown he suffered."""
    feats = [tr("E")] if clash.edge is corner else []
    if clash.hits[corner.index]:
        feats.append("✶")
    if clash.downs[corner.index]:
        feats.append("▼")
    return " ".join(feats)


def _marks(painter: QPainter, paint: Paint, room: QRectF, text: str, *, right: bool) -> None:
    pencil = Pencil(10.5, bold=True)
    wide = paint.width(text, pencil)
    left = room.right() - wide if right else room.left()
    paint.write(
        painter, QRectF(left, room.top(), wide + paint.px(2), room.height()), text, pencil, paint.colours.text
    )


# The tests


@dataclass(frozen=True, slots=True)
class TestSeen:
    """A test of a clash: the dice of red and blue, their successes if they are told, what a Might die was worth less."""

    name: str
    dice: tuple[tuple[Die, ...], tuple[Die, ...]]
    successes: tuple[int, int] | None
    penalties: tuple[int, int] = (0, 0)
    edge: Corner | None = None


def tests_of(clash: ClashSeen, dice: Thrown) -> tuple[TestSeen, ...]:
    """The three tests as far as they have come; contests of Cunning before them."""
    made = [TestSeen("cunning", pair, _counted(pair)) for _, pair in dice.contests]
    for name in TESTS:
        pair, successes = dice.tests[name], clash.tests.get(name)
        if name == "defense" and successes is not None:
            pair = _with_free(pair[0], successes[0]), _with_free(pair[1], successes[1])
        penalties = clash.penalties if name == "might" else (0, 0)
        edge = clash.edge if name == "speed" else None
        made.append(TestSeen(name, pair, successes, penalties, edge))
    return tuple(made)


def _counted(pair: tuple[tuple[Die, ...], tuple[Die, ...]]) -> tuple[int, int] | None:
    if not pair[1]:
        return None
    red, blue = (sum(die.success is True for die in dice) for dice in pair)
    return red, blue


def _with_free(dice: tuple[Die, ...], successes: int) -> tuple[Die, ...]:
    """The first die of a Defense pool is not thrown (Q24)."""
    return (FREE, *dice) if successes > sum(die.success is True for die in dice) else dice


def paint_tests(painter: QPainter, paint: Paint, rect: QRectF, tests: Sequence[TestSeen]) -> None:
    """A line for each test: red's dice, successes, blue's dice."""
    inner = sheet_of_paper(painter, paint, rect)
    most = max(1, int(inner.height() / paint.px(24)))
    shown = tests if len(tests) <= most else [test for test in tests if test.name != "cunning"][-most:]
    high = inner.height() / len(shown)
    for at, test in enumerate(shown):
        row = QRectF(inner.left(), inner.top() + at * high, inner.width(), high)
        if at:
            painter.setPen(QPen(QColor(paint.colours.line), paint.px(1)))
            painter.drawLine(row.topLeft(), row.topRight())
        _test(painter, paint, row.adjusted(0, paint.px(2), 0, -paint.px(2)), test)


def _test(painter: QPainter, paint: Paint, row: QRectF, test: TestSeen) -> None:
    wide = min(paint.px(74), row.width() * 0.27)
    middle = QRectF(row.center().x() - wide / 2, row.top(), wide, row.height())
    tall = row.height() >= paint.px(38)
    three = row.height() >= paint.px(50)
    parts = 3 if three else 2 if tall else 1
    label = QRectF(
        middle.left(), middle.top(), wide, row.height() * (0.3 if three else 0.42 if tall else 0.44)
    )
    paint.write(
        painter, label, word_in(ATTRIBUTE_WORDS, test.name), Pencil(11, align=CENTRE), paint.colours.muted
    )
    figure = QRectF(
        middle.left(), label.bottom(), wide, row.height() * 0.4 if three else middle.bottom() - label.bottom()
    )
    if test.successes is not None:
        red, blue = test.successes
        sentence = tr("{red} : {blue}").format(red=red, blue=blue)
        paint.write(
            painter, figure, sentence, Pencil(18, bold=True, display=True, align=CENTRE), paint.colours.text
        )
    if parts == 3:
        foot = QRectF(middle.left(), figure.bottom(), wide, row.bottom() - figure.bottom())
        paint.write(painter, foot, _footnote(test), Pencil(10, align=CENTRE), paint.colours.muted)
    gap = paint.px(4)
    for corner in CORNERS:
        red = corner is CORNERS[0]
        room = (
            QRectF(row.left(), row.top(), middle.left() - gap - row.left(), row.height())
            if red
            else QRectF(middle.right() + gap, row.top(), row.right() - middle.right() - gap, row.height())
        )
        if test.edge is corner:
            _ground(painter, paint, room, corner)
        paint_dice(
            painter,
            paint,
            room.adjusted(paint.px(2), 0, -paint.px(2), 0),
            corner,
            test.dice[corner.index],
            right=red,
        )


def _ground(painter: QPainter, paint: Paint, room: QRectF, corner: Corner) -> None:
    pen = QPen(paint.tones.corner(corner), paint.px(1.4))
    rounded(painter, room, paint.px(4), faded(paint.tones.corner(corner), 0.1), pen)


def _footnote(test: TestSeen) -> str:
    """Whose the Edge is, and what it costs the other."""
    if test.name == "speed" and test.successes is not None:
        if test.edge is None:
            return tr("No Edge")
        return tr("Edge: red") if test.edge is CORNERS[0] else tr("Edge: blue")
    if test.name == "might" and any(test.penalties):
        penalty = max(test.penalties)
        shape = (
            tr("red's dice \N{MINUS SIGN}{count}")
            if test.penalties[0]
            else tr("blue's dice \N{MINUS SIGN}{count}")
        )
        return shape.format(count=penalty)
    return ""


# What came of it


Result = tuple[str, tuple[StripLine, ...], tuple[tuple[str, Corner | None, Die], ...]]
"""Heading and lines of what has happened in the clash or in the corners, and the dice thrown one by one for it."""


def result_of(known: Seen, dice: Thrown | None) -> Result:
    """The lines of the clash, or the work of the seconds."""
    clash = known.clash
    if clash is None:
        lines = tuple(work_line(event) for event in known.work)
        heading = tr("In the corners") if lines else tr("In the corners: nothing told yet")
        return heading, lines, dice.single if dice is not None else ()
    lines = tuple(line for event in clash.course for line in course_lines(event))
    return tr("Clash {number}").format(number=clash.number), lines, dice.single if dice else ()


def paint_result(painter: QPainter, paint: Paint, rect: QRectF, result: Result) -> None:
    """The lines, and on the right the dice thrown one by one; the latest lines if room is short."""
    heading, lines, dice = result
    room = rect.height() - 2 * min(paint.px(5), rect.height() * 0.12)
    count = max(1, int((room - paint.px(16) * (room >= paint.px(32))) / paint.px(17.6) + 0.15))
    lines = lines[-count:]
    if not dice or rect.width() < paint.px(230):
        paint_strip(painter, paint, rect, heading, lines)
        return
    wide = paint.px(58)
    paint_strip(painter, paint, rect.adjusted(0, 0, -wide - paint.px(3), 0), heading, lines)
    _single(painter, paint, QRectF(rect.right() - wide, rect.top(), wide, rect.height()), dice)


def _single(
    painter: QPainter, paint: Paint, rect: QRectF, dice: Sequence[tuple[str, Corner | None, Die]]
) -> None:
    inner = sheet_of_paper(painter, paint, rect)
    high = paint.px(34)
    count = max(1, int(inner.height() / high))
    shown = dice[-count:]
    for at, (purpose, corner, die) in enumerate(shown):
        cell = QRectF(
            inner.left(), inner.top() + at * inner.height() / count, inner.width(), inner.height() / count
        )
        size = min(paint.px(20), cell.height() - paint.px(12))
        label = QRectF(cell.left(), cell.top(), cell.width(), cell.height() - size - paint.px(1))
        word = NAMES.die(purpose, die.sides).partition(" (")[0]
        paint.write(painter, label, word, Pencil(9, align=CENTRE), paint.colours.muted)
        box = QRectF(cell.center().x() - size / 2, label.bottom(), size, size)
        paint_die(painter, paint, box, corner, die)


# The judges


def judges_of(options: Sequence[str], criteria: Sequence[str]) -> tuple[str, ...]:
    """What each judge looks for as far as everybody knows: agreed before the bout, or shown at its end."""
    return tuple(criteria) or tuple("" if word == "random" else word for word in options)


def paint_judges(painter: QPainter, paint: Paint, rect: QRectF, texts: Sequence[str]) -> None:
    """A field for each judge with what he looks for; a question mark while nobody knows."""
    wide = rect.width() / len(texts)
    stacked = wide < paint.px(98)
    if stacked and rect.height() < paint.px(39):
        texts = [word if word == "?" else "✓" for word in texts]
        stacked = False
    for at, word in enumerate(texts):
        cell = (
            QRectF(
                rect.left(),
                rect.top() + at * rect.height() / len(texts),
                rect.width(),
                rect.height() / len(texts),
            )
            if stacked
            else QRectF(rect.left() + at * wide, rect.top(), wide, rect.height())
        ).adjusted(0, 0, -paint.px(2), -paint.px(1))
        rounded(
            painter, cell, paint.px(4), paint.colours.panel, QPen(QColor(paint.colours.line), paint.px(1))
        )
        tone = paint.colours.muted if word == "?" else paint.colours.text
        room, pencil = (cell.adjusted(paint.px(4), 0, -paint.px(4), 0), Pencil(10.5, align=CENTRE))
        text = tr("Judge {judge}: {looks_for}").format(judge=at + 1, looks_for=word)
        if paint.width(text, pencil) > room.width():
            text = tr("{judge}: {looks_for}").format(judge=at + 1, looks_for=word)
        paint.write(painter, room, text, pencil, tone)


def paint_waiting(painter: QPainter, paint: Paint, rect: QRectF) -> None:
    """The sheet of the tests while the corners are at work."""
    inner = sheet_of_paper(painter, paint, rect)
    high = paint.px(18)
    lines = (tr("The corners plan the round in secret:"), tr("three stances, special moves, watching"))
    top = inner.center().y() - high
    for at, line in enumerate(lines):
        room = QRectF(inner.left(), top + at * high, inner.width(), high)
        paint.write(painter, room, line, Pencil(11.5, align=CENTRE), paint.colours.muted)
    size = min(paint.px(26), inner.height() * 0.2)
    if top - inner.top() < size + paint.px(8):
        return
    for corner, shift in zip(CORNERS, (-1.0, 1.0), strict=True):
        x = inner.center().x() + shift * size - size / 2
        paint_token(painter, paint, QRectF(x, top - size - paint.px(8), size, size), corner)
