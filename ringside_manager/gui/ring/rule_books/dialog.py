"""The window in which every rule book judges one pairing or one card."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QDialog, QProgressBar, QWidget

from ringside_manager.bout.engine import Setup
from ringside_manager.campaign.books import Books
from ringside_manager.errors import RingsideError
from ringside_manager.gui.look import set_margins, size_window
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.ring.rule_books.asking import Asking
from ringside_manager.gui.ring.rule_books.views import AlikePanel, CardGrid, SystemPanel
from ringside_manager.gui.ring.rule_books.wish import Wish
from ringside_manager.gui.ring.rule_books.work import (
    Comparison,
    Executors,
    Question,
    Verdict,
    complete,
    processes,
)
from ringside_manager.gui.widgets import (
    Heading,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
)
from ringside_manager.gui.widgets.texts import show_if
from ringside_manager.language import tr
from ringside_manager.odds.rule_books import most_alike


class RuleBooksDialog(QDialog):
    """Asks what is to be judged, fights it in the background, tells what each system makes of it.

    ``watch`` carries the ``BoutRecord`` of a typical bout somebody wants to see.
    """

    watch = Signal(object)

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        books: Books | None = None,
        wish: Wish | None = None,
        executors: Executors = processes,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Under every rule book"))
        self.comparison = Comparison(executors, self)
        self.asking = Asking(books, wish)
        self.question: Question | None = None
        self.verdicts: list[Verdict] = []
        self.panels: list[SystemPanel] = []
        self.shown = 0
        """The place of the pairing whose judgements are told in full."""
        self._make_parts()
        self._lay_out()
        self.asking.changed.connect(self._judge)
        self.comparison.judged.connect(self._take)
        self.comparison.progressed.connect(self._on_progress)
        self.comparison.ended.connect(self._on_ended)
        self._idle(idle=True)
        self._judge()

    # parts ---------------------------------------------------------------------------------------------

    def _make_parts(self) -> None:
        self.go = button(tr("Fight them"), self.begin, kind="primary", picture="bell")
        self.halt = button(tr("Stop"), self.comparison.stop)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("How many of the bouts have been fought"))
        self.problem = plain_label(wrap=True, tone="bad")
        self.card = Panel(tr("At a glance"))
        self.grid = CardGrid()
        self.grid.chosen.connect(self.show_pairing)
        self.card.body.addWidget(self.grid)
        self.card.body.addWidget(
            note(tr("Of a hundred bouts so many are won by the red and by the blue corner."))
        )
        self.heading = Heading("", 2)
        self.alike = AlikePanel()
        self.told = note(
            tr(
                "Choose two fighters or a card. Each bout system fights it many times; ± says how far the truth may "
                "lie from a share, 19 times of 20."
            )
        )
        self._systems = column(space=3)

    def _lay_out(self) -> None:
        acts = row(self.bar, None, self.halt, self.go, space=3)
        inside = QWidget()
        inner = column(
            self.told, self.card, self.heading, self._systems, self.alike, None, space=3, parent=inside
        )
        set_margins(inner, 0, 0, 2, 0)
        foot = row(None, button(tr("Close"), self.close))
        box = column(self.asking, acts, self.problem, Scroll(inside), foot, space=3, parent=self)
        box.setStretch(3, 1)
        set_margins(box, 4)
        size_window(self, 980, 740)
        for part in (self.card, self.alike, self.heading):
            part.hide()

    # working -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Fight what is asked."""
        if self.comparison.is_running or self.asking.message:
            return
        try:
            question = self.asking.question()
        except RingsideError as refused:
            self._say(error_text(refused).whole)
            return
        self.question, self.verdicts = question, []
        names = [names_of(setups) for setups in question.pairings]
        self.grid.show_card(names, [engine.info.title for engine in self.asking.engines])
        for part, seen in ((self.card, True), (self.alike, False), (self.told, False)):
            part.setVisible(seen)
        self.show_pairing(0)
        self.bar.setRange(0, question.total)
        self.bar.setValue(0)
        self._idle(idle=False)
        self._say("")
        self.comparison.ask(question)
        self.halt.setFocus()

    def show_pairing(self, place: int) -> None:
        """Tell one pairing in full, as far as it has been judged."""
        assert self.question is not None
        self.shown = place
        names = names_of(self.question.pairings[place])
        self.heading.setText(tr("{red} against {blue}").format(red=names[0], blue=names[1]))
        self.heading.show()
        clear_layout(self._systems)
        self.panels = [SystemPanel(engine.info, names) for engine in self.asking.engines]
        for panel in self.panels:
            panel.watch.connect(self._watch)
            self._systems.addWidget(panel)
        for verdict in self.verdicts:
            if verdict.pairing == place:
                self.panels[verdict.system].show_verdict(verdict)
        if not self.comparison.is_running and self.verdicts:
            self._rest()

    def _take(self, verdict: Verdict) -> None:
        self.verdicts.append(verdict)
        assert self.question is not None
        self.grid.show_verdict(verdict)
        if verdict.pairing == self.shown:
            self.panels[verdict.system].show_verdict(verdict)
        judged = complete(self.verdicts, len(self.asking.engines))
        if judged:
            titles = {engine.info.system: engine.info.title for engine in self.asking.engines}
            self.alike.show_ranking(most_alike(judged), titles.__getitem__)
        show_if(self.alike, bool(judged) and len(self.asking.engines) > 1)

    def _on_progress(self, done: int, total: int) -> None:
        self.bar.setMaximum(total)
        self.bar.setValue(done)

    def _on_ended(self, error: RingsideError | None) -> None:
        self._idle(idle=True)
        self._rest()
        self._say("" if error is None else error_text(error).whole)
        self.go.setFocus()

    def _rest(self) -> None:
        for panel in self.panels:
            panel.rest()

    def _watch(self, verdict: Verdict) -> None:
        self.watch.emit(verdict.record())

    def _idle(self, *, idle: bool) -> None:
        self.asking.setEnabled(idle)
        self.go.setVisible(idle)
        self.halt.setVisible(not idle)
        self.bar.setVisible(not idle)

    def _judge(self) -> None:
        message = self.asking.message
        self._say(message)
        self.go.setEnabled(not message)

    def _say(self, text: str) -> None:
        self.problem.setText(text)
        show_if(self.problem, bool(text))

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks any more."""
        self.comparison.stop()
        super().hideEvent(event)

    def done(self, result: int) -> None:
        """End the work, however the window is left: nobody waits for the rest."""
        self.comparison.close()
        super().done(result)


def names_of(setups: tuple[Setup, ...]) -> tuple[str, str]:
    """The names of red and blue."""
    setup = setups[0]
    red, blue = (str(setup.engine.card_data(card)["name"]) for card in (setup.red, setup.blue))
    return red, blue
