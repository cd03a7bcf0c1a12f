"""The columns of the ledger and of its sums."""

from __future__ import annotations

from ringside_manager.campaign.books import LedgerKind
from ringside_manager.gui import words
from ringside_manager.gui.justice.deed_words import movement_text
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column
from ringside_manager.language import tr
from ringside_manager.office.facts.ledger import Line, Period

RULES = {
    LedgerKind.SHARE: "C23",
    LedgerKind.SALE: "C24",
    LedgerKind.PURCHASE: "C24",
    LedgerKind.TRADE: "C24",
    LedgerKind.DATE_BID: "C54",
}
"""The rule by which money of each kind moves."""


def line_columns() -> tuple[Column[Line], ...]:
    """A line of the ledger."""
    return (
        Column("night", tr("Night"), lambda line: line.night, align="right", width=6, place=lambda line: Place("night", line.night) if line.night else None),
        Column("amount", tr("Amount"), lambda line: line.amount_cents, lambda line: words.signed(words.money(line.amount_cents)), "right", rule="C70", width=9),
        Column("kind", tr("What for"), lambda line: movement_text(line.kind), width=13, tip=lambda line: tr("Rule {rule}").format(rule=RULES[line.kind])),
        Column("fighter", tr("Fighter"), lambda line: line.fighter_name, place=lambda line: Place("fighter", line.fighter) if line.fighter else None, width=15),
        Column("balance", tr("Balance"), lambda line: line.balance_cents, lambda line: words.money(line.balance_cents), "right", tr("What the manager had after it."), rule="C70", width=10),
        Column("manager", tr("Manager"), lambda line: line.manager_name, place=lambda line: Place("manager", line.manager), width=8),
        Column("bout", tr("Bout"), lambda line: line.bout or None, lambda line: tr("No. {bout}").format(bout=line.bout) if line.bout else "", place=lambda line: Place("bout", line.bout) if line.bout else None, width=8),
        Column("entry", tr("Entry"), lambda line: line.entry, align="right", place=lambda line: Place("journal", line.entry), width=6, tip=tr("The entry of the journal that made it.")),
        Column("running", tr("Running sum"), lambda line: line.running_cents, lambda line: words.money(line.running_cents), "right", tr("The sum of the lines shown, up to this one."), width=11, hidden=True),
    )  # fmt: skip


def period_columns() -> tuple[Column[Period], ...]:
    """The sum of a month or season, in whole dollars."""
    return (
        Column("nights", tr("Nights"), lambda period: period.first, span_text, width=8, tip=lambda period: words.season(period.first)),
        Column("earned", tr("In"), lambda period: period.earned_cents, lambda period: _whole(period.earned_cents), "right", width=7),
        Column("spent", tr("Out"), lambda period: period.spent_cents, lambda period: _whole(period.spent_cents), "right", width=7),
        Column("net", tr("Net"), lambda period: period.net_cents, lambda period: words.signed(_whole(period.net_cents)), "right", tr("Rounded to dollars; the lines hold the cents."), width=7),
    )  # fmt: skip


def _whole(cents: int) -> str:
    return words.dollars(round(cents / 100))


def span_text(period: Period) -> str:
    """The nights of a period."""
    return tr("{first}–{last}").format(first=period.first, last=period.last)
