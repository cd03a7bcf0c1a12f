"""The window in which every rule book judges one pairing or one card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QSizePolicy, QWidget

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.engine import EngineInfo, Setup
from ringside_manager.campaign.books import Books
from ringside_manager.commentary.results import result_line
from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, size_window, spacing
from ringside_manager.gui.matchmaker.chance import ChanceBar, ChanceView, percent
from ringside_manager.gui.operation import processes
from ringside_manager.gui.ring.judging import (
    Asking,
    Comparison,
    Executors,
    Question,
    Verdict,
    Wish,
    complete,
)
from ringside_manager.gui.widgets import (
    Dialog,
    Heading,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    link_button,
    note,
    plain_label,
    row,
    set_tip,
)
from ringside_manager.gui.widgets.texts import show_if, show_text
from ringside_manager.language import LANGUAGE, tr
from ringside_manager.odds import Odds
from ringside_manager.odds.rule_books import Alike, most_alike
from ringside_manager.office.facts.prospects import chances

# What one system makes of a pairing, and a card at a glance


class SystemPanel(Panel):
    """One system's judgement of a pairing; ``watch`` carries the ``Verdict`` whose typical bout is wanted."""

    watch = Signal(object)

    def __init__(self, info: EngineInfo, names: tuple[str, str]) -> None:
        super().__init__(info.title)
        self._info, self._names = info, names
        self.verdict: Verdict | None = None
        self.chances = ChanceView()
        self.chances.wait(names)
        self.figures = plain_label(wrap=True)
        self.story = plain_label(wrap=True)
        self.see = button(
            tr("Watch it"), self._watch, picture="eye",
            name=tr("Watch a typical bout under {system}").format(system=info.title),
        )  # fmt: skip
        self.see.setEnabled(False)
        foot = row((self.story, 1), self.see, space=3)
        foot.setAlignment(self.see, Qt.AlignmentFlag.AlignTop)
        for part in (self.chances, self.figures):
            self.body.addWidget(part)
        self.body.addLayout(foot)
        self.figures.hide()
        self.story.hide()

    def show_verdict(self, verdict: Verdict) -> None:
        self.verdict = verdict
        odds = verdict.judgement.odds
        self.chances.show_chances(chances(odds), better_to_come=False)
        self.chances.sure.hide()
        self.figures.setText(figures(odds))
        line = result_line(verdict.typical[1], *self._names, self._info.clock, LANGUAGE.code)
        self.story.setText(tr("A typical bout: {result}.").format(result=line.rstrip(".")))
        self.figures.show()
        self.story.show()
        self.see.setEnabled(True)

    def rest(self) -> None:
        if self.verdict is None:
            self.chances.rest()

    def _watch(self) -> None:
        if self.verdict is not None:
            self.watch.emit(self.verdict)


def figures(odds: Odds) -> str:
    """How long, how rough, and how often it ends before the last bell."""
    stopped = sum(odds.won(corner) - odds.on_the_cards(corner) for corner in CORNERS)
    told = tr(
        "{stopped} % end before the last bell, {cuts} % by a cut; {rounds} rounds and {knockdowns} knockdowns on average."
    )
    return told.format(
        stopped=round(100 * odds.share(stopped)),
        cuts=words.number(round(100 * odds.share(sum(odds.cuts)), 1)),
        rounds=words.number(round(odds.mean_rounds, 1)),
        knockdowns=words.number(round(sum(map(odds.knockdowns_per_bout, CORNERS)), 1)),
    )


class CardGrid(QWidget):
    """A column for every system, a row for every bout; ``chosen`` carries the place of a bout of several."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing(4))
        self._grid.setVerticalSpacing(spacing(2))
        self._cells: dict[tuple[int, int], Cell] = {}

    def show_card(self, names: Sequence[tuple[str, str]], titles: Sequence[str]) -> None:
        clear_layout(self._grid)
        self._cells = {}
        for place, title in enumerate(titles):
            head = note(title)
            head.setAlignment(Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(head, 0, place)
            self._grid.setColumnStretch(place, 1)
        for at, (red, blue) in enumerate(names):
            if len(names) > 1:
                link = link_button(
                    words.against(red, blue), partial(self.chosen.emit, at),
                    tip=tr("What each system makes of this bout"),
                )  # fmt: skip
                self._grid.addWidget(link, 2 * at + 1, 0, 1, len(titles))
            for system, title in enumerate(titles):
                cell = Cell(title, (red, blue))
                self._cells[at, system] = cell
                self._grid.addWidget(cell, 2 * at + 2, system)

    def show_verdict(self, verdict: Verdict) -> None:
        """One more bout has been judged by one more system."""
        self._cells[verdict.pairing, verdict.system].show_odds(verdict.judgement.odds)


class Cell(QWidget):
    """Red's and blue's share of the wins, as numbers and as a bar."""

    def __init__(self, system: str, names: tuple[str, str]) -> None:
        super().__init__()
        self._about = system, names
        self.shares: QLabel = plain_label("…")
        self.bar = ChanceBar()
        self.bar.setMinimumWidth(px(64))
        column(self.shares, self.bar, None, space=0, parent=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_odds(self, odds: Odds) -> None:
        told = chances(odds)
        self.bar.show_chances(told)
        red, blue = (round(100 * share.share) for share in (told.red, told.blue))
        self.shares.setText(tr("{red} : {blue}").format(red=red, blue=blue))
        system, names = self._about
        said = tr("{system}: {red} wins {red_share}, {blue} wins {blue_share}.").format(
            system=system,
            red=names[0],
            red_share=percent(told.red),
            blue=names[1],
            blue_share=percent(told.blue),
        )
        set_tip(self, said)
        self.bar.setAccessibleName(said)


class AlikePanel(Panel):
    """Which systems judge most alike."""

    def __init__(self) -> None:
        super().__init__(tr("How alike they judge"))
        self.ranked = plain_label(wrap=True)
        explained = note(
            tr(
                "Two rule books agree by the share of bouts of which both say the same: who wins, and whether on the "
                "cards or before the last bell."
            )
        )
        for part in (self.ranked, explained):
            self.body.addWidget(part)

    def show_ranking(self, pairs: Sequence[Alike], title: Callable[[str], str]) -> None:
        line = tr("{place}. {one} and {other}: {percent} %")
        self.ranked.setText(
            "\n".join(
                line.format(
                    place=place,
                    one=title(one),
                    other=title(other),
                    percent=round(100 * share),
                )
                for place, (one, other, share) in enumerate(pairs, 1)
            )
        )


class RuleBooksDialog(Dialog):
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
        column(
            self.told,
            self.card,
            self.heading,
            self._systems,
            self.alike,
            None,
            space=3,
            margins=(0, 0, 2, 0),
            parent=inside,
        )
        foot = row(None, button(tr("Close"), self.close))
        column(self.asking, acts, self.problem, (Scroll(inside), 1), foot, space=3, margins=4, parent=self)
        size_window(self, 980, 740)
        for part in (self.card, self.alike, self.heading):
            part.hide()

    # working -------------------------------------------------------------------------------------------

    def begin(self) -> None:
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
        self.heading.setText(words.against(names[0], names[1]))
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
        show_text(self.problem, text)

    def hideEvent(self, event: QHideEvent) -> None:
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
