"""Tables people write (CSV): rows below a line of headings, each cell with its line and the number of its column."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ringside_manager.errors import close_matches, excerpt
from ringside_manager.language import say
from ringside_manager.text_safety import csv_text, tidy
from ringside_manager.written import MapNode, Report, TextNode
from ringside_manager.written.yaml_files import MAX_BYTES

_SEPARATORS = ",;\t"


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns a table may have: ``headings`` are their names, ``names`` others they may be called by.

    Without those ``needed`` there is no table; with ``strict`` no column may be unknown or stand twice.
    """

    headings: Sequence[str]
    needed: Sequence[str]
    names: Mapping[str, str]
    strict: bool = True


def heading_key(text: str) -> str:
    """Return the heading of a column as it is compared: small letters, words joined by ``_``."""
    return "_".join(tidy(csv_text(text)).casefold().split())


def scan_table(text: str | bytes, report: Report, columns: Columns, most: int) -> list[MapNode]:
    """Return the rows below the headings, a text for every known column by the column's name.

    Comma, semicolon or tab between cells; rows of blanks are left out.  Raises ``SetError`` for a text that is no
    table of at most ``most`` rows with these columns; what is wrong with single rows goes to ``report``.
    """
    rows = _rows(_decoded(text, report), report, most)
    places = _places(rows[0], report, columns) if rows else {}
    if not rows and not len(report):
        first = columns.needed[0]
        report.add(
            0, 0, say("The file is empty: its first line names the columns, such as {first}.", first=first)
        )
    report.finish()
    return [_node(line, cells, places, report, strict=columns.strict) for line, cells in rows[1:]]


def left_out(text: str | bytes, columns: Columns) -> tuple[str, ...]:
    """Return the headings that name no column, or one that stands twice: what is read without ``strict`` leaves them out."""
    rows = _rows(_decoded(text, report := Report("")), report, MAX_BYTES)
    seen: set[str] = set()
    found = []
    for cell in rows[0][1] if rows else ():
        key = heading_key(cell)
        name = key if key in columns.headings else columns.names.get(key, key)
        if name and (name not in columns.headings or name in seen):
            found.append(cell.strip())
        seen.add(name)
    return tuple(found)


def _decoded(text: str | bytes, report: Report) -> str:
    if len(text) > MAX_BYTES:
        report.add(
            0, 0, say("The file is too long; allowed are {max_bytes} bytes.", max_bytes=f"{MAX_BYTES:,}")
        )
    try:
        decoded = text.decode("utf-8-sig") if isinstance(text, bytes) else text.removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        report.add(line, 1, say("This is not UTF-8 text; save the table as CSV in UTF-8."))
        return ""
    if "\0" in decoded:
        report.add(0, 0, say("This is not a text file in UTF-8: it holds the character NUL."))
    return decoded


def _rows(text: str, report: Report, most: int) -> list[tuple[int, list[str]]]:
    """Each row of cells with the line it begins on, the headings first."""
    if len(report):
        return []
    head = text.split("\n", 1)[0]
    separator = max(_SEPARATORS, key=head.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    rows: list[tuple[int, list[str]]] = []
    line = 1
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                rows.append((line, cells))
            if len(rows) > most + 1:
                report.add(
                    line, 1, say("there are more than {most} lines below the headings", most=f"{most:,}")
                )
                break
            line = reader.line_num + 1
    except csv.Error as error:
        report.add(line, 1, say("The table cannot be read from here: {error}.", error=error))
    return rows


def _places(headings: tuple[int, list[str]], report: Report, columns: Columns) -> Mapping[str, int]:
    """Where each column stands, counted from 1."""
    places: dict[str, int] = {}
    line, cells = headings
    for place, cell in enumerate(cells, start=1):
        key = heading_key(cell)
        name = key if key in columns.headings else columns.names.get(key, key)
        if name in columns.headings and name not in places:
            places[name] = place
        elif columns.strict and name in places:
            report.add(line, place, say("the column {name} stands twice", name=name))
        elif columns.strict and name:
            near = close_matches(cell, columns.headings)
            hint = (
                say("did you mean {near}?", near=near[0])
                if near
                else say("there are {headings}", headings=", ".join(columns.headings))
            )
            report.add(
                line, place, say("{cell} is not a column of a fighter; {hint}", cell=excerpt(cell), hint=hint)
            )
    for name in columns.needed:
        if name not in places:
            report.add(line, 1, say("the column {name} is missing", name=name))
    return places


def _node(line: int, cells: list[str], places: Mapping[str, int], report: Report, *, strict: bool) -> MapNode:
    if strict and any(cells[max(places.values()) :]):
        report.add(line, max(places.values()) + 1, say("there are more cells than columns"))
    texts = {place: csv_text(cell) for place, cell in enumerate(cells, start=1)}
    entries = (
        (TextNode(line, place, name), TextNode(line, place, texts.get(place, ""), plain=False))
        for name, place in places.items()
    )
    return MapNode(line, 1, tuple(entries))
