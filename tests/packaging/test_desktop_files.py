"""The files by which a desktop and a shell know the program and its leagues: one name of it everywhere."""

from __future__ import annotations

import gzip
import struct
import tomllib
from configparser import ConfigParser
from pathlib import Path
from unittest.mock import Mock
from xml.etree import ElementTree

import desktop
import frozen
import manual
import pytest

from ringside_manager import APPLICATION_ID, __version__
from ringside_manager.cli.commands import SECTIONS
from ringside_manager.gui import app
from ringside_manager.office.festivals import SUFFIX
from tests.slow import each

LINUX = Path(desktop.LINUX)
MIME = LINUX / f"{APPLICATION_ID}.xml"
METAINFO = LINUX / f"{APPLICATION_ID}.metainfo.xml"


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("usr")
    desktop.lay_out(folder)
    return folder / "share"


def entry() -> ConfigParser:
    read = ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(LINUX / f"{APPLICATION_ID}.desktop", encoding="utf-8")
    return read


def test_a_double_click_on_a_league_or_a_festival_opens_it() -> None:
    told = entry()["Desktop Entry"]
    kinds = [mime.get("type") for mime in ElementTree.parse(MIME).getroot()]
    assert told["Exec"] == "ringside %f"
    assert told["MimeType"].rstrip(";").split(";") == kinds
    assert kinds == [frozen.MIME_TYPE, frozen.FESTIVAL_TYPE]
    assert kinds == [kind.text for kind in ElementTree.parse(METAINFO).iter("mediatype")]
    globs = [one.get("pattern") for one in ElementTree.parse(MIME).iter() if one.tag.endswith("glob")]
    assert globs == ["*.ringside", f"*{SUFFIX}"]


def test_the_program_has_one_name_everywhere(share: Path) -> None:
    told, page = entry()["Desktop Entry"], ElementTree.parse(METAINFO)
    named = {
        told["Icon"],
        page.findtext("id"),
        (page.findtext("launchable") or "").removesuffix(".desktop"),
        next(icon.get("name") for icon in ElementTree.parse(MIME).iter() if icon.tag.endswith("icon")),
    }
    assert named == {APPLICATION_ID}
    assert {path.name.removeprefix(APPLICATION_ID) for path in LINUX.iterdir()} == set(desktop.PLACES)
    icons = [path for path in (share / "icons").rglob("*") if path.is_file()]
    assert {path.stem for path in icons} == {APPLICATION_ID}


def test_a_window_says_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "QApplication", Mock())
    made = app.make_application([])
    # Under X11 a window is told by the program's name, elsewhere by that of its entry.
    made.setApplicationName.assert_called_once_with(entry()["Desktop Entry"]["StartupWMClass"])  # type: ignore[attr-defined]
    made.setDesktopFileName.assert_called_once_with(APPLICATION_ID)  # type: ignore[attr-defined]


def test_a_league_is_known_by_its_header(repository: Path) -> None:
    inner = next(match for match in ElementTree.parse(MIME).iter() if match.get("offset") == "68")
    save = (repository / "tests" / "golden_saves" / "0.1.ringside").read_bytes()
    assert save[68:72].decode() == inner.get("value")
    assert save.startswith(b"SQLite format 3\0")


def test_the_software_centre_knows_this_version_and_shows_pictures(repository: Path) -> None:
    told = ElementTree.parse(METAINFO)
    assert next(release.get("version") for release in told.iter("release")) == __version__
    shown = {(image.text or "").rpartition("/")[2]: image for image in told.iter("image")}
    assert shown
    for name, image in shown.items():
        header = (repository / "docs" / "pictures" / name).read_bytes()[:24]
        assert struct.unpack(">II", header[16:24]) == (
            int(image.attrib["width"]),
            int(image.attrib["height"]),
        )


def test_every_picture_has_the_size_its_place_says(share: Path) -> None:
    for size in desktop.SIZES:
        (file,) = (share / f"icons/hicolor/{size}x{size}/apps").iterdir()
        assert struct.unpack(">II", file.read_bytes()[16:24]) == (size, size)


def test_pictures_for_other_systems_are_whole() -> None:
    windows, mac = desktop.windows_icon(), desktop.mac_icon()
    kind, count = struct.unpack("<HH", windows[2:6])
    *_, length, place = struct.unpack("<BBBBHHII", windows[6 + 16 * (count - 1) : 6 + 16 * count])
    assert (kind, count, place + length) == (1, len(desktop.WINDOWS_SIZES), len(windows))
    assert (mac[:4], struct.unpack(">I", mac[4:8])[0]) == (b"icns", len(mac))
    assert "VSVersionInfo" in desktop.windows_version()
    compile(desktop.windows_version(), "version.txt", "eval")


def test_the_manual_tells_every_command(share: Path) -> None:
    page = gzip.decompress((share / "man" / "man1" / "ringside.1.gz").read_bytes()).decode()
    assert page == manual.page()
    calls = [name.replace("-", r"\-") for section in SECTIONS.values() for name in section]
    assert [name for name in calls if f'.SS "ringside {name} ' not in page] == []
    assert f"Ringside Manager {__version__}" in page
    assert "\b" not in page


def test_roff_reads_no_order_in_a_text() -> None:
    assert manual._safe('.TH\n\'x \\f -a "b"') == "\\&.TH\n\\&'x \\ef \\-a \\(dqb\\(dq"


@each("shell", tuple(desktop.COMPLETIONS))
def test_a_shell_finds_what_to_offer(share: Path, shell: str) -> None:
    script = (share / desktop.COMPLETIONS[shell]).read_text(encoding="utf-8")
    assert f"_RINGSIDE_COMPLETE={shell}_complete" in script


def test_the_command_of_the_entry_is_the_one_installed(repository: Path) -> None:
    project = tomllib.loads((repository / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert entry()["Desktop Entry"]["Exec"].split()[0] in project["scripts"]
