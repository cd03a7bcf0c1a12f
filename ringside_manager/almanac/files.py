"""The files of an almanac: tables of comma-separated values, one document, a database, and one bout to keep as text or page."""

from __future__ import annotations

import csv
import io
import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from markupsafe import Markup

from ringside_manager import __version__, paths
from ringside_manager.almanac.bouts import how, money, result_line, signed
from ringside_manager.almanac.league import Almanac, FighterPage, plain
from ringside_manager.bout.drive import Replay, replay
from ringside_manager.bout.record import BoutRecord
from ringside_manager.commentary import Line, Tone, narrate, results
from ringside_manager.commentary.phrases import Length
from ringside_manager.errors import RecordError
from ringside_manager.files import new_folder
from ringside_manager.language import LANGUAGE, Message, tr, translated
from ringside_manager.office.copies import write_tables
from ringside_manager.office.facts import played_by
from ringside_manager.office.facts.bouts import BoutPage
from ringside_manager.office.facts.replays import PunchCount, RoundCount, counts_of, rounds_of
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


# One bout as something to keep: a text, or a page for a browser that needs nothing but itself

WORDS = "bout.toml"
HANG = 6


@dataclass(frozen=True, slots=True)
class SheetRound:
    """A round: what was said of it, and its figures; ``picture`` is drawn as SVG or empty."""

    number: int
    lines: tuple[Line, ...]
    count: RoundCount | None
    picture: str = ""


@dataclass(frozen=True, slots=True)
class BoutSheet:
    """A bout told; pairs are (red, blue), ``running`` the points after each round that was scored.

    ``led`` says who led the corners of a bout of a league, empty of any other.
    """

    names: tuple[str, str]
    system: str
    rounds_scheduled: int
    seed: int
    verdict: str
    digest: str
    result: str
    rounds: tuple[SheetRound, ...]
    totals: tuple[PunchCount, PunchCount]
    running: tuple[tuple[int, int], ...]
    real_dice: bool
    words: Mapping[str, str]
    language: str
    clock: str
    led: str = ""

    @property
    def figures(self) -> tuple[str, ...]:
        """The figures of the table: punches thrown only where the system tells what missed."""
        thrown = all(count.tells_thrown for count in self.totals)
        return FIGURES if thrown else tuple(name for name in FIGURES if name != "thrown")

    def time(self, line: Line) -> str:
        """The system's clock in front of a line, as it is shown: ``7``, ``1:34``; empty where there is none."""
        return results.clock_time(line.time, self.clock) if line.time else ""


def bout_sheet(
    record: BoutRecord,
    *,
    length: Length = Length.STANDARD,
    language: str = "en",
    pictures: Mapping[int, str] | None = None,
    page: BoutPage | None = None,
) -> BoutSheet:
    """A recorded bout fought again and told; ``pictures`` are SVG texts by round, ``page`` what a league tells of it.

    Raises ``UnknownNameError`` for a system that is not installed, ``RecordError`` if these rules cannot follow it.
    """
    shown = replay(record)
    if shown.bout is None:
        raise RecordError("The rules as they are now cannot follow this bout, so it cannot be told.")
    lines = tuple(narrate(shown.bout.setup, record.seed, shown.bout.events, language=language, length=length))
    counts = {count.round: count for count in rounds_of(shown.bout.events)}
    words = sheet_words(language)
    info = shown.bout.setup.engine.info
    names = str(record.red.get("name", "")), str(record.blue.get("name", ""))
    return BoutSheet(
        names=names,
        system=info.title,
        rounds_scheduled=record.terms.rounds,
        seed=record.seed,
        verdict=words[shown.verdict.name.lower()],
        digest=record.digest,
        result=results.result_line(record.outcome, *names, info.clock, language),
        rounds=_rounds(lines, counts, pictures or {}),
        totals=counts_of(shown.bout.events),
        running=_running(shown),
        real_dice=record.dice is not None,
        words=words,
        language=language,
        clock=info.clock,
        led="" if page is None else led_line(page, language),
    )


