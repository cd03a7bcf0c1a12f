"""How managers come by their fighters: lots drawn, dice, draft and auction (C6-C10, C18)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.errors import RuleError, against
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


# The draft (C6, C8)


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


F = TypeVar("F")
"""Whatever the league knows a fighter by."""

OPENING_DOLLARS = 1
"""The lowest first bid for a lot (C9), and what is kept back for every empty place (C77)."""

STEPS: tuple[tuple[int, int], ...] = (
    (0, 1), (20, 2), (50, 5), (200, 10), (500, 25), (1_000, 50), (2_000, 100), (5_000, 250), (10_000, 500),
    (20_000, 1_000), (50_000, 2_500), (100_000, 5_000), (200_000, 10_000), (500_000, 25_000),
)  # fmt: skip
"""From which price on a bid must raise by how much, in dollars: a twentieth to a tenth of it (C74, designed)."""


def step_dollars(price: int) -> int:
    """By how many dollars a bid must raise a price of so many where limits are bid (C74)."""
    return STEPS[bisect_right(STEPS, price, key=lambda row: row[0]) - 1][1]


@dataclass(frozen=True, slots=True)
class AuctionRules:
    """How an auction is held; as it stands it is that of C9 alone.

    ``by_limits``: a bid is a limit, and the price jumps (C74).  ``nominated``: managers name the lots in turn (C76).
    ``least`` and ``most`` fighters are what a stable must and may hold when all is over, ``most`` being ``None``
    without a bound (C77).
    """

    by_limits: bool = False
    nominated: bool = False
    least: int = 0
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Sale(Generic[F]):
    """A lot knocked down to a seat, counted from 1, for whole dollars."""

    fighter: F
    seat: int
    dollars: int


@dataclass(frozen=True, slots=True)
class Auction(Generic[F]):
    """An auction under way (C9).  Make one with ``open_auction``; ``bid``, ``decline`` and ``nominate`` give the next.

    ``purses_dollars`` is what each seat, counted from 1, has left in seat order, ``counts`` how many fighters it has bought.
    ``calls`` are the indices of the lots to come with the present one first, ``passed_over`` those nobody bid for so far.
    ``bidders`` are the seats still in on the present lot, the one to speak first; ``leader`` has bid ``high_dollars``.
    ``limit_dollars`` is as far as the leader goes, which is his secret (C74).  ``nominator`` is to name the next lot, ``named``
    is who did so last, ``content`` are those who name no more (C76).
    """

    lots: tuple[F, ...]
    purses_dollars: tuple[int, ...]
    counts: tuple[int, ...]
    calls: tuple[int, ...]
    passed_over: tuple[int, ...] = ()
    bidders: tuple[int, ...] = ()
    leader: int | None = None
    high_dollars: int = 0
    sales: tuple[Sale[F], ...] = ()
    rules: AuctionRules = AuctionRules()
    limit_dollars: int = 0
    nominator: int | None = None
    named: int = 0
    content: frozenset[int] = frozenset()

    @property
    def lot(self) -> F | None:
        """The fighter under the hammer; ``None`` when the auction is over or somebody is to name one."""
        return self.lots[self.calls[0]] if self.calls and self.nominator is None else None

    @property
    def to_come(self) -> tuple[F, ...]:
        """The fighters to come, the one under the hammer first."""
        return tuple(self.lots[call] for call in self.calls)

    @property
    def seat(self) -> int | None:
        """Who must bid, decline or name a lot; ``None`` when the auction is over."""
        if self.nominator is not None:
            return self.nominator
        return self.bidders[0] if self.calls else None

    @property
    def bids_allowed(self) -> range:
        """The bids ``seat`` may make, in dollars; empty when the auction is over or he is to name a lot."""
        if self.seat is None or self.nominator is not None:
            return range(0)
        return range(self._least_bid, self.most_dollars(self.seat) + 1)

    @property
    def unsold(self) -> tuple[F, ...]:
        """The fighters nobody has bought so far, in the order of the lots."""
        sold = [sale.fighter for sale in self.sales]
        return tuple(fighter for fighter in self.lots if fighter not in sold)

    # stables (C77) -------------------------------------------------------------------------------------

    def held(self, seat: int) -> int:
        """How many fighters a seat has bought."""
        return self.counts[seat - 1]

    def lacking(self, seat: int) -> int:
        """How many fighters a seat must still buy (C77)."""
        return max(0, self.rules.least - self.held(seat)) if self.rules.least else 0

    def most_dollars(self, seat: int) -> int:
        """The most a seat may bid: what it has without what is kept back for the places it must fill after this one (C77)."""
        return self.purses_dollars[seat - 1] - OPENING_DOLLARS * max(0, self.lacking(seat) - 1)

    def may_buy(self, seat: int) -> bool:
        """Whether the lot may be a seat's: it has a place left, and the lot is not needed by those who lack fighters (C77)."""
        most = self.rules.most
        if most is not None and self.held(seat) >= most:
            return False
        return not self.is_short or self.lacking(seat) > 0

    @property
    def is_short(self) -> bool:
        """Whether every lot to come is needed by somebody who lacks fighters (C77)."""
        return bool(self.rules.least) and len(self.calls) <= self._missing

    @property
    def _missing(self) -> int:
        return sum(max(0, self.rules.least - count) for count in self.counts)

    @property
    def _least_bid(self) -> int:
        if self.leader is None:
            return OPENING_DOLLARS
        return self.high_dollars + (step_dollars(self.high_dollars) if self.rules.by_limits else 1)

    # what a seat may do --------------------------------------------------------------------------------

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
        leader, price, limit = (
            self._topped(seat, dollars) if self.rules.by_limits else (seat, dollars, dollars)
        )
        return _to_next_question(
            replace(self, bidders=(*others, seat), leader=leader, high_dollars=price, limit_dollars=limit)
        )

    def _topped(self, seat: int, dollars: int) -> tuple[int, int, int]:
        """Who leads when ``seat`` has gone to a limit, at what price, and how far the leader goes (C74)."""
        if self.leader is None:
            return seat, OPENING_DOLLARS, dollars
        lower = min(dollars, self.limit_dollars)
        if dollars > self.limit_dollars:
            return seat, min(dollars, lower + step_dollars(lower)), dollars
        return self.leader, min(self.limit_dollars, lower + step_dollars(lower)), self.limit_dollars

    def decline(self) -> Auction[F]:
        """The auction after ``seat`` passed for good on the present lot, or on naming any; ``RuleError`` C9, C77."""
        if self.nominator is not None:
            return self._named_none(self.nominator)
        self._check_running()
        return _to_next_question(replace(self, bidders=self.bidders[1:]))

    def nominate(self, fighter: F) -> Auction[F]:
        """The auction with the lot ``seat`` names, for which he has bid the least there is (C76); ``RuleError`` C76."""
        seat, to_come = self.nominator, self.to_come
        if seat is None or fighter not in to_come:
            raise against(
                "C76",
                "Nobody can name this fighter now.",
                next_step=say("Name one who has not come up, when it is your turn to name a lot."),
            )
        call = self.calls[to_come.index(fighter)]
        calls = (call, *(other for other in self.calls if other != call))
        bidders = (
            *(other for other in _round_from(seat % len(self.counts) + 1, self) if other != seat),
            seat,
        )
        first = replace(self, calls=calls, nominator=None, named=seat, leader=seat, bidders=bidders)
        return _to_next_question(replace(first, high_dollars=OPENING_DOLLARS, limit_dollars=OPENING_DOLLARS))

    def _named_none(self, seat: int) -> Auction[F]:
        if self.lacking(seat):
            raise against(
                "C77",
                "Whoever lacks fighters must name a lot: {lacking} more.",
                lacking=self.lacking(seat),
            )
        return _to_next_question(_called(replace(self, content=self.content | {seat}, named=seat)))

    def _check_running(self) -> None:
        if self.nominator is not None:
            raise against("C76", "A lot must be named before anybody bids.")
        if not self.calls:
            raise against("C9", "The auction is over; every lot has been called.")


