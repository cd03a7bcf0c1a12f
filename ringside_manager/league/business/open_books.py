"""The books open for posting an entry, the register of how deeds are posted, and which entries count: strikes, corrections, doubts (C3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import singledispatch
from typing import ClassVar, TypeVar

from ringside_manager.campaign.books import (
    BetBook,
    Books,
    BoutBook,
    DealBook,
    Division,
    Doubt,
    FighterBook,
    LedgerKind,
    LedgerLine,
    ManagerBook,
    NewsItem,
    NewsKind,
    OfferBook,
    Settlement,
    TermsBook,
    TournamentBook,
)
from ringside_manager.errors import RuleError
from ringside_manager.language import say
from ringside_manager.league.deeds import Deed, Entry, Number, Text, Word

Page = TypeVar("Page")


class MissingPageError(LookupError):
    """A deed speaks of something that is not in the books, so it cannot be posted."""


@dataclass(slots=True)
class OpenBooks:
    """``books`` open for posting entry ``entry``, which belongs to ``night``.

    The page getters mark the page as touched and raise ``MissingPageError`` if there is none; a
    posting fetches all its pages before it writes on any.
    """

    books: Books
    entry: int
    night: int

    def manager(self, number: int) -> ManagerBook:
        """The page of a manager."""
        return _page(self.books.managers, number, "manager", self.books.touched.managers)

    def fighter(self, number: int) -> FighterBook:
        """The page of a fighter."""
        return _page(self.books.fighters, number, "fighter", self.books.touched.fighters)

    def bout(self, number: int) -> BoutBook:
        """The page of a bout."""
        return _page(self.books.bouts, number, "bout", self.books.touched.bouts)

    def offer(self, number: int) -> OfferBook:
        """The page of an offer."""
        return _page(self.books.offers, number, "offer", self.books.touched.offers)

    def deal(self, number: int) -> DealBook:
        """The page of a deal."""
        return _page(self.books.deals, number, "deal", self.books.touched.deals)

    def terms(self, number: int) -> TermsBook:
        """The page of terms offered to a fighter."""
        return _page(self.books.terms, number, "offer of terms", self.books.touched.terms)

    def bet(self, number: int) -> BetBook:
        """The page of a side bet."""
        return _page(self.books.bets, number, "bet", self.books.touched.bets)

    def tournament(self, number: int) -> TournamentBook:
        """The page of a tournament."""
        return _page(self.books.tournaments, number, "tournament", self.books.touched.tournaments)

    def division(self, weight_class: str) -> Division:
        """The page of a weight class, begun if it is the first time anybody asks."""
        divisions = self.books.divisions
        if weight_class not in divisions:
            divisions[weight_class] = Division(weight_class)
        self.books.touched.divisions.add(weight_class)
        return divisions[weight_class]

    def owner(self, fighter: FighterBook) -> ManagerBook | None:
        """The page of a fighter's manager, ``None`` for a free agent."""
        return None if fighter.manager is None else self.manager(fighter.manager)

    def doubt(self, rule: str, why: str) -> None:
        """Note that ``rule`` would not have allowed this; ``why`` is a sentence."""
        self.books.doubts.append(Doubt(self.entry, rule, why))

    def refused(self, refusal: RuleError) -> None:
        """Note what a campaign rule refuses."""
        self.doubt(refusal.rule, refusal.reason)

    def news(
        self,
        kind: NewsKind,
        fighters: tuple[int, ...] = (),
        managers: tuple[int, ...] = (),
        *,
        bout: int | None = None,
        amount: int = 0,
        word: str = "",
    ) -> None:
        """Note that something happened; the facts are those of ``NewsItem``."""
        item = NewsItem(self.entry, self.night, kind, fighters, managers, bout, amount, word)
        self.books.news.append(item)

    def pay(
        self,
        manager: ManagerBook,
        kind: LedgerKind,
        cents: int,
        *,
        fighter: int | None = None,
        bout: int | None = None,
        rule: str = "C24",
    ) -> None:
        """Move a manager's money by ``cents`` and book it; spending what he has not is a doubt of ``rule``."""
        if not cents:
            return
        manager.balance_cents += cents
        line = LedgerLine(
            self.entry, self.night, manager.number, kind, cents, manager.balance_cents, fighter, bout
        )
        self.books.ledger.append(line)
        if cents < 0 and manager.balance_cents < 0:
            owed = f"{-manager.balance_cents / 100:,.2f}"
            self.doubt(
                rule, say("{name} spends {owed} dollars more than he has.", name=manager.name, owed=owed)
            )


def _page(pages: Mapping[int, Page], number: int, what: str, touched: set[int]) -> Page:
    page = pages.get(number)
    if page is None:
        raise MissingPageError(f"There is no {what} {number} in the books, so this could not be posted.")
    touched.add(number)
    return page


@singledispatch
def post(deed: Deed, opened: OpenBooks) -> None:
    """Write what a deed changes into the books; each kind's posting is registered where it stands.

    A posting rolls no dice and refuses nothing: what a rule would not have allowed is noted as a ``Doubt``.
    """
    raise TypeError(f"there is no posting for {deed.kind}")


# Strikes, corrections and doubts settled: which entries count, and as what (C3)


