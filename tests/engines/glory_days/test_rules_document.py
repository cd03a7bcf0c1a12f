"""The table of rules tells the truth: every rule has its line, every function, test and example it names exists."""

from __future__ import annotations

import re
from pathlib import Path

from ringside_manager.engines.glory_days.options import OPTIONS
from tests.engines.documents import missing
from tests.engines.glory_days.vector_script import vectors

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[2]
DOCUMENT = (REPOSITORY / "docs" / "rules" / "glory_days.md").read_text(encoding="utf-8")
NUMBERS = (
    *range(1, 28), *range(35, 39), *range(44, 53), 55, 56, *range(61, 66), 68, 69, 70, 73, 74, 76, 77, *range(80, 93),
    95, 96, 97, 100, 101, 102, 104, 105, 106, 107,
)  # fmt: skip
"""The numbers that are used."""


def rows() -> list[list[str]]:
    """The cells of every line of a table with four columns."""
    lines = [line.strip("|").split("|") for line in DOCUMENT.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines if len(line) == 4]


def rules() -> list[list[str]]:
    return [row for row in rows() if re.fullmatch(r"G\d+", row[0])]


def functions() -> set[str]:
    return {
        name for name in re.findall(r"`(\w+\.[\w.]+)`", DOCUMENT) if not re.search(r"\.(py|json|md)$", name)
    }


def test_every_rule_has_one_line() -> None:
    assert [row[0] for row in rules()] == [f"G{number}" for number in NUMBERS]


def test_every_function_exists() -> None:
    assert missing("ringside_manager.engines.glory_days", functions()) == []


def test_every_test_exists() -> None:
    named = set(re.findall(r"`([\w/]+\.py)::(\w+)`", DOCUMENT))
    assert len(named) > 30
    for file, test in named:
        path = REPOSITORY / file if "/" in file else HERE / file
        assert re.search(rf"^def {test}\(", path.read_text(encoding="utf-8"), re.MULTILINE), f"{file}::{test}"


def test_every_example_exists() -> None:
    named = {word for row in rows() for word in re.findall(r"\bGV\d+\b", row[3])}
    assert named >= {vector["id"] for vector in vectors()}
    assert named <= {vector["id"] for vector in vectors()}


def test_every_line_names_what_holds_it() -> None:
    tables = [row for row in rows() if row[0] not in ("rule", "question", "---")]
    assert len(tables) > 90
    for row in tables:
        assert re.search(r"::|\bGV\d+", row[3]), row


def test_every_option_stands_in_its_rule() -> None:
    by_rule = {row[0]: row[1] for row in rules()}
    for option in OPTIONS:
        assert option.rule in by_rule
        if option.rule in ("G65", "G74", "G97", "G100", "G101", "G105"):
            assert f"`{option.name}`" in by_rule[option.rule], option.name
