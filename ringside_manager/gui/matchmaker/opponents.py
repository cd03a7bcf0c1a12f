"""The table of opponents: whom my fighter could meet, and what it would pay."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.matchmaker.words import fitness, is_waiting, manager, rank, with_rule
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.language import tr
from ringside_manager.office.facts.matchmaking import Opponent

BooksOf = Callable[[], Books]


def opponents_table(session: Session, parent: QWidget | None = None) -> Table[Opponent]:
    """A table of opponents; what pays best comes first."""
    table: Table[Opponent] = Table(
        "matchmaker-opponents",
        columns(lambda: session.books),
        lambda row: row.fighter,
        tr("There is nobody to meet."),
        parent,
    )
    table.sort_first_by("win", descending=True)
    return table


def columns(books: BooksOf) -> tuple[Column[Opponent], ...]:
    """The columns; ``books`` are asked for whenever a name is needed."""
    return (*_what_it_pays(books), *_who_he_is(books), *_hidden(books))


def _what_it_pays(books: BooksOf) -> tuple[Column[Opponent], ...]:
    return (
        Column("name", tr("Opponent"), lambda row: books().fighters[row.fighter].name, width=16),
        Column(
            "arena",
            tr("Best arena"),
            lambda row: None if row.best is None else (row.best.place,),
            _best,
            tip=lambda row: "" if row.objection is None else with_rule(books(), row.objection),
            rule="C40",
            width=11,
        ),
        Column(
            "win",
            tr("If he wins"),
            lambda row: None if row.best is None else row.win_dollars,
            lambda row: "–" if row.best is None else words.dollars(row.win_dollars),
            "right",
            tip=tr("Your fighter's purse for a win in the best arena"),
            rule="C41",
            width=9,
        ),
        Column(
            "lose",
            tr("If he loses"),
            lambda row: None if row.best is None else row.lose_dollars,
            lambda row: "–" if row.best is None else words.dollars(row.lose_dollars),
            "right",
            tip=tr("Your fighter's purse for a loss in the best arena"),
            rule="C41",
            width=9,
        ),
    )


def _who_he_is(books: BooksOf) -> tuple[Column[Opponent], ...]:
    return (
        Column(
            "pop",
            tr("POP"),
            lambda row: row.side.pop_half,
            lambda row: words.pop(row.side.pop_half),
            "right",
            tip=tr("Popularity"),
            rule="C28",
            width=6,
        ),
        Column(
            "rank",
            tr("Rank"),
            lambda row: row.side.rank,
            lambda row: rank(row.side.rank),
            rule="C32",
            width=9,
        ),
        Column(
            "record",
            tr("Record"),
            lambda row: row.side.tally.wins,
            lambda row: words.record(row.side.tally),
            width=8,
        ),
        Column("rest", tr("Rest"), _rest, lambda row: fitness(row.side), rule="C55", width=22),
        Column("manager", tr("Manager"), lambda row: manager(books(), row.side), width=14),
    )


def _hidden(books: BooksOf) -> tuple[Column[Opponent], ...]:
    return (
        Column(
            "why",
            tr("Why not"),
            lambda row: "" if row.objection is None else with_rule(books(), row.objection),
            width=30,
            hidden=True,
        ),
        Column(
            "title",
            tr("Title"),
            lambda row: row.title_win_dollars,
            lambda row: words.dollars(row.title_win_dollars) if row.title else "",
            "right",
            rule="C40",
            width=9,
            hidden=True,
        ),
    )


def _best(row: Opponent) -> str:
    if row.best is not None:
        return words.arena(row.best)
    return tr("offered") if is_waiting(row.objection) else tr("none")


def _rest(row: Opponent) -> int:
    """Nights since his last bout; who never fought is best rested."""
    return 9999 if row.side.since is None else row.side.since
