"""One tree of errors: each says whose fault it is, what is safe and what to do next.

Every room of the house may import this module and nothing else may stand above it.  Only an
exception outside this tree is a fault of the program; everything here is shown as a sentence.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import ClassVar

from ringside_manager.language import Message, joined, later, say, say_number, word


class RingsideError(Exception):
    """Root of every error a person may see.

    ``str(error)`` is a complete sentence with the offending value and the allowed range;
    ``next_step`` says what to do about it (may be empty).  To add a cause, derive a class and set
    ``title`` and, if it is not 1, ``exit_code`` (the command line's contract).
    """

    title: ClassVar[str] = later("This could not be done")
    exit_code: ClassVar[int] = 1

    def __init__(self, message: str, *, next_step: str = "") -> None:
        super().__init__(message)
        self.next_step = next_step

    @property
    def message(self) -> str:
        """The sentence, a ``Message`` where it can be said in another language."""
        said: str = self.args[0]
        return said


class UsageError(RingsideError):
    """The command was called with words or values it does not take."""

    title = later("Wrong usage")
    exit_code = 2


class UnknownNameError(RingsideError, LookupError):
    """A name that stands for nothing here; carries the close matches, best first.

    Where none is close, the message tells all there are, if they are no more than eight.
    """

    title = later("Unknown name")

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        names = tuple(dict.fromkeys(known))
        self.name = name
        self.matches = close_matches(name, names)
        hint = ""
        if self.matches:
            hint = say(" Did you mean {matches}?", matches=alternatives(self.matches))
        elif 0 < len(names) <= _FEW:
            hint = say(" It can be {names}.", names=alternatives(names))
        super().__init__(
            say("There is no {what} named {name}.{hint}", what=word(what), name=excerpt(name), hint=hint)
        )


class RuleError(RingsideError):
    """A rule of the game forbids it; ``rule`` is its id, such as ``C58``, ``reason`` the sentence without it."""

    title = later("Against the rules")
    exit_code = 3

    def __init__(self, rule: str, message: str, *, next_step: str = "") -> None:
        super().__init__(joined(" ", (message, f"({rule})")) if rule else message, next_step=next_step)
        self.rule, self.reason = rule, message


def against(rule: str, template: str, /, *, next_step: str = "", **values: object) -> RuleError:
    """Return the refusal of a rule; ``template`` is written out in full, its blanks are named, as for ``say``."""
    return RuleError(rule, Message(template, values), next_step=next_step)


def misused(template: str, /, *, next_step: str = "", **values: object) -> UsageError:
    """Return the refusal of a wish nothing can be made of; see ``against``."""
    return UsageError(Message(template, values), next_step=next_step)


def without_extra(extra: str) -> Message:
    """Return what to do where the libraries of an extra of the package are missing; a frozen program takes none in."""
    if getattr(sys, "frozen", False):
        return say(
            "The program as it was installed here cannot take it in; its Python package can: "
            "pip install 'ringside-manager[{extra}]'",
            extra=extra,
        )
    return say("Install it with: pip install 'ringside-manager[{extra}]'", extra=extra)


class IllegalChoiceError(RuleError, ValueError):
    """A choice that is not among the options of the request it answers."""

    title = later("Illegal choice")


class FileError(RingsideError):
    """A file was refused; it is left untouched."""

    title = later("File refused")
    exit_code = 4


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of what is written: line and column of a file count from 1 (0: the file as a whole).

    ``place`` are the keys that lead to it in a card; ``()`` for the card as a whole, or in a file.
    """

    line: int
    column: int
    message: str
    place: tuple[str, ...] = ()

    def __str__(self) -> str:
        return (
            say(
                "line {line}, column {column}: {message}",
                line=self.line,
                column=self.column,
                message=self.message,
            )
            if self.line
            else self.message
        )


class SetError(FileError):
    """A text file (fighter set, orders, fight plan) is wholly refused; lists every problem."""

    title = later("File not accepted")

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        count = len(self.problems)
        head = say_number(
            "{source}: {n} problem, nothing was taken from it.",
            "{source}: {n} problems, nothing was taken from it.",
            count,
            source=source,
        )
        super().__init__(joined("\n  ", [head, *map(str, self.problems)]))


class RecordError(FileError):
    """A bout record that cannot be read or belongs to rules this program does not have."""

    title = later("Bout record not accepted")


class SaveError(FileError):
    """Something is wrong with a league file or the disk it lies on; nothing already saved is lost."""

    title = later("Save file")


class NotALeagueError(SaveError):
    """The file is no league of this program: empty, a stranger's, or holding what no league holds."""

    title = later("Not a league file")


class TooNewError(SaveError):
    """The file was written by a later program; the message names both versions."""

    title = later("Save from a newer version")


class TooOldError(SaveError):
    """The file was written by a program so old that this one cannot upgrade it."""

    title = later("Save from an older version")


class DamagedError(SaveError):
    """What the file holds does not agree with itself; ``findings`` lists every place in words.

    The message tells the first twenty.
    """

    title = later("Damaged save file")

    def __init__(self, path: object, findings: Sequence[str]) -> None:
        self.findings = tuple(findings)
        count = len(self.findings)
        head = say_number(
            "{path} is damaged ({n} finding); it was left as it is.",
            "{path} is damaged ({n} findings); it was left as it is.",
            count,
            path=path,
        )
        more = [say("and {number} more", number=count - _TOLD)] if count > _TOLD else []
        super().__init__(
            joined("\n  ", [head, *self.findings[:_TOLD], *more]),
            next_step=say(
                "Restore the latest backup as a new league, or rebuild one from an exported journal."
            ),
        )


class StrangeFileError(SaveError):
    """Where only this program puts files lies something else: a link, a pipe, a stranger's file; it is not touched."""

    title = later("Strange file beside a league")

    def __init__(self, path: object, what: str) -> None:
        super().__init__(
            say(
                "{path} is {what}; this program never makes such a thing, so nothing was opened or written.",
                path=path,
                what=word(what),
            ),
            next_step=say("Look at it, move it away and do it again."),
        )


class ChangedUnderneathError(SaveError):
    """Another program replaced or wrote the file while it was open; nothing more is written to it."""

    title = later("Save file changed from outside")


class SaveExistsError(SaveError):
    """A file of that name is there already and is never overwritten."""

    title = later("File exists already")
    exit_code = 1


class NoSaveError(SaveError):
    """There is no file of that name."""

    title = later("No such file")
    exit_code = 1


class DiskFullError(SaveError):
    """The disk has no room; the change was taken back and can be tried again."""

    title = later("Disk full")
    exit_code = 1


class ReadOnlyError(SaveError):
    """The file or its folder cannot be written, or the league was opened for reading only."""

    title = later("Read-only")
    exit_code = 1


class DiskFaultError(SaveError):
    """The disk or the file system reported an error of its own."""

    title = later("Disk error")
    exit_code = 1


@dataclass(frozen=True, slots=True)
class LockHolder:
    """Who has a league open: machine, process number (0 unknown), and since when (ISO 8601 with its zone)."""

    host: str
    pid: int
    since: str

    def __str__(self) -> str:
        if not self.pid:
            return self.host
        from socket import gethostname

        here = self.host == gethostname()
        who = (
            say("another window or command of Ringside Manager")
            if here
            else say("Ringside Manager on the computer {host}", host=excerpt(self.host))
        )
        since = say(" since {since}", since=_on_the_clock(self.since)) if self.since else ""
        return say("{who}{since} (process {pid})", who=who, since=since, pid=self.pid)


class LockedError(SaveError):
    """A league or a festival is open elsewhere; ``holder`` says where."""

    title = later("Open elsewhere")
    exit_code = 1

    def __init__(self, path: object, holder: LockHolder, *, next_step: str = "") -> None:
        self.holder = holder
        super().__init__(
            say("{path} is in use by {holder}.", path=path, holder=str(holder)),
            next_step=next_step or say("Close it there, then open it here."),
        )


class UnreachableError(SaveError):
    """A database cannot be reached, or the way to it was lost; what was to be written was not."""

    title = later("Database not reached")
    exit_code = 1


class OutcomeUnknownError(UnreachableError):
    """The way to a database was lost while an act was being kept, and it cannot be asked yet whether it was."""

    title = later("Not known whether it was kept")


class ChangedSinceError(SaveError):
    """The league is not as it was when it was last looked at, so nothing was done."""

    title = later("League has changed")
    exit_code = 1


class JournalLineError(FileError):
    """A line of an exported journal is broken; ``line`` counts from 1 and nothing was built."""

    title = later("Journal not accepted")

    def __init__(self, source: object, line: int, reason: str) -> None:
        self.line = line
        super().__init__(say("{source}, line {line}: {reason}", source=source, line=line, reason=reason))


class CancelledError(RingsideError):
    """The person stopped it; the state is as if it had not begun."""

    title = later("Stopped")
    exit_code = 130


_TOLD = 20
_FEW = 8


def _on_the_clock(moment: str) -> str:
    """A moment as the clock and the calendar here show it, the day only if it is not today; other text quoted."""
    from datetime import datetime

    try:
        local = datetime.fromisoformat(moment).astimezone()
    except (ValueError, OverflowError, OSError):
        return excerpt(moment)
    today = local.date() == datetime.now().astimezone().date()
    return f"{local:%H:%M}" if today else f"{local:%Y-%m-%d %H:%M}"


def close_matches(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Up to three of ``known`` that look like ``name`` regardless of case, best first."""
    by_folded = {candidate.casefold(): candidate for candidate in known}
    found = get_close_matches(name.casefold(), by_folded, n=3, cutoff=0.6)
    return tuple(by_folded[folded] for folded in found)


def excerpt(value: object, limit: int = 60) -> str:
    """``value`` quoted for a message, control characters escaped, at most ``limit`` characters."""
    text = ascii(value) if not isinstance(value, str) else repr(value)
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def alternatives(names: Sequence[str]) -> str:
    """Names as a choice: ``a, b or c``."""
    return (
        say("{words} or {words2}", words=", ".join(names[:-1]), words2=names[-1])
        if len(names) > 1
        else names[0]
    )
