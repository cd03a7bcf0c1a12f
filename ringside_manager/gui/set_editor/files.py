"""Sets in and out of the editor: files, pasted names and rolled fighters."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from ringside_manager import paths
from ringside_manager.errors import FileError, SetError
from ringside_manager.fighters import MAX_FIGHTERS, Fighter, FighterSet
from ringside_manager.fighters.set_csv import FIELDS, Line, line_of, read_lines, write_csv
from ringside_manager.fighters.sets import load_set, write_set
from ringside_manager.files import write_text
from ringside_manager.gui.language import error_text
from ringside_manager.gui.set_editor.form import field_short, field_title
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import Dialog, MessageBox, column, note
from ringside_manager.gui.widgets.fields import spin
from ringside_manager.language import tr
from ringside_manager.written.tables import heading_key
from ringside_manager.written.yaml_files import read_file

# Sets in and out of the editor: which file, in which form, never a broken one


CSV_SUFFIX = ".csv"
BYTE_ORDER_MARK = "\ufeff"
_FOLDER = "set_editor/folder"
_TOLD = 12


def is_shipped(path: Path) -> bool:
    """Whether the file is one that comes with the program, and is never written."""
    return path.resolve().parent == paths.shipped_sets().resolve()


def save(fighter_set: FighterSet, path: Path) -> None:
    """Write the set to ``path``, whole or not at all.

    Raises ``FileError`` for a file of the program's own, ``SetError``, ``OSError``.
    """
    if is_shipped(path):
        raise FileError(
            tr("{file} comes with the program and is not written.").format(file=path.name),
            next_step=tr("Choose another folder."),
        )
    write_text(path, [write_set(fighter_set)], overwrite=True)


def export(fighters: Iterable[Fighter], path: Path) -> None:
    """Write fighters as CSV."""
    write_text(path, [BYTE_ORDER_MARK, write_csv(fighters)], overwrite=True)


def lines_in(path: Path) -> tuple[tuple[Line, ...], tuple[str, ...]]:
    """The fighters of a set, or those of a CSV table with whatever is wrong with them; what was left out of a table.

    Raises ``SetError`` for a set with problems and for a table that is none of fighters.
    """
    if path.suffix.casefold() == CSV_SUFFIX:
        words = (field_short, field_title)
        names = {heading_key(word(field)): field for word in words for field in FIELDS}
        return read_lines(read_file(path), path.name, names)
    return tuple(line_of(fighter) for fighter in load_set(path).fighters), ()


def ask_open(parent: QWidget, title: str, *, tables: bool) -> Path | None:
    """Which file to read."""
    kinds = tr("Fighters (*.yaml *.yml *.csv)") if tables else tr("Fighter sets (*.yaml *.yml)")
    chosen, _ = QFileDialog.getOpenFileName(parent, title, folder(), kinds)
    return _kept(chosen)


def ask_save(parent: QWidget, title: str, name: str, suffix: str) -> Path | None:
    """Where to write."""
    kinds = {".yaml": tr("Fighter set (*.yaml)"), CSV_SUFFIX: tr("Table (*.csv)")}
    with suppress(OSError):  # then another folder is chosen
        paths.own_sets().mkdir(parents=True, exist_ok=True)
    start = str(Path(folder()) / f"{name}{suffix}")
    chosen, _ = QFileDialog.getSaveFileName(parent, title, start, kinds[suffix])
    path = _kept(chosen)
    return path if path is None or path.suffix else path.with_suffix(suffix)


def folder() -> str:
    """Where sets were read or written last; the folder of a person's own sets at first."""
    kept = (settings().value(_FOLDER, ""), str(paths.own_sets()))
    return next((path for path in kept if path and Path(path).is_dir()), str(Path.home()))


def tell(parent: QWidget, error: Exception) -> None:
    """Tell what was wrong with a file; many problems can be scrolled through."""
    said = error_text(error)
    lines = said.text.splitlines()
    title = said.title or tr("This could not be done")
    box = MessageBox(parent, title, "\n".join(lines[:_TOLD]), picture=MessageBox.Icon.Warning)
    if isinstance(error, SetError) and len(lines) > _TOLD:
        box.setDetailedText("\n".join(lines[_TOLD:]))
    if said.next_step:
        box.setInformativeText(said.next_step)
    box.exec()


def _kept(chosen: str) -> Path | None:
    if not chosen:
        return None
    settings().set_value(_FOLDER, str(Path(chosen).parent))
    return Path(chosen)


# What the set editor asks: how many to roll, which names to paste


LARGEST_SEED = 2**31 - 1


class RollDialog(Dialog):
    """How many fighters the dice are to make, and from which seed."""

    def __init__(self, room: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Roll fighters"))
        self._count = spin(tr("How many"), 1, max(1, min(room, MAX_FIGHTERS)), min(10, max(room, 1)))
        self._seed = spin(tr("Seed"), 0, LARGEST_SEED, secrets.randbelow(LARGEST_SEED))
        self._count.setProperty("rule", "R5")
        form = QFormLayout()
        form.addRow(tr("How many"), self._count)
        form.addRow(tr("Seed"), self._seed)
        _finish(
            self,
            tr("Their ratings are rolled by the rules (R5 to R8). The same seed rolls the same fighters."),
            form,
            tr("Roll"),
        )

    def chosen(self) -> tuple[int, int]:
        return self._count.value(), self._seed.value()


class NamesDialog(Dialog):
    """A list of names, one to a line."""

    def __init__(self, names: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Add fighters by name"))
        self._text = QPlainTextEdit(names)
        self._text.setAccessibleName(tr("Names, one to a line"))
        self._text.setTabChangesFocus(True)
        box = column(self._text)
        _finish(self, tr("One name to a line; the ratings of each are rolled by the rules."), box, tr("Add"))

    def names(self) -> str:
        return self._text.toPlainText()


def new_seed() -> int:
    """A seed nobody chose."""
    return secrets.randbelow(LARGEST_SEED)


def _finish(dialog: QDialog, text: str, inside: QFormLayout | QVBoxLayout, act: str) -> None:
    kinds = QDialogButtonBox.StandardButton
    buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
    buttons.button(kinds.Ok).setText(act)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    layout = QVBoxLayout(dialog)
    layout.addWidget(note(text))
    layout.addLayout(inside)
    layout.addWidget(buttons)
    dialog.setMinimumWidth(dialog.fontMetrics().averageCharWidth() * 60)
