"""The office judges an order by the campaign's rules; if it stands, it is written, else refused by rule id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign import orders
from ringside_manager.errors import RuleError
from ringside_manager.office import bout_orders, career_orders, deal_orders, plan_orders, promoter_orders
from ringside_manager.office.desk import Desk, Party

Judge = Callable[[Desk, Any, Party, Chance], None]


def judge(desk: Desk, order: orders.Order, by: Party, chance: Chance) -> None:
    """Carry the order out; raises ``RuleError`` (and has written nothing) if a rule forbids it.

    After the end only doubts are settled, which a correction may still raise.  ``chance`` rolls what the order
    brings with it: a newcomer, a percentage, seeds.
    """
    if desk.books.ended and not isinstance(order, orders.SettleDoubt):
        raise RuleError("C70", "The campaign is over; its books stay open to read.")
    if isinstance(order, orders.PROMOTERS) and not by.promoter:
        raise RuleError("C3", f"Only the promoter may do this, not {by.name}.", next_step=_how(desk))
    _JUDGES[type(order)](desk, order, by, chance)


def is_accepted(desk: Desk, order: orders.Order, by: Party, chance: Chance) -> bool:
    """Carry the order out if the rules allow it; whether they did."""
    try:
        judge(desk, order, by, chance)
    except RuleError:
        return False
    return True


def _how(desk: Desk) -> str:
    """Who gives the promoter's orders in this league."""
    promoter = desk.books.promoter
    return f"Ask {promoter}." if promoter else "If all agree on it, hand it in as promoter."


def _plain(decide: Callable[[Desk, Any, Party], None]) -> Judge:
    """A judge that rolls nothing."""
    return lambda desk, order, by, _: decide(desk, order, by)


def _proposed(desk: Desk, order: orders.ProposeDeal, by: Party) -> None:
    deal_orders.propose(desk, order, by)


def _drawn(desk: Desk, order: orders.DrawTournament, _: Party, chance: Chance) -> None:
    career_orders.draw_tournament(desk, order, chance)


_JUDGES: dict[type[orders.Order], Judge] = {
    orders.OfferBout: _plain(bout_orders.offer),
    orders.AcceptOffer: _plain(bout_orders.accept),
    orders.RefuseOffer: _plain(bout_orders.refuse),
    orders.CounterOffer: _plain(bout_orders.counter),
    orders.WithdrawOffer: _plain(bout_orders.withdraw),
    orders.RetireFighter: career_orders.retire,
    orders.ProposeDeal: _plain(_proposed),
    orders.AnswerDeal: deal_orders.answer,
    orders.BidForDate: _plain(deal_orders.bid),
    orders.SetFightPlan: _plain(plan_orders.seal),
    orders.MakeBout: _plain(bout_orders.promote),
    orders.CancelBout: _plain(bout_orders.cancel),
    orders.DrawTournament: _drawn,
    orders.ApproveCard: _plain(promoter_orders.approve_card),
    orders.OrderCard: _plain(promoter_orders.order_card),
    orders.AwardPlaces: _plain(promoter_orders.award_places),
    orders.HoldAuction: promoter_orders.open_bids,
    orders.OverrideRanking: _plain(promoter_orders.override_ranking),
    orders.SettleDoubt: _plain(promoter_orders.settle_doubt),
}
