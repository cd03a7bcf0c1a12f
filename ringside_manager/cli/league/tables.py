"""The tables the league commands print."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ringside_manager.cli.league.common import money
from ringside_manager.cli.tables import Column, out_table
from ringside_manager.office.queries.bouts import BoutRow
from ringside_manager.office.queries.people import ManagerPage
from ringside_manager.office.queries.status import ManagerRow, RankingRow

_METHODS = {"KO": "knocks out", "TKO": "stops", "RTD": "stops", "DQ": "wins by disqualification against"}


def out_standings(rows: Iterable[ManagerRow]) -> None:
    """The managers, richest first."""
    columns = (Column("Place", right=True), Column("Manager"), Column("Kind"), Column("Money", right=True), Column("Fighters", right=True), Column("Record", right=True))  # fmt: skip
    out_table(
        columns,
        [
            (place, row.name, row.kind, money(row.money), row.fighters, row.record)
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
            [(row.rank or "champion", row.name, row.manager, f"{row.pop:g}", row.record) for row in shown],
            f"Rankings {weight_class}".strip(),
        )


def out_stables(pages: Iterable[ManagerPage]) -> None:
    """Every stable."""
    columns = (Column("Manager"), Column("Kind"), Column("Fighters"))
    out_table(
        columns,
        [
            (page.name, f"{page.kind} {page.temperament}".strip(), ", ".join(row.name for row in page.stable))
            for page in pages
        ],
    )


def result_line(row: BoutRow) -> str:
    """A bout in one line: who beat whom, how, where, and the purses."""
    what = "title bout, " if row.title else f"{row.tournament}, " if row.tournament else ""
    where = f"{row.arena}, {what}{row.rounds} rounds"
    if row.state != "fought":
        return f"{row.red} against {row.blue} ({where}): {row.state}"
    purses = f"purses {money(row.purses[0])} / {money(row.purses[1])}"
    return f"{_story(row)} ({where}; {purses})"


def _story(row: BoutRow) -> str:
    if not row.winner:
        return f"{row.red} and {row.blue} draw over {row.round} rounds"
    winner, loser = (row.red, row.blue) if row.winner == "red" else (row.blue, row.red)
    if row.method in _METHODS:
        return f"{winner} {_METHODS[row.method]} {loser} in round {row.round}"
    return f"{winner} outpoints {loser}"
