"""Trying a plan out: against whom, how often, and whether it helps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QProgressBar, QSizePolicy, QWidget

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.engine import CornerMaker, corner_at, corner_words
from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, spacing, theme, typeface
from ringside_manager.gui.plans import corner_word, shipped
from ringside_manager.gui.plans.draft import PlanDraft
from ringside_manager.gui.plans.trial import (
    Answer,
    Ending,
    Errand,
    Matchup,
    Question,
    Result,
    Share,
    Trial,
    gain,
    judgement,
    result,
    with_error,
)
from ringside_manager.gui.widgets import (
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
    set_tip,
)
from ringside_manager.gui.widgets.fields import Choice, ShareBar
from ringside_manager.gui.widgets.texts import Spoken, show_text
from ringside_manager.language import tr

# The result of many bouts as bars with their error, and the rounds they ended in


class RoundBars(Spoken, QWidget):
    """In which round the bouts ended, as a bar for each round."""

    told_as = QAccessible.Role.Chart

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rounds: tuple[Share, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(260), px(96))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(200), px(96))

    def show_rounds(self, rounds: tuple[Share, ...]) -> None:
        self._rounds = rounds
        lines = (
            tr("round {n}: {share} %").format(n=number, share=part.percent)
            for number, part in enumerate(rounds, 1)
            if part.count
        )
        said = "; ".join(lines)
        self.setAccessibleName(tr("Bouts by the round they ended in"))
        self.setAccessibleDescription(said)
        set_tip(self, said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._rounds:
            return
        painter, colours = QPainter(self), theme()
        painter.setFont(typeface(0.8))
        label = painter.fontMetrics().height()
        high = max((part.share for part in self._rounds), default=0.0) or 1.0
        step, room = self.width() / len(self._rounds), self.height() - 2 * label - px(4)
        for place, part in enumerate(self._rounds):
            left, tall = place * step, part.share / high * room
            bar = QRectF(left + step * 0.15, label + room - tall, step * 0.7, max(tall, 1.0))
            painter.fillRect(bar, QColor(colours.accent if part.count else colours.line))
            self._write(
                painter, QRectF(left, self.height() - label, step, label), str(place + 1), colours.muted
            )
            if part.percent:
                above = QRectF(left - step, bar.top() - label, 3 * step, label)
                self._write(painter, above, str(part.percent), colours.text)

    @staticmethod
    def _write(painter: QPainter, room: QRectF, text: str, colour: str) -> None:
        painter.setPen(QColor(colour))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


class ResultView(Panel):
    """Who won how often and how, and in which round it ended; ``texts`` are its lines."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.waiting = note(tr("Nothing has been fought yet."))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(spacing(2))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(1, 1)
        self.rounds = RoundBars()
        self.rounds_title = plain_label(tr("Ended in round (per cent)"), tone="muted", size=0.9)
        self.sure = note()
        self.texts: list[tuple[str, str]] = []
        self.body.addWidget(self.waiting)
        self.body.addLayout(self._grid)
        for widget in (self.rounds_title, self.rounds, self.sure):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.show_result(None, ("", ""), RED)

    def show_result(self, result: Result | None, names: tuple[str, str], corner: Corner) -> None:
        """Show what bouts came to; ``names`` are his in ``corner``, then the other's."""
        self.waiting.setVisible(result is None)
        for widget in (self.rounds, self.rounds_title, self.sure):
            widget.setVisible(result is not None)
        clear_layout(self._grid)
        self.texts = []
        if result is None:
            return
        colours = ("red", "blue") if corner is RED else ("blue", "red")
        self._side(names[0], result.won, colours[0])
        self._endings(result.won_by, colours[0])
        self._line(tr("Draw"), result.drawn, "muted", large=True)
        self._side(names[1], result.lost, colours[1])
        self._endings(result.lost_by, colours[1])
        self.rounds.show_rounds(result.rounds)
        self.sure.setText(tr("From {bouts} bouts.").format(bouts=words.number(result.bouts)))

    def _side(self, name: str, part: Share, colour: str) -> None:
        self._line(tr("{name} wins").format(name=name), part, colour, large=True)

    def _endings(self, endings: Sequence[Ending], colour: str) -> None:
        for method, part in endings:
            self._line(tr("by {method}").format(method=words.method(method)), part, colour, large=False)

    def _line(self, text: str, part: Share, colour: str, *, large: bool) -> None:
        line, told = self._grid.rowCount(), with_error(part)
        self.texts.append((text, told))
        tone = "" if large else "muted"
        name = plain_label(text, tone=tone if large else "muted", wrap=True)
        if not large:
            name.setIndent(px(12))
        bar = ShareBar(colour)
        bar.show_share(part.share, part.error)
        figure = plain_label(told, tone=tone)
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        bar.setAccessibleName(f"{text}: {told}")
        for place, widget in enumerate((name, bar, figure)):
            self._grid.addWidget(widget, line, place)


COUNTS = (200, 1000, 4000, 10_000)


