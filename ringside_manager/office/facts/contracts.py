"""Contracts as somebody sees them who talks about them: until when, what is asked, why, and what it means in money (Y9)."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.campaign.contracts import Reply, Terms, reckoned
from ringside_manager.campaign.talks import asks, last_word, open_terms, says, standing_of
from ringside_manager.errors import RuleError
from ringside_manager.office.facts.explanations import Explanation, Line, Subject, Term, percent
from ringside_manager.office.facts.named import Named, named_fighter
from ringside_manager.office.orders.careers import check_signing
from ringside_manager.office.orders.stable import check_extension


@dataclass(frozen=True, slots=True)
class Talk:
    """A fighter and a manager who may come to terms; money in cents.

    ``until`` is the last night of the contract, None for a free agent; ``share`` what the manager has now.  ``wanted`` is what
    the man asks for, ``word`` the terms with which he countered.  ``purse_dollars`` is what he is reckoned to earn in a season.
    ``offered`` are terms that wait for his answer; ``refusal`` says why they cannot talk now, and is empty if they can.
    """

    fighter: Named
    extends: bool
    until: int | None
    share: int | None
    wanted: Terms
    word: Terms | None
    purse_dollars: int
    balance_cents: int
    least_share: int
    most_share: int
    most_seasons: int
    offered: Terms | None = None
    offer: int | None = None
    opens: int | None = None
    """The night after which a contract may be extended."""
    refusal: str = ""

    @property
    def signs_at(self) -> Terms:
        """The terms he would sign at once, all named: his last word, or what he asks for."""
        return self.word or self.wanted


def talk(books: Books, page: FighterBook, manager: int) -> Talk:
    """Return what a manager and a fighter have to talk about, in a league with contracts."""
    house, man = books.house, standing_of(books, page, manager)
    waiting = next(
        (each for each in open_terms(books) if (each.fighter, each.manager) == (page.number, manager)), None
    )
    return Talk(
        fighter=named_fighter(books, page.number),
        extends=page.manager == manager,
        until=None if page.manager is None else page.contract_until,
        share=page.percentage,
        wanted=asks(books, page, manager),
        word=last_word(books, page, manager),
        purse_dollars=man.purse_dollars,
        balance_cents=books.managers[manager].balance_cents,
        least_share=house.share.least,
        most_share=house.share.most,
        most_seasons=house.contracts.seasons,
        offered=None if waiting is None else waiting.terms,
        offer=None if waiting is None else waiting.number,
        opens=opens(books, page),
        refusal=_refusal(books, page, manager),
    )


def _refusal(books: Books, page: FighterBook, manager: int) -> str:
    try:
        if page.manager == manager:
            check_extension(books, page, manager)
        else:
            check_signing(books, page, manager)
    except RuleError as refused:
        return str(refused)
    return ""


def talks_of(books: Books, manager: int) -> tuple[Talk, ...]:
    """Return the talks of a manager with his own men, whose contract ends first."""
    pages = [books.fighters[number] for number in books.managers[manager].stable]
    pages.sort(key=lambda page: (page.contract_until or 0, page.number))
    return tuple(talk(books, page, manager) for page in pages)


def market_of(books: Books, manager: int) -> tuple[Talk, ...]:
    """Return the free agents and what they ask a manager for, the most popular first."""
    pages = sorted(books.free_agents(), key=lambda page: (-page.pop_half, page.number))
    return tuple(talk(books, page, manager) for page in pages)


def may_talk(books: Books, page: FighterBook) -> bool:
    """Return whether a man's contract may be extended now, so that his manager should think of it."""
    first = opens(books, page)
    return first is not None and books.closed >= first


def opens(books: Books, page: FighterBook) -> int | None:
    """Return the night after which a man's contract may be extended, or None without one."""
    if page.contract_until is None or page.manager is None:
        return None
    return max(0, page.contract_until - books.house.contracts.talks_nights)


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a man would say to terms: ``met`` are those he would sign; what a season brings his manager, now and then."""

    reply: Reply
    met: Terms
    now_cents: int
    then_cents: int


def spoken(books: Books, page: FighterBook, manager: int, offered: Terms) -> Spoken:
    """Return what a fighter would say to a manager's terms, and what a season like the last would bring under them."""
    said, met = says(books, page, manager, offered)
    purse = standing_of(books, page, manager).purse_dollars
    share = page.percentage or 0
    return Spoken(said, met, purse * share, purse * offered.share - offered.fee_cents // offered.seasons)


def explain_asked(books: Books, page: FighterBook, manager: int) -> Explanation:
    """Explain the share a fighter asks a manager to be content with, reason by reason (Y9)."""
    house, man = books.house, standing_of(books, page, manager)
    points = tuple(reckoned(house.contracts, house.share, man))
    lines = tuple(Line(Term(f"asked_{why.value}"), "Y9", percent(each)) for why, each in points)
    return Explanation(
        Subject.ASKED, "Y9", percent(sum(each for _, each in points)), lines, (page.number,), None
    )
