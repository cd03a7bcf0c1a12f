"""The books as tables of the save, for people who read one with SQL: made from the book types by one mapping.

Every field of ``Books`` that holds pages or lines is a table of that name, one row for each; all other fields
together are the one row of ``league``.  A page inside a page gives a column for each of its fields
(``tally_wins_ko``), a list, pair or mapping one column with its JSON.  Types, NULL and CHECK follow from the annotations.
Nothing is ever read back: books come from the journal alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from functools import cache
from itertools import takewhile
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from annotated_types import Ge, Le
from peewee import SqliteDatabase

from ringside_manager.campaign.books import Books
from ringside_manager.league.database import delete, insert, rows, run
from ringside_manager.league.journal import canonical

EXACT = 2**53
"""No whole number of the books goes beyond this unless its type says so: every reader holds it exactly."""

Value = int | str | None
Row = tuple[Value, ...]
Key = int | str
"""The number or name of a page, the place of a line from 1."""

LEAGUE = "league"


class Column(NamedTuple):
    """A column: its name, what SQL says of it, and how its value is taken from a page.

    ``path``: where the page itself holds the value; empty if it is made of what the page holds.
    """

    name: str
    rule: str
    take: Callable[[Any], Value]
    path: str = ""


@dataclass(frozen=True, slots=True)
class BookTable:
    """A table of the books; ``grows``: its rows are lines that are never changed, only added."""

    name: str
    columns: tuple[Column, ...]
    grows: bool = False
    _held: Callable[[Any], tuple[Any, ...]] = field(init=False, repr=False, compare=False)
    """All values that pages themselves hold, at once: a long history has a million of them."""
    _made: tuple[tuple[int, Callable[[Any], Value]], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Sort the columns by how they are taken; the type of a page keeps the place of what is not held."""
        beside = tuple(enumerate(self.columns))[1:]
        paths = (column.path or "__class__" for _, column in beside)
        object.__setattr__(self, "_held", attrgetter("__class__", *paths))
        made = ((place, column.take) for place, column in beside if not column.path)
        object.__setattr__(self, "_made", tuple(made))

    @property
    def key(self) -> str:
        """The column that names a row: the first."""
        return self.columns[0].name

    @property
    def statement(self) -> str:
        """The statement that makes the table."""
        return f'CREATE TABLE "{self.name}" ({", ".join(column.rule for column in self.columns)}) STRICT'

    def row(self, key: Key, page: object) -> Row:
        """The row of a page."""
        values = [*self._held(page)]
        values[0] = key
        for place, take in self._made:
            values[place] = take(page)
        return tuple(values)

    def pages(self, books: Books) -> dict[Key, Any]:
        """All pages of the table by their keys."""
        if self.name == LEAGUE:
            return {1: books}
        held = getattr(books, self.name)
        return dict(enumerate(held, 1)) if self.grows else held


def _made(hint: Any, path: tuple[str, ...], *, null: bool = False, inner: bool = False) -> Iterator[Column]:
    """The columns of a fact; ``inner``: something on the way to it may be None."""
    hint, low, high = _bare(hint)
    options = [part for part in get_args(hint) if part is not NoneType]
    if get_origin(hint) in (Union, UnionType) and len(options) == 1:
        yield from _made(options[0], path, null=True, inner=inner)
        return
    page = get_origin(hint) or hint
    if is_dataclass(page):
        for name, of_field in _facts(page):
            yield from _made(of_field, (*path, name), null=null, inner=inner or null)
        return
    words, kind, value = _kind(page, options)
    name = "_".join(path)
    rule = f'"{name}" {kind}' + ("" if null else " NOT NULL")
    if words is not None:
        listed = ", ".join(f"'{word}'" for word in words)
        rule += f' CHECK ("{name}" IN ({listed}))'
    elif kind == "INTEGER":
        low, high = (0, 1) if page is bool else (low, high)
        rule += f' CHECK ("{name}" BETWEEN {low} AND {high})'
    held = "" if inner or value is not None else ".".join(path)
    yield Column(name, rule, _taken(path, value, null=null, inner=inner), held)


def _bare(hint: Any) -> tuple[Any, int, int]:
    """A type without its annotations, and the range they give."""
    low, high = -EXACT, EXACT
    if get_origin(hint) is Annotated:
        hint, *marks = get_args(hint)
        low = next((int(mark.ge) for mark in marks if isinstance(mark, Ge)), low)  # type: ignore[call-overload]
        high = next((int(mark.le) for mark in marks if isinstance(mark, Le)), high)  # type: ignore[call-overload]
    return hint, low, high


