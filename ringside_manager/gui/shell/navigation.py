"""The list of pages on the left of the window."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QVBoxLayout, QWidget

from ringside_manager.gui.look import follow_look, icon, px, set_margins, square
from ringside_manager.gui.pages.catalogue import PAGES, PageEntry
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Scroll, set_tip
from ringside_manager.language import tr


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
        box = QVBoxLayout(inner)
        set_margins(box, 0, 2, 0, 2)
        box.setSpacing(0)
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
        """Put all names in the language now spoken."""
        for key in self._buttons:
            self.badge(key, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from button to button."""
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
