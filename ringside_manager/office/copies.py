"""x"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ringside_manager.campaign.books import Books
from ringside_manager.errors import SaveError
from ringside_manager.league import copies, database
from ringside_manager.league.audit import audit
from ringside_manager.league.business.club import NightCommitted, ParcelTaken, SealsOpened
from ringside_manager.league.business.nights import BidSealed
from ringside_manager.league.business.offers import BoutMade, OfferAnswered, OfferMade
from ringside_manager.league.business.open_books import Corrected
from ringside_manager.league.copies import rebuild, restore
from ringside_manager.league.deeds import Entry
from ringside_manager.league.discrepancy import Findings
from ringside_manager.league.header import Backup, kept
from ringside_manager.league.journal import is_private
from ringside_manager.league.league import League
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.journal import NOBODY, is_hidden

# What each reader may see (C87), and new saves made of a journal's lines


def make_copy(source: Path, texts: Iterable[bytes], to: Path) -> None:
    """Make the new save ``to`` of all lines of a journal, withheld records and all; raises as ``copies.build``."""
    copies.build(source, tuple(copies.lines_from(source, texts)), to)


def hidden_from(entries: Sequence[Entry], books: Books, reader: Party | None) -> frozenset[int]:
    """Return the entries whose records ``reader`` may not see (C87): others' secrets, and the keeper's until they are opened."""
    viewer = reader or NOBODY
    made = frozenset(entry.deed.offer for entry in entries if isinstance(entry.deed, BoutMade))
    return frozenset(
        entry.number
        for entry in entries
        if _is_withheld_from(entry, entries, books, viewer) and _offer_of(entry) not in made
    )


def _offer_of(entry: Entry) -> int:
    """The offer an entry makes or answers, 0 for any other: what has led to a bout is known to all, also if it was struck."""
    if isinstance(entry.deed, OfferAnswered):
        return entry.deed.offer
    return entry.number if isinstance(entry.deed, OfferMade) else 0


def _is_withheld_from(entry: Entry, entries: Sequence[Entry], books: Books, viewer: Party) -> bool:
    deed = entry.deed
    if isinstance(deed, NightCommitted):
        page = books.club.nights.get(deed.night)
        return page is None or page.committed != entry.number or page.opened is None
    if isinstance(deed, ParcelTaken):
        device = books.club.devices.get(deed.device)
        return device is None or device.member != viewer.name
    if isinstance(deed, SealsOpened):
        return True
    if isinstance(deed, Corrected):
        deed = deed.deed
        return is_private(deed)
    if isinstance(deed, BidSealed):
        return deed.manager != viewer.manager
    return is_hidden(entry, entries, books, viewer)


# Saves as files, open or not: audit, restore, rebuild


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
