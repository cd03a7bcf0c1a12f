"""What is printed: every sheet of every system, names as they are written, the same bytes each time."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout import registry
from ringside_manager.errors import NoSaveError, UsageError
from ringside_manager.fighters.sets import load_set
from ringside_manager.office.office import Office
from ringside_manager.printed import (
    BoutCode,
    BoutLine,
    Document,
    Heading,
    Paper,
    Paragraph,
    league_of,
    read_code,
    typeset,
)
from ringside_manager.printed.sheets import What, action_cards, blank_sheets, night_sheets, set_cards
from tests.slow import each

SYSTEMS = ("ringside", "quest", "control", "glory_days", "title_bout")
BLANK = (What.BOUT_SHEETS, What.SCORE_SHEETS, What.JUDGES_CARDS)


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_has_its_sheets(system: str) -> None:
    engine = registry.get(system)
    for what in BLANK:
        made = typeset(blank_sheets(engine, None, what), Paper.LETTER)
        assert made.startswith(b"%PDF-")
        assert 1 <= pages(made) <= 3, what
    fighters = load_set("heavyweights").fighters[:7]
    for what, sheets in ((What.CARDS, range(1, 3)), (What.BLANK_CARDS, range(1, 2))):
        assert pages(typeset(set_cards(fighters, engine, "Set", what), Paper.LETTER)) in sheets


def test_cards_grow_where_a_name_needs_the_room() -> None:
    """The widest names a fighter can have push cards apart instead of being cut off."""
    engine = registry.get("control")
    fighters = load_set("heavyweights").fighters[:10]
    wide = [replace(one, name=f"{'W' * 62}{place:02}") for place, one in enumerate(fighters)]
    usual, grown = (pages(typeset(set_cards(men, engine, "Set", What.CARDS))) for men in (fighters, wide))
    assert grown > usual


def test_the_same_values_are_the_same_bytes() -> None:
    document = blank_sheets(registry.get("quest"), 4, What.SCORE_SHEETS)
    assert typeset(document) == typeset(document)
    assert typeset(document) != typeset(document, Paper.LETTER)


def test_title_bout_has_a_hundred_action_cards_and_dice_have_none() -> None:
    (cards,) = action_cards(registry.get("title_bout")).parts
    assert len(cards.cards) == 100  # type: ignore[union-attr]  # it is the part with the cards
    with pytest.raises(UsageError, match="played with dice"):
        action_cards(registry.get("quest"))


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="no pdftotext here")
@pytest.mark.parametrize(
    "name",
    ['#eval("1+1")', "*x* _y_ $z$", "= Heading", "</text>\\u{41}", "- a -- b ~ c", "@ref <label> `raw`"],
)
def test_a_name_prints_as_it_is(name: str, tmp_path: Path) -> None:
    line = BoutLine(name, "Bob", "against", name, told=name)
    file = tmp_path / "x.pdf"
    file.write_bytes(typeset(Document(name, name, (Heading(name), line, Paragraph(name)))))
    text = subprocess.run(["pdftotext", str(file), "-"], capture_output=True, check=True, text=True).stdout
    assert " ".join(text.split()).count(name) == 6


@given(st.text(max_size=60))
def test_no_text_stops_the_press(name: str) -> None:
    line = BoutLine(name, name, "against", name)
    assert typeset(Document(name, name, (Heading(name), line, Paragraph(name)))).startswith(b"%PDF-")


@given(
    st.text(min_size=1, max_size=40).filter(lambda t: not set(t) & set("/\\\0") and not t.startswith(".")),
    st.integers(1, 10**8),
)
def test_a_code_says_its_bout(league: str, bout: int) -> None:
    try:
        league.encode()
    except UnicodeEncodeError:
        return
    code = BoutCode(league, bout)
    assert read_code(code.word) == code
    assert code.word.isascii()


@each("text", [
        "", "ringside:", "ringside:a", "ringside:a/0", "ringside:../a/1", "ringside:%2E%2E%2Fa/1",
        "ringside:%ff/1", "ringside:a/1/2",
    ])  # fmt: skip
def test_what_is_no_code_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no code of a bout"):
        read_code(text)
    with pytest.raises(NoSaveError, match="no league"):
        league_of(BoutCode("nowhere", 1), tmp_path)


@pytest.fixture
def league(tmp_path: Path, repository: Path) -> Path:
    save = tmp_path / "club.ringside"
    shutil.copy(repository / "tests" / "golden_saves" / "0.8.ringside", save)
    return save


def test_a_night_is_printed(league: Path) -> None:
    with Office.open(league, read_only=True) as office:
        for what in (What.BILL, *BLANK, What.RESULTS):
            document = night_sheets(office.books, "club", 1, what)
            lines = [part for part in document.parts if isinstance(part, BoutLine)]
            assert [line.word for line in lines] == sorted(line.word for line in lines)
            assert len(lines) == 4
            assert all(line.code.startswith("<svg") for line in lines)
            assert all(bool(line.told) == (what is What.RESULTS) for line in lines)
        with pytest.raises(UsageError, match="no bouts"):
            night_sheets(office.books, "club", 121, What.BILL)
        assert typeset(night_sheets(office.books, "club", 1, What.BILL)).startswith(b"%PDF-")
