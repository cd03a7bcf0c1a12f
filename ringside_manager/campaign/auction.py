"""The auction of fighters, lot by lot (C9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from ringside_manager.campaign.stables import STAKE_DOLLARS
from ringside_manager.errors import RuleError

F = TypeVar("F")
"""Whatever the league knows a fighter by."""


@dataclass(frozen=True, slots=True)
class Sale(Generic[F]):
    """A lot knocked down to a seat, counted from 1, for whole dollars."""

    fighter: F
    seat: int
    dollars: int


@dataclass(frozen=True, slots=True)
class Auction(Generic[F]):
    """An auction under way (C9).  Make one with ``open_auction``; ``bid`` and ``decline`` give the next.

    ``purses_dollars`` is what each seat, counted from 1, has left in seat order, ``calls`` the indices of the lots to come with the present
    one first, ``passed_over`` those nobody bid for so far.  ``bidders`` are the seats still in on the present
    lot, the one to speak first; ``leader`` has bid ``high_dollars``.
    """

    lots: tuple[F, ...]
    purses_dollars: tuple[int, ...]
    calls: tuple[int, ...]
    passed_over: tuple[int, ...] = ()
    bidders: tuple[int, ...] = ()
    leader: int | None = None
    high_dollars: int = 0
    sales: tuple[Sale[F], ...] = ()

    @property
    def lot(self) -> F | None:
        """The fighter under the hammer; ``None`` when the auction is over."""
        return self.lots[self.calls[0]] if self.calls else None

    @property
    def seat(self) -> int | None:
        """Who must bid or decline; ``None`` when the auction is over."""
        return self.bidders[0] if self.calls else None

    @property
    def bids_allowed(self) -> range:
        """The bids ``seat`` may make, in dollars; empty when the auction is over."""
        if self.seat is None:
            return range(0)
        return range(self.high_dollars + 1, self.purses_dollars[self.seat - 1] + 1)

    @property
    def unsold(self) -> tuple[F, ...]:
        """The fighters nobody has bought so far, in list order."""
        sold = [sale.fighter for sale in self.sales]
        return tuple(fighter for fighter in self.lots if fighter not in sold)

    def bid(self, dollars: int) -> Auction[F]:
        """The auction after ``seat`` bid; ``RuleError`` C9 if he may not bid that much or that little."""
        self._check_running()
        if dollars not in self.bids_allowed:
            least, most = self.bids_allowed[0], self.bids_allowed[-1]
            raise RuleError(
                "C9",
                f"A bid of {dollars} dollars does not stand: it must be {least} to {most}.",
                next_step="Bid within these limits, or decline.",
            )
        seat, *others = self.bidders
        return _to_next_question(replace(self, bidders=(*others, seat), leader=seat, high_dollars=dollars))

    def decline(self) -> Auction[F]:
        """The auction after ``seat`` passed for good on the present lot; ``RuleError`` C9 if it is over."""
        self._check_running()
        return _to_next_question(replace(self, bidders=self.bidders[1:]))

    def _check_running(self) -> None:
        if not self.calls:
            raise RuleError("C9", "The auction is over; every lot has been called.")


def open_auction(lots: Sequence[F], managers: int, stake_dollars: int = STAKE_DOLLARS) -> Auction[F]:
    """An auction at its first question (C6, C9); ``RuleError`` C9 without managers or with a stake below 0."""
    if managers < 1 or stake_dollars < 0:
        raise RuleError(
            "C9",
            f"An auction needs a manager or more and a stake of 0 dollars or more, not {managers} and "
            f"{stake_dollars}.",
        )
    purses = (stake_dollars,) * managers
    return _to_next_question(_called(Auction(tuple(lots), purses, tuple(range(len(lots))))))


def _to_next_question(auction: Auction[F]) -> Auction[F]:
    """Passes over whoever cannot raise and closes lots until somebody has a choice."""
    while auction.calls:
        if not auction.bidders or auction.bidders == (auction.leader,):
            auction = _called(_closed(auction))
        elif not auction.bids_allowed:
            auction = replace(auction, bidders=auction.bidders[1:])
        else:
            break
    return auction


def _closed(auction: Auction[F]) -> Auction[F]:
    if auction.leader is None:
        return _closed_unsold(auction)
    purses = list(auction.purses_dollars)
    purses[auction.leader - 1] -= auction.high_dollars
    sale = Sale(auction.lots[auction.calls[0]], auction.leader, auction.high_dollars)
    return replace(
        auction, purses_dollars=tuple(purses), calls=auction.calls[1:], sales=(*auction.sales, sale)
    )


def _closed_unsold(auction: Auction[F]) -> Auction[F]:
    """A lot nobody bid for is called once more after the last, then stays out."""
    lot, *later = auction.calls
    if lot in auction.passed_over:
        return replace(auction, calls=tuple(later))
    return replace(auction, calls=(*later, lot), passed_over=(*auction.passed_over, lot))


def _called(auction: Auction[F]) -> Auction[F]:
    """The next lot opened: lot k, counted from 1, with manager ((k - 1) mod M) + 1, whichever call it is."""
    if not auction.calls:
        return auction
    managers = len(auction.purses_dollars)
    opener = auction.calls[0] % managers + 1
    seats = (*range(opener, managers + 1), *range(1, opener))
    return replace(auction, bidders=seats, leader=None, high_dollars=0)
