"""Money, changes and results as an almanac and the terminal write them, in English."""

from __future__ import annotations

from ringside_manager.office.queries.bouts import BoutRow, CareerRow
from ringside_manager.office.queries.words import cause_text

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
    guest = f", {row.system} rules" if row.system else ""
    counts = ", exhibition" if row.exhibition else ""
    where = f"{row.arena}, {what}{row.rounds} rounds{guest}{counts}"
    if row.state == "exhibited":
        return f"{_story(row)} ({where})"
    if row.state != "fought":
        return f"{row.red} against {row.blue} ({where}): {row.state}"
    purses = f"purses {money(row.purses[0])} / {money(row.purses[1])}"
    return f"{_story(row)} ({where}; {purses})"


def how(row: CareerRow) -> str:
    """How a bout of a career ended: ``TKO 7/12, cuts title``."""
    why = cause_text(row.cause)
    return f"{row.method} {row.round}/{row.rounds}{f', {why}' if why else ''}{' title' if row.title else ''}"


def _story(row: BoutRow) -> str:
    if row.method == "NC":
        return f"{row.red} and {row.blue}: no contest, called off in round {row.round}"
    if not row.winner and row.cause:
        return f"{row.red} and {row.blue}: technical draw in round {row.round}"
    if not row.winner:
        return f"{row.red} and {row.blue} draw over {row.round} rounds"
    winner, loser = (row.red, row.blue) if row.winner == "red" else (row.blue, row.red)
    when = f"in round {row.round}" if row.round else "before the first bell"
    if row.method == "TD":
        return f"{winner} beats {loser} by a technical decision {when}"
    if row.method in _METHODS:
        why = cause_text(row.cause)
        return f"{winner} {_METHODS[row.method]} {loser} {when}{f', {why}' if why else ''}"
    return f"{winner} outpoints {loser}"
