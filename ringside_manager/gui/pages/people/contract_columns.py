"""The columns of contracts: who had whom, from when to when, and what came of it."""

from __future__ import annotations

from ringside_manager.gui import words
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.tables import Column
from ringside_manager.language import tr
from ringside_manager.office.facts.contracts import Contract


def contract_columns(*, fighter: bool) -> tuple[Column[Contract], ...]:
    """Columns over contracts; ``fighter`` names the fighter, otherwise the manager is named."""
    who: Column[Contract] = (
        Column(
            "fighter",
            tr("Fighter"),
            lambda c: c.fighter.name,
            place=lambda c: shown.fighter_place(c.fighter),
            width=16,
        )
        if fighter
        else Column(
            "manager",
            tr("Manager"),
            lambda c: c.manager.name,
            place=lambda c: shown.manager_place(c.manager),
            width=13,
        )
    )
    return (
        who,
        Column("from", tr("From night"), lambda c: c.from_night, align="right", width=10),
        Column("came", tr("Came by"), lambda c: shown.change(c.came), _came, tip=_came_told, width=11),
        Column("until", tr("Until night"), lambda c: c.until_night, align="right", width=10),
        Column("left", tr("Left by"), lambda c: shown.change(c.left), _left, width=15),
        Column("record", tr("Record"), lambda c: shown.record_worth(c.record), lambda c: shown.record(c.record), tip=tr("Under this manager"), width=9),
        Column("paid", tr("Paid"), lambda c: c.paid_cents, _paid, "right", tr("Price of coming; a stake is no money"), rule="C24", width=11),
        Column("shares", tr("Shares"), lambda c: c.shares_cents, lambda c: words.money(c.shares_cents), "right", tr("The manager's part of his purses"), rule="C23", width=11),
        Column("received", tr("Sold for"), lambda c: c.received_cents, lambda c: words.money(c.received_cents) if c.received_cents else "", "right", width=10, hidden=True),
        Column("profit", tr("Gain"), lambda c: c.profit_cents, lambda c: shown.gain(c.profit_cents), "right", tr("Shares and sale, less the price paid"), width=12),
    )  # fmt: skip


def _came(contract: Contract) -> str:
    return shown.change(contract.came)


def _came_told(contract: Contract) -> str:
    if contract.partner is None:
        return shown.change(contract.came)
    if contract.exchanged_for is None:
        return tr("From {manager}").format(manager=contract.partner.name)
    return tr("From {manager}, for {fighter}").format(
        manager=contract.partner.name, fighter=contract.exchanged_for.name
    )


def _left(contract: Contract) -> str:
    if contract.left is None:
        return tr("Still here")
    if contract.next_manager is None:
        return shown.change(contract.left)
    return tr("{change} to {manager}").format(
        change=shown.change(contract.left), manager=contract.next_manager.name
    )


def _paid(contract: Contract) -> str:
    if contract.stake_cents:
        return tr("{amount} of stake").format(amount=words.money(contract.stake_cents))
    return words.money(contract.paid_cents) if contract.paid_cents else ""
