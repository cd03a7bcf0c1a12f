"""Fight plans: for which bouts, what they say, and who may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ringside_manager.bout import registry
from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.campaign.bouts import setup_of
from ringside_manager.league.business.nights import PlanSealed
from ringside_manager.league.deeds import Entry
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.deeds import Directory
from ringside_manager.office.facts.roster import bouts_to_come


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


# Bouts a plan may be written for.


@dataclass(frozen=True, slots=True)
class BoutToPlan:
    """A bout of a fighter against ``opponent``; ``corner`` is the fighter's own.

    ``made`` is whether it stands, on a card or as a pairing of a tournament (C62).
    """

    opponent: int
    name: str
    bout: BoutBook
    corner: Corner
    made: bool

    def setup(self, books: Books) -> Setup:
        """The bout as it would be fought, with what both carry into it (C57)."""
        return setup_of(books, self.bout)


def bouts_to_plan(books: Books, fighter: int) -> tuple[BoutToPlan, ...]:
    """His bouts to come, the next first, then one against every other active fighter of his weight, by name.

    A bout nobody has made is over the system's usual distance on the coming night.
    """
    own = books.fighters[fighter]
    made = [
        BoutToPlan(
            other := bout.opponent_of(fighter),
            books.fighters[other].name,
            bout,
            bout.corner_of(fighter),
            made=True,
        )
        for bout in bouts_to_come(books, [fighter])[fighter]
        if bout.system == books.system
    ]
    met = {bout.opponent for bout in made}
    rounds = registry.get(books.system).info.default_rounds
    open_to_all = (
        _could_be(books, fighter, page.number, rounds)
        for page in books.fighters.values()
        if page.number != fighter
        and page.number not in met
        and page.manager is not None
        and not page.is_retired
        and page.weight_class == own.weight_class
    )
    return (*made, *sorted(open_to_all, key=lambda bout: (bout.name.casefold(), bout.opponent)))


def _could_be(books: Books, fighter: int, opponent: int, rounds: int) -> BoutToPlan:
    night = books.closed + 1
    bout = BoutBook(0, night, fighter, opponent, Arena.PITS, rounds, False, False, books.system)
    return BoutToPlan(opponent, books.fighters[opponent].name, bout, RED, made=False)
