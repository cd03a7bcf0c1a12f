"""``ringside print`` and the codes on paper; a bout typed in after."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ringside_manager.office.office import Office
from ringside_manager.printed.sheets import What, night_sheets
from ringside_manager.printed.typeset import BoutLine
from tests.cli.calling import Call


@pytest.fixture
def league(tmp_path: Path, repository: Path) -> Path:
    save = tmp_path / "club.ringside"
    shutil.copy(repository / "tests" / "golden_saves" / "0.8.ringside", save)
    return save


def test_the_command_prints_and_a_code_finds_its_bout(
    call: Call, league: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(league.parent)
    assert call("print", "club.ringside", "--night", 1, "--what", "results", "--to", "r.pdf").code == 0
    assert Path("r.pdf").read_bytes().startswith(b"%PDF-")
    again = call("print", "club.ringside", "--night", 1, "--what", "results", "--to", "r.pdf")
    assert (again.code, "exists" in again.err) == (1, True)
    with Office.open(league, read_only=True) as office:
        document = night_sheets(office.books, "club", 1, What.RESULTS)
    code = next(part.word for part in document.parts if isinstance(part, BoutLine))
    told = call("replay", code)
    assert "Bout 14 has no record: its result was entered by hand." in told.err
    for words in (
        ("club.ringside", "--what", "bill"),
        ("club.ringside", "--night", 1, "--what", "cards"),
        ("--what", "bill"),
    ):
        refused = call("print", *words)
        assert refused.code == 2, words
        assert refused.err


def test_a_bout_is_typed_in(call: Call, tmp_path: Path) -> None:
    paper = tmp_path / "paper.txt"
    paper.write_text("50 171\n", encoding="utf-8")
    words = ("bout", "Ali", "Frazier", "--dice", paper)
    refused = call(*words)
    assert refused.code == 4
    assert "line 1" in refused.err
    assert "1 to 100" in refused.err
    paper.write_text("50 40", encoding="utf-8")
    refused = call(*words, "--red-corner", "typed", "--blue-corner", "typed")
    assert refused.code == 4
    assert "ends too early: the rules ask for the decision" in refused.err
    assert call("bout", "Ali", "Frazier", "--red-corner", "typed").code == 2
