"""The settings: one dialog with a search, and one for the keys of every command."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QKeySequenceEdit,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.gui.language import speak
from ringside_manager.gui.look import LOOK, ZOOMS, px, size_window, spacing
from ringside_manager.gui.place import Command
from ringside_manager.gui.settings import settings
from ringside_manager.gui.shell.menus import Actions
from ringside_manager.gui.widgets import (
    Dialog,
    Empty,
    Heading,
    Panel,
    Scroll,
    button,
    column,
    note,
    plain_label,
    row,
)
from ringside_manager.gui.widgets.fields import line_edit
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr
from ringside_manager.text_safety import match_key

# The settings one may change, as data: what each is called, what it takes, what it does


@dataclass(frozen=True, slots=True)
class Preference:
    """One setting: a choice among ``values`` (pairs of value and text), or yes and no without any.

    ``apply`` makes a new value felt at once; ``page`` is the group it stands in.
    """

    key: str
    page: str
    text: str
    explanation: str
    default: object
    values: tuple[tuple[object, str], ...] = ()
    apply: Callable[[object], None] | None = None

    @property
    def value(self) -> object:
        return settings().value(self.key, self.default)

    def set(self, value: object) -> None:
        settings().set_value(self.key, value)
        if self.apply is not None:
            self.apply(value)

    def reset(self) -> None:
        settings().forget(self.key)
        if self.apply is not None:
            self.apply(self.default)


def preferences() -> tuple[Preference, ...]:
    """Every setting of the dialog, in the language spoken."""
    return (*_looks(), *_play(), *_files())


def _looks() -> tuple[Preference, ...]:
    page = tr("Appearance")
    themes = (
        ("system", tr("As the desktop")),
        ("light", tr("Light")),
        ("dark", tr("Dark")),
        ("high contrast", tr("High contrast")),
    )
    sizes = tuple((zoom, f"{zoom:.0%}") for zoom in ZOOMS)
    tongues = (("", tr("As the desktop")), ("en", "English"), ("de", "Deutsch"))
    return (
        Preference(
            "theme", page, tr("Colours"), tr("Light, dark, or white on black with strong lines."), "system", themes,
            lambda value: LOOK.set_theme(str(value)),
        ),
        Preference(
            "zoom", page, tr("Size"), tr("How large texts, pictures and charts are."), 1.0, sizes,
            lambda value: LOOK.set_zoom(float(str(value))),
        ),
        Preference(
            "language", page, tr("Language"), tr("The language of the window."),
            "", tongues, lambda value: _speak(str(value)),
        ),
    )  # fmt: skip


def _speak(code: str) -> None:
    speak(code)


def _play() -> tuple[Preference, ...]:
    page = tr("Playing")
    return (
        Preference("stop/offer", page, tr("Stop for offers"), tr("Going on over several nights stops when somebody offers one of your fighters a bout."), True),
        Preference("stop/deal", page, tr("Stop for deals"), tr("Going on over several nights stops when a sale or exchange is proposed to you."), True),
        Preference("stop/bid", page, tr("Stop for bids"), tr("Going on over several nights stops when the card of your fighter's bout is too short and you have sealed no bid."), True),
        Preference("stop/title_pair", page, tr("Stop for a vacant title"), tr("Going on over several nights stops when your fighter is next in line for it."), True),
        Preference("stop/draft", page, tr("Stop for drafts"), tr("Going on over several nights stops when rookies wait for the draft and you have a place for one."), True),
        Preference("stop/contract", page, tr("Stop for contracts"), tr("Going on over several nights stops when you can first extend the contract of one of your fighters, and before it ends."), True),
        Preference("stop/may_retire", page, tr("Stop for retirements"), tr("Going on over several nights stops when one of your fighters may retire."), False),
        Preference("curtain", page, tr("Curtain between turns"), tr("Hide everything while one person hands the keyboard to the next."), True),
    )  # fmt: skip


def _files() -> tuple[Preference, ...]:
    page = tr("Files")
    return (
        Preference("backup/season", page, tr("Backup after every season"), tr("Keep a checked copy of the league when its season ends."), True),
        Preference("reopen", page, tr("Open the last league at the start"), tr("Go on where you left off instead of showing the start page."), False),
    )  # fmt: skip


# Every command with its keys, which may be changed


class KeysDialog(Dialog):
    """A line a command; keys that another command has are refused and it is said which."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self.search = line_edit(tr("Search the commands"), hint=tr("Search the commands"))
        self.search.textChanged.connect(self._filter)
        self.said = note(tr("Click into a field and press the keys you would like."))
        inner = QWidget()
        grid = QGridLayout(inner)
        grid.setColumnStretch(0, 1)
        self._tables = Heading(tr("In every table"), 3)
        self.lines = [KeyLine(actions, command, self._say) for command in actions.commands.values()]
        for place, line in enumerate(self.lines):
            for at, widget in enumerate(line.widgets):
                grid.addWidget(widget, place, at)
        for place, (keys, act) in enumerate(table_keys(), len(self.lines) + 1):
            grid.addWidget(plain_label(act, wrap=True), place, 0)
            grid.addWidget(plain_label(keys), place, 1)
        grid.addWidget(self._tables, len(self.lines), 0)
        buttons = row(
            button(tr("Reset all"), self._reset), None, button(tr("Close"), self.accept, kind="primary")
        )
        head = row(Heading(tr("Keyboard shortcuts")), None, self.search)
        column(head, self.said, Scroll(inner), buttons, space=3, margins=5, parent=self)
        size_window(self, 640, 600)

    def _filter(self, text: str) -> None:
        for line in self.lines:
            fits = all(word in match_key(line.text) for word in match_key(text).split())
            for widget in line.widgets:
                widget.setVisible(fits)

    def _say(self, text: str, tone: str) -> None:
        self.said.setText(text)
        set_tone(self.said, tone)

    def _reset(self) -> None:
        for line in self.lines:
            line.reset()
        self._say(tr("All keys are as they were at first."), "muted")