def open_auction(
    lots: Sequence[F],
    managers: int,
    stake_dollars: int,
    rules: AuctionRules = AuctionRules(),
) -> Auction[F]:
    """An auction at its first question (C9); ``RuleError`` as ``check_auction``, C9 without managers or with a stake below 0."""
    if managers < 1 or stake_dollars < 0:
        raise against(
            "C9",
            "An auction needs a manager or more and a stake of 0 dollars or more, not {managers} and {stake_dollars}.",
            managers=managers,
            stake_dollars=stake_dollars,
        )
    check_auction(rules, len(lots), managers, stake_dollars)
    purses = (stake_dollars,) * managers
    opened = Auction(tuple(lots), purses, (0,) * managers, tuple(range(len(lots))), rules=rules)
    return _to_next_question(_called(opened))


def check_auction(rules: AuctionRules, listed: int, managers: int, stake_dollars: int) -> None:
    """Whether so many managers can all fill the least of a stable; ``RuleError`` C77 if not."""
    least, most = rules.least, rules.most
    if most is not None and most < max(1, least):
        raise against(
            "C77",
            "A stable cannot hold {least} fighters at the least and {most} at the most.",
            least=least,
            most=most,
        )
    if least * managers > listed:
        raise _too_many(say("the list has {listed} fighters", listed=listed), least, managers)
    if least * OPENING_DOLLARS > stake_dollars:
        raise _too_many(
            say("the stake is {stake_dollars} dollars", stake_dollars=stake_dollars), least, managers
        )


