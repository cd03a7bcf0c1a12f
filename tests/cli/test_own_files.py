"""Sets and packs of one's own: installed whole or refused, never over another file, found by name, removed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringside_manager import paths
from ringside_manager.errors import FileError, SaveExistsError, SetError, UnknownNameError, UsageError
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.sets import OWN_SETS, load_set, write_set
from ringside_manager.office.house_rules import OWN_PACKS, load_pack
from ringside_manager.written.own_files import REMOVED, Origin
from tests.cli.calling import Call
from tests.slow import each

OURS = "name: ours\ntitle: Ours\nbased_on: by_the_book\nrest: {nights: 3}\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "own_sets", lambda: tmp_path / "data" / "sets")
    monkeypatch.setattr(paths, "own_rules", lambda: tmp_path / "data" / "house_rules")
    return tmp_path / "data" / "sets"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path / "from a friend.yaml", seed=3)


def written(path: Path, *, seed: int, name: str = "harbour") -> Path:
    path.write_text(f"# a remark\n{write_set(generate_set(8, seed, name))}", encoding="utf-8")
    return path


def test_a_set_is_installed_as_it_is_and_found_by_name(folder: Path, file: Path) -> None:
    place = OWN_SETS.install(file)
    assert place == folder / "harbour.yaml"
    assert place.read_bytes() == file.read_bytes()
    assert load_set("harbour") == load_set(file)
    assert OWN_SETS.origin(place) is Origin.OWN
    assert OWN_SETS.origin(file) is Origin.FILE
    assert OWN_SETS.install(file) == place, "the same file again changes nothing"


def test_another_file_of_that_name_is_never_overwritten_silently(
    folder: Path, file: Path, tmp_path: Path
) -> None:
    first = OWN_SETS.install(file).read_bytes()
    other = written(tmp_path / "other.yaml", seed=4)
    with pytest.raises(SaveExistsError, match="Another file of yours is named harbour"):
        OWN_SETS.install(other)
    assert (folder / "harbour.yaml").read_bytes() == first
    OWN_SETS.install(other, replace=True)
    assert (folder / "harbour.yaml").read_bytes() == other.read_bytes()
    assert (folder / REMOVED / "harbour.yaml").read_bytes() == first


def test_another_name_may_be_given(folder: Path, file: Path) -> None:
    place = OWN_SETS.install(file, "the-docks")
    assert place == folder / "the-docks.yaml"
    assert load_set("the-docks").name == "the-docks"
    assert load_set("the-docks").fighters == load_set(file).fighters


@each("name", ["../outside", "a/b", "Harbour Club", "con", "heavyweights", "x" * 41, ".hidden"])
def test_no_name_leads_elsewhere_or_takes_what_is_shipped(folder: Path, file: Path, name: str) -> None:
    with pytest.raises(UsageError):
        OWN_SETS.install(file, name)
    assert not folder.exists()


def test_a_shipped_name_in_the_file_is_refused(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="heavyweights comes with the program"):
        OWN_SETS.install(written(tmp_path / "mine.yaml", seed=1, name="heavyweights"))


def test_a_faulty_file_is_refused_whole(folder: Path, tmp_path: Path) -> None:
    torn = tmp_path / "torn.yaml"
    torn.write_text("name: x\nfighters: [")
    with pytest.raises(SetError):
        OWN_SETS.install(torn)
    assert not folder.exists()


def test_links_are_not_followed(folder: Path, file: Path, tmp_path: Path) -> None:
    link, precious = tmp_path / "link.yaml", tmp_path / "precious"
    link.symlink_to(file)
    with pytest.raises(FileError, match="is a link"):
        OWN_SETS.install(link)
    precious.write_text("precious")
    folder.mkdir(parents=True)
    (folder / "harbour.yaml").symlink_to(precious)
    assert OWN_SETS.files() == {}
    assert "not followed" in str(OWN_SETS.passed_over()[folder / "harbour.yaml"])
    with pytest.raises(FileError):
        OWN_SETS.install(file, replace=True)
    with pytest.raises(UnknownNameError):
        OWN_SETS.remove("harbour")
    assert precious.read_text() == "precious"


def test_what_is_removed_is_kept_aside(folder: Path, file: Path) -> None:
    OWN_SETS.install(file)
    aside = OWN_SETS.remove("Harbour")
    assert aside.read_bytes() == file.read_bytes()
    assert OWN_SETS.all() == {}
    for name, error in (
        ("harbour", UnknownNameError),
        ("heavyweights", UsageError),
        ("../x", UnknownNameError),
    ):
        with pytest.raises(error):
            OWN_SETS.remove(name)


def test_a_file_whose_name_is_shipped_by_now_is_hidden_and_can_go(folder: Path, tmp_path: Path) -> None:
    folder.mkdir(parents=True)
    mine = written(folder / "heavyweights.yaml", seed=5, name="heavyweights")
    assert OWN_SETS.files() == {}
    assert "hidden" in str(OWN_SETS.passed_over()[mine])
    assert len(load_set("heavyweights").fighters) == 30
    assert len(load_set(mine).fighters) == 8
    OWN_SETS.install(mine, "my-heavyweights")
    assert OWN_SETS.remove("heavyweights").parent.name == REMOVED


def test_a_set_by_command(folder: Path, file: Path, call: Call) -> None:
    assert call("set", "install", file).out.startswith("Installed as harbour: ")
    rows = {row["name"]: row["origin"] for row in call("sets", "--json").document}
    assert (rows["harbour"], rows["heavyweights"]) == ("yours", "shipped")
    refused = call("set", "install", written(file, seed=9))
    assert (refused.code, "--replace" in refused.err) == (1, True)
    assert call("set", "install", file, "--replace").code == 0
    assert call("set", "remove", "harbour").out.startswith("Removed; it is kept as ")
    assert call("set", "remove", "heavyweights").code == 2


def test_a_pack_by_command(folder: Path, tmp_path: Path, call: Call) -> None:
    file = tmp_path / "any name.yaml"
    file.write_text(OURS)
    assert call("rules", "install", file).code == 0
    assert OWN_PACKS.files() == {"ours": tmp_path / "data" / "house_rules" / "ours.yaml"}
    rows = {row["name"]: row["origin"] for row in call("rules", "list", "--json").document}
    assert (rows["ours"], rows["by_the_book"]) == ("yours", "shipped")
    assert load_pack("Ours").rules.rest.nights == 3
    assert "ours" in call("rules", "diff", "by_the_book", "ours").out
    assert call("rules", "install", file, "--as", "even_purses").code == 2
    assert call("rules", "remove", "ours").code == 0
    assert call("rules", "show", "ours").code == 1
