"""What the table remembers of a bout that no number of the scene holds: officials, cards, cuts, corner work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import Event
from ringside_manager.engines.title_bout import events
from ringside_manager.engines.title_bout.tables import TEXT_WORDS
from ringside_manager.gui.board import SeenSoFar, Text, Words, punch_word, word_in
from ringside_manager.gui.board.parts import StripLine
from ringside_manager.gui.systems.title_bout.names import (
    CAUTION_WORDS,
    DOCTOR_WORDS,
    NAMES,
    OFFENCE_WORDS,
    PLACE_WORDS,
    REFEREE_WORDS,
    SKILL_WORDS,
    wound_text,
)
from ringside_manager.language import later, tr

Wound = tuple[str, str]
"""What it is (swelling, cut) and its place."""


@dataclass(slots=True)
class Seen(SeenSoFar):
    """The card turned over last, and what lasts.

    ``reopened`` counts by corner and place, ``wounds`` holds severity and whether the corner has held it; ``work`` is
    what has happened since the last bell, ``taken`` how many points the referee took from red and blue in the bout.
    """

    officials: events.OfficialsNamed | None = None
    read: Event | None = None
    reopened: Counter[tuple[Corner, str]] = field(default_factory=Counter)
    wounds: dict[tuple[Corner, Wound], tuple[str, str]] = field(default_factory=dict)
    work: list[Event] = field(default_factory=list)
    resting: bool = False
    taken: list[int] = field(default_factory=lambda: [0 for _ in CORNERS])

    def note(self, event: Event) -> None:
        if self.resting and type(event) in _WORK_LINES:
            self.work.append(event)
        elif not self.resting and type(event) in _CARDS:
            self.read = event
        match event:
            case events.OfficialsNamed():
                self.officials = event
            case events.RoundBegan():
                self.read, self.resting, self.fighting, self.work = None, False, True, []
            case events.BellRang():
                self.resting, self.fighting = True, False
            case events.CutOpened() | events.CutBecameGash():
                self.reopened[event.corner, event.place] = 0
            case events.CutReopened():
                self.reopened[event.corner, event.place] += 1
            case events.WoundNoted() | events.WoundTreated():
                state = "noted" if isinstance(event, events.WoundNoted) else "held" if event.held else "open"
                self.wounds[event.corner, (event.wound, event.place)] = event.severity, state
            case events.PointTaken() | events.Retaliated():
                self.taken[event.corner.index] += 1


# The card turned over last: which of its readings counted, the number, what it was held against, what came of it


@dataclass(frozen=True, slots=True)
class CardRead:
    """The face of the card: ``number`` is empty where the bout only tells what came of it.

    ``good`` says whether it came out well for ``corner``, whose card it was; ``None`` if that is no question.
    """

    reading: str
    number: str = ""
    against: str = ""
    says: str = ""
    corner: Corner | None = None
    good: bool | None = None


def card_read(event: Event | None, *, scores: bool) -> CardRead | None:
    """Return the card behind an event; points are left out while ``scores`` are kept."""
    if event is None:
        return None
    corner = getattr(event, "corner", None)
    if isinstance(event, events.PunchLanded):
        says = punch_word(event.thrown)
        if scores:
            says = tr("{punch}, %n point", "{punch}, %n points", event.damage).format(punch=says)
        return CardRead(tr("Result"), says=says, corner=corner, good=True)
    if isinstance(event, events.PowerPunch):
        stands = event.result in ("3", "4")
        says = tr("He stands it") if stands and not scores else word_in(_POWER, event.result)
        chin = tr("chin {rating}").format(rating=event.rating)
        return CardRead(tr("Knockdown"), str(event.drawn), chin, says, corner, None if stands else True)
    if type(event) in _SAYS:
        reading, says_so, good = _SAYS[type(event)]
        return CardRead(reading(), says=says_so(), corner=corner, good=good)
    read = _READ.get(type(event))
    return read(event) if read is not None else None


def _limit(number: int) -> str:
    return tr("{factor} or less").format(factor=number)


def _control(event: events.ControlChecked) -> CardRead:
    says = tr("He has control") if event.passed else tr("He does not get it")
    return CardRead(tr("Control"), str(event.drawn), _limit(event.factor), says, event.corner, event.passed)


def _counter(event: events.Countered) -> CardRead:
    number = str(event.drawn) if event.drawn else tr("word")
    says = tr("The counter lands") if event.landed else tr("The counter misses")
    return CardRead(tr("Counter"), number, _limit(event.limit), says, event.corner, event.landed)


def _cut_card(event: events.CutOpened) -> CardRead:
    says = tr("{letter}: {place}").format(letter=event.letter, place=word_in(PLACE_WORDS, event.place))
    return CardRead(tr("Cut"), event.letter, says=says, corner=event.corner, good=False)


def _cut_again(event: events.CutReopened | events.CutBecameGash) -> CardRead:
    gash = isinstance(event, events.CutBecameGash)
    shape = tr("Now it is a gash: {place}") if gash else tr("The cut opens again: {place}")
    says = shape.format(place=word_in(PLACE_WORDS, event.place))
    return CardRead(tr("Cut"), says=says, corner=event.corner, good=False)


def _looked(event: events.CutLookedAt) -> CardRead:
    over = tr("over {limit}").format(limit=event.limit)
    return CardRead(tr("Stoppage"), str(event.drawn), over, tr("The bout goes on"), event.corner, True)


def _warned(event: events.Warned) -> CardRead:
    says = tr("Warning: {offence}").format(offence=word_in(OFFENCE_WORDS, event.offence))
    return CardRead(tr("Foul"), says=says, corner=event.corner, good=False)


def _plan(event: events.StrategyNamed) -> CardRead:
    shape = tr("{strategy} works") if event.works else tr("{strategy} does not work")
    says = shape.format(strategy=NAMES.option("strategy", event.strategy))
    return CardRead(tr("Strategy"), str(event.drawn), _limit(event.rating), says, event.corner, event.works)


_POWER: Words = {
    "3": later("3 points"),
    "4": later("4 points"),
    "5": later("5 points: he is hurt"),
    "5H": later("5 points: half a finishing run"),
    "5F": later("5 points: a finishing run"),
    "K": later("Down!"),
}
_WORDS: Words = {"Foul": later("Foul"), "Injury": later("Injury"), "Special": later("Special")}
_KINDS: Words = {"injury": later("Injury"), "special": later("Special"), "condition": later("Condition")}
_SAYS: Mapping[type[Event], tuple[Text, Text, bool | None]] = {
    events.SecondReading: (later("Knockdown"), later("Another card decides"), None),
    events.PunchMissed: (later("Action"), later("Out of range"), False),
    events.CounterOpened: (later("Action"), later("Misses, open to a counter"), False),
    events.Clinched: (later("Action"), later("Clinch"), None),
    events.CameFree: (later("Action"), later("He comes free"), True),
    events.KnockedDown: (later("Knockout"), later("He is down"), None),
    events.CountedOut: (later("Knockout"), later("He is counted out"), False),
    events.SavedByBell: (later("Knockout"), later("Saved by the bell"), True),
    events.CutAvoided: (later("Cut"), later("No cut"), True),
    events.CutThere: (later("Cut"), later("He is cut there already"), None),
    events.TextRepeated: (later("Text"), later("He has that already"), None),
}
"""Cards of which only what came of them is known: the reading, what it says, whether that is good."""
_READ: Mapping[type[Event], Callable[[Any], CardRead]] = {
    events.StrategyNamed: _plan,
    events.ControlChecked: _control,
    events.Countered: _counter,
    events.Moved: lambda event: CardRead(tr("Position"), says=NAMES.place(event.place), corner=event.corner),
    events.Counted: lambda event: CardRead(
        tr("Count"), str(event.count), says=tr("He is up"), corner=event.corner
    ),
    events.FlashKnockdown: lambda event: CardRead(
        tr("Count"), str(event.count), says=tr("A flash knockdown: up at once"), corner=event.corner
    ),
    events.CutOpened: _cut_card,
    events.CutReopened: _cut_again,
    events.CutBecameGash: _cut_again,
    events.CutLookedAt: _looked,
    events.WordDrawn: lambda event: CardRead(tr("Action"), word_in(_WORDS, event.word), corner=event.corner),
    events.FoulSeen: lambda event: CardRead(
        tr("Foul"), says=word_in(CAUTION_WORDS, event.caution), corner=event.corner
    ),
    events.Warned: _warned,
    events.TextRead: lambda event: CardRead(
        word_in(_KINDS, event.kind), says=word_in(TEXT_WORDS, event.code), corner=event.corner
    ),
    events.TextPassed: lambda event: CardRead(
        tr("Text"), str(event.drawn), says=tr("He gets away with it"), corner=event.corner, good=True
    ),
}


_CARDS = frozenset({*_READ, *_SAYS, events.PunchLanded, events.PowerPunch})


# The officials, and what happens in the minute between two rounds


def strip_of(known: Seen) -> tuple[str, tuple[StripLine, ...]]:
    """Heading and lines of the strip: the corners' work between two rounds, else the officials."""
    if known.resting:
        texts = (_WORK_LINES[type(event)](event) for event in known.work)
        lines = tuple(line for line in texts if line is not None)
        return tr("In the corners"), lines or _officials_lines(known.officials)
    return tr("Officials"), _officials_lines(known.officials)


