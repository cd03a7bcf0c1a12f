"""What the table remembers of a bout that no number of the scene holds: segments, officials, events of the chart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.events import BoutEnded, Event
from ringside_manager.engines.glory_days import events
from ringside_manager.engines.glory_days.tables import FOUL_WORDS, LINES
from ringside_manager.gui.board import SeenSoFar, punch_word, word_in
from ringside_manager.gui.board.parts import StripLine
from ringside_manager.gui.systems.glory_days.names import EVENT_WORDS, JUDGE_WORDS, REFEREE_WORDS, injury_text
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
