"""The inbox of a manager or the promoter, and what of it calls him to the keyboard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ringside_manager.campaign.ai.matchmaking import is_away, is_managed
from ringside_manager.campaign.books import (
    Answer,
    Books,
    ManagerBook,
    ManagerKind,
    NewsItem,
    NewsKind,
    Slot,
)
from ringside_manager.league.business.contracts import TermsAnswered
from ringside_manager.league.business.offers import OfferAnswered
from ringside_manager.league.deeds import Entry
from ringside_manager.office.agreeing import waits_for_manager
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.decisions import (
    BLOCKING,
    IDLE_NIGHTS,
    InboxKind,
    InboxRow,
    decisions,
    promoter_decisions,
)
from ringside_manager.office.facts.rankings import defend_by, mandatory
from ringside_manager.office.orders.offers import addressee, open_offers
from ringside_manager.office.orders.pairings import expected_nights

# Notes: answers, percentages, the news of a stable.


_FOR_ALL = frozenset(
    {
        NewsKind.CROWNED,
        NewsKind.VACATED,
        NewsKind.TOURNAMENT_DRAWN,
        NewsKind.TOURNAMENT_WON,
        NewsKind.ENDED,
        NewsKind.PROLONGED,
        NewsKind.HOUSE_RULES,
        NewsKind.UNDISPUTED,
        NewsKind.BELTS_NAMED,
    }
)
"""News that concern everybody."""
_UNTOLD = frozenset({NewsKind.FOUNDED, NewsKind.SEATED, NewsKind.RENEWED})
"""What everybody knows, and what has a row of its own."""


def notes(books: Books, manager: ManagerBook, entries: Sequence[Entry], since: int) -> Iterator[InboxRow]:
    """What one manager should know; ``entries`` after ``since`` tell what became of his offers."""
    yield from _answers(books, manager, entries, since)
    for offer in open_offers(books):
        if offer.proposer == manager.number:
            yield InboxRow(
                InboxKind.AWAITED, offer.number, offer.red, offer.blue, addressee(books, offer), offer.night,
                arena=offer.arena, rounds=offer.rounds, title=offer.title,
            )  # fmt: skip
    for number, terms in books.terms.items() if books.open_terms else ():
        if number in books.open_terms and terms.manager == manager.number:
            yield InboxRow(InboxKind.TERMS_AWAITED, number, terms.fighter, amount=terms.share)
    yield from _tournaments(books, manager)
    yield from _defences(books, manager)
    for number in manager.stable:
        fighter = books.fighters[number]
        if fighter.is_rolled and (fighter.bouts_under_manager + 1) % books.house.share.bouts == 0:
            yield InboxRow(InboxKind.DUE, number, number, amount=fighter.percentage or 0)
    for item in news_since(books, since):
        if item.kind is NewsKind.RENEWED:
            yield from _renewed(books, manager, item)
        elif concerns(books, item, manager.number):
            yield _news(books, item, manager.number)


DEFEND_SOON = 8
"""So many nights before he must defend his title a champion's manager is told."""


def _defences(books: Books, manager: ManagerBook) -> Iterator[InboxRow]:
    for division in books.divisions.values():
        for number in division.champions:
            if number not in manager.stable:
                continue
            due, until = mandatory(books, number), defend_by(books, number)
            if due is not None or 0 < until <= books.closed + DEFEND_SOON:
                other = None if due is None else due.number
                yield InboxRow(InboxKind.DEFEND, number, number, other, night=until)


def news_since(books: Books, since: int) -> Iterator[NewsItem]:
    """News of entries after ``since``, the latest first."""
    for item in reversed(books.news):
        if item.entry <= since:
            return
        if item.kind not in _UNTOLD or item.kind is NewsKind.RENEWED:
            yield item


def last_night_began(books: Books) -> int:
    """The last entry before the latest fight night; 0 before the first night."""
    before = 0
    for item in reversed(books.news):
        if item.night < books.closed:
            before = item.entry
            break
    return before if books.closed else 0


def concerns(books: Books, item: NewsItem, manager: int) -> bool:
    """Whether news concern a manager: himself, a man of his, or everybody."""
    if item.kind in _FOR_ALL or manager in item.managers:
        return True
    if item.kind is NewsKind.DATE_WON and item.bout is not None:
        return False
    return any(_was_his(books, item, fighter, manager) for fighter in item.fighters)


