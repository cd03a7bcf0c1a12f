"""Where things lie, in a checkout and installed."""

from __future__ import annotations

from pathlib import Path

import pytest
from platformdirs import user_config_path

from ringside_manager import paths


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
