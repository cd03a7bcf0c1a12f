"""How strong the corners are: what the levels mean, and what the best of them was measured to win."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ringside_manager.bout.engine import PLAIN, EngineInfo
from ringside_manager.errors import UnknownNameError
from ringside_manager.gui import words
from ringside_manager.gui.look import spacing
from ringside_manager.gui.plans.sentences import corner_word
from ringside_manager.gui.widgets import Panel, Scroll, clear_layout, column, note, plain_label, set_tip
from ringside_manager.gui.widgets.fields import Choice, ShareBar
from ringside_manager.language import LANGUAGE, later, tr
from ringside_manager.plans.files import in_language, shipped_plan
from ringside_manager.plans.plan import StrengthRow, strength

Pairing = tuple[str, str]
"""Whose card the AI has, whose its opponent."""


class StrengthView(QWidget):
    """The levels in words, and the table of one pairing of cards; ``texts`` are its lines."""

    def __init__(
        self, info: EngineInfo, rows: Sequence[StrengthRow] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._info = info
        self._rows = tuple(strength(info.system) if rows is None else rows)
        self.texts: list[tuple[str, str, str]] = []
        pairings = dict.fromkeys((row.expert, row.other) for row in self._rows)
        named = [(_pairing_word(pairing), pairing) for pairing in pairings]
        self.pairing = Choice(tr("Whose cards"), named, self.refresh)
        self.said = plain_label(wrap=True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(spacing(3))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 4)
        inside = QWidget()
        column(self._levels(), self._table(), None, space=3, margins=(0, 0, 2, 0), parent=inside)
        column(Scroll(inside), margins=(0, 3, 0, 0), parent=self)
        self.refresh()

    def refresh(self) -> None:
        clear_layout(self._grid)
        self.texts = []
        rows = [row for row in self._rows if (row.expert, row.other) == self.pairing.currentData()]
        if not rows:
            return
        for place, title in enumerate((tr("Its opponent"), tr("The program wins"), "", tr("Against itself"))):
            self._grid.addWidget(plain_label(title, tone="muted", size=0.9), 0, place)
        for row in rows:
            self._show(row)
        better = [row for row in rows if not row.holds]
        if better:
            text = tr(
                "%n corner does better against the program with these cards than the program itself does.",
                "%n corners do better against the program with these cards than the program itself does.",
                len(better),
            )
        else:
            text = tr(
                "No corner does better against the program with these cards than the program itself does."
            )
        self.said.setText(text)

    def _show(self, row: StrengthRow) -> None:
        line = self._grid.rowCount()
        who, won = _opponent_word(row, self._info), _share(row.share, row.error)
        par = _share(row.par, row.par_error)
        self.texts.append((who, won, par))
        bar = ShareBar()
        bar.show_share(row.share, row.error)
        bar.setAccessibleName(f"{who}: {won}")
        set_tip(bar, tr("From {bouts} bouts.").format(bouts=words.number(row.bouts)))
        signed = won if row.holds else tr("⚠ {share}").format(share=won)
        for place, widget in enumerate(
            (
                plain_label(who, wrap=True),
                bar,
                _figure(signed, "" if row.holds else "warn"),
                _figure(par, "muted"),
            )
        ):
            self._grid.addWidget(widget, line, place)

    def _levels(self) -> Panel:
        panel = Panel(tr("What the levels mean"))
        panel.body.addWidget(plain_label(words.level(PLAIN, ""), wrap=True))
        for level in self._info.corners:
            panel.body.addWidget(plain_label(words.level(level.name, level.explanation), wrap=True))
        return panel

    def _table(self) -> Panel:
        panel = Panel(tr("How often the program at its best wins"))
        if not self._rows:
            panel.body.addWidget(note(tr("Nothing has been measured for this bout system.")))
            return panel
        explained = tr(
            "Draws count as half. Against a corner that plays better, the program wins less often than against itself "
            "with the same cards; ± says how far the truth may lie from a figure, 19 times of 20."
        )
        panel.body.addWidget(self.pairing)
        panel.body.addWidget(self.said)
        panel.body.addLayout(self._grid)
        panel.body.addWidget(note(explained))
        return panel


def _figure(text: str, tone: str) -> QLabel:
    label = plain_label(text, tone=tone)
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label


def _pairing_word(pairing: Pairing) -> str:
    ai, other = pairing
    if ai == other:
        return tr("Both have the card of {name}").format(name=ai)
    return tr("The program has the card of {name}, its opponent that of {other}").format(name=ai, other=other)


def _opponent_word(row: StrengthRow, info: EngineInfo) -> str:
    if row.kind == "level":
        return corner_word(f"ai:{row.opponent}")
    if row.kind == "plan":
        try:
            name = in_language(shipped_plan(info.system, row.opponent), LANGUAGE.code).name
        except UnknownNameError:
            name = row.opponent
        return tr("the plan “{name}”").format(name=name)
    return _KNOWN.get(row.opponent, lambda: corner_word(row.opponent))()


def _share(share: float, error: float) -> str:
    text = tr("{share} % ± {error}") if error else tr("{share} %")
    return text.format(share=words.number(round(100 * share, 1)), error=words.number(round(100 * error, 1)))


_KNOWN: dict[str, Callable[[], str]] = {
    "suggested": later("its own suggestion, as a plan"),
    "clinch-and-rush": later("the expert who always clinches and rushes"),
    "only-clinch": later("the expert who always clinches and never rushes"),
    "only-rush": later("the expert who always rushes and uses no tactic"),
    "no-tactics": later("the expert without tactics"),
    "always-cover": later("the expert who always covers up"),
    "always-backpedal": later("the expert who always backpedals"),
}
