"""A fighter set from a file, looked at before it is used."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from ringside_manager.fighters.fighter import FighterSet
from ringside_manager.gui.look import set_margins, size_window, spacing
from ringside_manager.gui.settings import remember_set
from ringside_manager.gui.start.draft_room import prospect_columns
from ringside_manager.gui.tables import Table
from ringside_manager.gui.widgets import Heading, button, note, row
from ringside_manager.language import tr
from ringside_manager.office.live_founding import Prospect, prospects


class SetPreview(QDialog):
    """Title, description and fighters; ``league_wanted`` carries the file."""

    league_wanted = Signal(Path)

    def __init__(self, fighter_set: FighterSet, file: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._file = file
        remember_set(file)
        self.setWindowTitle(tr("Fighter set"))
        count = tr("%n fighter", "%n fighters", len(fighter_set.fighters))
        self.table: Table[Prospect] = Table(
            "set_preview", prospect_columns(), lambda made: made.place, tr("There is nobody in this set.")
        )
        self.table.set_title(tr("Fighters of the set"))
        self.table.set_rows(prospects(fighter_set.fighters))
        box = QVBoxLayout(self)
        set_margins(box, 5)
        box.setSpacing(spacing(3))
        box.addWidget(Heading(fighter_set.title or fighter_set.name, 1))
        box.addWidget(note("\n".join(part for part in (count, fighter_set.description, str(file)) if part)))
        box.addWidget(self.table, 1)
        self.use = button(tr("New league with these fighters…"), self._use, kind="primary")
        foot = row(space=2)
        foot.addWidget(note(tr("New leagues offer this set from now on.")), 1)
        foot.addWidget(button(tr("Close"), self.reject))
        foot.addWidget(self.use)
        box.addLayout(foot)
        size_window(self, 860, 600)

    def _use(self) -> None:
        self.accept()
        self.league_wanted.emit(self._file)
