"""Copies of a league: backups, opened again and checked before they count, upgrades, and the journal as a text file of JSON lines.

The first line of the text names the format; each further line is one entry with its digest.  The same journal gives the same
bytes on every machine, and the whole league can be built from it again.
"""

from __future__ import annotations

import io
import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from peewee import IntegrityError

from ringside_manager.campaign.books import Books
from ringside_manager.errors import DamagedError, JournalLineError, SaveError, excerpt, misused
from ringside_manager.files import open_regular, remove_leftovers
from ringside_manager.language import joined, say
from ringside_manager.league import book_tables, journal, ring
from ringside_manager.league.book_tables import Posted
from ringside_manager.league.business import post_all
from ringside_manager.league.business.founding import LeagueBranched
from ringside_manager.league.database import (
    LONGEST_VALUE,
    migrating,
    new_file,
    rows,
    run,
    translated,
    write_text,
)
from ringside_manager.league.deeds import Entry
from ringside_manager.league.examination import UNPOSTABLE, Examined, examine, seal, state_hash
from ringside_manager.league.header import (
    LABEL,
    LAYOUTS,
    SUFFIX,
    Backup,
    Layouts,
    Version,
    faults,
    folder_of,
    kept,
)
from ringside_manager.league.journal import DeedError, Line, canonical
from ringside_manager.league.ring import Rows
from ringside_manager.league.save_file import SaveFile, new_save, open_save

# The journal as text


HEADING = {"format": "ringside-journal", "version": 1}


def write_journal(lines: Iterable[Line], path: Path, *, overwrite: bool = False) -> None:
    """Write the lines of a journal to the text file ``path``, whole or not at all."""
    write_text(path, _text(lines), overwrite=overwrite)


def rebuild(source: Path, to: Path, *, until: int | None = None) -> None:
    """Build a new league at ``to`` from an exported journal, or from its entries up to ``until``.

    Raises ``JournalLineError`` with the number of the first line that is broken, ``UsageError`` if
    ``until`` would cut an act in two, ``SaveExistsError``; no file is made then.
    """
    with translated(source):
        lines = list(_read(source))
    build(source, lines if until is None else _up_to(lines, until), to)


def branch(lines: Sequence[Line], to: Path, name: str, origin: str, by: str) -> None:
    """Build a new league ``name`` at ``to`` that begins with ``lines``, whole acts of the journal of ``origin``.

    Raises ``SaveExistsError``, ``DeedError`` for a name that cannot be kept, and other ``SaveError``; no file is made then.
    """
    entries = [line.entry() for line in lines]
    last = entries[-1]
    first = last.number + 1
    night = post_all(entries).night
    entries.append(Entry(first, first, night, by, LeagueBranched(name, origin, last.number)))
    added = journal.lines_of(entries[-1:], lines[-1].digest)
    _build([*lines, *added], post_all(entries), to)


def _build(lines: Sequence[Line], books: Books, to: Path, in_ring: Rows | None = None) -> None:
    with new_file(to) as part:
        with new_save(part, LAYOUTS) as save, save.transaction() as database:
            journal.append(database, lines)
            changes, posted = Posted().afresh(books, Books())
            book_tables.write(database, changes)
            ring.replace(database, {}, in_ring or {})
            seal(database, lines[-1], posted)
        if in_ring is not None:
            with open_save(part, LAYOUTS, read_only=True) as save:
                examine(save, LAYOUTS).or_refused(to)


def write_league(found: Examined, to: Path) -> None:
    """Write a league that was examined elsewhere to the new file ``to``; it appears there only if it proved whole."""
    _build(found.lines, found.books, to, found.ring)


def _text(lines: Iterable[Line]) -> Iterator[str]:
    yield canonical(HEADING) + "\n"
    yield from map(text_of, lines)


def text_of(line: Line) -> str:
    """A line of the journal as one line of JSON, its end included."""
    facts = {
        "number": line.number,
        "act": line.act,
        "night": line.night,
        "by": line.by,
        "kind": line.kind,
        "body": json.loads(line.body),
        "record": line.record,
        "digest": line.digest.hex(),
    }
    return canonical(facts) + "\n"


def lines_from(source: Path, texts: Iterable[bytes], first: int = 1) -> Iterator[Line]:
    """The lines that ``text_of`` wrote, of which the first is line ``first`` of ``source``; whether they follow is not asked.

    Raises ``JournalLineError`` with the number of the first that is none, or at which they hold too much.
    """
    weight = 0
    for number, text in enumerate(texts, first):
        line = _line(source, number, _parsed(source, number, text))
        if journal.is_well_formed(line):
            weight += journal.weight(line)
        if weight > journal.MOST_MEMORY:
            reason = say("the journal holds too much: {too_heavy}.", too_heavy=journal.TOO_HEAVY)
            raise JournalLineError(source, number, reason)
        yield line


