"""What the table remembers of a bout that no number of the scene holds: segments, officials, events of the chart.

The dice of the segment lie with what they have brought.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.events import BoutEnded, Event
from ringside_manager.bout.view import Rolled
from ringside_manager.engines.glory_days import events
from ringside_manager.engines.glory_days.tables import (
    FOUL_WORDS,
    LINES,
)
from ringside_manager.gui.board import SeenSoFar, punch_word, word_in
from ringside_manager.gui.board.paint import (
    CENTRE,
    Paint,
    Pencil,
    corner_letter,
    paint_token,
    use,
)
from ringside_manager.gui.board.parts import StripLine, die_path, sheet_of_paper
from ringside_manager.gui.systems.glory_days.names import (
    EVENT_WORDS,
    JUDGE_WORDS,
    NAMES,
    REFEREE_WORDS,
    injury_text,
)
from ringside_manager.language import tr

ONCE = frozenset(line.word for line in LINES if line.once)
"""Lines of the chart of events of which only one happens in a bout (G80)."""


@dataclass(slots=True)
class Segment:
    """A segment of the round: who led it (``None`` toe to toe), where, and what it brought.

    ``landed`` is known once it is over; ``notes`` are what else happened in it: down, stunned, clinch, event, foul, cut.
    """

    number: int
    leads: Corner | None
    distance: str
    stars: tuple[int, int]
    why: str
    landed: tuple[int, int] | None = None
    notes: tuple[str, ...] = ()


@dataclass(slots=True)
class Seen(SeenSoFar):
    """The segments of the round, and what lasts.

    ``head`` is what happened last in the segment; ``off`` are points the referee took from red and blue in the bout;
    ``rare`` is the round and the line of the one event of its kind, ``last`` the event of the chart that came up last.
    """

    officials: events.OfficialsNamed | None = None
    segments: list[Segment] = field(default_factory=list)
    head: Event | None = None
    judged: bool = False
    off: list[int] = field(default_factory=lambda: [0 for _ in CORNERS])
    rare: tuple[int, str] | None = None
    last: events.Occurred | None = None
    fallen: Corner | None = None
    lies: bool = False

    @property
    def down(self) -> Corner | None:
        """Who lies on the canvas, as long as nothing else has happened."""
        return self.fallen if self.lies else None

    @property
    def segment(self) -> Segment | None:
        """The segment being fought, or the last one of the round."""
        return self.segments[-1] if self.segments else None

    def note(self, event: Event) -> None:
        if type(event) in _HEADLINES:
            self.head = event
        self.lies = isinstance(event, events.KnockedDown | events.CountTaken | events.Stopped | BoutEnded)
        match event:
            case events.OfficialsNamed():
                self.officials = event
            case events.RoundBegan():
                self.segments, self.head, self.fallen = [], None, None
                self.fighting, self.judged = True, False
            case events.BellRang():
                self.fighting, self.judged, self.head, self.fallen = False, True, None, None
            case events.TookControl() | events.ToeToToe():
                self.segments.append(_begun(event))
            case _ if self.segments:
                self._in_segment(self.segments[-1], event)

    def _in_segment(self, segment: Segment, event: Event) -> None:
        note = _NOTES.get(type(event))
        if note is not None:
            segment.notes = (*segment.notes, note)
        match event:
            case events.SegmentEnded():
                segment.landed = event.landed[0], event.landed[1]
            case events.KnockedDown():
                self.fallen = event.corner
            case events.CountTaken():
                self.fallen = event.corner if event.out else None
            case events.FoulCalled(follows="point"):
                self.off[event.corner.index] += 1
            case events.Occurred():
                self.last = event
                if event.line in ONCE and not event.ignored:
                    self.rare = event.round, event.line


def _begun(event: events.TookControl | events.ToeToToe) -> Segment:
    if isinstance(event, events.ToeToToe):
        return Segment(event.segment, None, event.distance, (event.stars, event.stars), "tie")
    stars = (event.stars, event.others) if event.corner is RED else (event.others, event.stars)
    return Segment(event.segment, event.corner, event.distance, stars, event.why)


_NOTES: Mapping[type[Event], str] = {
    events.KnockedDown: "down",
    events.Stunned: "stunned",
    events.Clinched: "clinch",
    events.Injured: "cut",
    events.FoulCalled: "foul",
    events.Occurred: "event",
}


# What has just happened in the segment, as a line above the dice


Headline = tuple[Corner | None, str, str]
"""Whose it is, what happened, and the rule."""


def headline(event: Event | None, *, scores: bool = True) -> Headline:
    """The line for what was told last, without punches while ``scores`` are kept; empty before the first segment."""
    told = _HEADLINES.get(type(event)) if event is not None else None
    if event is not None and not scores:
        told = _KEPT.get(type(event), told)
    if event is None or told is None:
        return None, "", ""
    shape, rule = told
    corner = getattr(event, "corner", None)
    return corner if isinstance(corner, Corner) else None, shape(event), rule


def _led(event: events.TookControl) -> str:
    if event.why == "hurt":
        return tr("acts alone, the other is hurt")
    shape = tr("leads, {stars}★ to {others}★")
    if event.why == "rally":
        shape = tr("takes the tie of {stars}★, the crowd behind him")
    return shape.format(stars=event.stars, others=event.others)


def _landed(event: events.PunchesLanded) -> str:
    text = tr("lands %n", "lands %n", event.punches) if event.punches else tr("lands nothing")
    if event.lost:
        text = tr("{told}, %n lost to penalties", "{told}, %n lost to penalties", event.lost).format(
            told=text
        )
    if event.blocked > 0:
        return tr("{told}, %n blocked", "{told}, %n blocked", event.blocked).format(told=text)
    return (
        tr("{told}, %n let through", "{told}, %n let through", -event.blocked).format(told=text)
        if event.blocked
        else text
    )


def _countered(event: events.CounterTried) -> str:
    if not event.thrown:
        return tr("no counter")
    return tr("counters with a {punch}: %n", "counters with a {punch}: %n", event.punches).format(
        punch=punch_word(event.thrown).casefold()
    )


def _rough(event: events.RoughPunch) -> str:
    if event.called:
        return tr("a rough punch, and the referee calls it")
    return tr("a rough punch, not called")


def _clinched(event: events.Clinched) -> str:
    if event.let_through:
        return tr("clinches; a punch gets through before it")
    return tr("clinches: the segment is over")


def _chin(event: events.ChinTested) -> str:
    shapes = {
        "down": tr("chin: down he goes"),
        "stunned": tr("chin: stunned"),
        "nothing": tr("chin: he takes it"),
    }
    return shapes[event.result]


def _fall_line(event: events.KnockedDown) -> str:
    if event.flash:
        return tr("a flash knockdown: up at once")
    return tr("DOWN, time {times} in this round").format(times=event.times)


def _count_line(event: events.CountTaken) -> str:
    if event.out:
        return tr("counted out")
    return tr("saved by the bell") if event.saved else tr("beats the count")


def _fouled(event: events.FoulCalled) -> str:
    shapes = {
        "warning": tr("{foul}, foul {total}: a warning"),
        "point": tr("{foul}, foul {total}: a point off"),
        "disqualified": tr("{foul}, foul {total}: disqualified"),
    }
    return shapes[event.follows].format(foul=word_in(FOUL_WORDS, event.kind), total=event.total)


def _occurred_line(event: events.Occurred) -> str:
    text = tr("event {number}: {what}").format(number=event.number, what=word_in(EVENT_WORDS, event.line))
    return tr("{told}; ignored, one of its kind has happened").format(told=text) if event.ignored else text


def _looked(event: events.StoppageTested) -> str:
    if event.stopped:
        return tr("the injury stops the bout")
    return tr("the doctor lets him go on") if event.by_doctor else tr("the injury does not stop him")


_HEADLINES: Mapping[type[Event], tuple[Callable[[Any], str], str]] = {
    events.TookControl: (_led, "G17"),
    events.ToeToToe: (
        lambda event: tr("goes first, toe to toe at {stars}★").format(stars=event.stars),
        "G18",
    ),
    events.PunchesLanded: (_landed, "G22"),
    events.ActionMissed: (lambda _event: tr("misses"), "G25"),
    events.CounterTried: (_countered, "G37"),
    events.RoughPunch: (_rough, "G26"),
    events.Clinched: (_clinched, "G73"),
    events.ChinTested: (_chin, "G44"),
    events.KnockedDown: (_fall_line, "G45"),
    events.CountTaken: (_count_line, "G45"),
    events.Stunned: (lambda _event: tr("stunned: hurt in the next segment"), "G46"),
    events.WillTested: (
        lambda event: tr("will: the referee stops it") if event.stopped else tr("will: he fights on"),
        "G51",
    ),
    events.CutTested: (lambda event: tr("his skin holds") if event.holds else tr("he is marked"), "G61"),
    events.InjuryTested: (
        lambda event: tr("an old injury gets worse") if event.worse else tr("an old injury holds"),
        "G65",
    ),
    events.Injured: (lambda event: injury_text(event.injury, event.times), "G62"),
    events.StoppageTested: (_looked, "G63"),
    events.FoulCalled: (_fouled, "G70"),
    events.Occurred: (_occurred_line, "G80"),
    events.FoulTested: (lambda event: tr("it is a foul") if event.called else tr("no foul"), "G81"),
    events.TooManyPunches: (
        lambda event: tr("has taken {taken} in the round").format(taken=event.taken),
        "G55",
    ),
    events.Tired: (lambda _event: tr("tired from now on"), "G92"),
    events.HandTested: (
        lambda event: tr("his corner retires him") if event.retired else tr("the hand holds"),
        "G81",
    ),
    events.TowelThrown: (lambda _event: tr("the towel comes in"), "G105"),
}
_KEPT: Mapping[type[Event], tuple[Callable[[Any], str], str]] = {
    events.PunchesLanded: (lambda _event: tr("punches, and the dice are read"), "G22"),
    events.CounterTried: (lambda event: tr("counters") if event.thrown else tr("no counter"), "G37"),
    events.TooManyPunches: (lambda _event: tr("has taken too many in the round"), "G55"),
}
"""The same while punches are kept."""


# The strip at the foot: officials, the one rare event of the bout, and what came up last on the chart of events


def notes_of(known: Seen) -> tuple[StripLine, ...]:
    """The lines, what matters most first."""
    rare = tr("Rare event: none yet, one may come")
    if known.rare is not None:  # of the marked events only one happens in a bout (G80)
        number, line = known.rare
        rare = tr("Rare event, round {round}: {what}").format(what=word_in(EVENT_WORDS, line), round=number)
    return (StripLine(None, rare), *_last(known), *_official_lines(known.officials))


def _last(known: Seen) -> tuple[StripLine, ...]:
    last = known.last
    if last is None or (last.round, last.line) == known.rare:
        return ()
    text = tr("Last event: {what}, round {round}")
    return (StripLine(last.corner, text.format(what=word_in(EVENT_WORDS, last.line), round=last.round)),)


def _official_lines(event: events.OfficialsNamed | None) -> tuple[StripLine, ...]:
    if event is None:
        return ()
    judges = tr(", ").join(word_in(JUDGE_WORDS, judge) for judge in event.judges)
    return (
        StripLine(None, tr("Referee: {referee}").format(referee=word_in(REFEREE_WORDS, event.referee))),
        StripLine(None, tr("Judges: {judges}").format(judges=judges)),
    )


# The dice of the segment as they lie: whose, which, what was thrown, what it was held against


_BEGINS = frozenset({"control", "judge", "referee"})
"""A die of these that stands behind another one begins again what lies on the table."""


_LEAST, _WIDE = 30.0, 46.0


def dice_of(rolls: Sequence[Rolled], *, fresh: bool, scores: bool) -> tuple[Rolled, ...]:
    """The dice since the segment, the judging or the bout began; none if a round has only just begun (``fresh``).

    The judges' dice stay away while ``scores`` are kept.
    """
    if fresh or not rolls:
        return ()
    start = len(rolls) - 1
    while start > 0 and not _begins(rolls, start):
        start -= 1
    return tuple(rolled for rolled in rolls[start:] if scores or rolled.die.purpose != "judge")


def _begins(rolls: Sequence[Rolled], at: int) -> bool:
    purpose = rolls[at].die.purpose
    return purpose in _BEGINS and rolls[at - 1].die.purpose != purpose


def rolled_face(dice: Sequence[Rolled], corner: Corner) -> int:
    """The face of a boxer's d6 in the segment; 0 if he has rolled none."""
    return next(
        (rolled.result for rolled in dice if rolled.die.purpose == "control" and rolled.die.corner is corner),
        0,
    )


