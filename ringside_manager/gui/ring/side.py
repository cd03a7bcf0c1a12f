"""The panel beside the ring: commentary, dice, figures, cards, momentum, the tale of the tape."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QTabWidget, QWidget

from ringside_manager.gui.look import follow_look, px, spacing
from ringside_manager.gui.pages.people.view_tabs import ViewTabs
from ringside_manager.gui.ring.cards import CardsPart
from ringside_manager.gui.ring.dice import DicePart
from ringside_manager.gui.ring.figures import FiguresPart
from ringside_manager.gui.ring.momentum import MomentumPart
from ringside_manager.gui.ring.story import StoryPart
from ringside_manager.gui.ring.tape import Introductions, TapePart
from ringside_manager.gui.ring.watching import Watching
from ringside_manager.gui.widgets import column
from ringside_manager.language import tr

STACKED = 560
"""From this height on, in pixels at normal size, the commentary has a place of its own above the tabs."""
LEAST = 340
"""The least width, in pixels at normal size."""


class SidePanel(QWidget):
    """Tabs; where there is height for it the commentary stands above them, always in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.story, self.figures, self.cards = StoryPart(), FiguresPart(), CardsPart()
        self.momentum, self.tape, self.dice = MomentumPart(), TapePart(), DicePart()
        self.desk: QWidget | None = None
        self._deciding = False
        self.tabs = QTabWidget()
        bar = ViewTabs()
        bar.setAccessibleName(tr("Beside the ring"))
        self.tabs.setTabBar(bar)
        self.tabs.setDocumentMode(True)
        self._stacked = False
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.tabs)
        for part, text in (
            (self.story, tr("Commentary")),
            (self.cards, tr("Scorecards")),
            (self.figures, tr("Figures")),
            (self.momentum, tr("Momentum")),
            (self.tape, tr("Boxers")),
            (self.dice, tr("Dice")),
        ):
            self._add(part, text)
        column(self.splitter, parent=self)
        follow_look(self._measure)
        self._measure()

    def follow(self, watching: Watching, introductions: Introductions) -> None:
        """Show another bout."""
        self.tape.introductions = introductions
        for part in (self.story, self.figures, self.cards, self.momentum, self.tape, self.dice):
            part.follow(watching)
        contest = watching.match.contest
        self._deciding = contest is not None and any(seat.is_person for seat in contest.seats)
        self._divide()

    def set_desk(self, desk: QWidget | None) -> None:
        """Give a desk the first tab, or take it away from there."""
        if self.desk is not None:
            self.tabs.removeTab(self.tabs.indexOf(self.desk))
        self.desk = desk
        if desk is not None:
            self.tabs.insertTab(0, desk, tr("Your corner"))
            self.show_desk()
        self._divide()

    def show_desk(self) -> None:
        """Bring the desk to the front."""
        if self.desk is not None:
            self.tabs.setCurrentWidget(self.desk)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More height, more in sight at once."""
        super().resizeEvent(event)
        self._arrange()

    def _add(self, part: QWidget, text: str) -> None:
        margin = spacing(2)
        layout = part.layout()
        if layout is not None:
            layout.setContentsMargins(0, margin, 0, 0)
        self.tabs.addTab(part, text)

    def _divide(self) -> None:
        """Whoever decides needs the room more than what has been said."""
        if self._stacked:
            told = 0.15 if self._deciding and self.desk is not None else 0.42
            self.splitter.setSizes([round(self.height() * share) for share in (told, 1 - told)])

    def _measure(self) -> None:
        self.setMinimumWidth(px(LEAST))
        self.tabs.tabBar().setStyleSheet(f"QTabBar::tab {{ padding: {px(7)}px {px(8)}px; }}")
        self._arrange()

    def _arrange(self) -> None:
        stacked = self.height() >= px(STACKED)
        if stacked == self._stacked:
            return
        self._stacked = stacked
        if stacked:
            self.tabs.removeTab(self.tabs.indexOf(self.story))
            self.splitter.insertWidget(0, self.story)
            self.story.show()
            self._divide()
        else:
            self.tabs.insertTab(0 if self.desk is None else 1, self.story, tr("Commentary"))
            self.tabs.setCurrentWidget(self.desk or self.story)