def build(source: Path, lines: Sequence[Line], to: Path) -> None:
    """Build a new league at ``to`` from all lines of its journal; raises as ``rebuild``."""
    before: Line | None = None
    for number, line in enumerate(lines, 2):
        if faults := journal.faults(line, before):
            raise JournalLineError(source, number, joined("", (joined("; ", faults), ".")))
        before = line
    if before is None:
        raise JournalLineError(source, 1, say("the file holds no journal."))
    books = _posted(source, [_entry(source, line) for line in lines])
    try:
        _build(lines, books, to)
    except (IntegrityError, sqlite3.IntegrityError, OverflowError) as error:
        reason = say("the books these entries give cannot be kept ({error}).", error=excerpt(error))
        raise JournalLineError(source, before.number + 1, reason) from error


def _read(source: Path) -> Iterator[Line]:
    with io.BufferedReader(open_regular(source)) as file:
        if heading := file.readline(_LONGEST_LINE):
            _check_heading(source, _parsed(source, 1, heading))
        yield from lines_from(source, iter(lambda: file.readline(_LONGEST_LINE), b""), 2)


def _parsed(source: Path, number: int, text: bytes) -> dict[str, Any]:
    try:
        facts = json.loads(text.decode())
    except (ValueError, RecursionError) as error:
        raise JournalLineError(
            source, number, say("this is not one line of JSON ({error}).", error=excerpt(error))
        ) from error
    if not isinstance(facts, dict):
        raise JournalLineError(source, number, say("this is no JSON object: {facts}.", facts=excerpt(facts)))
    return facts


def _check_heading(source: Path, facts: dict[str, Any]) -> None:
    if facts != HEADING:
        raise JournalLineError(source, 1, say("a journal begins with {heading}.", heading=canonical(HEADING)))


def _line(source: Path, number: int, facts: dict[str, Any]) -> Line:
    if set(facts) != set(_KINDS):
        raise JournalLineError(
            source, number, say("an entry has the fields {kinds}.", kinds=", ".join(_KINDS))
        )
    for name, kinds in _KINDS.items():
        if type(facts[name]) not in kinds:
            raise JournalLineError(
                source, number, say("{name} cannot be {name2}.", name=name, name2=excerpt(facts[name]))
            )
    try:
        digest, body = bytes.fromhex(facts["digest"]), canonical(facts["body"])
        for text in (facts["by"], facts["record"] or ""):
            text.encode()
    except (ValueError, RecursionError) as error:
        raise JournalLineError(source, number, f"{excerpt(error)}.") from error
    return Line(**{**facts, "body": body, "digest": digest})


def _up_to(lines: list[Line], until: int) -> list[Line]:
    cuts_an_act = until < len(lines) and lines[until].act != until + 1 if until >= 1 else True
    if cuts_an_act or until > len(lines):
        ends = [line.act - 1 for line in lines if line.act == line.number and line.act > 1] + [len(lines)]
        near = sorted(ends, key=lambda end: abs(end - until))[:2]
        raise misused(
            "The journal cannot be cut after entry {until}; an act ends at {near}.",
            until=until,
            near=" and ".join(map(str, sorted(near))),
        )
    return lines[:until]


def _entry(source: Path, line: Line) -> Entry:
    try:
        return line.entry()
    except DeedError as error:
        raise JournalLineError(source, line.number + 1, error.message) from error


def _posted(source: Path, entries: list[Entry]) -> Books:
    try:
        return post_all(entries)
    except UNPOSTABLE as error:
        reason = say(
            "these entries cannot be posted ({name}: {error}).",
            name=type(error).__name__,
            error=excerpt(error),
        )
        raise JournalLineError(source, len(entries) + 1, reason) from error


_KINDS: dict[str, tuple[type, ...]] = {
    "number": (int,),
    "act": (int,),
    "night": (int,),
    "by": (str,),
    "kind": (str,),
    "body": (dict,),
    "record": (str, type(None)),
    "digest": (str,),
}
_LONGEST_LINE = 2 * LONGEST_VALUE


# Backups, and the upgrade that begins with one


# The backups a league makes by itself are numbered in the order they were made: their order and their
# thinning know no clock, which may be wrong.


NEWEST_KEPT = 10
"""This many of the newest backups are all kept; see ``thinned``."""


def copy_checked(save: SaveFile, to: Path, layouts: Layouts = LAYOUTS) -> None:
    """Write the state of an open save to the new file ``to``; it appears there only if it proved whole.

    Raises ``SaveExistsError``, ``DiskFullError``, or ``DamagedError`` if the copy is not as the original.
    """
    with new_file(to) as part:
        save.copy_to(part)
        with translated(save.path):
            wanted = state_hash(save.database)
        findings = _differences(part, wanted, layouts)
        if findings:
            raise DamagedError(to, findings)


