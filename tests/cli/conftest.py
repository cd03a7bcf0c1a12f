"""Calling the command line as somebody at a keyboard would, without a process for each call."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringside_manager.cli.main import main
from tests.cli.calling import Call, Done

RATINGS = "{agility: 50, uppercut: 3, right_jab: 3, right_hook: 3, combination: 3, left_jab: 3, left_hook: 3, counterpunch: 30, endurance: 10}"  # fmt: skip
NAMES = ("Łukasz Łęcki", "José Ñandú", "Joe Frazier", "Joe Louis", "O'Neil =1+1", "no")


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    """``call("bout", "Ali", "Frazier")``: exit code and both streams."""

    def run(*words: object) -> Done:
        capsys.readouterr()
        code = main([str(word) for word in words])
        printed = capsys.readouterr()
        return Done(code, printed.out, printed.err)

    return run


@pytest.fixture
def few(tmp_path: Path) -> Path:
    """A set of a few fighters with awkward names, all alike in the ring."""
    fighters = "".join(f'  - name: "{name}"\n    abilities: {RATINGS}\n' for name in NAMES)
    path = tmp_path / "few.yaml"
    heading = "schema_version: 1\nname: few\ntitle: A Few\nfighters:\n"
    path.write_text(heading + fighters, encoding="utf-8")
    return path
