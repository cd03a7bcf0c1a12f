"""Money that passes between managers because of a bout, beside its purses: side payments (C75), stakes (C81), side bets (C82)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from annotated_types import Ge, Le

from ringside_manager.campaign.arenas import side_payment_cents
from ringside_manager.campaign.books import BetBook, BoutBook, BoutState, LedgerKind, NewsKind, OfferBook
from ringside_manager.campaign.wagers import SURE_PERMILLE, bet_paid_dollars, paid_out_cents
from ringside_manager.language import say
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.deeds import Deed, Number


def beside_the_purses(opened: OpenBooks, bout: BoutBook) -> None:
    """After the shares: what the managers agreed on for the bout, the stakes held back for it, then side bets on it."""
    _side_payment(opened, bout)
    winner = None if bout.outcome is None else bout.outcome.winner
    _pay_out(opened, bout, None if winner is None else winner.index)
    _settle(opened, bout, bout.winner)


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
        bout.stakes_cents[number] = offer.stake_cents


def fall_out(opened: OpenBooks, bout: BoutBook) -> None:
    """Nobody wins a bout that counts for nothing or is not boxed: stakes are paid back (C81), side bets void (C82)."""
    _pay_out(opened, bout, None)
    _settle(opened, bout, None)


def _pay_out(opened: OpenBooks, bout: BoutBook, winner: int | None) -> None:
    """Pay out what is held back for a bout, once; ``winner`` is 0 for red, 1 for blue, ``None`` if nobody won."""
    if not bout.stakes_cents:
        return
    sides, held = tuple(bout.stakes_cents), tuple(bout.stakes_cents.values())
    bout.stakes_cents = {}
    paid = paid_out_cents((held[0], held[1]), winner)
    for number, cents in zip(sides, paid, strict=True):
        opened.pay(opened.manager(number), LedgerKind.STAKE, cents, bout=bout.number)
    if winner is not None:
        order = 1 if winner == 0 else -1
        opened.news(
            NewsKind.STAKE_WON,
            bout.fighters[::order],
            sides[::order],
            bout=bout.number,
            amount=held[1 - winner],
        )


# Side bets


Dollars = Annotated[int, Ge(1), Le(10**9)]
"""Play money; what a long shot would win may be more than anybody has."""


@dataclass(frozen=True, slots=True)
class BetProposed(Deed):
    """Manager ``proposer`` bets ``partner`` that ``fighter`` wins a bout to come: play money at odds fixed by his chance now (C82).

    He loses ``stake_dollars`` to the partner or wins ``win_dollars`` of him.
    """

    kind: ClassVar[str] = "bet_proposed"
    bout: Number
    fighter: Number
    proposer: Number
    partner: Number
    stake_dollars: Dollars
    win_dollars: Dollars
    chance_permille: Annotated[int, Ge(SURE_PERMILLE[0]), Le(SURE_PERMILLE[1])]


@post.register
def bet_proposed(deed: BetProposed, opened: OpenBooks) -> None:
    """Open a bet's page."""
    bout = opened.bout(deed.bout)
    for manager in (deed.proposer, deed.partner):
        opened.manager(manager)
    opened.fighter(deed.fighter)
    if bout.state is not BoutState.MADE or deed.fighter not in bout.fighters or deed.proposer == deed.partner:
        opened.doubt("C82", say("The bet on bout {number} is no bet on a bout to come.", number=bout.number))
        return
    opened.books.bets[opened.entry] = BetBook(
        opened.entry, opened.night, bout.number, deed.fighter, deed.proposer, deed.partner,
        deed.stake_dollars, deed.win_dollars, deed.chance_permille,
    )  # fmt: skip
    opened.books.open_bets.add(opened.entry)
    opened.books.touched.bets.add(opened.entry)


@dataclass(frozen=True, slots=True)
class BetAnswered(Deed):
    """What became of a bet that was proposed; ``manager`` is who said so, ``None`` if the program closed it (C82)."""

    kind: ClassVar[str] = "bet_answered"
    bet: Number
    accepted: bool
    manager: Number | None = None


@post.register
def bet_answered(deed: BetAnswered, opened: OpenBooks) -> None:
    """Put down what became of a bet."""
    bet = opened.bet(deed.bet)
    if bet.accepted is not None:
        opened.doubt("C82", say("Bet {number} had been answered before.", number=bet.number))
        return
    bet.accepted = deed.accepted
    if not deed.accepted:
        opened.books.open_bets.discard(bet.number)


def _settle(opened: OpenBooks, bout: BoutBook, winner: int | None) -> None:
    """Settle the bets on a bout, once; those nobody took are void, and all of them where nobody won (C82)."""
    books = opened.books
    for number in sorted(number for number in books.open_bets if books.bets[number].bout == bout.number):
        bet = opened.bet(number)
        books.open_bets.discard(number)
        if bet.accepted is None:
            bet.accepted = False
            continue
        won = None if winner is None else winner == bet.fighter
        bet.paid_dollars = bet_paid_dollars(bet.stake_dollars, bet.win_dollars, won)
        if won is not None and winner is not None:
            managers = (bet.proposer, bet.partner)[:: 1 if won else -1]
            opened.news(
                NewsKind.BET_WON, (winner, bout.opponent_of(winner)), managers, bout=bout.number,
                amount=100 * abs(bet.paid_dollars),
            )  # fmt: skip
