"""The files of an almanac, by form: tables of comma-separated values, one document, a database; and where pages are made."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple
from pathlib import Path
from typing import TYPE_CHECKING

from ringside_manager import __version__, paths
from ringside_manager.almanac.bouts import how, money, result_line, signed
from ringside_manager.almanac.league import Almanac, FighterPage, plain
from ringside_manager.files import new_folder
from ringside_manager.language import LANGUAGE, Message, tr, translated
from ringside_manager.office.archive import write_tables
from ringside_manager.office.facts.named import played_by
from ringside_manager.text_safety import PAGE_POLICY, csv_cell, visible

if TYPE_CHECKING:
    from jinja2 import Environment


# Pages for a browser.


def environment(folder: str = "almanac") -> Environment:
    """Where pages are made of the templates in a folder of the resources: everything inserted is shown as text."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    views = Environment(
        loader=FileSystemLoader(paths.resources() / folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
        finalize=shown_value,
    )
    views.globals.update(
        policy=PAGE_POLICY, tr=tr, language=LANGUAGE.code, program=f"Ringside Manager {__version__}"
    )
    views.filters.update(money=money, played_by=played_by, signed=signed, how=how, result=result_line)
    return views


def shown_value(value: object) -> object:
    """What stands in a page for a value: hidden signs as their codes, nothing for what is missing."""
    if value is None:
        return ""
    if isinstance(value, Message):
        return visible(translated(value))
    return visible(value) if type(value) is str else value


# Tables, one file each.


Cell = str | int | float | bool | None
Row = tuple[Cell, ...]


Sheet = tuple[Sequence[str], Iterable[Row]]


def sheets(almanac: Almanac) -> dict[str, Sheet]:
    """The tables by name, each with its headings and lines."""
    return {
        "managers": (("place", "name", "kind", "money", "fighters", "record"), _managers(almanac)),
        "rankings": (("class", "rank", "name", "manager", "pop", "record"), _rankings(almanac)),
        "fighters": (_fighter_headings(almanac), map(_fighter, almanac.fighters)),
        "bouts": (_BOUT, _bouts(almanac)),
        "titles": (_title_headings(almanac), _titles(almanac)),
        "tournaments": (_PAIRING, _pairings(almanac)),
        "ledger": (_LEDGER, _ledger(almanac)),
        "news": (("night", "entry", "kind", "text"), _news(almanac)),
        "seasons": (_SEASON, (astuple(row) for row in almanac.seasons)),
    }


def tables(almanac: Almanac) -> dict[str, str]:
    """Files by name; text is kept from being taken for a formula, a missing value is an empty cell."""
    return {f"{name}.csv": _csv(*sheet) for name, sheet in sheets(almanac).items()}


