"""Money that passes between managers because of a bout, beside its purses: side payments (C75) and stakes (C81)."""

from __future__ import annotations

from ringside_manager.campaign.arenas import side_payment_cents
from ringside_manager.campaign.books import BoutBook, LedgerKind, NewsKind, OfferBook
from ringside_manager.campaign.wagers import paid_out_cents
from ringside_manager.league.business.open_books import OpenBooks


def beside_the_purses(opened: OpenBooks, bout: BoutBook) -> None:
    """After the shares: what the managers agreed on for the bout, then the stakes that were held back for it."""
    _side_payment(opened, bout)
    winner = None if bout.outcome is None else bout.outcome.winner
    _pay_out(opened, bout, None if winner is None else winner.index)


def _side_payment(opened: OpenBooks, bout: BoutBook) -> None:
    """What one manager pays the other, as far as the payer's money goes (C75)."""
    offer = None if bout.offer is None else opened.offer(bout.offer)
    side = None if offer is None else offer.side
    if side is None:
        return
    payer, payee = opened.manager(side.payer), opened.manager(side.payee)
    paid = side_payment_cents(side.cents, payer.balance_cents)
    opened.pay(payer, LedgerKind.SIDE_PAYMENT, -paid, bout=bout.number, rule="C75")
    opened.pay(payee, LedgerKind.SIDE_PAYMENT, paid, bout=bout.number, rule="C75")


# The stakes of a call-out


def hold_back(opened: OpenBooks, bout: BoutBook, offer: OfferBook) -> None:
    """Take the stake from both managers of an offer that led to a bout: first from who called out, whose man is red (C81)."""
    if not offer.stake_cents or bout.exhibition or offer.answered_by in (None, offer.proposer):
        return
    for number in (offer.proposer, offer.answered_by or 0):
        opened.pay(opened.manager(number), LedgerKind.STAKE, -offer.stake_cents, bout=bout.number, rule="C81")


def give_back(opened: OpenBooks, bout: BoutBook) -> None:
    """Pay every stake back, since nobody will win it (C81)."""
    _pay_out(opened, bout, None)


def _pay_out(opened: OpenBooks, bout: BoutBook, winner: int | None) -> None:
    """Pay out what is held back for a bout, once; ``winner`` is 0 for red, 1 for blue, ``None`` if nobody won."""
    held = _held(opened, bout)
    if held is None:
        return
    sides = tuple(held)
    paid = paid_out_cents((held[sides[0]], held[sides[1]]), winner)
    for number, cents in zip(sides, paid, strict=True):
        opened.pay(opened.manager(number), LedgerKind.STAKE, cents, bout=bout.number)
    if winner is not None:
        order = 1 if winner == 0 else -1
        opened.news(
            NewsKind.STAKE_WON, bout.fighters[::order], sides[::order], bout=bout.number,
            amount=held[sides[1 - winner]],
        )  # fmt: skip


def _held(opened: OpenBooks, bout: BoutBook) -> dict[int, int] | None:
    """What is held back from the managers of red and blue by the ledger, which alone knows; ``None`` for nothing."""
    offer = None if bout.offer is None else opened.books.offers.get(bout.offer)
    if offer is None or not offer.stake_cents:
        return None
    held: dict[int, int] = {}
    for line in opened.books.ledger:
        if line.kind is LedgerKind.STAKE and line.bout == bout.number:
            held[line.manager] = held.get(line.manager, 0) - line.amount_cents
    return held if any(held.values()) else None
