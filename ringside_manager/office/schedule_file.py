"""A schedule of bouts from a table (CSV): read against the books, judged line by line as any other order."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import MakeBout, OfferBout
from ringside_manager.errors import Problem, RingsideError, RuleError, SetError, excerpt
from ringside_manager.language import joined, say
from ringside_manager.office.docket import Party
from ringside_manager.office.office import Office, Receipt
from ringside_manager.office.parties import find_fighter
from ringside_manager.text_safety import match_key

MOST_LINES = 1_000
MOST_BYTES = 1_000_000
_COLUMNS = {
    "night": "night",
    "arena": "arena",
    "red": "red",
    "red corner": "red",
    "fighter": "red",
    "blue": "blue",
    "blue corner": "blue",
    "opponent": "blue",
    "rounds": "rounds",
    "length": "rounds",
    "title": "title",
}
"""What a heading may be called; other columns are left alone."""
_NEEDED = ("night", "arena", "red", "blue")
_YES = frozenset({"yes", "true", "1", "x", "title"})
_NO = frozenset({"", "no", "false", "0"})

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Planned:
    """A bout of the schedule and the line it stands on."""

    line: int
    order: OfferBout | MakeBout


@dataclass
class _Reader:
    """Reads the lines of one table; problems are collected."""

    books: Books
    by: Party
    problems: list[Problem] = field(default_factory=list)

    def planned(self, line: int, cells: Mapping[str, str]) -> Iterator[Planned]:
        before = len(self.problems)
        night = self._read(line, "night", cells, _whole)
        arena = self._read(line, "arena", cells, _arena)
        red = self._read(line, "red", cells, self._fighter)
        blue = self._read(line, "blue", cells, self._fighter)
        rounds = self._read(line, "rounds", cells, _whole) if cells.get("rounds") else None
        title = self._read(line, "title", cells, _yes) if cells.get("title") else False
        if len(self.problems) > before or None in (night, arena, red, blue):
            return
        pair, where = (red or 0, blue or 0), arena or Arena.PITS
        kind = MakeBout if self.by.promoter else OfferBout
        yield Planned(line, kind(night or 0, *pair, where, rounds, bool(title)))

    def _read(self, line: int, name: str, cells: Mapping[str, str], read: Callable[[str], T]) -> T | None:
        try:
            return read(cells.get(name, "").strip())
        except (ValueError, RingsideError) as wrong:
            self.problems.append(Problem(line, 1, joined(": ", (name, wrong))))
            return None

    def _fighter(self, name: str) -> int:
        if not name:
            raise ValueError(say("there is no name"))
        return find_fighter(self.books, name).number


def read_schedule(data: str | bytes, source: str, books: Books, by: Party) -> tuple[Planned, ...]:
    """The bouts of a table with the columns night, arena, red, blue and, if wanted, rounds and title.

    Separated by commas, semicolons or tabs.  They are the promoter's own bouts if ``by`` is the promoter,
    else offers.  Raises ``SetError`` with every problem by line.
    """
    text = _text(data, source)
    rows = _rows(text, source)
    places = _places(rows[0][1], source)
    reader = _Reader(books, by)
    planned = [
        found
        for line, row in rows[1:]
        if any(cell.strip() for cell in row)
        for found in reader.planned(line, {name: row[at] for name, at in places.items() if at < len(row)})
    ]
    if reader.problems:
        raise SetError(source, reader.problems)
    return tuple(planned)


def hand_in_schedule(office: Office, planned: tuple[Planned, ...], by: Party) -> tuple[Receipt, ...]:
    """Hand the bouts in one by one; what became of each."""
    return tuple(_handed_in(office, bout, by) for bout in planned)


def _handed_in(office: Office, bout: Planned, by: Party) -> Receipt:
    try:
        office.hand_in(bout.order, by)
    except RuleError as refused:
        return Receipt(bout.line, bout.order.kind, refused.message, refused.rule)
    return Receipt(bout.line, bout.order.kind)


def _text(data: str | bytes, source: str) -> str:
    if len(data) > MOST_BYTES:
        raise SetError(
            source,
            [Problem(0, 0, say("The file is longer than {most_bytes} bytes.", most_bytes=f"{MOST_BYTES:,}"))],
        )
    try:
        text = data.decode("utf-8-sig") if isinstance(data, bytes) else data
    except UnicodeDecodeError:
        raise SetError(source, [Problem(0, 0, say("The file is no text in UTF-8."))]) from None
    if "\0" in text:
        raise SetError(source, [Problem(0, 0, say("The file is no text."))])
    return text


def _rows(text: str, source: str) -> list[tuple[int, list[str]]]:
    """Every line with its number."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_separator(text))
    try:
        rows = [(reader.line_num, row) for row in reader]
    except csv.Error as broken:
        raise SetError(
            source, [Problem(reader.line_num, 1, say("This is no table: {broken}.", broken=broken))]
        ) from None
    if not rows:
        raise SetError(source, [Problem(0, 0, say("The file is empty."))])
    if len(rows) - 1 > MOST_LINES:
        raise SetError(
            source,
            [Problem(0, 0, say("The file has more than {most_lines} lines.", most_lines=f"{MOST_LINES:,}"))],
        )
    return rows


def _separator(text: str) -> str:
    """Whatever parts the headings most often."""
    head = text.splitlines()[0] if text.strip() else ""
    return max(",;\t", key=head.count)


def _places(headings: list[str], source: str) -> dict[str, int]:
    places: dict[str, int] = {}
    for at, heading in enumerate(headings):
        name = _COLUMNS.get(match_key(heading))
        if name is not None:
            places.setdefault(name, at)
    missing = [name for name in _NEEDED if name not in places]
    if missing:
        raise SetError(
            source,
            [Problem(1, 1, say("The first line must name the columns {needed}.", needed=", ".join(_NEEDED)))],
        )
    return places


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 7:
        raise ValueError(say("{text} is no whole number", text=excerpt(text)))
    return int(text)


def _arena(text: str) -> Arena:
    key = match_key(text)
    for arena in Arena:
        if key in (arena.value, match_key(arena.title)):
            return arena
    known = ", ".join(arena.title for arena in Arena)
    raise ValueError(say("{text} is none of the arenas {known}", text=excerpt(text), known=known))


def _yes(text: str) -> bool:
    key = match_key(text)
    if key not in _YES | _NO:
        raise ValueError(say("{text} is neither yes nor no", text=excerpt(text)))
    return key in _YES
