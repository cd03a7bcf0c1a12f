"""Orders of people who do not sit at the keyboard."""

from __future__ import annotations

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.orders import OfferBout, Order
from ringside_manager.gui.session import Session
from ringside_manager.office.docket import Party


def order(session: Session, by: Party, wish: Order) -> None:
    """An order of somebody who does not sit here."""
    session.do("order", lambda office, _job: office.hand_in(wish, by))
    session.wait()


def offer_to(session: Session, to: Party, by: Party) -> tuple[str, str]:
    """One party offers the other a bout on the coming night; the names of both men, his first."""
    books = session.books
    red, blue = (books.fighters[books.managers[p.manager or 0].stable[0]] for p in (by, to))
    order(
        session,
        by,
        OfferBout(books.closed + 5, red.number, blue.number, Arena.PITS, 5, note="for Ben's eyes"),
    )
    return red.name, blue.name
