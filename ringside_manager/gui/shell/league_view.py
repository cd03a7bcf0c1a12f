"""An open league in the window: navigation, the head of the page, the page."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from ringside_manager.campaign.books import Touched
from ringside_manager.gui.look import follow_look, px, spacing
from ringside_manager.gui.pages.catalogue import entry
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.shell.navigation import Navigation
from ringside_manager.gui.shell.trail import Trail
from ringside_manager.gui.widgets import column, row

ROOMY = 1180
"""From this width on, in pixels at normal size, every page has room beside the navigation."""


class LeagueView(QWidget):
    """Pages of one league, each made when it is first gone to and filled only while it is seen."""

    moved = Signal()
    """Another place is shown, or the page calls itself otherwise."""
    open_league = Signal(object)
    """Another league, a ``Path``, is to be opened."""
    wanted = Signal(object)
    """Somebody wants to go to a place."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.trail = Trail()
        self.navigation = Navigation()
        self.pages = QStackedWidget()
        self._made: dict[str, Page] = {}
        self._stale: set[str] = set()
        box = row(self.navigation, column(self.pages, space=1), space=1, parent=self)
        box.setStretch(1, 1)
        box.setSpacing(0)
        self._frame()
        follow_look(self._frame)
        self.navigation.go.connect(self.wanted)
        session.changed.connect(self._on_changed)
        session.viewer_changed.connect(self._on_viewer)

    @property
    def page(self) -> Page | None:
        """The page shown."""
        shown = self.pages.currentWidget()
        return shown if isinstance(shown, Page) else None

    def go(self, place: Place) -> None:
        """Show a place."""
        self.trail.visit(place)
        self._show(place)

    def back(self) -> None:
        """Show the place before."""
        if (place := self.trail.back()) is not None:
            self._show(place)

    def forward(self) -> None:
        """Show again the place one came back from."""
        if (place := self.trail.forward()) is not None:
            self._show(place)

    def refresh(self) -> None:
        """Fill the page anew."""
        if self.page is not None:
            self.page.refresh()

    def forget_pages(self) -> None:
        """Throw all pages away, so that nothing of what was shown is left for the next person."""
        for page in self._made.values():
            self.pages.removeWidget(page)
            page.deleteLater()
        self._made.clear()
        self._stale.clear()
        self.trail.clear()
        self.moved.emit()

    def _show(self, place: Place) -> None:
        page = self._page(place.page)
        self._stale.discard(place.page)
        self.pages.setCurrentWidget(page)
        self._make_room()
        page.show_place(place)
        self.navigation.light(place.page)
        self.moved.emit()

    def _page(self, key: str) -> Page:
        if key not in self._made:
            page = entry(key).make(self.session)
            page.go.connect(self.wanted)
            page.retitled.connect(self.moved)
            page.open_league.connect(self.open_league)
            if (layout := page.layout()) is not None:
                layout.setContentsMargins(0, 0, 0, 0)  # the frame keeps one distance for all pages
            self._made[key] = page
            self.pages.addWidget(page)
        return self._made[key]

    def _on_changed(self, touched: Touched) -> None:
        self._stale |= {key for key, page in self._made.items() if page.concerns(touched)}
        here = self.trail.here
        if here is not None and here.page in self._stale and self.isVisible():
            self._stale.discard(here.page)
            self.refresh()
            self.moved.emit()

    def _on_viewer(self) -> None:
        self.forget_pages()

    def showEvent(self, event: QShowEvent) -> None:
        """Coming back into view, the page may have to be filled anew."""
        super().showEvent(event)
        here = self.trail.here
        if here is not None and here.page in self._stale:
            self._stale.discard(here.page)
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A page that wants room has it in a small window, too."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        small = self.width() < px(ROOMY)
        self.navigation.setVisible(not (small and self.page is not None and self.page.wants_room))

    def _frame(self) -> None:
        margin = spacing(5)
        self.pages.setContentsMargins(margin, spacing(4), margin, spacing(3))
        self._make_room()
