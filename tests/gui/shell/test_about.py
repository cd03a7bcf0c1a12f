"""The version tells itself, and what is new is shown once after an upgrade."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager import __version__, paths
from ringside_manager.gui.settings import Settings, settings, use_settings
from ringside_manager.gui.shell import about
from ringside_manager.gui.shell.about import About, WhatsNew, releases, tell_news
from ringside_manager.language import LANGUAGE
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    use_settings(Settings(None))
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two versions after this one, the second of which is installed."""
    shutil.copytree(paths.resources() / "changes", tmp_path / "changes")
    for version in ("90.1.0", "90.2.0", "90.10.0"):
        text = f'[[change]]\ntitle = "New in {version}"\ntext = "…"\n'
        (tmp_path / "changes" / f"{version}.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    monkeypatch.setattr(about, "__version__", "90.2.0")


def said(dialog: QWidget) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_nothing_is_told_at_the_first_start(window: QWidget) -> None:
    assert tell_news(window) is None
    assert settings().value(about.SEEN, "") == __version__


@pytest.mark.usefixtures("later")
def test_what_came_since_is_told_once_the_latest_first(window: QWidget) -> None:
    settings().set_value(about.SEEN, __version__)
    dialog = tell_news(window)
    assert dialog is not None
    assert [text for text in said(dialog) if text.startswith("New in")] == ["New in 90.2.0", "New in 90.1.0"]
    dialog.accept()
    assert tell_news(window) is None
    assert "New in 90.1.0" in said(WhatsNew(parent=window)), "it can be read again"


@pytest.mark.usefixtures("later")
@each("seen", ["90.2.0", "91.0", "x"])
def test_an_older_program_or_an_odd_setting_tells_nothing_wrong(window: QWidget, seen: str) -> None:
    settings().set_value(about.SEEN, seen)
    dialog = tell_news(window)
    assert (dialog is None) is (seen != "x")


def test_this_version_has_its_notes_in_every_language() -> None:
    told = {}
    for code in ("en", "de"):
        LANGUAGE.speak(code)
        told[code] = releases()
    assert list(told["en"]) == list(told["de"])
    assert next(iter(told["en"])) == __version__
    for version, english in told["en"].items():
        assert all(one != other for one, other in zip(english, told["de"][version], strict=True))


def test_about_says_the_version_and_where_files_lie(window: QWidget) -> None:
    texts = said(About(window))
    assert f"Version {__version__}" in texts
    assert any(str(paths.own_sets()) in text for text in texts)
