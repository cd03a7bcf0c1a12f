"""From the books to rows, one way: which page gives which rows of which table.

Nothing is ever read back: books come from the journal alone, and the tables are held against them.
A column takes the fact of its own name from its page unless the table's function below says otherwise;
``…_json`` columns hold the fact's canonical JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.campaign.books import Books, BoutBook, FighterBook, Tally
from ringside_manager.league import tables
from ringside_manager.league.codec import canonical
from ringside_manager.league.tables import columns

Value = int | str | None
Row = tuple[Value, ...]
"""The values of one row in the order of its table's columns."""

Owner = int | str
"""The number or name of the page a row belongs to."""

_JSON = "_json"


def _row(table: type[tables.Table], page: object, **given: object) -> Row:
    """A row of ``table``: each column from ``given`` if it is there, else the fact of that name on ``page``."""
    row: list[Value] = []
    for column, name, as_json in _sources(table):
        fact: Any = given[column] if column in given else getattr(page, name)
        if as_json and fact is not None:
            row.append(canonical(fact))
        else:
            row.append(fact if type(fact) in _KEPT_AS_IT_IS else _plain(fact))
    return tuple(row)


@cache
def _sources(table: type[tables.Table]) -> tuple[tuple[str, str, bool], ...]:
    return tuple((column, column.removesuffix(_JSON), column.endswith(_JSON)) for column in columns(table))


_KEPT_AS_IT_IS = (int, str, type(None))


def _plain(fact: Any) -> Value:
    return str(fact.value) if isinstance(fact, Enum) else int(fact)


def _tally(tally: Tally) -> dict[str, object]:
    return {name: getattr(tally, name) for name in tally.__slots__}


def league_rows(books: Books, entry: int) -> Iterator[Row]:
    """The row of the league, posted up to ``entry``."""
    options = books.options
    agreed = {name: getattr(options, name) for name in options.__slots__ if name in columns(tables.League)}
    lists = {"weight_classes_json": options.weight_classes, "bout_options_json": options.bout_options}
    yield _row(tables.League, books, number=1, entry=entry, **agreed, **lists)


def _manager_rows(books: Books, number: int) -> Iterator[Row]:
    page = books.managers[number]
    yield _row(tables.Managers, page, **_tally(page.tally))


def _fighter_rows(books: Books, number: int) -> Iterator[Row]:
    page = books.fighters[number]
    yield _row(
        tables.Fighters,
        page,
        **_tally(page.tally),
        **_as_entered(page),
        **_ratings(page),
        **_lost(page),
        **_given(page),
    )


def _as_entered(page: FighterBook) -> dict[str, object]:
    fighter = page.fighter
    active_from, active_to = fighter.years_active or (None, None)
    return {
        "name": fighter.name,
        "nickname": fighter.nickname,
        "nationality": fighter.nationality,
        "stance": fighter.stance,
        "active_from": active_from,
        "active_to": active_to,
        "cards_json": fighter.cards,
        "note": fighter.note,
    }


def _ratings(page: FighterBook) -> dict[str, object]:
    entered = {f"entry_{name}": value for name, value in page.fighter.abilities.as_dict().items()}
    gained = {f"gained_{name}": getattr(page.gains, name) for name in page.gains.__slots__}
    return {**entered, **page.abilities.as_dict(), **gained}


def _lost(page: FighterBook) -> dict[str, object]:
    lost = page.lost
    return {
        "lost_system": lost.system if lost else None,
        "lost": lost.loss if lost else None,
        "lost_of_start": lost.start if lost else None,
    }


def _given(page: FighterBook) -> dict[str, object]:
    given = page.given
    return {
        "given_rank": given.rank if given else None,
        "given_night": given.night if given else None,
        "given_reason": given.reason if given else None,
    }


def _offer_rows(books: Books, number: int) -> Iterator[Row]:
    yield _row(tables.Offers, books.offers[number])


def _deal_rows(books: Books, number: int) -> Iterator[Row]:
    yield _row(tables.Deals, books.deals[number])


def _bid_rows(books: Books, number: int) -> Iterator[Row]:
    for manager, cents in books.bouts[number].bids_cents.items():
        yield number, manager, cents


def _bout_rows(books: Books, number: int) -> Iterator[Row]:
    page = books.bouts[number]
    slot, outcome = page.slot, page.outcome
    yield _row(
        tables.Bouts,
        page,
        tournament=slot.tournament if slot else None,
        tournament_round=slot.round if slot else None,
        tournament_place=slot.place if slot else None,
        method=outcome.method if outcome else None,
        winner=outcome.winner if outcome else None,
        ended_round=outcome.round if outcome else None,
        ended_time=outcome.time if outcome else None,
        cause=outcome.cause if outcome else "",
        scorecards_json=outcome.scorecards if outcome else None,
    )


def _corner_rows(books: Books, number: int) -> Iterator[Row]:
    page = books.bouts[number]
    for corner in CORNERS:
        yield _row(tables.Corners, page, **_side(page, corner), **_fought(page, corner.index))