def restore(backup: Path, to: Path, layouts: Layouts = LAYOUTS) -> None:
    """Make a new league at ``to`` from a backup (any save will do); no league is ever overwritten.

    Raises ``SaveExistsError``, ``DamagedError`` for a backup that is not whole, and what opening does.
    """
    with open_save(backup, layouts, read_only=True) as save:
        examine(save, layouts).or_refused(backup)
        copy_checked(save, to, layouts)


def keep(save: SaveFile, label: str, layouts: Layouts = LAYOUTS) -> Backup:
    """Make the next backup in the league's own folder, then thin out the older ones.

    ``label`` is of letters, digits, dots and hyphens; ``ValueError`` otherwise.  Raises
    ``ReadOnlyError`` for a league open for reading, and what ``copy_checked`` does.
    """
    save.check_writable()
    if not LABEL.fullmatch(label):
        raise ValueError(f"{label!r} cannot be part of a file's name")
    sequence = max((backup.sequence for backup in kept(save.path)), default=0) + 1
    folder = folder_of(save.path)
    with translated(folder):
        folder.mkdir(exist_ok=True)
        remove_leftovers(folder)
    made = Backup(sequence, label, folder / f"{sequence:06d}-{label}{SUFFIX}")
    copy_checked(save, made.path, layouts)
    thin(save.path, layouts)
    return made


def thin(save: Path, layouts: Layouts = LAYOUTS) -> tuple[Backup, ...]:
    """Remove what ``thinned`` would not keep and return it; the newest whole backup always stays."""
    everything = kept(save)
    staying = thinned(everything)
    going = [backup for backup in everything if backup not in staying]
    if going and newest_whole(staying, layouts) is None:
        spared = newest_whole(going, layouts)
        going = [backup for backup in going if backup != spared]
    for backup in going:
        with translated(backup.path):
            backup.path.unlink()
    return tuple(going)


def thinned(backups: Sequence[Backup]) -> tuple[Backup, ...]:
    """Those worth keeping: the ten newest, every tenth of the hundred newest, every hundredth of all."""
    newest = max((backup.sequence for backup in backups), default=0)

    def worth(backup: Backup) -> bool:
        age = newest - backup.sequence
        step = 1 if age < NEWEST_KEPT else NEWEST_KEPT if age < NEWEST_KEPT**2 else NEWEST_KEPT**2
        return backup.sequence % step == 0

    return tuple(backup for backup in backups if worth(backup))


def newest_whole(backups: Sequence[Backup], layouts: Layouts = LAYOUTS) -> Backup | None:
    """The newest of these that opens without a finding."""
    return next((backup for backup in sorted(backups, reverse=True) if _is_whole(backup.path, layouts)), None)


def _is_whole(path: Path, layouts: Layouts) -> bool:
    try:
        return not _differences(path, None, layouts)
    except SaveError:
        return False


def _differences(path: Path, wanted: str | None, layouts: Layouts) -> list[str]:
    with open_save(path, layouts, read_only=True) as copy:
        findings = [str(finding) for finding in examine(copy, layouts).findings]
        if not findings and wanted is not None and state_hash(copy.database) != wanted:
            findings.append("the copy does not hold what the original does")
    return findings


# Bringing an older save to the newest layout


@dataclass(frozen=True, slots=True)
class Upgrade:
    """That a save was upgraded when it was opened, and where the backup of the old state lies."""

    before: Version
    after: Version
    backup: Path


def upgrade(save: SaveFile, found: Examined, layouts: Layouts) -> Upgrade:
    """Upgrade a save open for writing that was examined, its books posted again; if anything fails it is as before.

    Raises ``DamagedError`` if the result is not the newest layout, and what the disk does.
    """
    before, after = save.version, layouts.current
    backup = keep(save, f"before-upgrade-from-{before}", layouts)
    _migrate(save, found, layouts)
    save.version = after
    return Upgrade(before, after, backup.path)


def _migrate(save: SaveFile, found: Examined, layouts: Layouts) -> None:
    layout = layouts.by_version[layouts.current]
    with migrating(save.database) as migrator, save.transaction() as database:
        for step in layouts.steps_from(save.version):
            step(migrator)
        database.pragma("user_version", layouts.current.number)
        there = book_tables.statements_in(database)
        for name, statement in layout.kept.items():
            if name not in there:
                run(database, statement)
        book_tables.make(database, layout.kept)
        changes, found.posted = Posted().afresh(found.books, Books())
        book_tables.write(database, changes)
        seal(database, found.lines[-1], found.posted)
        findings = list(faults(database, layout))
        orphans = rows(database, "PRAGMA foreign_key_check")
        findings += [
            say("row {row} of {table} is orphaned", row=row, table=table) for table, row, _, _ in orphans
        ]
        if findings:
            raise DamagedError(save.path, findings)
