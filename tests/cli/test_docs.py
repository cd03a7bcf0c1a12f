"""The pages about the command line and leagues: what they show works as it stands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.fighters.set_csv import write_csv
from ringside_manager.fighters.sets import load_set
from ringside_manager.plans.files import parse_plan
from tests.cli.calling import Call


def blocks(repository: Path, kind: str, page: str = "command_line") -> list[str]:
    text = (repository / "docs" / f"{page}.md").read_text(encoding="utf-8")
    found: list[str] = re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)
    return found


@pytest.mark.parametrize("page", ["command_line", "leagues"])
def test_every_line_to_type_can_be_typed(
    page: str, repository: Path, call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = write_csv(load_set("heavyweights").fighters)
    (tmp_path / "club.csv").write_text(table, encoding="utf-8")
    lines = [line for block in blocks(repository, "console", page) for line in block.splitlines()]
    assert len(lines) > 10
    for line in lines:
        program, *words = shlex.split(line)
        assert program == "ringside"
        done = call(*words)
        assert done.code == 0, (line, done.err)


def test_the_orders_shown_are_accepted(repository: Path) -> None:
    (shown,) = blocks(repository, "yaml")
    orders = parse_plan(shown, "the page", registry.get("ringside").info)
    assert [order.request for order in orders.orders] == ["tactic", "thrown", "thrown"]
    assert orders.otherwise == "plain"
