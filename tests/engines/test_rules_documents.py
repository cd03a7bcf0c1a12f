"""The tables of ``docs/rules`` tell the truth: every rule has its line; functions, tests and examples they name exist."""

from __future__ import annotations

import importlib
import inspect
import json
import re
from collections.abc import Collection
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.engines.ringside.tables import PUNCH_CHART
from tests.slow import each

TESTS = Path(__file__).parents[1]
DOCUMENTS = TESTS.parent / "docs" / "rules"
NUMBERS = {
    "control": "K1-8 K10-18 K20-22 K25 K30-32 K40-42 K50-53 K60-61 K65-66 K70 K90-92 K94-96 K98",
    "glory_days": "G1-27 G35-38 G44-52 G55-56 G61-65 G68-70 G73-74 G76-77 G80-92 G95-97 G100-102 G104-107",
    "quest": "Q1-16 Q20-26 Q30-33 Q35-37 Q40-42 Q45-48 Q50-51 Q60-62 Q65 Q70-73 Q80-86 Q100-103 Q105",
    "ringside": "R1-27 R30-31 R33-58 R60-69 R71-84 R90",
    "title_bout": "T1-199 D1-12",
}
"""The numbers in use."""
EXAMPLES = {"control": r"KV\d+", "glory_days": r"GV\d+", "quest": r"QV\d+", "ringside": r"[VMFS]\d\d",
            "title_bout": r"V\d+[a-z]?"}  # fmt: skip
LEAST = {"control": 27, "glory_days": 42, "quest": 26, "ringside": 51, "title_bout": 91}
"""How many examples a page names at least."""
RULINGS = {"control": 16, "quest": 17, "title_bout": 46}
"""How many rulings a page that lists them has at least."""
LATER = {
    "control": range(200), "glory_days": (65, 74, 97, 100, 101, 105), "title_bout": range(142, 158),
}  # fmt: skip
"""The rules whose options are named in their line."""
every_page = pytest.mark.parametrize("page", [*NUMBERS, "campaign"])
every_system = pytest.mark.parametrize("system", NUMBERS)


@cache
def document(page: str) -> str:
    return (DOCUMENTS / f"{page}.md").read_text(encoding="utf-8")


def home(page: str) -> Path:
    """Where the tests of a page are."""
    return TESTS / "campaign" if page == "campaign" else TESTS / "engines" / page


def rows(page: str) -> list[list[str]]:
    """The cells of every line of a table with four columns, headings and rules of lines left out."""
    lines = [line.strip("|").split("|") for line in document(page).splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line] for line in lines if len(line) == 4]
    return [row for row in cells if row[0] not in ("rule", "question") and not set(row[0]) <= set("-")]


def rules(page: str) -> list[list[str]]:
    return [row for row in rows(page) if re.match(r"[KGQRTDC]V?\d", row[0])]


def numbered(words: str) -> list[str]:
    """The rules some words name, runs of them (``T3 to T7``, ``K10-18``) with all between."""
    found = []
    for kind, first, last in re.findall(r"\b([KGQRTD]|CV?)(\d+)(?:(?: to |-)[A-Z]?(\d+))?", words):
        found += [f"{kind}{number}" for number in range(int(first), int(last or first) + 1)]
    return found


NOTHING = object()


def find(room: str, name: str) -> object:
    """What a room has under a dotted name: module, class, function, field; ``NOTHING`` if it has nothing."""
    module, *path = name.split(".")
    try:
        found: object = importlib.import_module(f"ringside_manager.{room}.{module}")
    except ModuleNotFoundError:
        return NOTHING
    for step in path:
        if inspect.ismodule(found) and not hasattr(
            found, step
        ):  # a module of a package nobody has imported yet
            with suppress(ModuleNotFoundError):
                importlib.import_module(f"{found.__name__}.{step}")
        if not hasattr(found, step):
            return step if step in getattr(found, "__slots__", ()) else NOTHING
        found = getattr(found, step)
    return found


@cache
def examples(system: str) -> Collection[str]:
    vectors = json.loads((TESTS / "vectors" / f"{system}.json").read_text(encoding="utf-8"))
    return {vector["id"] for vector in (vectors if isinstance(vectors, list) else vectors["vectors"])}


