"""Whom two fighters have both met, and how each fared."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ringside_manager.gui.look import spacing
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Link, Panel, clear_layout, column, note, plain_label
from ringside_manager.language import tr
from ringside_manager.office.facts.bouts import CommonOpponent, Encounter

MOST = 15
"""So many common opponents are named."""
MOST_BOUTS = 3
"""So many bouts with each are told, the latest."""


class CommonPanel(Panel):
    """Red's bouts on the left, the opponent between, blue's bouts on the right."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Common opponents"), parent)
        self.nothing = note(tr("There is nobody both have met."))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(spacing(4))
        self._grid.setVerticalSpacing(spacing(2))
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)
        self.body.addWidget(self.nothing)
        self.body.addLayout(self._grid)

    def show_common(self, common: Sequence[CommonOpponent]) -> None:
        """Show other opponents."""
        clear_layout(self._grid)
        self.nothing.setVisible(not common)
        for line, met in enumerate(common[:MOST]):
            middle = self._link(met.opponent.name, Place("fighter", met.opponent.number))
            flags = Qt.AlignmentFlag.AlignCenter
            self._grid.addWidget(middle, line, 1, flags)
            for side, encounters in enumerate(met.encounters):
                flag = Qt.AlignmentFlag.AlignLeft if side else Qt.AlignmentFlag.AlignRight
                self._grid.addWidget(self._bouts(encounters, flag), line, 2 * side, flag)
        more = len(common) - MOST
        if more > 0:
            self._grid.addWidget(plain_label(tr("and %n more", "and %n more", more), tone="muted"), MOST, 1)

    def _bouts(self, encounters: Sequence[Encounter], flag: Qt.AlignmentFlag) -> QWidget:
        held = QWidget()
        box = column(space=1, parent=held)
        earlier = len(encounters) - MOST_BOUTS
        if earlier > 0:
            box.addWidget(plain_label(tr("%n earlier", "%n earlier", earlier), tone="muted"), 0, flag)
        for bout in encounters[-MOST_BOUTS:]:
            told = tr("{result}, round {round} (night {night})").format(
                result=shown.result_told(bout.won, bout.method), round=bout.round, night=bout.night
            )
            box.addWidget(self._link(told, Place("bout", bout.bout)), 0, flag)
        return held

    def _link(self, text: str, place: Place) -> Link:
        made = Link(text, place)
        made.go.connect(self.go)
        return made