def paint_tray(painter: QPainter, paint: Paint, rect: QRectF, head: Headline, dice: Sequence[Rolled]) -> None:
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
    for at, rolled in enumerate(kept):
        cell = QRectF(room.left() + at % across * wide, room.top() + at // across * tall, wide, tall)
        _paint_die(painter, paint, cell, rolled)


def _untold(dice: Sequence[Rolled]) -> Headline:
    """What dice are thrown for that nothing else tells of."""
    purposes = {rolled.die.purpose for rolled in dice}
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


def _paint_die(painter: QPainter, paint: Paint, cell: QRectF, rolled: Rolled) -> None:
    """The die in the colour of its corner; above it what it is for, below what it was held against."""
    die = rolled.die
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
    paint.write(painter, box, shown(rolled), Pencil(size * 0.46 / paint.zoom, bold=True, align=CENTRE), tone)
    if three:
        below = QRectF(cell.left(), box.bottom() + paint.px(1), cell.width(), label)
        paint.write(
            painter, below, _against(rolled), Pencil(9.5, bold=True, align=CENTRE), paint.colours.text
        )


def shown(rolled: Rolled) -> str:
    """What lies on top of a die: two digits of a hundred."""
    return f"{rolled.result % 100:02}" if rolled.die.sides == 100 else str(rolled.result)


def _against(rolled: Rolled) -> str:
    """``≤4 ✓`` for a die held against a number, else the letter of its corner."""
    die = rolled.die
    if die.comparison is None:
        return corner_letter(die.corner) if die.corner is not None else ""
    sign = "✓" if die.comparison.holds(rolled.result, die.bound) else "✗"
    return tr("≤{bound} {sign}").format(bound=die.bound, sign=sign)
