"""Offers and deals that have lost their ground lapse by themselves."""

from __future__ import annotations

from collections.abc import Collection

from ringside_manager.campaign.books import Answer, Books, DealBook, OfferBook
from ringside_manager.league.business.deals import DealAnswered
from ringside_manager.league.business.offers import OfferAnswered
from ringside_manager.office.desk import Desk


def open_offers(books: Books) -> tuple[OfferBook, ...]:
    """Every offer that waits for an answer, oldest first."""
    return tuple(books.offers[number] for number in sorted(books.open_offers))


def open_deals(books: Books) -> tuple[DealBook, ...]:
    """Every deal that waits for an answer, oldest first."""
    return tuple(books.deals[number] for number in sorted(books.open_deals))


def lapse_offers(desk: Desk, fighters: Collection[int], reason: str, *, night: int | None = None) -> None:
    """Close the open offers that concern any of ``fighters``, on ``night`` only if it is given."""
    for offer in open_offers(desk.books):
        if (night is None or offer.night == night) and (offer.red in fighters or offer.blue in fighters):
            desk.write(OfferAnswered(offer.number, Answer.LAPSED, None, reason))


def lapse_deals(desk: Desk, fighters: Collection[int]) -> None:
    """Close the open deals that concern any of ``fighters``, who are no longer where they were (C24)."""
    for deal in open_deals(desk.books):
        if deal.fighter in fighters or deal.in_exchange in fighters:
            desk.write(DealAnswered(deal.number, accepted=False))


def lapse_until(desk: Desk, night: int) -> None:
    """Close the offers for nights up to ``night``."""
    for offer in open_offers(desk.books):
        if offer.night <= night:
            desk.write(OfferAnswered(offer.number, Answer.LAPSED, None, "the night has passed"))
