"""What one system makes of a pairing, and a card at a glance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.commentary import result_line
from ringside_manager.gui import words
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.matchmaker.chance_view import ChanceBar, ChanceView, percent
from ringside_manager.gui.ring.rule_books.work import Verdict
from ringside_manager.gui.widgets import (
    Panel,
    button,
    clear_layout,
    column,
    link_button,
    note,
    plain_label,
    row,
    set_tip,
)
from ringside_manager.language import LANGUAGE, tr
from ringside_manager.odds import Odds
from ringside_manager.odds.rule_books import Alike
from ringside_manager.office.facts.prospects import chances


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
        foot = row(self.story, self.see, space=3)
        foot.setStretch(0, 1)
        foot.setAlignment(self.see, Qt.AlignmentFlag.AlignTop)
        for part in (self.chances, self.figures):
            self.body.addWidget(part)
        self.body.addLayout(foot)
        self.figures.hide()
        self.story.hide()

    def show_verdict(self, verdict: Verdict) -> None:
        """Show what came of it."""
        self.verdict = verdict
        odds = verdict.judgement.odds
        self.chances.show_chances(chances(odds), better_to_come=False)
        self.chances.sure.hide()
        self.figures.setText(figures(odds))
        line = result_line(verdict.typical.outcome, *self._names, self._info.clock, LANGUAGE.code)
        self.story.setText(tr("A typical bout: {result}.").format(result=line.rstrip(".")))
        self.figures.show()
        self.story.show()
        self.see.setEnabled(True)

    def rest(self) -> None:
        """Nothing more will come."""
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
        """Another card; nothing has been judged yet."""
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
                    tr("{red} against {blue}").format(red=red, blue=blue), partial(self.chosen.emit, at),
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
        """Show what came of it."""
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
        """The most alike first."""
        line = tr("{place}. {one} and {other}: {percent} %")
        self.ranked.setText(
            "\n".join(
                line.format(
                    place=place,
                    one=title(pair.one),
                    other=title(pair.other),
                    percent=round(100 * pair.agreement),
                )
                for place, pair in enumerate(pairs, 1)
            )
        )
