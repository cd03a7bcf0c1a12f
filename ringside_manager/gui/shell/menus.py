"""Menus, toolbar, shortcuts and the Continue button, made from the one table of commands."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QPushButton, QToolButton, QWidget

from ringside_manager.gui.look import follow_look, icon, px
from ringside_manager.gui.place import Command
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import button, row, set_tip
from ringside_manager.language import later, tr

# Menus, toolbar actions and shortcuts, made from the one table of commands


MENUS: tuple[tuple[str, Callable[[], str]], ...] = (
    ("league", later("&League")),
    ("edit", later("&Edit")),
    ("view", later("&View")),
    ("go", later("&Go")),
    ("fights", later("&Fights")),
    ("reports", later("&Reports")),
    ("tools", later("&Tools")),
    ("help", later("&Help")),
)
"""The menus from left to right."""


class Actions:
    """One ``QAction`` a command, in the menus and under its keys.

    A shortcut the person has chosen himself (setting ``shortcut/KEY``) stands for the one of the table.
    """

    def __init__(self, window: QMainWindow, commands: Sequence[Command]) -> None:
        self._window = window
        self._page_actions: list[QAction] = []
        self.commands = {command.key: command for command in commands}
        self.actions = {command.key: self._action(command) for command in commands}
        self.menus = {key: window.menuBar().addMenu(text()) for key, text in MENUS}
        for key, menu in self.menus.items():
            self._fill(menu, [command for command in commands if command.menu == key])
            menu.aboutToShow.connect(partial(self._before_menu, menu))

    def _before_menu(self, menu: QMenu) -> None:
        """Bring the menu up to date, every line of it under a letter of its own as long as there are letters."""
        self.refresh()
        taken: set[str] = set()
        unmarked = []
        for action in menu.actions():
            letter = QKeySequence.mnemonic(action.text()).toString()[-1:]
            if letter and letter not in taken:
                taken.add(letter)
            elif not action.isSeparator():
                unmarked.append(action)
        for action in unmarked:
            text = re.sub("&(&?)", r"\1\1", action.text())  # a mark goes, an ampersand written double stays
            at = _free_letter(text, taken)
            if at is not None:
                taken.add(text[at].upper())
                action.setText(f"{text[:at]}&{text[at:]}")

    def refresh(self) -> None:
        """Bring texts, ticks and what can be done up to date."""
        for key, command in self.commands.items():
            refresh_action(self.actions[key], command)

    def keys_of(self, command: Command) -> str:
        """The keys a command is under, as the person chose or as the table says."""
        return str(settings().value(f"shortcut/{command.key}", command.shortcut))

    def who_has(self, keys: str, but: Command) -> Command | None:
        wanted = QKeySequence(keys)
        others = (one for one in self.commands.values() if one.key != but.key and self.keys_of(one))
        return next((one for one in others if QKeySequence(self.keys_of(one)) == wanted), None)

    def change_keys(self, command: Command, keys: str) -> None:
        """Put a command under other keys and remember them; those of the table are simply restored."""
        if keys == command.shortcut:
            settings().forget(f"shortcut/{command.key}")
        else:
            settings().set_value(f"shortcut/{command.key}", keys)
        self.actions[command.key].setShortcut(QKeySequence(keys))

    def show_for_page(self, commands: Iterable[Command]) -> None:
        """Offer the commands of the page that is shown, in the place of those of the last one."""
        for action in self._page_actions:
            for menu in self.menus.values():
                menu.removeAction(action)
            self._window.removeAction(action)
            del self.commands[action.objectName()], self.actions[action.objectName()]
            action.deleteLater()
        self._page_actions = []
        for command in commands:
            if command.key not in self.actions:
                self._page_actions.append(self._offer(command))

    def _offer(self, command: Command) -> QAction:
        action = self._action(command)
        self.commands[command.key] = command
        self.actions[command.key] = action
        if command.menu:
            menu = self.menus[command.menu]
            menu.insertAction(self.actions["quit"], action) if command.menu == "league" else menu.addAction(
                action
            )
        return action

    def _fill(self, menu: QMenu, commands: Sequence[Command]) -> None:
        group = commands[0].group if commands else ""
        for command in commands:
            if command.group != group:
                menu.addSeparator()
                group = command.group
            menu.addAction(self.actions[command.key])

    def _action(self, command: Command) -> QAction:
        action = QAction(self._window)
        action.setObjectName(command.key)
        action.setShortcut(QKeySequence(self.keys_of(command)))
        action.setCheckable(command.checked is not None)
        action.triggered.connect(lambda: self._run(command))
        self._window.addAction(action)
        refresh_action(action, command)
        return action

    def _run(self, command: Command) -> None:
        """A key may be pressed before the menu was shown: what cannot be done now is not done."""
        if not command.why_not():
            command.run()
        self.refresh()


def _free_letter(text: str, taken: Container[str]) -> int | None:
    """Return where the letter stands that a menu marks: one that begins a word if it can be."""
    letters = [at for at, letter in enumerate(text) if letter.isalpha() and letter.upper() not in taken]
    return next((at for at in letters if at == 0 or text[at - 1] == " "), next(iter(letters), None))


def refresh_action(action: QAction, command: Command) -> None:
    """Bring one action up to date with its command."""
    reason = command.why_not()
    # A label may hold names, so it marks no key.
    action.setText(command.label().replace("&", "&&") if command.label else command.text)
    action.setEnabled(not reason)
    picture = icon(command.icon)
    if (
        action.icon().cacheKey() != picture.cacheKey()
    ):  # the same one again would lay out menus and bars again
        action.setIcon(picture)
    plain = command.text.replace("&", "")
    set_tip(action, reason or plain)
    action.setStatusTip(reason)
    if command.checked is not None:
        action.setChecked(command.checked())


# The one button that carries the league on, with its menu of how far to go


if TYPE_CHECKING:
    from ringside_manager.gui.advance.advancer import Advancer
    from ringside_manager.office.facts.going_on import AdvancePlan


class ContinueButton(QWidget):
    """Says what it will do next; the arrow beside it opens the plans."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._advancer: Advancer | None = None
        self.go: QPushButton = button(tr("Go on"), self._go, kind="primary")
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
        self.more.setIcon(icon("down"))
        if self._advancer is None:
            return
        text, reason = self._advancer.label(), self._advancer.why_not()
        self.go.setText(text.replace("&", "&&"))
        self.go.setAccessibleName(text)
        set_tip(self.go, reason or self._advancer.tip())
        self.go.setEnabled(not reason)
        self.more.setEnabled(self._advancer.has_plans)

    def set_back(self, back: bool) -> None:
        """Stand back behind a button of the page, or be the next thing to do again."""
        kind = "" if back else "primary"
        if self.go.property("kind") != kind:
            self.go.setProperty("kind", kind)
            self.go.style().unpolish(self.go)
            self.go.style().polish(self.go)

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

    def _go_to(self, plan: AdvancePlan) -> None:
        if self._advancer is not None:
            self._advancer.go_to(plan)


# Recent leagues in the menu


class RecentMenu(QMenu):
    """Stands behind "Open a league"; leagues whose file is gone are greyed, the path is told beside each."""

    def __init__(self, actions: Actions, open_league: Callable[[Path], object], parent: QWidget) -> None:
        super().__init__(tr("Open &recent"), parent)
        self._open = open_league
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self.fill)
        actions.menus["league"].insertMenu(actions.actions["sample"], self)

    def fill(self) -> None:
        self.clear()
        for recent in settings().recent():
            text = f"{recent.name} – {tr('Night {night}').format(night=recent.night)}"
            action = self.addAction(text.replace("&", "&&"))
            set_tip(action, recent.path)
            action.setEnabled(recent.exists)
            action.triggered.connect(lambda _checked=False, path=recent.path: self._open(Path(path)))
        if self.isEmpty():
            self.addAction(tr("Leagues you open are listed here")).setEnabled(False)