def _officials_lines(event: events.OfficialsNamed | None) -> tuple[StripLine, ...]:
    if event is None:
        return ()
    referee = word_in(REFEREE_WORDS, event.referee)
    if event.doctor:
        text = tr("Referee: {referee}; doctor: {doctor}")
        first = text.format(referee=referee, doctor=word_in(DOCTOR_WORDS, event.doctor))
        shape = tr("Corner: {corner}")
        men = [shape.format(corner=word_in(SKILL_WORDS, skill)) for skill in event.corners]
    else:
        first, shape = (
            tr("Referee: {referee}").format(referee=referee),
            tr("Cut man: {cut}; swelling: {swelling}"),
        )
        men = [
            shape.format(cut=word_in(SKILL_WORDS, cut), swelling=word_in(SKILL_WORDS, swelling))
            for cut, swelling in zip(event.cut_men, event.swelling_men, strict=True)
        ]
    return (
        StripLine(None, first),
        *(StripLine(corner, man) for corner, man in zip(CORNERS, men, strict=True)),
    )


def _cut_treated(event: events.CutTreated) -> StripLine:
    text = tr("Cut {place}: {result} ({skill})").format(
        place=word_in(PLACE_WORDS, event.place),
        result=_RESULTS[event.result](),
        skill=word_in(SKILL_WORDS, event.skill),
    )
    return StripLine(event.corner, text, event.result in ("stops", "controls"))


