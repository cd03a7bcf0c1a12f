"""What the frozen program holds: everything the project asks for, nothing of what only brings weight."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import frozen
import pytest

from ringside_manager.errors import without_extra
from tests.slow import each


@each(
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


@each(
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


def test_a_library_comes_along_where_something_left_asks_for_it() -> None:
    entries = [
        ("PySide6/QtGui.abi3.so", "/v/QtGui.so", "EXTENSION"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/v/libqxcb.so", "BINARY"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/v/libQt6Gui.so.6", "BINARY"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libgtk-3.so.0", "/usr/lib/libgtk-3.so.0", "BINARY"),
        ("pillow.libs/libavif-1.so", "/v/libavif-1.so", "BINARY"),
        ("libavif-1.so", "pillow.libs/libavif-1.so", "SYMLINK"),
        ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", "BINARY"),
        ("libxcb.so.1", "/usr/lib/libxcb.so.1", "BINARY"),
    ]
    asks = {
        "/v/QtGui.so": {"libQt6Gui.so.6", "libc.so.6"},
        "/v/libqxcb.so": {"libQt6Gui.so.6", "libxcb.so.1"},
    }
    left = {place for place, _, _ in frozen.asked_for(entries, asks.__getitem__)}
    assert left == {place for place, _, _ in entries} - {
        "libgtk-3.so.0",
        "pillow.libs/libavif-1.so",
        "libavif-1.so",
    }


def test_what_is_left_out_of_the_optimizer_is_not_missed() -> None:
    blocked = [
        name
        for name in frozen.LEFT_OUT
        if name.startswith(("PIL", "fontTools", "numpy", "scipy", "setuptools"))
    ]
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({blocked!r}))\n"
        "from scipy.optimize import linprog; import matplotlib.figure, matplotlib.backends.backend_agg\n"
        "assert linprog([1.0], bounds=[(2, 3)], method='highs').x[0] == 2"
    )
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_symbols_are_taken_from_what_no_wheel_repaired(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(frozen.subprocess, "run", lambda words, check: called.append(words))
    entries = [
        ("a/b.so", "/v/b.so", "EXTENSION"),
        ("numpy.libs/libx.so", "/v/libx.so", "BINARY"),
        ("c", "/v/c", "DATA"),
    ]
    made = frozen.stripped(entries, tmp_path)
    assert made == [("a/b.so", str(tmp_path / "a" / "b.so"), "EXTENSION"), *entries[1:]]
    assert [words[-1] for words in called] == ["/v/b.so"]


def test_no_library_the_program_needs_is_left_out(repository: Path) -> None:
    project = tomllib.loads((repository / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = " ".join(project["dependencies"]).casefold()
    assert not [name for name in frozen.LEFT_OUT if "." not in name and f"{name}>" in needed]
    assert project["gui-scripts"] == {frozen.DISTRIBUTION: project["scripts"][frozen.NAME]}
    assert project["name"] == frozen.DISTRIBUTION


def test_what_is_missing_in_a_box_is_not_advised_to_be_put_into_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert str(without_extra("many")) == "Install it with: pip install 'ringside-manager[many]'"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert "its Python package can: pip install 'ringside-manager[many]'" in str(without_extra("many"))


def test_sizes_are_told_by_library(tmp_path: Path) -> None:
    for name, size in {"ringside": 5, "_internal/libpython.so": 7, "_internal/numpy/core.so": 90}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(bytes(size))
    assert frozen.size_by_part(tmp_path) == [("numpy", 90), ("Python and libraries of the system", 12)]


# What an installed program carries: the package, and the two folders that stand at the top of a checkout


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory, repository: Path) -> set[str]:
    """The names of all files in the wheel."""
    target = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-P", "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    done = subprocess.run(command, cwd=repository, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = target.glob("*.whl")
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_folders_of_the_checkout_travel_inside_the_package(shipped: set[str], repository: Path) -> None:
    for folder in ("resources", "fighter_sets"):
        files = {
            str(path.relative_to(repository)) for path in (repository / folder).rglob("*") if path.is_file()
        }
        assert files
        assert {f"ringside_manager/_data/{name.replace(chr(92), '/')}" for name in files} <= shipped


def test_every_module_is_shipped_and_nothing_else(shipped: set[str], repository: Path) -> None:
    package = repository / "ringside_manager"
    modules = {path.relative_to(repository).as_posix() for path in package.rglob("*.py")}
    assert modules | {"ringside_manager/py.typed"} <= shipped
    assert {name.split("/")[0].split("-")[0] for name in shipped} == {"ringside_manager"}
