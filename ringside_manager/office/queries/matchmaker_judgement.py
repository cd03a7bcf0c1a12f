"""Would the office take this order?  Asked of the office itself, without anything being written."""

from __future__ import annotations

from ringside_manager.bout.chance import SeededChance
from ringside_manager.campaign.books import Books, BoutState
from ringside_manager.campaign.orders import (
    AcceptOffer,
    CancelBout,
    CounterOffer,
    MakeBout,
    OfferBout,
    RefuseOffer,
    WithdrawOffer,
)
from ringside_manager.errors import RuleError
from ringside_manager.league.deed_base import Deed
from ringside_manager.office.bout_orders import countered
from ringside_manager.office.desk import Desk, Party
from ringside_manager.office.judging import judge
from ringside_manager.office.queries.matchmaker_bars import Bar, Objection
from ringside_manager.office.queries.matchmaker_findings import OTHER, Case, Fact, facts_of

BoutOrder = OfferBout | MakeBout | AcceptOffer | CounterOffer | RefuseOffer | WithdrawOffer | CancelBout


class _Blotter:
    """An act nobody keeps: what is written is told and forgotten."""

    def add(self, deed: Deed, record: str | None = None) -> int:
        return 0


def refusal(books: Books, order: BoutOrder, by: Party) -> RuleError | None:
    """What the office would say to an order about a bout; ``None`` if it would stand.  Nothing is written."""
    try:
        judge(Desk(books, _Blotter()), order, by, SeededChance(0))
    except RuleError as refused:
        return refused
    return None


def objection(books: Books, order: BoutOrder, by: Party) -> Objection | None:
    """The office's refusal as facts; ``None`` if the order would stand."""
    refused = refusal(books, order, by)
    if refused is None:
        return None
    found = _found(books, order, by, refused.rule)
    said = str(refused).removesuffix(f" ({refused.rule})")
    return Objection(refused.rule, found.bar, found.fighter, found.numbers, said)


def _found(books: Books, order: BoutOrder, by: Party, rule: str) -> Fact:
    """The facts behind a refusal by ``rule``."""
    if isinstance(order, MakeBout | CancelBout) and not by.promoter:
        return Fact(Bar.NOT_PROMOTER)
    if isinstance(order, CancelBout):
        return _cancelling(books, order)
    if not isinstance(order, OfferBout | MakeBout):
        answer = _answering(books, order, by)
        if answer is not None or isinstance(order, RefuseOffer | WithdrawOffer):
            return answer or OTHER
    case = _case(books, order, by)
    return OTHER if case is None else facts_of(rule, case)


def _case(books: Books, order: BoutOrder, by: Party) -> Case | None:
    if isinstance(order, CounterOffer):
        order = countered(books.offers[order.offer], order)
    if isinstance(order, AcceptOffer):
        offer = books.offers[order.offer]
        order = OfferBout(offer.night, offer.red, offer.blue, offer.arena, offer.rounds, offer.title)
    if not isinstance(order, OfferBout | MakeBout):
        return None
    if order.red not in books.fighters or order.blue not in books.fighters:
        return None
    red, blue = books.fighters[order.red], books.fighters[order.blue]
    promoters = isinstance(order, MakeBout)
    return Case(books, red, blue, order.night, order.arena, order.rounds, order.title, by, promoters)


def _cancelling(books: Books, order: CancelBout) -> Fact:
    bout = books.bouts.get(order.bout)
    if bout is None:
        return OTHER
    over = bout.state is not BoutState.MADE
    return Fact(Bar.BOUT_CLOSED if over else Bar.BOUT_OF_TOURNAMENT, None, (order.bout,))


def _answering(
    books: Books, order: AcceptOffer | CounterOffer | RefuseOffer | WithdrawOffer, by: Party
) -> Fact | None:
    """What keeps somebody from answering an offer or taking it back; ``None`` if nothing does."""
    offer = books.offers.get(order.offer)
    if offer is None or offer.answer is not None:
        return Fact(Bar.OFFER_CLOSED, None, (order.offer,))
    own = isinstance(order, WithdrawOffer)
    asked = offer.proposer if own else books.fighters[offer.blue].manager
    if by.manager is None or asked != by.manager:
        return Fact(Bar.NOT_ASKED, None, (order.offer,))
    return None
