"""What a manager or the promoter should know: answers, percentages, the news of his stable."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ringside_manager.campaign.books import Answer, Books, ManagerBook, NewsItem, NewsKind, Slot
from ringside_manager.campaign.percentage import BOUTS_PER_PERCENTAGE
from ringside_manager.league.deeds import (
    Entry,
    OfferAnswered,
)
from ringside_manager.office.bout_orders import addressee
from ringside_manager.office.lapsing import open_offers
from ringside_manager.office.queries.inbox_kinds import InboxKind, InboxRow
from ringside_manager.office.tournaments import expected_nights

_FOR_ALL = frozenset(
    {NewsKind.CROWNED, NewsKind.VACATED, NewsKind.TOURNAMENT_DRAWN, NewsKind.TOURNAMENT_WON, NewsKind.ENDED}
)
"""News that concern everybody."""
_UNTOLD = frozenset({NewsKind.FOUNDED, NewsKind.SEATED, NewsKind.RENEWED})
"""What everybody knows, and what has a row of its own."""


def notes(books: Books, manager: ManagerBook, entries: Sequence[Entry], since: int) -> Iterator[InboxRow]:
    """What one manager should know; ``entries`` after ``since`` tell what became of his offers."""
    yield from _answers(books, manager, entries, since)
    yield from _awaited(books, manager)
    yield from _tournaments(books, manager)
    yield from _due(books, manager)
    for item in news_since(books, since):
        if item.kind is NewsKind.RENEWED:
            yield from _renewed(books, manager, item)
        elif concerns(books, item, manager.number):
            yield _news(books, item, manager.number)


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
        if item.kind in _FOR_ALL | {NewsKind.DEFENDED, NewsKind.BOUT_CANCELLED, NewsKind.RETIRED}:
            yield InboxRow(InboxKind.NEWS, item.entry, night=item.night, news=item)


def _answers(books: Books, manager: ManagerBook, entries: Sequence[Entry], since: int) -> Iterator[InboxRow]:
    """What became of his own offers, an acceptance apart: that is news of a bout made."""
    for entry in reversed(entries):
        if entry.number <= since:
            return
        deed = entry.deed
        offer = books.offers.get(deed.offer) if isinstance(deed, OfferAnswered) else None
        if offer is None or offer.proposer != manager.number or not isinstance(deed, OfferAnswered):
            continue
        if offer.answer is deed.answer and deed.answer in (Answer.REFUSED, Answer.LAPSED, Answer.COUNTERED):
            yield InboxRow(
                InboxKind.ANSWERED, offer.number, offer.red, offer.blue, addressee(books, offer), offer.night,
                arena=offer.arena, rounds=offer.rounds, title=offer.title, answer=deed.answer, word=deed.reason,
            )  # fmt: skip


def _awaited(books: Books, manager: ManagerBook) -> Iterator[InboxRow]:
    for offer in open_offers(books):
        if offer.proposer == manager.number:
            yield InboxRow(
                InboxKind.AWAITED, offer.number, offer.red, offer.blue, addressee(books, offer), offer.night,
                arena=offer.arena, rounds=offer.rounds, title=offer.title,
            )  # fmt: skip


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


def _due(books: Books, manager: ManagerBook) -> Iterator[InboxRow]:
    for number in manager.stable:
        fighter = books.fighters[number]
        if fighter.bouts_under_manager % BOUTS_PER_PERCENTAGE == BOUTS_PER_PERCENTAGE - 1:
            yield InboxRow(InboxKind.DUE, number, number, amount=fighter.percentage or 0)


def _renewed(books: Books, manager: ManagerBook, item: NewsItem) -> Iterator[InboxRow]:
    """A new percentage of a man of his, beside the one it follows."""
    bout, fighter = books.bouts[item.bout or 0], item.fighters[0]
    side = bout.corner_of(fighter).index
    if bout.managers[side] == manager.number:
        yield InboxRow(
            InboxKind.RENEWED, item.entry, fighter, night=item.night, amount=item.amount,
            before=bout.percentages[side] or 0,
        )  # fmt: skip
