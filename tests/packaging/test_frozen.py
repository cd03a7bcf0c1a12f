"""What the frozen program holds: everything the project asks for, nothing of what only brings weight."""

from __future__ import annotations

import tomllib
from pathlib import Path

import frozen
import pytest


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "ringside_manager/_data/resources/styles/window.qss",
        "ringside_manager-0.1.0.dist-info/entry_points.txt",
        "matplotlib/mpl-data/matplotlibrc",
    ],
)
def test_what_the_program_opens_comes_along(place: str) -> None:
    assert frozen.is_wanted(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6\\Qt\\translations\\qt_help_de.qm",
        "ringside_manager-0.1.0.dist-info/direct_url.json",
    ],
)
def test_what_nobody_opens_stays_behind(place: str) -> None:
    assert not frozen.is_wanted(place)


def test_files_come_in_one_order() -> None:
    entries = [("b", "/x/b", "DATA"), ("a", "/x/a", "DATA"), ("c.pyi", "/x/c.pyi", "DATA")]
    assert [entry[0] for entry in frozen.wanted(entries)] == ["a", "b"]


def test_no_library_the_program_needs_is_left_out(repository: Path) -> None:
    project = tomllib.loads((repository / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = " ".join(project["dependencies"]).casefold()
    assert not [name for name in frozen.LEFT_OUT if "." not in name and f"{name}>" in needed]
    assert project["gui-scripts"] == {frozen.DISTRIBUTION: project["scripts"][frozen.NAME]}
    assert project["name"] == frozen.DISTRIBUTION


def test_sizes_are_told_by_library(tmp_path: Path) -> None:
    for name, size in {"ringside": 5, "_internal/libpython.so": 7, "_internal/numpy/core.so": 90}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(bytes(size))
    assert frozen.size_by_part(tmp_path) == [("numpy", 90), ("Python and libraries of the system", 12)]
