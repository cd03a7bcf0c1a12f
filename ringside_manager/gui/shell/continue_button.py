"""The one button that carries the league on, with its menu of how far to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton, QWidget

from ringside_manager.gui.look import follow_look, icon, px
from ringside_manager.gui.widgets import button, row, set_tip
from ringside_manager.language import tr

if TYPE_CHECKING:
    from ringside_manager.gui.advance.advancer import Advancer
    from ringside_manager.office.facts.inbox import Plan


class ContinueButton(QWidget):
    """Says what it will do next; the arrow beside it opens the plans."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._advancer: Advancer | None = None
        self.go: QPushButton = button(tr("Continue"), self._go, kind="primary")
        self.go.setMinimumWidth(px(190))
        self.more = QToolButton()
        self.more.setAccessibleName(tr("How far to go"))
        set_tip(self.more, tr("How far to go"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.menu = QMenu(self)
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(self._fill)
        self.more.setMenu(self.menu)
        row(self.go, self.more, space=1, parent=self)
        follow_look(self.refresh)
        self.refresh()

    def follow(self, advancer: Advancer | None) -> None:
        """Carry this league on from now on; ``None`` when none is open."""
        self._advancer = advancer
        if advancer is not None:
            advancer.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say what comes next."""
        self.more.setIcon(icon("down"))
        if self._advancer is None:
            return
        text, reason = self._advancer.label(), self._advancer.why_not()
        self.go.setText(text.replace("&", "&&"))
        self.go.setAccessibleName(text)
        set_tip(self.go, reason or self._advancer.tip())
        self.go.setEnabled(not reason)
        self.more.setEnabled(bool(self._advancer.plans()))

    def plan_actions(self) -> list[QAction]:
        """The plans as actions, each with why it makes no sense now."""
        self._fill()
        return self.menu.actions()

    def _go(self) -> None:
        if self._advancer is not None:
            self._advancer.go()

    def _fill(self) -> None:
        self.menu.clear()
        advancer = self._advancer
        if advancer is None:
            return
        for plan in advancer.plans():
            action = self.menu.addAction(advancer.plan_label(plan))
            reason = advancer.plan_why_not(plan)
            action.setEnabled(not reason)
            set_tip(action, reason)
            action.triggered.connect(lambda _checked=False, plan=plan: self._go_to(plan.plan))

    def _go_to(self, plan: Plan) -> None:
        if self._advancer is not None:
            self._advancer.go_to(plan)
