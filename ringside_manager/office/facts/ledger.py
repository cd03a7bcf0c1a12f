"""The ledger: every movement of money, with the running balance, by month and by season."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from ringside_manager.campaign.books import Books, LedgerKind, LedgerLine
from ringside_manager.campaign.schedule import SEASON, season_of
from ringside_manager.office.facts.named import dollars

MONTH = 4
"""Fight nights in a month, by which sums are told."""


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One line; ``amount`` and ``balance`` in dollars, ``balance`` that of the line's manager after it."""

    night: int
    manager: str
    fighter: str | None
    bout: int | None
    kind: str
    amount: int | float
    balance: int | float


def ledger(books: Books, manager: int | None = None) -> tuple[LedgerRow, ...]:
    """All lines in the order they were booked, or those of one manager."""
    return tuple(
        LedgerRow(
            line.night,
            books.managers[line.manager].name,
            None if line.fighter is None else books.fighters[line.fighter].name,
            line.bout,
            line.kind.value,
            dollars(line.amount_cents),
            dollars(line.balance_cents),
        )
        for line in books.ledger
        if manager is None or line.manager == manager
    )


class MoneyLine(NamedTuple):
    """One line with the numbers to go on from; money in cents.  A tuple, as thousands are made for a page.

    ``entry`` is the entry that made it, ``balance_cents`` what its manager had after it, ``running_cents`` the sum
    of the lines chosen up to this one.  ``fighter`` and ``bout`` are 0 for none.
    """

    line: int
    entry: int
    night: int
    manager: int
    manager_name: str
    fighter: int
    fighter_name: str
    bout: int
    kind: LedgerKind
    amount_cents: int
    balance_cents: int
    running_cents: int


@dataclass(frozen=True, slots=True)
class Choice:
    """Which lines to show: of one manager or fighter, of some kinds, of some nights; 0 and ``None`` mean all."""

    manager: int = 0
    fighter: int = 0
    kinds: frozenset[LedgerKind] | None = None
    nights: range | None = None

    def takes(self, line: LedgerLine) -> bool:
        """Whether a line is among them."""
        return (
            self.manager in (0, line.manager)
            and self.fighter in (0, line.fighter)
            and (self.kinds is None or line.kind in self.kinds)
            and (self.nights is None or line.night in self.nights)
        )


@dataclass(frozen=True, slots=True)
class Period:
    """What some lines sum up to over the nights ``first`` to ``last``, in cents; ``spent_cents`` is 0 or less."""

    first: int
    last: int
    lines: int
    earned_cents: int
    spent_cents: int

    @property
    def net_cents(self) -> int:
        """What is left of it."""
        return self.earned_cents + self.spent_cents


def ledger_lines(books: Books, choice: Choice = Choice()) -> tuple[MoneyLine, ...]:
    """The lines chosen, in the order they were booked."""
    running, found = 0, []
    for number, line in enumerate(books.ledger, 1):
        if choice.takes(line):
            running += line.amount_cents
            found.append(_line(books, number, line, running))
    return tuple(found)


def _line(books: Books, number: int, line: LedgerLine, running: int) -> MoneyLine:
    return MoneyLine(
        number,
        line.entry,
        line.night,
        line.manager,
        books.managers[line.manager].name,
        line.fighter or 0,
        "" if line.fighter is None else books.fighters[line.fighter].name,
        line.bout or 0,
        line.kind,
        line.amount_cents,
        line.balance_cents,
        running,
    )


def total(lines: Iterable[MoneyLine]) -> Period:
    """What lines sum up to; the nights are 0 if there is none."""
    some = tuple(lines)
    nights, amounts = [line.night for line in some], [line.amount_cents for line in some]
    earned = sum(cents for cents in amounts if cents > 0)
    spent = sum(amounts) - earned
    return Period(min(nights, default=0), max(nights, default=0), len(some), earned, spent)


def by_month(lines: Iterable[MoneyLine]) -> tuple[Period, ...]:
    """Sums of every month of four nights in which money moved, latest first."""
    return _by(lines, lambda night: _span((max(night, 1) - 1) // MONTH, MONTH))


def by_season(lines: Iterable[MoneyLine]) -> tuple[Period, ...]:
    """Sums of every season in which money moved, latest first."""
    return _by(lines, lambda night: _span(season_of(night) - 1, SEASON))


def _span(index: int, length: int) -> tuple[int, int]:
    return index * length + 1, (index + 1) * length


def _by(lines: Iterable[MoneyLine], span: Callable[[int], tuple[int, int]]) -> tuple[Period, ...]:
    nights: dict[int, list[MoneyLine]] = {}
    for line in lines:
        nights.setdefault(line.night, []).append(line)
    groups: dict[tuple[int, int], list[MoneyLine]] = {}
    for night, some in nights.items():
        groups.setdefault(span(night), []).extend(some)
    sums = ((both, total(some)) for both, some in sorted(groups.items(), reverse=True))
    return tuple(Period(*both, one.lines, one.earned_cents, one.spent_cents) for both, one in sums)
