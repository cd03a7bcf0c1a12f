"""The page about leagues: its tables are complete."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ringside_manager.office.founding import OPTIONS
from tests.cli.calling import Call


@pytest.fixture
def page(repository: Path) -> str:
    return (repository / "docs" / "leagues.md").read_text(encoding="utf-8")


def test_every_option_stands_in_the_table(page: str) -> None:
    told = re.findall(r"^\| `(\w+)` \| .* \| .* \|.*\|$", page, re.MULTILINE)
    assert {option.name for option in OPTIONS} <= set(told)


def keys_told(page: str, command: str) -> set[str]:
    """The keys the table names for a document, those in brackets apart."""
    documents = page.split("\n## JSON documents\n")[1].split("\n## ", maxsplit=1)[0]
    (cell,) = re.findall(rf"^\| `{command}` \| (.*) \|$", documents, re.MULTILINE)
    return set(re.findall(r"`(\w+)`", re.sub(r"\([^()]*\)", "", cell)))


@pytest.mark.parametrize(
    "command", ["status", "rankings", "card", "manager", "ledger", "tournament", "news", "journal"]
)
def test_the_documents_have_the_keys_told(page: str, whole: Path, call: Call, command: str) -> None:
    more = {"manager": ("Ann",), "card": ("--night", 13)}.get(command, ())
    document: Any = call(command, whole, *more, "--json").document
    shown = document[0] if isinstance(document, list) else document
    assert keys_told(page, command) == set(shown)
