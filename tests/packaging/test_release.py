"""Packages: what lies in them and where, equal bytes for equal commits, and the bill of what is inside."""

from __future__ import annotations

import json
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path, PurePosixPath

import appimage
import deb
import desktop
import frozen
import ingredients
import pytest
import release
import yaml
from release import Workshop
from trouble import SetUpError

from ringside_manager import APPLICATION_ID, __version__

MOMENT = datetime(2026, 11, 28, 12, tzinfo=UTC)
DEBIAN = pytest.mark.skipif(not shutil.which("dpkg-shlibdeps"), reason="dpkg-dev is not installed")


@pytest.fixture(autouse=True)
def dated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(int(MOMENT.timestamp())))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A frozen folder in small: a program of this system, a library beside it, a link to it."""
    made = tmp_path / "frozen" / frozen.NAME
    (made / "_internal" / "Qt").mkdir(parents=True)
    shutil.copy("/bin/true", made / frozen.NAME)
    (made / "_internal" / "Qt" / "libfake.so.6").write_bytes(b"no library")
    (made / "_internal" / "libfake.so.6").symlink_to("Qt/libfake.so.6")
    return made


@pytest.fixture
def light(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A desktop's files cost a second to make; here only their places count."""

    def lay_out(prefix: Path) -> None:
        for place in (
            f"applications/{APPLICATION_ID}.desktop",
            f"icons/hicolor/256x256/apps/{APPLICATION_ID}.png",
        ):
            desktop.put(prefix / "share" / place, b"")

    monkeypatch.setattr(desktop, "lay_out", lay_out)
    return


@DEBIAN
@pytest.mark.slow
def test_a_package_for_debian_installs_and_leaves_nothing_behind(folder: Path, tmp_path: Path) -> None:
    file = deb.build(folder, tmp_path)
    told = subprocess.run(["dpkg-deb", "-f", str(file)], capture_output=True, text=True, check=True).stdout
    assert f"Version: {__version__}\n" in told
    assert "libc6" in told.partition("Depends:")[2].splitlines()[0]
    root = tmp_path / "root"
    (root / "var" / "lib" / "dpkg" / "info").mkdir(parents=True)
    (root / "var" / "lib" / "dpkg" / "updates").mkdir()
    (root / "var" / "lib" / "dpkg" / "status").touch()
    before = {path for path in root.rglob("*") if "var" not in path.parts}
    dpkg = ["dpkg", f"--root={root}", "--force-not-root", "--force-depends", "--log=/dev/null"]
    subprocess.run([*dpkg, "--install", str(file)], capture_output=True, check=True)
    assert (
        root / "usr" / "bin" / "ringside"
    ).resolve() == root / "usr" / "lib" / "ringside-manager" / "ringside"
    assert (root / "usr" / "share" / "applications" / f"{APPLICATION_ID}.desktop").is_file()
    subprocess.run([*dpkg, "--purge", frozen.DISTRIBUTION], capture_output=True, check=True)
    assert {path for path in root.rglob("*") if "var" not in path.relative_to(root).parts} == before


@DEBIAN
@pytest.mark.slow
@pytest.mark.usefixtures("light")
def test_a_package_for_debian_has_the_same_bytes_again(folder: Path, tmp_path: Path) -> None:
    first = deb.build(folder, tmp_path / "first").read_bytes()
    for path in folder.rglob("*"):
        path.touch()
    assert deb.build(folder, tmp_path / "second").read_bytes() == first


