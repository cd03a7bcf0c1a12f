"""An open league in the window: navigation, the head of the page, the page."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from ringside_manager.campaign.books import Touched
from ringside_manager.gui.look import follow_look, icon, px, spacing, square
from ringside_manager.gui.pages.catalogue import PAGES, PageEntry, entry
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.place import Place, Trail
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Scroll, column, row, set_tip
from ringside_manager.language import tr

# The list of pages on the left of the window


class Navigation(QFrame):
    """One button a page; arrow keys go up and down, the button of the page shown is lit."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("navigation")
        self.setAccessibleName(tr("Pages"))
        self._buttons: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        inner = QWidget()
        box = column(space=0, margins=(0, 2, 0, 2), parent=inner)
        for page in PAGES:
            if page.in_navigation:
                box.addWidget(self._button(page))
        box.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._scroll = Scroll(inner)
        outer.addWidget(self._scroll)
        follow_look(self._dress)
        self._dress()

    def light(self, key: str) -> None:
        """Show which page one is on; a page that is not listed lights its home."""
        page = next((page for page in PAGES if page.key == key), None)
        home = page.home if page and not page.in_navigation else key
        button = self._buttons.get(home)
        if button is not None:
            button.setChecked(True)
            self._scroll.ensureWidgetVisible(button)

    def badge(self, key: str, count: int) -> None:
        """Show how many things wait on a page; 0 for none."""
        page = next(page for page in PAGES if page.key == key)
        button = self._buttons[key]
        button.setText(f"{page.text()}  ({count})" if count else page.text())
        button.setAccessibleName(
            tr("{page}, %n waiting", "{page}, %n waiting", count).format(page=page.text())
            if count
            else page.text()
        )

    def retranslate(self) -> None:
        for key in self._buttons:
            self.badge(key, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        buttons = list(self._buttons.values())
        focused = next((at for at, button in enumerate(buttons) if button.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
            return
        target = buttons[(focused + step) % len(buttons)]
        target.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(target)

    def _button(self, page: PageEntry) -> QPushButton:
        button = QPushButton(page.text())
        button.setProperty("kind", "nav")
        button.setCheckable(True)
        set_tip(button, f"{page.text()} ({page.shortcut})" if page.shortcut else page.text())
        button.setAccessibleName(page.text())
        button.clicked.connect(lambda: self.go.emit(Place(page.key)))
        self._group.addButton(button)
        self._buttons[page.key] = button
        return button

    def _dress(self) -> None:
        self.setFixedWidth(px(212))
        for page in PAGES:
            if page.in_navigation:
                self._buttons[page.key].setIcon(icon(page.icon))
                self._buttons[page.key].setIconSize(square(18))


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
        self.trail: Trail[Place] = Trail()
        self.navigation = Navigation()
        self.pages = QStackedWidget()
        self._made: dict[str, Page] = {}
        self._stale: set[str] = set()
        row(self.navigation, (column(self.pages, space=1), 1), space=0, parent=self)
        self._frame()
        follow_look(self._frame)
        self.navigation.go.connect(self.wanted)
        session.changed.connect(self._on_changed)
        session.viewer_changed.connect(self._on_viewer)

    @property
    def page(self) -> Page | None:
        shown = self.pages.currentWidget()
        return shown if isinstance(shown, Page) else None

    def go(self, place: Place) -> None:
        self.trail.visit(place)
        self._show(place)

    def back(self) -> None:
        if (place := self.trail.back()) is not None:
            self._show(place)

    def forward(self) -> None:
        if (place := self.trail.forward()) is not None:
            self._show(place)

    def refresh(self) -> None:
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
        page.show_place(place)
        self.pages.setCurrentWidget(page)
        self._make_room()
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
