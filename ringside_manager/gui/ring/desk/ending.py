"""The end of a bout: how it came out, and where to go from here."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from ringside_manager.bout.outcome import Outcome
from ringside_manager.gui.ring.desk.panel import DeskPanel
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.ring.wording import result_told
from ringside_manager.gui.start.flow import Flow
from ringside_manager.gui.widgets import button, column
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr


class EndPanel(DeskPanel):
    """The result and three doors."""

    review_wanted = Signal()
    again = Signal()
    closed = Signal()

    def __init__(self, match: Match, outcome: Outcome) -> None:
        super().__init__(tr("The bout is over"), outcome.winner)
        self.result = SizedLabel(result_told(match, outcome), 1.5, QFont.Weight.Bold, display=True)
        self.result.setWordWrap(True)
        self.review = button(tr("See how it went"), self.review_wanted.emit, kind="primary", picture="eye")
        self.more = button(tr("Once more"), self.again.emit, picture="redo")
        self.close_ = button(tr("Close"), self.closed.emit, picture="close")
        holder = QWidget()
        flow = Flow(2)
        holder.setLayout(flow)
        for made in (self.review, self.more, self.close_):
            flow.addWidget(made)
        column(self.result, holder, None, space=3, parent=self)

    def start(self) -> None:
        """The review is the next thing one wants."""
        self.review.setFocus(Qt.FocusReason.OtherFocusReason)
