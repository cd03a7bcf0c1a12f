"""Sealed fight plans: what they say, for whoever may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ringside_manager.campaign.books import Books
from ringside_manager.league.deeds import Entry
from ringside_manager.league.night_deeds import PlanSealed
from ringside_manager.office.desk import Party
from ringside_manager.office.queries.deed_facts import Directory


def plans_in_force(books: Books, entries: Sequence[Entry]) -> dict[int, str]:
    """The texts of all sealed plans by fighter: for the bell alone, not for anybody's eyes."""
    if not any(page.plan for page in books.fighters.values()):
        return {}
    names = Directory(entries)
    texts = ((page.number, _text(names, page.plan)) for page in books.fighters.values() if page.plan)
    return {number: text for number, text in texts if text}


def sealed_plan(books: Books, entries: Sequence[Entry], fighter: int, viewer: Party | None) -> str | None:
    """The text of the plan in force for a fighter, for his own manager; ``None`` for anybody else and without one."""
    page = books.fighters[fighter]
    if viewer is None or viewer.manager is None or viewer.manager != page.manager:
        return None
    return _text(Directory(entries), page.plan)


def lapsing(books: Books, fighters: Iterable[int | None], manager: int | None) -> tuple[str, ...]:
    """The names of a manager's own fighters among some whose sealed plans lapse when they change managers."""
    pages = (books.fighters[number] for number in fighters if number is not None)
    return tuple(page.name for page in pages if page.plan is not None and page.manager == manager)


def is_open(books: Books, deed: PlanSealed, entry: int) -> bool:
    """Whether a bout was fought with the plan sealed in ``entry``, so that anybody may read it."""
    page = books.fighters.get(deed.fighter)
    return page is not None and any(entry in books.bouts[bout].plans for bout in page.bouts)


def opened_plans(
    entries: Sequence[Entry], plans: tuple[int | None, int | None]
) -> tuple[str | None, str | None]:
    """The texts of the plans a bout was fought with."""
    if plans == (None, None):
        return None, None
    names = Directory(entries)
    return _text(names, plans[0]), _text(names, plans[1])


def _text(names: Directory, entry: int | None) -> str | None:
    deed = None if entry is None else names.deed(entry)
    return deed.plan or None if isinstance(deed, PlanSealed) else None
