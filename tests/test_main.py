"""The entry: window or command line, and a plain word when there is no window."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest
from platformdirs import user_config_path

from ringside_manager import __main__ as entry
from ringside_manager import paths

SCREENS = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """What reached the window or the command line, which both answer 7."""
    calls: list[tuple[str, list[str]]] = []
    for room in ("cli", "gui"):
        module = ModuleType(f"ringside_manager.{room}.main")

        def main(words: list[str], room: str = room) -> int:
            calls.append((room, words))
            return 7

        module.main = main  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, f"ringside_manager.{room}", ModuleType(f"ringside_manager.{room}"))
        monkeypatch.setitem(sys.modules, f"ringside_manager.{room}.main", module)
    return calls


def have_window(monkeypatch: pytest.MonkeyPatch, there: bool) -> None:
    spec = ModuleSpec("ringside_manager.gui", None, origin="gui/__init__.py") if there else None
    monkeypatch.setattr(entry, "find_spec", lambda _name: spec)


def have_screen(monkeypatch: pytest.MonkeyPatch, variable: str | None) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    if variable:
        monkeypatch.setenv(variable, "something")


def test_words_go_to_the_command_line(asked: list[tuple[str, list[str]]]) -> None:
    assert entry.main(["status", "mine.ringside"]) == 7
    assert asked == [("cli", ["status", "mine.ringside"])]


@pytest.mark.parametrize(("content", "room"), [(None, "gui"), (b"SQLite format 3\0", "cli"), (b"", "cli")])
def test_a_path_to_a_league_under_any_name_opens_the_window(
    content: bytes | None,
    room: str,
    asked: list[tuple[str, list[str]]],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    repository: Path,
) -> None:
    have_window(monkeypatch, there=True)
    have_screen(monkeypatch, "DISPLAY")
    save = tmp_path / "status"
    save.write_bytes(
        (repository / "tests/golden_saves/0.1.ringside").read_bytes() if content is None else content
    )
    assert entry.main([str(save)]) == 7
    monkeypatch.chdir(tmp_path)
    assert entry.main(["status"]) == 7  # a bare name is a command
    assert asked == [(room, [str(save)]), ("cli", ["status"])]


@pytest.mark.parametrize(
    "words", [[], ["mine.ringside"], ["Mine.RINGSIDE"], ["cup.festival"], ["--startup-report"]]
)
def test_no_word_or_a_save_opens_the_window(
    words: list[str], asked: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    have_window(monkeypatch, there=True)
    have_screen(monkeypatch, "DISPLAY")
    assert entry.main(words) == 7
    assert asked == [("gui", words)]


def test_without_a_window_one_line_says_so_and_help_follows(
    asked: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    have_window(monkeypatch, there=False)
    assert entry.main([]) == 7
    assert asked == [("cli", ["--help"])]
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert printed.err.startswith("No window: this version does not have one yet.")


def test_the_words_of_the_process_are_the_default(
    asked: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["ringside", "systems", "--json"])
    entry.main()
    assert asked == [("cli", ["systems", "--json"])]


def test_a_window_needs_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    have_window(monkeypatch, there=True)
    have_screen(monkeypatch, None)
    assert "no screen" in entry.why_no_window()


@pytest.mark.parametrize("variable", SCREENS)
def test_any_kind_of_screen_will_do(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    have_window(monkeypatch, there=True)
    have_screen(monkeypatch, variable)
    assert entry.why_no_window() == ""


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_windows_and_macos_always_have_a_screen(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    have_window(monkeypatch, there=True)
    have_screen(monkeypatch, None)
    monkeypatch.setattr(sys, "platform", system)
    assert entry.why_no_window() == ""


def test_an_empty_folder_is_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    have_screen(monkeypatch, "DISPLAY")
    monkeypatch.setattr(entry, "find_spec", lambda name: ModuleSpec(name, None))
    assert "does not have one" in entry.why_no_window()


# Where things lie, in a checkout and installed


def test_a_checkout_uses_the_folders_of_the_repository(repository: Path) -> None:
    assert paths.is_checkout()
    assert paths.resources() == repository / "resources"
    assert paths.shipped_sets() == repository / "fighter_sets"
    assert paths.saves() == repository / "saves"
    assert paths.resources().is_dir()


def test_an_installed_program_carries_its_data_and_saves_with_the_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "ringside_manager"
    (package / "_data").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert not paths.is_checkout()
    assert paths.resources() == package / "_data" / "resources"
    assert paths.shipped_sets() == package / "_data" / "fighter_sets"
    assert paths.saves().name == "saves"
    assert package.parent not in paths.saves().parents


def test_settings_are_never_kept_in_the_repository(repository: Path) -> None:
    assert repository not in paths.settings().parents
    assert paths.settings().name == paths.APPLICATION


@pytest.mark.parametrize("home", ["", "/somewhere/else", " "])
def test_settings_lie_where_the_system_keeps_them(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", home)
    assert paths.settings() == user_config_path(paths.APPLICATION, appauthor=False)
