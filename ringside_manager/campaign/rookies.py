"""The draft of the rookies: who waits for it, who chooses when, and whom (Y8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ringside_manager.bout.abilities import Abilities
from ringside_manager.campaign.books import Books, Entrance, FighterBook, ManagerBook, ManagerKind
from ringside_manager.campaign.talks import is_full


def waits_for_persons(books: Books) -> bool:
    """Return whether a class that comes tonight waits for the next night, so that persons can choose (Y8)."""
    return any(page.kind is ManagerKind.PERSON for page in books.managers.values())


def undrafted(books: Books) -> tuple[FighterBook, ...]:
    """Return the rookies who wait for the draft before the coming night, the most promising first (Y8)."""
    if not books.turns or books.turns[-1].night != books.closed:
        return ()
    found = (page for page in books.fighters.values() if is_undrafted(books, page))
    return tuple(sorted(found, key=lambda page: (-promise(page.abilities), page.number)))


def is_undrafted(books: Books, page: FighterBook) -> bool:
    """Return whether a fighter came with the turn of the year and waits for the draft before the coming night (Y8)."""
    new = page.entrance is Entrance.DRAFT and 0 < page.entered_night == books.closed
    return new and page.manager is None and not page.is_retired


def choosers(books: Books) -> tuple[ManagerBook, ...]:
    """Return the managers with a place in their stables in the order they choose, the least money first (Y8)."""
    free = (page for page in books.managers.values() if not is_full(books, page))
    return tuple(sorted(free, key=lambda page: (page.balance_cents, -page.seat)))


def pick(manager: ManagerBook, left: Sequence[FighterBook]) -> FighterBook | None:
    """Return whom a manager takes of those left: the first on his list, else the most promising; None if he passes (Y8)."""
    listed = {page.number: page for page in left}
    wished = next((listed[number] for number in manager.draft_list if number in listed), None)
    if wished is not None:
        return wished
    return None if manager.draft_only else next(iter(left), None)


def promise(abilities: Abilities) -> int:
    """Return what a rookie is worth at first sight: his punches count most, then breath, craft and quickness."""
    return 3 * sum(abilities.punches) + 2 * abilities.endurance + abilities.counterpunch + abilities.agility


def turns(books: Books, picks: int) -> Iterator[ManagerBook | None]:
    """Whose pick it is, round by round as long as somebody has a place (Y8)."""
    given = 0
    while given < picks:
        free: list[ManagerBook | None] = [None] * (picks - given)
        for manager in (choosers(books) or free)[: picks - given]:
            given += 1
            yield manager
