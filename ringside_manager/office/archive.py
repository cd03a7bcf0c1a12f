"""What is done with saves as files, open or not: audit, restore, rebuild."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ringside_manager.league.audit import audit
from ringside_manager.league.backups import restore
from ringside_manager.league.discrepancy import Discrepancy
from ringside_manager.league.export import rebuild


def check_save(save: Path, *, replay: bool = True) -> Sequence[Discrepancy]:
    """Everything wrong with a save; the file is not changed.  See ``league.audit.audit``."""
    return audit(save, replay=replay)


def restore_league(backup: Path, to: Path) -> None:
    """Bring a backup back under a new name; ``SaveExistsError`` if that is taken."""
    restore(backup, to)


def rebuild_league(journal: Path, to: Path, until: int | None = None) -> None:
    """Make a new save from an exported journal, up to entry ``until`` if given."""
    rebuild(journal, to, until=until)
