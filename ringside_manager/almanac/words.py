"""Money, changes and results as an almanac and the terminal write them, in English."""

from __future__ import annotations

from ringside_manager.office.queries.bouts import BoutRow

_METHODS = {"KO": "knocks out", "TKO": "stops", "RTD": "stops", "DQ": "wins by disqualification against"}


def money(amount: float) -> str:
    """Dollars as people write them: ``$1,234.50``, whole amounts without cents."""
    sign = "-" if amount < 0 else ""
    return f"{sign}${abs(amount):,.2f}" if amount % 1 else f"{sign}${abs(amount):,.0f}"


def signed(amount: float) -> str:
    """A change with its sign: ``+1.5``."""
    return f"{amount:+g}"


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
