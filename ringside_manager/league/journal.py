"""The journal as it is stored: numbered lines of canonical JSON, each chained to the one before by its digest."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, NamedTuple

from peewee import SqliteDatabase
from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from ringside_manager.campaign.many_places import SALT_BYTES
from ringside_manager.campaign.many_places import digest as digest_of
from ringside_manager.errors import FileError, UnknownNameError, excerpt, misused
from ringside_manager.language import joined, later, say
from ringside_manager.league.business.club import PRIVATE, WITHHELD_KINDS, SecretKept
from ringside_manager.league.business.open_books import Corrected
from ringside_manager.league.database import LONGEST_VALUE, insert, rows
from ringside_manager.league.deeds import KINDS, LAST_NIGHT, LONGEST_NAME, Deed, Entry, Number, Text

# Deeds as canonical JSON: keys sorted, no spaces, ASCII only, so that the same deed is the same text everywhere


class DeedError(FileError):
    """A deed that does not fit its kind: names the journal entry (0: not yet written) and the field."""

    title = later("Journal entry not accepted")

    def __init__(self, entry: int, kind: str, field: str, fault: str) -> None:
        self.entry, self.kind, self.field = entry, kind, field
        where = say("Journal entry {entry}", entry=entry) if entry else say("A deed to be written")
        place = say(", field {field}", field=field) if field else ""
        super().__init__(
            say(
                "{where} ({kind}{place}) does not fit: {fault}.",
                where=where,
                kind=kind,
                place=place,
                fault=fault,
            ),
            next_step=say("Restore a backup if nobody altered the journal; otherwise mend that entry."),
        )


def canonical(value: object) -> str:
    """``value`` as canonical JSON; dataclasses become objects, enums their values.

    Raises ``TypeError`` for what JSON has no form for, ``ValueError`` for infinite numbers.
    """
    return _ENCODER.encode(value)


def encode(deed: Deed) -> str:
    """The body of a deed, without its kind, proved to be readable again.

    Raises ``DeedError`` if ``decode`` would refuse it.
    """
    try:
        body = canonical(_written(deed))
    except (TypeError, ValueError, RecursionError) as fault:
        raise DeedError(0, deed.kind, "", str(fault)) from fault
    decode(deed.kind, body)
    return body


def decode(kind: str, body: str | bytes, entry: int = 0) -> Deed:
    """The deed of a kind that ``body`` tells, every type and range checked; fields left out are defaults.

    Raises ``DeedError`` naming ``entry`` and the first field at fault.
    """
    if kind not in KINDS:
        raise DeedError(entry, excerpt(kind), "", str(UnknownNameError("kind of deed", kind, KINDS)))
    try:
        deed = _adapter(kind).validate_json(body)
    except ValidationError as refusal:
        raise _deed_error(entry, kind, refusal.errors()[0]) from refusal
    return _correction(deed, entry) if isinstance(deed, _Correction) else deed


@dataclass(frozen=True, slots=True)
class _Correction(Deed):
    """A ``Corrected`` as it is written: the deed it holds told by kind and body."""

    entry: Number
    kind_of_deed: str
    body: dict[str, Any]  # checked when it is decoded
    why: Text = ""


def _written(deed: Deed) -> Deed:
    if not isinstance(deed, Corrected):
        return deed
    body = json.loads(canonical(_written(deed.deed)))
    return _Correction(deed.entry, deed.deed.kind, body, deed.why)


def _correction(written: _Correction, entry: int) -> Corrected:
    deed = decode(written.kind_of_deed, canonical(written.body), entry)
    return Corrected(written.entry, deed, written.why)


@cache
def _adapter(kind: str) -> TypeAdapter[Any]:
    """What reads one kind of deed; made when first needed, since making all takes a noticeable moment."""
    return TypeAdapter(_Correction if kind == Corrected.kind else KINDS[kind])


def _deed_error(entry: int, kind: str, details: ErrorDetails) -> DeedError:
    field = ".".join(str(step) for step in details["loc"])
    if details["type"] == "value_error":  # a check of our own, which names the value
        return DeedError(entry, kind, field, str(details["ctx"]["error"]))
    message = details["msg"]
    fault = say(
        "{lower}{message}, not {details}",
        lower=message[:1].lower(),
        message=message[1:],
        details=excerpt(details["input"]),
    )
    return DeedError(entry, kind, field, fault)


def _facts(value: Any) -> Iterator[tuple[str, object, bool]]:
    """Name and value of each field, and whether it is written: see ``campaign.books.kinds.LATER``."""
    for field in fields(value):
        fact = getattr(value, field.name)
        yield field.name, fact, "later" not in field.metadata or fact != field.default


def _plain(value: object) -> object:
    """What the JSON encoder can write in place of ``value``."""
    if is_dataclass(value):
        return {name: fact for name, fact, says in _facts(value) if says}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"{excerpt(value)} has no place in a journal")


_ENCODER = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False, default=_plain
)


# Lines, each chained to the one before by its digest


BEGINNING = bytes(32)
"""What stands in for the digest before the first entry."""

MOST_MEMORY = 215_000_000
"""Bytes all entries of a league together may take in memory, by ``weight``: some sixty seasons of full cards."""

TOO_HEAVY = say("it would take more than {bytes} bytes of memory", bytes=f"{MOST_MEMORY:,}")

BROKEN_RECORD = ""
"""What a record reads as that cannot be unpacked; the chain is broken there."""

_SMALLEST = 9
_EVERY_ENTRY, _EVERY_VALUE = 1_100, 80


class Line(NamedTuple):
    """An entry as it is stored: ``body`` is the deed's canonical JSON, ``digest`` 32 bytes.

    A tuple, because a long history has tens of thousands of them.
    """

    number: int
    act: int
    night: int
    by: str
    kind: str
    body: str
    record: str | None
    digest: bytes

    def entry(self) -> Entry:
        """The entry this line holds; ``DeedError`` if its body is no deed of its kind.

        Of a deed that is kept secret (C87) it is the deed itself, unless it is withheld.
        """
        deed = decode(self.kind, self.body, self.number)
        if self.kind == SecretKept.kind and not self.is_withheld:
            return _secret_of(self)
        return Entry(self.number, self.act, self.night, self.by, deed, self.record)

    @property
    def is_withheld(self) -> bool:
        """Whether the record is not shown here, its digest alone."""
        return (self.record or "").startswith(WITHHELD)

    def withheld(self) -> Line:
        """The line as those see it who may not read its record; the chain stays whole."""
        if self.record is None or self.is_withheld:
            return self
        return self._replace(record=WITHHELD + digest_of(self.record))

    def link(self, previous: bytes) -> bytes:
        """The digest this line must have after ``previous``: SHA-256 over that and all its facts."""
        facts = {
            "number": self.number,
            "act": self.act,
            "night": self.night,
            "by": self.by,
            "kind": self.kind,
            "body": self.body,
            "record": self._record_digest(),
        }
        return hashlib.sha256(previous + canonical(facts).encode()).digest()

    def _record_digest(self) -> str | None:
        if self.record is None or not self.is_withheld:
            return None if self.record is None else digest_of(self.record)
        return self.record.removeprefix(WITHHELD)


WITHHELD = "sha256:"
"""What stands before the digest of a record that is not shown."""


def lines_of(entries: Iterable[Entry], previous: bytes, *, sealed: bool = False) -> Iterator[Line]:
    """The lines of new entries after one with the digest ``previous``; ``sealed`` leagues keep private deeds secret (C87).

    Raises ``DeedError`` for a deed that cannot be kept.
    """
    for entry in entries:
        facts = _secret(entry) if sealed and is_private(entry.deed) else _facts_of(entry)
        line = Line(*facts, digest=b"")
        previous = line.link(previous)
        yield line._replace(digest=previous)


def is_private(deed: Deed) -> bool:
    """Whether a deed, or the one it corrects an entry to, may be hidden from somebody."""
    return type(deed.deed if isinstance(deed, Corrected) else deed) in PRIVATE


def _facts_of(entry: Entry) -> tuple[int, int, int, str, str, str, str | None]:
    deed = entry.deed
    return entry.number, entry.act, entry.night, entry.by, deed.kind, encode(deed), entry.record


def _secret(entry: Entry) -> tuple[int, int, int, str, str, str, str | None]:
    """The facts of a line that hides a deed: author, kind and body stand in its record, under a salt (C87)."""
    body = json.loads(encode(entry.deed))
    hidden = {"salt": secrets.token_hex(SALT_BYTES), "by": entry.by, "kind": entry.deed.kind, "body": body}
    return entry.number, entry.act, entry.night, "", SecretKept.kind, "{}", canonical(hidden)


def _secret_of(line: Line) -> Entry:
    """The entry that ``_secret`` hid."""
    try:
        hidden = json.loads(line.record or "")
        by, kind, body = hidden["by"], hidden["kind"], canonical(hidden["body"])
        salt = bytes.fromhex(hidden["salt"])
    except (ValueError, KeyError, TypeError, RecursionError) as fault:
        raise DeedError(line.number, line.kind, "record", excerpt(fault)) from fault
    if type(by) is not str or len(by) > LONGEST_NAME or not by.isprintable() or len(salt) != SALT_BYTES:
        raise DeedError(line.number, line.kind, "record", say("it names nobody, or has no salt"))
    deed = decode(kind, body, line.number) if type(kind) is str else SecretKept()
    if not is_private(deed):
        raise DeedError(line.number, line.kind, "record", say("no deed of that kind is kept secret"))
    return Entry(line.number, line.act, line.night, by, deed)


def faults(line: Line, before: Line | None) -> list[str]:
    """What is wrong with a line that follows ``before``, in words."""
    if not is_well_formed(line):
        return [say("its facts are not of the kinds they should be")]
    if before is not None and not is_well_formed(before):
        return []  # nothing can be said of what follows such a line
    found = list(_beyond(line))
    number, act = (before.number, before.act) if before else (0, 1)
    if line.number != number + 1:
        found.append(
            say("its number is {number} and should be {number2}", number=line.number, number2=number + 1)
        )
    if line.act not in (act, line.number):
        found.append(say("it belongs to act {act}, neither {act2} nor its own", act=line.act, act2=act))
    if line.digest != line.link(before.digest if before else BEGINNING):
        found.append(say("the chain is broken here: it is not what was written after the entry before it"))
    return found


def _beyond(line: Line) -> Iterator[str]:
    """What no act could have written: nights out of range, an author whose name nobody sees."""
    if not 0 <= line.night <= LAST_NIGHT:
        yield say("its night is {night}; allowed are 0 to {last}", night=line.night, last=f"{LAST_NIGHT:,}")
    if len(line.by) > LONGEST_NAME or not line.by.isprintable():
        yield say("nobody can be named {name}", name=excerpt(line.by))
    if line.is_withheld and (
        line.kind not in WITHHELD_KINDS or not _WITHHELD_FORM.fullmatch(line.record or "")
    ):
        yield say("its record is withheld, which that of no {kind} can be", kind=excerpt(line.kind))


def broken_link(before: Line | None, lines: Iterable[Line]) -> tuple[Line, list[str]] | None:
    """The first line that does not go on from the one before it, with what is wrong; the first is to follow ``before``."""
    for line in lines:
        if found := faults(line, before):
            return line, found
        before = line
    return None


def check_follow(before: Line | None, lines: Iterable[Line]) -> None:
    """Raise ``UsageError`` unless these lines go on from ``before``, each from the one before it."""
    if broken := broken_link(before, lines):
        line, found = broken
        raise misused(
            "Entry {number} does not follow from this journal: {faults}.",
            number=excerpt(line.number),
            faults=joined("; ", found),
            next_step=say("Ask whoever keeps the league which of the two histories counts."),
        )


def shown(lines: Sequence[Line], number: int, record: str) -> Line:
    """The line of entry ``number`` with the record that is withheld there; ``UsageError`` if it is not that one."""
    line = lines[number - 1] if 1 <= number <= len(lines) else None
    if line is None or line.record not in (record, WITHHELD + digest_of(record)):
        raise misused("The record shown for entry {number} is not the one that was written.", number=number)
    return line._replace(record=record)


def is_well_formed(line: Line) -> bool:
    """Whether the types are those declared, which a damaged page may belie."""
    return (*map(type, line[:6]), type(line.digest)) == _DECLARED


def weight(line: Line) -> int:
    """Bytes, about, that a well-formed line and what is posted from it take in memory.

    What an entry holds is not to be told from its length alone: a list of a million empty lists is short.
    """
    hidden = line.record or "" if line.kind == SecretKept.kind else ""
    values = sum(text.count(sign) for text in (line.body, hidden) for sign in ",[{")
    return _EVERY_ENTRY + _EVERY_VALUE * values + _length(line.body) + _length(line.record or "")


def _length(text: str) -> int:
    return len(text) if text.isascii() else 4 * len(text)


def append(database: SqliteDatabase, lines: Iterable[Line], *, shown: bool = False) -> None:
    """Write lines at the end of the stored journal, or in place of those whose records were withheld until now.

    To be called within a transaction.
    """
    insert(database, "journal", COLUMNS, map(row_of, lines), replace=shown)


def stored(database: SqliteDatabase) -> Iterator[Line]:
    """The stored lines in order of their numbers; whoever reads them all counts their ``weight``."""
    return map(line_in, rows(database, _STORED))


def row_of(line: Line) -> tuple[object, ...]:
    """A line as the values of ``COLUMNS``."""
    return (*line[:-2], pack(line.record), line.digest)


def line_in(row: Sequence[Any]) -> Line:
    """The line that values of ``COLUMNS`` hold."""
    number, act, night, by, kind, body, record, digest = row
    return Line(number, act, night, by, kind, body, unpack(record), digest)


def last_number(database: SqliteDatabase) -> int:
    """The number of the last stored entry, 0 if there is none."""
    return next((int(row[0] or 0) for row in rows(database, "SELECT max(number) FROM journal")), 0)


def pack(record: str | None) -> bytes | None:
    """A bout record as it is stored: compressed, since it is most of what a league holds."""
    if record is not None and record.startswith(WITHHELD):
        return _WITHHELD_MARK + bytes.fromhex(record.removeprefix(WITHHELD))
    return None if record is None else zlib.compress(record.encode(), _SMALLEST)


def unpack(packed: bytes | None) -> str | None:
    """The record ``pack`` was given, or ``BROKEN_RECORD`` for bytes that hold none."""
    if packed is None:
        return None
    if len(packed) == _WITHHELD_LENGTH and packed[:1] == _WITHHELD_MARK:
        return WITHHELD + packed[1:].hex()
    opened = zlib.decompressobj()
    try:
        record = opened.decompress(packed, LONGEST_VALUE).decode()
    except (zlib.error, UnicodeDecodeError, TypeError):
        return BROKEN_RECORD
    return record if opened.eof and not opened.unused_data else BROKEN_RECORD


_WITHHELD_FORM = re.compile(re.escape(WITHHELD) + "[0-9a-f]{64}")
_WITHHELD_MARK = b"\0"
"""What stored bytes begin with that are the digest of a record; packed ones never do."""
_WITHHELD_LENGTH = 33
_DECLARED = (int, int, int, str, str, str, bytes)
COLUMNS = ("number", "act", "night", "by", "kind", "body", "record", "digest")
_STORED = "SELECT number, act, night, by, kind, body, record, digest FROM journal ORDER BY number"
