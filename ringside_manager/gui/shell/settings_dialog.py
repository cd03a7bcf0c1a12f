"""The settings: one dialog with a search, felt at once, each page with a way back to its defaults."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QLineEdit, QVBoxLayout, QWidget

from ringside_manager.gui.look import px, set_margins, size_window, spacing
from ringside_manager.gui.settings import settings
from ringside_manager.gui.shell.preferences import Preference, preferences
from ringside_manager.gui.widgets import Empty, Heading, Panel, Scroll, button, column, note, plain_label, row
from ringside_manager.language import tr
from ringside_manager.text_safety import match_key


class SettingsDialog(QDialog):
    """Every setting by page; what is typed in the search leaves only what it fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search the settings"))
        self.search.setAccessibleName(tr("Search the settings"))
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
        foot = row(where, close, space=4)
        foot.setStretch(0, 1)
        box = column(
            row(Heading(tr("Settings")), None, self.search),
            Scroll(inner),
            foot,
            space=3,
            parent=self,
        )
        set_margins(box, 5)
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
        box = row(texts, self.field, space=4, parent=self)
        box.setStretch(0, 1)

    def fits(self, text: str) -> bool:
        """Whether every word of a search is in what this setting says of itself."""
        told = match_key(f"{self.preference.text} {self.preference.explanation} {self.preference.page}")
        return all(word in told for word in match_key(text).split())

    def reset(self) -> None:
        """Back to the default."""
        self.preference.reset()
        self._show(self.preference.default)

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

    def _show(self, value: object) -> None:
        if isinstance(self.field, QCheckBox):
            self.field.setChecked(bool(value))
        else:
            self.field.setCurrentIndex(max(0, self.field.findData(value)))


def _reset(rows: list[SettingRow]) -> None:
    for one in rows:
        one.reset()
