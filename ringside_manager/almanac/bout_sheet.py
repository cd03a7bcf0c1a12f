"""One bout as something to keep: a text, or a page for a browser that needs nothing but itself."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from ringside_manager import paths
from ringside_manager.bout.drive import Replay, replay
from ringside_manager.bout.record import BoutRecord
from ringside_manager.commentary.narrator import Line, Tone, narrate
from ringside_manager.commentary.phrases import Length
from ringside_manager.commentary.results import clock_time, result_line
from ringside_manager.errors import RecordError
from ringside_manager.office.facts.bouts import BoutPage
from ringside_manager.office.facts.replays import PunchCount, RoundCount, counts_of, rounds_of
from ringside_manager.text_safety import visible

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
        return clock_time(line.time, self.clock) if line.time else ""


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
        result=result_line(record.outcome, *names, info.clock, language),
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
    from ringside_manager.almanac.files import environment

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
