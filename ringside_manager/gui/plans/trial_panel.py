"""Trying a plan out: against whom, how often, and whether it helps."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QBoxLayout, QProgressBar, QWidget

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.drive import CornerMaker, corner_at, corner_words
from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.look import set_margins
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.plans.desk import PlanDesk
from ringside_manager.gui.plans.errand import Errand
from ringside_manager.gui.plans.matchup import Matchup
from ringside_manager.gui.plans.small import Choice
from ringside_manager.gui.plans.trial import Answer, Question, Trial
from ringside_manager.gui.plans.trial_facts import Result, gain, judgement, result
from ringside_manager.gui.plans.trial_view import ResultView
from ringside_manager.gui.plans.words import corner_word, shipped
from ringside_manager.gui.widgets import Scroll, button, column, note, plain_label, row
from ringside_manager.language import tr
from ringside_manager.odds import Odds

COUNTS = (200, 1000, 4000, 10_000)


class TrialPanel(QWidget):
    """Fights the plan on the desk many times, with it and without it; ``done`` tells that the bouts are over."""

    done = Signal()

    def __init__(
        self,
        desk: PlanDesk,
        matchup: Matchup,
        errand: Errand | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
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
        desk.changed.connect(self._judge)
        self._say("")
        self._idle(idle=True)
        self._judge()

    @property
    def answer(self) -> Answer | None:
        """What came of the latest trial so far."""
        return self._answer

    @property
    def verdict(self) -> tuple[str, str]:
        """What the trial says of the plan as it stands, with its tone; two empty texts if it was not tried out."""
        answer, corner = self._answer, self._matchup.corner
        if answer is None or answer.question.plan != self._desk.plan:
            return "", ""
        tones = ("warn", "", "good")
        return judgement(answer.planned, answer.without, corner), tones[
            1 + gain(answer.planned, answer.without, corner)[0]
        ]

    def meet(self, matchup: Matchup) -> None:
        """Another opponent."""
        self._matchup = matchup
        self.stop()
        self._answer = None
        self._show_answer()
        self._judge()

    def begin(self) -> None:
        """Fight the plan as it stands now."""
        setup = self._matchup.setup
        if setup is None or not self._desk.is_sound or self.trial.is_running:
            return
        question = Question(
            setup,
            self._matchup.corner,
            self._desk.plan,
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
        info = self._desk.info
        found: list[tuple[str, object]] = [(corner_word(word), word) for word in reversed(corner_words(info))]
        for place, plan in enumerate(shipped(info.system)):
            found.append((tr("the plan “{name}”").format(name=plan.name), place))
        return found

    def _other_corner(self) -> CornerMaker:
        chosen, info = self.other.currentData(), self._desk.info
        return (
            shipped(info.system)[chosen].controller
            if isinstance(chosen, int)
            else self._corner_at(str(chosen))
        )

    def _corner_at(self, word: str) -> CornerMaker:
        corner = corner_at(word, self._desk.info)
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
        pair = (None, None) if answer is None else _pair(answer.planned, answer.without, corner)
        for view, shown in zip((self.planned, self.without), pair, strict=True):
            view.show_result(shown, names, corner)
        self._say("" if answer is None else judgement(answer.planned, answer.without, corner))

    def _say(self, text: str) -> None:
        self.said.setText(text)
        self.said.setVisible(bool(text))

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
        elif not self._desk.is_sound:
            reason = tr("The plan has a fault; it is told beside its rule.")
        elif self._answer is not None and self._answer.question.plan != self._desk.plan:
            reason = tr("The plan has been changed since; fight again to see what that does.")
        self.stale.setText(reason)
        self.stale.setVisible(bool(reason))
        self.go.setEnabled(self._matchup.setup is not None and self._desk.is_sound)

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
        asked = row(against, self.other, self.count, self.go, self.halt, space=2)
        asked.setStretch(1, 2)
        asked.setStretch(2, 1)
        both = row(self.planned, self.without, space=3)
        both.setDirection(QBoxLayout.Direction.LeftToRight)
        for place in range(2):
            both.setStretch(place, 1)
        inside = QWidget()
        box = column(self.said, self.stale, both, explained, None, space=2, parent=inside)
        set_margins(box, 0, 0, 2, 0)
        outer = column(asked, self.bar, Scroll(inside), space=2, parent=self)
        outer.setStretch(2, 1)
        set_margins(outer, 0, 3, 0, 0)


def _pair(planned: Odds, without: Odds, corner: Corner) -> tuple[Result, Result]:
    """Both results with the same lines, so that they can be compared."""
    return result(planned, corner, without), result(without, corner, planned)
