"""One tree of errors: each says whose fault it is, what is safe and what to do next.

Every room of the house may import this module and nothing else may stand above it.  Only an
exception outside this tree is a fault of the program; everything here is shown as a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import ClassVar


class RingsideError(Exception):
    """Root of every error a person may see.

    ``str(error)`` is a complete sentence with the offending value and the allowed range;
    ``next_step`` says what to do about it (may be empty).  To add a cause, derive a class and set
    ``title`` and, if it is not 1, ``exit_code`` (the command line's contract).
    """

    title: ClassVar[str] = "This could not be done"
    exit_code: ClassVar[int] = 1

    def __init__(self, message: str, *, next_step: str = "") -> None:
        super().__init__(message)
        self.next_step = next_step


class UsageError(RingsideError):
    """The command was called with words or values it does not take."""

    title = "Wrong usage"
    exit_code = 2


class UnknownNameError(RingsideError, LookupError):
    """A name that stands for nothing here; carries the close matches, best first."""

    title = "Unknown name"

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        self.name = name
        self.matches = close_matches(name, known)
        hint = f" Did you mean {_alternatives(self.matches)}?" if self.matches else ""
        super().__init__(f"There is no {what} named {excerpt(name)}.{hint}")


class RuleError(RingsideError):
    """A rule of the game forbids it; ``rule`` is the rule's id, such as ``C58``."""

    title = "Against the rules"
    exit_code = 3

    def __init__(self, rule: str, message: str, *, next_step: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message, next_step=next_step)
        self.rule = rule


class IllegalChoiceError(RuleError, ValueError):
    """A choice that is not among the options of the request it answers."""

    title = "Illegal choice"


class FileError(RingsideError):
    """A file was refused; it is left untouched."""

    title = "File refused"
    exit_code = 4


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a text file: line and column count from 1 (0: the file as a whole)."""

    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}" if self.line else self.message


class SetError(FileError):
    """A text file (fighter set, orders, fight plan) is wholly refused; lists every problem."""

    title = "File not accepted"

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        count = len(self.problems)
        head = f"{source}: {count} problem{'s' if count != 1 else ''}, nothing was taken from it."
        super().__init__("\n".join([head, *(f"  {problem}" for problem in self.problems)]))


class RecordError(FileError):
    """A bout record that cannot be read or belongs to rules this program does not have."""

    title = "Bout record not accepted"


class SaveError(FileError):
    """Something is wrong with a league file or the disk it lies on; nothing already saved is lost."""

    title = "Save file"


class NotALeagueError(SaveError):
    """The file is no league of this program: empty, a stranger's, or holding what no league holds."""

    title = "Not a league file"


class TooNewError(SaveError):
    """The file was written by a later program; the message names both versions."""

    title = "Save from a newer version"


class TooOldError(SaveError):
    """The file was written by a program so old that this one cannot upgrade it."""

    title = "Save from an older version"


class DamagedError(SaveError):
    """What the file holds does not agree with itself; ``findings`` lists every place in words.

    The message tells the first twenty.
    """

    title = "Damaged save file"

    def __init__(self, path: object, findings: Sequence[str]) -> None:
        self.findings = tuple(findings)
        count = len(self.findings)
        head = f"{path} is damaged ({count} finding{'s' if count != 1 else ''}); it was left as it is."
        more = [f"and {count - _TOLD} more"] if count > _TOLD else []
        super().__init__(
            "\n".join([head, *(f"  {finding}" for finding in [*self.findings[:_TOLD], *more])]),
            next_step="Restore the latest backup as a new league, or rebuild one from an exported journal.",
        )


class StrangeFileError(SaveError):
    """Where only this program puts files lies something else: a link, a pipe, a stranger's file; it is not touched."""

    title = "Strange file beside a league"

    def __init__(self, path: object, what: str) -> None:
        super().__init__(
            f"{path} is {what}; this program never makes such a thing, so nothing was opened or written.",
            next_step="Look at it, move it away and do it again.",
        )


class ChangedUnderneathError(SaveError):
    """Another program replaced or wrote the file while it was open; nothing more is written to it."""

    title = "Save file changed from outside"


class SaveExistsError(SaveError):
    """A file of that name is there already and is never overwritten."""

    title = "File exists already"
    exit_code = 1


class NoSaveError(SaveError):
    """There is no file of that name."""

    title = "No such file"
    exit_code = 1


class DiskFullError(SaveError):
    """The disk has no room; the change was taken back and can be tried again."""

    title = "Disk full"
    exit_code = 1


class ReadOnlyError(SaveError):
    """The file or its folder cannot be written, or the league was opened for reading only."""

    title = "Read-only"
    exit_code = 1


class DiskFaultError(SaveError):
    """The disk or the file system reported an error of its own."""

    title = "Disk error"
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
            "another window or command of Ringside Manager"
            if here
            else f"Ringside Manager on the computer {excerpt(self.host)}"
        )
        since = f" since {_on_the_clock(self.since)}" if self.since else ""
        return f"{who}{since} (process {self.pid})"


class LockedError(SaveError):
    """The league is open elsewhere; ``holder`` says where."""

    title = "League is open elsewhere"
    exit_code = 1

    def __init__(self, path: object, holder: LockHolder, *, next_step: str = "") -> None:
        self.holder = holder
        super().__init__(
            f"{path} is in use by {holder}.",
            next_step=next_step or "Close it there, then open it here.",
        )


class JournalLineError(FileError):
    """A line of an exported journal is broken; ``line`` counts from 1 and nothing was built."""

    title = "Journal not accepted"

    def __init__(self, source: object, line: int, reason: str) -> None:
        self.line = line
        super().__init__(f"{source}, line {line}: {reason}")


class CancelledError(RingsideError):
    """The person stopped it; the state is as if it had not begun."""

    title = "Stopped"
    exit_code = 130


_TOLD = 20


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


def _alternatives(names: Sequence[str]) -> str:
    return " or ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
