"""How managers come by their fighters: lots drawn, dice, draft or auction (C6-C10, C18)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.progress import first_percentage, roll_percentage
from ringside_manager.errors import RuleError
from ringside_manager.language import say

# Drawing lots with a hundred-sided die (C8, C54, C61)


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Lot(Generic[T]):
    """One item with the d100s thrown for it, later ones where it was tied."""

    item: T
    rolls: tuple[int, ...]


def by_d100(items: Sequence[T], chance: Chance, purpose: str) -> tuple[T, ...]:
    """``items`` in the order of a d100 each, high first (C8, C54, C61); see ``draw_lots``."""
    return tuple(lot.item for lot in draw_lots(items, chance, purpose))


def draw_lots(items: Sequence[T], chance: Chance, purpose: str) -> tuple[Lot[T], ...]:
    """``items`` in the order of a d100 each, high first, with their dice (C8, C54, C61).

    Dice are thrown in the order of ``items``; equal rolls are thrown again among the tied alone, the highest
    tie first.  A single item needs no die.
    """
    if len(items) < 2:
        return tuple(Lot(item, ()) for item in items)
    rolls = [chance.roll(100, purpose) for _ in items]
    ordered: list[Lot[T]] = []
    for face in sorted(set(rolls), reverse=True):
        tied = [item for item, rolled in zip(items, rolls, strict=True) if rolled == face]
        ordered.extend(Lot(lot.item, (face, *lot.rolls)) for lot in draw_lots(tied, chance, purpose))
    return tuple(ordered)


# How managers come by their fighters: dice, draft or auction (C6-C10, C18)


F = TypeVar("F")
"""Whatever the league knows a fighter by."""

STABLE_SIZE = 4
STAKE_DOLLARS = 1_000
"""The defaults of C6."""


@dataclass(frozen=True, slots=True)
class Signing(Generic[F]):
    """A fighter who enters the stable of a seat, counted from 1, at a percentage (C10)."""

    seat: int
    fighter: F
    percentage: int


def sign(seat: int, fighter: F, chance: Chance) -> Signing[F]:
    """The fighter signed, with the percentage rolled at once (C10, C20)."""
    return Signing(seat, fighter, first_percentage(roll_percentage(chance)))


def roll_signing(seat: int, roll_fighter: Callable[[Chance], F], chance: Chance) -> Signing[F]:
    """A fighter rolled up for a seat, then his percentage: newcomers and replacements (C7, C10, C18)."""
    return sign(seat, roll_fighter(chance), chance)


def roll_stables(
    managers: int, stable_size: int, roll_fighter: Callable[[Chance], F], chance: Chance
) -> tuple[Signing[F], ...]:
    """Every manager's fighters rolled up in seat order, one whole fighter after another (C7)."""
    return tuple(
        roll_signing(seat, roll_fighter, chance) for seat in _seats(managers) for _ in range(stable_size)
    )


def _seats(managers: int) -> range:
    return range(1, managers + 1)


def roll_draft_order(managers: int, chance: Chance) -> tuple[int, ...]:
    """The seats, counted from 1, in drafting order by a d100 each, ties rolled again (C8)."""
    return by_d100(_seats(managers), chance, "draft order")


def draft_turns(order: Sequence[int], stable_size: int) -> tuple[int, ...]:
    """Whose pick it is, pick by pick: the same order again until every stable is full (C8)."""
    return tuple(order) * stable_size


@dataclass(frozen=True, slots=True)
class Draft(Generic[F]):
    """A draft under way: the list, the order of the seats, and the picks so far (C8).

    Make one with ``open_draft``; ``pick`` gives the next.
    """

    listed: tuple[F, ...]
    order: tuple[int, ...]
    stable_size: int
    picks: tuple[F, ...] = ()

    @property
    def seat(self) -> int | None:
        """Whose pick it is; ``None`` when every stable is full."""
        made = len(self.picks)
        return self.order[made % len(self.order)] if made < len(self.order) * self.stable_size else None

    @property
    def available(self) -> tuple[F, ...]:
        """Who is still on the list, in its order."""
        return tuple(fighter for fighter in self.listed if fighter not in self.picks)

    def pick(self, fighter: F, name: Callable[[F], str] = str) -> Draft[F]:
        """The draft after ``seat`` took ``fighter``; ``RuleError`` C8, by his ``name``, if he is not to be had."""
        if self.seat is None:
            raise RuleError("C8", say("Every stable is full; the draft is over."))
        if fighter not in self.available:
            raise RuleError(
                "C8",
                say("{fighter} is not on the list any more.", fighter=name(fighter)),
                next_step=say("Pick one who still is."),
            )
        return replace(self, picks=(*self.picks, fighter))

    def stable(self, seat: int) -> tuple[F, ...]:
        """The fighters a seat has picked so far, in the order of the picks."""
        turns = draft_turns(self.order, self.stable_size)
        return tuple(fighter for turn, fighter in zip(turns, self.picks, strict=False) if turn == seat)


def open_draft(listed: Sequence[F], order: Sequence[int], stable_size: int = STABLE_SIZE) -> Draft[F]:
    """A draft before its first pick; ``RuleError`` C8 if the list is too short for the stables."""
    needed = len(order) * stable_size
    if not order or len(listed) < needed:
        raise RuleError(
            "C8",
            say(
                "{order} stables of {stable_size} need {needed} fighters; the list has {listed}.",
                order=len(order),
                stable_size=stable_size,
                needed=needed,
                listed=len(listed),
            ),
            next_step=say("Take a longer list, smaller stables or fewer managers."),
        )
    return Draft(tuple(listed), tuple(order), stable_size)


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
            raise RuleError(
                "C9",
                say(
                    "A bid of {dollars} dollars does not stand: it must be {least} to {most}.",
                    dollars=dollars,
                    least=least,
                    most=most,
                ),
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
            raise RuleError("C9", say("The auction is over; every lot has been called."))


def open_auction(lots: Sequence[F], managers: int, stake_dollars: int = STAKE_DOLLARS) -> Auction[F]:
    """An auction at its first question (C6, C9); ``RuleError`` C9 without managers or with a stake below 0."""
    if managers < 1 or stake_dollars < 0:
        raise RuleError(
            "C9",
            say(
                "An auction needs a manager or more and a stake of 0 dollars or more, not {managers} and {stake_dollars}.",
                managers=managers,
                stake_dollars=stake_dollars,
            ),
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
