"""Posting the beginning: the league, its managers, and fighters as they come (C1-C10, C18, C20)."""

from __future__ import annotations

from ringside_manager.campaign.books import (
    Entrance,
    FighterBook,
    LedgerKind,
    ManagerBook,
    NewsKind,
    StableMethod,
)
from ringside_manager.campaign.experience import Gains
from ringside_manager.campaign.percentage import first_percentage
from ringside_manager.league.deeds import (
    FighterSigned,
    LeagueFounded,
    ManagerSeated,
    StablesOrdered,
)
from ringside_manager.league.posting.desk import Desk


def league_founded(desk: Desk, deed: LeagueFounded) -> None:
    """Put down what was agreed on (C1-C3, C6)."""
    books = desk.books
    if books.name:
        desk.doubt("C1", f"The league was founded before, as {books.name}.")
    books.name, books.system, books.fighter_set = deed.name, deed.system, deed.fighter_set
    books.seed, books.promoter, books.options = deed.seed, deed.promoter, deed.options
    books.touched.league = True
    for weight_class in deed.options.weight_classes or ("",):
        desk.division(weight_class)
    desk.news(NewsKind.FOUNDED, word=deed.name)


def manager_seated(desk: Desk, deed: ManagerSeated) -> None:
    """Open a manager's page; an auction gives him a stake, which is not his money (C6, C9)."""
    books = desk.books
    seat = len(books.managers) + 1
    page = ManagerBook(desk.entry, deed.name, deed.manager, deed.temperament, seat)
    if books.options.stable_method is StableMethod.AUCTION:
        page.stake_cents = 100 * books.options.stake_dollars
    books.managers[desk.entry] = page
    books.touched.managers.add(desk.entry)
    desk.news(NewsKind.SEATED, managers=(desk.entry,))


def stables_ordered(desk: Desk, deed: StablesOrdered) -> None:
    """The dice for the draft change nothing but who picks first; see that they are of managers (C8)."""
    for place in deed.order:
        desk.manager(place.manager)


def fighter_signed(desk: Desk, deed: FighterSigned) -> None:
    """Open a fighter's page and give him to his manager (C10, C20)."""
    manager = None if deed.manager is None else desk.manager(deed.manager)
    page = _new_page(desk, deed)
    desk.books.fighters[desk.entry] = page
    desk.books.touched.fighters.add(desk.entry)
    desk.division(deed.weight_class).roster.append(desk.entry)
    if manager is not None and deed.percentage_roll is not None:
        join(page, manager, deed.percentage_roll)
        _charge(desk, manager, deed)
    _check_signing(desk, deed)
    managers = () if manager is None else (manager.number,)
    desk.news(NewsKind.SIGNED, (desk.entry,), managers, amount=deed.price_cents)


def join(fighter: FighterBook, manager: ManagerBook, percentage_roll: int) -> None:
    """A fighter enters a stable: a percentage by C20, a new count of bouts (C21, C24), no plan."""
    fighter.manager = manager.number
    fighter.percentage = first_percentage(percentage_roll)
    fighter.bouts_under_manager = 0
    fighter.plan = None
    if not fighter.is_retired:
        manager.stable.append(fighter.number)


def _new_page(desk: Desk, deed: FighterSigned) -> FighterBook:
    return FighterBook(
        number=desk.entry,
        fighter=deed.fighter,
        weight_class=deed.weight_class,
        entrance=deed.entrance,
        entered_night=desk.night,
        price_cents=deed.price_cents,
        replaces=deed.replaces,
        abilities=deed.fighter.abilities,
        gains=Gains(),
    )


def _charge(desk: Desk, manager: ManagerBook, deed: FighterSigned) -> None:
    """Take the price out of the stake in an auction, out of his money otherwise (C9, C18)."""
    if deed.entrance is not Entrance.AUCTION:
        desk.pay(manager, LedgerKind.PURCHASE, -deed.price_cents, fighter=desk.entry, rule="C18")
        return
    manager.stake_cents -= deed.price_cents
    if manager.stake_cents < 0:
        desk.doubt("C9", f"{manager.name} bid for {deed.fighter.name} what his stake does not hold.")


def _check_signing(desk: Desk, deed: FighterSigned) -> None:
    classes = desk.books.options.weight_classes or ("",)
    if deed.weight_class not in classes:
        desk.doubt(
            "C1", f"{deed.fighter.name} is of the class {deed.weight_class!r}, which was not declared."
        )
    if deed.replaces is None:
        return
    replaced = desk.books.fighters.get(deed.replaces)
    if replaced is None or not replaced.is_retired:
        who = f"fighter {deed.replaces}" if replaced is None else replaced.name
        desk.doubt("C18", f"{deed.fighter.name} replaces {who}, who is not retired.")
