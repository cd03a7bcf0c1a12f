"""What was posted although the rules would not have allowed it: let it stand, or mend it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from ringside_manager.campaign.books import Doubt
from ringside_manager.campaign.orders import SettleDoubt
from ringside_manager.gui.justice.acting import promote
from ringside_manager.gui.look import spacing
from ringside_manager.gui.messages import translated
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Badge,
    Link,
    Panel,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
)
from ringside_manager.language import tr

MOST = 12
"""Doubts shown at once; settling one makes room for the next."""


class DoubtsPanel(Panel):
    """Doubts, each with its rule and entry."""

    go = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("In doubt"), parent)
        self._session = session
        self._rows = QVBoxLayout()
        self._rows.setSpacing(spacing(3))
        self.said = plain_label(tone="good", wrap=True)
        self.said.hide()
        self.body.addWidget(self.said)
        self.body.addLayout(self._rows)

    def show_doubts(self, doubts: Sequence[Doubt], can_act: bool) -> None:
        """Show what is in doubt."""
        clear_layout(self._rows)
        if not doubts:
            self._rows.addWidget(note(tr("Nothing is in doubt: everything stands by the rules.")))
        for doubt in doubts[:MOST]:
            self._rows.addWidget(self._row(doubt, can_act))
        if len(doubts) > MOST:
            self._rows.addWidget(note(tr("and %n more", "and %n more", len(doubts) - MOST)))

    def _row(self, doubt: Doubt, can_act: bool) -> QFrame:
        made = QFrame()
        settle = button(
            tr("Let it stand"),
            partial(self.settle, doubt),
            name=tr("Let entry {entry} stand").format(entry=doubt.entry),
        )
        settle.setProperty("rule", "C3")
        settle.setEnabled(can_act)
        entry = Link(tr("Entry {entry}").format(entry=doubt.entry), Place("journal", doubt.entry))
        rule = Link(doubt.rule, Place("rulebook", part=doubt.rule) if doubt.rule else None)
        for link in (entry, rule):
            link.go.connect(self.go)
        head = row(Badge(tr("in doubt"), "warn"), entry, rule, None, settle)
        column(head, plain_label(translated(doubt.why), wrap=True), space=1, parent=made)
        return made

    def settle(self, doubt: Doubt) -> None:
        """The promoter has looked at it, and it stands."""
        said = tr("Entry {entry} stands.").format(entry=doubt.entry)
        promote(self._session, SettleDoubt(doubt.entry, doubt.rule, doubt.why), lambda _: self._tell(said))

    def _tell(self, said: str) -> None:
        """It has happened; the next doubt can be settled at once."""
        self.said.setText(said)
        self.said.show()
        following = next(
            (made for made in self.findChildren(QPushButton) if made.property("rule") == "C3"), None
        )
        if following is not None:
            following.setFocus()
