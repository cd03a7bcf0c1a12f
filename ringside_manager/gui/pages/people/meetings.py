"""The bouts two fighters have with each other, as links."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ringside_manager.campaign.books import BoutState
from ringside_manager.gui import words
from ringside_manager.gui.pages.people.parts import leading
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Facts, Link, Panel, note
from ringside_manager.language import tr
from ringside_manager.office.facts.bouts import Meeting


class Meetings(Panel):
    """One line for each bout; the one whose page it stands on is not among them."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Their bouts with each other"), parent)
        self.facts, self.nothing = Facts(), note(tr("They have not met."))
        self.body.addWidget(self.facts)
        self.body.addWidget(self.nothing)

    def show_meetings(self, meetings: Sequence[Meeting], here: int = 0) -> None:
        """Show other bouts, all but bout ``here``."""
        others = [meeting for meeting in meetings if meeting.bout != here]
        self.facts.set([(words.night(meeting.night), self._link(meeting)) for meeting in others])
        self.facts.setVisible(bool(others))
        self.nothing.setVisible(not others)
        self.nothing.setText(tr("They have not met in any other bout.") if here else tr("They have not met."))

    def _link(self, meeting: Meeting) -> QWidget:
        made = Link(_told(meeting), Place("bout", meeting.bout))
        made.go.connect(self.go)
        return leading(made)


def _told(meeting: Meeting) -> str:
    if meeting.state is not BoutState.FOUGHT or meeting.outcome is None:
        return words.bout_state(meeting.state)
    outcome = meeting.outcome
    if meeting.winner is None:
        return words.method(outcome.method, outcome.cause)
    return tr("{winner} won: {how}").format(
        winner=meeting.winner.name, how=words.ended(outcome.method, outcome.round, outcome.cause)
    )