def table_keys() -> tuple[tuple[str, str], ...]:
    """The keys of every table, which stay as they are, with what each does."""
    return (
        (tr("Ctrl+Left, Ctrl+Right"), tr("Choose a column")),
        (tr("Ctrl+Up"), tr("Sort by this column, smallest first")),
        (tr("Ctrl+Down"), tr("Sort by this column, largest first")),
        (tr("Shift+Enter"), tr("Sort by this column, too")),
        (tr("Enter"), tr("Open the row")),
        (tr("Ctrl+Enter"), tr("Go where the cell leads")),
        (tr("Ctrl+F"), tr("Filter this column")),
        (tr("Ctrl+Shift+F"), tr("Search all columns")),
        (tr("Ctrl+C"), tr("Copy the marked rows")),
    )


class KeyLine:
    """One command: its text, the field for its keys, and the way back to the first ones."""

    def __init__(self, actions: Actions, command: Command, say: Callable[[str, str], None]) -> None:
        self._actions = actions
        self._command = command
        self._say = say
        self.text = command.text.replace("&", "").rstrip("…")
        self.field = QKeySequenceEdit(QKeySequence(actions.keys_of(command)))
        self.field.setMaximumSequenceLength(1)
        self.field.setClearButtonEnabled(True)
        name = tr("Keys for {command}").format(command=self.text)
        self.field.setAccessibleName(name)
        for inner in self.field.findChildren(QLineEdit):
            inner.setAccessibleName(name)  # it is what has the focus
        self.field.editingFinished.connect(self._take)
        back = tr("Reset the keys for {command}").format(command=self.text)
        self.back = button("", self.reset, kind="flat", picture="undo", tip=back, name=back)
        self.widgets: tuple[QWidget, ...] = (plain_label(self.text), self.field, self.back)

    def reset(self) -> None:
        self._actions.change_keys(self._command, self._command.shortcut)
        self.field.setKeySequence(QKeySequence(self._command.shortcut))

    def _take(self) -> None:
        keys = self.field.keySequence().toString()
        if keys == self._actions.keys_of(self._command):
            return
        other = self._actions.who_has(keys, self._command) if keys else None
        if other is not None:
            self.field.setKeySequence(QKeySequence(self._actions.keys_of(self._command)))
            text = tr("{keys} already stands for “{other}”; change that first.")
            self._say(text.format(keys=keys, other=other.text.replace("&", "")), "bad")
            return
        self._actions.change_keys(self._command, keys)
        self._say(tr("Changed: {command}").format(command=self.text), "good")


