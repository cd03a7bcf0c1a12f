"""The files by which a desktop knows the program and its leagues."""

from __future__ import annotations

from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ringside_manager import __version__


@pytest.fixture
def folder(repository: Path) -> Path:
    return repository / "packaging" / "linux"


def test_a_double_click_on_a_league_opens_it(folder: Path) -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(folder / "ringside-manager.desktop", encoding="utf-8")
    told = entry["Desktop Entry"]
    mime = ElementTree.parse(folder / "ringside-manager-mime.xml").getroot()[0]
    assert told["Exec"] == "ringside %f"
    assert told["MimeType"].rstrip(";") == mime.get("type")


def test_a_league_is_known_by_its_header(folder: Path, repository: Path) -> None:
    mime = ElementTree.parse(folder / "ringside-manager-mime.xml")
    inner = next(match for match in mime.iter() if match.get("offset") == "68")
    save = (repository / "tests" / "golden_saves" / "0.1.ringside").read_bytes()
    assert save[68:72].decode() == inner.get("value")
    assert save.startswith(b"SQLite format 3\0")


def test_the_software_centre_knows_this_version(folder: Path) -> None:
    told = ElementTree.parse(folder / "ringside-manager.metainfo.xml")
    assert next(release.get("version") for release in told.iter("release")) == __version__
