"""``ringside print`` and the codes on paper; a bout typed in after."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.drive import run
from ringside_manager.cli.matchup import matchup
from ringside_manager.office.office import Office
from ringside_manager.printed import BoutLine
from ringside_manager.printed.sheets import What, night_sheets
from tests.bout.test_typed import Scribe, Writing
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
        ("club.ringside", "--what", "results", "--night", 121),
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


def test_the_cards_of_a_league_are_printed(call: Call, league: Path, tmp_path: Path) -> None:
    made = call("print", league, "--what", "cards", "--rules", "quest", "--to", tmp_path / "c.pdf")
    assert made.code == 0, made.err
    assert (tmp_path / "c.pdf").read_bytes().startswith(b"%PDF-")


def test_a_whole_bout_on_paper_is_a_record(call: Call, tmp_path: Path) -> None:
    match = matchup("Ali", "Frazier", "control", None, 3, {})
    scribe = Scribe(3)
    state, script = match.setup.engine.start(
        match.setup.red, match.setup.blue, match.setup.terms, scribe, None
    )
    red, blue = (Writing(scribe, side) for side in (1, 2))
    outcome = run(
        script, (red, match.setup.engine.view(state, RED)), (blue, match.setup.engine.view(state, BLUE))
    )
    paper, kept = tmp_path / "paper.txt", tmp_path / "bout.json"
    paper.write_text("\n".join(scribe.lines), encoding="utf-8")
    typed = ("--red-corner", "typed", "--blue-corner", "typed", "--dice", paper, "--record", kept)
    told = call("bout", "Ali", "Frazier", "--rules", "control", "--rounds", 3, *typed, "--json")
    assert told.code == 0, told.err
    assert told.document["outcome"]["method"] == outcome.method.value
    assert call("replay", kept).code == 0