# The settings: one dialog with a search, felt at once, each page with a way back to its defaults


class SettingsDialog(Dialog):
    """Every setting by page; what is typed in the search leaves only what it fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self.search = line_edit(tr("Search the settings"), hint=tr("Search the settings"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.rows: list[SettingRow] = []
        self._panels: list[Panel] = []
        self._nothing = Empty(tr("No setting fits this."))
        inner = QWidget()
        self._box = QVBoxLayout(inner)
        self._box.setSpacing(spacing(4))
        self._fill()
        kept = tr("Kept in {file}").format(file=settings().file)
        where = note(
            kept if settings().kept else tr("Nothing is kept: all is forgotten when the program ends.")
        )
        self.search.setMinimumWidth(px(240))
        close = button(tr("Close"), self.accept, kind="primary")
        foot = row((where, 1), close, space=4)
        column(
            row(Heading(tr("Settings")), None, self.search),
            Scroll(inner),
            foot,
            space=3,
            margins=5,
            parent=self,
        )
        size_window(self, 680, 600)

    def _fill(self) -> None:
        pages: dict[str, list[Preference]] = {}
        for preference in preferences():
            pages.setdefault(preference.page, []).append(preference)
        for page, some in pages.items():
            self._box.addWidget(self._panel(page, some))
        self._box.addWidget(self._nothing)
        self._nothing.hide()
        self._box.addStretch(1)

    def _panel(self, page: str, some: list[Preference]) -> Panel:
        panel = Panel(page)
        rows = [SettingRow(preference) for preference in some]
        for one in rows:
            panel.body.addWidget(one)
        panel.head.addWidget(
            button(tr("Reset"), lambda: _reset(rows), name=tr("Reset {page}").format(page=page))
        )
        self.rows += rows
        self._panels.append(panel)
        return panel

    def _filter(self, text: str) -> None:
        for one in self.rows:
            one.setVisible(one.fits(text))
        for panel in self._panels:
            panel.setVisible(any(one.fits(text) for one in panel.findChildren(SettingRow)))
        self._nothing.setVisible(not any(one.fits(text) for one in self.rows))


class SettingRow(QWidget):
    """One setting: its name and what it does, and the field to change it."""

    changed = Signal()

    def __init__(self, preference: Preference, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preference = preference
        self.field: QCheckBox | QComboBox = self._choice() if preference.values else self._tick()
        self.field.setAccessibleName(preference.text)
        self.field.setAccessibleDescription(preference.explanation)
        texts = column(plain_label(preference.text), note(preference.explanation), space=1)
        row((texts, 1), self.field, space=4, parent=self)

    def fits(self, text: str) -> bool:
        """Whether every word of a search is in what this setting says of itself."""
        told = match_key(f"{self.preference.text} {self.preference.explanation} {self.preference.page}")
        return all(word in told for word in match_key(text).split())

    def reset(self) -> None:
        self.preference.reset()
        if isinstance(self.field, QCheckBox):
            self.field.setChecked(bool(self.preference.default))
        else:
            self.field.setCurrentIndex(max(0, self.field.findData(self.preference.default)))

    def _tick(self) -> QCheckBox:
        field = QCheckBox()
        field.setChecked(bool(self.preference.value))
        field.toggled.connect(self.preference.set)
        return field

    def _choice(self) -> QComboBox:
        field = QComboBox()
        for value, text in self.preference.values:
            field.addItem(text, value)
        field.setCurrentIndex(max(0, field.findData(self.preference.value)))
        field.activated.connect(lambda at: self.preference.set(field.itemData(at)))
        return field


def _reset(rows: list[SettingRow]) -> None:
    for one in rows:
        one.reset()