def _was_his(books: Books, item: NewsItem, fighter: int, manager: int) -> bool:
    """Whether he managed him when it happened: after a bout that is kept, otherwise as it is now."""
    bout = books.bouts.get(item.bout or 0)
    if bout is not None and bout.is_over and fighter in bout.fighters:
        return bout.manager_of(fighter) == manager
    return books.fighters[fighter].manager == manager


def _news(books: Books, item: NewsItem, manager: int) -> InboxRow:
    mine = next((number for number in item.fighters if _was_his(books, item, number, manager)), None)
    return InboxRow(InboxKind.NEWS, item.entry, mine, night=item.night, news=item)


def promoter_notes(books: Books, since: int) -> Iterator[InboxRow]:
    """What the promoter should know: how titles and tournaments went."""
    for item in news_since(books, since):
        if item.kind in _FOR_ALL | {
            NewsKind.DEFENDED,
            NewsKind.BOUT_CANCELLED,
            NewsKind.RETIRED,
            NewsKind.RETURNED,
        }:
            yield InboxRow(InboxKind.NEWS, item.entry, night=item.night, news=item)


def _answers(books: Books, manager: ManagerBook, entries: Sequence[Entry], since: int) -> Iterator[InboxRow]:
    """What became of his own offers and terms; not an acceptance, which is news of a bout made, nor a counter-offer he has to answer."""
    for entry in reversed(entries):
        if entry.number <= since:
            return
        deed = entry.deed
        if isinstance(deed, TermsAnswered):
            yield from _terms_answered(books, manager, deed)
            continue
        offer = books.offers.get(deed.offer) if isinstance(deed, OfferAnswered) else None
        if offer is None or offer.proposer != manager.number or not isinstance(deed, OfferAnswered):
            continue
        told = deed.answer in (Answer.REFUSED, Answer.LAPSED) or (
            deed.answer is Answer.COUNTERED and not _is_to_answer(books, offer.number)
        )
        if offer.answer is deed.answer and told:
            yield InboxRow(
                InboxKind.ANSWERED, offer.number, offer.red, offer.blue, addressee(books, offer), offer.night,
                arena=offer.arena, rounds=offer.rounds, title=offer.title, answer=deed.answer, word=deed.reason,
            )  # fmt: skip


def _terms_answered(books: Books, manager: ManagerBook, deed: TermsAnswered) -> Iterator[InboxRow]:
    """What a man said to the latest terms of his, unless he signed, which is news, or they were taken back."""
    terms = books.terms.get(deed.terms)
    if terms is None or terms.manager != manager.number or terms.answer is not deed.answer:
        return
    pair = terms.fighter, terms.manager
    latest = max(page.number for page in books.terms.values() if (page.fighter, page.manager) == pair)
    if terms.number == latest and deed.answer in (Answer.REFUSED, Answer.COUNTERED, Answer.LAPSED):
        yield InboxRow(
            InboxKind.TERMS_ANSWERED, terms.number, terms.fighter, amount=deed.counter_share or 0, answer=deed.answer
        )  # fmt: skip


def _is_to_answer(books: Books, number: int) -> bool:
    """Whether a counter-offer to an offer is open: it has a row of its own."""
    return any(offer.answers == number for offer in open_offers(books))


def _tournaments(books: Books, manager: ManagerBook) -> Iterator[InboxRow]:
    """The next round of each of his men who is still in a tournament; the opponent if he is known."""
    expected = expected_nights(books)
    for drawn in () if books.ended else books.tournaments.values():
        if drawn.bracket.winner is not None:
            continue
        for number in manager.stable:
            round_number = drawn.bracket.next_round(number)
            if round_number is None:
                continue
            pairs = drawn.bracket.pairs(round_number)
            pair = next((p for p in pairs if number in (p.red, p.blue)), None)
            other = None if pair is None else pair.blue if pair.red == number else pair.red
            if other in manager.stable and pair is not None and number != pair.red:
                continue  # two of his own meet: told once
            party = None if other is None else books.fighters[other].manager
            night = None if pair is None else expected.get(Slot(drawn.number, round_number, pair.place))
            yield InboxRow(
                InboxKind.TOURNAMENT, drawn.number, number, other, party, night, round_number, word=drawn.name
            )


