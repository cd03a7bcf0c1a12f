"""The table of ``docs/speed.md``: what the speed tests measured, beside what was committed before.

Each test appends lines to a file of figures, JSON with ``what``, ``figure``, ``unit`` and ``aim``; ``loop`` is the
time of a plain loop, in milliseconds, which tells a slow machine from a slow program.  Standard library only.
"""

from __future__ import annotations

import json
import os
import platform
from pathlib import Path
from statistics import median
from typing import NamedTuple

SLOWER = 4 / 3
"""A figure so many times worse than the committed one is a fault."""
LEAST_MS = 2.0
"""Times below this are noise: nobody waits for them, so none of them is a fault."""
MORE_IS_BETTER = "a second"
_FACTORS = {"ms": 1.0, "s": 1000.0}

HEADING = """# Speed

What `python3 packaging/bootstrap.py speed` measured on a quiet machine. Times in the window are the processor's time of
its thread, medians of several turns, in a league of ten seasons and 64 fighters unless the row says otherwise; *change* is
against the table committed before, a plain loop of both machines taken into account. A figure a third slower than
the committed one is a fault, and the command ends with 1.

"""


class Figure(NamedTuple):
    """One row: a time (``ms``, ``s``), a rate (``bouts a second``) or a size; ``aim`` 0 if there is none."""

    what: str
    figure: float
    unit: str
    aim: float = 0.0

    def ratio(self, before: Figure, machine: float) -> float:
        """How many times worse than ``before`` it is, on a machine ``machine`` times as slow."""
        if self.unit.endswith(MORE_IS_BETTER):
            return before.figure / (self.figure * machine)
        return self.figure / (before.figure * (machine if self.unit in _FACTORS else 1.0))

    @property
    def misses(self) -> bool:
        """Whether there is an aim and the figure does not reach it."""
        if not self.aim:
            return False
        return self.figure < self.aim if self.unit.endswith(MORE_IS_BETTER) else self.figure > self.aim


class Table(NamedTuple):
    """The figures of a run, with the plain loop of its machine in milliseconds; 0 if that is unknown."""

    figures: dict[str, Figure]
    loop: float = 0.0


def read_lines(path: Path) -> Table:
    """The file of figures that the speed tests wrote; of a figure measured twice the better one counts."""
    figures: dict[str, Figure] = {}
    loops = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        told = json.loads(line)
        if "loop" in told:
            loops.append(told["loop"])
            continue
        figure = Figure(told["what"], told["figure"], told["unit"], told["aim"])
        known = figures.get(figure.what)
        if known is None or figure.ratio(known, 1.0) < 1:
            figures[figure.what] = figure
    return Table(figures, median(loops) if loops else 0.0)


def read_table(page: str) -> Table:
    """The table of a page written by ``page_of``; nothing of a page without one."""
    figures: dict[str, Figure] = {}
    loop = 0.0
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("Plain loop: "):
            loop = float(line.split()[2])
        elif len(cells) == 4 and cells[2][:1].isdigit():
            number, unit = cells[2].split(" ", 1)
            aim = float(cells[1].split(" ", 1)[0]) if cells[1] else 0.0
            figures[cells[0]] = Figure(cells[0], float(number), unit.removesuffix(" (slow)"), aim)
    return Table(figures, loop)


def changes(now: Table, before: Table) -> dict[str, float]:
    """How many times worse each figure is than the committed one, for those that both tables have."""
    machine = now.loop / before.loop if now.loop and before.loop else 1.0
    both = (what for what in now.figures if what in before.figures and before.figures[what].figure)
    return {
        what: now.figures[what].ratio(before.figures[what], machine)
        for what in both
        if now.figures[what].figure
    }


def faults(now: Table, before: Table) -> list[str]:
    """A sentence for each figure that is a third worse than the committed one, noise left out."""
    found = []
    for what, times in changes(now, before).items():
        figure = now.figures[what]
        if times > SLOWER and figure.figure * _FACTORS.get(figure.unit, LEAST_MS) >= LEAST_MS:
            was = before.figures[what]
            found.append(
                f"{what}: {_number(figure.figure)} {figure.unit}, {times:.2f} times as slow as the committed "
                f"{_number(was.figure)} {was.unit}."
            )
    return found


def page_of(now: Table, before: Table, commit: str) -> str:
    """The page: commit, machine and one row for each figure."""
    times = changes(now, before)
    rows = "".join(
        f"| {one.what} | {f'{_number(one.aim)} {one.unit}' if one.aim else ''} | {_number(one.figure)} {one.unit}"
        f"{' (slow)' if one.misses else ''} | {_change(times.get(one.what))} |\n"
        for one in now.figures.values()
    )
    machine = f"{os.cpu_count()} cores ({platform.machine()}), Python {platform.python_version()}"
    return (
        f"{HEADING}Commit {commit}, {machine}.\n\n"
        f"Plain loop: {now.loop:.1f} ms for a million turns.\n\n"
        f"| what | aim | figure | change |\n|---|---|---|---|\n{rows}"
    )


def _change(times: float | None) -> str:
    return "new" if times is None else f"{100 * (times - 1):+.0f} % time"


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"