def _side(page: BoutBook, corner: Corner) -> dict[str, object]:
    at = corner.index
    carried = page.carried[at]
    return {
        "bout": page.number,
        "corner": corner,
        "fighter": page.fighters[at],
        "manager": page.managers[at],
        "percentage": page.percentages[at],
        "carried_system": carried.system if carried else None,
        "carried_loss": carried.loss if carried else None,
        "carried_start": carried.start if carried else None,
        "pop_half": page.pops_half[at],
        "purse_dollars": page.purses_dollars[at],
        "share_cents": page.shares_cents[at],
        "pop_change_half": page.pop_changes_half[at],
        "gained": page.gained[at],
        "renewed": page.renewed[at],
        "plan": page.plans[at],
    }


def _fought(page: BoutBook, at: int) -> dict[str, object]:
    outcome = page.outcome
    facts = ("knockdowns", "damage", "landed", "loss", "start")
    return {name: getattr(outcome, name)[at] if outcome else None for name in facts}


def _ledger_rows(books: Books, line: int) -> Iterator[Row]:
    yield _row(tables.Ledger, books.ledger[line - 1], line=line)


def _division_rows(books: Books, weight_class: str) -> Iterator[Row]:
    yield _row(tables.Divisions, books.divisions[weight_class])


def _ranking_rows(books: Books, weight_class: str) -> Iterator[Row]:
    for place, fighter in enumerate(books.divisions[weight_class].ranking, 1):
        yield weight_class, place, fighter


def _reign_rows(books: Books, weight_class: str) -> Iterator[Row]:
    for number, reign in enumerate(books.divisions[weight_class].reigns, 1):
        yield _row(tables.Reigns, reign, weight_class=weight_class, number=number, ended_by=reign.end)


def _tournament_rows(books: Books, number: int) -> Iterator[Row]:
    page = books.tournaments[number]
    yield _row(tables.Tournaments, page, entrants_json=page.bracket.entrants)


def _pairing_rows(books: Books, number: int) -> Iterator[Row]:
    bracket = books.tournaments[number].bracket
    for round_number in range(1, bracket.rounds + 1):
        for pairing in bracket.pairs(round_number):
            yield _row(tables.Pairings, pairing, tournament=number)


def _news_rows(books: Books, line: int) -> Iterator[Row]:
    yield _row(tables.News, books.news[line - 1], line=line)


def _doubt_rows(books: Books, line: int) -> Iterator[Row]:
    yield _row(tables.Doubts, books.doubts[line - 1], line=line)


def _settlement_rows(books: Books, line: int) -> Iterator[Row]:
    page = books.settlements[line - 1]
    doubt = page.doubt
    yield _row(tables.Settlements, page, line=line, doubted=doubt.entry, rule=doubt.rule, why=doubt.why)


@dataclass(frozen=True, slots=True)
class Posted:
    """How one table is posted: all its pages, those touched since the last act, the rows of one page.

    ``touched`` is told how many pages of that table are saved, for what only grows.
    """

    table: type[tables.Table]
    pages: Callable[[Books], Iterable[Owner]]
    touched: Callable[[Books, int], Iterable[Owner]]
    rows: Callable[[Books, Any], Iterable[Row]]


def _of_pages(name: str, table: type[tables.Table], rows: Callable[[Books, Any], Iterable[Row]]) -> Posted:
    return Posted(
        table, lambda books: getattr(books, name), lambda books, _: getattr(books.touched, name), rows
    )


def _of_lines(name: str, table: type[tables.Table], rows: Callable[[Books, Any], Iterable[Row]]) -> Posted:
    return Posted(
        table,
        lambda books: range(1, len(getattr(books, name)) + 1),
        lambda books, saved: range(saved + 1, len(getattr(books, name)) + 1),
        rows,
    )


POSTED: tuple[Posted, ...] = (
    _of_pages("managers", tables.Managers, _manager_rows),
    _of_pages("fighters", tables.Fighters, _fighter_rows),
    _of_pages("offers", tables.Offers, _offer_rows),
    _of_pages("deals", tables.Deals, _deal_rows),
    _of_pages("bouts", tables.Bouts, _bout_rows),
    _of_pages("bouts", tables.Corners, _corner_rows),
    _of_pages("bouts", tables.Bids, _bid_rows),
    _of_lines("ledger", tables.Ledger, _ledger_rows),
    _of_pages("divisions", tables.Divisions, _division_rows),
    _of_pages("divisions", tables.Rankings, _ranking_rows),
    _of_pages("divisions", tables.Reigns, _reign_rows),
    _of_pages("tournaments", tables.Tournaments, _tournament_rows),
    _of_pages("tournaments", tables.Pairings, _pairing_rows),
    _of_lines("news", tables.News, _news_rows),
    _of_lines("doubts", tables.Doubts, _doubt_rows),
    _of_lines("settlements", tables.Settlements, _settlement_rows),
)
"""Every table of the books but the league's own row."""
