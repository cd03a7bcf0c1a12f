"""Figures: what a test measured goes to the file that ``RINGSIDE_FIGURES`` names, for ``docs/speed.md``."""

from __future__ import annotations

import json
import os
from pathlib import Path
from time import process_time
from typing import Protocol

import pytest

TURNS = 1_000_000


class Noting(Protocol):
    """Note a figure: what was measured, the value, its unit, and the aim (0 for none)."""

    def __call__(self, what: str, value: float, unit: str = "ms", aim: float = 0) -> None: ...


@pytest.fixture(scope="session")
def figure() -> Noting:
    """Print a figure, and append it to the file of figures where one is wanted."""

    def note(what: str, value: float, unit: str = "ms", aim: float = 0) -> None:
        wanted = f" (aim {aim:g})" if aim else ""
        print(f"\n{what:45} {value:9.2f} {unit}{wanted}")
        _append({"what": what, "figure": round(value, 3), "unit": unit, "aim": aim})

    return note


@pytest.fixture(autouse=True)
def _plain_loop() -> None:
    """Note before each test how long a plain loop takes here and now."""
    begun = process_time()
    for _ in range(TURNS):
        pass
    _append({"loop": 1000 * (process_time() - begun)})


def _append(line: dict[str, object]) -> None:
    if path := os.environ.get("RINGSIDE_FIGURES"):
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
