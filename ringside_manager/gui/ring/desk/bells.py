"""What the desk shows at a bell: what a corner is told between two rounds, openly or behind the curtain, and after the last the end of the bout."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QPushButton, QSizePolicy, QWidget

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import RoundScored
from ringside_manager.bout.outcome import Outcome
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.plans import round_words, shipped
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.desk.entry import DeskPanel, Spoken, Wanted
from ringside_manager.gui.ring.desk.panels import Cards, OptionCard, digit_of, key_of
from ringside_manager.gui.ring.desk.questions import corner_word, letter, person
from ringside_manager.gui.ring.desk.secrets import LEFT_HAND, RIGHT_HAND, hand
from ringside_manager.gui.ring.timeline import Course, totals
from ringside_manager.gui.ring.watching import decisive_moments, result_text
from ringside_manager.gui.tape import Pair, TapeRows, punch_pairs
from ringside_manager.gui.widgets import (
    Badge,
    Heading,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    row,
    set_tip,
)
from ringside_manager.gui.widgets.frames import Flow
from ringside_manager.gui.widgets.texts import LineLabel, SizedLabel, show_if
from ringside_manager.language import tr
from ringside_manager.office.facts.replays import rounds_of
from ringside_manager.plans import Plan
from ringside_manager.plans.files import plan_text
from ringside_manager.play import Seat, Sitter

# What there is to choose from

Told = Seat | None
"""An instruction: a plan to follow, or ``None`` for the corner's own judgement."""


def seat_of(plan: Plan) -> Seat:
    """Who follows a plan in place of a person."""
    return Seat(Sitter.PLAN, plan.name, "", plan_text(plan))


def instructions(match: LiveBout) -> tuple[tuple[Told, str, str], ...]:
    """What can be said between two rounds of a bout: each instruction with its name and what it means."""
    own = (None, tr("As the corner sees fit"), tr("The program at its best decides."))
    return own, *((seat_of(plan), plan.name, plan.note) for plan in round_words(match.setup))


def instruction_name(told: Told) -> str:
    """An instruction by its name."""
    return tr("As the corner sees fit") if told is None or told.sitter is not Sitter.PLAN else told.name


def coming_round(match: LiveBout) -> int:
    """The round an instruction is for: the one that goes on, or the next once its bell has rung."""
    assert match.contest is not None
    bout = match.contest.bout
    number = bout.scene.round
    rung = any(isinstance(event, RoundScored) and event.round == number for event in bout.events)
    return max(1, number + rung)


# One corner is told

_ROOMY = 250
"""From so many pixels at normal size in height on it is said what an instruction means."""


