"""Copies of a league: saves checked, restored and rebuilt, what a reader elsewhere may see of one (C87), and the books for another thread."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from ringside_manager.campaign.books import Books, Touched
from ringside_manager.errors import SaveError
from ringside_manager.league import copies, database
from ringside_manager.league.audit import audit
from ringside_manager.league.business import post_all, post_entry, rewrites
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
from ringside_manager.league.ring import RingBout
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.journal import NOBODY, is_hidden

__all__ = [
    "Backup",
    "Findings",
    "Reading",
    "Update",
    "check_save",
    "everything",
    "hidden_from",
    "kept_backups",
    "make_copy",
    "rebuild_league",
    "restore_league",
    "update_since",
    "write_tables",
]


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


def kept_backups(
    save: Path, go_on: Callable[[int, int], bool] = lambda done, total: True
) -> tuple[Backup, ...]:
    """The backups of the league at ``save``, the newest first, each opened and examined.

    ``go_on`` is told how many of how many were looked at; false ends the search with what was found.
    """
    found: list[Backup] = []
    backups = sorted(kept(save), reverse=True)
    for number, backup in enumerate(backups, 1):
        found.append(_looked_at(backup))
        if not go_on(number, len(backups)):
            break
    return tuple(found)


def _looked_at(backup: Backup) -> Backup:
    night, fault = None, ""
    try:
        with League.open(backup.path, read_only=True) as league:
            night = league.books.closed
    except SaveError as refused:
        fault = str(refused)
    size = backup.path.stat().st_size if backup.path.is_file() else 0
    return replace(backup, size_bytes=size, night=night, fault=fault)


# A reading copy of the books for another thread than the one the save belongs to.
# The window reads it while the office works; what the office has written since is posted into it entry by entry, or
# comes as whole new books where a strike or correction changed what was before.


@dataclass(frozen=True, slots=True)
class Update:
    """What a reading copy lacks: the entries since, and the books ``afresh`` if those rewrite what was before.

    ``ring`` are all bouts in the ring as they stand.
    """

    entries: tuple[Entry, ...]
    afresh: Books | None = None
    ring: Mapping[int, RingBout] = field(default_factory=dict)
    whole: bool = False
    """Whether ``entries`` are all there are, those that were known before among them."""


def update_since(
    entries: Sequence[Entry], known: int, ring: Mapping[int, RingBout] | None = None, *, whole: bool = False
) -> Update:
    """What a copy that knows the first ``known`` entries of a journal lacks; ``ring`` as the league has it."""
    new = tuple(entries[known:])
    rewritten = rewrites(entry.deed for entry in new)
    return Update(new, post_all(entries) if rewritten or whole else None, ring or {}, whole)


class Reading:
    """The copy itself: ``books``, ``entries`` and ``ring`` as of the last update taken.

    Belongs to one thread.  Nothing but ``take`` changes it.
    """

    def __init__(
        self, entries: Sequence[Entry], books: Books | None = None, ring: Mapping[int, RingBout] | None = None
    ) -> None:
        self.ring: Mapping[int, RingBout] = ring or {}
        self.entries = list(entries)
        self.books = post_all(self.entries) if books is None else books
        self.books.touched.clear()

    def take(self, update: Update) -> Touched:
        """Bring the copy up to date; which pages of the books changed (all of them after a rewriting).

        The page of a bout counts as changed, too, when the bout entered or left the ring or went on there.
        """
        was, self.ring = self.ring, update.ring
        touched = self._take(update)
        touched.bouts |= {number for number, _ in was.items() ^ update.ring.items()} & set(self.books.bouts)
        return touched

    def _take(self, update: Update) -> Touched:
        self.entries = [*([] if update.whole else self.entries), *update.entries]
        if update.afresh is not None:
            self.books = update.afresh
            return everything(self.books)
        self.books.touched.clear()
        for entry in update.entries:
            post_entry(self.books, entry)
        touched, self.books.touched = self.books.touched, Touched()
        return touched


def everything(books: Books) -> Touched:
    """Every page of the books."""
    return Touched(
        league=True,
        managers=set(books.managers),
        fighters=set(books.fighters),
        bouts=set(books.bouts),
        offers=set(books.offers),
        deals=set(books.deals),
        bets=set(books.bets),
        tournaments=set(books.tournaments),
        divisions=set(books.divisions),
    )
