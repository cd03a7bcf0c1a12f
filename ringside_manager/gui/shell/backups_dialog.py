"""The backups of a league: what each holds, whether it is whole, and bringing one back as a new league."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from ringside_manager.gui.look import set_margins, size_window
from ringside_manager.gui.session import Session
from ringside_manager.gui.shell.league_files import SUFFIX, ask_for_new_file
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Heading, button, column, note, row
from ringside_manager.gui.words import night, number
from ringside_manager.language import tr
from ringside_manager.office.archive import KeptBackup, kept_backups, restore_league
from ringside_manager.text_safety import file_slug


class BackupsDialog(QDialog):
    """Lists the backups; ``opened`` is called with the league one was restored to."""

    def __init__(
        self, session: Session, opened: Callable[[Path], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._opened = opened
        self.setWindowTitle(tr("Backups"))
        told = note(
            tr(
                "Every backup is a whole league in a file of its own. Restoring makes a new league of it; "
                "nothing is ever overwritten."
            )
        )
        empty = tr("There is no backup yet. One is made after every season, or now.")
        self.table: Table[KeptBackup] = Table("backups", columns(), lambda backup: backup.sequence, empty)
        self.table.selected_changed.connect(self._choose)
        self.table.activated.connect(lambda _: self.restore())
        self.restore_button = button(
            tr("Restore as a new league…"), self.restore, kind="primary", picture="import"
        )
        self.restore_button.setEnabled(False)
        make = button(tr("Make a backup now"), self._make, picture="save")
        buttons = row(make, None, self.restore_button, button(tr("Close"), self.accept))
        box = column(Heading(tr("Backups")), told, self.table, buttons, space=3, parent=self)
        set_margins(box, 5)
        size_window(self, 760, 500)
        self._look()

    def restore(self) -> None:
        """Bring the chosen backup back under a name the person gives."""
        chosen = self.table.selected()
        if chosen is None or chosen.fault:
            return
        name = tr("{league} restored").format(league=file_slug(self._session.books.name)) + SUFFIX
        path = ask_for_new_file(self, tr("Restore as a new league"), name)
        if path is not None:
            self.restore_to(chosen, path)

    def restore_to(self, backup: KeptBackup, path: Path) -> None:
        """Bring a backup back as the new league ``path``, and open that."""
        self._session.compute(
            tr("Restoring"), lambda _job: restore_league(backup.path, path), lambda _: self._restored(path)
        )

    def _restored(self, path: Path) -> None:
        self.accept()
        self._opened(path)

    def _make(self) -> None:
        self._session.do(
            tr("Making a backup"), lambda office, _job: office.keep_backup("by-hand"), lambda _: self._look()
        )

    def _look(self) -> None:
        save = self._session.path
        title = tr("Looking at the backups")
        self._session.compute(title, lambda job: kept_backups(save, job.progress), self.table.set_rows)

    def _choose(self, chosen: object) -> None:
        self.restore_button.setEnabled(isinstance(chosen, KeptBackup) and not chosen.fault)


def columns() -> tuple[Column[KeptBackup], ...]:
    """What the list tells of a backup."""
    return (
        Column("sequence", tr("No."), lambda b: b.sequence, align="right", width=6),
        Column("night", tr("As of"), lambda b: b.night or 0, lambda b: tr("damaged") if b.night is None else night(b.night), width=20),
        Column("label", tr("Made"), lambda b: _occasion(b.label), width=22),
        Column("size", tr("Size"), lambda b: b.size_bytes, lambda b: tr("{size} kB").format(size=number(b.size_bytes // 1024)), align="right", width=10),
        Column("whole", tr("Checked"), lambda b: b.fault, lambda b: tr("Damaged") if b.fault else tr("✓ whole"), tip=lambda b: b.fault, width=12),
    )  # fmt: skip


def _occasion(label: str) -> str:
    known = {"season": tr("after a season"), "by-hand": tr("by hand"), "upgrade": tr("before an upgrade")}
    return known.get(label, label)