@dataclass(frozen=True, slots=True)
class Struck(Deed):
    """Earlier entries no longer count; they stay readable.  Striking this entry restores them."""

    kind: ClassVar[str] = "struck"
    entries: tuple[Number, ...]
    why: Text = ""


@post.register
def struck(deed: Struck, opened: OpenBooks) -> None:
    """Note a strike of what has not been written; the rest is done by ``in_force``."""
    for target in deed.entries:
        _check_target(opened, target)


@dataclass(frozen=True, slots=True)
class Corrected(Deed):
    """An earlier entry counts as if it had held ``deed``.  Striking this entry undoes it."""

    kind: ClassVar[str] = "corrected"
    entry: Number
    deed: Deed
    why: Text = ""


@post.register
def corrected(deed: Corrected, opened: OpenBooks) -> None:
    """Note a correction of what has not been written; the rest is done by ``in_force``."""
    _check_target(opened, deed.entry)


def _check_target(opened: OpenBooks, target: int) -> None:
    if target >= opened.entry:
        opened.doubt(
            "",
            say(
                "Entry {target} was not in the journal yet when entry {entry} spoke of it.",
                target=target,
                entry=opened.entry,
            ),
        )


@dataclass(frozen=True, slots=True)
class InForce:
    """The entries that count, corrected ones with the deed that replaces theirs.

    ``struck`` and ``corrected`` give, for each entry that a later one speaks of, the number of that
    later one; a word that is itself struck speaks of nothing.
    """

    entries: tuple[Entry, ...]
    struck: dict[int, int]
    corrected: dict[int, int]


def in_force(entries: Sequence[Entry]) -> InForce:
    """Which entries count, and as what: of several words about one entry the last one holds.

    Read from the last entry to the first, since a word can only be about what stands before it.  No word is about a deed
    that is ``lasting``.
    """
    said: dict[int, Entry] = {}
    standing = list(_read_back(entries, said))
    return InForce(tuple(reversed(standing)), *_split(said))


def latest_in_force(entries: Sequence[Entry]) -> Iterator[Entry]:
    """The entries that count, as in ``in_force`` but the last one first: what is recent costs no whole journal."""
    return _read_back(entries, {})


def _read_back(entries: Sequence[Entry], said: dict[int, Entry]) -> Iterator[Entry]:
    """Yield what counts from the last entry on, and note in ``said`` the last word about each entry."""
    for entry in reversed(entries):
        word = said.get(entry.number)
        if word is None or entry.deed.lasting:
            held = entry
        elif isinstance(word.deed, Corrected):
            held = replace(entry, deed=word.deed.deed)
        else:
            continue
        if type(held.deed) in _WORDS:
            for target in _targets(held.deed):
                if target < entry.number:
                    said.setdefault(target, held)
        yield held


def written_otherwise(entries: Sequence[Entry], held: InForce) -> list[tuple[int, int]]:
    """Return the stretches of the journal (both ends outside) written while something before them counted otherwise.

    What was corrected and then put back as it was counted otherwise only from its first correction on.
    """
    stretches = list(held.struck.items())
    deeds = {entry.number: entry.deed for entry in held.entries if entry.number in held.corrected}
    for entry in entries:
        if entry.number in held.corrected:
            until, since = held.corrected[entry.number], entry.number
            if deeds.get(since) == entry.deed:
                since = next(word.number for word in entries if since in _targets(word.deed))
            stretches.append((since, until))
    return stretches


_WORDS = frozenset({Struck, Corrected})
"""The deeds that speak of other entries."""


def _split(said: dict[int, Entry]) -> tuple[dict[int, int], dict[int, int]]:
    struck = {target: word.number for target, word in said.items() if isinstance(word.deed, Struck)}
    corrected = {target: word.number for target, word in said.items() if isinstance(word.deed, Corrected)}
    return dict(sorted(struck.items())), dict(sorted(corrected.items()))


def _targets(deed: Deed) -> tuple[int, ...]:
    if isinstance(deed, Struck):
        return deed.entries
    return (deed.entry,) if isinstance(deed, Corrected) else ()


@dataclass(frozen=True, slots=True)
class DoubtSettled(Deed):
    """The promoter has seen what is in doubt about ``entry`` and lets it stand (C3).

    Empty ``rule`` and ``why`` stand for every doubt about that entry, else they name one.
    """

    kind: ClassVar[str] = "doubt_settled"
    entry: Number
    rule: Word = ""
    why: Text = ""
    note: Text = ""


@post.register
def doubt_settled(deed: DoubtSettled, opened: OpenBooks) -> None:
    """Mark what is in doubt about an entry as seen; a doubt that is no longer there needs nothing."""
    seen = {settlement.doubt for settlement in opened.books.settlements}
    for doubt in dict.fromkeys(opened.books.doubts):
        if _is_meant(deed, doubt) and doubt not in seen:
            opened.books.settlements.append(Settlement(opened.entry, doubt, deed.note))


def _is_meant(deed: DoubtSettled, doubt: Doubt) -> bool:
    named = (deed.rule, deed.why) in (("", ""), (doubt.rule, doubt.why))
    return doubt.entry == deed.entry and named
