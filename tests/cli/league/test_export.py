"""The almanac of a league: tables, pages, one document; hostile names stay text."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ringside_manager.almanac.site import MARK
from ringside_manager.almanac.site.folder import POLICY
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.orders import BidForDate, OfferBout
from ringside_manager.files import new_folder
from ringside_manager.office.office import Office
from tests.cli.calling import Call
from tests.office.clubs import club, founding, play

HOSTILE = (
    '<script>alert("x")</script>', "=1+1", "@SUM(A1)", "O'Neil & Sons", "{{ 7 * 7 }}", "../../up", "Łukasz", "CON",
)  # fmt: skip


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A league whose fighters have the worst of names, thirty nights old."""
    path = tmp_path_factory.mktemp("hostile") / "club.ringside"
    plain = founding(("<b>Ann", "=Bob"), size=4)
    named = tuple(replace(man, name=name) for man, name in zip(plain.fighters, HOSTILE, strict=False))
    with club(path, replace(plain, fighters=named), 30):
        return path


class Text(HTMLParser):
    """The text and the links of a page; scripts would show as tags."""

    def __init__(self) -> None:
        super().__init__()
        self.told, self.policy = "", ""
        self.links, self.tags = list[str](), set[str]()

    def handle_data(self, data: str) -> None:
        self.told += data

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if dict(attrs).get("http-equiv") == "Content-Security-Policy":
            self.policy = dict(attrs)["content"] or ""
        self.links += [value for name, value in attrs if name == "href" and value]


def parsed(page: Path) -> Text:
    reader = Text()
    reader.feed(page.read_text(encoding="utf-8"))
    return reader


def test_pages_show_names_as_text_and_link_to_each_other(hostile: Path, call: Call, tmp_path: Path) -> None:
    done = call("export", hostile, tmp_path / "out", "--format", "html")
    files = sum(path.is_file() and path.name != MARK for path in (tmp_path / "out").rglob("*"))
    assert (done.code, done.out) == (0, f"{files} files in {tmp_path / 'out'}.\n")
    pages = sorted((tmp_path / "out").rglob("*.html"))
    assert len(pages) > 60
    text = ""
    for page in pages:
        reader = parsed(page)
        assert "b" not in reader.tags
        assert reader.policy == POLICY
        for link in reader.links:
            assert link.startswith("#") or (page.parent / link).resolve().is_file(), link
        text += reader.told
    for name in (*HOSTILE, "<b>Ann", "=Bob"):
        assert name in text, name


def test_a_name_adds_no_tag_to_a_page(hostile: Path, call: Call, tmp_path: Path) -> None:
    """The same league under harmless names has pages with the same tags."""
    with club(tmp_path / "plain.ringside", founding(("Ann", "Bob"), size=4), 30):
        pass
    tags: dict[Path, set[str]] = {}
    for league in (hostile, tmp_path / "plain.ringside"):
        out = tmp_path / f"{league.stem}-{len(tags)}"
        assert call("export", league, out, "--format", "html").code == 0
        tags[league] = {tag for page in out.rglob("*.html") for tag in parsed(page).tags}
    assert tags[hostile] == tags[tmp_path / "plain.ringside"]


def test_tables_are_read_as_they_were_written(hostile: Path, call: Call, tmp_path: Path) -> None:
    assert call("export", hostile, tmp_path / "out", "--format", "csv").code == 0
    tables = {
        path.name: list(csv.DictReader(io.StringIO(path.read_text(encoding="utf-8"))))
        for path in (tmp_path / "out").iterdir()
    }
    assert {row["name"] for row in tables["fighters.csv"]} == {
        name if name[0] not in "=@" else f"'{name}" for name in HOSTILE
    }
    with Office.open(hostile, read_only=True) as office:
        books = office.books
        assert len(tables["bouts.csv"]) == len(books.bouts)
        assert len(tables["ledger.csv"]) == len(books.ledger)
        assert len(tables["news.csv"]) == len(books.news)
        cents = sum(round(100 * float(row["amount"])) for row in tables["ledger.csv"])
        assert cents == sum(manager.balance_cents for manager in books.managers.values())
        reigns = [reign for division in books.divisions.values() for reign in division.reigns]
        assert len(tables["titles.csv"]) == len(reigns) > 0
    assert all(None not in row for rows in tables.values() for row in rows)