def _csv(headings: Sequence[str], lines: Iterable[Row]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(headings)
    for line in lines:
        writer.writerow(csv_cell(cell) if isinstance(cell, str) else cell for cell in line)
    return text.getvalue()


def _managers(almanac: Almanac) -> Iterator[Row]:
    for place, row in enumerate(almanac.status.managers, 1):
        yield place, row.name, row.kind, row.money, row.fighters, row.record


def _rankings(almanac: Almanac) -> Iterator[Row]:
    for row in almanac.status.rankings:
        yield row.weight_class, row.rank, row.name, row.manager, row.pop, row.record


_FIGHTER = (
    "name", "nickname", "nationality", "stance", "class", "standing", "manager", "percentage", "record",
    "pop_earned", "pop_rank", "pop", "earnings", "knockdowns", "knocked_down", "entered", "last_night", "retired",
    "age", "worn", "returned", "born", "active_from", "active_to", "career_won", "career_lost", "career_drawn", "career_by_ko",
    "contract_until", "weight", "classes_left",
)  # fmt: skip


def _fighter_headings(almanac: Almanac) -> tuple[str, ...]:
    ratings = almanac.fighters[0].ratings.now if almanac.fighters else {}
    methods = almanac.fighters[0].by_method if almanac.fighters else {}
    return (*_FIGHTER, *ratings, *(f"entry_{name}" for name in ratings), *methods)


def _fighter(page: FighterPage) -> Row:
    return (
        page.name, page.nickname, page.nationality, page.stance, page.weight_class, page.standing, page.manager,
        page.percentage, page.record, page.pop.earned, page.pop.rank, page.pop.total, page.earnings,
        *page.knockdowns, page.entered_night, page.last_night, page.retired_night,
        page.age, page.worn, page.returned_night, page.born, *(page.years_active or (None, None)),
        *(getattr(page.career, name, None) for name in ("won", "lost", "drawn", "by_ko")),
        page.contract_until, page.weight, ", ".join(page.classes_left),
        *page.ratings.now.values(), *page.ratings.at_entry.values(), *page.by_method.values(),
    )  # fmt: skip


_BOUT = (
    "bout", "night", "arena", "red", "blue", "rounds", "title", "tournament", "state", "method", "winner", "round",
    "purse_red", "purse_blue", "cause",
)  # fmt: skip


def _bouts(almanac: Almanac) -> Iterator[Row]:
    for row in almanac.bouts:
        yield (
            row.bout, row.night, row.arena, row.red, row.blue, row.rounds, "yes" if row.title else "no", row.tournament,
            row.state, row.method, row.winner, row.round, *row.purses, row.cause,
        )  # fmt: skip


def _title_headings(almanac: Almanac) -> tuple[str, ...]:
    """The belt is a column where a class has several (Y16)."""
    belts = any(row.belt for row in almanac.titles)
    return ("class", "champion", "from", "until", "defences", "end", *(("belt",) if belts else ()))


def _titles(almanac: Almanac) -> Iterator[Row]:
    belts = any(row.belt for row in almanac.titles)
    for row in almanac.titles:
        line = row.weight_class, row.champion, row.from_night, row.until_night, row.defences, row.end
        yield (*line, row.belt) if belts else line


_SEASON = ("season", "arena", "bouts", "title_bouts", "purses", "average")


_PAIRING = ("tournament", "class", "round", "place", "night", "red", "blue", "winner", "bout")


def _pairings(almanac: Almanac) -> Iterator[Row]:
    for page in almanac.tournaments:
        for row in page.pairings:
            pair = row.red, row.blue, row.winner, row.bout
            yield page.name, page.weight_class, row.round, row.place, row.night, *pair


_LEDGER = ("night", "manager", "fighter", "bout", "kind", "amount", "balance")


def _ledger(almanac: Almanac) -> Iterator[Row]:
    for row in almanac.ledger:
        yield row.night, row.manager, row.fighter, row.bout, row.kind, row.amount, row.balance


def _news(almanac: Almanac) -> Iterator[Row]:
    for row in almanac.news:
        yield row.night, row.entry, row.kind, row.text


# Files by form.


PAGES, DATABASE = "html", "sqlite"
FORMATS = ("csv", PAGES, "json", DATABASE)
"""Tables, a site of pages (``almanac.site``), one document, or the tables as a database for SQL."""


def write_almanac(league: Almanac, folder: Path, form: str) -> int:
    """Write an almanac into a new folder in one of ``FORMATS`` but the pages, all of it or nothing; how many files it has.

    Sealed bids are not in it.  Raises ``SaveExistsError`` if the folder holds anything, and what the disk does.
    """
    with new_folder(folder) as part:
        if form == DATABASE:
            write_tables(part / "league.sqlite", sheets(league))
            return 1
        files = tables(league) if form == "csv" else {"league.json": document(league)}
        for name, text in files.items():
            (part / name).write_text(text, encoding="utf-8", newline="\n")
    return len(files)


def document(league: Almanac) -> str:
    """The almanac as one JSON document."""
    return json.dumps(plain(league), ensure_ascii=True, indent=2) + "\n"
