"""Bout systems whose bouts are compiled, too: made ready once, beside whatever else goes on, and kept on the disk.

Compiled code that lies on the disk is run as it is.  So it is kept only where nobody but the person whose program this is can
have put it: in a folder of his own that no other may write to, below folders of which the same holds, and only if nothing
but regular files of his lies in it.  Elsewhere nothing is kept, and every start compiles anew.
"""

from __future__ import annotations

import logging
import os
import shutil
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from threading import Lock, Thread
from time import sleep
from typing import Any

from ringside_manager import paths
from ringside_manager.bout import registry
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.engine import AnyEngine, CornerAt, CornerMaker, Setup
from ringside_manager.files import TAKEN, try_lock
from ringside_manager.odds.moment import Moment

COMPILER = "numba"
SECONDS, SECONDS_FIRST = 1.5, 25.0
"""What it takes until compiled bouts are fought: where the code lies on the disk, and where it does not."""
_FINISHED = "finished"
"""The empty file beside code of which nothing is missing."""
VERSIONS = 3
"""Of so many versions of the program the code is kept."""


class _Making:
    """The compiled bouts of one system, on their way or ready; ``module`` is what fights them."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.module: Any = None
        self.thread = Thread(target=self._make, name=f"compiling {name}", daemon=True)

    def _make(self) -> None:
        try:
            package, folder = import_module(self._name), own_folder(paths.compiled())
            if folder and not _lies_in(folder, package):
                # A process of its own leaves this one quick, and can be dropped at any moment.
                process = get_context("spawn").Process(
                    target=compile_into, args=(self._name, folder), daemon=True
                )
                process.start()
                process.join()
                forget_old(folder)
            self.module = package.load(folder)
        except Exception as fault:  # the compiler's affair: the same bouts are fought without it
            logging.getLogger(__name__).warning("%s is not compiled: %r", self._name, fault)


_makings: dict[str, _Making] = {}
_lock = Lock()
_by_itself = False


def begin_by_itself() -> None:
    """Let compiled bouts be made ready whenever they are first wanted: for a program that stays for a while."""
    global _by_itself  # noqa: PLW0603  # one program, one answer
    _by_itself = True


def warm(engine: AnyEngine) -> None:
    """Begin to make the compiled bouts of a system ready, if it has any; it goes on in the background."""
    if not can_be(engine):
        return
    with _lock:
        if engine.twin not in _makings:
            _makings[engine.twin] = _Making(engine.twin)
            _makings[engine.twin].thread.start()


def can_be(engine: AnyEngine) -> bool:
    """Whether the bouts of a system can be compiled here."""
    return bool(engine.twin) and find_spec(COMPILER) is not None


def seconds_to(engine: AnyEngine) -> float:
    """About how long it would take until the compiled bouts of a system are ready; endless if never."""
    if not can_be(engine):
        return float("inf")
    if engine.twin in _makings:
        return 0.0
    folder = own_folder(paths.compiled())
    return SECONDS if folder and _lies_in(folder, import_module(engine.twin)) else SECONDS_FIRST


def is_ready(engine: AnyEngine) -> bool:
    """Whether the compiled bouts of a system can be fought now."""
    making = _makings.get(engine.twin)
    return making is not None and making.module is not None


def wait(engine: AnyEngine) -> bool:
    """Wait until the compiled bouts of a system are ready; false if they never will be."""
    warm(engine)
    making = _makings.get(engine.twin)
    if making is None:
        return False
    making.thread.join()
    return making.module is not None


def fights(setup: Setup, corners: tuple[CornerMaker, CornerMaker], moment: Moment | None = None) -> Any:
    """What fights the bouts of ``setup`` compiled, with these corners and from ``moment`` on.

    ``None`` if it is not ready yet, or a corner decides by anything but a table.
    """
    module = _module(setup.engine)
    if module is None:
        return None
    engine = setup.engine
    begin = moment.restart if moment else partial(engine.start, setup.red, setup.blue, setup.terms)
    state, _ = begin(SeededChance(0), None)
    seated = tuple(corner(engine, SeededChance(0)) for corner in corners)
    told = (moment.rolls, moment.choices, moment.forced) if moment else ()
    return module.prepared(state, seated, *told)


def fights_from(moments: Sequence[Moment]) -> Any:
    """What fights on from several moments of one bout in turn, compiled, with the best corner AI in both corners.

    ``None`` where ``fights`` has none, or cannot leave a bout half-way.
    """
    engine = moments[0].setup.engine
    module = _module(engine)
    if not hasattr(module, "prepared_each"):
        return None
    best, begun = CornerAt(), list[Any]()
    for moment, before in zip(moments, (None, *moments), strict=False):
        if before is None or moment.restart is not before.restart:
            state, _ = moment.restart(SeededChance(0), None)
        begun.append((state, moment.rolls, moment.choices, moment.forced))
    seated = best(engine, SeededChance(0)), best(engine, SeededChance(0))
    return module.prepared_each(begun, seated)


def _module(engine: AnyEngine) -> Any:
    """What fights the bouts of a system compiled; ``None`` if it is not ready."""
    if _by_itself:
        warm(engine)
    making = _makings.get(engine.twin)
    return making.module if making else None


def keep_all() -> None:
    """Compile every system's bouts that can be and are not, where compiled code may lie: for whoever sets the program up."""
    folder = own_folder(paths.compiled())
    for engine in map(registry.get, registry.names()):
        if folder and can_be(engine) and not _lies_in(folder, import_module(engine.twin)):
            wait(engine)


def compile_into(name: str, folder: Path) -> None:
    """Compile the bouts of a system into a folder, or wait for another process that does; runs in a process of its own."""
    package = import_module(name)
    kept = folder / package.fingerprint()
    kept.mkdir(mode=0o700, exist_ok=True)
    with _alone(kept):
        if not _lies_in(folder, package):
            package.load(folder)
            (kept / _FINISHED).touch(mode=0o600)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Be the only process that compiles into a folder; on a disk that knows no locks, one of several."""
    handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        while True:
            try:
                try_lock(handle)
            except OSError as error:
                if error.errno in TAKEN:
                    sleep(0.1)
                    continue
            break
        yield
    finally:
        os.close(handle)


# Where compiled code may lie


def own_folder(folder: Path) -> Path | None:
    """The folder for compiled code, made if it is not there; ``None`` if somebody else could have put something into it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder = folder.resolve(strict=True)
        inside = (folder, *folder.rglob("*"))
        safe = all(map(_mine, inside)) and all(map(_nobody_elses, folder.parents))
    except OSError:
        return None
    return folder if safe else None


def forget_old(folder: Path) -> None:
    """Remove the code of former versions of the program, but for the youngest: another checkout may be theirs."""
    made = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in made[VERSIONS:]:
        shutil.rmtree(old, ignore_errors=True)


def _lies_in(folder: Path, package: Any) -> bool:
    finished: Path = folder / package.fingerprint() / _FINISHED
    return finished.exists()


def _nobody_elses(folder: Path) -> bool:
    """Whether nobody else may take away what this person has in a folder, and put something in its place."""
    found = folder.stat()
    if not hasattr(os, "getuid"):
        return True  # the system keeps every person's folders apart
    shared = found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return found.st_uid in (0, os.getuid()) and not (shared and not found.st_mode & stat.S_ISVTX)


def _mine(path: Path) -> bool:
    """Whether this is a file or a folder of this person's that no other may write to."""
    try:
        found = path.lstat()
    except FileNotFoundError:  # a compiler at work beside us renames what it has written
        return True
    if not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
        return False
    if not hasattr(os, "getuid"):
        return True
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