def _kind(page: Any, options: list[Any]) -> tuple[list[str] | None, str, Callable[[Any], Value] | None]:
    """The words a column may hold, its type, and what makes a value of the fact; None for the fact itself."""
    if isinstance(page, type) and issubclass(page, Enum):
        return [str(member.value) for member in page], "TEXT", attrgetter("value")
    if page is Literal:
        return options, "TEXT", None
    if page is bool:
        return None, "INTEGER", int
    if page is int:
        return None, "INTEGER", None
    if page is str:
        return None, "TEXT", None
    return None, "TEXT", _numbers if page in (list, tuple) and set(options) <= _NUMBERS else canonical


_NUMBERS = {int, int | None, Ellipsis}


def _numbers(fact: Iterable[int | None]) -> str:
    """What ``canonical`` gives for numbers, which most lists and pairs hold, in a tenth of the time."""
    return f"[{','.join('null' if number is None else str(number) for number in fact)}]"


def _taken(
    path: tuple[str, ...], value: Callable[[Any], Value] | None, *, null: bool, inner: bool
) -> Callable[[Any], Value]:
    fetch = _walk(path) if inner else attrgetter(".".join(path))
    if value is None:
        return fetch
    if null:
        return lambda page: None if (fact := fetch(page)) is None else value(fact)
    return lambda page: value(fetch(page))


def _walk(path: tuple[str, ...]) -> Callable[[Any], Any]:
    def fetch(page: Any) -> Any:
        for name in path:
            if page is None:
                return None
            page = getattr(page, name)
        return page

    return fetch


