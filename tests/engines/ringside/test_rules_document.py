"""The table of rules tells the truth: every function, test and example it names exists."""

from __future__ import annotations

import json
import re
from pathlib import Path

from ringside_manager.engines.ringside.tables import PUNCH_CHART
from tests.engines.documents import missing

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[2]
DOCUMENT = (REPOSITORY / "docs" / "rules" / "ringside.md").read_text(encoding="utf-8")
EXAMPLES = {
    vector["id"] for vector in json.loads((REPOSITORY / "tests/vectors/ringside.json").read_text("utf-8"))
}
UNUSED = {28, 29, 32, 59, 70, 85, 86, 87, 88, 89}


def rows() -> list[list[str]]:
    """The cells of every line of a table that begins or ends like those of rules and rulings."""
    lines = [line.strip("|").split("|") for line in DOCUMENT.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines if len(line) == 4]


def functions() -> list[tuple[str, str]]:
    """Room and dotted name of each function in the table of rules."""
    named = []
    for rule, _, where, _ in rows():
        if re.match(r"R\d", rule):
            room = re.match(r"room `(\w+)`: ", where)
            package = f"ringside_manager.{room[1]}" if room else "ringside_manager.engines.ringside"
            named += [
                (package, name) for name in re.findall(r"`([\w.]+\.\w+)`", where[room.end() if room else 0 :])
            ]
    return named


def test_every_rule_has_its_line() -> None:
    told = {
        int(number)
        for rule, *_ in rows()
        for number in re.findall(r"^R(\d+)|, R(\d+)", rule)
        for number in number
        if number
    }
    assert told == set(range(1, 91)) - UNUSED


def test_every_function_exists() -> None:
    named = set(functions())
    assert [name for package, one in named for name in missing(package, [one])] == []


def test_every_test_exists() -> None:
    named = set(re.findall(r"`([\w/]+\.py)::(\w+)`", DOCUMENT))
    assert len(named) > 30
    for file, test in named:
        path = REPOSITORY / file if "/" in file else HERE / file
        assert re.search(rf"^def {test}\(", path.read_text(encoding="utf-8"), re.MULTILINE), f"{file}::{test}"


def test_every_example_exists() -> None:
    named = {word for row in rows() for word in re.findall(r"\b[VMFS]\d\d\b", row[-1])}
    assert len(named) > 50
    assert named <= EXAMPLES


def test_every_line_names_what_holds_it() -> None:
    for row in rows()[2:]:
        assert re.search(r"::|\b[VMFS]\d\d\b|---|test|held by", row[-1]), row


def test_the_chart_is_the_one_in_use() -> None:
    lines = re.findall(r"^\| (?:UC|RJ|RH|CO|LJ|LH) \|(.*)\|$", DOCUMENT, re.MULTILINE)
    printed = tuple(tuple(int(cell.replace("−", "-")) for cell in line.split("|")) for line in lines)
    assert printed == PUNCH_CHART