def _eye(event: events.EyeTreated) -> StripLine:
    text = tr("Swelling {place}: {result} ({skill})").format(
        place=word_in(PLACE_WORDS, event.eye),
        result=_STAGES[min(event.stage, 3)](),
        skill=word_in(SKILL_WORDS, event.skill),
    )
    return StripLine(event.corner, text, event.stage == 0)


def _wound(event: events.WoundTreated) -> StripLine:
    text = tr("{wound}: held") if event.held else tr("{wound}: not held")
    return StripLine(
        event.corner, text.format(wound=wound_text(event.wound, event.place, event.severity, "")), event.held
    )


def _doctor(event: events.DoctorLooked) -> StripLine:
    text = tr("Doctor: {verdict}").format(verdict=word_in(_VERDICTS, event.verdict))
    return StripLine(event.corner, text, event.verdict == "go_on")


def _condition(event: events.TextRead) -> StripLine | None:
    if event.kind != "condition" or event.code.endswith("NONE"):
        return None
    return StripLine(
        event.corner, tr("Condition: {text}").format(text=word_in(TEXT_WORDS, event.code)), False
    )


_WORK_LINES: Mapping[type[Event], Callable[[Any], StripLine | None]] = {
    events.CutTreated: _cut_treated,
    events.EyeTreated: _eye,
    events.WoundTreated: _wound,
    events.DoctorLooked: _doctor,
    events.TextRead: _condition,
    events.CarriedOver: lambda event: StripLine(event.corner, tr("Still shaken in the next round"), False),
    events.Tired: lambda event: StripLine(event.corner, tr("Fatigued from now on"), False),
    events.RibHeld: lambda event: StripLine(event.corner, tr("The rib holds for another round"), True),
}
_RESULTS: Words = {
    "stops": later("stopped"),
    "controls": later("under control"),
    "seeping": later("still seeping"),
    "bleeding": later("still bleeding"),
}
_STAGES: tuple[Text, ...] = (
    later("kept down"),
    later("puffy"),
    later("half shut"),
    later("shut"),
)
_VERDICTS: Words = {
    "go_on": later("he may go on"),
    "one_more_round": later("one more round"),
    "stop": later("he stops it"),
}
