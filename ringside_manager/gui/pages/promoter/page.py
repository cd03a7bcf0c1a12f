"""The promoter's desk: what waits for him first, then the cards to come, doubts and tools (C3)."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QWidget

from ringside_manager.gui.look import follow_look, px, set_margins
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.pages.promoter.card_panel import CardPanel
from ringside_manager.gui.pages.promoter.doubts_panel import DoubtsPanel
from ringside_manager.gui.pages.promoter.rank_panel import RankPanel
from ringside_manager.gui.pages.promoter.result_panel import ResultPanel
from ringside_manager.gui.pages.promoter.todo_panel import TodoPanel
from ringside_manager.gui.widgets import Empty, Scroll, column, note, row
from ringside_manager.language import tr
from ringside_manager.office.facts.promoter import desk_of

WIDE = 980
"""Pixels at normal size from which two columns stand beside each other."""


class PromoterPage(Page):
    """For whoever may do the promoter's work; to all others it says who does."""

    def build(self) -> None:
        """Make the widgets."""
        self.word = note()
        self.todo = TodoPanel()
        self.cards = CardPanel(self.session)
        self.doubts = DoubtsPanel(self.session)
        self.ranks = RankPanel(self.session)
        self.results = ResultPanel(self.session)
        self.cards.night_chosen.connect(self.refresh)
        for panel in (self.todo, self.cards, self.doubts, self.results):
            panel.go.connect(self.go)
        left = column(self.todo, self.cards, None, space=4)
        right = column(self.doubts, self.ranks, self.results, None, space=4)
        self.both = row(space=4)
        self.both.addLayout(left, 5)
        self.both.addLayout(right, 4)
        inside = QWidget()
        box = column(self.word, self.both, None, space=3, parent=inside)
        set_margins(box, 0, 0, 2, 3)
        self.closed = Empty("")
        self.stack = QStackedWidget()
        for widget in (Scroll(inside), self.closed):
            self.stack.addWidget(widget)
        column(self.stack, parent=self)
        follow_look(self._fit_columns)

    def refresh(self) -> None:
        """Read the books."""
        session = self.session
        books = session.books
        may = session.is_promoter
        self.stack.setCurrentIndex(0 if may else 1)
        if not may:
            self.closed.set_text(_closed_word(books.promoter))
            return
        self.word.setText(_word(books.promoter))
        can_act = not session.read_only and not books.ended
        self.cards.offer_nights()
        desk = desk_of(books, self.cards.night)
        self.todo.show_desk(desk)
        self.cards.show_desk(desk, can_act)
        self.doubts.show_doubts(desk.doubts, not session.read_only)
        self.ranks.show_books(books, can_act)
        self.results.show_books(books, not session.read_only)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two columns where there is room for them, else one."""
        super().resizeEvent(event)
        self._fit_columns()

    def _fit_columns(self) -> None:
        wide = self.width() >= px(WIDE)
        self.both.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    def title(self) -> str:
        """Whose desk it is."""
        return tr("Promoter's desk")


def _word(promoter: str) -> str:
    """In whose name one decides here."""
    if promoter:
        return tr("{name} is the promoter. Bouts the managers agree on stand unless you cancel them.").format(
            name=promoter
        )
    return tr(
        "The program is the promoter, so whoever sits here speaks for all managers: decide what all have agreed on. "
        "The journal names you."
    )


def _closed_word(promoter: str) -> str:
    if promoter:
        return tr("Only {name} works at this desk. Ask for what you think is wrong.").format(name=promoter)
    return tr("Somebody has to take a seat first.")
