"""Plans in and out of the editor as YAML files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from ringside_manager.bout.engine import EngineInfo
from ringside_manager.errors import RingsideError
from ringside_manager.files import write_text
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import MessageBox
from ringside_manager.language import tr
from ringside_manager.plans import Plan, plan_text, plan_word, read_plan

_FOLDER = "plans/folder"
_TOLD = 12
"""Lines of a message shown at once; the others can be unfolded."""


def load(path: Path, info: EngineInfo) -> Plan:
    """The plan in a file; ``SetError`` with every problem, ``FileError``."""
    return read_plan(path, info)


def save(plan: Plan, path: Path) -> None:
    """Write the plan to a file, whole or not at all; ``RingsideError`` or ``OSError`` if that fails."""
    write_text(path, [plan_text(plan)], overwrite=True)


def ask_open(parent: QWidget) -> Path | None:
    """Which file to read."""
    chosen, _ = QFileDialog.getOpenFileName(
        parent, tr("Open a fight plan"), _folder(), tr("Fight plans (*.yaml *.yml)")
    )
    return _kept(chosen)


def ask_save(parent: QWidget, plan: Plan) -> Path | None:
    """Where to write."""
    start = str(Path(_folder()) / f"{plan_word(plan) or 'plan'}.yaml")
    chosen, _ = QFileDialog.getSaveFileName(
        parent, tr("Save the fight plan"), start, tr("Fight plan (*.yaml)")
    )
    path = _kept(chosen)
    return path if path is None or path.suffix else path.with_suffix(".yaml")


def tell(parent: QWidget, error: OSError | RingsideError) -> None:
    """Tell what was wrong with a file."""
    said = error_text(error)
    lines = said.text.splitlines()
    title = said.title or tr("This could not be done")
    box = MessageBox(parent, title, "\n".join(lines[:_TOLD]), picture=MessageBox.Icon.Warning)
    if len(lines) > _TOLD:
        box.setDetailedText("\n".join(lines[_TOLD:]))
    if said.next_step:
        box.setInformativeText(said.next_step)
    box.exec()


def _folder() -> str:
    kept = settings().value(_FOLDER, "")
    return kept if kept and Path(kept).is_dir() else str(Path.home())


def _kept(chosen: str) -> Path | None:
    if not chosen:
        return None
    settings().set_value(_FOLDER, str(Path(chosen).parent))
    return Path(chosen)
