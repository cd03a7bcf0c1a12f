"""How managers come by their fighters: lots drawn, dice, draft or auction (C6-C10, C18)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.errors import against
from ringside_manager.language import say

# Drawing lots with a hundred-sided die (C8, C54, C61)


T = TypeVar("T")


def by_d100(items: Sequence[T], chance: Chance, purpose: str) -> tuple[T, ...]:
    """``items`` in the order of a d100 each, high first (C8, C54, C61); see ``draw_lots``."""
    return tuple(item for item, _ in draw_lots(items, chance, purpose))


def draw_lots(items: Sequence[T], chance: Chance, purpose: str) -> tuple[tuple[T, tuple[int, ...]], ...]:
    """``items`` in the order of a d100 each, high first, with the dice thrown for them (C8, C54, C61).

    Dice are thrown in the order of ``items``; equal rolls are thrown again among the tied alone, the highest
    tie first.  A single item needs no die.
    """
    if len(items) < 2:
        return tuple((item, ()) for item in items)
    rolls = [chance.roll(100, purpose) for _ in items]
    ordered: list[tuple[T, tuple[int, ...]]] = []
    for face in sorted(set(rolls), reverse=True):
        tied = [item for item, rolled in zip(items, rolls, strict=True) if rolled == face]
        ordered.extend((item, (face, *again)) for item, again in draw_lots(tied, chance, purpose))
    return tuple(ordered)


# How managers come by their fighters: dice, draft or auction (C6-C10, C18)


F = TypeVar("F")
"""Whatever the league knows a fighter by."""


def draft_turns(order: Sequence[int], stable_size: int) -> tuple[int, ...]:
    """Whose pick it is, pick by pick: the same order again until every stable is full (C8)."""
    return tuple(order) * stable_size


def check_draft(listed: int, managers: int, stable_size: int) -> None:
    """Raise ``RuleError`` C8 if a list of so many fighters is too short for the stables."""
    needed = managers * stable_size
    if not managers or listed < needed:
        raise against(
            "C8",
            "{order} stables of {stable_size} need {needed} fighters; the list has {listed}.",
            order=managers,
            stable_size=stable_size,
            needed=needed,
            listed=listed,
            next_step=say("Take a longer list, smaller stables or fewer managers."),
        )


# The auction of fighters, lot by lot (C9)


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
            raise against(
                "C9",
                "A bid of {dollars} dollars does not stand: it must be {least} to {most}.",
                dollars=dollars,
                least=least,
                most=most,
                next_step=say("Bid within these limits, or decline."),
            )
        seat, *others = self.bidders
        return _to_next_question(replace(self, bidders=(*others, seat), leader=seat, high_dollars=dollars))

    def decline(self) -> Auction[F]:
        """The auction after ``seat`` passed for good on the present lot; ``RuleError`` C9 if it is over."""
        self._check_running()
        return _to_next_question(replace(self, bidders=self.bidders[1:]))

    def _check_running(self) -> None:
        if not self.calls:
            raise against("C9", "The auction is over; every lot has been called.")


def open_auction(lots: Sequence[F], managers: int, stake_dollars: int) -> Auction[F]:
    """An auction at its first question (C6, C9); ``RuleError`` C9 without managers or with a stake below 0."""
    if managers < 1 or stake_dollars < 0:
        raise against(
            "C9",
            "An auction needs a manager or more and a stake of 0 dollars or more, not {managers} and {stake_dollars}.",
            managers=managers,
            stake_dollars=stake_dollars,
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
        # A lot nobody bid for is called once more after the last, then stays out
        lot, *later = auction.calls
        if lot in auction.passed_over:
            return replace(auction, calls=tuple(later))
        return replace(auction, calls=(*later, lot), passed_over=(*auction.passed_over, lot))
    purses = list(auction.purses_dollars)
    purses[auction.leader - 1] -= auction.high_dollars
    sale = Sale(auction.lots[auction.calls[0]], auction.leader, auction.high_dollars)
    return replace(
        auction, purses_dollars=tuple(purses), calls=auction.calls[1:], sales=(*auction.sales, sale)
    )


def _called(auction: Auction[F]) -> Auction[F]:
    """The next lot opened: lot k, counted from 1, with manager ((k - 1) mod M) + 1, whichever call it is."""
    if not auction.calls:
        return auction
    managers = len(auction.purses_dollars)
    opener = auction.calls[0] % managers + 1
    seats = (*range(opener, managers + 1), *range(1, opener))
    return replace(auction, bidders=seats, leader=None, high_dollars=0)