def _facts(page: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a book type that are told, with their types; see ``campaign.books.INDEX``."""
    hints = get_type_hints(page, include_extras=True)
    return ((field.name, hints[field.name]) for field in fields(page) if "index" not in field.metadata)


def _keyed(column: Column) -> Column:
    rule = column.rule.replace(" NOT NULL", " NOT NULL PRIMARY KEY", 1)
    return column._replace(rule=rule)


def _tables() -> Iterator[BookTable]:
    line = Column("line", f'"line" INTEGER NOT NULL PRIMARY KEY CHECK ("line" BETWEEN 1 AND {EXACT})', int)
    league = [line._replace(name="number", rule=line.rule.replace('"line"', '"number"'))]
    for name, hint in _facts(Books):
        held = get_args(hint)[-1] if get_origin(hint) in (dict, list) else None
        if held is None or not is_dataclass(held):
            league += _made(hint, (name,))
            continue
        columns = [column for field, of in _facts(held) for column in _made(of, (field,))]
        grows = get_origin(hint) is list
        first = [line] if grows else [_keyed(columns.pop(0))]
        yield BookTable(name, (*first, *columns), grows)
    yield BookTable(LEAGUE, tuple(league))


BOOK_TABLES: tuple[BookTable, ...] = tuple(_tables())
"""The tables of the books, in the order of the fields of ``Books``."""


@dataclass(frozen=True, slots=True)
class Change:
    """What an act changes in one table: rows that are new or other, keys of rows that go."""

    table: BookTable
    rows: Sequence[Row]
    gone: Sequence[Key] = ()


class Posted:
    """The values the tables hold, as digests: of every page, and of all the lines of a list up to the last.

    A digest, and not the row, is remembered of a page, so that a long history stays small.
    """

    def __init__(self) -> None:
        self.pages: dict[str, dict[Key, bytes]] = {table.name: {} for table in BOOK_TABLES if not table.grows}
        self.lines = {table.name: (0, b"") for table in BOOK_TABLES if table.grows}

    def is_held_by(self, table: BookTable, stored: Iterable[Row]) -> bool:
        """Whether the rows of a table as they stand in the file, in order of their keys, have all these values and no others."""
        if table.grows:
            return _chained((0, b""), stored) == self.lines[table.name]
        return {row[0]: _digest(row) for row in stored} == self.pages[table.name]

    @property
    def digest(self) -> bytes:
        """SHA-256 over all values and over how the tables are made."""
        whole = hashlib.sha256(_statements().encode())
        for name, pages in self.pages.items():
            whole.update(name.encode() + b"".join(pages.values()))
        for name, (count, lines) in sorted(self.lines.items()):
            whole.update(f"{name}{count}".encode() + lines)
        return whole.digest()

    def changed(self, books: Books) -> tuple[list[Change], Posted]:
        """What the pages touched since the last act change, and the values after it."""
        after, changes = self._copy(), list[Change]()
        for table in BOOK_TABLES:
            touched = {1} if table.name == LEAGUE else getattr(books.touched, table.name, ())
            changes.append(Change(table, after.take_up(table, books, touched)))
        return [change for change in changes if change.rows], after

    def afresh(self, books: Books, before: Books) -> tuple[list[Change], Posted]:
        """What other books than those ``before`` change, whose lines up to now the tables hold, and the values after it."""
        after, changes = self._copy(), list[Change]()
        for table in BOOK_TABLES:
            pages, gone = table.pages(books), list[Key]()
            kept = 0
            if table.grows:
                count, _ = after.lines.pop(table.name)
                pairs = zip(getattr(before, table.name)[:count], pages.values(), strict=False)
                kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
                gone += range(len(pages) + 1, count + 1)
            else:
                old = after.pages[table.name]
                gone += [key for key in old if key not in pages]
                after.pages[table.name] = {key: old.get(key, b"") for key in pages}
            rows = after.take_up(table, books, pages)
            changes.append(Change(table, rows[kept:], gone))
        return [change for change in changes if change.rows or change.gone], after

    @classmethod
    def of(cls, books: Books) -> Posted:
        """The values of all the books."""
        posted = cls()
        for table in BOOK_TABLES:  # one after the other: nobody needs all rows at once
            posted.take_up(table, books, table.pages(books))
        return posted

    def take_up(self, table: BookTable, books: Books, keys: Container[Key]) -> list[Row]:
        """Take up the lines that were added, or those pages among ``keys`` that have other values than before; their rows."""
        return self._grown(table, books) if table.grows else self._rewritten(table, books, keys)

    def _copy(self) -> Posted:
        copy = Posted()
        copy.pages = {name: dict(pages) for name, pages in self.pages.items()}
        copy.lines = dict(self.lines)
        return copy

    def _rewritten(self, table: BookTable, books: Books, keys: Container[Key]) -> list[Row]:
        digests, rows = self.pages[table.name], []
        for key, page in table.pages(books).items():
            if key in keys:
                row = table.row(key, page)
                digest = _digest(row)
                if digests.get(key) != digest:
                    digests[key] = digest
                    rows.append(row)
        return rows

    def _grown(self, table: BookTable, books: Books) -> list[Row]:
        count, before = self.lines.get(table.name, (0, b""))
        added = enumerate(getattr(books, table.name)[count:], count + 1)
        rows = [table.row(line, page) for line, page in added]
        self.lines[table.name] = _chained((count, before), rows)
        return rows


def _digest(row: Row) -> bytes:
    return hashlib.blake2b(ascii(row).encode(), digest_size=16).digest()


def _chained(lines: tuple[int, bytes], rows: Iterable[Row]) -> tuple[int, bytes]:
    """How many lines there are after some more, and the digest of the last, which stands for all before it."""
    count, digest = lines
    for row in rows:
        count, digest = count + 1, hashlib.sha256(digest + ascii(row).encode()).digest()
    return count, digest


@cache
def _statements() -> str:
    return "\n".join(table.statement for table in BOOK_TABLES)


def write(database: SqliteDatabase, changes: Iterable[Change]) -> None:
    """Write changes to the tables, within the caller's transaction."""
    for change in changes:
        delete(database, change.table.name, change.table.key, change.gone)
        names = [column.name for column in change.table.columns]
        insert(database, change.table.name, names, change.rows, replace=True)


def make(database: SqliteDatabase, kept: Container[str]) -> None:
    """Make the tables of the books, empty, in place of all but those ``kept``, within the caller's transaction."""
    for name in statements_in(database):
        if name not in kept:
            run(database, f'DROP TABLE "{name}"')
    for table in BOOK_TABLES:
        run(database, table.statement)


def statements_in(database: SqliteDatabase) -> dict[str, str]:
    """The statements of all tables in the file by their names."""
    return dict(rows(database, "SELECT name, sql FROM sqlite_master WHERE type = 'table'"))
