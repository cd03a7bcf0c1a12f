"""Throws hostile inputs at one reader and keeps count; any input is made again from target, seed and number.

``python -m tests.fuzz.harness TARGET COUNT [SEED [FIRST]]`` tries the inputs from FIRST on and tells of every finding.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

from ringside_manager.errors import RingsideError

MOST_SECONDS = 5.0
"""Of the processor, for one input."""
LONGEST_SECONDS = 20.0
"""By the clock, in which others may have had the processor."""
_PATIENCE = 60.0
"""Seconds after which a call that no alarm can end ends the process."""
MOST_GROWTH_MB = 300
Attempt = Callable[[], None]
"""Reads one input; raises what the reader raises, ``AssertionError`` where it took what it must not take."""
Maker = Callable[[random.Random], Attempt]
"""Makes the next input, from its chance alone."""
Open = Callable[[Path], Maker]
"""Prepares a target in an empty folder."""


class Hang(BaseException):
    """An input that takes longer than ``LONGEST_SECONDS``."""


@dataclass(frozen=True, slots=True)
class Finding:
    """An input that did not end as accepted or refused, and how to see it again."""

    target: str
    seed: int
    number: int
    what: str

    def __str__(self) -> str:
        again = f"python -m tests.fuzz.harness {self.target} 1 {self.seed} {self.number}"
        return f"{self.what}\n    again: {again}"


@dataclass(slots=True)
class Tally:
    """What became of the inputs of one target."""

    target: str
    inputs: int = 0
    accepted: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)
    slowest: float = 0.0
    growth_mb: int = 0

    def __str__(self) -> str:
        refused = sum(self.refused.values())
        return (
            f"| {self.target} | {self.inputs:,} | {self.accepted:,} | {refused:,} | {len(self.findings):,} "
            f"| {self.slowest:.2f} s | {self.growth_mb} MB |"
        )


def run(target: str, prepare: Open, folder: Path, count: int, seed: int = 1, first: int = 0) -> Tally:
    """Try ``count`` inputs of a target, from number ``first`` on; ``folder`` is empty and the target's own."""
    tally = Tally(target)
    make = prepare(folder)
    for number in range(first, first + count):
        attempt = make(random.Random(f"{target} {seed} {number}"))
        with _watchdog(Finding(target, seed, number, f"not done after {_PATIENCE:.0f} s")):
            _try(tally, attempt, lambda what, number=number: Finding(target, seed, number, what))
    return tally


@contextmanager
def _watchdog(hopeless: Finding) -> Iterator[None]:
    """End the process, saying why, if the block hangs in a library that hears no alarm (a pipe SQLite waits on)."""

    def give_up() -> None:
        os.write(2, f"{hopeless}\n".encode())
        os._exit(3)

    watch = threading.Timer(_PATIENCE, give_up)
    watch.daemon = True
    watch.start()
    try:
        yield
    finally:
        watch.cancel()


def _try(tally: Tally, attempt: Attempt, finding: Callable[[str], Finding]) -> None:
    before, began = _fresh_peak(), time.process_time()
    try:
        with _alarm():
            attempt()
        tally.accepted += 1
    except RingsideError as refused:
        tally.refused[type(refused).__name__] += 1
        if not str(refused).strip():
            tally.findings.append(finding(f"{type(refused).__name__} without a word"))
    except KeyboardInterrupt:
        raise
    except BaseException as fault:  # whatever else comes out is what we look for
        tally.findings.append(finding(_told(fault)))
    tally.inputs += 1
    took = time.process_time() - began
    tally.slowest = max(tally.slowest, took)
    if took > MOST_SECONDS:
        tally.findings.append(finding(f"took {took:.0f} s of the processor"))
    growth = (_peak() - before) // 1024
    tally.growth_mb = max(tally.growth_mb, growth)
    if growth > MOST_GROWTH_MB:
        tally.findings.append(finding(f"memory grew by {growth} MB"))


def _told(fault: BaseException) -> str:
    frames = traceback.extract_tb(fault.__traceback__)
    ours = [frame for frame in frames if "ringside_manager" in Path(frame.filename).parts] or frames
    words = f"{type(fault).__name__}: {str(fault)[:150]!a}"
    return f"{words} in {'/'.join(Path(ours[-1].filename).parts[-3:])}:{ours[-1].lineno}" if ours else words


@contextmanager
def _alarm() -> Iterator[None]:
    """Raise ``Hang`` when the block takes too long; another alarm that is set goes on afterwards."""
    if not hasattr(signal, "setitimer"):  # not everywhere; pytest's own limit still holds
        yield
        return
    began = time.monotonic()
    handler = signal.signal(signal.SIGALRM, _ring)
    left, every = signal.setitimer(signal.ITIMER_REAL, LONGEST_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        if left:
            signal.setitimer(signal.ITIMER_REAL, max(0.01, left - (time.monotonic() - began)), every)


def _ring(_number: int, _frame: FrameType | None) -> None:
    raise Hang(f"not done after {LONGEST_SECONDS:.0f} s")


_STATUS, _RESET = Path("/proc/self/status"), Path("/proc/self/clear_refs")


def _fresh_peak() -> int:
    """Forget the peak of memory so far, where the system can; the peak from here, in KB."""
    with suppress(OSError):
        _RESET.write_text("5", encoding="ascii")
    return _peak()


def tells_memory() -> bool:
    """Whether this system tells, and can forget, the most memory a process held."""
    return _STATUS.exists() and _RESET.exists()


def _peak() -> int:
    """The most memory this process held, in KB since ``_fresh_peak``; 0 where the system does not tell."""
    if not _STATUS.exists():
        return 0
    return next(int(line.split()[1]) for line in _STATUS.read_text().splitlines() if line.startswith("VmHWM"))


def main(words: list[str]) -> int:
    """Run one target as a person asks for it; 1 if there is a finding."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from tests.fuzz.targets import TARGETS

    target, count, *rest = words
    seed, first = (*map(int, rest), 1, 0)[: max(2, len(rest))][:2] if len(rest) != 1 else (int(rest[0]), 0)
    with TemporaryDirectory() as folder:
        os.environ.update(XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder)
        tally = run(target, TARGETS[target].open, Path(folder, "inputs"), int(count), seed, first)
    print(tally, dict(tally.refused))
    for what, same in _sorted(tally.findings).items():
        print(f"  {len(same)} times {same[0]}" if same else what)
    return 1 if tally.findings else 0


def _sorted(findings: list[Finding]) -> dict[str, list[Finding]]:
    """Findings that come from the same line together."""
    groups: dict[str, list[Finding]] = {}
    for finding in findings:
        groups.setdefault(finding.what.split(":")[0] + finding.what.rsplit(" in ")[-1], []).append(finding)
    return groups


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