@every_system
def test_every_rule_has_one_line(system: str) -> None:
    told = [rule for row in rules(system) for rule in numbered(row[0]) if rule[0] in NUMBERS[system]]
    assert sorted(told) == sorted(numbered(NUMBERS[system]))


@every_page
def test_every_function_exists(page: str) -> None:
    """In the page's own room, or in one that the line names."""
    package = page if page == "campaign" else f"engines.{page}"
    text = document(page)
    if page in ("ringside", "campaign"):  # their prose names methods of objects, too
        text = "\n".join(row[2] for row in rules(page))
    named = set(re.findall(r"`(\w+\.\w[\w.]*)`", text)) - {"Chance.successes"}
    named = {name for name in named if not re.search(r"\.(py|json|md|yaml|csv)$", name)}
    rooms = set(re.findall(r"room `(\w+)`", text))
    missing = [name for name in named if find(package, name) is NOTHING]
    assert len(named) > 40
    assert [name for name in missing if all(find(room, name) is NOTHING for room in rooms)] == []


@every_page
def test_a_function_of_every_line_names_its_rule(page: str) -> None:
    """A line that names functions or classes: the docstring of one of them has the line's rule."""
    room = page if page == "campaign" else f"engines.{page}"
    checked = 0
    for row in rules(page):
        rooms = [room, *re.findall(r"room `(\w+)`", row[2])]
        named = [find(place, name) for name in re.findall(r"`(\w+\.\w[\w.]*)`", row[2]) for place in rooms]
        told = [inspect.getdoc(found) or "" for found in named if inspect.isclass(found) or callable(found)]
        checked += bool(told)
        assert not told or set(numbered(row[0])) & set(numbered(" ".join(told))), row
    assert checked > 40


@every_page
def test_every_test_exists(page: str) -> None:
    named = set(re.findall(r"`((?:[\w/]+/)?test_\w+\.py)(?:::(\w+))?`", document(page)))
    assert len(named) > 25
    for file, test in named:
        path = next(
            folder / file
            for folder in (home(page), TESTS / "engines", TESTS.parent)
            if (folder / file).is_file()
        )
        assert re.search(rf"^def {test}\(" if test else "", path.read_text("utf-8"), re.MULTILINE), (
            f"{file}::{test}"
        )


@every_system
def test_every_example_exists(system: str) -> None:
    named = {word for row in rows(system) for word in re.findall(rf"\b{EXAMPLES[system]}\b", row[3])}
    assert named <= examples(system)
    assert len(named) >= LEAST[system]
    if system == "title_bout":
        cases = (home(system) / "test_vectors.py").read_text(encoding="utf-8")
        by_hand = {word.lower() for row in rows(system) for word in re.findall(r"\bH\d+\b", row[3])}
        assert by_hand == set(re.findall(r"^def test_(h\d+)_", cases, re.MULTILINE))


@every_page
def test_every_line_names_what_holds_it(page: str) -> None:
    assert len(rows(page)) > 40
    for row in rules(page):
        assert re.search(rf"::|\b{EXAMPLES.get(page, '::')}|\bH\d|test|held by", row[3]), row


@each("system", RULINGS)
def test_every_ruling_names_its_rule_and_what_holds_it(system: str) -> None:
    rulings = [row for row in rows(system) if row not in rules(system) and numbered(row[2])]
    assert len(rulings) >= RULINGS[system]
    for row in rulings:
        assert set(numbered(row[2])) <= set(numbered(NUMBERS[system])), row
        assert row[3]


@each("system", LATER)
def test_every_option_stands_in_its_rule(system: str) -> None:
    by_rule = {rule: row[1] for row in rules(system) for rule in numbered(row[0])}
    for option in registry.get(system).info.options:
        assert option.rule in by_rule
        if int(option.rule[1:]) in LATER[system]:
            assert f"`{option.name}`" in by_rule[option.rule], option.name


def test_the_chart_is_the_one_in_use() -> None:
    lines = re.findall(r"^\| (?:UC|RJ|RH|CO|LJ|LH) \|(.*)\|$", document("ringside"), re.MULTILINE)
    printed = tuple(tuple(int(cell.replace("−", "-")) for cell in line.split("|")) for line in lines)
    assert printed == PUNCH_CHART
