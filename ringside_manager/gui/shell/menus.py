"""Menus, toolbar actions and shortcuts, made from the one table of commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from ringside_manager.gui.commands import Command
from ringside_manager.gui.look import icon
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import set_tip
from ringside_manager.language import later

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
            menu.aboutToShow.connect(self.refresh)

    def refresh(self) -> None:
        """Bring texts, ticks and what can be done up to date."""
        for key, command in self.commands.items():
            refresh_action(self.actions[key], command)

    def keys_of(self, command: Command) -> str:
        """The keys a command is under, as the person chose or as the table says."""
        return str(settings().value(f"shortcut/{command.key}", command.shortcut))

    def who_has(self, keys: str, but: Command) -> Command | None:
        """Another command that is under the same keys."""
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
        self.commands = {key: one for key, one in self.commands.items() if key in self._own}
        self.actions = {key: one for key, one in self.actions.items() if key in self._own}
        self._page_actions = [self._offer(command) for command in commands if command.key not in self._own]

    @property
    def _own(self) -> set[str]:
        return {key for key, action in self.actions.items() if action not in self._page_actions}

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


def refresh_action(action: QAction, command: Command) -> None:
    """Bring one action up to date with its command."""
    reason = command.why_not()
    # A label may hold names, so it marks no key.
    action.setText(command.label().replace("&", "&&") if command.label else command.text)
    action.setEnabled(not reason)
    action.setIcon(icon(command.icon))
    plain = command.text.replace("&", "")
    set_tip(action, reason or plain)
    action.setStatusTip(reason)
    if command.checked is not None:
        action.setChecked(command.checked())
