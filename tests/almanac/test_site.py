"""The site of a league: every page valid and every link whole, names as text, and a folder that is brought up to date."""

from __future__ import annotations

import json
import os
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import html5lib
import pytest

from ringside_manager.almanac.site import MARK, export_site
from ringside_manager.almanac.site.folder import POLICY, Leaf, known_keys, write_site
from ringside_manager.errors import CancelledError, SaveExistsError, StrangeFileError
from ringside_manager.language import LANGUAGE
from ringside_manager.office.office import Office
from tests.office.clubs import club, founding, play

WORST = (
    '<script>alert("x")</script>', "=1+1", "O'Neil & Sons", "{{ 7 * 7 }}", "../../up", "Łukasz", "a\u200cb",
)  # fmt: skip
KINDS = {"bout", "fighter", "manager", "night", "pair", "season", "title", "tournament"}


@pytest.fixture(scope="module")
def league(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    """A league whose fighters have the worst of names, thirty nights old."""
    plain = founding(("<b>Ann", "ai:Ben", "ai:Cy"), size=4)
    named = (replace(man, name=name) for man, name in zip(plain.fighters, WORST, strict=False))
    worst = replace(plain, fighters=(*named, *plain.fighters[len(WORST) :]))
    with club(tmp_path_factory.mktemp("club") / "club.ringside", worst, 30) as office:
        yield office


@pytest.fixture(scope="module")
def site(league: Office, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("out") / "site"
    export_site(league, folder)
    return folder


def pages(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.html"))


def one_of_each(folder: Path) -> list[Path]:
    """Every page of its own kind, and two of those there are many of."""
    many = (page for kind in KINDS for page in sorted((folder / kind).glob("*.html"))[:2])
    return [*folder.glob("*.html"), *many]


def text_of(folder: Path, name: str) -> str:
    return (folder / name).read_text(encoding="utf-8")


# Pages


def test_every_kind_of_page_is_valid_and_has_what_readers_by_ear_need(site: Path) -> None:
    assert {path.name for path in site.iterdir() if path.is_dir()} == {*KINDS, "letters"}
    for page in one_of_each(site):
        parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
        tree = parser.parse(page.read_text(encoding="utf-8"))
        assert tree.get("lang") == "en"
        assert len(tree.findall(".//main")) == len(tree.findall(".//h1")) == 1, page
        assert tree.find(".//a[@class='skip']").get("href") == "#main"
        assert all(table.find("caption") is not None for table in tree.iter("table"))
        assert all(head.get("scope") in ("col", "row") for head in tree.iter("th"))
        policy = next(meta for meta in tree.iter("meta") if meta.get("http-equiv"))
        assert policy.get("content") == POLICY
        assert all(script.get("src") and not script.text for script in tree.iter("script"))
        assert not list(tree.iter("style"))
        assert not any(each.get("style") or each.get("onclick") for each in tree.iter())


def test_no_link_leads_nowhere(site: Path) -> None:
    there = {path.resolve() for path in site.rglob("*")}
    links = 0
    for page in pages(site):
        for link in re.findall(r'(?:href|src)="([^"#]+)"', page.read_text(encoding="utf-8")):
            links += 1
            assert (page.parent / link).resolve() in there, (page, link)
    assert links > 3000


def test_names_are_shown_as_text_everywhere(league: Office, site: Path) -> None:
    told = "".join(
        "".join(html5lib.parse(page.read_text(encoding="utf-8"), namespaceHTMLElements=False).itertext())
        for page in one_of_each(site)
    )
    assert all(name in told for name in (*WORST[:-1], "a\\u200cb", "<b>Ann"))
    assert all("<script>alert" not in page.read_text(encoding="utf-8") for page in pages(site))
    found = json.loads(text_of(site, "search.js").split("window.ringsideSearch=")[1].rstrip(";\n"))
    assert {row[1] for row in found} >= {f"fighter/{number}.html" for number in league.books.fighters}
    assert all((site / row[1]).is_file() for row in found)


def test_bout_pages_tell_the_round_that_decided_it_and_stay_light(league: Office, site: Path) -> None:
    fought = [bout for bout in league.books.bouts.values() if bout.is_over]
    for bout in fought:
        page = text_of(site, f"bout/{bout.number}.html")
        assert bout.outcome is not None
        assert len(page) < 30_000
        assert "data-f=" in page
        if bout.outcome.method.is_stoppage:
            assert f"it: round {bout.outcome.round}<" in page


def test_the_feed_is_atom_and_tells_the_latest_night_first(league: Office, site: Path) -> None:
    tree = ET.parse(site / "feed.xml").getroot()
    atom = "{http://www.w3.org/2005/Atom}"
    assert tree.tag == f"{atom}feed"
    links = [entry.find(f"{atom}link").get("href") for entry in tree.findall(f"{atom}entry")]  # type: ignore[union-attr]
    assert links[0] == f"night/{league.books.closed}.html"
    ids = [each.text for each in tree.iter(f"{atom}id")]
    assert len(set(ids)) == len(ids)
    days = [each.text or "" for each in tree.iter(f"{atom}updated")]
    assert days == sorted(days, reverse=True)


def test_a_site_speaks_german(league: Office, tmp_path: Path) -> None:
    with LANGUAGE.spoken_here("de"):
        export_site(league, tmp_path / "seite")
    front = text_of(tmp_path / "seite", "index.html")
    assert '<html lang="de">' in front
    assert "Das Rennen ums Geld" in front
    assert "The race for money" not in front


# The folder


def test_a_later_export_writes_what_changed_and_nothing_else(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(), 8) as office:
        folder = tmp_path / "site"
        first = export_site(office, folder)
        assert (first.removed, first.kept) == (0, 0)
        stamps = {path: path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()}
        again = export_site(office, folder)
        assert (again.written, again.removed, again.kept) == (0, 0, first.files)
        play(office, 1)
        later = export_site(office, folder)
        touched = {path for path, stamp in stamps.items() if path.stat().st_mtime_ns != stamp}
        assert {folder / "index.html", folder / "night" / "8.html"} <= touched
        assert not touched & {*(folder / "letters").iterdir()}
        met_again = [pair for pair in touched if pair.parent.name == "bout"]
        assert len(met_again) < len(list((folder / "bout").iterdir())) / 2
        assert folder / "night" / "3.html" not in touched
        assert later.kept > later.written
        office.undo(office.party("promoter"), "held by mistake")
        back = export_site(office, folder)
        assert back.removed == later.files - first.files
        assert {path for path in folder.rglob("*") if path.is_file()} == set(stamps)


def test_a_folder_of_others_is_refused_and_left_alone(league: Office, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "index.html").write_text("mine")
    with pytest.raises(SaveExistsError, match="holds no site of this program"):
        export_site(league, mine)
    assert [path.name for path in mine.iterdir()] == ["index.html"]
    with club(tmp_path / "other.ringside", founding(seed=9), 2) as other:
        export_site(other, tmp_path / "site")
    with pytest.raises(SaveExistsError, match="of another league"):
        export_site(league, tmp_path / "site")


def test_what_was_changed_by_hand_is_not_written_over(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site([Leaf("a.html", lambda: "one"), Leaf("b.html", lambda: "two")], folder, "club")
    (folder / "a.html").write_text("mine")
    (folder / "notes.txt").write_text("mine")
    with pytest.raises(SaveExistsError, match=r"not written so: a\.html"):
        write_site([Leaf("a.html", lambda: "three")], folder, "club")
    assert (folder / "a.html").read_text() == "mine"
    assert (folder / "b.html").exists()
    (folder / "a.html").write_text("one")
    done = write_site([Leaf("a.html", lambda: "three")], folder, "club")
    assert (done.written, done.removed, done.kept) == (1, 1, 0)
    assert sorted(path.name for path in folder.iterdir()) == ["a.html", "notes.txt", MARK]


def test_what_is_stopped_half_way_is_finished_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    write_site([Leaf(f"{name}.html", lambda: "old") for name in "abc"], folder, "club")
    replaced, real = [], Path.replace

    def stop(path: Path, target: Path) -> Path:
        replaced.append(target.name)
        if len(replaced) == 3:
            raise OSError("disk")
        return real(path, target)

    new = [Leaf(f"{name}.html", lambda: "new") for name in "abd"]
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", stop)
        with pytest.raises(OSError, match="disk"):
            write_site(new, folder, "club")
    write_site(new, folder, "club")
    assert {path.name: path.read_text() for path in folder.glob("*.html")} == dict.fromkeys(
        ("a.html", "b.html", "d.html"), "new"
    )


@pytest.mark.skipif(os.name == "nt", reason="links need leave on Windows")
def test_links_are_not_followed(league: Office, tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "site", tmp_path / "elsewhere"
    write_site([Leaf("a/x.html", lambda: "one"), Leaf("b.html", lambda: "one")], folder, "club")
    elsewhere.mkdir()
    (elsewhere / "x.html").write_text("one")
    (folder / "a" / "x.html").unlink()
    (folder / "a").rmdir()
    (folder / "a").symlink_to(elsewhere)
    with pytest.raises(StrangeFileError):
        write_site([Leaf("a/x.html", lambda: "two"), Leaf("b.html", lambda: "two")], folder, "club")
    assert (elsewhere / "x.html").read_text() == "one"
    link = tmp_path / "link"
    link.symlink_to(folder)
    for target in (link, tmp_path / "nothing"):
        if target != link:
            target.symlink_to(tmp_path / "not there")
        with pytest.raises((StrangeFileError, SaveExistsError)):
            export_site(league, target)


@pytest.mark.parametrize(
    "mark",
    [
        "", "[]", "{", '{"league": 1, "files": {}}', "[" * 100_000,
        '{"league": "club", "files": {"../up.html": [["x"], ""], "/etc/passwd": [["x"], ""], "b.html": 3}}',
    ],
)  # fmt: skip
def test_a_mark_is_as_little_to_be_trusted_as_any_file(tmp_path: Path, mark: str) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / MARK).write_text(mark)
    (folder / "b.html").write_text("mine")
    (tmp_path / "up.html").write_text("mine")
    with pytest.raises(SaveExistsError):
        write_site([Leaf("b.html", lambda: "ours")], folder, "club")
    assert known_keys(folder) == {}
    assert (folder / "b.html").read_text() == (tmp_path / "up.html").read_text() == "mine"


def test_an_export_can_be_stopped(league: Office, tmp_path: Path) -> None:
    with pytest.raises(CancelledError):
        export_site(league, tmp_path / "site", lambda done, _total: done < 5)
    assert list(tmp_path.iterdir()) == []
