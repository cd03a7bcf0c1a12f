"""The table of rules in the documentation names functions and tests that exist."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

TABLE = Path(__file__).parents[2] / "docs" / "rules" / "campaign.md"
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in TABLE.read_text(encoding="utf-8").splitlines()
    if re.match(r"\| CV?\d", line)
]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_function_of_the_table_exists() -> None:
    missing = []
    for dotted in (dotted for row in ROWS for dotted in named(row[2])):
        module, name = dotted.split(".")
        if not hasattr(importlib.import_module(f"ringside_manager.campaign.{module}"), name):
            missing.append(dotted)
    assert missing == []
    assert len(ROWS) > 40


def test_every_test_of_the_table_exists() -> None:
    missing = []
    for path in (path for row in ROWS for path in named(row[3])):
        file, name = path.split("::")
        if f"def {name}(" not in (Path(__file__).parent / file).read_text(encoding="utf-8"):
            missing.append(path)
    assert missing == []
    assert all(named(row[3]) for row in ROWS)
