"""Deeds as canonical JSON, the form in which the journal keeps, hashes and exports them.

Canonical: keys sorted, no spaces, ASCII only, so that the same deed is the same text everywhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from ringside_manager.errors import FileError, UnknownNameError, excerpt
from ringside_manager.language import later, say
from ringside_manager.league.business.corrections import Corrected
from ringside_manager.league.deeds import KINDS, Deed, Number, Text


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
    """Name and value of each field, and whether it is written: see ``campaign.books.options.LATER``."""
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