def _too_many(why: str, least: int, managers: int) -> RuleError:
    return against(
        "C77",
        "{managers} stables cannot all have {least} fighters: {why}.",
        managers=managers,
        least=least,
        why=why,
        next_step=say("Ask for fewer fighters at the least."),
    )


def _to_next_question(auction: Auction[F]) -> Auction[F]:
    """Passes over whoever cannot raise and closes lots until somebody has a choice."""
    while auction.calls and auction.nominator is None:
        if not auction.bidders or auction.bidders == (auction.leader,):
            auction = _called(_closed(auction))
        elif auction.bidders[0] == auction.leader:
            auction = replace(auction, bidders=(*auction.bidders[1:], auction.bidders[0]))
        elif not auction.bids_allowed:
            auction = replace(auction, bidders=auction.bidders[1:])
        else:
            break
    return auction


def _closed(auction: Auction[F]) -> Auction[F]:
    seat, price = auction.leader, auction.high_dollars
    if seat is None:
        # A lot nobody bid for is called once more after the last, then stays out
        lot, *later = auction.calls
        if lot not in auction.passed_over:
            return replace(auction, calls=(*later, lot), passed_over=(*auction.passed_over, lot))
        if not auction.is_short:
            return replace(auction, calls=tuple(later))
        # but goes to whoever lacks most, if all there are are needed (C77)
        seat, price = max(_round_from(_opener(auction), auction), key=auction.lacking), OPENING_DOLLARS
    purses, counts = list(auction.purses_dollars), list(auction.counts)
    purses[seat - 1] -= price
    counts[seat - 1] += 1
    sale = Sale(auction.lots[auction.calls[0]], seat, price)
    return replace(
        auction,
        purses_dollars=tuple(purses),
        counts=tuple(counts),
        calls=auction.calls[1:],
        sales=(*auction.sales, sale),
    )


def _called(auction: Auction[F]) -> Auction[F]:
    """The next lot opened, or the next manager asked to name one."""
    if not auction.calls:
        return auction
    closed = replace(auction, leader=None, high_dollars=0, limit_dollars=0, nominator=None)
    if not auction.rules.nominated:
        return replace(closed, bidders=_round_from(_opener(closed), closed))
    after = auction.named % len(auction.purses_dollars) + 1
    naming = [
        seat
        for seat in _round_from(after, closed)
        if seat not in auction.content and closed.most_dollars(seat) >= OPENING_DOLLARS
    ]
    if not naming:
        return replace(closed, calls=(), bidders=())
    return replace(closed, bidders=(), nominator=naming[0])


def _opener(auction: Auction[F]) -> int:
    """Lot k, counted from 1, is opened by manager ((k - 1) mod M) + 1, whichever call it is (C9)."""
    return auction.calls[0] % len(auction.purses_dollars) + 1


def _round_from(opener: int, auction: Auction[F]) -> tuple[int, ...]:
    """The seats that may buy, from one round to the one before it."""
    managers = len(auction.purses_dollars)
    seats = (*range(opener, managers + 1), *range(1, opener))
    return tuple(seat for seat in seats if auction.may_buy(seat))