def test_the_database_holds_what_the_tables_hold(hostile: Path, call: Call, tmp_path: Path) -> None:
    assert call("export", hostile, tmp_path / "csv", "--format", "csv").code == 0
    done = call("export", hostile, tmp_path / "sql", "--format", "sqlite")
    assert (done.code, done.out) == (0, f"1 file in {tmp_path / 'sql'}.\n")
    with closing(sqlite3.connect(tmp_path / "sql" / "league.sqlite")) as database:
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        assert names == {path.stem for path in (tmp_path / "csv").iterdir()}
        for name in names:
            found = database.execute(f'SELECT * FROM "{name}"')
            with (tmp_path / "csv" / f"{name}.csv").open(encoding="utf-8", newline="") as file:
                headings, *lines = csv.reader(file)
            assert [column for column, *_ in found.description] == headings
            kept = [["" if cell is None else str(cell) for cell in row] for row in found]
            assert [[cell.removeprefix("'") for cell in line] for line in lines] == kept
        assert {kind for (kind,) in database.execute("SELECT DISTINCT typeof(amount) FROM ledger")} <= {
            "real",
            "integer",
        }
        question = "SELECT sum(amount) FROM ledger JOIN bouts USING (bout) WHERE winner IN ('red', 'blue')"
        assert database.execute(question).fetchone()[0] > 0
        assert database.execute("SELECT name FROM fighters WHERE name = '=1+1'").fetchall() == [("=1+1",)]


def test_the_document_holds_the_pages_of_everybody(hostile: Path, call: Call, tmp_path: Path) -> None:
    assert call("export", hostile, tmp_path / "out", "--format", "json").code == 0
    document = json.loads((tmp_path / "out" / "league.json").read_text(encoding="ascii"))
    assert document["status"] == call("status", hostile, "--json").document
    assert document["ledger"] == call("ledger", hostile, "--json").document
    (page,) = (page for page in document["fighters"] if page["name"] == "=1+1")
    assert page == call("fighter", hostile, "=1+1", "--json").document
    assert set(document) == {
        "status", "managers", "fighters", "bouts", "titles", "tournaments", "ledger", "news", "seasons",
    }  # fmt: skip


@pytest.mark.parametrize("form", ["csv", "html", "json", "sqlite"])
def test_an_almanac_is_the_same_every_time(whole: Path, call: Call, tmp_path: Path, form: str) -> None:
    told = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        assert call("export", whole, tmp_path / name, "--format", form).code == 0
        told.append({path.name: path.read_bytes() for path in (tmp_path / name).rglob("*") if path.is_file()})
    assert told[0] == told[1]
    assert all(
        b"\r" not in content for name, content in told[0].items() if not name.endswith((".sqlite", ".otf"))
    )


def test_a_league_that_has_just_begun_has_an_almanac_too(tmp_path: Path, call: Call) -> None:
    with club(tmp_path / "new.ringside"):
        pass
    for form in ("csv", "html", "json", "sqlite"):
        assert call("export", tmp_path / "new.ringside", tmp_path / form, "--format", form).code == 0


def test_nothing_is_ever_written_over(whole: Path, call: Call, tmp_path: Path) -> None:
    full, file = tmp_path / "full", tmp_path / "file"
    full.mkdir()
    (full / "mine.txt").write_text("mine")
    file.write_text("mine")
    for target in (full, file, Path("/")):
        done = call("export", whole, target, "--format", "csv")
        assert (done.code, "exists already" in done.err) == (1, True), done
    assert call("export", whole, tmp_path / "no" / "where", "--format", "csv").code == 1
    assert call("export", whole, tmp_path / "x", "--format", "pdf").code == 2
    assert call("export", whole, tmp_path / "x").code == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "full"]


def test_a_folder_that_cannot_be_filled_is_not_left_behind(tmp_path: Path) -> None:
    def fill() -> None:
        with new_folder(tmp_path / "out") as part:
            (part / "half.csv").write_text("half")
            raise OSError("disk")

    with pytest.raises(OSError, match="disk"):
        fill()
    assert list(tmp_path.iterdir()) == []


def test_sealed_bids_are_not_in_the_almanac(tmp_path: Path, call: Call) -> None:
    path = tmp_path / "club.ringside"
    options = {"card_cap": "1", "disputes": "auction"}
    with club(path, founding(("Ann", "Bob"), size=4, options=options), 14) as office:
        play(office, 1)
        bid_for_something(office)
    for form in ("csv", "html", "json", "sqlite"):
        assert call("export", path, tmp_path / form, "--format", form).code == 0
        for file in (tmp_path / form).rglob("*"):
            assert not file.is_file() or "12.34" not in file.read_text(encoding="utf-8", errors="replace")


def bid_for_something(office: Office) -> None:
    ann = office.party("Ann")
    mine = office.books.managers[ann.manager or 0].stable
    office.hand_in(OfferBout(40, mine[0], mine[1], Arena.PITS), ann)
    office.hand_in(BidForDate(max(office.books.bouts), 1_234), ann)
