"""The command line in German: by ``--lang``, by the system's language, by the window's; machine formats stay."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from ringside_manager import paths
from ringside_manager.cli.main import main
from ringside_manager.language import LANGUAGE


@pytest.fixture(autouse=True)
def english_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.setenv(name, "")
    yield
    main(["--lang", "en", "--version"])
    assert LANGUAGE.code == "en"


def test_help_is_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "de", "odds", "--help"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Aufruf: ringside odds")
    assert "Wie viele ausgetragen werden." in said
    assert "Show this message" not in said


def test_errors_are_german_with_the_same_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bout", "Ali", "Frazer", "--lang=de"]) == 1
    assert "Vielleicht Joe Frazier?" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("system", "begins"),
    [("de_AT.UTF-8", "Aufruf:"), ("C", "Usage:"), ("", "Usage:"), ("fr_FR.UTF-8", "Usage:")],
)
def test_the_system_s_language_counts(
    system: str, begins: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", system)
    assert main(["--help"]) == 0
    assert capsys.readouterr().out.startswith(begins)


def test_the_window_s_language_counts_before_the_system_s(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    file = paths.settings() / "settings.ini"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("[General]\nlanguage=de\n", encoding="utf-8")
    try:
        assert main(["--help"]) == 0
    finally:
        file.unlink()
    assert capsys.readouterr().out.startswith("Aufruf:")


def test_a_document_is_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for language in ("en", "de"):
        assert main(["--lang", language, "systems", "ringside", "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]


def test_a_language_nobody_wrote_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", "--help"]) == 2
    assert "'fr'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("news", "Fighter 1 schlug Fighter 0 k. o. in Runde 1 in „Das Loch“."),
        ("journal", "Programm  Abend 77 ist vorbei"),
        ("card", "Fighter 0 schlägt Fighter 1 nach Punkten (Das Loch, 5 Runden, "),
        ("tournament", "Fighter 4 gegen Fighter 0: Fighter 0 kommt weiter"),
        ("manager", "Manager B (Person)"),
        ("status", "Das meiste Geld: Söhne & Co."),
    ],
)
def test_the_books_are_german_and_their_documents_english(
    command: str, said: str, repository: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = str(shutil.copy(repository / "tests/golden_saves/0.4-whole.ringside", tmp_path))
    assert main(["--lang", "de", command, save]) == 0
    assert said in capsys.readouterr().out
    found = []
    for language in ("en", "de"):
        assert main(["--lang", language, command, save, "--json"]) == 0
        found.append(capsys.readouterr().out)
    assert found[0] == found[1]
