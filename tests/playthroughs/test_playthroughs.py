"""Written bouts stay as they were audited, line by line, and no bout system is without one."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from ringside_manager.bout import registry
from tests.playthroughs import writer
from tests.playthroughs.scripts import PLAYTHROUGHS, Playthrough
from tests.playthroughs.writer import FOLDER, path_of, write

every_playthrough = pytest.mark.parametrize(
    "playthrough", PLAYTHROUGHS, ids=lambda one: f"{one.system}-{one.name}"
)


def test_every_bout_system_has_a_playthrough() -> None:
    assert set(registry.names()) <= {playthrough.system for playthrough in PLAYTHROUGHS}


def test_every_file_is_somebodys() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {path_of(playthrough) for playthrough in PLAYTHROUGHS}


@every_playthrough
def test_the_bout_is_still_the_one_written_down(playthrough: Playthrough) -> None:
    stored = path_of(playthrough).read_text(encoding="utf-8").splitlines()
    now = write(playthrough).splitlines()
    for number, (then, line) in enumerate(zip_longest(stored, now), start=1):
        assert line == then, f"{path_of(playthrough).name}, line {number}; to write it anew: {writer.COMMAND}"


@every_playthrough
def test_every_line_names_its_rule(playthrough: Playthrough) -> None:
    """Only what all systems share, the card of a round and the end of a bout, goes without."""
    told = [
        line for line in write(playthrough).splitlines() if line.startswith(("  die", "  asks", "  event"))
    ]
    bare = {line.split()[1] for line in told if not line.endswith(")")}
    assert bare <= {"round_scored:", "bout_ended:"}
    assert len(told) > 100


def test_a_changed_bout_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    before = write(PLAYTHROUGHS[0])
    monkeypatch.setattr("ringside_manager.engines.ringside.rules.RECOVERY", 9)
    assert write(PLAYTHROUGHS[0]) != before


def test_writing_anew_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("playthroughs")
    monkeypatch.setattr(writer, "FOLDER", folder)
    writer.main()
    written = {path.relative_to(folder): path.read_bytes() for path in folder.glob("*/*.txt")}
    assert written == {path.relative_to(FOLDER): path.read_bytes() for path in FOLDER.glob("*/*.txt")}
