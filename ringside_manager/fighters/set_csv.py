"""A fighter as one line of texts, the form in which the set editor and CSV files hold one."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ringside_manager.bout.terms import ABILITY_NAMES
from ringside_manager.errors import Problem, excerpt
from ringside_manager.fighters import FEATURES, MAX_FIGHTERS, Fighter
from ringside_manager.fighters.sets import FIGHTER
from ringside_manager.language import say
from ringside_manager.text_safety import csv_cell
from ringside_manager.written import ListNode, MapNode, Node, Report, TextNode
from ringside_manager.written.kinds import Many
from ringside_manager.written.tables import Columns, left_out, scan_table
from ringside_manager.written.yaml_files import MAX_DEPTH

# One line.


_TEXTS = ("name", "nickname", "nationality", "stance", "style", "weight_class")
_YEARS = {"active_from": "from", "active_to": "to"}
CAREER = ("won", "lost", "drawn", "by_ko")
ABOUT_HIM = (*_TEXTS, "born", *_YEARS, *CAREER)
FIELDS = (*ABOUT_HIM, *FEATURES, *ABILITY_NAMES, "note")
"""The fields of a line in their order; ``cards`` are kept beside them."""
CARDS = "cards"
_GROUPS: Mapping[str, Mapping[str, str]] = {
    "years_active": _YEARS,
    "career": {name: name for name in CAREER},
    "looks": {name: name for name in FEATURES},
}
"""The parts of a fighter that are maps in a file: the field of a line by their keys."""
_REQUIRED = frozenset({"name", *ABILITY_NAMES})


@dataclass(frozen=True, slots=True)
class Line:
    """The texts of a fighter by field, and his printed cards as JSON text (empty: none)."""

    texts: tuple[str, ...] = ("",) * len(FIELDS)
    cards: str = ""

    def text(self, name: str) -> str:
        return self.texts[FIELDS.index(name)]

    def with_text(self, name: str, text: str) -> Line:
        """The same with another text in a field."""
        place = FIELDS.index(name)
        return Line((*self.texts[:place], text, *self.texts[place + 1 :]), self.cards)


COLUMNS: Mapping[str, int] = {name: place for place, name in enumerate((*FIELDS, CARDS), start=1)}


def line_of(fighter: Fighter) -> Line:
    """The line of a fighter, from which the same fighter is read again."""
    data = fighter.as_dict()
    first, last = fighter.years_active or ("", None)
    texts: dict[str, object] = {
        **{name: data.get(name, "") for name in (*_TEXTS, "born")},
        **dict.fromkeys(CAREER, ""),
        **(fighter.career.as_dict() if fighter.career else {}),
        "active_from": first,
        "active_to": "" if last is None else last,
        **{name: getattr(fighter.looks, name) for name in FEATURES},
        **fighter.abilities.as_dict(),
        "note": fighter.note,
    }
    cards = json.dumps(data["cards"], ensure_ascii=False) if data.get("cards") else ""
    return Line(tuple(str(texts[name]) for name in FIELDS), cards)


def node_of(
    line: Line, cards: object = None, number: int = 1, columns: Mapping[str, int] = COLUMNS
) -> MapNode:
    """The line as a file would hold it on the line of that ``number``, its fields in ``columns`` (from 1).

    ``cards`` are the printed cards as values.
    """
    texts = dict(zip(FIELDS, line.texts, strict=True))
    here = {name: TextNode(number, column, name) for name, column in columns.items()}
    entries = [(here[name], _written(name, texts[name], here[name])) for name in _TEXTS]
    if texts["born"]:
        entries.append((here["born"], _text(texts["born"].strip(), here["born"], plain=True)))
    for key, names in _GROUPS.items():
        start = TextNode(number, here[next(iter(names))].column, key)
        told = _group(
            start, {name: (texts[field], here[field]) for field, name in names.items() if texts[field]}
        )
        if told.entries:
            entries.append((start, told))
    ratings = TextNode(number, here[ABILITY_NAMES[0]].column, "abilities")
    entries.append((ratings, _group(ratings, {name: (texts[name], here[name]) for name in ABILITY_NAMES})))
    if cards:
        entries.append((here[CARDS], value_node(cards, here[CARDS])))
    if texts["note"]:
        entries.append((here["note"], _text(texts["note"], here["note"], plain=False)))
    return MapNode(number, 1, tuple((key, node) for key, node in entries if node is not None))


def value_node(value: object, at: TextNode) -> Node:
    """A value of JSON as a file would hold it, standing at ``at``."""
    if isinstance(value, Mapping):
        entries = tuple(
            (_text(str(key), at, plain=False), value_node(part, at)) for key, part in value.items()
        )
        return MapNode(at.line, at.column, entries)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ListNode(at.line, at.column, tuple(value_node(part, at) for part in value))
    if isinstance(value, str):
        return _text(value, at, plain=False)
    return _text(json.dumps(value), at, plain=True)


def _written(name: str, text: str, at: TextNode) -> Node | None:
    return _text(text, at, plain=False) if text or name in _REQUIRED else None


def _group(start: TextNode, texts: Mapping[str, tuple[str, TextNode]]) -> MapNode:
    entries = tuple(
        (TextNode(at.line, at.column, key), _text(text.strip(), at, plain=True))
        for key, (text, at) in texts.items()
    )
    return MapNode(start.line, start.column, entries)


def _text(text: str, at: TextNode, *, plain: bool) -> TextNode:
    return TextNode(at.line, at.column, text, plain)


# CSV for table programs: the same fields and judges as a set file.


HEADINGS = (*FIELDS, CARDS)
NEEDED = ("name", *ABILITY_NAMES)


LETTERS = dict(zip(("ag", "uc", "rj", "rh", "co", "lj", "lh", "cp", "en"), ABILITY_NAMES, strict=True))
"""The ratings by the two letters that tables have over them."""


def write_csv(fighters: Iterable[Fighter]) -> str:
    """The fighters as CSV with a line of headings; ``read_csv`` reads the same fighters from it."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(HEADINGS)
    for fighter in fighters:
        line = line_of(fighter)
        writer.writerow([csv_cell(cell) for cell in (*line.texts, line.cards)])
    return text.getvalue()


