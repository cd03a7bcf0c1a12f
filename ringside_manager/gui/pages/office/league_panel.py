"""The league table and the coming nights, beside the inbox."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ringside_manager.gui import words
from ringside_manager.gui.look import spacing
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Link, Panel, clear_layout, note, plain_label, row
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr
from ringside_manager.office.facts.roster import NextBout, Standing

_TO_THE_RIGHT = Qt.AlignmentFlag.AlignRight


class LeaguePanel(Panel):
    """The managers by money, the viewer's own line marked (C70)."""

    go = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_title(tr("League table"))
        self._session = session
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(spacing(3))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(0, 1)
        self.body.addLayout(self._grid)
        self.setProperty("rule", "C70")

    def set_rows(self, rows: tuple[Standing, ...]) -> None:
        """Show another table."""
        clear_layout(self._grid)
        viewer = self._session.viewer
        for place, head in enumerate((tr("Manager"), tr("Money"), tr("Last night"))):
            label = plain_label(head, tone="muted")
            self._grid.addWidget(label, 0, place, _TO_THE_RIGHT if place else Qt.AlignmentFlag.AlignLeft)
        for line, standing in enumerate(rows, 1):
            mine = viewer is not None and viewer.manager == standing.manager
            name = tr("{name} (you)").format(name=standing.name) if mine else standing.name
            link = Link(name, Place("manager", standing.manager))
            link.go.connect(self.go)
            rank = tr("{place}.").format(place=standing.place)
            who = row(plain_label(rank, tone="gold" if mine else ""), link, None, space=1)
            self._grid.addLayout(who, line, 0)
            money = plain_label(words.money(standing.balance_cents))
            change = plain_label(change_words(standing.change_cents))
            set_tone(change, _tone(standing.change_cents))
            self._grid.addWidget(money, line, 1, _TO_THE_RIGHT)
            self._grid.addWidget(change, line, 2, _TO_THE_RIGHT)


class NextNightsPanel(Panel):
    """The bouts the viewer's fighters are booked for."""

    go = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_title(tr("Next nights"))
        self._session = session
        self._box = QVBoxLayout()
        self._box.setSpacing(spacing(1))
        self.body.addLayout(self._box)

    def set_rows(self, rows: tuple[NextBout, ...]) -> None:
        """Show other bouts to come."""
        clear_layout(self._box)
        fighters = self._session.books.fighters
        night = 0
        for bout in rows[:12]:
            if bout.night != night:
                night = bout.night
                link = Link(tr("Night {night}").format(night=night), Place("cards", night))
                link.go.connect(self.go)
                self._box.addWidget(link)
            text = tr("{mine} against {other}, {arena}").format(
                mine=fighters[bout.mine].name, other=fighters[bout.other].name, arena=words.arena(bout.arena)
            )
            self._box.addWidget(plain_label(text, wrap=True))
        if not rows:
            self._box.addWidget(
                note(tr("None of your fighters has a bout to come. Find one on the matchmaker's page."))
            )
            link = Link(tr("To the matchmaker"), Place("matchmaker"))
            link.go.connect(self.go)
            self._box.addWidget(link)


def change_words(cents: int) -> str:
    """A gain or loss of money; nothing gained has no sign."""
    return words.signed(words.money(cents)) if cents else words.money(0)


def _tone(cents: int) -> str:
    return "muted" if not cents else "good" if cents > 0 else "bad"