@pytest.mark.usefixtures("light")
def test_an_appimage_starts_the_program_and_shows_its_entry(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree, file = tmp_path / "AppDir", tmp_path / "x.AppImage"
    monkeypatch.delenv(appimage.RUNTIME, raising=False)
    with pytest.raises(SetUpError, match="is laid out; set RINGSIDE_APPIMAGE_RUNTIME"):
        appimage.build(folder, tree, file)
    assert subprocess.run([tree / "AppRun"], check=False).returncode == 0
    assert all(
        (tree / name).is_file() for name in (f"{APPLICATION_ID}.desktop", f"{APPLICATION_ID}.png", ".DirIcon")
    )
    other = tmp_path / "runtime"
    other.write_bytes(b"\x7fELF\x02\x01\x01\x00nothing")
    monkeypatch.setenv(appimage.RUNTIME, str(other))
    with pytest.raises(SetUpError, match="no runtime of an AppImage"):
        appimage.build(folder, tree, file)


@pytest.mark.usefixtures("light")
@pytest.mark.skipif(not shutil.which("mksquashfs"), reason="squashfs-tools is not installed")
def test_an_appimage_is_its_runtime_and_the_program_behind_it(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runtime = b"\x7fELF\x02\x01\x01\x00AI\x02" + bytes(5)
    (tmp_path / "runtime").write_bytes(runtime)
    monkeypatch.setenv(appimage.RUNTIME, str(tmp_path / "runtime"))
    first = appimage.build(folder, tmp_path / "one", tmp_path / "one.AppImage").read_bytes()
    assert first.startswith(runtime + b"hsqs")
    assert appimage.build(folder, tmp_path / "two", tmp_path / "two.AppImage").read_bytes() == first


def test_an_archive_tells_nothing_of_who_packed_it(folder: Path, tmp_path: Path) -> None:
    shop = Workshop(tmp_path, tmp_path)
    (shop.build / "frozen").mkdir(parents=True)
    shutil.copytree(folder, shop.folder, symlinks=True)
    (file,) = release.folder_as_tar(shop)
    first = file.read_bytes()
    with tarfile.open(file) as archive:
        told = {(one.mtime, one.uid, one.uname) for one in archive.getmembers()}
        modes = {one.name: one.mode for one in archive.getmembers() if one.isfile()}
    assert told == {(MOMENT.timestamp(), 0, "")}
    top = f"{frozen.DISTRIBUTION}-{__version__}"
    assert modes == {f"{top}/{frozen.NAME}": 0o755, f"{top}/_internal/Qt/libfake.so.6": 0o644}
    (shop.folder / frozen.NAME).touch()
    assert release.folder_as_tar(shop)[0].read_bytes() == first
    assert release.folder_as_zip(shop)[0].stat().st_size


def test_checksums_are_read_by_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"b")
    (tmp_path / "a").write_bytes(b"a")
    release.checksums([tmp_path / "b", tmp_path / "a"], tmp_path)
    lines = [f"{sha256(name.encode()).hexdigest()}  {name}\n" for name in "ab"]
    assert (tmp_path / "SHA256SUMS").read_text(encoding="utf-8") == "".join(lines)


def test_the_bill_lists_what_is_inside_and_nothing_else(folder: Path) -> None:
    text = ingredients.bill(folder, MOMENT)
    told = json.loads(text)
    names = {one["name"] for one in told["components"]}
    assert {"pyside6-essentials", "numpy", "typst", "fastapi", "python"} <= names
    assert not names & {"numba", "psycopg", "pytest", "pyinstaller", "mypy"}
    assert told["metadata"]["component"]["version"] == __version__
    assert told["specVersion"] == "1.6"
    assert ingredients.bill(folder, MOMENT) == text


def test_every_library_goes_with_its_licence() -> None:
    places = [(PurePosixPath(place), Path(file).name) for file, place in ingredients.licences()]
    have = {place.parts[1] for place, _ in places}
    named = {ingredients.canonicalize_name(one.name) for one in ingredients.distributions()}
    by_qt = {"pyside6-essentials", "shiboken6"}  # its wheels name theirs; Debian keeps the texts
    assert named - have <= by_qt
    assert len(set(places)) == len(places)  # none is laid over another of its name
    assert all(frozen.is_wanted(str(place / name)) for place, name in places)


def test_a_release_is_made_of_a_commit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(release, "_git", lambda *words: " M README.md\n" if words[0] == "status" else "0")
    with pytest.raises(SetUpError, match="Commit or put away"):
        release.prepare(tmp_path / "dist")


def test_what_cannot_be_built_here_is_said_and_the_rest_is_built(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shop = Workshop(folder.parents[1], tmp_path / "dist")
    shop.target.mkdir()

    def wheel(shop: Workshop) -> list[Path]:
        (shop.target / "x.whl").write_bytes(b"x")
        return [shop.target / "x.whl"]

    def never(shop: Workshop) -> list[Path]:
        """The AppImage."""
        raise SetUpError("There is no runtime.")

    for name, made in {
        "prepare": lambda _t: shop,
        "freeze": lambda _s: None,
        "python_packages": wheel,
    }.items():
        monkeypatch.setattr(release, name, made)
    monkeypatch.setattr(release, "materials", never)
    monkeypatch.setattr(release, "BY_SYSTEM", {})
    assert release.main([str(shop.target)]) == 0
    said = capsys.readouterr().out
    assert "Not built here. The AppImage: There is no runtime." in said
    assert (shop.target / "SHA256SUMS").read_text(encoding="utf-8").endswith("  x.whl\n")


def test_what_was_never_run_says_so_and_names_the_same_things(repository: Path) -> None:
    workflow = (repository / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert "never run" in workflow
    assert "packaging/bootstrap.py release" in workflow
    assert set(yaml.safe_load(workflow)["jobs"]) == {"build", "draft"}
    needed = {*deb_packages()}
    assert needed <= set(workflow.split())
    installer = (repository / "packaging" / "windows" / "ringside.iss").read_text(encoding="utf-8")
    assert "never run" in installer
    for kind, suffix in (frozen.MIME_TYPE, ".ringside"), (frozen.FESTIVAL_TYPE, ".festival"):
        assert kind in installer
        assert f'Classes\\{suffix}"' in installer
    assert f"{frozen.DISTRIBUTION}.exe" in installer
    manifest = repository / "packaging" / "flatpak" / f"{APPLICATION_ID}.yml"
    told = yaml.safe_load(manifest.read_text(encoding="utf-8"))
    assert (told["id"], told["command"]) == (APPLICATION_ID, frozen.NAME)


def deb_packages() -> tuple[str, ...]:
    import debian

    return debian.QT_OFFSCREEN + debian.QT_SCREEN
