"""One line of story for each bout, told from its record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.replay import Verdict, replay
from ringside_manager.campaign.books import Books
from ringside_manager.commentary import Line, Tone, narrate, speaking_names
from ringside_manager.gui.operation import Job
from ringside_manager.language import LANGUAGE
from ringside_manager.office.facts.night_report import NightResult


@dataclass(frozen=True, slots=True)
class Story:
    """The moment that decided a bout, or its best one; ``round`` 0 and no text where nothing can be told."""

    round: int = 0
    text: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """What a story is told from: the record of the bout, and the result that counts."""

    bout: int
    record: str
    outcome: Outcome


def to_tell(books: Books, entries: Sequence[Any], results: Iterable[NightResult]) -> tuple[Told, ...]:
    """The bouts among ``results`` that have a record."""
    found = []
    for result in results:
        entry = books.bouts[result.bout].fought_entry
        record = None if entry is None else entries[entry - 1].record
        if record is not None:
            found.append(Told(result.bout, record, result.outcome))
    return tuple(found)


def stories(told: Iterable[Told], job: Job) -> dict[int, Story]:
    """The story of each bout by its number, until the job is stopped."""
    found: dict[int, Story] = {}
    for bout in told:
        if job.cancelled:
            break
        found[bout.bout] = story(bout)
    return found


def story(told: Told) -> Story:
    """The last loud line before the result, of a stoppage with how it was stopped; nothing if the result was corrected or the rules have changed."""
    record = BoutRecord.from_json(told.record)
    shown = replay(record)
    if shown.verdict is not Verdict.SAME or shown.bout is None or record.outcome != told.outcome:
        return Story()
    names = speaking_names(str(record.red.get("name")), str(record.blue.get("name")))
    best, close = Story(), ""
    for line in narrate(shown.bout.setup, record.seed, shown.bout.events, language=LANGUAGE.code):
        if _is_telling(line, names):
            best, close = Story(line.round, line.text), ""
        elif line.tone is Tone.LOUD and line.round == best.round:
            close = line.text
    # A referee who steps in is often all that says why: without him the man hurt seems to have come through.
    stopped = told.outcome.method is Method.TKO and close
    return Story(best.round, f"{best.text} {close}") if stopped else best


def _is_telling(line: Line, names: tuple[str, str]) -> bool:
    """Whether a line says who did what, not only that it is over."""
    return line.tone is Tone.LOUD and any(name in line.text for name in names)
