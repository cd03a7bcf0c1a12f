"""The table of ``docs/speed.md``: written, read again, compared; and the command ``speed`` around it."""

from __future__ import annotations

import json
from pathlib import Path

import bootstrap
import figures
import pytest
from figures import Figure, Table

LETTER = Figure("palette: a letter", 8.0, "ms", 30)
BOUTS = Figure("ringside: unheard", 3600.0, "bouts a second", 3500)
SAVE = Figure("a bout in the save", 5210.0, "bytes", 6000)
BEFORE = Table({one.what: one for one in (LETTER, BOUTS, SAVE)}, 20.0)


def table(*changed: Figure, loop: float = 20.0) -> Table:
    return Table({**BEFORE.figures, **{one.what: one for one in changed}}, loop)


def test_a_page_is_read_as_it_was_written() -> None:
    page = figures.page_of(BEFORE, Table({}), "c0ffee1")
    assert figures.read_table(page) == BEFORE
    assert "| palette: a letter | 30 ms | 8 ms | new |" in page
    assert "Commit c0ffee1, " in page


def test_a_page_without_a_table_has_no_figures() -> None:
    assert figures.read_table("") == Table({})


def test_a_figure_that_misses_its_aim_is_marked_and_still_read() -> None:
    slow = LETTER._replace(figure=44.0)
    few = BOUTS._replace(figure=3000.0)
    page = figures.page_of(table(slow, few), BEFORE, "c0ffee1")
    assert "| 44 ms (slow) | +450 % time |" in page
    assert "| 3000 bouts a second (slow) | +20 % time |" in page
    assert figures.read_table(page).figures[slow.what] == slow


@pytest.mark.parametrize(
    ("slower", "loop", "faults"),
    [
        (LETTER._replace(figure=10.0), 20.0, 0),
        (LETTER._replace(figure=11.0), 20.0, 1),
        (LETTER._replace(figure=16.0), 40.0, 0),
        (BOUTS._replace(figure=2600.0), 20.0, 1),
        (BOUTS._replace(figure=1900.0), 40.0, 0),
        (SAVE._replace(figure=7000.0), 20.0, 1),
        (SAVE._replace(figure=7000.0), 40.0, 1),
        (LETTER._replace(what="a new one", figure=999.0), 20.0, 0),
    ],
)
def test_a_third_slower_is_a_fault_but_a_slow_machine_is_none(
    slower: Figure, loop: float, faults: int
) -> None:
    others = [
        BOUTS._replace(figure=BOUTS.figure * 20 / loop),
        LETTER._replace(figure=LETTER.figure * loop / 20),
    ]
    assert len(figures.faults(table(*others, slower, loop=loop), BEFORE)) == faults


def test_what_nobody_waits_for_is_no_fault() -> None:
    tiny = Figure("page compare: rest", 0.4, "ms", 100)
    before = Table({tiny.what: tiny}, 20.0)
    assert figures.faults(Table({tiny.what: tiny._replace(figure=1.9)}, 20.0), before) == []
    assert figures.faults(Table({tiny.what: tiny._replace(figure=2.1)}, 20.0), before) != []


def test_lines_of_the_tests_become_a_table(tmp_path: Path) -> None:
    lines = [
        {"loop": 30.0},
        {"loop": 20.0},
        {"loop": 21.0},
        LETTER._replace(figure=9.0)._asdict(),
        LETTER._asdict(),
    ]
    path = tmp_path / "figures.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    assert figures.read_lines(path) == Table({LETTER.what: LETTER}, 21.0)
    assert figures.read_lines(tmp_path / "none") == Table({})


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Figure]:
    """What the suite will measure; the page committed holds ``BEFORE``, and no test is run."""
    found = [LETTER, BOUTS]

    def pretend(_python: Path, *_words: str, **more: str) -> int:
        lines = [{"loop": 20.0}, *(one._asdict() for one in found)]
        Path(more["RINGSIDE_FIGURES"]).write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
        return 0

    (tmp_path / "docs").mkdir()
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap.environment, "prepare", lambda: Path("env/bin/python"))
    monkeypatch.setattr(bootstrap.environment, "ensure_qt", lambda platform="offscreen": None)
    monkeypatch.setattr(bootstrap, "call", pretend)
    monkeypatch.setattr(bootstrap, "committed", lambda _page: figures.page_of(BEFORE, Table({}), "old"))
    monkeypatch.setattr(bootstrap, "commit", lambda: "c0ffee1")
    return found


def test_speed_writes_the_page(measured: list[Figure], tmp_path: Path) -> None:
    assert bootstrap.main(["speed"]) == 0
    page = (tmp_path / "docs" / "speed.md").read_text(encoding="utf-8")
    assert figures.read_table(page).figures == {one.what: one for one in measured}


def test_speed_ends_with_1_and_names_what_became_slower(
    measured: list[Figure], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    measured[0] = LETTER._replace(figure=12.0)
    assert bootstrap.main(["speed"]) == 1
    found = "slower: palette: a letter: 12 ms, 1.50 times as slow as the committed 8 ms."
    assert found in capsys.readouterr().out
    assert (tmp_path / "docs" / "speed.md").exists()


def test_speed_of_some_tests_writes_nothing(measured: list[Figure], tmp_path: Path) -> None:
    assert bootstrap.main(["speed", "-k", "palette"]) == 0
    assert not (tmp_path / "docs" / "speed.md").exists()


def test_the_page_of_a_folder_without_git_is_empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    assert bootstrap.committed(tmp_path / "docs" / "speed.md") == ""
    assert bootstrap.commit() == "unknown"
