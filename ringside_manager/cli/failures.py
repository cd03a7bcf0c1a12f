"""What a failure looks like: a sentence and the next step, never a traceback nobody asked for."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

import click

from ringside_manager.cli.console import note
from ringside_manager.errors import DiskFaultError, RingsideError
from ringside_manager.files import refusal

STOPPED = 130
KEPT = 20
"""Reports of faults that are kept, the newest."""
_PREFIX, _SUFFIX = "ringside-fault-", ".txt"


def told(error: BaseException, *, debug: bool) -> int:
    """Tell ``error`` on standard error and return the exit code that goes with it."""
    if debug and not isinstance(error, KeyboardInterrupt | click.Abort | BrokenPipeError):
        note(_traceback(error).rstrip())
    if isinstance(error, BrokenPipeError):
        return _nobody_listens()
    if isinstance(error, KeyboardInterrupt | click.Abort):
        note("Stopped.")
        return STOPPED
    if isinstance(error, click.ClickException):
        return _wrong_usage(error)
    if isinstance(error, RingsideError):
        note(f"{error}")
        if error.next_step:
            note(error.next_step)
        return error.exit_code
    if isinstance(error, OSError):
        return told(_refused_by_system(error), debug=False)
    if isinstance(error, MemoryError):
        note("There is not enough memory for this.")
        return 1
    return _own_fault(error, debug=debug)


def tell_of_plug_ins() -> None:
    """One line on standard error for each plug-in that was wanted and could not be loaded."""
    registry = sys.modules.get("ringside_manager.bout.registry")  # most commands never want one
    for plug_in in registry.faults() if registry else ():
        note(f"Warning: the plug-in {plug_in} is left out. {plug_in.fault}")


def _wrong_usage(error: click.ClickException) -> int:
    note(error.format_message())
    context = error.ctx if isinstance(error, click.UsageError) else None
    if context is not None:
        note(f"How it is used: {context.command_path} --help")
    return error.exit_code


def _refused_by_system(error: OSError) -> RingsideError:
    if isinstance(error.filename, str):
        return refusal(Path(error.filename), error)
    return DiskFaultError(f"The system refused it: {error.strerror or error}.")


def _own_fault(error: BaseException, *, debug: bool) -> int:
    note("This is a fault of the program, not yours. Nothing already saved is lost.")
    if not debug:
        report = _written_report(error)
        note(f"What happened is told in {report}." if report else "With --debug it tells what happened.")
    return 1


def _traceback(error: BaseException) -> str:
    import traceback

    return "".join(traceback.format_exception(error))


def _written_report(error: BaseException) -> str:
    """A file for whoever looks into it, in the folder of temporary files; empty if that fails, too."""
    import tempfile

    try:
        with tempfile.NamedTemporaryFile(
            "w",
            encoding="utf-8",
            errors="backslashreplace",
            prefix=_PREFIX,
            suffix=_SUFFIX,
            delete=False,
        ) as file:
            file.write(_traceback(error))
        _let_old_ones_go(Path(file.name))
    except OSError:
        return ""
    return file.name


def _let_old_ones_go(newest: Path) -> None:
    """Remove all but the newest reports of whoever wrote ``newest``, as far as they can be removed."""
    with contextlib.suppress(OSError):
        owner = newest.lstat().st_uid
        found = ((file.lstat(), file) for file in newest.parent.glob(f"{_PREFIX}*{_SUFFIX}"))
        mine = [(told.st_mtime_ns, file) for told, file in found if told.st_uid == owner]
        for _, file in sorted(mine)[:-KEPT]:
            file.unlink()


def _nobody_listens() -> int:
    """Whoever read our output has closed it: be quiet, even when Python flushes the rest at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):  # not a real stream
        pass
    finally:
        os.close(nowhere)
    return 1
