"""Punches thrown and landed, in all and round by round, as far as the bout is seen."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ringside_manager.gui.pages.people.bars import TapeRows
from ringside_manager.gui.pages.people.bout_figures import punch_pairs
from ringside_manager.gui.ring.counts import Counts, totals
from ringside_manager.gui.ring.figure_table import Cell, FigureTable
from ringside_manager.gui.ring.watching import Follower, Watching
from ringside_manager.gui.widgets import Heading, Scroll, column, note
from ringside_manager.language import tr
from ringside_manager.office.facts.replays import RoundCount


class FiguresPart(Follower):
    """A table of the rounds above, all of them below; damage is left out while scores are hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rounds = FigureTable(tr("Punches by round"))
        self.tape = TapeRows()
        self.hint = note(tr("Red : blue in every column."))
        self._counts: Counts | None = None
        inner = QWidget()
        column(
            Heading(tr("By round"), 3), self.rounds, self.hint, Heading(tr("In all"), 3), self.tape, None,
            parent=inner,
        )  # fmt: skip
        self.scrolled = Scroll(inner)
        column(self.scrolled, parent=self)

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        """Count anew."""
        if self._counts is None or self._counts.course is not watching.course:
            self._counts = Counts(watching.course)
        rounds = self._counts.at(watching.place)
        scored = watching.scores_open
        heads = [tr("Round"), tr("Thrown"), tr("Landed"), *([tr("Damage")] if scored else []), tr("Down")]
        self.rounds.set_heads([Cell(text, "muted") for text in heads], stretch=len(heads) - 1)
        self.rounds.set_rows([_row(one, scored=scored) for one in rounds])
        self.rounds.fit()
        self.tape.show_pairs(punch_pairs(totals(rounds), scored=scored), watching.match.names)


def _row(one: RoundCount, *, scored: bool) -> list[Cell]:
    red, blue = one.counts
    number = str(one.round) if one.tally is not None else tr("{round} …").format(round=one.round)
    pairs = [(red.thrown, blue.thrown), (red.landed, blue.landed)]
    pairs += [one.scored] if scored else []
    return [
        Cell(number, bold=True),
        *(_pair(*both) for both in pairs),
        _pair(red.knockdowns, blue.knockdowns, quiet=True),
    ]


def _pair(red: int, blue: int, *, quiet: bool = False) -> Cell:
    tone = "red" if red > blue else "blue" if blue > red else ""
    return Cell("–" if quiet and not red and not blue else f"{red} : {blue}", tone)
