"""What anybody can prove of a league from a copy of it: a save, or an exported journal (C83-C88)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from ringside_manager.errors import RingsideError, misused, without_extra
from ringside_manager.files import open_regular
from ringside_manager.office.copies import rebuild_league
from ringside_manager.office.docket import Progress
from ringside_manager.office.office import Office
from ringside_manager.office.verifying import Verdict, verify

SAVE_BEGINS = b"SQLite format 3\0"


def verified(path: Path, heads: Mapping[int, str] | None = None, progress: Progress | None = None) -> Verdict:
    """Prove the league in a save or an exported journal, as ``office.verifying.verify`` does.

    Raises what opening a save or rebuilding a journal does, ``UsageError`` where the library of signatures is missing.
    """
    check_installed()
    from ringside_manager.club.device import is_signed

    if _is_save(path):
        with Office.open(path, read_only=True) as office:
            return verify(office, is_signed, _seen(office, heads), progress)
    with TemporaryDirectory(prefix="ringside-") as folder:
        copy = Path(folder) / "copy.ringside"
        rebuild_league(path, copy)
        with Office.open(copy, read_only=True) as office:
            return verify(office, is_signed, _seen(office, heads), progress)


def _seen(office: Office, heads: Mapping[int, str] | None) -> Mapping[int, str]:
    """The heads to hold a league to: those given, else the last this device has seen of it."""
    from ringside_manager.club.device import recall

    if heads is not None:
        return heads
    memory = recall(office.club.identity)
    return {memory.head: memory.digest} if memory is not None and memory.head else {}


def check_installed() -> None:
    """Raise ``UsageError`` where the libraries of the club are not installed."""
    from importlib.util import find_spec

    if find_spec("nacl") is None:
        raise misused(
            "Signatures cannot be checked here: the library for them is not installed.",
            next_step=without_extra("club"),
        )


def _is_save(path: Path) -> bool:
    """Whether a regular file begins as a save does; what is none is left to whoever reads it as a journal."""
    try:
        with open_regular(path) as file:
            return file.read(len(SAVE_BEGINS)) == SAVE_BEGINS
    except (OSError, RingsideError):
        return True  # whoever opens it says what it is
