"""The ledger: every movement of money, with the running balance."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.books import Books
from ringside_manager.office.queries.words import dollars


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
