"""The table of rules tells the truth: every rule has its line, every function, test and example it names exists."""

from __future__ import annotations

import re
from pathlib import Path

from ringside_manager.engines.control.options import OPTIONS
from tests.engines.control.vector_script import ALL
from tests.engines.documents import missing

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[2]
DOCUMENT = (REPOSITORY / "docs" / "rules" / "control.md").read_text(encoding="utf-8")
RULES = [*range(1, 9), *range(10, 19), 20, 21, 22, 25, 30, 31, 32, 40, 41, 42, 50, 51, 52, 53, 60, 61, 65, 66, 70, 90, 91, 92,
         94, 95, 96, 98]  # fmt: skip


def rows() -> list[list[str]]:
    """The cells of every line of a table with four columns."""
    lines = [line.strip("|").split("|") for line in DOCUMENT.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines if len(line) == 4]


def rules() -> list[list[str]]:
    return [row for row in rows() if re.fullmatch(r"K\d+", row[0])]


def functions() -> list[str]:
    named = [row[2] for row in rules()] + re.findall(r"\(([^()]*`[\w.]+`[^()]*)\)", DOCUMENT)
    found = {name for cell in named for name in re.findall(r"`([a-z_]+\.[\w.]+)`", cell)}
    return sorted(name for name in found if not name.endswith((".py", ".md")))


def test_every_rule_has_one_line() -> None:
    assert [row[0] for row in rules()] == [f"K{number}" for number in RULES]


def test_every_function_exists() -> None:
    assert missing("ringside_manager.engines.control", functions()) == []


def test_every_test_exists() -> None:
    named = set(re.findall(r"`([\w/]+\.py)::(\w+)`", DOCUMENT))
    assert len(named) > 30
    for file, test in named:
        assert re.search(rf"^def {test}\(", (HERE / file).read_text(encoding="utf-8"), re.MULTILINE), test


def test_every_example_exists_and_every_one_is_named() -> None:
    named = set(re.findall(r"\bKV\d+\b", DOCUMENT))
    assert named == {vector["id"] for vector in ALL}


def test_every_line_names_what_holds_it() -> None:
    for row in rows():
        if row[0] not in ("rule", "question") and not set(row[0]) <= set("-"):
            assert re.search(r"::|\bKV\d+", row[3]), row


def test_every_ruling_names_its_rule() -> None:
    known = {f"K{number}" for number in RULES}
    rulings = [row for row in rows() if row not in rules() and re.match(r"K\d", row[2])]
    assert len(rulings) > 15
    assert {rule for row in rulings for rule in re.findall(r"K\d+", row[2])} <= known


def test_every_option_stands_in_its_rule() -> None:
    by_rule = {row[0]: row[1] for row in rules()}
    for option in OPTIONS:
        assert f"`{option.name}`" in by_rule[option.rule], option.name