class BellPanel(DeskPanel):
    """Asks what one corner is told for a round; ``given`` carries the instruction by the corner, ``left`` the corner whose
    person decides everything again.

    ``before`` is what it was told last; ``hidden`` keeps what is typed from somebody else in the room.
    """

    given = Signal(object)
    left = Signal(object)
    repeated = Signal()

    def __init__(
        self, match: LiveBout, corner: Corner, before: Told = None, *, first: bool, hidden: bool = False
    ) -> None:
        shape = tr("Round {round}: what do you tell {name}?")
        super().__init__(shape.format(round=coming_round(match), name=match.name(corner)), corner)
        self._side, self._hidden, self._before = corner, hidden, before
        self._choices = instructions(match)
        self.cards = Cards(
            [
                OptionCard(key_of(place), name, (tr("As before. {text}").format(text=text) if self._was(told, first=first) else text,))
                for place, (told, name, text) in enumerate(self._choices)
            ]
        )  # fmt: skip
        self.cards.chosen.connect(self.typed)
        self.entered = self.repeated
        self.repeated.connect(self._repeat)
        self._said = LineLabel(
            tr("He boxes by it to the next bell and asks again. Every decision counts as yours."), "muted"
        )
        holder, flow = QWidget(), Flow(2)
        holder.setLayout(flow)
        for part in self._foot(match, first=first):
            flow.addWidget(part)
        column(self._said, (self.cards, 1), holder, space=1, parent=self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is room for little the choices have it."""
        super().resizeEvent(event)
        show_if(self._said, event.size().height() >= px(_ROOMY))

    def _was(self, told: Told, *, first: bool) -> bool:
        return not first and instruction_name(told) == instruction_name(self._before)

    def _foot(self, match: LiveBout, *, first: bool) -> Sequence[QWidget]:
        """The same again, a whole fight plan, and the way back to deciding."""
        shape = tr("Go on: {name}") if first else tr("As before: {name}")
        self.again = button(
            shape.format(name=instruction_name(self._before)), self._repeat, kind="primary", picture="bell"
        )
        set_tip(self.again, tr("Enter"))
        self.plans = QComboBox()
        self.plans.addItem(tr("By a fight plan…"), None)
        for plan in shipped(match.setup.engine.info.system):
            self.plans.addItem(plan.name, seat_of(plan))
            self.plans.setItemData(self.plans.count() - 1, plan.note, Qt.ItemDataRole.ToolTipRole)
        self.plans.setAccessibleName(tr("Tell him to follow a fight plan"))
        self.plans.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.plans.setMinimumContentsLength(9)
        self.plans.activated.connect(self._on_plan)
        show_if(self.plans, self.plans.count() > 1)
        self.leave = _leaving(partial(self.left.emit, self._side))
        return self.again, self.plans, self.leave

    @property
    def wanted(self) -> Wanted:
        choices = tuple(Spoken(name, (name, *name.split())) for _, name, _ in self._choices)
        return Wanted(tr("Type what you tell him"), choices, secret=self._hidden)

    def typed(self, place: int) -> None:
        self.given.emit({self._side: self._choices[place][0]})

    def takes(self, event: QKeyEvent) -> bool:
        return digit_of(event, len(self._choices)) is not None

    def press(self, event: QKeyEvent) -> bool:
        place = digit_of(event, len(self._choices))
        if place is None:
            return super().press(event)
        self.typed(place)
        return True

    def _repeat(self) -> None:
        self.given.emit({self._side: self._before})

    def _on_plan(self, at: int) -> None:
        seat = self.plans.itemData(at)
        if isinstance(seat, Seat):
            self.given.emit({self._side: seat})


def _leaving(act: Callable[[], object]) -> QPushButton:
    made = button(tr("Decide myself"), act, picture="person")
    set_tip(made, tr("The corner asks you for every decision again"))
    return made


# Several at once, each with keys of his own that say nothing to whoever looks on


class HiddenLines(QWidget):
    """What one person may choose, a key before each line; it shows whether he has chosen, never what.

    Nothing of it can be pressed but ``below``.
    """

    def __init__(self, match: LiveBout, corner: Corner, heading: str, below: QWidget | None = None) -> None:
        super().__init__()
        self._letters = LEFT_HAND if corner is CORNERS[0] else RIGHT_HAND
        badge = Badge(letter(corner), corner.value)
        badge.setAccessibleName(corner_word(corner))
        self.title = SizedLabel(heading, 1.0, QFont.Weight.DemiBold)
        self.title.setWordWrap(True)
        self.state = LineLabel(tone="muted")
        self.lines: list[LineLabel] = []
        self._box = column(space=0)
        self.setAccessibleName(heading)
        foot = () if below is None else (row(below, None),)
        column(
            row(badge, (self.title, 1), (self.state, 1), space=2),
            self._box,
            *foot,
            None,
            space=1,
            parent=self,
        )

    def offer(self, names: Sequence[str]) -> None:
        """Show what may be chosen now."""
        while len(self.lines) < len(names):
            self.lines.append(LineLabel())
            self._box.addWidget(self.lines[-1])
        for place, line in enumerate(self.lines):
            show_if(line, place < len(names))
            if place < len(names):
                shape = tr("{key}   {choice}")
                line.show_whole(shape.format(key=self._letters[place : place + 1], choice=names[place]))

    def say(self, state: str) -> None:
        self.state.show_whole(state)


class HandsPanel(DeskPanel):
    """Both people choose at once, red with the left hand's keys, blue with the right hand's."""

    def __init__(self, match: LiveBout, corners: Sequence[Corner], question: str) -> None:
        super().__init__(question, None if len(corners) > 1 else corners[0])
        shape = tr("{boxer} ({person})")
        self.sides = {}
        for corner in corners:
            heading = shape.format(boxer=match.name(corner), person=person(match, corner))
            self.sides[corner] = HiddenLines(match, corner, heading, self.below(corner))
        beside = row(*((side, 1) for side in self.sides.values()), space=4)
        self._box = column((beside, 1), space=1, parent=self)

    def below(self, corner: Corner) -> QWidget | None:
        """What stands below the lines of a corner; nothing by default."""
        return None

    @property
    def no_hint(self) -> str | None:
        return tr("No advice while both look: the other would read it.")

    def takes(self, event: QKeyEvent) -> bool:
        meant = hand(event)
        return meant is not None and meant[0] in self.sides

    def press(self, event: QKeyEvent) -> bool:
        """A key of either hand; which one is not shown."""
        meant = hand(event)
        if meant is None or meant[0] not in self.sides:
            return False
        self.pick(*meant)
        return True

    def pick(self, corner: Corner, place: int) -> None:
        """Take what a hand chose; a place where nothing stands is nothing."""
        raise NotImplementedError  # pragma: no cover


class BellsPanel(HandsPanel):
    """Several corners are told at once; ``given`` carries every instruction once all are given, ``left`` as in ``BellPanel``."""

    given = Signal(object)
    left = Signal(object)

    def __init__(self, match: LiveBout, corners: Sequence[Corner]) -> None:
        shape = tr("Round {round}: each tells his corner, with keys of his own.")
        super().__init__(match, corners, shape.format(round=coming_round(match)))
        self._choices = instructions(match)
        self._told: dict[Corner, Told] = {}
        for side in self.sides.values():
            side.offer([name for _, name, _ in self._choices])
        self._tell()

    def below(self, corner: Corner) -> QWidget:
        return _leaving(partial(self.left.emit, corner))

    def pick(self, corner: Corner, place: int) -> None:
        if place < len(self._choices):
            self._told[corner] = self._choices[place][0]
            self._tell()
            if len(self._told) == len(self.sides):
                self.given.emit(dict(self._told))

    def _tell(self) -> None:
        for corner, side in self.sides.items():
            side.say(tr("✓ chosen") if corner in self._told else tr("not chosen yet"))


_LEAD = 3
"""Events shown before a moment somebody goes to."""


# The sheet of a bout that is over: cards, moments, figures, what it brings


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
        for place, told in decisive_moments(match, outcome, course):
            see = partial(self.jumped.emit, max(0, place - _LEAD))
            made = button(told, see, kind="line", picture="play")
            made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            set_tip(made, told)
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


# The panel with it, and where to go from there


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
