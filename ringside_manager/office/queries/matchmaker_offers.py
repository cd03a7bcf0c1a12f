"""The sheet of an offer: what each arena would pay, and which answers the office would take."""

from __future__ import annotations

from dataclasses import replace

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, OfferBook
from ringside_manager.campaign.orders import AcceptOffer, CounterOffer
from ringside_manager.office.bout_orders import addressee
from ringside_manager.office.desk import Party
from ringside_manager.office.queries.matchmaker_bars import Objection
from ringside_manager.office.queries.matchmaker_judgement import objection
from ringside_manager.office.queries.matchmaker_sheet import PairSheet, judged_sheet, order_for


def answer_order(offer: OfferBook, arena: Arena, rounds: int, note: str = "") -> AcceptOffer | CounterOffer:
    """Accepting an offer if arena and length are its own, else a counter-offer of these."""
    if (arena, rounds) == (offer.arena, offer.rounds):
        return AcceptOffer(offer.number)
    return CounterOffer(offer.number, arena, rounds, note)


def offer_sheet(books: Books, by: Party, number: int) -> PairSheet:
    """The sheet of an open offer.

    For the manager who is asked it is judged as his answer, for anybody else as if it were offered anew.
    """
    offer = books.offers[number]
    pair, asked = (offer.red, offer.blue), addressee(books, offer)
    proposer = Party("", offer.proposer)
    free = without_offer(books, number)

    def judging(arena: Arena, rounds: int, title: bool) -> Objection | None:
        if by.manager is not None and by.manager == asked:
            return objection(books, answer_order(offer, arena, rounds), by)
        return objection(free, order_for(proposer, offer.night, pair, arena, rounds, title=title), proposer)

    return judged_sheet(books, by, pair, offer.night, judging)


def without_offer(books: Books, number: int) -> Books:
    """The books as if an offer had been withdrawn."""
    return replace(books, open_offers=books.open_offers - {number})


def offer_pay(books: Books, number: int, fighter: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """What an offer pays one of its two if he wins, and if he loses: purse in dollars, his manager's share in cents."""
    offer = books.offers[number]
    manager = books.fighters[fighter].manager
    by = Party("" if manager is None else books.managers[manager].name, manager)
    won, _, lost = offer_sheet(books, by, number).line(offer.arena, offer.title).pays
    side = 0 if fighter == offer.red else 1
    wins, loses = (won, lost) if side == 0 else (lost, won)
    return (wins.purses_dollars[side], wins.shares_cents[side]), (
        loses.purses_dollars[side],
        loses.shares_cents[side],
    )
