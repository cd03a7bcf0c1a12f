"""The end of a bout: how it came out, what decided it, what it brings, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QWidget

from ringside_manager.bout.events import Injured, RoundScored
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.ring.desk.entry import DeskPanel
from ringside_manager.gui.ring.live_bout import LiveBout
from ringside_manager.gui.ring.timeline import Course, totals
from ringside_manager.gui.ring.watching import clock_told, incident_told, result_text
from ringside_manager.gui.tape import Pair, TapeRows, punch_pairs
from ringside_manager.gui.widgets import Heading, Scroll, button, clear_layout, column, note, set_tip
from ringside_manager.gui.widgets.frames import Flow
from ringside_manager.gui.widgets.texts import SizedLabel, show_if
from ringside_manager.language import tr
from ringside_manager.office.facts.replays import rounds_of

# What decided it


@dataclass(frozen=True, slots=True)
class Decisive:
    """A moment that decided a bout: what happened, and the place of the film at which it is seen."""

    place: int
    told: str


MOST_MOMENTS = 5
"""Moments of one bout that are named: the latest."""
_LEAD = 3
"""Events shown before a moment somebody goes to."""


def decisive_moments(match: LiveBout, outcome: Outcome, course: Course) -> tuple[Decisive, ...]:
    """What decided a bout: every fall, the injury it was stopped for, the rounds that decided it on points."""
    info = match.setup.engine.info
    shape = tr("{when}: {name} goes down")
    found = [
        Decisive(
            fall.place,
            shape.format(when=clock_told(info, *course.clock(fall.place)), name=match.name(fall.corner)),
        )
        for fall in course.falls
    ]
    if not outcome.method.is_stoppage:
        found += _rounds(match, course)
    elif outcome.method is not Method.KO:
        injuries = [one for one in course.incidents if isinstance(one[1], Injured)][-1:]
        found += [
            Decisive(place, told) for place, event in injuries if (told := incident_told(match, place, event))
        ]
    return tuple(sorted(found, key=lambda one: one.place)[-MOST_MOMENTS:])


def _rounds(match: LiveBout, course: Course) -> list[Decisive]:
    """The widest round, and the one with which the lead changed hands for the last time."""
    scored = [event for event in match.film.events if isinstance(event, RoundScored)]
    if not scored:
        return []
    found = {max(scored, key=_margin).round: tr("Round {round}: the clearest of the bout, to {name}")}
    sums, leader = [0, 0], 0
    for event in scored:
        sums = [sums[side] + event.points[side] for side in (0, 1)]
        ahead = (sums[0] > sums[1]) - (sums[0] < sums[1])
        if ahead and ahead != leader:
            leader = ahead
            found[event.round] = tr("Round {round}: {name} takes the lead")
    told = [event for event in scored if event.round in found and event.winner is not None]
    return [
        Decisive(
            course.places_of(event.round).start,
            found[event.round].format(round=event.round, name=match.name(event.winner)),
        )
        for event in told
        if event.winner is not None
    ]


def _margin(event: RoundScored) -> tuple[int, int]:
    return abs(event.points[0] - event.points[1]), abs(event.tally[0] - event.tally[1])


# The sheet: cards, moments, figures, what it brings


def card_pairs(outcome: Outcome) -> list[Pair]:
    """The judges' cards, red and blue."""
    made = []
    for number, card in enumerate(outcome.scorecards, 1):
        red, blue = card.total
        label = tr("Judge {judge}").format(judge=number) if len(outcome.scorecards) > 1 else tr("Card")
        most = max(red, blue, 1)
        made.append(Pair(label, str(red), str(blue), (red / most, blue / most), (red > blue) - (red < blue)))
    return made


