"""The review of a bout: worked out in the background, shown as far as it has come, as rows and sentences for people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QProgressBar, QTabWidget, QWidget

from ringside_manager.bout.corner import RED
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.record import BoutRecord
from ringside_manager.commentary import Line, narrate
from ringside_manager.errors import RingsideError
from ringside_manager.gui.board import Names
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import size_window
from ringside_manager.gui.operation import Background, Job, processes
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.curves import CurveView
from ringside_manager.gui.ring.watching import clock_cell, clock_head
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Dialog, Heading, Scroll, button, column, note, plain_label, row
from ringside_manager.language import LANGUAGE, tr

if TYPE_CHECKING:
    from ringside_manager.odds.review import Curve, Decision, Effort, Review, Swing


# What a review says, as rows and sentences


POINTS = 100
TOLD = 0.05
"""Less than this, in points, is nothing: it is shown as 0.0."""


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """A decision of a boxer: what was to be chosen, what was, and what was better (empty if nothing was)."""

    number: int
    found: Decision
    name: str
    asked: str
    chosen: str
    better: str


@dataclass(frozen=True, slots=True)
class SwingRow:
    """A turn of the bout, and what was said of it."""

    number: int
    found: Swing
    told: str


def decision_rows(names: tuple[str, str], found: Sequence[Decision], words: Names) -> tuple[DecisionRow, ...]:
    """The decisions, the dearest first, as a table shows them."""
    return tuple(
        DecisionRow(
            number,
            one,
            names[one.corner.index],
            words.asked_for(one.kind),
            words.option(one.kind, one.options[one.chosen]),
            words.option(one.kind, one.options[one.best]) if POINTS * one.cost >= TOLD else "",
        )
        for number, one in enumerate(sorted(found, key=lambda one: (not one.is_clear, -one.cost)), 1)
    )


def swing_rows(found: Sequence[Swing], lines: Sequence[Line]) -> tuple[SwingRow, ...]:
    """The swings named, with the commentary of what happened in them."""
    return tuple(SwingRow(number, swing, _told(swing, lines)) for number, swing in enumerate(found, 1))


def _told(swing: Swing, lines: Sequence[Line]) -> str:
    """The commentary of a swing; a line belongs where the last event it tells belongs.

    Where no line ends in the swing, it is the next that tells of it among other things.
    """
    inside = [line.text for line in lines if swing.event_from <= line.event < swing.event_to]
    return " ".join(inside or [line.text for line in lines if line.event >= swing.event_to][:1])


@dataclass(frozen=True, slots=True)
class Balance:
    """A review in whole tenths of a point, as shown; every figure is what happened to red's chance.

    ``start`` + ``decisions`` of red and blue + ``given_up`` of both + ``luck`` = ``end``, to the last tenth.
    ``errors`` belong to the decisions, ``error`` to what both together leave to luck.
    """

    start: int
    decisions: tuple[int, int]
    errors: tuple[int, int]
    given_up: tuple[int, int]
    luck: int
    end: int

    @property
    def error(self) -> int:
        """How far off the decisions of both together may be, and with them the luck."""
        return sum(self.errors)


def balanced(found: Review) -> Balance:
    """The figures of a review; what rounding leaves over goes to luck, which is what nothing else explains."""
    cost, given_up = found.cost, found.given_up
    parts = (found.start, found.end, -cost[0], cost[1], -given_up[0], given_up[1])
    start, end, red, blue, resigned, won = (round(10 * POINTS * part) for part in parts)
    errors = (
        round(10 * shown_error(POINTS * found.error[0])),
        round(10 * shown_error(POINTS * found.error[1])),
    )
    luck = end - start - red - blue - resigned - won
    return Balance(start, (red, blue), errors, (resigned, won), luck, end)


def balance(names: tuple[str, str], found: Review) -> tuple[tuple[str, str, str], ...]:
    """Rows of what, red, blue, each column adding up from the first bell to the end."""
    one = balanced(found)
    rows = [(tr("Chance at the first bell"), _percent(one.start), _percent(10 * POINTS - one.start))]
    for name, change, error in zip(names, one.decisions, one.errors, strict=True):
        rows.append((tr("Decisions of {name}").format(name=name), *_both(change, error)))
    if any(one.given_up):
        rows.append((tr("Giving up"), *_both(sum(one.given_up), 0)))
    rows.append((tr("Luck of dice and guesses"), *_both(one.luck, one.error)))
    rows.append((tr("At the end"), _percent(one.end), _percent(10 * POINTS - one.end)))
    return tuple(rows)


def verdict(names: tuple[str, str], found: Review) -> str:
    """The bout in two sentences: who decided better, whom the dice liked, as far as it is beyond the error."""
    one = balanced(found)
    gap = sum(one.decisions) + sum(one.given_up)
    better, worse = names if gap > 0 else names[::-1]
    if abs(gap) <= one.error:
        first = tr("Both corners decided about equally well.")
    else:
        first = tr("The corner of {better} gave away {points} points less than that of {worse}.").format(
            better=better, worse=worse, points=tenths(abs(gap) / 10)
        )
    if abs(one.luck) <= one.error:
        second = tr("Dice and guesses were about equally kind to both.")
    else:
        second = tr("Dice and guesses were kinder to {name}, by {points} points.").format(
            name=names[0] if one.luck > 0 else names[1], points=tenths(abs(one.luck) / 10)
        )
    return tr("{decisions} {luck}").format(decisions=first, luck=second)


def shown_error(standard: float) -> float:
    """The error shown beside a figure: twice the standard error."""
    return 2 * standard


def tenths(points: float) -> str:
    """Points with one decimal."""
    return QLocale().toString(points, "f", 1)


def luck_word(row: SwingRow, names: tuple[str, str]) -> str:
    """Whom the dice of a turn helped, and by how much."""
    luck = POINTS * row.found.luck
    name = names[RED.index] if luck > 0 else names[1]
    return tr("{name} +{points}").format(name=name, points=tenths(abs(luck)))


def _percent(tenth: int) -> str:
    return tr("{number} %").format(number=tenths(tenth / 10))


def _both(change: int, error: int) -> tuple[str, str]:
    """What one thing did to red's chance, and so to blue's."""
    red, blue = (_signed(part / 10) for part in (change, -change))
    if not error:
        return red, blue
    margin = tenths(error / 10)
    told = tr("{points} ± {error}")
    return told.format(points=red, error=margin), told.format(points=blue, error=margin)


def _signed(points: float) -> str:
    shown = tenths(abs(points))
    if not points:
        return shown
    return tr("+{points}").format(points=shown) if points > 0 else tr("−{points}").format(points=shown)


# The dialog


SEED = 20
TURNS = 6
"""How many turns of the bout are told."""
Executors = Callable[[], Executor | None]
T = TypeVar("T")


class ReviewDialog(Dialog):
    """What a bout looked like from behind; ``jumped`` carries a place of its film."""

    jumped = Signal(int)

    def __init__(
        self,
        match: LiveBout,
        parent: QWidget | None = None,
        *,
        executors: Executors | None = None,
        effort: Effort | None = None,
    ) -> None:
        super().__init__(parent)
        assert match.finished is not None
        self._match, self._record = match, match.finished
        self._place = Workplace(executors or processes, effort)
        self._background = Background(self)
        self.review: Review | None = None
        self.setWindowTitle(
            tr("Review: {red} against {blue}").format(red=match.names[0], blue=match.names[1])
        )
        self._make_parts()
        self._lay_out()
        self._begin()

    def done(self, result: int) -> None:
        """End the work, however the window is left: nobody waits for the rest."""
        self._background.stop()
        super().done(result)

    # parts ---------------------------------------------------------------------------------------------

    def _make_parts(self) -> None:
        self.said = plain_label(wrap=True, size=1.1)
        self.curve = CurveView()
        self.curve.jumped.connect(self.jumped)
        self.balance = QWidget()
        self._waits = note(tr("What the decisions cost and what the dice gave will be shown here."))
        self._balance = column(self._waits, space=1, parent=self.balance)
        names, info = self._match.names, self._match.setup.engine.info
        self.decisions: Table[DecisionRow] = Table(
            "review decisions", decision_columns(info), lambda one: one.number,
            tr("The decisions have not been examined yet."),
        )  # fmt: skip
        self.swings: Table[SwingRow] = Table(
            "review swings",
            swing_columns(info, names),
            lambda one: one.number,
            tr("The turns appear when every decision has been examined."),
        )
        self.told = plain_label(wrap=True)
        self.told.setAccessibleName(tr("What happened"))
        self.swings.selected_changed.connect(lambda one: self.told.setText(one.told if one else ""))
        self.decisions.activated.connect(lambda one: self.jumped.emit(one.found.event))
        self.swings.activated.connect(lambda one: self.jumped.emit(one.found.event_to))
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("Progress"))
        self.bar.setRange(0, 0)
        self.stop = button(tr("Stop"), self._background.stop)
        self.how = note(
            tr(
                "Chances are those of a bout that goes on with the best corner of the program on both sides, learnt "
                "from many bouts of these two fought in the background. What is marked as sure cost more than its "
                "error; small costs are guesses one by one and add up above. A double click goes to the moment."
            )
        )

    def _lay_out(self) -> None:
        self.tabs = QTabWidget()
        turned = QWidget()
        column((self.swings, 1), self.told, space=2, parent=turned)
        self.tabs.addTab(turned, tr("Where it turned"))
        self.tabs.addTab(self.decisions, tr("Decisions"))
        top = row(space=4)
        top.addWidget(self.curve, 3)
        top.addWidget(self.balance, 2)
        foot = row(self.bar, self.stop, None, button(tr("Close"), self.close), space=3)
        inner = QWidget()
        heading = Heading(tr("How it went"))
        column(heading, self.said, (top, 2), (self.tabs, 3), self.how, space=3, parent=inner)
        column((Scroll(inner), 1), foot, space=3, margins=4, parent=self)
        size_window(self, 1000, 720)
        self.tabs.setFocus()

    # working -------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self.said.setText(tr("Fighting the bout again and again to find out what decided it…"))
        record, place = self._record, self._place
        self._run(lambda job: place.learn(record, job), self._take_curve)

    def _run(self, work: Callable[[Job], object], then: Callable[[Any], None]) -> None:
        operation = self._background.run(tr("Review"), work, then, self._cannot)
        self.bar.show()
        self.stop.show()
        operation.progressed.connect(self._on_progress)
        operation.finished.connect(self._on_finished)

    def _take_curve(self, curve: Curve) -> None:
        self.curve.show_curve(self._match.names, curve.points)
        self.said.setText(tr("Now every decision is examined…"))
        record, place = self._record, self._place
        self._run(lambda job: place.weigh(record, curve, job), self._take_review)

    def _take_review(self, found: Review) -> None:
        self.review = found
        names, turns = self._match.names, found.turning_points(TURNS)
        film = self._match.film
        lines = tuple(narrate(film.setup, self._match.seed, film.events, language=LANGUAGE.code))
        self.curve.show_curve(names, found.curve, turns)
        self.said.setText(verdict(names, found))
        self.swings.set_rows(swing_rows(turns, lines))
        if self.swings.shown_rows:
            self.swings.select(self.swings.shown_rows[0].number)
        self.decisions.say_when_empty(tr("In this bout the rules left the corners nothing to decide."))
        self.decisions.set_rows(decision_rows(names, found.decisions, self._match.window.names))
        self._show_balance(balance(names, found))

    def _show_balance(self, rows: tuple[tuple[str, str, str], ...]) -> None:
        from ringside_manager.gui.tape import SideBySide

        self._waits.hide()
        sides = SideBySide()
        figures = [
            (label, [part.replace(" ", "\N{NO-BREAK SPACE}") for part in both]) for label, *both in rows
        ]
        sides.show_rows(
            self._match.names, [(label, (red, None), (blue, None)) for label, (red, blue) in figures]
        )
        self._balance.addWidget(sides)
        self._balance.addStretch(1)

    def _on_progress(self, done: int, total: int) -> None:
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(done)

    def _on_finished(self) -> None:
        if self._background.running is None and self.review is None and self.stop.isEnabled():
            self.said.setText(tr("Stopped."))
        over = self._background.running is None
        self.bar.setVisible(not over)
        self.stop.setVisible(not over)

    def _cannot(self, error: RingsideError) -> None:
        self.said.setText(error_text(error).text)


def decision_columns(info: EngineInfo) -> tuple[Column[DecisionRow], ...]:
    """Where, who, what was done, what was better, and what it cost."""
    return (
        Column("cost", tr("Cost"), lambda one: one.found.cost, _cost, align="right", width=12, tip=tr("Points of the chance to win, with the error")),
        Column("sure", tr("Sure"), lambda one: one.found.is_clear, lambda one: tr("sure") if one.found.is_clear else "", width=8, tip=tr("This cost is more than chance can explain")),
        Column("round", tr("Round"), lambda one: one.found.round, align="right", width=7),
        Column("time", clock_head(info), lambda one: one.found.time, lambda one: clock_cell(info.clock, one.found.time), align="right", width=7),
        Column("name", tr("Whose decision"), lambda one: one.name, width=18),
        Column("asked", tr("Choice"), lambda one: one.asked, width=18),
        Column("chosen", tr("Chosen"), lambda one: one.chosen, width=16),
        Column("better", tr("Better"), lambda one: one.better, width=16),
    )  # fmt: skip


def swing_columns(info: EngineInfo, names: tuple[str, str]) -> tuple[Column[SwingRow], ...]:
    """Where the bout turned, how far, and whom the dice helped."""
    return (
        Column("number", tr("No."), lambda one: one.number, align="right", width=5),
        Column("round", tr("Round"), lambda one: one.found.round, align="right", width=7),
        Column("time", clock_head(info), lambda one: one.found.time, lambda one: clock_cell(info.clock, one.found.time), align="right", width=7),
        Column("change", tr("{red}'s chance").format(red=names[0]), lambda one: one.found.after - one.found.before, _change, width=16),
        Column("luck", tr("Luck"), lambda one: one.found.luck, lambda one: luck_word(one, names), width=20),
        Column("told", tr("What happened"), lambda one: one.told, tip=lambda one: one.told, width=60),
    )  # fmt: skip


def _cost(one: DecisionRow) -> str:
    cost, error = POINTS * one.found.cost, POINTS * one.found.error
    return tr("{cost} ± {error}").format(cost=tenths(cost), error=tenths(shown_error(error)))


def _change(one: SwingRow) -> str:
    return tr("{before} % → {after} %").format(
        before=round(POINTS * one.found.before), after=round(POINTS * one.found.after)
    )


@dataclass(frozen=True, slots=True)
class Workplace:
    """Where a review is worked out, and how much is played for it (``None``: as much as is usual)."""

    executors: Executors
    effort: Effort | None = None

    def learn(self, record: BoutRecord, job: Job) -> Curve:
        """The first stage, off the window's thread; errors as ``review_curve``."""
        from ringside_manager.odds.review import review_curve  # NumPy is slow to import

        return self._there(
            lambda executor: review_curve(
                record, seed=SEED, progress=job.progress, executor=executor, effort=self.effort, follows=True
            )
        )

    def weigh(self, record: BoutRecord, curve: Curve, job: Job) -> Review:
        """The second stage, off the window's thread; errors as ``review``."""
        from ringside_manager.odds.review import review

        return self._there(
            lambda executor: review(
                record, seed=SEED, curve=curve, progress=job.progress, executor=executor, effort=self.effort
            )
        )

    def _there(self, work: Callable[[Executor | None], T]) -> T:
        """Work in other processes; here, and slower, where there are none to be had."""
        try:
            return work(self.executors())
        except (BrokenExecutor, OSError):
            return work(None)
