"""A reading copy of the books for another thread than the one the save belongs to.

The window reads its copy while the office works; what the office has written since is posted
into the copy entry by entry, or comes as whole new books where a strike or correction changed
what was before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ringside_manager.campaign.books import Books, Touched
from ringside_manager.league.business import post_all, post_entry, rewrites
from ringside_manager.league.deeds import Entry
from ringside_manager.league.ring import RingBout


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