class EndSheet(QWidget):
    """All there is to say of a bout that is over; ``jumped`` carries the place of a moment to see again.

    ``brought`` is what it brings both corners, nothing outside a league; ``remark`` what is still to come of it.
    """

    jumped = Signal(int)

    def __init__(
        self, match: LiveBout, outcome: Outcome, brought: Sequence[Pair] = (), remark: str = ""
    ) -> None:
        super().__init__()
        course, names = Course(match.film), match.names
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(spacing(5))
        self.moments: list[QPushButton] = []
        for moment in decisive_moments(match, outcome, course):
            see = partial(self.jumped.emit, max(0, moment.place - _LEAD))
            made = button(moment.told, see, kind="line", picture="play")
            made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            set_tip(made, moment.told)
            self.moments.append(made)
        figures = punch_pairs(totals(rounds_of(match.film.events)))[:_MOST_FIGURES]
        cards = tr("The cards when it ended") if outcome.method.is_stoppage else tr("Official cards")
        for parts in (
            _rows(tr("What it brings"), brought, names, remark),
            (Heading(tr("What decided it"), 3), *self.moments) if self.moments else (),
            (*_rows(cards, card_pairs(outcome), names), *_rows(tr("In figures"), figures, names)),
        ):
            part = QWidget()
            column(*parts, None, space=1, parent=part)
            show_if(part, bool(parts))
            self._box.addWidget(part, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        narrow = event.size().width() < px(_NARROW)
        self._box.setDirection(way.TopToBottom if narrow else way.LeftToRight)


_NARROW = 700
_MOST_FIGURES = 4


def _rows(title: str, pairs: Sequence[Pair], names: tuple[str, str], remark: str = "") -> Sequence[QWidget]:
    """A heading over figures of both; nothing where there are none."""
    if not pairs:
        return ()
    rows = TapeRows(dense=True)
    rows.show_pairs(pairs, names)
    rows.setAccessibleName(title)
    return Heading(title, 3), rows, *((note(remark),) if remark else ())


# The panel of the desk


@dataclass(frozen=True, slots=True)
class Home:
    """Where a bout leads when it is over: the words of the way back, what it ``brings``, and whether it can be boxed again."""

    back: Callable[[], str]
    brings: Callable[[Outcome], tuple[tuple[Pair, ...], str]] = lambda _outcome: ((), "")
    again: bool = False


def outside() -> Home:
    """A bout that belongs to no league."""
    return Home(lambda: tr("Close"), again=True)


class EndPanel(DeskPanel):
    """The doors, and the sheet of the bout below them, all under the result; ``jumped`` as that of the sheet, 0 for the
    whole bout.
    """

    is_end = True

    review_wanted = Signal()
    again = Signal()
    closed = Signal()
    jumped = Signal(int)

    def __init__(self, match: LiveBout, outcome: Outcome, home: Home | None = None) -> None:
        super().__init__(result_text(match, outcome), outcome.winner)
        home = home or outside()
        self.review = button(tr("Review decisions"), self.review_wanted.emit, picture="eye")
        self.watch = button(tr("Watch it again"), partial(self.jumped.emit, 0), picture="play")
        self.more = button(
            tr("Once more"), self.again.emit, kind="primary" if home.again else "", picture="redo"
        )
        back = "" if home.again else "primary"
        self.close_ = button(home.back(), self.closed.emit, kind=back, picture="back" if back else "close")
        show_if(self.more, home.again)
        doors, flow = QWidget(), Flow(2)
        doors.setLayout(flow)
        for made in (self.more, *((self.close_,) if back else ()), self.watch, self.review):
            flow.addWidget(made)
        if not back:
            flow.addWidget(self.close_)
        self.sheet = EndSheet(match, outcome, *home.brings(outcome))
        self.sheet.jumped.connect(self.jumped)
        column(doors, self.sheet, None, space=2, parent=self)

    def start(self) -> None:
        """The primary door is the next thing one wants."""
        primary = self.close_ if self.more.isHidden() else self.more
        primary.setFocus(Qt.FocusReason.OtherFocusReason)


# Beside the ring, of a bout that was watched


class EndingPart(QWidget):
    """The sheet of a bout that has been watched to its end; ``jumped`` as that of the sheet."""

    jumped = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.home: Home | None = None
        self.sheet: EndSheet | None = None
        self._box = column(parent=self)

    def show_match(self, match: LiveBout) -> None:
        """Tell the end of a bout that is over."""
        assert match.finished is not None
        clear_layout(self._box)
        outcome = match.finished.outcome
        result = SizedLabel(result_text(match, outcome), 1.3, QFont.Weight.Bold, display=True)
        result.setWordWrap(True)
        home = self.home or outside()
        self.sheet = EndSheet(match, outcome, *home.brings(outcome))
        self.sheet.jumped.connect(self.jumped)
        inner = QWidget()
        column(result, self.sheet, None, space=2, parent=inner)
        self._box.addWidget(Scroll(inner))
