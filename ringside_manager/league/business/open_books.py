"""The books open for posting an entry, how their lines are written, and the register of how deeds are posted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import singledispatch
from typing import TypeVar

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
    TermsBook,
    TournamentBook,
)
from ringside_manager.errors import RuleError
from ringside_manager.language import say
from ringside_manager.league.deeds import Deed

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