def _renewed(books: Books, manager: ManagerBook, item: NewsItem) -> Iterator[InboxRow]:
    """A new percentage of a man of his, beside the one it follows."""
    bout, fighter = books.bouts[item.bout or 0], item.fighters[0]
    side = bout.corner_of(fighter).index
    if bout.managers[side] == manager.number:
        yield InboxRow(
            InboxKind.RENEWED, item.entry, fighter, night=item.night, amount=item.amount,
            before=bout.percentages[side] or 0,
        )  # fmt: skip


# The inbox.


Call = tuple[InboxKind, int, int | None, int | None, bool, int]
"""What makes a call to the keyboard new: the key of its row, whether its last evening has come, how often it was put off."""

_ORDER = {kind: place for place, kind in enumerate(InboxKind)}


def inbox(
    books: Books, party: Party, entries: Sequence[Entry] = (), *, since: int | None = None
) -> tuple[InboxRow, ...]:
    """Everything that concerns one party and nobody else: decisions by deadline, then notes, then news.

    ``since`` is the last journal entry he has seen; without it the news are those of the latest night.
    ``entries`` is the journal, which tells what became of his own offers.
    """
    seen = last_night_began(books) if since is None else since
    if party.promoter:
        rows = [*promoter_decisions(books), *promoter_notes(books, seen)]
    elif party.manager in books.managers:
        manager = books.managers[party.manager]
        rows = [*decisions(books, manager), *notes(books, manager, entries, seen)]
    else:
        rows = []
    return tuple(sorted(rows, key=_place))


def open_decisions(books: Books, party: Party) -> tuple[InboxRow, ...]:
    """The decisions alone, which needs no look at the news."""
    if party.promoter:
        return tuple(sorted(promoter_decisions(books), key=_place))
    if party.manager not in books.managers:
        return ()
    return tuple(sorted(decisions(books, books.managers[party.manager]), key=_place))


def _his_own(books: Books, party: Party) -> Iterator[InboxRow]:
    """The decisions no standing order takes off his hands (C72)."""
    rows = open_decisions(books, party)
    if not books.mandates or party.manager is None:
        yield from rows
        return
    night = books.closed + 1
    away = is_away(books, party.manager, night)
    for row in rows:
        fighter = books.fighters.get(row.fighter or 0)
        if row.kind is InboxKind.OFFER:
            if waits_for_manager(books, books.offers[row.number]):
                yield row
        elif row.kind is InboxKind.DOUBT or (
            not away
            and not (
                fighter is not None and row.kind is not InboxKind.DEAL and is_managed(books, fighter, night)
            )
        ):
            yield row


def blocking(books: Books, party: Party) -> tuple[InboxRow, ...]:
    """Decisions that cannot wait for another night: offers and bids for the next one, and deals."""
    night = books.closed + 1
    return tuple(
        row
        for row in _his_own(books, party)
        if row.kind in BLOCKING and (row.night is None or row.night <= night)
    )


def calls(books: Books, party: Party) -> dict[Call, InboxRow]:
    """What calls somebody to the keyboard before the coming night, each by what makes it new.

    An offer of the program's calls on its last evening only, for then everything on the market lies beside it; who waits
    for an answer in person is answered sooner.  A man without a bout calls again every ``IDLE_NIGHTS``.
    """
    coming = books.closed + 1
    found: dict[Call, InboxRow] = {}
    for row in _his_own(books, party):
        last = row.night is not None and row.night <= coming
        if row.kind in (InboxKind.OFFER, InboxKind.BID) and not last and not _from_person(books, row):
            continue
        again = row.amount // IDLE_NIGHTS if row.kind is InboxKind.IDLE else 0
        found[(*row.key, last, again)] = row
    return found


def _from_person(books: Books, row: InboxRow) -> bool:
    return row.kind is InboxKind.OFFER and books.managers[row.manager or 0].kind is ManagerKind.PERSON


def _place(row: InboxRow) -> tuple[int, int]:
    """News stay in the order they are told in; a decision with a nearer deadline goes first."""
    dated = row.kind.is_decision and row.night is not None
    return _ORDER[row.kind], (row.night or 0) if dated else 0
