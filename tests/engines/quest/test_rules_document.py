"""The table of rules tells the truth: every rule has its line, every function, test and example it names exists."""

from __future__ import annotations

import re
from pathlib import Path

from tests.engines.documents import missing
from tests.engines.quest.vector_script import VECTORS

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[2]
DOCUMENT = (REPOSITORY / "docs" / "rules" / "quest.md").read_text(encoding="utf-8")
RULES = "1-16 20-26 30-33 35-37 40-42 45-48 50-51 60-62 65 70-73 80-86 100-103 105"
"""The numbers in use."""


def rows() -> list[list[str]]:
    lines = [line.strip("|").split("|") for line in DOCUMENT.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines]


def rules() -> list[list[str]]:
    return [row for row in rows() if re.fullmatch(r"Q\d+", row[0])]


def test_every_rule_has_one_line() -> None:
    numbers = []
    for run in RULES.split():
        first, _, last = run.partition("-")
        numbers += [f"Q{number}" for number in range(int(first), int(last or first) + 1)]
    assert [row[0] for row in rules()] == numbers


def functions() -> set[str]:
    cells = [row[2] for row in rules()] + [DOCUMENT.split("## Beside")[1]]
    named = {name for cell in cells for name in re.findall(r"`(\w+\.\w[\w.]*)`", cell)}
    return {name for name in named if not name.startswith("Chance")}


def test_every_function_exists() -> None:
    assert missing("ringside_manager.engines.quest", functions()) == []


def test_every_test_and_example_exists() -> None:
    named = set(re.findall(r"`([\w/]+\.py)::(\w+)`", DOCUMENT))
    assert len(named) > 25
    for file, test in named:
        path = REPOSITORY / file if "/" in file else HERE / file
        assert re.search(rf"^def {test}\(", path.read_text(encoding="utf-8"), re.MULTILINE), f"{file}::{test}"
    examples = set(re.findall(r"\bQV\d+\b", DOCUMENT))
    assert examples <= {vector["id"] for vector in VECTORS}
    assert len(examples) > 25


def test_every_line_names_what_holds_it() -> None:
    for row in rules():
        assert re.search(r"::|QV", row[3]), row


def test_every_ruling_names_its_rules_and_its_reason() -> None:
    numbers = {row[0] for row in rules()}
    rulings = [row for row in rows() if row[0].endswith("?")]
    assert len(rulings) == 17
    for row in rulings:
        assert set(re.findall(r"Q\d+", row[2])) <= numbers
        assert re.search(r"Q\d", row[2])
        assert row[3]
