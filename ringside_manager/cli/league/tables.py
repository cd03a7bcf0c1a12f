"""The tables the league commands print."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ringside_manager.almanac.words import money
from ringside_manager.cli.tables import Column, out_table
from ringside_manager.office.queries.people import ManagerPage
from ringside_manager.office.queries.status import ManagerRow, RankingRow
from ringside_manager.office.queries.words import played_by


def out_standings(rows: Iterable[ManagerRow]) -> None:
    """The managers, richest first."""
    columns = (Column("Place", right=True), Column("Manager"), Column("Played by"), Column("Money", right=True), Column("Fighters", right=True), Column("Record", right=True))  # fmt: skip
    out_table(
        columns,
        [
            (place, row.name, played_by(row.kind), money(row.money), row.fighters, row.record)
            for place, row in enumerate(rows, 1)
        ],
        "Standings",
    )


def out_rankings(rows: Sequence[RankingRow], limit: int | None = None) -> None:
    """Champion and contenders, class by class."""
    columns = (Column("Rank", right=True), Column("Fighter"), Column("Manager"), Column("POP", right=True), Column("Record", right=True))  # fmt: skip
    for weight_class in dict.fromkeys(row.weight_class for row in rows):
        shown = [row for row in rows if row.weight_class == weight_class][:limit]
        out_table(
            columns,
            [(_rank(row), row.name, row.manager, f"{row.pop:g}", row.record) for row in shown],
            f"Rankings {weight_class}".strip(),
        )


def _rank(row: RankingRow) -> str:
    """The rank, with a star if the promoter gave it (C3)."""
    return f"{row.rank or 'champion'}{'*' if row.given else ''}"


def out_stables(pages: Iterable[ManagerPage]) -> None:
    """Every stable."""
    columns = (Column("Manager"), Column("Played by"), Column("Fighters"))
    out_table(
        columns,
        [
            (page.name, played_by(page.kind, page.temperament), ", ".join(row.name for row in page.stable))
            for page in pages
        ],
    )
