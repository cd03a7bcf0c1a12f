"""The table of rules tells the truth: every rule has its line, every function, test and example it names exists."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.engines.documents import missing

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[2]
DOCUMENT = (REPOSITORY / "docs" / "rules" / "title_bout.md").read_text(encoding="utf-8")
EXAMPLES = {
    vector["id"] for vector in json.loads((REPOSITORY / "tests/vectors/title_bout.json").read_text("utf-8"))
}
BY_HAND = set(
    re.findall(r"^def test_(h\d+)_", (HERE / "test_hand_cases.py").read_text("utf-8"), re.MULTILINE)
)


def rows() -> list[list[str]]:
    """The cells of every line of a table with four columns."""
    lines = [line.strip("|").split("|") for line in DOCUMENT.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines if len(line) == 4]


def rules() -> list[list[str]]:
    return [row for row in rows() if re.match(r"[TD]\d", row[0])]


def numbered(cell: str) -> set[str]:
    """The rules a cell names, runs of them with all between."""
    named = set(re.findall(r"[TD]\d+", cell))
    for kind, first, last in re.findall(r"([TD])(\d+) to [TD](\d+)", cell):
        named |= {f"{kind}{number}" for number in range(int(first), int(last) + 1)}
    return named


def functions() -> set[str]:
    named = [row[2] for row in rules()] + re.findall(
        r"\(([^()]*`\w+\.[\w.]+`[^()]*)\)", DOCUMENT.split("## Beside")[1]
    )
    return {
        name for cell in named for name in re.findall(r"`(\w+\.[\w.]+)`", cell) if not name.endswith(".py")
    }


def test_every_rule_has_one_line() -> None:
    told = [rule for row in rules() for rule in numbered(row[0])]
    assert sorted(told) == sorted({f"T{n}" for n in range(1, 200)} | {f"D{n}" for n in range(1, 13)})


def test_every_function_exists() -> None:
    assert missing("ringside_manager.engines.title_bout", functions()) == []


def test_every_test_exists() -> None:
    named = set(re.findall(r"`([\w/]+\.py)::(\w+)`", DOCUMENT))
    assert len(named) > 30
    for file, test in named:
        path = REPOSITORY / file if "/" in file else HERE / file
        assert re.search(rf"^def {test}\(", path.read_text(encoding="utf-8"), re.MULTILINE), f"{file}::{test}"
    for file in set(re.findall(r"`([\w/]+\.py)`", DOCUMENT)):
        assert (REPOSITORY / file if "/" in file else HERE / file).is_file(), file


def test_every_example_exists() -> None:
    named = {word for row in rows() for word in re.findall(r"\bV\d+[a-z]?\b", row[3])}
    assert len(named) > 90
    assert named <= EXAMPLES
    by_hand = {word.lower() for row in rows() for word in re.findall(r"\bH\d+\b", row[3])}
    assert by_hand == BY_HAND


def test_every_line_names_what_holds_it() -> None:
    for row in rows()[2:]:
        assert re.search(r"::|\b[VH]\d+|---|test", row[3]), row


def test_every_ruling_names_its_rule() -> None:
    rulings = [row for row in rows() if row[0].endswith("?") or (row not in rules() and numbered(row[2]))]
    assert len(rulings) > 45
    for row in rulings:
        assert numbered(row[2]), row


def test_every_option_stands_in_its_rule() -> None:
    from ringside_manager.engines.title_bout.options import OPTIONS

    by_rule = {rule: row[1] for row in rules() for rule in numbered(row[0])}
    for option in OPTIONS:
        assert option.rule in by_rule
        if 142 <= int(option.rule[1:]) <= 157:
            assert f"`{option.name}`" in by_rule[option.rule], option.name
