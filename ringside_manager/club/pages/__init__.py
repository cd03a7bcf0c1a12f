"""The pages of a league in the browser, by their names: pure functions of a visit and the words of its address."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, FighterBook, ManagerBook, OfferBook
from ringside_manager.campaign.many_places import Role
from ringside_manager.campaign.talks import undrafted
from ringside_manager.club.pages.reading import (
    Page,
    PageMaker,
    Visit,
    bout_page,
    card_page,
    charts_page,
    fighter_page,
    framed,
    front_page,
    inside,
    journal_page,
    manager_page,
    news_page,
    proof_page,
    replay_page,
    rulebook_page,
    tables_page,
)
from ringside_manager.club.pages.ring import ring_page
from ringside_manager.language import tr
from ringside_manager.office.advancing import closing, due_at
from ringside_manager.office.agreeing import scene_of
from ringside_manager.office.docket import Party
from ringside_manager.office.facts import money, record
from ringside_manager.office.facts.careers import Talk, market_of, talks_of
from ringside_manager.office.facts.decisions import InboxKind, InboxRow, offers_for
from ringside_manager.office.facts.inbox import inbox
from ringside_manager.office.facts.news_sentences import sentence
from ringside_manager.office.facts.suggestions import free_men, suggestions
from ringside_manager.office.orders.offers import open_offers
from ringside_manager.office.orders.tournaments import rounds_to_follow

# The office page


MOST_IDLE = 6
"""So many men without a bout are given suggestions on one page."""
MOST_FREE = 12
"""So many free agents are told with what they ask for."""
MOST_WISHES = 8
"""So many rookies can be named on the page."""


def office_page(visit: Visit, _words: Mapping[str, str]) -> Page:
    """The desk of whoever is logged in; a guest is told how to come by one."""
    books, viewer = visit.league.books, visit.viewer
    if viewer is None:
        return inside("closed.html", visit, tr("Office"))
    rows = inbox(books, viewer, visit.league.entries)
    manager = None if viewer.manager is None else books.managers[viewer.manager]
    nameless = viewer.promoter and not books.promoter
    title = tr("The promoter's office") if nameless else tr("Office of {name}").format(name=viewer.name)
    idle = free_men(books, manager.number)[:MOST_IDLE] if manager is not None and not books.ended else ()
    return inside(
        "office.html",
        visit,
        title,
        offers=tuple(_asked(books, viewer)),
        mine=tuple(_own(books, viewer)),
        ideas=[(books.fighters[number], tuple(_ideas(books, viewer, number))) for number in idle],
        notes=[sentence(books, row.news) for row in rows if row.kind is InboxKind.NEWS and row.news][:12],
        manager=manager,
        balance="" if manager is None else money(manager.balance_cents),
        stable=() if manager is None else tuple(books.fighters[number] for number in manager.stable),
        record=record,
        arenas=tuple(Arena),
        night=books.closed + 1,
        promoter=visit.role in (Role.PROMOTER, Role.KEEPER),
        mandates=[] if manager is None else _mandates(books, manager.number),
        over=books.ended,
        deals=() if manager is None else tuple(_deals(books, manager)),
        bids=tuple(_bids(books, rows)),
        others=[page.name for page in books.managers.values() if page is not manager],
        talks=() if manager is None else _talks(books, manager),
        free=() if manager is None else _free(books, manager),
        contracts=bool(books.house.contracts.seasons),
        rookies=[page.name for page in undrafted(books)],
        wished=[] if manager is None else [books.fighters[number].name for number in manager.draft_list],
        only=manager is not None and manager.draft_only,
        wishes=MOST_WISHES,
        doors=books.doors,
        follow=[drawn.name for drawn in rounds_to_follow(books)] if books.doors else [],
        deadline=books.club.deadline,
        rhythms=_rhythms(books),
        closes=(closing(books), due_at(books)),
    )


def _rhythms(books: Books) -> list[tuple[int, str]]:
    """After how many days the next night is due, in words; one that was agreed on otherwise is among them."""
    agreed = books.club.deadline.days if books.club.deadline else 0
    days = sorted({1, 7, 14, agreed} - {0})
    return [
        (0, tr("no other")),
        *((n, tr("each night %n day later", "each night %n days later", n)) for n in days),
    ]


Told = dict[str, object]
"""What the page says of an offer, an idea, a deal or a bid, by the names in ``office.html``."""


def _asked(books: Books, viewer: Party) -> Iterator[Told]:
    if viewer.manager is None:
        return
    for offer in offers_for(books, viewer.manager):
        yield _offer(books, offer, viewer.manager)


def _own(books: Books, viewer: Party) -> Iterator[Told]:
    for offer in open_offers(books):
        if viewer.manager is not None and offer.proposer == viewer.manager:
            yield _offer(books, offer, viewer.manager)


def _offer(books: Books, offer: OfferBook, manager: int) -> Told:
    """The offer as the reader sees it: his man first, that man's chance in 100, what the winner's side is paid."""
    red, blue = books.fighters[offer.red], books.fighters[offer.blue]
    mine, other = (red, blue) if red.manager == manager else (blue, red)
    chance = scene_of(books, offer.night).chance(mine, other)
    against = "" if other.manager is None else books.managers[other.manager].name
    return {
        "number": offer.number, "night": offer.night, "mine": mine, "other": other, "manager": against,
        "arena": offer.arena.title, "rounds": offer.rounds, "title": offer.title, "note": offer.note,
        "side": money(offer.side_cents) if offer.side_cents else "", "chance": round(100 * chance),
    }  # fmt: skip


def _ideas(books: Books, viewer: Party, fighter: int) -> Iterator[Told]:
    """The bouts to suggest, in the words of an orders file."""
    for idea in suggestions(books, viewer, fighter):
        order = idea.order
        won, lost = idea.dollars
        yield {
            "fighter": books.fighters[order.red].name, "opponent": books.fighters[order.blue].name,
            "night": order.night, "arena": order.arena, "rounds": order.rounds or 0, "title": order.title,
            "chance": round(100 * idea.chance), "won": won, "lost": lost,
        }  # fmt: skip


def _mandates(books: Books, manager: int) -> list[tuple[int, str]]:
    return [
        (number, page.task.value)
        for number, page in books.mandates.items()
        if page.manager == manager and page.ended is None
    ]


def _deals(books: Books, manager: ManagerBook) -> Iterator[Told]:
    """The open sales and exchanges: what he gives and gets, the dollars he pays, negative if he is paid, whether it is his own."""
    for number in sorted(books.open_deals):
        deal = books.deals[number]
        if manager.number not in (deal.proposer, deal.partner):
            continue
        own = deal.proposer == manager.number
        men = [deal.fighter, *([] if deal.in_exchange is None else [deal.in_exchange])]
        mine = [books.fighters[man].name for man in men if books.fighters[man].manager == manager.number]
        theirs = [books.fighters[man].name for man in men if books.fighters[man].manager != manager.number]
        cents = -deal.price_cents if own else deal.price_cents
        other = books.managers[deal.partner if own else deal.proposer].name
        yield {
            "number": number, "manager": other, "gives": "".join(mine), "gets": "".join(theirs),
            "dollars": cents // 100, "word": deal.reason, "own": own,
        }  # fmt: skip


def _bids(books: Books, rows: Sequence[InboxRow]) -> Iterator[Told]:
    """The bouts for whose places the reader may bid (C54)."""
    for row in rows:
        if row.kind is InboxKind.BID and row.fighter is not None and row.other is not None:
            mine, other = books.fighters[row.fighter].name, books.fighters[row.other].name
            yield {
                "bout": row.number,
                "mine": mine,
                "other": other,
                "night": row.night or 0,
                "places": row.amount,
            }


def _talks(books: Books, manager: ManagerBook) -> tuple[Talk, ...]:
    """The men of his with whom a longer contract can be talked about now."""
    if not books.house.contracts.seasons:
        return ()
    return tuple(each for each in talks_of(books, manager.number) if not each.refusal)


def _free(books: Books, manager: ManagerBook) -> tuple[tuple[str, Talk | None], ...]:
    """The free agents with what they ask for, where there are contracts; the most popular first."""
    if books.house.contracts.seasons:
        talks = market_of(books, manager.number)[:MOST_FREE]
        return tuple((each.fighter.name, each) for each in talks if not each.refusal)
    pages = sorted(books.free_agents(), key=lambda page: (-page.pop_half, page.number))
    return tuple((page.name, None) for page in pages)


__all__ = ["PAGES", "Page", "PageMaker", "Visit", "framed", "inside"]

PAGES: dict[str, PageMaker] = {
    "": front_page,
    "office": office_page,
    "card": card_page,
    "bout": bout_page,
    "fighter": fighter_page,
    "manager": manager_page,
    "tables": tables_page,
    "charts": charts_page,
    "news": news_page,
    "journal": journal_page,
    "rulebook": rulebook_page,
    "proof": proof_page,
    "replay": replay_page,
    "ring": ring_page,
}
"""Every page of a league; all but the office are the same for everybody who may see them."""
