"""The book of a season: whole, the same bytes each time, in both languages, and of no season there is not."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from ringside_manager.errors import CancelledError, UsageError
from ringside_manager.language import LANGUAGE, translated
from ringside_manager.odds.review_curve import CurvePoint, Effort
from ringside_manager.office.office import Office
from ringside_manager.printed import BoutLine, Columns, Cover, Document, Heading, Telling, typeset
from ringside_manager.printed.book import curve_drawing, season_book
from tests.cli.calling import in_a_process

LITTLE = Effort(bouts=20, probes=20, samples=2, again=2, dearest=1)


@pytest.fixture(scope="module")
def league(tmp_path_factory: pytest.TempPathFactory) -> Path:
    save = tmp_path_factory.mktemp("book") / "club.ringside"
    founded = in_a_process("new", save, "--managers", "ai:Ann,ai:*Bob*,ai:#eval(1)", "--seed", 5)
    assert founded.code == 0, founded.err
    played = in_a_process("season", save, "--nights", 13, "--seed", 5)
    assert played.code == 0, played.err
    return save


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chances out of the air: working them out is tried elsewhere, and takes seconds."""
    points = tuple(CurvePoint(100 * at, 1 + at, 0, chance) for at, chance in enumerate((0.5, 0.8, 0.3, 1.0)))
    monkeypatch.setattr(
        "ringside_manager.odds.review.review_curve", lambda *_, **__: SimpleNamespace(points=points)
    )


def book_of(save: Path) -> Document:
    with Office.open(save, read_only=True) as office:
        return season_book(office, save.stem, effort=LITTLE)


@pytest.mark.usefixtures("quick")
def test_a_season_is_a_book(league: Path) -> None:
    book = book_of(league)
    headings = [part.text for part in book.parts if isinstance(part, Heading) and part.level == 1]
    assert headings[:3] == ["Contents", "The race", "Turning points"]
    assert {"Bout of the season", "Awards", "Records of the season", "Tables"} <= set(headings)
    assert isinstance(book.parts[0], Cover)
    assert "the season goes on" in book.parts[0].lines[-1]
    (told,) = [part for part in book.parts if isinstance(part, Columns)]
    assert all(one.lines for one in told.parts)
    assert any(isinstance(part, Telling) for part in book.parts)
    assert all(part.code for part in book.parts if isinstance(part, BoutLine))
    assert typeset(book) == typeset(book_of(league))


@pytest.mark.usefixtures("quick")
def test_a_book_speaks_german(league: Path) -> None:
    with LANGUAGE.spoken_here("de"):
        book = book_of(league)
        made = typeset(book)
        headings = [str(translated(part.text)) for part in book.parts if isinstance(part, Heading)]
    assert {"Das Rennen", "Wendepunkte", "Kampf der Saison"} <= set(headings)
    assert made.startswith(b"%PDF-")
    assert b"/Lang" in made


def test_there_is_no_book_of_no_season(league: Path) -> None:
    with Office.open(league, read_only=True) as office, pytest.raises(UsageError, match="allowed are 1 to 1"):
        season_book(office, "club", 7)


def test_the_curve_is_drawn_within_its_frame() -> None:
    points = [CurvePoint(at, 1 + at // 3, at, chance) for at, chance in enumerate((0.5, 0.0, 1.0, 0.25, 0.9))]
    drawn = curve_drawing(points)
    pairs = re.findall(r"(-?\d+\.\d) (-?\d+\.\d)", drawn)
    assert all(0 <= float(x) <= 640 and 0 <= float(y) <= 96 for x, y in pairs)
    assert drawn.count("<text") == 3 + 2
    assert curve_drawing([replace(points[0])]).startswith("<svg")


def test_a_book_can_be_stopped(league: Path) -> None:
    told: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> bool:
        told.append((done, total))
        return len(told) < 3

    with Office.open(league, read_only=True) as office, pytest.raises(CancelledError):
        season_book(office, "club", effort=LITTLE, progress=progress)
    assert all(0 <= done <= total for done, total in told)


@pytest.mark.slow
def test_the_chances_of_a_book_are_the_same_each_time(league: Path) -> None:
    assert typeset(book_of(league)) == typeset(book_of(league))
