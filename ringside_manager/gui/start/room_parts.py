"""Head and foot of the draft room and the auction room."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ringside_manager.gui.look import spacing
from ringside_manager.gui.start.corners import CornerColour, CornerMark
from ringside_manager.gui.start.flow import Flow
from ringside_manager.gui.start.pace import clock_box, pace_box
from ringside_manager.gui.widgets import button, plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr

Act = Callable[[], object]


class Banner(QFrame):
    """Whose turn it is in big letters, the time left, and at the end the founding."""

    def __init__(self, colour: CornerColour, found: Act) -> None:
        super().__init__()
        self.setProperty("kind", "panel")
        self.mark = CornerMark(colour, 30)
        self.turn = SizedLabel(size=2.1, weight=700, display=True)
        self.turn.setWordWrap(True)
        self.under = plain_label(tone="muted", wrap=True)
        self.time = SizedLabel(size=1.7, weight=700, display=True)
        self.time.setAccessibleName(tr("Time left"))
        self.act = button(tr("Found the league"), found, kind="primary")
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.turn)
        texts.addWidget(self.under)
        line = row(self.mark, space=4, parent=self)
        line.addLayout(texts, 1)
        line.addWidget(self.time)
        line.addWidget(self.act)
        side = spacing(4)
        line.setContentsMargins(side, spacing(3), side, spacing(3))


class Foot(QWidget):
    """Leaving, undoing, the pace of AI managers and the clock of persons."""

    def __init__(self, leave: Act, undo: Act, skip: Act, finish: Act) -> None:
        super().__init__()
        self.pace, self.clocks = pace_box(), clock_box()
        self.skipper = button(tr("Skip to the next person"), skip, tip=tr("The program acts at once"))
        self.finisher = button(
            tr("Let the program finish…"),
            finish,
            tip=tr(
                "Asks for whom; you look it over before the league is founded, and one undo takes it back"
            ),
        )
        self.undoer = button(
            tr("Undo the last choice"), undo, tip=tr("Takes back what a person did last (Ctrl+Z)")
        )
        self.leaver = button(
            tr("Leave for now"), leave, tip=tr("Everything is kept; go on from the start page")
        )
        clock = plain_label(tr("Clock"), tone="muted")
        managers = plain_label(tr("The program"), tone="muted")
        self._deciding = (managers, self.pace, self.skipper, self.finisher, clock, self.clocks)
        line = Flow(2)
        for widget in (self.leaver, self.undoer, self.finisher):
            line.addWidget(widget)
        for widgets in ((managers, self.pace, self.skipper), (clock, self.clocks)):
            group = QWidget()
            row(*widgets, parent=group)
            line.addWidget(group)
        self.setLayout(line)

    def show_controls(self, *, deciding: bool) -> None:
        """Pace, skipping and clock only while there is something to decide."""
        for widget in self._deciding:
            widget.setVisible(deciding)
