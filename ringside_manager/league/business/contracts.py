"""Contracts: terms offered to fighters, what they say to them, and contracts that run out (Y9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from annotated_types import Ge, Le, MaxLen

from ringside_manager.campaign.books import Answer, FighterBook, LedgerKind, ManagerBook, NewsKind, TermsBook
from ringside_manager.campaign.contracts import check_talks, check_terms
from ringside_manager.campaign.talks import first_until, is_full, season_until
from ringside_manager.errors import RuleError
from ringside_manager.language import say
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.deeds import Cents, Deed, Night, Number

Percent = Annotated[int, Ge(0), Le(100)]
Seasons = Annotated[int, Ge(1), Le(100)]
MOST_MEN = 100_000


@dataclass(frozen=True, slots=True)
class TermsOffered(Deed):
    """A manager offers a fighter terms: his own man a longer contract, a free agent his first (Y9)."""

    kind: ClassVar[str] = "terms_offered"
    fighter: Number
    manager: Number
    share: Percent
    seasons: Seasons
    fee_cents: Cents


@post.register
def terms_offered(deed: TermsOffered, opened: OpenBooks) -> None:
    """Open a page for the terms."""
    fighter, manager = opened.fighter(deed.fighter), opened.manager(deed.manager)
    page = TermsBook(
        opened.entry, opened.night, manager.number, fighter.number, deed.share, deed.seasons, deed.fee_cents
    )
    try:
        check_terms(opened.books.house.contracts, opened.books.house.share, page.terms)
    except RuleError as refusal:
        opened.refused(refusal)
    opened.books.terms[opened.entry] = page
    opened.books.open_terms.add(opened.entry)
    opened.books.touched.terms.add(opened.entry)


@dataclass(frozen=True, slots=True)
class TermsAnswered(Deed):
    """What became of terms; accepted, they are the man's contract from now on (Y9).

    ``counter_share`` is the share at which he would sign instead, where he counters.
    """

    kind: ClassVar[str] = "terms_answered"
    terms: Number
    answer: Answer
    counter_share: Percent | None = None


@post.register
def terms_answered(deed: TermsAnswered, opened: OpenBooks) -> None:
    """Write the answer down, and the contract if it was yes."""
    page = opened.terms(deed.terms)
    fighter, manager = opened.fighter(page.fighter), opened.manager(page.manager)
    if page.answer is not None:
        opened.doubt("Y9", say("Offer {number} had been answered before.", number=page.number))
        return
    page.answer = deed.answer
    page.counter_share = deed.counter_share if deed.answer is Answer.COUNTERED else None
    opened.books.open_terms.discard(page.number)
    if deed.answer is Answer.ACCEPTED:
        _sign(opened, page, fighter, manager)


def _sign(opened: OpenBooks, page: TermsBook, fighter: FighterBook, manager: ManagerBook) -> None:
    if fighter.is_retired or fighter.manager not in (None, manager.number):
        opened.doubt(
            "Y9",
            say("{name} signed {name2}, who was not free to sign.", name=manager.name, name2=fighter.name),
        )
        return
    if fighter.manager is None:
        _take_in(opened, page, fighter, manager)
    else:
        _prolong(opened, page, fighter)
    fighter.percentage = page.share
    opened.pay(manager, LedgerKind.SIGNING_FEE, -page.fee_cents, fighter=fighter.number, rule="Y9")


def _take_in(opened: OpenBooks, page: TermsBook, fighter: FighterBook, manager: ManagerBook) -> None:
    if is_full(opened.books, manager):
        opened.doubt(
            "C18",
            say("{name} signed {name2} into a stable that was full.", name=manager.name, name2=fighter.name),
        )
    fighter.manager, fighter.bouts_under_manager, fighter.plan = manager.number, 0, None
    fighter.contract_until = season_until(opened.night, page.seasons)
    manager.stable.append(fighter.number)
    opened.news(NewsKind.SIGNED, (fighter.number,), (manager.number,), amount=page.fee_cents)


def _prolong(opened: OpenBooks, page: TermsBook, fighter: FighterBook) -> None:
    try:
        check_talks(opened.books.house.contracts, fighter.name, fighter.contract_until, opened.books.closed)
    except RuleError as refusal:
        opened.refused(refusal)
    last = max(fighter.contract_until or 0, season_until(opened.night, 0))
    fighter.contract_until = season_until(last, page.seasons)
    opened.news(NewsKind.EXTENDED, (fighter.number,), (page.manager,), amount=fighter.contract_until)


@dataclass(frozen=True, slots=True)
class ContractsEnded(Deed):
    """The contracts of these fighters end with a season, and they are free agents (Y9)."""

    kind: ClassVar[str] = "contracts_ended"
    night: Night
    fighters: Annotated[tuple[Number, ...], MaxLen(MOST_MEN)]


@post.register
def contracts_ended(deed: ContractsEnded, opened: OpenBooks) -> None:
    """The fighters leave their stables; bouts they are booked for stand."""
    for page in [opened.fighter(number) for number in deed.fighters]:
        manager = opened.owner(page)
        if manager is None or page.is_retired:
            opened.doubt("Y9", say("{name} had no contract that could end.", name=page.name))
            continue
        if page.contract_until is None or page.contract_until > deed.night:
            opened.doubt("Y9", say("The contract of {name} ended before its time.", name=page.name))
        if page.number in manager.stable:
            manager.stable.remove(page.number)
        page.manager = page.percentage = page.plan = None
        page.bouts_under_manager, page.contract_until = 0, deed.night
        opened.news(NewsKind.RELEASED, (page.number,), (manager.number,))


def under_contracts(opened: OpenBooks) -> None:
    """Give every man of a stable a contract where the house rules have come to have them, or take them all away (Y9)."""
    books = opened.books
    for manager in books.managers.values():
        for place, number in enumerate(manager.stable):
            page = opened.fighter(number)
            if not books.house.contracts.seasons:
                page.contract_until = None
            elif page.contract_until is None:
                seasons = first_until(books.house.contracts, 0, place) or 0
                page.contract_until = season_until(books.closed, 0) + seasons