class TrialPanel(QWidget):
    """Fights the plan on the draft many times, with it and without it; ``done`` tells that the bouts are over."""

    done = Signal()

    def __init__(
        self, draft: PlanDraft, matchup: Matchup, errand: Errand | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._draft = draft
        self._matchup = matchup
        self._answer: Answer | None = None
        self._errand = errand or Errand()
        self.trial = Trial(self._errand.executors, self)
        self.other = Choice(tr("Who leads the opponent's corner"), self._corners())
        self.other.show_value(self._errand.corner, corner_word(self._errand.corner))
        self.count = Choice(
            tr("How many bouts"), [(tr("{n} bouts").format(n=words.number(n)), n) for n in COUNTS]
        )
        self.count.show_value(COUNTS[1])
        self.go = button(tr("Fight them"), self.begin, kind="primary", picture="bell")
        self.halt = button(tr("Stop"), self.trial.stop)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("How many of the bouts have been fought"))
        self.said = plain_label(wrap=True, size=1.15)
        self.stale = note()
        self.planned, self.without = (
            ResultView(tr("With the plan")),
            ResultView(tr("Without it: {corner}").format(corner=corner_word(self._errand.corner))),
        )
        self._lay_out()
        self.trial.answered.connect(self._show)
        self.trial.ended.connect(self._end)
        draft.changed.connect(self._judge)
        self._say("")
        self._idle(idle=True)
        self._judge()

    @property
    def answer(self) -> Answer | None:
        return self._answer

    @property
    def verdict(self) -> tuple[str, str]:
        """What the trial says of the plan as it stands, with its tone; two empty texts if it was not tried out."""
        answer, corner = self._answer, self._matchup.corner
        if answer is None or answer.question.plan != self._draft.plan:
            return "", ""
        both = answer.planned, answer.without
        return judgement(*both, corner), ("warn", "", "good")[1 + gain(*both, corner)[0]]

    def meet(self, matchup: Matchup) -> None:
        self._matchup = matchup
        self.stop()
        self._answer = None
        self._show_answer()
        self._judge()

    def begin(self) -> None:
        setup = self._matchup.setup
        if setup is None or not self._draft.is_sound or self.trial.is_running:
            return
        question = Question(
            setup,
            self._matchup.corner,
            self._draft.plan,
            self._other_corner(),
            self.count.currentData(),
            self._corner_at(self._errand.corner),
        )
        self._answer = None
        self._show_answer()
        self._idle(idle=False)
        self.bar.setRange(0, question.bouts)
        self.bar.setValue(0)
        self._say(tr("The first bouts are being fought…"))
        self.trial.ask(question)
        self.halt.setFocus()

    def stop(self) -> None:
        """Fight no more; what has been fought stays."""
        self.trial.stop()

    def _corners(self) -> list[tuple[str, object]]:
        info = self._draft.info
        found: list[tuple[str, object]] = [(corner_word(word), word) for word in reversed(corner_words(info))]
        for place, plan in enumerate(shipped(info.system)):
            found.append((tr("the plan “{name}”").format(name=plan.name), place))
        return found

    def _other_corner(self) -> CornerMaker:
        chosen, info = self.other.currentData(), self._draft.info
        if isinstance(chosen, int):
            return shipped(info.system)[chosen].controller
        return self._corner_at(str(chosen))

    def _corner_at(self, word: str) -> CornerMaker:
        corner = corner_at(word, self._draft.info)
        assert corner is not None, "only words of the system are offered"
        return corner

    def _show(self, answer: Answer) -> None:
        self._answer = answer
        self.bar.setValue(answer.planned.bouts)
        self._show_answer()
        self._judge()

    def _show_answer(self) -> None:
        answer, corner = self._answer, self._matchup.corner
        names = self._matchup.own, self._matchup.other
        pair: tuple[Result | None, Result | None] = None, None
        if answer is not None:  # both with the same lines, so that they can be compared
            ours, theirs = answer.planned, answer.without
            pair = result(ours, corner, theirs), result(theirs, corner, ours)
        for view, shown in zip((self.planned, self.without), pair, strict=True):
            view.show_result(shown, names, corner)
        self._say("" if answer is None else judgement(answer.planned, answer.without, corner))

    def _say(self, text: str) -> None:
        show_text(self.said, text)

    def _end(self, error: RingsideError | None) -> None:
        had_keyboard = self.halt.hasFocus()
        self._idle(idle=True)
        if error is not None:
            self._say(error_text(error).whole)
        elif self._answer is None:
            self._say(tr("Stopped."))
        if had_keyboard:
            self.go.setFocus()
        self._judge()
        self.done.emit()

    def _idle(self, *, idle: bool) -> None:
        for widget in (self.other, self.count):
            widget.setEnabled(idle)
        self.go.setVisible(idle)
        self.halt.setVisible(not idle)
        self.bar.setVisible(not idle)

    def _judge(self) -> None:
        """Whether it can be tried, and whether what is shown is about another plan."""
        reason = ""
        if self._matchup.setup is None:
            reason = tr("Choose an opponent first.")
        elif not self._draft.is_sound:
            reason = tr("The plan has a fault; it is told beside its rule.")
        elif self._answer is not None and self._answer.question.plan != self._draft.plan:
            reason = tr("The plan has been changed since; fight again to see what that does.")
        show_text(self.stale, reason)
        self.go.setEnabled(self._matchup.setup is not None and self._draft.is_sound)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks any more when the window has gone; behind another tab the bouts go on."""
        if not self.window().isVisible():
            self.stop()
        super().hideEvent(event)

    def _lay_out(self) -> None:
        explained = note(
            tr(
                "The same dice decide both columns. ± says how far the truth may lie from a figure, 19 times of 20."
            )
        )
        against = plain_label(tr("Against"))
        against.setBuddy(self.other)
        asked = row(against, (self.other, 2), (self.count, 1), self.go, self.halt, space=2)
        both = row(self.planned, self.without, space=3)
        both.setDirection(QBoxLayout.Direction.LeftToRight)
        for place in range(2):
            both.setStretch(place, 1)
        inside = QWidget()
        column(self.said, self.stale, both, explained, None, space=2, margins=(0, 0, 2, 0), parent=inside)
        column(asked, self.bar, (Scroll(inside), 1), space=2, margins=(0, 3, 0, 0), parent=self)