def read_csv(text: str | bytes, source: str) -> tuple[Fighter, ...]:
    """The fighters of a CSV text with a line of headings, in any order of columns.

    Empty cells say nothing.  Raises ``SetError`` with every problem by line and cell; then nothing was taken from it.
    """
    report = Report(source)
    rows = scan_table(text, report, Columns(HEADINGS, NEEDED, {}), MAX_FIGHTERS)
    nodes = tuple(_node(row, report) for row in rows)
    return report.result(Many(FIGHTER, MAX_FIGHTERS, 1, unique="name").read(ListNode(1, 1, nodes), report))


def read_good(text: str | bytes, source: str) -> tuple[tuple[Fighter, ...], tuple[Problem, ...]]:
    """The fighters of a CSV text whose lines have no mistake, and the mistakes of the others.

    Columns that are none of a fighter are named among these and left out.  Raises ``SetError`` for a text that is no
    table of fighters, or that has no line without a mistake.
    """
    report, columns = Report(source), Columns(HEADINGS, NEEDED, LETTERS, strict=False)
    rows = scan_table(text, report, columns, MAX_FIGHTERS)
    nodes = {row.line: _node(row, report) for row in rows}
    Many(FIGHTER, MAX_FIGHTERS, 1, unique="name").read(ListNode(1, 1, tuple(nodes.values())), report)
    bad = {problem.line for problem in report.problems}
    read = [FIGHTER.read(node, Report(source)) for line, node in nodes.items() if line not in bad]
    if not read:
        report.finish()
    unknown = (
        Problem(1, 1, say("the column {name} is left out", name=excerpt(name)))
        for name in left_out(text, columns)
    )
    return tuple(one for one in read if isinstance(one, Fighter)), (*unknown, *report.problems)


def read_lines(
    text: str | bytes, source: str, names: Mapping[str, str] | None = None
) -> tuple[tuple[Line, ...], tuple[str, ...]]:
    """The lines of a CSV text as they are written, for somebody who will mend what is wrong with them, and what was left out.

    ``names`` are other names of columns by ``heading_key``.  Columns that are none of a fighter and cards that cannot be
    read are left out.  Raises ``SetError`` for a text that is no table, or without a column for the name.
    """
    columns = Columns(HEADINGS, NEEDED[:1], {**LETTERS, **(names or {})}, strict=False)
    report, lost = Report(source), Report(source)
    rows = scan_table(text, report, columns, MAX_FIGHTERS)
    report.finish()
    cards = [_cards(row, lost) for row in rows]
    lines = tuple(
        Line(_texts(row), "" if card is None else json.dumps(card, ensure_ascii=False))
        for row, card in zip(rows, cards, strict=True)
    )
    dropped = [say("the column {name}", name=excerpt(name)) for name in left_out(text, columns)]
    dropped += [say("line {line}: {message}", line=one.line, message=one.message) for one in lost.problems]
    return lines, tuple(dropped)


def _texts(row: MapNode) -> tuple[str, ...]:
    cells = {name.text: cell.text for name, cell in row.entries if isinstance(cell, TextNode)}
    return tuple(cells.get(name, "") for name in FIELDS)


def _node(row: MapNode, report: Report) -> MapNode:
    columns = dict.fromkeys(HEADINGS, 1) | {name.text: name.column for name, _ in row.entries}
    return node_of(Line(_texts(row)), _cards(row, report), row.line, columns)


def _cards(row: MapNode, report: Report) -> object:
    written = row.get(CARDS)
    if not isinstance(written, TextNode) or not written.text.strip():
        return None
    try:
        cards = json.loads(written.text, parse_float=str, parse_constant=str)
    except (ValueError, RecursionError) as error:
        report.at(written, say("the cards are not written as JSON: {error}", error=error))
        return None
    if not isinstance(cards, dict) or _is_deeper(cards, MAX_DEPTH):
        report.at(written, say('the cards are a JSON object by bout system, such as {"ringside": {...}}'))
        return None
    return cards


def _is_deeper(value: object, levels: int) -> bool:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return levels == 0 or any(_is_deeper(part, levels - 1) for part in parts)