def led_line(page: BoutPage, language: str = "en") -> str:
    """Who led the corners of a bout of a league, as a sentence; empty if it was not fought in the program."""
    words = sheet_words(language)
    led = [
        words[f"led_{led.value}"]
        .format(manager="" if fact.manager is None else fact.manager.name, fighter=fact.fighter.name)
        .strip()
        for led, fact in zip(page.led, page.corners, strict=True)
        if led is not None
    ]
    return words["led"].format(red=led[0], blue=led[1]) if led else ""


def bout_text(sheet: BoutSheet) -> str:
    """The bout as plain text, 100 columns wide at most."""
    words = sheet.words
    head = [
        f"{sheet.names[0]} – {sheet.names[1]}",
        words["terms"].format(system=sheet.system, rounds=sheet.rounds_scheduled, seed=sheet.seed),
    ]
    body = [line for scored in sheet.rounds for line in _text_of_round(sheet, scored)]
    led = [sheet.led] if sheet.led else []
    foot = ["", sheet.result, *led, "", *_text_table(sheet), "", f"{sheet.verdict} {sheet.digest}"]
    return visible_lines([*head, *body, *foot])


def bout_html(sheet: BoutSheet) -> str:
    """The bout as one page: nothing is loaded from anywhere, every text of people is shown as text."""
    pictures = {scored.number: Markup(scored.picture) for scored in sheet.rounds if scored.picture}  # noqa: S704 - drawn by us
    return (
        environment()
        .get_template("bout.html")
        .render(sheet=sheet, words=sheet.words, pictures=pictures, Tone=Tone, most=_most(sheet))
    )


@cache
def sheet_words(language: str) -> Mapping[str, str]:
    """The words of a sheet in a language, English where there are none in it."""
    tables = tomllib.loads((paths.resources() / "almanac" / WORDS).read_text(encoding="utf-8"))
    return {**tables["en"], **tables.get(language, {})}


def visible_lines(lines: Sequence[str]) -> str:
    """Lines as a text, hidden characters as their codes."""
    return "\n".join(visible(line) for line in lines) + "\n"


def _rounds(
    lines: Sequence[Line], counts: Mapping[int, RoundCount], pictures: Mapping[int, str]
) -> tuple[SheetRound, ...]:
    said = [line for line in lines if line.tone not in (Tone.BELL, Tone.RESULT)]
    numbers = sorted({line.round for line in said if line.round} | set(counts))
    return tuple(
        SheetRound(
            number,
            tuple(line for line in said if line.round == number or (number == numbers[0] and not line.round)),
            counts.get(number),
            pictures.get(number, ""),
        )
        for number in numbers
    )


def _running(shown: Replay) -> tuple[tuple[int, int], ...]:
    red = blue = 0
    running = []
    for count in rounds_of(shown.bout.events if shown.bout else ()):
        if count.points is not None:
            red, blue = red + count.points[0], blue + count.points[1]
            running.append((red, blue))
    return tuple(running)


def _text_of_round(sheet: BoutSheet, shown: SheetRound) -> list[str]:
    from textwrap import wrap

    lines = ["", sheet.words["round"].format(number=shown.number).upper()]
    for line in shown.lines:
        clock = f"{sheet.time(line):>4}  "
        lines += wrap(clock + line.text, 100, subsequent_indent=" " * HANG, drop_whitespace=True) or [""]
    return lines


def _text_table(sheet: BoutSheet) -> list[str]:
    words = sheet.words
    width = max(len(words[name]) for name in sheet.figures)
    rows = [(words[name], *(str(getattr(count, name)) for count in sheet.totals)) for name in sheet.figures]
    columns = [max(len(name), 6) for name in sheet.names]
    head = f"{'':<{width}}  {sheet.names[0]:>{columns[0]}}  {sheet.names[1]:>{columns[1]}}"
    return [head, *(f"{a:<{width}}  {b:>{columns[0]}}  {c:>{columns[1]}}" for a, b, c in rows)]


FIGURES = ("thrown", "landed", "damage", "scored", "knockdowns", "counters")
"""The figures of ``PunchCount`` a sheet shows."""


def _most(sheet: BoutSheet) -> int:
    """The most damage one boxer scored in a round, for the bars."""
    return max((side for shown in sheet.rounds if shown.count for side in shown.count.scored), default=1) or 1
