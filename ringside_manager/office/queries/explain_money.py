"""How purses and managers' shares came about (C22, C23, C40-C49)."""

from __future__ import annotations

from ringside_manager.bout.corner import Corner
from ringside_manager.campaign.arenas import Arena, ArenaRule, arena_rule, purses
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.campaign.percentage import share_cents
from ringside_manager.office.queries.explain_values import (
    Amount,
    Explanation,
    Line,
    Subject,
    Term,
    Unit,
    cents,
    dollars,
    percent,
    pop,
)

EXHIBITION = "C3"
"""The rule of an exhibition that pays nothing: the promoter says what counts."""


def explain_purse(books: Books, bout: BoutBook, corner: Corner) -> Explanation:
    """The purse of one side: base and bonus (C40-C49, C64).

    Of a bout to come, what it would be for the draw, at today's popularity.
    """
    fought = bout.is_over
    pair = books.fighters[bout.red], books.fighters[bout.blue]
    pops = bout.pops_half if fought else (pair[0].pop_half, pair[1].pop_half)
    winner = bout.outcome.winner if bout.outcome else None
    first_title = bout.first_title if fought else _is_first_title(books, bout)
    lines = purse_lines(bout.arena, pops, winner, corner, title=bout.title, first_title=first_title)
    if bout.exhibition:
        lines = (Line(Term.PURSE, EXHIBITION, dollars(0)),)
    return Explanation(
        Subject.PURSE,
        lines[0].rule,
        lines[-1].amount,
        lines,
        (bout.fighters[corner.index],),
        bout.number,
        bout.arena.value,
        bout.title,
    )


def purse_lines(
    arena: Arena,
    pops_half: tuple[int, int],
    winner: Corner | None,
    corner: Corner,
    *,
    title: bool = False,
    first_title: bool = False,
) -> tuple[Line, ...]:
    """Base, bonus and purse of one side, as ``purses`` pays it; the arguments are those of ``purses``."""
    row = arena_rule(arena, title and not first_title)
    base = _base(row, winner, corner)
    purse = purses(arena, pops_half, winner, title=title, first_title=first_title)[corner.index]
    bonus = _bonus(row, pops_half, corner, purse - base.amount.value)
    return base, bonus, Line(Term.PURSE, row.rule, dollars(purse))


def explain_share(books: Books, bout: BoutBook, corner: Corner) -> Explanation:
    """What the manager had of a purse, at the percentage in force (C22, C23)."""
    purse = explain_purse(books, bout, corner)
    percentage = _percentage(books, bout, corner)
    if percentage is None:
        share = Line(Term.NO_MANAGER, "C23", cents(0))
    else:
        earned = cents(share_cents(purse.result.value, percentage))
        share = Line(Term.SHARE, "C23", earned, (purse.result, percent(percentage)))
    return Explanation(
        Subject.SHARE,
        "C23",
        share.amount,
        (*purse.lines, share),
        purse.fighters,
        bout.number,
        bout.arena.value,
        bout.title,
    )


def _is_first_title(books: Books, bout: BoutBook) -> bool:
    """Whether a bout to come would be the first for its title (C64)."""
    return bout.title and not books.divisions[books.fighters[bout.red].weight_class].crowned


def _percentage(books: Books, bout: BoutBook, corner: Corner) -> int | None:
    if bout.is_over:
        return None if bout.managers[corner.index] is None else bout.percentages[corner.index]
    return books.fighters[bout.fighters[corner.index]].percentage


def _base(row: ArenaRule, winner: Corner | None, corner: Corner) -> Line:
    both = dollars(row.winner_dollars), dollars(row.loser_dollars)
    if winner is None:
        return Line(Term.BASE_DRAWN, "C49", dollars((both[0].value + both[1].value) // 2), both)
    won = winner is corner
    return Line(Term.BASE_WON if won else Term.BASE_LOST, row.rule, both[0] if won else both[1])


def _bonus(row: ArenaRule, pops_half: tuple[int, int], corner: Corner, paid_dollars: int) -> Line:
    rate = Amount(row.bonus_dollars, Unit.DOLLARS_PER_POP)
    if row.title:
        return Line(Term.BONUS_OWN, "C46", dollars(paid_dollars), (rate, pop(pops_half[corner.index])))
    red, blue = pops_half
    return Line(Term.BONUS_COMBINED, "C47", dollars(paid_dollars), (rate, pop(red), pop(blue)))
