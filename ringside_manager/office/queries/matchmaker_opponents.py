"""Whom a fighter could meet on a night, and what each would be worth."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.arenas import Arena, eligible
from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.campaign.popularity import CHAMPION
from ringside_manager.campaign.vacancy import is_vacant
from ringside_manager.office.desk import Party
from ringside_manager.office.queries.matchmaker_bars import Bar, Objection
from ringside_manager.office.queries.matchmaker_judgement import objection
from ringside_manager.office.queries.matchmaker_sheet import Side, order_for, pays, side

_OF_THE_ARENA = (Bar.POPULARITY, Bar.STRENGTH, Bar.LENGTH)
"""Bars another arena may not have."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody my fighter could meet.

    ``arenas`` are open by popularity, ``best`` is the best of them in which the office would take the bout
    at its usual length, with my purses in dollars there; ``objection`` tells why there is none.
    ``title``: the office would take it for the title, with ``title_win_dollars`` for me.
    """

    side: Side
    arenas: tuple[Arena, ...]
    best: Arena | None
    objection: Objection | None
    win_dollars: int
    lose_dollars: int
    title: bool
    title_win_dollars: int
    own: bool

    @property
    def fighter(self) -> int:
        """His number."""
        return self.side.fighter


def opponents(books: Books, by: Party, fighter: int, night: int) -> tuple[Opponent, ...]:
    """Every unretired fighter of the same weight class who has a manager, in order of entry."""
    mine = books.fighters[fighter]
    others = map(books.fighters.__getitem__, books.divisions[mine.weight_class].roster)
    return tuple(
        _opponent(books, by, mine, other, night)
        for other in others
        if other is not mine and other.manager is not None
    )


def _opponent(books: Books, by: Party, mine: FighterBook, his: FighterBook, night: int) -> Opponent:
    arenas = eligible(mine.pop_half, his.pop_half)
    best, refused = _best(books, by, (mine, his), night, arenas)
    paid = pays((mine, his), best or arenas[0])
    title = _for_title(books, by, mine, his, night)
    return Opponent(
        side=side(books, his, night),
        arenas=arenas,
        best=best,
        objection=refused,
        win_dollars=paid[0].purses_dollars[0],
        lose_dollars=paid[2].purses_dollars[0],
        title=title,
        title_win_dollars=pays((mine, his), Arena.BEST, title=True)[0].purses_dollars[0] if title else 0,
        own=by.manager is not None and his.manager == by.manager,
    )


def _best(
    books: Books,
    by: Party,
    pages: tuple[FighterBook, FighterBook],
    night: int,
    arenas: tuple[Arena, ...],
) -> tuple[Arena | None, Objection | None]:
    """The best arena the office would take the pair in; else what stands against the best they qualify for."""
    pair, first = (pages[0].number, pages[1].number), None
    for arena in arenas:
        refused = objection(books, order_for(by, night, pair, arena), by)
        if refused is None:
            return arena, None
        first = first or refused
        if refused.bar not in _OF_THE_ARENA:
            break
    return None, first


def _for_title(books: Books, by: Party, mine: FighterBook, his: FighterBook, night: int) -> bool:
    """Whether the office would take the pair for the title."""
    division = books.divisions[mine.weight_class]
    if not is_vacant(division) and CHAMPION not in (mine.rank, his.rank):
        return False
    order = order_for(by, night, (mine.number, his.number), Arena.BEST, title=True)
    return objection(books, order, by) is None
