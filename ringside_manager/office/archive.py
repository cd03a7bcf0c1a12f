"""What is done with saves as files, open or not: audit, restore, rebuild."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ringside_manager.errors import SaveError
from ringside_manager.league import database
from ringside_manager.league.audit import audit
from ringside_manager.league.copies import rebuild, restore
from ringside_manager.league.discrepancy import Findings
from ringside_manager.league.header import Backup, kept
from ringside_manager.league.league import League

__all__ = [
    "Findings",
    "KeptBackup",
    "check_save",
    "kept_backups",
    "rebuild_league",
    "restore_league",
    "write_tables",
]

write_tables = database.write_tables


def check_save(save: Path, *, replay: bool = True) -> Findings:
    """Everything wrong with a save; the file is not changed.  See ``league.audit.audit``."""
    return audit(save, replay=replay)


def restore_league(backup: Path, to: Path) -> None:
    """Bring a backup back under a new name; ``SaveExistsError`` if that is taken."""
    restore(backup, to)


def rebuild_league(journal: Path, to: Path, until: int | None = None) -> None:
    """Make a new save from an exported journal, up to entry ``until`` if given."""
    rebuild(journal, to, until=until)


@dataclass(frozen=True, slots=True)
class KeptBackup:
    """A backup a league made by itself; ``night`` is the last one held in it, ``fault`` why it cannot be used."""

    sequence: int
    label: str
    path: Path
    size_bytes: int
    night: int | None = None
    fault: str = ""


def kept_backups(
    save: Path, go_on: Callable[[int, int], bool] = lambda done, total: True
) -> tuple[KeptBackup, ...]:
    """The backups of the league at ``save``, the newest first, each opened and examined.

    ``go_on`` is told how many of how many were looked at; false ends the search with what was found.
    """
    found: list[KeptBackup] = []
    backups = sorted(kept(save), reverse=True)
    for number, backup in enumerate(backups, 1):
        found.append(_looked_at(backup))
        if not go_on(number, len(backups)):
            break
    return tuple(found)


def _looked_at(backup: Backup) -> KeptBackup:
    night, fault = None, ""
    try:
        with League.open(backup.path, read_only=True) as league:
            night = league.books.closed
    except SaveError as refused:
        fault = str(refused)
    size = backup.path.stat().st_size if backup.path.is_file() else 0
    return KeptBackup(backup.sequence, backup.label, backup.path, size, night, fault)
